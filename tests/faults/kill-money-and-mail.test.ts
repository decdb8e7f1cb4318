import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { randomFrom } from '../../domain/kernel/random.ts';
import { postgresEventLog } from '../../ops/adapters/event-log/postgres-event-log.ts';
import { postgresVault } from '../../ops/adapters/vault/postgres-vault.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { connect } from './support/connect.ts';
import { cyclesWanted, seedOfRun, timeLimitMs } from './support/cycles.ts';
import { apiClient } from './support/load/api-client.ts';
import { emptyHistory } from './support/load/history.ts';
import { registerLearner } from './support/load/learner.ts';
import { loadOf } from './support/load/load.ts';
import { owe } from './support/load/owe.ts';
import { judgeMail } from './support/oracle/judge-mail.ts';
import { judgeMoney } from './support/oracle/judge-money.ts';
import { type Servers, startServers } from './support/servers.ts';
import { type SlowStripe, startSlowStripe } from './support/slow-stripe.ts';
import { until } from './support/until.ts';
import { watchCheckpoints } from './support/watch-checkpoints.ts';

const secretKey = 'sk_test_CANARY0123456789abcdef';
const reactions = ['pay-back', 'credit-referrers', 'tell-by-mail'];
const mostArrivals = 6;
const longestWaitMs = 300;

const startScene = async () => {
  const stripe = await startSlowStripe(secretKey);
  const smtp = await startSmtpServer({ answersAfterMs: 20 });
  onTestFinished(smtp.close);
  const servers = await startServers(1, {
    STRIPE_PORT: `${stripe.port}`,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_CANARY0123456789abcdef',
    STRIPE_WEBHOOK_SECRET: 'whsec_CANARY_0123456789abcdef',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Boardwell <no-reply@boardwell.example>',
  });
  const pool = new Pool({ connectionString: servers.databaseUrl, max: 4 });
  onTestFinished(() => pool.end());
  return { stripe, smtp, servers, pool };
};

type Scene = {
  readonly stripe: SlowStripe;
  readonly smtp: TestSmtpServer;
  readonly servers: Servers;
  readonly pool: Pool;
};

/** What a dead process took to send is due again after two minutes: these are over. */
const restart = async ({ servers, pool }: Scene): Promise<void> => {
  await pool.query('update auth.mail set due_at = now() where done_at is null');
  await servers.restart(0);
};

/** What the dead process asked for is done only when the next one has asked for it as well. */
const killBeforeItIsDone = async (scene: Scene): Promise<void> => {
  const { stripe, servers } = scene;
  const isAsked = stripe.watch();
  stripe.hold();
  await until('a refund and a credit on their way', isAsked);
  await servers.server(0).kill();
  const isAskedAgain = stripe.watch();
  await restart(scene);
  await until('both asked for again', isAskedAgain);
  stripe.letGo();
};

/** It is done, and whoever asked may not have been told. */
const killBeforeItIsAnswered = async (scene: Scene, chance: number): Promise<void> => {
  const { stripe, smtp, servers } = scene;
  const arrived = () => stripe.asks() + smtp.taken().length;
  const wanted = arrived() + 1 + Math.floor(chance * mostArrivals);
  await until('something to arrive', () => arrived() >= wanted);
  await servers.server(0).kill();
  await restart(scene);
};

const killAtSomeMoment = async (scene: Scene, chance: number): Promise<void> => {
  await sleep(chance * longestWaitMs);
  await scene.servers.server(0).kill();
  await restart(scene);
};

const ways = [killBeforeItIsDone, killBeforeItIsAnswered, killAtSomeMoment];

/** Everything that is due was done, and nothing was put aside. */
const untilNothingIsDue = async ({ pool }: Scene, head: string): Promise<void> => {
  const due = `select from projector.reaction where name = any($1) and position < $2
    union all select from projector.parked
    union all select from auth.mail where done_at is null`;
  await until('all refunds, credits and mails', async () => {
    const { rowCount } = await pool.query(due, [reactions, head]);
    return rowCount === 0;
  });
};

const startOwing = async ({ servers, stripe, pool }: Scene) => {
  const { accountId } = await registerLearner(apiClient(servers.origin, emptyHistory()));
  const log = postgresEventLog({ databaseUrl: servers.databaseUrl });
  onTestFinished(log.close);
  const devices: string[] = [];
  const { books } = stripe;
  const load = loadOf([owe({ log, vault: postgresVault(pool), books, accountId, devices })]);
  load.start();
  return { log, devices, load };
};

it(
  'gives every refund and credit once, and tells by one mail, however often the process is killed',
  async () => {
    const scene = await startScene();
    const client = await connect(scene.servers.databaseUrl);
    const checkpoints = watchCheckpoints(await connect(scene.servers.databaseUrl));
    const { log, devices, load } = await startOwing(scene);
    const random = randomFrom(seedOfRun);
    for (let cycle = 0; cycle < cyclesWanted; cycle += 1) {
      await ways[cycle % ways.length]?.(scene, random());
    }
    await load.pause();
    await untilNothingIsDue(scene, await log.head());
    await checkpoints.stop();
    const money = await judgeMoney(client, scene.stripe.books);
    const mail = judgeMail(devices, scene.smtp.taken());
    const done = `${money.refunds} refunds, ${money.credits} credits, ${devices.length} mails`;
    console.log(`${cyclesWanted} kills: ${done}, ${mail.again} sent again, seed ${seedOfRun}`);
    expect([...money.findings, ...mail.findings], `FAULT_SEED=${seedOfRun}`).toEqual([]);
    expect(checkpoints.backward).toEqual([]);
    expect(Math.min(money.refunds, money.credits)).toBeGreaterThan(cyclesWanted);
  },
  timeLimitMs,
);

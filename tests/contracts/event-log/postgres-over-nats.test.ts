import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { type NatsHub, natsHub } from '../../../ops/adapters/bus/nats/nats-hub.ts';
import {
  type PostgresEventLog,
  postgresEventLog,
} from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { natsServersIn } from '../../../ops/configuration/nats-servers.ts';
import { type NatsServer, natsServer, noNatsServer } from '../../support/nats-server.ts';
import { facts, idsOf, newStream, newType } from './facts.ts';
import { openPostgresLog, type PostgresLogUnderTest } from './open-postgres-log.ts';

const wait = { timeout: 10_000, interval: 5 } as const;
/** Nothing here is found by looking again, unless a test asks for that. */
const neverMs = 3_600_000;
const installation = 'test';

describe.skipIf(noNatsServer)('a reader of the log in Postgres whose hints come by NATS', () => {
  let under: PostgresLogUnderTest;
  let server: NatsServer;
  let hubs: readonly [NatsHub, NatsHub];
  let writer: PostgresEventLog;
  beforeAll(async () => {
    server = await natsServer();
    await server.start();
    const servers = natsServersIn(server.url);
    if (!servers) throw new Error('No address of NATS');
    const silent = { onAway: () => undefined, onBack: () => undefined };
    const hub = () => natsHub({ servers, installation, ...silent });
    hubs = [hub(), hub()];
    under = await openPostgresLog({ idleMs: neverMs, channel: hubs[0].channel('log') });
    writer = postgresEventLog({ databaseUrl: under.databaseUrl, channel: hubs[1].channel('log') });
  });
  afterAll(async () => {
    await writer.close();
    await under.close();
    await Promise.all(hubs.map((hub) => hub.close()));
    await server.kill();
  });

  const follow = async (log: PostgresEventLog, { onTestFinished }: TestContext) => {
    const stop = new AbortController();
    const type = newType();
    const seen: string[] = [];
    const after = await log.head();
    const reading = (async () => {
      const wanted = { after, types: [type], signal: stop.signal };
      for await (const { events } of log.subscribe(wanted)) seen.push(...idsOf(events));
    })();
    onTestFinished(() => {
      stop.abort();
      return reading;
    });
    return { seen, type };
  };

  const append = async (type: string): Promise<string[]> => {
    const events = facts(2, { type });
    await writer.append({ stream: newStream(), events, expected: 'none' });
    return idsOf(events);
  };

  it('hears at once what another process appends', async (context) => {
    const { seen, type } = await follow(under.log, context);
    const expected: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      expected.push(...(await append(type)));
      await expect.poll(() => seen, wait).toEqual(expected);
    }
  });

  it('misses nothing that was appended while NATS was away', async (context) => {
    const { seen, type } = await follow(under.log, context);
    await server.kill();
    await expect.poll(hubs[1].isAway, wait).toBe(true);
    const expected = await append(type);
    await server.start();
    await expect.poll(() => seen, wait).toEqual(expected);
  });

  it('finds by looking again what no hint told it', async (context) => {
    const log = postgresEventLog({
      databaseUrl: under.databaseUrl,
      idleMs: 100,
      channel: { send: async () => undefined, hear: async () => undefined },
    });
    context.onTestFinished(log.close);
    const { seen, type } = await follow(log, context);
    const expected = await append(type);
    await expect.poll(() => seen, wait).toEqual(expected);
  });

  it('reads each event once and in order, whatever is forged, doubled or late', async (context) => {
    await expect.poll(hubs[0].isAway, wait).toBe(false);
    // One of its own: a connection that outlived the server of an earlier test may not be back yet.
    const forger = await connect({ servers: server.url });
    context.onTestFinished(() => forger.close());
    const { seen, type } = await follow(under.log, context);
    const subject = `boardwell.${installation}.log`;
    const texts = ['', 'made up', '9'.repeat(10_000), '{"position":"99999999999999999999"}'];
    const expected: string[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      for (const text of texts) forger.publish(subject, text);
      expected.push(...(await append(type)));
      for (const text of texts.toReversed()) forger.publish(subject, text);
    }
    await expect.poll(() => seen, wait).toEqual(expected);
  });
});

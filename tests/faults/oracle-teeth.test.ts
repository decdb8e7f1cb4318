import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withClient } from '../../ops/postgres/embedded/connection.ts';
import { projections } from '../../projectors/all.ts';
import { hunt } from './support/hunt.ts';
import { hoard } from './support/load/study.ts';
import { judge } from './support/oracle/judge.ts';
import type { Verdict } from './support/oracle/verdict.ts';
import { startScene } from './support/scene.ts';
import { type ServerScene, startServerScene } from './support/server-scene.ts';
import { until, untilAcknowledged } from './support/until.ts';
import { spawnVictim } from './support/victims/spawn-victim.ts';

const loadMs = 200;
const mostCycles = 20;

const statement = (url: string, text: string) => withClient(url, (client) => client.query(text));

const killServer = async (scene: ServerScene): Promise<Verdict> => {
  const { server, load, history, appenders } = scene;
  load.start();
  await sleep(loadMs);
  const killed = server.pid();
  process.kill(killed, 'SIGKILL');
  await until('another Postgres', () => server.pid() !== killed);
  await untilAcknowledged(history, appenders);
  await load.pause();
  return judge({ databaseUrl: server.url, history, projections: [] });
};

describe('an appender', () => {
  it('loses nothing on a server that does not flush by default', async () => {
    const scene = await startServerScene();
    const { server, history } = scene;
    await statement(server.adminUrl, 'alter role boardwell set synchronous_commit = off');
    const lost = await hunt({
      what: 'synchronous_commit off by default',
      history,
      prey: 'lost',
      mostCycles: 3,
      cycle: () => killServer(scene),
    });
    expect(lost).toEqual([]);
  });
});

describe('the oracle sees', () => {
  it('what an appender loses that does not wait for the disk', async () => {
    const scene = await startServerScene();
    const { server, history } = scene;
    await statement(
      server.url,
      `create function log.do_not_wait() returns trigger language plpgsql as $$
       begin
         perform set_config('synchronous_commit', 'off', true);
         return null;
       end $$;
       create trigger do_not_wait after insert on log.event
         for each statement execute function log.do_not_wait()`,
    );
    const lost = await hunt({
      what: 'synchronous_commit off in the append',
      history,
      prey: 'lost',
      mostCycles,
      cycle: () => killServer(scene),
    });
    expect(lost).not.toEqual([]);
  });

  it('what a projector forgets that notes its checkpoint before its rows', async () => {
    const { server, history, load } = await startServerScene();
    const environment = { DATABASE_URL: server.url };
    const spawn = () => spawnVictim({ script: 'projector', environment });
    let projector = await spawn();
    onTestFinished(() => projector.kill());
    const wrong = await hunt({
      what: 'checkpoint before rows',
      history,
      prey: 'wrong',
      mostCycles,
      cycle: async () => {
        load.start();
        await sleep(loadMs);
        await projector.kill();
        await load.pause();
        projector = await spawn();
        return judge({ databaseUrl: server.url, history, projections });
      },
    });
    expect(wrong).not.toEqual([]);
  });

  it('what is done twice for a client that forgets what it called its wish', async () => {
    const scene = await startScene({ forgetsKeys: true, script: hoard });
    const { history, load } = scene;
    const doubled = await hunt({
      what: 'a new key for every try',
      history,
      prey: 'doubled',
      mostCycles,
      cycle: async () => {
        load.start();
        await sleep(loadMs);
        await scene.killProduct();
        await load.pause();
        return scene.judge();
      },
    });
    expect(doubled).not.toEqual([]);
  });
});

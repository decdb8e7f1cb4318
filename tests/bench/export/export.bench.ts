import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { eventsPerQuiz, generateLog } from '../rebuild/generate-log.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn } from '../support/rounds.ts';

const rounds = 5;
const wanted = 1_000_000;

type Finished = { readonly seconds: number; readonly memory: number };

const oneRound = async (name: string, url: string, folder = ''): Promise<Finished> => {
  const child = fork(new URL('export-process.ts', import.meta.url), [name, url, folder], {
    // What the command gives to Node.
    execArgv: ['--max-semi-space-size=16'],
  });
  const [[finished]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  return finished as Finished;
};

/** A million events as Parquet by day and type, beside a read that does nothing. */
export const exportBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  await migrateToLatest(server.url);
  const pool = new Pool({ connectionString: server.url, max: 2 });
  const events = await generateLog(pool, Math.ceil(wanted / eventsPerQuiz));
  await pool.end();

  // Kept until the end: what a file system still has to clear away would be measured with the next round.
  const folders: string[] = [];
  let most = 0;
  const measured = await inTurn(
    [
      {
        name: 'export',
        round: async () => {
          const folder = await mkdtemp(join(tmpdir(), 'boardwell-export-'));
          folders.push(folder);
          const { seconds, memory } = await oneRound('export', server.url, folder);
          most = Math.max(most, memory);
          return events / seconds;
        },
      },
      {
        name: 'bare read',
        round: async () => events / (await oneRound('bare read', server.url)).seconds,
      },
    ],
    rounds,
  );
  await server.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));

  const of = (name: string) => measured.get(name) ?? Number.NaN;
  print(
    `  ${figure(events)} events   export ${figure(of('export'))}/s   bare read ${figure(of('bare read'))}/s`,
  );
  return [
    {
      name: 'export to Parquet: against a bare read',
      measured: of('export') / of('bare read'),
      goal: 0.4,
      wants: 'at least',
      unit: '×',
    },
    {
      name: 'export to Parquet: events a second',
      measured: of('export'),
      goal: 100_000,
      wants: 'at least',
      unit: '/s',
    },
    {
      name: 'export to Parquet: memory',
      measured: most,
      goal: 500,
      wants: 'at most',
      unit: ' MB',
    },
  ];
};

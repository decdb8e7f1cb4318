import { Pool } from 'pg';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { projections } from '../../../projectors/all.ts';
import { oneRound } from '../rebuild/contestants.ts';
import { eventsPerQuiz, generateLog } from '../rebuild/generate-log.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn } from '../support/rounds.ts';

const rounds = 3;
const wanted = 1_000_000;

/** As a backup of long ago: the tables of today, and nothing in them. */
const setBack = async (pool: Pool): Promise<void> => {
  for (const { table } of projections) await pool.query(`truncate read."${table}"`);
  await pool.query(`update projector.checkpoint set position = ''`);
};

/** All read models a million events behind, in turn with a rebuild of all of them. */
export const catchUpBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  await migrateToLatest(server.url);
  const pool = new Pool({ connectionString: server.url, max: 2 });
  await oneRound('rebuild all', server.url);
  const events = await generateLog(pool, Math.ceil(wanted / eventsPerQuiz));
  let most = 0;
  const perSecond = async (name: 'catch up' | 'rebuild all'): Promise<number> => {
    const { seconds, memory } = await oneRound(name, server.url);
    if (name === 'catch up') most = Math.max(most, memory);
    return events / seconds;
  };
  const measured = await inTurn(
    [
      {
        name: 'catch up',
        round: async () => {
          await setBack(pool);
          return perSecond('catch up');
        },
      },
      { name: 'rebuild', round: () => perSecond('rebuild all') },
    ],
    rounds,
  );
  await pool.end();
  await server.stop();
  const of = (name: string) => measured.get(name) ?? Number.NaN;
  print(
    `  ${figure(events)} events   caught up ${figure(of('catch up'))}/s   rebuilt ${figure(of('rebuild'))}/s`,
  );
  return [
    {
      name: 'catching up of all read models: against their rebuild',
      measured: of('catch up') / of('rebuild'),
      goal: 0.5,
      wants: 'at least',
      unit: '×',
    },
    {
      name: 'catching up of all read models: memory',
      measured: most,
      goal: 400,
      wants: 'at most',
      unit: ' MB',
    },
  ];
};

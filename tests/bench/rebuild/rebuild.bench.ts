import { Pool } from 'pg';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn } from '../support/rounds.ts';
import { oneRound } from './contestants.ts';
import { eventsPerQuiz, generateLog } from './generate-log.ts';
import { storeAgain } from './store-again.ts';

const rounds = 5;
const wanted = 1_000_000;

/** All read models of learners together over a million events, beside a read that does nothing. */
export const rebuildBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  await migrateToLatest(server.url);
  const pool = new Pool({ connectionString: server.url, max: 2 });
  const events = await generateLog(pool, Math.ceil(wanted / eventsPerQuiz));
  await pool.end();

  let most = 0;
  const measured = await inTurn(
    [
      {
        name: 'rebuild',
        round: async () => {
          const { seconds, memory } = await oneRound('rebuild', server.url);
          most = Math.max(most, memory);
          return events / seconds;
        },
      },
      {
        name: 'bare read',
        round: async () => events / (await oneRound('bare read', server.url)).seconds,
      },
      { name: 'stored again', round: () => storeAgain(server.url) },
    ],
    rounds,
  );
  await server.stop();

  const of = (name: string) => measured.get(name) ?? Number.NaN;
  print(
    `  ${figure(events)} events   rebuild ${figure(of('rebuild'))}/s   bare read ${figure(of('bare read'))}/s`,
  );
  const readSeconds = events / of('bare read');
  const bound = readSeconds / (readSeconds + of('stored again'));
  print(
    `  The server alone stores, indexes and sums up the rows in ${of('stored again').toFixed(1)} s: after the read, that alone is ${bound.toFixed(2)} × of a bare read`,
  );
  return [
    {
      name: 'rebuild of the learner models: against a bare read',
      measured: of('rebuild') / of('bare read'),
      goal: 0.6,
      wants: 'at least',
      unit: '×',
    },
    {
      name: 'rebuild of the learner models: events a second',
      measured: of('rebuild'),
      goal: 100_000,
      wants: 'at least',
      unit: '/s',
    },
    {
      name: 'rebuild of the learner models: memory',
      measured: most,
      goal: 400,
      wants: 'at most',
      unit: ' MB',
    },
  ];
};

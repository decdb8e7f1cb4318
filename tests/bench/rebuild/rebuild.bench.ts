import { Pool } from 'pg';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { postgresReadModels } from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { projections } from '../../../projectors/all.ts';
import { rebuild } from '../../../projectors/runtime/rebuild/rebuild.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn } from '../support/rounds.ts';
import { bareRead } from './bare-read.ts';
import { eventsPerQuiz, generateLog } from './generate-log.ts';

const rounds = 5;
const wanted = 1_000_000;
const learnerModels = ['progress', 'quiz-history', 'topic-mastery', 'attempts', 'item-exposure'];

const megabyte = 1024 * 1024;

/** Keeps the most memory the process was seen to hold, in MB. */
const watchMemory = () => {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss() / megabyte);
  };
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
};

/** All read models of learners together over a million events, beside a read that does nothing. */
export const rebuildBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  await migrateToLatest(server.url);
  const pool = new Pool({ connectionString: server.url, max: 2 });
  const events = await generateLog(pool, Math.ceil(wanted / eventsPerQuiz));
  await pool.end();

  const log = postgresEventLog({ databaseUrl: server.url });
  const { store, shadows, close } = postgresReadModels(server.url);
  const chosen = projections.filter(({ name }) => learnerModels.includes(name));
  const world = { log, history: log.readBulk, store, shadows, report: () => undefined };
  const rebuildOnce = async (): Promise<number> => {
    const began = performance.now();
    await rebuild(world, { projections: chosen });
    return (events / (performance.now() - began)) * 1000;
  };

  const memory = watchMemory();
  const measured = await inTurn(
    [
      { name: 'rebuild', round: rebuildOnce },
      { name: 'bare read', round: () => bareRead(server.url) },
    ],
    rounds,
  );
  const most = memory();
  await close();
  await log.close();
  await server.stop();

  const of = (name: string) => measured.get(name) ?? Number.NaN;
  print(
    `  ${figure(events)} events   rebuild ${figure(of('rebuild'))}/s   bare read ${figure(of('bare read'))}/s`,
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
      goal: 600,
      wants: 'at most',
      unit: ' MB',
    },
  ];
};

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Pool } from 'pg';
import type { MetricLine } from '../../../domain/contracts/metrics.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { eventsPerQuiz, generateLog } from '../rebuild/generate-log.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn } from '../support/rounds.ts';

const rounds = 5;
const wanted = 1_000_000;
const goalSeconds = 15;
const goalMb = 500;

type Finished = {
  readonly seconds: number;
  /** The most that the process itself held. */
  readonly memoryMb: number;
  readonly last?: MetricLine;
};

const oneRound = async (name: string, url: string): Promise<Finished> => {
  const child = fork(new URL('metric-process.ts', import.meta.url), [name, url]);
  const [[finished]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  return finished as Finished;
};

/** One run: seconds, and the most that both processes held, each at its worst moment. */
const oneMetric = async (url: string, events: number) => {
  const { seconds, memoryMb, last } = await oneRound('metric', url);
  if (last?.kind !== 'done' || last.events !== events) {
    throw new Error(`The metric ended with ${JSON.stringify(last)?.slice(0, 300)}`);
  }
  return { seconds, memoryMb: memoryMb + last.memoryMb };
};

/** A metric over a million events, in its sealed process, beside a read that does nothing. */
export const metricBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  await migrateToLatest(server.url);
  const pool = new Pool({ connectionString: server.url, max: 2 });
  const events = await generateLog(pool, Math.ceil(wanted / eventsPerQuiz));
  await pool.end();

  let memoryMb = 0;
  const measured = await inTurn(
    [
      {
        name: 'metric',
        round: async () => {
          const ran = await oneMetric(server.url, events);
          memoryMb = Math.max(memoryMb, ran.memoryMb);
          return ran.seconds;
        },
      },
      {
        name: 'bare read',
        round: async () => (await oneRound('bare read', server.url)).seconds,
      },
    ],
    rounds,
  );
  await server.stop();

  const seconds = measured.get('metric') ?? Number.NaN;
  const bare = measured.get('bare read') ?? Number.NaN;
  print(
    `  ${figure(events)} events   metric ${figure(seconds)} s, ${figure(events / seconds)}/s   bare read ${figure(bare)} s   ratio ${figure(seconds / bare)}   memory ${figure(memoryMb)} MB`,
  );
  return [
    {
      name: 'a metric over 1,000,000 events',
      measured: (seconds * wanted) / events,
      goal: goalSeconds,
      wants: 'at most',
      unit: ' s',
    },
    {
      name: 'a metric: memory of both processes',
      measured: memoryMb,
      goal: goalMb,
      wants: 'at most',
      unit: ' MB',
    },
  ];
};

import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { type MetricLine, metricFilter } from '../../../domain/contracts/metrics.ts';
import { runMetric } from '../../../ops/analysts/metrics/run-metric.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { openEventLog } from '../../../ops/product/adapters.ts';
import { pagedHistory } from '../../../projectors/runtime/rebuild/history.ts';
import { bareRead } from '../rebuild/bare-read.ts';
import { eventsPerQuiz, generateLog } from '../rebuild/generate-log.ts';
import { benchServer } from '../support/bench-server.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { inTurn } from '../support/rounds.ts';

const rounds = 3;
const wanted = 1_000_000;
const goalSeconds = 15;
const goalMb = 500;
const sampleMs = 50;
const bytesInMb = 1024 * 1024;

/** Every event of the log, to a row for each of 20,000 learners. */
const source = `/** Answers and minutes of each learner. */
export default metric({
  name: 'answers-and-minutes',
  handles: ['PaperIssued', 'AnswerGiven', 'QuizSubmitted'],
  keys: (event) => [event.learner],
  evolve: (row, event) => ({
    papers: (row?.papers ?? 0) + (event.type === 'PaperIssued' ? 1 : 0),
    answers: (row?.answers ?? 0) + (event.type === 'AnswerGiven' ? 1 : 0),
    minutes: (row?.minutes ?? 0) + (event.type === 'QuizSubmitted' ? event.data.timeSpent / 60 : 0),
  }),
  table: (rows) => [{
    learners: rows.length,
    answers: rows.reduce((sum, [, { answers }]) => sum + answers, 0),
  }],
});`;

type Ran = { readonly seconds: number; readonly memoryMb: number };

const megabytes = (): number => process.memoryUsage.rss() / bytesInMb;

/** One run, and the most that both processes held at once. */
const oneRun = async (databaseUrl: string, events: number): Promise<Ran> => {
  const { log, history } = await openEventLog({ databaseUrl, eventStoreUrl: undefined });
  let most = megabytes();
  const sampling = setInterval(() => {
    most = Math.max(most, megabytes());
  }, sampleMs);
  let last: MetricLine | undefined;
  const began = performance.now();
  await runMetric(
    { log, history: history ?? pagedHistory(log) },
    {
      runId: randomUUID(),
      source,
      filter: metricFilter.parse({}),
      limitMs: 10 * 60_000,
      tell: (line) => {
        last = line;
      },
      signal: new AbortController().signal,
    },
  );
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampling);
  await log.close();
  if (last?.kind !== 'done' || last.events !== events) {
    throw new Error(`The metric ended with ${JSON.stringify(last)?.slice(0, 300)}`);
  }
  return { seconds, memoryMb: most + last.memoryMb };
};

/** A metric over a million events, in its sealed process, beside a read that does nothing. */
export const metricBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  await migrateToLatest(server.url);
  const pool = new Pool({ connectionString: server.url, max: 2 });
  const events = await generateLog(pool, Math.ceil(wanted / eventsPerQuiz));
  await pool.end();

  let memoryMb = 0;
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return (performance.now() - began) / 1000;
  };
  const measured = await inTurn(
    [
      {
        name: 'metric',
        round: async () => {
          const ran = await oneRun(server.url, events);
          memoryMb = Math.max(memoryMb, ran.memoryMb);
          return ran.seconds;
        },
      },
      { name: 'bare read', round: () => timed(() => bareRead(server.url)) },
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

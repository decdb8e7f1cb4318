import { randomUUID } from 'node:crypto';
import { type MetricLine, metricFilter } from '../../../domain/contracts/metrics.ts';
import { runMetric } from '../../../ops/analysts/metrics/run-metric.ts';
import { openEventLog } from '../../../ops/product/adapters.ts';
import { pagedHistory } from '../../../projectors/runtime/rebuild/history.ts';
import { bareRead } from '../rebuild/bare-read.ts';

const [name, url = ''] = process.argv.slice(2);

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

const runOnce = async (): Promise<MetricLine | undefined> => {
  const { log, history } = await openEventLog({ databaseUrl: url, eventStoreUrl: undefined });
  let last: MetricLine | undefined;
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
  await log.close();
  return last;
};

// A process of its own for each round, as `npm run replay` is one.
const began = performance.now();
const last = name === 'metric' ? await runOnce() : await bareRead(url);
process.send?.({
  seconds: (performance.now() - began) / 1000,
  // Kilobytes, whatever the platform.
  memoryMb: process.resourceUsage().maxRSS / 1024,
  last,
});
process.disconnect();

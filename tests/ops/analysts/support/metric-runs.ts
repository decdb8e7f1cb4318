import { randomUUID } from 'node:crypto';
import type { MetricFilter, MetricLine } from '../../../../domain/contracts/metrics.ts';
import { metricFilter } from '../../../../domain/contracts/metrics.ts';
import type { Position, RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import type { MetricLog } from '../../../../ops/analysts/metrics/metric-events.ts';
import { runMetric } from '../../../../ops/analysts/metrics/run-metric.ts';

const batchSize = 500;

type LogEntry = Pick<RecordedEvent, 'type' | 'data'> &
  Partial<Pick<RecordedEvent, 'recordedAt' | 'version'>> & {
    readonly learner?: string;
    readonly testMode?: true;
  };

/** A log of these events, by its own port. */
export const logOf = (events: readonly LogEntry[]): MetricLog => {
  const recorded = events.map(
    ({ type, data, version = 1, recordedAt, learner = 'someone', testMode }, index) =>
      ({
        id: randomUUID(),
        type,
        version,
        data,
        meta: {
          actor: learner,
          subject: learner,
          commandId: 'command',
          correlationId: 'test',
          ...(testMode ? { testMode } : {}),
        },
        stream: `made-${learner}`,
        revision: index,
        position: String(index + 1).padStart(20, '0'),
        recordedAt: recordedAt ?? '2026-11-01T10:00:00.000Z',
      }) as unknown as RecordedEvent,
  );
  const head = (recorded.at(-1)?.position ?? '') as Position;
  return {
    log: { head: async () => head },
    history: async function* ({ types, after, upTo }) {
      const asked = recorded.filter(({ position }) => position > after && position <= upTo);
      for (let first = 0; first < asked.length; first += batchSize) {
        const page = asked.slice(first, first + batchSize);
        const wanted = page.filter(({ type }) => types.includes(type));
        yield { events: wanted, upTo: page.at(-1)?.position ?? upTo };
      }
    },
  };
};

type Options = {
  readonly log?: MetricLog;
  readonly filter?: Partial<MetricFilter>;
  readonly limitMs?: number;
  readonly signal?: AbortSignal;
};

const fewAnswers = logOf(
  Array.from({ length: 20 }, (_, index) => ({
    type: 'AnswerGiven',
    data: { itemId: `item-${index % 4}`, seconds: index },
  })),
);

/** Runs a metric to its end, and gives all it told. */
export const ran = async (
  source: string,
  {
    log = fewAnswers,
    filter = {},
    limitMs = 60_000,
    signal = new AbortController().signal,
  }: Options = {},
): Promise<readonly MetricLine[]> => {
  const lines: MetricLine[] = [];
  await runMetric(log, {
    runId: randomUUID(),
    source,
    filter: metricFilter.parse(filter),
    limitMs,
    tell: (line) => void lines.push(line),
    signal,
  });
  return lines;
};

/** How it ended. */
export const ended = async (source: string, options?: Options): Promise<MetricLine | undefined> =>
  (await ran(source, options)).at(-1);

/** A metric that does this at each event, and tells what came of it. */
export const doing = (statements: string): string => `/** What comes of it. */
export default metric({
  name: 'attempt',
  handles: ['AnswerGiven'],
  keys: () => ['all'],
  evolve: () => { ${statements} },
});`;

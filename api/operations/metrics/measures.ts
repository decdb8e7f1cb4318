import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

export type Answered = {
  readonly method: string;
  /** The route's pattern, never the path that was asked for: that may name a person's things. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

type Series = {
  readonly labels: string;
  readonly inBucket: number[];
  count: number;
  seconds: number;
};

const requestLines = ({ labels, inBucket, count, seconds }: Series): string[] => [
  ...bounds.map(
    (bound, i) => `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${inBucket[i]}`,
  ),
  `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
  `http_request_duration_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
  `http_request_duration_seconds_count{${labels}} ${count}`,
];

const gauge = (name: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
];

/** Each look wakes the process, also one that has nothing to do. */
const loopEveryMs = 100;

/** Node tells the time from one look to the next, and nothing before the second. */
const lagOf = (betweenLooksNs: number): number =>
  Number.isNaN(betweenLooksNs) ? 0 : Math.max(0, betweenLooksNs / 1e9 - loopEveryMs / 1000);

/** Counts what the process answers; written out in Prometheus' text format 0.0.4. */
export const measures = () => {
  const byLabels = new Map<string, Series>();
  const loop = monitorEventLoopDelay({ resolution: loopEveryMs });
  loop.enable();

  const seriesOf = ({ method, route, status }: Answered): Series => {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const known = byLabels.get(labels);
    if (known) return known;
    const series: Series = { labels, inBucket: bounds.map(() => 0), count: 0, seconds: 0 };
    byLabels.set(labels, series);
    return series;
  };

  return {
    answered: (answer: Answered): void => {
      const series = seriesOf(answer);
      series.count += 1;
      series.seconds += answer.seconds;
      for (const [i, bound] of bounds.entries()) {
        if (answer.seconds <= bound) series.inBucket[i] = (series.inBucket[i] ?? 0) + 1;
      }
    },

    text: (): string => {
      const { rss, heapUsed } = process.memoryUsage();
      const lines = [
        '# HELP http_request_duration_seconds Time from the request to its answer.',
        '# TYPE http_request_duration_seconds histogram',
        ...[...byLabels.values()].flatMap(requestLines),
        ...gauge('process_resident_memory_bytes', 'Resident memory size.', rss),
        ...gauge('nodejs_heap_used_bytes', 'Used heap.', heapUsed),
        ...gauge(
          'nodejs_eventloop_lag_p99_seconds',
          'Event loop delay, 99th percentile since the start.',
          lagOf(loop.percentile(99)),
        ),
      ];
      return `${lines.join('\n')}\n`;
    },

    stop: (): void => {
      loop.disable();
    },
  };
};
export type Measures = ReturnType<typeof measures>;

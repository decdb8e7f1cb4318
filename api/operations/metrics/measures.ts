import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type Answered = {
  readonly method: string;
  /** The route's pattern, never the path that was asked for: that may name a person's things. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

/** Each look wakes the process, also one that has nothing to do. */
const loopEveryMs = 100;

/** Node tells the time from one look to the next, and nothing before the second. */
const lagOf = (betweenLooksNs: number): number =>
  Number.isNaN(betweenLooksNs) ? 0 : Math.max(0, betweenLooksNs / 1e9 - loopEveryMs / 1000);

type GaugeSpec = { readonly name: string; readonly help: string; readonly tell: () => number };

const gaugeOf = (registry: Registry, { name, help, tell }: GaugeSpec): void => {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => gauge.set(tell()),
  });
};

const cpuSeconds = (registry: Registry): void => {
  const total = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  let before = 0;
  const counter: Counter = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'User and system CPU time of this process.',
    registers: [registry],
    collect: () => {
      const now = total();
      counter.inc(now - before);
      before = now;
    },
  });
};

/** Counts what the process answers, and looks at itself when it is asked. */
export const measures = () => {
  const registry = new Registry();
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: bounds,
    registers: [registry],
  });
  const loop = monitorEventLoopDelay({ resolution: loopEveryMs });
  loop.enable();
  let liveStreams = () => 0;
  const told: readonly GaugeSpec[] = [
    {
      name: 'process_resident_memory_bytes',
      help: 'Resident memory size.',
      tell: () => process.memoryUsage.rss(),
    },
    {
      name: 'process_start_time_seconds',
      help: 'When this process started, in seconds since 1970.',
      tell: () => Math.round(performance.timeOrigin) / 1000,
    },
    {
      name: 'nodejs_heap_used_bytes',
      help: 'Used heap.',
      tell: () => process.memoryUsage().heapUsed,
    },
    {
      name: 'nodejs_eventloop_lag_p99_seconds',
      help: 'Event loop delay, 99th percentile since the start.',
      tell: () => lagOf(loop.percentile(99)),
    },
    {
      name: 'live_streams',
      help: 'Open pages that this process tells of changes.',
      tell: () => liveStreams(),
    },
  ];
  for (const each of told) gaugeOf(registry, each);
  cpuSeconds(registry);

  return {
    registry,
    answered: ({ seconds, ...labels }: Answered): void => answers.observe(labels, seconds),
    /** How many pages are open. */
    countLiveStreams: (count: () => number): void => {
      liveStreams = count;
    },
    stop: (): void => {
      loop.disable();
    },
  };
};
export type Measures = ReturnType<typeof measures>;

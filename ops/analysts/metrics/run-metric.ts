import type { MetricFilter, MetricLine } from '../../../domain/contracts/metrics.ts';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import { percentOf } from '../../../domain/kernel/percent.ts';
import { shareOf } from '../../../domain/kernel/position-share.ts';
import type { StopSignal } from '../../../domain/kernel/stop-signal.ts';
import { metricCsv } from './metric-csv.ts';
import { endings } from './metric-endings.ts';
import { type MetricLog, metricEvents } from './metric-events.ts';
import { MetricFailure } from './metric-failure.ts';
import { type MetricProcess, metricProcess } from './metric-process.ts';
import { definitionIn, tableIn } from './metric-sayings.ts';
import { readMetricSource } from './metric-source.ts';

export type MetricRun = {
  readonly runId: string;
  readonly source: string;
  readonly filter: MetricFilter;
  /** Milliseconds it may take in all. */
  readonly limitMs: number;
  readonly tell: (line: MetricLine) => void;
  /** Aborted when nobody waits for it any more. */
  readonly signal: StopSignal;
};

const tellMs = 250;

/** How far it is, told now and then. */
const teller = ({ tell }: MetricRun, upTo: Position) => {
  const began = performance.now();
  let toldAt = began;
  let position = beforeAll;
  const counts = { events: 0, memoryMb: 0, keys: 0 };
  const seconds = (): number => (performance.now() - began) / 1000;
  const all = () => ({
    ...counts,
    perSecond: Math.round(counts.events / Math.max(0.001, seconds())),
  });
  return {
    seconds,
    all,
    gave: (events: number, reached: Position): void => {
      counts.events += events;
      position = reached;
      if (performance.now() - toldAt < tellMs) return;
      toldAt = performance.now();
      tell({ kind: 'progress', percent: percentOf(shareOf(position, upTo)), ...all() });
    },
    heard: (memoryMb: number, keys?: number): void => {
      counts.memoryMb = Math.max(counts.memoryMb, memoryMb);
      counts.keys = keys ?? counts.keys;
    },
  };
};

/** Gives the process all its events; what it answers meanwhile is heard at the end at the latest. */
const giveEvents = async (
  child: MetricProcess,
  { history, upTo }: { readonly history: MetricLog['history']; readonly upTo: Position },
  {
    wanted,
    gave,
    isOver,
  }: {
    readonly wanted: Parameters<typeof metricEvents>[1];
    readonly gave: (events: number, upTo: Position) => void;
    readonly isOver: () => boolean;
  },
): Promise<void> => {
  for await (const { text, count, upTo: reached } of metricEvents({ history, upTo }, wanted)) {
    if (isOver()) return;
    if (count > 0) await child.write(text);
    gave(count, reached);
  }
  child.end();
};

const runIn = async (
  child: MetricProcess,
  { history }: MetricLog,
  run: MetricRun & { readonly progress: ReturnType<typeof teller>; readonly upTo: Position },
): Promise<void> => {
  const { tell, filter, runId, source, progress, upTo } = run;
  const { about } = readMetricSource(source);
  const { name, handles } = definitionIn((await child.answer('ready')).value);
  tell({ kind: 'started', runId, name, about, handles });
  let isOver = false;
  const answering = child.answer('table').finally(() => {
    isOver = true;
  });
  // Whichever fails first tells why: a process that ended leaves its events unread.
  const giving = giveEvents(
    child,
    { history, upTo },
    {
      wanted: { filter, handles },
      gave: progress.gave,
      isOver: () => isOver,
    },
  );
  const [answer] = await Promise.all([answering, giving]);
  const { table, checksum } = tableIn(answer.value);
  if ('memoryMb' in answer) progress.heard(answer.memoryMb);
  const seconds = Number(progress.seconds().toFixed(2));
  const csv = metricCsv(table);
  tell({ kind: 'done', seconds, checksum, table, csv, ...progress.all() });
};

/**
 * Runs a metric over the log and tells how it goes, up to `done` or `failed`. Throws what the log throws; what
 * the metric does wrong is told, and its process is gone when this resolves.
 */
export const runMetric = async (told: MetricLog, run: MetricRun): Promise<void> => {
  const { over, clear } = endings(run);
  let child: MetricProcess | undefined;
  try {
    const { code } = readMetricSource(run.source);
    const upTo = await told.log.head();
    const progress = teller(run, upTo);
    child = await metricProcess(code, ({ memoryMb, value }) => progress.heard(memoryMb, value));
    await Promise.race([runIn(child, told, { ...run, progress, upTo }), over]);
  } catch (error) {
    if (!(error instanceof MetricFailure)) throw error;
    run.tell({ kind: 'failed', code: error.code, message: error.message });
  } finally {
    clear();
    child?.kill();
  }
};

import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { StopSignal } from '../../../../domain/kernel/stop-signal.ts';
import type { LiveMetric, LiveMetrics } from '../../../../domain/replay/live-metrics.ts';
import type { MetricLog } from '../metric-events.ts';
import { MetricFailure } from '../metric-failure.ts';
import { foldLiveMetric } from './fold-live-metric.ts';
import type { LiveMetricProgress, LiveMetricStore } from './live-metric-store.ts';

/** Milliseconds that one may take for its stretch of the log. */
const usualLimitMs = 60_000;

export type Following = MetricLog & {
  readonly store: LiveMetricStore;
  /** Those that are live now. */
  readonly live: () => Promise<LiveMetrics>;
  /** The file of one; null where it was erased with whoever promoted it. */
  readonly sourceOf: (metric: LiveMetric) => Promise<string | null>;
  readonly limitMs?: number;
  readonly mostEvents?: number;
};

const isParked = ({ tries }: LiveMetric, { failedTry }: LiveMetricProgress): boolean =>
  failedTry !== null && failedTry >= tries;

type Turn = {
  readonly metric: LiveMetric;
  readonly standing: LiveMetricProgress;
  readonly upTo: Position;
  readonly signal: StopSignal;
};

/** Says whether its stretch came to the bound before the end of the log. */
const foldOne = async (
  following: Following,
  { metric, standing, upTo, signal }: Turn,
): Promise<boolean> => {
  const { history, store, sourceOf, limitMs = usualLimitMs, mostEvents } = following;
  try {
    const source = await sourceOf(metric);
    if (source === null) {
      throw new MetricFailure('MetricEnded', 'Its file was erased with whoever promoted it');
    }
    const bound = mostEvents === undefined ? {} : { mostEvents };
    const folding = { history, store, source, standing, upTo, limitMs, signal, ...bound };
    const reached = await foldLiveMetric(folding);
    return reached !== undefined && reached < upTo;
  } catch (error) {
    // What a stop interrupted is no fault of the metric.
    if (!(error instanceof MetricFailure) || signal.aborted) throw error;
    await store.park(metric.metricId, error, metric.tries);
    return false;
  }
};

/**
 * Brings every live metric one stretch further, one after the other. One at fault is parked, and the others go
 * on. Says whether there is more to fold. Throws what the log and the database throw.
 */
export const followOnce = async (following: Following, signal: StopSignal): Promise<boolean> => {
  const { log, store, live } = following;
  const metrics = await live();
  const upTo = await log.head();
  const standings = await store.standings(metrics.map(({ metricId }) => metricId));
  const behind = metrics.flatMap((metric) => {
    const standing = standings.find(({ metricId }) => metricId === metric.metricId);
    if (!standing || isParked(metric, standing)) return [];
    return standing.handles && standing.position >= upTo ? [] : [{ metric, standing }];
  });
  let isMore = false;
  for (const { metric, standing } of behind) {
    if (signal.aborted) return false;
    isMore = (await foldOne(following, { metric, standing, upTo, signal })) || isMore;
  }
  return isMore;
};

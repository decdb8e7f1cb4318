import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { StopSignal } from '../../../../domain/kernel/stop-signal.ts';
import {
  isParked,
  type LiveMetric,
  type LiveMetrics,
} from '../../../../domain/replay/live-metrics.ts';
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

/** What a look at all of them came to. */
export type Look = {
  /** One came to its bound before the end of the log. */
  readonly isMore: boolean;
  /** One waits until somebody asks for another try. */
  readonly isAnyParked: boolean;
};

/** What one of them came to in a look: all that it could do, its bound before the end of the log, or a fault. */
type Stand = 'done' | 'more' | 'parked';

type Turn = {
  readonly metric: LiveMetric;
  readonly standing: LiveMetricProgress;
  readonly upTo: Position;
  readonly signal: StopSignal;
};

const foldOne = async (
  following: Following,
  { metric, standing, upTo, signal }: Turn,
): Promise<Stand> => {
  const { history, store, sourceOf, limitMs = usualLimitMs, mostEvents } = following;
  try {
    const source = await sourceOf(metric);
    if (source === null) {
      throw new MetricFailure('MetricEnded', 'Its file was erased with whoever promoted it');
    }
    const bound = mostEvents === undefined ? {} : { mostEvents };
    const folding = { history, store, source, standing, upTo, limitMs, signal, ...bound };
    const reached = await foldLiveMetric(folding);
    return reached !== undefined && reached < upTo ? 'more' : 'done';
  } catch (error) {
    // What a stop interrupted is no fault of the metric.
    if (!(error instanceof MetricFailure) || signal.aborted) throw error;
    await store.park(metric.metricId, error, metric.tries);
    return 'parked';
  }
};

const followOne = async (following: Following, turn: Turn): Promise<Stand> => {
  const { metric, standing, upTo, signal } = turn;
  const { position, handles, failedTry } = standing;
  if (isParked(metric, failedTry)) return 'parked';
  if (signal.aborted || (handles && position >= upTo)) return 'done';
  return foldOne(following, turn);
};

/**
 * Brings every live metric one stretch further, one after the other. One at fault is parked, and the others go
 * on. Throws what the log and the database throw.
 */
export const followOnce = async (following: Following, signal: StopSignal): Promise<Look> => {
  const { log, store, live } = following;
  const metrics = await live();
  const upTo = await log.head();
  const standings = await store.standings(metrics.map(({ metricId }) => metricId));
  const stands: Stand[] = [];
  for (const metric of metrics) {
    const standing = standings.find(({ metricId }) => metricId === metric.metricId);
    if (standing) stands.push(await followOne(following, { metric, standing, upTo, signal }));
  }
  return { isMore: stands.includes('more'), isAnyParked: stands.includes('parked') };
};

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

/** What a look at all of them came to. */
export type Look = {
  /** All that are not parked stand there or further; the end of the log where there is none. */
  readonly reached: Position;
  /** One came to its bound before the end of the log. */
  readonly isMore: boolean;
  /** One waits until somebody asks for another try. */
  readonly isAnyParked: boolean;
};

/** How far one of them is after a look; undefined of one that is parked. */
type Stand = Pick<Look, 'reached' | 'isMore'> | undefined;

const isParked = ({ tries }: LiveMetric, { failedTry }: LiveMetricProgress): boolean =>
  failedTry !== null && failedTry >= tries;

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
    if (reached === undefined) return { reached: standing.position, isMore: false };
    return { reached, isMore: reached < upTo };
  } catch (error) {
    // What a stop interrupted is no fault of the metric.
    if (!(error instanceof MetricFailure) || signal.aborted) throw error;
    await store.park(metric.metricId, error, metric.tries);
    return undefined;
  }
};

const followOne = async (following: Following, turn: Turn): Promise<Stand> => {
  const { metric, standing, upTo, signal } = turn;
  const { position, handles } = standing;
  if (isParked(metric, standing)) return undefined;
  if (signal.aborted || (handles && position >= upTo)) return { reached: position, isMore: false };
  return foldOne(following, turn);
};

const lookOf = (stands: readonly Stand[], upTo: Position): Look => {
  const sound = stands.filter((stand) => stand !== undefined);
  const [least = upTo] = sound.map(({ reached }) => reached).toSorted();
  return {
    reached: least,
    isMore: sound.some(({ isMore }) => isMore),
    isAnyParked: sound.length < stands.length,
  };
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
  return lookOf(stands, upTo);
};

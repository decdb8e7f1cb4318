import { match } from 'ts-pattern';
import { liveMetricLimits } from '../contracts/live-metrics.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { AdminRequest } from './admin-request.ts';
import type { ReplayEvent } from './events.ts';
import { isOverWholeLog, type RanMetric } from './metric-runs.ts';

export type LiveMetric = {
  readonly metricId: string;
  readonly name: string;
  readonly digest: string;
  /** As it stands in the log: sealed with the key of whoever promoted it. */
  readonly source: string;
  readonly by: AccountId;
  readonly at: Instant;
  /** How often another try was asked for. */
  readonly tries: number;
};

/** It failed at the try of this number, and nobody asked for another one since. */
export const isParked = ({ tries }: Pick<LiveMetric, 'tries'>, failedTry: number | null): boolean =>
  failedTry !== null && failedTry >= tries;

/** Those that are kept up to date, in the order in which they were promoted. */
export type LiveMetrics = readonly LiveMetric[];

export type PromoteMetric = AdminRequest & {
  readonly type: 'PromoteMetric';
  readonly metricId: string;
  /** Of whoever promotes it; null where there is none. */
  readonly run: RanMetric | null;
  readonly source: string;
  readonly digest: string;
};

type OfOne = AdminRequest & { readonly metricId: string };
export type DemoteMetric = OfOne & { readonly type: 'DemoteMetric' };
export type RetryMetric = OfOne & { readonly type: 'RetryMetric' };
type Command = PromoteMetric | DemoteMetric | RetryMetric;

export type LiveMetricRefusal =
  | { readonly code: 'MetricNotRun' }
  | { readonly code: 'MetricNameTaken' }
  | { readonly code: 'TooManyLiveMetrics' }
  | { readonly code: 'UnknownLiveMetric' };

type LiveMetricEvent = Extract<
  ReplayEvent,
  { readonly type: 'MetricPromoted' | 'MetricDemoted' | 'MetricRetryAsked' }
>;
type Decision = ReturnType<
  Decider<LiveMetrics, Command, LiveMetricEvent, LiveMetricRefusal>['decide']
>;

const promote = (
  { type: _, run, digest, by, ...wish }: PromoteMetric,
  live: LiveMetrics,
): Decision => {
  const isTheirs = run?.by === by && run.digest === digest && isOverWholeLog(run);
  const name = run?.end?.outcome === 'done' ? run.end.name : null;
  if (!isTheirs || name === null) return refused({ code: 'MetricNotRun' });
  if (live.some((one) => one.name === name)) return refused({ code: 'MetricNameTaken' });
  if (live.length >= liveMetricLimits.metrics) return refused({ code: 'TooManyLiveMetrics' });
  const { runId } = run;
  return accepted([{ type: 'MetricPromoted', data: { ...wish, runId, name, digest, by } }]);
};

const ofOne = (
  { metricId, by, at, reason, type }: DemoteMetric | RetryMetric,
  live: LiveMetrics,
): Decision => {
  const known = live.find((one) => one.metricId === metricId);
  if (!known) return refused({ code: 'UnknownLiveMetric' });
  const data = { metricId, name: known.name, by, at, reason };
  return accepted([{ type: type === 'DemoteMetric' ? 'MetricDemoted' : 'MetricRetryAsked', data }]);
};

/** Which metrics are kept up to date as events come. */
export const liveMetrics: Decider<LiveMetrics, Command, LiveMetricEvent, LiveMetricRefusal> = {
  initial: [],
  decide: (command, live) =>
    command.type === 'PromoteMetric' ? promote(command, live) : ofOne(command, live),
  evolve: (live, event) =>
    match(event)
      .with({ type: 'MetricPromoted' }, ({ data: { metricId, name, digest, source, by, at } }) => [
        ...live,
        { metricId, name, digest, source, by, at, tries: 0 },
      ])
      .with({ type: 'MetricDemoted' }, ({ data: { metricId } }) =>
        live.filter((one) => one.metricId !== metricId),
      )
      .with({ type: 'MetricRetryAsked' }, ({ data: { metricId } }) =>
        live.map((one) => (one.metricId === metricId ? { ...one, tries: one.tries + 1 } : one)),
      )
      .exhaustive(),
};

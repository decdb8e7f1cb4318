import { match } from 'ts-pattern';
import type { MetricFailureCode, MetricFilter } from '../contracts/metrics.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { ReplayEvent } from './events.ts';

type Run = {
  readonly runId: string;
  readonly digest: string;
  readonly filter: MetricFilter;
  readonly by: AccountId;
};

type End = {
  readonly name: string | null;
  readonly outcome: 'done' | MetricFailureCode;
  readonly events: number;
  readonly rows: number;
  readonly seconds: number;
};

export type RunMetric = Run & {
  readonly type: 'RunMetric';
  readonly at: Instant;
  readonly reason: string;
};

export type EndMetricRun = End & {
  readonly type: 'EndMetricRun';
  readonly runId: string;
  readonly at: Instant;
};

/** A run of a metric, and how it ended; null before it began. */
export type RanMetric = Run & { readonly end: End | null };

type MetricRunEvent = Extract<ReplayEvent, { readonly type: 'MetricRun' | 'MetricRunEnded' }>;

/** One run of a metric over the log: who had which file run over what and why, and what that came to. */
export const metricRuns: Decider<
  RanMetric | null,
  RunMetric | EndMetricRun,
  MetricRunEvent,
  never
> = {
  initial: null,
  decide: (command) =>
    match(command)
      .with({ type: 'RunMetric' }, ({ type: _, ...data }) =>
        accepted([{ type: 'MetricRun', data }] as const),
      )
      .with({ type: 'EndMetricRun' }, ({ type: _, ...data }) =>
        accepted([{ type: 'MetricRunEnded', data }] as const),
      )
      .exhaustive(),
  evolve: (run, event) =>
    match(event)
      .with({ type: 'MetricRun' }, ({ data: { runId, digest, filter, by } }) => ({
        runId,
        digest,
        filter,
        by,
        end: null,
      }))
      .with(
        { type: 'MetricRunEnded' },
        ({ data: { runId: _, at: __, ...end } }) => run && { ...run, end },
      )
      .exhaustive(),
};

/** Whether a run was over all events of all learners, testers left out: what a live metric follows. */
export const isOverWholeLog = ({
  filter: { from, to, types, field, includesTesters },
}: Pick<RanMetric, 'filter'>): boolean =>
  from === null && to === null && types.length === 0 && field === null && !includesTesters;

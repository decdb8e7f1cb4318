import { match } from 'ts-pattern';
import type { MetricFailureCode, MetricFilter } from '../../domain/contracts/metrics.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** A run of a metric over the log. */
export type MetricRunRow = {
  readonly runId: string;
  readonly at: Instant;
  readonly by: AccountId;
  /** Still sealed. */
  readonly reason: string;
  readonly name: string | null;
  readonly digest: string;
  readonly filter: MetricFilter;
  readonly end: {
    readonly outcome: 'done' | MetricFailureCode;
    readonly events: number;
    readonly rows: number;
    readonly seconds: number;
  } | null;
};

/** What administrators ran over the log, and what that came to. */
export const metricRuns = projection<MetricRunRow>()({
  name: 'metric-runs',
  version: 1,
  table: 'metric_run',
  owner: null,
  handles: ['MetricRun', 'MetricRunEnded'],
  columns: [{ name: 'at', type: 'text', of: ({ at }) => at }],
  indexes: [['at', 'key']],
  keys: ({ data }) => [data.runId],
  evolve: (row, event) =>
    match(event)
      .returnType<MetricRunRow | undefined>()
      .with({ type: 'MetricRun' }, ({ data: { runId, at, by, reason, digest, filter } }) => ({
        runId,
        at,
        by,
        reason,
        name: null,
        digest,
        filter,
        end: null,
      }))
      .with(
        { type: 'MetricRunEnded' },
        ({ data: { name, outcome, events, rows, seconds } }) =>
          row && { ...row, name, end: { outcome, events, rows, seconds } },
      )
      .exhaustive(),
});

import { z } from 'zod';
import { lines } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { reason } from './admin.ts';
import {
  metricAbout,
  metricFailureCode,
  metricLimits,
  metricName,
  metricTable,
} from './metrics.ts';

/** The reaction that keeps them up to date. */
export const followMetrics = 'follow-metrics';

/** How much is kept up to date, at most. */
export const liveMetricLimits = {
  metrics: 10,
  /** Rows that one keeps by their keys, to go on from; its table has fewer (`metricLimits.rows`). */
  kept: 50_000,
  /** Characters of a key, and of all that it keeps. */
  key: 200,
  keptLength: 16_000_000,
} as const;

export const promoteMetricBody = z.strictObject({
  /** The run that came to its end over the whole log. */
  runId: z.uuid('Use an id as the server issued it'),
  /** The file that was run, once more. */
  source: lines({ min: [1, 'Give the metric that was run'], max: metricLimits.source }),
  reason,
});

export const liveMetricBody = z.strictObject({ reason });

export const liveMetricAsked = z.object({ metricId: z.uuid() });

/** `starting` before it was folded for the first time; a parked one waits until somebody asks for a retry. */
export const liveMetricState = z.enum(['starting', 'behind', 'live', 'parked']);

/** Why it is parked. */
export const liveMetricFailure = z.object({
  code: metricFailureCode,
  message: z.string(),
  at: instant,
});

const liveMetricShown = z.object({
  metricId: z.uuid(),
  name: metricName,
  /** SHA-256 of the file. */
  digest: z.string(),
  promotedAt: instant,
  /** Null where that account was erased. */
  promotedBy: z.string().nullable(),
  state: liveMetricState,
  /** The log up to here is in its rows. */
  position: z.string(),
  /** When that was written; null before the first time. */
  asOf: instant.nullable(),
  /** Folded since its first. */
  events: z.int(),
  /** Kept by their keys. */
  kept: z.int(),
  failure: liveMetricFailure.nullable(),
});
export type LiveMetricShown = z.infer<typeof liveMetricShown>;

export const liveMetricList = z.object({
  metrics: z.array(liveMetricShown).max(liveMetricLimits.metrics),
  most: z.int(),
});
export type LiveMetricList = z.infer<typeof liveMetricList>;

/** One of them with what it comes to; null before it was folded for the first time. */
export const liveMetricDetail = liveMetricShown.extend({
  result: z
    .object({
      about: metricAbout,
      /** Of the table: that of a run over the same events is the same. */
      checksum: z.string(),
      table: metricTable,
      csv: z.string(),
    })
    .nullable(),
});
export type LiveMetricDetail = z.infer<typeof liveMetricDetail>;

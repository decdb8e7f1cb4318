import { z } from 'zod';
import { metricFailureCode, metricFilter, metricName } from '../contracts/metrics.ts';
import { readModelName, rebuildAction, rebuildKind } from '../contracts/replay.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

const asked = {
  by: accountId,
  at: instant,
  /** In their own words. */
  reason: z.string(),
};

/** SHA-256 of a metric file, so that it can be told which it was. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);

const about = { rebuildId: z.uuid(), readModel: readModelName };

/** An administrator had a read model made anew beside the live one, or the table before it put back. */
const rebuildStarted = defineEvent({
  type: 'RebuildStarted',
  personal: ['reason'],
  data: z.strictObject({ ...about, kind: rebuildKind, ...asked }),
});

/** An administrator held a rebuild, let it go on, gave it up, or let it take the live one's place. */
const rebuildSteered = defineEvent({
  type: 'RebuildSteered',
  personal: ['reason'],
  data: z.strictObject({ ...about, action: rebuildAction, ...asked }),
});

/** An administrator ran a metric over the log. */
const metricRun = defineEvent({
  type: 'MetricRun',
  personal: ['reason'],
  data: z.strictObject({
    runId: z.uuid(),
    digest,
    /** Over which part of the log. */
    filter: metricFilter,
    ...asked,
  }),
});

/** How that went; absent where the server died meanwhile. */
const metricRunEnded = defineEvent({
  type: 'MetricRunEnded',
  data: z.strictObject({
    runId: z.uuid(),
    /** Null where the file was no metric. */
    name: metricName.nullable(),
    outcome: z.enum(['done', ...metricFailureCode.options]),
    /** Folded, and rows of its table. */
    events: z.int().min(0),
    rows: z.int().min(0),
    seconds: z.number().min(0),
    at: instant,
  }),
});

const live = { metricId: z.uuid(), name: metricName };

/** An administrator had a metric that they ran kept up to date from then on. */
const metricPromoted = defineEvent({
  type: 'MetricPromoted',
  // A file may hold any words.
  personal: ['source', 'reason'],
  data: z.strictObject({ ...live, runId: z.uuid(), digest, source: z.string(), ...asked }),
});

/** It is kept up to date no more, and its rows are dropped. */
const metricDemoted = defineEvent({
  type: 'MetricDemoted',
  personal: ['reason'],
  data: z.strictObject({ ...live, ...asked }),
});

/** A live metric that failed is to be tried again. */
const metricRetryAsked = defineEvent({
  type: 'MetricRetryAsked',
  personal: ['reason'],
  data: z.strictObject({ ...live, ...asked }),
});

export const replayEvents = [
  rebuildStarted,
  rebuildSteered,
  metricRun,
  metricRunEnded,
  metricPromoted,
  metricDemoted,
  metricRetryAsked,
] as const;
export type ReplayEvent = EventOf<(typeof replayEvents)[number]>;

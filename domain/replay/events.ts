import { z } from 'zod';
import { metricFilter } from '../contracts/metrics.ts';
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
    /** SHA-256 of the file, so that it can be told which it was. */
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    /** Over which part of the log. */
    filter: metricFilter,
    ...asked,
  }),
});

export const replayEvents = [rebuildStarted, rebuildSteered, metricRun] as const;
export type ReplayEvent = EventOf<(typeof replayEvents)[number]>;

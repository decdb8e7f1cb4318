import { z } from 'zod';
import { instant } from '../kernel/time.ts';
import { reason } from './admin.ts';
import { operations } from './operations.ts';

export const readModelName = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'Use the name of a read model')
  .max(60);

export const rebuildKind = z.enum(['rebuild', 'roll-back']);
export type RebuildKind = z.infer<typeof rebuildKind>;

/** What may be asked of a rebuild while it works. */
export const rebuildAction = z.enum(['pause', 'resume', 'cancel', 'swap']);
export type RebuildAction = z.infer<typeof rebuildAction>;

export const rebuildStepName = z.enum([
  'prepare',
  'fold',
  'write',
  'index',
  'compare',
  'catch-up',
  'swap',
]);
export type RebuildStepName = z.infer<typeof rebuildStepName>;

/** In their order. */
export const rebuildStepNames = rebuildStepName.options;

export const rebuildOutcome = z.enum(['swapped', 'cancelled', 'stopped', 'failed', 'interrupted']);
export type RebuildOutcome = z.infer<typeof rebuildOutcome>;

const rebuildComparison = z.object({
  isEqual: z.boolean(),
  checksum: z.string(),
  /** Rows that are in both and not the same, in the new one alone, in the live one alone. */
  changed: z.int(),
  new: z.int(),
  gone: z.int(),
  /** The first of them. */
  rows: z.array(
    z.object({
      key: z.string(),
      is: z.enum(['changed', 'new', 'gone']),
      fields: z.array(z.string()),
    }),
  ),
});
export type RebuildComparison = z.infer<typeof rebuildComparison>;

export const rebuildShown = z.object({
  id: z.uuid(),
  readModel: z.string(),
  kind: rebuildKind,
  /** Whoever looks asked for it. */
  byYou: z.boolean(),
  state: z.enum(['running', 'paused', 'waiting', 'swapping', 'ended']),
  step: rebuildStepName.nullable(),
  /** Folded in this step so far. */
  events: z.int(),
  /** Of the way through the log in this step. */
  percent: z.int(),
  memoryMb: z.int().nullable(),
  /** Events a second, evenly spread over the fold so far. */
  rates: z.array(z.int()),
  /** Null where there is nothing to compare with, or not yet. */
  comparison: rebuildComparison.nullable(),
  /** Null while it works. */
  outcome: rebuildOutcome.nullable(),
  error: z.string().nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
});
export type RebuildShown = z.infer<typeof rebuildShown>;

export const readModelShown = z.object({
  name: z.string(),
  /** Of its table; null before there is one. */
  version: z.int().nullable(),
  position: z.string(),
  state: z.enum(['live', 'behind', 'stopped', 'rebuilding']),
  /** Null where the log does not count its events. */
  lagEvents: z.int().nullable(),
  lagSeconds: z.number(),
  /** As the database estimates them. */
  rows: z.int(),
  bytes: z.int(),
  /** Events it passed in a second, of late; null until that is known. */
  perSecond: z.number().nullable(),
  /** Of how many types of events it is made. */
  handles: z.int(),
  error: z.string().nullable(),
  /** The table that the last rebuild replaced is kept. */
  canRollBack: z.boolean(),
});
export type ReadModelShown = z.infer<typeof readModelShown>;

export const replayOverview = z.object({
  /** Events in the log; null where it does not count them. */
  events: z.int().nullable(),
  eventTypes: z.int(),
  readModels: z.array(readModelShown),
  stalled: operations.shape.stalled,
  parked: operations.shape.parked,
  parkedCount: z.int(),
  /** Null while none works. */
  rebuild: rebuildShown.nullable(),
  /** The last ones, newest first. */
  past: z.array(rebuildShown),
});
export type ReplayOverview = z.infer<typeof replayOverview>;

export const startRebuildBody = z.strictObject({
  readModel: readModelName,
  kind: rebuildKind,
  reason,
});

export const rebuildStarted = z.object({ id: z.uuid() });

export const steerRebuildBody = z.strictObject({ action: rebuildAction, reason });

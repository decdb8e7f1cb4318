import { z } from 'zod';
import { instant } from '../kernel/time.ts';
import { reason } from './admin.ts';

export const stoppedReadModel = z.object({
  name: z.string(),
  /** Of the event that it cannot fold, where that is known. */
  position: z.string().nullable(),
  eventId: z.string().nullable(),
  eventType: z.string().nullable(),
  error: z.string(),
  since: instant,
});

/** A reaction that cannot work as a whole. */
export const stalledReaction = z.object({ name: z.string(), error: z.string(), since: instant });

export const parkedTask = z.object({
  reaction: z.string(),
  stream: z.string(),
  position: z.string().nullable(),
  eventId: z.string().nullable(),
  eventType: z.string().nullable(),
  error: z.string(),
  failures: z.int(),
  since: instant,
  /** Null where it failed too often: somebody has to ask for it. */
  nextTryAt: instant.nullable(),
});

/** What a process says of itself to the machinery around it. */
export const health = z.object({
  status: z.string(),
  /**
   * Reactions that cannot work, or that parked something, and `hints` while other processes are not
   * told of changes; absent when all is well.
   */
  attention: z.array(z.string()).optional(),
});

/** Read models that are far behind the log and fold it together, as fast as they can. */
const catchingUp = z.object({
  readModels: z.array(z.string()),
  /** Of the log, that lies before them. */
  percent: z.int(),
  /** Folded since they began. */
  events: z.int(),
  perSecond: z.int(),
});
export type CatchingUpShown = z.infer<typeof catchingUp>;

/** What works behind the pages and does not work right now. */
export const operations = z.object({
  readModels: z.array(stoppedReadModel),
  /** Null while none is. */
  catchingUp: catchingUp.nullable(),
  stalled: z.array(stalledReaction),
  /** Those that wait for longest first, some of them; `parkedCount` counts all. */
  parked: z.array(parkedTask),
  parkedCount: z.int(),
});
export type Operations = z.infer<typeof operations>;

/** A read model or a reaction, by its name. */
export const retryBody = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'Use the name of a read model or of a reaction')
    .max(60),
  reason,
});

export const retried = z.object({ name: z.string() });

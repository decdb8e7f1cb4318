import { z } from 'zod';
import { accountId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import { positionText } from './live.ts';

/** Events of one page at the most. */
export const mostEntries = 100;
/** Rows of one file at the most; what is older is left out, and the file's event says how many it has. */
export const mostExported = 200_000;
/** A count goes no further than this. */
export const mostCounted = 100_000;
/** People whose names are shown at once. */
export const mostNamed = 50;

/** What of a person an administrator has opened. */
export const personalPart = z.enum(['names', 'past', 'studies', 'statements']);
export type PersonalPart = z.infer<typeof personalPart>;

/** Why; a fixed list, so that no reason repeats what somebody wrote. */
export const viewReason = z.enum(['support', 'security', 'legal', 'privacy', 'quality']);
export type ViewReason = z.infer<typeof viewReason>;

export const viewReasonWords: Readonly<Record<ViewReason, string>> = {
  support: 'Answering a support request',
  security: 'Looking into a security incident',
  legal: 'Answering a legal request',
  privacy: 'Answering a privacy request',
  quality: 'Checking how the product works',
};

export const exportFormat = z.enum(['csv', 'jsonl']);
export type ExportFormat = z.infer<typeof exportFormat>;

export const actorKind = z.enum(['person', 'admin', 'system']);
export type ActorKind = z.infer<typeof actorKind>;

const eventType = z.string().regex(/^[A-Z][A-Za-z]{1,63}$/, 'Use the name of an event type');
const streamFilter = z
  .string()
  .regex(
    /^[a-z]+-(?:[A-Za-z0-9-]{1,80}|[A-Za-z0-9-]{3,80}\*)$/,
    'Use the name of a stream, or its beginning and a star, such as item-rt-vent*',
  );

const filters = {
  /** Account id, or the exact user name or e-mail. */
  person: line({ min: [1, 'Name a person'], max: 254 }).optional(),
  actor: actorKind.optional(),
  type: eventType.optional(),
  stream: streamFilter.optional(),
  /** The first and the last day, of whoever looks. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  /** A person, a stream, a position, an id or words of an event type. */
  q: line({ max: 254 }).optional(),
} as const;

export const auditFilter = z.strictObject(filters);
export type AuditFilter = z.infer<typeof auditFilter>;

/** How what was searched for was understood. */
export const auditUnderstood = z.enum(['person', 'stream', 'position', 'id', 'types', 'nothing']);

/** A filter as an event tells it: whom it names by id, and of what was typed only how it was understood. */
export const auditFilterRecord = z.strictObject({
  ...filters,
  person: accountId.optional(),
  q: auditUnderstood.optional(),
});
export type AuditFilterRecord = z.infer<typeof auditFilterRecord>;

export const auditQuery = z.strictObject({
  ...filters,
  /** Events before this position, newest first. */
  before: positionText.optional(),
  /** No event up to this position: what is new to a page that is open. */
  after: positionText.optional(),
  limit: z.coerce.number().int().min(1).max(mostEntries).default(50),
});
export type AuditQuery = z.input<typeof auditQuery>;

/** Who did it; their name is told only when it is asked for. */
export const auditActor = z.object({ kind: actorKind, id: accountId.nullable() });
export type AuditActor = z.infer<typeof auditActor>;

/** "{who} submitted a practice quiz, 15 of 20, 75%". */
export const auditSentence = z.object({
  verb: z.string(),
  what: z.string(),
  tail: z.string().nullable(),
});
export type AuditSaid = z.infer<typeof auditSentence>;

export const auditEntry = z.object({
  position: z.string(),
  at: instant,
  actor: auditActor,
  /** Whom it is about, where that is somebody else. */
  about: accountId.nullable(),
  says: auditSentence,
  type: z.string(),
  stream: z.string(),
  revision: z.int(),
  /** Worth a look. */
  isNotable: z.boolean(),
  testMode: z.boolean(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** Where the next page begins; null at the end. */
  nextBefore: z.string().nullable(),
  /** Absent where nothing was searched for. */
  understood: auditUnderstood.optional(),
});
export type AuditPage = z.infer<typeof auditPage>;

export const auditCountsQuery = z.strictObject({
  ...filters,
  /** Days to count, of whoever looks. */
  days: z
    .string()
    .regex(
      /^\d{4}-\d\d-\d\d(?:,\d{4}-\d\d-\d\d){0,13}$/,
      'Use up to 14 days, such as 2026-11-20,2026-11-19',
    )
    .transform((text) => text.split(','))
    .pipe(z.array(calendarDay)),
});

const counted = z.object({
  count: z.int(),
  /** There are more: counting stopped there. */
  isMore: z.boolean(),
});

export const countedDay = counted.extend({ day: calendarDay });

export const auditCounts = z.object({
  days: z.array(countedDay),
  /** Today's events that are worth a look. */
  notableToday: counted,
  today: countedDay,
});
export type AuditCounts = z.infer<typeof auditCounts>;

export const auditTypes = z.object({ types: z.array(z.string()) });

const neighbor = z.object({
  position: z.string(),
  type: z.string(),
  at: instant,
  actor: auditActor,
  says: auditSentence,
});

export const auditEvent = z.object({
  entry: auditEntry,
  /** As it is in the log: what is personal stays sealed. */
  stored: z.record(z.string(), z.unknown()),
  /** Fields of the data that are sealed. */
  sealed: z.array(z.string()),
  /** What led to what, in log order, this event among them. */
  chain: z.array(neighbor),
});
export type AuditEventShown = z.infer<typeof auditEvent>;

export const auditEventParams = z.strictObject({ position: positionText });

export const showNamesBody = z.strictObject({
  accountIds: z.array(accountId).min(1, 'Name a person').max(mostNamed),
  reason: viewReason,
});

export const shownNames = z.object({
  people: z.array(
    z.object({
      accountId,
      /** Null of somebody whose data was erased. */
      name: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
});
export type ShownNames = z.infer<typeof shownNames>;

export const exportBody = z.strictObject({ ...filters, format: exportFormat });
export type ExportBody = z.infer<typeof exportBody>;

export const auditChain = z.object({
  /** Null before the first seal. */
  sealed: z
    .object({
      position: z.string(),
      count: z.int(),
      hash: z.string(),
      at: instant,
    })
    .nullable(),
  key: z.object({ id: z.string(), publicKey: z.string() }),
  /** How the last check of this process went; null before the first. */
  checked: z
    .object({
      at: instant,
      upTo: z.string(),
      isIntact: z.boolean(),
      says: z.string(),
    })
    .nullable(),
});
export type AuditChain = z.infer<typeof auditChain>;

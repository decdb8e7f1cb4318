import { z } from 'zod';
import { itemId, optionId, questionId } from '../kernel/ids.ts';
import { lines } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { itemField } from './item-fields.ts';
import { piecesOf, responseOf } from './response.ts';

export const reportReasons = [
  'wrong-key',
  'unclear',
  'outdated',
  'typo',
  'duplicate',
  'other',
] as const;
export const reportReason = z.enum(reportReasons, {
  error: `Use one of ${reportReasons.join(', ')}`,
});
export type ReportReason = z.infer<typeof reportReason>;

/** Characters. */
export const longestReport = 500;

/** What a learner says of a question they met. */
export const reportBody = z.strictObject({
  reason: reportReason,
  note: lines({ max: longestReport }).optional(),
});
export type ReportBody = z.infer<typeof reportBody>;

/** Where a report of a learner stands: an editor kept the question, changed it or took it out of the bank. */
export const reportStates = ['open', 'kept', 'changed', 'retired'] as const;
export type ReportState = (typeof reportStates)[number];

/** Why a question stays as it is, in words that its learners are told. */
export const dismissalReasons = [
  'answer-is-right',
  'wording-is-clear',
  'up-to-date',
  'no-fault-named',
  'other',
] as const;
export const dismissalReason = z.enum(dismissalReasons, {
  error: `Use one of ${dismissalReasons.join(', ')}`,
});
export type DismissalReason = z.infer<typeof dismissalReason>;

export const ownReportsBody = z.strictObject({
  questionIds: z
    .array(questionId)
    .min(1, 'Name at least one question')
    .max(400, 'Name at most 400 questions'),
});

/** The last report of one learner about one question they met. */
export const ownReport = z.object({
  questionId,
  reason: reportReason,
  at: instant,
  state: z.enum(reportStates),
  /** Why the question was kept; null unless it was. */
  because: dismissalReason.nullable(),
});
export type OwnReport = z.infer<typeof ownReport>;
export const ownReports = z.array(ownReport);

/** A report as an editor reads it: what was said, and not by whom. */
export const heardReport = z.object({
  /** Its place in the story of the question: later ones have higher places. */
  place: z.int(),
  reason: reportReason,
  /** Empty where there is none; null where it was erased with the account of its writer. */
  note: z.string().nullable(),
  at: instant,
});
export type HeardReport = z.infer<typeof heardReport>;

/** On one page of reports; the newest of them come with the question. */
export const reportsOnPage = 20;
export const newestReports = 5;

export const heardReportsQuery = z.strictObject({
  /** Only older ones than the report at this place. */
  before: z.coerce.number().int().min(0, 'Use 0 or more').optional(),
});
export const heardReports = z.object({ reports: z.array(heardReport), hasOlder: z.boolean() });

export const concerns = ['reported', 'does-not-discriminate', 'dead-distractor'] as const;
export type Concern = (typeof concerns)[number];

const pieces = piecesOf(optionId);
export const { blank: itemBlank, segment: itemSegment } = pieces;

/** An item that an editor should look at, with how it did in use. */
export const reviewEntry = z.object({
  itemId,
  revision: z.int(),
  field: itemField,
  exam: z.string(),
  area: z.string(),
  stem: z.string(),
  concerns: z.array(z.enum(concerns)),
  /** How many reports wait for an answer, by their reason and in all. */
  reports: z.partialRecord(reportReason, z.int()),
  reportCount: z.int(),
  /** The number of the latest report of this revision: a dismissal names it. */
  through: z.int(),
  /** The newest of them, the latest first. */
  newest: z.array(heardReport).max(newestReports),
  /** What an editor said when earlier reports were dismissed; the note is null where it was erased. */
  dismissed: z
    .object({ at: instant, reason: dismissalReason, note: z.string().nullable() })
    .nullable(),
  /** Papers it stood on. */
  asked: z.int(),
  /** 0 to 1; null before it was asked. */
  facility: z.number().nullable(),
  pointBiserial: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  omitted: z.int(),
  /** One right option, or several. */
  type: z.enum(['single', 'multiple']),
  /** How it is answered where it is more than a list of options. */
  response: responseOf(pieces).optional(),
  options: z.array(
    z.object({ id: optionId, text: z.string(), isKey: z.boolean(), chosen: z.int() }),
  ),
});
export type ReviewEntry = z.infer<typeof reviewEntry>;

export const entriesOnPage = 20;
export const reviewQueueQuery = z.strictObject({
  /** Counted from 1. */
  page: z.coerce.number().int().min(1, 'Use 1 or more').max(10_000, 'Use 10000 or less').optional(),
});
export const reviewQueue = z.object({
  /** Questions in doubt, on all pages. */
  total: z.int(),
  entries: z.array(reviewEntry).max(entriesOnPage),
});
export type ReviewQueue = z.infer<typeof reviewQueue>;

/** Characters. */
export const longestDismissalNote = 300;

export const dismissalBody = z.strictObject({
  revision: z.int().min(1, 'Use 1 or more'),
  /** The latest report that was read: what came in later is never dismissed unread. */
  through: z.int().min(1, 'Use 1 or more'),
  reason: dismissalReason,
  /** For other editors. */
  note: lines({ max: longestDismissalNote }).optional(),
});
export type DismissalBody = z.infer<typeof dismissalBody>;
export const reportsDismissed = z.object({ itemId, through: z.int() });

/** Options of a key: a cell of each row of a matrix, one of each list. */
const mostKeys = 24;

export const rekeyBody = z.strictObject({
  key: z
    .array(optionId)
    .min(1, 'Name at least one option')
    .max(mostKeys, `Name at most ${mostKeys}`),
  /** Shown to every learner whose score it changes. */
  reason: lines({ min: [10, 'Say why in 10 to 300 characters'], max: 300 }),
});

export const rekeyed = z.object({ itemId, key: z.array(optionId) });

import { z } from 'zod';
import { accountId, itemId, optionId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';
import { exhibit, teaching } from './exhibits.ts';
import { dismissalReason, rekeyBody, reviewEntry } from './items.ts';

/** What an editor sees change from one revision of an item to the next. */
export const itemParts = [
  'stem',
  'chart',
  'options',
  'key',
  'reasons',
  'rationale',
  'placement',
  'source',
] as const;
export type ItemPart = (typeof itemParts)[number];

const happened = {
  at: instant,
  revision: z.int(),
  /** Null where the product did it by itself. */
  by: accountId.nullable(),
};
/** The texts of the options. */
const keyTexts = z.array(z.string());

/** What became of an item, one step at a time. */
export const itemChange = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('published'),
    ...happened,
    /** Since the revision before; null of the first. Empty where it changed in nothing that is shown. */
    changed: z.array(z.enum(itemParts)).nullable(),
  }),
  z.object({
    what: z.literal('rekeyed'),
    ...happened,
    keyBefore: keyTexts,
    key: keyTexts,
    reason: z.string(),
  }),
  z.object({
    what: z.literal('kept'),
    ...happened,
    reason: dismissalReason,
    /** Empty where there is none; null where it was erased with the account of its writer. */
    note: z.string().nullable(),
  }),
  z.object({ what: z.literal('withdrawn'), ...happened }),
]);
export type ItemChange = z.infer<typeof itemChange>;

/** Of one item's history, the latest. */
export const mostItemChanges = 100;

/** Something that the rules of good writing find in an item. */
export const itemFinding = z.object({
  severity: z.enum(['error', 'warning']),
  rule: z.string(),
  /** What was found; null where the rule says it all. */
  detail: z.string().nullable(),
});
export type ItemFinding = z.infer<typeof itemFinding>;

/** An item with all that a reviewer judges it by. */
export const reviewedItem = z.object({
  status: z.enum(['published', 'withdrawn']),
  entry: reviewEntry,
  exhibits: z.array(exhibit),
  /** Why each option is right or wrong. */
  whys: z.array(z.object({ id: optionId, why: z.string() })),
  explanation: z.string(),
  teaching: teaching.optional(),
  /** What its pictures show. */
  pictures: z.array(z.string()),
  /** How one gets to a number that is asked for. */
  steps: z.array(z.string()),
  /** The class of its sources, and the months of their guidelines and of the next look. */
  source: z.string(),
  asOf: z.string().nullable(),
  review: z.string().nullable(),
  /** The case it asks about, whose file has rules of its own. */
  caseId: z.string().nullable(),
  findings: z.array(itemFinding),
  /** The latest first. */
  history: z.array(itemChange).max(mostItemChanges),
});
export type ReviewedItem = z.infer<typeof reviewedItem>;

export const rekeyPreviewBody = rekeyBody.pick({ key: true });

/** Attempts of a preview whose scores are worked out; the others are counted alone. */
export const mostAttemptsWorkedOut = 200;

/** Whom another key would affect, before it is given. */
export const rekeyPreview = z.object({
  itemId,
  revision: z.int(),
  /** Handed in with this revision on them, and by how many learners. */
  attempts: z.int(),
  learners: z.int(),
  /** Of how many of the attempts the scores were worked out; any of them where there are more. */
  workedOut: z.int(),
  raised: z.int(),
  lowered: z.int(),
  same: z.int(),
  /** Percent points of score; 0 where none moves that way. */
  largestGain: z.int(),
  largestLoss: z.int(),
});
export type RekeyPreview = z.infer<typeof rekeyPreview>;

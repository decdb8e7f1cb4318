import { z } from 'zod';
import { itemId, optionId } from '../kernel/ids.ts';
import { lines } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { itemField } from './item-fields.ts';

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

export const concerns = ['reported', 'does-not-discriminate', 'dead-distractor'] as const;
export type Concern = (typeof concerns)[number];

/** An item that an editor should look at, with how it did in use. */
export const reviewEntry = z.object({
  itemId,
  revision: z.int(),
  field: itemField,
  exam: z.string(),
  area: z.string(),
  stem: z.string(),
  concerns: z.array(z.enum(concerns)),
  reports: z.partialRecord(reportReason, z.int()),
  lastReportAt: instant.nullable(),
  /** Papers it stood on. */
  asked: z.int(),
  /** 0 to 1; null before it was asked. */
  facility: z.number().nullable(),
  pointBiserial: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  omitted: z.int(),
  options: z.array(
    z.object({ id: optionId, text: z.string(), isKey: z.boolean(), chosen: z.int() }),
  ),
});
export type ReviewEntry = z.infer<typeof reviewEntry>;
export const reviewQueue = z.array(reviewEntry);

export const rekeyBody = z.strictObject({
  key: z.array(optionId).min(1, 'Name at least one option').max(8),
  /** Shown to every learner whose score it changes. */
  reason: lines({ min: [10, 'Say why in 10 to 300 characters'], max: 300 }),
});

export const rekeyed = z.object({ itemId, key: z.array(optionId) });

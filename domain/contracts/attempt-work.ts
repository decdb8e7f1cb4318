import { z } from 'zod';
import { questionId } from '../kernel/ids.ts';
import { lines } from '../kernel/text.ts';
import { optionLabel } from './option-label.ts';

/** Characters. */
export const longestNote = 2000;

/** What a learner marked on a question of a paper; none of it is part of an answer. */
export const questionMark = z.object({
  questionId,
  flagged: z.boolean(),
  /** Options struck out. */
  struck: z.array(optionLabel),
  /** Empty when there is none. */
  note: z.string(),
});
export type QuestionMark = z.infer<typeof questionMark>;

/** What is left out stays as it is. */
export const markBody = z
  .strictObject({
    flagged: z.boolean().optional(),
    struck: z.array(optionLabel).max(52, 'Name each option once').optional(),
    /** Empty removes it. */
    note: lines({ max: longestNote }).optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: 'Name at least one of flagged, struck, note',
  });

export type MarkBody = z.infer<typeof markBody>;

export const maxActivityEntries = 200;

/** A question came into view or left it, the page lost attention or won it back. */
export const activityKind = z.enum(['viewed', 'left', 'focusLost', 'focusReturned']);

/** What was in view when. */
const activityEntry = z.strictObject({
  kind: activityKind,
  questionId: questionId.nullable(),
  /** Milliseconds since the paper was issued. */
  ms: z.int().min(0, 'Use 0 or more milliseconds'),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

/** As a page tells it that was loaded before questions had ids of their own. */
const olderEntry = activityEntry
  .omit({ questionId: true })
  .extend({ itemId: questionId.nullable() })
  .transform(({ itemId, ...entry }): ActivityEntry => ({ ...entry, questionId: itemId }));

export const activityBody = z.strictObject({
  entries: z
    .array(z.union([activityEntry, olderEntry]))
    .min(1, 'Send at least one entry')
    .max(maxActivityEntries, `Send at most ${maxActivityEntries} entries`),
});
export type ActivityBody = z.infer<typeof activityBody>;

import { z } from 'zod';
import { itemId } from '../kernel/ids.ts';
import { optionLabel } from './option-label.ts';

/** Characters. */
export const longestNote = 2000;

/** What a learner marked on a question of a paper; none of it is part of an answer. */
export const questionMark = z.object({
  questionId: itemId,
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
    struck: z.array(optionLabel).max(8, 'Name each option once').optional(),
    /** Empty removes it. */
    note: z.string().max(longestNote, `Use ${longestNote} characters or fewer`).optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: 'Name at least one of flagged, struck, note',
  });

export type MarkBody = z.infer<typeof markBody>;

export const maxActivityEntries = 200;

/** What was in view when: an item came into view or left it, the page lost attention or won it back. */
export const activityEntry = z.strictObject({
  kind: z.enum(['viewed', 'left', 'focusLost', 'focusReturned']),
  itemId: itemId.nullable(),
  /** Milliseconds since the paper was issued. */
  ms: z.int().min(0, 'Use 0 or more milliseconds'),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityBody = z.strictObject({
  entries: z
    .array(activityEntry)
    .min(1, 'Send at least one entry')
    .max(maxActivityEntries, `Send at most ${maxActivityEntries} entries`),
});
export type ActivityBody = z.infer<typeof activityBody>;

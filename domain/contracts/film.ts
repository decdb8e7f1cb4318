import { z } from 'zod';
import { attemptId, questionId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';
import { answerPiece } from './option-label.ts';

/** What a learner did at one moment of an attempt. */
export const filmMoment = z.object({
  /** Milliseconds since the paper was issued. */
  ms: z.int(),
  kind: z.enum([
    'viewed',
    'left',
    'answered',
    'cleared',
    'struck',
    'flagged',
    'unflagged',
    'noted',
    'revealed',
    'focusLost',
    'focusReturned',
    'paused',
    'resumed',
    'submitted',
  ]),
  /** Null where the moment is about the whole paper. */
  questionId: questionId.nullable(),
  /** What is chosen from here on, or struck out; absent for other kinds. */
  labels: z.array(answerPiece).optional(),
});
export type FilmMoment = z.infer<typeof filmMoment>;

export const answerChange = z.object({
  ms: z.int(),
  questionId,
  from: z.array(answerPiece),
  to: z.array(answerPiece),
  kind: z.enum(['right-to-wrong', 'wrong-to-right', 'wrong-to-wrong']),
});
export type AnswerChange = z.infer<typeof answerChange>;

/** A past attempt, moment by moment, oldest first. */
export const attemptFilm = z.object({
  id: attemptId,
  startedAt: instant,
  /** Questions that carried a flag when the paper was issued. */
  flagged: z.array(questionId),
  /** From the first moment to the last, in milliseconds. */
  lengthMs: z.int(),
  moments: z.array(filmMoment),
  changes: z.array(answerChange),
});
export type AttemptFilm = z.infer<typeof attemptFilm>;

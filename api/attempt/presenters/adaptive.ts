import type { AdaptiveCourse } from '../../../domain/attempt/adaptive/adaptive-course.ts';
import type { FinishedAttempt } from '../../../domain/attempt/finished-attempt.ts';
import { questionIdsOn } from '../../../domain/attempt/question-ids.ts';
import type { AdaptiveReview } from '../../../domain/contracts/adaptive.ts';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../domain/kernel/ids.ts';

const presentAdaptive = (
  { minimum, maximum, path, end }: AdaptiveCourse,
  idOf: (itemId: string) => QuestionId,
): AdaptiveReview => ({
  ...end,
  minimum,
  maximum,
  path: path.map(({ itemId, ...step }) => ({ questionId: idOf(itemId), ...step })),
});

/** The result with how the adaptive exam went, where it was one. */
export const withAdaptive = (
  view: SubmittedAttempt,
  { adaptive, paper }: FinishedAttempt,
): SubmittedAttempt =>
  adaptive ? { ...view, adaptive: presentAdaptive(adaptive, questionIdsOn(paper)) } : view;

import { questionIdsOn } from '../../../domain/attempt/question-ids.ts';
import type { AdaptiveReview } from '../../../domain/contracts/adaptive.ts';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../domain/kernel/ids.ts';
import type { AttemptRow } from '../../../projectors/attempts/attempts.ts';

const presentAdaptive = (
  { minimum, maximum, path, end }: NonNullable<AttemptRow['adaptive']>,
  idOf: (itemId: string) => QuestionId,
): AdaptiveReview | undefined =>
  end
    ? {
        ...end,
        minimum,
        maximum,
        path: path.map(({ itemId, ...step }) => ({ questionId: idOf(itemId), ...step })),
      }
    : undefined;

/** The result with how the adaptive exam went, where it was one. */
export const withAdaptive = (
  view: SubmittedAttempt,
  { adaptive, ...paper }: AttemptRow,
): SubmittedAttempt => {
  const review = adaptive ? presentAdaptive(adaptive, questionIdsOn(paper)) : undefined;
  return review ? { ...view, adaptive: review } : view;
};

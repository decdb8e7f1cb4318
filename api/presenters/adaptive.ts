import type { AdaptiveReview } from '../../domain/contracts/adaptive.ts';
import type { SubmittedAttempt } from '../../domain/contracts/quiz.ts';
import type { AttemptRow } from '../../projectors/attempts/attempts.ts';

const presentAdaptive = ({
  minimum,
  maximum,
  path,
  end,
}: NonNullable<AttemptRow['adaptive']>): AdaptiveReview | undefined =>
  end
    ? {
        ...{ ...end, minimum, maximum },
        path: path.map(({ itemId, ...step }) => ({ questionId: itemId, ...step })),
      }
    : undefined;

/** The result with how the adaptive exam went, where it was one. */
export const withAdaptive = (
  view: SubmittedAttempt,
  { adaptive }: Pick<AttemptRow, 'adaptive'>,
): SubmittedAttempt => {
  const review = adaptive ? presentAdaptive(adaptive) : undefined;
  return review ? { ...view, adaptive: review } : view;
};

import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';

type Answer = SubmittedAttempt['answers'][number];

/** A learner can only say that they did not know it where cards are reviewed. */
export type Verdict = 'correct' | 'partly' | 'incorrect' | 'skipped' | 'not-known';

type Judged = Pick<Answer, 'userAnswer' | 'correct' | 'points'>;

/** An answer that is not wholly right but earned points; it counts as incorrect in a percentage. */
export const isPartlyRight = ({
  correct,
  points = 0,
}: Pick<Judged, 'correct' | 'points'>): boolean => !correct && points > 0;

/** An unanswered question is skipped, not incorrect. */
export const verdictOf = (answer: Judged | undefined): Verdict => {
  if (!answer || answer.userAnswer === '') return 'skipped';
  if (isPartlyRight(answer)) return 'partly';
  return answer.correct ? 'correct' : 'incorrect';
};

import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';

type Answer = SubmittedAttempt['answers'][number];

/** A learner can only say that they did not know it where cards are reviewed. */
export type Verdict = 'correct' | 'incorrect' | 'skipped' | 'not-known';

/** An unanswered question is skipped, not incorrect. */
export const verdictOf = (answer: Pick<Answer, 'userAnswer' | 'correct'> | undefined): Verdict => {
  if (!answer || answer.userAnswer === '') return 'skipped';
  return answer.correct ? 'correct' : 'incorrect';
};

import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';

type Answer = SubmittedAttempt['answers'][number];

export type Verdict = 'correct' | 'incorrect' | 'skipped';

/** An unanswered question is skipped, not incorrect. */
export const verdictOf = (answer: Pick<Answer, 'userAnswer' | 'correct'> | undefined): Verdict => {
  if (!answer || answer.userAnswer === '') return 'skipped';
  return answer.correct ? 'correct' : 'incorrect';
};

import { wrongAnswer } from './bank.ts';
import type { Learner } from './people.ts';
import { handIn, newPaper, type Paper } from './quiz.ts';

/** A quiz handed in with every answer wrong. */
export const missedQuiz = async (learner: Learner, limit: number): Promise<Paper> => {
  const paper = await newPaper(learner, { limit });
  await handIn(learner, paper, wrongAnswer);
  return paper;
};

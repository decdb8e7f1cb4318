import type { Question, SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { labelsOf } from '../runner/chosen-labels.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export type ReviewedQuestion = {
  readonly number: number;
  readonly question: Question;
  readonly chosen: readonly string[];
  readonly verdict: Verdict;
  readonly seconds: number;
};

/** The questions of a paper with what became of each, in the order of the paper. */
export const reviewedQuestions = ({
  questions,
  answers,
}: Pick<SubmittedAttempt, 'questions' | 'answers'>): readonly ReviewedQuestion[] => {
  const answerTo = new Map(answers.map((answer) => [answer.questionId, answer]));
  return questions.map((question, index) => {
    const answer = answerTo.get(question.id);
    return {
      number: index + 1,
      question,
      chosen: labelsOf(answer?.userAnswer ?? ''),
      verdict: verdictOf(answer),
      seconds: answer?.seconds ?? 0,
    };
  });
};

export type ReviewFilter = 'all' | 'incorrect' | 'skipped';

export const filtered = (
  questions: readonly ReviewedQuestion[],
  filter: ReviewFilter,
): readonly ReviewedQuestion[] =>
  filter === 'all' ? questions : questions.filter(({ verdict }) => verdict === filter);

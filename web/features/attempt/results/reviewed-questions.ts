import type { Question, SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { labelsOf } from '../runner/session/chosen-labels.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export type ReviewedQuestion = {
  readonly number: number;
  readonly question: Question;
  readonly chosen: readonly string[];
  readonly verdict: Verdict;
  readonly seconds: number;
  /** Partial credit; absent where an answer is right or wrong. */
  readonly points?: number | undefined;
  readonly maxPoints?: number | undefined;
  readonly flagged: boolean;
  /** Empty when there is none. */
  readonly note: string;
};

/** The questions of a paper with what became of each, in the order of the paper. */
export const reviewedQuestions = ({
  questions,
  answers,
  marks,
}: Pick<SubmittedAttempt, 'questions' | 'answers' | 'marks'>): readonly ReviewedQuestion[] => {
  const answerTo = new Map(answers.map((answer) => [answer.questionId, answer]));
  const markOn = new Map(marks.map((mark) => [mark.questionId, mark]));
  return questions.map((question, index) => {
    const mark = markOn.get(question.id);
    const answer = answerTo.get(question.id);
    return {
      number: index + 1,
      question,
      chosen: labelsOf(answer?.userAnswer ?? ''),
      verdict: verdictOf(answer),
      seconds: answer?.seconds ?? 0,
      ...(answer?.points === undefined
        ? {}
        : { points: answer.points, maxPoints: answer.maxPoints }),
      flagged: mark?.flagged ?? false,
      note: mark?.note ?? '',
    };
  });
};

export type ReviewFilter = 'all' | 'incorrect' | 'skipped' | 'flagged';

export const filtered = (
  questions: readonly ReviewedQuestion[],
  filter: ReviewFilter,
): readonly ReviewedQuestion[] =>
  questions.filter(
    ({ verdict, flagged }) =>
      filter === 'all' || (filter === 'flagged' ? flagged : verdict === filter),
  );

/** What is to be looked at, and what was answered right; each in the order of the paper. */
export const missesFirst = (questions: readonly ReviewedQuestion[]) => ({
  missed: questions.filter(({ verdict }) => verdict !== 'correct'),
  right: questions.filter(({ verdict }) => verdict === 'correct'),
});

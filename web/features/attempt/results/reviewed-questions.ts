import type { Question, SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { studyWords } from '../runner/case-study/case-study-words.ts';
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

const isShown: Readonly<Record<ReviewFilter, (question: ReviewedQuestion) => boolean>> = {
  all: () => true,
  // As in the count of the summary, where only what is wholly right is correct.
  incorrect: ({ verdict }) => verdict === 'incorrect' || verdict === 'partly',
  skipped: ({ verdict }) => verdict === 'skipped',
  flagged: ({ flagged }) => flagged,
};

export const filtered = (
  questions: readonly ReviewedQuestion[],
  filter: ReviewFilter,
): readonly ReviewedQuestion[] => questions.filter((one) => isShown[filter](one));

export type ReviewGroup = {
  readonly title: string;
  readonly questions: readonly ReviewedQuestion[];
};

const inStudy = ({ question }: ReviewedQuestion): boolean => question.caseStudy !== undefined;
const isRight = ({ verdict }: ReviewedQuestion): boolean => verdict === 'correct';

const studyTitle = (study: number, questions: readonly ReviewedQuestion[]): string =>
  `${studyWords(study)}: ${questions.filter(isRight).length} of ${questions.length} right`;

/** What is to be looked at, each case study as a whole, and what was answered right; in the order of the paper. */
export const reviewGroups = (questions: readonly ReviewedQuestion[]): readonly ReviewGroup[] => {
  const single = questions.filter((one) => !inStudy(one));
  const studies = Map.groupBy(
    questions.filter(inStudy),
    ({ question }) => question.caseStudy?.study,
  );
  return [
    { title: 'To review', questions: single.filter((one) => !isRight(one)) },
    ...[...studies].map(([study = 0, six]) => ({ title: studyTitle(study, six), questions: six })),
    { title: 'Correct', questions: single.filter(isRight) },
  ].filter((group) => group.questions.length > 0);
};

/** As they stand in a strip: the questions of a case study together. */
export const stripGroups = (
  questions: readonly ReviewedQuestion[],
): readonly (readonly ReviewedQuestion[])[] => [
  ...Map.groupBy(questions, ({ question: { id, caseStudy } }) =>
    caseStudy ? `study ${caseStudy.study}` : id,
  ).values(),
];

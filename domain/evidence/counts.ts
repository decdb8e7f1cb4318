import { paperKind } from '../contracts/paper-kind.ts';
import { isSimulationResult } from '../progress/handed-in.ts';
import { withinReason } from '../review/pace.ts';
import { type Contribution, contribution, type Formula } from './formula.ts';
import { type ReviewedCard, type StudiedQuiz, takenOf } from './studied-quizzes.ts';

type HandedInEvent = StudiedQuiz['submitted'];

const each =
  (part: (submitted: HandedInEvent) => { words: string; amount: number; of?: number }) =>
  (quizzes: readonly StudiedQuiz[]) =>
    quizzes.map(({ submitted }) => contribution(submitted, part(submitted)));

/** "20 questions", "88 decisions". */
const asked = ({ type, data: { total } }: HandedInEvent): string => {
  const one = isSimulationResult(type) ? 'decision' : 'question';
  return `${total} ${total === 1 ? one : `${one}s`}`;
};

const notLookedAt = 'One whose time ran out before you looked at it does not count.';

const one = each((submitted) => ({
  words: `${paperKind(submitted.data)}, ${asked(submitted)}`,
  amount: 1,
}));

export const quizzesTaken: Formula = {
  name: 'quizzes-taken',
  version: 3,
  title: 'Quizzes taken',
  words: `Each quiz and exam you submitted counts as one. ${notLookedAt}`,
  unit: 'quizzes',
  combine: 'sum',
  contributions: ({ quizzes }) => one(takenOf(quizzes)),
};

export const examsTaken: Formula = {
  name: 'exams-taken',
  version: 3,
  title: 'Full-length exams',
  words: `Each full-length exam you submitted counts as one. ${notLookedAt}`,
  unit: 'exams',
  combine: 'sum',
  contributions: ({ quizzes }) =>
    one(takenOf(quizzes).filter((quiz) => quiz.submitted.data.isFullLength)),
};

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const time = each(({ data }) => ({
  words: `${paperKind(data)}: ${minutesAndSeconds(data.timeSpent)}`,
  amount: data.timeSpent,
}));

const reviewTime = (card: ReviewedCard): Contribution => {
  const amount = withinReason(card.data.seconds);
  const words = `Review of ${card.data.topic}: ${minutesAndSeconds(amount)}`;
  return contribution({ ...card, data: {} }, { words, amount });
};

export const totalStudyTime: Formula = {
  name: 'total-study-time',
  version: 3,
  title: 'Total study time',
  words:
    'The time you spent on all the quizzes and exams you submitted and on cards in review, at most five minutes per card.',
  unit: 'seconds',
  combine: 'sum',
  contributions: ({ quizzes, reviews }) => [...time(takenOf(quizzes)), ...reviews.map(reviewTime)],
};

export const averageQuizTime: Formula = {
  name: 'average-quiz-time',
  version: 3,
  title: 'Average quiz time',
  words: `The time you spent on quizzes and exams divided by their number. ${notLookedAt}`,
  unit: 'seconds',
  combine: 'mean',
  contributions: ({ quizzes }) => time(takenOf(quizzes)),
};

const answeredIn = ({ data }: HandedInEvent): number => data.total - data.skipped;

const answered = each((submitted) => {
  const { type, data } = submitted;
  const amount = answeredIn(submitted);
  const done = isSimulationResult(type) ? 'made' : 'answered';
  return { words: `${paperKind(data)}: ${amount} of ${asked(submitted)} ${done}`, amount };
});

export const questionsAnswered: Formula = {
  name: 'questions-answered',
  version: 2,
  title: 'Questions answered',
  words:
    'The questions you answered in quizzes and exams and the decisions you made in simulations. Skipped ones do not count.',
  unit: 'questions',
  combine: 'sum',
  contributions: ({ quizzes }) => answered(quizzes),
};

const timeOfAnswers = each((submitted) => ({
  words: `${paperKind(submitted.data)}: ${minutesAndSeconds(submitted.data.timeSpent)}, ${answeredIn(submitted)} answered`,
  amount: submitted.data.timeSpent,
  of: answeredIn(submitted),
}));

export const pace: Formula = {
  name: 'pace',
  version: 2,
  title: 'Your pace',
  words:
    'The time you spent on quizzes and exams divided by the questions you answered and the decisions you made.',
  unit: 'seconds',
  combine: 'mean',
  contributions: ({ quizzes }) => timeOfAnswers(quizzes),
};

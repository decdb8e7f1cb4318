import { paperKind } from '../../contracts/paper-kind.ts';
import { contribution, type Formula } from './formula.ts';
import type { StudiedQuiz } from './studied-quizzes.ts';

const each =
  (part: (quiz: StudiedQuiz['submitted']['data']) => { words: string; amount: number }) =>
  (quizzes: readonly StudiedQuiz[]) =>
    quizzes.map(({ submitted }) => contribution(submitted, part(submitted.data)));

const questions = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

const one = each((quiz) => ({ words: `${paperKind(quiz)}, ${questions(quiz.total)}`, amount: 1 }));

export const quizzesTaken: Formula = {
  name: 'quizzes-taken',
  version: 2,
  title: 'Quizzes taken',
  words: 'Every quiz and exam you handed in counts one.',
  unit: 'quizzes',
  combine: 'sum',
  contributions: ({ quizzes }) => one(quizzes),
};

export const examsTaken: Formula = {
  name: 'exams-taken',
  version: 2,
  title: 'Full-length exams',
  words: 'Every full-length exam you handed in counts one.',
  unit: 'exams',
  combine: 'sum',
  contributions: ({ quizzes }) => one(quizzes.filter((quiz) => quiz.submitted.data.isFullLength)),
};

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const time = each((quiz) => ({
  words: `${paperKind(quiz)}: ${minutesAndSeconds(quiz.timeSpent)}`,
  amount: quiz.timeSpent,
}));

export const totalStudyTime: Formula = {
  name: 'total-study-time',
  version: 2,
  title: 'Total study time',
  words: 'The time you spent in all quizzes and exams you handed in.',
  unit: 'seconds',
  combine: 'sum',
  contributions: ({ quizzes }) => time(quizzes),
};

export const averageQuizTime: Formula = {
  name: 'average-quiz-time',
  version: 2,
  title: 'Average quiz time',
  words: 'Your total study time divided by your quizzes and exams.',
  unit: 'seconds',
  combine: 'mean',
  contributions: ({ quizzes }) => time(quizzes),
};

const answered = each((quiz) => ({
  words: `${paperKind(quiz)}: ${quiz.total - quiz.skipped} of ${questions(quiz.total)} answered`,
  amount: quiz.total - quiz.skipped,
}));

export const questionsAnswered: Formula = {
  name: 'questions-answered',
  version: 2,
  title: 'Questions answered',
  words: 'The questions you answered in quizzes and exams; skipped ones do not count.',
  unit: 'questions',
  combine: 'sum',
  contributions: ({ quizzes }) => answered(quizzes),
};

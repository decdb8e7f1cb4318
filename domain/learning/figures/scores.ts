import { paperKind } from '../../contracts/paper-kind.ts';
import { type ScoreBand, scoreBand } from '../bands.ts';
import { type Contribution, contribution, type Formula } from './formula.ts';
import { type StudiedQuiz, scoreOf } from './studied-quizzes.ts';

const lastTen = 10;
/** As far back as the score trend looks. */
const trendLength = 100;

/** The score as it was given, and each change to it since. */
export const scoreParts = ({ submitted, rescorings }: StudiedQuiz): readonly Contribution[] => [
  contribution(submitted, {
    words: `${paperKind(submitted.data)}: ${submitted.data.score}%`,
    amount: submitted.data.score,
  }),
  ...rescorings.map((rescored) => {
    const { before, after } = rescored.data;
    const words = `Corrected key: ${before.score}% became ${after.score}%`;
    return contribution(rescored, { words, amount: after.score - before.score, of: 0 });
  }),
];

export const averageScore: Formula = {
  name: 'average-score',
  version: 2,
  title: 'Average score',
  words: 'The mean score of all your quizzes and exams, rounded to a whole percent.',
  unit: 'percent',
  combine: 'mean',
  contributions: ({ quizzes }) => quizzes.flatMap(scoreParts),
};

export const recentAverage: Formula = {
  name: 'recent-average',
  version: 2,
  title: 'Average of the last 10',
  words: 'The mean score of your last 10 quizzes and exams, rounded to a whole percent.',
  unit: 'percent',
  combine: 'mean',
  contributions: ({ quizzes }) => quizzes.slice(-lastTen).flatMap(scoreParts),
};

const latest = (quizzes: readonly StudiedQuiz[]): readonly StudiedQuiz[] =>
  quizzes.toSorted((a, b) => (a.submitted.at < b.submitted.at ? 1 : -1)).slice(0, trendLength);

const inBand =
  (band: ScoreBand): Formula['contributions'] =>
  ({ quizzes }) =>
    latest(quizzes)
      .filter((quiz) => scoreBand(scoreOf(quiz)) === band)
      .map((quiz) => {
        const { submitted, rescorings } = quiz;
        const after = rescorings.length > 0 ? ' after a corrected key' : '';
        const words = `${paperKind(submitted.data)}: ${scoreOf(quiz)}%${after}`;
        return contribution(submitted, { words, amount: 1 });
      });

const bandCount = (
  band: ScoreBand,
  { name, title, words }: Pick<Formula, 'name' | 'title' | 'words'>,
): Formula => ({
  ...{ name, version: 2, title, unit: 'quizzes', combine: 'sum' },
  words: `Of your latest ${trendLength} quizzes and exams, those that scored ${words}.`,
  contributions: inBand(band),
});

export const highScores = bandCount('strong', {
  ...{ name: 'high-scores', title: 'High scores', words: '80% or more' },
});
export const borderlineScores = bandCount('borderline', {
  ...{ name: 'borderline-scores', title: 'Borderline scores', words: '70% to 79%' },
});
export const needImprovement = bandCount('weak', {
  ...{ name: 'need-improvement', title: 'Scores that need work', words: 'below 70%' },
});

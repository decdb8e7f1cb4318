import { paperKind } from '../contracts/paper-kind.ts';
import { type ScoreBand, scoreBand } from '../progress/bands.ts';
import { isScored } from '../progress/handed-in.ts';
import { type Contribution, contribution, type Formula } from './formula.ts';
import { type StudiedQuiz, scoreOf, withScore } from './studied-quizzes.ts';

const lastTen = 10;
/** As far back as the score trend looks. */
const trendLength = 100;

/** The score as it was given, and each change to it since; nothing where there is none. */
export const scoreParts = ({ submitted, rescorings }: StudiedQuiz): readonly Contribution[] => {
  const { data } = submitted;
  if (!isScored(data)) return [];
  const words = `${paperKind(data)}: ${data.score}%`;
  return [
    contribution(submitted, { words, amount: data.score }),
    ...rescorings.map((rescored) => {
      const [before, after] = [rescored.data.before.score ?? 0, rescored.data.after.score ?? 0];
      const words = `Corrected answer key: from ${before}% to ${after}%`;
      return contribution(rescored, { words, amount: after - before, of: 0 });
    }),
  ];
};

export const averageScore: Formula = {
  name: 'average-score',
  version: 4,
  title: 'Average score',
  words:
    'The average score of all your quizzes and exams, rounded to a whole percent. Adaptive exams have no percent score, and one without a single answer has none that counts.',
  unit: 'percent',
  combine: 'mean',
  contributions: ({ quizzes }) => quizzes.flatMap(scoreParts),
};

export const recentAverage: Formula = {
  name: 'recent-average',
  version: 4,
  title: 'Average of the last 10',
  words:
    'The average score of your last 10 quizzes and exams, rounded to a whole percent. Adaptive exams have no percent score, and one without a single answer has none that counts.',
  unit: 'percent',
  combine: 'mean',
  contributions: ({ quizzes }) => withScore(quizzes).slice(-lastTen).flatMap(scoreParts),
};

const latest = (quizzes: readonly StudiedQuiz[]): readonly StudiedQuiz[] =>
  quizzes.toSorted((a, b) => (a.submitted.at < b.submitted.at ? 1 : -1)).slice(0, trendLength);

const bandOf = (quiz: StudiedQuiz): ScoreBand | undefined => {
  const score = scoreOf(quiz);
  return score === null ? undefined : scoreBand(score);
};

const inBand =
  (band: ScoreBand): Formula['contributions'] =>
  ({ quizzes }) =>
    latest(quizzes)
      .filter((quiz) => bandOf(quiz) === band)
      .map((quiz) => {
        const { submitted, rescorings } = quiz;
        const after = rescorings.length > 0 ? ' after a corrected answer key' : '';
        const words = `${paperKind(submitted.data)}: ${scoreOf(quiz)}%${after}`;
        return contribution(submitted, { words, amount: 1 });
      });

const bandCount = (
  band: ScoreBand,
  { name, title, words }: Pick<Formula, 'name' | 'title' | 'words'>,
): Formula => ({
  name,
  version: 4,
  title,
  unit: 'quizzes',
  combine: 'sum',
  words: `How many of your last ${trendLength} quizzes and exams scored ${words}. One without a single answer has no score that counts.`,
  contributions: inBand(band),
});

export const highScores = bandCount('strong', {
  name: 'high-scores',
  title: 'High scores',
  words: '80% or more',
});
export const borderlineScores = bandCount('borderline', {
  name: 'borderline-scores',
  title: 'Borderline scores',
  words: '70% to 79%',
});
export const needImprovement = bandCount('weak', {
  name: 'need-improvement',
  title: 'Scores that need work',
  words: 'below 70%',
});

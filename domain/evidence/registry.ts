import { topicFigure } from '../contracts/evidence.ts';
import {
  averageQuizTime,
  examsTaken,
  questionsAnswered,
  quizzesTaken,
  totalStudyTime,
} from './counts.ts';
import type { Formula } from './formula.ts';
import { periodFormula } from './periods.ts';
import {
  averageScore,
  borderlineScores,
  highScores,
  needImprovement,
  recentAverage,
} from './scores.ts';
import { bestStreak, dailyStreak } from './streaks.ts';
import { topicMastery } from './topics.ts';

const formulas: readonly Formula[] = [
  dailyStreak,
  bestStreak,
  averageScore,
  recentAverage,
  quizzesTaken,
  examsTaken,
  totalStudyTime,
  averageQuizTime,
  questionsAnswered,
  highScores,
  borderlineScores,
  needImprovement,
];

const byName: ReadonlyMap<string, Formula> = new Map(
  formulas.map((formula) => [formula.name, formula]),
);

/** The names of the figures that are one of a kind; beside them every topic has one. */
export const figureNames: readonly string[] = [...byName.keys()];

/** How a figure is counted: by its name, `topic:` and the topic, or as in `accuracy:month`. */
export const formulaOf = (figure: string): Formula | undefined =>
  figure.startsWith(topicFigure(''))
    ? topicMastery(figure.slice(topicFigure('').length))
    : (byName.get(figure) ?? periodFormula(figure));

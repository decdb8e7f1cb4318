import { readinessFigure, topicFigure } from '../contracts/evidence.ts';
import {
  averageQuizTime,
  examsTaken,
  pace,
  questionsAnswered,
  quizzesTaken,
  totalStudyTime,
} from './counts.ts';
import type { Formula } from './formula.ts';
import { periodFormula, periodTopicFormula } from './periods.ts';
import { readinessFormula } from './readiness.ts';
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
  pace,
  highScores,
  borderlineScores,
  needImprovement,
];

const byName: ReadonlyMap<string, Formula> = new Map(
  formulas.map((formula) => [formula.name, formula]),
);

/** The names of the figures that are one of a kind; beside them every topic has one. */
export const figureNames: readonly string[] = [...byName.keys()];

/**
 * How a figure is counted: by its name, `topic:` and the topic, `readiness:` and the exam, or as in
 * `accuracy:month` and `topic-accuracy:month:Weaning`.
 */
export const formulaOf = (figure: string): Formula | undefined => {
  if (figure.startsWith(topicFigure(''))) return topicMastery(figure.slice(topicFigure('').length));
  if (figure.startsWith(readinessFigure(''))) return readinessFormula(figure);
  return byName.get(figure) ?? periodTopicFormula(figure) ?? periodFormula(figure);
};

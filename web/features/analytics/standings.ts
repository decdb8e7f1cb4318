import { Activity, CalendarCheck, type LucideIcon, Route, Target } from 'lucide-react';
import type { QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { enoughAnswers } from '../../../domain/progress/topic-standing.ts';
import { counted } from '../../format/counts.ts';
import { band, bandMarks } from '../../ui/band.ts';
import { terms } from '../../ui/terms.ts';
import { goalLine } from './analytics-sentences.ts';

export type State = { readonly word: string; readonly color: 'green' | 'amber' | 'red' | 'gray' };

export type AnalyticsFigure = {
  readonly title: string;
  /** What the figure says, which the given title may not. */
  readonly state: State;
  readonly text: string;
  readonly Icon: LucideIcon;
};

const early: State = { word: terms.tooEarly, color: 'gray' };

/** Questions reached in the period. */
const questionsIn = ({ days }: QuizAnalytics): number =>
  days.reduce((sum, { questions }) => sum + questions, 0);

const pathState = ({ topicMastery }: QuizAnalytics): State =>
  topicMastery.length > 0 ? { word: 'Active', color: 'green' } : { word: 'Paused', color: 'gray' };

const performanceState = (analytics: QuizAnalytics): State => {
  if (questionsIn(analytics) < enoughAnswers) return early;
  const { word, color } = band(analytics.performance.overallAccuracy);
  return { word, color };
};

/** On fewer days nothing is a habit. */
const enoughDays = 5;
/** Percent of days: five of seven, three of seven. */
const habit = { excellent: 71, regular: 42 } as const;

const habitState = ({ studyPatterns: { daysStudied, consistencyScore } }: QuizAnalytics): State => {
  if (daysStudied < enoughDays) return early;
  if (consistencyScore >= habit.excellent) return { word: 'Excellent', color: 'green' };
  return consistencyScore >= habit.regular
    ? { word: 'Regular', color: 'amber' }
    : { word: 'Irregular', color: 'red' };
};

const goalState = (analytics: QuizAnalytics): State => {
  if (questionsIn(analytics) < enoughAnswers) return early;
  const { overallAccuracy, moved } = analytics.performance;
  if (overallAccuracy >= bandMarks.strong) return { word: 'Reached', color: 'green' };
  return moved === 'up'
    ? { word: 'On track', color: 'green' }
    : { word: 'Not yet', color: 'amber' };
};

const topicsText = ({ topicMastery }: QuizAnalytics): string => {
  if (topicMastery.length === 0) return 'No topics practiced in this period';
  const known = topicMastery.filter(({ total }) => total >= enoughAnswers).length;
  return `${counted(topicMastery.length, 'topic')} practiced, ${known} with ${enoughAnswers} or more answers`;
};

const noScore = ({ quizzesTaken }: QuizAnalytics['performance']): string =>
  quizzesTaken === 0
    ? 'No quizzes in this period'
    : 'Only adaptive exams in this period, which have no percent score';

const accuracyLine = (performance: QuizAnalytics['performance']): string =>
  performance.scores === 0
    ? noScore(performance)
    : `${performance.overallAccuracy}% right across ${counted(performance.scores, 'quiz', 'quizzes')}`;

/** The titles are given; the state and the line under each are counted. */
export const standingsOf = (analytics: QuizAnalytics): readonly AnalyticsFigure[] => {
  const { performance, studyPatterns } = analytics;
  const { daysStudied, daysCounted, averageSessionLength } = studyPatterns;
  return [
    {
      title: 'Learning Path Active',
      Icon: Route,
      state: pathState(analytics),
      text: topicsText(analytics),
    },
    {
      title: 'Performance Strong',
      Icon: Activity,
      state: performanceState(analytics),
      text: accuracyLine(performance),
    },
    {
      title: 'Study Habits Excellent',
      Icon: CalendarCheck,
      state: habitState(analytics),
      text: `${daysStudied} of ${counted(daysCounted, 'day')} studied${daysStudied === 0 ? '' : `, ${averageSessionLength} min per session`}`,
    },
    {
      title: 'Goals On Track',
      Icon: Target,
      state: goalState(analytics),
      text: performance.scores === 0 ? noScore(performance) : goalLine(performance.overallAccuracy),
    },
  ];
};

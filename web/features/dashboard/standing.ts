import type { Progress } from '../../../domain/contracts/progress.ts';
import { bandMarks } from '../../ui/band.ts';

const newest = 10;

const subject = (scores: number, average: number): string =>
  scores === 1
    ? `Your score so far is ${average}%`
    : `Your last ${Math.min(newest, scores)} scores average ${average}%`;

const goal = (average: number): string => {
  if (average > bandMarks.strong) return `You are above the ${bandMarks.strong}% goal`;
  if (average === bandMarks.strong) return `You have reached the ${bandMarks.strong}% goal`;
  return `Next goal: ${average >= bandMarks.near ? bandMarks.strong : bandMarks.near}%`;
};

type Figures = Pick<Progress, 'scores' | 'recentAverage'>;

/** How things stand and what to aim for, from counted figures only. */
export const standing = ({ scores, recentAverage }: Figures): string =>
  scores === 0
    ? 'Take a practice quiz to see where you stand.'
    : `${subject(scores, recentAverage)}. ${goal(recentAverage)}.`;

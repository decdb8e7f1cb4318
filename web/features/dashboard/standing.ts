import type { Progress } from '../../../domain/contracts/progress.ts';
import { bandMarks } from '../../ui/band.ts';

const newest = 10;

const subject = (scores: number): string =>
  scores === 1 ? 'Your score so far is ' : `Your last ${Math.min(newest, scores)} scores average `;

const goal = (average: number): string => {
  if (average > bandMarks.strong) return `You are above the ${bandMarks.strong}% goal`;
  if (average === bandMarks.strong) return `You have reached the ${bandMarks.strong}% goal`;
  return `Next goal: ${average >= bandMarks.near ? bandMarks.strong : bandMarks.near}%`;
};

type Figures = Pick<Progress, 'scores' | 'recentAverage'>;

export const nothingTaken = 'Take a practice quiz to see where you stand.';

type AverageSentence = readonly [before: string, average: string, after: string];

/** How things stand and what to aim for, from counted figures only; undefined without a score. */
export const standing = ({ scores, recentAverage }: Figures): AverageSentence | undefined =>
  scores === 0 ? undefined : [subject(scores), `${recentAverage}%`, `. ${goal(recentAverage)}.`];

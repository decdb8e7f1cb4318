import type { Progress } from '../../../domain/contracts/progress.ts';
import { bandDistance } from '../../features/results/band-distance.ts';

const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const subject = (quizzes: number, average: number): string =>
  quizzes === 1
    ? `Your first quiz scored ${average}%`
    : `Your last ${numbers[Math.min(10, quizzes)]} quizzes average ${average}%`;

type Figures = Pick<Progress, 'scores' | 'recentAverage'>;

/** How things stand in one sentence, from counted figures only. */
export const standing = ({ scores, recentAverage }: Figures): string =>
  scores === 0
    ? 'Start with one practice quiz: twenty questions show where you stand.'
    : `${subject(scores, recentAverage)}, ${bandDistance(recentAverage)}.`;

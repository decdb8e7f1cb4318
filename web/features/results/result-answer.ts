import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { bandDistance } from './band-distance.ts';
import { scaleVerdict } from './scale-words.ts';

type Told = Pick<SubmittedAttempt, 'score' | 'scaled' | 'timeRanOut'>;

/** Whether the exam is passed before all else, then what was right and its band. */
export const resultAnswer = ({ score, scaled, timeRanOut }: Told, counted: string): string =>
  [
    timeRanOut ? 'Time ran out.' : '',
    scaled ? `${scaleVerdict(scaled)}.` : '',
    counted,
    score === null ? '' : `${bandDistance(score)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');

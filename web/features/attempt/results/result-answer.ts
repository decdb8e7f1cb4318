import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { scoreBand } from '../../../../domain/progress/bands.ts';
import { startFinding } from './area-findings.ts';
import { bandDistance } from './band-distance.ts';
import { scaleVerdict } from './scale-words.ts';

type ResultFacts = Pick<SubmittedAttempt, 'score' | 'scaled' | 'timeRanOut' | 'areas'>;

/** How far the next band is; where there is much to do, where to begin. */
const finding = ({ score, areas }: Pick<ResultFacts, 'score' | 'areas'>): string => {
  if (score === null) return '';
  const start = scoreBand(score) === 'weak' ? startFinding(areas) : '';
  return start || `${bandDistance(score)}.`;
};

/** Whether the exam is passed before all else, then what was right, then its band or where to begin. */
export const resultAnswer = (
  { score, scaled, timeRanOut, areas }: ResultFacts,
  counted: string,
): string =>
  [
    timeRanOut ? 'Time ran out.' : '',
    scaled ? `${scaleVerdict(scaled)}.` : '',
    counted,
    finding({ score, areas }),
  ]
    .filter((part) => part !== '')
    .join(' ');

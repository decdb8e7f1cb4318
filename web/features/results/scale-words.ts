import type { ScaledScore } from '../../../domain/contracts/measurement.ts';

const verdicts: Readonly<Record<ScaledScore['verdict'], string>> = {
  pass: 'This would pass.',
  'not-yet': 'Not yet a pass.',
  'too-close': 'Too close to call.',
};

const unit = ({ kind, max }: ScaledScore): string => {
  if (kind === 'percent') return '%';
  return kind === 'raw' ? ` of ${max}` : '';
};

/** "About 105 of 140, somewhere from 79 to 122. Passing is 88. Too close to call." */
export const scaleSentence = (scaled: ScaledScore): string => {
  const { estimate, low, high, mark, kind, verdict } = scaled;
  const about = `About ${estimate}${unit(scaled)}, somewhere from ${low} to ${high}${kind === 'percent' ? '%' : ''}.`;
  return `${about} Passing is ${mark}${kind === 'percent' ? '%' : ''}. ${verdicts[verdict]}`;
};

/** A paper of fewer questions is too short for a verdict to lean on. */
const shortPaper = 60;

/** How far the estimate can be trusted. */
export const scaleCaveat = (
  { kind, min, max, isAssumed }: ScaledScore,
  questions: number,
): string => {
  const little = questions < shortPaper ? `; ${questions} questions say little` : '';
  if (!isAssumed) return `This is an estimate with its 90% range${little}.`;
  const scale = kind === 'scaled' ? ` on the scale of ${min} to ${max}` : '';
  return `This is an estimate${scale} with its 90% range: the real conversion is not public${little}.`;
};

import { CircleAlert, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react';

export type Band = {
  readonly word: string;
  readonly color: 'green' | 'amber' | 'red';
  readonly fill: string;
  readonly Icon: LucideIcon;
};

const strong: Band = {
  word: 'Strong',
  color: 'green',
  fill: 'var(--band-strong)',
  Icon: CircleCheck,
};
const borderline: Band = {
  word: 'Borderline',
  color: 'amber',
  fill: 'var(--band-near)',
  Icon: CircleDot,
};
const weak: Band = {
  word: 'Needs work',
  color: 'red',
  fill: 'var(--band-weak)',
  Icon: CircleAlert,
};

/** The marks of every score scale, percent. */
export const bandMarks = { near: 70, strong: 80 } as const;

/** The band of a score in percent: 80 and above, 70 to 79, below 70. */
export const band = (score: number): Band => {
  if (score >= bandMarks.strong) return strong;
  return score >= bandMarks.near ? borderline : weak;
};

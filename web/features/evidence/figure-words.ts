import type { FigureUnit } from '../../../domain/contracts/evidence.ts';
import { spokenTime } from '../../format/duration.ts';

const singular = { days: 'day', exams: 'exam', questions: 'question', quizzes: 'quiz' } as const;

/** A figure with its unit: 76%, 9 days, 38 h 20 min. */
export const figureWords = (value: number, unit: FigureUnit): string => {
  if (unit === 'percent') return `${value}%`;
  if (unit === 'seconds') return spokenTime(value);
  return `${value} ${value === 1 ? singular[unit] : unit}`;
};

import { z } from 'zod';
import { hasPatients } from './exams.ts';
import type { PaperMode } from './paper-modes.ts';

type Paper = {
  readonly isFullLength: boolean;
  readonly mode: PaperMode;
  readonly exam: string | null;
};

/** What a learner would call it; how it was worked on and what it holds decide. */
export const quizKind = z.enum(['practice', 'custom', 'tutor', 'exam', 'adaptive', 'simulation']);
export type QuizKind = z.infer<typeof quizKind>;

/** In the words of the quiz page. */
export const kindNames: Readonly<Record<QuizKind, string>> = {
  practice: 'Practice quiz',
  custom: 'Custom quiz',
  tutor: 'Tutor quiz',
  exam: 'Full-length exam',
  adaptive: 'Adaptive exam',
  simulation: 'Clinical simulation',
};

export const kindOf = ({ isFullLength, mode, exam }: Paper): QuizKind => {
  if (exam !== null && hasPatients(exam)) return 'simulation';
  return isFullLength && mode !== 'adaptive' ? 'exam' : mode;
};

/** What kind of quiz it is, in the words of the quiz page. */
export const paperKind = (paper: Paper): string => kindNames[kindOf(paper)];

import { hasPatients } from './exams.ts';
import type { PaperMode } from './paper-modes.ts';

type Paper = {
  readonly isFullLength: boolean;
  readonly mode: PaperMode;
  readonly exam: string | null;
};

const kinds: Readonly<Record<PaperMode, string>> = {
  practice: 'Practice quiz',
  custom: 'Custom quiz',
  tutor: 'Tutor quiz',
  exam: 'Full-length exam',
  adaptive: 'Adaptive exam',
};

/** What kind of quiz it is, in the words of the quiz page. */
export const paperKind = ({ isFullLength, mode, exam }: Paper): string => {
  if (exam !== null && hasPatients(exam)) return 'Clinical simulation';
  return isFullLength && mode !== 'adaptive' ? kinds.exam : kinds[mode];
};

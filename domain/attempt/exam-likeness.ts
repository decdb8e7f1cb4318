import { blueprintOf } from '../bank/blueprints/blueprints.ts';
import { examNamed } from '../contracts/exams.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { QuizResult } from './events.ts';

/** Of the exam's questions, and of a paper's questions that may stand in another area than the outline's. */
const needed = { length: 0.9, misplaced: 0.1 } as const;

type Answered = { readonly area: string };

/** The share of questions that would have to change their area for the outline's mix, 0 to 1. */
const misplaced = (field: FieldCode, exam: string, answers: readonly Answered[]): number => {
  const areas = blueprintOf(field, exam)?.areas ?? [];
  const whole = areas.reduce((sum, { weight }) => sum + weight.mid, 0);
  const over = areas.map(({ code, weight }) => {
    const held = answers.filter(({ area }) => area === code).length / answers.length;
    return Math.max(0, weight.mid / whole - held);
  });
  return over.reduce((sum, one) => sum + one, 0);
};

/** Length and mix of a paper are those of the exam, or near them. */
export const hasLikeness = (
  { field, exam }: { readonly field: FieldCode; readonly exam: string },
  answers: readonly Answered[],
): boolean => {
  const questions = examNamed(field, exam)?.questions ?? Number.POSITIVE_INFINITY;
  return (
    answers.length >= needed.length * questions &&
    misplaced(field, exam, answers) <= needed.misplaced
  );
};

type Sat = Pick<QuizResult, 'field' | 'mode' | 'timed' | 'answers'>;

/**
 * Whether a paper may be told on the exam's scale. A verdict speaks of the exam as a whole: twenty
 * questions, or a hundred and sixty of one area, measure something else, however narrow their
 * interval; without the clock or with the keys in view they measure it otherwise; and an adaptive
 * exam has a verdict of its own.
 */
export const resemblesExam = ({ field, mode, timed, answers }: Sat, exam: string): boolean =>
  timed && mode !== 'tutor' && mode !== 'adaptive' && hasLikeness({ field, exam }, answers);

import { examNamed, practiceStandard } from '../../contracts/exams.ts';
import type { FieldCode } from '../../contracts/fields.ts';
import { type Blueprint, blueprintOf } from './blueprints.ts';

/** How an exam tells its score, and which share of right answers is taken for its pass mark. */
export type ExamScale = Blueprint['scale'] & {
  readonly exam: string;
  /** What is passed first, on the scale. */
  readonly mark: number;
  /** The same mark as a share of right answers, 0 to 1. */
  readonly standard: number;
  /** True where nobody publishes that share: it is our assumption for all scaled exams. */
  readonly isAssumed: boolean;
};

/**
 * Owners equate their scaled scores form by form and publish no conversion. Standard settings of
 * licensure exams mostly end between 60 and 70 percent right; we take the middle for all of them
 * (set on 2026-11-20), but where the product's table of exams gives a share or a count to practice for.
 */
const assumedStandard = 0.65;

/**
 * The scale is that of the outline, which names its source and date: there is no other. Undefined for
 * an exam the field does not have.
 */
export const examScale = (field: FieldCode, name: string): ExamScale | undefined => {
  const exam = examNamed(field, name);
  const scale = blueprintOf(field, name)?.scale;
  const [first] = scale?.cuts ?? [];
  if (!exam || !scale || !first) return undefined;
  const practice = practiceStandard(exam);
  const standard = practice ?? assumedStandard;
  return { ...scale, exam: name, mark: first.mark, standard, isAssumed: practice === undefined };
};

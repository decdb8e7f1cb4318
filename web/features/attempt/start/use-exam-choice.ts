import { useState } from 'react';
import { type ExamDefinition, examsOf } from '../../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../../domain/contracts/fields.ts';

export type ExamChoice = {
  readonly exams: readonly ExamDefinition[];
  readonly chosen: ExamDefinition | undefined;
  readonly choose: (name: string) => void;
};

/** The field's exams with one chosen: the first until the learner says otherwise. */
export const useExamChoice = (field: FieldCode | null): ExamChoice => {
  const [name, choose] = useState<string>();
  const exams = field ? examsOf(field) : [];
  // A name chosen for another field is not on this list.
  const chosen = exams.find((exam) => exam.name === name) ?? exams[0];
  return { exams, chosen, choose };
};

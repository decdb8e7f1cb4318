import { type ExamDefinition, examsOf, hasPatients } from '../../../domain/contracts/exams.ts';
import { type FieldCode, fieldCodes, fieldLabel } from '../../../domain/contracts/fields.ts';

export type ExamRow = {
  readonly field: FieldCode;
  readonly label: string;
  readonly exam: string;
  /** "75 questions", "22 cases". */
  readonly size: string;
  /** "2 h 30". */
  readonly time: string;
};

const timeOf = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest}` : ''}`;
};

/** The clinical simulation counts patients, not questions. */
const sizeOf = ({ name, questions }: ExamDefinition): string =>
  `${questions} ${hasPatients(name) ? 'cases' : 'questions'}`;

/** Every exam of every field, in the product's order. */
export const examRows: readonly ExamRow[] = fieldCodes.flatMap((field) =>
  examsOf(field).map((exam) => ({
    field,
    label: fieldLabel(field),
    exam: exam.name,
    size: sizeOf(exam),
    time: timeOf(exam.timeLimit),
  })),
);

export const examCount = examRows.length;

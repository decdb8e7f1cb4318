import { examData } from './exam-data.ts';
import type { ExamData } from './field-entry.ts';
import type { FieldCode } from './fields.ts';

/** A full-length exam as the product offers it: count, minutes, and the pass mark on its own scale. */
export type ExamDefinition = Pick<
  ExamData,
  'name' | 'questions' | 'timeLimit' | 'passingScore' | 'description'
>;

const named = new Map(
  Object.values(examData)
    .flat()
    .map((exam) => [exam.name, exam]),
);

/**
 * What the passing score of the table stands for. Most are marks of the exam's own scale; the others are
 * shares and counts of right answers that stand for that mark in practice, and say so.
 */
const practiceMarkOf = (exam: string): ExamData['practiceMark'] => named.get(exam)?.practiceMark;

/** The share of right answers, 0 to 1, that the passing score is; undefined for a mark of a scale. */
export const practiceStandard = ({
  name,
  passingScore,
}: Pick<ExamDefinition, 'name' | 'passingScore'>): number | undefined => {
  const mark = practiceMarkOf(name);
  return mark && passingScore / mark.of;
};

/** "75% right", "88 of 140 right", "600 on the exam's own scale". */
export const passingScoreWords = ({
  name,
  passingScore,
}: Pick<ExamDefinition, 'name' | 'passingScore'>): string => {
  const mark = practiceMarkOf(name);
  if (!mark) return `${passingScore} on the exam's scale`;
  return mark.unit === 'percent' ? `${passingScore}% right` : `${passingScore} of ${mark.of} right`;
};

/** "88 of 140" where the passing score is a count of right answers; undefined for every other exam. */
export const passingCount = (exam: string): string | undefined => {
  const found = named.get(exam);
  const mark = found?.practiceMark;
  return mark?.unit === 'right' ? `${found?.passingScore} of ${mark.of}` : undefined;
};

/** The field's exams; the first is the one chosen by default. */
export const examsOf = (field: FieldCode): readonly ExamDefinition[] =>
  examData[field].map(({ name, questions, timeLimit, passingScore, description }) => ({
    name,
    questions,
    timeLimit,
    passingScore,
    description,
  }));

/** Undefined when the field has no exam of that name. */
export const examNamed = (field: FieldCode, name: string): ExamDefinition | undefined =>
  examsOf(field).find((candidate) => candidate.name === name);

/** Minutes that so many questions get at the pace of the field's first exam, rounded up. */
export const minutesAtExamPace = (field: FieldCode, count: number): number => {
  const [exam] = examsOf(field);
  return exam ? Math.ceil((count * exam.timeLimit) / exam.questions) : count;
};

/** Every exam of every field by its name. */
export const examNames: readonly string[] = [...named.keys()];

/** Whether an exam of this name has patients for questions. */
export const hasPatients = (exam: string): boolean => named.get(exam)?.hasPatients ?? false;

/** Whether the field's exam of this name is a clinical simulation. */
export const isSimulationExam = (field: FieldCode, exam: string): boolean =>
  examNamed(field, exam) !== undefined && hasPatients(exam);

/** Options of a single best answer; four where nothing else is said. */
export const optionCountOf = (exam: string): number => named.get(exam)?.options ?? 4;

/** Whole case studies on a full-length form of the exam. */
export const caseStudiesOf = (exam: string): number => named.get(exam)?.caseStudies ?? 0;

export const practiceQuestionCount = 20;
/** A full-length exam whose count is missing is drawn with this many questions. */
export const fallbackExamQuestionCount = 100;

/** The form in which each question follows from the last, as the quiz page offers it. */
export type AdaptiveOffer = NonNullable<ExamData['adaptive']>;

/** Undefined where the exam has no adaptive form. */
export const adaptiveOfferOf = (exam: string): AdaptiveOffer | undefined =>
  named.get(exam)?.adaptive;

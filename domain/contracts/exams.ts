import type { FieldCode } from './fields.ts';

/** A full-length exam as the product offers it: count, minutes, and the pass mark on its own scale. */
export type ExamDefinition = {
  readonly name: string;
  readonly questions: number;
  /** Minutes. */
  readonly timeLimit: number;
  readonly passingScore: number;
  readonly description: string;
};

type ExamRow = readonly [
  name: string,
  questions: number,
  minutes: number,
  passingScore: number,
  description: string,
];

const rows: Record<FieldCode, readonly ExamRow[]> = {
  RN: [['NCLEX-RN', 75, 300, 75, 'Licensure examination for registered nurses']],
  LPN: [['NCLEX-PN', 85, 300, 75, 'Licensure examination for practical nurses']],
  RT: [
    ['TMC', 160, 180, 88, 'Therapist multiple-choice examination'],
    ['CSE', 22, 240, 70, 'Clinical simulation examination'],
  ],
  PT: [['NPTE-PT', 225, 300, 600, 'National physical therapy examination']],
  PA: [
    ['PANCE', 300, 300, 350, 'Physician assistant certifying examination'],
    ['PANRE', 240, 240, 350, 'Physician assistant recertifying examination'],
  ],
  PharmD: [['NAPLEX', 225, 360, 75, 'Pharmacist licensure examination']],
  OT: [['NBCOT', 170, 240, 450, 'Occupational therapist certification examination']],
  SLP: [['Praxis SLP', 132, 150, 162, 'Speech-language pathology subject assessment']],
  RD: [['CDR Exam', 145, 180, 75, 'Registration examination for dietitians']],
  'RT-Rad': [['ARRT Radiography', 200, 210, 75, 'Radiography certification examination']],
  DH: [['NBDHE', 350, 420, 75, 'National board dental hygiene examination']],
  MA: [
    ['CMA (AAMA)', 180, 195, 430, 'Certified medical assistant examination'],
    ['RMA (AMT)', 210, 180, 70, 'Registered medical assistant examination'],
  ],
  CRNA: [['NCE', 170, 210, 102, 'National certification examination for nurse anesthetists']],
  NP: [
    ['AANP Exam', 175, 180, 70, 'Family nurse practitioner certification (AANP)'],
    ['ANCC Exam', 175, 180, 70, 'Family nurse practitioner certification (ANCC)'],
  ],
};

/**
 * What the passing score of the table stands for. Most are marks of the exam's own scale; the others are
 * shares and counts of right answers that stand for that mark in practice, and say so.
 */
const practiceMarks: Readonly<
  Record<string, { readonly of: number; readonly unit: 'percent' | 'right' }>
> = {
  'NCLEX-RN': { of: 100, unit: 'percent' },
  'NCLEX-PN': { of: 100, unit: 'percent' },
  TMC: { of: 140, unit: 'right' },
  CSE: { of: 100, unit: 'percent' },
  'CDR Exam': { of: 100, unit: 'percent' },
  NCE: { of: 170, unit: 'right' },
  'AANP Exam': { of: 100, unit: 'percent' },
  'ANCC Exam': { of: 100, unit: 'percent' },
};

/** The share of right answers, 0 to 1, that the passing score is; undefined for a mark of a scale. */
export const practiceStandard = ({
  name,
  passingScore,
}: Pick<ExamDefinition, 'name' | 'passingScore'>): number | undefined => {
  const mark = practiceMarks[name];
  return mark && passingScore / mark.of;
};

/** "75% right", "88 of 140 right", "600 on the exam's own scale". */
export const passingScoreWords = ({
  name,
  passingScore,
}: Pick<ExamDefinition, 'name' | 'passingScore'>): string => {
  const mark = practiceMarks[name];
  if (!mark) return `${passingScore} on the exam's scale`;
  return mark.unit === 'percent' ? `${passingScore}% right` : `${passingScore} of ${mark.of} right`;
};

/** "88 of 140" where the passing score is a count of right answers; undefined for every other exam. */
export const passingCount = (exam: string): string | undefined => {
  const mark = practiceMarks[exam];
  const row = Object.values(rows)
    .flat()
    .find(([name]) => name === exam);
  return row && mark?.unit === 'right' ? `${row[3]} of ${mark.of}` : undefined;
};

/** The field's exams; the first is the one chosen by default. */
export const examsOf = (field: FieldCode): readonly ExamDefinition[] =>
  rows[field].map(([name, questions, timeLimit, passingScore, description]) => ({
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

/** Whether an exam of this name has patients for questions. */
export const hasPatients = (exam: string): boolean => exam.includes('CSE');

/** The exam whose name contains CSE, in Respiratory Therapy, is a clinical simulation. */
export const isSimulationExam = (field: FieldCode, exam: string): boolean =>
  field === 'RT' && hasPatients(exam);

export const practiceQuestionCount = 20;
/** A full-length exam whose count is missing is drawn with this many questions. */
export const fallbackExamQuestionCount = 100;

/** An exam of a field as data; the first of a field is the one chosen by default. */
export type ExamData = {
  readonly name: string;
  /** Of the full-length form the product offers. */
  readonly questions: number;
  /** Minutes. */
  readonly timeLimit: number;
  /** On the exam's own scale, unless `practiceMark` says what it stands for. */
  readonly passingScore: number;
  readonly description: string;
  /** A passing score that is a share or a count of right answers and stands for the exam's mark in practice. */
  readonly practiceMark?: { readonly of: number; readonly unit: 'percent' | 'right' };
  /** Options of a single best answer; four when absent. */
  readonly options?: number;
  /** Whole case studies on a full-length form; none when absent. */
  readonly caseStudies?: number;
  /** True of a clinical simulation, which has patients for questions. */
  readonly hasPatients?: true;
  /** Questions and minutes of the form in which each question follows from the last. */
  readonly adaptive?: {
    readonly minimum: number;
    readonly maximum: number;
    readonly minutes: number;
  };
};

/** A healthcare field as data. */
export type FieldEntry = {
  readonly code: string;
  readonly label: string;
  /** Who acts and who is cared for, in the words of the field. */
  readonly words: { readonly clinician: string; readonly patient: 'patient' | 'client' };
};

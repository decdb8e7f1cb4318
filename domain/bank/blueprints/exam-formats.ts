/** How an exam asks: how many options a single best answer has, and which formats it uses at all. */
export type ExamFormats = { readonly options: number; readonly formats: readonly string[] };

const nclex = {
  options: 4,
  formats: [
    'multiple-choice',
    'select-all',
    'select-n',
    'numeric',
    'ordered-response',
    'matrix-multiple-response',
    'matrix-multiple-choice',
    'drop-down-cloze',
    'drop-down-rationale',
    'drop-down-table',
    'highlight-text',
    'highlight-table',
    'bow-tie',
  ],
};

const single = (options: number): ExamFormats => ({ options, formats: ['multiple-choice'] });

/** What the owners publish of their item types, by the exams of the blueprints; as of 2026-11. */
const byExam: Readonly<Record<string, ExamFormats>> = {
  'NCLEX-RN': nclex,
  'NCLEX-PN': nclex,
  TMC: single(4),
  PANCE: single(5),
  PANRE: single(5),
  'AANP Exam': single(4),
  // ANCC also asks for several responses and for an order by dragging.
  'ANCC Exam': { options: 4, formats: ['multiple-choice', 'select-n', 'ordered-response'] },
  'USMLE Step 1': single(5),
  'USMLE Step 2 CK': single(5),
  NAPLEX: { options: 4, formats: ['multiple-choice', 'select-all', 'numeric', 'ordered-response'] },
};

/** Four options and one best answer, where nothing else is said. */
const usual = single(4);

export const formatsOf = (exam: string): ExamFormats => byExam[exam] ?? usual;

/**
 * Whole case studies on a full-length form. A NCLEX has three from its shortest form of 85 on; ours of 75
 * has as many (NCSBN, Next Generation NCLEX; as of 2026-11).
 */
export const caseStudiesOf = (exam: string): number =>
  exam === 'NCLEX-RN' || exam === 'NCLEX-PN' ? 3 : 0;

import { optionCountOf } from '../../contracts/exams.ts';

/** How an exam asks: how many options a single best answer has, and which formats it uses at all. */
export type ExamFormats = { readonly options: number; readonly formats: readonly string[] };

const single = ['multiple-choice'];

const nclex = [
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
];

/** What the owners publish of their item types, where it is more than one best answer; as of 2026-11. */
const formats: Readonly<Record<string, readonly string[]>> = {
  'NCLEX-RN': nclex,
  'NCLEX-PN': nclex,
  // ANCC also asks for several responses and for an order by dragging.
  'ANCC Exam': ['multiple-choice', 'select-n', 'ordered-response'],
  NAPLEX: ['multiple-choice', 'select-all', 'numeric', 'ordered-response'],
};

/** Options of the exams that the bank alone has: no field of the learners offers them. */
const optionsBeside: Readonly<Record<string, number>> = { 'USMLE Step 1': 5, 'USMLE Step 2 CK': 5 };

export const formatsOf = (exam: string): ExamFormats => ({
  options: optionsBeside[exam] ?? optionCountOf(exam),
  formats: formats[exam] ?? single,
});

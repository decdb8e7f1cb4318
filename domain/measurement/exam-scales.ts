import { examNamed } from '../contracts/exams.ts';
import type { FieldCode } from '../contracts/fields.ts';

export const scaleKinds = ['percent', 'raw', 'scaled'] as const;

/** How an exam tells its score, and which share of right answers is taken for its pass mark. */
export type ExamScale = {
  readonly exam: string;
  /** `percent` of all questions, `raw` count of right answers, or a `scaled` score of its owner. */
  readonly kind: (typeof scaleKinds)[number];
  readonly min: number;
  readonly max: number;
  /** The pass mark, on the scale. */
  readonly mark: number;
  /** The same mark as a share of right answers, 0 to 1. */
  readonly standard: number;
  /** True where the owner does not publish that share: it is our assumption. */
  readonly isAssumed: boolean;
};

/**
 * Owners equate their scaled scores form by form and publish no conversion. Standard settings of
 * licensure exams mostly end between 60 and 70 percent right; we take the middle for all of them
 * (set on 2026-11-20).
 */
const assumedStandard = 0.65;

/** Lowest and highest score that the owners' public descriptions agree on, as of 2026-11-20. */
const scaledRanges: Readonly<Record<string, readonly [min: number, max: number]>> = {
  'NPTE-PT': [200, 800],
  PANCE: [200, 800],
  PANRE: [200, 800],
  NAPLEX: [0, 150],
  NBCOT: [300, 600],
  'Praxis SLP': [100, 200],
  'ARRT Radiography': [1, 99],
  NBDHE: [49, 99],
  'CMA (AAMA)': [200, 800],
};

/** Questions that count: 140 of the 160 of a TMC form; the NCE mark is given of all 170. */
const rawTotals: Readonly<Record<string, number>> = { TMC: 140, NCE: 170 };

/** Undefined for an exam the field does not have, and for one that is not made of single questions. */
export const examScale = (field: FieldCode, name: string): ExamScale | undefined => {
  const exam = examNamed(field, name);
  if (!exam || name === 'CSE') return undefined;
  const mark = exam.passingScore;
  const range = scaledRanges[name];
  if (range) {
    const [min, max] = range;
    return {
      exam: name,
      kind: 'scaled',
      min,
      max,
      mark,
      standard: assumedStandard,
      isAssumed: true,
    };
  }
  const max = rawTotals[name] ?? 100;
  const kind = name in rawTotals ? 'raw' : 'percent';
  return { exam: name, kind, min: 0, max, mark, standard: mark / max, isAssumed: false };
};

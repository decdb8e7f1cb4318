import {
  type ExamReadiness,
  examReadiness,
  type ReadinessView,
} from '../../../domain/contracts/readiness.ts';

type Loose<Value> = { readonly [Key in keyof Value]?: unknown };

export const tmc = (own: Loose<ExamReadiness> = {}): ExamReadiness =>
  examReadiness.parse({
    exam: 'TMC',
    mark: 62.9,
    day: '2026-11-20',
    from: '2026-08-03',
    items: 384,
    expired: 0,
    neededItems: 60,
    likelihood: 74,
    expected: 66.1,
    low: 61.8,
    high: 70.2,
    previous: { day: '2026-11-16', likelihood: 68 },
    change: 6,
    missing: { items: 0, areas: [] },
    history: [],
    ...own,
  });

export const notYet = (own: Loose<ExamReadiness> = {}): ExamReadiness =>
  tmc({
    items: 38,
    likelihood: null,
    expected: null,
    low: null,
    high: null,
    previous: null,
    change: null,
    missing: { items: 22, areas: [{ name: 'Patient Data', items: 3 }] },
    ...own,
  });

type DayEstimate = readonly [day: string, expected: number, likelihood: number];

/** As they were told, oldest first; each with a range of four points to both sides. */
export const toldOn = (...told: readonly DayEstimate[]): ExamReadiness['history'] =>
  tmc({
    history: told.map(([day, expected, likelihood], index) => ({
      day,
      items: 60 + 20 * index,
      likelihood,
      expected,
      low: expected - 4,
      high: expected + 4,
    })),
  }).history;

/** A timed paper after which there was not enough yet. */
export const notToldOn = (day: string): ExamReadiness['history'] =>
  tmc({
    history: [{ day, items: 30, likelihood: null, expected: null, low: null, high: null }],
  }).history;

export const readinessOf = (...exams: readonly ExamReadiness[]): ReadinessView => ({
  formula: 'readiness@4',
  exams: [...exams],
});

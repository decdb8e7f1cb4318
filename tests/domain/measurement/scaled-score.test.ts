import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examsOf } from '../../../domain/contracts/exams.ts';
import { fieldCodes } from '../../../domain/contracts/fields.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { workOnFirst } from '../../../domain/measurement/area-loss.ts';
import { type ExamScale, examScale } from '../../../domain/measurement/exam-scales.ts';
import { normalBelow } from '../../../domain/measurement/normal.ts';
import {
  onScale,
  scaledEstimate,
  shareInterval,
} from '../../../domain/measurement/scaled-score.ts';

const scales = fieldCodes.flatMap((field) =>
  examsOf(field).flatMap(({ name }) => examScale(field, name) ?? []),
);
const scaleOf = (exam: string): ExamScale => {
  const found = scales.find((scale) => scale.exam === exam);
  if (!found) throw new Error(`${exam} has no scale`);
  return found;
};

describe('the scale of an exam', () => {
  it('is known for each of the eighteen but the one that is made of simulations', () => {
    expect(scales).toHaveLength(17);
    expect(examScale('RT', 'CSE')).toBeUndefined();
    expect(examScale('RT', 'PANCE')).toBeUndefined();
  });

  it.each([
    ['NCLEX-RN', 'percent', 0, 100, 75],
    ['TMC', 'raw', 0, 140, 88],
    ['NCE', 'raw', 0, 170, 102],
    ['NPTE-PT', 'scaled', 200, 800, 600],
    ['PANCE', 'scaled', 200, 800, 350],
    ['NBCOT', 'scaled', 300, 600, 450],
    ['Praxis SLP', 'scaled', 100, 200, 162],
    ['CMA (AAMA)', 'scaled', 200, 800, 430],
  ] as const)('of %s is %s from %d to %d, passed at %d', (exam, ...told) => {
    const { kind, min, max, mark } = scaleOf(exam);
    expect([kind, min, max, mark]).toEqual(told);
  });

  it('says of every scaled one that its standard is assumed', () => {
    for (const { kind, isAssumed } of scales) expect(isAssumed).toBe(kind === 'scaled');
  });
});

describe('a paper on the scale of its exam', () => {
  it.each(scales)('$exam begins at the bottom, passes at its mark and ends at the top', (scale) => {
    expect(onScale(scale, 0)).toBeCloseTo(scale.min);
    expect(onScale(scale, scale.standard)).toBeCloseTo(scale.mark);
    expect(onScale(scale, 1)).toBeCloseTo(scale.max);
  });

  it('never falls when more is right', () => {
    const papers = fc
      .integer({ min: 1, max: 350 })
      .chain((total) => fc.tuple(fc.constant(total), fc.integer({ min: 0, max: total - 1 })));
    fc.assert(
      fc.property(fc.constantFrom(...scales), papers, (scale, [total, correct]) => {
        const less = scaledEstimate(scale, { correct, total });
        const more = scaledEstimate(scale, { correct: correct + 1, total });
        expect(more.estimate).toBeGreaterThanOrEqual(less.estimate);
        expect(more.low).toBeGreaterThanOrEqual(less.low);
        expect(less.low).toBeLessThanOrEqual(less.estimate);
        expect(less.high).toBeGreaterThanOrEqual(less.estimate);
        expect(more.high).toBeLessThanOrEqual(scale.max);
      }),
    );
  });

  it('is told as 105 of 140 for 15 of 20, with an interval that says how little 20 tell', () => {
    expect(scaledEstimate(scaleOf('TMC'), { correct: 15, total: 20 })).toEqual({
      ...{ estimate: 105, low: 79, high: 122, verdict: 'too-close' },
    });
  });

  it('passes or not only when the interval leaves the mark', () => {
    const pance = scaleOf('PANCE');
    expect(scaledEstimate(pance, { correct: 270, total: 300 }).verdict).toBe('pass');
    expect(scaledEstimate(pance, { correct: 120, total: 300 }).verdict).toBe('not-yet');
    expect(scaledEstimate(pance, { correct: 196, total: 300 }).verdict).toBe('too-close');
  });

  it('says nothing without questions', () => {
    expect(scaledEstimate(scaleOf('PANCE'), { correct: 0, total: 0 })).toEqual({
      ...{ estimate: 350, low: 200, high: 800, verdict: 'too-close' },
    });
  });

  it('holds the true share in nine of ten intervals', () => {
    const random = randomFrom(7);
    const tries = 4000;
    let held = 0;
    for (let trial = 0; trial < tries; trial += 1) {
      const truth = 0.4 + 0.5 * random();
      const correct = Array.from({ length: 160 }, () => random() < truth).filter(Boolean).length;
      const [low, high] = shareInterval(correct, 160);
      held += Number(low <= truth && truth <= high);
    }
    expect(held / tries).toBeGreaterThan(0.885);
    expect(held / tries).toBeLessThan(0.915);
  });
});

it('the normal distribution is the tabulated one', () => {
  const table = [
    [-1.6448536, 0.05],
    [0, 0.5],
    [1, 0.8413447],
    [2.5, 0.9937903],
  ] as const;
  for (const [z, below] of table) expect(normalBelow(z)).toBeCloseTo(below, 6);
});

it('what costs most on the exam is worked on first, not what cost most on the paper', () => {
  const areas = [
    { name: 'Small', correct: 0, total: 4, weight: 10 },
    { name: 'Large', correct: 6, total: 10, weight: 50 },
    { name: 'Strong', correct: 9, total: 9, weight: 40 },
    { name: 'Unplaced', correct: 0, total: 1 },
  ];
  expect(workOnFirst(areas).map(({ name }) => name)).toEqual([
    ...['Large', 'Small', 'Strong', 'Unplaced'],
  ]);
});

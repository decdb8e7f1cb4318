import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExamScale, examScale } from '../../../domain/bank/blueprints/exam-scales.ts';
import { examsOf } from '../../../domain/contracts/exams.ts';
import { fieldCodes } from '../../../domain/contracts/fields.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { workOnFirst } from '../../../domain/measurement/area-loss.ts';
import { normalBelow } from '../../../domain/measurement/normal.ts';
import {
  onScale,
  scaledEstimate,
  shareInterval,
} from '../../../domain/measurement/scaled-score.ts';

const scales = fieldCodes.flatMap((field) =>
  examsOf(field).flatMap(({ name }) => examScale(field, name) ?? []),
);
/** The others tell no score of points. */
const pointScales = scales.filter(({ kind }) => kind !== 'logit');
const scaleOf = (exam: string): ExamScale => {
  const found = scales.find((scale) => scale.exam === exam);
  if (!found) throw new Error(`${exam} has no scale`);
  return found;
};

describe('a paper on the scale of its exam', () => {
  it.each(pointScales)(
    '$exam begins at the bottom, passes at its mark and ends at the top',
    (scale) => {
      expect(onScale(scale, 0)).toBeCloseTo(scale.min);
      expect(onScale(scale, scale.standard)).toBeCloseTo(scale.mark);
      expect(onScale(scale, 1)).toBeCloseTo(scale.max);
    },
  );

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
        expect(more.high).toBeLessThanOrEqual(less.unit === 'percent' ? 100 : scale.max);
      }),
    );
  });

  it('is told as 105 of 140 for 15 of 20, with an interval that says how little 20 tell', () => {
    expect(scaledEstimate(scaleOf('TMC'), { correct: 15, total: 20 })).toMatchObject({
      unit: 'points',
      estimate: 105,
      low: 79,
      high: 123,
      cuts: [
        { mark: 88, verdict: 'too-close' },
        { mark: 94, verdict: 'too-close' },
      ],
    });
  });

  it('is judged at both cuts of the TMC', () => {
    const at = (correct: number) =>
      scaledEstimate(scaleOf('TMC'), { correct, total: 160 }).cuts.map(({ verdict }) => verdict);
    expect([at(80), at(100), at(112), at(130)]).toEqual([
      ['not-yet', 'not-yet'],
      ['too-close', 'too-close'],
      ['pass', 'too-close'],
      ['pass', 'pass'],
    ]);
  });

  it('of NCLEX is told in percent right, for its owner tells no score', () => {
    expect(scaledEstimate(scaleOf('NCLEX-PN'), { correct: 80, total: 85 })).toMatchObject({
      unit: 'percent',
      estimate: 94,
      low: 88,
      high: 98,
      cuts: [{ onScale: -0.18, mark: 75, verdict: 'pass' }],
    });
  });

  const verdictAt = (correct: number) =>
    scaledEstimate(scaleOf('PANCE'), { correct, total: 300 }).cuts[0]?.verdict;

  it('passes or not only when the interval leaves the mark', () => {
    expect([verdictAt(270), verdictAt(120), verdictAt(196)]).toEqual([
      ...['pass', 'not-yet', 'too-close'],
    ]);
  });

  it('shows no range that contradicts its verdict', () => {
    for (const scale of scales) {
      for (let correct = 0; correct <= 160; correct += 1) {
        const { low, high, cuts } = scaledEstimate(scale, { correct, total: 160 });
        for (const { mark, verdict } of cuts) {
          const isInside = low < mark && mark <= high;
          expect([scale.exam, correct, verdict === 'too-close']).toEqual([
            ...[scale.exam, correct, isInside],
          ]);
        }
      }
    }
  });

  it('says nothing without questions', () => {
    expect(scaledEstimate(scaleOf('PANCE'), { correct: 0, total: 0 })).toMatchObject({
      estimate: 350,
      low: 200,
      high: 800,
      cuts: [{ verdict: 'too-close' }],
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../../../domain/bank/blueprints/blueprints.ts';
import { type RandomSource, randomFrom } from '../../../domain/kernel/random.ts';
import {
  type AreaEvidence,
  type ExamAhead,
  isEnough,
  itemsIn,
  readiness,
} from '../../../domain/readiness/estimate.ts';

const tmc: ExamAhead = { questions: 140, standard: 88 / 140 };
const pance: ExamAhead = { questions: 300, standard: 0.65 };

const outline = (field: string, exam: string): readonly AreaEvidence[] =>
  (blueprintOf(field, exam)?.areas ?? []).map(({ code, weight }) => ({
    area: code,
    weight: weight.mid / 100,
    items: 0,
    correct: 0,
  }));

/** So many answers spread as the exam spreads them, this share of them right. */
const spread = (areas: readonly AreaEvidence[], items: number, share: number) =>
  areas.map((area): AreaEvidence => {
    const own = Math.round(area.weight * items);
    return { ...area, items: own, correct: Math.round(own * share) };
  });

const rt = outline('RT', 'TMC');
const pa = outline('PA', 'PANCE');

describe('whether the evidence is enough', () => {
  it('needs sixty answers', () => {
    const areas = spread(rt, 60, 0.7);
    expect(itemsIn(areas)).toBe(60);
    expect(isEnough(areas)).toBe(true);
    const [first, ...others] = areas;
    const fewer = [{ ...(first as AreaEvidence), items: 20 }, ...others];
    expect(itemsIn(fewer)).toBe(59);
    expect(readiness(fewer, tmc)).toBeUndefined();
  });

  it('needs five answers in areas that make seven tenths of the exam', () => {
    const [patient, trouble, interventions] = rt as [AreaEvidence, AreaEvidence, AreaEvidence];
    const of = (items: readonly [number, number, number]) =>
      isEnough([
        { ...patient, items: items[0] },
        { ...trouble, items: items[1] },
        { ...interventions, items: items[2] },
      ]);
    expect(of([5, 0, 55])).toBe(true);
    expect(of([4, 4, 80])).toBe(false);
    expect(of([0, 60, 60])).toBe(false);
  });
});

describe('points of several', () => {
  const even = (own: Partial<AreaEvidence>) =>
    rt.map((area): AreaEvidence => ({ ...area, items: 40, correct: 28, ...own }));

  it('count as that much of a right answer', () => {
    expect(readiness(even({ correct: 20, credit: 28 }), tmc)).toEqual(readiness(even({}), tmc));
    const more = readiness(even({ credit: 30.5 }), tmc);
    expect(more?.expected).toBeGreaterThan(readiness(even({}), tmc)?.expected ?? 100);
  });

  it('change nothing where every answer is right or wrong', () => {
    const estimate = { likelihood: 90, expected: 69.9, low: 62.2, high: 76.6 };
    const weights = [0.357, 0.143, 0.5];
    const areas = even({}).map((area, index) => ({ ...area, weight: weights[index] ?? 0 }));
    expect(readiness(areas, tmc)).toEqual(estimate);
    expect(
      readiness(
        areas.map((area) => ({ ...area, credit: 28 })),
        tmc,
      ),
    ).toEqual(estimate);
  });
});

/** Evidence of enough answers, and the index of an area in which one is wrong. */
const evidence = fc
  .array(fc.tuple(fc.integer({ min: 5, max: 90 }), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 3,
    maxLength: 3,
  })
  .map((own) =>
    rt.map((area, index): AreaEvidence => {
      const [items, share] = own[index] ?? [5, 0.5];
      return { ...area, items, correct: Math.floor((items - 1) * share) };
    }),
  )
  .filter((areas) => itemsIn(areas) >= 60);

describe('the estimate', () => {
  it('never falls when an answer turns right, or one more is right', () => {
    fc.assert(
      fc.property(evidence, fc.integer({ min: 0, max: 2 }), fc.boolean(), (areas, at, isNew) => {
        const better = areas.map((area, index) =>
          index === at
            ? { ...area, correct: area.correct + 1, items: area.items + Number(isNew) }
            : area,
        );
        const [before, after] = [readiness(areas, tmc), readiness(better, tmc)];
        expect(after?.expected).toBeGreaterThanOrEqual(before?.expected ?? 100);
        expect(after?.likelihood).toBeGreaterThanOrEqual(before?.likelihood ?? 100);
      }),
    );
  });

  it('has an interval that holds it and narrows as answers come in', () => {
    const widths = [80, 120, 240, 400].map((items) => {
      const { expected, low, high } = readiness(spread(pa, items, 0.7), pance) ?? {
        expected: 0,
        low: 100,
        high: 0,
      };
      expect(low).toBeLessThan(expected);
      expect(high).toBeGreaterThan(expected);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(new Set(widths).size).toBe(4);
  });

  it('is even near the mark, and sure of nothing far from it', () => {
    const likelihoods = [0.3, 0.55, 0.63, 0.75, 0.95].map(
      (share) => readiness(spread(rt, 400, share), tmc)?.likelihood,
    );
    expect(likelihoods[0]).toBe(1);
    expect(likelihoods[2]).toBeGreaterThan(40);
    expect(likelihoods[2]).toBeLessThan(65);
    expect(likelihoods[4]).toBe(99);
    expect(likelihoods).toEqual(likelihoods.toSorted((a = 0, b = 0) => a - b));
  });
});

/** A learner whose areas lie within about a tenth of an ability between 0.45 and 0.9. */
const learnerOf = (areas: readonly AreaEvidence[], random: RandomSource): readonly number[] => {
  const ability = 0.45 + 0.45 * random();
  return areas.map(() => {
    const noise = (random() + random() + random() - 1.5) * 0.16;
    return Math.min(0.98, Math.max(0.02, ability + noise));
  });
};

const rightOf = (items: number, ability: number, random: RandomSource): number => {
  let right = 0;
  for (let item = 0; item < items; item += 1) right += Number(random() < ability);
  return right;
};

type Sitting = {
  readonly isCovered: boolean;
  readonly likelihood: number;
  readonly passed: boolean;
};

const sittings = (exam: ExamAhead, areas: readonly AreaEvidence[], seed: number): Sitting[] => {
  const random = randomFrom(seed);
  const met: Sitting[] = [];
  while (met.length < 40_000) {
    const abilities = learnerOf(areas, random);
    const items = 80 + Math.floor(random() * 320);
    const seen = areas.map((area, index): AreaEvidence => {
      const own = Math.max(1, Math.round(area.weight * items * (0.6 + 0.8 * random())));
      return { ...area, items: own, correct: rightOf(own, abilities[index] ?? 0, random) };
    });
    const estimate = readiness(seen, exam);
    if (!estimate) continue;
    const paper = areas.map(({ weight }) => Math.max(1, Math.round(weight * exam.questions)));
    const asked = paper.reduce((total, own) => total + own, 0);
    const right = paper.reduce(
      (total, own, index) => total + rightOf(own, abilities[index] ?? 0, random),
      0,
    );
    const whole = areas.reduce((total, { weight }) => total + weight, 0);
    const truth = areas.reduce(
      (total, { weight }, index) => total + (weight / whole) * (abilities[index] ?? 0),
      0,
    );
    const isCovered = estimate.low <= truth * 100 && truth * 100 <= estimate.high;
    met.push({
      isCovered,
      likelihood: estimate.likelihood,
      passed: right / asked >= exam.standard,
    });
  }
  return met;
};

type Decile = { readonly said: number; readonly happened: number };

const deciles = (met: readonly Sitting[]): readonly Decile[] =>
  Array.from({ length: 10 }, (_, index) => {
    const own = met.filter(({ likelihood }) => Math.min(9, Math.floor(likelihood / 10)) === index);
    const mean = (of: (sitting: Sitting) => number) =>
      own.reduce((total, sitting) => total + of(sitting), 0) / own.length;
    return {
      said: mean(({ likelihood }) => likelihood),
      happened: mean(({ passed }) => (passed ? 100 : 0)),
    };
  });

describe.each([
  { name: 'TMC, three areas', exam: tmc, areas: rt, seed: 11 },
  { name: 'PANCE, fifteen areas', exam: pance, areas: pa, seed: 12 },
])('learners whose ability is known: $name', ({ exam, areas, seed }) => {
  const met = sittings(exam, areas, seed);

  it('lie within the 90 % interval in 87 to 93 of 100', () => {
    const covered = met.filter(({ isCovered }) => isCovered).length / met.length;
    expect(covered).toBeGreaterThanOrEqual(0.87);
    expect(covered).toBeLessThanOrEqual(0.93);
  });

  it('pass as often as they were told, within five points', () => {
    for (const { said, happened } of deciles(met)) {
      expect(Math.abs(said - happened)).toBeLessThanOrEqual(5);
    }
  });
});

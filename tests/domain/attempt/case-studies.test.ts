import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseStudiesOn, wholeCaseStudies } from '../../../domain/attempt/case-studies.ts';
import {
  caseStudiesInPlace,
  caseStudiesOfStatus,
  type PlacedCandidate,
} from '../../../domain/attempt/choose-candidates.ts';
import { drawByBlueprint } from '../../../domain/attempt/draw-exam.ts';
import { type Candidate, newTo } from '../../../domain/attempt/draw-paper.ts';
import { drawCaseStudies, drawQuiz } from '../../../domain/attempt/draw-quiz.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';

const areas = ['a', 'b', 'c'] as const;
const numbers = [1, 2, 3, 4, 5, 6];

const single = (index: number): Candidate => ({
  itemId: `single-${index}`,
  area: areas[index % areas.length] ?? 'a',
  family: `single-${index}`,
  seen: undefined,
});
const singles = (count: number) => Array.from({ length: count }, (_, index) => single(index));

/** Named so that the order of the bank is not the order of the questions. */
const study = (family: string, own: Partial<Candidate> = {}): Candidate[] =>
  numbers.toReversed().map((place) => ({
    itemId: `${family}-${place}`,
    area: areas[place % areas.length] ?? 'a',
    family,
    seen: undefined,
    place,
    ...own,
  }));

const bank = (studies: number, others = 90): Candidate[] => [
  ...Array.from({ length: studies }, (_, index) => study(`study-${index}`)).flat(),
  ...singles(others),
];

const placesOf = (paper: readonly Candidate[]) =>
  caseStudiesOn(paper).map((six) => six.map(({ place }) => place));

/** Every question of a case study stands in a whole one, and of other families there is one question. */
const expectWhole = (paper: readonly Candidate[], studies: number): void => {
  expect(placesOf(paper)).toEqual(Array.from({ length: studies }, () => numbers));
  const placed = paper.filter(({ place }) => place !== undefined);
  expect(placed).toHaveLength(6 * studies);
  const families = paper.filter(({ place }) => place === undefined).map(({ family }) => family);
  expect(new Set(families).size).toBe(families.length);
};

const quotas = new Map([
  ['a', 20],
  ['b', 30],
  ['c', 25],
]);

describe('a full-length form with case studies', () => {
  it('holds three whole ones in their order, and each area its quota', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const paper = drawByBlueprint(bank(8), quotas, {
          random: randomFrom(seed),
          caseStudies: 3,
        });
        expectWhole(paper ?? [], 3);
        const counts = Map.groupBy(paper ?? [], ({ area }) => area);
        for (const [area, count] of quotas) expect(counts.get(area)).toHaveLength(count);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same seed, and has another set for another', () => {
    const families = (seed: number) =>
      caseStudiesOn(
        drawByBlueprint(bank(8), quotas, { random: randomFrom(seed), caseStudies: 3 }) ?? [],
      ).map(([first]) => first?.family);
    expect(families(7)).toEqual(families(7));
    expect(new Set(numbers.flatMap(families)).size).toBeGreaterThan(4);
  });

  it('leaves one out that would give an area more than its share', () => {
    const narrow = new Map([
      ['a', 3],
      ['b', 30],
      ['c', 25],
    ]);
    const paper = drawByBlueprint(bank(8), narrow, { random: randomFrom(1), caseStudies: 3 });
    expectWhole(paper ?? [], 1);
    expect(paper).toHaveLength(58);
  });

  it('takes those that nobody showed this learner before those that were met', () => {
    const met = { met: true, seen: { correct: false, at: 5 } };
    const some = [...study('known-1', met), ...study('known-2', met), ...bank(3)];
    for (const seed of numbers) {
      const paper = drawByBlueprint(some, quotas, { random: randomFrom(seed), caseStudies: 3 });
      const families = caseStudiesOn(paper ?? []).map(([first]) => first?.family);
      expect(families.toSorted()).toEqual(['study-0', 'study-1', 'study-2']);
    }
  });

  it('takes those that readers rated higher before the others, of those that are as new', () => {
    const better = ['better-1', 'better-2'].flatMap((name) => study(name, { worth: 'best' }));
    const met = study('met', { met: true, seen: { correct: false, at: 5 }, worth: 'best' });
    const some = [...met, ...study('fair-1', { worth: 'fair' }), ...better, ...bank(1)];
    for (const seed of numbers) {
      const paper = drawByBlueprint(some, quotas, { random: randomFrom(seed), caseStudies: 3 });
      const families = caseStudiesOn(paper ?? []).map(([first]) => first?.family);
      expect(families.toSorted()).toEqual(['better-1', 'better-2', 'study-0']);
    }
  });

  it('asks a question of a case study by itself only where an area has too few others', () => {
    const scarce = [...study('one'), ...study('two'), ...singles(9)];
    const wanted = { random: randomFrom(3), caseStudies: 1 };
    const few = drawByBlueprint(scarce, new Map([['a', 5]]), wanted);
    expect(few?.filter(({ place }) => place !== undefined)).toHaveLength(2);
    expect(new Set(few?.map(({ family }) => family)).size).toBe(5);
  });
});

describe('a practice paper', () => {
  it('holds at most one case study, whole, and as many questions as asked', () => {
    const sizes = new Set<number>();
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 75 }), (seed, count) => {
        const paper = drawQuiz(bank(4), { count, random: randomFrom(seed) });
        expect(paper).toHaveLength(count);
        if (count < 6) return;
        const found = placesOf(paper).length;
        expectWhole(paper, found);
        sizes.add(found);
      }),
    );
    expect([...sizes].toSorted()).toEqual([0, 1]);
  });

  it('holds one in as many quizzes as the share on the exam makes', () => {
    const held = Array.from({ length: 400 }, (_, seed) =>
      placesOf(drawQuiz(bank(4), { count: 10, random: randomFrom(seed * 7919) })),
    ).filter(({ length }) => length > 0).length;
    expect(held / 400).toBeGreaterThan(0.28);
    expect(held / 400).toBeLessThan(0.43);
  });

  it('holds none that is less new than the questions whose place it would take', () => {
    const met = [...study('met', { met: true }), ...singles(60)];
    for (let seed = 0; seed < 40; seed += 1) {
      expectWhole(drawQuiz(met, { count: 30, random: randomFrom(seed) }), 0);
    }
  });

  it('asks single questions of a case study where there is too little beside it', () => {
    const paper = drawQuiz([...study('one'), ...singles(3)], { count: 10, random: randomFrom(1) });
    expect(paper.filter(({ place }) => place !== undefined)).toHaveLength(1);
    expect(paper).toHaveLength(4);
  });
});

describe('which case studies there are', () => {
  it('counts one only while all six of its questions can be drawn', () => {
    expect(wholeCaseStudies(bank(2)).map(([first]) => first?.place)).toEqual([1, 1]);
    const fiveOfSix = bank(2).filter(({ itemId }) => itemId !== 'study-1-4');
    expect(wholeCaseStudies(fiveOfSix).map(([first]) => first?.family)).toEqual(['study-0']);
  });

  it('finds those of a paper that stand together, not questions that lie apart', () => {
    const six = study('one').toReversed();
    expect(caseStudiesOn([single(1), ...six, single(2)])).toHaveLength(1);
    expect(caseStudiesOn([...six.slice(0, 3), single(1), ...six.slice(3)])).toHaveLength(0);
    expect(caseStudiesOn(six.slice(0, 5))).toHaveLength(0);
  });

  it('makes all six new or none, for whoever met one of them', () => {
    const [first, ...others] = study('one');
    const candidates = first ? [{ ...first, met: true }, ...others] : [];
    expect(candidates.map(newTo(candidates))).toEqual(numbers.map(() => false));
  });
});

describe('a quiz of case studies', () => {
  const placed = (family: string, own: Partial<PlacedCandidate> = {}): PlacedCandidate[] =>
    study(family).map((one) => ({
      ...one,
      flagged: false,
      places: [{ areaName: `Area ${one.area}`, topic: `Topic ${one.place} of ${family}` }],
      ...own,
    }));
  const seen = { correct: false, at: 1 };
  const candidates = [
    ...placed('new'),
    ...placed('missed', { seen }),
    ...placed('partly').map((one) => (one.place === 2 ? { ...one, seen, flagged: true } : one)),
  ];
  const families = (studies: readonly (readonly PlacedCandidate[])[]) =>
    studies.map(([first]) => first?.family).toSorted();

  it('finds those with a question in one of the topics or areas', () => {
    const of = (topics: string[], inAreas: string[] = []) =>
      families(caseStudiesInPlace(candidates, { areas: inAreas, topics }));
    expect(of([])).toEqual(['missed', 'new', 'partly']);
    expect(of(['Topic 3 of new'])).toEqual(['new']);
    expect(of([], ['Area b'])).toEqual(['missed', 'new', 'partly']);
  });

  it('has those unused of which no question was met, and those missed or flagged of which one was', () => {
    const studies = caseStudiesInPlace(candidates, { areas: [], topics: [] });
    const of = (status: 'all' | 'unused' | 'missed' | 'flagged') =>
      families(caseStudiesOfStatus(studies, status));
    expect(of('all')).toHaveLength(3);
    expect(of('unused')).toEqual(['new']);
    expect(of('missed')).toEqual(['missed', 'partly']);
    expect(of('flagged')).toEqual(['partly']);
  });

  it('holds as many as go into the count, at least one, new ones first', () => {
    const studies = wholeCaseStudies(candidates);
    const drawn = (count: number) => drawCaseStudies(studies, { count, random: randomFrom(2) });
    expect(placesOf(drawn(1))).toEqual([numbers]);
    expect(drawn(11).map(({ family }) => family)).toEqual(numbers.map(() => 'new'));
    expectWhole(drawn(75), 3);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaQuotas } from '../../../domain/attempt/area-quotas.ts';
import { drawByBlueprint } from '../../../domain/attempt/draw-exam.ts';
import { type Candidate, drawPractice, newTo } from '../../../domain/attempt/draw-paper.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';

const candidate = (itemId: string, seen?: Candidate['seen'], area = 'a'): Candidate => ({
  itemId,
  area,
  family: itemId,
  seen,
});
const many = (n: number, seen?: Candidate['seen']) =>
  Array.from({ length: n }, (_, index) => candidate(`item-${index}`, seen));
const on = (text: string, correct: boolean) => ({ correct, at: Date.parse(text) });

describe('drawing a practice paper', () => {
  it('[QUIZ-14] draws as many as asked at random, none twice', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const drawn = drawPractice(many(60), { count: 20, random: randomFrom(seed) });
        expect(new Set(drawn.map(({ itemId }) => itemId)).size).toBe(20);
      }),
    );
  });

  it('gives the same paper for the same seed and another for another', () => {
    const ids = (seed: number) =>
      drawPractice(many(60), { count: 20, random: randomFrom(seed) }).map(({ itemId }) => itemId);
    expect(ids(7)).toEqual(ids(7));
    expect(ids(7)).not.toEqual(ids(8));
  });

  it('prefers unseen items, then missed ones, then those seen longest ago', () => {
    const bank = [
      candidate('known-lately', on('2026-11-19T10:00:00.000Z', true)),
      candidate('known-long-ago', on('2026-10-01T10:00:00.000Z', true)),
      candidate('missed', on('2026-11-19T10:00:00.000Z', false)),
      candidate('unseen'),
    ];
    const ids = (count: number) =>
      drawPractice(bank, { count, random: randomFrom(3) })
        .map(({ itemId }) => itemId)
        .sort();
    expect(ids(1)).toEqual(['unseen']);
    expect(ids(2)).toEqual(['missed', 'unseen']);
    expect(ids(3)).toEqual(['known-long-ago', 'missed', 'unseen']);
  });

  it('takes a weak item only after what is as new and better', () => {
    const bank = [
      { ...candidate('weak'), worth: 'weak' as const },
      candidate('better'),
      candidate('missed', on('2026-11-19T10:00:00.000Z', false)),
    ];
    const ids = (count: number) =>
      drawPractice(bank, { count, random: randomFrom(3) })
        .map(({ itemId }) => itemId)
        .sort();
    expect(ids(1)).toEqual(['better']);
    expect(ids(2)).toEqual(['better', 'weak']);
  });

  it('takes of each area the better rated first, and no more of one area for it', () => {
    const bank = ['a', 'b'].flatMap((area) =>
      (['fair', 'good', 'fair', 'good'] as const).map((worth, index) => ({
        ...candidate(`${area}${index}`, undefined, area),
        worth: area === 'a' ? worth : ('fair' as const),
      })),
    );
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const drawn = drawPractice(bank, { count: 4, random: randomFrom(seed) });
        const ofA = drawn.filter(({ area }) => area === 'a');
        const good = ofA.filter(({ worth }) => worth === 'good');
        expect(good).toHaveLength(Math.min(2, ofA.length));
      }),
    );
    const shares = Array.from({ length: 400 }, (_, seed) =>
      drawPractice(bank, { count: 4, random: randomFrom(seed) }),
    ).flat();
    const ofA = shares.filter(({ area }) => area === 'a').length / shares.length;
    expect(ofA).toBeGreaterThan(0.45);
    expect(ofA).toBeLessThan(0.55);
  });

  it('takes what was only read on a paper after what is new, and before what was missed', () => {
    const bank = [
      candidate('missed', on('2026-11-19T10:00:00.000Z', false)),
      { ...candidate('read'), met: true },
      candidate('new'),
    ];
    const first = (count: number) =>
      drawPractice(bank, { count, random: randomFrom(3) }).map(({ itemId }) => itemId);
    expect(first(1)).toEqual(['new']);
    expect(first(2).toSorted()).toEqual(['new', 'read']);
    expect(bank.map(newTo(bank))).toEqual([false, false, true]);
  });

  const sibling = (itemId: string, family: string, seen?: Candidate['seen']): Candidate => ({
    ...candidate(itemId, seen),
    family,
  });

  it('never puts two siblings on a paper', () => {
    const bank = Array.from({ length: 60 }, (_, index) =>
      sibling(`item-${index}`, `family-${index % 25}`),
    );
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const drawn = drawPractice(bank, { count: 20, random: randomFrom(seed) });
        expect(new Set(drawn.map(({ family }) => family)).size).toBe(20);
      }),
    );
  });

  it('does not take an item for unseen whose sibling was seen', () => {
    const bank = [
      sibling('seen', 'one', on('2026-11-19T10:00:00.000Z', true)),
      sibling('its-sibling', 'one'),
      sibling('new', 'two'),
    ];
    const [first] = drawPractice(bank, { count: 1, random: randomFrom(5) });
    expect(first?.itemId).toBe('new');
  });

  it('gives what there is when the bank is small', () => {
    expect(drawPractice(many(3), { count: 20, random: randomFrom(1) })).toHaveLength(3);
  });
});

describe('drawing by blueprint', () => {
  const weights = [
    { code: 'a', weight: 35.7 },
    { code: 'b', weight: 14.3 },
    { code: 'c', weight: 50 },
  ];

  it('asks nothing weak where an area can do without, though all else was seen', () => {
    const seen = on('2026-11-19T10:00:00.000Z', true);
    const weak = { ...candidate('weak', undefined, 'a'), worth: 'weak' as const };
    const bank = [weak, candidate('one', seen, 'a'), candidate('two', seen, 'a')];
    const ids = (count: number) =>
      drawByBlueprint(bank, new Map([['a', count]]), { random: randomFrom(4) })
        ?.map(({ itemId }) => itemId)
        .toSorted();
    expect(ids(2)).toEqual(['one', 'two']);
    expect(ids(3)).toEqual(['one', 'two', 'weak']);
  });

  it('gives every area its share and the paper its length', () => {
    expect(Object.fromEntries(areaQuotas(weights, 160))).toEqual({ a: 57, b: 23, c: 80 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
        const quotas = [...areaQuotas(weights, count).values()];
        expect(quotas.reduce((sum, quota) => sum + quota, 0)).toBe(count);
      }),
    );
  });

  it('has no paper while an area has too few items', () => {
    const bank = [candidate('one', undefined, 'a'), candidate('two', undefined, 'b')];
    const random = randomFrom(1);
    expect(drawByBlueprint(bank, new Map([['a', 1]]), { random })).toHaveLength(1);
    expect(
      drawByBlueprint(
        bank,
        new Map([
          ['a', 1],
          ['b', 2],
        ]),
        { random },
      ),
    ).toBeUndefined();
  });
});

it('an item is new to a learner who met neither it nor a sibling of it', () => {
  const met = { correct: true, at: 1 };
  const of = (itemId: string, family: string, seen: Candidate['seen'] = undefined) => ({
    itemId,
    family,
    seen,
    area: 'a',
  });
  const candidates = [of('one', 'f', met), of('two', 'f'), of('three', 'g')];
  expect(candidates.map(newTo(candidates))).toEqual([false, false, true]);
});

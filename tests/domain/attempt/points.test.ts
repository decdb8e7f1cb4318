import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealt, labelsOf, markingOn, mostOptions } from '../../../domain/attempt/paper-options.ts';
import { creditOf, isCorrect, pointsFor } from '../../../domain/attempt/points.ts';
import { optionsChosen } from '../../../domain/attempt/scoring.ts';
import type { OptionId } from '../../../domain/kernel/ids.ts';

const groups = (
  rule: '0/1' | 'plus-minus' | 'rationale',
  lists: readonly string[],
  most?: number,
) =>
  ({
    kind: 'groups',
    rule,
    groups: lists.map((list) => ({ options: [...list], ...(most ? { most } : {}) })),
  }) as const;

const counted = (of: Parameters<typeof pointsFor>[0], chosen: string) => {
  const { points, maxPoints } = pointsFor(of, [...chosen]);
  return `${points}/${maxPoints}`;
};

describe('points of an answer', () => {
  it('are right less wrong and never below nothing where all that apply are chosen', () => {
    const item = { type: 'multiple', key: ['A', 'C', 'D'] } as const;
    expect(['ACD', 'AC', 'ACB', 'BE', 'ABCDE', ''].map((chosen) => counted(item, chosen))).toEqual([
      '3/3',
      '2/3',
      '1/3',
      '0/3',
      '1/3',
      '0/3',
    ]);
  });

  it('are one for each right choice where their number is given', () => {
    const item = {
      type: 'multiple',
      key: ['A', 'C'],
      marking: groups('0/1', ['ABCD'], 2),
    } as const;
    expect(['AC', 'AB', 'BD'].map((chosen) => counted(item, chosen))).toEqual([
      '2/2',
      '1/2',
      '0/2',
    ]);
  });

  it('are one for each blank, row or place of a diagram', () => {
    const marking = groups('0/1', ['ABC', 'DEF', 'GH'], 1);
    const item = { type: 'multiple', key: ['A', 'E', 'G'], marking } as const;
    expect(['AEG', 'AE', 'BEH', 'BDH'].map((chosen) => counted(item, chosen))).toEqual([
      '3/3',
      '2/3',
      '1/3',
      '0/3',
    ]);
  });

  it('are floored for each column of a matrix by itself', () => {
    const marking = groups('plus-minus', ['ACE', 'BDF']);
    const item = { type: 'multiple', key: ['A', 'C', 'B'], marking } as const;
    // The second column has one right and two wrong: it takes nothing from the first.
    expect(['ACB', 'ACBDF', 'DF', 'AE'].map((chosen) => counted(item, chosen))).toEqual([
      '3/3',
      '2/3',
      '0/3',
      '0/3',
    ]);
  });

  it('are one for each pair of a rationale, none where what it gives reasons for is wrong', () => {
    const triad = {
      type: 'multiple',
      key: ['A', 'D', 'G'],
      marking: groups('rationale', ['ABC', 'DEF', 'GHI'], 1),
    } as const;
    expect(['ADG', 'ADH', 'AEH', 'BDG'].map((chosen) => counted(triad, chosen))).toEqual([
      '2/2',
      '1/2',
      '0/2',
      '0/2',
    ]);
    const dyad = {
      type: 'multiple',
      key: ['A', 'D'],
      marking: groups('rationale', ['ABC', 'DEF'], 1),
    } as const;
    expect(['AD', 'AE', 'BD'].map((chosen) => counted(dyad, chosen))).toEqual([
      '1/1',
      '0/1',
      '0/1',
    ]);
  });

  it('are all or none for an order', () => {
    const item = { type: 'multiple', key: ['C', 'A', 'B'], marking: { kind: 'ordered' } } as const;
    expect(['CAB', 'ABC', 'CBA'].map((chosen) => counted(item, chosen))).toEqual([
      '1/1',
      '0/1',
      '0/1',
    ]);
  });

  it('are all or none for a number, within its tolerance', () => {
    const marking = { kind: 'numeric', values: [6.5, 14.3, 65], tolerance: 0.1 } as const;
    const item = { type: 'single', key: ['A'], marking } as const;
    const right = ['6.5', '6.50', '6.6', '6.4'];
    for (const entered of right) expect(isCorrect(item, [entered])).toBe(true);
    for (const entered of ['6.61', '65', '-6.5', '0'])
      expect(isCorrect(item, [entered])).toBe(false);
    expect(isCorrect(item, [])).toBe(false);
    const exact = { ...item, marking: { ...marking, tolerance: 0 } };
    expect(isCorrect(exact, ['6.50'])).toBe(true);
    expect(isCorrect(exact, ['6.51'])).toBe(false);
  });

  it('tell the usual error that a number is', () => {
    const options = ['right', 'pounds', 'decimal'] as unknown as OptionId[];
    const marking = { kind: 'numeric' as const, values: [6.5, 14.3, 65], tolerance: 0 };
    const on = (entered: string) => optionsChosen({ options, key: ['A'], marking }, [entered]);
    expect([on('6.5'), on('14.3'), on('7')]).toEqual([['right'], ['pounds'], ['other']]);
    expect(optionsChosen({ options, key: ['A'], marking }, [])).toEqual([]);
  });
});

const labels = labelsOf(Array.from({ length: 12 }, (_, n) => `o${n}` as OptionId));
const some = fc.subarray(labels);

describe('whatever is chosen', () => {
  const marking = fc.constantFrom(
    undefined,
    groups('0/1', ['ABCD', 'EFGH', 'IJKL']),
    groups('plus-minus', ['ABCD', 'EFGH', 'IJKL']),
    groups('plus-minus', ['ABCDEFGHIJKL']),
    groups('rationale', ['ABCD', 'EFGH', 'IJKL']),
  );

  it('points lie between none and all of them, and all are given for the key', () => {
    fc.assert(
      fc.property(marking, some, some, (how, key, chosen) => {
        const item = { type: 'multiple', key, marking: how } as const;
        const { points, maxPoints } = pointsFor(item, chosen);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(maxPoints);
        if (isCorrect(item, chosen) && how?.rule !== 'rationale') expect(points).toBe(maxPoints);
        const credit = creditOf({ correct: isCorrect(item, chosen), points, maxPoints });
        expect(credit >= 0 && credit <= 1).toBe(true);
      }),
    );
  });

  it('by right less wrong, one more wrong choice never adds a point', () => {
    fc.assert(
      fc.property(some, some, fc.constantFrom(...labels), (key, chosen, more) => {
        fc.pre(!key.includes(more));
        const item = { type: 'multiple', key } as const;
        const before = pointsFor(item, chosen).points;
        expect(pointsFor(item, [...chosen, more]).points).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('an answer given in other letters of another paper counts the same', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (stream) => {
        const ids = Array.from({ length: 9 }, (_, n) => `id${n}` as OptionId);
        const lists = [ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)];
        const bank = {
          options: ids,
          key: [ids[0], ids[4], ids[8]] as OptionId[],
          ordered: false,
          marking: {
            kind: 'groups' as const,
            rule: '0/1' as const,
            groups: lists.map((options) => ({ options, most: 1 })),
          },
        };
        const paper = dealt(bank, () => stream.next().value ?? 0);
        expect(new Set(paper.options)).toEqual(new Set(ids));
        // Options stay in their own place, in whatever order.
        for (const [place, list] of lists.entries()) {
          expect(new Set(paper.options.slice(place * 3, place * 3 + 3))).toEqual(new Set(list));
        }
        const item = { type: 'multiple' as const, ...paper };
        expect(pointsFor(item, paper.key)).toEqual({ points: 3, maxPoints: 3 });
      }),
    );
  });
});

describe('letters of a paper', () => {
  it('go on after Z, each once', () => {
    const many = labelsOf(Array.from({ length: mostOptions }, (_, n) => `o${n}` as OptionId));
    expect(many.slice(25, 28)).toEqual(['Z', 'AA', 'AB']);
    expect(new Set(many).size).toBe(52);
  });

  it('name the key of an order in that order', () => {
    const ids = ['x', 'y', 'z'] as unknown as OptionId[];
    const key = [ids[2], ids[0], ids[1]] as OptionId[];
    const paper = dealt(
      { options: ids, key, ordered: true, marking: { kind: 'ordered' } },
      () => 0,
    );
    expect(paper.key).toEqual(['C', 'A', 'B']);
    expect(markingOn(ids, { kind: 'ordered' })).toEqual({ kind: 'ordered' });
  });
});

import { describe, expect, it } from 'vitest';
import { blueprints } from '../../../../domain/bank/blueprints/blueprints.ts';
import { buildItems } from '../../../../domain/bank/build/build-bank.ts';
import { writtenKnowledge } from '../../../../domain/bank/build/knowledge.ts';
import { selectItems } from '../../../../domain/bank/build/select-items.ts';
import type { Item } from '../../../../domain/bank/item/item.ts';
import { isWeak } from '../../../../domain/bank/ratings/worth.ts';

const [pattern] = buildItems(writtenKnowledge) as [Item, ...Item[]];

type Field = 'PA' | 'USMLE1';
const examOf: Readonly<Record<Field, string>> = { PA: 'PANCE', USMLE1: 'USMLE Step 1' };
const areasOf = (field: Field) =>
  blueprints.find(({ exam }) => exam === examOf[field])?.areas ?? [];

type Kind = {
  readonly field: Field;
  readonly model: string;
  readonly each: number;
  readonly perFamily?: number;
};

/** So many items for each area of a field, of models that begin so, each of which brings ten. */
const candidatesOf = ({ field, model, each, perFamily = 1 }: Kind): readonly Item[] =>
  areasOf(field).flatMap(({ code }) =>
    Array.from({ length: each }, (_, index) => ({
      ...pattern,
      id: `${field.toLowerCase()}-${model}${code}-${index}` as Item['id'],
      field,
      exam: examOf[field],
      area: code,
      model: { id: `${model}${code}-${Math.floor(index / 10)}`, version: 1 },
      family: `${model}${code}-${Math.floor(index / perFamily)}`,
    })),
  );

const weak = (field: Field, each: number, perFamily = 1) =>
  candidatesOf({ field, model: 'treat-', each, perFamily });
const better = (field: Field, each: number) =>
  candidatesOf({ field, model: 'read-by-nobody-', each });

describe('what goes into the bank of a field', () => {
  it('is 1,050 items where better ones suffice, and none of the weak', () => {
    const chosen = selectItems('PA', [], [...weak('PA', 150), ...better('PA', 150)]);
    expect(chosen).toHaveLength(1_050);
    expect(chosen.filter(isWeak)).toEqual([]);
  });

  it('is short of it rather than weak where there are cases', () => {
    const chosen = selectItems('PA', [], [...weak('PA', 150), ...better('PA', 10)]);
    expect(chosen).toHaveLength(10 * areasOf('PA').length);
    expect(chosen.filter(isWeak)).toEqual([]);
  });
});

describe('what goes into the bank of a field that waits for its cases', () => {
  it('is filled up by weak ones as far as 210', () => {
    const chosen = selectItems('USMLE1', [], [...weak('USMLE1', 150), ...better('USMLE1', 1)]);
    expect(chosen).toHaveLength(210);
    expect(chosen.filter((item) => !isWeak(item))).toHaveLength(areasOf('USMLE1').length);
  });

  it('takes the first of each family of weak ones before a second', () => {
    const chosen = selectItems('USMLE1', [], weak('USMLE1', 300, 2));
    expect(chosen).toHaveLength(210);
    expect(new Set(chosen.map(({ family }) => family)).size).toBe(210);
  });

  it('has a choice of three families in every area where the better ones share one', () => {
    const few = better('USMLE1', 150).map((item) => ({
      ...item,
      family: `one-case-of-${item.area}`,
    }));
    const chosen = selectItems('USMLE1', [], [...few, ...weak('USMLE1', 150)]);
    for (const { code } of areasOf('USMLE1')) {
      const own = chosen.filter(({ area }) => area === code);
      expect(new Set(own.map(({ family }) => family)).size, code).toBeGreaterThanOrEqual(3);
    }
  });
});

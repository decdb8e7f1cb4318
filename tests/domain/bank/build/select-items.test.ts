import { describe, expect, it } from 'vitest';
import { areaQuotas } from '../../../../domain/attempt/area-quotas.ts';
import { blueprints } from '../../../../domain/bank/blueprints/blueprints.ts';
import { buildItems } from '../../../../domain/bank/build/build-bank.ts';
import { writtenKnowledge } from '../../../../domain/bank/build/knowledge.ts';
import { selectItems } from '../../../../domain/bank/build/select-items.ts';
import type { Item } from '../../../../domain/bank/item/item.ts';
import { isWeak } from '../../../../domain/bank/ratings/worth.ts';

const [pattern] = buildItems(writtenKnowledge) as [Item, ...Item[]];
const areas = blueprints.find(({ exam }) => exam === 'PANCE')?.areas ?? [];

type Kind = { readonly model: string; readonly each: number; readonly perFamily?: number };

/** So many items for each area of PANCE, of models that begin so, each of which brings ten. */
const candidatesOf = ({ model, each, perFamily = 1 }: Kind): readonly Item[] =>
  areas.flatMap(({ code }) =>
    Array.from({ length: each }, (_, index) => ({
      ...pattern,
      id: `pa-${model}${code}-${index}` as Item['id'],
      field: 'PA' as const,
      exam: 'PANCE',
      area: code,
      model: { id: `${model}${code}-${Math.floor(index / 10)}`, version: 1 },
      family: `${model}${code}-${Math.floor(index / perFamily)}`,
    })),
  );

const weak = (each: number, perFamily?: number) =>
  candidatesOf({ model: 'cause-', each, ...(perFamily ? { perFamily } : {}) });
const better = (each: number) => candidatesOf({ model: 'read-by-nobody-', each });

describe('what goes into the bank of a field', () => {
  it('is 1,050 items where better ones suffice, and none of the weak', () => {
    const chosen = selectItems('PA', [], [...weak(150), ...better(150)]);
    expect(chosen).toHaveLength(1_050);
    expect(chosen.filter(isWeak)).toEqual([]);
  });

  it('is filled up by weak ones only as far as 1,010', () => {
    const chosen = selectItems('PA', [], [...weak(150), ...better(10)]);
    expect(chosen).toHaveLength(1_010);
    expect(chosen.filter((item) => !isWeak(item))).toHaveLength(10 * areas.length);
  });

  it('takes the first of each family of weak ones before a second', () => {
    const chosen = selectItems('PA', [], weak(300, 2));
    expect(chosen).toHaveLength(1_010);
    expect(new Set(chosen.map(({ family }) => family)).size).toBe(1_010);
  });

  it('has families enough for the longest paper where the better ones share few', () => {
    const few = better(150).map((item) => ({ ...item, family: `one-case-of-${item.area}` }));
    const chosen = selectItems('PA', [], [...few, ...weak(150)]);
    const quotas = areaQuotas(
      areas.map(({ code, weight }) => ({ code, weight: weight.mid })),
      300,
    );
    for (const [area, asked] of quotas) {
      const own = chosen.filter((item) => item.area === area);
      expect(new Set(own.map(({ family }) => family)).size, area).toBeGreaterThanOrEqual(asked);
    }
  });
});

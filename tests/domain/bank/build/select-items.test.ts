import { describe, expect, it } from 'vitest';
import { blueprints } from '../../../../domain/bank/blueprints/blueprints.ts';
import { buildItems } from '../../../../domain/bank/build/build-bank.ts';
import { writtenKnowledge } from '../../../../domain/bank/build/knowledge.ts';
import { selectItems } from '../../../../domain/bank/build/select-items.ts';
import type { Item } from '../../../../domain/bank/item/item.ts';
import { isWeak } from '../../../../domain/bank/ratings/worth.ts';

const [pattern] = buildItems(writtenKnowledge) as [Item, ...Item[]];

type Field = 'PA' | 'USMLE1';
const exams: Readonly<Record<Field, string>> = { PA: 'PANCE', USMLE1: 'USMLE Step 1' };
const areasOf = (field: Field) =>
  blueprints.find((one) => one.field === field && one.exam === exams[field])?.areas ?? [];

type Kind = { readonly field: Field; readonly model: string; readonly each: number };

/** So many items for each area of an exam, of models that begin so, each of which brings ten. */
const candidatesOf = ({ field, model, each }: Kind): readonly Item[] =>
  areasOf(field).flatMap(({ code }) =>
    Array.from({ length: each }, (_, index) => ({
      ...pattern,
      id: `${field}-${model}${code}-${index}` as Item['id'],
      field,
      exam: exams[field],
      area: code,
      model: { id: `${model}${code}-${Math.floor(index / 10)}`, version: 1 },
      family: `${model}${code}-${index}`,
    })),
  );

/** Of a case that readers found weak. */
const weak = (field: Field, each: number) =>
  candidatesOf({ field, model: 'weak-', each }).map((item) => ({
    ...item,
    case: { id: 'induction-with-asthma', ask: 'any' },
  }));
const better = (field: Field, each: number) =>
  candidatesOf({ field, model: 'read-by-nobody-', each });

describe('what goes into the bank of a field', () => {
  it('is 1,050 items where better ones suffice, and none of the weak', () => {
    const chosen = selectItems('PA', [], [...weak('PA', 150), ...better('PA', 150)]);
    expect(chosen).toHaveLength(1_050);
    expect(weak('PA', 150).every(isWeak)).toBe(true);
    expect(chosen.filter(isWeak)).toEqual([]);
  });

  it('is 210 items where no learner is served', () => {
    expect(selectItems('USMLE1', [], better('USMLE1', 60))).toHaveLength(210);
  });

  it('is none of the weak, however few the better ones are', () => {
    const chosen = selectItems('PA', [], [...weak('PA', 150), ...better('PA', 10)]);
    expect(chosen).toHaveLength(10 * areasOf('PA').length);
    expect(chosen.filter(isWeak)).toEqual([]);
  });
});

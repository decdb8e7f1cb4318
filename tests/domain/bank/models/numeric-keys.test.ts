import { describe, expect, it } from 'vitest';
import { buildItems } from '../../../../domain/bank/build/build-bank.ts';
import { writtenKnowledge } from '../../../../domain/bank/build/knowledge.ts';
import { leadingNumber } from '../../../../domain/bank/item/leading-number.ts';
import { allModels } from '../../../../domain/bank/models/all-models.ts';
import type { NumericDraft, NumericModel } from '../../../../domain/bank/models/item-model.ts';
import { randomFrom } from '../../../../domain/kernel/random.ts';
import { physiologyRecomputations } from './recomputations/physiology.ts';
import { professionalPracticeRecomputations } from './recomputations/professional-practice.ts';
import { respiratoryCareRecomputations } from './recomputations/respiratory-care.ts';
import { respiratoryDataRecomputations } from './recomputations/respiratory-data.ts';
import { number, readerOf, recomputations } from './recomputed-keys.ts';

const written = buildItems(writtenKnowledge);

/** One number and its unit, as in "7.5 mL"; not a list of settings. */
const numeric = /^([\d,]*\.?\d+)(?: ?[^\d,]*)?$/;
const numberOf = (text: string): number => number(numeric.exec(text)?.[1] ?? '');
const decimalsOf = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

const numericItems = written.filter(({ options }) =>
  options.every(({ text }) => numeric.test(text)),
);

describe('a numeric key that was written by hand', () => {
  it('is recomputed for each numeric item, and for no other', () => {
    expect(numericItems.map(({ id }) => id).sort()).toEqual(Object.keys(recomputations).sort());
  });

  it.each(numericItems)('equals the recomputed one: $id', ({ id, stem, key, options }) => {
    const right = options.find((option) => option.id === key[0])?.text ?? '';
    const value = recomputations[id]?.(readerOf(stem), stem) ?? Number.NaN;
    expect(value.toFixed(decimalsOf(right))).toBe(numberOf(right).toFixed(decimalsOf(right)));
  });

  it.each(numericItems)('stands in the order of the numbers: $id', ({ options }) => {
    const numbers = options.map(({ text }) => numberOf(text));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
});

const modelRecomputations: Readonly<
  Record<string, (given: Readonly<Record<string, number>>) => number>
> = {
  ...physiologyRecomputations,
  ...professionalPracticeRecomputations,
  ...respiratoryCareRecomputations,
  ...respiratoryDataRecomputations,
};

const isNumeric = (model: object): model is NumericModel => 'draw' in model;
const numericModels = allModels.filter(isNumeric);

/** What the draft's key must come to: its exact value, and that value as the option shows it. */
const problemsOf = (model: NumericModel, draft: NumericDraft): string[] => {
  const recompute =
    modelRecomputations[draft.family ?? ''] ?? modelRecomputations[model.id] ?? undefined;
  if (!recompute) return [`${draft.family} is not recomputed`];
  const value = recompute(draft.given);
  const shown = leadingNumber(draft.key.text) ?? Number.NaN;
  const tolerance = 0.5 * 10 ** -decimalsOf(draft.key.text) + 1e-6;
  return [
    ...(Math.abs(value - draft.exact) <= 1e-6 * Math.max(1, Math.abs(value))
      ? []
      : [`${draft.name}: ${draft.exact} is ${value}`]),
    ...(Math.abs(value - shown) <= tolerance ? [] : [`${draft.name}: shows ${shown}, is ${value}`]),
    ...draft.distractors
      .filter(({ text }) => leadingNumber(text) === shown)
      .map(({ text }) => `${draft.name}: the slip ${text} is right`),
  ];
};

describe.each(numericModels)('the numeric model $id', (model) => {
  it('gives the recomputed key in every item it makes', () => {
    const drafts = model.drafts() as readonly NumericDraft[];
    expect(drafts.flatMap((draft) => problemsOf(model, draft))).toEqual([]);
  });

  it('gives it for a thousand seeds', () => {
    const problems = Array.from({ length: 1000 }, (_, seed) =>
      problemsOf(model, model.draw(randomFrom(seed + 1))),
    ).flat();
    expect([...new Set(problems)].slice(0, 5)).toEqual([]);
  });
});

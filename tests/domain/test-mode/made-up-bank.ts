import { blueprints } from '../../../domain/bank/blueprints/blueprints.ts';
import { scenarioCategories } from '../../../domain/bank/scenarios/scenario-categories.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import type { ItemId, OptionId } from '../../../domain/kernel/ids.ts';
import type { LifeBank, LifeItem } from '../../../domain/test-mode/life/bank.ts';
import { publishedProblem } from '../../support/problem-of-bank.ts';

const levels = ['recall', 'application', 'analysis'] as const;
const perArea = 120;

const optionsOf = (id: string): readonly OptionId[] =>
  ['w', 'x', 'y', 'z'].map((name) => `${name}${id.length}` as OptionId);

const itemOf = (exam: string, area: string, number: number): LifeItem => {
  const itemId = `${exam}-${area}-${number}`.replaceAll(/[^A-Za-z0-9-]/g, '-') as ItemId;
  const options = optionsOf(itemId);
  const isMultiple = number % 7 === 0;
  return {
    itemId,
    revision: 1,
    area,
    topic: `${area} ${number % 4}`,
    family: number % 5 === 0 ? `${exam}-${area}-family-${number % 10}` : itemId,
    type: isMultiple ? 'multiple' : 'single',
    level: levels[number % 3] ?? 'recall',
    options,
    key: options.slice(0, isMultiple ? 2 : 1),
    ordered: number % 11 === 0,
    places: new Map([[exam, { area, topic: `${area} ${number % 4}` }]]),
  };
};

const problem = await publishedProblem();
/** As many patients of a category as the longest exam draws of it, twice. */
const perCategory = 16;

/** Patients of all categories, each walked as one problem of the bank is. */
const scenarios: LifeBank['scenarios'] = scenarioCategories.flatMap((category) =>
  Array.from({ length: perCategory }, (_, number) => ({
    ...problem,
    scenario: { ...problem.scenario, id: `${category}-${number}`, category },
    revision: 1,
  })),
);

/** A bank of a field that stays as it is, whatever becomes of the real one. */
export const madeUpBank = (field: FieldCode): LifeBank => {
  const [outline] = blueprints.filter((blueprint) => blueprint.field === field);
  const areas = outline?.areas ?? [];
  return {
    items: areas.flatMap(({ code }) =>
      Array.from({ length: perArea }, (_, number) => itemOf(outline?.exam ?? '', code, number)),
    ),
    scenarios: field === 'RT' ? scenarios : [],
  };
};

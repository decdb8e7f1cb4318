import { describe, expect, it } from 'vitest';
import { areaQuotas } from '../../../domain/attempt/area-quotas.ts';
import { caseStudiesOn, wholeCaseStudies } from '../../../domain/attempt/case-studies.ts';
import { drawByBlueprint } from '../../../domain/attempt/draw-exam.ts';
import { blueprints } from '../../../domain/bank/blueprints/blueprints.ts';
import { buildItems } from '../../../domain/bank/build/build-bank.ts';
import { countWarnings } from '../../../domain/bank/build/item-warnings.ts';
import { lintItems } from '../../../domain/bank/build/lint-items.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { normalText } from '../../../domain/bank/item/normal-text.ts';
import { allModels } from '../../../domain/bank/models/all-models.ts';
import { caseStudiesOf, examsOf } from '../../../domain/contracts/exams.ts';
import { fieldCodes } from '../../../domain/contracts/fields.ts';
import { rekeyPreviewBody } from '../../../domain/contracts/item-review.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { wholeKnowledge } from '../../../ops/bank/whole-knowledge.ts';
import { blindGuessers, chiSquareOfKeys, expectedRight, mostByChance } from './support/blind.ts';
import { ceilings } from './support/warning-ceilings.ts';

const knowledge = await wholeKnowledge();
const items = buildItems(knowledge);
const itemsOf = (field: string): readonly Item[] => items.filter((item) => item.field === field);
const singlesOf = (field: string): readonly Item[] =>
  itemsOf(field).filter(({ type }) => type === 'single');

/** The fields whose bank is complete, with the least number of items each must have. */
const fields = [
  { field: 'RN', least: 1000 },
  { field: 'LPN', least: 1000 },
  { field: 'RT', least: 1000 },
  { field: 'NP', least: 1000 },
  { field: 'PA', least: 1000 },
  { field: 'USMLE1', least: 200 },
  { field: 'USMLE2', least: 200 },
] as const;

const shareOf = (field: string, isMeant: (item: Item) => boolean): number =>
  itemsOf(field).filter(isMeant).length / itemsOf(field).length;

const numericModels: ReadonlySet<string> = new Set(
  allModels.flatMap((model) => ('draw' in model ? [model.id] : [])),
);

it('the bank breaks no rule', () => expect(lintItems(items)).toEqual([]));

it('the same bank is built twice', () => {
  expect(buildItems(knowledge)).toEqual(items);
});

it('at least forty models make it, each telling its problem, features and slips', () => {
  expect(allModels.length).toBeGreaterThanOrEqual(40);
  expect(new Set(allModels.map(({ id }) => id)).size).toBe(allModels.length);
  const silent = allModels.filter(({ problem, features, slips }) =>
    [problem, features, slips].some((text) => text.length < 20),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

describe.each(fields)('the bank of $field', ({ field, least }) => {
  it(`holds at least ${least} items`, () => {
    expect(itemsOf(field).length).toBeGreaterThanOrEqual(least);
  });

  it('asks for application or more in at least a third', () => {
    expect(shareOf(field, ({ level }) => level !== 'recall')).toBeGreaterThanOrEqual(1 / 3);
  });

  it('takes at most forty items from one model, and a quarter from numbers', () => {
    const byModel = Map.groupBy(itemsOf(field), ({ model }) => model?.id);
    byModel.delete(undefined);
    expect(Math.max(...[...byModel.values()].map((made) => made.length))).toBeLessThanOrEqual(40);
    const isNumeric = ({ model }: Item) => model !== undefined && numericModels.has(model.id);
    expect(shareOf(field, isNumeric)).toBeLessThanOrEqual(0.25);
  });

  it('gives a rationale of substance for every option', () => {
    const thin = itemsOf(field).flatMap(({ id, options }) =>
      options
        .filter(({ why }) => normalText(why).split(' ').length < 6)
        .map(({ why }) => [id, why]),
    );
    expect(thin).toEqual([]);
  });

  it('stays under its ceiling of every warning', () => {
    const counts = countWarnings(itemsOf(field));
    const above = Object.entries(counts).filter(
      ([name, count]) => count > (ceilings[field]?.[name] ?? 0),
    );
    expect(above).toEqual([]);
  });

  it('has keys that a correction can name', () => {
    const unnamed = itemsOf(field).filter(
      ({ key }) => !rekeyPreviewBody.safeParse({ key }).success,
    );
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it('has its keys at every place alike', () => {
    const fourOrFive = Map.groupBy(singlesOf(field), ({ options }) => options.length);
    for (const [count, own] of fourOrFive) {
      const { statistic, limit } = chiSquareOfKeys(own, count);
      expect(statistic).toBeLessThan(limit);
    }
  });

  it('is no better known to a blind guesser than to chance', () => {
    const lucky = blindGuessers.filter(([, guesser]) => {
      const right = singlesOf(field).reduce((sum, item) => sum + expectedRight(guesser, item), 0);
      return right > mostByChance(singlesOf(field));
    });
    expect(lucky.map(([name]) => name)).toEqual([]);
  });
});

type Placed = { readonly item: Item; readonly area: string };

const placedIn = (field: string, exam: string): readonly Placed[] =>
  itemsOf(field).flatMap((item) =>
    [item, ...(item.also ?? [])].flatMap((place) =>
      place.exam === exam ? [{ item, area: place.area }] : [],
    ),
  );

const exams = blueprints.filter(
  ({ field, exam }) => exam !== 'CSE' && fields.some((own) => own.field === field),
);

describe.each(exams)('$exam', ({ field, exam, areas }) => {
  const placed = placedIn(field, exam);

  it('has its areas within 2 points of the blueprint', () => {
    const strays = areas
      .map(({ code, weight }) => {
        const share = (100 * placed.filter(({ area }) => area === code).length) / placed.length;
        return { code, share: Math.round(share * 10) / 10, weight: weight.mid };
      })
      .filter(({ share, weight }) => Math.abs(share - weight) > 2);
    expect(strays).toEqual([]);
  });

  it('can be drawn whole, without an item twice, or a sibling but in a case study', () => {
    const known = fieldCodes.find((code) => code === field);
    const count = (known ? examsOf(known) : []).find(({ name }) => name === exam)?.questions ?? 100;
    const candidates = placed.map(({ item, area }) => ({
      itemId: item.id,
      area,
      seen: undefined,
      family: item.family ?? item.id,
      place: item.case?.number,
    }));
    const caseStudies = caseStudiesOf(exam);
    const whole = Math.min(caseStudies, wholeCaseStudies(candidates).length);
    const quotas = areaQuotas(
      areas.map(({ code, weight }) => ({ code, weight: weight.mid })),
      count,
    );
    for (let seed = 1; seed <= 20; seed += 1) {
      const paper = drawByBlueprint(candidates, quotas, { random: randomFrom(seed), caseStudies });
      expect(paper?.length).toBe(count);
      expect(caseStudiesOn(paper ?? [])).toHaveLength(whole);
      // A case study is one family of six.
      expect(new Set(paper?.map(({ family }) => family)).size).toBe(count - 5 * whole);
    }
  });
});

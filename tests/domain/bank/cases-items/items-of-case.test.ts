import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pointsFor } from '../../../../domain/attempt/points.ts';
import { lintItem } from '../../../../domain/bank/build/lint-item.ts';
import { itemsOfCase } from '../../../../domain/bank/cases-items/items-of-case.ts';
import { type Item, item } from '../../../../domain/bank/item/item.ts';
import { casesFolder } from '../../../../ops/bank/cases/cases-folder.ts';
import { casesOfBank } from '../../../../ops/bank/cases/cases-of-bank.ts';
import { readCaseFile } from '../../../../ops/bank/cases/read-case-file.ts';

const itemsOf = async (path: string): Promise<readonly Item[]> => {
  const { case: read } = await readCaseFile(join(casesFolder, path));
  return read ? itemsOfCase(read) : [];
};

const ventilated = await itemsOf('mechanical-ventilation/copd-with-gas-that-stays-behind.yaml');
const kidneys = await itemsOf('chronic-disease-management/albuminuria-with-a-good-a1c.yaml');
const liver = await itemsOf('liver/cirrhosis-after-a-bus-trip.yaml');

const headache = await itemsOf('postpartum/headache-five-days-after-birth.yaml');
const transfusion = await itemsOf('transfusion/short-of-breath-in-the-second-unit.yaml');

const asked = (items: readonly Item[], ask: string): Item => {
  const found = items.find(({ case: of }) => of?.ask === ask);
  if (!found) throw new Error(`${ask} was not made`);
  return found;
};

const pages = ({ exhibits = [] }: Item): readonly string[] => exhibits.map(({ title }) => title);

describe('an item made of a case', () => {
  it('is named by field, case and ask, and is a sibling of the other asks', () => {
    expect(kidneys.map(({ id }) => id)).toContain(
      'np-case-albuminuria-with-a-good-a1c-vomiting-and-deep-breaths',
    );
    expect(new Set(kidneys.map(({ family }) => family))).toEqual(
      new Set(['albuminuria-with-a-good-a1c']),
    );
  });

  it('counts in each exam of the field in which it has a place', () => {
    const drug = asked(kidneys, 'next-drug-for-pressure');
    expect(drug).toMatchObject({ exam: 'AANP Exam', area: 'plan' });
    expect(drug.also).toMatchObject([{ exam: 'ANCC Exam', area: 'implementation' }]);
  });

  it('counts once in an exam, where the ask names two places in it', async () => {
    const rash = await itemsOf('dermatology/rash-that-reaches-the-palms.yaml');
    const first = asked(rash, 'first-test');
    expect([first.area, first.also]).toEqual(['infectious-diseases', undefined]);
  });

  it('tells the prose of its parts and asks at the end', () => {
    const lines = asked(ventilated, 'sloping-capnogram').stem.split('\n');
    expect(lines.at(0)).toMatch(/^A 67-year-old man/);
    expect(lines.at(-1)).toBe('Which of the following best accounts for the shape of the wave?');
  });

  it('keeps tables and pictures on pages of the chart', () => {
    const setting = asked(ventilated, 'which-setting-empties-the-lung');
    expect(pages(setting)).toEqual([
      'Ventilator',
      'Ventilator graphics',
      'Vital signs',
      'Laboratory results',
    ]);
    const [, , , results] = setting.exhibits ?? [];
    expect(results?.blocks).toMatchObject([
      { kind: 'table', columns: ['Test', 'Result'], rows: [['pH', '7.48 (high)'], {}, {}, {}] },
    ]);
  });

  it('leaves out a column that no line fills', () => {
    const [page] = asked(kidneys, 'next-drug-for-pressure').exhibits ?? [];
    expect(page?.blocks).toMatchObject([
      { columns: ['Test', 'Result', 'Reference range', 'Before'] },
    ]);
  });

  it('explains in four parts, beside a plain text', () => {
    const { teaching, explanation } = asked(kidneys, 'creatinine-after-two-weeks');
    expect(teaching?.compare?.columns).toHaveLength(4);
    expect(explanation).toContain(teaching?.clue);
    expect(explanation).toContain(`The trap: ${teaching?.trap}`);
  });

  it('says of a wrong option first what tempts and then why it fails', () => {
    const { options, key } = asked(kidneys, 'vomiting-and-deep-breaths');
    for (const { id, why } of options) {
      expect(why.split('\n')).toHaveLength(key.includes(id) ? 1 : 2);
    }
  });

  it('takes several right options, or a number with its steps and the usual errors', () => {
    expect(asked(liver, 'nine-o-clock-doses')).toMatchObject({ type: 'multiple' });
    const { response, marking, steps = [], options, key } = asked(liver, 'albumin-rate');
    expect(response).toMatchObject({ format: 'numeric' });
    expect(steps.length).toBeGreaterThan(0);
    const right = options.findIndex(({ id }) => key.includes(id));
    expect(marking?.kind === 'numeric' && marking.values[right]).toBe(
      Number.parseFloat(options[right]?.text ?? ''),
    );
  });

  it('has a place for each option of a table, a sentence or a diagram, and a point for each right one', () => {
    const maxOf = (ask: string) => {
      const { type, key, marking } = asked(headache, ask);
      return pointsFor({ type, key, marking }, key).maxPoints;
    };
    // As the cases say themselves under scoring.max.
    expect(
      ['cues', 'sorting', 'first-danger', 'orders', 'twenty-to-midnight', 'next-morning'].map(
        maxOf,
      ),
    ).toEqual([4, 8, 2, 4, 4, 7]);
    const [bowtie] = transfusion;
    expect(bowtie && pointsFor(bowtie, bowtie.key)).toEqual({ points: 5, maxPoints: 5 });
  });

  it('cuts a passage where it can be marked, and tells it nowhere else', () => {
    const { response, stem, options } = asked(headache, 'cues');
    const segments = response?.format === 'highlight' ? response.segments : [];
    expect(segments.filter(({ choice }) => choice !== undefined)).toHaveLength(options.length);
    expect(stem).not.toContain(segments.find(({ choice }) => choice)?.text);
  });

  it('of a case study knows its place, and keeps the chart as it grew, what is new marked', async () => {
    const vomit = await itemsOf('pediatrics/hungry-after-every-vomit.yaml');
    expect(vomit.map(({ case: of }) => of?.number)).toEqual([1, 2, 3, 4, 5, 6]);
    const newTitles = ({ exhibits = [] }: Item) =>
      exhibits.flatMap(({ title, blocks }) => blocks.filter(({ isNew }) => isNew).map(() => title));
    expect(vomit.map(newTitles)).toEqual([
      ['History', 'Vital signs'],
      ["Nurses' notes", 'Laboratory results'],
      [],
      ['Orders'],
      ["Nurses' notes", 'Vital signs'],
      ["Nurses' notes", 'Vital signs'],
    ]);
    const blocksOf = ({ exhibits = [] }: Item) =>
      exhibits.flatMap(({ title, blocks }) =>
        blocks.map(({ isNew: _, ...block }) => JSON.stringify({ title, block })),
      );
    for (const [index, one] of vomit.slice(1).entries()) {
      expect(blocksOf(one)).toEqual(expect.arrayContaining(blocksOf(vomit[index] as Item)));
    }
  });

  it('of a case that is no case study stands by itself', () => {
    expect(ventilated.some((one) => one.case?.number !== undefined)).toBe(false);
    expect(
      ventilated.flatMap(({ exhibits = [] }) => exhibits.flatMap((page) => page.blocks)),
    ).not.toContainEqual(expect.objectContaining({ isNew: true }));
  });

  it('keeps the rules of the bank, and the shape in which it is published', async () => {
    const made = (await casesOfBank()).flatMap(itemsOfCase);
    expect(made.length).toBeGreaterThan(25);
    expect(made.flatMap(lintItem)).toEqual([]);
    expect(made.map((one) => item.parse(one))).toEqual(made);
  });
});

import { describe, expect, it } from 'vitest';
import { buildBank } from '../../../../domain/bank/build/build-bank.ts';
import { lintItem } from '../../../../domain/bank/build/lint-item.ts';
import { bankItem } from '../../../../domain/bank/item/bank-item.ts';
import type { Item } from '../../../../domain/bank/item/item.ts';
import type { WrittenItem, WrittenItemSet } from '../../../../domain/bank/item/written-item.ts';
import { fourOptions, optionNamed, optionsBehind, publishedItem } from '../../../support/facts.ts';

const rulesBroken = (overrides: Partial<Item>): string[] =>
  lintItem(publishedItem(overrides)).map(({ rule }) => rule);

const withTexts = (...texts: string[]): Item['options'] =>
  texts.map((text, index) => ({
    id: fourOptions[index] ?? optionNamed('none'),
    text,
    why: 'Said well enough for a rule.',
  }));

describe('an item is not published', () => {
  it.each([
    ['one-key', { key: [] }],
    ['one-key', { key: optionsBehind(['A', 'B']) }],
    ['one-key', { type: 'multiple' as const, key: optionsBehind(['A']) }],
    ['one-key', { type: 'multiple' as const, key: fourOptions }],
    ['option-count', { options: withTexts('One', 'Two', 'Three') }],
    ['options-unique', { options: withTexts('Raise PEEP', 'raise  peep.', 'Wait', 'Stop') }],
    [
      'option-within-option',
      { options: withTexts('Raise PEEP', 'Raise PEEP slowly', 'Wait', 'Go') },
    ],
    ['no-catch-all', { options: withTexts('One', 'Two', 'Three', 'All of the above') }],
    ['no-catch-all', { options: withTexts('One', 'Two', 'Three', 'A and C') }],
    ['every-rationale', { explanation: ' ' }],
    ['no-letters-named', { explanation: 'Option B would be right in a child.' }],
    ['known-area-and-topic', { area: 'nowhere' }],
    ['known-area-and-topic', { topic: 'Something else' }],
    ['known-area-and-topic', { exam: 'CSE' }],
    ['allowed-characters', { stem: 'A stem with a \u0007 bell in it' }],
  ])('for %s: %j', (rule, overrides) => {
    expect(rulesBroken(overrides)).toContain(rule);
  });

  it('for a rationale that is missing', () => {
    const [first, ...rest] = publishedItem().options;
    const options = first ? [{ ...first, why: '' }, ...rest] : rest;
    expect(rulesBroken({ options })).toEqual(['every-rationale']);
  });
});

it('an item that keeps the rules has no flaw', () => expect(rulesBroken({})).toEqual([]));

const written = (id: string, overrides: Partial<WrittenItem> = {}): WrittenItem => ({
  id,
  topic: 'Noninvasive ventilation',
  level: 'application',
  type: 'single',
  stem: `A stem about case number ${id} with words of its own. What comes first in ${id}?`,
  options: ['Begin', 'Wait', 'Leave', 'Repeat'].map((text, index) => ({
    text: `${text} in case ${id}`,
    why: 'Said well enough for a rule.',
    ...(index === 0 ? { right: true as const } : {}),
  })),
  explanation: 'Explained well enough.',
  ...overrides,
});
const setOf = (...items: WrittenItem[]): WrittenItemSet => ({
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  source: 'sample',
  items,
});

describe('building the bank', () => {
  it('names an option by its text, wherever it was written and whether or not it is right', () => {
    const { options } = written('one');
    const [right, ...wrong] = options;
    if (!right) throw new Error('There is no option');
    const turned = [...wrong.toReversed(), right].map(({ text, why }, index) =>
      index === 0 ? { text, why, right: true as const } : { text, why },
    );
    const [a, b] = [written('one'), written('one', { options: turned })].map((one) =>
      bankItem(setOf(), one),
    );
    expect(a?.options).toEqual(b?.options);
    expect(a?.key).not.toEqual(b?.key);
    const ids = a?.options.map(({ id }) => id) ?? [];
    expect(ids).toEqual(ids.toSorted());
  });

  it('gives an item the same options every time, and the key its own', () => {
    const [a, b] = [bankItem(setOf(), written('one')), bankItem(setOf(), written('one'))];
    expect(a).toEqual(b);
    const key = a.options.find(({ id }) => id === a.key[0]);
    expect(key?.text).toBe('Begin in case one');
  });

  it('keeps the order of options that have one', () => {
    const { options, ordered } = bankItem(setOf(), written('one', { ordered: true }));
    expect(ordered).toBe(true);
    expect(options.map(({ text }) => text.split(' ')[0])).toEqual([
      'Begin',
      'Wait',
      'Leave',
      'Repeat',
    ]);
  });

  it('names a duplicate id and a question that was asked before', () => {
    const set = setOf(
      written('one'),
      written('one'),
      written('two', { ...written('one'), id: 'two' }),
    );
    const { flaws } = buildBank({ written: [set], models: [] });
    expect(flaws.map(({ itemId, rule }) => `${itemId} ${rule}`)).toEqual([
      'one unique-id',
      'one no-near-duplicate',
      'two no-near-duplicate',
      'two no-near-duplicate',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBank, buildItems, ModelFailed } from '../../../../domain/bank/build/build-bank.ts';
import { chooseDistractors } from '../../../../domain/bank/build/choose-distractors.ts';
import { describeFlaw } from '../../../../domain/bank/build/describe-flaw.ts';
import type { Draft, ItemModel, Placement } from '../../../../domain/bank/models/item-model.ts';
import { randomFrom } from '../../../../domain/kernel/random.ts';

const nursing: Placement = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'basic-care-comfort',
  topic: 'Personal hygiene',
};
const assistant: Placement = {
  field: 'PA',
  exam: 'PANCE',
  area: 'cardiovascular',
  topic: 'Heart failure',
};

const choice = (text: string) => ({
  text,
  why: `${text} is what this sample says about the case.`,
});

const draft = (name: string, overrides: Partial<Draft> = {}): Draft =>
  ({
    type: 'single',
    name,
    facts: [name],
    places: [nursing],
    level: 'application',
    stem: `A {patient} with ${name} calls. What should the {clinician} do about ${name} first?`,
    key: choice(`Begin ${name}`),
    distractors: ['Wait', 'Leave', 'Repeat', 'Double'].map((verb) => choice(`${verb} ${name}`)),
    explanation: 'The sample explains itself in one sentence.',
    source: 'sample',
    ...overrides,
  }) as Draft;

const modelOf = (drafts: readonly Draft[]): ItemModel => ({
  id: 'sample',
  version: 1,
  problem: 'A sample',
  features: 'A sample',
  slips: 'A sample',
  drafts: () => drafts,
});

const built = (...drafts: readonly Draft[]) =>
  buildItems({ written: [], models: [modelOf(drafts)] });

describe('an item of a model', () => {
  it('speaks as its field does, with as many options as its examination gives', () => {
    const [nurse, physicianAssistant] = built(draft('bathing', { places: [nursing, assistant] }));
    expect(nurse).toMatchObject({
      id: 'rn-sample-bathing',
      stem: 'A client with bathing calls. What should the nurse do about bathing first?',
      family: 'sample/bathing',
      model: { id: 'sample', version: 1 },
    });
    expect(nurse?.options).toHaveLength(4);
    expect(physicianAssistant?.stem).toContain('A patient with bathing');
    expect(physicianAssistant?.options).toHaveLength(5);
  });

  it('counts in the other exams of its field where it has a place', () => {
    const panre = { ...assistant, exam: 'PANRE' };
    const [item] = built(draft('edema', { places: [panre, assistant] }));
    expect(item).toMatchObject({ exam: 'PANCE' });
  });

  it('keeps the order of numbers', () => {
    const numbers = ['40 mL', '10 mL', '30 mL', '20 mL', '5 mL'].map(choice);
    const [key = choice(''), ...distractors] = numbers;
    const [item] = built(draft('volume', { key, distractors }));
    const shown = item?.options.map(({ text }) => Number.parseInt(text, 10)) ?? [];
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });
});

describe('building the bank', () => {
  it('names the model that fails', () => {
    const failing: ItemModel = {
      ...modelOf([]),
      drafts: () => {
        throw new Error('fact bathing has no key');
      },
    };
    expect(() => buildItems({ written: [], models: [failing] })).toThrow(ModelFailed);
    expect(() => buildItems({ written: [], models: [failing] })).toThrow(
      /sample failed: Error: fact bathing has no key/,
    );
  });

  it('takes at most forty items of a model, each family once before any twice', () => {
    const drafts = Array.from({ length: 60 }, (_, index) =>
      draft(`care-${index}`, { family: `family-${index % 45}` }),
    );
    const items = built(...drafts);
    expect(items).toHaveLength(40);
    expect(new Set(items.map(({ family }) => family)).size).toBe(40);
  });

  it('lets siblings be alike, and nobody else', () => {
    const stem =
      'A client asks the same long question about the very same thing twice in a row today. What should the nurse do first?';
    const options = { stem, key: choice('Begin'), distractors: ['Wait', 'Go', 'Stop'].map(choice) };
    const flawsOf = (...drafts: readonly Draft[]) =>
      buildBank({ written: [], models: [modelOf(drafts)] }).flaws.map(({ rule }) => rule);
    const siblings = ['one', 'two'].map((name) => draft(name, { ...options, family: 'same' }));
    expect(flawsOf(...siblings)).toEqual([]);
    expect(flawsOf(draft('one', options), draft('two', options))).toEqual(['no-near-duplicate']);
  });

  it('names item, model, facts and rule of what is wrong', () => {
    const lost = draft('bathing', { places: [{ ...nursing, topic: 'Nowhere' }] });
    const { items, flaws } = buildBank({ written: [], models: [modelOf([lost])] });
    expect(flaws.map(describeFlaw(items))).toEqual([
      'rn-sample-bathing (model sample, facts bathing): known-area-and-topic: RN/NCLEX-RN/basic-care-comfort/Nowhere',
    ]);
  });
});

describe('choosing distractors', () => {
  it('takes as many as asked, none twice, and never the key', () => {
    const texts = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), {
      minLength: 5,
      maxLength: 12,
    });
    fc.assert(
      fc.property(texts, fc.nat(), ([key = '', ...others], seed) => {
        const chosen = chooseDistractors(choice(key), others.map(choice), {
          count: 4,
          random: randomFrom(seed),
        });
        expect(new Set(chosen.map(({ text }) => text)).size).toBe(4);
        expect(chosen.some(({ text }) => text === key)).toBe(false);
      }),
    );
  });

  it('lets the key be of any length among the options', () => {
    const key = choice('five words stand right here');
    const others = ['a', 'bb', 'ccc', 'dddd'].map(choice);
    const longer = ['x', 'y', 'z', 'w'].map((letter) => choice(letter.repeat(60)));
    const ranks = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const chosen = chooseDistractors(key, [...others, ...longer], {
          count: 3,
          random: randomFrom(seed),
        });
        return chosen.filter(({ text }) => text.length > key.text.length).length;
      }),
    );
    expect([...ranks].sort()).toEqual([0, 1, 2, 3]);
  });
});

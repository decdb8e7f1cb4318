import { describe, expect, it } from 'vitest';
import { presentQuestion } from '../../../api/attempt/presenters/questions.ts';
import { dealt } from '../../../domain/attempt/paper-options.ts';
import { questionIdAt } from '../../../domain/attempt/question-ids.ts';
import { buildItems } from '../../../domain/bank/build/build-bank.ts';
import { bankOptionsOf } from '../../../domain/bank/item/bank-options.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import type { OptionId, QuestionId } from '../../../domain/kernel/ids.ts';
import { randomFrom, seedOf, shuffled } from '../../../domain/kernel/random.ts';
import { wholeKnowledge } from '../../../ops/bank/whole-knowledge.ts';
import { beyondChance, guessers, type Served } from './support/guessers.ts';

const knowledge = await wholeKnowledge();
const items = buildItems(knowledge);
const fields = [...Map.groupBy(items, ({ field }) => field)];

/** Stands for chance: the same in every run, so that the test is too. */
const chance = randomFrom(20_261_123);

const servedIn = (item: Item, questionId: QuestionId, options: readonly OptionId[]): Served => ({
  item,
  question: presentQuestion({ questionId, item, options }, null),
});

/** Papers of 75 that hold the whole of a field. */
const papersOf = (own: readonly Item[]): readonly Served[] =>
  own.map((item, index) => {
    const paper = `7c0e5d2a-41bb-4a52-9d0e-${String(Math.floor(index / 75)).padStart(12, '0')}`;
    const { options } = dealt(bankOptionsOf(item), chance);
    return servedIn(item, questionIdAt(paper, index % 75), options);
  });

/** As long as a false alarm in a thousand runs over all guessers and fields is no matter. */
const limit = 4.5;

const lucky = (served: readonly Served[]): readonly string[] =>
  guessers.filter((guesser) => beyondChance(guesser, served) > limit).map(([name]) => name);

describe('who knows how papers are made but not the questions', () => {
  it.each(fields)('does no better than chance in %s', (_, own) => {
    expect(own.length).toBeGreaterThan(200);
    expect(lucky(papersOf(own))).toEqual([]);
  });

  it('does no better than chance over the whole bank', () => {
    expect(lucky(papersOf(items))).toEqual([]);
  });

  it('would have known nearly every key where ids gave letters their order', () => {
    const before = items.map((item) => {
      const right = item.options.filter(({ id }) => item.key.includes(id));
      const written = [...right, ...item.options.filter((option) => !right.includes(option))];
      const order = shuffled(written, randomFrom(seedOf(item.id))).map(({ id }) => id);
      return servedIn(item, item.id as string as QuestionId, order);
    });
    expect(lucky(before)).toContain('an order drawn from the id');
  });

  it('would be found out where the first option of the bank were right', () => {
    const first = items.map((item, index) => {
      const [right = '' as OptionId] = item.key;
      const order = [right, ...item.options.map(({ id }) => id).filter((id) => id !== right)];
      return servedIn(item, questionIdAt('paper', index % 75), order);
    });
    expect(lucky(first)).toContain('always A');
  });
});

describe('the order of options', () => {
  it('puts the key at every place alike, whatever item it is', () => {
    const [item] = items.filter(
      ({ type, ordered, options }) => type === 'single' && !ordered && options.length === 4,
    );
    if (!item) throw new Error('There is no such item');
    const keys = Array.from({ length: 4000 }, () => dealt(bankOptionsOf(item), chance).key[0]);
    for (const letter of ['A', 'B', 'C', 'D']) {
      const share = keys.filter((key) => key === letter).length / keys.length;
      expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
    }
  });

  it('is that of the bank where numbers or stages have one', () => {
    const ordered = items.filter((item) => item.ordered);
    expect(ordered.length).toBeGreaterThan(500);
    for (const item of ordered) {
      expect(dealt(bankOptionsOf(item), chance).options).toEqual(item.options.map(({ id }) => id));
    }
  });
});

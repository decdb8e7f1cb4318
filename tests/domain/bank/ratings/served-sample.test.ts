import { describe, expect, it } from 'vitest';
import { buildItems } from '../../../../domain/bank/build/build-bank.ts';
import { writtenKnowledge } from '../../../../domain/bank/build/knowledge.ts';
import type { Item } from '../../../../domain/bank/item/item.ts';
import { servedSample } from '../../../../domain/bank/ratings/served-sample.ts';
import { isWeak } from '../../../../domain/bank/ratings/worth.ts';
import { randomFrom } from '../../../../domain/kernel/random.ts';

const [pattern] = buildItems(writtenKnowledge) as [Item, ...Item[]];
const { family: _, model: __, case: ___, ...plain } = pattern;

/** Forty items of PA that nobody has read, and as many of a case that was found weak. */
const items: readonly Item[] = Array.from({ length: 80 }, (_absent, index) => ({
  ...plain,
  id: `pa-item-${index}` as Item['id'],
  field: 'PA' as const,
  ...(index < 40
    ? { model: { id: 'nobody-has-read-it', version: 1 } }
    : { case: { id: 'induction-with-asthma', ask: 'any' } }),
}));

const drawn = (count: number, seed = 7) =>
  servedSample(items, { count, random: randomFrom(seed) }).map(({ id }) => id);

describe('items as new learners are served them', () => {
  it('are drawn by the seed alone, none twice', () => {
    expect(drawn(30)).toEqual(drawn(30));
    expect(drawn(30)).not.toEqual(drawn(30, 8));
    expect(new Set(drawn(30)).size).toBe(30);
  });

  it('hold no weak one as long as there are better ones, however many are asked for', () => {
    const served = servedSample(items, { count: 80, random: randomFrom(7) });
    expect(served).toHaveLength(40);
    expect(served.filter(isWeak)).toEqual([]);
  });

  it('are weak ones too where a first quiz cannot do without', () => {
    const few = items.slice(30);
    const served = servedSample(few, { count: 20, random: randomFrom(7) });
    expect(served.filter((item) => !isWeak(item))).toHaveLength(10);
    expect(served.filter(isWeak)).toHaveLength(10);
  });

  it('have one of a family on a quiz and another of it on the next', () => {
    const siblings = items.slice(0, 25).map((item, index) => ({
      ...item,
      family: index < 6 ? 'one-case' : item.id,
    }));
    const served = servedSample(siblings, { count: 25, random: randomFrom(7) });
    const ofCase = (some: readonly Item[]) => some.filter(({ family }) => family === 'one-case');
    expect(ofCase(served.slice(0, 20)).length).toBeLessThanOrEqual(1);
    expect(ofCase(served).length).toBeGreaterThan(1);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { buildItems } from '../../../domain/bank/build/build-bank.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { coldItem, printedItem } from '../../../ops/bank/printed-item.ts';
import { readWish, sampleOf } from '../../../ops/bank/sample-command.ts';
import { wholeKnowledge } from '../../../ops/bank/whole-knowledge.ts';

let items: readonly Item[] = [];
beforeAll(async () => {
  items = buildItems(await wholeKnowledge());
}, 60_000);

const wish = (...args: readonly string[]) => readWish(args);

describe('a sample of the bank', () => {
  it('is drawn again by its seed, which its first line names', () => {
    const asked = wish('PA', '3', '--served', '--seed', '11');
    const sample = sampleOf(items, asked);
    expect(sample[0]).toBe('seed 11');
    expect(sampleOf(items, asked)).toEqual(sample);
    expect(sampleOf(items, wish('PA', '3', '--served', '--seed', '12'))).not.toEqual(sample);
  });

  it('takes a seed of its own where none is given', () => {
    expect(sampleOf(items, wish('NP', '2'))[0]).toMatch(/^seed \d+$/);
  });

  it('shows the chart, and the key only to who is not cold', () => {
    const item = items.find((one) => one.field === 'PA' && one.exhibits && one.teaching) as Item;
    const [title = ''] = item.exhibits?.map((page) => page.title) ?? [];
    for (const text of [coldItem(item), printedItem(item)]) {
      expect(text).toContain(item.stem);
      expect(text).toContain(`[${title}]`);
    }
    const [option] = item.options.filter(({ id }) => item.key.includes(id));
    expect(printedItem(item)).toContain(`* ${option?.text}`);
    expect(printedItem(item)).toContain(item.explanation);
    for (const hidden of [
      ...item.options.map(({ why }) => why),
      item.teaching?.rule ?? '',
      ' * ',
    ]) {
      expect(coldItem(item)).not.toContain(hidden);
    }
  });

  it('tells of each form how it is answered, and no reason and no number that is the key', () => {
    const forms = Map.groupBy(items, ({ response }) => response?.format ?? 'options');
    expect(forms.size).toBeGreaterThan(8);
    for (const [form, [item]] of forms) {
      const text = coldItem(item as Item);
      for (const { why } of item?.options ?? []) expect(text).not.toContain(why);
      const choices = text
        .slice(text.lastIndexOf('\n\n', text.length - 3))
        .trim()
        .split('\n');
      expect(choices.join('').length, form).toBeGreaterThan(10);
    }
    const numeric = forms.get('numeric')?.[0] as Item;
    expect(coldItem(numeric)).toContain('a number in');
  });

  it('lists the choices of a blank in an order that tells nothing of its key', () => {
    const item = items.find(({ response }) => response?.format === 'drop-down') as Item;
    if (item.response?.format !== 'drop-down') throw new Error('There is no drop-down');
    for (const { name, choices } of item.response.blanks) {
      const texts = choices.map((id) => item.options.find((option) => option.id === id)?.text);
      expect(coldItem(item)).toContain(`{${name}} ${texts.toSorted().join(' / ')}`);
    }
  });

  it.each([
    [['XX'], 'There is no field XX.'],
    [['PA', 'ten'], 'How many items? Use 1 to 10,000.'],
    [['PA', '0'], 'How many items? Use 1 to 10,000.'],
    [['PA', '3', '--seed', '1.5'], 'Use a seed from 0 to 4294967295.'],
    [['PA', '3', 'NP'], 'Nothing is known of NP.'],
  ])('of %j is refused', (args, says) => {
    expect(() => readWish(args)).toThrow(says);
  });
});

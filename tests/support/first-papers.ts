import type { Item } from '../../domain/bank/item/item.ts';
import { randomFrom, seedOf, shuffled } from '../../domain/kernel/random.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** An item as the first bank published it: the right options first, shuffled by its id, lettered for good. */
export const firstItem = ({ ordered, options, key, ...item }: Item) => {
  const isRight = ({ id }: Item['options'][number]) => key.includes(id);
  const written = [...options.filter(isRight), ...options.filter((option) => !isRight(option))];
  const order = ordered ? options : shuffled(written, randomFrom(seedOf(item.id)));
  const lettered = order.map((option, index) => ({ option, label: letters[index] ?? '' }));
  return {
    ...item,
    options: lettered.map(({ option: { text, why }, label }) => ({ label, text, why })),
    key: lettered.filter(({ option }) => isRight(option)).map(({ label }) => label),
  };
};
export type FirstItem = ReturnType<typeof firstItem>;

export const firstPaperItem = ({ id, area, topic, type, options, key }: FirstItem) => ({
  itemId: id,
  revision: 1,
  area,
  topic,
  type,
  key,
  firstSeen: true,
  labels: options.map(({ label }) => label),
});

/** As QuizSubmitted of version 2 told an answer. */
export const firstScored = (item: FirstItem, chosen: readonly string[]) => ({
  itemId: item.id,
  revision: 1,
  area: item.area,
  topic: item.topic,
  chosen,
  key: item.key,
  correct: `${chosen}` === `${item.key}`,
  seconds: 9,
  firstSeen: true,
});

/** A letter that is not of the key. */
export const firstWrong = ({ options, key }: FirstItem): string =>
  options.map(({ label }) => label).find((label) => !key.includes(label)) ?? '';

import { type Item, item } from '../item/item.ts';
import type { WrittenItem, WrittenItemSet, WrittenOption } from '../item/written-item.ts';
import { randomFrom, seedOf, shuffled } from '../kernel/random.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** The id alone decides the order, so that a rebuilt bank gives every option its old letter. */
const inOrder = ({ id, options, ordered }: WrittenItem): readonly WrittenOption[] =>
  ordered ? options : shuffled(options, randomFrom(seedOf(id)));

/** A written item with its options in their final order, lettered; throws on a malformed one. */
export const letterItem = (
  set: Omit<WrittenItemSet, 'items'>,
  written: Omit<WrittenItem, 'type'> & { readonly type: Item['type'] },
): Item => {
  const options = inOrder(written).map((option, index) => ({
    ...option,
    label: letters[index] ?? '',
  }));
  return item.parse({
    id: written.id,
    field: set.field,
    exam: set.exam,
    area: set.area,
    topic: written.topic,
    type: written.type,
    level: written.level,
    stem: written.stem,
    options: options.map(({ label, text, why }) => ({ label, text, why })),
    key: options.filter(({ right }) => right).map(({ label }) => label),
    explanation: written.explanation,
    source: set.source,
  });
};

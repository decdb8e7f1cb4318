import { type Item, item } from '../item/item.ts';
import type { WrittenItem, WrittenItemSet, WrittenOption } from '../item/written-item.ts';
import { randomFrom, seedOf, shuffled } from '../kernel/random.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

type Lettered = Omit<WrittenItem, 'type'> & {
  readonly type: Item['type'];
  /** Decides the order of the options; the id when absent. */
  readonly seed?: string;
};

/** The seed alone decides the order, so that a rebuilt bank gives every option its old letter. */
const inOrder = ({ id, seed = id, options, ordered }: Lettered): readonly WrittenOption[] =>
  ordered ? options : shuffled(options, randomFrom(seedOf(seed)));

/** A written item with its options in their final order, lettered; throws on a malformed one. */
export const letterItem = (set: Omit<WrittenItemSet, 'items'>, written: Lettered): Item => {
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

import type { OptionId } from '../../kernel/ids.ts';
import { seedOf } from '../../kernel/random.ts';
import { type Item, item } from './item.ts';
import type { WrittenItem, WrittenItemSet } from './written-item.ts';

/** From the text alone, so that neither where an option was written nor whether it is right shows. */
const optionIdOf = (itemId: string, text: string): OptionId =>
  seedOf(`${itemId}/${text}`).toString(36).padStart(7, '0') as OptionId;

type IdentifiedOption = WrittenItem['options'][number] & { readonly id: OptionId };

const byId = (one: IdentifiedOption, other: IdentifiedOption): number =>
  one.id < other.id ? -1 : 1;

/** What was written as it stands in the bank, options by id unless ordered; throws on a malformed one. */
export const bankItem = (
  set: Omit<WrittenItemSet, 'items'>,
  { ordered, ...written }: Omit<WrittenItem, 'type'> & { readonly type: Item['type'] },
): Item => {
  const named = written.options.map((option) => ({
    ...option,
    id: optionIdOf(written.id, option.text),
  }));
  const options = ordered ? named : named.toSorted(byId);
  return item.parse({
    id: written.id,
    field: set.field,
    exam: set.exam,
    area: set.area,
    topic: written.topic,
    type: written.type,
    level: written.level,
    stem: written.stem,
    options: options.map(({ id, text, why }) => ({ id, text, why })),
    ...(ordered ? { ordered } : {}),
    key: options.filter(({ right }) => right).map(({ id }) => id),
    explanation: written.explanation,
    source: set.source,
  });
};

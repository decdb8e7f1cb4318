import type { Item } from '../item/item.ts';
import type { Flaw } from './lint-item.ts';

const originOf = ({ model, facts = [] }: Item): string =>
  model ? ` (model ${model.id}, facts ${facts.join(', ')})` : ' (written by hand)';

/** A flaw in one line: the item, the model and facts it was made of, the rule, and what was found. */
export const describeFlaw =
  (items: readonly Item[]) =>
  ({ itemId, rule, detail }: Flaw): string => {
    const item = items.find(({ id }) => id === itemId);
    return `${itemId}${item ? originOf(item) : ''}: ${rule}: ${detail}`;
  };

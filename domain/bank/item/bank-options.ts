import type { BankOptions } from '../../attempt/paper-options.ts';
import type { Item } from './item.ts';

/** What a paper needs to know of an item's options. */
export const bankOptionsOf = ({ options, key, ordered, marking }: Item): BankOptions => ({
  options: options.map(({ id }) => id),
  key,
  ordered: ordered === true,
  ...(marking ? { marking } : {}),
});

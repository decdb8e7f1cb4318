import { createHash } from 'node:crypto';
import type { Item } from '../../domain/item/item.ts';

/** SHA-256 of an item's JSON: its properties always come in the order the bank builds them. */
export const contentHash = (item: Item): string =>
  createHash('sha256').update(JSON.stringify(item)).digest('hex');

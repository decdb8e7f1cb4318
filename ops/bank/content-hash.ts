import { createHash } from 'node:crypto';
import type { Item } from '../../domain/bank/item/item.ts';
import type { BankScenario } from '../../domain/bank/scenarios/scenario-events.ts';

/** SHA-256 of its JSON: the properties of an item or a scenario always come in the order the bank builds them. */
export const contentHash = (published: Item | BankScenario): string =>
  createHash('sha256').update(JSON.stringify(published)).digest('hex');

import { allModels } from '../models/all-models.ts';
import { writtenItems } from '../written/written-items.ts';
import type { Knowledge } from './build-bank.ts';

/** The part that was written by hand: a small bank that is built at once. */
export const writtenKnowledge: Knowledge = { written: writtenItems, models: [] };

/** All that the bank is built from. */
export const knowledge: Knowledge = { written: writtenItems, models: allModels };

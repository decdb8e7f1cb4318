import { writtenItems } from '../knowledge/written-items.ts';
import type { Knowledge } from './build-bank.ts';
import { allModels } from './models/all-models.ts';

/** All that the bank is built from. */
export const knowledge: Knowledge = { written: writtenItems, models: allModels };

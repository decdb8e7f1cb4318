import type { ItemModel } from '../item-model.ts';
import { antidoteModel } from './antidote-model.ts';
import { choiceModel } from './choice-model.ts';
import { monitorModel } from './monitor-model.ts';

/** What is asked about drugs. */
export const pharmacologyModels: readonly ItemModel[] = [monitorModel, antidoteModel, choiceModel];

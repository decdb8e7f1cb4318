import type { ItemModel } from '../item-model.ts';
import { milestoneDueModel } from './milestone-model.ts';
import { pubertyModel } from './puberty-model.ts';

/** Models of growth and development. */
export const growthModels: readonly ItemModel[] = [milestoneDueModel, pubertyModel];

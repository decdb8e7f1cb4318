import type { ItemModel } from '../item-model.ts';
import { milestoneDueModel, milestoneLateModel } from './milestone-models.ts';
import { pubertyModel } from './puberty-model.ts';

/** Models of growth and development. */
export const growthModels: readonly ItemModel[] = [
  milestoneDueModel,
  milestoneLateModel,
  pubertyModel,
];

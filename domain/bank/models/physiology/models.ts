import type { ItemModel } from '../item-model.ts';
import { bloodGasModel } from './blood-gas-model.ts';
import { chemistryModel } from './chemistry-calculations.ts';
import { contrastModels } from './contrast-models.ts';
import { pressureModel } from './pressure-calculations.ts';

/** Models of what goes wrong in the body, and of its numbers. */
export const physiologyModels: readonly ItemModel[] = [
  ...contrastModels,
  bloodGasModel,
  pressureModel,
  chemistryModel,
];

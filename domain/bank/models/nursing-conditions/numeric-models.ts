import type { ItemModel } from '../item-model.ts';
import { burnFluidModel, burnSurfaceModel } from './burn-calculations.ts';
import { chemistryModel } from './chemistry-calculations.ts';
import { comaScoreModel } from './coma-calculation.ts';
import { pressureModel } from './pressure-calculations.ts';

/** Models whose answers are numbers. */
export const nursingNumericModels: readonly ItemModel[] = [
  burnSurfaceModel,
  burnFluidModel,
  pressureModel,
  chemistryModel,
  comaScoreModel,
];

import type { ItemModel } from '../item-model.ts';
import { laboratoryModel } from '../laboratory/laboratory-model.ts';
import { bloodGasModel } from './blood-gas-model.ts';
import { burnFluidModel, burnSurfaceModel } from './burn-calculations.ts';
import { chemistryModel } from './chemistry-calculations.ts';
import { comaScoreModel } from './coma-calculation.ts';
import { contrastModels } from './contrast-models.ts';
import { pressureModel } from './pressure-calculations.ts';

/** Models of what goes wrong in the body, and of its numbers. */
export const physiologyModels: readonly ItemModel[] = [
  laboratoryModel,
  ...contrastModels,
  bloodGasModel,
  burnSurfaceModel,
  burnFluidModel,
  pressureModel,
  chemistryModel,
  comaScoreModel,
];

import type { ItemModel } from '../item-model.ts';
import { burnFluidModel, burnSurfaceModel } from './burn-calculations.ts';
import { chemistryModel } from './chemistry-calculations.ts';
import { comaScoreModel } from './coma-calculation.ts';
import { fluidBalanceModel, urineRateModel } from './fluid-calculations.ts';
import { pressureModel } from './pressure-calculations.ts';
import { rateAndIndexModel } from './rate-calculations.ts';

/** Models whose answers are numbers. */
export const nursingNumericModels: readonly ItemModel[] = [
  fluidBalanceModel,
  urineRateModel,
  burnSurfaceModel,
  burnFluidModel,
  pressureModel,
  rateAndIndexModel,
  chemistryModel,
  comaScoreModel,
];

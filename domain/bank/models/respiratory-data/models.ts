import type { ItemModel } from '../item-model.ts';
import { deviceModels } from '../respiratory-equipment/device-models.ts';
import { circulationSums } from './circulation-sums.ts';
import { functionModels } from './function-models.ts';
import { heartModels } from './heart-models.ts';
import { mechanicsSums } from './mechanics-sums.ts';
import { selectionModels } from './selection-models.ts';
import { transportSums } from './transport-sums.ts';

/** Every model about patient data and equipment of respiratory therapists. */
export const respiratoryDataModels: readonly ItemModel[] = [
  ...functionModels,
  ...heartModels,
  ...selectionModels,
  ...deviceModels,
  ...transportSums,
  ...circulationSums,
  ...mechanicsSums,
];

import type { ItemModel } from '../item-model.ts';
import { laboratoryModels } from '../laboratory/laboratory-models.ts';
import { bloodGasModel } from '../nursing-conditions/blood-gas-model.ts';
import { conditionModels } from '../nursing-conditions/condition-models.ts';
import { nursingNumericModels } from '../nursing-conditions/numeric-models.ts';

/** Item models of nursing care of the body: lower risk of harm, and adaptation to illness. */
export const nursingPhysiologyModels: readonly ItemModel[] = [
  ...laboratoryModels,
  ...conditionModels,
  bloodGasModel,
  ...nursingNumericModels,
];

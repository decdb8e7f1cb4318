import type { ItemModel } from '../item-model.ts';
import { deviceModels } from '../respiratory-equipment/device-models.ts';
import { equipmentSums } from '../respiratory-equipment/equipment-sums.ts';
import { isolationModels } from '../respiratory-equipment/isolation-models.ts';
import { mixtureSums } from '../respiratory-equipment/mixture-sums.ts';
import { qualitySums } from '../respiratory-equipment/quality-sums.ts';
import { bodySizeSums } from './body-size-sums.ts';
import { chestModels } from './chest-models.ts';
import { circulationSums } from './circulation-sums.ts';
import { deadSpaceSums } from './dead-space-sums.ts';
import { functionModels } from './function-models.ts';
import { functionSums } from './function-sums.ts';
import { gasExchangeSums } from './gas-exchange-sums.ts';
import { gasModels } from './gas-models.ts';
import { heartModels } from './heart-models.ts';
import { historySums } from './history-sums.ts';
import { mechanicsSums } from './mechanics-sums.ts';
import { scoreModels } from './score-models.ts';
import { selectionModels } from './selection-models.ts';
import { transportSums } from './transport-sums.ts';
import { ventilationSums } from './ventilation-sums.ts';

/** Every model about patient data and equipment of respiratory therapists. */
export const respiratoryDataModels: readonly ItemModel[] = [
  ...chestModels,
  ...functionModels,
  ...heartModels,
  ...gasModels,
  ...scoreModels,
  ...selectionModels,
  ...deviceModels,
  ...isolationModels,
  ...gasExchangeSums,
  ...deadSpaceSums,
  ...transportSums,
  ...circulationSums,
  ...mechanicsSums,
  ...ventilationSums,
  ...bodySizeSums,
  ...functionSums,
  ...historySums,
  ...equipmentSums,
  ...mixtureSums,
  ...qualitySums,
];

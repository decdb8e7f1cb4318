import type { ItemModel } from '../item-model.ts';
import { airwayModels } from './airway-models.ts';
import { checklistModels } from './checklist-models.ts';
import { airwayNumbers } from './numeric-airway.ts';
import { carbonDioxideNumbers } from './numeric-carbon-dioxide.ts';
import { cycleNumbers } from './numeric-cycle.ts';
import { gasSupplyNumbers } from './numeric-gas-supply.ts';
import { oxygenNumbers } from './numeric-oxygen.ts';
import { peepNumbers } from './numeric-peep.ts';
import { weaningNumbers } from './numeric-weaning.ts';
import { oxygenModels } from './oxygen-models.ts';
import { patientModels } from './patient-models.ts';
import { ventilationModels } from './ventilation-models.ts';
import { ventilatorGas } from './ventilator-gas.ts';
import { ventilatorStart } from './ventilator-start.ts';

/** Item models about starting and changing respiratory care. */
export const respiratoryCareModels: readonly ItemModel[] = [
  ...airwayModels,
  ...oxygenModels,
  ...ventilationModels,
  ...patientModels,
  ...checklistModels,
  ventilatorGas,
  ventilatorStart,
  ...carbonDioxideNumbers,
  ...weaningNumbers,
  ...cycleNumbers,
  ...oxygenNumbers,
  ...gasSupplyNumbers,
  ...peepNumbers,
  ...airwayNumbers,
];

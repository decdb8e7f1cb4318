import type { ItemModel } from '../item-model.ts';
import { airwayModels } from './airway-models.ts';
import { checklistModels } from './checklist-models.ts';
import { peepNumbers } from './numeric-peep.ts';
import { ventilationModels } from './ventilation-models.ts';
import { ventilatorGas } from './ventilator-gas.ts';
import { ventilatorStart } from './ventilator-start.ts';

/** Item models about starting and changing respiratory care. */
export const respiratoryCareModels: readonly ItemModel[] = [
  ...airwayModels,
  ...ventilationModels,
  ...checklistModels,
  ventilatorGas,
  ventilatorStart,
  ...peepNumbers,
];

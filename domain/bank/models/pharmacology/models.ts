import type { ItemModel } from '../item-model.ts';
import { choiceModels } from './choice-models.ts';
import { responseModels } from './response-models.ts';
import { safetyModels } from './safety-models.ts';

/** What is asked about drugs. */
export const pharmacologyModels: readonly ItemModel[] = [
  ...safetyModels,
  ...responseModels,
  ...choiceModels,
];

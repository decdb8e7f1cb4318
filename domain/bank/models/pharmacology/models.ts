import type { ItemModel } from '../item-model.ts';
import { choiceModels } from './choice-models.ts';
import { doseModels } from './dose-models.ts';
import { effectModels } from './effect-models.ts';
import { knowledgeModels } from './knowledge-models.ts';
import { practiceModels } from './practice-models.ts';
import { prescribingModels } from './prescribing-models.ts';
import { respiratoryModels } from './respiratory-models.ts';
import { responseModels } from './response-models.ts';
import { safetyModels } from './safety-models.ts';
import { setModels } from './set-models.ts';

/** What is asked about drugs. */
export const pharmacologyModels: readonly ItemModel[] = [
  ...effectModels,
  ...safetyModels,
  ...responseModels,
  ...respiratoryModels,
  ...practiceModels,
  ...knowledgeModels,
  ...choiceModels,
  ...prescribingModels,
  ...setModels,
  ...doseModels,
];

import type { ItemModel } from '../item-model.ts';
import { aspectModels } from './aspect-models.ts';
import { diagnosisModels } from './diagnosis-models.ts';

/** What is asked about conditions, in the steps of USMLE. */
export const conditionModels: readonly ItemModel[] = [...diagnosisModels, ...aspectModels];

import { organMeanings } from '../../facts/laboratory/organ-meanings.ts';
import { spinalFluidMeanings } from '../../facts/laboratory/spinal-fluid-meanings.ts';
import type { ItemModel } from '../item-model.ts';
import { contrastModel } from '../physiology/contrast-model.ts';

/** What results of the laboratory mean together. */
export const laboratoryModel: ItemModel = contrastModel({
  id: 'lab-organ-pattern',
  problem: 'A pattern of results is to be read as one disorder.',
  features: 'Which results move together, which stay normal, the setting.',
  slips: 'A disorder that shares one result; reading one result alone.',
  ask: 'What do the results most likely indicate?',
  source: 'Standard laboratory and diagnostic test reference texts',
  facts: [...organMeanings, ...spinalFluidMeanings],
});

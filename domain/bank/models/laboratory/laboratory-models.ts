import { organMeanings } from '../../facts/laboratory/organ-meanings.ts';
import { spinalFluidMeanings } from '../../facts/laboratory/spinal-fluid-meanings.ts';
import type { ItemModel } from '../item-model.ts';
import { contrastModel } from '../nursing-conditions/contrast-model.ts';

const source = 'Standard laboratory and diagnostic test reference texts';

const meaning = {
  problem: 'A pattern of results is to be read as one disorder.',
  features: 'Which results move together, which stay normal, the setting.',
  slips: 'A disorder that shares one result; reading one result alone.',
  ask: 'What do the results most likely indicate?',
  topics: { rn: 'Laboratory values interpretation', lpn: false },
  source,
} as const;

/** Models about laboratory results: what they mean and what to do about them. */
export const laboratoryModels: readonly ItemModel[] = [
  contrastModel({
    ...meaning,
    id: 'lab-organ-pattern',
    facts: [...organMeanings, ...spinalFluidMeanings],
  }),
];

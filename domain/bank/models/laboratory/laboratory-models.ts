import { bloodMeanings } from '../../facts/laboratory/blood-meanings.ts';
import { bloodSpecimens } from '../../facts/laboratory/blood-specimens.ts';
import { chemistryMeanings } from '../../facts/laboratory/chemistry-meanings.ts';
import { kidneyMeanings } from '../../facts/laboratory/kidney-meanings.ts';
import { organMeanings } from '../../facts/laboratory/organ-meanings.ts';
import { respiratoryResults } from '../../facts/laboratory/respiratory-record.ts';
import { specimens } from '../../facts/laboratory/specimens.ts';
import { spinalFluidMeanings } from '../../facts/laboratory/spinal-fluid-meanings.ts';
import type { ItemModel } from '../item-model.ts';
import { contrastModel } from '../nursing-conditions/contrast-model.ts';
import { rangeModel } from './range-model.ts';
import { rankingModel } from './ranking-models.ts';

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
  rankingModel,
  rangeModel,
  contrastModel({
    id: 'lab-specimen',
    problem: 'A specimen is to be taken, kept or sent so that the result is true.',
    features: 'What spoils the sample, which site, which time, what is sought.',
    slips: 'Handling that suits another test; contamination; the wrong moment.',
    ask: 'Which action is correct?',
    topics: {
      rn: 'Diagnostic tests and preparation',
      lpn: 'Laboratory values and specimen collection',
    },
    source,
    facts: [...specimens, ...bloodSpecimens],
  }),
  contrastModel({ ...meaning, id: 'lab-blood-pattern', facts: bloodMeanings }),
  contrastModel({
    ...meaning,
    id: 'lab-salt-hormone',
    facts: [...chemistryMeanings, ...kidneyMeanings],
  }),
  contrastModel({
    ...meaning,
    id: 'lab-organ-pattern',
    facts: [...organMeanings, ...spinalFluidMeanings],
  }),
  contrastModel({
    ...meaning,
    id: 'lab-breathing-record',
    topics: { rn: false, lpn: false },
    facts: respiratoryResults,
  }),
];

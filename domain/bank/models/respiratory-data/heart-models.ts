import { hemodynamicDecisions } from '../../facts/hemodynamics/hemodynamic-decisions.ts';
import { profilePatterns } from '../../facts/hemodynamics/profile-patterns.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './case-models.ts';
import { aspectModel, recognitionModel } from './pattern-models.ts';
import { patientData } from './places.ts';

const placesOf = patientData;
const heartTopic = 'Hemodynamic and ECG monitoring';
const profile = { patterns: profilePatterns, placesOf, topic: heartTopic };

/** States of the circulation and their monitors. */
export const heartModels: readonly ItemModel[] = [
  recognitionModel({
    ...profile,
    id: 'd-hemo-profile',
    problem: 'Catheter readings are to be put together to a state of the circulation.',
    features: 'CVP, pulmonary pressures, wedge pressure, output and systemic resistance.',
    slips: 'Reading one pressure alone; taking right for left heart failure.',
    ask: 'Which state of the circulation do these data show?',
  }),
  aspectModel({
    ...profile,
    id: 'd-hemo-finding',
    aspect: 'finding',
    level: 'application',
    problem: 'A state of the circulation is known; the catheter readings are asked.',
    features: 'Which side backs up and what the vessels do.',
    slips: 'Mixing up CVP and wedge pressure.',
  }),
  decisionModel({
    id: 'd-hemo-decision',
    cases: hemodynamicDecisions,
    placesOf,
    topic: heartTopic,
    problem: 'A hemodynamic or ECG reading is to be judged or corrected.',
    features: 'Height of the transducer, damping, timing and related values.',
    slips: 'Treating an artifact; reading in the wrong phase of the breath.',
  }),
];

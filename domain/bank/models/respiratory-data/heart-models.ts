import { arrestBlockPatterns } from '../../facts/hemodynamics/arrest-block-patterns.ts';
import { hemodynamicDecisions } from '../../facts/hemodynamics/hemodynamic-decisions.ts';
import { profilePatterns } from '../../facts/hemodynamics/profile-patterns.ts';
import { rhythmPatterns } from '../../facts/hemodynamics/rhythm-patterns.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './case-models.ts';
import { aspectModel, recognitionModel } from './pattern-models.ts';
import { patientData } from './places.ts';

const placesOf = patientData;
const heartTopic = 'Hemodynamic and ECG monitoring';

const profile = { patterns: profilePatterns, placesOf, topic: heartTopic };
const rhythm = { ...profile, patterns: [...rhythmPatterns, ...arrestBlockPatterns] };

/** States of the circulation, rhythms and their monitors. */
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
  aspectModel({
    ...profile,
    id: 'd-hemo-plan',
    aspect: 'response',
    level: 'analysis',
    problem: 'Catheter readings call for a measure.',
    features: 'Whether preload, contractility, tone or a mechanical cause is at fault.',
    slips: 'Giving fluid to a full heart; pressing vessels that are already narrow.',
  }),
  recognitionModel({
    ...rhythm,
    id: 'd-rhythm-name',
    problem: 'A rhythm is to be named from its description.',
    features: 'Rate, regularity, P waves, PR interval and width of the QRS.',
    slips: 'Naming by rate alone; overlooking the pulse.',
    ask: 'Which rhythm is this?',
  }),
  aspectModel({
    ...rhythm,
    id: 'd-rhythm-act',
    aspect: 'response',
    level: 'analysis',
    problem: 'A rhythm with or without a pulse calls for an action.',
    features: 'Pulse, stability, width of the QRS and a trigger that can be removed.',
    slips: 'The wrong kind of shock; a drug for the opposite rhythm.',
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

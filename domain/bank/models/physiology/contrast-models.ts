import { ecgEffects } from '../../facts/physiology/heart-rhythms.ts';
import { shockKinds } from '../../facts/physiology/shock.ts';
import type { ItemModel } from '../item-model.ts';
import { contrastModel } from './contrast-model.ts';

const source = 'Standard medical-surgical and emergency nursing texts';

/** States told apart by what sets them off from one another. */
export const contrastModels: readonly ItemModel[] = [
  contrastModel({
    id: 'ecg-effect',
    problem: 'A disturbance changes the electrocardiogram in a known way.',
    features: 'T wave, U wave, QT, ST segment, QRS.',
    slips: 'The change of the opposite disturbance.',
    ask: 'Which change is to be expected on the electrocardiogram?',
    source,
    facts: ecgEffects,
  }),
  contrastModel({
    id: 'shock-kind',
    problem: 'The kind of shock is to be told from pressures, flow and skin.',
    features: 'Filling pressure, output, resistance, skin, pulse, neck veins.',
    slips: 'A kind that shares low pressure but has other filling or resistance.',
    ask: 'Which state do the findings indicate?',
    source,
    facts: shockKinds,
  }),
];

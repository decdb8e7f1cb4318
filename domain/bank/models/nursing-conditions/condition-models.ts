import { ecgEffects } from '../../facts/nursing-conditions/heart-rhythms.ts';
import { shockKinds } from '../../facts/nursing-conditions/shock.ts';
import type { ItemModel } from '../item-model.ts';
import { contrastModel } from './contrast-model.ts';

const source = 'Standard medical-surgical and emergency nursing texts';

/** Models about conditions, from the side of nursing care. */
export const conditionModels: readonly ItemModel[] = [
  contrastModel({
    id: 'ecg-effect',
    problem: 'A disturbance changes the electrocardiogram in a known way.',
    features: 'T wave, U wave, QT, ST segment, QRS.',
    slips: 'The change of the opposite disturbance.',
    ask: 'Which change is to be expected on the electrocardiogram?',
    topics: { rn: 'Dysrhythmia recognition', lpn: false },
    source,
    facts: ecgEffects,
  }),
  contrastModel({
    id: 'shock-kind',
    problem: 'The kind of shock is to be told from pressures, flow and skin.',
    features: 'Filling pressure, output, resistance, skin, pulse, neck veins.',
    slips: 'A kind that shares low pressure but has other filling or resistance.',
    ask: 'Which state do the findings indicate?',
    topics: { rn: 'Hemodynamics and shock', lpn: false },
    source,
    facts: shockKinds,
  }),
];

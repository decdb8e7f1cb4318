import { oxygenDeviceSet } from '../../facts/oxygen-delivery/device.ts';
import { specialtyGasSet } from '../../facts/oxygen-delivery/specialty-gas.ts';
import { oxygenTherapySet } from '../../facts/oxygen-delivery/therapy.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './decision-model.ts';

/** Decisions about oxygen and other gases. */
export const oxygenModels: readonly ItemModel[] = [
  decisionModel({
    id: 'c-oxygen-device',
    problem: 'A patient needs oxygen; the device that suits is to be chosen.',
    features: 'FIO₂, inspiratory demand, pattern, airway, humidity, comfort, home or hospital.',
    slips: 'A low-flow device for a changing pattern; oxygen alone for failing ventilation.',
    set: oxygenDeviceSet,
    asks: [
      'Which device should be chosen?',
      'Which device is most suitable?',
      'Which equipment fits this need?',
    ],
  }),
  decisionModel({
    id: 'c-oxygen-change',
    problem: 'Oxygen therapy is running; whether and how to change it is to be decided.',
    features: 'SpO₂ against target, demand against flow, PaCO₂, hemoglobin, response to oxygen.',
    slips: 'More oxygen for shunt, anemia or hypoventilation; trusting SpO₂ after smoke.',
    set: oxygenTherapySet,
    asks: [
      'What should the therapist do or recommend?',
      'Which action is most appropriate?',
      'Which step comes next?',
    ],
  }),
  decisionModel({
    id: 'c-specialty-gas',
    problem: 'Heliox or nitric oxide may be started, given, monitored or ended.',
    features: 'Oxygen need, site of obstruction, oxygenation index, rebound, toxic products.',
    slips: 'Heliox in severe hypoxemia; stopping nitric oxide abruptly; the wrong flow factor.',
    set: specialtyGasSet,
    asks: ['What should the therapist recommend?', 'Which action is most appropriate?'],
  }),
];

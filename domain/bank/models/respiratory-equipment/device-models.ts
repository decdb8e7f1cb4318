import { humidityFaults } from '../../facts/respiratory-equipment/humidity-faults.ts';
import type { ItemModel } from '../item-model.ts';
import { recognitionModel } from '../respiratory-data/pattern-models.ts';
import { troubleshooting } from '../respiratory-data/places.ts';

/** Faults of devices. */
export const deviceModels: readonly ItemModel[] = [
  recognitionModel({
    id: 'q-humidity-fault',
    problem: 'A fault is to be found from its signs (humidifiers and nebulizers).',
    features:
      'Which of flow, pressure, volume and alarm has changed, and what a simple test shows.',
    slips: 'Taking a leak for an obstruction; blaming the patient for the device.',
    patterns: humidityFaults,
    placesOf: troubleshooting,
    topic: 'Humidifiers and nebulizers',
    ask: 'What is the most likely fault?',
  }),
];

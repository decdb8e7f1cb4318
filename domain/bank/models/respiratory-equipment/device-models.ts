import type { Pattern } from '../../facts/chest-assessment/pattern.ts';
import { airwayFaults } from '../../facts/respiratory-equipment/airway-faults.ts';
import { bagFaults } from '../../facts/respiratory-equipment/bag-faults.ts';
import { humidityFaults } from '../../facts/respiratory-equipment/humidity-faults.ts';
import { infectionDecisions } from '../../facts/respiratory-equipment/infection-decisions.ts';
import { maskFaults } from '../../facts/respiratory-equipment/mask-faults.ts';
import { oxygenFaults } from '../../facts/respiratory-equipment/oxygen-faults.ts';
import { qualityDecisions } from '../../facts/respiratory-equipment/quality-decisions.ts';
import { suctionFaults } from '../../facts/respiratory-equipment/suction-faults.ts';
import { supplyDecisions } from '../../facts/respiratory-equipment/supply-decisions.ts';
import { ventilatorFaults } from '../../facts/respiratory-equipment/ventilator-faults.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from '../respiratory-data/case-models.ts';
import { aspectModel, recognitionModel } from '../respiratory-data/pattern-models.ts';
import { troubleshooting } from '../respiratory-data/places.ts';

type Device = {
  readonly code: string;
  readonly name: string;
  readonly topic: string;
  readonly patterns: readonly Pattern[];
  /** The question, where not each pattern is a fault. */
  readonly ask?: string;
};

const devices: readonly Device[] = [
  {
    code: 'oxygen',
    name: 'oxygen supply',
    topic: 'Oxygen delivery devices, flowmeters, regulators and cylinders',
    patterns: oxygenFaults,
  },
  {
    code: 'humidity',
    name: 'humidifiers and nebulizers',
    topic: 'Humidifiers and nebulizers',
    patterns: humidityFaults,
  },
  {
    code: 'vent',
    name: 'ventilators and circuits',
    topic: 'Mechanical ventilator and circuit troubleshooting',
    patterns: ventilatorFaults,
  },
  {
    code: 'mask',
    name: 'masks for CPAP and noninvasive ventilation',
    topic: 'CPAP and noninvasive ventilation interfaces',
    patterns: maskFaults,
  },
  {
    code: 'airway',
    name: 'artificial airways',
    topic: 'Artificial airways and cuff management devices',
    patterns: airwayFaults,
  },
  {
    code: 'suction',
    name: 'suction and chest drainage',
    topic: 'Suction and chest drainage systems',
    patterns: suctionFaults,
    ask: 'What is the most likely explanation?',
  },
  { code: 'bag', name: 'manual resuscitators', topic: 'Manual resuscitators', patterns: bagFaults },
];

const modelsOf = ({ code, name, topic, patterns, ask }: Device): readonly ItemModel[] => [
  recognitionModel({
    id: `q-${code}-fault`,
    problem: `A fault is to be found from its signs (${name}).`,
    features:
      'Which of flow, pressure, volume and alarm has changed, and what a simple test shows.',
    slips: 'Taking a leak for an obstruction; blaming the patient for the device.',
    patterns,
    placesOf: troubleshooting,
    topic,
    ask: ask ?? 'What is the most likely fault?',
  }),
  aspectModel({
    id: `q-${code}-remedy`,
    problem: `A fault is evident; what to do is asked (${name}).`,
    features: 'What restores the function with the least risk to the patient.',
    slips: 'A remedy for another fault; treating the number and not the device.',
    patterns,
    placesOf: troubleshooting,
    topic,
    aspect: 'response',
    level: 'application',
  }),
];

/** Faults of devices, gas supply, quality control and prevention of infection. */
export const deviceModels: readonly ItemModel[] = [
  ...devices.flatMap(modelsOf),
  decisionModel({
    id: 'q-supply',
    cases: supplyDecisions,
    placesOf: troubleshooting,
    topic: 'Oxygen delivery devices, flowmeters, regulators and cylinders',
    problem: 'A gas, a connection or a device is to be identified, chosen or made safe.',
    features: 'Color and label, pressure of the connection, demand of the patient and hazards.',
    slips: 'Mixing up safety systems; choosing by habit.',
  }),
  decisionModel({
    id: 'q-quality',
    cases: qualityDecisions,
    placesOf: troubleshooting,
    topic: 'Quality control of blood gas, gas and PFT analyzers',
    problem: 'A control, a calibration or a doubtful sample is to be judged.',
    features: 'Order and size of deviations, what changed before, and agreement with the patient.',
    slips: 'Reporting in spite of a failed control; correcting by a guess.',
  }),
  decisionModel({
    id: 'q-infection',
    cases: infectionDecisions,
    placesOf: troubleshooting,
    topic: 'Ventilator-associated event prevention protocols',
    problem: 'A method or measure against infection is to be chosen.',
    features: 'Material, target organism, time of contact and evidence for the measure.',
    slips: 'Disinfection for sterilization; alcohol against spores; habits without benefit.',
  }),
];

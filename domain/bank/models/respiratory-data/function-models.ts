import { hypoxemiaPatterns } from '../../facts/blood-gases/hypoxemia-patterns.ts';
import { mechanicsDecisions } from '../../facts/pulmonary-function/mechanics-decisions.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './case-models.ts';
import { aspectModel, recognitionModel } from './pattern-models.ts';
import { patientData } from './places.ts';

const placesOf = patientData;
const hypoxemia = {
  patterns: hypoxemiaPatterns,
  placesOf,
  topic: 'Arterial blood gas and CO-oximetry analysis',
};

/** Gas exchange and mechanics. */
export const functionModels: readonly ItemModel[] = [
  recognitionModel({
    ...hypoxemia,
    id: 'd-hypoxemia-cause',
    problem: 'Blood or tissues lack oxygen; the mechanism is asked.',
    features: 'A-a gradient, PaCO₂, response to oxygen, CO-oximetry, hemoglobin and venous oxygen.',
    slips:
      'Trusting saturation by oximeter; taking shunt for mismatch; overlooking hypoventilation.',
    ask: 'Which mechanism best explains these findings?',
  }),
  aspectModel({
    ...hypoxemia,
    id: 'd-hypoxemia-plan',
    aspect: 'response',
    level: 'analysis',
    problem: 'The mechanism of hypoxia can be seen; the measure that reaches it is asked.',
    features: 'What is lacking: ventilation, open alveoli, hemoglobin, flow or use in the cells.',
    slips: 'Raising FIO₂ where it cannot help; treating a look-alike.',
  }),
  decisionModel({
    id: 'd-mechanics-trend',
    cases: mechanicsDecisions,
    placesOf,
    topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
    problem: 'A trend of pressures or compliance is to be explained.',
    features: 'Peak against plateau, static against dynamic, total against set PEEP.',
    slips: 'Reading peak pressure alone; overlooking trapped gas.',
  }),
];

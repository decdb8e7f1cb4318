import { capnographyPatterns } from '../../facts/blood-gases/capnography-patterns.ts';
import { hypoxemiaPatterns } from '../../facts/blood-gases/hypoxemia-patterns.ts';
import { monitoringDecisions } from '../../facts/blood-gases/monitoring-decisions.ts';
import { functionDecisions } from '../../facts/pulmonary-function/function-decisions.ts';
import { functionPatterns } from '../../facts/pulmonary-function/function-patterns.ts';
import { mechanicsDecisions } from '../../facts/pulmonary-function/mechanics-decisions.ts';
import { sleepWalkDecisions } from '../../facts/pulmonary-function/sleep-walk-decisions.ts';
import { waveformPatterns } from '../../facts/pulmonary-function/waveform-patterns.ts';
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
const capnogram = {
  patterns: capnographyPatterns,
  placesOf,
  topic: 'Capnography, pulse oximetry and transcutaneous monitoring',
};
const pft = {
  patterns: functionPatterns,
  placesOf,
  topic: 'Pulmonary function testing (spirometry, lung volumes, DLCO)',
};
const waveform = {
  patterns: waveformPatterns,
  placesOf,
  topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
};

/** Gas exchange, monitoring, pulmonary function and mechanics. */
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
  recognitionModel({
    ...capnogram,
    id: 'd-capnogram-event',
    problem: 'A capnogram has changed; the event is asked.',
    features: 'Baseline, slope, plateau, height, speed of the change and the gap to PaCO₂.',
    slips: 'Taking every low PETCO₂ for hyperventilation; overlooking a raised baseline.',
    ask: 'What does this capnogram show?',
  }),
  aspectModel({
    ...capnogram,
    id: 'd-capnogram-act',
    aspect: 'response',
    level: 'analysis',
    problem: 'A change of the capnogram calls for an action.',
    features: 'What the shape and the circuit values show together.',
    slips: 'Changing settings where the airway or circuit has failed.',
  }),
  decisionModel({
    id: 'd-monitor-check',
    cases: monitoringDecisions,
    placesOf,
    topic: capnogram.topic,
    problem: 'A noninvasive monitor shows a value that must be judged.',
    features: 'Signal quality, perfusion, abnormal hemoglobin and what the device measures.',
    slips: 'Treating a false number; trusting a number that cannot show the danger.',
  }),
  recognitionModel({
    ...pft,
    id: 'd-pft-pattern',
    problem: 'Results of pulmonary function tests are to be named.',
    features: 'FEV₁/FVC, TLC, RV, DLCO, response to a drug and shape of the loop.',
    slips: 'Calling a low FVC restriction; ignoring DLCO.',
    ask: 'Which interpretation fits these results best?',
  }),
  aspectModel({
    ...pft,
    id: 'd-pft-finding',
    aspect: 'finding',
    level: 'application',
    problem: 'A disorder is known; its pulmonary function results are asked.',
    features: 'What happens to airways, volumes, membrane and muscles.',
    slips: 'Giving the pattern of a look-alike.',
  }),
  decisionModel({
    id: 'd-pft-decision',
    cases: functionDecisions,
    placesOf,
    topic: pft.topic,
    problem: 'A pulmonary function test is to be judged, chosen or repeated.',
    features: 'Start and end of the effort, repeatability, criteria and limits of a method.',
    slips: 'Reporting an invalid effort; choosing a test that cannot answer.',
  }),
  recognitionModel({
    ...waveform,
    id: 'd-wave-problem',
    problem: 'Ventilator graphics show a problem that is to be named.',
    features: 'What returns to zero, what bends, and what repeats.',
    slips: 'Taking a leak for trapped gas; low compliance for high resistance.',
    ask: 'Which problem do the graphics show?',
  }),
  aspectModel({
    ...waveform,
    id: 'd-wave-act',
    aspect: 'response',
    level: 'analysis',
    problem: 'Ventilator graphics call for a change.',
    features: 'Which setting or part of the system causes the shape.',
    slips: 'Changing a setting that does not touch the cause.',
  }),
  decisionModel({
    id: 'd-mechanics-trend',
    cases: mechanicsDecisions,
    placesOf,
    topic: waveform.topic,
    problem: 'A trend of pressures or compliance is to be explained.',
    features: 'Peak against plateau, static against dynamic, total against set PEEP.',
    slips: 'Reading peak pressure alone; overlooking trapped gas.',
  }),
  decisionModel({
    id: 'd-sleep-walk',
    cases: sleepWalkDecisions,
    placesOf,
    topic: 'Sleep studies and 6-minute walk test',
    problem: 'A sleep study, a walk or an exercise test is to be interpreted or conducted.',
    features: 'Effort against flow, events an hour, saturation, and the rules of the test.',
    slips: 'Confusing kinds of apnea; stopping the clock; oxygen where pressure is needed.',
  }),
];

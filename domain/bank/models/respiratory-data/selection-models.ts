import { dataSelections } from '../../facts/chest-assessment/data-selections.ts';
import { examinationSelections } from '../../facts/chest-assessment/examination-selections.ts';
import type { SelectionCase } from '../../facts/chest-assessment/pattern.ts';
import { functionSelections } from '../../facts/pulmonary-function/function-selections.ts';
import { equipmentSelections } from '../../facts/respiratory-equipment/equipment-selections.ts';
import type { ItemModel } from '../item-model.ts';
import { selectionModel } from './case-models.ts';
import { patientData, troubleshooting } from './places.ts';

const about = (cases: readonly SelectionCase[], topics: readonly string[]) =>
  cases.filter(({ topic }) => topics.some((start) => topic.startsWith(start)));

const gasTopics = ['Arterial blood gas', 'Capnography'];
const safetyTopics = ['Standard and', 'Disinfection', 'Ventilator-associated', 'Quality control'];
const airwayTopics = ['Mechanical ventilator', 'CPAP', 'Artificial airways'];
const supplyTopics = ['Oxygen delivery', 'Humidifiers', 'Suction', 'Manual'];

const data = {
  placesOf: patientData,
  problem: 'Several findings, risks or tests are to be told from look-alikes.',
  features: 'Which findings share one mechanism.',
  slips: 'Adding a sign of a neighboring disorder; stopping after the first right one.',
};
const changes = {
  placesOf: patientData,
  problem: 'Several causes or effects of one measured change are to be found.',
  features: 'In which direction each candidate moves the value.',
  slips: 'Taking the opposite direction; mixing resistance with compliance.',
};
const equipment = {
  placesOf: troubleshooting,
  problem: 'Several faults or measures that fit one situation are to be found.',
  features: 'What each candidate does to flow, pressure, volume or germs.',
  slips: 'Choosing a fault with the opposite sign; habits without benefit.',
};

/** Cases with several right answers. */
export const selectionModels: readonly ItemModel[] = [
  selectionModel({ ...data, id: 'd-select-exam', cases: examinationSelections }),
  selectionModel({ ...data, id: 'd-select-record', cases: dataSelections }),
  selectionModel({ ...changes, id: 'd-select-gas', cases: about(functionSelections, gasTopics) }),
  selectionModel({
    ...changes,
    id: 'd-select-function',
    cases: about(functionSelections, ['Pulmonary function', 'Hemodynamic', 'Ventilatory']),
  }),
  selectionModel({
    ...equipment,
    id: 'q-select-supply',
    cases: about(equipmentSelections, supplyTopics),
  }),
  selectionModel({
    ...equipment,
    id: 'q-select-airway',
    cases: about(equipmentSelections, airwayTopics),
  }),
  selectionModel({
    ...equipment,
    id: 'q-select-safety',
    cases: about(equipmentSelections, safetyTopics),
  }),
];

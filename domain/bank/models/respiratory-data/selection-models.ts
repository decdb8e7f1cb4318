import { functionSelections } from '../../facts/pulmonary-function/function-selections.ts';
import { equipmentSelections } from '../../facts/respiratory-equipment/equipment-selections.ts';
import type { ItemModel } from '../item-model.ts';
import { selectionModel } from './case-models.ts';
import { patientData, troubleshooting } from './places.ts';

/** Cases with several right answers. */
export const selectionModels: readonly ItemModel[] = [
  selectionModel({
    id: 'd-select-function',
    placesOf: patientData,
    problem: 'Several causes or effects of one measured change are to be found.',
    features: 'In which direction each candidate moves the value.',
    slips: 'Taking the opposite direction; mixing resistance with compliance.',
    cases: functionSelections,
  }),
  selectionModel({
    id: 'q-select-safety',
    placesOf: troubleshooting,
    problem: 'Several faults or measures that fit one situation are to be found.',
    features: 'What each candidate does to flow, pressure, volume or germs.',
    slips: 'Choosing a fault with the opposite sign; habits without benefit.',
    cases: equipmentSelections,
  }),
];

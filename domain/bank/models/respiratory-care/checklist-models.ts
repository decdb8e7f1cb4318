import { airwayChecklists } from '../../facts/airway/checklists.ts';
import { patientChecklists } from '../../facts/respiratory-disease/checklists.ts';
import type { ItemModel } from '../item-model.ts';
import { checklistModel } from './checklist-model.ts';

/** Everything that belongs to a list is to be chosen. */
export const checklistModels: readonly ItemModel[] = [
  checklistModel(
    {
      id: 'c-list-airway',
      problem: 'Findings or steps about airway, clearance and oxygen are to be sorted.',
      features: 'What each finding means for the decision.',
      slips: 'Indications taken for contraindications; routine for need.',
    },
    airwayChecklists,
  ),
  checklistModel(
    {
      id: 'c-list-patient',
      problem: 'Findings, causes or teaching points about patients are to be sorted.',
      features: 'What distinguishes look-alikes, and what is urgent or safe.',
      slips: 'Signs of a look-alike; harmless findings taken for urgent ones.',
    },
    patientChecklists,
  ),
];

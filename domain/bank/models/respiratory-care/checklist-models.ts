import { airwayChecklists } from '../../facts/airway/checklists.ts';
import { furtherChecklists } from '../../facts/neonatal-respiratory/checklists.ts';
import { patientChecklists } from '../../facts/respiratory-disease/checklists.ts';
import { ventilationChecklists } from '../../facts/ventilation/checklists.ts';
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
      id: 'c-list-ventilation',
      problem: 'Findings or goals of ventilation are to be sorted.',
      features: 'Limits of readiness, failure, benefit and harm.',
      slips: 'Acceptable changes taken for failure; normal values at any price.',
    },
    ventilationChecklists,
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
  checklistModel(
    {
      id: 'c-list-further',
      problem:
        'Hazards, effects of settings, warning signs and long-term measures are to be sorted.',
      features: 'What a gas, a setting or a sign really does or means.',
      slips: 'Effects that sound alike; habits that do harm.',
    },
    furtherChecklists,
  ),
];

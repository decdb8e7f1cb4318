import { asynchronySet } from '../../facts/ventilation/asynchrony.ts';
import { modeSet } from '../../facts/ventilation/modes.ts';
import { noninvasiveSet } from '../../facts/ventilation/noninvasive.ts';
import { protectionSet } from '../../facts/ventilation/protection.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './decision-model.ts';

/** Decisions about mechanical ventilation and the way off it. */
export const ventilationModels: readonly ItemModel[] = [
  decisionModel({
    id: 'c-asynchrony',
    problem: 'Breath and patient do not match; the change that helps is to be chosen.',
    features: 'When the fault happens in the breath, what the curves show, whether gas is trapped.',
    slips: 'Sedating first; changing the trigger for a fault of flow, cycling or trapped gas.',
    set: asynchronySet,
    asks: [
      'Which change should the therapist make?',
      'What should be done first?',
      'Which adjustment fits these findings?',
    ],
  }),
  decisionModel({
    id: 'c-protect',
    problem: 'An injured or overfull lung is ventilated; the safest change is to be chosen.',
    features:
      'Volume per predicted weight, plateau, pH, FIO₂, effect of PEEP on flow and pressure.',
    slips: 'Chasing a normal PaCO₂ or SpO₂; actual weight; PEEP where it overdistends.',
    set: protectionSet,
    asks: [
      'Which action is most appropriate?',
      'What should the therapist do now?',
      'Which change should be made or recommended next?',
    ],
  }),
  decisionModel({
    id: 'c-mode',
    problem: 'A need or a behavior of the ventilator is described; the mode is to be named.',
    features: 'What starts, limits and ends a breath, what is assured, whether a drive exists.',
    slips: 'Choosing a mode without a set rate for a patient without drive; pressure for volume.',
    set: modeSet,
    asks: ['Which mode is most suitable?', 'Which mode meets this need?'],
  }),
  decisionModel({
    id: 'c-niv',
    problem: 'Noninvasive support may be started, changed, ended or given up.',
    features: 'Alertness, airway protection, leak, pressure difference, trend of pH and rate.',
    slips: 'A mask for a patient who cannot protect the airway; EPAP raised for CO₂.',
    set: noninvasiveSet,
    asks: [
      'What should the therapist do or recommend?',
      'Which step is most appropriate now?',
      'Which action is best?',
    ],
  }),
];

import { clearanceSet } from '../../facts/airway/clearance.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './decision-model.ts';

/** Decisions about the airway and its clearance. */
export const airwayModels: readonly ItemModel[] = [
  decisionModel({
    id: 'c-clearance',
    problem: 'Mucus is retained or lung collapsed; the technique that suits is to be chosen.',
    features: 'Strength, cooperation, kind of problem, contraindications, wish of the patient.',
    slips: 'A technique that needs effort for a weak patient; percussion without mucus.',
    set: clearanceSet,
    asks: [
      'Which technique is most suitable?',
      'What should the therapist recommend?',
      'Which therapy fits best?',
    ],
  }),
];

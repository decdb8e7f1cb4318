import { clearanceSet } from '../../facts/airway/clearance.ts';
import { drainagePositionSet, drainageSegmentSet } from '../../facts/airway/drainage.ts';
import { openAirwaySet } from '../../facts/airway/open-airway.ts';
import { tracheostomySet } from '../../facts/airway/tracheostomy.ts';
import { tubeSet } from '../../facts/airway/tube.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './decision-model.ts';

/** Decisions about the airway and its clearance. */
export const airwayModels: readonly ItemModel[] = [
  decisionModel({
    id: 'c-open-airway',
    problem: 'An airway is or will be threatened; the right means is to be chosen.',
    features: 'Level of consciousness, gag, neck, face, where the obstruction lies, time left.',
    slips: 'Head tilt with a neck injury; an oral airway with a gag; surgery before simple steps.',
    set: openAirwaySet,
    asks: ['Which means should be used?'],
  }),
  decisionModel({
    id: 'c-tube',
    problem: 'An endotracheal tube, its cuff or suction gives trouble; the action is to be chosen.',
    features: 'Depth mark, CO₂, cuff pressure, sounds, secretions, catheter and vacuum.',
    slips: 'Adding air to a cuff that lies too high; routine suction; removing a displaced tube.',
    set: tubeSet,
    asks: [
      'What should the therapist do?',
      'Which action is most appropriate?',
      'Which step should be taken?',
    ],
  }),
  decisionModel({
    id: 'c-trach',
    problem: 'A patient with a tracheostomy or laryngectomy needs an action.',
    features: 'Age of the tract, cuff, inner cannula, whether the upper airway is open.',
    slips: 'Blind replacement in a fresh tract; a valve on a full cuff; a mask after laryngectomy.',
    set: tracheostomySet,
    asks: [
      'What should be done first?',
      'Which action is most appropriate?',
      'What should the therapist do?',
    ],
  }),
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
  decisionModel({
    id: 'c-drain-position',
    problem: 'A segment of the lung holds mucus; the position that drains it is to be chosen.',
    features: 'Where the bronchus of the segment points, the side, the tilt that is needed.',
    slips: 'The wrong side up; tilt for the upper lobes; front and back exchanged.',
    set: drainagePositionSet,
    asks: ['Which position should be used?', 'Which position drains this area?'],
  }),
  decisionModel({
    id: 'c-drain-segment',
    problem: 'A drainage position is described; the segment it drains is to be named.',
    features: 'Tilt, side that is up, place of percussion.',
    slips: 'The dependent side; the basal for the superior segment.',
    set: drainageSegmentSet,
    asks: ['Which part of the lung is drained?', 'Which area is being treated?'],
  }),
];

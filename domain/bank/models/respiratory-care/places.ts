import type { CareTopic } from '../../facts/respiratory-disease/decision.ts';
import type { Placement } from '../item-model.ts';

const topics: Readonly<Record<CareTopic, string>> = {
  airway: 'Maintaining a patent airway and difficult airway',
  tube: 'Tracheostomy and artificial airway care',
  clearance: 'Airway clearance and lung expansion',
  oxygen: 'Oxygen and heated high-flow therapy',
  ventilator: 'Mechanical ventilation settings and modes',
  protection: 'Lung-protective ventilation, PEEP and recruitment',
  noninvasive: 'Noninvasive ventilation',
  plan: 'Recommending changes to the care plan and pharmacologic agents',
  'high-risk': 'High-risk situations: code, neonatal resuscitation, transport',
  home: 'Patient education, pulmonary rehabilitation and home care',
};

/** Where an item about an intervention counts. */
export const placesOf = (topic: CareTopic): readonly Placement[] => [
  { field: 'RT', exam: 'TMC', area: 'interventions', topic: topics[topic] },
];

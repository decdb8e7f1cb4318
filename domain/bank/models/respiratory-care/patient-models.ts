import { childSet } from '../../facts/neonatal-respiratory/child.ts';
import { newbornSet } from '../../facts/neonatal-respiratory/newborn.ts';
import { carePlanSet } from '../../facts/respiratory-disease/care-plan.ts';
import { emergencySet } from '../../facts/respiratory-disease/emergency.ts';
import { ethicsSet } from '../../facts/respiratory-disease/ethics.ts';
import { homeCareSet } from '../../facts/respiratory-disease/home-care.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './decision-model.ts';

/** Decisions about patients of all ages, in emergencies and at home. */
export const patientModels: readonly ItemModel[] = [
  decisionModel({
    id: 'c-newborn',
    problem: 'A newborn is assessed; the next step is to be chosen.',
    features: 'Breathing, heart rate, chest movement, gestation, SpO₂ for the minute.',
    slips: 'Oxygen without breaths; compressions before effective ventilation.',
    set: newbornSet,
    asks: ['Which step is next?', 'What should be done now?', 'Which action is indicated?'],
  }),
  decisionModel({
    id: 'c-child',
    problem: 'A child has trouble breathing; the care that fits is to be chosen.',
    features: 'Age, onset, fever, site of the noise, severity, response to treatment.',
    slips: 'Examining the throat in epiglottitis; drugs that do not help bronchiolitis.',
    set: childSet,
    asks: [
      'What should be recommended?',
      'Which care is most appropriate?',
      'Which step is indicated?',
    ],
  }),
  decisionModel({
    id: 'c-emergency',
    problem: 'A patient collapses or is moved; the next action is to be chosen.',
    features: 'Pulse, rhythm, breathing, exhaled CO₂, feel of the bag, supplies.',
    slips: 'Shocking an organized rhythm without pulse; fast bagging; delay of compressions.',
    set: emergencySet,
    asks: ['Which action is indicated?', 'What should be done now?', 'Which step is right?'],
  }),
  decisionModel({
    id: 'c-care-plan',
    problem: 'A disease of the chest is likely; what to recommend is to be chosen.',
    features: 'Onset, risk factors, findings, stability, what has been done.',
    slips: 'Treating a look-alike; an invasive step before a simple one.',
    set: carePlanSet,
    asks: [
      'What should the therapist recommend?',
      'Which recommendation is most appropriate?',
      'Which step should be suggested to the physician?',
    ],
  }),
  decisionModel({
    id: 'c-home',
    problem: 'A person lives with lung disease; the advice or measure that helps is to be chosen.',
    features: 'Goal, limiting factor, technique, stage of change, dangers at home.',
    slips: 'Advice that is good in itself but does not meet the problem.',
    set: homeCareSet,
    asks: ['Which advice is most important?'],
  }),
  decisionModel({
    id: 'c-ethics',
    problem: 'Wishes, orders and duties meet; what to do is to be chosen.',
    features: 'Capacity, validity of documents, who may decide, urgency.',
    slips: 'Letting relatives override a valid directive; delaying care in arrest.',
    set: ethicsSet,
    asks: ['What should the therapist do?', 'Which action is right?'],
  }),
];

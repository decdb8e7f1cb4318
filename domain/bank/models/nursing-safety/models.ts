import { asepsisPractices } from '../../facts/nursing-safety/asepsis-practices.ts';
import { emergencyPractices } from '../../facts/nursing-safety/emergency-practices.ts';
import { equipmentPractices } from '../../facts/nursing-safety/equipment-practices.ts';
import { fallPractices } from '../../facts/nursing-safety/fall-practices.ts';
import { homePractices } from '../../facts/nursing-safety/home-practices.ts';
import { safetyDecisions } from '../../facts/nursing-safety/safety-decisions.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from '../nursing/decision-model.ts';
import { practiceModel } from '../nursing-management/practice-model.ts';
import { precautionModels } from './precaution-models.ts';
import { stepModel } from './step-model.ts';
import { triageModel } from './triage-model.ts';

/** Models of safety and infection control for nurses. */
export const nursingSafetyModels: readonly ItemModel[] = [
  ...precautionModels,
  triageModel,
  stepModel,
  practiceModel({
    id: 'safe-asepsis-acts',
    part: 'safety',
    problem: 'Asepsis and isolation are to be carried out without a break.',
    features: 'What is sterile, clean or soiled, and how germs are carried.',
    practices: asepsisPractices,
  }),
  practiceModel({
    id: 'safe-fall-acts',
    part: 'safety',
    problem: 'Falls, injuries and needless restraint are to be prevented.',
    features: 'Reach, light, footing, sedation, the least restrictive way, identity.',
    practices: fallPractices,
  }),
  practiceModel({
    id: 'safe-emergency-acts',
    part: 'safety',
    problem: 'Fire, disaster, threats and hazardous materials are to be dealt with.',
    features: 'Nearness of danger, stability of clients, time, distance and shielding.',
    practices: emergencyPractices,
  }),
  practiceModel({
    id: 'safe-home-acts',
    part: 'safety',
    problem: 'The home is to be made safe for a person of a given age or need.',
    features: 'What the person can reach, swallow, fall over or be burned by.',
    practices: homePractices,
  }),
  practiceModel({
    id: 'safe-device-acts',
    part: 'safety',
    problem: 'Equipment, handling of clients and reports of events are to be made safe.',
    features: 'State of the device, base and load, facts of the event.',
    practices: equipmentPractices,
  }),
  decisionModel({
    id: 'safe-decide',
    part: 'safety',
    problem: 'Somebody’s safety is at stake; the best action is to be chosen.',
    features: 'What causes the danger, what removes it, what is least restrictive.',
    slips: 'Treating the symptom of a fault, restraining for convenience, trusting rules alone.',
    decisions: safetyDecisions,
  }),
];

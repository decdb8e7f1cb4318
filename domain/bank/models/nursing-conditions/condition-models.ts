import { airwayCare } from '../../facts/nursing-conditions/airway-care.ts';
import { chestTubes } from '../../facts/nursing-conditions/chest-tubes.ts';
import { chronicIllness } from '../../facts/nursing-conditions/chronic-illness.ts';
import { dialysisCare } from '../../facts/nursing-conditions/dialysis.ts';
import { disturbances } from '../../facts/nursing-conditions/disturbances.ts';
import { emergencies } from '../../facts/nursing-conditions/emergencies.ts';
import { ecgEffects, heartRhythms } from '../../facts/nursing-conditions/heart-rhythms.ts';
import { injuries } from '../../facts/nursing-conditions/injuries.ts';
import { processes } from '../../facts/nursing-conditions/processes.ts';
import { shockKinds } from '../../facts/nursing-conditions/shock.ts';
import { unexpectedResponses } from '../../facts/nursing-conditions/unexpected-responses.ts';
import { woundsAndBurns } from '../../facts/nursing-conditions/wounds-and-burns.ts';
import type { ItemModel } from '../item-model.ts';
import { contrastModel } from './contrast-model.ts';

const source = 'Standard medical-surgical and emergency nursing texts';

/** Models about conditions, from the side of nursing care. */
export const conditionModels: readonly ItemModel[] = [
  contrastModel({
    id: 'emergency-first',
    problem: 'A sudden danger calls for one action before all others.',
    features: 'What happened just before, airway, breathing, pulse, what harm goes on meanwhile.',
    slips: 'The action for another emergency; measuring instead of acting; folk remedies.',
    ask: 'Which action should the nurse take first?',
    topics: {
      rn: 'Medical emergencies and cardiac arrest',
      lpn: 'Medical emergencies and CPR',
    },
    source,
    facts: [...emergencies, ...injuries],
  }),
  contrastModel({
    id: 'fluid-disturbance',
    problem: 'A fluid or electrolyte disturbance is to be recognized from a situation.',
    features: 'Cause of gain or loss, nerves and muscle, pulse, veins, urine, weight.',
    slips: 'The opposite disturbance; one that shares a single sign.',
    ask: 'Which disturbance is most likely?',
    topics: { rn: 'Fluid and electrolyte imbalances', lpn: 'Fluid and electrolyte imbalances' },
    source,
    facts: disturbances,
  }),
  contrastModel({
    id: 'ecg-effect',
    problem: 'A disturbance changes the electrocardiogram in a known way.',
    features: 'T wave, U wave, QT, ST segment, QRS.',
    slips: 'The change of the opposite disturbance.',
    ask: 'Which change is to be expected on the electrocardiogram?',
    topics: { rn: 'Dysrhythmia recognition', lpn: false },
    source,
    facts: ecgEffects,
  }),
  contrastModel({
    id: 'rhythm-action',
    problem: 'A rhythm is seen, and the right step is to be chosen.',
    features: 'Pulse or none, stable or in shock, narrow or wide, regular or not.',
    slips: 'Treating the screen; a shock of the wrong kind; a drug that worsens it.',
    ask: 'What should the nurse do first?',
    topics: { rn: 'Dysrhythmia recognition', lpn: false },
    source,
    facts: heartRhythms,
  }),
  contrastModel({
    id: 'shock-kind',
    problem: 'The kind of shock is to be told from pressures, flow and skin.',
    features: 'Filling pressure, output, resistance, skin, pulse, neck veins.',
    slips: 'A kind that shares low pressure but has other filling or resistance.',
    ask: 'Which state do the findings indicate?',
    topics: { rn: 'Hemodynamics and shock', lpn: false },
    source,
    facts: shockKinds,
  }),
  contrastModel({
    id: 'chest-tube',
    problem: 'A chest drainage system shows something that is to be read or acted on.',
    features: 'Which chamber, with or without breathing, breath sounds, open or closed.',
    slips: 'Clamping; stripping; taking a normal sign for a leak.',
    ask: 'What should the nurse do first?',
    topics: { rn: 'Alterations in body systems', lpn: 'Chest tube monitoring' },
    source,
    facts: chestTubes,
  }),
  contrastModel({
    id: 'airway-care',
    problem: 'An artificial airway or breathing support needs a step now.',
    features: 'Fresh or old tract, high or low pressure, sounds, voice, oxygen.',
    slips: 'Force; silencing an alarm; suction that takes more oxygen.',
    ask: 'What should the nurse do first?',
    topics: {
      rn: 'Mechanical ventilation and airway management',
      lpn: 'Respiratory care, suctioning and tracheostomy',
    },
    source,
    facts: airwayCare,
  }),
  contrastModel({
    id: 'dialysis-care',
    problem: 'Dialysis or its access needs care or a finding is to be read.',
    features: 'Thrill and bruit, outflow, weight, drugs that are removed.',
    slips: 'Waiting; steps that clot or infect the access.',
    ask: 'What should the nurse do first?',
    topics: { rn: 'Dialysis and renal replacement', lpn: 'Dialysis access care' },
    source,
    facts: dialysisCare,
  }),
  contrastModel({
    id: 'wound-and-burn',
    problem: 'A wound or burn is to be classified or cared for.',
    features: 'Depth, tissue seen, drainage, infection, time since the burn.',
    slips: 'A neighboring stage; a dressing for the opposite amount of moisture.',
    ask: 'What should the nurse do?',
    topics: { rn: 'Wound management and burns', lpn: 'Wound care' },
    source,
    facts: woundsAndBurns,
  }),
  contrastModel({
    id: 'chronic-teaching',
    problem: 'A client with a chronic illness needs advice that matters.',
    features: 'What prevents harm, what makes it worse, what must be reported.',
    slips: 'Advice for another illness; advice that sounds healthy but harms here.',
    ask: 'What should the client do?',
    topics: {
      rn: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
      lpn: 'Chronic illness management (diabetes, COPD, heart failure)',
    },
    source,
    facts: chronicIllness,
  }),
  contrastModel({
    id: 'process-behind',
    problem: 'The process behind a sign is to be named.',
    features: 'Organ at fault, what is lost, kept, blocked or released.',
    slips: 'The process of a disorder with a similar sign.',
    ask: 'Which process best explains the findings?',
    topics: { rn: 'Pathophysiology', lpn: 'Basic pathophysiology' },
    source,
    facts: processes,
  }),
  contrastModel({
    id: 'bad-response',
    problem: 'A treatment has an unwished effect that needs action.',
    features: 'What was given, how fast, what changed, what is still running.',
    slips: 'Slowing what must be stopped; an antidote for another drug.',
    ask: 'What should the nurse do first?',
    topics: {
      rn: 'Unexpected response to therapies',
      lpn: 'Unexpected response to therapies',
    },
    source,
    facts: unexpectedResponses,
  }),
];

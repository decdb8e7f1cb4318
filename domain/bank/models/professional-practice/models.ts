import {
  communicationDecisions,
  communicationSelections,
} from '../../facts/professional-practice/communication.ts';
import { consentDecisions, consentSelections } from '../../facts/professional-practice/consent.ts';
import {
  endOfLifeDecisions,
  endOfLifeSelections,
} from '../../facts/professional-practice/end-of-life.ts';
import {
  systemDecisions,
  systemSelections,
} from '../../facts/professional-practice/outbreaks-and-access.ts';
import {
  privacyDecisions,
  privacySelections,
} from '../../facts/professional-practice/privacy-and-reporting.ts';
import {
  safetyDecisions,
  safetySelections,
} from '../../facts/professional-practice/safety-and-quality.ts';
import { evidenceModels } from '../biostatistics/evidence-models.ts';
import type { ItemModel } from '../item-model.ts';
import { preventiveModels } from '../preventive-care/preventive-models.ts';
import { situationModel } from './practice-models.ts';

const source = 'Standard texts on medical ethics, health law, communication and health systems';

/** Professional practice, evidence and prevention, in the steps of USMLE. */
export const professionalPracticeModels: readonly ItemModel[] = [
  situationModel({
    id: 'pp-consent',
    problem: 'Decide whose choice counts and whether it is informed.',
    features: 'Capacity, age, emergency, known wishes, appointed agent.',
    slips: 'Judging the choice and not the capacity; relatives before the agent.',
    decisions: consentDecisions,
    selections: consentSelections,
    source,
  }),
  situationModel({
    id: 'pp-end-of-life',
    problem: 'Decide about treatment near the end of life.',
    features: 'Wishes now and before, capacity, intent, proportion, goals.',
    slips: 'Reading one limit as all; stopping held to differ from not starting.',
    decisions: endOfLifeDecisions,
    selections: endOfLifeSelections,
    source,
  }),
  situationModel({
    id: 'pp-privacy',
    problem: 'Decide what may, must or must not be disclosed.',
    features: 'Authorization, danger to others, statute, role in care.',
    slips: 'Silence where a report is due; disclosure to payers and relatives.',
    decisions: privacyDecisions,
    selections: privacySelections,
    source,
  }),
  situationModel({
    id: 'pp-communicate',
    problem: 'Choose the best words or limits in an encounter.',
    features: 'Emotion, what is known, readiness, values, culture, boundaries.',
    slips: 'Facts before feelings; reassurance too early; blame; assumption.',
    decisions: communicationDecisions,
    selections: communicationSelections,
    source,
  }),
  situationModel({
    id: 'pp-safety',
    problem: 'Respond to an error, or keep it from coming back.',
    features: 'What the patient is owed, system causes, strength of the remedy, handover.',
    slips: 'Concealment; blame of persons; training in place of redesign.',
    decisions: safetyDecisions,
    selections: safetySelections,
    source,
  }),
  situationModel({
    id: 'pp-systems',
    problem: 'Act within the rules of public health, access and payment.',
    features: 'Who is in danger, who has no access, law of reporting and billing.',
    slips: 'Convenience before safety; billing for what was not done; blame of the patient.',
    decisions: systemDecisions,
    selections: systemSelections,
    source,
  }),
  ...evidenceModels,
  ...preventiveModels,
];

import { halfUp } from '../../../kernel/half-up.ts';
import { type StartCase, startCases } from '../../facts/ventilation/start-cases.ts';
import { type StartSettings, startPlans } from '../../facts/ventilation/start-plans.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { rounded } from '../numeric-model.ts';
import { placesOf } from './places.ts';

/** Devine's formula, in kg. */
const predictedWeight = ({ sex, height }: StartCase): number =>
  (sex === 'man' ? 50 : 45.5) + 0.91 * (height - 152.4);

const choiceOf = (
  one: StartCase,
  { perKilogram, actual, rate, peep, why }: StartSettings,
): Choice => {
  const weight = actual ? one.weight : predictedWeight(one);
  const volume = halfUp((perKilogram * weight) / 10, 0) * 10;
  return { text: `${volume} mL at ${rate}/min with PEEP ${peep} cm H₂O`, why };
};

const draftOf = (one: StartCase): SingleDraft => {
  const { right, wrong, lesson } = startPlans[one.profile];
  return {
    type: 'single',
    name: one.id,
    facts: [one.id],
    places: placesOf('ventilator'),
    level: 'analysis',
    stem: `${one.scene} The patient is a ${one.sex} of ${one.height} cm who weighs ${one.weight} kg. Which first settings on volume control are most suitable?`,
    key: choiceOf(one, right),
    distractors: wrong.map((settings) => choiceOf(one, settings)),
    explanation: `The predicted body weight is ${rounded(predictedWeight(one), 0)} kg. ${right.why} ${lesson}`,
    source: 'Standard respiratory care and mechanical ventilation texts',
  };
};

/** First settings for a disease, with the volume from the predicted body weight. */
export const ventilatorStart: ItemModel = {
  id: 'c-vent-start',
  version: 1,
  problem: 'A patient has just been intubated; the first settings are to be chosen.',
  features: 'Predicted body weight, time needed to exhale, stiffness, acidosis, brain.',
  slips: 'Actual weight; a fast rate in obstruction; a usual rate in metabolic acidosis.',
  drafts: () => startCases.map(draftOf),
};

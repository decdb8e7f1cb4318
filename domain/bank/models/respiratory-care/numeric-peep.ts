import type { RandomSource } from '../../../kernel/random.ts';
import { calculatedDraft } from '../calculated-draft.ts';
import type { ItemModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { placesOf } from './places.ts';

/** What both cases share: where they count, what they rest on, and the unit of their options. */
const shared = {
  places: placesOf('protection'),
  source: 'Standard respiratory care texts; formulas of practice',
  decimals: 0,
  unit: 'cm H₂O',
};

const levels = [5, 8, 10, 12, 15] as const;

type Trial = { readonly peep: number; readonly compliance: number };

const trialOf = (random: RandomSource): readonly Trial[] => {
  const best = oneOf([1, 2, 3], random);
  const top = between({ from: 34, to: 46, step: 2 }, random);
  return levels.map((peep, index) => ({ peep, compliance: top - Math.abs(index - best) * 5 }));
};

const bestCompliance = (random: RandomSource) => {
  const volume = oneOf([360, 400, 420, 450], random);
  const trial = trialOf(random).map(({ peep, compliance }) => ({
    peep,
    plateau: peep + Math.round(volume / compliance),
  }));
  const gain = ({ peep, plateau }: { peep: number; plateau: number }): number =>
    volume / (plateau - peep);
  const [best] = trial.toSorted((a, b) => gain(b) - gain(a));
  const exact = best?.peep ?? 0;
  return calculatedDraft({
    ...shared,
    facts: ['best-peep-compliance'],
    stem: `In a PEEP trial a passive patient with ARDS gets ${volume} mL at each step. ${trial.map(({ peep, plateau }) => `PEEP ${peep}: plateau ${plateau}`).join('; ')} (all in cm H₂O). Which PEEP gives the best static compliance?`,
    given: {
      volume,
      ...Object.fromEntries(trial.map(({ peep, plateau }) => [`plateau${peep}`, plateau])),
    },
    exact,
    why: `At this step the plateau exceeds PEEP by the least, so ${volume} mL takes the smallest driving pressure.`,
    slips: trial
      .filter(({ peep }) => peep !== exact)
      .map((step) => [
        step.peep,
        `Here ${volume} / (${step.plateau} − ${step.peep}) gives ${rounded(gain(step), 0)} mL/cm H₂O, which is less than at the best step.`,
      ]),
    explanation:
      'Static compliance = volume / (plateau − PEEP). Too little PEEP leaves alveoli closed, and too much overstretches them: both lower compliance.',
  });
};

const bestDelivery = (random: RandomSource) => {
  const best = oneOf([1, 2, 3], random);
  const start = between({ from: 4.8, to: 5.6, step: 0.2 }, random);
  const trial = levels.map((peep, index) => ({
    peep,
    saturation: [84, 89, 92, 94, 95][index] ?? 95,
    output: Number((start - Math.max(0, index - best) * 0.7).toFixed(1)),
  }));
  const delivery = ({ saturation, output }: { saturation: number; output: number }): number =>
    saturation * output;
  const [top] = trial.toSorted((a, b) => delivery(b) - delivery(a));
  const exact = top?.peep ?? 0;
  return calculatedDraft({
    ...shared,
    facts: ['best-peep-delivery'],
    stem: `Hemoglobin stays at 12 g/dL while PEEP is raised in a patient with ARDS. ${trial.map(({ peep, saturation, output }) => `At ${peep} cm H₂O: SaO₂ ${saturation}%, cardiac output ${output.toFixed(1)} L/min`).join('. ')}. Which PEEP gives the greatest oxygen delivery?`,
    given: Object.fromEntries(
      trial.flatMap(({ peep, saturation, output }) => [
        [`saturation${peep}`, saturation],
        [`output${peep}`, output],
      ]),
    ),
    exact,
    why: 'The product of saturation and cardiac output is highest at this step.',
    slips: trial
      .filter(({ peep }) => peep !== exact)
      .map((step) => [
        step.peep,
        `${step.saturation}% × ${step.output.toFixed(1)} L/min is less than at the best step, whatever the saturation alone suggests.`,
      ]),
    explanation:
      'Oxygen delivery is oxygen content times cardiac output. PEEP that raises SaO₂ but lowers flow may deliver less oxygen to the tissues.',
  });
};

/** Numbers of a PEEP trial. */
export const peepNumbers: readonly ItemModel[] = [
  numericModel({
    id: 'c-n-peep',
    version: 1,
    problem: 'The best PEEP of a trial is to be found.',
    features: 'Compliance or oxygen delivery at each step.',
    slips: 'The highest saturation; the lowest plateau; the highest PEEP.',
    draws: 3,
    cases: { compliance: bestCompliance, delivery: bestDelivery },
  }),
];

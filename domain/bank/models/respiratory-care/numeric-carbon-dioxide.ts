import type { RandomSource } from '../../../kernel/random.ts';
import type { ItemModel } from '../item-model.ts';
import { amount, between, numericModel, rounded } from '../numeric-model.ts';
import { numericIn } from './numeric-body.ts';

const inVentilation = numericIn('ventilator');
const inProtection = numericIn('protection');

const newRate = (random: RandomSource) => {
  const rate = between({ from: 10, to: 20, step: 1 }, random);
  const paco2 = between({ from: 48, to: 64, step: 1 }, random);
  const wanted = between({ from: 38, to: 44, step: 1 }, random);
  const exact = (rate * paco2) / wanted;
  const perMinute = { decimals: 0, unit: 'breaths/min' };
  return inVentilation({
    facts: ['wanted-rate'],
    stem: `A passive patient on volume control has a set rate of ${rate}/min and a PaCO₂ of ${paco2} mm Hg. Tidal volume and CO₂ production will stay as they are. The physician wants a PaCO₂ of ${wanted} mm Hg. Which rate should the therapist set?`,
    given: { rate, paco2, wanted },
    exact,
    key: amount(exact, {
      ...perMinute,
      why: `${rate} × ${paco2} / ${wanted} = ${rounded(exact, 1)} breaths/min, because rate times PaCO₂ stays constant.`,
    }),
    distractors: [
      amount((rate * wanted) / paco2, {
        ...perMinute,
        why: 'The ratio was turned around. A lower rate would raise PaCO₂ further.',
      }),
      amount(rate + (paco2 - wanted), {
        ...perMinute,
        why: 'The difference of the PaCO₂ values was added to the rate. The relation is a ratio.',
      }),
      amount(rate + (paco2 - wanted) / 2, {
        ...perMinute,
        why: 'Half of the difference of the PaCO₂ values was added, but the relation is a ratio.',
      }),
      amount(rate - 2, {
        ...perMinute,
        why: 'The rate was lowered by habit. A PaCO₂ above the goal needs more breaths.',
      }),
    ],
    explanation:
      'Rate × PaCO₂ before the change equals rate × PaCO₂ after it, if volume and CO₂ production are constant. Check a blood gas 20 to 30 minutes later.',
  });
};

const newMinuteVolume = (random: RandomSource) => {
  const minute = between({ from: 5.2, to: 9, step: 0.2 }, random);
  const paco2 = between({ from: 26, to: 32, step: 1 }, random);
  const wanted = between({ from: 36, to: 42, step: 1 }, random);
  const exact = (minute * paco2) / wanted;
  const liters = { decimals: 1, unit: 'L/min' };
  return inVentilation({
    facts: ['wanted-minute-volume'],
    stem: `Overventilation has brought a paralyzed patient to a PaCO₂ of ${paco2} mm Hg at a minute ventilation of ${rounded(minute, 1)} L/min. Dead space and metabolism are stable. Which minute ventilation should give a PaCO₂ of ${wanted} mm Hg?`,
    given: { minute, paco2, wanted },
    exact,
    key: amount(exact, {
      ...liters,
      why: `Minute volume times PaCO₂ stays constant: ${rounded(minute, 1)} × ${paco2} / ${wanted} = ${rounded(exact, 1)} L/min.`,
    }),
    distractors: [
      amount((minute * wanted) / paco2, {
        ...liters,
        why: 'The ratio was turned around, which would lower PaCO₂ even more.',
      }),
      amount(minute - 1, {
        ...liters,
        why: 'One liter was taken off by habit, without the ratio of the two PaCO₂ values.',
      }),
      amount(minute * 0.5, {
        ...liters,
        why: 'Halving the ventilation would about double PaCO₂, far above the goal.',
      }),
      amount(minute + (wanted - paco2) / 10, {
        ...liters,
        why: 'A higher ventilation lowers PaCO₂ further, but it has to rise.',
      }),
    ],
    explanation:
      'PaCO₂ is inversely related to ventilation. Minute ventilation × PaCO₂ is constant, so the wanted value is found by a ratio.',
  });
};

const newVolume = (random: RandomSource) => {
  const volume = between({ from: 380, to: 460, step: 10 }, random);
  const paco2 = between({ from: 46, to: 52, step: 1 }, random);
  const wanted = between({ from: 40, to: 43, step: 1 }, random);
  const exact = (volume * paco2) / wanted;
  const milliliters = { decimals: 0, unit: 'mL' };
  return inVentilation({
    facts: ['wanted-volume'],
    stem: `A tall patient with normal lungs gets breaths of ${volume} mL, about 5.5 mL/kg of predicted body weight. PaCO₂ is ${paco2} mm Hg. The rate will not be touched. By the usual ratio, which tidal volume should bring PaCO₂ to ${wanted} mm Hg?`,
    given: { volume, paco2, wanted },
    exact,
    key: amount(exact, {
      ...milliliters,
      why: `Volume times PaCO₂ stays constant at one rate: ${volume} × ${paco2} / ${wanted} = ${rounded(exact, 0)} mL.`,
    }),
    distractors: [
      amount((volume * wanted) / paco2, {
        ...milliliters,
        why: 'The ratio was turned around. Smaller breaths raise PaCO₂.',
      }),
      amount(volume + (paco2 - wanted), {
        ...milliliters,
        why: 'The difference of the PaCO₂ values was added in milliliters. The relation is a ratio.',
      }),
      amount(volume * 1.5, {
        ...milliliters,
        why: 'An increase by half is far more than the ratio of the two PaCO₂ values.',
      }),
      amount(volume - (paco2 - wanted) * 10, {
        ...milliliters,
        why: 'The volume was lowered, although PaCO₂ has to fall.',
      }),
    ],
    explanation:
      'With a constant rate, tidal volume × PaCO₂ stays about constant. Dead space makes this an estimate, so recheck the gas.',
  });
};

const height = { man: { from: 168, to: 190, step: 1 }, woman: { from: 155, to: 176, step: 1 } };

const protectiveVolume = (sex: 'man' | 'woman', perKilogram: number) => (random: RandomSource) => {
  const tall = between(height[sex], random);
  const weight = between({ from: 92, to: 124, step: 1 }, random);
  const [base, other] = sex === 'man' ? [50, 45.5] : [45.5, 50];
  const ideal = base + 0.91 * (tall - 152.4);
  const exact = perKilogram * ideal;
  const milliliters = { decimals: 0, unit: 'mL' };
  return inProtection({
    facts: [`volume-${sex}`],
    stem: `A ${sex} with ${sex === 'man' ? 'severe pneumonia and ARDS' : 'ARDS from sepsis'} is ${tall} cm tall and weighs ${weight} kg. The protocol asks for ${perKilogram} mL/kg of predicted body weight (${base} kg + 0.91 kg for each cm above 152.4 cm). Which tidal volume is that?`,
    given: { height: tall, weight, perKilogram },
    exact,
    key: amount(exact, {
      ...milliliters,
      why: `Predicted weight is ${base} + 0.91 × (${tall} − 152.4) = ${rounded(ideal, 1)} kg, times ${perKilogram} mL/kg.`,
    }),
    distractors: [
      amount(perKilogram * weight, {
        ...milliliters,
        why: 'The weight on the scale was used. Lung size follows height and sex.',
      }),
      amount(perKilogram * (other + 0.91 * (tall - 152.4)), {
        ...milliliters,
        why: 'The base weight of the other sex was used in the formula.',
      }),
      amount(10 * ideal, {
        ...milliliters,
        why: 'This is 10 mL/kg of predicted weight, above the protective range.',
      }),
      amount(perKilogram * ((ideal + weight) / 2), {
        ...milliliters,
        why: 'The mean of predicted and actual weight was used, which the protocol does not ask for.',
      }),
    ],
    explanation:
      'Protective volumes are based on predicted body weight. Fat and fluid do not make lungs larger. Then check that the plateau pressure is 30 cm H₂O or less.',
  });
};

/** Settings for a wanted PaCO₂, and protective volumes. */
export const carbonDioxideNumbers: readonly ItemModel[] = [
  numericModel({
    id: 'c-n-paco2',
    version: 1,
    problem: 'A setting is to be found that gives a wanted PaCO₂.',
    features: 'Ventilation and PaCO₂ are inversely related.',
    slips: 'Inverted ratio; differences added; a change by habit.',
    draws: 3,
    cases: { rate: newRate, 'minute-volume': newMinuteVolume, volume: newVolume },
  }),
  numericModel({
    id: 'c-n-volume',
    version: 1,
    problem: 'A protective tidal volume is to be computed from height and sex.',
    features: 'Predicted body weight, mL/kg.',
    slips: 'Actual weight; base weight of the other sex; too many mL/kg.',
    draws: 4,
    cases: { man: protectiveVolume('man', 6), woman: protectiveVolume('woman', 6) },
  }),
];

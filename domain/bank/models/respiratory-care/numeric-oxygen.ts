import type { RandomSource } from '../../../kernel/random.ts';
import type { Choice, ItemModel } from '../item-model.ts';
import { amount, between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { numericIn } from './numeric-body.ts';

const inOxygen = numericIn('oxygen');

/** With two decimals, as an FIO₂ is written. */
const fraction = (value: number, why: string): Choice => ({
  text: rounded(value, 2).padEnd(4, '0'),
  why,
});

const wantedFraction = (random: RandomSource) => {
  const fio2 = between({ from: 0.25, to: 0.4, step: 0.05 }, random);
  const pao2 = between({ from: 42, to: 50, step: 1 }, random);
  const wanted = between({ from: 66, to: 75, step: 1 }, random);
  const exact = (fio2 * wanted) / pao2;
  return inOxygen({
    facts: ['wanted-fraction'],
    stem: `A patient with pneumonia has a PaO₂ of ${pao2} mm Hg on an FIO₂ of ${fio2.toFixed(2)} by a fixed-performance mask. If the ratio of PaO₂ to FIO₂ stays the same, which FIO₂ should give a PaO₂ of ${wanted} mm Hg?`,
    given: { fio2, pao2, wanted },
    exact,
    key: fraction(
      exact,
      `The proportion gives ${fio2.toFixed(2)} × ${wanted} / ${pao2} = ${exact.toFixed(2)} as the new FIO₂.`,
    ),
    distractors: [
      fraction(
        (fio2 * pao2) / wanted,
        'The ratio was turned around, which lowers the oxygen of a hypoxemic patient.',
      ),
      fraction(
        fio2 + 0.05,
        'A step of 0.05 was taken by habit, which falls short of the wanted pressure.',
      ),
      fraction(fio2 * 2, 'Doubling the oxygen goes far beyond the ratio of the two pressures.'),
      fraction(
        wanted / 100,
        'The wanted pressure was read as a percentage, without the present response.',
      ),
    ],
    explanation:
      'Wanted FIO₂ = present FIO₂ × wanted PaO₂ / present PaO₂. The estimate holds for small changes and fails with large shunts.',
  });
};

const weanedFraction = (random: RandomSource) => {
  const fio2 = between({ from: 0.6, to: 0.9, step: 0.05 }, random);
  const pao2 = between({ from: 140, to: 190, step: 2 }, random);
  const wanted = between({ from: 80, to: 95, step: 1 }, random);
  const exact = (fio2 * wanted) / pao2;
  return inOxygen({
    facts: ['wanted-fraction'],
    stem: `After edema has cleared, a ventilated patient has a PaO₂ of ${pao2} mm Hg on an FIO₂ of ${fio2.toFixed(2)}. PEEP is unchanged. By simple proportion, which FIO₂ is enough for a PaO₂ of ${wanted} mm Hg?`,
    given: { fio2, pao2, wanted },
    exact,
    key: fraction(
      exact,
      `The proportion gives ${fio2.toFixed(2)} × ${wanted} / ${pao2} = ${exact.toFixed(2)} as the new FIO₂.`,
    ),
    distractors: [
      fraction(fio2 - 0.1, 'A step of 0.10 was taken by habit and leaves PaO₂ above the goal.'),
      fraction(wanted / pao2, 'The present FIO₂ was left out of the proportion.'),
      fraction(
        fio2 - exact,
        'This is the amount by which FIO₂ can be lowered, not the new setting.',
      ),
      fraction(fio2 * 0.75, 'A quarter was taken off without using the two pressures.'),
    ],
    explanation:
      'The same proportion works in both directions. Recheck SpO₂ or a blood gas after the change, since shunt and PEEP alter the response.',
  });
};

const ratios: readonly { readonly percent: number; readonly air: number }[] = [
  { percent: 28, air: 10 },
  { percent: 31, air: 7 },
  { percent: 35, air: 5 },
  { percent: 40, air: 3 },
];

const entrainedFlow = (random: RandomSource) => {
  const { percent, air } = oneOf(ratios, random);
  const flow = oneOf([5, 6, 8, 9, 10, 12], random);
  const exact = flow * (air + 1);
  const liters = { decimals: 0, unit: 'L/min' };
  return inOxygen({
    facts: ['entrained-flow'],
    stem: `An air-entrainment mask set at ${percent}% (air to oxygen ${air} to 1) runs on ${flow} L/min of oxygen. The therapist wants to compare the total flow with the patient's inspiratory demand. What is the total flow?`,
    given: { air, flow },
    exact,
    key: amount(exact, {
      ...liters,
      why: `${flow} L/min of oxygen with ${air} parts of air each: ${flow} × (${air} + 1) = ${rounded(exact, 0)} L/min.`,
    }),
    distractors: [
      amount(flow * air, {
        ...liters,
        why: 'This is the entrained air alone. The oxygen flow must be added.',
      }),
      amount(flow + air, { ...liters, why: 'Flow and ratio were added instead of multiplied.' }),
      amount(flow * (air + 2), { ...liters, why: 'One part too many was counted in the ratio.' }),
      amount((flow * 100) / percent, {
        ...liters,
        why: 'The flow was divided by the fraction, as if the entrained air brought no oxygen with it.',
      }),
    ],
    explanation:
      'Total flow = oxygen flow × sum of the parts. It should exceed the inspiratory demand, about three to four times the minute ventilation.',
  });
};

const oxygenInput = (random: RandomSource) => {
  const { percent, air } = oneOf(ratios, random);
  const total = (air + 1) * oneOf([4, 5, 6, 8, 10], random);
  const exact = total / (air + 1);
  const liters = { decimals: 1, unit: 'L/min' };
  return inOxygen({
    facts: ['entrained-flow'],
    stem: `A breathless patient needs at least ${total} L/min of gas at ${percent}% oxygen. The entrainment device mixes air and oxygen ${air} to 1. Which oxygen flow reaches this total?`,
    given: { air, total },
    exact,
    key: amount(exact, {
      ...liters,
      why: `${total} L/min divided by ${air + 1} parts is ${rounded(exact, 1)} L/min of oxygen.`,
    }),
    distractors: [
      amount(total / air, {
        ...liters,
        why: 'The total was divided by the parts of air. Oxygen is one of the parts as well.',
      }),
      amount((total * percent) / 100, {
        ...liters,
        why: 'The percentage of the total was taken, but the entrained air also holds oxygen.',
      }),
      amount(total / (air + 2), {
        ...liters,
        why: 'One part too many was counted, so the flow falls short of the demand.',
      }),
      amount(total / 2, { ...liters, why: 'Half of the total would suit a ratio of one to one.' }),
    ],
    explanation:
      'Oxygen flow = total flow / sum of the parts. When a device cannot reach the demand, two are joined or high flow is used.',
  });
};

/** Numbers of oxygen therapy. */
export const oxygenNumbers: readonly ItemModel[] = [
  numericModel({
    id: 'c-n-fio2',
    version: 1,
    problem: 'The FIO₂ for a wanted PaO₂ is to be estimated.',
    features: 'PaO₂ and FIO₂ change in proportion.',
    slips: 'Inverted ratio; a step by habit; the difference for the result.',
    draws: 3,
    cases: { 'raise-oxygen': wantedFraction, lower: weanedFraction },
  }),
  numericModel({
    id: 'c-n-entrain',
    version: 1,
    problem: 'The flow of an air-entrainment device is to be computed.',
    features: 'Sum of the parts of air and oxygen.',
    slips: 'Air alone; percentage as share; a part too many.',
    draws: 3,
    cases: { 'total-flow': entrainedFlow, oxygen: oxygenInput },
  }),
];

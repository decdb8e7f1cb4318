import type { StepPlace } from '../../facts/physiology/contrast-fact.ts';
import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel, oneOf } from '../numeric-model.ts';
import { calculation } from './calculation.ts';

const inMedicine: readonly StepPlace[] = [
  ['USMLE2', 'USMLE Step 2 CK', 'msk-skin', 'Burns and wounds'],
];

/** With a comma before each three digits. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

type Area = { readonly text: string; readonly percent: number };

const limbs: readonly Area[] = [
  { text: 'the whole right arm', percent: 9 },
  { text: 'the front of both arms', percent: 9 },
  { text: 'the whole left leg', percent: 18 },
  { text: 'the front of both legs', percent: 18 },
  { text: 'the back of the right leg', percent: 9 },
];
const trunks: readonly Area[] = [
  { text: 'the front of the trunk', percent: 18 },
  { text: 'the whole back of the trunk', percent: 18 },
  { text: 'the chest (the upper half of the front of the trunk)', percent: 9 },
];
const heads: readonly Area[] = [
  { text: 'the face (the front of the head)', percent: 4.5 },
  { text: 'the whole head and neck', percent: 9 },
];

const threeAreas: NumericCase = (random) => {
  const [limb, trunk, head] = [oneOf(limbs, random), oneOf(trunks, random), oneOf(heads, random)];
  const exact = limb.percent + trunk.percent + head.percent;
  return calculation({
    facts: ['rule-of-nines'],
    places: inMedicine,
    stem: `An adult has partial-thickness burns of ${head.text}, ${trunk.text} and ${limb.text}. By the rule of nines, how much of the body surface is burned?`,
    given: { limb: limb.percent, trunk: trunk.percent, head: head.percent },
    exact,
    decimals: 1,
    unit: '%',
    why: `Head ${head.percent}%, trunk ${trunk.percent}% and limb ${limb.percent}% are added.`,
    slips: [
      [exact + 9, 'One part was counted with 9% too much, as if another surface were burned.'],
      [exact - 4.5, 'Half of a nine was left out, as if one surface were unburned.'],
      [exact + 4.5, 'Half of a nine was added, as if the other surface were burned too.'],
      [exact - 9, 'A nine was left out, so that part of the burn is not counted.'],
      [exact + 18, 'Front and back of a part were both counted.'],
    ],
    explanation:
      'Rule of nines in adults: head 9%, each arm 9%, each leg 18%, front of the trunk 18%, back of the trunk 18%, perineum 1%. Front or back of a limb is half of it. Superficial burns are not counted.',
  });
};

const mixedDepth: NumericCase = (random) => {
  const [limb, trunk, head] = [oneOf(limbs, random), oneOf(trunks, random), oneOf(heads, random)];
  const exact = limb.percent + trunk.percent;
  return calculation({
    facts: ['rule-of-nines-depth'],
    places: inMedicine,
    stem: `An adult has blistered burns of ${trunk.text} and leathery burns of ${limb.text}. There is redness without blisters of ${head.text}. By the rule of nines, which share of the body surface counts for fluid replacement?`,
    given: { limb: limb.percent, trunk: trunk.percent, head: head.percent },
    exact,
    decimals: 1,
    unit: '%',
    why: `Trunk ${trunk.percent}% and limb ${limb.percent}% count. Redness without blisters is superficial and does not count.`,
    slips: [
      [exact + head.percent, 'Superficial redness was counted, though it is left out.'],
      [limb.percent, 'Partial-thickness burns count as well, not just the leathery ones.'],
      [exact + 9 + head.percent, 'Superficial redness and a nine too much were counted.'],
      [trunk.percent, 'Full-thickness burns count as well, not just the blistered ones.'],
      [exact + 18, 'Both surfaces of a part were counted. One surface of it is unburned.'],
    ],
    explanation:
      'For fluid replacement partial- and full-thickness burns count, superficial ones do not. Add the parts by the rule of nines. In children the head has a larger and the legs a smaller share.',
  });
};

/** Share of the body surface that is burned. */
export const burnSurfaceModel: NumericModel = numericModel({
  id: 'burn-surface',
  version: 1,
  problem: 'The share of burned body surface is to be estimated.',
  features: 'Parts, front or back, depth.',
  slips: 'Both surfaces counted; superficial burns counted; half of a part forgotten.',
  cases: { 'three-areas': threeAreas, 'mixed-depth': mixedDepth },
  draws: 4,
});

const firstRate: NumericCase = (random) => {
  const kilograms = between({ from: 50, to: 100, step: 5 }, random);
  const percent = between({ from: 20, to: 60, step: 5 }, random);
  const total = 4 * kilograms * percent;
  const exact = total / 2 / 8;
  return calculation({
    facts: ['parkland'],
    places: inMedicine,
    stem: `An adult of ${kilograms} kg has burns over ${percent}% of the body surface and arrives right after the injury. Fluid is prescribed at 4 mL per kilogram and percent for 24 hours, half of it in the first 8 hours. At which rate should the pump run at first?`,
    given: { kilograms, percent },
    exact,
    decimals: 0,
    unit: 'mL/hour',
    why: `4 × ${kilograms} × ${percent} is ${grouped(total)} mL; half of it over 8 hours gives the rate.`,
    slips: [
      [total / 24, 'The total was spread evenly over 24 hours.'],
      [total / 8, 'The whole amount was planned for 8 hours.'],
      [total / 2 / 16, 'Half was spread over 16 hours, which is the second part.'],
      [total / 2 / 24, 'Half of the amount was spread over the whole day.'],
      [exact / 4, 'The factor of 4 mL was left out of the formula.'],
    ],
    explanation:
      'Parkland formula: 4 mL × kg × percent of burned surface for 24 hours, half in the first 8 hours from the time of the injury. The rate is then adjusted to urine output of 0.5 mL/kg/hour.',
  });
};

const lateRate: NumericCase = (random) => {
  const kilograms = between({ from: 50, to: 90, step: 5 }, random);
  const percent = between({ from: 20, to: 50, step: 5 }, random);
  const late = between({ from: 1, to: 3, step: 1 }, random);
  const half = (4 * kilograms * percent) / 2;
  return calculation({
    facts: ['parkland-late'],
    places: inMedicine,
    stem: `A burned adult of ${kilograms} kg with ${percent}% of the surface involved reaches the hospital ${late} ${late === 1 ? 'hour' : 'hours'} after the fire without having had fluid. Use 4 mL per kilogram and percent for 24 hours, half of it within 8 hours of the injury. Which starting rate is needed?`,
    given: { kilograms, percent, late },
    exact: half / (8 - late),
    decimals: 0,
    unit: 'mL/hour',
    why: `Half of the day's fluid is ${grouped(half)} mL, and ${8 - late} hours of the first 8 are left.`,
    slips: [
      [half / 8, 'The 8 hours run from the injury and not from arrival.'],
      [(2 * half) / 24, 'The total was spread evenly over the day.'],
      [(2 * half) / (8 - late), 'The whole day’s amount was planned for the hours left.'],
      [half / (8 + late), 'The lost time was added and not taken off.'],
      [half / 16, 'This is the rate of the later 16 hours.'],
    ],
    explanation:
      'The first 8 hours count from the time of the burn. Fluid that was missed before arrival is made up in the hours that are left. Urine output then guides the rate.',
  });
};

/** Fluid for a burned adult by the formula that the prescription names. */
export const burnFluidModel: NumericModel = numericModel({
  id: 'burn-fluid',
  version: 1,
  problem: 'The pump rate for burn resuscitation is to be worked out.',
  features: 'Weight, percent, time of the injury, half in 8 hours.',
  slips: 'Time counted from arrival; total spread evenly; whole amount in 8 hours.',
  cases: { 'on-time': firstRate, late: lateRate },
  draws: 4,
});

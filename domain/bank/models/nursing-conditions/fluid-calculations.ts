import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel } from '../numeric-model.ts';
import { calculation } from './calculation.ts';

const fluids = 'Fluid and electrolyte imbalances';

const shiftBalance: NumericCase = (random) => {
  const juice = between({ from: 4, to: 8, step: 1 }, random);
  const infused = between({ from: 900, to: 1300, step: 50 }, random);
  const urine = between({ from: 350, to: 600, step: 10 }, random);
  const emesis = between({ from: 100, to: 220, step: 10 }, random);
  const drunk = juice * 30 * 2;
  const exact = drunk + infused - urine - emesis;
  return calculation({
    facts: ['fluid-balance'],
    rn: fluids,
    lpn: fluids,
    stem: `During a shift a client drinks ${juice} oz of juice twice and receives ${infused} mL of IV fluid. The client voids ${urine} mL and vomits ${emesis} mL. Count 30 mL for an ounce. What is the balance of the shift?`,
    given: { juice, infused, urine, emesis },
    exact,
    decimals: 0,
    unit: 'mL',
    why: `Intake is ${drunk} mL by mouth and ${infused} mL by vein; output is ${urine} mL of urine and ${emesis} mL of vomit. The difference is the balance.`,
    slips: [
      [exact - drunk / 2, 'The juice was drunk twice, and this counts one drink.'],
      [exact + emesis, 'Vomit is output and was left out here.'],
      [exact + 2 * emesis, 'Vomit was added to the intake. It is output.'],
      [exact - drunk + juice * 2, 'Ounces were added as if they were milliliters.'],
      [exact + urine, 'Urine was left out of the output. It leaves the body and must be counted.'],
    ],
    explanation:
      'Balance is all intake less all output. Count liquids by mouth, tube and vein; urine, vomit, drains and liquid stool go out. A balance of 1,000 mL is about 1 kg of body weight.',
  });
};

const irrigation: NumericCase = (random) => {
  const hung = between({ from: 2, to: 4, step: 1 }, random) * 1000;
  const left = between({ from: 200, to: 700, step: 50 }, random);
  const urine = between({ from: 320, to: 620, step: 20 }, random);
  const drained = hung - left + urine;
  return calculation({
    facts: ['irrigation-output'],
    rn: 'Nasogastric, drain and tube management',
    lpn: 'Nasogastric and drainage tube care',
    stem: `A client has continuous bladder irrigation. Since 0700 the nurse has hung ${hung} mL of irrigant, and ${left} mL is still in the bags. At 1500 a total of ${drained} mL has been emptied from the drainage bag. How much urine did the client make?`,
    given: { hung, left, drained },
    exact: urine,
    decimals: 0,
    unit: 'mL',
    why: 'Irrigant that ran in is what was hung less what is left. Drainage less this is the urine.',
    slips: [
      [
        Math.abs(drained - hung),
        'What is still in the bags did not run in and must be taken off first.',
      ],
      [
        Math.abs(drained - hung - left),
        'What is still in the bags was added to the irrigant that was hung. It is taken off.',
      ],
      [drained, 'The whole drainage holds the irrigant as well.'],
      [hung - left, 'This is the irrigant that ran in and not the urine.'],
      [urine + left, 'What is still in the bags was taken off the irrigant twice.'],
    ],
    explanation:
      'Urine is the total drainage less the irrigant that ran in. If drainage is less than the irrigant, the catheter may be blocked. Record the irrigant separately.',
  });
};

const peritoneal: NumericCase = (random) => {
  const exchanges = between({ from: 3, to: 5, step: 1 }, random);
  const volume = between({ from: 1500, to: 2500, step: 250 }, random);
  const extra = between({ from: 350, to: 900, step: 50 }, random);
  const drained = exchanges * volume + extra;
  return calculation({
    facts: ['peritoneal-balance'],
    rn: 'Dialysis and renal replacement',
    lpn: 'Dialysis access care',
    stem: `A client had ${exchanges} exchanges of peritoneal dialysis today, each with ${volume} mL. The total drained was ${drained} mL. How much fluid was taken from the client?`,
    given: { exchanges, volume, drained },
    exact: extra,
    decimals: 0,
    unit: 'mL',
    why: `${exchanges} exchanges of ${volume} mL ran in. What came out above that was removed from the body.`,
    slips: [
      [extra + volume, 'One exchange was left out of the inflow.'],
      [drained, 'The drained total holds the fluid that was run in.'],
      [drained - volume, 'One bag was taken off instead of all that ran in.'],
      [extra / exchanges, 'This is the removal of one exchange and not of the day.'],
      [extra + drained / exchanges - volume, 'The amount of one exchange was added once more.'],
    ],
    explanation:
      'Net removal is the drained total less the total run in. It is output of the client. If less comes out than ran in, the rest counts as intake, and the catheter is checked.',
  });
};

/** Intake and output with their usual traps. */
export const fluidBalanceModel: NumericModel = numericModel({
  id: 'fluid-balance',
  version: 1,
  problem: 'A balance of fluid is to be worked out.',
  features: 'What counts as intake, what as output, units, what merely runs through.',
  slips: 'A portion left out; a wrong sign; ounces taken for milliliters.',
  cases: { shift: shiftBalance, irrigation, peritoneal },
  draws: 4,
});

const adultUrine: NumericCase = (random) => {
  const kilograms = between({ from: 55, to: 95, step: 5 }, random);
  const hours = between({ from: 4, to: 8, step: 1 }, random);
  const urine = between({ from: 150, to: 330, step: 10 }, random);
  const exact = urine / hours / kilograms;
  return calculation({
    facts: ['urine-per-kilogram'],
    rn: 'Changes in vital signs',
    lpn: 'Changes in vital signs',
    stem: `A client who weighs ${kilograms} kg has passed ${urine} mL of urine in ${hours} hours after surgery. What is the urine output per kilogram and hour?`,
    given: { kilograms, hours, urine },
    exact,
    decimals: 2,
    unit: 'mL/kg/hour',
    why: `${urine} mL divided by ${hours} hours and by ${kilograms} kg gives the rate. At least 0.5 mL/kg/hour is wanted in adults.`,
    slips: [
      [urine / kilograms, 'The hours were left out, so this is the output of the whole time.'],
      [exact / 2.2, 'Kilograms were changed into pounds, which is not wanted here.'],
      [exact * 2.2, 'The weight was divided by 2.2 although it is already in kilograms.'],
      [(exact * hours) / 24, 'The volume was divided by 24 hours instead of the hours observed.'],
      [
        kilograms / (urine / hours),
        'The ratio was turned upside down. The volume stands above, and the weight below.',
      ],
    ],
    explanation:
      'Divide the volume by hours and by weight. Adults should pass at least 0.5 mL/kg/hour, children about 1 mL/kg/hour. Less points to low volume, kidney injury or a blocked catheter.',
  });
};

const childUrine: NumericCase = (random) => {
  const pounds = between({ from: 22, to: 66, step: 11 }, random);
  const kilograms = pounds / 2.2;
  const hours = between({ from: 6, to: 12, step: 2 }, random);
  const exact = kilograms * hours;
  return calculation({
    facts: ['urine-of-child'],
    rn: fluids,
    lpn: fluids,
    stem: `A child of ${pounds} lb is treated for dehydration. At least 1 mL/kg/hour of urine is wanted. What is the least volume expected in ${hours} hours? Use 2.2 lb for 1 kg.`,
    given: { pounds, hours },
    exact,
    decimals: 0,
    unit: 'mL',
    why: `${pounds} lb is ${kilograms} kg; at 1 mL/kg/hour for ${hours} hours this gives the volume.`,
    slips: [
      [pounds * hours, 'Pounds were used as if they were kilograms.'],
      [pounds * 2.2 * hours, 'The weight was multiplied by 2.2 and not divided.'],
      [exact / 2, 'This uses 0.5 mL/kg/hour, the limit for adults.'],
      [kilograms, 'This is the volume of a single hour.'],
      [kilograms * 24, 'This is the volume of a whole day.'],
    ],
    explanation:
      'Change pounds to kilograms first by dividing by 2.2. Children should pass about 1 mL/kg/hour, infants 2 mL/kg/hour. Wet diapers are weighed: 1 g is 1 mL.',
  });
};

/** Urine for each kilogram and hour. */
export const urineRateModel: NumericModel = numericModel({
  id: 'urine-rate',
  version: 1,
  problem: 'Urine output is to be related to weight and time.',
  features: 'Volume, hours, kilograms, limit for the age.',
  slips: 'Hours left out; pounds for kilograms; a limit of another age.',
  cases: { adult: adultUrine, child: childUrine },
  draws: 4,
});

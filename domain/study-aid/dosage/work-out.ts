import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { halfUp } from '../../kernel/half-up.ts';
import type { RandomSource } from '../../kernel/random.ts';
import type {
  DosageOrder,
  DoseOrder,
  DripOrder,
  InfusionOrder,
  WeightOrder,
} from './dosage-order.ts';

type Problem = ContentOf<'dosage-calc'>['dosageProblems'][number];
type Step = Problem['steps'][number];

/** Decimals kept where the problem does not say to what it is rounded. */
const decimals = 2;

const shown = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 3 });

const problemOf = (
  order: DosageOrder,
  { problem, steps, explanation }: { problem: string; steps: readonly Step[]; explanation: string },
): Problem[] => {
  const last = steps.at(-1);
  if (!last) return [];
  const { answer, unit } = last;
  return [{ title: order.drug, problem, steps: [...steps], answer, unit, explanation }];
};

const workOutDose = (order: DoseOrder): Problem[] => {
  const { scene, dose, doseUnit, stock } = order;
  const strength = `${shown(stock.amount)} ${doseUnit} in ${shown(stock.per)} ${stock.unit}`;
  const amount = halfUp((dose / stock.amount) * stock.per, decimals);
  return problemOf(order, {
    problem: `${scene} The dose is ${shown(dose)} ${doseUnit}. The label says ${strength}. How many ${stock.unit} hold one dose?`,
    steps: [
      {
        prompt: `How many ${stock.unit} hold ${shown(dose)} ${doseUnit}?`,
        answer: amount,
        unit: stock.unit,
        working: `${shown(dose)} ${doseUnit} ÷ ${shown(stock.amount)} ${doseUnit} × ${shown(stock.per)} ${stock.unit} = ${shown(amount)} ${stock.unit}`,
      },
    ],
    explanation:
      'Wanted over have, times the amount that it is had in. The units of the drug cancel.',
  });
};

const workOutWeight = (order: WeightOrder, weight: number): Problem[] => {
  const { scene, perKgDay, dosesPerDay, stock } = order;
  const day = halfUp(perKgDay * weight, decimals);
  const dose = halfUp(day / dosesPerDay, decimals);
  const amount = halfUp((dose / stock.amount) * stock.per, 1);
  return problemOf(order, {
    problem: `${scene} The order is ${shown(perKgDay)} mg/kg/day in ${dosesPerDay} ${dosesPerDay === 1 ? 'dose' : 'divided doses'}. The child weighs ${weight} kg. The label says ${shown(stock.amount)} mg in ${shown(stock.per)} mL. How many mL are one dose, to the nearest tenth?`,
    steps: [
      {
        prompt: 'How many mg are given in a day?',
        answer: day,
        unit: 'mg',
        working: `${shown(perKgDay)} mg/kg × ${weight} kg = ${shown(day)} mg`,
      },
      {
        prompt: 'How many mg are one dose?',
        answer: dose,
        unit: 'mg',
        working: `${shown(day)} mg ÷ ${dosesPerDay} = ${shown(dose)} mg`,
      },
      {
        prompt: 'How many mL are one dose, to the nearest tenth?',
        answer: amount,
        unit: 'mL',
        working: `${shown(dose)} mg ÷ ${shown(stock.amount)} mg × ${shown(stock.per)} mL = ${shown(amount)} mL`,
      },
    ],
    explanation:
      'By the day first, then by the dose, then by the volume. Check the day against the labelled maximum before the first dose is drawn up.',
  });
};

/** What one mL of the bag holds, in the unit of the order: mcg where it is ordered in mcg. */
const concentrationOf = ({ rateUnit, bag }: InfusionOrder) => {
  const isMicrogram = rateUnit === 'mcg/kg/min';
  const unit = isMicrogram ? 'mcg' : bag.unit;
  const perML = (bag.amount / bag.mL) * (isMicrogram ? 1000 : 1);
  return { unit, perML: halfUp(perML, decimals) };
};

const hourlyOf = ({ rate, rateUnit }: InfusionOrder, weight: number) => {
  if (rateUnit === 'mcg/kg/min') {
    const value = halfUp(rate * weight * 60, decimals);
    return { value, working: `${shown(rate)} mcg × ${weight} kg × 60 min = ${shown(value)} mcg/h` };
  }
  if (rateUnit === 'units/kg/h') {
    const value = halfUp(rate * weight, decimals);
    return { value, working: `${shown(rate)} units × ${weight} kg = ${shown(value)} units/h` };
  }
  return { value: rate, working: `The order is by the hour: ${shown(rate)} ${rateUnit}` };
};

const workOutInfusion = (order: InfusionOrder, weight: number): Problem[] => {
  const { scene, rate, rateUnit, bag } = order;
  const byWeight = rateUnit.includes('/kg/');
  const { unit, perML } = concentrationOf(order);
  const hourly = hourlyOf(order, weight);
  const pump = halfUp(hourly.value / perML, 1);
  return problemOf(order, {
    problem: `${scene} The order is ${shown(rate)} ${rateUnit}${byWeight ? `, and the weight is ${weight} kg` : ''}. The bag holds ${shown(bag.amount)} ${bag.unit} in ${bag.mL} mL. At how many mL/h is the pump set, to the nearest tenth?`,
    steps: [
      {
        prompt: `How many ${unit} are in 1 mL?`,
        answer: perML,
        unit: `${unit}/mL`,
        working: `${shown(bag.amount)} ${bag.unit} ÷ ${bag.mL} mL${unit === bag.unit ? '' : ' × 1,000'} = ${shown(perML)} ${unit}/mL`,
      },
      {
        prompt: `How many ${unit} run in an hour?`,
        answer: hourly.value,
        unit: `${unit}/h`,
        working: hourly.working,
      },
      {
        prompt: 'At how many mL/h is the pump set, to the nearest tenth?',
        answer: pump,
        unit: 'mL/h',
        working: `${shown(hourly.value)} ${unit}/h ÷ ${shown(perML)} ${unit}/mL = ${shown(pump)} mL/h`,
      },
    ],
    explanation:
      'First what a milliliter holds, then what an hour needs; the one by the other is the rate. A second person checks it before the pump is started.',
  });
};

const workOutDrip = (order: DripOrder): Problem[] => {
  const { scene, mL, hours, dropFactor } = order;
  const hourly = halfUp(mL / hours, 1);
  const drops = halfUp((mL / hours / 60) * dropFactor, 0);
  return problemOf(order, {
    problem: `${scene} The tubing gives ${dropFactor} drops/mL. How many drops a minute are set, to the nearest whole drop?`,
    steps: [
      {
        prompt: 'How many mL run in an hour?',
        answer: hourly,
        unit: 'mL/h',
        working: `${shown(mL)} mL ÷ ${shown(hours)} h = ${shown(hourly)} mL/h`,
      },
      {
        prompt: 'How many drops a minute are set, to the nearest whole drop?',
        answer: drops,
        unit: 'drops/min',
        working: `${shown(hourly)} mL/h × ${dropFactor} drops/mL ÷ 60 min/h = ${shown(drops)} drops/min`,
      },
    ],
    explanation:
      'Milliliters an hour, times drops in a milliliter, by 60 minutes. A drop is whole, so the last number is rounded.',
  });
};

/** The problem of an order with each step that leads to its number; a weight is taken by chance. */
export const workedOut = (order: DosageOrder, random: RandomSource): Problem[] => {
  if (order.kind === 'dose') return workOutDose(order);
  if (order.kind === 'drip') return workOutDrip(order);
  const weight = order.weights[Math.floor(random() * order.weights.length)] ?? 70;
  return order.kind === 'weight' ? workOutWeight(order, weight) : workOutInfusion(order, weight);
};

import type { RandomSource } from '../../../kernel/random.ts';
import type { NumericModel } from '../item-model.ts';
import { between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const topic = 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)';
const draws = 2;

const gradientCase = calculation({
  fact: 'alveolar-gas-equation',
  topic,
  placesOf: patientData,
  note: 'A normal A-a gradient with hypoxemia points to hypoventilation or low inspired oxygen. A wide one points to the lung itself.',
});

type GradientScene = (values: {
  readonly fio2: number;
  readonly pb: number;
  readonly paco2: number;
  readonly pao2: number;
}) => string;

const gradient = (scene: GradientScene, fio2s: readonly number[], pbs: readonly number[]) =>
  gradientCase((random: RandomSource) => {
    const [fio2, pb] = [oneOf(fio2s, random), oneOf(pbs, random)];
    const paco2 = oneOf([32, 36, 40, 44, 48, 52], random);
    const inspired = fio2 * (pb - 47);
    const alveolar = inspired - paco2 / 0.8;
    const pao2 =
      fio2 > 0.21
        ? between({ from: 62, to: 124, step: 1 }, random)
        : Math.round(alveolar - between({ from: 14, to: 56, step: 1 }, random));
    return {
      given: { fio2, pb, paco2, pao2 },
      stem: scene({ fio2, pb, paco2, pao2 }),
      exact: alveolar - pao2,
      unit: 'mm Hg',
      decimals: 0,
      why: `PAO₂ is ${fio2} × (${pb} − 47) − ${paco2}/0.8 = ${rounded(alveolar, 0)} mm Hg, and the gradient is that minus ${pao2} mm Hg.`,
      mistakes: [
        [
          fio2 * pb - paco2 / 0.8 - pao2,
          'This leaves out the water vapor pressure of 47 mm Hg, so the alveolar pressure comes out too high.',
        ],
        [
          inspired - paco2 - pao2,
          'This subtracts PaCO₂ without dividing it by the respiratory quotient of 0.8.',
        ],
        [
          inspired - pao2,
          'This takes inspired for alveolar oxygen and leaves out the CO₂ in the alveoli.',
        ],
        [
          inspired - paco2 * 0.8 - pao2,
          'This multiplies PaCO₂ by 0.8 where it must be divided by it.',
        ],
        [
          alveolar,
          'This is the alveolar oxygen pressure. The arterial pressure has yet to be subtracted.',
        ],
      ],
    };
  });

const aaGradient: NumericModel = numericModel({
  id: 'd-calc-aa',
  version: 1,
  problem: 'Find the alveolar-arterial oxygen pressure difference.',
  features: 'FIO₂, barometric pressure, PaCO₂ and PaO₂.',
  slips: 'Forgetting water vapor; PaCO₂ not divided by 0.8; stopping at the alveolar pressure.',
  draws,
  cases: {
    'room-air': gradient(
      ({ pb, paco2, pao2 }) =>
        `At a barometric pressure of ${pb} mm Hg a patient with a new cough breathes room air (FIO₂ 0.21). PaCO₂ is ${paco2} mm Hg and PaO₂ ${pao2} mm Hg. With a water vapor pressure of 47 mm Hg and a respiratory quotient of 0.8, what is the A-a gradient?`,
      [0.21],
      [740, 750, 760],
    ),
    'on-oxygen': gradient(
      ({ fio2, pb, paco2, pao2 }) =>
        `A ventilated patient with sepsis has a PaO₂ of ${pao2} mm Hg and a PaCO₂ of ${paco2} mm Hg on an FIO₂ of ${fio2.toFixed(2)}. Barometric pressure is ${pb} mm Hg, water vapor pressure 47 mm Hg and respiratory quotient 0.8. How far apart are alveolar and arterial oxygen pressure?`,
      [0.4, 0.5, 0.6],
      [747, 760],
    ),
  },
});

const ratioCase = calculation({
  fact: 'pao2-fio2-ratio',
  topic,
  placesOf: patientData,
  note: 'With bilateral opacities and PEEP of 5 cm H₂O or more, 201 to 300 is mild, 101 to 200 moderate and 100 or less severe ARDS.',
});

const ratio = (scene: (pao2: number, fio2: number) => string) =>
  ratioCase((random) => {
    const fio2 = oneOf([0.35, 0.45, 0.55, 0.65, 0.7, 0.8], random);
    const pao2 = between({ from: 56, to: 98, step: 1 }, random);
    return {
      given: { pao2, fio2 },
      stem: scene(pao2, fio2),
      exact: pao2 / fio2,
      unit: 'mm Hg',
      decimals: 0,
      why: `PaO₂ divided by FIO₂ is ${pao2}/${fio2} = ${rounded(pao2 / fio2, 0)} mm Hg.`,
      mistakes: [
        [pao2 * fio2, 'This multiplies PaO₂ by FIO₂ where it must be divided.'],
        [pao2 / 0.21, 'This divides by 0.21 as if the patient breathed room air.'],
        [
          pao2 / (fio2 - 0.21),
          'This subtracts room air from FIO₂. The whole FIO₂ belongs in the ratio.',
        ],
        [pao2 / (1 - fio2), 'This divides by the part of the gas that is not oxygen.'],
      ],
    };
  });

const pfRatio: NumericModel = numericModel({
  id: 'd-calc-pf',
  version: 1,
  problem: 'Find the ratio of PaO₂ to FIO₂.',
  features: 'PaO₂ and FIO₂ of one time.',
  slips: 'Multiplying; dividing by 0.21; subtracting room air.',
  draws,
  cases: {
    trauma: ratio(
      (pao2, fio2) =>
        `Three days after multiple fractures, a ventilated patient on an FIO₂ of ${fio2.toFixed(2)} has a PaO₂ of ${pao2} mm Hg. The therapist reports the oxygenation ratio on rounds. Which number is right?`,
    ),
    mask: ratio(
      (pao2, fio2) =>
        `A patient with influenza on heated high-flow oxygen at an FIO₂ of ${fio2.toFixed(2)} has an arterial PO₂ of ${pao2} mm Hg. What is PaO₂ divided by FIO₂?`,
    ),
  },
});

const indexCase = calculation({
  fact: 'oxygenation-index',
  topic,
  placesOf: patientData,
  note: 'The index rises as oxygenation gets worse or more pressure is needed. Values above 25 are severe, and 40 is a usual threshold for extracorporeal support in newborns.',
});

const index = (scene: (mean: number, fio2: number, pao2: number) => string) =>
  indexCase((random) => {
    const mean = between({ from: 12, to: 24, step: 1 }, random);
    const fio2 = oneOf([0.5, 0.6, 0.7, 0.8, 0.9], random);
    const pao2 = between({ from: 42, to: 74, step: 1 }, random);
    const peak = mean + 12;
    return {
      given: { mean, fio2, pao2, peak },
      stem: scene(mean, fio2, pao2).replace('{peak}', String(peak)),
      exact: (mean * fio2 * 100) / pao2,
      unit: '',
      decimals: 0,
      why: `The index is mean airway pressure × FIO₂ × 100 divided by PaO₂: ${mean} × ${fio2} × 100/${pao2} = ${rounded((mean * fio2 * 100) / pao2, 0)}.`,
      mistakes: [
        [(peak * fio2 * 100) / pao2, 'This uses peak pressure in place of mean airway pressure.'],
        [
          (mean * 100) / pao2,
          'This leaves out FIO₂, so it would not change with the oxygen given.',
        ],
        [pao2 / fio2, 'This is the ratio of PaO₂ to FIO₂, which leaves out airway pressure.'],
        [mean * fio2, 'This stops at the product of pressure and FIO₂ and leaves out PaO₂.'],
      ],
    };
  });

const oxygenationIndex: NumericModel = numericModel({
  id: 'd-calc-oi',
  version: 1,
  problem: 'Find the oxygenation index.',
  features: 'Mean airway pressure, FIO₂ and PaO₂.',
  slips: 'Peak for mean pressure; leaving out FIO₂; giving the P/F ratio.',
  draws,
  cases: {
    newborn: index(
      (mean, fio2, pao2) =>
        `An infant with meconium aspiration is ventilated with a peak pressure of {peak} cm H₂O, a mean airway pressure of ${mean} cm H₂O and an FIO₂ of ${fio2.toFixed(2)}. Postductal PaO₂ is ${pao2} mm Hg. What is the oxygenation index?`,
    ),
    child: index(
      (mean, fio2, pao2) =>
        `For a child with severe viral pneumonia the team asks for the oxygenation index. PaO₂ is ${pao2} mm Hg, FIO₂ ${fio2.toFixed(2)}, peak pressure {peak} cm H₂O and mean airway pressure ${mean} cm H₂O. Which value should be reported?`,
    ),
  },
});

/** Calculations of gas exchange. */
export const gasExchangeSums: readonly NumericModel[] = [aaGradient, pfRatio, oxygenationIndex];

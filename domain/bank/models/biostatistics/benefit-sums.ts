import { between, type NumericCase, numericModel, oneOf, rounded } from '../numeric-model.ts';
import type { Slip } from '../slips.ts';
import { type Estimate, estimate } from './estimate.ts';

const draws = 3;
const theme = 'risk-measures';

const arrCase = estimate({
  fact: 'measure-absolute-reduction',
  theme,
  unit: '%',
  decimals: 1,
  note: 'The absolute reduction depends on the risk without treatment. Its inverse is the number needed to treat.',
});

const nntCase = estimate({
  fact: 'measure-number-to-treat',
  theme,
  unit: 'patients',
  decimals: 0,
  note: 'The smaller the number, the greater the benefit. It belongs to a stated time.',
});

type Trial = Readonly<Record<'treated' | 'control' | 'arm', number>>;

const drawTrial = (random: () => number): Trial & { readonly need: number } => {
  const need = oneOf([20, 25, 40, 50], random);
  const arm = oneOf([400, 600, 1000, 1200], random);
  const less = arm / need;
  const treated = Math.round(less * between({ from: 0.8, to: 2.4, step: 0.2 }, random));
  return { treated, control: treated + less, arm, need };
};

const reductionMistakes = ({
  treated,
  control,
  arm,
}: Readonly<Record<'treated' | 'control' | 'arm', number>>): Slip[] => [
  [
    (100 * (control - treated)) / control,
    'This is the relative reduction, over the risk of the controls.',
  ],
  [(100 * treated) / control, 'This is the relative risk as a percentage.'],
  [(100 * control) / arm, 'This is the risk of the controls, before anything is subtracted.'],
  [(100 * treated) / arm, 'This is the risk of those who were treated.'],
  [(100 * (control + treated)) / (2 * arm), 'This is the risk in both groups together.'],
  [(100 * (control - treated)) / (2 * arm), 'This divides by both groups where one is needed.'],
];

const reduction = (scene: (trial: Trial) => string): NumericCase =>
  arrCase((random): Estimate => {
    const { treated, control, arm } = drawTrial(random);
    const less = (100 * (control - treated)) / arm;
    return {
      given: { treated, control, arm },
      stem: scene({ treated, control, arm }),
      exact: less,
      why: `Risk is ${control}/${arm} without and ${treated}/${arm} with treatment, a difference of ${rounded(less, 1)}%.`,
      mistakes: reductionMistakes({ treated, control, arm }),
    };
  });

const neededMistakes = ({
  treated,
  control,
  arm,
  need,
}: Readonly<Record<'treated' | 'control' | 'arm' | 'need', number>>): Slip[] => [
  [arm / control, 'This is 1 divided by the risk of the controls.'],
  [arm / treated, 'This is 1 divided by the risk of the treated.'],
  [control / (control - treated), 'This is 1 divided by the relative reduction.'],
  [control - treated, 'This is the number of events spared in the whole trial.'],
  [
    (100 * (control - treated)) / control,
    'This is the relative reduction in percent and not a number of patients.',
  ],
  [2 * need, 'This counts both groups where one is treated.'],
];

const needed = (scene: (trial: Trial) => string): NumericCase =>
  nntCase((random): Estimate => {
    const { treated, control, arm, need } = drawTrial(random);
    return {
      given: { treated, control, arm },
      stem: scene({ treated, control, arm }),
      exact: need,
      why: `The absolute reduction is ${control}/${arm} − ${treated}/${arm} = ${rounded(100 / need, 1)}%, and 1 divided by it is ${need}.`,
      mistakes: neededMistakes({ treated, control, arm, need }),
    };
  });

/** What a treatment spares: absolute reduction and number needed to treat. */
export const benefitModel = numericModel({
  id: 'bs-benefit',
  version: 1,
  problem: 'Find the absolute risk reduction or the number needed to treat from a trial.',
  features: 'Events in two arms of equal size.',
  slips: 'Relative for absolute; inverse of one risk; counting both arms.',
  draws,
  cases: {
    'stroke-prevention': reduction(
      ({ treated, control, arm }) =>
        `In a 3-year trial ${control} of ${arm} patients on placebo and ${treated} of ${arm} on a new drug have a stroke. By how much does the drug lower the absolute risk?`,
    ),
    'hip-fracture': needed(
      ({ treated, control, arm }) =>
        `Hip fractures are counted over 5 years in two groups of ${arm} women. There are ${treated} among those on a bone drug and ${control} among those without it. How many women must be treated for 5 years to prevent one fracture?`,
    ),
    'wound-infection': needed(
      ({ treated, control, arm }) =>
        `A skin preparation before surgery is compared with soap in ${arm} patients each. Wounds become infected in ${control} after soap and in ${treated} after the preparation. What is the number needed to treat?`,
    ),
    'mountain-sickness': reduction(
      ({ treated, control, arm }) =>
        `Two groups of ${arm} travelers take either tablets or placebo. Mountain sickness occurs in ${treated} on tablets and ${control} on placebo. What is the absolute risk reduction?`,
    ),
  },
});

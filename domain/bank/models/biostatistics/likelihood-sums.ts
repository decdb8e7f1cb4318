import { type NumericCase, numericModel, oneOf, rounded } from '../numeric-model.ts';
import type { Slip } from '../slips.ts';
import { type Estimate, estimate } from './estimate.ts';

const draws = 3;

const ratio = estimate({
  fact: 'measure-likelihood-ratio',
  theme: 'test-measures',
  unit: '',
  decimals: 1,
  note: 'Above 10 it raises the odds of disease strongly, and near 1 it changes little.',
});

const likelihoodMistakes = ({ sens, spec }: Readonly<Record<'sens' | 'spec', number>>): Slip[] => [
  [(100 - sens) / spec, 'This is the negative ratio, for a test that is negative.'],
  [sens / spec, 'This divides by specificity where 1 − specificity is needed.'],
  [spec / (100 - sens), 'This puts specificity in place of sensitivity and the reverse.'],
  [sens / (100 - sens), 'This is the odds of a positive test among the ill.'],
  [spec / (100 - spec), 'This is the odds of a negative test among the well.'],
  [(100 - spec) / sens, 'This is the positive ratio turned upside down.'],
];

const likelihood = (scene: (sensitivity: number, specificity: number) => string): NumericCase =>
  ratio((random): Estimate => {
    const [sens, spec] = [
      oneOf([60, 70, 75, 80, 90, 95], random),
      oneOf([70, 75, 80, 85, 90], random),
    ];
    return {
      given: { sens, spec },
      stem: scene(sens, spec),
      exact: sens / (100 - spec),
      why: `The positive ratio is sensitivity over 1 − specificity: ${sens}/(100 − ${spec}) = ${rounded(sens / (100 - spec), 1)}.`,
      mistakes: likelihoodMistakes({ sens, spec }),
    };
  });

/** The positive likelihood ratio. */
export const likelihoodModel = numericModel({
  id: 'bs-likelihood',
  version: 1,
  problem: 'Find the positive likelihood ratio from sensitivity and specificity.',
  features: 'Sensitivity and specificity.',
  slips: 'Dividing by specificity; giving the negative ratio; turning the ratio over.',
  draws,
  cases: {
    'murphy-sign': likelihood(
      (sens, spec) =>
        `A bedside sign of cholecystitis has a sensitivity of ${sens}% and a specificity of ${spec}%. The sign is present. By what factor are the odds of cholecystitis multiplied?`,
    ),
    'gout-score': likelihood(
      (sens, spec) =>
        `A score for gout classifies ${spec}% of people without gout as negative and ${sens}% of people with gout as positive. What is its positive likelihood ratio?`,
    ),
  },
});

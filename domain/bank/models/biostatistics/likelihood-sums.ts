import { between, type NumericCase, numericModel, oneOf, rounded } from '../numeric-model.ts';
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

const chance = estimate({
  fact: 'measure-bayes',
  theme: 'test-measures',
  unit: '%',
  decimals: 0,
  note: 'Where disease is rare, most positive results of a good test may be false.',
});

/** Counts of people as they are printed. */
const people = (count: number): string => String(count).replace(/(\d)(?=\d{3}$)/, '$1,');

const bayesMistakes = ({
  prev,
  sens,
  spec,
  hits,
  alarms,
  missed,
  cleared,
}: Readonly<
  Record<'prev' | 'sens' | 'spec' | 'hits' | 'alarms' | 'missed' | 'cleared', number>
>): Slip[] => [
  [sens, 'This is the sensitivity. It tells how often the ill are positive.'],
  [
    (100 * cleared) / (cleared + missed),
    'This is the negative predictive value, for a test that is negative.',
  ],
  [prev, 'This is the prevalence, the chance before the test.'],
  [(100 * alarms) / (hits + alarms), 'This is the share of positives that are false.'],
  [(prev * sens) / 100, 'This is the share of all people who are true positives.'],
  [(hits + alarms) / 100, 'This is the share of all people who test positive.'],
  [spec, 'This is the specificity. It tells how often the well are negative.'],
];

const bayes = (scene: (given: Readonly<Record<'prev' | 'sens' | 'spec', number>>) => string) =>
  chance((random): Estimate => {
    const prev = between({ from: 4, to: 20, step: 2 }, random);
    const [sens, spec] = [oneOf([80, 90, 95], random), oneOf([85, 90, 95], random)];
    const hits = prev * sens;
    const alarms = (100 - prev) * (100 - spec);
    const missed = prev * (100 - sens);
    const cleared = (100 - prev) * spec;
    return {
      given: { prev, sens, spec },
      stem: scene({ prev, sens, spec }),
      exact: (100 * hits) / (hits + alarms),
      why: `Of 10,000 people ${people(hits)} are true positives and ${people(alarms)} false positives: ${people(hits)}/${people(hits + alarms)} = ${rounded((100 * hits) / (hits + alarms), 0)}%.`,
      mistakes: bayesMistakes({ prev, sens, spec, hits, alarms, missed, cleared }),
    };
  });

/** From prevalence to the chance of disease after a test. */
export const bayesModel = numericModel({
  id: 'bs-bayes',
  version: 1,
  problem: 'Find the probability of disease after a positive test from prevalence.',
  features: 'Prevalence, sensitivity and specificity.',
  slips:
    'Taking sensitivity for predictive value; forgetting false positives; stopping at prevalence.',
  draws,
  cases: {
    'sleep-apnea-drivers': bayes(
      ({ prev, sens, spec }) =>
        `Among bus drivers ${prev}% have a certain sleep disorder. A questionnaire has a sensitivity of ${sens}% and a specificity of ${spec}% for it. A driver has a positive result. How likely is it that he has the disorder?`,
    ),
    'kidney-strip': bayes(
      ({ prev, sens, spec }) =>
        `A urine strip detects ${sens}% of people with kidney disease and is negative in ${spec}% of those without it. In the screened town ${prev}% have kidney disease. What share of positive strips is from people with the disease?`,
    ),
  },
});

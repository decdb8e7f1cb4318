import type { NumericModel } from '../item-model.ts';
import { type NumericCase, numericModel, rounded } from '../numeric-model.ts';
import type { Slip } from '../slips.ts';
import { drawTestTable, type Estimate, estimate, type TestTable } from './estimate.ts';
import { likelihoodModel } from './likelihood-sums.ts';

const draws = 3;

type Measure = 'sensitivity' | 'specificity' | 'ppv' | 'npv';

type Share = { readonly part: number; readonly whole: number; readonly is: string };

const sharesOf = ({ tp, fn, fp, tn }: TestTable): Readonly<Record<Measure, Share>> => ({
  sensitivity: {
    part: tp,
    whole: tp + fn,
    is: 'Sensitivity is true positives over all who are ill',
  },
  specificity: {
    part: tn,
    whole: tn + fp,
    is: 'Specificity is true negatives over all who are well',
  },
  ppv: {
    part: tp,
    whole: tp + fp,
    is: 'Positive predictive value is true positives over all positives',
  },
  npv: {
    part: tn,
    whole: tn + fn,
    is: 'Negative predictive value is true negatives over all negatives',
  },
});

const percent = ({ part, whole }: Share): number => (100 * part) / whole;

const insteadOf: Readonly<Record<Measure, string>> = {
  sensitivity: 'This is the sensitivity: true positives over all who are ill.',
  specificity: 'This is the specificity: true negatives over all who are well.',
  ppv: 'This is the positive predictive value: true positives over all positives.',
  npv: 'This is the negative predictive value: true negatives over all negatives.',
};

const measures: readonly Measure[] = ['sensitivity', 'specificity', 'ppv', 'npv'];

const mistakesFor = (table: TestTable, wanted: Measure): Slip[] => {
  const { tp, fn, fp, tn } = table;
  const all = tp + fn + fp + tn;
  const shares = sharesOf(table);
  const others = measures.filter((measure) => measure !== wanted);
  return [
    ...others.map((measure): Slip => [percent(shares[measure]), insteadOf[measure]]),
    [
      100 - percent(shares[wanted]),
      'This is 100% minus the result: the share of wrong answers and not of right ones.',
    ],
    [(100 * (tp + fn)) / all, 'This is the prevalence in the sample, whatever the test shows.'],
    [(100 * (tp + tn)) / all, 'This is the accuracy: all correct results over everyone tested.'],
    [(100 * (tp + fp)) / all, 'This is the share of all people whose test was positive.'],
  ];
};

type Scene = (table: TestTable) => string;

const testCase = (measure: Measure, note: string) => {
  const inThisMeasure = estimate({
    fact: `measure-${measure}`,
    theme: 'test-measures',
    unit: '%',
    decimals: 0,
    note,
  });
  return (scene: Scene): NumericCase =>
    inThisMeasure((random): Estimate => {
      const table = drawTestTable(random);
      const share = sharesOf(table)[measure];
      return {
        given: table,
        stem: scene(table),
        exact: percent(share),
        why: `${share.is}: ${share.part}/${share.whole} = ${rounded(percent(share), 0)}%.`,
        mistakes: mistakesFor(table, measure),
      };
    });
};

const sensitivity = testCase(
  'sensitivity',
  'A sensitive test rarely misses disease, so a negative result helps to rule it out.',
);
const specificity = testCase(
  'specificity',
  'A specific test rarely marks the well as ill, so a positive result helps to rule disease in.',
);
const ppv = testCase('ppv', 'It falls when the disease is rare, even if the test is the same.');
const npv = testCase('npv', 'It rises when the disease is rare, even if the test is the same.');

const slips = 'Using the wrong margin of the table; giving another measure or its complement.';

const sensitivityModel = numericModel({
  id: 'bs-sensitivity',
  version: 1,
  problem: 'Find sensitivity or specificity from results in the ill and the well.',
  features: 'True and false positives and negatives.',
  slips,
  draws,
  cases: {
    'stool-antigen': sensitivity(
      ({ tp, fn, fp, tn }) =>
        `A stool antigen test for Helicobacter pylori is compared with biopsy. Biopsy finds the organism in ${tp + fn} patients, of whom ${tp} have a positive stool test. Of ${fp + tn} patients without it, ${fp} have a positive test. What is the sensitivity of the stool test?`,
    ),
    'ankle-rule': sensitivity(
      ({ tp, fn, fp, tn }) =>
        `A rule for ankle injuries calls for films in ${tp + fp} people, and ${tp} of them have a fracture. It advises against films in ${fn + tn}, of whom ${fn} turn out to have a fracture. How sensitive is the rule for fracture?`,
    ),
    'troponin-triage': specificity(
      ({ tp, fn, fp, tn }) =>
        `A rapid test for infarction is positive in ${tp} of ${tp + fn} patients who have an infarction and in ${fp} of ${fp + tn} patients with chest pain of another cause. What is the specificity?`,
    ),
    'depression-form': specificity(
      ({ tp, fn, fp, tn }) =>
        `A two-question form for depression is checked by interview. Among ${fp + tn} people without depression ${tn} have a negative form. Among ${tp + fn} with depression ${fn} have a negative form. Which percentage is the specificity of the form?`,
    ),
  },
});

const predictiveModel = numericModel({
  id: 'bs-predictive',
  version: 1,
  problem: 'Find a predictive value from a two-by-two table.',
  features: 'True and false positives and negatives; which margin is asked.',
  slips,
  draws,
  cases: {
    'celiac-serology': ppv(
      ({ tp, fn, fp, tn }) =>
        `In a gastroenterology clinic an antibody test for celiac disease is positive in ${tp} of ${tp + fn} patients with the disease and in ${fp} of ${fp + tn} patients without it. A patient of this clinic has a positive test. What is the probability that she has the disease?`,
    ),
    'strep-swab': ppv(
      ({ tp, fn, fp, tn }) =>
        `Of ${tp + fp} children with a positive rapid swab, culture grows group A streptococcus in ${tp}. Of ${fn + tn} with a negative swab, it grows in ${fn}. What is the positive predictive value of the swab?`,
    ),
    'dimer-leg': npv(
      ({ tp, fn, fp, tn }) =>
        `A D-dimer is measured in patients with a swollen leg. Thrombosis is found in ${tp + fn}, of whom ${fn} had a negative result. Of ${fp + tn} without thrombosis ${tn} had a negative result. If the result is negative, how likely is it that there is no thrombosis?`,
    ),
    'newborn-hearing': npv(
      ({ tp, fn, fp, tn }) =>
        `In a high-risk nursery a hearing screen is passed by ${fn + tn} infants, and later ${fn} of these prove to be deaf. It is failed by ${tp + fp}, of whom ${tp} are deaf. What is the negative predictive value?`,
    ),
  },
});

/** Measures of a diagnostic test. */
export const testSums: readonly NumericModel[] = [
  sensitivityModel,
  predictiveModel,
  likelihoodModel,
];

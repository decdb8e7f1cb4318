import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel, oneOf, rounded } from '../numeric-model.ts';
import type { Slip } from '../slips.ts';
import { benefitModel } from './benefit-sums.ts';
import { drawRiskTable, type Estimate, estimate, type RiskTable } from './estimate.ts';

const draws = 3;
const theme = 'risk-measures';

type Scene = (table: RiskTable) => string;

const ratioCase = estimate({
  fact: 'measure-relative-risk',
  theme,
  unit: '',
  decimals: 1,
  note: 'Relative risk compares risks in a cohort or trial. A value of 1 means no difference.',
});

const relativeRiskMistakes = ({
  a,
  n,
  b,
  m,
}: Readonly<Record<'a' | 'n' | 'b' | 'm', number>>): Slip[] => [
  [(a * (m - b)) / (b * (n - a)), 'This is the odds ratio, which divides odds and not risks.'],
  [b / m / (a / n), 'This is the ratio upside down, with the others in the numerator.'],
  [a / b, 'This divides numbers of events and ignores the sizes of the groups.'],
  [a / n / ((a + b) / (n + m)), 'This divides by the risk of everyone and not of the others.'],
  [(100 * a) / n - (100 * b) / m, 'This is the difference of risks in percentage points.'],
  [n / m, 'This divides the sizes of the groups and leaves out the events.'],
];

const relativeRisk = (scene: Scene): NumericCase =>
  ratioCase((random): Estimate => {
    const table = drawRiskTable(random);
    const { events: a, group: n, otherEvents: b, otherGroup: m } = table;
    return {
      given: table,
      stem: scene(table),
      exact: a / n / (b / m),
      why: `Risk in the exposed is ${a}/${n} and in the others ${b}/${m}, and their ratio is ${rounded(a / n / (b / m), 1)}.`,
      mistakes: relativeRiskMistakes({ a, n, b, m }),
    };
  });

const relativeRiskModel = numericModel({
  id: 'bs-relative-risk',
  version: 1,
  problem: 'Find the relative risk from a cohort.',
  features: 'Events and numbers of people in two groups.',
  slips: 'Odds for risk; dividing counts; turning the ratio over; giving a difference.',
  draws,
  cases: {
    'silica-lung': relativeRisk(
      ({ events, group, otherEvents, otherGroup }) =>
        `Over 15 years ${events} of ${group} stone cutters and ${otherEvents} of ${otherGroup} office workers develop chronic lung disease. What is the relative risk of lung disease in stone cutters?`,
    ),
    'crib-smoke': relativeRisk(
      ({ events, group, otherEvents, otherGroup }) =>
        `In a birth cohort wheezing before age 2 is seen in ${otherEvents} of ${otherGroup} infants from smoke-free homes and in ${events} of ${group} infants of smokers. How many times as high is the risk in infants of smokers?`,
    ),
  },
});

const oddsCase = estimate({
  fact: 'measure-odds-ratio',
  notFor: ['NP'],
  theme,
  unit: '',
  decimals: 1,
  note: 'Case-control studies give odds ratios, which are close to the relative risk in rare disease.',
});

type Pairs = Readonly<Record<'a' | 'b' | 'c' | 'd', number>>;

const oddsRatioMistakes = ({
  a,
  b,
  c,
  d,
}: Readonly<Record<'a' | 'b' | 'c' | 'd', number>>): Slip[] => [
  [(b * c) / (a * d), 'This is the ratio upside down, controls over cases.'],
  [a / (a + b) / (c / (c + d)), 'This divides shares of exposure and not odds.'],
  [a / c, 'This divides numbers of exposed people and ignores the others.'],
  [a / (a + c) / (b / (b + d)), 'This is a relative risk. Risks cannot be found in such a study.'],
  [a / b, 'This is the odds in cases. It must be divided by the odds in controls.'],
  [(a * b) / (c * d), 'This multiplies along the rows where the diagonals are needed.'],
];

const oddsRatio = (scene: (pairs: Pairs) => string): NumericCase =>
  oddsCase((random): Estimate => {
    const [cases, controls] = [oneOf([80, 100, 120], random), oneOf([200, 240, 300], random)];
    const a = Math.round(cases * between({ from: 0.4, to: 0.7, step: 0.05 }, random));
    const c = Math.round(controls * between({ from: 0.1, to: 0.3, step: 0.05 }, random));
    const [b, d] = [cases - a, controls - c];
    return {
      given: { a, b, c, d },
      stem: scene({ a, b, c, d }),
      exact: (a * d) / (b * c),
      why: `Odds of exposure are ${a}/${b} in cases and ${c}/${d} in controls, so the ratio is (${a} × ${d})/(${b} × ${c}) = ${rounded((a * d) / (b * c), 1)}.`,
      mistakes: oddsRatioMistakes({ a, b, c, d }),
    };
  });

const oddsModel = numericModel({
  id: 'bs-odds-ratio',
  version: 1,
  problem: 'Find the odds ratio from a case-control study.',
  features: 'Exposed and unexposed among cases and controls.',
  slips: 'Risk for odds; counts; wrong diagonal; turning the ratio over.',
  draws,
  cases: {
    'solvent-liver': oddsRatio(
      ({ a, b, c, d }) =>
        `Of ${a + b} patients with a rare liver tumor ${a} had worked with a solvent. Of ${c + d} controls without it ${c} had. What is the odds ratio for the solvent?`,
    ),
    'sprouts-outbreak': oddsRatio(
      ({ a, b, c, d }) =>
        `After an outbreak of diarrhea ${a} of the ill guests had eaten sprouts and ${b} had not. Of guests who stayed well ${c} had eaten them and ${d} had not. What is the odds ratio for sprouts?`,
    ),
  },
});

/** Measures of risk and of the effect of treatment. */
export const riskSums: readonly NumericModel[] = [relativeRiskModel, oddsModel, benefitModel];

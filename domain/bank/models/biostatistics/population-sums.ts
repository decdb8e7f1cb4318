import type { NumericModel } from '../item-model.ts';
import { between, type NumericCase, numericModel, oneOf, rounded } from '../numeric-model.ts';
import type { Slip } from '../slips.ts';
import { drawRiskTable, type Estimate, estimate, type RiskTable } from './estimate.ts';

const draws = 3;

const shareCase = estimate({
  fact: 'measure-attributable-share',
  notFor: ['NP'],
  theme: 'risk-measures',
  unit: '%',
  decimals: 0,
  note: 'It tells what part of the disease among exposed people would not occur without the exposure.',
});

const attributableMistakes = ({
  risk,
  base,
  overall,
}: Readonly<Record<'risk' | 'base' | 'overall', number>>): Slip[] => [
  [100 * (risk - base), 'This is the attributable risk itself and not its share.'],
  [(100 * base) / risk, 'This is the share that is not due to the exposure.'],
  [(100 * (risk - base)) / base, 'This divides by the risk of the unexposed.'],
  [100 * risk, 'This is the risk of the exposed, with the background included.'],
  [(100 * (overall - base)) / overall, 'This is the share in the whole population.'],
  [100 * base, 'This is the risk of the unexposed, the background.'],
];

const attributable = (scene: (table: RiskTable) => string): NumericCase =>
  shareCase((random): Estimate => {
    const table = drawRiskTable(random);
    const { events: a, group: n, otherEvents: b, otherGroup: m } = table;
    const [risk, base] = [a / n, b / m];
    const overall = (a + b) / (n + m);
    return {
      given: table,
      stem: scene(table),
      exact: (100 * (risk - base)) / risk,
      why: `Risk is ${rounded(100 * risk, 1)}% in the exposed and ${rounded(100 * base, 1)}% in the others. The difference over the risk of the exposed is ${rounded((100 * (risk - base)) / risk, 0)}%.`,
      mistakes: attributableMistakes({ risk, base, overall }),
    };
  });

const attributableModel = numericModel({
  id: 'bs-attributable',
  version: 1,
  problem: 'Find the share of disease in the exposed that is due to the exposure.',
  features: 'Risk in exposed and unexposed people.',
  slips: 'Giving the difference alone; dividing by the other risk; population for exposed.',
  draws,
  cases: {
    'welders-cough': attributable(
      ({ events, group, otherEvents, otherGroup }) =>
        `Chronic cough is found in ${events} of ${group} welders and in ${otherEvents} of ${otherGroup} clerks of the same age. What percentage of the cough among welders can be attributed to welding?`,
    ),
    'tanning-skin': attributable(
      ({ events, group, otherEvents, otherGroup }) =>
        `In a long cohort study ${otherEvents} of ${otherGroup} women who never used tanning beds and ${events} of ${group} who used them had skin cancer. Which share of the cancers among users is due to tanning beds, if the link is causal?`,
    ),
  },
});

const newCase = estimate({
  fact: 'measure-incidence',
  notFor: ['NP'],
  theme: 'surveillance',
  unit: '%',
  decimals: 1,
  note: 'Incidence counts new cases among those at risk. Prevalence counts all cases among everyone.',
});

type Town = Readonly<Record<'people' | 'old' | 'fresh', number>>;

const drawTown = (random: () => number): Town => {
  const people = oneOf([800, 1000, 1200, 1500, 2000], random);
  return {
    people,
    old: Math.round(people * between({ from: 0.1, to: 0.3, step: 0.05 }, random)),
    fresh: Math.round(people * between({ from: 0.05, to: 0.2, step: 0.03 }, random)),
  };
};

const incidenceMistakes = ({
  people,
  old,
  fresh,
}: Readonly<Record<'people' | 'old' | 'fresh', number>>): Slip[] => [
  [(100 * fresh) / people, 'This counts people who were ill at the start as if at risk.'],
  [
    (100 * (old + fresh)) / people,
    'This is the prevalence at the end, old and new cases together.',
  ],
  [(100 * old) / people, 'This is the prevalence at the start, which counts old cases.'],
  [(100 * (old + fresh)) / (people - old), 'This counts old cases as if they were new ones.'],
  [(100 * fresh) / (old + fresh), 'This is the share of cases that are new.'],
  [(100 * fresh) / old, 'This divides new cases by old ones and not by people at risk.'],
];

const incidence = (scene: (town: Town) => string): NumericCase =>
  newCase((random): Estimate => {
    const town = drawTown(random);
    const { people, old, fresh } = town;
    return {
      given: town,
      stem: scene(town),
      exact: (100 * fresh) / (people - old),
      why: `At risk were ${people} − ${old} = ${people - old} people, and ${fresh}/${people - old} = ${rounded((100 * fresh) / (people - old), 1)}%.`,
      mistakes: incidenceMistakes({ people, old, fresh }),
    };
  });

const incidenceModel = numericModel({
  id: 'bs-incidence',
  version: 1,
  problem: 'Find the cumulative incidence in a population with cases at the start.',
  features: 'Population, old cases, new cases.',
  slips: 'Keeping old cases in the denominator; prevalence for incidence.',
  draws,
  cases: {
    'island-diabetes': incidence(
      ({ people, old, fresh }) =>
        `On an island of ${people} adults ${old} have diabetes on January 1. During the year ${fresh} more are diagnosed, and nobody dies or moves. What is the 1-year cumulative incidence?`,
    ),
    'school-myopia': incidence(
      ({ people, old, fresh }) =>
        `Eye tests at a school find myopia in ${old} of ${people} pupils in the fall. By the next fall ${fresh} of the others have become myopic, and all are still enrolled. What was the risk of becoming myopic in that year?`,
    ),
  },
});

/** Measures in populations. */
export const populationSums: readonly NumericModel[] = [attributableModel, incidenceModel];

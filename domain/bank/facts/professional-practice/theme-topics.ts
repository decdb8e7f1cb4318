import type { PracticeTheme } from './practice-case.ts';

type Spot = readonly [area: string, topic: string];

/** Topics of one theme, by examination. */
type Spots = {
  readonly step1?: Spot;
  readonly step2?: Spot;
};

const social = (topic: string): Spot => ['social-sciences', topic];
const grow = (topic: string): Spot => ['human-development', topic];
const figures = (topic: string): Spot => ['biostatistics-population', topic];
const paper = (topic: string): Spot => ['biostatistics-literature', topic];

/** Where each theme counts in the blueprints. */
export const themeTopics: Readonly<Record<PracticeTheme, Spots>> = {
  consent: {
    step1: social('Medical ethics and consent'),
    step2: social('Informed consent and capacity'),
  },
  'end-of-life': {
    step1: social('Medical ethics and consent'),
    step2: social('End-of-life decisions'),
  },
  privacy: {
    step1: social('Confidentiality'),
    step2: social('Confidentiality and reporting'),
  },
  reporting: {
    step1: social('Confidentiality'),
    step2: social('Confidentiality and reporting'),
  },
  disclosure: {
    step1: social('Health care systems and patient safety'),
    step2: social('Medical error disclosure'),
  },
  communication: {
    step1: social('Patient-centered communication'),
    step2: social('Communication skills'),
  },
  'bad-news': {
    step1: social('Breaking bad news'),
    step2: social('Communication skills'),
  },
  'shared-decision': {
    step1: social('Patient-centered communication'),
    step2: social('Communication skills'),
  },
  culture: {
    step1: social('Cultural competence'),
    step2: social('Health care economics and access'),
  },
  professionalism: {
    step1: social('Medical ethics and consent'),
    step2: social('Professionalism'),
  },
  quality: {
    step1: social('Health care systems and patient safety'),
    step2: social('Quality improvement and root cause analysis'),
  },
  safety: {
    step1: social('Health care systems and patient safety'),
    step2: social('Quality improvement and root cause analysis'),
  },
  economics: {
    step1: social('Health care systems and patient safety'),
    step2: social('Health care economics and access'),
  },
  records: {
    step2: social('Professionalism'),
  },
  transitions: {
    step2: social('Transitions of care'),
  },
  outbreak: {
    step1: figures('Screening and surveillance'),
  },
  prevention: {
    step1: figures('Screening and surveillance'),
    step2: grow('Adolescent and adult preventive care'),
  },
  'adult-screening': {
    step1: grow('Care of the well patient'),
    step2: grow('Adolescent and adult preventive care'),
  },
  growth: {
    step1: grow('Developmental milestones'),
    step2: grow('Well-child care and milestones'),
  },
  'study-design': {
    step1: figures('Study design'),
    step2: paper('Study design and bias'),
  },
  bias: {
    step1: figures('Bias and confounding'),
    step2: paper('Study design and bias'),
  },
  hypothesis: {
    step1: figures('Hypothesis testing'),
    step2: paper('Abstract and advertisement interpretation'),
  },
  appraisal: {
    step1: figures('Hypothesis testing'),
    step2: paper('Abstract and advertisement interpretation'),
  },
  'test-measures': {
    step1: figures('Sensitivity, specificity and predictive values'),
    step2: paper('Diagnostic test measures'),
  },
  'risk-measures': {
    step1: figures('Risk measures and number needed to treat'),
    step2: paper('Risk and treatment effect'),
  },
  surveillance: {
    step1: figures('Screening and surveillance'),
    step2: paper('Screening'),
  },
};

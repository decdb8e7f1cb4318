import type { PracticeTheme } from './practice-case.ts';

type Spot = readonly [area: string, topic: string];

/** Topics of one theme, by examination. */
export type Spots = {
  /** Topic of the PANCE. */
  readonly pa?: string;
  /** Topic of the PANRE. */
  readonly panre?: string;
  readonly np?: { readonly aanp: Spot; readonly ancc: Spot };
  readonly step1?: Spot;
  readonly step2?: Spot;
};

const teach: Spot = ['plan', 'Patient education and anticipatory guidance'];
const evidence: Spot = ['plan', 'Evidence-based treatment plan'];
const refer: Spot = ['plan', 'Referral and consultation'];
const change: Spot = ['evaluate', 'Modifying the plan of care'];
const escalate: Spot = ['evaluate', 'Complications and escalation of care'];
const watch: Spot = ['evaluate', 'Monitoring laboratory values and drug safety'];
const law: Spot = ['implementation', 'Legal and ethical considerations'];
const counsel: Spot = ['implementation', 'Therapeutic communication and counseling'];
const improve: Spot = ['evaluation', 'Quality improvement and research appraisal'];
const guard: Spot = ['evaluation', 'Patient safety'];
const policy: Spot = ['evaluation', 'Health policy and resource management'];
const social = (topic: string): Spot => ['social-sciences', topic];
const grow = (topic: string): Spot => ['human-development', topic];
const figures = (topic: string): Spot => ['biostatistics-population', topic];
const paper = (topic: string): Spot => ['biostatistics-literature', topic];

const appraise = { aanp: evidence, ancc: improve };

/** Where each theme counts in the blueprints. */
export const themeTopics: Readonly<Record<PracticeTheme, Spots>> = {
  consent: {
    pa: 'Informed consent and medical ethics',
    panre: 'Legal and ethical issues',
    np: { aanp: teach, ancc: law },
    step1: social('Medical ethics and consent'),
    step2: social('Informed consent and capacity'),
  },
  'end-of-life': {
    pa: 'Informed consent and medical ethics',
    panre: 'Legal and ethical issues',
    np: { aanp: evidence, ancc: ['planning', 'Shared decision making'] },
    step1: social('Medical ethics and consent'),
    step2: social('End-of-life decisions'),
  },
  privacy: {
    pa: 'Medical-legal issues and malpractice',
    panre: 'Legal and ethical issues',
    np: { aanp: teach, ancc: law },
    step1: social('Confidentiality'),
    step2: social('Confidentiality and reporting'),
  },
  reporting: {
    pa: 'Public health and reporting',
    panre: 'Legal and ethical issues',
    np: { aanp: refer, ancc: law },
    step1: social('Confidentiality'),
    step2: social('Confidentiality and reporting'),
  },
  legal: {
    pa: 'Medical-legal issues and malpractice',
    panre: 'Legal and ethical issues',
    np: { aanp: evidence, ancc: ['planning', 'Standards of care'] },
    step2: social('Professionalism'),
  },
  disclosure: {
    pa: 'Risk management',
    panre: 'Patient safety',
    np: { aanp: escalate, ancc: guard },
    step1: social('Health care systems and patient safety'),
    step2: social('Medical error disclosure'),
  },
  communication: {
    pa: 'Patient-physician/PA relationship',
    np: { aanp: teach, ancc: counsel },
    step1: social('Patient-centered communication'),
    step2: social('Communication skills'),
  },
  'bad-news': {
    pa: 'Patient-physician/PA relationship',
    np: { aanp: teach, ancc: counsel },
    step1: social('Breaking bad news'),
    step2: social('Communication skills'),
  },
  'shared-decision': {
    pa: 'Patient-physician/PA relationship',
    np: { aanp: evidence, ancc: ['planning', 'Shared decision making'] },
    step1: social('Patient-centered communication'),
    step2: social('Communication skills'),
  },
  culture: {
    pa: 'Cultural humility and health equity',
    panre: 'Health equity and social determinants',
    np: { aanp: teach, ancc: counsel },
    step1: social('Cultural competence'),
    step2: social('Health care economics and access'),
  },
  professionalism: {
    pa: 'Patient-physician/PA relationship',
    panre: 'Legal and ethical issues',
    np: { aanp: evidence, ancc: ['planning', 'Standards of care'] },
    step1: social('Medical ethics and consent'),
    step2: social('Professionalism'),
  },
  scope: {
    pa: 'Medical-legal issues and malpractice',
    panre: 'Legal and ethical issues',
    np: { aanp: refer, ancc: ['implementation', 'APRN scope and standards'] },
  },
  prescribing: {
    pa: 'Billing, documentation and stewardship',
    panre: 'Opioid stewardship',
    np: {
      aanp: ['plan', 'Pharmacotherapy selection and dosing'],
      ancc: ['implementation', 'Regulatory guidelines and prescriptive authority'],
    },
  },
  quality: {
    pa: 'Patient safety and quality improvement',
    panre: 'Patient safety',
    np: { aanp: change, ancc: improve },
    step1: social('Health care systems and patient safety'),
    step2: social('Quality improvement and root cause analysis'),
  },
  safety: {
    pa: 'Patient safety and quality improvement',
    panre: 'Patient safety',
    np: { aanp: escalate, ancc: guard },
    step1: social('Health care systems and patient safety'),
    step2: social('Quality improvement and root cause analysis'),
  },
  telehealth: {
    pa: 'Risk management',
    panre: 'Telehealth practice',
    np: {
      aanp: ['evaluate', 'Response to treatment and follow-up intervals'],
      ancc: ['implementation', 'Healthcare informatics and telehealth'],
    },
  },
  opioids: {
    pa: 'Billing, documentation and stewardship',
    panre: 'Opioid stewardship',
    np: {
      aanp: watch,
      ancc: ['implementation', 'Regulatory guidelines and prescriptive authority'],
    },
  },
  antibiotics: {
    pa: 'Billing, documentation and stewardship',
    np: {
      aanp: ['plan', 'Antibiotic stewardship'],
      ancc: ['planning', 'Evidence-based clinical guidelines'],
    },
  },
  economics: {
    pa: 'Billing, documentation and stewardship',
    np: { aanp: evidence, ancc: policy },
    step1: social('Health care systems and patient safety'),
    step2: social('Health care economics and access'),
  },
  records: {
    pa: 'Risk management',
    panre: 'Legal and ethical issues',
    np: { aanp: evidence, ancc: ['planning', 'Standards of care'] },
    step2: social('Professionalism'),
  },
  transitions: {
    pa: 'Patient safety and quality improvement',
    panre: 'Patient safety',
    np: { aanp: refer, ancc: ['planning', 'Care coordination and referral'] },
    step2: social('Transitions of care'),
  },
  outbreak: {
    pa: 'Public health and reporting',
    panre: 'Emerging infections and new therapies',
    np: { aanp: refer, ancc: guard },
    step1: figures('Screening and surveillance'),
  },
  prevention: {
    pa: 'Public health and reporting',
    np: { aanp: teach, ancc: ['planning', 'Primary, secondary and tertiary prevention'] },
    step1: figures('Screening and surveillance'),
    step2: grow('Adolescent and adult preventive care'),
  },
  'adult-screening': {
    np: { aanp: teach, ancc: ['planning', 'Primary, secondary and tertiary prevention'] },
    step1: grow('Care of the well patient'),
    step2: grow('Adolescent and adult preventive care'),
  },
  immunization: {
    np: {
      aanp: ['plan', 'Immunization schedules'],
      ancc: ['planning', 'Immunization planning'],
    },
    step2: grow('Immunization'),
  },
  guidance: {
    np: { aanp: teach, ancc: ['planning', 'Anticipatory guidance'] },
    step1: grow('Care of the well patient'),
    step2: grow('Well-child care and milestones'),
  },
  growth: {
    np: { aanp: teach, ancc: ['planning', 'Anticipatory guidance'] },
    step1: grow('Developmental milestones'),
    step2: grow('Well-child care and milestones'),
  },
  puberty: {
    np: { aanp: teach, ancc: ['planning', 'Anticipatory guidance'] },
    step1: grow('Puberty and Tanner stages'),
    step2: grow('Adolescent and adult preventive care'),
  },
  aging: {
    np: { aanp: teach, ancc: ['planning', 'Anticipatory guidance'] },
    step1: grow('Aging physiology'),
    step2: grow('Normal aging'),
  },
  'study-design': {
    np: appraise,
    step1: figures('Study design'),
    step2: paper('Study design and bias'),
  },
  bias: {
    np: appraise,
    step1: figures('Bias and confounding'),
    step2: paper('Study design and bias'),
  },
  hypothesis: {
    np: appraise,
    step1: figures('Hypothesis testing'),
    step2: paper('Abstract and advertisement interpretation'),
  },
  appraisal: {
    np: appraise,
    step1: figures('Hypothesis testing'),
    step2: paper('Abstract and advertisement interpretation'),
  },
  'test-measures': {
    np: appraise,
    step1: figures('Sensitivity, specificity and predictive values'),
    step2: paper('Diagnostic test measures'),
  },
  'risk-measures': {
    np: appraise,
    step1: figures('Risk measures and number needed to treat'),
    step2: paper('Risk and treatment effect'),
  },
  surveillance: {
    np: appraise,
    step1: figures('Screening and surveillance'),
    step2: paper('Screening'),
  },
};

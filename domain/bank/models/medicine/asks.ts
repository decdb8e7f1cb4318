import type { PractitionerPlaces } from './places.ts';

/** A task of the clinician about a condition, and how it is asked. */
export type Ask = PractitionerPlaces & {
  readonly aspect:
    | 'finding'
    | 'test'
    | 'treatment'
    | 'mechanism'
    | 'complication'
    | 'risk'
    | 'advice';
  /** Begins the ids of its models. */
  readonly code: string;
  readonly problem: string;
  readonly features: string;
  readonly slips: string;
  /** What is asked after a scene. */
  readonly afterScene: readonly [string, ...string[]];
  /** What is asked where there is no scene. */
  readonly alone: readonly [string, ...string[]];
};

export const asks: readonly Ask[] = [
  {
    aspect: 'finding',
    code: 'find',
    problem: 'A condition is suspected; the finding that supports it is to be recognised.',
    features: 'What the disorder does to the organ, and which sign that gives.',
    slips: 'Taking a sign of a look-alike, or one that every sick person has.',
    afterScene: [
      'Which finding would most support this diagnosis?',
      'Which finding is most expected?',
    ],
    alone: [
      'Which finding of history or examination most supports a diagnosis of {condition}?',
      'When {condition} is suspected, which finding is most characteristic?',
    ],
    aanp: { area: 'assess', topic: 'Comprehensive and focused physical examination' },
    ancc: { area: 'assessment', topic: 'Comprehensive history and physical examination' },
  },
  {
    aspect: 'test',
    code: 'test',
    problem: 'The test that best establishes the suspected condition is to be chosen.',
    features: 'Stability of the patient, what must be proved or excluded, safety of the test.',
    slips: 'The test for a look-alike; a sensitive test where a specific one is needed.',
    afterScene: [
      'Which test is the best next step to establish the diagnosis?',
      'Which evaluation is the best next step?',
    ],
    alone: ['Which test best establishes a diagnosis of {condition}?'],
    aanp: { area: 'assess', topic: 'Laboratory and imaging interpretation' },
    ancc: { area: 'assessment', topic: 'Diagnostic test selection' },
  },
  {
    aspect: 'treatment',
    code: 'treat',
    problem: 'The diagnosis is known; the best treatment or next step is to be chosen.',
    features: 'Severity, stability, contraindications, what changes the outcome.',
    slips:
      'The treatment of a look-alike; treating the symptom; an order that is right only later.',
    afterScene: [
      'Which treatment is most appropriate?',
      'Which is the best next step in management?',
    ],
    alone: ['Which treatment is preferred for {condition}?'],
    aanp: { area: 'plan', topic: 'Evidence-based treatment plan' },
    ancc: { area: 'implementation', topic: 'Pharmacotherapeutic intervention selection' },
  },
  {
    aspect: 'mechanism',
    code: 'mech',
    problem: 'The process that underlies a condition is to be named.',
    features: 'The cell, vessel, hormone or organism at fault and what follows from it.',
    slips: 'The process of a look-alike; a consequence taken for the cause.',
    afterScene: ['Which process best explains these findings?'],
    alone: [
      'Which process underlies {condition}?',
      'Which mechanism best explains the findings of {condition}?',
    ],
    aanp: { area: 'diagnose', topic: 'Prioritizing and establishing the primary diagnosis' },
    ancc: { area: 'diagnosis', topic: 'Pathogenesis and clinical manifestations' },
  },
  {
    aspect: 'complication',
    code: 'risk-of',
    problem: 'The complication to expect or to look for is to be named.',
    features: 'Course of the disorder and of its treatment, signs of deterioration.',
    slips: 'A complication of a look-alike; a rare one for the one that matters.',
    afterScene: [
      'For which complication should the {patient} be watched most closely?',
      'Which complication is most likely?',
    ],
    alone: ['Which complication should be looked out for in a {patient} with {condition}?'],
    aanp: { area: 'evaluate', topic: 'Complications and escalation of care' },
    ancc: { area: 'evaluation', topic: 'Follow-up and plan revision' },
  },
  {
    aspect: 'risk',
    code: 'cause',
    problem: 'The factor that most favours a condition, or its usual cause, is to be named.',
    features: 'Strength of the association, exposure, age, heredity.',
    slips: 'A factor of a look-alike; a weak factor for a strong one.',
    afterScene: [
      'Which factor in the history most raises the likelihood of this condition?',
      'Which factor most likely contributed?',
    ],
    alone: [
      'Which is the strongest risk factor for, or usual cause of, {condition}?',
      'Which history would most raise the suspicion of {condition}?',
    ],
    aanp: { area: 'assess', topic: 'Chief complaint, history and review of systems' },
    ancc: { area: 'planning', topic: 'Primary, secondary and tertiary prevention' },
  },
  {
    aspect: 'advice',
    code: 'advise',
    problem: 'The advice that matters most for a condition is to be chosen.',
    features:
      'What prevents harm or recurrence, what the patient must report, what must be avoided.',
    slips: 'Advice for a look-alike; advice that is harmless but does not bear on the danger.',
    afterScene: ['Which advice is most important?', 'Which advice should be given first?'],
    alone: [
      'Which advice is most important for a {patient} with {condition}?',
      'Which measure best prevents harm from {condition} or its return?',
    ],
    aanp: { area: 'plan', topic: 'Patient education and anticipatory guidance' },
    ancc: { area: 'implementation', topic: 'Patient and family education' },
  },
];

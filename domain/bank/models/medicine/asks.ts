import { type System, systems } from '../../facts/medicine/condition.ts';

/** A task of the clinician about a condition, and how it is asked. */
export type Ask = {
  readonly aspect: 'finding' | 'test' | 'treatment';
  /** The organ systems in which it is asked, each by a model of its own. */
  readonly systems: readonly System[];
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
    systems,
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
  },
  {
    aspect: 'test',
    systems: [
      'cardiovascular',
      'dermatologic',
      'endocrine',
      'gastrointestinal',
      'hematologic',
      'infectious-diseases',
      'musculoskeletal',
      'pulmonary',
      'reproductive',
    ],
    code: 'test',
    problem: 'The test that best establishes the suspected condition is to be chosen.',
    features: 'Stability of the patient, what must be proved or excluded, safety of the test.',
    slips: 'The test for a look-alike; a sensitive test where a specific one is needed.',
    afterScene: [
      'Which test is the best next step to establish the diagnosis?',
      'Which evaluation is the best next step?',
    ],
    alone: ['Which test best establishes a diagnosis of {condition}?'],
  },
  {
    aspect: 'treatment',
    systems: ['gastrointestinal', 'infectious-diseases', 'musculoskeletal'],
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
  },
];

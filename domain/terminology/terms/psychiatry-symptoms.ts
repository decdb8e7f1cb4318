import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of the mental status examination. */
export const psychiatrySymptomsTerms: readonly MedicalTerm[] = [
  {
    term: 'Anhedonia',
    definition: 'Loss of pleasure in things that used to give it.',
    category: 'Psychiatry',
    pronunciation: 'an-hee-DOH-nee-uh',
    etymology: 'Greek an-, without + hedone, pleasure',
    parts: [
      { part: 'an-', kind: 'prefix', meaning: 'without' },
      { part: 'hedon/o', kind: 'root', meaning: 'pleasure' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A choir singer no longer cares for music or for visits of her grandchildren.',
      'Flat expression is what the examiner sees; this is what the patient feels.',
    ],
    relatedTerms: ['Flat affect', 'Schizophrenia', 'Major depressive disorder'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'With low mood it is one of two core criteria of major depression and the first item of the PHQ-2; in schizophrenia it counts as a negative symptom.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Delusion',
    definition:
      "Fixed false belief that is held against clear evidence and that the person's culture does not share.",
    category: 'Psychiatry',
    pronunciation: 'dih-LOO-zhun',
    etymology: 'Latin deludere, to play false',
    parts: [],
    examples: [
      'A man is sure that his neighbors steer his thoughts by radio.',
      'A voice heard in an empty room is a disorder of perception, not of belief.',
    ],
    relatedTerms: ['Hallucination', 'Schizophrenia', 'Mania'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'Staff neither argue nor agree but answer the feeling and keep to reality; commands or persecutory content call for a safety assessment.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hallucination',
    definition: 'Perception that seems real but has no outside stimulus.',
    category: 'Psychiatry',
    pronunciation: 'huh-loo-sih-NAY-shun',
    etymology: 'Latin alucinari, to wander in mind',
    parts: [],
    examples: [
      'She hears two men comment on her every step.',
      'A coat taken for a person in dim light is an illusion, since something was really there.',
    ],
    relatedTerms: ['Delusion', 'Delirium', 'Schizophrenia'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'Voices are typical of primary psychosis; visions or crawling on the skin suggest delirium, withdrawal or drugs, and commands to harm need urgent action.',
    commonAbbreviations: ['AH (auditory hallucinations)', 'VH (visual hallucinations)'],
    illustration: null,
  },
  {
    term: 'Flat affect',
    definition: 'Near absence of visible emotional expression in face, voice and gesture.',
    category: 'Psychiatry',
    pronunciation: 'FLAT AF-ekt',
    etymology: 'Old Norse flatr, level + Latin affectus, disposition',
    parts: [],
    examples: [
      "He reports his mother's death in a monotone with a still face.",
      'Blunted means reduced; labile means shifting fast from tears to laughter.',
    ],
    relatedTerms: ['Anhedonia', 'Schizophrenia', 'Catatonia'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'A negative symptom that responds poorly to most antipsychotics; drug-induced parkinsonism and depression can look alike.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Flight of ideas',
    definition:
      'Rapid speech that leaps from topic to topic over links such as rhymes, puns or passing sights.',
    category: 'Psychiatry',
    pronunciation: 'FLYT uv eye-DEE-uz',
    etymology: 'Old English flyht + Greek idea, form',
    parts: [],
    examples: [
      'A blue coat leads her to the blue moon, moonshine, and the light that a doctor shines.',
      'In word salad no link at all can be followed.',
    ],
    relatedTerms: ['Mania', 'Schizophrenia', 'Delusion'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'Short, plain sentences and a quiet room help; with little sleep and grand plans it points to a manic episode.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Compulsion',
    definition:
      'Repetitive act or mental ritual that a person feels driven to perform to ease anxiety.',
    category: 'Psychiatry',
    pronunciation: 'kum-PUL-shun',
    etymology: 'Latin compellere, to drive together',
    parts: [],
    examples: [
      'She checks the stove exactly 12 times before she can leave.',
      'The intruding thought that the house will burn is the obsession.',
    ],
    relatedTerms: ['Delusion', 'Anorexia nervosa', 'Post-traumatic stress disorder'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'First-line treatment is exposure with response prevention, an SSRI or both; at first rituals are allowed time rather than being stopped abruptly.',
    commonAbbreviations: ['OCD (obsessive-compulsive disorder)'],
    illustration: null,
  },
  {
    term: 'Catatonia',
    definition:
      'Psychomotor state with stupor, mutism, posturing, waxy flexibility or purposeless excitement.',
    category: 'Psychiatry',
    pronunciation: 'kat-uh-TOH-nee-uh',
    etymology: 'Greek kata, down + tonos, tension',
    parts: [
      { part: 'cata-', kind: 'prefix', meaning: 'down' },
      { part: 'ton/o', kind: 'root', meaning: 'tension' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'His arm stays where the nurse lifts it, for minutes.',
      'Akinesia of Parkinson disease lacks the posturing and negativism.',
    ],
    relatedTerms: ['Schizophrenia', 'Neuroleptic malignant syndrome', 'Flat affect'],
    bodySystem: 'Mental health',
    clinicalSignificance:
      'A lorazepam challenge of 1 to 2 mg often works within minutes and electroconvulsive therapy is next; antipsychotics may worsen it; watch for clots, dehydration and pressure injury.',
    commonAbbreviations: [],
    illustration: null,
  },
];

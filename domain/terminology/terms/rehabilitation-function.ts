import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of daily function, devices and training. */
export const rehabilitationFunctionTerms: readonly MedicalTerm[] = [
  {
    term: 'Activities of daily living',
    definition:
      'Basic self-care tasks: bathing, dressing, toileting, transferring, continence and feeding.',
    category: 'Rehabilitation',
    pronunciation: 'ak-TIV-ih-teez uv DAY-lee LIV-ing',
    etymology: 'Latin activus, active + Old English daeglic and libban',
    parts: [],
    examples: [
      'A Katz index of 4 of 6 after stroke: help with bath and dressing.',
      'Paying bills and cooking are the more complex set.',
    ],
    relatedTerms: ['Instrumental activities of daily living', 'Unilateral neglect', 'Sarcopenia'],
    bodySystem: 'Function',
    clinicalSignificance:
      'How much help is needed decides between home, home care and a facility, and often coverage; bathing tends to be lost first, feeding last.',
    commonAbbreviations: ['ADL (activities of daily living)'],
    illustration: null,
  },
  {
    term: 'Instrumental activities of daily living',
    definition:
      'Complex tasks that let a person live alone, such as shopping, cooking, telephone use, money and medicines.',
    category: 'Rehabilitation',
    pronunciation: 'in-struh-MEN-tul ak-TIV-ih-teez uv DAY-lee LIV-ing',
    etymology: 'Latin instrumentum, tool + activus, active + Old English daeglic and libban',
    parts: [],
    examples: [
      'A widower dresses well but forgets bills and takes double warfarin.',
      'Feeding oneself is a basic task and stays intact for years.',
    ],
    relatedTerms: ['Activities of daily living', 'Sarcopenia', 'Dementia'],
    bodySystem: 'Function',
    clinicalSignificance:
      'They decline before basic self-care in cognitive disease, so loss of independence in them separates mild cognitive impairment from dementia.',
    commonAbbreviations: ['IADL (instrumental activities of daily living)'],
    illustration: null,
  },
  {
    term: 'Unilateral neglect',
    definition:
      'Failure to attend to one half of space or body, usually the left after a right parietal stroke, though sight and strength may be intact.',
    category: 'Rehabilitation',
    pronunciation: 'yoo-nih-LAT-er-ul nih-GLEKT',
    etymology: 'Latin unus, one, and latus, side + neglegere, not to pick up',
    parts: [
      { part: 'uni-', kind: 'prefix', meaning: 'one' },
      { part: 'later/o', kind: 'root', meaning: 'side' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'He shaves the right half of his face and eats the right half of the plate.',
      'A patient with hemianopia knows of the loss and turns the head to make up for it.',
    ],
    relatedTerms: ['Activities of daily living', 'Constraint-induced movement therapy', 'Stroke'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Teach scanning with a bright anchor at the left edge; call bell on the good side, while therapy draws attention to the other; driving is unsafe.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Constraint-induced movement therapy',
    definition:
      'Intensive practice with the weaker arm while a mitt restrains the stronger hand for most waking hours.',
    category: 'Rehabilitation',
    pronunciation: 'kun-STRAYNT in-DOOST MOOV-ment THAIR-uh-pee',
    etymology:
      'Latin constringere, to bind tight + inducere, to lead in + movere, to move + Greek therapeia, attendance',
    parts: [],
    examples: [
      'For two weeks a woman wears the mitt at home and stacks cups for hours with her right hand.',
      'Watching the good hand in a mirror box is another method.',
    ],
    relatedTerms: ['Spasticity', 'Unilateral neglect', 'Activities of daily living'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Some wrist and finger extension (about 20 and 10 degrees) is required at entry; it reverses learned nonuse after stroke and in children with cerebral palsy.',
    commonAbbreviations: ['CIMT (constraint-induced movement therapy)'],
    illustration: null,
  },
  {
    term: 'Orthosis',
    definition:
      'External device that supports, aligns or limits a body part that is still present.',
    category: 'Rehabilitation',
    pronunciation: 'or-THOH-sis',
    etymology: 'Greek orthosis, a making straight, from orthos, straight',
    parts: [
      { part: 'orth/o', kind: 'root', meaning: 'straight' },
      { part: '-osis', kind: 'suffix', meaning: 'condition or process' },
    ],
    examples: [
      'A plastic ankle-foot brace holds the toes up in swing.',
      'A carbon-fiber leg with a knee joint replaces a limb and is something else.',
    ],
    relatedTerms: ['Prosthesis', 'Foot drop', 'Contracture'],
    bodySystem: 'Musculoskeletal',
    clinicalSignificance:
      'Redness that lasts more than 20 to 30 minutes after removal means that it presses and must be adjusted.',
    commonAbbreviations: ['AFO (ankle-foot orthosis)', 'TLSO (thoracolumbosacral orthosis)'],
    illustration: null,
  },
  {
    term: 'Prosthesis',
    definition: 'Artificial substitute for a missing body part.',
    category: 'Rehabilitation',
    pronunciation: 'pros-THEE-sis',
    etymology: 'Greek prosthesis, an adding on, from pros, to, and tithenai, to put',
    parts: [
      { part: 'pros-', kind: 'prefix', meaning: 'to or in addition' },
      { part: '-thesis', kind: 'suffix', meaning: 'putting' },
    ],
    examples: [
      'A below-knee user adds a second sock at noon because the residual limb has shrunk.',
      'A brace for a weak but present foot does not belong here.',
    ],
    relatedTerms: ['Amputation', 'Orthosis', 'Phantom limb pain'],
    bodySystem: 'Musculoskeletal',
    clinicalSignificance:
      'Shrinker or rigid dressing and no pillow under the knee prepare the limb; skin is inspected daily, and a poor fit is the commonest reason for abandonment.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Phantom limb pain',
    definition: 'Burning or cramping hurt felt in a body part that has been removed.',
    category: 'Rehabilitation',
    pronunciation: 'FAN-tum LIM PAYN',
    etymology: 'Greek phantasma, apparition + Old English lim + Latin poena, penalty',
    parts: [],
    examples: [
      'Toes that are gone feel crushed at night.',
      'Tenderness at the scar over a neuroma is residual-limb pain.',
    ],
    relatedTerms: ['Amputation', 'Prosthesis', 'Neuropathic pain'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Most people with limb loss have it at some time; it is real and is treated by mirror therapy, gabapentinoids or tricyclics, and prosthesis use.',
    commonAbbreviations: ['PLP (phantom limb pain)'],
    illustration: null,
  },
];

import type { MedicalTerm } from '../../contracts/terminology.ts';

/** What a drug does to the body, and its dangers. */
export const pharmacologyEffectAndSafetyTerms: readonly MedicalTerm[] = [
  {
    term: 'Agonist',
    definition: 'A drug that binds to a receptor and switches it on.',
    category: 'Pharmacology',
    pronunciation: 'AG-uh-nist',
    etymology: 'Greek agonistes, contestant',
    parts: [
      { part: 'agon/o', kind: 'root', meaning: 'contest' },
      { part: '-ist', kind: 'suffix', meaning: 'one who' },
    ],
    examples: [
      'Albuterol on beta-2 receptors opens the airways.',
      'Buprenorphine, a partial one, has a ceiling to its breathing risk.',
    ],
    relatedTerms: ['Antagonist', 'Synapse', 'Tolerance'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'A partial one given too soon after a full one, as buprenorphine after heroin, brings on withdrawal. Stopping a full one abruptly after long use does the same.',
    commonAbbreviations: ['LABA (long-acting beta-agonist)'],
    illustration: null,
  },
  {
    term: 'Antagonist',
    definition:
      'A drug that occupies a receptor without activating it and keeps the natural messenger out.',
    category: 'Pharmacology',
    pronunciation: 'an-TAG-uh-nist',
    etymology: 'Greek anti, against + agonistes, contestant',
    parts: [
      { part: 'ant-', kind: 'prefix', meaning: 'against' },
      { part: 'agon/o', kind: 'root', meaning: 'contest' },
      { part: '-ist', kind: 'suffix', meaning: 'one who' },
    ],
    examples: [
      'Naloxone displaces morphine and the patient breathes again.',
      'Losartan blocks angiotensin II where it would tighten vessels.',
    ],
    relatedTerms: ['Agonist', 'Opioid toxidrome', 'Afterload'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Naloxone may wear off before the opioid does, so observation follows. Sudden stop of a beta blocker can set off angina.',
    commonAbbreviations: ['ARB (angiotensin receptor blocker)'],
    illustration: null,
  },
  {
    term: 'Therapeutic index',
    definition:
      "The ratio of the dose that harms to the dose that helps, a measure of a drug's safety margin.",
    category: 'Pharmacology',
    pronunciation: 'thair-uh-PYOO-tik IN-deks',
    etymology: 'Greek therapeutikos, attending; Latin index, pointer',
    parts: [],
    examples: [
      'Lithium works at 0.6 to 1.2 mmol/L and poisons from about 1.5.',
      "Penicillin's is so wide that levels are rarely measured.",
    ],
    relatedTerms: ['Adverse effect', 'Clearance', 'Steady state'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Drugs with a narrow one such as warfarin, digoxin, lithium and phenytoin need levels or lab checks. Dehydration or a new drug can tip them.',
    commonAbbreviations: ['TI (therapeutic index)', 'TDM (therapeutic drug monitoring)'],
    illustration: null,
  },
  {
    term: 'Tolerance',
    definition:
      'A falling response to the same dose of a drug after repeated use, so that more is needed.',
    category: 'Pharmacology',
    pronunciation: 'TOL-er-uns',
    etymology: 'Latin tolerare, to bear',
    parts: [],
    examples: [
      "A patient on long-term morphine needs twice last year's dose for the same relief.",
      'A nitroglycerin patch is removed at night to keep it working.',
    ],
    relatedTerms: ['Agonist', 'Opioid toxidrome', 'Half-life'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'It is lost within days to weeks of abstinence, so the old dose after jail or detox can kill. Constipation from opioids never wanes, so laxatives stay.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Adverse effect',
    definition: 'Any unintended, harmful result of a medicine at usual doses.',
    category: 'Pharmacology',
    pronunciation: 'AD-vurs ih-FEKT',
    etymology: 'Latin adversus, turned against; effectus, outcome',
    parts: [],
    examples: [
      'Dry cough on lisinopril; switch to losartan.',
      'Hives to penicillin are an allergy, nausea is not: the chart should say which.',
    ],
    relatedTerms: ['Contraindication', 'Polypharmacy', 'Therapeutic index'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'In older adults, anticoagulants and diabetes drugs, above all insulin, cause a large share of the emergency visits for it. Serious ones are reported to FDA MedWatch.',
    commonAbbreviations: ['ADR (adverse drug reaction)'],
    illustration: null,
  },
  {
    term: 'Contraindication',
    definition: 'A condition that makes a treatment too dangerous to use in that patient.',
    category: 'Pharmacology',
    pronunciation: 'kon-truh-in-dih-KAY-shun',
    etymology: 'Latin contra, against + indicare, to point out',
    parts: [
      { part: 'contra-', kind: 'prefix', meaning: 'against' },
      { part: 'indic/o', kind: 'root', meaning: 'point out' },
      { part: '-ation', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      'A bleed into the brain at any time in the past rules out thrombolysis for a heart attack.',
      'A relative one, such as mild asthma and a cardioselective beta blocker, lets benefit decide.',
    ],
    relatedTerms: ['Adverse effect', 'Polypharmacy', 'Therapeutic index'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Checking it is the last step before giving: pregnancy for isotretinoin, sildenafil for nitrates. An absolute one is not overruled.',
    commonAbbreviations: ['CI (contraindication)'],
    illustration: null,
  },
  {
    term: 'Polypharmacy',
    definition: 'The use of many medicines at once by one person, commonly five or more.',
    category: 'Pharmacology',
    pronunciation: 'pol-ee-FAR-muh-see',
    etymology: 'Greek polys, many + pharmakon, drug',
    parts: [
      { part: 'poly-', kind: 'prefix', meaning: 'many' },
      { part: 'pharmac/o', kind: 'root', meaning: 'drug' },
      { part: '-y', kind: 'suffix', meaning: 'practice' },
    ],
    examples: [
      'An 83-year-old on 14 pills falls after zolpidem is added.',
      'Ankle swelling from amlodipine is treated with furosemide: a prescribing cascade.',
    ],
    relatedTerms: ['Adverse effect', 'Cytochrome P450', 'Contraindication'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Risk of falls, confusion and readmission grows with each drug. The Beers Criteria name those to avoid at 65 or older, and brown-bag review finds what can stop.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Serotonin syndrome',
    definition:
      'Toxicity of drugs that raise 5-HT: agitation, sweating, fast pulse, tremor, clonus and overactive reflexes.',
    category: 'Pharmacology',
    pronunciation: 'sair-uh-TOH-nin SIN-drohm',
    etymology: 'Latin serum, whey + Greek tonos, tension; syn, together + dromos, running',
    parts: [],
    examples: [
      'Linezolid was added to venlafaxine; her ankles beat when bent up.',
      'Neuroleptic malignant syndrome is slower, with lead-pipe rigidity and low reflexes.',
    ],
    relatedTerms: ['Adverse effect', 'Synapse', 'Heat stroke'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'All causative drugs stop, benzodiazepines calm it, and cyproheptadine is an option. Above 41 °C, cooling, intubation and paralysis are needed.',
    commonAbbreviations: ['5-HT (5-hydroxytryptamine)', 'NMS (neuroleptic malignant syndrome)'],
    illustration: null,
  },
];

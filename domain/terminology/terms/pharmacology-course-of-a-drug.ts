import type { MedicalTerm } from '../../contracts/terminology.ts';

/** What the body does with a drug. */
export const pharmacologyCourseOfADrugTerms: readonly MedicalTerm[] = [
  {
    term: 'Bioavailability',
    definition: 'The fraction of a given dose that reaches the systemic circulation unchanged.',
    category: 'Pharmacology',
    pronunciation: 'by-oh-uh-vay-luh-BIL-ih-tee',
    etymology: 'Greek bios, life + Latin valere, to be worth',
    parts: [
      { part: 'bi/o', kind: 'root', meaning: 'life' },
      { part: 'availability', kind: 'root', meaning: 'being at hand' },
    ],
    examples: [
      'Intravenous drugs have 100 percent by definition.',
      'Of a swallowed alendronate tablet under 1 percent arrives, with coffee even less.',
    ],
    relatedTerms: ['First-pass effect', 'Loading dose', 'Clearance'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Levofloxacin and linezolid have almost as much by mouth as by vein, so a patient who eats can be switched early. Intravenous furosemide needs about half the oral dose.',
    commonAbbreviations: ['F (bioavailability)'],
    illustration: 'drug-absorption',
  },
  {
    term: 'First-pass effect',
    definition:
      'Loss of a swallowed drug by gut wall and liver metabolism before it enters the general circulation.',
    category: 'Pharmacology',
    pronunciation: 'FURST PAS ih-FEKT',
    etymology: 'English first and pass; Latin effectus, outcome',
    parts: [],
    examples: [
      'Nitroglycerin goes under the tongue because the liver would take nearly all of it.',
      'In cirrhosis a usual dose of oral propranolol hits harder.',
    ],
    relatedTerms: ['Bioavailability', 'Cytochrome P450', 'Cirrhosis'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'It explains why oral morphine needs about three times the intravenous amount. Sublingual, transdermal and inhaled routes avoid it.',
    commonAbbreviations: [],
    illustration: 'drug-absorption',
  },
  {
    term: 'Half-life',
    definition: 'The time in which the plasma concentration of a drug falls by 50 percent.',
    category: 'Pharmacology',
    pronunciation: 'HAF-lyf',
    etymology: 'Old English healf and lif',
    parts: [],
    examples: [
      'That of naloxone is about an hour, that of methadone about a day, so sedation returns.',
      'After four of them about 94 percent of a drug is gone.',
    ],
    relatedTerms: ['Steady state', 'Clearance', 'Volume of distribution'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It sets the dosing interval and how long to wait before surgery or a new drug. Fluoxetine, with its long one, must stop 5 weeks before an MAO inhibitor.',
    commonAbbreviations: ['t½ (half-life)'],
    illustration: null,
  },
  {
    term: 'Steady state',
    definition:
      'The condition in regular dosing in which the amount taken in equals the amount eliminated.',
    category: 'Pharmacology',
    pronunciation: 'STED-ee STAYT',
    etymology: 'Old English stede, place; Latin status, standing',
    parts: [],
    examples: [
      'Digoxin, with 36 hours of half-life, needs about a week to get there.',
      'A level drawn after the second dose would be falsely low.',
    ],
    relatedTerms: ['Half-life', 'Loading dose', 'Clearance'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It takes four to five half-lives, and most drug levels mean little before then, except in suspected toxicity. Dose changes need the same wait.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Loading dose',
    definition:
      'A large first amount of drug that reaches the target concentration quickly, before maintenance follows.',
    category: 'Pharmacology',
    pronunciation: 'LOH-ding DOHS',
    etymology: 'Old English lad, way, carrying; Greek dosis, giving',
    parts: [],
    examples: [
      "Phenytoin 20 mg/kg stops a seizure's return tonight, not next week.",
      'Clopidogrel 600 mg before a stent, then 75 mg daily.',
    ],
    relatedTerms: ['Volume of distribution', 'Steady state', 'Half-life'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It depends on distribution volume, not on kidney function, so it is usually not cut in renal failure; the maintenance dose is.',
    commonAbbreviations: ['LD (loading dose)'],
    illustration: null,
  },
  {
    term: 'Volume of distribution',
    definition:
      "The theoretical fluid space that would hold a drug's total amount at its plasma concentration.",
    category: 'Pharmacology',
    pronunciation: 'VOL-yoom uv dis-trih-BYOO-shun',
    etymology: 'Latin volumen, roll; distribuere, to deal out',
    parts: [],
    examples: [
      'Amiodarone has over 4,000 L, since it hides in fat.',
      'Heparin hardly leaves the plasma: about 4 to 5 L.',
    ],
    relatedTerms: ['Loading dose', 'Half-life', 'Hemodialysis'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'A drug that spreads widely into tissue cannot be dialyzed out. In sepsis it expands, so the first antibiotic dose is full.',
    commonAbbreviations: ['Vd (volume of distribution)'],
    illustration: null,
  },
  {
    term: 'Clearance',
    definition: 'The volume of plasma freed of a drug per unit of time by liver and kidneys.',
    category: 'Pharmacology',
    pronunciation: 'KLEER-uns',
    etymology: 'Latin clarus, clear',
    parts: [],
    examples: [
      'A woman of 90 who weighs 45 kg clears only about 27 mL of creatinine a minute, though her creatinine is 1.0 mg/dL.',
      'Rifampin raises it for many drugs, and the dose must rise.',
    ],
    relatedTerms: ['Glomerular filtration rate', 'Half-life', 'Steady state'],
    bodySystem: 'Urinary and digestive systems',
    clinicalSignificance:
      'It sets the maintenance dose. In renal failure, drugs such as gabapentin and enoxaparin accumulate and need reduction.',
    commonAbbreviations: ['CL (clearance)', 'CrCl (creatinine clearance)'],
    illustration: 'nephron',
  },
  {
    term: 'Cytochrome P450',
    definition:
      'A family of liver heme enzymes that oxidize most drugs and that other drugs and foods can speed or slow.',
    category: 'Pharmacology',
    pronunciation: 'SY-toh-krohm pee-FOR-fif-tee',
    etymology: 'Greek kytos, cell + chroma, color; pigment absorbing light at 450 nm',
    parts: [
      { part: 'cyt/o', kind: 'root', meaning: 'cell' },
      { part: '-chrome', kind: 'suffix', meaning: 'color' },
    ],
    examples: [
      'Grapefruit juice raises simvastatin: muscle pain follows.',
      'Clarithromycin added to warfarin brings the INR to 7.',
    ],
    relatedTerms: ['First-pass effect', 'Adverse effect', 'Polypharmacy'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Slow or very fast CYP2D6 genes make codeine useless or dangerous. Inhibition comes in days, induction in one to two weeks, and stopping reverses both.',
    commonAbbreviations: ['CYP (cytochrome P450)'],
    illustration: null,
  },
];

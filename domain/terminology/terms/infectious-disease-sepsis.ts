import type { MedicalTerm } from '../../contracts/terminology.ts';

/** From germs in the blood to a failing circulation. */
export const infectiousDiseaseSepsisTerms: readonly MedicalTerm[] = [
  {
    term: 'Bacteremia',
    definition:
      'The presence of living staphylococci, coliforms or similar germs in the bloodstream, proven by culture.',
    category: 'Infectious Disease',
    pronunciation: 'bak-teer-EE-mee-uh',
    etymology: 'Greek bakterion, little staff + haima, blood',
    parts: [
      { part: 'bacteri/o', kind: 'root', meaning: 'bacteria' },
      { part: '-emia', kind: 'suffix', meaning: 'blood condition' },
    ],
    examples: [
      'Four of four bottles grow Staphylococcus aureus in a patient with a dialysis catheter.',
      'One of four bottles with coagulase-negative staphylococci is mostly skin contamination.',
    ],
    relatedTerms: ['Sepsis', 'Infective endocarditis', 'Febrile neutropenia'],
    bodySystem: 'Immune and cardiovascular systems',
    clinicalSignificance:
      'Two sets from separate sites are drawn before antibiotics. S. aureus calls for repeat cultures, echocardiography and at least 14 days of intravenous treatment.',
    commonAbbreviations: ['MSSA (methicillin-susceptible Staphylococcus aureus)'],
    illustration: null,
  },
  {
    term: 'Sepsis',
    definition:
      'Life-threatening organ dysfunction from a dysregulated host response to infection, such as a SOFA rise of 2 points or more.',
    category: 'Infectious Disease',
    pronunciation: 'SEP-sis',
    etymology: 'Greek sepsis, putrefaction, from sepein, to rot',
    parts: [],
    examples: [
      'An 81-year-old with a urinary infection breathes 26 times a minute, is newly confused and has a creatinine of 2.3 mg/dL.',
      'Fever and a white count of 14,000/µL with a sore throat, but sound organs, are infection without sepsis.',
    ],
    relatedTerms: ['Septic shock', 'Bacteremia', 'Multiple organ dysfunction syndrome'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Lactate and cultures are taken and antibiotics follow within 1 hour if shock is present or sepsis is likely. For low pressure or a lactate of 4 mmol/L or more, 30 mL/kg of crystalloid in 3 hours is suggested.',
    commonAbbreviations: ['SOFA (Sequential Organ Failure Assessment)'],
    illustration: null,
  },
  {
    term: 'Septic shock',
    definition:
      'Infection that, despite enough fluid, needs a vasopressor for a mean arterial pressure of 65 mm Hg and keeps lactate above 2 mmol/L.',
    category: 'Infectious Disease',
    pronunciation: 'SEP-tik SHOK',
    etymology: 'Greek septikos, putrefying; French choc, blow',
    parts: [],
    examples: [
      'Three liters in, a woman with pyelonephritis still has 78/38, a lactate of 5.1 mmol/L and warm, flushed hands.',
      'Cold, clammy skin with full neck veins would point to a failing heart instead.',
    ],
    relatedTerms: ['Sepsis', 'Hypovolemic shock', 'Vasopressor'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Norepinephrine is the first vasopressor and can start through a good peripheral vein. Hospital mortality exceeds 40 percent, so antibiotics go in within the hour and an abscess or blocked kidney is drained early.',
    commonAbbreviations: ['MAP (mean arterial pressure)'],
    illustration: null,
  },
];

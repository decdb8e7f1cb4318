import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of test quality and of reading results. */
export const laboratoryMedicineQualityTerms: readonly MedicalTerm[] = [
  {
    term: 'Order of draw',
    definition:
      'Fixed sequence in which collection tubes are filled so that additive from one does not spoil the next.',
    category: 'Laboratory Medicine',
    pronunciation: 'OR-der uv DRAW',
    etymology: 'Latin ordo, row + Old English dragan, to pull',
    parts: [],
    examples: [
      'Blood culture bottles first, then light blue, red or gold, green, lavender and gray.',
      'EDTA carried into the chemistry tube gives a false high potassium and a false low calcium.',
    ],
    relatedTerms: ['Pseudohyperkalemia', 'Complete blood count', 'International normalized ratio'],
    bodySystem: 'Specimen collection',
    clinicalSignificance:
      'A light blue citrate tube must be filled to the line (nine parts blood to one part citrate), or clotting times read falsely long.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pseudohyperkalemia',
    definition:
      'Raised potassium in the tube but not in the patient, because cells leaked it during or after collection.',
    category: 'Laboratory Medicine',
    pronunciation: 'SOO-doh-hy-per-kuh-LEE-mee-uh',
    etymology:
      'Greek pseudes, false + hyper, over + Neo-Latin kalium, potassium + Greek haima, blood',
    parts: [
      { part: 'pseudo-', kind: 'prefix', meaning: 'false' },
      { part: 'hyper-', kind: 'prefix', meaning: 'over' },
      { part: 'kal/o', kind: 'root', meaning: 'potassium' },
      { part: '-emia', kind: 'suffix', meaning: 'blood condition' },
    ],
    examples: [
      'A hemolyzed specimen shows 6.8 mEq/L, while the ECG is normal and the repeat is 4.2.',
      'With platelets of 1,200,000 the serum value is high but the plasma value is not.',
    ],
    relatedTerms: ['Order of draw', 'Reference interval', 'Hyperkalemia'],
    bodySystem: 'Specimen collection',
    clinicalSignificance:
      'Fist clenching, a long tourniquet, a thin needle and shaking cause it; the draw is repeated before treatment if the patient is well and the ECG unchanged.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Diagnostic sensitivity',
    definition: 'Proportion of people with a disease whom a test correctly calls positive.',
    category: 'Laboratory Medicine',
    pronunciation: 'dy-ag-NOS-tik sen-sih-TIV-ih-tee',
    etymology: 'Greek diagnosis, a telling apart + Latin sensus, felt',
    parts: [],
    examples: [
      'Of 100 patients with pulmonary embolism, D-dimer is raised in 95, so 5 are missed.',
      'A figure of 60 percent is too low for a test meant to rule disease out.',
    ],
    relatedTerms: ['Diagnostic specificity', 'Positive predictive value', 'Reference interval'],
    bodySystem: 'Test evaluation',
    clinicalSignificance:
      'When it is high, a negative result helps rule the disease out (SnNout); it is what a screening test needs most.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Diagnostic specificity',
    definition: 'Proportion of people without a disease whom a test correctly calls negative.',
    category: 'Laboratory Medicine',
    pronunciation: 'dy-ag-NOS-tik spes-ih-FIS-ih-tee',
    etymology: 'Greek diagnosis, a telling apart + Latin species, kind, and facere, to make',
    parts: [],
    examples: [
      'Among 200 healthy blood donors, 198 are nonreactive: 99 percent.',
      'D-dimer does poorly here, since age, surgery and pregnancy raise it too.',
    ],
    relatedTerms: ['Diagnostic sensitivity', 'Positive predictive value', 'Reference interval'],
    bodySystem: 'Test evaluation',
    clinicalSignificance:
      'When it is high, a positive result helps rule the disease in (SpPin); confirmatory tests are chosen for it.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Positive predictive value',
    definition: 'Probability that a person whose test is abnormal really has the disease.',
    category: 'Laboratory Medicine',
    pronunciation: 'POZ-ih-tiv prih-DIK-tiv VAL-yoo',
    etymology: 'Latin positivus, placed + praedicere, to foretell + valere, to be strong',
    parts: [],
    examples: [
      'At a prevalence of 1 in 1,000 a test with 99 percent sensitivity and specificity is right in only about 9 of 100 alarms.',
      'In a clinic where half have the disease, the same test is right in 99 of 100.',
    ],
    relatedTerms: ['Diagnostic sensitivity', 'Diagnostic specificity', 'Reference interval'],
    bodySystem: 'Test evaluation',
    clinicalSignificance:
      'Because it falls with prevalence, screening of low-risk people brings many false alarms and needs a confirmatory step.',
    commonAbbreviations: ['PPV (positive predictive value)'],
    illustration: null,
  },
  {
    term: 'Reference interval',
    definition:
      'Span between the limits that hold the central 95 percent of results from healthy people.',
    category: 'Laboratory Medicine',
    pronunciation: 'REF-er-uns IN-ter-vul',
    etymology: 'Latin referre, to carry back + intervallum, space between ramparts',
    parts: [],
    examples: [
      'Serum potassium is reported beside the limits 3.5 to 5.0 mEq/L.',
      'With 20 independent tests, about two in three healthy people will have at least one flagged result.',
    ],
    relatedTerms: ['Diagnostic specificity', 'Complete blood count', 'Positive predictive value'],
    bodySystem: 'Test evaluation',
    clinicalSignificance:
      'By design 1 healthy person in 20 falls outside, so a slightly flagged value is read with the patient; age, sex and pregnancy need their own limits.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Point-of-care testing',
    definition:
      'Analysis done near the patient, such as a fingerstick glucose or a urine pregnancy strip, rather than in the central laboratory.',
    category: 'Laboratory Medicine',
    pronunciation: 'POYNT uv KAIR TES-ting',
    etymology:
      'Latin punctum, prick + Old English caru, concern + Latin testum, earthen pot used to assay metals',
    parts: [],
    examples: [
      'A capillary glucose of 42 mg/dL is treated at once and a venous sample is sent to confirm.',
      'Cold hands or shock make fingerstick glucose unreliable.',
    ],
    relatedTerms: ['International normalized ratio', 'Order of draw', 'Arterial blood gas'],
    bodySystem: 'Test evaluation',
    clinicalSignificance:
      "Results come in minutes, but quality controls, expiration dates and two patient identifiers remain the operator's duty; in the U.S. most simple kits are CLIA-waived.",
    commonAbbreviations: [
      'POCT (point-of-care testing)',
      'CLIA (Clinical Laboratory Improvement Amendments)',
    ],
    illustration: null,
  },
];

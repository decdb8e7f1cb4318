import type { MedicalTerm } from '../../contracts/terminology.ts';

/** The kidney and its failure. */
export const nephrologyKidneyTerms: readonly MedicalTerm[] = [
  {
    term: 'Nephron',
    definition:
      'The functional unit of the kidney: a glomerulus in its capsule with the tubule that modifies its filtrate.',
    category: 'Nephrology and Urology',
    pronunciation: 'NEF-ron',
    etymology: 'Greek nephros, kidney',
    parts: [],
    examples: [
      'Each organ starts with about one million of them.',
      'Furosemide works in the thick ascending limb, thiazides in the next segment of the nephron.',
    ],
    relatedTerms: ['Glomerular filtration rate', 'Proteinuria', 'Diuresis'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'Lost units are not replaced, and the rest overwork and scar in turn. That is why kidney disease can progress after its cause is gone.',
    commonAbbreviations: [],
    illustration: 'nephron',
  },
  {
    term: 'Acute kidney injury',
    definition:
      'A rise in creatinine of 0.3 mg/dL within 48 hours or to 1.5 times baseline within 7 days, or urine below 0.5 mL/kg/h for 6 hours.',
    category: 'Nephrology and Urology',
    pronunciation: 'uh-KYOOT KID-nee IN-juh-ree',
    etymology: 'Latin acutus, sharp; Middle English kidenei; Latin iniuria, harm',
    parts: [],
    examples: [
      'Creatinine climbs from 0.9 to 2.4 mg/dL in two days of vomiting on lisinopril and ibuprofen.',
      'Muddy brown casts on microscopy indicate tubular necrosis.',
    ],
    relatedTerms: ['Chronic kidney disease', 'Oliguria', 'Azotemia'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'Prerenal, intrinsic and postrenal causes are sorted by volume state, urinalysis and ultrasound. NSAIDs and ACE inhibitors are stopped and doses of other drugs adjusted.',
    commonAbbreviations: ['AKI (acute kidney injury)', 'ATN (acute tubular necrosis)'],
    illustration: 'nephron',
  },
  {
    term: 'Chronic kidney disease',
    definition:
      'Abnormal renal structure or function, such as a filtration rate below 60 or albumin in the urine, for more than 3 months.',
    category: 'Nephrology and Urology',
    pronunciation: 'KRON-ik KID-nee dih-ZEEZ',
    etymology: 'Greek chronos, time; Middle English kidenei; Old French desaise, lack of ease',
    parts: [],
    examples: [
      "A diabetic's filtration rate has been 48 with albuminuria of 220 mg/g for a year.",
      'Ultrasound: both kidneys 8 cm with thin cortex.',
    ],
    relatedTerms: ['Glomerular filtration rate', 'Proteinuria', 'Hemodialysis'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'An ACE inhibitor or ARB plus an SGLT2 inhibitor slows it in those with albuminuria. Anemia, bone disease and cardiovascular death are its main complications.',
    commonAbbreviations: ['CKD (chronic kidney disease)', 'ESRD (end-stage renal disease)'],
    illustration: null,
  },
  {
    term: 'Oliguria',
    definition: 'Urine output below 400 mL a day, or below 0.5 mL/kg/h, in an adult.',
    category: 'Nephrology and Urology',
    pronunciation: 'ol-ih-GYOOR-ee-uh',
    etymology: 'Greek oligos, few + ouron, urine',
    parts: [
      { part: 'olig/o', kind: 'root', meaning: 'scanty' },
      { part: 'ur/o', kind: 'root', meaning: 'urine' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Ten mL an hour in the bag for four hours after aortic surgery.',
      'A blocked catheter mimics it, so the nurse flushes the catheter first.',
    ],
    relatedTerms: ['Acute kidney injury', 'Hypovolemic shock', 'Azotemia'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'It is an early sign of low perfusion, often before the pressure falls. Outputs below 50 to 100 mL a day, called anuria, suggest obstruction or vascular loss.',
    commonAbbreviations: ['UOP (urine output)'],
    illustration: null,
  },
  {
    term: 'Azotemia',
    definition:
      'Buildup of nitrogenous waste, seen as raised urea nitrogen and creatinine in the blood, with or without symptoms.',
    category: 'Nephrology and Urology',
    pronunciation: 'az-oh-TEE-mee-uh',
    etymology: 'French azote, nitrogen, from Greek a, without + zoe, life; Greek haima, blood',
    parts: [
      { part: 'azot/o', kind: 'root', meaning: 'nitrogen' },
      { part: '-emia', kind: 'suffix', meaning: 'blood condition' },
    ],
    examples: [
      'BUN 62 and creatinine 1.6 mg/dL in a dry, vomiting patient.',
      'A person who also itches, vomits and is confused from it has uremia.',
    ],
    relatedTerms: ['Acute kidney injury', 'Oliguria', 'Melena'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'A BUN-to-creatinine ratio above 20 points to low renal blood flow or upper gut bleeding. Pericarditis or encephalopathy with it calls for dialysis.',
    commonAbbreviations: ['BUN (blood urea nitrogen)'],
    illustration: null,
  },
  {
    term: 'Hemodialysis',
    definition:
      'Removal of waste and water by pumping blood past a dialysate across a membrane outside the body.',
    category: 'Nephrology and Urology',
    pronunciation: 'hee-moh-dy-AL-uh-sis',
    etymology: 'Greek haima, blood + dia, through + lysis, loosening',
    parts: [
      { part: 'hem/o', kind: 'root', meaning: 'blood' },
      { part: 'dia-', kind: 'prefix', meaning: 'through' },
      { part: '-lysis', kind: 'suffix', meaning: 'loosening, separation' },
    ],
    examples: [
      'Three sessions a week of 4 hours, through a fistula in the left arm.',
      'She cramps and her pressure falls to 84/50 when 4 L is drawn off.',
    ],
    relatedTerms: ['Chronic kidney disease', 'Azotemia', 'Clearance'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'The thrill and bruit of the fistula are checked each shift, and no cuff, needle or line goes in that arm. Urgent reasons are refractory acidosis, high potassium, poisons, overload and uremia.',
    commonAbbreviations: ['HD (hemodialysis)', 'AVF (arteriovenous fistula)'],
    illustration: null,
  },
  {
    term: 'Nephrotic syndrome',
    definition:
      'Leakage of over 3.5 g of protein a day through the glomerulus, with low albumin, edema and high lipids.',
    category: 'Nephrology and Urology',
    pronunciation: 'neh-FROT-ik SIN-drohm',
    etymology: 'Greek nephros, kidney; syn, together + dromos, running',
    parts: [
      { part: 'nephr/o', kind: 'root', meaning: 'kidney' },
      { part: '-otic', kind: 'suffix', meaning: 'pertaining to a condition' },
    ],
    examples: [
      "A 4-year-old's eyelids are swollen each morning, and the urine foams.",
      'Albumin 1.8 g/dL and a renal vein clot in membranous disease.',
    ],
    relatedTerms: ['Proteinuria', 'Glomerulonephritis', 'Oncotic pressure'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'Lost antithrombin makes clots likely, and lost immunoglobulins infection. In children it is mostly minimal change disease and answers to prednisone.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Glomerulonephritis',
    definition:
      'Immune inflammation of the filtering tufts, giving dysmorphic red cells, red cell casts, high blood pressure and falling function.',
    category: 'Nephrology and Urology',
    pronunciation: 'gloh-mair-yuh-loh-neh-FRY-tis',
    etymology: 'Latin glomerulus, little ball + Greek nephros, kidney + -itis, inflammation',
    parts: [
      { part: 'glomerul/o', kind: 'root', meaning: 'little ball, filtering tuft' },
      { part: 'nephr/o', kind: 'root', meaning: 'kidney' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'Two weeks after strep throat, a boy has tea-colored urine and puffy eyes.',
      'Urine turns red one day into a cold: IgA disease.',
    ],
    relatedTerms: ['Nephrotic syndrome', 'Hematuria', 'Acute kidney injury'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'A rapid rise in creatinine with red cell casts calls for biopsy and steroids within days. ANCA, anti-GBM, ANA and complement levels sort the causes.',
    commonAbbreviations: [
      'GN (glomerulonephritis)',
      'RPGN (rapidly progressive glomerulonephritis)',
    ],
    illustration: null,
  },
];

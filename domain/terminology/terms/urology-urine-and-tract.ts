import type { MedicalTerm } from '../../contracts/terminology.ts';

/** The urine and the tract that carries it. */
export const urologyUrineAndTractTerms: readonly MedicalTerm[] = [
  {
    term: 'Proteinuria',
    definition:
      'Abnormal loss of albumin and globulins into the urine, above about 150 mg a day in an adult.',
    category: 'Nephrology and Urology',
    pronunciation: 'proh-teen-YOOR-ee-uh',
    etymology: 'Greek proteios, of the first rank, source of the word protein + ouron, urine',
    parts: [
      { part: 'protein/o', kind: 'root', meaning: 'protein' },
      { part: 'ur/o', kind: 'root', meaning: 'urine' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Dipstick 3+ in pregnancy with 158/102: preeclampsia.',
      'Light chains slip past the dipstick in myeloma, so a lab measurement is needed.',
    ],
    relatedTerms: ['Nephrotic syndrome', 'Chronic kidney disease', 'Glomerulonephritis'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'A spot albumin-to-creatinine ratio of 30 mg/g or more predicts kidney and heart risk. Fever and hard exercise raise it for a day.',
    commonAbbreviations: ['UACR (urine albumin-to-creatinine ratio)'],
    illustration: null,
  },
  {
    term: 'Hematuria',
    definition:
      'Red blood cells in the urine, seen by eye or as three or more per high-power field.',
    category: 'Nephrology and Urology',
    pronunciation: 'hee-muh-CHOOR-ee-uh',
    etymology: 'Greek haima, blood + ouron, urine',
    parts: [
      { part: 'hemat/o', kind: 'root', meaning: 'blood' },
      { part: 'ur/o', kind: 'root', meaning: 'urine' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A 66-year-old smoker has painless red urine once and needs cystoscopy.',
      'A dipstick positive for heme but no cells on microscopy means myoglobin or hemoglobin.',
    ],
    relatedTerms: ['Glomerulonephritis', 'Nephrolithiasis', 'Rhabdomyolysis'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'In adults, visible blood is bladder or kidney cancer until excluded, also in those on anticoagulants. Dysmorphic cells or casts instead lead to the nephrologist.',
    commonAbbreviations: ['RBC/hpf (red blood cells per high-power field)'],
    illustration: null,
  },
  {
    term: 'Dysuria',
    definition: 'Pain or burning on passing urine.',
    category: 'Nephrology and Urology',
    pronunciation: 'dis-YOOR-ee-uh',
    etymology: 'Greek dys, painful, difficult + ouron, urine',
    parts: [
      { part: 'dys-', kind: 'prefix', meaning: 'painful, difficult' },
      { part: 'ur/o', kind: 'root', meaning: 'urine' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A young woman feels burning and has to go every hour, without fever or discharge.',
      'Vaginal discharge with it makes bladder infection less likely.',
    ],
    relatedTerms: ['Pyelonephritis', 'Benign prostatic hyperplasia', 'Hematuria'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'In a healthy nonpregnant woman with frequency and no discharge, empirical treatment for cystitis is sound. In sexually active men, chlamydia and gonorrhea are tested.',
    commonAbbreviations: ['UTI (urinary tract infection)'],
    illustration: null,
  },
  {
    term: 'Pyelonephritis',
    definition: 'Bacterial infection of the kidney and its pelvis, with fever and flank pain.',
    category: 'Nephrology and Urology',
    pronunciation: 'py-uh-loh-neh-FRY-tis',
    etymology: 'Greek pyelos, basin + nephros, kidney + -itis, inflammation',
    parts: [
      { part: 'pyel/o', kind: 'root', meaning: 'renal pelvis' },
      { part: 'nephr/o', kind: 'root', meaning: 'kidney' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'Fever of 39.4 °C, chills and tenderness over the right costovertebral angle.',
      'White cell casts separate it from simple bladder infection.',
    ],
    relatedTerms: ['Dysuria', 'Hydronephrosis', 'Bacteremia'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'Culture comes before antibiotics. Pregnant or vomiting patients are admitted, and with an obstructing stone the kidney must be drained the same day.',
    commonAbbreviations: [
      'UTI (urinary tract infection)',
      'CVA tenderness (costovertebral angle tenderness)',
    ],
    illustration: null,
  },
  {
    term: 'Nephrolithiasis',
    definition: 'Stone formation in the kidney, felt as colic when a stone moves into the ureter.',
    category: 'Nephrology and Urology',
    pronunciation: 'nef-roh-lih-THY-uh-sis',
    etymology: 'Greek nephros, kidney + lithos, stone + -iasis, condition',
    parts: [
      { part: 'nephr/o', kind: 'root', meaning: 'kidney' },
      { part: 'lith/o', kind: 'root', meaning: 'stone' },
      { part: '-iasis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'He paces with waves of flank pain to the groin and blood in his urine.',
      'CT without contrast: 4 mm stone at the ureterovesical junction.',
    ],
    relatedTerms: ['Hydronephrosis', 'Hematuria', 'Pyelonephritis'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'Most stones up to 5 mm pass with an NSAID and fluids. Over 10 mm, uncontrolled pain or a solitary kidney calls for intervention; fever with obstruction is an emergency.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hydronephrosis',
    definition: 'Widening of the renal pelvis and calyces by urine that cannot flow away.',
    category: 'Nephrology and Urology',
    pronunciation: 'hy-droh-neh-FROH-sis',
    etymology: 'Greek hydor, water + nephros, kidney + -osis, condition',
    parts: [
      { part: 'hydr/o', kind: 'root', meaning: 'water' },
      { part: 'nephr/o', kind: 'root', meaning: 'kidney' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Bladder scan 900 mL and both sides dilated in a man who dribbles.',
      'Right-sided mild widening is common late in pregnancy.',
    ],
    relatedTerms: ['Nephrolithiasis', 'Benign prostatic hyperplasia', 'Acute kidney injury'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'Ultrasound shows it within minutes and it is sought in any unexplained acute kidney failure. Relief by catheter, stent or nephrostomy can restore function.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Benign prostatic hyperplasia',
    definition:
      'Noncancerous enlargement of the gland around the male urethra that weakens the stream and wakes men at night.',
    category: 'Nephrology and Urology',
    pronunciation: 'bih-NYN pros-TAT-ik hy-per-PLAY-zhuh',
    etymology:
      'Latin benignus, kind; Greek prostates, one who stands before; hyper, over + plasis, formation',
    parts: [],
    examples: [
      'He waits for the stream and rises four times a night at 70.',
      'After diphenhydramine he cannot pass urine at all; 800 mL drains.',
    ],
    relatedTerms: ['Hydronephrosis', 'Hyperplasia', 'Dysuria'],
    bodySystem: 'Urinary and reproductive systems',
    clinicalSignificance:
      'Alpha blockers work within days but lower standing pressure; finasteride takes months and halves PSA. Anticholinergics and decongestants can cause retention.',
    commonAbbreviations: [
      'BPH (benign prostatic hyperplasia)',
      'PSA (prostate-specific antigen)',
      'TURP (transurethral resection of the prostate)',
    ],
    illustration: null,
  },
  {
    term: 'Testicular torsion',
    definition: 'Twisting of the spermatic cord that cuts off blood to the male gonad.',
    category: 'Nephrology and Urology',
    pronunciation: 'tes-TIK-yuh-ler TOR-shun',
    etymology: 'Latin testiculus, from testis; torquere, to twist',
    parts: [],
    examples: [
      'A 14-year-old wakes with sudden groin pain, vomiting and a high-riding testicle that lies across.',
      'The cremasteric reflex is lost on the painful side.',
    ],
    relatedTerms: ['Acute abdomen', 'Necrosis', 'Benign prostatic hyperplasia'],
    bodySystem: 'Reproductive system',
    clinicalSignificance:
      'Surgery within 6 hours saves almost all, after 24 hours few. When the picture is clear, no ultrasound delays it, and both sides are fixed.',
    commonAbbreviations: [],
    illustration: null,
  },
];

import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Thyroid, adrenal and pituitary gland. */
export const endocrinologyGlandsTerms: readonly MedicalTerm[] = [
  {
    term: 'Hypothyroidism',
    definition:
      "Too little T4 and T3 for the body's needs, with fatigue, cold intolerance, dry skin and weight gain.",
    category: 'Endocrinology',
    pronunciation: 'hy-poh-THY-royd-iz-um',
    etymology: 'Greek hypo, under + thyreos, oblong shield + eidos, form',
    parts: [
      { part: 'hypo-', kind: 'prefix', meaning: 'below' },
      { part: 'thyroid/o', kind: 'root', meaning: 'thyroid gland' },
      { part: '-ism', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'TSH 38 mIU/L with a low free T4, and a positive peroxidase antibody.',
      'Her reflexes relax slowly and her LDL is up to 190 mg/dL.',
    ],
    relatedTerms: ['Myxedema coma', 'Goiter', 'Negative feedback'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Levothyroxine is taken on an empty stomach, apart from calcium and iron, and TSH is rechecked after 6 to 8 weeks. In pregnancy, needs rise by about 25 to 50 percent.',
    commonAbbreviations: ['TSH (thyroid-stimulating hormone)', 'T4 (thyroxine)'],
    illustration: null,
  },
  {
    term: 'Graves disease',
    definition:
      'Autoimmune overactivity of the thyroid by antibodies to the TSH receptor, often with bulging eyes.',
    category: 'Endocrinology',
    pronunciation: 'GRAYVZ dih-ZEEZ',
    etymology: 'Eponym: Robert James Graves, Dublin physician, who described it in 1835',
    parts: [],
    examples: [
      'She loses weight despite hunger, trembles and stares, with a pulse of 118.',
      'Radioiodine scan: intense uptake spread evenly through the gland.',
    ],
    relatedTerms: ['Goiter', 'Thyroid storm', 'Autoimmunity'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Methimazole, radioiodine or surgery controls it, propylthiouracil early in pregnancy. Fever or sore throat on the drugs calls for a white count that day.',
    commonAbbreviations: ['TRAb (thyrotropin receptor antibodies)'],
    illustration: null,
  },
  {
    term: 'Thyroid storm',
    definition:
      'Life-threatening excess of T4 and T3 effect with high fever, racing heart, agitation and failing organs.',
    category: 'Endocrinology',
    pronunciation: 'THY-royd STORM',
    etymology: 'Greek thyreos, oblong shield + eidos, form; Old English storm',
    parts: [],
    examples: [
      'Having stopped methimazole, she has an appendectomy; two days later: 40.6 °C, pulse 160, delirium.',
      'In simple thyrotoxicosis the mind stays clear and the temperature below 38 °C; in the storm both give way.',
    ],
    relatedTerms: ['Graves disease', 'Myxedema coma', 'Heat stroke'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'A beta blocker, a thionamide, then iodine at least an hour later, and a glucocorticoid are given. Aspirin is avoided because it frees bound hormone.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Goiter',
    definition: 'Enlargement of the gland at the front of the neck, whatever its hormone output.',
    category: 'Endocrinology',
    pronunciation: 'GOY-ter',
    etymology: 'Old French goitre, from Latin guttur, throat',
    parts: [],
    examples: [
      'A lump that rises on swallowing has grown for ten years, and TSH is normal.',
      'Inland regions without iodized salt still see many goiters.',
    ],
    relatedTerms: ['Hypothyroidism', 'Graves disease', 'Neoplasm'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'TSH is measured first and then ultrasound decides which nodules need a needle. Stridor or trouble swallowing means that it presses on the airway or gullet.',
    commonAbbreviations: ['FNA (fine-needle aspiration)'],
    illustration: null,
  },
  {
    term: 'Myxedema coma',
    definition:
      'Decompensated long-standing lack of T4 with low temperature, slow pulse and clouded mind.',
    category: 'Endocrinology',
    pronunciation: 'mik-suh-DEE-muh KOH-muh',
    etymology: 'Greek myxa, mucus + oidema, swelling; koma, deep sleep',
    parts: [],
    examples: [
      'In January, an untreated woman of 78 is found at 32.8 °C with a pulse of 44.',
      'Sodium 121 mmol/L, PaCO2 66 mm Hg, TSH 70 mIU/L.',
    ],
    relatedTerms: ['Hypothyroidism', 'Hypothermia', 'Hypercapnia'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Hydrocortisone goes in before or with intravenous levothyroxine, in case the adrenals fail too. Warming is passive, since fast warming drops the pressure.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Cushing syndrome',
    definition:
      'The effects of lasting glucocorticoid excess: central fat, purple striae, weak muscles and high glucose.',
    category: 'Endocrinology',
    pronunciation: 'KUSH-ing SIN-drohm',
    etymology:
      'Eponym: Harvey Cushing, American neurosurgeon, who described pituitary cases in 1932',
    parts: [],
    examples: [
      'A round face and easy bruising develop after eight months of prednisone.',
      'Late-night salivary cortisol is raised on two nights.',
    ],
    relatedTerms: ['Addison disease', 'Insulin resistance', 'Hypertension'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Prescribed steroids are the most common cause and must be tapered. Otherwise two abnormal screening tests, then ACTH, separate adrenal from pituitary and ectopic sources.',
    commonAbbreviations: ['ACTH (adrenocorticotropic hormone)'],
    illustration: null,
  },
  {
    term: 'Addison disease',
    definition:
      'Failure of the adrenal cortex itself, with low cortisol and aldosterone, darkened skin and salt craving.',
    category: 'Endocrinology',
    pronunciation: 'AD-ih-sun dih-ZEEZ',
    etymology: 'Eponym: Thomas Addison, London physician, who described it in 1855',
    parts: [],
    examples: [
      'Sodium 126, potassium 5.8 mmol/L, tanned creases and dizziness on standing.',
      'Cortisol barely rises after 250 µg of cosyntropin.',
    ],
    relatedTerms: ['Cushing syndrome', 'Autoimmunity', 'Hypoglycemia'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'In crisis, hydrocortisone 100 mg and saline are given at once, before results. Patients double or triple their dose in fever and carry an injection kit.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pheochromocytoma',
    definition:
      'A catecholamine-secreting tumor of the adrenal medulla, with spells of headache, sweating and pounding heart.',
    category: 'Endocrinology',
    pronunciation: 'fee-oh-kroh-moh-sy-TOH-muh',
    etymology: 'Greek phaios, dusky + chroma, color + kytos, cell + -oma, tumor',
    parts: [
      { part: 'phe/o', kind: 'root', meaning: 'dusky' },
      { part: 'chrom/o', kind: 'root', meaning: 'color' },
      { part: 'cyt/o', kind: 'root', meaning: 'cell' },
      { part: '-oma', kind: 'suffix', meaning: 'tumor' },
    ],
    examples: [
      'Pressure of 220/120 in attacks and 128/76 between, in a woman of 34.',
      'Plasma free metanephrines are four times the limit.',
    ],
    relatedTerms: ['Hypertension', 'Vasoconstriction', 'Neoplasm'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'An alpha blocker is started 7 to 14 days before surgery. A beta blocker given first leaves alpha effects unopposed and can cause a crisis.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Arginine vasopressin deficiency',
    definition:
      'Lack of the water-saving hormone from the posterior pituitary, with liters of dilute urine and great thirst.',
    category: 'Endocrinology',
    pronunciation: 'AR-jih-neen vay-zoh-PRES-in dih-FISH-un-see',
    etymology: 'Latin vas, vessel + pressio, pressing; deficere, to be lacking',
    parts: [],
    examples: [
      'The day after pituitary surgery he voids 600 mL an hour with sodium of 149.',
      'Formerly called central diabetes insipidus; glucose plays no part in it.',
    ],
    relatedTerms: ['Polydipsia', 'Syndrome of inappropriate antidiuresis', 'Diuresis'],
    bodySystem: 'Endocrine and urinary systems',
    clinicalSignificance:
      'Desmopressin replaces the hormone, and too much of it brings low sodium. The new name prevents mix-ups with diabetes mellitus that have killed patients whose desmopressin was withheld.',
    commonAbbreviations: ['AVP-D (arginine vasopressin deficiency)', 'DI (diabetes insipidus)'],
    illustration: null,
  },
  {
    term: 'Syndrome of inappropriate antidiuresis',
    definition:
      'Water retention by excess vasopressin effect in a person of normal volume, with low sodium and concentrated urine.',
    category: 'Endocrinology',
    pronunciation: 'SIN-drohm uv in-uh-PROH-pree-it an-tee-dy-yoo-REE-sis',
    etymology:
      'Greek syn, together + dromos, running; anti, against + dia, through + ourein, to urinate',
    parts: [],
    examples: [
      'Small cell lung cancer: serum sodium 120 mmol/L, urine osmolality 480 mOsm/kg.',
      'After starting sertraline, an 80-year-old is confused, without edema or dryness.',
    ],
    relatedTerms: ['Arginine vasopressin deficiency', 'Osmosis', 'Status epilepticus'],
    bodySystem: 'Endocrine and urinary systems',
    clinicalSignificance:
      'Fluid restriction is first. Seizure or coma calls for 100 to 150 mL boluses of 3 percent saline, and the later rise is limited to protect myelin.',
    commonAbbreviations: ['SIADH (syndrome of inappropriate antidiuretic hormone secretion)'],
    illustration: null,
  },
];

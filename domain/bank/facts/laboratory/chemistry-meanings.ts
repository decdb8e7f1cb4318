import type { NursingFact } from '../nursing-conditions/nursing-fact.ts';
import { assistant, practitioner, stepOne, stepTwo } from './medical-places.ts';

/** Patterns of electrolytes, kidney function and hormones and what they mean. */
export const chemistryMeanings: readonly NursingFact[] = [
  {
    id: 'siadh',
    scene:
      'A {patient} with small cell lung cancer is confused. Serum sodium is 116 mEq/L, serum osmolality 244 mOsm/kg (reference 285 to 295) and urine osmolality 620 mOsm/kg. There is no edema and blood pressure is normal.',
    key: [
      'Excess antidiuretic hormone',
      'Dilute blood with concentrated urine and normal volume means that the kidney keeps water under hormone that should be off.',
    ],
    fits: 'Inappropriate antidiuretic hormone gives dilute blood, concentrated urine and normal volume.',
    unlike: [
      'diabetes-insipidus',
      'adrenal-failure',
      'hyperaldosteronism',
      'prerenal',
      'nephrotic',
      'hhs',
    ],
    level: 'analysis',
    takeaway:
      'In SIADH the urine is concentrated although the blood is dilute. Restrict water, and correct sodium slowly to protect the brain stem. Small cell cancer, brain disease and some drugs are causes.',
    others: [
      ...practitioner,
      ...assistant('renal', 'Electrolyte disorders'),
      ...stepOne('respiratory-renal', 'Electrolyte disorders'),
    ],
  },
  {
    id: 'diabetes-insipidus',
    scene:
      'The day after removal of a pituitary tumor a {patient} passes 9 L of urine. Serum sodium is 152 mEq/L, urine specific gravity 1.002 (reference 1.005 to 1.030) and glucose 98 mg/dL.',
    key: [
      'Central diabetes insipidus',
      'Large volumes of dilute urine with rising sodium and normal glucose mean that antidiuretic hormone is missing.',
    ],
    fits: 'Diabetes insipidus gives dilute urine in large volume and a rising sodium.',
    unlike: ['siadh', 'hhs', 'adrenal-failure', 'hyperaldosteronism', 'prerenal', 'dka'],
    level: 'analysis',
    takeaway:
      'Without antidiuretic hormone the kidney cannot save water, so urine is dilute and sodium climbs. Desmopressin corrects the central form. Replace water and watch output and sodium.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Pituitary disorders'),
      ...stepTwo('endocrine', 'Pituitary disease'),
    ],
  },
  {
    id: 'adrenal-failure',
    scene:
      'A {patient} with weight loss, salt craving and dark skin creases has a blood pressure of 88/54 mm Hg, sodium 127 mEq/L, potassium 5.9 mEq/L and glucose 62 mg/dL.',
    key: [
      'Primary adrenal insufficiency',
      'Lack of aldosterone loses sodium and keeps potassium. Lack of cortisol lowers glucose, and high ACTH darkens the skin.',
    ],
    fits: 'Adrenal failure gives low sodium, high potassium, low glucose and dark skin.',
    unlike: [
      'siadh',
      'hyperaldosteronism',
      'cushing',
      'diabetes-insipidus',
      'hypothyroidism',
      'pheochromocytoma',
    ],
    level: 'analysis',
    takeaway:
      'Low sodium with high potassium and low pressure suggests Addison disease. Low morning cortisol with high ACTH confirms it. Steroid doses are raised in illness and not stopped suddenly.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Adrenal insufficiency and Cushing syndrome'),
      ...stepOne('reproductive-endocrine', 'Adrenal disorders'),
    ],
  },
  {
    id: 'hyperaldosteronism',
    scene:
      'A {patient} with hypertension on three drugs complains of muscle weakness. Potassium is 2.9 mEq/L without a diuretic, bicarbonate 31 mEq/L (reference 22 to 26), and plasma renin is suppressed.',
    key: [
      'Primary aldosteronism',
      'Aldosterone made without renin keeps sodium and wastes potassium and acid.',
    ],
    fits: 'Primary aldosteronism gives hypertension with low potassium, alkalosis and low renin.',
    unlike: [
      'adrenal-failure',
      'pheochromocytoma',
      'hypothyroidism',
      'prerenal',
      'siadh',
      'hyperparathyroidism',
    ],
    level: 'analysis',
    takeaway:
      'Resistant hypertension with low potassium suggests primary aldosteronism. The ratio of aldosterone to renin is the screening test. An adenoma is removed; hyperplasia gets spironolactone.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Pheochromocytoma and hyperaldosteronism'),
      ...stepTwo('endocrine', 'Adrenal disease'),
    ],
  },
  {
    id: 'pheochromocytoma',
    scene:
      'A {patient} has spells of pounding headache, sweating and palpitations with blood pressure up to 230/120 mm Hg. Between spells it is 138/84 mm Hg. Plasma metanephrines are five times the limit.',
    key: [
      'Catecholamine-secreting tumor',
      'Spells of headache, sweating and palpitations with high metanephrines mean pheochromocytoma.',
    ],
    fits: 'A catecholamine tumor gives spells of hypertension and high metanephrines.',
    unlike: [
      'hyperaldosteronism',
      'cushing',
      'hyperthyroidism',
      'hypothyroidism',
      'adrenal-failure',
      'hyperparathyroidism',
    ],
    takeaway:
      'Metanephrines in plasma or urine find a pheochromocytoma. An alpha blocker is given before any beta blocker and before surgery. Do not press on the abdomen.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Pheochromocytoma and hyperaldosteronism'),
      ...stepOne('reproductive-endocrine', 'Adrenal disorders'),
    ],
  },
  {
    id: 'cushing',
    scene:
      'A {patient} has a round face, thin arms, purple stretch marks and new diabetes. Late-night salivary cortisol is high twice, and cortisol stays high after 1 mg of dexamethasone.',
    key: [
      'Cortisol excess (Cushing)',
      'Cortisol that has lost its night low and is not suppressed by dexamethasone proves excess.',
    ],
    fits: 'Cushing syndrome gives cortisol that dexamethasone does not suppress.',
    unlike: [
      'adrenal-failure',
      'hyperaldosteronism',
      'hypothyroidism',
      'pheochromocytoma',
      'hhs',
      'hyperthyroidism',
    ],
    takeaway:
      'Excess cortisol is shown by late-night saliva, 24-hour urine or a dexamethasone test. ACTH then tells pituitary or ectopic from adrenal causes. Steroid drugs are the commonest cause.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Adrenal insufficiency and Cushing syndrome'),
      ...stepTwo('endocrine', 'Adrenal disease'),
    ],
  },
  {
    id: 'dka',
    scene:
      'A {patient} has vomited for a day and breathes deeply. Glucose is 486 mg/dL, arterial pH 7.14, bicarbonate 9 mEq/L, anion gap 27 and ketones are strongly positive.',
    key: [
      'Diabetic ketoacidosis',
      'High glucose, ketones and acidosis with a high anion gap mean that insulin is lacking.',
    ],
    fits: 'Ketoacidosis gives high glucose with ketones, low pH and a high anion gap.',
    unlike: ['hhs', 'diabetes-insipidus', 'adrenal-failure', 'prerenal', 'cushing', 'nephrotic'],
    takeaway:
      'Ketoacidosis needs three findings: glucose usually over 250 mg/dL, ketones and acidosis. Fluids come first, then insulin, with potassium followed closely. Infection and missed insulin are common triggers.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'DKA and HHS'),
      ...stepTwo('endocrine', 'DKA and HHS'),
    ],
  },
  {
    id: 'hhs',
    scene:
      'An older {patient} with type 2 diabetes and pneumonia is hard to rouse and very dry. Glucose is 980 mg/dL, serum osmolality 358 mOsm/kg (reference 285 to 295), pH 7.38 and ketones are negative.',
    key: [
      'Hyperosmolar hyperglycemic state',
      'Extreme glucose and osmolality with coma but without ketones or acidosis are its mark.',
    ],
    fits: 'The hyperosmolar state gives extreme glucose and osmolality without acidosis.',
    unlike: ['dka', 'diabetes-insipidus', 'siadh', 'cushing', 'adrenal-failure', 'nephrotic'],
    level: 'analysis',
    takeaway:
      'A little insulin is left in the hyperosmolar state: enough to stop ketones but not glucose. Dehydration is extreme, so fluids come first. Infection is the usual trigger.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'DKA and HHS'),
      ...stepOne('reproductive-endocrine', 'Diabetes mellitus'),
    ],
  },
  {
    id: 'hyperparathyroidism',
    scene:
      'A {patient} with a kidney stone feels tired and constipated. Calcium is 11.6 mg/dL (reference 9.0 to 10.5), phosphate 2.1 mg/dL (3.0 to 4.5) and parathyroid hormone 142 pg/mL (10 to 65).',
    key: [
      'Primary hyperparathyroidism',
      'High calcium should switch the hormone off. That both are high places the fault in the gland.',
    ],
    fits: 'Primary hyperparathyroidism gives high calcium with high hormone and low phosphate.',
    unlike: [
      'cancer-calcium',
      'hypoparathyroidism',
      'tumor-lysis',
      'hyperthyroidism',
      'adrenal-failure',
      'kidney-bone',
    ],
    level: 'analysis',
    takeaway:
      'Read calcium and parathyroid hormone together. Both high means primary hyperparathyroidism, often one adenoma. In cancer hypercalcemia the hormone is suppressed.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Hyperparathyroidism and calcium disorders'),
      ...stepOne('reproductive-endocrine', 'Calcium and bone metabolism'),
    ],
  },
  {
    id: 'cancer-calcium',
    scene:
      'A {patient} with squamous cell lung cancer is thirsty and confused. Calcium is 14.1 mg/dL (reference 9.0 to 10.5) and parathyroid hormone is 3 pg/mL (10 to 65).',
    key: [
      'Hypercalcemia of malignancy',
      'The gland is rightly switched off. The tumor raises calcium through a related peptide or bone destruction.',
    ],
    fits: 'Cancer hypercalcemia gives very high calcium with suppressed parathyroid hormone.',
    unlike: [
      'hyperparathyroidism',
      'hypoparathyroidism',
      'kidney-bone',
      'tumor-lysis',
      'siadh',
      'adrenal-failure',
    ],
    level: 'analysis',
    takeaway:
      'High calcium with a low parathyroid hormone comes from outside the gland, most often from cancer. Saline comes first, then calcitonin and a bisphosphonate. Confusion and dehydration mark severity.',
    others: [
      ...practitioner,
      ...assistant('renal', 'Electrolyte disorders'),
      ...stepTwo('endocrine', 'Calcium disorders'),
    ],
  },
  {
    id: 'hypoparathyroidism',
    scene:
      'Two days after thyroid surgery a {patient} has tingling lips and cramping hands. Calcium is 6.8 mg/dL (reference 9.0 to 10.5), phosphate 5.9 mg/dL (3.0 to 4.5) and creatinine is normal.',
    key: [
      'Loss of parathyroid function',
      'Without the hormone calcium falls and phosphate rises, while the kidneys work normally.',
    ],
    fits: 'Loss of parathyroid function gives low calcium and high phosphate with normal creatinine.',
    unlike: [
      'kidney-bone',
      'hyperparathyroidism',
      'cancer-calcium',
      'tumor-lysis',
      'hypothyroidism',
      'adrenal-failure',
    ],
    takeaway:
      'After neck surgery low calcium with high phosphate means that the parathyroid glands were hurt. Tingling and spasm come before seizures and laryngospasm. IV calcium gluconate is kept at hand.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Hyperparathyroidism and calcium disorders'),
      ...stepOne('reproductive-endocrine', 'Calcium and bone metabolism'),
    ],
  },
  {
    id: 'kidney-bone',
    scene:
      'A {patient} with long-standing kidney failure has bone pain. Calcium is 7.9 mg/dL (reference 9.0 to 10.5), phosphate 7.2 mg/dL (3.0 to 4.5), creatinine 6.4 mg/dL and parathyroid hormone 480 pg/mL (10 to 65).',
    key: [
      'Secondary hyperparathyroidism',
      'The failing kidney keeps phosphate and makes no active vitamin D, so calcium falls and the gland answers.',
    ],
    fits: 'Secondary hyperparathyroidism of kidney failure gives low calcium, high phosphate and a high hormone.',
    unlike: [
      'hyperparathyroidism',
      'hypoparathyroidism',
      'cancer-calcium',
      'tumor-lysis',
      'prerenal',
      'nephrotic',
    ],
    level: 'analysis',
    takeaway:
      'In chronic kidney disease phosphate rises and vitamin D falls, so parathyroid hormone rises to hold calcium. Bone pays the price. Phosphate binders with meals and vitamin D analogs are used.',
    others: [
      ...practitioner,
      ...assistant('renal', 'Chronic kidney disease'),
      ...stepTwo('renal-reproductive', 'Chronic kidney disease'),
    ],
  },
];

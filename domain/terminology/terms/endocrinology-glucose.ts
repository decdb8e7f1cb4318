import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Diabetes and the hormones that steer glucose. */
export const endocrinologyGlucoseTerms: readonly MedicalTerm[] = [
  {
    term: 'Type 1 diabetes mellitus',
    definition:
      'Autoimmune destruction of the pancreatic beta cells that leaves the body with little or no insulin.',
    category: 'Endocrinology',
    pronunciation: 'TYP WUN dy-uh-BEE-teez MEL-ih-tus',
    etymology: 'Greek diabainein, to pass through; Latin mellitus, honeyed',
    parts: [],
    examples: [
      'A 9-year-old wets the bed again, drinks all day and has lost 4 kg in a month.',
      'C-peptide is undetectable and GAD antibodies are positive.',
    ],
    relatedTerms: ['Diabetic ketoacidosis', 'Type 2 diabetes mellitus', 'Hypoglycemia'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Insulin is never stopped, not even when the patient does not eat: the basal dose prevents ketoacidosis. Thyroid and celiac disease are screened for.',
    commonAbbreviations: ['T1DM (type 1 diabetes mellitus)', 'CGM (continuous glucose monitor)'],
    illustration: 'glucose-monitoring',
  },
  {
    term: 'Type 2 diabetes mellitus',
    definition:
      'Chronic high blood glucose from resistance to insulin with a gradual fall in its secretion, often with excess weight.',
    category: 'Endocrinology',
    pronunciation: 'TYP TOO dy-uh-BEE-teez MEL-ih-tus',
    etymology: 'Greek diabainein, to pass through; Latin mellitus, honeyed',
    parts: [],
    examples: [
      'A 52-year-old has no complaints; two A1c results are 7.1 and 7.3 percent.',
      'Dark, velvety skin at the neck leads the nurse to check glucose.',
    ],
    relatedTerms: [
      'Insulin resistance',
      'Type 1 diabetes mellitus',
      'Hyperosmolar hyperglycemic state',
    ],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'A fasting glucose of 126 mg/dL or A1c of 6.5 percent, confirmed, makes the diagnosis. With heart failure or kidney disease, an SGLT2 inhibitor is added whatever the A1c.',
    commonAbbreviations: ['T2DM (type 2 diabetes mellitus)', 'A1c (glycated hemoglobin)'],
    illustration: 'glucose-monitoring',
  },
  {
    term: 'Insulin resistance',
    definition:
      'A weakened response of muscle, fat and liver to a hormone that should lower blood glucose, so more of it is needed.',
    category: 'Endocrinology',
    pronunciation: 'IN-suh-lin rih-ZIS-tuns',
    etymology: 'Latin insula, island, for the pancreatic islets; resistere, to stand against',
    parts: [],
    examples: [
      'Fasting glucose is normal only because the islets secrete three times as much as usual.',
      'Prednisone causes insulin resistance, so his ward dose has to double.',
    ],
    relatedTerms: ['Type 2 diabetes mellitus', 'Hypertension', 'Cushing syndrome'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'In a large trial, losing about 7 percent of weight with 150 minutes of weekly exercise cut progression to diabetes by more than half.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hypoglycemia',
    definition:
      'Blood glucose below 70 mg/dL, with sweating, tremor and hunger, then confusion or seizure as it falls further.',
    category: 'Endocrinology',
    pronunciation: 'hy-poh-gly-SEE-mee-uh',
    etymology: 'Greek hypo, under + glykys, sweet + haima, blood',
    parts: [
      { part: 'hypo-', kind: 'prefix', meaning: 'below' },
      { part: 'glyc/o', kind: 'root', meaning: 'sugar' },
      { part: '-emia', kind: 'suffix', meaning: 'blood condition' },
    ],
    examples: [
      'He took his mealtime insulin and then missed lunch: 48 mg/dL, pale and shaking.',
      'On propranolol she feels only the sweating, not the fast pulse.',
    ],
    relatedTerms: ['Type 1 diabetes mellitus', 'Status epilepticus', 'Diabetic ketoacidosis'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Awake patients take 15 g of fast sugar and recheck after 15 minutes. Those who cannot swallow get intravenous dextrose or glucagon; level 2 begins below 54 mg/dL.',
    commonAbbreviations: ['BG (blood glucose)'],
    illustration: 'glucose-monitoring',
  },
  {
    term: 'Diabetic ketoacidosis',
    definition:
      'Insulin lack with glucose usually above 200 mg/dL, beta-hydroxybutyrate of 3 mmol/L or more and pH below 7.3.',
    category: 'Endocrinology',
    pronunciation: 'dy-uh-BET-ik kee-toh-as-ih-DOH-sis',
    etymology:
      'Greek diabainein, to pass through; German Keton, from Aceton; Latin acidus, sour + Greek -osis, condition',
    parts: [],
    examples: [
      'Deep, rapid breaths smelling of fruit and vomiting: pH 7.08, anion gap 26.',
      'A woman on empagliflozin has a pH of 7.15 and high ketones with a glucose of only 180 mg/dL.',
    ],
    relatedTerms: ['Hyperosmolar hyperglycemic state', 'Type 1 diabetes mellitus', 'Hypoglycemia'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Fluids come first. Insulin waits if potassium is below 3.5 mmol/L, and it continues, with dextrose added near 250 mg/dL, until the acidosis has cleared.',
    commonAbbreviations: ['DKA (diabetic ketoacidosis)'],
    illustration: null,
  },
  {
    term: 'Hyperosmolar hyperglycemic state',
    definition:
      'Extreme glucose, above 600 mg/dL, with effective plasma concentration above 300 mOsm/kg, deep dehydration and few ketones.',
    category: 'Endocrinology',
    pronunciation: 'hy-per-oz-MOH-ler hy-per-gly-SEE-mik STAYT',
    etymology:
      'Greek hyper, over + osmos, push; glykys, sweet + haima, blood; Latin status, condition',
    parts: [],
    examples: [
      'A 79-year-old with pneumonia is stuporous with glucose of 1,020 mg/dL and pH 7.36.',
      'Sodium corrected for glucose is 158 mmol/L, and about 9 L of fluid is missing.',
    ],
    relatedTerms: ['Diabetic ketoacidosis', 'Type 2 diabetes mellitus', 'Osmosis'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Fluid is the main treatment and the fall of glucose is kept gradual to protect the brain. Mortality is several times that of ketoacidosis; the trigger is often infection.',
    commonAbbreviations: ['HHS (hyperosmolar hyperglycemic state)'],
    illustration: null,
  },
  {
    term: 'Polydipsia',
    definition: 'Excessive thirst with very large fluid intake.',
    category: 'Endocrinology',
    pronunciation: 'pol-ee-DIP-see-uh',
    etymology: 'Greek polys, many, much + dipsa, thirst',
    parts: [
      { part: 'poly-', kind: 'prefix', meaning: 'much' },
      { part: '-dipsia', kind: 'suffix', meaning: 'thirst' },
    ],
    examples: [
      'She keeps a 2-liter jug by the bed and empties it nightly.',
      'In schizophrenia, compulsive drinking brings sodium down to 118 mmol/L.',
    ],
    relatedTerms: ['Arginine vasopressin deficiency', 'Type 1 diabetes mellitus', 'Diuresis'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'Together with heavy urination and weight loss it calls for a glucose test the same day. A low serum sodium suggests the drinking is primary, a high one that water is being lost.',
    commonAbbreviations: [],
    illustration: null,
  },
];

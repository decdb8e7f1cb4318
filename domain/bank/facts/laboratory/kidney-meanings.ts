import type { NursingFact } from '../nursing-conditions/nursing-fact.ts';
import { assistant, practitioner, stepOne, stepTwo } from './medical-places.ts';

/** Patterns of cell breakdown, kidney and thyroid function and what they mean. */
export const kidneyMeanings: readonly NursingFact[] = [
  {
    id: 'tumor-lysis',
    scene:
      'A day after chemotherapy for a bulky lymphoma a {patient} has potassium 6.4 mEq/L, phosphate 8.8 mg/dL (reference 3.0 to 4.5), calcium 6.9 mg/dL (9.0 to 10.5) and uric acid 15 mg/dL.',
    key: [
      'Tumor lysis syndrome',
      'Dying cells spill potassium, phosphate and nucleic acids. Phosphate binds calcium, and nucleic acids become uric acid.',
    ],
    fits: 'Tumor lysis gives high potassium, phosphate and uric acid with low calcium.',
    unlike: [
      'kidney-bone',
      'hypoparathyroidism',
      'adrenal-failure',
      'cancer-calcium',
      'prerenal',
      'hyperparathyroidism',
    ],
    takeaway:
      'Tumor lysis raises everything inside cells, potassium, phosphate and uric acid, and lowers calcium. Fluids with allopurinol or rasburicase prevent it. Watch the rhythm and urine output.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Lymphoma'),
      ...stepTwo('blood-lymph', 'Leukemia and lymphoma'),
    ],
  },
  {
    id: 'rhabdomyolysis',
    scene:
      'A {patient} found after two days on the floor passes tea-colored urine. The dipstick is positive for blood, but the microscope shows no red cells. Creatine kinase is 46,000 units/L.',
    key: [
      'Breakdown of skeletal muscle',
      'Myoglobin from muscle colors the dipstick like blood, without red cells, and creatine kinase is extreme.',
    ],
    fits: 'Muscle breakdown gives extreme creatine kinase and dipstick blood without red cells.',
    unlike: [
      'glomerulonephritis',
      'nephrotic',
      'prerenal',
      'tumor-lysis',
      'kidney-bone',
      'adrenal-failure',
    ],
    level: 'analysis',
    takeaway:
      'A dipstick positive for blood without red cells suggests myoglobin. Rhabdomyolysis can stop the kidneys and raise potassium. Generous IV fluids protect the tubules.',
    others: [
      ...practitioner,
      ...assistant('renal', 'Acute kidney injury'),
      ...stepOne('respiratory-renal', 'Acute kidney injury'),
    ],
  },
  {
    id: 'prerenal',
    scene:
      'After three days of diarrhea a {patient} has dry lips and little urine. Blood urea nitrogen is 56 mg/dL, creatinine 1.8 mg/dL, urine sodium 8 mEq/L and the sediment is bland.',
    key: [
      'Prerenal kidney injury',
      'A ratio of urea to creatinine above 20 with scant urine sodium means that healthy tubules save salt and water.',
    ],
    fits: 'Poor kidney blood flow gives a high urea to creatinine ratio, low urine sodium and a bland sediment.',
    unlike: [
      'tubular-necrosis',
      'glomerulonephritis',
      'nephrotic',
      'rhabdomyolysis',
      'siadh',
      'diabetes-insipidus',
    ],
    level: 'analysis',
    takeaway:
      'Prerenal injury shows a urea to creatinine ratio above 20:1, urine sodium below 20 mEq/L and concentrated urine. Fluid restores function. Left alone it leads to tubular necrosis.',
    others: [
      ...practitioner,
      ...assistant('renal', 'Acute kidney injury'),
      ...stepOne('respiratory-renal', 'Acute kidney injury'),
    ],
  },
  {
    id: 'tubular-necrosis',
    scene:
      'Two days after septic shock a {patient} passes 12 mL of urine an hour. Blood urea nitrogen is 44 mg/dL, creatinine 4.1 mg/dL, urine sodium 58 mEq/L, and the sediment holds muddy brown casts.',
    key: [
      'Acute tubular necrosis',
      'Muddy brown casts and wasted sodium show that tubules are damaged.',
    ],
    fits: 'Tubular necrosis gives muddy brown casts and a high urine sodium.',
    unlike: [
      'prerenal',
      'glomerulonephritis',
      'nephrotic',
      'kidney-bone',
      'siadh',
      'diabetes-insipidus',
    ],
    level: 'analysis',
    takeaway:
      'Muddy brown casts and urine sodium above 40 mEq/L mark acute tubular necrosis. More fluid does not restore flow at once. Avoid further toxins, watch potassium and volume.',
    others: [
      ...assistant('renal', 'Acute kidney injury'),
      ...stepTwo('renal-reproductive', 'Acute kidney injury'),
    ],
  },
  {
    id: 'nephrotic',
    scene:
      'A {patient} has swollen eyelids and foamy urine. Urine protein is 6 g in 24 hours, serum albumin 1.9 g/dL (reference 3.5 to 5.0) and cholesterol 340 mg/dL. Blood pressure is normal.',
    key: [
      'Nephrotic syndrome',
      'Heavy protein loss, low albumin, edema and high lipids together define it.',
    ],
    fits: 'Nephrotic syndrome gives heavy protein loss, low albumin, edema and high lipids.',
    unlike: [
      'glomerulonephritis',
      'prerenal',
      'tubular-necrosis',
      'rhabdomyolysis',
      'kidney-bone',
      'siadh',
    ],
    takeaway:
      'Nephrotic syndrome means more than 3.5 g of protein in a day, low albumin, edema and high lipids. Loss of proteins also brings clots and infections. Weigh daily and restrict salt.',
    others: [
      ...practitioner,
      ...assistant('renal', 'Nephrotic syndrome'),
      ...stepOne('respiratory-renal', 'Glomerulonephritis and nephrotic syndrome'),
    ],
  },
  {
    id: 'glomerulonephritis',
    scene:
      'Two weeks after a sore throat a child has cola-colored urine, puffy eyes and a blood pressure of 142/94 mm Hg. The urine shows red cell casts and 2+ protein, and complement C3 is low.',
    key: [
      'Acute glomerulonephritis',
      'Red cell casts form when inflamed glomeruli leak blood. The timing and low C3 fit a streptococcal cause.',
    ],
    fits: 'Glomerulonephritis gives red cell casts, hypertension and moderate protein.',
    unlike: [
      'nephrotic',
      'prerenal',
      'tubular-necrosis',
      'rhabdomyolysis',
      'kidney-bone',
      'tumor-lysis',
    ],
    takeaway:
      'Red cell casts with hypertension and edema mean glomerulonephritis. One to three weeks after a streptococcal infection it is usually self-limited. Watch pressure, weight and urine output.',
    others: [
      ...practitioner,
      ...assistant('renal', 'Glomerulonephritis'),
      ...stepTwo('renal-reproductive', 'Acute kidney injury'),
    ],
  },
  {
    id: 'hypothyroidism',
    scene:
      'A {patient} with fatigue, dry skin and a slow pulse has a TSH of 42 microunits/mL (reference 0.5 to 5) and free T₄ of 0.3 ng/dL (0.8 to 2.8).',
    key: [
      'Primary hypothyroidism',
      'High TSH with low T₄ means that the pituitary calls and the thyroid does not answer.',
    ],
    fits: 'Primary hypothyroidism gives a high TSH with a low T₄.',
    unlike: [
      'central-hypothyroidism',
      'hyperthyroidism',
      'adrenal-failure',
      'cushing',
      'hypoparathyroidism',
      'pheochromocytoma',
    ],
    takeaway:
      'TSH moves against T₄ when the thyroid itself is at fault. Levothyroxine is taken on an empty stomach, and TSH is repeated after 6 to 8 weeks.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Hypothyroidism and hyperthyroidism'),
      ...stepOne('reproductive-endocrine', 'Thyroid disorders'),
    ],
  },
  {
    id: 'central-hypothyroidism',
    scene:
      'After radiation to the base of the skull a {patient} is slow and cold. Free T₄ is 0.4 ng/dL (reference 0.8 to 2.8), and TSH is 0.6 microunits/mL (0.5 to 5). Morning cortisol is low as well.',
    key: [
      'Failure of the pituitary gland',
      'A low T₄ should raise TSH. That it does not, with low cortisol too, places the fault in the pituitary.',
    ],
    fits: 'Pituitary failure gives a low T₄ without a rise of TSH, often with low cortisol.',
    unlike: [
      'hypothyroidism',
      'hyperthyroidism',
      'cushing',
      'hyperaldosteronism',
      'diabetes-insipidus',
      'siadh',
    ],
    level: 'analysis',
    takeaway:
      'A TSH that stays low or normal with a low T₄ means central hypothyroidism. Other pituitary hormones are checked. Cortisol is replaced before thyroxine, or adrenal crisis may follow.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Pituitary disorders'),
      ...stepOne('reproductive-endocrine', 'Hypothalamic-pituitary axes'),
    ],
  },
  {
    id: 'hyperthyroidism',
    scene:
      'A {patient} with weight loss, tremor and staring eyes has a TSH below 0.01 microunits/mL (reference 0.5 to 5), free T₄ 5.6 ng/dL (0.8 to 2.8) and antibodies to the TSH receptor.',
    key: [
      'Graves hyperthyroidism',
      'Suppressed TSH with high T₄ is thyroid excess, and receptor antibodies with eye signs name the cause.',
    ],
    fits: 'Graves disease gives a suppressed TSH, high T₄ and receptor antibodies.',
    unlike: [
      'hypothyroidism',
      'central-hypothyroidism',
      'pheochromocytoma',
      'cushing',
      'hyperparathyroidism',
      'adrenal-failure',
    ],
    takeaway:
      'Graves disease stimulates the thyroid through receptor antibodies, so TSH is suppressed. Fever, delirium and a very fast pulse would mean thyroid storm. A sore throat on methimazole needs a white cell count.',
    others: [
      ...practitioner,
      ...assistant('endocrine', 'Hypothyroidism and hyperthyroidism'),
      ...stepTwo('endocrine', 'Thyroid disease'),
    ],
  },
];

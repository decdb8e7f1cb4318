import type { Condition } from '../condition.ts';

const source = 'Standard endocrinology and internal medicine texts';

/** Adrenal, parathyroid and water balance, inherited endocrine tumors and bone metabolism. */
export const endocrineConditions2: readonly Condition[] = [
  {
    id: 'adrenal-insufficiency',
    name: 'Primary adrenal insufficiency',
    system: 'endocrine',
    topic: 'Adrenal insufficiency and Cushing syndrome',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Adrenal disorders' },
    step2: { area: 'endocrine', topic: 'Adrenal disease' },
    vignettes: [
      'A 38-year-old woman with vitiligo has lost 7 kg in 4 months and craves pickles. She gets dizzy on standing. Her palm creases and gums have turned brown. Blood pressure is 92/58 mm Hg, sodium 128 mmol/L, potassium 5.7 mmol/L, glucose 64 mg/dL and bicarbonate 20 mmol/L. TSH is slightly high.',
    ],
    hallmark:
      'fatigue, dark creases, low pressure, low sodium and high potassium with a low cortisol',
    lookalikes: [
      'hashimoto-thyroiditis',
      'siadh',
      'hyperkalemia',
      'cushing-disease',
      'dka',
      'hypoparathyroidism',
      'pulmonary-tuberculosis',
      'anorexia-nervosa',
    ],
    finding: {
      text: 'Brown palm creases and gums with salt craving',
      why: 'In primary adrenal insufficiency, high ACTH darkens skin and gums, and loss of aldosterone causes craving for salt.',
      scene:
        'A 43-year-old man is tired, has lost 6 kg and has a sodium of 127 mmol/L with a potassium of 5.6 mmol/L. Failure of the adrenal glands is suspected.',
    },
    test: {
      text: 'Cosyntropin stimulation test',
      why: 'In primary adrenal insufficiency, cortisol does not rise after cosyntropin, since the gland cannot respond.',
      scene:
        'A 45-year-old man has fatigue, weight loss and darkened scars. Sodium is 130 mmol/L and potassium 5.4 mmol/L. He is stable, and an early cortisol is borderline at 8 mcg/dL.',
      slips: [
        {
          text: 'Midnight salivary cortisol',
          why: 'A midnight sample looks for cortisol excess, as in Cushing syndrome.',
        },
        {
          text: 'CT of the abdomen before hormone tests',
          why: 'Imaging follows once the hormone tests have proved the failure.',
        },
      ],
    },
    treatment: {
      text: 'Hydrocortisone by vein with saline at once',
      why: 'In adrenal crisis, hydrocortisone and saline are given at once without waiting for test results.',
      scene:
        'A 41-year-old woman with known Addison disease has vomited for a day and cannot keep tablets down. She is drowsy, with a blood pressure of 76/44 mm Hg and a glucose of 58 mg/dL.',
      slips: [
        {
          text: 'Double tablets of hydrocortisone at home',
          why: 'Oral doses are of no use when she vomits, and she is already in shock.',
        },
        {
          text: 'Fludrocortisone by mouth with water',
          why: 'Fludrocortisone acts slowly and does not replace the cortisol that she needs now.',
        },
        {
          text: 'Norepinephrine until cortisol is known',
          why: 'Vessels respond poorly to catecholamines without cortisol; steroid comes first.',
        },
      ],
    },
    mechanism: {
      text: 'Autoimmune destruction of the adrenal cortex',
      why: 'In Addison disease, autoimmune destruction of the cortex takes away cortisol, aldosterone and adrenal androgen.',
    },
    complication: {
      text: 'Crisis with shock and hypoglycemia',
      why: 'In Addison disease, infection or surgery without extra steroid brings on crisis with shock and low glucose.',
      accepts: ['dka', 'cushing-disease'],
    },
    risk: {
      text: 'Another autoimmune disease such as vitiligo',
      why: 'Most Addison disease in developed countries is autoimmune and goes with vitiligo, thyroid disease or type 1 diabetes.',
      accepts: ['hashimoto-thyroiditis', 'pulmonary-tuberculosis'],
    },
    advice: {
      text: 'Double or triple hydrocortisone during fever and carry an injection kit',
      why: 'In Addison disease, fever and injury raise the need for cortisol, and vomiting calls for an injection.',
      scene:
        'A 29-year-old woman has just begun hydrocortisone and fludrocortisone for Addison disease. She travels a lot and asks what to do when she falls ill.',
      slips: [
        {
          text: 'Stop the steroid in an infection so that immunity recovers',
          why: 'Stopping steroid during infection brings on adrenal crisis.',
        },
        {
          text: 'Eat less salt in hot weather to protect the blood pressure',
          why: 'Without enough aldosterone, she loses salt and needs more of it in heat.',
        },
      ],
    },
  },
  {
    id: 'cushing-disease',
    name: 'Pituitary Cushing syndrome',
    system: 'endocrine',
    topic: 'Adrenal insufficiency and Cushing syndrome',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Adrenal disorders' },
    vignettes: [
      'A 36-year-old woman has gained 14 kg around the waist in 2 years while her legs got thin. She bruises from minor bumps and cannot rise from a squat. Wide purple streaks cross her abdomen. Blood pressure is 158/98 mm Hg, glucose 148 mg/dL and potassium 3.7 mmol/L. ACTH is mildly raised.',
    ],
    hallmark:
      'wide purple streaks, easy bruising and weak thighs with cortisol that does not suppress',
    lookalikes: [
      'type-2-diabetes',
      'primary-aldosteronism',
      'polycystic-ovary-syndrome',
      'primary-hypertension',
      'hashimoto-thyroiditis',
      'acromegaly',
      'prolactinoma',
      'pheochromocytoma',
    ],
    finding: {
      text: 'Wide purple streaks with easy bruising and weak thighs',
      why: 'In Cushing syndrome, cortisol thins skin, vessels and proximal muscle, which simple obesity does not.',
      scene:
        'A 32-year-old woman with new diabetes, hypertension and weight gain is examined. The {clinician} wonders if this is cortisol excess or simple obesity.',
    },
    test: {
      text: 'Overnight low-dose dexamethasone suppression',
      why: 'In Cushing syndrome, 1 mg of dexamethasone at night fails to suppress morning cortisol.',
      scene:
        'A 40-year-old man has new hypertension, a round face and a spontaneous rib fracture. He takes no steroids by mouth, inhaler, cream or injection. Cortisol excess is suspected.',
      slips: [
        {
          text: 'Morning cortisol in a single sample',
          why: 'Morning cortisol overlaps widely with normal, since loss of the night-time fall is the early change.',
        },
        {
          text: 'MRI of the pituitary as the first test',
          why: 'One in ten healthy adults has a small pituitary lesion, so hormone excess is proved before imaging.',
        },
      ],
      accepts: ['prolactinoma'],
    },
    treatment: {
      text: 'Transsphenoidal removal of the adenoma',
      why: 'In Cushing disease, removal of the corticotroph adenoma through the nose is the treatment of choice.',
      scene:
        'A 34-year-old woman has Cushing syndrome with high ACTH and a 7 mm pituitary adenoma. Petrosal sinus sampling points to the pituitary. She is fit for anesthesia.',
      accepts: ['acromegaly'],
      slips: [
        {
          text: 'Removal of both adrenal glands as first step',
          why: 'Adrenalectomy is a last resort; it leaves the adenoma, which may grow, and lifelong adrenal failure.',
        },
        {
          text: 'Metformin, diet and yearly hormone tests',
          why: 'Lifestyle and metformin leave the cortisol excess, which doubles mortality or worse.',
        },
      ],
    },
    mechanism: {
      text: 'Corticotroph adenoma that drives both adrenals to make cortisol',
      why: 'In Cushing disease, an ACTH-secreting adenoma resists feedback and drives cortisol from both adrenals.',
    },
    complication: {
      text: 'Vertebral fractures from bone loss',
      why: 'In Cushing syndrome, cortisol blocks osteoblasts, and vertebral fractures occur in up to half of patients.',
    },
    risk: {
      text: 'Corticotroph tumor in a woman of 20 to 50 years',
      why: 'Pituitary corticotroph adenoma is the commonest cause of endogenous Cushing syndrome, three times as often in women.',
      accepts: ['prolactinoma'],
    },
    advice: {
      text: 'Take hydrocortisone after surgery until your own axis recovers',
      why: 'After cure of Cushing disease, normal corticotrophs are suppressed for months, so cortisol must be replaced.',
      scene:
        'A 30-year-old woman had her corticotroph adenoma removed last week. Cortisol is now very low, which shows success. She is tired and asks what to expect.',
      slips: [
        {
          text: 'Expect normal hormones within a day, without any tablets',
          why: 'The suppressed axis needs 6 to 18 months to recover, and going without cortisol leads to crisis.',
        },
        {
          text: 'Stop hydrocortisone as soon as fatigue or nausea sets in',
          why: 'Fatigue and nausea suggest too little cortisol, so stopping would be dangerous.',
        },
      ],
    },
  },
  {
    id: 'primary-hyperparathyroidism',
    name: 'Primary hyperparathyroidism',
    system: 'endocrine',
    topic: 'Hyperparathyroidism and calcium disorders',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Calcium and bone metabolism' },
    step2: { area: 'endocrine', topic: 'Calcium disorders' },
    vignettes: [
      'A 59-year-old woman who feels well has a calcium of 11.2 mg/dL on routine tests, as she had 3 years ago. Phosphate is 2.3 mg/dL, parathyroid hormone 98 pg/mL, and creatinine and protein electrophoresis are normal. She passed a kidney stone last year, and wrist bone density is low.',
    ],
    hallmark: 'high calcium with a high or unsuppressed parathyroid hormone and low phosphate',
    lookalikes: [
      'squamous-cell-lung-cancer',
      'multiple-myeloma',
      'sarcoidosis',
      'men-2a',
      'osteomalacia',
      'chronic-kidney-disease',
      'hypoparathyroidism',
      'pulmonary-tuberculosis',
    ],
    finding: {
      text: 'Kidney stones and bone loss in a person who feels well',
      why: 'Primary hyperparathyroidism takes calcium from bone and sheds it in urine, mostly without symptoms for years.',
      accepts: ['men-2a'],
    },
    test: {
      text: 'Intact parathyroid hormone with calcium',
      why: 'In hypercalcemia, parathyroid hormone divides the causes: high or normal in primary hyperparathyroidism, suppressed in nearly all others.',
      scene:
        'A 62-year-old man without complaints has a calcium of 11.4 mg/dL twice. He takes no drugs, does not smoke, and feels well. Kidney function is normal.',
      slips: [
        {
          text: 'Sestamibi scan of the neck',
          why: 'Imaging localizes the gland before surgery and is not a test for the diagnosis.',
        },
        {
          text: 'Bone scan of the whole skeleton',
          why: 'A bone scan for metastases comes later, and only if parathyroid hormone is suppressed.',
        },
      ],
      accepts: ['hypoparathyroidism', 'osteomalacia'],
    },
    treatment: {
      text: 'Parathyroidectomy by an experienced surgeon',
      why: 'In primary hyperparathyroidism with stones, osteoporosis or age under 50, parathyroidectomy cures the disease.',
      scene:
        'A 46-year-old woman has primary hyperparathyroidism with a calcium of 11.8 mg/dL and two kidney stones in a year. Ultrasound shows one enlarged gland.',
      slips: [
        {
          text: 'Hydrochlorothiazide to lower urine calcium',
          why: 'Thiazides retain calcium and raise the serum level further.',
        },
        {
          text: 'Calcium-free diet with yearly tests',
          why: 'A diet without calcium stimulates the glands and does not cure stones and bone loss.',
        },
        {
          text: 'Cinacalcet for life as the first choice',
          why: 'Cinacalcet lowers calcium but does not protect bone; it is for those who cannot have surgery.',
        },
      ],
    },
    mechanism: {
      text: 'Benign parathyroid adenoma that ignores calcium feedback',
      why: 'In primary hyperparathyroidism, mostly a single adenoma secretes hormone in spite of high calcium.',
    },
    complication: {
      text: 'Calcium stones in the kidneys',
      why: 'In primary hyperparathyroidism, the filtered calcium load is high, and stones form in up to a fifth of patients.',
      accepts: ['sarcoidosis', 'squamous-cell-lung-cancer'],
    },
    risk: {
      text: 'Single benign adenoma in a woman past menopause',
      why: 'Primary hyperparathyroidism is commonest in women after menopause, and a single adenoma causes about 85% of cases.',
    },
    advice: {
      text: 'Drink plenty, stay active and avoid thiazides and lithium',
      why: 'In mild primary hyperparathyroidism, fluid and movement keep calcium stable, and thiazides and lithium raise it.',
      scene:
        'A 70-year-old woman has mild primary hyperparathyroidism without stones or bone loss. Observation is agreed, and she asks what she can do herself.',
      slips: [
        {
          text: 'Stop drinking milk and eating cheese for the rest of life',
          why: 'Low calcium intake stimulates the glands and harms bone; moderate intake is advised.',
        },
        {
          text: 'Rest in bed for a week whenever you feel tired or weak',
          why: 'Immobility releases calcium from bone and may cause a crisis.',
        },
      ],
      accepts: ['multiple-myeloma'],
    },
  },
  {
    id: 'hypoparathyroidism',
    name: 'Hypoparathyroidism',
    system: 'endocrine',
    topic: 'Hyperparathyroidism and calcium disorders',
    source,
    step2: { area: 'endocrine', topic: 'Calcium disorders' },
    vignettes: [
      'Two days after a total thyroidectomy, a 43-year-old woman has tingling around the mouth and cramps in her hands. Tapping in front of the ear makes the lip twitch. Calcium is 6.9 mg/dL with normal albumin, phosphate 5.8 mg/dL, and magnesium and creatinine are normal. The QT interval is long.',
    ],
    hallmark:
      'low calcium with high phosphate and a low parathyroid hormone, often after neck surgery',
    lookalikes: [
      'osteomalacia',
      'chronic-kidney-disease',
      'panic-disorder',
      'primary-hyperparathyroidism',
      'epilepsy',
      'renal-tubular-acidosis',
      'primary-aldosteronism',
      'siadh',
    ],
    finding: {
      text: 'Hand spasm when a cuff is inflated above systolic pressure',
      why: 'In hypoparathyroidism, low calcium makes nerves excitable, and ischemia under the cuff provokes carpal spasm.',
      accepts: ['osteomalacia'],
    },
    test: {
      text: 'Intact parathyroid hormone with calcium',
      why: 'In hypoparathyroidism, hormone is low or inappropriately normal although calcium is low.',
      scene:
        'A 37-year-old man who had neck surgery 2 years ago has muscle cramps and early cataracts. Calcium is 7.4 mg/dL. Magnesium and creatinine are normal. The cause of the low calcium is sought.',
      slips: [
        {
          text: 'Sestamibi scan of the neck',
          why: 'The scan looks for an overactive gland and has no place in low calcium.',
        },
        {
          text: 'Nerve conduction study of both hands',
          why: 'Nerve conduction is for compression or neuropathy and does not explain low calcium.',
        },
      ],
      accepts: ['primary-hyperparathyroidism', 'osteomalacia'],
    },
    treatment: {
      text: 'Intravenous calcium gluconate over 10 minutes',
      why: 'In acute symptomatic hypocalcemia, calcium gluconate is given slowly by vein with ECG monitoring.',
      scene:
        'A 50-year-old woman has stridor and spasms of both hands a day after thyroid surgery. Calcium is 6.4 mg/dL. The wound is flat, and magnesium is normal.',
      slips: [
        {
          text: 'Oral calcium with breakfast and vitamin D',
          why: 'Tablets act too slowly when stridor and spasm show severe hypocalcemia.',
        },
        {
          text: 'Phosphate by slow intravenous infusion',
          why: 'Phosphate binds calcium and lowers it further, which makes spasm worse.',
        },
        {
          text: 'Furosemide by vein with isotonic saline',
          why: 'Furosemide increases calcium loss in urine and lowers it further.',
        },
      ],
      accepts: ['hyperkalemia', 'osteomalacia'],
    },
    mechanism: {
      text: 'Missing parathyroid hormone with phosphate retention',
      why: 'In hypoparathyroidism, bone release and renal saving of calcium fail, and phosphate is retained.',
    },
    complication: {
      text: 'Seizures and a prolonged QT interval',
      why: 'In untreated hypoparathyroidism, low calcium causes seizures, laryngospasm and arrhythmia with a long QT interval.',
      accepts: [
        'epilepsy',
        'chronic-kidney-disease',
        'primary-aldosteronism',
        'primary-hyperparathyroidism',
      ],
    },
    risk: {
      text: 'Removal of the thyroid or of parathyroid tissue',
      why: 'Neck surgery causes about three quarters of hypoparathyroidism in adults.',
    },
    advice: {
      text: 'Take calcium and calcitriol each day and report tingling',
      why: 'In hypoparathyroidism, calcium and active vitamin D replace the hormone effect, and tingling warns of low calcium.',
      scene:
        'A 45-year-old teacher has permanent hypoparathyroidism after thyroid surgery. Calcium is 8.3 mg/dL on treatment. She asks what matters in daily life.',
      accepts: ['osteomalacia', 'chronic-kidney-disease'],
      slips: [
        {
          text: 'Take as much calcium as needed to reach the top of normal',
          why: 'Calcium at the upper limit causes stones and kidney damage; the low normal range is the goal.',
        },
        {
          text: 'Drink cola and eat processed cheese to supply phosphate',
          why: 'Phosphate is already high in hypoparathyroidism, and more of it binds calcium.',
        },
      ],
    },
  },
  {
    id: 'siadh',
    name: 'Inappropriate antidiuresis (SIADH)',
    system: 'endocrine',
    topic: 'Pituitary disorders',
    source,
    step1: { area: 'multisystem', topic: 'Fluid and electrolyte disturbance' },
    vignettes: [
      'A 70-year-old woman who began sertraline 3 weeks ago is forgetful and nauseated. Blood pressure is 132/78 mm Hg lying and standing, mucosa is moist, and there is no edema. Sodium is 122 mmol/L, uric acid is low, serum osmolality is 254 mOsm/kg and urine osmolality 480 mOsm/kg. Cortisol and TSH are normal.',
    ],
    hallmark: 'low sodium at normal volume with urine that is too concentrated',
    lookalikes: [
      'adrenal-insufficiency',
      'hfref',
      'hashimoto-thyroiditis',
      'diabetes-insipidus',
      'cirrhosis',
      'prerenal-azotemia',
      'minimal-change-disease',
      'hhs',
    ],
    finding: {
      text: 'Normal skin turgor and no edema in spite of low sodium',
      why: 'In SIADH, retained water is spread over the body and sodium is excreted, so volume looks normal.',
      scene:
        'A 66-year-old man with a lung mass is confused. Sodium is 118 mmol/L, and urine is concentrated. SIADH is suspected, and the {clinician} examines his volume status.',
      accepts: ['hashimoto-thyroiditis'],
    },
    test: {
      text: 'Serum and urine osmolality with urine sodium',
      why: 'In SIADH, serum osmolality is low while urine osmolality exceeds 100 mOsm/kg and urine sodium 30 mmol/L.',
      scene:
        'A 58-year-old man with pneumonia has a sodium of 124 mmol/L. He looks neither dry nor swollen. Glucose, TSH and cortisol are normal. He takes no diuretic.',
      accepts: ['prerenal-azotemia', 'diabetes-insipidus'],
      slips: [
        {
          text: 'Plasma vasopressin level in the morning',
          why: 'Vasopressin levels are unstable and do not help in practice.',
        },
        {
          text: 'Plasma renin and aldosterone at rest',
          why: 'Renin and aldosterone serve in hypertension with low potassium.',
        },
      ],
    },
    treatment: {
      text: 'Hypertonic saline as a 100 mL bolus',
      why: 'In SIADH with seizure or coma, a bolus of 3% saline raises sodium by a few mmol/L and relieves brain swelling.',
      scene:
        'A 54-year-old woman with SIADH from a lung tumor has a seizure. Sodium is 112 mmol/L and urine osmolality 520 mOsm/kg. Airway and glucose are in order.',
      slips: [
        {
          text: 'Isotonic saline at 200 mL an hour',
          why: 'In SIADH, the salt of isotonic saline is excreted and the water retained, so sodium may fall further.',
        },
        {
          text: 'Fluid restriction to 800 mL a day',
          why: 'Restriction is right for mild cases but far too slow during a seizure.',
        },
        {
          text: 'Sodium to 140 mmol/L within six hours',
          why: 'Correction by more than 8 to 10 mmol/L in a day may cause osmotic demyelination.',
        },
      ],
      accepts: ['hhs', 'prerenal-azotemia'],
    },
    mechanism: {
      text: 'Vasopressin that acts on aquaporins without osmotic need',
      why: 'In SIADH, vasopressin inserts aquaporin-2 in collecting ducts although plasma is dilute, and water is retained.',
    },
    complication: {
      text: 'Osmotic demyelination after fast correction',
      why: 'When chronic hyponatremia of SIADH is corrected too fast, brain cells shrink and myelin of the pons is destroyed.',
    },
    risk: {
      text: 'Antidepressant use or a small cell lung tumor',
      why: 'Drugs such as SSRIs, small cell lung cancer, and lung or brain disease are leading causes of SIADH.',
      accepts: ['diabetes-insipidus'],
    },
    advice: {
      text: 'Limit drinks to about 1 liter a day and eat enough protein and salt',
      why: 'In chronic SIADH, fluid restriction is the first measure, and salt and protein help to excrete water.',
      scene:
        'A 61-year-old woman has mild chronic SIADH with a sodium of 129 mmol/L and no symptoms. She drinks 3 liters of water a day for her health.',
      accepts: ['hfref'],
      slips: [
        {
          text: 'Drink more water until the urine is clear and colorless',
          why: 'More water lowers sodium further, since the kidney cannot excrete it.',
        },
        {
          text: 'Take a thiazide in the morning to get rid of the water',
          why: 'Thiazides impair dilution of urine and worsen hyponatremia.',
        },
      ],
    },
  },
  {
    id: 'diabetes-insipidus',
    name: 'Central diabetes insipidus',
    system: 'endocrine',
    topic: 'Pituitary disorders',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Hypothalamic-pituitary axes' },
    step2: { area: 'endocrine', topic: 'Pituitary disease' },
    vignettes: [
      'Since a skull base fracture 2 weeks ago, a 26-year-old man passes 9 L of pale urine a day and craves ice water, also at night. Sodium is 147 mmol/L, glucose 92 mg/dL and calcium 9.4 mg/dL. Urine osmolality is 110 mOsm/kg and rises to 520 mOsm/kg after desmopressin.',
    ],
    hallmark:
      'large amounts of dilute urine with high-normal or high sodium that desmopressin corrects',
    lookalikes: [
      'type-2-diabetes',
      'hhs',
      'primary-hyperparathyroidism',
      'siadh',
      'dka',
      'prolactinoma',
      'renal-tubular-acidosis',
    ],
    finding: {
      text: 'Craving for ice water with liters of pale urine day and night',
      why: 'In central diabetes insipidus, water is lost day and night, and thirst is intense, typically for cold water.',
    },
    test: {
      text: 'Water deprivation followed by desmopressin',
      why: 'In central diabetes insipidus, urine stays dilute without water and concentrates after desmopressin, unlike the nephrogenic form.',
      scene:
        'A 34-year-old woman passes 7 L of dilute urine a day. Glucose, calcium and potassium are normal, and sodium is 143 mmol/L. The cause of her polyuria must be found.',
      slips: [
        {
          text: 'Oral glucose tolerance over two hours',
          why: 'Normal glucose and dilute urine exclude diabetes mellitus.',
        },
        {
          text: 'Cystoscopy with bladder pressure study',
          why: 'Bladder studies explain frequent small voids and not 7 L of urine a day.',
        },
      ],
      accepts: ['siadh'],
    },
    treatment: {
      text: 'Desmopressin by nasal spray or tablet',
      why: 'In central diabetes insipidus, desmopressin replaces vasopressin at the kidney without raising blood pressure.',
      scene:
        'A 40-year-old man has central diabetes insipidus after removal of a craniopharyngioma. He drinks freely, sodium is 144 mmol/L, and he voids 8 L a day.',
      slips: [
        {
          text: 'Hydrochlorothiazide with a low-salt diet',
          why: 'Thiazide with low salt is for nephrogenic disease, in which desmopressin does not act.',
        },
        {
          text: 'Strict fluid limit of one liter a day',
          why: 'Without vasopressin, he cannot save water, and a limit leads to severe hypernatremia.',
        },
        {
          text: 'Lithium carbonate at a low dose',
          why: 'Lithium blocks the kidney response to vasopressin and causes the nephrogenic form.',
        },
      ],
    },
    mechanism: {
      text: 'Lack of vasopressin from injured hypothalamic neurons',
      why: 'In central diabetes insipidus, vasopressin neurons or their stalk are damaged, so collecting ducts stay impermeable.',
    },
    complication: {
      text: 'Severe hypernatremia when water is not at hand',
      why: 'In central diabetes insipidus, sodium soars within hours if the patient cannot drink.',
      accepts: ['hhs'],
    },
    risk: {
      text: 'Head injury or surgery near the pituitary stalk',
      why: 'Trauma, surgery and tumors near the hypothalamus are the leading causes of central diabetes insipidus.',
    },
    advice: {
      text: 'Drink to thirst and let the drug wear off once a day or week',
      why: 'Under desmopressin for central diabetes insipidus, drinking beyond thirst causes hyponatremia; a delayed dose lets excess water out.',
      scene:
        'A 30-year-old woman with central diabetes insipidus does well on desmopressin. She has the habit of drinking 4 L a day, and sodium is 133 mmol/L.',
      slips: [
        {
          text: 'Keep drinking at least four liters to protect the kidneys',
          why: 'With desmopressin on board, large volumes are retained and sodium falls.',
        },
        {
          text: 'Take a second dose at once when you feel a headache',
          why: 'Headache may be a sign of low sodium, which another dose would worsen.',
        },
      ],
      accepts: ['siadh'],
    },
  },
  {
    id: 'pheochromocytoma',
    name: 'Pheochromocytoma',
    system: 'endocrine',
    topic: 'Pheochromocytoma and hyperaldosteronism',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Adrenal disorders' },
    step2: { area: 'endocrine', topic: 'Adrenal disease' },
    vignettes: [
      'A 42-year-old man has had spells for half a year with pounding headache, drenching sweat and a racing heart. They come without reason, last 20 minutes and leave him pale. Blood pressure is 218/122 mm Hg in a spell and 138/84 mm Hg later. TSH and potassium are normal, and he has no fears.',
    ],
    hallmark:
      'spells of headache, sweating and palpitations with hypertension and high metanephrines',
    lookalikes: [
      'panic-disorder',
      'graves-disease',
      'thyroid-storm',
      'primary-hypertension',
      'avnrt',
      'hypertensive-emergency',
      'primary-aldosteronism',
      'renal-artery-stenosis',
    ],
    finding: {
      text: 'Spells of headache, sweating and pallor with high pressure',
      why: 'In pheochromocytoma, bursts of catecholamines cause headache, sweating and palpitations with pallor.',
    },
    test: {
      text: 'Plasma free metanephrines',
      why: 'In pheochromocytoma, metanephrines are made in the tumor all the time, so they are raised even between spells.',
      scene:
        'A 37-year-old woman has paroxysms of sweating and palpitations with pressures above 200 mm Hg. Her mother had an adrenal tumor. She is well today. A catecholamine-secreting tumor is suspected.',
      slips: [
        {
          text: 'Needle biopsy of the adrenal gland',
          why: 'A biopsy may set off a fatal crisis and must not be done when a pheochromocytoma is possible.',
        },
        {
          text: 'Adrenal CT before any blood test',
          why: 'Imaging first finds harmless adrenal nodules; hormone excess is proved before it.',
        },
      ],
    },
    treatment: {
      text: 'Phenoxybenzamine, followed later by a beta-blocker',
      why: 'In pheochromocytoma, the alpha receptor is blocked first, since a beta-blocker alone leaves vasoconstriction unopposed.',
      scene:
        'A 45-year-old man has a 4 cm adrenal pheochromocytoma. Surgery is planned in 2 weeks. Blood pressure is 176/104 mm Hg and pulse 102/min. He takes no drugs.',
      slips: [
        {
          text: 'Propranolol first, followed by an alpha-blocker',
          why: 'A beta-blocker first leaves alpha receptors unopposed and may cause a hypertensive crisis.',
        },
        {
          text: 'Surgery tomorrow without drug preparation',
          why: 'Surgery without alpha blockade carries a high risk of fatal pressure swings.',
        },
        {
          text: 'Metoclopramide and fluids for the headache',
          why: 'Metoclopramide may release catecholamines and provoke a crisis.',
        },
      ],
    },
    mechanism: {
      text: 'Chromaffin tumor that releases catecholamines in bursts',
      why: 'Pheochromocytoma arises from chromaffin cells of the adrenal medulla and releases norepinephrine and epinephrine.',
    },
    complication: {
      text: 'Hypertensive crisis during anesthesia',
      why: 'In unprepared pheochromocytoma, anesthesia and handling of the tumor release catecholamines with extreme hypertension.',
      accepts: ['hypertensive-emergency', 'thyroid-storm'],
    },
    risk: {
      text: 'Inherited RET, VHL or SDH gene variant',
      why: 'About a third or more of pheochromocytomas are inherited, through genes such as RET, VHL, NF1 and SDH.',
    },
    advice: {
      text: 'Have genetic testing and yearly metanephrines after the operation',
      why: 'Pheochromocytoma is often inherited and may recur years later, so testing and lifelong follow-up are advised.',
      scene:
        'A 33-year-old man has recovered from removal of a pheochromocytoma. His blood pressure is normal without drugs. He has two young children.',
      slips: [
        {
          text: 'Regard follow-up as needless, as the gland was removed',
          why: 'Tumors may recur or appear in the other adrenal many years later.',
        },
        {
          text: 'Take pseudoephedrine without worry for any head cold',
          why: 'Sympathomimetics raise pressure and may interact with a recurrent tumor.',
        },
      ],
    },
  },
  {
    id: 'primary-aldosteronism',
    name: 'Primary aldosteronism',
    system: 'endocrine',
    topic: 'Pheochromocytoma and hyperaldosteronism',
    source,
    step2: { area: 'cardiovascular', topic: 'Hypertension' },
    vignettes: [
      'A 47-year-old woman takes three drugs, none a diuretic, and still has a pressure of 164/100 mm Hg. She has cramps and gets up at night to urinate. Potassium is 2.9 mmol/L, bicarbonate 31 mmol/L and sodium 145 mmol/L. Renin is undetectable, and there is no bruising or weight gain.',
    ],
    hallmark: 'resistant hypertension with low potassium, metabolic alkalosis and suppressed renin',
    lookalikes: [
      'primary-hypertension',
      'renal-artery-stenosis',
      'cushing-disease',
      'pheochromocytoma',
      'coarctation-of-aorta',
      'chronic-kidney-disease',
      'renal-tubular-acidosis',
    ],
    finding: {
      text: 'Hypertension on three drugs with cramps and low potassium',
      why: 'In primary aldosteronism, salt retention causes resistant hypertension, and potassium loss weakens muscle.',
      accepts: ['renal-artery-stenosis'],
    },
    test: {
      text: 'Ratio of aldosterone to renin in plasma',
      why: 'In primary aldosteronism, aldosterone is high and renin suppressed, so the ratio is raised.',
      scene:
        'A 40-year-old man has a pressure of 172/104 mm Hg and a potassium of 3.1 mmol/L without diuretics. Both kidneys are of equal size. He has no spells and no striae.',
      slips: [
        {
          text: 'CT of the adrenals as the first test',
          why: 'Adrenal nodules are frequent by chance, so hormone tests come before imaging.',
        },
      ],
    },
    treatment: {
      text: 'Laparoscopic removal of the adrenal adenoma',
      why: 'In primary aldosteronism that comes from one side, adrenalectomy normalizes potassium and cures or improves hypertension.',
      scene:
        'A 38-year-old woman has primary aldosteronism. Adrenal vein sampling shows that aldosterone comes from the left side, where CT shows a 1.5 cm nodule. She prefers a lasting solution.',
      slips: [
        {
          text: 'Eplerenone for life as the better choice',
          why: 'A mineralocorticoid blocker is for disease of both sides or for those unfit for surgery.',
        },
        {
          text: 'Removal of both adrenal glands',
          why: 'Removal of both glands would leave her with adrenal failure, and the right one is healthy.',
        },
        {
          text: 'Potassium tablets with a loop diuretic',
          why: 'A loop diuretic wastes more potassium and does not treat the excess of hormone.',
        },
      ],
    },
    mechanism: {
      text: 'Aldosterone excess that retains sodium and suppresses renin',
      why: 'In primary aldosteronism, an adenoma or hyperplasia secretes aldosterone without renin, so sodium is kept and potassium lost.',
    },
    complication: {
      text: 'Arrhythmia from potassium depletion',
      why: 'In primary aldosteronism, low potassium together with heart damage from aldosterone causes arrhythmia.',
      accepts: ['renal-tubular-acidosis', 'primary-hypertension'],
    },
    risk: {
      text: 'Adrenal adenoma or hyperplasia of both glands',
      why: 'Bilateral hyperplasia and a solitary adenoma account for nearly all primary aldosteronism.',
      accepts: ['cushing-disease'],
    },
    advice: {
      text: 'Take spironolactone daily and report breast pain or weakness',
      why: 'In bilateral primary aldosteronism, spironolactone blocks the hormone; it may enlarge the breasts and raise potassium.',
      scene:
        'A 51-year-old man has primary aldosteronism from both adrenals and starts spironolactone. Creatinine is normal. He asks what to observe.',
      slips: [
        {
          text: 'Add potassium tablets and a salt substitute from the start',
          why: 'Spironolactone saves potassium, so supplements may cause hyperkalemia.',
        },
        {
          text: 'Eat more salt, since the drug removes it from the body',
          why: 'A high salt intake worsens the pressure and wastes potassium.',
        },
      ],
      accepts: ['renal-artery-stenosis', 'primary-hypertension', 'chronic-kidney-disease'],
    },
  },
  {
    id: 'men-2a',
    name: 'Multiple endocrine neoplasia type 2A',
    system: 'endocrine',
    topic: 'Multiple endocrine neoplasia',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Thyroid disorders' },
    vignettes: [
      'A 24-year-old man with a firm thyroid nodule and a high calcitonin has had headaches with sweating since last year. His father died suddenly during hernia surgery, and an aunt had thyroid and parathyroid operations. Calcium is 11.3 mg/dL, and plasma metanephrines are four times normal.',
    ],
    hallmark:
      'medullary thyroid cancer with pheochromocytoma or parathyroid disease and a RET variant',
    lookalikes: [
      'papillary-thyroid-cancer',
      'pheochromocytoma',
      'primary-hyperparathyroidism',
      'graves-disease',
      'hashimoto-thyroiditis',
      'cushing-disease',
      'prolactinoma',
    ],
    finding: {
      text: 'Thyroid nodule in a family with adrenal tumors',
      why: 'In MEN type 2A, medullary thyroid cancer, pheochromocytoma and parathyroid disease run in the family.',
      accepts: ['papillary-thyroid-cancer', 'pheochromocytoma', 'primary-hyperparathyroidism'],
      slips: [
        {
          text: 'Neurofibromas with coffee-colored skin spots',
          why: 'Skin tumors with coffee-colored spots are neurofibromatosis type 1, which may also include pheochromocytoma.',
        },
      ],
    },
    test: {
      text: 'Analysis of the RET gene',
      why: 'In MEN type 2A, a germline RET variant proves the syndrome and identifies relatives at risk.',
      scene:
        'A 30-year-old woman had medullary thyroid cancer removed. Her brother has an adrenal tumor. She has a son of 2 years and wants to know if the disease is inherited.',
      slips: [
        {
          text: 'Chromosome count from a cheek swab',
          why: 'MEN type 2A is a single-gene disorder that a chromosome count does not show.',
        },
        {
          text: 'MEN1 gene analysis',
          why: 'MEN1 causes parathyroid, pancreas and pituitary tumors and not medullary thyroid cancer.',
        },
      ],
    },
    treatment: {
      text: 'Removal of the adrenal tumor before the thyroid',
      why: 'In MEN type 2A with both tumors, the pheochromocytoma is treated first, because thyroid surgery could set off a crisis.',
      scene:
        'A 35-year-old man has medullary thyroid cancer with neck nodes and a 3 cm pheochromocytoma. An alpha-blocker has been given for 2 weeks. He asks which operation comes first.',
      slips: [
        {
          text: 'Thyroidectomy first because it is the cancer',
          why: 'Anesthesia with an untreated pheochromocytoma may be fatal, even though the thyroid tumor is malignant.',
        },
        {
          text: 'Radioactive iodine for the thyroid tumor',
          why: 'Medullary cancer comes from C cells, which do not take up iodine.',
        },
      ],
      accepts: ['pheochromocytoma', 'papillary-thyroid-cancer'],
    },
    mechanism: {
      text: 'RET receptor that signals without its ligand',
      why: 'In MEN type 2A, a RET variant keeps a tyrosine kinase receptor active in C cells, chromaffin and parathyroid cells.',
    },
    complication: {
      text: 'Medullary cancer with early node spread',
      why: 'In MEN type 2A, nearly all carriers develop medullary thyroid cancer, often before age 30.',
      accepts: ['pheochromocytoma'],
    },
    risk: {
      text: 'Parent with a germline RET variant',
      why: 'MEN type 2A is autosomal dominant, and each child of a carrier has a risk of one in two.',
      accepts: ['pheochromocytoma'],
    },
    advice: {
      text: 'Have carrier children undergo thyroidectomy in early childhood',
      why: 'In MEN type 2A, removal of the thyroid in early childhood prevents medullary cancer in carriers.',
      scene:
        'A 31-year-old man with MEN type 2A learns that his 3-year-old daughter carries the RET variant. She is well, and ultrasound of the neck is normal.',
      slips: [
        {
          text: 'Wait until a nodule can be felt in the neck of the child',
          why: 'By the time a nodule is felt, medullary cancer has often spread.',
        },
        {
          text: 'Give iodine tablets so that the gland stays inactive',
          why: 'Iodine has no effect on C cells or on the RET variant.',
        },
      ],
      accepts: ['pheochromocytoma'],
    },
  },
  {
    id: 'osteomalacia',
    name: 'Nutritional osteomalacia',
    system: 'endocrine',
    topic: 'Osteoporosis metabolism',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Calcium and bone metabolism' },
    vignettes: [
      'A 39-year-old woman who wears a full veil and drinks no milk has had aching hips and shins for a year and waddles. She rises from a chair with her arms. Calcium is 8.3 mg/dL, phosphate 2.0 mg/dL, alkaline phosphatase 264 U/L and parathyroid hormone 142 pg/mL. Creatinine is normal.',
    ],
    hallmark:
      'bone pain and a waddle with low calcium and phosphate and a high alkaline phosphatase',
    lookalikes: [
      'primary-hyperparathyroidism',
      'multiple-myeloma',
      'hypoparathyroidism',
      'chronic-kidney-disease',
      'renal-tubular-acidosis',
      'osteoporosis',
      'fibromyalgia',
      'polymyalgia-rheumatica',
    ],
    finding: {
      text: 'Tender shins and hips with a waddling gait',
      why: 'In osteomalacia, soft bone aches on pressure, and weak hip muscles cause a waddle.',
    },
    test: {
      text: 'Serum 25-hydroxyvitamin D',
      why: 'In osteomalacia, 25-hydroxyvitamin D reflects body stores and is very low.',
      scene:
        'A 68-year-old man who had a gastric bypass has diffuse bone pain and weak thighs. Alkaline phosphatase is 240 U/L, phosphate is low, and liver enzymes are normal.',
      slips: [
        {
          text: 'Serum 1,25-dihydroxyvitamin D',
          why: 'The active form may stay normal or high because parathyroid hormone drives its formation.',
        },
        {
          text: 'Bone density by X-ray absorptiometry',
          why: 'Density is low in osteomalacia and osteoporosis alike, so it does not tell them apart.',
        },
      ],
      accepts: ['primary-hyperparathyroidism', 'hypoparathyroidism', 'osteoporosis'],
    },
    treatment: {
      text: 'Vitamin D with adequate calcium',
      why: 'In osteomalacia, vitamin D with calcium mineralizes bone, and pain eases within weeks to months.',
      scene:
        'A 44-year-old woman has osteomalacia with a 25-hydroxyvitamin D of 6 ng/mL from lack of sun and food. Creatinine is normal, and she has no stones.',
      accepts: ['hypoparathyroidism', 'chronic-kidney-disease', 'osteoporosis'],
      slips: [
        {
          text: 'Alendronate once a week',
          why: 'A bisphosphonate in unmineralized bone may cause hypocalcemia and does not correct the deficiency.',
        },
        {
          text: 'Rest and ibuprofen as needed',
          why: 'Pain relief leaves bone soft and the deficiency untreated.',
        },
        {
          text: 'Phosphate binders with each meal',
          why: 'Phosphate is already low, and binders would lower it further.',
        },
      ],
    },
    mechanism: {
      text: 'Bone matrix that is not mineralized for lack of vitamin D',
      why: 'In osteomalacia, low calcium and phosphate leave osteoid unmineralized, while its amount is normal.',
    },
    complication: {
      text: 'Insufficiency fracture of hip or pubis',
      why: 'In osteomalacia, soft bone cracks under normal load, often at the femoral neck and pubic rami.',
      accepts: ['multiple-myeloma', 'osteoporosis'],
    },
    risk: {
      text: 'Little sunlight together with fat malabsorption',
      why: 'Lack of sun, covered skin and malabsorption of fat-soluble vitamins are the main causes of osteomalacia.',
    },
    advice: {
      text: 'Take vitamin D for life if the cause remains, with enough calcium',
      why: 'In osteomalacia from lasting lack of sun or malabsorption, deficiency returns without a maintenance dose.',
      scene:
        'A 50-year-old woman had osteomalacia after bowel resection. After 6 months of high-dose vitamin D, she is free of pain. She would like to stop.',
      accepts: ['hypoparathyroidism'],
      slips: [
        {
          text: 'Stop the vitamin, as filled stores last for several years',
          why: 'With malabsorption, stores run down within months, and osteomalacia returns.',
        },
        {
          text: 'Take a tenfold dose on one day each month without tests',
          why: 'Uncontrolled high doses may cause hypercalcemia and falls.',
        },
      ],
    },
  },
];

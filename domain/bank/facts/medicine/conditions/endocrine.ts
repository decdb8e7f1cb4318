import type { Condition } from '../condition.ts';

const source = 'Standard endocrinology and internal medicine texts';

/** Diabetes and its emergencies, thyroid and pituitary tumors. */
export const endocrineConditions: readonly Condition[] = [
  {
    id: 'type-2-diabetes',
    name: 'Type 2 diabetes mellitus',
    system: 'endocrine',
    topic: 'Diabetes mellitus types 1 and 2',
    source,
    step2: { area: 'endocrine', topic: 'Diabetes management' },
    vignettes: [
      'A 52-year-old accountant has been thirsty for some months, gets up twice a night to urinate and has had two yeast infections of the foreskin. Body mass index is 34 kg/m², and the skin of his neck is dark and velvety. Fasting glucose is 168 mg/dL on two days. Ketones are absent, and calcium is normal.',
      'At a check-up, a 45-year-old woman who had gestational diabetes 12 years ago feels well apart from some tiredness. Waist circumference is 104 cm. Hemoglobin A1c is 7.4% and, two weeks later, 7.5%. Sodium, cortisol and bicarbonate are normal, and antibodies to islet cells are absent.',
    ],
    hallmark: 'hyperglycemia with central obesity and insulin resistance, mostly without ketosis',
    lookalikes: [
      'dka',
      'hhs',
      'diabetes-insipidus',
      'cushing-disease',
      'acromegaly',
      'primary-hyperparathyroidism',
      'hashimoto-thyroiditis',
      'obstructive-sleep-apnea',
    ],
    finding: {
      text: 'Dark, velvety skin on the neck and in the armpits',
      why: 'In type 2 diabetes, high insulin levels stimulate skin growth, which shows as acanthosis nigricans.',
    },
    test: {
      text: 'Second hemoglobin A1c to confirm',
      why: 'In a person without symptoms, type 2 diabetes is diagnosed when a second test is also in the diabetic range.',
      scene:
        'A 49-year-old man without symptoms has a screening A1c of 6.9%. He has a body mass index of 32 kg/m² and no anemia. Nobody has told him that he has diabetes.',
      slips: [
        {
          text: 'Fasting insulin level in serum',
          why: 'Insulin levels vary widely and are not a criterion for diabetes.',
        },
        {
          text: 'Urine glucose by test strip',
          why: 'Glucose appears in urine only above a high threshold, so a strip is too insensitive.',
        },
        {
          text: 'Islet cell antibodies in serum',
          why: 'Antibodies help to classify diabetes once it is confirmed and do not confirm it.',
        },
      ],
    },
    treatment: {
      text: 'Metformin with a plan for diet and exercise',
      why: 'In type 2 diabetes without heart or kidney disease, metformin with lifestyle change is an established first treatment.',
      scene:
        'A 46-year-old woman has newly diagnosed type 2 diabetes with an A1c of 7.7%. She has no heart, kidney or liver disease, and her body mass index is 31 kg/m². She has no symptoms.',
      slips: [
        {
          text: 'Rapid insulin before meals as the first drug',
          why: 'Mealtime insulin is for severe hyperglycemia or failure of other drugs and brings hypoglycemia and weight gain.',
        },
        {
          text: 'Glyburide until she has lost some weight',
          why: 'Glyburide causes hypoglycemia and weight gain and is not preferred to metformin.',
        },
      ],
    },
    mechanism: {
      text: 'Insulin resistance with gradual failure of beta cells',
      why: 'In type 2 diabetes, tissues resist insulin, and beta cells fail step by step to make up for it.',
    },
    complication: {
      text: 'Loss of sight from retinal disease',
      why: 'In long-standing type 2 diabetes, retinopathy is a leading cause of blindness in adults and is silent until late.',
      accepts: ['hhs', 'dka', 'acromegaly'],
    },
    risk: {
      text: 'Obesity of the trunk and a sedentary life',
      why: 'Central obesity and inactivity cause insulin resistance, the basis of type 2 diabetes.',
      accepts: ['obstructive-sleep-apnea', 'cushing-disease', 'hhs'],
    },
    advice: {
      text: 'Check both feet daily and have the eyes examined each year',
      why: 'In type 2 diabetes, foot ulcers and retinopathy begin without symptoms, so they have to be looked for.',
      scene:
        'A 60-year-old woman with type 2 diabetes has reduced feeling in her toes. She takes metformin, her A1c is 6.9%, and her last eye examination was 4 years ago.',
      accepts: ['hhs', 'dka'],
      slips: [
        {
          text: 'Soak the feet in hot water each evening to improve the flow',
          why: 'Insensitive feet are easily scalded, and soaking macerates the skin.',
        },
        {
          text: 'Go barefoot at home so that the skin of the soles gets harder',
          why: 'Walking barefoot with numb feet leads to unnoticed wounds and ulcers.',
        },
      ],
    },
  },
  {
    id: 'dka',
    name: 'Diabetic ketoacidosis',
    system: 'endocrine',
    topic: 'DKA and HHS',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Diabetes mellitus' },
    step2: { area: 'endocrine', topic: 'DKA and HHS' },
    vignettes: [
      'A 15-year-old girl has lost 6 kg in a month and now vomits and has belly pain. She breathes deeply at 34/min, and her breath smells of fruit. Glucose is 462 mg/dL, bicarbonate 8 mmol/L, anion gap 27 and pH 7.12. The abdomen is soft, and blood pressure is 98/60 mm Hg.',
      'A 28-year-old man stopped injecting for 2 days because he had a stomach bug and ate nothing. He is drowsy and dry. Glucose is 388 mg/dL, sodium 131 mmol/L, potassium 5.6 mmol/L, bicarbonate 11 mmol/L and serum osmolality 302 mOsm/kg. Urine ketones are large. Lipase is normal.',
    ],
    hallmark: 'hyperglycemia with ketones, a high anion gap and deep, rapid breathing',
    lookalikes: [
      'hhs',
      'type-2-diabetes',
      'adrenal-insufficiency',
      'renal-tubular-acidosis',
      'thyroid-storm',
      'acute-pancreatitis',
      'acute-tubular-necrosis',
      'gastroenteritis',
    ],
    finding: {
      text: 'Deep, rapid breathing with a fruity smell',
      why: 'In diabetic ketoacidosis, deep breathing blows off carbon dioxide against the acidosis, and acetone smells of fruit.',
      accepts: ['hhs'],
    },
    test: {
      text: 'Serum beta-hydroxybutyrate and anion gap',
      why: 'In diabetic ketoacidosis, beta-hydroxybutyrate is the main ketone, and the anion gap shows the acidosis and its course.',
      scene:
        'A 34-year-old woman with type 1 diabetes and a broken insulin pump has vomited since this morning. Glucose is 410 mg/dL. Blood pressure is 108/66 mm Hg, and she breathes 28 times a minute.',
      slips: [
        {
          text: 'Hemoglobin A1c and islet antibodies',
          why: 'These describe past control and type of diabetes and say nothing about acidosis today.',
        },
        {
          text: 'C-peptide after a mixed meal',
          why: 'C-peptide shows residual insulin secretion and has no place in an emergency.',
        },
      ],
      accepts: ['hhs'],
    },
    treatment: {
      text: 'Potassium replacement before any insulin',
      why: 'In diabetic ketoacidosis with a low potassium, insulin would drive more potassium into cells and could cause fatal arrhythmia.',
      scene:
        'A 24-year-old man with diabetic ketoacidosis has received 2 L of saline. Glucose is 420 mg/dL, pH 7.14 and potassium 2.8 mmol/L. He passes 60 mL of urine an hour.',
      accepts: ['hhs'],
      slips: [
        {
          text: 'Insulin infusion at 0.1 units/kg per hour now',
          why: 'Insulin now would lower potassium further. It is started once potassium has been replaced.',
        },
        {
          text: 'Sodium bicarbonate until the pH is normal',
          why: 'Bicarbonate at this pH has no benefit and lowers potassium further.',
        },
        {
          text: 'Glucose 5% in water instead of saline',
          why: 'Dextrose is added once glucose has come down to about 200 to 250 mg/dL.',
        },
      ],
    },
    mechanism: {
      text: 'Lack of insulin with unchecked lipolysis and ketone formation',
      why: 'In diabetic ketoacidosis, absent insulin and high glucagon release fatty acids that the liver turns into ketones.',
    },
    complication: {
      text: 'Cerebral edema during treatment',
      why: 'In children with diabetic ketoacidosis, cerebral edema may follow 4 to 12 hours into treatment and is the main cause of death.',
    },
    risk: {
      text: 'Missed insulin doses or an infection in type 1 diabetes',
      why: 'Omitted insulin and infection are the commonest triggers of diabetic ketoacidosis.',
      accepts: ['hhs'],
    },
    advice: {
      text: 'Keep taking basal insulin on sick days and test for ketones',
      why: 'In type 1 diabetes, illness raises insulin needs, so basal insulin goes on even without food, and ketones warn early.',
      scene:
        'A 19-year-old man recovers from his second ketoacidosis. Both times he left out his injections because he was vomiting and could not eat.',
      accepts: ['hhs'],
      slips: [
        {
          text: 'Leave out basal insulin on days when you cannot eat a meal',
          why: 'Without basal insulin, ketones form within hours, which is what happened to him.',
        },
        {
          text: 'Exercise hard when ketones are high to burn the sugar',
          why: 'Exercise without insulin increases ketones and is dangerous.',
        },
      ],
    },
  },
  {
    id: 'hhs',
    name: 'Hyperosmolar hyperglycemic state',
    system: 'endocrine',
    topic: 'DKA and HHS',
    source,
    step2: { area: 'endocrine', topic: 'DKA and HHS' },
    vignettes: [
      'A 77-year-old woman from a nursing home has become drowsy over 5 days of a urinary infection. The tongue is dry and skin turgor is poor. Glucose is 1,040 mg/dL, serum osmolality 358 mOsm/kg, bicarbonate 22 mmol/L and pH 7.36. Serum ketones are barely raised. Head CT is normal.',
    ],
    hallmark:
      'glucose above 600 mg/dL and osmolality above 320 mOsm/kg with little ketosis and confusion',
    lookalikes: [
      'dka',
      'type-2-diabetes',
      'diabetes-insipidus',
      'primary-hyperparathyroidism',
      'ischemic-stroke',
      'adrenal-insufficiency',
      'siadh',
    ],
    finding: {
      text: 'Severe dehydration with drowsiness over several days',
      why: 'In the hyperosmolar state, days of osmotic diuresis dry out the patient, and high osmolality clouds the mind.',
    },
    test: {
      text: 'Serum glucose and osmolality with ketones',
      why: 'In the hyperosmolar state, very high glucose and osmolality with few ketones make the diagnosis.',
      scene:
        'A 70-year-old man with type 2 diabetes has been confused and has passed much urine for a week while on prednisone. He is very dry and breathes at 18/min. No blood has been drawn.',
      accepts: ['dka'],
      slips: [
        {
          text: 'Electroencephalography overnight',
          why: 'An EEG does not find the metabolic cause and delays treatment.',
        },
        {
          text: 'Serum ammonia and liver enzymes',
          why: 'These are for hepatic encephalopathy, for which nothing speaks here.',
        },
      ],
    },
    treatment: {
      text: 'Isotonic saline, followed by insulin',
      why: 'In the hyperosmolar state, volume is restored first; insulin before fluid may shift water into cells and cause shock.',
      scene:
        'A 73-year-old man has a glucose of 980 mg/dL and an osmolality of 350 mOsm/kg. Blood pressure is 86/50 mm Hg, potassium 4.6 mmol/L, and heart and kidneys were healthy before.',
      slips: [
        {
          text: 'Insulin bolus as the first measure',
          why: 'Insulin before fluid moves water out of the vessels and deepens the shock.',
        },
        {
          text: 'Rapid infusion of sterile water',
          why: 'Water without salt by vein destroys red cells and lowers osmolality dangerously fast.',
        },
        {
          text: 'Furosemide to clear the glucose',
          why: 'A diuretic worsens the severe volume loss that has caused shock.',
        },
      ],
    },
    mechanism: {
      text: 'Osmotic diuresis while some insulin still prevents ketosis',
      why: 'In the hyperosmolar state, glucose draws liters of water into the urine, while remaining insulin keeps lipolysis in check.',
    },
    complication: {
      text: 'Thrombosis in arteries or veins',
      why: 'In the hyperosmolar state, dehydration and thick blood lead to stroke, infarction and venous clots.',
      accepts: ['ischemic-stroke', 'dka', 'diabetes-insipidus'],
    },
    risk: {
      text: 'Infection in an older adult with type 2 diabetes',
      why: 'Infection in an older person with type 2 diabetes and limited access to water is the typical trigger.',
      accepts: ['type-2-diabetes'],
    },
    advice: {
      text: 'Drink enough and measure glucose more often during an infection',
      why: 'To prevent a hyperosmolar state, fluid intake and glucose must be watched during any illness.',
      scene:
        'A 69-year-old man with type 2 diabetes recovers from a hyperosmolar state that began with influenza. He drank little to avoid getting up at night.',
      accepts: ['dka'],
      slips: [
        {
          text: 'Limit drinks to half a liter when you pass a lot of urine',
          why: 'Much urine in diabetes means loss of water, and less drinking leads to the hyperosmolar state.',
        },
        {
          text: 'Drink fruit juice in place of water to keep up strength',
          why: 'Juice raises glucose further and so increases the osmotic loss of water.',
        },
      ],
    },
  },
  {
    id: 'graves-disease',
    name: 'Graves disease',
    system: 'endocrine',
    topic: 'Hypothyroidism and hyperthyroidism',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Thyroid disorders' },
    step2: { area: 'endocrine', topic: 'Thyroid disease' },
    vignettes: [
      'A 31-year-old woman has lost 5 kg in 2 months though she eats more. She is restless and cannot bear heat. Her eyes stand out, and the white above the iris shows. The thyroid is evenly enlarged, painless and hums under the stethoscope. Pulse is 108/min and temperature 37.0 °C (98.6 °F).',
      'A 44-year-old man with weak thighs and a fine tremor has raised, orange-peel skin on both shins and double vision on looking up. TSH is below 0.01 mIU/L. The thyroid takes up 62% of iodine in an even pattern. Blood pressure is 148/62 mm Hg between and during his palpitations.',
    ],
    hallmark:
      'hyperthyroidism with a diffuse goiter and bruit, eye changes and high, even iodine uptake',
    lookalikes: [
      'subacute-thyroiditis',
      'thyroid-storm',
      'pheochromocytoma',
      'hashimoto-thyroiditis',
      'atrial-fibrillation',
      'panic-disorder',
      'papillary-thyroid-cancer',
    ],
    finding: {
      text: 'Protruding eyes with a painless goiter that hums',
      why: 'In Graves disease, antibodies swell the tissue behind the eyes and drive a large, vascular gland.',
      accepts: ['thyroid-storm'],
      slips: [
        {
          text: 'Lid margins that are crusted and red in the morning',
          why: 'Crusted red lids are blepharitis and have no link with the thyroid.',
        },
      ],
      scene:
        'A 28-year-old woman has lost weight and is trembling. TSH is below 0.01 mIU/L, and Graves disease is thought to be the cause.',
    },
    test: {
      text: 'Thyrotropin receptor antibodies',
      why: 'In Graves disease, antibodies to the thyrotropin receptor prove the cause without radiation.',
      scene:
        'A 29-year-old woman, 11 weeks pregnant, has a pulse of 116/min and an even goiter. TSH is undetectable and free thyroxine is twice the upper limit. The cause of her hyperthyroidism must be found.',
      accepts: ['thyroid-storm'],
      slips: [
        {
          text: 'Technetium scan of the thyroid',
          why: 'Radionuclides are avoided in pregnancy because they expose the fetus.',
        },
        {
          text: 'Thyroglobulin level in serum',
          why: 'Thyroglobulin is a marker for follow-up of thyroid cancer and does not separate causes here.',
        },
      ],
    },
    treatment: {
      text: 'Methimazole with propranolol at first',
      why: 'In Graves disease, methimazole blocks hormone synthesis, and propranolol eases symptoms until it acts.',
      scene:
        'A 35-year-old man has Graves disease with tremor and a pulse of 112/min. He smokes and has mild eye disease. White cell count and liver tests are normal. He is afebrile and fully alert.',
      accepts: ['thyroid-storm'],
      slips: [
        {
          text: 'Radioactive iodine in a full dose now',
          why: 'Radioiodine may worsen eye disease, most of all in smokers, so drugs are preferred here.',
        },
        {
          text: 'Levothyroxine to suppress the gland',
          why: 'Thyroid hormone adds to the excess and does not stop the antibodies.',
        },
      ],
    },
    mechanism: {
      text: 'Antibodies that stimulate the thyrotropin receptor',
      why: 'In Graves disease, IgG antibodies stimulate the thyrotropin receptor, so the gland grows and secretes without control.',
      accepts: ['thyroid-storm'],
    },
    complication: {
      text: 'Agranulocytosis from the antithyroid drug',
      why: 'Under methimazole for Graves disease, granulocytes may vanish within the first months, so fever with sore throat needs a count.',
      accepts: ['thyroid-storm', 'atrial-fibrillation', 'subacute-thyroiditis'],
    },
    risk: {
      text: 'Autoimmune thyroid disease in a female relative',
      why: 'Graves disease clusters in families and is five to ten times commoner in women.',
      accepts: ['hashimoto-thyroiditis', 'thyroid-storm'],
    },
    advice: {
      text: 'Stop the drug and get a blood count if fever or sore throat begins',
      why: 'Under methimazole for Graves disease, fever or sore throat may be agranulocytosis, which is life-threatening.',
      scene:
        'A 33-year-old woman is about to start methimazole for Graves disease. She uses reliable contraception and has no other illness.',
      slips: [
        {
          text: 'Take extra iodine tablets, since the gland uses so much of it',
          why: 'Extra iodine gives the overactive gland more substrate and may worsen the disease.',
        },
        {
          text: 'Double the dose during a cold, because stress uses hormone',
          why: 'A feverish illness calls for a blood count, not for more methimazole.',
        },
      ],
      accepts: ['thyroid-storm'],
    },
  },
  {
    id: 'hashimoto-thyroiditis',
    name: 'Hashimoto thyroiditis',
    system: 'endocrine',
    topic: 'Hypothyroidism and hyperthyroidism',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Thyroid disorders' },
    vignettes: [
      'A 43-year-old woman has gained 4 kg since last year, is constipated, feels cold and has heavy periods. The skin is dry, the voice is hoarse, and the ankle reflexes relax slowly. The thyroid is firm, bumpy and painless. Pulse is 54/min. Hemoglobin is 11.9 g/dL and cortisol is normal.',
      'A 58-year-old man sees no point in his hobbies, sleeps a lot and has aching muscles. His outer eyebrows are thin and his face is puffy. LDL cholesterol is 196 mg/dL, creatine kinase is mildly raised, TSH is 38 mIU/L, and peroxidase antibodies are strongly positive.',
    ],
    hallmark: 'a high TSH with low thyroxine, peroxidase antibodies and a firm, painless goiter',
    lookalikes: [
      'graves-disease',
      'subacute-thyroiditis',
      'obstructive-sleep-apnea',
      'iron-deficiency-anemia',
      'adrenal-insufficiency',
      'prolactinoma',
      'major-depressive-disorder',
      'papillary-thyroid-cancer',
    ],
    finding: {
      text: 'Ankle reflexes that relax slowly, with dry, cold skin',
      why: 'In hypothyroidism of Hashimoto thyroiditis, slow muscle relaxation shows best at the ankle, and the skin is dry and cold.',
    },
    test: {
      text: 'Thyroid-stimulating hormone in serum',
      why: 'In primary hypothyroidism, TSH rises first and is the most sensitive test.',
      scene:
        'A 50-year-old woman has gained weight and feels tired and cold since last fall. Her skin is dry, and her mother took thyroid tablets. Blood count and glucose are normal.',
      slips: [
        {
          text: 'Total triiodothyronine alone',
          why: 'Triiodothyronine stays normal until late in hypothyroidism, so it misses early disease.',
        },
        {
          text: 'Ultrasound of the thyroid',
          why: 'Ultrasound shows structure and nodules but not function.',
        },
      ],
      accepts: ['graves-disease'],
    },
    treatment: {
      text: 'Levothyroxine every morning',
      why: 'In hypothyroidism, levothyroxine replaces the missing hormone, and TSH guides the dose after 6 weeks.',
      scene:
        'A 37-year-old woman with Hashimoto thyroiditis has a TSH of 24 mIU/L and a low free thyroxine. She is healthy otherwise, and her ECG is normal.',
      slips: [
        {
          text: 'Triiodothyronine three times a day',
          why: 'Triiodothyronine is short acting with high peaks and is not standard replacement.',
        },
        {
          text: 'Iodine drops until the TSH is normal',
          why: 'Iodine does not help an inflamed gland and may worsen hypothyroidism.',
        },
        {
          text: 'Repeat testing after one year',
          why: 'Her hypothyroidism is overt with symptoms and needs treatment now.',
        },
      ],
    },
    mechanism: {
      text: 'Lymphocytes and antibodies that destroy thyroid follicles',
      why: 'In Hashimoto thyroiditis, T cells and antibodies against peroxidase destroy follicles, and germinal centers form.',
    },
    complication: {
      text: 'Coma with hypothermia and slow breathing',
      why: 'In severe untreated hypothyroidism, cold, infection or sedatives may bring on myxedema coma.',
      accepts: ['adrenal-insufficiency'],
    },
    risk: {
      text: 'Other autoimmune disease in a middle-aged woman',
      why: 'Hashimoto thyroiditis is most frequent in middle-aged women and goes with type 1 diabetes, vitiligo and celiac disease.',
      accepts: ['graves-disease', 'adrenal-insufficiency'],
    },
    advice: {
      text: 'Take the tablet on an empty stomach, hours apart from iron or calcium',
      why: 'In hypothyroidism, iron, calcium and food bind levothyroxine, so it is taken alone and hours before them.',
      scene:
        'A 48-year-old woman with Hashimoto thyroiditis takes levothyroxine with breakfast together with calcium and iron. TSH stays at 14 mIU/L in spite of three dose increases.',
      slips: [
        {
          text: 'Skip the tablet on weekends so that the gland keeps working',
          why: 'The gland does not recover, and missed doses keep TSH high.',
        },
        {
          text: 'Add seaweed tablets so that the hormone is used better',
          why: 'Excess iodine may worsen Hashimoto thyroiditis and does not aid absorption.',
        },
      ],
    },
  },
  {
    id: 'subacute-thyroiditis',
    name: 'Subacute thyroiditis',
    system: 'endocrine',
    topic: 'Hypothyroidism and hyperthyroidism',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Thyroid disorders' },
    vignettes: [
      'Three weeks after a cold, a 42-year-old woman has pain in the front of the neck that moves to the ear when she swallows. She sweats and her heart races. The thyroid is hard and so tender that she flinches. ESR is 84 mm/h, TSH is low, and iodine uptake over the neck is 1%. The throat looks normal.',
    ],
    hallmark: 'a tender thyroid after a viral illness with a high ESR and very low iodine uptake',
    lookalikes: [
      'graves-disease',
      'hashimoto-thyroiditis',
      'papillary-thyroid-cancer',
      'thyroid-storm',
      'hodgkin-lymphoma',
      'men-2a',
      'peritonsillar-abscess',
    ],
    finding: {
      text: 'Thyroid that is exquisitely tender, with pain to the ear',
      why: 'In subacute thyroiditis, the inflamed gland is very tender, and pain spreads to jaw and ear.',
    },
    test: {
      text: 'ESR with radioactive iodine uptake',
      why: 'In subacute thyroiditis, a high ESR and an uptake near zero show that stored hormone leaks from an inflamed gland.',
      scene:
        'A 39-year-old man has had neck pain, fatigue and palpitations for 2 weeks after influenza. The gland hurts on touch. TSH is suppressed, and free thyroxine is high. The cause must be told from overproduction.',
      accepts: ['graves-disease', 'thyroid-storm'],
      slips: [
        {
          text: 'Throat culture with antistreptolysin titer',
          why: 'A throat culture tests for streptococci and does not explain a tender gland with high thyroxine.',
        },
        {
          text: 'Open biopsy of the thyroid isthmus',
          why: 'Open biopsy is not needed, since the clinical picture and uptake make the diagnosis.',
        },
      ],
    },
    treatment: {
      text: 'Naproxen plus propranolol',
      why: 'In subacute thyroiditis, an anti-inflammatory drug relieves pain and a beta-blocker the symptoms until the gland recovers.',
      scene:
        'A 47-year-old woman has subacute thyroiditis with moderate neck pain, tremor and a pulse of 104/min. She has no asthma or ulcer, and her kidneys are healthy.',
      slips: [
        {
          text: 'Propylthiouracil for a year',
          why: 'Antithyroid drugs block synthesis, but in thyroiditis preformed hormone is leaking out.',
        },
        {
          text: 'Radioactive iodine treatment',
          why: 'The inflamed gland does not take up iodine, so radioiodine is useless.',
        },
        {
          text: 'Clindamycin by mouth',
          why: 'Subacute thyroiditis follows a virus and does not respond to antibiotics.',
        },
      ],
    },
    mechanism: {
      text: 'Viral granulomatous inflammation that leaks stored hormone',
      why: 'In subacute thyroiditis, giant cells and granulomas break up follicles, and stored hormone spills into the blood.',
    },
    complication: {
      text: 'Hypothyroid phase of several weeks',
      why: 'In subacute thyroiditis, the stores run out, and hypothyroidism of some weeks usually follows before recovery.',
      accepts: ['hashimoto-thyroiditis', 'peritonsillar-abscess'],
    },
    risk: {
      text: 'Viral infection of the upper airways weeks before',
      why: 'Subacute thyroiditis typically follows a viral respiratory infection by 2 to 8 weeks.',
    },
    advice: {
      text: 'Expect recovery within months and have TSH checked until then',
      why: 'In subacute thyroiditis, a hyperthyroid and a hypothyroid phase usually end in normal function, so TSH is followed.',
      scene:
        'A 45-year-old man with subacute thyroiditis worries that he will need thyroid tablets for the rest of his life. His pain has begun to ease on naproxen.',
      slips: [
        {
          text: 'Plan removal of the gland, since the pain returns each winter',
          why: 'Recurrence is rare, and surgery is not needed for subacute thyroiditis.',
        },
        {
          text: 'Start thyroid hormone for life at the first normal test',
          why: 'Most patients regain normal function and need no lifelong hormone.',
        },
      ],
      accepts: ['hashimoto-thyroiditis'],
    },
  },
  {
    id: 'thyroid-storm',
    name: 'Thyroid storm',
    system: 'endocrine',
    topic: 'Hypothyroidism and hyperthyroidism',
    source,
    step2: { area: 'endocrine', topic: 'Thyroid disease' },
    vignettes: [
      'Ten hours after an appendectomy, a 35-year-old woman who had stopped her methimazole is agitated and confused. Temperature is 40.6 °C (105.1 °F), pulse 164/min and regular, and blood pressure 152/58 mm Hg. She has vomited and has a tremor and a goiter. Her muscles are not rigid, and cultures are negative.',
    ],
    hallmark: 'high fever, tachyarrhythmia and confusion in hyperthyroidism after a trigger',
    lookalikes: [
      'pheochromocytoma',
      'subacute-thyroiditis',
      'atrial-fibrillation',
      'septic-shock',
      'dka',
      'hypertensive-emergency',
      'adrenal-insufficiency',
    ],
    finding: {
      text: 'Fever above 40 °C (104 °F) with agitation and a goiter',
      why: 'In thyroid storm, heat production and sympathetic drive get out of control, with high fever and an altered mind.',
    },
    test: {
      text: 'TSH and free thyroxine, without delay of treatment',
      why: 'In thyroid storm, TSH and thyroxine confirm hyperthyroidism, but treatment starts on clinical grounds.',
      scene:
        'A 42-year-old man with untreated hyperthyroidism has fever of 40.2 °C (104.4 °F), vomiting and delirium after a CT with iodine contrast. Neck veins are flat, and the lungs are clear.',
      slips: [
        {
          text: 'Radioiodine uptake on the following morning',
          why: 'Waiting for an uptake study may be fatal, and contrast iodine would falsify it.',
        },
      ],
      accepts: ['graves-disease', 'atrial-fibrillation'],
    },
    treatment: {
      text: 'Propranolol and propylthiouracil, then iodine after an hour',
      why: 'In thyroid storm, iodine is given at least an hour after the antithyroid drug, or else it feeds new hormone synthesis.',
      scene:
        'A 38-year-old woman has thyroid storm with a pulse of 158/min and delirium. Blood pressure is 144/60 mm Hg. She has no asthma. Hydrocortisone and cooling have been started.',
      slips: [
        {
          text: 'Iodine solution first, then propylthiouracil next day',
          why: 'Iodine before the block of synthesis supplies the gland with material for more hormone.',
        },
        {
          text: 'High-dose aspirin with a cooling blanket',
          why: 'Aspirin displaces thyroxine from its binding protein and raises the free hormone.',
        },
        {
          text: 'Emergency thyroidectomy before any drug',
          why: 'Surgery on an uncontrolled thyrotoxic patient is very dangerous.',
        },
      ],
    },
    mechanism: {
      text: 'Surge of thyroid hormone with heightened adrenergic response',
      why: 'In thyroid storm, a stress such as surgery, infection or iodine brings decompensation with extreme adrenergic drive.',
      accepts: ['graves-disease'],
    },
    complication: {
      text: 'High-output heart failure with shock',
      why: 'In thyroid storm, rapid rhythm and high demand end in heart failure and shock, the usual cause of death.',
      accepts: ['atrial-fibrillation'],
    },
    risk: {
      text: 'Surgery or infection in untreated hyperthyroidism',
      why: 'Thyroid storm breaks out when surgery, infection or iodine meets untreated hyperthyroidism.',
      accepts: ['graves-disease'],
    },
    advice: {
      text: 'Do not stop methimazole on your own, even when you feel well',
      why: 'Thyroid storm often follows sudden stop of antithyroid drugs, so they are continued, above all around surgery.',
      scene:
        'A 40-year-old woman who survived a thyroid storm takes methimazole again. Removal of her gallbladder is planned in 2 months, and she dislikes tablets.',
      accepts: ['graves-disease', 'septic-shock'],
      slips: [
        {
          text: 'Take the methimazole just on days with a fast pulse',
          why: 'Irregular intake lets hormone rise again; daily treatment prevents a storm.',
        },
        {
          text: 'Have kelp tablets to calm the gland before the operation',
          why: 'Kelp contains much iodine, which may set off another storm.',
        },
      ],
    },
  },
  {
    id: 'papillary-thyroid-cancer',
    name: 'Papillary thyroid carcinoma',
    system: 'endocrine',
    topic: 'Thyroid nodules and cancer',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Thyroid disorders' },
    step2: { area: 'endocrine', topic: 'Thyroid disease' },
    vignettes: [
      'A 37-year-old man who had radiation to the neck for a childhood lymphoma feels a painless lump that moves when he swallows. It is hard and 2.5 cm wide, and a node is felt beside it. TSH, calcitonin and calcium are normal. Ultrasound shows a dark nodule with tiny bright specks and irregular edges.',
    ],
    hallmark: 'a hard, painless nodule with microcalcifications and neck nodes at normal TSH',
    lookalikes: [
      'hashimoto-thyroiditis',
      'subacute-thyroiditis',
      'men-2a',
      'hodgkin-lymphoma',
      'graves-disease',
      'primary-hyperparathyroidism',
      'pulmonary-tuberculosis',
    ],
    finding: {
      text: 'Hard, fixed thyroid nodule with a firm node beside it',
      why: 'In papillary carcinoma, hardness, fixation and enlarged neck nodes point to malignancy.',
      accepts: ['men-2a'],
    },
    test: {
      text: 'Fine-needle aspiration under ultrasound',
      why: 'In papillary carcinoma, fine-needle cytology shows nuclear grooves and clear nuclei and decides on surgery.',
      scene:
        'A 46-year-old woman has a 2 cm solid, dark thyroid nodule with tiny calcifications. TSH is 1.8 mIU/L. She has no symptoms and no family history.',
      slips: [
        {
          text: 'Trial of levothyroxine for six months',
          why: 'Suppression neither proves nor excludes cancer and delays the diagnosis.',
        },
      ],
    },
    treatment: {
      text: 'Total thyroidectomy with removal of nodes',
      why: 'Papillary carcinoma with spread to neck nodes is treated by thyroidectomy and node dissection, often followed by radioiodine.',
      scene:
        'A 41-year-old woman has a 4.5 cm papillary carcinoma that has spread to two lymph glands on the same side. The lungs are clear, and she is otherwise healthy.',
      slips: [
        {
          text: 'External radiation in place of surgery',
          why: 'External radiation is reserved for tumors that cannot be removed.',
        },
        {
          text: 'Chemotherapy with cisplatin',
          why: 'Papillary carcinoma responds poorly to chemotherapy, which is not a first treatment.',
        },
      ],
      accepts: ['men-2a'],
    },
    mechanism: {
      text: 'BRAF or RET rearrangement that drives follicular cells',
      why: 'Papillary carcinoma arises from follicular cells with BRAF mutation or RET rearrangement, often after radiation.',
      accepts: ['men-2a'],
    },
    complication: {
      text: 'Hypocalcemia after removal of the gland',
      why: 'After thyroidectomy for papillary carcinoma, injured parathyroid glands cause hypocalcemia within the first days.',
    },
    risk: {
      text: 'Radiation to the head or neck in childhood',
      why: 'Radiation to the neck in childhood is the best proven cause of papillary thyroid carcinoma.',
    },
    advice: {
      text: 'Take thyroid hormone each day, as it also holds back tumor growth',
      why: 'After thyroidectomy for papillary carcinoma, levothyroxine replaces hormone and lowers TSH, which stimulates tumor cells.',
      scene:
        'A 39-year-old man had his thyroid removed for papillary carcinoma and received radioiodine. He feels fit and asks if he may do without the daily tablet.',
      accepts: ['men-2a', 'hashimoto-thyroiditis'],
      slips: [
        {
          text: 'Stop the hormone one month in four to let the gland regrow',
          why: 'Without hormone, TSH rises and may stimulate remaining tumor, and he becomes hypothyroid.',
        },
        {
          text: 'Eat a diet without iodine for the rest of life to prevent return',
          why: 'A low-iodine diet is needed for some days before radioiodine and not for life.',
        },
      ],
    },
  },
  {
    id: 'prolactinoma',
    name: 'Pituitary prolactinoma',
    system: 'endocrine',
    topic: 'Pituitary disorders',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Hypothalamic-pituitary axes' },
    step2: { area: 'endocrine', topic: 'Pituitary disease' },
    vignettes: [
      'A 28-year-old woman has had no period for 9 months and finds milky drops on her bra. She takes no drugs, and a pregnancy test is negative. TSH and creatinine are normal, and there is no excess hair. Prolactin is 186 ng/mL.',
      'A 45-year-old man has low desire, trouble with erections and headaches, and he bumps into door frames. The outer half of the visual field is lost on both sides. Hands, feet and blood pressure are unchanged. Testosterone and LH are low, and prolactin is 1,900 ng/mL.',
    ],
    hallmark: 'a prolactin mostly above 150 ng/mL with milk flow, missed periods or low desire',
    lookalikes: [
      'hashimoto-thyroiditis',
      'acromegaly',
      'cushing-disease',
      'polycystic-ovary-syndrome',
      'diabetes-insipidus',
      'adrenal-insufficiency',
      'men-2a',
    ],
    finding: {
      text: 'Milky nipple discharge with absent periods',
      why: 'In prolactinoma, prolactin stimulates the breast and suppresses gonadotropins, so milk flows and periods stop.',
    },
    test: {
      text: 'MRI of the pituitary with contrast',
      why: 'In prolactinoma, MRI shows the size of the adenoma once drugs, pregnancy and hypothyroidism are excluded.',
      scene:
        'A 33-year-old woman with milk flow has a prolactin of 210 ng/mL on two samples. TSH, creatinine and pregnancy test are normal, and she takes no drugs.',
      slips: [
        {
          text: 'Mammography of both breasts',
          why: 'Milky discharge on both sides with high prolactin comes from the pituitary and not from the breast.',
        },
      ],
    },
    treatment: {
      text: 'Cabergoline twice a week',
      why: 'In prolactinoma, a dopamine agonist shrinks the tumor and lowers prolactin, even when vision is affected.',
      scene:
        'A 40-year-old man has a 22 mm prolactinoma that touches the optic chiasm. Prolactin is 2,400 ng/mL. He has a mild loss of the outer visual fields and no sudden headache.',
      slips: [
        {
          text: 'Transsphenoidal removal as first step',
          why: 'Surgery is for failure or intolerance of dopamine agonists, which shrink most of these tumors.',
        },
        {
          text: 'Testosterone injections without other drugs',
          why: 'Testosterone does not lower prolactin or shrink the tumor that threatens vision.',
        },
        {
          text: 'Risperidone at a low daily dose',
          why: 'Risperidone blocks dopamine receptors in the pituitary and so raises prolactin.',
        },
      ],
      accepts: ['acromegaly', 'cushing-disease'],
    },
    mechanism: {
      text: 'Lactotroph adenoma that suppresses gonadotropin release',
      why: 'In prolactinoma, excess prolactin suppresses GnRH, which lowers LH, FSH and sex hormones.',
    },
    complication: {
      text: 'Visual field loss from chiasm pressure',
      why: 'A growing prolactinoma presses on the optic chiasm from below and takes the outer visual fields.',
      accepts: ['acromegaly', 'cushing-disease'],
    },
    risk: {
      text: 'Family history of MEN type 1',
      why: 'Most prolactinomas are sporadic, but MEN type 1 carries a high risk of pituitary adenoma.',
      accepts: ['acromegaly', 'cushing-disease', 'men-2a'],
    },
    advice: {
      text: 'Use contraception if no child is wanted, as fertility may return fast',
      why: 'In prolactinoma, fertility may return within weeks of cabergoline, even before the first period.',
      scene:
        'A 26-year-old woman with a small prolactinoma and no periods for a year starts cabergoline. She and her partner do not want a child now.',
      slips: [
        {
          text: 'Express the milk several times a day to empty the breasts',
          why: 'Stimulation of the nipple raises prolactin and keeps milk flowing.',
        },
        {
          text: 'Stop the drug after the first period has come back',
          why: 'Early stop lets prolactin rise again; treatment lasts at least 2 years.',
        },
      ],
    },
  },
  {
    id: 'acromegaly',
    name: 'Acromegaly',
    system: 'endocrine',
    topic: 'Pituitary disorders',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Hypothalamic-pituitary axes' },
    vignettes: [
      'A 47-year-old man had to have his wedding ring cut off and has gone up two shoe sizes in 8 years. Gaps have opened between his teeth, his brow is heavy, and he sweats and snores. Both hands tingle at night. Blood pressure is 152/92 mm Hg and glucose 141 mg/dL. The skin is thick, without bruises.',
    ],
    hallmark: 'slow growth of hands, feet and jaw with a high IGF-1',
    lookalikes: [
      'cushing-disease',
      'prolactinoma',
      'hashimoto-thyroiditis',
      'obstructive-sleep-apnea',
      'type-2-diabetes',
      'carpal-tunnel-syndrome',
      'primary-hyperparathyroidism',
    ],
    finding: {
      text: 'Growing ring and shoe size with gaps between the teeth',
      why: 'In acromegaly, growth hormone enlarges hands, feet and jaw after the growth plates have closed.',
    },
    test: {
      text: 'Insulin-like growth factor 1 in serum',
      why: 'In acromegaly, IGF-1 is stable over the day and is the best first test; failure of glucose to suppress growth hormone confirms it.',
      scene:
        'A 52-year-old woman has coarse features compared with photos from ten years ago, tight rings and carpal tunnel syndrome. Acromegaly is suspected. She has had no tests so far.',
      slips: [
        {
          text: 'Random growth hormone level',
          why: 'Growth hormone is released in pulses, so one random value proves nothing.',
        },
        {
          text: 'Radiography of the hands for bone age',
          why: 'Bone age serves in children; adult plates are closed.',
        },
      ],
    },
    treatment: {
      text: 'Transsphenoidal removal of the adenoma',
      why: 'In acromegaly, surgery through the nose is the first treatment and may cure small adenomas.',
      scene:
        'A 44-year-old man has acromegaly from a 9 mm adenoma within the sella. His heart function is good, and he is fit for surgery.',
      accepts: ['cushing-disease'],
      slips: [
        {
          text: 'Octreotide for life without surgery',
          why: 'Octreotide is for disease that remains after surgery or cannot be operated on.',
        },
        {
          text: 'Radiation to the pituitary as first step',
          why: 'Radiation takes years to act and causes hypopituitarism; it is a later option.',
        },
      ],
    },
    mechanism: {
      text: 'Excess growth hormone that raises IGF-1 from the liver',
      why: 'In acromegaly, a somatotroph adenoma secretes growth hormone, and IGF-1 from the liver makes tissue grow.',
    },
    complication: {
      text: 'Heart disease with thick, failing muscle',
      why: 'Cardiovascular disease is the leading cause of death in untreated acromegaly.',
      accepts: ['obstructive-sleep-apnea', 'cushing-disease'],
    },
    risk: {
      text: 'Somatotroph adenoma of the pituitary',
      why: 'Over 95% of acromegaly comes from a benign adenoma of growth hormone cells.',
      accepts: ['prolactinoma'],
    },
    advice: {
      text: 'Have colonoscopy and a sleep study now that the disease is known',
      why: 'Acromegaly raises the risk of colon polyps and sleep apnea, so both are looked for at diagnosis.',
      scene:
        'A 50-year-old man with newly diagnosed acromegaly has surgery planned in 6 weeks. He snores and is tired. He asks which other checks he needs.',
      accepts: ['obstructive-sleep-apnea'],
      slips: [
        {
          text: 'Buy larger shoes each year, since growth goes on for life',
          why: 'Growth stops when hormone levels are normal; soft tissue may even shrink.',
        },
        {
          text: 'Take collagen powder so that the joints keep up with growth',
          why: 'Collagen powder has no effect on the joint changes of acromegaly.',
        },
      ],
    },
  },
];

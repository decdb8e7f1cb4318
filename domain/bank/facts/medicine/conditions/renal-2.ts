import type { Condition } from '../condition.ts';

const source = 'Standard nephrology, urology and internal medicine texts';

/** Nephrotic disease, cysts, electrolytes, renal vessels, tumors and obstruction. */
export const renalConditions2: readonly Condition[] = [
  {
    id: 'minimal-change-disease',
    name: 'Minimal change disease',
    system: 'renal',
    topic: 'Nephrotic syndrome',
    source,
    step1: { area: 'respiratory-renal', topic: 'Glomerulonephritis and nephrotic syndrome' },
    vignettes: [
      'A 4-year-old boy has had swollen lids each morning for a week, now also a swollen scrotum and belly. Blood pressure is 96/58 mm Hg. Urine protein is 4+ without red cells, albumin 1.7 g/dL, cholesterol 380 mg/dL, and complement and creatinine are normal. The liver is not enlarged.',
    ],
    hallmark: 'sudden nephrotic syndrome in a child without hematuria or hypertension',
    lookalikes: [
      'membranous-nephropathy',
      'poststreptococcal-gn',
      'iga-nephropathy',
      'hfref',
      'cirrhosis',
      'hashimoto-thyroiditis',
      'chronic-kidney-disease',
      'deep-vein-thrombosis',
    ],
    finding: {
      text: 'Puffy eyes and foamy urine in a young child',
      why: 'In minimal change disease, massive albumin loss makes urine foamy and loose tissue around the eyes swell.',
    },
    test: {
      text: 'Urine protein to creatinine ratio with albumin',
      why: 'In minimal change disease, nephrotic-range protein with low serum albumin suffices in a typical child, without biopsy.',
      scene:
        'A 5-year-old girl has had a swollen face and belly for 10 days after a cold. Blood pressure and heart are normal. A strip shows much protein and no blood.',
      slips: [
        {
          text: 'Kidney biopsy before any treatment',
          why: 'In a typical child, response to steroid makes the diagnosis, and biopsy is kept for atypical or resistant cases.',
        },
        {
          text: 'Allergy testing for milk and egg',
          why: 'Food allergy does not cause heavy protein loss in urine.',
        },
      ],
      accepts: ['membranous-nephropathy', 'chronic-kidney-disease', 'iga-nephropathy'],
    },
    treatment: {
      text: 'Prednisone by mouth for some weeks',
      why: 'Minimal change disease responds to prednisone within 4 weeks in over 90% of children.',
      scene:
        'A 3-year-old boy has new nephrotic syndrome with normal pressure, creatinine and complement. He has no hematuria or infection, and is immunized.',
      slips: [
        {
          text: 'Albumin infusion each day until cured',
          why: 'Infused albumin is lost in urine within hours and is for severe hypovolemia only.',
        },
        {
          text: 'High-protein diet and follow-up',
          why: 'More protein in the diet increases loss in urine and does not cure the disease.',
        },
      ],
    },
    mechanism: {
      text: 'Effaced podocyte foot processes with lost selectivity',
      why: 'In minimal change disease, a T-cell factor effaces podocyte foot processes, and albumin leaks.',
      accepts: ['membranous-nephropathy'],
    },
    complication: {
      text: 'Peritonitis from encapsulated bacteria',
      why: 'In nephrotic syndrome of minimal change disease, IgG and complement factors are lost, and pneumococcal peritonitis may occur.',
      accepts: ['cirrhosis', 'membranous-nephropathy', 'deep-vein-thrombosis'],
    },
    risk: {
      text: 'Recent cold in an otherwise healthy preschool child',
      why: 'Minimal change disease is the leading cause of nephrotic syndrome in children and often follows a respiratory infection.',
    },
    advice: {
      text: 'Test morning urine for protein at home and report a relapse early',
      why: 'Minimal change disease relapses in most children, and home strips find it before edema returns.',
      scene:
        'A 5-year-old boy with minimal change disease is in remission after 6 weeks of prednisone. His mother asks how she can notice that it is coming back.',
      slips: [
        {
          text: 'Wait for swelling of the legs before calling the clinic',
          why: 'Edema comes days after protein loss, when complications are already possible.',
        },
        {
          text: 'Have live vaccines given while on full-dose prednisone',
          why: 'Live vaccines are postponed during high-dose steroid treatment.',
        },
      ],
      accepts: ['membranous-nephropathy', 'hfref'],
    },
  },
  {
    id: 'membranous-nephropathy',
    name: 'Membranous nephropathy',
    system: 'renal',
    topic: 'Nephrotic syndrome',
    source,
    step1: { area: 'respiratory-renal', topic: 'Glomerulonephritis and nephrotic syndrome' },
    vignettes: [
      'A 54-year-old man has had swollen legs and frothy urine for 2 months. Yesterday his left flank began to ache, and the urine turned bloody. Protein loss is 9 g a day and albumin 1.9 g/dL. Hepatitis tests, nuclear antibodies and complement are normal. A biopsy shows spikes of basement membrane between deposits.',
    ],
    hallmark: 'nephrotic syndrome in an adult with antibodies to the phospholipase A2 receptor',
    lookalikes: [
      'minimal-change-disease',
      'iga-nephropathy',
      'poststreptococcal-gn',
      'hfref',
      'cirrhosis',
      'multiple-myeloma',
      'chronic-kidney-disease',
      'deep-vein-thrombosis',
    ],
    finding: {
      text: 'Slowly growing leg edema with frothy urine in middle age',
      why: 'In membranous nephropathy, protein loss grows over weeks, and edema collects in the legs.',
    },
    test: {
      text: 'Antibodies to the phospholipase A2 receptor',
      why: 'In membranous nephropathy, this antibody is found in about 70% of primary cases and is highly specific.',
      scene:
        'A 48-year-old woman has nephrotic syndrome with 7 g of protein a day. Glucose, complement, hepatitis tests and nuclear antibodies are negative or normal. She takes no NSAIDs.',
      accepts: ['iga-nephropathy', 'minimal-change-disease'],
      slips: [
        {
          text: 'Cystoscopy with washings for cytology',
          why: 'Cystoscopy examines the bladder and does not explain nephrotic syndrome.',
        },
      ],
    },
    treatment: {
      text: 'Ramipril plus rituximab',
      why: 'In membranous nephropathy with lasting heavy protein loss, rituximab removes antibody-forming cells, and an ACE inhibitor lowers protein loss.',
      scene:
        'A 57-year-old man with antibody-positive membranous nephropathy still loses 8 g of protein a day after 6 months of full supportive care. Creatinine has risen slightly. Hepatitis tests are negative.',
      slips: [
        {
          text: 'Prednisone tablets as the sole drug',
          why: 'Steroid as the sole drug has not been shown to help membranous nephropathy.',
        },
        {
          text: 'Supportive care for another two years',
          why: 'Heavy loss after 6 months with rising creatinine carries a high risk of kidney failure.',
        },
        {
          text: 'Removal of one kidney to cut the loss',
          why: 'Nephrectomy does not treat the autoimmune disease of both kidneys.',
        },
      ],
      accepts: ['minimal-change-disease'],
    },
    mechanism: {
      text: 'Subepithelial complexes on podocytes that activate complement',
      why: 'In membranous nephropathy, antibodies bind a podocyte antigen in place, and spikes of membrane form between deposits.',
    },
    complication: {
      text: 'Renal vein thrombosis with embolism',
      why: 'Membranous nephropathy has the highest risk of renal vein thrombosis because antithrombin is lost in urine.',
      accepts: ['deep-vein-thrombosis', 'iga-nephropathy'],
    },
    risk: {
      text: 'Autoantibody in a man of middle age, or a hidden cancer',
      why: 'Most adult membranous nephropathy is autoimmune; cancer, hepatitis B, lupus and drugs cause the rest.',
    },
    advice: {
      text: 'Report one-sided leg swelling, flank pain or sudden breathlessness',
      why: 'In membranous nephropathy, clots in leg, renal or lung vessels are a leading danger while albumin is low.',
      scene:
        'A 45-year-old woman with membranous nephropathy and an albumin of 2.0 g/dL starts supportive treatment. She asks which symptoms need a call on the same day.',
      accepts: ['deep-vein-thrombosis', 'hfref'],
      slips: [
        {
          text: 'Eat twice the usual protein to replace what is lost',
          why: 'Extra protein increases loss in urine and does not raise albumin.',
        },
        {
          text: 'Take ibuprofen for aching legs rather than acetaminophen',
          why: 'NSAIDs can cause membranous nephropathy and harm the kidneys.',
        },
      ],
    },
  },
  {
    id: 'polycystic-kidney-disease',
    name: 'Autosomal dominant polycystic kidney disease',
    system: 'renal',
    topic: 'Polycystic kidney disease',
    source,
    step2: { area: 'renal-reproductive', topic: 'Chronic kidney disease' },
    vignettes: [
      'A 37-year-old woman has a dragging ache in both flanks and passed red urine after a fall on her side. Blood pressure is 158/96 mm Hg. Irregular masses are felt on both sides. Her father needed dialysis at 52 and an aunt died of bleeding in the brain. Creatinine is 1.3 mg/dL.',
    ],
    hallmark: 'large kidneys with many cysts on both sides, hypertension and an affected parent',
    lookalikes: [
      'renal-cell-carcinoma',
      'obstructive-hydronephrosis',
      'chronic-kidney-disease',
      'primary-hypertension',
      'iga-nephropathy',
      'abdominal-aortic-aneurysm',
      'renal-artery-stenosis',
    ],
    finding: {
      text: 'Large, irregular masses in both flanks',
      why: 'In polycystic kidney disease, cysts enlarge both kidneys until they can be felt.',
    },
    test: {
      text: 'Ultrasonography of both kidneys',
      why: 'In polycystic kidney disease, ultrasound shows cysts in number by age and is the test of choice in relatives.',
      scene:
        'A 32-year-old man whose mother is on dialysis for polycystic kidney disease asks if he has it, too. He has no symptoms and a pressure of 140/88 mm Hg. He has had counseling.',
      slips: [
        {
          text: 'Intravenous urography with contrast',
          why: 'Urography shows late distortion, needs contrast and has been replaced by ultrasound.',
        },
        {
          text: 'Kidney biopsy from the lower pole',
          why: 'Biopsy is not needed and may cause bleeding in cystic kidneys.',
        },
      ],
      accepts: ['abdominal-aortic-aneurysm', 'renal-cell-carcinoma', 'iga-nephropathy'],
    },
    treatment: {
      text: 'Candesartan to control the blood pressure',
      why: 'In polycystic kidney disease, renin is raised, and a blocker of the renin system is the preferred drug for pressure.',
      scene:
        'A 29-year-old man with polycystic kidney disease has a pressure of 148/92 mm Hg at home, a GFR of 88 mL/min and a potassium of 4.2 mmol/L. He has no pain.',
      accepts: ['chronic-kidney-disease', 'iga-nephropathy', 'primary-hypertension'],
      slips: [
        {
          text: 'Drainage of the largest cysts by needle',
          why: 'Aspiration may ease pain for a while but does not lower pressure or preserve function.',
        },
        {
          text: 'Furosemide twice a day as the sole drug',
          why: 'A loop diuretic activates the renin system, which is already in excess.',
        },
        {
          text: 'Removal of both kidneys before dialysis',
          why: 'Kidney function is good, and removal is for severe complications late in the disease.',
        },
      ],
    },
    mechanism: {
      text: 'Polycystin defect in cilia with growth of tubular cysts',
      why: 'In polycystic kidney disease, PKD1 or PKD2 variants disturb cilia, and tubular cells multiply and secrete fluid.',
    },
    complication: {
      text: 'Rupture of an intracranial aneurysm',
      why: 'Polycystic kidney disease carries a risk of berry aneurysms of about 10%, more if a relative had one.',
      accepts: ['primary-hypertension', 'iga-nephropathy', 'chronic-kidney-disease'],
    },
    risk: {
      text: 'Affected parent with a PKD1 or PKD2 variant',
      why: 'Polycystic kidney disease is autosomal dominant, so half of the children of a patient inherit it.',
    },
    advice: {
      text: 'Avoid contact sports and have relatives offered an ultrasound',
      why: 'In polycystic kidney disease, blows may rupture large cysts, and relatives profit from early pressure control.',
      scene:
        'A 26-year-old rugby player learns that he has polycystic kidney disease with large kidneys. He has two brothers who have never been tested.',
      slips: [
        {
          text: 'Have the cysts drained once a year to keep the function',
          why: 'Drainage does not slow the disease, since new cysts grow.',
        },
        {
          text: 'Take ibuprofen before games to prevent flank pain',
          why: 'NSAIDs cut renal blood flow and harm kidneys that already lose function.',
        },
      ],
      accepts: ['chronic-kidney-disease', 'primary-hypertension'],
    },
  },
  {
    id: 'hyperkalemia',
    name: 'Severe hyperkalemia',
    system: 'renal',
    topic: 'Electrolyte disorders',
    source,
    step1: { area: 'respiratory-renal', topic: 'Electrolyte disorders' },
    step2: { area: 'renal-reproductive', topic: 'Electrolytes and acid-base' },
    vignettes: [
      'A 68-year-old man on hemodialysis missed two sessions over a holiday. His legs feel like lead, and he can hardly stand. Pulse is 44/min. The ECG shows tall, narrow T waves, no P waves and QRS complexes of 150 ms. There is no chest pain, and blood pressure is 116/70 mm Hg.',
    ],
    hallmark: 'muscle weakness with peaked T waves, lost P waves and a wide QRS',
    lookalikes: [
      'complete-heart-block',
      'ventricular-tachycardia',
      'stemi',
      'adrenal-insufficiency',
      'primary-aldosteronism',
      'hypoparathyroidism',
      'renal-tubular-acidosis',
    ],
    finding: {
      text: 'Ascending muscle weakness with a slow pulse',
      why: 'In hyperkalemia, membranes stay depolarized, so muscles weaken and conduction slows.',
      accepts: ['complete-heart-block'],
    },
    test: {
      text: 'Twelve-lead electrocardiography',
      why: 'In suspected hyperkalemia, the ECG shows at once if the heart is affected, before the laboratory reports.',
      scene:
        'A 72-year-old woman with a GFR of 18 mL/min took a potassium supplement and spironolactone for a week. She is weak. Blood has been sent, and the result will take an hour.',
      slips: [
        {
          text: 'Twenty-four-hour urine potassium',
          why: 'A timed urine takes a day and does not show danger to the heart.',
        },
        {
          text: 'Electromyography of both legs',
          why: 'Muscle studies delay treatment of a condition that may stop the heart.',
        },
        {
          text: 'Ultrasonography of the adrenal glands',
          why: 'The adrenals need not be imaged; drugs and kidney failure explain the risk.',
        },
      ],
    },
    treatment: {
      text: 'Calcium gluconate by vein right away',
      why: 'In hyperkalemia with ECG changes, calcium protects the heart within minutes; insulin with glucose then shifts potassium.',
      scene:
        'A 60-year-old man has a potassium of 7.4 mmol/L. The ECG shows wide QRS complexes and no P waves. Blood pressure is 104/60 mm Hg. A line is in place.',
      accepts: ['hypoparathyroidism', 'complete-heart-block'],
      slips: [
        {
          text: 'Potassium binder by mouth at once',
          why: 'Binders act over hours and do not protect the heart now.',
        },
        {
          text: 'Furosemide by vein and recheck later',
          why: 'Diuretics act slowly and leave the membrane unprotected.',
        },
        {
          text: 'Hemodialysis before any drug',
          why: 'Dialysis takes time to set up, and the heart must be protected first.',
        },
      ],
    },
    mechanism: {
      text: 'Raised resting potential that inactivates sodium channels',
      why: 'In hyperkalemia, the resting potential moves toward threshold, sodium channels inactivate, and conduction slows.',
    },
    complication: {
      text: 'Sine-wave rhythm with cardiac arrest',
      why: 'In severe hyperkalemia, QRS and T merge to a sine wave, and asystole or fibrillation follows.',
      accepts: ['complete-heart-block', 'ventricular-tachycardia', 'stemi'],
    },
    risk: {
      text: 'Kidney failure with an ACE inhibitor or spironolactone',
      why: 'Low filtration with drugs that block aldosterone is the usual cause of severe hyperkalemia.',
      accepts: ['adrenal-insufficiency'],
    },
    advice: {
      text: 'Avoid salt substitutes and limit bananas, potatoes and tomatoes',
      why: 'After hyperkalemia, potassium in salt substitutes and certain foods is limited as long as the kidneys cannot excrete it.',
      scene:
        'A 66-year-old man with a GFR of 21 mL/min goes home after treatment of hyperkalemia. He seasons everything with a low-sodium product and eats fruit all day.',
      slips: [
        {
          text: 'Take ibuprofen for leg weakness or aching muscles at home',
          why: 'NSAIDs lower renin and filtration and raise potassium.',
        },
        {
          text: 'Eat dried fruit for strength when the muscles feel weak',
          why: 'Dried fruit is rich in potassium and may be fatal for him.',
        },
      ],
    },
  },
  {
    id: 'renal-tubular-acidosis',
    name: 'Distal renal tubular acidosis',
    system: 'renal',
    topic: 'Acid-base disorders',
    source,
    step1: { area: 'respiratory-renal', topic: 'Acid-base disorders' },
    vignettes: [
      'A 41-year-old woman with dry eyes and mouth from Sjögren syndrome has passed three calcium phosphate stones and feels weak. Sodium is 139, potassium 2.7, chloride 116 and bicarbonate 13 mmol/L. Glucose and creatinine are normal. Urine pH is 6.8, and she has no diarrhea.',
    ],
    hallmark: 'a normal anion gap acidosis with low potassium, urine pH above 5.5 and stones',
    lookalikes: [
      'primary-aldosteronism',
      'chronic-kidney-disease',
      'dka',
      'hyperkalemia',
      'primary-hyperparathyroidism',
      'osteomalacia',
      'gastroenteritis',
    ],
    finding: {
      text: 'Recurrent phosphate stones with muscle weakness',
      why: 'In distal tubular acidosis, alkaline urine and low citrate form stones, and low potassium weakens muscle.',
      accepts: ['primary-hyperparathyroidism'],
    },
    test: {
      text: 'Urine pH and urine anion gap',
      why: 'In distal tubular acidosis, urine pH stays above 5.5 during acidosis, and the urine anion gap is positive.',
      scene:
        'A 36-year-old man with kidney stones has a bicarbonate of 14 mmol/L, an anion gap of 10 and a potassium of 2.9 mmol/L. He has no diarrhea, and creatinine is normal.',
      slips: [
        {
          text: 'Serum lactate and salicylate level',
          why: 'Lactate and salicylate raise the anion gap, which is normal here.',
        },
      ],
    },
    treatment: {
      text: 'Potassium citrate by mouth',
      why: 'In distal tubular acidosis, potassium citrate corrects acidosis and low potassium and prevents stones.',
      scene:
        'A 33-year-old woman has distal tubular acidosis with a bicarbonate of 15 mmol/L, a potassium of 3.0 mmol/L and two stones in a year. GFR is normal.',
      slips: [
        {
          text: 'Hydrochlorothiazide each morning',
          why: 'A thiazide lowers potassium further and does not supply base.',
        },
        {
          text: 'Ammonium chloride for the urine',
          why: 'Ammonium chloride is an acid load that worsens the acidosis.',
        },
        {
          text: 'Potassium chloride as the sole drug',
          why: 'Chloride does not supply the missing base, so acidosis and stones go on.',
        },
      ],
    },
    mechanism: {
      text: 'Failure of intercalated cells to secrete hydrogen ions',
      why: 'In distal tubular acidosis, alpha-intercalated cells cannot secrete acid, so urine cannot be acidified.',
    },
    complication: {
      text: 'Calcium deposits in the kidney',
      why: 'In distal tubular acidosis, alkaline urine with much calcium and little citrate leads to nephrocalcinosis and stones.',
      accepts: ['primary-hyperparathyroidism', 'primary-aldosteronism', 'osteomalacia'],
    },
    risk: {
      text: 'Sjögren syndrome or another autoimmune disease',
      why: 'In adults, autoimmune disease such as Sjögren syndrome is the leading cause of distal tubular acidosis.',
    },
    advice: {
      text: 'Take the alkali for life, even when there is no stone pain',
      why: 'In distal tubular acidosis, alkali prevents stones, bone loss and kidney damage, which are silent at first.',
      scene:
        'A 27-year-old man with inherited distal tubular acidosis has had no stone since he began potassium citrate. He would like to stop it.',
      slips: [
        {
          text: 'Drink cranberry juice to make the urine strongly acid',
          why: 'The kidney cannot acidify urine, and juice does not replace base.',
        },
        {
          text: 'Avoid milk and cheese for life to prevent stone growth',
          why: 'Low calcium intake weakens bone that acidosis already harms.',
        },
      ],
    },
  },
  {
    id: 'renal-artery-stenosis',
    name: 'Renal artery stenosis',
    system: 'renal',
    topic: 'Renal artery stenosis',
    source,
    step2: { area: 'cardiovascular', topic: 'Hypertension' },
    vignettes: [
      'A 29-year-old woman with headaches has a pressure of 172/108 mm Hg on two drugs. A high-pitched sound in systole and diastole is heard to the right of the navel. Potassium is 3.3 mmol/L, renin is high, femoral pulses are full, and a sister has a similar disease of the carotids.',
      'A 71-year-old man who smokes and has had bypass surgery comes with a third attack of sudden lung edema. Ejection fraction is 60%. Pressure is 196/104 mm Hg, and creatinine rose from 1.4 to 2.3 mg/dL a week after lisinopril was started. The left kidney measures 8.1 cm and the right 11 cm.',
    ],
    hallmark:
      'resistant hypertension with an abdominal bruit, unequal kidneys or a creatinine rise on an ACE inhibitor',
    lookalikes: [
      'primary-hypertension',
      'primary-aldosteronism',
      'pheochromocytoma',
      'coarctation-of-aorta',
      'chronic-kidney-disease',
      'polycystic-kidney-disease',
      'cushing-disease',
      'hfref',
    ],
    finding: {
      text: 'Systolic and diastolic bruit beside the navel',
      why: 'In renal artery stenosis, turbulent flow through the narrow artery gives a bruit that lasts into diastole.',
    },
    test: {
      text: 'Duplex ultrasonography of the renal arteries',
      why: 'In renal artery stenosis, duplex shows high flow velocity without contrast, which suits poor kidney function.',
      scene:
        'A 68-year-old woman with resistant hypertension has one small kidney and a GFR of 34 mL/min. Creatinine rose by 60% on an ACE inhibitor. Renovascular disease is likely.',
      slips: [
        {
          text: 'Catheter angiography with iodine contrast',
          why: 'Catheter angiography is invasive and risks kidney injury at this GFR; it is for planned intervention.',
        },
      ],
    },
    treatment: {
      text: 'Balloon angioplasty of the artery',
      why: 'In fibromuscular renal artery stenosis, angioplasty without a stent often cures or eases hypertension.',
      scene:
        'A 30-year-old woman has fibromuscular dysplasia with a string-of-beads narrowing of the right renal artery. Pressure is 160/100 mm Hg on two drugs, and she plans a pregnancy.',
      slips: [
        {
          text: 'Removal of the right kidney',
          why: 'The kidney works well behind a treatable stenosis, so removal is not justified.',
        },
        {
          text: 'ACE inhibitor through the pregnancy',
          why: 'ACE inhibitors harm the fetus and are contraindicated in pregnancy.',
        },
        {
          text: 'Prednisone to soften the wall',
          why: 'Fibromuscular dysplasia is not inflammatory, so steroid does not help.',
        },
      ],
      accepts: ['coarctation-of-aorta'],
    },
    mechanism: {
      text: 'Low flow to one kidney that releases renin and angiotensin',
      why: 'In renal artery stenosis, low flow releases renin, and angiotensin II raises pressure through vasoconstriction and aldosterone.',
    },
    complication: {
      text: 'Kidney failure on an ACE inhibitor',
      why: 'In stenosis of both renal arteries, filtration depends on angiotensin II, and an ACE inhibitor stops it.',
      accepts: ['chronic-kidney-disease', 'polycystic-kidney-disease'],
    },
    risk: {
      text: 'Atherosclerosis in an older smoker',
      why: 'Atherosclerosis causes about 90% of renal artery stenosis; fibromuscular dysplasia causes most in young women.',
    },
    advice: {
      text: 'Have creatinine and potassium checked soon after a new drug',
      why: 'In renal artery stenosis, drugs that act on the renin system may cut filtration, so tests follow after 1 to 2 weeks.',
      scene:
        'A 66-year-old man with a stenosis of one renal artery starts losartan for his pressure. Creatinine is 1.2 mg/dL. He plans to come back in a year.',
      slips: [
        {
          text: 'Take the drug every other day so that the kidneys can rest',
          why: 'Intermittent doses do not protect the kidney and leave pressure uncontrolled.',
        },
        {
          text: 'Double the dose if the pressure is not normal after two days',
          why: 'Doses are raised after weeks and with laboratory checks.',
        },
      ],
      accepts: ['chronic-kidney-disease'],
    },
  },
  {
    id: 'renal-cell-carcinoma',
    name: 'Renal cell carcinoma',
    system: 'renal',
    topic: 'Renal cell carcinoma',
    source,
    vignettes: [
      'A 66-year-old man who smokes has had painless red urine twice and has lost 6 kg. A new varicocele on the left does not empty when he lies down. Hemoglobin is 18.1 g/dL and calcium 11.4 mg/dL. There is a firm mass in the left flank, and the prostate is small.',
    ],
    hallmark:
      'hematuria, flank mass and weight loss, at times with polycythemia or a new left varicocele',
    lookalikes: [
      'polycystic-kidney-disease',
      'obstructive-hydronephrosis',
      'iga-nephropathy',
      'nephrolithiasis',
      'bladder-cancer',
      'abdominal-aortic-aneurysm',
      'squamous-cell-lung-cancer',
      'pulmonary-tuberculosis',
    ],
    finding: {
      text: 'Left varicocele that stays full when lying down',
      why: 'In renal cell carcinoma, tumor in the left renal vein blocks the gonadal vein, so the varicocele does not empty.',
      accepts: ['bladder-cancer'],
    },
    test: {
      text: 'Contrast CT of both kidneys',
      why: 'In renal cell carcinoma, CT shows an enhancing mass, renal vein growth and spread.',
      scene:
        'A 60-year-old woman has had painless hematuria without clots. A urine culture is sterile and cytology negative. Ultrasound shows a solid mass of 4 cm in the right kidney. Creatinine is normal.',
      slips: [
        {
          text: 'Repeat ultrasound in one year',
          why: 'A solid renal mass is cancer until proved otherwise, and a year is too long to wait.',
        },
        {
          text: 'Retrograde contrast study of the ureter',
          why: 'The retrograde study shows the collecting system and not the mass in the cortex.',
        },
      ],
      accepts: ['polycystic-kidney-disease', 'abdominal-aortic-aneurysm'],
    },
    treatment: {
      text: 'Partial nephrectomy of the tumor',
      why: 'In localized renal cell carcinoma up to about 4 cm, partial nephrectomy cures and preserves kidney function.',
      scene:
        'A 58-year-old man has a 3 cm enhancing mass at the lower pole of the left kidney. There is no spread. He has diabetes and a GFR of 62 mL/min, and is fit for surgery.',
      slips: [
        {
          text: 'Chemotherapy with cisplatin',
          why: 'Renal cell carcinoma resists classic chemotherapy, and this tumor can be cured by surgery.',
        },
        {
          text: 'External radiation of the kidney',
          why: 'Renal cell carcinoma is resistant to conventional radiation, and surgery cures.',
        },
        {
          text: 'Removal of kidney and adrenal gland',
          why: 'Radical removal costs function that he needs, without benefit for a small tumor at the lower pole.',
        },
      ],
    },
    mechanism: {
      text: 'Loss of VHL that lets HIF drive vascular growth',
      why: 'In clear cell carcinoma, loss of VHL leaves hypoxia-inducible factor active, with VEGF and vessel growth.',
    },
    complication: {
      text: 'Growth into the vena cava with lung spread',
      why: 'Renal cell carcinoma tends to grow along the renal vein to the vena cava and spreads to lung and bone.',
      accepts: ['squamous-cell-lung-cancer', 'polycystic-kidney-disease'],
    },
    risk: {
      text: 'Smoking, obesity and von Hippel-Lindau disease',
      why: 'Smoking, obesity and hypertension are the main risks for renal cell carcinoma, and von Hippel-Lindau disease the best known inherited one.',
      accepts: ['bladder-cancer', 'abdominal-aortic-aneurysm', 'squamous-cell-lung-cancer'],
    },
    advice: {
      text: 'Stop smoking and keep the dates for CT of chest and abdomen',
      why: 'After renal cell carcinoma, late recurrence in lung or kidney is possible, so imaging goes on for years.',
      scene:
        'A 61-year-old man had a renal cell carcinoma removed last month. The edges are free. He smokes a pack a day and feels cured.',
      accepts: ['bladder-cancer', 'squamous-cell-lung-cancer', 'abdominal-aortic-aneurysm'],
      slips: [
        {
          text: 'Stop follow-up once two years have passed without a sign',
          why: 'Renal cell carcinoma may recur after 5 years and more.',
        },
        {
          text: 'Drink little so that the remaining kidney has less work',
          why: 'Low fluid intake does not protect the kidney and may harm it.',
        },
        {
          text: 'Take high-dose vitamins daily to prevent a new tumor',
          why: 'Vitamins have not been shown to prevent recurrence.',
        },
      ],
    },
  },
  {
    id: 'obstructive-hydronephrosis',
    name: 'Obstructive hydronephrosis',
    system: 'renal',
    topic: 'Hydronephrosis',
    source,
    step2: { area: 'renal-reproductive', topic: 'Acute kidney injury' },
    vignettes: [
      'A 77-year-old man has dribbled urine day and night for a week since he began an antihistamine. A smooth mass reaches from the pubis to the navel and is dull on percussion. Creatinine is 4.9 mg/dL and potassium 5.6 mmol/L. The sediment is bland, and blood pressure is 150/86 mm Hg.',
    ],
    hallmark:
      'dilated collecting systems with rising creatinine, a bland sediment and often a full bladder',
    lookalikes: [
      'prerenal-azotemia',
      'acute-tubular-necrosis',
      'renal-cell-carcinoma',
      'polycystic-kidney-disease',
      'chronic-kidney-disease',
      'acute-interstitial-nephritis',
      'bladder-cancer',
      'pyelonephritis',
    ],
    finding: {
      text: 'Dull mass from pubis to navel with dribbling urine',
      why: 'In obstruction at the bladder outlet, a full bladder is felt as a mass, and urine overflows.',
    },
    test: {
      text: 'Ultrasonography of both kidneys',
      why: 'In obstruction, ultrasound shows dilated renal pelves and a full bladder without contrast.',
      scene:
        'A 64-year-old woman with advanced cervical cancer has a creatinine of 5.2 mg/dL, up from 0.9 two months ago. She has passed no urine since yesterday, and the bladder is empty by catheter.',
      slips: [
        {
          text: 'Intravenous urography with contrast',
          why: 'Contrast may harm failing kidneys, which cannot concentrate it either.',
        },
        {
          text: 'Twenty-four-hour creatinine clearance',
          why: 'Clearance measures function and cannot show obstruction, least of all without urine.',
        },
      ],
    },
    treatment: {
      text: 'Urgent drainage by stent or nephrostomy',
      why: 'An infected, obstructed kidney must be drained at once, since antibiotics do not reach pus under pressure.',
      scene:
        'A 49-year-old woman has a stone in the right ureter with a dilated pelvis. Temperature is 39.4 °C (102.9 °F), blood pressure 94/58 mm Hg, and the urine is full of white cells. Antibiotics have been started.',
      slips: [
        {
          text: 'Tamsulosin and a strainer at home',
          why: 'Waiting for stone passage is unsafe with fever and hypotension.',
        },
        {
          text: 'Shock wave treatment of the stone',
          why: 'Breaking a stone in infected urine may cause septic shock; drainage comes first.',
        },
        {
          text: 'Forced fluids to push the stone out',
          why: 'More urine raises pressure above the stone and does not drain the pus.',
        },
      ],
    },
    mechanism: {
      text: 'Back pressure in tubules that stops filtration',
      why: 'In obstruction, pressure in the collecting system rises to the tubules and opposes filtration.',
    },
    complication: {
      text: 'Brisk diuresis with volume loss after relief',
      why: 'After relief of obstruction on both sides, tubules cannot concentrate, and large losses of salt and water may follow.',
      accepts: ['prerenal-azotemia', 'acute-tubular-necrosis'],
    },
    risk: {
      text: 'Large prostate or a pelvic tumor',
      why: 'Prostate enlargement in men and pelvic cancer in women are leading causes of obstruction on both sides.',
      accepts: ['bladder-cancer'],
    },
    advice: {
      text: 'Avoid antihistamines and decongestants and report a weak stream',
      why: 'With a narrow bladder outlet, these drugs may bring on retention and obstructive kidney injury.',
      scene:
        'A 73-year-old man with a large prostate recovers from kidney injury by retention, which set in after a cold remedy. He now voids with tamsulosin.',
      slips: [
        {
          text: 'Hold the urine as long as possible to train the bladder',
          why: 'Holding urine overstretches the bladder and favors retention.',
        },
        {
          text: 'Drink two liters at bedtime to rinse the urinary tract',
          why: 'A large load at night overfills a bladder that empties poorly.',
        },
      ],
    },
  },
];

import type { Condition } from '../condition.ts';

const source = 'Standard nephrology and internal medicine texts';

/** Acute and chronic kidney injury and diseases of the glomeruli. */
export const renalConditions: readonly Condition[] = [
  {
    id: 'prerenal-azotemia',
    name: 'Prerenal acute kidney injury',
    system: 'renal',
    topic: 'Acute kidney injury',
    source,
    step1: { area: 'respiratory-renal', topic: 'Acute kidney injury' },
    step2: { area: 'renal-reproductive', topic: 'Acute kidney injury' },
    vignettes: [
      'After 3 days of diarrhea, a 78-year-old woman who takes lisinopril is weak and dizzy. Blood pressure is 94/56 mm Hg and falls on standing. Creatinine is 2.1 mg/dL, up from 0.9, and urea nitrogen 62 mg/dL. Urine sodium is 8 mmol/L, and the sediment holds a few hyaline casts.',
    ],
    hallmark: 'a urea to creatinine ratio above 20, low urine sodium and a bland sediment',
    lookalikes: [
      'acute-tubular-necrosis',
      'acute-interstitial-nephritis',
      'obstructive-hydronephrosis',
      'chronic-kidney-disease',
      'poststreptococcal-gn',
      'adrenal-insufficiency',
      'hfref',
      'siadh',
    ],
    finding: {
      text: 'Dry mucosa with a fall in pressure on standing',
      why: 'In prerenal injury from volume loss, low filling shows as dry mucosa and a fall in pressure on standing.',
      accepts: ['adrenal-insufficiency'],
    },
    test: {
      text: 'Fractional excretion of sodium',
      why: 'In prerenal injury, tubules work and save sodium, so its fractional excretion is below 1%.',
      scene:
        'A 70-year-old man has a creatinine of 2.4 mg/dL after 4 days of vomiting. He takes no diuretic. The bladder is empty on ultrasound. The {clinician} wants to know if the tubules still work.',
      accepts: ['acute-tubular-necrosis', 'siadh', 'acute-interstitial-nephritis'],
      slips: [
        {
          text: 'Kidney biopsy within the day',
          why: 'A biopsy is risky and not needed when volume loss explains the injury.',
        },
        {
          text: 'Antibodies against nuclei and neutrophils',
          why: 'Antibodies are for suspected glomerulonephritis with an active sediment.',
        },
      ],
    },
    treatment: {
      text: 'Isotonic saline and a pause of the ACE inhibitor',
      why: 'In prerenal injury from volume loss, saline restores perfusion, and drugs that lower filtration are paused.',
      scene:
        'A 73-year-old woman with diarrhea has a creatinine of 2.3 mg/dL, a pressure of 90/54 mm Hg and a dry tongue. She takes ramipril. Potassium is 4.8 mmol/L, and the lungs are clear.',
      slips: [
        {
          text: 'Furosemide to force the flow of urine',
          why: 'A diuretic worsens volume loss and the kidney injury.',
        },
        {
          text: 'Ibuprofen and oral fluid as tolerated',
          why: 'Anti-inflammatory drugs constrict the afferent arteriole and cut renal blood flow further.',
        },
        {
          text: 'Hemodialysis until creatinine is normal',
          why: 'There is no refractory hyperkalemia, acidosis or overload, and the injury is reversible with fluid.',
        },
      ],
      accepts: ['acute-tubular-necrosis', 'acute-interstitial-nephritis'],
    },
    mechanism: {
      text: 'Low renal perfusion with intact tubular cells',
      why: 'In prerenal injury, filtration falls because perfusion is low, while tubules still save sodium and water.',
    },
    complication: {
      text: 'Progress to ischemic tubular necrosis',
      why: 'Prerenal injury that lasts leads to ischemic necrosis of tubular cells, which fluid no longer reverses.',
      accepts: ['acute-tubular-necrosis', 'chronic-kidney-disease'],
    },
    risk: {
      text: 'Volume loss while taking an ACE inhibitor or NSAID',
      why: 'Vomiting, diarrhea or bleeding causes prerenal injury, more so with drugs that impair autoregulation.',
      accepts: ['acute-tubular-necrosis'],
    },
    advice: {
      text: 'Pause the ACE inhibitor and diuretic on days of vomiting or diarrhea',
      why: 'To prevent prerenal injury, drugs that lower pressure and filtration are paused while fluid is lost.',
      scene:
        'A 69-year-old woman with hypertension recovers from kidney injury during a stomach flu. She takes lisinopril with hydrochlorothiazide and asks how to avoid another episode.',
      slips: [
        {
          text: 'Take naproxen for cramps early in the course of the illness',
          why: 'NSAIDs constrict the afferent arteriole and make the injury worse.',
        },
        {
          text: 'Drink less so that the diarrhea comes to a stop sooner',
          why: 'Less fluid deepens volume loss and does not stop diarrhea.',
        },
      ],
    },
  },
  {
    id: 'acute-tubular-necrosis',
    name: 'Acute tubular necrosis',
    system: 'renal',
    topic: 'Acute kidney injury',
    source,
    step1: { area: 'respiratory-renal', topic: 'Acute kidney injury' },
    step2: { area: 'renal-reproductive', topic: 'Acute kidney injury' },
    vignettes: [
      'Two days after surgery for a ruptured aneurysm with long hypotension, a 69-year-old man passes 250 mL of urine a day in spite of good filling. Creatinine has risen from 1.0 to 3.6 mg/dL. Urine sodium is 58 mmol/L, osmolality 300 mOsm/kg, and the sediment shows muddy brown granular casts.',
      'A 24-year-old man is found after 14 hours on a hard floor with his leg pinned. Urine is dark and positive for blood on the strip, but there are no red cells under the microscope. Creatine kinase is 68,000 U/L, creatinine 3.1 mg/dL, and the fractional excretion of sodium 3.4%.',
    ],
    hallmark: 'muddy brown granular casts with a fractional sodium excretion above 2%',
    lookalikes: [
      'prerenal-azotemia',
      'acute-interstitial-nephritis',
      'obstructive-hydronephrosis',
      'anti-gbm-disease',
      'poststreptococcal-gn',
      'chronic-kidney-disease',
      'multiple-myeloma',
    ],
    finding: {
      text: 'Oliguria that persists after volume has been restored',
      why: 'In acute tubular necrosis, dead tubular cells block and leak, so fluid does not bring the urine back.',
      scene:
        'A woman with sepsis was hypotensive for 10 hours. Creatinine has tripled since. Acute tubular necrosis is suspected after 4 L of saline.',
      accepts: ['obstructive-hydronephrosis', 'anti-gbm-disease'],
      slips: [
        {
          text: 'Flank mass that moves with breathing on one side',
          why: 'A flank mass suggests tumor, cysts or obstruction and not tubular necrosis.',
        },
      ],
    },
    test: {
      text: 'Microscopy of the urine sediment',
      why: 'In acute tubular necrosis, muddy brown granular casts of dead cells are typical.',
      scene:
        'A 60-year-old woman has had 9 days of gentamicin. Creatinine has risen from 0.8 to 2.9 mg/dL. She is well filled, has no rash, and a bladder scan is empty.',
      accepts: ['prerenal-azotemia', 'acute-interstitial-nephritis'],
      slips: [
        {
          text: 'Radionuclide scan of renal perfusion',
          why: 'A perfusion scan does not separate tubular necrosis from other causes in practice.',
        },
        {
          text: 'Cystoscopy with both ureters inspected',
          why: 'Cystoscopy is for bleeding or obstruction of the lower tract.',
        },
      ],
    },
    treatment: {
      text: 'Stop of the toxin with supportive care',
      why: 'Acute tubular necrosis heals by itself when the insult ends; care maintains volume, electrolytes and drug doses.',
      scene:
        'A 58-year-old man has tubular necrosis after amikacin. He passes 900 mL of urine a day. Potassium is 4.7 mmol/L, bicarbonate 20 mmol/L, and he has no edema or uremic symptoms.',
      accepts: ['acute-interstitial-nephritis'],
      slips: [
        {
          text: 'Dopamine at a low renal dose',
          why: 'Low-dose dopamine does not protect kidneys and causes arrhythmia.',
        },
        {
          text: 'Dialysis on the first day in any case',
          why: 'Dialysis is for refractory hyperkalemia, acidosis, overload or uremia, which he does not have.',
        },
      ],
    },
    mechanism: {
      text: 'Ischemic or toxic death of tubular cells that form casts',
      why: 'In acute tubular necrosis, ischemia or toxins kill cells of the proximal tubule and thick limb, and debris blocks flow.',
    },
    complication: {
      text: 'Life-threatening hyperkalemia',
      why: 'In oliguric tubular necrosis, above all after muscle breakdown, potassium rises fast and may stop the heart.',
      accepts: ['obstructive-hydronephrosis', 'chronic-kidney-disease', 'prerenal-azotemia'],
    },
    risk: {
      text: 'Long hypotension, aminoglycosides or muscle breakdown',
      why: 'Ischemia, nephrotoxins such as aminoglycosides, and myoglobin are the main causes of acute tubular necrosis.',
      accepts: ['prerenal-azotemia', 'multiple-myeloma'],
    },
    advice: {
      text: 'Avoid NSAIDs and contrast and have creatinine checked after discharge',
      why: 'After acute tubular necrosis, the kidney stays vulnerable, and follow-up finds lasting loss of function.',
      scene:
        'A 62-year-old woman goes home 3 weeks after tubular necrosis in septic shock. Creatinine has come down to 1.4 mg/dL. She has back pain from lying.',
      accepts: ['acute-interstitial-nephritis', 'chronic-kidney-disease'],
      slips: [
        {
          text: 'Drink five liters a day to wash out the dead cells',
          why: 'Forced drinking does not speed healing and may cause overload or low sodium.',
        },
        {
          text: 'Take high-dose vitamin C to repair the tubules',
          why: 'High-dose vitamin C forms oxalate that may injure tubules.',
        },
      ],
    },
  },
  {
    id: 'acute-interstitial-nephritis',
    name: 'Acute interstitial nephritis',
    system: 'renal',
    topic: 'Acute kidney injury',
    source,
    vignettes: [
      'Ten days into treatment with a penicillin for a bone infection, a 55-year-old woman has a new fever and an itchy rash on the trunk. Creatinine is 2.7 mg/dL. Blood eosinophils are 11%, and the urine holds white cells and white cell casts without bacteria. Pressure and volume are normal.',
    ],
    hallmark:
      'kidney injury with sterile pyuria and white cell casts days after a new drug, at times with rash and eosinophilia',
    lookalikes: [
      'acute-tubular-necrosis',
      'prerenal-azotemia',
      'poststreptococcal-gn',
      'anti-gbm-disease',
      'iga-nephropathy',
      'pyelonephritis',
      'obstructive-hydronephrosis',
    ],
    finding: {
      text: 'Rash and fever some days after a new drug',
      why: 'In acute interstitial nephritis, a drug allergy inflames the kidney, and some patients have rash, fever or eosinophilia.',
    },
    test: {
      text: 'Kidney biopsy if the course is unclear',
      why: 'In acute interstitial nephritis, biopsy with interstitial infiltrates is the definitive test when drug stop does not help.',
      scene:
        'A 64-year-old man has had a rising creatinine for 4 weeks after omeprazole was started, with white cells in a sterile urine. The drug was stopped 10 days ago, but creatinine went up to 3.8 mg/dL. Steroids are considered.',
      accepts: ['iga-nephropathy', 'anti-gbm-disease'],
      slips: [
        {
          text: 'Eosinophils in a spot urine sample',
          why: 'Urine eosinophils are neither sensitive nor specific for interstitial nephritis.',
        },
        {
          text: 'Skin prick testing with omeprazole',
          why: 'The reaction is mediated by T cells, so a prick test is of no help.',
        },
      ],
    },
    treatment: {
      text: 'Withdrawal of the offending drug',
      why: 'In acute interstitial nephritis, stopping the drug at once is the essential step and often suffices.',
      scene:
        'A 47-year-old woman with a sinus infection has taken amoxicillin for 8 days. She now has a rash, a creatinine of 1.9 mg/dL and white cell casts. Urine output is good.',
      accepts: ['acute-tubular-necrosis', 'obstructive-hydronephrosis'],
      slips: [
        {
          text: 'Lower dose of the same antibiotic',
          why: 'The reaction is an allergy and does not depend on the dose.',
        },
        {
          text: 'Ibuprofen for the fever and rash',
          why: 'NSAIDs are themselves a cause of interstitial nephritis.',
        },
      ],
    },
    mechanism: {
      text: 'T-cell allergy to a drug that inflames the interstitium',
      why: 'In acute interstitial nephritis, T cells and eosinophils react to a drug and invade interstitium and tubules.',
    },
    complication: {
      text: 'Interstitial fibrosis with lasting loss of function',
      why: 'In acute interstitial nephritis, fibrosis sets in within weeks if the drug is continued, and function is lost for good.',
      accepts: [
        'acute-tubular-necrosis',
        'prerenal-azotemia',
        'poststreptococcal-gn',
        'iga-nephropathy',
      ],
    },
    risk: {
      text: 'New penicillin, NSAID or proton pump inhibitor',
      why: 'Drugs cause over two thirds of acute interstitial nephritis, above all antibiotics, NSAIDs and proton pump inhibitors.',
    },
    advice: {
      text: 'Tell each clinician about this drug reaction and do not take it again',
      why: 'After acute interstitial nephritis, the same drug, even at a small dose, brings the disease back.',
      scene:
        'A 38-year-old woman has recovered from interstitial nephritis caused by an antibiotic. Creatinine is normal again. She often has urinary infections.',
      slips: [
        {
          text: 'Take the same drug at half the dose if it is needed again',
          why: 'The allergy does not depend on the dose, so a small amount may bring it back.',
        },
        {
          text: 'Use an antihistamine beforehand when you need the drug',
          why: 'Antihistamines do not prevent a reaction of T cells.',
        },
      ],
    },
  },
  {
    id: 'chronic-kidney-disease',
    name: 'Chronic kidney disease',
    system: 'renal',
    topic: 'Chronic kidney disease',
    source,
    step2: { area: 'renal-reproductive', topic: 'Chronic kidney disease' },
    vignettes: [
      'A 63-year-old man with diabetes for 20 years tires easily and itches. Blood pressure is 156/92 mm Hg. Creatinine is 3.2 mg/dL, as it was 2.7 a year ago. Hemoglobin is 9.8 g/dL with normal ferritin, calcium 8.2 mg/dL, phosphate 5.9 mg/dL, and both kidneys measure 8 cm.',
    ],
    hallmark:
      'low filtration or albuminuria for over 3 months, often with small kidneys, anemia and high phosphate',
    lookalikes: [
      'acute-tubular-necrosis',
      'obstructive-hydronephrosis',
      'multiple-myeloma',
      'polycystic-kidney-disease',
      'primary-hyperparathyroidism',
      'renal-artery-stenosis',
      'iron-deficiency-anemia',
      'hashimoto-thyroiditis',
    ],
    finding: {
      text: 'Itching with sallow skin, anemia and edema',
      why: 'In advanced chronic kidney disease, retained waste causes itch and sallow skin, and lack of erythropoietin causes anemia.',
    },
    test: {
      text: 'Estimated GFR with urine albumin ratio',
      why: 'Chronic kidney disease is defined and staged by estimated GFR and the albumin to creatinine ratio over 3 months.',
      scene:
        'A 57-year-old woman with hypertension and type 2 diabetes feels well. She has not had a blood or urine test for 5 years. The {clinician} wants to know if her kidneys have suffered.',
      slips: [
        {
          text: 'Test strip for protein alone',
          why: 'A strip misses moderate albuminuria and says nothing about filtration.',
        },
        {
          text: 'Kidney biopsy through the flank',
          why: 'Biopsy is not used to screen and is for unexplained or rapidly worsening disease.',
        },
      ],
    },
    treatment: {
      text: 'Losartan at the highest tolerated dose',
      why: 'In chronic kidney disease with albuminuria, blocking the renin-angiotensin system lowers protein loss and slows decline.',
      scene:
        'A 52-year-old man with type 2 diabetes has a GFR of 54 mL/min and an albumin ratio of 640 mg/g. Blood pressure is 148/88 mm Hg and potassium 4.4 mmol/L. He takes amlodipine and metformin.',
      accepts: ['polycystic-kidney-disease'],
      slips: [
        {
          text: 'Losartan combined with lisinopril',
          why: 'The combination brings hyperkalemia and kidney injury without further benefit.',
        },
        {
          text: 'Metoprolol in place of amlodipine',
          why: 'A beta-blocker does not lower albuminuria as blockers of the renin system do.',
        },
      ],
    },
    mechanism: {
      text: 'Loss of nephrons with hyperfiltration of those that remain',
      why: 'In chronic kidney disease, remaining nephrons hyperfilter, scar and are lost in turn, whatever the first cause.',
    },
    complication: {
      text: 'Bone disease from high phosphate',
      why: 'In chronic kidney disease, phosphate retention and lack of calcitriol raise parathyroid hormone and weaken bone.',
      accepts: ['primary-hyperparathyroidism', 'acute-tubular-necrosis', 'iron-deficiency-anemia'],
    },
    risk: {
      text: 'Diabetes or hypertension over many years',
      why: 'Diabetes and hypertension together cause about two thirds of chronic kidney disease.',
      accepts: ['renal-artery-stenosis'],
    },
    advice: {
      text: 'Avoid NSAIDs and keep blood pressure and glucose at the target',
      why: 'In chronic kidney disease, NSAIDs cut filtration, and control of pressure and glucose slows the loss.',
      scene:
        'A 65-year-old man with a GFR of 41 mL/min and knee pain buys naproxen at the drugstore. He has diabetes and hypertension.',
      accepts: ['acute-tubular-necrosis', 'multiple-myeloma', 'renal-artery-stenosis'],
      slips: [
        {
          text: 'Use a salt substitute with potassium instead of table salt',
          why: 'Potassium from salt substitutes may rise to dangerous levels with a low GFR.',
        },
        {
          text: 'Eat much more meat so that the kidneys stay strong',
          why: 'A high protein load increases filtration pressure and waste.',
        },
      ],
    },
  },
  {
    id: 'iga-nephropathy',
    name: 'IgA nephropathy',
    system: 'renal',
    topic: 'Glomerulonephritis',
    source,
    step1: { area: 'respiratory-renal', topic: 'Glomerulonephritis and nephrotic syndrome' },
    vignettes: [
      'A 23-year-old man passes cola-colored urine two days after a sore throat began, as he did last winter. He has no edema. Blood pressure is 134/84 mm Hg, creatinine 1.0 mg/dL and complement normal. The urine has misshapen red cells, red cell casts and protein of 0.9 g a day.',
    ],
    hallmark: 'visible hematuria within days of a respiratory infection with normal complement',
    lookalikes: [
      'poststreptococcal-gn',
      'anti-gbm-disease',
      'acute-interstitial-nephritis',
      'polycystic-kidney-disease',
      'renal-cell-carcinoma',
      'membranous-nephropathy',
      'minimal-change-disease',
    ],
    finding: {
      text: 'Dark urine one to three days into a sore throat',
      why: 'In IgA nephropathy, hematuria comes along with a mucosal infection and not weeks after it.',
      scene:
        'A 19-year-old woman has microscopic blood and some protein in her urine at a routine visit. C3 is normal. IgA nephropathy is suspected, and she is asked about earlier episodes.',
    },
    test: {
      text: 'Kidney biopsy with immunofluorescence',
      why: 'IgA nephropathy is proved by mesangial IgA deposits in a biopsy.',
      scene:
        'A 34-year-old woman has had dark urine with each cold for years. Complement and nuclear antibodies are normal. Protein loss has increased to 1.6 g a day, and creatinine to 1.4 mg/dL.',
      slips: [
        {
          text: 'Serum IgA level at two visits',
          why: 'Serum IgA is raised in about half of patients and is not diagnostic.',
        },
      ],
      accepts: ['acute-interstitial-nephritis'],
    },
    treatment: {
      text: 'Lisinopril to lower protein in the urine',
      why: 'In IgA nephropathy with proteinuria, an ACE inhibitor lowers pressure and protein loss and slows decline.',
      scene:
        'A 30-year-old man with biopsy-proved IgA nephropathy has a pressure of 142/90 mm Hg, protein of 1.2 g a day and a normal creatinine that has been stable for 2 years. He takes no drugs.',
      accepts: ['polycystic-kidney-disease', 'membranous-nephropathy'],
      slips: [
        {
          text: 'Penicillin every day to prevent sore throats',
          why: 'Antibiotic prophylaxis does not change the course of IgA nephropathy.',
        },
        {
          text: 'Removal of both tonsils as the first step',
          why: 'Tonsillectomy is not an established first treatment; pressure and protein are treated first.',
        },
      ],
    },
    mechanism: {
      text: 'Mesangial deposits of poorly galactosylated IgA',
      why: 'In IgA nephropathy, abnormal IgA1 forms complexes that deposit in the mesangium and inflame it.',
    },
    complication: {
      text: 'Slow progress to end-stage kidney disease',
      why: 'IgA nephropathy leads to end-stage disease in about a quarter of patients over 20 years, mostly those with proteinuria.',
      accepts: [
        'polycystic-kidney-disease',
        'anti-gbm-disease',
        'acute-interstitial-nephritis',
        'poststreptococcal-gn',
        'membranous-nephropathy',
      ],
    },
    risk: {
      text: 'Mucosal infection in a young adult of Asian descent',
      why: 'IgA nephropathy is the commonest glomerulonephritis worldwide and is most frequent in young adults of Asian descent.',
    },
    advice: {
      text: 'Expect dark urine with colds and have pressure and protein checked',
      why: 'In IgA nephropathy, pressure and protein loss tell the outlook, so they are checked for life.',
      scene:
        'A 21-year-old woman with IgA nephropathy has a normal creatinine and hardly any albumin loss. The color of what she passes frightens her each time she has a sore throat.',
      slips: [
        {
          text: 'Take leftover antibiotics at once when the urine gets dark',
          why: 'The hematuria is immune mediated and does not respond to antibiotics.',
        },
        {
          text: 'Have a cystoscopy with each episode of dark urine',
          why: 'The source is the glomerulus, so repeated cystoscopy is of no use.',
        },
      ],
    },
  },
  {
    id: 'poststreptococcal-gn',
    name: 'Poststreptococcal glomerulonephritis',
    system: 'renal',
    topic: 'Glomerulonephritis',
    source,
    step1: { area: 'respiratory-renal', topic: 'Glomerulonephritis and nephrotic syndrome' },
    step2: { area: 'renal-reproductive', topic: 'Acute kidney injury' },
    vignettes: [
      'An 8-year-old boy has puffy eyes in the morning and urine the color of tea. Three weeks ago he had honey-colored crusts on his legs. Blood pressure is 138/92 mm Hg, creatinine 1.2 mg/dL, and C3 is low with normal C4. The urine has red cell casts and 1+ protein.',
    ],
    hallmark:
      'hematuria, edema and hypertension 1 to 4 weeks after a streptococcal infection with a low C3',
    lookalikes: [
      'iga-nephropathy',
      'minimal-change-disease',
      'anti-gbm-disease',
      'acute-interstitial-nephritis',
      'acute-tubular-necrosis',
      'membranous-nephropathy',
      'hypertensive-emergency',
    ],
    finding: {
      text: 'Cola-colored urine 2 weeks after a sore throat',
      why: 'In poststreptococcal disease, immune complexes need 1 to 3 weeks after pharyngitis, or longer after impetigo.',
    },
    test: {
      text: 'Streptococcal antibodies and complement C3',
      why: 'In poststreptococcal disease, antibodies show the recent infection, and C3 is low for 6 to 8 weeks.',
      scene:
        'A 6-year-old girl has swollen lids, dark urine and a pressure of 130/88 mm Hg three weeks after impetigo. Urine shows red cell casts. The cause must be confirmed.',
      accepts: ['minimal-change-disease', 'acute-interstitial-nephritis'],
      slips: [
        {
          text: 'Voiding cystogram with contrast',
          why: 'A cystogram looks for reflux and does not explain red cell casts.',
        },
        {
          text: 'Throat culture as the sole test',
          why: 'The skin was infected, and cultures are often negative by now.',
        },
      ],
    },
    treatment: {
      text: 'Salt restriction with a loop diuretic',
      why: 'In poststreptococcal disease, retained salt and water cause edema and hypertension, and care is supportive.',
      scene:
        'A 9-year-old boy has poststreptococcal glomerulonephritis with edema and a pressure of 140/94 mm Hg. Creatinine is 1.1 mg/dL, and there is no encephalopathy. His skin has healed.',
      slips: [
        {
          text: 'Penicillin by vein for two weeks',
          why: 'Antibiotics clear remaining streptococci but do not change the nephritis.',
        },
        {
          text: 'Saline infusion to flush the kidneys',
          why: 'He is overloaded with salt and water, so saline raises pressure.',
        },
      ],
    },
    mechanism: {
      text: 'Immune complexes under the epithelium that consume C3',
      why: 'In poststreptococcal disease, complexes form humps under the epithelium and activate the alternative pathway.',
    },
    complication: {
      text: 'Hypertensive encephalopathy with seizures',
      why: 'In poststreptococcal disease, sudden salt retention may raise pressure so far that seizures occur.',
      accepts: ['hypertensive-emergency'],
    },
    risk: {
      text: 'Impetigo or pharyngitis by a nephritogenic strain',
      why: 'Nephritogenic group A streptococci on skin or in the throat cause the disease, mostly in children.',
    },
    advice: {
      text: 'Expect full recovery, with traces of blood in urine for months',
      why: 'Poststreptococcal disease heals in over 95% of children, though microscopic hematuria may last for a year.',
      scene:
        'The parents of a 10-year-old boy with poststreptococcal glomerulonephritis are worried. He is better after a week, with normal pressure and creatinine, and still has red cells in the urine.',
      slips: [
        {
          text: 'Plan for dialysis, which nearly each child will need in time',
          why: 'Over 95% of children recover fully, and dialysis is rarely needed.',
        },
        {
          text: 'Give penicillin until the last red cell has disappeared',
          why: 'Hematuria is due to healing glomeruli and does not respond to antibiotics.',
        },
      ],
      accepts: ['iga-nephropathy'],
    },
  },
  {
    id: 'anti-gbm-disease',
    name: 'Anti-GBM (Goodpasture) disease',
    system: 'renal',
    topic: 'Glomerulonephritis',
    source,
    step1: { area: 'respiratory-renal', topic: 'Glomerulonephritis and nephrotic syndrome' },
    vignettes: [
      'A 25-year-old printer who smokes has coughed blood for 4 days and passes little dark urine. Hemoglobin fell from 14 to 9 g/dL. The film shows patchy shadows on both sides. Creatinine rose from 1.4 to 4.8 mg/dL in a week, complement is normal, and biopsy shows crescents with smooth linear IgG.',
    ],
    hallmark:
      'lung bleeding and rapidly failing kidneys with linear IgG along the basement membrane',
    lookalikes: [
      'iga-nephropathy',
      'poststreptococcal-gn',
      'acute-interstitial-nephritis',
      'acute-tubular-necrosis',
      'pulmonary-tuberculosis',
      'pneumococcal-pneumonia',
      'hfref',
    ],
    finding: {
      text: 'Coughing of blood together with bloody urine',
      why: 'In anti-GBM disease, the antibody binds collagen of lung and kidney alike, so both bleed.',
    },
    test: {
      text: 'Serum antibodies to basement membrane',
      why: 'In anti-GBM disease, the circulating antibody proves the cause within a day or two, and biopsy confirms it.',
      scene:
        'A 31-year-old man has hemoptysis, anemia and a creatinine that rose from 1.0 to 3.2 mg/dL in 6 days. The urine shows red cell casts. He breathes 24 times a minute with good oxygenation.',
      accepts: ['iga-nephropathy', 'acute-interstitial-nephritis'],
      slips: [
        {
          text: 'Sputum cytology on three mornings',
          why: 'Cytology seeks cancer and loses days in rapidly progressive nephritis.',
        },
        {
          text: 'Urine culture for mycobacteria',
          why: 'Mycobacteria in urine do not cause red cell casts with lung bleeding.',
        },
      ],
    },
    treatment: {
      text: 'Plasma exchange, steroids and cyclophosphamide',
      why: 'In anti-GBM disease, exchange removes the antibody while steroids and cyclophosphamide stop its production.',
      scene:
        'A 28-year-old woman has anti-GBM disease with lung bleeding and a creatinine of 3.4 mg/dL that is rising daily. She is not on dialysis. Biopsy shows crescents in 60% of glomeruli.',
      slips: [
        {
          text: 'Prednisone by mouth as the sole drug',
          why: 'Steroid alone does not remove the antibody, and kidney function is lost within days.',
        },
        {
          text: 'Heparin to dissolve the crescents',
          why: 'Heparin worsens lung bleeding and does not act on crescents.',
        },
        {
          text: 'Observation with weekly creatinine',
          why: 'Function is lost within days, and treatment comes too late once dialysis is needed.',
        },
      ],
    },
    mechanism: {
      text: 'Antibodies against the alpha-3 chain of type IV collagen',
      why: 'In anti-GBM disease, antibodies bind the alpha-3 chain of collagen IV in glomerular and alveolar membranes.',
    },
    complication: {
      text: 'Respiratory failure from lung bleeding',
      why: 'In anti-GBM disease, bleeding into alveoli is the main cause of early death.',
      accepts: ['pneumococcal-pneumonia', 'pulmonary-tuberculosis'],
    },
    risk: {
      text: 'Smoking or solvent fumes in a genetically prone person',
      why: 'Smoke and hydrocarbons expose lung antigen, and HLA-DR15 predisposes to anti-GBM disease.',
    },
    advice: {
      text: 'Stay away from tobacco smoke and solvent fumes for good',
      why: 'In anti-GBM disease, smoke and hydrocarbon fumes may set off new lung bleeding.',
      scene:
        'A 27-year-old car painter has recovered from anti-GBM disease with normal kidney function. He plans to return to work and to take up smoking again.',
      slips: [
        {
          text: 'Avoid milk and eggs, which may contain the antigen',
          why: 'The antigen is collagen of the patient, and diet plays no part.',
        },
        {
          text: 'Take an antibiotic with each cold to prevent relapse',
          why: 'Antibiotics do not prevent relapse of this autoimmune disease.',
        },
      ],
    },
  },
];

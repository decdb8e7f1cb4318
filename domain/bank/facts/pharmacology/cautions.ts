import type { Phrase } from './phrase.ts';

/** What in a history speaks against certain drugs, and against which. */
export const cautions = {
  asthma: [
    'Asthma with weekly attacks',
    'Asthma speaks against nonselective beta blockers, adenosine and carboprost, which narrow airways.',
  ],
  pregnancy: [
    'Pregnancy of 10 weeks',
    'ACE inhibitors, warfarin, methotrexate, isotretinoin and valproate harm the fetus.',
  ],
  tongueSwelling: [
    'Tongue swelling from lisinopril',
    'Past angioedema speaks against any ACE inhibitor and against sacubitril.',
  ],
  renalStenosis: [
    'Narrowing of both renal arteries',
    'With both arteries narrowed, filtration hangs on angiotensin II, which ACE inhibitors and ARBs take away.',
  ],
  gout: [
    'Gout attacks twice a year',
    'Thiazides, loop diuretics, niacin and pyrazinamide raise uric acid.',
  ],
  sulfaHives: [
    'Blisters after a sulfa antibiotic',
    'A severe sulfonamide reaction speaks against trimethoprim-sulfamethoxazole and sulfasalazine.',
  ],
  penicillin: [
    'Collapse after amoxicillin',
    'Anaphylaxis to one penicillin means that any other penicillin may be fatal.',
  ],
  ulcer: [
    'Bleeding ulcer last month',
    'A recent ulcer can bleed again from NSAIDs, aspirin, anticoagulants and thrombolytics.',
  ],
  polyps: [
    'Nasal polyps and aspirin wheeze',
    'In aspirin-sensitive airways any drug that blocks cyclooxygenase-1 can cause severe bronchospasm.',
  ],
  weakHeart: [
    'Ejection fraction of 25%',
    'Diltiazem, verapamil, NSAIDs, pioglitazone and cilostazol worsen systolic heart failure.',
  ],
  heartBlock: [
    'Second-degree heart block',
    'Beta blockers, diltiazem, verapamil and digoxin slow conduction through the AV node further.',
  ],
  nitrates: [
    'Nitroglycerin for chest pain',
    'Nitrates with a PDE-5 inhibitor can cause a fatal fall in blood pressure.',
  ],
  myasthenia: [
    'Myasthenia gravis',
    'Fluoroquinolones, aminoglycosides and IV magnesium weaken transmission to muscle.',
  ],
  epilepsy: [
    'Seizures since childhood',
    'Bupropion and tramadol lower the seizure threshold and can bring on a seizure.',
  ],
  bulimia: [
    'Bulimia treated last year',
    'Bupropion causes more seizures in people with eating disorders.',
  ],
  narrowAngle: [
    'Untreated narrow-angle glaucoma',
    'Drugs that block acetylcholine widen the pupil and can close the angle.',
  ],
  prostate: [
    'Enlarged prostate, weak stream',
    'Anticholinergic drugs and decongestants can stop urine flow altogether.',
  ],
  clot: [
    'Deep vein clot two years ago',
    'Estrogens, raloxifene and tamoxifen add to the risk of another clot.',
  ],
  aura: [
    'Migraine with visual aura',
    'Estrogen contraceptives raise the risk of stroke in migraine with aura.',
  ],
  liver: [
    'Active hepatitis, enzymes high',
    'A sick liver clears estrogen poorly and is harmed further by methotrexate, isoniazid and valproate.',
  ],
  lowFiltration: [
    'Estimated GFR of 18 mL/min',
    'Metformin, NSAIDs, methotrexate, nitrofurantoin and bisphosphonates are unsafe or useless when filtration is so low.',
  ],
  medullary: [
    'Medullary thyroid cancer in a parent',
    'GLP-1 agonists caused thyroid C-cell tumors in animals and are not given in such families.',
  ],
  bladderCancer: [
    'Bladder cancer last year',
    'Pioglitazone has been linked to bladder cancer and is not given when it is active.',
  ],
  esophagus: [
    'Stricture of the esophagus',
    'Oral bisphosphonates that stay in the esophagus burn its lining.',
  ],
  calcium: [
    'Untreated low calcium',
    'Bisphosphonates and denosumab lower calcium further, so it is corrected first.',
  ],
  maoi: [
    'Phenelzine taken last week',
    'An MAO inhibitor within 14 days makes SSRIs, bupropion, meperidine, triptans and decongestants dangerous.',
  ],
  coronary: [
    'Angina from coronary disease',
    'Triptans and ergots constrict coronary arteries and can cause a heart attack.',
  ],
  latentTb: [
    'Untreated latent tuberculosis',
    'TNF inhibitors can wake dormant tuberculosis, so it is treated first.',
  ],
  g6pd: [
    'G6PD deficiency',
    'Primaquine, dapsone, rasburicase and some sulfonamides destroy red cells that lack G6PD.',
  ],
  qt: [
    'QT interval of 520 ms',
    'Sotalol, methadone, haloperidol and macrolides lengthen the QT interval further.',
  ],
  potassium: [
    'Potassium of 5.8 mEq/L',
    'ACE inhibitors, ARBs, spironolactone and trimethoprim hold back still more potassium.',
  ],
  brainBleed: [
    'Bleeding in the brain last month',
    'Thrombolytics and anticoagulants can restart bleeding within the skull.',
  ],
  hit: [
    'Platelet fall on heparin',
    'Heparin of any kind, even a flush, can bring back immune thrombocytopenia.',
  ],
  pheo: [
    'Untreated pheochromocytoma',
    'A beta blocker before alpha blockade leaves vasoconstriction unopposed.',
  ],
  parkinson: [
    'Parkinson disease',
    'Metoclopramide, haloperidol and prochlorperazine block dopamine and worsen parkinsonism.',
  ],
  obstruction: [
    'Blocked bowel with distention',
    'Drugs that push or slow the gut, such as metoclopramide or opioids, are dangerous in obstruction.',
  ],
  chickenpox: [
    'Chickenpox at age 9 years',
    'Aspirin during chickenpox or influenza can cause Reye syndrome in children.',
  ],
  youngTeeth: [
    'Age of 5 years',
    'Tetracycline binds calcium and stains teeth that are still forming.',
  ],
  methadone: [
    'Methadone taken each day',
    'Naltrexone blocks opioid receptors and sets off withdrawal in people who take opioids.',
  ],
  hypercapnia: [
    'Sleep apnea with a high PaCO₂',
    'Benzodiazepines and opioids depress breathing, worst where carbon dioxide is retained.',
  ],
  alcohol: [
    'Alcohol taken this morning',
    'Disulfiram with alcohol causes flushing, vomiting and collapse.',
  ],
  lithium: [
    'Lithium for bipolar disorder',
    'Thiazides, ACE inhibitors and NSAIDs make the kidneys hold lithium back.',
  ],
} as const satisfies Readonly<Record<string, Phrase>>;

/** The code of a contraindication. */
export type Caution = keyof typeof cautions;

import type { Phrase } from './phrase.ts';

/** Tests that drug treatment is followed by, and which treatment. */
export const checks = {
  potassium: [
    'Serum potassium level',
    'Potassium is followed with diuretics, ACE inhibitors, tacrolimus and amphotericin B.',
  ],
  creatinine: [
    'Serum creatinine level',
    'Creatinine is followed with drugs that can harm the kidneys or that leave by them.',
  ],
  sodium: [
    'Serum sodium level',
    'Sodium is followed with desmopressin, thiazides, carbamazepine and oxcarbazepine.',
  ],
  inr: ['Prothrombin time and INR', 'The INR guides the dose of warfarin from week to week.'],
  aptt: ['Partial thromboplastin time', 'The aPTT guides an infusion of unfractionated heparin.'],
  platelets: ['Platelet count', 'Platelets are followed with heparin, linezolid and valproate.'],
  liver: [
    'Liver enzymes (ALT and AST)',
    'Liver enzymes are followed with isoniazid, methotrexate, valproate, carbamazepine, isotretinoin and amiodarone.',
  ],
  neutrophils: [
    'Absolute neutrophil count',
    'Clozapine, carbamazepine and cytotoxic drugs can remove the neutrophils, which must be counted.',
  ],
  tsh: [
    'Thyroid-stimulating hormone',
    'TSH guides levothyroxine and is checked with lithium and amiodarone.',
  ],
  a1c: [
    'Hemoglobin A1c',
    'A1c shows the mean glucose of about three months of diabetes treatment.',
  ],
  lipids: [
    'Fasting lipid panel',
    'Lipids are followed with statins, isotretinoin and atypical antipsychotics.',
  ],
  drugLevel: ['Total serum drug level', 'Phenytoin has a narrow range and saturable metabolism.'],
  vancTrough: [
    'Trough level of the drug',
    'Vancomycin levels are drawn to keep exposure effective and the kidneys safe.',
  ],
  eyes: [
    'Retinal eye examination',
    'The retina is examined regularly with hydroxychloroquine, as harm comes unnoticed.',
  ],
  colors: ['Color vision test', 'Color vision is tested each month with ethambutol.'],
  hearing: [
    'Audiometry (hearing test)',
    'Hearing is tested with aminoglycosides and cisplatin, which harm the inner ear.',
  ],
  lungs: [
    'Pulmonary function tests',
    'Diffusing capacity is followed with bleomycin and amiodarone.',
  ],
  bone: [
    'Bone density scan',
    'Bone density is followed with long-term corticosteroids and in osteoporosis.',
  ],
  echo: ['Echocardiogram', 'The ejection fraction is followed with doxorubicin and trastuzumab.'],
  hcg: [
    'Serum pregnancy test',
    'Pregnancy is excluded before drugs that harm the fetus, such as isotretinoin and valproate.',
  ],
  uric: ['Serum uric acid', 'Uric acid guides the dose of allopurinol and febuxostat.'],
  glucose: [
    'Blood glucose level',
    'Glucose is followed with corticosteroids, olanzapine and tacrolimus, which raise it.',
  ],
  calcium: [
    'Serum calcium level',
    'Calcium is checked before denosumab and with calcitriol or thiazides.',
  ],
  ck: ['Creatine kinase', 'Creatine kinase shows muscle injury when a statin causes muscle pain.'],
  hemoglobin: [
    'Hemoglobin level',
    'Hemoglobin guides epoetin, shows the answer to iron and warns of bleeding on heparin.',
  ],
  ecg: [
    'QT interval on the ECG',
    'The QT interval is followed with sotalol, methadone and haloperidol.',
  ],
  b12: ['Vitamin B₁₂ level', 'Long-term metformin can impair the uptake of vitamin B₁₂.'],
  ammonia: [
    'Blood ammonia level',
    'Ammonia explains drowsiness on valproate and is lowered by lactulose.',
  ],
  tb: ['Test for tuberculosis', 'Latent tuberculosis is sought before a TNF inhibitor.'],
  reflexes: ['Deep tendon reflexes', 'Reflexes are tested hourly with IV magnesium sulfate.'],
  magnesium: [
    'Serum magnesium level',
    'Long-term proton pump inhibitors, loop diuretics and amphotericin B can lower magnesium.',
  ],
  triglycerides: [
    'Serum triglycerides',
    'Triglycerides can climb with propofol and isotretinoin, so they are followed.',
  ],
  lithium: ['Serum lithium level', 'Lithium has a narrow range, so a 12-hour trough is measured.'],
  digoxin: ['Serum digoxin level', 'Digoxin has a narrow range and is cleared by the kidneys.'],
  theophylline: [
    'Serum theophylline level',
    'Theophylline above range causes vomiting, arrhythmia and seizures.',
  ],
  antiXa: [
    'Anti-factor Xa level',
    'Anti-Xa activity can be measured with enoxaparin in special cases.',
  ],
  pressure: [
    'Blood pressure',
    'Blood pressure is followed with antihypertensives, venlafaxine, epoetin and decongestants.',
  ],
  cd4: ['CD4 count and viral load', 'These show how well antiretroviral drugs control HIV.'],
  ferritin: ['Serum ferritin', 'Ferritin follows iron stores during iron treatment or chelation.'],
} as const satisfies Readonly<Record<string, Phrase>>;

/** The code of a test that is followed. */
export type Check = keyof typeof checks;

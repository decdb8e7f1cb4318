import type { Phrase } from './phrase.ts';

/** What shows that a drug works, and which. */
export const outcomes = {
  pulse72: [
    'Pulse falls from 118 to 76',
    'A slower ventricular rate shows the effect of a beta blocker, diltiazem or digoxin.',
  ],
  pressure: [
    'Pressure falls to 126/78',
    'A blood pressure at goal shows the effect of an antihypertensive drug.',
  ],
  lungsClear: [
    'Clear lungs, 3 kg lighter',
    'Loss of fluid with clear lungs shows that a diuretic works.',
  ],
  chestPain: [
    'Chest pain gone in minutes',
    'Relief within minutes shows that sublingual nitroglycerin works.',
  ],
  ldl: ['LDL cholesterol halved', 'A lower LDL cholesterol shows that a statin works.'],
  inr: [
    'INR of 2.5',
    'An INR of 2 to 3 is the goal of warfarin for atrial fibrillation or venous thrombosis.',
  ],
  aptt: [
    'aPTT twice the control',
    'An aPTT of 1.5 to 2.5 times the control is the usual goal of a heparin infusion.',
  ],
  hemoglobin: [
    'Hemoglobin up from 8 to 10.4',
    'A slow rise of hemoglobin shows that epoetin or iron works.',
  ],
  reticulocytes: [
    'More reticulocytes in a week',
    'New red cells appear in the blood within a week of iron or vitamin B₁₂.',
  ],
  wheezeGone: [
    'Less wheeze in 15 minutes',
    'Albuterol opens the airways within minutes, and wheeze fades.',
  ],
  fewerAttacks: [
    'Fewer night awakenings',
    'Fewer symptoms over weeks show that an inhaled corticosteroid controls asthma.',
  ],
  a1c: ['Hemoglobin A1c of 6.8%', 'The A1c shows mean glucose over about three months.'],
  ketones: [
    'Anion gap closes',
    'Insulin in ketoacidosis works when the anion gap closes, not just when glucose falls.',
  ],
  tsh: ['TSH falls into range', 'A normal TSH shows the right dose of levothyroxine.'],
  calmThyroid: [
    'Weight gain, steady pulse',
    'Gain of weight and a slower pulse show that methimazole works.',
  ],
  boneDensity: [
    'No new fractures on a scan',
    'Bisphosphonates are given to hold bone and prevent fractures.',
  ],
  urineLess: [
    'Urine falls from 9 to 2 L a day',
    'Less and more concentrated urine shows that desmopressin works.',
  ],
  clearMind: ['Alert, ammonia lower', 'A clearer mind shows that lactulose removes ammonia.'],
  noVomit: ['Keeps fluids down', 'Freedom from vomiting shows that an antiemetic works.'],
  painFree: [
    'Pain falls from 8 to 3',
    'Relief of pain, with easy breathing, is the goal of an analgesic.',
  ],
  softStool: [
    'Soft stool without straining',
    'Soft stools without straining show that a laxative works.',
  ],
  heartburn: [
    'Sleeps free of heartburn',
    'A proton pump inhibitor works when reflux no longer burns.',
  ],
  temperature: [
    'No fever, fewer white cells',
    'A falling temperature and white cell count show that an antibiotic works.',
  ],
  viralLoad: [
    'Undetectable viral load',
    'An undetectable viral load is the goal of antiretroviral treatment.',
  ],
  sputum: [
    'Sputum cultures turn negative',
    'Negative cultures show that treatment of tuberculosis works.',
  ],
  uric: ['Serum uric acid of 5.4 mg/dL', 'Uric acid below 6 mg/dL is the goal of allopurinol.'],
  jointStiff: [
    'Shorter morning stiffness',
    'Less stiffness after weeks shows that methotrexate works.',
  ],
  noSeizure: [
    'Six months free of seizures',
    'Freedom from seizures is the goal of an anticonvulsant.',
  ],
  walks: [
    'Starts to walk with ease',
    'Easier movement shows that levodopa reaches the brain and works.',
  ],
  eyelids: [
    'Stronger lids and swallowing',
    'Stronger muscles show that pyridostigmine raises acetylcholine where it is needed.',
  ],
  mood: [
    'Sleeps and eats well again',
    'Better sleep, appetite and interest come first when an antidepressant works.',
  ],
  voices: [
    'Voices fade, talks in order',
    'Fewer hallucinations and clearer speech show that an antipsychotic works.',
  ],
  moodSteady: [
    'Sleeps 7 hours, speech slower',
    'Calmer behavior and normal sleep show that a mood stabilizer works.',
  ],
  attention: [
    'Finishes tasks at school',
    'Longer attention in class shows that a stimulant works.',
  ],
  urineFlow: [
    'Stronger urine stream',
    'A stronger stream shows that tamsulosin or finasteride works.',
  ],
  continent: [
    'Fewer urgent bathroom trips',
    'Less urgency shows that a bladder antimuscarinic works.',
  ],
  eyePressure: [
    'Pressure in the eye of 16',
    'A lower eye pressure shows that glaucoma drops work.',
  ],
  noSeizureMag: [
    'No seizure, brisk reflexes fade',
    'Magnesium sulfate works when seizures stay away and reflexes return to normal.',
  ],
  firmUterus: ['Firm uterus, scant lochia', 'A firm uterus shows that oxytocin controls bleeding.'],
  breathes: [
    'Breathes 14 times a minute',
    'Normal breathing shows that naloxone has reversed an opioid.',
  ],
  noTremor: [
    'Calm, no tremor, pulse 84',
    'Calm without tremor shows that a benzodiazepine controls alcohol withdrawal.',
  ],
  rhythm: [
    'Sinus rhythm on the monitor',
    'Return of sinus rhythm shows that adenosine or amiodarone works.',
  ],
  perfusion: [
    'Mean pressure of 68, warm feet',
    'A mean pressure of 65 or more is the usual goal of a vasopressor.',
  ],
  potassium: [
    'Potassium falls to 4.6 mEq/L',
    'A normal potassium shows that treatment of hyperkalemia works.',
  ],
  plaques: ['Plaques thinner and paler', 'Thinner plaques show that treatment of psoriasis works.'],
  acne: [
    'Fewer pimples after 10 weeks',
    'Acne treatment needs two to three months to show its effect.',
  ],
  growth: ['Neutrophils rise to 2,400', 'Filgrastim works when the neutrophils rise.'],
  itch: [
    'Hives fade, sleeps without itch',
    'Fading hives without itching show that an antihistamine works.',
  ],
} as const satisfies Readonly<Record<string, Phrase>>;

/** The code of an outcome. */
export type Outcome = keyof typeof outcomes;

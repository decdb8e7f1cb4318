import type { ContrastFact, StepPlace } from './contrast-fact.ts';

const stepOneRhythm: readonly StepPlace[] = [
  ['USMLE1', 'USMLE Step 1', 'cardiovascular', 'Electrophysiology and arrhythmias'],
];

/** What disturbances do to the electrocardiogram. */
export const ecgEffects: readonly ContrastFact[] = [
  {
    id: 'potassium-very-high',
    scene: 'A {patient} with kidney failure is weak. Potassium is 7.1 mEq/L.',
    key: [
      'Tall, narrow, pointed T waves',
      'High potassium speeds repolarization, and T waves become tall and tented.',
    ],
    fits: 'Tall pointed T waves come from high potassium.',
    unlike: ['potassium-low', 'calcium-low', 'cold', 'digoxin', 'embolism-ecg'],
    takeaway:
      'High potassium: tall T waves, then flat P waves, wide QRS and finally a sine wave. Calcium protects the heart while other measures lower the level.',
    places: stepOneRhythm,
  },
  {
    id: 'potassium-low',
    scene: 'After a week of vomiting a {patient} has a potassium of 2.4 mEq/L.',
    key: [
      'Flat T waves followed by U waves',
      'Low potassium slows repolarization: T flattens and a U wave appears.',
    ],
    fits: 'Flat T waves with U waves come from low potassium.',
    unlike: ['potassium-very-high', 'calcium-high', 'cold', 'pericardium', 'embolism-ecg'],
    takeaway:
      'Low potassium: flat T, U waves, ST depression and ectopic beats. It makes digoxin more toxic. Check magnesium as well.',
    places: stepOneRhythm,
  },
  {
    id: 'calcium-low',
    scene: 'After removal of the parathyroid glands a {patient} has a calcium of 6.4 mg/dL.',
    key: [
      'Lengthened QT interval',
      'Low calcium prolongs the plateau of the action potential and with it the ST segment and QT.',
    ],
    fits: 'A long QT from a long ST segment comes from low calcium.',
    unlike: [
      'calcium-high',
      'potassium-very-high',
      'cold',
      'pericardium',
      'digoxin',
      'embolism-ecg',
    ],
    takeaway:
      'Calcium and QT move in opposite directions: low calcium lengthens it, high calcium shortens it. Torsades de pointes may follow a long QT.',
    places: stepOneRhythm,
  },
  {
    id: 'calcium-high',
    scene: 'A {patient} with myeloma is drowsy. Calcium is 14.2 mg/dL.',
    key: [
      'Shortened QT interval',
      'High calcium shortens the plateau, so the ST segment and QT are short.',
    ],
    fits: 'A short QT comes from high calcium. The plateau of the action potential is brief.',
    unlike: ['calcium-low', 'potassium-low', 'pericardium', 'potassium-very-high', 'embolism-ecg'],
    takeaway:
      'High calcium shortens QT and may bring blocks. It also makes digoxin more toxic. Saline comes first.',
    places: stepOneRhythm,
  },
  {
    id: 'cold',
    scene:
      'A {patient} pulled from icy water has a core temperature of 29 °C (84.2 °F) and a slow pulse.',
    key: [
      'Notch at the end of the QRS',
      'In hypothermia an extra wave, the Osborn or J wave, appears at the junction of QRS and ST.',
    ],
    fits: 'A notch after the QRS, the Osborn wave, comes from cold.',
    unlike: ['potassium-very-high', 'calcium-high', 'embolism-ecg', 'digoxin', 'pericardium'],
    takeaway:
      'Hypothermia gives slow rhythms and Osborn waves. Handle gently, as fibrillation is easily set off. Warm the core; death is not declared in a cold {patient}.',
  },
  {
    id: 'pericardium',
    scene:
      'A {patient} has sharp chest pain that eases on leaning forward, and a scratching sound over the heart.',
    key: [
      'ST elevation in nearly every lead',
      'The whole surface of the heart is inflamed, so elevation is widespread, with PR depression.',
    ],
    fits: 'Widespread ST elevation comes from pericarditis. The whole heart surface is inflamed.',
    unlike: [
      'potassium-very-high',
      'calcium-high',
      'embolism-ecg',
      'cold',
      'digoxin',
      'potassium-low',
    ],
    takeaway:
      'Pericarditis elevates ST in nearly all leads with PR depression. Infarction elevates the leads of one artery and depresses the opposite ones.',
  },
  {
    id: 'digoxin',
    scene: 'A {patient} takes digoxin at a therapeutic level and feels well.',
    key: [
      'Scooped depression of the ST',
      'Therapeutic digoxin gives a scooped ST, which is an effect and not toxicity.',
    ],
    fits: 'A scooped ST is the effect of digoxin.',
    unlike: ['potassium-very-high', 'pericardium', 'cold', 'calcium-low', 'embolism-ecg'],
    takeaway:
      'A scooped ST shows that digoxin is on board. Toxicity shows as ectopic beats, block or both, with nausea and yellow vision.',
  },
  {
    id: 'embolism-ecg',
    scene:
      'Five days after surgery a {patient} is suddenly breathless with clear lungs and full neck veins.',
    key: [
      'Fast rate with right heart strain',
      'A large clot loads the right ventricle: sinus tachycardia with T inversion in V1 to V4 is common.',
    ],
    fits: 'Tachycardia with right heart strain comes from a lung embolus.',
    unlike: [
      'cold',
      'digoxin',
      'calcium-high',
      'potassium-very-high',
      'potassium-low',
      'pericardium',
    ],
    takeaway:
      'Sinus tachycardia is the usual ECG sign of pulmonary embolism; right strain or an S1Q3T3 pattern is less common. The ECG cannot rule it out.',
  },
];

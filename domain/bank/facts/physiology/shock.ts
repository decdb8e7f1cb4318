import type { ContrastFact, StepPlace } from './contrast-fact.ts';

const alsoMedicine: readonly StepPlace[] = [
  ['USMLE1', 'USMLE Step 1', 'multisystem', 'Shock and sepsis'],
];

const stepTwoShock: readonly StepPlace[] = [
  ['USMLE2', 'USMLE Step 2 CK', 'cardiovascular', 'Shock'],
  ['USMLE1', 'USMLE Step 1', 'multisystem', 'Shock and sepsis'],
];

/** Kinds of shock, from hemodynamic values and signs. */
export const shockKinds: readonly ContrastFact[] = [
  {
    id: 'hypovolemic',
    scene:
      'A {patient} who vomits blood has a blood pressure of 78/58 mm Hg, pulse of 134/min, cold skin, central venous pressure 1 mm Hg (2 to 8), low cardiac output and high systemic vascular resistance.',
    key: [
      'Hypovolemic shock',
      'Low filling pressure with low output and tight vessels means that volume is missing.',
    ],
    fits: 'Hypovolemic shock gives low filling pressure, low output and high resistance.',
    unlike: ['cardiogenic', 'septic', 'neurogenic', 'anaphylactic', 'obstructive'],
    takeaway:
      'Hypovolemic: low filling pressure, low output, high resistance. Stop the loss, two large lines, blood. Vasopressors do not replace volume.',
    places: stepTwoShock,
  },
  {
    id: 'cardiogenic',
    scene:
      'Six hours after a large anterior infarction a {patient} has a blood pressure of 76/54 mm Hg, crackles, cold skin, wedge pressure 28 mm Hg (6 to 12), cardiac index 1.6 L/min/m² (2.5 to 4) and high systemic vascular resistance.',
    key: [
      'Cardiogenic shock',
      'High wedge pressure with a low index means that the left ventricle fails.',
    ],
    fits: 'Cardiogenic shock gives high wedge pressure, low output and high resistance.',
    unlike: ['hypovolemic', 'septic', 'neurogenic', 'anaphylactic', 'right-heart'],
    takeaway:
      'Cardiogenic: high wedge pressure, low index, high resistance. Fluid boluses harm. Inotropes, reopening of the artery and mechanical support help.',
    places: stepTwoShock,
  },
  {
    id: 'septic',
    scene:
      'A {patient} with gallbladder infection has warm flushed skin, temperature 39.6 °C (103.3 °F), blood pressure 82/38 mm Hg, cardiac output 8.4 L/min (4 to 8), low systemic vascular resistance and lactate 4.8 mmol/L.',
    key: [
      'Septic shock',
      'Wide vessels with high output, fever and lactate are early septic shock.',
    ],
    fits: 'Septic shock gives low resistance with high output and fever.',
    unlike: ['hypovolemic', 'cardiogenic', 'obstructive', 'right-heart', 'neurogenic'],
    takeaway:
      'Early septic shock is warm: low resistance, high output. Cultures, antibiotics within the hour, crystalloid, then norepinephrine for a mean pressure of 65 mm Hg.',
    places: alsoMedicine,
  },
  {
    id: 'neurogenic',
    scene:
      'After a dive into shallow water a {patient} cannot move arms or legs. Blood pressure is 78/40 mm Hg, pulse 48/min, skin warm and dry, and systemic vascular resistance low.',
    key: [
      'Neurogenic shock',
      'Cord injury cuts off sympathetic tone: vessels widen and the pulse is slow.',
    ],
    fits: 'Neurogenic shock gives low resistance with a slow pulse and warm dry skin.',
    unlike: ['hypovolemic', 'septic', 'cardiogenic', 'obstructive', 'anaphylactic'],
    takeaway:
      'Neurogenic shock: low pressure with a slow pulse and warm dry skin. Keep the spine still, give fluids and vasopressors, and treat bradycardia with atropine. Look for bleeding too.',
    places: stepTwoShock,
  },
  {
    id: 'anaphylactic',
    scene:
      'Five minutes after peanut sauce a {patient} has swollen lips, wheezing, hives, blood pressure 72/40 mm Hg and pulse 138/min. Systemic vascular resistance is low.',
    key: [
      'Anaphylactic shock',
      'Mediators of mast cells widen vessels, make them leak and narrow airways.',
    ],
    fits: 'Anaphylactic shock gives low resistance with hives and wheezing after an allergen.',
    unlike: ['septic', 'neurogenic', 'hypovolemic', 'cardiogenic', 'obstructive'],
    takeaway:
      'Anaphylaxis is a distributive shock with airway signs. Epinephrine into the thigh, lie flat, oxygen, fluids. A second wave may come hours later.',
    places: [['USMLE2', 'USMLE Step 2 CK', 'immune', 'Anaphylaxis and allergy']],
  },
  {
    id: 'obstructive',
    scene:
      'After blunt chest trauma a {patient} has a blood pressure of 80/66 mm Hg, full neck veins and muffled heart sounds. Right atrial, right ventricular diastolic and wedge pressures all read 20 mm Hg.',
    key: [
      'Cardiac tamponade',
      'Equal diastolic pressures in all chambers mean that the heart is squeezed from outside.',
    ],
    fits: 'Tamponade gives equal diastolic pressures and full neck veins.',
    unlike: ['hypovolemic', 'cardiogenic', 'septic', 'neurogenic', 'right-heart'],
    takeaway:
      'Tamponade equalizes diastolic pressures. Full neck veins, muffled sounds and low pressure are its signs. Draining the pericardium cures it; fluid buys time.',
    level: 'analysis',
    places: stepTwoShock,
  },
  {
    id: 'right-heart',
    scene:
      'After an inferior infarction a {patient} has a blood pressure of 82/50 mm Hg, clear lungs and full neck veins. Right atrial pressure is 18 mm Hg (2 to 6), and wedge pressure is 8 mm Hg (6 to 12).',
    key: [
      'Right heart infarction',
      'High right atrial with normal wedge pressure and clear lungs places the failure on the right.',
    ],
    fits: 'Right ventricular infarction gives high right atrial pressure with a normal wedge pressure.',
    unlike: ['obstructive', 'hypovolemic', 'septic', 'neurogenic', 'anaphylactic'],
    level: 'analysis',
    takeaway:
      'Right ventricular infarction: full neck veins, clear lungs, low pressure. Nitrates and diuretics lower filling and are avoided; fluid helps the right heart.',
    places: stepTwoShock,
  },
];

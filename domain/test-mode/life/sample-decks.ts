type Card = {
  readonly front: string;
  readonly back: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
};

/** What testers had made into flashcards. Source: standard nursing and physiology texts. */
export const sampleDecks: readonly { readonly topic: string; readonly cards: readonly Card[] }[] = [
  {
    topic: 'Arterial blood gases',
    cards: [
      { front: 'Normal arterial pH', back: '7.35 to 7.45', difficulty: 'easy' },
      { front: 'Normal PaCO2 of an adult', back: '35 to 45 mm Hg', difficulty: 'easy' },
      { front: 'Normal bicarbonate', back: '22 to 26 mEq/L', difficulty: 'easy' },
      {
        front: 'pH 7.28 with a PaCO2 of 60 mm Hg',
        back: 'Respiratory acidosis',
        difficulty: 'medium',
      },
      {
        front: 'What the body does against a metabolic acidosis within minutes',
        back: 'It breathes more deeply and faster, which lowers the PaCO2',
        difficulty: 'hard',
      },
    ],
  },
  {
    topic: 'Potassium',
    cards: [
      { front: 'Normal serum potassium', back: '3.5 to 5.0 mEq/L', difficulty: 'easy' },
      { front: 'ECG sign of a high potassium', back: 'Tall, narrow T waves', difficulty: 'medium' },
      { front: 'ECG sign of a low potassium', back: 'U waves, flat T waves', difficulty: 'medium' },
      {
        front: 'Why calcium gluconate is given in severe hyperkalemia',
        back: 'It steadies the membrane of the heart; it does not lower potassium',
        difficulty: 'hard',
      },
      {
        front: 'Which diuretics lower potassium',
        back: 'Loop and thiazide diuretics',
        difficulty: 'medium',
      },
    ],
  },
  {
    topic: 'Vital signs',
    cards: [
      { front: 'Resting heart rate of an adult', back: '60 to 100/min', difficulty: 'easy' },
      { front: 'Respirations of an adult at rest', back: '12 to 20/min', difficulty: 'easy' },
      {
        front: 'Effect of a cuff that is too small',
        back: 'The pressure reads too high',
        difficulty: 'medium',
      },
      {
        front: 'Drop on standing that counts as orthostatic',
        back: 'Systolic 20 mm Hg or diastolic 10 mm Hg within 3 minutes',
        difficulty: 'hard',
      },
      {
        front: 'Pulse to count in an infant',
        back: 'Apical, for a full minute',
        difficulty: 'medium',
      },
    ],
  },
  {
    topic: 'Infection control',
    cards: [
      {
        front: 'Mask for airborne precautions',
        back: 'A fit-tested N95 respirator or better',
        difficulty: 'easy',
      },
      {
        front: 'Three diseases of airborne precautions',
        back: 'Tuberculosis, measles, chickenpox',
        difficulty: 'medium',
      },
      {
        front: 'Hand hygiene after C. difficile',
        back: 'Soap and water: alcohol does not kill spores',
        difficulty: 'medium',
      },
      {
        front: 'What is taken off first of gown, gloves and mask',
        back: 'Gloves, or gown and gloves together; the mask last, outside the room',
        difficulty: 'hard',
      },
      {
        front: 'Precautions for influenza',
        back: 'Droplet, beside standard ones',
        difficulty: 'easy',
      },
    ],
  },
  {
    topic: 'Diabetes',
    cards: [
      {
        front: 'Fasting glucose that makes the diagnosis',
        back: '126 mg/dL or more, confirmed',
        difficulty: 'medium',
      },
      {
        front: 'A1C that makes the diagnosis',
        back: '6.5% or more, confirmed',
        difficulty: 'medium',
      },
      {
        front: 'First step for a glucose of 58 mg/dL, awake',
        back: '15 g of fast carbohydrate, check again in 15 minutes',
        difficulty: 'easy',
      },
      {
        front: 'Breathing of diabetic ketoacidosis',
        back: 'Deep and fast: Kussmaul',
        difficulty: 'medium',
      },
      {
        front: 'Insulin that may be given into a vein',
        back: 'Regular insulin is the usual one',
        difficulty: 'hard',
      },
    ],
  },
  {
    topic: 'Shock',
    cards: [
      {
        front: 'Mean arterial pressure to aim at in septic shock',
        back: '65 mm Hg or more',
        difficulty: 'medium',
      },
      {
        front: 'Drug of first choice in anaphylaxis',
        back: 'Epinephrine into the thigh muscle',
        difficulty: 'easy',
      },
      {
        front: 'First vasopressor in septic shock',
        back: 'Norepinephrine',
        difficulty: 'medium',
      },
      {
        front: 'Skin in early septic shock, against hemorrhage',
        back: 'Warm and flushed, against cool and clammy',
        difficulty: 'hard',
      },
      {
        front: 'Why urine output is watched in shock',
        back: 'It falls early: less than 0.5 mL/kg/h is a warning',
        difficulty: 'medium',
      },
    ],
  },
];

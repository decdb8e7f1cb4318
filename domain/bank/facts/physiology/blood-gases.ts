/** A state of acids and bases as blood gas reports are read. */
export type AcidBaseState = {
  readonly id: string;
  readonly text: string;
  readonly pattern: string;
};

/** A situation in which such a state arises; the pH follows from the two numbers. */
export type GasCase = {
  readonly id: string;
  readonly state: string;
  readonly scene: string;
  readonly paco2: number;
  readonly hco3: number;
};

/** States and the pattern that defines each. */
export const acidBaseStates: readonly AcidBaseState[] = [
  {
    id: 'ra-none',
    text: 'Respiratory acidosis, uncompensated',
    pattern:
      'In respiratory acidosis without compensation pH is low, PaCO₂ high and bicarbonate still normal.',
  },
  {
    id: 'ra-part',
    text: 'Respiratory acidosis, partly compensated',
    pattern:
      'In partly compensated respiratory acidosis pH is low, with both PaCO₂ and bicarbonate high.',
  },
  {
    id: 'ra-full',
    text: 'Respiratory acidosis, fully compensated',
    pattern:
      'In fully compensated respiratory acidosis PaCO₂ and bicarbonate are high, and pH lies in the lower half of normal.',
  },
  {
    id: 'rk-none',
    text: 'Respiratory alkalosis, uncompensated',
    pattern:
      'In respiratory alkalosis without compensation pH is high, PaCO₂ low and bicarbonate still normal.',
  },
  {
    id: 'rk-full',
    text: 'Respiratory alkalosis, fully compensated',
    pattern:
      'In fully compensated respiratory alkalosis PaCO₂ and bicarbonate are low, and pH lies in the upper half of normal.',
  },
  {
    id: 'ma-none',
    text: 'Metabolic acidosis, uncompensated',
    pattern:
      'In metabolic acidosis without compensation pH and bicarbonate are low, and PaCO₂ is normal.',
  },
  {
    id: 'ma-part',
    text: 'Metabolic acidosis, partly compensated',
    pattern: 'In partly compensated metabolic acidosis pH, bicarbonate and PaCO₂ are all low.',
  },
  {
    id: 'mk-none',
    text: 'Metabolic alkalosis, uncompensated',
    pattern:
      'In metabolic alkalosis without compensation pH and bicarbonate are high, and PaCO₂ is normal.',
  },
  {
    id: 'mk-part',
    text: 'Metabolic alkalosis, partly compensated',
    pattern: 'In partly compensated metabolic alkalosis pH, bicarbonate and PaCO₂ are all high.',
  },
  {
    id: 'both-acid',
    text: 'Respiratory and metabolic acidosis together',
    pattern: 'When both acidoses meet, PaCO₂ is high and bicarbonate low, and pH falls far.',
  },
  {
    id: 'both-alkali',
    text: 'Respiratory and metabolic alkalosis together',
    pattern: 'When both alkaloses meet, PaCO₂ is low and bicarbonate high, and pH rises far.',
  },
];

/** Cases with values that fit each other. */
export const gasCases: readonly GasCase[] = [
  {
    id: 'opioid',
    state: 'ra-none',
    scene:
      'A {patient} received too much fentanyl during a procedure and takes 6 shallow breaths a minute.',
    paco2: 64,
    hco3: 26,
  },
  {
    id: 'flail-chest',
    state: 'ra-none',
    scene:
      'An hour after a car crash a {patient} with broken ribs and a loose chest wall is tiring.',
    paco2: 58,
    hco3: 26,
  },
  {
    id: 'airway-block',
    state: 'ra-none',
    scene: 'A child who inhaled a peanut half an hour ago has become drowsy, with faint air entry.',
    paco2: 70,
    hco3: 26,
  },
  {
    id: 'myasthenic',
    state: 'ra-none',
    scene:
      'A {patient} in myasthenic crisis can no longer lift the head and has a small vital capacity.',
    paco2: 60,
    hco3: 26,
  },
  {
    id: 'copd-flare',
    state: 'ra-part',
    scene: 'A {patient} with COPD and a chest infection has grown more breathless over four days.',
    paco2: 72,
    hco3: 33,
  },
  {
    id: 'obesity',
    state: 'ra-part',
    scene:
      'A {patient} with severe obesity, loud snoring and morning headaches is hard to wake after surgery.',
    paco2: 68,
    hco3: 31,
  },
  {
    id: 'copd-stable',
    state: 'ra-full',
    scene: 'A {patient} with long-standing emphysema feels as usual at a routine visit.',
    paco2: 54,
    hco3: 30,
  },
  {
    id: 'bronchitis',
    state: 'ra-full',
    scene:
      'A {patient} with chronic bronchitis for 20 years has blood drawn before elective surgery and has no complaints.',
    paco2: 50,
    hco3: 28,
  },
  {
    id: 'panic',
    state: 'rk-none',
    scene: 'In a crowded elevator a {patient} feels dread, breathes fast and has tingling fingers.',
    paco2: 28,
    hco3: 23,
  },
  {
    id: 'fever-pain',
    state: 'rk-none',
    scene: 'After surgery a {patient} in severe pain breathes 36 times a minute.',
    paco2: 30,
    hco3: 23,
  },
  {
    id: 'embolism',
    state: 'rk-none',
    scene: 'A {patient} with a swollen calf is suddenly breathless with sharp chest pain.',
    paco2: 29,
    hco3: 22,
  },
  {
    id: 'ventilator-fast',
    state: 'rk-none',
    scene: 'The rate on the ventilator of a {patient} was raised to 26/min an hour ago.',
    paco2: 27,
    hco3: 22,
  },
  {
    id: 'altitude',
    state: 'rk-full',
    scene: 'A climber who has lived at 4,000 m for three weeks is examined in good health.',
    paco2: 30,
    hco3: 20,
  },
  {
    id: 'third-trimester',
    state: 'rk-full',
    scene: 'A healthy {patient} at 34 weeks of pregnancy has a blood gas taken in a study.',
    paco2: 31,
    hco3: 20,
  },
  {
    id: 'arrest',
    state: 'both-acid',
    scene:
      'A {patient} has just regained a pulse after ten minutes of cardiac arrest and is not yet ventilated well.',
    paco2: 62,
    hco3: 15,
  },
  {
    id: 'sepsis-fatigue',
    state: 'both-acid',
    scene:
      'A {patient} in septic shock with a lactate of 8 mmol/L is exhausted and breathes more and more weakly.',
    paco2: 56,
    hco3: 16,
  },
  {
    id: 'ketoacidosis',
    state: 'ma-part',
    scene:
      'A {patient} with type 1 diabetes ran out of insulin, vomits and breathes deeply with a fruity odor.',
    paco2: 25,
    hco3: 11,
  },
  {
    id: 'diarrhea',
    state: 'ma-part',
    scene: 'A {patient} has had cholera-like watery stools for two days and breathes deeply.',
    paco2: 30,
    hco3: 15,
  },
  {
    id: 'uremia',
    state: 'ma-part',
    scene:
      'A {patient} with end-stage kidney disease skipped dialysis for a week and is nauseated.',
    paco2: 29,
    hco3: 14,
  },
  {
    id: 'bicarbonate-loss',
    state: 'ma-none',
    scene:
      'A sedated {patient} on a fixed ventilator rate has had large losses from a pancreatic drain today.',
    paco2: 38,
    hco3: 16,
  },
  {
    id: 'lactate-sedated',
    state: 'ma-none',
    scene:
      'A {patient} under anesthesia with a fixed ventilator rate has lost much blood in the last hour, and lactate is rising.',
    paco2: 40,
    hco3: 17,
  },
  {
    id: 'gastric-suction',
    state: 'mk-part',
    scene:
      'A {patient} has had five days of gastric suction, with hypoventilation at 10 breaths/min.',
    paco2: 49,
    hco3: 37,
  },
  {
    id: 'diuretic',
    state: 'mk-part',
    scene: 'A {patient} on high doses of furosemide has leg cramps and a potassium of 2.7 mEq/L.',
    paco2: 48,
    hco3: 35,
  },
  {
    id: 'antacid',
    state: 'mk-none',
    scene: 'A {patient} swallowed many spoons of baking soda for heartburn this morning.',
    paco2: 42,
    hco3: 33,
  },
  {
    id: 'vomiting',
    state: 'mk-none',
    scene:
      'A {patient} with gastric outlet obstruction has vomited large volumes since last night.',
    paco2: 43,
    hco3: 34,
  },
  {
    id: 'cirrhosis-vomiting',
    state: 'both-alkali',
    scene: 'A {patient} with liver failure breathes fast and has vomited for two days.',
    paco2: 29,
    hco3: 32,
  },
  {
    id: 'ventilated-suction',
    state: 'both-alkali',
    scene:
      'A {patient} on gastric suction for days is ventilated with a rate and volume that are too high.',
    paco2: 30,
    hco3: 34,
  },
];

/** What the disease asks of the first settings. */
export type StartProfile = 'normal' | 'obstructed' | 'stiff' | 'acidotic' | 'brain';

/** A patient who has just been intubated. */
export type StartCase = {
  readonly id: string;
  /** Why the patient is ventilated; ends with a full stop. */
  readonly scene: string;
  readonly sex: 'man' | 'woman';
  /** In cm. */
  readonly height: number;
  /** Actual weight in kg. */
  readonly weight: number;
  readonly profile: StartProfile;
};

export const startCases: readonly StartCase[] = [
  {
    id: 'start-asthma-man',
    scene:
      'Status asthmaticus has exhausted a patient, who was just intubated and sedated. Wheezes run on until the next breath.',
    sex: 'man',
    height: 175,
    weight: 92,
    profile: 'obstructed',
  },
  {
    id: 'start-asthma-woman',
    scene:
      'A patient was intubated for a silent chest after hours of asthma. PaCO₂ before the tube was 74 mm Hg, and the lungs are overfilled on the film.',
    sex: 'woman',
    height: 163,
    weight: 80,
    profile: 'obstructed',
  },
  {
    id: 'start-copd',
    scene:
      'Mask ventilation failed in an exacerbation of emphysema. The patient is now intubated, passive and has long expiratory wheezes.',
    sex: 'man',
    height: 170,
    weight: 58,
    profile: 'obstructed',
  },
  {
    id: 'start-bronchitis',
    scene:
      'A patient with chronic bronchitis and a barrel chest is ventilated after a respiratory arrest. The usual PaCO₂ is 55 mm Hg.',
    sex: 'woman',
    height: 158,
    weight: 76,
    profile: 'obstructed',
  },
  {
    id: 'start-anaphylaxis',
    scene:
      'Severe bronchospasm persists after an allergic reaction to a bee sting. Blood pressure has been restored, and a tube is in place.',
    sex: 'man',
    height: 183,
    weight: 96,
    profile: 'obstructed',
  },
  {
    id: 'start-ards-sepsis',
    scene:
      'Sepsis from a gallbladder infection has led to bilateral infiltrates. PaO₂ before intubation was 52 mm Hg on a nonrebreathing mask. Circulation is stable with fluids.',
    sex: 'woman',
    height: 165,
    weight: 98,
    profile: 'stiff',
  },
  {
    id: 'start-ards-aspiration',
    scene:
      'Stomach contents were aspirated during a seizure yesterday. Both lungs are now white and stiff, and a tube has just been placed.',
    sex: 'man',
    height: 178,
    weight: 112,
    profile: 'stiff',
  },
  {
    id: 'start-ards-influenza',
    scene:
      'Influenza has caused ARDS with severe hypoxemia in a patient who is intubated and deeply sedated. The heart works normally.',
    sex: 'man',
    height: 168,
    weight: 101,
    profile: 'stiff',
  },
  {
    id: 'start-ards-transfusion',
    scene:
      'Within four hours of a plasma transfusion both lungs filled with fluid of normal wedge pressure. The patient is intubated and stable.',
    sex: 'woman',
    height: 172,
    weight: 90,
    profile: 'stiff',
  },
  {
    id: 'start-ards-trauma',
    scene:
      'On the second day after many fractures a patient has diffuse infiltrates, stiff lungs and a PaO₂/FIO₂ of 110 mm Hg. Intubation is complete.',
    sex: 'man',
    height: 185,
    weight: 118,
    profile: 'stiff',
  },
  {
    id: 'start-dka',
    scene:
      'Diabetic ketoacidosis had a patient breathe 36 times a minute until a tube was needed for coma. Before it, pH was 7.05 with a PaCO₂ of 14 mm Hg. The lungs are clear.',
    sex: 'woman',
    height: 167,
    weight: 66,
    profile: 'acidotic',
  },
  {
    id: 'start-salicylate',
    scene:
      'An overdose of aspirin with severe metabolic acidosis led to intubation. Fast deep breathing had kept pH at 7.20. Dialysis is being prepared.',
    sex: 'man',
    height: 174,
    weight: 79,
    profile: 'acidotic',
  },
  {
    id: 'start-methanol',
    scene:
      'A patient who drank windshield fluid is comatose with a bicarbonate of 6 mEq/L. Just before intubation breathing was deep at 34/min, with clear lungs.',
    sex: 'man',
    height: 180,
    weight: 84,
    profile: 'acidotic',
  },
  {
    id: 'start-renal',
    scene:
      'Renal failure has brought a bicarbonate of 7 mEq/L. The patient breathed deeply at 32/min and was intubated for a seizure. The chest film is normal.',
    sex: 'woman',
    height: 160,
    weight: 62,
    profile: 'acidotic',
  },
  {
    id: 'start-head-injury',
    scene:
      'A patient with a severe head injury has been intubated for coma. The lungs are clear, and there are no signs of herniation.',
    sex: 'man',
    height: 176,
    weight: 80,
    profile: 'brain',
  },
  {
    id: 'start-aneurysm',
    scene:
      'Bleeding from a brain aneurysm made intubation necessary. Intracranial pressure is 18 mm Hg, pupils are equal, and gas exchange was normal.',
    sex: 'woman',
    height: 162,
    weight: 58,
    profile: 'brain',
  },
  {
    id: 'start-stroke',
    scene:
      'A large stroke with swelling has taken the airway reflexes. A tube has been placed. Chest examination and film are normal.',
    sex: 'woman',
    height: 169,
    weight: 71,
    profile: 'brain',
  },
  {
    id: 'start-brain-tumor',
    scene:
      'After removal of a brain tumor a patient stays intubated overnight. The surgeon asks for a normal PaCO₂. The lungs are healthy.',
    sex: 'man',
    height: 172,
    weight: 75,
    profile: 'brain',
  },
  {
    id: 'start-overdose',
    scene:
      'A patient without lung disease is apneic after an overdose of sedatives. The tube is in place, and the circulation is normal.',
    sex: 'woman',
    height: 170,
    weight: 64,
    profile: 'normal',
  },
  {
    id: 'start-surgery',
    scene:
      'After a long operation on the abdominal aorta a patient with healthy lungs is still under anesthesia.',
    sex: 'man',
    height: 182,
    weight: 88,
    profile: 'normal',
  },
  {
    id: 'start-guillain',
    scene:
      'Weakness from Guillain-Barré syndrome has reached the diaphragm. The patient is intubated, and the lungs are normal.',
    sex: 'man',
    height: 171,
    weight: 70,
    profile: 'normal',
  },
  {
    id: 'start-cord',
    scene:
      'A fracture of the third cervical vertebra has stopped all breathing. The film shows clear lungs, and the patient has no other injury.',
    sex: 'man',
    height: 188,
    weight: 93,
    profile: 'normal',
  },
  {
    id: 'start-obese-surgery',
    scene:
      'A very heavy patient with normal lungs is ventilated after a knee replacement because the anesthetic has not worn off.',
    sex: 'woman',
    height: 157,
    weight: 122,
    profile: 'normal',
  },
  {
    id: 'start-myasthenia',
    scene:
      'Myasthenic crisis has led to intubation. There is no infiltrate, and compliance is normal.',
    sex: 'woman',
    height: 166,
    weight: 60,
    profile: 'normal',
  },
];

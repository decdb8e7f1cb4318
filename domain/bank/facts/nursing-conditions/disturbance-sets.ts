import type { SetFact } from './nursing-fact.ts';

const lowCalcium = [
  'Tingling around the mouth',
  'Little calcium lets nerves fire by themselves, first in lips and fingers.',
] as const;
const carpalSpasm = [
  'Hand spasm under an inflated cuff',
  'This is Trousseau sign of low calcium. Nerves of the arm fire when blood flow is cut.',
] as const;
const weakReflexes = [
  'Weak tendon reflexes',
  'High calcium or magnesium, or low potassium, dampens nerve and muscle.',
] as const;
const constipation = [
  'Hard, infrequent stools',
  'High calcium or low potassium slows the bowel.',
] as const;
const tallT = [
  'Tall peaked T waves',
  'High potassium speeds repolarization and makes T waves tall.',
] as const;
const uWaves = [
  'U waves after flat T waves',
  'Low potassium slows repolarization, so that U waves appear.',
] as const;
const flatVeins = [
  'Flat neck veins when lying',
  'Too little volume leaves the veins empty even when lying flat.',
] as const;
const fullVeins = [
  'Full neck veins when sitting',
  'Too much volume or a failing right heart fills the neck veins.',
] as const;
const bounding = ['Bounding radial pulse', 'A large volume gives a full, bounding pulse.'] as const;
const thready = [
  'Fast, thready pulse',
  'The heart speeds up to make up for low volume, and each beat is small.',
] as const;
const crackles = [
  'Crackles at the lung bases',
  'Excess fluid is pressed into the alveoli. It is heard as air opens them.',
] as const;
const legCramps = [
  'Leg cramps and muscle weakness',
  'Muscle cells cannot reset without enough potassium. They tire and cramp.',
] as const;

/** Findings that belong to a disturbance, among those of its opposite. */
export const disturbanceSets: readonly SetFact[] = [
  {
    id: 'calcium-low',
    scene:
      'A client is monitored on the first day after both lower parathyroid glands were removed. Which findings suggest that calcium is too low?',
    right: [
      lowCalcium,
      carpalSpasm,
      [
        'Noisy, high-pitched inspiration',
        'Spasm of the larynx narrows the airway and is the most dangerous sign.',
      ],
    ],
    wrong: [weakReflexes, constipation, tallT],
    takeaway:
      'Low calcium irritates nerves: tingling, spasm, stridor, seizures, long QT. High calcium dampens them. Keep IV calcium gluconate at hand.',
  },
  {
    id: 'calcium-high',
    scene:
      'A client with metastases in the spine has a calcium of 13.2 mg/dL. Which findings should the nurse expect?',
    right: [
      weakReflexes,
      constipation,
      [
        'Large volumes of urine',
        'Calcium keeps the kidney from concentrating urine, so volume is lost.',
      ],
      [
        'Drowsiness and slow thinking',
        'High calcium dampens the brain. Thinking becomes slow, then coma threatens.',
      ],
    ],
    wrong: [lowCalcium, carpalSpasm],
    takeaway:
      'High calcium: weak reflexes, constipation, much urine, stones, drowsiness, short QT. Fluids and walking help; handle bones gently.',
  },
  {
    id: 'potassium-low',
    scene:
      'A client who takes a loop diuretic has a potassium of 2.8 mEq/L. Which findings should the nurse expect?',
    right: [
      legCramps,
      uWaves,
      ['Soft, distended abdomen with few sounds', 'Smooth muscle of the bowel is weak, too.'],
    ],
    wrong: [
      tallT,
      carpalSpasm,
      [
        'Cramping with frequent diarrhea',
        'High potassium excites the bowel; low potassium slows it.',
      ],
    ],
    takeaway:
      'Low potassium weakens all muscle: limbs, bowel, breathing, and brings U waves and ectopic beats. It makes digoxin toxic.',
  },
  {
    id: 'potassium-high',
    scene:
      'A client with end-stage kidney disease missed two treatments and has a potassium of 6.8 mEq/L. Which findings should the nurse expect?',
    right: [
      tallT,
      [
        'Slow, irregular heartbeat',
        'Conduction slows as potassium rises. Block and arrest may follow.',
      ],
      [
        'Cramping with frequent loose stools',
        'Excited smooth muscle moves the bowel faster. Cramps and loose stools are the result.',
      ],
    ],
    wrong: [
      uWaves,
      [
        'Quiet abdomen without bowel sounds',
        'A silent bowel goes with low potassium. High levels make the bowel busy.',
      ],
    ],
    takeaway:
      'High potassium: tall T, wide QRS, slow rhythm, bowel cramps, weakness. Treatment protects the heart first with calcium.',
  },
  {
    id: 'volume-low',
    scene:
      'An older client has had diarrhea for three days. Which findings support a fluid volume deficit?',
    right: [
      flatVeins,
      thready,
      [
        'Pressure drop of 24 mm Hg on standing',
        'A fall of 20 mm Hg or more on standing shows low volume.',
      ],
      [
        'Urine of 20 mL in an hour',
        'Kidneys save water when volume is low; 30 mL/hour is the least wanted.',
      ],
    ],
    wrong: [bounding, crackles],
    takeaway:
      'Volume deficit: flat veins, fast weak pulse, low pressure on standing, scant dark urine, weight loss. Excess gives the opposite.',
  },
  {
    id: 'volume-high',
    scene:
      'A client with heart failure received a liter of saline in two hours. Which findings suggest fluid overload?',
    right: [fullVeins, bounding, crackles],
    wrong: [
      flatVeins,
      thready,
      ['Dark, concentrated urine', 'Dark scant urine goes with too little volume.'],
    ],
    takeaway:
      'Overload: full veins, bounding pulse, crackles, dyspnea, weight gain. Slow the infusion, sit the client up, report.',
  },
  {
    id: 'sodium-low',
    scene:
      'A client with SIADH has a sodium of 117 mEq/L. Which measures belong in the plan of care?',
    right: [
      ['Limit of daily fluid intake', 'Less water lets sodium rise. It is the base of treatment.'],
      ['Seizure precautions at the bed', 'Swollen brain cells may fire at this level.'],
      ['Frequent checks of orientation', 'Mental status shows swelling of the brain early.'],
    ],
    wrong: [
      [
        'Plain water at each medication',
        'Water dilutes sodium further. Water is what must be limited.',
      ],
      [
        'Hypotonic saline by infusion',
        'Hypotonic fluid lowers sodium more. A saltier fluid would be used if any.',
      ],
    ],
    takeaway:
      'In SIADH restrict water, guard against seizures and correct slowly. Too fast a rise damages the brain stem.',
  },
  {
    id: 'sodium-high',
    scene:
      'A confused client in long-term care has a sodium of 158 mEq/L. Which findings should the nurse expect?',
    right: [
      ['Dry, sticky mouth and tongue', 'Cells shrink and mucosa dries when water is lacking.'],
      [
        'Restlessness and irritability',
        'Shrinking brain cells disturb behavior. Confusion and seizures may follow.',
      ],
    ],
    wrong: [
      [
        'Moist skin with pitting ankles',
        'Swollen ankles go with too much volume. Here water is lacking.',
      ],
      crackles,
      [
        'Pale, dilute urine in volume',
        'Kidneys save water, so urine is scant and dark unless the hormone is missing.',
      ],
    ],
    takeaway:
      'High sodium means lack of water: thirst, dry sticky mucosa, restlessness, scant urine. Water is replaced slowly.',
  },
  {
    id: 'magnesium-high',
    scene:
      'A client with kidney failure used a magnesium laxative for a week. Which findings should the nurse report as signs of excess?',
    right: [
      ['Loss of the knee-jerk reflex', 'Magnesium blocks the signal from nerve to muscle.'],
      [
        'Respirations of 9/min',
        'Breathing muscles weaken at higher levels. They fail as the level goes on rising.',
      ],
      ['Warm, flushed face', 'Magnesium widens vessels. Blood rushes to the skin.'],
      ['Pulse of 48/min', 'Conduction in the heart slows. The rate falls as a result.'],
    ],
    wrong: [
      carpalSpasm,
      [
        'Brisk reflexes with tremor',
        'Brisk reflexes go with low magnesium. Excess does the opposite.',
      ],
    ],
    takeaway:
      'High magnesium relaxes everything: lost reflexes, slow breathing, slow pulse, low pressure. Calcium gluconate is the antidote.',
  },
  {
    id: 'acidosis-metabolic',
    scene:
      'A client in diabetic ketoacidosis has a pH of 7.16. Which findings should the nurse expect?',
    right: [
      [
        'Deep, rapid breathing',
        'The lungs blow off carbon dioxide. This takes acid out of the blood.',
      ],
      [
        'Fruity odor of the breath',
        'Acetone leaves with the breath. It smells like fruit or nail polish remover.',
      ],
      ['High serum potassium at first', 'Acid and lack of insulin move potassium out of cells.'],
    ],
    wrong: [
      [
        'Shallow breathing at 8/min',
        'Slow breathing would compensate an alkalosis. In acidosis breathing is fast and deep.',
      ],
      carpalSpasm,
      ['Urine without any ketones', 'Ketones spill into the urine in this state.'],
    ],
    takeaway:
      'Ketoacidosis: deep breathing, fruity breath, high glucose and ketones, high potassium that falls with insulin.',
  },
  {
    id: 'alkalosis-respiratory',
    scene:
      'A client hyperventilates during an anxiety attack. Which findings fit the acid-base state?',
    right: [
      ['Tingling of the fingers', 'Alkalosis binds calcium to protein, and nerves fire.'],
      [
        'Light-headedness',
        'Low carbon dioxide narrows brain vessels. Less blood reaches the brain for a while.',
      ],
    ],
    wrong: [
      [
        'Flushed, warm skin and headache',
        'High carbon dioxide widens vessels, which fits acidosis.',
      ],
      [
        'Drowsiness that grows deeper',
        'Drowsiness goes with retained carbon dioxide. Here carbon dioxide is low.',
      ],
      tallT,
    ],
    takeaway:
      'Hyperventilation blows off carbon dioxide: tingling, spasm, light-headedness. Help to breathe slowly; look for pain, low oxygen or embolism first.',
  },
  {
    id: 'third-spacing',
    scene:
      'On the second day of acute pancreatitis a client gains weight although circulation is failing. Which findings show that fluid has left the vessels?',
    right: [
      ['Rising abdominal girth', 'Fluid gathers in the abdomen. It is lost to the circulation.'],
      thready,
      ['Rising hematocrit', 'Plasma leaves, so cells are concentrated. The blood becomes thicker.'],
      ['Urine below 30 mL/hour', 'Kidneys get too little flow. They save what is left.'],
    ],
    wrong: [bounding, fullVeins],
    takeaway:
      'In third spacing weight and girth rise while pulse, pressure and urine show low volume. Fluid comes back to the vessels after two to three days.',
  },
];

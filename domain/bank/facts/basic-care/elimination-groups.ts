import type { CategoryGroup } from './care-fact.ts';

const elimination = {
  rn: 'Elimination and ostomy care',
  lpn: 'Elimination (catheter, bowel, ostomy)',
} as const;

/** Disorders of passing urine and what stool of a stoma is like. */
export const eliminationGroup: CategoryGroup = {
  ...elimination,
  id: 'urine-problem',
  level: 'recall',
  question: 'Which term describes this problem?',
  takeaway:
    'The circumstances of leakage point to the cause and so to the care: muscles, schedule, drainage or access.',
  categories: [
    [
      'stress',
      'Stress incontinence',
      'Stress incontinence is leakage on coughing, laughing or lifting.',
    ],
    [
      'urge',
      'Urge incontinence',
      'Urge incontinence is leakage after a sudden strong need to void.',
    ],
    [
      'overflow',
      'Overflow incontinence',
      'Overflow incontinence is dribbling from a bladder that is too full.',
    ],
    [
      'functional',
      'Functional incontinence',
      'Functional incontinence means that the toilet is not reached in time for reasons outside the bladder.',
    ],
    [
      'reflex',
      'Reflex incontinence',
      'Reflex incontinence is emptying without feeling after injury of the spinal cord.',
    ],
    ['nocturia', 'Nocturia', 'Nocturia means waking at night to pass urine.'],
    ['oliguria', 'Oliguria', 'Oliguria is urine of less than about 400 mL a day in an adult.'],
    ['dysuria', 'Dysuria', 'Dysuria is pain or burning while passing urine.'],
    ['polyuria', 'Polyuria', 'Polyuria is an abnormally large volume of urine in a day.'],
    ['hematuria', 'Hematuria', 'Hematuria is blood in the urine, visible or found by a test.'],
  ],
  cases: [
    [
      'sneeze-leak',
      'stress',
      'A client with three children loses a little urine when she sneezes or plays tennis.',
      'Pressure from the abdomen overcomes weak pelvic floor muscles.',
    ],
    [
      'key-in-door',
      'urge',
      'A client feels a sudden need on turning the key in the door and is wet before reaching the toilet.',
      'An overactive bladder contracts before the client can reach the toilet.',
      ['functional'],
    ],
    [
      'prostate-dribble',
      'overflow',
      'A client with an enlarged prostate dribbles all day. The bladder can be felt above the pubic bone after voiding.',
      'A bladder that does not empty spills small amounts.',
    ],
    [
      'buttons-too-slow',
      'functional',
      'A client with severe arthritis feels the need in time, but cannot undo buttons and walk to the bathroom quickly enough.',
      'Bladder function is normal, while hands and legs are too slow.',
      ['urge'],
    ],
    [
      'cord-injury-void',
      'reflex',
      'A client with a spinal cord injury at T6 feels no need to void, and the bladder empties by itself at intervals.',
      'The reflex arc below the injury works without control from the brain.',
      ['overflow'],
    ],
    [
      'four-times-night',
      'nocturia',
      'A client with swollen legs by day rises four times each night to pass urine.',
      'Fluid from the legs is excreted at night when the client lies flat.',
      ['polyuria'],
    ],
    [
      'scant-after-shock',
      'oliguria',
      'After severe bleeding a client passes 280 mL of urine in 24 hours.',
      'A volume below 400 mL a day shows that the kidneys are poorly supplied.',
    ],
    [
      'burning-honeymoon',
      'dysuria',
      'A 24-year-old has burning each time she passes urine and no other symptom.',
      'Burning on voiding is typical of irritation of bladder or urethra.',
    ],
    [
      'five-liters',
      'polyuria',
      'A client drinks constantly and passes 5 L of pale urine a day.',
      'A volume above about 3 L a day is abnormally large.',
      ['nocturia'],
    ],
    [
      'cola-urine',
      'hematuria',
      'A week after a sore throat a child’s urine is the color of cola, and the strip is positive for red cells.',
      'Red cells color the urine red to brown.',
    ],
  ],
};

/** What a stoma should give. */
export const stomaGroup: CategoryGroup = {
  ...elimination,
  id: 'stoma-output',
  question: 'Which type of stoma does this output fit?',
  takeaway:
    'The farther along the bowel the stoma lies, the firmer its output; urine stomas carry mucus.',
  categories: [
    [
      'ileostomy',
      'Ileostomy',
      'An ileostomy gives constant liquid output rich in enzymes that harm skin.',
    ],
    [
      'transverse',
      'Transverse colostomy',
      'A transverse colostomy gives soft, mushy stool at irregular times.',
    ],
    [
      'sigmoid',
      'Sigmoid colostomy',
      'A sigmoid colostomy gives formed stool, so that irrigation can regulate it.',
    ],
    [
      'conduit',
      'Ileal conduit',
      'An ileal conduit gives urine with strands of mucus all the time.',
    ],
    [
      'gastrostomy',
      'Gastrostomy',
      'A gastrostomy is an opening to the stomach that is used for feeding.',
    ],
  ],
  cases: [
    [
      'liquid-green',
      'ileostomy',
      'A stoma in the right lower abdomen drains about 900 mL of liquid green-brown output a day, and bare skin around it gets sore quickly.',
      'Liquid output with enzymes comes from the small intestine.',
    ],
    [
      'mushy-upper',
      'transverse',
      'A loop stoma in the upper abdomen passes mushy stool several times a day at times that cannot be foreseen.',
      'Part of the water has been taken up by the right colon.',
    ],
    [
      'formed-daily',
      'sigmoid',
      'A stoma in the left lower abdomen passes formed stool once a day after morning coffee.',
      'Most water has been absorbed by the time stool arrives here.',
    ],
    [
      'mucus-urine',
      'conduit',
      'A client empties a pouch of yellow liquid with white strands every two hours and connects it to a bag at night.',
      'A piece of bowel carries urine and goes on making mucus.',
    ],
    [
      'formula-opening',
      'gastrostomy',
      'An opening in the left upper abdomen holds a tube with a bumper. A little gastric fluid is seen when the formula is stopped.',
      'Gastric fluid and use for formula show an opening to the stomach.',
    ],
  ],
};

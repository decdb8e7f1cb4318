import type { Practice } from './care-fact.ts';

const elimination = {
  rn: 'Elimination and ostomy care',
  lpn: 'Elimination (catheter, bowel, ostomy)',
} as const;

const feeding = { rn: 'Enteral feeding', lpn: 'Enteral tube feeding' } as const;

/** Feeding by tube, stomas, bowel and bladder. */
export const eliminationPractices: readonly Practice[] = [
  {
    ...feeding,
    id: 'tube-feeding-care',
    right:
      'A client receives intermittent feeding through a nasogastric tube whose position was confirmed by x-ray. Which practice is safe?',
    fix: 'A student gives an intermittent feeding through a nasogastric tube. Which practice must be corrected?',
    several:
      'Which practices are safe when an intermittent feeding is given through a nasogastric tube?',
    sound: [
      [
        'Raise the head of the bed at least 30 degrees',
        'Gravity keeps formula in the stomach and out of the airway.',
      ],
      [
        'Compare the mark at the nose with the record',
        'A change of the visible length warns that the tube has moved.',
      ],
      [
        'Flush with water before and after the feeding',
        'Water clears formula out of the tube and keeps it open.',
      ],
      [
        'Give the formula at room temperature',
        'Formula straight from the refrigerator may cause cramps and discomfort.',
      ],
      [
        'Keep the client upright for an hour afterward',
        'The upright position after a meal prevents reflux.',
      ],
    ],
    unsound: [
      [
        'Check the position by injecting air and listening',
        'The sound of air does not tell stomach from lung.',
      ],
      [
        'Mix several crushed drugs with the formula',
        'Drugs may clump with formula; each is given alone with water.',
      ],
      [
        'Lower the bed flat as soon as the bag is empty',
        'A flat position right after feeding favors aspiration.',
      ],
      [
        'Push the formula in quickly with the plunger',
        'Fast feeding causes cramps, diarrhea and vomiting.',
      ],
      [
        'Hang opened formula for more than a whole day',
        'Bacteria grow in open formula that hangs for too long.',
      ],
    ],
    takeaway:
      'Confirm the position, raise the head, flush, feed slowly and keep upright afterward. Stop for coughing or distress.',
  },
  {
    ...feeding,
    id: 'gastrostomy-care',
    right:
      'A client with a gastrostomy tube placed a month ago goes home. Which practice should the family learn?',
    fix: 'A daughter shows how she cares for her father’s gastrostomy tube. Which practice should be corrected?',
    several:
      'A family learns to care for a relative with a healed gastrostomy at home. Which practices are part of it?',
    sound: [
      [
        'Clean the skin with mild soap and water daily',
        'Clean dry skin prevents infection around the tube.',
      ],
      [
        'Turn the tube gently in a full circle each day',
        'Turning keeps the bumper from sticking to the skin.',
      ],
      [
        'Flush with water after each crushed medicine',
        'Residues of crushed medicine can block the narrow tube.',
      ],
      [
        'Keep the bumper just free of the skin surface',
        'A small gap prevents pressure sores while the tube stays secure.',
      ],
      [
        'Report redness, pus or leakage at the opening',
        'These signs point to infection or a loose tube.',
      ],
    ],
    unsound: [
      [
        'Push a wire into the tube when it is blocked',
        'A wire can tear the tube or the stomach; warm water is used.',
      ],
      [
        'Crush extended-release tablets for the tube',
        'Crushing releases the full dose of such a tablet at once.',
      ],
      [
        'Pull the bumper tight so that nothing leaks',
        'A tight bumper causes pressure sores in skin and stomach.',
      ],
      [
        'Wait a day for a new tube if it has fallen out',
        'The opening closes within hours, so help is needed at once.',
      ],
      [
        'Stop mouth care since no food is eaten by mouth',
        'The mouth dries and collects bacteria, so care goes on.',
      ],
    ],
    takeaway:
      'Clean, turn, flush and secure the tube, keep up mouth care, and act at once if the tube falls out.',
  },
  {
    ...elimination,
    id: 'pouch-change',
    right: 'A client with a new ileostomy learns to change the pouch. Which step is right?',
    fix: 'A client with an ileostomy shows how she changes her pouch. Which step should be corrected?',
    several: 'Which steps are part of a correct change of an ileostomy pouch?',
    sound: [
      [
        'Cut the opening about 1/8 inch beyond the stoma',
        'A close fit protects skin without rubbing the stoma.',
      ],
      [
        'Empty the pouch when it is one-third full',
        'A heavy pouch pulls the barrier off the skin.',
      ],
      [
        'Wash the skin with warm water and pat it dry',
        'Clean and dry skin lets the barrier stick without leaks.',
      ],
      ['Look at the color of the stoma at each change', 'A moist red stoma has good blood flow.'],
      [
        'Change the barrier at a time of low output',
        'Before breakfast there is little output to disturb the change.',
      ],
    ],
    unsound: [
      [
        'Cut the opening an inch wider than the stoma',
        'Enzymes of the output will destroy uncovered skin.',
      ],
      [
        'Wait until the pouch is full to the very top',
        'The weight of a full pouch loosens the seal.',
      ],
      [
        'Rub the skin with oil before the barrier',
        'A film of oil keeps the barrier from sticking to the skin.',
      ],
      [
        'Take a laxative if output seems too thin',
        'A laxative makes fluid loss from an ileostomy dangerous.',
      ],
      [
        'Leave the barrier on until it leaks by itself',
        'Leakage injures the skin, so changes are planned.',
      ],
    ],
    takeaway:
      'A snug barrier, emptying at one-third, and dry skin protect. A dusky or black stoma is reported at once.',
  },
  {
    ...elimination,
    id: 'constipation-prevention',
    right:
      'An older client who takes an iron tablet strains at stool. Which habit should the nurse encourage?',
    fix: 'A client who sits most of the day tells how he deals with constipation. Which habit should the nurse discourage?',
    several: 'Which habits prevent constipation in an older adult without fluid limits?',
    sound: [
      ['Drink about 2 L of fluid during the day', 'Fluid keeps stool soft so that fiber can work.'],
      [
        'Sit on the toilet after breakfast each day',
        'Eating starts the gastrocolic reflex, which helps to empty the bowel.',
      ],
      [
        'Walk for half an hour on most days',
        'Walking stimulates the movement of the bowel and eases passage.',
      ],
      [
        'Put the feet on a low stool while sitting',
        'Flexed hips straighten the passage and ease emptying.',
      ],
      ['Add fiber foods slowly over some weeks', 'A slow increase prevents bloating and gas.'],
    ],
    unsound: [
      [
        'Take a stimulant laxative every evening',
        'Long daily use is not advised without review by a provider.',
      ],
      [
        'Put off the urge until a favorite show ends',
        'Stool loses water and hardens when the urge is ignored.',
      ],
      [
        'Strain hard with the breath held in',
        'Straining with the breath held raises pressure and can cause fainting.',
      ],
      [
        'Use a cleansing enema every second day',
        'Frequent enemas disturb salts and weaken the normal reflexes of the bowel.',
      ],
      ['Live on white bread, cheese and bananas', 'Low fiber and much cheese slow the bowel.'],
    ],
    takeaway: 'Fluid, fiber, movement and a regular unhurried time come before laxatives.',
  },
  {
    ...elimination,
    id: 'catheter-care-daily',
    right:
      'A client has an indwelling urinary catheter after surgery. Which practice lowers the risk of infection?',
    fix: 'A nurse watches care of an indwelling urinary catheter. Which practice raises the risk of infection?',
    several: 'Which practices lower the risk of infection from an indwelling urinary catheter?',
    sound: [
      [
        'Ask each day if the catheter can come out',
        'Each day with a catheter adds to the risk of infection.',
      ],
      ['Hang the bag below bladder level at rest', 'Urine must not flow back into the bladder.'],
      [
        'Wash around the opening with soap and water',
        'Plain washing is enough; antiseptics irritate the skin.',
      ],
      [
        'Secure the tube to the thigh with slack',
        'Pulling injures the urethra and lets bacteria in.',
      ],
      [
        'Empty the bag with a clean cup of the client',
        'A cup of each client’s own prevents spread between clients.',
      ],
    ],
    unsound: [
      [
        'Open the tubing to take a urine sample',
        'The closed system is kept; samples come from the port.',
      ],
      ['Lay the bag on the bed during transport', 'A bag at bladder level lets urine flow back.'],
      [
        'Let the drain spout rest on the floor',
        'Bacteria of the floor can enter the spout and climb upward.',
      ],
      [
        'Irrigate the bladder daily as a routine',
        'Routine irrigation opens the system and adds bacteria.',
      ],
      [
        'Clamp the tube for hours before bedtime',
        'Clamping the tube lets urine stand and bacteria grow in it.',
      ],
    ],
    takeaway:
      'Closed system, bag low but off the floor, secured tube, soap and water, and early removal.',
  },
  {
    ...elimination,
    id: 'bladder-training',
    right:
      'A client with urge incontinence starts bladder training under guidance of a nurse. Which practice is part of it?',
    fix: 'A client with urge incontinence keeps a diary of drinks and daily habits. Which habit should change?',
    several:
      'A client with sudden urges and leakage wants to avoid medicine. Which practices help with urge incontinence?',
    sound: [
      [
        'Void by the clock and lengthen the gaps',
        'Fixed times stretched step by step let the bladder hold more.',
      ],
      [
        'Tighten the pelvic floor to stop an urge',
        'Contraction of the floor calms the bladder muscle.',
      ],
      [
        'Cut down on coffee, tea and cola',
        'Caffeine irritates the bladder and increases the amount of urine.',
      ],
      [
        'Write down each void and each leak',
        'A diary shows patterns of leakage and makes progress visible.',
      ],
      ['Drink enough and spread it over the day', 'Concentrated urine irritates the bladder.'],
    ],
    unsound: [
      [
        'Rush to the toilet at the first slight urge',
        'Rushing strengthens the urge and makes falls likely.',
      ],
      [
        'Drink as little as possible during the day',
        'Concentrated urine irritates the bladder, and dehydration follows.',
      ],
      [
        'Have two strong coffees before going out',
        'Caffeine increases the urge and the amount of urine.',
      ],
      [
        'Wear pads and forget about other measures',
        'Pads hide the problem, which can often be improved.',
      ],
      ['Drink most fluid in the hour before bed', 'Late fluid brings leakage and waking at night.'],
    ],
    takeaway:
      'Timed voiding, urge control by the pelvic floor, less caffeine and an even fluid intake retrain the bladder.',
  },
];

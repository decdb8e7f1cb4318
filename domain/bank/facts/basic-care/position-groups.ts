import type { CategoryGroup } from './care-fact.ts';

const skin = {
  rn: 'Skin integrity and pressure injury prevention',
  lpn: 'Skin care and pressure injury prevention',
} as const;

const mobility = {
  rn: 'Mobility and immobility',
  lpn: 'Mobility, transfer and positioning',
} as const;

/** Stages of pressure injury and what looks like it. */
export const pressureInjuryGroup: CategoryGroup = {
  ...skin,
  id: 'pressure-injury',
  question: 'How should the nurse classify this finding?',
  takeaway:
    'The deepest visible tissue sets the stage; dead tissue that hides the base makes it unstageable.',
  categories: [
    ['one', 'Stage 1 pressure injury', 'Stage 1 is intact skin with redness that does not blanch.'],
    [
      'two',
      'Stage 2 pressure injury',
      'Stage 2 is partial loss of skin with a pink moist base or a clear blister.',
    ],
    [
      'three',
      'Stage 3 pressure injury',
      'Stage 3 is full loss of skin with fat visible and no bone or muscle.',
    ],
    [
      'four',
      'Stage 4 pressure injury',
      'Stage 4 is full loss with muscle, tendon or bone exposed.',
    ],
    [
      'unstageable',
      'Unstageable pressure injury',
      'An unstageable injury has its base hidden by slough or eschar.',
    ],
    [
      'deep',
      'Deep tissue pressure injury',
      'A deep tissue injury is purple or maroon skin or a blood-filled blister.',
    ],
    [
      'moisture',
      'Moisture-associated dermatitis',
      'Moisture damage is diffuse and shallow, in skin folds or where urine and stool lie.',
    ],
    [
      'blanch',
      'Blanching reactive redness',
      'Redness that blanches and fades after relief of pressure is a normal response.',
    ],
  ],
  cases: [
    [
      'heel-red',
      'one',
      'The heel of a bedridden client is red with intact skin. When pressed with a finger it does not turn pale, also 30 minutes after relief.',
      'Intact skin with redness that does not blanch is the first stage.',
    ],
    [
      'dark-skin-warm',
      'one',
      'In a client with dark skin the sacrum is intact, darker than the skin around it, warm and firm, and the color does not change on pressure.',
      'In dark skin a change of color, warmth and firmness replaces visible redness.',
      ['deep'],
    ],
    [
      'clear-blister',
      'two',
      'Over the hip bone of a thin client lies an intact blister filled with clear fluid.',
      'A blister with clear fluid means partial loss of skin.',
    ],
    [
      'pink-shallow',
      'two',
      'On the buttock, over the sitting bone, is a shallow open area with a moist pink base and no slough.',
      'A shallow pink base without fat or slough is partial loss of skin.',
      ['moisture'],
    ],
    [
      'yellow-fat',
      'three',
      'A round ulcer of the sacrum is 2 cm deep. Fat can be seen, the edges are rolled, and neither bone nor tendon is visible or felt.',
      'Visible fat means full loss of skin, and no deeper structure is exposed.',
    ],
    [
      'bone-felt',
      'four',
      'A deep wound over the hip of a client with paraplegia has tunnels, and bone can be felt at its base.',
      'Bone that can be felt makes this the deepest stage.',
    ],
    [
      'tendon-ankle',
      'four',
      'On the outer ankle of a client who cannot turn is a wound in which a white tendon can be seen.',
      'An exposed tendon means loss of the full thickness of tissue.',
    ],
    [
      'black-cap',
      'unstageable',
      'A wound of the sacrum is covered from edge to edge by thick black tissue, so that its depth cannot be seen.',
      'Until the dead tissue is removed, the true depth is not known.',
    ],
    [
      'purple-after-surgery',
      'deep',
      'Two days after an eight-hour operation the intact skin over the sacrum is maroon, boggy and painful.',
      'Purple or maroon intact skin shows damage of the tissue underneath.',
    ],
    [
      'blood-blister',
      'deep',
      'A client who lay on the floor for hours has a blood-filled blister over the hip bone.',
      'A blood-filled blister with dark skin points to damage below the surface.',
    ],
    [
      'urine-rash',
      'moisture',
      'A client with incontinence has diffuse shallow redness of the inner thighs and skin folds with itching; the bony points are unharmed.',
      'Diffuse damage in folds away from bone comes from moisture and not from pressure.',
    ],
    [
      'blanches-ten',
      'blanch',
      'After lying on the left side for an hour a client has redness over the hip. It turns pale on pressure and is gone 15 minutes after turning.',
      'Redness that blanches and fades shows intact circulation.',
    ],
  ],
};

/** Positions for care, comfort and procedures. */
export const positionGroup: CategoryGroup = {
  ...mobility,
  id: 'body-position',
  question: 'Which position should the nurse choose?',
  takeaway: 'Choose a position by gravity: let it help breathing, drainage, blood flow or access.',
  categories: [
    [
      'high',
      'High Fowler position',
      'High Fowler raises the head 60 to 90 degrees and eases breathing and eating.',
    ],
    [
      'flat',
      'Flat supine position',
      'The flat supine position keeps the leg straight and the site without bend.',
    ],
    ['sims', 'Left Sims position', 'Left Sims lets fluid run by gravity into the sigmoid colon.'],
    ['lithotomy', 'Lithotomy position', 'Lithotomy gives access to the perineum and vagina.'],
    [
      'trendelenburg',
      'Left side with head down',
      'This position traps air in the right atrium after an air embolism.',
    ],
    [
      'side',
      'Lateral recovery position',
      'The side position lets secretions flow out of the mouth.',
    ],
    [
      'orthopneic',
      'Leaning over a table',
      'Sitting bent over a table spreads the ribs and opens the back.',
    ],
    [
      'kneechest',
      'Knee-chest position',
      'Knee-chest takes the weight of the fetus off a prolapsed cord.',
    ],
    [
      'right',
      'Right side over a towel',
      'Lying on the right side presses the liver against the chest wall.',
    ],
    ['legs', 'Supine with legs raised', 'Raised legs bring blood back to the heart in faintness.'],
    [
      'prone',
      'Prone with a flat bed',
      'The prone position stretches the hip and prevents its flexion.',
    ],
    [
      'fetal',
      'Side-lying with back bowed',
      'A bowed back widens the spaces between the vertebrae.',
    ],
  ],
  cases: [
    [
      'tube-feeding-meal',
      'high',
      'A client with difficulty swallowing after a stroke is to have lunch at the bedside.',
      'Sitting upright uses gravity and lowers the risk of aspiration.',
    ],
    [
      'femoral-sheath',
      'flat',
      'A client returns from cardiac catheterization through the right femoral artery.',
      'A straight leg on a flat bed keeps the puncture site from bleeding.',
      ['legs', 'right', 'fetal'],
    ],
    [
      'cleansing-enema',
      'sims',
      'A nurse is about to give a cleansing enema to an adult client.',
      'The left side with flexed right knee follows the course of the sigmoid colon.',
      ['right', 'fetal'],
    ],
    [
      'pelvic-exam',
      'lithotomy',
      'A client is to have a pelvic examination with a speculum and has no hip problem.',
      'The hips flexed and apart with feet supported give access for the examination.',
      ['sims'],
    ],
    [
      'air-in-line',
      'trendelenburg',
      'A central line has come apart. The client is suddenly breathless with a pulse of 130/min, and air was heard rushing in.',
      'The left side with head down keeps air away from the lung artery.',
      ['legs'],
    ],
    [
      'after-seizure',
      'side',
      'A seizure has just ended. The client is drowsy with saliva in the mouth and breathes well.',
      'On the side saliva flows out and the tongue falls forward.',
      ['sims', 'right'],
    ],
    [
      'thoracentesis',
      'orthopneic',
      'Fluid is to be removed from the pleural space of a client who can sit.',
      'The bent sitting position widens the spaces between the ribs at the back.',
      ['high'],
    ],
    [
      'cord-visible',
      'kneechest',
      'In a client in labor the cord is seen at the vaginal opening after the membranes rupture.',
      'Hips above the shoulders take the fetal head off the cord.',
      ['trendelenburg'],
    ],
    [
      'after-liver-biopsy',
      'right',
      'A client has just had a biopsy of the liver through the skin.',
      'The weight of the body presses on the puncture and prevents bleeding.',
    ],
    [
      'faint-after-blood',
      'legs',
      'After giving blood a client turns pale, sweats and feels faint. The pulse is 52/min and breathing is easy.',
      'Raising the legs returns blood to the heart and brain.',
      ['flat', 'side', 'trendelenburg'],
    ],
    [
      'above-knee-stump',
      'prone',
      'Three days after an above-knee amputation a nurse plans to prevent a contracture of the hip.',
      'Lying on the abdomen for short periods extends the hip.',
      ['flat'],
    ],
    [
      'lumbar-puncture',
      'fetal',
      'A client is prepared for a lumbar puncture in bed.',
      'Flexion of the spine opens the way for the needle.',
      ['orthopneic'],
    ],
  ],
};

import type { Practice } from './care-fact.ts';

const devices = { rn: 'Assistive devices', lpn: 'Assistive devices' } as const;

const mobility = {
  rn: 'Mobility and immobility',
  lpn: 'Mobility, transfer and positioning',
} as const;

const casts = {
  rn: 'Traction, casts and orthopedic devices',
  lpn: 'Mobility, transfer and positioning',
} as const;

/** Movement, devices, casts and traction. */
export const movingPractices: readonly Practice[] = [
  {
    ...devices,
    id: 'cane-use',
    right:
      'A client with weakness of the left leg after a stroke learns to use a single-point cane. Which practice is right?',
    fix: 'A client with a painful left knee walks with a cane in the hall. Which practice should the nurse correct?',
    several:
      'A client with weakness of the left leg walks with a cane. Which practices show that the teaching was understood?',
    sound: [
      [
        'Hold the cane in the right hand',
        'The cane on the strong side widens the base and shares the load of the weak leg.',
      ],
      [
        'Move the cane and the left leg together',
        'The cane supports the weak leg while it takes weight.',
      ],
      [
        'Bend the elbow slightly while standing',
        'A bend of 15 to 30 degrees shows that the height is right.',
      ],
      [
        'Go up a stair with the right leg first',
        'The strong leg lifts the body upward; cane and weak leg follow.',
      ],
      [
        'Check the rubber tip for wear each week',
        'A worn tip slips on smooth floors and causes falls.',
      ],
    ],
    unsound: [
      [
        'Hold the cane in the left hand',
        'On the weak side the cane makes the client lean over the weak leg.',
      ],
      [
        'Lean over a cane that is set too low',
        'A low cane bends the back and shifts weight forward.',
      ],
      [
        'Place the cane far ahead for a long step',
        'A cane far ahead slips and pulls the client off balance.',
      ],
      [
        'Go down a stair with the right leg first',
        'The weak leg and cane go down first, while the strong leg lowers the body.',
      ],
      [
        'Carry the cane over the arm on the stairs',
        'The cane is most needed for support on stairs.',
      ],
    ],
    takeaway:
      'Cane on the strong side, moved with the weak leg; up with the good leg and down with the bad.',
  },
  {
    ...devices,
    id: 'walker-use',
    right:
      'After hip surgery a client may put partial weight on the right leg and uses a walker without wheels. Which practice is safe?',
    fix: 'A client uses a walker without wheels after surgery of the right hip. Which practice should be corrected?',
    several: 'Which practices are safe for a client with a standard walker and a weak right leg?',
    sound: [
      [
        'Set the four legs down before a step',
        'The walker must stand firmly before it takes weight.',
      ],
      [
        'Step into the walker with the right leg first',
        'The weak leg moves toward the walker while arms carry part of the weight.',
      ],
      [
        'Push up from the chair with both hands',
        'Armrests are stable, while the walker tips when pulled.',
      ],
      [
        'Back up until the chair touches the legs',
        'Feeling the seat before sitting prevents a fall.',
      ],
      [
        'Wear shoes with firm, nonslip soles',
        'Firm soles with a good grip prevent slipping on smooth floors.',
      ],
    ],
    unsound: [
      [
        'Pull up on the walker to leave a chair',
        'The walker tips toward a client who pulls on it.',
      ],
      [
        'Slide the walker while taking the step',
        'A walker in motion gives no support when weight is shifted.',
      ],
      [
        'Step right up to the front bar each time',
        'Standing too close to the bar makes the client fall backward.',
      ],
      ['Carry a full cup in one hand on the way', 'Both hands are needed for a standard walker.'],
      [
        'Walk in loose slippers to spare the hip',
        'Loose slippers catch and slide, which leads to falls.',
      ],
    ],
    takeaway:
      'Lift and place the walker, weak leg first, then strong leg; rise from the chair and not from the walker.',
  },
  {
    ...devices,
    id: 'crutch-safety',
    right:
      'A client with a badly sprained ankle receives axillary crutches for ten days. Which instruction should the nurse reinforce?',
    fix: 'A client returns after a week on crutches with tingling fingers. Which habit most likely caused this?',
    several: 'Which points belong in teaching on the use of axillary crutches?',
    sound: [
      ['Bear the weight on the hands and arms', 'Weight on hands spares the nerves in the armpit.'],
      [
        'Leave two or three fingers below the armpit',
        'A gap between pad and armpit prevents nerve injury.',
      ],
      [
        'Set the tips about 6 inches to side and front',
        'This position of the tips forms a tripod with a stable base.',
      ],
      [
        'Lead with the good leg when going upstairs',
        'The strong leg lifts the body before crutches and weak leg follow.',
      ],
      [
        'Wipe wet tips dry before going indoors',
        'Rubber tips that are wet slip easily on smooth floors.',
      ],
    ],
    unsound: [
      [
        'Rest the armpits on the padded crossbars',
        'Pressure on nerves in the armpit causes numb and weak hands.',
      ],
      [
        'Look down at both feet with each step',
        'Looking ahead, not down, keeps balance and shows obstacles in time.',
      ],
      [
        'Swing quickly over rugs to save strength',
        'Loose rugs catch crutch tips and lead to falls.',
      ],
      [
        'Borrow crutches of a taller family member',
        'Crutches that are too long press on the armpits.',
      ],
      [
        'Lead with the injured leg going upstairs',
        'The injured leg cannot lift the body up a step.',
      ],
    ],
    takeaway:
      'Weight on hands, gap at the armpit, elbows slightly bent. Numb fingers mean pressure on the nerves.',
  },
  {
    ...casts,
    id: 'cast-home-care',
    right:
      'A child goes home with a new plaster cast of the forearm. Which instruction should the parents follow?',
    fix: 'A parent tells how the family cares for a child’s new plaster cast. Which practice should be corrected?',
    several: 'Which instructions apply in the first two days to a plaster cast of the forearm?',
    sound: [
      [
        'Raise the arm above heart level on pillows',
        'Elevation limits swelling in the first 48 hours.',
      ],
      [
        'Support the wet cast with the flat palms',
        'Fingertips leave dents that press on the skin.',
      ],
      [
        'Leave the cast uncovered until it is dry',
        'Air lets moisture escape, which takes one to two days.',
      ],
      [
        'Check fingers for warmth, color and movement',
        'Cold, pale or numb fingers warn of pressure inside the cast.',
      ],
      [
        'Cover the cast with plastic for a shower',
        'Wet plaster softens and no longer holds the bone.',
      ],
    ],
    unsound: [
      [
        'Push a ruler inside to scratch an itch',
        'Objects wound the skin and start infection under the cast.',
      ],
      [
        'Dry the cast with a hair dryer set on hot',
        'Heat dries the surface alone and may burn the skin.',
      ],
      [
        'Let the arm hang down while walking about',
        'A hanging arm swells and presses against the cast.',
      ],
      [
        'Rest the wet cast on the edge of a table',
        'A hard edge dents soft plaster and causes pressure.',
      ],
      [
        'Wait a day if the fingers become numb',
        'Numbness is a warning of pressure and needs a call at once.',
      ],
    ],
    takeaway:
      'Elevate, keep dry, handle with palms, put nothing inside, and report pain out of proportion, numbness, odor or hot spots.',
  },
  {
    ...casts,
    id: 'traction-care',
    right:
      'A client lies in skeletal traction for a fractured femur. Which practice keeps the traction effective?',
    fix: 'A student cares for a client in skeletal traction. Which action must the instructor stop?',
    several: 'Which practices belong to care of a client in skeletal traction?',
    sound: [
      [
        'Let the weights hang free of bed and floor',
        'Weights that touch the bed or floor no longer pull.',
      ],
      [
        'Keep ropes centered in the pulley grooves',
        'A rope out of its groove changes the line of pull.',
      ],
      ['Look at the pin sites for redness and pus', 'Infection at a pin can spread into the bone.'],
      [
        'Compare pulses and feeling of both feet',
        'Swelling or a tight wrap can impair vessels and nerves.',
      ],
      [
        'Keep the client’s body in line with the pull',
        'Alignment of the body holds the ends of the bone in place.',
      ],
    ],
    unsound: [
      [
        'Lift the weights while moving the client up',
        'Interruption of the pull moves the bone ends and causes spasm.',
      ],
      [
        'Rest the weights on the floor during meals',
        'Weights that rest on something no longer pull on the bone.',
      ],
      [
        'Tie the loose knot near to the pulley wheel',
        'A knot at the wheel blocks the rope and the pull.',
      ],
      [
        'Turn the pin clamps when the client has pain',
        'Pins and clamps are adjusted by the surgeon alone.',
      ],
      [
        'Let the foot of the leg rest on the bed end',
        'A foot against the bed end cancels the pull.',
      ],
    ],
    takeaway:
      'Traction must be continuous: weights free, ropes running, body in line, with checks of nerves, vessels and pin sites.',
  },
  {
    ...mobility,
    id: 'stroke-transfer',
    right:
      'A client with weakness of the right side is to move from bed to wheelchair with one helper. Which step is right?',
    fix: 'A helper moves a client with weakness of the right side from bed to wheelchair. Which step is unsafe?',
    several:
      'Which steps are safe in the transfer of a client with a weak right side from bed to wheelchair?',
    sound: [
      [
        'Place the wheelchair on the client’s left side',
        'The client moves toward the strong side and can help.',
      ],
      [
        'Lock the brakes of bed and wheelchair first',
        'Moving furniture is a frequent cause of falls.',
      ],
      [
        'Block the weak knee with the helper’s knee',
        'The block keeps the weak knee from giving way.',
      ],
      [
        'Let the client sit on the bed edge for a while',
        'Sitting on the edge shows dizziness before the client stands.',
      ],
      [
        'Hold the client by a gait belt at the waist',
        'The belt gives a firm hold near the center of the body.',
      ],
    ],
    unsound: [
      [
        'Pull the client up by the weak right arm',
        'Pulling on a weak arm can dislocate the shoulder.',
      ],
      [
        'Place the wheelchair on the client’s right side',
        'The client would pivot on the weak leg and may fall.',
      ],
      [
        'Let the client hang on to the helper’s neck',
        'Pulling on the neck injures the helper and is unstable.',
      ],
      [
        'Leave the footrests down while standing up',
        'Footrests that are left in the way can trip the client.',
      ],
      [
        'Bend at the waist with the legs kept straight',
        'Lifting with a bent back injures the helper.',
      ],
    ],
    takeaway:
      'Chair on the strong side, brakes on, belt on, dangle, block the weak knee, and pivot.',
  },
  {
    ...mobility,
    id: 'immobility-care',
    right:
      'A client must stay in bed for two weeks. Which measure prevents harm to lungs and legs?',
    fix: 'A plan is reviewed for a client on bed rest. Which measure should be removed because it may cause harm?',
    several:
      'A client with a pelvic fracture is on bed rest for weeks. Which measures prevent complications?',
    sound: [
      [
        'Have the client breathe deeply each hour',
        'Deep breaths open air sacs and prevent pneumonia.',
      ],
      [
        'Exercise ankles and calves while awake',
        'The muscle pump moves venous blood and prevents clots.',
      ],
      ['Turn the client at least every two hours', 'A change of position relieves skin and lungs.'],
      [
        'Offer plenty of fluid unless it is limited',
        'Enough fluid prevents stones, constipation and thick mucus in the airways.',
      ],
      [
        'Move each joint through its range daily',
        'Daily movement prevents contractures of the muscles and joints.',
      ],
    ],
    unsound: [
      [
        'Massage the calves firmly twice a day',
        'Massage can loosen a clot, which may travel to the lungs.',
      ],
      [
        'Keep a pillow bent under both knees',
        'Pressure behind the knees slows venous flow and favors clots.',
      ],
      [
        'Give a drink less to spare bedpan use',
        'Lack of fluid favors stones, clots and constipation.',
      ],
      [
        'Use the Valsalva maneuver to move up',
        'Holding the breath while straining changes blood pressure and strains the heart.',
      ],
      [
        'Let the feet rest in a dropped position',
        'Dropped feet lead to shortening of the calf muscles.',
      ],
    ],
    takeaway:
      'Bed rest harms lungs, veins, skin, bones and bowel. Breathing, ankle pumps, turning and fluids prevent it.',
  },
];

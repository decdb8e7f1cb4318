import type { NursingFact } from './nursing-fact.ts';

/** Checks of one system: circulation and nerves of a limb, chest, abdomen, skin and nervous system. */
export const focusedChecks: readonly NursingFact[] = [
  {
    id: 'radial-nerve',
    scene: 'A client has a fracture of the shaft of the humerus in a splint.',
    ask: 'Which request tests the motor nerve most at risk?',
    key: [
      'Lift the wrist and fingers backward',
      'The radial nerve runs along the shaft and extends wrist and fingers.',
    ],
    fits: 'Lifting the wrist backward tests the radial nerve.',
    unlike: ['ulnar-nerve', 'median-nerve', 'peroneal-nerve', 'tibial-nerve'],
    takeaway:
      'The radial nerve winds around the shaft of the humerus. Wrist drop and numb web space between thumb and index finger show its injury.',
    lpn: 'Neurovascular checks',
  },
  {
    id: 'ulnar-nerve',
    scene: 'A client in a forearm cast has a swollen elbow, and the little finger is numb.',
    ask: 'Which request tests the motor nerve in question?',
    key: [
      'Spread the fingers apart',
      'The ulnar nerve works the small muscles that spread the fingers and feels the little finger.',
    ],
    fits: 'Spreading the fingers tests the ulnar nerve. That nerve serves the little finger side.',
    unlike: ['radial-nerve', 'median-nerve', 'peroneal-nerve', 'tibial-nerve'],
    takeaway:
      'Ulnar nerve: feeling of the little finger, movement by spreading the fingers. It lies exposed behind the inner elbow.',
    lpn: 'Neurovascular checks',
  },
  {
    id: 'median-nerve',
    scene: 'A client with a wrist fracture feels numbness of the index fingertip in a new cast.',
    ask: 'Which request tests the motor nerve in question?',
    key: [
      'Touch thumb and little finger together',
      'The median nerve brings the thumb across and feels the index fingertip.',
    ],
    fits: 'Bringing thumb to little finger tests the median nerve.',
    unlike: ['ulnar-nerve', 'radial-nerve', 'peroneal-nerve', 'tibial-nerve'],
    takeaway:
      'Median nerve: feeling of the index fingertip, movement by opposing the thumb. It can be pressed in the carpal tunnel by swelling.',
    lpn: 'Neurovascular checks',
  },
  {
    id: 'peroneal-nerve',
    scene:
      'A client in a long leg cast says that the edge presses below the outer side of the knee. The top of the foot feels dull.',
    ask: 'Which request tests the motor nerve in question?',
    key: [
      'Pull the foot up toward the shin',
      'The peroneal nerve lies at the outer knee and lifts the foot.',
    ],
    fits: 'Lifting the foot tests the peroneal nerve. That nerve runs around the outer knee.',
    unlike: ['tibial-nerve', 'radial-nerve', 'median-nerve', 'ulnar-nerve'],
    takeaway:
      'Pressure at the outer knee harms the peroneal nerve and causes foot drop. Feeling between the first and second toes is lost early. Pad and relieve the pressure at once.',
    lpn: 'Neurovascular checks',
  },
  {
    id: 'tibial-nerve',
    scene: 'A client with a fracture near the back of the knee cannot feel the sole of the foot.',
    ask: 'Which request tests the motor nerve in question?',
    key: [
      'Point the toes and foot downward',
      'The tibial nerve bends the foot down and feels the sole.',
    ],
    fits: 'Pointing the foot down tests the tibial nerve.',
    unlike: ['peroneal-nerve', 'radial-nerve', 'median-nerve', 'ulnar-nerve'],
    takeaway:
      'Tibial nerve: feeling of the sole, movement by pointing the foot down. The peroneal nerve lifts the foot and feels its top.',
    lpn: 'Neurovascular checks',
  },
  {
    id: 'cast-cool',
    scene:
      'A client’s lower leg was put in a cast four hours ago. The toes are pale and cool, and capillary refill takes 6 seconds. Pain is moderate.',
    ask: 'What should the nurse do first?',
    key: [
      'Report it now so that the cast can be split',
      'Poor refill with cool pale toes means that the arteries are squeezed. Tissue dies within hours.',
    ],
    fits: 'Signs of poor flow under a cast call for splitting it.',
    unlike: [],
    slips: [
      [
        'Wrap the toes warmly and check in an hour',
        'Warmth hides the sign, and an hour may cost the foot.',
      ],
      [
        'Raise the leg on three pillows above the heart',
        'High raising lowers arterial flow further when flow is poor.',
      ],
      [
        'Give the prescribed opioid and let the client sleep',
        'Sleep hides rising pain, and flow stays blocked.',
      ],
      [
        'Explain that cool toes come with a damp cast',
        'A damp cast may feel cool, but refill stays below 3 seconds.',
      ],
    ],
    level: 'analysis',
    lpn: 'Neurovascular checks',
    takeaway:
      'Normal capillary refill is within about 3 seconds. Pallor, coolness, weak pulse, numbness, weakness and pain beyond proportion are reported at once. Compare with the other limb.',
  },
  {
    id: 'pulse-order',
    scene:
      'A client is back from a graft that bypasses a blocked artery in the left thigh. The left foot was warm with a pulse heard by Doppler.',
    ask: 'Which change must be reported first?',
    key: [
      'No Doppler signal at the left foot',
      'A lost signal means that the graft is blocked. Surgery within hours saves the leg.',
    ],
    fits: 'Loss of a Doppler signal means that a graft is blocked.',
    unlike: [],
    slips: [
      ['Redness and warmth of the left leg', 'Returning blood makes the leg red and warm.'],
      ['Moderate swelling of the left calf', 'Swelling follows restored flow and lasts for weeks.'],
      [
        'Throbbing pain along the incision',
        'Throbbing with returning flow and wound pain is expected.',
      ],
      [
        'Weak pulse in the right foot as before',
        'It has not changed since admission. It is no sign of a blocked graft.',
      ],
    ],
    level: 'analysis',
    lpn: 'Neurovascular checks',
    takeaway:
      'After arterial bypass check pulses, color, warmth, movement and feeling at short intervals. Redness, warmth and swelling are expected. A lost pulse with a pale, cold foot is a blocked graft.',
  },
  {
    id: 'traction',
    scene:
      'A client lies in skin traction for a broken hip. On rounds the nurse inspects the system.',
    ask: 'Which finding needs correction at once?',
    key: [
      'Weights that rest on the floor',
      'Weights on the floor pull on nothing, and the muscles go into spasm.',
    ],
    fits: 'Weights must hang free in traction.',
    unlike: [],
    slips: [
      ['Ropes that run in the pulley grooves', 'Ropes in the grooves move freely, as they should.'],
      [
        'Foot of the bed that is slightly raised',
        'A raised foot gives countertraction by body weight.',
      ],
      [
        'Heel that lies free of the mattress',
        'A free heel prevents pressure injury. It is part of good care in traction.',
      ],
      ['Boot that is snug but not too tight', 'A snug boot holds the pull without pressure.'],
    ],
    lpn: 'Neurovascular checks',
    takeaway:
      'In traction weights hang free, ropes lie in the pulleys, and the line of pull is straight. Weights are not lifted off without a prescription. Check nerves and circulation often.',
  },
  {
    id: 'bowel-order',
    scene: 'A nurse examines the abdomen of a client with cramps.',
    ask: 'In which order should the nurse work?',
    key: [
      'Look, listen, percuss, then feel',
      'Touch changes bowel sounds, so listening comes before percussion and palpation.',
    ],
    fits: 'On the abdomen listening comes before touch.',
    unlike: [],
    slips: [
      [
        'Look, feel, percuss, then listen',
        'Palpation before listening changes the sounds. This order suits other regions.',
      ],
      [
        'Feel, percuss, listen, then look',
        'Looking comes first, and touch comes last. On the abdomen sound is judged before touch.',
      ],
      ['Listen, feel, look, then percuss', 'Looking comes before all else, and feeling last.'],
      [
        'Percuss, listen, feel, then look',
        'Percussion before listening changes the sounds. The ear is used before the fingers.',
      ],
    ],
    level: 'recall',
    lpn: 'Potential for alterations in body systems',
    takeaway:
      'For the abdomen: inspect, auscultate, percuss, palpate. A painful region is felt last. Sounds are called absent after listening for several minutes.',
  },
  {
    id: 'decorticate',
    scene:
      'When the nail bed of a comatose client is pressed, both arms bend onto the chest with clenched fists and the legs stretch.',
    ask: 'What does this response show?',
    key: [
      'Damage above the brain stem',
      'Arms bent toward the core are decorticate posturing, from damage of the hemispheres and their tracts.',
    ],
    fits: 'Bent arms come from damage above the brain stem.',
    unlike: [],
    slips: [
      [
        'Damage within the brain stem',
        'Brain stem damage stretches the arms out and turns them inward.',
      ],
      [
        'Purposeful removal of the pain',
        'In purposeful movement the hand goes to the place of pain.',
      ],
      [
        'Complete lack of any response',
        'Flaccid limbs would show lack of response. Here the limbs move in a set pattern.',
      ],
      [
        'Start of a generalized seizure',
        'A seizure brings rhythmic jerks and needs no pain as a trigger.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'Decorticate: arms flexed to the core, three points for motor response. Decerebrate: arms extended, two points, a worse sign. A change from one to the other is reported at once.',
  },
  {
    id: 'pupil',
    scene:
      'A client with a subdural hematoma had equal pupils at 0800. At 0900 the left pupil is 6 mm and does not react; the right is 3 mm and brisk.',
    ask: 'What does the change mean?',
    key: [
      'Pressure on the left third cranial nerve',
      'Swelling pushes the temporal lobe onto the nerve of the same side. Herniation is near.',
    ],
    fits: 'A wide fixed pupil means pressure on the third nerve of that side.',
    unlike: [],
    slips: [
      [
        'Effect of an opioid on the brain stem',
        'Opioids make both pupils small. One wide pupil does not fit.',
      ],
      [
        'Injury of the right optic nerve alone',
        'Optic nerve injury does not widen the other pupil.',
      ],
      [
        'Normal difference seen in many people',
        'A natural difference is under 1 mm, does not change, and both react.',
      ],
      ['Damage of the pons by a small bleed', 'Bleeding in the pons makes both pupils pinpoint.'],
    ],
    level: 'analysis',
    lpn: 'Potential for alterations in body systems',
    takeaway:
      'A new wide, fixed pupil in head injury is an emergency: the brain is herniating on that side. Call at once, raise the head and prepare for osmotic treatment.',
  },
  {
    id: 'fremitus',
    scene:
      'On the right base of a client’s chest percussion is dull, breath sounds are absent and vibration on speaking is reduced.',
    ask: 'What do the findings suggest?',
    key: [
      'Fluid between lung and chest wall',
      'Fluid dulls percussion and keeps sound and vibration from the wall.',
    ],
    fits: 'Fluid gives dullness with reduced sound and vibration.',
    unlike: [],
    slips: [
      [
        'Air between the lung and chest wall',
        'Air gives a hollow, loud percussion note. Dullness does not fit with it.',
      ],
      [
        'Solid lung tissue from pneumonia',
        'Solid lung is dull too but carries sound and vibration better.',
      ],
      ['Overfilled lungs in emphysema', 'Overfilled lungs give a loud note on both sides.'],
      [
        'Narrow airways in an asthma attack',
        'Asthma gives wheezes, with a loud note. It affects both sides.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'Dull with less vibration: effusion. Dull with more vibration: consolidation. Loud with less vibration: pneumothorax.',
  },
  {
    id: 'jugular',
    scene:
      'With the head of the bed at 45 degrees a client’s neck veins stand 6 cm above the sternal angle.',
    ask: 'What does this finding suggest?',
    key: [
      'High pressure in the right atrium',
      'Neck veins mirror right atrial pressure. More than 3 to 4 cm above the angle is raised.',
    ],
    fits: 'Full neck veins at 45 degrees show raised right atrial pressure.',
    unlike: [],
    slips: [
      ['Loss of volume from dehydration', 'In dehydration neck veins are flat even when lying.'],
      [
        'Narrowing of a carotid artery',
        'A narrowed artery gives a bruit and no distension of veins.',
      ],
      [
        'Normal filling at this position',
        'At 45 degrees normal veins are seen no more than 3 to 4 cm above the angle.',
      ],
      ['Low pressure in the lung artery', 'Low pressure would not back up into the neck.'],
    ],
    lpn: false,
    takeaway:
      'Neck vein distension at 45 degrees points to right heart failure, overload, tamponade or tension pneumothorax. Flat veins when supine suggest volume loss.',
  },
];

import type { NursingFact } from '../nursing-conditions/nursing-fact.ts';

/** How blood is drawn, kept and sent. */
export const bloodSpecimens: readonly NursingFact[] = [
  {
    id: 'blood-culture',
    scene:
      'A client with a central line has shaking chills. Blood cultures and IV antibiotics are prescribed for now.',
    ask: 'How should the nurse proceed?',
    key: [
      'Take cultures from two sites, then give the drug',
      'Antibiotics stop growth in the bottles. Two sites tell true infection from skin bacteria.',
    ],
    fits: 'Two sites before antibiotics is the rule for blood cultures.',
    unlike: [],
    slips: [
      [
        'Give the antibiotic, then draw after an hour',
        'After the drug organisms may not grow, and treatment goes on blindly.',
      ],
      [
        'Fill both bottles from a single arm puncture',
        'One site cannot tell skin bacteria from bloodstream infection.',
      ],
      [
        'Wait for the next fever peak before drawing',
        'Bacteria are there before the fever. Waiting delays treatment.',
      ],
      [
        'Take both samples through the central line',
        'Growth could come from the catheter hub. One sample comes from a vein.',
      ],
    ],
    takeaway:
      'Blood cultures are drawn before antibiotics, from two sites, after skin cleaning and with enough blood. In sepsis they must not delay the first dose beyond the hour.',
  },
  {
    id: 'peak-trough',
    scene:
      'A trough level of vancomycin is prescribed. The drug is given every 12 hours; the next dose is due at 2100.',
    ask: 'When should the blood be drawn?',
    key: [
      'About 30 minutes before the 2100 dose',
      'The trough is the lowest level, just before the next dose.',
    ],
    fits: 'A trough level is drawn just before the next dose.',
    unlike: [],
    slips: [
      ['About 30 minutes after the infusion ends', 'This time shows a peak level, not the trough.'],
      [
        'Halfway between two doses, about 1500',
        'A level in the middle cannot be compared with the targets.',
      ],
      [
        'At the moment when the infusion starts',
        'Drug in the line may mix in. The sample is taken before.',
      ],
      ['With the routine blood tests at 0600', 'Routine times do not fit the dosing interval.'],
    ],
    level: 'application',
    takeaway:
      'Trough: just before the next dose. Peak: at a set time after the end of the infusion. Write the time of the last dose and of the draw on the request.',
  },
  {
    id: 'blood-gas',
    scene:
      'A radial arterial blood gas has been drawn. The laboratory is in another building, and transport takes an hour.',
    ask: 'How should the sample be handled?',
    key: [
      'Expel air, cap it and send it on ice',
      'Air changes the gases, and cells go on using oxygen. Ice slows them.',
    ],
    fits: 'An airless capped syringe on ice is for blood gases.',
    unlike: [],
    slips: [
      ['Shake it hard and leave the cap open', 'Open air lowers carbon dioxide and raises oxygen.'],
      [
        'Keep it warm in a pocket for transport',
        'Warm cells use up oxygen and add carbon dioxide.',
      ],
      [
        'Let it clot in a rack before transport',
        'A clotted sample cannot be measured. The syringe holds heparin.',
      ],
      ['Add saline to fill the dead space up', 'Fluid dilutes the sample and changes every value.'],
    ],
    takeaway:
      'Remove air bubbles, cap and mix the sample gently, and put it on ice if it is not measured soon. Press the artery for 5 minutes, longer with anticoagulants, and note oxygen and temperature.',
    lpn: false,
  },
  {
    id: 'allen-test',
    scene:
      'Before a radial arterial puncture a nurse presses both arteries at the wrist while the client makes a fist. On release of the ulnar artery the hand stays white for 20 seconds.',
    ask: 'What should the nurse conclude?',
    key: [
      'Another site should be used for the puncture',
      'Ulnar flow does not fill the hand in time. Harm to the radial artery could cost the hand.',
    ],
    fits: 'A hand that stays pale means that another site is chosen.',
    unlike: [],
    slips: [
      [
        'The radial artery of this wrist is safe to use',
        'Color should return within about 5 to 15 seconds. It did not.',
      ],
      [
        'The arm should be raised during the puncture',
        'Raising the arm lowers flow further. The question of safe blood supply stays open.',
      ],
      [
        'The client has low blood pressure in this arm',
        'The test shows flow between two arteries, not pressure.',
      ],
      [
        'A larger needle is needed for a good sample',
        'A larger needle adds harm where flow is already poor.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'The Allen test shows if the ulnar artery can feed the hand alone. Color should return quickly, within about 5 to 15 seconds. If not, use the other wrist or another artery.',
    lpn: false,
  },
  {
    id: 'hemolyzed',
    scene:
      'A well client has a potassium of 6.7 mEq/L in blood drawn with a tight tourniquet and fist pumping through a small needle. The laboratory notes hemolysis. The ECG is normal.',
    ask: 'What should the nurse do first?',
    key: [
      'Arrange a new sample drawn without trauma',
      'Broken cells spill potassium. A well client with a normal ECG most likely has a false value.',
    ],
    fits: 'A new sample is needed when cells broke in the tube.',
    unlike: [],
    slips: [
      [
        'Give sodium polystyrene from the emergency set',
        'Treatment of a false value could bring a real low potassium.',
      ],
      ['Start a low-potassium diet with this meal', 'Diet is for a true and lasting rise.'],
      [
        'Chart the value and go on with routine care',
        'A critical value cannot be left open. It must be confirmed.',
      ],
      [
        'Stop every drug until the next morning',
        'Without a confirmed value drugs are not stopped as a group.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'A tight tourniquet, fist pumping and a small needle break red cells and raise potassium falsely. With a normal ECG repeat the sample at once before treating.',
  },
  {
    id: 'iv-arm',
    scene:
      'Blood must be drawn from a client with an infusion of 5% dextrose with potassium in the left forearm.',
    ask: 'Which site should be used?',
    key: ['A vein in the right arm', 'Blood from the other arm is free of infused fluid.'],
    fits: 'The arm without an infusion gives a true sample.',
    unlike: [],
    slips: [
      [
        'A left vein above the cannula',
        'Infused fluid flows past this site and falsifies glucose and potassium.',
      ],
      [
        'The hub of the running cannula',
        'The sample would be mostly infusion fluid. Its values would mirror the fluid and not the blood.',
      ],
      [
        'A left vein near the shoulder',
        'Infused fluid passes every site of this arm above the cannula.',
      ],
      [
        'The tubing port near the bag',
        'This port holds infusion fluid, not blood. A blood sample needs a vein.',
      ],
    ],
    takeaway:
      'Draw from the arm without an infusion. If there is no other site, draw below the cannula after the infusion has been stopped for some minutes. Note it on the request.',
  },
  {
    id: 'capillary-glucose',
    scene:
      'A nurse checks capillary glucose in a client who has just peeled an orange. The fingers are sticky.',
    ask: 'What should be done before the puncture?',
    key: [
      'Wash the hands with soap and warm water',
      'Fruit sugar on the skin gives a false high reading. Warm water also improves flow.',
    ],
    fits: 'Washing removes sugar from skin before a finger stick.',
    unlike: [],
    slips: [
      [
        'Wipe the finger with the first drop of blood',
        'The first drop would be mixed with sugar from the skin.',
      ],
      [
        'Squeeze the fingertip firmly for a minute',
        'Hard squeezing adds tissue fluid and lowers the value.',
      ],
      [
        'Hold the hand above the heart for a while',
        'Raising the hand lowers the flow. It should hang down.',
      ],
      [
        'Prick the center of the pad of the finger',
        'The center hurts most. The side of the fingertip is used.',
      ],
    ],
    rn: 'Blood glucose monitoring',
    lpn: 'Blood glucose monitoring',
    takeaway:
      'Clean hands are the base of a true glucose reading. Wash and dry, use the side of the fingertip and do not milk it. A value that does not fit is repeated.',
  },
  {
    id: 'ammonia-tube',
    scene: 'Ammonia is prescribed for a confused client with cirrhosis.',
    ask: 'How should the tube of blood be sent?',
    key: [
      'On ice, directly after the draw',
      'Cells go on making ammonia in warm blood, which gives a false high value.',
    ],
    fits: 'Ammonia samples go on ice at once.',
    unlike: [],
    slips: [
      [
        'In a warm block, within two hours',
        'Warmth raises ammonia in the tube. The result would be falsely high.',
      ],
      [
        'Shielded from light with metal foil',
        'Foil is for bilirubin and some vitamins. Ammonia needs cold and speed instead.',
      ],
      [
        'With the next scheduled courier run',
        'Delay raises the value in the tube. The sample should arrive within minutes.',
      ],
      [
        'After it has stood to clot in a rack',
        'Standing blood makes more ammonia. The level would be falsely high.',
      ],
    ],
    takeaway:
      'Ammonia and lactate change quickly in the tube: send them on ice at once, without a long tourniquet. Bilirubin samples are kept from light.',
  },
  {
    id: 'newborn-heel',
    scene: 'A heel stick is needed for newborn screening in a two-day-old infant.',
    ask: 'Which site should be punctured?',
    key: [
      'The outer side of the heel',
      'The sides of the heel are away from bone and the main nerves and arteries.',
    ],
    fits: 'The side of the heel is used in newborns.',
    unlike: [],
    slips: [
      ['The back curve of the heel', 'Bone lies close under the skin there and could be infected.'],
      [
        'The middle of the sole',
        'Nerves, tendons and arteries run here. They could be injured by the lancet.',
      ],
      ['The tip of the great toe', 'Toes and fingers are too small, and bone is near.'],
      ['The center of the heel pad', 'The bone of the heel lies close to its center.'],
    ],
    takeaway:
      'Warm the heel and puncture its outer or inner side. Wipe off the first drop, and let large drops soak through the card. Screening is best after 24 hours of life.',
  },
];

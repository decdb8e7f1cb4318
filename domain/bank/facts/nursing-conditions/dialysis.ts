import type { NursingFact } from './nursing-fact.ts';

/** Hemodialysis, peritoneal dialysis and their access. */
export const dialysisCare: readonly NursingFact[] = [
  {
    id: 'fistula-silent',
    scene:
      'A client’s new forearm fistula buzzed yesterday. Today no vibration is felt and no swishing is heard.',
    key: [
      'Report a blocked access to the provider now',
      'Loss of thrill and bruit means a clot. Early removal may save the fistula.',
    ],
    fits: 'A silent fistula is reported as blocked. The thrill is not the problem here.',
    unlike: ['fistula-bleed'],
    slips: [
      [
        'Massage along the vein until it buzzes again',
        'Massage may break off a clot and send it on.',
      ],
      [
        'Wrap the arm firmly with an elastic bandage',
        'Pressure slows flow and adds to clotting. The arm of the access stays free.',
      ],
      [
        'Flush it with heparin through a small needle',
        'A fistula is not punctured for this by nursing staff.',
      ],
      [
        'Check again before dialysis in two days',
        'After two days the clot can no longer be removed well.',
      ],
    ],
    takeaway:
      'Feel the thrill and hear the bruit each shift. Their loss means thrombosis. No blood pressure, punctures, tight sleeves or sleeping on that arm.',
  },
  {
    id: 'steal',
    scene:
      'Since a graft was made in the upper arm a client’s hand on that side is cold, numb and pale. The thrill is strong.',
    ask: 'What does the finding mean?',
    key: [
      'The access takes blood from the hand',
      'Blood takes the easy way through the graft, and the hand is starved: steal syndrome.',
    ],
    fits: 'A cold hand with a strong thrill is steal syndrome.',
    unlike: [],
    slips: [
      ['A clot has closed the access', 'A clot would end the thrill. Here the thrill is strong.'],
      [
        'The vein has become infected',
        'Infection gives redness, warmth and pus. Here the hand is cold and pale.',
      ],
      ['Fluid is building up in the arm', 'Fluid swells the arm and does not cool the hand.'],
      ['The nerve heals after surgery', 'Healing nerves do not cool and pale the hand.'],
    ],
    level: 'analysis',
    takeaway:
      'A cold, pale, numb hand beyond a working access is steal syndrome. It is reported, as tissue may die. The surgeon narrows or revises the access.',
  },
  {
    id: 'fistula-bleed',
    scene: 'At home, hours after dialysis, a fistula spurts blood from the needle site.',
    ask: 'What should the client be taught to do first?',
    key: [
      'Press on the spot with gauze and call for help',
      'The flow is arterial and fast. Pressure on the spot stops it until help comes.',
    ],
    fits: 'Firm pressure stops a bleeding needle site. Here nothing is bleeding.',
    unlike: ['fistula-silent'],
    slips: [
      [
        'Tie a belt around the upper arm for an hour',
        'A long tourniquet clots the fistula and harms the arm.',
      ],
      [
        'Hold the arm down and apply a warm cloth',
        'Lowering and warmth increase the flow. The arm is raised and pressed instead.',
      ],
      [
        'Drive to the dialysis unit without delay',
        'The blood loss goes on during the drive. Pressure is first.',
      ],
      [
        'Wash the site and look for an opening',
        'Washing lets blood flow on. Pressure has to come first.',
      ],
    ],
    takeaway:
      'A spurting access is an emergency: firm pressure on the point, arm raised, emergency call. Heparin from dialysis may still act.',
  },
  {
    id: 'drug-timing',
    scene:
      'A client will have hemodialysis at 0900. At 0800 enalapril and water-soluble vitamins are due. Blood pressure is 112/64 mm Hg.',
    key: [
      'Hold both until dialysis has ended',
      'Enalapril may drop the pressure during fluid removal, and vitamins are washed out.',
    ],
    fits: 'Pressure drugs and water-soluble vitamins wait until after dialysis.',
    unlike: [],
    slips: [
      ['Give both with a full glass of water', 'Pressure would fall, and vitamins would be lost.'],
      [
        'Give vitamins and double the enalapril',
        'A double dose brings severe low pressure. Missed doses are not doubled.',
      ],
      ['Give both an hour into the treatment', 'During dialysis pressure is most likely to fall.'],
      ['Skip both for the rest of the day', 'They are given after dialysis and not skipped.'],
    ],
    level: 'analysis',
    takeaway:
      'Before hemodialysis hold drugs that lower pressure, unless told otherwise, and those that are dialyzed. Weigh, check pressure and potassium, and assess the access.',
  },
  {
    id: 'disequilibrium',
    scene:
      'During the first hemodialysis a client with very high urea has headache, nausea, then twitching and confusion.',
    ask: 'What explains the findings?',
    key: [
      'Water moves into the brain',
      'Urea leaves blood faster than brain. Water follows it into brain cells.',
    ],
    fits: 'Disequilibrium swells the brain when urea falls fast.',
    unlike: [],
    slips: [
      [
        'Potassium rises in the blood',
        'Dialysis lowers potassium. It would not cause headache and twitching.',
      ],
      [
        'Air has entered the line',
        'Air gives sudden dyspnea and chest pain. Here signs of the brain came first.',
      ],
      [
        'Heparin thins the blood',
        'Bleeding is possible, but headache with twitching fits urea shift.',
      ],
      [
        'Sodium builds up in the body',
        'Dialysis fluid keeps sodium steady. It would not rise during treatment.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'Disequilibrium comes when urea is removed too fast, mostly in first treatments. Slow or stop dialysis. Short, gentle first sessions prevent it.',
  },
  {
    id: 'weight-goal',
    scene: 'A client on hemodialysis asks how the staff knows how much fluid to take off.',
    ask: 'What is the best answer?',
    key: [
      'By comparing weight with the dry weight',
      'Gain between treatments is almost all water; 1 kg is about 1 L.',
    ],
    fits: 'Fluid to be removed is judged by weight.',
    unlike: [],
    slips: [
      ['By the color of the fluid in the machine', 'The color does not show the body’s water.'],
      [
        'By the amount of urine in three hours',
        'Many clients pass no urine at all. Urine cannot guide the treatment.',
      ],
      [
        'By the creatinine before each treatment',
        'Creatinine shows wastes and not water. It does not show how much fluid was gained.',
      ],
      [
        'By thirst on the morning of treatment',
        'Thirst does not measure overload. Many things make a client thirsty.',
      ],
    ],
    takeaway:
      'Dry weight is the weight without excess fluid and with normal pressure. Gain between sessions is kept to about 1 to 1.5 kg. Weigh before and after.',
  },
  {
    id: 'pd-outflow',
    scene:
      'During peritoneal dialysis 2,000 mL ran in, but after 20 minutes just 900 mL has come out. The client has no pain.',
    key: [
      'Turn the client from side to side',
      'Position often frees the catheter holes. Kinks and constipation are checked as well.',
    ],
    fits: 'Turning helps when outflow is slow. It does not treat an infection.',
    unlike: ['pd-cloudy'],
    slips: [
      [
        'Let in the next bag without delay',
        'More fluid overfills the abdomen. What is inside must drain first.',
      ],
      ['Pull the catheter out an inch', 'The catheter is fixed and must not be moved.'],
      [
        'Raise the drain bag to the chest',
        'The drain bag stays low, as gravity empties the abdomen.',
      ],
      [
        'Force air through the catheter',
        'Air and force bring harm and infection. Nothing but dialysate goes into the catheter.',
      ],
    ],
    takeaway:
      'Slow outflow: check kinks and clamps, lower the bag, turn the client, treat constipation. Outflow should be at least equal to inflow; the difference is counted as intake.',
  },
  {
    id: 'pd-cloudy',
    scene: 'A client on peritoneal dialysis reports cloudy outflow, belly pain and chills.',
    key: [
      'Send a fluid culture and report it',
      'Cloudy outflow with pain is peritonitis. Culture comes before antibiotics.',
    ],
    fits: 'Cloudy outflow is cultured and reported. No cloudiness is described here.',
    unlike: ['pd-outflow', 'pd-breath'],
    slips: [
      [
        'Add heparin and go on with exchanges',
        'Heparin is for fibrin. The infection would spread.',
      ],
      [
        'Warm the next bag to a higher degree',
        'Temperature does not treat an infection. Fluid that is too warm does harm.',
      ],
      [
        'Explain that it comes from more protein',
        'Cloudiness from white cells means infection. It is not a sign of diet.',
      ],
      [
        'Stop dialysis until pain is gone',
        'Antibiotics are often given in the fluid; dialysis goes on as prescribed.',
      ],
    ],
    rn: false,
    takeaway:
      'Cloudy outflow is the first sign of peritonitis, with pain, fever and tenderness. Mask and sterile technique at each connection prevent it.',
  },
  {
    id: 'pd-breath',
    scene:
      'While dialysate dwells, a client on peritoneal dialysis feels short of breath lying down. Oxygen saturation is 95%.',
    key: ['Raise the head of the bed', 'Fluid pushes the diaphragm up. Sitting up gives it room.'],
    fits: 'Raising the head eases breathing while fluid dwells.',
    unlike: ['pd-outflow', 'pd-cloudy'],
    slips: [
      ['Lay the client flat to rest', 'Flat posture lets fluid push the diaphragm higher.'],
      [
        'Speed up the next inflow',
        'More volume worsens breathing. Less fluid would be easier to bear.',
      ],
      ['Clamp the drain for an hour', 'Fluid would stay longer. The diaphragm needs relief now.'],
      [
        'Give a cool bag next time',
        'Cool fluid causes cramps. Dialysate is warmed to body temperature.',
      ],
    ],
    takeaway:
      'Dialysate raises the diaphragm. Sit the client up, check lung sounds; drain if distress goes on. Fluid is warmed to body temperature by a warmer and not in a microwave.',
  },
  {
    id: 'pd-glucose',
    scene:
      'A client with diabetes on peritoneal dialysis has higher glucose since stronger bags are used.',
    ask: 'What explains the rise?',
    key: [
      'Dextrose is absorbed from the fluid',
      'Stronger bags draw more water with more dextrose, and part of it enters the blood.',
    ],
    fits: 'Dextrose in the dialysate raises glucose.',
    unlike: [],
    slips: [
      ['Insulin is washed out by the fluid', 'Little insulin is lost; sugar uptake is the cause.'],
      [
        'Kidneys now break down less insulin',
        'Less breakdown would lower glucose. The rise needs another cause.',
      ],
      [
        'Protein loss turns into new sugar',
        'Protein is lost in the fluid but does not raise glucose.',
      ],
      [
        'Infection of the abdomen has begun',
        'Infection would show cloudy fluid and pain. Neither is reported here.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Peritoneal dialysate holds dextrose; stronger bags remove more water and raise glucose. Insulin is adjusted. Weight gain and high triglycerides may follow.',
  },
  {
    id: 'renal-diet',
    scene: 'A client on hemodialysis three times a week chooses lunch from the hospital menu.',
    ask: 'Which choice fits the diet best?',
    key: [
      'Grilled chicken, white rice and green beans',
      'It has good protein with little potassium, phosphate and salt.',
    ],
    fits: 'Fresh meat, rice and green beans fit a kidney diet.',
    unlike: [],
    slips: [
      [
        'Baked potato with tomato soup and cheese',
        'Potato and tomato are high in potassium, and cheese in phosphate.',
      ],
      [
        'Ham sandwich with pickles and cola',
        'Ham and pickles are high in salt, and cola in phosphate.',
      ],
      [
        'Lentil stew with spinach and bananas',
        'All three carry much potassium. Failing kidneys cannot pass it.',
      ],
      [
        'Yogurt with nuts, dried fruit and bran',
        'These are high in phosphate and potassium. Both build up in kidney failure.',
      ],
    ],
    takeaway:
      'On hemodialysis: enough protein of high value, limited potassium, phosphate, salt and fluid. Salt substitutes with potassium are avoided. Binders are taken with meals.',
    lpn: 'Chronic illness management (diabetes, COPD, heart failure)',
  },
  {
    id: 'hypotension',
    scene:
      'Two hours into hemodialysis a client yawns, feels faint and has a blood pressure of 78/44 mm Hg.',
    key: [
      'Lower the head and slow fluid removal',
      'Fluid leaves too fast. Lying flat and less removal restore pressure; saline may be given.',
    ],
    fits: 'Head down and less fluid removal treat low pressure in dialysis.',
    unlike: ['pd-breath', 'fistula-silent'],
    slips: [
      [
        'Speed up the pump to end it early',
        'Faster removal lowers the pressure more. Removal must be slowed instead.',
      ],
      [
        'Give the antihypertensive that is due',
        'It lowers pressure further. It is given after dialysis.',
      ],
      [
        'Sit the client up and offer a meal',
        'Sitting and eating draw blood from the brain and heart.',
      ],
    ],
    rn: 'Dialysis and renal replacement',
    lpn: false,
    takeaway:
      'Low pressure is the commonest problem during hemodialysis. Lay the client flat, slow removal, give saline. Eating a heavy meal and drugs before dialysis add to it.',
  },
  {
    id: 'transplant-reject',
    scene:
      'Ten days after a kidney transplant a client has a tender graft, temperature of 38.2 °C (100.8 °F), 2 kg weight gain and falling urine output.',
    ask: 'What do the findings suggest?',
    key: [
      'Rejection of the new kidney',
      'Tenderness, fever, weight gain and less urine in the first weeks are signs of acute rejection.',
    ],
    fits: 'A tender graft with fever and falling output is rejection.',
    unlike: [],
    slips: [
      ['Normal healing of the graft', 'Healing does not lower urine output or raise weight.'],
      ['Dehydration from diuresis', 'Dehydration lowers weight. Here the weight has risen.'],
      [
        'Side effect of prednisone alone',
        'Prednisone may add weight but does not make the graft tender.',
      ],
      ['Infection of a wound at the skin', 'Skin signs are missing, and output would not fall.'],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'Acute rejection comes days to months after transplant: fever, tender graft, weight gain, less urine, rising creatinine. It is often reversible with more immunosuppression.',
  },
];

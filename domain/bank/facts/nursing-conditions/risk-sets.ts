import type { SetFact } from './nursing-fact.ts';

/** Tests, surgery and procedures: everything that belongs, and nothing else. */
export const riskSets: readonly SetFact[] = [
  {
    id: 'contrast-history',
    scene:
      'A client is booked for a coronary angiogram. Which information should the nurse pass on before the test?',
    right: [
      [
        'Hives after contrast two years ago',
        'An earlier reaction predicts another. Premedication or another test is considered.',
      ],
      [
        'Creatinine of 2.4 mg/dL',
        'Contrast may harm weak kidneys further. Fluids or another test are considered.',
      ],
      [
        'Metformin taken this morning',
        'With weak kidneys metformin could build up after contrast.',
      ],
    ],
    wrong: [
      ['Rash from adhesive tape', 'Tape is exchanged and does not bear on contrast.'],
      [
        'Hip joint made of metal',
        'Metal matters for magnetic imaging. X-rays are not affected by it in this way.',
      ],
    ],
    rn: false,
    lpn: 'Diagnostic tests',
    takeaway:
      'Before contrast: earlier reactions, kidney function, metformin, pregnancy, fasting. After it: fluids and urine output.',
  },
  {
    id: 'dvt-prevention',
    scene:
      'A client is on the first day after hip repair. Which measures prevent clots in the leg veins?',
    right: [
      [
        'Early walking with help',
        'Calf muscles pump blood upward. Blood that moves does not clot.',
      ],
      [
        'Compression sleeves in bed',
        'Sleeves squeeze the veins in turn. They work while the client lies still.',
      ],
      [
        'Prescribed low-dose heparin',
        'It slows clotting. A small dose is enough to prevent clots.',
      ],
    ],
    wrong: [
      [
        'Pillow bent under both knees',
        'Pressure behind the knees slows the flow. Blood that stands still may clot.',
      ],
      [
        'Firm massage of the calves',
        'Massage may free a clot. The clot could travel to the lungs.',
      ],
      [
        'Limit of fluid to one liter',
        'Dehydration thickens the blood. Thick blood clots more easily.',
      ],
    ],
    rn: 'Potential for complications from surgery',
    lpn: 'Postoperative complications',
    takeaway:
      'Prevent clots: walk early, ankle exercises, sleeves, anticoagulants, fluids. No knee pillow, crossed legs or massage.',
  },
  {
    id: 'lungs-after-surgery',
    scene:
      'A client who smokes is to have upper abdominal surgery. Which teaching prevents lung complications?',
    right: [
      ['Hold a pillow on the wound to cough', 'A splint lessens pain so that coughing works.'],
      [
        'Use the spirometer ten times an hour',
        'Slow deep breaths open alveoli. They prevent collapse at the bases.',
      ],
      [
        'Ask for pain relief before walking',
        'Without pain breathing is deeper. The client coughs and walks better.',
      ],
    ],
    wrong: [
      [
        'Breathe shallowly to spare the wound',
        'Shallow breaths close alveoli. Mucus then stays in the lungs.',
      ],
      ['Blow hard into the spirometer', 'The device is used by breathing in slowly.'],
    ],
    rn: 'Perioperative and postoperative care',
    lpn: 'Postoperative complications',
    takeaway:
      'Deep breathing, spirometer by inhaling, splinted cough, turning, early walking and pain control keep lungs open. Stopping smoking helps at any time.',
  },
  {
    id: 'or-checklist',
    scene:
      'A client leaves for the operating room in 15 minutes. Which findings must be settled before transfer?',
    right: [
      [
        'Consent form without a signature',
        'Surgery cannot start without consent. The surgeon has to obtain it.',
      ],
      ['Surgical site not marked', 'The mark prevents surgery at the wrong place.'],
      [
        'Potassium of 2.9 mEq/L',
        'Low potassium may cause dysrhythmia under anesthesia. It is corrected before surgery.',
      ],
      [
        'Breakfast eaten at 0700 today',
        'A full stomach may be aspirated. Surgery is delayed unless it is urgent.',
      ],
    ],
    wrong: [
      ['Hearing aid still in place', 'Aids may stay until anesthesia so that the client can hear.'],
      ['Question about the waiting room', 'The question is answered and does not stop surgery.'],
    ],
    rn: 'Perioperative and postoperative care',
    lpn: false,
    takeaway:
      'Before surgery: identity, consent, site mark, fasting, allergies, results, voiding, removal of dentures and jewelry. Anything open stops the transfer.',
  },
  {
    id: 'sedation-watch',
    scene:
      'A client gets midazolam and fentanyl for a colonoscopy. What should the nurse who monitors the client do?',
    right: [
      [
        'Follow capnography and oxygen level',
        'Exhaled carbon dioxide shows slow breathing early. The oxygen level falls later.',
      ],
      [
        'Check response to voice and touch',
        'In moderate sedation the client answers. No answer means that it has become too deep.',
      ],
      [
        'Keep naloxone and flumazenil ready',
        'They reverse the two drugs. They must be at hand before the first dose.',
      ],
    ],
    wrong: [
      [
        'Help the endoscopist hold the scope',
        'The monitoring nurse has no other task. Watching the client takes full attention.',
      ],
      ['Leave once the scope is in place', 'The risk lasts until the client is awake.'],
      [
        'Record vital signs at the end alone',
        'They are taken every five minutes. Changes would be missed otherwise.',
      ],
    ],
    rn: 'Moderate sedation monitoring',
    lpn: false,
    takeaway:
      'In moderate sedation one nurse watches breathing, oxygen, capnography, pressure and response, with no other task, and has reversal drugs and suction ready.',
  },
  {
    id: 'sedation-home',
    scene:
      'Two hours after moderate sedation a client wants to go home. Which findings support discharge?',
    right: [
      [
        'Awake and oriented as before',
        'The sedatives have worn off. The client can understand the advice.',
      ],
      [
        'Oxygen level of 97% on room air',
        'Breathing is back to base. Sedation no longer depresses it.',
      ],
      ['A friend who will drive', 'Judgment is impaired for a day. Driving would be dangerous.'],
    ],
    wrong: [
      [
        'Needs a jaw lift when asleep',
        'The airway is not safe. The client has to stay under watch.',
      ],
      ['Falls asleep in mid-sentence', 'Sedation is still deep. Discharge has to wait.'],
    ],
    rn: 'Moderate sedation monitoring',
    lpn: 'Therapeutic procedures',
    takeaway:
      'Discharge after sedation: awake, stable, oxygen at base, little nausea or pain, a responsible adult, written advice. No driving or alcohol for 24 hours.',
  },
  {
    id: 'hip-precautions',
    scene:
      'A client goes home after a hip replacement through a posterior approach. Which statements show understanding?',
    right: [
      ['“I will use a raised toilet seat.”', 'A high seat prevents bending past 90 degrees.'],
      [
        '“I will sleep with a pillow between my legs.”',
        'The pillow keeps the legs apart. The joint stays in its cup.',
      ],
      [
        '“I will use a reacher to pick things up.”',
        'It avoids bending. The hip stays below 90 degrees.',
      ],
    ],
    wrong: [
      [
        '“I will cross my legs to tie my shoes.”',
        'Crossing turns the hip inward. The joint could slip out.',
      ],
      ['“I will sit in my low soft sofa.”', 'A low seat bends the hip too far.'],
      [
        '“I will turn my toes inward to walk.”',
        'Inward turning can dislocate the joint. Toes point forward or slightly outward.',
      ],
    ],
    rn: 'Perioperative and postoperative care',
    lpn: 'Therapeutic procedures',
    takeaway:
      'Posterior hip precautions: no bending past 90 degrees, no crossing, no inward turning. Raised seats, pillow, reacher.',
  },
  {
    id: 'ng-insertion',
    scene: 'A nurse passes a nasogastric tube in an alert adult. Which actions are correct?',
    right: [
      [
        'Sit the client upright',
        'Gravity helps, and aspiration is less likely. The client can also swallow better.',
      ],
      [
        'Ask for sips of water while advancing',
        'Swallowing closes the airway. The tube slides into the esophagus.',
      ],
      ['Chin bent down once past the throat', 'A bent neck opens the way to the esophagus.'],
    ],
    wrong: [
      [
        'Push through firm resistance',
        'Force injures the nose and throat. The tube is withdrawn and turned instead.',
      ],
      [
        'Coat the tip with petroleum jelly',
        'Petroleum in the lung is harmful; water-soluble gel is used.',
      ],
    ],
    rn: 'Nasogastric, drain and tube management',
    lpn: 'Nasogastric and drainage tube care',
    takeaway:
      'Gastric tube: upright, measured, water-soluble gel, chin down, swallow, no force. Check by x-ray or pH before use.',
  },
  {
    id: 'tube-feeding',
    scene:
      'A client gets continuous feeding through a gastric tube. Which measures lower the risk of aspiration?',
    right: [
      [
        'Head of bed at 30 degrees or more',
        'Feeding stays in the stomach. Less of it flows back to the throat.',
      ],
      ['Tube mark checked before each use', 'A shifted tube may lie in the esophagus.'],
      [
        'Feeding paused when the bed is flat',
        'Flat posture lets feeding run up. It is restarted once the head is raised.',
      ],
    ],
    wrong: [
      [
        'Cold formula at a fast rate',
        'Cold fast feeding causes cramps and vomiting. Room temperature is better borne.',
      ],
      [
        'Blue dye in each bag',
        'Dye is harmful and no longer used. Other checks of the place are used.',
      ],
      [
        'New formula added to the old',
        'Mixing old and new grows bacteria. Each bag has its own time limit.',
      ],
    ],
    rn: 'Nasogastric, drain and tube management',
    lpn: 'Nasogastric and drainage tube care',
    takeaway:
      'Tube feeding: raised head, place checked, pause when flat, watch for distension and vomiting, fresh formula, flush.',
  },
  {
    id: 'neurovascular-bad',
    scene: 'A client has a new long arm cast. Which findings should be reported at once?',
    right: [
      ['Pain on stretching the fingers', 'It is an early sign of high pressure in the muscle.'],
      [
        'Numbness of the fingertips',
        'Nerves lack blood or are pressed. Lasting harm may follow within hours.',
      ],
      [
        'Capillary refill of 6 seconds',
        'Flow to the hand is poor. Less than three seconds is expected.',
      ],
    ],
    wrong: [
      [
        'Warm feeling while plaster sets',
        'Plaster gives off heat as it hardens. It cools down within an hour.',
      ],
      ['Pink nail beds on all fingers', 'Pink color shows good flow. It needs no report.'],
      [
        'Slight ache eased by raising',
        'Ache eased by simple measures is expected. Pain that grows would be reported.',
      ],
    ],
    rn: 'System-specific (focused) assessment',
    lpn: 'Neurovascular checks',
    takeaway:
      'Check pain, pallor, pulse, feeling, movement, warmth. Pain on passive stretch and numbness come early; lost pulse is late.',
  },
  {
    id: 'paracentesis-after',
    scene: 'Five liters of ascites were just drained. Which checks should the nurse make now?',
    right: [
      [
        'Blood pressure and pulse',
        'Fluid shifts may cause low volume. Pressure falls and the pulse rises.',
      ],
      ['Leakage at the puncture', 'A leak may go on for hours. A dressing or a bag collects it.'],
      [
        'Weight and abdominal girth',
        'They show the effect. They are compared with earlier values.',
      ],
      [
        'Temperature over the next day',
        'Infection may follow the puncture. Fever would be its first sign.',
      ],
    ],
    wrong: [
      [
        'Gag reflex before fluids',
        'The throat was not numbed. Swallowing was not touched by this procedure.',
      ],
      [
        'Pulses of the right foot',
        'No leg artery was punctured. Foot pulses are checked after arterial access.',
      ],
    ],
    rn: 'Potential for complications of tests and procedures',
    lpn: 'Complications of tests, treatments and procedures',
    takeaway:
      'After paracentesis watch pressure, leak, weight, girth, and signs of infection or bleeding. Albumin may be given after large volumes.',
  },
  {
    id: 'glucose-low-signs',
    scene:
      'A client with type 1 diabetes plays tennis before lunch. Which findings suggest that glucose is too low?',
    right: [
      ['Sweaty, pale skin', 'Adrenaline makes the skin sweat. It is an early warning sign.'],
      ['Shaking hands', 'Adrenaline causes tremor. It stops once sugar has been taken.'],
      ['Sudden irritability', 'The brain lacks fuel. Mood changes before speech and walking do.'],
    ],
    wrong: [
      ['Fruity breath', 'Ketones go with lack of insulin. They fit high glucose.'],
      ['Deep, fast breathing', 'It compensates ketoacidosis. It fits high glucose with acids.'],
      [
        'Thirst with much urine',
        'High glucose draws water into urine. It builds up over hours to days.',
      ],
    ],
    rn: 'Blood glucose monitoring',
    lpn: 'Blood glucose monitoring',
    takeaway:
      'Low: sudden, sweaty, shaky, irritable, hungry. High: slow, thirsty, dry, much urine. Check glucose, and treat as low if in doubt.',
  },
  {
    id: 'wound-opening',
    scene:
      'A nurse plans care on the sixth day after abdominal surgery. Which factors raise the risk that the wound opens?',
    right: [
      ['Obesity with a large belly', 'Fat heals badly, and strain on the sutures is high.'],
      ['Long-term prednisone', 'Steroids slow healing. They also raise the risk of infection.'],
      [
        'Frequent hard coughing',
        'Coughing strains the suture line. A pillow held on the wound helps.',
      ],
      ['Albumin of 2.1 g/dL', 'Protein is needed to build tissue. Low values mean poor nutrition.'],
    ],
    wrong: [
      ['Walking three times a day', 'Walking helps healing. It improves blood flow and breathing.'],
      ['Pillow held on the wound', 'A splint protects the wound. It takes strain off the sutures.'],
    ],
    rn: 'Potential for complications from surgery',
    lpn: 'Postoperative complications',
    takeaway:
      'Obesity, steroids, poor nutrition, cough, vomiting, infection and diabetes raise the risk of dehiscence, mostly on days 5 to 10.',
  },
  {
    id: 'lumbar-after',
    scene: 'A client had a lumbar puncture an hour ago. Which measures belong in the plan of care?',
    right: [
      [
        'Encourage fluids by mouth',
        'Fluid replaces what was drawn. It may ease a headache as well.',
      ],
      [
        'Lie flat for the time prescribed',
        'Flat posture lessens leakage and headache. It is ended when the time is over.',
      ],
      [
        'Check feeling and movement of legs',
        'Bleeding may press on nerves. Weakness would be an emergency.',
      ],
    ],
    wrong: [
      [
        'Have the client sit up for a meal',
        'Sitting may bring on headache. Meals are taken lying flat at first.',
      ],
      [
        'Warm pack on the puncture',
        'Heat may start bleeding or leakage. It is of no use to the client.',
      ],
    ],
    rn: 'Potential for complications of tests and procedures',
    lpn: 'Complications of tests, treatments and procedures',
    takeaway:
      'After lumbar puncture: flat, fluids, checks of legs, site and headache. Report fever, stiff neck, leg weakness or clear leakage.',
  },
];

import type { DecisionCase } from '../chest-assessment/pattern.ts';

const methods = 'Disinfection and sterilization';
const bundle = 'Ventilator-associated event prevention protocols';
const precautions = 'Standard and transmission-based precautions';

/** Methods of disinfection, hygiene and prevention of ventilator-associated events. */
export const infectionDecisions: readonly DecisionCase[] = [
  {
    id: 'ethylene-oxide-aeration',
    topic: methods,
    level: 'application',
    stem: 'A plastic device that cannot stand heat has just come out of an ethylene oxide sterilizer. It is needed for a patient. What must be done first?',
    key: [
      'Aerate it for the required time',
      'Residues of the gas irritate and burn tissue, so plastic needs hours of aeration.',
    ],
    slips: [
      [
        'Rinse it briefly in tap water',
        'Water can form harmful compounds with the gas and adds microbes.',
      ],
      ['Expose it to bright sunlight', 'Sunlight does not remove the gas from plastic.'],
      ['Wipe its surface with alcohol', 'The gas is bound inside the plastic, not on its surface.'],
      ['Soak it in glutaraldehyde', 'A sterilized device does not need a second disinfectant.'],
    ],
    note: 'Ethylene oxide sterilizes heat-sensitive items, which must be clean, dry and afterward aerated. Staff must be protected from the gas.',
  },
  {
    id: 'autoclave-choice',
    topic: methods,
    level: 'application',
    stem: 'Stainless steel bronchoscopy instruments are to be sterilized. They are clean and withstand heat and moisture. Which method is the fastest and cheapest that is reliable?',
    key: [
      'Steam under pressure',
      'The autoclave, for example 121 °C for 15 minutes, kills spores quickly and leaves no residue.',
    ],
    slips: [
      [
        'Ethylene oxide gas',
        'Gas takes many hours with aeration and is kept for items that heat would damage.',
      ],
      [
        'Glutaraldehyde for 20 minutes',
        'In 20 minutes glutaraldehyde gives high-level disinfection, not sterility.',
      ],
      ['Pasteurization at 70 °C', 'Hot water at 70 °C does not kill spores.'],
      [
        'Isopropyl alcohol wipes',
        'Alcohol does not kill spores. It cannot make an item or surface free of them.',
      ],
    ],
    note: 'Steam is the first choice for anything that stands heat. A biologic indicator with spores proves the cycle.',
  },
  {
    id: 'glutaraldehyde-time',
    topic: methods,
    level: 'application',
    stem: 'A clean airway instrument is immersed in activated 2% alkaline glutaraldehyde at room temperature for 20 minutes. Which result can be expected?',
    key: [
      'Most microbes killed, but spores may survive',
      'Twenty minutes gives high-level disinfection. Killing spores takes about ten hours.',
    ],
    slips: [
      [
        'Every form of life killed, with spores included',
        'Sterilization with this agent needs about ten hours.',
      ],
      [
        'Just gram-positive bacteria killed by the bath',
        'It kills bacteria, fungi, viruses and mycobacteria.',
      ],
      [
        'Growth stopped without killing any microbes',
        'The agent kills and does not merely stop growth.',
      ],
      [
        'Debris dissolved, so that cleaning is not needed',
        'Protein is fixed by the agent, so cleaning must come first.',
      ],
    ],
    note: 'Clean first, immerse fully for the labeled time, then rinse with sterile water and dry. Test the strength of the solution before use.',
  },
  {
    id: 'spore-indicator',
    topic: methods,
    level: 'recall',
    stem: 'A sterilizer load contains chemical strips and a vial with bacterial spores. The strips have changed color. Why is the vial incubated as well?',
    key: [
      'Survival of spores shows whether killing failed',
      'Strips show that heat or gas was present. The spores show whether it was enough to kill.',
    ],
    slips: [
      [
        'Color of strips shows the species of any bacteria',
        'Strips react to conditions and identify nothing. They do not grow bacteria.',
      ],
      [
        'Growth of spores shows that the cycle worked well',
        'Growth means that the cycle failed. The load must be recalled.',
      ],
      ['Spores take up residues of gas left in the plastic', 'Residues are removed by aeration.'],
      [
        'Vials measure the pressure reached in the chamber',
        'Pressure is read from gauges. Spores do not measure it.',
      ],
    ],
    note: 'Biologic indicators are the proof of sterilization. A load with a positive test is recalled.',
  },
  {
    id: 'home-nebulizer-vinegar',
    topic: methods,
    level: 'application',
    stem: 'A patient with COPD asks how to disinfect a reusable nebulizer at home after washing it with soap and water. The device cannot go in a dishwasher. What should the therapist teach?',
    key: [
      'Soak in dilute white vinegar, rinse, air dry',
      'Acetic acid made from white vinegar and water is a usual home method, followed by sterile or boiled water.',
    ],
    slips: [
      [
        'Wipe with a damp cloth and store in a bag',
        'A damp, closed bag lets bacteria grow. The device should dry in the open.',
      ],
      [
        'Rinse under the tap and use it while wet',
        'Tap water carries germs, and moisture lets them grow.',
      ],
      [
        'Soak in glutaraldehyde and dry by hand',
        'Glutaraldehyde is toxic and not meant for homes.',
      ],
      [
        'Leave in sunlight until the next treatment',
        'Sunlight does not disinfect a nebulizer reliably.',
      ],
    ],
    note: 'At home: wash, disinfect as the maker states, rinse with sterile or boiled water and dry in air. Replace worn parts.',
  },
  {
    id: 'bleach-spores',
    topic: methods,
    level: 'application',
    stem: 'Surfaces and a portable spirometer are to be cleaned after a patient with Clostridioides difficile has left the room. Which agent fits best?',
    key: [
      'Diluted bleach solution',
      'Chlorine kills spores on surfaces, which most quaternary agents and alcohol do not.',
    ],
    slips: [
      [
        'Isopropyl alcohol 70%',
        'Alcohol does not kill spores. It cannot make an item or surface free of them.',
      ],
      [
        'Quaternary ammonium',
        'Quaternary compounds are low-level agents without action on spores.',
      ],
      [
        'Plain soap and water',
        'Soap removes some spores from hands but does not disinfect devices.',
      ],
      ['Dilute acetic acid', 'Vinegar is a home method and does not kill these spores reliably.'],
    ],
    note: 'Spores need a sporicidal agent on surfaces and soap and water on hands. Alcohol fails in both places.',
  },
  {
    id: 'hand-spores',
    topic: precautions,
    level: 'application',
    stem: 'A therapist has given a treatment to a patient with Clostridioides difficile infection and takes off gown and gloves. Which step comes next?',
    key: [
      'Wash the hands with soap and water',
      'Rubbing under running water removes spores, which alcohol does not kill.',
    ],
    slips: [
      [
        'Rub the hands with an alcohol gel',
        'Alcohol does not kill spores. It cannot make an item or surface free of them.',
      ],
      ['Put on a second pair of gloves', 'Gloves do not replace washing of the hands.'],
      ['Wipe the hands on a dry towel', 'A dry towel does not remove spores.'],
      [
        'Spray the hands with a bleach',
        'Bleach is for surfaces and harms skin. It is not used on hands.',
      ],
    ],
    note: 'Alcohol gel is right for most contacts. After spores or visible soil, use soap and water.',
  },
  {
    id: 'needle-recap',
    topic: precautions,
    level: 'application',
    stem: 'A therapist has drawn an arterial sample with a needle that has no built-in shield, and must carry it a few steps to the analyzer. What is the safest way to protect the needle?',
    key: [
      'Scoop up the cap with one hand',
      'A one-handed scoop or a device keeps the other hand away from the point.',
    ],
    slips: [
      [
        'Bend the needle against a tray',
        'Bending needles by hand leads to injury. It is forbidden for this reason.',
      ],
      ['Hold the cap in the other hand', 'Two-handed recapping is a main cause of needlesticks.'],
      [
        'Ask a helper to hold the cap',
        'This puts a second person at risk. No one should hold the cap.',
      ],
      ['Carry it open with point down', 'An open needle endangers everyone on the way.'],
    ],
    note: 'Prefer needles with safety devices and dispose of them at once. Never use both hands to recap.',
  },
  {
    id: 'ppe-removal',
    topic: precautions,
    level: 'application',
    stem: 'A therapist leaves a contact isolation room where a gown, gloves and a face shield were worn. Which item is the most contaminated and is taken off first?',
    key: [
      'Gloves',
      'Gloves have touched the patient and are removed first, without touching their outside.',
    ],
    slips: [
      ['Face shield', 'The shield is removed after gloves, by its straps.'],
      ['Isolation gown', 'The gown follows the gloves and is rolled inside out.'],
      ['Hair cover', 'A hair cover is the least contaminated and comes late.'],
      ['Shoe covers', 'Shoe covers are not part of routine contact isolation and come late.'],
    ],
    note: 'Remove gloves, eye protection, gown and mask in this order, with hand hygiene at the end and whenever hands are soiled. The front of each item counts as contaminated.',
  },
  {
    id: 'droplet-transport',
    topic: precautions,
    level: 'application',
    stem: 'A patient under droplet precautions for influenza has to go to the radiology department. What should the patient wear on the way?',
    key: [
      'A surgical mask',
      'A mask on the source catches droplets. Staff in the hallway then need no special protection.',
    ],
    slips: [
      [
        'An N95 respirator',
        'Respirators protect the wearer from inhaling small particles. The source needs a surgical mask.',
      ],
      ['A full face shield', 'A shield does not stop droplets below its edge.'],
      ['A gown and gloves', 'These protect clothing and hands and do not stop coughed droplets.'],
      ['A nonrebreathing mask', 'An oxygen mask lets exhaled droplets out through its ports.'],
    ],
    note: 'Masks stop droplets best at the source. Limit transport of isolated patients to what is needed.',
  },
  {
    id: 'bundle-head',
    topic: bundle,
    level: 'application',
    stem: 'A ventilated patient without spinal injury or shock lies flat while tube feeding runs. Which change lowers the risk of pneumonia most simply?',
    key: [
      'Raise the head of the bed to 30 to 45 degrees',
      'Lying flat lets stomach contents reach the throat. Raising the head lowers aspiration.',
    ],
    slips: [
      [
        'Change the ventilator circuit every second day',
        'Frequent circuit changes raise the risk and cost. Circuits are changed when soiled.',
      ],
      [
        'Give antibiotics for prevention on every day',
        'Routine preventive antibiotics select resistant germs. They are not part of a bundle.',
      ],
      [
        'Instill saline before each suction procedure',
        'Saline can wash germs deeper and is not used routinely.',
      ],
      [
        'Lower the cuff pressure to 10 cm H₂O or less',
        'Low cuff pressure lets secretions leak into the trachea.',
      ],
    ],
    note: 'The head of the bed at 30 to 45 degrees is part of every prevention bundle unless there is a reason against it. Check it on every round.',
  },
  {
    id: 'bundle-cuff',
    topic: bundle,
    level: 'application',
    stem: 'During rounds for prevention of pneumonia a therapist measures a cuff pressure of 14 cm H₂O in a ventilated patient. What should be done?',
    key: [
      'Raise it to between 20 and 30 cm H₂O',
      'Below 20 cm H₂O secretions leak past the cuff; above 30 the mucosa loses blood flow.',
    ],
    slips: [
      [
        'Leave it, because the mucosa is safe here',
        'Secretions above the cuff leak down at this pressure.',
      ],
      [
        'Raise it to between 45 and 60 cm H₂O',
        'Such pressure cuts off blood flow and injures the trachea.',
      ],
      [
        'Deflate it fully for ten minutes an hour',
        'Regular deflation lets pooled secretions into the lungs.',
      ],
      [
        'Fill it with sterile water to the same size',
        'Water does not correct the pressure. The measured value is what counts.',
      ],
    ],
    note: 'Keep cuff pressure at 20 to 30 cm H₂O and measure it at each shift and after changes. Use a manometer, not the fingers.',
  },
  {
    id: 'bundle-subglottic',
    topic: bundle,
    level: 'application',
    stem: 'A patient is expected to need ventilation for more than three days. Which type of tube helps to prevent pneumonia by removing pooled secretions?',
    key: [
      'Tube with a port above the cuff for suction',
      'Subglottic drainage removes secretions before they leak past the cuff.',
    ],
    slips: [
      [
        'Tube with a wire in its wall against kinking',
        'A reinforced tube resists kinks and does not drain secretions.',
      ],
      [
        'Tube with two lumens for separate lungs',
        'A double-lumen tube is for separating the lungs.',
      ],
      [
        'Tube without a cuff for lower wall pressure',
        'Without a cuff secretions run into the lungs.',
      ],
      [
        'Tube with a side hole at its distal tip',
        'The Murphy eye keeps the tube open when the tip is blocked.',
      ],
    ],
    note: 'Subglottic drainage lowers the rate of pneumonia in patients ventilated for several days. Check the port for blockage.',
  },
  {
    id: 'bundle-sedation',
    topic: bundle,
    level: 'analysis',
    stem: 'A ventilated patient with improving pneumonia is deeply sedated by continuous infusion for the fourth day, on an FIO₂ of 0.35 and a PEEP of 5 cm H₂O. Which step shortens ventilation most?',
    key: [
      'Daily pause of sedation with a breathing trial',
      'Waking and breathing trials each day lead to earlier extubation.',
    ],
    slips: [
      [
        'Daily change of the circuit and the humidifier',
        'Circuit changes do not shorten ventilation. They are made when needed.',
      ],
      [
        'Daily increase of sedation until there is no cough',
        'Deeper sedation prolongs ventilation and delays the breathing trial.',
      ],
      [
        'Daily chest film before any change of setting',
        'A routine film does not shorten ventilation. It is taken for a question.',
      ],
      [
        'Daily instillation of saline into the airway',
        'Saline does not speed liberation and may do harm.',
      ],
    ],
    note: 'Light sedation, daily breathing trials and early movement shorten ventilation and lower ventilator-associated events. Each needs a daily check.',
  },
  {
    id: 'vae-definition',
    topic: bundle,
    level: 'analysis',
    stem: 'By surveillance rules a ventilator-associated condition is a rise of the daily minimum PEEP by at least 3 cm H₂O, or of FIO₂ by at least 0.20, for two days or more after two stable days. Daily minimum PEEP of a patient is 5, 5, 9 and 9, with FIO₂ at 0.40 throughout. What follows?',
    key: [
      'The criteria are met by the rise of PEEP',
      'After two stable days PEEP rose by 4 cm H₂O and stayed up for two days.',
    ],
    slips: [
      [
        'The criteria fail because FIO₂ has not risen',
        'Either PEEP or FIO₂ is sufficient. A rise of both is not required.',
      ],
      [
        'The criteria fail because one day is missing',
        'Two stable and two worse days are present.',
      ],
      ['The criteria are met by the level of FIO₂', 'FIO₂ has not changed.'],
      [
        'The criteria fail because PEEP rose too little',
        'The rise is 4, and 3 cm H₂O is required.',
      ],
    ],
    note: 'The surveillance definition rests on ventilator settings, so it does not depend on reading films. Infection is judged in a second step.',
  },
  {
    id: 'circuit-change',
    topic: bundle,
    level: 'application',
    stem: 'A unit plans a rule for changing ventilator circuits in order to lower the rate of pneumonia. Which rule fits the evidence?',
    key: [
      'Change when visibly soiled or not working',
      'Routine changes do not lower pneumonia, and every break lets germs in.',
    ],
    slips: [
      [
        'Change at the start of every nursing shift',
        'Frequent breaks add contamination and cost. A closed circuit is safer.',
      ],
      [
        'Change every 24 hours with the humidifier',
        'Daily changes have been shown to bring no benefit.',
      ],
      [
        'Change when the patient has been turned',
        'Turning is no reason to change a circuit. Condensate is drained.',
      ],
      [
        'Change before each dose of inhaled drugs',
        'Drugs are given in line without a circuit change.',
      ],
    ],
    note: 'Leave circuits closed as long as they are clean and work. Drain condensate away from the patient.',
  },
  {
    id: 'oral-care',
    topic: bundle,
    level: 'application',
    stem: 'An aide asks why the teeth of a deeply sedated, intubated patient should be brushed several times a day. Which reply is best?',
    key: [
      'Mouth germs are aspirated and cause pneumonia',
      'Plaque is soon colonized by hospital germs that leak past the cuff.',
    ],
    slips: [
      [
        'Gum bleeding is what keeps the airway moist',
        'Bleeding is not a benefit, and moisture comes from the humidifier.',
      ],
      [
        'Brushing makes the cough stronger than before',
        'Brushing does not strengthen cough. It removes plaque and its germs.',
      ],
      [
        'Saliva would otherwise dry out the tracheal cuff',
        'The cuff is not harmed by lack of saliva.',
      ],
      [
        'Toothpaste kills germs that live in the lungs',
        'Toothpaste does not reach the lungs. The aim is fewer germs in the mouth.',
      ],
    ],
    note: 'Mouth care lowers the number of germs above the cuff. Suction pooled secretions before the cuff is moved.',
  },
];

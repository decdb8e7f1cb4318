import type { NursingFact } from '../nursing-conditions/nursing-fact.ts';

/** How urine, stool, sputum and swabs are taken, kept and sent. */
export const specimens: readonly NursingFact[] = [
  {
    id: 'clean-catch',
    scene:
      'A client with burning on urination is asked for a clean-catch urine sample. The nurse explains how to do it.',
    ask: 'Which instruction is correct?',
    key: [
      'Start to void, then catch the middle of the stream',
      'The first urine rinses bacteria from the urethra, so the middle shows what is in the bladder.',
    ],
    fits: 'Catching the middle of the stream is for a clean-catch urine sample.',
    unlike: ['timed-urine', 'sputum', 'stool-parasites'],
    slips: [
      [
        'Collect the first urine of the stream in the cup',
        'The first urine carries bacteria of the urethra and skin.',
      ],
      [
        'Wash the inside of the cup with soap beforehand',
        'The cup is sterile. Soap would spoil it.',
      ],
      [
        'Collect what is left after the bladder feels empty',
        'The last drops are too little and may hold skin bacteria.',
      ],
    ],
    takeaway:
      'For a clean-catch sample clean the meatus, start to void, catch the middle and do not touch the inside of the cup. It goes to the laboratory at once or into the refrigerator.',
  },
  {
    id: 'timed-urine',
    scene:
      'A 24-hour urine collection for creatinine clearance is to begin at 0700. The client voids at that time.',
    ask: 'What should the nurse do with this first urine?',
    key: [
      'Discard it and note 0700 as the start',
      'This urine was made before the period. The collection runs from an empty bladder to an empty bladder.',
    ],
    fits: 'Discarding the first urine starts a timed collection.',
    unlike: [],
    slips: [
      [
        'Put it into the jug as the first portion',
        'It was made during the night before and would raise the result falsely.',
      ],
      [
        'Send it to the laboratory as a control',
        'No control is needed. A blood sample is taken during the period.',
      ],
      [
        'Keep it apart and add half at the end',
        'Half of a sample has no meaning. The bladder must be empty at the start and at the end.',
      ],
      [
        'Measure it and double the amount collected',
        'The volume must be that of the 24 hours alone.',
      ],
    ],
    takeaway:
      'A timed collection starts with an empty bladder: discard the first urine, save all others, and void at the end into the jug. One lost portion means a new start.',
  },
  {
    id: 'catheter-urine',
    scene:
      'A urine culture is prescribed for a client with an indwelling catheter that was placed yesterday.',
    ask: 'From where should the nurse take the sample?',
    key: [
      'From the cleaned port of the tubing with a syringe',
      'Fresh urine from the port has not stood in the bag and the system stays closed.',
    ],
    fits: 'The sampling port is used with an indwelling catheter.',
    unlike: [],
    slips: [
      [
        'From the outlet at the bottom of the drainage bag',
        'Urine in the bag has stood for hours, and bacteria have multiplied.',
      ],
      [
        'From the catheter after it is taken off the tubing',
        'Opening the closed system lets bacteria in. The port avoids this.',
      ],
      [
        'From a puncture in the wall of the catheter balloon',
        'Puncture of the balloon channel empties the balloon.',
      ],
      [
        'From the first urine after the catheter is removed',
        'The catheter is still needed, and a sample can be had without removal.',
      ],
    ],
    takeaway:
      'Take urine from an indwelling catheter through the port: clamp the tubing below it for a short time, clean, and draw with a syringe. A catheter of two weeks or more is changed before a culture.',
  },
  {
    id: 'sputum',
    scene: 'A client with suspected pulmonary tuberculosis is asked for a sputum sample tomorrow.',
    ask: 'Which instruction gives the best sample?',
    key: [
      'Cough deeply on waking, before breakfast',
      'Secretions collect overnight. A deep cough brings them from the lungs, and food does not mix in.',
    ],
    fits: 'A deep cough on waking is for sputum.',
    unlike: ['clean-catch'],
    slips: [
      [
        'Spit saliva into the cup during the day',
        'Saliva comes from the mouth and holds few organisms of the lungs.',
      ],
      [
        'Use antiseptic mouthwash just before it',
        'Antiseptics kill organisms. The mouth is rinsed with water.',
      ],
      [
        'Collect it after the first dose of drugs',
        'Drugs lower growth. Samples are taken before treatment starts.',
      ],
      ['Take a cough suppressant at bedtime first', 'The cough is needed to bring up a sample.'],
    ],
    takeaway:
      'Sputum is best on waking, from deep in the chest, after rinsing with water. For tuberculosis three samples are taken, 8 to 24 hours apart, one of them in the early morning.',
  },
  {
    id: 'occult-blood',
    scene: 'A client will collect stool at home for a guaiac test for hidden blood.',
    ask: 'Which instruction helps to avoid a false positive result?',
    key: [
      'Eat no red meat for three days before the test',
      'Guaiac reacts to blood in red meat as it does to human blood.',
    ],
    fits: 'Red meat is left out before a guaiac stool test.',
    unlike: [],
    slips: [
      [
        'Take vitamin C tablets daily until the test',
        'Vitamin C gives false negative results and is stopped.',
      ],
      [
        'Take a laxative on the night before the test',
        'A laxative is not needed and may irritate the bowel.',
      ],
      [
        'Collect the sample out of the toilet water',
        'Toilet water and cleaners spoil the sample. A clean dry container is used.',
      ],
      [
        'Take ibuprofen if there is pain in that week',
        'Ibuprofen can make the stomach bleed and turn the test positive.',
      ],
    ],
    takeaway:
      'Before a guaiac test leave out red meat and, if allowed, drugs such as NSAIDs that make the gut bleed. Vitamin C can hide blood. Immunochemical tests need no diet.',
  },
  {
    id: 'stool-parasites',
    scene: 'A traveler with diarrhea needs stool examined for ova and parasites.',
    ask: 'How should the stool be handled?',
    key: ['Send it while fresh and warm', 'Living forms die and change shape as stool cools.'],
    fits: 'Fresh warm stool is needed to see parasites.',
    unlike: [],
    slips: [
      ['Keep it in the refrigerator overnight', 'Cold kills moving forms so that they are missed.'],
      [
        'Mix it with urine to thin it',
        'Urine destroys parasites and spoils the sample. Stool is collected apart from urine.',
      ],
      [
        'Collect it after a barium study',
        'Barium hides parasites for days. The sample is taken before such a study.',
      ],
      ['Dry it on a card for mailing', 'Dried stool suits tests for blood, not for parasites.'],
    ],
    takeaway:
      'Stool for ova and parasites goes to the laboratory warm, or in a preservative, without urine, water or barium. Samples of several days are often needed.',
  },
  {
    id: 'c-difficile',
    scene:
      'A client on clindamycin has six watery stools a day. A test for Clostridioides difficile toxin is prescribed.',
    ask: 'Which sample is suitable?',
    key: [
      'A liquid stool that takes the cup’s shape',
      'Toxin is sought in diarrhea. Formed stool may hold harmless colonization.',
    ],
    fits: 'Liquid stool is tested for C. difficile toxin.',
    unlike: [],
    slips: [
      [
        'A formed stool passed before the illness',
        'Formed stool is not tested, as carriers without disease are common.',
      ],
      ['A dry swab of skin around the anus', 'A dry swab holds too little for the toxin test.'],
      [
        'A stool left overnight at room warmth',
        'Toxin breaks down at room temperature. The sample is sent at once or cooled.',
      ],
      ['A rinse of the bedpan with tap water', 'Water dilutes toxin below what the test finds.'],
    ],
    takeaway:
      'Only unformed stool is tested for C. difficile. Contact precautions with soap-and-water hand washing start while the test is pending.',
  },
  {
    id: 'wound-culture',
    scene: 'An infected leg wound is covered with thick pus. A swab culture is prescribed.',
    ask: 'What should the nurse do before taking the swab?',
    key: [
      'Rinse the wound with sterile saline',
      'Old pus holds surface bacteria. The swab is taken from clean tissue, where the infection is.',
    ],
    fits: 'A wound is rinsed before it is swabbed.',
    unlike: [],
    slips: [
      [
        'Clean the wound with povidone-iodine',
        'An antiseptic kills the organisms that are sought.',
      ],
      [
        'Collect pus from the old dressing',
        'Old drainage holds organisms that grew on the dressing.',
      ],
      [
        'Apply the antibiotic ointment first',
        'An antibiotic stops growth in the culture. Swabs are taken before any antibiotic.',
      ],
      ['Dry the wound under a heat lamp', 'Dry surfaces give up few organisms to a swab.'],
    ],
    takeaway:
      'Rinse with saline, then press and turn the swab on clean, living tissue. Do not use pus, scab or antiseptic. Take it before antibiotics.',
  },
  {
    id: 'throat-swab',
    scene: 'A child with fever and a sore throat needs a throat culture for streptococci.',
    ask: 'Where should the swab be rubbed?',
    key: [
      'Over both tonsils and the back of the throat',
      'Streptococci live on the tonsils and the pharynx wall.',
    ],
    fits: 'Tonsils and pharynx are swabbed for streptococci.',
    unlike: [],
    slips: [
      [
        'Along the inner cheek and under the tongue',
        'The mouth holds other bacteria and few streptococci of this kind.',
      ],
      [
        'Across the front of the tongue and the lips',
        'Touching tongue and lips brings in mouth bacteria.',
      ],
      [
        'Deep in both nostrils along the nasal floor',
        'This place is used for respiratory viruses. Streptococci are sought on the tonsils.',
      ],
      [
        'Around the gums and between the back teeth',
        'Gums hold mouth bacteria, which hide the cause.',
      ],
    ],
    takeaway:
      'Rub the swab over both tonsils and the posterior pharynx, without touching tongue or cheeks. If the epiglottis may be swollen, with drooling and stridor, the throat is not touched.',
  },
];

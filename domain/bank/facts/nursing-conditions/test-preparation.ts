import type { NursingFact } from './nursing-fact.ts';

/** What a client does, stops or takes before a test. */
export const testPreparation: readonly NursingFact[] = [
  {
    id: 'colonoscopy',
    scene: 'A client phones about a colonoscopy planned for the day after tomorrow.',
    key: [
      'Drink clear liquids and take the whole bowel solution',
      'The lining can be seen when the bowel is empty. Stool left behind hides polyps.',
    ],
    fits: 'Clear liquids with a bowel solution are for a look into the colon.',
    unlike: ['eeg', 'spirometry', 'stress-test', 'pelvic-ultrasound', 'allergy-test'],
    slips: [
      [
        'Eat extra bran and fruit until the night before',
        'Fiber leaves residue in the colon and spoils the view.',
      ],
    ],
    takeaway:
      'For colonoscopy the client takes clear liquids the day before, leaves out red or purple drinks, and finishes the bowel solution. A driver is needed after sedation.',
  },
  {
    id: 'gallbladder-ultrasound',
    scene:
      'A client with pain after fatty meals is booked for an ultrasound of the gallbladder at 0800.',
    key: [
      'Take nothing but water for eight hours before it',
      'Without food the gallbladder stays full, so that stones can be seen.',
    ],
    fits: 'Fasting keeps the gallbladder full for its ultrasound.',
    unlike: ['pelvic-ultrasound', 'colonoscopy', 'eeg', 'spirometry', 'allergy-test'],
    slips: [
      [
        'Eat a buttered breakfast an hour before it',
        'Fat empties the gallbladder, and small stones are missed.',
      ],
    ],
    takeaway:
      'The gallbladder is scanned after about 8 hours without food. It fills with bile then and shows stones. Gas from eating hides the ducts as well.',
  },
  {
    id: 'pelvic-ultrasound',
    scene: 'A client at 9 weeks of pregnancy is to have an ultrasound through the abdominal wall.',
    key: [
      'Drink about a quart of water and do not void',
      'A full bladder lifts the bowel away and carries sound to the uterus.',
    ],
    fits: 'A full bladder is needed for an early pelvic ultrasound through the abdomen.',
    unlike: ['gallbladder-ultrasound', 'colonoscopy', 'paracentesis', 'eeg', 'glucose-tolerance'],
    slips: [
      [
        'Empty the bladder just before lying down',
        'An empty bladder lets bowel gas cover the uterus. It suits a vaginal probe.',
      ],
    ],
    takeaway:
      'In early pregnancy an abdominal probe needs a full bladder; a vaginal probe needs an empty one. Tell the client which is planned.',
  },
  {
    id: 'paracentesis',
    scene:
      'A client with tense ascites will have fluid drawn from the abdomen at the bedside in half an hour.',
    key: [
      'Empty the bladder just before the procedure',
      'A full bladder rises into the path of the needle and could be pierced.',
    ],
    fits: 'An empty bladder protects it from the needle at paracentesis.',
    unlike: ['pelvic-ultrasound', 'colonoscopy', 'spirometry', 'mri', 'allergy-test'],
    slips: [
      [
        'Lie flat with the arms above the head',
        'Sitting up lets fluid collect low in the abdomen, where it is drawn.',
      ],
      [
        'Drink a quart of water to replace losses',
        'A full bladder is in the way. Fluid is replaced by vein when much is drawn.',
      ],
    ],
    takeaway:
      'Before paracentesis the client voids, is weighed, and the girth and vital signs are noted. Upright posture lets the fluid sink. Watch for low pressure after large volumes.',
  },
  {
    id: 'eeg',
    scene: 'A client with new spells of staring has an electroencephalogram tomorrow morning.',
    key: [
      'Wash the hair tonight and leave out coffee',
      'Oil and spray loosen electrodes, and caffeine changes brain waves.',
    ],
    fits: 'Clean hair and no caffeine are for an electroencephalogram.',
    unlike: ['gallbladder-ultrasound', 'spirometry', 'mri', 'colonoscopy', 'mammogram'],
    slips: [
      [
        'Fast from midnight so that sugar is low',
        'Low glucose changes brain waves. Meals are eaten as usual.',
      ],
      [
        'Take a double dose of the sleep tablet',
        'Sedatives alter the record unless they are prescribed for it.',
      ],
    ],
    takeaway:
      'For an EEG hair is clean and free of spray, meals are eaten, and caffeine is left out. Ask about drugs and about sleep: a sleep-deprived record may be wanted.',
  },
  {
    id: 'spirometry',
    scene:
      'A client with suspected asthma is to have breathing tests with albuterol response at noon.',
    key: [
      'Hold the short-acting inhaler for some hours before',
      'A bronchodilator taken earlier hides the narrowing and its reversal.',
    ],
    fits: 'Holding the inhaler is for breathing tests with bronchodilator response.',
    unlike: ['eeg', 'gallbladder-ultrasound', 'allergy-test', 'mri'],
    slips: [
      [
        'Use the inhaler twice right before the first test',
        'The narrowing would be gone before it is measured.',
      ],
      [
        'Eat a large lunch for strength before the tests',
        'A full stomach limits deep breaths and may cause vomiting.',
      ],
    ],
    takeaway:
      'Before spirometry short-acting bronchodilators are held for 4 to 6 hours if the client can. No smoking, heavy meals or tight clothes. In distress the inhaler is used all the same.',
  },
  {
    id: 'stress-test',
    scene: 'A client has an exercise treadmill test tomorrow at 1000.',
    key: [
      'Wear walking shoes and eat a light early meal',
      'Blood is needed by the legs and heart, and shoes prevent falls.',
    ],
    fits: 'Walking shoes and a light meal are for a treadmill test.',
    unlike: ['spirometry', 'colonoscopy', 'pelvic-ultrasound', 'mammogram'],
    slips: [
      [
        'Smoke as usual so that the test shows daily life',
        'Nicotine narrows coronary arteries and spoils the test.',
      ],
      [
        'Run a mile at home first to warm up the legs',
        'Fatigue stops the test before the heart is loaded.',
      ],
    ],
    takeaway:
      'Before a treadmill test: light meal some hours earlier, no smoking, caffeine or alcohol, comfortable shoes. Some heart drugs are held as prescribed. The client reports chest pain or dizziness.',
  },
  {
    id: 'nuclear-stress',
    scene:
      'A client who cannot walk far will have a heart scan with a drug, adenosine, that widens coronary arteries.',
    key: [
      'Avoid coffee, tea and chocolate for a full day',
      'Caffeine blocks adenosine receptors, and the scan would miss poor flow.',
    ],
    fits: 'Caffeine is left out for a day before an adenosine heart scan.',
    unlike: ['stress-test', 'thyroid-uptake', 'mri', 'colonoscopy', 'allergy-test'],
    slips: [
      [
        'Drink two cups of coffee to widen the arteries',
        'Caffeine works against the test drug. It is left out beforehand.',
      ],
      [
        'Stop all fluids from noon on the day before',
        'Water is allowed; long thirst is of no use.',
      ],
    ],
    takeaway:
      'Adenosine and similar drugs are blocked by caffeine and theophylline, so both are left out for at least 12 to 24 hours. Severe asthma is a reason for another drug.',
  },
  {
    id: 'mri',
    scene: 'A client is scheduled for magnetic resonance imaging of the brain.',
    key: [
      'Tell staff of any pacemaker or metal fragment',
      'The magnet can move metal and upset devices. Some implants rule the test out.',
    ],
    fits: 'Metal and devices matter before magnetic resonance imaging.',
    unlike: ['eeg', 'thyroid-uptake', 'gallbladder-ultrasound', 'mammogram', 'contrast-ct'],
    slips: [
      [
        'Expect a dose of radiation like that of a CT scan',
        'The scan uses a magnetic field and radio waves, not x-rays.',
      ],
      [
        'Leave the drug patch with foil backing in place',
        'Metal backing heats up and burns the skin. It is taken off.',
      ],
    ],
    takeaway:
      'Before MRI ask about devices, clips, metal work near the eyes, patches with foil and fear of closed spaces. The scan is loud, and the client lies still. No x-rays are used.',
  },
  {
    id: 'contrast-ct',
    scene:
      'A client with type 2 diabetes and reduced kidney function needs computed tomography with iodinated contrast tomorrow.',
    key: [
      'Hold metformin from the test until labs are back',
      'Contrast may worsen kidney function, and metformin would then build up and cause lactic acidosis.',
    ],
    fits: 'Metformin is held around iodinated contrast when kidney function is reduced.',
    unlike: ['thyroid-uptake', 'mri', 'eeg', 'spirometry', 'glucose-tolerance'],
    slips: [
      [
        'Take a double dose of metformin with breakfast',
        'More metformin raises the danger of lactic acidosis.',
      ],
      [
        'Limit water so that contrast is not washed out',
        'Fluid protects the kidney and clears contrast. Drinking is encouraged unless it is restricted.',
      ],
    ],
    takeaway:
      'With reduced kidney function metformin is held at the time of iodinated contrast and for 48 hours, until creatinine is known. Fluids are encouraged. Ask about earlier reactions to contrast.',
  },
  {
    id: 'thyroid-uptake',
    scene:
      'A client with weight loss and tremor is to have a radioactive iodine uptake test next week.',
    key: [
      'Leave out kelp and iodized cough syrup until then',
      'A gland filled with other iodine takes up less tracer, and the result is falsely low.',
    ],
    fits: 'Iodine sources are left out before a thyroid uptake test.',
    unlike: ['mri', 'nuclear-stress', 'contrast-ct', 'mammogram', 'allergy-test'],
    slips: [
      [
        'Eat seafood daily to fill the gland with iodine',
        'Extra iodine blocks uptake of the tracer. The result would be falsely low.',
      ],
      [
        'Stay away from all people for a month afterward',
        'The tracer dose is tiny. Isolation is for treatment doses.',
      ],
    ],
    takeaway:
      'Iodine in food, drugs and contrast lowers thyroid uptake for days to weeks. Ask about recent contrast, amiodarone and pregnancy. The tracer needs no isolation.',
  },
  {
    id: 'glucose-tolerance',
    scene: 'An oral glucose tolerance test is arranged for a client with a borderline result.',
    key: [
      'Eat a usual diet for three days, then fast overnight',
      'A low-carbohydrate diet beforehand gives a false high curve. The fast sets the base value.',
    ],
    fits: 'Three days of usual eating and an overnight fast come before a glucose tolerance test.',
    unlike: ['stress-test', 'colonoscopy', 'allergy-test', 'pelvic-ultrasound'],
    slips: [
      [
        'Cut out starch and sugar for the week before it',
        'A low-carbohydrate diet blunts the insulin answer and falsifies the test.',
      ],
      [
        'Take a brisk walk between the blood samples',
        'Exercise lowers glucose and alters the curve. The client rests during the test.',
      ],
    ],
    takeaway:
      'For a glucose tolerance test eat at least 150 g of carbohydrate daily for three days, fast 8 to 12 hours, then rest and do not smoke during the test.',
  },
  {
    id: 'allergy-test',
    scene: 'A client with hay fever is to have skin prick tests in ten days.',
    key: [
      'Stop antihistamine tablets as directed',
      'Antihistamines block the wheal that shows the allergy.',
    ],
    fits: 'Antihistamines are stopped before skin prick tests. They would hide the wheal.',
    unlike: ['spirometry', 'mammogram', 'eeg', 'mri', 'thyroid-uptake'],
    slips: [
      [
        'Take a double antihistamine on the day',
        'The wheals would not appear, and the test would be falsely negative.',
      ],
      [
        'Apply hydrocortisone cream to both arms',
        'Steroid cream dampens the reaction of the skin.',
      ],
    ],
    takeaway:
      'Antihistamines hide skin tests and are stopped days before. Epinephrine is at hand during the test, and the client stays for at least 20 to 30 minutes.',
  },
  {
    id: 'mammogram',
    scene: 'A client asks how to get ready for a first mammogram this week.',
    key: [
      'Use no deodorant or powder that morning',
      'Specks of aluminum in these look like calcium in the breast.',
    ],
    fits: 'Deodorant and powder are left off before a mammogram.',
    unlike: [
      'eeg',
      'allergy-test',
      'pelvic-ultrasound',
      'thyroid-uptake',
      'gallbladder-ultrasound',
    ],
    slips: [
      [
        'Book it for the days just before a period',
        'Breasts are tender then. The week after a period is better.',
      ],
      [
        'Rub in body lotion so that skin slides well',
        'Lotion can blur the film or look like a finding.',
      ],
    ],
    takeaway:
      'For a mammogram leave off deodorant, powder and lotion, and book the week after a period if breasts are tender. Compression lasts seconds.',
  },
  {
    id: 'cortisol-urine',
    scene: 'A client with suspected excess cortisol is given a 24-hour urine jug.',
    key: [
      'Avoid unusual stress and heavy exercise that day',
      'Stress and exertion raise cortisol and may give a false positive.',
    ],
    fits: 'Rest from stress is for a 24-hour cortisol collection.',
    unlike: ['contrast-ct', 'spirometry', 'eeg', 'mammogram', 'allergy-test'],
    slips: [
      [
        'Leave out the urine passed during the night',
        'The night urine holds the level that matters most.',
      ],
      [
        'Add the first morning urine of the starting day',
        'That urine was made before the collection and is discarded.',
      ],
    ],
    takeaway:
      'Cortisol rises with stress, illness and exertion. The jug is kept cool, each urine is saved, and a missed portion means a new start.',
  },
  {
    id: 'pap-test',
    scene:
      'A client with a cervical screening visit on Friday asks the nurse what to do before it.',
    key: [
      'Do not douche or use vaginal cream for two days',
      'Douches, creams and intercourse wash away or hide cervical cells.',
    ],
    fits: 'Douches and vaginal creams are left out before cervical screening.',
    unlike: ['pelvic-ultrasound', 'mammogram', 'eeg', 'colonoscopy', 'allergy-test'],
    slips: [
      [
        'Ask for a date during the heaviest menstrual flow',
        'Blood covers the cells. A date between periods is better.',
      ],
      [
        'Use an antiseptic douche on the morning of the visit',
        'A douche rinses the cells away. The sample may then be useless.',
      ],
    ],
    takeaway:
      'For two days before a Pap test avoid douching, vaginal creams, tampons and intercourse. A date outside menstruation gives the best sample.',
  },
];

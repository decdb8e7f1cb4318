import type { CareScene } from './care-roles.ts';

/** Care on medical units and in long-term care, part by part. */
export const medicalCareScenes: readonly CareScene[] = [
  {
    id: 'role-heart-failure-day-3',
    scene:
      'A client with heart failure is on the third hospital day. The client is stable, takes furosemide by mouth and will go home tomorrow.',
    aide: [
      [
        'Weighing the client before breakfast',
        'A weight on a scale is a measured task with a set routine. An aide can take and record it.',
      ],
      [
        'Measuring the urine in the hat',
        'Measuring and recording output is routine data that needs no license.',
      ],
      [
        'Helping the client walk to the chair',
        'Walking a stable client is a usual task of assistive personnel.',
      ],
    ],
    practical: [
      [
        'Giving the oral furosemide',
        'Oral medicines for a stable client are within the role of a practical nurse, and not of an aide.',
      ],
      [
        'Reinforcing the low-salt diet',
        'Repeating what has been taught is within the role of a practical nurse. It needs a license.',
      ],
    ],
    registered: [
      [
        'Deciding that goals of care are met',
        'Evaluation against the plan is a step of the nursing process kept by the registered nurse.',
      ],
      [
        'Starting discharge teaching on diet',
        'First teaching and the check of learning belong to the registered nurse.',
      ],
      ['Revising the written plan of care', 'Planning needs the judgment of the registered nurse.'],
      [
        'Judging new crackles in the lungs',
        'A new finding has to be assessed and weighed by the registered nurse.',
      ],
    ],
    takeaway:
      'Measured, repeated tasks in stable clients can go to an aide. Oral drugs and repeated teaching fit the practical nurse. Assessment, first teaching and evaluation stay with the registered nurse.',
  },
  {
    id: 'role-stroke-swallow',
    scene:
      'A client with a stroke two weeks ago has left-sided weakness, a stable neurologic state and a tube for feeding while swallowing is retrained.',
    aide: [
      [
        'Turning the client every two hours',
        'Turning on a schedule is basic care that an aide is trained to do.',
      ],
      [
        'Giving oral care with a soft brush',
        'Mouth care in an alert, stable client is basic hygiene. The aide is told to keep the head raised.',
      ],
    ],
    practical: [
      [
        'Giving a feeding through the tube',
        'Tube feeding of a stable client is within the role of a practical nurse.',
      ],
      [
        'Crushing and giving tablets by tube',
        'Giving medicine needs a license, and the route is routine for this client.',
      ],
    ],
    registered: [
      [
        'Judging whether weakness is worse',
        'Comparing neurologic findings needs the assessment of the registered nurse.',
      ],
      [
        'Teaching the spouse to start tube care',
        'The first teaching of a new skill is done by the registered nurse.',
      ],
      [
        'Setting new goals for mobility',
        'Goals are set by the registered nurse with the client and the team.',
      ],
      [
        'Making the first check after a fall',
        'The first assessment after an injury belongs to the registered nurse.',
      ],
    ],
    takeaway:
      'Hygiene and turning go to assistive personnel. A practical nurse gives tube feedings and medicines to a stable client. Judging change, first teaching and goals are kept by the registered nurse.',
  },
  {
    id: 'role-new-diabetes',
    scene:
      'A client was admitted with newly found type 2 diabetes. Glucose is now steady, and insulin has been given for three days.',
    aide: [
      [
        'Checking glucose with the meter',
        'A trained aide may measure capillary glucose and report the number. The nurse interprets it.',
      ],
      ['Bringing a snack at 2100', 'Serving food that has been ordered needs no license.'],
      [
        'Recording how much of each meal was eaten',
        'Noting the intake is routine data that an aide can collect.',
      ],
    ],
    practical: [
      [
        'Injecting the scheduled insulin',
        'Subcutaneous drugs for a stable client are within the practical nurse’s role.',
      ],
      [
        'Watching the client practice injection',
        'The practical nurse can reinforce a skill that has been taught before.',
      ],
    ],
    registered: [
      [
        'Planning the diabetes teaching',
        'A teaching plan rests on assessment of need and is made by the registered nurse.',
      ],
      [
        'Giving the first lesson on foot care',
        'First teaching of the subject is kept by the registered nurse.',
      ],
      ['Writing the nursing diagnoses', 'Analysis of the data is a task of the registered nurse.'],
      [
        'Judging readiness to go home',
        'Readiness is an evaluation made by the registered nurse with the team.',
      ],
    ],
    takeaway:
      'An aide may measure glucose and intake, and reports the numbers. The practical nurse injects insulin and reinforces. The registered nurse plans and starts teaching.',
  },
  {
    id: 'role-pneumonia-older',
    scene:
      'An 80-year-old client with pneumonia has had no fever for a day and breathes easily on 2 L/min of oxygen.',
    aide: [
      [
        'Taking the temperature at 1600',
        'Routine vital signs of a stable client can be taken by an aide.',
      ],
      ['Refilling the water pitcher', 'Encouraging fluids that are ordered needs no license.'],
      [
        'Helping with a shower chair bath',
        'Bathing is basic care, and the aide calls the nurse if breathing changes.',
      ],
    ],
    practical: [
      [
        'Giving the oral antibiotic',
        'Oral medicines for a stable client suit the practical nurse.',
      ],
      [
        'Gathering breath sounds as data',
        'A practical nurse can listen and collect data on a stable client, and reports what is new.',
      ],
    ],
    registered: [
      [
        'Writing the admission assessment',
        'The comprehensive first assessment is the duty of the registered nurse.',
      ],
      [
        'Evaluating the response to therapy',
        'Evaluation needs the judgment of the registered nurse.',
      ],
      [
        'Arranging the discharge plan',
        'Discharge planning rests on assessment and is led by the registered nurse.',
      ],
      [
        'Choosing a new nursing diagnosis',
        'Choosing a diagnosis is analysis and belongs to the registered nurse.',
      ],
    ],
    takeaway:
      'Vital signs, fluids and bathing of a stable client can be delegated. Practical nurses collect data and give oral drugs. Admission assessment and evaluation are for the registered nurse.',
  },
  {
    id: 'role-gi-bleed-transfusion',
    scene:
      'A client admitted with a bleeding ulcer is to receive a unit of packed red cells. Vital signs are steady at the moment.',
    aide: [
      [
        'Taking a set of vital signs an hour in',
        'Once the first minutes have passed safely, an aide may take routine vital signs and report them.',
      ],
      ['Emptying and measuring the urinal', 'Measuring output is a routine task without judgment.'],
    ],
    practical: [
      [
        'Giving the ordered stomach acid tablet',
        'An oral drug on schedule lies within the role of a practical nurse.',
      ],
      [
        'Checking the old IV site for redness',
        'A routine site check is data that a practical nurse can collect and report.',
      ],
    ],
    registered: [
      [
        'Starting the unit of red cells',
        'In most states the transfusion is started by a registered nurse, who assesses the first minutes.',
      ],
      [
        'Staying for the first 15 minutes',
        'Early reactions need assessment and quick judgment by the registered nurse.',
      ],
      [
        'Judging the cause of new dizziness',
        'A new symptom in a client who bled needs assessment.',
      ],
      [
        'Explaining endoscopy for the first time',
        'The first teaching about a test is done by the registered nurse.',
      ],
    ],
    takeaway:
      'Blood is started and watched in the first minutes by a registered nurse. Later routine vital signs can be delegated, with clear instructions on what to report.',
  },
  {
    id: 'role-dementia-nursing-home',
    scene:
      'A resident with advanced dementia in a nursing home needs help with all daily activities and has a healing stage 2 pressure injury.',
    aide: [
      [
        'Feeding the resident a soft lunch',
        'Feeding a resident without swallowing trouble is basic care for a trained aide.',
      ],
      [
        'Changing a wet incontinence brief',
        'Toileting and skin cleansing are daily care for assistive personnel.',
      ],
      ['Floating the heels on a pillow', 'Positioning by a set plan can be done by an aide.'],
    ],
    practical: [
      [
        'Changing the ordered wound dressing',
        'A simple dressing on a healing wound fits the practical nurse.',
      ],
      ['Giving the evening eye drops', 'Medicine by any routine route needs a licensed nurse.'],
    ],
    registered: [
      [
        'Staging a new pressure injury',
        'The first staging of a new wound is an assessment by the registered nurse.',
      ],
      [
        'Completing the care plan review',
        'The care plan is reviewed and signed by the registered nurse.',
      ],
      [
        'Judging the cause of new agitation',
        'A sudden change in behavior needs assessment for pain, infection or drugs.',
      ],
    ],
    takeaway:
      'Daily care belongs to the aide and known wounds to the practical nurse. A new wound or a new behavior needs a registered nurse’s assessment.',
  },
  {
    id: 'role-copd-rehab',
    scene:
      'A client with chronic obstructive lung disease is in a rehabilitation unit, walks 100 feet with a walker and uses two inhalers.',
    aide: [
      [
        'Walking beside the client to lunch',
        'Walking with a steady client is routine support by an aide.',
      ],
      [
        'Setting up the wash basin in reach',
        'Preparing for self-care is basic help that saves the client’s breath.',
      ],
    ],
    practical: [
      [
        'Giving the morning inhaled drug',
        'Inhaled medicine for a stable client is within the practical nurse’s role.',
      ],
      [
        'Listening to the lungs before the inhaler',
        'Collecting such data on a stable client fits the practical nurse, who reports what is new.',
      ],
    ],
    registered: [
      [
        'Teaching inhaler use for the first time',
        'The first teaching of a device is done by the registered nurse.',
      ],
      [
        'Evaluating the six-week care plan',
        'Evaluation of the plan is kept by the registered nurse.',
      ],
      [
        'Assessing a sudden rise in dyspnea',
        'Sudden change means the client is no longer predictable, so the registered nurse assesses.',
      ],
    ],
    takeaway:
      'Steady clients can be walked and set up by an aide. The practical nurse gives inhalers and reminds. Change and first teaching call for the registered nurse.',
  },
  {
    id: 'role-chemotherapy-nausea',
    scene:
      'A client on the second day after chemotherapy has mild nausea, normal vital signs and a central line that is capped.',
    aide: [
      [
        'Offering a rinse of salt water',
        'A bland mouth rinse is hygiene that an aide can offer on schedule.',
      ],
      [
        'Changing the bed linen with gloves',
        'Linen care with ordered precautions needs training, and no license.',
      ],
    ],
    practical: [
      [
        'Giving the oral nausea tablet',
        'An oral drug for an expected symptom fits the practical nurse.',
      ],
      [
        'Checking the mouth lining for new sores',
        'Collecting and reporting data on a stable client is within the practical role.',
      ],
    ],
    registered: [
      [
        'Giving IV chemotherapy by the line',
        'Chemotherapy is given by registered nurses with special training.',
      ],
      [
        'Drawing blood from the central line',
        'In most states central lines are handled by registered nurses.',
      ],
      ['Planning care for low blood counts', 'The plan of care is made by the registered nurse.'],
    ],
    takeaway:
      'Comfort and linen go to an aide who knows the precautions, oral drugs to the practical nurse. Chemotherapy, central lines and planning stay with the registered nurse.',
  },
  {
    id: 'role-kidney-disease-fistula',
    scene:
      'A client with end-stage kidney disease has come back from dialysis, is stable and must keep to a fluid limit.',
    aide: [
      [
        'Weighing the client on the same scale',
        'A weight after dialysis is a routine measure an aide can take.',
      ],
      [
        'Tallying the fluids drunk at meals',
        'Adding up intake is routine recording without judgment.',
      ],
    ],
    practical: [
      [
        'Giving the phosphate binder at lunch',
        'A routine oral medicine fits the role of the practical nurse.',
      ],
      [
        'Feeling the fistula for a thrill',
        'A focused check of a known access is data the practical nurse can collect and report.',
      ],
    ],
    registered: [
      [
        'Assessing the first pressure drop after dialysis',
        'A new fall in pressure makes the client unstable and calls for assessment.',
      ],
      [
        'Teaching a new diet to the family',
        'First teaching on a new subject belongs to the registered nurse.',
      ],
      [
        'Deciding that the plan must change',
        'Changing the plan follows evaluation by the registered nurse.',
      ],
    ],
    takeaway:
      'Weights and intake go to the aide. The practical nurse gives routine drugs and checks the access. New instability and new teaching go to the registered nurse.',
  },
  {
    id: 'role-hospice-home',
    scene:
      'A client with advanced cancer receives hospice care at home. Pain has been well controlled on the same dose for a week.',
    aide: [
      ['Bathing the client in bed', 'A bed bath is personal care that a hospice aide gives.'],
      ['Moistening the lips with a swab', 'Mouth comfort is basic care that needs no license.'],
      ['Changing soiled sheets gently', 'Linen changes are part of an aide’s personal care.'],
    ],
    practical: [
      [
        'Giving the scheduled morphine liquid',
        'An oral drug on a steady dose can be given by a practical nurse.',
      ],
      [
        'Noting the pain score at each visit',
        'Collecting and recording pain data is within the practical role.',
      ],
    ],
    registered: [
      [
        'Making the hospice admission assessment',
        'The first full assessment is made by the registered nurse.',
      ],
      [
        'Leading the review of the care plan',
        'The plan is directed by the registered nurse with the team.',
      ],
      [
        'Assessing pain that is newly severe',
        'A sudden change needs assessment before the plan is changed.',
      ],
    ],
    takeaway:
      'Personal comfort can be delegated. Steady scheduled drugs suit the practical nurse. Admission, sudden change and the plan belong to the registered nurse.',
  },
];

import type { CareScene } from './care-roles.ts';

/** Care after surgery, of mothers and children, and in mental health, part by part. */
export const surgicalCareScenes: readonly CareScene[] = [
  {
    id: 'role-knee-replacement-day-2',
    scene:
      'A client is two days past a knee replacement, walks with a walker and takes oral pain tablets.',
    aide: [
      [
        'Reapplying the leg sleeves',
        'Putting on compression sleeves after a bath is a set routine for a trained aide.',
      ],
      [
        'Walking the client to the toilet',
        'Assisting a steady client with a walker is usual work of an aide.',
      ],
      [
        'Refilling the ice wrap on the knee',
        'A cold pack by a set schedule can be refilled by an aide.',
      ],
    ],
    practical: [
      [
        'Giving the oral pain tablet',
        'Oral drugs for a stable client are within the practical nurse’s role.',
      ],
      [
        'Checking the foot for color and warmth',
        'A focused check on a stable client is data collection by the practical nurse.',
      ],
    ],
    registered: [
      [
        'Assessing sudden swelling of the calf',
        'A new sign of a clot needs assessment by the registered nurse.',
      ],
      [
        'Beginning home safety teaching',
        'First teaching for discharge is done by the registered nurse.',
      ],
      [
        'Setting the pain goal in the plan',
        'Goals in the plan of care are set by the registered nurse.',
      ],
    ],
    takeaway:
      'Walking, sleeves and cold packs are routine tasks. The practical nurse gives tablets and checks circulation. New signs and discharge teaching go to the registered nurse.',
  },
  {
    id: 'role-fresh-postop-laparotomy',
    scene:
      'A client has arrived on the unit 20 minutes ago after major abdominal surgery, with a pain pump and a nasogastric tube.',
    aide: [
      [
        'Placing the call light in reach',
        'Putting the call light at hand is a simple safety step for any staff member.',
      ],
      ['Bringing warm blankets to the bed', 'Comfort items can be fetched by an aide.'],
    ],
    practical: [
      [
        'Irrigating the nasogastric tube as ordered',
        'Irrigation by order is a routine skill of a licensed practical nurse.',
      ],
      [
        'Injecting the ordered subcutaneous heparin',
        'A subcutaneous drug on schedule is within the role of a practical nurse.',
      ],
    ],
    registered: [
      [
        'Making the first assessment on arrival',
        'The first assessment after surgery sets the baseline and belongs to the registered nurse.',
      ],
      [
        'Checking the pain pump settings on arrival',
        'High-alert IV opioids are checked by registered nurses.',
      ],
      [
        'Evaluating the answer to IV morphine',
        'Judging an IV opioid’s effect soon after surgery is for the registered nurse.',
      ],
    ],
    takeaway:
      'A client just back from surgery is not yet predictable. The registered nurse assesses first and handles IV opioids; comfort tasks can be shared out.',
  },
  {
    id: 'role-colostomy-day-4',
    scene:
      'A client has a new colostomy, four days old, with a pink stoma and soft stool. The client has not yet looked at it.',
    aide: [
      [
        'Emptying the pouch and noting the amount',
        'Emptying a pouch and measuring the contents is routine output care.',
      ],
      [
        'Helping the client wash and dress',
        'Help with hygiene is basic care that an aide provides.',
      ],
    ],
    practical: [
      [
        'Changing the appliance on schedule',
        'A routine appliance change on a healthy stoma fits the practical nurse.',
      ],
      ['Giving the oral stool softener', 'An oral drug on schedule is within the practical role.'],
    ],
    registered: [
      [
        'Teaching stoma care for the first time',
        'The first lesson needs assessment of readiness by the registered nurse.',
      ],
      [
        'Assessing how the client copes',
        'A judgment on coping and body image belongs to the registered nurse.',
      ],
      [
        'Judging a stoma that has turned dusky',
        'A dusky stoma is a change that needs assessment at once.',
      ],
    ],
    takeaway:
      'Emptying a pouch can be delegated and a routine change assigned. First teaching, coping and a change in color are for the registered nurse.',
  },
  {
    id: 'role-hip-fracture-traction',
    scene:
      'A client with a hip fracture is in skin traction and waits for surgery tomorrow. Circulation of the foot is normal.',
    aide: [
      [
        'Washing the client’s back and arms',
        'Hygiene of the upper body does not disturb traction and can be done by an aide.',
      ],
      [
        'Offering fluids before midnight',
        'Offering fluids that are ordered is routine care for an aide.',
      ],
    ],
    practical: [
      [
        'Comparing pulses in both feet by routine',
        'A planned circulation check in a stable client is data a practical nurse collects.',
      ],
      [
        'Injecting the scheduled subcutaneous heparin',
        'A subcutaneous drug on schedule is within the practical role.',
      ],
    ],
    registered: [
      [
        'Completing the preoperative assessment',
        'The assessment before surgery is made by the registered nurse.',
      ],
      [
        'Teaching breathing exercises before surgery',
        'First preoperative teaching belongs to the registered nurse.',
      ],
      [
        'Judging sudden numbness of the foot',
        'A new loss of feeling needs assessment and quick action.',
      ],
    ],
    takeaway:
      'Hygiene that leaves the traction alone can be delegated. Routine checks and injections suit the practical nurse. Assessment and first teaching before surgery do not.',
  },
  {
    id: 'role-cesarean-day-2',
    scene:
      'A client is two days past a cesarean birth. Vital signs are normal, the fundus is firm and she is breastfeeding.',
    aide: [
      [
        'Helping the client into the shower',
        'Assistance with a shower is basic care in a steady client.',
      ],
      [
        'Taking a routine blood pressure',
        'Routine vital signs in a stable client may be taken by an aide.',
      ],
    ],
    practical: [
      [
        'Giving the oral pain reliever',
        'Oral medicines for a stable client suit the practical nurse.',
      ],
      [
        'Feeling the fundus at the usual time',
        'A routine fundal check in a stable client is data a practical nurse collects.',
      ],
    ],
    registered: [
      [
        'Assessing a sudden heavy blood flow',
        'New bleeding makes the client unstable and needs the registered nurse.',
      ],
      ['Giving the first breastfeeding lesson', 'First teaching is begun by the registered nurse.'],
      [
        'Planning follow-up for low mood',
        'Planning care on the ground of assessment is for the registered nurse.',
      ],
    ],
    takeaway:
      'A stable mother’s bath and vital signs can be delegated. The practical nurse gives oral drugs and routine checks. Sudden bleeding and first lessons need the registered nurse.',
  },
  {
    id: 'role-child-asthma-recovering',
    scene:
      'A 7-year-old was admitted with asthma two days ago, now has clear lungs and will go home in the afternoon.',
    aide: [
      [
        'Playing a board game with the child',
        'Play in the room is a comfort task that an aide can share.',
      ],
      [
        'Noting how much the child drank',
        'Recording intake is routine data that needs no license.',
      ],
    ],
    practical: [
      [
        'Giving the oral steroid syrup',
        'An oral drug for a stable child lies within the practical role.',
      ],
      [
        'Counting breaths before the inhaler',
        'Collecting data on a stable child suits the practical nurse.',
      ],
    ],
    registered: [
      [
        'Writing the asthma action plan with parents',
        'The plan and its first teaching are done by the registered nurse with the provider.',
      ],
      [
        'Assessing a sudden return of wheezing',
        'A sudden change needs assessment by the registered nurse.',
      ],
      [
        'Evaluating what the parents have learned',
        'Evaluation of learning belongs to the registered nurse.',
      ],
    ],
    takeaway:
      'Play and intake can be delegated. A practical nurse gives oral drugs and counts. Planning, sudden change and evaluation of learning need the registered nurse.',
  },
  {
    id: 'role-depression-inpatient',
    scene:
      'A client with depression has been on a mental health unit for five days, eats better and has no thoughts of self-harm at present.',
    aide: [
      [
        'Sitting with the client during meals',
        'Company at meals and recording what is eaten is suited to assistive staff.',
      ],
      [
        'Walking with the client in the garden',
        'A walk on the grounds by plan is a supported activity for trained staff.',
      ],
    ],
    practical: [
      [
        'Giving the morning antidepressant',
        'A scheduled oral drug fits the role of the practical nurse.',
      ],
      [
        'Checking the mouth for hidden tablets',
        'Making sure that a dose is swallowed is part of giving the medicine.',
      ],
    ],
    registered: [
      [
        'Assessing the risk of suicide',
        'Assessment of suicide risk needs the judgment of the registered nurse.',
      ],
      [
        'Leading the first goal-setting talk',
        'Goals of the plan are set by the registered nurse with the client.',
      ],
      ['Evaluating the safety plan', 'Evaluation of the plan is kept by the registered nurse.'],
    ],
    takeaway:
      'Company and activities can be delegated by plan. Scheduled drugs suit the practical nurse. Risk assessment, goals and evaluation are for the registered nurse.',
  },
  {
    id: 'role-tracheostomy-stable',
    scene:
      'A client in long-term care has had a tracheostomy for two years, with thin secretions and stable breathing.',
    aide: [
      [
        'Giving a bath with the head raised',
        'Hygiene with set precautions is within an aide’s training.',
      ],
      [
        'Keeping the writing board in reach',
        'Placing a board for writing supports the client and needs no license.',
      ],
    ],
    practical: [
      [
        'Suctioning the established tracheostomy',
        'Suctioning of a long-standing, stable airway fits the practical nurse.',
      ],
      [
        'Cleaning the inner tube each shift',
        'Routine tracheostomy care in a stable client is within the practical role.',
      ],
    ],
    registered: [
      [
        'Assessing a sudden fall in saturation',
        'A sudden fall makes the airway unstable and calls for the registered nurse.',
      ],
      [
        'Starting to teach home tracheostomy care',
        'First teaching of a complex skill is for the registered nurse.',
      ],
      [
        'Changing goals in the plan of care',
        'Changing the plan is a step for the registered nurse.',
      ],
    ],
    takeaway:
      'An established, stable tracheostomy can be cared for by a practical nurse. A sudden change and first teaching need a registered nurse. An aide gives hygiene and comfort.',
  },
  {
    id: 'role-chest-pain-observation',
    scene:
      'A client is kept overnight after chest pain. The tests so far are normal and the client has had no pain for ten hours.',
    aide: [
      [
        'Taking the client by chair to the toilet',
        'Transport of a pain-free client is routine help.',
      ],
      [
        'Recording the midnight vital signs',
        'Routine vital signs can be taken by an aide, who reports values outside set limits.',
      ],
    ],
    practical: [
      [
        'Giving the scheduled oral aspirin',
        'An oral drug on schedule is within the practical role.',
      ],
      [
        'Applying the ordered nitroglycerin paste',
        'A topical drug on schedule in a stable client is within the practical role.',
      ],
    ],
    registered: [
      [
        'Giving IV push morphine for new pain',
        'IV push opioids and the judgment around them belong to the registered nurse.',
      ],
      [
        'Interpreting a change in the rhythm strip',
        'Judging a new rhythm calls for the registered nurse.',
      ],
      [
        'Teaching about the stress test at first',
        'First teaching before a test is done by the registered nurse.',
      ],
    ],
    takeaway:
      'Routine vital signs and transport can be delegated with limits to report. Scheduled oral drugs suit the practical nurse. IV push drugs and new rhythms are for the registered nurse.',
  },
  {
    id: 'role-leg-ulcer-clinic',
    scene:
      'A client at a wound clinic has a leg ulcer that is shrinking. It is dressed three times a week by the same order.',
    aide: [
      ['Laying out clean linen and a basin', 'Preparing the room and supplies is routine support.'],
      [
        'Helping the client take off the shoe',
        'Help with clothing is basic care that needs no license.',
      ],
    ],
    practical: [
      [
        'Dressing the ulcer by the usual order',
        'A repeated dressing on a healing wound fits the practical nurse.',
      ],
      [
        'Measuring the ulcer and noting its size',
        'Measuring a known wound is data the practical nurse can collect and report.',
      ],
    ],
    registered: [
      [
        'Deciding that treatment has worked',
        'Evaluation of the result belongs to the registered nurse.',
      ],
      [
        'Making the first assessment at intake',
        'The first assessment in the clinic is made by the registered nurse.',
      ],
      ['Teaching foot care for the first time', 'First teaching is kept by the registered nurse.'],
    ],
    takeaway:
      'Repeated dressings of a healing wound suit the practical nurse. First assessment, evaluation and first teaching stay with the registered nurse.',
  },
];

import type { Decision } from '../basic-care/care-fact.ts';

const equipment = { rn: 'Safe use of equipment', lpn: 'Safe use of equipment' } as const;
const restraint = {
  rn: 'Use of restraints and safety devices',
  lpn: 'Least restrictive restraints and safety devices',
} as const;
const security = { rn: 'Security plan', lpn: 'Emergency response plan' } as const;
const injury = {
  rn: 'Accident, error and injury prevention',
  lpn: 'Accident and injury prevention',
} as const;
const handling = {
  rn: 'Ergonomic principles and safe client handling',
  lpn: 'Ergonomic principles',
} as const;
const hazard = {
  rn: 'Handling hazardous and infectious materials',
  lpn: 'Handling hazardous and infectious materials',
} as const;
const falls = { rn: 'Fall prevention', lpn: 'Fall and seizure precautions' } as const;
const home = { rn: 'Home safety', lpn: 'Home safety' } as const;
const incident = {
  rn: 'Incident reporting (event, variance)',
  lpn: 'Reporting of incidents',
} as const;

/** Decisions in which somebody’s safety is at stake. */
export const safetyDecisions: readonly Decision[] = [
  {
    ...equipment,
    id: 'decide-bed-exit-alarm',
    stem: 'A bed alarm of a client with a high fall risk has sounded five times without cause in one evening. The client is asleep. What should the nurse do?',
    key: [
      'Find the fault and replace the pad if needed',
      'A faulty alarm is mended or replaced, so that the warning can be trusted.',
    ],
    wrong: [
      [
        'Switch it off until the morning shift',
        'Without the alarm the client may get up unnoticed.',
      ],
      [
        'Turn it down so that it cannot be heard in the hall',
        'An alarm that cannot be heard does not warn.',
      ],
      ['Tie the client in until it is mended', 'A restraint is no answer to a technical fault.'],
      ['Tell the aides to ignore the next alarm', 'Ignoring alarms is how real ones are missed.'],
    ],
    takeaway:
      'Frequent false alarms lead staff to ignore real ones. The cause is found and the device is mended or replaced.',
  },
  {
    ...equipment,
    id: 'decide-oxygen-tank-transport',
    stem: 'A client on 6 L/min of oxygen is taken by stretcher to a scan that lasts 40 minutes. The gauge of the portable cylinder shows that it is nearly empty. What should the nurse do?',
    key: [
      'Change to a full cylinder before leaving',
      'A nearly empty cylinder could run out on the way. It is changed before transport.',
    ],
    wrong: [
      [
        'Turn the flow to 2 L/min to make it last',
        'The flow is ordered, and less would leave the client short of oxygen.',
      ],
      [
        'Go quickly and plug in at the scanner',
        'The cylinder may run out on the way or in the elevator.',
      ],
      ['Take the oxygen off for the short way', 'The client needs the oxygen at all times.'],
      [
        'Lay the cylinder beside the client’s legs',
        'A loose cylinder may fall, and an empty one does not help.',
      ],
    ],
    takeaway:
      'Before transport check the cylinder’s content against flow and time, and fix it in its holder.',
  },
  {
    ...equipment,
    id: 'decide-hospital-bed-rail-gap',
    stem: 'A small, confused resident is found with the head near the gap between the mattress and the rail. The mattress is narrower than the bed frame. The resident is unhurt. What should be done?',
    key: [
      'Fit a mattress that leaves no gap',
      'A mattress that fits the frame removes the space in which a head can be caught.',
    ],
    wrong: [
      ['Raise the second rail on that side', 'More rail means more places to be caught.'],
      [
        'Tie the resident to the middle of the bed',
        'A restraint adds a risk of strangling to the danger of the gap.',
      ],
      [
        'Put soft pillows loosely into the gap',
        'Loose pillows shift and may smother a frail resident.',
      ],
      ['Check the resident again each morning', 'A daily check does not remove the trap.'],
    ],
    takeaway:
      'Frail and confused people can be trapped between mattress and rail. Mattress, rail and frame have to fit, and rails are used with care.',
  },
  {
    ...restraint,
    id: 'decide-side-rails-request',
    stem: 'The daughter of an oriented client asks that all four side rails be kept up at night “so that Mom stays in bed.” The client likes to walk to the bathroom alone. How should the nurse reply?',
    key: [
      '“Full rails would hold her in; let us plan safe trips.”',
      'Rails that keep a client in bed are a restraint and raise the danger of falls. Help with trips meets the worry.',
    ],
    wrong: [
      [
        '“I will raise the four rails as soon as she goes to sleep.”',
        'A relative’s wish is no ground for a restraint.',
      ],
      [
        '“Rails are fine if you sign a paper for it.”',
        'A relative’s signature does not make a restraint proper.',
      ],
      [
        '“We will give her a pill so that she stays.”',
        'A drug to keep a client in bed is a chemical restraint.',
      ],
      ['“You must sit with her if you are worried.”', 'Care and safety are the task of staff.'],
    ],
    takeaway:
      'Four raised rails that stop a client from leaving the bed are a restraint. Low bed, light, call light and help to the toilet are safer.',
  },
  {
    ...restraint,
    id: 'decide-restraint-blue-hand',
    stem: 'During a check of a client in wrist restraints the nurse finds that one hand is cool and bluish, and that the client complains of tingling. What should the nurse do first?',
    key: [
      'Remove the restraint from that wrist',
      'Pressure is cutting off blood and nerve. Releasing it comes before anything else.',
    ],
    wrong: [
      ['Rub the hand until it is warm again', 'Rubbing does not remove the pressure at the wrist.'],
      ['Call the provider for a new order first', 'The call follows. Tissue is being harmed now.'],
      [
        'Raise the arm on two firm pillows',
        'Raising the arm lowers the flow further while the band is tight.',
      ],
      ['Chart the finding and look in an hour', 'An hour of poor flow can damage the hand.'],
    ],
    takeaway:
      'A cold, blue or tingling hand in a restraint means that it is too tight. It is released at once, the limb is assessed and the provider told.',
  },
  {
    ...security,
    id: 'decide-tailgating-door',
    stem: 'A nurse enters a locked mental health unit with a badge. A friendly man with flowers walks up and says, “Please hold the door; I am visiting my cousin.” What should the nurse do?',
    key: [
      'Let the door close and direct him to sign in',
      'Visitors are checked at the desk. Holding a locked door lets in unknown persons and dangerous objects.',
    ],
    wrong: [
      [
        'Hold the door, as he has brought flowers',
        'A friendly look and flowers do not show who he is.',
      ],
      ['Let him in and watch where he goes', 'Watching does not replace the check at the desk.'],
      [
        'Take the flowers and hand them on for him',
        'Objects have to be checked before they come onto the unit.',
      ],
      [
        'Give him the code so that he can go in by himself',
        'Codes are secret and are not given to visitors.',
      ],
    ],
    takeaway:
      'Locked units stay locked. Each visitor signs in and is checked, and staff do not hold doors open.',
  },
  {
    ...security,
    id: 'decide-active-shooter',
    stem: 'Shots are heard at the end of a hallway. A nurse and a walking client are near a stairway that leads outside, away from the noise. What should they do?',
    key: [
      'Leave by the stairway at once',
      'When a safe way out is open, getting away comes first.',
    ],
    wrong: [
      [
        'Look down the hallway to see',
        'Going to look exposes them to the danger they could escape.',
      ],
      ['Wait in the open for security', 'Waiting in the open leaves them in the line of fire.'],
      [
        'Pull the fire alarm for others',
        'A fire alarm sends people into hallways, toward the danger.',
      ],
      ['Take the elevator with others', 'An elevator may open onto the danger and cannot be left.'],
    ],
    takeaway:
      'In an attack with a weapon: run if a safe way is open, hide behind locked doors if not, and fight as the last resort.',
  },
  {
    ...injury,
    id: 'decide-wrong-site-mark',
    stem: 'A client goes to surgery on the left ear. The nurse who checks the client before the transfer sees that no site is marked. The transporter is waiting. What should the nurse do?',
    key: [
      'Keep the client until the surgeon marks the site',
      'The mark is made by the surgeon with the client awake, before the client goes to the operating room.',
    ],
    wrong: [
      [
        'Mark the left ear with a pen to save time',
        'Marking is done by the person who does the operation.',
      ],
      [
        'Write “left” on a note clipped to the chart',
        'A note can be lost and does not replace the mark.',
      ],
      [
        'Send the client and call the operating room about it',
        'A sedated client can no longer confirm the side.',
      ],
      ['Ask the transporter to tell the surgeon', 'A message by way of others may be lost.'],
    ],
    takeaway:
      'The site is marked by the surgeon with the client awake. A missing mark stops the transfer.',
  },
  {
    ...injury,
    id: 'decide-distracted-medication',
    stem: 'While a nurse draws up insulin a visitor asks where the cafeteria is, a telephone rings and an aide asks for help to turn a client. None of this is urgent. What should the nurse do?',
    key: [
      'Ask them to wait and finish preparing the dose',
      'Interruptions are a main cause of drug errors. What is not urgent can wait until the dose is ready.',
    ],
    wrong: [
      [
        'Put the syringe down and help to turn the client',
        'An unlabeled syringe is left, and the thread of the task is lost.',
      ],
      [
        'Answer the telephone with the syringe in hand',
        'Doing two things at once leads to wrong doses.',
      ],
      [
        'Let the aide draw up the rest of the insulin',
        'An aide may not prepare medicine, whatever the hurry.',
      ],
      ['Carry the syringe in a pocket on the way', 'An unlabeled syringe in a pocket is unsafe.'],
    ],
    takeaway:
      'High-alert drugs are prepared without interruption. If a real emergency breaks in, the preparation is discarded and begun anew.',
  },
  {
    ...handling,
    id: 'decide-bariatric-stand',
    stem: 'A client of 330 lb (150 kg) has had knee surgery and can bear some weight, but sinks down after a few seconds. The client must move from bed to chair. Which device fits best?',
    key: [
      'A powered stand-assist lift rated for the weight',
      'The client bears some weight and needs support to stay up, which this device gives.',
    ],
    wrong: [
      [
        'A gait belt with one nurse at each side',
        'Two nurses cannot hold a client of this weight who sinks down.',
      ],
      [
        'A cane in the hand opposite to the knee',
        'A cane does not support a client who cannot stay up.',
      ],
      [
        'A sliding board without any other help',
        'A board needs strong arms and balance while sitting.',
      ],
      [
        'A walker and firm words of encouragement',
        'A walker cannot catch a client who sinks down.',
      ],
    ],
    takeaway:
      'The device follows from weight bearing, cooperation and weight: partial weight bearing calls for a stand-assist lift that is rated for the client.',
  },
  {
    ...handling,
    id: 'decide-floor-after-fall-heavy',
    stem: 'A client who weighs 240 lb (109 kg) has slid to the floor, is unhurt and cannot get up alone. Three staff members are present. How should the client be brought up?',
    key: [
      'With a full-body lift that reaches the floor',
      'A mechanical lift takes the weight off the staff and moves the client safely.',
    ],
    wrong: [
      [
        'By the three of them lifting under arms and knees',
        'Lifting this weight by hand injures backs and the client’s shoulders.',
      ],
      [
        'By pulling the client up on a bed sheet',
        'A sheet may tear and does not lift from the floor.',
      ],
      [
        'By rocking the client up with a gait belt',
        'A belt cannot lift a client who cannot push up.',
      ],
      ['By leaving the client there until evening', 'Lying on a hard floor harms skin and muscle.'],
    ],
    takeaway:
      'Clients are not lifted from the floor by hand. After a check for injury a mechanical lift is used.',
  },
  {
    ...hazard,
    id: 'decide-mercury-spill',
    stem: 'An old mercury blood pressure device falls and breaks in a clinic room. Silver beads roll over the floor. What should the nurse do?',
    key: [
      'Clear the room and call for the spill kit',
      'Mercury gives off toxic vapor. People are kept away, and trained staff pick it up with a kit.',
    ],
    wrong: [
      [
        'Vacuum the beads before they spread',
        'A vacuum cleaner heats mercury and blows its vapor into the air.',
      ],
      [
        'Sweep them into the sink with plenty of water',
        'Mercury in the drain poisons water and gives off vapor.',
      ],
      ['Pick them up with gloved fingers', 'Handling spreads the beads and exposes the nurse.'],
      [
        'Wipe the floor with a bleach cloth',
        'Bleach does not remove mercury and can give off toxic gas.',
      ],
    ],
    takeaway:
      'Mercury is not vacuumed, swept or poured away. The room is cleared, and a mercury spill kit is used by trained staff.',
  },
  {
    ...hazard,
    id: 'decide-splash-eye-blood',
    stem: 'Blood splashes into a nurse’s eye when a tube comes loose. The client is safe. What should the nurse do first?',
    key: [
      'Flush the eye with water for several minutes',
      'Flushing removes the blood from the mucous membrane and comes before reporting.',
    ],
    wrong: [
      [
        'Put in antibiotic drops from the drug cart',
        'Antibiotics do not act on viruses, and drops do not rinse.',
      ],
      [
        'Close the eye and press on it with gauze',
        'Pressure keeps the blood in contact with the eye.',
      ],
      [
        'Test the client’s blood before anything else',
        'Testing follows later, since the exposure has to be ended first.',
      ],
      ['Fill in the exposure form at the desk', 'The form follows as soon as the eye is rinsed.'],
    ],
    takeaway:
      'After a splash to eye or mouth rinse with water at once, then report, have baseline tests and preventive treatment considered.',
  },
  {
    ...falls,
    id: 'decide-toilet-left-alone',
    stem: 'A client with a hip repair yesterday sits on the toilet and says, “Please leave me alone; I will ring when I am done.” The client was dizzy on the way. What should the nurse do?',
    key: [
      'Stay within reach with the door ajar',
      'The nurse gives as much privacy as safety allows. A dizzy client is not left alone on the toilet.',
    ],
    wrong: [
      [
        'Leave and come back in ten minutes',
        'Many falls happen when a client is left on the toilet.',
      ],
      [
        'Go, since the client can ring the bell',
        'A dizzy client may fall before reaching for the bell.',
      ],
      [
        'Take the client back to bed unfinished',
        'The need remains, and the client will try alone.',
      ],
      ['Ask a visitor to wait in the bathroom', 'A visitor is not trained to prevent a fall.'],
    ],
    takeaway:
      'Clients with a high fall risk are not left alone in the bathroom. Staff stay within reach and protect privacy.',
  },
  {
    ...home,
    id: 'decide-loaded-gun-home',
    stem: 'A parent tells the nurse at a checkup of a 5-year-old, “We keep a gun in the night table, but our son knows not to touch it.” What is the best advice?',
    key: [
      'Lock it up unloaded, with the bullets kept apart',
      'Children touch guns despite instruction. Unloaded, locked storage apart from ammunition prevents death.',
    ],
    wrong: [
      [
        'Repeat the rule to the child each evening',
        'Rules do not reliably keep children from guns.',
      ],
      [
        'Put it up high behind books on a shelf',
        'Children climb and find what their parents have hidden.',
      ],
      [
        'Show the child how it is handled with care',
        'Lessons do not give a child of this age sound judgment.',
      ],
      ['Keep it loaded with the safety catch set', 'A catch can be moved by a child.'],
    ],
    takeaway:
      'Guns in homes with children are locked, unloaded and kept apart from ammunition. Asking about this is part of safety counseling.',
  },
  {
    ...home,
    id: 'decide-dementia-stove',
    stem: 'A client with early dementia lives with a spouse and has twice left a pot on the stove until it burned. The client loves to cook. Which plan is best?',
    key: [
      'Cooking together and a stove that shuts off',
      'The client keeps a loved activity while the danger is controlled.',
    ],
    wrong: [
      [
        'A ban on entering the kitchen at any time',
        'A ban takes away more than safety demands and leads to conflict.',
      ],
      [
        'A note on the wall that reads “Turn off the stove”',
        'Notes are of little help when memory fails.',
      ],
      ['A move to a nursing home within the week', 'A move is out of proportion to this risk.'],
      [
        'A louder smoke alarm above the stove',
        'An alarm warns late and does not prevent the fire.',
      ],
    ],
    takeaway:
      'In early dementia plans keep abilities and control dangers: company, automatic shut-off, simple tasks.',
  },
  {
    ...incident,
    id: 'decide-visitor-fall',
    stem: 'A visitor slips on a wet floor in a client’s room and gets up with a sore wrist. The visitor says, “It is nothing; do not make a fuss.” What should the nurse do?',
    key: [
      'Offer medical care and report the event',
      'Injuries of visitors are assessed if they agree and are reported like those of clients.',
    ],
    wrong: [
      [
        'Note the fall in the client’s record',
        'The event does not concern the client’s care and does not belong in that record.',
      ],
      [
        'Let it go, as the visitor has asked',
        'The floor is still a danger, and the injury may be worse than it seems.',
      ],
      [
        'Give the visitor a tablet for the pain',
        'A nurse may not give drugs to a visitor without an order.',
      ],
      [
        'Have the visitor sign a paper that there is no harm',
        'Such a paper does not make anyone safer.',
      ],
    ],
    takeaway:
      'Events with visitors are reported by the same form, care is offered, and the hazard is removed.',
  },
];

import type { Practice } from '../nursing-management/practice.ts';

const emergency = {
  rn: 'Emergency response and disaster triage',
  lpn: 'Emergency response plan',
} as const;
const security = { rn: 'Security plan', lpn: 'Emergency response plan' } as const;
const hazard = {
  rn: 'Handling hazardous and infectious materials',
  lpn: 'Handling hazardous and infectious materials',
} as const;

/** Fire, disaster, security and hazardous materials. */
export const emergencyPractices: readonly Practice[] = [
  {
    ...emergency,
    id: 'evacuation-order',
    right:
      'Smoke spreads through one wing of a hospital, and the wing must be cleared. Which clients should be moved first?',
    fix: 'Staff rehearse how to clear a wing that fills with smoke and name whom to move and how. Which plan must be corrected?',
    sound: [
      ['Those closest to the smoke', 'Those nearest to danger are brought out first.'],
      ['Those who can walk, led as a group', 'Walking clients are led out quickly by few staff.'],
      ['Those in wheelchairs by ramp or chair', 'Clients who need help follow, by safe routes.'],
      ['Those in bed on a blanket drag', 'A blanket drag moves a heavy client along the floor.'],
    ],
    unsound: [
      [
        'Those on stretchers by the elevator',
        'Elevators may stop or open onto the fire, so clients are carried or dragged on a blanket.',
      ],
      [
        'Those with the most belongings packed',
        'Belongings are left behind, since minutes decide in smoke.',
      ],
      ['Those who wish to finish their meal', 'Waiting for wishes to be met costs time in danger.'],
      [
        'Those furthest away from the smoke',
        'Clients far away are in less danger than those near the smoke.',
      ],
    ],
    takeaway:
      'Clear those nearest to danger first, sideways past fire doors before going down. Elevators are not used.',
  },
  {
    ...emergency,
    id: 'early-discharge-disaster',
    rn: 'Emergency response and disaster triage',
    right:
      'After an explosion a hospital must make room for many injured. Which client could be sent home first?',
    fix: 'To make room in a disaster a nurse lists clients who might go home early. Which name should be struck off?',
    several:
      'A disaster plan is set in motion and beds are needed. Which clients could safely go home? Select all that apply.',
    sound: [
      [
        'A client who awaits elective knee surgery',
        'Elective surgery can be postponed for some weeks without harm.',
      ],
      [
        'A client with cellulitis who is now on tablets',
        'Oral treatment of an improving infection goes on at home.',
      ],
      [
        'A client admitted for a sleep study',
        'A planned test without urgency can be put off to another week.',
      ],
      [
        'A client two days after an easy birth',
        'A healthy mother after two days is ready to go home.',
      ],
      [
        'A client whose asthma cleared yesterday',
        'Clear lungs on home inhalers allow discharge with a follow-up visit.',
      ],
    ],
    unsound: [
      [
        'A client with chest pain since this morning',
        'New chest pain is unexplained and may be a heart attack.',
      ],
      [
        'A client four hours after bowel surgery',
        'The first hours after major surgery call for close watch.',
      ],
      [
        'A client on an insulin drip for ketoacidosis',
        'An insulin drip needs glucose checks each hour and cannot go on at home.',
      ],
      [
        'A client with sepsis and low pressure',
        'Sepsis with low pressure is shock and needs treatment in hospital.',
      ],
      ['A client with new weakness on one side', 'A new stroke sign needs treatment at once.'],
    ],
    takeaway:
      'In a disaster stable clients with planned tests, elective surgery or oral treatment can go home. New, unstable or IV-dependent clients stay.',
  },
  {
    ...emergency,
    id: 'tornado-warning',
    right:
      'A tornado warning is issued for the town of a one-story nursing home. What should the staff do?',
    fix: 'During a drill for a tornado staff tell what they would do. Which plan must be corrected?',
    sound: [
      [
        'Move residents into inner hallways',
        'Inner hallways without windows give the best shelter.',
      ],
      [
        'Close the doors of each resident’s room',
        'Closed doors hold back wind and flying debris from the hallway.',
      ],
      [
        'Cover residents with blankets',
        'Blankets shield the residents from glass and other flying debris.',
      ],
      [
        'Count residents after the move',
        'A count after the move shows whether someone is missing.',
      ],
    ],
    unsound: [
      [
        'Open windows to even out the pressure',
        'Open windows let in wind and debris and do not help.',
      ],
      [
        'Drive the residents out to the next town',
        'Vehicles are lifted and thrown by a tornado and give no shelter.',
      ],
      [
        'Gather residents at the glass front door',
        'Glass breaks in the wind and is flung at people nearby.',
      ],
      ['Wait for the storm to be seen first', 'The warning means that shelter is taken at once.'],
    ],
    takeaway:
      'In a tornado residents are moved to inner areas away from glass, covered, and counted. Doors are closed.',
  },
  {
    ...emergency,
    id: 'carbon-monoxide-home',
    rn: 'Home safety',
    lpn: 'Home safety',
    right:
      'In a power failure a family heated the home with a charcoal grill. All have headaches and nausea. What should the nurse on the phone tell them first?',
    fix: 'At a winter safety class a nurse asks families how they prevent carbon monoxide poisoning. Which answer needs correction?',
    sound: [
      [
        '“Get out of the house into fresh air.”',
        'Leaving the house ends the exposure, and fresh air clears the gas.',
      ],
      [
        '“Have the furnace checked each year.”',
        'A faulty furnace is a frequent source, and a check can find the fault.',
      ],
      [
        '“Put a detector near the bedrooms.”',
        'The gas has no smell, so a detector has to warn sleepers.',
      ],
      [
        '“Run the generator out in the yard.”',
        'A generator indoors or near windows fills the house with gas.',
      ],
    ],
    unsound: [
      [
        '“Warm up the car inside the garage.”',
        'Exhaust from a car in the garage seeps into the house.',
      ],
      [
        '“Open a window and stay in the room.”',
        'An open window clears the gas slowly while those inside go on breathing it.',
      ],
      [
        '“Drink water and rest for an hour.”',
        'Rest in the poisoned air may end in death, and water does not clear the gas.',
      ],
      ['“Lie down until the headache is gone.”', 'Rest in the poisoned air may end in death.'],
    ],
    takeaway:
      'Carbon monoxide has no smell. Headache and nausea in several persons at once are a warning: leave the house, then call for help.',
  },
  {
    ...security,
    id: 'agitated-visitor',
    right:
      'A visitor shouts, clenches the fists and comes closer to the nurse. How should the nurse act?',
    fix: 'In a class, staff practice how to deal with a threatening visitor. Which reaction should be corrected?',
    several:
      'A relative grows louder and paces at the nurses’ station. Which actions help to keep everyone safe? Select all that apply.',
    sound: [
      [
        'Keep near the exit and call security',
        'A free way out and early help protect the nurse and others.',
      ],
      ['Speak in a low, calm voice', 'A calm, low voice lowers tension and sets an example.'],
      [
        'Stand at an angle, an arm’s length off',
        'Distance and an open stance are less threatening.',
      ],
      [
        'Offer simple choices and set limits',
        'Choices give back some control, and limits give clarity.',
      ],
    ],
    unsound: [
      ['Touch the visitor’s arm to soothe', 'Touch may be felt as an attack by an angry person.'],
      [
        'Block the doorway until help comes',
        'A person who sees no way out may strike to get free.',
      ],
      [
        'Answer each insult in the same tone',
        'An argument in the same tone feeds the anger and raises the danger.',
      ],
      [
        'Go alone with the visitor to a quiet room',
        'Being alone with an angry person is dangerous.',
      ],
    ],
    takeaway:
      'With a threatening person keep distance and a way out, and call security early. A calm voice and clear limits help to lower tension.',
  },
  {
    ...security,
    id: 'infant-security',
    right:
      'Which practice of a maternity unit best protects newborns from being taken by a stranger?',
    fix: 'A security team visits a maternity unit and talks with the staff. Which practice must be changed?',
    sound: [
      [
        'Matching bands on infant and mother',
        'Matching bands are checked each time an infant is handed over.',
      ],
      ['Photo badges for the staff of the unit', 'Parents can see who belongs to the unit.'],
      [
        'Moving infants in a bassinet',
        'A person who carries an infant in arms stands out at once.',
      ],
      [
        'Placing the crib away from the door of the room',
        'Distance from the door makes it harder to take an infant unseen.',
      ],
    ],
    unsound: [
      [
        'Leaving the crib in the hall during a shower',
        'An infant is never left out of sight of parent or staff.',
      ],
      [
        'Posting names and photos on a public page',
        'Public details help a stranger to find an infant.',
      ],
      [
        'Silencing exit alarms that sound too much',
        'A silenced alarm leaves the exit unguarded at the moment of danger.',
      ],
      [
        'Letting volunteers take infants for tests',
        'Infants are taken by staff of the unit with the right badge.',
      ],
    ],
    takeaway:
      'Matching bands, special photo badges, transport in a bassinet, alarms and informed parents protect newborns.',
  },
  {
    ...hazard,
    id: 'chemotherapy-handling',
    right:
      'A client had IV chemotherapy this morning. How should staff handle the client’s body fluids and supplies for the next 48 hours?',
    fix: 'A nurse sees how coworkers handle body fluids and supplies after chemotherapy. Which way of handling them must be corrected?',
    sound: [
      [
        'With chemotherapy-tested gloves and gown',
        'Drug is present in body fluids for about two days, so skin is protected.',
      ],
      [
        'By flushing the toilet with the lid closed',
        'A closed lid keeps drug in the urine from splashing into the room.',
      ],
      [
        'With soiled linen in a marked bag',
        'Marked bags warn the laundry staff of drug in the linen.',
      ],
      ['By washing splashed skin with soap', 'Drug is washed off at once with soap and water.'],
    ],
    unsound: [
      ['With bare hands if no blood is seen', 'The drug cannot be seen and passes through skin.'],
      [
        'By a pregnant aide without a gown',
        'Exposure to these drugs can harm a fetus, so another person does the task.',
      ],
      [
        'With used tubing in the regular trash',
        'Tubing holds drug and goes into the marked container.',
      ],
      [
        'With splashes wiped up by a dry paper towel',
        'A dry towel spreads the drug; spills are cleaned with a kit and in protective gear.',
      ],
    ],
    takeaway:
      'Body fluids hold drug for about 48 hours after chemotherapy. Tested gloves, gown, closed lid and marked containers are used.',
  },
  {
    ...hazard,
    id: 'sealed-implant-visits',
    right:
      'A client has a sealed radioactive implant in place. Which measure lowers the exposure of others?',
    fix: 'A nurse checks the room of a client with a sealed radioactive implant. What must be corrected?',
    several:
      'A nurse plans care for a client with a sealed radioactive implant. Which measures are right? Select all that apply.',
    sound: [
      ['Limiting each visitor to 30 minutes a day', 'Less time in the room means a lower dose.'],
      [
        'Wearing a dosimeter badge during care',
        'The badge measures the dose of each member of staff.',
      ],
      [
        'Keeping a lead box and forceps in the room',
        'A source that has fallen out is picked up with long forceps.',
      ],
      [
        'Doing care in short, planned visits',
        'Grouping the tasks shortens the time spent near the source.',
      ],
      [
        'Placing visitors 6 feet (2 m) from the bed',
        'Dose falls quickly as the distance from the source grows.',
      ],
    ],
    unsound: [
      [
        'Having a pregnant nurse bring the meals',
        'Pregnant staff are not assigned, for the sake of the fetus.',
      ],
      [
        'Sharing the room with a client treated alike',
        'A roommate would be exposed, so a single room is used.',
      ],
      [
        'Letting a toddler sit on the bed for comfort',
        'Children are more sensitive to radiation and are kept out of the room.',
      ],
      [
        'Picking up a fallen source by gloved hand',
        'A source is touched with long forceps and not with fingers.',
      ],
      [
        'Sending linen off before it is checked',
        'Linen stays until it is known to hold no source.',
      ],
    ],
    takeaway:
      'Time, distance and shielding lower the dose. Pregnant persons and children stay out, and a fallen source is picked up with long forceps.',
  },
  {
    ...hazard,
    id: 'sharps-disposal',
    right:
      'A nurse has given an injection with a needle that has a safety shield. What should be done with it?',
    fix: 'A safety officer watches how nurses on a unit handle sharps. Which act must be corrected?',
    several:
      'A clinic wants fewer needlestick injuries. Which habits should the nurses keep to? Select all that apply.',
    sound: [
      [
        'Activate the shield and drop it in the box',
        'The shield covers the point, and the box takes the needle at the bedside.',
      ],
      [
        'Replace the box at three-quarters full',
        'An overfull box causes needlesticks, so it is replaced early.',
      ],
      [
        'Carry the box to the place of use',
        'A short way from client to box lowers the risk of injury.',
      ],
      [
        'Pick up broken glass with a dustpan',
        'Glass is swept up, since fingers would be cut through gloves.',
      ],
    ],
    unsound: [
      [
        'Recap it with both hands before walking',
        'Two-handed recapping is a main cause of needlesticks.',
      ],
      [
        'Bend the needle so that it cannot be used again',
        'Bending a used needle brings the fingers close to the point.',
      ],
      [
        'Put it into the bag for soiled linen',
        'A needle hidden in linen injures the laundry staff.',
      ],
      [
        'Push it down into a box that is full',
        'Hands that press into a full box are stuck by needles.',
      ],
      ['Lay it on the tray to be sorted later', 'An open needle on a tray can injure anyone.'],
    ],
    takeaway:
      'Needles are not recapped, bent or broken. The shield is activated and the needle goes at once into a box that is not overfull.',
  },
];

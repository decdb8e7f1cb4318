import type { WrittenItemSet } from '../../../item/written-item.ts';

export const safetyInfectionControl = {
  field: 'LPN',
  exam: 'NCLEX-PN',
  area: 'safety-infection-control',
  source: 'Standard practical nursing fundamentals text and public health guidance',
  items: [
    {
      id: 'lpn-sic-resident-outside-cold',
      topic: 'Accident and injury prevention',
      level: 'application',
      type: 'single',
      stem: 'At 0200 in winter the front door alarm of a nursing home sounds. A resident with dementia is not in bed, and the bathroom is empty. What should the practical nurse do first?',
      options: [
        {
          text: 'Start the missing resident plan and search',
          why: 'In the cold minutes count. The plan brings all staff to search inside and outside at once.',
          right: true,
        },
        {
          text: 'Telephone the family to ask about habits',
          why: 'The family is told, but the search comes first.',
        },
        {
          text: 'Reset the alarm and finish the night round',
          why: 'A silenced alarm without a search leaves the resident in danger.',
        },
        {
          text: 'Write the event report while facts are fresh',
          why: 'Reports are written when the resident has been found and is safe.',
        },
      ],
      explanation:
        'A missing resident with dementia is an emergency. Staff search at once, inside and outside, and police and family are called according to the plan.',
    },
    {
      id: 'lpn-sic-slides-from-chair',
      topic: 'Least restrictive restraints and safety devices',
      level: 'analysis',
      type: 'single',
      stem: 'A resident with dementia slides forward out of a wheelchair several times a day. A relative asks for a belt to be tied around the resident. Which measure should the practical nurse suggest first?',
      options: [
        {
          text: 'A belt fastened behind the chair back',
          why: 'A belt that the resident cannot open is a restraint and can strangle a person who slides.',
        },
        {
          text: 'A wedge cushion that is high in front',
          why: 'The cushion tilts the pelvis back and keeps the resident seated without tying.',
          right: true,
        },
        {
          text: 'A tray locked across the arms of the chair',
          why: 'A locked tray is a restraint as well, and a sliding resident may be caught under it.',
        },
        {
          text: 'A sheet wrapped snugly around the hips',
          why: 'A wrapped sheet is an improvised restraint and unsafe.',
        },
      ],
      explanation:
        'Posture, cushions, activity and a look for pain or fatigue come before restraints. A device that a resident cannot remove and that limits movement is a restraint, whatever it is called.',
    },
    {
      id: 'lpn-sic-smoking-with-oxygen',
      topic: 'Home safety',
      level: 'application',
      type: 'single',
      stem: 'On a home visit a practical nurse finds a client with oxygen running at 2 L/min by cannula and a lit cigarette in the hand. What should the practical nurse do first?',
      options: [
        {
          text: 'Remind the client of the no-smoking rule',
          why: 'A reminder leaves flame and oxygen together for the moment.',
        },
        {
          text: 'Turn the oxygen off and have the cigarette put out',
          why: 'Removing both the oxygen and the flame ends the danger of burns at once.',
          right: true,
        },
        {
          text: 'Open the windows to thin the oxygen in the room',
          why: 'Thinning takes time, and the cannula still feeds the flame at the face.',
        },
        {
          text: 'Call the equipment company to take the oxygen away',
          why: 'The danger is now. The use of oxygen is settled with the provider later.',
        },
      ],
      explanation:
        'Oxygen makes fabric and hair burn fiercely. Flame and oxygen are separated first. Then the practical nurse teaches, documents and tells the registered nurse and provider.',
    },
    {
      id: 'lpn-sic-glucose-meter-shared',
      topic: 'Handling hazardous and infectious materials',
      level: 'application',
      type: 'multiple',
      stem: 'In a nursing home one glucose meter is used for eight residents. Which practices prevent the spread of blood-borne infection? Select all that apply.',
      options: [
        {
          text: 'Disinfecting the meter after each resident',
          why: 'Blood too small to be seen can carry hepatitis B from one resident to the next.',
          right: true,
        },
        {
          text: 'Using a lancet that retracts after one use',
          why: 'A single-use lancet cannot carry blood to another person.',
          right: true,
        },
        {
          text: 'Changing gloves and cleaning hands each time',
          why: 'Gloves that touched blood are changed before the next resident.',
          right: true,
        },
        {
          text: 'Sharing a pen-type lancing device with new tips',
          why: 'Blood can remain in the device. Such pens are for one person.',
        },
        {
          text: 'Wiping the meter with plain water at the end',
          why: 'Water does not kill viruses, and once a round is too seldom.',
        },
      ],
      explanation:
        'Hepatitis B has spread in facilities through shared meters and lancing pens. The meter is disinfected after each resident, lancets are single-use, and gloves are changed.',
    },
    {
      id: 'lpn-sic-pills-on-table',
      topic: 'Accident and injury prevention',
      level: 'application',
      type: 'single',
      stem: 'On entering a client’s room a practical nurse finds a paper cup with three tablets on the bedside table. The client says, “The last nurse left them for me.” What should the practical nurse do?',
      options: [
        {
          text: 'Stay while the client swallows the tablets',
          why: 'Nobody can know what the tablets are or when they were due.',
        },
        {
          text: 'Remove them and check the medication record',
          why: 'Unlabeled tablets are not given. The record and the last nurse show what was missed.',
          right: true,
        },
        {
          text: 'Put them in the drawer for the next round',
          why: 'Unlabeled tablets in a drawer remain a danger.',
        },
        {
          text: 'Compare their color with those in the cart',
          why: 'Color and shape are not a safe way to identify a drug.',
        },
      ],
      explanation:
        'A nurse gives what he or she has prepared and stays until it is swallowed. Drugs left at the bedside are removed, and the event is reported.',
    },
    {
      id: 'lpn-sic-seizure-six-minutes',
      topic: 'Fall and seizure precautions',
      level: 'analysis',
      type: 'single',
      stem: 'In a residential home a client with epilepsy has been jerking for 6 minutes. The client lies on one side with a cushion under the head. No rescue drug is ordered. What should the practical nurse do now?',
      options: [
        {
          text: 'Call emergency services at once',
          why: 'A seizure longer than 5 minutes may not stop by itself and can harm the brain.',
          right: true,
        },
        {
          text: 'Offer water by the teaspoon',
          why: 'Nothing is given by mouth during a seizure, since it would enter the airway.',
        },
        {
          text: 'Wait until 15 minutes have passed',
          why: 'Treatment becomes less effective as time goes by.',
        },
        {
          text: 'Press the jaw open with a spoon',
          why: 'Objects in the mouth break teeth and may block the airway.',
        },
      ],
      explanation:
        'A seizure of 5 minutes or longer is treated as status epilepticus. Emergency help is called, the client stays on the side, and the time is noted.',
    },
    {
      id: 'lpn-sic-bath-water-neuropathy',
      topic: 'Accident and injury prevention',
      level: 'application',
      type: 'single',
      stem: 'A client with diabetes has little feeling in the feet and is about to soak them before nail care. How should the practical nurse make sure that the water is safe?',
      options: [
        {
          text: 'Measure it with a bath thermometer',
          why: 'A thermometer gives a sure reading when the client cannot feel heat.',
          right: true,
        },
        {
          text: 'Ask the client to test it with a toe',
          why: 'The toes have little feeling and may be scalded unnoticed.',
        },
        {
          text: 'Look whether steam is rising from it',
          why: 'Water that gives off no steam can still scald.',
        },
        {
          text: 'Let it stand for a minute before use',
          why: 'A minute of waiting cools the water very little.',
        },
      ],
      explanation:
        'Clients with loss of feeling cannot warn of heat. Water for bathing is measured and kept at about 100 °F to 105 °F (38 °C to 41 °C), and the feet are dried with care.',
    },
    {
      id: 'lpn-sic-glove-tear-dressing',
      topic: 'Hand hygiene and asepsis',
      level: 'application',
      type: 'single',
      stem: 'During a sterile dressing change a practical nurse brushes the back of a sterile glove against the bed rail. The wound has not been touched since. What should the practical nurse do?',
      options: [
        {
          text: 'Go on with care, using the fingertips alone',
          why: 'The glove is no longer sterile, and germs can move over its surface.',
        },
        {
          text: 'Wipe the glove with an alcohol pad and go on',
          why: 'Wiping does not make a glove sterile again.',
        },
        {
          text: 'Put a new sterile glove over the soiled one',
          why: 'The outside of the first glove would soil the second during donning.',
        },
        {
          text: 'Take off the gloves and put on a new pair',
          why: 'A contaminated glove is replaced before the wound is touched.',
          right: true,
        },
      ],
      explanation:
        'What touches an unsterile surface is unsterile. The gloves are changed, the hands are cleaned, and any part of the field that was touched is replaced.',
    },
    {
      id: 'lpn-sic-button-battery',
      topic: 'Home safety',
      level: 'analysis',
      type: 'single',
      stem: 'A parent calls a clinic: a 14-month-old may have swallowed the button battery of a remote control half an hour ago. The child drools a little but plays. What should the practical nurse tell the parent?',
      options: [
        {
          text: 'To watch the stool until the battery passes',
          why: 'A battery stuck in the esophagus burns through it within hours.',
        },
        {
          text: 'To go to an emergency department right now',
          why: 'A lodged battery can burn the esophagus in about two hours. An X-ray and removal are urgent.',
          right: true,
        },
        {
          text: 'To make the child vomit by touching the throat',
          why: 'Vomiting can lodge the battery or bring it into the airway.',
        },
        {
          text: 'To give bread so that the battery moves along',
          why: 'Food does not move a lodged battery and delays anesthesia.',
        },
      ],
      explanation:
        'A swallowed button battery is an emergency even in a child who seems well. Emergency imaging and removal prevent burns of the esophagus.',
    },
    {
      id: 'lpn-sic-scabies-outbreak',
      topic: 'Standard and transmission-based precautions',
      level: 'application',
      type: 'multiple',
      stem: 'Scabies is found in a resident of a nursing home who shares a room. Which measures should the practical nurse expect to carry out? Select all that apply.',
      options: [
        {
          text: 'Wearing gown and gloves for close contact',
          why: 'Mites pass by skin contact, so arms and hands are covered.',
          right: true,
        },
        {
          text: 'Washing linen and clothes in hot water',
          why: 'Hot washing and drying kills mites in fabric.',
          right: true,
        },
        {
          text: 'Checking and treating close contacts',
          why: 'Itching may start weeks after contact, so contacts are treated as well.',
          right: true,
        },
        {
          text: 'Wearing an N95 respirator in the room',
          why: 'Mites pass by touch and are not carried in the air.',
        },
        {
          text: 'Burning the mattress of the resident',
          why: 'Mites die within days away from the skin, so furniture need not be destroyed.',
        },
      ],
      explanation:
        'Scabies calls for contact precautions until 24 hours after treatment, hot laundering and treatment of contacts. Itching can last for weeks after the mites are dead.',
    },
    {
      id: 'lpn-sic-home-visit-threat',
      topic: 'Emergency response plan',
      level: 'application',
      type: 'single',
      stem: 'A practical nurse on a home visit hears two people fighting in the next room, and a glass shatters. The client asks the nurse to stay. What should the practical nurse do?',
      options: [
        {
          text: 'Go into the room and try to calm them',
          why: 'Stepping between fighting people puts the nurse in danger.',
        },
        {
          text: 'Lock the bedroom door and finish the visit',
          why: 'A locked door traps nurse and client in a place that may become dangerous.',
        },
        {
          text: 'Leave for a safe place and call for help',
          why: 'The nurse can help the client from a safe place by calling the police and the agency.',
          right: true,
        },
        {
          text: 'Tell the client to end the fight at home',
          why: 'The client would be put in danger by stepping in.',
        },
      ],
      explanation:
        'A home care nurse who meets violence leaves at once and calls the police and the supervisor. Own safety comes first, for an injured nurse cannot help.',
    },
    {
      id: 'lpn-sic-hoyer-lift-alone',
      topic: 'Ergonomic principles',
      level: 'application',
      type: 'single',
      stem: 'A resident who cannot bear weight has to be moved with a floor-based mechanical lift. The second helper is late, and the resident is eager to go to lunch. What should the practical nurse do?',
      options: [
        {
          text: 'Run the lift alone but very slowly',
          why: 'One person cannot both steer the lift and guard the resident.',
        },
        {
          text: 'Pull the resident over by the belt',
          why: 'A resident who cannot bear weight would be dropped or injured.',
        },
        {
          text: 'Wait for a second trained person',
          why: 'Two trained persons run a floor lift: one steers and one guards the resident.',
          right: true,
        },
        {
          text: 'Ask the roommate to hold the sling',
          why: 'A resident may not be used as a helper.',
        },
      ],
      explanation:
        'Floor-based lifts are usually run by two trained persons. A short delay is better than a fall, and the tray can be kept warm.',
    },
    {
      id: 'lpn-sic-influenza-roommates',
      topic: 'Standard and transmission-based precautions',
      level: 'analysis',
      type: 'single',
      stem: 'In a nursing home one of two roommates has just tested positive for influenza. There is no empty room tonight. Which step should the practical nurse take until the registered nurse has made a plan?',
      options: [
        {
          text: 'Draw the curtain between beds kept 6 feet apart',
          why: 'Distance and a barrier reduce droplets when no single room is free.',
          right: true,
        },
        {
          text: 'Open the door wide so that fresh air can flow in at night',
          why: 'An open door does not protect the roommate from droplets.',
        },
        {
          text: 'Put the roommate in the dining hall to sleep',
          why: 'The roommate may already carry the virus and could expose others.',
        },
        {
          text: 'Have both residents wear an N95 in bed',
          why: 'Residents do not wear respirators, and droplets do not call for them.',
        },
      ],
      explanation:
        'Without a single room, spacing of more than 3 to 6 feet, a drawn curtain, masks for staff and careful hand hygiene limit droplets. The registered nurse decides on treatment of contacts.',
    },
    {
      id: 'lpn-sic-late-insulin-report',
      topic: 'Reporting of incidents',
      level: 'application',
      type: 'single',
      stem: 'A practical nurse gave mealtime insulin to a client who then refused the meal. The glucose is now 62 mg/dL, and juice has been given. The registered nurse and provider know. How should the event be recorded?',
      options: [
        {
          text: 'In the record alone, as no rule was broken',
          why: 'An event that harmed or could have harmed a client is also reported for learning.',
        },
        {
          text: 'In the event report alone, to protect staff',
          why: 'Facts of care belong in the client’s record.',
        },
        {
          text: 'Facts in the record and a separate event report',
          why: 'The record serves the client’s care, and the internal report serves the safety of all.',
          right: true,
        },
        {
          text: 'In the record, with a line that names the event report',
          why: 'The report is not mentioned in the record.',
        },
      ],
      explanation:
        'The record states what happened, what was found and what was done. The event report is filed apart and is not named in the record.',
    },
  ],
} satisfies WrittenItemSet;

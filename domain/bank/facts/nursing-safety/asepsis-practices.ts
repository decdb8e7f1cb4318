import type { Practice } from '../nursing-management/practice.ts';

const surgical = { rn: 'Surgical asepsis', lpn: 'Hand hygiene and asepsis' } as const;
const precautions = {
  rn: 'Standard and transmission-based precautions',
  lpn: 'Hand hygiene and asepsis',
} as const;
const isolation = {
  rn: 'Standard and transmission-based precautions',
  lpn: 'Standard and transmission-based precautions',
} as const;

/** Hand hygiene, sterile technique and isolation. */
export const asepsisPractices: readonly Practice[] = [
  {
    ...surgical,
    id: 'sterile-field-setup',
    right:
      'A nurse sets up a sterile field for a dressing change. Which act keeps the field sterile?',
    fix: 'A student prepares a sterile field while an instructor watches. Which act should the instructor stop?',
    several:
      'A nurse is about to open a sterile tray at the bedside. Which acts follow the rules of surgical asepsis? Select all that apply.',
    sound: [
      [
        'Keeping the field at waist height',
        'What is below the waist or out of sight counts as unsterile.',
      ],
      [
        'Opening the first flap away from the body',
        'Opening away first means that the arm need not reach over the tray.',
      ],
      [
        'Dropping items in from above the edge',
        'Items are dropped from a short height without touching the field.',
      ],
      [
        'Facing the field for as long as it is in use',
        'A field that is out of sight can be touched unnoticed.',
      ],
      ['Checking the package for tears and date', 'A torn or expired package is not sterile.'],
    ],
    unsound: [
      ['Reaching across the field for the gauze', 'Germs can fall from the arm onto the field.'],
      ['Pouring saline until the drape is soaked', 'A wet drape draws germs up from the table.'],
      [
        'Placing forceps in the outer 1-inch border',
        'The outer inch of the drape counts as unsterile.',
      ],
      [
        'Turning away to speak with a coworker',
        'Once the back is turned, the field counts as unsterile.',
      ],
      ['Talking and laughing above the open tray', 'Droplets from the mouth fall onto the field.'],
    ],
    takeaway:
      'A sterile field is at waist height, dry, in sight and untouched. The outer inch is unsterile. When in doubt, it is set up anew.',
  },
  {
    ...surgical,
    id: 'sterile-gloving',
    right:
      'A nurse puts on sterile gloves by the open method. Which detail of putting on the second glove is right?',
    fix: 'A nurse describes how the second sterile glove is put on by the open method. Which detail should be corrected?',
    sound: [
      [
        'Gloved fingers slip under its cuff',
        'The sterile gloved fingers touch the sterile outside under the cuff.',
      ],
      [
        'The gloved thumb is held away',
        'The thumb is held away so that it does not touch the skin.',
      ],
      [
        'The dominant hand is gloved already',
        'The dominant hand is gloved first, as it works more surely.',
      ],
      [
        'Both hands stay above the waist',
        'Hands below the waist are out of sight and count as unsterile.',
      ],
    ],
    unsound: [
      [
        'Bare fingers hold it on the outside',
        'Bare skin makes the outside of the glove unsterile.',
      ],
      [
        'Gloved fingers reach inside the cuff',
        'The inside of the cuff touches skin, so the gloved hand becomes unsterile.',
      ],
      [
        'The glove is shaken to open it up',
        'Shaking brings the glove close to unsterile surfaces.',
      ],
      [
        'The wrapper lies on a damp table',
        'Moisture carries germs through the wrapper to the sterile gloves.',
      ],
    ],
    takeaway:
      'The first glove is held by the inside of the cuff with a bare hand, and the second by the outside under the cuff with the gloved hand.',
  },
  {
    ...precautions,
    id: 'hand-rub-or-wash',
    right:
      'A nurse carries alcohol-based hand rub. After which contact should the nurse use soap and water in its place?',
    fix: 'A nurse lists moments at which soap and water are needed and hand rub will not do. Which entry should be struck out?',
    several:
      'A nurse teaches students when hand rub will not do. After which contacts are soap and water needed? Select all that apply.',
    sound: [
      [
        'Care of a client with C. difficile diarrhea',
        'Alcohol does not kill spores; they are rinsed off with soap and water.',
      ],
      [
        'Touching blood that is still seen on skin',
        'Visible soil has to be washed off, since hand rub does not remove it.',
      ],
      ['Use of the toilet by the nurse', 'After the toilet hands are washed with soap and water.'],
      [
        'Cleaning up vomit of a norovirus outbreak',
        'Norovirus resists alcohol, so hands are washed with soap and water.',
      ],
    ],
    unsound: [
      [
        'Taking the pulse of a client with asthma',
        'Hand rub is enough after contact with intact skin.',
      ],
      [
        'Moving the bedside table of a client who is asleep',
        'Hand rub is enough after contact with surroundings that are not soiled.',
      ],
      [
        'Removing gloves after an oral dose',
        'Hand rub does after glove removal when hands are not soiled.',
      ],
      ['Straightening the linen of a dry bed', 'Hand rub is enough when hands look clean.'],
    ],
    takeaway:
      'Hand rub is right in most cases. Soap and water are needed when hands look soiled, after the toilet, and with C. difficile or norovirus.',
  },
  {
    ...precautions,
    id: 'hand-washing-technique',
    right: 'A nurse washes the hands with soap and water. Which detail of the method is right?',
    fix: 'An infection control nurse watches how staff on a unit wash their hands. Which detail should be corrected?',
    several:
      'A nurse shows family members how to wash their hands before a visit. Which points are right? Select all that apply.',
    sound: [
      [
        'Rubbing each surface for at least 20 seconds',
        'Friction over all surfaces for 20 seconds or more lifts the germs off.',
      ],
      ['Closing the tap with a dry paper towel', 'The towel keeps clean hands off the soiled tap.'],
      [
        'Cleaning between the fingers and thumbs',
        'These places are missed most often when hands are washed in haste.',
      ],
      [
        'Holding the hands lower than the elbows',
        'Water runs from the cleaner arm to the hands and off the fingers.',
      ],
    ],
    unsound: [
      [
        'Drying the hands on the uniform',
        'The uniform is soiled and contaminates the hands again.',
      ],
      [
        'Using hot water that reddens the skin',
        'Hot water damages skin and does not remove more germs.',
      ],
      [
        'Keeping long artificial nails for care',
        'Artificial nails harbor germs and have caused outbreaks.',
      ],
      [
        'Soaping the palms and leaving the backs of the hands',
        'Germs remain on surfaces that are not rubbed.',
      ],
    ],
    takeaway:
      'Wash for at least 20 seconds with friction on every surface, dry well and close the tap with a towel. Artificial nails are not worn in direct care.',
  },
  {
    ...isolation,
    id: 'tuberculosis-isolation',
    right:
      'A client with active tuberculosis of the lung is on airborne precautions and must go to radiology. What should be arranged?',
    fix: 'A nurse looks at the isolation of a client with active tuberculosis of the lung. Which finding must be corrected?',
    several:
      'A client is admitted with suspected tuberculosis of the lung. Which measures belong in the plan? Select all that apply.',
    sound: [
      [
        'A surgical mask on the client for the trip',
        'The mask holds back droplets at their source during transport.',
      ],
      ['A door that is kept closed', 'Negative pressure works when the door is shut.'],
      [
        'An N95 respirator tested for fit on staff',
        'A respirator that was tested for fit filters droplet nuclei.',
      ],
      [
        'Air drawn from the hall into the room',
        'Inward flow keeps germs in the room and out of the hall.',
      ],
      [
        'Tissues and a bin within easy reach',
        'Covering a cough with a tissue lowers the number of germs in the air.',
      ],
    ],
    unsound: [
      [
        'A surgical mask worn by the nurse in the room',
        'A surgical mask does not filter droplet nuclei.',
      ],
      [
        'A roommate with chronic bronchitis',
        'A shared room would expose the roommate to germs in the air.',
      ],
      ['A fan that blows air into the hallway', 'The fan would carry germs out of the room.'],
      ['A walk in the hallway without a mask', 'A walk without a mask would expose others.'],
      [
        'A beard under the nurse’s respirator',
        'Hair breaks the seal of the respirator, so that air leaks in.',
      ],
    ],
    takeaway:
      'Airborne precautions: negative pressure, closed door, fitted N95 for staff. The client wears a surgical mask when leaving the room.',
  },
  {
    ...isolation,
    id: 'contact-precautions-stool',
    right:
      'A client on antibiotics has watery stools, and C. difficile is found. Which measure is part of the precautions?',
    fix: 'A nurse observes care of a client with C. difficile diarrhea. Which act needs correction?',
    several:
      'A resident of a care facility has C. difficile diarrhea. What should the staff do? Select all that apply.',
    sound: [
      [
        'Cleaning surfaces with a bleach agent',
        'Bleach kills spores, which other agents leave alive.',
      ],
      [
        'Wearing gown and gloves on entry',
        'Spores cling to clothes and hands, which gown and gloves keep clean.',
      ],
      [
        'Leaving a stethoscope in the room',
        'Equipment for this client alone is not carried to others.',
      ],
      ['Placing the client in a room alone', 'A room and toilet of one’s own limit the spread.'],
      [
        'Removing the gown before leaving',
        'The gown is left in the room so that spores are not carried out.',
      ],
    ],
    unsound: [
      [
        'Using hand rub alone on leaving',
        'Alcohol does not kill spores, so they stay on the hands.',
      ],
      ['Wearing the same gown in two rooms', 'A used gown carries spores to the next client.'],
      [
        'Sharing the toilet with a roommate who is well',
        'Spores on a shared toilet pass to the next person who uses it.',
      ],
      [
        'Taking the thermometer to a neighbor',
        'Equipment that goes from one client to another passes spores on.',
      ],
      [
        'Wearing an N95 in place of a gown',
        'Spores are carried by touch, so a respirator does not help.',
      ],
    ],
    takeaway:
      'For C. difficile: gown, gloves, own equipment, single room and toilet, bleach-based cleaning, and hand washing with soap and water.',
  },
  {
    ...isolation,
    id: 'neutropenia-protection',
    right:
      'A client has a very low neutrophil count after chemotherapy. Which measure protects this client?',
    fix: 'A nurse enters the room of a client with a very low neutrophil count. What must be changed?',
    sound: [
      [
        'Washing of hands by each person who enters',
        'Hands are the chief route for germs to reach the client.',
      ],
      ['A check of temperature every four hours', 'Fever may be the sole sign of infection.'],
      [
        'A single room with the door kept shut',
        'A single room lowers contact with germs of others.',
      ],
      [
        'Meals in which meat is cooked well done',
        'Thorough cooking kills germs in food that could cause a grave infection.',
      ],
    ],
    unsound: [
      ['A vase of fresh flowers on the table', 'Standing water and soil hold bacteria and molds.'],
      [
        'A rectal thermometer for each check',
        'A rectal thermometer can injure the lining and let germs in.',
      ],
      [
        'A visitor who has had a runny nose since morning',
        'A cold can be dangerous for a client without defenses.',
      ],
      ['A roommate with an infected ulcer', 'Germs could pass from the roommate to the client.'],
    ],
    takeaway:
      'Neutropenia: hand hygiene, single room, no sick visitors, no fresh flowers, no rectal procedures. Fever is an emergency.',
  },
  {
    ...surgical,
    id: 'urinary-catheter-closed',
    right:
      'A client will keep an indwelling urinary catheter for a week after surgery. Which measure lowers the risk of infection?',
    fix: 'On rounds in long-term care a nurse checks the residents who have urinary catheters. Which finding must be corrected?',
    several:
      'A unit wants fewer infections from urinary catheters. Which habits help? Select all that apply.',
    sound: [
      ['Keeping the bag lower than the bladder', 'A low bag keeps urine from flowing back.'],
      [
        'Asking each day if it is still needed',
        'The risk rises each day, so a needless catheter comes out.',
      ],
      [
        'Cleaning the area with soap and water',
        'Gentle daily cleansing lowers the number of germs.',
      ],
      [
        'Taking samples from the sampling port',
        'The port allows a sample while the system stays closed.',
      ],
      ['Fixing the tube to the thigh', 'A fixed tube does not pull on the urethra.'],
    ],
    unsound: [
      [
        'Opening the tube to drain a sample',
        'Each opening of the system lets germs in that reach the bladder.',
      ],
      ['Resting the bag on the floor', 'The floor soils the bag and its outlet.'],
      [
        'Lifting the bag onto the bed for a turn',
        'Urine flows back into the bladder from a raised bag.',
      ],
      [
        'Emptying two clients’ bags in one jug',
        'A shared jug carries germs from one to the other.',
      ],
      ['Leaving a loop of tube below the bag', 'A loop below the bag stops the flow.'],
    ],
    takeaway:
      'A closed system, a low bag off the floor and daily cleansing lower the risk of infection. The surest way is to remove a catheter that is no longer needed.',
  },
  {
    ...surgical,
    id: 'central-line-dressing',
    rn: 'Surgical asepsis',
    lpn: 'Hand hygiene and asepsis',
    right:
      'A nurse looks at a client’s central line dressing. Which state of the site meets the standard?',
    fix: 'On rounds a nurse checks the dressings and tubing of clients with central lines. Which finding needs action?',
    sound: [
      [
        'Clear dressing that sticks on each side',
        'An intact clear dressing protects and lets the site be seen.',
      ],
      ['Date of the last change on the edge', 'The date shows when the next change is due.'],
      [
        'Skin beneath without redness or fluid',
        'Normal skin without redness or fluid speaks against infection.',
      ],
      ['Unused ports closed with caps', 'Caps on unused ports keep germs and air out of the line.'],
    ],
    unsound: [
      [
        'Dressing loose at one corner and damp',
        'A loose or damp dressing lets germs in and is changed at once.',
      ],
      [
        'Port scrubbed for one second before use',
        'A port is scrubbed longer, usually for 15 seconds, and left to dry.',
      ],
      [
        'Gauze under the film left in place for five days',
        'Gauze is changed every two days or when soiled.',
      ],
      ['Tubing end hanging open on the pole', 'An open end is contaminated and is replaced.'],
    ],
    takeaway:
      'A central line dressing is dry, sealed and dated. Clear film is changed every 7 days, gauze every 2, and both when loose or soiled.',
  },
];

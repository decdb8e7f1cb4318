import type { Practice } from '../nursing-management/practice.ts';

const falls = { rn: 'Fall prevention', lpn: 'Fall and seizure precautions' } as const;
const restraint = {
  rn: 'Use of restraints and safety devices',
  lpn: 'Least restrictive restraints and safety devices',
} as const;
const injury = {
  rn: 'Accident, error and injury prevention',
  lpn: 'Accident and injury prevention',
} as const;

/** Falls, restraints, seizures and mix-ups. */
export const fallPractices: readonly Practice[] = [
  {
    ...falls,
    id: 'bedside-fall-measures',
    right:
      'An older client who is unsteady has been admitted. Which measure best lowers the risk of a fall?',
    fix: 'A nurse makes safety rounds on a unit for older adults. Which finding must be changed?',
    several:
      'A nurse plans for a client with a high fall risk score. Which measures are suitable? Select all that apply.',
    sound: [
      [
        'Bed in its lowest position',
        'A low bed lets the feet reach the floor and shortens any fall.',
      ],
      ['Call light within easy reach', 'A client who can call does not get up alone.'],
      ['Nonslip socks or shoes on the feet', 'A firm grip keeps the feet from sliding.'],
      ['Rounds each hour with help to the toilet', 'Many falls occur on the way to the toilet.'],
      [
        'A night light on the way to the bathroom door',
        'Light shows obstacles and the way when the client gets up at night.',
      ],
    ],
    unsound: [
      [
        'Four raised side rails through the night',
        'Four rails are a restraint, and clients are hurt climbing over them.',
      ],
      ['A throw rug beside the bed', 'Loose rugs slide on the floor and catch the feet.'],
      ['Wheels unlocked for easy moving', 'An unlocked bed rolls away as the client rises.'],
      ['Cords and tubing across the path', 'Cords on the floor are a trip hazard.'],
      [
        'A sleeping pill so that nobody gets up',
        'Sedation dulls balance and attention, so falls become more likely.',
      ],
    ],
    takeaway:
      'Low locked bed, call light, good footwear, light, clear paths and regular toileting prevent falls. Four raised rails are a restraint.',
  },
  {
    ...falls,
    id: 'orthostatic-rising',
    right:
      'A client on a new blood pressure drug feels dizzy on rising. Which advice helps to prevent a fall?',
    fix: 'A client with low pressure on standing tells the nurse about daily habits. Which habit should be changed?',
    sound: [
      [
        'Sit on the bed’s edge before standing',
        'A pause on the edge lets the blood pressure adjust.',
      ],
      ['Move the ankles up and down first', 'Working the calf muscles returns blood to the heart.'],
      ['Hold on to something firm on rising', 'A hold prevents a fall if dizziness comes.'],
      ['Sit down again when dizzy', 'Sitting at the first sign prevents a faint.'],
    ],
    unsound: [
      ['Take long, very hot showers', 'Heat widens vessels and lowers the pressure more.'],
      [
        'Jump up quickly to get it over',
        'Quick rising is what causes the fall in pressure and the dizziness.',
      ],
      [
        'Drink less so as to rise less often at night',
        'Too little fluid lowers the pressure further and makes dizziness worse.',
      ],
      [
        'Walk in socks without grip at night',
        'Smooth socks slip on the floor, above all when the client is dizzy.',
      ],
    ],
    takeaway:
      'With orthostatic hypotension rise in stages, drink enough, avoid heat and sit down at the first dizziness.',
  },
  {
    ...restraint,
    id: 'wrist-restraint-care',
    right:
      'A client has soft wrist restraints after twice pulling out a feeding tube. Which finding shows that they are used correctly?',
    fix: 'A supervisor checks a client in soft wrist restraints and reads the order. Which finding must be corrected?',
    several:
      'A nurse cares for a client in soft wrist restraints. Which measures are part of the care? Select all that apply.',
    sound: [
      [
        'Two fingers fit under the band',
        'Two fingers’ room keeps the flow of blood and prevents injury.',
      ],
      ['Ties fixed to the bed frame', 'The frame moves with the client when the bed is raised.'],
      ['A quick-release knot is used', 'The knot opens with one pull in an emergency.'],
      [
        'Skin and circulation are checked often',
        'Frequent checks find pressure and lack of flow early.',
      ],
      [
        'Hands are freed at set times for motion',
        'Release at set times and motion prevent stiffness and pressure sores.',
      ],
    ],
    unsound: [
      ['Ties fastened to the side rail', 'Lowering the rail would pull on the limb.'],
      [
        'A double knot to hold them firm',
        'A double knot cannot be opened fast in a fire or other emergency.',
      ],
      ['An order written “as needed”', 'Orders for restraint may not be written as needed.'],
      ['Checks at the change of shift', 'Checks are far more frequent than once a shift.'],
      ['The call light out of reach', 'A restrained client must be able to call.'],
    ],
    takeaway:
      'Restraints need an order with a time limit and are tied to the frame with a quick-release knot. They are checked and released at set times.',
  },
  {
    ...restraint,
    id: 'before-restraint',
    right:
      'A client with dementia keeps picking at a bandage on the arm. What should be tried before a restraint is considered?',
    fix: 'A nurse lists steps to take before using a restraint for a restless client. Which step should be struck out?',
    several:
      'A client with dementia pulls at an IV dressing. What can the staff do in place of a restraint? Select all that apply.',
    sound: [
      ['Covering the bandage with a long sleeve', 'Out of sight, the bandage is often left alone.'],
      [
        'Giving the hands something to fold',
        'An activity for the hands takes the place of picking.',
      ],
      [
        'Treating pain, thirst or a full bladder',
        'Unmet needs are a frequent cause of restlessness.',
      ],
      ['Asking a relative to sit nearby', 'A familiar person calms the client and can keep watch.'],
    ],
    unsound: [
      ['Tying the hand for an hour as a trial', 'A restraint is a last resort and not a trial.'],
      [
        'Giving a sedative for the ease of the staff',
        'A drug used for convenience is a chemical restraint.',
      ],
      [
        'Locking the client in the room',
        'Locking in is seclusion, which is a restriction as well.',
      ],
      ['Warning that the hands will be tied', 'A threat frightens the client and is abuse.'],
    ],
    takeaway:
      'The least restrictive way comes first: unmet needs, distraction, cover, company. A restraint is a last resort for danger.',
  },
  {
    ...falls,
    id: 'seizure-room',
    rn: 'Accident, error and injury prevention',
    right:
      'A client who has had three seizures this week is admitted. Which preparation of the room is right?',
    fix: 'A nurse checks the room of a client on seizure precautions. What must be taken away or changed?',
    several:
      'A nurse takes precautions for a client with epilepsy. Which measures are suitable? Select all that apply.',
    sound: [
      [
        'Suction ready at the bedside',
        'Suction at hand clears saliva from the mouth after a seizure.',
      ],
      ['Oxygen equipment at hand', 'Oxygen may be needed during or after a seizure.'],
      [
        'Pads along the side rails',
        'Pads along the rails soften blows while the limbs are jerking.',
      ],
      ['A bed in its lowest position', 'A low bed lessens harm from a fall.'],
      ['An IV access kept open as ordered', 'Access allows drugs to be given at once.'],
    ],
    unsound: [
      ['A tongue blade taped to the wall', 'Nothing is put between the teeth during a seizure.'],
      ['Soft ties ready for the wrists', 'Holding limbs down in a seizure causes injury.'],
      ['A glass thermometer for the mouth', 'Glass may break in the mouth during a seizure.'],
      [
        'Hard furniture close to the bed',
        'Hard edges near the bed cause injuries when limbs are jerking.',
      ],
      ['A door locked from inside', 'A locked door keeps helpers out when each second counts.'],
    ],
    takeaway:
      'Seizure precautions: padded rails, low bed, suction and oxygen at hand. Nothing goes into the mouth and limbs are not held.',
  },
  {
    ...injury,
    id: 'two-identifiers',
    right:
      'A nurse brings a tablet to a client in a two-bed room. Which way of identifying the client is safe?',
    fix: 'A supervisor watches how staff identify clients before they give medicines. Which way is unsafe?',
    several:
      'A unit reviews how staff make sure of a client’s identity. Which ways are accepted? Select all that apply.',
    sound: [
      [
        'Comparing name and birth date with the band',
        'Two identifiers that belong to the person are compared.',
      ],
      [
        'Asking the client to state the full name',
        'The client states the name, rather than agreeing to one.',
      ],
      ['Scanning the bar code on the wristband', 'The bar code links the person with the record.'],
      [
        'Checking the record number on the band',
        'The record number belongs to one person and does not change with the room.',
      ],
    ],
    unsound: [
      [
        'Reading the room number on the door',
        'Clients change rooms, so a room number identifies nobody.',
      ],
      ['Asking, “You are Mrs. Diaz, right?”', 'A client may say yes to a wrong name.'],
      ['Looking at the card above the bed', 'A card stays when a client is moved.'],
      [
        'Trusting a face that is known from the day before',
        'Faces are mixed up when staff are busy.',
      ],
    ],
    takeaway:
      'Use two identifiers that belong to the person, such as name and birth date. The room or bed number is not one.',
  },
  {
    ...injury,
    id: 'latex-allergy-care',
    right:
      'A client with spina bifida and a severe latex allergy is admitted for surgery. Which of these is safe for the client?',
    fix: 'A nurse checks the care of a client with latex allergy. What must be corrected?',
    sound: [
      [
        'Using nitrile gloves in the room',
        'Nitrile is a synthetic material and holds no natural rubber.',
      ],
      [
        'Asking about reactions to banana or kiwi',
        'Banana, kiwi, avocado and chestnut share proteins with latex.',
      ],
      [
        'Marking the allergy on the wristband',
        'A marking on the wrist warns each member of staff in each department.',
      ],
      [
        'Keeping epinephrine ready nearby',
        'Epinephrine is the first treatment of anaphylaxis and must be within reach.',
      ],
    ],
    unsound: [
      [
        'Rubber balloons from a visitor',
        'Balloons are made of natural rubber and shed latex particles into the air.',
      ],
      [
        'Rubber bands around the chart papers',
        'Rubber bands hold latex, which can cause a reaction.',
      ],
      [
        'A rubber urinary catheter',
        'Rubber catheters hold latex; silicone is used in their place.',
      ],
      [
        'Elastic rubber bandage for the leg',
        'Elastic bandages may hold latex, so a latex-free kind is chosen.',
      ],
    ],
    takeaway:
      'Clients with spina bifida and others with frequent exposure are at risk of latex allergy. Use latex-free supplies and ask about banana, avocado, kiwi and chestnut.',
  },
];

import type { Practice } from '../nursing-management/practice.ts';

const home = { rn: 'Home safety', lpn: 'Home safety' } as const;
const injury = {
  rn: 'Accident, error and injury prevention',
  lpn: 'Accident and injury prevention',
} as const;

/** Safety at home and on the road, by age. */
export const homePractices: readonly Practice[] = [
  {
    ...home,
    id: 'infant-sleep',
    right:
      'A home care nurse visits the parents of a healthy 2-week-old. Which sleep arrangement is safe?',
    fix: 'On a home visit parents tell a nurse how their 2-month-old sleeps. Which answer shows a risk?',
    several:
      'A nurse teaches safe sleep to the parents of a 2-month-old. Which points belong in the lesson? Select all that apply.',
    sound: [
      [
        'On the back on a firm, flat mattress',
        'Sleep on the back on a firm surface lowers the risk of sudden infant death.',
      ],
      ['In a crib in the parents’ room', 'Sharing the room but not the bed lowers the risk.'],
      ['With a pacifier offered at sleep time', 'A pacifier at sleep is linked with a lower risk.'],
      ['In a sleep sack without loose covers', 'A sleep sack warms without covering the face.'],
    ],
    unsound: [
      [
        'On the stomach to prevent choking',
        'Sleep on the stomach raises the risk of sudden infant death.',
      ],
      [
        'In an adult bed between the two parents',
        'Adults, pillows and covers can smother an infant.',
      ],
      [
        'With soft toys and bumper pads',
        'Soft objects can cover the face and stop an infant’s breath.',
      ],
      ['On a sofa in the arms of a parent', 'A sofa is among the most dangerous places to sleep.'],
      [
        'Under a heavy quilt in a warm room',
        'Loose covers and overheating raise the risk of sudden infant death.',
      ],
    ],
    takeaway:
      'Infants sleep on the back, on a firm flat surface. The safest place is a bare crib in the parents’ room.',
  },
  {
    ...home,
    id: 'toddler-poison',
    right:
      'At a checkup the parents of a toddler ask how to prevent poisoning. Which advice is best?',
    fix: 'A nurse walks through the home of a family with a toddler. Which habit must be changed?',
    several:
      'Which advice on poisoning should a nurse give to the parents of an 18-month-old? Select all that apply.',
    sound: [
      [
        'Lock drugs and cleaners out of reach',
        'A locked cabinet stops a child who climbs and opens.',
      ],
      [
        'Keep the poison center number at hand',
        'Quick advice from experts limits harm and avoids wrong first aid.',
      ],
      [
        'Leave products in their own containers',
        'The label on the container shows what was swallowed.',
      ],
      [
        'Ask guests to put handbags up high',
        'Drugs in the handbags of guests are a frequent source of poisoning.',
      ],
      [
        'Choose packages with child-resistant caps',
        'Such caps slow a child down, although they do not replace a lock.',
      ],
    ],
    unsound: [
      ['Call tablets candy to get them down', 'The child will look for more of the “candy.”'],
      [
        'Make the child vomit with syrup first',
        'Vomiting may do harm; the poison center is called first.',
      ],
      [
        'Store bleach in an old juice bottle',
        'A bottle that looks like a drink invites a child to drink from it.',
      ],
      [
        'Put cleaners in the cabinet below the sink',
        'A low cabinet without a lock is open to a toddler.',
      ],
      [
        'Leave vitamins on the table for breakfast',
        'Vitamins with iron look like candy and can poison a child.',
      ],
    ],
    takeaway:
      'Poisons are locked up in their own containers. After a suspected poisoning the poison center is called, and vomiting is not induced.',
  },
  {
    ...home,
    id: 'toddler-choking-drowning',
    right:
      'A family with a 2-year-old asks a nurse about the dangers at home. Which measure prevents injury?',
    fix: 'A nurse visits a home with a 15-month-old. Which habit is dangerous and must be changed?',
    several:
      'A nurse gives a talk on injuries to parents of toddlers. Which habits should they take up? Select all that apply.',
    sound: [
      [
        'Turning pot handles to the back of the stove',
        'A toddler cannot reach and pull handles that are turned in.',
      ],
      [
        'Cutting grapes lengthwise into quarters',
        'Grapes cut in this way are too small to block the windpipe.',
      ],
      ['Setting the water heater at 120 °F (49 °C)', 'Cooler tap water lowers the risk of scalds.'],
      [
        'Putting gates at the top and foot of stairs',
        'Gates at both ends prevent falls on stairs until the child climbs safely.',
      ],
    ],
    unsound: [
      [
        'Leaving a bucket with water in the bath',
        'A toddler can drown in a small amount of water.',
      ],
      [
        'Giving peanuts and popcorn as a snack',
        'Hard round foods block the airway of a small child.',
      ],
      [
        'Stepping out of the bathroom for a minute or so',
        'A child can drown in the time of a phone call.',
      ],
      [
        'Hanging the blind cord next to the crib',
        'A loop of cord within reach of the crib can strangle a child.',
      ],
    ],
    takeaway:
      'Toddlers drown in little water, choke on round foods and are burned by what they can reach. Watching and changing the home prevent this.',
  },
  {
    ...home,
    id: 'car-seat',
    right: 'A nurse checks car seats at a health fair. Which way of seating a child is safe?',
    fix: 'At a parking lot check a nurse sees how children are seated in cars. Which must be changed?',
    sound: [
      [
        'Infant facing the rear in the back seat',
        'Facing the rear supports the head and neck in a crash.',
      ],
      [
        'School-age child in a belt-positioning booster',
        'The booster brings the belt over shoulder and hips.',
      ],
      [
        'Harness snug, with the clip at armpit level',
        'A snug harness and a clip at the armpits hold the child.',
      ],
      [
        'Preschooler facing front in a harness seat',
        'A preschooler who has outgrown the rear-facing limits faces front in a harness.',
      ],
    ],
    unsound: [
      [
        'Infant seat in front of an active air bag',
        'The air bag can kill an infant in a rear-facing seat.',
      ],
      [
        'Newborn in a thick snowsuit under the harness',
        'A thick suit leaves slack, and the child can slip out.',
      ],
      ['Child of 6 with the belt behind the back', 'The belt does not hold the upper body.'],
      ['Infant held on an adult’s lap', 'Arms cannot hold an infant in a crash.'],
    ],
    takeaway:
      'Children ride in the back seat: rear-facing as long as the seat allows, then a harness, then a booster until the belt fits.',
  },
  {
    ...home,
    id: 'older-adult-home',
    right:
      'A nurse assesses the home of an older client with poor sight and weak legs. Which feature makes the home safer?',
    fix: 'A home care nurse looks for hazards in the home of an older client. What should be changed?',
    several:
      'An older client wants to stay at home safely. Which changes should the nurse suggest? Select all that apply.',
    sound: [
      [
        'Grab bars beside the toilet and in the shower',
        'Bars give a hold where falls are frequent.',
      ],
      [
        'Bright tape on the edge of each stair',
        'Contrast makes the edge of each stair visible to weak eyes.',
      ],
      ['A raised toilet seat with arms', 'A higher seat is easier to rise from.'],
      [
        'Lamps that can be reached from the bed',
        'Light that can be switched on before getting up prevents falls.',
      ],
      ['A rail along each side of the stairs', 'Rails on both sides give hold up and down.'],
    ],
    unsound: [
      [
        'A scatter rug at the foot of the stairs',
        'A loose rug slides underfoot at the place where balance matters most.',
      ],
      ['An extension cord across the hallway', 'A cord across the way is a trip hazard.'],
      [
        'Backless slippers worn on polished floors',
        'Slippers without a heel slide off and cause falls on smooth floors.',
      ],
      ['A towel rack used as a hand grip', 'A towel rack is not made to bear weight.'],
      [
        'Daily items stored on the highest shelf',
        'Climbing on stools for daily items leads to falls.',
      ],
    ],
    takeaway:
      'Good light, rails, grab bars and clear floors let older people live safely at home. Most falls happen on stairs, in bathrooms and on the way there at night.',
  },
  {
    ...home,
    id: 'home-oxygen',
    right: 'A client with lung disease has just started oxygen at home. Which habit is safe?',
    fix: 'On a visit a nurse looks around the home of a client who uses oxygen. What must be corrected?',
    several:
      'A nurse teaches a family about an oxygen unit that was delivered today. Which points are right? Select all that apply.',
    sound: [
      [
        'A sign on the door says “No smoking”',
        'Visitors are warned, as oxygen makes fires burn fiercely.',
      ],
      [
        'Cylinders stand fixed in a holder',
        'A falling cylinder can break its valve and shoot away.',
      ],
      [
        'Lips are eased with a water-based gel',
        'Water-based products do not burn in oxygen and ease dry lips.',
      ],
      [
        'The unit stays 10 feet (3 m) from any flame',
        'Distance from flames keeps oxygen from feeding a fire.',
      ],
    ],
    unsound: [
      [
        'Petroleum jelly is rubbed in the nostrils',
        'Petroleum products can burn in oxygen, so they are kept off the face.',
      ],
      ['The flow is turned up for each sigh', 'The flow is prescribed, and too much may do harm.'],
      ['A wool blanket covers the concentrator', 'A cover keeps air away and overheats the unit.'],
      [
        'A spare tank lies loose in the car trunk',
        'A loose tank becomes dangerous in heat or a crash.',
      ],
    ],
    takeaway:
      'Oxygen feeds fire: no smoking, no flames within 10 feet, no petroleum products. Cylinders stand fixed, and the flow stays as ordered.',
  },
  {
    ...injury,
    id: 'heat-cold-application',
    right:
      'A nurse teaches parents how to use heat and cold on sprains at home. Which advice is right?',
    fix: 'A home care nurse asks clients how they use heat and cold. Which use must be stopped?',
    sound: [
      [
        'Wrapping it in a cloth against the skin',
        'A layer of cloth prevents cold injury of the skin.',
      ],
      ['Removing it after about 20 minutes', 'Longer use harms skin and causes rebound flow.'],
      [
        'Looking at the skin during the treatment',
        'Pallor or blisters show that it must be stopped.',
      ],
      [
        'Testing the feeling of the skin before use',
        'A client without feeling cannot notice that the skin is being harmed.',
      ],
    ],
    unsound: [
      [
        'Placing a heating pad on a numb foot',
        'Without feeling in the foot a burn goes unnoticed.',
      ],
      [
        'Sleeping through the night on a hot pad',
        'Long contact with heat causes burns that a sleeper does not notice.',
      ],
      [
        'Warming a pack for the skin in a microwave',
        'A microwave heats unevenly and leaves hot spots.',
      ],
      ['Fixing a heating pad with safety pins', 'Pins can damage the wires and give a shock.'],
    ],
    takeaway:
      'Heat and cold are applied with a layer of cloth for about 20 minutes, with checks of the skin, and not on skin without feeling.',
  },
];

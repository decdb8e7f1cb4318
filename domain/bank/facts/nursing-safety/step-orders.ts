import type { StepOrder } from './step-order.ts';

const precautions = {
  rn: 'Standard and transmission-based precautions',
  lpn: 'Standard and transmission-based precautions',
} as const;
const emergency = {
  rn: 'Emergency response and disaster triage',
  lpn: 'Emergency response plan',
} as const;
const hazards = {
  rn: 'Handling hazardous and infectious materials',
  lpn: 'Handling hazardous and infectious materials',
} as const;
const falls = { rn: 'Fall prevention', lpn: 'Fall and seizure precautions' } as const;

/** Procedures whose order protects the client or the nurse. */
export const stepOrders: readonly StepOrder[] = [
  {
    ...precautions,
    id: 'donning',
    steps: [
      ['Clean the hands', 'Hands are cleaned before any clean equipment is touched.'],
      ['Tie on the gown', 'The gown comes first of the pieces, since it takes both hands to tie.'],
      [
        'Fit the mask',
        'The mask or respirator is fitted after the gown and before the eyes are covered.',
      ],
      ['Put on goggles', 'Goggles sit over the straps of the mask, so they follow it.'],
      ['Pull on gloves', 'Gloves go on last, so that they cover the cuffs and stay clean.'],
    ],
    wrong: [
      ['Spray the shoes', 'Spraying shoes is not a step of putting on protective equipment.'],
    ],
    asks: [
      {
        step: 1,
        stem: 'Outside the room of a client with a draining wound and a cough a nurse has cleaned the hands. A full set of protective equipment is needed. What should the nurse put on or do next?',
      },
      {
        step: 2,
        stem: 'A nurse dresses for a room where splashes are likely. The hands are clean, and the gown is tied. What comes next?',
      },
      {
        step: 0,
        stem: 'A nurse is about to dress in gown, mask, goggles and gloves from a clean cart at the door. What is done before anything else?',
      },
    ],
    takeaway:
      'The order for putting on is gown, mask or respirator, goggles or shield, gloves, after cleaning the hands.',
  },
  {
    ...precautions,
    id: 'doffing',
    steps: [
      ['Take off the gloves', 'Gloves are the dirtiest piece, so they come off first.'],
      [
        'Lift off the goggles',
        'Goggles are handled by the clean earpieces, after the gloves are gone.',
      ],
      ['Peel off the gown', 'The gown is turned inside out after goggles and before the mask.'],
      ['Remove the mask', 'The mask comes off last, by its ties, as it protects until the end.'],
      ['Wash the hands', 'Hands are washed at the end, and earlier too if they become soiled.'],
    ],
    wrong: [
      ['Touch the mask front', 'The front of the mask is contaminated and is not touched.'],
      ['Shake out the gown', 'Shaking a used gown spreads germs into the air.'],
    ],
    asks: [
      {
        step: 0,
        stem: 'A nurse has finished care of a client under contact and droplet precautions and wears separate pieces: gloves, goggles, gown and mask. What comes off first?',
      },
      {
        step: 2,
        stem: 'After wound care with splashes a nurse has removed the gloves and then the goggles. Which step is next?',
      },
    ],
    takeaway:
      'The order for taking off single pieces is gloves, goggles, gown, mask, and then clean hands. The dirtiest goes first, the mask last.',
  },
  {
    ...emergency,
    id: 'fire-in-room',
    steps: [
      [
        'Move the client out of the room',
        'Rescue comes first: persons in immediate danger are taken out.',
      ],
      ['Pull the nearest fire alarm', 'The alarm is raised as soon as those in danger are safe.'],
      ['Close doors and windows', 'Shut doors hold back smoke and flame, after rescue and alarm.'],
      ['Put out the flames if small', 'Extinguishing comes last, and just for a small fire.'],
    ],
    wrong: [
      ['Open windows to let smoke out', 'An open window lets in fresh air that feeds the fire.'],
      ['Take the elevator to safety', 'Elevators may stop or fill with smoke in a fire.'],
    ],
    asks: [
      {
        step: 0,
        stem: 'A wastebasket is burning next to the bed of a client who cannot walk. What should the nurse who finds it do first?',
      },
      {
        step: 1,
        stem: 'A nurse has brought a client from a smoke-filled room into the hallway. Nobody else knows about the fire yet. What should the nurse do next?',
      },
      {
        step: 2,
        stem: 'Clients near a fire have been moved, and the alarm is ringing. Firefighters are on the way. What is the next step for the staff?',
      },
    ],
    takeaway: 'RACE: rescue, alarm, contain, extinguish or evacuate.',
  },
  {
    ...emergency,
    id: 'fire-extinguisher',
    rn: 'Safe use of equipment',
    lpn: 'Safe use of equipment',
    steps: [
      ['Pull out the pin', 'The pin locks the handle and has to come out first.'],
      [
        'Aim at the base',
        'The fuel burns at the base, so the nozzle is aimed low before squeezing.',
      ],
      ['Squeeze the handle', 'Squeezing sets the agent free once the nozzle is aimed.'],
      ['Sweep to each side', 'Sweeping covers the whole base and comes last.'],
    ],
    wrong: [
      ['Point at the flames', 'The tips of the flames are not where the fuel burns.'],
      ['Shake the canister', 'Shaking wastes time and is not a step.'],
    ],
    asks: [
      {
        step: 0,
        stem: 'A nurse takes an extinguisher from the wall to fight a small fire in a trash can. What is the first step?',
      },
      {
        step: 1,
        stem: 'The pin of an extinguisher has been removed and the nurse stands at a safe distance from a small fire. What should the nurse do next?',
      },
    ],
    takeaway: 'PASS: pull the pin, aim at the base, squeeze the handle, sweep from side to side.',
  },
  {
    ...hazards,
    id: 'needlestick',
    steps: [
      [
        'Wash the site with soap and water',
        'Washing takes germs off the skin at once and comes before any report.',
      ],
      [
        'Report it to the supervisor',
        'Reporting starts the testing and treatment, which work best within hours.',
      ],
      [
        'Have baseline blood drawn',
        'A baseline shows later whether infection came from this event.',
      ],
      [
        'Come back for repeat tests',
        'Repeat tests over months show whether infection has taken place.',
      ],
    ],
    wrong: [
      ['Scrub the wound with bleach', 'Bleach harms tissue and does not prevent infection.'],
      ['Squeeze hard to make it bleed', 'Squeezing damages tissue and has no proven use.'],
      [
        'Wait to see if symptoms come',
        'Waiting loses the time in which treatment can prevent infection.',
      ],
    ],
    asks: [
      {
        step: 0,
        stem: 'While disposing of a used lancet a nurse is stuck in the thumb. What should the nurse do first?',
      },
      {
        step: 1,
        stem: 'A nurse was stuck by a used needle and has just washed the finger with soap and water. What should the nurse do next?',
      },
    ],
    takeaway:
      'After a needlestick wash with soap and water, report at once, have blood tested and treatment offered. Preventive drugs work best within hours.',
  },
  {
    ...hazards,
    id: 'blood-spill',
    steps: [
      ['Put on gloves', 'Hands are protected before any contact with blood.'],
      ['Soak it up with towels', 'Visible blood is removed first, since it weakens disinfectants.'],
      ['Apply the disinfectant', 'The disinfectant is put on the cleaned surface.'],
      ['Let it stay wet a while', 'The contact time on the label is needed to kill germs.'],
      ['Bag up the soaked waste', 'Soaked material goes into a marked bag at the end.'],
    ],
    wrong: [
      ['Mop it with hot water', 'Hot water spreads and sets the blood without killing germs.'],
    ],
    asks: [
      {
        step: 0,
        stem: 'A tube of blood breaks on the floor of a treatment room, and passersby have been kept away. What should the nurse do first?',
      },
      {
        step: 2,
        stem: 'Wearing gloves, a nurse has wiped up a blood spill and thrown the towels away. The floor looks clean. What is the next step?',
      },
    ],
    takeaway:
      'Blood spills: gloves, soak up, disinfect, keep the contact time, biohazard bag, clean hands.',
  },
  {
    ...falls,
    id: 'found-on-floor',
    steps: [
      ['Check breathing and injuries', 'The state of the client comes first, before any movement.'],
      [
        'Call others to help to lift',
        'After the check, help is called so that nobody is hurt in lifting.',
      ],
      [
        'Tell the provider of the fall',
        'The provider is told once the client is known to be safe.',
      ],
      ['Write down what was found', 'The record is made after care has been given.'],
      ['Fill in the event report', 'The event report follows when the client has been cared for.'],
    ],
    wrong: [
      [
        'Help the client up at once',
        'Movement before a check can worsen a fracture or spinal injury.',
      ],
      ['Ask the roommate to watch', 'A roommate cannot be made responsible for a client.'],
    ],
    asks: [
      {
        step: 0,
        stem: 'A nurse hears a thud and finds a client on the floor next to the bed, awake and moaning. What should the nurse do first?',
      },
      {
        step: 1,
        stem: 'A client who fell is awake and has no pain, and neck and limbs show no injury. The client is still on the floor. What should the nurse do next?',
      },
    ],
    takeaway:
      'After a fall: check the client before moving, get help to lift, tell the provider, observe, chart the facts and file a report.',
  },
  {
    ...falls,
    id: 'faint-while-walking',
    rn: 'Ergonomic principles and safe client handling',
    lpn: 'Ergonomic principles',
    steps: [
      [
        'Widen the stance and hold close',
        'A wide stance gives balance, and closeness gives control of the body.',
      ],
      [
        'Let the client slide down a leg',
        'Sliding along the nurse’s leg breaks the fall, once the stance is wide.',
      ],
      ['Protect the head from a blow', 'The head is guarded while the client reaches the floor.'],
      ['Check pulse and breathing', 'Assessment follows as soon as the client lies safely.'],
    ],
    wrong: [
      ['Hold the client up by the arms', 'Holding up a falling adult can injure both persons.'],
      ['Step back to avoid injury', 'Letting go leaves the client to fall freely.'],
      ['Run to bring a wheelchair', 'Leaving a client who is falling leads to injury.'],
    ],
    asks: [
      {
        step: 0,
        stem: 'A client in the hallway says, “I feel faint,” and the knees begin to give way. The nurse stands at the side with a gait belt in hand. What should the nurse do first?',
      },
      {
        step: 2,
        stem: 'A client who fainted is sliding down the nurse’s leg toward a tiled floor. What should the nurse do next?',
      },
    ],
    takeaway:
      'A falling client is eased down along the nurse’s leg and not held up. The head is protected, and assessment follows.',
  },
  {
    ...emergency,
    id: 'chemical-on-skin',
    rn: 'Handling hazardous and infectious materials',
    lpn: 'Handling hazardous and infectious materials',
    steps: [
      ['Put on protective gear', 'Staff protect themselves first, or they become victims too.'],
      ['Brush off the dry powder', 'Dry chemical is brushed off before water is used.'],
      ['Take off soiled clothing', 'Clothing holds chemical against the skin and comes off early.'],
      ['Rinse with much water', 'Long rinsing thins and removes what is left.'],
      ['Dress the burned skin', 'Burns are covered when the chemical is gone.'],
    ],
    wrong: [['Apply an acid to balance', 'Neutralizing gives off heat and deepens the burn.']],
    asks: [
      {
        step: 0,
        stem: 'A factory worker covered with dry lime powder walks into the emergency entrance. What should the nurse do first?',
      },
      {
        step: 1,
        stem: 'In full protective gear a nurse meets a worker whose arms are covered with dry lime. What should be done first for the worker?',
      },
    ],
    takeaway:
      'Protect the staff, brush off powder, undress, rinse with much water, and treat wounds afterward. Nothing is neutralized.',
  },
  {
    ...emergency,
    id: 'tonic-clonic-bed',
    rn: 'Accident, error and injury prevention',
    lpn: 'Fall and seizure precautions',
    steps: [
      ['Ease the client to the floor', 'A client who stands or sits is first kept from a fall.'],
      ['Turn the client on one side', 'On the side, saliva runs out and the tongue falls forward.'],
      [
        'Loosen tight clothes at the neck',
        'A loose collar helps breathing, once the client lies safely.',
      ],
      ['Note how long it lasts', 'The duration is noted while the client is protected.'],
      ['Let the client rest afterward', 'Sleepiness follows, and rest is given at the end.'],
    ],
    wrong: [
      ['Put a spoon between the teeth', 'Objects in the mouth break teeth and block the airway.'],
      ['Hold down the arms and legs', 'Holding limbs down can break bones and tear muscle.'],
    ],
    asks: [
      {
        step: 0,
        stem: 'A client who is sitting in a chair at the dining table suddenly stiffens and begins to jerk. What should the nurse do first?',
      },
      {
        step: 1,
        stem: 'A client has a seizure and now lies on the floor on the back, with a pillow under the head and saliva at the mouth. What should the nurse do next?',
      },
    ],
    takeaway:
      'In a seizure: prevent the fall, turn to the side, protect the head, time it, put nothing in the mouth, do not hold down.',
  },
  {
    rn: 'Incident reporting (event, variance)',
    lpn: 'Reporting of incidents',
    id: 'wrong-drug-given',
    steps: [
      ['Check the state of the client', 'Harm to the client is looked for first.'],
      ['Tell the provider what was given', 'The provider is called as soon as the state is known.'],
      ['Carry out the new orders', 'New orders are carried out after the call to the provider.'],
      ['Chart the facts in the record', 'The record states what was given and what was observed.'],
      [
        'File the internal event report',
        'The report is completed after the client has been cared for.',
      ],
    ],
    wrong: [
      [
        'Ask a coworker to keep silent',
        'Hiding an error puts the client in danger and is unethical.',
      ],
      ['Wait to see what will happen', 'Waiting loses time in which harm could be prevented.'],
    ],
    asks: [
      {
        step: 0,
        stem: 'A nurse realizes that a sleeping tablet was just given to the wrong client. What should the nurse do first?',
      },
      {
        step: 1,
        stem: 'A client received a neighbor’s blood pressure tablet. The nurse has taken the vital signs, and they are normal. What should the nurse do next?',
      },
    ],
    takeaway:
      'After an error the order is client, provider, orders, record, event report. The report helps to mend the system.',
  },
];

import type { NursingFact } from './nursing-fact.ts';

/** Pressure injuries, wounds and burns. */
export const woundsAndBurns: readonly NursingFact[] = [
  {
    id: 'stage-one',
    scene:
      'Over the sacrum of a thin client the skin is intact and red. The redness stays when it is pressed.',
    ask: 'How should the nurse classify the injury?',
    key: ['Stage 1 pressure injury', 'Intact skin with redness that does not blanch is stage 1.'],
    fits: 'Stage 1 is intact skin with lasting redness.',
    unlike: ['stage-two', 'stage-three', 'stage-four', 'unstageable', 'deep-tissue'],
    takeaway:
      'Stage 1: intact, nonblanching redness; on dark skin feel for warmth, firmness and pain. Relieve pressure, turn at least every 2 hours, and do not massage it.',
  },
  {
    id: 'stage-two',
    scene:
      'A client has a shallow pink open area on the heel, like a broken blister, without slough.',
    ask: 'How should the nurse classify the injury?',
    key: [
      'Stage 2 pressure injury',
      'Loss of part of the skin with a moist pink base, or a blister, is stage 2.',
    ],
    fits: 'Stage 2 is a shallow pink wound or blister.',
    unlike: ['stage-one', 'stage-three', 'stage-four', 'unstageable', 'deep-tissue'],
    takeaway:
      'Stage 2: partial skin loss with a pink moist bed or a serum-filled blister. A hydrocolloid or foam keeps it moist. Slough means a deeper stage.',
  },
  {
    id: 'stage-three',
    scene:
      'On the hip of a client lies a crater in which fat is seen. Bone, tendon and muscle are not seen. A little slough lines one edge.',
    ask: 'How should the nurse classify the injury?',
    key: [
      'Stage 3 pressure injury',
      'Full skin loss with visible fat but no muscle or bone is stage 3.',
    ],
    fits: 'Stage 3 shows fat but no muscle or bone.',
    unlike: ['stage-one', 'stage-two', 'stage-four', 'unstageable', 'deep-tissue'],
    takeaway:
      'Stage 3: full skin loss, fat visible, maybe undermining. Stage 4 shows muscle, tendon or bone. Healing wounds keep the stage they had.',
  },
  {
    id: 'stage-four',
    scene:
      'In a wound over the tailbone the nurse can see and touch bone. There are tunnels at the edges.',
    ask: 'How should the nurse classify the injury?',
    key: ['Stage 4 pressure injury', 'Visible bone, muscle or tendon makes it stage 4.'],
    fits: 'Stage 4 shows bone, muscle or tendon. None of these is seen here.',
    unlike: ['stage-one', 'stage-two', 'stage-three', 'unstageable', 'deep-tissue'],
    takeaway:
      'Stage 4: bone, tendon or muscle is exposed. Infection of bone threatens. Measure length, width, depth and tunnels.',
  },
  {
    id: 'unstageable',
    scene:
      'The base of a large wound on a client’s buttock is covered with firm black tissue, so that its depth cannot be seen.',
    ask: 'How should the nurse classify the injury?',
    key: [
      'Unstageable pressure injury',
      'Depth is hidden by eschar, so a stage cannot be given until it is removed.',
    ],
    fits: 'An injury is unstageable when dead tissue hides its depth.',
    unlike: ['stage-one', 'stage-two', 'stage-three', 'stage-four', 'deep-tissue'],
    takeaway:
      'Slough or eschar that hides the base makes an injury unstageable. Dry stable eschar on a heel is left in place. Elsewhere debridement shows the true depth.',
  },
  {
    id: 'deep-tissue',
    scene:
      'Two days after a long operation a client’s heel shows intact skin with a boggy purple area.',
    ask: 'How should the nurse classify the injury?',
    key: [
      'Deep tissue pressure injury',
      'Purple or maroon, intact, boggy skin shows damage below.',
    ],
    fits: 'Deep tissue injury is intact purple, boggy skin.',
    unlike: ['stage-one', 'stage-two', 'stage-three', 'stage-four', 'unstageable'],
    takeaway:
      'Deep tissue injury looks like a purple bruise under intact skin and may open quickly. Offload the heel completely.',
  },
  {
    id: 'dress-dry',
    scene: 'A clean granulating leg wound has little drainage, and its bed looks dry.',
    ask: 'Which dressing is best?',
    key: ['Hydrogel with a cover', 'A gel gives water to a dry bed, so that new cells can move.'],
    fits: 'Hydrogel gives moisture to a dry wound. It would add water to a wet one.',
    unlike: ['dress-wet'],
    slips: [
      ['Two layers of foam', 'Foam takes up fluid, and this bed has too little of it.'],
      ['Enzyme ointment', 'Enzymes remove dead tissue, and this bed is clean.'],
      ['Dry gauze pulled off daily', 'Dry gauze tears away new tissue. A moist bed heals faster.'],
    ],
    takeaway:
      'A dry wound needs moisture (hydrogel); a wet wound needs absorption (alginate or foam); a shallow clean one a film or hydrocolloid. Moist healing is faster.',
  },
  {
    id: 'dress-wet',
    scene:
      'A deep clean wound soaks through its gauze every few hours, and the skin around it is soft and white.',
    ask: 'Which dressing is best?',
    key: [
      'Calcium alginate with foam',
      'Alginate takes up much drainage and fills the depth. Foam guards the skin.',
    ],
    fits: 'Alginate absorbs heavy drainage. It would dry out a wound with little fluid.',
    unlike: ['dress-dry', 'dress-film'],
    slips: [
      ['Hydrocolloid for seven days', 'It cannot hold much fluid and would leak.'],
      [
        'Gauze kept wet with saline',
        'More water softens the skin further. The wound needs to lose fluid instead.',
      ],
    ],
    takeaway:
      'Match the dressing to the drainage. White, soft edges mean too much moisture. Alginate or foam absorbs; it is not used on dry wounds.',
  },
  {
    id: 'dress-film',
    scene: 'The skin over a client’s elbow is intact but rubs on the sheet and is slightly red.',
    ask: 'Which dressing is best?',
    key: ['Transparent film', 'Film lowers friction and lets the skin be seen.'],
    fits: 'Film protects intact skin from friction. It neither absorbs nor gives fluid.',
    unlike: ['dress-wet', 'dress-dry'],
    slips: [
      ['Enzyme ointment', 'Enzymes remove dead tissue, and there is none.'],
      ['Packed wet gauze', 'Intact skin cannot be packed and would soften.'],
    ],
    takeaway:
      'Transparent film protects skin at risk and shallow wounds without drainage. It does not absorb and is not used over infection.',
  },
  {
    id: 'dress-infected',
    scene: 'A foot ulcer of a client with diabetes is red, foul and full of pus.',
    ask: 'Which dressing should be avoided?',
    key: [
      'Occlusive hydrocolloid',
      'A closed cover keeps bacteria warm and moist. Infected wounds need open care and checks.',
    ],
    fits: 'A closed cover is avoided on infected wounds.',
    unlike: [],
    slips: [
      ['Silver-coated alginate', 'Silver lowers the number of bacteria while alginate absorbs.'],
      ['Iodine-bearing gel pad', 'Slow-release iodine is used in infected wounds that drain.'],
      ['Loose gauze changed often', 'Frequent changes let the wound be seen and cleaned.'],
      [
        'Absorbent foam with silver',
        'It takes up pus and lowers bacteria. It suits a wound that drains.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Occlusive dressings are not used on infected wounds. Culture, clean, antibiotics, and dressings that absorb and hold silver or iodine are used.',
  },
  {
    id: 'burn-full',
    scene: 'After a flame burn a client’s forearm is dry, leathery and white, and does not hurt.',
    ask: 'How should the nurse classify the burn?',
    key: [
      'Full-thickness burn',
      'All skin layers with nerve endings are destroyed, so it is dry and painless.',
    ],
    fits: 'Full-thickness burns are dry, leathery and painless. This one is different in look and feeling.',
    unlike: ['burn-partial', 'burn-superficial'],
    slips: [
      [
        'Electrical contact burn',
        'There was no contact with current, and it shows entry and exit wounds.',
      ],
      [
        'Frostbite of second degree',
        'Cold injury is not caused by flames. The cause here is heat.',
      ],
    ],
    takeaway:
      'Superficial: red, dry, painful. Partial: blisters, moist, very painful. Full: leathery, white, brown or charred, painless, needs grafting.',
    rn: 'Wound management and burns',
  },
  {
    id: 'burn-partial',
    scene:
      'Hot water has left a client’s thigh moist, red and blistered. Light touch is very painful, and color returns after pressing.',
    ask: 'How should the nurse classify the burn?',
    key: [
      'Partial-thickness burn',
      'Blisters, moisture, blanching and strong pain show that part of the dermis is left.',
    ],
    fits: 'Partial-thickness burns are moist, blistered and very painful.',
    unlike: ['burn-full', 'burn-superficial'],
    slips: [
      [
        'Deep burn down to muscle',
        'Deep burns are dry and without feeling. This one is moist and hurts.',
      ],
      ['Chemical burn with eschar', 'Hot water is a thermal cause, and there is no eschar.'],
    ],
    takeaway:
      'Partial-thickness burns keep some dermis with nerve endings: moist, blistered, painful. They heal in 2 to 3 weeks if not infected.',
  },
  {
    id: 'burn-superficial',
    scene:
      'A client stayed too long in the sun. The shoulders are red, dry and sore without blisters.',
    ask: 'How should the nurse classify the burn?',
    key: [
      'Superficial burn',
      'Redness without blisters affects the epidermis alone. Deeper burns lose fluid or feeling.',
    ],
    fits: 'Superficial burns are red and dry without blisters.',
    unlike: ['burn-full'],
    slips: [
      ['Deep dermal burn', 'Dermal burns form blisters. There are no blisters here.'],
      ['Heat exhaustion', 'Heat exhaustion brings weakness and sweating, not sore skin.'],
      [
        'Allergic hives',
        'Hives are raised, itch and move about. Here the redness stays where the sun struck.',
      ],
      ['Inhalation injury', 'There is no smoke and no airway sign.'],
    ],
    level: 'recall',
    takeaway:
      'Sunburn is a superficial burn and is not counted in the percentage of burned body surface. It heals in a week without scars.',
  },
  {
    id: 'burn-day-one',
    scene:
      'Ten hours after burns over 40% of the body a client has a pulse of 128/min, urine of 18 mL/hour and a hematocrit of 56%.',
    ask: 'What should the nurse expect to be changed?',
    key: [
      'The fluid rate is raised',
      'Plasma leaks from burned vessels. Scant urine shows that fluid is too little.',
    ],
    fits: 'Fluid is raised when urine is scant in the first day.',
    unlike: [],
    slips: [
      ['A diuretic is given', 'The vessels are empty; a diuretic empties them further.'],
      [
        'Red cells are given',
        'Hematocrit is high because plasma is lost. Plasma volume is what is missing.',
      ],
      ['Fluids are stopped', 'Shock would follow. Fluid loss is at its highest now.'],
      ['Potassium is added', 'Destroyed cells release potassium in the first day.'],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'In the first 24 to 48 hours burns leak plasma: high hematocrit, high potassium, scant urine. Lactated Ringer is adjusted to urine of 0.5 mL/kg/hour in adults.',
  },
  {
    id: 'burn-day-three',
    scene:
      'On the third day after a large burn urine rises to 240 mL/hour, hematocrit falls to 34% and potassium to 3.2 mEq/L.',
    ask: 'What explains the change?',
    key: [
      'Fluid returns to the vessels',
      'Leaking stops after 48 to 72 hours, fluid comes back and is passed.',
    ],
    fits: 'Around the third day fluid returns and urine rises.',
    unlike: [],
    slips: [
      ['Kidneys have failed', 'Failing kidneys do not make so much urine.'],
      [
        'Bleeding has begun',
        'Bleeding would not raise urine. Pulse and pressure would change first.',
      ],
      ['Sepsis is starting', 'There is no fever or fall of pressure.'],
      ['The burn is deepening', 'Depth does not raise urine. The depth shows in the wound.'],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'The diuretic phase starts at 48 to 72 hours: dilution, falling potassium and sodium, much urine. Fluids are lowered to prevent overload.',
  },
  {
    id: 'circumferential',
    scene:
      'A burn encircles a client’s whole arm like a tight gray band. The fingers are cold, and no pulse is heard by Doppler.',
    ask: 'For what should the nurse prepare the client?',
    key: ['A cut through the burned skin', 'Escharotomy opens the tight band and restores flow.'],
    fits: 'Escharotomy frees a limb from tight burned skin.',
    unlike: [],
    slips: [
      ['A plaster cast for the arm', 'A cast adds pressure. Swelling needs room, not a shell.'],
      [
        'A skin graft this hour',
        'Flow is restored first; grafts come later. Dead skin is treated later.',
      ],
      [
        'A firm elastic wrapping',
        'Wrapping squeezes further. The fingers would lose what flow is left.',
      ],
      [
        'An ice bath for the arm',
        'Ice narrows vessels and deepens the burn. Cold is of no use so late.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'A burn around a limb or the chest swells under rigid skin. Lost pulses or poor chest movement need escharotomy. Raise the limb and check pulses hourly.',
  },
  {
    id: 'electrical',
    scene:
      'A lineman touched a high-voltage wire. There are small burns on hand and foot, and the urine is dark brown.',
    ask: 'Which danger should guide care?',
    key: [
      'Deep muscle and heart damage',
      'Current runs along nerves, vessels and muscle. Myoglobin darkens urine, and rhythms fail.',
    ],
    fits: 'Electrical burns hide deep muscle and heart damage.',
    unlike: [],
    slips: [
      [
        'Loss of much body heat',
        'Small skin burns lose little heat. Temperature is not the chief threat here.',
      ],
      ['Scars of hand and foot', 'Scars are a late concern beside heart and kidney.'],
      [
        'Swelling of the airway',
        'Airway swelling follows smoke and flames. No smoke was inhaled in this accident.',
      ],
      ['Infection of both sites', 'Infection comes later. The first hours bring other dangers.'],
    ],
    level: 'analysis',
    takeaway:
      'In electrical burns the skin wound is the tip. Monitor the heart, give fluids for higher urine output, check for compartment syndrome and spine injury.',
  },
];

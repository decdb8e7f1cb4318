import type { Practice } from './care-fact.ts';

const hygiene = { rn: 'Personal hygiene', lpn: 'Personal hygiene' } as const;

const sleep = { rn: 'Rest and sleep', lpn: 'Rest and sleep' } as const;

const skin = {
  rn: 'Skin integrity and pressure injury prevention',
  lpn: 'Skin care and pressure injury prevention',
} as const;

const comfort = {
  rn: 'Nonpharmacological comfort interventions',
  lpn: 'Nonpharmacological comfort measures',
} as const;

const nutrition = {
  rn: 'Nutrition and oral hydration',
  lpn: 'Nutrition and oral hydration',
} as const;

/** Hygiene, sleep, skin, comfort and meals. */
export const dailyPractices: readonly Practice[] = [
  {
    ...hygiene,
    id: 'unconscious-mouth-care',
    right: 'A nurse gives mouth care to a client who is unconscious. Which practice is safest?',
    fix: 'An assistant gives mouth care to an unconscious client in a long-term care unit. Which practice must be stopped?',
    several: 'Which practices are part of safe mouth care for an unconscious client?',
    sound: [
      [
        'Turn the client to the side with head low',
        'Fluid flows out of the mouth and not into the airway.',
      ],
      ['Keep suction ready and switched on nearby', 'Fluid that collects must be removed at once.'],
      [
        'Use a small soft brush with little fluid',
        'Brushing removes plaque, and little fluid lowers aspiration risk.',
      ],
      [
        'Hold the mouth open with a padded blade',
        'A sudden bite by reflex may injure the nurse’s fingers.',
      ],
      [
        'Coat the lips with a water-based moisturizer',
        'Breathing through an open mouth dries the lips quickly.',
      ],
    ],
    unsound: [
      [
        'Lay the client flat and pour in a rinse',
        'A client who cannot swallow will inhale the rinse.',
      ],
      ['Put two fingers between the client’s teeth', 'The client may bite down hard by reflex.'],
      [
        'Swab the tongue with lemon and glycerin',
        'Lemon and glycerin dry the mouth and harm enamel.',
      ],
      [
        'Do mouth care once a day in the morning',
        'A dry mouth needs care every two to four hours.',
      ],
      ['Leave dentures in place day and night', 'Dentures may slip back and block the airway.'],
    ],
    takeaway:
      'Side position, suction at hand, little fluid and frequent care protect mouth and lungs.',
  },
  {
    ...hygiene,
    id: 'bath-dependent',
    right:
      'A nurse gives a bed bath to a client who has a weak left arm since a stroke. Which practice is right?',
    fix: 'A trainee bathes a client in bed who has a weak left arm. Which practice should be corrected?',
    several:
      'A nurse helps a client with a weak left arm to wash in bed. Which practices are right?',
    sound: [
      [
        'Wash each eye from the inner to outer corner',
        'This direction keeps debris out of the tear duct.',
      ],
      [
        'Wash the legs from ankle toward the thigh',
        'Strokes that go toward the heart support the return of venous blood.',
      ],
      [
        'Take the gown off the strong arm first',
        'The strong arm bends easily; the weak arm then needs less movement.',
      ],
      [
        'Uncover one part of the body at a time',
        'Covering the other parts keeps the client warm and protects privacy.',
      ],
      [
        'Let the client wash what can be reached',
        'Taking part in the bath keeps skills, strength and dignity.',
      ],
    ],
    unsound: [
      [
        'Use one cloth corner for both of the eyes',
        'Infection can be carried from one eye to the other.',
      ],
      ['Leave the bed high while fetching linen', 'A high bed without a helper is a fall risk.'],
      [
        'Soak both feet in hot water for half an hour',
        'Long hot soaking softens the skin and can burn it where feeling is poor.',
      ],
      [
        'Wash the perineum from back to front',
        'With this motion bowel bacteria are carried toward the urethra.',
      ],
      [
        'Let the skin dry beside an open window',
        'Drafts chill a client who is wet; the skin is patted dry at once.',
      ],
    ],
    takeaway:
      'Clean to dirty, one part at a time, strong side first for undressing and weak side first for dressing.',
  },
  {
    ...hygiene,
    id: 'denture-care',
    right:
      'An older client has just received full dentures and asks how to handle them. Which practice should the nurse teach?',
    fix: 'A new helper cleans the dentures of a resident after supper. Which practice should the nurse correct?',
    several:
      'A nurse instructs new staff at a nursing home on mouth care. Which practices belong to care of dentures?',
    sound: [
      [
        'Line the sink with a towel before cleaning',
        'A dropped denture then falls softly and does not crack.',
      ],
      [
        'Brush with cool or lukewarm water',
        'Water that is hot warps the material of the dentures.',
      ],
      [
        'Take the dentures out during the night',
        'The gums need some hours of rest from pressure each day.',
      ],
      [
        'Store them in a labeled cup with water',
        'Dentures that dry out become brittle and lose their shape.',
      ],
      [
        'Rinse the mouth and brush gums and tongue',
        'Clean gums and a clean tongue prevent infection and odor.',
      ],
    ],
    unsound: [
      [
        'Pour boiling water over them for hygiene',
        'Boiling water deforms dentures so that they no longer fit.',
      ],
      [
        'Wrap them in a tissue on the meal tray',
        'Dentures that are wrapped in paper are often thrown away by mistake.',
      ],
      [
        'Scrub them with coarse scouring powder',
        'Coarse powder scratches the surface, and scratches hold bacteria.',
      ],
      [
        'Wear them at night to keep the jaw firm',
        'Wearing them day and night leads to sores and fungus.',
      ],
      [
        'Leave them to dry out in an open drawer',
        'Dentures that dry out warp and crack, and they get lost easily.',
      ],
    ],
    takeaway: 'Towel in the sink, cool water, soft brush, night rest in water and a labeled cup.',
  },
  {
    ...sleep,
    id: 'hospital-sleep',
    right:
      'An older client in the hospital lies awake at night. Which measure should the nurse try first?',
    fix: 'A nurse wants clients to sleep better on a busy unit. Which habit of the unit works against this?',
    several:
      'A surgical unit wants to improve the nights of its clients. Which measures help them to sleep?',
    sound: [
      ['Group care so that rest is not broken', 'Care in one visit allows full cycles of sleep.'],
      [
        'Offer a back rub and a warm blanket',
        'Warmth and gentle touch relax the muscles and the mind.',
      ],
      ['Open the curtains to daylight by day', 'Light by day keeps the body clock in step.'],
      ['Give the diuretic in the morning', 'A morning dose spares trips to the toilet at night.'],
      ['Dim the lights and lower the voices', 'Noise and light are the main reasons for waking.'],
    ],
    unsound: [
      [
        'Let clients nap for most of the afternoon',
        'Long naps take away the need for sleep at night.',
      ],
      ['Serve coffee with the evening snack', 'Caffeine acts for many hours and delays sleep.'],
      ['Draw blood at four o’clock as routine', 'Routine tests at night break up deep sleep.'],
      [
        'Leave the television on as a night light',
        'Changing light and sound keep the brain alert.',
      ],
      [
        'Start with a sedative for each client',
        'Sedatives cause falls and confusion in older adults.',
      ],
    ],
    takeaway: 'Grouped care, quiet, darkness, warmth and daytime light come before sleeping pills.',
  },
  {
    ...sleep,
    id: 'sleep-apnea-care',
    right:
      'A client with obstructive sleep apnea asks what can be done besides the mask at night. Which advice should the nurse give?',
    fix: 'A client with obstructive sleep apnea lists what he does about it at home. Which habit should be stopped?',
    several: 'Which advice suits a client with obstructive sleep apnea who uses a pressure mask?',
    sound: [
      [
        'Sleep on the side with the head raised',
        'The tongue then falls back less than in the supine position.',
      ],
      [
        'Wear the mask for naps as well as at night',
        'The airway closes in each sleep, also by day.',
      ],
      [
        'Lose weight with diet and exercise',
        'Less fat around the throat makes collapse of the airway less likely.',
      ],
      ['Wash mask and tubing as instructed', 'A clean mask prevents skin and airway infection.'],
      [
        'Tell the surgeon about it before surgery',
        'Anesthetics and opioids worsen breathing in this disorder.',
      ],
    ],
    unsound: [
      [
        'Take two glasses of wine to fall asleep',
        'Alcohol relaxes the throat and prolongs pauses in breathing.',
      ],
      [
        'Use a leftover sedative on bad nights',
        'Sedatives depress breathing and the arousal that ends a pause.',
      ],
      ['Sleep flat on the back without pillow', 'On the back the tongue blocks the airway.'],
      ['Leave off the mask when feeling tired', 'Tiredness is a sign that treatment is needed.'],
      [
        'Drive at night when sleepiness is worst',
        'Sleepiness from poor nights makes crashes on the road likely.',
      ],
    ],
    takeaway:
      'Side position, weight loss, no alcohol or sedatives, and the mask for each sleep keep the airway open.',
  },
  {
    ...skin,
    id: 'pressure-prevention',
    right:
      'A thin client with a hip fracture cannot turn alone. Which measure protects the skin best?',
    fix: 'A unit reviews its habits to prevent pressure injury. Which habit should be given up?',
    several: 'Which measures prevent pressure injury in a client who cannot turn alone?',
    sound: [
      [
        'Keep the head of the bed at 30 degrees or less',
        'A lower head reduces shear over the sacrum.',
      ],
      [
        'Float the heels off the mattress with a pillow',
        'Heels have little padding and are freed from pressure.',
      ],
      [
        'Use a lift sheet to move the client up in bed',
        'Lifting on a sheet avoids friction and shear of fragile skin.',
      ],
      [
        'Put a barrier cream on skin exposed to urine',
        'The cream keeps moisture from softening the skin.',
      ],
      [
        'Turn the client on a schedule and inspect',
        'Relief of pressure and early notice prevent open sores.',
      ],
    ],
    unsound: [
      [
        'Massage the red area over the sacrum firmly',
        'Massage of reddened skin injures the tissue underneath.',
      ],
      [
        'Seat the client on a rubber ring cushion',
        'A ring cuts off blood flow to the tissue in its center.',
      ],
      [
        'Drag the client up in bed by the shoulders',
        'Dragging across the sheet causes friction and shear of the skin.',
      ],
      [
        'Lay the client squarely on the hip bone',
        'A 30-degree tilt is used to spare the hip bone.',
      ],
      [
        'Scrub the skin with hot water and soap',
        'Hot water and scrubbing dry and damage the skin.',
      ],
    ],
    takeaway:
      'Turn, float the heels, keep the head low, lift and do not drag, control moisture and feed well.',
  },
  {
    ...comfort,
    id: 'cold-application',
    right:
      'A client has twisted an ankle an hour ago and is to use a cold pack. Which practice is safe?',
    fix: 'A client describes how he treats a fresh ankle sprain with cold. Which practice should be corrected?',
    several: 'Which practices are safe for a cold pack on a fresh sprain?',
    sound: [
      [
        'Wrap the pack in a thin cloth first',
        'A layer of cloth keeps the ice from freezing the skin.',
      ],
      [
        'Take it off after 15 to 20 minutes',
        'Longer cold injures tissue and widens vessels again.',
      ],
      ['Check the skin for pale or mottled color', 'Pale, mottled skin warns of harm by cold.'],
      [
        'Let the skin warm up between the uses',
        'Pauses allow the blood flow of the skin to return.',
      ],
      [
        'Raise the leg while the pack is in place',
        'Elevation and cold act together to limit swelling and pain.',
      ],
    ],
    unsound: [
      [
        'Lay bare ice on the skin overnight',
        'Direct contact with ice for hours causes frostbite of the skin.',
      ],
      ['Keep it on until the ankle feels numb', 'Numbness is a sign that the cold must end.'],
      [
        'Alternate with a hot bath in the first hours',
        'Heat in the first hours increases bleeding and swelling.',
      ],
      [
        'Use it on the foot that lacks feeling',
        'Where feeling is absent, an injury by cold goes unnoticed.',
      ],
      ['Walk on the ankle to work the cold in', 'Weight on a fresh sprain adds to the injury.'],
    ],
    takeaway:
      'Cold for fresh injury: cloth, 15 to 20 minutes, checks of skin and pauses. Avoid it with poor circulation or feeling.',
  },
  {
    ...comfort,
    id: 'heat-application',
    right:
      'A client with chronic low back pain is to use a moist heat pack at home. Which practice is safe?',
    fix: 'A client with back pain tells how she uses a heating pad. Which practice is unsafe?',
    several: 'Which practices make the use of heat on a stiff back safe?',
    sound: [
      [
        'Limit each use to 20 or 30 minutes',
        'Longer heat makes vessels narrow again and can burn.',
      ],
      ['Look at the skin after five minutes', 'Early redness or blisters show that it is too hot.'],
      ['Place a layer of cloth under the pack', 'A layer spreads the heat and prevents burns.'],
      [
        'Set the dial to a low or medium level',
        'Skin adapts to heat, so burns happen without notice.',
      ],
      [
        'Lay the pack on top of the back, not below',
        'Lying on a pack traps heat and raises the temperature.',
      ],
    ],
    unsound: [
      ['Sleep on the pad with the switch on high', 'A sleeping person does not notice a burn.'],
      [
        'Put heat over the new pain patch as well',
        'Heat speeds up drug uptake from a patch and can cause overdose.',
      ],
      ['Pin the pad to the sheet to hold it there', 'Pins can pierce the wires and cause shock.'],
      [
        'Turn it up when the warmth is felt less',
        'Adaptation dulls the feeling while the skin is burning.',
      ],
      [
        'Use it on a fresh bruise in the first hour',
        'Heat widens vessels and increases bleeding into a fresh injury.',
      ],
    ],
    takeaway:
      'Heat is for stiffness and chronic pain: low setting, cloth, time limit, on top and checked.',
  },
  {
    ...comfort,
    id: 'pain-without-drugs',
    right:
      'A client with chronic joint pain wants methods that add to the medicine. Which one should the nurse suggest?',
    fix: 'A new nurse speaks about comfort measures for clients in pain. Which idea or practice should be corrected?',
    several:
      'A plan for a client with chronic pain lists measures besides drugs. Which of them are sound?',
    sound: [
      [
        'Slow breathing with images of a calm place',
        'Guided imagery relaxes and shifts attention from pain.',
      ],
      [
        'Music of the client’s choice through headphones',
        'Music that the client likes is a proven distraction.',
      ],
      [
        'Gentle massage of the shoulders and the hands',
        'Touch stimulates nerve fibers that close the gate to pain.',
      ],
      [
        'Change of position with pillows for support',
        'Support by pillows takes the strain off joints and muscles.',
      ],
      [
        'Comfort methods along with ordered analgesics',
        'Both together often relieve more than either one.',
      ],
    ],
    unsound: [
      [
        'Distraction as a test of whether pain is real',
        'A person in real pain can be distracted for a time, so it proves nothing.',
      ],
      [
        'Massage of a leg with a clot in a deep vein',
        'Massage can loosen the clot, which may reach the lungs.',
      ],
      [
        'Withholding drugs until imagery has failed',
        'Comfort methods add to drugs and do not replace them.',
      ],
      [
        'Vigorous rubbing of a fresh surgical wound',
        'Rubbing a wound harms healing tissue and hurts.',
      ],
      [
        'Relaxation training at the peak of a crisis',
        'New skills are learned before severe pain and not during it.',
      ],
    ],
    takeaway:
      'Imagery, music, massage, position, heat and cold add to analgesics and give the client control.',
  },
  {
    ...nutrition,
    id: 'dysphagia-feeding',
    right:
      'A client with difficulty swallowing after a stroke is fed at lunch. Which practice is safe?',
    fix: 'A relative feeds a client who has difficulty swallowing. Which practice puts the client at risk?',
    several:
      'Which practices lower the risk of aspiration when a client with a weak right face is fed?',
    sound: [
      ['Have the client tuck the chin to swallow', 'A tucked chin helps to close the airway.'],
      [
        'Place the food in the strong side of the mouth',
        'The client can feel and move the food on that side.',
      ],
      [
        'Check the cheek for food after each few bites',
        'Food left in the weak cheek can be inhaled later.',
      ],
      [
        'Thicken the liquids as the therapist ordered',
        'Thick fluid moves slowly and can be controlled.',
      ],
      [
        'Keep the client upright for half an hour after',
        'An upright posture prevents reflux and aspiration after the meal.',
      ],
    ],
    unsound: [
      [
        'Use a straw for thin juice between the bites',
        'A straw brings thin fluid fast to the back of the throat.',
      ],
      [
        'Tip the head back so that the food slides down',
        'A head that is tipped back opens the way into the lungs.',
      ],
      [
        'Chat with the client while food is being chewed',
        'Talking while eating opens the airway at the moment of swallowing.',
      ],
      [
        'Fill the mouth well so that the meal goes faster',
        'Large bites cannot be controlled and block the airway.',
      ],
      [
        'Feed the client in a half-lying position in bed',
        'In a reclined position food slips into the airway.',
      ],
    ],
    takeaway:
      'Upright, chin tuck, strong side, small bites, thick liquids and a check of the cheek prevent aspiration.',
  },
];

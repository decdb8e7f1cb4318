import type { NursingFact } from './nursing-fact.ts';

/** Injuries by chemicals, heat, cold, bites and objects, and what is done first. */
export const injuries: readonly NursingFact[] = [
  {
    id: 'eye-splash',
    scene:
      'A laundry worker at a nursing facility is splashed in the right eye with an alkaline cleaner. The eye is red, tearing and very painful.',
    key: [
      'Flush the eye with a stream of water at once',
      'Alkali keeps eating into the cornea. Prompt, long flushing dilutes it and decides how much sight is saved.',
    ],
    fits: 'Immediate flushing is for a liquid chemical in the eye.',
    unlike: ['lime-powder', 'impaled'],
    slips: [
      [
        'Check visual acuity with a chart before care',
        'Acuity testing delays the one measure that saves the cornea. It follows the flushing.',
      ],
      [
        'Drop a weak acid into it to balance the base',
        'Neutralizing produces heat and more damage. Plain water or saline is used.',
      ],
      [
        'Cover both lids with dry patches and transport',
        'A patch holds the chemical against the cornea. The eye is washed before anything covers it.',
      ],
    ],
    takeaway:
      'A chemical in the eye is flushed at once with water or saline, from the nose side outward, for at least 15 to 30 minutes. Flushing comes before history, acuity or transport. Alkali burns are the deepest.',
  },
  {
    id: 'lime-powder',
    scene:
      'A farm worker comes to the clinic with dry lime powder over both forearms. The skin is starting to sting.',
    key: [
      'Brush off the powder before using any water',
      'Lime reacts with water and gives off heat and alkali. Dry removal first limits the burn; copious water follows.',
    ],
    fits: 'Dry removal comes first with powders such as lime that react with water.',
    unlike: [],
    slips: [
      [
        'Flush both arms under the tap at once',
        'Water starts the reaction while powder still lies on the skin. Brushing comes first.',
      ],
      [
        'Dab on vinegar to neutralize the base',
        'Neutralizing gives off heat and adds to the burn.',
      ],
      [
        'Rub in an ointment to soothe the stinging',
        'Ointment traps the chemical on the skin. It is removed, not covered.',
      ],
      [
        'Wrap both arms in wet towels for transport',
        'Wet towels start the reaction and hold it on the skin. Powder is brushed off first.',
      ],
    ],
    takeaway:
      'Most chemicals on skin are flushed with large amounts of water. Dry lime is the exception: brush it off, take off soiled clothing, then flush. Staff wear gloves and protect their own eyes.',
  },
  {
    id: 'frostbite',
    scene:
      'A hiker rescued from snow has numb, hard, waxy toes on both feet. The core temperature is normal and there is no danger of refreezing.',
    key: [
      'Soak the toes in circulating warm water',
      'Rapid rewarming at about 37 to 39 °C saves the most tissue. Movement of the water keeps it warm around the toes.',
    ],
    fits: 'A warm-water bath is for frozen tissue that will not freeze again.',
    unlike: ['scald', 'snake-bite', 'heat-stroke'],
    slips: [
      [
        'Rub the toes firmly until color returns',
        'Ice crystals in the tissue cut cells when rubbed. Frozen parts are not massaged.',
      ],
      [
        'Hold the feet close to a radiant heater',
        'Numb skin burns easily in dry heat, and the warming is uneven.',
      ],
      [
        'Let the toes thaw slowly at room air',
        'Slow thawing lets more tissue die. Warm water works faster and evenly.',
      ],
    ],
    takeaway:
      'Rewarm frostbite quickly in moving water of 37 to 39 °C (98.6 to 102.2 °F), with pain medicine. Do not rub, use dry heat or let the part freeze again. Then keep it elevated, dry and loosely padded.',
  },
  {
    id: 'snake-bite',
    scene:
      'A gardener was bitten on the hand by a rattlesnake 15 minutes ago. The hand is swelling. An ambulance is on the way.',
    key: [
      'Take off rings and keep the arm still at heart level',
      'Stillness slows the spread of venom, and rings would cut into the swelling hand. Antivenom is the treatment.',
    ],
    fits: 'Keeping a limb still at heart level is for a venomous snake bite.',
    unlike: ['laceration', 'anaphylaxis'],
    slips: [
      [
        'Have the client run to meet the ambulance',
        'Exertion speeds the spread of venom through the body.',
      ],
      [
        'Cut across the fang marks and suck out the venom',
        'Cutting adds injury and infection, and suction removes almost no venom.',
      ],
      [
        'Pack the hand in ice and tie off the upper arm',
        'Ice and a tourniquet add to tissue death around the bite.',
      ],
    ],
    takeaway:
      'After a pit viper bite calm the person, remove rings, keep the limb still at about heart level and get to antivenom. Do not cut, suck, ice or tie off. Mark the edge of the swelling and its time.',
  },
  {
    id: 'open-chest',
    scene:
      'A client has a stab wound of the chest. Air is heard moving through the hole with each breath, and oxygen saturation is 86%.',
    key: [
      'Cover the hole with a dressing taped on three sides',
      'The cover stops air from being drawn in, and the open side lets trapped air out.',
    ],
    fits: 'A three-sided dressing is for an open, sucking chest wound.',
    unlike: ['tension-pneumothorax', 'laceration', 'pulmonary-edema', 'air-embolism'],
    slips: [
      [
        'Pack the hole tightly with strips of dry gauze',
        'Packing can be pulled into the chest and lets air build up under pressure.',
      ],
      [
        'Probe the hole to see how deep the track runs',
        'Probing adds injury and delays closure of the sucking wound.',
      ],
    ],
    takeaway:
      'A sucking chest wound is covered at once with an airtight dressing fixed on three sides. Watch for tension pneumothorax; if it develops, lift the dressing to let air out. A chest tube follows.',
  },
  {
    id: 'tension-pneumothorax',
    scene:
      'After a fall a client becomes restless and blue. Breath sounds are absent on the right, the trachea is shifted to the left, neck veins bulge and the blood pressure is 74/40 mm Hg.',
    key: [
      'Prepare for needle decompression of the right chest',
      'Trapped air is pushing the heart aside. Letting it out restores venous return and cannot wait for a film.',
    ],
    fits: 'Needle decompression is for tension pneumothorax, with absent breath sounds and a shifted trachea.',
    unlike: ['open-chest', 'air-embolism', 'pulmonary-edema', 'tamponade'],
    slips: [
      [
        'Send the client for a chest film before treatment',
        'Tension pneumothorax is recognized at the bedside. The client may arrest during the film.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'Shock with absent breath sounds on one side, tracheal shift and full neck veins is tension pneumothorax. It is relieved at once with a needle, then a chest tube. Tamponade also fills the neck veins, but breath sounds are equal.',
  },
  {
    id: 'impaled',
    scene:
      'A client fell on a tool shed floor and has a screwdriver standing out of the thigh. There is little bleeding around it.',
    key: [
      'Pad around it and leave it where it is',
      'The object may be plugging a vessel. It is steadied for removal in the operating room.',
    ],
    fits: 'Padding around an object is for one that is stuck in the body.',
    unlike: ['laceration'],
    slips: [
      [
        'Cut it off level with the skin',
        'Cutting shakes the blade inside the wound and can tear a vessel.',
      ],
      [
        'Rinse around it under a strong jet',
        'A jet moves the object and may wash off the clot that seals it.',
      ],
      [
        'Pull it straight out along its path',
        'Removal outside surgery can release massive bleeding and tear tissue again.',
      ],
      [
        'Turn it gently to test if it is fixed',
        'Any movement cuts further into vessels and nerves.',
      ],
    ],
    takeaway:
      'An impaled object stays in place until a surgeon removes it, unless it blocks the airway or compressions. Steady it with bulky padding and check pulses beyond it.',
  },
  {
    id: 'amputation',
    scene:
      'A carpenter arrives with a finger cut off by a saw. Bleeding from the hand has been stopped with pressure. The finger is in a paper cup.',
    ask: 'How should the nurse keep the finger for reattachment?',
    key: [
      'In damp gauze, in a sealed bag set on ice',
      'Cold without freezing keeps tissue alive. The bag protects the finger from water and from direct ice.',
    ],
    fits: 'Cold storage in a sealed bag is for a severed part.',
    unlike: [],
    slips: [
      [
        'In a basin filled with ice and tap water',
        'Direct contact with ice and water freezes and soaks the tissue.',
      ],
      [
        'In a dry towel warmed to body temperature',
        'Warm tissue without blood dies within a few hours. It is cooled.',
      ],
      [
        'In a jar of povidone-iodine solution',
        'Antiseptics poison living cells and make reattachment fail.',
      ],
      [
        'In a cup of alcohol kept in a freezer',
        'Alcohol and freezing both kill the tissue. The finger could not be put back.',
      ],
    ],
    takeaway:
      'A severed part is wrapped in gauze damp with saline, sealed in a bag and placed on ice or ice water. It must not touch ice or freeze. Note the time of injury.',
  },
  {
    id: 'scald',
    scene:
      'A cook spills boiling soup on one forearm a minute ago. The skin is red with small blisters and is very painful. The area is about the size of two palms.',
    key: [
      'Hold it under cool running water',
      'Cool water stops the heat that is still burning deeper layers and eases pain.',
    ],
    fits: 'Cool running water is for a fresh, small thermal burn.',
    unlike: ['lime-powder', 'impaled'],
    slips: [
      [
        'Rub in a thick layer of toothpaste',
        'Pastes hold heat in the skin and have to be scrubbed off later.',
      ],
      [
        'Wrap it tightly in dry woolen cloth',
        'Wool sticks to the wound, and the heat goes on burning deeper.',
      ],
      [
        'Lay ice cubes directly on the skin',
        'Ice narrows vessels and can freeze burned skin, which deepens the injury.',
      ],
      [
        'Open the blisters and spread butter',
        'Intact blisters guard against infection. Fat holds the heat in.',
      ],
    ],
    takeaway:
      'Cool a small fresh burn with running water for 10 to 20 minutes, then cover it with a clean dry dressing. No ice, butter or opening of blisters. Large burns are cooled briefly, as hypothermia threatens.',
  },
  {
    id: 'laceration',
    scene:
      'A client broke a window and bright blood spurts from a cut inside the wrist. The client is pale but awake.',
    key: [
      'Press firmly on the cut with a clean cloth',
      'Direct pressure stops most arterial bleeding and can begin in seconds.',
    ],
    fits: 'Direct pressure stops bleeding from an open cut.',
    unlike: ['faint'],
    slips: [
      [
        'Tie a thin string around the wrist',
        'A string cuts into skin and does not close the arteries.',
      ],
      [
        'Rinse the cut under water to look for glass',
        'Cleaning lets arterial blood flow on. It is done once the bleeding is held.',
      ],
      [
        'Take the blood pressure in the other arm',
        'The loss is visible. Measuring it before stopping it wastes blood.',
      ],
    ],
    takeaway:
      'Spurting bright blood is arterial. Press directly and firmly, raise the limb and call for help; a tourniquet is used when pressure fails. Watch for shock.',
  },
  {
    id: 'heat-stroke',
    scene:
      'A roofer is brought in confused after working in the sun. The skin is hot, the temperature is 41.1 °C (106 °F) and the pulse is 140/min.',
    key: [
      'Cool the whole body with ice water at once',
      'Confusion with this temperature is heat stroke. Fast cooling of the body decides survival and comes before tests.',
    ],
    fits: 'Whole-body cooling is for heat stroke. Here the core is not overheated.',
    unlike: ['faint'],
    slips: [
      [
        'Draw blood for tests and start warmed fluid',
        'Tests can wait, and warm fluid adds heat to a body that must be cooled.',
      ],
      [
        'Wrap in blankets to prevent any shivering',
        'Blankets hold the heat in. Shivering is treated while cooling goes on.',
      ],
      [
        'Give acetaminophen and cover with a sheet',
        'Antipyretics reset the fever center, which is not the fault here. They do not lower the temperature of heat stroke.',
      ],
      [
        'Offer salty drinks and a rest in the shade',
        'That suits heat cramps or exhaustion in an alert client. A confused one cannot drink safely.',
      ],
    ],
    takeaway:
      'Heat stroke is a core temperature above 40 °C (104 °F) with changed mental status. Cool at once by immersion, or by wetting and fanning, until about 39 °C (102.2 °F). Watch for shivering, seizures and rhabdomyolysis.',
  },
];

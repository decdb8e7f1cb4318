import type { WrittenItemSet } from '../../../item/written-item.ts';

export const safetyInfectionControl = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'safety-infection-control',
  source: 'CDC isolation guidance; standard fundamentals, safety and disaster nursing texts',
  items: [
    {
      id: 'rn-sic-droplet-rooms',
      topic: 'Standard and transmission-based precautions',
      level: 'application',
      type: 'multiple',
      stem: 'The nurse in charge of an admissions unit assigns rooms to five new clients. For which clients should the nurse post droplet precautions in addition to standard precautions? Select all that apply.',
      options: [
        {
          text: 'Pertussis with coughing spells that end in vomiting',
          why: 'Pertussis spreads by large respiratory droplets at close range. A mask within the room is needed.',
          right: true,
        },
        {
          text: 'Chickenpox with fresh blisters over face and chest',
          why: 'Varicella calls for airborne and contact precautions. It needs a negative-pressure room.',
        },
        {
          text: 'Measles with a high fever, cough and spreading rash',
          why: 'Measles is airborne. It needs a negative-pressure room and a fitted respirator.',
        },
        {
          text: 'Scabies with night itching and burrows on the hands',
          why: 'Scabies passes by skin contact, so contact precautions with gown and gloves are right.',
        },
        {
          text: 'Meningococcal meningitis, one hour after admission',
          why: 'Droplet precautions are kept until 24 hours of effective treatment have passed. The client has just arrived.',
          right: true,
        },
      ],
      explanation:
        'Droplet precautions cover organisms carried in large droplets, such as influenza, pertussis and meningococcus. Measles, varicella and tuberculosis travel through the air over distance. Contact precautions cover spread by touch, as in scabies and C. difficile.',
    },
    {
      id: 'rn-sic-cdiff-hand-hygiene',
      topic: 'Standard and transmission-based precautions',
      level: 'application',
      type: 'single',
      stem: 'During an outbreak of C. difficile on the unit, a nurse changes linen soiled with stool for an infected client. The nurse then takes off the gloves and gown at the door. The hands look clean. What should the nurse do next?',
      options: [
        {
          text: 'Rub the hands with an alcohol-based sanitizer',
          why: 'Alcohol does not kill the spores and does not remove them. It suits most other contacts when the hands are not soiled.',
        },
        {
          text: 'Scrub the hands well with running water and soap',
          why: 'Friction and rinsing physically carry spores off the skin. This is preferred in an outbreak and after contact with feces.',
          right: true,
        },
        {
          text: 'Put a clean pair of gloves on for the next room',
          why: 'Gloves do not replace hand hygiene, since hands can be contaminated as gloves come off. New gloves go on after the hands are cleaned.',
        },
        {
          text: 'Wipe both hands dry with a clean paper towel',
          why: 'Wiping does not remove spores from the skin. A towel is used to dry hands after they are cleaned.',
        },
      ],
      explanation:
        'C. difficile forms spores that survive alcohol. Mechanical removal with soap and water, gown and gloves, own equipment and a sporicidal cleaner break the spread. Visible soil is not needed for hands to carry spores.',
    },
    {
      id: 'rn-sic-sterile-field-breach',
      topic: 'Surgical asepsis',
      level: 'application',
      type: 'single',
      stem: 'A nurse wearing sterile gloves prepares a sterile field on a paper drape for insertion of a urinary catheter. Which observation means that the nurse must set up a new field?',
      options: [
        {
          text: 'A swab lies 5 cm (2 in) inside the edge of the drape',
          why: 'The outer 2.5 cm (1 in) border counts as contaminated. An item well inside it is sterile.',
        },
        {
          text: 'The table top stays level with the waist of the nurse',
          why: 'A field at or above the waist and in view is acceptable. One that drops lower would be contaminated.',
        },
        {
          text: 'A gloved hand moves the basin nearer to the catheter',
          why: 'A sterile glove may touch sterile items within the field. Touching the border would be a breach.',
        },
        {
          text: 'Spilled saline soaks the cover through to the table',
          why: 'Moisture draws microbes up through paper by capillary action, so the field is contaminated.',
          right: true,
        },
      ],
      explanation:
        'A sterile field is lost when it gets wet through, is touched by something unsterile, drops below the waist or goes out of sight. The 2.5 cm (1 in) border is taken as unsterile. When in doubt, start again.',
    },
    {
      id: 'rn-sic-fall-plan',
      topic: 'Fall prevention',
      level: 'analysis',
      type: 'multiple',
      stem: 'A hospitalized client uses a cane, takes furosemide, and has a new order for zolpidem at bedtime. Blood pressure is 132/78 mm Hg lying and 104/62 mm Hg standing, with dizziness. The client gets up at night to pass urine. Which measures should the nurse include in the plan? Select all that apply.',
      options: [
        {
          text: 'Have the client sit on the bed edge before standing',
          why: 'The drop of 28 mm Hg systolic is orthostatic hypotension. A pause while sitting lets the pressure adjust.',
          right: true,
        },
        {
          text: 'Raise all four side rails while the client sleeps',
          why: 'Full rails act as a restraint, and a client who climbs over them falls farther. Rails that help turning are acceptable.',
        },
        {
          text: 'Ask the provider to move the diuretic to the evening',
          why: 'An evening dose brings more urine at night, just when sedation is greatest. A morning dose is safer.',
        },
        {
          text: 'Offer help to the toilet before giving the hypnotic',
          why: 'An empty bladder lowers the need to get up under sedation. Scheduled toileting prevents many falls.',
          right: true,
        },
        {
          text: 'Leave the walking aid and call light within reach',
          why: 'Clients fall when they stretch or walk without their aid. Both should be at hand.',
          right: true,
        },
        {
          text: 'Keep a low light on along the way to the toilet',
          why: 'Darkness adds to the risk when the client rises at night. A night light shows the path.',
          right: true,
        },
      ],
      explanation:
        'Fall plans answer the causes found in that client: here orthostatic hypotension, sedation, nocturia and gait. Restraints and full side rails add harm. Toileting rounds, slow position changes, light and reachable aids lower the risk.',
    },
    {
      id: 'rn-sic-restraint-check',
      topic: 'Use of restraints and safety devices',
      level: 'application',
      type: 'single',
      stem: 'A client on a ventilator has an order for soft wrist restraints after twice pulling at the endotracheal tube. The nurse makes a scheduled check. Which finding requires correction at once?',
      options: [
        {
          text: 'Two fingers slide between each cuff and wrist',
          why: 'This is the right fit: secure but not tight. A cuff that admits no finger would need loosening.',
        },
        {
          text: 'Each strap opens with a single pull on its end',
          why: 'A quick-release tie is required so that the client can be freed in an emergency.',
        },
        {
          text: 'Both straps are secured to the upper side rail',
          why: 'Lowering the rail would jerk or trap the arm. Straps are tied to a part of the frame that moves with the client.',
          right: true,
        },
        {
          text: 'Each cuff in turn was taken off for exercise',
          why: 'Periodic release, one limb at a time, for movement and skin care is required. It is part of safe care.',
        },
      ],
      explanation:
        'Restraints go on a frame part that moves with the client, with a quick-release tie and room for two fingers. Circulation, skin and need are checked often, and the device comes off as soon as it can. Tying to a side rail can injure the client.',
    },
    {
      id: 'rn-sic-start-red-tag',
      topic: 'Emergency response and disaster triage',
      level: 'analysis',
      type: 'single',
      stem: 'After a bus crash a nurse sorts adult victims in the field with the simple triage and rapid treatment (START) method. Which victim should get the immediate (red) tag?',
      options: [
        {
          text: 'Breathing 20/min, radial pulse felt, follows requests, broken femur',
          why: 'Breathing, perfusion and mental status pass the screen, but the victim cannot walk. This is a delayed (yellow) tag.',
        },
        {
          text: 'Breathing 38/min, radial pulse felt, follows requests, unable to walk',
          why: 'A rate above 30/min in a victim who cannot walk is immediate in START. No further sorting step is needed.',
          right: true,
        },
        {
          text: 'Breathing 24/min, walking about in tears, deep cut over one forearm',
          why: 'Those who can walk to a set place are minor (green). Bleeding from a limb can be pressed by the victim.',
        },
        {
          text: 'Breathing absent after the airway is opened, open wound of the head',
          why: 'No breathing after the airway is opened means deceased or expectant (black). Resources go to those who can be saved.',
        },
      ],
      explanation:
        'START sorts by walking, breathing, perfusion and mental status. Walking is green, no breathing after opening the airway is black, and a failed check of rate, perfusion or commands is red. The rest are yellow.',
    },
    {
      id: 'rn-sic-sealed-source-dose',
      topic: 'Handling hazardous and infectious materials',
      level: 'application',
      type: 'single',
      stem: 'A client with cervical cancer is on bed rest in a private room with a sealed radioactive implant in place. The nurse is about to give morning care. Which measure best lowers the dose of radiation to the nurse?',
      options: [
        {
          text: 'Put on a fitted respirator before going in',
          why: 'A respirator filters germs that float in the air. A sealed source gives off rays and nothing to inhale.',
        },
        {
          text: 'Treat the urine and stool as radioactive',
          why: 'Body fluids carry radioactivity after an unsealed source, such as oral iodine. A sealed source does not leak into them.',
        },
        {
          text: 'Group the tasks to keep the stay short',
          why: 'Dose rises with the time spent close to the source. Planned, brief care keeps it low.',
          right: true,
        },
        {
          text: 'Wear two pairs of gloves for each contact',
          why: 'Gloves do not stop gamma rays. Two pairs are used for the handling of hazardous drugs.',
        },
      ],
      explanation:
        'Time, distance and shielding protect from a sealed source. The nurse plans care, stays no longer than needed, works from as far away as the task allows and wears a dosimeter. Linen and waste stay in the room until it is cleared.',
    },
    {
      id: 'rn-sic-home-oxygen-teaching',
      topic: 'Home safety',
      level: 'application',
      type: 'single',
      stem: 'A home care nurse reviews safety with a client who will use an oxygen concentrator and nasal cannula at home for chronic lung disease. Which statement by the client shows that the teaching was understood?',
      options: [
        {
          text: 'I will run the tubing under the rug so nobody trips.',
          why: 'Tubing under a rug can be crushed, is hidden from checks and holds oxygen near fabric. It should run along the wall, in view.',
        },
        {
          text: 'I will plug the machine straight into a wall outlet.',
          why: 'A grounded wall outlet avoids the heat and overload of extension cords. This is safe use of the concentrator.',
          right: true,
        },
        {
          text: 'I will turn up the flow whenever I am out of breath.',
          why: 'Oxygen is a prescribed drug, and more can harm some clients with chronic lung disease. New breathlessness should be reported.',
        },
        {
          text: 'I will put petroleum jelly on my nose if it is sore.',
          why: 'Petroleum products can ignite in oxygen. A water-based gel is the safe choice.',
        },
      ],
      explanation:
        'Oxygen makes fires start more easily and burn faster. Keep smoking, flames and petroleum products away, power the concentrator from a grounded outlet and keep tubing in sight. Flow is changed by prescription.',
    },
    {
      id: 'rn-sic-safe-transfer-lift',
      topic: 'Ergonomic principles and safe client handling',
      level: 'application',
      type: 'single',
      stem: 'A client who weighs 104 kg (229 lb) must move from the bed to a wheelchair. The client is cooperative but cannot bear weight on either leg and has weak arms. Which method should the nurse choose?',
      options: [
        {
          text: 'Sliding board with two caregivers',
          why: 'A board needs good sitting balance and arm strength. The client has weak arms.',
        },
        {
          text: 'Stand-assist lift with two caregivers',
          why: 'This device needs a client who can bear some weight and hold on. Neither is possible here.',
        },
        {
          text: 'Gait belt pivot with three caregivers',
          why: 'A pivot needs weight on at least one leg. A manual lift of this load can injure staff and client.',
        },
        {
          text: 'Full-body sling lift with two caregivers',
          why: 'A powered sling carries the whole load of a dependent client. Two people guide the sling and the chair.',
          right: true,
        },
      ],
      explanation:
        'Choose the transfer method by weight bearing, upper body strength and cooperation. A client who can give no help needs a full-body lift, whatever the number of staff. Good body mechanics alone do not make manual lifting safe.',
    },
    {
      id: 'rn-sic-error-documentation',
      topic: 'Incident reporting (event, variance)',
      level: 'application',
      type: 'single',
      stem: 'A nurse gives metoprolol 50 mg by mouth to the wrong client. The client has a blood pressure of 118/70 mm Hg and a heart rate of 68/min, and the provider has been told. How should the nurse record the event?',
      options: [
        {
          text: 'Chart that an event report was completed and sent to risk staff',
          why: 'The report is an internal quality document. Mentioning it in the chart can make it open to legal discovery.',
        },
        {
          text: 'Chart the drug given and the findings; file a separate report',
          why: 'The record holds the clinical facts and the follow-up care. The event report goes through its own channel.',
          right: true,
        },
        {
          text: 'Chart that the error was due to the heavy workload of the shift',
          why: 'The chart holds facts, not blame or excuses. Causes are studied in the event review.',
        },
        {
          text: 'Leave the chart as it is and give the details in a report alone',
          why: 'The dose and vital signs are part of the care of this client. The team needs them to judge later changes.',
        },
      ],
      explanation:
        'After an error: assess, keep the client safe, tell the provider, chart the facts and complete an event report. The chart does not mention the report and assigns no blame. The report serves learning, not punishment.',
    },
    {
      id: 'rn-sic-infant-abduction',
      topic: 'Security plan',
      level: 'application',
      type: 'single',
      stem: 'On a maternity unit a person in scrubs tells the mother of a newborn, "I need to take the baby for a hearing test." The nurse comes in and sees that the person wears no unit photo badge. What should the nurse do first?',
      options: [
        {
          text: 'Keep the newborn in the room and question who sent the person',
          why: 'No infant leaves with anyone who lacks unit identification. Holding the infant there while identity is checked is the safe first step.',
          right: true,
        },
        {
          text: 'Let the person go on if the wrist band of the newborn matches',
          why: 'Bands identify the newborn and the parent, not the person. They are compared when infant and parent are reunited.',
        },
        {
          text: 'Walk with the person and the newborn to the nearby test room',
          why: 'Going along accepts an unknown person without a check. Identity comes before any move.',
        },
        {
          text: 'Leave for the desk to ask whether the hearing test is booked',
          why: 'Leaving the room gives the person a chance to take the newborn. The nurse should stay and call from the bedside.',
        },
      ],
      explanation:
        'Infant security rests on photo badges of the unit, matched bands, alarms and taught parents. A person without a badge does not take the newborn, whatever the reason. The nurse stays, checks identity and calls security if in doubt.',
    },
    {
      id: 'rn-sic-seizure-first-action',
      topic: 'Accident, error and injury prevention',
      level: 'application',
      type: 'single',
      stem: 'A client walking in the hall with a nurse cries out and stiffens, and the nurse eases the client to the floor. Rhythmic jerking of the arms and legs begins, with saliva at the mouth. Which action should the nurse take next?',
      options: [
        {
          text: 'Hold the limbs firmly until the jerking has passed',
          why: 'Restraining the limbs can cause fractures or muscle injury. Movement is guided away from hard objects.',
        },
        {
          text: 'Wedge a padded blade between the upper and lower teeth',
          why: 'Forcing an object into the mouth breaks teeth and can block the airway. Nothing is put in the mouth.',
        },
        {
          text: 'Run to the desk for oxygen and a suction machine',
          why: 'The client must not be left alone. The nurse calls out so that others bring the equipment.',
        },
        {
          text: 'Turn the body to one side and cushion the head',
          why: 'The side position lets saliva drain and keeps the airway open, and padding prevents head injury.',
          right: true,
        },
      ],
      explanation:
        'During a seizure the nurse stays, protects the head, turns the client to the side, loosens tight clothing and notes the time. Nothing is forced into the mouth and no limb is held down. A seizure that lasts 5 minutes or more is an emergency.',
    },
    {
      id: 'rn-sic-pump-electrical-fault',
      topic: 'Safe use of equipment',
      level: 'application',
      type: 'single',
      stem: 'A nurse feels a tingle on touching the metal case of an infusion pump that delivers maintenance fluid to a stable client. The cord looks whole, and the pump shows no alarm. Which action should the nurse take?',
      options: [
        {
          text: 'Move the plug to another outlet and keep the pump in use',
          why: 'The fault may lie in the pump, so the risk of shock goes with it. Outlets are tested by engineering staff.',
        },
        {
          text: 'Swap in another pump and tag the first one for repair',
          why: 'A tingle means leakage of current. The device is taken out of use, labeled and sent to biomedical engineering.',
          right: true,
        },
        {
          text: 'Wear rubber gloves at the pump until the bag is finished',
          why: 'Gloves do not protect the client, who is joined to the pump through the line. The device must go.',
        },
        {
          text: 'Wrap the cord with tape and note the event at shift end',
          why: 'Tape repairs by staff are not allowed, and the cord is whole. Delay leaves the client at risk.',
        },
      ],
      explanation:
        'A tingle, spark, smell of burning or frayed cord means stop using the device. Replace it, label it with the fault and send it to biomedical engineering. The nurse also checks the client and reports the event.',
    },
  ],
} satisfies WrittenItemSet;

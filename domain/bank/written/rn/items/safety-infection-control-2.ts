import type { WrittenItemSet } from '../../../item/written-item.ts';

export const safetyInfectionControl2 = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'safety-infection-control',
  source: 'Standard nursing fundamentals text and public health infection control guidance',
  items: [
    {
      id: 'rn-sic-bomb-threat-call',
      topic: 'Security plan',
      level: 'application',
      type: 'single',
      stem: 'A nurse answers the unit telephone, and a caller says that a bomb is in the building. A coworker is standing next to the nurse. What should the nurse do?',
      options: [
        {
          text: 'Hang up and pull the fire alarm',
          why: 'Hanging up loses information, and a fire alarm sends people in a pattern that may be wrong for a bomb.',
        },
        {
          text: 'Keep the caller talking and signal the coworker',
          why: 'Place, time, voice and background sounds help the police, and the coworker can alert security meanwhile.',
          right: true,
        },
        {
          text: 'Search the unit for a package together with the coworker',
          why: 'Searching is led by trained persons. A suspicious object is not touched.',
        },
        {
          text: 'Tell clients to leave by the nearest exit',
          why: 'Evacuation is ordered by those in command. A rush may lead toward the danger.',
        },
      ],
      explanation:
        'In a bomb threat the caller is kept on the line while another person alerts security. The nurse writes down the words, voice and sounds, and evacuation follows the order of the command.',
    },
    {
      id: 'rn-sic-dislodged-implant',
      topic: 'Handling hazardous and infectious materials',
      level: 'application',
      type: 'single',
      stem: 'A client has a sealed radioactive implant in the uterus. On entering, the nurse sees the implant lying on the sheet. A lead-lined container stands in the room. What should the nurse do first?',
      options: [
        {
          text: 'Pick it up with gloved fingers',
          why: 'Gloves do not stop the radiation, and the dose to the fingers would be high.',
        },
        {
          text: 'Wrap it in the sheet and remove it',
          why: 'Carrying it in linen exposes the nurse and others along the way.',
        },
        {
          text: 'Put it in the container with long forceps',
          why: 'Long forceps give distance and lead gives shielding, so the dose falls at once.',
          right: true,
        },
        {
          text: 'Ask the client to put it back into its place',
          why: 'The implant is placed by a radiation oncologist and not by the client.',
        },
      ],
      explanation:
        'A source that has fallen out is put into the lead container with long forceps, and radiation safety and the oncologist are called. Distance, shielding and short time protect the staff.',
    },
    {
      id: 'rn-sic-organophosphate-arrivals',
      topic: 'Emergency response and disaster triage',
      level: 'analysis',
      type: 'single',
      stem: 'Six farm workers walk up to the emergency entrance after a pesticide drum burst over them. Their clothes are wet, and they have tears, drooling and small pupils. What should the triage nurse do first?',
      options: [
        {
          text: 'Bring all of them straight into the large resuscitation room',
          why: 'Wet clothes would expose staff and other clients inside the building.',
        },
        {
          text: 'Hold them outside for decontamination by staff in gear',
          why: 'Undressing and washing outside stops absorption and keeps the department usable.',
          right: true,
        },
        {
          text: 'Start an IV line in each worker while they wait inside',
          why: 'Treatment is needed, but the poison on skin and clothes comes off first.',
        },
        {
          text: 'Give activated charcoal to each worker by mouth',
          why: 'The poison was absorbed through skin and lungs, so charcoal does not help.',
        },
      ],
      explanation:
        'Contaminated victims are undressed and washed before they enter, by staff in protective gear. Airway support and antidotes such as atropine can be given in the decontamination zone if needed.',
    },
    {
      id: 'rn-sic-influenza-cohort',
      topic: 'Standard and transmission-based precautions',
      level: 'analysis',
      type: 'single',
      stem: 'Single rooms are full. A client with confirmed influenza A and no other infection needs a bed. With which client may the charge nurse place this client?',
      options: [
        {
          text: 'A client with fever and cough whose tests are pending',
          why: 'The cause is unknown. The two could infect each other with different germs.',
        },
        {
          text: 'A client with influenza A who was admitted yesterday',
          why: 'Clients with the same germ and no other infection may share a room.',
          right: true,
        },
        {
          text: 'A client with influenza A who also has C. difficile',
          why: 'The second infection could pass to the new client.',
        },
        {
          text: 'A client with heart failure who had a flu shot',
          why: 'A vaccine does not give full protection, and the disease would be dangerous.',
        },
      ],
      explanation:
        'When single rooms lack, clients with the same confirmed infection and no other can be placed together. Unknown or additional infections rule this out.',
    },
    {
      id: 'rn-sic-violent-restraint-rules',
      topic: 'Use of restraints and safety devices',
      level: 'application',
      type: 'multiple',
      stem: 'An adult client in the emergency department strikes staff, and talk, space and medicine have failed. Restraints on the wrists and ankles are applied for violent behavior. Which rules apply? Select all that apply.',
      options: [
        {
          text: 'The order is limited to 4 hours in an adult',
          why: 'For violent behavior an order holds for up to 4 hours in adults and must then be renewed.',
          right: true,
        },
        {
          text: 'A face-to-face evaluation takes place within 1 hour',
          why: 'A qualified practitioner has to see the client within an hour.',
          right: true,
        },
        {
          text: 'The client is watched continuously or at close intervals',
          why: 'Injury, aspiration and distress can develop fast in restraints.',
          right: true,
        },
        {
          text: 'The restraints stay on for the full time of the order',
          why: 'They come off as soon as the behavior allows, even if the order still runs.',
        },
        {
          text: 'An order “as needed” spares later calls',
          why: 'Standing or as-needed orders for restraint are forbidden.',
        },
      ],
      explanation:
        'Restraint for violent behavior needs an order limited to 4 hours in adults, evaluation in person within 1 hour, close observation and release as soon as it is safe.',
    },
    {
      id: 'rn-sic-mri-screening',
      topic: 'Accident, error and injury prevention',
      level: 'application',
      type: 'multiple',
      stem: 'A nurse screens a client before magnetic resonance imaging (MRI). Which findings must be cleared with the imaging team before the client enters the scanner room? Select all that apply.',
      options: [
        {
          text: 'A pacemaker placed eleven years ago',
          why: 'The magnet may disturb the device, and some older ones are not safe in it.',
          right: true,
        },
        {
          text: 'A history of work with metal grinding',
          why: 'Metal splinters in the eye can move in the magnet and destroy sight.',
          right: true,
        },
        {
          text: 'A surgical clip on a brain aneurysm',
          why: 'Some clips are magnetic and could tear the vessel.',
          right: true,
        },
        {
          text: 'A shellfish allergy with hives last year',
          why: 'A shellfish allergy does not bear on the magnet.',
        },
        {
          text: 'An insulin pump worn on the belt',
          why: 'Pumps are damaged by the magnet and are taken off first.',
          right: true,
        },
        {
          text: 'A tooth filled with amalgam last month',
          why: 'Dental fillings are not a danger in the scanner, although they may blur the picture nearby.',
        },
      ],
      explanation:
        'Before MRI ask about pacemakers and other implants, aneurysm clips, metal in the eye and pumps or patches worn on the body. The magnet is on at all times.',
    },
    {
      id: 'rn-sic-lead-old-house',
      topic: 'Home safety',
      level: 'application',
      type: 'single',
      stem: 'A family with a 2-year-old rents a house built in 1935. Paint flakes lie on the window sills, and the child’s blood lead level is raised. Until the landlord has the paint treated, which advice should the nurse give?',
      options: [
        {
          text: 'Sweep sills and floors dry each morning',
          why: 'Dry sweeping stirs up lead dust that the child breathes and swallows.',
        },
        {
          text: 'Wipe sills and floors with wet cloths often',
          why: 'Wet cleaning picks up dust without stirring it up.',
          right: true,
        },
        {
          text: 'Sand the sills smooth over the weekend',
          why: 'Sanding by the family sets free much lead dust.',
        },
        {
          text: 'Cook with hot water straight from the tap',
          why: 'Hot tap water takes up more lead from old pipes than cold water.',
        },
      ],
      explanation:
        'Until lead paint is removed by trained workers, wet cleaning, hand washing before meals, cold water for cooking and enough iron and calcium lower a child’s exposure.',
    },
    {
      id: 'rn-sic-fire-ventilator',
      topic: 'Emergency response and disaster triage',
      level: 'analysis',
      type: 'single',
      stem: 'Fire breaks out in the room next to a client on a ventilator. The charge nurse has closed the oxygen valve of the zone, and the client must be moved. How should the nurse maintain breathing?',
      options: [
        {
          text: 'With a manual bag on the endotracheal tube',
          why: 'A manual bag works with room air and goes along with the client.',
          right: true,
        },
        {
          text: 'With the ventilator plugged in down the hall',
          why: 'Unplugging and moving the machine costs minutes, and the gas supply is closed.',
        },
        {
          text: 'With a nasal cannula at a high flow rate',
          why: 'A cannula cannot ventilate a client who does not breathe alone.',
        },
        {
          text: 'With the tube out and a mask on the face',
          why: 'Removing the tube endangers the airway during the move.',
        },
      ],
      explanation:
        'When oxygen is shut off in a fire, clients on ventilators are ventilated with a manual bag during evacuation. Each ventilated client has one at the bedside for this reason.',
    },
    {
      id: 'rn-sic-gowned-sterile-zone',
      topic: 'Surgical asepsis',
      level: 'application',
      type: 'single',
      stem: 'In the operating room a nurse in a sterile gown and gloves waits for the surgeon. Which position of the hands keeps them sterile?',
      options: [
        {
          text: 'Folded and tucked under the arms',
          why: 'The axilla of the gown is not sterile, as it becomes moist and rubs.',
        },
        {
          text: 'Hanging at the sides of the thighs',
          why: 'What is below the waist or table height counts as unsterile.',
        },
        {
          text: 'Clasped in front at chest height',
          why: 'The front of the gown from chest to waist or table level is sterile, and the hands stay in sight.',
          right: true,
        },
        {
          text: 'Resting behind the lower back',
          why: 'The back of the gown is not sterile and cannot be seen.',
        },
      ],
      explanation:
        'A gown is sterile in front from the chest to the level of the field, and on the sleeves from 2 inches above the elbow to the cuff. Back, neckline and axillae are not.',
    },
    {
      id: 'rn-sic-suicide-safe-room',
      topic: 'Accident, error and injury prevention',
      level: 'analysis',
      type: 'multiple',
      stem: 'A client with a plan for suicide is placed on a medical unit with one-to-one observation. Which steps make the room safer? Select all that apply.',
      options: [
        {
          text: 'Taking away cords, belts and shoelaces',
          why: 'Cords and laces can be used for hanging.',
          right: true,
        },
        {
          text: 'Serving meals on paper with plastic spoons',
          why: 'Metal knives and glass can be used for self-harm.',
          right: true,
        },
        {
          text: 'Checking gifts that visitors bring in',
          why: 'Visitors may bring in dangerous objects without knowing it.',
          right: true,
        },
        {
          text: 'Letting the client shower behind a locked door',
          why: 'A locked door ends the observation at a moment of danger.',
        },
        {
          text: 'Replacing the observer by a video monitor at night',
          why: 'A camera cannot act. A person has to be within reach.',
        },
      ],
      explanation:
        'With a high risk of suicide a person stays within reach at all times, also in the bathroom, and objects for hanging, cutting or overdose are removed.',
    },
    {
      id: 'rn-sic-tubing-misconnection',
      topic: 'Safe use of equipment',
      level: 'analysis',
      type: 'single',
      stem: 'A client has a central venous line, an epidural catheter and a feeding tube. A nurse is about to connect a new bag of formula. Which step best prevents a misconnection?',
      options: [
        {
          text: 'Connecting it where the fitting seems to match',
          why: 'Fittings can match by chance or be forced with an adapter.',
        },
        {
          text: 'Tracing the tube to where it enters the body',
          why: 'Following the tube by hand to its origin shows beyond doubt which tube it is.',
          right: true,
        },
        {
          text: 'Asking the client which of the tubes is used',
          why: 'Clients and families cannot be relied on to tell tubes apart.',
        },
        {
          text: 'Choosing the tube that hangs nearest the pump',
          why: 'The place of a tube in the bed says nothing about its purpose.',
        },
      ],
      explanation:
        'Formula in a vein or an epidural space can kill. Trace each tube from the bag to the body before connecting, label both ends and do not force a fitting.',
    },
    {
      id: 'rn-sic-elopement-risk',
      topic: 'Security plan',
      level: 'application',
      type: 'single',
      stem: 'A client with delirium has twice walked to the elevator in a hospital gown and says, “I must catch my bus.” Which measure is the best first choice?',
      options: [
        {
          text: 'A vest restraint while the client is in bed',
          why: 'A vest is a restraint and raises agitation. Less restrictive ways come first.',
        },
        {
          text: 'A room near the desk with a door alarm',
          why: 'Closeness and an alarm let staff act early without limiting the client.',
          right: true,
        },
        {
          text: 'A reminder to stay in bed until morning',
          why: 'A client with delirium cannot keep such a reminder in mind.',
        },
        {
          text: 'A sedative each evening at bedtime',
          why: 'Sedatives can worsen delirium and lead to falls.',
        },
      ],
      explanation:
        'For clients who may wander off choose the least restrictive means: a room in sight, alarms, company, and search for the cause of the delirium.',
    },
    {
      id: 'rn-sic-hepatitis-b-exposure',
      topic: 'Handling hazardous and infectious materials',
      level: 'analysis',
      type: 'single',
      stem: 'A newly hired aide who was never vaccinated is stuck by a needle from a client with active hepatitis B. The site has been washed and the event reported. Which treatment should the nurse expect?',
      options: [
        {
          text: 'A course of oral antibiotics for ten days',
          why: 'Antibiotics act on bacteria and do not act on viruses.',
        },
        {
          text: 'Immune globulin and the first vaccine dose',
          why: 'Immune globulin protects at once, and the vaccine builds lasting protection.',
          right: true,
        },
        {
          text: 'Vaccine after the next yearly health check',
          why: 'Waiting leaves the aide unprotected in the weeks that count.',
        },
        {
          text: 'Observation until the eyes become yellow',
          why: 'Jaundice shows disease. Treatment is meant to prevent it.',
        },
      ],
      explanation:
        'An unvaccinated person exposed to hepatitis B gets hepatitis B immune globulin and starts the vaccine series as soon as possible, best within 24 hours.',
    },
    {
      id: 'rn-sic-lift-sling-check',
      topic: 'Ergonomic principles and safe client handling',
      level: 'application',
      type: 'single',
      stem: 'A nurse and an aide prepare to move a client with a mechanical lift. The sling on the chair is labeled for up to 250 lb, one loop is frayed, and the client weighs 210 lb (95 kg). What should the nurse do?',
      options: [
        {
          text: 'Use the sling, as the weight is within its limit',
          why: 'A frayed loop can tear under any load, whatever the label says.',
        },
        {
          text: 'Knot the frayed loop so that it is double',
          why: 'A knot weakens the loop and changes the balance of the sling.',
        },
        {
          text: 'Take the sling out of use and fetch another',
          why: 'A damaged sling is removed and tagged so that no one else uses it.',
          right: true,
        },
        {
          text: 'Carry the client over with two more helpers',
          why: 'Lifting by hand puts staff and client at risk when a lift is at hand.',
        },
      ],
      explanation:
        'Before each lift check the sling for size, weight limit and damage. A frayed sling is taken out of use and reported.',
    },
    {
      id: 'rn-sic-look-alike-vials',
      topic: 'Incident reporting (event, variance)',
      level: 'analysis',
      type: 'single',
      stem: 'A nurse reaches for heparin flush and notices in time that the vial holds heparin 10,000 units/mL. Both vials look alike and lie in one drawer. No client was harmed. Which action does most to prevent harm to others?',
      options: [
        {
          text: 'Telling coworkers at lunch to read labels with care',
          why: 'Reminders by word of mouth fade and do not reach all staff.',
        },
        {
          text: 'Moving the vials to another place in the drawer',
          why: 'A change by one nurse in one drawer leaves the risk elsewhere.',
        },
        {
          text: 'Reporting the near miss so that storage is changed',
          why: 'A report lets the pharmacy separate or replace such vials in each unit.',
          right: true,
        },
        {
          text: 'Taking more time for each dose in the days ahead',
          why: 'Personal care is good, but does not mend the system.',
        },
      ],
      explanation:
        'Near misses show where the next error will happen. Reporting leads to changes in storage, packaging and labeling that protect everyone, which reminders do not.',
    },
  ],
} satisfies WrittenItemSet;

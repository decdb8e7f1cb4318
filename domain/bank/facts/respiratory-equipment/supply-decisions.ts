import type { DecisionCase } from '../chest-assessment/pattern.ts';

const niv = 'CPAP and noninvasive ventilation interfaces';

/** Gas cylinders, connections and the choice of delivery device. */
export const supplyDecisions: readonly DecisionCase[] = [
  {
    id: 'cylinder-color-oxygen',
    level: 'recall',
    stem: 'In a storage room in the United States a therapist needs a small cylinder of oxygen. Which color marks it, before the label is read to confirm it?',
    key: [
      'Green',
      'Oxygen cylinders are green in the United States. The label decides in any case.',
    ],
    slips: [
      ['Blue', 'Blue marks nitrous oxide. This is an anesthetic gas.'],
      ['Yellow', 'Yellow marks medical air. Its label would name air, not oxygen.'],
      ['Gray', 'Gray marks carbon dioxide. This gas is dangerous in place of oxygen.'],
      ['Brown', 'Brown marks helium. This gas holds no oxygen at all.'],
      ['Black', 'Black marks nitrogen. This gas holds no oxygen at all.'],
    ],
    note: 'Colors are a guide, and the label is the proof. Green is oxygen, yellow air, brown helium, gray carbon dioxide, black nitrogen and blue nitrous oxide.',
  },
  {
    id: 'cylinder-color-heliox',
    level: 'recall',
    stem: 'A cylinder for a patient with upper airway obstruction is colored brown and green. Which gas should its label name?',
    key: [
      'Helium and oxygen',
      'Brown stands for helium and green for oxygen, so the mixture carries both.',
    ],
    slips: [
      ['Carbon dioxide and oxygen', 'Carbon dioxide is gray, so this mixture is gray and green.'],
      ['Nitrous oxide and oxygen', 'Nitrous oxide is blue, so this mixture is blue and green.'],
      ['Nitrogen and oxygen', 'Nitrogen is black. Medical air is marked yellow.'],
      ['Medical air alone', 'Medical air is marked yellow in the United States.'],
    ],
    note: 'Mixtures carry the colors of their parts. Read the label for the percentages before use.',
  },
  {
    id: 'safety-index-large',
    level: 'application',
    stem: 'A regulator for medical air does not screw onto the valve of an H cylinder of oxygen. Which system prevents the wrong connection?',
    key: [
      'American Standard Safety System',
      'Large cylinders have valve outlets with threads that differ by gas.',
    ],
    slips: [
      [
        'Pin Index Safety System',
        'Pins and holes are used on the yokes of small cylinders, up to size E.',
      ],
      [
        'Diameter Index Safety System',
        'This system serves low-pressure connections, up to 200 psi.',
      ],
      [
        'Quick-connect adapter system',
        'Quick-connects are for wall outlets and are specific to the maker.',
      ],
      ['Fusible relief plug system', 'A fusible plug melts in a fire to release pressure.'],
    ],
    note: 'Large cylinders use threaded outlets, small ones pins, and lines of 50 psi diameter-indexed fittings. A fitting must not be forced.',
  },
  {
    id: 'safety-index-pin',
    level: 'application',
    stem: 'A yoke made for carbon dioxide cannot be fitted to an E cylinder of oxygen because it does not seat on the post. What keeps it from fitting?',
    key: ['Position of pins and holes', 'Each gas has its own pin positions; oxygen has 2 and 5.'],
    slips: [
      ['Size of a threaded outlet', 'Threads that differ by gas are used on large cylinders.'],
      [
        'Diameter of a low-pressure fitting',
        'Diameter-indexed fittings are for lines of about 50 psi.',
      ],
      ['Color of the cylinder shoulder', 'Color warns the user and does not stop a connection.'],
      ['Weight of the full cylinder', 'Weight has no part in safety systems.'],
    ],
    note: 'The Pin Index Safety System serves cylinders up to size E. Do not remove pins or force a yoke.',
  },
  {
    id: 'safety-index-diameter',
    level: 'application',
    stem: 'A therapist attaches the oxygen hose of a ventilator to a 50 psi outlet of a flowmeter block. Which system makes sure that an air hose would not fit there?',
    key: [
      'Diameter Index Safety System',
      'Fittings for low pressure, below 200 psi, differ in diameter and thread for each gas.',
    ],
    slips: [
      ['Pin Index Safety System', 'Pins serve the yokes of small cylinders under full pressure.'],
      [
        'American Standard Safety System',
        'This system serves the high-pressure outlets of large cylinders.',
      ],
      ['Color-coded hose labels', 'Color helps the eye but does not prevent a wrong fit.'],
      ['Pressure relief valves', 'Relief valves limit pressure and do not identify a gas.'],
    ],
    note: 'Diameter-indexed fittings join regulators, hoses, humidifiers and ventilators at about 50 psi. Each gas has its own size.',
  },
  {
    id: 'cracking-cylinder',
    level: 'application',
    stem: 'Before attaching a regulator, a therapist points the valve of an oxygen cylinder away from people and opens it for a moment. What is the purpose?',
    key: [
      'Blow dust out of the outlet',
      'Dust heated by a rush of gas in the regulator could ignite.',
    ],
    slips: [
      ['Check the purity of the gas', 'Purity is shown by analysis.'],
      [
        'Cool the metal of the valve',
        'Cooling has no benefit for the connection. Dust is the danger.',
      ],
      [
        'Lower the pressure to 50 psi',
        'The regulator lowers the pressure. A brief opening does not change it.',
      ],
      [
        'Test the fusible relief plug',
        'Relief devices are tested by the supplier. Opening the valve does not test them.',
      ],
    ],
    note: 'Crack the valve, attach the regulator, then open slowly. Keep oil and grease away from oxygen fittings.',
  },
  {
    id: 'cylinder-transport',
    level: 'application',
    stem: 'An oxygen cylinder will go with a patient to the imaging suite for magnetic resonance. Which point matters most?',
    key: [
      'A cylinder and regulator of nonmagnetic metal',
      'Steel cylinders become missiles near the magnet. Size makes it worse.',
    ],
    slips: [
      [
        'A cylinder of the largest size that is in stock',
        'A large steel cylinder is the greater danger.',
      ],
      [
        'A regulator with a Bourdon gauge made of steel',
        'Steel parts are attracted by the magnet. Such a gauge must stay outside.',
      ],
      [
        'A cylinder that is painted in green and white',
        'Color does not protect near a magnet. The metal is what counts.',
      ],
      [
        'A regulator that is turned off for the journey',
        'The patient needs oxygen on the way. Flow must not be interrupted.',
      ],
    ],
    note: 'Just devices labeled safe for magnetic resonance may enter the room. Aluminum cylinders are used.',
  },
  {
    id: 'zone-valve-fire',
    level: 'application',
    stem: 'A fire breaks out in a patient room, and oxygen feeds it. Patients in this zone have been moved to portable oxygen. What should the therapist do with the piped oxygen?',
    key: [
      'Shut the valve of that zone',
      'The zone valve outside the rooms stops oxygen to that area while others keep their supply.',
    ],
    slips: [
      [
        'Close the main valve of the hospital',
        'This would stop oxygen to every patient in the hospital.',
      ],
      [
        'Open each wall outlet to empty lines',
        'Open outlets would feed the fire. Oxygen must be stopped.',
      ],
      [
        'Lower the bulk pressure to 20 psi',
        'Lower pressure still feeds the fire and harms others.',
      ],
      ['Switch the line over to medical air', 'Lines for oxygen are not switched to air.'],
    ],
    note: 'Know the zone valves of your area. Move the patients to other oxygen before one is closed.',
  },
  {
    id: 'bulk-failure',
    level: 'application',
    stem: 'Alarms show that piped oxygen pressure in the hospital has fallen to 30 psi. Whom should the therapists provide with cylinders first?',
    key: [
      'Ventilated patients on high FIO₂',
      'They depend on supply pressure and oxygen and have the least reserve.',
    ],
    slips: [
      ['Patients on cannulas at 1 L/min', 'Low-flow patients tolerate a short loss better.'],
      [
        'Patients waiting for home oxygen',
        'These patients are stable. They do not depend on piped oxygen.',
      ],
      ['Patients in the sleep laboratory', 'They are not oxygen dependent as a rule.'],
      [
        'Patients using incentive spirometers',
        'Incentive spirometry does not need oxygen. These patients can wait.',
      ],
    ],
    note: 'Plan for bulk failure: cylinders and bags go to ventilated patients and those on high FIO₂ first. Lower flows where it is safe.',
  },
  {
    id: 'device-venturi-choice',
    level: 'analysis',
    stem: 'A patient with COPD breathes 32/min with irregular depth. On a cannula at 3 L/min SpO₂ varies between 84 and 97%. An exact FIO₂ of about 0.28 is wanted. Which device solves the problem?',
    key: [
      'Air-entrainment mask',
      'Its total flow exceeds the demand of the patient, so FIO₂ stays constant.',
    ],
    slips: [
      [
        'Simple oxygen mask',
        'FIO₂ of a simple mask varies with the breathing pattern and is 0.35 or more.',
      ],
      ['Nonrebreathing mask', 'This mask gives a high FIO₂, which is not wanted here.'],
      [
        'Cannula with reservoir',
        'A reservoir cannula saves oxygen but still varies with breathing.',
      ],
      ['Partial rebreathing mask', 'It gives an FIO₂ of 0.40 to 0.70 that varies.'],
    ],
    note: 'A variable breathing pattern calls for a fixed-performance device. Air-entrainment masks give 24 to 50%.',
  },
  {
    id: 'humidifier-low-flow',
    level: 'application',
    stem: 'A patient without an artificial airway uses a cannula at 2 L/min and has no dryness. An aide asks for a bubble humidifier. What should the therapist answer?',
    key: [
      'Not needed at 4 L/min or less',
      'The nose humidifies low flows well. A humidifier is added above 4 L/min or for dryness.',
    ],
    slips: [
      [
        'Needed at any flow of oxygen',
        'Studies show no benefit at low flows. The nose does the work.',
      ],
      [
        'Needed when the gas is piped in',
        'The source of gas does not decide. Flow and symptoms do.',
      ],
      [
        'Replaced by a heated humidifier',
        'Active heating is for high flows or artificial airways.',
      ],
      [
        'Replaced by a bland aerosol',
        'Aerosol cannot pass through a cannula and is not indicated.',
      ],
    ],
    note: 'Humidify cannula oxygen above 4 L/min, on request for dryness, and for infants. Check the nose for dryness and bleeding.',
    topic: 'Humidifiers and nebulizers',
  },
  {
    id: 'hme-contraindication',
    level: 'analysis',
    stem: 'For which ventilated patient should a heated humidifier be chosen and a heat and moisture exchanger avoided?',
    key: [
      'One with thick secretions and a temperature of 31 °C',
      'Thick secretions and hypothermia below 32 °C are reasons against a passive exchanger.',
    ],
    slips: [
      [
        'One with thin secretions after elective surgery',
        'Short use with thin secretions is the best case for an exchanger.',
      ],
      [
        'One who is being moved between two hospitals',
        'An exchanger is handy in transport. It needs no power or water.',
      ],
      [
        'One with a tidal volume of 450 mL and no leak',
        'Normal volumes without a leak suit an exchanger.',
      ],
      [
        'One who will be extubated within a few hours',
        'Short use is no reason for a heated system.',
      ],
    ],
    note: 'Avoid passive exchangers with thick or bloody secretions, large leaks, hypothermia and very small or large volumes. A heated humidifier suits these patients.',
    topic: 'Humidifiers and nebulizers',
  },
  {
    id: 'usn-bronchospasm',
    level: 'analysis',
    stem: 'During sputum induction with hypertonic saline from an ultrasonic nebulizer a patient with asthma begins to wheeze and feels tight. What should the therapist do?',
    key: [
      'Stop and give a bronchodilator',
      'Dense, salty aerosol provokes bronchospasm. Pretreatment lowers the risk.',
    ],
    slips: [
      [
        'Raise the output and go on',
        'More aerosol makes bronchospasm worse. The irritant must be stopped.',
      ],
      ['Change to sterile water', 'Water alone irritates airways just as much.'],
      ['Cool the solution with ice', 'Cold aerosol can provoke more spasm. It brings no relief.'],
      [
        'Ask for faster deep breaths',
        'Faster breathing brings in more irritant. Spasm would get worse.',
      ],
    ],
    note: 'Hypertonic and ultrasonic aerosols can cause bronchospasm. Pretreat patients with reactive airways and watch peak flow.',
    topic: 'Humidifiers and nebulizers',
  },
  {
    id: 'niv-mask-vomit',
    topic: niv,
    level: 'analysis',
    stem: 'Noninvasive ventilation by oronasal mask is planned for several patients. For which of them is this mask most dangerous?',
    key: ['One who vomits every hour', 'Vomit in a mask over the mouth is aspirated.'],
    slips: [
      ['One who breathes by mouth', 'Mouth breathers do better with an oronasal mask.'],
      [
        'One who has no teeth now',
        'Lack of teeth makes leaks likely, and an oronasal mask may still be used.',
      ],
      ['One who has a mustache', 'A mustache may cause a leak and is no danger.'],
      ['One who wears eyeglasses', 'Eyeglasses do not forbid a mask.'],
    ],
    note: 'Vomiting, claustrophobia and much sputum speak against a mask over the mouth. Vomiting may call for intubation.',
  },
  {
    id: 'niv-humidity-hme',
    topic: niv,
    level: 'analysis',
    stem: 'A heat and moisture exchanger has been placed between mask and circuit during noninvasive ventilation of a patient with COPD. PaCO₂ is rising in spite of good volumes. What should be recommended?',
    key: [
      'Replace it by a heated humidifier',
      'The exchanger adds dead space and resistance, which raises PaCO₂ with a mask.',
    ],
    slips: [
      ['Add a second exchanger in series', 'A second one would add more dead space.'],
      [
        'Close the exhalation port in part',
        'Closing the port causes rebreathing. PaCO₂ would rise further.',
      ],
      ['Remove every kind of humidity', 'Dry gas at high flow is poorly tolerated.'],
      [
        'Lower the expiratory pressure to zero',
        'Some expiratory pressure is needed to flush CO₂ from a single-limb circuit.',
      ],
    ],
    note: 'During noninvasive ventilation a heated humidifier adds little dead space and works with leaks. It also helps comfort.',
  },
  {
    id: 'niv-antiasphyxia',
    topic: niv,
    level: 'application',
    stem: 'A patient will sleep with an oronasal mask on a CPAP device. Which feature of the mask protects the patient if the device loses power?',
    key: [
      'Valve that opens to room air',
      'An antiasphyxia valve lets the patient breathe room air when pressure is lost.',
    ],
    slips: [
      ['Foam pad at the forehead', 'A pad spreads the force on the skin.'],
      ['Second strap behind the head', 'A strap holds the mask and is no protection.'],
      ['Port for the oxygen tubing', 'The port adds oxygen and is too small to breathe through.'],
      ['Soft cushion over the nose', 'A cushion seals. It does not let air in.'],
    ],
    note: 'Masks that cover mouth and nose need a safety valve. Quick-release straps help in case of vomiting.',
  },
];

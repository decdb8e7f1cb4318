import type { Pattern } from '../chest-assessment/pattern.ts';

/** Faults of humidifiers and nebulizers. */
export const humidityFaults: readonly Pattern[] = [
  {
    id: 'bubble-jar-leak',
    name: 'Lid not screwed on tightly',
    marks:
      'A loose jar lets gas escape: there are no bubbles and no flow, and a blocked outlet does not whistle.',
    note: 'Pinch the tubing to test it. A tight humidifier whistles, and a leaking one stays silent.',
    scenes: [
      'With the cannula at 4 L/min there are no bubbles in the humidifier. When the tubing is pinched, the relief valve stays silent. The ball floats at 4 L/min.',
    ],
    rivals: [
      [
        'Kinked tubing close to the prongs',
        'A kink would raise pressure and make the relief valve whistle.',
      ],
      [
        'Relief valve that opens much too early',
        'An early relief valve whistles. This one is silent.',
      ],
      ['Water level above the upper mark', 'Too much water does not stop the bubbles.'],
      [
        'Flow too high for a bubble device',
        '4 L/min is a usual flow, and high flow makes more bubbles.',
      ],
    ],
    lookalikes: [
      'humidifier-relief',
      'nebulizer-jet-clog',
      'large-nebulizer-water',
      'heater-dry',
      'rainout',
    ],
    response: {
      slips: [
        [
          'Raise the flow until bubbles appear',
          'More gas would escape through the leak. The patient would still get none.',
        ],
        ['Add water up to the upper mark', 'The level is not the reason for the leak.'],
        [
          'Warm the jar to improve humidity',
          'Heat does not close a leak and is not used with this device.',
        ],
        [
          'Remove the relief valve from the lid',
          'The relief valve is a safety part, and taking it off adds a leak.',
        ],
      ],
      scene:
        'A new bubble humidifier does not whistle when its outlet tubing is pinched, and the patient feels no flow. What should be done?',
      text: 'Screw the lid tight and retest',
      why: 'A silent relief valve during the pinch test means a leak, most often at the lid of the humidifier.',
    },
  },
  {
    id: 'humidifier-relief',
    name: 'Flow blocked farther downstream',
    marks:
      'An obstruction beyond a bubble humidifier builds up pressure until its relief valve whistles at about 2 psi.',
    note: 'Trace the tubing to the patient. Too high a flow can also open the valve.',
    scenes: [
      'A whistle sounds from the bubble humidifier of a sleeping patient who has rolled onto the cannula tubing. The jar is tight.',
    ],
    rivals: [
      [
        'Loose lid at the top of the jar',
        'A leak at the lid keeps pressure low, so the valve stays silent.',
      ],
      ['Empty jar that has run out of water', 'An empty jar does not build up pressure.'],
      [
        'Flowmeter pulled out of the wall',
        'Without supply there is no pressure to open the valve.',
      ],
      [
        'Cracked prong that lets gas escape',
        'An opening lowers pressure and cannot make the valve whistle.',
      ],
    ],
    lookalikes: ['bubble-jar-leak', 'nebulizer-jet-clog', 'heater-dry', 'rainout', 'hme-clogged'],
    response: {
      slips: [
        [
          'Take the relief valve out of the lid',
          'The valve warns of a blocked line and must stay.',
        ],
        [
          'Fill the jar with more sterile water',
          'The water level has nothing to do with a blocked line.',
        ],
        ['Raise the flow to eight liters', 'A higher flow would open the valve even more.'],
        [
          'Seal the valve with a strip of tape',
          'A taped valve lets pressure build up until the jar bursts or comes off.',
        ],
      ],
      scene:
        'The humidifier of a patient on a cannula at 3 L/min starts to whistle after the patient has turned over. What should be done first?',
      text: 'Trace the hose for a kink',
      why: 'The whistle means an obstruction beyond the humidifier, usually tubing that is bent or lain upon.',
    },
  },
  {
    id: 'heater-dry',
    name: 'Chamber that has run dry',
    marks:
      'An empty heated chamber delivers hot, dry gas, and tube and tubing show no condensation.',
    note: 'Dry gas thickens secretions within hours. Use a closed automatic feed and check the level.',
    scenes: [
      'The heated-wire circuit of a ventilated patient has no droplets at all near the Y-piece. The chamber feels hot, its feed bag is empty, and secretions have become thick.',
    ],
    rivals: [
      [
        'Heating wire set much too warm',
        'An overheated wire dries the tubing, but the chamber would still hold water.',
      ],
      ['Chamber filled above the mark', 'An overfilled chamber spills water into the tubing.'],
      ['Room temperature that is too low', 'A cold room increases condensation in the tubing.'],
      [
        'Exhalation filter soaked by water',
        'A wet filter raises resistance and does not dry secretions.',
      ],
    ],
    lookalikes: [
      'rainout',
      'hme-clogged',
      'probe-out',
      'large-nebulizer-water',
      'humidifier-relief',
    ],
    response: {
      slips: [
        [
          'Instill saline before each suction',
          'Saline does not replace humidity and may wash germs downward.',
        ],
        ['Turn the heater up by four degrees', 'Heating an empty chamber gives hot, dry gas.'],
        ['Refill the chamber from the tap', 'Tap water carries germs and leaves minerals.'],
        ['Shorten the inspiratory limb by half', 'Length of tubing is not the reason for dry gas.'],
      ],
      scene:
        'On rounds a therapist finds no water in the chamber of a heated humidifier, and the suctioned mucus of the patient is sticky. What should be done?',
      text: 'Refill it with sterile water',
      why: 'An empty heated humidifier gives dry gas, and sterile water restores humidity without germs or minerals.',
    },
  },
  {
    id: 'rainout',
    name: 'Condensate in the corrugated hose',
    marks:
      'Condensed water in a dependent loop makes the tubing jerk and gurgle and can raise pressure or trigger breaths.',
    note: 'Drain water away from the patient into a trap, and treat it as contaminated.',
    scenes: [
      'The airway pressure of a ventilated patient flutters, and the corrugated tubing jumps with each breath. A low loop of the limb holds a pool that moves back and forth.',
    ],
    rivals: [
      ['Tear in the wall of the tubing', 'A tear lets gas hiss out and makes no pool.'],
      ['Empty chamber of the humidifier', 'An empty chamber gives dry tubing without water.'],
      [
        'Probe placed too close to the heater',
        'This gives a wrong temperature and does not make the tubing jump.',
      ],
      [
        'Exhalation valve that stays closed',
        'A closed valve holds pressure up in expiration without gurgling.',
      ],
    ],
    lookalikes: [
      'heater-dry',
      'hme-clogged',
      'probe-out',
      'nebulizer-jet-clog',
      'humidifier-relief',
    ],
    response: {
      slips: [
        [
          'Lift the loop so that water runs inward',
          'Contaminated water must not run into the airway.',
        ],
        [
          'Return the water to the humidifier',
          'Condensate is contaminated and does not go back into the chamber.',
        ],
        ['Raise the flow to blow the water out', 'More flow moves the water toward the patient.'],
        [
          'Wrap the loop with a cold wet towel',
          'Cooling makes more water condense. The pool would grow larger.',
        ],
      ],
      scene:
        'Water swings to and fro in a low point of the aerosol tubing of a patient with a tracheostomy mask, and the mist comes in puffs. What should be done?',
      text: 'Drain it away from the airway',
      why: 'Condensed water blocks flow in the tubing and changes FIO₂. It must not run into the airway.',
    },
  },
  {
    id: 'hme-clogged',
    name: 'Clogged moisture exchanger',
    marks:
      'A blocked heat and moisture exchanger raises peak pressure and slows expiration, and taking it out restores both.',
    note: 'Thick or bloody secretions are a reason to change to a heated humidifier.',
    scenes: [
      'Peak pressure of a patient with bloody secretions has risen from 26 to 45 cm H₂O while plateau pressure is unchanged. The catheter passes freely, and the filter at the Y-piece is red and wet.',
    ],
    rivals: [
      [
        'Bronchospasm in the small airways',
        'The trouble lies in a red, wet filter, and taking it off would not help bronchospasm.',
      ],
      [
        'Tube tip pressed into one bronchus',
        'A bronchial tube raises the plateau pressure, which is unchanged.',
      ],
      [
        'Cuff inflated far above its limit',
        'Cuff pressure does not raise peak pressure in this way.',
      ],
      [
        'Humidifier chamber filled too high',
        'No heated chamber is part of a circuit with a passive filter.',
      ],
    ],
    lookalikes: [
      'rainout',
      'heater-dry',
      'probe-out',
      'humidifier-relief',
      'large-nebulizer-water',
    ],
    response: {
      slips: [
        ['Put two new filters in a row', 'Two filters double resistance and dead space.'],
        ['Rinse the filter and use it again', 'A rinsed filter is not safe and clogs again.'],
        [
          'Raise the high-pressure limit',
          'A higher limit hides the resistance. The patient would get less volume.',
        ],
        [
          'Run dry gas until mucus thins',
          'Dry gas makes secretions thicker. The airway could become blocked.',
        ],
      ],
      scene:
        'A patient with copious thick secretions has soaked two passive filters at the Y-piece this morning, and each raised the peak pressure. What should be recommended?',
      text: 'Change to active heating',
      why: 'Copious secretions block a heat and moisture exchanger again and again, so active heating is safer.',
    },
  },
  {
    id: 'probe-out',
    name: 'Temperature probe out of place',
    marks:
      'A probe that has slipped out senses room air, so the heater goes on heating and the gas may burn the airway.',
    note: 'Gas at the airway should be about 34 to 41 °C. Check the probe after any change of the circuit.',
    scenes: [
      'After a circuit change the display of a heated humidifier reads 24 °C and the heater works at full power. The tubing near the patient feels very hot, and the chamber holds water.',
    ],
    rivals: [
      ['Chamber that has run out of water', 'The chamber holds water, so it is not dry.'],
      [
        'Heater that has lost its power',
        'The heater works at full power. It heats because its sensor reads room air.',
      ],
      ['Room air conditioner set too cold', 'A cool room would not make the tubing very hot.'],
      ['Alarm limits set too far apart', 'Alarm limits do not raise the temperature of the gas.'],
    ],
    lookalikes: [
      'heater-dry',
      'rainout',
      'hme-clogged',
      'nebulizer-jet-clog',
      'large-nebulizer-water',
    ],
    response: {
      slips: [
        [
          'Set the target two degrees lower',
          'The heater follows a sensor in room air, so the gas stays too hot.',
        ],
        [
          'Fan the tubing with cool room air',
          'Fanning does not control the heater. The gas may burn the infant.',
        ],
        ['Fill the chamber with cold water', 'Cold water helps for minutes and leaves the fault.'],
        [
          'Hang the sensor outside the isolette',
          'A sensor outside the gas path is the fault itself.',
        ],
      ],
      scene:
        'The inspiratory limb of an infant is hot to the touch while the humidifier shows 23 °C. The sensor hangs beside the circuit. What should be done?',
      text: 'Put the probe back in its port',
      why: 'With the probe out of the circuit the heater is not controlled, and the infant may be burned.',
    },
  },
  {
    id: 'nebulizer-jet-clog',
    name: 'Clogged jet within the cup',
    marks:
      'A clogged jet gives no mist although medication and flow are present, and the flowmeter may meet back pressure.',
    note: 'Rinse, air dry and replace nebulizers as the maker advises. Residue builds up in the capillary.',
    scenes: [
      'A home nebulizer with 3 mL of solution makes no mist. The compressor hums, gas escapes at the connection when the tube is pushed on, and the cup has not been rinsed for weeks.',
    ],
    rivals: [
      ['Too much solution within the cup', '3 mL is a usual filling and is nebulized well.'],
      [
        'Compressor that is not switched on',
        'The compressor hums and delivers gas. Power is not the problem.',
      ],
      [
        'Mouthpiece held too far from the lips',
        'Distance changes what is inhaled, not whether mist forms.',
      ],
      ['Drug that is too old to make a mist', 'An old drug may be weak but is still nebulized.'],
    ],
    lookalikes: [
      'large-nebulizer-water',
      'bubble-jar-leak',
      'rainout',
      'heater-dry',
      'ultrasonic-couplant',
    ],
    response: {
      slips: [
        ['Fill the cup up to ten milliliters', 'More fluid does not open a clogged jet.'],
        ['Lower the flow to four liters', 'A lower flow makes less mist at any jet.'],
        [
          'Tilt the cup until mist is seen',
          'Tilting helps at the end of a treatment and not with a clogged jet.',
        ],
        [
          'Heat the solution before its use',
          'Heat does not dissolve the blockage and may harm the drug.',
        ],
      ],
      scene:
        'A small-volume nebulizer is upright, contains 4 mL and receives 8 L/min, yet no aerosol is seen. Crystals are visible at the capillary. What should be done?',
      text: 'Use a fresh, clean device',
      why: 'Dried drug in the jet of a small-volume nebulizer stops the aerosol, so a clean one is needed.',
    },
  },
  {
    id: 'large-nebulizer-water',
    name: 'Siphon that does not reach water',
    marks:
      'Too low a water level leaves the siphon tube of a large-volume nebulizer dry, so mist disappears while gas flows on.',
    note: 'Check water, capillary and flow when mist is missing. Use sterile water.',
    scenes: [
      'Gas flows through the aerosol mask of a patient but carries no mist. The entrainment collar is at 40%, the flow is 10 L/min, and the end of the siphon tube hangs above the water.',
    ],
    rivals: [
      [
        'Entrainment collar closed by half',
        'The collar changes the oxygen percentage. Mist would still be made.',
      ],
      ['Aerosol tubing kinked at the mask', 'A kink stops the flow of gas, which is still felt.'],
      ['Oxygen flow too high for the jet', 'A flow of 10 L/min is usual and makes mist.'],
      [
        'Drain bag of the tubing left open',
        'An open bag loses some gas and does not stop the mist.',
      ],
    ],
    lookalikes: [
      'nebulizer-jet-clog',
      'bubble-jar-leak',
      'rainout',
      'humidifier-relief',
      'ultrasonic-couplant',
    ],
    response: {
      slips: [
        [
          'Turn the collar to a higher setting',
          'The collar alters oxygen and not the lack of water.',
        ],
        ['Top it up with water from the tap', 'Tap water in a nebulizer spreads germs.'],
        [
          'Add the fluid drained from the tubing',
          'Condensate is contaminated and must be thrown away.',
        ],
        [
          'Lower the flow to five liters a minute',
          'A lower flow does not bring water to the siphon.',
        ],
      ],
      scene:
        'The mist from a large-volume nebulizer has vanished during the night, and the bottle holds a finger of water below the siphon. What should be done?',
      text: 'Attach a full, sterile bottle',
      why: 'A large-volume nebulizer makes no mist when its water level lies below the siphon tube.',
    },
  },
  {
    id: 'ultrasonic-couplant',
    name: 'Couplant chamber without water',
    marks:
      'Without couplant water, vibration of an ultrasonic nebulizer does not reach the medication cup, and no mist forms.',
    note: 'The couplant chamber carries the vibration and cools the crystal.',
    scenes: [
      'An ultrasonic nebulizer is switched on with saline in the cup. The fan blows and the crystal hums, but no mist rises. The chamber below the cup is empty.',
    ],
    rivals: [
      [
        'Too much saline in the cup',
        'The cup may reduce output when overfilled, but the empty chamber below is the fault.',
      ],
      ['Fan filter clogged with dust', 'The fan blows, so air is moving.'],
      ['Power cord not plugged in', 'The crystal hums and the fan blows, so there is power.'],
      ['Hose too short for the mist', 'The hose carries mist and has no part in making it.'],
    ],
    lookalikes: [
      'nebulizer-jet-clog',
      'large-nebulizer-water',
      'heater-dry',
      'bubble-jar-leak',
      'rainout',
    ],
  },
];

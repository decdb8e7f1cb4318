import type { Pattern } from '../chest-assessment/pattern.ts';

/** Faults of oxygen supply and delivery devices. */
export const oxygenFaults: readonly Pattern[] = [
  {
    id: 'nonrebreather-low-flow',
    name: 'Flow to the mask set too low',
    marks:
      'Too low a flow lets the reservoir bag of a nonrebreathing mask collapse in inspiration.',
    note: 'Set the flow so that the bag stays at least one third to one half full in inspiration.',
    scenes: [
      'A patient with pneumonia wears a nonrebreathing mask at 6 L/min. The bag goes flat with each breath, although the mask fits well and its valves move freely.',
    ],
    rivals: [
      [
        'Bag valve stuck in the closed position',
        'A closed bag valve keeps the bag full and still. This bag goes flat.',
      ],
      [
        'Exhalation port valves lost from the mask',
        'Missing port valves let room air in, so the bag would empty less and not more.',
      ],
      [
        'Bag filled by the exhaled gas of the patient',
        'A one-way valve keeps exhaled gas out of the bag, and filling is not the problem.',
      ],
      [
        'Face seal broken by a poorly fitting strap',
        'A poor seal lets room air in and takes load off the bag. The mask fits well.',
      ],
    ],
    lookalikes: [
      'nonrebreather-stuck-valve',
      'entrainment-blocked',
      'cannula-disconnected',
      'blender-source-loss',
      'thorpe-restricted',
    ],
    response: {
      slips: [
        [
          "Lower the flow to spare the patient's skin",
          'A lower flow would leave the bag empty for even longer.',
        ],
        [
          'Take the bag off and go on with the mask',
          'Without its bag the mask gives far less oxygen.',
        ],
        [
          'Tape the ports of the mask to stop leaks',
          'Closed exhalation ports hinder breathing out and are dangerous.',
        ],
        [
          'Change to a nasal cannula at this flow',
          'A cannula gives less oxygen, and the patient is dyspneic.',
        ],
      ],
      scene:
        'The bag of a nonrebreathing mask empties completely each time a dyspneic patient inhales. The flowmeter reads 8 L/min. What should the therapist do?',
      text: 'Raise the oxygen flow from the wall',
      why: 'A bag that collapses shows that the flow to the mask is below the demand of the patient.',
    },
  },
  {
    id: 'nonrebreather-stuck-valve',
    name: 'Valve to the bag stuck shut',
    marks:
      'A valve stuck between mask and bag keeps the bag full and motionless while the patient inhales room air.',
    note: 'A bag that does not move at all is as wrong as one that collapses.',
    scenes: [
      'The bag of a nonrebreathing mask at 15 L/min stays tightly filled and does not move when the patient inhales deeply. SpO₂ remains at 86%.',
    ],
    rivals: [
      [
        'Flow from the wall set much too low',
        'Too low a flow makes the bag collapse. This bag stays full.',
      ],
      [
        'Tubing pulled off the flowmeter outlet',
        'Without supply the bag would empty and stay flat.',
      ],
      ['Bag torn along its lower seam', 'A torn bag cannot stay tightly filled.'],
      [
        'Oxygen flow above the demand of breathing',
        'A high flow keeps the bag full, but it still moves a little with each deep breath.',
      ],
    ],
    lookalikes: [
      'nonrebreather-low-flow',
      'entrainment-blocked',
      'cannula-disconnected',
      'thorpe-restricted',
      'concentrator-filter',
    ],
    response: {
      slips: [
        [
          'Raise the flow to 25 liters a minute',
          'The bag is already full. Gas does not pass the valve at any flow.',
        ],
        [
          'Squeeze the bag by hand with each breath',
          'This is not a safe way to give oxygen, and the valve stays shut.',
        ],
        [
          'Cut the bag off so that room air can enter',
          'Room air is what the patient breathes already, and more oxygen is needed.',
        ],
        [
          'Tighten the straps and check in an hour',
          'The mask fits, and hypoxemia cannot wait for an hour.',
        ],
      ],
      scene:
        'A nonrebreathing mask fits the face of a hypoxemic patient. With a flow of 14 L/min the bag stays full and never moves in inspiration. What should be done?',
      text: 'Exchange the whole device',
      why: 'A bag that does not move means that its valve is stuck shut, so the patient breathes room air.',
    },
  },
  {
    id: 'entrainment-blocked',
    name: 'Covered ports for room air',
    marks: 'A blocked entrainment port lets less air in, so FIO₂ rises and total flow falls.',
    note: 'Keep bed covers and hands away from the ports. Water or a kink downstream has the same effect.',
    scenes: [
      'An analyzer in a 35% air-entrainment mask reads 52%. Oxygen flow is as marked on the adapter, and a towel lies over the lower part of the mask. The outflow feels weak.',
    ],
    rivals: [
      [
        'Inspiratory demand above the total flow',
        'Room air drawn in at the mask would lower the oxygen percentage.',
      ],
      [
        'Oxygen flow set too low for the adapter',
        'Changing oxygen flow alters total flow. The percentage stays about the same.',
      ],
      [
        'Mask lying too loosely over the chin',
        'A loose mask lets room air in, which lowers the percentage.',
      ],
      [
        'Adapter exchanged for one of 24 percent',
        'An adapter of 24% would give a lower reading, not a higher one.',
      ],
    ],
    lookalikes: [
      'nonrebreather-low-flow',
      'cannula-disconnected',
      'thorpe-restricted',
      'concentrator-filter',
      'nonrebreather-stuck-valve',
    ],
    response: {
      slips: [
        [
          'Lower the oxygen flow by two liters',
          'The percentage depends on the jet and ports, so a lower flow just reduces the total.',
        ],
        [
          'Change to a cannula at four liters',
          'A cannula gives a variable percentage, which is unwanted in this patient.',
        ],
        ['Raise the oxygen flow by five liters', 'More flow does not free the blocked ports.'],
        [
          'Loosen the mask to let room air in',
          'This hides the fault and makes the percentage vary with each breath.',
        ],
      ],
      scene:
        'A patient with COPD on a 24% air-entrainment mask has an analyzed FIO₂ of 0.38, with a pillow against the adapter. What should be done?',
      text: 'Uncover the entrainment ports',
      why: 'Blocked air-entrainment ports raise the oxygen fraction, and free ports restore it.',
    },
  },
  {
    id: 'cannula-disconnected',
    name: 'Hose slipped off at the outlet',
    marks: 'Tubing that has come off gives no gas at the prongs, and a hiss is heard at the wall.',
    note: 'Follow the gas from wall to patient when oxygenation drops suddenly.',
    scenes: [
      'The SpO₂ of a patient on 4 L/min falls from 94 to 83% after a visit to the bathroom. The ball floats at 4 L/min, a hiss comes from the wall, and no flow is felt at the prongs.',
    ],
    rivals: [
      [
        'Prongs blocked by dried nasal mucus',
        'Blocked prongs would stop the flow, and gas would not hiss at the wall.',
      ],
      [
        'Flowmeter that has lost wall pressure',
        'The ball floats at 4 L/min, so wall pressure is present.',
      ],
      [
        'Tubing kinked below the bed wheel',
        'A kink would make a compensated ball drop, without a hiss at the wall.',
      ],
      ['Flow turned off by mistake at the wall', 'The ball shows 4 L/min, so the flow is on.'],
    ],
    lookalikes: [
      'thorpe-restricted',
      'nonrebreather-low-flow',
      'entrainment-blocked',
      'blender-source-loss',
      'bourdon-height',
    ],
    response: {
      slips: [
        [
          'Turn the flow up to fifteen liters',
          'More gas would escape at the open outlet and none would reach the patient.',
        ],
        [
          'Change the wall outlet and flowmeter',
          'Gas leaves the flowmeter normally. The connection is the fault.',
        ],
        [
          'Draw an arterial sample for a gas',
          'Oxygen must be restored first, since the reason for the hypoxemia is plain.',
        ],
        [
          'Suction the nose and mouth for mucus',
          'Secretions do not explain gas that rushes out at the flowmeter.',
        ],
      ],
      scene:
        'After a bed change a patient on a cannula is hypoxemic. Gas rushes out at the outlet of the flowmeter, and none reaches the nose. Which step comes first?',
      text: 'Push the tubing back on firmly',
      why: 'Gas that escapes at the flowmeter shows that the tubing is off, which is quickly put right.',
    },
  },
  {
    id: 'thorpe-restricted',
    name: 'Restriction beyond a Thorpe flowmeter',
    marks:
      'A pressure-compensated Thorpe tube shows the true flow beyond a restriction, so the ball drops when tubing kinks.',
    note: 'The needle valve lies after the tube in a compensated flowmeter. It reads correctly against back pressure.',
    scenes: [
      'The ball of a pressure-compensated flowmeter set at 6 L/min has fallen to 2 L/min without anyone touching the knob. A wheel of the bed stands on the tubing.',
    ],
    rivals: [
      [
        'Hole in the tubing close to the prongs',
        'A hole lowers resistance, so the ball would not drop.',
      ],
      [
        'Loss of most of the wall pressure',
        'Loss of wall pressure would affect other outlets too, and a wheel on the tubing explains it.',
      ],
      [
        'Flow knob loosened by the vibration',
        'Nobody touched the knob, and the wheel stands on the tubing.',
      ],
      [
        'Tube of the flowmeter tilted sideways',
        'The tube hangs upright at the wall, and tilting is not described.',
      ],
    ],
    lookalikes: [
      'cannula-disconnected',
      'bourdon-height',
      'nonrebreather-low-flow',
      'blender-source-loss',
      'regulator-washer',
    ],
    response: {
      slips: [
        [
          'Turn the knob up until it reads five',
          'Forcing flow against a pinched tube does not open it, and flow surges when it is freed.',
        ],
        [
          'Exchange it for an uncompensated meter',
          'An uncompensated meter would hide the fault by reading falsely.',
        ],
        [
          'Tap the glass until the ball goes up',
          'The ball shows the true low flow and is not stuck.',
        ],
        [
          'Report low pressure of the wall system',
          'The drop came when the rail pressed on the tubing, not from the wall.',
        ],
      ],
      scene:
        'A pressure-compensated flowmeter drops from 5 to 1 L/min when the side rail of the bed is raised on the tubing. What should be done?',
      text: 'Free the squeezed hose',
      why: 'The drop shows a restriction beyond the Thorpe tube, which reads the true low flow.',
    },
  },
  {
    id: 'bourdon-height',
    name: 'Bourdon gauge reading against a restriction',
    marks:
      'A Bourdon gauge measures pressure, so with a blocked outlet it shows a flow that the patient does not get.',
    note: 'Its advantage is that it works in any position, which suits transport.',
    scenes: [
      'During transport a gauge-type flowmeter still shows 8 L/min, yet no gas is felt at the mask. The tubing is pinched under the stretcher, and the cylinder is half full.',
    ],
    rivals: [
      ['Empty cylinder with a stuck needle', 'The cylinder is half full, so gas is present.'],
      [
        'Compensated tube tilted on its side',
        'A gauge has no floating ball, and tilting does not matter to it.',
      ],
      [
        'Flow well above the need of the patient',
        'No gas is felt at the mask, so the patient gets too little.',
      ],
      [
        'Cylinder valve opened too far at the start',
        'A fully opened valve does not stop the flow at the mask.',
      ],
    ],
    lookalikes: [
      'thorpe-restricted',
      'cannula-disconnected',
      'regulator-washer',
      'nonrebreather-low-flow',
      'concentrator-filter',
    ],
  },
  {
    id: 'regulator-washer',
    name: 'Worn or missing washer',
    marks: 'A missing or worn washer lets gas hiss out between yoke and post of a small cylinder.',
    note: 'One intact washer belongs between yoke and post. Oil, tape or force must not be used.',
    scenes: [
      'When an E cylinder is opened, a loud hiss comes from between the cylinder post and the yoke, and the hiss stays after the handle is tightened by hand.',
    ],
    rivals: [
      [
        'Cylinder filled above its rated pressure',
        'Overfilling would open a relief device, not leak at the yoke.',
      ],
      [
        'Pins of the yoke set for medical air',
        'With wrong pins the yoke could not have been seated at all.',
      ],
      [
        'Flow control left open on the regulator',
        'An open control lets gas out at the flow outlet, not between yoke and post.',
      ],
      ['Relief plug melted by heat in storage', 'A melted plug empties the cylinder at the plug.'],
    ],
    lookalikes: [
      'cannula-disconnected',
      'bourdon-height',
      'thorpe-restricted',
      'blender-source-loss',
      'concentrator-filter',
    ],
    response: {
      slips: [
        [
          'Wind adhesive tape around the joint',
          'Tape does not hold high pressure and can burn in oxygen.',
        ],
        [
          'Use a wrench to force the handle',
          'Force can damage the yoke and the post without sealing it.',
        ],
        [
          'Put a drop of oil on the seat',
          'Oil can ignite in oxygen under pressure. It must not touch these fittings.',
        ],
        [
          'Use it quickly before it empties',
          'A leaking cylinder may run out in transport and is a fire hazard.',
        ],
      ],
      scene:
        'A newly attached E cylinder leaks loudly at the yoke although the handle is tight. The valve has been closed again. Which step comes next?',
      text: 'Fit a new, intact washer',
      why: 'A worn or missing washer is the usual reason for a hiss at the yoke of a small cylinder.',
    },
  },
  {
    id: 'blender-source-loss',
    name: 'Loss of one source gas',
    marks:
      'A blender alarm sounds when oxygen and air inlet pressures differ too much, so that the mixture can no longer be trusted.',
    note: 'Most blenders alarm at a difference of about 10 to 20 psi. Give oxygen from another source and restore the supply.',
    scenes: [
      'A blender for heated high-flow oxygen starts a shrill alarm. The analyzer now reads 100% at a setting of 40%, and the gauge of the air line shows 22 psi.',
    ],
    rivals: [
      [
        'Oxygen analyzer in need of a new cell',
        'A spent cell reads too low, and the alarm comes from the blender.',
      ],
      ['Flow to the patient set above the limit', 'High flow does not bring the mixture to 100%.'],
      [
        'Mixing control turned by the patient',
        'The control stands at 40%, and the air gauge shows the fault.',
      ],
      [
        'Humidifier chamber filled over its mark',
        'Water in the chamber does not change the oxygen percentage.',
      ],
    ],
    lookalikes: [
      'entrainment-blocked',
      'thorpe-restricted',
      'cannula-disconnected',
      'concentrator-filter',
      'regulator-washer',
    ],
    response: {
      slips: [
        [
          'Silence the alarm and watch the patient',
          'The mixture can no longer be trusted, and the fault would go on.',
        ],
        [
          'Turn the mixing control up by a third',
          'The control cannot mix a gas that does not arrive.',
        ],
        [
          'Lower the air pressure to 25 psi as well',
          'Low pressure of both gases stops the blender from working safely.',
        ],
        [
          'Raise the flow to the patient by half',
          'More flow drains the weak supply and does not restore pressure.',
        ],
      ],
      scene:
        'A reed alarm sounds from a blender, and the oxygen inlet pressure has dropped to 25 psi while air is 50 psi. The patient is stable. What should be done?',
      text: 'Restore the missing gas supply',
      why: 'The alarm shows that one gas is lost to the blender, and both inlets need about 50 psi.',
    },
  },
  {
    id: 'concentrator-filter',
    name: 'Clogged intake of room air',
    marks:
      'A clogged inlet filter starves the sieve beds of a concentrator, so purity falls and its alarm lights up.',
    note: 'The outer filter is washed weekly. Purity should be 85 to 95% at the usual flows.',
    scenes: [
      'The warning light of a home concentrator is on. Flow is 3 L/min as set, the outlet gas analyzes at 68%, and the foam on the back of the device is gray with dust.',
    ],
    rivals: [
      [
        'Cannula tubing longer than 50 feet',
        'Long tubing may lower flow. It does not change purity at the outlet.',
      ],
      ['Flow set below the lowest mark', 'A low flow gives high purity, and the flow is 3 L/min.'],
      [
        'Humidifier bottle with a loose lid',
        'A loose lid loses gas after the outlet and does not lower its purity there.',
      ],
      [
        'Power cord plugged into an extension',
        'With a poor supply the device would stop or alarm for power.',
      ],
    ],
    lookalikes: [
      'thorpe-restricted',
      'cannula-disconnected',
      'entrainment-blocked',
      'blender-source-loss',
      'bourdon-height',
    ],
    response: {
      slips: [
        [
          'Raise the flow to five liters a minute',
          'A higher flow lowers purity further. The intake is the problem.',
        ],
        ['Tell the patient to keep windows open', 'Fresh air does not replace a clogged filter.'],
        ['Add a second humidifier to the line', 'Humidity has no effect on oxygen purity.'],
        [
          'Turn off the alarm until the next visit',
          'A purity of 72% is below the limit and needs action.',
        ],
      ],
      scene:
        'At a home visit oxygen from a concentrator analyzes at 72% with 2 L/min. The intake foam is matted with pet hair. The patient has a backup cylinder. What should be done first?',
      text: 'Wash the foam and analyze again',
      why: 'Dust on the filter of a concentrator lowers purity. If cleaning fails, the sieve beds need service.',
    },
  },
];

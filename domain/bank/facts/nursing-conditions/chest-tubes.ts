import type { NursingFact } from './nursing-fact.ts';

/** Chest tubes and drainage systems: what is seen and what is done. */
export const chestTubes: readonly NursingFact[] = [
  {
    id: 'tidaling',
    scene:
      'A client has a chest tube for pneumothorax since yesterday. Fluid in the water seal moves up and down with breathing.',
    ask: 'How should the nurse interpret this?',
    key: [
      'The tube is open and works',
      'Pressure in the chest changes with each breath, and an open tube shows it.',
    ],
    fits: 'Movement with breathing shows an open tube. Steady bubbles or stillness mean something else.',
    unlike: ['continuous-bubbles', 'wet-suction'],
    slips: [
      [
        'The lung has fully reexpanded',
        'When the lung is up, movement stops. Here the fluid still moves.',
      ],
    ],
    takeaway:
      'Tidaling in the water seal is expected. It stops when the lung has expanded or the tube is blocked. Check breath sounds to tell them apart.',
  },
  {
    id: 'continuous-bubbles',
    scene:
      'Bubbles rise without a break in the water-seal chamber of a client who had fluid drained. No air leak was noted before.',
    ask: 'How should the nurse interpret this?',
    key: [
      'Air leaks into the system',
      'Constant bubbling in the water seal means air entry at a joint, the tube or the wound.',
    ],
    fits: 'Constant bubbling in the water seal means an air leak.',
    unlike: ['tidaling', 'no-tidaling'],
    slips: [
      [
        'The suction is at its right level',
        'Suction bubbles are seen in the suction chamber, not in the water seal.',
      ],
      ['Fluid has filled the collection chamber', 'A full chamber shows fluid and no bubbles.'],
    ],
    level: 'analysis',
    takeaway:
      'Constant bubbling in the water seal: check joints, dressing and wound, clamp briefly step by step if allowed to find the leak. Bubbling on coughing after pneumothorax is expected.',
  },
  {
    id: 'no-tidaling',
    scene:
      'Three days after a pneumothorax the water seal no longer moves. Breath sounds are equal on both sides and oxygen saturation is 98% on room air.',
    ask: 'How should the nurse interpret this?',
    key: [
      'The lung has most likely expanded',
      'Equal breath sounds and good oxygen with a still water seal show that the space is closed.',
    ],
    fits: 'A still water seal with equal breath sounds shows an expanded lung.',
    unlike: ['tidaling', 'continuous-bubbles', 'wet-suction'],
    slips: [
      [
        'The tube is blocked by a large clot',
        'A blocked tube would leave uneven sounds or distress.',
      ],
      [
        'Air has collected under high pressure',
        'Tension would cause distress and a shifted trachea.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'A still water seal means an expanded lung or a blocked tube. Breath sounds, oxygen and a film decide. The provider then clamps or removes the tube.',
  },
  {
    id: 'wet-suction',
    scene:
      'In a wet drainage system the suction-control chamber bubbles gently. The water seal moves with breathing without bubbles.',
    ask: 'How should the nurse interpret this?',
    key: [
      'The suction is set as it should be',
      'Gentle bubbling in the suction chamber shows that suction is on. The water seal shows no leak.',
    ],
    fits: 'Gentle bubbling in the suction chamber is expected in a wet system.',
    unlike: ['no-tidaling'],
    slips: [
      ['Air is escaping from the lung', 'An air leak shows as bubbles in the water seal.'],
      [
        'The suction should be turned to maximum',
        'Vigorous bubbling only evaporates the water. Suction is set by the height of the water.',
      ],
    ],
    takeaway:
      'In a wet system gentle steady bubbling belongs in the suction chamber. In the water seal steady bubbling is a leak. The water level sets the suction, usually 20 cm.',
  },
  {
    id: 'tube-out',
    scene:
      'While turning in bed a client pulls the chest tube out of the chest. Air hisses at the site.',
    ask: 'What should the nurse do first?',
    key: [
      'Cover the site with an occlusive dressing',
      'Air is being drawn into the chest. A dressing taped on three sides stops it and lets air out.',
    ],
    fits: 'The site is covered when a chest tube comes out.',
    unlike: ['disconnected', 'drain-tipped'],
    slips: [
      [
        'Push the same tube back in the hole',
        'The tube is contaminated and could injure the lung.',
      ],
      [
        'Call for a chest film to check the lung',
        'The open hole is closed first. A film follows when the client is stable.',
      ],
      ['Send someone for a new drainage unit', 'The unit is of no use while the hole is open.'],
    ],
    takeaway:
      'If a chest tube comes out, cover the site at once with a sterile occlusive dressing taped on three sides, then call. Watch for tension pneumothorax.',
  },
  {
    id: 'disconnected',
    scene:
      'The chest tube has come off the drainage tubing, which lies on the floor. The tube in the chest is in place.',
    ask: 'What should the nurse do first?',
    key: [
      'Put the tube end under sterile water',
      'An inch of sterile water makes a new water seal until a clean system is connected.',
    ],
    fits: 'Sterile water makes a seal when tubing comes apart.',
    unlike: ['tube-out', 'drain-tipped'],
    slips: [
      [
        'Reconnect the tubing from the floor',
        'The end is contaminated and carries bacteria to the chest.',
      ],
      [
        'Clamp it for the rest of the shift',
        'Long clamping can cause tension pneumothorax. Air must be able to leave the chest.',
      ],
      [
        'Take the tube out of the chest',
        'The tube is still needed and is removed by trained staff.',
      ],
    ],
    rn: false,
    takeaway:
      'If tubing comes apart, submerge the end in 1 to 2 inches of sterile water or saline, or connect a new system quickly. Prolonged clamping is dangerous. Keep supplies at the bedside.',
  },
  {
    id: 'drain-tipped',
    scene:
      'A visitor has knocked a chest drainage unit over. The tubing is connected, and the client breathes easily.',
    ask: 'What should the nurse do first?',
    key: [
      'Set it upright and check the water level',
      'The water seal may have spilled. Upright and refilled it protects again.',
    ],
    fits: 'A tipped unit is set upright and its water seal is checked.',
    unlike: ['tube-out', 'disconnected'],
    slips: [
      ['Clamp the tube and keep it clamped', 'Clamping traps air; the tube is open and connected.'],
      ['Raise it to the level of the chest', 'At chest level fluid may run back to the pleura.'],
      [
        'Strip the tubing hard with both hands',
        'Stripping makes strong suction and can tear tissue.',
      ],
    ],
    takeaway:
      'Keep the unit upright and below the chest. After tipping, set it up, check and refill the water seal, ask the client to cough and look at the levels; replace it if chambers have mixed.',
  },
  {
    id: 'tube-removal',
    scene: 'A provider is about to pull out a chest tube.',
    ask: 'What should the nurse ask the client to do?',
    key: [
      'Take a deep breath, hold it and bear down',
      'Pressure in the chest is then above that of air, so no air is drawn in.',
    ],
    fits: 'Bearing down is for the moment when a chest tube is pulled.',
    unlike: [],
    slips: [
      [
        'Lie flat and hold both arms over the head',
        'The position does not raise the pressure in the chest, so air could be drawn in.',
      ],
      ['Take short quick breaths through the nose', 'Quick breaths draw air in through the wound.'],
      [
        'Breathe in slowly while the tube comes out',
        'Inspiration sucks air into the chest. The lung could collapse again.',
      ],
      [
        'Cough hard as soon as the tube is touched',
        'Coughing early moves the tube and hurts. The tube is pulled while the client bears down.',
      ],
    ],
    takeaway:
      'Give pain medicine about 30 minutes before removal. The client bears down while the tube is pulled and an airtight dressing goes on. Check breath sounds and a film afterward.',
  },
  {
    id: 'bloody-drainage',
    scene:
      'Two hours after chest surgery a chest tube has drained 320 mL of bright red blood in one hour. Before it was 80 mL/hour.',
    ask: 'What should the nurse do first?',
    key: [
      'Call the surgeon with vital signs at hand',
      'More than 100 to 200 mL of bright blood in an hour means active bleeding.',
    ],
    fits: 'Sudden heavy red drainage is reported to the surgeon.',
    unlike: ['drain-tipped', 'disconnected'],
    slips: [
      [
        'Clamp the tube to hold blood in the chest',
        'Blood then squeezes lung and heart. It must drain while help is called.',
      ],
      [
        'Chart the amount as expected drainage',
        'The rise and color show active bleeding. Expected drainage becomes less and paler.',
      ],
      [
        'Lower the suction to slow the blood loss',
        'Less suction leaves blood in the chest and hides the loss.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'After chest surgery report more than 100 mL/hour of bright red drainage, or a sudden rise. A sudden stop may be a clot with tamponade. Mark the level with the time.',
  },
  {
    id: 'subcutaneous',
    scene:
      'Around the chest tube of a client the skin is puffy and crackles when touched. The area has grown since morning.',
    ask: 'What should the nurse do first?',
    key: [
      'Assess breathing, mark the edge and report',
      'Air leaks into tissue. If it grows toward the neck it may press on the airway.',
    ],
    fits: 'Growing crackling skin is marked and reported.',
    unlike: ['drain-tipped', 'disconnected'],
    slips: [
      [
        'Massage the area to spread out the air',
        'Massage pushes air further. It may reach the neck sooner.',
      ],
      ['Put an ice pack on the swollen skin', 'Ice has no effect on air under the skin.'],
      [
        'Prick the skin with a fine needle',
        'Needles bring infection and no relief. The source of the air must be found.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Subcutaneous emphysema feels like crackling paper. A small stable area is watched; growth or spread to the neck is reported, as the tube may be misplaced or blocked.',
  },
  {
    id: 'dependent-loop',
    scene:
      'The tubing of a chest drain hangs in a deep loop filled with fluid. Drainage has slowed, and the client feels tight.',
    ask: 'What should the nurse do first?',
    key: [
      'Lift the loop to drain and lay it flat',
      'Fluid in a loop blocks flow. Straight tubing on the bed lets it run off.',
    ],
    fits: 'A fluid-filled loop is emptied and laid flat.',
    unlike: ['tube-out', 'disconnected', 'bloody-drainage'],
    slips: [
      [
        'Strip the tube along its whole length',
        'Stripping raises suction to harmful levels. Delicate lung tissue can tear.',
      ],
      [
        'Flush it with saline toward the chest',
        'Flushing brings bacteria and fluid to the pleura.',
      ],
      [
        'Hang the unit on the pole at head level',
        'The unit stays below the chest so that fluid does not flow back.',
      ],
    ],
    takeaway:
      'Coil tubing loosely on the bed with no dependent loops or kinks, and the unit below the chest. Routine stripping is not done.',
  },
];

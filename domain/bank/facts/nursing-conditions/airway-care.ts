import type { NursingFact } from './nursing-fact.ts';

/** Tracheostomy, suction, intubation and breathing support. */
export const airwayCare: readonly NursingFact[] = [
  {
    id: 'trach-out-new',
    scene:
      'The tracheostomy tube of a client, placed two days ago, is coughed out. Oxygen saturation is falling.',
    key: [
      'Ventilate over the mouth and call for help',
      'A fresh tract closes, and a blind attempt may enter the tissue. The mouth is the safe way if the upper airway is open.',
    ],
    fits: 'Breaths over the mouth are for a fresh tracheostomy that comes out.',
    unlike: ['trach-plug', 'high-pressure', 'cuff-leak'],
    slips: [
      [
        'Push the old tube in with some force',
        'Force makes a false passage in front of the trachea.',
      ],
      [
        'Suction the open stoma for one minute',
        'Long suction takes oxygen away. Oxygen is already low.',
      ],
      [
        'Wait for the tract to open up by itself',
        'A fresh tract closes within minutes. Waiting may cost the client’s life.',
      ],
    ],
    level: 'analysis',
    lpn: 'Respiratory care, suctioning and tracheostomy',
    takeaway:
      'In the first week a tracheostomy tract is not formed. If the tube comes out, cover the stoma, ventilate by mouth and call the team. Spare tubes and an obturator stay at the bedside.',
  },
  {
    id: 'trach-plug',
    scene:
      'A client with a two-month-old tracheostomy is suddenly blue and struggles. A suction catheter will not pass through the tube.',
    key: [
      'Take out the inner cannula',
      'A plug sits most often in the inner cannula. Removing it opens the airway at once.',
    ],
    fits: 'Removing the inner cannula clears a plugged tracheostomy.',
    unlike: ['trach-out-new', 'vagal', 'high-pressure'],
    slips: [
      ['Inflate the cuff with more air', 'More air in the cuff does not clear the plug.'],
      ['Push the catheter past the block', 'Force drives the plug deeper and injures the trachea.'],
      ['Instill 10 mL of saline and wait', 'Saline does not open a closed airway in time.'],
    ],
    takeaway:
      'A catheter that will not pass means a blocked tube: remove the inner cannula, then, if needed, the whole tube. Humidity and regular cleaning prevent plugs.',
  },
  {
    id: 'vagal',
    scene:
      'During suctioning through a tracheostomy the pulse falls from 88 to 46/min and oxygen saturation to 84%.',
    key: [
      'Stop suctioning and give 100% oxygen',
      'Suction stimulates the vagus and takes oxygen. Both are ended first.',
    ],
    fits: 'Suction is stopped and oxygen given when the pulse falls.',
    unlike: ['trach-plug', 'high-pressure', 'cuff-leak'],
    slips: [
      [
        'Finish the pass quickly, then rest',
        'Each second lowers oxygen and pulse further. Oxygen is given before anything else.',
      ],
      [
        'Raise the suction to clear it faster',
        'Higher suction takes more oxygen and harms the lining.',
      ],
      [
        'Instill saline and suction once more',
        'Another pass makes the bradycardia worse. Recovery needs a pause with oxygen.',
      ],
    ],
    takeaway:
      'Give oxygen before suctioning, suction no longer than 10 to 15 seconds and only while withdrawing. Stop for a falling pulse, ectopic beats or desaturation.',
  },
  {
    id: 'suction-depth',
    scene:
      'Thick mucus is heard in the endotracheal tube of an adult, and the nurse prepares to suction.',
    ask: 'Which technique is correct?',
    key: [
      'Suction while withdrawing for 10 seconds',
      'No suction on insertion spares oxygen and lining. Ten seconds limits the loss.',
    ],
    fits: 'Suction is applied on withdrawal, for about ten seconds.',
    unlike: [],
    slips: [
      [
        'Suction while inserting for 30 seconds',
        'Suction on the way in takes oxygen and tears the lining.',
      ],
      [
        'Suction at 300 mm Hg for thick mucus',
        'More than about 120 to 150 mm Hg harms the lining.',
      ],
      [
        'Suction each hour by the clock',
        'Suction is done on need, as it irritates and lowers oxygen.',
      ],
      ['Suction with a clean tap-water rinse', 'The technique and the rinse fluid are sterile.'],
    ],
    takeaway:
      'Suction when needed: preoxygenate, sterile catheter no wider than half the tube, pressure 80 to 120 mm Hg, 10 to 15 seconds on withdrawal, rest between passes.',
  },
  {
    id: 'high-pressure',
    scene:
      'The high-pressure alarm of a ventilator sounds. The client coughs, and loud rhonchi are heard in both lungs. The tube is at its mark.',
    key: [
      'Suction mucus from the airway',
      'Rhonchi and coughing point to secretions that narrow the airway.',
    ],
    fits: 'Suction clears secretions that raise airway pressure. Secretions are not the problem here.',
    unlike: ['trach-out-new', 'self-extubation'],
    slips: [
      ['Raise the alarm limit', 'A higher limit hides the cause and risks lung injury.'],
      [
        'Inflate the cuff again',
        'A leak would sound the low-pressure alarm. Here the pressure is high.',
      ],
      [
        'Reconnect the circuit',
        'A loose circuit gives a low-pressure alarm. Here the pressure is high.',
      ],
    ],
    lpn: false,
    rn: 'Mechanical ventilation and airway management',
    takeaway:
      'High pressure: secretions, kinks, biting, coughing, bronchospasm, pneumothorax. Low pressure: leak or disconnection. If the cause is not found at once, ventilate by hand.',
  },
  {
    id: 'cuff-leak',
    scene:
      'The low exhaled volume alarm sounds. The client on a ventilator can suddenly speak a few words, and air gurgles in the throat.',
    key: [
      'Check the cuff and add air as needed',
      'Air passing the cords shows that the cuff no longer seals.',
    ],
    fits: 'A leaking cuff is checked and refilled. A low volume or a voice would point to it.',
    unlike: ['trach-plug', 'vagal'],
    slips: [
      ['Suction mucus from the tube deeply', 'Mucus would raise pressure, not lower the volume.'],
      ['Sedate the client to stop the talking', 'Talking is the sign; the leak would go on.'],
      [
        'Insert a bite block between the teeth',
        'Biting raises the pressure and does not cause a leak.',
      ],
    ],
    lpn: false,
    level: 'analysis',
    rn: 'Mechanical ventilation and airway management',
    takeaway:
      'Voice or gurgling in a ventilated client means a cuff leak. Cuff pressure is kept at about 20 to 30 cm H₂O: lower leaks, higher harms the trachea.',
  },
  {
    id: 'self-extubation',
    scene:
      'A restless client on a ventilator has pulled out the endotracheal tube. Respirations are 6/min and shallow.',
    key: [
      'Ventilate with a bag and mask',
      'Breathing is too weak. Oxygen must reach the lungs until the tube is replaced.',
    ],
    fits: 'Bag and mask support a client who has lost the tube.',
    unlike: ['high-pressure', 'cuff-leak', 'trach-plug'],
    slips: [
      [
        'Put soft restraints on both wrists',
        'Restraints do not help a client who hardly breathes.',
      ],
      ['Reinsert the same tube by hand', 'Intubation is done by trained staff with a new tube.'],
      ['Fill out the event report first', 'The report follows once the client is safe.'],
    ],
    lpn: false,
    rn: 'Mechanical ventilation and airway management',
    takeaway:
      'After self-extubation stay, open the airway, ventilate if breathing is weak and call. Sedation goals, secure tubes and early weaning prevent it.',
  },
  {
    id: 'right-mainstem',
    scene:
      'After intubation breath sounds are heard on the right and not on the left. The tube is at 28 cm at the teeth in an adult.',
    key: [
      'Have it drawn back a few centimeters',
      'At 28 cm the tip lies in the right main bronchus. Drawing back ventilates both lungs.',
    ],
    fits: 'A tube that is too deep is drawn back.',
    unlike: ['cuff-leak', 'self-extubation'],
    slips: [
      [
        'Prepare for a left-sided chest tube',
        'A tube that is too deep explains missing sounds and is checked first.',
      ],
      ['Suction the left lung deeply', 'The catheter cannot reach a side that the tube bypasses.'],
      [
        'Turn the client to the right side',
        'Turning does not move the tube. The tip would still lie too deep.',
      ],
    ],
    lpn: false,
    level: 'analysis',
    rn: 'Mechanical ventilation and airway management',
    takeaway:
      'A tube too deep enters the right main bronchus, as it is straighter. Usual depth is about 21 cm in women and 23 cm in men at the teeth. Capnography and a film confirm the place.',
  },
  {
    id: 'trach-ties',
    scene: 'A nurse working alone must change soiled tracheostomy ties.',
    key: [
      'Fasten the new ties, then cut the old ones',
      'The tube is held at every moment, so that a cough cannot push it out.',
    ],
    fits: 'New ties go on before old ones come off.',
    unlike: ['trach-plug', 'vagal', 'trach-out-new'],
    slips: [
      ['Cut the old ties, then look for new ones', 'A loose tube is coughed out within seconds.'],
      [
        'Knot the ties tightly at the front',
        'Tight ties press on veins and skin. One or two fingers should fit.',
      ],
      ['Leave the ties off till skin is dry', 'The tube must be held at all times.'],
    ],
    takeaway:
      'Two people change ties, or new ones are fastened before the old are cut. One to two fingers fit underneath. The knot lies at the side.',
  },
  {
    id: 'trach-eating',
    scene: 'A client with a cuffed tracheostomy may eat soft food today for the first time.',
    key: [
      'Sit the client up with the chin tucked',
      'Upright posture with a tucked chin protects the airway during swallowing.',
    ],
    fits: 'Sitting up with a tucked chin guards swallowing.',
    unlike: ['trach-ties', 'trach-plug', 'vagal'],
    slips: [
      [
        'Offer thin liquids before any solids',
        'Thin liquids are aspirated most easily. Thicker textures are safer at first.',
      ],
      [
        'Feed quickly before the client tires',
        'Haste raises the risk of choking. Small bites with pauses are safer.',
      ],
      ['Lay the bed flat to ease the neck', 'Flat posture lets food run to the airway.'],
    ],
    takeaway:
      'Before meals suction, sit upright and follow the swallowing plan for cuff and textures. Look for coughing, food in secretions and fever. Keep suction ready.',
  },
  {
    id: 'laryngectomy-shower',
    scene: 'A client goes home after total removal of the larynx.',
    ask: 'Which advice is most important?',
    key: [
      'Shield the stoma from water in the shower',
      'The stoma is now the only way to the lungs, so water would be inhaled.',
    ],
    fits: 'The stoma of a laryngectomy is shielded from water.',
    unlike: [],
    slips: [
      [
        'Breathe through the nose as much as possible',
        'Nose and mouth are no longer connected to the lungs.',
      ],
      [
        'Dust the stoma with powder to keep it dry',
        'Powder would be inhaled through the stoma and irritate the airway.',
      ],
      ['Swim daily to strengthen the neck', 'Swimming could drown the client through the stoma.'],
      [
        'Cover the stoma with plastic film at night',
        'A tight cover would close the airway. A loose moist cover is used.',
      ],
    ],
    lpn: 'Respiratory care, suctioning and tracheostomy',
    takeaway:
      'After laryngectomy the client breathes through the stoma for life: no swimming, a shower shield, humid air, a loose cover, and an alert bracelet for mouth-to-stoma breaths.',
  },
  {
    id: 'oxygen-copd',
    scene:
      'A client with COPD and long-standing carbon dioxide retention is more short of breath, with an oxygen saturation of 80%.',
    key: [
      'Give controlled oxygen to reach 88 to 92%',
      'Low oxygen is treated, and the limited goal guards against rising carbon dioxide.',
    ],
    fits: 'Controlled oxygen to 88 to 92% is for COPD with retention.',
    unlike: [],
    slips: [
      [
        'Give a sedative to slow down the breathing',
        'A sedative weakens the drive to breathe, and carbon dioxide would rise.',
      ],
      [
        'Withhold oxygen to keep the drive to breathe',
        'Severe hypoxemia kills. Oxygen is titrated and not withheld.',
      ],
      [
        'Give oxygen until the saturation is 100%',
        'Excess oxygen raises carbon dioxide in this client.',
      ],
      [
        'Have the client breathe into a paper bag',
        'A bag lowers oxygen and raises carbon dioxide further.',
      ],
    ],
    level: 'analysis',
    lpn: 'Chronic illness management (diabetes, COPD, heart failure)',
    rn: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
    takeaway:
      'In COPD with retention titrate oxygen to 88 to 92%. A Venturi mask gives an exact fraction. Watch for drowsiness, which means rising carbon dioxide.',
  },
];

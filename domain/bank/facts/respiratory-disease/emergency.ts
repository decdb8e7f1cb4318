import { decisionSet } from './decision.ts';

/** Arrest, sudden collapse and transport, and the next action. */
export const emergencySet = decisionSet({
  topic: 'high-risk',
  source: 'Standard life support and transport references for respiratory care',
  courses: {
    compress: {
      text: 'Start chest compressions',
      why: 'Compressions begin when an unresponsive adult has no pulse within ten seconds.',
    },
    defib: {
      text: 'Deliver an unsynchronized shock',
      why: 'A shock is for ventricular fibrillation or ventricular tachycardia without a pulse.',
    },
    cardiovert: {
      text: 'Deliver a synchronized shock',
      why: 'A synchronized shock is for an unstable fast rhythm with a pulse.',
    },
    epi: {
      text: 'Give 1 mg epinephrine by vein',
      why: 'Epinephrine is given every three to five minutes in cardiac arrest.',
    },
    amio: {
      text: 'Give amiodarone by vein',
      why: 'Amiodarone is for fibrillation that persists after shocks and epinephrine.',
    },
    atropine: {
      text: 'Give atropine by vein',
      why: 'Atropine is the first drug for bradycardia with signs of poor perfusion.',
    },
    adenosine: {
      text: 'Give adenosine by fast push',
      why: 'Adenosine ends a regular narrow-complex tachycardia in a stable patient.',
    },
    breaths: {
      text: 'Give one breath every 6 seconds',
      why: 'This rate is for an adult in respiratory arrest with a pulse, or with an advanced airway in place.',
    },
    slower: {
      text: 'Slow down the bag breaths',
      why: 'Fast bagging raises chest pressure and lowers venous return.',
    },
    faster: {
      text: 'Improve the compressions',
      why: 'Depth, rate and recoil are improved when exhaled CO₂ stays below 10 mm Hg.',
    },
    needle: {
      text: 'Decompress the pleura',
      why: 'Decompression is for a tension pneumothorax with one silent, resonant side.',
    },
    disconnect: {
      text: 'Bag the patient by hand',
      why: 'Manual ventilation off the ventilator tells whether machine or patient is at fault.',
    },
    pulse: {
      text: 'Check the pulse and rhythm',
      why: 'A pulse check follows a sudden lasting rise of exhaled CO₂ or an organized rhythm.',
    },
    recovery: {
      text: 'Place on the side and observe',
      why: 'The recovery position is for a patient who breathes normally but is not fully awake.',
    },
    naloxone: {
      text: 'Give naloxone and support breaths',
      why: 'Naloxone reverses opioids in a patient with a pulse and poor breathing.',
    },
    cuff: {
      text: 'Recheck the cuff pressure',
      why: 'Cuff gas expands as cabin pressure falls, so its pressure is measured again.',
    },
    supply: {
      text: 'Take a larger oxygen supply',
      why: 'The supply must last for the trip plus a reserve.',
    },
  },
  decisions: [
    {
      id: 'code-found-down',
      scene:
        'A patient in the pulmonary function laboratory slumps from the chair. He does not respond, gasps once, and no carotid pulse is felt within ten seconds. Help and a defibrillator have been called.',
      key: 'compress',
      why: 'Gasping is not breathing. Without a pulse, compressions start at once.',
      wrong: ['breaths', 'defib', 'recovery', 'naloxone', 'pulse'],
      because: {
        defib: 'The rhythm is not known yet. Compressions run until the defibrillator is attached.',
        pulse: 'The pulse has just been checked for ten seconds. More checks delay compressions.',
      },
      lesson: 'Compressions: 100 to 120 a minute, 5 to 6 cm deep in adults, full recoil.',
    },
    {
      id: 'code-pea',
      scene:
        'The monitor of an unresponsive patient shows a regular narrow rhythm at 70/min. No pulse can be felt at the neck or groin. The tube is in place.',
      key: 'compress',
      why: 'An organized rhythm without a pulse is pulseless electrical activity, treated by compressions, epinephrine and a search for causes.',
      wrong: ['defib', 'cardiovert', 'adenosine', 'atropine', 'recovery'],
      because: { defib: 'A shock does not help an organized rhythm.' },
      lesson:
        'Look for hypoxia, hypovolemia, acidosis, potassium, tension pneumothorax, tamponade, thrombosis and toxins.',
    },
    {
      id: 'code-vf',
      scene:
        'During a bronchoscopy the ECG turns into a chaotic waveform without QRS complexes. The patient has no pulse. A charged defibrillator stands at the bedside, and compressions have begun.',
      key: 'defib',
      why: 'Ventricular fibrillation needs an unsynchronized shock as soon as the defibrillator is ready.',
      wrong: ['cardiovert', 'amio', 'epi', 'atropine'],
      because: {
        cardiovert: 'Without QRS complexes the machine cannot synchronize and will not fire.',
        amio: 'The drug is for fibrillation that persists after shocks.',
        epi: 'Epinephrine comes after the first shocks. The defibrillator is ready now.',
      },
      lesson:
        'Resume compressions right after the shock for two minutes before the next rhythm check.',
    },
    {
      id: 'code-pulseless-vt',
      scene:
        'An intubated patient in the coronary unit has a regular wide-complex rhythm at 190/min. The arterial line trace is flat, and no pulse is felt.',
      key: 'defib',
      why: 'Ventricular tachycardia without a pulse is treated like fibrillation: shock at once.',
      wrong: ['cardiovert', 'adenosine', 'amio', 'epi'],
      because: {
        amio: 'The drug is for a rhythm that persists after shocks.',
        epi: 'Epinephrine comes after the first shocks.',
      },
      lesson: 'With a pulse the shock is synchronized, without a pulse it is not.',
    },
    {
      id: 'code-unstable-vt',
      scene:
        'A patient on a ventilator has a wide-complex tachycardia at 180/min with a weak pulse. Blood pressure is 68/40 mm Hg, and the skin is mottled.',
      key: 'cardiovert',
      why: 'A fast rhythm with a pulse and shock is converted by a synchronized shock.',
      wrong: ['defib', 'adenosine', 'amio', 'compress'],
      because: {
        amio: 'A drug infusion is for a stable patient. This one is in shock.',
        compress: 'A pulse is present, so compressions are not indicated.',
      },
      lesson: 'Synchronizing avoids the vulnerable phase, where a shock can cause fibrillation.',
    },
    {
      id: 'code-unstable-af',
      scene:
        'After a large inhaled dose of a bronchodilator a patient is in atrial fibrillation at 178/min. She is confused, has chest pain, and her blood pressure is 72/44 mm Hg.',
      key: 'cardiovert',
      why: 'Hypotension, confusion and chest pain from a fast rhythm with a pulse call for synchronized conversion.',
      wrong: ['defib', 'adenosine', 'atropine', 'epi'],
      because: {
        adenosine: 'Adenosine does not end atrial fibrillation and delays the treatment of shock.',
      },
      lesson: 'Unstable means hypotension, altered mind, ischemic pain or heart failure.',
    },
    {
      id: 'code-svt',
      scene:
        'A young woman feels her heart race after albuterol. The ECG shows a regular narrow-complex rhythm at 190/min. Blood pressure is 118/70 mm Hg, she has no wheeze now, and vagal maneuvers failed.',
      key: 'adenosine',
      why: 'A stable regular narrow-complex tachycardia that resists vagal maneuvers usually ends with a fast push.',
      wrong: ['cardiovert', 'atropine', 'epi', 'defib'],
      because: { cardiovert: 'She is stable, so a drug is tried before a shock.' },
      lesson: 'The drug can cause bronchospasm, so it is avoided in active asthma.',
    },
    {
      id: 'code-asystole',
      scene:
        'The ECG is flat in two leads. Compressions and ventilation by tube with oxygen have been running for a minute, and a vein is open.',
      ask: 'Which step is next?',
      key: 'epi',
      why: 'In asystole no shock helps. Epinephrine is given as soon as a vein is open.',
      wrong: ['defib', 'amio', 'adenosine', 'cardiovert', 'atropine'],
      lesson: 'Check leads and gain, since fine fibrillation can look flat.',
    },
    {
      id: 'code-refractory-vf',
      scene:
        'Fibrillation persists after three shocks. Compressions have been good, the airway is secured, and epinephrine was given a minute ago.',
      ask: 'Which step is next?',
      key: 'amio',
      why: 'Fibrillation that resists shocks and epinephrine is treated with an antiarrhythmic, 300 mg first.',
      wrong: ['atropine', 'adenosine', 'cardiovert', 'naloxone', 'recovery'],
      lesson: 'Lidocaine is an alternative.',
    },
    {
      id: 'code-brady',
      scene:
        "During tracheal suction a patient's rate fell to 36/min. The catheter was withdrawn and oxygen given a minute ago. The rate is still 38/min, blood pressure 74/40 mm Hg, and SpO₂ 98%.",
      key: 'atropine',
      why: 'Bradycardia with hypotension that persists after oxygen is treated with atropine first.',
      wrong: ['adenosine', 'epi', 'amio', 'cardiovert'],
      because: { epi: 'The 1 mg dose is for arrest. Here it could be dangerous.' },
      lesson: 'If it fails: pacing through the skin, or an infusion of epinephrine or dopamine.',
    },
    {
      id: 'code-respiratory-arrest',
      scene:
        'A patient after a stroke does not breathe. The pulse is 84/min and strong. The chest rises well with the bag and mask.',
      ask: 'How should ventilation go on?',
      key: 'breaths',
      why: 'With a pulse and no breathing, ten breaths a minute are enough. The pulse is checked every two minutes.',
      wrong: ['compress', 'recovery', 'naloxone', 'defib'],
      because: { naloxone: 'The cause is a stroke. No opioid was given.' },
      lesson: 'Each breath lasts about one second with just enough volume for the chest to rise.',
    },
    {
      id: 'code-intubated-rate',
      scene:
        'During compressions a tube has been placed and confirmed by a CO₂ waveform. The person at the bag asks how to ventilate from now on.',
      key: 'breaths',
      why: 'With an advanced airway, breaths are given ten times a minute without a pause in compressions.',
      wrong: ['slower', 'pulse', 'disconnect', 'recovery'],
      because: {
        slower: 'No fast breaths are given yet. The question is the right rate from now on.',
      },
      lesson: 'Without an advanced airway adults get 30 compressions to 2 breaths.',
    },
    {
      id: 'code-overventilate',
      scene:
        'In a resuscitation the bag is squeezed about 34 times a minute. The arterial line shows poor pressures with each compression, and PETCO₂ is 8 mm Hg. Compressions are deep and fast.',
      key: 'slower',
      why: 'Fast breaths keep chest pressure high and hinder the return of blood to the heart. Ten a minute suffice.',
      wrong: ['faster', 'pulse', 'needle', 'epi'],
      because: { faster: 'Compressions are already deep and fast. The bag is at fault.' },
      lesson: 'Overventilation is the most common ventilation error in arrest.',
    },
    {
      id: 'code-asthma-arrest',
      scene:
        'A patient with asthma loses the blood pressure minutes after intubation. A resident squeezes the bag 28 times a minute. Breath sounds are equal and faint on both sides, and the trachea is in the midline.',
      key: 'slower',
      why: 'Rapid bagging in obstruction traps gas and stops venous return. Slow breaths with long pauses let it out.',
      wrong: ['needle', 'faster', 'naloxone', 'adenosine'],
      because: {
        needle:
          'Equal sounds and a midline trachea make tension pneumothorax less likely. Let the gas out first.',
      },
      lesson: 'Six to ten breaths a minute, or a short disconnection, in severe obstruction.',
    },
    {
      id: 'code-low-etco2',
      scene:
        'After eight minutes of resuscitation the PETCO₂ of an intubated patient is 6 mm Hg. Ten breaths a minute are given. The rescuer on the chest has not changed for five minutes.',
      key: 'faster',
      why: 'Exhaled CO₂ mirrors blood flow. A tired rescuer gives shallow compressions and should be relieved.',
      wrong: ['pulse', 'slower', 'amio', 'adenosine'],
      because: { slower: 'Ten breaths a minute are already right with a tube in place.' },
      lesson:
        'Change compressors every two minutes. Aim for a PETCO₂ above 10 and better above 20 mm Hg.',
    },
    {
      id: 'code-rosc',
      scene:
        'PETCO₂ jumps from 13 to 40 mm Hg during compressions and stays there at the pause for the rhythm. An organized rhythm appears at 88/min.',
      key: 'pulse',
      why: 'An abrupt lasting rise with an organized rhythm suggests that the heart is pumping again.',
      wrong: ['defib', 'amio', 'epi', 'faster'],
      because: { epi: 'With signs of return of circulation more epinephrine may do harm.' },
      lesson:
        'After return of circulation avoid both hypoxemia and excess oxygen, and do not hyperventilate.',
    },
    {
      id: 'code-tension',
      scene:
        'During compressions for trauma the bag gets very hard to squeeze. The left chest is resonant without breath sounds, neck veins bulge, and the tube is at 22 cm.',
      key: 'needle',
      why: 'Rising resistance with one silent, resonant side and full neck veins is a tension pneumothorax, a reversible cause.',
      wrong: ['slower', 'amio', 'faster', 'adenosine'],
      lesson: 'Do not wait for a radiograph.',
    },
    {
      id: 'code-vent-collapse',
      scene:
        'A ventilated patient suddenly becomes agitated. High-pressure and low-volume alarms sound, SpO₂ falls to 82%, and the cause cannot be seen at a glance. Blood pressure is 124/70 mm Hg.',
      ask: 'What should be done first?',
      key: 'disconnect',
      why: 'Bagging with 100% oxygen separates the patient from the machine, supports him and shows by feel where the fault lies.',
      wrong: ['needle', 'compress', 'naloxone', 'atropine', 'cuff'],
      lesson:
        'If he improves, the ventilator is at fault. If not, check tube, lungs and chest (DOPE).',
    },
    {
      id: 'code-power-failure',
      scene:
        'A storm cuts the power, the backup does not start, and a ventilator screen goes dark. The patient, sedated and without efforts, has an SpO₂ of 95%.',
      ask: 'What should be done first?',
      key: 'disconnect',
      why: 'The patient does not breathe and the machine does not deliver. A bag needs no power.',
      wrong: ['compress', 'needle', 'supply', 'pulse'],
      because: { pulse: 'An SpO₂ of 95% shows a pulse. Breaths are what is missing.' },
      lesson: 'A bag with mask belongs at every ventilated bedside.',
    },
    {
      id: 'code-postictal',
      scene:
        'After a short seizure a patient breathes quietly at 16/min with an SpO₂ of 97%. She opens the eyes when called and falls asleep again. No injury is found.',
      key: 'recovery',
      why: 'Breathing and pulse are normal. Lying on the side keeps the airway open and lets fluid drain.',
      wrong: ['breaths', 'naloxone', 'disconnect', 'atropine'],
      lesson: 'Nothing is put between the teeth during a seizure.',
    },
    {
      id: 'code-opioid',
      scene:
        'In the recovery unit a patient after a fentanyl infusion breathes 5/min with tiny pupils. The pulse is 70/min, and SpO₂ is 86% on 4 L/min.',
      key: 'naloxone',
      why: 'Slow breathing and small pupils after an opioid are reversed by the antagonist, with breaths meanwhile.',
      wrong: ['compress', 'atropine', 'recovery', 'adenosine'],
      because: {
        recovery:
          'Five breaths a minute are not enough. The patient needs breaths and the antidote.',
      },
      lesson: 'The effect lasts 30 to 90 minutes, so the opioid may return.',
    },
    {
      id: 'transport-cuff-climb',
      scene:
        "During the climb of an unpressurized aircraft an intubated patient's airway pressure curve is unchanged, but the pilot balloon grows tight. The cuff was at 26 cm H₂O on the runway.",
      key: 'cuff',
      why: 'Gas expands as cabin pressure falls, so cuff pressure may exceed safe limits.',
      wrong: ['needle', 'supply', 'disconnect', 'slower', 'naloxone'],
      lesson: 'Some teams fill the cuff with saline before flight. Chest tubes must be open.',
    },
    {
      id: 'transport-supply',
      scene:
        'For a transfer of 70 minutes by road a patient needs 12 L/min. Two full E cylinders are on the stretcher, each lasting about 50 minutes at this flow. Bridges on the way are often blocked.',
      key: 'supply',
      why: '100 minutes of oxygen leave too little reserve for delays. Teams plan for about double the expected time.',
      wrong: ['cuff', 'slower', 'disconnect', 'recovery'],
      because: { disconnect: 'Ventilating by hand does not lengthen the oxygen supply.' },
      lesson: 'An E cylinder holds about 620 L, so minutes = 0.28 × gauge pressure / flow.',
    },
    {
      id: 'transport-mri',
      scene:
        'Before leaving for a scan the therapist reads 600 psi on the E cylinder of a patient ventilated by bag at 15 L/min. The trip with the scan takes 40 minutes.',
      key: 'supply',
      why: '0.28 × 600 / 15 gives 11 minutes, far less than the trip. A full and MRI-safe source is needed.',
      wrong: ['cuff', 'slower', 'naloxone', 'recovery', 'breaths'],
      lesson: 'Steel cylinders become missiles in the scanner room. Use aluminum ones.',
    },
  ],
});

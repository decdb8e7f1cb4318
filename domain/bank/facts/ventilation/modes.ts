import { decisionSet } from '../respiratory-disease/decision.ts';

/** What is wanted of the ventilator, and the mode that does it. */
export const modeSet = decisionSet({
  topic: 'ventilator',
  source: 'Standard respiratory care and mechanical ventilation texts',
  courses: {
    vac: {
      text: 'Volume-control assist-control',
      why: 'Volume assist-control gives every breath a set volume, so airway pressure varies with the lungs.',
    },
    pac: {
      text: 'Pressure-control assist-control',
      why: 'Pressure assist-control gives every breath a set pressure, so volume varies with the lungs.',
    },
    simv: {
      text: 'Synchronized intermittent breaths (SIMV)',
      why: 'This mode gives a set number of mandatory breaths and lets the patient breathe on his own between them.',
    },
    psv: {
      text: 'Pressure support ventilation',
      why: 'Pressure support assists each spontaneous breath, ends it by flow and needs a reliable drive.',
    },
    cpap: {
      text: 'Continuous positive airway pressure',
      why: 'CPAP gives one constant pressure to a patient who does all the work of breathing.',
    },
    prvc: {
      text: 'Pressure-regulated volume control',
      why: 'This dual mode changes the pressure from breath to breath to reach a target volume.',
    },
    aprv: {
      text: 'Airway pressure release ventilation',
      why: 'Release ventilation holds a long high pressure with brief releases and lets the patient breathe throughout.',
    },
    hfov: {
      text: 'High-frequency oscillatory ventilation',
      why: 'Oscillation moves very small volumes at hundreds of cycles a minute around a mean pressure.',
    },
    nava: {
      text: 'Neurally adjusted assist (NAVA)',
      why: 'Neural adjustment needs a catheter that senses the diaphragm and gives pressure in proportion to its signal.',
    },
    pav: {
      text: 'Proportional assist ventilation',
      why: 'Proportional assist magnifies the effort by measured compliance and resistance and has no set volume or pressure.',
    },
    mmv: {
      text: 'Mandatory minute ventilation',
      why: 'This mode adds mandatory breaths when spontaneous minute ventilation falls below a set value.',
    },
    asv: {
      text: 'Adaptive support ventilation',
      why: 'Adaptive support picks the rate and volume of least work for a minute volume based on body weight.',
    },
  },
  decisions: [
    {
      id: 'mode-overdose',
      scene:
        'A patient is apneic after a sedative overdose. The lungs are healthy, and the physician wants full support with the same minute ventilation hour after hour, whatever happens to compliance.',
      key: 'vac',
      why: 'Volume assist-control assures both the rate and the volume, so minute ventilation cannot fall below what is set.',
      wrong: ['psv', 'cpap', 'nava', 'pav', 'pac'],
      because: {
        pac: 'In pressure control the volume falls when compliance falls, which is not wanted here.',
      },
      lesson:
        'Without drive, choose a mode with mandatory breaths. If CO₂ must be steady, control the volume.',
    },
    {
      id: 'mode-limit-pressure',
      scene:
        'A patient with stiff lungs and a fresh repair of a bronchial tear must not exceed an airway pressure of 25 cm H₂O with any breath. Changes in tidal volume will be watched and accepted. The patient has no drive.',
      key: 'pac',
      why: 'Every breath stops at the same set pressure, and volume is what is allowed to vary.',
      wrong: ['vac', 'simv', 'psv', 'cpap', 'mmv'],
      because: {
        vac: 'A set volume is pushed in at whatever pressure it takes, up to the alarm limit.',
      },
      lesson:
        'Pressure control limits pressure and lets volume vary. Set the exhaled volume alarms with care.',
    },
    {
      id: 'mode-auto-pressure',
      scene:
        "A team wants a target tidal volume of 420 mL at the lowest pressure. The ventilator should test the patient's compliance and change its own inspiratory pressure by a few cm H₂O from breath to breath, with a decelerating flow.",
      key: 'prvc',
      why: 'Pressure-regulated volume control adapts a pressure-targeted breath until the set volume is met.',
      wrong: ['vac', 'pac', 'cpap', 'aprv', 'hfov'],
      lesson:
        'In this mode a strong effort makes the ventilator lower its pressure, so it can withdraw help when the patient needs it.',
    },
    {
      id: 'mode-prvc-effort',
      scene:
        'The display shows breaths with a falling inspiratory pressure as a feverish patient inhales harder. The target volume of 450 mL is exceeded with ease, pressure has dropped close to PEEP, and the muscles tire.',
      ask: 'Which mode explains this behavior?',
      key: 'prvc',
      why: "The mode counts the patient's effort as better compliance and cuts the pressure, just when more help is needed.",
      wrong: ['vac', 'pac', 'psv', 'pav', 'nava'],
      because: { pav: 'Proportional assist gives more pressure, not less, when the effort grows.' },
      lesson:
        'Volume-targeted pressure modes suit passive patients. High drive makes them reduce support.',
      level: 'analysis',
    },
    {
      id: 'mode-psv-weaning',
      scene:
        'An awake patient with a strong drive will be weaned. The therapist wants each effort to be assisted to the same pressure, with the patient deciding on the rate, the length and the depth of the breaths.',
      key: 'psv',
      why: 'Pressure support is triggered by the patient, limited by pressure and ended by flow, so the patient controls the timing.',
      wrong: ['vac', 'pac', 'prvc', 'hfov', 'simv'],
      lesson:
        'Pressure support also offsets the resistance of the tube. It has no set rate apart from apnea backup.',
    },
    {
      id: 'mode-flow-cycled',
      scene:
        'On a graphic, each breath starts with a small dip, rises quickly to a plateau of 12 cm H₂O above PEEP and ends when inspiratory flow has fallen to 25% of its peak. The lengths of the breaths differ.',
      ask: 'Which mode is in use?',
      key: 'psv',
      why: 'Flow cycling with a constant pressure and breaths of varying length is the mark of pressure support.',
      wrong: ['vac', 'pac', 'cpap', 'hfov', 'prvc'],
      because: {
        pac: 'Pressure control breaths end after a set time, so all have the same length.',
      },
      lesson:
        'Ask what starts, limits and ends a breath. Flow cycling tells pressure support from pressure control.',
      level: 'analysis',
    },
    {
      id: 'mode-cpap-failure',
      scene:
        'An intubated patient who breathes 18/min with a tidal volume of 7 mL/kg has a normal PaCO₂ without assistance. PaO₂ is low because of basal collapse. Oxygenation is the sole problem, and the tube resistance is offset.',
      key: 'cpap',
      why: 'Ventilation is adequate, so no assisted breaths are needed. A raised baseline pressure reopens the bases.',
      wrong: ['vac', 'hfov', 'pac', 'mmv', 'asv'],
      lesson:
        'CPAP treats oxygenation, not ventilation. A rising PaCO₂ means that pressure support or mandatory breaths are needed.',
    },
    {
      id: 'mode-simv-partial',
      scene:
        'A physician asks for eight synchronized breaths of 450 mL a minute. Any breaths the patient takes between them should have the volume that the patient can draw, with a little pressure to offset the tube.',
      key: 'simv',
      why: "This is the one mode that mixes a fixed number of mandatory breaths with spontaneous breaths of the patient's own size.",
      wrong: ['vac', 'prvc', 'aprv', 'hfov', 'pac'],
      because: { vac: 'In assist-control every triggered breath would get the full 450 mL.' },
      lesson:
        'Reducing mandatory breaths step by step weans more slowly than daily spontaneous breathing trials.',
    },
    {
      id: 'mode-ac-alkalosis',
      scene:
        'A patient with pain triggers 32 breaths a minute. The set rate is 12/min, and each of the 32 breaths has exactly 500 mL. PaCO₂ is 24 mm Hg.',
      ask: 'Which mode is the patient most likely on?',
      key: 'vac',
      why: 'In assist-control each trigger brings the full set volume, so a fast rate leads to respiratory alkalosis.',
      wrong: ['simv', 'psv', 'cpap', 'mmv', 'pav'],
      because: {
        simv: 'Just 12 breaths would have 500 mL. The other breaths would vary with the effort.',
      },
      lesson:
        'Treat the cause of a fast rate: pain, anxiety, hypoxemia or fever. Changing the mode alone hides it.',
      level: 'analysis',
    },
    {
      id: 'mode-aprv',
      scene:
        'A patient with ARDS breathes without restriction on a continuous pressure of 28 cm H₂O that lasts 5 s. It drops for 0.5 s, about 11 times a minute, so that CO₂ can leave.',
      ask: 'Which mode is described?',
      key: 'aprv',
      why: 'Long high pressure, short release and spontaneous breathing throughout define airway pressure release ventilation.',
      wrong: ['cpap', 'hfov', 'pac', 'psv', 'prvc'],
      lesson:
        'The release is kept short so that flow does not reach zero. The trapped gas keeps alveoli open.',
    },
    {
      id: 'mode-aprv-obstruct',
      scene:
        'A patient with severe asthma is to be moved from assist-control. A colleague proposes a mode that relies on very short exhalation to trap gas and keep alveoli open.',
      ask: 'Which mode, unsuitable for this patient, is being proposed?',
      key: 'aprv',
      why: 'Release times near 0.5 s prevent full exhalation by design, which worsens hyperinflation in airway obstruction.',
      wrong: ['psv', 'simv', 'pav', 'cpap', 'mmv'],
      lesson:
        'Modes with inverse timing are for stiff lungs. Obstructed lungs need a long expiration.',
    },
    {
      id: 'mode-hfov',
      scene:
        'A newborn with a severe air leak needs support with volumes smaller than dead space. The settings will be mean airway pressure, amplitude, and a frequency of 12 Hz.',
      key: 'hfov',
      why: 'Amplitude, frequency in hertz and mean airway pressure are the settings of the oscillator.',
      wrong: ['simv', 'aprv', 'nava', 'prvc', 'pac'],
      lesson:
        'In oscillation the mean pressure and FIO₂ set oxygenation. Amplitude and a lower frequency remove more CO₂.',
    },
    {
      id: 'mode-hfov-wiggle',
      scene:
        'Chest wall vibration down to the mid-thigh is checked every hour in a critically ill teenager. When PaCO₂ rises, the therapist raises the power or lowers the frequency.',
      ask: 'Which mode is being adjusted?',
      key: 'hfov',
      why: 'Chest wiggle reflects the amplitude. A lower frequency lets the piston move more volume, so CO₂ falls.',
      wrong: ['pac', 'aprv', 'vac', 'asv', 'nava'],
      lesson:
        'In oscillation a lower frequency removes more CO₂, the reverse of ordinary ventilation.',
    },
    {
      id: 'mode-nava',
      scene:
        'A preterm infant has many missed triggers because of a large leak. A feeding tube with electrodes at the level of the diaphragm has been placed to start and shape each breath.',
      key: 'nava',
      why: 'The electrical signal of the diaphragm is free of leak, so it can trigger and scale the breath.',
      wrong: ['hfov', 'prvc', 'simv', 'cpap', 'mmv'],
      lesson:
        'Neural triggering needs an intact signal: it fails with phrenic nerve injury, paralysis or heavy sedation.',
    },
    {
      id: 'mode-pav',
      scene:
        'The ventilator repeatedly measures compliance and resistance with short occlusions. The therapist sets just one figure, the share of the work of breathing the machine takes over.',
      key: 'pav',
      why: 'A set percentage of support based on measured mechanics is how proportional assist works.',
      wrong: ['psv', 'asv', 'nava', 'prvc', 'simv'],
      because: {
        nava: 'Neural adjustment scales the pressure by the electrical signal of the diaphragm, not by mechanics.',
      },
      lesson: 'Proportional assist follows effort. It needs drive and little leak.',
    },
    {
      id: 'mode-mmv',
      scene:
        'A patient recovering from anesthesia is set to a guaranteed 5 L/min. While he breathes 6 L/min on his own the machine adds nothing; when he dozes and falls to 4 L/min, mandatory breaths fill the gap.',
      key: 'mmv',
      why: 'Breaths are added when the spontaneous total drops below the set minute ventilation.',
      wrong: ['simv', 'psv', 'vac', 'pav', 'aprv'],
      because: {
        simv: 'Intermittent mandatory breaths come at their set number even when the patient breathes enough.',
      },
      lesson:
        'Rapid shallow breathing can meet the target with mostly dead space. Set a high-rate alarm.',
    },
    {
      id: 'mode-asv',
      scene:
        "The therapist enters the patient's height and sex, a minute volume of 100% and a pressure limit. The machine then chooses the rate and the volume that need the least work and reduces support as the patient takes over.",
      key: 'asv',
      why: 'Body size, a percentage of minute volume and automatic choice of rate and volume belong to adaptive support.',
      wrong: ['prvc', 'psv', 'pav', 'vac', 'nava'],
      lesson:
        'Adaptive support gives mandatory breaths in apnea and assisted breaths when drive returns.',
    },
    {
      id: 'mode-myasthenia',
      scene:
        'A patient with myasthenic crisis is intubated with exhausted muscles. For the first day the aim is rest: every breath assisted with an assured volume, and a weak effort enough to start one.',
      key: 'vac',
      why: 'Assist-control rests the muscles, because each trigger and each set breath brings the full volume.',
      wrong: ['cpap', 'psv', 'simv', 'pav', 'nava'],
      because: {
        psv: 'Pressure support has no assured volume and leaves the drive and much of the work to tired muscles.',
      },
      lesson: 'Fatigued muscles need about 24 hours of rest before weaning starts.',
    },
    {
      id: 'mode-leak-child',
      scene:
        'A child with an uncuffed tube loses a variable part of each breath. The team wants leaks during inspiration to be made up by extra flow, with a set rate and inspiratory time.',
      key: 'pac',
      why: 'A pressure-targeted breath keeps adding flow until the set pressure is held, which makes up for the leak.',
      wrong: ['vac', 'cpap', 'hfov', 'nava', 'psv'],
      because: { vac: 'A fixed volume is delivered once. What leaks out is simply lost.' },
      lesson: 'Pressure control compensates for modest leaks. Volume control does not.',
    },
    {
      id: 'mode-pc-compliance-up',
      scene:
        "After surfactant, an infant's exhaled volume doubled within an hour although nobody touched the settings. Peak pressure is the same as before.",
      ask: 'Which mode was the infant most likely on?',
      key: 'pac',
      why: 'At a constant pressure, better compliance means more volume. Pressure must now be lowered to protect the lung.',
      wrong: ['vac', 'prvc', 'cpap', 'mmv'],
      lesson:
        'After surfactant watch chest rise and volume closely, and reduce the pressure promptly.',
      level: 'analysis',
    },
    {
      id: 'mode-vc-pressure-up',
      scene:
        "While pulmonary edema develops, a sedated patient's peak and plateau pressures climb by 12 cm H₂O over two hours. Exhaled volume stays at 460 mL, the flow pattern is square, and the rate is 16/min without triggers.",
      ask: 'Which mode is in use?',
      key: 'vac',
      why: 'Volume and flow are constant and pressure takes the change of compliance, as in volume control.',
      wrong: ['pac', 'psv', 'aprv', 'cpap', 'hfov'],
      lesson: 'In volume control follow the pressures, in pressure control the volumes.',
      level: 'analysis',
    },
    {
      id: 'mode-quadriplegia-sleep',
      scene:
        'A patient with a C4 spinal cord injury has been breathing on pressure support by day. During sleep there are long pauses, and the team wants assured breaths of assured volume from midnight to morning.',
      key: 'vac',
      why: 'A set rate with a set volume assures ventilation when the drive pauses in sleep.',
      wrong: ['psv', 'cpap', 'pav', 'nava', 'hfov'],
      lesson:
        'Modes without a set rate are unsafe during unreliable drive. Rest at night helps weaning by day.',
    },
  ],
});

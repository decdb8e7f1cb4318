import { decisionSet } from '../respiratory-disease/decision.ts';

/** What happens with an endotracheal tube, its cuff and suction, and what to do. */
export const tubeSet = decisionSet({
  topic: 'tube',
  source: 'Standard respiratory care texts and clinical practice guidelines',
  courses: {
    back: {
      text: 'Withdraw the tube 2 to 3 cm',
      why: 'Withdrawing is for a tube whose tip lies in the right main bronchus or near the carina.',
    },
    advance: {
      text: 'Advance the tube 2 to 3 cm',
      why: 'Advancing is for a tip close to the vocal cords, with the cuff in or just below the larynx.',
    },
    remove: {
      text: 'Remove the tube and ventilate by mask',
      why: 'Removal is for a tube in the esophagus or a tube that is fully blocked.',
    },
    confirm: {
      text: 'Confirm position by exhaled CO₂',
      why: 'Exhaled CO₂ is checked right after placement or when the position has become doubtful.',
    },
    inflate: {
      text: 'Add cuff air to 20 to 30 cm H₂O',
      why: 'Air is added when the cuff pressure is too low and secretions or gas leak past it.',
    },
    deflate: {
      text: 'Release cuff air to 25 cm H₂O',
      why: 'Air is released when the cuff pressure exceeds about 30 cm H₂O and endangers the mucosa.',
    },
    exchange: {
      text: 'Exchange it over a guide catheter',
      why: 'Exchange is for a torn cuff or a wrong size while the patient still needs the tube.',
    },
    suction: {
      text: 'Suction through the endotracheal tube',
      why: 'Suction is done for coarse sounds, visible mucus, a sawtooth flow curve or a weak wet cough.',
    },
    wait: {
      text: 'Withhold suction at this time',
      why: 'Suction is not routine. Without signs of mucus it brings just hypoxemia and trauma.',
    },
    oxygen: {
      text: 'Hyperoxygenate before and after suction',
      why: 'Extra oxygen before and after is for a patient who desaturates during suction.',
    },
    closed: {
      text: 'Switch to a closed suction catheter',
      why: 'A closed catheter keeps PEEP and oxygen during suction and lowers splash.',
    },
    stop: {
      text: 'Stop suction and give 100% oxygen',
      why: 'Stopping is for bradycardia, arrhythmia or marked desaturation during suction.',
    },
    smaller: {
      text: 'Use a smaller suction catheter',
      why: 'A smaller catheter is for one that fills more than half of the inner diameter of the tube.',
    },
    pressure: {
      text: 'Lower the suction pressure',
      why: 'Less vacuum is for a setting beyond 150 mm Hg in adults, which injures the mucosa.',
    },
    humid: {
      text: 'Replace the HME by a heated humidifier',
      why: 'Heated humidity is for thick or bloody secretions, large air leaks or hypothermia.',
    },
    subglottic: {
      text: 'Use subglottic drainage',
      why: 'A port above the cuff drains pooled secretions in patients expected to be ventilated for days.',
    },
  },
  decisions: [
    {
      id: 'tube-right-main',
      scene:
        'After intubation the chest rises on the right more than on the left. Left breath sounds are faint, the CO₂ waveform is normal, and the tube is taped at 27 cm at the teeth of a woman 160 cm tall.',
      key: 'back',
      why: 'About 21 cm is usual at the teeth of a woman. At 27 cm the tip lies in the right main bronchus.',
      wrong: ['advance', 'remove', 'exchange', 'inflate', 'suction'],
      because: { remove: 'A normal CO₂ waveform shows that the tube is in the airway.' },
      lesson: 'Usual depth at the teeth: about 21 cm in women and 23 cm in men.',
    },
    {
      id: 'tube-carina-film',
      scene:
        'A chest radiograph after a bed change shows the tip of the tube 0.5 cm above the carina with the neck in neutral position. Breath sounds are equal and SpO₂ is 97%.',
      key: 'back',
      why: 'The tip should be 3 to 5 cm above the carina. Flexion of the neck would move it into a bronchus.',
      wrong: ['advance', 'deflate', 'exchange', 'confirm', 'inflate'],
      lesson: 'Neck flexion moves the tip down and extension moves it up, by about 2 cm.',
    },
    {
      id: 'tube-high-film',
      scene:
        'On the radiograph the tip of an oral tube is 9 cm above the carina at the level of the lower neck. There is a leak around the cuff in spite of 28 cm H₂O, and the mark at the teeth is 17 cm in a tall man.',
      key: 'advance',
      why: 'The cuff sits at the larynx, where it cannot seal and could slip out. A depth of about 23 cm is expected.',
      wrong: ['back', 'inflate', 'exchange', 'deflate', 'suction'],
      because: {
        inflate:
          'The pressure is already at the upper limit. A high cuff leaks because of its place.',
      },
      lesson:
        'A leak at a normal cuff pressure with a shallow mark means a high tube, not a broken cuff.',
    },
    {
      id: 'tube-cords-bulge',
      scene:
        'A nurse reports that an intubated patient can make sounds. The cuff pressure is 26 cm H₂O, the tube has slid from the 22 to the 18 cm mark, and the balloon holds its pressure.',
      key: 'advance',
      why: 'The tube slid up by 4 cm, so that the cuff lies between the cords and gas passes to the voice.',
      wrong: ['back', 'exchange', 'deflate', 'humid', 'suction'],
      because: { exchange: 'The balloon holds its pressure, so the cuff is intact.' },
      lesson:
        'Check the mark at the teeth with every assessment. A tube that slips is close to being out.',
    },
    {
      id: 'tube-esophagus',
      scene:
        'Right after intubation the colorimetric CO₂ detector stays purple through six breaths. The stomach gurgles, and the chest does not rise. The patient has a pulse of 110/min.',
      key: 'remove',
      why: 'No CO₂ after six breaths with a good pulse means that the tube is in the esophagus.',
      wrong: ['back', 'advance', 'inflate', 'suction', 'exchange'],
      lesson:
        'When in doubt, take it out. In cardiac arrest a low CO₂ can also come from low blood flow.',
    },
    {
      id: 'tube-blocked',
      scene:
        'An intubated patient cannot be ventilated by bag. A suction catheter does not pass beyond 12 cm, deflating the cuff and turning the head did not help, and SpO₂ is 74%.',
      key: 'remove',
      why: 'The tube is fully blocked and simple remedies failed. A mask can ventilate at once.',
      wrong: ['inflate', 'humid', 'confirm', 'pressure', 'advance'],
      lesson: 'For a blocked tube: pass a catheter, deflate the cuff, then remove the tube.',
    },
    {
      id: 'tube-doubt-turn',
      scene:
        'After a patient was turned prone, the tube holder is loose and the exhaled volume reads low. It is not known whether the tube is still in the trachea. The monitor cable of the capnograph lies unplugged.',
      ask: 'What should be done first?',
      key: 'confirm',
      why: 'A CO₂ waveform answers within one breath whether the tube is in the airway.',
      wrong: ['remove', 'advance', 'exchange', 'suction', 'inflate'],
      because: { advance: 'Blind advancing of a displaced tube can push it into the esophagus.' },
      lesson: 'Continuous waveform capnography is the standard of proof for tube position.',
    },
    {
      id: 'tube-after-intubation',
      scene:
        'In the emergency department a tube has just been placed and the cuff filled. Mist is seen in the tube, and the chest seems to rise on both sides.',
      ask: 'Which step should follow at once?',
      key: 'confirm',
      why: 'Mist and chest rise can mislead. Exhaled CO₂ over several breaths is the most reliable proof.',
      wrong: ['suction', 'humid', 'subglottic', 'pressure', 'back'],
      lesson:
        'The radiograph shows the depth of the tube, but it does not prove that the tube is in the trachea.',
    },
    {
      id: 'tube-cuff-low',
      scene:
        'During rounds the cuff manometer reads 12 cm H₂O. Oral secretions gurgle above the cuff, the tube mark is unchanged, and the pilot balloon keeps air well.',
      key: 'inflate',
      why: 'Below 20 cm H₂O secretions leak past the cuff and raise the risk of pneumonia.',
      wrong: ['deflate', 'exchange', 'advance', 'remove', 'wait'],
      lesson:
        'Keep cuff pressure at 20 to 30 cm H₂O. Disconnecting the gauge itself loses a little air.',
    },
    {
      id: 'tube-cuff-transport',
      scene:
        'After a patient landed from an air transfer with a cuff partly emptied at altitude, exhaled volume is 90 mL below the set volume. The cuff pressure is 8 cm H₂O.',
      key: 'inflate',
      why: 'Air in the cuff shrinks on descent. It is refilled until the pressure is back at 20 to 30 cm H₂O.',
      wrong: ['deflate', 'exchange', 'back', 'humid', 'suction'],
      lesson: 'Cuff gas expands on ascent and shrinks on descent. Measure at each stage.',
    },
    {
      id: 'tube-cuff-high',
      scene:
        'A cuff was filled by feel during an emergency. Two hours later the manometer shows 58 cm H₂O with no leak. The tube fits the patient well.',
      key: 'deflate',
      why: 'Above about 30 cm H₂O the blood flow of the mucosa is cut off, which leads to ulcers and stenosis.',
      wrong: ['inflate', 'exchange', 'advance', 'back', 'wait'],
      lesson: 'Finger pressure on the pilot balloon does not measure anything. Use a manometer.',
    },
    {
      id: 'tube-nitrous',
      scene:
        'A patient returns from a long operation under nitrous oxide. The cuff pressure that was 24 cm H₂O at the start now reads 46 cm H₂O, and no air was added.',
      key: 'deflate',
      why: 'Nitrous oxide diffused into the cuff and raised its pressure. Gas is let out to the safe range.',
      wrong: ['inflate', 'exchange', 'remove', 'advance', 'suction'],
      lesson:
        'Cuff pressure changes with gas, altitude, temperature and tube movement. Recheck after each.',
    },
    {
      id: 'tube-cuff-torn',
      scene:
        'Air added to the cuff escapes within a minute, also after the pilot line was clamped near the tube. Exhaled volume is half of the set volume. The patient needs PEEP of 12 cm H₂O for ARDS.',
      key: 'exchange',
      why: 'Loss of air beyond the clamp means that the cuff itself is torn. The patient depends on PEEP, so the tube is changed over a guide.',
      wrong: ['inflate', 'deflate', 'back', 'humid', 'wait'],
      because: { inflate: 'A torn cuff does not hold the air that is added.' },
      lesson:
        'If clamping the line stops the loss, the valve or balloon is at fault and can be repaired.',
    },
    {
      id: 'tube-small',
      scene:
        'A large man with thick secretions was intubated in the field with a 6.0 mm tube. Resistance is high, bronchoscopy is planned, and just a thin catheter passes. He will need weeks of ventilation and is stable.',
      key: 'exchange',
      why: 'A wider tube lowers resistance and admits the bronchoscope and a proper catheter. A guide keeps the airway.',
      wrong: ['remove', 'inflate', 'advance', 'pressure', 'wait'],
      lesson:
        'Adult men usually take 8.0 to 8.5 mm and women 7.0 to 8.0 mm. A bronchoscope needs about 8.0 mm.',
    },
    {
      id: 'tube-rhonchi',
      scene:
        'A ventilated patient has coarse rhonchi over the large airways. Peak pressure rose from 24 to 32 cm H₂O, and the flow curve on exhalation shows a sawtooth. The circuit is dry.',
      key: 'suction',
      why: 'Coarse sounds, a higher peak pressure and a sawtooth in a dry circuit mean mucus in the airway.',
      wrong: ['wait', 'remove', 'deflate', 'exchange', 'back'],
      lesson: 'Suction when signs call for it, not by the clock.',
    },
    {
      id: 'tube-cough-mucus',
      scene:
        'A patient with a fading cough has mucus bubbling inside the tube at every breath. SpO₂ slips from 95 to 91%. She was given extra oxygen a moment ago.',
      key: 'suction',
      why: 'Mucus can be seen in the tube, the cough is too weak to clear it, and preoxygenation is done.',
      wrong: ['wait', 'exchange', 'remove', 'inflate', 'subglottic'],
      lesson: 'Limit each pass to 15 seconds and let the patient recover between passes.',
    },
    {
      id: 'tube-routine',
      scene:
        'Two hours after the last suction, an order set reminds the therapist of "suction every 2 h". Breath sounds are clear, peak pressure is unchanged, SpO₂ is 97%, and the tube looks clean. The patient has raised intracranial pressure.',
      key: 'wait',
      why: 'There is no sign of mucus. Suction without need raises intracranial pressure and injures the mucosa.',
      wrong: ['suction', 'humid', 'exchange', 'oxygen'],
      because: {
        suction: 'The clock is no indication. Suction could raise intracranial pressure.',
        oxygen: 'No suction is due, so the patient has no need of extra oxygen.',
      },
      lesson: 'Suction is done as needed after assessment, never as a mere routine.',
    },
    {
      id: 'tube-desat-suction',
      scene:
        'Each time a patient on an FIO₂ of 0.45 is suctioned, SpO₂ drops from 94 to 86% and recovers within two minutes. Catheter size, pressure and duration are correct. PEEP is 5 cm H₂O.',
      key: 'oxygen',
      why: 'Technique is right, so the oxygen store is what lacks. 100% oxygen for 30 to 60 seconds before and after fills it.',
      wrong: ['wait', 'pressure', 'smaller', 'exchange', 'humid'],
      because: { wait: 'Mucus that needs removal would remain. The fall can be prevented.' },
      lesson: 'Hyperoxygenation is advised for patients who fall in saturation with suction.',
    },
    {
      id: 'tube-high-peep',
      scene:
        'A patient with ARDS on PEEP of 16 cm H₂O loses saturation and takes half an hour to recover whenever the circuit is opened for suction, even after 100% oxygen.',
      key: 'closed',
      why: 'Loss of PEEP collapses the lung at every opening. An in-line catheter keeps the circuit closed.',
      wrong: ['wait', 'smaller', 'pressure', 'subglottic', 'humid'],
      lesson: 'In-line catheters are advised for high PEEP, high FIO₂ and airborne infections.',
    },
    {
      id: 'tube-tb',
      scene:
        'A ventilated patient with suspected tuberculosis needs suction several times a shift. Staff are splashed when the tube is disconnected for it.',
      key: 'closed',
      why: 'A closed catheter keeps droplets inside the circuit while the patient is suctioned.',
      wrong: ['wait', 'pressure', 'exchange', 'oxygen', 'subglottic'],
      lesson:
        'Closed suction protects staff in addition to airborne precautions, which still apply.',
    },
    {
      id: 'tube-brady',
      scene:
        "Eight seconds into suction a patient's heart rate falls from 88 to 42/min, and SpO₂ from 95 to 87%. The catheter is at the carina.",
      key: 'stop',
      why: 'Vagal stimulation and hypoxemia slow the heart. Suction is ended and oxygen given at once.',
      wrong: ['suction', 'advance', 'pressure', 'smaller', 'humid'],
      lesson: 'Watch the monitor during each pass. Bradycardia means stop, oxygen, and wait.',
    },
    {
      id: 'tube-pvc',
      scene:
        'Runs of premature ventricular beats appear during the second suction pass in a patient with coronary disease. The monitor showed none before. Mucus remains.',
      key: 'stop',
      why: 'New arrhythmia during suction is usually due to hypoxemia. The heart comes before the rest of the mucus.',
      wrong: ['suction', 'exchange', 'pressure', 'closed', 'subglottic'],
      lesson: 'Clear the rest later, with longer preoxygenation and shorter passes.',
    },
    {
      id: 'tube-catheter-wide',
      scene:
        'A trainee lays out a 16 Fr catheter for a patient with a 6.5 mm tube. The regulator reads 110 mm Hg, the patient has been preoxygenated, and coarse sounds are present.',
      key: 'smaller',
      why: 'The catheter measures about 5.3 mm and fills most of the tube. No more than half should be filled, so 10 Fr fits.',
      wrong: ['pressure', 'wait', 'exchange', 'deflate', 'remove'],
      lesson:
        'Rule: inner diameter of the tube in mm times 3, divided by 2, gives the largest French size.',
    },
    {
      id: 'tube-vacuum',
      scene:
        'Blood streaks appear in the mucus of an adult with normal clotting. A 12 Fr catheter is used in an 8.0 mm tube for 10 seconds at a time, and the regulator is set at −220 mm Hg.',
      key: 'pressure',
      why: 'Adults need no more than about −150 mm Hg. The excess tears the mucosa, while catheter and time are right.',
      wrong: ['smaller', 'humid', 'exchange', 'oxygen', 'closed'],
      lesson:
        'Usual vacuum: adults −100 to −150, children −100 to −120, infants −80 to −100 mm Hg.',
    },
    {
      id: 'tube-thick',
      scene:
        'On day three with a heat and moisture exchanger, a patient has thick tenacious plugs that need several passes. Room temperature, fluids and cuff are as they should be.',
      key: 'humid',
      why: 'A passive exchanger gives too little water for thick secretions. A heated humidifier delivers gas at body temperature, fully wet.',
      wrong: ['wait', 'subglottic', 'deflate', 'advance', 'pressure'],
      lesson:
        'Reasons against an HME: thick or bloody secretions, exhaled volume below 70% of inhaled, hypothermia, minute volume above 10 L/min.',
    },
    {
      id: 'tube-cold-patient',
      scene:
        'A patient with a core temperature of 31 °C after exposure to snow is ventilated with an exchanger between tube and Y-piece. Secretions are scant and clear.',
      key: 'humid',
      why: 'A cold patient exhales little heat and moisture for the exchanger to return. Heated gas also helps rewarming.',
      wrong: ['suction', 'exchange', 'subglottic', 'wait', 'closed'],
      lesson: 'Body temperature below 32 °C is a reason against a passive exchanger.',
    },
    {
      id: 'tube-vap-choice',
      scene:
        'A patient with tetanus is about to be intubated and will be ventilated for at least ten days. The team asks what equipment lowers the risk of pneumonia best.',
      ask: 'What should the therapist recommend?',
      key: 'subglottic',
      why: 'Secretions pool above the cuff and leak down. A port that drains them lowers pneumonia when ventilation lasts more than two to three days.',
      wrong: ['humid', 'closed', 'smaller', 'exchange'],
      because: {
        closed:
          'Closed suction keeps the circuit intact but has not been shown to lower pneumonia.',
        humid: 'The choice of humidifier has not been shown to decide about pneumonia.',
      },
      lesson:
        'It adds to the head of the bed at 30 to 45 degrees, cuff pressure, oral care and daily breathing trials.',
    },
  ],
});

import { decisionSet } from '../respiratory-disease/decision.ts';

/** Patients with a tracheostomy or laryngectomy, and what to do. */
export const tracheostomySet = decisionSet({
  topic: 'tube',
  source: 'Standard respiratory care texts; tracheostomy care and emergency guidelines',
  courses: {
    inner: {
      text: 'Remove and clean the inner cannula',
      why: 'Taking out the inner cannula is the first remedy for a blocked double-cannula tube.',
    },
    suction: {
      text: 'Suction the lower airway',
      why: 'Suction is for mucus that a patent tube lets the catheter reach.',
    },
    mouth: {
      text: 'Cover the stoma and bag through the mouth',
      why: 'Ventilation from above suits a lost fresh tube when the upper airway is open.',
    },
    stoma: {
      text: 'Give oxygen and breaths over the stoma',
      why: 'The stoma is the way to the lungs when the larynx has been removed or the upper airway is closed.',
    },
    replace: {
      text: 'Insert a new tube at once',
      why: 'A mature tract lets a new tube be put back at once.',
    },
    emptyCuff: {
      text: 'Deflate the tracheostomy cuff fully',
      why: 'The cuff is emptied when gas must be able to pass up around the tube.',
    },
    valveOff: {
      text: 'Take the valve off at once',
      why: 'The valve comes off when the patient cannot exhale past the tube or tires with it.',
    },
    valveOn: {
      text: 'Try a valve for speech',
      why: 'A speaking valve is for an alert patient who can exhale around a deflated or cuffless tube.',
    },
    smaller: {
      text: 'Change to a smaller cuffless tube',
      why: 'A smaller tube makes room around it for breathing past it, for speech and for capping trials.',
    },
    longer: {
      text: 'Change to an extra-length tube',
      why: 'An extra-length tube is for a thick neck or a tube too short to stay in the trachea.',
    },
    cap: {
      text: 'Begin capping trials of the tube',
      why: 'Capping tests the upper airway before the tube is removed for good.',
    },
    decannulate: {
      text: 'Recommend removal of the tube',
      why: 'Decannulation follows capping trials in a patient who coughs well, swallows safely and breathes easily.',
    },
    surgeon: {
      text: 'Call for a surgeon and keep the airway',
      why: 'Bleeding from a vessel or false passage needs surgery and a secured airway at once.',
    },
    humid: {
      text: 'Increase heated humidity to the tube',
      why: 'Added humidity is for dry, thick mucus, because the nose no longer wets the air.',
    },
    care: {
      text: 'Clean the stoma and change the dressing',
      why: 'Stoma care is for a moist, crusted or soiled site without danger to the airway.',
    },
  },
  decisions: [
    {
      id: 'trach-inner-block',
      scene:
        'A patient with a double-cannula tracheostomy tube of three weeks is breathing hard. A suction catheter stops 5 cm inside the tube. SpO₂ is 88% and falling slowly.',
      key: 'inner',
      why: 'The catheter stops inside the tube, so a plug fills the inner cannula. Taking it out opens the airway in seconds.',
      wrong: ['mouth', 'decannulate', 'humid', 'emptyCuff'],
      because: {
        mouth: 'The tube is in place. Clearing it takes seconds and comes before another route.',
        humid: 'Moisture prevents plugs, but this one blocks the airway now.',
        emptyCuff:
          'An empty cuff lets a little air pass, but the plug in the inner cannula remains.',
      },
      lesson: 'Order for a blocked tube: inner cannula, catheter, cuff down, then change the tube.',
    },
    {
      id: 'trach-inner-home',
      scene:
        "A mother phones: her son's tracheostomy whistles and crusts are visible inside. He is pink and playing, and a clean spare lies ready.",
      ask: 'What should she be told to do?',
      key: 'inner',
      why: 'Crusts narrow the inner cannula, which can be swapped safely at home.',
      wrong: ['surgeon', 'stoma', 'cap', 'longer'],
      because: {
        surgeon: 'He is pink and playing. Crusts in the inner cannula can be dealt with at home.',
      },
      lesson:
        'Families learn suction, inner cannula change and what to do when the tube comes out.',
    },
    {
      id: 'trach-mucus',
      scene:
        'A patient breathing through a tracheostomy collar has coarse rhonchi and a wet, weak cough. The inner cannula has just been changed, and a catheter passes freely. SpO₂ is 92%.',
      key: 'suction',
      why: 'The tube is open and mucus lies beyond it where the cough does not clear it.',
      wrong: ['cap', 'valveOn', 'decannulate', 'replace'],
      because: { replace: 'A catheter passes freely, so the tube is not blocked.' },
      lesson: 'Suction to the end of the tube or slightly beyond. Deep passes injure the carina.',
    },
    {
      id: 'trach-fresh-out',
      scene:
        'Eighteen hours after a surgical tracheostomy for long ventilation, the tube comes out during a bed change. The patient makes weak efforts. The upper airway was normal at intubation.',
      key: 'mouth',
      why: 'The tract is too fresh: a tube pushed in blindly may end in the neck tissue. The normal upper airway can be used.',
      wrong: ['replace', 'stoma', 'valveOn', 'emptyCuff'],
      because: {
        replace: 'Before about a week the tract closes, and a blind tube can make a false passage.',
        stoma: 'Breaths over a fresh stoma leak through the open larynx, and the tract may close.',
      },
      lesson: 'A fresh tracheostomy is an emergency when the tube is lost. Intubate by mouth.',
    },
    {
      id: 'trach-fresh-obese',
      scene:
        'On day two after tracheostomy an obese patient coughs the tube onto the chest. The stoma has closed like a slit, SpO₂ is 84%, and the larynx was easy to see three days ago.',
      key: 'mouth',
      why: 'With a closed two-day-old tract and a healthy larynx, oxygen goes in from above until a tube is placed by mouth.',
      wrong: ['replace', 'longer', 'care', 'emptyCuff'],
      because: {
        replace:
          'The tract is two days old and has closed. A blind tube may enter the neck tissue.',
      },
      lesson: 'Keep an oral intubation set, a spare tube and one a size smaller at the bedside.',
    },
    {
      id: 'trach-mature-out',
      scene:
        'A patient with a tracheostomy for eight months dislodges the tube while dressing. He is calm, SpO₂ is 93%, the stoma is wide open, and a clean tube with its obturator is at the bedside.',
      key: 'replace',
      why: 'The tract is mature and open, so a new tube slides in easily with its obturator.',
      wrong: ['mouth', 'surgeon', 'cap', 'smaller'],
      because: {
        mouth: 'The route through the stoma is open and faster. The mouth is the reserve.',
        surgeon:
          'The tract is mature and open, and he is stable. A therapist can replace the tube.',
        smaller: 'A smaller tube is a reserve if the usual one does not pass.',
      },
      lesson:
        'Remove the obturator at once after insertion: it blocks the tube. If it will not pass, try one size smaller.',
    },
    {
      id: 'trach-laryngectomy',
      scene:
        'A man who had a total laryngectomy two years ago is found cyanotic on the ward with a pulse. There is no tube in the neck stoma. A nurse is squeezing a mask over his nose and mouth without chest rise.',
      key: 'stoma',
      why: 'After laryngectomy the mouth has no connection to the trachea. The stoma is the one way in.',
      wrong: ['mouth', 'emptyCuff', 'inner', 'replace'],
      because: {
        mouth: 'The mouth no longer leads to the lungs after this operation.',
        replace: 'There was no tube in the stoma. Oxygen comes first.',
      },
      lesson:
        'A small round mask over the stoma ventilates well. A sign at the bed should tell that the patient breathes through the neck.',
    },
    {
      id: 'trach-laryngectomy-oxygen',
      scene:
        'In the emergency department a patient after removal of the larynx is short of breath. Face mask oxygen at 10 L/min has not changed an SpO₂ of 82%. He breathes through a bare opening in the neck.',
      key: 'stoma',
      why: 'Oxygen at the face does not reach his lungs, as the trachea opens in the neck.',
      wrong: ['mouth', 'replace', 'emptyCuff', 'humid'],
      because: { mouth: 'Mouth and lungs are not connected after removal of the larynx.' },
      lesson:
        'With a neck breather of unknown type, give oxygen to both face and stoma until it is clear.',
    },
    {
      id: 'trach-valve-cuff-up',
      scene:
        "A visitor put a purple one-way valve on a patient's tracheostomy tube. The patient gasps, the pilot balloon is full, and the chest grows tighter with each breath.",
      key: 'valveOff',
      why: 'With the cuff up, air enters through the valve and cannot leave. The valve must come off at once.',
      wrong: ['suction', 'humid', 'surgeon', 'replace'],
      because: { suction: 'He cannot exhale because of the valve, not because of mucus.' },
      lesson:
        'A one-way valve on an inflated cuff suffocates. Deflate first, then place the valve.',
    },
    {
      id: 'trach-valve-stack',
      scene:
        'Three minutes after a speaking valve was placed with the cuff down, a patient is anxious. When the valve is lifted off, a burst of air escapes. The tube fills most of the trachea on the CT scan.',
      ask: 'Which change makes a later valve trial possible?',
      key: 'smaller',
      why: 'Trapped air shows that exhalation around the tube is blocked. A smaller cuffless tube leaves a gap.',
      wrong: ['longer', 'humid', 'care', 'surgeon', 'inner'],
      lesson:
        'A rush of gas on removal of the valve means air trapping: check tube size, cuff and upper airway.',
    },
    {
      id: 'trach-valve-tired',
      scene:
        'After 40 minutes with a speaking valve an otherwise stable patient is breathing 32/min, sweats and says that the chest feels heavy. It was comfortable for the first half hour.',
      key: 'valveOff',
      why: 'The valve adds work, and the patient has reached the limit. Time with it is built up stepwise.',
      wrong: ['decannulate', 'cap', 'surgeon', 'replace', 'humid'],
      lesson: 'Start valve trials with some minutes and lengthen them as tolerated.',
    },
    {
      id: 'trach-valve-start',
      scene:
        'An alert patient off the ventilator mouths words and is frustrated. The cuff is deflated without aspiration, secretions are thin, and with a finger on the tube she can exhale and say "ah".',
      key: 'valveOn',
      why: 'She is awake, tolerates cuff deflation and moves air past the tube, so a one-way valve can give her speech.',
      wrong: ['decannulate', 'cap', 'humid', 'longer'],
      because: {
        cap: 'Capping asks for breathing in and out past the tube. A valve is the easier first step.',
        decannulate: 'Neither a valve nor a cap has been tried, so removal comes too early.',
      },
      lesson:
        'The valve also restores cough pressure, smell and swallowing. Never use it with the cuff up or a foam cuff.',
    },
    {
      id: 'trach-valve-vent',
      scene:
        'A ventilator-dependent patient with a spinal cord injury wants to talk to his children. He is awake, swallows safely, and with the cuff down the volumes can be compensated. Peak pressure is 18 cm H₂O.',
      key: 'valveOn',
      why: 'An in-line speaking valve can be used on the ventilator once the cuff is down and leak is compensated.',
      wrong: ['decannulate', 'stoma', 'mouth', 'cap', 'surgeon'],
      because: { cap: 'Capping closes the tube, but he needs it for ventilation.' },
      lesson:
        'Expect a drop of exhaled volume on the display and adjust alarms, because gas leaves by the mouth.',
    },
    {
      id: 'trach-plug-cuff',
      scene:
        'During a trial with the tube plugged, a patient with a cuffed tracheostomy tube cannot move air. The fenestrated inner cannula is right, and the pilot balloon is firm.',
      key: 'emptyCuff',
      why: 'A plug with the cuff up leaves no way for air. The cuff must be emptied before any plug is used.',
      wrong: ['suction', 'inner', 'longer', 'humid'],
      because: {
        inner: 'The right fenestrated cannula is already in place.',
        suction: 'Mucus is not described. The full cuff closes the way past the tube.',
      },
      lesson:
        'Before capping: cuff down, inner cannula open or fenestrated, patient awake, oxygen in place.',
    },
    {
      id: 'trach-cuff-exam',
      scene:
        'A therapist wants to check whether a patient off the ventilator can breathe through the upper airway. The patient is alert, the pharynx has been suctioned, and the tube has a filled cuff.',
      ask: 'What comes next?',
      key: 'emptyCuff',
      why: 'Air can reach the larynx around the tube just when the cuff is empty.',
      wrong: ['cap', 'valveOn', 'decannulate', 'replace', 'surgeon'],
      because: {
        cap: 'Occluding the tube before deflation would stop breathing.',
        valveOn: 'A one-way valve on a filled cuff would block exhalation.',
      },
      lesson:
        'Suction the mouth first, because what lies on the cuff runs down when it is emptied.',
    },
    {
      id: 'trach-downsize',
      scene:
        'A patient off the ventilator for four days has a 9.0 mm cuffed tube. He coughs well and needs suction twice a day, but with a finger over the tube he can hardly breathe. The larynx looks normal through the scope.',
      key: 'smaller',
      why: 'The large tube itself fills the airway. A smaller cuffless one lets air pass on the way to decannulation.',
      wrong: ['decannulate', 'longer', 'cap', 'humid'],
      because: { cap: 'He cannot breathe with the tube occluded, so a cap would fail at once.' },
      lesson: 'Typical steps: off the ventilator, cuff down, smaller tube, valve or cap, removal.',
    },
    {
      id: 'trach-short-neck',
      scene:
        'A patient with a very thick neck has high airway pressures and a leak. Through the scope the end of the standard tracheostomy tube presses against the back wall of the trachea, and the flange stands off the skin.',
      key: 'longer',
      why: 'The tube is too short for the depth of the neck, so its tip lies at an angle. Extra proximal length corrects this.',
      wrong: ['smaller', 'cap', 'inner', 'care', 'valveOn'],
      lesson: 'A tube that fits poorly can slip out or occlude. Check by scope after a change.',
    },
    {
      id: 'trach-cap-start',
      scene:
        'A stroke patient has worn a speaking valve on a cuffless 6.0 mm tube all day for a week. Swallowing has been tested as safe, and cough is strong. The team asks for the next step toward removal.',
      key: 'cap',
      why: 'A full day with the valve shows that exhalation is easy. Capping tests breathing in both directions.',
      wrong: ['replace', 'longer', 'humid', 'surgeon'],
      lesson: 'Remove the cap for stridor, distress, an SpO₂ below target or retained secretions.',
    },
    {
      id: 'trach-remove',
      scene:
        'A patient tolerated a capped 4.0 mm tube for 48 hours, including two nights, with an SpO₂ of 95%. She coughs mucus up to the mouth, swallows safely and is alert. She needs no suction.',
      key: 'decannulate',
      why: 'Two days capped with a good cough and swallow prove that the upper airway suffices.',
      wrong: ['smaller', 'valveOn', 'longer', 'humid'],
      because: {
        smaller: 'The tube is already small, and two days capped leave nothing more to test.',
        valveOn: 'She has gone beyond the valve with 48 hours capped.',
      },
      lesson:
        'Cover the stoma with an airtight dressing and press on it when coughing. It closes within days.',
    },
    {
      id: 'trach-bleed',
      scene:
        'Fifteen days after tracheostomy a patient coughed up a cup of bright red blood an hour ago, and it stopped. The tube pulsates with the heartbeat, and the blood pressure is 110/60 mm Hg.',
      key: 'surgeon',
      why: 'A sentinel bleed with a pulsating tube warns of erosion into the innominate artery, which can kill within minutes.',
      wrong: ['suction', 'care', 'humid', 'replace'],
      because: {
        suction: 'The bleeding has stopped. Suction may restart it and does not treat the artery.',
        replace: 'Changing the tube over an eroded artery can start a fatal bleed.',
      },
      lesson:
        'Overinflating the cuff or finger pressure on the artery can win time on the way to surgery.',
    },
    {
      id: 'trach-emphysema',
      scene:
        'Minutes after a tracheostomy tube was changed on day four, the neck swells and crackles to the touch. Breaths meet high resistance, no CO₂ waveform is seen, and the catheter does not pass.',
      key: 'surgeon',
      why: 'The tube lies in a false passage in front of the trachea. It must not be used, and expert airway help is needed now.',
      wrong: ['suction', 'inner', 'replace', 'humid'],
      because: {
        replace: 'Another blind attempt may widen the false passage. Oxygenate from above.',
        inner: 'The catheter does not pass because the tube lies outside the trachea.',
      },
      lesson:
        'Stop ventilating through it, oxygenate by mouth, and confirm every tube change by CO₂.',
    },
    {
      id: 'trach-dry',
      scene:
        'A patient at home has thick, crusted mucus since the heater of the humidifier failed and she breathes room air through the tube. She drinks well and has no fever. The tube is open.',
      key: 'humid',
      why: 'The tube bypasses the nose, so dry room air thickens the mucus. Warm moist gas prevents plugs.',
      wrong: ['suction', 'cap', 'surgeon', 'replace'],
      because: {
        suction: 'The tube is open. Suction does not correct the dry air that thickens the mucus.',
      },
      lesson:
        'Gas to a tracheostomy should be near 37 °C with full humidity. Away from home a moisture exchanger helps.',
    },
    {
      id: 'trach-stoma-moist',
      scene:
        'On daily rounds a tracheostomy stoma is moist with a ring of dried mucus, and the gauze is damp. Skin is pale pink without pus, and breathing is quiet.',
      key: 'care',
      why: 'Moist gauze and crusts favor infection and skin breakdown. Cleaning and a dry dressing are enough.',
      wrong: ['surgeon', 'replace', 'decannulate', 'smaller', 'emptyCuff'],
      lesson: 'Use precut gauze without loose fibers, and let one finger fit under the tie.',
    },
    {
      id: 'trach-tie-change',
      scene:
        'The dressing under a tracheostomy flange is soaked with saliva, and the skin below has begun to redden. The ties are sound, the airway is clear, and a helper holds the tube.',
      key: 'care',
      why: 'Saliva macerates the skin. Cleaning with a new absorbent dressing protects it before it breaks down.',
      wrong: ['inner', 'surgeon', 'smaller', 'cap', 'humid'],
      lesson: 'Two persons change ties, or the new ones are fastened before the old ones are cut.',
    },
  ],
});

import { decisionSet } from '../respiratory-disease/decision.ts';

/** Ventilated patients who may be ready to breathe on their own, and the next step. */
export const weaningSet = decisionSet({
  topic: 'weaning',
  source: 'Standard respiratory care texts; evidence-based weaning guidelines',
  courses: {
    trial: {
      text: 'Start a spontaneous breathing trial',
      why: 'A trial is for a patient whose cause improves, with stable circulation, a drive and modest needs of oxygen and PEEP.',
    },
    wait: {
      text: 'Postpone the trial and keep full support',
      why: 'Full support goes on while oxygen need, circulation, drive or the cause do not yet allow a trial.',
    },
    stop: {
      text: 'Stop the trial and resume support',
      why: 'A trial is stopped for distress, fast shallow breathing, desaturation or unstable circulation.',
    },
    extubate: {
      text: 'Recommend removal of the tube now',
      why: 'The tube comes out after a passed trial when the patient is awake, coughs well and has an open airway.',
    },
    hold: {
      text: 'Keep the airway in place for now',
      why: 'The tube stays after a passed trial when alertness, cough or secretions make the airway unsafe.',
    },
    leak: {
      text: 'Recommend steroids and delay removal',
      why: 'Corticosteroids some hours before extubation are for a patient at risk with no cuff leak.',
    },
    trach: {
      text: 'Recommend a tracheostomy consult',
      why: 'A tracheostomy is for expected long ventilation or a lasting failure to protect the airway.',
    },
    reintubate: {
      text: 'Recommend prompt reintubation',
      why: 'Reintubation is for respiratory failure after extubation that noninvasive means cannot or should not treat.',
    },
    racemic: {
      text: 'Give nebulized racemic epinephrine',
      why: 'Racemic epinephrine is for stridor from swelling after extubation in a patient who still moves air.',
    },
    sedation: {
      text: 'Ask for a pause of sedation',
      why: 'A daily pause of sedation is for a patient who improves but is too drowsy to be tested.',
    },
    edema: {
      text: 'Recommend a diuretic before retrial',
      why: 'A diuretic is for a trial that fails with signs of heart failure and fluid overload.',
    },
    nutrition: {
      text: 'Recommend correcting nutrition',
      why: 'Feeding is reviewed when electrolytes, phosphate or carbohydrate load weaken or burden the muscles.',
    },
  },
  decisions: [
    {
      id: 'wean-ready',
      scene:
        'On day four after pneumonia a patient is awake and follows commands. FIO₂ 0.40, PEEP 5 cm H₂O, SpO₂ 95%, no vasopressors, temperature 37.2 °C. On a one-minute check the rate is 22/min with a tidal volume of 420 mL.',
      key: 'trial',
      why: 'The cause is improving, needs are modest, circulation is stable, and the rapid shallow breathing index is 52.',
      wrong: ['wait', 'trach', 'sedation', 'extubate'],
      because: { extubate: 'The patient has not yet shown 30 minutes of unassisted breathing.' },
      lesson: 'An index below 105 breaths/min/L predicts success. Screen every day.',
    },
    {
      id: 'wean-ready-postop',
      scene:
        'Six hours after cardiac surgery a patient is warm, awake and not bleeding. PaO₂ is 96 mm Hg on an FIO₂ of 0.40 and PEEP 5 cm H₂O. Maximal inspiratory pressure is −38 cm H₂O and vital capacity 16 mL/kg.',
      key: 'trial',
      why: 'Oxygenation, circulation and muscle strength all meet the criteria, so unassisted breathing is tested now.',
      wrong: ['wait', 'trach', 'sedation', 'nutrition', 'edema'],
      lesson:
        'Useful limits: inspiratory pressure more negative than −20 to −30 cm H₂O and vital capacity above 10 to 15 mL/kg.',
    },
    {
      id: 'wean-oxygen-high',
      scene:
        'A patient with ARDS is awake on pressure support. FIO₂ is 0.70, PEEP 12 cm H₂O and PaO₂ 62 mm Hg. The respiratory rate is 24/min with 430 mL, and blood pressure is stable.',
      key: 'wait',
      why: 'PaO₂/FIO₂ is 89 mm Hg and PEEP 12 cm H₂O. Oxygenation is far too poor to take pressure away.',
      wrong: ['trial', 'extubate', 'trach', 'racemic', 'leak'],
      lesson:
        'Screening asks for an FIO₂ of 0.40 to 0.50 or less, PEEP of 5 to 8 cm H₂O or less, and PaO₂/FIO₂ above 150 to 200 mm Hg.',
    },
    {
      id: 'wean-shock',
      scene:
        'A patient with septic shock needs rising doses of norepinephrine, and lactate is 5.8 mmol/L. FIO₂ is 0.40, PEEP 5 cm H₂O, rate 20/min. A nurse asks if the patient can be weaned today.',
      key: 'wait',
      why: 'Unstable circulation is a reason against a trial: the work of breathing would take blood flow from vital organs.',
      wrong: ['trial', 'extubate', 'edema', 'nutrition'],
      because: { edema: 'Nothing points to fluid overload, and a diuretic would worsen shock.' },
      lesson: 'Weaning begins after shock is under control, with no or little vasopressor.',
    },
    {
      id: 'wean-weak',
      scene:
        'A patient with Guillain-Barré syndrome is alert. FIO₂ is 0.30 and PEEP 5 cm H₂O. Vital capacity is 7 mL/kg, maximal inspiratory pressure −12 cm H₂O, and both have not changed for three days.',
      key: 'wait',
      why: 'Strength is far below what sustained breathing needs, and the disease has not begun to recover.',
      wrong: ['trial', 'extubate', 'sedation', 'edema'],
      because: { sedation: 'The patient is alert. Weakness, not sedation, is the obstacle.' },
      lesson:
        'Follow vital capacity and inspiratory pressure in neuromuscular disease. Weaning starts when they rise.',
    },
    {
      id: 'wean-myocardial',
      scene:
        'Morning screening finds a ventilated patient with new ST elevation and chest pressure. FIO₂ is 0.35, PEEP 5 cm H₂O and the index 60. The cardiologist is on the way.',
      key: 'wait',
      why: 'Active myocardial ischemia rules out a trial, because the load of breathing raises oxygen demand of the heart.',
      wrong: ['trial', 'extubate', 'edema', 'sedation'],
      because: { sedation: 'Alertness is not the problem. The ischemic heart is.' },
      lesson:
        'Criteria for a trial include no active ischemia, even when the lung numbers look good.',
    },
    {
      id: 'wean-oversedated',
      scene:
        'A patient ventilated for asthma has clear lungs, FIO₂ 0.30 and PEEP 5 cm H₂O, with stable circulation. A propofol infusion runs. The eyes open just to a painful stimulus, and there are no triggered breaths.',
      key: 'sedation',
      why: 'The lungs are ready, and sedation is what stands in the way. A pause shows drive and alertness.',
      wrong: ['extubate', 'trial', 'trach', 'leak'],
      because: {
        trial: 'A trial without drive would fail at once. The sedative has to wear off first.',
        extubate: 'A patient who opens the eyes just to pain cannot guard the airway.',
      },
      lesson:
        'Pair the daily pause of sedation with a breathing trial: patients leave the ventilator sooner.',
    },
    {
      id: 'wean-distress',
      scene:
        'After 12 minutes on a T-piece the respiratory rate has risen from 20 to 39/min, the tidal volume has fallen to 210 mL, and the abdomen moves inward with each breath. SpO₂ is 91%.',
      key: 'stop',
      why: 'A rate over 35/min with shallow breaths and paradoxical motion means fatigue. Going on exhausts the muscles.',
      wrong: ['extubate', 'trial', 'hold', 'sedation'],
      because: { sedation: 'Sedation would depress breathing. The muscles need rest on support.' },
      lesson:
        'A failed trial ends on full comfortable support for about a day while reasons are looked for.',
    },
    {
      id: 'wean-hypertension',
      scene:
        'During a pressure support trial of 5 cm H₂O the heart rate goes from 84 to 126/min and blood pressure from 132/78 to 196/110 mm Hg. The patient sweats and is agitated at minute 15. The tube is clear.',
      key: 'stop',
      why: 'A rise of heart rate over 20% and pressure over 180 mm Hg with sweating are criteria of failure.',
      wrong: ['extubate', 'hold', 'trial', 'leak'],
      because: {
        hold: 'That applies after a passed trial. This one is failing and must end.',
        trial: 'A trial is already running and overloads the patient.',
      },
      lesson:
        'Failure is judged by gas exchange, circulation, breathing pattern and signs of distress together.',
    },
    {
      id: 'wean-desaturate',
      scene:
        "At minute 20 of a trial on CPAP 5 cm H₂O a patient's SpO₂ falls to 85% on an FIO₂ of 0.40 with a good signal. The blood gas shows pH 7.28 and PaCO₂ 61 mm Hg, up from 42.",
      key: 'stop',
      why: 'SpO₂ below 90% and a PaCO₂ rise of more than 10 mm Hg with acidosis show that the patient cannot sustain breathing.',
      wrong: ['extubate', 'hold', 'trial', 'leak'],
      because: { hold: 'That applies after a passed trial. This one has failed.' },
      lesson: 'Return to support before fatigue sets in. Then search for the cause of failure.',
    },
    {
      id: 'wean-pass',
      scene:
        'After 40 minutes on a T-piece a patient breathes 18/min with 480 mL, SpO₂ is 96% on 0.35 and PaCO₂ 40 mm Hg. She writes clear notes, coughs strongly, needs suction every four hours and has an audible cuff leak.',
      key: 'extubate',
      why: 'The trial is passed and the airway is safe: awake, strong cough, few secretions and a leak.',
      wrong: ['hold', 'stop', 'leak', 'trach'],
      because: {
        hold: 'Alertness, cough and secretions are all favorable, so waiting brings just risks.',
        leak: 'A leak is present, so swelling is unlikely.',
      },
      lesson:
        'Two questions: can the patient breathe without the ventilator, and can the airway do without the tube?',
    },
    {
      id: 'wean-pass-pf',
      scene:
        'An alert trauma patient finished 30 minutes at pressure support 5 and PEEP 5 cm H₂O: rate 20/min, volume 450 mL, pH 7.41, calm. Cough peak flow through the tube is 110 L/min, secretions are thin, and the neck injury was cleared.',
      key: 'extubate',
      why: 'Breathing is comfortable, and a cough peak flow above 60 L/min shows that secretions can be cleared.',
      wrong: ['hold', 'stop', 'leak', 'trach'],
      because: { hold: 'A strong cough and thin secretions give no reason to wait.' },
      lesson: 'Cough peak flow below about 60 L/min predicts extubation failure.',
    },
    {
      id: 'wean-secretions',
      scene:
        'A patient tolerated 60 minutes on a T-piece with good gases. He is awake, but the cough is barely felt on a card held at the tube, and thick mucus is suctioned every 30 minutes.',
      key: 'hold',
      why: 'Breathing is adequate, but a weak cough and copious mucus would block the airway soon after the tube is out.',
      wrong: ['extubate', 'stop', 'leak', 'racemic', 'sedation'],
      lesson:
        'Need of suction more often than every two hours with a weak cough speaks against extubation.',
    },
    {
      id: 'wean-stuporous',
      scene:
        'A patient with a fresh hemorrhagic stroke passed a breathing trial. She does not follow commands, gags weakly, and saliva runs from the mouth. The team expects the swelling to settle over the next days.',
      key: 'hold',
      why: 'The lungs can manage without the ventilator, but she cannot guard her airway yet.',
      wrong: ['extubate', 'stop', 'racemic', 'leak', 'edema'],
      lesson: 'A passed trial is not the same as readiness for removal of the tube.',
    },
    {
      id: 'wean-no-leak',
      scene:
        'A woman intubated for eight days after a difficult intubation passed her trial and is awake with a strong cough. With the cuff deflated, inhaled and exhaled volumes are equal, and no leak is heard.',
      key: 'leak',
      why: 'No leak after a traumatic, long intubation signals laryngeal swelling. Steroids for some hours lower the risk of stridor.',
      wrong: ['extubate', 'stop', 'trach', 'racemic', 'edema'],
      because: {
        racemic:
          'The drug treats stridor after removal. With the tube in, the swelling is compressed and it cannot help.',
      },
      lesson:
        'Test the leak in patients at risk. A leak below about 110 mL or 10 to 15% of the volume is a warning.',
    },
    {
      id: 'wean-no-leak-burn',
      scene:
        'A patient with burns of the face five days ago breathes well on minimal support. With the cuff emptied, the therapist hears no air passing around the 7.5 mm tube, and the lips are still swollen.',
      key: 'leak',
      why: 'Facial swelling without a leak points to edema of the larynx, and the airway could close when the tube is out.',
      wrong: ['extubate', 'racemic', 'stop', 'nutrition'],
      because: { stop: 'He breathes well on minimal support. The airway is the problem.' },
      lesson:
        'In airway burns wait for the swelling to fall and for a leak. Reintubation would be very difficult.',
    },
    {
      id: 'wean-trach',
      scene:
        'A patient with chronic critical illness failed breathing trials on nine of the last ten days, after 16 days with an oral tube. FIO₂ is 0.35. He is awake and uncomfortable with the tube, and weaning is expected to take weeks.',
      key: 'trach',
      why: 'Long ventilation is foreseen. A tracheostomy gives comfort, less sedation, mouth care and stepwise time off.',
      wrong: ['extubate', 'leak', 'racemic', 'sedation', 'reintubate'],
      lesson: 'Consider a tracheostomy when more than about two weeks of ventilation are expected.',
    },
    {
      id: 'wean-trach-cord',
      scene:
        'A patient with a complete C3 spinal cord injury is stable, alert and has healthy lungs. He has made no triggered breath in twelve days, and the surgeon has finished the neck fixation.',
      key: 'trach',
      why: 'Paralysis of the diaphragm is permanent at this level, so lifelong ventilation needs a stable airway.',
      wrong: ['trial', 'extubate', 'sedation', 'leak'],
      because: { sedation: 'He is alert. Paralysis is the reason for the missing breaths.' },
      lesson: 'Injury above C4 takes away the phrenic nerves. Plan home ventilation early.',
    },
    {
      id: 'wean-stridor',
      scene:
        'Ten minutes after extubation a patient has inspiratory stridor and mild retractions. She speaks short sentences, SpO₂ is 94% on a cool aerosol at 40%, and she is awake.',
      key: 'racemic',
      why: 'Moderate stridor with good air movement is treated with an inhaled vasoconstrictor while she is watched closely.',
      wrong: ['reintubate', 'trach', 'edema', 'sedation', 'nutrition'],
      because: {
        reintubate:
          'A new tube is for severe obstruction, fatigue or failure of the drug. She still moves air well.',
        sedation: 'She needs her drive and muscle tone. Sedatives are not running.',
      },
      lesson:
        'Keep reintubation equipment with a smaller tube at the bedside. Add steroids, and consider heliox.',
    },
    {
      id: 'wean-stridor-severe',
      scene:
        'Stridor after extubation has become faint in spite of two doses of inhaled epinephrine. The patient is blue around the lips, drowsy, barely moves air, and SpO₂ is 80% on a nonrebreathing mask.',
      key: 'reintubate',
      why: 'Quiet stridor with drowsiness means that almost no air passes. The airway must be secured at once.',
      wrong: ['racemic', 'leak', 'edema', 'sedation', 'trial'],
      lesson: 'Falling noise with worsening signs is a sign of exhaustion, not improvement.',
    },
    {
      id: 'wean-aspiration-failure',
      scene:
        'Four hours after extubation a patient is drenched in sweat, breathes 42/min and no longer answers. PaCO₂ is 70 mm Hg, pH 7.18, and gastric fluid was suctioned from the pharynx.',
      key: 'reintubate',
      why: 'Respiratory failure with coma and aspiration calls for a protected airway. Mask pressure would be unsafe.',
      wrong: ['racemic', 'leak', 'trial', 'trach', 'edema'],
      lesson:
        'Delay of a needed reintubation raises mortality. Mask support does not rescue established failure of this kind.',
    },
    {
      id: 'wean-heart-failure',
      scene:
        'A patient with a weak left ventricle fails a second T-piece trial. At its end there are new crackles, a wedge pressure that rose from 14 to 26 mm Hg and a positive fluid balance of 6 liters. On support he recovers.',
      key: 'edema',
      why: 'Loss of positive pressure raised venous return and afterload, and the overloaded heart failed. Fluid removal comes before the next trial.',
      wrong: ['extubate', 'trach', 'racemic', 'trial'],
      because: { trial: 'Another trial without removing fluid would fail in the same way.' },
      lesson:
        'Weaning is a stress test of the heart. New edema during the trial points to cardiac failure.',
    },
    {
      id: 'wean-phosphate',
      scene:
        'A malnourished patient tires in every breathing trial although lungs, heart and drive are good. Maximal inspiratory pressure is −16 cm H₂O, and serum phosphate is 1.0 mg/dL since feeding was started.',
      key: 'nutrition',
      why: 'Refeeding has lowered phosphate, which weakens the diaphragm. Correcting it restores strength.',
      wrong: ['extubate', 'trach', 'edema', 'trial'],
      because: { trial: 'Trials have failed for weakness that can be corrected first.' },
      lesson:
        'Check phosphate, potassium, magnesium and thyroid function when weakness has no other cause.',
    },
    {
      id: 'wean-co2-load',
      scene:
        'A patient with COPD has a minute ventilation of 14 L/min at rest and a normal temperature. The feeding supplies far more calories than measured need, mostly as carbohydrate. Each trial ends with a rising PaCO₂.',
      key: 'nutrition',
      why: 'Overfeeding with carbohydrate raises CO₂ production, and the lungs cannot excrete it.',
      wrong: ['extubate', 'trach', 'edema', 'trial'],
      because: { trial: 'Another trial fails as long as so much CO₂ is produced.' },
      lesson:
        'A high minute ventilation at rest has a cause: fever, acidosis, dead space or too many calories.',
    },
  ],
});

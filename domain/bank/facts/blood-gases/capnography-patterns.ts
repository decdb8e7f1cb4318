import type { Pattern } from '../chest-assessment/pattern.ts';

/** Events that the capnogram shows in ventilated and sedated patients. */
export const capnographyPatterns: readonly Pattern[] = [
  {
    id: 'esophageal-tube',
    name: 'Tube in the esophagus',
    marks:
      'A tube in the esophagus gives no CO₂ or a few small waves that fade within about six breaths.',
    note: 'A steady capnogram over several breaths is the best sign of a tube in the trachea.',
    scenes: [
      'After a difficult laryngoscopy the capnogram shows three small, shrinking humps and then a flat line at zero. The patient has a strong pulse, and the bag is being squeezed.',
    ],
    lookalikes: [
      'airway-obstruction-capnogram',
      'rebreathing',
      'low-cardiac-output-capnogram',
      'cuff-leak-capnogram',
      'hypoventilation-capnogram',
    ],
    response: {
      scene:
        'Right after an intubation attempt the capnograph shows no CO₂ with bag ventilation. The pulse is strong, and the SpO₂ is falling. What should be done now?',
      text: 'Remove the tube and ventilate by mask',
      why: 'With a good pulse, no CO₂ means a tube in the esophagus until proven otherwise.',
    },
  },
  {
    id: 'disconnection-capnogram',
    name: 'Circuit disconnection',
    marks:
      'A disconnection drops the capnogram at once from normal waves to zero, with low pressure and volume alarms.',
    note: 'Reconnect first, or ventilate by bag while the fault is found.',
    scenes: [
      'While a patient is turned, a normal capnogram ends abruptly in a flat line. The low-pressure and low-volume alarms sound, and the chest has stopped rising.',
    ],
    lookalikes: [
      'airway-obstruction-capnogram',
      'rebreathing',
      'hyperventilation-capnogram',
      'hypoventilation-capnogram',
      'cuff-leak-capnogram',
    ],
    response: {
      scene:
        'The capnogram of a paralyzed patient on volume control falls to zero at once, and airway pressure reads 2 cm H₂O. What should the therapist do first?',
      text: 'Rejoin circuit and airway',
      why: 'Loss of CO₂ together with loss of pressure is a disconnection, and a paralyzed patient has no breath without it.',
    },
  },
  {
    id: 'airway-obstruction-capnogram',
    name: 'Lower airway obstruction',
    marks:
      'Lower airway obstruction gives a sloping, shark-fin capnogram without a plateau as slow units empty late.',
    note: 'The shape becomes square again as bronchodilator works.',
    scenes: [
      'The capnogram of a wheezing patient rises slowly through the whole of expiration, has no plateau and looks like a shark fin. The baseline is at zero.',
      'In a patient with COPD the angle between the upstroke and the alveolar phase has become very wide, and the alveolar phase climbs steeply until the next breath. PETCO₂ is 18 mm Hg below PaCO₂.',
    ],
    lookalikes: [
      'rebreathing',
      'patient-effort-capnogram',
      'hypoventilation-capnogram',
      'cuff-leak-capnogram',
      'hyperventilation-capnogram',
    ],
    response: {
      scene:
        'A ventilated patient has a slanted capnogram without a plateau, expiratory wheezes and a peak pressure 22 cm H₂O above the plateau pressure; suctioning returns little. What should be recommended?',
      text: 'Give an inhaled bronchodilator',
      why: 'Slow emptying from lower airway obstruction with wheezing calls for a bronchodilator.',
    },
  },
  {
    id: 'rebreathing',
    name: 'Rebreathing of exhaled gas',
    marks:
      'Rebreathing lifts the whole baseline of the capnogram above zero, and inspired CO₂ is no longer nil.',
    note: 'Look for a stuck exhalation valve, added dead space or too little fresh gas.',
    scenes: [
      'The capnogram of a ventilated patient no longer returns to zero during inspiration: the lowest value is 9 mm Hg and climbing with PETCO₂, although rate and volume are as set.',
    ],
    lookalikes: [
      'hypoventilation-capnogram',
      'airway-obstruction-capnogram',
      'cuff-leak-capnogram',
      'patient-effort-capnogram',
      'hyperventilation-capnogram',
    ],
    response: {
      scene:
        'Inspired CO₂ of a patient on a transport ventilator with a new circuit is 10 mm Hg, and the baseline of the capnogram is raised. Exhaled volume is unchanged. What should the therapist do?',
      text: 'Check the exhalation valve and dead space',
      why: 'A raised baseline means rebreathing, and a faulty valve or added tubing is the usual reason.',
    },
  },
  {
    id: 'hypoventilation-capnogram',
    name: 'Falling alveolar ventilation',
    marks:
      'Falling alveolar ventilation raises PETCO₂ breath by breath while shape and zero baseline stay normal.',
    note: 'The rise tells of CO₂ retention minutes before a pulse oximeter on oxygen changes.',
    scenes: [
      'During sedation for endoscopy a patient breathing oxygen has an SpO₂ of 99%. PETCO₂ climbs from 38 to 59 mm Hg in five minutes; each wave is square and returns to zero, and 7 waves are seen a minute.',
    ],
    lookalikes: [
      'rebreathing',
      'hyperventilation-capnogram',
      'low-cardiac-output-capnogram',
      'airway-obstruction-capnogram',
      'cuff-leak-capnogram',
    ],
    response: {
      scene:
        'A patient receives hydromorphone by pump. PETCO₂ has risen from 40 to 62 mm Hg, the waves are square, the rate is 6/min, and the patient opens the eyes to a loud voice. What should be done first?',
      text: 'Stop the opioid and stimulate breathing',
      why: 'A rise in PETCO₂ from opioid depression of breathing means that the drug must not go on running.',
    },
  },
  {
    id: 'hyperventilation-capnogram',
    name: 'Excessive alveolar ventilation',
    marks:
      'Excessive alveolar ventilation lowers PETCO₂ gradually with a normal shape, and PaCO₂ falls along with it.',
    note: 'The gap between PaCO₂ and PETCO₂ stays small, which tells it from a loss of lung perfusion.',
    scenes: [
      'Over 20 minutes after a change of settings PETCO₂ has drifted from 39 to 26 mm Hg. The waves are square, PaCO₂ is 29 mm Hg, and blood pressure is 126/72 mm Hg.',
    ],
    lookalikes: [
      'low-cardiac-output-capnogram',
      'hypoventilation-capnogram',
      'rebreathing',
      'airway-obstruction-capnogram',
      'disconnection-capnogram',
    ],
    response: {
      scene:
        'In a head-injured patient without signs of herniation, PETCO₂ is 24 mm Hg and PaCO₂ is 27 mm Hg on a set rate of 24/min. What should be recommended?',
      text: 'Give fewer breaths each minute',
      why: 'Excessive alveolar ventilation lowers PaCO₂, which narrows vessels of the brain, so fewer breaths are needed.',
    },
  },
  {
    id: 'low-cardiac-output-capnogram',
    name: 'Sudden loss of lung perfusion',
    marks:
      'A sudden loss of lung perfusion drops PETCO₂ within minutes with a square wave while PaCO₂ rises or stays, so the gap widens.',
    note: 'Think of pulmonary embolism, severe blood loss or arrest when ventilation has not changed.',
    scenes: [
      'During hip surgery PETCO₂ falls from 37 to 15 mm Hg in three minutes at unchanged settings. PaCO₂ is 47 mm Hg, the waves are square, and airway pressures are as before.',
    ],
    lookalikes: [
      'hyperventilation-capnogram',
      'disconnection-capnogram',
      'rebreathing',
      'airway-obstruction-capnogram',
      'hypoventilation-capnogram',
    ],
  },
  {
    id: 'cuff-leak-capnogram',
    name: 'Leak around the cuff',
    marks:
      'A leak around the cuff cuts the end of the plateau short, and exhaled volume is below set volume.',
    note: 'Gas that escapes past the cuff does not reach the sensor late in expiration.',
    scenes: [
      'The alveolar plateau of a capnogram has lost its end: it falls away slowly before the breath is over. Gurgling is heard at the mouth, and exhaled volume is 140 mL less than delivered.',
    ],
    lookalikes: [
      'rebreathing',
      'airway-obstruction-capnogram',
      'patient-effort-capnogram',
      'hypoventilation-capnogram',
      'hyperventilation-capnogram',
    ],
    response: {
      scene:
        'A capnogram has a slurred downstroke, exhaled volume is 130 mL below delivered volume, and air bubbles in the mouth; the tube is at its mark. What should the therapist do first?',
      text: 'Measure and correct the cuff pressure',
      why: 'Lost volume with a slurred end of the wave and noise at the mouth shows a leak around the cuff.',
    },
  },
  {
    id: 'patient-effort-capnogram',
    name: 'Breathing effort during paralysis',
    marks:
      'Breathing effort as a relaxant wears off makes a notch, a curare cleft, in the plateau.',
    note: 'The cleft is an early sign that a neuromuscular blocker is wearing off. Check sedation before giving more.',
    scenes: [
      'Forty minutes after a dose of rocuronium the plateau of each capnogram shows a notch in its last third. The baseline is zero, and exhaled volume equals delivered volume.',
    ],
    lookalikes: [
      'airway-obstruction-capnogram',
      'rebreathing',
      'cuff-leak-capnogram',
      'hypoventilation-capnogram',
      'low-cardiac-output-capnogram',
    ],
  },
];

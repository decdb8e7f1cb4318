import type { Pattern } from './pattern.ts';

/** Patterns of breathing and circulation that have a name of their own, and where they come from. */
export const signPatterns: readonly Pattern[] = [
  {
    id: 'kussmaul-breathing',
    name: 'Kussmaul breathing',
    marks:
      'Kussmaul breathing is deep, regular and usually fast without pauses: it blows off CO₂ in severe metabolic acidosis.',
    note: 'Look for diabetic ketoacidosis, kidney failure or poisoning as the reason.',
    scenes: [
      'An unconscious patient with fruity breath odor takes deep, sighing breaths at 32/min. Each breath has the same depth, there are no pauses, and the lungs are clear.',
    ],
    lookalikes: [
      'cheyne-stokes',
      'biot-breathing',
      'apneustic-breathing',
      'shallow-restrictive',
      'abdominal-paradox',
    ],
    finding: {
      scene:
        'A patient breathes very deeply and regularly at 30/min, without pauses. The PaCO₂ is 14 mm Hg, and the chest is clear. Which condition is the most likely cause?',
      text: 'Diabetic ketoacidosis',
      why: 'Severe metabolic acidosis drives Kussmaul breathing, and diabetic ketoacidosis is its classic cause.',
    },
  },
  {
    id: 'cheyne-stokes',
    name: 'Cheyne-Stokes breathing',
    marks:
      'Cheyne-Stokes breathing waxes and wanes gradually in depth and rate with a spell of apnea between the cycles.',
    note: 'Slow circulation or brain disease delays feedback of CO₂, so breathing overshoots and undershoots.',
    scenes: [
      'An older patient with an ejection fraction of 20% is asleep. Breaths grow deeper and faster over 30 seconds, then shallower and slower until none is seen for 15 seconds, and the cycle starts again.',
    ],
    lookalikes: [
      'biot-breathing',
      'kussmaul-breathing',
      'apneustic-breathing',
      'abdominal-paradox',
      'shallow-restrictive',
    ],
    finding: {
      scene:
        'During sleep the tidal volume of a patient rises and falls smoothly, with a pause of 20 seconds between cycles. Which condition is most often behind this?',
      text: 'Advanced heart failure',
      why: 'Slow circulation in advanced heart failure delays the signal to the brain and gives Cheyne-Stokes breathing.',
    },
  },
  {
    id: 'biot-breathing',
    name: 'Biot breathing',
    marks:
      'Biot breathing consists of clusters of quick breaths broken by irregular pauses, without a gradual rise and fall.',
    note: 'It points to damage or pressure at the brainstem, so the airway must be protected.',
    scenes: [
      'A patient with a head injury takes four or five quick breaths of similar depth, stops for a time that differs from cycle to cycle, and then begins again abruptly. The Glasgow Coma Scale score has fallen.',
    ],
    lookalikes: [
      'cheyne-stokes',
      'kussmaul-breathing',
      'apneustic-breathing',
      'shallow-restrictive',
      'abdominal-paradox',
    ],
    finding: {
      scene:
        'Groups of rapid breaths of equal depth alternate with unpredictable apneas in an unresponsive patient. Which condition should the therapist suspect?',
      text: 'Raised intracranial pressure',
      accepts: ['apneustic-breathing'],
      why: 'Pressure on the respiratory centers of the brainstem from raised intracranial pressure causes Biot breathing.',
    },
  },
  {
    id: 'apneustic-breathing',
    name: 'Apneustic breathing',
    marks:
      'Apneustic breathing holds each inspiration as a long gasp, followed by a short, incomplete expiration.',
    note: 'Damage to the pons takes away the switch that ends inspiration.',
    scenes: [
      'After a stroke of the pons a patient takes gasping inspirations that are held for several seconds, each followed by a brief release of air.',
    ],
    lookalikes: [
      'biot-breathing',
      'cheyne-stokes',
      'kussmaul-breathing',
      'abdominal-paradox',
      'shallow-restrictive',
    ],
    finding: {
      scene:
        'A comatose patient holds each inspiration for some seconds before a short expiration. Which lesion explains this best?',
      text: 'Injury to the pons',
      accepts: ['biot-breathing'],
      why: 'Apneustic breathing follows loss of the pontine center that normally switches inspiration off.',
    },
  },
  {
    id: 'shallow-restrictive',
    name: 'Rapid shallow breathing',
    marks:
      'Rapid shallow breathing keeps minute volume up with small, fast, regular breaths when the lungs or chest wall are stiff.',
    note: 'Small breaths cost less work against stiff lungs, but more of each is dead space.',
    scenes: [
      'A patient with advanced scarring of both lungs breathes 38 small, even breaths a minute, without pauses. Measured tidal volume is 240 mL, and expiration is short.',
    ],
    lookalikes: [
      'kussmaul-breathing',
      'cheyne-stokes',
      'biot-breathing',
      'apneustic-breathing',
      'abdominal-paradox',
    ],
    finding: {
      scene:
        'A patient takes 36 even, small breaths each minute; tidal volume is 3.5 mL/kg, and expiration is short. Which disorder fits best?',
      text: 'Interstitial lung disease',
      why: 'Stiff lungs in interstitial lung disease make small, fast breaths the least costly, so rapid shallow breathing results.',
    },
  },
  {
    id: 'abdominal-paradox',
    name: 'Abdominal paradox',
    marks:
      'Abdominal paradox is an inward movement of the abdomen during inspiration while the rib cage rises.',
    note: 'A tired or paralyzed diaphragm is sucked upward. It warns of ventilatory failure.',
    scenes: [
      'During a spontaneous breathing trial a patient uses the neck muscles; while the ribs move out in inspiration, the belly sinks in. The rate has climbed to 36/min.',
    ],
    lookalikes: [
      'shallow-restrictive',
      'kussmaul-breathing',
      'cheyne-stokes',
      'apneustic-breathing',
      'biot-breathing',
    ],
    finding: {
      scene:
        'Lying flat, a patient becomes breathless, and the abdomen moves in as the ribs rise. Which problem should the therapist suspect?',
      text: 'Fatigued or paralyzed diaphragm',
      why: 'A diaphragm that does not contract is drawn up by the negative pressure, which is seen as abdominal paradox.',
    },
  },
];

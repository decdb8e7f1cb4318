import type { Pattern } from '../chest-assessment/pattern.ts';

/** Faults of masks and circuits for CPAP and noninvasive ventilation. */
export const maskFaults: readonly Pattern[] = [
  {
    id: 'mask-mouth-leak',
    name: 'Air lost between the lips',
    marks:
      'A mouth leak with a nasal mask gives a dry mouth, noise from the lips and a falling mask pressure while the nose seals well.',
    note: 'A chin strap or an oronasal mask closes the second way out.',
    scenes: [
      'A patient on nasal bilevel support wakes with a dry mouth. The leak reading jumps when the jaw drops in sleep; the seal at the nose is good.',
    ],
    lookalikes: [
      'mask-bridge-leak',
      'mask-port-blocked',
      'mask-pressure-sore',
      'mask-dry-nose',
      'mask-swallowed-air',
    ],
    response: {
      scene:
        'A patient uses a well-fitting nasal CPAP mask. At night the jaw drops, and the leak rises to 60 L/min. What should be tried?',
      text: 'Switch to an oronasal mask for sleep',
      why: 'Air lost through the open mouth is kept in when mask and straps cover nose and mouth.',
    },
  },
  {
    id: 'mask-bridge-leak',
    name: 'Gap at the bridge of the nose',
    marks: 'A poor fit at the nasal bridge blows air into the eyes, which turn red and dry.',
    note: 'Reseat the mask or change its size. Tighter straps cause sores and seldom seal.',
    scenes: [
      'The eyes of a patient are red in the morning, and air is felt at the inner corners when the pressure rises. The mask is one size too large.',
    ],
    lookalikes: [
      'mask-mouth-leak',
      'mask-port-blocked',
      'mask-dry-nose',
      'mask-swallowed-air',
      'mask-valve-trigger',
    ],
    response: {
      scene:
        'A patient new to CPAP has watering, sore eyes; a jet of air escapes beside the upper nose. The straps are already snug. What should be done?',
      text: 'Refit the mask and try a smaller size',
      accepts: ['mask-mouth-leak', 'mask-swallowed-air'],
      why: 'A jet of air into the eyes shows a poor fit at the bridge of the nose, which needs another position or size.',
    },
  },
  {
    id: 'mask-port-blocked',
    name: 'Blocked exhalation port',
    marks:
      'A blocked exhalation port of a single-limb circuit causes rebreathing: PaCO₂ climbs although pressures are as set.',
    note: 'A single-limb circuit needs an open port and enough expiratory pressure, usually 4 cm H₂O or more, to wash out CO₂.',
    scenes: [
      'On bilevel support with a single-limb circuit, PaCO₂ of a patient has risen from 58 to 71 mm Hg. Tidal volume is 480 mL, and a piece of tape covers the slots near the mask.',
    ],
    lookalikes: [
      'mask-bridge-leak',
      'mask-mouth-leak',
      'mask-swallowed-air',
      'mask-valve-trigger',
      'mask-dry-nose',
    ],
    response: {
      scene:
        'Tape was put over the vent holes of a bilevel mask to stop a hiss. The patient becomes sleepy. What should be done first?',
      text: 'Open the exhalation slots',
      why: 'A blocked exhalation port lets the patient rebreathe CO₂. The hiss of an open port is intended.',
    },
  },
  {
    id: 'mask-pressure-sore',
    name: 'Straps pulled too tight',
    marks:
      'Straps that are too tight leave a red, painful area over the nasal bridge or forehead that does not blanch.',
    note: 'Two fingers should fit below a strap. Protective dressings and changing masks relieve the skin.',
    scenes: [
      'After two days of continuous mask ventilation the skin over the nasal bridge of a patient is dark red and does not blanch. There is hardly any leak, and no finger fits below the straps.',
    ],
    lookalikes: [
      'mask-bridge-leak',
      'mask-mouth-leak',
      'mask-dry-nose',
      'mask-swallowed-air',
      'mask-port-blocked',
    ],
    response: {
      scene:
        'A patient on mask ventilation has a persistent red mark on the nose that hurts. The leak is 3 L/min. What should be done?',
      text: 'Loosen the straps and pad the skin',
      accepts: ['mask-mouth-leak', 'mask-bridge-leak'],
      why: 'Straps pulled too tight injure the skin, and a small leak is acceptable.',
    },
  },
  {
    id: 'mask-dry-nose',
    name: 'Too little humidity in the gas',
    marks:
      'Too little humidity dries the nose, with stuffiness, crusts and nosebleeds, while the mask seals.',
    note: 'A heated humidifier helps many users to stay with CPAP.',
    scenes: [
      'A patient on CPAP without a humidifier has a burning, stuffy nose and slight nosebleeds each morning. Leak and pressure readings are normal.',
    ],
    lookalikes: [
      'mask-mouth-leak',
      'mask-bridge-leak',
      'mask-pressure-sore',
      'mask-swallowed-air',
      'mask-port-blocked',
    ],
    response: {
      scene:
        'In the first week of nasal CPAP a patient has dry, crusted nostrils and wants to give up. There is no leak. What should be offered?',
      text: 'Add heated humidity to the device',
      why: 'Cool, dry flow irritates the nose, and humidity in the gas relieves it.',
    },
  },
  {
    id: 'mask-swallowed-air',
    name: 'Gas blown into the stomach',
    marks:
      'Gas in the stomach gives a swollen, drum-like upper abdomen and belching at high inspiratory pressures.',
    note: 'Pressures above about 20 to 25 cm H₂O open the esophagus. Vomiting into a mask is dangerous.',
    scenes: [
      'A patient on an IPAP of 28 cm H₂O feels full and belches. The upper abdomen is swollen and drum-like, and the mask leak is 6 L/min.',
    ],
    lookalikes: [
      'mask-mouth-leak',
      'mask-port-blocked',
      'mask-valve-trigger',
      'mask-dry-nose',
      'mask-bridge-leak',
    ],
    response: {
      scene:
        'During mask ventilation at an IPAP of 27 cm H₂O the abdomen of a patient becomes tense. Tidal volume is 700 mL. What should be done?',
      text: 'Lower the inspiratory pressure',
      why: 'High pressure blows gas into the stomach, and it is lowered when the tidal volume leaves room.',
    },
  },
  {
    id: 'mask-valve-trigger',
    name: 'Late cycling from a large leak',
    marks:
      'A large leak keeps flow above the cycling threshold, so pressure support goes on after the patient wants to exhale.',
    note: 'Reduce the leak, cycle earlier or limit inspiratory time.',
    scenes: [
      'On pressure support by mask the machine keeps blowing for three seconds while the patient tries to breathe out. The leak is 50 L/min, and flow does not fall below the cycling threshold.',
    ],
    lookalikes: ['mask-port-blocked', 'mask-pressure-sore', 'mask-dry-nose', 'mask-swallowed-air'],
    response: {
      scene:
        'A patient on mask pressure support strains against breaths that last too long, with a leak of 48 L/min at the cheeks. The mask has been reseated. Which change helps?',
      text: 'Shorten the maximal inspiratory time',
      why: 'A time limit ends inspiration when a leak keeps flow from reaching the cycling threshold.',
    },
  },
];

import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, erect } from './chest-case.ts';

const filed = {
  pathology: 'Pneumothorax',
  sources: ['radiology textbook', 'pleural disease guideline', 'advanced trauma course'],
} as const;

/** Air in the pleural space beside a line, a drain, a break or an old disease. */
export const pneumothoraxWithMoreCases: readonly ImageCase[] = [
  chestCase({
    ...filed,
    id: 'after-the-subclavian-line',
    title: 'Film after a procedure',
    patient: { age: '64 years', sex: 'female' },
    history:
      'Central line by the right side an hour ago, two attempts. Now mild pain on the right, SpO₂ 94%, blood pressure 128/70.',
    clinicalScenario: 'Check the line, then look for what the needle may have done.',
    questions: [
      askChest(
        'Right pneumothorax',
        'No abnormality',
        'Central line too deep',
        'Left pneumothorax',
      ),
      ask('And the tip of the line?', [
        right(
          'At the junction of superior vena cava and right atrium',
          'Just below the carina, where it belongs.',
        ),
        wrong('In the right atrium', 'It would lie far lower in the heart shadow.'),
        wrong('In the jugular vein', 'It would turn up into the neck.'),
      ]),
    ],
    significance:
      'A pneumothorax made by a needle: watch a small one with repeat film, drain it if large, with symptoms or before positive-pressure ventilation. The line itself may be used.',
    learningObjectives: [
      'After every puncture look for the tip and for air',
      'Know that a small pneumothorax may grow under ventilation',
    ],
    tags: ['central line', 'complication'],
    image: {
      ...erect,
      pneumothorax: { side: 'right', collapse: 0.2, tension: false },
      centralLine: 'cavoatrial-junction',
    },
  }),
  chestCase({
    ...filed,
    id: 'smoker-suddenly-worse',
    title: 'Suddenly worse than usual',
    patient: { age: '71 years', sex: 'male' },
    history:
      'Known obstructive lung disease, sudden breathlessness, pain on the left. SpO₂ 82% on air, respiratory rate 34, blood pressure 138/80.',
    clinicalScenario: 'Compare both sides: disease on both, something new on one.',
    questions: [
      askChest(
        'Left pneumothorax',
        'Hyperinflation',
        'Left tension pneumothorax',
        'Right pneumothorax',
      ),
      ask('Why is it treated more readily than in a healthy lung?', [
        right(
          'The other lung has no reserve',
          'In secondary pneumothorax even a small one may be dangerous: admit, and usually drain.',
        ),
        wrong('It always becomes a tension pneumothorax', 'Most do not.'),
        wrong('Air is absorbed faster', 'It is absorbed as slowly.'),
      ]),
    ],
    significance:
      'A secondary pneumothorax: admit, careful oxygen to the target for obstructive disease, drain in most cases, ask early for respiratory review.',
    learningObjectives: [
      'Find a pleural line in a dark, overfilled lung',
      'Treat by the reserve of the patient, not by the size alone',
    ],
    tags: ['COPD', 'secondary'],
    image: {
      ...erect,
      hyperinflation: true,
      pneumothorax: { side: 'left', collapse: 0.45, tension: false },
    },
  }),
  chestCase({
    ...filed,
    id: 'fell-from-a-ladder',
    title: 'Fell from a ladder onto his side',
    patient: { age: '46 years', sex: 'male' },
    history:
      'Fall of three meters onto the left side, pain on breathing, tender ribs, crepitus. SpO₂ 93%, blood pressure 132/84.',
    clinicalScenario: 'First the bones, then what a sharp end may have hurt.',
    questions: [
      askChest('Left pneumothorax', 'Left pleural effusion', 'Rib fracture', 'No abnormality'),
      ask('What has caused it?', [
        right(
          'The broken rib on the same side',
          'A step in the seventh rib: its end has torn the pleura.',
        ),
        wrong('A bulla that burst', 'Possible without injury; here a rib is broken.'),
        wrong('A tear of the diaphragm', 'The left dome is in its place.'),
      ]),
    ],
    significance:
      'Traumatic pneumothorax with a rib fracture: chest tube if large, with symptoms or before ventilation; pain relief good enough to breathe and cough; look for blood and for a second injury.',
    learningObjectives: [
      'Do not stop at the first finding',
      'Look for a pneumothorax beside every rib fracture',
    ],
    tags: ['trauma', 'rib'],
    image: {
      ...erect,
      pneumothorax: { side: 'left', collapse: 0.34, tension: false },
      ribFracture: { side: 'left', rib: 7 },
    },
  }),
  chestCase({
    ...filed,
    id: 'day-two-on-the-ward',
    title: 'Second day with a drain',
    patient: { age: '24 years', sex: 'male' },
    history:
      'Drain put in on the right yesterday. Comfortable, SpO₂ 97%, the water seal swings and no longer bubbles.',
    clinicalScenario: 'Judge the lung, then the drain.',
    questions: [
      askChest(
        'Right pneumothorax',
        'No abnormality',
        'Right pleural effusion',
        'Right tension pneumothorax',
      ),
      ask('Where must the last side hole of the drain lie?', [
        right(
          'Inside the ribs',
          'The gap in the line marks it: outside it would leak into the skin.',
        ),
        wrong('In the subcutaneous tissue', 'Air would be pumped under the skin.'),
        wrong('Below the diaphragm', 'The drain would lie in the abdomen.'),
      ]),
    ],
    significance:
      'A narrow rim of air is left, the drain lies well and does not bubble: leave it, film again, remove when the lung is up and no air has come for a day.',
    learningObjectives: [
      'Check tip and side hole of a chest tube',
      'Read bubbling and swing together with the film',
    ],
    tags: ['chest tube', 'follow-up'],
    image: {
      ...erect,
      pneumothorax: { side: 'right', collapse: 0.12, tension: false },
      chestTube: 'right',
    },
  }),
];

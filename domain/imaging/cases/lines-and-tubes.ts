import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, seated, supine } from './chest-case.ts';

const filed = {
  pathology: 'Lines and tubes',
  sources: ['radiology textbook', 'safety guidance on gastric tubes'],
} as const;

/** Tips that lie right, and tips that do not. */
export const lineCases: readonly ImageCase[] = [
  chestCase({
    ...filed,
    id: 'one-side-moves',
    title: 'Only one side moves',
    patient: { age: '44 years', sex: 'male' },
    history:
      'Just intubated after an overdose. SpO₂ 86%, no breath sounds on the left, pressures high.',
    clinicalScenario: 'Find the tip and the carina.',
    questions: [
      askChest(
        'Tracheal tube in the right main bronchus',
        'Left pneumothorax',
        'Tracheal tube in place',
        'Left pleural effusion',
      ),
      ask('What is done?', [
        right(
          'Pull the tube back until its tip lies 3 to 5 cm above the carina, then listen and film again',
          'The left lung has collapsed for want of air and will open.',
        ),
        wrong(
          'A chest tube on the left',
          'The left side holds no air and no fluid: the trachea is pulled towards it.',
        ),
        wrong('A larger tube', 'The depth is wrong, not the size.'),
      ]),
    ],
    significance:
      'Right main bronchus intubation with collapse of the left lung: withdraw, ventilate, film again.',
    learningObjectives: [
      'Measure the tip from the carina',
      'Recognize collapse by the shift towards it',
    ],
    tags: ['intubation', 'collapse'],
    image: { ...supine, trachealTube: { aboveCarina: -2 }, atelectasis: 'left-lung' },
  }),
  chestCase({
    ...filed,
    id: 'a-tube-that-leaks',
    title: 'A tube that leaks',
    patient: { age: '59 years', sex: 'female' },
    history: 'Ventilated for three days, leak at the cuff after turning. SpO₂ 95%.',
    clinicalScenario: 'How far is the tip from the carina?',
    questions: [
      askChest(
        'Tracheal tube too high',
        'Tracheal tube in place',
        'Tracheal tube in the right main bronchus',
        'Central line too deep',
      ),
      ask('What is the danger?', [
        right(
          'It may slip out of the larynx',
          'Move it in by 2 to 3 cm under sight or as policy says, then film again.',
        ),
        wrong('It ventilates one lung only', 'That is a tip that lies too deep.'),
        wrong('It hurts the carina', 'It is far from it.'),
      ]),
    ],
    significance:
      'Tip 7 cm above the carina: advance and secure it, check the depth at the teeth each shift.',
    learningObjectives: [
      'Know the right place of the tip',
      'Know that bending the neck moves the tip by 2 cm',
    ],
    tags: ['intubation'],
    image: { ...supine, trachealTube: { aboveCarina: 7 } },
  }),
  chestCase({
    ...filed,
    id: 'before-the-first-feed',
    title: 'Before the first feed',
    patient: { age: '77 years', sex: 'female' },
    history:
      'Stroke with poor swallowing. Tube passed by the nose, she coughed. pH of the aspirate could not be taken.',
    clinicalScenario: 'Follow the tube over the carina.',
    questions: [
      askChest(
        'Gastric tube in the lung',
        'Gastric tube in the stomach',
        'Gastric tube in the esophagus',
        'No abnormality',
      ),
      ask('What is done?', [
        right(
          'No feed; take the tube out and start anew',
          'Feed in the lung can kill: a never event.',
        ),
        wrong('Feed slowly', 'Not a drop.'),
        wrong('Push it on by 10 cm', 'It would go deeper into the lung.'),
      ]),
    ],
    significance:
      'Tube in the right bronchus: remove at once, watch for a pneumothorax, pass a new one and check it before use.',
    learningObjectives: [
      'Four checks: bisects the carina, stays in the midline, crosses the diaphragm, tip under the left dome',
    ],
    tags: ['feeding', 'safety'],
    image: { ...seated, gastricTube: 'right-bronchus' },
  }),
  chestCase({
    ...filed,
    id: 'three-lines-to-check',
    title: 'Three devices to check',
    patient: { age: '65 years', sex: 'male' },
    history:
      'Septic shock, intubated, central line by the neck, gastric tube. Release for use, please.',
    clinicalScenario: 'Follow each device to its tip.',
    questions: [
      askChest(
        'Tracheal tube in place',
        'Tracheal tube in the right main bronchus',
        'Gastric tube in the lung',
        'Central line in the jugular vein',
      ),
      ask('Which may be used?', [
        right(
          'All three',
          'Tube 4 cm above the carina, line at the cavoatrial junction, gastric tube under the left dome.',
        ),
        wrong('None', 'Each lies where it belongs.'),
        wrong('Only the gastric tube', 'The others lie right as well.'),
      ]),
    ],
    significance:
      'All devices in place and no pneumothorax: noradrenaline by the line, feed by the tube.',
    learningObjectives: ['Check every device, one by one, on each film'],
    tags: ['intensive care'],
    image: {
      ...supine,
      trachealTube: { aboveCarina: 4 },
      gastricTube: 'stomach',
      centralLine: 'cavoatrial-junction',
    },
  }),
  chestCase({
    ...filed,
    id: 'extra-beats-after-line',
    title: 'Extra beats after a procedure',
    patient: { age: '49 years', sex: 'female' },
    history:
      'Central line by the right neck, since then extra beats on the monitor. Blood pressure 122/74.',
    clinicalScenario: 'Where does the tip lie in relation to the heart?',
    questions: [
      askChest(
        'Central line too deep',
        'Central line in place',
        'Central line in the jugular vein',
        'Right pneumothorax',
      ),
      ask('What is done?', [
        right(
          'Draw it back to the cavoatrial junction',
          'The tip touches the wall of the heart: extra beats, rarely perforation.',
        ),
        wrong('Give a drug against the extra beats', 'Remove the cause.'),
        wrong('Leave it', 'The beats come of the tip.'),
      ]),
    ],
    significance: 'Tip deep in the right atrium: withdraw by 4 to 5 cm, fix, film again if needed.',
    learningObjectives: [
      'Place the cavoatrial junction: about two vertebral bodies below the carina',
    ],
    tags: ['central line', 'arrhythmia'],
    image: { ...seated, centralLine: 'right-atrium' },
  }),
  chestCase({
    ...filed,
    id: 'ear-gurgles-on-flushing',
    title: 'A gurgle in the ear on flushing',
    patient: { age: '56 years', sex: 'male' },
    history:
      'Line by the right subclavian vein. He hears a rushing in his right ear when it is flushed.',
    clinicalScenario: 'Follow the line to its end.',
    questions: [
      askChest(
        'Central line in the jugular vein',
        'Central line in place',
        'Central line too deep',
        'Gastric tube in the lung',
      ),
      ask('May it be used for a vasopressor?', [
        right(
          'No: it has to be placed again',
          'Drugs and pressures in the neck vein are wrong and may harm.',
        ),
        wrong('Yes, slowly', 'The place is wrong at any speed.'),
        wrong('Yes, after flushing', 'Flushing does not move it reliably.'),
      ]),
    ],
    significance: 'Malposition into the jugular vein: replace over a wire under imaging.',
    learningObjectives: ['Know that a subclavian line may turn up'],
    tags: ['central line'],
    image: { ...seated, centralLine: 'jugular' },
  }),
];

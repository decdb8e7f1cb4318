import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, erect, seated } from './chest-case.ts';

const filed = {
  pathology: 'Pleural effusion',
  sources: ['radiology textbook', 'pleural disease guideline'],
} as const;

/** Fluid in the pleural space on frontal films. */
export const effusionCases: readonly ImageCase[] = [
  chestCase({
    ...filed,
    id: 'breathless-when-lying-flat',
    title: 'Breathless when lying flat',
    patient: { age: '74 years', sex: 'female' },
    history:
      'Weeks of breathlessness, sleeps on three pillows, ankles swollen. SpO₂ 92%, dull left base.',
    clinicalScenario: 'Judge the angles, then the heart.',
    questions: [
      askChest(
        'Left pleural effusion',
        'Left lower lobe pneumonia',
        'Collapse of the left lung',
        'No abnormality',
      ),
      ask('Which border tells fluid from consolidation?', [
        right(
          'A concave upper border that climbs the wall',
          'A meniscus: fluid follows gravity and the shape of the chest.',
        ),
        wrong('Air bronchograms', 'They belong to consolidation.'),
        wrong('A trachea pulled towards the white side', 'That is lost volume.'),
      ]),
    ],
    significance:
      'A moderate effusion: treat heart failure if that is clear; sample it if it lies on one side, comes with fever or does not go. Ultrasound guides the needle.',
    learningObjectives: ['Recognize a meniscus', 'Know when fluid must be sampled'],
    tags: ['meniscus', 'heart failure'],
    image: { ...erect, effusion: { side: 'left', size: 'moderate' } },
  }),
  chestCase({
    ...filed,
    id: 'film-before-hernia-repair',
    title: 'Film before a hernia repair',
    patient: { age: '66 years', sex: 'male' },
    history: 'Routine film, mild breathlessness on stairs for a month. SpO₂ 96%.',
    clinicalScenario: 'Compare the two lower corners.',
    questions: [
      askChest(
        'Right pleural effusion',
        'No abnormality',
        'Right lower lobe pneumonia',
        'Left pleural effusion',
      ),
      ask('About how much fluid blunts an angle on an upright frontal film?', [
        right('Some 200 mL or more', 'A lateral film shows less, ultrasound less still.'),
        wrong('5 mL', 'Too little for a film.'),
        wrong('2 liters', 'That would whiten much of the side.'),
      ]),
    ],
    significance:
      'A small effusion on one side without a clear cause: postpone what can wait, ultrasound, and sample it.',
    learningObjectives: [
      'Look at both angles of every film',
      'Know the least fluid that a film shows',
    ],
    tags: ['costophrenic angle'],
    image: { ...erect, effusion: { side: 'right', size: 'small' } },
  }),
  chestCase({
    ...filed,
    id: 'shipyard-worker',
    title: 'Weight loss and no breath',
    patient: { age: '69 years', sex: 'male' },
    history:
      'Shipyard worker, 10 kg lost, breathless at rest, right side dull to the top. SpO₂ 88%.',
    clinicalScenario: 'Is volume added or lost?',
    questions: [
      askChest(
        'Right pleural effusion',
        'Collapse of the left lung',
        'Right upper lobe pneumonia',
        'Right tension pneumothorax',
      ),
      ask('Why is it fluid and not a collapsed lung?', [
        right(
          'Trachea and heart are pushed away from the white side',
          'Fluid takes room; a collapsed lung pulls.',
        ),
        wrong('They are pulled towards it', 'Look again: they lie on the other side.'),
        wrong('The side is black', 'It is white.'),
      ]),
    ],
    significance:
      'A large effusion: drain under ultrasound, not more than about 1.5 liters at once, send cells, protein, LDH, pH and cytology; think of mesothelioma and metastases.',
    learningObjectives: [
      'Push or pull: tell fluid from collapse',
      'Name the danger of draining too fast',
    ],
    tags: ['malignancy', 'shift'],
    image: { ...erect, effusion: { side: 'right', size: 'large' } },
  }),
  chestCase({
    ...filed,
    id: 'swollen-legs-both-sides',
    title: 'Ankles swollen since spring',
    patient: { age: '78 years', sex: 'male' },
    history:
      'Known weak heart, 6 kg gained, breathless on the flat. Jugular pressure raised, crackles at both bases.',
    clinicalScenario: 'Look at both sides alike.',
    questions: [
      askChest(
        'Effusions on both sides',
        'Right pleural effusion',
        'No abnormality',
        'Pulmonary edema',
      ),
      ask('Is a needle needed now?', [
        right(
          'No: treat the heart failure first',
          'Fluid on both sides with a clear cause is not sampled unless it is odd or stays.',
        ),
        wrong('Yes, on both sides today', 'A risk without a gain.'),
        wrong('Yes, with a drain left in', 'A diuretic takes it away.'),
      ]),
    ],
    significance:
      'Transudates of heart failure: diuretic, treatment of the heart; sample if one side is much larger, with fever, or if it does not go.',
    learningObjectives: ['Know when effusions may be left alone'],
    tags: ['heart failure', 'bilateral'],
    image: { ...erect, effusion: { side: 'both', size: 'small' }, heart: { ratio: 0.58 } },
  }),
  chestCase({
    ...filed,
    id: 'after-the-road-accident',
    title: 'Pale after a road accident',
    patient: { age: '38 years', sex: 'female' },
    history:
      'Side impact on the left. Heart rate 124, blood pressure 92/58, left base dull, hemoglobin 8.6 g/dL.',
    clinicalScenario: 'First the bones, then the bases.',
    questions: [
      askChest(
        'Left pleural effusion',
        'Left lower lobe pneumonia',
        'Left pneumothorax',
        'Collapse of the left lower lobe',
      ),
      ask('What is the fluid until shown otherwise?', [
        right('Blood', 'Injury, a broken rib, pallor and shock: a hemothorax.'),
        wrong('A transudate', 'Nothing speaks of heart, liver or kidney.'),
        wrong('Pus', 'She was well an hour ago.'),
      ]),
    ],
    significance:
      'Hemothorax: large-bore chest tube, blood, and surgery if over 1.5 liters come at once or 200 mL an hour go on.',
    learningObjectives: ['Let the story name the fluid', 'Know when a hemothorax goes to surgery'],
    tags: ['trauma', 'hemothorax'],
    image: {
      ...seated,
      effusion: { side: 'left', size: 'moderate' },
      ribFracture: { side: 'left', rib: 6 },
    },
  }),
  chestCase({
    ...filed,
    id: 'swollen-belly-right-base',
    title: 'A swollen belly and a dull base',
    patient: { age: '59 years', sex: 'male' },
    history: 'Cirrhosis with ascites, breathless for a week, dull right base, no fever.',
    clinicalScenario: 'Link the chest to the belly.',
    questions: [
      askChest(
        'Right pleural effusion',
        'Right lower lobe pneumonia',
        'Left pleural effusion',
        'Right pneumothorax',
      ),
      ask('How does the fluid get there?', [
        right(
          'Through small gaps in the diaphragm, most often on the right',
          'Hepatic hydrothorax: ascites is drawn up by the breath.',
        ),
        wrong('From a torn thoracic duct', 'That gives milky fluid.'),
        wrong(
          'From the esophagus',
          'A rupture makes a very ill patient, usually left-sided fluid.',
        ),
      ]),
    ],
    significance:
      'Hepatic hydrothorax: sample once, restrict salt, diuretics; avoid a chest tube, it drains without end.',
    learningObjectives: [
      'Know the right-sided effusion of cirrhosis',
      'Know why a drain is avoided there',
    ],
    tags: ['cirrhosis', 'hydrothorax'],
    image: { ...erect, effusion: { side: 'right', size: 'moderate' } },
  }),
];

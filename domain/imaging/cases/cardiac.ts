import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, erect, seated, supine } from './chest-case.ts';

const filed = {
  pathology: 'Cardiac',
  sources: ['radiology textbook', 'heart failure guideline'],
} as const;

/** Hearts that are large, failing, wrapped in fluid or paced. */
export const cardiacCases: readonly ImageCase[] = [
  chestCase({
    ...filed,
    id: 'tired-on-the-stairs',
    title: 'Tired on the stairs',
    patient: { age: '62 years', sex: 'male' },
    history:
      'High pressure for 20 years, tired and breathless on stairs for months. Blood pressure 168/96, SpO₂ 96%.',
    clinicalScenario: 'Measure, then look at the vessels.',
    questions: [
      askChest('Cardiomegaly', 'No abnormality', 'Fluid around the heart', 'Pulmonary edema'),
      ask('What comes next?', [
        right(
          'Natriuretic peptide and echocardiography',
          'They show whether the heart fails, and why.',
        ),
        wrong('CT of the chest', 'It adds little here.'),
        wrong('Nothing: the lungs are clear', 'A large heart needs an explanation.'),
      ]),
    ],
    significance: 'An enlarged heart: ECG, peptide and echo, treat the pressure and what is found.',
    learningObjectives: ['Measure the cardiothoracic ratio', 'Know what follows an enlarged heart'],
    tags: ['hypertension', 'ratio'],
    image: { ...erect, heart: { ratio: 0.58 } },
  }),
  chestCase({
    ...filed,
    id: 'wakes-gasping',
    title: 'Wakes gasping at three',
    patient: { age: '70 years', sex: 'female' },
    history:
      'Old infarct, wakes breathless, crackles to the middle of both lungs. SpO₂ 88%, blood pressure 150/88.',
    clinicalScenario: 'Look at the heart, then at the bases.',
    questions: [
      askChest(
        'Pulmonary edema',
        'No abnormality',
        'Effusions on both sides',
        'Right lower lobe pneumonia',
      ),
      ask('What are the short level lines at the lower walls?', [
        right(
          'Septa full of fluid (Kerley B)',
          'Pressure in the left atrium is above about 18 mmHg.',
        ),
        wrong('Small vessels', 'Vessels do not reach the pleura there.'),
        wrong('Scars', 'They would not come and go.'),
      ]),
    ],
    significance:
      'Acute heart failure: sit up, oxygen to target, loop diuretic into a vein, nitrate if the pressure allows, look for the trigger (ECG, troponin).',
    learningObjectives: ['Read the stages of pulmonary edema', 'Recognize Kerley B lines'],
    tags: ['Kerley', 'heart failure'],
    image: { ...erect, heart: { ratio: 0.57 }, edema: 'interstitial' },
  }),
  chestCase({
    ...filed,
    id: 'pink-froth',
    title: 'Pink froth at the lips',
    patient: { age: '66 years', sex: 'male' },
    history:
      'Crushing chest pain, then severe breathlessness with pink froth. SpO₂ 76%, respiratory rate 38, blood pressure 176/104.',
    clinicalScenario: 'Where do the lungs differ from healthy ones?',
    questions: [
      askChest(
        'Pulmonary edema',
        'Lingular pneumonia',
        'Effusions on both sides',
        'Collapse of the left lung',
      ),
      ask('Which support helps within minutes?', [
        right(
          'CPAP or bilevel pressure by mask',
          'It opens air spaces and unloads the heart; with nitrates and a diuretic.',
        ),
        wrong('A liter of saline', 'It would flood him.'),
        wrong('A chest tube', 'Neither air nor much fluid lies in the pleural space.'),
      ]),
    ],
    significance:
      'Alveolar edema: mask pressure, nitrate, diuretic; ECG at once, for a blocked artery must be opened.',
    learningObjectives: [
      'Recognize the wings about the hila',
      'Know the first treatment of acute edema',
    ],
    tags: ['emergency', 'infarct'],
    image: { ...seated, heart: { ratio: 0.58 }, edema: 'alveolar' },
  }),
  chestCase({
    ...filed,
    id: 'weight-up-two-kilos',
    title: 'Two kilos in three days',
    patient: { age: '68 years', sex: 'female' },
    history: 'Weak heart, salty food at a wedding, 2 kg gained. SpO₂ 95%, faint crackles.',
    clinicalScenario: 'Compare upper and lower vessels.',
    questions: [
      askChest('Cardiomegaly', 'No abnormality', 'Fluid around the heart', 'Hyperinflation'),
      ask('The upper vessels are as wide as the lower ones. It means:', [
        right(
          'The pressure in the left atrium is raised',
          'Cephalization: the first stage, before fluid leaves the vessels.',
        ),
        wrong('It is usual in an upright film', 'Upright, the lower ones are wider.'),
        wrong('Infection of the upper lobes', 'Vessels are not opacities.'),
      ]),
    ],
    significance:
      'Congestion: adjust the diuretic, restrict salt, weigh daily, review within a week.',
    learningObjectives: ['Recognize cephalization', 'Order the stages: vessels, septa, air spaces'],
    tags: ['congestion'],
    image: { ...erect, heart: { ratio: 0.57 }, edema: 'congestion' },
  }),
  chestCase({
    ...filed,
    id: 'full-neck-veins',
    title: 'Neck veins full, lungs clear',
    patient: { age: '51 years', sex: 'female' },
    history:
      'Breast cancer, breathless for a week. Heart rate 118, blood pressure 94/70 with a fall on breathing in, heart sounds faint.',
    clinicalScenario: 'Compare the size of the heart with the state of the lungs.',
    questions: [
      askChest(
        'Fluid around the heart',
        'Cardiomegaly',
        'Pulmonary edema',
        'Left pleural effusion',
      ),
      ask('What settles it?', [
        right(
          'Echocardiography now',
          'It shows the fluid and whether the right heart falls in (tamponade).',
        ),
        wrong('A diuretic and review next week', 'It would lower her filling further.'),
        wrong('CT of the head', 'It does not answer the question.'),
      ]),
    ],
    significance:
      'Large globular heart with clear lungs, full neck veins and a paradoxical pulse: tamponade until shown otherwise. Echo, then drain the pericardium.',
    learningObjectives: ['Recognize a flask-shaped heart', 'Name the signs of tamponade'],
    tags: ['tamponade', 'cancer'],
    image: { ...erect, heart: { ratio: 0.66, shape: 'globular' } },
  }),
  chestCase({
    ...filed,
    id: 'after-the-implant',
    title: 'The day after an implant',
    patient: { age: '80 years', sex: 'male' },
    history: 'Device put in yesterday for a slow heart. Well, wound dry, SpO₂ 97%.',
    clinicalScenario: 'Follow each wire from the box to its end, then the lung.',
    questions: [
      askChest(
        'Pacemaker leads in place',
        'Left pneumothorax',
        'Central line in place',
        'Cardiomegaly',
      ),
      ask('What else is this film taken for?', [
        right(
          'To exclude a pneumothorax after the puncture of the vein',
          'It is the usual early complication.',
        ),
        wrong('To measure the battery', 'That is done by the programmer.'),
        wrong('To find a clot', 'A film does not show it.'),
      ]),
    ],
    significance:
      'Leads in right atrium and right ventricle, no pneumothorax: he may go home with instructions for the arm and the wound.',
    learningObjectives: [
      'Follow pacemaker leads to their tips',
      'Look for a pneumothorax after every implant',
    ],
    tags: ['pacemaker', 'device'],
    image: { ...erect, pacemaker: true },
  }),
  chestCase({
    ...filed,
    id: 'first-film-on-the-unit',
    title: 'First film on the unit',
    patient: { age: '73 years', sex: 'male' },
    history:
      'Intubated for acute breathlessness after an infarct. FiO₂ 0.6, blood pressure 104/60.',
    clinicalScenario: 'Check the tube first, then the lungs.',
    questions: [
      askChest(
        'Pulmonary edema',
        'Tracheal tube in the right main bronchus',
        'No abnormality',
        'Collapse of the left lung',
      ),
      ask('Where does the tip of the tube lie?', [
        right(
          '4 cm above the carina: leave it',
          'With the head in neutral position 3 to 5 cm are right.',
        ),
        wrong('In the right main bronchus: pull it back', 'It ends above the carina.'),
        wrong('In the esophagus', 'It lies in the windpipe.'),
      ]),
    ],
    significance:
      'Cardiogenic edema with a well-placed tube: diuretic, pressure at the end of expiration, and opening of the artery.',
    learningObjectives: ['Check devices before disease'],
    tags: ['intensive care', 'edema'],
    image: {
      ...supine,
      heart: { ratio: 0.6 },
      edema: 'alveolar',
      trachealTube: { aboveCarina: 4 },
    },
  }),
];

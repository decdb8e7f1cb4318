import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askStill, still } from './ultrasound-case.ts';

const kind = 'ultrasound';

/** Stills of lung and heart. */
export const ultrasoundChestCases: readonly ImageCase[] = [
  {
    ...still,
    pathology: 'Cardiac',
    bodyPart: 'Chest',
    view: 'Lung, between two ribs',
    id: 'crackles-after-missed-dialysis',
    title: 'Crackles after missed dialysis',
    patient: { age: '54 years', sex: 'male' },
    history: 'Missed two sessions, breathless, crackles, blood pressure 204/110, SpO₂ 86%.',
    clinicalScenario: 'What lies below the pleural line?',
    questions: [
      askStill('Pulmonary edema', 'Normal lung', 'Pneumothorax', 'Pleural effusion'),
      ask('How many B-lines between two ribs are too many?', [
        right('Three or more', 'In two or more zones on both sides: interstitial syndrome.'),
        wrong('One', 'One or two may be seen in health.'),
        wrong('Ten', 'Far fewer are enough.'),
      ]),
    ],
    significance: 'Mask pressure, nitrate, and dialysis to take the fluid off.',
    learningObjectives: ['Tell A-lines from B-lines'],
    tags: ['B-lines', 'dialysis'],
    image: { kind, view: 'lung', finding: 'b-lines', side: 'right' },
  },
  {
    ...still,
    pathology: 'Normal chest',
    bodyPart: 'Chest',
    view: 'Lung, between two ribs',
    id: 'breathless-and-anxious',
    title: 'Breathless and anxious',
    patient: { age: '25 years', sex: 'female' },
    history: 'Tingling fingers, breathes fast after a quarrel. SpO₂ 100%, lungs clear.',
    clinicalScenario: 'Is the pleura sliding, and what lies below?',
    questions: [
      askStill('Normal lung', 'Pulmonary edema', 'Pneumothorax', 'Pneumonia'),
      ask('A-lines alone do not exclude a pneumothorax. What does, at this place?', [
        right('Sliding of the pleura', 'Both leaves touch here.'),
        wrong('A bright pleural line', 'It is bright in both.'),
        wrong('Shadows of the ribs', 'Always there.'),
      ]),
    ],
    significance:
      'Normal lung at this place; treat as hyperventilation after other causes are excluded.',
    learningObjectives: ['Know what A-lines mean, and what they do not'],
    tags: ['A-lines'],
    image: { kind, view: 'lung', finding: 'none', side: 'right' },
  },
  {
    ...still,
    pathology: 'Pneumothorax',
    bodyPart: 'Chest',
    view: 'Lung, between two ribs',
    id: 'ambulance-with-a-probe',
    title: 'A probe in the ambulance',
    patient: { age: '36 years', sex: 'male' },
    history: 'Fell from a roof, pain on the left, SpO₂ 94%, blood pressure 126/80.',
    clinicalScenario: 'Compare both halves of the still.',
    questions: [
      askStill('Pneumothorax', 'Normal lung', 'Pulmonary edema', 'Pleural effusion'),
      ask('Why is the lung point so telling?', [
        right(
          'It is seen in a pneumothorax and hardly in anything else',
          'No sliding alone has other causes.',
        ),
        wrong('It is seen in all of them', 'In a full collapse it is missing.'),
        wrong('It measures the pressure', 'It does not.'),
      ]),
    ],
    significance: 'Pneumothorax proven; drain before flight or ventilation, watch for tension.',
    learningObjectives: ['Recognize the lung point'],
    tags: ['trauma', 'eFAST'],
    image: { kind, view: 'lung', finding: 'lung-point', side: 'left' },
  },
  {
    ...still,
    pathology: 'Pneumonia',
    bodyPart: 'Chest',
    view: 'Lung, between two ribs',
    id: 'pregnant-with-fever',
    title: 'Pregnant, fever and cough',
    patient: { age: '31 years', sex: 'female' },
    history:
      'Week 30, fever 38.9 °C, cough, pain on the right. SpO₂ 94%. She would rather have no film.',
    clinicalScenario: 'What lies below the pleural line?',
    questions: [
      askStill('Pneumonia', 'Pleural effusion', 'Normal lung', 'Pneumothorax'),
      ask('Is a chest film forbidden in pregnancy?', [
        right(
          'No: the dose to the child is tiny',
          'It is done when it is needed; ultrasound may spare it.',
        ),
        wrong('Yes, always', 'No.'),
        wrong('Only in the last month', 'No.'),
      ]),
    ],
    significance: 'Antibiotic that is safe in pregnancy, low threshold to admit.',
    learningObjectives: ['Recognize consolidation and its bronchi'],
    tags: ['pregnancy'],
    image: { kind, view: 'lung', finding: 'consolidation', side: 'right' },
  },
  {
    ...still,
    pathology: 'Pleural effusion',
    bodyPart: 'Chest',
    view: 'Lung, base',
    id: 'where-to-put-the-needle',
    title: 'Where to put the needle',
    patient: { age: '71 years', sex: 'female' },
    history: 'Breathless, dull left base, film white below. A sample is wanted.',
    clinicalScenario: 'Name all that you see above and below the diaphragm.',
    questions: [
      askStill('Pleural effusion', 'Pneumonia', 'Normal lung', 'Pulmonary edema'),
      ask('Why mark the place by ultrasound?', [
        right(
          'It lowers the risk of a pneumothorax and of hitting an organ',
          'Go above the rib, where the fluid is deep.',
        ),
        wrong('It makes the fluid flow', 'No.'),
        wrong('It replaces the sample', 'No.'),
      ]),
    ],
    significance: 'Safe place seen: sample it above a rib.',
    learningObjectives: ['Find the diaphragm before the needle'],
    tags: ['thoracentesis'],
    image: { kind, view: 'lung', finding: 'effusion', side: 'left' },
  },
  {
    ...still,
    pathology: 'Cardiac',
    bodyPart: 'Heart',
    view: 'Subcostal',
    id: 'stab-below-the-breastbone',
    title: 'Stabbed below the breastbone',
    patient: { age: '29 years', sex: 'male' },
    history:
      'Small wound under the breastbone, neck veins full, heart sounds faint, blood pressure 74/58, heart rate 132.',
    clinicalScenario: 'Look at the rim of the heart and at its right side.',
    questions: [
      askStill('Tamponade', 'No abnormality', 'Pleural effusion', 'Free fluid'),
      ask('What is done in a stabbed patient?', [
        right(
          'Open the chest and the pericardium',
          'Clotted blood does not come through a needle; a needle is a bridge.',
        ),
        wrong('A diuretic', 'It kills.'),
        wrong('Ventilate with high pressure', 'It lowers filling further.'),
      ]),
    ],
    significance: 'Tamponade by injury: surgery now, fluid as a bridge.',
    learningObjectives: ['Recognize collapse of the right ventricle'],
    tags: ['trauma', 'shock'],
    image: { kind, view: 'heart', finding: 'tamponade', side: 'left' },
  },
];

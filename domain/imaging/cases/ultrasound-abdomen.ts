import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askStill, still } from './ultrasound-case.ts';

const kind = 'ultrasound';

/** Stills of the abdomen. */
export const ultrasoundAbdomenCases: readonly ImageCase[] = [
  {
    ...still,
    pathology: 'Gallstones',
    bodyPart: 'Abdomen',
    view: 'Gallbladder, long axis',
    id: 'pain-after-fries',
    title: 'Pain after fries',
    patient: { age: '43 years', sex: 'female' },
    history:
      'Cramps under the right ribs for an hour after fat meals. No fever, liver tests normal.',
    clinicalScenario: 'Look at the content and at what lies behind it.',
    questions: [
      askStill('Gallstones', 'Gallbladder polyp', 'No abnormality', 'Hydronephrosis'),
      ask('What would speak of inflammation?', [
        right('A wall over 3 mm, fluid about it, pain under the probe', 'Sonographic Murphy sign.'),
        wrong('Black bile', 'Usual.'),
        wrong('A shadow', 'That is of the stone.'),
      ]),
    ],
    significance: 'Colic: pain relief, planned removal of the gallbladder.',
    learningObjectives: ['Three signs of a stone: bright, shadow, moves'],
    tags: ['colic'],
    image: { kind, view: 'gallbladder', finding: 'stones', side: 'right' },
  },
  {
    ...still,
    pathology: 'Hydronephrosis',
    bodyPart: 'Abdomen',
    view: 'Kidney, long axis',
    id: 'no-urine-since-yesterday',
    title: 'Little urine since yesterday',
    patient: { age: '69 years', sex: 'male' },
    history: 'Creatinine from 1.0 to 4.2 mg/dL in a week, large prostate, right flank sore.',
    clinicalScenario: 'What lies in the bright middle?',
    questions: [
      askStill('Hydronephrosis', 'Kidney cyst', 'No abnormality', 'Free fluid'),
      ask('What is done first?', [
        right('Look at the bladder and pass a catheter', 'A blocked outlet is the likely cause.'),
        wrong('Contrast CT', 'The kidneys are poor, and it is not needed first.'),
        wrong('A liter of saline', 'It does not open the way.'),
      ]),
    ],
    significance:
      'Obstruction: catheter; if the block is higher, stent or drain; watch salts after.',
    learningObjectives: ['Exclude obstruction in every kidney failure'],
    tags: ['kidney failure'],
    image: { kind, view: 'kidney', finding: 'hydronephrosis', side: 'right' },
  },
  {
    ...still,
    pathology: 'Internal bleeding',
    bodyPart: 'Abdomen',
    view: 'Right upper quadrant, FAST',
    id: 'steering-wheel-in-the-belly',
    title: 'Steering wheel in the belly',
    patient: { age: '42 years', sex: 'male' },
    history: 'Crash, belly sore, heart rate 134, blood pressure 78/44 after blood.',
    clinicalScenario: 'What does the still decide?',
    questions: [
      askStill('Free fluid', 'No abnormality', 'Pleural effusion', 'Kidney cyst'),
      ask('Unstable with free fluid:', [
        right('Operating theater', 'No CT: he bleeds into the belly.'),
        wrong('CT first', 'Only if stable.'),
        wrong('Repeat in six hours', 'He will not last.'),
      ]),
    ],
    significance: 'Damage control surgery with massive transfusion.',
    learningObjectives: ['Know where fluid gathers first', 'Let pressure decide on CT'],
    tags: ['FAST', 'shock'],
    image: { kind, view: 'right-upper-quadrant', finding: 'free-fluid', side: 'right' },
  },
  {
    ...still,
    pathology: 'Normal abdomen',
    bodyPart: 'Abdomen',
    view: 'Right upper quadrant, FAST',
    id: 'kicked-by-a-horse',
    title: 'Kicked by a horse',
    patient: { age: '15 years', sex: 'female' },
    history: 'Kick to the right side an hour ago, sore, heart rate 88, blood pressure 116/70.',
    clinicalScenario: 'Look between liver and kidney, then decide.',
    questions: [
      askStill('No abnormality', 'Free fluid', 'Hydronephrosis', 'Pleural effusion'),
      ask('What does a clear FAST not exclude?', [
        right(
          'Injury of an organ that does not bleed, or not yet',
          'Examine again, repeat, CT if in doubt.',
        ),
        wrong('A liter of free blood', 'That would be seen.'),
        wrong('Nothing: it is safe', 'It misses some.'),
      ]),
    ],
    significance: 'Observe, repeat; CT with pain, blood in the urine or change.',
    learningObjectives: ['Know the limits of FAST'],
    tags: ['FAST'],
    image: { kind, view: 'right-upper-quadrant', finding: 'none', side: 'right' },
  },
  {
    ...still,
    pathology: 'Aortic aneurysm',
    bodyPart: 'Abdomen',
    view: 'Aorta, across',
    id: 'first-colic-at-seventy',
    title: 'First kidney colic at 72?',
    patient: { age: '72 years', sex: 'male' },
    history:
      'Sudden pain of back and left flank, fainted once. Heart rate 108, blood pressure 96/60.',
    clinicalScenario: 'What must be excluded before calling it a stone?',
    questions: [
      askStill('Aortic aneurysm', 'Hydronephrosis', 'No abnormality', 'Free fluid'),
      ask('A wide aorta with pain and low pressure:', [
        right(
          'Rupture until shown otherwise: vascular surgeon now',
          'Ultrasound shows the width, seldom the leak.',
        ),
        wrong('A stone: give fluids and wait', 'The classic trap.'),
        wrong('Raise the pressure to 160', 'Keep it low enough to be awake.'),
      ]),
    ],
    significance: 'Ruptured aneurysm: permissive low pressure, blood, repair.',
    learningObjectives: ['Scan the aorta in every first colic over 60'],
    tags: ['emergency'],
    image: { kind, view: 'aorta', finding: 'aneurysm', side: 'left' },
  },
];

import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askTrunk } from './slice-signs.ts';

const filed = {
  modality: 'X-ray',
  bodyPart: 'Abdomen',
  view: 'AP, supine',
  sources: ['radiology textbook', 'surgical textbook'],
} as const;
const kind = 'abdomen-film';

/** Films of the abdomen. */
export const abdomenFilmCases: readonly ImageCase[] = [
  {
    ...filed,
    pathology: 'Bowel obstruction',
    id: 'vomits-since-last-night',
    title: 'Vomits since last night',
    patient: { age: '62 years', sex: 'female' },
    history:
      'Womb removed years ago. Cramps, vomits bile, no wind passed, belly wide, high-pitched sounds.',
    clinicalScenario: 'Look at the gas: where, and how wide?',
    questions: [
      askTrunk('Small-bowel obstruction', 'Large-bowel obstruction', 'Free air', 'No abnormality'),
      ask('Most likely cause:', [
        right('Adhesions from the old operation', 'They cause most; look at hernias too.'),
        wrong('A volvulus of the sigmoid', 'That is large bowel.'),
        wrong('Gallstones in the bladder', 'They do not block.'),
      ]),
    ],
    significance:
      'Nothing by mouth, gastric tube, fluids, CT; surgeon now if pain is constant, fever or lactate rises.',
    learningObjectives: ['Tell small from large bowel by folds and place'],
    tags: ['acute abdomen'],
    image: { kind, finding: 'small-bowel-obstruction', side: 'left' },
  },
  {
    ...filed,
    view: 'AP, erect',
    pathology: 'Perforation',
    id: 'after-the-colonoscopy',
    title: 'Pain after an endoscopy',
    patient: { age: '69 years', sex: 'male' },
    history:
      'Polyp removed from the colon this morning, now pain all over the belly, rigid, heart rate 112.',
    clinicalScenario: 'Look at the top of an upright film.',
    questions: [
      askTrunk('Free air', 'Small-bowel obstruction', 'Large-bowel obstruction', 'No abnormality'),
      ask('What is done?', [
        right(
          'Antibiotics, nothing by mouth, surgeon',
          'Peritonitis after an endoscopy: perforation.',
        ),
        wrong('Reassure: gas is usual', 'Within the bowel, not under the diaphragm.'),
        wrong('Enema', 'Never.'),
      ]),
    ],
    significance: 'Perforated colon: resuscitate, CT if stable, repair.',
    learningObjectives: ['Tell free air from gas in the bowel'],
    tags: ['complication'],
    image: { kind, finding: 'free-air', side: 'left' },
  },
  {
    ...filed,
    pathology: 'Urinary stone',
    id: 'flank-pain-follow-up',
    title: 'Where is it now?',
    patient: { age: '45 years', sex: 'male' },
    history: 'Right flank pain a week ago, seen on CT. Now little pain, urine clear.',
    clinicalScenario: 'Follow the tips of the transverse processes.',
    questions: [
      askTrunk('Ureteric stone', 'Small-bowel obstruction', 'Free air', 'No abnormality'),
      ask('Why a film and not another CT?', [
        right(
          'A calcified stone can be followed with far less dose',
          'What was seen on the first film can be seen again.',
        ),
        wrong('Films show more stones', 'They show fewer.'),
        wrong('CT is not allowed twice', 'It is, if needed.'),
      ]),
    ],
    significance:
      'Stone of 7 mm in the ureter: may need help to pass; urologist, return with fever.',
    learningObjectives: ['Follow the course of the ureter on a film'],
    tags: ['follow-up'],
    image: { kind, finding: 'kidney-stone', side: 'right' },
  },
  {
    ...filed,
    pathology: 'Normal abdomen',
    id: 'cramps-and-hard-stool',
    title: 'Cramps and hard stool',
    patient: { age: '33 years', sex: 'female' },
    history: 'No stool for four days, cramps, passes wind, soft belly.',
    clinicalScenario: 'Did the film change anything?',
    questions: [
      askTrunk('No abnormality', 'Small-bowel obstruction', 'Free air', 'Ureteric stone'),
      ask('How wide may small bowel be?', [
        right('3 cm', 'Colon 6 cm, cecum 9 cm.'),
        wrong('6 cm', 'That is for the colon.'),
        wrong('9 cm', 'For the cecum.'),
      ]),
    ],
    significance: 'No obstruction: fluids, fiber, a laxative; a film is seldom needed for it.',
    learningObjectives: ['Know the rule of 3, 6 and 9'],
    tags: ['constipation'],
    image: { kind, finding: 'none', side: 'left' },
  },
];

import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askStill, still } from './ultrasound-case.ts';

const kind = 'ultrasound';

/** Stills of leg, womb and neck. */
export const ultrasoundElsewhereCases: readonly ImageCase[] = [
  {
    ...still,
    pathology: 'Deep vein thrombosis',
    bodyPart: 'Leg',
    view: 'Femoral vein, across, with pressure',
    id: 'one-thick-leg',
    title: 'One thick leg',
    patient: { age: '50 years', sex: 'female' },
    history: 'Left leg swollen to the thigh for three days, estrogen tablets, long drive.',
    clinicalScenario: 'What should the probe do to a vein?',
    questions: [
      askStill('Deep vein thrombosis', 'Patent vein', 'No abnormality'),
      ask('What is given?', [
        right('An anticoagulant for at least three months', 'Today, unless bleeding forbids.'),
        wrong('Thrombolysis in all', 'Only for a limb in danger.'),
        wrong('Bed rest', 'Walking is allowed.'),
      ]),
    ],
    significance: 'Anticoagulate, stop estrogen, look for reasons by age and history.',
    learningObjectives: ['Know the one sign: it does not close'],
    tags: ['clot'],
    image: { kind, view: 'leg-vein', finding: 'clot', side: 'left' },
  },
  {
    ...still,
    pathology: 'Normal vessels',
    bodyPart: 'Leg',
    view: 'Femoral vein, across, with pressure',
    id: 'calf-sore-after-tennis',
    title: 'Calf sore after tennis',
    patient: { age: '46 years', sex: 'male' },
    history:
      'Sudden pain in the right calf on a sprint, bruise at the ankle next day. D-dimer slightly raised.',
    clinicalScenario: 'What happens to the vein under pressure?',
    questions: [
      askStill('Patent vein', 'Deep vein thrombosis', 'Hydronephrosis'),
      ask('Only groin and knee were looked at. What is left open?', [
        right('A clot of the calf that may grow', 'Repeat in a week, or scan the whole leg.'),
        wrong('Nothing', 'The calf was not seen.'),
        wrong('A clot in the arm', 'Not asked.'),
      ]),
    ],
    significance: 'Torn muscle likely; repeat the scan in a week if doubt stays.',
    learningObjectives: ['Know what two-point compression leaves open'],
    tags: ['muscle'],
    image: { kind, view: 'leg-vein', finding: 'none', side: 'right' },
  },
  {
    ...still,
    pathology: 'Early pregnancy',
    bodyPart: 'Pelvis',
    view: 'Uterus, long axis',
    id: 'spotting-at-eight-weeks',
    title: 'Spotting at eight weeks',
    patient: { age: '28 years', sex: 'female' },
    history: 'Light bleeding, no pain, period eight weeks ago, test positive.',
    clinicalScenario: 'What proves that it lies in the womb?',
    questions: [
      askStill(
        'Live pregnancy in the womb',
        'Pregnancy outside the womb',
        'Pregnancy that will not go on',
      ),
      ask('What does a yolk sac within the womb prove?', [
        right('That the pregnancy lies within the womb', 'A sac alone may be false.'),
        wrong('That it is a boy', 'No.'),
        wrong('That it will reach term', 'Likely with a heartbeat, not certain.'),
      ]),
    ],
    significance:
      'Threatened miscarriage with a heartbeat: reassure, blood group (anti-D by policy), review.',
    learningObjectives: ['Order of appearance: sac, yolk sac, embryo, heartbeat'],
    tags: ['bleeding'],
    image: { kind, view: 'pregnancy', finding: 'none', side: 'left' },
  },
  {
    ...still,
    pathology: 'Early pregnancy',
    bodyPart: 'Pelvis',
    view: 'Uterus, long axis',
    id: 'nausea-has-gone',
    title: 'Her nausea has gone',
    patient: { age: '37 years', sex: 'female' },
    history: 'Ten weeks by dates, nausea gone for a week, brown spotting.',
    clinicalScenario: 'What lies within the sac?',
    questions: [
      askStill(
        'Pregnancy that will not go on',
        'Live pregnancy in the womb',
        'Pregnancy outside the womb',
      ),
      ask('From which mean sac diameter must an embryo be seen?', [
        right('25 mm', 'Below it: repeat after a week or two, never decide early.'),
        wrong('5 mm', 'Far too early.'),
        wrong('60 mm', 'Long past.'),
      ]),
    ],
    significance: 'Tell with care, offer waiting, medicine or a procedure; anti-D by policy.',
    learningObjectives: ['Know the safe thresholds before calling it'],
    tags: ['miscarriage'],
    image: { kind, view: 'pregnancy', finding: 'empty-sac', side: 'left' },
  },
  {
    ...still,
    pathology: 'Thyroid nodule',
    bodyPart: 'Neck',
    view: 'Thyroid, across',
    id: 'lump-found-while-shaving',
    title: 'A lump found while shaving',
    patient: { age: '49 years', sex: 'male' },
    history: 'Firm lump at the left of the neck, hoarse for a month, TSH normal.',
    clinicalScenario: 'Which features count?',
    questions: [
      askStill('Suspicious thyroid nodule', 'Simple thyroid cyst', 'No abnormality'),
      ask('What comes next?', [
        right(
          'Needle sample under ultrasound',
          'Size over 1 cm with high suspicion, and he is hoarse.',
        ),
        wrong('Iodine scan', 'For a low TSH.'),
        wrong('Review in two years', 'Not with these features.'),
      ]),
    ],
    significance: 'Cytology, look at the nodes and the vocal cords, surgeon by the result.',
    learningObjectives: ['Score a nodule by solid, dark, tall, edge, dots'],
    tags: ['thyroid'],
    image: { kind, view: 'thyroid', finding: 'nodule', side: 'left' },
  },
];

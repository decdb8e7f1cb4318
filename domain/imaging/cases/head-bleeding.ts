import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askHead } from './slice-signs.ts';

const filed = {
  modality: 'CT',
  bodyPart: 'Head',
  view: 'Axial, no contrast',
  sources: ['radiology textbook', 'stroke guideline', 'head injury guideline'],
} as const;
const kind = 'ct-head';

/** Blood inside the skull, without contrast. */
export const headBleedingCases: readonly ImageCase[] = [
  {
    ...filed,
    pathology: 'Epidural hematoma',
    id: 'knocked-out-awake-drowsy',
    title: 'Knocked out, awake, then drowsy',
    patient: { age: '21 years', sex: 'male' },
    history:
      'Bat to the left temple, out for a minute, talked, now drowsy; left pupil wide. GCS 10.',
    clinicalScenario: 'Compare the space between skull and brain on both sides.',
    questions: [
      askHead(
        'Epidural hematoma',
        'Acute subdural hematoma',
        'Intracerebral hemorrhage',
        'No abnormality',
      ),
      ask('What is done?', [
        right(
          'Neurosurgeon now: the clot is let out',
          'A torn middle meningeal artery; time decides.',
        ),
        wrong('Observation on the ward', 'The pupil is wide.'),
        wrong('A lumbar puncture', 'Never with raised pressure.'),
      ]),
    ],
    significance: 'Airway, head up, osmotic therapy as a bridge, craniotomy at once.',
    learningObjectives: ['Tell a lens from a crescent', 'Know the lucid interval'],
    tags: ['trauma', 'lucid interval'],
    image: { kind, finding: 'epidural', side: 'left', shiftMillimeters: 6 },
  },
  {
    ...filed,
    pathology: 'Subdural hematoma',
    id: 'fall-on-warfarin',
    title: 'A fall on an anticoagulant',
    patient: { age: '76 years', sex: 'male' },
    history: 'Takes warfarin, fell on the stairs, vomits, GCS 9, right pupil wide. INR 3.8.',
    clinicalScenario: 'Measure how far the middle is moved.',
    questions: [
      askHead(
        'Acute subdural hematoma',
        'Epidural hematoma',
        'Chronic subdural hematoma',
        'Ischemic stroke',
      ),
      ask('Besides surgery, what is given at once?', [
        right('Prothrombin complex concentrate and vitamin K', 'The INR must fall within minutes.'),
        wrong('Protamine', 'It reverses heparin.'),
        wrong('Tranexamic acid alone', 'It does not reverse warfarin.'),
      ]),
    ],
    significance:
      'Reverse, protect the airway, neurosurgeon; shift of 5 mm or clot over 10 mm is operated on.',
    learningObjectives: ['Recognize a crescent that crosses sutures', 'Reverse anticoagulants'],
    tags: ['anticoagulant', 'trauma'],
    image: { kind, finding: 'subdural-acute', side: 'right', shiftMillimeters: 10 },
  },
  {
    ...filed,
    pathology: 'Subdural hematoma',
    id: 'slower-every-week',
    title: 'Slower every week since a fall',
    patient: { age: '81 years', sex: 'female' },
    history: 'Bumped her head five weeks ago, headaches, forgetful, right leg drags.',
    clinicalScenario: 'Compare both halves and their furrows.',
    questions: [
      askHead(
        'Chronic subdural hematoma',
        'Acute subdural hematoma',
        'Hydrocephalus',
        'Ischemic stroke',
      ),
      ask('Why is it dark?', [
        right('Old blood has broken down to fluid', 'Bright for days, gray for weeks, then dark.'),
        wrong('It is air', 'Air would be black.'),
        wrong('It is fat', 'There is none within the skull.'),
      ]),
    ],
    significance: 'With signs: burr holes; stop what thins the blood; she may recover well.',
    learningObjectives: ['Date blood by its gray', 'Think of it when the old grow slow'],
    tags: ['elderly'],
    image: { kind, finding: 'subdural-chronic', side: 'left', shiftMillimeters: 7 },
  },
  {
    ...filed,
    pathology: 'Subarachnoid hemorrhage',
    id: 'worst-headache',
    title: 'The worst headache of her life',
    patient: { age: '44 years', sex: 'female' },
    history: 'Thunderclap headache two hours ago, vomited, stiff neck. GCS 14.',
    clinicalScenario: 'Look at the spaces about the midbrain.',
    questions: [
      askHead(
        'Subarachnoid hemorrhage',
        'Intracerebral hemorrhage',
        'Hydrocephalus',
        'No abnormality',
      ),
      ask('What comes next?', [
        right(
          'CT angiography for an aneurysm',
          'Most come of one; it is closed early, for it bleeds again.',
        ),
        wrong('Aspirin', 'She bleeds.'),
        wrong('Triptan and home', 'The blood is seen.'),
      ]),
    ],
    significance:
      'Nimodipine, pressure control, angiography, neurosurgeon; watch for hydrocephalus and spasm.',
    learningObjectives: ['Recognize white cisterns', 'Know the early complications'],
    tags: ['thunderclap', 'aneurysm'],
    image: { kind, finding: 'subarachnoid', side: 'left', shiftMillimeters: 0 },
  },
  {
    ...filed,
    pathology: 'Intracerebral hemorrhage',
    id: 'arm-fell-at-breakfast',
    title: 'The arm fell at breakfast',
    patient: { age: '63 years', sex: 'male' },
    history:
      'Sudden weakness of the left side, headache, vomiting. Blood pressure 218/120, GCS 12.',
    clinicalScenario: 'Decide before any treatment is given.',
    questions: [
      askHead(
        'Intracerebral hemorrhage',
        'Ischemic stroke',
        'Subarachnoid hemorrhage',
        'Acute subdural hematoma',
      ),
      ask('What is forbidden?', [
        right('Thrombolysis', 'It would make the bleeding grow.'),
        wrong('Lowering the pressure', 'A systolic goal near 140 is usual.'),
        wrong('Admission to a stroke unit', 'It helps.'),
      ]),
    ],
    significance:
      'Lower the pressure carefully, reverse anticoagulants, stroke unit, neurosurgeon if it grows or blocks.',
    learningObjectives: [
      'Tell bleeding from infarct before thrombolysis',
      'Know the usual place of hypertensive bleeding',
    ],
    tags: ['hypertension', 'stroke'],
    image: { kind, finding: 'intracerebral', side: 'right', shiftMillimeters: 3 },
  },
];

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

/** Slices of the head without blood. */
export const headCtCases: readonly ImageCase[] = [
  {
    ...filed,
    pathology: 'Stroke',
    id: 'words-will-not-come',
    title: 'Words will not come',
    patient: { age: '72 years', sex: 'female' },
    history:
      'Atrial fibrillation, right arm and face weak, cannot speak; last seen well last night.',
    clinicalScenario: 'Link the side of the image to the side of the weakness.',
    questions: [
      askHead(
        'Ischemic stroke',
        'Intracerebral hemorrhage',
        'Chronic subdural hematoma',
        'No abnormality',
      ),
      ask('Why is she weak on the right?', [
        right(
          'The left half of the brain moves the right side',
          'And holds speech in most people.',
        ),
        wrong('The image is turned over', 'The mark R stands at the patient’s right.'),
        wrong('The lesion lies on the right', 'It lies on the image right: her left.'),
      ]),
    ],
    significance:
      'A dark territory means hours have passed: thrombolysis is no longer safe; stroke unit, swallowing test, anticoagulant later; watch for swelling.',
    learningObjectives: ['Recognize a vascular territory', 'Know that an early CT may be normal'],
    tags: ['aphasia', 'middle cerebral artery'],
    image: { kind, finding: 'infarct', side: 'left', shiftMillimeters: 0 },
  },
  {
    ...filed,
    pathology: 'Hydrocephalus',
    id: 'shunt-and-vomiting',
    title: 'Vomiting with a shunt',
    patient: { age: '14 years', sex: 'female' },
    history: 'Shunt since infancy. Headache, vomiting, sleepy, eyes cannot look up.',
    clinicalScenario: 'Look at the chambers, then at the furrows.',
    questions: [
      askHead('Hydrocephalus', 'No abnormality', 'Subarachnoid hemorrhage', 'Ischemic stroke'),
      ask('Most likely:', [
        right('The shunt is blocked', 'Wide chambers with signs of pressure: neurosurgeon now.'),
        wrong('The shunt drains too much', 'Chambers would be slits.'),
        wrong('A stomach virus', 'The image and the eyes say otherwise.'),
      ]),
    ],
    significance: 'Raised pressure: tap or revise the shunt; exclude infection.',
    learningObjectives: ['Tell wide chambers of pressure from those of a shrunken brain'],
    tags: ['shunt'],
    image: { kind, finding: 'hydrocephalus', side: 'left', shiftMillimeters: 0 },
  },
  {
    ...filed,
    pathology: 'Fracture',
    id: 'struck-by-a-hammer',
    title: 'Struck by a falling hammer',
    patient: { age: '33 years', sex: 'male' },
    history: 'Hammer from a scaffold on the right forehead, wound with a dent, GCS 14.',
    clinicalScenario: 'Look at the brain, then at the bone.',
    questions: [
      askHead('Skull fracture', 'Epidural hematoma', 'No abnormality', 'Acute subdural hematoma'),
      ask('What do black dots inside the skull mean?', [
        right(
          'The dura is open to the air',
          'Clean and close in the theater, antibiotics and tetanus cover as policy says.',
        ),
        wrong('Fat', 'There is none there.'),
        wrong('Calcium', 'It would be white.'),
      ]),
    ],
    significance:
      'Open depressed fracture: surgery if driven in deeper than the skull is thick, or if open.',
    learningObjectives: ['Look at every head CT in the bone window', 'Know air within the skull'],
    tags: ['trauma', 'open'],
    image: { kind, finding: 'skull-fracture', side: 'right', shiftMillimeters: 0 },
  },
  {
    ...filed,
    pathology: 'Normal head',
    id: 'bumped-and-well',
    title: 'Bumped his head, feels well',
    patient: { age: '68 years', sex: 'male' },
    history: 'Fell from a chair, takes clopidogrel, no loss of consciousness, GCS 15.',
    clinicalScenario: 'Read in order: blood, cisterns, brain, ventricles, bone.',
    questions: [
      askHead(
        'No abnormality',
        'Chronic subdural hematoma',
        'Hydrocephalus',
        'Subarachnoid hemorrhage',
      ),
      ask('May he go home?', [
        right(
          'Yes, with somebody and with written advice',
          'Normal CT, clear mind; return with headache, vomiting, drowsiness.',
        ),
        wrong('No, a week in bed', 'No gain.'),
        wrong('Yes, to drive alone', 'Not today.'),
      ]),
    ],
    significance: 'No bleeding; advice, and review of his drugs and of why he fell.',
    learningObjectives: ['Read a head CT in order', 'Give head injury advice'],
    tags: ['trauma', 'antiplatelet'],
    image: { kind, finding: 'none', side: 'left', shiftMillimeters: 0 },
  },
];

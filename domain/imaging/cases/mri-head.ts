import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askHead } from './slice-signs.ts';

const filed = { modality: 'MRI', sources: ['radiology textbook', 'neurology textbook'] } as const;
const head = { ...filed, bodyPart: 'Head' } as const;

/** Slices of the brain by magnetic resonance. */
export const mriHeadCases: readonly ImageCase[] = [
  {
    ...head,
    pathology: 'Stroke',
    id: 'woke-with-a-weak-arm',
    title: 'Woke with a weak arm',
    view: 'Axial, DWI',
    patient: { age: '66 years', sex: 'male' },
    history: 'Woke with a weak left arm and a drooping face. CT an hour ago without a finding.',
    clinicalScenario: 'Compare both halves.',
    questions: [
      askHead('Ischemic stroke', 'Multiple sclerosis', 'Brain tumor', 'No abnormality'),
      ask('How does MRI help with an unknown time of onset?', [
        right(
          'Bright on diffusion but not yet on FLAIR: likely within 4.5 hours',
          'Then thrombolysis may be given.',
        ),
        wrong('It shows the clock time', 'Only a range.'),
        wrong('It replaces the examination', 'It does not.'),
      ]),
    ],
    significance: 'Acute infarct: reperfusion by mismatch, stroke unit, search for the source.',
    learningObjectives: ['Recognize restricted diffusion', 'Know the DWI-FLAIR mismatch'],
    tags: ['diffusion', 'wake-up stroke'],
    image: { kind: 'mri-brain', weighting: 'DWI', finding: 'acute-infarct', side: 'right' },
  },
  {
    ...head,
    pathology: 'Multiple sclerosis',
    id: 'blurred-eye-tingling-leg',
    title: 'A blurred eye, then a tingling leg',
    view: 'Axial, FLAIR',
    patient: { age: '29 years', sex: 'female' },
    history:
      'Pain and blur of the left eye last year, now tingling of the right leg for two weeks.',
    clinicalScenario: 'Look about the ventricles.',
    questions: [
      askHead('Multiple sclerosis', 'Ischemic stroke', 'Brain tumor', 'Hydrocephalus'),
      ask('Which two things make the diagnosis?', [
        right('Lesions apart in space and apart in time', 'By history, images and fluid bands.'),
        wrong('One lesion and fever', 'No.'),
        wrong('A high blood pressure and age', 'That speaks of small-vessel disease.'),
      ]),
    ],
    significance: 'Steroid for a disabling relapse, early disease-modifying treatment.',
    learningObjectives: ['Recognize Dawson fingers', 'Know dissemination in space and time'],
    tags: ['demyelination'],
    image: { kind: 'mri-brain', weighting: 'FLAIR', finding: 'multiple-sclerosis', side: 'left' },
  },
  {
    ...head,
    pathology: 'Brain tumor',
    id: 'first-seizure-at-fifty',
    title: 'First seizure at 52',
    view: 'Axial, T2',
    patient: { age: '52 years', sex: 'male' },
    history: 'First seizure, morning headaches for a month, changed in character.',
    clinicalScenario: 'Compare both halves, then look at the midline.',
    questions: [
      askHead('Brain tumor', 'Ischemic stroke', 'Multiple sclerosis', 'No abnormality'),
      ask('What lowers the swelling within a day?', [
        right('Dexamethasone', 'It acts on edema of tumors, not of strokes.'),
        wrong('Furosemide', 'It does not.'),
        wrong('Thrombolysis', 'Dangerous.'),
      ]),
    ],
    significance:
      'Antiseizure drug, dexamethasone, contrast MRI, neurosurgeon for tissue and removal.',
    learningObjectives: ['Describe a mass with edema and shift'],
    tags: ['seizure'],
    image: { kind: 'mri-brain', weighting: 'T2', finding: 'tumor', side: 'left' },
  },
  {
    ...head,
    pathology: 'Normal head',
    id: 'headaches-since-school',
    title: 'Headaches since school',
    view: 'Axial, T2',
    patient: { age: '36 years', sex: 'female' },
    history:
      'Throbbing one-sided headaches with nausea for 20 years, unchanged; examination normal.',
    clinicalScenario: 'Tell the weighting by the fluid.',
    questions: [
      askHead('No abnormality', 'Multiple sclerosis', 'Hydrocephalus', 'Brain tumor'),
      ask('When does headache need an image?', [
        right(
          'With red flags: sudden, new over 50, fever, signs, cancer',
          'Old, unchanged migraine needs none.',
        ),
        wrong('Always', 'No.'),
        wrong('Never', 'Some are dangerous.'),
      ]),
    ],
    significance: 'Migraine: treat attacks, prevent if frequent, reassure.',
    learningObjectives: ['Tell T2 by white fluid', 'Name red flags of headache'],
    tags: ['migraine'],
    image: { kind: 'mri-brain', weighting: 'T2', finding: 'none', side: 'left' },
  },
];

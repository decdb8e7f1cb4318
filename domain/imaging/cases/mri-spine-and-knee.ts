import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askJoint } from './slice-signs.ts';

const filed = { modality: 'MRI', sources: ['radiology textbook', 'neurology textbook'] } as const;
const spine = { ...filed, bodyPart: 'Spine' } as const;
const knee = {
  ...filed,
  bodyPart: 'Knee',
  sources: ['radiology textbook', 'orthopedic textbook'],
} as const;

/** Slices of spine and knee by magnetic resonance. */
export const mriSpineAndKneeCases: readonly ImageCase[] = [
  {
    ...spine,
    pathology: 'Disc herniation',
    id: 'pain-to-the-big-toe',
    title: 'Pain down to the big toe',
    view: 'Sagittal, T2, lumbar',
    patient: { age: '41 years', sex: 'male' },
    history:
      'Six weeks of pain from the back to the left big toe, weak lifting of the toe. Bladder normal.',
    clinicalScenario: 'Which disc, and which root?',
    questions: [
      askJoint(
        'Disc herniation',
        'Compression of the cord',
        'Spinal stenosis of age',
        'No abnormality',
      ),
      ask('What would make it an emergency?', [
        right(
          'Numb saddle, retention of urine, weakness of both legs',
          'Cauda equina syndrome: MRI and surgery at once.',
        ),
        wrong('Pain on raising the leg', 'Usual.'),
        wrong('Pain for six weeks', 'Not by itself.'),
      ]),
    ],
    significance:
      'Keep moving, pain relief; surgery for cauda equina, growing weakness, or pain that stays.',
    learningObjectives: ['Link L4/L5 to the root L5', 'Know cauda equina syndrome'],
    tags: ['sciatica'],
    image: { kind: 'mri-spine', finding: 'disc-herniation' },
  },
  {
    ...spine,
    pathology: 'Cord compression',
    id: 'legs-gave-way',
    title: 'Legs that give way',
    view: 'Sagittal, T2, thoracic',
    patient: { age: '71 years', sex: 'male' },
    history:
      'Prostate cancer, back pain at night for weeks, since yesterday weak legs and no feeling below the navel.',
    clinicalScenario: 'Follow the cord from top to bottom.',
    questions: [
      askJoint(
        'Compression of the cord',
        'Disc herniation',
        'Spinal stenosis of age',
        'No abnormality',
      ),
      ask('What is given first?', [
        right(
          'Dexamethasone, then surgery or radiation within a day',
          'Who walks when treated mostly walks on.',
        ),
        wrong('Physiotherapy for six weeks', 'The legs would be lost.'),
        wrong('An antibiotic', 'Nothing speaks of infection.'),
      ]),
    ],
    significance:
      'Emergency: steroid, whole-spine MRI, surgery or radiation, catheter, clot prevention.',
    learningObjectives: ['Know that metastases press the cord', 'Act within hours'],
    tags: ['cancer', 'emergency'],
    image: { kind: 'mri-spine', finding: 'cord-compression' },
  },
  {
    ...spine,
    pathology: 'Normal spine',
    id: 'back-pain-of-a-gardener',
    title: 'Back pain of a gardener',
    view: 'Sagittal, T2, lumbar',
    patient: { age: '38 years', sex: 'female' },
    history:
      'Three months of low back pain, no pain in the legs, no red flags; asked for an image herself.',
    clinicalScenario: 'Follow back edges, discs, canal, cord.',
    questions: [
      askJoint(
        'No abnormality',
        'Disc herniation',
        'Spinal stenosis of age',
        'Compression of the cord',
      ),
      ask('Where does the cord end in adults?', [
        right('At L1 to L2', 'Below it roots float: lumbar puncture is done lower.'),
        wrong('At L5', 'Too low.'),
        wrong('At T8', 'Too high.'),
      ]),
    ],
    significance: 'Stay active, exercise; images without red flags seldom help.',
    learningObjectives: ['Read a sagittal slice in order'],
    tags: ['back pain'],
    image: { kind: 'mri-spine', finding: 'none' },
  },
  {
    ...knee,
    pathology: 'Meniscal tear',
    id: 'locked-after-a-squat',
    title: 'Locked after a squat',
    view: 'Sagittal, fluid bright',
    patient: { age: '32 years', sex: 'male' },
    history:
      'Turned in a squat, pain at the inner joint line, cannot straighten the knee fully since.',
    clinicalScenario: 'Look at the dark triangles, front and back.',
    questions: [
      askJoint('Tear of the meniscus', 'Tear of the anterior cruciate ligament', 'No abnormality'),
      ask('Why does it matter that the knee is locked?', [
        right(
          'A flap may lie in the joint: arthroscopy',
          'A true block is operated on early; wear without block is not.',
        ),
        wrong('It does not', 'It does.'),
        wrong('The ligament is torn as well', 'That is not shown.'),
      ]),
    ],
    significance: 'Locked knee with a tear: repair or remove the flap.',
    learningObjectives: ['Call a tear only what reaches the surface'],
    tags: ['meniscus'],
    image: { kind: 'mri-knee', finding: 'meniscal-tear' },
  },
  {
    ...knee,
    pathology: 'Ligament tear',
    id: 'pop-on-landing',
    title: 'A pop on landing',
    view: 'Sagittal, fluid bright',
    patient: { age: '17 years', sex: 'female' },
    history:
      'Handball, landed and turned, heard a pop, knee swollen within an hour; shin slides forward.',
    clinicalScenario: 'Look for the dark band in the notch.',
    questions: [
      askJoint(
        'Tear of the anterior cruciate ligament',
        'Tear of the posterior cruciate ligament',
        'Tear of the meniscus',
        'No abnormality',
      ),
      ask('Swelling within an hour means:', [
        right(
          'Blood in the joint',
          'Most often this ligament, else a break or a dislocated knee cap.',
        ),
        wrong('Wear', 'It swells slowly.'),
        wrong('Infection', 'It began with an injury.'),
      ]),
    ],
    significance:
      'Rehabilitation, and reconstruction for the young in turning sports or if it stays unstable.',
    learningObjectives: ['Know the bone bruise that goes with it'],
    tags: ['sport', 'ligament'],
    image: { kind: 'mri-knee', finding: 'acl-tear' },
  },
];

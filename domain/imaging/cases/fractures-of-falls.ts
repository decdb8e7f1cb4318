import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askBone, boneCase } from './bone-case.ts';

const pathology = 'Fracture';

/** Bones broken in a fall or a twist. */
export const fallFractureCases: readonly ImageCase[] = [
  boneCase({
    pathology,
    id: 'slipped-on-the-ice',
    title: 'Slipped on the ice',
    patient: { age: '68 years', sex: 'female' },
    history:
      'Fell on the outstretched right hand. Wrist swollen, bent like a fork, fingers warm, feeling intact.',
    clinicalScenario: 'Look at both views before you decide.',
    questions: [
      askBone(
        'Fracture of the distal radius',
        'Fracture of the scaphoid',
        'Greenstick fracture of the radius',
        'No fracture',
      ),
      ask('Besides the bone, what does she need?', [
        right(
          'A look at her bone density',
          'A break after a fall from standing at her age is a fragility fracture.',
        ),
        wrong('A skeletal scan for cancer', 'Nothing speaks of it.'),
        wrong('Nothing else', 'The next one may be the hip.'),
      ]),
    ],
    significance:
      'Check median nerve and circulation, reduce under a block, splint, film again; treat osteoporosis.',
    learningObjectives: ['Recognize dorsal tilt on the lateral view', 'Think of osteoporosis'],
    tags: ['Colles', 'fall'],
    image: { region: 'wrist', side: 'right', finding: 'fracture' },
  }),
  boneCase({
    pathology,
    id: 'found-on-the-kitchen-floor',
    title: 'Found on the kitchen floor',
    patient: { age: '84 years', sex: 'female' },
    history: 'Fell at night. Left leg short and turned outwards, cannot lift it, pulses felt.',
    clinicalScenario: 'Follow the arc from the neck to the pubis.',
    questions: [
      askBone(
        'Fracture of the femoral neck',
        'Fracture between the trochanters',
        'Dislocation of the hip',
        'No fracture',
      ),
      ask('Why is the head in danger?', [
        right(
          'Its vessels run along the neck within the capsule',
          'A displaced break tears them: the head may die, so it is often replaced.',
        ),
        wrong('It has no vessels at all', 'It has, along the neck.'),
        wrong('The muscles crush it', 'They do not reach it.'),
      ]),
    ],
    significance:
      'Surgery within a day or so, nerve block for pain, geriatric care, early walking, treatment of osteoporosis.',
    learningObjectives: ['Use Shenton line', 'Tell breaks within from those outside the capsule'],
    tags: ['hip', 'elderly'],
    image: { region: 'hip', side: 'left', finding: 'fracture' },
  }),
  boneCase({
    pathology,
    id: 'twisted-on-the-curb',
    title: 'Twisted on the curb',
    patient: { age: '35 years', sex: 'male' },
    history:
      'Right foot turned, tender at the tip and back edge of the outer malleolus and on the inner side; cannot take four steps.',
    clinicalScenario: 'Compare the gaps about the talus.',
    questions: [
      askBone(
        'Fracture of the lateral malleolus',
        'Fracture of the medial malleolus',
        'No fracture',
        'Fractures of tibia and fibula',
      ),
      ask('What makes it unstable?', [
        right(
          'The inner gap is wide: the talus has moved',
          'The ligament of the inner side is torn as well: surgeon.',
        ),
        wrong('The line is slanted', 'Slant alone does not.'),
        wrong('The swelling', 'It says nothing of stability.'),
      ]),
    ],
    significance:
      'Reduce and splint, check skin, pulses and nerves, elevate; fixation for talar shift.',
    learningObjectives: ['Apply the Ottawa rules', 'Judge stability by the mortise'],
    tags: ['ankle', 'Weber'],
    image: { region: 'ankle', side: 'right', finding: 'fracture' },
  }),
  boneCase({
    pathology,
    id: 'over-the-handlebar',
    title: 'Over the handlebar',
    patient: { age: '24 years', sex: 'male' },
    history:
      'Fell from a bicycle onto the left shoulder, holds the arm, lump in the middle of the collar bone, skin whole.',
    clinicalScenario: 'Follow the collar bone from end to end.',
    questions: [
      askBone(
        'Fracture of the clavicle',
        'Separation of the acromioclavicular joint',
        'Fracture of the humeral shaft',
        'No fracture',
      ),
      ask('What must be looked at besides the bone?', [
        right(
          'Skin over the end, pulse and feeling of the arm, breath sounds',
          'Vessels, plexus and lung lie behind it.',
        ),
        wrong('The kidney', 'It is far away.'),
        wrong('Nothing', 'Important things lie behind.'),
      ]),
    ],
    significance:
      'A sling for most; surgeon if the skin is in danger, nerve or vessel hurt, or the ends far apart.',
    learningObjectives: ['Know why the outer part sinks', 'Name what may be hurt behind it'],
    tags: ['bicycle', 'shoulder'],
    image: { region: 'clavicle', side: 'left', finding: 'fracture' },
  }),
  boneCase({
    pathology,
    id: 'arm-wrestling',
    title: 'A crack while arm wrestling',
    patient: { age: '31 years', sex: 'male' },
    history: 'Right upper arm deformed, cannot lift the wrist, numb on the back of the hand.',
    clinicalScenario: 'Link the film to the nerve.',
    questions: [
      askBone(
        'Fracture of the humeral shaft',
        'Fracture of the clavicle',
        'No fracture',
        'Fracture of the distal radius',
      ),
      ask('Which nerve is hurt?', [
        right('Radial', 'It winds round the middle of the bone: dropped wrist, numb first web.'),
        wrong('Ulnar', 'It gives the little finger.'),
        wrong('Axillary', 'It winds round the neck of the humerus.'),
      ]),
    ],
    significance:
      'Splint or brace; note the nerve before and after: most recover, explore if it was lost by the reduction or the wound is open.',
    learningObjectives: ['Link the middle shaft to the radial nerve'],
    tags: ['radial nerve'],
    image: { region: 'humerus', side: 'right', finding: 'fracture' },
  }),
];

import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askBone, boneCase } from './bone-case.ts';

const pathology = 'Fracture';

/** Bones of the young, and bones broken by a blow. */
export const blowFractureCases: readonly ImageCase[] = [
  boneCase({
    pathology,
    id: 'tackled-from-the-side',
    title: 'Tackled from the side',
    patient: { age: '20 years', sex: 'male' },
    history:
      'Football, left lower leg deformed. Two hours later pain beyond measure, worse when the toes are stretched.',
    clinicalScenario: 'Read the film, then think of the muscle.',
    questions: [
      askBone(
        'Fractures of tibia and fibula',
        'Fracture of the tibia alone',
        'Fracture of the lateral malleolus',
        'No fracture',
      ),
      ask('The pain means:', [
        right(
          'Compartment syndrome until shown otherwise',
          'Pain out of proportion and on stretch: open the plaster, call the surgeon, fasciotomy within hours.',
        ),
        wrong('A need for more morphine only', 'It hides the sign.'),
        wrong('A clot', 'It does not begin within two hours like this.'),
      ]),
    ],
    significance: 'Splint, antibiotics if open, watch the compartments, fixation.',
    learningObjectives: ['Film the joints above and below', 'Recognize compartment syndrome'],
    tags: ['compartment syndrome'],
    image: { region: 'leg', side: 'left', finding: 'fracture' },
  }),
  boneCase({
    pathology,
    id: 'fell-from-the-swing',
    title: 'Fell from the swing',
    patient: { age: '7 years', sex: 'female' },
    history: 'Fell on the right hand, tender above the wrist, moves the fingers.',
    clinicalScenario: 'Follow the edge of the bone with your eye.',
    questions: [
      askBone(
        'Buckle fracture of the radius',
        'Greenstick fracture of the radius',
        'Fracture through the growth plate',
        'No fracture',
      ),
      ask('How is it treated?', [
        right(
          'A removable splint for about three weeks',
          'It is stable; no plaster, often no second film.',
        ),
        wrong('Fixation with a plate', 'It will not slip.'),
        wrong('A plaster above the elbow for eight weeks', 'Far too much.'),
      ]),
    ],
    significance: 'Splint, pain relief, advice; ask how it came about as with every child.',
    learningObjectives: ['Find a bulge where no line is', 'Know the normal growth plate'],
    tags: ['child', 'torus'],
    image: { region: 'forearm', side: 'right', finding: 'buckle' },
  }),
  boneCase({
    pathology,
    id: 'jumped-from-the-wall',
    title: 'Jumped from a wall',
    patient: { age: '9 years', sex: 'male' },
    history: 'Left forearm bent, skin whole, fingers pink and moving.',
    clinicalScenario: 'Follow both edges of each bone.',
    questions: [
      askBone(
        'Greenstick fracture of the radius',
        'Buckle fracture of the radius',
        'Fracture through the growth plate',
        'No fracture',
      ),
      ask('Why does a child’s bone break like this?', [
        right(
          'It is tough and bends before it parts',
          'Thick periosteum and soft bone: one side opens, the other bends.',
        ),
        wrong('It holds less water', 'It holds more.'),
        wrong('It has no cortex', 'It has.'),
      ]),
    ],
    significance:
      'Straighten if bent beyond what growth corrects, plaster, film again in a week: it may bend anew.',
    learningObjectives: ['Tell greenstick from buckle'],
    tags: ['child', 'forearm'],
    image: { region: 'forearm', side: 'left', finding: 'greenstick' },
  }),
  boneCase({
    pathology,
    id: 'hit-a-wall',
    title: 'He hit a wall',
    patient: { age: '22 years', sex: 'male' },
    history: 'Right hand swollen at the little finger, knuckle sunk, small wound over it.',
    clinicalScenario: 'Look at the wound as well as at the bone.',
    questions: [
      askBone(
        'Fracture of the fifth metacarpal neck',
        'Dislocation of a finger',
        'Fracture of the scaphoid',
        'No fracture',
      ),
      ask('The wound over a knuckle may be:', [
        right(
          'A bite from a tooth',
          'If it was a mouth and not a wall: wash out, antibiotic, look at the tendon.',
        ),
        wrong('Harmless', 'A bite into the joint destroys it.'),
        wrong('A sign of gout', 'No.'),
      ]),
    ],
    significance:
      'Check rotation with the fingers bent; splint or buddy taping for most; treat a bite.',
    learningObjectives: ['Check rotation at the bedside', 'Think of a bite'],
    tags: ['boxer'],
    image: { region: 'hand', side: 'right', finding: 'fracture' },
  }),
];

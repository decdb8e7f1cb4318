import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askBone, boneCase } from './bone-case.ts';

/** Joints, and limbs without a finding. */
export const jointCases: readonly ImageCase[] = [
  boneCase({
    pathology: 'Osteoarthritis',
    id: 'stiff-in-the-morning',
    title: 'Stiff for ten minutes each morning',
    patient: { age: '66 years', sex: 'female' },
    history:
      'Pain of the right knee on stairs for years, stiff for ten minutes, bowed leg, cool joint.',
    clinicalScenario: 'Compare the inner with the outer joint space.',
    questions: [
      askBone('Osteoarthritis', 'Rheumatoid arthritis', 'No fracture', 'Joint effusion'),
      ask('What comes first?', [
        right(
          'Exercise, loss of weight, pain relief on the skin',
          'Strong muscle helps more than any pill.',
        ),
        wrong('A new joint at once', 'When pain and function demand it after other treatment.'),
        wrong('A steroid by mouth', 'It is not used for it.'),
      ]),
    ],
    significance:
      'Exercise and weight first; topical, then oral anti-inflammatory drugs with care; surgery when life is limited.',
    learningObjectives: ['Name four signs: space, spurs, sclerosis, cysts'],
    tags: ['knee', 'arthritis'],
    image: { region: 'knee', side: 'right', finding: 'osteoarthritis' },
  }),
  boneCase({
    pathology: 'Joint effusion',
    id: 'knee-swelled-overnight',
    title: 'A knee that swelled overnight',
    patient: { age: '28 years', sex: 'female' },
    history:
      'Left knee swollen, hot and red since last night, temperature 38.6 °C, cannot bend it. No fall.',
    clinicalScenario: 'Look above the knee cap.',
    questions: [
      askBone('Joint effusion', 'Osteoarthritis', 'No fracture', 'Fracture of the tibia alone'),
      ask('What must be done today?', [
        right(
          'A needle into the joint for cells, crystals and culture',
          'A hot joint with fever is septic until shown otherwise.',
        ),
        wrong('A steroid into the joint', 'Never before infection is excluded.'),
        wrong('Physiotherapy', 'It comes later.'),
      ]),
    ],
    significance: 'Sample before antibiotics, then antibiotics and wash-out.',
    learningObjectives: ['Find fluid on a lateral film', 'Never miss a septic joint'],
    tags: ['septic arthritis', 'knee'],
    image: { region: 'knee-lateral', side: 'left', finding: 'effusion' },
  }),
  boneCase({
    pathology: 'Normal bone',
    id: 'sore-on-the-thumb-side',
    title: 'Sore on the side of the thumb',
    patient: { age: '23 years', sex: 'male' },
    history: 'Fell on the right hand yesterday, tender in the snuff box.',
    clinicalScenario: 'Follow every edge, then decide what is done.',
    questions: [
      askBone(
        'No fracture',
        'Fracture of the distal radius',
        'Fracture of the scaphoid',
        'Buckle fracture of the radius',
      ),
      ask('What is done?', [
        right(
          'Splint it and image again: MRI or CT, or films in 10 to 14 days',
          'A scaphoid break may not show at first, and the bone may die.',
        ),
        wrong('Nothing: the film is clear', 'Tenderness of the snuff box counts.'),
        wrong('Surgery', 'Not without a diagnosis.'),
      ]),
    ],
    significance: 'Suspected scaphoid fracture: immobilize, MRI where it can be had.',
    learningObjectives: ['Know the break that hides'],
    tags: ['scaphoid', 'wrist'],
    image: { region: 'wrist', side: 'right', finding: 'none' },
  }),
  boneCase({
    pathology: 'Normal bone',
    id: 'walks-with-a-limp',
    title: 'Twisted, but he walks',
    patient: { age: '19 years', sex: 'male' },
    history: 'Left ankle turned, tender in front of the outer malleolus only, walks four steps.',
    clinicalScenario: 'Was the film needed?',
    questions: [
      askBone(
        'No fracture',
        'Fracture of the lateral malleolus',
        'Fracture of the medial malleolus',
      ),
      ask('By the Ottawa rules:', [
        right(
          'No film was needed',
          'He walks four steps and is not tender at the bone’s edge or tip.',
        ),
        wrong('A film is always needed', 'The rules spare about a third.'),
        wrong('CT is needed', 'No.'),
      ]),
    ],
    significance: 'A sprain: early movement, support, return slowly to sport.',
    learningObjectives: ['Apply the Ottawa ankle rules'],
    tags: ['ankle', 'sprain'],
    image: { region: 'ankle', side: 'left', finding: 'none' },
  }),
  boneCase({
    pathology: 'Normal bone',
    id: 'groin-pain-cannot-stand',
    title: 'Groin pain after a fall',
    patient: { age: '79 years', sex: 'female' },
    history:
      'Fell on the right side, pain in the groin, cannot stand, leg neither short nor turned.',
    clinicalScenario: 'Follow every edge and the arc to the pubis, then decide.',
    questions: [
      askBone(
        'No fracture',
        'Fracture of the femoral neck',
        'Fracture between the trochanters',
        'Dislocation of the hip',
      ),
      ask('What comes next?', [
        right(
          'MRI, or CT if MRI cannot be had soon',
          'A few breaks of the hip do not show on films; walking on one displaces it.',
        ),
        wrong('Home with crutches', 'She cannot stand.'),
        wrong('A film in six weeks', 'Too late.'),
      ]),
    ],
    significance: 'Hidden hip fracture: MRI within a day, no weight until then.',
    learningObjectives: ['Know the hidden break of the hip'],
    tags: ['hip', 'occult'],
    image: { region: 'hip', side: 'right', finding: 'none' },
  }),
];

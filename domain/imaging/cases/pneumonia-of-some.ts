import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, erect, supine } from './chest-case.ts';

const filed = {
  pathology: 'Pneumonia',
  sources: ['radiology textbook', 'guideline on community-acquired pneumonia'],
} as const;

/** Pneumonia whose patient or course asks for more. */
export const pneumoniaOfSomeCases: readonly ImageCase[] = [
  chestCase({
    ...filed,
    id: 'night-sweats-worker',
    title: 'Chills at work',
    patient: { age: '52 years', sex: 'male' },
    history:
      'Air-conditioning engineer, fever 40 °C, dry cough, diarrhea, confused. Sodium 128 mmol/L. SpO₂ 90%.',
    clinicalScenario: 'Compare the two upper zones.',
    questions: [
      askChest(
        'Left upper lobe pneumonia',
        'Right upper lobe pneumonia',
        'Lung mass',
        'Left pneumothorax',
      ),
      ask('Which test is added because of his story?', [
        right(
          'Legionella antigen in urine',
          'Water systems, diarrhea, confusion and low sodium point to it.',
        ),
        wrong('Sweat test', 'It looks for cystic fibrosis.'),
        wrong('D-dimer', 'The film explains his breathlessness.'),
      ]),
    ],
    significance:
      'Severe pneumonia with signs of Legionella: an antibiotic that covers it (macrolide or fluoroquinolone), and report to public health.',
    learningObjectives: [
      'Know that the left upper lobe takes the aortic knob away',
      'Let the history choose the tests',
    ],
    tags: ['Legionella', 'upper lobe'],
    image: { ...erect, consolidation: { lobe: 'left-upper', density: 0.9 } },
  }),
  chestCase({
    ...filed,
    id: 'child-breathing-fast',
    title: 'A child who breathes fast',
    patient: { age: '4 years', sex: 'male' },
    history: 'Fever for three days, cough, belly pain, grunting. Respiratory rate 48, SpO₂ 91%.',
    clinicalScenario: 'Read a child’s film by the same order.',
    questions: [
      askChest(
        'Right upper lobe pneumonia',
        'Right middle lobe pneumonia',
        'No abnormality',
        'Collapse of the right upper lobe',
      ),
      ask('Why does his belly hurt?', [
        right(
          'Pain of the pleura is felt in the belly by children',
          'Look at the chest in every feverish child with belly pain.',
        ),
        wrong('Appendicitis is certain', 'It must be thought of, but the film explains his signs.'),
        wrong('The film shows free air', 'No black crescent lies under the dome.'),
      ]),
    ],
    significance:
      'Pneumonia with low oxygen in a child: admit, oxygen, antibiotic, fluids; watch for an effusion.',
    learningObjectives: [
      'Think of the chest when a child’s belly hurts',
      'Count the respiratory rate against the age',
    ],
    tags: ['child', 'belly pain'],
    image: { ...supine, child: true, consolidation: { lobe: 'right-upper', density: 0.85 } },
  }),
  chestCase({
    ...filed,
    id: 'fever-stays-on-antibiotic',
    title: 'Still hot on day four',
    patient: { age: '61 years', sex: 'female' },
    history:
      'On an antibiotic for four days, fever still 38.8 °C, dull to percussion at the right base. SpO₂ 91%.',
    clinicalScenario: 'Ask what has been added to the first film.',
    questions: [
      askChest(
        'Right lower lobe pneumonia',
        'Right upper lobe pneumonia',
        'Pulmonary edema',
        'Collapse of the left lung',
      ),
      ask('The right angle is filled as well. What is done?', [
        right(
          'Ultrasound and a sample of the fluid',
          'Fever that stays with fluid beside the lung: exclude an empyema (pH, glucose, culture).',
        ),
        wrong('Nothing: fluid is usual', 'Most are harmless, but an infected one must be drained.'),
        wrong('A diuretic', 'The fluid comes of infection.'),
      ]),
    ],
    significance:
      'Pneumonia with an effusion: sample it; pus, pH under 7.2 or bacteria mean a drain.',
    learningObjectives: [
      'Look for fluid when fever stays',
      'Know when an effusion has to be drained',
    ],
    tags: ['parapneumonic', 'empyema'],
    image: {
      ...erect,
      consolidation: { lobe: 'right-lower', density: 0.9 },
      effusion: { side: 'right', size: 'small' },
    },
  }),
];

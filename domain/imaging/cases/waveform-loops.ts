import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askLoop, loop, wave } from './waveform-case.ts';

/** Flow-volume loops. */
export const loopCases: readonly ImageCase[] = [
  {
    ...loop,
    pathology: 'Airflow obstruction',
    id: 'forty-years-of-cigarettes',
    title: 'Forty years of cigarettes',
    patient: { age: '62 years', sex: 'male' },
    history:
      'Morning cough for years, now short of breath on one flight of stairs. Long expiration, SpO₂ 94%. The loop is after a bronchodilator.',
    clinicalScenario: 'Look at the upper limb after its peak.',
    questions: [
      askLoop(
        'Small-airway obstruction',
        'Restriction',
        'Normal flow-volume loop',
        'Fixed large-airway obstruction',
      ),
      ask('Which figure confirms COPD?', [
        right(
          'FEV₁/FVC below 0.70 after a bronchodilator',
          'FEV₁ in percent of predicted then grades how severe it is.',
        ),
        wrong('A peak flow below 80%', 'It depends on effort and is not specific.'),
        wrong('A low FVC alone', 'It may be trapped gas or restriction.'),
      ]),
    ],
    significance:
      'Smoking cessation, a long-acting bronchodilator, vaccines, pulmonary rehabilitation.',
    learningObjectives: ['Recognize a scooped upper limb', 'Know the ratio that defines COPD'],
    tags: ['spirometry', 'COPD'],
    image: wave('flow-volume', 1, { pattern: 'obstruction' }),
  },
  {
    ...loop,
    pathology: 'Upper airway obstruction',
    id: 'noisy-since-the-operation',
    title: 'Noisy since the operation',
    patient: { age: '45 years', sex: 'female' },
    history:
      'Thyroid removed six weeks ago. Hoarse, and a harsh sound with every breath in when she hurries. Inhalers did nothing.',
    clinicalScenario: 'Compare the upper limb with the lower one.',
    questions: [
      askLoop(
        'Variable extrathoracic obstruction',
        'Variable intrathoracic obstruction',
        'Fixed large-airway obstruction',
        'Small-airway obstruction',
      ),
      ask('What is done next?', [
        right(
          'Flexible laryngoscopy',
          'Vocal cords that do not move, after injury of the recurrent nerves, fit story and loop.',
        ),
        wrong('A stronger inhaler', 'The small airways are sound.'),
        wrong('A methacholine challenge', 'It looks for asthma and could be dangerous here.'),
      ]),
    ],
    significance:
      'Vocal cord paralysis likely: laryngoscopy soon, an airway plan, and emergency care if stridor comes at rest.',
    learningObjectives: [
      'Recognize a flat lower limb',
      'Explain why breathing in narrows an airway outside the chest',
    ],
    tags: ['spirometry', 'stridor', 'vocal cord'],
    image: wave('flow-volume', 1, {
      pattern: 'variable-extrathoracic',
      fvc: 3.7,
      peakFlow: 7,
      predictedFvc: 3.8,
      predictedPeakFlow: 7.2,
    }),
  },
  {
    ...loop,
    pathology: 'Restriction',
    id: 'dry-cough-for-two-years',
    title: 'A dry cough for two years',
    patient: { age: '70 years', sex: 'male' },
    history:
      'Dry cough and less and less breath, never smoked. Fine crackles at both bases, clubbed fingers, SpO₂ 91% after walking.',
    clinicalScenario: 'Compare form and size with the dashed loop.',
    questions: [
      askLoop(
        'Restriction',
        'Small-airway obstruction',
        'Normal flow-volume loop',
        'Variable intrathoracic obstruction',
      ),
      ask('Which measurement proves it?', [
        right(
          'Total lung capacity below the lower limit of normal',
          'A small FVC alone may come from trapped gas or poor effort.',
        ),
        wrong('FEV₁/FVC below 0.70', 'That is obstruction.'),
        wrong('A low peak flow', 'It is not specific.'),
      ]),
    ],
    significance:
      'Lung volumes and diffusing capacity, high-resolution CT for fibrosis, referral to a center for interstitial disease.',
    learningObjectives: ['Recognize a narrow loop of usual form', 'Know that volumes prove it'],
    tags: ['spirometry', 'interstitial lung disease'],
    image: wave('flow-volume', 1, {
      pattern: 'restriction',
      predictedFvc: 4.2,
      predictedPeakFlow: 8.4,
    }),
  },
  {
    ...loop,
    pathology: 'Normal spirometry',
    id: 'wants-to-dive',
    title: 'Wants to dive',
    patient: { age: '27 years', sex: 'male' },
    history:
      'Check before a diving course. Wheezed as a small child, nothing since, never smoked. Examination and SpO₂ without a finding.',
    clinicalScenario: 'Judge expiration, inspiration and volumes.',
    questions: [
      askLoop(
        'Normal flow-volume loop',
        'Small-airway obstruction',
        'Restriction',
        'Variable extrathoracic obstruction',
      ),
      ask('How close must the two best efforts be?', [
        right('Within 0.15 L for FVC and for FEV₁', 'Then the test is repeatable.'),
        wrong('Within 0.5 L', 'Too far apart to trust.'),
        wrong('One good effort is enough', 'Three acceptable ones are wanted.'),
      ]),
    ],
    significance: 'Spirometry is no hindrance; a provocation test only if symptoms return.',
    learningObjectives: ['Know the usual form of both limbs', 'Judge whether a test is repeatable'],
    tags: ['spirometry', 'fitness to dive'],
    image: wave('flow-volume', 1, {
      pattern: 'normal',
      fvc: 5.2,
      peakFlow: 9.6,
      predictedFvc: 5.1,
      predictedPeakFlow: 9.4,
    }),
  },
];

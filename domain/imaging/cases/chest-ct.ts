import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askTrunk } from './slice-signs.ts';

const chest = {
  modality: 'CT',
  bodyPart: 'Chest',
  view: 'Axial, contrast',
  sources: ['radiology textbook', 'emergency medicine textbook'],
} as const;

/** Slices of the chest. */
export const chestCtCases: readonly ImageCase[] = [
  {
    ...chest,
    pathology: 'Pulmonary embolism',
    id: 'fainted-after-hip-surgery',
    title: 'Fainted ten days after surgery',
    patient: { age: '61 years', sex: 'female' },
    history:
      'New hip ten days ago, fainted, breathless. Heart rate 124, blood pressure 98/60, SpO₂ 87%.',
    clinicalScenario: 'Follow the bright vessels from the trunk outwards.',
    questions: [
      askTrunk('Pulmonary embolism', 'Aortic dissection', 'Pneumonia', 'No abnormality'),
      ask('What decides on reperfusion?', [
        right(
          'Blood pressure and the state of the right heart',
          'Shock or a fall of pressure: lysis or catheter if bleeding risk allows.',
        ),
        wrong('The number of clots', 'Size on the image decides less than the heart.'),
        wrong('The D-dimer', 'It does not say how severe it is.'),
      ]),
    ],
    significance: 'Anticoagulate now; echo and troponin; reperfusion with shock.',
    learningObjectives: ['Recognize filling defects', 'Sort severity by the right heart'],
    tags: ['clot', 'postoperative'],
    image: { kind: 'ct-chest', finding: 'pulmonary-embolism', side: 'left' },
  },
  {
    ...chest,
    pathology: 'Aortic dissection',
    id: 'tearing-between-the-shoulders',
    title: 'Tearing pain between the shoulders',
    patient: { age: '57 years', sex: 'male' },
    history: 'Sudden tearing pain, blood pressure 190/100 right and 150/84 left arm, new murmur.',
    clinicalScenario: 'Look at the aorta and at the pulmonary arteries.',
    questions: [
      askTrunk(
        'Aortic dissection',
        'Pulmonary embolism',
        'Abdominal aortic aneurysm',
        'No abnormality',
      ),
      ask('Type A needs:', [
        right(
          'A beta blocker at once, and surgery',
          'Lower rate and pressure; the ascending aorta may burst into the pericardium.',
        ),
        wrong('Heparin', 'It may kill him.'),
        wrong('Drugs alone', 'That is for type B without complications.'),
      ]),
    ],
    significance: 'Type A: heart rate under 60, systolic 100 to 120, cardiac surgeon now.',
    learningObjectives: ['See the flap', 'Tell type A from type B'],
    tags: ['emergency', 'aorta'],
    image: { kind: 'ct-chest', finding: 'aortic-dissection', side: 'left' },
  },
  {
    ...chest,
    pathology: 'Pneumothorax',
    id: 'clear-film-after-a-crash',
    title: 'Clear film after a crash',
    patient: { age: '30 years', sex: 'male' },
    history:
      'Motorcycle crash, chest film in bed without a finding. For surgery of a femur under anesthesia.',
    clinicalScenario: 'What may the film in bed have missed?',
    questions: [
      askTrunk('Pneumothorax', 'Pleural effusion', 'Pneumonia', 'No abnormality'),
      ask('Why did the film miss it?', [
        right(
          'Lying down, air gathers in front and below',
          'No line is seen from the front: look for a deep sulcus, or use ultrasound.',
        ),
        wrong('Films never show it', 'Upright ones mostly do.'),
        wrong('It was not there', 'Possible, but most are there at once.'),
      ]),
    ],
    significance: 'Occult pneumothorax before ventilation: drain, or watch very closely.',
    learningObjectives: ['Know where air goes when lying down'],
    tags: ['occult', 'trauma'],
    image: { kind: 'ct-chest', finding: 'pneumothorax', side: 'right' },
  },
  {
    ...chest,
    pathology: 'Lung mass',
    id: 'coughs-blood',
    title: 'Coughs blood for a week',
    patient: { age: '70 years', sex: 'male' },
    history: '45 pack-years, blood-streaked sputum, hoarse. SpO₂ 94%.',
    clinicalScenario: 'Look at both lungs from wall to hilum.',
    questions: [
      askTrunk('Lung mass', 'Pneumonia', 'Pulmonary embolism', 'No abnormality'),
      ask('Why is he hoarse?', [
        right(
          'The left recurrent nerve runs through the hilum',
          'A left-sided tumor or node may press it.',
        ),
        wrong('The blood hurts the larynx', 'It does not paralyze.'),
        wrong('The right recurrent nerve runs there', 'It loops higher, at the subclavian artery.'),
      ]),
    ],
    significance: 'Staging (PET-CT, nodes), tissue, tumor board.',
    learningObjectives: ['Describe a mass: size, edge, place', 'Link hoarseness to the hilum'],
    tags: ['cancer'],
    image: { kind: 'ct-chest', finding: 'mass', side: 'left' },
  },
  {
    ...chest,
    pathology: 'Pleural effusion',
    id: 'dull-right-base-fever',
    title: 'Dull base and a long fever',
    patient: { age: '53 years', sex: 'female' },
    history: 'Three weeks of fever and sweats, breathless, dull right base.',
    clinicalScenario: 'Look between lung and ribs all round.',
    questions: [
      askTrunk('Pleural effusion', 'Pneumonia', 'Pneumothorax', 'Lung mass'),
      ask('Which result means a drain?', [
        right('pH under 7.2', 'Or pus, or bacteria: an infected space must be emptied.'),
        wrong('Clear yellow color', 'Color alone does not.'),
        wrong('Protein of 20 g/L', 'That speaks of a transudate.'),
      ]),
    ],
    significance: 'Sample under ultrasound; think of empyema and tuberculosis.',
    learningObjectives: ['See fluid in its lowest place', 'Use Light criteria and pH'],
    tags: ['empyema'],
    image: { kind: 'ct-chest', finding: 'effusion', side: 'right' },
  },
  {
    ...chest,
    pathology: 'Pneumonia',
    id: 'transplant-fever',
    title: 'Fever after a transplant',
    patient: { age: '48 years', sex: 'male' },
    history: 'New kidney four months ago, fever 38.4 °C, dry cough, film unclear. SpO₂ 92%.',
    clinicalScenario: 'Tell filled air spaces from fluid outside the lung.',
    questions: [
      askTrunk('Pneumonia', 'Pleural effusion', 'Lung mass', 'Pulmonary embolism'),
      ask('What is different in him?', [
        right(
          'Unusual germs: take samples early, by bronchoscopy if needed',
          'Fungi, Pneumocystis, CMV, Nocardia besides the usual ones.',
        ),
        wrong('He needs no antibiotic', 'He needs it fast.'),
        wrong('Stop all his drugs', 'Not without the transplant team.'),
      ]),
    ],
    significance: 'Broad treatment and early sampling; adjust immune suppression with the team.',
    learningObjectives: [
      'Recognize air bronchograms on CT',
      'Widen the list in immune suppression',
    ],
    tags: ['immunosuppression'],
    image: { kind: 'ct-chest', finding: 'consolidation', side: 'left' },
  },
];

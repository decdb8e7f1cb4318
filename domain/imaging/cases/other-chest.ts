import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, erect } from './chest-case.ts';

const sources = ['radiology textbook', 'guideline on lung nodules', 'surgical textbook'] as const;

/** Volume, masses and air where it does not belong. */
export const otherChestCases: readonly ImageCase[] = [
  chestCase({
    sources,
    pathology: 'COPD',
    id: 'forty-pack-years',
    title: 'Forty pack-years',
    patient: { age: '67 years', sex: 'male' },
    history:
      'Smoker, breathless on the flat, long expiration with pursed lips. FEV₁ 38% of predicted, SpO₂ 91%.',
    clinicalScenario: 'Count ribs above the dome, look at its form.',
    questions: [
      askChest('Hyperinflation', 'No abnormality', 'Right pneumothorax', 'Pulmonary edema'),
      ask('What makes the diagnosis?', [
        right(
          'Spirometry: FEV₁/FVC under 0.7 after a bronchodilator',
          'The film supports it and excludes other causes.',
        ),
        wrong('The film alone', 'It may be normal in disease.'),
        wrong('A blood gas', 'It shows the severity, not the obstruction.'),
      ]),
    ],
    significance:
      'COPD: stop smoking, inhalers, vaccines, rehabilitation; oxygen aimed at 88 to 92% in those who retain carbon dioxide.',
    learningObjectives: [
      'Recognize a flat diaphragm and a narrow heart',
      'Know that spirometry makes the diagnosis',
    ],
    tags: ['smoking', 'flat diaphragm'],
    image: { ...erect, hyperinflation: true },
  }),
  chestCase({
    sources,
    pathology: 'Lung collapse',
    id: 'cough-of-the-old-smoker',
    title: 'A cough that changed',
    patient: { age: '64 years', sex: 'male' },
    history: 'Smoker, cough for months, now blood-streaked; wheeze on the right only. SpO₂ 94%.',
    clinicalScenario: 'Compare the height of the fissure and of the hila.',
    questions: [
      askChest(
        'Collapse of the right upper lobe',
        'Right upper lobe pneumonia',
        'Right pneumothorax',
        'No abnormality',
      ),
      ask('What has to be excluded?', [
        right(
          'A tumor in the bronchus of the upper lobe',
          'A smoker with collapse and a wheeze on one side: CT and bronchoscopy.',
        ),
        wrong('Heart failure', 'It does not collapse one lobe.'),
        wrong('Asthma', 'Its wheeze is on both sides.'),
      ]),
    ],
    significance: 'Lobar collapse in a smoker: CT and bronchoscopy without delay.',
    learningObjectives: [
      'See lost volume: fissure up, trachea over, hilum higher',
      'Know its first cause by age',
    ],
    tags: ['atelectasis', 'tumor'],
    image: { ...erect, atelectasis: 'right-upper' },
  }),
  chestCase({
    sources,
    pathology: 'Lung collapse',
    id: 'third-day-after-surgery',
    title: 'Third day after surgery',
    patient: { age: '58 years', sex: 'female' },
    history: 'Upper abdominal surgery, shallow breath for pain, temperature 37.8 °C, SpO₂ 92%.',
    clinicalScenario: 'Look at the heart for a second border.',
    questions: [
      askChest(
        'Collapse of the left lower lobe',
        'Left lower lobe pneumonia',
        'Left pleural effusion',
        'Cardiomegaly',
      ),
      ask('What helps most?', [
        right(
          'Pain relief, sitting up, deep breaths and physiotherapy',
          'Mucus plugs small airways when breath is shallow.',
        ),
        wrong('Strict bed rest', 'It makes it worse.'),
        wrong('A diuretic', 'There is no edema.'),
      ]),
    ],
    significance:
      'Postoperative collapse: pain relief, mobilize, physiotherapy; bronchoscopy if a plug stays.',
    learningObjectives: ['Recognize the sail behind the heart', 'Prevent collapse after surgery'],
    tags: ['postoperative', 'sail sign'],
    image: { ...erect, atelectasis: 'left-lower' },
  }),
  chestCase({
    sources,
    pathology: 'Lung mass',
    id: 'lost-eight-kilos',
    title: 'Eight kilos lighter',
    patient: { age: '68 years', sex: 'female' },
    history: '50 pack-years, 8 kg lost, pain in the right shoulder. SpO₂ 96%.',
    clinicalScenario: 'Look behind ribs and collar bones.',
    questions: [
      askChest(
        'Lung mass',
        'Right upper lobe pneumonia',
        'Collapse of the right upper lobe',
        'No abnormality',
      ),
      ask('What comes next?', [
        right(
          'CT with contrast of chest and upper abdomen',
          'It stages and shows how to reach tissue.',
        ),
        wrong('Antibiotic and a film in three months', 'A delay she cannot afford.'),
        wrong('Sputum culture alone', 'It does not answer the question.'),
      ]),
    ],
    significance:
      'A spiculated mass over 3 cm in a smoker is cancer until shown otherwise: urgent referral, CT, tissue, staging.',
    learningObjectives: [
      'Know the blind spots of a chest film',
      'Tell a mass from a nodule at 3 cm',
    ],
    tags: ['cancer', 'apex'],
    image: { ...erect, mass: { side: 'right', zone: 'upper', centimeters: 4, edge: 'spiculated' } },
  }),
  chestCase({
    sources,
    pathology: 'Lung mass',
    id: 'film-for-a-visa',
    title: 'Film for a visa',
    patient: { age: '47 years', sex: 'male' },
    history: 'No complaints, never smoked. First film of his life.',
    clinicalScenario: 'Search between the ribs, zone by zone.',
    questions: [
      askChest('Lung nodule', 'Lung mass', 'Left upper lobe pneumonia', 'No abnormality'),
      ask('What is asked for first?', [
        right(
          'Older images, then CT',
          'Unchanged over two years it is most likely benign; CT shows calcium and edge.',
        ),
        wrong('Surgery', 'Not before it is known.'),
        wrong('Nothing: he has no complaints', 'Size and edge decide, not complaints.'),
      ]),
    ],
    significance: 'A smooth nodule of 2 cm: compare, CT, then follow or sample it by its risk.',
    learningObjectives: ['Ask for older images first', 'Name what makes a nodule likely benign'],
    tags: ['nodule', 'incidental'],
    image: { ...erect, mass: { side: 'left', zone: 'middle', centimeters: 2, edge: 'smooth' } },
  }),
  chestCase({
    sources,
    pathology: 'Perforation',
    id: 'belly-like-a-board',
    title: 'A belly like a board',
    patient: { age: '55 years', sex: 'male' },
    history:
      'Takes ibuprofen daily, sudden pain of the upper belly, now rigid. Heart rate 116, blood pressure 108/66.',
    clinicalScenario: 'Why is an upright chest film asked for?',
    questions: [
      askChest(
        'Free air under the diaphragm',
        'No abnormality',
        'Right lower lobe pneumonia',
        'Right pleural effusion',
      ),
      ask('What is done?', [
        right(
          'Nothing by mouth, fluids, antibiotics, surgeon now',
          'A perforated ulcer is likely; CT if it does not delay.',
        ),
        wrong('Endoscopy with much air', 'It would blow more air through the hole.'),
        wrong('An antacid and review', 'He has peritonitis.'),
      ]),
    ],
    significance: 'Perforation of a hollow organ: resuscitate, antibiotics, surgery.',
    learningObjectives: [
      'Look under the right dome',
      'Know that a tenth or more of perforations show no free air on a film',
    ],
    tags: ['acute abdomen', 'ulcer'],
    image: { ...erect, freeAir: true },
  }),
];

import type { LessonCore, PictureLesson } from './picture-lesson.ts';

const film = (core: LessonCore): PictureLesson => ({
  ...core,
  modality: 'X-ray',
  bodyPart: 'Chest',
  imageType: 'Frontal chest film, schematic',
  kind: 'chest-film',
});

/** Chest films. Source: standard radiology texts. */
export const filmLessons: readonly PictureLesson[] = [
  film({
    id: 'film-normal',
    pathology: 'Normal chest',
    groups: ['pulmonary', 'chest film', 'normal'],
    history: 'A 34-year-old applicant for a job has a chest film. She feels well.',
    parameters: { finding: 'normal' },
    significance:
      'Lungs reach the chest wall on both sides, angles are sharp, and the trachea is midline. Knowing the normal film makes every other one readable.',
  }),
  film({
    id: 'film-pneumothorax',
    pathology: 'Pneumothorax',
    groups: ['pulmonary', 'pneumothorax', 'chest film', 'trauma'],
    history:
      'A tall 22-year-old man has had sharp right-sided chest pain since he woke, and is mildly short of breath.',
    parameters: { finding: 'pneumothorax', side: 'right', collapse: 35 },
    significance:
      'Air in the pleural space. A large or symptomatic one is drained; a small one in a stable patient may be watched with oxygen and a repeat film.',
  }),
  film({
    id: 'film-tension',
    pathology: 'Tension pneumothorax',
    groups: ['pulmonary', 'pneumothorax', 'chest film', 'trauma', 'shock', 'emergency'],
    history:
      'A ventilated 58-year-old man suddenly has a high peak pressure, a falling blood pressure, and no breath sounds on one side.',
    parameters: { finding: 'tension-pneumothorax', side: 'left' },
    significance:
      'It is treated before any film: decompression at once, then a chest tube. Pressure shifts the mediastinum and stops venous return.',
  }),
  film({
    id: 'film-effusion',
    pathology: 'Pleural effusion',
    groups: [
      'pulmonary',
      'effusion',
      'chest film',
      'heart failure',
      'cardiovascular',
      'infectious-diseases',
    ],
    history:
      'A 67-year-old woman with two weeks of growing shortness of breath is dull to percussion at the right base.',
    parameters: { finding: 'effusion', side: 'right' },
    significance:
      'About 200 mL blunt the angle on an upright film. A new effusion is sampled unless heart failure explains it.',
  }),
  film({
    id: 'film-consolidation',
    pathology: 'Lobar pneumonia',
    groups: ['pulmonary', 'pneumonia', 'chest film', 'infectious-diseases'],
    history:
      'A 45-year-old man has had fever, rusty sputum, and pain on breathing in for two days.',
    parameters: { finding: 'consolidation', side: 'right', lobe: 'lower' },
    significance:
      'Alveoli are filled and air stays in the bronchi. Antibiotics follow severity and setting; shadows clear weeks after the patient is well.',
  }),
  film({
    id: 'film-tube-deep',
    pathology: 'Tracheal tube in the right main bronchus',
    groups: ['airway', 'intubation', 'chest film', 'pulmonary', 'ventilator'],
    history:
      'A 60-year-old woman was intubated ten minutes ago. Breath sounds are weaker on the left.',
    parameters: { finding: 'normal', tubeAboveCarina: -2 },
    significance:
      'The tip belongs 3 to 5 cm above the carina. Too deep, one lung is overinflated and the other collapses; the tube is pulled back and the chest heard again.',
  }),
  film({
    id: 'film-gastric-tube',
    pathology: 'Feeding tube in the right bronchus',
    groups: ['gastrointestinal', 'feeding tube', 'nutrition', 'chest film'],
    history:
      'A small-bore feeding tube was placed at the bedside in a drowsy 74-year-old man. No feeding has been started.',
    parameters: { finding: 'normal', gastricTube: 'right-bronchus' },
    significance:
      'A film confirms the tip before the first feeding. In the airway it is removed; nothing goes through it.',
  }),
];

import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, erect, seated } from './chest-case.ts';

const filed = {
  pathology: 'Pneumonia',
  sources: ['radiology textbook', 'guideline on community-acquired pneumonia'],
} as const;

/** Lobes whose air is replaced, each with the border that it takes away. */
export const pneumoniaCases: readonly ImageCase[] = [
  chestCase({
    ...filed,
    id: 'fever-and-rusty-sputum',
    title: 'Fever and rusty sputum',
    patient: { age: '48 years', sex: 'male' },
    history:
      'Shaking chill two days ago, fever 39.4 °C, cough with rusty sputum, pain on the right. SpO₂ 92% on air, respiratory rate 26.',
    clinicalScenario: 'Follow every border in turn.',
    questions: [
      askChest(
        'Right lower lobe pneumonia',
        'Right middle lobe pneumonia',
        'Right pleural effusion',
        'Pulmonary edema',
      ),
      ask('Why is it not the middle lobe?', [
        right(
          'The right border of the heart is sharp',
          'The middle lobe touches the heart; the lower lobe touches the dome.',
        ),
        wrong('The right dome is sharp', 'It is the dome that is lost.'),
        wrong('There is a meniscus', 'None is seen; that would be fluid.'),
      ]),
    ],
    significance:
      'Community-acquired lobar pneumonia: score the severity, take cultures if severe, give antibiotics without delay, oxygen to target, and film again after six weeks in a smoker over 50.',
    learningObjectives: ['Use the silhouette sign', 'Recognize air bronchograms'],
    tags: ['silhouette sign', 'lobar'],
    image: { ...erect, consolidation: { lobe: 'right-lower', density: 0.9 } },
  }),
  chestCase({
    ...filed,
    id: 'cough-after-flu',
    title: 'Cough that came back after the flu',
    patient: { age: '34 years', sex: 'female' },
    history:
      'Influenza last week, better, then fever again with green sputum. Temperature 38.9 °C, SpO₂ 95%.',
    clinicalScenario: 'Follow the right border of the heart from top to bottom.',
    questions: [
      askChest(
        'Right middle lobe pneumonia',
        'Right lower lobe pneumonia',
        'No abnormality',
        'Cardiomegaly',
      ),
      ask('Which finding places it?', [
        right(
          'The right border of the heart is lost, the dome is not',
          'What touches the border takes it away: the middle lobe.',
        ),
        wrong('The dome is lost', 'It can be followed.'),
        wrong('The aortic knob is lost', 'That lies on the left, beside the upper lobe.'),
      ]),
    ],
    significance:
      'Bacterial pneumonia after influenza: cover pneumococcus and Staphylococcus aureus as guidelines say, look for sepsis, follow up.',
    learningObjectives: [
      'Place an opacity by the lost border',
      'Think of a second infection when fever returns',
    ],
    tags: ['silhouette sign', 'influenza'],
    image: { ...erect, consolidation: { lobe: 'right-middle', density: 0.9 } },
  }),
  chestCase({
    ...filed,
    id: 'thick-bloody-sputum',
    title: 'Currant-jelly sputum',
    patient: { age: '57 years', sex: 'male' },
    history:
      'Drinks heavily, four days of fever and thick, bloody sputum. SpO₂ 89%, heart rate 118, blood pressure 104/60.',
    clinicalScenario: 'Look above the minor fissure.',
    questions: [
      askChest(
        'Right upper lobe pneumonia',
        'Collapse of the right upper lobe',
        'Lung mass',
        'Left upper lobe pneumonia',
      ),
      ask('What tells it from a collapsed upper lobe?', [
        right(
          'The fissure lies in its place and the trachea is central',
          'The lobe is full, not small: no volume is lost.',
        ),
        wrong('The fissure is pulled up', 'That would be lost volume.'),
        wrong('There are no air bronchograms', 'There are.'),
      ]),
    ],
    significance:
      'Severe lobar pneumonia in a man who drinks: think of Klebsiella and of aspiration, cultures, broad antibiotics, early review for intensive care; later exclude tuberculosis and a tumor that blocks the bronchus.',
    learningObjectives: [
      'Tell consolidation from collapse by volume',
      'Use the minor fissure as a landmark',
    ],
    tags: ['minor fissure', 'severe'],
    image: { ...erect, consolidation: { lobe: 'right-upper', density: 1 } },
  }),
  chestCase({
    ...filed,
    id: 'nursing-home-confused',
    title: 'More confused than yesterday',
    patient: { age: '86 years', sex: 'female' },
    history:
      'Nursing home, eats poorly, confused since yesterday, temperature 37.9 °C, respiratory rate 30, SpO₂ 88%, blood pressure 96/54.',
    clinicalScenario: 'Look behind the heart.',
    questions: [
      askChest(
        'Left lower lobe pneumonia',
        'Collapse of the left lower lobe',
        'Lingular pneumonia',
        'No abnormality',
      ),
      ask('How severe is it by CURB-65?', [
        right(
          'Severe: confusion, rate 30, pressure under 60 diastolic, age over 65',
          'At least four points before urea is known: hospital, and ask about intensive care.',
        ),
        wrong('Mild: she has no high fever', 'The old often have none.'),
        wrong('Moderate: only her age counts', 'Confusion, rate and pressure count as well.'),
      ]),
    ],
    significance:
      'Severe pneumonia: sepsis care within the hour, antibiotics, fluids, oxygen, and a talk about goals of care. Check her swallowing.',
    learningObjectives: [
      'Look for a hidden opacity behind the heart',
      'Score severity, not the film',
    ],
    tags: ['elderly', 'CURB-65'],
    image: { ...seated, consolidation: { lobe: 'left-lower', density: 0.95 } },
  }),
  chestCase({
    ...filed,
    id: 'runner-left-side-pain',
    title: 'A runner with pain on the left',
    patient: { age: '29 years', sex: 'female' },
    history:
      'Three days of fever 39 °C and dry, then productive cough, pain on the left on deep breath. SpO₂ 96%.',
    clinicalScenario: 'Follow the left border of the heart.',
    questions: [
      askChest(
        'Lingular pneumonia',
        'Left lower lobe pneumonia',
        'Left pleural effusion',
        'Cardiomegaly',
      ),
      ask('Where can she be treated?', [
        right(
          'At home with an antibiotic by mouth',
          'Young, normal vital signs, no other illness: low risk.',
        ),
        wrong('On intensive care', 'Nothing speaks of severe disease.'),
        wrong('Without an antibiotic', 'Lobar pneumonia is treated as bacterial.'),
      ]),
    ],
    significance:
      'Low-risk pneumonia: antibiotic by mouth, review after two days, return if breathless.',
    learningObjectives: ['Know that the lingula touches the left border of the heart'],
    tags: ['silhouette sign', 'outpatient'],
    image: { ...erect, consolidation: { lobe: 'lingula', density: 0.85 } },
  }),
];

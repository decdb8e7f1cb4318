import type { Pattern } from '../chest-assessment/pattern.ts';

/** Disorders as spirometry, lung volumes, flow-volume loops and diffusing capacity show them. */
export const functionPatterns: readonly Pattern[] = [
  {
    id: 'pft-emphysema',
    name: 'Advanced emphysema',
    marks:
      'Emphysema gives a low FEV₁/FVC with a high RV and TLC and a low DLCO, because alveolar surface is lost.',
    note: 'A low DLCO tells emphysema from asthma and chronic bronchitis, which leave the alveolar surface intact.',
    scenes: [
      'A patient who smoked for 45 years has an FEV₁ of 38% and an FVC of 74% of predicted, a measured FEV₁/FVC of 0.41, a TLC of 131%, an RV of 240% and a DLCO of 36%. Albuterol changes the FEV₁ by 3%.',
      'A patient with alpha-1 antitrypsin deficiency has an FEV₁/FVC of 0.46, an FRC of 175% and a TLC of 124% of predicted, and a DLCO of 42%. The flow-volume curve is scooped out.',
    ],
    lookalikes: [
      'pft-asthma',
      'pft-chronic-bronchitis',
      'pft-interstitial',
      'pft-vascular',
      'pft-muscle-weakness',
    ],
    finding: {
      scene:
        'Tomography of a patient shows widespread destruction of alveolar walls, and the FEV₁/FVC is 0.44. What should the remaining tests show, as percent of predicted?',
      text: 'High TLC with a low DLCO',
      why: 'Emphysema overfills the lungs and destroys the surface for gas transfer, so TLC is high and DLCO low.',
    },
  },
  {
    id: 'pft-asthma',
    name: 'Bronchial asthma',
    marks:
      'Asthma gives airflow obstruction that improves by at least 12% and 200 mL after a bronchodilator, with a normal or high DLCO.',
    note: 'Obstruction that varies and reverses is the hallmark. Tests may be normal between attacks.',
    scenes: [
      'A 24-year-old nonsmoker with nightly cough has an FEV₁ of 2.10 L before and 2.75 L after albuterol. The FEV₁/FVC rises from 0.61 to 0.74, and the DLCO is 108% of predicted.',
      'A baker coughs at work and is well on vacation. After six days of work the FEV₁/FVC is 0.63 with an RV of 150% and a DLCO of 102% of predicted; after two weeks away spirometry is normal.',
    ],
    lookalikes: [
      'pft-emphysema',
      'pft-chronic-bronchitis',
      'pft-fixed-airway',
      'pft-interstitial',
      'pft-muscle-weakness',
    ],
    finding: {
      scene:
        'A nonsmoker with wheezing that comes and goes is tested on a bad day and again after albuterol. Which set of results is expected?',
      text: 'Low, reversible FEV₁/FVC with a normal DLCO',
      why: 'Asthma narrows airways reversibly and leaves the alveolar surface intact, so DLCO stays normal.',
    },
  },
  {
    id: 'pft-chronic-bronchitis',
    name: 'Chronic bronchitis',
    marks:
      'Chronic bronchitis gives fixed airflow obstruction with a nearly normal TLC and DLCO and a daily productive cough.',
    note: 'The diagnosis is clinical: productive cough for three months in each of two years.',
    scenes: [
      'A smoker has coughed up sputum on most days of the last three winters. The FEV₁/FVC is 0.58 with no change after albuterol, TLC is 104%, RV 128% and DLCO 91% of predicted.',
    ],
    lookalikes: [
      'pft-emphysema',
      'pft-asthma',
      'pft-interstitial',
      'pft-vascular',
      'pft-muscle-weakness',
    ],
    finding: {
      scene:
        'A smoker has had a productive cough for four months in each of the last two years, and albuterol does not change the FEV₁. Which results fit best?',
      text: 'Low, unchanged FEV₁/FVC with a normal DLCO',
      why: 'Mucus and thick walls of chronic bronchitis obstruct airways for good but leave alveolar surface nearly intact.',
    },
  },
  {
    id: 'pft-interstitial',
    name: 'Interstitial lung disease',
    marks:
      'Interstitial lung disease lowers TLC, RV and DLCO alike, with a normal or high FEV₁/FVC.',
    note: 'All volumes shrink in proportion because the lung itself is stiff.',
    scenes: [
      'A patient with a dry cough and crackles has an FVC of 54%, an FEV₁ of 60%, a measured FEV₁/FVC of 0.87, a TLC of 56%, an RV of 58% and a DLCO of 40% of predicted.',
      'During treatment with amiodarone a patient becomes breathless. TLC has fallen from 98 to 69% and DLCO from 90 to 47% of predicted; the FEV₁/FVC is 0.84. Mouth pressures are normal.',
    ],
    lookalikes: [
      'pft-muscle-weakness',
      'pft-obesity',
      'pft-vascular',
      'pft-emphysema',
      'pft-chronic-bronchitis',
    ],
    finding: {
      scene:
        'A lung biopsy of a patient shows diffuse fibrosis. Which results of complete pulmonary function tests are expected?',
      text: 'Low TLC and RV with a low DLCO',
      why: 'Interstitial lung disease stiffens the lung and thickens the membrane, so volumes and DLCO fall together.',
    },
  },
  {
    id: 'pft-muscle-weakness',
    name: 'Respiratory muscle weakness',
    marks:
      'Respiratory muscle weakness lowers VC, TLC and mouth pressures, while RV is normal or high and DLCO corrected for volume is normal.',
    note: 'A VC that falls when lying down points to the diaphragm. Follow VC and maximal inspiratory pressure.',
    scenes: [
      'A patient with difficulty climbing stairs has a VC of 48%, a TLC of 66% and an RV of 134% of predicted. Maximal inspiratory pressure is −28 cm H₂O, and the FEV₁/FVC is 0.83. DLCO corrected for volume is normal.',
      'The VC of a patient with a slow gait falls from 2.4 L sitting to 1.4 L lying flat. FEV₁/FVC is 0.85, maximal expiratory pressure is 30 cm H₂O, and lung tissue looks normal on tomography.',
    ],
    lookalikes: ['pft-interstitial', 'pft-obesity', 'pft-vascular', 'pft-emphysema', 'pft-asthma'],
    finding: {
      scene:
        'A patient with advancing amyotrophic lateral sclerosis has healthy lungs. Which results of pulmonary function tests fit best?',
      text: 'Low VC and low maximal mouth pressures',
      why: 'Respiratory muscle weakness limits how far the chest can be moved and how much pressure is made.',
    },
  },
  {
    id: 'pft-obesity',
    name: 'Effect of obesity',
    marks:
      'Obesity chiefly lowers ERV and FRC, with a nearly normal VC, TLC and FEV₁/FVC and a normal DLCO.',
    note: 'The weight of chest wall and abdomen presses the resting volume down. Weight loss restores it.',
    scenes: [
      'A patient with a body mass index of 46 kg/m² has an ERV of 24%, an FRC of 61%, a TLC of 89%, an FVC of 88% and a DLCO of 104% of predicted. FEV₁/FVC is 0.80, and mouth pressures are normal.',
    ],
    lookalikes: [
      'pft-interstitial',
      'pft-muscle-weakness',
      'pft-emphysema',
      'pft-vascular',
      'pft-chronic-bronchitis',
    ],
    finding: {
      scene:
        'A nonsmoker with a body mass index of 48 kg/m² has healthy lungs and normal muscle strength. Which change of lung volumes is typical?',
      text: 'Low ERV and FRC with a nearly normal VC',
      why: 'The weight in obesity pushes the resting level down, so ERV and FRC fall before VC does.',
    },
  },
  {
    id: 'pft-vascular',
    name: 'Pulmonary vascular disease',
    marks: 'Pulmonary vascular disease lowers DLCO alone, with normal spirometry and lung volumes.',
    note: 'An isolated low DLCO also occurs with anemia, so hemoglobin is checked and the result corrected.',
    scenes: [
      'A patient with slowly increasing dyspnea has an FEV₁ of 97%, an FVC of 96%, a TLC of 99% and an RV of 102% of predicted. DLCO corrected for hemoglobin is 49%. The chest film shows large hilar arteries.',
    ],
    lookalikes: [
      'pft-interstitial',
      'pft-emphysema',
      'pft-muscle-weakness',
      'pft-obesity',
      'pft-asthma',
    ],
    finding: {
      scene:
        'Repeated small emboli have narrowed the lung vessels of a patient whose airways and tissue are normal. Which results fit?',
      text: 'Normal volumes and flows with a low DLCO',
      why: 'Pulmonary vascular disease removes capillary blood volume, so just DLCO falls.',
    },
  },
  {
    id: 'pft-fixed-airway',
    name: 'Fixed tracheal obstruction',
    marks:
      'Fixed upper airway obstruction flattens both the inspiratory and the expiratory limb of the flow-volume loop.',
    note: 'A stiff narrowing, such as tracheal stenosis after long intubation, limits flow in both directions.',
    scenes: [
      'Two months after three weeks of intubation a patient is short of breath. The flow-volume loop looks like a box: inspiratory and expiratory flow are each cut off at 2 L/s. Bronchodilator has no effect.',
    ],
    lookalikes: [
      'pft-extrathoracic',
      'pft-intrathoracic',
      'pft-emphysema',
      'pft-asthma',
      'pft-interstitial',
    ],
    finding: {
      scene:
        'A rigid scar narrows the trachea of a patient to 6 mm. How should the flow-volume loop look?',
      text: 'Flat plateaus of inspiration and expiration',
      slips: [
        [
          'Flat inspiratory limb with normal expiration',
          'This is a variable obstruction outside the chest, such as vocal cord paralysis.',
        ],
        [
          'Flat expiratory limb with normal inspiration',
          'This is a variable obstruction inside the chest, such as a soft lower trachea.',
        ],
        [
          'Scooped expiratory limb after a sharp peak',
          'A scooped limb after a sharp peak shows narrowing of small airways, as in asthma or COPD.',
        ],
        [
          'Tall, narrow loop with a small volume',
          'A tall, narrow loop of normal shape is typical of a small, stiff lung.',
        ],
        [
          'Sawtooth on both limbs of a full loop',
          'A sawtooth comes from tremor or loose upper airway tissue, not from a fixed limit to flow.',
        ],
      ],
      why: 'A rigid narrowing of fixed upper airway obstruction limits flow alike in both phases.',
    },
  },
  {
    id: 'pft-extrathoracic',
    name: 'Extrathoracic obstruction',
    marks:
      'Variable extrathoracic obstruction flattens the inspiratory limb and leaves the expiratory limb normal.',
    note: 'Negative airway pressure in inspiration narrows a floppy larynx; vocal cord paralysis is a typical cause.',
    scenes: [
      'After thyroid surgery a patient has a hoarse voice and noisy inspiration. The expiratory limb of the flow-volume loop is normal; the inspiratory limb forms a plateau at 1.5 L/s.',
    ],
    lookalikes: [
      'pft-fixed-airway',
      'pft-intrathoracic',
      'pft-asthma',
      'pft-emphysema',
      'pft-muscle-weakness',
    ],
    finding: {
      scene:
        'A patient has paralysis of both vocal cords and healthy lungs. How should the flow-volume loop look?',
      text: 'Flat inspiratory limb with normal expiration',
      slips: [
        [
          'Flat expiratory limb with normal inspiration',
          'This is a variable obstruction inside the chest, such as a soft lower trachea.',
        ],
        [
          'Flat plateaus of inspiration and expiration',
          'Both limbs are flat when a narrowing is rigid. Paralyzed cords move with the air flow.',
        ],
        [
          'Scooped expiratory limb after a sharp peak',
          'A scooped limb after a sharp peak shows narrowing of small airways, as in asthma or COPD.',
        ],
        [
          'Tall, narrow loop with a small volume',
          'A tall, narrow loop of normal shape is typical of a small, stiff lung.',
        ],
        [
          'Sawtooth on both limbs of a full loop',
          'A sawtooth comes from tremor or loose upper airway tissue, not from a fixed limit to flow.',
        ],
      ],
      why: 'The cords of a variable extrathoracic obstruction are drawn together on inspiration and blown apart on expiration.',
    },
  },
  {
    id: 'pft-intrathoracic',
    name: 'Intrathoracic obstruction',
    marks:
      'Variable intrathoracic obstruction flattens the expiratory limb and leaves the inspiratory limb normal.',
    note: 'Pleural pressure in a forced expiration squeezes a soft lower trachea; tracheomalacia and tumors do this.',
    scenes: [
      'A patient with a soft, collapsing lower trachea has a normal inspiratory limb. The expiratory limb reaches 1.8 L/s and stays level until the end of the vital capacity.',
    ],
    lookalikes: [
      'pft-extrathoracic',
      'pft-fixed-airway',
      'pft-emphysema',
      'pft-interstitial',
      'pft-muscle-weakness',
    ],
    finding: {
      scene:
        'A movable tumor lies in the lower trachea of a patient, inside the chest. How should the flow-volume loop look?',
      text: 'Flat expiratory limb with normal inspiration',
      slips: [
        [
          'Flat inspiratory limb with normal expiration',
          'This is a variable obstruction outside the chest, such as vocal cord paralysis.',
        ],
        [
          'Flat plateaus of inspiration and expiration',
          'Both limbs are flat when a narrowing is rigid. This tumor is movable.',
        ],
        [
          'Scooped expiratory limb after a sharp peak',
          'A scooped limb after a sharp peak shows narrowing of small airways, as in asthma or COPD.',
        ],
        [
          'Tall, narrow loop with a small volume',
          'A tall, narrow loop of normal shape is typical of a small, stiff lung.',
        ],
        [
          'Sawtooth on both limbs of a full loop',
          'A sawtooth comes from tremor or loose upper airway tissue, not from a fixed limit to flow.',
        ],
      ],
      why: 'Positive pleural pressure of a forced expiration narrows a variable intrathoracic obstruction.',
    },
  },
];

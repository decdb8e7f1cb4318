import type { DecisionCase } from './pattern.ts';

/** Which image or procedure to recommend next. */
export const imagingDecisions: readonly DecisionCase[] = [
  {
    id: 'test-embolism-ct',
    level: 'application',
    stem: 'A patient with cancer has sudden pleuritic pain and an SpO₂ of 87%. The film is clear, kidney function is normal, and there is no allergy. Pulmonary embolism is likely. Which test should be recommended?',
    key: [
      'CT angiography',
      'It shows clots in the pulmonary arteries directly and is the first choice when contrast is safe.',
    ],
    slips: [
      [
        'D-dimer in a venous sample',
        'With a high probability a normal D-dimer cannot exclude embolism, and cancer raises it anyway.',
      ],
      ['Bronchoscopy with washings', 'Bronchoscopy looks into airways. It does not show vessels.'],
      [
        'Spirometry at the bedside',
        'Spirometry cannot detect a clot and would delay the diagnosis.',
      ],
      [
        'Decubitus chest film',
        'This view shows free pleural fluid. It cannot show a clot in a vessel.',
      ],
    ],
    note: 'CT angiography is the usual test for a likely embolism. A perfusion scan serves when contrast is unsafe, and a D-dimer when probability is low.',
  },
  {
    id: 'test-flexible-bronchoscopy',
    level: 'application',
    stem: 'A patient who smokes has blood-streaked sputum for three weeks and a central mass at the right hilum on tomography. The platelet count is normal. Which procedure gives tissue most directly?',
    key: [
      'Bronchoscopy with biopsy',
      'A central mass near a large airway can be seen and sampled through the bronchoscope.',
    ],
    slips: [
      [
        'Thoracentesis with cell count',
        'There is no effusion to sample. The mass lies at the hilum.',
      ],
      [
        'Pulmonary angiography',
        'Angiography shows vessels and yields no tissue. Tissue is what is wanted.',
      ],
      [
        'Mediastinal ultrasound scan',
        'Surface ultrasound does not see through air-filled lung and takes no tissue.',
      ],
      ['Needle biopsy of the liver', 'Nothing points to the liver, and the mass is in the chest.'],
    ],
    note: 'Central lesions are reached by bronchoscopy, and peripheral ones often by a needle through the chest wall. Check clotting first.',
  },
  {
    id: 'test-thoracentesis',
    level: 'application',
    stem: 'A patient with fever has a moderate right pleural effusion on film that layers 3 cm on a side-lying view. The cause is unknown. What should be recommended next?',
    key: [
      'Sampling of pleural fluid',
      'New fluid of unknown cause with fever must be sampled to find infection.',
    ],
    slips: [
      ['Bronchoscopy with airway lavage', 'Lavage samples the airways and not the pleural space.'],
      [
        'Spirometry with lung volumes',
        'Function tests would show restriction. They do not show the cause.',
      ],
      ['Repeat chest film in a month', 'A possible empyema cannot wait for a month.'],
      [
        'Perfusion scan of both lungs',
        'A perfusion scan looks for embolism and is hard to read with fluid.',
      ],
    ],
    note: 'Pleural fluid with fever is sampled early. Low pH, low glucose or pus means that a chest tube is needed.',
  },
  {
    id: 'test-ultrasound-pneumothorax',
    level: 'application',
    stem: 'A trauma patient on a backboard has decreased breath sounds on the left and stable vital signs. A quick bedside test for pneumothorax without moving the patient is wanted. Which one is best?',
    key: [
      'Ultrasound for lung sliding',
      'Absent lung sliding suggests a pneumothorax, and ultrasound is more sensitive than a supine film.',
    ],
    slips: [
      [
        'Magnetic resonance scan of both lungs',
        'It is slow, needs transport and images air poorly.',
      ],
      [
        'Perfusion scan with injected particles',
        'It shows blood flow, not air in the pleural space.',
      ],
      [
        'Spirometry with a flow-volume loop',
        'A trauma patient lying flat cannot do a valid maneuver.',
      ],
      [
        'Inspiratory and expiratory upright films',
        'Upright films require sitting, which is not allowed here.',
      ],
    ],
    note: 'Bedside ultrasound finds pneumothorax, pleural fluid and pericardial fluid within minutes. A tension pneumothorax is treated without any test.',
  },
  {
    id: 'test-echo-hypotension',
    level: 'analysis',
    stem: 'Four days after bypass surgery a patient is hypotensive with distended neck veins, a narrow pulse pressure and clear lungs. Which test should be recommended urgently?',
    key: [
      'Echocardiogram',
      'It shows pericardial fluid and chamber collapse, thus tamponade, at the bedside.',
    ],
    slips: [
      [
        'Spirometry',
        'Airflow has no part in this picture. The patient needs an image of the heart.',
      ],
      [
        'Sputum culture',
        'No sign of infection is present. A culture would not explain full neck veins.',
      ],
      [
        'Lung volume test',
        'Lung volumes do not explain hypotension. They would also cost precious time.',
      ],
      ['Electroencephalogram', 'The brain is not the source of these signs.'],
    ],
    note: 'Hypotension, full neck veins and clear lungs after heart surgery suggest tamponade. Echocardiography confirms it quickly.',
  },
  {
    id: 'test-modified-barium',
    level: 'application',
    stem: 'A patient with a recent stroke coughs after drinks and has had pneumonia in the right lower lobe twice. Which study should be recommended to guide feeding?',
    key: [
      'Swallowing study on video',
      'It shows whether food and liquid of each thickness enter the airway.',
    ],
    slips: [
      [
        'Gastric emptying study',
        'Emptying of the stomach does not show what happens in the pharynx.',
      ],
      [
        'High-resolution lung scan',
        'A scan shows the damage to the lung. It does not guide feeding.',
      ],
      ['Sleep study for one night', 'Apnea is not the reason for coughing after drinks.'],
      [
        'Methacholine challenge',
        'Coughing with drinks after a stroke suggests aspiration, not asthma.',
      ],
    ],
    note: 'Cough with liquids and right lower lobe pneumonia suggest aspiration. Swallowing is tested before oral feeding goes on.',
  },
  {
    id: 'test-hrct',
    level: 'application',
    stem: 'A patient with clubbing has fine late crackles, a low TLC and a low DLCO. The chest film shows faint lines at the bases. Which study should be recommended to define the lung pattern?',
    key: [
      'Thin-slice CT of the chest',
      'Thin slices show honeycombing, ground glass and their distribution far better than a film.',
    ],
    slips: [
      [
        'Contrast study of pulmonary arteries',
        'Angiography shows the vessels. The problem here is the interstitium.',
      ],
      [
        'Fluoroscopy of both hemidiaphragms',
        'Fluoroscopy looks for a paralyzed diaphragm. It does not show lung tissue.',
      ],
      [
        'Magnetic resonance of the thoracic spine',
        'Spine imaging does not show lung tissue. The pattern of the lung is the question.',
      ],
      [
        'Ventilation scan with radioactive gas',
        'A ventilation scan shows where gas goes, not the tissue pattern.',
      ],
    ],
    note: 'High-resolution tomography is the key image in interstitial lung disease and bronchiectasis. It may spare a biopsy.',
  },
  {
    id: 'test-bal-quant',
    level: 'application',
    stem: 'On day six of ventilation a patient has a new infiltrate, fever and purulent secretions. A specimen of the lower airway with little contamination is wanted. Which method should be recommended?',
    key: [
      'Lavage with quantitative culture',
      'Lavage samples distal airways, and counting colonies tells infection from colonization.',
    ],
    slips: [
      [
        'Throat swab taken around the endotracheal tube',
        'A swab of the throat shows colonizing flora.',
      ],
      [
        'Expectorated sputum after a deep spontaneous cough',
        'An intubated patient cannot expectorate, and such sputum is contaminated.',
      ],
      [
        'Condensate that has collected in the expiratory limb',
        'Circuit water is full of environmental bacteria. It does not represent the lung.',
      ],
      [
        'Nasal washing with sterile saline from both sides',
        'Nasal flora does not show the cause of pneumonia.',
      ],
    ],
    note: 'Cultures are best taken before antibiotics are changed. Quantitative lavage helps to tell pneumonia from colonization.',
  },
  {
    id: 'test-lateral-neck',
    level: 'application',
    stem: 'A stable 2-year-old child with a barking cough and mild stridor has had three such episodes. The physician wants an image of the upper airway that needs no sedation. Which study should be recommended?',
    key: [
      'Films of the neck in two planes',
      'They show narrowing below the glottis, the epiglottis and foreign bodies that absorb x-rays.',
    ],
    slips: [
      [
        'Magnetic resonance of the throat',
        'It requires a still, usually sedated child. The physician wants a test without sedation.',
      ],
      ['Ventilation and perfusion scans', 'These scans show lung function and not the larynx.'],
      ['Barium study of the lower bowel', 'The bowel is not the site of stridor.'],
      ['Contrast study of lung arteries', 'Arteries of the lung do not explain a barking cough.'],
    ],
    note: 'Neck films can help in a stable child with recurrent stridor. A child in danger goes to airway management first.',
  },
  {
    id: 'test-decubitus',
    level: 'application',
    stem: 'A frontal film of a patient shows a blunted left costophrenic angle. It is not clear whether this is free fluid or old scarring. Ultrasound is not available. Which view should be recommended?',
    key: [
      'Film lying on the affected side',
      'With the left side down, free fluid layers along the chest wall, and a scar does not move.',
    ],
    slips: [
      ['Expiratory upright film', 'An expiratory film brings out a small pneumothorax.'],
      ['Apical lordotic film', 'This view shows the apices free of the clavicles.'],
      [
        'Supine portable film',
        'On a supine film fluid spreads behind the lung and is hard to see.',
      ],
      ['Oblique film of the ribs', 'Rib views look for fractures.'],
    ],
    note: 'A decubitus film with the affected side down shows free pleural fluid. The opposite side down helps to show free air.',
  },
];

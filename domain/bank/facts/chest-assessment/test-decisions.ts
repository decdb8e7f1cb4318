import type { DecisionCase } from './pattern.ts';

/** Which test or specimen to recommend next. */
export const testDecisions: readonly DecisionCase[] = [
  {
    id: 'test-sputum-acid-fast',
    level: 'application',
    stem: 'A patient with night sweats and weight loss has an upper lobe cavity on film and brings up scant sputum. Which specimen should the therapist recommend to identify the likely organism?',
    key: [
      'Smear for acid-fast bacilli',
      'Serial early-morning sputum, induced if needed, is examined for tuberculosis.',
    ],
    slips: [
      [
        'Throat swab for streptococcus',
        'A throat swab shows pharyngitis. It misses organisms from a lung cavity.',
      ],
      [
        'Urine sample for legionella',
        'Legionella causes acute pneumonia, not weeks of weight loss with a cavity.',
      ],
      [
        'Nasal swab for influenza virus',
        'Influenza is acute and does not form an upper lobe cavity.',
      ],
      ['Stool sample for difficile toxin', 'The toxin test is for diarrhea after antibiotics.'],
    ],
    note: 'Suspect tuberculosis in upper lobe cavities with weight loss. Airborne precautions begin before sputum is collected.',
  },
  {
    id: 'test-sweat-chloride',
    level: 'application',
    stem: 'A 3-year-old child has repeated lung infections, greasy stools, nasal polyps and poor growth. Which test should be recommended to establish the likely disease?',
    key: [
      'Sweat chloride level',
      "A sweat chloride of 60 mmol/L or more supports cystic fibrosis, which this child's picture suggests.",
    ],
    slips: [
      [
        'Alpha-1 antitrypsin level',
        'This deficiency causes emphysema in adults and liver disease, not nasal polyps in a toddler.',
      ],
      ['Skin test with tuberculin', 'Tuberculosis does not explain greasy stools and polyps.'],
      [
        'Methacholine challenge test',
        'Young children cannot do the test, and asthma does not cause greasy stools.',
      ],
      [
        'Polysomnography at night',
        'A sleep study looks for apnea. Nothing in this child suggests it.',
      ],
    ],
    note: 'Lung infections with malabsorption in a child suggest cystic fibrosis. Sweat chloride and gene tests confirm it.',
  },
  {
    id: 'test-alpha-one',
    level: 'application',
    stem: 'A 38-year-old nonsmoker has emphysema that is worst at the lung bases, and a brother with liver disease. Which blood test should be recommended?',
    key: [
      'Alpha-1 antitrypsin level',
      'Early emphysema of the bases without smoking suggests this inherited deficiency.',
    ],
    slips: [
      [
        'Total eosinophil count',
        'Eosinophils rise in allergy and asthma. They do not explain emphysema at 38.',
      ],
      ['Angiotensin enzyme level', 'This enzyme may be raised in sarcoidosis.'],
      [
        'Cold agglutinin titer',
        'Cold agglutinins are linked to mycoplasma infection. They do not explain emphysema.',
      ],
      ['Carboxyhemoglobin level', 'Carboxyhemoglobin shows recent exposure to smoke or exhaust.'],
    ],
    note: 'Test for alpha-1 antitrypsin in early or basal emphysema or with a family history. Smoking speeds the disease greatly.',
  },
  {
    id: 'test-bnp',
    level: 'analysis',
    stem: 'In the emergency department a patient with both COPD and hypertension is breathless with wheezes and basal crackles. The film is hard to read. Which blood test helps most to tell heart failure from a COPD flare?',
    key: [
      'Natriuretic peptide',
      'The stretched ventricle releases it. A low value makes heart failure unlikely, and a high one supports it.',
    ],
    slips: [
      [
        'White blood cell differential',
        'The count may rise in either and does not tell them apart.',
      ],
      [
        'Serum sodium and chloride',
        'Electrolytes do not separate heart failure from airway disease.',
      ],
      [
        'Prothrombin time and ratio',
        'Clotting tests monitor warfarin and liver function. They do not tell lung from heart.',
      ],
      ['Serum amylase and lipase', 'These enzymes show disease of the pancreas.'],
    ],
    note: 'A B-type natriuretic peptide below 100 pg/mL makes heart failure unlikely. Values rise with age and kidney failure.',
  },
  {
    id: 'test-troponin',
    level: 'application',
    stem: 'During a home visit a patient with diabetes reports new pressure under the breastbone and sweating for an hour, and is brought to the emergency department. Which pair of tests should be recommended first?',
    key: [
      'ECG and serial troponin',
      'They show acute myocardial injury, which this picture suggests.',
    ],
    slips: [
      [
        'Spirometry and peak flow readings',
        'Forced breathing is unwise with possible infarction and would not show it.',
      ],
      [
        'D-dimer and leg vein ultrasound',
        'These look for clots in veins. Pressure with sweating suggests the heart.',
      ],
      [
        'Sputum stain and blood cultures',
        'No sign of infection is reported. Cultures would not show a cardiac cause.',
      ],
      [
        'Echocardiogram and sleep study',
        'Echocardiography may follow, but a sleep study has no urgent role.',
      ],
    ],
    note: 'Chest pressure with sweating is cardiac until proven otherwise. The ECG is taken within ten minutes.',
  },
  {
    id: 'test-cuff-leak-test',
    level: 'application',
    stem: 'A patient intubated for six days after a traumatic intubation has passed a breathing trial. The physician fears stridor after extubation. Which test should the therapist recommend?',
    key: [
      'Cuff leak test',
      'Little or no leak with the cuff deflated suggests swelling of the larynx.',
    ],
    slips: [
      ['Allen test', 'The Allen test checks the blood supply of the hand.'],
      ['Apnea test', 'An apnea test belongs to the diagnosis of brain death.'],
      ['Nitrogen test', 'Nitrogen washout measures lung volume and distribution of gas.'],
      ['Shunt study', 'A shunt study measures the share of blood that bypasses alveoli.'],
    ],
    note: 'A small cuff leak warns of postextubation stridor. Steroids before extubation may be considered.',
  },
  {
    id: 'test-exercise-asthma',
    level: 'application',
    stem: 'A soccer player coughs and wheezes ten minutes after hard runs. Spirometry at rest is normal. Which test is most likely to show the problem?',
    key: [
      'FEV₁ before and after a run',
      'A fall of FEV₁ by 10 to 15% after exercise shows exercise-induced bronchoconstriction.',
    ],
    slips: [
      [
        'Diffusing capacity before and after food',
        'Diffusing capacity does not change in bronchoconstriction after runs.',
      ],
      [
        'Maximal inspiratory pressure on two days',
        'Muscle strength is not in question in this athlete.',
      ],
      ['Polysomnography with CPAP titration', 'Symptoms come with exercise and not in sleep.'],
      ['Arterial sample taken at complete rest', 'Gas exchange at rest is expected to be normal.'],
    ],
    note: 'Exercise-induced bronchoconstriction peaks 5 to 15 minutes after exertion. Test FEV₁ at intervals after hard exercise.',
  },
  {
    id: 'test-abg-now',
    level: 'analysis',
    stem: 'A patient with COPD on a 28% air-entrainment mask is newly sleepy, with an SpO₂ of 93% and a respiratory rate of 12/min. Which test should be recommended now?',
    key: [
      'Arterial blood gas analysis',
      'Sleepiness suggests CO₂ retention, which SpO₂ cannot show.',
    ],
    slips: [
      [
        'Spirometry with reversibility',
        'A sleepy patient cannot perform it, and it does not show CO₂.',
      ],
      ['Continuous pulse oximetry', 'Oximetry is already reassuring and misses CO₂ retention.'],
      ['Sputum culture and stain', 'Infection may be present, but sleepiness needs an answer now.'],
      ['Complete lung volume test', 'Lung volumes do not guide treatment at this moment.'],
    ],
    note: 'A change in alertness in a patient who may retain CO₂ calls for a blood gas. Oximetry tells nothing of ventilation.',
  },
  {
    id: 'test-legionella',
    level: 'application',
    stem: 'After a hotel stay with a hot tub a patient has high fever, confusion, diarrhea, a sodium of 126 mEq/L and lobar infiltrates. The Gram stain shows white cells but no organisms. Which test should be recommended?',
    key: [
      'Urine antigen for Legionella',
      'Legionella spreads by water aerosol and is not seen on Gram stain. The antigen gives a quick answer.',
    ],
    slips: [
      ['Sweat chloride concentration', 'Sweat chloride is a test for cystic fibrosis.'],
      [
        'Acid-fast stain of the stool',
        'Tuberculosis develops slowly and does not give this picture.',
      ],
      [
        'Rapid test for streptococci',
        'A throat test for streptococci does not explain pneumonia with low sodium.',
      ],
      [
        'Precipitins for bird antigens',
        'Bird antigens cause hypersensitivity pneumonitis. That does not come with low sodium and diarrhea.',
      ],
    ],
    note: 'Pneumonia with confusion, diarrhea and low sodium after exposure to water aerosol suggests Legionella. The antigen is found within hours.',
  },
  {
    id: 'test-metabolic-cart',
    level: 'analysis',
    stem: 'A malnourished patient on a ventilator has failed to wean for three weeks. The dietitian wants the true daily energy need because formulas disagree. What should the therapist recommend?',
    key: [
      'Calorimetry from gas exchange',
      'Measured oxygen uptake and CO₂ output give energy use and the respiratory quotient.',
    ],
    slips: [
      [
        'Nitrogen washout',
        'Nitrogen washout measures functional residual capacity. It does not measure energy use.',
      ],
      [
        'Body plethysmography',
        'Plethysmography measures lung volume and cannot be done on a ventilator.',
      ],
      [
        'Arterial lactate',
        'Lactate reflects tissue perfusion, not energy need. It cannot replace a measurement of gas exchange.',
      ],
      ['Serum creatinine', 'Creatinine reflects kidney function and muscle mass.'],
    ],
    note: 'Indirect calorimetry measures oxygen uptake and CO₂ output. A respiratory quotient above 1 suggests overfeeding, which raises CO₂ production.',
  },
  {
    id: 'test-apnea-brain',
    level: 'application',
    stem: 'A patient with catastrophic brain injury is normothermic and free of sedatives, and brainstem reflexes are absent. Which test of breathing belongs to the determination of brain death?',
    key: [
      'Apnea test with blood gases',
      'No breathing effort although PaCO₂ rises to 60 mm Hg or more supports the diagnosis.',
    ],
    slips: [
      [
        'Breathing trial with pressure support',
        'A breathing trial tests readiness for extubation. It has no part in this diagnosis.',
      ],
      [
        'Maximal inspiratory pressure by valve',
        'This tests muscle strength in a patient with effort.',
      ],
      [
        'Rebreathing test with carbon monoxide',
        'Carbon monoxide is used to measure diffusing capacity.',
      ],
      [
        'Cough peak flow through a face mask',
        'Cough flow is for awake patients with weak muscles.',
      ],
    ],
    note: 'Preoxygenate before the apnea test and stop it if blood pressure or saturation falls. A rise of 20 mm Hg above baseline also counts.',
  },
  {
    id: 'test-cultures-first',
    level: 'recall',
    stem: 'A patient with severe pneumonia will start antibiotics within the hour. Which samples should be collected before the first dose?',
    key: [
      'Blood and sputum cultures',
      'Cultures taken before antibiotics have the best chance of growing the organism.',
    ],
    slips: [
      ['Pleural and bone marrow biopsies', 'Biopsies are not the first step in pneumonia.'],
      ['Sweat and stool chloride samples', 'These belong to the work-up of cystic fibrosis.'],
      ['Gastric juice and bile cultures', 'These do not show the cause of pneumonia.'],
      ['Spinal fluid and joint aspirates', 'Nothing points to infection of the spine or joints.'],
    ],
    note: 'Take cultures first, but do not delay antibiotics in sepsis. A Gram stain gives the first direction.',
  },
  {
    id: 'test-co-clinic',
    level: 'application',
    stem: 'A patient in a program to stop smoking says that the last cigarette was four weeks ago. Which quick test in the clinic can support this?',
    key: [
      'Exhaled carbon monoxide',
      'A low level fits recent abstinence, because carbon monoxide clears within a day.',
    ],
    slips: [
      ['Exhaled nitric oxide', 'Nitric oxide reflects airway inflammation of an allergic type.'],
      ['Peak expiratory flow', 'Peak flow shows airway caliber. It does not show smoking.'],
      [
        'End-tidal carbon dioxide',
        'End-tidal CO₂ reflects ventilation. Smoking does not change it in a useful way.',
      ],
      ['Transcutaneous oxygen', 'Skin oxygen does not tell smokers from nonsmokers.'],
    ],
    note: 'Exhaled carbon monoxide shows smoking within about a day, and urine cotinine within several days. Both support the work of a program.',
  },
  {
    id: 'test-feno',
    level: 'application',
    stem: 'A patient with asthma says that the inhaled corticosteroid is taken daily, but symptoms persist. A noninvasive marker of allergic airway inflammation is wanted. Which test fits?',
    key: [
      'Exhaled nitric oxide',
      'It is high in eosinophilic airway inflammation and falls with inhaled corticosteroid.',
    ],
    slips: [
      [
        'Exhaled carbon monoxide',
        'Carbon monoxide shows exposure to smoke. It does not reflect allergic inflammation.',
      ],
      ['Diffusing capacity', 'Diffusing capacity measures gas transfer and is normal in asthma.'],
      ['Maximal mouth pressure', 'Mouth pressures measure muscle strength.'],
      ['Nitrogen washout time', 'Washout reflects distribution of gas and lung volume.'],
    ],
    note: 'A high fraction of exhaled nitric oxide suggests steroid-responsive inflammation or poor adherence. Review inhaler technique as well.',
  },
];

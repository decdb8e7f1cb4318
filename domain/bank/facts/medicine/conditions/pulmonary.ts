import type { Condition } from '../condition.ts';

const source = 'Standard pulmonary and internal medicine texts';

/** Airways, vessels and pleura of the lung, and scarring lung disease. */
export const pulmonaryConditions: readonly Condition[] = [
  {
    id: 'asthma',
    name: 'Bronchial asthma',
    system: 'pulmonary',
    topic: 'Asthma',
    source,
    step1: { area: 'respiratory-renal', topic: 'Obstructive and restrictive disease' },
    step2: { area: 'respiratory', topic: 'Asthma and COPD' },
    vignettes: [
      'A 14-year-old girl coughs at night and after gym class, most of all in spring. She had eczema as a child and has never smoked. Expiration is prolonged with high-pitched wheeze on both sides. FEV1 is 71% of predicted and rises to 89% after albuterol.',
      'A 33-year-old baker has had tight breathing and cough during workdays for half a year. They clear up on vacation. The chest film is normal, and eosinophils are 6%. FEV1/FVC is low at the end of a shift and normal after two weeks off.',
    ],
    hallmark:
      'variable wheeze and airflow obstruction that reverses with a bronchodilator or with time',
    lookalikes: [
      'copd',
      'bronchiectasis',
      'hfref',
      'pulmonary-embolism',
      'hypersensitivity-pneumonitis',
      'gerd',
      'pertussis',
      'primary-pneumothorax',
    ],
    finding: {
      text: 'Wheeze that varies from day to day and is worse at night',
      why: 'In asthma, airway tone and inflammation fluctuate, so wheeze comes and goes and is worst at night and early in the morning.',
    },
    test: {
      text: 'Spirometry before and after a bronchodilator',
      why: 'In asthma, a rise in FEV1 after a bronchodilator proves that the obstruction is reversible.',
      scene:
        'A 22-year-old woman has had cough and chest tightness on and off for a year, mostly after exercise and around cats. Examination is normal today. The {clinician} suspects asthma.',
      slips: [
        {
          text: 'Trial of antibiotics and review in a week',
          why: 'Antibiotics do not test for asthma, and there are no signs of infection.',
        },
      ],
      accepts: ['hypersensitivity-pneumonitis'],
    },
    treatment: {
      text: 'Daily low-dose inhaled budesonide',
      why: 'In persistent asthma, an inhaled corticosteroid treats the inflammation and prevents attacks and deaths.',
      scene:
        'A 19-year-old student with asthma uses albuterol on 4 days a week and wakes with cough three times a month. Lungs are clear now, and FEV1 is 86% of predicted. He uses no other inhaler.',
      slips: [
        {
          text: 'Salmeterol inhaler as the sole drug',
          why: 'A long-acting beta-agonist without a steroid raises the risk of death in asthma.',
        },
        {
          text: 'More frequent albuterol on a fixed schedule',
          why: 'Regular albuterol relieves symptoms but leaves inflammation untreated and predicts worse control.',
        },
        {
          text: 'Prednisone by mouth every day',
          why: 'Daily oral steroids cause harm over time and are reserved for severe disease that fails inhaled drugs.',
        },
      ],
    },
    mechanism: {
      text: 'Allergic T-helper 2 inflammation with reactive smooth muscle',
      why: 'In asthma, type 2 cytokines bring eosinophils and mast cells to the airway, and its muscle overreacts to triggers.',
    },
    complication: {
      text: 'Exhaustion with a rising carbon dioxide',
      why: 'In a severe attack of asthma, a normal or rising carbon dioxide with a quiet chest means that the patient is tiring and may stop breathing.',
      accepts: ['copd', 'primary-pneumothorax'],
    },
    risk: {
      text: 'Eczema and hay fever in childhood or in the family',
      why: 'Atopy is the strongest predisposing factor for asthma.',
      accepts: ['bronchiolitis'],
    },
    advice: {
      text: 'Use the controller inhaler each day, even when you breathe well',
      why: 'In asthma, the steroid inhaler works only with daily use; stopping when well lets the inflammation return.',
      scene:
        'A 30-year-old woman with persistent asthma takes fluticasone when she wheezes and albuterol each morning. She has been to an emergency department twice this year.',
      accepts: ['copd'],
      slips: [
        {
          text: 'Stop the steroid inhaler after a week without any wheeze',
          why: 'Symptoms return when the controller is stopped early, since it does not cure the disease.',
        },
        {
          text: 'Use the controller for attacks and albuterol every morning',
          why: 'This is the wrong way round: albuterol is for relief and the steroid for daily control.',
        },
      ],
    },
  },
  {
    id: 'copd',
    name: 'Chronic obstructive pulmonary disease',
    system: 'pulmonary',
    topic: 'COPD',
    source,
    step1: { area: 'respiratory-renal', topic: 'Obstructive and restrictive disease' },
    step2: { area: 'respiratory', topic: 'Asthma and COPD' },
    vignettes: [
      'A 66-year-old man with 50 pack-years has been short of breath on stairs for 3 years, a little worse each winter. He breathes out through pursed lips. The chest is barrel shaped with faint breath sounds. FEV1/FVC is 0.54 after albuterol, and the diffusing capacity is reduced. Neck veins are flat.',
      'A 61-year-old woman who cooked over wood fires for decades brings up a spoon of gray sputum each morning for most of the year. There are scattered wheezes. FEV1 is 58% of predicted and hardly changes after a bronchodilator. CT shows emphysema without dilated bronchi.',
    ],
    hallmark:
      'slowly progressive obstruction with an FEV1/FVC below 0.70 that does not normalize after a bronchodilator',
    lookalikes: [
      'asthma',
      'bronchiectasis',
      'hfref',
      'pulmonary-fibrosis',
      'pulmonary-tuberculosis',
      'pulmonary-hypertension',
      'obstructive-sleep-apnea',
    ],
    finding: {
      text: 'Distant breath sounds with a prolonged expiration',
      why: 'In COPD, hyperinflated lungs carry sound poorly, and narrow airways empty slowly.',
      scene:
        'A 69-year-old man with 60 pack-years is breathless on hills, slightly more each year. His home physician suspects COPD.',
    },
    test: {
      text: 'Spirometry before and after a bronchodilator',
      why: 'In COPD, a ratio of FEV1 to FVC below 0.70 after a bronchodilator is required for the diagnosis.',
      scene:
        'A 58-year-old roofer who has smoked since age 16 has a morning cough and is slower on ladders than last year. The chest film shows a flat diaphragm. The heart is normal on ultrasound.',
      slips: [
        {
          text: 'Alpha-1 antitrypsin level as the first test',
          why: 'The level is measured once COPD is proved, and a low value does not show obstruction.',
        },
        {
          text: 'Arterial blood gas while at rest',
          why: 'A blood gas shows late failure of exchange and does not establish airflow obstruction.',
        },
      ],
    },
    treatment: {
      text: 'Noninvasive positive pressure ventilation',
      why: 'In an attack of COPD with respiratory acidosis, noninvasive ventilation lowers the need for intubation and mortality.',
      scene:
        'A 70-year-old woman with a COPD exacerbation is alert but labored after nebulizers, prednisone and an antibiotic. On oxygen by mask at a saturation of 90%, pH is 7.27 and PaCO2 is 68 mm Hg.',
      accepts: ['obstructive-sleep-apnea'],
      slips: [
        {
          text: 'Oxygen at 15 L/min until saturation is 100%',
          why: 'High oxygen raises carbon dioxide in COPD; a saturation of 88 to 92% is the target.',
        },
        {
          text: 'Lorazepam to ease the work of breathing',
          why: 'Sedatives depress breathing and worsen carbon dioxide retention.',
        },
        {
          text: 'Sodium bicarbonate by vein for the low pH',
          why: 'Bicarbonate adds carbon dioxide that she cannot breathe out; ventilation corrects the acidosis.',
        },
      ],
    },
    mechanism: {
      text: 'Smoke-induced loss of elastic recoil and small-airway narrowing',
      why: 'In COPD, neutrophil proteases destroy alveolar walls and inflamed small airways collapse on expiration.',
    },
    complication: {
      text: 'Right heart failure from chronic hypoxemia',
      why: 'In severe COPD, hypoxemia constricts lung vessels for years, and the right ventricle fails.',
      accepts: [
        'pulmonary-hypertension',
        'pulmonary-fibrosis',
        'obstructive-sleep-apnea',
        'asthma',
      ],
    },
    risk: {
      text: 'Cigarette smoking of more than 20 pack-years',
      why: 'Smoking causes most COPD in developed countries, and the risk grows with pack-years.',
      accepts: ['pulmonary-fibrosis', 'asthma'],
    },
    advice: {
      text: 'Stop smoking and have the influenza and pneumococcal vaccines',
      why: 'In COPD, quitting slows the loss of lung function, and vaccines prevent severe exacerbations.',
      scene:
        'A 57-year-old man with moderate COPD smokes a pack a day. He uses his inhaler correctly and has a resting saturation of 95%. He asks what would help his lungs most.',
      accepts: ['asthma', 'pulmonary-fibrosis'],
      slips: [
        {
          text: 'Use oxygen at home for 15 hours a day to protect the heart',
          why: 'Home oxygen prolongs life with a saturation of 88% or less; his is 95%.',
        },
        {
          text: 'Avoid walking and stairs, since dyspnea damages the lungs',
          why: 'Inactivity weakens muscles; breathlessness on walking is safe, and rehabilitation helps.',
        },
      ],
    },
  },
  {
    id: 'bronchiectasis',
    name: 'Bronchiectasis',
    system: 'pulmonary',
    topic: 'COPD',
    source,
    vignettes: [
      'A 54-year-old woman who never smoked brings up half a cup of foul yellow-green sputum each day, at times streaked with blood. She had severe measles pneumonia as a child and four courses of antibiotics this year. Coarse crackles at the left base persist after coughing. CT shows airways wider than the vessels beside them.',
    ],
    hallmark:
      'daily copious purulent sputum and CT airways that are wider than the adjacent vessels',
    lookalikes: [
      'copd',
      'pulmonary-tuberculosis',
      'asthma',
      'empyema',
      'squamous-cell-lung-cancer',
      'pulmonary-fibrosis',
      'hypersensitivity-pneumonitis',
      'pneumococcal-pneumonia',
    ],
    finding: {
      text: 'Large amounts of foul sputum on most days for years',
      why: 'In bronchiectasis, wide airways pool infected mucus, which comes up daily in large amounts.',
    },
    test: {
      text: 'High-resolution CT of the chest',
      why: 'In bronchiectasis, CT shows airways that are too wide and do not taper.',
      scene:
        'A 49-year-old man coughs up purulent sputum on nearly every day and has had three chest infections a year since a bad whooping cough. The plain film shows faint parallel lines at one base. Acid-fast smears are negative.',
      slips: [
        {
          text: 'Repeat of the plain film in a year',
          why: 'A plain film is insensitive for dilated airways and waiting leaves the infections untreated.',
        },
      ],
      accepts: ['hypersensitivity-pneumonitis'],
    },
    treatment: {
      text: 'Antibiotic guided by sputum culture plus airway clearance',
      why: 'In a flare of bronchiectasis, an antibiotic that covers the cultured organism and drainage of mucus are the mainstays.',
      scene:
        'A 60-year-old woman with bronchiectasis has had more and darker sputum and fatigue for 5 days. She is afebrile and not wheezing. Earlier samples grew Pseudomonas.',
      slips: [
        {
          text: 'Codeine syrup to suppress the cough for two weeks',
          why: 'Suppressing cough traps infected mucus and makes bronchiectasis worse.',
        },
        {
          text: 'Removal of both lower lobes as the next step',
          why: 'Resection is for localized disease that fails medical care and is not a first step.',
        },
      ],
    },
    mechanism: {
      text: 'Cycle of infection and mucus stasis that dilates bronchi for good',
      why: 'In bronchiectasis, poor clearance, infection and inflammation feed each other and destroy the bronchial wall.',
    },
    complication: {
      text: 'Massive bleeding from bronchial arteries',
      why: 'In bronchiectasis, enlarged bronchial arteries under systemic pressure can bleed massively.',
      accepts: ['pulmonary-tuberculosis', 'squamous-cell-lung-cancer'],
    },
    risk: {
      text: 'Severe childhood lung infection or cystic fibrosis',
      why: 'Earlier severe infection and cystic fibrosis are leading causes of bronchiectasis.',
      accepts: ['pulmonary-tuberculosis', 'empyema'],
    },
    advice: {
      text: 'Clear the airways each day with breathing exercises and drainage',
      why: 'In bronchiectasis, daily clearance removes infected mucus and lowers the number of flares.',
      scene:
        'A 45-year-old woman with bronchiectasis takes an antibiotic four times a year for flares. She does not do anything between them and asks how to have fewer.',
      slips: [
        {
          text: 'Suppress the cough at work and at night with a syrup',
          why: 'Cough is needed to clear mucus, and suppressing it favors infection.',
        },
        {
          text: 'Drink little, so that less mucus forms in the airways',
          why: 'Low fluid intake thickens mucus and makes it harder to clear.',
        },
      ],
      accepts: ['copd', 'pulmonary-fibrosis'],
    },
  },
  {
    id: 'pulmonary-embolism',
    name: 'Acute pulmonary embolism',
    system: 'pulmonary',
    topic: 'Pulmonary embolism',
    source,
    step1: { area: 'respiratory-renal', topic: 'Gas exchange and ventilation-perfusion' },
    step2: { area: 'respiratory', topic: 'Pulmonary embolism' },
    vignettes: [
      'Twelve days after a hysterectomy for cancer, a 58-year-old woman suddenly cannot get her breath and has right-sided pain on breathing in. Pulse is 118/min, respirations 28/min, and saturation 89% on room air. The lungs are clear, the chest film is nearly normal, and the left calf is swollen.',
      'A 27-year-old woman who takes an estrogen pill coughed up a streak of blood an hour after sudden stabbing chest pain. Temperature is 37.4 °C (99.3 °F) and pulse 112/min. Breath sounds are equal. The film shows a small wedge at the right base, and the ECG shows sinus tachycardia.',
    ],
    hallmark:
      'sudden dyspnea, pleuritic pain and tachycardia with clear lungs and a risk for clots',
    lookalikes: [
      'primary-pneumothorax',
      'pneumococcal-pneumonia',
      'stemi',
      'acute-pericarditis',
      'aortic-dissection',
      'asthma',
      'hfref',
      'panic-disorder',
    ],
    finding: {
      text: 'Sudden dyspnea with clear lungs and one swollen calf',
      why: 'In pulmonary embolism, the lungs often sound clear, and a swollen calf shows where the clot came from.',
      scene:
        'Ten days after pelvic surgery, a 64-year-old woman is breathless and has a pulse of 116/min. A clot in the lung is suspected.',
    },
    test: {
      text: 'CT pulmonary angiography',
      why: 'In pulmonary embolism, CT angiography shows the clot itself and is the test of choice when kidney function allows.',
      scene:
        'A 62-year-old man with colon cancer has sudden breathlessness and a pulse of 120/min four weeks after surgery. Blood pressure is 128/76 mm Hg, creatinine is normal, and his probability of embolism is high.',
      slips: [
        {
          text: 'D-dimer in venous blood',
          why: 'A D-dimer cannot exclude embolism at high probability and is raised by cancer and surgery.',
        },
        {
          text: 'Ventilation-perfusion scanning',
          why: 'The lung scan is for people who cannot have contrast, as in kidney failure. His creatinine is normal.',
        },
      ],
    },
    treatment: {
      text: 'Systemic thrombolysis with alteplase',
      why: 'In pulmonary embolism with shock, thrombolysis restores flow and right heart function, unless there is a bleeding risk.',
      scene:
        'A 51-year-old man has a saddle embolus on CT. Systolic pressure is 78 mm Hg in spite of fluid and norepinephrine, and the right ventricle is dilated. He has had no surgery, stroke or bleeding.',
      slips: [
        {
          text: 'Apixaban with discharge the same day',
          why: 'Oral treatment at home is for low-risk embolism. He is in shock.',
        },
        {
          text: 'Three liters of saline within an hour',
          why: 'Large volumes overstretch the failing right ventricle and lower output further.',
        },
        {
          text: 'Vena cava filter and bed rest',
          why: 'A filter does not remove the embolus that causes the shock and is for people who cannot take anticoagulants.',
        },
      ],
    },
    mechanism: {
      text: 'Clot that blocks flow to ventilated lung and adds dead space',
      why: 'In pulmonary embolism, ventilated areas lose perfusion, which adds dead space and strains the right ventricle.',
    },
    complication: {
      text: 'Acute right ventricular failure with shock',
      why: 'A large pulmonary embolism raises right ventricular afterload suddenly, and the ventricle fails.',
      accepts: ['hfref', 'aortic-dissection'],
    },
    risk: {
      text: 'Immobility after recent major surgery or active cancer',
      why: 'Surgery, immobility and cancer promote leg vein clots, the source of most pulmonary emboli.',
    },
    advice: {
      text: 'Take the blood thinner as prescribed and report black stools',
      why: 'After pulmonary embolism, missed doses bring new clots, and bleeding is the main danger of treatment.',
      scene:
        'A 49-year-old woman leaves the hospital with apixaban after a pulmonary embolism. She feels well, and her hemoglobin is normal.',
      accepts: ['stemi'],
      slips: [
        {
          text: 'Take naproxen for leg or chest pain during treatment',
          why: 'Naproxen with an anticoagulant raises the risk of gastrointestinal bleeding.',
        },
        {
          text: 'Stop the tablets as soon as breathing is normal again',
          why: 'Treatment lasts at least 3 months, whatever the symptoms.',
        },
      ],
    },
  },
  {
    id: 'tension-pneumothorax',
    name: 'Tension pneumothorax',
    system: 'pulmonary',
    topic: 'Pleural effusion and pneumothorax',
    source,
    step2: { area: 'respiratory', topic: 'Pleural disease' },
    vignettes: [
      'A 30-year-old man on a ventilator after a car crash suddenly needs much higher airway pressures. Blood pressure drops to 72/40 mm Hg, and pulse is 138/min. The right chest moves little and is hyperresonant without breath sounds. Neck veins bulge, and the trachea is pushed to the left.',
    ],
    hallmark: 'shock with a hyperresonant silent side, distended neck veins and a shifted trachea',
    lookalikes: [
      'cardiac-tamponade',
      'pulmonary-embolism',
      'primary-pneumothorax',
      'aortic-dissection',
      'ards',
      'asthma',
      'empyema',
    ],
    finding: {
      text: 'Trachea pushed away from a silent, hyperresonant side',
      why: 'In tension pneumothorax, trapped air collapses the lung and pushes the mediastinum to the other side.',
      accepts: ['primary-pneumothorax'],
    },
    test: {
      text: 'Bedside examination, with no wait for imaging',
      why: 'Tension pneumothorax is a clinical diagnosis, and waiting for a film may cost the life of the patient.',
      scene:
        'A 24-year-old woman is brought in after a fall from a horse. Blood pressure is 68/40 mm Hg, her neck veins are full, and the left chest is hyperresonant without breath sounds. Tension pneumothorax is likely, and a decompression needle is at hand.',
      slips: [
        {
          text: 'Portable chest film, then a decision',
          why: 'The film delays decompression in a patient who is about to arrest.',
        },
        {
          text: 'Arterial blood gas with lactate level',
          why: 'Blood gases confirm how ill she is but do not change the need to decompress now.',
        },
      ],
      question: 'Which evaluation is the best next step?',
    },
    treatment: {
      text: 'Immediate needle decompression of the chest',
      why: 'In tension pneumothorax, letting out the trapped air restores venous return at once; a chest tube follows.',
      scene:
        'A 41-year-old man with a stab wound in the right chest has tension pneumothorax. Blood pressure is 74/48 mm Hg, and he is cyanotic. The chest tube set is still being unpacked.',
      slips: [
        {
          text: 'Intubation with positive pressure ventilation',
          why: 'Positive pressure before decompression forces more air into the pleura and may cause arrest.',
        },
        {
          text: 'Two liters of saline before any procedure',
          why: 'Fluid does not relieve the obstruction of venous return.',
        },
      ],
    },
    mechanism: {
      text: 'One-way leak that traps air and blocks venous return',
      why: 'In tension pneumothorax, air enters the pleura with each breath and cannot leave, so pressure kinks the great veins.',
    },
    complication: {
      text: 'Pulseless arrest from lost venous return',
      why: 'Untreated tension pneumothorax stops venous return and ends in pulseless electrical activity.',
      accepts: ['cardiac-tamponade', 'pulmonary-embolism', 'ards'],
    },
    risk: {
      text: 'Chest trauma or positive pressure ventilation',
      why: 'Most tension pneumothoraces follow penetrating or blunt trauma or ventilation with positive pressure.',
      accepts: ['ards', 'cardiac-tamponade'],
    },
    advice: {
      text: 'Seek help at once if breath gets short after removal of the tube',
      why: 'After tension pneumothorax, air may gather again once the tube is out, and sudden dyspnea needs immediate care.',
      scene:
        'A 28-year-old climber goes home 5 days after a tension pneumothorax from broken ribs. The chest tube was removed yesterday, and the lung is fully expanded.',
      accepts: [
        'primary-pneumothorax',
        'cardiac-tamponade',
        'pulmonary-embolism',
        'asthma',
        'empyema',
      ],
      slips: [
        {
          text: 'Fly home tomorrow, since the cabin pressure is constant',
          why: 'Air expands at altitude, so flying waits until the lung has stayed expanded for at least a week or two.',
        },
        {
          text: 'Hold the breath and bear down to keep the lung open',
          why: 'Straining with a closed glottis raises airway pressure and may reopen the leak.',
        },
        {
          text: 'Bind the chest tightly to help the broken ribs heal',
          why: 'Binding limits breathing and leads to collapse and pneumonia.',
        },
      ],
    },
  },
  {
    id: 'primary-pneumothorax',
    name: 'Primary spontaneous pneumothorax',
    system: 'pulmonary',
    topic: 'Pleural effusion and pneumothorax',
    source,
    step2: { area: 'respiratory', topic: 'Pleural disease' },
    vignettes: [
      'A tall, thin 21-year-old man who smokes feels sudden sharp pain in the left chest while reading. He is a little breathless. Blood pressure is 126/78 mm Hg, pulse 92/min, and saturation 96%. Breath sounds are faint on the left with a hollow percussion note, and the trachea is central.',
    ],
    hallmark:
      'sudden one-sided pleuritic pain with faint breath sounds and hyperresonance in a stable, often tall and thin person',
    lookalikes: [
      'pulmonary-embolism',
      'tension-pneumothorax',
      'acute-pericarditis',
      'pneumococcal-pneumonia',
      'asthma',
      'stemi',
      'copd',
      'costochondritis',
    ],
    finding: {
      text: 'Faint breath sounds and hyperresonance on the painful side',
      why: 'In spontaneous pneumothorax, air in the pleura muffles breath sounds and makes percussion hyperresonant.',
      accepts: ['tension-pneumothorax'],
    },
    test: {
      text: 'Upright chest radiography',
      why: 'In a stable patient with suspected pneumothorax, an upright film shows the pleural line and the size of the gap.',
      scene:
        'A 19-year-old man has had sharp right chest pain since he woke this morning. He is comfortable, with a blood pressure of 120/74 mm Hg and a saturation of 97%. Sounds are softer on the right side.',
      slips: [
        {
          text: 'Pleural puncture with a wide needle',
          why: 'A puncture without imaging in a stable patient may injure the lung.',
        },
        {
          text: 'CT of the chest with contrast',
          why: 'CT is for unclear films or complex lung disease and adds radiation here.',
        },
      ],
    },
    treatment: {
      text: 'Observation and a second film after some hours',
      why: 'In a small primary spontaneous pneumothorax without dyspnea, observation with a repeat film is enough, since the air is absorbed.',
      scene:
        'A 23-year-old woman has her first spontaneous pneumothorax, with a rim of 1 cm at the apex. She has no dyspnea. Saturation is 98% and pulse 76/min, and her lungs were healthy before.',
      slips: [
        {
          text: 'Surgical removal of blebs with pleurodesis',
          why: 'Surgery is for recurrence, a persistent leak or special jobs and not for a small first episode.',
        },
        {
          text: 'Large-bore chest tube with suction for 3 days',
          why: 'A tube is for large, symptomatic or unstable cases. Hers is small and without symptoms.',
        },
      ],
    },
    mechanism: {
      text: 'Rupture of a bleb under the pleura at the apex',
      why: 'In primary spontaneous pneumothorax, a small apical bleb bursts and lets air into the pleural space.',
    },
    complication: {
      text: 'Second episode on the same side within years',
      why: 'Primary spontaneous pneumothorax returns in about a third of patients, mostly within 2 years and on the same side.',
      accepts: ['tension-pneumothorax'],
    },
    risk: {
      text: 'Smoking in a tall, thin young man',
      why: 'Smoking raises the risk of primary spontaneous pneumothorax many times, most of all in tall, thin young men.',
      accepts: ['copd'],
    },
    advice: {
      text: 'Stop smoking and give up scuba diving for good',
      why: 'After spontaneous pneumothorax, smoking favors recurrence, and a leak under water could be fatal.',
      scene:
        'A 26-year-old man has recovered from a spontaneous pneumothorax. No surgery was done. He smokes ten cigarettes a day and has booked a diving course for next month.',
      accepts: ['copd', 'asthma'],
      slips: [
        {
          text: 'Dive to 10 meters at most during the first year',
          why: 'Even shallow dives carry a large pressure change, so diving is ruled out unless the pleura was fused by surgery.',
        },
      ],
    },
  },
  {
    id: 'pulmonary-hypertension',
    name: 'Pulmonary arterial hypertension',
    system: 'pulmonary',
    topic: 'Pulmonary hypertension',
    source,
    step1: { area: 'respiratory-renal', topic: 'Gas exchange and ventilation-perfusion' },
    vignettes: [
      'A 36-year-old woman has been more and more breathless on exertion for a year and nearly fainted on a stair. There is a lift along the left sternal border, and the second sound is loud at the left second space. Lungs are clear, and spirometry, lung scan, a sleep study and a bubble study of the septum are normal.',
    ],
    hallmark:
      'exertional dyspnea, a loud pulmonary second sound and right ventricular strain with clear lungs',
    lookalikes: [
      'hfref',
      'pulmonary-embolism',
      'copd',
      'pulmonary-fibrosis',
      'atrial-septal-defect',
      'mitral-stenosis',
      'obstructive-sleep-apnea',
    ],
    finding: {
      text: 'Loud pulmonary component of the second sound with a sternal lift',
      why: 'In pulmonary arterial hypertension, high pressure slams the pulmonary valve shut, and the thick right ventricle lifts the sternum.',
      accepts: ['atrial-septal-defect'],
    },
    test: {
      text: 'Right heart catheterization',
      why: 'In pulmonary arterial hypertension, only catheterization measures pulmonary pressure and wedge pressure, which define the disease.',
      scene:
        'A 42-year-old woman with scleroderma has exertional dyspnea. An echocardiogram suggests a high pressure in the pulmonary artery with a large right ventricle. The lung scan shows no clot, and spirometry is near normal.',
      slips: [
        {
          text: 'Coronary angiography',
          why: 'Coronary angiography shows the arteries of the heart and gives no pulmonary pressures.',
        },
      ],
    },
    treatment: {
      text: 'Combined ambrisentan and tadalafil',
      why: 'In pulmonary arterial hypertension, an endothelin blocker with a phosphodiesterase-5 inhibitor widens the vessels and delays worsening.',
      scene:
        'A 39-year-old woman has pulmonary arterial hypertension with dyspnea on moderate exertion. Catheterization shows no acute response to a vasodilator. She is not pregnant, and liver tests are normal.',
      slips: [
        {
          text: 'Isosorbide mononitrate with tadalafil',
          why: 'A nitrate with tadalafil may cause severe hypotension, and nitrates do not treat this disease.',
        },
        {
          text: 'Metoprolol at rising doses',
          why: 'Beta-blockers weaken the strained right ventricle and slow the rate it depends on.',
        },
      ],
    },
    mechanism: {
      text: 'Remodeling of small pulmonary arteries that raises resistance',
      why: 'In pulmonary arterial hypertension, intima and smooth muscle grow in small arteries and raise resistance.',
    },
    complication: {
      text: 'Failure of the right ventricle',
      why: 'Right ventricular failure is the main cause of death in pulmonary arterial hypertension.',
      accepts: [
        'pulmonary-embolism',
        'copd',
        'pulmonary-fibrosis',
        'obstructive-sleep-apnea',
        'atrial-septal-defect',
      ],
    },
    risk: {
      text: 'Scleroderma, an inherited gene or appetite suppressants',
      why: 'Scleroderma, BMPR2 variants and certain appetite suppressants are known causes of pulmonary arterial hypertension.',
    },
    advice: {
      text: 'Use reliable contraception, as pregnancy could be fatal',
      why: 'In pulmonary arterial hypertension, pregnancy carries a high risk of death, and endothelin blockers harm the fetus.',
      scene:
        'A 31-year-old woman with pulmonary arterial hypertension takes ambrisentan and feels much better. She and her husband would like to have a child.',
      slips: [
        {
          text: 'Stop the drugs once pregnant and carry on as usual',
          why: 'Pregnancy itself is the danger, and stopping treatment makes right heart failure likely.',
        },
      ],
    },
  },
  {
    id: 'obstructive-sleep-apnea',
    name: 'Obstructive sleep apnea',
    system: 'pulmonary',
    topic: 'Sleep apnea',
    source,
    step2: { area: 'respiratory', topic: 'Sleep apnea' },
    vignettes: [
      'A 51-year-old truck driver falls asleep at red lights. His wife hears loud snoring that stops for half a minute and resumes with a gasp. Body mass index is 37 kg/m² and neck circumference 46 cm. Blood pressure, glucose and TSH are normal, and the mood is good.',
      'A 44-year-old woman wakes with headache and a dry mouth and cannot stay awake in meetings, though she sleeps 8 hours. The soft palate hangs low and the lower jaw is small. She has no cataplexy, saturation is 97% awake, and lungs and thyroid are normal.',
    ],
    hallmark: 'loud snoring with witnessed pauses, unrefreshing sleep and daytime sleepiness',
    lookalikes: [
      'hashimoto-thyroiditis',
      'copd',
      'hfref',
      'primary-hypertension',
      'asthma',
      'pulmonary-hypertension',
      'type-2-diabetes',
      'narcolepsy',
    ],
    finding: {
      text: 'Snoring with pauses and gasps that the bed partner hears',
      why: 'In obstructive sleep apnea, the airway closes in sleep, and the partner hears pauses that end in a gasp.',
    },
    test: {
      text: 'Overnight sleep study with airflow and oximetry',
      why: 'In obstructive sleep apnea, a sleep study counts apneas and hypopneas per hour, which proves and grades the disorder.',
      scene:
        'A 48-year-old man with resistant hypertension is tired all day and has a narrow throat. He snores and chokes at night. TSH and blood count are normal.',
      slips: [
        {
          text: 'Daytime arterial blood gas analysis',
          why: 'Gases awake are usually normal in sleep apnea and do not count nightly events.',
        },
      ],
    },
    treatment: {
      text: 'Continuous positive airway pressure at night',
      why: 'In moderate or severe obstructive sleep apnea, positive pressure keeps the airway open and restores sleep.',
      scene:
        'A 55-year-old woman is sleepy by day and has 42 apneas and hypopneas per hour on her sleep study. She sleeps with her mouth closed and has a clear nose. She wants the most effective treatment.',
      slips: [
        {
          text: 'Zolpidem at bedtime to deepen the sleep',
          why: 'Sedatives relax the throat further and lengthen the apneas.',
        },
        {
          text: 'Oxygen by nasal prongs through the night',
          why: 'Oxygen raises saturation but does not open the airway or stop the arousals.',
        },
        {
          text: 'Modafinil every morning without other steps',
          why: 'A stimulant may help residual sleepiness but leaves the airway obstruction untreated.',
        },
      ],
    },
    mechanism: {
      text: 'Collapse of the pharynx when muscle tone falls in sleep',
      why: 'In obstructive sleep apnea, a crowded pharynx collapses as dilator tone falls, while breathing effort goes on.',
    },
    complication: {
      text: 'Traffic crash from falling asleep at the wheel',
      why: 'Untreated obstructive sleep apnea makes crashes two to three times as likely, and that harms others too.',
      accepts: ['primary-hypertension', 'pulmonary-hypertension', 'copd'],
    },
    risk: {
      text: 'Obesity with a thick neck',
      why: 'Obesity with fat around the pharynx is the strongest risk factor for obstructive sleep apnea.',
      accepts: ['primary-hypertension', 'type-2-diabetes'],
    },
    advice: {
      text: 'Lose weight, avoid alcohol at night and do not drive when sleepy',
      why: 'In obstructive sleep apnea, weight loss and no alcohol lower the number of apneas, and drowsy driving kills.',
      scene:
        'A 39-year-old sales agent with newly found sleep apnea waits for his mask. He drives 500 miles a week, has a body mass index of 35 kg/m² and drinks two beers to fall asleep.',
      accepts: ['primary-hypertension', 'type-2-diabetes'],
      slips: [
        {
          text: 'Sleep on the back with the head low to open the throat',
          why: 'Lying flat on the back lets the tongue fall back and makes apneas worse.',
        },
      ],
    },
  },
  {
    id: 'pulmonary-fibrosis',
    name: 'Idiopathic pulmonary fibrosis',
    system: 'pulmonary',
    topic: 'Interstitial lung disease and sarcoidosis',
    source,
    step1: { area: 'respiratory-renal', topic: 'Obstructive and restrictive disease' },
    vignettes: [
      'A 70-year-old man who used to smoke has had a dry cough and slowly growing breathlessness for 18 months. The fingers are clubbed, and fine crackles like Velcro are heard at both bases. FVC is 62% of predicted with a normal FEV1/FVC. He keeps no birds, and joints and skin are normal.',
    ],
    hallmark:
      'dry cough, clubbing, fine basal crackles and basal honeycombing without a known cause',
    lookalikes: [
      'hypersensitivity-pneumonitis',
      'sarcoidosis',
      'hfref',
      'copd',
      'bronchiectasis',
      'pulmonary-hypertension',
      'pulmonary-tuberculosis',
      'asthma',
    ],
    finding: {
      text: 'Fine dry crackles at both bases with clubbed fingers',
      why: 'In idiopathic pulmonary fibrosis, stiff basal airspaces snap open late in inspiration, and clubbing is frequent.',
    },
    test: {
      text: 'High-resolution CT of the chest',
      why: 'In idiopathic pulmonary fibrosis, CT with basal honeycombing and traction bronchiectasis makes biopsy unnecessary.',
      scene:
        'A 73-year-old woman has had exertional dyspnea for a year. There are basal crackles, clubbing and a restrictive pattern on lung function. She has no exposure to birds, dust or suspect drugs.',
      slips: [
        {
          text: 'Sputum culture for fungi and bacteria',
          why: 'Sputum culture seeks infection and cannot show the pattern of scarring.',
        },
      ],
      accepts: ['hypersensitivity-pneumonitis'],
    },
    treatment: {
      text: 'Nintedanib and referral for lung transplantation',
      why: 'In idiopathic pulmonary fibrosis, antifibrotic drugs slow the decline, and transplantation is the sole chance of cure.',
      scene:
        'A 60-year-old man has idiopathic pulmonary fibrosis. FVC fell from 74 to 63% of predicted in a year. Liver tests are normal, and he is otherwise fit.',
      slips: [
        {
          text: 'Prednisone with azathioprine for a year',
          why: 'This combination raised deaths in idiopathic pulmonary fibrosis and is no longer used.',
        },
        {
          text: 'Inhaled steroid with a long-acting dilator',
          why: 'Inhalers do not reach or change interstitial scarring.',
        },
      ],
    },
    mechanism: {
      text: 'Faulty repair of alveolar cells with fibroblast growth',
      why: 'In idiopathic pulmonary fibrosis, repeated injury to alveolar cells is repaired by fibroblasts that lay down collagen.',
    },
    complication: {
      text: 'Acute flare with hypoxemic respiratory failure',
      why: 'In idiopathic pulmonary fibrosis, an acute exacerbation with new ground-glass change kills about half of those affected within months.',
      accepts: ['copd', 'asthma', 'pulmonary-hypertension'],
    },
    risk: {
      text: 'Age over 60 with a history of smoking',
      why: 'Idiopathic pulmonary fibrosis is a disease of the elderly, mostly of men who smoked.',
      accepts: ['copd'],
    },
    advice: {
      text: 'Enroll in lung rehabilitation and get vaccinated in time',
      why: 'In idiopathic pulmonary fibrosis, rehabilitation improves capacity and quality of life, and vaccines prevent infections that set off decline.',
      scene:
        'A 68-year-old man who stopped smoking 20 years ago has idiopathic pulmonary fibrosis and tires early. He asks what he can do besides taking nintedanib.',
      accepts: ['copd'],
      slips: [
        {
          text: 'Take leftover prednisone whenever the cough gets worse',
          why: 'Self-medication with prednisone brings harm without benefit in idiopathic pulmonary fibrosis.',
        },
      ],
    },
  },
  {
    id: 'sarcoidosis',
    name: 'Pulmonary sarcoidosis',
    system: 'pulmonary',
    topic: 'Interstitial lung disease and sarcoidosis',
    source,
    step1: { area: 'respiratory-renal', topic: 'Obstructive and restrictive disease' },
    vignettes: [
      'A 32-year-old Black woman has tender red nodules on both shins, sore ankles and low fever for 2 weeks. One eye was inflamed last month. The lungs are clear. The chest film shows large nodes at both lung roots, and serum calcium is 10.9 mg/dL. She feels otherwise well.',
      'A 40-year-old firefighter has had a dry cough for 4 months. His lacrimal glands are swollen, and firm purple plaques cover his nose. CT shows enlarged hilar nodes on both sides and small nodules along the bronchovascular bundles. A tuberculin test and sputum smears are negative.',
    ],
    hallmark:
      'bilateral hilar nodes and noncaseating granulomas, often with eye, skin and calcium changes',
    lookalikes: [
      'pulmonary-tuberculosis',
      'hodgkin-lymphoma',
      'hypersensitivity-pneumonitis',
      'pulmonary-fibrosis',
      'small-cell-lung-cancer',
      'primary-hyperparathyroidism',
      'mycoplasma-pneumonia',
    ],
    finding: {
      text: 'Tender red nodules on the shins with painful ankles',
      why: 'In acute sarcoidosis, erythema nodosum with ankle pain and hilar nodes is so typical that biopsy is not needed.',
      scene:
        'A 29-year-old woman with a slight cough has enlarged hilar nodes on both sides of the chest film. Acute sarcoidosis is suspected.',
      accepts: ['mycoplasma-pneumonia'],
    },
    test: {
      text: 'Bronchoscopic biopsy of a hilar lymph node',
      why: 'In sarcoidosis, biopsy shows noncaseating granulomas, and cultures exclude tuberculosis and fungi.',
      scene:
        'A 44-year-old man has fatigue, weight loss and large hilar nodes on both sides with lung nodules. Three sputum samples are negative for acid-fast bacilli. Sarcoidosis and lymphoma are the main possibilities.',
      accepts: ['small-cell-lung-cancer', 'hypersensitivity-pneumonitis'],
      slips: [
        {
          text: 'Serum angiotensin-converting enzyme level',
          why: 'The enzyme level is neither sensitive nor specific enough to make the diagnosis.',
        },
        {
          text: 'Trial of prednisone without tissue',
          why: 'Steroids shrink lymphoma for a while and worsen tuberculosis, so tissue comes first.',
        },
      ],
    },
    treatment: {
      text: 'Oral prednisone tapered over months',
      why: 'In sarcoidosis with hypercalcemia or failing organs, prednisone suppresses the granulomas.',
      scene:
        'A 37-year-old woman with biopsy-proved sarcoidosis has a calcium of 12.4 mg/dL and falling lung function. Cultures for tuberculosis and fungi stayed negative.',
      slips: [
        {
          text: 'Vitamin D and calcium tablets for the bones',
          why: 'Granulomas make active vitamin D, so supplements raise calcium further.',
        },
        {
          text: 'Observation with a film each year',
          why: 'Observation suits disease without symptoms. High calcium and falling function call for treatment.',
        },
      ],
      accepts: ['hypersensitivity-pneumonitis'],
    },
    mechanism: {
      text: 'T-helper 1 response that builds noncaseating granulomas',
      why: 'In sarcoidosis, CD4 cells and macrophages form noncaseating granulomas that also make active vitamin D.',
    },
    complication: {
      text: 'Cardiac block or ventricular arrhythmia',
      why: 'In sarcoidosis, granulomas in the heart cause block and arrhythmia, a leading cause of sudden death, so a yearly ECG is advised.',
      accepts: ['hypersensitivity-pneumonitis', 'pulmonary-fibrosis'],
    },
    risk: {
      text: 'African American or Scandinavian ancestry',
      why: 'Sarcoidosis is most frequent in people of African American and Scandinavian descent between 20 and 40 years.',
    },
    advice: {
      text: 'Have the eyes examined now and at once if sight gets blurred',
      why: 'In sarcoidosis, uveitis may be silent and can blind, so each patient needs an eye examination.',
      scene:
        'A 35-year-old woman has just been diagnosed with sarcoidosis of the hilar nodes. She has no cough and no visual complaints, and calcium is normal. No drug is needed.',
      slips: [
        {
          text: 'Take high-dose vitamin D to strengthen the immune system',
          why: 'Vitamin D supplements may cause hypercalcemia in sarcoidosis.',
        },
        {
          text: 'Stay home for two weeks so that no one is infected',
          why: 'Sarcoidosis is not an infection that others could catch, so isolation is needless.',
        },
      ],
    },
  },
];

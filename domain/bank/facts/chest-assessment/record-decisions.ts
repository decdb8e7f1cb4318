import type { DecisionCase } from './pattern.ts';

/** What in the patient record bears on respiratory care. */
export const recordDecisions: readonly DecisionCase[] = [
  {
    id: 'record-theophylline',
    level: 'application',
    stem: 'A patient with COPD takes oral theophylline and has nausea, tremor and a pulse of 128/min after starting ciprofloxacin. Which value in the record should the therapist look for first?',
    key: [
      'Serum theophylline level',
      'Ciprofloxacin slows theophylline clearance. Toxic effects appear above about 20 mcg/mL.',
    ],
    slips: [
      ['Serum amylase level', 'Amylase concerns the pancreas and does not explain a tremor.'],
      [
        'Sputum culture report',
        'The culture guides the antibiotic but does not explain the toxicity.',
      ],
      [
        'Urine cotinine level',
        'Cotinine shows tobacco exposure. It does not explain tremor and tachycardia here.',
      ],
      [
        'Serum bilirubin level',
        'Bilirubin reflects liver and bile function. It does not explain these symptoms.',
      ],
    ],
    note: 'Nausea, tremor and tachycardia suggest theophylline toxicity. Some antibiotics raise its level.',
  },
  {
    id: 'record-potassium-albuterol',
    level: 'application',
    stem: 'A patient on furosemide receives continuous albuterol for asthma. The monitor now shows early wide beats and flat T waves. Which laboratory value is most likely abnormal?',
    key: [
      'Low potassium',
      'Furosemide loses potassium and albuterol shifts it into cells. Flat T waves and ectopy fit.',
    ],
    slips: [
      ['High potassium', 'High potassium makes T waves tall and peaked.'],
      ['High hemoglobin', 'Hemoglobin does not cause this tracing.'],
      [
        'Low bicarbonate',
        'Furosemide tends to raise bicarbonate. A low value would not flatten T waves.',
      ],
      [
        'High calcium',
        'Furosemide increases calcium loss, and high calcium shortens the QT interval.',
      ],
    ],
    note: 'Check potassium when high-dose beta agonists and diuretics are combined. Low potassium provokes dysrhythmias.',
  },
  {
    id: 'record-fluid-balance',
    level: 'analysis',
    stem: 'Over 48 hours a ventilated patient has an intake of 9.2 L and an output of 3.1 L. Static compliance has fallen from 48 to 33 mL/cm H₂O, and sputum is thin and white. Which action should the therapist suggest?',
    key: [
      'Discuss diuresis with the physician',
      'A gain of 6 L with stiffer lungs suggests fluid overload and pulmonary edema.',
    ],
    slips: [
      [
        'Give a bronchodilator every two hours',
        'The change is in static compliance, not in resistance.',
      ],
      [
        'Recommend a fluid bolus of one liter',
        'More fluid would add to the overload. The balance is already 6 L positive.',
      ],
      [
        'Lower PEEP to zero for the whole night',
        'Loss of PEEP would let flooded alveoli collapse.',
      ],
      [
        'Instill acetylcysteine into the tube',
        'The sputum is thin, so a mucolytic has no purpose.',
      ],
    ],
    note: 'Intake and output belong to every review. A positive balance with falling compliance suggests edema.',
  },
  {
    id: 'record-advance-directive',
    level: 'application',
    stem: 'A patient with end-stage COPD is drowsy with a pH of 7.21. Before suggesting intubation, which document in the record must the therapist check?',
    key: [
      'Advance directive and code status',
      'The patient may have refused intubation. The decision has to be known before acting.',
    ],
    slips: [
      [
        'Spirometry reports of past years',
        'Old results describe severity and do not decide on intubation now.',
      ],
      ['Nutrition plan of the dietitian', 'Diet does not decide on intubation.'],
      ['Home equipment rental agreement', 'Home equipment has no bearing on this emergency.'],
      [
        'Immunization card of the patient',
        'Immunizations are not the deciding document here. The wishes of the patient are.',
      ],
    ],
    note: 'Know the code status before a crisis. A patient who refuses intubation may still want noninvasive ventilation.',
  },
  {
    id: 'record-opioid-timing',
    level: 'application',
    stem: 'Two hours after surgery a patient breathes 7/min with a PETCO₂ of 58 mm Hg. Which entry in the record is most useful to find the cause?',
    key: [
      'Opioid doses and their times',
      'Recent opioids are the likely reason for slow breathing and can be reversed.',
    ],
    slips: [
      ['Smoking history in pack-years', 'Smoking does not slow the rate after surgery.'],
      ['Height used for predicted values', 'Height serves for predicted volumes.'],
      [
        'Family history of hypertension',
        'Family history of hypertension has no link to slow breathing.',
      ],
      ['Date of the last chest film', 'An old film does not explain a slow rate.'],
    ],
    note: 'Slow breathing after surgery: check opioids, sedatives and neuromuscular blockers with times and doses. Each of them can be reversed.',
  },
  {
    id: 'record-beta-blocker',
    level: 'analysis',
    stem: 'A patient with previously mild asthma has had daily wheezing for two weeks. The record shows new prescriptions for propranolol, acetaminophen, loratadine and vitamin D. Which drug is the most likely reason?',
    key: [
      'Propranolol',
      'A nonselective beta blocker blocks airway beta-2 receptors and can provoke bronchospasm.',
    ],
    slips: [
      ['Acetaminophen', 'Acetaminophen is the usual pain drug in aspirin-sensitive asthma.'],
      [
        'Loratadine',
        'An antihistamine does not narrow airways. It may even relieve allergic symptoms.',
      ],
      ['Vitamin D', 'Vitamin D does not cause wheezing. It is harmless for the airways.'],
    ],
    note: 'Ask about beta blockers, including eye drops, and aspirin in any worsening of asthma. A change of drug may be the whole treatment.',
  },
  {
    id: 'record-ace-cough',
    level: 'application',
    stem: 'A patient has had a dry, tickling cough for six weeks. Spirometry and film are normal, and there is no heartburn or nasal drip. Which new drug in the record explains the cough best?',
    key: [
      'Lisinopril',
      'Angiotensin-converting enzyme inhibitors cause a dry cough in about one in ten patients.',
    ],
    slips: [
      ['Metformin', 'Metformin upsets the gut and does not cause cough.'],
      ['Atorvastatin', 'Statins may hurt muscles. They do not cause cough.'],
      ['Omeprazole', 'Omeprazole lowers stomach acid and may relieve cough from reflux.'],
      [
        'Levothyroxine',
        'Thyroid hormone does not irritate the airway. A cough is not one of its effects.',
      ],
    ],
    note: 'Chronic dry cough with normal tests: think of ACE inhibitors, nasal drip, reflux and cough-variant asthma. The cough fades weeks after the drug is stopped.',
  },
  {
    id: 'record-amiodarone',
    level: 'analysis',
    stem: 'A patient on long-term treatment for atrial fibrillation has a new dry cough, crackles and a DLCO that has fallen from 84 to 55% of predicted. Which drug in the record is of most concern?',
    key: [
      'Amiodarone',
      'Amiodarone can cause interstitial pneumonitis and fibrosis with a falling DLCO.',
    ],
    slips: [
      ['Digoxin', 'Digoxin causes nausea and dysrhythmias in excess and spares the lungs.'],
      ['Warfarin', 'Warfarin causes bleeding. It does not scar the lungs.'],
      ['Metoprolol', 'A beta blocker may narrow airways but does not lower DLCO.'],
      ['Diltiazem', 'Diltiazem slows the heart and has no such effect on the lungs.'],
    ],
    note: 'DLCO is followed during amiodarone, bleomycin and nitrofurantoin treatment because all can injure the lung. A clear fall calls for review of the drug.',
  },
  {
    id: 'record-dyspnea-scale',
    level: 'analysis',
    stem: 'A patient with COPD can walk about 100 m on the flat and then has to stop for breath. How should dyspnea be graded on the modified Medical Research Council scale, which runs from 0 to 4?',
    key: [
      'Grade 3',
      'Stopping for breath after about 100 m or a few minutes on the level is grade 3.',
    ],
    slips: [
      [
        'Grade 0',
        'Grade 0 is breathlessness with strenuous exercise. This patient stops after 100 m on the flat.',
      ],
      ['Grade 1', 'Grade 1 is breathlessness when hurrying or walking up a slight hill.'],
      [
        'Grade 2',
        "Grade 2 is walking slower than people of the same age, or stopping at one's own pace.",
      ],
      ['Grade 4', 'Grade 4 is too breathless to leave the house or when dressing.'],
    ],
    note: 'The scale grades dyspnea by what the patient can still do. It helps to choose treatment in COPD.',
  },
  {
    id: 'record-orthopnea',
    level: 'application',
    stem: 'A patient tells the therapist that three pillows are needed at night, and that lying flat brings on breathlessness within minutes. Which term should be charted?',
    key: [
      'Orthopnea',
      'Orthopnea is breathlessness on lying flat, relieved by sitting up. Heart failure is a frequent cause.',
    ],
    slips: [
      ['Platypnea', 'Platypnea is breathlessness on sitting or standing up.'],
      ['Hyperpnea', 'Hyperpnea is deeper breathing to meet a higher demand.'],
      ['Tachypnea', 'Tachypnea is a fast rate and says nothing of position.'],
      ['Bradypnea', 'Bradypnea is a slow rate of breathing. It says nothing of position.'],
    ],
    note: 'Ask about pillows. Orthopnea suggests heart failure or a weak diaphragm.',
  },
  {
    id: 'record-glasgow-airway',
    level: 'application',
    stem: 'The flow sheet of a head-injured patient shows Glasgow Coma Scale scores of 13, 11 and 7 over two hours. The gag reflex is weak, and breathing is noisy. What should be recommended?',
    key: [
      'Endotracheal intubation',
      'A score of 8 or less with a weak gag means the airway is no longer protected.',
    ],
    slips: [
      ['Noninvasive ventilation', 'A mask does not protect the airway of an unresponsive patient.'],
      ['Nasal cannula at 2 L/min', 'A cannula neither opens nor protects the airway.'],
      [
        'Oral feeding with thin fluids',
        'Feeding would end in aspiration. The gag reflex is weak and the patient unresponsive.',
      ],
      ['Incentive spirometry hourly', 'The patient cannot cooperate with breathing exercises.'],
    ],
    note: 'A Glasgow Coma Scale score of 8 or less usually calls for intubation. The trend is as important as the number.',
  },
  {
    id: 'record-latex-allergy',
    level: 'application',
    stem: 'The record of a patient with spina bifida and many operations notes wheezing and hives when a balloon was blown up. Which precaution should the therapist take before respiratory care?',
    key: [
      'Use supplies free of natural rubber',
      'The history suggests latex allergy, which can cause anaphylaxis.',
    ],
    slips: [
      [
        'Use supplies free of any plastics',
        'Plastics such as polyvinyl chloride do not contain latex.',
      ],
      [
        'Use a gown and an eye shield as well',
        'Barriers protect against infection, not against latex in the equipment.',
      ],
      ['Use a private room under low pressure', 'Negative pressure is for airborne infection.'],
      [
        'Use saline in place of sterile water',
        'The fluid has no connection with latex. Gloves, masks and tourniquets are the sources.',
      ],
    ],
    note: 'Spina bifida and repeated surgery raise the risk of latex allergy. Check masks, bags, gloves and tourniquets.',
  },
  {
    id: 'record-anticoagulant-puncture',
    level: 'analysis',
    stem: 'An arterial puncture is needed in a patient who takes warfarin. The INR is 4.8. Which plan is best if the sample cannot wait?',
    key: [
      'Radial puncture with prolonged firm pressure',
      'The radial artery can be compressed well, and pressure is held longer than the usual five minutes.',
    ],
    slips: [
      [
        'Femoral puncture with a light bandage on it',
        'A deep artery is hard to compress, and bleeding can stay hidden.',
      ],
      [
        'Brachial puncture with brief pressure applied',
        'The brachial artery is deeper, and short pressure is not sufficient.',
      ],
      [
        'Radial puncture with the usual two-minute hold',
        'With a high INR two minutes of pressure is too short.',
      ],
      [
        'Carotid puncture with a cold pack afterward',
        'The carotid artery is not a site for blood gas sampling.',
      ],
    ],
    note: 'Anticoagulants lengthen bleeding after arterial puncture. Choose a compressible site, hold longer and check it again.',
  },
];

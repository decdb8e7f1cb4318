import type { DecisionCase } from '../chest-assessment/pattern.ts';

/** Quality, choice and meaning of pulmonary function tests. */
export const functionDecisions: readonly DecisionCase[] = [
  {
    id: 'spirometry-short-exhalation',
    level: 'application',
    stem: 'The volume-time curve of an adult stops abruptly after 2 seconds while volume is still rising. The patient says, "I ran out of air." What should the therapist do?',
    key: [
      'Coach a longer blow and repeat it',
      'Without a plateau the FVC is too small, and FEV₁/FVC looks falsely high. The patient needs coaching.',
    ],
    slips: [
      [
        'Report the FVC as the best that was reached',
        'An early stop underestimates FVC and can hide obstruction.',
      ],
      [
        'Give a bronchodilator and then test again',
        'The fault is in the effort. A drug before a valid baseline spoils the comparison.',
      ],
      [
        'Calibrate the spirometer with a new syringe',
        'The curve shows an early stop by the patient, not an error of the device.',
      ],
      [
        'Switch to a test of diffusing capacity',
        'Another test does not replace a valid forced vital capacity.',
      ],
    ],
    note: 'A good test ends with a plateau of volume. An early stop makes FVC too low and FEV₁/FVC too high.',
  },
  {
    id: 'spirometry-slow-start',
    level: 'application',
    stem: 'A flow-volume curve rises slowly to a rounded peak, and the back-extrapolated volume is 12% of FVC. What does the therapist conclude?',
    key: [
      'The start was hesitant, so the trial is rejected',
      'A large back-extrapolated volume means a slow start, which makes FEV₁ unreliable.',
    ],
    slips: [
      [
        'The curve shows a fixed narrowing of the trachea',
        'A fixed narrowing cuts off both limbs flat. A slow start just delays the peak.',
      ],
      [
        'The exhalation was too short to give a true FVC',
        'The end of the curve decides this. The fault here is at the start.',
      ],
      [
        'The patient coughed within the first second',
        'A cough makes a sharp notch in the early curve, not a rounded peak.',
      ],
      [
        'The trial is good and the best of it is kept',
        'Back-extrapolated volume must be small, up to 5% of FVC or 100 mL.',
      ],
    ],
    note: 'Ask for a blast without hesitation. A sharp early peak and a small back-extrapolated volume show a good start.',
  },
  {
    id: 'spirometry-repeatability',
    level: 'application',
    stem: 'An adult has three acceptable trials with FVC values of 3.92, 3.50 and 3.44 L and FEV₁ values of 2.80, 2.55 and 2.49 L. What should the therapist do next?',
    key: [
      'Obtain more trials for the report',
      'The two largest FVC values differ by 420 mL. They should agree within 150 mL.',
    ],
    slips: [
      [
        'Report the largest as they are',
        "Without a second trial within 150 mL the result may not be the patient's best.",
      ],
      ['Average the three trials', 'The largest acceptable values are reported, not an average.'],
      [
        'Discard the first as an outlier',
        'The first trial is acceptable and the largest. It should not be thrown away.',
      ],
      [
        'Report the smallest to be safe',
        'The smallest values reflect less effort and would mislead.',
      ],
    ],
    note: 'Three acceptable trials are needed, with the two best FVC and FEV₁ values within 150 mL. Up to eight efforts are usual.',
  },
  {
    id: 'fvc-low-next-test',
    level: 'analysis',
    stem: 'Spirometry of a patient with kyphoscoliosis shows an FVC of 58% and an FEV₁ of 61% of predicted, with a measured FEV₁/FVC of 0.84. Which test confirms a restrictive disorder?',
    key: [
      'Total lung capacity by plethysmography',
      'Restriction is defined by a low TLC, which spirometry cannot measure.',
    ],
    slips: [
      [
        'Spirometry after inhaled bronchodilator',
        'The ratio is normal, so reversibility is not the question.',
      ],
      [
        'Challenge test with inhaled methacholine',
        'A challenge looks for airway hyperresponsiveness in suspected asthma.',
      ],
      [
        'Maximum voluntary ventilation in 12 seconds',
        'This maneuver depends on effort, muscles and airways. It does not define restriction.',
      ],
      ['Peak expiratory flow twice on each day', 'Peak flow follows obstruction, as in asthma.'],
    ],
    note: 'Spirometry can suggest restriction, but a low TLC proves it. A low FVC may also come from gas trapping or poor effort.',
  },
  {
    id: 'helium-vs-box',
    level: 'analysis',
    stem: 'A patient with large bullae has an FRC of 4.1 L by helium dilution and 5.9 L by body plethysmography on the same day. Both tests were done well. What explains the difference?',
    key: [
      'Trapped gas was missed by helium',
      'Helium reaches just the lung that communicates with the mouth. Plethysmography measures all gas in the chest.',
    ],
    slips: [
      [
        'Helium was taken up by the blood',
        'Helium is hardly soluble in blood, which is why it is used.',
      ],
      [
        'The box counts gas in the gut alone',
        'Abdominal gas adds little and does not explain 1.8 L.',
      ],
      [
        'The box measured TLC and not FRC',
        'Panting against the shutter is done at FRC. Both tests were done well.',
      ],
      [
        'Helium leaked into the lung bases',
        'Helium within the lung is what is measured. A leak out of the system raises the result.',
      ],
    ],
    note: 'In bullous disease, gas dilution and nitrogen washout underestimate FRC. The difference from plethysmography is the trapped gas.',
  },
  {
    id: 'nitrogen-washout-leak',
    level: 'analysis',
    stem: 'During a seven-minute nitrogen washout, exhaled nitrogen has fallen to 3%. It then jumps to 12% and starts to fall again. What has most likely happened?',
    key: [
      'Room air leaked in around the mouthpiece',
      'A sudden rise in nitrogen means that air with 78% nitrogen has entered. The test must be repeated later.',
    ],
    slips: [
      [
        'The lungs released a pocket of trapped gas',
        'Poorly ventilated regions release nitrogen slowly, not in a sudden jump.',
      ],
      [
        'The analyzer has been calibrated with oxygen',
        'An error of calibration shifts the whole curve rather than one point.',
      ],
      [
        'The patient swallowed during an expiration',
        'Swallowing does not add nitrogen to the exhaled gas.',
      ],
      [
        'The oxygen supply has run out of pressure',
        'Loss of supply would stop flow. It would not give one spike and another fall.',
      ],
    ],
    note: 'The nitrogen curve should fall smoothly. After a leak, wait at least 15 minutes on room air before the test is repeated.',
  },
  {
    id: 'dlco-anemia',
    level: 'analysis',
    stem: 'A patient with a hemoglobin of 7.2 g/dL has an uncorrected DLCO of 62% of predicted. Spirometry and TLC are normal. What should the therapist do before the result is interpreted?',
    key: [
      'Adjust the result for anemia',
      'Carbon monoxide binds to hemoglobin, so anemia lowers DLCO without any lung disease.',
    ],
    slips: [
      [
        'Repeat it after an inhaled bronchodilator',
        'The airways are normal, and a drug does not alter this cause.',
      ],
      [
        'Correct the DLCO for the vital capacity',
        'TLC is normal, so lung volume is not the reason.',
      ],
      [
        'Repeat it while the patient is lying down',
        'Lying down shifts blood into the lungs and would raise the result artificially.',
      ],
      [
        'Give oxygen for one hour before the test',
        'Oxygen competes with carbon monoxide and lowers the measured value.',
      ],
    ],
    note: 'Anemia and smoking before the test lower DLCO; polycythemia and alveolar hemorrhage raise it. Correct for hemoglobin before judging.',
  },
  {
    id: 'methacholine-positive',
    level: 'application',
    stem: 'During a methacholine challenge the FEV₁ of a patient is 3.20 L at baseline, 3.10 L after the first doses and 2.48 L after the next dose. What should the therapist do now?',
    key: [
      'Stop and give a bronchodilator',
      'The FEV₁ has fallen by 22%, and 20% is the end point. The airways are now narrowed and are treated.',
    ],
    slips: [
      [
        'Give the next higher dose as planned',
        'The end point has been reached. A higher dose could cause severe bronchospasm.',
      ],
      [
        'Repeat the same dose to confirm a fall',
        'A fall of more than 20% is the result. Repeating it adds risk.',
      ],
      [
        'Wait an hour and report a negative test',
        'The test is positive, and waiting leaves the patient with bronchospasm.',
      ],
      [
        'Measure the diffusing capacity at once',
        'Diffusing capacity has no part in the challenge.',
      ],
    ],
    note: 'A fall in FEV₁ of 20% or more at a low dose shows airway hyperresponsiveness. A bronchodilator and resuscitation equipment must be at hand.',
  },
  {
    id: 'bronchodilator-withhold',
    level: 'application',
    stem: 'A patient who is to have spirometry before and after a bronchodilator at 10 am reports albuterol at 9 am. What is the best course?',
    key: [
      'Postpone the test',
      'Short-acting bronchodilators are held for about 4 to 6 hours, or the baseline is already treated.',
    ],
    slips: [
      ['Go on and double the test dose', 'A second dose does not restore an untreated baseline.'],
      ['Go on and skip the first part', 'Without a baseline, the response cannot be judged.'],
      ['Give methacholine as a balance', 'A challenge drug is not used to undo a bronchodilator.'],
      ['Give oxygen to wash the drug out', 'Oxygen does not remove albuterol from its receptors.'],
    ],
    note: 'Ask about inhalers before a reversibility test. A short-acting drug taken an hour before can make asthma look irreversible.',
  },
  {
    id: 'preop-lung-resection',
    level: 'analysis',
    stem: 'A patient with lung cancer and an FEV₁ of 1.3 L is considered for removal of the whole right lung. Which added test best estimates the function that will be left?',
    key: [
      'Split perfusion scan of both lungs',
      'The share of blood flow to each lung allows the FEV₁ after surgery to be predicted.',
    ],
    slips: [
      [
        'Second spirometry in one week',
        'Repeating spirometry shows total function again, not what each lung contributes.',
      ],
      [
        'Sputum culture and cell count',
        'Sputum shows infection or cells. It does not predict function.',
      ],
      [
        'Maximal pressures at the mouth',
        'Mouth pressures test muscle strength for both lungs together.',
      ],
      ['Overnight study of the sleep', 'A sleep study finds apnea, not the share of each lung.'],
    ],
    note: 'Predicted postoperative FEV₁ is the present FEV₁ times the share of flow to the lung that stays. Low values call for more testing.',
  },
  {
    id: 'mip-critical',
    level: 'analysis',
    stem: 'A patient with Guillain-Barré syndrome is followed every four hours. VC has gone from 28 to 19 to 12 mL/kg and maximal inspiratory pressure from −60 to −38 to −18 cm H₂O. PaCO₂ is 43 mm Hg. How should the therapist interpret the trend?',
    key: [
      'Failure is near and support is needed',
      'VC below 15 mL/kg and a pressure weaker than −20 cm H₂O predict failure, before PaCO₂ rises.',
    ],
    slips: [
      [
        'Muscle strength is sufficient while PaCO₂ is normal',
        'PaCO₂ rises late. The trend of VC and pressure is what gives warning.',
      ],
      [
        'Airway obstruction is the reason for the low volume',
        'Obstruction lowers flow. The fall of inspiratory pressure shows weak muscles.',
      ],
      [
        'The results differ because of poor calibration',
        'Two measures fall in parallel over time, which fits the disease.',
      ],
      [
        'Lung tissue is stiffening and needs diuretic drugs',
        'Stiff lungs do not lower maximal inspiratory pressure.',
      ],
    ],
    note: 'In neuromuscular disease follow VC and maximal inspiratory pressure. A VC below 15 mL/kg or a pressure weaker than −20 cm H₂O calls for support.',
  },
  {
    id: 'reversibility-meaning',
    level: 'analysis',
    stem: 'The FEV₁ of an adult is 1.00 L before and 1.15 L after albuterol, a gain of 15%. By the usual criteria of 12% and 200 mL, how is this response classified?',
    key: [
      'Not significant, because 150 mL is too little',
      'Both criteria must be met. The percentage is enough, but the volume is below 200 mL.',
    ],
    slips: [
      [
        'Significant, because the gain exceeds 12%',
        'The percentage alone is not sufficient. The gain must also reach 200 mL.',
      ],
      [
        'Not significant, because 15% is too little',
        'The percentage is above 12%. It is the volume that falls short.',
      ],
      [
        'Significant, because volume exceeds 100 mL',
        'The volume needed is 200 mL. A gain of 100 mL lies within the noise of the test.',
      ],
      [
        'Unclear, because FVC has to double as well',
        'A doubling of FVC is not part of any criterion.',
      ],
    ],
    note: 'Use percent and volume together. In a very small FEV₁ a tiny gain can look large in percent.',
  },
  {
    id: 'peak-flow-zone',
    level: 'application',
    stem: 'The personal best peak flow of a patient with asthma is 480 L/min. This morning it is 225 L/min with cough and wheezing. In a plan with green, yellow and red zones, how should this value be read?',
    key: [
      'Red zone: use the inhaler and seek care now',
      'The value is 47% of personal best. Below 50% is the red zone.',
    ],
    slips: [
      [
        'Yellow zone: add doses and watch for a day',
        'The yellow zone is 50 to 79% of personal best. This value lies below it.',
      ],
      [
        'Green zone: go on with the usual treatment',
        'The green zone is 80% or more of personal best.',
      ],
      [
        'Invalid value: repeat the blow next week',
        'The patient has symptoms that fit the value. Waiting is dangerous.',
      ],
      [
        'Yellow zone: stop the controller and rest',
        'Controllers are not stopped, and this value is not in the yellow zone.',
      ],
    ],
    note: 'Compare peak flow with the personal best: 80% or more is green, 50 to 79% yellow, below 50% red. Symptoms count as much as the number.',
  },
  {
    id: 'mvv-low',
    level: 'analysis',
    stem: 'A patient has an FEV₁ of 2.6 L, an FVC of 3.3 L and a maximum voluntary ventilation of 38 L/min. The therapist expected about 40 times the FEV₁. What is the most likely reason for the low value?',
    key: [
      'Poor effort or muscle fatigue',
      'About 100 L/min was expected. A much lower value with good spirometry suggests poor effort or tiring muscles.',
    ],
    slips: [
      ['Severe lower airway obstruction', 'FEV₁/FVC is 0.79, so airway obstruction is not severe.'],
      [
        'Loss of alveolar surface area',
        'Loss of surface lowers DLCO. It does not limit voluntary ventilation.',
      ],
      [
        'Large volume of trapped gas',
        'Trapped gas comes with obstruction, which the spirometry does not show.',
      ],
      [
        'Abnormal hemoglobin in blood',
        'Hemoglobin does not affect the volume moved in 12 seconds.',
      ],
    ],
    note: 'Maximum voluntary ventilation should be about 35 to 40 times FEV₁. A mismatch points to effort, coordination or muscle strength.',
  },
];

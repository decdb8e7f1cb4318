import type { WrittenScenario } from './scenario.ts';

/** Adults with ketoacidosis, submersion injury or bronchiectasis. */
export const adultMedicalSurgical3: readonly WrittenScenario[] = [
  {
    id: 'ketoacidosis-with-deep-breathing',
    title: 'Deep, fast breathing with clear lungs',
    category: 'adult-medical-surgical',
    topic: 'Diabetic ketoacidosis and renal failure',
    source: 'standard emergency medicine reference: diabetic ketoacidosis',
    patient: {
      age: '23 years',
      gender: 'female',
      weight: '56 kg',
      setting: 'Emergency department',
      diagnosis: 'Vomiting and breathlessness for one day',
    },
    vitalSigns: { hr: 128, bp: '96/58', rr: 34, temp: 37.0, spo2: 98 },
    labValues: {
      Hemoglobin: '15.2 g/dL',
      'White blood cell count': '14,200/mm3',
      Urine: 'ketones strongly positive',
    },
    decisionPoints: [
      {
        situation:
          'The patient is drowsy but answers. She breathes deeply without retractions, her lungs are clear, and her breath smells of fruit. Her tongue is dry. SpO2 of 98 % is on room air.',
        question: 'Which tests should be done first?',
        right: {
          type: 'assessment',
          text: 'Arterial blood gas, serum glucose and electrolytes',
          feedback:
            'Deep breathing with clear lungs suggests compensation for metabolic acidosis. The three tests prove ketoacidosis and show what must be corrected.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Computed tomographic angiogram of the chest',
            feedback:
              'Clear lungs and a normal saturation with ketones fit acidosis better than embolism. The trip delays fluid.',
            after: { hr: 132 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Peak expiratory flow before and after albuterol',
            feedback:
              'She has no wheeze. Albuterol would speed the heart and shift more potassium into the cells.',
            after: { rr: 36, hr: 132 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Trial of rebreathing from a bag for anxiety',
            feedback:
              'Calling this anxiety is a dangerous error. Rebreathing raises PaCO2 and takes away her compensation.',
            after: { rr: 30, spo2: 95, hr: 134 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Glucose is 612 mg/dL, sodium 130 mEq/L and potassium 5.4 mEq/L. The gas shows pH 7.07, PaCO2 14 mm Hg, PaO2 112 mm Hg, HCO3 4 mEq/L.',
        question: 'What should be done now?',
        right: {
          type: 'medication',
          text: 'Isotonic saline, then regular insulin by infusion',
          feedback:
            'She lacks several liters of volume, so saline comes first. Insulin then stops ketone production, and the acidosis clears without a buffer.',
          after: { hr: 108, bp: '110/66', rr: 30 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Sedation and intubation, to spare her the work of breathing',
            feedback:
              'Sedation and usual settings abolish the compensation, and pH can fall below 6.9. She protects her airway and is not tiring.',
            after: { rr: 16, hr: 138, bp: '78/44', spo2: 97 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Sodium bicarbonate by rapid injection, then oral fluids',
            feedback:
              'Bicarbonate is kept for extreme acidosis, lowers potassium and does not treat the cause. She vomits and needs intravenous volume.',
            after: { rr: 26, hr: 126, bp: '96/58' },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Subcutaneous long-acting insulin, then half-normal saline',
            feedback:
              'A slow depot is poorly absorbed in dehydration, and hypotonic fluid does not fill the vessels.',
            after: { hr: 130, bp: '88/50' },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Two hours later the acidosis is improving. She complains of weak legs. The monitor shows flat T waves with U waves and frequent premature ventricular beats. SpO2 is 98 %.',
        question: 'Which measurement is most urgent?',
        right: {
          type: 'assessment',
          text: 'Serum potassium',
          feedback:
            'Insulin and the rising pH move potassium into the cells. Flat T waves, U waves and weakness point to a dangerous fall.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Serum troponin I',
            feedback:
              'At her age and with this treatment ischemia is far less likely. The U waves point to potassium.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Serum glucose',
            feedback:
              'It is checked each hour anyway, but it does not explain the U waves and the premature beats.',
            after: {},
            status: 'stable',
            weight: 1,
          },
          {
            type: 'assessment',
            text: 'Serum lactate',
            feedback:
              'Lactate might explain acidosis, which is improving. It does not explain the electrocardiogram.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation: 'Potassium is 2.7 mEq/L, glucose 390 mg/dL. She passes 80 mL of urine an hour.',
        question: 'What should be recommended?',
        right: {
          type: 'medication',
          text: 'Potassium by infusion pump, with insulin held until 3.3 mEq/L',
          feedback:
            'More insulin would push potassium lower still. It is replaced under monitoring first, and insulin is started again above 3.3 mEq/L.',
          after: { hr: 100, rr: 22 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Potassium of 40 mEq as a rapid injection, with insulin continued',
            feedback:
              'A rapid injection of potassium can stop the heart. It must be infused slowly by a pump.',
            after: { hr: 150, bp: '72/40' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Insulin at twice the rate, since glucose is still too high',
            feedback:
              'Twice the insulin drives potassium further down and may cause ventricular fibrillation.',
            after: { hr: 148, bp: '80/46' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Sodium bicarbonate of 100 mEq, to help the acidosis clear',
            feedback:
              'A rising pH shifts even more potassium into the cells. The acidosis is already clearing.',
            after: { hr: 116 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Eight hours after arrival potassium is 4.1 mEq/L and insulin runs again. Glucose is 210 mg/dL. The gas shows pH 7.25, PaCO2 30 mm Hg, HCO3 13 mEq/L, and the anion gap is still 19 mEq/L. Her respiratory rate is 22/min and she is fully awake.',
        question: 'What should the team do?',
        right: {
          type: 'medication',
          text: 'Continue insulin and add dextrose to the fluid',
          feedback:
            'Ketoacids are still present, so insulin must go on. Dextrose prevents low glucose until the gap has closed.',
          after: { hr: 90, rr: 18, bp: '114/70' },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Stop insulin and change to saline without glucose',
            feedback:
              'Glucose falls before the ketones are gone. Without insulin the acidosis returns.',
            after: { hr: 106, rr: 28 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Sedate her lightly to bring PaCO2 to 40 mm Hg',
            feedback:
              'A PaCO2 of 30 is the right answer to a bicarbonate of 13. At 40 mm Hg the pH would fall again.',
            after: { rr: 14, hr: 104 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Start noninvasive ventilation for respiratory fatigue',
            feedback:
              'The slower breathing goes along with a better pH and a clear mind. That is recovery, not fatigue.',
            after: { rr: 26, hr: 102 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize compensation for metabolic acidosis',
      'Name the order of fluid, insulin and potassium in ketoacidosis',
      'Foresee and treat hypokalemia during insulin',
      'Tell recovery from fatigue by pH, PaCO2 and alertness',
    ],
  },
  {
    id: 'submersion-with-hypothermia',
    title: 'Young man pulled from an icy lake',
    category: 'adult-medical-surgical',
    topic: 'Hypothermia and near drowning',
    source: 'standard emergency medicine reference: drowning and accidental hypothermia',
    patient: {
      age: '19 years',
      gender: 'male',
      weight: '76 kg',
      setting: 'Lakeside with a transport team, then emergency department',
      diagnosis: 'Submersion for about eight minutes in cold water',
    },
    vitalSigns: { hr: 42, bp: '82/48', rr: 5, temp: 28.4, spo2: 74 },
    labValues: { 'Blood glucose (fingerstick)': '104 mg/dL' },
    decisionPoints: [
      {
        situation:
          'The transport team reaches him on the shore. He is unresponsive and gasps five times a minute. A slow carotid pulse is felt. Foam is on his lips.',
        question: 'What should the team do first?',
        right: {
          type: 'intervention',
          text: 'Ventilate by bag and mask with 100 % oxygen',
          feedback:
            'Lack of oxygen is what kills in drowning. Ventilation must not wait, and the foam does not need to be removed before it.',
          after: { spo2: 88, rr: 12, hr: 44, bp: '84/48' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Give abdominal thrusts to bring up the water',
            feedback:
              'Little water can be removed and thrusts cause vomiting and aspiration. They delay ventilation.',
            after: { spo2: 62, hr: 34 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Carry him to the heated ambulance before care',
            feedback:
              'Each minute of apnea injures the brain. He must be ventilated where he lies.',
            after: { spo2: 60, hr: 32, rr: 4 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Place him head down so that the lungs drain',
            feedback:
              'Drainage by gravity does not clear alveoli and raises the risk of aspiration while he stays without oxygen.',
            after: { spo2: 64, hr: 36 },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'In the emergency department he is intubated. Breath sounds are coarse on both sides. The ear thermometer reads 33 °C, but his skin is icy and his heart rate is 44/min.',
        question: 'How should his temperature be measured?',
        right: {
          type: 'assessment',
          text: 'By a low-reading probe in the esophagus',
          feedback:
            'Only a core probe that reads low shows the real temperature. It decides about rewarming and about arrhythmia risk.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'By the same ear thermometer on both sides',
            feedback:
              'Cold or wet ear canals and the range of the device make it unreliable in hypothermia.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'By an oral electronic thermometer',
            feedback:
              'Clinical oral devices often do not read below 34 °C, and the mouth is cooled by water and gas.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'By a skin sensor on the forehead, averaged',
            feedback: 'Skin is cold from closed vessels and wind. It tells little about the core.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The core temperature is 28.4 °C. The monitor shows sinus bradycardia of 44/min; the blood pressure is 84/48 mm Hg. SpO2 cannot be read reliably, but PaO2 is 58 mm Hg on FIO2 1.00.',
        question: 'Which treatment should the team choose?',
        right: {
          type: 'intervention',
          text: 'Warmed humidified gas, warmed fluid and a forced-air blanket',
          feedback:
            'At this temperature he cannot warm himself and needs active rewarming, also from within. Heated humidified gas stops loss from the airway and adds a little heat.',
          after: { temp: 33.6, hr: 84, bp: '104/60', spo2: 90, rr: 22 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Atropine every few minutes until the rate is above 60/min',
            feedback:
              'A slow rate is normal at this temperature and atropine hardly acts. The rate rises with warming.',
            after: { temp: 28.0, hr: 44, bp: '82/46', spo2: 88 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Rubbing of the arms and legs, with frequent turning in bed',
            feedback:
              'Rough handling can trigger ventricular fibrillation, and rubbing sends cold blood to the heart.',
            after: { temp: 27.8, hr: 150, bp: '60/30', spo2: 70 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Ordinary blankets and unheated oxygen from the ventilator',
            feedback:
              'Blankets only keep the heat that he makes, and at 28 °C he makes almost none.',
            after: { temp: 28.2, hr: 48, bp: '76/42', spo2: 86 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'He is at 33.6 °C and waking. On VT 6 mL/kg, PEEP 5 cm H2O and FIO2 1.00, PaO2 is 60 mm Hg and SpO2 is 90 %. The radiograph shows fluffy shadows in both lungs. The blood pressure is 104/60 mm Hg.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Raise PEEP to 12 cm H2O',
          feedback:
            'Water has washed out surfactant, so alveoli collapse and shunt results. PEEP reopens them and allows a lower FIO2.',
          after: { spo2: 96, hr: 88, temp: 36.2, bp: '106/62' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise tidal volume to 12 mL/kg',
            feedback:
              'A large volume overdistends the open units. It injures lungs that already show ARDS.',
            after: { spo2: 90, hr: 98, bp: '92/52', temp: 35.4 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give furosemide to dry out the lungs',
            feedback:
              'The edema comes from injured alveoli, not from too much blood volume. His blood pressure may fall.',
            after: { spo2: 88, hr: 112, bp: '82/46', temp: 35.4 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give a course of methylprednisolone',
            feedback:
              'Corticosteroids have shown no benefit after drowning and may favor infection. They do not recruit lung.',
            after: { spo2: 90, temp: 35.4, hr: 92 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On the third day he obeys commands, FIO2 is 0.35 and PEEP 6 cm H2O, SpO2 96 %. His temperature has risen to 38.8 °C, and the tracheal secretions have become thick and green.',
        question: 'What should be recommended?',
        right: {
          type: 'medication',
          text: 'Tracheal culture, then antibiotics',
          feedback:
            'Pneumonia may follow the aspiration of lake water. New fever with purulent secretions calls for a specimen and then treatment.',
          after: { temp: 37.6, hr: 84 },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Antibiotics of the broadest kind, without a specimen',
            feedback:
              'Organisms from fresh water can be unusual. Without a culture the drug cannot be adjusted.',
            after: { temp: 39.2, hr: 104, spo2: 93 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Cooling blanket and sedation for two further days',
            feedback:
              'Cooling hides the fever and leaves the infection. Sedation prolongs ventilation.',
            after: { temp: 39.0, hr: 104, spo2: 93 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Repeat radiograph and blood count in two days',
            feedback:
              'He has clear signs of infection now. Two days of waiting let pneumonia spread.',
            after: { temp: 39.0, hr: 100, spo2: 94 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Put ventilation first in drowning',
      'Measure core temperature and rewarm a cold patient',
      'Handle a cold patient so that arrhythmia is avoided',
      'Recognize and support ARDS after drowning',
    ],
  },
  {
    id: 'bronchiectasis-with-hemoptysis',
    title: 'Daily purulent sputum, then bleeding',
    category: 'adult-medical-surgical',
    topic: 'Cystic fibrosis or non-CF bronchiectasis',
    source: 'standard respiratory care reference: bronchiectasis and hemoptysis',
    patient: {
      age: '63 years',
      gender: 'female',
      weight: '51 kg',
      setting: 'Pulmonary clinic, then hospital ward',
      diagnosis: 'Cough with a cup of foul sputum a day since severe pneumonia in childhood',
    },
    vitalSigns: { hr: 92, bp: '126/74', rr: 22, temp: 37.4, spo2: 92 },
    labValues: {
      FEV1: '1.1 L (52 % of predicted)',
      'FEV1/FVC': '0.58',
      'Sweat chloride': '18 mmol/L',
      Immunoglobulins: 'normal',
    },
    decisionPoints: [
      {
        situation:
          'The patient has clubbed fingers and coarse crackles over the right lower lobe. The sputum settles in three layers. The plain radiograph shows tram lines on the right.',
        question: 'Which test confirms the diagnosis best?',
        right: {
          type: 'assessment',
          text: 'High-resolution computed tomography',
          feedback:
            'It shows widened bronchi that do not taper and how far the disease extends. It has replaced bronchography.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Bronchography with contrast medium',
            feedback:
              'Contrast in the bronchi is unpleasant and lowers oxygenation. It is no longer needed.',
            after: { spo2: 89, rr: 26 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Ventilation-perfusion scan',
            feedback:
              'It would show mismatched areas without naming their cause. Bronchial walls are not seen.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Diffusing capacity for carbon monoxide',
            feedback:
              'Gas transfer may be normal in bronchiectasis. A number does not show the shape of the bronchi.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Tomography shows cystic bronchiectasis of the right lower lobe. She coughs weakly and finds her sputum hard to raise. Her FEV1 rises by 18 % (200 mL) after albuterol.',
        question: 'Which daily airway clearance should the therapist teach?',
        right: {
          type: 'intervention',
          text: 'Albuterol, hypertonic saline, oscillating pressure, huffs',
          feedback:
            'The bronchodilator prevents spasm by the saline, the saline thins sputum, and oscillation with huffs brings it up.',
          after: { spo2: 94, rr: 18, hr: 86 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Dornase alfa each morning, then oscillating pressure and huffs',
            feedback:
              'Dornase helps in cystic fibrosis. In other bronchiectasis it has brought more flare-ups and a faster loss of FEV1, and her sweat test is normal.',
            after: { spo2: 90, rr: 24 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Codeine at night and at noon, so that the cough lets her rest',
            feedback:
              'Suppressing the cough keeps infected sputum in the bronchi. That leads to flare-ups.',
            after: { spo2: 90, rr: 24, temp: 37.9 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Incentive spirometry each hour, with sips of cold fluid',
            feedback: 'It treats shallow breathing but moves little sputum out of wide bronchi.',
            after: { spo2: 91, rr: 22 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Eight months later she is in the hospital with a flare-up: her sputum grew Pseudomonas. In the evening she coughs up 200 mL of bright red blood within an hour and feels warmth and gurgling on the right. RR has risen to 28/min and HR to 118/min; SpO2 is down to 89 % on 4 L/min, and the blood pressure is 118/70 mm Hg.',
        question: 'What should the therapist do at once?',
        right: {
          type: 'intervention',
          text: 'Turn her on her right side and give more oxygen',
          feedback:
            'With the bleeding side down, blood stays out of the healthy lung. The left lung keeps exchanging gas until the bleeding is stopped.',
          after: { hr: 112, rr: 26, spo2: 91, bp: '116/70' },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Turn her on her left side and give more oxygen',
            feedback:
              'The right lung bleeds. With the left side down, blood runs into the lung on which she depends.',
            after: { hr: 136, rr: 36, spo2: 76, bp: '108/64' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Tilt the bed head down, with percussion of the right side',
            feedback:
              'Percussion can loosen the clot and increase bleeding. Clearance is stopped during bleeding.',
            after: { hr: 134, rr: 34, spo2: 80, bp: '104/62' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Give hypertonic saline to thin the clots',
            feedback:
              'Saline aerosol makes her cough harder and irritates the bleeding wall. Clots should hold.',
            after: { hr: 128, rr: 32, spo2: 85, bp: '112/68' },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Twenty minutes later she coughs up 150 mL more. She gurgles, becomes drowsy, and SpO2 falls from 91 % to 80 % on a nonrebreathing mask. HR rises to 132/min and RR to 36/min; the blood pressure falls to 102/60 mm Hg.',
        question: 'Which step should the therapist support?',
        right: {
          type: 'intervention',
          text: 'Intubation with a tube of 8.0 mm, if needed into the left bronchus',
          feedback:
            'She can no longer clear her airway. A large tube admits a bronchoscope and suction, and left-sided placement protects the good lung.',
          after: { hr: 112, rr: 18, spo2: 93, bp: '104/62' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Noninvasive ventilation at 14 over 6 cm H2O, with a full-face mask kept tight',
            feedback:
              'Pressure by mask drives blood to both lungs in a drowsy patient, and she would vomit or choke behind it.',
            after: { hr: 144, rr: 40, spo2: 70, bp: '86/50' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Intubation with a tube of 6.0 mm, to spare the throat and the vocal cords',
            feedback:
              'Clots block a small tube, and no bronchoscope with a useful channel passes through it.',
            after: { hr: 130, rr: 20, spo2: 84, bp: '100/58' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'High-flow nasal cannula at 60 L/min, with suction of her mouth by the nurse',
            feedback:
              'Flow through the nose does not protect the airway. Blood keeps filling the bronchi.',
            after: { hr: 140, rr: 38, spo2: 74, bp: '94/54' },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'The left lung is protected and SpO2 is 93 %. Bronchoscopy shows blood welling from the right lower lobe.',
        question: 'Which treatment should be arranged to stop the bleeding?',
        right: {
          type: 'intervention',
          text: 'Embolization of the bronchial arteries',
          feedback:
            'In bronchiectasis the blood comes from enlarged bronchial arteries. Embolization stops most such bleeding without surgery.',
          after: { hr: 92, spo2: 96, bp: '118/70' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Emergency removal of the right lung',
            feedback:
              'Surgery during bleeding with an FEV1 of 52 % has a high mortality. It is considered when embolization fails, and then for the lobe.',
            after: { hr: 120, bp: '88/52' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Antibiotics alone and bed rest',
            feedback:
              'Antibiotics treat the flare-up but do not close an artery that has bled 350 mL.',
            after: { hr: 118, bp: '96/56' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Radiation of the right lower lobe',
            feedback:
              'Radiation takes days to weeks to act and suits bleeding tumors. She could bleed again within the hour.',
            after: { hr: 122, bp: '90/54', spo2: 92 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Confirm bronchiectasis',
      'Teach airway clearance that fits non-CF bronchiectasis',
      'Position a patient with one-sided hemoptysis',
      'Protect the healthy lung and name the definitive treatment',
    ],
  },
];

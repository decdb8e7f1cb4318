import type { WrittenScenario } from './scenario.ts';

/** The failing heart: edema, infarction and shock. */
export const adultCardiovascular1: readonly WrittenScenario[] = [
  {
    id: 'pulmonary-edema-at-night',
    title: 'Woken by suffocation',
    category: 'adult-cardiovascular',
    topic: 'Heart failure and cardiogenic pulmonary edema',
    source: 'standard respiratory care reference',
    patient: {
      age: '78 years',
      gender: 'female',
      weight: '68 kg',
      setting: 'Emergency department',
      diagnosis: 'Sudden breathlessness at night',
    },
    vitalSigns: {
      hr: 128,
      bp: '204/112',
      rr: 36,
      temp: 36.5,
      spo2: 86,
    },
    labValues: {
      Hemoglobin: '12.2 g/dL',
      Potassium: '4.3 mEq/L',
      Creatinine: '1.1 mg/dL',
      'White cell count': '8,600/mm3',
    },
    decisionPoints: [
      {
        situation:
          'A woman with long-standing hypertension sits upright on a nonrebreather. She coughs pink froth. Crackles reach the upper lobes, and neck veins are full. She has never smoked. SpO2 86%, RR 36, BP 204/112.',
        question: 'Which assessment fits the urgency and shows the cause best?',
        right: {
          type: 'assessment',
          text: 'Electrocardiogram and chest film at the bedside',
          feedback:
            'Both are done within minutes without moving her. They look for infarction and show edema and heart size, while treatment begins.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Natriuretic peptide level, with treatment on its result',
            feedback:
              'The level may support the diagnosis but takes too long to wait for, and it does not look for an infarction.',
            after: {
              spo2: 82,
              hr: 136,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Ventilation-perfusion scan in the nuclear medicine room',
            feedback:
              'Lying flat away from monitors is dangerous. Froth and crackles on both sides point to edema and not to embolism.',
            after: {
              spo2: 81,
              rr: 40,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Sputum culture, with a wait for the Gram stain',
            feedback:
              'Pink froth is edema fluid. She has no sign of infection, and the wait brings nothing.',
            after: {
              rr: 38,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The film shows bat-wing shadows around both hila and a large heart. The electrocardiogram shows no infarction. She is awake and can hold a mask.',
        question: 'Which support should be started?',
        right: {
          type: 'intervention',
          text: 'Mask CPAP at 10 cm H2O with oxygen, sitting up',
          feedback:
            'Pressure opens flooded alveoli, eases breathing and lowers preload and afterload. It acts within minutes.',
          after: {
            spo2: 93,
            rr: 28,
            hr: 114,
            bp: '176/96',
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Nasal cannula at 6 L/min, lying down',
            feedback:
              'Flooded alveoli need pressure, and lying down returns more blood to a failing heart.',
            after: {
              spo2: 84,
              rr: 38,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubation at once, before a trial of a mask is made',
            feedback:
              'She is awake and has a rapidly reversible cause. Most such patients avoid the tube with CPAP.',
            after: {
              bp: '84/50',
              spo2: 92,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Nonrebreather as before, with a blood gas in an hour',
            feedback:
              'Oxygen by mask has not brought her above 86%, since flooded alveoli take up none of it. An hour of waiting may end in arrest.',
            after: {
              rr: 40,
              spo2: 82,
              hr: 138,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On CPAP she has SpO2 93%, RR 28 and BP 176/96. She has no allergies and took no other drugs today.',
        question: 'Which drugs should accompany the mask?',
        right: {
          type: 'medication',
          text: 'Nitroglycerin and an IV loop diuretic',
          feedback:
            'Nitroglycerin lowers preload and, in higher doses, afterload within minutes. The diuretic removes fluid over the next hours.',
          after: {
            bp: '148/84',
            hr: 104,
            rr: 26,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Nebulized albuterol and IV steroid',
            feedback:
              'Wheezes and distress in edema tempt one to treat asthma. Albuterol speeds a strained heart, and neither drug removes fluid.',
            after: {
              bp: '180/100',
              hr: 136,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'IV antibiotic and inhaled mucolytic',
            feedback: 'There is no infection. The froth is not mucus and cannot be thinned away.',
            after: {
              bp: '174/94',
            },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'IV saline bolus and potassium',
            feedback: 'More volume in a flooded circulation drives more fluid into the alveoli.',
            after: {
              spo2: 84,
              bp: '186/100',
            },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'After 20 minutes she grasps at the mask and says that she is suffocating. BP 148/84, RR 26, SpO2 93%. The mask leaks a little, and she is otherwise alert.',
        question: 'What should the therapist do?',
        right: {
          type: 'intervention',
          text: 'Stay with her, refit the mask, explain, and let her help to hold it',
          feedback:
            'Fear is common with a mask and yields to calm guidance. Pressure goes on without interruption.',
          after: {
            rr: 22,
            hr: 96,
            spo2: 96,
            bp: '104/62',
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Give midazolam until she is asleep and tie the mask in place',
            feedback: 'Sedation in a patient with a mask takes away airway protection and drive.',
            after: {
              rr: 10,
              spo2: 86,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Change her to a simple mask at 6 L/min until she feels ready again',
            feedback:
              'She has improved because of pressure. Without it edema returns within minutes.',
            after: {
              spo2: 86,
              rr: 32,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Tighten the straps and leave her alone, so that she calms down',
            feedback:
              'Tight straps cause pain and more fear. A frightened patient must not be left alone.',
            after: {
              rr: 28,
            },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Two hours later she has passed 1.4 L of urine. RR 22, SpO2 96% on 30% oxygen. The nitroglycerin drip has been raised twice since, and crackles remain at the bases alone. Her pressure has drifted to 104/62 mm Hg, and she is warm and alert.',
        question: 'What is the best next step?',
        right: {
          type: 'intervention',
          text: 'Cut back nitroglycerin and step CPAP down toward a cannula',
          feedback:
            'The crisis has passed. Vasodilator and pressure both lower venous return, so both are reduced before hypotension appears.',
          after: {
            bp: '122/70',
            hr: 88,
            rr: 18,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise CPAP to 15 cm H2O to clear the rest of the crackles',
            feedback:
              'She no longer needs it. More pressure with a vasodilator on board may cause hypotension.',
            after: {
              bp: '82/48',
              hr: 112,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Give 1 L of saline to bring the blood pressure up again',
            feedback: 'She is warm and alert at 104/62 mm Hg. Fluid may bring the edema back.',
            after: {
              bp: '138/80',
              spo2: 90,
              rr: 28,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Leave the drip, diuretic and mask unchanged overnight',
            feedback:
              'Treatment that is no longer needed carries on lowering her pressure and keeps her from rest.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Find the cause of sudden breathlessness at the bedside',
      'Use positive pressure in cardiogenic edema',
      'Combine it with vasodilator and diuretic',
      'Help a frightened patient to accept the mask',
      'Watch for hypotension and step down in time',
    ],
  },
  {
    id: 'infarction-with-fibrillation',
    title: 'Pressure behind the breastbone',
    category: 'adult-cardiovascular',
    topic: 'Acute myocardial infarction',
    source: 'standard respiratory care reference',
    patient: {
      age: '61 years',
      gender: 'male',
      weight: '88 kg',
      setting: 'Emergency department',
      diagnosis: 'Chest pressure for 40 minutes',
    },
    vitalSigns: {
      hr: 96,
      bp: '138/84',
      rr: 20,
      temp: 36.6,
      spo2: 96,
    },
    labValues: {
      Hemoglobin: '14.6 g/dL',
      Potassium: '4.0 mEq/L',
      Glucose: '132 mg/dL',
    },
    decisionPoints: [
      {
        situation:
          'A cook sweats and holds his fist on his chest. Lungs are clear. On room air SpO2 96%, HR 96, BP 138/84.',
        question: 'What should come first?',
        right: {
          type: 'assessment',
          text: 'A 12-lead electrocardiogram within 10 minutes',
          feedback:
            'It decides about opening of the vessel, and each minute counts. At 96% oxygen brings no benefit. As the last lead is placed, he collapses.',
          after: {
            hr: 0,
            bp: '50/20',
            rr: 0,
            spo2: 74,
          },
          status: 'critical',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'A nonrebreathing mask at 15 L/min as the first step',
            feedback:
              'Without hypoxemia oxygen does not help the heart and may narrow coronary vessels. It delays the electrocardiogram. He collapses before anyone has seen his rhythm.',
            after: {
              hr: 0,
              bp: '40/15',
              rr: 0,
              spo2: 80,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'An arterial puncture for a blood gas on room air',
            feedback:
              'With a saturation of 96% a gas adds nothing, and an artery that was punctured may bleed during lysis. He collapses while it is drawn.',
            after: {
              hr: 0,
              bp: '40/15',
              rr: 0,
              spo2: 70,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Two sets of blood tests, taken 6 hours apart',
            feedback:
              'Enzymes help later. Waiting for them loses heart muscle if the vessel is closed. His does, and he collapses.',
            after: {
              hr: 0,
              bp: '40/15',
              rr: 0,
              spo2: 70,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'He does not respond and has no pulse. Compressions were begun at once. The screen shows coarse ventricular fibrillation, and the pads are in place.',
        question: 'What is the next action?',
        right: {
          type: 'intervention',
          text: 'Defibrillate now, then go straight on with compressions',
          feedback:
            'Early defibrillation is the treatment of fibrillation. Compressions follow at once, because the heart needs flow after the shock.',
          after: {
            spo2: 78,
          },
          status: 'critical',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Intubate first, then defibrillate when the tube is secured',
            feedback:
              'Chance of survival falls with each minute of fibrillation. The airway can wait for the shock.',
            after: {
              spo2: 70,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give epinephrine first, then wait a minute to see its effect',
            feedback:
              'Drugs come after the first shocks in fibrillation. Waiting without treatment costs the best minutes.',
            after: {
              spo2: 72,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Feel for a pulse at two places for a minute before the shock',
            feedback:
              'The rhythm and the lack of a pulse are known. A minute without compressions harms brain and heart.',
            after: {
              bp: '40/15',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Fibrillation persists, and a tube has been placed. The helper squeezes the bag about 30 times a minute. Exhaled CO2 is 8 mm Hg with a regular shape.',
        question: 'Which correction is best?',
        right: {
          type: 'intervention',
          text: 'One breath each 6 seconds, and deeper, faster compressions',
          feedback:
            'Fast bagging raises chest pressure and cuts flow to the heart. Under 10 mm Hg means poor compressions: aim at 5 to 6 cm and 100 to 120 a minute.',
          after: {
            hr: 104,
            bp: '98/60',
            rr: 10,
            spo2: 97,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Bagging at 40 breaths a minute to wash out the gas',
            feedback:
              'A low value reflects poor blood flow and not too little ventilation. Faster breaths make it worse.',
            after: {
              spo2: 72,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Removal of the tube, because the value shows a wrong place',
            feedback:
              'A regular waveform shows that the tube is in the trachea. Removal takes away a working airway.',
            after: {
              spo2: 60,
              bp: '00/00',
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'A pause of compressions for each breath through the tube',
            feedback:
              'With a tube in place compressions go on without a pause. Each break lets coronary pressure fall.',
            after: {
              bp: '40/15',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'After the third shock and drugs, exhaled CO2 jumps from 16 to 44 mm Hg within a few breaths. The screen shows an organized rhythm, HR 104.',
        question: 'What does the jump mean?',
        right: {
          type: 'assessment',
          text: 'Blood flow is back, so a pulse should be felt',
          feedback:
            'With flow from the heart, carbon dioxide reaches the lungs at once. It is often the first sign of return of circulation.',
          after: {
            rr: 24,
            spo2: 100,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'The tube has slipped into the right main bronchus',
            feedback:
              'That lowers or hardly changes exhaled CO2. It does not triple it with an organized rhythm.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'The bag is squeezed too fast and has to be slowed',
            feedback: 'Fast bagging lowers the value. Here it has risen.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'The sensor is wet, so that its value can be ignored',
            feedback:
              'A wet sensor drifts or loses the wave. Ignoring the rise means compressing a heart that beats.',
            after: {
              bp: '88/54',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'He has a pulse, BP 98/60, and does not wake. He is ventilated with 100% oxygen at 24 breaths a minute. Gas: pH 7.43, PaCO2 27 mm Hg, PaO2 310 mm Hg, HCO3 18 mEq/L.',
        question: 'How should ventilation be adjusted?',
        right: {
          type: 'intervention',
          text: 'Rate 16/min, oxygen lowered to an SpO2 of 94% to 98%',
          feedback:
            'Low PaCO2 narrows the vessels of an injured brain, and very high PaO2 adds damage. Normal values are the aim.',
          after: {
            hr: 92,
            bp: '112/68',
            rr: 16,
            spo2: 97,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Rate 30/min, oxygen kept at 100% for the next 24 hours',
            feedback:
              'Faster breaths lower PaCO2 further, with less blood for the brain, and excess oxygen goes on.',
            after: {
              rr: 30,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Rate 24/min, oxygen lowered to an SpO2 of about 85%',
            feedback:
              'Hypoxemia harms brain and heart after arrest, and the low PaCO2 is left as it is.',
            after: {
              rr: 24,
              spo2: 85,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Rate 6/min, oxygen kept at 100% until he opens his eyes',
            feedback:
              'At this rate PaCO2 rises far above normal, and the acidosis gets worse with brain swelling.',
            after: {
              rr: 6,
              spo2: 94,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Give oxygen in infarction for hypoxemia and not by habit',
      'Defibrillate without delay',
      'Ventilate during resuscitation without excess',
      'Use exhaled carbon dioxide to judge compressions and to detect return of circulation',
      'Avoid too much oxygen and hyperventilation afterwards',
    ],
  },
  {
    id: 'cardiogenic-shock-catheter',
    title: 'Numbers from the catheter',
    category: 'adult-cardiovascular',
    topic: 'Hemodynamic monitoring',
    source: 'standard respiratory care reference',
    patient: {
      age: '66 years',
      gender: 'female',
      weight: '70 kg',
      setting: 'Coronary care unit',
      diagnosis: 'Low blood pressure after a large anterior infarction',
    },
    vitalSigns: {
      hr: 118,
      bp: '84/56',
      rr: 18,
      temp: 36.2,
      spo2: 93,
    },
    labValues: {
      CVP: '13 mm Hg',
      'PA pressure': '44/26 mm Hg',
      PCWP: '25 mm Hg',
      'Cardiac index': '1.7 L/min/m2',
      SvO2: '48%',
      Lactate: '4.1 mmol/L',
    },
    decisionPoints: [
      {
        situation:
          'She is intubated on 60% oxygen with PEEP 5 cm H2O. Skin is cool and urine scarce. BP 84/56, HR 118, with fine crackles at both bases.',
        question: 'How should the first catheter values be read?',
        right: {
          type: 'assessment',
          text: 'Left ventricular failure with low output and congestion',
          feedback:
            'A wedge pressure of 25 mm Hg with an index of 1.7 and an SvO2 of 48% means that the left heart does not empty.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Low blood volume with an empty left ventricle',
            feedback: 'In hypovolemia CVP and wedge pressure are low. Here both are raised.',
            after: {
              spo2: 89,
              hr: 124,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Septic shock with wide vessels and high output',
            feedback:
              'Early sepsis brings a high index and low resistance. Her index is low and her skin is cool.',
            after: {
              bp: '78/50',
              hr: 122,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Acute respiratory distress syndrome with a healthy left heart',
            feedback:
              'Such lungs come with a wedge pressure that is not raised. Hers is far over 18 mm Hg.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The vessel has been opened by a stent. The team asks for a view on the next drug.',
        question: 'Which treatment fits these values?',
        right: {
          type: 'medication',
          text: 'Dobutamine, with norepinephrine for her pressure',
          feedback:
            'The muscle needs an inotrope, and the pressure has to perfuse the coronaries. Both raise flow without adding volume. The fall of pressure that comes later has another cause.',
          after: {
            bp: '90/56',
            hr: 110,
            spo2: 95,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Saline, 2 L as fast as the lines permit',
            feedback:
              'Wedge pressure is 25 mm Hg already. Two liters would flood the lungs of a failing heart.',
            after: {
              spo2: 83,
              bp: '78/50',
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Esmolol, to slow the heart to 70 a minute',
            feedback:
              'Her output depends on the rate. A beta-blocker in shock takes away what contractility is left.',
            after: {
              bp: '64/40',
              hr: 124,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Nitroprusside, at a dose that lowers her afterload',
            feedback:
              'With a systolic pressure of 84 mm Hg a vasodilator by itself would starve the coronaries.',
            after: {
              bp: '66/42',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The drugs brought the index to 2.3, SvO2 to 61% and systolic pressure to 104 mm Hg. Then PEEP was raised from 5 to 14 cm H2O. Ten minutes later the index is 1.7, SvO2 50% and BP 90/56, while PaO2 went from 68 to 76 mm Hg.',
        question: 'What is the best conclusion?',
        right: {
          type: 'intervention',
          text: 'Lower PEEP toward 5 cm H2O, since oxygen delivery fell',
          feedback:
            'Content hardly rose, but output fell by a quarter. Pressure in the chest holds back venous return to a failing heart.',
          after: {
            bp: '106/66',
            spo2: 93,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Keep PEEP at 14 cm H2O, since PaO2 is what matters most',
            feedback:
              'Tissues live on delivery, the product of output and content. The gain in PaO2 is paid for with too much flow.',
            after: {
              bp: '86/54',
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Raise PEEP to 18 cm H2O, since PaO2 is still under 80 mm Hg',
            feedback: 'Output would fall further. PaO2 of 76 mm Hg already saturates hemoglobin.',
            after: {
              bp: '72/46',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Raise tidal volume to 10 mL/kg, since the lungs look stiff',
            feedback:
              'Greater volumes raise chest pressure and injure the lung without help for the heart.',
            after: {
              bp: '82/50',
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On PEEP 5 cm H2O she is steady again with BP 106/66 by cuff. A nurse lowers the bed. Now wedge pressure reads 9 instead of 22 mm Hg, and CVP and arterial pressure of the same pole are also about 13 mm Hg lower than before.',
        question: 'What should be checked first?',
        right: {
          type: 'assessment',
          text: 'Level of the transducers, against the midchest',
          feedback:
            'They stayed on the pole while the heart sank, so that all values read too low. They are leveled and zeroed again.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Response to 500 mL of saline, given over 15 minutes',
            feedback:
              'The cuff pressure has not changed. Fluid would be given for an error of measurement.',
            after: {
              spo2: 88,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Air in the line, by flushing the balloon lumen',
            feedback:
              'Air damps a wave; it does not shift three pressures by one amount. The balloon lumen is never flushed with fluid.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Bleeding, with a hemoglobin and CT',
            feedback:
              'A steady cuff pressure and an equal shift after a bed change speak for the transducer.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The next morning the pulmonary artery wave on the screen has become flat, like a wedge tracing, though nobody inflated the balloon. The syringe is empty.',
        question: 'What should be done?',
        right: {
          type: 'intervention',
          text: 'Make sure the balloon is deflated, and have the catheter pulled back',
          feedback:
            'The tip has moved outward and blocks a branch. Left there, it causes infarction of lung tissue.',
          after: {
            hr: 100,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Inflate the balloon with 1.5 mL of air, to see whether the wedge pressure rises',
            feedback: 'Inflation in a small branch may tear the artery and cause fatal bleeding.',
            after: {
              hr: 130,
              spo2: 84,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Flush the distal port by hand with a syringe and strong pressure',
            feedback: 'Forceful flushing in a wedged position may rupture the vessel.',
            after: {
              hr: 108,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Leave the catheter as it is, and note the value as wedge each hour',
            feedback: 'A blocked branch for hours leads to infarction of the lung.',
            after: {
              spo2: 90,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize the hemodynamic pattern of cardiogenic shock',
      'Choose treatment that fits a high wedge pressure with low flow',
      'See what PEEP does to cardiac output',
      'Find errors of the transducer',
      'Prevent damage by a wedged balloon',
    ],
  },
];

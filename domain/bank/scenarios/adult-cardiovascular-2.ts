import type { WrittenScenario } from './scenario.ts';

/** The pulmonary circulation and a rhythm that fails. */
export const adultCardiovascular2: readonly WrittenScenario[] = [
  {
    id: 'embolism-after-a-long-drive',
    title: 'Collapse at the bus depot',
    category: 'adult-cardiovascular',
    topic: 'Pulmonary embolism',
    source: 'standard respiratory care reference',
    patient: {
      age: '46 years',
      gender: 'female',
      weight: '92 kg',
      setting: 'Emergency department',
      diagnosis: 'Sudden breathlessness and sharp chest pain',
    },
    vitalSigns: {
      hr: 124,
      bp: '112/72',
      rr: 30,
      temp: 37.3,
      spo2: 89,
    },
    labValues: {
      Hemoglobin: '13.1 g/dL',
      Creatinine: '0.8 mg/dL',
      Platelets: '240,000/mm3',
      'Chest film': 'Clear',
      'Peak flow': '420 L/min',
    },
    decisionPoints: [
      {
        situation:
          'A bus driver takes an oral contraceptive and has just driven for 2 days. Her left calf is swollen. Lungs are clear. The gas on room air shows pH 7.48, PaCO2 30 mm Hg, PaO2 56 mm Hg, HCO3 22 mEq/L.',
        question: 'Which test should be recommended to confirm the suspicion?',
        right: {
          type: 'assessment',
          text: 'CT angiography of the chest',
          feedback:
            'It shows clots in the arteries within minutes, and her kidneys allow contrast. Clear lungs with hypoxemia and a swollen calf make embolism likely.',
          after: {
            spo2: 94,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Spirometry with albuterol',
            feedback:
              'Clear lungs and a good peak flow exclude bronchospasm. Clots in vessels do not show in spirometry.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'D-dimer test, with discharge if it is low',
            feedback:
              'Her probability is high. A D-dimer is used to exclude embolism when the probability is low.',
            after: {
              hr: 130,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Sputum culture with an antibiotic',
            feedback:
              'A clear film, no sputum and a sudden onset do not suggest pneumonia. Treatment of the clot would be lost in the meantime.',
            after: {
              rr: 34,
              spo2: 86,
              hr: 132,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On 4 L/min SpO2 94%. The scanner will be free in 45 minutes. She has no bleeding, and no operation was done in the past year.',
        question: 'What should be started while she waits?',
        right: {
          type: 'medication',
          text: 'Heparin at the full dose',
          feedback:
            'With a high probability and no bleeding risk, anticoagulation is not delayed. It stops growth of the clot.',
          after: {
            hr: 116,
            rr: 28,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Albuterol by nebulizer',
            feedback: 'She does not wheeze. It speeds the heart and does not act on the clot.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Aspirin at a low dose',
            feedback: 'It acts on platelets and is no treatment for acute embolism.',
            after: {
              hr: 130,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Mask CPAP of 15 cm H2O',
            feedback:
              'Her lungs are clear. High pressure adds load to a strained right heart and lowers its filling.',
            after: {
              bp: '86/52',
              hr: 134,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'CT shows large clots in both main arteries. RR 28. A cannula for exhaled CO2 reads 18 mm Hg at the end of the breath, and PaCO2 is 30 mm Hg.',
        question: 'What do these values show?',
        right: {
          type: 'assessment',
          text: 'An alveolar dead space of about 40%',
          feedback:
            '(30 − 18) ÷ 30 = 0.40. Ventilated alveoli without perfusion dilute the exhaled gas. Reading this changes nothing in the course: minutes later she gets much worse.',
          after: {
            bp: '76/42',
            hr: 138,
            rr: 34,
            spo2: 86,
          },
          status: 'critical',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'An alveolar dead space of about 60%',
            feedback:
              '18 ÷ 30 is the part that takes part in exchange. The difference of 12 mm Hg over 30 is the dead space.',
            after: {
              bp: '74/40',
              hr: 140,
              rr: 36,
              spo2: 85,
            },
            status: 'critical',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Hypoventilation with a rising PaCO2',
            feedback:
              'PaCO2 is low at 30 mm Hg. She ventilates more than normal to make up for dead space.',
            after: {
              bp: '74/40',
              hr: 140,
              rr: 36,
              spo2: 85,
            },
            status: 'critical',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'A large shunt in flooded alveoli',
            feedback:
              'Shunt shows in oxygenation. The gap between arterial and exhaled CO2 reflects dead space.',
            after: {
              bp: '74/40',
              hr: 140,
              rr: 36,
              spo2: 85,
            },
            status: 'critical',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Suddenly she is gray and confused. BP 76/42, HR 138, SpO2 86% on a nonrebreather. Ultrasound shows a wide right ventricle that presses on the left. Lungs stay clear.',
        question: 'Which treatment is needed?',
        right: {
          type: 'medication',
          text: 'Systemic thrombolysis now, with a vasopressor',
          feedback:
            'Shock from massive embolism is the indication, and she has no contraindication. The vasopressor holds up coronary flow meanwhile.',
          after: {
            bp: '102/64',
            hr: 114,
            spo2: 93,
            rr: 26,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Saline, 3 L wide open, before any other drug',
            feedback:
              'Volume distends the failing right ventricle and squeezes the left one further.',
            after: {
              bp: '66/36',
              spo2: 82,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubation with 15 cm H2O of PEEP, then a new scan',
            feedback:
              'Sedation and high chest pressure often cause arrest in this state. A new scan adds nothing.',
            after: {
              bp: '50/28',
              hr: 50,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Heparin as before, and a recheck after an hour',
            feedback:
              'Heparin prevents growth but does not dissolve. In shock an hour may be too long.',
            after: {
              bp: '70/38',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Thrombolysis is running. BP 102/64, SpO2 93%, and she is alert. The team wants to follow her oxygenation closely.',
        question: 'How should this be done in the next hours?',
        right: {
          type: 'monitoring',
          text: 'Pulse oximetry, with no new arterial punctures',
          feedback:
            'Any puncture may bleed for long during lysis. Oximetry and clinical signs tell enough.',
          after: {
            hr: 100,
            rr: 22,
            spo2: 95,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Femoral artery gases, drawn each hour by needle',
            feedback:
              'The femoral artery is hard to compress. Repeated punctures during lysis may cause major bleeding.',
            after: {
              hr: 120,
              bp: '94/58',
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Nasotracheal suctioning, with a look at the mucus',
            feedback:
              'It may start bleeding in the nose that cannot be stopped, and she has no secretions.',
            after: {
              hr: 118,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Skin color and nail beds, noted every few hours',
            feedback:
              'Color is a late and unreliable sign. Continuous oximetry is at hand and harmless.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Suspect embolism when hypoxemia comes with clear lungs',
      'Choose the test that confirms it',
      'Compute dead space from exhaled and arterial carbon dioxide',
      'Recognize obstructive shock and its treatment',
      'Avoid bleeding after thrombolysis',
    ],
  },
  {
    id: 'right-heart-failure-nitric-oxide',
    title: 'A right heart under strain',
    category: 'adult-cardiovascular',
    topic: 'Cor pulmonale and pulmonary hypertension',
    source: 'standard respiratory care reference',
    patient: {
      age: '38 years',
      gender: 'female',
      weight: '63 kg',
      setting: 'Cardiac intensive care unit',
      diagnosis: 'Pulmonary arterial hypertension with a chest infection, intubated',
    },
    vitalSigns: {
      hr: 116,
      bp: '98/60',
      rr: 20,
      temp: 37.8,
      spo2: 89,
    },
    labValues: {
      'Mean PA pressure': '56 mm Hg',
      PCWP: '10 mm Hg',
      CVP: '18 mm Hg',
      'Cardiac output': '2.8 L/min',
      Hemoglobin: '13.9 g/dL',
    },
    decisionPoints: [
      {
        situation:
          'Neck veins are full and the liver is enlarged. On 70% oxygen SpO2 89%. The film shows large pulmonary arteries and clear peripheral lungs. The catheter values are on the chart.',
        question: 'What do these values show?',
        right: {
          type: 'assessment',
          text: 'Precapillary hypertension, with right heart failure',
          feedback:
            'A wedge pressure of 10 mm Hg clears the left heart. Resistance is (56 − 10) ÷ 2.8, about 16 Wood units, and CVP is high.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Left heart failure, with pressure passed backward',
            feedback: 'Then wedge pressure would be over 15 mm Hg. It is 10 mm Hg.',
            after: {
              hr: 122,
              bp: '94/56',
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Low blood volume, with a heart that runs empty',
            feedback: 'A CVP of 18 mm Hg and full neck veins exclude an empty right heart.',
            after: {
              hr: 122,
              bp: '90/54',
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Cardiac tamponade, with equal pressures in it',
            feedback:
              'In tamponade CVP and wedge pressure come close to each other. Here they differ widely, with a high pulmonary pressure.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Systemic pressure is 98/60 mm Hg, with a low dose of norepinephrine. The team wants to unload the right ventricle.',
        question: 'Which treatment should the therapist recommend?',
        right: {
          type: 'medication',
          text: 'Inhaled nitric oxide, 20 ppm',
          feedback:
            'It widens vessels in ventilated lung and is bound by hemoglobin at once, so that systemic pressure holds and oxygenation improves.',
          after: {
            spo2: 94,
            hr: 104,
            bp: '106/66',
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Nitroprusside by vein, at full dose',
            feedback:
              'It lowers systemic pressure and coronary flow to the strained right ventricle, and worsens ventilation-perfusion matching.',
            after: {
              bp: '68/38',
              spo2: 84,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'PEEP raised to 18 cm H2O',
            feedback:
              'Overdistended lung squeezes its vessels, which adds to right heart load and lowers filling.',
            after: {
              bp: '76/44',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'PaCO2 allowed to rise to 65 mm Hg',
            feedback:
              'Acidosis and high PaCO2 narrow pulmonary vessels. In this patient both are avoided.',
            after: {
              hr: 126,
              bp: '84/50',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On 20 ppm she improves: SpO2 94%, and CVP 13 mm Hg. The gas is to go on for several days.',
        question: 'What has to be monitored because of this drug?',
        right: {
          type: 'monitoring',
          text: 'Methemoglobin in blood, and NO2 in the circuit',
          feedback:
            'Nitric oxide turns hemoglobin into methemoglobin and forms nitrogen dioxide with oxygen, which is toxic to lungs. What happens two days later has to do with another risk of the drug.',
          after: {
            hr: 128,
            spo2: 76,
            bp: '66/38',
          },
          status: 'critical',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Carboxyhemoglobin in blood, and CO in the room',
            feedback:
              'Carbon monoxide is formed by fires and engines. It does not come from this drug.',
            after: {
              hr: 130,
              spo2: 74,
              bp: '64/36',
            },
            status: 'critical',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Cyanide level in blood, and thiocyanate in urine',
            feedback: 'These belong to nitroprusside, which is broken down to cyanide.',
            after: {
              hr: 130,
              spo2: 74,
              bp: '64/36',
            },
            status: 'critical',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Aminotransferases, and bilirubin twice a day',
            feedback:
              'The drug is gone before it reaches the liver. Liver tests do not detect its toxicity.',
            after: {
              hr: 130,
              spo2: 74,
              bp: '64/36',
            },
            status: 'critical',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Two days later she is moved for a CT. A colleague disconnects her from the ventilator and uses a plain bag with 100% oxygen. Within 2 minutes the alarms sound: CVP climbs to 24 mm Hg, BP 66/38, SpO2 76%. Breath sounds are equal and the trachea is central.',
        question: 'What is the right action?',
        right: {
          type: 'intervention',
          text: 'Give nitric oxide again at once, through the bag',
          feedback:
            'Sudden withdrawal causes rebound narrowing. The delivery system has an outlet for the bag, and the same dose reverses it.',
          after: {
            spo2: 94,
            bp: '104/64',
            hr: 106,
            temp: 37.0,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Squeeze the bag faster, with a PEEP valve on it',
            feedback:
              'More chest pressure adds to the load of the right ventricle, while the missing drug is the cause.',
            after: {
              spo2: 70,
              bp: '60/34',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give 2 L of saline with pressure, through two lines',
            feedback:
              'The right ventricle is overfull. Volume dilates it further and stops the left.',
            after: {
              bp: '58/30',
              spo2: 72,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Decompress both sides of the chest with a needle',
            feedback:
              'Nothing points to a pneumothorax, and the crash followed the loss of the drug.',
            after: {
              spo2: 72,
              bp: '64/36',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Five days later the infection has been treated, and an oral vasodilator has been started. She needs 40% oxygen, SpO2 94%, HR 106. Methemoglobin is 1.2%.',
        question: 'How should nitric oxide be ended?',
        right: {
          type: 'intervention',
          text: 'Steps down to 5 and then 1 ppm, watching PA pressure',
          feedback:
            'A slow fall lets her own production recover. Stopping from 1 ppm with some more oxygen at hand avoids rebound.',
          after: {
            hr: 94,
            spo2: 95,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Stop from 20 ppm within a minute, watching SpO2',
            feedback: 'An abrupt stop at full dose brings rebound, as on the way to CT.',
            after: {
              spo2: 80,
              bp: '78/44',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Stay at 20 ppm for a further 2 weeks, watching the CVP',
            feedback:
              'She has improved and takes another vasodilator. More time adds toxicity and delays weaning.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Steps up to 80 ppm and then a stop, watching NO2',
            feedback:
              'More than 20 ppm brings little gain and more methemoglobin, and a stop from 80 ppm worsens rebound.',
            after: {
              spo2: 88,
              hr: 114,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Tell precapillary from left-sided pulmonary hypertension',
      'Use a vasodilator that acts in ventilated lung alone',
      'Watch the toxic effects of inhaled nitric oxide',
      'Prevent and treat rebound',
      'Wean nitric oxide in steps',
    ],
  },
  {
    id: 'cardioversion-with-sedation',
    title: 'A racing, irregular heart',
    category: 'adult-cardiovascular',
    topic: 'Cardiac arrest and dysrhythmias',
    source: 'standard respiratory care reference',
    patient: {
      age: '69 years',
      gender: 'male',
      weight: '95 kg',
      setting: 'Emergency department',
      diagnosis: 'Palpitations and chest pressure',
    },
    vitalSigns: {
      hr: 168,
      bp: '82/50',
      rr: 26,
      temp: 36.7,
      spo2: 92,
    },
    labValues: {
      Potassium: '4.1 mEq/L',
      Hemoglobin: '14.0 g/dL',
      'Body mass index': '33 kg/m2',
      Neck: 'Short and thick',
    },
    decisionPoints: [
      {
        situation:
          'A retired man is pale and confused and has pressure in the chest. The electrocardiogram shows atrial fibrillation with narrow complexes. HR 168, BP 82/50, SpO2 92% on 4 L/min. Crackles are heard at both bases.',
        question: 'How should this rhythm be judged?',
        right: {
          type: 'assessment',
          text: 'Unstable, so that synchronized cardioversion is due now',
          feedback:
            'Shock, confusion, chest pressure and lung congestion from the rate itself make it unstable. Electric treatment comes before drugs.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Stable, so that a drug for the rate can be tried for hours',
            feedback:
              'A systolic pressure of 82 mm Hg with confusion is not stable. Drugs that slow the rate may lower the pressure further.',
            after: {
              bp: '70/40',
              hr: 172,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Uncertain, so that an ultrasound has to be awaited first',
            feedback:
              'His signs are enough for the decision. An ultrasound delays the treatment of shock.',
            after: {
              bp: '74/44',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Pulseless, so that an unsynchronized shock is given',
            feedback:
              'He has a pulse and a pressure. A shock without synchronization may fall on the T wave and cause fibrillation.',
            after: {
              bp: '50/20',
              hr: 180,
            },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'He has fasted since breakfast and agrees to sedation. The team gets the defibrillator ready.',
        question: 'What must the therapist have ready before sedation is given?',
        right: {
          type: 'intervention',
          text: 'Bag and mask, suction, airway tools and exhaled CO2 monitoring',
          feedback:
            'Sedation may close the airway of a man with a thick neck or stop his breathing. Tools at hand and a live waveform make it safe.',
          after: {
            spo2: 97,
            rr: 8,
            bp: '86/54',
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'A simple mask and an oximeter, with airway tools from the cart on call',
            feedback:
              'An oximeter shows apnea late, and minutes are lost while somebody fetches the tools.',
            after: {
              spo2: 90,
              rr: 8,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Elective intubation before the shock, with a large dose of propofol',
            feedback:
              'He breathes and protects his airway. A large dose in shock may stop his circulation.',
            after: {
              bp: '62/34',
              hr: 174,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Mask CPAP at 15 cm H2O for the time of the procedure',
            feedback:
              'High pressure lowers venous return in shock, and a tight mask on a sedated patient invites aspiration.',
            after: {
              bp: '76/46',
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'A small dose of a sedative is in. Half a minute later the carbon dioxide waveform is flat, while SpO2 97% is still displayed. His chest pulls in with effort, and no breath is felt at the mouth.',
        question: 'What is the right response?',
        right: {
          type: 'intervention',
          text: 'Lift the jaw, place an oral airway and give breaths if needed',
          feedback:
            'Effort without flow is obstruction. The waveform shows it a minute or more before saturation falls, which is the time to act.',
          after: {
            rr: 16,
            spo2: 97,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Wait and watch, since the saturation is still above 95%',
            feedback:
              'The oximeter lags behind. When it falls, his oxygen stores are gone already.',
            after: {
              spo2: 76,
              hr: 176,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Change the sampling line, since the sensor must be at fault',
            feedback:
              'Retractions without airflow show that the patient is at fault and not the line.',
            after: {
              spo2: 90,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Draw up a reversal drug before anything is done to the airway',
            feedback:
              'A lifted jaw works in seconds. The drug may follow if obstruction or apnea goes on.',
            after: {
              spo2: 84,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Breathing is regular again. The pads are on, synchronization is active, and oxygen flows from a mask that lies loose on his chest.',
        question: 'What should be done immediately before the shock?',
        right: {
          type: 'intervention',
          text: 'Move open oxygen away from the chest and clear the bed',
          feedback:
            'Oxygen that flows over the pads feeds a fire when a spark occurs. With all clear the shock is given. In this case it is followed by a new rhythm.',
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
            text: 'Turn oxygen up to 15 L/min and leave the mask where it is',
            feedback:
              'An oxygen cloud around the pads may catch fire. Oxygen is given before and after, not over the chest.',
            after: {
              hr: 0,
              bp: '50/20',
              rr: 0,
              spo2: 74,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Hold the mask on his face by hand while the shock is given',
            feedback:
              'Whoever touches the patient may be shocked as well, and oxygen still streams near the pads.',
            after: {
              hr: 0,
              bp: '50/20',
              rr: 0,
              spo2: 74,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Switch synchronization off, so that the shock comes at once',
            feedback:
              'Without synchronization the shock may fall in the vulnerable phase and cause fibrillation.',
            after: {
              hr: 0,
              bp: '40/15',
              rr: 0,
              spo2: 72,
            },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'After the shock the screen shows coarse ventricular fibrillation. He has no pulse, and a nurse has started compressions.',
        question: 'What comes next?',
        right: {
          type: 'intervention',
          text: 'Unsynchronized shock at once, then compressions',
          feedback:
            'Fibrillation has no complex to synchronize with. A rapid shock within the first minute nearly always restores a rhythm.',
          after: {
            hr: 84,
            bp: '112/70',
            rr: 14,
            spo2: 97,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Synchronized shock, with the same energy as before',
            feedback: 'The device waits for a complex that does not come and gives no shock.',
            after: {
              spo2: 70,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubation first, with the shock after the tube is in place',
            feedback:
              'A witnessed fibrillation with a defibrillator at hand needs the shock first. Mask breaths are enough for now.',
            after: {
              spo2: 76,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Amiodarone by vein, with the shock 5 minutes later',
            feedback:
              'Drugs are for fibrillation that resists shocks. Five minutes of delay cost his chance.',
            after: {
              spo2: 72,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Tell an unstable tachycardia from a stable one',
      'Prepare airway and monitoring before sedation',
      'Recognize apnea by capnography before the oximeter falls',
      'Treat fibrillation that follows a shock',
    ],
  },
];

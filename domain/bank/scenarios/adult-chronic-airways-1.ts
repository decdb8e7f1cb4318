import type { WrittenScenario } from './scenario.ts';

/** COPD in crisis: noninvasive support, intubation, weaning and oxygen. */
export const adultChronicAirways1: readonly WrittenScenario[] = [
  {
    id: 'copd-exacerbation-bilevel-emergency',
    title: 'Two days of worsening breathlessness',
    category: 'adult-chronic-airways',
    topic: 'COPD exacerbation: noninvasive management',
    source: 'standard respiratory care reference',
    patient: {
      age: '67 years',
      gender: 'male',
      weight: '74 kg',
      setting: 'Emergency department',
      diagnosis: 'Acute exacerbation of COPD',
    },
    vitalSigns: {
      hr: 118,
      bp: '158/90',
      rr: 32,
      temp: 37.4,
      spo2: 82,
    },
    labValues: {
      Hemoglobin: '15.8 g/dL',
      'White cell count': '11,200/mm3',
      Potassium: '4.1 mEq/L',
      'FEV1 (6 months ago)': '34% of predicted',
    },
    decisionPoints: [
      {
        situation:
          'A man with known COPD sits upright and purses his lips. He speaks in short phrases and follows commands. Wheezes are heard on both sides. He breathes room air with SpO2 82%, RR 32 and HR 118.',
        question: 'Which oxygen therapy is best to start now?',
        right: {
          type: 'intervention',
          text: 'Air-entrainment mask at 28%, adjusted to an SpO2 of 88% to 92%',
          feedback:
            'A fixed, low fraction corrects the dangerous hypoxemia. The target of 88% to 92% limits the rise of PaCO2 in a patient who may retain carbon dioxide.',
          after: {
            spo2: 89,
            hr: 114,
            rr: 30,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Nonrebreathing mask at 15 L/min until his gas is back',
            feedback:
              'Far more oxygen than he needs worsens ventilation-perfusion matching and can raise the PaCO2 quickly. The good saturation hides failing ventilation.',
            after: {
              spo2: 98,
              rr: 24,
              hr: 112,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Room air until an arterial blood gas has shown his PaCO2',
            feedback:
              'Withholding oxygen at a saturation of 82% leaves him dangerously hypoxemic. Carbon dioxide retention is a reason to titrate oxygen, not to refuse it.',
            after: {
              spo2: 78,
              hr: 126,
              rr: 34,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Nasal cannula at 1 L/min, raised by 1 L/min every 2 hours',
            feedback:
              'He breathes fast and partly through the mouth, so the delivered fraction is small and varies. Steps of 2 hours are much too slow at this saturation.',
            after: {
              spo2: 84,
              hr: 118,
            },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On 28% oxygen SpO2 89%. He has had albuterol with ipratropium by nebulizer and an intravenous steroid. He is still tired, uses his neck muscles and has RR 30.',
        question: 'Which information is needed most to decide about the next step?',
        right: {
          type: 'assessment',
          text: 'Arterial blood gas on 28% oxygen',
          feedback:
            'Work of breathing stays high after treatment. pH and PaCO2 show whether ventilation is failing and decide about ventilatory support.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Spirometry before and after albuterol',
            feedback:
              'A forced maneuver tires a patient in distress and gives unreliable values. It does not tell whether he retains carbon dioxide.',
            after: {
              rr: 32,
              hr: 118,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'CT of the chest without contrast',
            feedback:
              'He would have to lie flat in another room while his breathing is failing. The picture does not decide about ventilatory support.',
            after: {
              rr: 33,
              hr: 120,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Pulse oximetry readings over the next 2 hours',
            feedback:
              'Saturation on oxygen says little about ventilation. PaCO2 may climb for a long time while the reading looks acceptable.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The blood gas on 28% oxygen shows pH 7.27, PaCO2 69 mm Hg, PaO2 62 mm Hg, HCO3 31 mEq/L. He is awake, coughs well and can hold a mask to his face.',
        question: 'Which support should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Bilevel positive pressure by full-face mask, 10/5 cm H2O',
          feedback:
            'A pH below 7.35 with a raised PaCO2 in an alert, cooperative patient is the standard indication. Noninvasive ventilation unloads the muscles and lowers the need for intubation.',
          after: {
            rr: 26,
            hr: 108,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Rapid sequence intubation, then volume control ventilation',
            feedback:
              'He protects his airway and has not had noninvasive ventilation yet. Intubation now exposes him to avoidable hypotension, pneumonia and difficult weaning.',
            after: {
              hr: 124,
              bp: '92/58',
              rr: 14,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'High-flow nasal cannula at 60 L/min with 60% oxygen',
            feedback:
              'Such a fraction overshoots his target, and the device gives much less help to the tired muscles than bilevel pressure.',
            after: {
              spo2: 96,
              rr: 28,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Three more albuterol nebulizers before any other change',
            feedback:
              'More bronchodilator alone will not reverse respiratory acidosis with muscle fatigue. An hour of delay raises the chance that he needs intubation.',
            after: {
              rr: 32,
              hr: 126,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'After 1 hour on 10/5 cm H2O with 30% oxygen the mask fits with a small leak. He triggers each breath, and exhaled tidal volume is 280 mL. The gas shows pH 7.28, PaCO2 66 mm Hg, PaO2 60 mm Hg, HCO3 30 mEq/L.',
        question: 'Which change is best?',
        right: {
          type: 'intervention',
          text: 'Raise IPAP in steps to about 16 cm H2O',
          feedback:
            'A larger difference between IPAP and EPAP raises tidal volume and alveolar ventilation. That is what lowers his PaCO2.',
          after: {
            rr: 20,
            hr: 96,
            spo2: 90,
            bp: '142/84',
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise EPAP to 10 cm H2O with IPAP unchanged',
            feedback:
              'With IPAP at 10 cm H2O this removes the pressure support altogether. Tidal volume falls and the PaCO2 rises.',
            after: {
              rr: 27,
            },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Raise the oxygen fraction to 50%',
            feedback:
              'Oxygenation is on target at a PaO2 of 60 mm Hg. More oxygen does not move carbon dioxide and may add to the retention.',
            after: {
              spo2: 95,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give lorazepam so that he accepts the mask',
            feedback:
              'He already tolerates the mask and triggers each breath. A sedative can take away the drive and the airway reflexes that he needs.',
            after: {
              rr: 10,
              spo2: 84,
            },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'The next day on 16/5 cm H2O he feels rested. RR 20, HR 96, SpO2 90%. The gas shows pH 7.37, PaCO2 55 mm Hg, PaO2 61 mm Hg, HCO3 31 mEq/L. He would like to eat.',
        question: 'What is the best plan for his support?',
        right: {
          type: 'intervention',
          text: 'Lengthening breaks on low-flow oxygen, mask at night',
          feedback:
            'pH is normal and he is comfortable, so support is withdrawn in steps. Nights are kept to the last because ventilation falls during sleep.',
          after: {
            hr: 92,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'End of bilevel support, with oxygen by nonrebreather',
            feedback:
              'An abrupt stop within a day of severe acidosis invites relapse. A nonrebreather gives far more oxygen than his target allows.',
            after: {
              rr: 28,
              hr: 108,
              spo2: 86,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Continuous mask support for 5 more days with no break',
            feedback:
              'He has recovered a normal pH. Prolonged use without breaks injures the skin, prevents eating and delays recovery.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Higher IPAP until the PaCO2 has come down to 40 mm Hg',
            feedback:
              'His raised bicarbonate shows that he lives with hypercapnia. Forcing a normal PaCO2 makes him alkalotic and harder to wean.',
            after: {
              rr: 24,
              hr: 104,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Titrate oxygen to an SpO2 of 88% to 92% in COPD with carbon dioxide retention',
      'Recognize the blood gas that calls for noninvasive ventilation',
      'Adjust inspiratory pressure when the PaCO2 does not fall',
      'Wean noninvasive ventilation in steps',
    ],
  },
  {
    id: 'copd-mask-failure-intubation',
    title: 'Drowsy behind the mask',
    category: 'adult-chronic-airways',
    topic: 'COPD: intubation and mechanical ventilation',
    source: 'standard respiratory care reference',
    patient: {
      age: '72 years',
      gender: 'female',
      weight: '58 kg',
      setting: 'Intermediate care unit',
      diagnosis: 'Acute-on-chronic respiratory failure in COPD, on noninvasive ventilation',
    },
    vitalSigns: {
      hr: 124,
      bp: '148/86',
      rr: 34,
      temp: 37.9,
      spo2: 88,
    },
    labValues: {
      pH: '7.22',
      PaCO2: '84 mm Hg',
      HCO3: '34 mEq/L',
      PaO2: '64 mm Hg',
      Height: '163 cm',
      'Predicted body weight': '55 kg',
    },
    decisionPoints: [
      {
        situation:
          'Four hours of bilevel support at 18/6 cm H2O have not helped. She now opens her eyes to a loud voice and then drifts off. Secretions pool in her mouth and her cough is weak. The last gas was worse than the one before. She has asked for full treatment.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Orotracheal intubation with mechanical ventilation',
          feedback:
            'Falling consciousness, poor control of secretions and rising PaCO2 show that the mask has failed. Waiting risks aspiration and arrest.',
          after: {
            hr: 112,
            rr: 14,
            spo2: 93,
            bp: '118/68',
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'A higher IPAP of 24 cm H2O and a gas after another 2 hours',
            feedback:
              'She no longer protects her airway. Higher mask pressure blows air into the stomach and raises the risk of aspiration.',
            after: {
              rr: 36,
              hr: 130,
              spo2: 84,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Light sedation to make her breathe with the mask',
            feedback:
              'Drowsiness from hypercapnia is not anxiety. Sedation will take what drive and airway protection are left.',
            after: {
              rr: 12,
              spo2: 80,
              hr: 132,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'A high-flow nasal cannula in place of the mask',
            feedback:
              'A cannula gives still less ventilation to a patient whose PaCO2 is 84 mm Hg and rising.',
            after: {
              rr: 36,
              spo2: 83,
              hr: 130,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The tube is in place with a good carbon dioxide waveform and equal breath sounds. Her predicted body weight is 55 kg.',
        question: 'Which initial settings fit her best?',
        right: {
          type: 'intervention',
          text: 'VT 400 mL, rate 12/min, flow 70 L/min, PEEP 5 cm H2O',
          feedback:
            'About 7 mL/kg at a low rate and with a high flow keeps inspiration short and lets obstructed lungs empty. What the monitor shows half an hour later does not come from these settings.',
          after: {
            rr: 35,
            hr: 128,
            bp: '74/40',
            spo2: 87,
          },
          status: 'critical',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'VT 400 mL, rate 24/min, flow 40 L/min, PEEP 5 cm H2O',
            feedback:
              'A slow flow and a fast rate leave almost no time to exhale. Air is trapped and venous return falls.',
            after: {
              rr: 35,
              bp: '62/34',
              hr: 136,
              spo2: 85,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'VT 700 mL, rate 12/min, flow 40 L/min, PEEP 0 cm H2O',
            feedback:
              'Nearly 13 mL/kg overdistends the lungs and the long inspiration adds to trapping. It also lowers a chronically high PaCO2 too fast.',
            after: {
              rr: 35,
              bp: '66/36',
              hr: 134,
              spo2: 86,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'VT 250 mL, rate 8/min, flow 70 L/min, PEEP 15 cm H2O',
            feedback:
              'Two liters a minute of ventilation is too little for her acidosis. High PEEP adds pressure without a need for it.',
            after: {
              rr: 35,
              bp: '70/38',
              hr: 134,
              spo2: 82,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Thirty minutes later the circuit is changed and she is bagged meanwhile. The helper squeezes the bag about 35 times a minute. Blood pressure drops to 74/40 mm Hg, neck veins are full and breath sounds are faint but equal. The trachea is in the midline. The bag has become stiff.',
        question: 'What should be done at once?',
        right: {
          type: 'intervention',
          text: 'Disconnect the bag and let her exhale fully',
          feedback:
            'Fast bagging has stacked breaths. A few seconds without pressure let trapped gas out, and venous return and blood pressure recover.',
          after: {
            rr: 12,
            hr: 108,
            bp: '112/64',
            spo2: 91,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Push needles into both sides of her chest at once',
            feedback:
              'Equal sounds, a central trachea and rapid bagging point to trapped gas. A needle would create the pneumothorax it is meant to treat.',
            after: {
              bp: '70/38',
              hr: 132,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Start norepinephrine and keep bagging',
            feedback:
              'A vasopressor treats a number while the cause continues. Pressure in the chest must fall first.',
            after: {
              bp: '80/44',
              hr: 132,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Add a PEEP valve of 10 cm H2O to the bag',
            feedback:
              'Outside pressure on top of severe trapping further blocks venous return and may lead to arrest.',
            after: {
              bp: '62/34',
              hr: 134,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Back on the ventilator she is stable, with BP 112/64 and HR 108. On the screen expiratory flow does not return to zero before the next breath.',
        question: 'How should the therapist measure the trapped pressure?',
        right: {
          type: 'assessment',
          text: 'With an end-expiratory hold, read in a relaxed patient',
          feedback:
            'With the valves closed at the end of expiration, pressure in the circuit rises to alveolar level. Total PEEP minus set PEEP is the auto-PEEP.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'With an end-inspiratory hold, read after half a second',
            feedback:
              'An inspiratory hold gives plateau pressure, from which compliance is computed. It does not isolate auto-PEEP.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'From peak pressure minus plateau pressure, at constant flow',
            feedback:
              'This difference reflects airway resistance. It may be raised here but does not show how much gas is trapped.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'From the PEEP shown on the monitor during tidal breathing',
            feedback:
              'The valve is open to the circuit during breathing, so the display shows set PEEP and misses pressure behind narrowed airways.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Auto-PEEP is 9 cm H2O at a rate of 12/min. The gas shows pH 7.41, PaCO2 57 mm Hg, PaO2 66 mm Hg, HCO3 35 mEq/L on 35% oxygen. Records show a usual PaCO2 of about 60 mm Hg.',
        question: 'Which adjustment is best?',
        right: {
          type: 'intervention',
          text: 'Lower the rate to 10/min and give bronchodilator',
          feedback:
            'pH is normal near her usual PaCO2, so there is room for less ventilation. A lower rate lengthens expiration and bronchodilation speeds it.',
          after: {
            rr: 10,
            hr: 98,
            bp: '120/68',
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise the rate to 18/min to reach a PaCO2 of 40 mm Hg',
            feedback:
              'A PaCO2 far below her usual level causes alkalosis and loss of bicarbonate. The higher rate also traps more gas.',
            after: {
              rr: 18,
              bp: '94/54',
              hr: 116,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Lengthen inspiratory time to an I:E ratio of 1:1',
            feedback: 'Longer inspiration takes time away from expiration, which raises auto-PEEP.',
            after: {
              bp: '106/60',
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Raise the oxygen fraction to 60% for a reserve',
            feedback: 'PaO2 of 66 mm Hg is on target. More oxygen does nothing about trapped gas.',
            after: {
              spo2: 96,
            },
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize failure of noninvasive ventilation',
      'Choose initial ventilator settings that leave time to exhale',
      'Detect and treat auto-PEEP that causes hypotension',
      'Ventilate toward the usual PaCO2 of the patient',
    ],
  },
  {
    id: 'copd-weaning-extubation-to-mask',
    title: 'Ready to breathe alone?',
    category: 'adult-chronic-airways',
    topic: 'COPD: intubation and mechanical ventilation',
    source: 'standard respiratory care reference',
    patient: {
      age: '70 years',
      gender: 'male',
      weight: '80 kg',
      setting: 'Medical ICU, day 4 of ventilation',
      diagnosis: 'COPD exacerbation caused by pneumonia, improving',
    },
    vitalSigns: {
      hr: 88,
      bp: '128/72',
      rr: 18,
      temp: 37.1,
      spo2: 92,
    },
    labValues: {
      Potassium: '3.9 mEq/L',
      Hemoglobin: '12.4 g/dL',
      pH: '7.39',
      PaCO2: '54 mm Hg',
      HCO3: '32 mEq/L',
      PaO2: '68 mm Hg',
    },
    decisionPoints: [
      {
        situation:
          'He is awake and follows commands without vasopressors or sedatives. He is on pressure support 10, PEEP 5 cm H2O and 35% oxygen. His fever has gone and the chest film is clearing.',
        question: 'What should the therapist do this morning?',
        right: {
          type: 'intervention',
          text: 'Start a spontaneous breathing trial with low support',
          feedback:
            'The cause is improving, oxygenation is good on modest settings, and circulation and alertness are stable. These criteria call for a trial today.',
          after: {
            rr: 20,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Leave settings as they are and review on day 7',
            feedback:
              'Each needless day on the ventilator adds risk of infection and weakness. He meets the criteria for a trial now.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Remove the tube directly, with no trial',
            feedback:
              'A trial is quick and identifies patients who would fail. Skipping it in hypercapnic COPD risks an emergency reintubation.',
            after: {
              rr: 26,
              hr: 104,
              spo2: 90,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Change to controlled breaths for muscle rest',
            feedback:
              'Controlled ventilation in a patient who breathes well promotes diaphragm weakness and prolongs weaning.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'After 3 minutes of the trial on pressure support 5 and PEEP 5 cm H2O he has RR 20, and exhaled minute volume is 8.0 L/min. He is calm with SpO2 92%.',
        question: 'How should the therapist read these values?',
        right: {
          type: 'assessment',
          text: 'Index 50, so the trial can go on',
          feedback:
            'Tidal volume is 8.0 ÷ 20 = 0.40 L, and 20 ÷ 0.40 = 50. A value under 105 predicts success, but the trial goes on for at least 30 minutes, and what comes next shows why.',
          after: {
            hr: 126,
            rr: 36,
            spo2: 86,
            bp: '158/90',
          },
          status: 'worsened',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Index 160, so the trial should be stopped',
            feedback:
              'Multiplying rate and minute volume is not the index. Rate divided by tidal volume in liters gives 50.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Index 2.5, so he needs a larger breath',
            feedback:
              'Dividing rate by minute volume has no established meaning. The index uses tidal volume in liters.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Index 50, so he may be extubated at once',
            feedback:
              'The index is a screen in the first minutes. Endurance shows over 30 to 120 minutes, above all in COPD.',
            after: {
              rr: 26,
              hr: 100,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Twenty minutes into the trial he sweats and pulls in his lower ribs. The monitor readings change quickly: heart rate 126, respiratory rate 36, SpO2 86%.',
        question: 'What is the best action?',
        right: {
          type: 'intervention',
          text: 'Return to his former support and let him rest',
          feedback:
            'Rate over 35, tachycardia, sweating and desaturation are signs of failure. Early return to support prevents exhaustion; the cause is sought before the next trial.',
          after: {
            hr: 92,
            rr: 18,
            spo2: 92,
            bp: '132/74',
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Go on for 10 minutes to complete half an hour',
            feedback:
              'Finishing the clock exhausts the muscles, which may need a day or more to recover.',
            after: {
              hr: 136,
              rr: 40,
              spo2: 82,
              bp: '168/96',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give morphine to slow his breathing for the trial',
            feedback:
              'Sedating a failing patient hides the distress and takes away his drive. It does not restore strength.',
            after: {
              rr: 10,
              spo2: 82,
              hr: 112,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Extubate now, since the tube causes the distress',
            feedback:
              'He cannot sustain breathing even with support. Removal of the tube at this moment would end in an emergency.',
            after: {
              rr: 38,
              spo2: 84,
              hr: 138,
            },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'Rested again, he has RR 18 and HR 92. A review finds wheezes on both sides and a positive fluid balance of 3 L over the last 2 days. He is not in pain, and potassium and phosphate are normal.',
        question: "Which plan makes tomorrow's trial more likely to succeed?",
        right: {
          type: 'medication',
          text: 'Bronchodilator before the trial, with diuresis',
          feedback:
            'The two faults that can be corrected are airway resistance and lung water. Treating them lowers the load on his muscles.',
          after: {
            rr: 16,
            hr: 86,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'A tracheostomy today, with sedation for the week',
            feedback:
              'One failed trial with correctable causes is no reason for a tracheostomy. Sedation delays weaning further.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Full-strength trials every 2 hours through the night',
            feedback:
              'Repeated failure without rest or a remedy exhausts the muscles. One trial a day is enough.',
            after: {
              hr: 96,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'A fluid bolus so that secretions become thinner',
            feedback:
              'He is already 3 L positive. More water in the lungs raises the work of breathing; the humidifier takes care of secretions.',
            after: {
              bp: '136/78',
              spo2: 91,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The next day he completes 60 minutes with RR 16, HR 86 and SpO2 92%. His cough is strong, and air leaks around the deflated cuff. The gas at the end of the trial shows pH 7.37, PaCO2 56 mm Hg, PaO2 66 mm Hg, HCO3 32 mEq/L.',
        question: 'Which plan is best for extubation?',
        right: {
          type: 'intervention',
          text: 'Extubate and start mask bilevel support right away',
          feedback:
            'Hypercapnia during the trial marks a high risk of failure. Planned noninvasive support straight after extubation lowers that risk.',
          after: {
            rr: 18,
            hr: 90,
            spo2: 91,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Extubate and keep the mask for later, if he tires',
            feedback:
              'Noninvasive ventilation works better as prevention here. Once failure after extubation is under way, it may only delay reintubation.',
            after: {
              rr: 24,
              hr: 104,
              spo2: 89,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Keep the tube in until his PaCO2 has fallen to 40 mm Hg',
            feedback:
              'A PaCO2 of 56 mm Hg with a normal pH is his usual state. Waiting for normal values would prolong ventilation without end.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Extubate to a nonrebreathing mask at 15 L/min of flow',
            feedback:
              'Uncontrolled oxygen raises the PaCO2 in a patient who retains, and gives no support for his muscles.',
            after: {
              spo2: 98,
              rr: 22,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Judge readiness for a spontaneous breathing trial',
      'Interpret the rapid shallow breathing index',
      'Recognize failure of a trial and return to support',
      'Use noninvasive ventilation after extubation in hypercapnic patients',
    ],
  },
  {
    id: 'copd-oxygen-transfer-ambulance',
    title: 'A sleepy patient on a transfer',
    category: 'adult-chronic-airways',
    topic: 'Controlled oxygen therapy',
    source: 'standard respiratory care reference',
    patient: {
      age: '64 years',
      gender: 'female',
      weight: '49 kg',
      setting: 'Ambulance, transfer from a rural clinic',
      diagnosis: 'COPD with a chest infection',
    },
    vitalSigns: {
      hr: 104,
      bp: '136/78',
      rr: 12,
      temp: 38.1,
      spo2: 99,
    },
    labValues: {
      'Usual SpO2 on room air (clinic record)': '89%',
      'Serum bicarbonate (last year)': '33 mEq/L',
      Hematocrit: '52%',
    },
    decisionPoints: [
      {
        situation:
          'A woman with COPD has worn a nonrebreathing mask at 15 L/min for an hour. The therapist joins the crew and finds her flushed and hard to rouse, with a headache and a flapping tremor of the hands. SpO2 99%, RR 12.',
        question: 'What explains her condition best?',
        right: {
          type: 'assessment',
          text: 'Carbon dioxide narcosis from too much oxygen',
          feedback:
            'High oxygen worsens ventilation-perfusion matching and lowers the hypoxic drive in a patient with chronic retention. Drowsiness, flushing and a flapping tremor are signs of a high PaCO2.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Good rest at last, after a tiring day without sleep',
            feedback:
              'A patient who is hard to rouse with 12 breaths a minute is in danger. A saturation of 99% does not show that she ventilates.',
            after: {
              rr: 10,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Hypoxemia that the oximeter fails to detect',
            feedback:
              'A saturation of 99% on high oxygen and a warm, flushed skin speak against hypoxemia. The problem is ventilation.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Oxygen toxicity of the lungs with early edema',
            feedback:
              'Toxicity to lung tissue needs many hours to days of high oxygen. It does not cause sleepiness within an hour.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'She can be woken and coughs when asked. The ambulance carries several oxygen devices.',
        question: 'How should oxygen be changed?',
        right: {
          type: 'intervention',
          text: 'Air-entrainment mask at 28%, titrated to 88% to 92%',
          feedback:
            'A fixed low fraction with a target brings PaCO2 down while it guards against hypoxemia. Her usual saturation of 89% fits the target.',
          after: {
            spo2: 91,
            rr: 16,
            hr: 98,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Removal of oxygen until she is fully awake again',
            feedback:
              'Her alveoli are full of carbon dioxide, so an abrupt stop drops PaO2 below the value from before treatment. Oxygen has to be lowered, not withdrawn.',
            after: {
              spo2: 76,
              hr: 124,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Simple mask at 10 L/min, aimed at a reading of 96% or more',
            feedback:
              'This goes on with the mistake: far more oxygen than her usual level, and a further rise of PaCO2.',
            after: {
              spo2: 98,
              rr: 10,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Partial rebreathing mask at 6 L/min, with no target',
            feedback:
              'The bag collapses at such a flow and she rebreathes some of her own carbon dioxide, still with a high oxygen fraction.',
            after: {
              spo2: 97,
              rr: 11,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On 28% oxygen she is easier to wake, with SpO2 91%. Wheezes are loud on both sides. The crew hands over albuterol. On board are oxygen from the main supply and a small compressor.',
        question: 'How should the albuterol be given?',
        right: {
          type: 'medication',
          text: 'Compressor nebulizer, with a cannula at 1 to 2 L/min',
          feedback:
            'Air drives the nebulizer and a little oxygen from the cannula holds the target. The bronchodilator does not have to mean high oxygen.',
          after: {
            hr: 106,
            spo2: 90,
            rr: 18,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Nebulizer driven by 8 L/min of oxygen, left on for 30 minutes',
            feedback:
              'Half an hour of high oxygen would repeat the narcosis. If oxygen has to drive it, the time is kept as short as possible.',
            after: {
              spo2: 98,
              rr: 11,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'No albuterol before the emergency department has seen her',
            feedback:
              'Bronchospasm adds to her work of breathing and can be treated now. The drive takes most of an hour.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Compressor nebulizer, with no oxygen during treatment',
            feedback:
              'Taking oxygen away for the treatment drops her saturation below the target. A low-flow cannula prevents it.',
            after: {
              spo2: 85,
              hr: 112,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Forty minutes of the trip remain. She takes 2 L/min by cannula with SpO2 90%. The main supply is empty and the portable E cylinder reads 1,000 psi. The factor of an E cylinder is 0.28 L/psi.',
        question: 'How long will the cylinder last if 200 psi are kept in reserve?',
        right: {
          type: 'assessment',
          text: 'About 112 minutes',
          feedback:
            '(1,000 − 200) × 0.28 = 224 L, and 224 ÷ 2 L/min = 112 minutes. The cylinder is enough for the rest of the trip.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'About 140 minutes',
            feedback: 'This uses the full 1,000 psi and ignores the reserve of 200 psi.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'About 224 minutes',
            feedback:
              '224 is the usable volume in liters. It has to be divided by the flow of 2 L/min.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'About 56 minutes',
            feedback:
              'This divides by 4 L/min. At her flow of 2 L/min the cylinder lasts twice as long.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'At the hospital she is awake but tired, with RR 18 and SpO2 90%. The gas on 2 L/min shows pH 7.30, PaCO2 70 mm Hg, PaO2 62 mm Hg, HCO3 34 mEq/L. She can clear her secretions.',
        question: 'What should the therapist recommend now?',
        right: {
          type: 'intervention',
          text: 'Bilevel mask support, with oxygen bled in to target',
          feedback:
            'Acidosis persists after oxygen has been corrected and bronchodilator given. That is the indication for noninvasive ventilation.',
          after: {
            rr: 16,
            hr: 94,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Low-flow oxygen through the night, and a blood gas tomorrow',
            feedback:
              'An acidosis with PaCO2 of 70 mm Hg in a tired patient needs treatment and a gas within about an hour, not the next day.',
            after: {
              rr: 22,
              hr: 112,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Intravenous bicarbonate until the pH is normal',
            feedback:
              'Bicarbonate is turned into more carbon dioxide, which she cannot exhale. Ventilation is what corrects a respiratory acidosis.',
            after: {
              hr: 116,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubation in the next few minutes, with sedation',
            feedback:
              'She is awake, clears secretions and has a pH of 7.30. Noninvasive support should be tried first.',
            after: {
              bp: '88/52',
              rr: 14,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize hypercapnia caused by too much oxygen',
      'Lower oxygen in steps to a target, without taking it away abruptly',
      'Run nebulizers with attention to the driving gas',
      'Plan the oxygen supply of a transport',
    ],
  },
];

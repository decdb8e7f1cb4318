import type { WrittenScenario } from './scenario.ts';

/** Chronic airways disease behind another name or beside a second problem. */
export const adultChronicAirways4: readonly WrittenScenario[] = [
  {
    id: 'copd-with-sleep-apnea-overlap',
    title: 'Pauses in the night',
    category: 'adult-chronic-airways',
    topic: 'COPD exacerbation: noninvasive management',
    source: 'standard respiratory care reference',
    patient: {
      age: '59 years',
      gender: 'male',
      weight: '128 kg',
      setting: 'Medical ward',
      diagnosis: 'COPD exacerbation, improving',
    },
    vitalSigns: {
      hr: 92,
      bp: '152/94',
      rr: 20,
      temp: 37.0,
      spo2: 89,
    },
    labValues: {
      Height: '172 cm',
      'Body mass index': '43 kg/m2',
      FEV1: '55% of predicted',
      'Serum bicarbonate': '33 mEq/L',
      Hematocrit: '53%',
    },
    decisionPoints: [
      {
        situation:
          'On the third night, on 1 L/min of oxygen, a truck driver snores loudly. Then snoring stops for 20 to 30 seconds while chest and abdomen keep moving against each other. The oximeter dips to 74% and recovers with a loud gasp. By day he has SpO2 89% and falls asleep at meals.',
        question: 'What do the pauses show?',
        right: {
          type: 'assessment',
          text: 'Obstruction of the upper airway during sleep',
          feedback:
            'Effort without airflow, snoring and a gasp at the end are typical of obstructive apnea. With COPD it causes deep falls of saturation.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Central apnea caused by his 1 L/min of oxygen',
            feedback:
              'In central apnea the effort stops as well. His chest and abdomen go on moving.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Bronchospasm of COPD that comes back at night',
            feedback:
              'Bronchospasm causes wheeze and prolonged expiration, not repeated silent pauses that end with a gasp.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Periodic breathing of a failing left ventricle',
            feedback:
              'That pattern waxes and wanes in depth with central pauses. Loud snoring and paradoxical effort do not fit.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'At dawn he has a headache and is slow to answer. The gas on 1 L/min shows pH 7.31, PaCO2 66 mm Hg, PaO2 60 mm Hg, HCO3 32 mEq/L. He can cough and agrees to a mask.',
        question: 'Which support should be started?',
        right: {
          type: 'intervention',
          text: 'Bilevel mask pressure now and in each sleep',
          feedback:
            'He needs pressure that holds the throat open and support that lowers the PaCO2. Bilevel ventilation gives both.',
          after: {
            spo2: 90,
            rr: 18,
            hr: 86,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen at 6 L/min by cannula in sleep',
            feedback:
              'Oxygen lifts the saturation but prolongs apneas and lets the PaCO2 rise. His acidosis would worsen.',
            after: {
              spo2: 97,
              rr: 14,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'An oral appliance made by a dentist',
            feedback:
              'Appliances suit milder apnea and take weeks to make. He has acute respiratory acidosis today.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'A sleeping pill to deepen his rest',
            feedback:
              'Sedatives relax the throat and blunt arousal. With a PaCO2 of 66 mm Hg this may be fatal.',
            after: {
              spo2: 78,
              rr: 8,
            },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'With IPAP 14 and EPAP 5 cm H2O he sleeps. There are still pauses in which the chest moves but the machine shows no flow. Between them tidal volume is 500 mL. Leak is small.',
        question: 'Which change addresses the pauses?',
        right: {
          type: 'intervention',
          text: 'Higher EPAP, with IPAP raised by the same step',
          feedback:
            'EPAP splints the upper airway. Raising IPAP along with it keeps the pressure support and so the tidal volume.',
          after: {
            spo2: 92,
            rr: 16,
            bp: '144/88',
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Higher IPAP, with EPAP left at its low level',
            feedback:
              'Tidal volume is adequate when the airway is open. Without enough EPAP the throat still closes.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Lower trigger sensitivity, with both levels kept',
            feedback:
              'He makes efforts that cannot be sensed because the throat is closed. A less sensitive trigger makes it worse.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Higher back-up rate, with both levels unchanged',
            feedback:
              'Machine breaths do not pass a closed throat. The number of breaths is not the fault.',
            after: {
              spo2: 87,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'After 3 nights on 19/10 cm H2O he is awake at meals. The morning gas shows pH 7.38, PaCO2 53 mm Hg, PaO2 63 mm Hg, HCO3 31 mEq/L. He asks about going home, with a drive of 2 hours.',
        question: 'What should be arranged before discharge?',
        right: {
          type: 'intervention',
          text: 'Home bilevel support, an early sleep study, and no driving for now',
          feedback:
            'Untreated overlap leads to relapse and right heart failure. Support should go home with him, and sleepy driving endangers others.',
          after: {
            hr: 82,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Home oxygen for the nights, with a sleep study if he gets worse again',
            feedback:
              'Oxygen alone prolongs apneas and lets carbon dioxide rise. Waiting for relapse means another acidosis.',
            after: {
              spo2: 89,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Weight loss advice, with a recheck of his sleep after a year',
            feedback:
              'Weight loss helps in the long run but cannot replace treatment of severe apnea now.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Discharge without a device, since his morning gas is now normal',
            feedback:
              'The gas improved because of the device. Without it the nights return to what they were.',
            after: {
              spo2: 86,
              hr: 94,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'A month later the memory of the device shows 2 hours of use a night and a leak of 70 L/min. He wakes with a dry mouth, pulls the nasal mask off and says that air blows out between his lips.',
        question: 'What is the best solution?',
        right: {
          type: 'intervention',
          text: 'A fitted full-face mask with heated humidity',
          feedback:
            'Mouth leak empties the pressure, dries the mouth and wakes him. A mask over nose and mouth with humidity solves the cause.',
          after: {
            hr: 78,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'A higher IPAP to make up for the lost air',
            feedback:
              'More pressure increases leak and dryness. He would take the mask off even sooner.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'A return of the device because he fails to use it',
            feedback:
              'Low use has a cause that can be mended. Without support his failure will come back.',
            after: {
              spo2: 88,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'A tighter strap on the same nasal mask',
            feedback:
              'The air escapes through the mouth and not at the nose. Tight straps injure the skin.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize obstructive apnea in a patient with COPD',
      'Choose and titrate bilevel pressure: EPAP for the upper airway, IPAP for ventilation',
      'Plan testing and home support',
      'Solve problems of adherence',
    ],
  },
  {
    id: 'baker-with-weekday-wheeze',
    title: 'Well on Sundays',
    category: 'adult-chronic-airways',
    topic: 'Outpatient management of asthma',
    source: 'standard respiratory care reference',
    patient: {
      age: '38 years',
      gender: 'male',
      weight: '81 kg',
      setting: 'Occupational lung clinic',
      diagnosis: 'Wheeze and cough for a year',
    },
    vitalSigns: {
      hr: 76,
      bp: '124/78',
      rr: 16,
      temp: 36.6,
      spo2: 97,
    },
    labValues: {
      FEV1: '82% of predicted',
      'FEV1 after albuterol': '95% of predicted',
      'Exhaled nitric oxide': '52 ppb',
      'Chest film': 'Normal',
    },
    decisionPoints: [
      {
        situation:
          'A man took over a bakery 2 years ago and has wheezed for the past year. He sneezes in the morning and coughs most on Fridays. On vacation he was well. He has never smoked.',
        question: 'Which question leads furthest?',
        right: {
          type: 'assessment',
          text: 'How symptoms change at work, on weekends and on vacation',
          feedback:
            'Asthma that begins in adult life and improves away from work suggests a cause there. Flour is a classic trigger.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'How many pillows he uses and whether his ankles swell at night',
            feedback:
              'These ask for heart failure. Reversible obstruction in a healthy man of 38 does not suggest it.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Which relatives had emphysema or cirrhosis at an early age',
            feedback:
              'Antitrypsin deficiency causes fixed obstruction. His improves with albuterol.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'How long and how deeply he sleeps, and whether he snores',
            feedback: 'Snoring does not explain wheeze that follows the days of work.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Symptoms rise from Monday to Friday. He uses albuterol about three times a week.',
        question: 'How can the link with his work be shown best?',
        right: {
          type: 'assessment',
          text: 'Peak flow several times a day for weeks, at work and at home',
          feedback:
            'A pattern of falls on workdays and recovery on days off is objective, cheap and shows the link. Use of drugs is noted beside it.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Diffusing capacity on a Monday and again on a Friday',
            feedback: 'Diffusing capacity is normal in asthma and does not follow exposure.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'One spirometry in the clinic in the middle of his vacation',
            feedback: 'A single normal value away from work cannot show a change with work.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'CT after a full week in the bakery',
            feedback: 'Airway narrowing in asthma does not show well on CT. The film is normal.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Over 4 weeks peak flow averages 580 L/min on days off and 440 L/min at the end of the working week. A skin test for wheat flour is positive.',
        question: 'Which step is most important for the course of his asthma?',
        right: {
          type: 'intervention',
          text: 'Far less flour dust at his work, or another task',
          feedback:
            'Continued exposure makes occupational asthma permanent. Removing or cutting the exposure comes before all drugs and goes along with a controller.',
          after: {
            hr: 72,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'More albuterol before and after each shift',
            feedback:
              'It covers the symptoms while inflammation from the exposure goes on, and lung function declines.',
            after: {
              spo2: 95,
              rr: 20,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'A paper mask, with the same hours at the mixer',
            feedback:
              'A loose paper mask lets fine dust pass at its edges. It cannot replace control of the exposure.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Antihistamine tablets, with the same tasks',
            feedback: 'They ease sneezing but do not protect the airways from the dust.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'He now has an extraction hood, an inhaled corticosteroid and albuterol. One Friday a sack bursts. He coughs, wheezes and phones from the bakery; he can speak in sentences. Peak flow is 400 L/min, with a best of 600 L/min.',
        question: 'What should he be told to do first?',
        right: {
          type: 'intervention',
          text: 'Leave the dust, take albuterol by spacer and measure again in 20 minutes',
          feedback:
            '400 ÷ 600 = 67%, the yellow zone. Away from the trigger, with a reliever and a second reading, most such attacks end. His does not, which the second reading shows.',
          after: {
            hr: 124,
            rr: 30,
            spo2: 90,
          },
          status: 'worsened',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Finish the shift with a cloth before his mouth and rest in the evening',
            feedback:
              'Each further minute in the dust feeds the attack, and a cloth does not hold it back.',
            after: {
              hr: 136,
              rr: 36,
              spo2: 84,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Take two extra puffs of the inhaled steroid and lie down',
            feedback:
              'An inhaled steroid does not open the airways within minutes, and lying down makes breathing harder.',
            after: {
              hr: 130,
              rr: 34,
              spo2: 86,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Drive himself to the clinic, 1 hour away, without albuterol',
            feedback: 'He could get worse at the wheel. The reliever comes first.',
            after: {
              hr: 134,
              rr: 34,
              spo2: 85,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'After 20 minutes and repeated albuterol he speaks in single words. Peak flow is 220 L/min. A coworker reads from a finger oximeter: SpO2 90%, pulse 124.',
        question: 'What is the right advice now?',
        right: {
          type: 'intervention',
          text: 'Ambulance now, albuterol by spacer every 20 minutes until it comes',
          feedback:
            '220 ÷ 600 = 37%, the red zone, with single words and a low saturation. He needs oxygen, steroid and monitoring at once.',
          after: {
            hr: 104,
            rr: 22,
            spo2: 95,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'One more hour in fresh air, then a new reading of the peak flow',
            feedback:
              'Less than half of his best after albuterol is an emergency. An hour can be fatal.',
            after: {
              hr: 136,
              rr: 36,
              spo2: 84,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: "A ride home in a colleague's car, with a visit to the clinic on Monday",
            feedback:
              'A car has no oxygen and a home no treatment. Severe attacks may end in arrest on the way.',
            after: {
              hr: 134,
              rr: 36,
              spo2: 85,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'An antihistamine tablet, then a wait of 2 hours for its effect',
            feedback: 'Antihistamines do not reverse bronchospasm, and two hours are far too long.',
            after: {
              hr: 132,
              rr: 34,
              spo2: 86,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Ask about work in asthma that begins in adult life',
      'Use serial peak flow at work and away from it',
      'Reduce exposure as the first treatment',
      'Deal with an attack at the workplace',
      'Judge when an attack needs emergency care',
    ],
  },
  {
    id: 'flat-loop-called-asthma',
    title: 'Asthma that no inhaler helps',
    category: 'adult-chronic-airways',
    topic: 'Pulmonary function interpretation',
    source: 'standard respiratory care reference',
    patient: {
      age: '47 years',
      gender: 'female',
      weight: '68 kg',
      setting: 'Pulmonary function laboratory',
      diagnosis: 'Asthma that does not respond to treatment',
    },
    vitalSigns: {
      hr: 92,
      bp: '128/80',
      rr: 20,
      temp: 36.7,
      spo2: 96,
    },
    labValues: {
      FVC: '3.20 L (96% of predicted)',
      FEV1: '1.90 L (68% of predicted)',
      'FEV1/FVC': '59%',
      'Peak flow': '2.9 L/s (42% of predicted)',
      'Change of FEV1 after albuterol': '+2%',
    },
    decisionPoints: [
      {
        situation:
          'A tailor has had noisy breathing on exertion for 3 months. Half a year ago she was ventilated for 3 weeks because of pneumonia. In her first maneuver today she starts with a long hesitation (back-extrapolated volume 0.35 L) and stops after 2 seconds.',
        question: 'What should be done with this maneuver?',
        right: {
          type: 'assessment',
          text: 'Reject it, coach her, and collect three acceptable ones',
          feedback:
            'A slow start and an early stop both break the criteria. Back-extrapolated volume has to stay within about 5% of FVC, here 0.16 L.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Report it as obstruction, since her doctor expects asthma',
            feedback:
              'A flawed maneuver may show what is not there. An expected diagnosis is no reason to accept it.',
            after: {},
            status: 'stable',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Keep the FEV1 of it and take the FVC from another effort',
            feedback: 'A bad start falsifies FEV1 above all. It cannot be taken from this effort.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Give albuterol and repeat the test for as long as it takes',
            feedback:
              'The fault lies in technique and not in the airways. Coaching comes first, and efforts are limited to about eight.',
            after: {
              hr: 98,
            },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Three good maneuvers give the values on her chart. In the loop both limbs are flat: flow forms a plateau in expiration as well as in inspiration. Albuterol changes nothing.',
        question: 'What does the loop show?',
        right: {
          type: 'assessment',
          text: 'A fixed narrowing of the trachea or larynx',
          feedback:
            'A rigid narrowing limits flow in both directions. Peak flow is lowered far more than FEV1. After long intubation, tracheal stenosis is likely.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'A variable narrowing outside of the chest',
            feedback:
              'This flattens inspiration and spares expiration, as in vocal cord dysfunction.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'A diffuse narrowing of small airways',
            feedback:
              'Asthma and COPD scoop the expiratory limb after a sharp peak and leave inspiration nearly normal.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'A restriction with stiff lungs',
            feedback:
              'Restriction makes the loop narrow with a high peak and lowers FVC. Her FVC is 96% of predicted.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'She has taken steroid tablets and two inhalers for months. The laboratory report goes to her doctor today.',
        question: 'What should the report recommend as the next step?',
        right: {
          type: 'assessment',
          text: 'CT of the neck and chest, with early bronchoscopy',
          feedback:
            'Both show place, length and cause of the narrowing and allow treatment to be planned. Her airway proves to be narrower than she let on: two days later she is worse.',
          after: {
            hr: 118,
            rr: 30,
            spo2: 91,
          },
          status: 'worsened',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Methacholine challenge, with inhalers stopped',
            feedback:
              'Bronchospasm on top of a fixed narrowing is dangerous. Reactivity is not the question.',
            after: {
              hr: 126,
              rr: 34,
              spo2: 87,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Twice the steroid dose, with a test in 3 months',
            feedback: 'A scar does not respond to steroid. In three months the airway may close.',
            after: {
              hr: 124,
              rr: 34,
              spo2: 88,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Diffusing capacity, with lung volumes next week',
            feedback:
              'Gas exchange and volumes are expected to be normal. They do not show the narrowing.',
            after: {
              hr: 120,
              rr: 32,
              spo2: 90,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On the morning of the scan she comes to the emergency department after a cold. Stridor is heard at rest, and she leans forward. RR 30, HR 118, SpO2 91%. She can swallow and is awake.',
        question: 'What is the best support until the airway team takes over?',
        right: {
          type: 'intervention',
          text: 'Upright, helium-oxygen by mask, with airway experts at the bedside',
          feedback:
            'The light gas passes a narrowing with less turbulence and eases her work. It buys time until the experts secure or widen the airway.',
          after: {
            rr: 24,
            hr: 104,
            spo2: 95,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Flat on the scanner table, with oxygen by cannula until it is done',
            feedback:
              'Lying flat in an unwatched place with a critical airway may end in complete obstruction.',
            after: {
              rr: 38,
              spo2: 82,
              hr: 136,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Upright, with lorazepam by vein, until her breathing has become calm',
            feedback:
              'A sedative takes away the effort that keeps air moving through the narrowing.',
            after: {
              rr: 10,
              spo2: 80,
              hr: 128,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Blind passage of a large nasal tube, by the first person at hand',
            feedback:
              'A large tube does not pass a stenosis. Bleeding and swelling may close what is left of the airway.',
            after: {
              rr: 36,
              spo2: 85,
              hr: 132,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The stenosis was dilated by rigid bronchoscopy. A week later she walks without noise, SpO2 95%, and peak flow is 6.1 L/s. Scars of this kind often narrow again.',
        question: 'How should a relapse be detected early?',
        right: {
          type: 'monitoring',
          text: 'Flow-volume loops with both limbs at each visit',
          feedback:
            'Flattening of the limbs and a falling peak flow show a new narrowing before stridor returns.',
          after: {
            rr: 18,
            hr: 86,
            spo2: 97,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Pulse oximetry at home, written down each night',
            feedback:
              'Saturation stays normal until the airway is very narrow. It would warn too late.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'FEV1 before and after albuterol, once a year',
            feedback:
              'FEV1 falls late in a narrowing of the trachea, and a year is too long an interval.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Exhaled nitric oxide at each visit to the clinic',
            feedback:
              'This marker follows allergic inflammation of the airways. A scar does not change it.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Reject a maneuver that does not meet the criteria',
      'Recognize fixed obstruction of the upper airway in the loop',
      'Choose the test that shows the narrowing',
      'Support a patient with stridor until the airway team acts',
    ],
  },
  {
    id: 'chronic-bronchitis-with-swollen-legs',
    title: 'Three winters of cough',
    category: 'adult-chronic-airways',
    topic: 'Diagnosis of emphysema and chronic bronchitis',
    source: 'standard respiratory care reference',
    patient: {
      age: '57 years',
      gender: 'male',
      weight: '94 kg',
      setting: 'Pulmonary clinic',
      diagnosis: 'Cough with sputum and swollen ankles',
    },
    vitalSigns: {
      hr: 98,
      bp: '148/88',
      rr: 22,
      temp: 36.8,
      spo2: 86,
    },
    labValues: {
      Hematocrit: '58%',
      FEV1: '44% of predicted',
      'FEV1/FVC': '54%',
      'Change of FEV1 after albuterol': '+3%',
      Creatinine: '1.0 mg/dL',
    },
    decisionPoints: [
      {
        situation:
          'A roofer has smoked for 35 years and quit last month. He coughs up white sputum. Ankles are swollen, neck veins are full, and coarse sounds clear in part with cough. The chest film shows no mass or infiltrate.',
        question: 'Which part of the history defines chronic bronchitis?',
        right: {
          type: 'assessment',
          text: 'Productive cough on most days for 3 months in 2 years running',
          feedback:
            'The diagnosis rests on this history, after other causes of cough have been excluded.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Breathlessness on exertion that has grown over at least 5 years',
            feedback: 'Breathlessness is common to many diseases and not a part of the definition.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Wheeze with a season of pollen for at least 3 years in a row',
            feedback: 'A seasonal pattern suggests asthma with allergy rather than bronchitis.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Sputum that has turned green more than once in the last year',
            feedback: 'Color change marks exacerbations. The definition asks for duration.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Further tests: TLC 104%, RV 135% and diffusing capacity 84% of predicted, corrected for hemoglobin.',
        question: 'How do these results fit?',
        right: {
          type: 'assessment',
          text: 'Airway disease with trapped air and nearly intact alveoli',
          feedback:
            'Diffusing capacity is close to normal, and TLC is not raised. Obstruction sits in the bronchi rather than in destroyed alveoli.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Severe emphysema with a large loss of alveolar surface',
            feedback: 'Emphysema would lower diffusing capacity markedly and raise TLC.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Restriction by weight, with small and stiff lungs',
            feedback: 'Restriction lowers TLC, which is 104% of predicted here.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Vascular disease of the lungs with normal airways',
            feedback: 'Vascular disease lowers diffusing capacity and leaves spirometry normal.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On room air SpO2 86%. The second heart sound is loud over the pulmonary area, and the liver edge can be felt.',
        question: 'What explains hematocrit and swelling best?',
        right: {
          type: 'assessment',
          text: 'Cor pulmonale with red cell growth, caused by hypoxemia',
          feedback:
            'Low oxygen narrows pulmonary vessels and loads the right heart. It also drives the marrow, which raises the hematocrit.',
          after: {
            spo2: 88,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Left heart failure with dilution of blood by retained water',
            feedback:
              'Retained water would lower the hematocrit, and his lungs show no edema on the film.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Kidney disease with loss of protein and of salt in urine',
            feedback: 'Creatinine is normal, and kidney disease tends to cause anemia.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Dehydration by water pills, with salt kept in the legs',
            feedback: 'He takes no such drugs, and full neck veins speak against dehydration.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'After 2 months of treatment he is stable. The gas on room air shows pH 7.38, PaCO2 50 mm Hg, PaO2 57 mm Hg, HCO3 29 mEq/L. Swelling and hematocrit are unchanged.',
        question: 'What should the therapist recommend about oxygen?',
        right: {
          type: 'intervention',
          text: 'Long-term oxygen at low flow, titrated to about 90% to 92%',
          feedback:
            'At a PaO2 of 56 to 59 mm Hg oxygen is due when cor pulmonale or a hematocrit over 55% is present. He has both.',
          after: {
            spo2: 91,
            hr: 88,
            rr: 20,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'No oxygen at home, until PaO2 is 55 mm Hg or less',
            feedback:
              'Signs of cor pulmonale raise the limit to 59 mm Hg. Waiting lets the right heart fail further.',
            after: {},
            status: 'stable',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Long-term oxygen at 8 L/min, for a saturation of 98%',
            feedback: 'With a PaCO2 of 50 mm Hg such a flow invites further retention.',
            after: {
              spo2: 98,
              rr: 16,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'A cylinder for hours when he feels short of breath',
            feedback:
              'Breathlessness does not mirror hypoxemia. The benefit comes from use for most of the day.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On 2 L/min SpO2 91%. He sleeps with it and has fewer headaches. Thick sputum still troubles him each morning, and he lives alone.',
        question: 'Which technique should be taught?',
        right: {
          type: 'intervention',
          text: 'Deep breaths and huffs, with an oscillating pressure device',
          feedback:
            'Huffing with open glottis moves sputum without airway collapse, and the device loosens it. He can do both by himself.',
          after: {
            rr: 18,
            hr: 84,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Head-down drainage and percussion, by a nurse twice daily',
            feedback:
              'Head-down positions strain a failing right heart, and no helper is at hand each day.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Hard coughing in long series, until no more sputum comes',
            feedback:
              'Long series of hard coughs collapse his airways, tire him and bring up less.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Codeine in the morning, so that cough does not disturb him',
            feedback:
              'A suppressed cough retains sputum, and an opioid adds to retention of carbon dioxide.',
            after: {
              spo2: 88,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Know the definition of chronic bronchitis',
      'Tell it from emphysema by function tests',
      'Find the signs of cor pulmonale',
      'Know when oxygen is due at a PaO2 above 55 mm Hg',
      'Titrate oxygen and clear secretions at home',
    ],
  },
];

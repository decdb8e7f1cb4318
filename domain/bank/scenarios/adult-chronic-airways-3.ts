import type { WrittenScenario } from './scenario.ts';

/** Diagnosis of chronic airways disease and its care outside of the hospital. */
export const adultChronicAirways3: readonly WrittenScenario[] = [
  {
    id: 'emphysema-in-a-nonsmoker',
    title: 'Short of breath at forty-two',
    category: 'adult-chronic-airways',
    topic: 'Diagnosis of emphysema and chronic bronchitis',
    source: 'standard respiratory care reference',
    patient: {
      age: '42 years',
      gender: 'female',
      weight: '59 kg',
      setting: 'Pulmonary clinic',
      diagnosis: 'Breathlessness on exertion for 2 years',
    },
    vitalSigns: {
      hr: 84,
      bp: '116/70',
      rr: 18,
      temp: 36.6,
      spo2: 94,
    },
    labValues: {
      FEV1: '52% of predicted',
      FVC: '88% of predicted',
      'FEV1/FVC': '47%',
      'Change of FEV1 after albuterol': '+4%',
      Hemoglobin: '13.6 g/dL',
    },
    decisionPoints: [
      {
        situation:
          'A librarian who has never smoked becomes breathless on the second flight of stairs. She has no cough or sputum. Breath sounds are faint at both bases. Spirometry shows obstruction that hardly changes with albuterol.',
        question: 'Which test helps most to find the kind of obstruction?',
        right: {
          type: 'assessment',
          text: 'Lung volumes with diffusing capacity',
          feedback:
            'Hyperinflation with a low diffusing capacity points to loss of alveoli. Airway disease without emphysema leaves diffusing capacity near normal.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Methacholine challenge in five dose steps',
            feedback:
              'She already has obstruction with an FEV1 of 52%. A challenge would be risky and add nothing.',
            after: {
              rr: 24,
              spo2: 91,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Overnight oximetry at home',
            feedback:
              'Falls of saturation at night are not specific. They do not show which disease causes the obstruction.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Peak flow diary for 4 weeks',
            feedback:
              'Peak flow follows variable obstruction such as asthma. It cannot tell emphysema from other fixed obstruction.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Results: TLC 124%, RV 190% and diffusing capacity 48% of predicted, corrected for hemoglobin.',
        question: 'What is the best interpretation?',
        right: {
          type: 'assessment',
          text: 'Emphysema, with hyperinflation and trapped air',
          feedback:
            'High TLC and RV with a low diffusing capacity and fixed obstruction mean destroyed alveoli.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Chronic bronchitis, with plugs in the large airways',
            feedback:
              'She has neither cough nor sputum, and bronchitis without emphysema spares diffusing capacity.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Asthma, with reversible narrowing of the airways',
            feedback:
              'A change of 4% is no significant response. Diffusing capacity is normal or high in asthma.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Interstitial fibrosis, with loss of lung volume',
            feedback:
              'Fibrosis lowers TLC and RV and raises the ratio of FEV1 to FVC. Here volumes are high and the ratio is low.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The chest film shows flat diaphragms and few vessels at both bases. Her older brother has emphysema, and an uncle had cirrhosis although he did not drink.',
        question: 'Which laboratory test should be recommended?',
        right: {
          type: 'assessment',
          text: 'Alpha-1 antitrypsin level in serum',
          feedback:
            'Early emphysema at the bases in a nonsmoker, with lung and liver disease in the family, is typical of the deficiency. A serum level is the first test.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Sweat chloride concentration',
            feedback:
              'Cystic fibrosis causes sputum, infections and bronchiectasis, above all in upper lobes.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Angiotensin-converting enzyme',
            feedback:
              'This test is used, with limits, in sarcoidosis. Her pattern does not suggest granulomas.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Total IgE and eosinophil count',
            feedback:
              'Allergy markers help in asthma. They do not explain destroyed lung tissue at the bases.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The level is far below normal, and genetic testing confirms severe deficiency. She asks what can be done about the cause.',
        question: 'Which treatment is specific for her disease?',
        right: {
          type: 'medication',
          text: 'Intravenous infusions of purified alpha-1 antitrypsin',
          feedback:
            'Regular infusions replace the missing protease inhibitor and slow the loss of lung tissue. Bronchodilators and avoidance of smoke go with them.',
          after: {},
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Long-term oral prednisone in a moderate dose each morning',
            feedback:
              'Steroids do not replace the inhibitor, and long courses harm bones, muscles and immunity.',
            after: {
              hr: 90,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Inhaled acetylcysteine given four times each day',
            feedback:
              'A mucolytic does not protect alveoli from elastase, and she has no sputum to thin.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Home oxygen at 2 L/min for 24 hours a day',
            feedback:
              'Her resting saturation of 94% does not call for oxygen, and oxygen does not touch the cause.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Infusions have started. She works full time and feels stable with HR 84 and SpO2 94%.',
        question: 'Which follow-up shows best whether the disease progresses?',
        right: {
          type: 'monitoring',
          text: 'FEV1 and diffusing capacity at regular visits',
          feedback:
            'Both fall as tissue is lost, and both can be compared over years. They show decline before resting values change.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Resting SpO2 at home, written down each night',
            feedback:
              'Resting saturation stays normal for a long time, even while lung tissue is being lost.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Sputum cultures every 3 months in the clinic',
            feedback:
              'She has no sputum. Cultures serve patients with bronchiectasis or repeated infections.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Arterial blood gases once a month, on room air',
            feedback:
              'Repeated arterial punctures are painful and insensitive in a stable patient with a normal saturation.',
            after: {},
            status: 'stable',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Choose tests that tell emphysema from other obstructive diseases',
      'Interpret lung volumes and diffusing capacity together',
      'Suspect alpha-1 antitrypsin deficiency',
      'Advise on treatment and follow-up of the deficiency',
    ],
  },
  {
    id: 'copd-clinic-inhaler-that-fails',
    title: 'The new inhaler does not help',
    category: 'adult-chronic-airways',
    topic: 'Outpatient management of COPD',
    source: 'standard respiratory care reference',
    patient: {
      age: '61 years',
      gender: 'male',
      weight: '70 kg',
      setting: 'Primary care clinic',
      diagnosis: 'COPD, first visit after diagnosis',
    },
    vitalSigns: {
      hr: 88,
      bp: '134/82',
      rr: 20,
      temp: 36.8,
      spo2: 93,
    },
    labValues: {
      'FEV1 after bronchodilator': '46% of predicted',
      'FEV1/FVC after bronchodilator': '52%',
      Eosinophils: '90/mm3',
      Hemoglobin: '15.1 g/dL',
    },
    decisionPoints: [
      {
        situation:
          'A retired welder smokes 20 cigarettes a day and stops for breath on one flight of stairs. He has an albuterol inhaler and has had no exacerbation so far.',
        question: 'Which topic matters most for the course of his disease?',
        right: {
          type: 'assessment',
          text: 'His use of tobacco and his wish to quit',
          feedback:
            'Quitting is the measure that slows the loss of FEV1 most. Asking about it and offering help belong to every visit.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'His home and any allergens in the carpets',
            feedback:
              'Allergens matter in asthma. They do not drive the decline of a smoker with COPD and few eosinophils.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'His fluid intake and the use of salt',
            feedback: 'Neither changes the loss of lung function. He has no sign of heart failure.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'His sleeping hours and use of pillows',
            feedback:
              'This may help to detect other problems, but it does not slow the loss of function.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'He would like to quit and is afraid of craving. He lit his first cigarette 10 minutes after waking today, and he has no heart or kidney disease.',
        question: 'Which plan gives him the best chance?',
        right: {
          type: 'intervention',
          text: 'Counseling with nicotine patch, gum and a quit date',
          feedback:
            'Counseling plus drug treatment works better than either by itself. A patch with a short-acting form suits strong dependence.',
          after: {
            hr: 82,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Advice to smoke less from month to month, without any drugs',
            feedback:
              'Strongly dependent smokers rarely succeed by cutting down alone. Nicotine replacement relieves the craving that he fears.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Diazepam at bedtime for 3 months against the craving',
            feedback:
              'A sedative does not help people to quit and may cause dependence and slow his breathing.',
            after: {
              hr: 92,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: "A leaflet on the risks, with a new talk at next year's visit",
            feedback:
              'Information without support seldom leads to quitting, and a year of decline is lost.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Four weeks later he no longer smokes. HR 82, SpO2 93%. He still becomes breathless on stairs each day and uses albuterol four times a day.',
        question: 'Which drug should be added?',
        right: {
          type: 'medication',
          text: 'A long-acting muscarinic antagonist, inhaled daily',
          feedback:
            'Daily breathlessness calls for a long-acting bronchodilator. The class improves symptoms and lowers the rate of exacerbations.',
          after: {
            rr: 18,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'An inhaled corticosteroid, twice daily, as the one drug',
            feedback:
              'Without a long-acting bronchodilator it is not used in COPD. With few eosinophils it brings pneumonia rather than benefit.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Oral prednisone, taken daily through the winter',
            feedback:
              'Long-term oral steroids weaken muscles and bones without lasting benefit in stable COPD.',
            after: {
              hr: 90,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Oral theophylline, with drug levels each month',
            feedback:
              'Theophylline has a narrow margin and many interactions. It is no first choice when an inhaled drug can be used.',
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
          'Two months later he feels no benefit. He uses a dry powder inhaler correctly, but his peak inspiratory flow through it is 20 L/min, and the device needs at least 30 L/min.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'The same class of drug from a soft-mist inhaler or nebulizer',
          feedback:
            'The drug is right, but his breath is too weak to lift the powder. Devices that make their own mist do not depend on his flow.',
          after: {
            rr: 16,
            spo2: 94,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Twice the daily dose from the same powder inhaler',
            feedback:
              'More powder does not help when flow cannot carry it into the lungs. It stays in the mouth and the device.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Faster, shorter breaths through the powder inhaler at home',
            feedback:
              'He uses the device correctly and cannot reach the flow that it needs. Training will not bridge this gap.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'No more long-acting drug, since this one had no effect',
            feedback:
              'The drug did not reach the lungs, so nothing is known of its effect. Without it he is left with his daily symptoms.',
            after: {
              rr: 22,
              spo2: 91,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'In winter he phones. For 2 days he has been more breathless and coughs up more sputum that has turned green. He speaks in full sentences and his temperature is normal. He asks what to do.',
        question: 'Which advice is best?',
        right: {
          type: 'medication',
          text: 'Extra albuterol, with steroid and antibiotic as planned',
          feedback:
            'More dyspnea, more sputum and purulence define an exacerbation that benefits from both. Early treatment at home may avoid admission.',
          after: {
            hr: 84,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Cough syrup with codeine, bed rest and a visit in 2 weeks',
            feedback:
              'Suppressing cough keeps infected sputum in the lungs, and two weeks without treatment risk respiratory failure.',
            after: {
              rr: 26,
              spo2: 88,
              hr: 102,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'No change of drugs as long as he is without fever',
            feedback:
              'Fever is often missing in an exacerbation. The change of sputum and dyspnea is what counts.',
            after: {
              rr: 24,
              spo2: 90,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Twice the daily dose of his long-acting inhaler for 7 days',
            feedback:
              'Long-acting drugs have a fixed dose. More of it brings side effects, while inflammation and infection are left untreated.',
            after: {
              rr: 20,
              spo2: 92,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Put smoking cessation first',
      'Choose a long-acting bronchodilator for daily symptoms',
      'Match the inhaler device to inspiratory flow and hand function',
      'Teach the signs of an exacerbation and a written plan',
    ],
  },
  {
    id: 'home-oxygen-after-discharge',
    title: 'Blue lips at the kitchen table',
    category: 'adult-chronic-airways',
    topic: 'Home oxygen and pulmonary rehabilitation',
    source: 'standard respiratory care reference',
    patient: {
      age: '73 years',
      gender: 'male',
      weight: '66 kg',
      setting: 'Home care visit',
      diagnosis: 'COPD, 8 weeks after a hospital stay',
    },
    vitalSigns: {
      hr: 96,
      bp: '138/80',
      rr: 22,
      temp: 36.7,
      spo2: 86,
    },
    labValues: {
      Hematocrit: '54%',
      FEV1: '31% of predicted',
      'SpO2 at hospital discharge': '90% on room air',
    },
    decisionPoints: [
      {
        situation:
          'A widower feels no worse than usual. His lips are dusky. At rest on room air SpO2 86% and RR 22, with no wheeze, fever or swelling.',
        question: 'What should be arranged to decide about oxygen at home?',
        right: {
          type: 'assessment',
          text: 'Blood gas at rest on room air in this stable phase',
          feedback:
            'Long-term oxygen is prescribed on values from a stable state under treatment. PaO2 confirms the oximeter and PaCO2 shows how he ventilates.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Exhaled nitric oxide before and after two puffs of albuterol',
            feedback:
              'This marker reflects airway inflammation in asthma. It says nothing about the need for oxygen.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'A recheck of his oxygen need in 6 months',
            feedback:
              'He is in a stable phase and hypoxemic now. Half a year without treatment strains the right heart.',
            after: {
              spo2: 83,
              hr: 104,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Blood gas right after a walk of 10 minutes',
            feedback:
              'A gas after exercise does not tell what he needs at rest. Resting values come first.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The blood gas on room air shows pH 7.40, PaCO2 46 mm Hg, PaO2 52 mm Hg, HCO3 28 mEq/L. He is willing to use oxygen.',
        question: 'Which prescription has been shown to prolong life in such patients?',
        right: {
          type: 'intervention',
          text: 'Low-flow oxygen for at least 15 hours a day, nights included',
          feedback:
            'With a resting PaO2 of 55 mm Hg or less, oxygen for most of the day improves survival. Benefit grows with hours of use.',
          after: {
            spo2: 91,
            rr: 20,
            hr: 88,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen for 15 minutes before and after each meal or walk',
            feedback: 'Short bursts may relieve symptoms for a moment but do not improve survival.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Oxygen in sleep for 6 hours a night, with air by day',
            feedback:
              'He is hypoxemic by day as well. Night use alone leaves out most of the hours that matter.',
            after: {
              spo2: 86,
            },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Oxygen at 6 L/min around the clock, for an SpO2 of 98%',
            feedback:
              'Such a flow overshoots the target in a man with a borderline PaCO2 and may cause retention. About 90% to 92% is enough.',
            after: {
              spo2: 98,
              rr: 16,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On 2 L/min at rest SpO2 91%. During a walk in the corridor with the same flow the oximeter falls to 83% after 3 minutes, and he has to stop. After rest it is back at 91%.',
        question: 'How should his flow on exertion be set?',
        right: {
          type: 'assessment',
          text: 'Repeat the walk, raising flow until SpO2 stays near 90%',
          feedback:
            'The need on exertion is titrated by walking. He then has two settings, one for rest and one for activity.',
          after: {},
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Keep 2 L/min and tell him to sit for most of the day',
            feedback:
              'Inactivity weakens his muscles further. The flow should be fitted to his life, not the other way around.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Raise the flow to 6 L/min for rest, sleep and walking alike',
            feedback:
              'Rest needs 2 L/min. Flow beyond the need dries the nose, empties the supply and may raise PaCO2.',
            after: {
              spo2: 97,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Repeat the blood gas at rest and double each flow',
            feedback:
              'Doubling by rule is a guess. A walk with the oximeter shows what he really needs.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'A concentrator has been delivered. At the next visit the therapist looks around: the tubing runs along the wall, the filter of the concentrator is dusty, a spare cylinder lies flat below the window, and an ashtray with warm ash stands beside his chair.',
        question: 'What has to be dealt with first?',
        right: {
          type: 'intervention',
          text: 'Smoking near oxygen, with a clear talk and help to quit',
          feedback:
            'Burning tobacco with a cannula in place causes severe burns to the face and house fires. It is the leading danger of home oxygen.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Tubing along the wall, with an order for a much longer one',
            feedback:
              'Tubing along the wall is the safe way, since he will not trip over it. Longer tubing is not needed.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'The dusty filter, with a lesson in how to wash it',
            feedback:
              'A dusty filter should be washed each week and is worth a word. It does not threaten his life today.',
            after: {},
            status: 'stable',
            weight: 1,
          },
          {
            type: 'intervention',
            text: 'The spare cylinder, to be stood up free beside the door',
            feedback:
              'A cylinder that lies flat cannot fall over. Standing free it may tip and break its valve.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'In a storm he phones: the power has failed and the concentrator has stopped. He has a back-up cylinder with a regulator and was taught to use it. He feels no worse than usual.',
        question: 'What should he be told?',
        right: {
          type: 'intervention',
          text: 'Change to the cylinder at 2 L/min and report the outage',
          feedback:
            'The back-up is there for this event. The supplier then knows that the cylinder may have to be replaced within hours.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Stay without oxygen and breathe slowly until power is back',
            feedback:
              'He is hypoxemic without oxygen. The outage may be long, and the cylinder stands ready.',
            after: {
              spo2: 84,
              hr: 106,
              rr: 26,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Call an ambulance for oxygen in the emergency department',
            feedback:
              'He is well and has a working supply. The ambulance is for patients without back-up or in distress.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Run the concentrator from a car with a cable through the window',
            feedback:
              'An improvised supply may fail, overload or bring exhaust into the room. The cylinder is safe and ready.',
            after: {
              spo2: 85,
              hr: 104,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Know who qualifies for long-term oxygen',
      'Prescribe hours and flow at rest and on exertion',
      'Find fire hazards in a home with oxygen',
      'Plan for a power failure',
    ],
  },
  {
    id: 'rehabilitation-walk-and-chest-pressure',
    title: 'Learning to walk again',
    category: 'adult-chronic-airways',
    topic: 'Home oxygen and pulmonary rehabilitation',
    source: 'standard respiratory care reference',
    patient: {
      age: '64 years',
      gender: 'female',
      weight: '72 kg',
      setting: 'Outpatient pulmonary rehabilitation',
      diagnosis: 'COPD, referred after two exacerbations',
    },
    vitalSigns: {
      hr: 84,
      bp: '132/78',
      rr: 20,
      temp: 36.6,
      spo2: 92,
    },
    labValues: {
      FEV1: '41% of predicted',
      'Resting PaO2': '64 mm Hg',
      'Resting PaCO2': '43 mm Hg',
    },
    decisionPoints: [
      {
        situation:
          'She has given up shopping alone because of breathlessness. She takes her bronchodilators correctly. At rest SpO2 92% on room air, HR 84.',
        question: 'Which baseline test fits the program best?',
        right: {
          type: 'assessment',
          text: 'Six-minute walk with oximetry and a dyspnea score',
          feedback:
            'It measures what she can do in daily life, finds desaturation and needs little equipment. It can be repeated at the end. Her readings fall in the fourth minute.',
          after: {
            spo2: 84,
            hr: 118,
            rr: 30,
          },
          status: 'worsened',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Maximal expiratory pressure with a flow-volume loop',
            feedback:
              'Expiratory pressure tells about cough strength. It does not show how far she can walk or whether she desaturates.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Overnight polysomnography with carbon dioxide',
            feedback:
              'She has no complaint that suggests sleep apnea. Sleep data do not guide exercise.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Resting electrocardiogram with a chest film',
            feedback:
              'Resting tests may be part of screening but do not measure exercise capacity.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'In the fourth minute the monitor shows SpO2 84% and HR 118. She rates her dyspnea 6 of 10 and has no chest pain.',
        question: 'What should the therapist do?',
        right: {
          type: 'intervention',
          text: 'Let her sit and recover, then train on titrated oxygen',
          feedback:
            'Exercise desaturation is common and treatable. With oxygen titrated to about 90% she can train longer and safely.',
          after: {
            spo2: 92,
            hr: 92,
            rr: 22,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Urge her on to complete the distance of 6 minutes',
            feedback:
              'Marked hypoxemia on exertion can cause arrhythmia. The value of the test does not depend on the last two minutes.',
            after: {
              spo2: 79,
              hr: 130,
              rr: 34,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'End the program, since exercise is too risky for her',
            feedback:
              'Desaturation is no reason to give up rehabilitation. She belongs to those who gain from it.',
            after: {
              spo2: 92,
              hr: 90,
            },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Give two puffs of a steroid inhaler and repeat the whole walk',
            feedback:
              'An inhaled steroid has no immediate effect on exercise. The fall is caused by gas exchange, not by a missed dose.',
            after: {
              spo2: 91,
              hr: 104,
            },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'She recovers to SpO2 92% within minutes. A program of 8 weeks is planned with oxygen during exercise.',
        question: 'Which training plan is best?',
        right: {
          type: 'intervention',
          text: 'Walking in intervals, arm and leg strength, pursed-lip breathing',
          feedback:
            'Endurance and strength of the limbs improve daily function, intervals are tolerated by weak patients, and pursed lips slow expiration.',
          after: {
            rr: 22,
            hr: 98,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Sitting breathing exercises and inhaler lessons, with no other training',
            feedback:
              'Breathing exercises without limb training bring little endurance. The leg muscles carry most of the benefit.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Steady fast walking for 40 minutes without a stop, from the first day on',
            feedback:
              'She cannot sustain such a load with an FEV1 of 41%. Breathlessness would make her drop out; intervals reach the same work.',
            after: {
              hr: 128,
              spo2: 86,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Arm weights on the couch for 1 hour, with the legs kept at rest',
            feedback: 'Walking is what she has lost. Arms alone do not bring it back.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'In week 5 she arrives pale and sweating. She reports pressure in the chest for 20 minutes and nausea. She wants to train nevertheless.',
        question: 'What is the right response?',
        right: {
          type: 'intervention',
          text: 'No exercise, electrocardiogram and emergency transfer',
          feedback:
            'Chest pressure with sweating and nausea at rest may be an acute coronary event. Minutes count, and exercise would raise oxygen demand.',
          after: {
            hr: 84,
            rr: 20,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Half of the usual load, with blood pressure each 5 minutes',
            feedback: 'Any exercise can enlarge an infarction or cause a fatal arrhythmia.',
            after: {
              hr: 132,
              bp: '94/58',
              spo2: 88,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'A rest at home today, with a visit to her doctor this week',
            feedback:
              'A possible infarction cannot wait for days. She needs an electrocardiogram within minutes.',
            after: {
              hr: 104,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Two puffs of albuterol, then a start with light walking',
            feedback:
              'The picture is cardiac rather than bronchospastic. Albuterol raises the heart rate and oxygen demand.',
            after: {
              hr: 118,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'A coronary stent was placed, and the cardiologist has cleared her to finish the program. At its end she walks 345 m in 6 minutes, after 270 m at the start, on the same oxygen.',
        question: 'How should this result be used?',
        right: {
          type: 'assessment',
          text: 'As a real gain, with a plan to keep on training at home',
          feedback:
            'A gain of 75 m is well above the roughly 30 m that patients notice. It fades within months unless training goes on.',
          after: {},
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'As a chance result, since lung function is the same',
            feedback:
              'Rehabilitation improves muscles and endurance without changing FEV1. The gain is larger than chance variation.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'As proof of a cure, so that inhalers can be stopped',
            feedback:
              'Her obstruction persists. Without bronchodilators breathlessness and exacerbations return.',
            after: {
              rr: 24,
              spo2: 90,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'As a sign that oxygen on exertion is not needed now',
            feedback:
              'The test was done with oxygen. Whether she can do without it has to be tested by a walk on room air.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Measure exercise capacity before a program',
      'Respond to desaturation during exercise',
      'Build a program of endurance, strength and breathing technique',
      'Recognize when exercise must be stopped',
      'Judge the gain in walking distance',
    ],
  },
];

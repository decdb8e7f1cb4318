import type { WrittenScenario } from './scenario.ts';

/** Asthma from the clinic to the ventilator, and a bronchial challenge. */
export const adultChronicAirways2: readonly WrittenScenario[] = [
  {
    id: 'status-asthmaticus-emergency',
    title: 'Chest tightness that the inhaler does not relieve',
    category: 'adult-chronic-airways',
    topic: 'Status asthmaticus',
    source: 'standard respiratory care reference',
    patient: {
      age: '24 years',
      gender: 'female',
      weight: '61 kg',
      setting: 'Emergency department',
      diagnosis: 'Severe asthma attack',
    },
    vitalSigns: {
      hr: 132,
      bp: '128/76',
      rr: 34,
      temp: 37.2,
      spo2: 89,
    },
    labValues: {
      'Peak flow': '140 L/min',
      'Personal best peak flow': '440 L/min',
      Potassium: '3.6 mEq/L',
      'Chest film': 'Hyperinflation, no infiltrate',
    },
    decisionPoints: [
      {
        situation:
          'A college student has wheezed since last night. She speaks single words and leans forward. Breath sounds are faint with wheezes on expiration. On room air SpO2 89%, RR 34, HR 132. Peak flow is 32% of her best.',
        question: 'Which treatment should be given first?',
        right: {
          type: 'medication',
          text: 'Oxygen, with nebulized albuterol and ipratropium in repeated doses',
          feedback:
            'Hypoxemia and bronchospasm both need treatment now. Repeated albuterol with ipratropium is the standard of the first hour in a severe attack.',
          after: {
            spo2: 94,
            hr: 136,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Two puffs of albuterol by inhaler, then a recheck after 1 hour',
            feedback:
              'This dose is far too small for a peak flow of 32%, and she cannot wait an hour while hypoxemic.',
            after: {
              spo2: 88,
              rr: 36,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Oxygen by mask and intravenous lorazepam to calm her breathing',
            feedback:
              'Her fear comes from airflow obstruction. A sedative may stop a patient who breathes at her limit.',
            after: {
              rr: 16,
              spo2: 84,
              hr: 140,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Intravenous theophylline as a single agent, without nebulizers',
            feedback:
              'Theophylline is a weaker bronchodilator with serious toxicity to heart and brain. It does not replace inhaled albuterol.',
            after: {
              hr: 152,
              spo2: 88,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The first nebulizer is running. SpO2 94% on 2 L/min. She says that two attacks in the past year kept her in hospital.',
        question: 'Which drug must be given within the first hour as well?',
        right: {
          type: 'medication',
          text: 'A corticosteroid by mouth or vein',
          feedback:
            'Airway inflammation drives the attack, and the effect takes hours. An early dose lowers the chance of admission and relapse.',
          after: {
            rr: 32,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'An inhaled corticosteroid in a high dose',
            feedback:
              'Inhaled drug reaches obstructed airways poorly and acts too slowly for a severe attack. It belongs to her long-term plan.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'A broad-spectrum IV antibiotic',
            feedback:
              'She has no fever and no infiltrate. Most attacks are triggered by viruses or allergens.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Nebulized acetylcysteine, twice',
            feedback: 'It can provoke bronchospasm, which is the last thing that she needs.',
            after: {
              spo2: 91,
              rr: 35,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'After three combined nebulizers her wheeze is softer, and breath sounds are hard to hear. She looks tired. RR 32, HR 136. The gas shows pH 7.39, PaCO2 42 mm Hg, PaO2 72 mm Hg, HCO3 25 mEq/L. Peak flow is 34% of her best.',
        question: 'How should the therapist interpret this picture?',
        right: {
          type: 'assessment',
          text: 'She is tiring, and ventilatory failure is near',
          feedback:
            'A patient who breathes 32 times a minute should have a low PaCO2. A normal value with a quiet chest means that she can no longer keep up.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Her gas is normal, and she can go to a ward bed',
            feedback:
              'The numbers look normal but not for this rate. In a ward bed the coming failure would be missed.',
            after: {
              rr: 34,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'She hyperventilates because of fear and albuterol',
            feedback:
              'Hyperventilation lowers PaCO2 well below 40 mm Hg. Hers has risen to 42 mm Hg in spite of a fast rate.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'A metabolic acidosis explains the rapid breathing',
            feedback: 'Bicarbonate of 25 mEq/L and a pH of 7.39 do not fit a metabolic acidosis.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'She remains awake and answers with nods. The intensive care team has been called.',
        question: 'Which addition is best while she is watched closely?',
        right: {
          type: 'medication',
          text: 'Magnesium 2 g IV over 20 minutes, with continuous albuterol',
          feedback:
            'Magnesium relaxes bronchial smooth muscle and is recommended when the first hour of treatment fails. Albuterol goes on without pause.',
          after: {
            rr: 26,
            hr: 124,
            spo2: 95,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Propranolol IV for a heart rate of 136, with ipratropium alone',
            feedback:
              'A nonselective beta-blocker closes the airways further and blocks albuterol. Her heart rate is a result of distress and treatment.',
            after: {
              rr: 38,
              spo2: 85,
              hr: 118,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Chest percussion and drainage with the head down for 20 minutes',
            feedback:
              'Handling and a head-down position make a tired, obstructed patient worse. Secretions are not her main problem.',
            after: {
              rr: 33,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Incentive spirometry every 10 minutes, at 15 breaths a session',
            feedback:
              'Deep breaths against severe obstruction tire her and trap gas. The device treats atelectasis, not bronchospasm.',
            after: {
              rr: 34,
              hr: 138,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Two days later she is well, with peak flow 78% of her best and clear speech. She owns an albuterol inhaler and uses it several times a week. She goes home today.',
        question: 'Which plan lowers her risk of another attack most?',
        right: {
          type: 'intervention',
          text: 'A steroid course, daily inhaled steroid, written plan, early visit',
          feedback:
            'The oral course prevents relapse and the daily inhaled steroid treats the inflammation. A plan and a visit within days catch early worsening.',
          after: {
            rr: 18,
            hr: 88,
            spo2: 97,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Albuterol at fixed hours, four times a day, with no other drug at home',
            feedback:
              'Reliance on albuterol alone leaves inflammation untreated and is linked with severe attacks. Three admissions call for a controller.',
            after: {
              rr: 24,
              hr: 104,
              spo2: 93,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'A home nebulizer with albuterol, and a visit to the clinic in 6 months',
            feedback:
              'A nebulizer is no better than an inhaler with spacer, and six months without a controller invites another attack.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Complete rest at home for 1 month, without any sport or college',
            feedback:
              'Inactivity does not treat asthma. With a controller she should be able to live and exercise normally.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Treat a severe attack with repeated bronchodilators, oxygen and an early systemic steroid',
      'Read a normal PaCO2 in a laboring patient as a warning',
      'Add magnesium when the first hour fails',
      'Prepare a safe discharge after an attack',
    ],
  },
  {
    id: 'status-asthmaticus-ventilated',
    title: 'A silent chest',
    category: 'adult-chronic-airways',
    topic: 'Status asthmaticus',
    source: 'standard respiratory care reference',
    patient: {
      age: '35 years',
      gender: 'male',
      weight: '82 kg',
      setting: 'Intensive care unit',
      diagnosis: 'Status asthmaticus that does not respond to treatment',
    },
    vitalSigns: {
      hr: 142,
      bp: '148/92',
      rr: 10,
      temp: 37.5,
      spo2: 84,
    },
    labValues: {
      pH: '7.14',
      PaCO2: '82 mm Hg',
      HCO3: '27 mEq/L',
      PaO2: '66 mm Hg',
      Height: '178 cm',
      'Predicted body weight': '73 kg',
    },
    decisionPoints: [
      {
        situation:
          'Continuous albuterol, ipratropium, steroid and magnesium have been given. He no longer answers questions. No breath sounds are heard. RR has fallen from 36 to 10, with SpO2 84% on a nonrebreather.',
        question: 'What is needed now?',
        right: {
          type: 'intervention',
          text: 'Intubation by the most experienced operator present',
          feedback:
            'Loss of consciousness, a silent chest and a falling rate with PaCO2 of 82 mm Hg announce arrest. A skilled operator keeps the attempt short.',
          after: {
            rr: 10,
            spo2: 95,
            hr: 128,
            bp: '108/64',
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Bilevel pressure by mask for 1 hour, then a new blood gas',
            feedback:
              'A patient who does not respond cannot protect his airway with a mask. Delay at this pH leads to arrest.',
            after: {
              rr: 6,
              spo2: 76,
              hr: 148,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'A helium-oxygen mixture of 80 to 20 by tight mask',
            feedback:
              'With 80% helium he gets just 20% oxygen while his saturation is 84%. It cannot replace ventilation.',
            after: {
              rr: 8,
              spo2: 80,
              hr: 146,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'A second dose of magnesium and more albuterol',
            feedback:
              'Drugs no longer reach airways that move no air. He needs ventilation before anything else.',
            after: {
              rr: 8,
              spo2: 80,
              hr: 156,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'He is intubated with an 8.0-mm tube and paralyzed for the moment. Predicted body weight is 73 kg.',
        question: 'Which settings are the safest start?',
        right: {
          type: 'intervention',
          text: 'VT 500 mL, rate 10/min, flow 80 L/min, PEEP 5 cm H2O',
          feedback:
            'About 7 mL/kg ten times a minute with a fast flow gives inspiration under half a second and leaves more than 5 seconds to exhale.',
          after: {
            spo2: 96,
            bp: '112/66',
            hr: 122,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'VT 500 mL, rate 22/min, flow 40 L/min, PEEP 5 cm H2O',
            feedback:
              'Expiration shrinks to 2 seconds. Gas stacks up quickly and blocks venous return.',
            after: {
              bp: '74/40',
              hr: 144,
              spo2: 90,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'VT 800 mL, rate 14/min, flow 60 L/min, PEEP 5 cm H2O',
            feedback:
              'Eleven mL/kg at more than 11 L/min overdistends lungs that cannot empty. Pneumothorax and hypotension follow.',
            after: {
              bp: '78/44',
              hr: 140,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'VT 500 mL, rate 10/min, flow 25 L/min, PEEP 18 cm H2O',
            feedback:
              'A flow of 25 L/min makes inspiration longer, and PEEP of 18 cm H2O adds to lungs that are already too full.',
            after: {
              spo2: 93,
              bp: '96/56',
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Peak pressure is 56 cm H2O and the high-pressure alarm sounds. An inspiratory hold gives a plateau of 24 cm H2O. Breath sounds are equal and the suction catheter passes easily. BP 112/66.',
        question: 'What do these pressures mean?',
        right: {
          type: 'assessment',
          text: 'High airway resistance with an acceptable alveolar pressure',
          feedback:
            'The gap of 32 cm H2O is lost in narrow airways. The plateau, which the alveoli feel, is under 30 cm H2O, so the alarm limit may be raised.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Stiff lungs, so that tidal volume must be cut to 250 mL',
            feedback:
              'Stiff lungs raise the plateau as well. Halving his volume would drop ventilation at a plateau that is safe.',
            after: {
              spo2: 90,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'A tube in the right main bronchus',
            feedback:
              'Sounds are equal on both sides and the plateau is not raised. Endobronchial placement would raise both pressures.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'A tension pneumothorax that needs a needle',
            feedback:
              'Blood pressure, breath sounds and plateau argue against it. A needle in a sound chest does harm.',
            after: {
              spo2: 93,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Blood gas on 40% oxygen: pH 7.23, PaCO2 68 mm Hg, PaO2 92 mm Hg, HCO3 28 mEq/L. Auto-PEEP is 7 cm H2O. He is deeply sedated and BP 112/66.',
        question: 'What should be done about this gas?',
        right: {
          type: 'intervention',
          text: 'Accept it, with sedation and continued bronchodilators',
          feedback:
            'A pH above 7.20 is tolerated to avoid overdistension, and PaCO2 falls as the airways open. What happens 8 hours later is a known danger of severe asthma and no result of this choice.',
          after: {
            hr: 148,
            spo2: 81,
            bp: '76/42',
          },
          status: 'critical',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise the rate to 20/min until the PaCO2 is down to 40 mm Hg',
            feedback:
              'The higher rate cuts expiratory time. Trapped gas then raises PaCO2 and lowers blood pressure.',
            after: {
              bp: '62/34',
              hr: 152,
              spo2: 76,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Raise the tidal volume to 900 mL at the same rate',
            feedback:
              'A volume of more than 12 mL/kg overdistends the lungs and risks a pneumothorax.',
            after: {
              bp: '60/32',
              hr: 154,
              spo2: 74,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Raise oxygen to 100% to help clear carbon dioxide',
            feedback:
              'PaO2 is adequate, and oxygen does not remove carbon dioxide. High fractions promote absorption atelectasis.',
            after: {
              bp: '74/40',
              hr: 150,
              spo2: 85,
            },
            status: 'critical',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Eight hours later the monitor changes within a minute: SpO2 81%, BP 76/42, HR 148. Peak pressure is 74 and plateau 44 cm H2O. Breath sounds are absent on the right, where percussion is hyperresonant. The trachea lies to the left.',
        question: 'What must be done at once?',
        right: {
          type: 'intervention',
          text: 'Decompress the right chest with a needle, then place a tube',
          feedback:
            'One-sided absent sounds, hyperresonance, a shifted trachea and shock mean tension pneumothorax. Release saves his life; a chest tube follows.',
          after: {
            spo2: 95,
            bp: '114/68',
            hr: 112,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Order a portable chest film and wait for the picture to confirm it',
            feedback:
              'The diagnosis is clinical. Waiting for a film in shock can end in cardiac arrest.',
            after: {
              bp: '50/28',
              spo2: 70,
              hr: 50,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Pull the tube back by 3 cm and listen to both sides of the chest',
            feedback:
              'A tube too deep gives no shift with hyperresonance and shock. Precious time passes and the airway may be lost.',
            after: {
              bp: '66/36',
              spo2: 76,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Increase PEEP to 12 cm H2O and give oxygen at 100%',
            feedback: 'More pressure pushes more gas into the pleural space and worsens the shock.',
            after: {
              bp: '68/38',
              spo2: 80,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Decide on intubation by the state of the patient',
      'Set the ventilator for a long expiration',
      'Tell resistance from overdistension by peak and plateau pressure',
      'Accept a raised PaCO2 to protect the lungs',
      'Recognize and treat tension pneumothorax',
    ],
  },
  {
    id: 'asthma-clinic-uncontrolled',
    title: 'Coughing through the school day',
    category: 'adult-chronic-airways',
    topic: 'Outpatient management of asthma',
    source: 'standard respiratory care reference',
    patient: {
      age: '29 years',
      gender: 'female',
      weight: '64 kg',
      setting: 'Asthma clinic',
      diagnosis: 'Asthma with symptoms on most days',
    },
    vitalSigns: {
      hr: 82,
      bp: '118/72',
      rr: 16,
      temp: 36.7,
      spo2: 97,
    },
    labValues: {
      FEV1: '76% of predicted',
      'FEV1 after albuterol': '90% of predicted',
      'Personal best peak flow': '420 L/min',
    },
    decisionPoints: [
      {
        situation:
          'A teacher coughs and wheezes on most days and wakes twice a week. She has used albuterol from a metered-dose inhaler every day for a year. She says that it hardly helps any more.',
        question: 'What should the therapist assess first?',
        right: {
          type: 'assessment',
          text: 'How she uses her inhaler, shown with a placebo device',
          feedback:
            'Wrong technique is the most common cause of a poor response and costs nothing to find. It has to be seen, since most patients believe that they do it well.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Whether CT shows a disease of the lungs',
            feedback:
              'Reversible obstruction fits asthma. Radiation and cost are not justified before simple causes are excluded.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'The effect of daily oral prednisone over 3 months',
            feedback:
              'Long courses of oral steroid do serious harm. They have no place before inhaled treatment is used correctly.',
            after: {
              hr: 88,
            },
            status: 'stable',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Her arterial blood gas at rest on room air',
            feedback:
              'She is comfortable with a saturation of 97%. A painful test adds nothing to long-term control.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'She shakes the inhaler, breathes out, presses the canister and then takes a quick breath about 1 second later. She does not hold her breath.',
        question: 'Which teaching is best?',
        right: {
          type: 'intervention',
          text: 'Slow deep breath from a spacer, then a 10-second hold',
          feedback:
            'A spacer makes timing less critical. Slow inhalation and a breath hold carry more drug past the throat into the airways.',
          after: {},
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Fast forceful breath from the inhaler, then a 10-second hold',
            feedback:
              'Fast, forceful inhalation suits a dry powder device. With a spray it throws the drug on the back of the throat.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Two presses of the canister in one slow breath with a spacer',
            feedback:
              'Two puffs at once collide and stick to the wall of the spacer. Each puff is inhaled by itself.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Slow deep breath from the spacer, then out again at once',
            feedback:
              'The slow breath with a spacer is right. Without a hold, much of the fine mist leaves with the next breath out.',
            after: {},
            status: 'stable',
            weight: 1,
          },
        ],
      },
      {
        situation:
          'With a good technique the daily albuterol now works. Four weeks later she still wakes twice a week and coughs on most days. Chest sounds are clear at the visit.',
        question: 'Which change should the therapist recommend?',
        right: {
          type: 'medication',
          text: 'A daily inhaled corticosteroid, as a controller',
          feedback:
            'Symptoms on most days and night waking show uncontrolled inflammation. An inhaled corticosteroid is the base of long-term treatment.',
          after: {
            hr: 76,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Twice the daily number of albuterol puffs',
            feedback:
              'Frequent reliever use is a sign of poor control. More of it hides the inflammation and raises the risk of attacks.',
            after: {
              hr: 98,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'A long-acting beta agonist as her one drug',
            feedback:
              'Without an inhaled steroid this class is linked with deaths from asthma. It is added to a steroid, not given alone.',
            after: {
              rr: 20,
              spo2: 94,
            },
            status: 'worsened',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Codeine at bedtime for the night cough',
            feedback:
              'Suppressing cough leaves the cause untreated and adds the risks of an opioid.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Six weeks later her asthma is well controlled. She complains of a hoarse voice and has white patches on her tongue that can be wiped off.',
        question: 'What should she be told?',
        right: {
          type: 'intervention',
          text: 'Have the patches treated, use the spacer and rinse after each dose',
          feedback:
            'Oral candidiasis comes from steroid left in the mouth. Treatment, a spacer and rinsing solve it while control is kept.',
          after: {},
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Stop the inhaled steroid now and go back to albuterol when needed',
            feedback:
              'Stopping the controller brings back the asthma. The side effect can be treated and prevented.',
            after: {
              hr: 90,
              spo2: 95,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Use a higher dose of the steroid so that fewer inhalations are needed',
            feedback:
              'A higher dose leaves more steroid in the mouth, and her asthma is already controlled.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Wash the mouthpiece with bleach, and go on with doses as they were',
            feedback:
              'The patches come from drug deposit in the mouth, not from a dirty mouthpiece. Bleach residue irritates the airways.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'In spring she calls from school. She wheezes after a cold, and her peak flow is 290 L/min. She can speak in sentences. Her best is 420 L/min.',
        question: 'Which advice fits her written action plan?',
        right: {
          type: 'intervention',
          text: 'Yellow zone: albuterol now, then measure again and call',
          feedback:
            '290 ÷ 420 = 69%, which lies in the yellow zone of 50% to 79%. Quick relief, a new reading and contact with the clinic are the plan.',
          after: {
            hr: 80,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Green zone: no extra drug, next reading tomorrow morning',
            feedback:
              'Green means 80% or more of her best, or at least 336 L/min. Ignoring symptoms lets the attack grow.',
            after: {
              rr: 22,
              hr: 98,
              spo2: 94,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Red zone: ambulance now, with no drug before it arrives',
            feedback:
              'Red means below 50%, or under 210 L/min. Even there the reliever is used while help is on the way.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Yellow zone: stop the inhaled steroid until the cold is over',
            feedback:
              'A cold with wheeze is the time when she needs her controller most. Stopping it invites a severe attack.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Check technique and use of drugs before treatment is stepped up',
      'Teach the use of a metered-dose inhaler with a spacer',
      'Recognize that daily symptoms need a controller',
      'Use peak flow zones in a written action plan',
    ],
  },
  {
    id: 'methacholine-challenge-cough',
    title: 'A dry cough and normal spirometry',
    category: 'adult-chronic-airways',
    topic: 'Pulmonary function interpretation',
    source: 'standard respiratory care reference',
    patient: {
      age: '41 years',
      gender: 'male',
      weight: '77 kg',
      setting: 'Pulmonary function laboratory',
      diagnosis: 'Dry cough for 5 months, worse at night',
    },
    vitalSigns: {
      hr: 74,
      bp: '126/78',
      rr: 14,
      temp: 36.6,
      spo2: 98,
    },
    labValues: {
      FVC: '4.60 L (98% of predicted)',
      FEV1: '3.70 L (96% of predicted)',
      'FEV1/FVC': '80%',
      'Chest film': 'Normal',
    },
    decisionPoints: [
      {
        situation:
          'He has never smoked. Cough wakes him and comes after running in cold air. Spirometry today is normal and does not change with albuterol.',
        question: 'Which test is most useful now?',
        right: {
          type: 'assessment',
          text: 'Methacholine challenge',
          feedback:
            'Asthma varies, and spirometry can be normal between episodes. A challenge shows whether his airways react too much.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Diffusing capacity',
            feedback:
              'Diffusing capacity tells about the gas exchange surface. It is normal or high in asthma and would not settle the question.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Maximal voluntary ventilation',
            feedback:
              'This depends on effort, muscles and mechanics as a whole. It does not show airways that react too much.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Body plethysmography',
            feedback:
              'Lung volumes are expected to be normal with normal spirometry. They say nothing about reactivity.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          "On the day of the test he mentions that he took two puffs from his wife's albuterol inhaler an hour ago because of cough.",
        question: 'What should the therapist do?',
        right: {
          type: 'intervention',
          text: 'Postpone the test to a day without bronchodilator',
          feedback:
            'Albuterol protects the airways for hours and can make the test falsely negative. It has to be withheld as the laboratory requires.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Start at the highest concentration to overcome the drug',
            feedback:
              'Skipping the low steps can cause severe bronchospasm. The steps are what make the test safe.',
            after: {
              rr: 28,
              spo2: 88,
              hr: 112,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'assessment',
            text: 'Test as planned and call a negative result reliable',
            feedback:
              'A negative result after albuterol cannot exclude asthma, so the test would have to be repeated.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Give ipratropium too, so that the baseline is steady',
            feedback:
              'A second bronchodilator blocks the response further. Methacholine acts on the very receptors that ipratropium blocks.',
            after: {
              hr: 92,
            },
            status: 'stable',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'A week later he has taken no drugs. Baseline FEV1 is 3.70 L. After diluent it is 3.65 L, after 1 mg/mL 3.30 L and after 4 mg/mL 2.85 L. He coughs and feels tight.',
        question: 'What is the right next step?',
        right: {
          type: 'medication',
          text: 'Stop the test and give albuterol',
          feedback:
            '(3.65 − 2.85) ÷ 3.65 = 22%. A fall of 20% or more from the value after diluent ends the test, and bronchospasm is reversed.',
          after: {
            hr: 84,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Go on with 16 mg/mL as planned',
            feedback:
              'The end point has been reached. A higher dose on narrowed airways may cause a severe attack.',
            after: {
              rr: 24,
              spo2: 91,
              hr: 104,
            },
            status: 'worsened',
            weight: -3,
          },
          {
            type: 'assessment',
            text: 'Wait 30 minutes and repeat 4 mg/mL',
            feedback: 'A repeated dose adds nothing and leaves him with untreated bronchospasm.',
            after: {
              rr: 20,
              spo2: 95,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give an antihistamine and send him home',
            feedback:
              'Methacholine acts on muscarinic receptors, so an antihistamine does not reverse it. He has to be treated and watched until FEV1 has recovered.',
            after: {
              rr: 20,
              spo2: 95,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Ten minutes after two puffs of albuterol FEV1 is 3.05 L. He feels better, HR 84 and SpO2 98%, with a few wheezes.',
        question: 'What should be done next?',
        right: {
          type: 'medication',
          text: 'More albuterol, and spirometry again in 10 minutes',
          feedback:
            '3.05 L is 84% of the value after diluent. He stays until FEV1 is back to within about 10% of baseline.',
          after: {
            hr: 90,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Discharge with an appointment, because he feels well again',
            feedback:
              'Feeling better does not mean recovery: FEV1 is still 16% down and may fall on the way home.',
            after: {
              rr: 20,
              spo2: 95,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Intravenous steroid and a bed for the night',
            feedback:
              'He is stable and responds to albuterol. Induced bronchospasm resolves quickly without admission.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'One more step of methacholine to confirm it',
            feedback: 'The result is clear. Another dose would do harm while his airways recover.',
            after: {
              rr: 20,
              spo2: 95,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'FEV1 has returned to 3.60 L. The concentration that caused a fall of 20% is computed as 3.2 mg/mL.',
        question: 'How should the result be reported?',
        right: {
          type: 'assessment',
          text: 'Positive, which supports asthma with his symptoms',
          feedback:
            'A fall of 20% at 4 mg/mL or less counts as increased reactivity. With typical symptoms it makes asthma likely.',
          after: {
            hr: 78,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Negative, since his spirometry was normal at rest',
            feedback:
              'Normal resting values do not exclude asthma. The challenge is done for just this situation.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Inconclusive, because he needed bronchodilator afterwards',
            feedback: 'Reversal with albuterol is part of a positive test and does not weaken it.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Positive, which proves that he has early emphysema',
            feedback:
              'Emphysema is found by loss of diffusing capacity and fixed obstruction. Reactivity does not show it.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Choose a bronchial challenge when spirometry is normal but asthma is suspected',
      'Prepare a patient for the challenge',
      'Know when to stop the test and what to give',
      'Interpret the provocative concentration',
    ],
  },
];

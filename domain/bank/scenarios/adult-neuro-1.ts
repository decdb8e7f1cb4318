import type { WrittenScenario } from './scenario.ts';

/** Weak muscles of breathing, acute and chronic. */
export const adultNeuro1: readonly WrittenScenario[] = [
  {
    id: 'guillain-barre-rising-weakness',
    title: 'Numb feet, then heavy legs',
    category: 'adult-neuro',
    topic: 'Guillain-Barre syndrome',
    source: 'standard respiratory care reference',
    patient: {
      age: '45 years',
      gender: 'male',
      weight: '80 kg',
      setting: 'Neurology ward',
      diagnosis: 'Ascending weakness after a bowel infection',
    },
    vitalSigns: {
      hr: 98,
      bp: '142/86',
      rr: 20,
      temp: 36.8,
      spo2: 97,
    },
    labValues: {
      'Vital capacity': '2.6 L',
      MIP: '−52 cm H2O',
      MEP: '64 cm H2O',
      Potassium: '4.2 mEq/L',
    },
    decisionPoints: [
      {
        situation:
          'A mail carrier has had tingling feet for 4 days and has been unable to climb stairs since yesterday. Knee reflexes are absent. He breathes with ease, SpO2 97%.',
        question: 'What should be followed to detect respiratory failure in time?',
        right: {
          type: 'monitoring',
          text: 'Vital capacity and MIP every 4 hours',
          feedback:
            'Both fall hours to days before gases change. The trend shows when he has to be moved and supported.',
          after: {
            hr: 102,
            rr: 24,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Pulse oximetry with an alarm at 88%',
            feedback:
              'Saturation stays normal until muscles have almost failed. The alarm would come too late.',
            after: {
              hr: 104,
              rr: 26,
            },
            status: 'stable',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Arterial blood gas once each morning',
            feedback: 'Gases stay normal for long in weakness, and a day is too wide an interval.',
            after: {
              hr: 102,
              rr: 24,
            },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Chest film and white cell count daily',
            feedback: 'They find complications such as pneumonia but not a loss of strength.',
            after: {
              hr: 102,
              rr: 24,
            },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Twelve hours later vital capacity is 1.7 L and MIP −32 cm H2O. He holds his head up with effort and coughs when he drinks. RR 24, SpO2 97% on room air.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Intensive care, nothing by mouth, and hourly measurements',
          feedback:
            'Vital capacity has fallen by a third in half a day to about 21 mL/kg, and he swallows badly. He has to be where intubation can be done without haste.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'The ward as before, with the next measurement tomorrow morning',
            feedback:
              'At this pace he may fail in the night, far away from those who can intubate.',
            after: {
              rr: 28,
              hr: 112,
              spo2: 94,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'A walk with physical therapy, so that muscles do not waste away',
            feedback:
              'Exertion tires him and treats nothing. The danger lies in breathing and swallowing.',
            after: {
              rr: 26,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Albuterol by nebulizer every 4 hours, with the drinks thickened',
            feedback:
              'He has no bronchospasm. Thickened drinks do not make swallowing safe in bulbar weakness.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'In the ICU vital capacity is now 0.9 L and MIP −18 cm H2O. His voice is faint and his cough weak. The gas on room air shows pH 7.39, PaCO2 41 mm Hg, PaO2 78 mm Hg, HCO3 24 mEq/L.',
        question: 'What is the best decision?',
        right: {
          type: 'intervention',
          text: 'Prepare intubation now, in calm conditions',
          feedback:
            'A vital capacity of 11 mL/kg, a MIP weaker than −20 cm H2O and a weak cough are accepted limits. A normal gas is no reassurance in weakness.',
          after: {
            rr: 28,
            hr: 110,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Wait until the PaCO2 is above 50 mm Hg',
            feedback:
              'Carbon dioxide rises late and then fast. Emergency intubation with unstable nerves is far more dangerous.',
            after: {
              rr: 34,
              spo2: 86,
              hr: 128,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Start mask support with thin liquids',
            feedback:
              'He cannot swallow or clear secretions. A mask leads to aspiration and delays a tube that he will need for weeks.',
            after: {
              rr: 30,
              spo2: 92,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Give oxygen by cannula and repeat the gas in 6 hours',
            feedback:
              'Oxygen does not strengthen muscles and hides the fall of saturation that would warn.',
            after: {
              rr: 28,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The team gathers. He has received no muscle relaxant so far, and the airway looks easy.',
        question: 'Which point about drugs should be raised?',
        right: {
          type: 'medication',
          text: 'Rocuronium, if a relaxant is needed',
          feedback:
            'Denervated muscle releases potassium when it is depolarized. A nondepolarizing drug avoids that.',
          after: {
            rr: 14,
            spo2: 98,
            hr: 96,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Succinylcholine, since its effect is short',
            feedback: 'In denervated muscle it may release so much potassium that the heart stops.',
            after: {
              hr: 34,
              bp: '70/40',
              rr: 14,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'A large propofol bolus in place of relaxants',
            feedback:
              'Autonomic nerves are affected as well, and a large bolus may cause collapse of the blood pressure.',
            after: {
              rr: 14,
              bp: '86/50',
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Neostigmine, to make him stronger beforehand',
            feedback:
              'The nerve is at fault and not the end plate. The drug adds saliva and a slow heart.',
            after: {
              rr: 30,
              hr: 120,
              spo2: 93,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On day 5 of ventilation, suctioning is followed within seconds by a slow pulse. During the pass the monitor shows 36 beats a minute, then it recovers. Blood pressure swings between 90 and 190 mm Hg during the day.',
        question: 'How should suctioning be done from now on?',
        right: {
          type: 'intervention',
          text: 'Oxygen before it, short passes when needed, with atropine at hand',
          feedback:
            'The vagus reacts too strongly in this disease. Oxygen and short passes lessen the reflex, and atropine is ready in case it returns.',
          after: {
            hr: 84,
            bp: '136/80',
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'No more suctioning until his blood pressure has become steady',
            feedback:
              'Secretions would block the airway of a man who cannot cough. Hypoxemia itself slows the heart.',
            after: {
              spo2: 91,
              hr: 104,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'A beta-blocker around the clock, so that peaks of pressure are cut off',
            feedback:
              'With such swings a long-acting block deepens the slow spells and may stop the heart.',
            after: {
              bp: '72/40',
              hr: 48,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Deep passes each hour by the clock, so that the reflex wears off',
            feedback: 'Each pass can trigger the reflex. It does not fade with practice.',
            after: {
              hr: 58,
              spo2: 93,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Follow vital capacity and inspiratory pressure in a progressive weakness',
      'Move the patient in time',
      'Intubate before blood gases fail',
      'Know the drug to avoid in denervated muscle',
      'Respond to autonomic instability',
    ],
  },
  {
    id: 'myasthenic-crisis-after-antibiotic',
    title: 'Double vision and a weak voice',
    category: 'adult-neuro',
    topic: 'Myasthenia gravis',
    source: 'standard respiratory care reference',
    patient: {
      age: '34 years',
      gender: 'female',
      weight: '58 kg',
      setting: 'Emergency department, then ICU',
      diagnosis: 'Myasthenia gravis with new weakness',
    },
    vitalSigns: {
      hr: 108,
      bp: '128/78',
      rr: 28,
      temp: 37.9,
      spo2: 95,
    },
    labValues: {
      Height: '165 cm',
      'Predicted body weight': '57 kg',
      'White cell count': '13,400/mm3',
      'Home drug': 'Pyridostigmine 60 mg four times a day',
    },
    decisionPoints: [
      {
        situation:
          'She was given gentamicin 2 days ago for an infected kidney. Since then her eyelids have drooped, her voice has become nasal, and her breaths are shallow. She is alert. SpO2 95%, RR 28.',
        question: 'Which bedside assessment is most important now?',
        right: {
          type: 'assessment',
          text: 'Vital capacity, MIP and a look at swallowing',
          feedback:
            'These tell how close she is to respiratory failure and whether the airway is safe. They can be repeated each hour.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Peak flow before and after two puffs of albuterol',
            feedback:
              'Peak flow tests airways, and she has no obstruction. A weak face cannot even seal the mouthpiece for a hard blast.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Arterial blood gas, repeated every 8 hours',
            feedback:
              'Gases stay normal until her muscles are nearly spent. Strength has to be measured, and far more often than that.',
            after: {
              rr: 32,
              spo2: 92,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Chest film, followed by a sputum culture',
            feedback:
              'An infection of the kidney is known already. Films and cultures do not tell how much strength is left.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Vital capacity is 1.0 L and MIP −24 cm H2O. Pupils are normal, skin is dry, the lungs sound clear, and no muscle twitches. She has no cramps or diarrhea.',
        question: 'How should this weakness be explained?',
        right: {
          type: 'assessment',
          text: 'Myasthenic crisis, set off by infection and gentamicin',
          feedback:
            'Aminoglycosides block the end plate and infection adds to it. Signs of too much acetylcholine are missing.',
          after: {
            rr: 32,
            hr: 118,
            spo2: 92,
          },
          status: 'worsened',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Cholinergic crisis, caused by too many doses of pyridostigmine',
            feedback:
              'That would bring small pupils, saliva, sweating, cramps and twitching muscles. She has none of them.',
            after: {
              rr: 34,
              hr: 120,
              spo2: 91,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Stroke of the brain stem, caused by the infection',
            feedback:
              'Fatigable weakness on both sides in known disease after a typical trigger does not suggest a stroke.',
            after: {
              rr: 33,
              hr: 120,
              spo2: 91,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Steroid myopathy, built up over many months',
            feedback:
              'That weakness is slow, affects hips and shoulders and spares eyes and throat.',
            after: {
              rr: 33,
              hr: 120,
              spo2: 91,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'An hour later vital capacity is 0.6 L and MIP −15 cm H2O. Saliva runs from her mouth because she cannot swallow it, and her cough is feeble. SpO2 92% on 3 L/min.',
        question: 'What is the best action?',
        right: {
          type: 'intervention',
          text: 'Intubate and ventilate her, with pyridostigmine on hold',
          feedback:
            'Under 15 mL/kg with pooled secretions and no cough, her airway is lost soon. Without the drug there is less saliva while she rests on the ventilator.',
          after: {
            rr: 16,
            hr: 94,
            spo2: 98,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Give pyridostigmine each hour until she swallows again',
            feedback:
              'High doses add secretions and may bring a cholinergic crisis on top. They do not work in time.',
            after: {
              rr: 36,
              spo2: 84,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Fit a bilevel mask, since her gas may still be normal',
            feedback: 'A mask in a patient who cannot clear saliva leads to aspiration.',
            after: {
              rr: 36,
              spo2: 85,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Measure again in 4 hours, after a new antibiotic',
            feedback: 'Capacity fell by 40% within an hour. In four hours she may be in arrest.',
            after: {
              rr: 36,
              spo2: 86,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'She is stable on the ventilator, HR 94. The gentamicin has been replaced by a drug that does not act on the end plate.',
        question: 'Which treatment shortens the crisis?',
        right: {
          type: 'medication',
          text: 'Plasma exchange, or immunoglobulin by vein',
          feedback: 'Both reduce the antibodies that block the receptors and act within days.',
          after: {
            hr: 84,
            temp: 37.0,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Pyridostigmine through the tube, in twice her home dose',
            feedback:
              'More of the drug brings saliva, a slow heart and cramps, and does not remove the antibodies. It is resumed when she recovers.',
            after: {
              hr: 62,
              bp: '98/58',
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Magnesium with calcium by vein for 3 days',
            feedback:
              'Magnesium weakens transmission at the end plate and would prolong the crisis.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Training against high inspiratory load, hourly',
            feedback:
              'Loading fatigable muscles during a crisis exhausts them. They need rest first.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'After 6 days vital capacity is 1.1 L, MIP −34 cm H2O, and she lifts her head for more than 5 seconds. She swallows and coughs well, and pyridostigmine is back. A trial of an hour went well with HR 84 and RR 16.',
        question: 'What is the best plan?',
        right: {
          type: 'intervention',
          text: 'Extubate, with capacity and MIP measured at short intervals',
          feedback:
            '19 mL/kg, a MIP stronger than −30 cm H2O, good bulbar function and a passed trial show enough strength. Fatigue may return, so it is measured.',
          after: {
            hr: 82,
            rr: 18,
            spo2: 96,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Keep the tube for 2 more weeks to be on the safe side',
            feedback:
              'Strength and cough are back. Each extra day risks pneumonia, which can start a new crisis.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Extubate, with a sedative at bedtime and a ward bed for the night',
            feedback:
              'Sedatives and a place without watch are dangerous in the first night, when fatigue may return.',
            after: {
              rr: 28,
              hr: 110,
              spo2: 91,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Place a tracheostomy today, then wean over 1 month',
            feedback: 'She has passed her trial and needs no long-term airway.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Measure strength at the bedside',
      'Tell myasthenic from cholinergic crisis',
      'Protect the airway when bulbar muscles fail',
      'Know the treatment of a crisis',
      'Judge strength before extubation',
    ],
  },
  {
    id: 'als-from-clinic-to-home',
    title: 'A voice that fades',
    category: 'adult-neuro',
    topic: 'Muscular dystrophy and ALS',
    source: 'standard respiratory care reference',
    patient: {
      age: '62 years',
      gender: 'male',
      weight: '70 kg',
      setting: 'Neuromuscular clinic, then home',
      diagnosis: 'Amyotrophic lateral sclerosis for 14 months',
    },
    vitalSigns: {
      hr: 86,
      bp: '134/80',
      rr: 20,
      temp: 36.6,
      spo2: 95,
    },
    labValues: {
      'Vital capacity upright': '58% of predicted',
      MIP: '−46 cm H2O',
      'Serum bicarbonate': '29 mEq/L',
    },
    decisionPoints: [
      {
        situation:
          'A retired judge sleeps on three pillows and wakes with headaches. His wife has noticed that his belly sinks when he breathes in lying down. SpO2 95% sitting, RR 20.',
        question: 'Which measurement confirms the suspicion best?',
        right: {
          type: 'assessment',
          text: 'Vital capacity lying down, compared with upright',
          feedback:
            'Lying down, a weak diaphragm is pushed up by the abdomen. A marked fall from the upright value shows its weakness.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'FEV1 after albuterol, set against FEV1 before',
            feedback: 'A bronchodilator response tests for asthma. His problem is muscle.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Diffusing capacity, adjusted to the level of his hemoglobin',
            feedback: 'The alveolar surface is normal. A low value would reflect small breaths.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Airway resistance in a body plethysmograph',
            feedback:
              'Resistance is not raised by weak muscles, and the cabin is hard for him to enter.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Lying down, vital capacity falls to 38% of predicted. A night record shows saturation under 88% for a fifth of the night. He swallows well and wants to go on living at home.',
        question: 'What should be offered?',
        right: {
          type: 'intervention',
          text: 'Noninvasive ventilation in sleep, with a well-fitted mask',
          feedback:
            'Symptoms, a vital capacity under 50% lying down and low saturation at night are accepted reasons. It improves sleep and prolongs life.',
          after: {
            rr: 16,
            hr: 78,
            spo2: 96,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen in sleep at 3 L/min by cannula, without ventilation',
            feedback:
              'Oxygen treats the number while ventilation fails. PaCO2 rises, and headaches and sleepiness worsen.',
            after: {
              spo2: 97,
              rr: 14,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'A tracheostomy this week, with ventilation around the clock',
            feedback:
              'He swallows and speaks and is weak at night. A mask gives what he needs with much less burden.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Strength training of the breathing muscles, three hours a day',
            feedback:
              'Hard training exhausts muscles that are losing their nerves and cannot replace support at night.',
            after: {
              rr: 24,
              hr: 92,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Four months later he uses the mask each night, SpO2 96%. Coughing has become weak: peak cough flow is 150 L/min. He cannot bring up mucus.',
        question: 'What should the therapist recommend for his cough?',
        right: {
          type: 'intervention',
          text: 'Mechanical insufflation-exsufflation by mask',
          feedback:
            'A cough flow under 160 L/min clears little. The device fills the lungs and then pulls air out quickly, as a cough does. A cold in winter will soon show what it is worth.',
          after: {
            spo2: 90,
            rr: 24,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Incentive spirometer with an hourly reminder',
            feedback:
              'He is too weak to take the deep breath that it asks for, and it adds nothing to expiratory flow.',
            after: {
              spo2: 87,
              rr: 28,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Dornase alfa by nebulizer twice each day',
            feedback:
              'It thins the sputum of cystic fibrosis. Thin secretions without a cough may flood his airways.',
            after: {
              spo2: 85,
              rr: 28,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Flutter valve with ten blows in each session',
            feedback: 'Such a valve needs strong expiratory flow, which he no longer has.',
            after: {
              spo2: 87,
              rr: 28,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'In winter he has a cold. At home the therapist hears coarse sounds over the large airways. On his mask the oximeter now shows 90%, while it was 96% in the autumn. He has no fever and is alert.',
        question: 'What should be done first?',
        right: {
          type: 'intervention',
          text: 'Assisted cough sessions with the device until secretions are out',
          feedback:
            'A fall of saturation in a weak patient with a cold means mucus. Clearing it restores oxygenation and may avoid a hospital stay.',
          after: {
            spo2: 95,
            rr: 20,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen at 5 L/min through the mask, and a visit next week',
            feedback:
              'Oxygen hides the plug and lets carbon dioxide rise. Without clearance pneumonia follows.',
            after: {
              spo2: 97,
              rr: 14,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'A sedative for rest, and a pause of mask support for the day',
            feedback:
              'He needs more support during a cold. A sedative takes away what strength is left.',
            after: {
              spo2: 82,
              rr: 10,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Cough suppressant with fluids, and a visit in the evening',
            feedback: 'His cough is too weak already. Suppressing it leaves mucus where it is.',
            after: {
              spo2: 88,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'A year later he uses the mask day and night and communicates by a tablet with a clear mind. He is short of breath at rest. In a signed directive, confirmed today, he declines tracheostomy and wishes for comfort at home.',
        question: 'What is the right way to help him?',
        right: {
          type: 'intervention',
          text: 'Mask for comfort, low-dose opioid for dyspnea, hospice at home',
          feedback:
            'His decision is informed and current. An opioid in low doses eases breathlessness, and support goes on as long as it helps him.',
          after: {
            rr: 18,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Ambulance to the hospital, so that a tracheostomy can be done there',
            feedback:
              'A capable patient has the right to decline treatment. Acting against his directive is a serious breach.',
            after: {
              hr: 104,
              rr: 26,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Mask off at once, since he has declined invasive support',
            feedback:
              'He declined tracheostomy, not the mask. Taking it away would cause distress that he has not asked for.',
            after: {
              rr: 30,
              hr: 110,
              spo2: 86,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'No opioid at home, because any dose is dangerous in ALS',
            feedback:
              'Low doses with careful steps are standard for dyspnea at the end of life. Refusal leaves him suffering.',
            after: {
              rr: 24,
            },
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Detect weakness of the diaphragm by posture and night symptoms',
      'Start noninvasive ventilation at the right time',
      'Support cough by mechanical means',
      'Treat a chest infection at home',
      'Respect the decisions of the patient',
    ],
  },
  {
    id: 'opioid-overdose-with-relapse',
    title: 'Four breaths a minute',
    category: 'adult-neuro',
    topic: 'Drug overdose with hypoventilation',
    source: 'standard respiratory care reference',
    patient: {
      age: '26 years',
      gender: 'female',
      weight: '55 kg',
      setting: 'Emergency department',
      diagnosis: 'Found unconscious beside an empty bottle of methadone',
    },
    vitalSigns: {
      hr: 56,
      bp: '94/56',
      rr: 4,
      temp: 35.8,
      spo2: 78,
    },
    labValues: {
      Glucose: '104 mg/dL',
      'Acetaminophen level': 'Not detected',
      Electrocardiogram: 'Sinus rhythm, normal QRS',
    },
    decisionPoints: [
      {
        situation:
          'Friends carry in a woman with pinpoint pupils and blue lips. She does not respond to pain. She has a pulse, and the jaw is slack. RR 4, SpO2 78%.',
        question: 'What should the therapist do first?',
        right: {
          type: 'intervention',
          text: 'Open the airway and ventilate by bag and mask with oxygen',
          feedback:
            'She dies of missing ventilation. Breaths by bag work within seconds, while any drug takes minutes.',
          after: {
            spo2: 96,
            rr: 12,
            hr: 78,
            bp: '104/62',
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Place a nonrebreathing mask at 15 L/min and wait for naloxone',
            feedback:
              'Four breaths a minute do not carry oxygen to the alveoli. Without assisted breaths the heart will stop.',
            after: {
              spo2: 72,
              rr: 3,
              hr: 44,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'assessment',
            text: 'Draw an arterial gas to see how high her PaCO2 has climbed',
            feedback:
              'The diagnosis of failing ventilation is plain. The sample costs the time in which she can arrest.',
            after: {
              spo2: 68,
              rr: 3,
              hr: 42,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubate without prior breaths, since she does not respond',
            feedback:
              'Oxygen stores are empty, so an attempt without prior breaths is dangerous. An antidote may make the tube needless.',
            after: {
              spo2: 74,
              rr: 4,
              hr: 48,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation: 'Ventilation by bag is easy, SpO2 96%. An IV line is in place.',
        question: 'How should the antidote be given?',
        right: {
          type: 'medication',
          text: 'Naloxone in small IV doses, until she breathes well by herself',
          feedback:
            'The aim is breathing and not full wakefulness. Small steps avoid vomiting, agitation and pulmonary edema.',
          after: {
            rr: 14,
            hr: 88,
            spo2: 97,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Naloxone as one very large IV bolus, until she is wide awake',
            feedback:
              'Abrupt withdrawal brings vomiting with aspiration, agitation and sometimes pulmonary edema.',
            after: {
              hr: 138,
              bp: '168/98',
              rr: 28,
              spo2: 90,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Flumazenil by vein, until she opens her eyes to a loud voice',
            feedback: 'It reverses benzodiazepines and not opioids, and it can cause seizures.',
            after: {
              hr: 92,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Caffeine by vein, until pupils and rate of breathing are normal',
            feedback: 'Caffeine stimulates premature infants. It does not displace an opioid.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Five minutes later she breathes 14 times a minute and answers her name. Friends want to take her home. Methadone acts for a day or longer.',
        question: 'How should she be watched?',
        right: {
          type: 'monitoring',
          text: 'Under capnography for many hours, with naloxone at hand',
          feedback:
            'Naloxone wears off within about 1 to 2 hours and methadone does not. Capnography shows slowing before saturation falls, as it does an hour later.',
          after: {
            rr: 6,
            spo2: 90,
            hr: 70,
          },
          status: 'worsened',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'At home by her friends, with a telephone number to call',
            feedback: 'When the antidote wears off she may stop breathing in her sleep.',
            after: {
              rr: 3,
              spo2: 66,
              hr: 44,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'monitoring',
            text: 'By oximeter on a ward, with 4 L/min of oxygen and hourly rounds',
            feedback:
              'Added oxygen keeps the reading up while PaCO2 climbs. An hour between rounds is too long.',
            after: {
              rr: 4,
              spo2: 78,
              hr: 50,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Under capnography for 30 minutes, then discharge if she is awake',
            feedback: 'The relapse comes after half an hour, when the antidote wears off.',
            after: {
              rr: 4,
              spo2: 80,
              hr: 56,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'An hour later she is hard to rouse. Exhaled CO2 reads 62 mm Hg. RR 6, and SpO2 90% on 2 L/min. The gas shows pH 7.25, PaCO2 64 mm Hg, PaO2 71 mm Hg, HCO3 27 mEq/L. Her airway is open.',
        question: 'What is the best treatment?',
        right: {
          type: 'medication',
          text: 'Naloxone again, followed by a drip, with a bag at the bedside',
          feedback:
            'The first dose worked, so the cause is known. A drip bridges the long action of methadone. What appears 6 hours later goes back to the time before she was found.',
          after: {
            rr: 20,
            hr: 94,
            spo2: 89,
            temp: 37.9,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen at 15 L/min by mask, with a new gas after 2 hours',
            feedback:
              'Oxygen hides the failing ventilation. PaCO2 goes on climbing until she stops breathing.',
            after: {
              spo2: 98,
              rr: 5,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Bicarbonate by vein, until the pH has come back to normal',
            feedback: 'It adds carbon dioxide that she cannot exhale. The acidosis is respiratory.',
            after: {
              rr: 6,
              spo2: 90,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Intubation with ventilation for 3 days, without more naloxone',
            feedback:
              'A drip can keep her breathing with less risk. A tube is for failure of the antidote or of the airway.',
            after: {
              rr: 14,
              spo2: 91,
            },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Six hours later she is awake on the drip and breathes 20 times a minute, exhaled CO2 37 mm Hg. Crackles are new over the right lower lobe, temperature is 37.9, and the oximeter shows 89% on 2 L/min. The film shows a shadow there. She had vomited at home.',
        question: 'What explains this change best?',
        right: {
          type: 'assessment',
          text: 'Aspiration into the right lower lobe',
          feedback:
            'Vomiting without airway reflexes and a shadow in a dependent right lobe fit it. She needs more oxygen, clearance of secretions and observation for pneumonia.',
          after: {
            spo2: 94,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Relapse of the opioid effect with slow breathing',
            feedback:
              'A rate of 20 and an exhaled CO2 of 37 mm Hg exclude it. More naloxone would do harm.',
            after: {
              spo2: 86,
              hr: 112,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Pneumothorax on the right after the bagging',
            feedback: 'The film shows a shadow and not a collapsed lung, and crackles are heard.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Pulmonary edema on both sides after naloxone',
            feedback: 'Edema would show on both sides. Here one lower lobe is affected.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Ventilate first in opioid overdose',
      'Titrate naloxone to breathing',
      'Foresee relapse when the opioid outlasts the antidote',
      'Watch ventilation by capnography',
      'Recognize aspiration',
    ],
  },
];

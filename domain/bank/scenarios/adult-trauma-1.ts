import type { WrittenScenario } from './scenario.ts';

/** Injuries of the chest and of the head. */
export const adultTrauma1: readonly WrittenScenario[] = [
  {
    id: 'flail-chest-tractor-accident',
    title: 'Crushed under a tractor',
    category: 'adult-trauma',
    topic: 'Flail chest and pulmonary contusion',
    source: 'standard respiratory care reference',
    patient: {
      age: '52 years',
      gender: 'male',
      weight: '90 kg',
      setting: 'Emergency department of a rural hospital',
      diagnosis: 'Blunt injury of the chest',
    },
    vitalSigns: {
      hr: 122,
      bp: '138/86',
      rr: 34,
      temp: 36.4,
      spo2: 88,
    },
    labValues: {
      Height: '180 cm',
      'Predicted body weight': '75 kg',
      Hemoglobin: '12.9 g/dL',
      'Chest film': 'Fractures of left ribs 4 to 8, each in two places',
    },
    decisionPoints: [
      {
        situation:
          'A farmer breathes fast and shallowly on a simple mask at 6 L/min. A part of the left chest wall moves inward when he breathes in and outward when he breathes out. Breath sounds are present on both sides, the trachea is central, and neck veins are flat.',
        question: 'What does this movement of the chest show?',
        right: {
          type: 'assessment',
          text: 'A flail segment with a loss of stable ribs',
          feedback:
            'Ribs broken in two places leave a segment without support. It follows pleural pressure and so moves against the rest of the chest.',
          after: {
            spo2: 93,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'A tension pneumothorax that needs a needle',
            feedback:
              'Breath sounds on both sides, a central trachea and flat neck veins speak against tension.',
            after: {
              spo2: 85,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'A high spinal cord injury with diaphragm breathing',
            feedback:
              'That would draw in the whole upper chest evenly. Here one segment moves by itself over broken ribs.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'A large hemothorax with a mediastinal shift',
            feedback:
              'Blood in the pleural space weakens breath sounds and makes percussion dull. It does not move a segment inward.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'He guards his chest and will not cough. He is awake, BP 138/86, and can talk in short sentences. A high-flow cannula with 50% oxygen has brought SpO2 to 93%.',
        question: 'Which treatment is most important for his breathing now?',
        right: {
          type: 'intervention',
          text: 'Regional or epidural analgesia, with coughing and deep breaths',
          feedback:
            'Pain causes shallow breathing and retained secretions. Regional analgesia lets him breathe and cough without the depression of high opioid doses. The bruised lung below the ribs may still get worse over the next day, as his does.',
          after: {
            rr: 40,
            hr: 128,
            spo2: 84,
          },
          status: 'worsened',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Tape and sandbags over the left chest, with strict rest on the back',
            feedback:
              'Binding restricts the chest, promotes atelectasis and lets secretions collect. It was given up long ago.',
            after: {
              rr: 44,
              spo2: 80,
              hr: 134,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Sedation, intubation and controlled ventilation for 2 weeks',
            feedback:
              'A flail segment by itself is no indication. He is awake and oxygenates, so the risks of ventilation outweigh the gain.',
            after: {
              bp: '98/58',
              hr: 118,
              rr: 18,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Three liters of IV fluid within 1 hour, to guard his circulation',
            feedback:
              'Blood pressure is normal. Much fluid leaks into a contused lung and worsens oxygenation.',
            after: {
              rr: 42,
              spo2: 78,
              hr: 132,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Sixteen hours later he is exhausted despite good analgesia. The film shows new shadows below the broken ribs. On the cannula at 60 L/min with 80% oxygen the gas shows pH 7.29, PaCO2 54 mm Hg, PaO2 53 mm Hg, HCO3 25 mEq/L.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Intubation, with ventilation and PEEP',
          feedback:
            'Hypoxemia on 80% oxygen with a rising PaCO2 means that the contused lung and tired muscles fail. PEEP opens flooded alveoli.',
          after: {
            hr: 112,
            rr: 18,
            spo2: 91,
            bp: '122/74',
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Higher flow and 100% oxygen for 6 hours',
            feedback:
              'The trouble is shunt and fatigue. More oxygen does little, and 6 hours of delay may end in arrest.',
            after: {
              rr: 42,
              spo2: 82,
              hr: 136,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'More opioid, to slow his breathing down',
            feedback:
              'His PaCO2 is already rising. More opioid takes away the drive of a failing patient.',
            after: {
              rr: 10,
              spo2: 78,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Chest percussion over the left lower ribs',
            feedback:
              'Percussion over broken ribs causes pain and may injure the lung. It cannot treat contusion.',
            after: {
              rr: 38,
              spo2: 85,
              hr: 130,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'He is intubated. Predicted body weight is 75 kg. On 80% oxygen with VT 450 mL, rate 18/min and PEEP 5 cm H2O, SpO2 91% and BP 122/74. Plateau pressure is 21 cm H2O, and there is no air leak.',
        question: 'Which change is best to improve oxygenation?',
        right: {
          type: 'intervention',
          text: 'Raise PEEP to 10 cm H2O and then lower oxygen',
          feedback:
            'PEEP recruits contused lung and reduces shunt. Plateau pressure and blood pressure leave room for it.',
          after: {
            spo2: 96,
            hr: 100,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise tidal volume to 900 mL and leave PEEP as it is',
            feedback:
              'Twelve mL/kg overdistends the sound lung and adds injury to the contused one.',
            after: {
              bp: '94/58',
              hr: 124,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Raise oxygen to 100% and wait for the contusion to heal',
            feedback:
              'Shunt responds poorly to oxygen. Days at 100% are toxic, while PEEP would allow a lower fraction.',
            after: {
              spo2: 94,
            },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Lower PEEP to 0 cm H2O and lengthen expiration',
            feedback:
              'Flooded alveoli collapse without PEEP. He has no obstruction that would need a longer expiration.',
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
          'On day 6 he is awake on pressure support 6, PEEP 5 cm H2O and 35% oxygen. In a trial of 60 minutes RR 18, SpO2 96%, HR 100. Cough is strong with an epidural catheter. The segment still moves a little inward.',
        question: 'What is the best decision?',
        right: {
          type: 'intervention',
          text: 'Extubate, and go on with analgesia and lung expansion',
          feedback:
            'He oxygenates, breathes with ease and coughs. The segment need not be stiff, since healing of bone takes weeks.',
          after: {
            hr: 92,
            spo2: 95,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Keep him ventilated until the segment no longer moves inward',
            feedback:
              'That would take weeks. Readiness is judged by gas exchange, strength and cough.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Extubate, and stop the epidural so that he is alert',
            feedback: 'Without analgesia he will breathe shallowly again and hold back his cough.',
            after: {
              rr: 28,
              hr: 116,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Sedate him and change back to controlled breaths',
            feedback:
              'He passed the trial. More days under sedation weaken muscles and invite pneumonia.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize flail chest and the contusion beneath it',
      'Treat pain so that the patient can breathe and cough',
      'Intubate for failing gas exchange rather than for the flail itself',
      'Ventilate a contused lung gently',
      'Judge readiness for extubation by gas exchange and strength',
    ],
  },
  {
    id: 'pneumothorax-helicopter-transfer',
    title: 'High pressure at altitude',
    category: 'adult-trauma',
    topic: 'Tension pneumothorax',
    source: 'standard respiratory care reference',
    patient: {
      age: '27 years',
      gender: 'female',
      weight: '62 kg',
      setting: 'Helicopter transfer to a trauma center',
      diagnosis: 'Motorcycle crash, intubated',
    },
    vitalSigns: {
      hr: 104,
      bp: '118/72',
      rr: 16,
      temp: 36.3,
      spo2: 97,
    },
    labValues: {
      Height: '168 cm',
      'Chest film before departure': 'Right pneumothorax of about 15%, no drain',
      FIO2: '0.50',
      PEEP: '8 cm H2O',
    },
    decisionPoints: [
      {
        situation:
          'On the landing pad she is sedated and ventilated with volume control. The film shows a small right pneumothorax. The flight will reach 2,000 m and last 50 minutes.',
        question: 'What should the therapist recommend before takeoff?',
        right: {
          type: 'intervention',
          text: 'A chest tube on the right with a one-way valve',
          feedback:
            'Positive pressure pushes air into the pleural space, and gas expands as cabin pressure falls. A tube prevents tension in flight for as long as it stays open, which the next minutes put to the test.',
          after: {
            hr: 128,
            spo2: 89,
            bp: '86/54',
          },
          status: 'critical',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'A second film after the landing in the trauma center',
            feedback:
              'A small pneumothorax may become a tension pneumothorax within minutes under ventilation in flight.',
            after: {
              spo2: 80,
              bp: '64/36',
              hr: 144,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'A higher PEEP of 12 cm H2O during the climb',
            feedback:
              'Higher pressure drives more air through the leak and lets the pneumothorax grow.',
            after: {
              spo2: 78,
              bp: '60/34',
              hr: 146,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'A flight on 100% oxygen with no other measure',
            feedback:
              'Oxygen speeds absorption of pleural gas in spontaneous breathing over days. It does not stop growth under ventilation.',
            after: {
              spo2: 84,
              bp: '68/38',
              hr: 140,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The tube is in place, and its valve flutters with each breath. Twenty minutes into the flight, just after her litter was moved, the pressure alarm sounds: peak 48 cm H2O after 26 before. SpO2 89%, BP 86/54, HR 128.',
        question: 'What should the therapist check first?',
        right: {
          type: 'assessment',
          text: 'Breath sounds, tracheal tube and drain, by hand and eye',
          feedback:
            'In a loud cabin a quick search along the path of gas finds the cause: tube position and patency, chest movement on each side, and the drain.',
          after: {},
          status: 'critical',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'An arterial gas from the portable analyzer, then the alarm limits',
            feedback:
              'A gas takes minutes and does not name the cause, while pressure in the chest goes on rising.',
            after: {
              spo2: 84,
              bp: '72/44',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'The flight altitude, cabin temperature and time that is left to landing',
            feedback:
              'Altitude contributes, but the change came with the moving of the litter and needs a look at the patient.',
            after: {
              spo2: 87,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'The battery, the gas supply and the menu of the ventilator screen',
            feedback: 'A machine fault does not explain a stiff chest with falling blood pressure.',
            after: {
              spo2: 85,
              bp: '76/46',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The right side hardly moves and sounds are absent there. The tracheal tube is at the same mark and a catheter passes. The drain lies folded under a strap, and its valve no longer moves.',
        question: 'What is the right action?',
        right: {
          type: 'intervention',
          text: 'Free the folded drain and watch for a rush of air',
          feedback:
            'The folded drain has made a tension pneumothorax. Opening it releases the pressure at once; a needle follows if there is no relief.',
          after: {
            spo2: 96,
            bp: '112/68',
            hr: 106,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Pull the tracheal tube back by 4 cm and inflate the cuff again',
            feedback:
              'Its mark has not changed. Moving it wastes time and risks loss of the airway.',
            after: {
              spo2: 80,
              bp: '66/38',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give a large bolus of fluid and start norepinephrine',
            feedback:
              'The shock is caused by pressure in the chest. Fluid and vasopressors do not remove it.',
            after: {
              bp: '74/44',
              hr: 138,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Clamp the drain near the chest until after landing',
            feedback: 'A clamp finishes what the fold began. Trapped air has no way out.',
            after: {
              spo2: 84,
              bp: '70/40',
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'She is stable with SpO2 96%. After landing the drain is connected to a water seal, which bubbles with each breath. Exhaled volume is 110 mL lower than inhaled volume.',
        question: 'How can the place of the leak be found?',
        right: {
          type: 'assessment',
          text: 'Pinch the tubing at the chest for a moment and watch the seal',
          feedback:
            'If bubbling stops, air comes from the patient; if it goes on, the system leaks. The pinch lasts seconds because she is ventilated.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Add water to the seal until the bubbles are too weak to be seen',
            feedback:
              'More water raises resistance to drainage and hides the sign. It does not show where the leak is.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Clamp the tubing at the chest for 1 hour and repeat a film',
            feedback:
              'An hour of clamping with an active leak under positive pressure can bring back tension.',
            after: {
              spo2: 92,
              bp: '98/60',
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Raise the suction to its maximum and count bubbles for a shift',
            feedback: 'Strong suction pulls more air through the leak and does not locate it.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Bubbling stops with the pinch. Plateau pressure is 27 cm H2O with VT 560 mL and PEEP 8 cm H2O. PaCO2 is 36 mm Hg and PaO2 120 mm Hg on 50% oxygen. Predicted body weight is 60 kg.',
        question: 'Which ventilator strategy helps the leak to close?',
        right: {
          type: 'intervention',
          text: 'Lower VT to 450 mL and PEEP to 5 cm H2O, with a look at the gas',
          feedback:
            'The leak is in her lung. Lower airway pressure and volume reduce flow through it, and her gases allow for that.',
          after: {
            hr: 98,
          },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise VT to 670 mL to replace the volume that leaks',
            feedback: 'More volume and pressure drive more air through the hole and keep it open.',
            after: {
              spo2: 97,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Raise PEEP to 14 cm H2O to hold the lung against the chest wall',
            feedback:
              'PEEP keeps pressure across the leak during the whole cycle, so less of it can heal.',
            after: {
              bp: '104/62',
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Lengthen inspiratory time to an inverse ratio with pauses',
            feedback:
              'Longer time at high pressure raises mean airway pressure and the loss of air.',
            after: {
              bp: '100/60',
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Foresee the expansion of trapped gas in flight and under positive pressure',
      'Search in order for the cause of a sudden pressure alarm',
      'Restore a blocked chest drain',
      'Locate an air leak and ventilate gently while it lasts',
    ],
  },
  {
    id: 'closed-head-injury-bicycle',
    title: 'Thrown from a bicycle',
    category: 'adult-trauma',
    topic: 'Closed head injury',
    source: 'standard respiratory care reference',
    patient: {
      age: '21 years',
      gender: 'male',
      weight: '75 kg',
      setting: 'Emergency department, then neurosurgical ICU',
      diagnosis: 'Head injury without a helmet',
    },
    vitalSigns: {
      hr: 92,
      bp: '148/84',
      rr: 10,
      temp: 36.8,
      spo2: 90,
    },
    labValues: {
      Height: '178 cm',
      'Predicted body weight': '73 kg',
      'Glasgow Coma Scale': '6',
      Glucose: '118 mg/dL',
    },
    decisionPoints: [
      {
        situation:
          'He opens his eyes to pain alone and makes no words. Snoring stops when the jaw is lifted. He wears a collar. On a nonrebreather SpO2 90%, RR 10.',
        question: 'How should his airway be managed?',
        right: {
          type: 'intervention',
          text: 'Oral intubation with in-line stabilization of the neck',
          feedback:
            'A coma score of 8 or less cannot protect the airway. Manual stabilization guards a neck that may be injured.',
          after: {
            spo2: 98,
            rr: 14,
            hr: 88,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Nasal airway and nasotracheal tube placed blindly',
            feedback: 'Blind nasal passage is dangerous when the base of the skull may be broken.',
            after: {
              spo2: 86,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Oral intubation after the collar is off and the head extended',
            feedback: 'Extending an unprotected neck may injure the spinal cord.',
            after: {
              spo2: 84,
              rr: 8,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'monitoring',
            text: 'Observation on oxygen until CT is done',
            feedback:
              'Hypoxemia and a failing airway worsen the outcome of brain injury. CT is done after the airway is safe.',
            after: {
              spo2: 82,
              rr: 6,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation: 'The tube is confirmed by capnography. He is ventilated in volume control.',
        question: 'Which target is right for the first hours?',
        right: {
          type: 'intervention',
          text: 'PaCO2 35 to 40 mm Hg with SpO2 of at least 94%',
          feedback:
            'Normal PaCO2 keeps cerebral blood flow steady, and hypoxemia has to be avoided because it doubles the damage.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'PaCO2 25 to 30 mm Hg with SpO2 of at least 94%',
            feedback: 'Prolonged low PaCO2 narrows cerebral vessels and starves injured brain.',
            after: {
              rr: 26,
              hr: 98,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'PaCO2 55 to 60 mm Hg with SpO2 of at least 94%',
            feedback: 'High PaCO2 widens cerebral vessels and raises intracranial pressure.',
            after: {
              rr: 9,
              bp: '168/86',
              hr: 72,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'PaCO2 35 to 40 mm Hg with SpO2 of about 88%',
            feedback:
              'A saturation of 88% leaves no reserve. Even short hypoxemia worsens the outcome.',
            after: {
              spo2: 88,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'At VT 480 mL and a rate of 14/min the gas shows pH 7.30, PaCO2 51 mm Hg, PaO2 104 mm Hg, HCO3 25 mEq/L. He does not trigger breaths. Plateau pressure is 18 cm H2O.',
        question: 'Which change brings PaCO2 to about 38 mm Hg?',
        right: {
          type: 'intervention',
          text: 'Raise the rate to 19/min',
          feedback:
            '14 × 51 ÷ 38 = 19. With the volume unchanged, the rate needed follows from the product of rate and PaCO2.',
          after: {
            rr: 19,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise the rate to 16/min',
            feedback:
              '14 × 51 ÷ 16 gives a PaCO2 of about 45 mm Hg, which is still above the target.',
            after: {
              rr: 16,
            },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Raise the rate to 28/min',
            feedback:
              'Twice the rate would bring PaCO2 to about 26 mm Hg and cut cerebral blood flow.',
            after: {
              rr: 28,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Lower the rate to 10/min',
            feedback:
              'A lower rate raises the PaCO2 to about 71 mm Hg, and intracranial pressure with it.',
            after: {
              rr: 10,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'A probe shows an intracranial pressure of 16 mm Hg. Coarse crackles are heard, and secretions are seen in the tube. Earlier suctioning drove the pressure to 30 mm Hg.',
        question: 'How should he be suctioned?',
        right: {
          type: 'intervention',
          text: 'Sedation and full oxygen, then one pass of under 10 seconds',
          feedback:
            'Secretions must come out, since obstruction raises PaCO2. Sedation, oxygen before it and a short pass keep the pressure rise small. The crisis that follows comes from the injury and not from the suctioning.',
          after: {
            hr: 46,
            bp: '204/98',
            spo2: 96,
          },
          status: 'critical',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Head turned to the side and flat, with three long passes in a row',
            feedback:
              'Turning the neck and lying flat block venous outflow, and long passes cause hypoxemia and cough.',
            after: {
              hr: 44,
              bp: '212/104',
              spo2: 86,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'No suctioning for as long as the probe stays in place',
            feedback:
              'Retained secretions cause hypoxemia and a high PaCO2, both worse than one careful pass.',
            after: {
              hr: 45,
              bp: '208/102',
              spo2: 88,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Saline into the tube and deep suction each hour by the clock',
            feedback:
              'Routine saline and deep passes provoke cough. Suctioning follows need and not the clock.',
            after: {
              hr: 45,
              bp: '208/100',
              spo2: 91,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Two hours later the right pupil is wide and does not react. HR 46, BP 204/98. Intracranial pressure is 42 mm Hg. The surgeon prepares the operating room, and mannitol is being given.',
        question: 'What should the therapist do as a bridge?',
        right: {
          type: 'intervention',
          text: 'Hyperventilate for a short time to a PaCO2 of 30 to 35 mm Hg',
          feedback:
            'Signs of herniation are the one situation for it. Narrowed vessels lower pressure within minutes until surgery.',
          after: {
            hr: 68,
            bp: '160/88',
            rr: 25,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise PEEP to 15 cm H2O and lower the head of the bed',
            feedback: 'Both hinder venous return from the brain and raise the pressure further.',
            after: {
              hr: 40,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Keep ventilation as it is until the operation has begun',
            feedback:
              'The brain stem is being compressed now. Minutes of rescue may decide about survival.',
            after: {
              bp: '210/104',
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Let PaCO2 rise to 55 mm Hg for more blood to the brain',
            feedback:
              'More blood in a full skull raises the pressure and completes the herniation.',
            after: {
              hr: 38,
              spo2: 86,
            },
            status: 'critical',
            weight: -3,
          },
        ],
      },
    ],
    learningObjectives: [
      'Protect the airway and the cervical spine at the same time',
      'Keep PaCO2 normal and avoid hypoxemia in brain injury',
      'Compute a change of rate from PaCO2',
      'Care for the airway without raising intracranial pressure',
      'Use hyperventilation as a short rescue in herniation',
    ],
  },
  {
    id: 'smoke-inhalation-house-fire',
    title: 'Pulled from a burning house',
    category: 'adult-trauma',
    topic: 'Burns and smoke inhalation',
    source: 'standard respiratory care reference',
    patient: {
      age: '58 years',
      gender: 'female',
      weight: '65 kg',
      setting: 'Emergency department of a burn center',
      diagnosis: 'Burns of the face and neck after a house fire',
    },
    vitalSigns: {
      hr: 124,
      bp: '138/82',
      rr: 28,
      temp: 36.0,
      spo2: 99,
    },
    labValues: {
      Height: '160 cm',
      Hemoglobin: '13.3 g/dL',
      Glucose: '126 mg/dL',
      'Burned surface': '9%',
    },
    decisionPoints: [
      {
        situation:
          'A woman was found on the floor of a smoky bedroom. She is confused, has a headache and vomited once. Her eyebrows are singed, and soot is seen in the nose. Breathing room air she has SpO2 99%, RR 28.',
        question: 'Which treatment should be started at once?',
        right: {
          type: 'intervention',
          text: 'Oxygen at the highest fraction by nonrebreathing mask',
          feedback:
            'Confusion after smoke in a closed room means carbon monoxide until it is excluded. The oximeter counts its hemoglobin as if it carried oxygen.',
          after: {
            spo2: 100,
            rr: 26,
            hr: 116,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Room air, since a saturation of 99% needs no oxygen',
            feedback:
              'The oximeter cannot tell the two hemoglobins apart. Heart and brain may be starved of oxygen at a reading of 99%.',
            after: {
              hr: 136,
              rr: 32,
            },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Cannula at 2 L/min, to be raised if saturation falls',
            feedback:
              'Low oxygen clears carbon monoxide slowly, and the reading that should guide it is false.',
            after: {
              hr: 128,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Albuterol by a nebulizer that is driven by air',
            feedback:
              'She has no wheeze. An air-driven nebulizer leaves carbon monoxide where it is.',
            after: {
              hr: 134,
            },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On the mask the oximeter shows 100%. She is still confused. A blood sample is about to be drawn.',
        question: 'Which measurement shows how badly she is poisoned?',
        right: {
          type: 'assessment',
          text: 'Carboxyhemoglobin by CO-oximetry',
          feedback:
            'A CO-oximeter uses several wavelengths and measures each kind of hemoglobin. It gives the true share that carries oxygen.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Saturation computed from PaO2 and pH',
            feedback:
              'PaO2 is normal in this poisoning, so the computed saturation is falsely normal as well.',
            after: {},
            status: 'stable',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Exhaled carbon dioxide by capnography',
            feedback: 'It shows ventilation and perfusion. It does not detect carbon monoxide.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Methemoglobin by its color on paper',
            feedback:
              'Brown blood suggests methemoglobin, which drugs cause. House fires bring carbon monoxide first.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Carboxyhemoglobin is 32%. Within half an hour her voice has become hoarse and her lips thick. Blisters are seen on the palate, and a soft stridor begins. SpO2 100%.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Intubation now, before the swelling closes the airway',
          feedback:
            'Hoarseness, stridor and burns in the mouth announce obstruction. Within hours a tube may no longer pass.',
          after: {
            rr: 16,
            hr: 104,
          },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Watching, since saturation and chest film are normal',
            feedback:
              'Oximeter and film stay normal until the airway shuts. Then it may be too late for a tube.',
            after: {
              rr: 36,
              hr: 138,
              spo2: 88,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Steroid by vein, and a recheck of the throat in 6 hours',
            feedback:
              'Steroids do not halt the swelling of a burn. In six hours the airway may be closed.',
            after: {
              rr: 34,
              hr: 142,
              spo2: 90,
            },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Mask CPAP, with a tube if she tires during the night',
            feedback:
              'A mask does not hold open a swelling larynx and injures burned skin. At night intubation may fail.',
            after: {
              rr: 36,
              hr: 136,
              spo2: 89,
            },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'She is intubated with an 8.0-mm tube, and SpO2 100% is displayed. An hour later carboxyhemoglobin is 17%. On 100% oxygen PaO2 is 420 mm Hg and PaCO2 38 mm Hg.',
        question: 'What should be done with the oxygen fraction?',
        right: {
          type: 'intervention',
          text: 'Stay at 100% until carboxyhemoglobin is near normal',
          feedback:
            'On full oxygen half of the carbon monoxide leaves in 1 to 1.5 hours; on room air it takes 4 to 6 hours. At 17% she is still poisoned.',
          after: {
            hr: 96,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Cut to 40%, since PaO2 is far above normal',
            feedback:
              'PaO2 shows dissolved oxygen, while 17% of hemoglobin is still blocked. Clearing slows down.',
            after: {
              hr: 112,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Cut to 60%, since 100% is toxic within an hour',
            feedback: 'Harm to the lungs takes many hours. The poison is the greater danger now.',
            after: {
              hr: 110,
            },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Stay at 100% for the coming 5 days, against infection',
            feedback:
              'Once carbon monoxide has left, such a fraction brings atelectasis and lung injury.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The next day, with oxygen at 40%, peak pressure has risen from 26 to 44 cm H2O at an unchanged plateau of 19 cm H2O. Wheezes are heard on both sides, and suction brings up black, thick plugs. HR 96.',
        question: 'Which treatment is best?',
        right: {
          type: 'intervention',
          text: 'Bronchodilator, humidity, suctioning and bronchoscopy for casts',
          feedback:
            'The gap between peak and plateau is resistance: bronchospasm, soot and shed lining. Clearing them prevents obstruction and pneumonia.',
          after: {
            hr: 90,
          },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Higher PEEP, since the pressures show that her lungs have become stiff',
            feedback:
              'A plateau of 19 cm H2O shows that compliance is unchanged. PEEP does not remove casts.',
            after: {
              hr: 108,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Diuretic by vein, since the wheezes come from water in her lungs',
            feedback:
              'Black plugs and a normal plateau point to the airways. A burned patient needs her volume.',
            after: {
              hr: 106,
            },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Dry gas in place of the humidifier, so that the plugs become firm',
            feedback: 'Dry gas hardens casts and may block the tube completely.',
            after: {
              spo2: 92,
              hr: 112,
            },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Give full oxygen after smoke inhalation whatever the oximeter shows',
      'Measure carbon monoxide by CO-oximetry',
      'Secure a swelling airway early',
      'Continue full oxygen until carbon monoxide has left',
      'Treat soot and casts in the airways',
    ],
  },
];

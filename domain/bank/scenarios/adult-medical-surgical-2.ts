import type { WrittenScenario } from './scenario.ts';

/** Adults after surgery, with a tracheostomy or with sleep-disordered breathing. */
export const adultMedicalSurgical2: readonly WrittenScenario[] = [
  {
    id: 'atelectasis-after-open-cholecystectomy',
    title: 'Shallow breathing on the first postoperative day',
    category: 'adult-medical-surgical',
    topic: 'Postoperative respiratory complications',
    source: 'standard respiratory care reference: lung expansion therapy',
    patient: {
      age: '61 years',
      gender: 'female',
      weight: '94 kg',
      setting: 'Surgical ward',
      diagnosis: 'First day after open cholecystectomy',
    },
    vitalSigns: { hr: 104, bp: '138/82', rr: 28, temp: 37.9, spo2: 93 },
    labValues: {
      'White blood cell count': '10,400/mm3',
      Hemoglobin: '11.8 g/dL',
      'pH (room air)': '7.46',
      'PaCO2 (room air)': '34 mm Hg',
      'PaO2 (room air)': '57 mm Hg',
      HCO3: '24 mEq/L',
    },
    decisionPoints: [
      {
        situation:
          'Nasal oxygen at 2 L/min has raised SpO2 from 89 % to 93 %. The patient is 160 cm tall. She breathes shallowly, splints her abdomen and rates her pain 8 of 10 when she coughs. Fine crackles are heard at the end of inspiration over both bases. Her calves are soft and not tender.',
        question: 'Which information does the therapist need first to plan her care?',
        right: {
          type: 'assessment',
          text: 'Inspiratory capacity and a chest radiograph',
          feedback:
            'The radiograph shows whether lung units have collapsed, and the inspired volume shows whether she can expand them on her own.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Ventilation-perfusion scan of both lungs',
            feedback:
              'Shallow breathing with basal crackles after an upper abdominal incision fits atelectasis. Nothing points to embolism so far, and collapsed units make the scan hard to read.',
            after: { hr: 108 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Sputum culture before any other measure',
            feedback:
              'A low temperature rise on the first day seldom means pneumonia. She has no purulent sputum to examine.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Maximal voluntary ventilation over 12 seconds',
            feedback:
              'The maneuver needs maximal effort with a fresh incision. It hurts, and its result would not guide therapy.',
            after: { hr: 108, rr: 30 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The radiograph shows plate-like atelectasis at both bases. Her inspiratory capacity is 1.1 L. She is alert and follows instructions.',
        question: 'Which plan should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Pain control, then ten slow maximal breaths by spirometer hourly',
          feedback:
            'Pain is the reason why she does not breathe deeply. Once it is treated, frequent sustained maximal inspirations reopen the bases.',
          after: { spo2: 95, rr: 24, hr: 96 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Ten slow maximal breaths with a spirometer each hour, without opioids',
            feedback:
              'With pain of 8 she cannot take the deep breath that the method depends on. Sparing analgesia makes the lung expand less.',
            after: { spo2: 92, rr: 28, hr: 108 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Flexible bronchoscopy this morning to clear the airways of both bases',
            feedback:
              'There is no sign of a plugged large airway. Bronchoscopy sedates her and lowers oxygenation without opening peripheral units.',
            after: { spo2: 88, rr: 32, hr: 118, bp: '150/90' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Albuterol by nebulizer every four hours until the crackles are gone',
            feedback:
              'She has no bronchospasm. Albuterol does not expand the lung and speeds the heart.',
            after: { spo2: 93, hr: 112 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'An hour later her pain is 3 of 10. Using the spirometer, she takes eight fast deep breaths in a row. Then she feels dizzy and her lips and fingers tingle. SpO2 is 95 %.',
        question: 'What should the therapist do?',
        right: {
          type: 'intervention',
          text: 'Let her rest, then coach slow breaths with a pause between them',
          feedback:
            'She hyperventilated. A slow breath, a hold of several seconds and a rest in between expand the lung without lowering PaCO2.',
          after: { rr: 20, hr: 90 },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Stop the spirometer and order intermittent positive-pressure breathing',
            feedback:
              'The device is fine; the breathing pattern is wrong. A machine costs more and gives a patient who can cooperate no gain.',
            after: { rr: 24 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Raise her oxygen flow to 5 L/min and then continue at the same pace',
            feedback:
              'SpO2 is normal, so oxygen is not lacking. At the same pace PaCO2 falls further.',
            after: { rr: 26, hr: 100 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Turn the spirometer around and coach forceful, complete exhalation',
            feedback:
              'Forced exhalation lowers lung volume and promotes collapse. Expansion needs inspiration.',
            after: { spo2: 92, rr: 26 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On the second day she has little pain but tires of the exercises. SpO2 has fallen from 95 % to 89 % on 5 L/min, and the respiratory rate has risen to 30/min. PaCO2 is 39 mm Hg. She is awake, has no nausea and little sputum. The film shows volume loss of both lower lobes.',
        question: 'Which next step is best?',
        right: {
          type: 'intervention',
          text: 'CPAP of 10 cm H2O by mask in sessions',
          feedback:
            'CPAP raises functional residual capacity without effort from her and lowers the need for intubation after abdominal surgery. She protects her airway and does not vomit.',
          after: { spo2: 95, rr: 22, hr: 88 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Intubation and mechanical ventilation',
            feedback:
              'She is awake and ventilates well. Invasive support brings sedation and infection before a simpler method was tried.',
            after: { spo2: 96, rr: 16, hr: 96, bp: '104/60' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Nonrebreathing mask and rest in bed',
            feedback:
              'Oxygen masks the shunt but leaves the lobes collapsed, and bed rest lets them collapse further.',
            after: { spo2: 91, rr: 30, hr: 104 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Acetylcysteine aerosol every 4 hours',
            feedback:
              'Her secretions are few, so there is nothing to dissolve. Acetylcysteine can provoke bronchospasm.',
            after: { spo2: 86, rr: 34, hr: 112 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Oxygenation improves on CPAP. The nurse asks what the therapist wants to be told about at once during the sessions.',
        question: 'Which finding matters most?',
        right: {
          type: 'monitoring',
          text: 'Nausea with a swelling abdomen',
          feedback:
            'Gas may enter the stomach. Distension strains the fresh wound, and vomiting into a mask leads to aspiration, so CPAP must be stopped.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Dry mouth after an hour of use',
            feedback:
              'Dryness is a nuisance that humidification or a drink solves. It does not endanger her.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Red skin at the bridge of the nose',
            feedback:
              'Early redness calls for a loosened strap or a dressing at the next check. It should be reported, but it can wait.',
            after: {},
            status: 'stable',
            weight: 1,
          },
          {
            type: 'monitoring',
            text: 'Dislike of the noise of the flow',
            feedback:
              'Noise disturbs rest and can be dealt with by explanation and earplugs. It is no sign of harm.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize atelectasis after upper abdominal surgery',
      'Plan incentive spirometry together with pain control',
      'Correct hyperventilation during incentive spirometry',
      'State when CPAP is the next step and what its danger is',
    ],
  },
  {
    id: 'lobectomy-air-leak',
    title: 'Lobectomy for a lung tumor',
    category: 'adult-medical-surgical',
    topic: 'Thoracic surgery',
    source: 'standard respiratory care reference: chest drainage and preoperative testing',
    patient: {
      age: '66 years',
      gender: 'male',
      weight: '74 kg',
      setting: 'Preoperative clinic, then thoracic surgery unit',
      diagnosis: 'Tumor of the right upper lobe; COPD; smokes one pack a day',
    },
    vitalSigns: { hr: 82, bp: '134/80', rr: 16, temp: 36.8, spo2: 94 },
    labValues: {
      FEV1: '1.9 L (68 % of predicted)',
      'Forced vital capacity': '3.2 L',
      Hemoglobin: '14.8 g/dL',
    },
    decisionPoints: [
      {
        situation:
          'The surgeon plans to remove the right upper lobe in five weeks. The patient climbs one flight of stairs before he must rest.',
        question: 'Which test should be added to judge whether he tolerates the resection?',
        right: {
          type: 'assessment',
          text: 'Diffusing capacity and values predicted after surgery',
          feedback:
            'FEV1 and diffusing capacity, each corrected for the lung that will be lost, estimate the risk of respiratory failure after resection.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Bronchial challenge with methacholine in rising doses',
            feedback:
              'Methacholine looks for hyperreactive airways. It is unwise with known obstruction and says nothing about lung reserve.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Maximum inspiratory and expiratory pressures',
            feedback:
              'Muscle strength helps to plan breathing exercises but does not estimate how much working lung will remain.',
            after: {},
            status: 'stable',
            weight: 1,
          },
          {
            type: 'assessment',
            text: 'Peak expiratory flow diary over the next weeks',
            feedback:
              'Peak flow follows the day-to-day variation of asthma. It does not measure reserve for a resection.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Predicted after surgery are an FEV1 of 57 % and a diffusing capacity of 58 %, so he is accepted for lobectomy.',
        question: 'Which preparation should the therapist advise for the five weeks?',
        right: {
          type: 'intervention',
          text: 'Smoking cessation, a bronchodilator and breathing exercises',
          feedback:
            'Each of the three lowers the rate of pneumonia and atelectasis. Four weeks or more without smoke let cilia and secretions recover.',
          after: {},
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'A bronchodilator now, and smoking cessation after the surgery',
            feedback:
              'The weeks before surgery are when stopping helps most. Smoking up to the day brings more secretions and infections.',
            after: {},
            status: 'stable',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'A broad-spectrum antibiotic until the day of the surgery',
            feedback: 'He has no infection. Weeks of antibiotics select resistant organisms.',
            after: {},
            status: 'stable',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Bed rest with home oxygen to save strength for the surgery',
            feedback:
              'Inactivity weakens muscles, and SpO2 of 94 % needs no oxygen. He should be trained, not rested.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Surgery went well. Four hours later he is extubated; the monitor now shows HR 96/min, RR 22/min and SpO2 95 % on 3 L/min. His two chest tubes go to one drain at −20 cm H2O. The water seal bubbles all the time, also during quiet breathing.',
        question: 'Which check shows best where the air comes from?',
        right: {
          type: 'assessment',
          text: 'Clamping the tubing for a moment, step by step from the chest to the drain',
          feedback:
            'If bubbling stops with the clamp at the chest, the air comes from the patient. If it goes on, the leak lies in the tubing or the drain.',
          after: { hr: 96, rr: 22, spo2: 95 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Clamping both chest tubes for an hour and watching for breathlessness',
            feedback:
              'A leaking lung behind a clamp fills the pleural space. An hour is long enough for a tension pneumothorax.',
            after: { hr: 124, rr: 34, spo2: 86, bp: '96/58' },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Disconnecting the tubes from the drain and holding the ends under water',
            feedback:
              'Opening the system lets air into the chest and breaks sterility. The source can be found without it.',
            after: { hr: 106, rr: 26, spo2: 90 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Raising suction to −40 cm H2O and watching whether the bubbling grows',
            feedback:
              'More suction makes the bubbling stronger, whatever its source, and may keep an air leak of the lung open.',
            after: { hr: 98, rr: 24, spo2: 95 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'With the clamp at the chest wall the bubbling stops at once. All connections are tight and the tubes are well placed. The radiograph shows the remaining lung expanded.',
        question: 'What should be recommended?',
        right: {
          type: 'monitoring',
          text: 'Continued drainage, with the leak charted',
          feedback:
            'Air from the cut surface of the lung is common after lobectomy and mostly stops within days. The drain must stay open until it does.',
          after: { hr: 92, rr: 20, spo2: 95 },
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Clamping of both tubes until the leak has sealed',
            feedback:
              'Air that leaves the lung must leave the chest. Clamping a leaking lung may cause a tension pneumothorax.',
            after: { hr: 128, rr: 34, spo2: 84, bp: '90/54' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Bilevel positive pressure to press the lung outward',
            feedback:
              'Positive pressure forces more gas through the fresh suture line and can enlarge the leak.',
            after: { hr: 108, rr: 28, spo2: 91 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Return to the operating room for repair tonight',
            feedback:
              'The lung is expanded and he is stable. Reoperation is for large leaks that persist or with a collapsed lung.',
            after: { hr: 104, rr: 24, spo2: 93 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'At night he becomes restless. SpO2 falls from 95 % to 88 %, HR rises to 118/min and RR to 32/min; the blood pressure is unchanged. Skin around the tubes crackles under the fingers. The water seal neither bubbles nor moves. He is lying on his right side.',
        question: 'What should the therapist do first?',
        right: {
          type: 'intervention',
          text: 'Free the tubing from kinks and from his weight',
          feedback:
            'A leak that stops together with all movement means a blocked path, and the air goes under the skin. Freeing the tube is quick and removes the cause.',
          after: { hr: 96, rr: 22, spo2: 95, bp: '130/78' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Order a radiograph and report to the surgeon in the morning',
            feedback:
              'Trapped air can turn into tension within minutes. The tube must be opened before any film.',
            after: { hr: 124, rr: 36, spo2: 84, bp: '118/72' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Raise the suction and give oxygen by nonrebreathing mask',
            feedback:
              'Suction cannot act through a blocked tube. Oxygen helps for a while and leaves the danger.',
            after: { hr: 124, rr: 34, spo2: 85, bp: '112/70' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Pull out both tubes, for the lung no longer leaks',
            feedback:
              'The skin shows that the lung still leaks. Without tubes the air has no way out.',
            after: { hr: 134, rr: 38, spo2: 78, bp: '96/60' },
            status: 'critical',
            weight: -3,
          },
        ],
      },
    ],
    learningObjectives: [
      'Choose tests that estimate reserve before lung resection',
      'Prepare a smoker for thoracic surgery',
      'Locate the source of bubbling in a water seal',
      'Explain why a tube that drains a leak must not be clamped',
      'Recognize and free a blocked chest tube',
    ],
  },
  {
    id: 'tracheostomy-obstruction-dislodgement',
    title: 'Distress with a new tracheostomy tube',
    category: 'adult-medical-surgical',
    topic: 'Laryngectomy and tracheostomy',
    source: 'standard respiratory care reference: artificial airways',
    patient: {
      age: '59 years',
      gender: 'female',
      weight: '70 kg',
      setting: 'Step-down unit',
      diagnosis:
        'Second day after tracheostomy for prolonged ventilation; breathes spontaneously; normal upper airway',
    },
    vitalSigns: { hr: 122, bp: '148/88', rr: 34, temp: 37.3, spo2: 85 },
    labValues: {
      Hemoglobin: '10.6 g/dL',
      'Platelet count': '210,000/mm3',
      'pH (this morning)': '7.42',
      'PaCO2 (this morning)': '41 mm Hg',
      'PaO2 (this morning)': '82 mm Hg',
      HCO3: '26 mEq/L',
    },
    decisionPoints: [
      {
        situation:
          'The patient pulls at her dry-gas tracheostomy collar and makes strong efforts with little airflow. Her cuffed tube has an inner cannula. Oxygen at 15 L/min is already on the collar.',
        question: 'Which check should the therapist make first?',
        right: {
          type: 'assessment',
          text: 'Whether a suction catheter passes the tube',
          feedback:
            'A catheter that passes freely shows an open tube within seconds. If it does not pass, the tube is blocked or out of place.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Whether the arterial blood gas has changed',
            feedback:
              'The gas would confirm hypoxemia minutes later. An airway that may be blocked must be tested at once.',
            after: { spo2: 80, hr: 130 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Whether the radiograph shows the tip in place',
            feedback:
              'A film takes too long while she obstructs, and it does not show a plug inside the tube.',
            after: { spo2: 80, hr: 130 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Whether the cuff holds a pressure of 25 cm H2O',
            feedback:
              'Cuff pressure matters for mucosa and leak, but it does not explain strong efforts without flow.',
            after: { spo2: 82, hr: 126 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation: 'The catheter stops after 8 cm.',
        question: 'What should the therapist do next?',
        right: {
          type: 'intervention',
          text: 'Remove the inner cannula and try again',
          feedback:
            'Most plugs sit in the inner cannula. Taking it out opens the outer tube at once without losing the airway.',
          after: { spo2: 95, hr: 102, rr: 24, bp: '136/80' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Press the catheter on with more force',
            feedback:
              'Force can push the plug deeper or tear the mucosa, and the airway stays closed.',
            after: { spo2: 72, hr: 142 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Instill 10 mL of saline and bag firmly',
            feedback:
              'High pressure cannot pass a full obstruction and may press gas into the tissues of the neck.',
            after: { spo2: 76, hr: 138 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Remove the whole tube and cover the stoma',
            feedback:
              'This is the next step if the cannula is not the cause. On the second day the tract closes fast, so the easy cause must be tried first.',
            after: { spo2: 80, hr: 134, bp: '156/92' },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The inner cannula was full of dried, crusted mucus. With a clean one she breathes quietly. The secretions are thick and sticky.',
        question: 'How should further plugging be prevented?',
        right: {
          type: 'intervention',
          text: 'Heated humidity by collar and care of the inner cannula',
          feedback:
            'The tube bypasses the nose, so gas must be warmed and moistened. Clean inner cannulas keep the lumen open.',
          after: { spo2: 96, hr: 92, rr: 20, bp: '130/76' },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Heat-moisture exchanger with suctioning at a fixed time in each shift',
            feedback:
              'Thick secretions are a reason not to use a heat-moisture exchanger. It clogs, and a fixed time misses need.',
            after: { spo2: 92, hr: 100 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Dry oxygen as before, with 5 mL of saline instilled before suctioning',
            feedback:
              'Saline does not mix with dried mucus and washes bacteria downward. The dry gas remains the cause.',
            after: { spo2: 93, hr: 104 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Atropine by aerosol to lessen the amount of secretions in the airway',
            feedback: 'Less water in the secretions makes them even thicker and easier to plug.',
            after: { spo2: 94, hr: 112 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Next morning she is turned in bed. Suddenly SpO2 falls from 96 % to 82 %, HR rises to 128/min and RR to 36/min. The flange stands off the skin, her neck swells with crackling skin, and she can speak. No catheter passes, even without the inner cannula.',
        question: 'What should the therapist do?',
        right: {
          type: 'intervention',
          text: 'Deflate the cuff, take the tube out, cover the stoma and ventilate by face mask',
          feedback:
            'The tube has left a tract that is only three days old and lies in the tissue. Her upper airway is open, so oxygen by mask over a covered stoma is the safe way until she is intubated.',
          after: { spo2: 94, hr: 110, rr: 20, bp: '140/84' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Push the tube back through the stoma with its obturator, then start bagging',
            feedback:
              'In a fresh tract a blind push makes a false passage. Bagging then fills the mediastinum with gas.',
            after: { spo2: 64, hr: 146, rr: 38 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Bag through the tube with 100 % oxygen until the surgeon has arrived',
            feedback:
              'The gas goes into the tissues of the neck. Swelling grows and closes the airway that still works.',
            after: { spo2: 70, hr: 142, rr: 38 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'monitoring',
            text: 'Leave the tube, raise the oxygen on the collar and call for a radiograph',
            feedback:
              'The collar feeds a tube that no longer leads to the trachea. The delay wastes the time in which she still moves air.',
            after: { spo2: 74, hr: 138, rr: 40 },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation: 'An anesthesiologist has intubated her through the mouth.',
        question: 'Which sign confirms best that the tube is in the trachea?',
        right: {
          type: 'assessment',
          text: 'Carbon dioxide waveform over several breaths',
          feedback:
            'Exhaled carbon dioxide over several breaths comes from the lung. It is the most reliable sign at the bedside.',
          after: { spo2: 97, hr: 98, rr: 16 },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Mist that appears in the tube at each exhalation',
            feedback:
              'Mist can also appear with a tube in the esophagus, so it must not be trusted.',
            after: { spo2: 95, rr: 16 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Breath sounds that are heard over both axillae',
            feedback:
              'Sounds can be carried from the stomach. Listening helps to judge depth after the place has been confirmed.',
            after: { spo2: 96, rr: 16 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Chest radiograph that shows the tip above the carina',
            feedback:
              'The film shows depth but takes too long to prove the place. A tube in the esophagus would have caused harm by then.',
            after: { spo2: 96, rr: 16 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Test the patency of a tracheostomy tube in distress',
      'Clear a blocked tube step by step',
      'Prevent plugging by humidity and care',
      'Manage a tube that slips out of a fresh tract',
      'Confirm tracheal intubation',
    ],
  },
  {
    id: 'obesity-hypoventilation-sleep-clinic',
    title: 'Sleepiness, morning headache and severe obesity',
    category: 'adult-medical-surgical',
    topic: 'Sleep apnea',
    source: 'standard respiratory care reference: sleep-disordered breathing',
    patient: {
      age: '52 years',
      gender: 'male',
      weight: '148 kg',
      setting: 'Sleep clinic',
      diagnosis: 'Loud snoring, witnessed apneas and sleepiness by day',
    },
    vitalSigns: { hr: 88, bp: '152/94', rr: 20, temp: 36.7, spo2: 89 },
    labValues: {
      'Serum bicarbonate': '33 mEq/L',
      Hemoglobin: '17.4 g/dL',
      'Epworth Sleepiness Scale': '17 of 24',
      'Body mass index': '50 kg/m2',
    },
    decisionPoints: [
      {
        situation:
          'The patient wakes with headaches and fell asleep at a traffic light. His lungs are clear. His FEV1/FVC is normal. SpO2 of 89 % was taken on room air while he was awake.',
        question: 'Which test should be done today?',
        right: {
          type: 'assessment',
          text: 'Arterial blood gas on room air',
          feedback:
            'High serum bicarbonate with low daytime SpO2 suggests that he hypoventilates when awake. PaCO2 proves it and changes the treatment.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Methacholine challenge of the airways',
            feedback:
              'His airflow is normal and he does not wheeze. Asthma does not explain hypoxemia by day with high bicarbonate.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Overnight oximetry at home without oxygen',
            feedback:
              'It would show dips in sleep, which are expected. It cannot tell whether he hypoventilates when awake.',
            after: {},
            status: 'stable',
            weight: 1,
          },
          {
            type: 'assessment',
            text: 'Computed tomography of both lungs',
            feedback:
              'Clear lungs and normal airflow make lung disease unlikely. The picture would not show how he ventilates.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation: 'Room air, awake: pH 7.36, PaCO2 58 mm Hg, PaO2 57 mm Hg, HCO3 32 mEq/L.',
        question: 'What should the therapist recommend next?',
        right: {
          type: 'assessment',
          text: 'Polysomnography attended by staff, with titration of pressure',
          feedback:
            'Obesity with awake hypercapnia and no other cause is obesity hypoventilation. Attended titration finds out whether CPAP is enough or bilevel pressure is needed.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen at 3 L/min every night, with a visit in three months',
            feedback:
              'Oxygen raises saturation but leaves obstruction and hypoventilation, and PaCO2 may climb during sleep.',
            after: { spo2: 93 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Zolpidem at bedtime, to consolidate sleep and cure headaches',
            feedback:
              'Sedatives relax the throat and weaken arousal. In this patient apneas last longer and PaCO2 rises.',
            after: { spo2: 86, rr: 14 },
            status: 'worsened',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Weight loss by diet first, with testing after he has reached a goal',
            feedback:
              'Weight loss is part of the long-term plan. It takes months, during which he may cause a road accident or slide into respiratory failure.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'In the sleep laboratory the apnea-hypopnea index is 72/h with obstructive apneas. On CPAP of 9 cm H2O in supine REM sleep he still has obstructive apneas that end with a snort. The mask leak is low.',
        question: 'What should the therapist do?',
        right: {
          type: 'intervention',
          text: 'Raise CPAP by 1 to 2 cm H2O at a time until they are gone',
          feedback:
            'Obstruction at this pressure means that the splint is too weak. It is raised in small steps until apneas, hypopneas and snoring disappear.',
          after: { spo2: 91 },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Add oxygen at 2 L/min and leave CPAP at 9 cm H2O',
            feedback: 'Oxygen lifts the dips but the airway still closes. Sleep stays broken.',
            after: { spo2: 92 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Lower CPAP to 6 cm H2O so that he tolerates it better',
            feedback:
              'Less pressure lets the airway collapse more often. There is no sign of intolerance.',
            after: { spo2: 86 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Wake him, stop the study and repeat it on another night',
            feedback: 'He needs treatment soon. A titration that works is simply continued.',
            after: { spo2: 78 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'At CPAP of 15 cm H2O the obstructive events are gone. However, SpO2 has fallen from 91 % to 84 % and stays there for 20 minutes. He breathes shallowly, 16 times a minute, and transcutaneous PCO2 has risen to 70 mm Hg.',
        question: 'What is the next step?',
        right: {
          type: 'intervention',
          text: 'Bilevel pressure of 22 over 15 cm H2O',
          feedback:
            'The airway is open, but he moves too little gas. Pressure support over the expiratory pressure raises tidal volume and lowers PCO2.',
          after: { spo2: 92, rr: 18 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen at 4 L/min bled into the CPAP',
            feedback:
              'SpO2 would look better while PCO2 climbs further. Hypoventilation needs ventilation.',
            after: { spo2: 91, rr: 12 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'CPAP of 20 cm H2O with the same mask',
            feedback:
              'Obstruction has been abolished already. More constant pressure does not add to tidal volume.',
            after: { spo2: 85, rr: 16 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Bilevel pressure of 10 over 6 cm H2O, same mask',
            feedback:
              'Six is too low to keep his airway open, since he obstructed at nine. Apneas would return.',
            after: { spo2: 80, rr: 16 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'After six weeks at home the card of the device shows bilevel use of two hours a night. He reports a dry nose and a sore bridge, and his mask leaks when he turns. On room air his PaCO2 by day is still 54 mm Hg.',
        question: 'What should the therapist do?',
        right: {
          type: 'intervention',
          text: 'Refit the mask, humidify and follow his use',
          feedback:
            'Two hours do not treat him. The reasons are known and can be corrected, and close follow-up raises use.',
          after: { spo2: 93, rr: 18, hr: 82, bp: '142/88' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Replace bilevel pressure by nocturnal oxygen',
            feedback:
              'Oxygen alone leaves the cause and may raise PaCO2. Treatment has not failed; it was hardly used.',
            after: { spo2: 92, rr: 16, hr: 88 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Raise both pressures by 4 cm H2O at the next visit',
            feedback:
              'The pressures work when he wears the mask. More pressure makes leak and dryness worse.',
            after: { spo2: 90, hr: 88 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Refer him for a tracheostomy as the next step',
            feedback:
              'Tracheostomy is for patients whom mask treatment fails. Comfort problems must be solved first.',
            after: { spo2: 89, hr: 90 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize obesity hypoventilation behind sleep apnea',
      'Explain why oxygen or sedatives alone are dangerous here',
      'Titrate CPAP and know when to change to bilevel pressure',
      'Solve common problems of mask treatment at home',
    ],
  },
];

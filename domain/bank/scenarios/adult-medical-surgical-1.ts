import type { WrittenScenario } from './scenario.ts';

/** Adults whose lungs fail from infection, sepsis or aspiration. */
export const adultMedicalSurgical1: readonly WrittenScenario[] = [
  {
    id: 'aspiration-ards-lung-protection',
    title: 'Worsening oxygenation after gastric aspiration',
    category: 'adult-medical-surgical',
    topic: 'Acute respiratory distress syndrome',
    source: 'standard critical care reference: ARDS',
    patient: {
      age: '47 years',
      gender: 'male',
      weight: '95 kg',
      setting: 'Medical intensive care unit',
      diagnosis: 'Aspiration of gastric contents during a seizure, mechanically ventilated',
    },
    vitalSigns: { hr: 118, bp: '112/64', rr: 16, temp: 38.4, spo2: 88 },
    labValues: {
      pH: '7.36',
      PaCO2: '38 mm Hg',
      PaO2: '56 mm Hg',
      HCO3: '21 mEq/L',
      FIO2: '0.60',
      Echocardiogram: 'normal left ventricular function',
    },
    decisionPoints: [
      {
        situation:
          'The patient was intubated yesterday. He is 178 cm tall (predicted body weight 73 kg), sedated and breathes at the set rate on volume control: VT 730 mL, rate 16/min, PEEP 5 cm H2O, FIO2 0.60. The chest radiograph now shows opacities in both lungs. Crackles are heard on both sides.',
        question:
          'Which assessment should the therapist make first to judge the load on his lungs?',
        right: {
          type: 'assessment',
          text: 'Plateau pressure, read during an inspiratory hold of half a second',
          feedback:
            'With flow at zero, the plateau shows the pressure in the alveoli. It is 34 cm H2O here, which means overdistension in a lung that has lost much of its volume.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Trend of the peak inspiratory pressure since yesterday',
            feedback:
              'Peak pressure also contains the pressure that flow needs to pass the tube and the airways. It can warn, but it does not measure what the alveoli bear.',
            after: {},
            status: 'stable',
            weight: 1,
          },
          {
            type: 'assessment',
            text: 'Cuff-leak volume with the cuff of the tube deflated',
            feedback:
              'A cuff-leak test belongs to the plan for extubation. Here it drops PEEP, and the alveoli that were still open collapse.',
            after: { spo2: 82, hr: 126 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Rapid shallow breathing index on a T-piece for two minutes',
            feedback:
              'He needs 60 % oxygen with PEEP and is far from weaning. Without positive pressure he becomes severely hypoxemic within minutes.',
            after: { spo2: 76, hr: 138, rr: 40, bp: '150/88' },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'The plateau pressure is 34 cm H2O. The ratio of PaO2 to FIO2 is 93. There is no sign of heart failure.',
        question: 'Which ventilator settings should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'VT 440 mL, rate 26/min, PEEP 12 cm H2O, FIO2 0.60',
          feedback:
            'This is 6 mL/kg of predicted body weight, with a rate that keeps minute ventilation up and a PEEP that recruits collapsed units. It is the approach that lowers mortality in ARDS.',
          after: { rr: 26, spo2: 92, hr: 110, bp: '108/62' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'VT 570 mL, rate 20/min, PEEP 12 cm H2O, FIO2 0.60',
            feedback:
              'This is 6 mL/kg of his actual weight. Lung size follows height and sex, so he would still receive about 8 mL/kg and a plateau above 30 cm H2O.',
            after: { rr: 20, spo2: 91, hr: 116, bp: '98/56' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'VT 730 mL, rate 16/min, PEEP 5 cm H2O, FIO2 1.00',
            feedback:
              'Oxygen alone does little for shunt, and the injurious volume stays. The lung is exposed to overdistension and to toxic oxygen at the same time.',
            after: { spo2: 91, hr: 120 },
            status: 'worsened',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'VT 440 mL, rate 10/min, PEEP 5 cm H2O, FIO2 0.60',
            feedback:
              'The volume is right, but minute ventilation falls to 4.4 L and PEEP stays too low. Severe respiratory acidosis and further collapse follow.',
            after: { rr: 10, spo2: 84, hr: 132, bp: '92/50' },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'Half an hour later the plateau pressure is 27 cm H2O. SpO2 is 92 %. The arterial blood gas shows pH 7.28, PaCO2 52 mm Hg, PaO2 65 mm Hg, HCO3 24 mEq/L. The blood pressure is steady and he shows no sign of raised intracranial pressure.',
        question: 'What should the therapist recommend about the PaCO2?',
        right: {
          type: 'monitoring',
          text: 'Accept it, leave VT as it is and repeat the gas later',
          feedback:
            'Permissive hypercapnia is the price of small volumes. A pH above 7.20 is tolerated unless, for example, intracranial pressure is high.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise VT to 600 mL to bring it to 40 mm Hg',
            feedback:
              'A normal PaCO2 is not the goal in ARDS. Eight milliliters per kilogram would push the plateau up again and injure the lung.',
            after: { bp: '98/56' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give 100 mEq of sodium bicarbonate intravenously',
            feedback:
              'Bicarbonate is turned into carbon dioxide that must be breathed out. At pH 7.28 there is no need for a buffer.',
            after: { hr: 114 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Add 100 mL of dead space to the circuit',
            feedback:
              'Dead space makes him rebreathe carbon dioxide, so PaCO2 rises and pH falls. It answers the opposite problem.',
            after: { hr: 118, spo2: 91 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Next morning he is deeply sedated. On VT 6 mL/kg, PEEP 14 cm H2O and FIO2 0.80, PaO2 is 62 mm Hg and the plateau is 29 cm H2O. The blood pressure is held without vasopressors. The chest radiograph shows no pneumothorax.',
        question: 'What should the therapist recommend now?',
        right: {
          type: 'intervention',
          text: 'Prone position for at least 16 hours a day',
          feedback:
            'With a ratio below 150 in spite of good settings, early and long prone sessions even out ventilation and lower mortality.',
          after: { spo2: 95, hr: 104, bp: '110/64' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Larger tidal volume of 10 mL/kg to reopen the lung',
            feedback:
              'Opening pressure belongs to PEEP and position. A large volume in a small lung raises the plateau well above 30 cm H2O.',
            after: { spo2: 93, hr: 118, bp: '94/54' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Inhaled nitric oxide at 20 ppm as the main step',
            feedback:
              'It may raise PaO2 for a day or two, but it does not improve survival in adult ARDS. It must not replace the prone position.',
            after: { spo2: 94 },
            status: 'stable',
            weight: 1,
          },
          {
            type: 'intervention',
            text: 'Pressure support with PEEP 8 cm H2O to spare sedation',
            feedback:
              'Strong spontaneous efforts in severe ARDS give large swings of pressure in the lung. Less PEEP also loses recruited units.',
            after: { spo2: 84, rr: 38, hr: 130 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'As he is turned prone, the high-pressure alarm sounds. SpO2 falls from 95 % to 81 %. The tube now stands at 28 cm at the teeth instead of 23 cm. Breath sounds are missing on the left.',
        question: 'What should the therapist do first?',
        right: {
          type: 'intervention',
          text: 'Draw the tube back to 23 cm and listen again',
          feedback:
            'The tube slid into the right main bronchus during the turn. Drawing it back restores ventilation of the left lung at once.',
          after: { spo2: 95, hr: 106, bp: '110/64' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Insert a needle into the left side of the chest',
            feedback:
              'The changed depth explains the missing sounds. A needle in a ventilated lung without pneumothorax would create one.',
            after: { spo2: 78, hr: 136, bp: '82/46' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Raise PEEP to 20 cm H2O and FIO2 to 1.00',
            feedback:
              'More PEEP overdistends the right lung, while the left one still gets no gas. The cause must be removed.',
            after: { spo2: 79, hr: 130, bp: '100/58' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Turn him supine and call for a radiograph',
            feedback:
              'Turning back costs minutes, and the tube would still be too deep. The centimeter mark and the chest already tell what is wrong.',
            after: { spo2: 80, hr: 128, bp: '104/60' },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Measure plateau pressure and use predicted body weight to set a protective tidal volume',
      'Set rate and PEEP so that ventilation and recruitment are kept with small volumes',
      'Recognize when hypercapnia may be accepted',
      'State when the prone position is indicated in ARDS',
      'Find and correct a tube that slipped into a main bronchus',
    ],
  },
  {
    id: 'lobar-pneumonia-with-empyema',
    title: 'Fever, rusty sputum and confusion',
    category: 'adult-medical-surgical',
    topic: 'Pneumonia and other infectious disease',
    source: 'standard respiratory care reference: pneumonia and pleural disease',
    patient: {
      age: '68 years',
      gender: 'female',
      weight: '62 kg',
      setting: 'Emergency department',
      diagnosis: 'Fever, cough with rusty sputum and pain in the right side of the chest',
    },
    vitalSigns: { hr: 116, bp: '104/60', rr: 32, temp: 39.2, spo2: 91 },
    labValues: {
      'White blood cell count': '19,800/mm3',
      'Blood urea nitrogen': '32 mg/dL',
      Sodium: '134 mEq/L',
      Hemoglobin: '12.9 g/dL',
    },
    decisionPoints: [
      {
        situation:
          'The patient has been ill for three days. A nasal cannula at 4 L/min has raised SpO2 from 85 % to 91 %. She breathes fast and shallowly, with dullness and bronchial breath sounds over the lower right chest. She is mildly confused but protects her airway.',
        question: 'Which information should the therapist gather next?',
        right: {
          type: 'assessment',
          text: 'Arterial blood gas and a chest radiograph at the bedside',
          feedback:
            'The gas shows how severe the failure is and whether ventilation holds. The radiograph confirms pneumonia and shows its extent.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Spirometry before and after albuterol',
            feedback:
              'Forced maneuvers hurt and cannot be done well by a confused patient with pleuritic pain. The result would not change the care now.',
            after: { hr: 118 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Bronchoscopy with bronchoalveolar lavage',
            feedback:
              'Lavage worsens hypoxemia and is kept for patients who do not respond or who are immunocompromised. It is not a first step here.',
            after: { spo2: 86, rr: 36 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Ventilation-perfusion scan of both lungs',
            feedback:
              'Fever, rusty sputum and consolidation point to pneumonia. The scan takes her out of the department and is hard to read with an infiltrate.',
            after: { spo2: 90, rr: 34 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On 4 L/min: pH 7.48, PaCO2 30 mm Hg, PaO2 59 mm Hg, HCO3 22 mEq/L. The radiograph shows consolidation of the right middle and lower lobes. Sputum and blood have been taken for culture.',
        question: 'What should be recommended now?',
        right: {
          type: 'medication',
          text: 'Start broad-spectrum antibiotics at once',
          feedback:
            'Early antibiotics lower mortality in severe pneumonia, and the cultures are already taken. They need a day or more to act, so her breathing must be watched closely.',
          after: { hr: 118, rr: 36, spo2: 87 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Start antibiotics when the cultures are read',
            feedback:
              'Cultures take one to three days. In that time severe pneumonia can turn into septic shock.',
            after: { hr: 128, bp: '92/52', rr: 38, spo2: 85, temp: 39.6 },
            status: 'worsened',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Start inhaled tobramycin every twelve hours',
            feedback:
              'Inhaled tobramycin is meant for chronic Pseudomonas infection of the airways. It does not cover community-acquired lobar pneumonia.',
            after: { hr: 126, spo2: 85, rr: 38 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Start postural drainage of the lower lobes',
            feedback:
              'Consolidated alveoli cannot be drained by gravity. In lobar pneumonia with a working cough it tires and desaturates her.',
            after: { spo2: 85, rr: 38, hr: 124 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Two hours later she still has a respiratory rate of 36/min and an SpO2 of 87 % on 6 L/min by nasal cannula. She is awake, coughs strongly and follows instructions. PaCO2 is 31 mm Hg and the blood pressure is 104/60 mm Hg.',
        question: 'Which respiratory support should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'High-flow nasal cannula 50 L/min, FIO2 0.60',
          feedback:
            'Heated high flow meets her demand, gives a known FIO2 and eases the work of breathing, while she can still cough and drink.',
          after: { hr: 104, rr: 26, spo2: 94, bp: '110/64' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Simple oxygen mask with a flow of 4 L/min',
            feedback:
              'At a flow below 5 L/min she rebreathes from the mask, and FIO2 is no higher than with the cannula.',
            after: { hr: 122, spo2: 85, rr: 38 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Air-entrainment mask with an FIO2 of 0.28',
            feedback:
              'Twenty-eight percent is less than she gets now. She does not retain carbon dioxide, so there is no reason to limit oxygen.',
            after: { hr: 126, spo2: 80, rr: 38 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubation and volume-controlled ventilation',
            feedback:
              'She is awake, clears her airway and does not retain carbon dioxide. A noninvasive step with close watch comes before the risks of intubation.',
            after: { hr: 108, rr: 18, spo2: 95, bp: '92/54' },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On the third day her temperature is again 39.0 °C. She needs FIO2 0.45 at 50 L/min. Over the right base the chest is dull to percussion, fremitus is reduced and breath sounds are almost absent.',
        question: 'Which examination should the therapist recommend?',
        right: {
          type: 'assessment',
          text: 'Ultrasound of the chest on the right, with her sitting up',
          feedback:
            'Dullness with reduced fremitus means fluid. Ultrasound at the bedside shows the fluid, its walls and a safe place for puncture.',
          after: { temp: 39.0 },
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Repeat culture of sputum and a new blood count',
            feedback:
              'A count does not explain the new dullness. The change points to the pleural space, and sputum does not come from there.',
            after: { temp: 39.0 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Flexible bronchoscopy of the right lower lobe',
            feedback:
              'A blocked bronchus would cause loss of volume, but new dullness with fever suggests infected fluid first. Bronchoscopy would worsen oxygenation.',
            after: { spo2: 89, rr: 32, temp: 39.0 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Bedside measurement of the forced vital capacity',
            feedback:
              'Vital capacity would be low and would not tell fluid from consolidation. It does not lead to a treatment.',
            after: { rr: 28, temp: 39.0 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Ultrasound shows a large effusion with septa. Thoracentesis yields pus with a pH of 6.95.',
        question: 'What should be recommended?',
        right: {
          type: 'intervention',
          text: 'Drain the pleural space with a chest tube and go on with antibiotics',
          feedback:
            'Pus with a pH below 7.20 is an empyema. It heals only when it is drained in addition to antibiotics.',
          after: { hr: 92, rr: 20, spo2: 96, temp: 37.8, bp: '118/70' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Extend antibiotics and puncture again in a week',
            feedback:
              'Antibiotics hardly reach pus in pockets. After a week of delay the pleura thickens and the lung is trapped.',
            after: { hr: 114, temp: 39.4, rr: 30 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Give furosemide and restrict the fluid intake',
            feedback:
              'Diuretics treat a transudate of heart failure. This is an infected exudate, and she would only lose volume.',
            after: { hr: 112, bp: '96/56' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Add positive expiratory pressure every four hours',
            feedback:
              'Expiratory pressure can help atelectasis, but it does not remove pus from the pleural space.',
            after: { hr: 108, rr: 28 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Choose first tests in severe community-acquired pneumonia',
      'Explain why antibiotics must not wait for culture results',
      'Match the oxygen device to the demand of a tachypneic patient',
      'Recognize pleural fluid by percussion, fremitus and breath sounds',
      'Name the treatment of empyema',
    ],
  },
  {
    id: 'urosepsis-shock-and-fatigue',
    title: 'Rigors and low blood pressure after cystoscopy',
    category: 'adult-medical-surgical',
    topic: 'Pneumonia and other infectious disease',
    source: 'standard critical care reference: sepsis and septic shock',
    patient: {
      age: '74 years',
      gender: 'male',
      weight: '80 kg',
      setting: 'Surgical ward, rapid response call',
      diagnosis: 'Rigors and drowsiness one day after cystoscopy',
    },
    vitalSigns: { hr: 124, bp: '82/44', rr: 30, temp: 39.4, spo2: 94 },
    labValues: {
      pH: '7.28',
      PaCO2: '26 mm Hg',
      PaO2: '76 mm Hg',
      HCO3: '12 mEq/L',
      'White blood cell count': '21,000/mm3',
      Creatinine: '2.1 mg/dL',
    },
    decisionPoints: [
      {
        situation:
          'The rapid response team finds a flushed, drowsy patient on 3 L/min of oxygen. His lungs are clear. He passed 10 mL of urine in the last hour. A venous line is in place.',
        question: 'Which information should be gathered first?',
        right: {
          type: 'assessment',
          text: 'Blood lactate and two sets of blood cultures',
          feedback:
            'Fever, hypotension and organ dysfunction mean sepsis until proved otherwise. Lactate measures the perfusion deficit, and cultures must be drawn before antibiotics.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Computed tomography of the chest and abdomen',
            feedback:
              'He would leave the ward in shock and without treatment. Imaging follows once he is being resuscitated.',
            after: { bp: '76/40', hr: 130 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Bedside vital capacity and peak expiratory flow',
            feedback:
              'His fast breathing answers a metabolic acidosis. Tests of airflow do not explain it and cost effort.',
            after: { hr: 128, rr: 32 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Urine culture followed by the result of its stain',
            feedback:
              'Urine is the likely source, but waiting for its stain delays treatment. Blood cultures and lactate come first.',
            after: { hr: 126 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Lactate is 5.2 mmol/L. The mean arterial pressure is 57 mm Hg. The gas shows a metabolic acidosis with respiratory compensation.',
        question: 'What should the team do now?',
        right: {
          type: 'medication',
          text: 'Crystalloid 30 mL/kg, with antibiotics within the hour',
          feedback:
            'Volume restores preload and early antibiotics treat the cause. Each hour of delay in septic shock costs lives.',
          after: { bp: '86/48', hr: 118 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Crystalloid now, and antibiotics once cultures are read',
            feedback:
              'Fluid alone leaves the infection untreated for a day or more. Antibiotics are due within the first hour.',
            after: { bp: '74/38', hr: 130, rr: 34 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Noninvasive ventilation to slow his breathing',
            feedback:
              'Positive pressure lowers venous return while he is short of volume. His tachypnea is useful compensation.',
            after: { bp: '70/36', hr: 132 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Furosemide 40 mg to bring back the urine flow',
            feedback:
              'The kidneys lack perfusion, not a diuretic. Furosemide takes away more volume and deepens shock.',
            after: { bp: '68/34', hr: 138 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'After 2.4 L of crystalloid the blood pressure is 86/48 mm Hg (mean 61 mm Hg), and lactate is 4.6 mmol/L. Neck veins are now full, and fine crackles are heard at both bases.',
        question: 'Which medication should be recommended?',
        right: {
          type: 'medication',
          text: 'Norepinephrine infusion',
          feedback:
            'Hypotension that persists after volume needs a vasopressor, and norepinephrine is the first choice. The pressure reaches its goal, but the new crackles call for a close watch on his breathing.',
          after: { bp: '104/56', hr: 112, rr: 38, spo2: 88 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Crystalloid, 3 liters more',
            feedback:
              'He is no longer short of volume. More fluid goes to the lungs and does not correct the dilated vessels.',
            after: { bp: '88/48', spo2: 86, rr: 38 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Milrinone infusion',
            feedback:
              'Milrinone widens vessels. In vasodilatory shock without a vasopressor it makes the pressure fall further.',
            after: { bp: '66/36', hr: 130, rr: 38 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'medication',
            text: 'Low-dose dopamine infusion',
            feedback:
              'Dopamine in a renal dose does not protect the kidneys, and it causes more arrhythmia than norepinephrine.',
            after: { bp: '84/44', hr: 136, rr: 38 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The mean pressure is now 72 mm Hg, but he is harder to wake and uses his neck muscles. On a nonrebreathing mask: pH 7.17, PaCO2 36 mm Hg, PaO2 60 mm Hg, HCO3 13 mEq/L. Crackles are heard over both lungs.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Intubation and mechanical ventilation',
          feedback:
            'PaCO2 climbed from 26 to 36 mm Hg while the acidosis lasts: he is tiring. With falling alertness and hypoxemia he needs a secured airway.',
          after: { rr: 28, spo2: 95, hr: 108, bp: '100/54' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Noninvasive ventilation by full-face mask',
            feedback:
              'He is in shock and loses consciousness, so he cannot protect his airway behind a mask. Failure would come late and at high risk.',
            after: { rr: 40, spo2: 86, hr: 124, bp: '86/46' },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Sodium bicarbonate, 2 ampules as a bolus',
            feedback:
              'The buffer makes carbon dioxide that a tiring patient cannot breathe out. The pump is failing and must be supported.',
            after: { rr: 40, spo2: 86, hr: 120 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Repeat blood gas on the same mask in 2 hours',
            feedback:
              'A PaCO2 that looks normal is a warning in this acidosis. Waiting leads to respiratory arrest.',
            after: { rr: 20, spo2: 84, hr: 132, bp: '80/42' },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'He is intubated and sedated. His height is 175 cm (predicted body weight 71 kg). FIO2 is 0.60.',
        question: 'Which initial settings fit him best?',
        right: {
          type: 'intervention',
          text: 'VT 430 mL, rate 28/min, PEEP 8 cm H2O',
          feedback:
            'Six milliliters per kilogram protects lungs at risk of ARDS, and the high rate keeps the compensation for his metabolic acidosis.',
          after: { rr: 28, spo2: 95, hr: 104, bp: '104/58' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'VT 430 mL, rate 12/min, PEEP 8 cm H2O',
            feedback:
              'Minute ventilation would fall to 5 L. PaCO2 rises, pH falls below 7.0 and the heart may stop.',
            after: { rr: 12, spo2: 93, hr: 126, bp: '78/40' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'VT 800 mL, rate 20/min, PEEP 8 cm H2O',
            feedback:
              'The minute ventilation is high enough, but 11 mL/kg overdistends lungs that are becoming stiff.',
            after: { rr: 20, spo2: 94, hr: 112, bp: '90/50' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'VT 430 mL, rate 28/min, PEEP 20 cm H2O',
            feedback:
              'So much PEEP in septic shock blocks venous return. Eight is enough for his oxygenation at present.',
            after: { rr: 28, spo2: 95, hr: 124, bp: '76/40' },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize sepsis and name its first tests',
      'Order fluid, antibiotics and vasopressor in septic shock',
      'Read a normal PaCO2 as fatigue when metabolic acidosis persists',
      'Set ventilation that keeps compensation and protects the lung',
    ],
  },
  {
    id: 'pneumocystis-and-pneumothorax',
    title: 'Three weeks of dry cough with untreated HIV',
    category: 'adult-medical-surgical',
    topic: 'Immunocompromised patient',
    source: 'standard respiratory care reference: HIV-related lung disease',
    patient: {
      age: '34 years',
      gender: 'male',
      weight: '58 kg',
      setting: 'Emergency department, then step-down unit',
      diagnosis: 'Dry cough and breathlessness for three weeks; HIV infection without treatment',
    },
    vitalSigns: { hr: 104, bp: '118/72', rr: 28, temp: 38.4, spo2: 93 },
    labValues: {
      'pH (room air)': '7.48',
      'PaCO2 (room air)': '30 mm Hg',
      'PaO2 (room air)': '52 mm Hg',
      HCO3: '22 mEq/L',
      'CD4 count': '80 cells/mm3',
      'Lactate dehydrogenase': '520 U/L',
    },
    decisionPoints: [
      {
        situation:
          'SpO2 was 87 % on room air and is 93 % on 4 L/min by nasal cannula. He coughs up nothing. The lungs sound nearly clear. The chest radiograph shows fine diffuse shadows spreading from both hila. Tuberculosis has not been excluded.',
        question: 'How should a specimen be obtained first?',
        right: {
          type: 'assessment',
          text: 'Induced sputum in a room with negative air pressure',
          feedback:
            'Hypertonic saline yields a specimen for Pneumocystis and acid-fast stains with little risk. Cough aerosol must be contained until tuberculosis is excluded.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Induced sputum behind a curtain in the open bay',
            feedback:
              'The specimen would be the same, but the cough aerosol could spread tuberculosis to staff and other patients.',
            after: {},
            status: 'stable',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Surgical lung biopsy through a small thoracotomy',
            feedback:
              'Biopsy is kept for cases that sputum and lavage do not solve. It exposes a hypoxemic patient to surgery without need.',
            after: { spo2: 88, rr: 34, hr: 116 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Spontaneous sputum, collected over the next week',
            feedback:
              'His cough is dry, so little will come. A week without a diagnosis at this PaO2 is dangerous.',
            after: { spo2: 90, rr: 34, temp: 38.9 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The stain shows Pneumocystis jirovecii; acid-fast stains are negative. He has no known allergy.',
        question: 'Which treatment should be recommended?',
        right: {
          type: 'medication',
          text: 'Trimethoprim-sulfamethoxazole with prednisone',
          feedback:
            'It is the drug of choice. A corticosteroid is added because PaO2 on room air is below 70 mm Hg; it prevents early worsening.',
          after: { hr: 96, rr: 24, spo2: 94, temp: 37.6 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Trimethoprim-sulfamethoxazole without a steroid',
            feedback:
              'Dying organisms inflame the lung in the first days. With a PaO2 of 52 mm Hg, leaving out the steroid raises the risk of respiratory failure.',
            after: { rr: 32, spo2: 89, hr: 112 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Inhaled pentamidine every day by jet nebulizer',
            feedback:
              'Inhaled pentamidine has been used to prevent the disease, but it is too weak to treat it at this severity.',
            after: { rr: 34, spo2: 88, hr: 114 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Ceftriaxone with azithromycin for two weeks',
            feedback:
              'These drugs cover bacterial pneumonia. Pneumocystis is a fungus and does not respond.',
            after: { rr: 34, spo2: 88, temp: 38.9, hr: 116 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On day four he has a sudden stabbing pain on the right. On 5 L/min, SpO2 falls from 94 % to 88 % and the respiratory rate rises to 34/min. The trachea is in the midline. The blood pressure is 118/72 mm Hg. Breath sounds are faint on the right, with a hollow percussion note.',
        question: 'Which examination should be done at once?',
        right: {
          type: 'assessment',
          text: 'Portable upright chest radiograph',
          feedback:
            'Pneumothorax is a known complication of this pneumonia. He is stable enough for a film at the bedside, which confirms it and shows its size.',
          after: { hr: 112, rr: 34, spo2: 88 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Computed tomographic pulmonary angiogram',
            feedback:
              'One-sided faint sounds with resonance fit pneumothorax, not embolism. The trip delays care and is risky while air may collect.',
            after: { hr: 120, rr: 38, spo2: 84 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Repeat arterial blood gas in one hour',
            feedback:
              'The gas would show hypoxemia, which is already known. An hour is too long with a possible pneumothorax.',
            after: { hr: 118, rr: 36, spo2: 86 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Bronchoscopy with lavage of the right lung',
            feedback:
              'Lavage worsens hypoxemia and may enlarge a pneumothorax. The cause lies in the pleural space.',
            after: { hr: 126, rr: 40, spo2: 80 },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation: 'The film shows a right pneumothorax of 40 %. The mediastinum is not shifted.',
        question: 'What should be recommended?',
        right: {
          type: 'intervention',
          text: 'Chest tube connected to an underwater seal drain',
          feedback:
            'A large, symptomatic pneumothorax in a diseased lung does not close by itself. A tube lets the lung expand again.',
          after: { hr: 92, rr: 22, spo2: 95, bp: '118/72' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Noninvasive ventilation for the low oxygen level',
            feedback:
              'Positive pressure pushes more air through the leak and can turn it into a tension pneumothorax while it is not drained.',
            after: { hr: 136, rr: 40, spo2: 78, bp: '78/46' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'monitoring',
            text: 'High-flow oxygen with a new film tomorrow',
            feedback:
              'Observation suits a small pneumothorax in a healthy lung without symptoms. He is breathless and hypoxemic.',
            after: { hr: 120, rr: 36, spo2: 86 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Needle aspiration once, then removal of the needle',
            feedback:
              'Aspiration fails often when the lung itself is necrotic and leaks on. He would need the tube a little later.',
            after: { hr: 108, rr: 28, spo2: 90 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The lung has expanded. Bubbles still appear when he coughs. He must go to computed tomography, ten minutes away.',
        question: 'How should the therapist handle the chest drain for transport?',
        right: {
          type: 'intervention',
          text: 'Unclamped, upright and lower than the chest',
          feedback:
            'Below the chest fluid and air cannot return, and the water seal works without suction. The open tube lets the leak vent.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Clamped close to the chest for the trip',
            feedback:
              'The lung still leaks. Behind a clamp the air collects and a tension pneumothorax can build up on the way.',
            after: { hr: 130, rr: 38, spo2: 82, bp: '84/50' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Unclamped and laid on the bed beside him',
            feedback:
              'When the chamber lies on its side or at chest level, the seal is lost and water or air can run back.',
            after: { hr: 104, rr: 28, spo2: 90 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Disconnected and covered with a dry gauze',
            feedback:
              'An open tube lets air enter the chest with every breath, and the lung collapses again.',
            after: { hr: 110, rr: 30, spo2: 88 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Choose a safe way to obtain a specimen when tuberculosis is possible',
      'State the treatment of Pneumocystis pneumonia and when a corticosteroid is added',
      'Recognize pneumothorax as its complication',
      'Handle a chest drain during transport',
    ],
  },
];

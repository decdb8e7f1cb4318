import type { WrittenScenario } from './scenario.ts';

/** Children with obstructed airways, from croup to an inhaled object. */
export const pediatric: readonly WrittenScenario[] = [
  {
    id: 'croup-with-rebound',
    title: 'Barking cough at night',
    category: 'pediatric',
    topic: 'Croup',
    source: 'standard pediatric emergency reference: upper airway obstruction',
    patient: {
      age: '20 months',
      gender: 'male',
      weight: '12 kg',
      setting: 'Emergency department',
      diagnosis: 'Barking cough and noisy breathing after two days of a cold',
    },
    vitalSigns: { hr: 148, bp: '92/54', rr: 42, temp: 38.2, spo2: 94 },
    labValues: { Immunizations: 'up to date', 'Temperature at home': '38.4 °C' },
    decisionPoints: [
      {
        situation:
          "The child sits on his mother's lap. Stridor is heard at rest, with suprasternal and intercostal retractions. He is hoarse but drinks and does not drool.",
        question: 'How should the therapist assess him first?',
        right: {
          type: 'assessment',
          text: 'Watch color, retractions and air entry on the lap',
          feedback:
            'The severity of croup is judged by looking and listening. A calm child keeps flow slow and obstruction small.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Inspect the throat with a tongue blade and a light',
            feedback:
              'Fright and crying make the narrow airway collapse further. The throat is not needed to grade croup.',
            after: { hr: 172, rr: 52, spo2: 88 },
            status: 'worsened',
            weight: -3,
          },
          {
            type: 'assessment',
            text: 'Draw an arterial blood gas from the radial artery',
            feedback:
              'The puncture makes him cry and worsens stridor. The gas changes late and does not guide the first steps.',
            after: { hr: 166, rr: 48, spo2: 92 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Send him for a neck film in the radiology department',
            feedback:
              'The picture is typical, so no film is needed. He would lie flat in a place without help.',
            after: { hr: 158, rr: 46, spo2: 91 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'SpO2 is 94 % on room air, RR 42/min. Air entry is mildly reduced. He is alert and follows the therapist with his eyes.',
        question: 'Which treatment should be recommended?',
        right: {
          type: 'medication',
          text: 'Racemic epinephrine aerosol and dexamethasone by mouth',
          feedback:
            'Stridor at rest with retractions is at least moderate croup. Epinephrine shrinks the mucosa within minutes, and the steroid acts for a day or more.',
          after: { hr: 140, rr: 32, spo2: 97 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Albuterol aerosol and amoxicillin by mouth for a week',
            feedback:
              'Albuterol does not shrink the subglottic swelling, and the cause is a virus. Neither drug opens his airway.',
            after: { hr: 150, rr: 42, spo2: 93 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Cool mist tent, with the mother waiting outside the room',
            feedback:
              'Mist has shown no benefit, and parting him from his mother makes him cry. In a tent he cannot be watched.',
            after: { hr: 156, rr: 46, spo2: 91 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Midazolam by mouth so that he calms down and breathes slowly',
            feedback:
              'Sedation dulls the drive of a child who works against obstruction. He may fail quietly.',
            after: { hr: 128, rr: 30, spo2: 87 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Twenty minutes after the aerosol the stridor at rest has gone and he plays. SpO2 is 97 %. The parents want to go home.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'monitoring',
          text: 'Observation in the department for several hours',
          feedback:
            'Epinephrine wears off within about two hours, and stridor may return before the steroid works. He may leave if he stays well.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Discharge now, with a leaflet about croup at home',
            feedback:
              'The effect of the aerosol is short. At home the obstruction could come back without help.',
            after: { hr: 158, rr: 46, spo2: 91 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Intensive care, with a room prepared for intubation',
            feedback:
              'He has improved clearly after one treatment. Intensive care is for children who need repeated doses or tire.',
            after: { hr: 144 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Further epinephrine aerosols every twenty minutes',
            feedback:
              'Without stridor at rest there is no reason to repeat it. The drug speeds the heart and makes him restless.',
            after: { hr: 164 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Two hours later stridor at rest has come back with retractions. HR has risen to 156/min and RR to 46/min; SpO2 has fallen from 97 % to 93 %. He is alert and cries with a hoarse voice.',
        question: 'What should be done?',
        right: {
          type: 'medication',
          text: 'Repeat racemic epinephrine and admit him',
          feedback:
            'Rebound after the first dose is treated with the same drug. A child who needs a second dose should be watched in the hospital.',
          after: { hr: 146, rr: 36, spo2: 96 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Wait for dexamethasone to act and observe',
            feedback:
              'The steroid needs some hours. Until then the airway is as narrow as before treatment.',
            after: { hr: 158, rr: 46, spo2: 93 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Intubate at once with a cuffed 4.5 mm tube',
            feedback:
              'He is alert and answered well before. That tube is also too large for his age and would injure swollen mucosa.',
            after: { hr: 150, rr: 30, spo2: 96 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Start aminophylline and inhaled budesonide',
            feedback:
              'Aminophylline acts on bronchi, not on the swollen larynx, and it speeds the heart.',
            after: { hr: 168, rr: 46, spo2: 93 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On the ward, five hours later, he is limp and pale after a third aerosol. Stridor has become soft and air entry is poor. HR has risen to 178/min; RR has fallen from 36/min to 24/min and SpO2 to 84 % in oxygen. PCO2 is 64 mm Hg.',
        question: 'Which step is right now?',
        right: {
          type: 'intervention',
          text: 'Intubation by an expert, with a tube smaller than for his age',
          feedback:
            'Soft stridor with poor air entry means that little air moves; he is failing. The swollen subglottis admits a tube one half to one size smaller.',
          after: { hr: 138, rr: 24, spo2: 97 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Helium and oxygen in a ratio of 80 to 20 by a close-fitting mask',
            feedback:
              'The mixture carries 20 % oxygen, which is too little at SpO2 84 %. It cannot replace ventilation in a limp child.',
            after: { hr: 182, rr: 20, spo2: 80 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'A fourth epinephrine aerosol, with a new look in half an hour',
            feedback: 'Half an hour is too long. Exhaustion leads to bradycardia and arrest.',
            after: { hr: 90, rr: 12, spo2: 68 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Sedation so that he can sleep, with oxygen by a tent until morning',
            feedback:
              'The limp state comes from exhaustion and carbon dioxide. Sedation stops his breathing.',
            after: { hr: 76, rr: 8, spo2: 60 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
    ],
    learningObjectives: [
      'Grade croup without upsetting the child',
      'State the effect and duration of epinephrine and dexamethasone',
      'Recognize rebound and the need for admission',
      'Recognize exhaustion and choose the tube',
    ],
  },
  {
    id: 'epiglottitis-in-unvaccinated-girl',
    title: 'Sudden high fever with drooling',
    category: 'pediatric',
    topic: 'Epiglottitis',
    source: 'standard pediatric emergency reference: upper airway obstruction',
    patient: {
      age: '4 years',
      gender: 'female',
      weight: '16 kg',
      setting: 'Emergency department of a community hospital',
      diagnosis: 'Fever, sore throat and muffled voice for six hours',
    },
    vitalSigns: { hr: 152, bp: '98/58', rr: 34, temp: 39.7, spo2: 94 },
    labValues: { Immunizations: 'none', Intake: 'nothing by mouth for four hours' },
    decisionPoints: [
      {
        situation:
          'The girl sits upright and leans forward with her chin out and her mouth open. Saliva runs from her lips. Her stridor is soft; she does not cough.',
        question: 'How should the therapist assess her?',
        right: {
          type: 'assessment',
          text: "Look and listen from nearby, in her mother's arms",
          feedback:
            'The posture, drooling and fever suggest epiglottitis. The airway may close when she is upset, so hands stay off until experts are ready.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Press the tongue down to see the epiglottis clearly',
            feedback:
              'Touching the throat can trigger complete obstruction. The epiglottis is viewed where she can be intubated.',
            after: { hr: 176, rr: 44, spo2: 78 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'assessment',
            text: 'Lay her flat to take a lateral neck film on the table',
            feedback:
              'Lying flat lets the swollen epiglottis fall over the larynx. The picture is clear enough without a film.',
            after: { hr: 170, rr: 42, spo2: 84 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Draw blood for a culture and a gas from her arm',
            feedback:
              'Pain and crying can close the airway. Blood is drawn after the tube is in place.',
            after: { hr: 170, rr: 42, spo2: 90 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'She is tired but awake. SpO2 is 94 % on room air. An anesthesiologist and an ear, nose and throat surgeon are in the hospital.',
        question: 'What should be recommended?',
        right: {
          type: 'intervention',
          text: 'Intubation in the operating room, surgeon ready',
          feedback:
            'Securing the airway under controlled conditions is the treatment that saves her. Oxygen near her face is given on the way as far as she accepts it.',
          after: { spo2: 97, hr: 148 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Racemic epinephrine, then a decision after two hours',
            feedback:
              'Epinephrine does not shrink an infected epiglottis, and a mask upsets her. Delay may end in sudden closure.',
            after: { hr: 164, rr: 40, spo2: 91 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Intravenous ceftriaxone and a line, then observation',
            feedback:
              'Antibiotics act in a day. A line before the airway makes her cry and the obstruction grow.',
            after: { hr: 166, rr: 40, spo2: 91 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: "Transfer by ambulance to a distant children's hospital",
            feedback:
              'Obstruction on the road cannot be handled. The experts here can secure the airway first.',
            after: { hr: 158, rr: 38, spo2: 92 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'At the door of the operating room she stops breathing and turns blue. SpO2 falls from 97 % to 68 % and HR from 148/min to 72/min.',
        question: 'What should the therapist do first?',
        right: {
          type: 'intervention',
          text: 'Bag and mask with 100 % oxygen, by two people',
          feedback:
            'Firm positive pressure by mask mostly passes the swollen epiglottis. It buys the minutes that intubation needs.',
          after: { hr: 140, spo2: 92, rr: 20 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Blind intubation through the nose with a soft tube',
            feedback:
              'A blind tube hits the swelling, causes bleeding and does not find the larynx. Hypoxemia goes on.',
            after: { hr: 50, spo2: 50, rr: 0 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Needle through the neck before any other attempt',
            feedback:
              'A needle airway is for the case that neither mask nor tube works. It is difficult in a child of this age.',
            after: { hr: 54, spo2: 54, rr: 0 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Chest compressions without any ventilation',
            feedback:
              'Her heart slows from lack of oxygen. Ventilation corrects this before compressions are needed.',
            after: { hr: 56, spo2: 56, rr: 0 },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The anesthesiologist places a tube through the mouth, one half size smaller than usual for her age. The epiglottis is cherry red and swollen.',
        question: 'What matters most for the next day?',
        right: {
          type: 'intervention',
          text: 'Sedation, a well-secured tube and ceftriaxone',
          feedback:
            'Unplanned extubation could be fatal while the swelling lasts. Antibiotics reduce it within one to two days.',
          after: { hr: 118, spo2: 98, temp: 37.4 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Extubation when she wakes, and racemic epinephrine',
            feedback:
              'The swelling has not changed. She could close her airway again and might not be intubated a second time.',
            after: { hr: 168, spo2: 70, rr: 44 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Hyperventilation to a PaCO2 of 30, and steroids',
            feedback:
              'Her lungs are healthy, so normal values are the goal. Hyperventilation brings no gain.',
            after: { hr: 138, spo2: 96 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Tracheostomy today, and feeding by a gastric tube',
            feedback:
              'The swelling mostly goes within two days with antibiotics. Surgery is not needed when a tube is in place.',
            after: { hr: 140, spo2: 94 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation: 'After 36 hours she has no fever and is awake. FIO2 is 0.30.',
        question: 'Which finding supports extubation best?',
        right: {
          type: 'assessment',
          text: 'Air leak around the tube and a shrunken epiglottis',
          feedback:
            'Both show that the supraglottic swelling has gone. This is the reason for which she was intubated.',
          after: { hr: 104, spo2: 98 },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Negative blood cultures and a falling white blood cell count',
            feedback:
              'They show that the infection is under control, but they say nothing about the width of the airway.',
            after: { hr: 108 },
            status: 'stable',
            weight: 1,
          },
          {
            type: 'assessment',
            text: 'Chest radiograph with clear lungs and a tube in good position',
            feedback: 'Her lungs were not the problem. A film does not show the swelling.',
            after: { hr: 112 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Forced vital capacity of 15 mL/kg on two tests in a row',
            feedback:
              'Her muscles are strong. Lung volume does not answer whether the larynx is open.',
            after: { hr: 114 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize epiglottitis by sight',
      'Avoid whatever upsets the child before the airway is secured',
      'Rescue ventilation when obstruction becomes complete',
      'Plan care until extubation',
    ],
  },
  {
    id: 'bronchiolitis-in-former-preterm',
    title: 'Infant with a cold who feeds poorly',
    category: 'pediatric',
    topic: 'Bronchiolitis (RSV)',
    source: 'standard pediatric reference: bronchiolitis',
    patient: {
      age: '3 months',
      gender: 'male',
      weight: '5.0 kg',
      setting: 'Pediatric ward, then pediatric intensive care',
      diagnosis: 'Runny nose for three days; fast breathing and poor feeding; born at 33 weeks',
    },
    vitalSigns: { hr: 168, bp: '82/46', rr: 66, temp: 37.9, spo2: 88 },
    labValues: {
      'Rapid antigen test': 'respiratory syncytial virus positive',
      'Blood glucose': '88 mg/dL',
    },
    decisionPoints: [
      {
        situation:
          'His nostrils flare, the chest retracts, and wheezes and crackles are heard all over. Thick mucus fills his nose.',
        question: 'Which information should the therapist seek next?',
        right: {
          type: 'assessment',
          text: 'Apneas seen at home, wet diapers and intake of milk',
          feedback:
            'Apnea is a danger in young former preterm infants. Hydration and feeding decide about the level of support.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Complete blood count and cultures of blood and urine',
            feedback:
              'The picture and the test explain his illness. Routine blood tests do not change care.',
            after: { hr: 176 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Sweat chloride and the immunoglobulins of each class',
            feedback:
              'A first bronchiolitis in season is not a reason to look for cystic fibrosis or immune defects.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Arterial blood gas drawn from the radial artery',
            feedback:
              'He is alert and vigorous, so the gas adds little. The puncture upsets him and uses his strength.',
            after: { hr: 182, rr: 74, spo2: 86 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The parents saw no apnea. He drank half of his usual milk. SpO2 is 88 % on room air; he is alert.',
        question: 'What should be done first?',
        right: {
          type: 'intervention',
          text: 'Nasal suction, then oxygen by nasal cannula',
          feedback:
            'Infants breathe through the nose, so clearing it lowers their work at once. Oxygen is for the saturation that stays low.',
          after: { spo2: 95, rr: 54, hr: 152 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Albuterol aerosol every two hours, then oxygen',
            feedback:
              'Mucus and swelling, not spasm, narrow his airways. Routine albuterol does not help and speeds the heart.',
            after: { spo2: 89, rr: 66, hr: 184 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Percussion and postural drainage of each lobe',
            feedback: 'Chest physiotherapy does not shorten bronchiolitis and exhausts the infant.',
            after: { spo2: 85, rr: 74, hr: 178 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Ribavirin aerosol in a tent over several days',
            feedback:
              'Ribavirin has little benefit and is a hazard to staff. It is not used for ordinary bronchiolitis.',
            after: { spo2: 88, rr: 68, hr: 168 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Next day he is tired and retracts strongly. RR has risen to 72/min and HR to 176/min; SpO2 has fallen from 95 % to 89 % on 2 L/min. A capillary gas shows pH 7.32, PCO2 50 mm Hg, HCO3 25 mEq/L. He is still alert when handled. The nose has been suctioned.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Heated high-flow nasal cannula at 8 L/min',
          feedback:
            'About 1.5 to 2 L/kg of heated gas washes out dead space and eases inspiration. Many infants are spared a tube by it.',
          after: { rr: 54, hr: 150, spo2: 96 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Racemic epinephrine aerosol every two hours',
            feedback:
              'Epinephrine given again and again does not change the course. He needs support for his work of breathing.',
            after: { rr: 72, hr: 188, spo2: 89 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Prednisolone for five days by gastric tube',
            feedback: 'Corticosteroids do not help in bronchiolitis. He would tire meanwhile.',
            after: { rr: 74, hr: 178, spo2: 88 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Intubation with a 3.5 mm tube at this point',
            feedback:
              'He is alert and has mild hypercapnia. Noninvasive support has not been tried, and a tube brings risks.',
            after: { rr: 30, hr: 160, spo2: 95 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'During the night the monitor records three apneas of more than 20 seconds with a heart rate below 80/min within an hour; each needs bag and mask. Between them he hardly responds. A gas shows pH 7.18, PCO2 70 mm Hg, HCO3 26 mEq/L. SpO2 has fallen to 90 % on FIO2 0.60.',
        question: 'What is the right step?',
        right: {
          type: 'intervention',
          text: 'Intubation and mechanical ventilation',
          feedback:
            'Repeated apnea with bradycardia, a falling level of alertness and a pH of 7.18 mean failure. He needs a secure airway now.',
          after: { rr: 28, hr: 144, spo2: 96 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'High flow raised to 10 L/min with FIO2 1.00',
            feedback:
              'More flow does not breathe for him during apnea, and he is too drowsy to recover.',
            after: { rr: 20, hr: 92, spo2: 80 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Caffeine citrate, with close monitoring',
            feedback:
              'Caffeine treats apnea of prematurity. It does not reverse exhaustion with PCO2 of 70.',
            after: { rr: 18, hr: 88, spo2: 78 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Gentle stroking at each alarm till morning',
            feedback:
              'He no longer starts to breathe after touch; each spell needed bagging. The next one may end in arrest.',
            after: { rr: 12, hr: 70, spo2: 68 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'He is intubated. The flow curve on the ventilator shows that expiratory flow has not come back to zero before the next breath. The chest is overinflated.',
        question: 'Which setting fits him best?',
        right: {
          type: 'intervention',
          text: 'Rate 24/min, VT 7 mL/kg, inspiratory time 0.6 s',
          feedback:
            'A slow rate with a short inspiration leaves about 1.9 seconds to exhale. Trapped gas can leave.',
          after: { rr: 24, hr: 138, spo2: 96, bp: '84/48' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Rate 60/min, VT 7 mL/kg, inspiratory time 0.6 s',
            feedback:
              'Each breath would have only 0.4 seconds for expiration. Gas stacks up and the blood pressure falls.',
            after: { rr: 60, hr: 168, spo2: 88, bp: '58/30' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Rate 24/min, VT 15 mL/kg, inspiratory time 0.6 s',
            feedback: 'So large a volume overdistends the lung and may cause a pneumothorax.',
            after: { rr: 24, hr: 164, spo2: 86, bp: '60/32' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Rate 24/min, VT 7 mL/kg, inspiratory time 1.5 s',
            feedback:
              'The long inspiration leaves only one second to exhale through narrowed airways.',
            after: { rr: 24, hr: 156, spo2: 91, bp: '70/38' },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Judge severity and risk in bronchiolitis',
      'Name what helps and what does not',
      'Recognize when high flow or intubation is due',
      'Set a ventilator for air trapping in an infant',
    ],
  },
  {
    id: 'severe-asthma-schoolgirl',
    title: 'Asthma attack after a family party with a cat',
    category: 'pediatric',
    topic: 'Pediatric asthma',
    source: 'standard pediatric emergency reference: acute asthma',
    patient: {
      age: '8 years',
      gender: 'female',
      weight: '26 kg',
      setting: 'Emergency department',
      diagnosis: 'Wheezing since the afternoon, six puffs of albuterol at home without relief',
    },
    vitalSigns: { hr: 136, bp: '104/62', rr: 40, temp: 37.1, spo2: 89 },
    labValues: {
      'Home controller': 'fluticasone inhaler, often forgotten',
      'Previous admissions': 'one, in intensive care',
    },
    decisionPoints: [
      {
        situation:
          'The girl sits bent forward and speaks single words. Wheezes are heard in both phases.',
        question: 'Which information is most useful at this moment?',
        right: {
          type: 'assessment',
          text: 'Accessory muscle use, air entry and alertness',
          feedback:
            'Effort, air entry and mental state show how severe the attack is and take seconds. They decide how fast treatment must go.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Complete spirometry with three good maneuvers',
            feedback:
              'She cannot blow hard and long. Forced maneuvers may bring on more spasm and delay treatment.',
            after: { spo2: 86, rr: 44 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Chest radiograph from the front and the side',
            feedback:
              'Films help if pneumothorax or pneumonia is suspected or treatment fails. They are not the first step.',
            after: { spo2: 88, rr: 42 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Skin-prick tests with the extract of cat hair',
            feedback:
              'The trigger is known from the story. Skin tests belong to a quiet time and carry risk now.',
            after: { spo2: 89, rr: 42 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'She uses her neck muscles; air entry is reduced on both sides; she is frightened but alert.',
        question: 'Which first treatment should be recommended?',
        right: {
          type: 'medication',
          text: 'Oxygen, albuterol with ipratropium three times, prednisolone',
          feedback:
            'A severe attack calls for both bronchodilators in quick sequence and an early systemic steroid. Oxygen keeps SpO2 at 92 % or above meanwhile.',
          after: { spo2: 93, hr: 148, rr: 38 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Oxygen and one albuterol aerosol, with a second look after two hours',
            feedback:
              'One dose every two hours is far too little in a severe attack. No steroid has been given that could act by the evening.',
            after: { spo2: 90, rr: 42 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Salmeterol with fluticasone from a dry-powder inhaler, two inhalations',
            feedback:
              'A dry-powder inhaler needs a strong inspiration that she cannot make. These drugs control asthma but do not end an attack.',
            after: { spo2: 88, rr: 44, hr: 142 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Oxygen, albuterol once and lorazepam for her fear and her fast breathing',
            feedback:
              'Her fear comes from air hunger. A sedative weakens her effort and can lead to arrest.',
            after: { spo2: 86, rr: 30, hr: 128 },
            status: 'worsened',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'After the third aerosol SpO2 is 93 % on FIO2 0.40 and RR 38/min. She still speaks single words; expiration is long.',
        question: 'What should be added?',
        right: {
          type: 'medication',
          text: 'Magnesium sulfate intravenously, with continuous albuterol aerosol',
          feedback:
            'A poor response after an hour calls for the next level. Magnesium relaxes bronchial muscle and is safe with monitoring of blood pressure.',
          after: { hr: 158, rr: 34, spo2: 91, bp: '100/58' },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Theophylline by mouth, with albuterol reduced to every four hours',
            feedback:
              'Theophylline adds arrhythmia and nausea without much gain. Less albuterol leaves the spasm untreated.',
            after: { hr: 176, rr: 40, spo2: 91, bp: '98/56' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Azithromycin by mouth, with albuterol at the same doses as before',
            feedback:
              'There is no sign of bacterial infection. The antibiotic does not open the airways.',
            after: { hr: 152, rr: 42, spo2: 90, bp: '104/60' },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Acetylcysteine aerosol, with continuous albuterol by the same cup',
            feedback: 'Acetylcysteine can provoke bronchospasm. It has no place in acute asthma.',
            after: { hr: 150, rr: 44, spo2: 87, bp: '104/60' },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'An hour later wheezes can hardly be heard, and neither can breath sounds. She is sleepy. SpO2 is 91 % on FIO2 0.60, HR 158/min. The gas shows pH 7.33, PaCO2 45 mm Hg, PaO2 62 mm Hg, HCO3 23 mEq/L.',
        question: 'How should the therapist act on these findings?',
        right: {
          type: 'intervention',
          text: 'Prepare for intubation in intensive care and inform the team now',
          feedback:
            'A silent chest, sleepiness and a PaCO2 that is no longer low mean exhaustion. Help must be at the bedside before she stops.',
          after: { hr: 150, rr: 24, spo2: 93, bp: '96/54' },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Note the improvement and change to albuterol every two hours',
            feedback:
              'Wheezing has gone because little air moves. A normal PaCO2 in a severe attack warns of arrest.',
            after: { hr: 80, rr: 8, spo2: 70, bp: '70/40' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Raise FIO2 to 1.00 and repeat the gas on the ward in two hours',
            feedback: 'Oxygen hides the failing ventilation. Two hours on a ward are too long.',
            after: { hr: 158, rr: 30, spo2: 96, bp: '98/56' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Postural drainage and percussion to loosen the mucous plugs',
            feedback:
              'Percussion in a failing child raises the demand for oxygen and worsens spasm.',
            after: { hr: 164, rr: 18, spo2: 80, bp: '88/50' },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'She is intubated and ventilated at VT 8 mL/kg, rate 24/min, I:E 1:2. Minutes later the blood pressure falls to 62/34 mm Hg, SpO2 to 84 %, and HR rises to 168/min. Breath sounds are equal and faint, the trachea is in the midline, and the chest stays in full inspiration.',
        question: 'What should the therapist do first?',
        right: {
          type: 'intervention',
          text: 'Disconnect the tube from the ventilator so that she exhales',
          feedback:
            'Stacked breaths have raised the pressure in the chest and block venous return. Opening the circuit lets the gas out, and the pressure comes back within seconds; then the rate is lowered.',
          after: { hr: 140, bp: '98/56', spo2: 94, rr: 12 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise the rate to 40/min to wash out more carbon dioxide',
            feedback:
              'A higher rate shortens expiration further. More gas is trapped and the circulation stops.',
            after: { hr: 178, bp: '46/26', spo2: 72, rr: 40 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Put a needle into the second space on both sides of the chest',
            feedback:
              'Sounds are equal and the trachea is central, so trapped gas is likelier. Needles come next if disconnection does not help.',
            after: { hr: 172, bp: '52/30', spo2: 78, rr: 24 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Raise PEEP to 15 cm H2O to hold the small airways open',
            feedback: 'More PEEP adds to an overfilled chest. Venous return falls further.',
            after: { hr: 176, bp: '48/26', spo2: 76, rr: 24 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
    ],
    learningObjectives: [
      'Judge a severe asthma attack in a child',
      'Order the steps of drug treatment',
      'Recognize exhaustion by silent chest and PaCO2',
      'Recognize and treat dynamic hyperinflation',
    ],
  },
  {
    id: 'peanut-in-right-bronchus',
    title: 'Sudden cough and one-sided wheeze',
    category: 'pediatric',
    topic: 'Foreign body aspiration',
    source: 'standard pediatric reference: foreign body aspiration',
    patient: {
      age: '2 years',
      gender: 'male',
      weight: '13 kg',
      setting: 'Emergency department, then operating room',
      diagnosis: 'Cough and wheeze since the afternoon; no fever',
    },
    vitalSigns: { hr: 132, bp: '94/56', rr: 36, temp: 37.0, spo2: 93 },
    labValues: {
      'Respiratory virus panel': 'negative',
      'Treatment so far': 'albuterol aerosol without effect',
    },
    decisionPoints: [
      {
        situation:
          'A clinic has sent the boy with the diagnosis of a first asthma attack. He coughs now and then but plays; the wheeze seems to be on one side.',
        question: 'What should the therapist assess first?',
        right: {
          type: 'assessment',
          text: 'Choking history and sounds of each lung',
          feedback:
            'A sudden start during eating and a one-sided wheeze point to an inhaled object. The mother recalls that he choked on peanuts.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Family history of asthma, eczema and hay fever',
            feedback:
              'It might support asthma, but a first, one-sided wheeze with sudden start needs another explanation.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Blood gas and the count of eosinophils',
            feedback:
              'He is in little distress. The puncture upsets him and could move the object.',
            after: { hr: 150 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Sweat test for the concentration of chloride',
            feedback: 'A sudden illness in a thriving child does not suggest cystic fibrosis.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'Breath sounds are faint on the right, where a wheeze is heard. The plain inspiratory film looks nearly normal.',
        question: 'Which film should be added?',
        right: {
          type: 'assessment',
          text: 'Film in expiration or lying on his right',
          feedback:
            'A peanut does not show on a film, but it acts as a valve. The right lung then stays large in expiration or when it lies below.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Film of the soft tissues of the neck in extension',
            feedback:
              'The wheeze comes from a bronchus. A film of the neck shows swelling in croup and objects in the throat.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Film with barium swallowed from a bottle',
            feedback:
              'Barium shows the esophagus. It may be aspirated and would hinder bronchoscopy.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Film of both lungs again after two days',
            feedback:
              'Delay lets the peanut swell and inflame the bronchus. Proof can be had today.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'In expiration the right lung stays overinflated and the heart moves to the left. SpO2 is 93 % on room air.',
        question: 'What should be recommended?',
        right: {
          type: 'intervention',
          text: 'Rigid bronchoscopy under general anesthesia, with oxygen until then',
          feedback:
            'The rigid instrument ventilates the child while forceps take out the object. Until then he stays calm and takes nothing by mouth.',
          after: { hr: 126, spo2: 96 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Albuterol aerosol followed by percussion and drainage, to cough it out',
            feedback:
              'The object could move into the trachea and block both lungs. Drainage is not a safe way to remove it.',
            after: { hr: 150, spo2: 88, rr: 44 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Amoxicillin and prednisolone by mouth, with a review in the clinic in a week',
            feedback:
              'A peanut in a bronchus causes pneumonia and lasting damage. The drugs do not remove it.',
            after: { hr: 136, spo2: 92, temp: 37.8 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Finger sweep of the throat and abdominal thrusts, since he still coughs well',
            feedback:
              'He moves air, so thrusts may turn partial into complete obstruction. The object is not in the throat.',
            after: { hr: 160, spo2: 84, rr: 48 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'While he waits he coughs hard, then makes no sound. He turns blue, goes limp and does not respond; SpO2 falls from 96 % to 60 % and HR to 84/min. No chest movement follows two breaths by bag and mask, even after repositioning.',
        question: 'What should the team do next?',
        right: {
          type: 'intervention',
          text: 'Chest compressions, then a look in the mouth',
          feedback:
            'In an unresponsive child compressions can move the object by the pressure they create. An object that can be seen is taken out; here a hard cough frees the trachea after one cycle.',
          after: { hr: 128, spo2: 95, rr: 34 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Blind sweep with a finger, deep behind the tongue',
            feedback:
              'A blind finger can press the object into the larynx. Fingers are used for what can be seen.',
            after: { hr: 40, spo2: 40, rr: 0 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Firmer breaths by bag and mask, with a higher pressure',
            feedback:
              'Pressure does not pass a blocked trachea; it fills the stomach. The obstruction must be moved.',
            after: { hr: 44, spo2: 44, rr: 0 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'A run to the operating room for bronchoscopy',
            feedback: 'The way takes minutes without oxygen. Treatment must start where he is.',
            after: { hr: 36, spo2: 38, rr: 0 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'The object has dropped back into the right bronchus, and the peanut is taken out by rigid bronchoscopy. In the recovery room he is awake and has stridor at rest with mild retractions: RR 34/min, SpO2 95 % in humidified oxygen.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'medication',
          text: 'Racemic epinephrine aerosol and watching for edema',
          feedback:
            'The instrument has irritated the larynx. Epinephrine shrinks the swelling, and he needs close watch because the effect is short.',
          after: { hr: 116, rr: 26, spo2: 98 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Albuterol aerosol and watching for bronchospasm',
            feedback:
              'Stridor comes from the larynx, where albuterol does not act. There is no wheeze any more.',
            after: { hr: 138, rr: 36, spo2: 94 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Intubation with a cuffed tube for the next night',
            feedback: 'He moves air well and is awake. A tube would irritate the mucosa further.',
            after: { hr: 110, rr: 24, spo2: 96 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Second bronchoscopy at once to search for pieces',
            feedback:
              'Stridor after the procedure is mostly edema. Another passage of the instrument would increase it.',
            after: { hr: 140, rr: 40, spo2: 92 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Suspect an inhaled object when wheeze is one-sided',
      'Choose the films that show air trapping',
      'Name the treatment and the dangers before it',
      'Act in complete obstruction of an unresponsive child',
      'Treat edema after bronchoscopy',
    ],
  },
];

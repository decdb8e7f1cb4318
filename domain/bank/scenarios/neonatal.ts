import type { WrittenScenario } from './scenario.ts';

/** Newborns in the delivery room and in intensive care. */
export const neonatal: readonly WrittenScenario[] = [
  {
    id: 'delivery-room-term-abruption',
    title: 'Pale, limp newborn after placental abruption',
    category: 'neonatal',
    topic: 'Delivery room resuscitation and Apgar',
    source: 'standard neonatal resuscitation reference',
    patient: {
      age: '1 minute',
      gender: 'female',
      weight: '3.2 kg',
      setting: 'Delivery room, emergency cesarean section',
      diagnosis: 'Term newborn after placental abruption',
    },
    vitalSigns: { hr: 70, bp: '50/28', rr: 0, temp: 36.6, spo2: 55 },
    labValues: { Gestation: '39 weeks', 'Amniotic fluid': 'bloody, no meconium' },
    decisionPoints: [
      {
        situation:
          'The newborn has been warmed, dried, placed with the head in the neutral position and stimulated. She is limp and does not breathe. The heart rate by stethoscope is 70/min.',
        question: 'What should the therapist do now?',
        right: {
          type: 'intervention',
          text: 'Ventilate by mask with 21 % oxygen',
          feedback:
            'Apnea or a heart rate below 100/min after the first steps calls for ventilation within the first minute. At term it starts with air.',
          after: { hr: 66, rr: 40 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Go on drying and rub her back for another minute',
            feedback:
              'Once stimulation has failed, more of it wastes time. She needs gas in her lungs.',
            after: { hr: 48, rr: 0, spo2: 42 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Hold 100 % oxygen close to her nose and mouth',
            feedback: 'Free-flow oxygen does not help a newborn who does not breathe.',
            after: { hr: 50, rr: 0, spo2: 44 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Begin chest compressions at a ratio of 3 to 1',
            feedback:
              'Compressions are for a heart rate below 60/min after effective ventilation. The lungs have not been opened yet.',
            after: { hr: 52, rr: 0, spo2: 44 },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'After 15 seconds of ventilation by mask the heart rate is 66/min and not rising.',
        question: 'What should be assessed now?',
        right: {
          type: 'assessment',
          text: 'Whether the chest moves with each breath',
          feedback:
            'A rising heart rate is the best sign of effective ventilation. If it does not rise, the chest shows whether gas enters the lungs.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Whether the Apgar score has reached seven',
            feedback:
              'The score describes the newborn at set times. It does not guide the steps and takes attention away.',
            after: { hr: 58 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Whether the femoral pulses are equal',
            feedback: 'Pulses are hard to feel now and do not tell why the rate stays low.',
            after: { hr: 58 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Whether the blood pressure is in range',
            feedback:
              'Pressure is measured later. The likely cause at this moment is poor ventilation.',
            after: { hr: 60 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation: 'The chest does not move.',
        question: 'What should the therapist do next?',
        right: {
          type: 'intervention',
          text: 'Reseat the mask and reposition her head',
          feedback:
            'A leak at the mask and a bent neck are the usual causes. The next corrective steps are suction, an open mouth, more pressure and another airway.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Give epinephrine through the mask',
            feedback: 'Drugs cannot work without ventilation, and they are not given by mask.',
            after: { hr: 42, spo2: 40 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Raise oxygen to 100 % and keep the mask where it is',
            feedback: 'Oxygen that does not reach the lungs changes nothing. The seal comes first.',
            after: { hr: 54, spo2: 46 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Lower the pressure to 10 cm H2O to protect the lungs',
            feedback: 'A fluid-filled lung needs more pressure for the first breaths, not less.',
            after: { hr: 52, spo2: 44 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Corrective steps up to intubation were needed, and her heart slowed meanwhile. Although the chest has now moved well for 30 seconds, the heart rate is down to 48/min and SpO2 to 50 %.',
        question: 'What should the team do?',
        right: {
          type: 'intervention',
          text: 'Compressions with breaths in a ratio of 3 to 1 and 100 % oxygen',
          feedback:
            'Below 60/min after 30 seconds of effective ventilation the heart needs help. Ninety compressions and 30 breaths a minute are given together.',
          after: { hr: 52, spo2: 58 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Ventilation alone for two more minutes with 21 % oxygen',
            feedback:
              'Ventilation has been effective and was not enough. The coronary arteries need pressure now.',
            after: { hr: 40, spo2: 44 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Compressions with breaths in a ratio of 30 to 2 and 100 % oxygen',
            feedback:
              'That ratio is for older patients with a cardiac cause. Newborns need more ventilation.',
            after: { hr: 46, spo2: 52 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'A volume bolus by the umbilical vein with no compressions',
            feedback:
              'Volume without circulation does not reach the heart. It is considered later, as blood may have been lost.',
            after: { hr: 36, spo2: 42 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'After 60 seconds of compressions with good breaths the heart rate is 52/min. An umbilical venous catheter is in place.',
        question: 'Which medication should be given?',
        right: {
          type: 'medication',
          text: 'Epinephrine by the umbilical vein',
          feedback:
            'A rate that stays below 60/min is treated with epinephrine, best intravenously: 0.01 to 0.03 mg/kg. The rate rises within a minute.',
          after: { hr: 148, spo2: 84, bp: '54/30' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Sodium bicarbonate by the same vein',
            feedback:
              'Bicarbonate makes carbon dioxide and does not raise the rate. It is not a drug of the first minutes.',
            after: { hr: 46, spo2: 52 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Atropine by the umbilical vein',
            feedback:
              'Her heart is slow from hypoxia, not from the vagus nerve. Atropine is not used in newborn resuscitation.',
            after: { hr: 48, spo2: 54 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Naloxone into the thigh muscle',
            feedback: 'Naloxone does not treat asphyxia. It is not part of newborn resuscitation.',
            after: { hr: 46, spo2: 52 },
            status: 'critical',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'At eight minutes the heart rate is 148/min. She makes efforts to breathe. With 100 % oxygen, SpO2 at her right hand has climbed from 84 % to 98 %.',
        question: 'What should the therapist do about oxygen?',
        right: {
          type: 'intervention',
          text: 'Lower FIO2 stepwise to the preductal target',
          feedback:
            'At ten minutes 85 to 95 % is wanted. Too much oxygen makes radicals that injure a brain after asphyxia.',
          after: { hr: 144, spo2: 93, rr: 44 },
          status: 'improved',
          weight: 2,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Keep 100 % oxygen until the Apgar score is ten',
            feedback:
              'SpO2 of 98 % with pure oxygen hides a high PaO2. A score of ten is not the goal.',
            after: { hr: 146, spo2: 100 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Stop oxygen and ventilation now, since she has recovered',
            feedback:
              'Her own breathing is still weak. Support is withdrawn in steps under the oximeter.',
            after: { hr: 124, spo2: 78 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Move the probe to the left foot and keep the FIO2',
            feedback:
              'The foot is postductal. The targets of the first minutes are for the right hand.',
            after: { hr: 146, spo2: 97 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
    ],
    learningObjectives: [
      'Start ventilation within the first minute',
      'Check and correct ventilation that does not work',
      'State when compressions and epinephrine are due',
      'Titrate oxygen by preductal saturation',
    ],
  },
  {
    id: 'preterm-rds-surfactant',
    title: 'Grunting preterm newborn',
    category: 'neonatal',
    topic: 'Respiratory distress syndrome and surfactant',
    source: 'standard neonatal respiratory care reference',
    patient: {
      age: '5 minutes',
      gender: 'female',
      weight: '1.1 kg',
      setting: 'Delivery room, then neonatal intensive care',
      diagnosis: 'Preterm newborn of 28 weeks with grunting',
    },
    vitalSigns: { hr: 146, bp: '40/22', rr: 68, temp: 36.5, spo2: 80 },
    labValues: { Gestation: '28 weeks', 'Antenatal steroid': 'one dose, two hours before birth' },
    decisionPoints: [
      {
        situation:
          'The newborn breathes by herself, with grunting, flaring and retractions. Heart rate is 146/min; SpO2 on the right hand is 80 % on FIO2 0.30.',
        question: 'Which support should the therapist start?',
        right: {
          type: 'intervention',
          text: 'Nasal CPAP of 6 cm H2O, FIO2 0.30',
          feedback:
            'She breathes and her rate is good. Early CPAP keeps alveoli open, and many preterm newborns need no tube.',
          after: { spo2: 90, rr: 60, hr: 148 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen hood without pressure, FIO2 1.00',
            feedback:
              'Oxygen without pressure lets the alveoli collapse. Pure oxygen is toxic to the eye and the lung.',
            after: { spo2: 84, rr: 72, hr: 156 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubation and ventilation, FIO2 0.30',
            feedback:
              'Routine intubation of a newborn who breathes well is not needed and may injure the lung.',
            after: { spo2: 91, rr: 40, hr: 150 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Observation for an hour, FIO2 0.30',
            feedback:
              'Grunting is her attempt to hold the alveoli open. Without support she tires and loses more lung volume.',
            after: { spo2: 76, rr: 80, hr: 164 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'At the age of one hour she needs FIO2 0.50 on CPAP of 7 cm H2O for an SpO2 of 90 %.',
        question: 'Which tests should be done now?',
        right: {
          type: 'assessment',
          text: 'Blood gas and chest radiograph',
          feedback:
            'Together they tell how she ventilates and whether the lungs look like surfactant deficiency or something else.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Echocardiogram and blood culture',
            feedback:
              'Both may follow. They do not show whether surfactant should be given at this time.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Barium swallow and head ultrasound',
            feedback:
              'She is too sick for feeding studies. Ultrasound of the head is a routine of the next days.',
            after: { spo2: 84, hr: 168 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Sweat test and an immunoglobulin level',
            feedback:
              'Sweat tests are unreliable in the first days of life and have nothing to do with this distress.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'The radiograph shows small lungs with a fine ground-glass pattern and air bronchograms. The gas: pH 7.23, PaCO2 56 mm Hg, PaO2 50 mm Hg, HCO3 23 mEq/L. FIO2 is 0.50 and rising.',
        question: 'What should be recommended?',
        right: {
          type: 'medication',
          text: 'Surfactant into the trachea',
          feedback:
            'This is respiratory distress syndrome with a rising need for oxygen on CPAP. Early surfactant lowers mortality and air leaks.',
          after: { spo2: 96, rr: 40, hr: 150 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'CPAP until FIO2 is 0.90',
            feedback: 'Delay lets more alveoli collapse. Surfactant works best in the first hours.',
            after: { spo2: 82, rr: 76, hr: 170 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Furosemide intravenously',
            feedback:
              'The lungs lack surfactant and are not overloaded. Furosemide takes volume that she needs.',
            after: { spo2: 88, rr: 70, hr: 156 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Nitric oxide by inhalation',
            feedback:
              'Nothing shows pulmonary hypertension. In preterm newborns with surfactant deficiency it is not a routine.',
            after: { spo2: 87, rr: 68, hr: 150 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'She was intubated for surfactant and is on pressure control: PIP 24, PEEP 6 cm H2O, rate 40/min, FIO2 0.50. Twenty minutes later the chest rises high, exhaled VT is 9 mL and SpO2 has climbed from 96 % to 99 %.',
        question: 'What should the therapist do first?',
        right: {
          type: 'intervention',
          text: 'Lower PIP until exhaled VT is about 5 mL and lower FIO2',
          feedback:
            'Compliance has improved. At the same PIP the volume of 8 mL/kg overdistends her lungs, and 99 % means too much oxygen.',
          after: { spo2: 92, bp: '42/24' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise PIP to spread the surfactant and keep the same FIO2',
            feedback:
              'More pressure in a compliant lung risks pneumothorax and interstitial emphysema.',
            after: { spo2: 99, hr: 172, bp: '30/16' },
            status: 'worsened',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Raise the rate to 60/min and leave PIP and FIO2 alone',
            feedback:
              'Volume stays too large, and more breaths lower PaCO2, which can reduce the blood flow to the brain.',
            after: { spo2: 98, bp: '38/20' },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Suction the tube now and leave the settings alone',
            feedback:
              'Suction soon after the dose removes surfactant. Nothing suggests a plugged tube.',
            after: { spo2: 98 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Six hours later she breathes well on a low rate, with PIP 14 cm H2O and FIO2 0.25. The gas is normal. SpO2 is 92 %.',
        question: 'What should be recommended?',
        right: {
          type: 'intervention',
          text: 'Caffeine and extubation to nasal CPAP',
          feedback:
            'Short ventilation protects her lungs. Caffeine stimulates breathing, and CPAP holds the lung volume.',
          after: { rr: 52, hr: 148, spo2: 93 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Sedation and ventilation for another 3 days',
            feedback:
              'Each day on the ventilator raises the risk of infection and bronchopulmonary dysplasia.',
            after: { rr: 40, hr: 152, spo2: 92 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Extubation to a hood with 25 % oxygen',
            feedback: 'Without distending pressure her lungs collapse and she will tire.',
            after: { rr: 76, hr: 172, spo2: 83 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Dexamethasone in high dose, then extubation',
            feedback:
              'Early high-dose dexamethasone raises the blood pressure and harms brain development. She needs no drug for the larynx to be extubated.',
            after: { rr: 44, hr: 150, spo2: 93, bp: '54/34' },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Start CPAP in a preterm newborn who breathes',
      'Recognize respiratory distress syndrome',
      'State when surfactant is due',
      'Foresee the change of compliance after surfactant',
      'Plan early extubation',
    ],
  },
  {
    id: 'meconium-and-pulmonary-hypertension',
    title: 'Post-term newborn stained with meconium',
    category: 'neonatal',
    topic: 'Meconium aspiration',
    source: 'standard neonatal respiratory care reference',
    patient: {
      age: '1 minute',
      gender: 'male',
      weight: '3.8 kg',
      setting: 'Delivery room, then neonatal intensive care',
      diagnosis: 'Newborn of 41 weeks through thick meconium',
    },
    vitalSigns: { hr: 84, bp: '56/32', rr: 0, temp: 36.7, spo2: 58 },
    labValues: { Gestation: '41 weeks', 'Amniotic fluid': 'thick meconium' },
    decisionPoints: [
      {
        situation:
          'The newborn is limp and does not breathe after drying and stimulation. The heart rate is 84/min.',
        question: 'What should the therapist do first?',
        right: {
          type: 'intervention',
          text: 'Clear the mouth and nose if needed, and ventilate by mask',
          feedback:
            'A newborn who is not vigorous needs ventilation without delay. Routine suction of the trachea has shown no benefit.',
          after: { hr: 156, rr: 80, spo2: 84 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Intubate and suction the trachea until no more meconium comes',
            feedback:
              'Repeated suction delays ventilation while the heart slows. The tube is for an airway that proves to be blocked.',
            after: { hr: 52, spo2: 44 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Suction the stomach and the throat for one to two minutes',
            feedback:
              'Deep suction causes vagal bradycardia, and minutes without breathing injure the brain.',
            after: { hr: 56, spo2: 46 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Wait, with oxygen near the face, until he gasps and cries',
            feedback:
              'Without breathing the oxygen does not reach the lungs. The rate will fall further.',
            after: { hr: 50, spo2: 42 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation:
          'At three hours he is in intensive care: RR 80/min, HR 156/min, SpO2 84 % on nasal CPAP with FIO2 0.80. The radiograph shows patchy opacities and overinflated areas. SpO2 swings widely when he is touched.',
        question: 'Which assessment comes next?',
        right: {
          type: 'assessment',
          text: 'SpO2 of the right hand and of a foot at the same time',
          feedback:
            'A preductal value more than 5 to 10 % higher shows shunt through the ductus from right to left. That points to persistent pulmonary hypertension.',
          after: { hr: 156, rr: 80, spo2: 84 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Sputum culture by suction of the nose and throat',
            feedback:
              'Upper airway culture is of little use, and handling makes his saturation drop.',
            after: { hr: 164, rr: 84, spo2: 80 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'SpO2 after he has breathed room air for ten minutes',
            feedback: 'Low oxygen narrows the vessels of the lung and can start a vicious circle.',
            after: { hr: 170, rr: 84, spo2: 74 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'PaO2 of a foot after ten minutes of FIO2 1.00',
            feedback:
              'A low value would show a large shunt, but not that it passes the ductus. Two probes tell this without a puncture.',
            after: { hr: 158, rr: 82, spo2: 88 },
            status: 'stable',
            weight: 1,
          },
        ],
      },
      {
        situation:
          'The right hand shows 90 %, the foot 78 %. An echocardiogram finds a normal heart with pressure in the right ventricle above the systemic pressure. He tires: pH 7.20, PaCO2 60 mm Hg, PaO2 42 mm Hg (foot), HCO3 23 mEq/L.',
        question: 'What should be recommended?',
        right: {
          type: 'intervention',
          text: 'Intubation, sedation and ventilation at a moderate rate',
          feedback:
            'He fails with hypercapnia, which constricts pulmonary vessels. A rate that leaves time to exhale avoids air trapping in blocked airways.',
          after: { hr: 150, rr: 40, spo2: 88, bp: '58/34' },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'CPAP at 10 cm H2O, without sedation, and a new gas in 2 hours',
            feedback:
              'More CPAP adds to trapped gas, and he is tiring. Acidosis and stress keep the pulmonary vessels constricted.',
            after: { hr: 168, rr: 84, spo2: 80 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubation and ventilation at 100/min with a PaCO2 of 20 as goal',
            feedback:
              'Very fast breathing traps gas in overinflated lungs. So low a PaCO2 cuts the blood flow to the brain.',
            after: { hr: 172, rr: 100, spo2: 76, bp: '40/22' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Oxygen hood with FIO2 1.00, minimal handling and a cool incubator',
            feedback:
              'A hood does not take over his work, and cold raises the need for oxygen and the pulmonary pressure.',
            after: { hr: 166, rr: 70, spo2: 78 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'On FIO2 1.00 and a mean airway pressure of 16 cm H2O, PaO2 is 50 mm Hg and PaCO2 46 mm Hg. The lungs are well expanded on the film. The blood pressure is 58/34 mm Hg.',
        question: 'Which treatment should the therapist recommend?',
        right: {
          type: 'medication',
          text: 'Inhaled nitric oxide at 20 ppm',
          feedback:
            'The oxygenation index is 32. Nitric oxide widens the vessels of ventilated units and lowers the need for extracorporeal support.',
          after: { spo2: 95, hr: 142, bp: '60/36' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Nitroprusside as an infusion',
            feedback:
              'It lowers systemic pressure as well, so that more blood passes the ductus from right to left.',
            after: { spo2: 82, hr: 174, bp: '36/18' },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Bicarbonate to a pH of 7.60',
            feedback:
              'Forced alkalosis has no proven gain and makes carbon dioxide that he must breathe out.',
            after: { spo2: 84, hr: 160 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Indomethacin to shut the duct',
            feedback:
              'The open duct is a valve that unloads the right ventricle. Closing it can make the heart fail.',
            after: { spo2: 84, hr: 158 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation: 'SpO2 is now 95 % in hand and foot.',
        question: 'Which values must be followed because of this treatment?',
        right: {
          type: 'monitoring',
          text: 'Methemoglobin and nitrogen dioxide',
          feedback:
            'Nitric oxide binds to hemoglobin and reacts with oxygen to toxic nitrogen dioxide. Both are checked regularly.',
          after: {},
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Carboxyhemoglobin and carbon dioxide',
            feedback:
              'Carboxyhemoglobin comes from carbon monoxide. It does not rise with nitric oxide.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Serum theophylline and serum glucose',
            feedback:
              'He does not receive theophylline. These values say nothing about nitric oxide.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Serum ammonia and the ketones in urine',
            feedback: 'Ammonia belongs to metabolic and liver disease, not to this gas.',
            after: {},
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation: 'After two days FIO2 is 0.45 and PaO2 is 78 mm Hg with nitric oxide at 20 ppm.',
        question: 'How should nitric oxide be withdrawn?',
        right: {
          type: 'intervention',
          text: 'Reduce it in steps to 1 ppm, then stop',
          feedback:
            'The lung makes less nitric oxide of its own during treatment. Small steps show early whether he still needs it.',
          after: { spo2: 96, hr: 136, rr: 36 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Stop it at once from the dose of 20 ppm',
            feedback:
              'A sudden stop can cause rebound pulmonary hypertension with severe hypoxemia.',
            after: { spo2: 74, hr: 172, bp: '44/24' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Keep it at 20 ppm until he is extubated',
            feedback:
              'His need has fallen. A longer course at full dose adds toxic risk without gain.',
            after: { spo2: 97 },
            status: 'stable',
            weight: -1,
          },
          {
            type: 'intervention',
            text: 'Lower FIO2 to 0.21 first, then stop it',
            feedback:
              'Room air now could provoke spasm of the pulmonary vessels. Both are reduced in turn, with some oxygen left.',
            after: { spo2: 86, hr: 158 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Resuscitate a newborn with meconium who is not vigorous',
      'Recognize pulmonary hypertension by two oximeters',
      'Ventilate without trapping gas',
      'Use, monitor and withdraw inhaled nitric oxide',
    ],
  },
  {
    id: 'apnea-of-prematurity-course',
    title: 'Spells of apnea in a growing preterm infant',
    category: 'neonatal',
    topic: 'Apnea of prematurity',
    source: 'standard neonatal respiratory care reference',
    patient: {
      age: '5 days',
      gender: 'female',
      weight: '1.3 kg',
      setting: 'Neonatal intensive care unit',
      diagnosis: 'Preterm infant of 29 weeks on room air',
    },
    vitalSigns: { hr: 158, bp: '52/30', rr: 46, temp: 36.8, spo2: 95 },
    labValues: {
      Gestation: '29 weeks',
      'Enteral feeding': 'by gastric tube',
      'Last hematocrit': '44 %',
    },
    decisionPoints: [
      {
        situation:
          'The alarm sounds. The infant has not breathed for 20 seconds; HR has fallen from 158/min to 82/min and SpO2 from 95 % to 80 %. Her neck is not bent, and the probe shows a good signal.',
        question: 'What should the therapist do first?',
        right: {
          type: 'intervention',
          text: 'Gentle touch on the sole or back',
          feedback:
            'Most apneas of prematurity end with light stimulation. Bag and mask follow if she does not breathe.',
          after: { hr: 156, spo2: 95, rr: 44 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Bag and mask with 100 % oxygen',
            feedback:
              'She may respond to touch within seconds. Pure oxygen brings her far above the target and harms the eyes.',
            after: { hr: 150, spo2: 99, rr: 44 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Wait for a minute and chart it',
            feedback: 'Heart rate and SpO2 are falling. Waiting lets bradycardia deepen.',
            after: { hr: 58, spo2: 58, rr: 0 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Shake her firmly by the shoulders',
            feedback: 'Shaking can cause bleeding in the brain. Light touch is enough.',
            after: { hr: 148, spo2: 88, rr: 40 },
            status: 'worsened',
            weight: -3,
          },
        ],
      },
      {
        situation: 'It was the fifth spell in eight hours; until yesterday she had none.',
        question: 'Which assessment is needed before this is called apnea of prematurity?',
        right: {
          type: 'assessment',
          text: 'Blood culture, blood count, glucose, electrolytes and temperature',
          feedback:
            'New or more frequent spells can be the first sign of infection, low glucose, anemia or a wrong temperature. These causes are looked for first.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Polysomnography over a night in the sleep laboratory for children',
            feedback:
              'The study does not find treatable causes, and she is too small to leave intensive care.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Sweat chloride, stool elastase and a genetic panel on a blood spot',
            feedback: 'Cystic fibrosis does not present with apnea in a preterm infant.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Computed tomography of the head and the chest with contrast medium',
            feedback:
              'Transport, contrast and radiation are not justified. Ultrasound at the bedside shows bleeding if it is suspected.',
            after: { hr: 172, spo2: 88 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'Blood count, glucose, electrolytes and temperature are normal, cultures remain negative, and ultrasound of the head shows no bleeding. Spells with HR below 80/min go on several times a day.',
        question: 'Which medication should be recommended?',
        right: {
          type: 'medication',
          text: 'Caffeine citrate',
          feedback:
            'Caffeine stimulates the respiratory center and strengthens the diaphragm. It has a wide therapeutic range and is given once a day.',
          after: { hr: 164, rr: 50 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'medication',
            text: 'Theophylline',
            feedback:
              'It acts alike, but its therapeutic range is narrow and levels must be measured often. Caffeine is preferred.',
            after: { hr: 190 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'medication',
            text: 'Phenobarbital',
            feedback: 'A sedative depresses breathing. There is no sign of seizures.',
            after: { hr: 150, rr: 36, spo2: 88 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Albuterol aerosol',
            feedback:
              'She has no bronchospasm. Albuterol does not act on the control of breathing.',
            after: { hr: 178, spo2: 95 },
            status: 'stable',
            weight: -1,
          },
        ],
      },
      {
        situation:
          'On caffeine for two days she still has spells. In them the chest moves for a few seconds without flow at the nose, then stops. SpO2 is 95 % on room air between spells.',
        question: 'What should be added?',
        right: {
          type: 'intervention',
          text: 'Nasal CPAP of 5 cm H2O',
          feedback:
            'These are mixed apneas that begin with a closed upper airway. CPAP holds the throat open and steadies lung volume.',
          after: { hr: 160, rr: 46, spo2: 96 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Oxygen by cannula, FIO2 0.40',
            feedback: 'Oxygen does not open the throat, and SpO2 would be too high for her eyes.',
            after: { hr: 158, spo2: 99 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Intubation and ventilation',
            feedback:
              'Spells are short and a gentler step has not been tried. A tube injures airway and lung.',
            after: { hr: 164, rr: 40, spo2: 97 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Pillow that bends the neck',
            feedback:
              'Flexion narrows the upper airway and causes obstruction. The neck should be neutral.',
            after: { hr: 150, rr: 40, spo2: 88 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'At 35 weeks she weighs 2.1 kg, feeds from a bottle and has been off CPAP for weeks. Caffeine was stopped two days ago; yesterday she had a spell that needed touch. The parents ask to go home.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'monitoring',
          text: 'Stay with monitoring until several days without a spell',
          feedback:
            'Caffeine clears slowly in preterm infants, so spells can return days after the last dose. A spell-free time of about a week is wanted before she leaves.',
          after: {},
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'monitoring',
            text: 'Go home today with written advice and a visit in a week',
            feedback:
              'A spell that needed touch yesterday may come back at home, where nobody would notice it in time.',
            after: { hr: 96, spo2: 82 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'monitoring',
            text: 'Go home today after a normal two-hour pneumogram',
            feedback:
              'A short recording does not predict apnea. The spell of yesterday weighs more.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'monitoring',
            text: 'Stay with oxygen by cannula until she weighs 3.0 kg',
            feedback:
              'Her saturation is normal and weight alone is no goal. Oxygen does not treat apnea.',
            after: { spo2: 99 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
    ],
    learningObjectives: [
      'Respond to an apneic spell step by step',
      'Look for causes other than prematurity',
      'Choose caffeine and know when CPAP is added',
      'Plan a safe discharge',
    ],
  },
  {
    id: 'left-diaphragmatic-hernia',
    title: 'Cyanosis and a shifted heart at birth',
    category: 'neonatal',
    topic: 'Congenital diaphragmatic hernia',
    source: 'standard neonatal respiratory care reference',
    patient: {
      age: '2 minutes',
      gender: 'male',
      weight: '3.1 kg',
      setting: 'Delivery room of a community hospital, then transport',
      diagnosis: 'Term newborn with cyanosis and labored breathing; no prenatal ultrasound',
    },
    vitalSigns: { hr: 104, bp: '54/30', rr: 66, temp: 36.6, spo2: 58 },
    labValues: { Gestation: '38 weeks', 'Apgar score at 1 minute': '4' },
    decisionPoints: [
      {
        situation:
          'He breathes with hard effort and stays blue on CPAP with FIO2 0.50. The heart sounds are loudest to the right of the sternum.',
        question: 'What should the therapist look at first?',
        right: {
          type: 'assessment',
          text: 'Breath sounds of each side and the shape of the abdomen',
          feedback:
            'Breath sounds are missing on the left, and the abdomen is scaphoid. With the shifted heart this suggests a left diaphragmatic hernia.',
          after: { hr: 98 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Blood pressure at each limb and the femoral pulses',
            feedback:
              'This would be the search for a narrowed aorta. It does not explain a shifted heart in a blue newborn.',
            after: { hr: 96, spo2: 54 },
            status: 'worsened',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Passage of a catheter through each nostril in turn',
            feedback:
              'Blocked nostrils improve with crying and do not shift the heart. It costs time here.',
            after: { hr: 92, spo2: 52 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Gestational age by the creases of the soles of the feet',
            feedback: 'Gestation is known and does not explain the picture.',
            after: { hr: 96, spo2: 54 },
            status: 'worsened',
            weight: -1,
          },
        ],
      },
      {
        situation: 'Heart rate is 98/min, SpO2 58 %. A diaphragmatic hernia is suspected.',
        question: 'What should be done now?',
        right: {
          type: 'intervention',
          text: 'Intubation, with a gastric tube on suction',
          feedback:
            'Gas goes to the lungs, and the bowel in the chest stays empty. Both give the small lungs room.',
          after: { hr: 138, spo2: 84, rr: 45 },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Bag and mask, with firm pressures of 30 cm H2O',
            feedback:
              'Gas fills the stomach and the bowel in the chest and squeezes the lungs and the heart further.',
            after: { hr: 70, spo2: 48, rr: 40 },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'CPAP at 10 cm H2O, with FIO2 of 1.00',
            feedback:
              'Pressure by nose also distends the bowel. He needs a tube that goes to the lungs.',
            after: { hr: 78, spo2: 52, rr: 74 },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Needle into the left chest, as for pneumothorax',
            feedback:
              'The left chest holds bowel. A needle would open it, and the scaphoid abdomen speaks for a hernia.',
            after: { hr: 64, spo2: 44, rr: 70 },
            status: 'critical',
            weight: -3,
          },
        ],
      },
      {
        situation: 'Both tubes are in place.',
        question: 'Which examination confirms the diagnosis and the positions of the tubes?',
        right: {
          type: 'assessment',
          text: 'Radiograph of chest and abdomen',
          feedback:
            'It shows loops with gas in the left chest, the shifted heart and the tips of both tubes. The gastric tube often ends in the chest.',
          after: { spo2: 88 },
          status: 'stable',
          weight: 2,
        },
        wrong: [
          {
            type: 'assessment',
            text: 'Barium enema under fluoroscopy',
            feedback: 'It is not needed and exposes an unstable newborn to transport and cold.',
            after: { spo2: 76 },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'assessment',
            text: 'Ultrasound of the kidneys and head',
            feedback: 'Other malformations are looked for later. It does not show the tubes.',
            after: {},
            status: 'stable',
            weight: -1,
          },
          {
            type: 'assessment',
            text: 'Bronchoscopy through the new tube',
            feedback:
              'It blocks a small tube and lowers ventilation. Bowel in the chest cannot be seen with it.',
            after: { spo2: 74 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'The film confirms the hernia. At PIP 22 and PEEP 4 cm H2O, rate 45/min, FIO2 0.90: preductal SpO2 88 %, pH 7.28, PaCO2 56 mm Hg, HCO3 26 mEq/L. A colleague wants a normal gas.',
        question: 'What should the therapist recommend?',
        right: {
          type: 'intervention',
          text: 'Accept these values and keep PIP below 25 cm H2O',
          feedback:
            'Gentle ventilation is the rule for these small lungs. A preductal SpO2 of at least 85 % and a PaCO2 of 45 to 65 mm Hg are enough when pH is above 7.25.',
          after: { spo2: 89, hr: 144 },
          status: 'stable',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Raise PIP to 34 cm H2O until PaCO2 is 35 mm Hg',
            feedback:
              'High pressure tears underdeveloped lungs. A pneumothorax on the right would probably kill him.',
            after: { spo2: 74, hr: 168, bp: '34/18' },
            status: 'critical',
            weight: -3,
          },
          {
            type: 'intervention',
            text: 'Raise PEEP to 12 cm H2O until SpO2 is 98 %',
            feedback: 'So much PEEP overdistends the small lungs and hinders venous return.',
            after: { spo2: 80, hr: 162, bp: '42/22' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'medication',
            text: 'Stop sedation so that he adds breaths of his own',
            feedback:
              'A struggling newborn swallows air and his pulmonary vessels constrict. Calm is part of the treatment.',
            after: { spo2: 84, hr: 158 },
            status: 'worsened',
            weight: -2,
          },
        ],
      },
      {
        situation:
          'In the surgical center preductal SpO2 is 89 % and postductal 78 %. The echocardiogram shows high pressure in the pulmonary arteries. The parents ask why the hernia is not closed tonight.',
        question: 'What is the best plan?',
        right: {
          type: 'intervention',
          text: 'Support first, and repair after he is stable',
          feedback:
            'The danger is the small lungs and the constricted vessels, not the hole. Repair after stabilization of pulmonary pressure and circulation gives better results.',
          after: { spo2: 94, hr: 138, bp: '60/36' },
          status: 'improved',
          weight: 3,
        },
        wrong: [
          {
            type: 'intervention',
            text: 'Repair tonight, and support after the bowel is back',
            feedback:
              'Surgery in unstable pulmonary hypertension makes gas exchange worse. It does not make the lungs grow.',
            after: { spo2: 72, hr: 170, bp: '38/20' },
            status: 'critical',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Repair in three months, with tube feeds until then',
            feedback:
              'Feeding fills the bowel in his chest and squeezes the lungs. Repair follows as soon as he is stable, mostly within days.',
            after: { spo2: 80, hr: 160, bp: '48/26' },
            status: 'worsened',
            weight: -2,
          },
          {
            type: 'intervention',
            text: 'Extubation first, and repair when he feeds well',
            feedback:
              'He depends on ventilation with a decompressed bowel. Without it he fails at once.',
            after: { spo2: 66, hr: 172, bp: '40/20' },
            status: 'critical',
            weight: -3,
          },
        ],
      },
    ],
    learningObjectives: [
      'Recognize diaphragmatic hernia at birth',
      'Explain why bag and mask harm here',
      'Ventilate gently and accept safe limits',
      'State when the hernia is repaired',
    ],
  },
];

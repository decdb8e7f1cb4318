import type { WrittenItemSet } from '../../../item/written-item.ts';

export const interventionsNivWeaning = {
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  source: 'Standard mechanical ventilation and noninvasive ventilation texts',
  items: [
    {
      id: 'rt-in-niv-unsuitable-patient',
      topic: 'Noninvasive ventilation',
      level: 'application',
      type: 'multiple',
      stem: 'A patient with an exacerbation of COPD, respiratory acidosis and marked dyspnea is being assessed in the emergency department for noninvasive ventilation. Which findings would make intubation the safer plan? Select all that apply.',
      options: [
        {
          text: 'Respiratory arrest',
          right: true,
          why: 'A patient who does not breathe needs a secure airway and full ventilation at once.',
        },
        {
          text: 'Repeated vomiting',
          right: true,
          why: 'A mask over vomit leads to aspiration. The airway has to be protected by a cuffed tube.',
        },
        {
          text: 'PaCO₂ of 68 mm Hg',
          why: 'A raised PaCO₂ with acidosis is the reason to use the mask in COPD and not a reason against it.',
        },
        {
          text: 'Recent facial fractures',
          right: true,
          why: 'A mask cannot seal on a broken face and pressure may do harm.',
        },
        {
          text: 'Copious mucus, weak cough',
          why: 'A mask hinders suctioning, and mucus that cannot be coughed up blocks the airways.',
          right: true,
        },
        {
          text: 'Accessory muscle use',
          why: 'Use of accessory muscles shows high work of breathing, which the mask can relieve.',
        },
      ],
      explanation:
        'Noninvasive ventilation needs a patient who breathes, protects the airway and can wear a mask. Arrest, vomiting, facial trauma and copious secretions speak for a tube. Hypercapnia and hard work of breathing are its indications.',
    },
    {
      id: 'rt-in-niv-persistent-hypercapnia',
      topic: 'Noninvasive ventilation',
      level: 'application',
      type: 'single',
      stem: 'A patient with COPD has been on bilevel noninvasive ventilation for one hour with an IPAP of 10 cm H₂O, an EPAP of 5 cm H₂O and an FIO₂ of 0.35. The patient is alert, the mask leak is small, the exhaled tidal volume is 260 mL, and the rate is 28/min. The blood gas shows pH 7.27, PaCO₂ 72 mm Hg, PaO₂ 66 mm Hg and HCO₃ 32 mEq/L. Which change should the therapist recommend?',
      options: [
        {
          text: 'EPAP of 8 cm H₂O',
          why: 'Raising EPAP alone narrows the gap to IPAP and lowers the tidal volume. It fits hypoxemia or missed triggers from auto-PEEP.',
        },
        {
          text: 'FIO₂ of 0.50',
          why: 'A PaO₂ of 66 mm Hg is on target in this patient, and more oxygen may raise the PaCO₂. It fits an SpO₂ below 88%.',
        },
        {
          text: 'IPAP of 15 cm H₂O',
          right: true,
          why: 'The difference between IPAP and EPAP drives the tidal volume. Widening it from 5 to 10 cm H₂O raises the volume of 260 mL and lowers the PaCO₂.',
        },
        {
          text: 'CPAP of 10 cm H₂O',
          why: 'One constant pressure does not assist inspiration. It fits cardiogenic pulmonary edema or sleep apnea.',
        },
      ],
      explanation:
        'In bilevel support IPAP minus EPAP sets the ventilation, and EPAP with FIO₂ sets the oxygenation. For a high PaCO₂ raise IPAP in steps as tolerated. If there is no improvement within one to two hours, plan for intubation.',
    },
    {
      id: 'rt-in-cpap-cardiogenic-edema',
      topic: 'Noninvasive ventilation',
      level: 'application',
      type: 'single',
      stem: 'A patient with acute left heart failure sits upright, coughs pink froth and has crackles to the apices. Blood pressure is 188/104 mm Hg, and the SpO₂ is 83% on a nonrebreathing mask. The patient is alert and cooperative. Nitroglycerin and a diuretic are being given. Which respiratory support should the therapist recommend first?',
      options: [
        {
          text: 'CPAP by face mask',
          right: true,
          why: 'Positive pressure opens flooded alveoli and lowers venous return and the load on the left ventricle. An alert, cooperative patient with good blood pressure is suited to it.',
        },
        {
          text: 'Intubation with PEEP',
          why: 'Intubation is kept for failure of noninvasive support, loss of alertness or shock. This patient is alert and not yet exhausted.',
        },
        {
          text: 'Entrainment mask, 50%',
          why: 'It delivers less oxygen than the present mask and no pressure, so it cannot correct the shunt. It fits a stable, moderate need.',
        },
        {
          text: 'IPPB with albuterol',
          why: 'Short treatments with a bronchodilator do not treat edema and may speed up the heart. They fit bronchospasm with shallow breathing.',
        },
      ],
      explanation:
        'In cardiogenic pulmonary edema CPAP or bilevel support relieves dyspnea fast and lowers the need for intubation. It improves oxygenation and unloads the heart. Start it early together with the drugs.',
    },
    {
      id: 'rt-in-rapid-shallow-index',
      topic: 'Liberation (weaning) and extubation',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'One minute after a patient is placed on a T-piece the respiratory rate is 28/min and the minute ventilation is 9.8 L/min. What is the rapid shallow breathing index in breaths/min/L?',
      options: [
        {
          text: '0.08',
          why: 'This divides the rate by the tidal volume in milliliters (28/350). The volume has to be in liters.',
        },
        {
          text: '2.9',
          why: 'This divides the rate by the minute ventilation (28/9.8) instead of by the volume of one breath.',
        },
        { text: '12.5', why: 'This has the fraction upside down: 350 mL divided by 28.' },
        {
          text: '80',
          right: true,
          why: 'Tidal volume is 9.8/28 = 0.35 L, and 28 divided by 0.35 is 80. It lies below the usual limit of 105.',
        },
      ],
      explanation:
        'The index is rate divided by mean tidal volume in liters during unsupported breathing. Below about 105 success is more likely, above it failure is. It is one sign among others and does not replace a breathing trial.',
    },
    {
      id: 'rt-in-breathing-trial-failure',
      topic: 'Liberation (weaning) and extubation',
      level: 'application',
      type: 'single',
      stem: 'Twenty minutes into a spontaneous breathing trial a patient is sweating and uses the neck muscles. The respiratory rate has gone from 22 to 38/min, the heart rate from 88 to 132/min, and the SpO₂ from 95 to 88% on an FIO₂ of 0.40. What should the therapist do?',
      options: [
        {
          text: 'Extubate to nasal oxygen',
          why: 'The trial has failed, so extubation now would end in reintubation. It fits a patient who is comfortable and stable at the end of the trial.',
        },
        {
          text: 'Continue to the 2-hour mark',
          why: 'Going on exhausts the respiratory muscles and delays recovery. A trial is carried on when the signs are stable.',
        },
        {
          text: 'Return to ventilator support',
          right: true,
          why: 'Fast rate, tachycardia, desaturation, sweating and accessory muscle use are failure. Comfortable support lets the muscles rest while the cause is sought.',
        },
        {
          text: 'Sedate and carry on the trial',
          why: 'Sedation hides distress and weakens breathing. It may be right for agitation once support has been resumed.',
        },
      ],
      explanation:
        'Stop a breathing trial as soon as signs of distress appear. Rest the patient on a comfortable mode, look for the reason, and try again after about a day if it has been corrected.',
    },
    {
      id: 'rt-in-breathing-trial-readiness',
      topic: 'Liberation (weaning) and extubation',
      level: 'application',
      type: 'multiple',
      stem: 'An intubated patient is recovering from pneumonia after four days of ventilation. The therapist screens for a first spontaneous breathing trial. Which findings support starting the trial? Select all that apply.',
      options: [
        {
          text: 'FIO₂ of 0.40 with PEEP of 5 cm H₂O',
          right: true,
          why: 'Modest oxygen and PEEP show that gas exchange will hold without much support.',
        },
        {
          text: 'Norepinephrine need that is rising',
          why: 'Rising vasopressor need means an unstable circulation, which breathing work would burden further.',
        },
        {
          text: 'No breath above the set rate',
          why: 'A patient who makes no efforts cannot carry a trial. Sedation or drive is looked at first.',
        },
        {
          text: 'Arterial pH of 7.19 this morning',
          why: 'Severe acidosis drives ventilation up and weakens muscles. It should be corrected first.',
        },
        {
          text: 'Clearing infiltrate and less sputum',
          right: true,
          why: 'The cause of the failure is getting better, which is the first condition for weaning.',
        },
        {
          text: 'PaO₂/FIO₂ ratio of 90 mm Hg',
          why: 'Such a low ratio is severe hypoxemia. Commonly at least 150 mm Hg is asked for.',
        },
      ],
      explanation:
        'Screen each day: the cause is improving, oxygenation is adequate on low settings, the circulation is stable and the patient makes efforts. When these are met, a trial is the best test. Waiting for perfect numbers prolongs ventilation.',
    },
    {
      id: 'rt-in-post-extubation-stridor',
      topic: 'Liberation (weaning) and extubation',
      level: 'application',
      type: 'single',
      stem: 'Thirty minutes after extubation an alert patient develops a high-pitched inspiratory noise over the neck. The respiratory rate is 26/min, air entry is good, speech is in short sentences, and the SpO₂ is 95% on cool aerosol with 35% oxygen. Which treatment should the therapist recommend first?',
      options: [
        {
          text: 'Nebulized ipratropium bromide',
          why: 'Ipratropium relaxes bronchial muscle and does nothing for laryngeal swelling. It fits expiratory wheezing in COPD.',
        },
        {
          text: 'Nebulized racemic epinephrine',
          right: true,
          why: 'Inspiratory stridor soon after extubation means swelling around the cords. Racemic epinephrine shrinks the mucosal vessels within minutes.',
        },
        {
          text: 'Deep nasotracheal suctioning',
          why: 'A catheter through a swollen larynx adds irritation and may close it. It fits retained secretions with a weak cough.',
        },
        {
          text: 'Immediate oral reintubation',
          why: 'Air entry, alertness and SpO₂ are still good. It becomes right when stridor is marked or the patient tires.',
        },
      ],
      explanation:
        'Mild to moderate stridor after extubation is treated with cool aerosol and racemic epinephrine under close watch. Have reintubation equipment, including smaller tubes, at hand. Worsening in spite of treatment means reintubation without delay.',
    },
  ],
} satisfies WrittenItemSet;

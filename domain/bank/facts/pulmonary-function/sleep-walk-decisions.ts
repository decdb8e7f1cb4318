import type { DecisionCase } from '../chest-assessment/pattern.ts';

/** Sleep studies, walk and exercise tests, and qualification for home oxygen. */
export const sleepWalkDecisions: readonly DecisionCase[] = [
  {
    id: 'sleep-obstructive',
    level: 'analysis',
    stem: 'On polysomnography a patient has pauses of airflow of 25 seconds in which chest and abdomen keep moving against each other. Each ends with a snort, an arousal and a saturation of 81%. Which event is this?',
    key: [
      'Obstructive apnea',
      'Airflow stops although effort goes on, so the upper airway is closed.',
    ],
    slips: [
      ['Central apnea', 'In central apnea airflow and effort stop together.'],
      ['Mixed apnea', 'Mixed apnea begins without effort, and effort returns in its second part.'],
      ['Long hypopnea', 'Hypopnea is reduced airflow. Here it is absent.'],
      [
        'Biot breathing',
        'Biot breathing comes in clusters with pauses, and nothing struggles against a closed airway.',
      ],
    ],
    note: 'Look at the effort channels. Effort without flow is obstructive, and no effort without flow is central.',
  },
  {
    id: 'sleep-central',
    level: 'analysis',
    stem: 'The sleep study of a patient with a weak heart shows 30-second gaps in nasal flow, during which the chest and abdominal belts record flat lines. Breathing then returns in a crescendo. Which event is this?',
    key: [
      'Central apnea',
      'Both belts are flat, so the drive to breathe has stopped. Heart failure is a common setting.',
    ],
    slips: [
      ['Obstructive apnea', 'Obstruction shows movement of chest and abdomen without flow.'],
      [
        'Mixed apnea',
        'A mixed event would show effort in its second part while flow is still absent.',
      ],
      ['Long hypopnea', 'Hypopnea is a partial fall of flow. Here flow is gone.'],
      ['Normal sleep onset', 'Pauses of 30 seconds that repeat are not a normal finding.'],
    ],
    note: 'Central apneas with a crescendo pattern suggest heart failure or brain disease. Treatment of the heart comes first.',
  },
  {
    id: 'sleep-severity',
    level: 'application',
    stem: 'A patient sleeps 6.5 hours in the laboratory and has 40 apneas and 77 hypopneas. By the usual grading, how should the sleep apnea be classified?',
    key: ['Moderate', '117 events in 6.5 hours are 18 per hour. Moderate is 15 to 29 per hour.'],
    slips: [
      ['Mild', 'Mild is 5 to 14 events per hour.'],
      ['Severe', 'Severe is 30 or more events per hour.'],
      ['Normal', 'Fewer than 5 events per hour is normal for an adult.'],
    ],
    note: 'Apnea-hypopnea index: below 5 normal, 5 to 14 mild, 15 to 29 moderate, 30 or more severe. Divide by hours of sleep, not hours in bed.',
  },
  {
    id: 'sleep-screen',
    level: 'application',
    stem: 'A truck driver with a neck of 18 inches, loud snoring and treated hypertension falls asleep while waiting in traffic. A spouse has seen pauses in breathing. What should the therapist recommend?',
    key: [
      'A study of breathing in sleep',
      'Snoring, witnessed pauses, sleepiness, hypertension and a thick neck make obstructive sleep apnea likely.',
    ],
    slips: [
      [
        'A sedative at bedtime for deeper sleep',
        'Sedatives relax the upper airway and make obstruction worse.',
      ],
      [
        'A bronchodilator inhaler for the night',
        'The problem lies in the pharynx. Bronchodilators do not act there.',
      ],
      [
        'A methacholine test for hidden asthma',
        'Nothing suggests asthma, and snoring with pauses points elsewhere.',
      ],
      [
        'A home oxygen concentrator for nights',
        'Oxygen alone does not keep the airway open, and the diagnosis is not yet made.',
      ],
    ],
    note: 'Sleepiness in a professional driver is urgent. Diagnose first; positive airway pressure is the usual treatment of obstructive sleep apnea.',
  },
  {
    id: 'cpap-titration',
    level: 'analysis',
    stem: 'During a CPAP titration at 7 cm H₂O a patient has no apneas but still snores, with hypopneas and brief arousals, while lying on the back. The mask does not leak. What should be done?',
    key: [
      'Raise the pressure in small steps',
      'Snoring and hypopneas show that the airway is still partly closed, so a little more pressure is needed.',
    ],
    slips: [
      ['Lower the pressure by 3 cm H₂O', 'A lower pressure would let apneas return.'],
      [
        'End the titration and keep 7 cm H₂O',
        'Hypopneas and arousals remain, so the present pressure is not sufficient.',
      ],
      [
        'Add oxygen and leave the pressure',
        'Oxygen does not open the airway. Snoring and arousals would go on.',
      ],
      [
        'Change to a smaller nasal mask now',
        'The mask does not leak. The pressure is what is lacking.',
      ],
    ],
    note: 'CPAP is raised until apneas, hypopneas, snoring and arousals are gone, in REM sleep and on the back too. The lowest such pressure is prescribed.',
  },
  {
    id: 'cpap-central-emerge',
    level: 'analysis',
    stem: 'A patient with obstructive sleep apnea is titrated. At 10 cm H₂O the obstructive events are gone, and pauses without effort appear, more of them with each step to 15 cm H₂O. What should be recommended?',
    key: [
      'Go back to a lower pressure',
      'Pressure above need can bring out central apneas. The lowest pressure that ends obstruction is best.',
    ],
    slips: [
      [
        'Continue upward to 20 cm H₂O or more',
        'Higher pressure has increased the central events at each step.',
      ],
      [
        'Give a benzodiazepine for the pauses',
        'A sedative depresses drive and muscle tone. It could make both kinds of apnea worse.',
      ],
      ['Tighten the straps and repeat the step', 'There is no sign of a leak.'],
      [
        'Score the pauses as obstructive apneas',
        'There is no effort in them, so they are central.',
      ],
    ],
    note: 'Treatment-emergent central apnea often fades with a lower pressure and time. Another mode is considered if it stays.',
  },
  {
    id: 'walk-desaturation',
    level: 'application',
    stem: 'A patient with pulmonary fibrosis has an SpO₂ of 93% at rest on room air. After two minutes of a walk test it is 84%. What should the therapist recommend?',
    key: [
      'Titrate oxygen for activity',
      'An SpO₂ of 88% or less on exertion, corrected by oxygen, supports a prescription of oxygen for activity.',
    ],
    slips: [
      [
        'Forbid walking for the next month',
        'Inactivity leads to loss of muscle. Oxygen lets the patient be active.',
      ],
      [
        'Start oxygen for sleep hours alone',
        'The fall was seen on exertion, and nothing is known about sleep.',
      ],
      ['Accept the value as normal at work', 'A fall to 84% is not a normal response to walking.'],
      ['Give a bronchodilator before meals', 'Bronchodilators do not act on the scarred membrane.'],
    ],
    note: 'Pulmonary fibrosis desaturates with exercise before it does at rest. Titrate the flow while the patient walks.',
  },
  {
    id: 'walk-improvement',
    level: 'analysis',
    stem: 'After eight weeks of pulmonary rehabilitation the six-minute walk distance of a patient with COPD has risen from 280 to 345 m. FEV₁ is unchanged at 39% of predicted. Which statement is best?',
    key: [
      'Exercise capacity has improved usefully',
      'A gain of 65 m exceeds the 30 m or so that patients notice. Rehabilitation acts on muscles and skill.',
    ],
    slips: [
      [
        'No benefit, because the FEV₁ has not changed',
        'Rehabilitation is not expected to change FEV₁. Function in daily life is the goal.',
      ],
      [
        'Airflow obstruction has improved to a useful degree',
        'FEV₁ is the same, so obstruction has not changed.',
      ],
      [
        'The second test is invalid because it was longer',
        'A longer distance is the outcome that is measured.',
      ],
      [
        'The gain is smaller than the error of the test',
        'A change of 65 m is larger than the usual error and the smallest useful change.',
      ],
    ],
    note: 'The six-minute walk measures function. A change of about 30 m or more is noticed by patients.',
  },
  {
    id: 'walk-technique',
    level: 'application',
    stem: 'During a six-minute walk test a patient stops at minute three to lean on the wall, with an SpO₂ of 90% and no chest pain. What should the therapist do?',
    key: [
      'Let time run and allow a rest',
      'The patient may rest and go on when able. The clock keeps running.',
    ],
    slips: [
      [
        'Stop the timer until walking goes on',
        'Stopping the clock would overstate the distance in six minutes.',
      ],
      [
        'End the test and start it over again',
        'Rests are allowed. A repeat at once would measure a tired patient.',
      ],
      [
        'Push the patient along by the elbow',
        'The test is self-paced. Physical help would make it invalid.',
      ],
      [
        'Walk ahead quickly to set a faster pace',
        'Walking in front sets the pace. Standard words of encouragement are used.',
      ],
    ],
    note: 'In the six-minute walk the patient sets the pace, may rest, and hears standard phrases each minute. Chest pain, severe dyspnea or a fall in saturation to unsafe levels ends it.',
  },
  {
    id: 'home-oxygen-qualify',
    level: 'application',
    stem: 'Four weeks after a flare, a patient with stable COPD on best treatment has a PaO₂ of 53 mm Hg and an SaO₂ of 86% on room air at rest. Hematocrit is 49%. What should be recommended?',
    key: [
      'Long-term oxygen at home',
      'A PaO₂ of 55 mm Hg or less, or a saturation of 88% or less, in stable disease is the usual criterion.',
    ],
    slips: [
      [
        'Oxygen after a flight of stairs',
        'The patient is hypoxemic at rest, so oxygen is needed for most of the day.',
      ],
      [
        'Repeat test in twelve months',
        'Criteria are met now, and untreated hypoxemia strains the right heart.',
      ],
      ['Hyperbaric oxygen each week', 'Hyperbaric oxygen has no place in chronic hypoxemia.'],
      [
        'Removal of blood each month',
        'Treating hypoxemia is the answer, and a hematocrit of 49% does not call for it.',
      ],
    ],
    note: 'Long-term oxygen for at least 15 hours a day prolongs life in COPD with a PaO₂ of 55 mm Hg or less. At 56 to 59 mm Hg, cor pulmonale or polycythemia is required.',
  },
  {
    id: 'exercise-ventilatory-limit',
    level: 'analysis',
    stem: 'In a cardiopulmonary exercise test a patient stops for dyspnea at a ventilation of 46 L/min; maximum voluntary ventilation is 48 L/min. Heart rate is 68% of predicted maximum, and lactate has hardly risen. What limits exercise?',
    key: [
      'Ventilatory capacity of the lungs',
      'Almost no breathing reserve is left while the heart has reserve, so ventilation is the limit.',
    ],
    slips: [
      [
        'Output of the left ventricle',
        'A cardiac limit would come with a high heart rate and breathing reserve left.',
      ],
      [
        'Poor physical conditioning',
        'Deconditioning brings early lactate and a normal breathing reserve.',
      ],
      ['Lack of effort by the patient', 'Using the whole breathing capacity shows good effort.'],
      [
        'Blood flow to the leg muscles',
        'Arterial disease of the legs stops exercise by pain, not by lack of breath.',
      ],
    ],
    note: 'Compare ventilation at the end of exercise with the maximum voluntary ventilation. A ratio near 1 means a lung limit.',
  },
  {
    id: 'nocturnal-hypoventilation',
    level: 'analysis',
    stem: 'A patient with muscular dystrophy has morning headaches. Overnight transcutaneous CO₂ rises from 46 to 64 mm Hg in REM sleep, with saturations of 82% and no obstructive events. What should be recommended?',
    key: [
      'Bilevel ventilation during sleep',
      'Weak muscles hypoventilate, worst in REM sleep. Nocturnal bilevel support raises ventilation.',
    ],
    slips: [
      [
        'Oxygen at 4 L/min during sleep',
        'Oxygen alone leaves the hypoventilation untreated and may raise CO₂ further.',
      ],
      [
        'CPAP at a pressure of 5 cm H₂O',
        'CPAP opens an airway. It adds no tidal volume for weak muscles.',
      ],
      [
        'Sedative drugs before going to bed',
        'Sedatives depress breathing and increase CO₂ retention. They are dangerous with weak muscles.',
      ],
      [
        'Oral appliance to advance the jaw',
        'An appliance treats obstruction, which was not found.',
      ],
    ],
    note: 'Morning headache in neuromuscular disease suggests nocturnal hypoventilation. Noninvasive ventilation at night is the treatment.',
  },
];

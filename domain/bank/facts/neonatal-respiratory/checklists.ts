import type { Checklist } from '../respiratory-disease/decision.ts';

const source = 'Standard neonatal and adult respiratory care texts';

/** Lists about newborns, gases, settings and long-term care. */
export const furtherChecklists: readonly Checklist[] = [
  {
    id: 'list-nitric-oxide',
    topic: 'gases',
    source,
    stems: [
      'A term newborn is started on inhaled nitric oxide for pulmonary hypertension. Which values must be followed because of the gas?',
      'Inhaled nitric oxide is to be ended in an infant who has improved. Which steps lower the risk of rebound?',
    ],
    right: [
      [
        {
          text: 'Methemoglobin in the blood',
          why: 'Nitric oxide oxidizes hemoglobin, so methemoglobin is measured regularly.',
        },
        {
          text: 'Nitrogen dioxide in the circuit',
          why: 'Nitric oxide and oxygen form nitrogen dioxide, which injures airways.',
        },
        {
          text: 'Delivered dose in parts per million',
          why: 'The dose that reaches the patient is analyzed, because errors are dangerous.',
        },
      ],
      [
        {
          text: 'Reduce the dose stepwise down to 1 ppm',
          why: 'Small steps let the vessels resume their own production.',
        },
        {
          text: 'Raise FIO₂ slightly before the end',
          why: 'A little more oxygen offsets the loss of the vasodilator.',
        },
        {
          text: 'Resume the last dose if SpO₂ falls',
          why: 'Rebound is reversed by going back to the dose that worked.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Serum calcium every two hours',
          why: 'The gas does not act on calcium, so this brings no safety.',
        },
        {
          text: 'Carboxyhemoglobin in the blood',
          why: 'Carbon monoxide is not a product of nitric oxide therapy.',
        },
      ],
      [
        {
          text: 'Turn it off from 20 ppm in one step',
          why: 'Abrupt withdrawal from a full dose causes rebound hypertension.',
        },
        {
          text: 'Stop the ventilator at the same time',
          why: 'Taking all support away at once adds hypoxemia to the risk.',
        },
      ],
    ],
    lesson:
      'Follow the dose, nitrogen dioxide and methemoglobin. Withdraw in small steps, with a slight rise of FIO₂ at the end.',
  },
  {
    id: 'list-mean-pressure',
    topic: 'ventilator',
    source,
    stems: [
      'A passive patient on pressure control needs a higher mean airway pressure to improve oxygenation. Which changes raise it?',
      'A passive patient on volume control has a PaCO₂ of 62 mm Hg without trapped gas. Which changes alone would lower it?',
    ],
    right: [
      [
        { text: 'A higher level of PEEP', why: 'PEEP lifts the pressure during the whole cycle.' },
        {
          text: 'A longer inspiratory time',
          why: 'More of the cycle is spent at the high pressure.',
        },
        {
          text: 'A higher inspiratory pressure',
          why: 'The upper level of the pressure curve is raised.',
        },
      ],
      [
        {
          text: 'A higher respiratory rate',
          why: 'More breaths a minute raise the alveolar ventilation at the same volume.',
        },
        {
          text: 'A larger tidal volume',
          why: 'The added volume goes to alveoli, since dead space stays the same.',
        },
        {
          text: 'Removal of added dead space',
          why: 'Less rebreathing raises the alveolar part of each breath.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A lower respiratory rate',
          why: 'At a fixed inspiratory time a slower rate lengthens the time at low pressure.',
        },
        {
          text: 'A higher inspired oxygen',
          why: 'FIO₂ raises PaO₂ but does not change any pressure.',
        },
      ],
      [
        { text: 'A higher oxygen fraction', why: 'Oxygen does not change the removal of CO₂.' },
        {
          text: 'A more sensitive trigger',
          why: 'A passive patient does not trigger, so nothing changes.',
        },
      ],
    ],
    lesson:
      'Oxygenation follows FIO₂ and mean airway pressure. PaCO₂ follows alveolar ventilation: rate times volume minus dead space.',
  },
  {
    id: 'list-moisture-exchanger',
    topic: 'tube',
    source,
    stems: [
      'A heat and moisture exchanger is planned for a newly ventilated patient. Which findings speak for a heated humidifier instead?',
      'A ventilated patient uses a passive moisture exchanger. Which findings show that it should be replaced by heated humidity?',
    ],
    right: [
      [
        {
          text: 'Thick and copious secretions',
          why: 'They need more water than an exchanger returns and may clog it.',
        },
        {
          text: 'A core temperature of 31 °C',
          why: 'A cold patient gives off too little heat and moisture.',
        },
        {
          text: 'A large leak through a fistula',
          why: 'When less than 70% is exhaled through the device it cannot recover moisture.',
        },
      ],
      [
        {
          text: 'Blood clots in the mucus',
          why: 'Bloody mucus clogs the device and raises resistance.',
        },
        {
          text: 'A minute ventilation of 14 L/min',
          why: 'Above about 10 L/min the device does not return enough moisture.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A planned stay of twelve hours',
          why: 'Short ventilation is a good use of the device.',
        },
        {
          text: 'Transport to another floor',
          why: 'The device is handy for transport, as it needs no power.',
        },
      ],
      [
        {
          text: 'Thin white mucus in small amounts',
          why: 'Thin mucus in small amounts shows that the humidity is sufficient.',
        },
        {
          text: 'A body temperature of 37.2 °C',
          why: 'A normal temperature gives the exchanger enough heat to work with.',
        },
        {
          text: 'A peak pressure that has not changed',
          why: 'Unchanged resistance shows that the device is not clogged.',
        },
      ],
    ],
    lesson:
      'Passive exchangers suit short, uncomplicated ventilation. Use heated humidity for thick or bloody secretions, hypothermia, minute ventilation above 10 L/min and large leaks.',
  },
  {
    id: 'list-infant-cpap',
    topic: 'high-risk',
    source,
    stems: [
      'A 28-week infant has been on nasal CPAP for three hours. Which findings show that CPAP is failing?',
      'Surfactant has just been given through the tube to a 27-week infant. Which events should be looked for in the next hour?',
    ],
    right: [
      [
        {
          text: 'FIO₂ up from 0.30 to 0.65',
          why: 'A rising oxygen need shows that the lungs are not held open.',
        },
        {
          text: 'Apnea that needs mask breaths',
          why: 'CPAP requires an infant who breathes, which this one fails to do.',
        },
        {
          text: 'PaCO₂ of 72 mm Hg with a pH of 7.16',
          why: 'Respiratory acidosis of this degree calls for assisted breaths, not for CPAP.',
        },
      ],
      [
        {
          text: 'Better compliance with large volumes',
          why: 'Unchanged pressure now overdistends, so it must be lowered.',
        },
        {
          text: 'A brief fall of heart rate and SpO₂',
          why: 'Fluid in the airway causes short obstruction and reflex slowing.',
        },
        { text: 'Blockage of the tube', why: 'The viscous drug may block a narrow tube.' },
      ],
    ],
    wrong: [
      [
        {
          text: 'An SpO₂ of 92% on FIO₂ 0.25',
          why: 'This lies in the target range with little oxygen.',
        },
        {
          text: 'A soft belly with a gastric tube',
          why: 'A vented stomach is part of good CPAP care.',
        },
      ],
      [
        {
          text: 'A steady rise of the oxygen need',
          why: 'Oxygenation is expected to improve. The FIO₂ usually has to come down.',
        },
        {
          text: 'Closure of the fontanelle',
          why: 'Surfactant acts in the lungs and does not change the skull.',
        },
      ],
    ],
    lesson:
      'CPAP fails with a rising FIO₂, apnea or acidosis. After surfactant lower pressure and oxygen promptly and watch the tube.',
  },
  {
    id: 'list-asthma-danger',
    topic: 'plan',
    source,
    stems: [
      'A patient with an asthma attack is reassessed after an hour of treatment. Which findings warn of respiratory arrest?',
      'A patient is treated for an exacerbation of COPD in the emergency department. Which measures should the therapist recommend?',
    ],
    right: [
      [
        { text: 'A silent chest on both sides', why: 'No wheeze means that almost no air moves.' },
        {
          text: 'A PaCO₂ that rose from 32 to 46 mm Hg',
          why: 'A normal or rising PaCO₂ during an attack shows exhaustion.',
        },
        {
          text: 'Drowsiness and confusion',
          why: 'A falling level of consciousness is a sign of impending arrest.',
        },
      ],
      [
        {
          text: 'Oxygen to an SpO₂ of 88 to 92%',
          why: 'This range avoids both hypoxemia and CO₂ retention.',
        },
        {
          text: 'Albuterol with ipratropium',
          why: 'Short-acting bronchodilators of both classes are the first drugs for obstruction.',
        },
        {
          text: 'A short course of prednisone',
          why: 'A course of about five days shortens recovery and lowers relapse.',
        },
      ],
    ],
    wrong: [
      [
        { text: 'Loud wheezes in both phases', why: 'Loud wheezes show that air is still moving.' },
        {
          text: 'A heart rate of 112 after albuterol',
          why: 'A moderate tachycardia is expected with the drug.',
        },
      ],
      [
        {
          text: 'Oxygen to an SpO₂ of 100%',
          why: 'Excess oxygen raises PaCO₂ in patients with a COPD exacerbation.',
        },
        {
          text: 'A sedative for the dyspnea',
          why: 'Sedation depresses the drive and may cause arrest.',
        },
      ],
    ],
    lesson:
      'In asthma a quiet chest, a rising PaCO₂ and drowsiness are alarm signs. In COPD give controlled oxygen, bronchodilators and a corticosteroid.',
  },
  {
    id: 'list-quit-smoking',
    topic: 'home',
    source,
    stems: [
      'A patient wants to stop smoking next week. Which measures raise the chance of success?',
      'Two weeks after starting CPAP a patient reports trouble. Which measures solve usual complaints and keep up its use?',
    ],
    right: [
      [
        {
          text: 'Counseling with follow-up calls',
          why: 'Counseling adds to the effect of drugs, and contact prevents relapse.',
        },
        { text: 'A nicotine patch plus gum', why: 'Two forms of nicotine work better than one.' },
        {
          text: 'A smoke-free home and car',
          why: 'Fewer triggers in daily life make a relapse less likely.',
        },
        {
          text: 'A fixed date told to friends',
          why: 'A date with support from others strengthens the resolve.',
        },
      ],
      [
        {
          text: 'Heated humidity for a dry nose',
          why: 'Warm moist gas relieves the dryness and congestion that make patients give up.',
        },
        {
          text: 'A slow ramp for falling asleep',
          why: 'A low starting pressure makes falling asleep easier.',
        },
        { text: 'Another cushion for a leak', why: 'A good fit stops leaks and sore skin.' },
      ],
    ],
    wrong: [
      [
        {
          text: 'A change to light cigarettes',
          why: 'Smokers inhale more deeply and take in as much nicotine and tar.',
        },
        {
          text: 'One cigarette a day as a reward',
          why: 'A single cigarette keeps up the dependence and often leads to relapse.',
        },
      ],
      [
        {
          text: 'Use on every second night',
          why: 'The benefit is lost on nights without therapy.',
        },
        {
          text: 'A drink of alcohol at bedtime',
          why: 'Alcohol relaxes the muscles of the throat and worsens apnea.',
        },
      ],
    ],
    lesson:
      'Quitting succeeds best with counseling plus drugs. CPAP succeeds when complaints are solved in the first weeks.',
  },
  {
    id: 'list-withdrawal',
    topic: 'plan',
    source,
    stems: [
      'A ventilator will be withdrawn from a dying patient according to a documented decision. Which steps belong to good care?',
      'A therapist phones a physician about a patient who is getting worse on high-flow oxygen. Which parts belong to the report?',
    ],
    right: [
      [
        {
          text: 'Let the paralytic drug wear off first',
          why: 'A paralyzed patient cannot show distress or breathe.',
        },
        {
          text: 'Have opioid and sedative ready',
          why: 'Dyspnea and anxiety are treated at once when they appear.',
        },
        {
          text: 'Silence alarms and make room for family',
          why: 'Quiet and closeness serve the patient and the family.',
        },
      ],
      [
        {
          text: 'What is happening now, with numbers',
          why: 'The situation, with the values that worry, opens a structured report.',
        },
        {
          text: 'Diagnosis and treatment so far',
          why: 'The background lets the physician understand what the change means.',
        },
        {
          text: 'What the therapist thinks is wrong',
          why: 'The assessment is a part of the report.',
        },
        {
          text: 'A clear request for action',
          why: 'The recommendation says what is needed and when.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Start a vasopressor infusion',
          why: 'Treatment that prolongs life does not fit the decision that was made.',
        },
        {
          text: 'Ask each relative for a vote',
          why: 'The decision has been made by the patient or surrogate.',
        },
      ],
      [
        {
          text: "A guess about the nurse's mistakes",
          why: 'Blame does not help the patient and is not part of the report.',
        },
        {
          text: 'The full life history of the patient',
          why: 'Details that do not bear on the change cost time.',
        },
      ],
    ],
    lesson:
      'Withdrawal needs a documented decision, comfort drugs, no paralysis and time for the family. A structured report has situation, background, assessment and recommendation.',
  },
  {
    id: 'list-self-extubation',
    topic: 'airway',
    source,
    stems: [
      'A ventilated patient has just pulled out the endotracheal tube. Which findings call for prompt reintubation?',
      'A patient with a fresh tracheostomy arrives in the unit. Which findings in the first days need action at once?',
    ],
    right: [
      [
        {
          text: 'Gasping with an SpO₂ of 78% on a mask',
          why: 'Severe hypoxemia with gasping shows that he cannot sustain breathing.',
        },
        {
          text: 'No response to loud speech',
          why: 'An unconscious patient cannot guard the airway after loss of the tube.',
        },
        {
          text: 'Stridor that fades with exhaustion',
          why: 'Fading stridor means that the airway is almost closed.',
        },
      ],
      [
        {
          text: 'Air under the skin that spreads',
          why: 'It may mean a false passage or a leak into the tissues.',
        },
        {
          text: 'A catheter that does not pass the tube',
          why: 'The tube is blocked or displaced and may fail to ventilate.',
        },
        {
          text: 'Bright bleeding around the stoma',
          why: 'Fresh bleeding can fill the airway and needs the surgeon.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A hoarse voice with easy breathing',
          why: 'Hoarseness is usual after a tube and is observed.',
        },
        {
          text: 'A request for water',
          why: 'An awake patient who asks for water protects the airway.',
        },
      ],
      [
        {
          text: 'A cuff pressure of 24 cm H₂O',
          why: 'This is the wanted range of 20 to 30 cm H₂O.',
        },
        {
          text: 'Some pink staining of the gauze',
          why: 'Slight staining is common on the first day.',
        },
      ],
    ],
    lesson:
      'About half of the patients who remove the tube themselves do not need it again. Judge breathing, oxygenation, airway and consciousness.',
  },
];

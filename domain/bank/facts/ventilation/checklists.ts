import type { Checklist } from '../respiratory-disease/decision.ts';

const source = 'Standard respiratory care and mechanical ventilation texts';

/** Lists of findings, reasons and measures in ventilation. */
export const ventilationChecklists: readonly Checklist[] = [
  {
    id: 'list-niv-contraindications',
    topic: 'noninvasive',
    source,
    stems: [
      'A therapist is called to start mask ventilation for acute respiratory failure. Which findings speak against a mask and for a tube?',
      'Bilevel ventilation by full-face mask is ordered in a busy emergency department. Which patients should not receive it?',
    ],
    right: [
      [
        {
          text: 'Respiratory arrest with bag-mask breaths',
          why: 'A mask ventilator relies on a patient who breathes. Arrest needs a secured airway.',
        },
        {
          text: 'Repeated vomiting with a full stomach',
          why: 'Pressure by mask would blow vomit into the lungs.',
        },
        {
          text: 'Fresh fractures of the face and jaw',
          why: 'A tight mask cannot be applied, and air may enter the tissues.',
        },
      ],
      [
        {
          text: 'One with a bleeding ulcer who vomits blood',
          why: 'Blood in the upper airway will be aspirated under a mask.',
        },
        {
          text: 'One in coma without a gag reflex after trauma',
          why: 'The airway is not protected, so aspiration is likely.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A PaCO₂ of 68 mm Hg with a pH of 7.29',
          why: 'Moderate hypercapnic acidosis is the main indication, not a reason against it.',
        },
        {
          text: 'Use of neck muscles at 28 breaths/min',
          why: 'Increased work of breathing is what mask support relieves.',
        },
      ],
      [
        {
          text: 'One with COPD, a pH of 7.30 and a good cough',
          why: 'This is the classic candidate: hypercapnic, alert and able to clear the airway.',
        },
        {
          text: 'One with pulmonary edema who sits and talks',
          why: 'Alert patients with cardiogenic edema do very well on mask pressure.',
        },
        {
          text: 'One with ALS and morning headaches at home',
          why: 'Nocturnal hypoventilation from weakness is an indication for bilevel support.',
        },
      ],
    ],
    lesson:
      'Mask ventilation needs a patient who breathes, protects the airway and tolerates the mask. Arrest, vomiting, upper bleeding, facial trauma and coma call for a tube.',
  },
  {
    id: 'list-niv-success',
    topic: 'noninvasive',
    source,
    stems: [
      'One hour after bilevel ventilation was begun for a COPD exacerbation the therapist judges the response. Which findings show success?',
      'A patient with hypercapnic failure has been on mask ventilation for two hours. Which findings show that it is failing?',
    ],
    right: [
      [
        {
          text: 'Respiratory rate down from 32 to 22/min',
          why: 'A falling rate shows that the work of breathing is relieved.',
        },
        {
          text: 'pH up from 7.26 to 7.33',
          why: 'Rising pH within an hour or two is the best sign of success.',
        },
        {
          text: 'Relaxed neck muscles and easy talking',
          why: 'Unloaded muscles show that the support suits the patient.',
        },
      ],
      [
        {
          text: 'The patient no longer obeys commands',
          why: 'A falling level of consciousness is failure and endangers the airway.',
        },
        {
          text: 'PaCO₂ up from 66 to 80 mm Hg',
          why: 'Rising PaCO₂ under support means that ventilation is not sufficient.',
        },
        {
          text: 'Thick mucus that cannot be coughed up',
          why: 'Secretions that cannot be cleared defeat mask support.',
        },
        {
          text: 'Heart rate 138/min with falling pressure',
          why: 'Unstable circulation under a mask is a reason to change the plan.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'PaCO₂ up from 64 to 76 mm Hg',
          why: 'A rising PaCO₂ means that ventilation is inadequate.',
        },
        {
          text: 'Drowsiness that deepens by the quarter hour',
          why: 'Growing drowsiness is a sign of CO₂ narcosis and failure.',
        },
      ],
      [
        {
          text: 'A small leak that does not affect volumes',
          why: 'Modest leaks are expected, and the machine compensates for them.',
        },
        {
          text: 'A rate of 20/min instead of 30/min before',
          why: 'A slower, easy rate is a sign of success.',
        },
      ],
    ],
    lesson:
      'Judge mask ventilation within one to two hours by pH, PaCO₂, rate, comfort and consciousness. Do not delay intubation when these worsen.',
  },
  {
    id: 'list-weaning-ready',
    topic: 'weaning',
    source,
    stems: [
      'During the daily screen a therapist decides whether a ventilated patient may start a breathing trial. Which findings support it?',
      'Measurements are made before a breathing trial in a patient recovering from ARDS. Which values favor success?',
    ],
    right: [
      [
        {
          text: 'PaO₂/FIO₂ of 240 mm Hg on PEEP of 5 cm H₂O',
          why: 'Oxygenation above 150 to 200 mm Hg on little PEEP allows a trial.',
        },
        {
          text: 'Blood pressure of 124/70 mm Hg without drugs',
          why: 'Stable circulation with little or no vasopressor is required for a trial.',
        },
        {
          text: 'Inspiratory efforts and clear improvement',
          why: 'A drive to breathe and reversal of the cause are basic conditions.',
        },
      ],
      [
        {
          text: 'A rapid shallow breathing index of 62',
          why: 'A value below 105 breaths/min/L favors success of the trial.',
        },
        {
          text: 'A maximal inspiratory pressure of −34 cm H₂O',
          why: 'More negative than −20 to −30 cm H₂O shows sufficient strength.',
        },
        {
          text: 'A vital capacity of 16 mL/kg',
          why: 'Above 10 to 15 mL/kg there is reserve for sighs and coughs.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Norepinephrine at a rising dose since morning',
          why: 'Shock is not under control, so the trial waits.',
        },
        {
          text: 'An FIO₂ of 0.75 to keep SpO₂ at 90%',
          why: 'This oxygen need is too high to take support away.',
        },
        {
          text: 'New chest pain with changes of the ST segment',
          why: 'Active ischemia of the heart forbids the added load of breathing.',
        },
      ],
      [
        {
          text: 'A dead space fraction of 0.72',
          why: 'Above about 0.60 too much of each breath is wasted.',
        },
        {
          text: 'A resting minute ventilation of 18 L/min',
          why: 'More than 10 to 12 L/min at rest is a load that cannot be sustained.',
        },
      ],
    ],
    lesson:
      'A trial needs an improving cause, PaO₂/FIO₂ above 150 to 200 mm Hg, little PEEP, stable circulation and drive. Strength and pattern add information.',
  },
  {
    id: 'list-trial-failure',
    topic: 'weaning',
    source,
    stems: [
      'A patient is in the first half hour of a spontaneous breathing trial. Which findings require that the trial be stopped?',
      'Fifteen minutes into a T-piece trial the therapist returns to the bedside. Which signs show that the patient is failing?',
    ],
    right: [
      [
        {
          text: 'Respiratory rate of 38/min for five minutes',
          why: 'More than 35/min for five minutes is a criterion of failure.',
        },
        {
          text: 'SpO₂ of 85% with a good signal',
          why: 'Desaturation below 90% shows that gas exchange is not sustained.',
        },
        {
          text: 'Systolic pressure of 192 mm Hg, up from 130',
          why: 'Above 180 mm Hg or a rise of more than 20% shows distress.',
        },
      ],
      [
        {
          text: 'The belly draws in when the chest expands',
          why: 'Paradoxical motion is a sign of diaphragm fatigue.',
        },
        {
          text: 'Sweating with growing agitation',
          why: 'Distress with sweating is a criterion to stop.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Tidal volume of 6 mL/kg at 24 breaths/min',
          why: 'This pattern is well within the limits of tolerance.',
        },
        {
          text: 'PaCO₂ of 44 mm Hg, up from 40',
          why: 'A rise of less than 10 mm Hg is acceptable.',
        },
        { text: 'Heart rate of 92/min, up from 84', why: 'A rise of less than 20% is tolerated.' },
      ],
      [
        {
          text: 'A heart rate of 96/min, up from 88',
          why: 'A small rise is expected when the patient takes over the work.',
        },
        {
          text: 'A wish to write a note to the family',
          why: 'Calm communication shows that the patient tolerates the trial well.',
        },
        {
          text: 'A cough that moves mucus into the tube',
          why: 'A strong cough is a good sign for extubation.',
        },
      ],
    ],
    lesson:
      'Stop for a rate above 35/min, SpO₂ below 90%, heart rate or pressure changes over 20%, or distress. Then rest the patient on full support.',
  },
  {
    id: 'list-extubation-risk',
    topic: 'weaning',
    source,
    stems: [
      'A patient has passed a breathing trial. Which findings raise the risk that extubation will fail?',
      'The team lists patients who may develop stridor after extubation. Which features raise that risk?',
    ],
    right: [
      [
        {
          text: 'Suction needed every hour for thick mucus',
          why: 'Copious secretions overwhelm the cough once the tube is out.',
        },
        {
          text: 'A cough too weak to wet a card at the tube',
          why: 'Weak cough means that mucus will be retained.',
        },
        {
          text: 'No response to simple commands',
          why: 'A patient who does not follow commands protects the airway poorly.',
        },
      ],
      [
        {
          text: 'Intubation that took several attempts',
          why: 'Repeated attempts injure the larynx and cause swelling.',
        },
        {
          text: 'A tube that is large for the larynx',
          why: 'A tight tube presses on the mucosa and cords.',
        },
        {
          text: 'Self-extubation earlier with the cuff full',
          why: 'A full cuff dragged through the cords injures them.',
        },
        {
          text: 'No leak with the cuff deflated',
          why: 'A missing leak means little space around the tube.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A leak of 30% with the cuff deflated',
          why: 'A clear leak makes obstruction after extubation unlikely.',
        },
        {
          text: 'A cough peak flow of 120 L/min',
          why: 'A cough peak flow above 60 L/min predicts good clearance of mucus.',
        },
      ],
      [
        {
          text: 'Ventilation for just six hours',
          why: 'Short intubation carries a low risk of swelling.',
        },
        {
          text: 'A cuff pressure kept at 24 cm H₂O',
          why: 'This pressure is in the safe range of 20 to 30 cm H₂O.',
        },
      ],
    ],
    lesson:
      'Before extubation ask about alertness, cough, secretions and cuff leak. Trauma, size and long duration of the tube raise the risk of stridor.',
  },
  {
    id: 'list-peep-harm',
    topic: 'protection',
    source,
    stems: [
      'PEEP is raised from 10 to 16 cm H₂O in a patient with ARDS. Which changes suggest that this level does harm?',
      'During a stepwise PEEP trial at constant volume the therapist looks for signs of recruitment. Which changes show benefit?',
    ],
    right: [
      [
        {
          text: 'A fall of blood pressure from 118 to 84 mm Hg',
          why: 'High PEEP reduces venous return and cardiac output.',
        },
        {
          text: 'A plateau that rises more than PEEP did',
          why: 'The added pressure stretches the lung instead of opening it, so compliance falls.',
        },
        {
          text: 'A rise of PaCO₂ at the same ventilation',
          why: 'Overstretched alveoli compress vessels and add dead space.',
        },
      ],
      [
        {
          text: 'A higher static compliance',
          why: 'Reopened alveoli take the same volume at less pressure.',
        },
        {
          text: 'A higher PaO₂ with steady blood pressure',
          why: 'Better oxygenation without loss of flow means better delivery.',
        },
        {
          text: 'A PaCO₂ that falls slightly',
          why: 'Recruited units take part in ventilation, so dead space falls.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A rise of PaO₂ from 58 to 84 mm Hg',
          why: 'Better oxygenation is the wanted effect of PEEP, not a harm.',
        },
        {
          text: 'Urine output that stays at 60 mL/h',
          why: 'Preserved urine output speaks for sufficient blood flow.',
        },
      ],
      [
        {
          text: 'A mixed venous saturation that drops to 54%',
          why: 'A fall means that delivery has fallen, mostly from a lower cardiac output.',
        },
        {
          text: 'A pulse pressure that narrows markedly',
          why: 'A narrow pulse pressure shows that the stroke volume is falling.',
        },
      ],
    ],
    lesson:
      'Judge PEEP by oxygenation, compliance, PaCO₂ and circulation together. Good PEEP recruits, too much overdistends.',
  },
  {
    id: 'list-autopeep',
    topic: 'ventilator',
    source,
    stems: [
      'A ventilated patient with status asthmaticus has an auto-PEEP of 14 cm H₂O and low blood pressure. Which changes reduce trapped gas?',
      'A therapist suspects auto-PEEP in a patient with COPD on volume control. Which findings support this?',
    ],
    right: [
      [
        {
          text: 'A lower set respiratory rate',
          why: 'Fewer breaths give more time for each exhalation.',
        },
        {
          text: 'A higher inspiratory flow',
          why: 'Shorter inspiration leaves more of the cycle for exhalation.',
        },
        { text: 'A smaller tidal volume', why: 'Less gas has to leave with each breath.' },
        {
          text: 'More inhaled bronchodilator',
          why: 'A lower airway resistance lets the lungs empty faster in each breath.',
        },
      ],
      [
        {
          text: 'Flow that does not reach zero before a breath',
          why: 'Gas is still leaving when the next breath begins.',
        },
        {
          text: 'Efforts that do not trigger the machine',
          why: 'The trapped pressure must be overcome before triggering.',
        },
        {
          text: 'A raised pressure in an expiratory hold',
          why: 'The hold measures the pressure that is trapped above set PEEP.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A longer inspiratory time',
          why: 'A longer inspiration takes time away from exhalation and traps more gas.',
        },
        {
          text: 'An added inspiratory pause',
          why: 'A pause lengthens inspiration and so shortens the time to exhale.',
        },
      ],
      [
        {
          text: 'A leak around the cuff during inspiration',
          why: 'A leak lowers volumes and pressures and does not trap gas.',
        },
        {
          text: 'A low peak pressure with a loose circuit',
          why: 'Low pressure with a loose circuit means a leak or disconnection.',
        },
        {
          text: 'Breaths that start without any effort',
          why: 'Self-triggering comes from leaks or water, not from trapped gas.',
        },
      ],
    ],
    lesson:
      'Auto-PEEP is seen as flow that fails to reach zero. Reduce minute ventilation, lengthen expiration and treat the obstruction.',
  },
  {
    id: 'list-protective',
    topic: 'protection',
    source,
    stems: [
      'A patient with moderate ARDS has been put on the ventilator. Which goals belong to lung-protective ventilation?',
      'Prone positioning is planned for a patient with severe ARDS. Which measures prepare for a safe turn?',
    ],
    right: [
      [
        {
          text: 'A plateau pressure of 30 cm H₂O or less',
          why: 'The limit keeps the part of the lung that is open from being overstretched.',
        },
        {
          text: 'A volume of 6 mL/kg of predicted weight',
          why: 'Small volumes based on predicted weight lower mortality.',
        },
        {
          text: 'An SpO₂ between 88 and 95%',
          why: 'This range suffices and avoids toxic oxygen levels.',
        },
      ],
      [
        {
          text: 'Check and secure tube and lines',
          why: 'Loss of the airway during the turn is the greatest danger.',
        },
        {
          text: 'Suction the airway and give 100% oxygen',
          why: 'Secretions shift during the turn, and reserve is small.',
        },
        {
          text: 'Stop tube feeding and protect the eyes',
          why: 'Aspiration and injury of the cornea are known complications of the turn.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A PaCO₂ of 35 to 40 mm Hg at any cost',
          why: 'A higher PaCO₂ is accepted for small volumes if pH permits.',
        },
        {
          text: 'A PEEP of zero to protect the heart',
          why: 'Without PEEP injured alveoli collapse with each breath.',
        },
      ],
      [
        {
          text: 'Deflate the cuff before the turn',
          why: 'An empty cuff invites aspiration and loss of volume.',
        },
        {
          text: 'Disconnect the ventilator for an hour',
          why: 'Loss of PEEP leads to collapse in minutes.',
        },
      ],
    ],
    lesson:
      'Protective ventilation means 6 mL/kg of predicted weight, a plateau of at most 30 cm H₂O, enough PEEP and an SpO₂ of 88 to 95%. In severe ARDS prone positioning adds to it, with the airway secured before each turn.',
  },
];

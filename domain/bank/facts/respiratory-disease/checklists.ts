import type { Checklist } from './decision.ts';

const source = 'Standard respiratory care, life support and rehabilitation texts';

/** Lists about emergencies, newborns, the home and the care plan. */
export const patientChecklists: readonly Checklist[] = [
  {
    id: 'list-compressions',
    topic: 'high-risk',
    source,
    stems: [
      'A therapist joins a resuscitation of an adult. Which features show that it is done well?',
      'In a cardiac arrest with pulseless electrical activity the team looks for causes that can be reversed. Which should be considered?',
    ],
    right: [
      [
        { text: 'Compressions at 110 a minute', why: 'The right rate is 100 to 120 a minute.' },
        {
          text: 'Full recoil after each compression',
          why: 'The heart fills when the chest comes back fully.',
        },
        {
          text: 'A PETCO₂ above 20 mm Hg',
          why: 'Such a value shows good blood flow through the lungs.',
        },
      ],
      [
        {
          text: 'Tension pneumothorax',
          why: 'Trapped air stops venous return and is relieved by decompression.',
        },
        {
          text: 'Severe hypoxemia',
          why: 'Lack of oxygen is a frequent cause and is treated by ventilation.',
        },
        {
          text: 'Major loss of blood',
          why: 'An empty heart cannot pump. Volume and control of bleeding are needed.',
        },
        {
          text: 'Massive pulmonary embolism',
          why: 'A clot that blocks the outflow may be dissolved or removed.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Thirty bag breaths a minute',
          why: 'Ten a minute suffice with an advanced airway. More hinders venous return.',
        },
        {
          text: 'A pulse check every 30 seconds',
          why: 'Frequent checks interrupt compressions. Every two minutes is right.',
        },
      ],
      [
        { text: 'A first-degree heart block', why: 'A long PR interval does not stop the pulse.' },
        {
          text: 'Mild anemia of long standing',
          why: 'A mild chronic lack of hemoglobin does not cause arrest.',
        },
      ],
    ],
    lesson:
      'Push 100 to 120 a minute, 5 to 6 cm deep, let the chest recoil, and avoid fast breaths. In pulseless electrical activity search for reversible causes.',
  },
  {
    id: 'list-transport',
    topic: 'high-risk',
    source,
    stems: [
      'An intubated patient must be taken to the CT scanner. Which preparations are needed?',
      'A ventilated patient will be flown in an unpressurized aircraft at 8,000 feet. Which effects of altitude must be planned for?',
    ],
    right: [
      [
        {
          text: 'An oxygen supply for twice the trip',
          why: 'Delays are common, so a reserve is part of the plan.',
        },
        {
          text: 'A resuscitator bag with mask',
          why: 'It serves if the ventilator fails or the tube comes out.',
        },
        {
          text: 'Continuous CO₂ and SpO₂ monitoring',
          why: 'Loss of the tube is seen within one breath on capnography.',
        },
      ],
      [
        {
          text: 'A lower inspired oxygen pressure',
          why: 'Barometric pressure falls, so a higher FIO₂ is needed.',
        },
        {
          text: 'Expansion of air in the cuff',
          why: 'Gas expands as pressure falls, so the cuff must be watched.',
        },
        {
          text: 'Growth of an undrained pneumothorax',
          why: 'Trapped air expands. It is drained before the flight.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A deflated cuff for the time of the trip',
          why: 'The cuff stays inflated to protect the airway.',
        },
        {
          text: 'Steel cylinders for a magnet room',
          why: 'Steel is drawn into the magnet and becomes a missile.',
        },
      ],
      [
        {
          text: 'A rise of hemoglobin during the flight',
          why: 'Red cells do not increase within the hours of a flight.',
        },
        {
          text: 'Shrinking of gas in the bowel',
          why: 'Gas in the bowel expands at altitude, it does not shrink.',
        },
      ],
    ],
    lesson:
      'Plan double oxygen, a bag, suction, monitors and drugs. At altitude oxygen pressure falls and trapped gas expands.',
  },
  {
    id: 'list-newborn-steps',
    topic: 'high-risk',
    source,
    stems: [
      'A 29-week newborn is expected within minutes. Which preparations suit this gestational age?',
      'Mask ventilation of a newborn does not move the chest. Which corrective steps are right?',
    ],
    right: [
      [
        {
          text: 'A plastic wrap and a thermal mattress',
          why: 'Very preterm infants lose heat fast. They are wrapped without drying.',
        },
        {
          text: 'A blender to titrate the oxygen',
          why: 'Preterm infants get little oxygen at first, titrated by the SpO₂ of the right hand.',
        },
        {
          text: 'Equipment for CPAP at birth',
          why: 'Early CPAP keeps the lungs of preterm infants open from the first breaths.',
        },
      ],
      [
        {
          text: 'Reapply the mask and lift the jaw',
          why: 'A leak at the mask is the most frequent fault.',
        },
        {
          text: 'Put the head in the sniffing position',
          why: 'Flexion or overextension of the neck closes the airway of a newborn.',
        },
        {
          text: 'Suction mouth and nose',
          why: 'Secretions in mouth or nose may block the flow of gas.',
        },
        {
          text: 'Raise the pressure in steps',
          why: 'Fluid-filled or stiff lungs may need a higher first pressure.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Cold water to provoke a first cry',
          why: 'Cooling harms a preterm infant and does not help breathing.',
        },
        {
          text: 'A mask that covers the eyes',
          why: 'The mask should cover mouth and nose and spare the eyes.',
        },
      ],
      [
        {
          text: 'Start compressions at once',
          why: 'Compressions come after 30 seconds of ventilation that moves the chest.',
        },
        {
          text: 'Wait for a minute and reassess',
          why: 'Ventilation that does not work must be corrected at once.',
        },
      ],
    ],
    lesson:
      'Keep preterm infants warm, start with little oxygen and offer CPAP. Correct mask ventilation by MR SOPA before anything else.',
  },
  {
    id: 'list-croup-epiglottitis',
    topic: 'plan',
    source,
    stems: [
      'A child is brought in with noisy breathing. Which findings suggest epiglottitis rather than croup?',
      'A toddler with stridor has most likely viral croup. Which findings fit this?',
    ],
    right: [
      [
        {
          text: 'Drooling with refusal to swallow',
          why: 'Swallowing is very painful with a swollen epiglottis.',
        },
        {
          text: 'High fever of sudden onset',
          why: 'This bacterial infection develops within hours, while croup follows a cold.',
        },
        {
          text: 'A tripod posture with the chin forward',
          why: 'The child holds the airway open in this way.',
        },
      ],
      [
        {
          text: 'A barking cough at night',
          why: 'This cough is typical of swelling below the cords.',
        },
        {
          text: 'A cold for the last two days',
          why: 'Croup follows a viral infection of the upper airway.',
        },
        {
          text: 'A steeple-shaped trachea on the film',
          why: 'Narrowing below the cords looks like a steeple.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A barking cough with a hoarse cry',
          why: 'A barking cough with a hoarse cry is typical of croup.',
        },
        {
          text: 'A narrowed trachea below the cords',
          why: 'Narrowing below the cords, the steeple sign, belongs to croup.',
        },
      ],
      [
        {
          text: 'A muffled voice with drooling',
          why: 'A muffled voice with drooling is a sign of epiglottitis.',
        },
        {
          text: 'A thumb-shaped shadow on the film',
          why: 'The thumb sign is the shadow of a swollen epiglottis.',
        },
      ],
    ],
    lesson:
      'Croup: cold, barking cough, hoarse voice, steeple sign. Epiglottitis: sudden fever, drooling, tripod posture, thumb sign, and an airway in danger.',
  },
  {
    id: 'list-home-oxygen',
    topic: 'home',
    source,
    stems: [
      'A patient goes home with a concentrator and backup cylinders. Which points belong to the safety teaching?',
      'Several patients with stable COPD are evaluated for long-term oxygen. Which of them qualify?',
    ],
    right: [
      [
        {
          text: 'Keep cylinders upright and secured',
          why: 'A falling cylinder can break its valve and turn into a missile.',
        },
        {
          text: 'Stay several feet from open flames',
          why: 'Oxygen makes fires start easily and burn fiercely.',
        },
        {
          text: 'Tell the power company',
          why: 'Homes with life-sustaining equipment get priority after outages.',
        },
      ],
      [
        {
          text: 'One with a resting PaO₂ of 53 mm Hg',
          why: 'A PaO₂ of 55 mm Hg or less at rest qualifies.',
        },
        {
          text: 'One with a PaO₂ of 58 and cor pulmonale',
          why: 'Between 56 and 59 mm Hg cor pulmonale or polycythemia qualifies.',
        },
        {
          text: 'One with a resting SpO₂ of 86%',
          why: 'A saturation of 88% or less at rest qualifies for long-term oxygen.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Use petroleum jelly for dry lips',
          why: 'Oily products can ignite with oxygen. Water-based ones are used.',
        },
        {
          text: 'Raise the flow when short of breath',
          why: 'The flow is prescribed. Changes may raise PaCO₂.',
        },
      ],
      [
        {
          text: 'One with dyspnea and a PaO₂ of 74 mm Hg',
          why: 'Dyspnea without hypoxemia does not qualify, because oxygen would not help.',
        },
        {
          text: 'One with an SpO₂ of 93% who wants it',
          why: 'A wish without hypoxemia is not an indication.',
        },
      ],
    ],
    lesson:
      'Long-term oxygen is for a PaO₂ of 55 mm Hg or less, or up to 59 mm Hg with cor pulmonale or polycythemia. Teach fire safety and a fixed flow.',
  },
  {
    id: 'list-rehabilitation',
    topic: 'home',
    source,
    stems: [
      'A patient with moderate COPD asks what pulmonary rehabilitation can do. Which effects may be promised?',
      'Referrals to a rehabilitation program are screened. Which findings must be treated before exercise begins?',
    ],
    right: [
      [
        {
          text: 'A longer walking distance',
          why: 'Endurance training of the legs is the best proven part of a program.',
        },
        {
          text: 'Less breathlessness in daily life',
          why: 'Trained muscles form less lactate, and pacing helps, so dyspnea is less.',
        },
        {
          text: 'Fewer days in hospital',
          why: 'Programs that start after an exacerbation lower the rate of readmission.',
        },
      ],
      [
        {
          text: 'Angina at rest in the last week',
          why: 'Unstable coronary disease has to be treated before any exercise training.',
        },
        {
          text: 'Severe aortic stenosis with fainting',
          why: 'With a narrow valve and fainting, exercise may lead to sudden death.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A normal FEV₁ within a year',
          why: 'Training improves muscles and heart. FEV₁ does not return to normal.',
        },
        {
          text: 'Regrowth of destroyed alveoli',
          why: 'The destruction of alveoli in emphysema is not reversible.',
        },
      ],
      [
        {
          text: 'An FEV₁ of 38% of predicted',
          why: 'Severe obstruction with symptoms is a reason for rehabilitation, not against it.',
        },
        {
          text: 'Need of oxygen on exertion',
          why: 'Patients who desaturate on exertion train while they use oxygen.',
        },
        {
          text: 'An exacerbation four weeks ago',
          why: 'The time soon after an exacerbation is a good one to start.',
        },
      ],
    ],
    lesson:
      'Rehabilitation improves endurance, dyspnea and quality of life, not FEV₁. Unstable heart disease is treated first.',
  },
  {
    id: 'list-smoke-inhalation',
    topic: 'plan',
    source,
    stems: [
      'A patient is rescued from a closed burning room. Which findings call for early intubation?',
      'A patient with a headache from a smoky apartment may have carbon monoxide poisoning. Which statements guide care?',
    ],
    right: [
      [
        {
          text: 'Hoarseness that began an hour ago',
          why: 'Hoarseness shows swelling of the larynx that will grow.',
        },
        {
          text: 'Stridor with soot in the mouth',
          why: 'Stridor means that the airway has already narrowed and may close.',
        },
        {
          text: 'Blisters on tongue and palate',
          why: 'Burns inside the mouth predict swelling of the pharynx and larynx.',
        },
      ],
      [
        {
          text: 'Pulse oximetry reads falsely high',
          why: 'The device mistakes carboxyhemoglobin for oxyhemoglobin and shows a high value.',
        },
        {
          text: 'CO-oximetry makes the diagnosis',
          why: 'It measures the fraction of hemoglobin that is bound to carbon monoxide.',
        },
        {
          text: '100% oxygen is given at once',
          why: 'A high FIO₂ shortens the half-life of carboxyhemoglobin several times.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A cough with an SpO₂ of 98%',
          why: 'A cough alone without signs of swelling is observed.',
        },
        {
          text: 'A burned hand with clear speech',
          why: 'A limb burn does not threaten the airway.',
        },
      ],
      [
        {
          text: 'A normal PaO₂ excludes poisoning',
          why: 'PaO₂ reflects dissolved oxygen, which stays normal in this poisoning.',
        },
        {
          text: 'Oxygen stops when SpO₂ is 98%',
          why: 'SpO₂ is misleading here. The carboxyhemoglobin by CO-oximetry decides.',
        },
      ],
    ],
    lesson:
      'Intubate early for hoarseness, stridor or oral burns. In carbon monoxide poisoning give 100% oxygen and trust CO-oximetry alone.',
  },
  {
    id: 'list-neuromuscular',
    topic: 'plan',
    source,
    stems: [
      'A patient with Guillain-Barré syndrome is followed every four hours. Which findings suggest that ventilation will soon be needed?',
      'A patient with myasthenia gravis grows weaker after a chest infection. Which findings should be reported to the physician at once?',
    ],
    right: [
      [
        { text: 'Vital capacity down to 14 mL/kg', why: 'Below 15 to 20 mL/kg failure is near.' },
        {
          text: 'Inspiratory pressure of −18 cm H₂O',
          why: 'Less negative than −20 to −30 cm H₂O shows severe weakness.',
        },
        {
          text: 'Choking on saliva',
          why: 'Weakness of the throat muscles endangers the airway even with good volumes.',
        },
      ],
      [
        {
          text: 'A weak cough with pooled saliva',
          why: 'Mucus and saliva that cannot be cleared will be aspirated.',
        },
        {
          text: 'A vital capacity that halved today',
          why: 'A fast fall of the vital capacity predicts respiratory failure within hours.',
        },
        { text: 'Shallow breaths at 34/min', why: 'Fast shallow breathing is a sign of fatigue.' },
        {
          text: 'Inability to lift the head',
          why: 'Neck flexor weakness goes along with diaphragm weakness.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Vital capacity of 42 mL/kg',
          why: 'A vital capacity of this size leaves a large reserve.',
        },
        {
          text: 'Tingling of the toes since Monday',
          why: 'Sensory symptoms do not tell whether the breathing muscles will fail.',
        },
      ],
      [
        {
          text: 'A drooping lid known for a year',
          why: 'Stable ptosis is a usual finding of the disease.',
        },
        {
          text: 'An inspiratory pressure of −70 cm H₂O',
          why: 'A value this negative shows good strength of the inspiratory muscles.',
        },
      ],
    ],
    lesson:
      'Follow vital capacity, inspiratory pressure, cough and swallowing. Blood gases change late in neuromuscular failure.',
  },
];

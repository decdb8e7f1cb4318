import type { WrittenItemSet } from '../../../item/written-item.ts';

export const interventionsEmergencyHome = {
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  source:
    'Standard respiratory care fundamentals, resuscitation, transport and pulmonary rehabilitation texts',
  items: [
    {
      id: 'rt-in-newborn-gasping',
      topic: 'High-risk situations: code, neonatal resuscitation, transport',
      level: 'application',
      type: 'single',
      stem: 'A term newborn has been warmed, dried, positioned and stimulated, and the airway is clear. About 45 seconds after birth the infant is gasping, and the heart rate is 74/min. What should be done now?',
      options: [
        {
          text: 'Chest compressions',
          why: 'Compressions are for a heart rate below 60/min in spite of effective ventilation. At 74/min without ventilation so far they come too soon.',
        },
        {
          text: 'Intravenous epinephrine',
          why: 'Epinephrine follows when the heart rate stays below 60/min after ventilation and compressions. Here ventilation has not begun.',
        },
        {
          text: 'Mask ventilation',
          right: true,
          why: 'Gasping or a heart rate below 100/min after the initial steps calls for positive-pressure ventilation within the first minute. Inflating the lungs is what brings the heart rate up.',
        },
        {
          text: 'Free-flow oxygen',
          why: 'Blow-by oxygen does not inflate the lungs of a gasping infant. It fits an infant who breathes well but stays blue.',
        },
      ],
      explanation:
        'Ventilation of the lungs is the central step in newborn resuscitation. Start it for apnea, gasping or a heart rate below 100/min, and judge it by the rise of the heart rate. Compressions come when it stays below 60/min despite good ventilation.',
    },
    {
      id: 'rt-in-cpr-sudden-capnogram-rise',
      topic: 'High-risk situations: code, neonatal resuscitation, transport',
      level: 'analysis',
      type: 'single',
      stem: 'During cardiopulmonary resuscitation of an intubated patient the PETCO₂ has been steady at 14 mm Hg with good compressions and 10 breaths/min. Within a few seconds it rises to 42 mm Hg and stays there. The capnogram is square, and no drug has just been given. What is the most likely cause?',
      options: [
        {
          text: 'Tube in the esophagus',
          why: 'A displaced tube makes the tracing fall to zero. A square curve at 42 mm Hg shows that it is in the trachea.',
        },
        {
          text: 'Return of circulation',
          right: true,
          why: 'When the heart beats again, blood carries stored CO₂ to the lungs and the PETCO₂ jumps. The team should check for a pulse and blood pressure.',
        },
        {
          text: 'Bagging at higher rate',
          why: 'More breaths wash out CO₂ and lower the PETCO₂. The rate is steady at 10 breaths/min.',
        },
        {
          text: 'Weaker compressions',
          why: 'Less flow brings less CO₂ to the lungs, so the PETCO₂ falls. That pattern calls for a change of rescuer.',
        },
      ],
      explanation:
        'During resuscitation with constant ventilation the PETCO₂ follows blood flow. A sudden lasting rise to about 40 mm Hg suggests that the circulation has returned. A fall suggests tired rescuers or a displaced tube.',
    },
    {
      id: 'rt-in-tension-pneumothorax',
      topic: 'High-risk situations: code, neonatal resuscitation, transport',
      level: 'analysis',
      type: 'single',
      stem: 'Minutes after a left subclavian line is placed, a ventilated patient has a peak pressure of 58 cm H₂O, a blood pressure of 68/40 mm Hg and an SpO₂ of 80%. Breath sounds are absent on the left with a hyperresonant note, the trachea is shifted to the right, and a suction catheter passes freely. What should the therapist recommend first?',
      options: [
        {
          text: 'Portable chest film',
          why: 'Waiting for a film in a collapsing patient costs life. It is right when the patient is stable and the diagnosis uncertain.',
        },
        {
          text: 'Inline albuterol',
          why: 'Albuterol fits wheezing on both sides with a central trachea. It does not relieve pressure in the pleura.',
        },
        {
          text: 'Higher PEEP level',
          why: 'More pressure would push more air into the pleural space and lower the blood pressure further. It fits hypoxemia from collapsed or flooded alveoli.',
        },
        {
          text: 'Needle decompression',
          right: true,
          why: 'Absent sounds, hyperresonance, a shifted trachea and shock after a subclavian puncture are a tension pneumothorax. Letting the air out comes before imaging.',
        },
      ],
      explanation:
        'Tension pneumothorax is diagnosed at the bedside and treated at once. Decompress, then place a chest tube. In ventilated patients suspect it when peak pressure rises and blood pressure falls together.',
    },
    {
      id: 'rt-in-air-transport-cuff',
      topic: 'High-risk situations: code, neonatal resuscitation, transport',
      level: 'application',
      type: 'single',
      stem: 'An intubated patient with a chest tube is to be flown by unpressurized helicopter from sea level to about 8,000 feet. The endotracheal tube cuff is filled with air and is at 25 cm H₂O on the ground. What should the therapist do during the climb?',
      options: [
        {
          text: 'Clamp the chest tube',
          why: 'Gas in the pleural space also expands at altitude, so a clamped tube could cause a tension pneumothorax. Brief clamping is used to find a leak in the drainage system.',
        },
        {
          text: 'Lower the FIO₂ setting',
          why: 'Barometric pressure falls, so the inspired PO₂ falls at the same FIO₂ and the setting may have to go up. Lowering it fits the descent.',
        },
        {
          text: 'Recheck and adjust the cuff',
          right: true,
          why: 'Trapped air expands as the surrounding pressure falls, so the cuff can press hard on the tracheal wall. It is measured and reduced on the climb and refilled on descent.',
        },
        {
          text: 'Add 5 mL of air to the cuff',
          why: 'Air in the cuff expands during the climb, so adding some makes the pressure worse. It may be needed on descent.',
        },
      ],
      explanation:
        'By the law of Boyle, gas expands as barometric pressure falls. Cuffs, pneumothoraces and bowel gas all grow during ascent, and the inspired PO₂ drops. Check the cuff and oxygenation on the way up and on the way down.',
    },
    {
      id: 'rt-in-home-oxygen-teaching',
      topic: 'Patient education, pulmonary rehabilitation and home care',
      level: 'recall',
      type: 'multiple',
      stem: 'A patient who retains CO₂ goes home with an oxygen concentrator and backup cylinders. Which points should the therapist include in the teaching plan? Select all that apply.',
      options: [
        {
          text: 'Smoking ban in the whole home',
          right: true,
          why: 'Oxygen makes things burn faster, so smoking and open flames near it can cause severe burns.',
        },
        {
          text: 'Petroleum jelly for dry nostrils',
          why: 'Oil-based products can burn in oxygen. A water-based product is right for dry nostrils.',
        },
        {
          text: 'Cylinders fixed in a stand',
          right: true,
          why: 'A falling cylinder can break its valve and shoot away. It must be secured.',
        },
        {
          text: 'Higher flow during breathlessness',
          why: 'Flow is a prescribed dose, and more can raise the PaCO₂ in this patient. The patient should report new breathlessness.',
        },
        {
          text: 'Notice to the power company',
          right: true,
          why: 'The concentrator stops in an outage. The company can give priority or warning, and the cylinders bridge the gap.',
        },
        {
          text: 'Spare cylinders in a closed closet',
          why: 'Leaking oxygen collects in a closed space. Cylinders are stored in a ventilated place away from heat.',
        },
      ],
      explanation:
        'Home oxygen teaching covers fire safety, secure storage, the prescribed flow, and a plan for power failure. Ask the patient to show and explain what was taught. Repeat it with the family.',
    },
    {
      id: 'rt-in-inhaled-steroid-thrush',
      topic: 'Patient education, pulmonary rehabilitation and home care',
      level: 'application',
      type: 'single',
      stem: 'Asthma is well controlled since a patient began a daily inhaled corticosteroid by metered-dose inhaler two months ago. At a visit there are white, removable patches on the tongue and palate. The patient puts the inhaler straight into the mouth and goes to bed right away. Which change should the therapist teach?',
      options: [
        {
          text: 'Use a spacer and rinse afterward',
          right: true,
          why: 'A spacer catches large particles, and rinsing and spitting removes drug left in the mouth. Both lower the risk of thrush and keep the asthma controlled.',
        },
        {
          text: 'Keep the doses for bad days',
          why: 'The drug prevents inflammation and has to be taken daily. Use on need is the rule for a rescue bronchodilator.',
        },
        {
          text: 'Change to daily albuterol',
          why: 'Albuterol is right for sudden symptoms. It does not treat inflammation, so control would be lost.',
        },
        {
          text: 'Inhale each puff more rapidly',
          why: 'Fast inhalation from this kind of inhaler leaves more drug in the mouth. A rapid breath suits most dry powder inhalers.',
        },
      ],
      explanation:
        'Hoarseness and thrush come from steroid left in the mouth and throat. Prevent them with a spacer and with rinsing and spitting after each use. Existing thrush is reported for antifungal treatment, and the controller is continued.',
    },
    {
      id: 'rt-in-rehabilitation-breathing-technique',
      topic: 'Patient education, pulmonary rehabilitation and home care',
      level: 'application',
      type: 'single',
      stem: 'In a rehabilitation program a patient with emphysema stops after three minutes of walking because of dyspnea. The SpO₂ stays at 93%, and the breaths are fast with short expirations. Which technique should the therapist teach first?',
      options: [
        {
          text: 'Glossopharyngeal breaths',
          why: 'Gulping air with the tongue raises the lung volume of patients with weak muscles, as after polio. Emphysema lungs are already too full.',
        },
        {
          text: 'Pursed-lip breathing',
          right: true,
          why: 'Slow exhalation through pursed lips keeps small airways open and lengthens expiration. It slows the rate and eases dyspnea during exertion.',
        },
        {
          text: 'Forceful exhalation',
          why: 'Blowing hard squeezes floppy airways shut and traps more gas. A controlled huff is used to clear mucus.',
        },
        {
          text: 'Inspiratory breath hold',
          why: 'Holding the breath in walking interrupts ventilation and adds to dyspnea. A hold is part of inhaler technique.',
        },
      ],
      explanation:
        'Dyspnea on effort in emphysema comes largely from gas trapped by fast breathing. Longer, gentle exhalation lets the lungs empty. Pair it with walking pace and training, which improve endurance.',
    },
  ],
} satisfies WrittenItemSet;

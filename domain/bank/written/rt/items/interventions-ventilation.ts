import type { WrittenItemSet } from '../../../item/written-item.ts';

export const interventionsVentilation = {
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  source: 'Standard mechanical ventilation texts',
  items: [
    {
      id: 'rt-in-rate-for-desired-paco2',
      topic: 'Mechanical ventilation settings and modes',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A passive patient on volume-control ventilation has a set rate of 16/min. The blood gas shows pH 7.24, PaCO₂ 60 mm Hg and HCO₃ 25 mEq/L. The physician wants a PaCO₂ of 48 mm Hg with an unchanged tidal volume. Which rate should the therapist set?',
      options: [
        {
          text: '13/min',
          why: 'This has the ratio upside down: 16 × 48/60. A lower rate would raise the PaCO₂.',
        },
        {
          text: '20/min',
          right: true,
          why: 'New rate is present rate × present PaCO₂ divided by desired PaCO₂: 16 × 60/48 = 20/min.',
        },
        {
          text: '24/min',
          why: 'This aims at a PaCO₂ of 40 mm Hg (16 × 60/40) and not at the 48 mm Hg that was asked for.',
        },
        {
          text: '28/min',
          why: 'This adds the wanted change of 12 mm Hg to the rate. The relation is a ratio and not a sum.',
        },
      ],
      explanation:
        'With constant CO₂ production and dead space, PaCO₂ varies inversely with alveolar ventilation. So rate × PaCO₂ before equals rate × PaCO₂ after. Check for air trapping after each increase, and repeat the blood gas.',
    },
    {
      id: 'rt-in-alveolar-ventilation-change',
      topic: 'Mechanical ventilation settings and modes',
      level: 'analysis',
      type: 'single',
      ordered: true,
      stem: 'A passive patient with an estimated dead space of 150 mL is ventilated with 500 mL at 14/min. To protect the lungs the settings are changed to 350 mL at 20/min, so that minute ventilation stays the same. What is the alveolar ventilation after the change?',
      options: [
        {
          text: '3.0 L/min',
          why: 'This is 150 × 20, the part of the minute ventilation that is lost to dead space.',
        },
        {
          text: '4.0 L/min',
          right: true,
          why: 'Alveolar ventilation is (350 – 150) × 20 = 4,000 mL/min.',
        },
        {
          text: '4.9 L/min',
          why: 'This is (500 – 150) × 14, the alveolar ventilation before the change.',
        },
        {
          text: '7.0 L/min',
          why: 'This is 350 × 20, the minute ventilation, with the dead space not subtracted.',
        },
      ],
      explanation:
        'Each breath pays for the dead space first, so small fast breaths waste more than large slow ones. Here minute ventilation is unchanged, but alveolar ventilation falls from 4.9 L/min and the PaCO₂ will rise. Plan for that when lowering the tidal volume.',
    },
    {
      id: 'rt-in-flow-starvation',
      topic: 'Mechanical ventilation settings and modes',
      level: 'analysis',
      type: 'single',
      stem: 'An awake patient on volume-control ventilation has a constant inspiratory flow of 40 L/min, a set rate of 14/min and a total rate of 24/min. The pressure curve is scooped out in the middle of each inspiration, and the neck muscles stay tense until the breath ends. Every effort triggers a breath, and there is no auto-PEEP. Which change should be made first?',
      options: [
        {
          text: 'A longer inspiratory time',
          why: 'With a fixed volume a longer time means a still slower flow. It helps oxygenation in some passive patients.',
        },
        {
          text: 'A higher inspiratory flow',
          right: true,
          why: 'The dip shows that the patient pulls harder than 40 L/min supplies. More flow meets the demand and takes over the work.',
        },
        {
          text: 'A higher trigger threshold',
          why: 'This makes each breath harder to start. It fits breaths that start without any effort.',
        },
        {
          text: 'A pause at end-inspiration',
          why: 'A pause lengthens the breath without adding flow, and a patient who wants more gas will fight it. It is used to measure the plateau pressure.',
        },
      ],
      explanation:
        'A scooped inspiratory pressure curve in volume control means flow starvation. Raise the flow, change the pattern, or use a mode with variable flow. Treat pain, fever or acidosis that raise the demand.',
    },
    {
      id: 'rt-in-pressure-control-falling-volume',
      topic: 'Mechanical ventilation settings and modes',
      level: 'application',
      type: 'single',
      stem: 'A sedated patient with a predicted body weight of 70 kg is on pressure-control ventilation: 12 cm H₂O above a PEEP of 8 cm H₂O, rate 20/min, FIO₂ 0.45. Over six hours the exhaled tidal volume has fallen from 450 to 300 mL as the chest wall became edematous. There is no leak, the airway is clear, and inspiratory flow reaches zero. The blood gas shows pH 7.23, PaCO₂ 62 mm Hg, PaO₂ 84 mm Hg and HCO₃ 25 mEq/L. What should the therapist recommend?',
      options: [
        {
          text: 'A lower set rate',
          why: 'A lower rate would reduce ventilation and raise the PaCO₂ above 62 mm Hg. It fits air trapping.',
        },
        {
          text: 'A higher FIO₂ level',
          why: 'A PaO₂ of 84 mm Hg is adequate on 0.45, and more oxygen does not remove CO₂. It fits hypoxemia.',
        },
        {
          text: 'A higher set pressure',
          right: true,
          why: 'With no leak, a clear airway and a complete inspiration, the fall comes from lower compliance. A few cm H₂O more restore the volume, and a total of 20 cm H₂O leaves room below 30 cm H₂O.',
        },
        {
          text: 'A shorter inspiration',
          why: 'Less time for filling cannot raise the tidal volume. It fits gas trapping from too little time to exhale.',
        },
      ],
      explanation:
        'In pressure control the pressure is set and the volume follows compliance and resistance. Watch the exhaled volume and its alarms. When it falls, look for leak, obstruction or stiffness, then adjust the pressure within safe limits.',
    },
    {
      id: 'rt-in-asthma-initial-settings',
      topic: 'Mechanical ventilation settings and modes',
      level: 'application',
      type: 'single',
      stem: 'A patient with life-threatening asthma has just been intubated and is deeply sedated. The chest is hyperinflated, and wheezing lasts until the next breath. Which volume-control settings, with tidal volume for each kg of predicted body weight, should the therapist recommend at the start?',
      options: [
        {
          text: '7 mL/kg, rate 24/min, flow 40 L/min',
          why: 'The fast rate and slow flow leave little time to exhale, so trapping gets worse. Such a rate fits stiff lungs that empty fast.',
        },
        {
          text: '7 mL/kg, rate 10/min, flow 80 L/min',
          right: true,
          why: 'A moderate volume, a low rate and a high flow give the longest time to exhale. A raised PaCO₂ is accepted while the drugs work.',
        },
        {
          text: '12 mL/kg, rate 10/min, flow 40 L/min',
          why: 'A large volume at a slow flow adds gas that cannot leave and raises the plateau pressure. The low rate alone would be right.',
        },
        {
          text: '12 mL/kg, rate 20/min, flow 80 L/min',
          why: 'The minute volume is far too large for airways that empty slowly. The high flow alone would be right.',
        },
      ],
      explanation:
        'In severe airflow obstruction the aim is time to exhale: a small minute volume, a low rate and a short inspiration. Peak pressure may be high from resistance, so follow the plateau pressure. Permissive hypercapnia is safer than hyperinflation.',
    },
    {
      id: 'rt-in-missed-triggers-auto-peep',
      topic: 'Mechanical ventilation settings and modes',
      level: 'analysis',
      type: 'single',
      stem: 'A patient with COPD on assist-control ventilation makes about 26 visible efforts each minute, but the ventilator delivers just 18 breaths. Set PEEP is 0, and an end-expiratory hold shows an auto-PEEP of 10 cm H₂O although bronchodilator has been given and inspiratory time shortened. The trigger is already at its most sensitive stable setting. What should the therapist recommend?',
      options: [
        {
          text: 'Set rate of 26/min',
          why: 'A higher set rate shortens exhalation and raises the auto-PEEP. It fits a patient who does not breathe and has a high PaCO₂.',
        },
        {
          text: 'Longer inspiration',
          why: 'A longer inspiration takes time away from exhalation and adds trapping. It is used in stiff lungs to improve oxygenation.',
        },
        {
          text: 'PEEP of 8 cm H₂O',
          right: true,
          why: 'The patient must first overcome 10 cm H₂O before the trigger senses an effort. PEEP somewhat below the auto-PEEP shortens that step without adding to hyperinflation.',
        },
        {
          text: 'PEEP of 16 cm H₂O',
          why: 'PEEP above the auto-PEEP of 10 cm H₂O hyperinflates the lungs further. High PEEP fits recruitable ARDS.',
        },
      ],
      explanation:
        'Auto-PEEP is a threshold load: the effort has to cancel it before airway pressure or flow changes. In flow-limited COPD, set PEEP of roughly 75 to 85% of the measured auto-PEEP makes triggering easier. Reduce the trapping itself as well.',
    },
    {
      id: 'rt-in-predicted-body-weight-volume',
      topic: 'Lung-protective ventilation, PEEP and recruitment',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A woman with ARDS is 160 cm tall and weighs 98 kg. The physician asks for a tidal volume of 6 mL/kg of predicted body weight. Which volume should the therapist set? Round to the nearest 5 mL.',
      options: [
        {
          text: '315 mL',
          right: true,
          why: 'Predicted body weight is 45.5 + 0.91 × (160 – 152.4) = 52.4 kg, and 6 mL/kg gives 315 mL.',
        },
        {
          text: '340 mL',
          why: 'This starts from 50 kg, which is the constant for men. For women the formula starts from 45.5 kg.',
        },
        { text: '420 mL', why: 'This uses 8 mL/kg in place of the 6 mL/kg that was ordered.' },
        {
          text: '590 mL',
          why: 'This multiplies the actual weight of 98 kg by 6 mL/kg. Lung size follows height and not body weight.',
        },
      ],
      explanation:
        'Lung size depends on height and sex, so tidal volume is based on predicted body weight. In obese patients the actual weight leads to harmful volumes. Measure the height instead of guessing it.',
    },
    {
      id: 'rt-in-ards-high-plateau',
      topic: 'Lung-protective ventilation, PEEP and recruitment',
      level: 'application',
      type: 'single',
      stem: 'A passive patient with ARDS is on volume-control ventilation: tidal volume 8 mL/kg of predicted body weight, rate 18/min, flow 60 L/min, PEEP 10 cm H₂O, FIO₂ 0.50. The plateau pressure is 34 cm H₂O. The blood gas shows pH 7.34, PaCO₂ 44 mm Hg, PaO₂ 70 mm Hg and HCO₃ 23 mEq/L. Which change should the therapist recommend?',
      options: [
        {
          text: 'Smaller tidal volume',
          right: true,
          why: 'A plateau of 34 cm H₂O is above the 30 cm H₂O limit. Going toward 6 mL/kg lowers it, and the pH of 7.34 leaves room for a higher PaCO₂.',
        },
        {
          text: 'Lower peak flow',
          why: 'A slower flow lowers the peak pressure but not the plateau, which is measured without flow. It fits a high peak pressure with a normal plateau.',
        },
        {
          text: 'Lower set rate',
          why: 'A lower rate leaves the size of each breath and its plateau as they are. It fits an alkalotic patient or trapped gas.',
        },
        {
          text: 'FIO₂ raised to 0.80',
          why: 'A PaO₂ of 70 mm Hg is within the usual target in ARDS. It fits hypoxemia below that target.',
        },
      ],
      explanation:
        'In ARDS keep the plateau pressure at or below 30 cm H₂O with about 6 mL/kg of predicted body weight, and down to 4 mL/kg if needed. A moderate rise in PaCO₂ is accepted. Adjust the rate to keep the pH acceptable.',
    },
    {
      id: 'rt-in-best-peep-trial',
      topic: 'Lung-protective ventilation, PEEP and recruitment',
      level: 'analysis',
      type: 'single',
      ordered: true,
      stem: 'During a PEEP trial in a passive patient with ARDS the tidal volume stays at 420 mL. The plateau pressures are 22 cm H₂O at PEEP 8, 22 cm H₂O at PEEP 10, 23 cm H₂O at PEEP 12 and 28 cm H₂O at PEEP 14. Mean arterial pressure is 80, 80, 78 and 62 mm Hg in the same order. Which PEEP should the therapist recommend?',
      options: [
        {
          text: '8 cm H₂O',
          why: 'Static compliance is 420/(22 – 8) = 30 mL/cm H₂O, and it still improves when PEEP is raised.',
        },
        {
          text: '10 cm H₂O',
          why: 'Static compliance is 420/(22 – 10) = 35 mL/cm H₂O, less than at the next step.',
        },
        {
          text: '12 cm H₂O',
          right: true,
          why: 'Static compliance is highest here, 420/(23 – 12) = 38 mL/cm H₂O, and the blood pressure is kept.',
        },
        {
          text: '14 cm H₂O',
          why: 'Static compliance falls to 420/(28 – 14) = 30 mL/cm H₂O and mean arterial pressure drops to 62 mm Hg, both signs of overdistention.',
        },
      ],
      explanation:
        'Rising compliance with more PEEP means that lung is being opened; falling compliance and blood pressure mean that it is being overstretched. The best PEEP gives the highest compliance without harm to the circulation.',
    },
    {
      id: 'rt-in-severe-ards-prone',
      topic: 'Lung-protective ventilation, PEEP and recruitment',
      level: 'application',
      type: 'single',
      stem: 'For 18 hours a patient with ARDS has had a PaO₂/FIO₂ near 70 mm Hg in spite of an FIO₂ of 0.90, a PEEP of 14 cm H₂O, 6 mL/kg of predicted body weight, deep sedation and neuromuscular block. The plateau pressure is 29 cm H₂O, blood pressure is stable, and the spine is intact. What should the therapist recommend next?',
      options: [
        {
          text: 'Larger tidal volume',
          why: 'The plateau is already 29 cm H₂O. Larger breaths would injure the lung; they fit healthy lungs with a low plateau.',
        },
        {
          text: 'Early tracheostomy',
          why: 'A tracheostomy helps comfort in long ventilation but does not improve oxygenation. At 18 hours and an FIO₂ of 0.90 it would be dangerous.',
        },
        {
          text: 'Reversal of the block',
          why: 'Return of strong efforts would raise oxygen use and lung stress in this phase. Reversal fits recovery and weaning.',
        },
        {
          text: 'Prone positioning',
          right: true,
          why: 'Long sessions face down open dorsal lung, improve oxygenation and lower mortality in severe ARDS. Stable circulation and an intact spine leave no reason against it.',
        },
      ],
      explanation:
        'Severe ARDS that persists under lung-protective ventilation is the indication for prone positioning, started early and kept for many hours a day. Secure tubes and lines, and check pressure points and eyes with each turn.',
    },
  ],
} satisfies WrittenItemSet;

import { decisionSet } from '../respiratory-disease/decision.ts';

/** Patients on oxygen, humidity or high flow, and what to change. */
export const oxygenTherapySet = decisionSet({
  topic: 'oxygen',
  source: 'Standard respiratory care texts; oxygen therapy guidelines',
  courses: {
    more: {
      text: 'Raise the FIO₂ and recheck SpO₂',
      why: 'More oxygen is for an SpO₂ below target when flow, fit and ventilation are right.',
    },
    less: {
      text: 'Titrate the oxygen downward',
      why: 'Less oxygen is for an SpO₂ above target or signs of harm from oxygen.',
    },
    flow: {
      text: 'Raise the total flow of the device',
      why: 'More total flow is for an inspiratory demand that the device does not meet, so that room air is drawn in.',
    },
    lessFlow: {
      text: 'Lower the flow in small steps',
      why: 'Less flow is for a patient who has improved and no longer needs the washout and pressure.',
    },
    humid: {
      text: 'Add or raise heated humidity',
      why: 'Humidity is for high flows, bypassed airways, thick mucus or dry, bleeding noses.',
    },
    keep: {
      text: 'Keep the present oxygen therapy',
      why: 'No change is right when SpO₂ is in its target range and breathing is comfortable.',
    },
    cpap: {
      text: 'Recommend CPAP or added PEEP',
      why: 'Pressure is for shunt from collapsed or flooded alveoli that does not respond to oxygen.',
    },
    ventilate: {
      text: 'Recommend assisted ventilation',
      why: 'Assistance is for hypoventilation with a rising PaCO₂ and acidosis, or for exhaustion.',
    },
    wean: {
      text: 'Stop oxygen and observe SpO₂',
      why: 'Oxygen ends when SpO₂ is at target on a minimal dose and the cause has passed.',
    },
    hyperbaric: {
      text: 'Recommend hyperbaric oxygen',
      why: 'Hyperbaric oxygen is for severe carbon monoxide poisoning, gas embolism or decompression sickness.',
    },
    transfuse: {
      text: 'Recommend a check of hemoglobin',
      why: 'Hemoglobin is checked when delivery is poor in spite of a full saturation.',
    },
    cooximeter: {
      text: 'Recommend CO-oximetry',
      why: 'CO-oximetry tells dyshemoglobins apart when pulse oximetry and the clinical picture do not agree.',
    },
  },
  decisions: [
    {
      id: 'therapy-mist-gone',
      scene:
        'A patient with pneumonia uses a 60% aerosol mask. He breathes deeply at 32/min, the mist vanishes with each inspiration, and SpO₂ has dropped to 88%. The nebulizer itself has been checked.',
      key: 'flow',
      why: 'Vanishing mist shows that his demand exceeds the flow and air dilutes the oxygen. A second nebulizer doubles the flow.',
      wrong: ['more', 'keep', 'humid', 'less'],
      because: {
        more: 'A higher setting of an entrainment nebulizer lowers its total flow, and the dilution grows.',
      },
      lesson:
        'High settings of an air-entrainment nebulizer give low total flows. Mist must be seen throughout inspiration.',
    },
    {
      id: 'therapy-hf-demand',
      scene:
        'On a heated high-flow cannula at 25 L/min with FIO₂ 0.50 a large man with trauma breathes 30/min with deep breaths. SpO₂ varies between 87 and 93% with his effort. The prongs fit.',
      key: 'flow',
      why: 'SpO₂ that falls with the effort means that 25 L/min is below his demand and air is drawn in. The system can go to 60 L/min.',
      wrong: ['lessFlow', 'less', 'keep', 'humid'],
      lesson: 'In adults start high flow at 30 to 50 L/min. Set FIO₂ by SpO₂ and flow by demand.',
    },
    {
      id: 'therapy-hf-improved',
      scene:
        'Two days after starting high flow a patient breathes 18/min without effort. Flow is 50 L/min and FIO₂ has been reduced to 0.35. SpO₂ is 95%.',
      key: 'lessFlow',
      why: 'FIO₂ is already low and breathing is easy, so flow can now be reduced step by step.',
      wrong: ['flow', 'more', 'cpap', 'keep'],
      because: {
        keep: 'He no longer needs this much flow, so staying at 50 L/min delays recovery of simple care.',
      },
      lesson:
        'Wean FIO₂ to about 0.40 first, then flow by 5 to 10 L/min, then change to a simple device.',
    },
    {
      id: 'therapy-copd-high',
      scene:
        'A patient with COPD is sleepy on a simple mask at 10 L/min. SpO₂ is 99%, pH 7.31 and PaCO₂ 66 mm Hg. She wakes when spoken to and breathes 16/min.',
      key: 'less',
      why: 'Far too much oxygen has raised PaCO₂. The target in COPD is 88 to 92%.',
      wrong: ['more', 'wean', 'flow', 'keep'],
      because: {
        wean: 'Sudden removal can cause severe hypoxemia, because alveolar CO₂ is high. Oxygen is reduced in steps.',
        keep: 'The oxygen itself has caused the drowsiness, so it must not go on unchanged.',
      },
      lesson: 'Excess oxygen worsens V/Q matching, adds to the Haldane effect and lowers drive.',
    },
    {
      id: 'therapy-preterm-high',
      scene:
        'A preterm infant of 27 weeks on nasal CPAP with an FIO₂ of 0.40 has had an SpO₂ of 99% for an hour. Breathing is easy.',
      key: 'less',
      why: 'At 99% the PaO₂ may be very high, which injures the growing retina. A target of about 90 to 95% is used.',
      wrong: ['more', 'keep', 'flow', 'ventilate'],
      lesson: 'Retinopathy of prematurity is linked to high and swinging oxygen levels.',
    },
    {
      id: 'therapy-mi-excess',
      scene:
        'A patient with an uncomplicated heart attack arrives on a nonrebreathing mask with an SpO₂ of 100%. On room air before it was 96%. Breathing is quiet, and lungs are clear.',
      ask: 'What should the therapist recommend?',
      key: 'wean',
      why: 'At 96% on room air oxygen brings no benefit, and excess can narrow coronary vessels.',
      wrong: ['more', 'keep', 'humid', 'flow'],
      because: { keep: 'Excess oxygen has no benefit here and may narrow coronary vessels.' },
      lesson: 'In heart attack and stroke oxygen is for SpO₂ below about 90 to 92%.',
    },
    {
      id: 'therapy-absorption',
      scene:
        'A sedated patient with low tidal volumes has been on 100% oxygen for hours after trauma. SpO₂ is 100%, PaO₂ 410 mm Hg. The radiograph now shows plate-like collapse at the bases.',
      key: 'less',
      why: 'Without nitrogen, alveoli with poor ventilation collapse as oxygen is absorbed. PaO₂ leaves much room to reduce it.',
      wrong: ['more', 'keep', 'flow', 'humid'],
      because: { keep: 'More units will collapse while FIO₂ stays at 1.0.' },
      lesson: 'Absorption atelectasis is one reason to keep FIO₂ below 0.60 when possible.',
    },
    {
      id: 'therapy-bleomycin',
      scene:
        'A patient treated with bleomycin for a testicular tumor comes for minor surgery. In the recovery unit he is on 50% oxygen with an SpO₂ of 100%. He breathes well.',
      key: 'less',
      why: 'Bleomycin makes the lungs sensitive to oxygen, so the lowest FIO₂ that gives an adequate SpO₂ is used.',
      wrong: ['more', 'keep', 'flow', 'humid'],
      because: {
        keep: 'Every extra percent of oxygen adds to the risk of lung injury from this drug.',
      },
      lesson: 'Paraquat poisoning is another case in which oxygen worsens lung injury.',
    },
    {
      id: 'therapy-anemia',
      scene:
        'After a bleeding ulcer a patient is tired and tachycardic at 122/min. SpO₂ is 99% on 2 L/min, PaO₂ 104 mm Hg, lactate 4.2 mmol/L. Skin and lips are pale.',
      key: 'transfuse',
      why: 'Saturation is full, so what lacks is carrier. Oxygen content depends mostly on hemoglobin.',
      wrong: ['more', 'flow', 'cpap', 'cooximeter'],
      because: { more: 'Saturation is already 99%. Dissolved oxygen adds very little.' },
      lesson: 'Content = 1.34 × Hb × saturation + 0.003 × PaO₂. Dissolved oxygen adds little.',
    },
    {
      id: 'therapy-methemoglobin',
      scene:
        'After benzocaine spray for an endoscopy a patient turns gray-blue. The pulse oximeter reads 85% and does not change on a nonrebreathing mask. PaO₂ is 320 mm Hg, and the blood looks like chocolate.',
      key: 'cooximeter',
      why: 'A high PaO₂ with a stuck reading of 85% and brown blood points to methemoglobin, which CO-oximetry measures.',
      wrong: ['more', 'flow', 'cpap', 'transfuse'],
      because: { more: 'PaO₂ is already 320 mm Hg. More oxygen does not restore methemoglobin.' },
      lesson:
        'Methylene blue is the usual antidote. Nitrates, dapsone and local anesthetics are causes.',
    },
    {
      id: 'therapy-firefighter',
      scene:
        'A firefighter feels dizzy after working without a mask. On a nonrebreathing mask the pulse oximeter reads 100%, and PaO₂ is 280 mm Hg. He is confused.',
      key: 'cooximeter',
      why: 'Pulse oximetry cannot tell carboxyhemoglobin from oxyhemoglobin. Exposure and confusion demand a true measurement.',
      wrong: ['wean', 'less', 'keep', 'cpap'],
      because: {
        keep: 'Confusion after smoke demands a measurement, even if oxygen goes on meanwhile.',
      },
      lesson: 'Keep 100% oxygen running until carboxyhemoglobin has been measured.',
    },
    {
      id: 'therapy-co-severe',
      scene:
        'A pregnant woman from a garage with a running engine was unconscious and is now drowsy on 100% oxygen. Carboxyhemoglobin is 38%. Blood pressure is stable, and a chamber is 20 minutes away.',
      key: 'hyperbaric',
      why: 'Loss of consciousness and pregnancy with this level are accepted reasons for hyperbaric treatment.',
      wrong: ['keep', 'less', 'transfuse', 'cpap'],
      because: {
        keep: 'With loss of consciousness in pregnancy the faster clearance in the chamber is advised.',
      },
      lesson:
        'Half-life of carboxyhemoglobin: about 5 hours on air, 80 minutes on 100% oxygen, 25 minutes at 3 atmospheres.',
    },
    {
      id: 'therapy-decompression',
      scene:
        'An hour after a rapid ascent from a deep dive a man has joint pain, numb legs and shortness of breath. SpO₂ is 96% on a nonrebreathing mask.',
      key: 'hyperbaric',
      why: 'Bubbles of nitrogen in tissue and blood shrink under pressure and are replaced by oxygen.',
      wrong: ['keep', 'less', 'cpap', 'transfuse'],
      because: { keep: 'Oxygen by mask helps a little, but the bubbles have to be compressed.' },
      lesson: 'An untreated pneumothorax must be drained before the chamber.',
    },
    {
      id: 'therapy-gas-embolism',
      scene:
        'During removal of a central line air is sucked in, and the patient has a stroke-like weakness. Echocardiography shows bubbles in the left heart. She is already head-flat on 100% oxygen with stable breathing.',
      key: 'hyperbaric',
      why: 'Pressure shrinks arterial gas bubbles and forces them into solution.',
      wrong: ['keep', 'less', 'cpap', 'transfuse'],
      because: {
        keep: 'Oxygen at normal pressure shrinks arterial bubbles slowly. Stroke signs call for the chamber.',
      },
      lesson:
        'Remove central lines with the patient flat, during exhalation, with firm pressure on the site.',
    },
    {
      id: 'therapy-shunt',
      scene:
        'A patient with pulmonary edema has a PaO₂ of 52 mm Hg on 40%, 56 on 60% and 60 on 100% oxygen. PaCO₂ is 36 mm Hg, blood pressure 150/90 mm Hg, and she is alert.',
      key: 'cpap',
      why: 'Almost no response to oxygen means shunt. Pressure opens flooded alveoli.',
      wrong: ['keep', 'flow', 'humid', 'less'],
      because: { flow: 'With 100% oxygen there is no dilution that a higher flow could prevent.' },
      lesson: 'Oxygen corrects low V/Q and hypoventilation, but not shunt.',
    },
    {
      id: 'therapy-collapse-refractory',
      scene:
        'Eight hours after bariatric surgery a patient has an SpO₂ of 86% on a nonrebreathing mask. The film shows small lungs with basal collapse. PaCO₂ is 40 mm Hg, and deep breathing was tried.',
      key: 'cpap',
      why: 'Refractory hypoxemia with collapse needs a higher lung volume rather than more oxygen.',
      wrong: ['keep', 'less', 'humid', 'transfuse'],
      lesson: 'Raise the head of the bed as well: the abdomen compresses the bases.',
    },
    {
      id: 'therapy-hypoventilation',
      scene:
        'On 2 L/min after back surgery a patient on a morphine pump has an SpO₂ of 94%. She is hard to wake, breathes 7/min, and PaCO₂ is 72 mm Hg with a pH of 7.20.',
      key: 'ventilate',
      why: 'Ventilation has failed. The normal saturation merely reflects the added oxygen.',
      wrong: ['more', 'keep', 'flow', 'less'],
      because: {
        keep: 'A pH of 7.20 with a rate of 7/min is dangerous in spite of the SpO₂.',
        less: 'Lower oxygen would not restore breathing and would bring hypoxemia.',
      },
      lesson: 'SpO₂ on oxygen does not monitor ventilation. Count breaths, check arousal and CO₂.',
    },
    {
      id: 'therapy-exhausted-asthma',
      scene:
        'A patient with asthma has been on a nonrebreathing mask with continuous albuterol. Wheezes have faded, PaCO₂ rose from 30 to 54 mm Hg, and she can no longer lift her head. SpO₂ is 93%.',
      key: 'ventilate',
      why: 'A quiet chest with a rising PaCO₂ and exhaustion is impending arrest. Oxygen is not the problem.',
      wrong: ['keep', 'more', 'humid', 'less'],
      because: { more: 'SpO₂ is 93%. Her failing ventilation is not corrected by oxygen.' },
      lesson: 'A normal PaCO₂ in severe asthma is already an alarm.',
    },
    {
      id: 'therapy-dry-nose',
      scene:
        'A patient on a nasal cannula at 6 L/min reports a sore, bleeding nose. SpO₂ is 94%, the prongs are soft, and she has no clotting disorder. The gas runs straight from the flowmeter.',
      key: 'humid',
      why: 'Dry gas above 4 L/min injures the nasal mucosa. Moisture restores comfort.',
      wrong: ['more', 'flow', 'keep', 'less'],
      because: { less: 'SpO₂ is 94% at this flow, so reducing it may bring hypoxemia.' },
      lesson: 'Cannula oxygen up to 4 L/min usually needs no humidifier.',
    },
    {
      id: 'therapy-target-copd',
      scene:
        'A patient with COPD on an entrainment mask of 28% has an SpO₂ of 90%. pH is 7.37, PaCO₂ 54 mm Hg, and breathing is comfortable. A new nurse asks to turn the oxygen up to reach 98%.',
      key: 'keep',
      why: 'SpO₂ lies in the range of 88 to 92% with a normal pH. More oxygen would risk CO₂ retention.',
      wrong: ['more', 'flow', 'ventilate', 'cpap'],
      lesson: 'State the target range in the order, so that all staff titrate to the same goal.',
    },
    {
      id: 'therapy-recovered',
      scene:
        'Five days into treatment of pneumonia a patient walks the hall on 1 L/min with an SpO₂ of 96%. At rest it is 98%. Fever is gone, and she has no lung disease.',
      key: 'wean',
      why: 'She is above target on a minimal flow and the illness has passed, so room air can be tried.',
      wrong: ['more', 'flow', 'humid', 'keep'],
      because: {
        keep: 'SpO₂ is above target on a minimal flow, so oxygen has no further benefit.',
      },
      lesson: 'Check SpO₂ some minutes after stopping, at rest and on walking.',
    },
    {
      id: 'therapy-low-simple',
      scene:
        'A patient with a lung contusion breathes 18/min on an entrainment mask set at 35%. The mask fits, the ports are free, PaCO₂ is 38 mm Hg, and SpO₂ is 86%. There is no collapse on the film.',
      key: 'more',
      why: 'Fit, flow and ventilation are right, and FIO₂ is low, so a higher setting is the first step.',
      wrong: ['wean', 'less', 'humid', 'keep'],
      because: { keep: 'An SpO₂ of 86% is below target and must not be accepted.' },
      lesson:
        'Change the jet and the flow together as the maker directs, and recheck in 10 to 20 minutes.',
    },
    {
      id: 'therapy-sickle',
      scene:
        'A patient with sickle cell crisis and a new infiltrate has an SpO₂ of 88% on 1 L/min. She breathes 20/min with PaCO₂ 37 mm Hg, and the chest film shows one small lobe affected.',
      key: 'more',
      why: 'Hypoxemia promotes sickling. The dose is small and there is room to raise it toward a normal SpO₂.',
      wrong: ['wean', 'less', 'keep', 'humid'],
      because: { keep: 'Hypoxemia promotes sickling, so an SpO₂ of 88% is not acceptable.' },
      lesson:
        'In acute chest syndrome aim for an SpO₂ above about 92 to 95% with deep breathing exercises.',
    },
  ],
});

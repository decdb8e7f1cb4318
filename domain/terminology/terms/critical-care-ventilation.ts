import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of the ventilated patient. */
export const criticalCareVentilationTerms: readonly MedicalTerm[] = [
  {
    term: 'Acute respiratory distress syndrome',
    definition:
      'Inflammatory leakage of fluid into both lungs within one week of an insult, with low oxygen that heart failure or fluid overload does not fully explain.',
    category: 'Critical Care',
    pronunciation: 'uh-KYOOT RES-puh-ruh-tor-ee dis-TRES SIN-drohm',
    etymology:
      'Latin acutus, sharp + re-, again, and spirare, to breathe + Old French destresse, hardship + Greek syn, together, and dromos, course',
    parts: [],
    examples: [
      'Two days after aspiration, a patient has bilateral opacities and a PaO2/FiO2 ratio of 110 on a PEEP of 10 cm H2O.',
      'Unlike cardiogenic pulmonary edema, it may occur with a normal echocardiogram and a normal filling pressure.',
    ],
    relatedTerms: [
      'Positive end-expiratory pressure',
      'Prone positioning',
      'Plateau pressure',
      'Sepsis',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'Tidal volumes of about 6 mL per kg of predicted body weight lower mortality, and a PaO2/FiO2 ratio below 150 is a reason to turn the patient prone.',
    commonAbbreviations: ['ARDS (acute respiratory distress syndrome)'],
    illustration: 'mechanical-ventilator',
  },
  {
    term: 'Mechanical ventilation',
    definition:
      'Use of a machine that moves gas into the lungs under positive pressure, taking over or assisting the work of the breathing muscles.',
    category: 'Critical Care',
    pronunciation: 'muh-KAN-i-kul ven-tih-LAY-shun',
    etymology: 'Greek mechane, device + Latin ventilare, to fan',
    parts: [],
    examples: [
      'A man with an opioid overdose and a PaCO2 of 90 mm Hg is put on assist-control at 16 breaths per minute.',
      'Delivered by a tight mask instead of a tube, it is called noninvasive.',
    ],
    relatedTerms: [
      'Positive end-expiratory pressure',
      'Spontaneous breathing trial',
      'Ventilator-associated pneumonia',
      'Endotracheal intubation',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'It buys time while the cause is treated but can injure lung, weaken the diaphragm and bring infection, so readiness to stop is checked every day.',
    commonAbbreviations: ['MV (mechanical ventilation)', 'NIV (noninvasive ventilation)'],
    illustration: 'mechanical-ventilator',
  },
  {
    term: 'Positive end-expiratory pressure',
    definition:
      'Level above atmospheric, set in cm H2O, at which a ventilator holds the airway when the patient has finished breathing out, so that alveoli do not collapse.',
    category: 'Critical Care',
    pronunciation: 'POZ-ih-tiv end-ek-SPY-ruh-tor-ee PRESH-er',
    etymology: 'Latin positivus, placed + ex-, out, and spirare, to breathe + pressura, a pressing',
    parts: [],
    examples: [
      'Raising it from 5 to 12 cm H2O lifts the saturation from 84 to 92 percent at the same FiO2.',
      'Blood pressure falls soon after it is increased because venous return to the chest drops.',
    ],
    relatedTerms: [
      'Acute respiratory distress syndrome',
      'Plateau pressure',
      'Barotrauma',
      'Mechanical ventilation',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'It lets oxygen be lowered to less toxic levels, yet too much overstretches lung and lowers cardiac output.',
    commonAbbreviations: ['PEEP (positive end-expiratory pressure)'],
    illustration: 'mechanical-ventilator',
  },
  {
    term: 'Plateau pressure',
    definition:
      'Reading in the ventilator circuit during a brief pause at the end of inspiration, with no gas flowing, that reflects the stretch on the alveoli.',
    category: 'Critical Care',
    pronunciation: 'pla-TOH PRESH-er',
    etymology: 'French plateau, flat top, from plat, flat + Latin pressura, a pressing',
    parts: [],
    examples: [
      'The peak reading is 45 cm H2O but the value at the inspiratory hold is 18, so the problem is airway resistance such as a kinked tube or bronchospasm.',
      'Both values rise together when a pneumothorax makes the lung stiff.',
    ],
    relatedTerms: [
      'Barotrauma',
      'Positive end-expiratory pressure',
      'Acute respiratory distress syndrome',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'In lung-protective ventilation it is kept at or below 30 cm H2O, if needed by reducing tidal volume.',
    commonAbbreviations: ['Pplat (plateau pressure)'],
    illustration: null,
  },
  {
    term: 'Barotrauma',
    definition:
      'Injury by excessive gas pressure, as when air escapes from overdistended alveoli of a ventilated lung into pleura, mediastinum or skin.',
    category: 'Critical Care',
    pronunciation: 'BAIR-oh-TRAW-muh',
    etymology: 'Greek baros, weight + trauma, wound',
    parts: [
      { part: 'bar/o', kind: 'root', meaning: 'pressure or weight' },
      { part: '-trauma', kind: 'suffix', meaning: 'wound or injury' },
    ],
    examples: [
      'A sudden high-pressure alarm, absent breath sounds on the left and a falling blood pressure signal a tension pneumothorax.',
      'Crackling under the skin of the neck appears on day three of ventilation.',
    ],
    relatedTerms: [
      'Plateau pressure',
      'Positive end-expiratory pressure',
      'Pneumothorax',
      'Mechanical ventilation',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'Small tidal volumes and limited airway pressures prevent it; a tension pneumothorax on the ventilator needs immediate decompression.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Prone positioning',
    definition:
      'Turning a ventilated patient face down for many hours a day so that the dorsal lung opens and oxygenation improves.',
    category: 'Critical Care',
    pronunciation: 'PROHN puh-ZISH-un-ing',
    etymology: 'Latin pronus, leaning forward + positio, a placing',
    parts: [],
    examples: [
      'Five staff turn the patient at 18:00 and back at 10:00, with one person holding the tube throughout.',
      'Pressure areas now are the forehead, cheeks, chest and knees rather than the sacrum.',
    ],
    relatedTerms: [
      'Acute respiratory distress syndrome',
      'Pressure injury',
      'Mechanical ventilation',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'Sessions of at least 16 hours reduced deaths in moderate to severe ARDS with a PaO2/FiO2 ratio below 150; accidental extubation and skin injury are the chief risks.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Spontaneous breathing trial',
    definition:
      'Test of 30 to 120 minutes in which ventilator support is cut to a minimum to see whether the patient can be extubated.',
    category: 'Critical Care',
    pronunciation: 'spon-TAY-nee-us BREE-thing TRY-ul',
    etymology:
      "Latin spontaneus, of one's own will + Old English braeth, breath + Anglo-French trier, to sort out",
    parts: [],
    examples: [
      'After 30 minutes on pressure support of 5 cm H2O, the rate is 20 and the patient is calm: passed.',
      'It is stopped when the rate stays above 35, saturation falls below 90 percent or the patient sweats and struggles.',
    ],
    relatedTerms: [
      'Mechanical ventilation',
      'Ventilator-associated pneumonia',
      'Endotracheal intubation',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'Paired daily with a pause in sedation, it shortens time on the ventilator.',
    commonAbbreviations: ['SBT (spontaneous breathing trial)'],
    illustration: null,
  },
  {
    term: 'Ventilator-associated pneumonia',
    definition: 'Infection of lung tissue that arises 48 hours or more after intubation.',
    category: 'Critical Care',
    pronunciation: 'VEN-tih-lay-ter uh-SOH-see-ay-ted noo-MOH-nyuh',
    etymology: 'Latin ventilare, to fan + associare, to join + Greek pneumon, lung',
    parts: [],
    examples: [
      'On ventilator day five come fever, purulent secretions, a new infiltrate and a rising oxygen need.',
      'Infiltrates already present at intubation do not count.',
    ],
    relatedTerms: [
      'Mechanical ventilation',
      'Spontaneous breathing trial',
      'Endotracheal intubation',
    ],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'Head of bed at 30 to 45 degrees, oral care, light sedation and early extubation prevent it; treatment must cover hospital organisms such as Pseudomonas and often MRSA.',
    commonAbbreviations: ['VAP (ventilator-associated pneumonia)'],
    illustration: null,
  },
];

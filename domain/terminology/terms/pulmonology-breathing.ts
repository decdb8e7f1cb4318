import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Breathing, its measures and the airways. */
export const pulmonologyBreathingTerms: readonly MedicalTerm[] = [
  {
    term: 'Dyspnea',
    definition: 'The distressing feeling of not getting enough breath, in whatever posture.',
    category: 'Pulmonology',
    pronunciation: 'DISP-nee-uh',
    etymology: 'Greek dys, difficult + pnoia, breathing',
    parts: [
      { part: 'dys-', kind: 'prefix', meaning: 'difficult' },
      { part: '-pnea', kind: 'suffix', meaning: 'breathing' },
    ],
    examples: [
      '"I have to stop after ten steps," says a woman with a saturation of 97 percent.',
      'It is a symptom; 32 breaths per minute on the chart is tachypnea, a sign.',
    ],
    relatedTerms: ['Orthopnea', 'Hypoxemia', 'Heart failure'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'It can stand for angina in older adults and people with diabetes. At the end of life, small opioid doses relieve it even with normal oxygen levels.',
    commonAbbreviations: ['SOB (shortness of breath)', 'DOE (dyspnea on exertion)'],
    illustration: null,
  },
  {
    term: 'Orthopnea',
    definition: 'Breathlessness that comes on when lying flat and eases on sitting up.',
    category: 'Pulmonology',
    pronunciation: 'or-thop-NEE-uh',
    etymology: 'Greek orthos, upright + pnoia, breathing',
    parts: [
      { part: 'orth/o', kind: 'root', meaning: 'straight, upright' },
      { part: '-pnea', kind: 'suffix', meaning: 'breathing' },
    ],
    examples: [
      'For two weeks a man with an old infarct has slept upright in a recliner.',
      'Chart note: three-pillow orthopnea and waking gasping at 2 a.m.',
    ],
    relatedTerms: ['Dyspnea', 'Heart failure', 'Supine'],
    bodySystem: 'Respiratory and cardiovascular systems',
    clinicalSignificance:
      'It points to heart failure, since lying down returns blood from the legs to the lungs. Such a patient should not be laid flat for a scan without a plan.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hypoxemia',
    definition:
      'A lower than normal oxygen tension in arterial blood, below 80 mm Hg at sea level in adults.',
    category: 'Pulmonology',
    pronunciation: 'hy-pok-SEE-mee-uh',
    etymology: 'Greek hypo, under; oxygen; Greek haima, blood',
    parts: [
      { part: 'hypo-', kind: 'prefix', meaning: 'below' },
      { part: 'ox/i', kind: 'root', meaning: 'oxygen' },
      { part: '-emia', kind: 'suffix', meaning: 'blood condition' },
    ],
    examples: [
      'Blood gas on room air: PaO2 54 mm Hg, saturation 87 percent.',
      'In carbon monoxide poisoning, PaO2 is normal: the tissues starve without hypoxemia.',
    ],
    relatedTerms: ['Hypercapnia', 'Pulmonary embolism', 'Carbon monoxide poisoning'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'A PaO2 below 60 mm Hg, or a saturation below about 90 percent, defines respiratory failure of type 1. Oxygen is titrated to 92 to 96 percent in most patients.',
    commonAbbreviations: [
      'PaO2 (partial pressure of oxygen in arterial blood)',
      'SpO2 (oxygen saturation by pulse oximetry)',
    ],
    illustration: null,
  },
  {
    term: 'Hypercapnia',
    definition:
      'Excess carbon dioxide in arterial blood, above 45 mm Hg, because too little of it is breathed out.',
    category: 'Pulmonology',
    pronunciation: 'hy-per-KAP-nee-uh',
    etymology: 'Greek hyper, over + kapnos, smoke',
    parts: [
      { part: 'hyper-', kind: 'prefix', meaning: 'excessive' },
      { part: 'capn/o', kind: 'root', meaning: 'carbon dioxide' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'After 10 mg of morphine, he breathes 7 times a minute, is hard to wake and has a pH of 7.22.',
      'Headache on waking and a flapping tremor: she retains CO2 at night.',
    ],
    relatedTerms: ['Hypoxemia', 'Chronic obstructive pulmonary disease', 'Opioid toxidrome'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Pulse oximetry on oxygen can stay normal while it climbs, so drowsy patients need a blood gas. In COPD, oxygen is titrated to 88 to 92 percent, and noninvasive ventilation lowers CO2.',
    commonAbbreviations: ['PaCO2 (partial pressure of carbon dioxide in arterial blood)'],
    illustration: null,
  },
  {
    term: 'Hemoptysis',
    definition: 'Coughing up of blood from the airways or lungs.',
    category: 'Pulmonology',
    pronunciation: 'hee-MOP-tih-sis',
    etymology: 'Greek haima, blood + ptysis, spitting',
    parts: [
      { part: 'hem/o', kind: 'root', meaning: 'blood' },
      { part: '-ptysis', kind: 'suffix', meaning: 'spitting' },
    ],
    examples: [
      'A smoker brings up streaked sputum for two weeks, and a CT of the chest is ordered.',
      'Bright red, frothy and alkaline; blood from the stomach is dark and acid.',
    ],
    relatedTerms: ['Hematemesis', 'Bronchiectasis', 'Tuberculosis'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Massive bleeding, in many definitions over 200 mL in 24 hours or any that impairs breathing, kills by flooding the airway. The patient is laid with the bleeding side down.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Asthma',
    definition:
      'Chronic inflammation with variable, largely reversible narrowing of overreactive airways, felt as wheeze and tightness.',
    category: 'Pulmonology',
    pronunciation: 'AZ-muh',
    etymology: 'Greek asthma, panting',
    parts: [],
    examples: [
      'A 12-year-old wheezes after soccer and is well 10 minutes after albuterol.',
      'Spirometry: FEV1 rises by 18 percent and 350 mL after a bronchodilator.',
    ],
    relatedTerms: [
      'Chronic obstructive pulmonary disease',
      'Atopy',
      'Forced expiratory volume in 1 second',
    ],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Inhaled corticosteroids prevent attacks and deaths. A silent chest or a normal CO2 in a tiring patient signals impending failure, not recovery.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Chronic obstructive pulmonary disease',
    definition:
      'Lasting airflow limitation from airway and alveolar damage, usually by smoke, that a bronchodilator does not fully reverse.',
    category: 'Pulmonology',
    pronunciation: 'KRON-ik ub-STRUK-tiv PUL-muh-nair-ee dih-ZEEZ',
    etymology:
      'Greek chronos, time; Latin obstruere, to block; pulmo, lung; Old French desaise, lack of ease',
    parts: [],
    examples: [
      'A 64-year-old with 40 pack-years has a daily cough, a barrel chest and pursed-lip breathing.',
      'Spirometry after bronchodilator: FEV1/FVC 0.58, FEV1 45 percent of predicted.',
    ],
    relatedTerms: ['Asthma', 'Hypercapnia', 'Forced expiratory volume in 1 second'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'An FEV1/FVC below 0.70 after a bronchodilator confirms it. Quitting smoking slows the decline, and home oxygen prolongs life when resting PaO2 is 55 mm Hg or less.',
    commonAbbreviations: ['COPD (chronic obstructive pulmonary disease)'],
    illustration: null,
  },
  {
    term: 'Tidal volume',
    definition:
      'The amount of air that moves in or out with one quiet breath, about 500 mL in a resting adult.',
    category: 'Pulmonology',
    pronunciation: 'TY-dul VOL-yoom',
    etymology: 'Old English tid, time, tide; Latin volumen, roll',
    parts: [],
    examples: [
      'A woman in labor pants fast and shallow: the rate rises and this amount falls.',
      'Ventilator order: tidal volume 420 mL, rate 18, FiO2 0.5.',
    ],
    relatedTerms: ['Residual volume', 'Forced expiratory volume in 1 second', 'Hypercapnia'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'In acute respiratory distress syndrome it is set near 6 mL per kg of predicted body weight, which lowered deaths. Height and sex, not actual weight, set that number.',
    commonAbbreviations: ['VT (tidal volume)', 'TV (tidal volume)'],
    illustration: 'lung-volumes',
  },
  {
    term: 'Residual volume',
    definition:
      'The air that stays in the lungs after the fullest possible exhalation, about 1.2 L in an adult.',
    category: 'Pulmonology',
    pronunciation: 'rih-ZIJ-oo-ul VOL-yoom',
    etymology: 'Latin residuus, left behind; volumen, roll',
    parts: [],
    examples: [
      'Plethysmography in emphysema: 180 percent of predicted, air trapping.',
      'Spirometry cannot measure it, because this air never leaves the chest.',
    ],
    relatedTerms: [
      'Tidal volume',
      'Chronic obstructive pulmonary disease',
      'Forced expiratory volume in 1 second',
    ],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Raised values show trapped air in emphysema and acute asthma. Low values with a low total capacity point to lung scarring.',
    commonAbbreviations: ['RV (residual volume)', 'TLC (total lung capacity)'],
    illustration: 'lung-volumes',
  },
  {
    term: 'Forced expiratory volume in 1 second',
    definition:
      'The air blown out during the first 1 s of a maximal, fast breath out from full lungs.',
    category: 'Pulmonology',
    pronunciation: 'FORST ik-SPY-ruh-tor-ee VOL-yoom',
    etymology: 'Latin fortis, strong; exspirare, to breathe out; volumen, roll',
    parts: [],
    examples: [
      'He blows 1.4 L in the first second and 2.8 L in all, a ratio of 0.50.',
      'The largest of three acceptable blows is the one that is reported.',
    ],
    relatedTerms: ['Tidal volume', 'Chronic obstructive pulmonary disease', 'Asthma'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'It grades obstruction: in COPD, 50 to 79 percent of predicted is moderate and 30 to 49 percent severe. A low value with a normal ratio to vital capacity suggests restriction.',
    commonAbbreviations: [
      'FEV1 (forced expiratory volume in 1 second)',
      'FVC (forced vital capacity)',
    ],
    illustration: 'lung-volumes',
  },
];

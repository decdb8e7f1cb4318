import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Disease of the lung tissue, its vessels and the space around it. */
export const pulmonologyLungAndPleuraTerms: readonly MedicalTerm[] = [
  {
    term: 'Atelectasis',
    definition:
      'Collapse of alveoli so that part of the lung holds no air, by blockage, compression or shallow breathing.',
    category: 'Pulmonology',
    pronunciation: 'at-uh-LEK-tuh-sis',
    etymology: 'Greek ateles, incomplete + ektasis, stretching out',
    parts: [
      { part: 'atel/o', kind: 'root', meaning: 'incomplete' },
      { part: '-ectasis', kind: 'suffix', meaning: 'expansion' },
    ],
    examples: [
      'On the first day after gallbladder surgery, breath sounds are faint at the left base and saturation is 91 percent.',
      'A mucus plug in the right main bronchus has pulled the trachea toward that side.',
    ],
    relatedTerms: ['Pneumothorax', 'Pneumonia', 'Pleural effusion'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Sitting up, early walking, good pain control and deep breaths reopen the lung. The trachea shifts toward a large collapse but away from a large fluid collection.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pneumothorax',
    definition:
      'Air in the space between lung and chest wall that lets the lung collapse, in its simple form without mediastinal shift.',
    category: 'Pulmonology',
    pronunciation: 'noo-moh-THOR-aks',
    etymology: 'Greek pneuma, air + thorax, chest',
    parts: [
      { part: 'pneum/o', kind: 'root', meaning: 'air' },
      { part: '-thorax', kind: 'suffix', meaning: 'chest' },
    ],
    examples: [
      'A tall, thin 20-year-old has sudden right chest pain and no breath sounds at the apex.',
      'Film after subclavian line placement: a thin white pleural line with no lung markings beyond it.',
    ],
    relatedTerms: ['Tension pneumothorax', 'Atelectasis', 'Flail chest'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'A small one in a stable patient may be watched on oxygen. A large one or breathlessness calls for aspiration or a chest tube, and flying is put off until it has resolved.',
    commonAbbreviations: ['PTX (pneumothorax)'],
    illustration: 'pneumothorax-xray',
  },
  {
    term: 'Tension pneumothorax',
    definition:
      'Air trapped around a lung under rising pressure, which pushes the mediastinum aside and blocks venous return.',
    category: 'Pulmonology',
    pronunciation: 'TEN-shun noo-moh-THOR-aks',
    etymology: 'Latin tensio, stretching; Greek pneuma, air + thorax, chest',
    parts: [],
    examples: [
      'On the ventilator: sudden high airway pressure, no sounds on the left, pressure 70/40.',
      'Distended neck veins, a trachea pushed to the right and a drum-like left chest.',
    ],
    relatedTerms: ['Pneumothorax', 'Cardiac tamponade', 'Cardiac arrest'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'It is found by examination and relieved at once, by needle or finger opening of the chest, before any film. In adults the usual site is the fourth or fifth space just in front of the midaxillary line.',
    commonAbbreviations: [],
    illustration: 'pneumothorax-xray',
  },
  {
    term: 'Pleural effusion',
    definition:
      'Excess fluid, of whatever kind and cause, in the space between the membranes on the lung and on the chest wall.',
    category: 'Pulmonology',
    pronunciation: 'PLOOR-ul ih-FYOO-zhun',
    etymology: 'Greek pleura, side, rib; Latin effundere, to pour out',
    parts: [],
    examples: [
      'Dull percussion and absent fremitus over the right base in a patient with heart failure.',
      'Chest film: blunted left costophrenic angle with a meniscus, about 300 mL.',
    ],
    relatedTerms: ['Pleural empyema', 'Heart failure', 'Atelectasis'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      "Light's criteria sort the tapped fluid: a protein ratio to serum above 0.5 or an LDH ratio above 0.6 makes it an exudate. Transudates mostly come from heart, liver or kidney failure.",
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pleural empyema',
    definition:
      'Pus between the lung and the chest wall, most often after bacterial infection of the lung.',
    category: 'Pulmonology',
    pronunciation: 'PLOOR-ul em-py-EE-muh',
    etymology: 'Greek pleura, side, rib; empyema, gathering of pus, from en, in + pyon, pus',
    parts: [],
    examples: [
      'Fever returns on day 5 of treatment, and the tap yields thick fluid with a pH of 7.05.',
      'Ultrasound shows fluid divided by strands: the pleural empyema has formed pockets.',
    ],
    relatedTerms: ['Pleural effusion', 'Pneumonia', 'Bacteremia'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Antibiotics alone fail because the pus must be drained by chest tube. A fluid pH below 7.20 or glucose below 60 mg/dL in infected fluid also calls for one.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pneumonia',
    definition:
      'Infection of the alveoli and surrounding lung tissue, which fill with inflammatory fluid and cells.',
    category: 'Pulmonology',
    pronunciation: 'noo-MOH-nyuh',
    etymology: 'Greek pneumon, lung + -ia, condition',
    parts: [
      { part: 'pneumon/o', kind: 'root', meaning: 'lung' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Fever of 39 °C, rusty sputum and crackles over the right lower lobe.',
      'An 84-year-old is newly confused with 28 breaths per minute and no cough.',
    ],
    relatedTerms: ['Pleural empyema', 'Atelectasis', 'Influenza'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'CURB-65 gives one point each for confusion, urea, respiratory rate of 30 or more, low pressure and age of 65 or more. Two or more points favor admission.',
    commonAbbreviations: [
      'CAP (community-acquired pneumonia)',
      'HAP (hospital-acquired pneumonia)',
      'VAP (ventilator-associated pneumonia)',
    ],
    illustration: 'lung-infection',
  },
  {
    term: 'Bronchiectasis',
    definition:
      'Permanent widening of the airways with thick walls, daily purulent sputum and repeated infections.',
    category: 'Pulmonology',
    pronunciation: 'brong-kee-EK-tuh-sis',
    etymology: 'Greek bronchia, airways + ektasis, stretching out',
    parts: [
      { part: 'bronchi/o', kind: 'root', meaning: 'airway' },
      { part: '-ectasis', kind: 'suffix', meaning: 'expansion' },
    ],
    examples: [
      'A 30-year-old with cystic fibrosis coughs up half a cup of green sputum each morning.',
      'CT: bronchi wider than the artery beside them, the signet-ring sign.',
    ],
    relatedTerms: ['Chronic obstructive pulmonary disease', 'Hemoptysis', 'Pneumonia'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Daily airway clearance is the base of care. Pseudomonas in the sputum foretells faster decline, so cultures guide antibiotics; large bleeds may need embolization.',
    commonAbbreviations: [],
    illustration: 'lung-infection',
  },
  {
    term: 'Pulmonary embolism',
    definition:
      'Blockage of an artery of the lung by material carried in the blood, usually a clot from a leg vein.',
    category: 'Pulmonology',
    pronunciation: 'PUL-muh-nair-ee EM-buh-liz-um',
    etymology: 'Latin pulmo, lung; Greek embolos, plug, wedge',
    parts: [],
    examples: [
      'Ten days after hip replacement: sudden breathlessness, pulse 124, saturation 88 percent, clear lungs.',
      'CT angiogram: filling defects in both main arteries with a strained right ventricle.',
    ],
    relatedTerms: ['Deep vein thrombosis', 'Hypoxemia', 'Cardiac arrest'],
    bodySystem: 'Respiratory and cardiovascular systems',
    clinicalSignificance:
      'Anticoagulation starts before imaging when suspicion is high. A normal D-dimer excludes it only at low or intermediate likelihood; shock calls for thrombolysis.',
    commonAbbreviations: ['PE (pulmonary embolism)', 'VTE (venous thromboembolism)'],
    illustration: null,
  },
];

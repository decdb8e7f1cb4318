import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of airway care and assessment before anesthesia. */
export const anesthesiologyAirwayTerms: readonly MedicalTerm[] = [
  {
    term: 'Endotracheal intubation',
    definition:
      'Passage of a cuffed tube through the mouth or nose and between the vocal cords to secure the airway.',
    category: 'Anesthesiology',
    pronunciation: 'en-doh-TRAY-kee-ul in-too-BAY-shun',
    etymology:
      'Greek endon, within, and tracheia, rough (windpipe) + Latin in-, into, and tubus, pipe',
    parts: [
      { part: 'endo-', kind: 'prefix', meaning: 'within' },
      { part: 'trache/o', kind: 'root', meaning: 'windpipe' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'in-', kind: 'prefix', meaning: 'into' },
      { part: 'tub/o', kind: 'root', meaning: 'tube' },
      { part: '-ation', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      'The tube is taped at 22 cm at the teeth and a steady CO2 waveform confirms its place.',
      'Breath sounds only on the right suggest that the tip has gone into the right main bronchus.',
    ],
    relatedTerms: [
      'Rapid sequence induction',
      'Capnography',
      'Mallampati classification',
      'Mechanical ventilation',
    ],
    bodySystem: 'Airway',
    clinicalSignificance:
      'Sustained exhaled CO2 is the proof of correct placement; on the radiograph the tip should lie about 3 to 5 cm above the carina.',
    commonAbbreviations: ['ETT (endotracheal tube)'],
    illustration: 'endotracheal-intubation',
  },
  {
    term: 'Rapid sequence induction',
    definition:
      'Near-simultaneous injection of a hypnotic and a fast paralytic, usually without mask breaths, to intubate a patient with a full stomach.',
    category: 'Anesthesiology',
    pronunciation: 'RAP-id SEE-kwens in-DUK-shun',
    etymology: 'Latin rapidus, swift + sequentia, a following + inductio, a leading in',
    parts: [],
    examples: [
      'A man with bowel obstruction gets etomidate and rocuronium 1.2 mg/kg and is intubated within a minute.',
      'An elective fasted patient may instead be ventilated by mask at leisure.',
    ],
    relatedTerms: ['Endotracheal intubation', 'Preoxygenation', 'Neuromuscular blockade'],
    bodySystem: 'Airway',
    clinicalSignificance:
      'The aim is to shorten the time between loss of reflexes and a sealed airway so that stomach contents are not aspirated.',
    commonAbbreviations: ['RSI (rapid sequence induction)'],
    illustration: 'endotracheal-intubation',
  },
  {
    term: 'Preoxygenation',
    definition:
      'Breathing of 100 percent O2 by a tight mask before anesthesia to wash nitrogen out of the lungs and lengthen the safe time without breaths.',
    category: 'Anesthesiology',
    pronunciation: 'pree-ok-sih-juh-NAY-shun',
    etymology: 'Latin prae, before + French oxygène, from Greek oxys, acid, and -genes, forming',
    parts: [
      { part: 'pre-', kind: 'prefix', meaning: 'before' },
      { part: 'oxygen', kind: 'root', meaning: 'oxygen (acid former)' },
      { part: '-ation', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      'Three minutes of tidal breaths, or eight deep ones in a minute, bring end-tidal oxygen above 90 percent.',
      'An obese patient is placed head-up 25 degrees first, since the reserve is small.',
    ],
    relatedTerms: ['Rapid sequence induction', 'Endotracheal intubation', 'Capnography'],
    bodySystem: 'Airway',
    clinicalSignificance:
      'A healthy adult then stays saturated for about eight minutes of apnea; pregnant, obese and small patients desaturate far sooner.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Laryngospasm',
    definition:
      'Reflex forceful closure of the vocal cords that stops air entry, typically at light levels of anesthesia in children.',
    category: 'Anesthesiology',
    pronunciation: 'luh-RING-goh-spaz-um',
    etymology: 'Greek larynx, upper windpipe + spasmos, a pulling',
    parts: [
      { part: 'laryng/o', kind: 'root', meaning: 'larynx' },
      { part: '-spasm', kind: 'suffix', meaning: 'involuntary contraction' },
    ],
    examples: [
      'A four-year-old just extubated after tonsillectomy makes chest movements without any air passing.',
      'Wheezing with a slow expiratory upstroke on the capnogram points to bronchospasm instead.',
    ],
    relatedTerms: ['Endotracheal intubation', 'Neuromuscular blockade', 'Capnography'],
    bodySystem: 'Airway',
    clinicalSignificance:
      'Jaw thrust, 100 percent oxygen and continuous positive pressure come first, then propofol or succinylcholine; breaths against closed cords can cause pulmonary edema.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Capnography',
    definition: 'Continuous display of carbon dioxide in exhaled gas as a waveform over time.',
    category: 'Anesthesiology',
    pronunciation: 'kap-NOG-ruh-fee',
    etymology: 'Greek kapnos, smoke + graphein, to write',
    parts: [
      { part: 'capn/o', kind: 'root', meaning: 'carbon dioxide' },
      { part: '-graphy', kind: 'suffix', meaning: 'process of recording' },
    ],
    examples: [
      'A flat trace after intubation means the tube is in the esophagus until proven otherwise.',
      'A sudden rise from 12 to 40 mm Hg during chest compressions signals return of circulation.',
    ],
    relatedTerms: ['Endotracheal intubation', 'Malignant hyperthermia', 'Laryngospasm'],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'It detects apnea during sedation before the pulse oximeter falls; normal end-tidal values are 35 to 45 mm Hg, some 2 to 5 below the arterial value.',
    commonAbbreviations: ['EtCO2 (end-tidal carbon dioxide)'],
    illustration: null,
  },
  {
    term: 'Mallampati classification',
    definition:
      'Grading from I to IV of how much of the pharynx is visible in a seated patient with the mouth open and tongue out, used to foresee difficult laryngoscopy.',
    category: 'Anesthesiology',
    pronunciation: 'mah-lahm-PAH-tee klas-ih-fih-KAY-shun',
    etymology:
      'Eponym of Seshagiri Mallampati, Indian-born American anesthesiologist, who described it in 1985',
    parts: [],
    examples: [
      'Only the hard palate can be seen: class IV, and a video laryngoscope is brought to the room.',
      'Faucial pillars and the entire uvula in view mean class I.',
    ],
    relatedTerms: [
      'Endotracheal intubation',
      'ASA physical status classification',
      'Rapid sequence induction',
    ],
    bodySystem: 'Airway',
    clinicalSignificance:
      'Classes III and IV raise the chance of a difficult airway; judged alone it predicts poorly, so neck motion, mouth opening and thyromental distance are added.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'ASA physical status classification',
    definition:
      "Six-step preoperative grading of a patient's overall systemic disease, from healthy to brain-dead organ donor.",
    category: 'Anesthesiology',
    pronunciation: 'AY-es-AY FIZ-ih-kul STAT-us klas-ih-fih-KAY-shun',
    etymology:
      'Named for the American Society of Anesthesiologists + Greek physis, nature + Latin status, standing + classis, group',
    parts: [],
    examples: [
      'Well-controlled hypertension without limits makes a patient class II; a myocardial infarction last month makes class IV.',
      'The letter E is added when delay would threaten life or limb.',
    ],
    relatedTerms: ['Mallampati classification', 'Preoxygenation'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Higher classes go with more perioperative deaths and complications and help decide where and with what monitoring a procedure is done.',
    commonAbbreviations: ['ASA-PS (American Society of Anesthesiologists physical status)'],
    illustration: null,
  },
];

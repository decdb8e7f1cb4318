import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Order, arrest, trauma and bleeding. */
export const emergencyMedicineResuscitationTerms: readonly MedicalTerm[] = [
  {
    term: 'Triage',
    definition:
      'The sorting of patients by how urgently they need care, not by the order in which they come.',
    category: 'Emergency Medicine',
    pronunciation: 'TREE-ahzh',
    etymology: 'French trier, to sort',
    parts: [],
    examples: [
      'A man with chest pressure passes a waiting room full of sprained ankles.',
      'ESI 2: a confused, pale woman who must not wait.',
    ],
    relatedTerms: ['Primary survey', 'Glasgow Coma Scale', 'Acute abdomen'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'An ECG is read within 10 minutes for chest pain. In a mass-casualty event the aim becomes the most survivors, and a black tag goes to those who cannot be saved.',
    commonAbbreviations: ['ESI (Emergency Severity Index)'],
    illustration: null,
  },
  {
    term: 'Primary survey',
    definition:
      'The first check of an injured person, in which airway, breathing, circulation, disability and exposure are treated as found.',
    category: 'Emergency Medicine',
    pronunciation: 'PRY-mair-ee SUR-vay',
    etymology: 'Latin primarius, of the first rank; Old French surveoir, to look over',
    parts: [],
    examples: [
      'The hoarse man with soot in his nose is intubated before anyone looks at his leg.',
      'Head-to-toe examination and history belong to the secondary survey, which comes after.',
    ],
    relatedTerms: ['Triage', 'Tension pneumothorax', 'Hypovolemic shock'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'What kills first is treated first, and it is repeated after each change. External bleeding that spurts is controlled even before the airway.',
    commonAbbreviations: [
      'ABCDE (airway, breathing, circulation, disability, exposure)',
      'ATLS (Advanced Trauma Life Support)',
    ],
    illustration: null,
  },
  {
    term: 'Glasgow Coma Scale',
    definition: 'A score from 3 to 15 from the best eye, verbal and motor responses.',
    category: 'Emergency Medicine',
    pronunciation: 'GLAS-goh KOH-muh SKAYL',
    etymology:
      'Place: Glasgow, Scotland, where Graham Teasdale and Bryan Jennett published it in 1974; Greek koma, deep sleep',
    parts: [],
    examples: [
      'Eyes to pain 2, sounds 2, withdraws 4: total 8.',
      'A drop from 14 to 12 in an hour after a fall is called in at once.',
    ],
    relatedTerms: ['Subdural hematoma', 'Concussion', 'Opioid toxidrome'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      '13 to 15 is mild, 9 to 12 moderate and 8 or less severe brain injury, where the airway usually needs protection. Parts are reported as well as the sum.',
    commonAbbreviations: ['GCS (Glasgow Coma Scale)'],
    illustration: null,
  },
  {
    term: 'Cardiac arrest',
    definition:
      'Sudden loss of effective heartbeat: the person is unresponsive, does not breathe normally and has no pulse.',
    category: 'Emergency Medicine',
    pronunciation: 'KAR-dee-ak uh-REST',
    etymology: 'Greek kardia, heart; Latin ad + restare, to stop',
    parts: [],
    examples: [
      'A man slumps on a treadmill and gasps, which is not breathing.',
      'A heart attack blocks a vessel while the heart still beats; it may lead to this.',
    ],
    relatedTerms: ['Cardiopulmonary resuscitation', 'Ventricular fibrillation', 'Defibrillation'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Compressions begin within 10 seconds. Reversible causes, the Hs and Ts, are sought; afterward fever is prevented and the coronary arteries are considered.',
    commonAbbreviations: [
      'PEA (pulseless electrical activity)',
      'ROSC (return of spontaneous circulation)',
    ],
    illustration: null,
  },
  {
    term: 'Cardiopulmonary resuscitation',
    definition:
      'Chest compressions with rescue breaths that keep blood moving when the heart has stopped.',
    category: 'Emergency Medicine',
    pronunciation: 'kar-dee-oh-PUL-muh-nair-ee rih-sus-ih-TAY-shun',
    etymology: 'Greek kardia, heart + Latin pulmo, lung; resuscitare, to raise again',
    parts: [],
    examples: [
      'Count 30 pushes to 2 breaths with one rescuer.',
      'End-tidal CO2 jumps from 12 to 40 mm Hg: the pulse is back.',
    ],
    relatedTerms: ['Cardiac arrest', 'Defibrillation', 'Ventricular fibrillation'],
    bodySystem: 'Cardiovascular and respiratory systems',
    clinicalSignificance:
      'Adults: 100 to 120 per minute, at least 5 cm but not over 6 cm deep, full recoil and pauses under 10 seconds. Bystanders who only push still save lives.',
    commonAbbreviations: [
      'CPR (cardiopulmonary resuscitation)',
      'AED (automated external defibrillator)',
    ],
    illustration: null,
  },
  {
    term: 'Defibrillation',
    definition:
      'An unsynchronized electric shock across the chest that ends a lethal chaotic rhythm.',
    category: 'Emergency Medicine',
    pronunciation: 'dee-fib-rih-LAY-shun',
    etymology: 'Latin de, away + fibrilla, small fiber',
    parts: [
      { part: 'de-', kind: 'prefix', meaning: 'away' },
      { part: 'fibrill/o', kind: 'root', meaning: 'small fiber' },
      { part: '-ation', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      '"Clear," 200 joules biphasic, then compressions at once.',
      'A flat line gets compressions and epinephrine, not a shock.',
    ],
    relatedTerms: ['Ventricular fibrillation', 'Cardiac arrest', 'Cardiopulmonary resuscitation'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'It is used for ventricular fibrillation and pulseless ventricular tachycardia only; with a pulse the shock is synchronized. Compressions resume for 2 minutes before the next check.',
    commonAbbreviations: ['AED (automated external defibrillator)'],
    illustration: null,
  },
  {
    term: 'Hypovolemic shock',
    definition:
      'Tissue starvation from loss of blood or fluid, with fast thready pulse, cold skin and low filling pressure.',
    category: 'Emergency Medicine',
    pronunciation: 'hy-poh-voh-LEE-mik SHOK',
    etymology: 'Greek hypo, under + Latin volumen, roll + Greek haima, blood; French choc, blow',
    parts: [],
    examples: [
      'A motorcyclist with an unstable pelvis has a pulse of 132, a pressure of 88/60 and cold, pale hands.',
      'Warm flushed limbs with low pressure suggest sepsis instead.',
    ],
    relatedTerms: ['Vasoconstriction', 'Primary survey', 'Tourniquet'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Pressure often holds until 30 percent is lost, so pulse and mental state count. Bleeding gets blood products 1:1:1 and tranexamic acid within 3 hours.',
    commonAbbreviations: ['MTP (massive transfusion protocol)', 'TXA (tranexamic acid)'],
    illustration: null,
  },
  {
    term: 'Flail chest',
    definition:
      'Three or more adjacent ribs broken in two places, so that a segment moves inward with each breath in.',
    category: 'Emergency Medicine',
    pronunciation: 'FLAYL CHEST',
    etymology: 'Old English fligel, threshing tool with a swinging part',
    parts: [],
    examples: [
      "A driver's left side sinks when the right side rises.",
      'Under it, the bruised lung fails more than the bony defect.',
    ],
    relatedTerms: ['Pneumothorax', 'Hypoxemia', 'Primary survey'],
    bodySystem: 'Respiratory and musculoskeletal systems',
    clinicalSignificance:
      'Pain control with epidural or nerve block, oxygen and careful fluid come first. Ventilation is for failure to oxygenate, and some patients benefit from surgical fixation.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Tourniquet',
    definition: 'A band tightened around a limb above a wound until arterial bleeding stops.',
    category: 'Emergency Medicine',
    pronunciation: 'TUR-nih-kit',
    etymology: 'French tourniquet, from tourner, to turn',
    parts: [],
    examples: [
      '14:05 is written on the forehead of a farmer with a crushed arm.',
      'A belt alone mostly fails because it does not stop arteries.',
    ],
    relatedTerms: ['Hypovolemic shock', 'Necrosis', 'Primary survey'],
    bodySystem: 'Vascular system',
    clinicalSignificance:
      'Placed 5 to 8 cm above the wound, not on a joint, it saves life first. Up to 2 hours rarely costs the limb, and it is not loosened on the way.',
    commonAbbreviations: [],
    illustration: null,
  },
];

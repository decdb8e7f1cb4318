import type { MedicalTerm } from '../../contracts/terminology.ts';

/** How cells and the body keep their inner state steady. */
export const physiologyRegulationTerms: readonly MedicalTerm[] = [
  {
    term: 'Homeostasis',
    definition:
      'The keeping of the internal environment, such as temperature, pH and glucose, within narrow limits despite outside change.',
    category: 'Physiology',
    pronunciation: 'hoh-mee-oh-STAY-sis',
    etymology: 'Greek homoios, similar + stasis, standing',
    parts: [
      { part: 'home/o', kind: 'root', meaning: 'same' },
      { part: '-stasis', kind: 'suffix', meaning: 'standing still' },
    ],
    examples: [
      'Shivering in the cold and sweating in the heat keep core temperature near 37 °C.',
      'In sepsis, homeostasis of pressure, pH and glucose fails at once.',
    ],
    relatedTerms: ['Negative feedback', 'Thermoregulation', 'Baroreceptor'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Vital signs measure how well it holds: arterial pH between 7.35 and 7.45 is one of its results. Older adults have less reserve, so small insults upset it.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Negative feedback',
    definition: 'A control loop in which the result of a process slows the process that made it.',
    category: 'Physiology',
    pronunciation: 'NEG-uh-tiv FEED-bak',
    etymology: 'Latin negare, to deny; English feed and back, a term taken from electronics',
    parts: [],
    examples: [
      'Rising thyroxine tells the pituitary to release less TSH.',
      'Eating raises glucose, insulin lowers it, and the lower glucose then stops the insulin.',
    ],
    relatedTerms: ['Homeostasis', 'Hypothyroidism', 'Cushing syndrome'],
    bodySystem: 'Endocrine system',
    clinicalSignificance:
      'It explains why TSH rises when the thyroid fails. Long steroid courses suppress the adrenal axis through it, so they are tapered, not stopped.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Osmosis',
    definition:
      'The movement of water across a semipermeable membrane toward the side with more dissolved particles.',
    category: 'Physiology',
    pronunciation: 'oz-MOH-sis',
    etymology: 'Greek osmos, push + -osis, process',
    parts: [
      { part: 'osm/o', kind: 'root', meaning: 'push' },
      { part: '-osis', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      'Red cells swell and burst in pure water and shrink in 3 percent saline.',
      'Mannitol draws water out of the brain by osmosis.',
    ],
    relatedTerms: ['Active transport', 'Oncotic pressure', 'Homeostasis'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Correcting chronic low sodium too fast pulls water out of brain cells and can strip their myelin. Many guidelines limit the rise to about 8 to 10 mmol/L in 24 hours.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Active transport',
    definition:
      'The carrying of a substance across a cell membrane against its concentration gradient at the cost of energy.',
    category: 'Physiology',
    pronunciation: 'AK-tiv TRANS-port',
    etymology: 'Latin agere, to do; trans, across + portare, to carry',
    parts: [],
    examples: [
      'The sodium-potassium pump moves three sodium ions out and two potassium ions in for each ATP.',
      'Oxygen crosses the alveolus without it: simple diffusion is enough.',
    ],
    relatedTerms: ['Osmosis', 'Action potential', 'Diuresis'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Digoxin blocks the sodium-potassium pump, so low potassium makes it more toxic. Insulin and beta-2 agonists speed the same pump and lower serum potassium.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Action potential',
    definition:
      'A brief, all-or-none reversal of voltage that travels along the membrane of a nerve or muscle cell.',
    category: 'Physiology',
    pronunciation: 'AK-shun poh-TEN-shul',
    etymology: 'Latin actio, doing; potentia, power',
    parts: [],
    examples: [
      'Sodium rushes in for the upstroke, and potassium flowing out restores the resting state.',
      'Lidocaine blocks sodium channels, so the action potential of a pain fiber never starts.',
    ],
    relatedTerms: ['Active transport', 'Synapse', 'Myelin'],
    bodySystem: 'Nervous and cardiovascular systems',
    clinicalSignificance:
      'High potassium brings heart cells nearer to threshold and then makes them inexcitable. Intravenous calcium steadies the membrane within minutes.',
    commonAbbreviations: [],
    illustration: 'neuron',
  },
  {
    term: 'Baroreceptor',
    definition:
      'A stretch-sensing nerve ending in the carotid sinus or aortic arch that helps correct blood pressure from beat to beat.',
    category: 'Physiology',
    pronunciation: 'bar-oh-ree-SEP-ter',
    etymology: 'Greek baros, weight, pressure + Latin receptor, receiver',
    parts: [
      { part: 'bar/o', kind: 'root', meaning: 'pressure' },
      { part: 'receptor', kind: 'root', meaning: 'receiver' },
    ],
    examples: [
      'On standing, it fires less, and heart rate and vessel tone rise within seconds.',
      'Carotid massage excites the baroreceptor and can end a supraventricular tachycardia.',
    ],
    relatedTerms: ['Vasoconstriction', 'Homeostasis', 'Negative feedback'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Its response weakens with age and diabetes. A fall of 20 mm Hg systolic or 10 diastolic within 3 minutes of standing defines orthostatic hypotension.',
    commonAbbreviations: [],
    illustration: 'blood-pressure',
  },
  {
    term: 'Thermoregulation',
    definition:
      'The balancing of heat gained and heat lost by the hypothalamus so that core temperature stays near 37 °C.',
    category: 'Physiology',
    pronunciation: 'thur-moh-reg-yuh-LAY-shun',
    etymology: 'Greek therme, heat + Latin regula, rule',
    parts: [
      { part: 'therm/o', kind: 'root', meaning: 'heat' },
      { part: 'regulation', kind: 'root', meaning: 'control' },
    ],
    examples: [
      'Skin vessels open and sweat evaporates after exercise.',
      'A newborn with wet skin loses heat faster than thermoregulation can replace it, so it is dried at once.',
    ],
    relatedTerms: ['Homeostasis', 'Hypothermia', 'Heat stroke'],
    bodySystem: 'Nervous and integumentary systems',
    clinicalSignificance:
      'Fever is a raised set point and answers to antipyretics. In heat stroke the control itself has failed, so only physical cooling works.',
    commonAbbreviations: [],
    illustration: null,
  },
];

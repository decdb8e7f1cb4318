import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of circulation, organ support and recovery in the intensive care unit. */
export const criticalCareCirculationTerms: readonly MedicalTerm[] = [
  {
    term: 'Vasopressor',
    definition:
      'Drug given by infusion to constrict arterioles and veins and so raise a dangerously low blood pressure.',
    category: 'Critical Care',
    pronunciation: 'VAY-zoh-PRES-er',
    etymology: 'Latin vas, vessel + pressor, one that presses',
    parts: [
      { part: 'vas/o', kind: 'root', meaning: 'vessel' },
      { part: 'press', kind: 'root', meaning: 'squeeze' },
      { part: '-or', kind: 'suffix', meaning: 'agent that does' },
    ],
    examples: [
      "Norepinephrine at 0.1 mcg/kg/min brings a septic patient's mean arterial pressure from 52 to 66 mm Hg.",
      'Dobutamine is an inotrope: it makes the heart contract more strongly and may even lower pressure.',
    ],
    relatedTerms: ['Septic shock', 'Central venous catheter', 'Arterial line'],
    bodySystem: 'Cardiovascular',
    clinicalSignificance:
      'Norepinephrine is first choice in septic shock with a usual mean pressure target of 65 mm Hg; leakage into tissue can cause necrosis and is treated with phentolamine.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Central venous catheter',
    definition:
      'Long tube placed through the internal jugular, subclavian or femoral route so that its tip lies in or near the vena cava.',
    category: 'Critical Care',
    pronunciation: 'SEN-trul VEE-nus KATH-ih-ter',
    etymology: 'Greek kentron, midpoint + Latin vena, vein + Greek katheter, thing let down',
    parts: [],
    examples: [
      'The chest radiograph after a right jugular insertion shows the tip at the cavoatrial junction and no pneumothorax.',
      'Concentrated potassium, vasopressors and parenteral nutrition run through it.',
    ],
    relatedTerms: ['Vasopressor', 'Parenteral nutrition', 'Arterial line'],
    bodySystem: 'Cardiovascular',
    clinicalSignificance:
      'Full barrier precautions, chlorhexidine skin preparation and prompt removal prevent bloodstream infection; air embolism is avoided by head-down position and occlusion at removal.',
    commonAbbreviations: [
      'CVC (central venous catheter)',
      'CVP (central venous pressure)',
      'CLABSI (central line-associated bloodstream infection)',
    ],
    illustration: null,
  },
  {
    term: 'Arterial line',
    definition:
      'Cannula, usually in the radial vessel at the wrist, for beat-to-beat pressure display and repeated blood gas sampling.',
    category: 'Critical Care',
    pronunciation: 'ar-TEER-ee-ul LYN',
    etymology: 'Greek arteria, windpipe or artery + Latin linea, thread',
    parts: [],
    examples: [
      'The transducer has slipped 15 cm below the heart, so the pressure shown is about 11 mm Hg too high.',
      'A damped trace calls for a look for clot, air bubble or kink before any drug is changed.',
    ],
    relatedTerms: ['Arterial blood gas', 'Vasopressor', 'Central venous catheter'],
    bodySystem: 'Cardiovascular',
    clinicalSignificance:
      'The transducer is leveled at the phlebostatic axis (fourth intercostal space, midaxillary line) and zeroed; no drug is ever injected through it.',
    commonAbbreviations: ['A-line (arterial line)'],
    illustration: null,
  },
  {
    term: 'Multiple organ dysfunction syndrome',
    definition:
      'Progressive failure of two or more body systems in an acutely ill patient, so that homeostasis cannot be kept without support.',
    category: 'Critical Care',
    pronunciation: 'MUL-tih-pul OR-gun dis-FUNK-shun SIN-drohm',
    etymology:
      'Latin multiplex, manifold + Greek organon, instrument + dys-, bad, and Latin functio, performance + Greek syndrome, a running together',
    parts: [],
    examples: [
      'In septic shock the creatinine reaches 3.4, bilirubin 5 and platelets 48, and the patient needs a ventilator.',
      'Each rise in the SOFA score stands for one more step of this decline.',
    ],
    relatedTerms: [
      'Septic shock',
      'Acute respiratory distress syndrome',
      'Continuous renal replacement therapy',
    ],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Mortality climbs with each further failing organ; control of the cause and early restoration of perfusion matter more than any single organ treatment.',
    commonAbbreviations: [
      'MODS (multiple organ dysfunction syndrome)',
      'SOFA (sequential organ failure assessment)',
    ],
    illustration: null,
  },
  {
    term: 'Extracorporeal membrane oxygenation',
    definition:
      'Circulation of blood through a pump and gas exchanger outside the patient to replace failing lungs, with or without the heart, for days to weeks.',
    category: 'Critical Care',
    pronunciation: 'eks-truh-kor-POR-ee-ul MEM-brayn ok-sih-juh-NAY-shun',
    etymology:
      'Latin extra, outside, and corpus, body + membrana, skin + French oxygène, from Greek oxys, acid, and -genes, forming',
    parts: [],
    examples: [
      'A 30-year-old with influenza and refractory low oxygen gets a venovenous circuit from femoral to jugular vein.',
      'After cardiac arrest from myocarditis, a venoarterial circuit supports both pressure and gas exchange.',
    ],
    relatedTerms: [
      'Acute respiratory distress syndrome',
      'Mechanical ventilation',
      'Cardiogenic shock',
    ],
    bodySystem: 'Cardiopulmonary',
    clinicalSignificance:
      'The circuit needs heparin or another anticoagulant, so bleeding, stroke and limb ischemia are the complications watched for each hour.',
    commonAbbreviations: ['ECMO (extracorporeal membrane oxygenation)'],
    illustration: null,
  },
  {
    term: 'Continuous renal replacement therapy',
    definition:
      'Slow blood purification run around the clock for patients with acute kidney failure whose blood pressure would not bear hemodialysis.',
    category: 'Critical Care',
    pronunciation: 'kun-TIN-yoo-us REE-nul ree-PLAYS-ment THAIR-uh-pee',
    etymology:
      'Latin continuus, unbroken + renes, kidneys + re-, again, and Old French place + Greek therapeia, attendance',
    parts: [],
    examples: [
      'A patient on norepinephrine has 100 mL of fluid removed each hour without a fall in pressure.',
      'Citrate in the circuit prevents clotting, so ionized calcium is checked every few hours.',
    ],
    relatedTerms: ['Acute kidney injury', 'Hemodialysis', 'Vasopressor'],
    bodySystem: 'Kidneys',
    clinicalSignificance:
      'Drug doses, potassium, phosphate and temperature all change on the circuit, so antibiotics are redosed and electrolytes checked several times a day.',
    commonAbbreviations: ['CRRT (continuous renal replacement therapy)'],
    illustration: null,
  },
  {
    term: 'Post-intensive care syndrome',
    definition:
      'New or worse weakness, thinking problems or mental distress that persist after survival of a critical illness.',
    category: 'Critical Care',
    pronunciation: 'POHST in-TEN-siv KAIR SIN-drohm',
    etymology:
      'Latin post, after + intensus, stretched tight + Old English caru, concern + Greek syndrome, a running together',
    parts: [],
    examples: [
      'Four months after septic shock, a teacher cannot climb stairs, loses track in meetings and wakes with nightmares.',
      "A husband with panic after his wife's stay has the family form.",
    ],
    relatedTerms: [
      'Delirium',
      'Post-traumatic stress disorder',
      'Acute respiratory distress syndrome',
    ],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Light sedation, early mobilization, delirium prevention and family presence (the ABCDEF bundle) lower the risk; follow-up screens all three domains.',
    commonAbbreviations: ['PICS (post-intensive care syndrome)'],
    illustration: null,
  },
];

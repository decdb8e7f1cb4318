import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Sudden states and poisonings. */
export const emergencyMedicinePresentationsTerms: readonly MedicalTerm[] = [
  {
    term: 'Syncope',
    definition:
      'Brief loss of consciousness with loss of posture from a fall in brain blood flow, with quick full recovery.',
    category: 'Emergency Medicine',
    pronunciation: 'SING-kuh-pee',
    etymology: 'Greek synkope, cutting short',
    parts: [],
    examples: [
      'She went gray and damp on seeing blood, fell and was clear in 20 seconds.',
      'Shaking for 3 minutes and half an hour of confusion suggest a seizure.',
    ],
    relatedTerms: ['Aortic stenosis', 'Bradycardia', 'Status epilepticus'],
    bodySystem: 'Cardiovascular and nervous systems',
    clinicalSignificance:
      'Every patient gets an ECG and standing pressures. On exertion, lying down, with palpitations or with a family history of sudden death, it calls for admission.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Concussion',
    definition:
      'Mild traumatic brain injury with passing confusion, memory loss or dizziness and normal structural imaging.',
    category: 'Emergency Medicine',
    pronunciation: 'kun-KUSH-un',
    etymology: 'Latin concutere, to shake violently',
    parts: [],
    examples: [
      'A soccer player asks the same question five times after a header.',
      'CT is normal, but screens and noise bother her for two weeks.',
    ],
    relatedTerms: ['Glasgow Coma Scale', 'Subdural hematoma', 'Syncope'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'The athlete leaves the game the same day. After 24 to 48 hours of relative rest, activity rises stepwise; repeated vomiting or a worsening headache means a return to the emergency department.',
    commonAbbreviations: ['mTBI (mild traumatic brain injury)'],
    illustration: null,
  },
  {
    term: 'Acute abdomen',
    definition: 'Sudden severe belly pain that may need urgent surgery.',
    category: 'Emergency Medicine',
    pronunciation: 'uh-KYOOT AB-doh-men',
    etymology: 'Latin acutus, sharp; abdomen, belly',
    parts: [],
    examples: [
      'A rigid belly in a still, sweating man with free air on the upright film.',
      'Pain far worse than the soft belly suggests: mesenteric ischemia.',
    ],
    relatedTerms: ['Intestinal obstruction', 'Peritoneum', 'McBurney point'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Every woman of childbearing age gets a pregnancy test. Opioids for pain do not harm the diagnosis, and older adults may have little tenderness.',
    commonAbbreviations: ['RLQ (right lower quadrant)'],
    illustration: null,
  },
  {
    term: 'Opioid toxidrome',
    definition:
      'Slow breathing, pinpoint pupils and depressed consciousness from heroin, fentanyl or related drugs.',
    category: 'Emergency Medicine',
    pronunciation: 'OH-pee-oyd TOK-sih-drohm',
    etymology:
      'Greek opion, poppy juice + -oid, like; toxikon, arrow poison + dromos, running, after "syndrome"',
    parts: [],
    examples: [
      'Breathing 4 a minute, blue lips, pupils of 1 mm and a spoon by the bed.',
      'Large pupils, dry skin and agitation point to an anticholinergic poison.',
    ],
    relatedTerms: ['Antagonist', 'Hypercapnia', 'Tolerance'],
    bodySystem: 'Nervous and respiratory systems',
    clinicalSignificance:
      'Ventilate first, then naloxone 0.4 to 2 mg intravenously or 4 mg into the nose. The aim is breathing, not full waking, and observation follows.',
    commonAbbreviations: ['OD (overdose)'],
    illustration: null,
  },
  {
    term: 'Carbon monoxide poisoning',
    definition:
      'Tissue oxygen lack because an odorless combustion gas holds on to hemoglobin far more tightly than oxygen does.',
    category: 'Emergency Medicine',
    pronunciation: 'KAR-bun muh-NOK-syd POY-zuh-ning',
    etymology: 'Latin carbo, coal; Greek monos, single + oxys, sharp; Old French puison, drink',
    parts: [],
    examples: [
      'A family and its dog have headache and nausea during a power outage with a generator in the garage.',
      'Pulse oximeter 99 percent, carboxyhemoglobin 28 percent.',
    ],
    relatedTerms: ['Hypoxemia', 'Syncope', 'Cardiac arrest'],
    bodySystem: 'Hematologic and nervous systems',
    clinicalSignificance:
      'High-flow oxygen at once cuts the half-life from about 5 hours to about 1. Hyperbaric treatment is weighed with loss of consciousness, heart injury or pregnancy.',
    commonAbbreviations: ['CO (carbon monoxide)', 'COHb (carboxyhemoglobin)'],
    illustration: null,
  },
  {
    term: 'Heat stroke',
    definition:
      'A core temperature above 40 °C with brain dysfunction after hot weather or exertion.',
    category: 'Emergency Medicine',
    pronunciation: 'HEET STROHK',
    etymology: 'Old English haetu, warmth; English stroke, blow',
    parts: [],
    examples: [
      'A runner collapses at kilometer 38 at 41.7 °C and talks nonsense.',
      'Heat exhaustion leaves the mind clear and the temperature at or below 40 °C.',
    ],
    relatedTerms: ['Thermoregulation', 'Rhabdomyolysis', 'Hypothermia'],
    bodySystem: 'Nervous and integumentary systems',
    clinicalSignificance:
      'Cool first, transport second: cold-water immersion aims below 39 °C within 30 minutes. Antipyretics do nothing and harm liver and kidney.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hypothermia',
    definition: 'A core temperature below 35 °C.',
    category: 'Emergency Medicine',
    pronunciation: 'hy-poh-THUR-mee-uh',
    etymology: 'Greek hypo, under + therme, heat',
    parts: [
      { part: 'hypo-', kind: 'prefix', meaning: 'below' },
      { part: 'therm/o', kind: 'root', meaning: 'heat' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'At 30.5 °C shivering has ceased, and the ECG shows J waves after each QRS.',
      'A drowned boy without pulse at 24 °C is warmed before death is declared.',
    ],
    relatedTerms: ['Heat stroke', 'Thermoregulation', 'Ventricular fibrillation'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Rough moves can set off fibrillation below 30 °C. Forced warm air and warmed fluids serve moderate cases; cardiac arrest may need ECMO.',
    commonAbbreviations: ['ECMO (extracorporeal membrane oxygenation)'],
    illustration: null,
  },
  {
    term: 'Rhabdomyolysis',
    definition:
      'Breakdown of skeletal muscle that spills potassium, CK and a kidney-harming pigment into the blood.',
    category: 'Emergency Medicine',
    pronunciation: 'rab-doh-my-OL-uh-sis',
    etymology: 'Greek rhabdos, rod + mys, muscle + lysis, loosening',
    parts: [
      { part: 'rhabd/o', kind: 'root', meaning: 'rod, striated' },
      { part: 'my/o', kind: 'root', meaning: 'muscle' },
      { part: '-lysis', kind: 'suffix', meaning: 'breakdown' },
    ],
    examples: [
      'Found on the floor after 20 hours with tea-colored urine and CK 48,000 U/L.',
      'Dipstick strongly positive for blood, but no red cells seen.',
    ],
    relatedTerms: ['Acute kidney injury', 'Heat stroke', 'Hematuria'],
    bodySystem: 'Musculoskeletal and urinary systems',
    clinicalSignificance:
      'CK above five times the limit confirms it. Crystalloid to 200 to 300 mL of urine an hour protects the kidney, and potassium and a tense limb are watched.',
    commonAbbreviations: ['CK (creatine kinase)'],
    illustration: null,
  },
];

import type { MedicalTerm } from '../../contracts/terminology.ts';

/** The forces that move blood, fluid and food. */
export const physiologyCirculationAndFlowTerms: readonly MedicalTerm[] = [
  {
    term: 'Cardiac output',
    definition:
      'The volume of blood that a ventricle ejects per minute: stroke volume times heart rate.',
    category: 'Physiology',
    pronunciation: 'KAR-dee-ak OWT-put',
    etymology: 'Greek kardia, heart; English out and put',
    parts: [],
    examples: [
      'A stroke volume of 70 mL at 72 beats per minute gives about 5 L.',
      'In complete heart block at 30 per minute, cardiac output falls and the patient faints.',
    ],
    relatedTerms: ['Preload', 'Afterload', 'Heart failure'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'The resting adult norm is about 4 to 8 L/min. Cool limbs, slow capillary refill and little urine are its bedside signs when it is low.',
    commonAbbreviations: ['CO (cardiac output)'],
    illustration: null,
  },
  {
    term: 'Preload',
    definition:
      'The stretch of the ventricular muscle fibers at the end of filling, just before contraction.',
    category: 'Physiology',
    pronunciation: 'PREE-lohd',
    etymology: 'Latin prae, before; English load',
    parts: [
      { part: 'pre-', kind: 'prefix', meaning: 'before' },
      { part: 'load', kind: 'root', meaning: 'burden' },
    ],
    examples: [
      'A liter of crystalloid raises it; furosemide and nitroglycerin lower it.',
      'Raising both legs returns blood to the heart and tests whether more preload helps.',
    ],
    relatedTerms: ['Afterload', 'Cardiac output', 'Diuresis'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Fluids are given to increase it in hypovolemia and diuretics to reduce it in pulmonary edema. In right ventricular infarction, nitrates can drop it and collapse the pressure.',
    commonAbbreviations: ['LVEDV (left ventricular end-diastolic volume)'],
    illustration: null,
  },
  {
    term: 'Afterload',
    definition: 'The resistance or wall stress that a ventricle must overcome to eject blood.',
    category: 'Physiology',
    pronunciation: 'AF-ter-lohd',
    etymology: 'English after and load, by contrast with the stretch before contraction',
    parts: [],
    examples: [
      'A narrowed aortic valve raises it even when the cuff pressure is normal.',
      'An ACE inhibitor lowers afterload and lets a weak ventricle empty further.',
    ],
    relatedTerms: ['Preload', 'Vasoconstriction', 'Aortic stenosis'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Lowering it is a mainstay in heart failure with reduced ejection fraction. Held high for years, it thickens the left ventricle.',
    commonAbbreviations: ['SVR (systemic vascular resistance)'],
    illustration: 'blood-pressure',
  },
  {
    term: 'Vasoconstriction',
    definition:
      'The narrowing of blood vessels by contraction of the smooth muscle in their walls.',
    category: 'Physiology',
    pronunciation: 'vay-zoh-kun-STRIK-shun',
    etymology: 'Latin vas, vessel + constringere, to draw tight',
    parts: [
      { part: 'vas/o', kind: 'root', meaning: 'vessel' },
      { part: 'constriction', kind: 'root', meaning: 'drawing together' },
    ],
    examples: [
      'Cold, mottled hands in hemorrhage show that blood is being kept for the brain and heart.',
      'Epinephrine in local anesthetic keeps the drug in place by vasoconstriction.',
    ],
    relatedTerms: ['Afterload', 'Baroreceptor', 'Hypovolemic shock'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'It holds pressure near normal until a large share of the blood is lost, so a normal reading does not rule out shock. Norepinephrine produces it on purpose in septic shock.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Oncotic pressure',
    definition:
      'The pull on water exerted by proteins in the blood, above all albumin, that keeps fluid inside capillaries.',
    category: 'Physiology',
    pronunciation: 'ong-KOT-ik PRESH-er',
    etymology: 'Greek onkos, swelling, bulk + -tikos, pertaining to; Latin pressura, pressing',
    parts: [],
    examples: [
      'With albumin at 1.5 g/dL, the legs of a child with nephrotic syndrome swell.',
      'After a deep burn, proteins leak from the capillaries, oncotic pressure falls and the tissues swell.',
    ],
    relatedTerms: ['Osmosis', 'Ascites', 'Nephrotic syndrome'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'When it falls, water leaks into the tissues even though the vessels are underfilled. Intravenous albumin is given when more than 5 L of ascites is drained.',
    commonAbbreviations: ['COP (colloid osmotic pressure)'],
    illustration: null,
  },
  {
    term: 'Glomerular filtration rate',
    definition:
      'The volume of plasma water that all the capillary tufts of both kidneys pass into their tubules each minute.',
    category: 'Physiology',
    pronunciation: 'gloh-MAIR-yuh-ler fil-TRAY-shun RAYT',
    etymology:
      'Latin glomerulus, little ball; medieval Latin filtrum, felt used to strain; rata, reckoned',
    parts: [],
    examples: [
      'A healthy young adult passes about 120 mL each minute, some 170 L a day.',
      'The pharmacist halves the dose because the glomerular filtration rate is 24 mL/min.',
    ],
    relatedTerms: ['Nephron', 'Chronic kidney disease', 'Clearance'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'Below 60 mL/min/1.73 m² for three months it defines chronic kidney disease, and below 15 kidney failure. Metformin is stopped below 30.',
    commonAbbreviations: [
      'GFR (glomerular filtration rate)',
      'eGFR (estimated glomerular filtration rate)',
    ],
    illustration: 'nephron',
  },
  {
    term: 'Peristalsis',
    definition:
      'The coordinated wave of contraction and relaxation that pushes contents along a hollow organ.',
    category: 'Physiology',
    pronunciation: 'per-ih-STAWL-sis',
    etymology: 'Greek peri, around + stalsis, constriction',
    parts: [
      { part: 'peri-', kind: 'prefix', meaning: 'around' },
      { part: '-stalsis', kind: 'suffix', meaning: 'contraction' },
    ],
    examples: [
      'Swallowed water reaches the stomach even when a person hangs upside down.',
      'Opioids slow peristalsis, which is why a laxative is ordered with them.',
    ],
    relatedTerms: ['Ileus', 'Intestinal obstruction', 'Gastroesophageal reflux disease'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'After abdominal surgery it pauses, longest in the colon, and passing gas shows its return. It also squeezes a ureter against a stone, felt as colic.',
    commonAbbreviations: [],
    illustration: 'digestive-tract',
  },
  {
    term: 'Diuresis',
    definition: 'An increased production of urine by the kidneys.',
    category: 'Physiology',
    pronunciation: 'dy-yoo-REE-sis',
    etymology: 'Greek dia, through + ourein, to urinate',
    parts: [
      { part: 'di-', kind: 'prefix', meaning: 'through' },
      { part: 'ur/o', kind: 'root', meaning: 'urine' },
      { part: '-esis', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      'Glucose spilling into the tubules drags water along, and the diabetic patient voids all night.',
      'Four hours after 80 mg of furosemide, a diuresis of 2 L has eased her breathing.',
    ],
    relatedTerms: ['Preload', 'Polydipsia', 'Oliguria'],
    bodySystem: 'Urinary system',
    clinicalSignificance:
      'Its success is followed by daily weight: 1 kg lost is about 1 L of fluid. Potassium and magnesium go with it and need checking.',
    commonAbbreviations: [],
    illustration: null,
  },
];

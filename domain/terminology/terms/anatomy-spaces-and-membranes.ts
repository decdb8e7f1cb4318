import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Body spaces and the sheets that line or divide them. */
export const anatomySpacesAndMembranesTerms: readonly MedicalTerm[] = [
  {
    term: 'Mediastinum',
    definition:
      'The central compartment of the chest between the two lungs, holding the heart, great vessels, trachea and esophagus.',
    category: 'Anatomy',
    pronunciation: 'mee-dee-uh-STY-num',
    etymology: 'Medieval Latin mediastinus, standing in the middle, from Latin medius, middle',
    parts: [],
    examples: [
      'Chest film after a crash: a width above 8 cm raises suspicion of aortic injury.',
      'In a child with T-cell leukemia, a large mass in the mediastinum narrows the trachea.',
    ],
    relatedTerms: ['Pericardium', 'Hilum', 'Tension pneumothorax'],
    bodySystem: 'Respiratory and cardiovascular systems',
    clinicalSignificance:
      'Widening on a chest film can mean aortic dissection, and shift away from one side means pressure there. Both findings change the next minutes of care.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pericardium',
    definition:
      'The double-layered sac that encloses the heart and holds about 15 to 50 mL of lubricating fluid.',
    category: 'Anatomy',
    pronunciation: 'per-ih-KAR-dee-um',
    etymology: 'Greek peri, around + kardia, heart',
    parts: [
      { part: 'peri-', kind: 'prefix', meaning: 'around' },
      { part: 'cardi/o', kind: 'root', meaning: 'heart' },
      { part: '-um', kind: 'suffix', meaning: 'structure' },
    ],
    examples: [
      'A scratchy rub over the left sternal edge comes from its two inflamed layers.',
      'Echocardiogram: the pericardium contains a 2 cm rim of fluid.',
    ],
    relatedTerms: ['Cardiac tamponade', 'Mediastinum', 'Peritoneum'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Its fibrous layer hardly stretches in the short run, so 150 to 200 mL of blood gathering quickly can stop the heart from filling.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Peritoneum',
    definition:
      'The serous membrane that lines the abdominal wall and folds over most of the abdominal organs.',
    category: 'Anatomy',
    pronunciation: 'per-ih-tuh-NEE-um',
    etymology: 'Greek peritonaion, from peri, around + teinein, to stretch',
    parts: [],
    examples: [
      'A board-like abdomen with rebound tenderness means that this lining is irritated.',
      'Dialysis fluid dwells against the peritoneum, which serves as the filter.',
    ],
    relatedTerms: ['Retroperitoneum', 'Greater omentum', 'Ascites'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Pain turns from vague to sharply located when its outer, wall-lining layer is inflamed, and the patient lies still. That picture calls for a surgeon.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Retroperitoneum',
    definition:
      'The space behind the abdominal lining that holds the kidneys, ureters, aorta and most of the duodenum and pancreas.',
    category: 'Anatomy',
    pronunciation: 'reh-troh-per-ih-tuh-NEE-um',
    etymology: 'Latin retro, behind + Greek peritonaion, stretched around',
    parts: [
      { part: 'retro-', kind: 'prefix', meaning: 'behind' },
      { part: 'peritone/o', kind: 'root', meaning: 'lining of the abdomen' },
      { part: '-um', kind: 'suffix', meaning: 'structure' },
    ],
    examples: [
      'After femoral catheterization, flank pain and a falling hemoglobin suggest bleeding here.',
      'CT: the mass lies in the retroperitoneum and displaces the left kidney forward.',
    ],
    relatedTerms: ['Peritoneum', 'Hydronephrosis', 'Pancreatitis'],
    bodySystem: 'Urinary and digestive systems',
    clinicalSignificance:
      'Liters of blood can collect here without a swollen or rigid belly. Bedside ultrasound often misses it, so unexplained hypotension on anticoagulants calls for CT.',
    commonAbbreviations: ['RP (retroperitoneal)'],
    illustration: null,
  },
  {
    term: 'Greater omentum',
    definition: 'A fat-laden apron of membrane that hangs from the stomach over the intestines.',
    category: 'Anatomy',
    pronunciation: 'GRAY-ter oh-MEN-tum',
    etymology: 'Latin omentum, the fatty membrane around the bowels',
    parts: [],
    examples: [
      'At laparotomy it had wrapped around the perforated appendix and walled off the pus.',
      'In ovarian cancer, CT shows the greater omentum thickened into a "cake" of tumor.',
    ],
    relatedTerms: ['Peritoneum', 'Metastasis', 'Ascites'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'It seals off inflamed organs and so limits the spread of infection. It is removed with ovarian tumors because it is a frequent first site of spread.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Diaphragm',
    definition:
      'The dome-shaped muscle that separates chest from abdomen and draws in air when it contracts and flattens.',
    category: 'Anatomy',
    pronunciation: 'DY-uh-fram',
    etymology: 'Greek dia, across + phragma, fence',
    parts: [
      { part: 'dia-', kind: 'prefix', meaning: 'across' },
      { part: '-phragm', kind: 'suffix', meaning: 'fence, partition' },
    ],
    examples: [
      'Free air under the right dome on an upright film means a perforated bowel.',
      'A spinal cord injury at C2 paralyzes the diaphragm, and the patient needs a ventilator.',
    ],
    relatedTerms: ['Tidal volume', 'Atelectasis', 'Peritoneum'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'The phrenic nerve, from C3 to C5, drives it, so injury at or above these levels stops quiet breathing. Irritation from below is felt as pain at the tip of the shoulder.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Meninges',
    definition:
      'The three membranes, dura, arachnoid and pia, that wrap the brain and spinal cord.',
    category: 'Anatomy',
    pronunciation: 'meh-NIN-jeez',
    etymology: 'Greek meninx, plural meninges, membrane',
    parts: [],
    examples: [
      'Neck stiffness and pain on knee extension (Kernig sign) show that they are irritated.',
      'MRI: the meninges enhance along the base of the brain, as in tuberculous infection.',
    ],
    relatedTerms: ['Subarachnoid hemorrhage', 'Subdural hematoma', 'Hydrocephalus'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Which layer a bleed lies between tells its cause: an artery above the dura, bridging veins beneath it, often an aneurysm beneath the arachnoid.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hilum',
    definition:
      'The notch or gateway of an organ where its vessels, nerves and ducts enter and leave.',
    category: 'Anatomy',
    pronunciation: 'HY-lum',
    etymology: 'Latin hilum, small thing, the scar on a bean',
    parts: [],
    examples: [
      'Chest film: both are enlarged and lobulated, as in sarcoidosis.',
      'The ureter leaves the kidney at its hilum behind the renal artery and vein.',
    ],
    relatedTerms: ['Mediastinum', 'Hydronephrosis', 'Pneumonia'],
    bodySystem: 'Respiratory and urinary systems',
    clinicalSignificance:
      'Enlargement on both sides of a chest film suggests sarcoidosis or lymphoma. On one side in a smoker, it is lung cancer until shown otherwise.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Fascia',
    definition:
      'A sheet of fibrous connective tissue that wraps muscles and divides them into compartments.',
    category: 'Anatomy',
    pronunciation: 'FASH-uh',
    etymology: 'Latin fascia, band',
    parts: [],
    examples: [
      'When it cannot stretch around a swollen calf, the pressure inside cuts off blood flow.',
      'The surgeon closed the fascia with a running suture before the skin.',
    ],
    relatedTerms: ['Connective tissue', 'Peritoneum', 'Antecubital fossa'],
    bodySystem: 'Musculoskeletal system',
    clinicalSignificance:
      'Bacteria spreading along it cause necrotizing infection with pain out of proportion to the skin. Treatment is urgent surgical exploration, not antibiotics alone.',
    commonAbbreviations: [],
    illustration: null,
  },
];

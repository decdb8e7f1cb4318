import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Words that place a finding on or in the body. */
export const anatomyOrientationTerms: readonly MedicalTerm[] = [
  {
    term: 'Proximal',
    definition:
      'Nearer to the point where a limb or vessel begins than another part of the same structure.',
    category: 'Anatomy',
    pronunciation: 'PROK-sih-mul',
    etymology: 'Latin proximus, nearest + -alis, pertaining to',
    parts: [
      { part: 'proxim/o', kind: 'root', meaning: 'near' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'The elbow lies closer to the trunk than the wrist does, so it is the proximal of the two joints.',
      'Angiography: 90 percent stenosis of the proximal left anterior descending artery.',
    ],
    relatedTerms: ['Contralateral', 'Sagittal plane', 'Antecubital fossa'],
    bodySystem: 'Musculoskeletal and vascular systems',
    clinicalSignificance:
      'A blocked coronary artery near its origin endangers far more muscle than a blockage near its end. In a limb injury, pulses and sensation are checked at the far, distal side.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Contralateral',
    definition:
      'Situated on, or affecting, the opposite side of the body from a given point of reference.',
    category: 'Anatomy',
    pronunciation: 'kon-truh-LAT-er-ul',
    etymology: 'Latin contra, against + latus, lateris, side',
    parts: [
      { part: 'contra-', kind: 'prefix', meaning: 'opposite' },
      { part: 'later/o', kind: 'root', meaning: 'side' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'A clot in the right middle cerebral artery weakens the left arm, the contralateral one.',
      'After a right mastectomy, blood pressure is taken on the contralateral arm.',
    ],
    relatedTerms: ['Ischemic stroke', 'Hemiparesis', 'Proximal'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'The corticospinal tracts cross in the medulla, so a weak left arm points to the right brain hemisphere. Cerebellar signs, in contrast, appear on the same side as the damage.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Ventral',
    definition:
      'Toward the belly-facing side of the body or organ, which in a standing human is the front.',
    category: 'Anatomy',
    pronunciation: 'VEN-trul',
    etymology: 'Latin venter, ventris, belly + -alis, pertaining to',
    parts: [
      { part: 'ventr/o', kind: 'root', meaning: 'belly' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'An incisional bulge through the front abdominal wall is a ventral hernia.',
      'Motor fibers leave the spinal cord through the ventral root; sensory fibers enter through the dorsal root.',
    ],
    relatedTerms: ['Supine', 'Sagittal plane', 'Peritoneum'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It names where hernias, rashes and nerve roots lie. Damage to the front horn or root of the cord costs movement, while damage to the back root costs feeling.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Sagittal plane',
    definition:
      'A vertical slice through the body from front to back that divides it into right and left portions.',
    category: 'Anatomy',
    pronunciation: 'SAJ-ih-tul PLAYN',
    etymology:
      'Latin sagitta, arrow, after the arrow-like suture along the top of the skull + planum, flat surface',
    parts: [],
    examples: [
      'On MRI of the lumbar spine, this view shows all the disks in one column.',
      'Walking swings the legs in the sagittal plane: hips and knees flex and extend in it.',
    ],
    relatedTerms: ['Ventral', 'Contralateral', 'Proximal'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Herniated disks and cord compression are measured best on these images. Confusing them with coronal images, which separate front from back, puts a lesion in the wrong place.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Supine',
    definition: 'Lying flat on the back with the face upward.',
    category: 'Anatomy',
    pronunciation: 'SOO-pyn',
    etymology: 'Latin supinus, turned upward',
    parts: [],
    examples: [
      'The abdomen is examined with the patient supine and the knees slightly bent.',
      'Orthostatic readings start after 5 minutes supine and are repeated at 1 and 3 minutes of standing.',
    ],
    relatedTerms: ['Ventral', 'Orthopnea', 'Preload'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Late in pregnancy this position lets the uterus press on the inferior vena cava and lowers blood pressure. Infants are put to sleep in it because it cuts the risk of sudden infant death.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Antecubital fossa',
    definition:
      'The triangular hollow at the front of the elbow, where blood is commonly drawn and the brachial pulse is felt.',
    category: 'Anatomy',
    pronunciation: 'an-tee-KYOO-bih-tul FOS-uh',
    etymology: 'Latin ante, before + cubitum, elbow; fossa, ditch',
    parts: [
      { part: 'ante-', kind: 'prefix', meaning: 'in front of' },
      { part: 'cubit/o', kind: 'root', meaning: 'elbow' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'The phlebotomist draws blood from the median cubital vein here.',
      'The diaphragm of the stethoscope is set over the brachial artery in the antecubital fossa.',
    ],
    relatedTerms: ['Proximal', 'Ventral', 'Fascia'],
    bodySystem: 'Musculoskeletal and vascular systems',
    clinicalSignificance:
      'It is the first choice for venipuncture because the veins are wide and well fixed. A catheter left here kinks whenever the arm bends, so a forearm site lasts longer.',
    commonAbbreviations: ['AC (antecubital)'],
    illustration: null,
  },
  {
    term: 'McBurney point',
    definition:
      'The spot one third of the way from the right anterior superior iliac spine to the navel, over the usual base of the appendix.',
    category: 'Anatomy',
    pronunciation: 'mik-BUR-nee POYNT',
    etymology:
      'Eponym: Charles McBurney, New York surgeon, who described the site of greatest tenderness in 1889',
    parts: [],
    examples: [
      'Pressing here makes a 19-year-old with 12 hours of moving pain wince and guard.',
      'Chart note: maximal tenderness at McBurney point with rebound, temperature 38.1 °C.',
    ],
    relatedTerms: ['Peritoneum', 'Ileus', 'Acute abdomen'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Tenderness here supports appendicitis and calls for surgical review and imaging. A retrocecal appendix may be inflamed without it.',
    commonAbbreviations: [],
    illustration: null,
  },
];

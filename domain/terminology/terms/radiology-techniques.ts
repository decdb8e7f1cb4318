import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of imaging techniques. */
export const radiologyTechniquesTerms: readonly MedicalTerm[] = [
  {
    term: 'Computed tomography',
    definition:
      'Cross-sectional imaging by an X-ray tube that rotates around the patient while detectors measure how much of the beam passes through.',
    category: 'Radiology',
    pronunciation: 'kom-PYOO-ted tuh-MOG-ruh-fee',
    etymology: 'Latin computare, to reckon + Greek tomos, slice, and graphein, to write',
    parts: [
      { part: 'tom/o', kind: 'root', meaning: 'slice or cut' },
      { part: '-graphy', kind: 'suffix', meaning: 'process of recording' },
    ],
    examples: [
      'A noncontrast head study shows a bright crescent, an acute subdural hematoma, within minutes of arrival.',
      'Unlike magnetic resonance imaging, it uses ionizing radiation but is safe with a pacemaker.',
    ],
    relatedTerms: [
      'Hounsfield unit',
      'Magnetic resonance imaging',
      'Contrast-associated acute kidney injury',
    ],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'It excludes bleeding before thrombolysis in stroke; a study of the abdomen gives about 8 to 10 mSv, roughly three years of natural background.',
    commonAbbreviations: ['CT (computed tomography)'],
    illustration: 'ct-scan',
  },
  {
    term: 'Magnetic resonance imaging',
    definition:
      'Method that makes pictures from the radio signals of hydrogen nuclei in a strong static field, without ionizing radiation.',
    category: 'Radiology',
    pronunciation: 'mag-NET-ik REZ-uh-nuns IM-ij-ing',
    etymology:
      'Greek magnetis lithos, stone of Magnesia + Latin resonare, to sound again + imago, likeness',
    parts: [],
    examples: [
      'A diffusion-weighted sequence shows an infarct minutes to hours after onset that the first CT misses.',
      'An oxygen cylinder of steel brought into the room becomes a projectile.',
    ],
    relatedTerms: ['Computed tomography', 'Ultrasonography', 'Hounsfield unit'],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'The field is always on: implants, metal in the eye and pregnancy are screened for before entry, and gadolinium is chosen with care when GFR is below 30.',
    commonAbbreviations: ['MRI (magnetic resonance imaging)'],
    illustration: null,
  },
  {
    term: 'Ultrasonography',
    definition:
      'Imaging that builds a live picture from echoes of high-frequency mechanical waves sent into the body by a probe.',
    category: 'Radiology',
    pronunciation: 'ul-truh-suh-NOG-ruh-fee',
    etymology: 'Latin ultra, beyond + sonus, sound + Greek graphein, to write',
    parts: [
      { part: 'ultra-', kind: 'prefix', meaning: 'beyond' },
      { part: 'son/o', kind: 'root', meaning: 'sound' },
      { part: '-graphy', kind: 'suffix', meaning: 'process of recording' },
    ],
    examples: [
      'A bedside view of the right upper quadrant shows free fluid between liver and kidney after a crash.',
      'Gas and bone block the waves, so the pancreas often hides behind bowel.',
    ],
    relatedTerms: ['Computed tomography', 'Magnetic resonance imaging', 'Fluoroscopy'],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'It needs no ionizing radiation, which makes it first choice in pregnancy, children and gallbladder disease; results depend on the operator.',
    commonAbbreviations: [
      'US (ultrasound)',
      'FAST (focused assessment with sonography for trauma)',
    ],
    illustration: null,
  },
  {
    term: 'Fluoroscopy',
    definition:
      'Real-time moving X-ray viewing, used to guide catheters, watch swallowing or follow contrast through the bowel.',
    category: 'Radiology',
    pronunciation: 'floo-ROS-kuh-pee',
    etymology: 'Latin fluere, to flow (through fluorescence) + Greek skopein, to look at',
    parts: [
      { part: 'fluor/o', kind: 'root', meaning: 'glowing or fluorescent' },
      { part: '-scopy', kind: 'suffix', meaning: 'process of viewing' },
    ],
    examples: [
      'A barium swallow shows a bird-beak narrowing at the lower esophagus.',
      'The C-arm tube is kept under the table, so that less scatter reaches the face of the operator.',
    ],
    relatedTerms: ['Collimation', 'ALARA principle', 'Videofluoroscopic swallowing study'],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'Long procedures can burn the skin, first as redness above about 2 Gy; pulsed mode, distance and short beam time reduce dose to patient and staff.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Mammography',
    definition:
      'Low-energy X-ray examination of the compressed breast to find cancer before it can be felt.',
    category: 'Radiology',
    pronunciation: 'ma-MOG-ruh-fee',
    etymology: 'Latin mamma, breast + Greek graphein, to write',
    parts: [
      { part: 'mamm/o', kind: 'root', meaning: 'breast' },
      { part: '-graphy', kind: 'suffix', meaning: 'process of recording' },
    ],
    examples: [
      'Clustered fine pleomorphic calcifications are reported as BI-RADS 4 and lead to biopsy.',
      'No deodorant is worn that day because its particles can look like calcium.',
    ],
    relatedTerms: ['Collimation', 'Radiopaque', 'Ultrasonography'],
    bodySystem: 'Breast',
    clinicalSignificance:
      'U.S. guidance advises screening every two years from 40 to 74; compression lowers dose, blur and overlap of tissue.',
    commonAbbreviations: ['BI-RADS (Breast Imaging Reporting and Data System)'],
    illustration: null,
  },
  {
    term: 'Positron emission tomography',
    definition:
      'Nuclear scan that maps metabolism by pairs of photons released when a tracer, most often fluorodeoxyglucose, decays inside the body.',
    category: 'Radiology',
    pronunciation: 'POZ-ih-tron ih-MISH-un tuh-MOG-ruh-fee',
    etymology:
      'English positron, from positive electron + Latin emittere, to send out + Greek tomos, slice, and graphein, to write',
    parts: [],
    examples: [
      'A node with high tracer uptake suggests spread of lung cancer.',
      'Glucose above 200 mg/dL or exercise the day before spoils the study by moving tracer into muscle.',
    ],
    relatedTerms: ['Computed tomography', 'Magnetic resonance imaging', 'ALARA principle'],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'It stages many cancers and judges response; brain, heart and bladder are bright normally, and inflammation can mimic tumor.',
    commonAbbreviations: ['PET (positron emission tomography)', 'FDG (fluorodeoxyglucose)'],
    illustration: null,
  },
  {
    term: 'Chest radiograph',
    definition:
      'Plain X-ray projection of the thorax that shows lungs, heart, great vessels, diaphragm and ribs.',
    category: 'Radiology',
    pronunciation: 'CHEST RAY-dee-oh-graf',
    etymology: 'Old English cest, box + Latin radius, ray, and Greek graphein, to write',
    parts: [
      { part: 'radi/o', kind: 'root', meaning: 'ray' },
      { part: '-graph', kind: 'suffix', meaning: 'record' },
    ],
    examples: [
      'On an upright posteroanterior film at full inspiration, nine to ten posterior ribs can be counted above the diaphragm.',
      'An anteroposterior portable film makes the heart look larger than it is.',
    ],
    relatedTerms: ['Silhouette sign', 'Air bronchogram', 'Pneumothorax'],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'It confirms tube and line positions and finds pneumonia, effusion and collapse; on the posteroanterior view the heart should be less than half as wide as the thorax.',
    commonAbbreviations: ['CXR (chest X-ray)', 'PA (posteroanterior)', 'AP (anteroposterior)'],
    illustration: 'chest-radiograph',
  },
];

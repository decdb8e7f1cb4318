import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of image reading and radiation safety. */
export const radiologySignsAndSafetyTerms: readonly MedicalTerm[] = [
  {
    term: 'Hounsfield unit',
    definition:
      'Scale value of X-ray attenuation in a CT voxel, on which water is 0 and air is minus 1000.',
    category: 'Radiology',
    pronunciation: 'HOWNZ-feeld YOO-nit',
    etymology:
      'Eponym of Sir Godfrey Hounsfield, English engineer who built the first CT scanner and shared the 1979 Nobel Prize',
    parts: [],
    examples: [
      'Fresh blood measures about 50 to 70, which is why it looks bright beside brain at 30 to 40.',
      'An adrenal nodule of 5 on a noncontrast study is a fat-rich benign adenoma.',
    ],
    relatedTerms: ['Computed tomography', 'Radiopaque', 'Radiolucent'],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'Window width and level choose which part of the scale is displayed, so lung, bone and brain can be judged from one acquisition.',
    commonAbbreviations: ['HU (Hounsfield unit)'],
    illustration: 'ct-scan',
  },
  {
    term: 'Radiopaque',
    definition:
      'Stopping most of the X-ray beam and so appearing white on a film, as do metal, bone and barium.',
    category: 'Radiology',
    pronunciation: 'ray-dee-oh-PAYK',
    etymology: 'Latin radius, ray + opacus, shaded',
    parts: [
      { part: 'radi/o', kind: 'root', meaning: 'ray' },
      { part: 'opaque', kind: 'root', meaning: 'not letting through' },
    ],
    examples: [
      'A swallowed coin is a white disk on the neck film of a toddler.',
      'A calcium oxalate stone shows white near the transverse process, whereas a pure uric acid stone does not show.',
    ],
    relatedTerms: ['Radiolucent', 'Hounsfield unit', 'Chest radiograph'],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'Surgical sponges carry a marker strip of this kind, so that one left behind can be found when the count is wrong.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Radiolucent',
    definition:
      'Letting most of the X-ray beam through and so appearing dark on a film, as do air and fat.',
    category: 'Radiology',
    pronunciation: 'ray-dee-oh-LOO-sent',
    etymology: 'Latin radius, ray + lucere, to shine',
    parts: [
      { part: 'radi/o', kind: 'root', meaning: 'ray' },
      { part: 'luc/o', kind: 'root', meaning: 'light' },
      { part: '-ent', kind: 'suffix', meaning: 'being' },
    ],
    examples: [
      'Caries between molars shows as a dark notch in the white enamel.',
      'A wooden splinter or plastic toy may be missed on plain films because it hardly weakens the beam.',
    ],
    relatedTerms: ['Radiopaque', 'Hounsfield unit', 'Dental caries'],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'A dark rim beyond the lung edge without vessel markings is how a pneumothorax shows; unseen foreign bodies call for ultrasound or CT.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Silhouette sign',
    definition:
      'Loss of a normally sharp heart or diaphragm border on a film because fluid-filled lung lies in contact with it.',
    category: 'Radiology',
    pronunciation: 'sil-oo-ET SYN',
    etymology:
      'Named for Étienne de Silhouette, French finance minister of 1759, whose name came to mean an outline + Latin signum, mark',
    parts: [],
    examples: [
      'A blurred right heart border points to the middle lobe.',
      'If the border stays crisp over an opacity, that opacity lies farther back, as in the lower lobe.',
    ],
    relatedTerms: ['Air bronchogram', 'Chest radiograph', 'Pneumonia'],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'It tells which lobe is diseased from a single frontal view: lingula with the left heart border, lower lobe with the diaphragm.',
    commonAbbreviations: [],
    illustration: 'chest-radiograph',
  },
  {
    term: 'Air bronchogram',
    definition:
      'Dark branching tubes seen within white lung, because the airways stay open while the alveoli around them are filled.',
    category: 'Radiology',
    pronunciation: 'AIR BRONG-koh-gram',
    etymology: 'Greek aer, air + bronchos, windpipe + gramma, something written',
    parts: [],
    examples: [
      'A lobar opacity crossed by black branches is read as consolidation.',
      'Branches are missing when a tumor plugs the bronchus and the lobe behind it collapses.',
    ],
    relatedTerms: ['Silhouette sign', 'Chest radiograph', 'Acute respiratory distress syndrome'],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'It places the disease in the alveolar space, as pus, edema or blood, and argues against a pleural effusion.',
    commonAbbreviations: [],
    illustration: 'chest-radiograph',
  },
  {
    term: 'Collimation',
    definition:
      'Restriction of the X-ray beam to the area of interest by adjustable lead shutters.',
    category: 'Radiology',
    pronunciation: 'kol-ih-MAY-shun',
    etymology:
      'From Latin collimare, an old misreading of collineare, to direct in a straight line',
    parts: [],
    examples: [
      'The technologist closes the field to the wrist rather than exposing the entire forearm.',
      'Wide-open shutters produce a gray, washed-out abdomen because of scatter.',
    ],
    relatedTerms: ['ALARA principle', 'Fluoroscopy', 'Chest radiograph'],
    bodySystem: 'Imaging',
    clinicalSignificance:
      'It is the rare measure that both lowers patient dose and improves contrast, since less tissue means less scatter.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'ALARA principle',
    definition:
      'Rule that every exposure to ionizing radiation must be held to the lowest level that still answers the question, with costs and benefits weighed.',
    category: 'Radiology',
    pronunciation: 'uh-LAR-uh PRIN-sih-pul',
    etymology:
      'Acronym of English words: as low as reasonably achievable + Latin principium, beginning',
    parts: [],
    examples: [
      "Doubling the distance from the source cuts a worker's exposure to a quarter.",
      'An ankle with no tenderness and normal weight bearing is not imaged at all.',
    ],
    relatedTerms: ['Collimation', 'Fluoroscopy', 'Computed tomography'],
    bodySystem: 'Radiation safety',
    clinicalSignificance:
      'Time, distance and shielding are its tools; U.S. occupational limit is 50 mSv a year and 5 mSv over a declared pregnancy.',
    commonAbbreviations: ['ALARA (as low as reasonably achievable)'],
    illustration: null,
  },
  {
    term: 'Contrast-associated acute kidney injury',
    definition:
      'Rise of creatinine by at least 0.3 mg/dL or to 1.5 times baseline within about two to three days of intravascular iodinated medium.',
    category: 'Radiology',
    pronunciation: 'KON-trast uh-SOH-see-ay-ted uh-KYOOT KID-nee IN-juh-ree',
    etymology:
      'Latin contra, against, and stare, to stand + acutus, sharp + Middle English kidenei + Latin injuria, wrong',
    parts: [],
    examples: [
      'Creatinine goes from 1.6 to 2.3 mg/dL two days after coronary angiography and returns to baseline within ten days.',
      'Hives a minute after injection are an allergic-like reaction, a separate problem.',
    ],
    relatedTerms: [
      'Computed tomography',
      'Acute kidney injury',
      'Continuous renal replacement therapy',
    ],
    bodySystem: 'Kidneys',
    clinicalSignificance:
      'Risk is greatest with an eGFR below 30; isotonic saline before and after is the usual prevention, and metformin is held in severe kidney disease.',
    commonAbbreviations: ['CA-AKI (contrast-associated acute kidney injury)'],
    illustration: null,
  },
];

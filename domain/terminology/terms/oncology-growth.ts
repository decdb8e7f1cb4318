import type { MedicalTerm } from '../../contracts/terminology.ts';

/** What tumors are called and how they begin and spread. */
export const oncologyGrowthTerms: readonly MedicalTerm[] = [
  {
    term: 'Neoplasm',
    definition:
      'Any abnormal mass of cells, benign or malignant, whose growth continues without normal control.',
    category: 'Oncology',
    pronunciation: 'NEE-oh-plaz-um',
    etymology: 'Greek neos, new + plasma, something formed',
    parts: [
      { part: 'neo-', kind: 'prefix', meaning: 'new' },
      { part: '-plasm', kind: 'suffix', meaning: 'formation' },
    ],
    examples: [
      'A lipoma and a melanoma are both neoplasms; an abscess is not.',
      'Pathology request: pancreatic neoplasm, cyst or solid.',
    ],
    relatedTerms: ['Carcinoma', 'Sarcoma', 'Hyperplasia'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'The word does not mean cancer: biopsy tells whether it can invade and spread. Patients should hear which of the two it is.',
    commonAbbreviations: [],
    illustration: 'cell-growth',
  },
  {
    term: 'Carcinoma',
    definition:
      'The broad class of cancers that arise from epithelial cells, wherever in the body these stand.',
    category: 'Oncology',
    pronunciation: 'kar-sih-NOH-muh',
    etymology: 'Greek karkinos, crab + -oma, tumor',
    parts: [
      { part: 'carcin/o', kind: 'root', meaning: 'cancer' },
      { part: '-oma', kind: 'suffix', meaning: 'tumor' },
    ],
    examples: [
      'Cancer of the breast, lung, skin or colon is mostly of this kind.',
      'Breast biopsy: invasive ductal carcinoma, grade 2, estrogen receptor positive.',
    ],
    relatedTerms: ['Adenocarcinoma', 'Sarcoma', 'Epithelium'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It makes up most adult cancers and tends to spread first to lymph nodes, so these are sampled. The in situ form has not yet invaded and is usually cured by removal.',
    commonAbbreviations: ['DCIS (ductal carcinoma in situ)', 'SCC (squamous cell carcinoma)'],
    illustration: null,
  },
  {
    term: 'Adenocarcinoma',
    definition:
      'A cancer whose cells form glands or secrete mucus, as most tumors of colon, pancreas and prostate do.',
    category: 'Oncology',
    pronunciation: 'ad-uh-noh-kar-sih-NOH-muh',
    etymology: 'Greek aden, gland + karkinos, crab + -oma, tumor',
    parts: [
      { part: 'aden/o', kind: 'root', meaning: 'gland' },
      { part: 'carcin/o', kind: 'root', meaning: 'cancer' },
      { part: '-oma', kind: 'suffix', meaning: 'tumor' },
    ],
    examples: [
      'A never-smoker of 48 has a peripheral lung nodule with an EGFR mutation.',
      'Mucin-filled signet-ring cells in a stomach biopsy.',
    ],
    relatedTerms: ['Carcinoma', 'Metastasis', 'Tumor marker'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It is now the most common lung cancer type, and mutation tests such as EGFR and ALK decide on targeted pills. Unlike squamous types, it is often peripheral.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Sarcoma',
    definition:
      'A cancer that arises from bone, muscle, fat, cartilage, vessels or other mesenchymal cells.',
    category: 'Oncology',
    pronunciation: 'sar-KOH-muh',
    etymology: 'Greek sarx, flesh + -oma, tumor',
    parts: [
      { part: 'sarc/o', kind: 'root', meaning: 'flesh' },
      { part: '-oma', kind: 'suffix', meaning: 'tumor' },
    ],
    examples: [
      'A 15-year-old has night pain above the knee and a sunburst pattern on the film.',
      'A painless 7 cm lump deep in the thigh has doubled in a year.',
    ],
    relatedTerms: ['Carcinoma', 'Metastasis', 'Connective tissue'],
    bodySystem: 'Musculoskeletal system',
    clinicalSignificance:
      'It travels mainly by blood to the lungs, so chest CT belongs to staging. Lumps above 5 cm or deep to fascia go to a specialist center before any biopsy.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Metastasis',
    definition:
      'Spread of cancer from its first site to a distant one, where it grows a new colony.',
    category: 'Oncology',
    pronunciation: 'meh-TAS-tuh-sis',
    etymology: 'Greek meta, change + stasis, standing, place',
    parts: [
      { part: 'meta-', kind: 'prefix', meaning: 'change, beyond' },
      { part: '-stasis', kind: 'suffix', meaning: 'standing, place' },
    ],
    examples: [
      'Bone scan: hot spots in ribs and spine in a man with a PSA of 180.',
      'Growth straight into the neighboring organ is invasion, not metastasis.',
    ],
    relatedTerms: ['Carcinoma', 'TNM staging', 'Malignant spinal cord compression'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It turns many solid tumors from curable to controllable and accounts for most cancer deaths. A few liver deposits of colon cancer are an exception that surgery can cure.',
    commonAbbreviations: ['mets (metastases)'],
    illustration: null,
  },
  {
    term: 'Oncogene',
    definition:
      'A mutated or overactive version of a normal growth gene that drives cells to divide.',
    category: 'Oncology',
    pronunciation: 'ONG-koh-jeen',
    etymology: 'Greek onkos, mass + -genes, born of',
    parts: [
      { part: 'onc/o', kind: 'root', meaning: 'tumor' },
      { part: '-gene', kind: 'suffix', meaning: 'producing' },
    ],
    examples: [
      'HER2 is amplified in about 15 to 20 percent of breast cancers.',
      'BCR-ABL, an oncogene made by a chromosome swap, causes chronic myeloid leukemia.',
    ],
    relatedTerms: ['Apoptosis', 'Carcinogen', 'Neoplasm'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It can be a drug target: trastuzumab blocks HER2 and imatinib BCR-ABL. In contrast, suppressor genes such as TP53 do harm by being lost.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Carcinogen',
    definition: 'An agent, such as tobacco smoke, asbestos or radiation, that can cause cancer.',
    category: 'Oncology',
    pronunciation: 'kar-SIN-oh-jen',
    etymology: 'Greek karkinos, crab + -genes, born of',
    parts: [
      { part: 'carcin/o', kind: 'root', meaning: 'cancer' },
      { part: '-gen', kind: 'suffix', meaning: 'producing' },
    ],
    examples: [
      'A shipyard worker of the 1970s develops mesothelioma 40 years later.',
      'Aflatoxin from moldy peanuts adds to the liver risk of hepatitis B.',
    ],
    relatedTerms: ['Oncogene', 'Dysplasia', 'Adenocarcinoma'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      "Avoiding tobacco alone would prevent about one in five cancers in the United States. Asbestos and smoking multiply each other's lung risk.",
    commonAbbreviations: ['IARC (International Agency for Research on Cancer)'],
    illustration: null,
  },
  {
    term: 'TNM staging',
    definition:
      'A system that grades the extent of cancer by size or depth of the first mass, node involvement and distant spread.',
    category: 'Oncology',
    pronunciation: 'tee-en-EM STAY-jing',
    etymology:
      'Initials of tumor, node and metastasis; devised by Pierre Denoix in France in the 1940s',
    parts: [],
    examples: [
      'T2 N1 M0: a breast mass of 3 cm, nodes involved, no distant spread.',
      'A small p, as in pT3, means that the pathologist measured it.',
    ],
    relatedTerms: ['Metastasis', 'Carcinoma', 'Neoadjuvant therapy'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It guides the choice between surgery, radiation and drugs and the outlook. It differs from grade, which says how abnormal the cells look.',
    commonAbbreviations: ['TNM (tumor, node, metastasis)'],
    illustration: null,
  },
];

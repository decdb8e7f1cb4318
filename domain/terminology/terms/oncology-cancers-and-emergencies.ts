import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Blood cancers, treatment and urgent complications. */
export const oncologyCancersAndEmergenciesTerms: readonly MedicalTerm[] = [
  {
    term: 'Acute myeloid leukemia',
    definition:
      'A blood cancer with 20 percent or more immature granulocyte-line blasts in marrow or blood, or a defining mutation.',
    category: 'Oncology',
    pronunciation: 'uh-KYOOT MY-uh-loyd loo-KEE-mee-uh',
    etymology: 'Latin acutus, sharp; Greek myelos, marrow; leukos, white + haima, blood',
    parts: [],
    examples: [
      'Auer rods in the blasts of a tired 66-year-old with bruises and fever.',
      'The promyelocytic form brings bleeding and is an emergency of its own.',
    ],
    relatedTerms: ['Disseminated intravascular coagulation', 'Tumor lysis syndrome', 'Neutropenia'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'A white count over 100,000/µL with dyspnea or confusion calls for cytoreduction now. In the promyelocytic form, tretinoin is begun on suspicion and lowers early deaths.',
    commonAbbreviations: ['AML (acute myeloid leukemia)', 'APL (acute promyelocytic leukemia)'],
    illustration: null,
  },
  {
    term: 'Hodgkin lymphoma',
    definition:
      'A cancer of lymph nodes with Reed-Sternberg cells, often in young adults as a painless neck mass.',
    category: 'Oncology',
    pronunciation: 'HOJ-kin lim-FOH-muh',
    etymology:
      'Eponym: Thomas Hodgkin, London pathologist, who described it in 1832; Latin lympha, water + Greek -oma, tumor',
    parts: [],
    examples: [
      'A 24-year-old has night sweats, itching and a wide mediastinum.',
      'Nodes hurt after a glass of wine, rare but typical.',
    ],
    relatedTerms: ['Metastasis', 'Superior vena cava syndrome', 'Neutropenia'],
    bodySystem: 'Immune and hematologic systems',
    clinicalSignificance:
      'Cure exceeds 80 percent, so late heart disease and second cancers shape the regimen. An excised node, not a needle sample, is preferred for diagnosis.',
    commonAbbreviations: ['HL (Hodgkin lymphoma)'],
    illustration: null,
  },
  {
    term: 'Multiple myeloma',
    definition:
      'A cancer of plasma cells that make one antibody and cause bone lesions, anemia, kidney failure and high calcium.',
    category: 'Oncology',
    pronunciation: 'MUL-tih-pul my-uh-LOH-muh',
    etymology: 'Latin multiplex, manifold; Greek myelos, marrow + -oma, tumor',
    parts: [
      { part: 'myel/o', kind: 'root', meaning: 'marrow' },
      { part: '-oma', kind: 'suffix', meaning: 'tumor' },
    ],
    examples: [
      'Back pain, calcium 12.8 mg/dL and creatinine 2.9 mg/dL in a man of 70.',
      'Skull film: punched-out holes; serum electrophoresis: a narrow spike.',
    ],
    relatedTerms: ['Proteinuria', 'Anemia', 'Malignant spinal cord compression'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'The CRAB features call for treatment. NSAIDs and contrast without need are avoided to save the kidney; zoledronic acid protects bone.',
    commonAbbreviations: ['MM (multiple myeloma)', 'CRAB (calcium, renal, anemia, bone)'],
    illustration: null,
  },
  {
    term: 'Tumor lysis syndrome',
    definition:
      'High potassium, phosphate and uric acid with low calcium after masses of cancer cells burst, usually with treatment.',
    category: 'Oncology',
    pronunciation: 'TOO-mer LY-sis SIN-drohm',
    etymology: 'Latin tumor, swelling; Greek lysis, loosening; syn, together + dromos, running',
    parts: [],
    examples: [
      'One day after chemotherapy for Burkitt lymphoma, potassium is 7.0 and phosphate 9.',
      'Venetoclax is stepped up weekly so that tumor lysis stays mild.',
    ],
    relatedTerms: ['Acute kidney injury', 'Acute myeloid leukemia', 'Cardiac arrest'],
    bodySystem: 'Urinary and hematologic systems',
    clinicalSignificance:
      'Fluid with allopurinol, or rasburicase at high risk, is given before treatment. Calcium is only for symptoms, because it binds phosphate in tissue.',
    commonAbbreviations: ['TLS (tumor lysis syndrome)'],
    illustration: null,
  },
  {
    term: 'Febrile neutropenia',
    definition:
      'A temperature of 38.3 °C once, or 38.0 °C for an hour, with fewer than 500 bacteria-fighting granulocytes per µL.',
    category: 'Oncology',
    pronunciation: 'FEB-ryl noo-troh-PEE-nee-uh',
    etymology: 'Latin febris, fever; neuter, neither + Greek penia, poverty',
    parts: [],
    examples: [
      'Day 9 after docetaxel: 38.6 °C, shivering, no focus.',
      'He has no cough, and the chest film is clear because few cells can form pus.',
    ],
    relatedTerms: ['Neutropenia', 'Bacteremia', 'Opportunistic infection'],
    bodySystem: 'Hematologic and immune systems',
    clinicalSignificance:
      'Cultures and an antipseudomonal beta-lactam, such as cefepime, follow within 60 minutes. Waiting for results can be fatal.',
    commonAbbreviations: ['FN (febrile neutropenia)', 'ANC (absolute neutrophil count)'],
    illustration: null,
  },
  {
    term: 'Superior vena cava syndrome',
    definition:
      'Swelling of face and arms with dilated chest veins because the great vein draining the upper body is blocked.',
    category: 'Oncology',
    pronunciation: 'soo-PEER-ee-er VEE-nuh KAY-vuh SIN-drohm',
    etymology:
      'Latin superior, upper; vena cava, hollow vein; Greek syn, together + dromos, running',
    parts: [],
    examples: [
      'His collar has grown tight and his face turns purple when he bends over.',
      'CT: a right upper lobe mass closes the vessel; biopsy shows small cell cancer.',
    ],
    relatedTerms: ['Mediastinum', 'Hodgkin lymphoma', 'Dyspnea'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Stridor or confusion makes it an emergency, relieved by a stent. Otherwise biopsy comes before steroids or radiation, which can hide a lymphoma.',
    commonAbbreviations: ['SVC (superior vena cava)'],
    illustration: null,
  },
  {
    term: 'Malignant spinal cord compression',
    definition:
      'Pressure on the thecal sac by a cancer deposit, with back pain before weakness, numbness and loss of bladder control.',
    category: 'Oncology',
    pronunciation: 'muh-LIG-nunt SPY-nul KORD kum-PRESH-un',
    etymology:
      'Latin malignus, ill-natured; spina, thorn, backbone; Greek chorde, string; Latin comprimere, to press together',
    parts: [],
    examples: [
      'Band-like pain worse lying down in a woman with breast cancer; legs weak since today.',
      'MRI of the whole spine: T8 collapse with cord displaced.',
    ],
    relatedTerms: ['Metastasis', 'Paresthesia', 'Multiple myeloma'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Dexamethasone and MRI the same day, then surgery or radiation within 24 hours. Those who can still walk at treatment mostly keep walking.',
    commonAbbreviations: ['MSCC (metastatic spinal cord compression)'],
    illustration: null,
  },
  {
    term: 'Neoadjuvant therapy',
    definition:
      'Drugs or radiation given before the main operation for a cancer, to shrink it and test its response.',
    category: 'Oncology',
    pronunciation: 'nee-oh-AD-joo-vunt THAIR-uh-pee',
    etymology: 'Greek neos, new + Latin adiuvare, to help; Greek therapeia, service',
    parts: [
      { part: 'neo-', kind: 'prefix', meaning: 'new' },
      { part: 'adjuvant', kind: 'root', meaning: 'helping' },
    ],
    examples: [
      'A rectal mass gets chemoradiation for weeks, then resection.',
      'After six cycles no living tumor is left in the breast specimen.',
    ],
    relatedTerms: ['TNM staging', 'Carcinoma', 'Febrile neutropenia'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It may save breast or sphincter and reveals which drugs work. Adjuvant treatment, in contrast, follows surgery to kill what is left unseen.',
    commonAbbreviations: ['NAC (neoadjuvant chemotherapy)', 'pCR (pathologic complete response)'],
    illustration: null,
  },
  {
    term: 'Cachexia',
    definition: 'Wasting of muscle and fat in chronic illness that feeding alone does not reverse.',
    category: 'Oncology',
    pronunciation: 'kuh-KEK-see-uh',
    etymology: 'Greek kakos, bad + hexis, condition',
    parts: [
      { part: 'cac-', kind: 'prefix', meaning: 'bad' },
      { part: '-hexia', kind: 'suffix', meaning: 'condition of the body' },
    ],
    examples: [
      'He has lost 12 percent of his weight in four months despite full supplements.',
      'In starvation, by contrast, weight returns with food.',
    ],
    relatedTerms: ['Metastasis', 'Atrophy', 'Heart failure'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It is diagnosed from a weight loss above 5 percent in 6 months and predicts poor tolerance of treatment. Tube feeding rarely helps; eating for pleasure is the goal near death.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Tumor marker',
    definition:
      'A substance in blood or tissue, such as PSA or CEA, that a cancer makes and that is followed over time.',
    category: 'Oncology',
    pronunciation: 'TOO-mer MAR-ker',
    etymology: 'Latin tumor, swelling; Old English mearc, sign',
    parts: [],
    examples: [
      'CEA was 42 before colectomy and is 2.1 ng/mL after it.',
      'AFP 1,800 ng/mL with a liver mass in a patient with cirrhosis.',
    ],
    relatedTerms: ['Adenocarcinoma', 'Metastasis', 'Neoadjuvant therapy'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Most rise also in benign disease, so they track treatment better than they screen. CA-125 is not advised for women at average risk.',
    commonAbbreviations: ['PSA (prostate-specific antigen)', 'CEA (carcinoembryonic antigen)'],
    illustration: null,
  },
];

import type { MedicalTerm } from '../../contracts/terminology.ts';

/** How tissue adapts, grows, dies and reacts. */
export const histologyGrowthAndDamageTerms: readonly MedicalTerm[] = [
  {
    term: 'Hyperplasia',
    definition: 'Enlargement of a tissue because the number of its cells increases.',
    category: 'Histology',
    pronunciation: 'hy-per-PLAY-zhuh',
    etymology: 'Greek hyper, over + plasis, formation',
    parts: [
      { part: 'hyper-', kind: 'prefix', meaning: 'excessive' },
      { part: '-plasia', kind: 'suffix', meaning: 'formation' },
    ],
    examples: [
      'Estrogen without progesterone thickens the lining of the uterus: endometrial hyperplasia.',
      "In pregnancy, breast glands grow by hyperplasia; a weight lifter's biceps do not.",
    ],
    relatedTerms: ['Hypertrophy', 'Dysplasia', 'Benign prostatic hyperplasia'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It usually recedes when the stimulus stops. With atypical cells, as in the endometrium, it can precede cancer and needs treatment.',
    commonAbbreviations: [],
    illustration: 'cell-growth',
  },
  {
    term: 'Hypertrophy',
    definition:
      'Enlargement of a tissue because its individual cells grow bigger, without new ones.',
    category: 'Histology',
    pronunciation: 'hy-PER-truh-fee',
    etymology: 'Greek hyper, over + trophe, nourishment',
    parts: [
      { part: 'hyper-', kind: 'prefix', meaning: 'excessive' },
      { part: '-trophy', kind: 'suffix', meaning: 'nourishment, growth' },
    ],
    examples: [
      'Training thickens the muscle fibers of the thigh.',
      'ECG: voltage criteria for left ventricular hypertrophy in a man with untreated high blood pressure.',
    ],
    relatedTerms: ['Hyperplasia', 'Atrophy', 'Cardiomyopathy'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Heart muscle thickened by pressure stiffens, fills poorly and outgrows its blood supply. Years of blood pressure control can partly reverse it.',
    commonAbbreviations: ['LVH (left ventricular hypertrophy)'],
    illustration: 'cell-growth',
  },
  {
    term: 'Atrophy',
    definition:
      'Shrinkage of a tissue or organ that had reached normal size, because its cells become smaller or fewer.',
    category: 'Histology',
    pronunciation: 'AT-ruh-fee',
    etymology: 'Greek a, without + trophe, nourishment',
    parts: [
      { part: 'a-', kind: 'prefix', meaning: 'without' },
      { part: '-trophy', kind: 'suffix', meaning: 'nourishment, growth' },
    ],
    examples: [
      'A calf is visibly thinner after six weeks in a cast.',
      'MRI: atrophy of both hippocampi, in keeping with Alzheimer disease.',
    ],
    relatedTerms: ['Hypertrophy', 'Apoptosis', 'Cachexia'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Early movement prevents the loss from disuse, which can be measured within days of bed rest. Loss from a cut nerve is faster and may be permanent.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Metaplasia',
    definition:
      'The reversible replacement of one mature cell type by another mature type that better withstands a lasting irritation.',
    category: 'Histology',
    pronunciation: 'met-uh-PLAY-zhuh',
    etymology: 'Greek meta, change + plasis, formation',
    parts: [
      { part: 'meta-', kind: 'prefix', meaning: 'change' },
      { part: '-plasia', kind: 'suffix', meaning: 'formation' },
    ],
    examples: [
      "In a smoker's bronchus, flat cells stand where ciliated ones should be.",
      'Acid reflux turns the esophageal lining intestinal: Barrett metaplasia.',
    ],
    relatedTerms: ['Dysplasia', 'Goblet cell', 'Gastroesophageal reflux disease'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It is not cancer, but cancer can grow from it if the irritant stays. Barrett esophagus is therefore followed by endoscopy and biopsy.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Dysplasia',
    definition:
      'Disordered growth with cells of abnormal size, shape and arrangement that has not crossed the underlying membrane.',
    category: 'Histology',
    pronunciation: 'dis-PLAY-zhuh',
    etymology: 'Greek dys, bad + plasis, formation',
    parts: [
      { part: 'dys-', kind: 'prefix', meaning: 'bad, abnormal' },
      { part: '-plasia', kind: 'suffix', meaning: 'formation' },
    ],
    examples: [
      'Cervical biopsy: high-grade changes reaching the upper third of the lining.',
      'A colon adenoma with high-grade dysplasia was removed whole, with clear margins.',
    ],
    relatedTerms: ['Metaplasia', 'Hyperplasia', 'Neoplasm'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Screening tests look for it because removal at this stage prevents cancer. Low grades often regress by themselves, so they are watched.',
    commonAbbreviations: ['CIN (cervical intraepithelial neoplasia)'],
    illustration: 'cell-growth',
  },
  {
    term: 'Apoptosis',
    definition:
      'Programmed death of single cells that shrink and are cleared without inflammation.',
    category: 'Histology',
    pronunciation: 'ap-up-TOH-sis',
    etymology: 'Greek apo, off + ptosis, falling, as leaves fall',
    parts: [
      { part: 'apo-', kind: 'prefix', meaning: 'away' },
      { part: '-ptosis', kind: 'suffix', meaning: 'falling' },
    ],
    examples: [
      "The webs between an embryo's fingers vanish by apoptosis.",
      'Many cancer drugs work because damaged tumor cells enter apoptosis.',
    ],
    relatedTerms: ['Necrosis', 'Atrophy', 'Oncogene'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Tumors that escape it, for instance by too much BCL-2, live on. Venetoclax blocks BCL-2 and restores it in some leukemias.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Necrosis',
    definition:
      'Uncontrolled death of cells in living tissue after injury, with membrane rupture and inflammation around them.',
    category: 'Histology',
    pronunciation: 'neh-KROH-sis',
    etymology: 'Greek nekros, corpse + -osis, condition',
    parts: [
      { part: 'necr/o', kind: 'root', meaning: 'death' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Black, dry toes in a diabetic with no foot pulses have died for lack of blood.',
      'Tuberculosis leaves a cheese-like, or caseous, necrosis in the lung.',
    ],
    relatedTerms: ['Apoptosis', 'Granuloma', 'Myocardial infarction'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Burst cells leak their contents, so troponin or CK in the blood measures the damage. Dead tissue in a wound has to be removed before it can heal.',
    commonAbbreviations: ['ATN (acute tubular necrosis)'],
    illustration: null,
  },
  {
    term: 'Granuloma',
    definition:
      'A compact nodule of activated macrophages, often with giant cells, walling off what the body cannot clear.',
    category: 'Histology',
    pronunciation: 'gran-yuh-LOH-muh',
    etymology: 'Latin granulum, small grain + Greek -oma, swelling',
    parts: [
      { part: 'granul/o', kind: 'root', meaning: 'small grain' },
      { part: '-oma', kind: 'suffix', meaning: 'swelling, mass' },
    ],
    examples: [
      'Lymph node biopsy: nodules with no dead center, as in sarcoidosis.',
      'Around a forgotten suture, a foreign-body granuloma forms a firm lump.',
    ],
    relatedTerms: ['Tuberculosis', 'Crohn disease', 'Necrosis'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'A cheesy center suggests tuberculosis. TNF holds these nodules together, so patients are tested for latent infection before a TNF blocker is begun.',
    commonAbbreviations: [],
    illustration: null,
  },
];

/** Words that say the same at the bedside, each as it is compared. */
const same: readonly (readonly [as: string, ...said: string[]])[] = [
  [
    'raised',
    'elevated',
    'increased',
    'high',
    'higher',
    'up',
    'rises',
    'rising',
    'rise',
    'elevation',
  ],
  [
    'lowered',
    'decreased',
    'reduced',
    'low',
    'lower',
    'down',
    'falls',
    'falling',
    'fall',
    'drop',
    'drops',
  ],
  ['absent', 'missing', 'lost', 'gone'],
  ['dyspnea', 'shortness of breath', 'short of breath', 'sob', 'breathless', 'breathlessness'],
  ['hypotension', 'low blood pressure', 'low bp', 'pressure falls'],
  ['hypertension', 'high blood pressure', 'high bp', 'htn'],
  ['tachycardia', 'fast heart rate', 'rapid heart rate', 'fast pulse', 'rapid pulse'],
  ['bradycardia', 'slow heart rate', 'slow pulse'],
  ['tachypnea', 'fast breathing', 'rapid breathing'],
  ['hypoxemia', 'hypoxia', 'low oxygen', 'desaturation'],
  ['hypoglycemia', 'low blood sugar', 'low glucose', 'low sugar'],
  ['hyperglycemia', 'high blood sugar', 'high glucose', 'high sugar'],
  ['hyperkalemia', 'high potassium'],
  ['hypokalemia', 'low potassium'],
  ['hyponatremia', 'low sodium'],
  ['kidney', 'renal', 'kidneys'],
  ['liver', 'hepatic'],
  ['heart', 'cardiac'],
  ['lung', 'pulmonary', 'lungs'],
  ['trachea', 'windpipe', 'tracheal'],
  ['edema', 'swelling', 'swollen'],
  ['bleeding', 'hemorrhage', 'bleed', 'bleeds'],
  ['clot', 'thrombus', 'thrombosis'],
  ['echocardiogram', 'echo', 'echocardiography'],
  ['ecg', 'ekg', 'electrocardiogram'],
  ['ct', 'cat scan', 'computed tomography'],
  ['ultrasound', 'ultrasonography', 'sonogram', 'sonography'],
  ['radiograph', 'xray', 'x ray', 'film', 'cxr'],
  ['antibiotics', 'antibiotic', 'antimicrobial', 'antimicrobials'],
  ['intravenous', 'iv'],
  ['needle decompression', 'decompress'],
  ['fever', 'febrile', 'high temperature'],
  ['pain', 'painful', 'hurts', 'ache'],
  ['silent', 'absent breath sounds', 'no breath sounds', 'absent sounds', 'no sounds'],
  [
    'distended neck veins',
    'jugular venous distention',
    'jugular venous distension',
    'jvd',
    'full neck veins',
    'neck vein distention',
  ],
  [
    'shifted',
    'deviated',
    'deviation',
    'deviates',
    'displaced',
    'moved',
    'moves',
    'pushed',
    'shift',
  ],
  ['wheeze', 'wheezing', 'wheezes'],
  ['itching', 'pruritus', 'itchy'],
  ['urine', 'urinary'],
  ['cancer', 'carcinoma', 'malignancy'],
  ['stop', 'stopping', 'discontinue', 'hold', 'withhold', 'withdraw'],
  ['give', 'giving', 'administer', 'administering'],
  ['physician', 'provider', 'doctor', 'clinician'],
];

const asCompared = new Map(
  same.flatMap(([as, ...said]) => said.map((word): [string, string] => [word, as])),
);
/** Longer ones first, so that "low blood pressure" is not taken for "low". */
const spoken = [...asCompared.keys()].toSorted((one, other) => other.length - one.length);
const anySpoken = new RegExp(`(?<![a-z0-9])(?:${spoken.join('|')})(?![a-z0-9])`, 'g');

/** Lower case, without accents and marks, one space between words; a decimal point stays. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll(/[^a-z0-9.]+/g, ' ')
    .trim();

/** The same with words of one meaning made one word. */
export const comparedWords = (text: string): string =>
  plainWords(text).replaceAll(anySpoken, (word) => asCompared.get(word) ?? word);

/** Whether these words stand in that text as words; both as `plainWords` gives them. */
export const holdsWords = (text: string, words: string): boolean =>
  words !== '' && ` ${text} `.includes(` ${words} `);

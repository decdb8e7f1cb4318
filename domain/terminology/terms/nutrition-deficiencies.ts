import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of deficiency and undernutrition. */
export const nutritionDeficienciesTerms: readonly MedicalTerm[] = [
  {
    term: 'Kwashiorkor',
    definition: 'Severe childhood malnutrition with edema, fatty liver, skin and hair changes.',
    category: 'Nutrition',
    pronunciation: 'kwah-shee-OR-kor',
    etymology:
      'From Ga, a language of Ghana: the sickness of the child displaced from the breast; brought to medicine by Cicely Williams in 1935',
    parts: [],
    examples: [
      'A 2-year-old fed on cassava has pitting feet, reddish sparse hair and peeling skin.',
      'Wasted to skin and bone without swelling is marasmus.',
    ],
    relatedTerms: ['Marasmus', 'Refeeding syndrome', 'Nitrogen balance'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'Edema hides weight loss; low glucose and temperature are treated first, feeding starts cautiously and sodium is limited.',
    commonAbbreviations: ['SAM (severe acute malnutrition)'],
    illustration: null,
  },
  {
    term: 'Marasmus',
    definition: 'Extreme wasting of fat and muscle from lack of total energy, without edema.',
    category: 'Nutrition',
    pronunciation: 'muh-RAZ-mus',
    etymology: 'Greek marasmos, a withering',
    parts: [],
    examples: [
      "An infant on overdiluted formula has an old man's face and loose skin on the thighs; weight-for-length is below minus 3 z.",
      'Swollen feet would change the diagnosis.',
    ],
    relatedTerms: ['Kwashiorkor', 'Failure to thrive', 'Refeeding syndrome'],
    bodySystem: 'Metabolism',
    clinicalSignificance:
      'An upper arm circumference below 11.5 cm at 6 to 59 months defines severe wasting; ready-to-use paste allows care at home if appetite is kept.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Scurvy',
    definition:
      'Vitamin C deficiency with bleeding gums, corkscrew hairs, bruises and poor wound healing.',
    category: 'Nutrition',
    pronunciation: 'SKUR-vee',
    etymology: 'From scurf, flaky skin, influenced by Dutch scheurbuik and Latin scorbutus',
    parts: [],
    examples: [
      'A man who lives on toast and tea has purple spots around leg hairs and swollen gums.',
      'Coagulation tests and platelets are normal, unlike in a bleeding disorder.',
    ],
    relatedTerms: ['Gingivitis', 'Pellagra', 'Rickets'],
    bodySystem: 'Connective tissue',
    clinicalSignificance:
      'Signs appear after 1 to 3 months at under 10 mg a day; replacement eases fatigue within days, and wounds fail because collagen cannot form without the vitamin.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pellagra',
    definition: 'Lack of niacin with sun-pattern dermatitis, diarrhea and dementia.',
    category: 'Nutrition',
    pronunciation: 'puh-LAG-ruh',
    etymology: 'Italian pelle, skin + agra, rough or seizure',
    parts: [],
    examples: [
      'A dark, cracked collar (Casal necklace) rings the neck of a man who drinks heavily.',
      'Carcinoid tumor, which uses up tryptophan, can cause it with a good diet.',
    ],
    relatedTerms: ['Beriberi', 'Scurvy', 'Delirium'],
    bodySystem: 'Skin, gut and brain',
    clinicalSignificance:
      'Isoniazid, alcohol and untreated maize diets are causes; nicotinamide heals it in days and avoids the flush of nicotinic acid.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Beriberi',
    definition:
      'Thiamine deficiency with heart failure and edema (wet) or symmetric neuropathy (dry).',
    category: 'Nutrition',
    pronunciation: 'BAIR-ee-BAIR-ee',
    etymology: 'Sinhalese beri, weakness, doubled for force',
    parts: [],
    examples: [
      'Warm hands, wide pulse pressure and pulmonary edema appear in a man who drinks heavily and lives on white rice.',
      'Confusion, eye movement loss and ataxia are its brain form, Wernicke encephalopathy.',
    ],
    relatedTerms: ['Pellagra', 'Refeeding syndrome', 'Parenteral nutrition'],
    bodySystem: 'Heart and nerves',
    clinicalSignificance:
      'Thiamine goes in before or with glucose in people at risk; after bariatric surgery and with vomiting, stores last only about 2 to 3 weeks.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Rickets',
    definition:
      'Failure of growing bone to mineralize, usually from vitamin D deficiency, with bowed legs and widened wrists.',
    category: 'Nutrition',
    pronunciation: 'RIK-its',
    etymology:
      'Perhaps from English dialect wrick, to twist; the Latin form rachitis echoes Greek rhachis, spine',
    parts: [],
    examples: [
      'A breastfed toddler without supplements walks late; films show cupped, frayed metaphyses.',
      'In adults, whose plates have closed, the disorder is osteomalacia.',
    ],
    relatedTerms: ['Osteoporosis', 'Greenstick fracture', 'Scurvy'],
    bodySystem: 'Bones',
    clinicalSignificance:
      'Breastfed infants receive 400 IU of vitamin D daily from the first days; alkaline phosphatase is high and phosphate low.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Sarcopenia',
    definition: 'Age-associated loss of muscle strength together with low muscle mass.',
    category: 'Nutrition',
    pronunciation: 'sar-koh-PEE-nee-uh',
    etymology: 'Greek sarx, sarkos, flesh + penia, poverty',
    parts: [
      { part: 'sarc/o', kind: 'root', meaning: 'flesh' },
      { part: '-penia', kind: 'suffix', meaning: 'lack' },
    ],
    examples: [
      'A woman of 79 with a grip of 13 kg cannot rise from a chair without arms.',
      'Loss driven by the inflammation of cancer, with weight falling, is cachexia.',
    ],
    relatedTerms: ['Body mass index', 'Nitrogen balance', 'Activities of daily living'],
    bodySystem: 'Muscle',
    clinicalSignificance:
      'Resistance training with protein of 1.0 to 1.2 g/kg a day or more is the treatment; a normal or high weight may conceal it.',
    commonAbbreviations: [],
    illustration: null,
  },
];

import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of the gums and the mouth. */
export const dentistryGumsAndMouthTerms: readonly MedicalTerm[] = [
  {
    term: 'Dental plaque',
    definition:
      'Soft, sticky bacterial biofilm that forms daily on tooth surfaces and can be brushed away.',
    category: 'Dentistry',
    pronunciation: 'DEN-tul PLAK',
    etymology: 'Latin dens, tooth + French plaque, plate',
    parts: [],
    examples: [
      'A disclosing tablet paints the lower molars pink along the gums.',
      'Food debris rinses off with water; this does not.',
    ],
    relatedTerms: ['Dental calculus', 'Gingivitis', 'Dental caries'],
    bodySystem: 'Mouth',
    clinicalSignificance:
      'Brushing twice a day and cleaning between teeth disrupt it; in ventilated patients oral care lowers the bacterial load near the tube.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Dental calculus',
    definition: 'Hard mineralized deposit on teeth that only instruments can remove.',
    category: 'Dentistry',
    pronunciation: 'DEN-tul KAL-kyuh-lus',
    etymology: 'Latin dens, tooth + calculus, pebble',
    parts: [],
    examples: [
      'A yellow ridge lies behind the lower incisors, opposite the salivary duct openings.',
      'Below the gum it is dark and felt with an explorer.',
    ],
    relatedTerms: ['Dental plaque', 'Periodontitis', 'Scaling and root planing'],
    bodySystem: 'Mouth',
    clinicalSignificance:
      'It harms mainly by holding live bacteria against the gum; pyrophosphate pastes slow new deposits but remove none.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Gingivitis',
    definition:
      'Reversible inflammation of the gums with redness and bleeding, without loss of attachment or bone.',
    category: 'Dentistry',
    pronunciation: 'jin-jih-VY-tis',
    etymology: 'Latin gingiva, gum + Greek -itis, inflammation',
    parts: [
      { part: 'gingiv/o', kind: 'root', meaning: 'gum' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'The gums of a pregnant woman bleed on brushing; no pocket exceeds 3 mm.',
      'Punched-out gray papillae, pain and foul breath are the necrotizing kind.',
    ],
    relatedTerms: ['Periodontitis', 'Dental plaque', 'Scurvy'],
    bodySystem: 'Mouth',
    clinicalSignificance:
      'Good home care heals it within about two weeks; phenytoin, cyclosporine and nifedipine cause overgrowth that mimics it.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Periodontitis',
    definition:
      'Destruction of the ligament and bone that hold the teeth, with pockets, recession and loosening.',
    category: 'Dentistry',
    pronunciation: 'pair-ee-oh-don-TY-tis',
    etymology: 'Greek peri, around + odous, odontos, tooth + -itis, inflammation',
    parts: [
      { part: 'peri-', kind: 'prefix', meaning: 'around' },
      { part: 'odont/o', kind: 'root', meaning: 'tooth' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'Pockets of 6 mm, 4 mm of attachment loss and wide gaps on film in a smoker with diabetes.',
      'Bleeding gums with bone intact is the milder disease.',
    ],
    relatedTerms: ['Gingivitis', 'Probing depth', 'Scaling and root planing'],
    bodySystem: 'Mouth',
    clinicalSignificance:
      'Bone does not return by itself; glucose control and gum health improve each other, with an A1c fall of about 0.3 to 0.4 points after treatment.',
    commonAbbreviations: [],
    illustration: 'tooth-section',
  },
  {
    term: 'Probing depth',
    definition:
      'Millimeters from the gum margin to the base of the sulcus or pocket, read at six sites per tooth.',
    category: 'Dentistry',
    pronunciation: 'PROH-bing DEPTH',
    etymology: 'Latin probare, to test + Old English deop, deep',
    parts: [],
    examples: [
      '3-2-3 buccal and 5-6-5 lingual are called out to the recorder.',
      'Attachment level is measured from the cementoenamel junction instead, so recession does not hide loss.',
    ],
    relatedTerms: ['Periodontitis', 'Gingivitis', 'Scaling and root planing'],
    bodySystem: 'Mouth',
    clinicalSignificance:
      'One to three is healthy; from 4 mm with bleeding, deeper cleaning is planned, and light force of about 25 g avoids false readings.',
    commonAbbreviations: [
      'PD (probing depth)',
      'CAL (clinical attachment level)',
      'BOP (bleeding on probing)',
    ],
    illustration: null,
  },
  {
    term: 'Scaling and root planing',
    definition:
      'Nonsurgical cleaning of crowns and of tooth surfaces within gum pockets to leave them smooth and free of deposits.',
    category: 'Dentistry',
    pronunciation: 'SKAY-ling and ROOT PLAY-ning',
    etymology: 'Old French escale, shell + Old Norse rot + Latin planus, flat',
    parts: [],
    examples: [
      'Two visits under local anesthesia treat the right and the left half of the mouth.',
      'Prophylaxis for a healthy gum stays above the margin.',
    ],
    relatedTerms: ['Dental calculus', 'Periodontitis', 'Probing depth'],
    bodySystem: 'Mouth',
    clinicalSignificance:
      'Pockets shrink by 1 to 2 mm on average; the result is judged at 4 to 8 weeks, and patients with a prosthetic heart valve take amoxicillin 2 g beforehand.',
    commonAbbreviations: ['SRP (scaling and root planing)'],
    illustration: null,
  },
  {
    term: 'Xerostomia',
    definition: 'Feeling of a dry mouth, usually from reduced saliva.',
    category: 'Dentistry',
    pronunciation: 'zeer-oh-STOH-mee-uh',
    etymology: 'Greek xeros, dry + stoma, mouth',
    parts: [
      { part: 'xer/o', kind: 'root', meaning: 'dry' },
      { part: 'stom/o', kind: 'root', meaning: 'mouth' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A woman on amitriptyline and oxybutynin sips water all night and has decay at the necks of her teeth.',
      'Dry eyes as well suggest Sjögren disease.',
    ],
    relatedTerms: ['Dental caries', 'Dental fluorosis', 'Oropharyngeal dysphagia'],
    bodySystem: 'Mouth',
    clinicalSignificance:
      'Medicines are the leading cause; sugar-free gum, saliva substitutes, high-fluoride paste and, after radiation, pilocarpine are used.',
    commonAbbreviations: [],
    illustration: null,
  },
];

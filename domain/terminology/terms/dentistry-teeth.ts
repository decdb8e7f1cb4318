import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of the teeth, bite and jaw. */
export const dentistryTeethTerms: readonly MedicalTerm[] = [
  {
    term: 'Dental caries',
    definition:
      'Local breakdown of enamel and the hard tissue beneath by acids that bacteria make from sugars.',
    category: 'Dentistry',
    pronunciation: 'DEN-tul KAIR-eez',
    etymology: 'Latin dens, tooth + caries, rottenness',
    parts: [],
    examples: [
      'A chalky white spot near the gumline of a molar is the first visible stage.',
      'Loss of enamel by reflux acid, without bacteria, is erosion.',
    ],
    relatedTerms: ['Pulpitis', 'Dental plaque', 'Dental fluorosis', 'Xerostomia'],
    bodySystem: 'Teeth',
    clinicalSignificance:
      'Enamel breaks down below about pH 5.5; fluoride can reverse the white spot, a cavity needs a filling.',
    commonAbbreviations: [],
    illustration: 'tooth-section',
  },
  {
    term: 'Pulpitis',
    definition: 'Inflammation of the nerve and vessel core of a tooth, with pain to cold or heat.',
    category: 'Dentistry',
    pronunciation: 'pul-PY-tis',
    etymology: 'Latin pulpa, flesh + Greek -itis, inflammation',
    parts: [
      { part: 'pulp/o', kind: 'root', meaning: 'soft core' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'Pain to ice that stops at once is reversible; throbbing for minutes after coffee is not.',
      'Tenderness to bite with no response to cold means the core is dead and the tissue around the root tip involved.',
    ],
    relatedTerms: ['Dental caries', 'Periapical abscess', 'Tooth avulsion'],
    bodySystem: 'Teeth',
    clinicalSignificance:
      'Reversible disease is cured by a filling; irreversible disease needs root canal treatment or extraction, and antibiotics do not relieve it.',
    commonAbbreviations: [],
    illustration: 'tooth-section',
  },
  {
    term: 'Periapical abscess',
    definition: 'Collection of pus at the root tip of a tooth whose core has died.',
    category: 'Dentistry',
    pronunciation: 'pair-ee-AY-pih-kul AB-ses',
    etymology: 'Greek peri, around, and Latin apex, tip + abscessus, a going away',
    parts: [
      { part: 'peri-', kind: 'prefix', meaning: 'around' },
      { part: 'apic/o', kind: 'root', meaning: 'tip' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'A gum boil drains beside a molar that hurts when tapped.',
      'Pus from a deep pocket beside a vital tooth is periodontal.',
    ],
    relatedTerms: ['Pulpitis', 'Dental caries', 'Periodontitis'],
    bodySystem: 'Teeth',
    clinicalSignificance:
      'Drainage by root canal or extraction is the cure; swelling under the tongue with fever and a raised floor of mouth (Ludwig angina) threatens the airway.',
    commonAbbreviations: [],
    illustration: 'tooth-section',
  },
  {
    term: 'Tooth avulsion',
    definition: 'Complete displacement of an incisor, canine or molar from its socket by injury.',
    category: 'Dentistry',
    pronunciation: 'TOOTH uh-VUL-shun',
    etymology: 'Old English toth + Latin avellere, to tear away',
    parts: [],
    examples: [
      'An 11-year-old brings an incisor in a cup of cold milk 20 minutes after a fall.',
      'A loosened incisor pushed sideways but still in the socket is luxated.',
    ],
    relatedTerms: ['Pulpitis', 'Malocclusion', 'Alveolar osteitis'],
    bodySystem: 'Teeth',
    clinicalSignificance:
      'A permanent one is held by the crown, rinsed and replanted at once, for ligament cells die after about an hour dry; a baby one is never put back.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Alveolar osteitis',
    definition:
      'Severe pain two to four days after an extraction because the clot is lost and the socket lies bare.',
    category: 'Dentistry',
    pronunciation: 'al-VEE-uh-ler os-tee-Y-tis',
    etymology: 'Latin alveolus, little hollow + Greek osteon, bone, and -itis, inflammation',
    parts: [
      { part: 'alveol/o', kind: 'root', meaning: 'small hollow, socket' },
      { part: '-ar', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'oste/o', kind: 'root', meaning: 'bone' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'Three days after wisdom tooth removal a smoker has throbbing to the ear and a foul taste.',
      'Fever, pus and swelling speak for infection rather than a dry socket.',
    ],
    relatedTerms: ['Periapical abscess', 'Tooth avulsion', 'Osteomyelitis'],
    bodySystem: 'Jaw',
    clinicalSignificance:
      'Irrigation and a medicated dressing relieve it; no smoking, no straw and chlorhexidine rinses help prevent it.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Malocclusion',
    definition: 'Faulty contact between upper and lower dental arches when the jaws close.',
    category: 'Dentistry',
    pronunciation: 'mal-oh-KLOO-zhun',
    etymology: 'Latin malus, bad + occludere, to shut up',
    parts: [
      { part: 'mal-', kind: 'prefix', meaning: 'bad' },
      { part: 'occlus/o', kind: 'root', meaning: 'closing' },
      { part: '-ion', kind: 'suffix', meaning: 'state' },
    ],
    examples: [
      'Angle class III: the lower molar stands forward and the chin juts.',
      'After a punch, a bite that suddenly no longer fits suggests a broken mandible.',
    ],
    relatedTerms: ['Bruxism', 'Tooth avulsion', 'Edentulism'],
    bodySystem: 'Teeth',
    clinicalSignificance:
      'Orthodontic review by age 7 catches crossbite and thumb-sucking effects while growth can be guided.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Bruxism',
    definition: 'Habitual grinding or clenching of the teeth, awake or asleep.',
    category: 'Dentistry',
    pronunciation: 'BRUK-siz-um',
    etymology: 'Greek brychein, to gnash',
    parts: [
      { part: 'brux/o', kind: 'root', meaning: 'grinding' },
      { part: '-ism', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Flat cusps and a sore masseter at waking are noted in a student before finals.',
      'Cupped, glossy surfaces without flat facets suggest acid instead.',
    ],
    relatedTerms: ['Malocclusion', 'Dental caries'],
    bodySystem: 'Teeth and jaw',
    clinicalSignificance:
      'An occlusal splint protects enamel but does not stop the habit; SSRIs, stimulants and sleep apnea are looked for as drivers.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Dental fluorosis',
    definition:
      'White flecks to brown pits of enamel from an excess of a decay-preventing mineral while the crowns form, before about age 8.',
    category: 'Dentistry',
    pronunciation: 'DEN-tul floo-ROH-sis',
    etymology:
      'Latin dens, tooth + fluor, flow (through the mineral fluorite) + Greek -osis, condition',
    parts: [],
    examples: [
      'Lacy opaque lines run across both front incisors of a child raised on well water at 3 mg/L.',
      'One chalky spot near the gum of a plaque-covered molar is early decay.',
    ],
    relatedTerms: ['Dental caries', 'Dental plaque', 'Xerostomia'],
    bodySystem: 'Teeth',
    clinicalSignificance:
      'A rice-grain smear of paste is used until 3 years and a pea-sized amount from 3 to 6; U.S. water is adjusted to 0.7 mg/L.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Edentulism',
    definition: 'Loss of every natural tooth in one jaw or in both.',
    category: 'Dentistry',
    pronunciation: 'ee-DEN-chuh-liz-um',
    etymology: 'Latin e-, without + dens, tooth',
    parts: [
      { part: 'e-', kind: 'prefix', meaning: 'without' },
      { part: 'dent/o', kind: 'root', meaning: 'tooth' },
      { part: '-ism', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A man of 80 in the nursing home left his dentures in another hospital and eats only puree.',
      'Congenital absence of six or more teeth is oligodontia.',
    ],
    relatedTerms: ['Periodontitis', 'Malocclusion', 'Body mass index'],
    bodySystem: 'Teeth',
    clinicalSignificance:
      'Chewing, nutrition and speech suffer; dentures come out at night and are cleaned daily, which lowers stomatitis and pneumonia.',
    commonAbbreviations: [],
    illustration: null,
  },
];

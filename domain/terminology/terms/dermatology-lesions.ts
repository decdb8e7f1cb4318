import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms that name what is seen and felt on the skin. */
export const dermatologyLesionsTerms: readonly MedicalTerm[] = [
  {
    term: 'Macule',
    definition: 'Flat, circumscribed change of skin color up to 1 cm wide that cannot be felt.',
    category: 'Dermatology',
    pronunciation: 'MAK-yool',
    etymology: 'Latin macula, spot',
    parts: [],
    examples: [
      'A freckle on the cheek can be seen but, with eyes closed, not found by touch.',
      'The same flat change beyond 1 cm is called a patch, as in vitiligo.',
    ],
    relatedTerms: ['Papule', 'Vitiligo', 'Vesicle'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Exact naming carries the differential: a flat color change alone means that the process has not thickened the tissue.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Papule',
    definition: 'Solid raised lesion up to 1 cm wide.',
    category: 'Dermatology',
    pronunciation: 'PAP-yool',
    etymology: 'Latin papula, pimple',
    parts: [],
    examples: [
      'Flat-topped purple bumps at the wrist suggest lichen planus.',
      'A flat-topped elevation wider than 1 cm is a plaque.',
    ],
    relatedTerms: ['Macule', 'Pustule', 'Vesicle'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'A pearly one with fine vessels on a sun-exposed nose is biopsied for basal cell carcinoma.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Vesicle',
    definition: 'Blister up to 1 cm wide that holds clear fluid.',
    category: 'Dermatology',
    pronunciation: 'VES-ih-kul',
    etymology: 'Latin vesicula, small bladder',
    parts: [],
    examples: [
      'Grouped ones on a red base along one rib are shingles.',
      'Filled with pus instead, the same bump is a pustule.',
    ],
    relatedTerms: ['Bulla', 'Pustule', 'Impetigo'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Fluid from a fresh one gives the best PCR sample for herpes; until crusted, varicella lesions remain contagious.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Bulla',
    definition: 'Fluid-filled blister wider than 1 cm.',
    category: 'Dermatology',
    pronunciation: 'BUL-uh',
    etymology: 'Latin bulla, bubble',
    parts: [],
    examples: [
      'Tense ones on itchy thighs of an 80-year-old suggest pemphigoid; flabby ones with mouth erosions suggest pemphigus.',
      'A second-degree burn raises one within the hour.',
    ],
    relatedTerms: ['Vesicle', 'Stevens-Johnson syndrome', 'Impetigo'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Roof tension tells the depth of the split: flaccid within the epidermis, tense beneath it; a spread on rubbing is the Nikolsky sign.',
    commonAbbreviations: [],
    illustration: 'skin-layers',
  },
  {
    term: 'Pustule',
    definition: 'Small raised skin lesion filled with purulent fluid.',
    category: 'Dermatology',
    pronunciation: 'PUS-chool',
    etymology: 'Latin pustula, blister or pimple',
    parts: [],
    examples: [
      'Follicular ones on the thighs after a hot tub are due to Pseudomonas.',
      'A large, deep, tender collection is an abscess.',
    ],
    relatedTerms: ['Papule', 'Vesicle', 'Impetigo'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'It may be sterile, as in pustular psoriasis, so culture is taken before antibiotics in atypical or widespread cases.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Lichenification',
    definition: 'Thickened, leathery skin with deepened lines from long rubbing and scratching.',
    category: 'Dermatology',
    pronunciation: 'ly-ken-ih-fih-KAY-shun',
    etymology: 'Greek leichen, tree moss + Latin facere, to make',
    parts: [],
    examples: [
      'The ankles of a man with years of itch look like bark.',
      'Scleroderma also hardens, but its surface is smooth and shiny.',
    ],
    relatedTerms: ['Pruritus', 'Atopic dermatitis', 'Psoriasis'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'It proves chronicity; breaking the itch-scratch cycle with potent topical steroid under occlusion and short nails lets it soften.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Pruritus',
    definition: 'Unpleasant sensation that provokes the urge to scratch.',
    category: 'Dermatology',
    pronunciation: 'proo-RY-tus',
    etymology: 'Latin prurire, to itch',
    parts: [],
    examples: [
      'Night-time misery of an entire family with burrows between fingers is scabies.',
      'Itch with normal skin in a jaundiced patient comes from cholestasis.',
    ],
    relatedTerms: ['Lichenification', 'Urticaria', 'Atopic dermatitis'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'When no rash explains it, kidney, liver, thyroid, iron and blood disease are looked for; palms and soles in late pregnancy call for bile acids.',
    commonAbbreviations: [],
    illustration: null,
  },
];

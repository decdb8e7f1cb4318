import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of skin diseases. */
export const dermatologyDiseasesTerms: readonly MedicalTerm[] = [
  {
    term: 'Psoriasis',
    definition:
      'Immune-driven overgrowth of epidermis with sharply bordered red plaques and silvery scale on elbows, knees and scalp.',
    category: 'Dermatology',
    pronunciation: 'suh-RY-uh-sis',
    etymology: 'Greek psora, itch + -iasis, condition',
    parts: [
      { part: 'psor/o', kind: 'root', meaning: 'itch' },
      { part: '-iasis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Pitted nails and sausage-like toes accompany thick scalp plaques.',
      'Lifting the scale leaves pinpoint bleeding (Auspitz sign).',
    ],
    relatedTerms: ['Atopic dermatitis', 'Lichenification', 'Rheumatoid arthritis'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Up to 30 percent develop arthritis; systemic steroids are avoided, since withdrawal can trigger a pustular flare.',
    commonAbbreviations: [],
    illustration: 'skin-layers',
  },
  {
    term: 'Atopic dermatitis',
    definition:
      'Chronic relapsing itchy eczema that begins in childhood, in the flexures of elbows and knees, often with asthma or hay fever.',
    category: 'Dermatology',
    pronunciation: 'ay-TOP-ik der-muh-TY-tis',
    etymology: 'Greek a-, without, and topos, place + derma, skin, and -itis, inflammation',
    parts: [
      { part: 'a-', kind: 'prefix', meaning: 'without' },
      { part: 'top/o', kind: 'root', meaning: 'place' },
      { part: '-ic', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'dermat/o', kind: 'root', meaning: 'skin' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A toddler scratches weeping cheeks; at eight it is the knee bends.',
      'A rash exactly under a belt buckle is contact allergy to nickel.',
    ],
    relatedTerms: ['Pruritus', 'Lichenification', 'Urticaria'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Emollient at least twice a day is the base; sudden punched-out erosions with fever mean eczema herpeticum and need acyclovir at once.',
    commonAbbreviations: ['AD (atopic dermatitis)'],
    illustration: null,
  },
  {
    term: 'Cellulitis',
    definition:
      'Bacterial infection of deep dermis and subcutaneous fat with spreading warmth, redness and pain.',
    category: 'Dermatology',
    pronunciation: 'sel-yuh-LY-tis',
    etymology: 'Latin cellula, small chamber + Greek -itis, inflammation',
    parts: [
      { part: 'cellul/o', kind: 'root', meaning: 'small chamber or cell' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'One calf is hot and red to the knee above cracked toes.',
      'Both legs red, scaly and cool in a patient with varicose veins is stasis disease.',
    ],
    relatedTerms: ['Impetigo', 'Surgical site infection', 'Osteomyelitis'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'The border is marked with a pen to judge progress; severe pain, crepitus or gray skin raises necrotizing fasciitis, which needs surgery.',
    commonAbbreviations: [],
    illustration: 'skin-layers',
  },
  {
    term: 'Impetigo',
    definition:
      'Contagious superficial bacterial infection of children with honey-colored crusts, often around nose and mouth.',
    category: 'Dermatology',
    pronunciation: 'im-puh-TY-goh',
    etymology: 'Latin impetere, to attack',
    parts: [],
    examples: [
      'A preschooler has golden crusts under the nose after a cold.',
      'Thin-roofed blisters on the trunk of a baby are its bullous form, due to staphylococcal toxin.',
    ],
    relatedTerms: ['Cellulitis', 'Pustule', 'Vesicle'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Mupirocin suffices for few lesions; the child returns to school 24 hours after antibiotic begins, and dark urine weeks later suggests glomerulonephritis.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Urticaria',
    definition:
      'Transient itchy wheals from leakage of plasma into the dermis, each gone within 24 hours.',
    category: 'Dermatology',
    pronunciation: 'ur-tih-KAIR-ee-uh',
    etymology: 'Latin urtica, nettle',
    parts: [
      { part: 'urtic/o', kind: 'root', meaning: 'nettle' },
      { part: '-aria', kind: 'suffix', meaning: 'connected with' },
    ],
    examples: [
      'Raised pale-centered welts move about the trunk an hour after shrimp.',
      'Single lesions that last days, burn and bruise suggest vasculitis.',
    ],
    relatedTerms: ['Pruritus', 'Anaphylaxis', 'Atopic dermatitis'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'With hoarseness, wheeze, vomiting or faintness it is anaphylaxis and gets intramuscular epinephrine; otherwise second-generation antihistamines, up to four times the dose in chronic cases.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Stevens-Johnson syndrome',
    definition:
      'Severe drug reaction with painful detachment of less than 10 percent of the epidermis and erosions of mouth, eyes or genitals.',
    category: 'Dermatology',
    pronunciation: 'STEE-venz JON-sun SIN-drohm',
    etymology:
      'Eponym of the American pediatricians Albert Stevens and Frank Johnson, who reported it in 1922',
    parts: [],
    examples: [
      'Two weeks after starting lamotrigine: fever, sore eyes, dusky targets, skin that shears off.',
      'Loss above 30 percent of the body surface is toxic epidermal necrolysis.',
    ],
    relatedTerms: ['Bulla', 'Urticaria', 'Conjunctivitis'],
    bodySystem: 'Skin and mucosa',
    clinicalSignificance:
      'Stopping the drug at once and burn-unit care save lives; HLA-B*15:02 is tested before carbamazepine in people of Asian ancestry.',
    commonAbbreviations: ['SJS (Stevens-Johnson syndrome)', 'TEN (toxic epidermal necrolysis)'],
    illustration: null,
  },
  {
    term: 'Pressure injury',
    definition:
      'Local damage of skin and underlying tissue over a bony point or beneath a device, caused by sustained load and shear.',
    category: 'Dermatology',
    pronunciation: 'PRESH-er IN-juh-ree',
    etymology: 'Latin pressura, a pressing + injuria, wrong',
    parts: [],
    examples: [
      'Heel redness that does not blanch is stage 1; visible fat at the sacrum is stage 3.',
      'A base hidden by slough is unstageable.',
    ],
    relatedTerms: ['Debridement', 'Prone positioning', 'Dehiscence'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'A Braden score of 18 or less marks risk; turning about every 2 hours, heels floated and protein of 1.25 to 1.5 g/kg daily prevent and heal it.',
    commonAbbreviations: ['HAPI (hospital-acquired pressure injury)'],
    illustration: 'skin-layers',
  },
  {
    term: 'Vitiligo',
    definition: 'Autoimmune loss of melanocytes that leaves sharply bordered, milk-white patches.',
    category: 'Dermatology',
    pronunciation: 'vit-ih-LY-goh',
    etymology: 'Latin vitiligo, a skin eruption, perhaps from vitium, blemish',
    parts: [],
    examples: [
      'Chalk-white areas around both eyes and on the knuckles glow under a Wood lamp.',
      'Tinea versicolor is off-white and finely scaly.',
    ],
    relatedTerms: ['Macule', 'Atopic dermatitis', 'Psoriasis'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Thyroid disease is the commonest companion and is screened for; sunburn protection, topical steroid or ruxolitinib and narrowband UVB are offered.',
    commonAbbreviations: [],
    illustration: null,
  },
];

import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of joints and soft tissues. */
export const musculoskeletalJointsTerms: readonly MedicalTerm[] = [
  {
    term: 'Osteoarthritis',
    definition:
      'Gradual loss of cartilage with bony spurs at the margins, causing pain on use and stiffness under 30 minutes in the morning.',
    category: 'Musculoskeletal',
    pronunciation: 'os-tee-oh-ar-THRY-tis',
    etymology: 'Greek osteon, bone + arthron, joint + -itis, inflammation',
    parts: [
      { part: 'oste/o', kind: 'root', meaning: 'bone' },
      { part: 'arthr/o', kind: 'root', meaning: 'joint' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      "A 66-year-old's knees grate on stairs and ease with rest; films show narrowed medial spaces.",
      'Hard nodes at the fingertip joints are Heberden nodes.',
    ],
    relatedTerms: ['Rheumatoid arthritis', 'Avascular necrosis', 'Goniometry'],
    bodySystem: 'Joints',
    clinicalSignificance:
      'Exercise and weight loss are the base of care, topical or oral NSAIDs follow, and replacement is for pain that remains.',
    commonAbbreviations: ['OA (osteoarthritis)', 'DJD (degenerative joint disease)'],
    illustration: 'synovial-joint',
  },
  {
    term: 'Rheumatoid arthritis',
    definition:
      'Autoimmune inflammation of the synovium, symmetric in small joints of hands and feet, that erodes cartilage and bone.',
    category: 'Musculoskeletal',
    pronunciation: 'ROO-muh-toyd ar-THRY-tis',
    etymology: 'Greek rheuma, flux, and -oeides, like + arthron, joint, and -itis, inflammation',
    parts: [
      { part: 'rheumat/o', kind: 'root', meaning: 'flow or flux' },
      { part: '-oid', kind: 'suffix', meaning: 'resembling' },
      { part: 'arthr/o', kind: 'root', meaning: 'joint' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A woman of 45 has two hours of morning stiffness and boggy knuckles on both sides; anti-CCP is positive.',
      'Fingertip joints are spared, unlike in wear-related disease.',
    ],
    relatedTerms: ['Osteoarthritis', 'Erythrocyte sedimentation rate', 'Methotrexate'],
    bodySystem: 'Joints',
    clinicalSignificance:
      'Methotrexate within three months of onset prevents deformity; before intubation the neck is checked for atlantoaxial instability.',
    commonAbbreviations: [
      'RA (rheumatoid arthritis)',
      'DMARD (disease-modifying antirheumatic drug)',
    ],
    illustration: 'synovial-joint',
  },
  {
    term: 'Gout',
    definition:
      'Sudden, fiercely painful inflammation from monosodium urate crystals, classically at the base of the great toe.',
    category: 'Musculoskeletal',
    pronunciation: 'GOWT',
    etymology: 'Latin gutta, drop, from the old idea of humors dripping into a joint',
    parts: [],
    examples: [
      'At night the toe becomes so red and tender that the bedsheet cannot be borne.',
      'Needles with negative birefringence prove it; positive rhomboids are calcium pyrophosphate.',
    ],
    relatedTerms: ['Osteoarthritis', 'Hemarthrosis', 'Septic arthritis'],
    bodySystem: 'Joints',
    clinicalSignificance:
      'NSAIDs, colchicine or steroids treat the attack; allopurinol aims at a urate below 6 mg/dL, and fever with one hot joint needs aspiration to exclude infection.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hemarthrosis',
    definition: 'Bleeding into the cavity of a joint.',
    category: 'Musculoskeletal',
    pronunciation: 'hee-mar-THROH-sis',
    etymology: 'Greek haima, blood + arthrosis, jointing',
    parts: [
      { part: 'hem/o', kind: 'root', meaning: 'blood' },
      { part: 'arthr/o', kind: 'root', meaning: 'joint' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Within two hours of a pop on the soccer field the knee is tense: a torn anterior cruciate ligament in about 7 of 10.',
      'Swelling that builds over a day is more often a clear effusion.',
    ],
    relatedTerms: ['Gout', 'Osteoarthritis', 'Hemophilia'],
    bodySystem: 'Joints',
    clinicalSignificance:
      'In hemophilia factor is given at the first tingle, before swelling; fat droplets in the aspirate reveal a fracture.',
    commonAbbreviations: [],
    illustration: 'synovial-joint',
  },
  {
    term: 'Bursitis',
    definition:
      'Inflammation of a fluid sac that cushions skin, tendon or muscle over a bony point.',
    category: 'Musculoskeletal',
    pronunciation: 'bur-SY-tis',
    etymology: 'Latin bursa, purse + Greek -itis, inflammation',
    parts: [
      { part: 'burs/o', kind: 'root', meaning: 'purse or sac' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A carpet layer has a soft egg over the point of the elbow, while the elbow moves freely.',
      'Pain with every small motion of the joint itself suggests septic arthritis.',
    ],
    relatedTerms: ['Gout', 'Osteoarthritis', 'Cellulitis'],
    bodySystem: 'Soft tissue',
    clinicalSignificance:
      'Rest and padding suffice as a rule; warmth, fever or broken skin calls for aspiration, since Staphylococcus aureus causes most septic cases.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Subluxation',
    definition:
      'Partial displacement of the surfaces of a joint that still leaves them in some contact.',
    category: 'Musculoskeletal',
    pronunciation: 'sub-luk-SAY-shun',
    etymology: 'Latin sub, under, somewhat + luxare, to put out of joint',
    parts: [
      { part: 'sub-', kind: 'prefix', meaning: 'under or partly' },
      { part: 'lux/o', kind: 'root', meaning: 'put out of joint' },
      { part: '-ation', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      'A toddler pulled up by the hand holds the arm still: the radial head has slipped in its ring.',
      'In full dislocation the surfaces no longer touch.',
    ],
    relatedTerms: ['Hemarthrosis', 'Rheumatoid arthritis', 'Spasticity'],
    bodySystem: 'Joints',
    clinicalSignificance:
      "After stroke, a weak shoulder slips down under the arm's weight; support on a tray or sling in upright posture and never pulling on the arm prevent pain.",
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Carpal tunnel syndrome',
    definition:
      'Compression of the median nerve at the wrist, with numb thumb, index and middle fingers that wake the sleeper.',
    category: 'Musculoskeletal',
    pronunciation: 'KAR-pul TUN-ul SIN-drohm',
    etymology: 'Greek karpos, wrist + Old French tonel, cask + Greek syndrome, a running together',
    parts: [],
    examples: [
      'A pregnant typist shakes her tingling hand at 3 a.m.; bending the wrist for a minute brings it on (Phalen).',
      'Numbness of ring and little finger points to the ulnar nerve.',
    ],
    relatedTerms: ['Orthosis', 'Rheumatoid arthritis', 'Neuropathy'],
    bodySystem: 'Nerves of the hand',
    clinicalSignificance:
      'A neutral night splint for about six weeks comes first; wasting of the thumb pad is a reason for early release by surgery.',
    commonAbbreviations: ['CTS (carpal tunnel syndrome)'],
    illustration: null,
  },
];

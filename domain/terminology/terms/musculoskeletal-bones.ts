import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of fractures and of bone. */
export const musculoskeletalBonesTerms: readonly MedicalTerm[] = [
  {
    term: 'Comminuted fracture',
    definition: 'Break in which the bone is shattered into three or more pieces.',
    category: 'Musculoskeletal',
    pronunciation: 'KOM-ih-noo-ted FRAK-cher',
    etymology: 'Latin comminuere, to crush small, and fractura, a breaking',
    parts: [],
    examples: [
      'A roof fall leaves the heel bone in five fragments.',
      'One clean line with two ends, however displaced, does not qualify.',
    ],
    relatedTerms: ['Open fracture', 'Greenstick fracture', 'Acute compartment syndrome'],
    bodySystem: 'Bones',
    clinicalSignificance:
      'High energy is implied, so neighboring injuries are sought; such breaks are often unstable, need plates or nails and unite slowly.',
    commonAbbreviations: [],
    illustration: 'bone-fracture',
  },
  {
    term: 'Greenstick fracture',
    definition:
      "Incomplete break of a child's bone in which one cortex cracks and the other only bends.",
    category: 'Musculoskeletal',
    pronunciation: 'GREEN-stik FRAK-cher',
    etymology:
      'English green stick, a fresh twig that bends before it snaps + Latin fractura, a breaking',
    parts: [],
    examples: [
      'A 7-year-old has a bowed forearm after a fall from monkey bars.',
      'A small bulge of both cortices near the wrist is a torus (buckle) injury, which is more stable.',
    ],
    relatedTerms: ['Comminuted fracture', 'Open fracture', 'Rickets'],
    bodySystem: 'Bones',
    clinicalSignificance:
      'Thick, elastic periosteum makes it a lesion of childhood; angulation may increase in a cast, so films are repeated within 1 to 2 weeks.',
    commonAbbreviations: [],
    illustration: 'bone-fracture',
  },
  {
    term: 'Open fracture',
    definition: 'Broken bone that communicates with the outside through a wound in the skin.',
    category: 'Musculoskeletal',
    pronunciation: 'OH-pun FRAK-cher',
    etymology: 'Old English open + Latin fractura, a breaking',
    parts: [],
    examples: [
      'A tibial shaft lies under a 2-cm cut that oozes blood with fat droplets.',
      'A scrape over the ankle that does not reach the break leaves it closed.',
    ],
    relatedTerms: ['Comminuted fracture', 'Osteomyelitis', 'Acute compartment syndrome'],
    bodySystem: 'Bones',
    clinicalSignificance:
      'Intravenous cefazolin within an hour, tetanus cover, sterile dressing and surgical washout, usually within 24 hours, guard against deep infection.',
    commonAbbreviations: [],
    illustration: 'bone-fracture',
  },
  {
    term: 'Acute compartment syndrome',
    definition:
      'Rising pressure within a closed fascial space of a limb that stops capillary flow and kills muscle within hours.',
    category: 'Musculoskeletal',
    pronunciation: 'uh-KYOOT kom-PART-ment SIN-drohm',
    etymology: 'Latin acutus, sharp + compartiri, to divide + Greek syndrome, a running together',
    parts: [],
    examples: [
      'Six hours after a tibial break, pain is out of proportion, morphine fails and stretching the toes is agony.',
      'Pulses may still be felt, so their presence proves nothing.',
    ],
    relatedTerms: ['Open fracture', 'Comminuted fracture', 'Rhabdomyolysis'],
    bodySystem: 'Limbs',
    clinicalSignificance:
      'A difference of 30 mm Hg or less between diastolic and compartment readings calls for fasciotomy; the cast is split and the leg kept at heart level, not above.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Avascular necrosis',
    definition: 'Death of bone from loss of its blood supply, classically in the femoral head.',
    category: 'Musculoskeletal',
    pronunciation: 'ay-VAS-kyuh-ler neh-KROH-sis',
    etymology: 'Greek a-, without, and Latin vasculum, small vessel + Greek nekrosis, a killing',
    parts: [
      { part: 'a-', kind: 'prefix', meaning: 'without' },
      { part: 'vascul/o', kind: 'root', meaning: 'vessel' },
      { part: '-ar', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'necr/o', kind: 'root', meaning: 'death' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Groin pain in a patient long on prednisone, with normal films but a double line on MRI.',
      'Scaphoid breaks threaten the proximal pole, since vessels enter from the far end.',
    ],
    relatedTerms: ['Osteoarthritis', 'Magnetic resonance imaging', 'Sickle cell disease'],
    bodySystem: 'Bones',
    clinicalSignificance:
      'Steroids, alcohol, sickle cell disease and femoral neck breaks are the causes; before collapse the joint may be saved by core decompression, after it replaced.',
    commonAbbreviations: ['AVN (avascular necrosis)'],
    illustration: null,
  },
  {
    term: 'Osteoporosis',
    definition:
      'Low bone mass and frail microarchitecture, defined by a T-score of minus 2.5 or lower or by a fragility break.',
    category: 'Musculoskeletal',
    pronunciation: 'os-tee-oh-puh-ROH-sis',
    etymology: 'Greek osteon, bone + poros, passage + -osis, condition',
    parts: [
      { part: 'oste/o', kind: 'root', meaning: 'bone' },
      { part: 'por/o', kind: 'root', meaning: 'passage or pore' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A 68-year-old has lost 5 cm of height and has wedge-shaped T12 on film.',
      'Soft bone with normal matrix but poor mineral from lack of vitamin D is osteomalacia.',
    ],
    relatedTerms: ['Rickets', 'Comminuted fracture', 'Osteomyelitis'],
    bodySystem: 'Bones',
    clinicalSignificance:
      'Women are screened by DXA from 65; bisphosphonates are taken upright with water on an empty stomach, and rare jaw necrosis calls for dental care beforehand.',
    commonAbbreviations: ['DXA (dual-energy X-ray absorptiometry)', 'BMD (bone mineral density)'],
    illustration: null,
  },
  {
    term: 'Osteomyelitis',
    definition: 'Infection of bone and its marrow, most often by Staphylococcus aureus.',
    category: 'Musculoskeletal',
    pronunciation: 'os-tee-oh-my-uh-LY-tis',
    etymology: 'Greek osteon, bone + myelos, marrow + -itis, inflammation',
    parts: [
      { part: 'oste/o', kind: 'root', meaning: 'bone' },
      { part: 'myel/o', kind: 'root', meaning: 'marrow' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A metal probe touches bone at the base of a diabetic foot ulcer.',
      'Films stay normal for 10 to 14 days, while MRI shows marrow edema early.',
    ],
    relatedTerms: ['Erythrocyte sedimentation rate', 'Open fracture', 'Cellulitis'],
    bodySystem: 'Bones',
    clinicalSignificance:
      'Bone culture before antibiotics guides about six weeks of treatment; dead bone (sequestrum) must be removed.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Scoliosis',
    definition: 'Sideways curve of the spine of 10 degrees or more with rotation of the vertebrae.',
    category: 'Musculoskeletal',
    pronunciation: 'skoh-lee-OH-sis',
    etymology: 'Greek skoliosis, crookedness, from skolios, bent',
    parts: [
      { part: 'scoli/o', kind: 'root', meaning: 'crooked' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'As a girl of 12 bends forward, her right ribs stand higher.',
      'A round back seen from the side is kyphosis.',
    ],
    relatedTerms: ['Developmental dysplasia of the hip', 'Osteoporosis', 'Orthosis'],
    bodySystem: 'Spine',
    clinicalSignificance:
      'In growing children a Cobb angle of 25 to 40 degrees is braced and one above about 50 operated on; severe curves restrict the lungs.',
    commonAbbreviations: [],
    illustration: null,
  },
];

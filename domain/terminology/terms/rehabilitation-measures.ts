import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of tests, tone and movement. */
export const rehabilitationMeasuresTerms: readonly MedicalTerm[] = [
  {
    term: 'Goniometry',
    definition: 'Measurement of joint motion in degrees by a hinged instrument with two arms.',
    category: 'Rehabilitation',
    pronunciation: 'goh-nee-OM-ih-tree',
    etymology: 'Greek gonia, angle + metron, measure',
    parts: [
      { part: 'goni/o', kind: 'root', meaning: 'angle' },
      { part: '-metry', kind: 'suffix', meaning: 'process of measuring' },
    ],
    examples: [
      'Knee: axis on the lateral epicondyle, arms toward the greater trochanter and lateral malleolus; 5 to 110 degrees.',
      'An inclinometer is better for the lumbar spine.',
    ],
    relatedTerms: ['Contracture', 'Manual muscle testing', 'Osteoarthritis'],
    bodySystem: 'Joints',
    clinicalSignificance:
      'Change below about 5 degrees is within the error of one tester; the same tester, position and time make results comparable.',
    commonAbbreviations: [
      'ROM (range of motion)',
      'AROM (active range of motion)',
      'PROM (passive range of motion)',
    ],
    illustration: null,
  },
  {
    term: 'Manual muscle testing',
    definition:
      "Grading of strength from 0 to 5 by contraction against gravity and the examiner's resistance.",
    category: 'Rehabilitation',
    pronunciation: 'MAN-yoo-ul MUS-ul TES-ting',
    etymology:
      'Latin manualis, of the hand + musculus, little mouse + testum, earthen pot used to assay metals',
    parts: [],
    examples: [
      'Grade 3: the arm lifts fully against gravity but holds no added load.',
      'A flicker without movement is grade 1.',
    ],
    relatedTerms: ['Goniometry', 'Spasticity', 'Foot drop'],
    bodySystem: 'Muscle',
    clinicalSignificance:
      'Between grades 4 and 5 it is coarse, so a dynamometer is used when small gains matter; with marked spasticity it misleads.',
    commonAbbreviations: ['MMT (manual muscle testing)', 'MRC (Medical Research Council)'],
    illustration: null,
  },
  {
    term: 'Spasticity',
    definition:
      'Velocity-dependent increase in resistance to passive stretch after damage to upper motor neurons.',
    category: 'Rehabilitation',
    pronunciation: 'spas-TIS-ih-tee',
    etymology: 'Greek spastikos, drawing, from span, to pull',
    parts: [
      { part: 'spast/o', kind: 'root', meaning: 'pull or spasm' },
      { part: '-icity', kind: 'suffix', meaning: 'quality' },
    ],
    examples: [
      'A quick stretch of the elbow meets a catch that a slow one does not.',
      'In Parkinson disease resistance is even at every speed: rigidity.',
    ],
    relatedTerms: ['Modified Ashworth Scale', 'Contracture', 'Constraint-induced movement therapy'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Sudden worsening signals a noxious cause such as bladder infection; botulinum toxin suits focal forms, baclofen general ones, and intrathecal baclofen must never be stopped at once.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Modified Ashworth Scale',
    definition:
      'Bedside rating (0, 1, 1+, 2, 3, 4) of how strongly a limb resists being moved through its range.',
    category: 'Rehabilitation',
    pronunciation: 'MOD-ih-fyd ASH-wurth SKAYL',
    etymology:
      'Eponym of Bryan Ashworth, British neurologist, 1964; changed by Richard Bohannon and Melissa Smith in 1987',
    parts: [],
    examples: [
      "1+: a catch, then slight resistance for less than half of the elbow's range.",
      'Grade 4 is a rigid limb in flexion or extension.',
    ],
    relatedTerms: ['Spasticity', 'Contracture', 'Goniometry'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'It follows botulinum treatment, but it cannot tell neural tone from tissue stiffness; the Tardieu scale, with two speeds, can.',
    commonAbbreviations: ['MAS (Modified Ashworth Scale)'],
    illustration: null,
  },
  {
    term: 'Contracture',
    definition: 'Fixed loss of passive joint motion because muscle, capsule or skin has shortened.',
    category: 'Rehabilitation',
    pronunciation: 'kun-TRAK-cher',
    etymology: 'Latin contrahere, to draw together',
    parts: [],
    examples: [
      'After eight weeks in bed the ankles rest in 20 degrees of plantar flexion and do not yield under anesthesia.',
      'Tone that melts under anesthesia is spasticity.',
    ],
    relatedTerms: ['Spasticity', 'Orthosis', 'Goniometry'],
    bodySystem: 'Joints and soft tissue',
    clinicalSignificance:
      'Prevention by positioning, splints and daily motion is far easier than cure; after burns, the position of comfort is the position of deformity.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Berg Balance Scale',
    definition:
      'Fourteen standing and sitting tasks, each scored 0 to 4, that estimate fall risk in adults.',
    category: 'Rehabilitation',
    pronunciation: 'BURG BAL-uns SKAYL',
    etymology: 'Eponym of Katherine Berg, Canadian physical therapist, who introduced it in 1989',
    parts: [],
    examples: [
      'Of 56 points a patient gains 38, losing most on tandem stance and turning.',
      'Walking itself is not a task, so gait speed is added.',
    ],
    relatedTerms: ['Trendelenburg gait', 'Activities of daily living', 'Sarcopenia'],
    bodySystem: 'Movement',
    clinicalSignificance:
      'Below 45 has long meant a greater chance of falling, though one cutoff predicts poorly; change of about 4 to 7 points is beyond error.',
    commonAbbreviations: ['BBS (Berg Balance Scale)'],
    illustration: null,
  },
  {
    term: 'Trendelenburg gait',
    definition:
      'Walking pattern in which the pelvis sinks on the swing side because the hip abductors of the standing leg are weak.',
    category: 'Rehabilitation',
    pronunciation: 'TREN-del-en-burg GAYT',
    etymology:
      'Eponym of Friedrich Trendelenburg, German surgeon, who described the sign in 1895 + Old Norse gata, way',
    parts: [],
    examples: [
      "Standing on the left leg, the patient's right hip falls: left gluteus medius or superior gluteal nerve.",
      'Leaning the trunk over the weak side hides the drop.',
    ],
    relatedTerms: ['Foot drop', 'Developmental dysplasia of the hip', 'Orthosis'],
    bodySystem: 'Movement',
    clinicalSignificance:
      'A cane belongs in the hand opposite the weak hip, where it lowers the load across the joint.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Foot drop',
    definition:
      'Weak or absent ankle dorsiflexion, so that the toes drag or the knee is raised high in swing.',
    category: 'Rehabilitation',
    pronunciation: 'FUT DROP',
    etymology: 'Old English fot + dropa',
    parts: [],
    examples: [
      'Weeks of crossed legs in a thin patient pinched the common fibular nerve at the knee.',
      'Weak inversion and hip abduction besides point to the L5 root.',
    ],
    relatedTerms: ['Orthosis', 'Trendelenburg gait', 'Manual muscle testing'],
    bodySystem: 'Nerves of the leg',
    clinicalSignificance:
      'Pad the fibular head in casts and stirrups; an ankle-foot brace prevents trips, and skin under it is checked daily when feeling is lost.',
    commonAbbreviations: [],
    illustration: null,
  },
];

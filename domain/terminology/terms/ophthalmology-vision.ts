import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of refraction, alignment and sight. */
export const ophthalmologyVisionTerms: readonly MedicalTerm[] = [
  {
    term: 'Myopia',
    definition:
      'Refractive error in which distant images focus in front of the retina, so that far things blur.',
    category: 'Ophthalmology',
    pronunciation: 'my-OH-pee-uh',
    etymology: 'Greek myein, to shut + ops, eye',
    parts: [
      { part: 'my/o', kind: 'root', meaning: 'shut' },
      { part: '-opia', kind: 'suffix', meaning: 'condition of sight' },
    ],
    examples: [
      'A ten-year-old squints at the whiteboard but reads her book with ease; minus 3.00 lenses help.',
      'A long globe, not a weak muscle, is the usual cause.',
    ],
    relatedTerms: ['Hyperopia', 'Presbyopia', 'Retinal detachment'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'It is corrected by diverging lenses; beyond minus 6 diopters the risk of retinal tear, glaucoma and macular damage is clearly raised.',
    commonAbbreviations: [],
    illustration: 'eye-section',
  },
  {
    term: 'Hyperopia',
    definition:
      'Refractive error in which light at rest would focus behind the retina, so that near work strains first.',
    category: 'Ophthalmology',
    pronunciation: 'hy-per-OH-pee-uh',
    etymology: 'Greek hyper, over + ops, eye',
    parts: [
      { part: 'hyper-', kind: 'prefix', meaning: 'over' },
      { part: '-opia', kind: 'suffix', meaning: 'condition of sight' },
    ],
    examples: [
      'A child with plus 4.00 turns one eye in when looking at pictures.',
      "Blur at arm's length that begins at 45 comes from a stiff lens instead.",
    ],
    relatedTerms: ['Myopia', 'Strabismus', 'Acute angle-closure glaucoma'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Converging lenses correct it; the short globe crowds the drainage angle, and in children uncorrected cases lead to crossed eyes and weak vision.',
    commonAbbreviations: [],
    illustration: 'eye-section',
  },
  {
    term: 'Presbyopia',
    definition:
      'Age-related loss of near focus as the lens stiffens, usually noticed from the mid-40s.',
    category: 'Ophthalmology',
    pronunciation: 'prez-bee-OH-pee-uh',
    etymology: 'Greek presbys, old man + ops, eye',
    parts: [
      { part: 'presby/o', kind: 'root', meaning: 'old age' },
      { part: '-opia', kind: 'suffix', meaning: 'condition of sight' },
    ],
    examples: [
      'At 46 a radiologic technologist holds the label ever farther away.',
      'The distance chart is still read to the last line.',
    ],
    relatedTerms: ['Hyperopia', 'Myopia', 'Cataract'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Reading glasses or multifocals solve it; multifocal lenses blur the ground and add to falls on stairs in older people.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Astigmatism',
    definition:
      'Uneven curvature of the cornea or lens so that light meets at more than one point and lines in one direction blur.',
    category: 'Ophthalmology',
    pronunciation: 'uh-STIG-muh-tiz-um',
    etymology: 'Greek a-, without + stigma, point',
    parts: [
      { part: 'a-', kind: 'prefix', meaning: 'without' },
      { part: 'stigmat/o', kind: 'root', meaning: 'point' },
      { part: '-ism', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'On the clock dial the spokes at 3 and 9 look gray and those at 12 and 6 black.',
      'A cone-shaped, thinning cornea makes an irregular form that glasses cannot fix.',
    ],
    relatedTerms: ['Myopia', 'Hyperopia', 'Amblyopia'],
    bodySystem: 'Eye',
    clinicalSignificance:
      "A cylinder lens or toric implant corrects the regular form; a large difference between the two eyes can weaken a child's sight for life.",
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Strabismus',
    definition: 'Misalignment of the eyes, so that they do not point at the same object.',
    category: 'Ophthalmology',
    pronunciation: 'struh-BIZ-mus',
    etymology: 'Greek strabos, squinting',
    parts: [],
    examples: [
      'The light reflex lies at the outer edge of the left pupil: the eye turns in.',
      'Wide inner lid folds imitate it, but the reflexes stay centered.',
    ],
    relatedTerms: ['Amblyopia', 'Diplopia', 'Hyperopia'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Beyond 4 months of age a constant turn is referred; new onset with double vision in an adult means cranial nerve palsy until excluded.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Amblyopia',
    definition:
      'Reduced vision of a structurally sound eye because the brain did not learn to use it in early childhood.',
    category: 'Ophthalmology',
    pronunciation: 'am-blee-OH-pee-uh',
    etymology: 'Greek amblys, dull + ops, eye',
    parts: [
      { part: 'ambly/o', kind: 'root', meaning: 'dull' },
      { part: '-opia', kind: 'suffix', meaning: 'condition of sight' },
    ],
    examples: [
      'A preschooler sees 20/80 with the left eye even with the right lens.',
      'A milky lens since birth deprives the eye of form, the most severe cause.',
    ],
    relatedTerms: ['Strabismus', 'Astigmatism', 'Cataract'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Glasses, then patching or atropine of the better eye, work best before about age 7, which is why sight is screened between 3 and 5.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Diplopia',
    definition: 'Seeing two images of one object.',
    category: 'Ophthalmology',
    pronunciation: 'dih-PLOH-pee-uh',
    etymology: 'Greek diploos, twofold + ops, eye',
    parts: [
      { part: 'dipl/o', kind: 'root', meaning: 'double' },
      { part: '-opia', kind: 'suffix', meaning: 'condition of sight' },
    ],
    examples: [
      'Images part side by side and join when either eye is covered: a sixth nerve palsy.',
      'A ghost image that stays with one eye closed arises in cornea or lens.',
    ],
    relatedTerms: ['Strabismus', 'Papilledema', 'Myasthenia gravis'],
    bodySystem: 'Eye and nervous system',
    clinicalSignificance:
      'A drooping lid with a large pupil on the same side is an aneurysm until imaging shows otherwise; fatigue late in the day points to myasthenia.',
    commonAbbreviations: [],
    illustration: null,
  },
];

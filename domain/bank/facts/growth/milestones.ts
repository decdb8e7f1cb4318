/** A skill, the age in months by which most children show it, and what lies behind it. */
export type Milestone = {
  readonly id: string;
  readonly months: number;
  /** As in "The child does …": begins with a capital letter. */
  readonly does: string;
  readonly note: string;
};

type Row = readonly [id: string, months: number, does: string, note: string];

const rows: readonly Row[] = [
  [
    'social-smile',
    2,
    'Smiles back at a friendly face',
    'The social smile is an early sign of sight, attention and bonding.',
  ],
  [
    'prone-head-lift',
    2,
    'Lifts the head briefly when prone',
    'Motor control starts at the head and moves down the body.',
  ],
  ['coo', 2, 'Makes soft cooing vowel sounds', 'Vowel sounds come before consonants and words.'],
  [
    'head-steady',
    4,
    'Holds the head steady when upright',
    'Firm head control is the base for sitting later.',
  ],
  [
    'laugh',
    4,
    'Laughs out loud when played with',
    'Laughter shows social interest and a growing voice.',
  ],
  [
    'hands-midline',
    4,
    'Brings both hands together at the chest',
    'Hands meet at the midline once newborn reflexes fade.',
  ],
  [
    'roll-both',
    6,
    'Rolls over in both directions',
    'Rolling needs trunk control and comes before free sitting.',
  ],
  [
    'transfer',
    6,
    'Passes a toy from hand to hand',
    'Voluntary release lets an object change hands.',
  ],
  ['reach', 6, 'Reaches out to grasp a toy in view', 'Eye and hand now work together.'],
  ['sit-alone', 9, 'Sits without support for minutes', 'Free sitting frees the hands for play.'],
  [
    'stranger',
    9,
    'Clings to a parent near strangers',
    'Fear of strangers shows attachment to known people.',
  ],
  [
    'repeat-babble',
    9,
    'Babbles strings such as "bababa"',
    'Repeated syllables come before words with meaning.',
  ],
  [
    'pincer',
    12,
    'Picks up crumbs with thumb and fingertip',
    'The neat pincer grasp replaces raking with the whole hand.',
  ],
  [
    'cruise',
    12,
    'Walks along furniture while holding on',
    'Cruising comes before steps without help.',
  ],
  [
    'wave',
    12,
    'Waves bye-bye when somebody leaves',
    'Gestures with meaning are part of early language.',
  ],
  [
    'first-name',
    12,
    'Says "mama" or "dada" to the right parent',
    'The first word with meaning appears about the first birthday.',
  ],
  [
    'walk-alone',
    18,
    'Walks alone across the room',
    'Most children take free steps between 12 and 15 months.',
  ],
  [
    'several-words',
    18,
    'Uses single words for several known things',
    'Vocabulary grows word by word before words are joined.',
  ],
  [
    'tower-three',
    18,
    'Builds a tower of three blocks',
    'Stacking needs grasp, aim and controlled release.',
  ],
  ['two-words', 24, 'Joins two words, as in "more milk"', 'Word pairs mark the start of grammar.'],
  [
    'kick',
    24,
    'Kicks a ball without falling over',
    'Kicking needs balance on one leg for a moment.',
  ],
  ['run', 24, 'Runs well and seldom falls', 'Running follows several months of free walking.'],
  ['tricycle', 36, 'Pedals a tricycle along a path', 'Pedaling joins leg strength with steering.'],
  [
    'circle',
    36,
    'Copies a circle with a crayon',
    'Closed round shapes come before crosses and corners.',
  ],
  [
    'sentences',
    36,
    'Speaks in sentences of three words',
    'Strangers should understand most of this speech.',
  ],
  ['hop', 48, 'Hops on one foot a few times', 'Hopping needs strength and balance on one leg.'],
  [
    'cross',
    48,
    'Copies a cross from a drawing',
    'Crossing lines are drawn after circles and before triangles.',
  ],
  ['story', 48, 'Tells a short story of the day', 'Linked sentences show memory and grammar.'],
  [
    'skip',
    60,
    'Skips on alternating feet',
    'Skipping is a late gross motor pattern of early childhood.',
  ],
  [
    'triangle',
    60,
    'Copies a triangle with clear corners',
    'Slanted lines are harder to copy than circles and crosses.',
  ],
  [
    'own-name',
    60,
    'Prints some letters of the own name',
    'Letters need fine finger control and knowledge of symbols.',
  ],
  [
    'clock',
    84,
    'Tells the time from a clock with hands',
    'Time concepts mature in the early school years.',
  ],
  [
    'read-alone',
    84,
    'Reads simple books without help',
    'Independent reading is learned in the first school years.',
  ],
  [
    'bicycle',
    84,
    'Rides a bicycle without training wheels',
    'Two-wheel balance comes in the early school years.',
  ],
  [
    'conserve',
    84,
    'Grasps that poured water keeps its amount',
    'Conservation belongs to concrete operational thought, from about 7 years.',
  ],
];

/** Milestones by age, with ages by which most healthy children have reached them. */
export const milestones: readonly Milestone[] = rows.map(([id, months, does, note]) => ({
  id,
  months,
  does,
  note,
}));

/** A visit at which a skill is expected: the child's age, the skill and the scene. */
export type Visit = readonly [months: number, skill: string, scene: string];

/** Visits at which one skill is due and others are far off. */
export const expectedVisits: readonly Visit[] = [
  [
    2,
    'social-smile',
    'A parent brings a healthy term infant for the 2-month visit and asks what the baby should be doing.',
  ],
  [
    4,
    'head-steady',
    'A 4-month-old infant is pulled gently to an upright position on the examination table.',
  ],
  [
    6,
    'roll-both',
    'The parent of a healthy 6-month-old leaves the infant on a wide bed during naps.',
  ],
  [9, 'sit-alone', 'A 9-month-old child is placed on a play mat at a well-baby check.'],
  [12, 'pincer', 'A parent wants to start finger foods at the first birthday of a healthy child.'],
  [
    12,
    'first-name',
    'A day care worker keeps a language record for a child who is now 12 months old.',
  ],
  [18, 'tower-three', 'An 18-month-old finds wooden blocks in the waiting area.'],
  [24, 'run', 'The gross motor skills of a 2-year-old are recorded at a home visit.'],
  [
    36,
    'sentences',
    'A preschool screens the language of a child who turned 3 years old last week.',
  ],
  [48, 'story', 'The language of a 4-year-old is to be judged before entry to preschool.'],
  [60, 'own-name', 'The fine motor skills of a 5-year-old are reviewed with the parents.'],
];

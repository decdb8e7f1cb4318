import type { CategoryGroup } from '../professional-practice/practice-case.ts';

/** Ages of children by what they can do; the ages offered lie far apart. */
export const milestoneGroup: CategoryGroup = {
  theme: 'growth',
  question: 'This development is most typical of which age?',
  categories: [
    {
      id: 'm2',
      name: 'Two months',
      is: 'At two months an infant smiles at people, follows with the eyes and lifts the head when prone.',
      unfit: 'The abilities of this child are of another age.',
    },
    {
      id: 'm6',
      name: 'Six months',
      is: 'At six months an infant rolls over, passes toys from hand to hand and sits with support.',
      unfit: 'The abilities of this child are of another age.',
    },
    {
      id: 'm12',
      name: 'Twelve months',
      is: 'At twelve months a child pulls to stand, uses a pincer grasp and says one or two words.',
      unfit: 'The abilities of this child are of another age.',
    },
    {
      id: 'y2',
      name: 'Two years',
      is: 'At two years a child runs, joins two words and plays beside other children.',
      unfit: 'The abilities of this child are of another age.',
    },
    {
      id: 'y4',
      name: 'Four years',
      is: 'At four years a child hops, tells stories and plays with others.',
      unfit: 'The abilities of this child are of another age.',
    },
    {
      id: 'y7',
      name: 'Seven years',
      is: 'At seven years a child reads, tells time and rides a bicycle.',
      unfit: 'The abilities of this child are of another age.',
    },
  ],
  cases: [
    {
      id: 'child-social-smile',
      of: 'm2',
      scene:
        'An infant smiles back at his mother, coos, follows her face past the midline and lifts his head for a moment when lying on his belly.',
      why: 'The social smile and cooing appear at about this age.',
    },
    {
      id: 'child-transfers-cube',
      of: 'm6',
      scene:
        'An infant passes a cube from one hand to the other, rolls both ways, laughs, sits leaning on her hands and babbles.',
      why: 'Transfer of objects and sitting with support mark this age.',
    },
    {
      id: 'child-pincer-cruise',
      of: 'm12',
      scene:
        'A child walks along the couch while holding on, picks up cereal between thumb and fingertip, says “mama” for his mother and waves.',
      why: 'Cruising, the pincer grasp and a first word belong together at this age.',
    },
    {
      id: 'child-two-word',
      of: 'y2',
      scene:
        'A child says “more milk,” points to her nose when asked, kicks a ball, builds a tower of six cubes and plays beside her cousin without sharing.',
      why: 'Two-word phrases and parallel play are typical of this age.',
    },
    {
      id: 'child-hops-story',
      of: 'y4',
      scene:
        'A child hops on one foot, copies a cross, tells what happened at preschool so that strangers understand, and plays house with friends.',
      why: 'Fully understandable speech, hopping and shared play come at this age.',
    },
    {
      id: 'child-reads-clock',
      of: 'y7',
      scene:
        'A child reads short books, tells time from a clock, ties shoelaces, rides a bicycle and knows that poured water keeps its amount.',
      why: 'Reading and the concept of conservation mark the early school years.',
    },
  ],
};

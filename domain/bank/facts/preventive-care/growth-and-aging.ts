import type { CategoryGroup, Decision, Selection } from '../professional-practice/practice-case.ts';

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

/** Advice and findings from infancy to old age. */
export const lifespanDecisions: readonly Decision[] = [
  {
    id: 'sleep-position-advice',
    theme: 'guidance',
    stem: 'The parents of a healthy 3-week-old ask how he should sleep. His grandmother places him on his side with a soft pillow. Which advice lowers the risk of sudden infant death most?',
    key: [
      'On his back on a firm bare surface',
      'Supine sleep on a firm flat surface without soft objects is the most effective measure.',
    ],
    wrong: [
      ['On his side with a rolled towel behind', 'Side sleeping is unstable and raises the risk.'],
      [
        'On his belly with his head turned over',
        'Of all sleep positions prone has the highest risk of sudden death.',
      ],
      ['On his back between parents in their bed', 'Sharing a bed raises the risk of suffocation.'],
      [
        'In a car seat fixed beside the parents’ bed',
        'Sitting devices are not for routine sleep, as the head may fall forward.',
      ],
      [
        'On his back under a thick warm blanket',
        'Loose bedding and overheating raise the risk even in a supine infant.',
      ],
    ],
    takeaway:
      'Room sharing without bed sharing, breastfeeding, a pacifier and no smoke lower the risk further.',
  },
  {
    id: 'breastfed-vitamin-d',
    theme: 'guidance',
    stem: 'A 2-week-old born at term is fed with breast milk alone and is gaining weight. Which supplement should be given from the first days of life?',
    key: [
      'Vitamin D, 400 IU a day',
      'Breast milk holds little vitamin D, and the supplement prevents rickets.',
    ],
    wrong: [
      ['Iron, 2 mg/kg a day', 'Term breastfed infants have iron stores until about 4 months.'],
      ['Fluoride, 0.25 mg a day', 'Fluoride is not given before the age of 6 months.'],
      ['Vitamin B12, 5 mcg a day', 'B12 is needed if the mother is vegan or deficient.'],
      ['Water, 60 mL a day', 'Young infants need no water, and it may cause hyponatremia.'],
      ['Calcium, 200 mg a day', 'Breast milk gives enough calcium for a healthy term infant.'],
    ],
    takeaway:
      'Iron at 1 mg/kg a day is added at 4 months in term breastfed infants until foods with iron are eaten.',
  },
  {
    id: 'infant-honey-botulism',
    theme: 'guidance',
    stem: 'A mother wants to soothe the cough of her 8-month-old with a traditional remedy. Which food must be avoided until the first birthday?',
    key: [
      'Honey in any form',
      'Honey may hold spores of Clostridium botulinum that grow in the infant bowel.',
    ],
    wrong: [
      ['Warm apple sauce', 'Pureed fruit is a suitable food for an infant of this age.'],
      ['Plain whole yogurt', 'Yogurt may be given from about 6 months on.'],
      ['Mashed ripe banana', 'Soft mashed fruit is a usual early food.'],
      ['Smooth peanut paste', 'Thinned peanut is introduced in infancy and lowers allergy.'],
      ['Well-cooked egg yolk', 'Well-cooked egg may be introduced in the second half of infancy.'],
    ],
    takeaway:
      'Cow’s milk as the main drink waits until 12 months, because it causes iron deficiency.',
  },
  {
    id: 'white-reflex-infant',
    theme: 'guidance',
    level: 'analysis',
    stem: 'At the 6-month visit of a thriving girl the right pupil looks white in the ophthalmoscope while the left glows red. What should be done?',
    key: [
      'Refer her to ophthalmology without delay',
      'A white reflex may mean retinoblastoma or cataract, which threaten life or sight.',
    ],
    wrong: [
      ['Repeat the examination at 12 months', 'Delay may cost the eye or the life.'],
      [
        'Patch the left eye for 6 hours a day',
        'Patching treats amblyopia after the cause is known.',
      ],
      [
        'Reassure, as pigment is still forming',
        'Iris color develops, but a white pupil is not normal.',
      ],
      [
        'Give antibiotic drops for two weeks',
        'Nothing shows an infection of the surface, and drops would cost time.',
      ],
      [
        'Order genetic tests and await results',
        'Tests may follow. The eye has to be examined first.',
      ],
    ],
    takeaway: 'Check the red reflex from birth on at every well visit.',
  },
  {
    id: 'girl-first-puberty-sign',
    theme: 'puberty',
    stem: 'The mother of a healthy 10-year-old girl has noticed a small tender lump under her left nipple. Growth is normal, and there is no pubic hair. Which explanation is right?',
    key: [
      'Breast budding, the usual first sign',
      'Thelarche is usually the first sign of puberty in girls, and it often begins on one side.',
    ],
    wrong: [
      ['Fibroadenoma, which needs a biopsy', 'Biopsy of a bud can damage the breast for life.'],
      [
        'Precocious puberty, which needs tests',
        'Signs before 8 years are precocious in girls. She is 10.',
      ],
      [
        'Breast abscess, which needs drainage',
        'An abscess is red, hot and fluctuant, and the child has fever.',
      ],
      [
        'Delayed puberty, as hair is missing',
        'Delay means no breast development by about 13 years.',
      ],
      [
        'Adrenal disease, as hair is missing',
        'Adrenal androgens bring hair. Its absence is no sign of disease.',
      ],
    ],
    takeaway:
      'The usual order in girls is breast, pubic hair, growth spurt, menarche about 2 years after the start.',
  },
  {
    id: 'boy-first-puberty-sign',
    theme: 'puberty',
    level: 'recall',
    stem: 'An 11-year-old boy asks how he will know that puberty has begun. Which change usually comes first in boys?',
    key: [
      'Enlargement of the testes',
      'Testicular volume of 4 mL or more is the first sign in nearly all boys.',
    ],
    wrong: [
      ['Deepening of the voice', 'The voice breaks in mid to late puberty.'],
      ['Growth of facial hair', 'Facial hair is a late sign, after most growth has taken place.'],
      ['Spurt in body height', 'The peak of growth in boys comes in mid puberty.'],
      ['Lengthening of the penis', 'The penis grows about a year after the testes have begun to.'],
      ['Growth of axillary hair', 'Hair in the armpits comes after pubic hair, in mid puberty.'],
    ],
    takeaway: 'Signs before age 9 are precocious in boys, and no sign by 14 is delayed.',
  },
  {
    id: 'aging-kidney-creatinine',
    theme: 'aging',
    level: 'analysis',
    stem: 'A thin 86-year-old has a serum creatinine of 0.9 mg/dL, the same as at age 50. Why may her kidney function still be much lower than it was then?',
    key: [
      'Less muscle makes less of the marker',
      'Muscle mass and filtration fall together with age, so the serum level stays normal.',
    ],
    wrong: [
      ['More protein intake with age', 'Intake tends to fall, and more would raise creatinine.'],
      [
        'Higher renal blood flow with age',
        'Renal blood flow declines with age and does not increase.',
      ],
      [
        'More nephrons form after age 60',
        'Nephrons are lost with age, and new ones are not formed.',
      ],
      ['Larger bladder volume with age', 'Bladder capacity falls and does not alter creatinine.'],
      [
        'Faster liver metabolism with age',
        'The liver does not clear creatinine, and its metabolism does not speed up.',
      ],
    ],
    takeaway: 'Estimate clearance before dosing drugs that the kidney excretes.',
  },
  {
    id: 'aging-normal-memory',
    theme: 'aging',
    level: 'analysis',
    stem: 'A 76-year-old retired teacher lives alone, worries about her memory and asks what is usual at her age. Which change would fit normal aging?',
    key: [
      'Slower recall of names that come back later',
      'Speed of retrieval falls with age, while the memory itself is kept.',
    ],
    wrong: [
      [
        'Getting lost on the way home from her church',
        'Losing the way in a familiar place points to dementia.',
      ],
      [
        'Forgetting that she has eaten an hour earlier',
        'Rapid forgetting of recent events is not normal.',
      ],
      [
        'Being unable to pay bills that she used to pay',
        'Loss of a complex ability that she once had suggests dementia.',
      ],
      [
        'Asking the same question again after a minute',
        'Repeated questions show that new memory is not being stored.',
      ],
      [
        'Seeing small animals that others do not see',
        'Hallucinations are not normal and suggest Lewy body disease or delirium.',
      ],
    ],
    takeaway:
      'Vocabulary and knowledge stay stable with age. Daily function decides whether decline is disease.',
  },
  {
    id: 'aging-drug-distribution',
    theme: 'aging',
    level: 'recall',
    stem: 'Diazepam, a fat-soluble drug, acts longer in older adults than in the young. Which change of aging contributes most to this?',
    key: [
      'Higher share of body fat',
      'More fat enlarges the volume of distribution, so the half-life grows longer.',
    ],
    wrong: [
      [
        'Higher total body water',
        'Body water falls with age, which matters for water-soluble drugs.',
      ],
      ['Higher gastric acidity', 'Stomach acid does not explain why the half-life grows longer.'],
      ['Higher hepatic blood flow', 'Liver blood flow falls with age and does not rise.'],
      [
        'Higher glomerular filtration',
        'Filtration falls with age, and this drug is cleared by the liver.',
      ],
      [
        'Higher lean muscle mass',
        'Muscle mass falls with age and does not hold fat-soluble drugs.',
      ],
    ],
    takeaway: 'Less water and muscle, more fat, and slower liver and kidney call for lower doses.',
  },
  {
    id: 'fall-two-in-year',
    theme: 'aging',
    level: 'analysis',
    stem: 'An 81-year-old living at home has fallen twice this year without injury. She takes zolpidem, and the timed up and go test takes 17 seconds. Which step is most effective in preventing falls?',
    key: [
      'Balance training and stopping zolpidem',
      'Exercise for balance and strength lowers falls most, and sedatives are a risk that can be removed.',
    ],
    wrong: [
      [
        'Bed rest for much of the day at home',
        'Inactivity weakens muscle within days and increases the risk of falls.',
      ],
      [
        'Vitamin D in a high monthly bolus dose',
        'High bolus doses do not prevent falls and may increase them.',
      ],
      [
        'A switch from zolpidem to temazepam',
        'Another sedative carries the same risk of falls and confusion.',
      ],
      [
        'Restraint in a chair when she is alone',
        'Restraints cause injury and decline and do not prevent falls.',
      ],
      [
        'A head scan every year as a precaution',
        'Imaging of the head does not change the risk of falling.',
      ],
    ],
    takeaway: 'Review drugs, gait, vision, blood pressure on standing, feet and hazards at home.',
  },
];

export const lifespanSelections: readonly Selection[] = [
  {
    id: 'car-seat-infant',
    theme: 'guidance',
    stem: 'Parents of a 5-month-old ask about safety. Which advice is correct?',
    right: [
      [
        'Rear-facing car seat in the back row',
        'It protects head and neck best and stays clear of air bags.',
      ],
      [
        'Water heater set below 120°F (49°C)',
        'Hotter water can scald the skin of an infant within seconds.',
      ],
      ['One hand on him on the changing table', 'Infants begin to roll at this age and fall.'],
    ],
    wrong: [
      [
        'Infant walker on wheels for exercise',
        'Walkers cause falls down stairs and do not help walking.',
      ],
      [
        'Whole grapes as a first finger food',
        'Round firm foods can block the airway of a young child.',
      ],
      [
        'Syrup of ipecac kept in the kitchen',
        'Ipecac is no longer advised. Poison control is called.',
      ],
    ],
    takeaway:
      'Guidance comes just before a new skill: rolling, crawling, climbing. Car seats, burns, falls, choking and poisons are the main subjects in the first year.',
  },
  {
    id: 'delay-red-flags',
    theme: 'growth',
    stem: 'At a well visit a {clinician} asks about the development of an 18-month-old. Which findings call for prompt evaluation?',
    right: [
      ['No single words so far', 'A child of this age should have several words.'],
      ['Loss of words used before', 'Loss of language at any age is a warning sign.'],
      ['No pointing to show interest', 'Lack of shared attention is an early sign of autism.'],
    ],
    wrong: [
      ['Use of a spoon with spills', 'Messy use of a spoon is expected at this age.'],
      ['Wish to stay near a parent', 'Separation anxiety is usual in the second year.'],
      ['No sentences of four words', 'Such sentences come at about 3 years or later.'],
    ],
    takeaway:
      'Refer at once for hearing tests and early intervention when skills are missing or lost. Autism screening is advised at 18 and 24 months.',
  },
  {
    id: 'aging-normal-changes',
    theme: 'aging',
    stem: 'Which findings in a healthy 82-year-old are explained by normal aging?',
    right: [
      [
        'Loss of high-frequency hearing',
        'Presbycusis, which begins with high tones, is part of normal aging.',
      ],
      [
        'Lower maximal heart rate',
        'The response to catecholamines falls with age, so the peak rate is lower.',
      ],
      [
        'Stiffer lens with poor near focus',
        'Presbyopia begins in middle age, when the lens loses its elasticity.',
      ],
      ['Lighter and more broken sleep', 'Deep sleep lessens, and waking at night increases.'],
    ],
    wrong: [
      [
        'Resting tremor of one hand',
        'A resting tremor of one hand suggests Parkinson disease and not aging.',
      ],
      ['Weight loss of 10% in 6 months', 'Unintended loss of weight needs a search for disease.'],
    ],
    takeaway:
      'Aging lowers reserve and not resting function. A new disability, weight loss or confusion should be explained by disease and not by age.',
  },
];

import type { Practice } from '../basic-care/care-fact.ts';

const risks = { rn: 'High-risk behaviors', lpn: 'High-risk behaviors' } as const;

const stages = { rn: 'Developmental stages and transitions', lpn: 'Developmental stages' } as const;

const exam = {
  rn: 'Techniques of physical assessment',
  lpn: 'Data collection techniques',
} as const;

const screening = {
  rn: 'Health screening',
  lpn: 'Health screening and disease prevention',
} as const;

/** Risks of the young, care by age and examination. */
export const behaviorPractices: readonly Practice[] = [
  {
    ...risks,
    id: 'sti-prevention',
    right:
      'A sexually active adolescent asks how to lower the risk of infection. Which statement of the teen shows understanding?',
    fix: 'In a group on sexual health a teen makes a statement that must be corrected. Which statement is it?',
    several:
      'Which statements of adolescents show understanding of how to prevent sexually transmitted infection?',
    sound: [
      [
        '"I use a new latex condom each time"',
        'Latex blocks most infections when it is used each time.',
      ],
      [
        '"I can be infected and feel quite well"',
        'Chlamydia and other infections often give no symptoms at all.',
      ],
      ['"Fewer partners mean a lower risk for me"', 'Each new partner adds a chance of exposure.'],
      [
        '"My partner should be treated as well"',
        'A partner who is not treated can pass the infection back.',
      ],
      [
        '"The HPV vaccine works best before first sex"',
        'The vaccine prevents infection and does not treat it.',
      ],
    ],
    unsound: [
      [
        '"The pill protects me from infections"',
        'Oral contraceptives prevent pregnancy but offer no protection against infection.',
      ],
      [
        '"Washing right afterward keeps me safe"',
        'Washing or douching after sex does not prevent an infection.',
      ],
      [
        '"Baby oil helps so the condom lasts"',
        'Oil damages the latex of a condom and makes it tear.',
      ],
      [
        '"I cannot catch anything from oral sex"',
        'Gonorrhea, herpes and syphilis spread by oral sex.',
      ],
      [
        '"One treatment makes me immune later"',
        'Past infection does not protect, so reinfection is common.',
      ],
    ],
    takeaway:
      'Latex condoms, fewer partners, vaccination, testing and treatment of partners prevent spread.',
  },
  {
    ...risks,
    id: 'teen-driving',
    right:
      'During a sports examination a 17-year-old talks with the nurse about driving. Which statement shows safe behavior?',
    fix: 'A nurse speaks with adolescents about risks on the road. Which statement shows a need for teaching?',
    several:
      'A nurse leads a group on safety for new drivers. Which statements of adolescents show safe habits?',
    sound: [
      [
        '"My phone stays silent in my bag"',
        'Distraction by a phone is a leading cause of crashes in teens.',
      ],
      ['"I call for a ride after any beer"', 'Even small amounts of alcohol impair young drivers.'],
      ['"Each passenger must wear a belt"', 'Belts lower the risk of death for every seat.'],
      [
        '"I drive with one friend at most"',
        'Crash risk in teens rises with the number of young passengers.',
      ],
      [
        '"A helmet is part of my scooter"',
        'A helmet prevents most of the severe injuries of the head.',
      ],
    ],
    unsound: [
      [
        '"One quick text does not matter"',
        'Eyes leave the road for seconds, which is enough for a crash.',
      ],
      ['"Coffee makes me sober to drive"', 'Caffeine does not speed the removal of alcohol.'],
      ['"Belts are for highways mostly"', 'Most crashes happen near home at lower speeds.'],
      [
        '"I drive better late at night"',
        'Night driving and fatigue raise the risk for young drivers.',
      ],
      [
        '"Marijuana makes me drive slowly"',
        'Cannabis slows reaction and impairs judgment, so crashes become more likely.',
      ],
    ],
    takeaway:
      'Injury is the leading cause of death in adolescents. Distraction, alcohol, night driving and passengers raise the risk.',
  },
  {
    ...stages,
    id: 'toddler-care',
    right:
      'The parents of a 2-year-old seek advice on tantrums, meals and toilet training. Which advice should the nurse give?',
    fix: 'A parent tells how the family handles a 2-year-old. Which approach should the nurse advise against?',
    several:
      'A family with a lively 2-year-old asks for advice at a well-child visit. Which advice fits this age?',
    sound: [
      [
        'Offer a choice between two fine things',
        'A choice with limits supports autonomy and avoids struggles.',
      ],
      [
        'Ignore a tantrum while keeping the child safe',
        'Attention rewards a tantrum, and safety comes first.',
      ],
      [
        'Keep bedtime routines the same each night',
        'Rituals give a toddler a feeling of security.',
      ],
      [
        'Start toilet training when readiness shows',
        'Staying dry for two hours and interest are signs of readiness.',
      ],
      [
        'Lock up medicines and cleaning products',
        'Curious toddlers are at the highest risk of poisoning.',
      ],
    ],
    unsound: [
      [
        'Punish the child for saying no to things',
        'Saying no is a normal sign of growing autonomy.',
      ],
      [
        'Give in to a tantrum so that it will stop',
        'Giving in teaches the child that tantrums get results.',
      ],
      [
        'Expect sharing of toys with every visitor',
        'Toddlers play in parallel and do not yet share.',
      ],
      [
        'Offer whole grapes and nuts as snacks',
        'Round hard foods are a choking hazard until about 4 years.',
      ],
      [
        'Let the child finish dinner before leaving',
        'Appetite falls at this age, and forced meals lead to battles.',
      ],
    ],
    takeaway:
      'Toddlers need limits, routines, safe choices and protection from poison, choking and falls.',
  },
  {
    ...stages,
    id: 'toys-by-age',
    right:
      'Parents of a healthy 10-month-old ask for a toy that is safe and fits the age. Which should the nurse suggest?',
    fix: 'A relative brings gifts for a 10-month-old. Which gift should the parents put away because it is unsafe at this age?',
    several:
      'A family shops for the playroom of their 10-month-old. Which toys are safe and fitting for this age?',
    sound: [
      [
        'Large soft blocks to bang together',
        'Infants of this age enjoy banging and mouthing large, soft things.',
      ],
      [
        'Plastic cups that nest in each other',
        'Putting things in and out is a favorite game of late infancy.',
      ],
      [
        'Board book with thick sturdy pages',
        'Thick pages can be handled and mouthed without harm.',
      ],
      ['Big ball that rolls across the floor', 'Rolling a ball invites crawling and turn taking.'],
      [
        'Pop-up box that opens with a lever',
        'Sudden reappearance fits the new sense of object permanence.',
      ],
    ],
    unsound: [
      [
        'Bag of small glass marbles to sort',
        'Small round objects can block the airway of an infant.',
      ],
      ['Pull toy with a cord of three feet', 'A cord this long can strangle an infant.'],
      ['Latex balloons to hold and squeeze', 'Pieces of latex can seal the airway when inhaled.'],
      [
        'Stuffed bear with glued button eyes',
        'Small parts come off and can be swallowed or inhaled.',
      ],
      [
        'Action figure with coin-size magnets',
        'Magnets that are swallowed attract each other and can perforate the bowel.',
      ],
    ],
    takeaway:
      'Safe infant toys are large, washable and free of cords, small parts, magnets and balloons.',
  },
  {
    ...exam,
    id: 'child-examination',
    right:
      'A nurse is to examine a toddler who clings to a parent in the clinic. Which approach is best?',
    fix: 'A nursing student plans the physical examination of a healthy 18-month-old. Which step should the instructor change?',
    several:
      'An 18-month-old has a routine examination with a parent present. Which steps help the examination to succeed?',
    sound: [
      ['Examine the child on the parent’s lap', 'Closeness to the parent lowers fear at this age.'],
      [
        'Listen to heart and lungs while it is calm',
        'Crying hides heart and breath sounds, so calm moments are used.',
      ],
      [
        'Leave ears and throat for the last part',
        'These parts upset most and are done at the end.',
      ],
      [
        'Let the child hold the stethoscope first',
        'Play with the tool takes away its strangeness.',
      ],
      ['Count breaths before touching the child', 'Touch and crying change the rate of breathing.'],
    ],
    unsound: [
      [
        'Begin with a look into both of the ears',
        'An upsetting start makes the rest of the examination hard.',
      ],
      [
        'Ask the parent to wait out in the hallway',
        'Separation from a parent raises the fear of a toddler.',
      ],
      [
        'Undress the child fully for the whole time',
        'Toddlers resist, and clothes come off part by part.',
      ],
      [
        'Explain each step in medical terms first',
        'Toddlers understand short, simple words and play, not explanations.',
      ],
      [
        'Ask the child, "May I look at you now?"',
        'A question that allows no refusal invites a no.',
      ],
    ],
    takeaway:
      'With toddlers go from least to most upsetting, stay close to the parent and use play.',
  },
  {
    ...screening,
    id: 'fecal-test-prep',
    right:
      'A client is to collect stool at home for a guaiac test for hidden blood. Which preparation is sound?',
    fix: 'A client describes how he will collect stool for a guaiac test for hidden blood. Which plan should be corrected?',
    several: 'Which instructions apply to a guaiac stool test for hidden blood?',
    sound: [
      [
        'Avoid red meat for three days before',
        'Animal blood in red meat can turn the test positive.',
      ],
      [
        'Stop high-dose vitamin C beforehand',
        'Vitamin C hinders the color reaction and hides blood.',
      ],
      ['Take samples from separate stools', 'Tumors bleed on and off, so more samples find more.'],
      [
        'Keep the sample free of toilet water',
        'Water and cleaners dilute the sample and change the test.',
      ],
      [
        'Postpone the test during menstruation',
        'Other blood makes the test positive without disease.',
      ],
    ],
    unsound: [
      [
        'Eat a steak the evening before the test',
        'Red meat contains blood that the test can detect.',
      ],
      [
        'Scoop the stool out of the toilet bowl',
        'Toilet water and cleaners make the result unreliable.',
      ],
      [
        'Take ibuprofen for a sore back that week',
        'This drug irritates the stomach and can cause bleeding.',
      ],
      [
        'Test one sample and discard the others',
        'A single sample misses many tumors that bleed at times.',
      ],
      [
        'Skip a colonoscopy if one card is positive',
        'A positive test must be followed by a colonoscopy.',
      ],
    ],
    takeaway:
      'Diet, drugs and other bleeding can falsify a guaiac test. A positive result calls for colonoscopy.',
  },
];

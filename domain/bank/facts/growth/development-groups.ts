import type { CategoryGroup } from '../basic-care/care-fact.ts';

const topics = { rn: 'Developmental stages and transitions', lpn: 'Developmental stages' } as const;

/** Erikson's psychosocial tasks. */
export const eriksonGroup: CategoryGroup = {
  ...topics,
  id: 'erikson',
  question: 'Which psychosocial task described by Erikson does this show?',
  takeaway:
    'Match the age and the conflict in the scene to the stage, and plan care that lets the person succeed at it.',
  categories: [
    [
      'trust',
      'Trust versus mistrust',
      'Trust is the task of the first year, when needs are met by steady, loving care.',
    ],
    [
      'autonomy',
      'Autonomy versus shame and doubt',
      'Autonomy is the task of the toddler, who says no and wants to act alone.',
    ],
    [
      'initiative',
      'Initiative versus guilt',
      'Initiative is the task of the preschool child, who plans play and tries out roles.',
    ],
    [
      'industry',
      'Industry versus inferiority',
      'Industry is the task of school age, when children make, finish and compare their work.',
    ],
    [
      'identity',
      'Identity versus role confusion',
      'Identity is the task of adolescence, with values, peers and future roles to be sorted.',
    ],
    [
      'intimacy',
      'Intimacy versus isolation',
      'Intimacy is the task of the young adult, who commits to a partner and close friends.',
    ],
    [
      'generativity',
      'Generativity versus stagnation',
      'Generativity is the task of middle adulthood, when people guide and give to the next generation.',
    ],
    [
      'integrity',
      'Integrity versus despair',
      'Integrity is the task of later life, when a person looks back and weighs what was lived.',
    ],
  ],
  cases: [
    [
      'baby-settles',
      'trust',
      'An 8-month-old in the hospital cries when hungry and settles once the same caregiver picks the baby up and feeds without delay.',
      'An infant learns that needs are met by reliable care, so the same caregivers should be kept.',
      ['intimacy', 'generativity', 'integrity'],
    ],
    [
      'toddler-socks',
      'autonomy',
      'A 2-year-old with asthma pulls away from help with the socks and shouts, "Me do it!"',
      'Doing things alone and saying no are how a toddler gains self-control.',
      ['intimacy', 'generativity', 'integrity'],
    ],
    [
      'toddler-cup',
      'autonomy',
      'After a tonsillectomy a toddler refuses juice until the parent lets the child choose between the red and the blue cup.',
      'Small real choices give a toddler some control without giving up the goal.',
      ['intimacy', 'generativity', 'integrity'],
    ],
    [
      'preschool-doctor',
      'initiative',
      'A 4-year-old invents a game of hospital, bandages a doll and worries that a broken arm came from being naughty.',
      'Inventive role play shows initiative, and guilt about imagined wrongs is its other side.',
      ['intimacy', 'generativity', 'integrity'],
    ],
    [
      'school-stickers',
      'industry',
      'A 9-year-old with diabetes is proud of the chart in which each finished glucose check earns a sticker.',
      'School-age children thrive on tasks that are completed, counted and praised.',
      ['generativity', 'integrity'],
    ],
    [
      'school-behind',
      'industry',
      'During treatment of leukemia a 10-year-old frets about falling behind classmates in mathematics.',
      'Keeping up with schoolwork and peers is how a child of this age feels competent.',
      ['generativity', 'integrity'],
    ],
    [
      'teen-clothes',
      'identity',
      'A 15-year-old with scoliosis changes style of dress twice a month and argues with the parents about beliefs and plans.',
      'Trying out looks, values and goals is how an adolescent finds out who to be.',
      ['trust', 'integrity'],
    ],
    [
      'teen-brace',
      'identity',
      'A 14-year-old will not wear a back brace at school because "nobody in my group looks like that."',
      'Belonging to peers and body image are central while identity is being formed.',
      ['trust', 'integrity'],
    ],
    [
      'young-couple',
      'intimacy',
      'A 26-year-old with ulcerative colitis asks how to tell a new partner about the illness before the two move in together.',
      'Sharing oneself in a committed bond is the work of the young adult.',
      ['trust', 'autonomy', 'initiative'],
    ],
    [
      'coach',
      'generativity',
      'A 52-year-old recovering from a heart attack is eager to get back to coaching the youth soccer team and training apprentices.',
      'Guiding younger people gives midlife its sense of purpose.',
      ['trust', 'autonomy', 'initiative'],
    ],
    [
      'life-album',
      'integrity',
      'An 83-year-old in assisted living fills an album with photographs and says, "It was hard at times, but it was a good life."',
      'Life review with acceptance shows that the person finds meaning in what has been.',
      ['trust', 'autonomy', 'initiative'],
    ],
    [
      'bitter-elder',
      'integrity',
      'A 79-year-old says bitterly that the years were wasted and that it is too late to start over.',
      'Regret that time has run out is the despair that stands against acceptance in later life.',
      ['trust', 'autonomy', 'initiative'],
    ],
  ],
};

/** Ways of thinking of children, as Piaget and others name them. */
export const thinkingGroup: CategoryGroup = {
  ...topics,
  id: 'child-thinking',
  question: 'Which feature of thinking explains this?',
  takeaway: 'Words and preparation for procedures must fit how the child thinks at that age.',
  categories: [
    [
      'permanence',
      'Object permanence',
      'Object permanence means knowing that things still exist when out of sight, from late infancy.',
    ],
    [
      'animism',
      'Animism',
      'Animism gives feelings and wishes to lifeless objects, as preschool children do.',
    ],
    [
      'egocentrism',
      'Egocentrism',
      'Egocentric thought means that a young child cannot take another person’s point of view.',
    ],
    [
      'magical',
      'Magical thinking',
      'Magical thinking is the belief that a wish or thought can make events happen.',
    ],
    [
      'conservation',
      'Conservation',
      'Conservation means knowing that an amount stays the same when its shape changes.',
    ],
    [
      'abstract',
      'Abstract reasoning',
      'Abstract reasoning deals with ideas and what might be, and develops from about 12 years.',
    ],
  ],
  cases: [
    [
      'hidden-keys',
      'permanence',
      'A 10-month-old lifts a blanket to find the keys that a parent just hid there.',
      'The infant searches because the keys still exist in memory.',
    ],
    [
      'bad-table',
      'animism',
      'A 3-year-old bumps into a table in the clinic and scolds it for being mean.',
      'The child treats the table as if it had feelings and intentions.',
    ],
    [
      'nods-phone',
      'egocentrism',
      'A 4-year-old answers a grandmother on the telephone by nodding and pointing at a new toy.',
      'The child assumes that the grandmother sees what the child sees.',
    ],
    [
      'wished-sick',
      'magical',
      'A 5-year-old is sure that a baby brother got pneumonia because of an angry wish.',
      'The child believes that a thought caused the illness, and needs to hear that it did not.',
    ],
    [
      'tall-glass',
      'conservation',
      'An 8-year-old on fluid restriction sees that juice poured into a narrow glass is no more than before.',
      'The child understands that a change of shape leaves the amount the same.',
    ],
    [
      'what-if',
      'abstract',
      'A 16-year-old with epilepsy weighs what different treatments might mean for a driving license and a career.',
      'The adolescent can reason about possible futures and not just present facts.',
    ],
  ],
};

/** Play of children. */
export const playGroup: CategoryGroup = {
  ...topics,
  id: 'play',
  question: 'Which type of play is this?',
  takeaway:
    'Play moves from solitary in infancy through parallel in toddlers to associative and cooperative play.',
  categories: [
    ['solitary', 'Solitary play', 'Solitary play is play alone, and it is typical of infants.'],
    [
      'parallel',
      'Parallel play',
      'Parallel play is beside other children without joining them, typical of toddlers.',
    ],
    [
      'associative',
      'Associative play',
      'Associative play means sharing and talking without a common plan, typical of preschool age.',
    ],
    [
      'cooperative',
      'Cooperative play',
      'Cooperative play has rules, roles and a shared goal, typical of school age.',
    ],
    [
      'onlooker',
      'Onlooker play',
      'Onlooker play means watching others with interest and not taking part.',
    ],
  ],
  cases: [
    [
      'rattle-crib',
      'solitary',
      'In a crib a 7-month-old shakes a rattle for several minutes and takes no notice of other babies.',
      'The infant is absorbed in a toy alone, as is usual at this age.',
    ],
    [
      'two-trucks',
      'parallel',
      'Two 2-year-olds sit on one rug; each pushes a truck and does not speak to the other.',
      'They play side by side with like toys but each on their own.',
    ],
    [
      'dress-up',
      'associative',
      'Some 4-year-olds trade hats and chat while each acts out a story of their own.',
      'They share things and talk, yet have no common goal or rules.',
    ],
    [
      'board-game',
      'cooperative',
      'Four 9-year-olds on a pediatric unit set up a board game, pick a scorekeeper and agree on rules.',
      'Roles, rules and a shared goal make this play organized.',
    ],
    [
      'window-watch',
      'onlooker',
      'A 3-year-old with a leg cast follows the games of others with great interest but does not move to join.',
      'The child takes interest by watching without taking part.',
    ],
  ],
};

/** Fears and needs of children in the hospital. */
export const hospitalFearGroup: CategoryGroup = {
  ...topics,
  id: 'child-fear',
  question: 'Which response to illness and hospital care is this child showing?',
  takeaway:
    'What a sick child fears follows from the stage of development, and so does the help that works.',
  categories: [
    [
      'protest',
      'Protest in separation anxiety',
      'Protest is loud crying, searching and refusal of strangers soon after a parent leaves.',
    ],
    [
      'despair',
      'Despair in separation anxiety',
      'Despair is quiet withdrawal, sadness and little play after the protest ends.',
    ],
    [
      'detachment',
      'Detachment in separation anxiety',
      'Detachment is a late stage in which the child seems content but turns from the parent.',
    ],
    [
      'regression',
      'Regression under stress',
      'Regression is a return to earlier behavior that fades when the stress is over.',
    ],
    [
      'mutilation',
      'Fear of bodily mutilation',
      'Fear of harm to the body is strongest in preschool children, who fear that insides leak out.',
    ],
    [
      'privacy',
      'Fear of loss of privacy',
      'Loss of privacy and difference from peers trouble adolescents above all.',
    ],
  ],
  cases: [
    [
      'screams-door',
      'protest',
      'A 20-month-old screams, clings to the crib rail and calls for the mother, who left 15 minutes ago.',
      'Loud distress right after the parent leaves is the first stage and shows strong attachment.',
    ],
    [
      'curled-quiet',
      'despair',
      'On the third day without visitors a toddler lies curled up, eats little and does not touch the toys.',
      'The child has stopped crying but grieves and withdraws.',
    ],
    [
      'ignores-father',
      'detachment',
      'After weeks in the hospital a 2-year-old plays cheerfully with the staff and looks away when the father comes.',
      'Turning from the parent while seeming happy is the late stage and is easily misread.',
    ],
    [
      'wets-again',
      'regression',
      'A 3-year-old who was dry for half a year wets the bed and asks for a bottle after surgery.',
      'Skills learned last are lost first under stress, and they return with support.',
    ],
    [
      'asks-bandage',
      'mutilation',
      'A 4-year-old begs for a bandage after a blood draw so that "the blood does not all run out."',
      'Preschool children fear injury to the body and are calmed by a bandage.',
    ],
    [
      'shuts-curtain',
      'privacy',
      'A 15-year-old gets upset when the team enters without knocking and refuses a gown that is open at the back.',
      'Body image and control over who sees it matter most at this age.',
    ],
  ],
};

/** Stages of puberty by Tanner; the places are added by the model. */
export const tannerGroup: CategoryGroup = {
  id: 'tanner',
  question: 'Which Tanner stage is this?',
  takeaway:
    'Stage 1 is prepubertal and stage 5 adult; breast or testicular growth marks stage 2 and the start of puberty.',
  categories: [
    [
      'one',
      'Stage 1',
      'Stage 1 is prepubertal, without breast tissue, enlarged testes or pubic hair.',
    ],
    [
      'two',
      'Stage 2',
      'Stage 2 is the start: a breast bud or testes of 4 mL or more, and sparse straight hair.',
    ],
    [
      'three',
      'Stage 3',
      'Stage 3 has a breast mound with one contour, a longer penis, and darker curling hair.',
    ],
    [
      'four',
      'Stage 4',
      'Stage 4 has an areola raised above the breast, and adult-type hair not yet on the thighs.',
    ],
    [
      'five',
      'Stage 5',
      'Stage 5 is adult, with hair on the inner thighs and the areola level with the breast.',
    ],
  ],
  cases: [
    [
      'flat-chest',
      'one',
      'A girl of 7 years is seen for a sports form. The chest is flat with no tissue under the areola, and there is no pubic hair.',
      'Neither breast tissue nor pubic hair is present, so puberty has not begun.',
    ],
    [
      'breast-bud',
      'two',
      'A girl of 10 years has a small firm mound under a slightly widened areola and a few straight hairs along the labia.',
      'A breast bud with sparse straight hair is the first step of puberty.',
    ],
    [
      'testes-first',
      'two',
      'A boy of 11 years has testes of 5 mL, a thinner reddened scrotum, a penis of childhood size and a few straight hairs at its base.',
      'Enlarged testes with little other change mark the first step in boys.',
    ],
    [
      'single-contour',
      'three',
      'A girl of 12 years has breasts that form one smooth contour with the areola; dark curling hair spreads over the pubis.',
      'Breast and areola are larger but not separated, and the hair curls.',
    ],
    [
      'longer-penis',
      'three',
      'A boy of 13 years has further growth of the testes, a penis that has grown mainly in length, and darker curling hair over the pubis.',
      'Growth in length comes at this step, while width and the glans follow in the next.',
    ],
    [
      'secondary-mound',
      'four',
      'A girl of 13 years has an areola and nipple that form a mound of their own above the breast; coarse hair covers the pubis and spares the thighs.',
      'The secondary mound of the areola is what sets this step apart.',
    ],
    [
      'broad-glans',
      'four',
      'A boy of 14 years has a penis that has widened with a larger glans, a dark scrotum, and coarse hair that does not reach the thighs.',
      'Growth in width and of the glans, with thighs still free of hair, define this step.',
    ],
    [
      'adult-thighs',
      'five',
      'A girl of 16 years has an areola that is level with the contour of the breast; pubic hair extends to the inner thighs.',
      'Hair on the thighs and the recessed areola show the adult pattern.',
    ],
  ],
};

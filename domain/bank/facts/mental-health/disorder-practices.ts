import type { Practice } from '../basic-care/care-fact.ts';

const behavior = { rn: 'Behavioral interventions', lpn: 'Behavioral management' } as const;

const mental = {
  rn: 'Mental health concepts and psychopathology',
  lpn: 'Mental health concepts',
} as const;

const memory = {
  rn: 'Sensory and perceptual alterations',
  lpn: 'Dementia and cognitive impairment',
} as const;

/** Care of people with disorders of mood, thought and memory. */
export const disorderPractices: readonly Practice[] = [
  {
    ...behavior,
    id: 'mania-care',
    right:
      'A client in a manic phase paces, interrupts groups and leaves meals untouched. Which measure fits best?',
    fix: 'A new team member cares for a client in a manic phase. Which measure should be corrected?',
    several: 'A plan is written for a client in acute mania. Which measures belong in it?',
    sound: [
      [
        'Offer food that can be eaten while walking',
        'Finger foods and drinks keep up nutrition when the client cannot sit.',
      ],
      [
        'Provide a quiet room with few stimuli',
        'Less noise and company lowers agitation and favors sleep.',
      ],
      [
        'Set short, clear and consistent limits',
        'The same calm limits from each staff member give control from outside.',
      ],
      [
        'Walk with the client in the courtyard',
        'Simple movement uses up energy without rivalry or many stimuli.',
      ],
      [
        'Record hours of sleep and drinks each day',
        'Exhaustion and dehydration are the bodily dangers of mania.',
      ],
    ],
    unsound: [
      [
        'Enter the client in a card tournament',
        'Competition raises excitement and may end in a quarrel.',
      ],
      [
        'Debate the client’s plans in the group',
        'Argument stimulates the client and disturbs the others.',
      ],
      [
        'Wait with meals until the client can sit',
        'The client may not sit for days and would starve.',
      ],
      [
        'Let each nurse set rules of their own',
        'Rules that differ from nurse to nurse invite manipulation and unrest.',
      ],
      [
        'Put the client in charge of the dance',
        'A role with many stimuli drives up the excitement.',
      ],
    ],
    takeaway:
      'In mania protect sleep, food, fluids and safety: low stimulation, finger foods, brief limits and large-muscle activity alone.',
  },
  {
    ...behavior,
    id: 'anorexia-care',
    right:
      'A client with anorexia nervosa has been admitted to regain weight. Which measure should the nurse use?',
    fix: 'A meeting is held on care of a client with anorexia nervosa. Which measure should be dropped?',
    several:
      'Which measures belong in care of a client with anorexia nervosa who has just begun to eat?',
    sound: [
      [
        'Stay with the client for an hour after meals',
        'The presence of the nurse prevents vomiting and hiding of food.',
      ],
      [
        'Weigh at the same hour in a hospital gown',
        'Equal conditions give a true weight and prevent hidden objects.',
      ],
      [
        'Link privileges to the agreed weight gain',
        'A clear contract rewards progress and avoids struggles.',
      ],
      [
        'Watch electrolytes closely as feeding begins',
        'Refeeding can lower phosphate and potassium to dangerous levels.',
      ],
      [
        'Talk of feelings and interests besides food',
        'Control and self-worth are the deeper issues of the illness.',
      ],
    ],
    unsound: [
      [
        'Let the client eat alone in the room',
        'Alone the client can hide food or vomit without notice.',
      ],
      [
        'Praise the client for looking much heavier',
        'Remarks on size increase the fear of gaining weight.',
      ],
      [
        'Permit long runs as a reward for eating',
        'Exercise burns the calories that are needed to recover.',
      ],
      [
        'Give high-calorie meals from the first hour',
        'Sudden full feeding after starvation can cause refeeding syndrome.',
      ],
      [
        'Threaten the client when a meal is left over',
        'Threats lead to power struggles and loss of trust.',
      ],
    ],
    takeaway:
      'Structure, supervision around meals, slow refeeding and a focus on feelings help in anorexia nervosa.',
  },
  {
    ...behavior,
    id: 'ocd-care',
    right:
      'A client with obsessive-compulsive disorder washes the hands for hours. Which approach is best early in treatment?',
    fix: 'Staff discuss a client with handwashing rituals on the second day of admission. Which proposal should be turned down?',
    several:
      'Which measures suit a client with obsessive-compulsive disorder in the first days on a unit?',
    sound: [
      [
        'Allow time for rituals in the daily schedule',
        'Without time for the ritual early on, anxiety rises to panic.',
      ],
      [
        'Protect the washed skin with a mild cream',
        'Frequent washing breaks the skin, which must be cared for.',
      ],
      [
        'Reduce the time for rituals step by step',
        'Slow reduction lets the client learn that anxiety falls by itself.',
      ],
      [
        'Praise time spent on other activities',
        'Attention that is given to healthy behavior strengthens it.',
      ],
      [
        'Teach a relaxation exercise for tense moments',
        'A new skill for anxiety makes the ritual less needed.',
      ],
    ],
    unsound: [
      [
        'Lock the washroom to prevent the ritual',
        'Sudden prevention of the ritual brings overwhelming anxiety.',
      ],
      [
        'Explain that the ritual makes no sense',
        'The client knows this, and reason does not stop the urge.',
      ],
      [
        'Hurry the client when the ritual is long',
        'Pressure increases anxiety and makes the ritual start over.',
      ],
      [
        'Ignore the sore hands to avoid attention',
        'Skin damage is a physical need that must be treated.',
      ],
      [
        'Tease the client gently about the washing',
        'Ridicule shames the client and raises the anxiety behind the ritual.',
      ],
    ],
    takeaway:
      'Rituals lower anxiety. Give time at first, reduce step by step, and teach other ways to deal with tension.',
  },
  {
    ...behavior,
    id: 'panic-care',
    right:
      'A client gasps, trembles and says, "I am going to die," in a panic attack. Tests of the heart were normal. What should the nurse do?',
    fix: 'A student helps a client in a panic attack. Which action should the instructor stop?',
    several: 'Which actions help a client at the peak of a panic attack?',
    sound: [
      [
        'Stay close and speak in short calm sentences',
        'Presence and few words give safety when attention is narrow.',
      ],
      [
        'Lead the client away to a quiet place',
        'A place with fewer stimuli helps the attack to fade.',
      ],
      [
        'Breathe slowly together with the client',
        'Slow breathing reverses the tingling and dizziness of overbreathing.',
      ],
      [
        'Loosen tight clothing and offer a seat',
        'Comfort and safety come first while fear is high.',
      ],
      [
        'Tell the client that attacks pass in minutes',
        'A true fact gives hope without a false promise.',
      ],
    ],
    unsound: [
      [
        'Leave the client alone until the fear is over',
        'Being alone increases panic and the risk of injury.',
      ],
      [
        'Explain in detail how panic is explained today',
        'A client in panic cannot take in long explanations.',
      ],
      [
        'Ask the client to list the causes of the fear',
        'Insight is sought later, when the client is calm.',
      ],
      ['Hold the client firmly by both of the arms', 'Being held may be felt as an attack.'],
      ['Have the client join the singing group now', 'Noise and people add to the overload.'],
    ],
    takeaway:
      'In panic stay, keep words short, slow the breathing and lower stimuli. Teaching and insight follow later.',
  },
  {
    ...mental,
    id: 'depression-care',
    right:
      'A client with severe depression speaks slowly and neglects washing. Which approach is best in the first days?',
    fix: 'A volunteer tells how she wants to cheer up a client with severe depression. Which plan should be corrected?',
    several: 'Which approaches fit a client with severe depression who hardly speaks?',
    sound: [
      [
        'Sit with the client at set times, also in silence',
        'Reliable presence shows the client worth without making demands.',
      ],
      [
        'Help with washing step by step each morning',
        'Energy is low, and small steps bring success.',
      ],
      [
        'Allow plenty of time for each of the answers',
        'Thought and speech are slowed in severe depression, so answers take time.',
      ],
      [
        'Praise a small task that has been completed',
        'A real success, even a small one, counters feelings of worthlessness.',
      ],
      ['Ask each day about thoughts of suicide', 'Risk changes and can rise as energy returns.'],
    ],
    unsound: [
      [
        'Tell jokes and funny stories until a smile comes',
        'Forced cheer widens the gulf and shows lack of understanding.',
      ],
      [
        'Let the client plan each hour of the day',
        'Making many decisions overwhelms a client with depression.',
      ],
      [
        'Leave the client in bed until the drug has worked',
        'Withdrawal and lack of movement make a depression deeper.',
      ],
      [
        'Point out how well off the client is in life',
        'Comparison with a good life adds guilt to low mood.',
      ],
      [
        'Plan a full day of group games from the start',
        'Too many demands lead to failure and exhaustion.',
      ],
    ],
    takeaway:
      'In severe depression offer presence, structure, small steps and patience, and assess suicide risk each day.',
  },
  {
    ...mental,
    id: 'delusion-care',
    right:
      'A client with schizophrenia believes that the food is poisoned. Which measure should the nurse choose?',
    fix: 'A nurse new to the unit cares for a suspicious client with delusions. Which measure should be corrected?',
    several:
      'Which measures build trust with a suspicious client who has delusions of being poisoned?',
    sound: [
      [
        'Offer food in sealed, unopened packages',
        'Sealed food lowers fear and keeps up nutrition without argument.',
      ],
      [
        'Give honest, short answers to questions',
        'Openness in small things builds trust with a suspicious person.',
      ],
      [
        'Keep the same few nurses on each shift',
        'Faces that are familiar make the unit seem less threatening.',
      ],
      [
        'Speak about real events of the day',
        'Talk about real events strengthens the client’s contact with reality.',
      ],
      ['Announce each touch before it happens', 'Unexpected touch may be taken as an attack.'],
    ],
    unsound: [
      [
        'Hide the medicine in a bowl of pudding',
        'Deceit about medicine confirms the suspicion and destroys trust.',
      ],
      ['Argue until the client gives up the idea', 'A delusion is fixed, and argument hardens it.'],
      [
        'Whisper with a colleague at the bedside',
        'Whispering within sight of the client feeds suspicion of a plot.',
      ],
      [
        'Pat the client on the shoulder from behind',
        'A touch from behind may frighten and provoke a blow.',
      ],
      [
        'Agree that the cook does look suspicious',
        'Agreement with the suspicion strengthens the client’s false belief.',
      ],
    ],
    takeaway:
      'Neither argue with a delusion nor agree. Be honest and predictable, meet needs and turn to real topics.',
  },
  {
    ...memory,
    id: 'dementia-care',
    right:
      'A client with moderate Alzheimer disease gets upset while dressing. Which measure should the nurse use?',
    fix: 'A nursing assistant helps a client with moderate dementia in the morning. Which practice should be corrected?',
    several: 'Which measures help a client with moderate dementia through the day?',
    sound: [
      [
        'Lay out the clothes in the order of use',
        'Fewer choices in order let the client dress alone.',
      ],
      [
        'Give one simple instruction at a time',
        'Short single steps fit a memory that has become limited.',
      ],
      [
        'Keep the same routine from day to day',
        'A routine lowers confusion and gives the client a feeling of security.',
      ],
      [
        'Label the bathroom with a clear picture',
        'Pictures help when words are no longer understood.',
      ],
      [
        'Distract with music when tension begins',
        'Distraction toward something pleasant works better than argument.',
      ],
    ],
    unsound: [
      [
        'Ask which of ten shirts is wanted today',
        'Too many choices at once overwhelm a client with dementia.',
      ],
      [
        'Quiz the client on the date each hour',
        'Testing the memory again and again exposes failure and causes distress.',
      ],
      [
        'Move the client to a new room each month',
        'A change of place increases disorientation in a client with dementia.',
      ],
      [
        'Correct each wrong statement firmly',
        'Correction leads to arguments and shame, and nothing is learned.',
      ],
      [
        'Finish the dressing quickly for the client',
        'Doing all for the client speeds up loss of skills.',
      ],
    ],
    takeaway:
      'Routine, one step at a time, few choices, cues and distraction keep a person with dementia able and calm.',
  },
];

import type { PriorityWard } from './client-priority.ts';

const outside = { rn: 'Establishing priorities', lpn: 'Establishing priorities' } as const;

/** Clinics, telephone lines, homes, long-term care and mental health units. */
export const communityWards: readonly PriorityWard[] = [
  {
    rn: 'Establishing priorities',
    id: 'telephone-line',
    openings: [
      'Several messages wait on a clinic’s telephone line.',
      'A primary care nurse listens to the voice messages of the lunch hour.',
      'After a weekend a clinic nurse reads the notes left by callers this morning.',
    ],
    question: 'Whose call should the nurse return first?',
    several: 'Which callers should the nurse reach at once? Select all that apply.',
    urgent: [
      {
        id: 'call-warfarin-head-blow',
        is: [
          'A client on warfarin who hit the head in a fall an hour ago',
          'A blow to the head during anticoagulation can cause a bleed in the skull, even without early signs.',
        ],
      },
      {
        id: 'call-pregnant-gush-cord',
        is: [
          'A client at 36 weeks whose waters broke and who feels a cord',
          'A prolapsed cord cuts off the fetus’s oxygen. Emergency help and positioning come at once.',
        ],
      },
      {
        id: 'call-bee-sting-throat',
        is: [
          'A client stung by a bee whose voice is now hoarse',
          'Hoarseness after a sting shows swelling of the airway in anaphylaxis.',
        ],
      },
      {
        id: 'call-chemotherapy-fever',
        is: [
          'A client on chemotherapy with a temperature of 101.5 °F (38.6 °C)',
          'Fever with a low neutrophil count is an emergency, since infection spreads unchecked.',
        ],
      },
      {
        id: 'call-eye-chemical',
        is: [
          'A client who has just splashed drain cleaner into one eye',
          'Alkali burns deeper with each minute. The eye is flushed with water now.',
        ],
      },
    ],
    stable: [
      [
        'A client on iron tablets whose stools have turned dark',
        'Dark stools are an expected effect of iron.',
      ],
      [
        'A client on lisinopril who has had a dry cough for two weeks',
        'A dry cough is a known effect of the drug. The provider may change it, without urgency.',
      ],
      [
        'A client with a cold who asks whether an antibiotic would help',
        'A cold is caused by a virus, and advice can be given later in the day.',
      ],
      [
        'A client with plantar heel pain on the first steps in the morning',
        'This is a long-standing discomfort that stretching and shoes can ease.',
      ],
      [
        'A client who needs the result of last week’s cholesterol test',
        'The result of a routine test can be given at any time.',
      ],
      [
        'A client with seasonal allergy whose eyes itch despite tablets',
        'Itching eyes are a bother and no danger to life or sight.',
      ],
      [
        'A client at 9 weeks of pregnancy who feels sick in the mornings',
        'Mild nausea is common in early pregnancy. The caller can be advised later.',
      ],
    ],
  },
  {
    ...outside,
    id: 'care-home',
    openings: [
      'A nurse begins the evening shift in a long-term care facility.',
      'In a skilled nursing facility two assistants bring reports about residents.',
      'During morning rounds in a nursing home, several residents need attention.',
    ],
    question: 'Which resident should be seen first?',
    several: 'Which residents should be seen at once? Select all that apply.',
    urgent: [
      {
        id: 'resident-choking-silent',
        is: [
          'A resident at lunch who clutches the throat and cannot speak',
          'A person who cannot speak has a blocked airway. Abdominal thrusts are given now.',
        ],
      },
      {
        id: 'resident-new-slurred-speech',
        is: [
          'A resident whose speech has been slurred since breakfast',
          'New slurred speech may be a stroke. The time of onset decides treatment.',
        ],
      },
      {
        id: 'resident-sepsis-mottled',
        is: [
          'A resident with a urinary catheter who is mottled and hard to rouse',
          'Mottled skin and a dulled mind point to sepsis from the urinary tract.',
        ],
      },
      {
        id: 'resident-hip-short-leg',
        is: [
          'A resident who fell and has one leg that is short and turned out',
          'A short, outward-turned leg suggests a hip fracture. The resident is kept still.',
        ],
      },
      {
        id: 'resident-tube-feeding-cough',
        is: [
          'A resident with a tube feeding running who coughs and turns dusky',
          'Coughing with a dusky color suggests aspiration. The feeding is stopped and the airway cleared.',
        ],
      },
    ],
    stable: [
      [
        'A resident with dementia who asks again when supper will be',
        'Repeated questions are usual in dementia and call for calm answers.',
      ],
      [
        'A resident who has not had a bowel movement for two days',
        'Two days without a stool is checked against the usual pattern, without urgency.',
      ],
      [
        'A resident with osteoarthritis whose knees ache after therapy',
        'Aching joints after exercise are common. Relief can follow shortly.',
      ],
      [
        'A resident with a stage 2 sacral wound due for a new dressing',
        'The wound is known and its care is planned for the shift.',
      ],
      [
        'A resident with Parkinson disease who has a tremor at rest',
        'A resting tremor is a lasting sign of the disease.',
      ],
      [
        'A resident with heart failure whose ankles swell by evening, as for months',
        'Swelling that has been the same for months is known and is followed in turn.',
      ],
      [
        'A resident with cataracts who misplaced a pair of glasses',
        'Lost glasses raise the risk of falls, and the search can begin a little later.',
      ],
    ],
  },
  {
    ...outside,
    id: 'mental-health-unit',
    openings: [
      'A nurse takes over a group of clients on an acute mental health unit.',
      'At the evening check on a psychiatric unit several clients need something.',
      'A nurse in a crisis stabilization center decides whom to approach first.',
    ],
    question: 'Which client comes first?',
    several: 'Which clients should be approached at once? Select all that apply.',
    urgent: [
      {
        id: 'mind-gives-away-things',
        is: [
          'A client with depression who is suddenly calm and gives away a ring',
          'Sudden calm with giving away valued things can mean a decision to die. Safety comes first.',
        ],
      },
      {
        id: 'mind-voices-command',
        is: [
          'A client who says that voices order an attack on a roommate',
          'Command hallucinations to harm put others at risk now.',
        ],
      },
      {
        id: 'mind-haloperidol-rigid-fever',
        is: [
          'A client on haloperidol who is rigid, with 104 °F (40 °C) and sweating',
          'Rigidity with high fever suggests neuroleptic malignant syndrome, a medical emergency.',
        ],
      },
      {
        id: 'mind-alcohol-tremor-visions',
        is: [
          'A client off alcohol for two days who sees insects and has a pulse of 132/min',
          'Visions with a racing pulse point to withdrawal delirium, which can be fatal.',
        ],
      },
      {
        id: 'mind-lithium-coarse-tremor',
        is: [
          'A client on lithium who staggers, vomits and has coarse tremors',
          'Staggering and coarse tremor show lithium toxicity, which can lead to seizures and coma.',
        ],
      },
    ],
    stable: [
      [
        'A client with mania who talks fast and wants to repaint the lounge tonight',
        'Pressured speech is part of mania. The client is redirected and is not in danger now.',
      ],
      [
        'A client with an obsessive disorder who has washed both hands again',
        'The ritual is a known symptom. Stopping it suddenly raises anxiety.',
      ],
      [
        'A client with depression who has stayed in bed through breakfast',
        'Low energy is a symptom of depression. The client is encouraged to rise later on.',
      ],
      [
        'A client on an SSRI for three days who doubts that it helps',
        'These medicines need weeks to work. Teaching can follow.',
      ],
      [
        'A client with schizophrenia who keeps apart from the other clients',
        'Withdrawal is a lasting symptom, approached with short and regular contact.',
      ],
      [
        'A client with panic disorder who asks to practice slow breathing',
        'Practicing a coping skill is useful and can be planned for later.',
      ],
      [
        'A client with an eating disorder who is angry about the meal plan',
        'Anger about the plan is common. It is discussed at a set time.',
      ],
    ],
  },
];

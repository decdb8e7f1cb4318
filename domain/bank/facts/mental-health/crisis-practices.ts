import type { Practice } from '../basic-care/care-fact.ts';

const crisis = { rn: 'Crisis intervention and suicide risk', lpn: 'Crisis intervention' } as const;

const abuse = { rn: 'Abuse and neglect', lpn: 'Abuse and neglect' } as const;

const dying = { rn: 'Grief, loss and end-of-life care', lpn: 'End-of-life concepts' } as const;

const stress = { rn: 'Coping mechanisms and stress management', lpn: 'Stress management' } as const;

const drugs = {
  rn: 'Substance use and other dependencies',
  lpn: 'Chemical and other dependencies',
} as const;

const setting = {
  rn: 'Therapeutic communication and environment',
  lpn: 'Therapeutic communication and environment',
} as const;

/** Care in crisis, abuse, dying, stress and recovery. */
export const crisisPractices: readonly Practice[] = [
  {
    ...crisis,
    id: 'aggression-care',
    right:
      'In a waiting room a client raises the voice, clenches the fists and steps closer. What should the nurse do first?',
    fix: 'A video shows a nurse facing an angry client. Which action of the nurse adds to the danger?',
    several: 'Which actions are sound when a client becomes more and more angry?',
    sound: [
      [
        'Keep a leg’s length away and speak calmly',
        'Distance and a calm voice lower the sense of threat.',
      ],
      [
        'Stand so that the way to the door is free',
        'Neither the nurse nor the client should feel trapped.',
      ],
      [
        'Say that the anger is seen and ask for its cause',
        'Being heard and taken seriously often reduces the tension.',
      ],
      [
        'Ask other clients to leave the room quietly',
        'Others are protected, and an audience is removed.',
      ],
      [
        'Offer two choices that are both acceptable',
        'A choice gives back control without a struggle.',
      ],
    ],
    unsound: [
      [
        'Lay a hand on the client’s shoulder to soothe',
        'Touch may be felt as an attack by an angry person.',
      ],
      [
        'Answer in a louder voice to show authority',
        'A loud voice is heard as a challenge and escalates the conflict.',
      ],
      [
        'Turn away and go on with the paperwork',
        'Ignoring the anger adds insult and leaves the nurse unprotected.',
      ],
      [
        'Block the exit so that the client cannot run',
        'A client who is cornered is more likely to strike.',
      ],
      [
        'Threaten restraints unless the client sits',
        'Threats of force increase fear and with it the risk of violence.',
      ],
    ],
    takeaway:
      'De-escalate early: space, calm voice, exit free, feeling named, choices offered and help near. Restraint is the last resort.',
  },
  {
    ...crisis,
    id: 'suicide-precautions',
    right:
      'A client is admitted after a suicide attempt and still wants to die. Which measure has priority?',
    fix: 'A charge nurse checks the care of a client on one-to-one suicide precautions. Which practice is unsafe?',
    several:
      'Which measures are part of one-to-one precautions for a client at high risk of suicide?',
    sound: [
      [
        'Keep the client within arm’s reach day and night',
        'Constant presence is the surest protection at high risk.',
      ],
      [
        'Take away belts, cords, razors and glass',
        'Access to means is removed before anything else is planned.',
      ],
      [
        'Check that tablets are swallowed each time',
        'Hoarded tablets could be used for an overdose.',
      ],
      [
        'Serve meals with plastic spoons and cups',
        'Plastic dishes leave no sharp pieces that could be used for harm.',
      ],
      [
        'Search bags that visitors bring to the room',
        'Visitors may bring dangerous objects without knowing it.',
      ],
    ],
    unsound: [
      [
        'Look in every 15 minutes from the corridor',
        'At high risk minutes are enough for an attempt.',
      ],
      [
        'Rely on a signed promise to stay alive',
        'A signed no-suicide contract has not been shown to prevent suicide.',
      ],
      [
        'Give privacy in the bathroom when asked',
        'The bathroom is a frequent place of suicide on units.',
      ],
      [
        'Place the client in a single room at the end',
        'A remote room makes constant watching difficult and delays help.',
      ],
      [
        'End the watch as soon as the client smiles',
        'Sudden better mood may mean that a decision was made.',
      ],
    ],
    takeaway:
      'At high risk one-to-one observation, removal of means and checks of medicine protect; contracts do not.',
  },
  {
    ...abuse,
    id: 'partner-violence-care',
    right:
      'A client tells the nurse in private that her partner beats her. She does not want to leave yet. Which action is best?',
    fix: 'A nurse cares for a client who has been beaten by her partner. Which action could put her in danger?',
    several:
      'Which actions help a client who lives with a violent partner and is not ready to leave?',
    sound: [
      [
        'Help her to make a plan for a quick escape',
        'A packed bag, money, papers and a safe place may save her life.',
      ],
      [
        'Record injuries with her words and a map',
        'Exact records in her own words may serve in court.',
      ],
      [
        'Ask whether the violence has become worse',
        'More violence, threats to kill and weapons mean high danger.',
      ],
      [
        'Give the hotline number in a hidden form',
        'A card that can be found by the partner may provoke attack.',
      ],
      [
        'Tell her that nobody deserves to be hit',
        'The message relieves guilt and supports the client’s sense of worth.',
      ],
    ],
    unsound: [
      [
        'Invite the partner to a talk for two',
        'Joint talks with a violent partner increase the risk to her.',
      ],
      [
        'Tell her to leave the house this evening',
        'Leaving is the most dangerous time and needs a plan and her will.',
      ],
      ['Ask about the beating in front of him', 'Questions in his presence expose her to revenge.'],
      ['Mail information leaflets to the home', 'The partner may find the mail and punish her.'],
      [
        'Send her home since she does not leave',
        'Not being ready to leave is no reason to withhold help.',
      ],
    ],
    takeaway:
      'Privacy, belief, danger assessment, a safety plan and exact records help; the decision stays with the client.',
  },
  {
    ...dying,
    id: 'dying-comfort',
    right:
      'A client in the last days of life breathes noisily and takes no drink. Which measure suits best?',
    fix: 'A family helps with care of a client who is near death. Which measure should the nurse advise against?',
    several:
      'A client in hospice is expected to die within days. Which measures give comfort during this time?',
    sound: [
      [
        'Turn the client to the side and raise the head',
        'Position lets secretions drain and quiets noisy breathing.',
      ],
      [
        'Moisten the lips and mouth every hour or two',
        'Dry mouth is the main discomfort when drinking ends.',
      ],
      [
        'Give the opioid on schedule as it is ordered',
        'Regular doses prevent pain from returning and ease breathlessness.',
      ],
      [
        'Speak to the client as if every word is heard',
        'Hearing may remain when answers no longer come.',
      ],
      [
        'Let the family stay and hold the client’s hand',
        'Presence comforts both the client and the family.',
      ],
    ],
    unsound: [
      [
        'Suction the throat deeply every half hour',
        'Deep suction is distressing and has little effect.',
      ],
      [
        'Urge spoonfuls of broth between the breaths',
        'Forced drink can enter the airway and cause choking.',
      ],
      [
        'Hold back opioids for fear of dependence',
        'Dependence does not matter near death, and pain does.',
      ],
      [
        'Wake the client each hour to check alertness',
        'Waking disturbs rest and serves no aim of comfort.',
      ],
      [
        'Warm cold feet with an electric heating pad',
        'Poor flow and numbness make burns likely; a blanket is used.',
      ],
    ],
    takeaway:
      'Near death, comfort guides each act: position, mouth care, regular opioids, quiet and presence.',
  },
  {
    ...stress,
    id: 'stress-coping',
    right:
      'A client with tension headaches wants to handle stress at work better. Which plan should the nurse support?',
    fix: 'A client tells how he copes with a stressful job. Which habit should the nurse discourage?',
    several: 'A client under strain at work lists ways of coping. Which habits are healthy ones?',
    sound: [
      [
        'Tense and relax muscle groups each evening',
        'Progressive relaxation lowers the tension of muscles and the state of arousal.',
      ],
      [
        'Break a big task down into small steps',
        'Small steps give control and a sense of progress.',
      ],
      [
        'Talk with a trusted friend about the load',
        'Support from others softens the effect of stress.',
      ],
      [
        'Take a brisk walk after work on most days',
        'Exercise uses up stress hormones and lifts mood.',
      ],
      [
        'Practice slow belly breathing at the desk',
        'Slow breathing from the belly calms the pulse within minutes.',
      ],
    ],
    unsound: [
      [
        'Have some drinks each night to unwind',
        'Alcohol disturbs sleep and may lead to dependence.',
      ],
      [
        'Keep anger inside so that peace is kept',
        'Anger that is bottled up raises tension and blood pressure.',
      ],
      [
        'Work through breaks to get ahead of it',
        'Lack of breaks lowers performance and raises strain.',
      ],
      [
        'Take a coworker’s tranquilizer at noon',
        'Drugs of another person are unsafe and hide the problem.',
      ],
      [
        'Put off decisions until the pressure stops',
        'Avoidance of decisions lets the problems and the worry grow.',
      ],
    ],
    takeaway:
      'Problem solving, relaxation, exercise and support are healthy; alcohol, avoidance and silence are not.',
  },
  {
    ...drugs,
    id: 'relapse-prevention',
    right:
      'A client leaves an alcohol treatment program and wants to stay sober. Which plan should the nurse support?',
    fix: 'Before discharge from alcohol treatment a client lists plans. Which plan makes relapse more likely?',
    several: 'Which plans help a client to stay sober after treatment for alcohol use disorder?',
    sound: [
      [
        'Call a sponsor when craving becomes strong',
        'A sponsor gives support at once from own experience.',
      ],
      [
        'Go to meetings on each day of the first months',
        'Frequent support is most needed early in recovery.',
      ],
      [
        'Choose a new route home that passes no bar',
        'Avoiding places that remind of drinking keeps craving low.',
      ],
      [
        'Fill evenings with a sport or a class',
        'New habits replace the hours once spent drinking.',
      ],
      [
        'Read labels of cough syrup for alcohol',
        'Hidden alcohol can start relapse or react with disulfiram.',
      ],
    ],
    unsound: [
      [
        'Meet old friends at the usual bar for soda',
        'Places and friends tied to drinking are strong cues.',
      ],
      [
        'Keep one bottle at home for any visitors',
        'Alcohol at hand makes relapse easy in a weak moment.',
      ],
      ['Stop the meetings once a month has passed', 'Risk of relapse stays high for a long time.'],
      ['Drink a beer on holidays to test control', 'One drink often leads back to heavy drinking.'],
      ['Hide the problem from family and friends', 'Secrecy takes away support and favors denial.'],
    ],
    takeaway:
      'Recovery rests on support, new routines and avoidance of cues. A relapse is a reason to return to treatment.',
  },
  {
    ...setting,
    id: 'interpreter-use',
    right:
      'A client who speaks little English is to learn about a new diagnosis. Which practice should the nurse follow?',
    fix: 'A nurse works with a medical interpreter for a client with limited English. Which practice should be changed?',
    several:
      'A nurse speaks with a client through a trained medical interpreter. Which practices make the talk successful?',
    sound: [
      [
        'Look at the client and not at the interpreter',
        'Eye contact keeps the relation between nurse and client.',
      ],
      [
        'Speak in short sentences with brief pauses',
        'Pauses let the interpreter render each of the sentences completely.',
      ],
      [
        'Ask the client to repeat the plan in own words',
        'Teach-back in own words shows what has really been understood.',
      ],
      [
        'Meet the interpreter briefly before the talk',
        'A short briefing prepares for terms and sensitive topics.',
      ],
      [
        'Avoid slang, idioms and medical abbreviations',
        'Such words are hard to interpret and easily misread.',
      ],
    ],
    unsound: [
      [
        'Have a 12-year-old child of the client translate',
        'Children lack the words and are burdened by what they hear.',
      ],
      [
        'Speak very loudly so that the words get across',
        'Loudness does not help understanding and seems rude.',
      ],
      [
        'Say "tell her that" before each of the sentences',
        'The client is addressed directly and not in the third person.',
      ],
      [
        'Take a nod as a sign that it was understood',
        'A nod may show politeness and not understanding.',
      ],
      [
        'Ask the interpreter for an opinion on the client',
        'The interpreter conveys words and does not assess.',
      ],
    ],
    takeaway:
      'Use a trained interpreter, speak to the client, keep sentences short and check by teach-back.',
  },
];

import type { CategoryGroup } from '../basic-care/care-fact.ts';

/** Intoxication and withdrawal by their signs. */
export const substanceGroup: CategoryGroup = {
  rn: 'Substance use and other dependencies',
  lpn: 'Chemical and other dependencies',
  id: 'substance-state',
  question: 'Which state best explains these signs?',
  takeaway:
    'Intoxication and withdrawal of one drug are opposites; alcohol and sedative withdrawal can kill.',
  categories: [
    [
      'alcohol-w',
      'Alcohol withdrawal',
      'Alcohol withdrawal starts 6 to 24 hours after the last drink with tremor, sweating and anxiety.',
    ],
    [
      'tremens',
      'Delirium tremens',
      'Delirium tremens begins 2 to 4 days after the last drink with confusion and fever.',
    ],
    [
      'opioid-i',
      'Opioid overdose',
      'Opioid overdose gives pinpoint pupils, slow breathing and stupor.',
    ],
    [
      'opioid-w',
      'Opioid withdrawal',
      'Opioid withdrawal gives wide pupils, yawning, runny nose, gooseflesh and cramps.',
    ],
    [
      'stimulant-i',
      'Cocaine intoxication',
      'Cocaine intoxication gives wide pupils, fast pulse, high pressure and agitation.',
    ],
    [
      'stimulant-w',
      'Stimulant withdrawal',
      'Stimulant withdrawal is a crash with sleep, hunger and low mood.',
    ],
    [
      'cannabis',
      'Cannabis intoxication',
      'Cannabis gives red eyes, hunger, dry mouth and slowed sense of time.',
    ],
    [
      'lsd',
      'Hallucinogen intoxication',
      'Hallucinogens change perception of colors and shapes and may bring panic.',
    ],
    [
      'nicotine',
      'Nicotine withdrawal',
      'Nicotine withdrawal gives irritability, poor focus and hunger.',
    ],
    [
      'inhalant',
      'Inhalant intoxication',
      'Inhalants leave a chemical odor, a rash at the mouth and slurred speech.',
    ],
    [
      'wernicke',
      'Wernicke encephalopathy',
      'Wernicke encephalopathy is confusion, unsteady gait and eye muscle palsy from lack of thiamine.',
    ],
  ],
  cases: [
    [
      'shaky-morning',
      'alcohol-w',
      'Ten hours after the last drink a client with years of heavy drinking is sweaty, anxious and oriented, with a coarse tremor and a pulse of 112/min.',
      'Tremor and sweating within the first day, with a clear mind, are early signs.',
      ['tremens', 'nicotine', 'opioid-w'],
    ],
    [
      'third-day-bugs',
      'tremens',
      'On the third day in the hospital a client who drank heavily is confused, sees insects on the wall and has a temperature of 39°C and a pulse of 138/min.',
      'Confusion, visions and fever after two to four days mark the most dangerous form.',
      ['alcohol-w', 'stimulant-i', 'lsd'],
    ],
    [
      'pinpoint',
      'opioid-i',
      'A client found in a restroom cannot be woken. Respirations are 6/min, and both pupils are like pinpoints.',
      'Stupor, slow breathing and pinpoint pupils form a typical triad.',
    ],
    [
      'gooseflesh',
      'opioid-w',
      'A day after being jailed a client yawns, sniffles and has gooseflesh, stomach cramps and wide pupils.',
      'Runny nose, yawning and gooseflesh with wide pupils are typical.',
      ['nicotine', 'alcohol-w'],
    ],
    [
      'chest-pain-party',
      'stimulant-i',
      'At a party a 24-year-old becomes agitated and has chest pain, wide pupils, nosebleed, a pulse of 140/min and a pressure of 190/110 mm Hg.',
      'Sympathetic overdrive with nosebleed and chest pain points to this drug.',
      ['lsd'],
    ],
    [
      'sleeps-two-days',
      'stimulant-w',
      'After a week of methamphetamine a client has slept for two days, is ravenous, deeply sad and has vivid dreams.',
      'A crash with sleep, hunger and low mood follows a run; suicide risk must be checked.',
      ['cannabis', 'nicotine'],
    ],
    [
      'red-eyes-snacks',
      'cannabis',
      'A college student giggles, has red eyes and a dry mouth, eats several snacks and thinks that an hour has passed after ten minutes.',
      'Red eyes, hunger and slowed time are typical.',
      ['lsd'],
    ],
    [
      'melting-walls',
      'lsd',
      'At a festival a client stares at the hand, says that the walls melt and that sounds have colors, and is terrified by the experience.',
      'Distorted and mixed senses with a bad trip call for a calm, quiet setting.',
      ['cannabis'],
    ],
    [
      'gum-third-day',
      'nicotine',
      'On the second day after surgery a client with a pack-a-day habit is irritable, cannot focus and eats candy all day. Vital signs are normal.',
      'Irritability and hunger with stable vital signs fit the lack of cigarettes.',
      ['stimulant-w', 'alcohol-w', 'opioid-w'],
    ],
    [
      'glue-rash',
      'inhalant',
      'A 13-year-old has slurred speech, a staggering gait, a rash around the mouth and nose and an odor of solvent on the sleeve.',
      'Rash and odor around the mouth point to sniffing of glue or solvent.',
    ],
    [
      'eyes-and-gait',
      'wernicke',
      'A malnourished client with alcohol use disorder is confused, walks on a wide base and cannot move the eyes outward.',
      'Confusion, ataxia and eye palsy need thiamine at once, before glucose.',
      ['tremens', 'alcohol-w'],
    ],
  ],
};

/** Disorders of memory and thought in older adults. */
export const cognitionGroup: CategoryGroup = {
  rn: 'Mental health concepts and psychopathology',
  lpn: 'Dementia and cognitive impairment',
  id: 'cognition',
  question: 'Which term fits what is described?',
  takeaway:
    'Delirium is sudden and fluctuates; dementia is slow; depression dulls mood and effort. Calm routines help in each.',
  categories: [
    [
      'delirium',
      'Delirium',
      'Delirium is a sudden, fluctuating disturbance of attention with a medical cause.',
    ],
    [
      'dementia',
      'Dementia',
      'Dementia is a slow loss of memory and other abilities with a clear mind at first.',
    ],
    [
      'depression',
      'Depression',
      'Depression dulls effort and memory, and the person often answers "I don’t know."',
    ],
    ['aphasia', 'Aphasia', 'Aphasia is loss of the ability to use or understand words.'],
    [
      'apraxia',
      'Apraxia',
      'Apraxia is inability to carry out a learned movement in spite of normal strength.',
    ],
    [
      'agnosia',
      'Agnosia',
      'Agnosia is inability to recognize objects or faces in spite of intact senses.',
    ],
    [
      'sundown',
      'Sundowning',
      'Sundowning is restlessness and confusion that increase toward evening.',
    ],
    [
      'confabulate',
      'Confabulation',
      'Confabulation fills gaps of memory with made-up events, without intent to deceive.',
    ],
    [
      'catastrophic',
      'Catastrophic reaction',
      'A catastrophic reaction is an outburst when demands are more than the person can handle.',
    ],
    [
      'elopement',
      'Wandering',
      'Wandering is walking about without aim, with a risk of getting lost.',
    ],
  ],
  cases: [
    [
      'post-op-night',
      'delirium',
      'Two days after hip surgery an 80-year-old who was sharp at home picks at the air, dozes off in mid-sentence and is clear again an hour later.',
      'Sudden onset with changing attention after surgery is an acute medical problem.',
      ['sundown', 'aphasia', 'apraxia', 'agnosia', 'elopement'],
    ],
    [
      'urine-infection-confused',
      'delirium',
      'A resident of a nursing home becomes drowsy and muddled within one day. The urine is cloudy and there is fever.',
      'An infection can disturb attention within hours in an older adult.',
      ['sundown', 'aphasia', 'apraxia', 'agnosia', 'elopement'],
    ],
    [
      'two-years-forget',
      'dementia',
      'Over two years an alert 76-year-old has begun to repeat questions, get lost in the store and leave bills unpaid.',
      'Slow decline of memory and daily skills with clear alertness fits.',
      ['elopement', 'aphasia', 'apraxia', 'agnosia'],
    ],
    [
      'dont-know',
      'depression',
      'Two months after a move an older adult eats little, wakes at 4 a.m., answers most memory questions with "I don’t know" and says life is empty.',
      'Low mood, early waking and lack of effort point to an illness of mood that can be treated.',
      ['aphasia', 'apraxia', 'agnosia', 'elopement'],
    ],
    [
      'word-lost',
      'aphasia',
      'A client with Alzheimer disease points to the watch and says "the thing, the round thing," and no longer grasps long sentences.',
      'Words are lost both in speech and in understanding.',
      ['agnosia', 'dementia'],
    ],
    [
      'cannot-button',
      'apraxia',
      'Asked to button a shirt, a client with normal strength and good will holds the cloth and cannot carry out the steps.',
      'The skill is lost although muscles and willingness are intact.',
      ['agnosia', 'dementia'],
    ],
    [
      'fork-unknown',
      'agnosia',
      'A client looks at a fork for a long time, turns it in the hand and does not recognize what it is.',
      'Sight is intact, but the object is not recognized.',
      ['apraxia', 'aphasia', 'dementia'],
    ],
    [
      'five-o-clock',
      'sundown',
      'Each day at about 5 p.m. a client with Alzheimer disease becomes restless, calls for a dead mother and calms after dark.',
      'The daily worsening late in the day is typical.',
      ['delirium', 'elopement', 'dementia'],
    ],
    [
      'lunch-with-mayor',
      'confabulate',
      'A client with memory loss tells in detail of lunch with the mayor today, though the client has not left the unit.',
      'An invented story fills a gap, and the client believes it.',
      ['delirium', 'dementia'],
    ],
    [
      'bath-outburst',
      'catastrophic',
      'When three people hurry a client with dementia through a bath and all give instructions, the client screams and strikes out.',
      'Too many demands at once overwhelm what the client can process.',
      ['sundown', 'dementia'],
    ],
    [
      'at-the-exit',
      'elopement',
      'A resident with memory loss paces the halls most of the day and tries each door to "go to work."',
      'Aimless walking toward exits calls for safe paths and supervision.',
      ['sundown', 'dementia'],
    ],
  ],
};

import type { FindingPool } from '../basic-care/care-fact.ts';

/** Words and acts that show danger of suicide, beside those of an ordinary low mood. */
export const suicidePool: FindingPool = {
  rn: 'Crisis intervention and suicide risk',
  lpn: 'Crisis intervention',
  id: 'suicide-sign',
  question: 'Which statement or behavior should raise the greatest concern for suicide?',
  takeaway:
    'A plan with means at hand, farewell acts, sudden calm and hopelessness mean high risk: stay with the client, remove means and report.',
  alarming: [
    [
      'gives-away',
      'A client who has been depressed for months visits a clinic in better spirits than before.',
      'Gave prized records to a friend',
      'Giving away treasured things is a way of saying goodbye.',
    ],
    [
      'pills-saved',
      'The nurse talks with a client who lives alone after a divorce.',
      'Has saved up 60 sleeping pills',
      'Means that are at hand and lethal make the risk high.',
    ],
    [
      'gun-loaded',
      'An older farmer who lost his wife comes with back pain.',
      'Keeps a loaded gun by the bed now',
      'A firearm within reach is the means with the highest fatality.',
    ],
    [
      'no-future',
      'A college student is seen after failing the second exam of the year.',
      '"Soon nobody has to worry about me"',
      'A hint that the worry will soon end may be a disguised farewell.',
    ],
    [
      'letters',
      'A client on a mental health unit asks for stamps and paper.',
      'Wrote farewell notes to each child',
      'Farewell notes show that the decision may have been made.',
    ],
    [
      'sudden-calm',
      'A client with severe depression was slow and silent for two weeks.',
      'Is suddenly calm and full of energy',
      'Sudden calm can mean that a decision has been made, and energy allows it to be carried out.',
    ],
    [
      'voices-jump',
      'A client with schizophrenia talks with the nurse in the evening.',
      'Hears voices that say to jump',
      'Command hallucinations to harm oneself may be obeyed at any moment.',
    ],
    [
      'attempt-before',
      'The nurse collects the history of a client with depression and alcohol use.',
      'Took an overdose four weeks ago',
      'An earlier attempt, above all a recent one, is the strongest predictor.',
    ],
  ],
  expected: [
    [
      'Cries on the phone with a sister',
      'Tears shared with family express grief and show that support is used.',
    ],
    [
      'Says that mornings feel the worst',
      'Low mood that lifts toward evening is common in depression.',
    ],
    [
      'Has slept poorly for several weeks',
      'Poor sleep is a usual sign of depression without being specific for suicide.',
    ],
    [
      'Asks when the new medicine works',
      'A question on treatment shows interest in getting better.',
    ],
    [
      'Has lost interest in cooking meals',
      'Loss of interest is part of depression and is followed up.',
    ],
    [
      'Plans to visit a cousin in the spring',
      'Plans for the coming months speak for hope and ties.',
    ],
    [
      'Feels angry about the boss at work',
      'Anger about a conflict is not by itself a sign of suicide.',
    ],
    [
      'Worries about the cost of a new car',
      'Worry over money is an everyday stress that can be discussed.',
    ],
  ],
  several: [
    [
      'suicide-several-unit',
      'A nurse reviews what was noted about clients with depression during the day. Which entries point to a high risk of suicide?',
    ],
    [
      'suicide-several-class',
      'Teachers ask the school nurse which signs in a student mean that they must not wait. Which signs should be named?',
    ],
  ],
};

/** Findings that suggest abuse or neglect, beside those of ordinary life, each in another person. */
export const abusePool: FindingPool = {
  rn: 'Abuse and neglect',
  lpn: 'Abuse and neglect',
  id: 'abuse-sign',
  question: 'Which of them shows a sign of abuse or neglect that must be reported?',
  takeaway:
    'Injuries that do not fit the story, the age or ordinary play, and needs that are left unmet, are reported; proof is not required.',
  alarming: [
    [
      'sock-burn',
      'Several clients with minor injuries wait in an urgent care center.',
      'Toddler with burns like socks on both feet',
      'Burns with an even upper edge come from feet held in hot water.',
    ],
    [
      'loop-marks',
      'A nurse in a rural clinic undresses clients for their examinations during the day.',
      'Child with loop-shaped marks on the back',
      'A doubled cord or belt leaves loop-shaped marks on the skin.',
    ],
    [
      'bruised-infant',
      'At a health fair families come for weight checks and advice.',
      'Infant of 3 months with a bruised ear',
      'An infant who cannot yet move about does not bruise the ear by accident.',
    ],
    [
      'elder-sores',
      'In a small rural hospital the skin of each new client, young or old, is inspected.',
      'Older adult with deep sores caked in stool',
      'Unclean deep sores show that basic needs have been neglected.',
    ],
    [
      'elder-bank',
      'A home health nurse visits families with children and older relatives.',
      'Older adult whose niece holds the bank card and leaves no food',
      'Loss of control over money with unmet needs suggests financial exploitation and neglect.',
    ],
    [
      'wrist-marks',
      'People of each age are admitted to a unit on one day and examined on arrival.',
      'Resident with ring-shaped scrapes at both wrists',
      'Marks around the wrists suggest that the resident was tied.',
    ],
    [
      'late-care',
      'On a busy evening many families with injuries come to an emergency department.',
      'Toddler with a bent arm since three days ago',
      'Delay in seeking care for a plain injury is a warning sign.',
    ],
    [
      'genital-injury',
      'A nurse of a village clinic sees clients with various complaints in one week.',
      'Child with bruised thighs who fears bedtime',
      'Bruised thighs and new fear of bedtime suggest sexual abuse and must be reported.',
    ],
  ],
  expected: [
    [
      'Child with knees scraped by a bicycle fall',
      'Knees and shins are where active children hurt themselves.',
    ],
    [
      'Toddler with one small bruise on the shin',
      'Toddlers bruise their shins while they learn to run.',
    ],
    [
      'Infant with a blue-gray patch since birth',
      'A birthmark of this kind is recorded so that it is not taken for a bruise.',
    ],
    [
      'Older adult with purple spots on a forearm',
      'Fragile skin of older adults forms purple spots after slight bumps.',
    ],
    ['Child with muddy pants from the sandbox', 'Dirt from play on one day does not mean neglect.'],
    [
      'Toddler who cries when a parent steps out',
      'Distress at separation shows attachment to the parent.',
    ],
    [
      'Older adult with a small cut from cooking',
      'A minor cut with a fitting story is an ordinary accident.',
    ],
    [
      'Teen with a sprained ankle from basketball',
      'A sports injury that fits the story and the age is common.',
    ],
  ],
  several: [
    [
      'abuse-several-clinic',
      'Several children and older adults are seen in a clinic on one day. Which of them show signs of mistreatment?',
    ],
    [
      'abuse-several-report',
      'During orientation a nurse learns which findings must be reported to protective services. Which people belong on the list?',
    ],
  ],
};

/** Findings of withdrawal or eating disorder that endanger life. */
export const mindDangerPool: FindingPool = {
  rn: 'Behavioral interventions',
  lpn: 'Behavioral management',
  id: 'mind-danger',
  question: 'Which finding must the nurse act on first?',
  takeaway:
    'On a mental health unit the body comes first as well: fever with rigidity, seizures, low potassium, violence and dehydration cannot wait.',
  alarming: [
    [
      'rigid-fever',
      'A client has taken haloperidol for ten days.',
      'Fever of 39.8°C with stiff muscles',
      'Fever with rigidity suggests neuroleptic malignant syndrome, which can kill.',
    ],
    [
      'neck-spasm',
      'Hours after a first injection of an antipsychotic a client calls for help.',
      'Neck twisted back and jaw locked',
      'Acute dystonia can close the airway and is treated at once.',
    ],
    [
      'lithium-toxic',
      'A client on lithium has had diarrhea for three days.',
      'Coarse tremor and slurred speech',
      'These are signs of lithium toxicity after loss of fluid and sodium.',
    ],
    [
      'anorexia-heart',
      'A client with anorexia nervosa begins treatment on the unit.',
      'Pulse of 38 per minute and faint',
      'A very slow pulse in starvation signals danger to the heart.',
    ],
    [
      'manic-no-drink',
      'A client in a manic phase has been on the unit for two days.',
      'No food or drink for a whole day',
      'Exhaustion and dehydration without food and drink threaten life in mania.',
    ],
    [
      'clozapine-throat',
      'A client who takes clozapine waits for the weekly blood test.',
      'Sore throat with fever and chills',
      'Clozapine can destroy white cells, so infection needs a count at once.',
    ],
    [
      'maoi-headache',
      'A client on phenelzine comes from a party with aged cheese and wine.',
      'Pounding headache and stiff neck',
      'Tyramine with this drug can cause a hypertensive crisis.',
    ],
  ],
  expected: [
    [
      'Dry mouth after a new tablet',
      'Dry mouth is a common nuisance that is eased by sips and sugarless gum.',
    ],
    ['Loud singing in the day room', 'Loud behavior calls for limits but does not endanger life.'],
    ['Wish to skip the art group today', 'Refusal of a group is explored later without danger.'],
    ['Sleepiness in the first week', 'Drowsiness is common early in treatment and fades.'],
    [
      'Weight gain of 1 kg in a month',
      'Slow gain of weight is watched and discussed at the visit.',
    ],
    ['Complaint about the noisy hall', 'The complaint matters for comfort and can wait a little.'],
    [
      'Fine tremor when holding a cup',
      'A slight fine tremor is a mild effect that is reported later.',
    ],
  ],
  several: [
    [
      'mind-danger-several',
      'At the change of shift on a mental health unit these reports are heard. Which ones need action without delay?',
    ],
  ],
};

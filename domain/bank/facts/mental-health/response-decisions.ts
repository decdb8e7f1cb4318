import type { Decision } from '../basic-care/care-fact.ts';

const talk = {
  rn: 'Therapeutic communication and environment',
  lpn: 'Therapeutic communication and environment',
} as const;
const crisis = { rn: 'Crisis intervention and suicide risk', lpn: 'Crisis intervention' } as const;
const grief = { rn: 'Grief, loss and end-of-life care', lpn: 'Grief and loss' } as const;
const dying = { rn: 'Grief, loss and end-of-life care', lpn: 'End-of-life concepts' } as const;
const memory = {
  rn: 'Sensory and perceptual alterations',
  lpn: 'Dementia and cognitive impairment',
} as const;
const abuse = { rn: 'Abuse and neglect', lpn: 'Abuse and neglect' } as const;
const drugs = {
  rn: 'Substance use and other dependencies',
  lpn: 'Chemical and other dependencies',
} as const;
const family = { rn: 'Family dynamics and support systems', lpn: 'Coping mechanisms' } as const;
const faith = {
  rn: 'Cultural, religious and spiritual influences',
  lpn: 'Religious, cultural and spiritual influences',
} as const;

/** What to answer to one statement of a client. */
export const responseDecisions: readonly Decision[] = [
  {
    ...talk,
    id: 'never-good-enough',
    stem: 'A client with depression sits alone after a group and says, "I am a burden to everyone. I mess up whatever I touch." Which response by the nurse is most therapeutic?',
    key: [
      '"You are feeling worthless today. Tell me more."',
      'Naming the feeling and inviting more shows acceptance and lets the nurse hear of hopelessness.',
    ],
    wrong: [
      [
        '"You have so much to live for, so cheer up."',
        'Cheering up minimizes the feeling and shows that it was not heard.',
      ],
      [
        '"Why do you think such things of yourself?"',
        'A why question asks for a defense and rarely leads to feelings.',
      ],
      [
        '"You should join more of our activities here."',
        'Advice skips the feeling and puts the nurse’s solution first.',
      ],
      [
        '"I am sure that your family does not agree."',
        'The nurse cannot know this, and it argues with the feeling.',
      ],
      [
        '"Dinner is soon. Shall we look at the menu?"',
        'A change of subject tells the client that the topic is unwelcome.',
      ],
    ],
    takeaway: 'Reflect the feeling and leave the door open with a broad invitation.',
  },
  {
    ...talk,
    id: 'voices-commanding-tone',
    stem: 'A client with schizophrenia whispers, "The voices say that the staff want to hurt me. Do you hear them?" Which response by the nurse is best?',
    key: [
      '"I do not hear voices, but you seem frightened."',
      'This presents reality without argument and turns to the fear behind the voices.',
    ],
    wrong: [
      [
        '"Yes, but just ignore what they say to you."',
        'Agreeing that the voices exist strengthens the hallucination.',
      ],
      [
        '"There are no voices. You are imagining it."',
        'A flat denial shames the client and weakens trust.',
      ],
      [
        '"Tell the voices that people are kind here."',
        'Talking to the voices treats them as real.',
      ],
      [
        '"Why would the staff want to hurt someone?"',
        'Asking for reasons draws the client deeper into the delusion.',
      ],
      [
        '"You will feel better after your next pill."',
        'This puts off the fear with a promise that may not hold.',
      ],
    ],
    takeaway:
      'With hallucinations, state your own perception, respond to the feeling and ask what the voices say when safety is in question.',
  },
  {
    ...crisis,
    id: 'sleep-and-not-wake',
    stem: 'Two weeks after losing a job a client says to the nurse, "I just want to go to sleep and not wake up." Which response should the nurse give first?',
    key: [
      '"Are you thinking about killing yourself?"',
      'A direct question about suicide is needed at once and does not plant the idea.',
    ],
    wrong: [
      [
        '"Losing a job is hard for most of us, too."',
        'This makes the statement general and leaves suicide unexplored.',
      ],
      [
        '"Have you tried warm milk before bedtime?"',
        'The reply takes a wish to die for a sleep problem.',
      ],
      ['"Think about how sad your family would be."', 'Guilt closes the talk and raises distress.'],
      [
        '"Something better will turn up next month."',
        'False reassurance closes the talk and leaves the danger unknown.',
      ],
      [
        '"I will tell the doctor that you are tired."',
        'Passing it on as tiredness delays the assessment of a danger to life.',
      ],
    ],
    takeaway:
      'Ask directly about suicidal thoughts, plan, means and time; then stay with the client and report.',
  },
  {
    ...crisis,
    id: 'secret-promise',
    stem: 'An adolescent on a mental health unit says to the nurse, "I will tell you something, but you must promise to keep it secret." Which response is best?',
    key: [
      '"I must share with the team what keeps you safe."',
      'Honesty about the limits of confidence protects trust and safety.',
    ],
    wrong: [
      [
        '"You can trust me. It stays between us two."',
        'A promise of secrecy cannot be kept when safety is at stake.',
      ],
      [
        '"Then please tell it to somebody else here."',
        'Rejection may silence an adolescent who is asking for help.',
      ],
      [
        '"Secrets are not allowed here on this unit."',
        'A rule that is given without explanation closes the conversation.',
      ],
      [
        '"Your parents will have to hear it from me."',
        'A threat before anything was said discourages the client from speaking.',
      ],
      [
        '"Why do you need to make it such a mystery?"',
        'This belittles the client and asks for a defense.',
      ],
    ],
    takeaway: 'Do not promise secrecy. Say early that facts on safety are shared with the team.',
  },
  {
    ...grief,
    id: 'stillbirth-parents',
    stem: 'A couple whose infant was stillborn an hour ago sit in silence. The mother says, "I don’t know what to do now." Which response by the nurse is most helpful?',
    key: [
      '"I am so sorry. Would you like to hold your baby?"',
      'Sympathy and a gentle offer to hold the infant help the parents to grieve.',
    ],
    wrong: [
      [
        '"You are both young and can have another baby."',
        'Another child does not replace this one, and the reply denies the loss.',
      ],
      [
        '"It is better that it happened before you knew it."',
        'This minimizes a bond that has grown over months.',
      ],
      [
        '"Something was surely wrong with the baby anyway."',
        'The nurse does not know this, and it adds to the pain.',
      ],
      [
        '"Try to rest, and we will clear the nursery away."',
        'The parents should decide about mementos and not be hurried.',
      ],
      [
        '"I know exactly how you must be feeling right now."',
        'Nobody can know another’s grief, and the focus moves to the nurse.',
      ],
    ],
    takeaway: 'Acknowledge the loss, use the infant’s name, and offer time, holding and mementos.',
  },
  {
    ...grief,
    id: 'should-have-called',
    stem: 'A client whose father died of a heart attack says, "If I had called the ambulance sooner, he would be alive." Which response by the nurse is best?',
    key: [
      '"You are wondering if you could have saved him."',
      'The reply reflects guilt, which is common in grief, and invites the client to speak.',
    ],
    wrong: [
      [
        '"There was nothing that you could have done."',
        'This cuts off the feeling, and the nurse may not know it to be true.',
      ],
      [
        '"Why did you wait so long with the call then?"',
        'The question adds blame to the guilt the client already feels.',
      ],
      [
        '"He is at peace now, and that is what counts."',
        'A cliché that may not fit the client’s belief closes the talk.',
      ],
      [
        '"You need to stop going over this in your mind."',
        'An order to stop feeling prevents the work of grief.',
      ],
      [
        '"When my father died, I thought the same thing."',
        'The focus moves to the nurse’s own story.',
      ],
    ],
    takeaway: 'Guilt is a usual part of grief. Let it be spoken before any fact is explained.',
  },
  {
    ...dying,
    id: 'am-i-dying',
    stem: 'A client with advanced cancer whose provider has explained the prognosis asks the nurse at night, "Am I dying?" Which response is best?',
    key: [
      '"Tell me what makes you ask about it tonight."',
      'An open reply finds out what the client knows, fears and wants to hear.',
    ],
    wrong: [
      [
        '"Each of us is going to die at some time."',
        'A general remark evades a personal and serious question.',
      ],
      [
        '"You should be talking about happier things."',
        'The reply rejects the topic that matters to the client.',
      ],
      [
        '"Wait until the doctor comes in the morning."',
        'Putting it off leaves the client alone with the fear at night.',
      ],
      [
        '"Your blood tests were quite good yesterday."',
        'This hints at a false hope and avoids the question.',
      ],
      [
        '"You must not give up. Keep on fighting it."',
        'Urging to fight denies what the client is trying to face.',
      ],
    ],
    takeaway:
      'Explore what lies behind the question first; then answer honestly within what has been told.',
  },
  {
    ...dying,
    id: 'family-hospice-food',
    stem: 'The daughter of a client who is expected to die within days says in tears, "He is starving. You must feed him." The client refuses food and is comfortable. Which response is best?',
    key: [
      '"It hurts to see this. Eating less is part of dying."',
      'The reply honors the feeling and explains that the body no longer needs food.',
    ],
    wrong: [
      [
        '"We could put a feeding tube in this evening."',
        'Tube feeding near death brings discomfort and no benefit.',
      ],
      [
        '"Try to get some spoonfuls in when he dozes."',
        'Food given to a drowsy client can enter the airway.',
      ],
      [
        '"You have to accept that nothing can be done."',
        'Much can be done for comfort, and the tone is harsh.',
      ],
      [
        '"He will eat once he gets his appetite back."',
        'This false hope hides that death is near.',
      ],
      [
        '"Families often get upset about such matters."',
        'The remark makes her grief seem like a nuisance.',
      ],
    ],
    takeaway:
      'Loss of appetite is natural near death. Mouth care, presence and touch are ways for the family to give care.',
  },
  {
    ...memory,
    id: 'where-is-mother',
    stem: 'A 90-year-old client with advanced dementia asks for her mother, who died decades ago, and becomes tearful. Which response by the nurse is best?',
    key: [
      '"You miss your mother. What was she like?"',
      'Validation meets the feeling and lets the client speak about what she longs for.',
    ],
    wrong: [
      [
        '"Your mother died a long time ago, dear."',
        'The client will suffer the loss as if it were new.',
      ],
      [
        '"She is coming later if you eat your lunch."',
        'Deceit and a bargain break trust and add to confusion.',
      ],
      [
        '"You are 90, so she cannot be alive today."',
        'Logic overwhelms a client who cannot reason about time.',
      ],
      [
        '"Please stop crying. You upset the others."',
        'The reply blames the client for a true feeling.',
      ],
      [
        '"Do you not remember when she passed away?"',
        'Testing memory exposes the loss and increases distress.',
      ],
    ],
    takeaway:
      'In advanced dementia, validate the feeling and guide to a pleasant memory or activity; do not argue.',
  },
  {
    ...memory,
    id: 'delirium-intravenous',
    stem: 'At 3 a.m. a client with delirium from pneumonia tries to pull out the IV line and says that spiders crawl on the tubing. Which response by the nurse is best?',
    key: [
      '"You are in the hospital. I am your nurse, and you are safe."',
      'Short calm facts give orientation and security without argument.',
    ],
    wrong: [
      [
        '"Let me kill those spiders for you, and then you can sleep."',
        'Acting on the vision confirms it as real.',
      ],
      [
        '"If you touch the tube again, your hands will be tied down."',
        'A threat increases fear, and restraints are a last resort.',
      ],
      [
        '"Spiders cannot live here. Think about it for a minute, please."',
        'Reasoning with the client fails while attention is disturbed.',
      ],
      [
        '"Would you tell me where and what day you think it is today?"',
        'Questions at this moment put strain on a frightened client.',
      ],
      [
        '"I will turn off the lights so that you cannot see them now."',
        'Darkness makes misperception worse, while a soft light helps.',
      ],
    ],
    takeaway:
      'For delirium use calm, short, repeated orientation, soft light, familiar people, and treatment of the cause.',
  },
  {
    ...abuse,
    id: 'partner-answers',
    stem: 'A client with bruises of different ages has a partner who answers each question for her. Alone with the nurse at last, she says, "I fell down the stairs." Which response is best?',
    key: [
      '"I am worried. Has somebody been hurting you?"',
      'A direct, private and caring question gives the client a safe chance to tell.',
    ],
    wrong: [
      [
        '"You ought to leave him before it gets worse."',
        'Advice to leave takes over her decision and may put her in danger.',
      ],
      [
        '"Those bruises do not look like a fall to me."',
        'A challenge to her story may frighten and silence her.',
      ],
      [
        '"What did you do that made your partner angry?"',
        'The question blames the client for the violence.',
      ],
      [
        '"Stairs can be risky. You need better lighting."',
        'The nurse accepts a story that does not fit the findings.',
      ],
      [
        '"I will ask your partner to tell me what happened."',
        'Involving a possible abuser puts her at risk.',
      ],
    ],
    takeaway:
      'Ask in private, directly and without blame; then assess danger and help with a safety plan that she chooses.',
  },
  {
    ...abuse,
    id: 'child-discloses',
    stem: 'An 8-year-old at a school clinic whispers that an uncle "touches me where he should not." Which response by the nurse is best?',
    key: [
      '"I believe you. It is not your fault that it happened."',
      'Belief and relief from guilt support the child; the nurse then reports by law.',
    ],
    wrong: [
      [
        '"Are you sure? That would be a serious thing to say."',
        'Doubt may silence the child and prolong the abuse.',
      ],
      [
        '"I promise that I will keep it to myself for good."',
        'The nurse has to report and must not promise secrecy.',
      ],
      [
        '"Tell me each detail so that I can question your uncle."',
        'Detailed interviews are left to trained staff, and the suspect is not confronted.',
      ],
      [
        '"Why did you not tell your parents about it earlier?"',
        'The question puts blame on the child for staying silent.',
      ],
      [
        '"Let us talk about what you like best in school first."',
        'Turning away shows that the nurse does not want to hear.',
      ],
    ],
    takeaway:
      'Listen calmly, believe, avoid leading questions, tell the child what comes next and report without delay.',
  },
  {
    ...drugs,
    id: 'one-beer-weekends',
    stem: 'A client with liver enzymes that have tripled says, "I can stop drinking whenever I like. My wife is the problem." Which response by the nurse is best?',
    key: [
      '"What have you noticed when you went without it?"',
      'An open question helps the client to look at the drinking without a fight.',
    ],
    wrong: [
      [
        '"You are in denial, as most drinkers are."',
        'A label provokes resistance and ends the talk.',
      ],
      [
        '"Your liver will fail if you do not stop now."',
        'Scaring rarely brings change and leads to arguing.',
      ],
      [
        '"What does your wife do that is so annoying?"',
        'The topic moves from alcohol to blame of the wife.',
      ],
      [
        '"A beer on the weekend cannot hurt that much."',
        'This minimizes the harm that the tests show.',
      ],
      [
        '"I would not drink if I had tests like those."',
        'The reply judges the client and moves the focus to the nurse.',
      ],
    ],
    takeaway:
      'Motivational talk uses open questions and the client’s own observations, not labels or threats.',
  },
  {
    ...family,
    id: 'caregiver-angry',
    stem: 'A son who cares for a mother with Parkinson disease says to the nurse, "Some nights I shout at her, and then I hate myself." Which response is best?',
    key: [
      '"Caring day and night has worn you out."',
      'The reply names the exhaustion behind the anger and opens the way to help.',
    ],
    wrong: [
      [
        '"You should be more patient with your mother."',
        'Reproach adds to guilt and closes the talk.',
      ],
      [
        '"Everybody shouts now and then, so forget it."',
        'This plays down a warning sign of caregiver strain.',
      ],
      [
        '"A nursing home is clearly the best choice now."',
        'The nurse decides before the problem is explored.',
      ],
      [
        '"Why do you not ask your sister to take turns?"',
        'Advice as a why question sounds like blame.',
      ],
      [
        '"Your mother must be very hurt by such words."',
        'The focus moves to guilt and away from his strain.',
      ],
    ],
    takeaway:
      'Anger and guilt signal caregiver strain. Listen first, check safety, then offer respite and support groups.',
  },
  {
    ...faith,
    id: 'god-punishes',
    stem: 'A client with a new diagnosis of multiple sclerosis says, "God must be punishing me." Which response by the nurse is best?',
    key: [
      '"Tell me more about what this illness means to you."',
      'An open invitation explores spiritual distress without judging belief.',
    ],
    wrong: [
      [
        '"God is love and would not do such a thing to you."',
        'The nurse puts a personal belief above the client’s question.',
      ],
      [
        '"Illness has medical causes and nothing to do with God."',
        'A factual correction dismisses the spiritual distress of the client.',
      ],
      [
        '"You have done nothing wrong, so put that idea aside."',
        'Reassurance ends the talk before the meaning is known.',
      ],
      [
        '"I will have the chaplain come and set you straight."',
        'A referral may help, but it comes after listening and with consent.',
      ],
      [
        '"What did you do that would call for a punishment?"',
        'The question supports guilt and sounds like an accusation.',
      ],
    ],
    takeaway:
      'Explore spiritual distress with open questions and offer a chaplain or the client’s own leader if wished.',
  },
];

import type { WrittenItemSet } from '../../../item/written-item.ts';

export const psychosocialIntegrity = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'psychosocial-integrity',
  source: 'Standard psychiatric-mental health nursing texts; NCLEX-RN test plan activities',
  items: [
    {
      id: 'rn-psy-infant-fracture-report',
      topic: 'Abuse and neglect',
      level: 'application',
      type: 'single',
      stem: 'A 5-month-old infant is brought to the emergency department with a fractured femur and bruises on the ear, neck and back. The parent says the infant "crawled off the sofa." The infant is now stable and the fracture is splinted. Which action must the nurse take?',
      options: [
        {
          text: 'Confront the parent with the gaps in the account given',
          why: 'Accusation can lead the family to flee and spoils the inquiry. The nurse stays neutral and charts exact words.',
        },
        {
          text: 'Wait for a full skeletal survey to prove the suspicion',
          why: 'Proof is not needed to report; reasonable suspicion is. The survey is part of the later work-up.',
        },
        {
          text: 'Notify child protective services of the suspected abuse',
          why: 'Nurses are mandated reporters. The story does not fit an infant too young to crawl, and bruises in these places raise reasonable suspicion.',
          right: true,
        },
        {
          text: 'Refer the parent for parenting classes and phone visits',
          why: 'Support services may follow later. They do not meet the duty to report or keep the infant safe now.',
        },
      ],
      explanation:
        'Suspect abuse when the story does not fit the injury or the stage of development, and when an infant who cannot yet crawl has bruises. The law asks for a report on reasonable suspicion, not proof. The nurse treats the infant, charts facts and quotes, and reports.',
    },
    {
      id: 'rn-psy-escalating-anger',
      topic: 'Behavioral interventions',
      level: 'application',
      type: 'single',
      stem: 'In the day room of an inpatient unit a client paces with clenched fists, breathes fast and says loudly, "Everyone here is against me!" Other clients are moving away. No one has been touched. Which action should the nurse take first?',
      options: [
        {
          text: 'Place a hand on the shoulder and guide the client out',
          why: 'Touch can feel like an attack to an agitated client and may start violence. Touch is avoided at this stage.',
        },
        {
          text: 'Put the client in seclusion until the shouting has ended',
          why: 'Seclusion is for imminent danger when lesser steps have failed. None has been tried yet.',
        },
        {
          text: 'Tell the client firmly that the complaint is not true',
          why: 'Arguing with the belief adds to the tension. The feeling can be heard without agreeing with the content.',
        },
        {
          text: 'Speak calmly at a distance and offer a quieter place',
          why: 'A calm voice, space and a choice lower arousal and keep everyone safe. This is the least restrictive step.',
          right: true,
        },
      ],
      explanation:
        'Early escalation is met with verbal de-escalation: calm voice, safe distance, open exit, short sentences and choices. Medicine, seclusion and restraint follow when lesser steps fail and danger is imminent. Touch and argument make matters worse.',
    },
    {
      id: 'rn-psy-sudden-calm-suicide',
      topic: 'Crisis intervention and suicide risk',
      level: 'analysis',
      type: 'single',
      stem: 'A client was admitted 10 days ago with major depression and began an antidepressant. For a week the client stayed in bed and spoke little. Today the client is dressed, smiling and calm, and gives a favorite watch to a roommate. Which action should the nurse take first?',
      options: [
        {
          text: 'Ask the client directly about any plan to die by suicide',
          why: 'Sudden calm with giving away valued things can mean that a decision has been made. Direct questions show the risk and do not plant the idea.',
          right: true,
        },
        {
          text: 'Praise the brighter mood and invite the client to a group',
          why: 'This takes the change for recovery and misses a danger sign. Praise would suit a slow, steady improvement without warning signs.',
        },
        {
          text: 'Chart that the drug is working and tell the next team later',
          why: 'Full drug response takes weeks, and rising energy before mood lifts can raise the risk. Charting alone protects nobody.',
        },
        {
          text: 'Ask the provider to start planning for an early discharge',
          why: 'The client may be at the highest risk so far. Discharge planning follows a suicide assessment.',
        },
      ],
      explanation:
        'A sudden lift in mood and giving away possessions are warning signs. Energy can return before hope does, so risk may rise early in treatment. The nurse asks plainly about thoughts, plan and means, and keeps the client under watch.',
    },
    {
      id: 'rn-psy-alcohol-withdrawal',
      topic: 'Substance use and other dependencies',
      level: 'analysis',
      type: 'single',
      stem: 'A client admitted 60 hours ago with a fractured ankle has drunk a bottle of spirits each day for years. The client is now sweating and shaking, sees ants on the wall, and has a temperature of 38.5 °C (101.3 °F), heart rate of 128/min and blood pressure of 172/100 mm Hg. Which prescribed intervention should the nurse carry out first?',
      options: [
        {
          text: 'Apply soft wrist restraints',
          why: 'Restraints add agitation and do not treat the cause. They are a last resort if danger persists.',
        },
        {
          text: 'Give lorazepam by the IV route',
          why: 'These are signs of withdrawal delirium, which can kill. Benzodiazepines calm the nervous system and prevent seizures.',
          right: true,
        },
        {
          text: 'Give oral folic acid and lunch',
          why: 'Nutrition is part of the plan, but the client is unstable and may aspirate. It follows once the client is calm.',
        },
        {
          text: 'Give acetaminophen for fever',
          why: 'The fever here fits autonomic overactivity. An antipyretic leaves the delirium untreated.',
        },
      ],
      explanation:
        'Withdrawal delirium usually starts 2 to 3 days after the last drink with confusion, hallucinations, tremor, fever and autonomic overactivity. Benzodiazepines are the first treatment. Thiamine, fluids, low stimulation and seizure precautions go with them.',
    },
    {
      id: 'rn-psy-bereaved-spouse-response',
      topic: 'Grief, loss and end-of-life care',
      level: 'application',
      type: 'single',
      stem: 'A client whose spouse died 3 weeks ago attends a clinic for a blood pressure check. In tears, the client says, "I still set two plates for dinner. I think I am losing my mind." The client is eating, working and has no thought of self-harm. Which response by the nurse is best?',
      options: [
        {
          text: 'It sounds so lonely at that table; tell me about the two of you.',
          why: 'The nurse names the feeling and opens the way to talk about the person who died. This supports normal grieving.',
          right: true,
        },
        {
          text: 'It gets easier with time, and you are still young and healthy.',
          why: 'False reassurance makes little of the loss and ends the talk. It meets the discomfort of the speaker.',
        },
        {
          text: 'It would help to keep busy and put the old plates out of sight.',
          why: 'Advice to avoid reminders closes off the feelings. Clients choose for themselves when to put things away.',
        },
        {
          text: 'It may be a sign of depression, so I will ask for a drug today.',
          why: 'Habits of this kind are common in early grief, and function is kept. A drug could be discussed if depression were found.',
        },
      ],
      explanation:
        'Habits, vivid memories and waves of tears are part of normal early grief. The nurse acknowledges pain and invites the client to tell the story. Advice, stock phrases and early labels shut down communication.',
    },
    {
      id: 'rn-psy-mania-plan',
      topic: 'Mental health concepts and psychopathology',
      level: 'application',
      type: 'multiple',
      stem: "A client with bipolar disorder is admitted in acute mania. The client has slept 2 hours in 3 days, leaves each meal after a bite, talks without pause and tries to run other clients' groups. Which measures should the nurse put in the plan of care? Select all that apply.",
      options: [
        {
          text: 'Offer high-calorie foods to eat on the move',
          why: 'The client cannot sit for a meal and burns much energy. Finger foods keep up intake.',
          right: true,
        },
        {
          text: 'Enter the client in a team ball tournament',
          why: 'Competition and noise raise arousal. A walk with staff would use energy without it.',
        },
        {
          text: 'State limits in short and consistent words',
          why: 'Brief, firm, shared limits give safety when judgment is poor. All staff hold to the same ones.',
          right: true,
        },
        {
          text: 'Assign a room away from noise and activity',
          why: 'Less stimulation helps the client to rest and slows the pace.',
          right: true,
        },
        {
          text: 'Explain the unit rules in full each morning',
          why: 'Attention is too short for long talks, which invite argument. One simple direction at a time is better.',
        },
      ],
      explanation:
        'In acute mania, physical safety, rest and nutrition come first. Low stimulation, finger foods, fluids and brief consistent limits help. Competitive games and long explanations feed the overactivity.',
    },
    {
      id: 'rn-psy-command-voices',
      topic: 'Sensory and perceptual alterations',
      level: 'analysis',
      type: 'single',
      stem: 'A client with schizophrenia looks toward an empty corner, covers both ears and whispers, "No, I will not do it." The nurse sits nearby. Which response should the nurse make first?',
      options: [
        {
          text: 'Nobody is there, so please uncover your ears.',
          why: 'Denying the experience flatly makes the client feel misunderstood. It also leaves the content unknown.',
        },
        {
          text: 'I hear them too; let us tell them to go away.',
          why: 'Agreeing strengthens the hallucination and is dishonest. The nurse can state that the voices are not heard.',
        },
        {
          text: 'It seems that you hear voices; what do they say?',
          why: 'The behavior suggests commands, so the content must be known to judge the danger. The nurse neither argues nor agrees.',
          right: true,
        },
        {
          text: 'Join us in the art room to take your mind off it.',
          why: 'Distraction is useful once safety is known. Used first, it skips the check for commands to harm.',
        },
      ],
      explanation:
        'When a client seems to hallucinate, the nurse first finds out what the voices say, since commands may lead to harm. Then the nurse says plainly that the voices are not heard by others, names the feeling and offers an activity. Safety comes before distraction.',
    },
    {
      id: 'rn-psy-transfusion-refusal',
      topic: 'Cultural, religious and spiritual influences',
      level: 'application',
      type: 'single',
      stem: "A client who is a Jehovah's Witness has a hemoglobin of 6.8 g/dL after surgery. The client is alert, has heard the risks from the surgeon and declines packed red cells on religious grounds. Which action should the nurse take next?",
      options: [
        {
          text: 'Seek permission for the red cells from the next of kin',
          why: 'A capable client decides alone, and relatives cannot consent against that. They speak for a client without capacity.',
        },
        {
          text: 'Ask which other treatments the client would accept',
          why: 'Respect for the refusal goes with a search for options such as volume expanders, iron and erythropoietin. Beliefs about each product vary.',
          right: true,
        },
        {
          text: 'Prepare the unit of cells in case the client collapses',
          why: 'Giving the cells when the client can no longer object would be battery. The refusal stays in force.',
        },
        {
          text: 'Begin the steps for a discharge against medical advice',
          why: 'Refusing one treatment is not a request to leave. The client keeps the right to all other care.',
        },
      ],
      explanation:
        'A capable adult may refuse a life-saving treatment for religious reasons. The nurse makes sure the choice is informed, charts it, tells the team and explores acceptable options. Care goes on without judgment.',
    },
    {
      id: 'rn-psy-colostomy-body-image',
      topic: 'Therapeutic communication and environment',
      level: 'application',
      type: 'single',
      stem: 'Five days after surgery that formed a colostomy, a client turns away while the nurse changes the pouch and says, "My partner will be disgusted by me." Which response by the nurse is most therapeutic?',
      options: [
        {
          text: 'I am sure that your partner will love you just as much as before.',
          why: 'The nurse cannot know this, and false reassurance closes the subject. The fear itself is left untouched.',
        },
        {
          text: 'You will feel better once you can change the pouch by yourself.',
          why: 'This shifts to a skill and passes over the feeling. Self-care teaching fits when the client shows readiness.',
        },
        {
          text: 'Why do you think that someone close to you would be disgusted?',
          why: 'A question with why can sound like a demand to justify the feeling. It tends to make a client defensive.',
        },
        {
          text: 'You are worried about how your partner will see you; tell me more.',
          why: 'Restating the concern and inviting more shows acceptance and lets the client explore body image and intimacy.',
          right: true,
        },
      ],
      explanation:
        'Therapeutic responses reflect the feeling and keep the client talking. Reassurance, advice and questions with why block communication. Concerns on body image and intimacy are common after an ostomy and deserve an open talk.',
    },
  ],
} satisfies WrittenItemSet;

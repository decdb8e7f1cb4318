import type { Decision, Selection } from './practice-case.ts';

/** What to say: bad news, strong feelings, delicate subjects. */
export const communicationDecisions: readonly Decision[] = [
  {
    id: 'news-what-known',
    theme: 'bad-news',
    stem: 'A {clinician} has to tell a patient that a liver biopsy shows cancer. They are seated in a quiet room, the telephone is off and his wife is there as he wished. What should the {clinician} say first?',
    key: [
      '“What do you understand about why we did the test?”',
      'After the setting comes perception: what the patient knows shows where to begin and which words to choose.',
    ],
    wrong: [
      [
        '“The biopsy shows a cancer that began in the liver.”',
        'The news comes after finding out what he knows and how much he wants to hear.',
      ],
      [
        '“Do not worry, there is a lot that we can do here.”',
        'Reassurance before he knows the result is confusing and sounds false.',
      ],
      [
        '“I will start by going through treatment choices.”',
        'A plan makes no sense before the news has been told and taken in.',
      ],
      [
        '“Your wife may want to step out while we talk now.”',
        'He asked for her presence. Sending her away removes his support.',
      ],
      [
        '“Others with this disease have done rather well.”',
        'Comparison with others hints at the result without telling it.',
      ],
    ],
    takeaway: 'Setting, perception, invitation, knowledge, emotion, strategy: in that order.',
  },
  {
    id: 'news-silence-tears',
    theme: 'bad-news',
    stem: 'A woman has just been told that her breast cancer has returned. She covers her face and weeps. Which response by the {clinician} is best?',
    key: [
      'Stay seated, wait, and say, “This is hard to hear.”',
      'Silence and a naming of the feeling show empathy. She can take in little until the emotion has been met.',
    ],
    wrong: [
      [
        'Explain the next drug so that she keeps up her hope',
        'Facts given during strong emotion are not heard and feel like a dismissal.',
      ],
      [
        'Leave the room so that she can cry in privacy alone',
        'Leaving at this moment feels like being abandoned.',
      ],
      [
        'Tell her, “At least it was found early this time.”',
        'A sentence that starts with “at least” belittles what she feels.',
      ],
      [
        'Say, “I know just how you feel right now.”',
        'Nobody can know that, and the claim moves attention away from her.',
      ],
      [
        'Offer her a sedative to get through the talk',
        'Grief is a normal response and is not to be sedated.',
      ],
    ],
    takeaway:
      'Answer an emotion before a question of fact. Name, understand, respect, support, explore.',
  },
  {
    id: 'news-how-long',
    theme: 'bad-news',
    level: 'analysis',
    stem: 'A man with metastatic stomach cancer asks, “How long have I got?” He says that he wants a straight answer because he has affairs to settle. What should the {clinician} say?',
    key: [
      '“Most likely months rather than years, though I cannot be exact.”',
      'An honest range with its uncertainty answers what he asked and lets him plan.',
    ],
    wrong: [
      [
        '“No one can say, so let us think about today and stay positive.”',
        'Evading a direct request denies him what he needs to plan.',
      ],
      [
        '“You have exactly five months left, counting from this week.”',
        'An exact figure is a precision that nobody has.',
      ],
      [
        '“Let us talk about that with your family when you are at home.”',
        'He asked for himself and now. Turning to others disregards him.',
      ],
      [
        '“Patients who fight hard can often beat what the numbers say.”',
        'This gives false hope and makes the patient responsible for the outcome.',
      ],
      [
        '“That depends on God, and it is not for a clinician to answer.”',
        'The answer shuts off the question and imposes a belief.',
      ],
    ],
    takeaway:
      'Ask how much detail is wanted, give time in ranges, then ask what matters in that time.',
  },
  {
    id: 'news-sudden-death-family',
    theme: 'bad-news',
    stem: 'A man has died in the emergency department after a crash. His wife arrives and asks, “How is he?” She is taken to a quiet room and seated. What should the {clinician} say after an introduction?',
    key: [
      '“I am very sorry. Your husband was badly hurt, and he has died.”',
      'A short warning and the plain word “died” leave no doubt about what has happened.',
    ],
    wrong: [
      [
        '“I am very sorry. Your husband has passed on to a better place.”',
        'Soft words can be misunderstood and impose a belief.',
      ],
      [
        '“Your husband is critical, and we are still doing what we can.”',
        'This is untrue, and the truth will be harder after a lie.',
      ],
      [
        '“Before I tell you how he is, we need you to sign some papers.”',
        'Forms before news are cruel and raise fear.',
      ],
      [
        '“Let me explain each step that we took, from the start to end.”',
        'She will not hear details until she knows whether he lives.',
      ],
      [
        '“Is there somebody else whom I could speak with about him?”',
        'She is the one to be told, and delay adds to her distress.',
      ],
    ],
    takeaway:
      'Give the central fact early, then be silent, then answer questions and offer to view the body.',
  },
  {
    id: 'angry-waiting-patient',
    theme: 'communication',
    stem: 'A patient who has waited 70 minutes greets the {clinician} with, “My time is worth nothing here, I suppose.” Which response is best?',
    key: [
      '“You have waited long, and I am sorry. I can see why you are upset.”',
      'An apology and recognition of the feeling, without excuses, usually calm anger.',
    ],
    wrong: [
      [
        '“The patients before you were much sicker than you are, I am afraid.”',
        'An explanation in this form sounds like blame and belittles the concern.',
      ],
      [
        '“You are free to find a different clinic if this one does not suit.”',
        'Inviting a patient to leave escalates the conflict.',
      ],
      [
        '“The front desk makes the schedule, so I have no influence on that.”',
        'Shifting blame to others does not answer how the patient feels.',
      ],
      [
        '“Please calm down so that we can get started with the visit today.”',
        'Being told to calm down tends to make people angrier.',
      ],
      [
        '“Let us skip over that, since we have even less time left by now.”',
        'Ignoring anger leaves it in the room for the whole visit.',
      ],
    ],
    takeaway: 'Acknowledge, apologize for what is yours, and then go on.',
  },
  {
    id: 'flirtatious-patient',
    theme: 'professionalism',
    stem: 'At a follow-up visit a patient tells the {clinician} that he finds her attractive and invites her to dinner on Saturday. He has no cognitive impairment. What is the best first response?',
    key: [
      'Say kindly that the relationship must stay professional',
      'A clear limit without shaming protects both. A chaperone may be used from now on.',
    ],
    wrong: [
      [
        'Accept after his care has been handed to a colleague',
        'A quick transfer does not remove the influence of the professional relationship.',
      ],
      [
        'Laugh it off and go on with the physical examination',
        'Ignoring it leaves the limit unclear and may be taken as encouragement.',
      ],
      [
        'End the visit and discharge him from the practice',
        'Dismissal without first setting a limit is out of proportion.',
      ],
      [
        'Ask why he feels that way and talk about it further',
        'Probing such feelings in a general visit blurs the limits more.',
      ],
      [
        'Agree to meet for coffee in a public place instead',
        'A social meeting of that kind is still a breach of the boundary.',
      ],
    ],
    takeaway: 'Romantic or sexual contact with a current patient is unethical whoever begins it.',
  },
  {
    id: 'valuable-gift',
    theme: 'professionalism',
    stem: 'A grateful patient offers a {clinician} a gold watch worth about 4,000 dollars. At earlier visits he brought homemade cookies for the staff. What is most appropriate?',
    key: [
      'Thank him, decline, and explain the reason',
      'A costly gift can affect judgment and looks like a purchase of favor. Declining with thanks keeps the relationship.',
    ],
    wrong: [
      [
        'Accept it, as refusing would hurt his feelings',
        'The wish not to hurt is met by thanks and an explanation.',
      ],
      [
        'Accept it and report it as part of her income',
        'Paying tax does not solve the conflict of interest.',
      ],
      [
        'Accept it if he agrees to keep it confidential',
        'To keep the gift secret would make the breach worse.',
      ],
      [
        'Decline, and return the cost of the cookies',
        'Small tokens of thanks are acceptable and need no repayment.',
      ],
      [
        'Decline, and transfer his care to a colleague',
        'A gift offered in gratitude is no reason to end the relationship.',
      ],
    ],
    takeaway:
      'Consider value, timing and intent. Small gifts of thanks may be accepted, large or cash gifts not.',
  },
  {
    id: 'treating-own-family',
    theme: 'professionalism',
    stem: 'A {clinician}’s brother asks for a prescription of alprazolam by telephone because his own clinic is closed for a week. He says that he is anxious about a flight. What should the {clinician} do?',
    key: [
      'Decline and help him find another prescriber',
      'Prescribing controlled drugs to family lacks objectivity, examination and records, and many boards forbid it.',
    ],
    wrong: [
      [
        'Prescribe a few tablets until his clinic opens',
        'A small amount does not solve the lack of an objective assessment.',
      ],
      [
        'Prescribe it in the name of a spouse instead',
        'A prescription in the name of another person is fraud.',
      ],
      [
        'Give him tablets left over from a patient',
        'Diverting a patient’s drugs is unlawful and unsafe.',
      ],
      [
        'Ask a colleague to sign it without a visit',
        'A signature without an assessment shifts the same fault to a colleague.',
      ],
      [
        'Prescribe it if he describes the symptoms',
        'A story told by telephone between relatives is not an adequate evaluation.',
      ],
    ],
    takeaway:
      'Treat relatives in a true emergency when no one else is available, and then hand over.',
  },
  {
    id: 'sexual-history-opening',
    theme: 'communication',
    stem: 'A {clinician} meets a 24-year-old patient for a first preventive visit and wants to take a sexual history. Which opening is best?',
    key: [
      '“I ask everyone about sexual health. May I ask you as well?”',
      'This normalizes the subject, asks for permission and assumes nothing.',
    ],
    wrong: [
      [
        '“You are not having sex with several people, are you now?”',
        'A leading question with a judgment in it invites a false answer.',
      ],
      [
        '“How long have you and your wife been using birth control?”',
        'This assumes marriage, sex of the partner and need.',
      ],
      [
        '“I hate to ask, but they make me fill in the sex section.”',
        'An embarrassed apology tells the patient that the subject is shameful.',
      ],
      [
        '“Do you engage in any high-risk or deviant sexual practices?”',
        'Labels of this kind shame the patient and are not defined.',
      ],
      [
        '“Are you gay or straight, so that I know which form to use?”',
        'Identity does not tell behavior, and the wording forces a label.',
      ],
    ],
    takeaway:
      'Ask permission, then ask about partners, practices, protection, past infections and pregnancy.',
  },
  {
    id: 'teach-back-warfarin',
    theme: 'communication',
    stem: 'A {clinician} has explained a new warfarin dose to a patient who left school at 14. The patient nods at each step. What is the best way to check that the plan was understood?',
    key: [
      '“Tell me how you will take this tonight.”',
      'Teach-back shows what was understood and puts the burden of clarity on the clinician.',
    ],
    wrong: [
      ['“Have you understood what I said to you?”', 'People say yes out of politeness or shame.'],
      [
        '“Do you have any other questions for me?”',
        'Patients who have misunderstood often have no questions.',
      ],
      [
        '“Please read this sheet aloud to me now.”',
        'Reading aloud tests literacy, may shame, and does not show understanding.',
      ],
      [
        '“Call the pharmacy if it is not clear.”',
        'This moves the task elsewhere and after the visit.',
      ],
      [
        '“I will repeat it once more, slowly.”',
        'To repeat without hearing the patient leaves misunderstanding hidden.',
      ],
    ],
    takeaway:
      'Plain words, small chunks, and teach-back help every patient and not just those who read poorly.',
  },
  {
    id: 'smoker-not-ready-reply',
    theme: 'communication',
    stem: 'A patient who smokes says, “I know it is bad, but it is my one way to relax, and now is not the time.” Which reply fits motivational interviewing best?',
    key: [
      '“It helps you unwind, and part of you worries about it.”',
      'A double-sided reflection shows understanding and brings out the ambivalence without pressure.',
    ],
    wrong: [
      [
        '“If you do not stop soon, you will surely regret it.”',
        'Warning and fear raise resistance in a person who is not ready.',
      ],
      [
        '“You should pick a date for stopping before you go.”',
        'A quit date suits someone who has decided to act.',
      ],
      [
        '“Here is a prescription that you can start tonight.”',
        'A drug that is given before the patient is ready is seldom taken.',
      ],
      [
        '“Why would you keep doing what you know is harmful?”',
        'A “why” question of this kind sounds like blame and invites defense.',
      ],
      [
        '“Many of my patients have stopped, and so can you.”',
        'Comparison skips over what this patient has just said.',
      ],
    ],
    takeaway:
      'Express empathy, develop discrepancy, roll with resistance and support self-efficacy.',
  },
  {
    id: 'vaccine-hesitant-parent',
    theme: 'communication',
    stem: 'The mother of a healthy 12-month-old boy says that she has read worrying posts about the measles vaccine and would rather wait. Which reply should come first?',
    key: [
      '“What have you read that worries you most?”',
      'Eliciting the concern shows respect and lets the answer fit what she fears.',
    ],
    wrong: [
      [
        '“You cannot believe what people post there.”',
        'To dismiss what she has read makes a parent defend her view.',
      ],
      [
        '“Then please find another clinic for him.”',
        'Dismissal of the family ends the chance to protect the child.',
      ],
      [
        '“That is fine. We can talk about it next year.”',
        'Giving in at once leaves the child unprotected and the fear unanswered.',
      ],
      [
        '“I have to report parents who refuse a vaccine.”',
        'Refusing a routine vaccine is not reportable, and threats destroy trust.',
      ],
      [
        '“He will catch measles if you decide to wait.”',
        'A certain prediction is untrue and works by fear.',
      ],
    ],
    takeaway:
      'Listen, share a clear recommendation, give facts with permission, and keep the door open.',
  },
  {
    id: 'herbal-remedy-nonjudging',
    theme: 'culture',
    stem: 'A patient with hypertension who has recently come from West Africa mentions that a healer gives her a bark tea. Pressure remains 162/96 mm Hg on lisinopril. What is the best next step?',
    key: [
      'Ask what is in the tea and how she uses it',
      'Respectful questions show whether it interacts or replaces tablets and keep her telling the truth.',
    ],
    wrong: [
      [
        'Tell her that the tea must be stopped today',
        'A ban before asking breaks trust and may simply be hidden.',
      ],
      [
        'Double the lisinopril and leave the tea aside',
        'The tea or missed tablets may explain the reading. This has to be known first.',
      ],
      [
        'Explain that such remedies are superstition',
        'Contempt for what she believes puts an end to honest conversation.',
      ],
      [
        'Refer her to a clinician from her own country',
        'Assuming that she needs someone else avoids the task and limits her choice.',
      ],
      [
        'Encourage the tea, because it is natural',
        'Natural products can raise pressure or interact with drugs.',
      ],
    ],
    takeaway: 'Cultural humility means asking and learning, and it does not assume from origin.',
  },
  {
    id: 'pronouns-and-name',
    theme: 'culture',
    stem: 'A new patient’s insurance card says “Robert.” The intake form gives the name Rosa and the pronoun “she.” How should the {clinician} begin the visit?',
    key: [
      'Greet her as Rosa, the name that she gave',
      'Using the name and pronoun that a person gives is basic respect and improves trust and care.',
    ],
    wrong: [
      [
        'Greet her as Robert, to match the insurance',
        'Billing data can carry the legal name. It is not how she asked to be addressed.',
      ],
      [
        'Ask which name is real before going on',
        'Calling one of the names “real” puts her identity in question.',
      ],
      [
        'Avoid any name or pronoun until later on',
        'Avoidance of any name is noticed and feels like rejection.',
      ],
      [
        'Ask about surgery so as to know the name',
        'A name does not depend on surgery, and the question intrudes without need.',
      ],
      [
        'Call her by the surname and the title Mr.',
        'The title contradicts the pronoun on the form.',
      ],
    ],
    takeaway:
      'Record the chosen name where staff see it. Ask about anatomy and hormones when care requires it.',
  },
  {
    id: 'insulin-skips-cost',
    theme: 'culture',
    level: 'analysis',
    stem: 'A patient with diabetes has an A1c that rose from 7.4% to 10.6%. He says that he takes insulin “most days.” Gently asked, he adds that he lost his job and makes each vial last. What should the {clinician} do next?',
    key: [
      'Link him to low-cost supplies and social work',
      'The barrier is money, so the plan has to remove it. More drug on paper would change nothing.',
    ],
    wrong: [
      [
        'Raise the prescribed dose by 20 percent now',
        'A higher dose that he cannot buy would not lower his A1c.',
      ],
      [
        'Repeat the lesson on injection technique',
        'Technique is not the problem that he has described.',
      ],
      [
        'Warn him about the loss of his eyes and feet',
        'Fear does not pay for insulin and may drive him away.',
      ],
      [
        'Label him nonadherent and see him in 6 months',
        'The label hides the cause, and a long interval is unsafe.',
      ],
      [
        'Add a costly new drug to be taken once a week',
        'A brand-name drug adds to the very barrier that he has.',
      ],
    ],
    takeaway:
      'When disease gets worse, ask about cost, food, housing, transport and literacy before changing drugs.',
  },
  {
    id: 'decision-aid-prostate',
    theme: 'shared-decision',
    stem: 'A 60-year-old man of average risk asks whether he should have a prostate-specific antigen test. Screening is a matter of individual choice at his age. Which approach is best?',
    key: [
      'Review gains and harms and ask what matters to him',
      'Where reasonable people differ, shared decision making joins evidence with the patient’s own values.',
    ],
    wrong: [
      [
        'Order the test with the other blood work without a talk',
        'Testing without discussion takes away a choice that has real harms.',
      ],
      [
        'Tell him that there is no good reason to be tested',
        'The test has a small benefit for some men. He may value it.',
      ],
      [
        'Hand him a leaflet and let him decide at home',
        'Information alone leaves him without help in weighing it.',
      ],
      [
        'Base the advice on what his brothers have chosen',
        'The choices of others do not tell what he values.',
      ],
      [
        'Order it and explain the risks if it is positive',
        'The harms begin with the result, so they have to be discussed before.',
      ],
    ],
    takeaway:
      'Shared decisions need a choice, options with their odds, and the patient’s preferences.',
  },
  {
    id: 'knee-surgery-preference',
    theme: 'shared-decision',
    stem: 'A patient with moderate knee arthritis could have either joint replacement now or more physical therapy. Both are reasonable. She asks, “What would you do?” Which reply supports a shared decision best?',
    key: [
      '“Tell me what you most want to be able to do again.”',
      'Her goals decide between two sound options. Advice can follow once they are known.',
    ],
    wrong: [
      [
        '“I would have the surgery, as my own mother did too.”',
        'A personal story replaces her values with those of the clinician.',
      ],
      [
        '“I cannot answer that, because the choice is yours.”',
        'Leaving her alone with the choice is not sharing it.',
      ],
      [
        '“The surgeon will tell you which of them is better.”',
        'This passes on the question and skips her preferences.',
      ],
      [
        '“Most of my patients take therapy, so let us do so.”',
        'What most people do is not what suits her.',
      ],
      [
        '“Surgery costs more, so therapy should come first.”',
        'Cost may matter, but it does not answer what she wants to achieve.',
      ],
    ],
    takeaway: 'Offer choice, describe options, explore preferences, then decide together.',
  },
];

export const communicationSelections: readonly Selection[] = [
  {
    id: 'interpreter-use',
    theme: 'culture',
    stem: 'A {clinician} works with a professional interpreter at the visit of a patient who speaks Somali. Which practices are recommended?',
    right: [
      [
        'Looking at and speaking to the patient',
        'The conversation is with the patient and not with the interpreter.',
      ],
      [
        'Pausing after one or two sentences',
        'Short segments can be interpreted completely and in the right order.',
      ],
      ['Asking the patient to teach back the plan', 'Teach-back finds what was lost on the way.'],
    ],
    wrong: [
      [
        'Asking the interpreter to sum up at the end',
        'Interpretation should be complete and sentence by sentence.',
      ],
      [
        'Speaking louder and in technical terms',
        'Volume does not help, and jargon is hard to interpret.',
      ],
      [
        'Asking the interpreter for a private opinion',
        'Interpreters convey meaning. They do not judge patients.',
      ],
    ],
    takeaway:
      'Brief the interpreter, sit facing the patient, use short plain sentences, and check with teach-back. Patients with limited English are entitled to a free interpreter in federally funded care.',
  },
  {
    id: 'spikes-setting',
    theme: 'bad-news',
    stem: 'A {clinician} prepares to tell a patient that a scan shows metastases. Which steps belong to good preparation and delivery?',
    right: [
      [
        'Choosing a private room and sitting down',
        'Privacy and sitting show respect and that there is time.',
      ],
      ['Asking how much detail the patient wants', 'The invitation lets the patient set the pace.'],
      [
        'Giving a warning before the news is told',
        'A short warning prepares the patient for what is about to come.',
      ],
      [
        'Agreeing on a next step before parting',
        'A clear next step lowers uncertainty and the fear of being left alone.',
      ],
    ],
    wrong: [
      [
        'Filling each pause with further facts',
        'Silence is needed, since it gives room for feelings and questions.',
      ],
      [
        'Stressing the hopeful statistics first',
        'Optimism that comes before the truth misleads the patient.',
      ],
    ],
    takeaway:
      'Set up, learn what is known, ask how much to tell, tell it plainly with a warning, respond to emotion, and close with a plan.',
  },
  {
    id: 'open-questions',
    theme: 'communication',
    stem: 'Early in a visit a {clinician} wants the patient to tell the story freely. Which questions are open-ended?',
    right: [
      ['“What brings you in today?”', 'The patient may answer in any way and at length.'],
      [
        '“How has this affected your days?”',
        'It invites a description in the patient’s own words.',
      ],
      [
        '“What do you think is the cause?”',
        'It explores what the patient believes and fears about the illness.',
      ],
    ],
    wrong: [
      ['“Does the pain go to your arm?”', 'This can be answered by yes or no.'],
      ['“Is it worse when you lie down?”', 'This closed question is useful later for detail.'],
      [
        '“You feel better now, don’t you?”',
        'A leading question suggests its answer and invites agreement.',
      ],
    ],
    takeaway:
      'Begin with open questions and let the patient speak. Closed questions follow to fill gaps. Leading questions distort the answer.',
  },
];

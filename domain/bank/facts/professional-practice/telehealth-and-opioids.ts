import type { Decision } from './practice-case.ts';

/** Care at a distance and controlled drugs. */
export const remoteAndOpioidDecisions: readonly Decision[] = [
  {
    id: 'telehealth-other-state',
    theme: 'telehealth',
    stem: 'A {clinician} licensed in one state is booked for a video visit. At the start the patient says that she is now at her sister’s home in another state for 2 months. What should the {clinician} check before giving care?',
    key: [
      'The licensing rules of the state she is in',
      'Care is held to take place where the patient is. A license or an exception for that state is needed.',
    ],
    wrong: [
      [
        'The licensing rules of the state she votes in',
        'Legal residence does not decide. Her location at the visit does.',
      ],
      [
        'The license of the company that runs the software',
        'The platform is not the one who practices.',
      ],
      [
        'The date on which her home state license began',
        'The age of a license has no bearing on its territory.',
      ],
      [
        'The permission of her sister as owner of the home',
        'No permission of a host is required for a visit.',
      ],
      [
        'The distance to the border of her own home state',
        'Distance does not extend a license across a border.',
      ],
    ],
    takeaway: 'At each video visit confirm identity, location and a number to call back.',
  },
  {
    id: 'telehealth-chest-pressure',
    theme: 'telehealth',
    level: 'analysis',
    stem: 'During a video visit for a refill a 61-year-old patient turns gray, sweats and says that a weight sits on his chest. He is alone at home. What should the {clinician} do first?',
    key: [
      'Call 911 for his address and stay on the line',
      'He needs an ambulance where he is. The clinician keeps contact and guides him until it comes.',
    ],
    wrong: [
      [
        'End the visit and ask him to drive to a hospital',
        'Driving during a possible infarction endangers him and others.',
      ],
      [
        'Book an office visit for him later in the afternoon',
        'An office visit delays treatment for a possible infarction.',
      ],
      [
        'Ask him to send a list of his drugs by e-mail',
        'This costs time and does not help with the emergency.',
      ],
      [
        'Continue with the refill and then discuss the pain',
        'Emergencies come before the purpose of the visit.',
      ],
      [
        'Prescribe an antacid and call him in an hour',
        'Treating as reflux without assessment could be fatal.',
      ],
    ],
    takeaway:
      'Know the patient’s location and the local emergency number before a remote visit starts.',
  },
  {
    id: 'telehealth-needs-exam',
    theme: 'telehealth',
    level: 'analysis',
    stem: 'Several patients ask for visits on the same day. A {clinician} has to decide who must be seen in person and not by video. Which patient is it?',
    key: [
      'A man with new right lower abdominal pain',
      'New abdominal pain needs palpation and tests. A video visit cannot exclude appendicitis.',
    ],
    wrong: [
      [
        'A woman who wants to review stable lipids',
        'Results and treatment can be discussed by video.',
      ],
      [
        'A man with depression who is doing better',
        'Follow-up of mood suits video well when there is no crisis.',
      ],
      [
        'A woman with mild acne asking about cream',
        'The skin can be judged by video or photograph.',
      ],
      [
        'A man who needs advice before a journey',
        'Travel advice is a conversation and suits video.',
      ],
      [
        'A woman with known hay fever in the spring',
        'A known mild problem with a typical history suits video.',
      ],
    ],
    takeaway:
      'The standard of care is the same by video. If it cannot be met, change to a visit in person.',
  },
  {
    id: 'telehealth-roommate-hearing',
    theme: 'telehealth',
    stem: 'A {clinician} begins a video visit with a woman about depression. Another person walks through the picture behind her. What should be done before going on?',
    key: [
      'Ask who is there and whether she can talk freely',
      'Privacy at both ends is part of the visit, above all for mood, safety at home and sexual health.',
    ],
    wrong: [
      [
        'Proceed, since the patient chose the place herself',
        'She may not feel safe to say that she is overheard.',
      ],
      [
        'Speak more softly so that the other hears less',
        'A low voice does not give privacy at the patient’s end.',
      ],
      [
        'Ask the other person to answer the questions too',
        'This ignores what the patient wants and may be unsafe.',
      ],
      [
        'End the visit and bill it as a missed appointment',
        'A private place or another time can be found first.',
      ],
      [
        'Record the visit to have proof of who was present',
        'Recording without consent adds a breach of privacy.',
      ],
    ],
    takeaway: 'Headphones, yes-or-no questions, chat or a new time can restore privacy.',
  },
  {
    id: 'opioid-benzo-naloxone',
    theme: 'opioids',
    level: 'analysis',
    stem: 'A 66-year-old patient with sleep apnea takes oxycodone for back pain, a total of 75 morphine milligram equivalents a day, and lorazepam from another prescriber. She has never overdosed. Which measure should be added at today’s visit?',
    key: [
      'Naloxone for the home, with teaching of the family',
      'Dose of 50 or more, a benzodiazepine and sleep apnea each raise the risk of overdose. Naloxone is offered.',
    ],
    wrong: [
      [
        'Zolpidem for the nights when she cannot sleep well',
        'A further sedative raises the danger of respiratory depression.',
      ],
      [
        'A fentanyl patch to smooth out the pain in the day',
        'A stronger opioid that acts for days raises the risk of overdose.',
      ],
      [
        'Flumazenil for the home in case she seems drowsy',
        'Flumazenil is not given at home, can cause seizures and does not reverse opioids.',
      ],
      [
        'Abrupt withdrawal of both drugs on the same day',
        'Sudden stopping causes withdrawal. With benzodiazepines it may cause seizures.',
      ],
      [
        'Gabapentin in high dose on top of both her drugs',
        'Gabapentin adds to sedation and to the risk of respiratory depression.',
      ],
    ],
    takeaway:
      'Offer naloxone with 50 MME a day or more, benzodiazepines, past overdose or a use disorder.',
  },
  {
    id: 'opioid-pdmp-surprise',
    theme: 'opioids',
    level: 'analysis',
    stem: 'Before renewing hydrocodone for a man with knee pain, a {clinician} checks the prescription drug monitoring program. It shows opioids from three other prescribers in 2 months. What is the best next step?',
    key: [
      'Discuss the finding with him in an open way',
      'There may be an explanation, an error or a use disorder. A calm talk leads to safe care.',
    ],
    wrong: [
      [
        'Dismiss him from the practice the same day',
        'Dismissal loses the chance to treat a use disorder and may be abandonment.',
      ],
      [
        'Renew it, since the database may be mistaken',
        'The finding is a warning that has to be looked into before prescribing.',
      ],
      [
        'Call the police and report him as a dealer',
        'The database does not prove a crime, and privacy applies.',
      ],
      ['Double his dose so that he needs no others', 'A higher dose raises the risk of overdose.'],
      [
        'Tell his employer that he should be tested',
        'Disclosure to an employer is a breach of privacy.',
      ],
    ],
    takeaway:
      'Check the program at the start and at intervals. Use it to protect and not to punish.',
  },
  {
    id: 'opioid-acute-duration',
    theme: 'opioids',
    stem: 'A healthy opioid-naive patient has severe pain after a clavicle fracture in spite of ibuprofen and acetaminophen. The {clinician} decides to add an opioid. Which prescription is safest?',
    key: [
      'Short-acting drug, lowest dose, for a few days',
      'Acute pain seldom needs opioids for more than 3 to 7 days. Immediate-release drugs are used.',
    ],
    wrong: [
      [
        'Extended-release drug taken for a full month',
        'Extended-release opioids are not for acute pain or naive patients.',
      ],
      [
        'Fentanyl patch for as long as the sling is worn',
        'Fentanyl patches can be fatal in patients who are opioid-naive.',
      ],
      [
        'Methadone in a low dose until bone has healed',
        'Methadone has a long and variable half-life and is not used here.',
      ],
      [
        'Short-acting drug with a month of refills added',
        'A long supply leads to long-term use and leftovers.',
      ],
      [
        'Opioid combined with a benzodiazepine at night',
        'The combination raises the risk of respiratory depression.',
      ],
    ],
    takeaway:
      'Prescribe the amount expected to be needed, keep the nonopioid drugs, and teach storage and disposal.',
  },
  {
    id: 'opioid-taper-rate',
    theme: 'opioids',
    stem: 'A patient who has taken morphine daily for 6 years agrees to reduce it, because its harms now exceed its benefit. There is no immediate danger. How should the dose be reduced?',
    key: [
      'By about 10% a month, with pauses if needed',
      'After years of use a slow taper that is agreed with the patient limits withdrawal and distress.',
    ],
    wrong: [
      [
        'By one half at once, and to zero in a week',
        'A rapid taper after long use causes withdrawal, pain and suicide risk.',
      ],
      [
        'By stopping it today and giving clonidine',
        'Abrupt stopping is for an immediate danger, which is absent.',
      ],
      [
        'By an equal dose of a benzodiazepine instead',
        'A benzodiazepine does not replace it and adds danger.',
      ],
      [
        'By naltrexone started on the following day',
        'An antagonist in a dependent patient causes severe withdrawal.',
      ],
      [
        'By alternating full-dose days with no doses',
        'Days without a dose bring withdrawal again and again.',
      ],
    ],
    takeaway:
      'Taper with the patient, support pain and mood, and offer buprenorphine if a use disorder is present.',
  },
  {
    id: 'opioid-leftover-disposal',
    theme: 'opioids',
    stem: 'Three weeks after surgery a patient has 22 oxycodone tablets left and a teenager at home. She asks what to do with them. What is the best advice?',
    key: [
      'Take them to a drug take-back site soon',
      'Take-back removes the supply safely. Leftover opioids are a frequent source of misuse by teenagers.',
    ],
    wrong: [
      [
        'Keep them for the next time of bad pain',
        'Leftovers in the home invite misuse by others and self-treatment.',
      ],
      [
        'Give them to a friend who has back pain',
        'Sharing a controlled drug is illegal and dangerous.',
      ],
      ['Bring them to the clinic for other patients', 'Returned drugs may not be given to others.'],
      [
        'Leave them in the bathroom cabinet on top',
        'An open cabinet is where teenagers find them.',
      ],
      [
        'Mail them to the company that made them',
        'Ordinary mail of a controlled drug is not allowed.',
      ],
    ],
    takeaway:
      'If no take-back site is near, opioids on the flush list may be flushed. Lock up what is still in use.',
  },
  {
    id: 'schedule-two-refills',
    theme: 'prescribing',
    level: 'recall',
    stem: 'A patient who takes methylphenidate, a Schedule II drug, asks for a prescription “with five refills, as with my other pills.” What is true under federal law?',
    key: [
      'No refills may be put on the prescription',
      'Schedule II drugs may not be refilled. A new prescription is needed each time.',
    ],
    wrong: [
      [
        'Five refills are allowed within 6 months',
        'That is the rule for Schedule III and IV drugs.',
      ],
      [
        'Refills are allowed for a period of 1 year',
        'This holds for many drugs that are not controlled.',
      ],
      [
        'One refill is allowed when pain is chronic',
        'There is no such exception, and this drug is not for pain.',
      ],
      [
        'Refills are up to the pharmacist on duty',
        'A pharmacist may not add refills to a Schedule II prescription.',
      ],
      [
        'Refills are allowed if the dose stays the same',
        'A stable dose does not change the federal rule.',
      ],
    ],
    takeaway:
      'Several dated prescriptions for up to 90 days in all may be issued where state law allows it.',
  },
  {
    id: 'dea-registration-need',
    theme: 'prescribing',
    stem: 'A newly hired {clinician} has a state license and national certification. In which situation is a federal registration with the Drug Enforcement Administration required?',
    key: [
      'To prescribe clonazepam for panic attacks',
      'Clonazepam is a Schedule IV drug. Controlled drugs need this registration and state authority.',
    ],
    wrong: [
      [
        'To prescribe insulin for type 1 diabetes',
        'Insulin is a prescription drug but is not a controlled one.',
      ],
      [
        'To prescribe sertraline for depression',
        'Antidepressants of this kind are not on any controlled schedule.',
      ],
      [
        'To prescribe warfarin for a new clot',
        'Warfarin is a drug of high risk, but it is not controlled.',
      ],
      [
        'To bill Medicare for an office visit',
        'Billing needs a national provider identifier and enrollment.',
      ],
      [
        'To order radiographs of a sprained ankle',
        'Imaging depends on state scope and facility rules.',
      ],
    ],
    takeaway:
      'License gives authority to practice, DEA registration covers controlled drugs, the NPI identifies for billing.',
  },
  {
    id: 'telehealth-no-broadband',
    theme: 'telehealth',
    level: 'analysis',
    stem: 'A rural clinic moves most follow-up visits to video. After 6 months it finds that patients over 75 and those without broadband have had far fewer visits than before. Which step responds best?',
    key: [
      'Offer them telephone and in-person visits',
      'A choice of format restores access for people whom video shuts out.',
    ],
    wrong: [
      [
        'Discharge those who do not use the portal',
        'Dismissal punishes patients for a barrier that they did not make.',
      ],
      [
        'Ask them to drive to a place with a network',
        'Visits from public places lack privacy and add a burden.',
      ],
      [
        'Report the results for the other groups',
        'Leaving a group out of the figures hides the gap.',
      ],
      [
        'Send each of them a manual about the app',
        'A manual does not bring broadband or a device.',
      ],
      [
        'Wait until the broadband has been extended',
        'Patients need care in the meantime, and the date is unknown.',
      ],
    ],
    takeaway: 'New technology can widen gaps. Measure use by group and keep other ways open.',
  },
  {
    id: 'portal-message-chest',
    theme: 'telehealth',
    level: 'analysis',
    stem: 'On Monday a {clinician} opens a portal message that was sent on Friday night: “My chest feels tight when I climb stairs, what should I do?” Nobody had read it. Besides calling the patient now, which change protects others best?',
    key: [
      'An automatic reply that names emergency contacts',
      'Patients must learn at once that messages are not read around the clock and where to turn.',
    ],
    wrong: [
      [
        'A rule that symptoms may not be sent by message',
        'Patients cannot be expected to judge which of their words are symptoms.',
      ],
      [
        'A fee for each message that is sent at night',
        'A fee keeps people from writing but does not direct them to help.',
      ],
      [
        'A wider inbox window on the office computer',
        'The size of a window does not help when nobody is there.',
      ],
      [
        'A request that the patient write more clearly',
        'The message was clear. It was not read in time.',
      ],
      [
        'A plan to check the inbox once in each week',
        'A longer interval between checks would make the delay worse.',
      ],
    ],
    takeaway: 'State response times, route messages by content, and assign cover for absences.',
  },
];

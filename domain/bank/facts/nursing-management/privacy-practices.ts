import type { Practice } from './practice.ts';

const privacy = {
  rn: 'Confidentiality and information security',
  lpn: 'Confidentiality and information security',
} as const;
const legal = {
  rn: 'Legal rights and responsibilities',
  lpn: 'Legal responsibilities and ethical practice',
} as const;

/** Confidential information, records and duties under the law. */
export const privacyPractices: readonly Practice[] = [
  {
    ...privacy,
    id: 'permitted-disclosure',
    right:
      'Several people ask for information about a client with tuberculosis. Whom may the nurse inform without the client’s written permission?',
    fix: 'A privacy officer reviews to whom facts about clients were given. Which disclosure was a breach?',
    several:
      'A client with a reportable infection is to be moved to another unit. Who may be given information without written permission? Select all that apply.',
    sound: [
      [
        'The public health department',
        'Certain infections must be reported by law for the safety of others.',
      ],
      [
        'The nurse who takes over the client’s care',
        'Those who treat the client may know what they need for care.',
      ],
      [
        'The therapist who treats the client',
        'Sharing within the treating team is part of treatment.',
      ],
      [
        'The court that sends a valid order',
        'A court order obliges the facility to give the information it names.',
      ],
    ],
    unsound: [
      [
        'The employer who phones about sick leave',
        'An employer gets health information with the client’s written permission.',
      ],
      [
        'The nurse friend on a different unit',
        'A nurse who does not care for the client has no need to know.',
      ],
      [
        'The neighbor who drove the client here',
        'Kindness toward a client gives no right to health information.',
      ],
      [
        'The reporter who writes about the illness',
        'The press gets no information without the client’s permission.',
      ],
      [
        'The grown child whom the client excluded',
        'The client decides which relatives are told and which are not.',
      ],
    ],
    takeaway:
      'Information may go to those who treat the client, and to authorities where the law demands it. Others need the client’s permission.',
  },
  {
    ...privacy,
    id: 'computer-record-security',
    right:
      'A nurse who is charting on a shared computer in the hallway is called away. Which act protects the clients’ information?',
    fix: 'During rounds on a unit a manager observes the use of electronic records. Which behavior needs correction?',
    several:
      'New staff learn how to protect electronic health records. Which habits should they take up? Select all that apply.',
    sound: [
      [
        'Log off before walking away',
        'An open session lets others read the record or chart in the nurse’s name.',
      ],
      [
        'Turn the screen away from visitors',
        'A screen that cannot be seen keeps data from passersby.',
      ],
      ['Change the password as policy asks', 'Regular changes and secrecy keep the password safe.'],
      ['Open the records of assigned clients', 'Access is limited to clients under one’s care.'],
      [
        'Shred the printed list after the shift',
        'Paper with names must be destroyed and not thrown into open bins.',
      ],
    ],
    unsound: [
      [
        'Lend the password to a student',
        'A password is personal, and each entry is traced to its owner.',
      ],
      ['Take the worksheet home in a bag', 'Papers with client data must not leave the facility.'],
      ['Look up the record of a famous client', 'Curiosity is no reason to open a record.'],
      [
        'Send results by private text message',
        'Private phones and messages are not secure, and others may read them.',
      ],
      [
        'Leave the chart open for the next user',
        'The next user would see data and chart under the wrong name.',
      ],
    ],
    takeaway:
      'Log off, keep passwords secret, open the charts of assigned clients, and destroy printed notes. Each access is traced.',
  },
  {
    ...privacy,
    id: 'social-media',
    right:
      'A nurse asks a mentor what may be posted on a personal social media page. Which post is acceptable?',
    fix: 'A supervisor is shown what several nurses have posted online. Which post breaks a client’s privacy?',
    sound: [
      [
        '“Proud to be a nurse for ten years today.”',
        'The post speaks about the nurse and says nothing about clients.',
      ],
      [
        '“Our hospital offers flu shots on Monday.”',
        'Public information of the facility concerns no client.',
      ],
      [
        '“Night shifts make me crave pancakes.”',
        'A remark on one’s own habits holds no client information.',
      ],
      [
        '“Looking for a good book on wound care.”',
        'A request for a book reveals nothing about a client.',
      ],
    ],
    unsound: [
      [
        '“Our 12-year-old crash victim woke up!”',
        'Age and event are enough for others to recognize the client.',
      ],
      [
        '“Selfie with my favorite man in room 9.”',
        'A picture of a client breaks privacy, even when the client smiles.',
      ],
      [
        '“Sad: the mayor’s wife has cancer again.”',
        'The client can be recognized, and a diagnosis is revealed.',
      ],
      [
        '“That rash on my client today was odd.” (photo)',
        'A photograph of a client’s body may not be shared, even without a name.',
      ],
    ],
    takeaway:
      'Leaving out the name is not enough: age, event, room or picture can identify a client. Nothing about clients belongs on social media.',
  },
  {
    ...legal,
    id: 'mandatory-reporting',
    right:
      'Which of these situations must a nurse in a clinic report to an outside authority by law?',
    fix: 'A clinic’s nurses list matters they want to report to authorities outside. Which plan would break confidentiality?',
    several:
      'A nurse in an urgent care center sees many clients in one day. Which of them must be reported to an authority? Select all that apply.',
    sound: [
      [
        'A toddler with burns in the shape of an iron',
        'Suspected child abuse must be reported; proof is not needed.',
      ],
      [
        'An elder whose caregiver withholds food',
        'Neglect of a vulnerable adult must be reported in nearly all states.',
      ],
      [
        'A client with a fresh gunshot wound',
        'Gunshot wounds are reported to the police under state law.',
      ],
      [
        'A child with a positive test for measles',
        'Measles is a notifiable disease, since it spreads so easily.',
      ],
    ],
    unsound: [
      [
        'An adult who drinks three beers on weekends',
        'Drinking habits of an adult are confidential and are a matter for counseling.',
      ],
      [
        'A worker who asks for a sick note for a cold',
        'A cold is neither notifiable nor a sign of a crime.',
      ],
      [
        'An adult who declines a flu vaccine',
        'Declining a vaccine is the client’s right and is not reported outside.',
      ],
      [
        'A student who takes birth control pills',
        'Contraception is a private matter and is not reported to authorities.',
      ],
      ['A client who changes to another clinic', 'The choice of a provider is the client’s own.'],
    ],
    takeaway:
      'Suspected abuse of children and vulnerable adults, gunshot wounds and notifiable infections must be reported. Reasonable suspicion is enough.',
  },
  {
    ...legal,
    id: 'charting-rules',
    right:
      'A nurse finds that a dose given at 0900 was not charted. At 1130 how should the entry be made?',
    fix: 'A nurse manager checks how entries were made in several records. Which way of charting needs correction?',
    sound: [
      [
        'As a late entry with both times',
        'A late entry states when it was written and when the act took place.',
      ],
      [
        'With facts that were seen and heard',
        'Facts and quotations can be checked, while opinions cannot.',
      ],
      [
        'Under the name of the person who gave it',
        'Each nurse charts personally what he or she has done.',
      ],
      [
        'In words approved by the facility',
        'Approved terms and abbreviations prevent misreading by other members of the team.',
      ],
    ],
    unsound: [
      ['By typing over the entry of a coworker', 'Nobody may alter the entry of another person.'],
      ['With a mention of the incident report', 'The incident report is not named in the record.'],
      [
        'As if it had been written at 0900',
        'Backdating an entry is false documentation, even when the dose was given.',
      ],
      [
        'Through a coworker who has more time',
        'Each nurse charts personally what he or she has done; nobody else can attest to it.',
      ],
    ],
    takeaway:
      'Chart what you did and saw, in facts, promptly and under your own name. A late entry is marked as such with both times.',
  },
  {
    ...legal,
    id: 'orders-by-telephone',
    rn: 'Legal rights and responsibilities',
    right:
      'A provider gives an order by telephone for a client with rising pain. How should the nurse handle it?',
    fix: 'On a night shift a supervisor listens as staff take orders by telephone. Which act needs correction?',
    sound: [
      [
        'Write it down and read it back at once',
        'Reading back what is written catches errors of hearing.',
      ],
      [
        'Ask to spell a drug name that is unclear',
        'Spelling prevents mix-ups of names that sound alike.',
      ],
      [
        'Record the date, time and name of the caller',
        'The order has to be traceable to a prescriber and a time.',
      ],
      [
        'Question a dose outside the usual range',
        'A nurse who carries out a harmful order shares the responsibility.',
      ],
    ],
    unsound: [
      [
        'Ask an aide to take the message down',
        'Orders are taken by licensed nurses within their scope.',
      ],
      [
        'Carry it out first and note it at the end',
        'What is not written at once may be wrong or forgotten.',
      ],
      [
        'Guess the unit that was not mentioned',
        'A missing unit is asked for, since a guess can be tenfold wrong.',
      ],
      [
        'Accept it from the clerk in the office',
        'An order has to come from a person with authority to prescribe.',
      ],
      [
        'Sign the prescriber’s name to save a call',
        'Signing in the name of another person is forgery.',
      ],
    ],
    takeaway:
      'Telephone orders are written down, read back and confirmed at once, with date, time and names. Unclear or unsafe orders are questioned.',
  },
  {
    ...legal,
    id: 'good-samaritan',
    right:
      'On the way home a nurse stops at a road crash to help. Which act fits the protection of Good Samaritan laws?',
    fix: 'A nurse who stopped at a crash describes what was done. Which act is outside the protection of Good Samaritan laws?',
    sound: [
      [
        'Pressing a clean cloth on a bleeding leg',
        'First aid within one’s training and without pay is protected.',
      ],
      [
        'Staying with the victim until help arrives',
        'A helper who has begun does not leave before others take over.',
      ],
      [
        'Asking a conscious victim before touching',
        'Consent of a conscious adult is needed for first aid too.',
      ],
      [
        'Calling emergency services straight away',
        'Bringing professional help is part of reasonable care.',
      ],
    ],
    unsound: [
      [
        'Charging the victim a fee afterward',
        'Protection covers help that is given free of charge.',
      ],
      [
        'Opening the windpipe with a pocketknife',
        'Acts beyond one’s training are gross carelessness and are not protected.',
      ],
      [
        'Leaving after the first aid had begun',
        'To leave a victim before help takes over is abandonment.',
      ],
      [
        'Treating an adult who clearly says no',
        'A capable adult may refuse, at the roadside as well.',
      ],
      [
        'Moving a victim from a safe spot for comfort',
        'Needless movement can harm the spine and falls below reasonable care.',
      ],
    ],
    takeaway:
      'Good Samaritan laws protect free, careful help in an emergency within one’s training. Gross negligence, payment and abandonment are not covered.',
  },
  {
    ...legal,
    id: 'narcotic-count',
    rn: 'Legal rights and responsibilities',
    right:
      'At the end of a shift the count of oxycodone tablets is one short. What should the nurse do?',
    fix: 'A pharmacist reviews how the staff of a unit handle controlled drugs. Which act needs correction?',
    several:
      'A new nurse asks how controlled drugs are handled on the unit. Which acts are correct? Select all that apply.',
    sound: [
      [
        'Report the discrepancy before leaving',
        'A mismatch is reported and looked into before staff go off duty.',
      ],
      [
        'Have a second nurse watch when a drug is wasted',
        'A licensed witness sees the unused part destroyed and signs as well.',
      ],
      [
        'Count with the nurse of the next shift',
        'Two nurses count together so that neither is alone responsible.',
      ],
      [
        'Sign a dose out when it is removed',
        'Signing at the moment of removal keeps the count true.',
      ],
    ],
    unsound: [
      [
        'Replace the tablet from another supply',
        'Covering a gap hides a loss and may conceal diversion.',
      ],
      ['Sign for wasting that was not seen', 'A witness who has not seen it makes a false record.'],
      ['Keep the unused half in a pocket', 'Unused drug has to be wasted at once with a witness.'],
      [
        'Correct the number to fit the count',
        'Changing the number falsifies a legal record and hides a loss.',
      ],
      ['Give the cabinet code to an aide', 'Access is personal and limited to licensed staff.'],
    ],
    takeaway:
      'Controlled drugs are counted by two nurses, signed out at removal and wasted before a witness. A discrepancy is reported at once.',
  },
];

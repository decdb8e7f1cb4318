import type { Decision } from '../basic-care/care-fact.ts';

const advocacy = {
  rn: 'Advocacy and unbiased access to care',
  lpn: 'Advocacy and client rights',
} as const;
const privacy = {
  rn: 'Confidentiality and information security',
  lpn: 'Confidentiality and information security',
} as const;
const team = {
  rn: 'Collaboration with the multidisciplinary team',
  lpn: 'Continuity of care and hand-off',
} as const;
const directive = {
  rn: 'Advance directives and self-determination',
  lpn: 'Advance directives',
} as const;
const assignment = { lpn: 'Client care assignments' } as const;
const reporting = { lpn: 'Scope of practice and reporting to the RN or provider' } as const;

/** Decisions in which duties to clients, coworkers and the law meet. */
export const dutyDecisions: readonly Decision[] = [
  {
    ...advocacy,
    id: 'duty-pain-believed',
    stem: 'A client with sickle cell disease rates pain as 9 of 10 while talking on the phone and laughing. A coworker says, “That is no 9. I would hold the opioid.” The dose is due, and breathing is normal. What should the nurse do?',
    key: [
      'Give the ordered dose and recheck the pain',
      'The client’s own report is the best measure of pain. People with frequent pain often talk and laugh through it.',
    ],
    wrong: [
      [
        'Hold the dose until the client stops laughing',
        'Behavior is a poor measure of pain, above all in people with long experience of it.',
      ],
      [
        'Give half of the dose and watch the client',
        'Changing the dose without an order is outside the role and undertreats the pain.',
      ],
      [
        'Ask the coworker to judge the pain as well',
        'A second opinion on whether pain is real does not replace the client’s report.',
      ],
      [
        'Offer a warm pack in place of the opioid',
        'Warmth can help in addition, but does not replace the ordered dose for severe pain.',
      ],
    ],
    takeaway:
      'Bias leads to undertreated pain. The nurse believes the report, gives what is ordered and checks the effect and breathing.',
  },
  {
    ...advocacy,
    id: 'duty-deaf-client',
    stem: 'A client who is deaf and uses sign language is to be told about a new diagnosis. The client’s hearing spouse offers to interpret, and writing on paper is possible. What should the nurse arrange?',
    key: [
      'A qualified sign language interpreter',
      'The client has a right to full communication, and a professional interprets exactly and without personal interest.',
    ],
    wrong: [
      [
        'The spouse, who knows the client well',
        'A spouse may leave out or soften news and carries a burden of emotion.',
      ],
      [
        'A pad of paper and a clear handwriting',
        'Writing may do for short messages. A new diagnosis needs full conversation.',
      ],
      [
        'A slow, loud voice and a bright lamp',
        'Loudness does not help a deaf person, and lip reading misses much.',
      ],
      [
        'A printed leaflet on the new illness',
        'A leaflet cannot answer questions and may not be in the client’s first language.',
      ],
    ],
    takeaway:
      'Clients who are deaf have a right to a qualified interpreter for important talks. Relatives and notes are not enough.',
  },
  {
    ...advocacy,
    id: 'duty-visitor-chosen',
    stem: 'A capable client in intensive care wants a partner of 20 years to visit. They are not married. A sister tells the nurse, “Family only. Send that person away.” What should the nurse do?',
    key: [
      'Let the partner visit, as the client wishes',
      'A capable client decides who may visit, whatever the legal tie.',
    ],
    wrong: [
      [
        'Follow the sister, who is next of kin',
        'Next of kin do not decide on visitors while the client can.',
      ],
      [
        'Allow the partner in when the sister has gone out',
        'Hiding the visit gives in to a demand that has no ground.',
      ],
      [
        'Ask both to stay out until they agree',
        'The client would lose the support that was asked for.',
      ],
      [
        'Tell the partner to bring a legal paper',
        'No paper is needed for a visit that the client wants.',
      ],
    ],
    takeaway:
      'Clients choose their visitors. The nurse protects this choice and helps relatives to understand it.',
  },
  {
    ...privacy,
    id: 'duty-police-request',
    stem: 'A police officer asks the nurse for the blood alcohol result of a client who was in a crash. The officer has neither a warrant nor the client’s permission. What should the nurse do?',
    key: [
      'Decline and refer the officer to the supervisor',
      'Results are confidential. The supervisor handles requests by law enforcement and checks the legal ground.',
    ],
    wrong: [
      [
        'Give the result, since a crime may have been committed',
        'Suspicion alone does not open the record. A legal order or permission is needed.',
      ],
      ['Tell the officer whether it was high or low', 'A hint reveals the result in other words.'],
      [
        'Let the officer read the screen unnoticed',
        'Letting someone look at the screen is a disclosure as well.',
      ],
      [
        'Ask the client’s family to allow it',
        'Relatives cannot give permission for a capable adult.',
      ],
    ],
    takeaway:
      'Police get health information with permission, a legal order or where a law demands it. The supervisor or privacy officer is asked.',
  },
  {
    ...privacy,
    id: 'duty-threat-to-person',
    stem: 'A client on a mental health unit says, “When I get out tonight, I will shoot my brother-in-law; I have the gun in my car.” The client asks the nurse to keep this secret. What should the nurse do?',
    key: [
      'Tell the treatment team without delay',
      'A serious threat to a known person limits confidentiality. The team must act to protect the person.',
    ],
    wrong: [
      [
        'Keep it secret, as the client has asked',
        'Secrecy would put a life in danger. No such promise may be given.',
      ],
      [
        'Write it in the record and say nothing',
        'A note that nobody reads in time protects no one.',
      ],
      [
        'Wait to see if the anger has gone by night',
        'The plan is specific and the means are at hand, so waiting is dangerous.',
      ],
      ['Ask the roommate to watch the client', 'A client cannot be made responsible for safety.'],
    ],
    takeaway:
      'A credible threat against a named person is reported to the team at once, which decides how the person is protected. Secrets of this kind are not promised.',
  },
  {
    ...privacy,
    id: 'duty-misdirected-fax',
    stem: 'A nurse finds that a client’s laboratory report was faxed to a wrong number, a flower shop. What should the nurse do first?',
    key: [
      'Ask the shop to destroy it and report the breach',
      'Limiting the exposure and reporting to the privacy officer are the first steps after a misdirected report.',
    ],
    wrong: [
      [
        'Send the report again to the right number',
        'The right office needs it, but the breach is still open.',
      ],
      [
        'Wait whether the shop calls about the fax',
        'Waiting leaves private facts in the hands of strangers.',
      ],
      [
        'Shred the original so that no trace is left',
        'Destroying a record hides the breach and harms the client’s care.',
      ],
      [
        'Tell the client that faxes go astray now and then',
        'The client is told of the breach in the proper way, after it has been contained.',
      ],
    ],
    takeaway:
      'A breach is contained and reported at once. The privacy officer decides how the client is informed.',
  },
  {
    ...team,
    id: 'duty-therapy-conflict',
    stem: 'A physical therapist plans to walk a client at 1000. At 0950 the client is pale and has a heart rate of 128/min at rest, which is new. What should the nurse do?',
    key: [
      'Ask the therapist to wait and assess the client',
      'New tachycardia and pallor may mean bleeding or another acute problem. Exercise is held until it is assessed.',
    ],
    wrong: [
      [
        'Let the therapist decide at the bedside',
        'The nurse has facts that the therapist needs before the session.',
      ],
      [
        'Have the client walk half of the distance, slowly',
        'Any exercise may harm a client with an acute problem.',
      ],
      [
        'Give the morning drugs and send the client',
        'Drugs given without assessment may worsen the problem.',
      ],
      [
        'Cancel therapy for the rest of the week',
        'One finding today does not settle the whole week.',
      ],
    ],
    takeaway:
      'Team members depend on each other’s facts. A change in the client is shared before a planned treatment goes on.',
  },
  {
    ...team,
    rn: 'Case management and continuity of care',
    id: 'duty-oxygen-at-home',
    stem: 'A client with lung disease is to leave at 1500 with new home oxygen. At 1400 the supplier calls: the equipment cannot come until tomorrow. The client has SpO₂ of 84% without oxygen. What should the nurse do?',
    key: [
      'Hold the discharge and tell the provider',
      'Without oxygen at home the client is in danger, so the plan must change until it is in place.',
    ],
    wrong: [
      [
        'Send the client home with a pulse oximeter',
        'A meter shows the lack of oxygen and does not treat it.',
      ],
      [
        'Ask the client to rest in bed until then',
        'Saturation is 84% at rest, so rest does not protect the client.',
      ],
      [
        'Lend a hospital cylinder without an order',
        'Equipment is not lent without an order and safe transport.',
      ],
      ['Let a relative bring the client back if blue', 'Waiting for a crisis is not a safe plan.'],
    ],
    takeaway:
      'Discharge waits until equipment that keeps the client safe is in place. The nurse tells the provider and the case manager.',
  },
  {
    ...directive,
    id: 'duty-tattoo-no-code',
    stem: 'A client arrives unconscious, with a pulse. A friend says that the client has “no machines” written in a notebook at home, but no document can be produced. The client now stops breathing. What should the nurse do?',
    key: [
      'Give full treatment until a valid order is found',
      'Without a valid directive or order life is sustained. Treatment can be stopped later if a directive turns up.',
    ],
    wrong: [
      [
        'Withhold treatment on the word of the friend',
        'Hearsay is not a valid directive, and the decision cannot be undone.',
      ],
      [
        'Send the friend home for the notebook first',
        'Breathing has stopped, and there is no time to wait.',
      ],
      [
        'Give oxygen by cannula and nothing further',
        'A cannula does not help a client who does not breathe.',
      ],
      [
        'Ask the friend to sign a refusal of further treatment',
        'A friend without legal authority cannot refuse for the client.',
      ],
    ],
    takeaway:
      'In doubt, life is sustained. A directive has to be valid and at hand to limit emergency treatment.',
  },
  {
    ...directive,
    id: 'duty-agent-against-wish',
    stem: 'A client who can no longer decide wrote in a living will that no feeding tube is wanted. The health care agent now asks for one, saying, “I cannot watch this.” What should the nurse do?',
    key: [
      'Tell the provider and ask for an ethics review',
      'An agent should decide as the client would have. A conflict with a written wish is brought to the team and ethics committee.',
    ],
    wrong: [
      [
        'Place the tube, as the agent has the final word here',
        'The agent speaks for the client’s wishes and not for his or her own.',
      ],
      [
        'Tell the agent that grief makes people selfish',
        'Reproach hurts and does not solve the conflict.',
      ],
      [
        'Hide the living will to keep the peace',
        'Hiding a directive is dishonest and harms the client.',
      ],
      [
        'Let the agent sign a new living will',
        'A living will can be made or changed by the client alone.',
      ],
    ],
    takeaway:
      'An agent is bound by what the client wanted. When the agent’s request differs from a written wish, the team and an ethics committee help.',
  },
  {
    ...assignment,
    id: 'duty-pn-new-admission',
    stem: 'A practical nurse on a medical unit is told, “Please admit the new client in room 4 and do the whole assessment; I will sign later.” The registered nurse is at lunch for half an hour. What should the practical nurse do?',
    key: [
      'Take vital signs and leave the assessment to the RN',
      'The practical nurse can gather data and keep the client safe. The first assessment belongs to the registered nurse.',
    ],
    wrong: [
      [
        'Do the whole assessment, since it will be signed later',
        'A later signature does not turn data collection into an assessment by a registered nurse.',
      ],
      [
        'Leave the new client alone until lunch is over',
        'A new client must not be left without any check.',
      ],
      ['Ask an aide to fill in the admission form', 'An aide may not assess or complete the form.'],
      [
        'Copy the assessment from the last admission',
        'Old findings may be wrong today and copying is false documentation.',
      ],
    ],
    takeaway:
      'The practical nurse contributes data to the assessment. The registered nurse makes it and signs for what he or she has done.',
  },
  {
    ...reporting,
    id: 'duty-pn-family-teaching',
    stem: 'A client is to go home on a new inhaler. The family asks the practical nurse for the first lesson, as “the other nurse is so busy.” Nobody has taught them yet. What should the practical nurse do?',
    key: [
      'Tell the registered nurse that they want to learn',
      'First teaching rests on an assessment by the registered nurse. The practical nurse passes on the need and can reinforce later.',
    ],
    wrong: [
      [
        'Teach them quickly from personal experience with it',
        'First teaching is outside the role, and experience may not fit this device.',
      ],
      [
        'Hand over the leaflet and wish them well',
        'A leaflet without teaching does not show whether they can do it.',
      ],
      ['Ask the aide to show how it is shaken', 'Teaching on medicine is not an aide’s task.'],
      [
        'Tell them that inhalers teach themselves',
        'Inhalers are often used wrongly by people who had no instruction.',
      ],
    ],
    takeaway:
      'The practical nurse reports learning needs and reinforces what the registered nurse has taught.',
  },
  {
    ...reporting,
    id: 'duty-pn-dose-vs-pulse',
    stem: 'Before a scheduled dose of digoxin a practical nurse counts an apical pulse of 48/min for a full minute. The client feels tired and slightly sick. What should the practical nurse do?',
    key: [
      'Hold the dose and report to the registered nurse',
      'A slow pulse with nausea and fatigue suggests toxicity. The dose is held and the finding reported at once.',
    ],
    wrong: [
      [
        'Give the dose and count the pulse again in an hour',
        'Another dose could slow the heart further and deepen toxicity.',
      ],
      [
        'Give half of the tablet with some food',
        'Changing a dose needs an order and does not remove the danger.',
      ],
      ['Have the client walk to raise the pulse', 'Exercise hides the sign and may be dangerous.'],
      [
        'Note the pulse and skip the dose quietly',
        'Holding the dose without a report leaves possible toxicity undetected.',
      ],
    ],
    takeaway:
      'Digoxin is held when the apical pulse is below 60/min in an adult, and the finding is reported with the symptoms.',
  },
  {
    lpn: 'Legal responsibilities and ethical practice',
    id: 'duty-pn-chart-for-other',
    stem: 'A coworker who has left for home calls the practical nurse: “I forgot to chart the 1400 insulin. Just put it in under my name.” What should the practical nurse do?',
    key: [
      'Refuse and tell the coworker how to enter it late',
      'Each nurse charts what he or she has given. A late entry by that nurse is the proper way.',
    ],
    wrong: [
      [
        'Enter it under the coworker’s name as asked',
        'Charting in the name of another person is false documentation.',
      ],
      [
        'Enter it under the practical nurse’s own name',
        'The practical nurse did not give the dose and cannot attest to it.',
      ],
      [
        'Give the insulin now in order to be on the safe side',
        'A second dose could cause dangerous low glucose.',
      ],
      ['Leave the gap and tell nobody about the call', 'The next nurse could give a second dose.'],
    ],
    takeaway:
      'Nobody charts for another. The dose is entered late by the nurse who gave it, and the team is told at once so that it is not repeated.',
  },
  {
    lpn: 'Establishing priorities',
    id: 'duty-pn-two-lights',
    stem: 'Two call lights go on. In one room a client on oxygen says, “I cannot catch my breath.” In the other a client is angry about cold soup. An aide stands nearby. What should the practical nurse do?',
    key: [
      'Go to the breathless client and send the aide to the other',
      'Breathing comes first, and the complaint can be met at the same time by the aide.',
    ],
    wrong: [
      [
        'Send the aide to the breathless client and warm up the soup',
        'An aide is not trained to judge or treat breathlessness.',
      ],
      [
        'Answer the angry client first to restore calm on the unit',
        'Anger over food does not come before breathing.',
      ],
      [
        'Ask both clients to wait until the charting is finished',
        'Charting does not come before a client in distress.',
      ],
      [
        'Call the registered nurse to both rooms and stay outside',
        'The practical nurse should be with the client while help is called.',
      ],
    ],
    takeaway:
      'Airway and breathing come first. Tasks without danger are shared out at the same time.',
  },
  {
    lpn: 'Performance improvement',
    rn: 'Performance improvement (quality improvement)',
    id: 'duty-workaround-scanner',
    stem: 'Nurses on a unit print extra wristband labels and scan them at the desk, since the scanner’s battery dies often. A nurse notices this. Which action helps clients most?',
    key: [
      'Report the failing scanners and stop the shortcut',
      'The shortcut removes the check at the bedside. Reporting the cause lets the system be mended.',
    ],
    wrong: [
      [
        'Use the extra labels just for stable clients',
        'Errors of identity harm stable clients as well as others.',
      ],
      [
        'Check the labels twice before they are scanned',
        'A label at the desk does not identify the person in the bed.',
      ],
      [
        'Warn the nurses that they will be punished',
        'Threats hide the shortcut and leave the batteries as they are.',
      ],
      [
        'Give up scanning until new devices are bought',
        'Without scanning a check is lost that catches many errors.',
      ],
    ],
    takeaway:
      'Workarounds show where a system fails. They are reported with their cause, and safe practice is kept up meanwhile.',
  },
];

import type { Practice } from './practice.ts';

const consent = {
  rn: 'Client rights and informed consent',
  lpn: 'Informed consent (witnessing)',
} as const;
const directives = {
  rn: 'Advance directives and self-determination',
  lpn: 'Advance directives',
} as const;
const advocacy = {
  rn: 'Advocacy and unbiased access to care',
  lpn: 'Advocacy and client rights',
} as const;

/** Consent, directives and rights. */
export const rightsPractices: readonly Practice[] = [
  {
    ...consent,
    id: 'witness-signature',
    right:
      'A nurse is asked to witness the signature on a consent form for removal of the gallbladder. Which act is part of being the witness?',
    fix: 'A new nurse witnesses consent for a colon resection. Which act should a mentor correct?',
    several:
      'Before a hernia repair a nurse serves as witness to the consent. What should the nurse do? Select all that apply.',
    sound: [
      [
        'Check that the client signs of free will',
        'The witness attests that the signature is the client’s own and given freely.',
      ],
      [
        'Check the name on the form and wristband',
        'The right person must sign for the right procedure, so identity is checked.',
      ],
      [
        'Call the surgeon if the client has doubts',
        'Open questions on the procedure go back to the surgeon before anything is signed.',
      ],
      [
        'See that the client is awake and oriented',
        'A drowsy or confused person cannot give valid consent.',
      ],
      [
        'Watch the client write the signature',
        'The witness attests to having seen the signature written.',
      ],
    ],
    unsound: [
      [
        'Explain the risks the surgeon left out',
        'Risks and choices are explained by the person who performs the procedure.',
      ],
      [
        'Have the client sign after the sedative',
        'Sedation clouds judgment, so consent given afterward is not valid.',
      ],
      [
        'Tell the client that signing is required',
        'Pressure makes consent invalid. The client may refuse.',
      ],
      [
        'Ask the spouse to sign to save some time',
        'A capable adult gives consent personally; a spouse cannot do it instead.',
      ],
      [
        'Sign first and let the client do it later',
        'Nobody can attest to a signature that has not been written.',
      ],
    ],
    takeaway:
      'The surgeon informs, the client decides, and the nurse witnesses that a capable client signs freely. Questions about the procedure go back to the surgeon.',
  },
  {
    ...consent,
    id: 'refuses-treatment',
    right:
      'A capable adult refuses a blood test that was ordered for the morning. How should the nurse respond?',
    fix: 'A capable client with pneumonia declines chest therapy. Which response by a coworker needs correction?',
    several:
      'A capable client refuses a feeding tube after the provider has explained it. What should the nurse do? Select all that apply.',
    sound: [
      [
        'Ask what leads the client to refuse',
        'The reason may be a fear or a misunderstanding that can be dealt with.',
      ],
      [
        'Tell the provider about the refusal',
        'The provider must know in order to inform the client and change the plan.',
      ],
      [
        'Record the refusal in the client’s words',
        'The record shows that the client was informed and what was said.',
      ],
      [
        'State plainly what may follow from it',
        'A refusal should be informed, so likely effects are explained in plain words.',
      ],
    ],
    unsound: [
      [
        'Do it quickly while relatives distract',
        'Treatment against the will of a capable adult is battery.',
      ],
      [
        'Say that insurance will stop paying now',
        'A false threat is coercion and takes away free choice.',
      ],
      [
        'Ask relatives to overrule the decision',
        'A capable adult decides alone; relatives may not overrule.',
      ],
      [
        'Leave it out and keep quiet about it',
        'The provider has to know, and the refusal has to be recorded.',
      ],
      ['Warn that no other care will be given', 'Care may not be withheld to force agreement.'],
    ],
    takeaway:
      'A capable adult may refuse any treatment. The nurse explores the reason, informs about the consequences, tells the provider and documents.',
  },
  {
    ...directives,
    id: 'living-will-admission',
    right:
      'A client shows the nurse a living will on admission and asks what will become of it. Which reply is right?',
    fix: 'A nurse speaks with a newly admitted client about advance directives. Which remark needs correction?',
    several:
      'A nurse explains living wills and health care agents to a class of older adults. Which statements are true? Select all that apply.',
    sound: [
      [
        '“I will place a copy in your record.”',
        'The directive has to be in the record so that it can guide care.',
      ],
      [
        '“You may change or cancel it at any time.”',
        'A capable person can change or revoke a directive at any time.',
      ],
      [
        '“It is used when you cannot speak for yourself.”',
        'As long as the client can decide, the client’s own word counts.',
      ],
      [
        '“Your agent should know what you wish.”',
        'An agent can speak for the client well when the wishes are known.',
      ],
    ],
    unsound: [
      [
        '“You must have one before we can admit you.”',
        'A directive is voluntary and may not be a condition of care.',
      ],
      [
        '“Once you sign, you cannot alter it.”',
        'A directive can be changed or revoked while the person is capable.',
      ],
      [
        '“It means that we stop treating you.”',
        'A directive states which care is wanted. It does not end treatment.',
      ],
      [
        '“Your oldest child decides from now on.”',
        'The client decides while capable, and afterward the agent named by the client.',
      ],
      [
        '“You need a lawyer to write this for you.”',
        'A lawyer is not required; witnesses or a notary are, according to state law.',
      ],
    ],
    takeaway:
      'Advance directives are voluntary, can be changed at any time and take effect when the client can no longer decide. A copy belongs in the record.',
  },
  {
    ...directives,
    id: 'dnr-order-meaning',
    right:
      'A client with a do-not-resuscitate order has pneumonia. Which statement about the care of this client is right?',
    fix: 'In a meeting, staff talk about a client with a do-not-resuscitate order and a new infection. Which remark should the charge nurse correct?',
    several:
      'A family asks what care a client with a do-not-resuscitate order will still get. Which answers are true? Select all that apply.',
    sound: [
      [
        'Antibiotics may be given for the infection',
        'The order concerns resuscitation. Other treatment goes on as agreed.',
      ],
      [
        'Oxygen may be used to ease the breathing',
        'Comfort and ordinary treatment go on with the order in place.',
      ],
      [
        'Pain is still treated to the full extent',
        'Relief of pain is part of care for each client with such an order.',
      ],
      [
        'The client may ask to cancel the order',
        'A capable client can change the decision at any time.',
      ],
    ],
    unsound: [
      [
        'Vital signs need no longer be measured',
        'The order limits resuscitation and not assessment or other care.',
      ],
      [
        'Suction of the mouth is now forbidden to staff',
        'Suction for comfort and an open airway remains part of care.',
      ],
      [
        'Call lights may be answered more slowly',
        'The client has the same claim on nursing care as anyone else.',
      ],
      [
        'The provider is not told about changes',
        'Changes are reported, since they may be treated or comfort may be improved.',
      ],
      [
        'Antibiotics are stopped from this moment',
        'The order does not say anything about antibiotics.',
      ],
    ],
    takeaway:
      'A do-not-resuscitate order means that no resuscitation is begun when heart or breathing stops. It does not limit comfort, assessment or other agreed treatment.',
  },
  {
    ...advocacy,
    id: 'language-interpreter',
    right:
      'A client who speaks little English is to be prepared for a colonoscopy. How should the nurse communicate?',
    fix: 'A nurse talks with a client by way of a medical interpreter. Which act needs correction?',
    several:
      'A nurse plans an interview through a professional interpreter. Which steps are advisable? Select all that apply.',
    sound: [
      [
        'Use a trained medical interpreter by video link',
        'A trained interpreter gives exact and confidential translation, in person or at a distance.',
      ],
      [
        'Look at the client while speaking',
        'The talk is with the client, so the nurse faces and addresses the client.',
      ],
      [
        'Speak in short, plain sentences',
        'Short, plain sentences can be translated fully and are easier to grasp.',
      ],
      [
        'Ask the client to repeat the main points',
        'Teach-back shows whether the message came across as it was meant.',
      ],
      [
        'Brief the interpreter before starting',
        'A short briefing on purpose and terms helps exact translation.',
      ],
    ],
    unsound: [
      [
        'Ask a young relative in the room to translate',
        'Children may not understand, leave things out and be burdened.',
      ],
      ['Talk to the interpreter about “her”', 'Speaking past the client shuts the client out.'],
      [
        'Raise the voice to be better understood',
        'Volume does not overcome a language barrier and may offend.',
      ],
      [
        'Rely on nods as proof of understanding',
        'A nod may be courtesy and does not show understanding.',
      ],
      [
        'Use a long list of medical terms at once',
        'Jargon and long speech are lost in translation.',
      ],
    ],
    takeaway:
      'Use a qualified interpreter, speak to the client in short sentences, and check understanding by teach-back. Relatives and children are no substitute.',
  },
  {
    ...advocacy,
    id: 'speak-for-client',
    right:
      'A client whispers to the nurse, “I still hurt, but the doctor was in a hurry.” Which act shows advocacy?',
    fix: 'A nurse manager looks at how staff stand up for clients. Which act falls short of advocacy?',
    sound: [
      [
        'Calling the provider about the pain relief',
        'Carrying the client’s need to the provider is acting on the client’s behalf.',
      ],
      [
        'Helping the client write down questions',
        'The nurse helps the client to have a voice in the talk with the provider.',
      ],
      [
        'Asking for care that fits the client’s faith',
        'Making care fit the client’s beliefs protects the client’s interests.',
      ],
      [
        'Reporting a coworker who mocks a client',
        'Protecting a client’s dignity is part of advocacy.',
      ],
    ],
    unsound: [
      [
        'Advising the client to be more patient',
        'Patience leaves the need unmet and nobody informed.',
      ],
      [
        'Choosing what seems best for the client',
        'The nurse supports the client’s decision and does not replace it.',
      ],
      [
        'Keeping quiet so as not to annoy the whole team',
        'Silence protects the staff and not the client.',
      ],
      [
        'Giving a coworker’s tablet for the pain',
        'Giving a drug without an order is unlawful and unsafe.',
      ],
      [
        'Noting the pain and waiting for morning',
        'Charting alone does not bring relief to the client.',
      ],
    ],
    takeaway:
      'Advocacy means that the nurse speaks and acts for the client’s wishes and needs, above all when the client cannot do so.',
  },
  {
    ...advocacy,
    id: 'bill-of-rights-nursing-home',
    right:
      'A family asks which rights a resident of a nursing home keeps after moving in. Which answer by the nurse is right?',
    fix: 'A charge nurse in a nursing home reads proposed house rules. Which rule should be struck out?',
    sound: [
      [
        'Residents may speak with visitors in private',
        'Private contact with visitors is a right of residents.',
      ],
      [
        'Residents may wear clothing of their own',
        'Using personal belongings is part of the rights of residents.',
      ],
      [
        'Residents may voice complaints without harm',
        'Grievances may be voiced without fear of reprisal.',
      ],
      [
        'Residents may take part in planning their care',
        'Taking part in one’s own care plan is a right.',
      ],
    ],
    unsound: [
      ['Staff may open letters sent to residents', 'Mail is private and is handed over unopened.'],
      [
        'Residents who complain may be moved out',
        'A move in answer to a complaint is reprisal and is forbidden.',
      ],
      [
        'Calm residents may be tied to save staff',
        'Freedom from restraint used for convenience is a right of residents.',
      ],
      [
        'Relatives must agree to each visit of a doctor',
        'A capable resident decides about care without the approval of relatives.',
      ],
      [
        'Money of residents belongs to the house',
        'Residents manage their own money or choose who does it.',
      ],
    ],
    takeaway:
      'Residents keep their rights: privacy, unopened mail, own clothes, complaints without reprisal, a say in care, and freedom from needless restraint.',
  },
  {
    ...consent,
    id: 'research-participation',
    right:
      'A client has been asked to join a drug study and is unsure. Which statement by the nurse is right?',
    fix: 'Staff speak with clients about a study of a new dressing. Which statement must be corrected?',
    several:
      'A nurse teaches a group about the rights of people who take part in research. Which statements are true? Select all that apply.',
    sound: [
      [
        '“You can leave the study at any time.”',
        'Participation is voluntary and may be ended at any time.',
      ],
      [
        '“Your usual care goes on if you say no.”',
        'Refusal has no effect on the care a client receives.',
      ],
      [
        '“The researcher must explain the risks.”',
        'The investigator has to inform about risks, benefits and choices.',
      ],
      [
        '“Your data in the study are kept private.”',
        'Confidentiality is protected in research as it is in care.',
      ],
    ],
    unsound: [
      [
        '“You owe it to us for the care you got.”',
        'Appeals to a debt are pressure and make consent invalid.',
      ],
      [
        '“Once you join, you have to finish.”',
        'A participant may withdraw without giving a reason.',
      ],
      [
        '“There is no need to know the risks.”',
        'Consent without knowledge of the risks is not informed.',
      ],
      [
        '“Your doctor can sign you up alone.”',
        'A capable client has to give consent personally, also for research.',
      ],
      ['“Saying no will delay your surgery.”', 'Refusal must not lead to a penalty in care.'],
    ],
    takeaway:
      'Taking part in research is voluntary and informed. It may be ended at any time without any loss of care.',
  },
];

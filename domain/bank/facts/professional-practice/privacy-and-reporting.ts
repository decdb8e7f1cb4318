import type { Decision, Selection } from './practice-case.ts';

/** Confidentiality, its exceptions, and what must be reported. */
export const privacyDecisions: readonly Decision[] = [
  {
    id: 'threat-named-victim',
    theme: 'reporting',
    level: 'analysis',
    stem: 'During a visit for insomnia a man tells the {clinician} that he has bought a gun and will shoot his former supervisor, whom he names, on Friday. He asks that this stay between them. What is the most appropriate action?',
    key: [
      'Warn the named man and alert the police',
      'A serious threat against a person who can be identified overrides confidentiality. Steps to protect the victim are required in most states.',
    ],
    wrong: [
      [
        'Keep the secret because he asked for it',
        'Confidentiality gives way when silence would put an identifiable person in danger.',
      ],
      [
        'Prescribe a sedative and see him Monday',
        'A hypnotic does not remove the danger, and the plan is set for before Monday.',
      ],
      [
        'Tell his wife and ask her to keep watch',
        'His wife cannot protect the intended victim and is not the one at risk.',
      ],
      [
        'Note the words in the chart and wait',
        'A record without action leaves a named person unprotected.',
      ],
      [
        'Ask him to promise not to act on them',
        'A promise is no safeguard against a specific plan with a weapon.',
      ],
    ],
    takeaway:
      'The duty to protect, known from the Tarasoff case, may be met by warning, police and hospitalization.',
  },
  {
    id: 'infant-femur-bruises',
    theme: 'reporting',
    stem: 'A 7-month-old infant has a spiral femur fracture and bruises of different ages on the ears and trunk. The father says that the baby rolled off a couch. The {clinician} has known the family for years and cannot be sure what happened. What must be done?',
    key: [
      'Report to child protective services now',
      'A reasonable suspicion is enough to require a report. The injuries do not fit the story or the child’s age.',
    ],
    wrong: [
      [
        'Collect proof of abuse before reporting',
        'Investigation belongs to the agency. Waiting for proof leaves the infant in danger.',
      ],
      [
        'Confront the father to obtain the truth',
        'Accusation may lead to flight or reprisal and is not the clinician’s task.',
      ],
      [
        'Arrange a home visit for the next week',
        'The infant would go home to possible further injury in the meantime.',
      ],
      [
        'Ask the mother for permission to report',
        'A mandated report needs no consent of a parent.',
      ],
      [
        'Document the injuries and treat the leg',
        'Treatment and notes are needed but do not meet the legal duty to report.',
      ],
    ],
    takeaway:
      'Mandated reporters who act in good faith are immune from liability. Failure to report is punishable.',
  },
  {
    id: 'partner-violence-adult',
    theme: 'reporting',
    level: 'analysis',
    stem: 'A 29-year-old woman with bruised forearms says in private that her husband hit her. She has capacity, no children and no weapon at home. She is not ready to leave and asks that nobody be told. In her state the law does not require a report. What is best?',
    key: [
      'Make a safety plan and offer services with her',
      'She is an adult who decides for herself. Support, a safety plan and an open door lower her risk and keep trust.',
    ],
    wrong: [
      [
        'Call the police against her stated wish today',
        'A report that she does not want can raise the danger and is not required here.',
      ],
      [
        'Invite the husband to a joint visit to talk',
        'Confronting the partner puts her at risk of retaliation.',
      ],
      [
        'Tell her that care ends unless she moves out',
        'Threatening to end care repeats the control that she lives with.',
      ],
      [
        'Leave the bruises out of the medical record',
        'Careful notes protect her later. Leaving them out serves nobody.',
      ],
      [
        'Refer the two of them to couples counseling',
        'Joint counseling is unsafe while there is violence.',
      ],
    ],
    takeaway:
      'Interview alone, believe, document, assess danger, give resources and respect her timing.',
  },
  {
    id: 'elder-neglect-sore',
    theme: 'reporting',
    stem: 'An 84-year-old woman with dementia lives with a nephew who manages her money. She has lost 9 kg, has a stage 4 sacral ulcer and dirty clothes, and her prescriptions have not been filled for 5 months. What should the {clinician} do besides treating her?',
    key: [
      'Notify adult protective services today',
      'The findings suggest neglect and financial exploitation of a vulnerable adult. A report is required in nearly every state.',
    ],
    wrong: [
      [
        'Give the nephew a leaflet on skin care',
        'Teaching alone leaves her with a person who may be neglecting and exploiting her.',
      ],
      [
        'Send a home aide and review in a month',
        'Services may help later, but a month of delay leaves her in danger.',
      ],
      [
        'Ask the nephew to bring her accounts',
        'The clinician does not investigate finances. The agency does.',
      ],
      [
        'Wait until she asks for help in person',
        'Dementia makes her unable to protect herself or to ask.',
      ],
      [
        'Change her guardian at the front desk',
        'Guardianship is changed by a court and not by the clinic.',
      ],
    ],
    takeaway:
      'Suspicion is enough. Abuse of elders may be physical, emotional, sexual, financial or neglect.',
  },
  {
    id: 'mother-of-adult-calls',
    theme: 'privacy',
    stem: 'The mother of a 23-year-old patient telephones to ask whether her daughter’s pregnancy test was positive. The daughter is on her mother’s insurance and has signed no release. What is the most appropriate reply?',
    key: [
      '“I cannot discuss anyone without consent.”',
      'The daughter is an adult, and nothing about her may be shared, not even that she was seen.',
    ],
    wrong: [
      [
        '“It was negative, so you need not be worried.”',
        'A good result is protected information just as a bad one is.',
      ],
      [
        '“You pay for the plan, so I can let you know.”',
        'Paying for insurance gives no right to an adult’s results.',
      ],
      [
        '“She was here today, but ask her the details.”',
        'To confirm that she was there already discloses private information.',
      ],
      [
        '“I will tell you if you promise not to say so.”',
        'A promise of secrecy does not make the disclosure lawful.',
      ],
      [
        '“Let me read you the report and nothing else.”',
        'Reading out the report is the disclosure that is not allowed.',
      ],
    ],
    takeaway: 'Ask the patient what may be shared and with whom, and write it down.',
  },
  {
    id: 'coworker-chart-curiosity',
    theme: 'privacy',
    stem: 'An audit shows that a {clinician} opened the record of a neighbor who was treated on another unit. The {clinician} was not involved in the care, read the notes out of concern and told no one. How is this best described?',
    key: [
      'A privacy violation, for lack of a care role',
      'Access is for treatment, payment or operations. Looking without such a need is a breach even when nothing is passed on.',
    ],
    wrong: [
      [
        'Proper use, since nothing was passed on',
        'The breach lies in the access. Silence afterward does not undo it.',
      ],
      ['Proper use, since the motive was concern', 'Kind motives do not create a need to know.'],
      [
        'Proper use, since staff may open any chart',
        'Technical access is not permission. Rights go with the role in care.',
      ],
      [
        'A billing offense, for lack of a charge',
        'No claim was made, so billing rules are not involved.',
      ],
      [
        'A malpractice case, for lack of consent',
        'Malpractice needs substandard care that harms. No care was given.',
      ],
    ],
    takeaway: 'Open the records of those you care for, and see no more than the task requires.',
  },
  {
    id: 'employer-asks-condition',
    theme: 'privacy',
    stem: 'A manager telephones the clinic because an employee brought a work excuse for 3 days. He wants to know the diagnosis “to plan the shifts.” The employee has not authorized any disclosure. What may the {clinician} do?',
    key: [
      'Decline to give any medical details',
      'Treatment information may not go to an employer without the patient’s written authorization.',
    ],
    wrong: [
      ['State the diagnosis but not the drugs', 'The diagnosis is the core of what is protected.'],
      [
        'Fax the last office note to the manager',
        'A full note discloses far more and without any permission.',
      ],
      [
        'Confirm that the illness is not serious',
        'Even a remark on severity is health information.',
      ],
      [
        'Share the details as he pays the premium',
        'Paying for coverage gives an employer no access to records.',
      ],
      [
        'Describe the symptoms in general terms',
        'Symptoms are health information, however vaguely they are told.',
      ],
    ],
    takeaway:
      'A note for work states the dates and restrictions. More needs written authorization.',
  },
  {
    id: 'record-access-request',
    theme: 'privacy',
    stem: 'A patient who is angry about a delayed diagnosis asks for a copy of her own clinic record. She also owes the clinic money. The {clinician} worries about a lawsuit. What is the right response?',
    key: [
      'Provide the copy within the legal time limit',
      'Patients have a right to their records. Neither a debt nor fear of a claim is a ground for refusal.',
    ],
    wrong: [
      [
        'Refuse until she has paid what she owes',
        'A record may not be held back because of an unpaid bill.',
      ],
      [
        'Refuse because the chart is clinic property',
        'The clinic keeps the original. The patient has a right to the information in it.',
      ],
      [
        'Send the record to her attorney and not her',
        'She may have it herself and needs no lawyer.',
      ],
      [
        'Remove the late result before she sees it',
        'Altering a record is unlawful and destroys credibility.',
      ],
      [
        'Release it after she explains her purpose',
        'A patient need not give a reason for wanting her record.',
      ],
    ],
    takeaway:
      'Under HIPAA patients may see, copy and ask to amend their records, at a fair copying cost.',
  },
  {
    id: 'lost-laptop',
    theme: 'privacy',
    stem: 'A {clinician}’s bag is stolen from a car. It held an unencrypted laptop with names and laboratory results of 240 patients. What is the first step within the organization?',
    key: [
      'Report the loss to the privacy officer at once',
      'A prompt report starts the risk assessment and the notices to patients that breach rules require.',
    ],
    wrong: [
      [
        'Wait some weeks to see whether it turns up',
        'Delay exposes patients and breaks the deadlines for notification.',
      ],
      [
        'Replace the laptop and restore the backup',
        'New hardware solves the work problem but does nothing for the patients.',
      ],
      [
        'Ask a friend to trace the device by phone',
        'Private searching is neither safe nor a substitute for the report.',
      ],
      [
        'Tell the patients at their next routine visit',
        'Notice must be timely and formal, and the organization coordinates it.',
      ],
      [
        'Change the password of the office computer',
        'That does not protect the data on the stolen device.',
      ],
    ],
    takeaway:
      'Encryption of portable devices turns a theft into a loss of property and not of privacy.',
  },
  {
    id: 'photo-social-media',
    theme: 'privacy',
    stem: 'A student on rotation posts a photo of an unusual rash in a private group of classmates. No name is shown, but a tattoo and the room number can be seen. The patient was not asked. What should the supervising {clinician} tell the student?',
    key: [
      'Remove it, since the patient can be recognized',
      'Tattoos and places can identify a person. Without authorization the post is a disclosure, even to a closed group.',
    ],
    wrong: [
      [
        'Keep it, since the group is closed to others',
        'A private group is still outside the circle of care.',
      ],
      [
        'Keep it, since its purpose is education',
        'Teaching does not replace authorization when a person can be identified.',
      ],
      ['Keep it, since no name appears with it', 'A name is only one identifier among many.'],
      [
        'Remove it, since rashes may not be shown',
        'Clinical images may be used with consent or when truly deidentified.',
      ],
      [
        'Crop the tattoo and then leave it posted',
        'The image has already been disclosed, and the patient has not consented.',
      ],
    ],
    takeaway:
      'Clinical images belong in the record. Any other use needs consent or full deidentification.',
  },
  {
    id: 'gunshot-patient-silent',
    theme: 'reporting',
    stem: 'A 20-year-old man comes to the emergency department with a gunshot wound of the calf. He asks the {clinician} not to involve the police because he fears revenge. He is stable. What applies?',
    key: [
      'The wound is reported, and he is told so',
      'State laws require reports of gunshot wounds, with or without consent. Telling him keeps the relationship honest.',
    ],
    wrong: [
      [
        'The wound is reported if he presses charges',
        'Reporting does not depend on whether he wants to prosecute.',
      ],
      [
        'The wound is kept private because he is adult',
        'The statutory duty overrides an adult’s wish for secrecy.',
      ],
      [
        'The wound is recorded as an accident at home',
        'A false entry is fraud and may hide a crime.',
      ],
      [
        'The wound is treated after police have come',
        'Care comes first and never waits for law enforcement.',
      ],
      [
        'The wound is reported to his next of kin',
        'Relatives are not the authority named by law and may not be told without consent.',
      ],
    ],
    takeaway: 'Disclose what the statute requires and no more, and offer protection and support.',
  },
  {
    id: 'tuberculosis-missed-doses',
    theme: 'reporting',
    level: 'analysis',
    stem: 'A line cook with smear-positive pulmonary tuberculosis has missed most of his doses for 3 weeks and has gone back to work. He says that he feels fine and asks to be left alone. What is the most appropriate action?',
    key: [
      'Involve public health for directly observed therapy',
      'Infectious tuberculosis endangers others. The health department supervises treatment and can restrict work.',
    ],
    wrong: [
      [
        'Respect his refusal as a private choice of his own',
        'Autonomy is limited when a person exposes others to a serious infection.',
      ],
      [
        'Tell his employer about his diagnosis by telephone',
        'The health department decides who is told. The clinician does not call the employer.',
      ],
      [
        'Change to a new regimen and see him in 3 months',
        'A new regimen that is not taken breeds resistance, and he stays infectious.',
      ],
      [
        'Have the police take him to jail for the duration',
        'The least restrictive effective measure comes first. Detention is a last resort.',
      ],
      [
        'Discharge him from the practice for nonadherence',
        'Dismissal would leave an infectious patient without any treatment.',
      ],
    ],
    takeaway:
      'Public health measures go from the least restrictive upward: observed therapy, restriction of work, isolation orders.',
  },
  {
    id: 'notifiable-gonorrhea-named',
    theme: 'reporting',
    stem: 'A patient with gonorrhea asks the {clinician} not to tell “the government.” State law lists the infection as notifiable. What should the patient be told?',
    key: [
      'It must be reported, and the data stay confidential',
      'Notifiable diseases are reported without consent so that spread can be controlled. Health departments protect the identity.',
    ],
    wrong: [
      [
        'It will be reported when a signed consent is given',
        'Consent is not needed for reports that the law requires.',
      ],
      [
        'It can be left out because treatment was completed',
        'Treatment does not remove the duty. Partners may still need care.',
      ],
      [
        'It will be sent in under a made-up name and address',
        'False reports defeat partner services and break the law.',
      ],
      [
        'It must be told to partners by name of the patient',
        'Partner services do not reveal who named the contact.',
      ],
      [
        'It goes to the insurer, which informs the state',
        'Clinicians and laboratories report. Insurers have no such task.',
      ],
    ],
    takeaway: 'Public health reporting is a permitted disclosure under HIPAA.',
  },
  {
    id: 'colleague-alcohol-breath',
    theme: 'professionalism',
    stem: 'Before rounds a {clinician} smells alcohol on a colleague whose speech is slurred. The colleague says that he is only tired and asks that nothing be said. Patients are waiting for him. What should be done first?',
    key: [
      'Have him relieved of duty and report it now',
      'Patients must be protected at once. The report to a supervisor or a health program for clinicians also helps the colleague.',
    ],
    wrong: [
      [
        'Cover for him until he has had some sleep',
        'Covering up leaves the danger unaddressed for the next shift.',
      ],
      [
        'Let him see the simple cases for the day',
        'No case, however simple, is safe in the hands of an impaired clinician.',
      ],
      [
        'Wait to see whether it happens once more',
        'A second event may be one that harms a patient.',
      ],
      [
        'Tell his patients why he will be late',
        'The colleague’s health is private. Patients need safe cover and not gossip.',
      ],
      [
        'Suggest that he drink coffee before rounds',
        'Caffeine does not restore the judgment or skill lost to alcohol.',
      ],
    ],
    takeaway:
      'Reporting an impaired colleague is a duty to patients and opens the way to treatment.',
  },
];

export const privacySelections: readonly Selection[] = [
  {
    id: 'permitted-without-consent',
    theme: 'privacy',
    stem: 'Under the HIPAA privacy rule, which disclosures may be made without the patient’s written authorization?',
    right: [
      [
        'A summary sent to a consultant who will treat the patient',
        'Sharing with those who treat the patient is permitted without authorization.',
      ],
      [
        'A claim with diagnosis codes sent to the patient’s insurer',
        'Sharing what is needed for payment is permitted without authorization.',
      ],
      [
        'A measles case reported to the county health department',
        'Reports to public health authorities are permitted and required by law.',
      ],
    ],
    wrong: [
      [
        'A list of patients with migraine sold to a drug company',
        'Sale of information and marketing need written authorization.',
      ],
      [
        'A laboratory result given to the patient’s employer',
        'Employers have no access without the patient’s authorization.',
      ],
      [
        'A visit confirmed to a reporter who asks about a patient',
        'The press has no right to confirmation that a person is a patient.',
      ],
    ],
    takeaway:
      'Treatment, payment, health care operations and disclosures required by law need no authorization. Most other uses do. Share the minimum that the purpose needs.',
  },
  {
    id: 'must-be-reported',
    theme: 'reporting',
    stem: 'A {clinician} in urgent care reviews the cases of one day. Which of these must be reported to an authority under the laws of the states in general?',
    right: [
      [
        'A stab wound from an assault',
        'Wounds from violence with a weapon are reportable to law enforcement.',
      ],
      [
        'Suspected sexual abuse of a child',
        'Suspicion of child abuse is a mandatory report everywhere.',
      ],
      ['A new case of syphilis', 'Syphilis is a notifiable disease in every state of the country.'],
    ],
    wrong: [
      ['A new case of genital warts', 'Human papillomavirus warts are not a notifiable disease.'],
      ['A cut from a fall at home', 'An ordinary accident of a capable adult is private.'],
      ['A positive pregnancy test', 'Pregnancy is private health information and not reportable.'],
    ],
    takeaway:
      'Reports protect the public or those who cannot protect themselves: certain infections, abuse of children and vulnerable adults, and wounds by weapons.',
  },
  {
    id: 'teen-limits-explained',
    theme: 'privacy',
    stem: 'At the start of a visit a {clinician} explains the limits of confidentiality to a 15-year-old. Which disclosures would have to be passed on?',
    right: [
      [
        'A plan to take an overdose this week',
        'A serious risk of suicide overrides confidentiality so that the teen can be protected.',
      ],
      ['Beatings by a stepfather at home', 'Physical abuse of a minor must be reported.'],
      [
        'A plan to stab a classmate tomorrow',
        'A serious threat to another person has to be acted on.',
      ],
    ],
    wrong: [
      [
        'A request for treatment of chlamydia',
        'Care for sexually transmitted infections may stay confidential.',
      ],
      [
        'A few cigarettes smoked with friends',
        'Tobacco use is counseled in private and does not have to be disclosed.',
      ],
      [
        'A wish to break up with a partner',
        'Ordinary concerns about a relationship stay private between teen and clinician.',
      ],
    ],
    takeaway:
      'Explain conditional confidentiality before asking private questions. Danger to self, danger to others and abuse are its limits.',
  },
];

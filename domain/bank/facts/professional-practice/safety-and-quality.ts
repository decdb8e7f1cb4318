import type { Decision, Selection } from './practice-case.ts';

/** Errors, their disclosure, and what keeps them from coming back. */
export const safetyDecisions: readonly Decision[] = [
  {
    id: 'disclose-tenfold-heparin',
    theme: 'disclosure',
    level: 'analysis',
    stem: 'A patient was given ten times the intended dose of heparin because of a pump entry. The error was found early, protamine was given, and he has no bleeding. The patient has noticed nothing. What should he be told?',
    key: [
      'What happened, with an apology and the next steps',
      'An error that reached the patient is disclosed promptly and plainly, with regret and with what will be done.',
    ],
    wrong: [
      [
        'Nothing, unless bleeding starts later in the stay',
        'Absence of harm does not remove his right to know what happened to him.',
      ],
      [
        'That protamine is a usual part of this treatment',
        'A false explanation is deception and destroys trust when it comes out.',
      ],
      [
        'That the nurse entered a wrong number by mistake',
        'Naming one person as the cause is blame and goes before the analysis.',
      ],
      [
        'That the legal department will write to him soon',
        'Disclosure is a conversation with the treating team and is not left to lawyers.',
      ],
      [
        'That a small change in his laboratory values arose',
        'Half a truth hides the error and its cause.',
      ],
    ],
    takeaway:
      'State the facts known, apologize, describe the care that follows, and report what the review finds.',
  },
  {
    id: 'disclose-who-and-when',
    theme: 'disclosure',
    stem: 'During a hernia repair a retractor tears the bladder. It is repaired at once. The patient is now awake and comfortable in the ward. Who should tell him, and when?',
    key: [
      'The operating surgeon, on this first day',
      'The clinician who is responsible for the care discloses as soon as the patient can take it in.',
    ],
    wrong: [
      [
        'The ward nurse, when the catheter is out',
        'Disclosure belongs to the responsible clinician and should not wait for days.',
      ],
      [
        'The risk manager, after a legal review',
        'Risk management supports the clinician but does not replace that talk.',
      ],
      [
        'The resident, if the patient asks about it',
        'The duty does not depend on whether the patient asks.',
      ],
      [
        'The family doctor, at the follow-up visit',
        'A colleague who was not there cannot answer his questions.',
      ],
      [
        'The scheduler, by a letter to his address',
        'A letter gives no room for questions and feelings.',
      ],
    ],
    takeaway: 'Prompt, private and in person, by the one in charge of the care.',
  },
  {
    id: 'colleague-error-found',
    theme: 'disclosure',
    level: 'analysis',
    stem: 'A {clinician} reviews the chart of a new patient and sees that a colleague in the same group did not act on a biopsy report of melanoma 5 months ago. The patient does not know. What is the best first step?',
    key: [
      'Speak with the colleague and have the patient told',
      'The patient needs the result and treatment without delay. The colleague is given the chance to disclose, and the event is reported.',
    ],
    wrong: [
      [
        'Repeat the biopsy and present it as a new finding',
        'This hides the delay and adds a needless procedure.',
      ],
      [
        'Tell the patient to hire a lawyer for malpractice',
        'Legal advice is not the clinician’s role and goes before the facts.',
      ],
      [
        'Leave the matter, because it was not her own error',
        'Knowing of the result makes it a duty to act for the patient.',
      ],
      [
        'Report the colleague to the newspaper of the town',
        'Publicity violates privacy and does not help the patient.',
      ],
      [
        'Amend the old note so that the report is mentioned',
        'Altering an old note is fraud and destroys trust in the record.',
      ],
    ],
    takeaway:
      'Patient first, then colleague, then the reporting system. Nothing is hidden and nobody is shamed.',
  },
  {
    id: 'apology-wording',
    theme: 'disclosure',
    stem: 'A patient had a seizure because a {clinician} forgot to renew his antiepileptic drug. He has recovered and asks what went wrong. Which reply is best?',
    key: [
      '“I failed to refill it. That was my error, and I am sorry.”',
      'It says plainly what happened, takes responsibility and apologizes.',
    ],
    wrong: [
      [
        '“Seizures can break through at times, as we know by now.”',
        'A true sentence that hides the cause misleads him.',
      ],
      [
        '“I am sorry that you feel that something was done wrong.”',
        'An apology for his feelings avoids the error itself.',
      ],
      [
        '“You should have called us when the bottle was empty.”',
        'Putting blame on the patient makes the harm worse.',
      ],
      [
        '“The new software dropped it, so no one is to blame.”',
        'Shifting to a system before the facts are known is evasion.',
      ],
      [
        '“The lawyers do not let me talk about it any further.”',
        'Silence breaks trust and makes a claim more likely.',
      ],
    ],
    takeaway:
      'Open disclosure with a real apology keeps trust, and claims do not rise because of it.',
  },
  {
    id: 'chart-late-entry',
    theme: 'records',
    stem: 'Two days after a visit a {clinician} notices that the note says “no allergies” although the patient had told her of anaphylaxis after ceftriaxone. How should the record be corrected?',
    key: [
      'Add a dated addendum that corrects it',
      'A labeled late entry keeps the original legible and shows when and why it was changed.',
    ],
    wrong: [
      [
        'Delete the sentence and save the note again',
        'Removing text makes the record look tampered with.',
      ],
      [
        'Write a new note with the date of the visit',
        'Giving a new note an old date is falsification of the record.',
      ],
      [
        'Leave it, and tell the patient to carry a card',
        'The wrong entry would mislead the next prescriber.',
      ],
      [
        'Ask the nurse to type over the old sentence',
        'Altering someone’s entry hides the author and the time.',
      ],
      [
        'Wait for the next visit and chart it then',
        'Delay leaves a dangerous error in the record.',
      ],
    ],
    takeaway: 'Never alter, delete or backdate: amend, date, time and sign.',
  },
  {
    id: 'against-advice-record',
    theme: 'records',
    stem: 'A patient with chest pain and a normal first troponin wants to leave before the second test. She has capacity. The {clinician} has explained the risk of infarction and death. Besides her decision, what is most important to put in the record?',
    key: [
      'The risks she was told and her understanding',
      'Proof of an informed refusal is the discussion itself: capacity, risks, alternatives and her words.',
    ],
    wrong: [
      [
        'The staff’s opinion of her as a difficult person',
        'Labels do not document the refusal and are harmful in a record.',
      ],
      [
        'The insurance plan and the unpaid part of the bill',
        'Payment has nothing to do with informed refusal.',
      ],
      [
        'The names of other patients in nearby rooms',
        'Other patients’ names must not stand in her chart.',
      ],
      [
        'A statement that no further care will be given',
        'She remains welcome. Follow-up and return precautions are offered.',
      ],
      [
        'The number of the incident report about this',
        'Incident reports are kept apart from the medical record.',
      ],
    ],
    takeaway:
      'A signed form without this talk protects nobody. Offer prescriptions, follow-up and return advice.',
  },
  {
    id: 'incident-report-chart',
    theme: 'records',
    stem: 'A patient in clinic fainted after a wrong dose of a drug and recovered. The {clinician} has filed an incident report. What belongs in the medical record?',
    key: [
      'The facts of the event and the care given',
      'The chart holds what happened to the patient and what was done. The report serves the internal review.',
    ],
    wrong: [
      [
        'A copy of the incident report itself',
        'Filing it in the chart can remove its protection from discovery.',
      ],
      [
        'A note that an incident report was filed',
        'Mentioning the report invites its discovery and adds nothing to care.',
      ],
      ['A guess about who was most at fault', 'Speculation and blame do not belong in a chart.'],
      [
        'No entry, since the report covers it',
        'The internal report does not replace documentation of care in the chart.',
      ],
      ['The advice that the insurer has given', 'Talks with insurers and lawyers are kept apart.'],
    ],
    takeaway:
      'Chart objectively: time, findings, treatment, who was told. Analysis goes to the safety system.',
  },
  {
    id: 'discharge-reconciliation',
    theme: 'transitions',
    level: 'analysis',
    stem: 'Nine days after discharge with heart failure a 79-year-old patient returns with dizziness. He has been taking both the metoprolol from home and the carvedilol that the hospital started. Which step at discharge would most likely have prevented this?',
    key: [
      'Reconciling his old and new drugs with him',
      'Comparing the home list with the new one would have shown that one beta-blocker replaces the other.',
    ],
    wrong: [
      [
        'Printing the discharge summary in large type',
        'Legible text does not resolve a list that names neither drug as stopped.',
      ],
      [
        'Keeping him in hospital for one further day',
        'A longer stay does not correct his list at home.',
      ],
      [
        'Sending the hospital bill to his home sooner',
        'Billing has no part in what he takes after discharge.',
      ],
      [
        'Advising him to drink more fluid every day',
        'Dizziness came from two beta-blockers and not from lack of fluid.',
      ],
      [
        'Ordering an echocardiogram after a few weeks',
        'An image of the heart does not show what he takes.',
      ],
    ],
    takeaway:
      'At every transition compare the lists, say what is new, changed or stopped, and explain why.',
  },
  {
    id: 'pending-result-owner',
    theme: 'transitions',
    stem: 'A patient goes home while a blood culture is pending. It grows Staphylococcus aureus on the next day, and nobody acts because each clinician believes that another will. What would best prevent this?',
    key: [
      'Naming in the summary who follows the result',
      'A named owner and an alert close the loop for tests that are pending at discharge.',
    ],
    wrong: [
      [
        'Telling patients to call for their own results',
        'Patients help, but the duty for a critical result stays with the team.',
      ],
      [
        'Ordering fewer cultures in the last two days',
        'The test was useful. What was missing was its follow-up.',
      ],
      [
        'Having the laboratory hold results for a week',
        'Holding a critical result makes the delay worse.',
      ],
      [
        'Sending each result to every address by e-mail',
        'When everyone gets a message, no one feels responsible.',
      ],
      ['Filing the late results under the next visit', 'The next visit may come after the harm.'],
    ],
    takeaway: 'Pending tests, their owner and the plan belong in each discharge summary.',
  },
  {
    id: 'closed-loop-referral',
    theme: 'transitions',
    stem: 'Eight months after a {clinician} referred a patient with a positive fecal test for colonoscopy, he is found to have colon cancer. The referral was faxed, but he was never scheduled, and nobody noticed. Which change would best prevent this?',
    key: [
      'Tracking each referral until a report returns',
      'Closed-loop tracking shows which referrals were not scheduled, not kept or not reported.',
    ],
    wrong: [
      ['Asking specialists to answer the fax sooner', 'An appeal to others leaves the gap unseen.'],
      [
        'Giving patients a longer list of specialists',
        'Choice does not make sure that a visit takes place.',
      ],
      [
        'Repeating the fecal test at each later visit',
        'A positive test needs colonoscopy and not a repeat.',
      ],
      [
        'Writing the word urgent on each of the forms',
        'When all are urgent, none is, and none is tracked.',
      ],
      [
        'Reminding staff in meetings to be more careful',
        'Reminders are a weak remedy. A system that catches failure is strong.',
      ],
    ],
    takeaway:
      'A referral is complete when the report has been read, acted on and discussed with the patient.',
  },
  {
    id: 'referral-question-content',
    theme: 'transitions',
    stem: 'A {clinician} refers a patient with resistant hypertension to nephrology. Which content makes the referral most useful?',
    key: [
      'A clear question with drugs and tests so far',
      'The specialist can then answer what is asked and avoid repeated tests.',
    ],
    wrong: [
      [
        'A request to “evaluate and treat” on one line',
        'Without a question or data the specialist has to start from nothing.',
      ],
      [
        'A complete print of the chart of ten years',
        'An unsorted chart hides the few facts that matter for the question.',
      ],
      [
        'A list of the clinicians seen in the past',
        'Names without their findings do not help the specialist to decide.',
      ],
      [
        'A promise to refer more patients in the future',
        'It is irrelevant to care and suggests an exchange of favors.',
      ],
      [
        'A statement that the patient insists on it',
        'The patient’s wish matters but is not a clinical question.',
      ],
    ],
    takeaway: 'Say why, how urgent, what is known and who will manage what.',
  },
  {
    id: 'handoff-sickest-first',
    theme: 'transitions',
    stem: 'At the evening handoff a {clinician} has ten patients to present and a tendency to be interrupted. Which practice lowers the risk of harm most?',
    key: [
      'A structured format with read-back of key points',
      'Structured tools such as I-PASS, with synthesis by the receiver, have been shown to reduce errors.',
    ],
    wrong: [
      [
        'A written list that is left at the desk to be read',
        'A list alone gives no chance for questions or for checking.',
      ],
      [
        'A short talk on the way to the hospital parking lot',
        'Noise and hurry make omissions likely, and privacy is lost.',
      ],
      [
        'A report from memory so that it stays brief enough',
        'Memory fails for details such as pending tests.',
      ],
      [
        'A handoff of those patients who may be discharged',
        'Patients who are unstable need the handoff more than those going home.',
      ],
      [
        'A message sent once the new shift has begun its work',
        'The team would act without information at the most dangerous time.',
      ],
    ],
    takeaway:
      'Illness severity, patient summary, action list, what-if plans, and synthesis by the receiver.',
  },
  {
    id: 'alert-fatigue-fix',
    theme: 'quality',
    level: 'analysis',
    stem: 'In a clinic 96% of drug alerts are overridden. Last month a serious alert for methotrexate with trimethoprim-sulfamethoxazole was clicked away along with 40 trivial ones. Which change addresses the cause?',
    key: [
      'Keep the severe warnings and silence the rest',
      'Alert fatigue comes from too many alerts of low value. Fewer and better ones are read.',
    ],
    wrong: [
      [
        'Discipline the prescriber who clicked it away',
        'Blame does not change a system in which almost all alerts are noise.',
      ],
      [
        'Add a second window after each of the alerts',
        'More interruptions deepen the fatigue that causes the overrides.',
      ],
      [
        'Turn off the alert system in the whole clinic',
        'This removes the valuable alerts together with the noise.',
      ],
      [
        'Show the alerts in red letters and capitals',
        'When all alerts look severe, the severe ones do not stand out.',
      ],
      [
        'Ask the staff to read alerts with more care',
        'An appeal to vigilance is a weak remedy against overload.',
      ],
    ],
    takeaway:
      'Design for how people work: strong fixes remove the hazard, weak ones ask for attention.',
  },
  {
    id: 'strongest-action-concentrate',
    theme: 'quality',
    level: 'analysis',
    stem: 'Concentrated potassium was injected by mistake on a ward. The review team lists several remedies. Which is the strongest?',
    key: [
      'Removing the vials from every ward stock',
      'Taking away the hazard makes the error impossible and does not rely on memory.',
    ],
    wrong: [
      [
        'Teaching a class on potassium each year',
        'Training fades with time and does not stop slips of attention.',
      ],
      ['Putting a warning label on the vials', 'Labels help a little but are overlooked in haste.'],
      [
        'Sending a memo to the staff of the wards',
        'A memo is among the weakest remedies and is soon forgotten.',
      ],
      [
        'Asking for a double check at the bedside',
        'A double check depends on people and is often skipped.',
      ],
      [
        'Revising the written policy on injections',
        'A policy has little force while the hazard is at hand.',
      ],
    ],
    takeaway:
      'From strong to weak: remove the hazard, forcing functions, automation, standardization, checks, rules, training.',
  },
  {
    id: 'just-culture-slip',
    theme: 'safety',
    level: 'analysis',
    stem: 'A careful {clinician} picks the wrong one of two look-alike vials that are stored side by side. The error is caught and reported by the same person. What response fits a just culture?',
    key: [
      'Support the person and change the storage',
      'A slip in a flawed system calls for consolation and redesign. Punishment would stop reports.',
    ],
    wrong: [
      [
        'Suspend the person to set an example',
        'Punishing a slip hides the next one and leaves the shelf as it is.',
      ],
      [
        'Ignore the event, because no harm was done',
        'A near miss is a free lesson about a hazard.',
      ],
      [
        'Remove the report from the safety database',
        'Deleting it loses the information that could protect patients.',
      ],
      [
        'Demand a written promise not to err again',
        'A slip is not a choice, so a promise cannot prevent it.',
      ],
      [
        'Tell the story with the name at a meeting',
        'Public shaming makes it less likely that others will report.',
      ],
    ],
    takeaway: 'Console human error, coach at-risk behavior, and discipline reckless behavior.',
  },
];

export const safetySelections: readonly Selection[] = [
  {
    id: 'disclosure-parts',
    theme: 'disclosure',
    stem: 'A {clinician} prepares to tell a patient about a harmful medication error. Which parts belong to the conversation?',
    right: [
      ['A plain account of what happened', 'The patient is owed the facts that are known.'],
      ['An apology for the harm', 'A sincere apology for the harm is a part of disclosure.'],
      ['A plan for treating the effects', 'The patient needs to know what care will follow.'],
      [
        'What will be done to prevent it again',
        'Patients want to know that others will be spared.',
      ],
    ],
    wrong: [
      ['The name of the person to be blamed', 'Blame before analysis is unfair and often wrong.'],
      [
        'A request not to speak with a lawyer',
        'Patients may take advice, and such a request is coercive.',
      ],
    ],
    takeaway:
      'Disclose facts, regret, care and prevention. Avoid guesses and blame. Document the talk and offer a contact for later questions.',
  },
  {
    id: 'universal-protocol',
    theme: 'safety',
    stem: 'An office starts to remove skin lesions. Which steps protect against a procedure at the wrong site?',
    right: [
      [
        'Verifying identity with two identifiers',
        'Name and date of birth guard against a mix-up of patients.',
      ],
      [
        'Marking the lesion with the patient awake',
        'The patient confirms the right spot before it is draped.',
      ],
      [
        'Pausing with the team before the incision',
        'The time-out is the last chance to catch an error.',
      ],
    ],
    wrong: [
      [
        'Relying on the room number of the patient',
        'Patients change rooms, and a room number does not identify anyone.',
      ],
      [
        'Draping first and then finding the lesion',
        'Draping hides landmarks and makes errors more likely.',
      ],
      [
        'Marking both sides to be on the safe side',
        'Marks at sites that are not to be treated cause confusion.',
      ],
    ],
    takeaway:
      'The universal protocol has three parts: verification before the procedure, marking of the site and a time-out. It applies in offices too.',
  },
  {
    id: 'discharge-elements',
    theme: 'transitions',
    stem: 'An older patient with heart failure is about to leave the hospital. Which practices make an early readmission less likely?',
    right: [
      [
        'Follow-up visit booked before leaving',
        'A date in hand is kept more often than advice to call.',
      ],
      ['Telephone call within a few days', 'Early calls find problems with drugs and symptoms.'],
      ['Teach-back of warning signs', 'Patients who can name the signs seek help in time.'],
      [
        'Summary sent to the next clinician',
        'The next clinician can act on what was found and changed.',
      ],
    ],
    wrong: [
      ['Discharge late on a Friday night', 'Pharmacies and services are then hard to reach.'],
      [
        'Instructions in technical language',
        'Advice that is not understood cannot be followed at home.',
      ],
    ],
    takeaway:
      'Safe transitions join reconciliation of drugs, early follow-up, teaching with teach-back and a timely summary. One person should own each open task.',
  },
];

import type { Decision, Selection } from './practice-case.ts';

/** Consent, capacity, surrogates and minors. */
export const consentDecisions: readonly Decision[] = [
  {
    id: 'informed-refusal-amputation',
    theme: 'consent',
    level: 'analysis',
    stem: 'A 71-year-old man with a gangrenous foot declines amputation. He explains in his own words that he is likely to die of sepsis, says he would rather die than lose the leg, and has held this view for months. Mood and cognition are normal. His son demands surgery. What should the {clinician} do?',
    key: [
      'Respect the refusal and offer other care',
      'He understands, appreciates the result, reasons and states a stable choice. An adult with capacity may refuse even treatment that would save his life.',
    ],
    wrong: [
      [
        'Obtain consent for the surgery from his son',
        'A surrogate decides when the patient lacks capacity. This patient can decide for himself.',
      ],
      [
        'Ask a court to order that surgery go ahead',
        'Courts are for unresolved disputes about patients who cannot decide. His capacity is not in doubt.',
      ],
      [
        'Sedate him when sepsis starts and operate',
        'Treating him later against a known refusal is battery, even when he can no longer object.',
      ],
      [
        'Discharge him because he declines surgery',
        'Refusing one treatment does not end the duty of care. Comfort care and other treatment are still owed.',
      ],
      [
        'Request a psychiatric hold for self-neglect',
        'A hold needs a mental disorder that makes him a danger. An unusual choice is not a mental disorder.',
      ],
    ],
    takeaway:
      'Capacity is judged by the way a decision is made and not by whether others agree with it.',
  },
  {
    id: 'hypoglycemia-refuses-line',
    theme: 'consent',
    level: 'analysis',
    stem: 'A woman with type 1 diabetes is brought in sweating and confused. Glucose is 31 mg/dL. She pushes the staff away, shouts that she wants no needles and cannot say where she is. Last month she accepted IV dextrose without objection. No relative can be reached. What is the most appropriate action?',
    key: [
      'Treat the low sugar now despite her refusal',
      'Hypoglycemia has taken away her capacity and threatens her life. Emergency treatment that a reasonable person would want may go ahead.',
    ],
    wrong: [
      [
        'Honor the refusal and observe her until she sleeps',
        'A refusal binds when it comes from a person with capacity. Waiting risks seizures and brain injury.',
      ],
      [
        'Wait until a family member arrives to sign for her',
        'Consent of a surrogate is sought when there is time. A delay here could cause lasting harm.',
      ],
      [
        'Have two staff members witness a signed refusal form',
        'A signature has no force when she cannot understand what she signs.',
      ],
      [
        'Petition a judge to appoint a guardian before care',
        'Guardianship takes days and suits lasting incapacity. Dextrose will restore hers in minutes.',
      ],
      [
        'Give oral sugar later if she becomes cooperative',
        'Swallowing is unsafe with confusion, and she is likely to get worse before she cooperates.',
      ],
    ],
    takeaway: 'Once capacity returns, explain what was done and ask her consent for further care.',
  },
  {
    id: 'unconscious-blood-card',
    theme: 'consent',
    level: 'analysis',
    stem: 'After a crash an unconscious 34-year-old man is bleeding from the spleen. His wallet holds a signed, witnessed and current card that states he is a Jehovah’s Witness and refuses red cells even to save his life. His brother asks for transfusion. What should the team do?',
    key: [
      'Operate without transfusing red blood cells',
      'The card is a valid advance refusal and speaks for him now. Surgery, fluids and other blood-sparing care are still given.',
    ],
    wrong: [
      [
        'Transfuse because it is an emergency',
        'The emergency exception applies when wishes are unknown. His refusal is known and covers this very event.',
      ],
      [
        'Transfuse because the brother consents',
        'A relative must speak for what the patient wants and cannot override a refusal made in advance.',
      ],
      [
        'Withhold surgery because blood is refused',
        'He refused one product and not the operation. Other lifesaving treatment is still owed.',
      ],
      [
        'Wait for a court order before any treatment',
        'The refusal is clear, so no ruling is needed, and delay would take away his remaining chance.',
      ],
      [
        'Transfuse once he is anesthetized',
        'Acting while he is unaware does not make it lawful. It is still treatment that he refused.',
      ],
    ],
    takeaway:
      'A clear refusal made in advance by an adult with capacity holds when capacity is lost.',
  },
  {
    id: 'child-transfusion-parents',
    theme: 'consent',
    level: 'analysis',
    stem: 'A 6-year-old girl is in hemorrhagic shock from a liver laceration. Both parents are present and refuse red cells for her on religious grounds although they accept surgery. The surgeon says that she will die within the hour without blood. What is the best course?',
    key: [
      'Transfuse now and inform the court later',
      'Parents may not refuse lifesaving treatment for a child. In an emergency it is given, and legal review follows.',
    ],
    wrong: [
      [
        'Respect the parents and avoid transfusion',
        'Parents may refuse for themselves. Their authority over a child ends where her life is at stake.',
      ],
      [
        'Await a judge’s order before giving blood',
        'An order is sought when time allows. She would die before it arrived.',
      ],
      [
        'Ask the girl whether she would accept blood',
        'A child of 6 cannot consent or refuse, and in shock she cannot even give assent.',
      ],
      [
        'Transfer her to a hospital of their choice',
        'She is too unstable to move, and the delay would be fatal.',
      ],
      [
        'Have the ethics committee meet on the case',
        'Committees help with disputes that can wait. This decision has to be made in minutes.',
      ],
    ],
    takeaway:
      'For a child, the best interest standard governs. When there is time, a court order is sought first.',
  },
  {
    id: 'proxy-over-spouse',
    theme: 'consent',
    stem: 'A woman with advanced dementia needs a decision about a feeding tube. Years ago, while well, she named her niece in a durable power of attorney for health care. Her husband disagrees with the niece and says that as the spouse he should decide. Whose decision governs?',
    key: [
      'The niece, as the agent whom she appointed',
      'A health care agent named by the patient ranks before every default surrogate, the spouse included.',
    ],
    wrong: [
      [
        'The husband, as the closest legal relative',
        'A spouse comes first when nobody was appointed. She chose someone else while she had capacity.',
      ],
      [
        'The adult children, by a majority of votes',
        'Children are default surrogates after a spouse. They have no say over an appointed agent.',
      ],
      [
        'The attending physician, in her best interest',
        'The clinician advises. The decision belongs to the patient or the one who speaks for her.',
      ],
      [
        'The ethics committee, after hearing both sides',
        'A committee mediates and advises. It does not take over from a valid agent.',
      ],
      [
        'The court, because relatives do not agree',
        'Disagreement of a relative with a valid agent does not by itself require a court.',
      ],
    ],
    takeaway:
      'The order is the patient, then the appointed agent, then the default surrogates that state law lists.',
  },
  {
    id: 'substituted-judgment-words',
    theme: 'consent',
    stem: 'A man with a massive stroke cannot speak or follow commands. He left no directive. His daughter, the legal surrogate, is asked about a tracheostomy and says, “I could not live with letting him go.” Which reply best guides her decision?',
    key: [
      '“What would he say if he could see this?”',
      'This asks for substituted judgment. A surrogate should decide as the patient would have decided.',
    ],
    wrong: [
      [
        '“What would you want if this were your body?”',
        'Her own preference is not the standard. She speaks for his values.',
      ],
      [
        '“What would most families in this unit do?”',
        'What others choose says nothing about what this man would have wanted.',
      ],
      [
        '“What can you and your family live with?”',
        'This makes the comfort of relatives the measure, which adds to her guilt.',
      ],
      [
        '“What do you think will cost him the least?”',
        'Cost is not how a surrogate should decide between treatments.',
      ],
      [
        '“What does his doctor think you should do?”',
        'Advice from clinicians informs her, but it does not replace the patient’s own values.',
      ],
    ],
    takeaway:
      'When the patient’s wishes cannot be known, the surrogate turns to the best interest standard.',
  },
  {
    id: 'withdraws-mid-procedure',
    theme: 'consent',
    stem: 'Ten minutes into a colonoscopy with light sedation, an alert patient says clearly, “Stop. I do not want to go on.” He has no pain, and vital signs are normal. What should be done?',
    key: [
      'Stop as soon as it is safe and talk with him',
      'Consent may be withdrawn at any time. The procedure ends at the first safe point, and his reasons are heard.',
    ],
    wrong: [
      [
        'Finish quickly because he signed the form',
        'The form records a choice that he is free to change. To go on is battery.',
      ],
      [
        'Give more sedation so that he can tolerate it',
        'Deepening sedation to silence an objection is treatment against his will.',
      ],
      [
        'Ask his wife in the lobby to consent for him',
        'He is alert and able to decide. A relative cannot replace his voice.',
      ],
      [
        'Continue because sedation voids his objection',
        'Light sedation does not by itself remove capacity, and a clear objection must be taken seriously.',
      ],
      [
        'Complete the half that was already agreed to',
        'There is no agreed half. The withdrawal applies to what remains.',
      ],
    ],
    takeaway:
      'Consent is a continuing process and not a signature. Explore pain, fear and options.',
  },
  {
    id: 'who-obtains-consent',
    theme: 'consent',
    stem: 'A patient scheduled for an elective hernia repair tells the admitting {clinician} that nobody has explained the risks or the alternatives. The unsigned consent form lies on the chart, and the operating room is ready. Who should obtain the consent?',
    key: [
      'The surgeon who will perform the repair',
      'The one who performs the procedure must explain it, because he or she can answer about risks, options and technique.',
    ],
    wrong: [
      [
        'The nurse who prepares the patient',
        'A nurse may witness a signature and check understanding. The duty to explain is not the nurse’s.',
      ],
      [
        'The clerk who registers the admission',
        'A clerk can hand over forms but cannot disclose risks or answer clinical questions.',
      ],
      [
        'The anesthetist who sees the patient first',
        'Anesthesia has a consent of its own. It does not cover the operation.',
      ],
      [
        'The primary care clinician who referred',
        'The referring clinician will not operate and cannot speak for how it will be done.',
      ],
      [
        'The risk manager who keeps the records',
        'Risk managers advise about policy. They have no clinical relationship with the patient.',
      ],
    ],
    takeaway: 'A signature obtained without that conversation is not informed consent.',
  },
  {
    id: 'consent-qualified-interpreter',
    theme: 'culture',
    stem: 'A patient who speaks Mandarin needs to decide about a lumbar puncture. Her bilingual 13-year-old grandson is at the bedside and offers to translate. A trained interpreter is available by video within 10 minutes, and the patient is stable. What should the {clinician} do?',
    key: [
      'Wait for the professional to be connected',
      'Consent needs accurate and complete language. A trained interpreter gives both and keeps the matter private.',
    ],
    wrong: [
      [
        'Let the grandson translate the discussion',
        'A child may leave out or soften what is hard to say, and should not carry this burden.',
      ],
      [
        'Use gestures and simple English words',
        'Gestures cannot convey risks and alternatives, so the choice would not be informed.',
      ],
      [
        'Have her sign the form in English first',
        'Signing a form that she cannot read is not consent.',
      ],
      [
        'Ask a clerk who studied some Mandarin',
        'Partial fluency leads to serious errors. Language skill for medical use has to be tested.',
      ],
      [
        'Rely on a free translation app by phone',
        'General apps are not checked for medical consent and cannot confirm understanding.',
      ],
    ],
    takeaway:
      'Family members, above all children, should not interpret when a qualified interpreter can be had.',
  },
  {
    id: 'child-leukemia-parents-refuse',
    theme: 'consent',
    level: 'analysis',
    stem: 'A 9-year-old boy has newly diagnosed acute lymphoblastic leukemia. With chemotherapy the chance of cure is about 90%. After several long talks his parents still choose herbs alone. He is stable today. What is the most appropriate next step?',
    key: [
      'Seek a court order that allows treatment',
      'Refusing a highly effective treatment for a fatal disease is medical neglect. As he is stable, there is time for a court.',
    ],
    wrong: [
      [
        'Start chemotherapy today against their wish',
        'Acting without consent is for emergencies. There is time to seek legal authority.',
      ],
      [
        'Accept the choice because parents decide',
        'Parental authority does not extend to refusing treatment that would save the child’s life.',
      ],
      [
        'Ask the boy to sign his own consent form',
        'His assent matters, but at 9 he cannot give legal consent.',
      ],
      [
        'End the relationship and suggest other care',
        'Walking away leaves the child without protection and is abandonment.',
      ],
      [
        'Review the case when the herbs have failed',
        'Delay lowers the chance of cure. Waiting for relapse or death does not serve him.',
      ],
    ],
    takeaway:
      'Emergency: treat. Serious but stable: involve child protection and the court. Minor risk: parents decide.',
  },
  {
    id: 'married-minor-consents',
    theme: 'consent',
    stem: 'A 17-year-old woman who is married and lives with her husband has appendicitis. She understands the operation and agrees to it. Her mother telephones and says that she forbids surgery. Who gives valid consent?',
    key: [
      'The patient herself, as an emancipated minor',
      'Marriage emancipates a minor. She decides about her own care as an adult would.',
    ],
    wrong: [
      [
        'Her mother, because she is not yet 18',
        'A parent’s authority ends when the minor is emancipated by marriage, service in the forces or a court.',
      ],
      [
        'Her husband, because he is her next of kin',
        'A spouse is a surrogate if she loses capacity. She is able to decide.',
      ],
      [
        'Her father, because her mother refuses',
        'Neither parent has authority over an emancipated minor.',
      ],
      [
        'A judge, because the family disagrees',
        'No court is needed, because the law already gives the decision to her.',
      ],
      [
        'Two physicians, because it is an emergency',
        'The emergency exception applies to patients who cannot consent. She can and does.',
      ],
    ],
    takeaway:
      'Marriage, military service, financial independence and a court order are usual grounds for emancipation.',
  },
  {
    id: 'teen-seeks-chlamydia-care',
    theme: 'privacy',
    stem: 'A 16-year-old girl comes alone to a clinic with vaginal discharge and asks to be tested and treated for sexually transmitted infection. She has one partner of her own age and no sign of coercion. She does not want her parents to know. What is most appropriate?',
    key: [
      'Test and treat her and keep the visit private',
      'Every state lets minors consent to care for sexually transmitted infections. Confidential care brings them in.',
    ],
    wrong: [
      [
        'Call a parent for consent before testing her',
        'Parental consent is not needed for this kind of care, and the call would break her trust.',
      ],
      [
        'Treat her and then mail her parents the results',
        'Sending the results discloses what she was allowed to keep private.',
      ],
      [
        'Ask her to return when she is 18 years old',
        'Untreated infection can cause infertility and spread. She is entitled to care now.',
      ],
      [
        'Report the visit to child protective services',
        'Nothing suggests abuse or coercion, so there is no ground for such a report.',
      ],
      [
        'Refer her to school staff who will tell her family',
        'This passes on private information without her agreement and delays treatment.',
      ],
    ],
    takeaway:
      'Encourage her to involve a trusted adult, and explain the limits of confidentiality at the start.',
  },
  {
    id: 'cesarean-refusal',
    theme: 'consent',
    stem: 'At 38 weeks a woman with capacity declines a recommended cesarean delivery for a breech fetus. She has heard the risks to herself and the fetus and repeats them correctly. What is the most appropriate response?',
    key: [
      'Accept her refusal and plan the safest birth',
      'A pregnant woman with capacity keeps the right to refuse treatment. Care goes on within the limits that she sets.',
    ],
    wrong: [
      [
        'Obtain a court order for the cesarean birth',
        'Forcing surgery on a person with capacity violates her bodily integrity and is strongly discouraged.',
      ],
      [
        'Ask the father to consent on fetal behalf',
        'The father has no authority over her body during pregnancy.',
      ],
      [
        'Report her refusal to child protection staff',
        'A refusal during pregnancy is not child abuse, and a report would punish an informed choice.',
      ],
      [
        'Transfer her care at once without a handoff',
        'Leaving her near term without a successor is abandonment.',
      ],
      [
        'Perform the surgery once labor exhausts her',
        'Waiting until she is too tired to object does not make consent.',
      ],
    ],
    takeaway: 'Counsel, offer alternatives and keep the door open. Do not coerce.',
  },
  {
    id: 'huntington-test-child',
    theme: 'consent',
    stem: 'A father with Huntington disease asks that his healthy 8-year-old daughter be tested for the gene so that the family can plan. She has no symptoms. Which answer is most appropriate?',
    key: [
      'Defer testing until she can decide herself',
      'The disease starts in adult life and nothing in childhood prevents it. Testing now takes away her right not to know.',
    ],
    wrong: [
      [
        'Test her, because parents may consent',
        'Parents consent to what serves the child. An early result brings no medical gain and may harm.',
      ],
      [
        'Test her but keep the result secret',
        'A hidden result does not help her and still settles what was hers to choose.',
      ],
      [
        'Test her so that treatment can start early',
        'No treatment started in childhood delays or prevents the disease.',
      ],
      [
        'Test her if both parents sign the form',
        'Two signatures do not change whose interest is at stake.',
      ],
      [
        'Test her mother in place of the child',
        'The gene comes from the affected father. The mother’s result would not answer the question.',
      ],
    ],
    takeaway:
      'Test children for genetic disease when the result changes care in childhood. Otherwise wait.',
  },
  {
    id: 'research-withdrawal',
    theme: 'consent',
    stem: 'A patient in a trial of a new antihypertensive tells the {clinician} after 3 months that she wants to leave it. She feels well but dislikes the visits. The investigator says that the loss of her data would weaken the study. What should she be told?',
    key: [
      'She may leave now and keep her usual care',
      'Taking part in research is voluntary. A participant may withdraw at any time without penalty or loss of care.',
    ],
    wrong: [
      [
        'She must stay until the trial reaches its end',
        'No one can be held to a trial. The form itself must state that withdrawal is free.',
      ],
      [
        'She may leave once a side effect has occurred',
        'No reason is needed for withdrawal, and harm is not a condition for it.',
      ],
      [
        'She may leave but then loses her clinic place',
        'Taking away usual care is a penalty that research rules forbid.',
      ],
      [
        'She must repay the study for its visit costs',
        'A charge would coerce people to stay and is not allowed.',
      ],
      [
        'She needs approval from the review board first',
        'The board oversees the study. It does not grant leave to single participants.',
      ],
    ],
    takeaway:
      'An institutional review board must see that consent forms state the right to withdraw.',
  },
  {
    id: 'family-hide-diagnosis',
    theme: 'culture',
    level: 'analysis',
    stem: 'Before the {clinician} enters the room to discuss a biopsy that shows pancreatic cancer, the patient’s sons ask that their mother not be told. They say that in their culture the family carries such news. She is alert and has capacity. What is the best next step?',
    key: [
      'Ask her how much she wishes to know herself',
      'The choice to hear or to delegate is hers. Asking respects both her autonomy and her culture.',
    ],
    wrong: [
      [
        'Agree with her sons and withhold the result',
        'A family’s wish does not remove her right to know what she has.',
      ],
      [
        'Tell her the full result before her relatives',
        'Telling everything without asking ignores that she may prefer her family to hear it.',
      ],
      [
        'Tell her that the biopsy did not show cancer',
        'A lie to a patient breaks trust and prevents any informed choice.',
      ],
      [
        'Have the ethics board decide what she hears',
        'A committee is for conflicts that talking cannot settle. She has not been asked yet.',
      ],
      [
        'Let her sons translate the news as they wish',
        'The message may be changed, and her own wishes would stay unknown.',
      ],
    ],
    takeaway: 'A patient may waive the right to information, but nobody else may waive it for her.',
  },
];

export const consentSelections: readonly Selection[] = [
  {
    id: 'capacity-elements',
    theme: 'consent',
    stem: 'A patient with mild cognitive impairment must decide about valve surgery. Which abilities show that he has the capacity to make this decision?',
    right: [
      [
        'He repeats the risks in his own words',
        'Understanding is shown when he can restate what he was told.',
      ],
      [
        'He sees that the illness is his own',
        'Appreciation means that he applies the facts to his own situation.',
      ],
      [
        'He gives reasons that fit his values',
        'Reasoning is shown by weighing options against what matters to him.',
      ],
      ['He states a choice and holds to it', 'A clear and stable choice is the fourth element.'],
    ],
    wrong: [
      [
        'He agrees with what the team advises',
        'Agreement is not a test of capacity. A person with capacity may well disagree.',
      ],
      [
        'He scores in the normal range for memory',
        'A low score prompts closer assessment but neither proves nor excludes capacity for this decision.',
      ],
    ],
    takeaway:
      'Capacity is specific to a decision and a time. Its elements are understanding, appreciation, reasoning and a stable choice. Any treating clinician can assess it.',
  },
  {
    id: 'consent-content',
    theme: 'consent',
    stem: 'A {clinician} prepares to obtain informed consent for a joint injection. Which matters must be discussed?',
    right: [
      ['Nature of the procedure', 'The patient needs to know what will be done and why.'],
      ['Its material risks', 'Risks that a reasonable person would weigh have to be disclosed.'],
      [
        'Reasonable alternatives',
        'Other options belong to the choice, and one of them is no treatment.',
      ],
    ],
    wrong: [
      [
        'The supplier of the needles',
        'The source of ordinary equipment does not bear on the decision.',
      ],
      [
        'The clinic’s yearly revenue',
        'General finances of the practice are not part of disclosure for a procedure.',
      ],
    ],
    takeaway:
      'Informed consent rests on disclosure, understanding, a free choice and capacity. Disclosure covers the nature, benefits, risks and alternatives, including no treatment.',
  },
  {
    id: 'minor-consents-alone',
    theme: 'consent',
    stem: 'Under the laws of most states, in which situations may treatment of a 16-year-old go ahead without the consent of a parent?',
    right: [
      [
        'Life-threatening bleeding with parents unreachable',
        'In an emergency consent is implied, and treatment is not delayed.',
      ],
      [
        'Treatment of gonorrhea at a public clinic',
        'Minors may consent to care of sexually transmitted infections in every state.',
      ],
      [
        'Care of a minor who is on active military duty',
        'Military service emancipates, so the minor decides as an adult.',
      ],
    ],
    wrong: [
      [
        'Elective removal of a benign skin tag',
        'An elective procedure of this kind waits for parental consent.',
      ],
      [
        'Enrollment in a cosmetic drug trial',
        'Research on minors needs permission from a parent and the assent of the minor.',
      ],
    ],
    takeaway:
      'Parents usually consent for minors. The exceptions are emergencies, emancipation and certain services such as care of sexually transmitted infections.',
  },
];

import type { Decision, Selection } from './practice-case.ts';

/** Directives, limits of treatment and care of the dying. */
export const endOfLifeDecisions: readonly Decision[] = [
  {
    id: 'dnr-with-pneumonia',
    theme: 'end-of-life',
    stem: 'A nursing home resident with heart failure has a valid do-not-resuscitate order and no other limits on treatment. She develops fever, cough and a right lower lobe infiltrate and would like to get better. What is the most appropriate plan?',
    key: [
      'Treat the pneumonia and keep the order',
      'The order bars resuscitation after arrest and nothing else. She wants and should get antibiotics.',
    ],
    wrong: [
      [
        'Give comfort care and hold antibiotics',
        'A do-not-resuscitate order does not mean that treatment is to be withheld.',
      ],
      [
        'Cancel the order before starting therapy',
        'She has not changed her mind about resuscitation, so the order stands.',
      ],
      [
        'Ask the family whether she may be treated',
        'She is able to speak for herself and has said what she wants.',
      ],
      [
        'Enroll her in hospice before treating her',
        'Hospice is a choice about goals. She seeks recovery, and delay would harm.',
      ],
      [
        'Send her for treatment when she worsens',
        'Waiting for decline gives up the best chance of recovery without a reason.',
      ],
    ],
    takeaway: 'Ask about each treatment on its own. One limit does not imply others.',
  },
  {
    id: 'withdraw-ventilator-als',
    theme: 'end-of-life',
    level: 'analysis',
    stem: 'A man with amyotrophic lateral sclerosis has lived on a ventilator for 2 years. Using an eye tracker, he asks repeatedly to have it stopped and knows that he will die. He is not depressed, and his wife supports him. What is the ethically and legally sound response?',
    key: [
      'Withdraw it with treatment of dyspnea',
      'A patient with capacity may stop any treatment. Stopping is ethically the same as not starting, and distress is treated.',
    ],
    wrong: [
      [
        'Continue it, as stopping causes his death',
        'The disease causes death. Stopping an unwanted treatment is neither homicide nor suicide.',
      ],
      [
        'Continue it, as it was already started',
        'Ethics and law make no difference between withholding and withdrawing.',
      ],
      [
        'Withdraw it without any sedating drugs',
        'To withhold relief leaves him to suffocate. Opioids and sedatives for distress are right.',
      ],
      [
        'Refer the request to a court for approval',
        'A capable patient’s refusal of treatment needs no court.',
      ],
      [
        'Begin an antidepressant and reassess later',
        'He has been found not depressed. A drug would only delay a settled choice.',
      ],
    ],
    takeaway:
      'Withholding and withdrawing life support are equivalent when the patient refuses it.',
  },
  {
    id: 'double-effect-morphine',
    theme: 'end-of-life',
    stem: 'A woman who is dying of lung cancer in hospice gasps at 36 breaths/min and is frightened. Small doses of morphine have helped for a short time. The family fears that more will hasten death. Which plan is best?',
    key: [
      'Raise morphine until breathing is comfortable',
      'The aim is relief, and the dose is matched to the distress. A foreseen but unintended risk is acceptable.',
    ],
    wrong: [
      [
        'Keep the dose fixed in spite of her distress',
        'Undertreating dyspnea in a dying patient is a failure of care.',
      ],
      [
        'Stop morphine since it may slow breathing',
        'Carefully titrated opioids rarely hasten death, and stopping them leaves her in panic.',
      ],
      [
        'Give one large dose that will end her life',
        'Here death would be the aim. That is not symptom relief and is not permitted.',
      ],
      [
        'Intubate her so that she can breathe again',
        'Intubation is against the goals of hospice and would not serve comfort.',
      ],
      [
        'Give naloxone in case the dose was too high',
        'She is breathing fast and in distress. Reversal would bring pain and air hunger.',
      ],
    ],
    takeaway:
      'The rule of double effect rests on intent and proportion: relief is meant, and the dose fits the symptom.',
  },
  {
    id: 'changes-living-will',
    theme: 'end-of-life',
    stem: 'A woman’s living will says that she wants no intubation. Now in respiratory failure from asthma, she is alert and tells the team, “If I need the tube to get through this attack, do it.” Her sister holds up the document and objects. What should guide the team?',
    key: [
      'What the patient says at the bedside now',
      'A directive speaks when she cannot. While she has capacity, her present words replace it.',
    ],
    wrong: [
      [
        'What the living will says about intubation',
        'A written directive is not binding on a patient who is able to change her mind.',
      ],
      [
        'What the sister believes that she meant',
        'No surrogate is needed while the patient speaks for herself.',
      ],
      [
        'What two physicians judge to be best for her',
        'Their advice matters, but the decision is hers.',
      ],
      [
        'What the ethics committee later recommends',
        'There is neither time nor need for a committee, because her wish is clear.',
      ],
      [
        'What her lawyer decides after a review',
        'Lawyers do not decide about treatment, and waiting would be dangerous.',
      ],
    ],
    takeaway:
      'Advance directives take effect when capacity is lost and can be revoked by word of mouth.',
  },
  {
    id: 'asks-hasten-death',
    theme: 'end-of-life',
    level: 'analysis',
    stem: 'A man with metastatic prostate cancer tells the {clinician}, “I wish you would just give me something to end it.” His pain scores have been 7 to 8 out of 10 for a week. What should the {clinician} do first?',
    key: [
      'Explore what lies behind the request',
      'Such words often express pain, fear, depression or loss of control. These must be understood and treated first.',
    ],
    wrong: [
      [
        'State that this is against the law',
        'A legal answer shuts the conversation before his suffering has been understood.',
      ],
      [
        'Change the subject to his test results',
        'Avoidance leaves him alone with a distress that may be treatable.',
      ],
      [
        'Place him on an involuntary hold today',
        'The wish to be free of suffering is not by itself proof of a mental disorder or a plan.',
      ],
      [
        'Prescribe a sedative to be taken at will',
        'A supply of sedatives could be lethal and does not treat his pain.',
      ],
      [
        'Refer him to a lawyer for legal advice',
        'A lawyer cannot relieve the suffering that drives the request.',
      ],
    ],
    takeaway:
      'Meet a wish for death with curiosity, then treat pain and depression and involve palliative care.',
  },
  {
    id: 'futility-conflict',
    theme: 'end-of-life',
    level: 'analysis',
    stem: 'A woman with multiorgan failure and no prospect of recovery has been in intensive care for 5 weeks. The team thinks that further dialysis is of no benefit. Her sons insist on everything. Two family meetings have ended in anger. What is the best next step?',
    key: [
      'Involve the ethics consultation service',
      'Repeated talks have failed. Ethics consultants mediate, clarify goals and help to find agreement.',
    ],
    wrong: [
      [
        'Stop dialysis today on medical grounds',
        'Stopping alone against the surrogates skips due process and deepens distrust.',
      ],
      [
        'Bar the sons from visits until they agree',
        'Exclusion punishes the family and cannot produce a decision in her interest.',
      ],
      [
        'Tell them that insurance will not pay',
        'A threat about money is coercion and does not bear on benefit.',
      ],
      [
        'Continue in silence and avoid more talks',
        'Avoidance prolongs treatment without benefit and leaves the conflict unsolved.',
      ],
      [
        'Reduce the settings without saying so',
        'Secret withdrawal is deception of the family and the patient.',
      ],
    ],
    takeaway:
      'In conflict about benefit, communicate first, then seek a second opinion and ethics consultation, and courts last.',
  },
  {
    id: 'organ-request-roles',
    theme: 'end-of-life',
    stem: 'A 24-year-old man has been declared dead by neurologic criteria after a head injury. His license shows that he is a registered donor. His parents have just been told of the death. Who should discuss donation with them?',
    key: [
      'A trained organ procurement coordinator',
      'Separating the request from treatment avoids a conflict of interest, and trained staff support families better.',
    ],
    wrong: [
      [
        'The intensivist who declared him dead',
        'The one who declares death must stay apart from donation so that trust is kept.',
      ],
      [
        'The transplant surgeon for a recipient',
        'The recipient’s team has an interest in the organs and takes no part.',
      ],
      [
        'The recipient who is waiting for organs',
        'Recipients and donors’ families are kept unknown to each other at this time.',
      ],
      [
        'The bedside nurse at the change of shift',
        'An unprepared request at a busy time distresses families and lowers consent.',
      ],
      [
        'The hospital administrator on call at night',
        'Administrators lack the training and have no role in the request.',
      ],
    ],
    takeaway:
      'Hospitals notify the organ procurement organization of every death or imminent death.',
  },
  {
    id: 'hospice-eligibility',
    theme: 'end-of-life',
    stem: 'A patient with end-stage COPD has been admitted four times this year and says that she wants to stay at home with her dogs and be comfortable. Two physicians expect that she will live less than half a year. Which service fits best?',
    key: [
      'Hospice care in her own home',
      'A prognosis of 6 months or less and a goal of comfort meet the criteria for hospice, which comes to the home.',
    ],
    wrong: [
      [
        'Acute rehabilitation as inpatient',
        'This asks for 3 hours of therapy a day and aims at recovery of function.',
      ],
      [
        'Admission to long-term acute care',
        'Such hospitals serve prolonged intensive treatment, which is not her goal.',
      ],
      [
        'Monthly visits at a pulmonary clinic',
        'Clinic visits alone would not bring the symptom care that she needs at home.',
      ],
      [
        'Skilled nursing after each discharge',
        'A facility is not where she wants to be, and it aims at recovery.',
      ],
      [
        'Evaluation for lung transplantation',
        'Transplantation is a major cure-directed treatment that does not match her wishes.',
      ],
    ],
    takeaway:
      'Palliative care may start at any stage along with other treatment. Hospice is for the last 6 months.',
  },
];

export const endOfLifeSelections: readonly Selection[] = [
  {
    id: 'advance-planning-facts',
    theme: 'end-of-life',
    stem: 'A healthy 58-year-old patient asks about advance directives. Which statements are correct?',
    right: [
      [
        'A health care agent acts when capacity is lost',
        'The agent’s power starts when the patient can no longer decide.',
      ],
      [
        'The patient may revoke the document at any time',
        'A capable patient can revoke it in writing or by word of mouth.',
      ],
      [
        'Talks with the chosen agent make it more useful',
        'An agent who knows the patient’s values can speak for them.',
      ],
    ],
    wrong: [
      [
        'A lawyer must draft it before it is valid',
        'State forms with witnesses or a notary suffice. No lawyer is required.',
      ],
      [
        'It stops emergency treatment for injuries',
        'A directive applies to the situations it names and not to every emergency.',
      ],
      ['Hospitals may refuse patients without one', 'Care may not depend on having a directive.'],
    ],
    takeaway:
      'An advance directive names an agent, states wishes, or both. It works when capacity is lost and can be changed. The Patient Self-Determination Act obliges hospitals to ask about it.',
  },
  {
    id: 'palliative-facts',
    theme: 'end-of-life',
    stem: 'A patient with metastatic colon cancer who is on chemotherapy is referred to palliative care. Which statements should the {clinician} make to describe it?',
    right: [
      [
        'It can go along with chemotherapy',
        'Palliative care does not require that other treatment stop.',
      ],
      ['It treats pain, nausea and distress', 'Relief of symptoms of every kind is its core.'],
      [
        'It gives support to the family too',
        'Care extends to relatives, before and after a death.',
      ],
      [
        'It may begin soon after diagnosis',
        'Palliative care that starts early improves quality of life.',
      ],
    ],
    wrong: [
      [
        'It requires a prognosis of 6 months',
        'That is the rule for hospice. Palliative care has no such limit.',
      ],
      ['It means that cure has been given up', 'It can accompany treatment that aims at cure.'],
    ],
    takeaway:
      'Palliative care is defined by need and not by prognosis. It is given beside treatment of the disease. Hospice is palliative care for the last months.',
  },
];

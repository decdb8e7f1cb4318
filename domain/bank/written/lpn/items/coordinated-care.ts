import type { WrittenItemSet } from '../../../item/written-item.ts';

export const coordinatedCare = {
  field: 'LPN',
  exam: 'NCLEX-PN',
  area: 'coordinated-care',
  source: 'Standard practical nursing, leadership and ethics texts',
  items: [
    {
      id: 'lpn-cc-iv-push-request',
      topic: 'Scope of practice and reporting to the RN or provider',
      level: 'application',
      type: 'single',
      stem: 'In a state where practical nurses may not give IV push drugs, a registered nurse says to a practical nurse, “I am swamped. Please push this furosemide for me.” How should the practical nurse respond?',
      options: [
        {
          text: 'Give it slowly while the registered nurse is near',
          why: 'Being near does not widen the legal scope of the person who gives the drug.',
        },
        {
          text: 'Decline and offer to take over another task',
          why: 'The practical nurse stays within the scope of the license and still helps the team.',
          right: true,
        },
        {
          text: 'Give it if the provider agrees by telephone',
          why: 'A provider cannot extend a nurse’s scope by phone.',
        },
        {
          text: 'Pass the syringe on to a student in training',
          why: 'A student has no license at all for this task.',
        },
      ],
      explanation:
        'Scope of practice is set by state law and policy, and no coworker or provider can extend it. Declining clearly and offering help within the scope protects client and team.',
    },
    {
      id: 'lpn-cc-assigned-unstable',
      topic: 'Client care assignments',
      level: 'analysis',
      type: 'single',
      stem: 'A practical nurse was assigned a client with stable heart failure. At 1000 the client is breathless at rest, SpO₂ has dropped from 95% to 85%, and the lips are gray. The client sits upright with oxygen as ordered. What should the practical nurse do next?',
      options: [
        {
          text: 'Finish the other clients’ drugs and look again',
          why: 'The client is in danger and cannot wait until a round of drugs is done.',
        },
        {
          text: 'Call the registered nurse to the bedside at once',
          why: 'The client is no longer stable. The registered nurse must assess, while the practical nurse stays.',
          right: true,
        },
        {
          text: 'Change the plan of care to fit the new state',
          why: 'Changing the plan is for the registered nurse.',
        },
        {
          text: 'Ask the aide to sit with the client for the next hour',
          why: 'An aide cannot judge or treat acute distress.',
        },
      ],
      explanation:
        'When a stable client turns unstable, the practical nurse gives immediate aid within the role, stays, and calls the registered nurse. The assignment is then changed.',
    },
    {
      id: 'lpn-cc-code-status-missing',
      topic: 'Advance directives',
      level: 'analysis',
      type: 'single',
      stem: 'A resident in a nursing home is found without breath or pulse. The practical nurse has heard that the resident “did not want machines,” but there is no do-not-resuscitate order in the record. What should the practical nurse do?',
      options: [
        {
          text: 'Begin resuscitation and call for help',
          why: 'Without a valid order resuscitation is begun, since minutes decide and hearsay is no order.',
          right: true,
        },
        {
          text: 'Wait for the family to be reached',
          why: 'Calling the family takes minutes in which the brain dies.',
        },
        {
          text: 'Give oxygen and call the provider',
          why: 'Oxygen without chest compressions does nothing in cardiac arrest.',
        },
        {
          text: 'Respect the wish and stay close by',
          why: 'A remark that was passed on is not a valid order.',
        },
      ],
      explanation:
        'A do-not-resuscitate order has to be written and valid. Without it resuscitation begins at once. Wishes should be put in writing early, and the practical nurse reports such remarks to the registered nurse.',
    },
    {
      id: 'lpn-cc-bruise-by-aide',
      topic: 'Legal responsibilities and ethical practice',
      level: 'analysis',
      type: 'single',
      stem: 'A resident with finger-shaped bruises on the upper arm whispers to the practical nurse, “The night aide grabs me. Please do not tell.” What should the practical nurse do?',
      options: [
        {
          text: 'Promise silence and watch the aide more',
          why: 'A promise of silence leaves the resident in danger and breaks the duty to report.',
        },
        {
          text: 'Ask the aide for the other side of it first',
          why: 'Questioning the suspect is for investigators and may put the resident at risk.',
        },
        {
          text: 'Keep the resident safe and report it today',
          why: 'Reasonable suspicion of abuse of a vulnerable adult must be reported at once, and safety comes first.',
          right: true,
        },
        {
          text: 'Wait for a second mark to be quite certain',
          why: 'Proof is not required, and waiting allows further harm.',
        },
      ],
      explanation:
        'Nurses report suspected abuse without waiting for proof. The resident is told kindly that it must be reported, is kept safe from the suspect, and the marks are documented in facts.',
    },
    {
      id: 'lpn-cc-consent-risk-question',
      topic: 'Informed consent (witnessing)',
      level: 'application',
      type: 'single',
      stem: 'A practical nurse hands a client the consent form for a heart catheterization and is to witness the signature. With pen in hand the client asks, “Could this give me a stroke?” What should the practical nurse do?',
      options: [
        {
          text: 'Explain how often a stroke takes place',
          why: 'Explaining risks is for the provider who does the procedure.',
        },
        {
          text: 'Stop and have the provider answer the question',
          why: 'An open question means that consent is not yet informed. The provider must answer before signing.',
          right: true,
        },
        {
          text: 'Say that such worries are quite common before tests',
          why: 'Reassurance leaves the client’s question about risk unanswered.',
        },
        {
          text: 'Let the client sign and note the question',
          why: 'Consent signed with an open question is not informed.',
        },
      ],
      explanation:
        'The witness attests to a free and informed signature. When a question on risks comes up, signing stops and the provider is called to explain.',
    },
    {
      id: 'lpn-cc-which-clients-assigned',
      topic: 'Client care assignments',
      level: 'analysis',
      type: 'multiple',
      stem: 'A practical nurse reads the list of clients that the charge nurse plans to assign. Under the state practice act practical nurses care for stable clients. For which clients should the practical nurse ask that a registered nurse be assigned? Select all that apply.',
      options: [
        {
          text: 'A client who has just been admitted with chest pain',
          why: 'A new client with chest pain needs a first assessment and may become unstable.',
          right: true,
        },
        {
          text: 'A client who needs a dressing on a healing foot wound',
          why: 'A known dressing on a healing wound is within the role.',
        },
        {
          text: 'A client who gets insulin by an IV drip',
          why: 'An insulin drip calls for frequent judgment and titration by a registered nurse.',
          right: true,
        },
        {
          text: 'A client whose confusion has worsened in the past hour',
          why: 'A sudden change of mind is an unstable state that must be assessed.',
          right: true,
        },
        {
          text: 'A client with arthritis who takes tablets four times a day',
          why: 'Oral drugs in a stable chronic disease are within the role.',
        },
      ],
      explanation:
        'New admissions, IV drips that are adjusted and sudden change call for a registered nurse. Stable clients with routine care can be assigned to a practical nurse.',
    },
    {
      id: 'lpn-cc-aide-offers-suction',
      topic: 'Supervision of assistive personnel',
      level: 'application',
      type: 'single',
      stem: 'A nursing assistant says to the practical nurse, “I have watched you suction Mr. Ruiz’s tracheostomy ten times. Let me do it while you chart.” How should the practical nurse answer?',
      options: [
        {
          text: '“All right, but call me if he coughs.”',
          why: 'Suctioning needs assessment and sterile skill. Watching does not make it an aide’s task.',
        },
        {
          text: '“Thank you, but a licensed nurse has to do it.”',
          why: 'The task lies outside the aide’s role, and the answer is clear and respectful.',
          right: true,
        },
        {
          text: '“Do it once while I watch, then go on alone.”',
          why: 'A trial under supervision does not turn it into a task that may be delegated.',
        },
        {
          text: '“Ask the family first if they are fine with it.”',
          why: 'The family cannot permit a task that is outside the aide’s role.',
        },
      ],
      explanation:
        'Tasks that need assessment and sterile technique are not delegated to assistive personnel, however willing. A clear and friendly no keeps good relations.',
    },
    {
      id: 'lpn-cc-private-time-residents',
      topic: 'Advocacy and client rights',
      level: 'analysis',
      type: 'single',
      stem: 'Two residents in assisted living, both mentally clear, have become a couple and ask for time alone behind a closed door. An aide laughs and says, “At their age!” What should the practical nurse do?',
      options: [
        {
          text: 'Ask their adult children for permission',
          why: 'Capable adults do not need permission from their children.',
        },
        {
          text: 'Keep the door ajar to watch over them',
          why: 'Watching breaks the right to privacy of capable adults.',
        },
        {
          text: 'Provide privacy and speak with the aide',
          why: 'Intimacy is a right of capable residents, and the aide needs guidance on respect.',
          right: true,
        },
        {
          text: 'Move one resident to a different floor',
          why: 'Separating them violates their right to choose relations.',
        },
      ],
      explanation:
        'Older adults keep the right to privacy and intimacy. Staff make it possible when both are able to consent, and disrespectful remarks are addressed.',
    },
    {
      id: 'lpn-cc-cost-of-tablets',
      topic: 'Referral process',
      level: 'analysis',
      type: 'single',
      stem: 'On a clinic visit a client with high blood pressure has 178/98 mm Hg. The client tells the practical nurse, “I split the tablets to make them last, because I cannot pay for them.” What should the practical nurse do?',
      options: [
        {
          text: 'Teach how high pressure damages the kidneys',
          why: 'The client knows the drug is needed. Money is the barrier, not knowledge.',
        },
        {
          text: 'Report it and ask for a social work referral',
          why: 'The registered nurse and provider must know that doses are halved, and help with costs can be found.',
          right: true,
        },
        {
          text: 'Hand over a coworker’s leftover tablets',
          why: 'Giving another person’s drug is unsafe and unlawful.',
        },
        {
          text: 'Advise skipping the drug every other day',
          why: 'Changing the dose is outside the role and leaves the pressure untreated.',
        },
      ],
      explanation:
        'When money keeps a client from treatment, the practical nurse reports it and starts the referral process. The provider may also choose a cheaper drug.',
    },
    {
      id: 'lpn-cc-falsified-vitals',
      topic: 'Legal responsibilities and ethical practice',
      level: 'application',
      type: 'single',
      stem: 'A practical nurse notices that a coworker has charted 1600 blood pressures for six residents at 1515, without having been in any of their rooms. What should the practical nurse do?',
      options: [
        {
          text: 'Tell the supervisor what was seen',
          why: 'False entries put residents at risk. The facts go to the supervisor by the chain of command.',
          right: true,
        },
        {
          text: 'Measure them and change the entries',
          why: 'Nobody may alter the entries of another person.',
        },
        {
          text: 'Warn the aides about the coworker',
          why: 'Gossip does not protect residents and may be defamation.',
        },
        {
          text: 'Say nothing to keep the shift calm',
          why: 'Silence makes false data the basis for treatment.',
        },
      ],
      explanation:
        'Charting what was not done is falsification. A nurse who sees it reports facts to the supervisor, so that residents are checked and the matter is looked into.',
    },
    {
      id: 'lpn-cc-unclear-order',
      topic: 'Scope of practice and reporting to the RN or provider',
      level: 'application',
      type: 'single',
      stem: 'An order in a nursing home reads “metoprolol 250 mg twice daily.” The resident has been taking 25 mg twice daily for years, and the pharmacy has sent tablets of 25 mg. What should the practical nurse do?',
      options: [
        {
          text: 'Give ten tablets, as the order is written',
          why: 'A tenfold dose could stop the heart. An order that looks wrong is not carried out.',
        },
        {
          text: 'Give the old dose and correct the order',
          why: 'A nurse may not change an order or give what is not ordered.',
        },
        {
          text: 'Hold it and have the prescriber clarify',
          why: 'A likely tenfold error is cleared up before any dose is given.',
          right: true,
        },
        {
          text: 'Ask the resident which dose is usual',
          why: 'The resident’s memory may help, but the prescriber must settle the order.',
        },
      ],
      explanation:
        'Each nurse is responsible for the doses given and questions an order that looks wrong. The prescriber is called, the registered nurse is told, and the clarified order is documented.',
    },
    {
      id: 'lpn-cc-copy-of-record',
      topic: 'Confidentiality and information security',
      level: 'application',
      type: 'single',
      stem: 'A capable resident’s nephew, who visits each Sunday, asks the practical nurse to print the resident’s laboratory results for him. The resident is asleep. What should the practical nurse do?',
      options: [
        {
          text: 'Print the results for him, as he is close family',
          why: 'Being family gives no right to the record of a capable adult.',
        },
        {
          text: 'Tell the results without printing them',
          why: 'Spoken information is as private as information on paper.',
        },
        {
          text: 'Ask him to come back when staff are few',
          why: 'The time of day does not change the rule.',
        },
        {
          text: 'Explain that the resident must permit it',
          why: 'A capable resident decides who sees the record and gives permission by the facility’s procedure.',
          right: true,
        },
      ],
      explanation:
        'A capable client controls access to the record. Relatives need the client’s permission, given by the facility’s procedure, even when they are close.',
    },
    {
      id: 'lpn-cc-handoff-missing-facts',
      topic: 'Continuity of care and hand-off',
      level: 'application',
      type: 'multiple',
      stem: 'A practical nurse receives a report on a client who returned to the nursing home after hip surgery: “Did well, eats fine, pleasant.” Which facts should the practical nurse ask for? Select all that apply.',
      options: [
        {
          text: 'How much weight the leg may bear',
          why: 'The limit of weight bearing decides how the client may be moved.',
          right: true,
        },
        {
          text: 'When the last pain drug was given',
          why: 'The time of the last dose shows when the next is safe.',
          right: true,
        },
        {
          text: 'Which drug is used to prevent clots',
          why: 'Clot prevention goes on after hip surgery, and a missed dose is dangerous.',
          right: true,
        },
        {
          text: 'Whether the surgeon is well liked',
          why: 'Opinions on the surgeon have no bearing on care.',
        },
        {
          text: 'What the hospital room looked like',
          why: 'The former room does not matter for the care ahead.',
        },
      ],
      explanation:
        'A hand-off after surgery covers movement limits, drugs with the last dose, wound, skin, diet, mental state and follow-up. The receiver asks for what is missing.',
    },
    {
      id: 'lpn-cc-task-order-morning',
      topic: 'Establishing priorities',
      level: 'analysis',
      type: 'single',
      stem: 'At 0715 a practical nurse in a nursing home has four tasks, and breakfast trays arrive at 0730. Which task should be done first?',
      options: [
        {
          text: 'Change the dressing on a skin tear that has stopped bleeding',
          why: 'The tear no longer bleeds and can be dressed after breakfast.',
        },
        {
          text: 'Check the glucose of a resident who gets insulin at meals',
          why: 'The glucose must be known before the tray comes, or dose and meal no longer match.',
          right: true,
        },
        {
          text: 'Give a weekly vitamin D tablet that is due in the morning',
          why: 'A weekly vitamin can be given at any time of the morning.',
        },
        {
          text: 'Weigh a resident whose monthly weight is due this week',
          why: 'A monthly weight can be taken on another day of the week.',
        },
      ],
      explanation:
        'Tasks with a fixed time and a risk of harm come first. Mealtime insulin depends on the glucose before the meal, while the other tasks have room.',
    },
    {
      id: 'lpn-cc-cluster-uti',
      topic: 'Performance improvement',
      level: 'analysis',
      type: 'single',
      stem: 'A practical nurse notices that four residents on one hall have had urinary infections in a month, and that all have catheters emptied with the same jug. What should the practical nurse do?',
      options: [
        {
          text: 'Tell the infection control nurse of the pattern',
          why: 'A pattern calls for a look at the process. The practical nurse’s observation can start this.',
          right: true,
        },
        {
          text: 'Wait to see whether a fifth infection occurs',
          why: 'Waiting allows more harm when the likely cause is in plain sight.',
        },
        {
          text: 'Ask for antibiotics for each resident on the hall',
          why: 'Treating residents who are not ill promotes resistance and leaves the cause.',
        },
        {
          text: 'Blame the aides at the next shift report',
          why: 'Blame hides problems. Improvement looks at the process.',
        },
      ],
      explanation:
        'Quality improvement begins with staff who notice patterns and report them. The shared jug can be stopped at once, and the infection control nurse follows the effect.',
    },
    {
      id: 'lpn-cc-refuses-roommate-remark',
      topic: 'Advocacy and client rights',
      level: 'application',
      type: 'single',
      stem: 'A client tells the practical nurse, “I do not want that nurse with the head scarf to touch me.” The nurse in question is competent and kind. What should the practical nurse do first?',
      options: [
        {
          text: 'Ask what worries the client about the care',
          why: 'Listening first shows whether there is fear, a bad experience or prejudice, and keeps the talk open.',
          right: true,
        },
        {
          text: 'Change the assignment without any comment',
          why: 'A silent change accepts prejudice and wrongs the coworker.',
        },
        {
          text: 'Tell the client to find some other hospital',
          why: 'Care may not be withheld because of a remark or a view.',
        },
        {
          text: 'Ask the coworker to take off the head scarf',
          why: 'Asking a coworker to give up religious dress is discrimination.',
        },
      ],
      explanation:
        'The practical nurse explores the concern calmly, supports the coworker and informs the charge nurse. Clients may voice wishes, but staff are not assigned by prejudice.',
    },
  ],
} satisfies WrittenItemSet;

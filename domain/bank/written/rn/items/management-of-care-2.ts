import type { WrittenItemSet } from '../../../item/written-item.ts';

export const managementOfCare2 = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'management-of-care',
  source:
    'Standard nursing leadership, fundamentals and ethics texts; NCLEX-RN test plan activities',
  items: [
    {
      id: 'rn-moc-privacy-breaches',
      topic: 'Confidentiality and information security',
      level: 'application',
      type: 'multiple',
      stem: 'A nurse manager audits privacy practices on a unit. Which observed actions by staff nurses require follow-up as breaches of client privacy? Select all that apply.',
      options: [
        {
          text: 'Opening the record of a neighbor on another unit',
          why: 'Looking at a record without a care reason is a breach, even if nothing is passed on. Access must follow the need to know.',
          right: true,
        },
        {
          text: 'Telling the physical therapist about new weakness',
          why: 'Sharing information with a member of the treating team is allowed. The therapist needs it for safe care.',
        },
        {
          text: 'Posting a wound photo online without naming anyone',
          why: 'Leaving out a name does not make an image anonymous, and no consent was given. Social media posts about clients are breaches.',
          right: true,
        },
        {
          text: 'Reporting tuberculosis to the public health agency',
          why: 'Reporting a notifiable disease is required by law. No client permission is needed.',
        },
        {
          text: 'Leaving a chart open on a hall screen to help a peer',
          why: 'An unattended, unlocked screen exposes health information to anyone who passes. The nurse should lock it before walking away.',
          right: true,
        },
      ],
      explanation:
        'Health information is shared with those who need it for treatment, payment, operations or a legal duty. Curiosity, social media and unattended screens are the common breaches. Required public health reports are lawful disclosures.',
    },
    {
      id: 'rn-moc-sbar-recommendation',
      topic: 'Collaboration with the multidisciplinary team',
      level: 'application',
      type: 'single',
      stem: 'Two days after a hip replacement, a client suddenly becomes short of breath with SpO₂ 87% on room air. The nurse starts oxygen and telephones the provider in the SBAR format. Which statement belongs to the recommendation step?',
      options: [
        {
          text: 'I am calling about sudden dyspnea and SpO₂ of 87%.',
          why: 'This states why the call is made, which is the situation. It opens the report.',
        },
        {
          text: 'I would like you to come now and order a chest scan.',
          why: 'This says what the nurse needs the provider to do and how soon, which is the recommendation.',
          right: true,
        },
        {
          text: 'I am worried that the client has a pulmonary embolus.',
          why: 'This is what the nurse thinks is going on, which is the assessment. The request comes after it.',
        },
        {
          text: 'I am caring for a client on day 2 after hip surgery.',
          why: 'This gives the history behind the event, which is the background. It helps the provider place the problem.',
        },
      ],
      explanation:
        'SBAR stands for situation, background, assessment and recommendation. The last step asks clearly for an action and a time. A call that ends without a request leaves the plan to chance.',
    },
    {
      id: 'rn-moc-veracity-diagnosis',
      topic: 'Ethical practice',
      level: 'application',
      type: 'single',
      stem: 'The adult children of a client with a new finding of pancreatic cancer ask the nurse to say that the scan was normal. The client is alert, oriented and asks the nurse, "What did my scan show?" Which response by the nurse is best?',
      options: [
        {
          text: 'Your scan looked fine to us, so please try to rest for now.',
          why: 'This is a lie, and it breaks veracity and trust. Kind intent does not make it acceptable.',
        },
        {
          text: 'Your children would like to be the ones to tell you about it.',
          why: 'This hands control of the information to relatives without permission from the client. It would fit a client who asked that family be told first.',
        },
        {
          text: 'Scan reports are private, so I am not able to discuss yours.',
          why: 'Privacy protects clients from others, not from their own results. The statement misleads the client.',
        },
        {
          text: 'Your doctor has the report, and I will set up a talk today.',
          why: 'This is truthful, respects the right to know and brings in the person who gives the diagnosis. It also sets a time.',
          right: true,
        },
      ],
      explanation:
        'A capable client has the right to truthful information, and family wishes do not cancel that right. The nurse does not lie and does not give a new diagnosis alone. Arranging a prompt talk with the provider serves veracity and autonomy.',
    },
    {
      id: 'rn-moc-leaving-against-advice',
      topic: 'Legal rights and responsibilities',
      level: 'application',
      type: 'single',
      stem: 'A client with an IV line who is being observed for abdominal pain decides to leave against medical advice. The client is alert, oriented and able to state the plan for getting home. The provider has spoken with the client, who now refuses to sign the release form and starts to dress. What should the nurse do?',
      options: [
        {
          text: 'Block the door of the room until security staff have arrived',
          why: 'Holding a capable adult against their will is false imprisonment. Detention would need legal grounds such as danger to self or others.',
        },
        {
          text: 'Review the risks, remove the IV and chart the refusal to sign',
          why: 'A capable adult may leave, with or without a signature. Safe departure, warning signs and accurate charting are the duties of the nurse.',
          right: true,
        },
        {
          text: 'Say that insurance will refuse to pay if the form is unsigned',
          why: 'A threat about money is coercion, and the statement is not accurate. The form does not settle payment.',
        },
        {
          text: 'Keep the clothing and leave the IV in until the form is signed',
          why: 'Withholding property to force a signature is unlawful, and leaving with the line in place is unsafe. Belongings are returned to the client.',
        },
      ],
      explanation:
        'A capable adult has the right to refuse care and to leave. The nurse makes sure risks and return instructions are given, removes lines, tells the provider and charts the facts. Force, threats or withheld property expose the nurse to legal action.',
    },
    {
      id: 'rn-moc-impaired-colleague',
      topic: 'Legal rights and responsibilities',
      level: 'application',
      type: 'single',
      stem: 'At the start of a night shift a nurse notices that a coworker has slurred speech, an unsteady walk and a smell of alcohol. The coworker is about to prepare 2100 medications for five clients. Which action should the nurse take first?',
      options: [
        {
          text: 'Offer to give the medications and keep an eye on the coworker',
          why: 'Covering for the coworker leaves an impaired nurse in charge of clients. It also hides a problem that must be reported.',
        },
        {
          text: 'Send a written complaint to the board of nursing in the morning',
          why: 'A report to the board may follow by law and policy. It does nothing for the safety of the clients tonight.',
        },
        {
          text: 'Tell the supervisor now so that the coworker is taken off duty',
          why: 'Client safety comes first, and the supervisor has the authority to remove the coworker. Reporting at once follows the chain of command.',
          right: true,
        },
        {
          text: 'Ask the coworker in private about problems with drink at home',
          why: 'A private talk delays protection of the clients, and the nurse is not the one to investigate. Support is offered through a formal program later.',
        },
      ],
      explanation:
        'A nurse who suspects impairment has an ethical and legal duty to act without delay. The first step is to tell the immediate supervisor so that clients are safe. Treatment programs and board reports come afterward.',
    },
    {
      id: 'rn-moc-outcome-measure',
      topic: 'Performance improvement (quality improvement)',
      level: 'analysis',
      type: 'single',
      stem: 'A unit had a rise in catheter-associated urinary tract infections. The team started a daily review of whether each urinary catheter is needed. After 3 months the nurse leader wants to know whether the change has improved results for clients. Which measure should the leader use?',
      options: [
        {
          text: 'Share of the daily reviews completed',
          why: 'This is a process measure: it shows whether staff did the new step. It does not show whether clients fared better.',
        },
        {
          text: 'Staff scores on an infection quiz',
          why: 'Knowledge is a step on the way to better care. It would suit the evaluation of a class.',
        },
        {
          text: 'Cost of catheter kits per quarter',
          why: 'Spending tells of supply use, not of harm avoided. It would suit a budget review.',
        },
        {
          text: 'Infections per 1,000 catheter-days',
          why: 'This outcome measure relates the harm to the time at risk. It can be compared before and after the change.',
          right: true,
        },
      ],
      explanation:
        'Outcome measures show what happened to clients, and process measures show whether steps were done. A rate with time at risk as the denominator allows fair comparison. Improvement work usually follows both kinds, but the aim is judged by the outcome.',
    },
    {
      id: 'rn-moc-stroke-adl-referral',
      topic: 'Referrals',
      level: 'application',
      type: 'single',
      stem: 'A client is recovering from a stroke. The client walks safely with a cane, speaks clearly and swallows without coughing, but cannot fasten a shirt or cut up a meal with the weak hand. To which team member should the nurse suggest a referral?',
      options: [
        {
          text: 'Physical therapist',
          why: 'This therapist works on strength, gait and transfers. The client already walks safely with the cane.',
        },
        {
          text: 'Occupational therapist',
          why: 'This therapist restores fine hand skills and self-care such as dressing and eating, and supplies adapted tools.',
          right: true,
        },
        {
          text: 'Speech-language therapist',
          why: 'This therapist treats speech, language and swallowing. Those functions are intact here.',
        },
        {
          text: 'Registered dietitian',
          why: 'A dietitian plans nutrient intake. The problem is handling the utensils, not the choice of food.',
        },
      ],
      explanation:
        'Name the lost function first, then choose the discipline. Trouble with dressing, bathing, grooming and eating by hand belongs to occupational therapy. Gait and transfers belong to physical therapy, and speech and swallowing to speech-language therapy.',
    },
    {
      id: 'rn-moc-float-postpartum-nurse',
      topic: 'Assignment, delegation and supervision',
      level: 'analysis',
      type: 'single',
      stem: 'A registered nurse who usually works in postpartum care is floated to a medical-surgical unit for one shift. Which client should the charge nurse assign to the floated nurse?',
      options: [
        {
          text: 'Abdominal hysterectomy 2 days ago, now walking',
          why: 'Care after abdominal pelvic surgery is close to care after a cesarean birth, and the client is stable. It uses skills the nurse already has.',
          right: true,
        },
        {
          text: 'Chest tube put in today for a pneumothorax',
          why: 'A new chest tube needs skill with drainage systems and breathing assessment. A nurse of the unit should take this client.',
        },
        {
          text: 'Diabetic ketoacidosis on an insulin infusion',
          why: 'Hourly glucose checks and titration need current experience. The client is also unstable.',
        },
        {
          text: 'Rapid atrial fibrillation on a diltiazem drip',
          why: 'Titrating a cardiac drug by rhythm needs monitoring skills specific to the unit. The client may change quickly.',
        },
      ],
      explanation:
        "A floated nurse should get stable clients whose needs match the nurse's usual skills. Unstable clients and special equipment stay with regular staff. The charge nurse also names a resource person.",
    },
    {
      id: 'rn-moc-telephone-information',
      topic: 'Confidentiality and information security',
      level: 'application',
      type: 'single',
      stem: 'A caller tells a nurse, "I am calling about my sister in room 12. How did the surgery go?" The client is still drowsy from anesthesia. The client chose on admission to give out a code word, and the caller does not know it. Which response by the nurse is best?',
      options: [
        {
          text: 'Your sister did well and is now in the recovery room.',
          why: 'This discloses health information to a person who has not been verified. It would be right with the code word and consent.',
        },
        {
          text: 'Please call the surgeon, who may tell you the results.',
          why: 'This confirms that there was an operation and sends an unverified caller to another person bound by the same duty.',
        },
        {
          text: 'I cannot share information without the agreed code.',
          why: 'The client set the condition for disclosure, and the nurse keeps to it. Nothing is said of the surgery or the condition of the client.',
          right: true,
        },
        {
          text: 'Give me the birth date in place of the code, please.',
          why: 'A birth date is known to many people and is not the check the client chose.',
        },
      ],
      explanation:
        'Identity cannot be confirmed by voice, so telephone disclosure follows the wishes and the code set by the client. Kinship alone gives no right to information. The caller can be asked to get the code from the client or family.',
    },
  ],
} satisfies WrittenItemSet;

import type { WrittenItemSet } from '../../../item/written-item.ts';

export const managementOfCare3 = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'management-of-care',
  source: 'Standard nursing leadership, law and ethics texts',
  items: [
    {
      id: 'rn-moc-chain-of-command',
      topic: 'Advocacy and unbiased access to care',
      level: 'analysis',
      type: 'single',
      stem: 'At 0210 a client’s blood pressure falls from 118/70 to 84/46 mm Hg after bowel surgery. The nurse has called the resident twice; the resident said, “Just watch it until morning.” The client is now pale and drowsy. What should the nurse do?',
      options: [
        {
          text: 'Go up the chain of command now',
          why: 'The client is in danger and the answer does not fit the danger. The charge nurse, the senior physician and a rapid response team can be called.',
          right: true,
        },
        {
          text: 'Chart the calls and watch till dawn',
          why: 'Charting does not treat the client. The nurse stays responsible for getting help.',
        },
        {
          text: 'Give a fluid bolus from floor stock',
          why: 'Fluid may be needed, but without an order or protocol the nurse may not prescribe it.',
        },
        {
          text: 'Ask the family to call the surgeon',
          why: 'Getting help is the duty of staff. It must not be passed to the family.',
        },
      ],
      explanation:
        'When the response does not match the danger, the nurse carries the concern up the chain of command and may call the rapid response team. The calls, answers and findings are documented as they happen.',
    },
    {
      id: 'rn-moc-float-competence',
      topic: 'Assignment, delegation and supervision',
      level: 'application',
      type: 'single',
      stem: 'A nurse from a rehabilitation unit is floated to intensive care. The assignment includes a client on a ventilator and three vasoactive drips, which the nurse has never managed. What should the nurse do first?',
      options: [
        {
          text: 'Accept it and look up the drugs',
          why: 'Reading does not replace competence with drips that change minute by minute. Clients would be at risk.',
        },
        {
          text: 'Tell the charge nurse the limits of skill',
          why: 'The nurse states which care can be given safely, so that the assignment can be changed before harm occurs.',
          right: true,
        },
        {
          text: 'Leave the unit and go home at once',
          why: 'Walking out after reporting for duty may be abandonment and leaves clients without care.',
        },
        {
          text: 'Ask an aide with experience to help',
          why: 'An aide cannot supervise or manage such drips, whatever the experience.',
        },
      ],
      explanation:
        'A floated nurse makes limits of competence known and offers to do what is within them. The charge nurse then changes the assignment. Neither silent acceptance nor leaving protects clients.',
    },
    {
      id: 'rn-moc-aide-reports-low-pressure',
      topic: 'Assignment, delegation and supervision',
      level: 'application',
      type: 'single',
      stem: 'An aide tells the registered nurse that a client who was stable at noon now has a blood pressure of 82/50 mm Hg and “looks gray.” What should the nurse do first?',
      options: [
        {
          text: 'Ask the aide to measure it again in half an hour',
          why: 'A repeat by the aide delays assessment of a client who may be in shock.',
        },
        {
          text: 'Send a practical nurse to evaluate it',
          why: 'The client is no longer stable, so evaluation cannot be assigned away.',
        },
        {
          text: 'Assess the client in person right away',
          why: 'A sudden change needs the registered nurse’s own assessment. It guides what is reported and done.',
          right: true,
        },
        {
          text: 'Phone the provider with that one value',
          why: 'The call is stronger and faster with an assessment, which takes a moment.',
        },
      ],
      explanation:
        'Data can be gathered by others, but an unexpected change calls for the registered nurse at the bedside. Help is called from there as soon as the findings demand it.',
    },
    {
      id: 'rn-moc-intoxicated-leaving',
      topic: 'Legal rights and responsibilities',
      level: 'analysis',
      type: 'single',
      stem: 'A client in the emergency department has a scalp wound from a fall. The client smells of alcohol, does not know the date, cannot repeat what the provider said, and insists on driving home. What should the nurse do?',
      options: [
        {
          text: 'Have the client sign the release form',
          why: 'A signature is worth nothing when the client cannot understand what is signed.',
        },
        {
          text: 'Let the client go, since adults may refuse',
          why: 'The right to refuse rests on capacity, which this client lacks at present.',
        },
        {
          text: 'Give a sedative in juice to keep the client',
          why: 'A hidden drug is deceit and battery, and it would mask a head injury.',
        },
        {
          text: 'Tell the provider that capacity is in doubt',
          why: 'Confusion from alcohol or head injury removes the power to decide for now. The provider judges capacity while staff keep the client safe.',
          right: true,
        },
      ],
      explanation:
        'A person who leaves against advice must be able to understand and weigh the risks. When confusion makes that doubtful, the provider assesses capacity and the least restrictive means keep the client safe.',
    },
    {
      id: 'rn-moc-registered-donor',
      topic: 'Advance directives and self-determination',
      level: 'application',
      type: 'single',
      stem: 'A 34-year-old client has been declared dead by neurologic criteria. A donor card and the state registry show consent to donation. The parents ask the nurse whether they must sign for it. Which reply is best?',
      options: [
        {
          text: '“Your signature as parents is needed to go on.”',
          why: 'An adult’s own registered consent stands by itself. Parents are not asked to consent again.',
        },
        {
          text: '“Your child’s own consent is valid; a coordinator will explain.”',
          why: 'Consent given by the adult in life is binding, and specialists from the procurement organization guide the family.',
          right: true,
        },
        {
          text: '“The surgeon on duty will decide that for you.”',
          why: 'The treating physician does not decide on donation and is kept apart from it.',
        },
        {
          text: '“We will wait for a few days until the two of you feel ready to agree.”',
          why: 'Support is right, but the decision has been made by the donor, and organs do not keep.',
        },
      ],
      explanation:
        'An adult’s registration as a donor is legal consent. The nurse notifies the procurement organization, whose coordinator speaks with the family, and supports them in their grief.',
    },
    {
      id: 'rn-moc-labor-uninsured',
      topic: 'Advocacy and unbiased access to care',
      level: 'application',
      type: 'single',
      stem: 'A client at 38 weeks of pregnancy comes to the emergency department with contractions every 3 minutes. The clerk says that there is no insurance and asks whether to send her to the county hospital. What should the nurse do?',
      options: [
        {
          text: 'Arrange the medical screening examination',
          why: 'Federal law requires an examination and stabilizing care for anyone in an emergency, labor included, before payment is discussed.',
          right: true,
        },
        {
          text: 'Have her fill in the payment forms first',
          why: 'Questions on payment may not delay the examination.',
        },
        {
          text: 'Call a taxi to the county hospital for her',
          why: 'Sending a woman in active labor away without examination is unlawful and dangerous.',
        },
        {
          text: 'Ask the county hospital to accept her now',
          why: 'A transfer may be discussed after examination and stabilization.',
        },
      ],
      explanation:
        'Anyone who comes to an emergency department is entitled to a screening examination and stabilizing treatment regardless of the ability to pay. A woman with contractions is screened before any transfer.',
    },
    {
      id: 'rn-moc-futile-care-conflict',
      topic: 'Ethical practice',
      level: 'analysis',
      type: 'single',
      stem: 'A client with end-stage cancer lies in intensive care and cannot speak. The children disagree bitterly about going on with the ventilator, and the staff are torn as well. No agent was named. Which step should the nurse suggest?',
      options: [
        {
          text: 'A vote among the nurses of the unit',
          why: 'Staff do not decide by majority over a client’s life.',
        },
        {
          text: 'A decision by the child who visits most',
          why: 'Frequency of visits does not settle who speaks for the client.',
        },
        {
          text: 'A consultation with the ethics committee',
          why: 'The committee helps to clear up values, law and the client’s known wishes, and to find common ground.',
          right: true,
        },
        {
          text: 'A transfer to a unit with other staff',
          why: 'A move leaves the conflict unsolved and burdens the client.',
        },
      ],
      explanation:
        'An ethics committee advises when values clash and the client cannot speak. It does not replace the legal decision maker, but helps to bring out what the client would have wanted.',
    },
    {
      id: 'rn-moc-insulin-shelter',
      topic: 'Case management and continuity of care',
      level: 'analysis',
      type: 'single',
      stem: 'A client with type 1 diabetes lives in a shelter. The shelter has a locked refrigerator but closes from 0800 to 1800. The client understands the regimen and has been admitted twice for ketoacidosis after insulin was lost in the street. Which plan is most likely to help?',
      options: [
        {
          text: 'A longer lesson on how insulin works',
          why: 'The client understands the regimen. Lack of knowledge is not the problem.',
        },
        {
          text: 'Storage at the shelter and a pouch for the pen',
          why: 'It solves the real barrier: a safe place for the supply and a protected pen for the hours outside.',
          right: true,
        },
        {
          text: 'A written contract to take each of the ordered doses',
          why: 'A contract does not solve the loss of insulin and hints at blame.',
        },
        {
          text: 'A move to the hospital until housing is found',
          why: 'A hospital bed is not a solution for lack of housing, and is not medically needed.',
        },
      ],
      explanation:
        'Plans work when they deal with the barrier in the client’s life. Here the barrier is storage and loss, not knowledge or will. A social worker can pursue housing at the same time.',
    },
    {
      id: 'rn-moc-lpn-suitable-clients',
      topic: 'Assignment, delegation and supervision',
      level: 'analysis',
      type: 'multiple',
      stem: 'A charge nurse makes assignments for a practical nurse on a medical-surgical unit. By state law practical nurses care for clients with predictable outcomes. Which clients can be assigned to the practical nurse? Select all that apply.',
      options: [
        {
          text: 'A client with a healing foot ulcer and daily dressings',
          why: 'A healing wound with a set dressing is predictable care.',
          right: true,
        },
        {
          text: 'A client who came from surgery 15 minutes ago',
          why: 'The first hours after surgery need repeated assessment by a registered nurse.',
        },
        {
          text: 'A client with chronic lung disease at the usual baseline',
          why: 'A chronic disease at its baseline is stable and predictable.',
          right: true,
        },
        {
          text: 'A client with new chest pain and a changing rhythm',
          why: 'This client is unstable and needs the judgment of a registered nurse.',
        },
        {
          text: 'A client with a long-standing gastrostomy who is stable',
          why: 'Care of an established tube in a stable client is within the practical role.',
          right: true,
        },
        {
          text: 'A client who needs a first lesson on insulin today',
          why: 'First teaching is kept by the registered nurse.',
        },
      ],
      explanation:
        'Stable clients with predictable outcomes can be assigned to a practical nurse. New surgery, unstable findings and first teaching stay with a registered nurse.',
    },
    {
      id: 'rn-moc-time-out-mismatch',
      topic: 'Legal rights and responsibilities',
      level: 'application',
      type: 'single',
      stem: 'During the time-out before an operation the consent form says “left knee.” The mark is on the right knee, and the surgeon holds out a hand for the scalpel and says, “It is the right one, go on.” What should the circulating nurse do?',
      options: [
        {
          text: 'Note the mismatch in the record and go on',
          why: 'Charting a mismatch does not protect the client from surgery on the wrong knee.',
        },
        {
          text: 'Let the surgeon decide, who has seen the films',
          why: 'Any team member must stop the procedure when the facts do not agree.',
        },
        {
          text: 'Correct the form to match the skin mark',
          why: 'The form records what the client agreed to. It may not be changed now.',
        },
        {
          text: 'Call a stop until the mismatch is cleared',
          why: 'Consent, mark, films and client must agree before the first cut. Until then nothing is begun.',
          right: true,
        },
      ],
      explanation:
        'The time-out gives each member of the team the right and duty to stop. Differences among consent, mark and imaging are cleared before the incision.',
    },
    {
      id: 'rn-moc-teen-sti-result',
      topic: 'Confidentiality and information security',
      level: 'application',
      type: 'single',
      stem: 'A 16-year-old was tested for chlamydia at a clinic, as state law allows without a parent. A parent calls and demands to know the result. Which reply by the nurse is best?',
      options: [
        {
          text: '“I am not able to share any information about visits to the clinic.”',
          why: 'The teenager consented to the care, so the information, and even the visit, is confidential.',
          right: true,
        },
        {
          text: '“The chlamydia test is not back yet, so please call tomorrow.”',
          why: 'This reveals the visit and the kind of test.',
        },
        {
          text: '“As the parent you may come in and read the whole record.”',
          why: 'For care to which a minor consents by law, the parent has no automatic access.',
        },
        {
          text: '“Your teenager was here, but the rest is private.”',
          why: 'Confirming the visit is a breach in itself.',
        },
      ],
      explanation:
        'Minors may consent to testing for sexually transmitted infections, and this care is confidential. The nurse neither confirms the visit nor gives results, and can encourage the teenager to talk with the family.',
    },
    {
      id: 'rn-moc-task-order-eight',
      topic: 'Establishing priorities',
      level: 'analysis',
      type: 'single',
      stem: 'At 0800 four tasks wait for a nurse on a medical unit. Which one should be done first?',
      options: [
        {
          text: 'Change the dressing of a leg ulcer that the surgeon wants to see at 1000',
          why: 'There are two hours until the visit. The dressing can be changed later.',
        },
        {
          text: 'Recheck a glucose of 54 mg/dL treated with juice 15 minutes ago',
          why: 'Low glucose is rechecked 15 minutes after treatment, as it can fall again and harm the brain.',
          right: true,
        },
        {
          text: 'Give discharge papers to a client whose ride comes at 0830',
          why: 'The papers matter, but half an hour remains and no harm threatens.',
        },
        {
          text: 'Give the 0800 multivitamin to a client who is at breakfast',
          why: 'A vitamin can be given within the usual time window.',
        },
      ],
      explanation:
        'Ask which delay would do harm. A glucose that may still be low is a danger now. The other tasks have time and can follow or be shared.',
    },
    {
      id: 'rn-moc-client-gift-money',
      topic: 'Ethical practice',
      level: 'application',
      type: 'single',
      stem: 'On the day of discharge a grateful client presses an envelope with $200 into a nurse’s hand and says, “You earned this; do not tell anyone.” How should the nurse respond?',
      options: [
        {
          text: 'Keep it and share it with the night staff',
          why: 'Sharing does not alter that money was taken from a client.',
        },
        {
          text: 'Take it so that the client is not hurt',
          why: 'A gift of money blurs the professional boundary, however kind the reason.',
        },
        {
          text: 'Thank the client and kindly decline it',
          why: 'The nurse accepts the thanks and not the money, which keeps the relation professional.',
          right: true,
        },
        {
          text: 'Suggest a smaller gift, such as a watch',
          why: 'A valuable object crosses the boundary in the same way as money.',
        },
      ],
      explanation:
        'Money and valuable gifts can influence care and cross professional boundaries. Thanks are accepted, and policy may name other ways, such as a note to the unit or a donation to the hospital.',
    },
    {
      id: 'rn-moc-diversion-signs',
      topic: 'Legal rights and responsibilities',
      level: 'analysis',
      type: 'multiple',
      stem: 'A nurse manager reviews records and staff reports from a unit where opioid use has risen. Which patterns raise concern that a nurse is diverting opioids? Select all that apply.',
      options: [
        {
          text: 'Wasting of drug is often signed long after removal',
          why: 'Late or unwitnessed wasting is a common sign of diversion.',
          right: true,
        },
        {
          text: 'Clients of one nurse often report that pain was not relieved',
          why: 'Unrelieved pain in one nurse’s clients suggests that doses do not reach them.',
          right: true,
        },
        {
          text: 'The nurse asks a coworker to check high-alert drips',
          why: 'An independent double check is a safe and expected habit.',
        },
        {
          text: 'The nurse offers to give opioids to others’ clients',
          why: 'Seeking out access to opioids of other clients is a warning sign.',
          right: true,
        },
        {
          text: 'The nurse charts a pain score before and after each dose',
          why: 'Pain scores around each dose are good practice.',
        },
      ],
      explanation:
        'Late wasting, poor relief in one nurse’s clients, and volunteering to give opioids are patterns that call for a confidential report to the manager. Colleagues report; they do not investigate or confront alone.',
    },
    {
      id: 'rn-moc-surgeon-shouting',
      topic: 'Collaboration with the multidisciplinary team',
      level: 'application',
      type: 'single',
      stem: 'In front of a client a surgeon shouts at a nurse about a missing suture kit and throws a tray into the sink. The client looks frightened. After the client has been made comfortable, what should the nurse do?',
      options: [
        {
          text: 'Speak with the surgeon alone and report the conduct',
          why: 'A private talk names the effect on safety, and a report lets the organization deal with it.',
          right: true,
        },
        {
          text: 'Shout back at once so that the surgeon learns to behave',
          why: 'Answering in kind worsens the scene and frightens the client further.',
        },
        {
          text: 'Let it pass, since surgeons work under stress',
          why: 'Disruptive conduct that is tolerated goes on and puts clients at risk.',
        },
        {
          text: 'Warn other clients of the surgeon’s temper',
          why: 'This may be defamation and harms the trust of clients.',
        },
      ],
      explanation:
        'Disruptive behavior harms communication and so the safety of clients. It is addressed privately and reported by the proper route, with facts.',
    },
  ],
} satisfies WrittenItemSet;

import type { WrittenItemSet } from '../../../item/written-item.ts';

export const managementOfCare = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'management-of-care',
  source:
    'Standard nursing leadership, fundamentals and ethics texts; NCLEX-RN test plan activities',
  items: [
    {
      id: 'rn-moc-dnr-family-demand',
      topic: 'Advance directives and self-determination',
      level: 'application',
      type: 'single',
      stem: 'A client with end-stage lung disease asked for a do-not-resuscitate (DNR) order last week while able to make decisions, and the provider wrote it. The client now has no breathing and no pulse. An adult child at the bedside shouts, "Do something! Start CPR!" What should the nurse do?',
      options: [
        {
          text: 'Begin CPR now and ask the provider to review the DNR order',
          why: 'Starting CPR overrides a valid refusal by a capable client. It would be right if no DNR order were in force.',
        },
        {
          text: 'Withhold CPR, stay with the client and support the family',
          why: 'The order carries out the decision of a client who had capacity, and relatives cannot cancel it. Care now turns to the people who are grieving.',
          right: true,
        },
        {
          text: 'Give breaths by bag-mask and leave out chest compressions',
          why: 'Assisted breathing is part of resuscitation, and a partial code was not what the client chose. It would fit an order that allowed ventilation.',
        },
        {
          text: 'Page the provider and start CPR if there is no quick reply',
          why: 'A written order is in force, so no further permission is awaited. Calling for direction fits a client whose code status is unknown.',
        },
      ],
      explanation:
        'A capable client may refuse resuscitation, and that refusal stays in force after capacity is lost. Family distress is a reason for support and explanation, not for overriding the order. The nurse follows the order and cares for the family.',
    },
    {
      id: 'rn-moc-interpreter-teaching',
      topic: 'Advocacy and unbiased access to care',
      level: 'application',
      type: 'single',
      stem: 'A client with limited English proficiency is going home on warfarin. A 15-year-old grandchild who speaks both languages offers to translate, and a bilingual unit clerk is on duty. Which is the best way for the nurse to give the discharge teaching?',
      options: [
        {
          text: 'Let the grandchild translate and have the client nod',
          why: 'Minors and relatives may leave out or change content, and nodding does not prove understanding. A relative can join the session as support.',
        },
        {
          text: 'Ask the clerk to translate and sign as a witness',
          why: 'Speaking two languages is not training in medical interpreting. The clerk could help with simple greetings or directions.',
        },
        {
          text: 'Use a qualified medical interpreter with teach-back',
          why: 'A trained interpreter gives complete, confidential translation, and teach-back shows what was understood. This is the standard for safe, equal access to care.',
          right: true,
        },
        {
          text: 'Hand over a printed sheet in the preferred language',
          why: 'A sheet can back up the session, but it allows no questions and reading ability is unknown. It would be right as an addition.',
        },
      ],
      explanation:
        'Clients with limited English proficiency have a right to a qualified interpreter at no cost. Family members, children and untrained staff are not substitutes, above all for a high-risk drug. The nurse checks understanding by teach-back.',
    },
    {
      id: 'rn-moc-lpn-assignment',
      topic: 'Assignment, delegation and supervision',
      level: 'application',
      type: 'single',
      stem: 'The charge nurse on a medical unit has one licensed practical nurse (LPN) this shift. The state practice act lets LPNs care for stable clients with predictable outcomes under the direction of a registered nurse. Which piece of care should the charge nurse assign to the LPN?',
      options: [
        {
          text: 'Dressing change for a long-standing venous leg ulcer',
          why: 'This is a routine task for a chronic condition with an expected course. It lies within LPN practice.',
          right: true,
        },
        {
          text: 'Admission assessment for a client with chest pressure',
          why: 'The first full assessment, and a possibly unstable heart, need the judgment of a registered nurse. An LPN may add data later.',
        },
        {
          text: 'First insulin lesson for a newly diagnosed client',
          why: 'Planning and giving initial teaching is the work of a registered nurse. An LPN may reinforce teaching that was already given.',
        },
        {
          text: 'Start of packed red cells for a client with melena',
          why: 'Transfusion to an actively bleeding client needs close assessment by a registered nurse. It is not a predictable situation.',
        },
      ],
      explanation:
        'Match the task to the scope, the stability of the client and the predictability of the outcome. Initial assessment, initial teaching and care of unstable clients stay with the registered nurse. LPNs collect data, give routine care and reinforce teaching.',
    },
    {
      id: 'rn-moc-uap-delegation',
      topic: 'Assignment, delegation and supervision',
      level: 'application',
      type: 'multiple',
      stem: 'A registered nurse cares for a client who had an ischemic stroke 3 days ago. The client is stable, has right-sided weakness, and has not yet eaten by mouth. Which tasks can the nurse delegate to an experienced unlicensed assistive person? Select all that apply.',
      options: [
        {
          text: 'Measuring the urine and emptying the drainage bag',
          why: 'Measuring and recording output is a routine task with a set method. It needs no nursing judgment.',
          right: true,
        },
        {
          text: 'Checking the swallow before the first soft meal',
          why: 'A swallow screen is an assessment with a risk of aspiration. It belongs to the nurse or the speech-language pathologist.',
        },
        {
          text: 'Turning the client every 2 hours with pillows',
          why: 'Repositioning a stable client by a set schedule is routine care. The nurse says how to protect the weak side.',
          right: true,
        },
        {
          text: 'Deciding whether a red heel is a stage 1 injury',
          why: 'Naming and staging a skin finding is assessment. The assistive person should report the redness to the nurse.',
        },
        {
          text: 'Taking the blood pressure at the scheduled time',
          why: 'Collecting vital signs from a stable client can be delegated. The nurse interprets the numbers.',
          right: true,
        },
        {
          text: 'Teaching the family how to transfer to a chair',
          why: 'Teaching is not delegated to unlicensed staff. The nurse or the physical therapist teaches and evaluates it.',
        },
      ],
      explanation:
        'Routine, repeated tasks with a predictable result can be delegated for a stable client. Assessment, teaching, evaluation and decisions cannot. The nurse stays accountable and follows up on what was done.',
    },
    {
      id: 'rn-moc-first-client-after-report',
      topic: 'Establishing priorities',
      level: 'analysis',
      type: 'single',
      stem: 'After the change-of-shift report on a medical-surgical unit, the nurse has four clients. Which client should the nurse see first?',
      options: [
        {
          text: 'Pneumonia, on oral antibiotics, productive cough, 38.4 °C (101.1 °F)',
          why: 'Fever and a productive cough are expected while pneumonia is being treated. This client needs care soon but shows no sign of failing.',
        },
        {
          text: 'Thyroidectomy 4 hours ago, a new harsh noise with each breath in',
          why: 'Stridor after neck surgery means the airway is narrowing from swelling, hematoma or laryngeal nerve injury. Airway comes before the other needs.',
          right: true,
        },
        {
          text: 'Bowel resection 1 day ago, no bowel sounds, pain score 6 of 10',
          why: 'Absent bowel sounds and moderate pain are common on the first day after bowel surgery. Pain relief is important but not the first visit.',
        },
        {
          text: 'Heart failure, 1 kg gain since yesterday, ankles more swollen',
          why: 'Fluid gain needs assessment and a call about the diuretic. With no breathing distress it can follow the airway problem.',
        },
      ],
      explanation:
        'Sort clients by airway, breathing and circulation, then by acute over chronic and unexpected over expected. Stridor after thyroid surgery can become full obstruction within minutes. Expected findings wait.',
    },
    {
      id: 'rn-moc-first-call-back',
      topic: 'Establishing priorities',
      level: 'analysis',
      type: 'single',
      stem: 'A nurse in an outpatient mental health clinic finds four telephone messages from clients about their medicines. Which client should the nurse call back first?',
      options: [
        {
          text: 'On fluoxetine for 5 days, with mild nausea and no lift in mood',
          why: 'Nausea is common early, and mood takes weeks to improve. Reassurance and a routine call are right, with a check of safety.',
        },
        {
          text: 'On olanzapine for 2 months, with a 3 kg gain and daytime sleep',
          why: 'Weight gain and sedation are known effects that need diet advice and metabolic checks. They are not an emergency today.',
        },
        {
          text: 'On amitriptyline for a week, with a dry mouth and hard stools',
          why: 'These are anticholinergic effects that respond to fluids, fiber and sugar-free gum. The call can wait its turn.',
        },
        {
          text: 'On lithium for a year, with vomiting, coarse tremor and a stagger',
          why: 'Vomiting, coarse tremor and ataxia point to lithium toxicity, and fluid loss raises the level further. This client needs a level and care at once.',
          right: true,
        },
      ],
      explanation:
        'Separate expected side effects from signs of toxicity. Lithium has a narrow therapeutic range, and dehydration raises the level. Gut upset with coarse tremor and ataxia means hold the drug and evaluate now.',
    },
    {
      id: 'rn-moc-readmission-transport',
      topic: 'Case management and continuity of care',
      level: 'analysis',
      type: 'single',
      stem: 'A nurse case manager reviews a client with heart failure who is ready for discharge after a third admission in 4 months. Teach-back shows a good grasp of the medicines, diet and daily weights. The client missed each follow-up appointment because no bus goes to the clinic and the family car was sold. Which plan is most likely to prevent another admission?',
      options: [
        {
          text: 'Booked transport to the clinic, backed by video visits',
          why: 'The barrier is travel, so arranged rides and video visits remove it. Kept follow-up gives early notice of fluid gain.',
          right: true,
        },
        {
          text: 'A repeat class on low-sodium diet and daily weights',
          why: 'Teach-back shows that knowledge is not the gap. A class would be right if the client could not explain the plan.',
        },
        {
          text: 'A printed card listing the next clinic appointments',
          why: 'A reminder helps a client who forgets dates. This client knows the dates but cannot get there.',
        },
        {
          text: 'A 30-day stay in a skilled nursing and rehab center',
          why: 'The client has no stated need for skilled daily care, and the travel problem would be there afterward. It fits a client who cannot manage at home.',
        },
      ],
      explanation:
        'Case management finds the real barrier before choosing a service. Here knowledge is sound and access is not. Arranged transport and telehealth keep care continuous when travel fails.',
    },
    {
      id: 'rn-moc-consent-misunderstanding',
      topic: 'Client rights and informed consent',
      level: 'application',
      type: 'single',
      stem: 'A client signed the consent form for a hysterectomy yesterday. Ninety minutes before surgery, and before any sedative is given, the client says, "I hope my next pregnancy will be easier once this is fixed." Which action should the nurse take?',
      options: [
        {
          text: 'Explain that the uterus is removed and ask for a new signature',
          why: 'Explaining the operation and its effects as part of consent is the duty of the surgeon. The nurse may reinforce what the surgeon has said.',
        },
        {
          text: 'Record the remark in the chart and go on with the preparation',
          why: 'A signature without understanding is not valid consent, so going on would harm the client. Charting comes after the problem is raised.',
        },
        {
          text: 'Tell the surgeon that the client does not grasp the outcome',
          why: 'The remark shows that consent was not informed. The surgeon must speak with the client again before the operation.',
          right: true,
        },
        {
          text: 'Ask the spouse to talk over the effects before the sedative',
          why: 'A relative cannot give the explanation on which consent rests. Family can be present if the client wishes.',
        },
      ],
      explanation:
        'Informed consent needs disclosure by the person doing the procedure, understanding, capacity and free choice. The nurse witnesses the signature and speaks up when understanding is in doubt. Surgery waits until the surgeon has clarified.',
    },
    {
      id: 'rn-moc-proxy-client-lucid',
      topic: 'Advance directives and self-determination',
      level: 'application',
      type: 'single',
      stem: 'A client with advanced heart failure has a durable power of attorney for health care that names a sibling as agent. The client is awake, oriented and able to explain the choices. The sibling tells the nurse to refuse the feeding tube that the provider has suggested. How should the nurse respond to the sibling?',
      options: [
        {
          text: 'I will tell the provider that you have refused it.',
          why: 'The power of the agent usually starts when the client loses capacity. It would be right if the client could no longer decide.',
        },
        {
          text: 'I will ask the client, who can still decide about it.',
          why: 'A client with capacity makes the decision, whoever is named as agent. The sibling may share a view with the client.',
          right: true,
        },
        {
          text: 'I will ask the ethics committee to decide about it.',
          why: 'A committee advises when a conflict cannot be settled. No conflict exists before the client has been asked.',
        },
        {
          text: 'I will wait until you and the provider have agreed.',
          why: 'Leaving the client out of the decision denies self-determination. The provider needs consent from the client.',
        },
      ],
      explanation:
        'A health care agent speaks for the client when the client can no longer decide or communicate. Until then the client decides. The nurse protects that right and explains to family what the document means.',
    },
  ],
} satisfies WrittenItemSet;

import type { Decision } from './practice-case.ts';

/** Decisions for nurse practitioners or physician assistants alone. */
export const scopeDecisions: readonly Decision[] = [
  {
    id: 'np-sets-scope',
    theme: 'scope',
    notFor: ['PA'],
    level: 'recall',
    stem: 'A family nurse practitioner moves to a new state and wants to know whether a collaborative agreement is needed and which drugs may be prescribed. Which source decides this?',
    key: [
      'The nurse practice act and rules of that state',
      'Licensure, scope and prescriptive authority are set by state law and its board.',
    ],
    wrong: [
      [
        'The certification exam that was passed last',
        'Certification proves entry-level knowledge. It does not grant legal authority.',
      ],
      [
        'The policy of the graduate school attended',
        'A school prepares for a role but does not license.',
      ],
      [
        'The scope rules of the state she has left',
        'Each state has its own law, and authority does not move along.',
      ],
      [
        'The rules of Medicare for office payment',
        'Payment rules do not define what may be practiced.',
      ],
      [
        'The preference of the physician in the office',
        'A colleague may not widen what the law allows.',
      ],
    ],
    takeaway:
      'Licensure, accreditation, certification and education together regulate advanced practice.',
  },
  {
    id: 'np-population-focus',
    theme: 'scope',
    notFor: ['PA'],
    level: 'analysis',
    stem: 'A nurse practitioner who is educated and certified in adult-gerontology primary care is asked by her clinic to see infants for well-child visits “until we find someone.” What is the best response?',
    key: [
      'Decline, as infants are outside her population',
      'Scope follows education and certification in a population. Experience on the job does not widen it.',
    ],
    wrong: [
      [
        'Accept, if a pediatrician signs the charts',
        'A cosignature does not create competence or legal scope.',
      ],
      [
        'Accept, after a weekend course in pediatrics',
        'A short course does not replace a program in that population.',
      ],
      [
        'Accept, provided that the infants are healthy',
        'The care of well infants still requires education in pediatrics.',
      ],
      [
        'Decline, as a nurse practitioner may not see children',
        'Family and pediatric nurse practitioners care for children.',
      ],
      [
        'Accept, because the employer sets the scope',
        'An employer can narrow but cannot widen legal scope.',
      ],
    ],
    takeaway: 'A new population needs formal education and certification in it.',
  },
  {
    id: 'np-credential-privilege',
    theme: 'scope',
    notFor: ['PA'],
    level: 'recall',
    stem: 'A hospital verifies the license, education and references of a nurse practitioner. A committee then decides which procedures she may perform there. What is this second step called?',
    key: [
      'Privileging',
      'Privileging grants permission for specific services within one institution.',
    ],
    wrong: [
      ['Licensure', 'Licensure is granted by the state and not by a hospital.'],
      ['Credentialing', 'Credentialing is the first step, the check of qualifications.'],
      ['Certification', 'Certification is given by a national body after an examination.'],
      [
        'Accreditation',
        'Accreditation is given to schools and institutions and not to clinicians.',
      ],
      ['Empanelment', 'Empanelment is entry to the list of an insurance plan.'],
    ],
    takeaway: 'Credentialing checks who you are, and privileging states what you may do here.',
  },
  {
    id: 'np-malpractice-tail',
    theme: 'scope',
    notFor: ['PA'],
    stem: 'A nurse practitioner with claims-made malpractice insurance leaves a job. A patient treated in the last month might sue years later. What should she arrange?',
    key: [
      'Tail coverage for claims filed later',
      'A claims-made policy pays when it is active at the time of the claim. A tail covers later claims.',
    ],
    wrong: [
      [
        'No coverage, as she no longer works there',
        'Liability for past care continues after she leaves.',
      ],
      [
        'Homeowner coverage with a higher limit',
        'Insurance of a home excludes liability that arises from a profession.',
      ],
      ['Coverage bought when a claim is received', 'Insurance cannot be bought for a known event.'],
      [
        'Workers’ compensation from the new job',
        'It pays for injuries of workers and not for claims of patients.',
      ],
      [
        'Disability coverage for her lost income',
        'Disability insurance pays for her own illness and not for claims.',
      ],
    ],
    takeaway:
      'Occurrence policies cover events of their period whenever claimed. Claims-made policies need a tail.',
  },
  {
    id: 'np-claim-identifier',
    theme: 'scope',
    notFor: ['PA'],
    stem: 'A pharmacist calls a nurse practitioner and says that insurers need a number on each claim that identifies her as the provider, whatever the payer. Which number is meant?',
    key: [
      'National provider identifier',
      'The NPI is the unique ten-digit number used on claims to every payer.',
    ],
    wrong: [
      ['State nursing license number', 'The license shows legal authority within one state.'],
      [
        'Federal DEA registration number',
        'It is used for controlled drugs and should not serve as a general identifier.',
      ],
      [
        'National certification number',
        'It proves that a certification examination was passed and is not for claims.',
      ],
      [
        'Taxpayer account number',
        'It identifies an entity for taxes and not the provider of a service.',
      ],
      ['Social Security account number', 'It should not be given out for claims.'],
    ],
    takeaway: 'The NPI stays with the clinician for life and across states.',
  },
  {
    id: 'pa-outside-training',
    theme: 'scope',
    notFor: ['NP'],
    level: 'analysis',
    stem: 'A physician assistant who works with a family physician is asked to perform a bone marrow biopsy. Neither of them has training in it. The patient is stable. What is most appropriate?',
    key: [
      'Refer the patient to a trained clinician',
      'Scope is limited by training and by the competence of the team. The patient can wait for someone skilled.',
    ],
    wrong: [
      [
        'Perform it after watching a video of it',
        'A video does not give competence for an invasive procedure.',
      ],
      [
        'Perform it if the patient signs a waiver',
        'Consent cannot make an untrained act meet the standard.',
      ],
      [
        'Perform it while the physician looks on',
        'A supervisor without the skill cannot supervise it.',
      ],
      [
        'Ask the nurse on the team to perform it',
        'Delegating to one who is no more trained is unsafe.',
      ],
      [
        'Cancel it and tell the patient nothing',
        'The patient still needs the test and an explanation.',
      ],
    ],
    takeaway:
      'Scope rests on state law, facility policy, the practice agreement, and education and experience.',
  },
  {
    id: 'pa-called-doctor',
    theme: 'professionalism',
    notFor: ['NP', 'USMLE1', 'USMLE2'],
    stem: 'An older patient says to a physician assistant, “Thank you, doctor. You are the best doctor I have had.” How should the physician assistant reply?',
    key: [
      'Thank him and state clearly the role of PA',
      'Patients have a right to know who treats them. A short friendly correction is honest.',
    ],
    wrong: [
      [
        'Thank him and let the word stand for today',
        'Silence lets a false belief about qualification continue.',
      ],
      [
        'Say that the two roles are the same thing',
        'The statement is untrue and misleads him about training and role.',
      ],
      [
        'Ask the nurse to correct him later that day',
        'The duty to be clear about the role is one’s own.',
      ],
      [
        'Turn the badge so that the title is hidden',
        'To hide a title on purpose is to misrepresent who one is.',
      ],
      [
        'Tell him that he must call for a physician',
        'No change of clinician is needed to correct the title.',
      ],
    ],
    takeaway:
      'Introduce yourself by name and role at each first meeting, and correct mistakes kindly.',
  },
  {
    id: 'pa-supervisor-unreachable',
    theme: 'scope',
    notFor: ['NP'],
    stem: 'A physician assistant sees a patient whose headache and blood pressure of 236/138 mm Hg go beyond what his practice agreement allows him to manage alone. The collaborating physician does not answer. What should he do?',
    key: [
      'Send the patient to emergency care now',
      'Safety comes first. When help cannot be reached, the patient is moved to where it can be given.',
    ],
    wrong: [
      [
        'Wait for the physician to call him back',
        'A hypertensive emergency cannot wait for a telephone call.',
      ],
      [
        'Start nitroprusside in the office himself',
        'This drug needs intensive monitoring and exceeds his agreement.',
      ],
      ['Book a visit with the physician tomorrow', 'A delay of a day risks stroke or death.'],
      [
        'Discharge the patient with clonidine tablets',
        'Symptoms with a pressure of this height need evaluation in a hospital.',
      ],
      [
        'Chart that the physician agreed with the plan',
        'An entry that is not true is fraud and endangers the patient.',
      ],
    ],
    takeaway:
      'Practice agreements need a backup for times when the collaborating physician cannot be reached.',
  },
  {
    id: 'np-consensus-element',
    theme: 'scope',
    notFor: ['PA'],
    level: 'analysis',
    stem: 'A graduate of a family nurse practitioner program has passed her national examination and has an offer from a clinic. Her application to the state board is still pending. When may she begin to see patients as a nurse practitioner?',
    key: [
      'When the state has issued her license',
      'The license is the legal authority to practice. Certification and education are conditions for it.',
    ],
    wrong: [
      [
        'When the clinic has signed her contract',
        'An employer cannot grant the legal authority to practice.',
      ],
      [
        'When the school has mailed her diploma',
        'A degree is a condition for a license and does not replace it.',
      ],
      [
        'When a physician agrees to be at hand',
        'The presence of a colleague does not make unlicensed practice lawful.',
      ],
      [
        'When the certifying body lists her name',
        'National certification shows competence but does not license.',
      ],
      [
        'When the insurers have enrolled her',
        'Enrollment with insurers concerns payment and comes after the license.',
      ],
    ],
    takeaway: 'Some boards issue a temporary permit first, and this too comes from the state.',
  },
  {
    id: 'np-standard-measured-by',
    theme: 'scope',
    notFor: ['PA'],
    level: 'analysis',
    stem: 'In a lawsuit a nurse practitioner is accused of having missed a melanoma in family practice. Against whose conduct will the court usually measure her care?',
    key: [
      'A reasonable nurse practitioner in her field',
      'The standard of care is what a prudent peer with like education would do in like circumstances.',
    ],
    wrong: [
      [
        'A registered nurse in a general hospital',
        'The role and education of a registered nurse differ from hers.',
      ],
      [
        'A dermatologist at a university hospital',
        'A specialist is not the peer of a primary care clinician.',
      ],
      [
        'A layperson with good common sense alone',
        'Laypeople do not set the professional standard of care.',
      ],
      ['A student in the last year of a program', 'A student has less education and another role.'],
      [
        'A medical assistant in the same office',
        'A medical assistant does not diagnose and is no measure for it.',
      ],
    ],
    takeaway:
      'Guidelines, expert witnesses, statutes and policies help to show what that standard is.',
  },
  {
    id: 'np-delegates-to-assistant',
    theme: 'scope',
    notFor: ['PA'],
    level: 'analysis',
    stem: 'A nurse practitioner runs late. Which task may she give to an experienced, unlicensed medical assistant in the clinic?',
    key: [
      'Measuring blood pressure in both arms',
      'A routine measurement with a set procedure may be delegated. Judging it stays with the clinician.',
    ],
    wrong: [
      [
        'Telling a patient what a biopsy means',
        'Interpretation of results needs clinical judgment and a license.',
      ],
      [
        'Deciding which inhaler to start today',
        'Choosing treatment is prescribing and cannot be delegated.',
      ],
      [
        'Triaging chest pain over the telephone',
        'Triage needs assessment and judgment by a licensed person.',
      ],
      [
        'Clearing a young athlete for football',
        'Clearance is a clinical decision after an examination.',
      ],
      [
        'Renewing tramadol under her sign-in',
        'Sharing a sign-in and prescribing controlled drugs are unlawful.',
      ],
    ],
    takeaway: 'Tasks may be delegated, but assessment, judgment and accountability may not.',
  },
  {
    id: 'pa-practice-moves-specialty',
    theme: 'scope',
    notFor: ['NP'],
    level: 'analysis',
    stem: 'After 6 years in dermatology a physician assistant takes a post in orthopedic surgery. What determines which procedures she may perform on her first day?',
    key: [
      'Her training, state law and site privileges',
      'Scope is set by law, the practice agreement, facility privileges, and what she has been trained to do.',
    ],
    wrong: [
      [
        'The privileges that her old clinic gave her',
        'Privileges hold for one institution and do not move with her.',
      ],
      [
        'The number of years since her certification',
        'Years in another specialty do not give skill in this one.',
      ],
      [
        'The wishes of the patients on her schedule',
        'Consent of patients does not extend a scope of practice.',
      ],
      [
        'The procedures that her predecessor had done',
        'Scope belongs to the person and not to the post.',
      ],
      [
        'The list of codes for which the clinic bills',
        'Billing codes do not authorize anyone to perform a procedure.',
      ],
    ],
    takeaway:
      'Physician assistants may change specialty. Privileges grow with documented training.',
  },
];

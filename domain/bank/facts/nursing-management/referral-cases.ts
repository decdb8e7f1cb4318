import type { CategoryGroup } from './practice.ts';

const referral = { rn: 'Referrals', lpn: 'Referral process' } as const;
const team = {
  rn: 'Collaboration with the multidisciplinary team',
  lpn: 'Referral process',
} as const;

/** Needs of clients and the member of the team who can best meet them. */
export const referralCases: CategoryGroup = {
  id: 'referral',
  question: 'Which team member can best meet this need?',
  categories: [
    {
      id: 'physical-therapist',
      name: 'Physical therapist',
      unfit:
        'A physical therapist restores walking, balance and strength. That is not the need here.',
      rivals: [
        'occupational-therapist',
        'social-worker',
        'respiratory-therapist',
        'wound-ostomy-nurse',
        'speech-language-pathologist',
      ],
      takeaway: 'Physical therapy is for gait, strength, balance and walking aids.',
    },
    {
      id: 'occupational-therapist',
      name: 'Occupational therapist',
      unfit:
        'An occupational therapist trains daily tasks such as dressing and adapts tools for them. The need lies elsewhere.',
      rivals: [
        'physical-therapist',
        'speech-language-pathologist',
        'social-worker',
        'wound-ostomy-nurse',
      ],
      takeaway:
        'Occupational therapy is for dressing, eating, bathing and the tools that make them possible.',
    },
    {
      id: 'speech-language-pathologist',
      name: 'Speech-language pathologist',
      unfit:
        'This therapist deals with swallowing, speech and language. None of these is the problem.',
      rivals: [
        'occupational-therapist',
        'dietitian',
        'respiratory-therapist',
        'physical-therapist',
      ],
      takeaway: 'Speech-language pathology covers swallowing as well as speech and language.',
    },
    {
      id: 'dietitian',
      name: 'Registered dietitian',
      unfit: 'A dietitian plans nutrition and diets. Food is not the question here.',
      rivals: [
        'pharmacist',
        'social-worker',
        'speech-language-pathologist',
        'wound-ostomy-nurse',
        'occupational-therapist',
      ],
      takeaway: 'The dietitian assesses nutrition and plans diets for diseases.',
    },
    {
      id: 'social-worker',
      name: 'Social worker',
      unfit:
        'A social worker helps with money, housing, benefits and family problems. The need is of another kind.',
      rivals: [
        'chaplain',
        'hospice-nurse',
        'occupational-therapist',
        'physical-therapist',
        'pharmacist',
      ],
      takeaway: 'Social work links clients to money, housing, benefits and protection.',
    },
    {
      id: 'wound-ostomy-nurse',
      name: 'Wound and ostomy nurse',
      unfit: 'This nurse is an expert on wounds, stomas and skin. The client has no such problem.',
      rivals: [
        'dietitian',
        'physical-therapist',
        'occupational-therapist',
        'hospice-nurse',
        'pharmacist',
      ],
      takeaway:
        'A wound and ostomy nurse advises on stoma sites, appliances and hard-to-heal wounds.',
    },
    {
      id: 'respiratory-therapist',
      name: 'Respiratory therapist',
      unfit:
        'A respiratory therapist treats breathing and its devices. Breathing is not the problem.',
      rivals: [
        'physical-therapist',
        'speech-language-pathologist',
        'occupational-therapist',
        'pharmacist',
      ],
      takeaway: 'Respiratory therapy handles oxygen devices, airway clearance and ventilators.',
    },
    {
      id: 'pharmacist',
      name: 'Pharmacist',
      unfit:
        'A pharmacist answers questions on drugs and their interactions. Drugs are not the need here.',
      rivals: [
        'dietitian',
        'speech-language-pathologist',
        'social-worker',
        'respiratory-therapist',
        'hospice-nurse',
      ],
      takeaway: 'The pharmacist is the expert on interactions, forms and reconciliation of drugs.',
    },
    {
      id: 'chaplain',
      name: 'Chaplain',
      unfit: 'A chaplain gives spiritual care. The need described is not a spiritual one.',
      rivals: [
        'social-worker',
        'hospice-nurse',
        'occupational-therapist',
        'pharmacist',
        'speech-language-pathologist',
      ],
      takeaway: 'Chaplains offer spiritual care to clients of any faith or none.',
    },
    {
      id: 'hospice-nurse',
      name: 'Hospice nurse',
      unfit:
        'Hospice is for clients near the end of life who choose comfort. This client is not in that state.',
      rivals: [
        'social-worker',
        'respiratory-therapist',
        'chaplain',
        'physical-therapist',
        'dietitian',
        'pharmacist',
      ],
      takeaway: 'Hospice supports a client and family when the aim is comfort in the last months.',
    },
  ],
  cases: [
    {
      ...referral,
      id: 'refer-foot-drop-gait',
      is: 'physical-therapist',
      scene:
        'A client with multiple sclerosis trips over one foot and needs a gait check and the right walking aid.',
      why: 'Gait and walking aids are assessed in physical therapy.',
    },
    {
      ...referral,
      id: 'refer-crutches-stairs',
      is: 'physical-therapist',
      scene:
        'A client with a broken ankle must climb twelve stairs at home and has not yet managed it with crutches.',
      why: 'Stair training with crutches belongs to physical therapy.',
    },
    {
      ...team,
      id: 'refer-deconditioned',
      is: 'physical-therapist',
      scene:
        'After three weeks in intensive care a client is too weak to stand and needs a program to rebuild leg strength.',
      why: 'An exercise program for strength and standing is the work of physical therapy.',
    },
    {
      ...referral,
      id: 'refer-one-hand-dressing',
      is: 'occupational-therapist',
      scene: 'A client who lost the use of one arm wants to button shirts and cook with one hand.',
      why: 'One-handed techniques and tools for daily tasks are taught in occupational therapy.',
    },
    {
      ...referral,
      id: 'refer-arthritis-cutlery',
      is: 'occupational-therapist',
      scene:
        'A client with severe arthritis of the hands cannot hold a fork or turn a key and asks for devices that help.',
      why: 'Adapted cutlery and key holders come from occupational therapy.',
    },
    {
      ...team,
      id: 'refer-memory-kitchen',
      is: 'occupational-therapist',
      near: ['speech-language-pathologist'],
      scene:
        'After a head injury a client walks well but leaves out steps when making coffee and bathing. The team wants the home tasks assessed.',
      why: 'Safety and order in daily tasks are assessed by occupational therapy.',
    },
    {
      ...referral,
      id: 'refer-cough-thin-liquids',
      is: 'speech-language-pathologist',
      scene: 'A client coughs with each sip of water after a stroke and has a wet voice.',
      why: 'Cough and a wet voice on drinking call for an evaluation of swallowing.',
    },
    {
      ...referral,
      id: 'refer-word-finding',
      is: 'speech-language-pathologist',
      scene:
        'A client understands what is said but cannot find words and grows upset when trying to speak.',
      why: 'Trouble with finding words is a language disorder that this therapist treats.',
    },
    {
      ...team,
      id: 'refer-larynx-removed',
      is: 'speech-language-pathologist',
      scene: 'A client will have the larynx removed and wants to know how to talk afterward.',
      why: 'Speech after loss of the larynx is planned and trained with this therapist.',
    },
    {
      ...referral,
      id: 'refer-celiac-new',
      is: 'dietitian',
      scene:
        'A client newly found to have celiac disease does not know which foods are safe at home and at work.',
      why: 'A life-long gluten-free diet needs detailed planning of food.',
    },
    {
      ...referral,
      id: 'refer-kidney-foods',
      is: 'dietitian',
      near: ['pharmacist'],
      scene:
        'A client with kidney failure must limit potassium, phosphorus and protein and asks for meal ideas that fit the family’s cooking.',
      why: 'Meal planning within several limits is the work of a dietitian.',
    },
    {
      ...team,
      id: 'refer-weight-loss-wound',
      is: 'dietitian',
      near: ['wound-ostomy-nurse'],
      scene:
        'A client has lost 9% of body weight in two months, eats little, and needs a plan for more protein and energy.',
      why: 'Marked weight loss calls for a nutrition assessment and plan.',
    },
    {
      ...referral,
      id: 'refer-eviction',
      is: 'social-worker',
      scene:
        'A client who is ready to leave the hospital has been evicted and has nowhere to stay.',
      why: 'Housing and links to community aid are found with social work.',
    },
    {
      ...referral,
      id: 'refer-cannot-pay',
      is: 'social-worker',
      near: ['pharmacist'],
      scene:
        'A client with a new long-term illness has lost health insurance and asks how to apply for benefits.',
      why: 'Help with benefits and applications is part of social work.',
    },
    {
      ...team,
      id: 'refer-caregiver-worn-out',
      is: 'social-worker',
      near: ['hospice-nurse', 'chaplain'],
      scene:
        'A daughter who cares for a parent with dementia is worn out and asks about day centers and respite care.',
      why: 'Respite and community services are arranged with social work.',
    },
    {
      ...referral,
      id: 'refer-stoma-marking',
      is: 'wound-ostomy-nurse',
      scene:
        'A client will have a permanent ileostomy next week, and the best place for it on the abdomen should be marked.',
      why: 'Marking of the site before surgery is done by a specialist in ostomy care.',
    },
    {
      ...referral,
      id: 'refer-pouch-leaks',
      is: 'wound-ostomy-nurse',
      scene: 'A client’s colostomy pouch leaks each day, and the skin around the stoma is raw.',
      why: 'Leakage and raw skin call for an expert in fitting appliances.',
    },
    {
      ...team,
      id: 'refer-tunneling-ulcer',
      is: 'wound-ostomy-nurse',
      near: ['dietitian'],
      scene:
        'A resident has a deep pressure injury with tunnels that has not improved in three weeks of standard dressings.',
      why: 'A deep wound that does not heal needs a specialist’s advice on treatment.',
    },
    {
      ...referral,
      id: 'refer-airway-clearance',
      is: 'respiratory-therapist',
      near: ['physical-therapist'],
      scene:
        'A client with cystic fibrosis needs a new vest for airway clearance and training in its settings.',
      why: 'Airway clearance devices are set up in respiratory therapy.',
    },
    {
      ...team,
      id: 'refer-cpap-mask',
      is: 'respiratory-therapist',
      scene:
        'A client in the hospital cannot sleep since the CPAP mask leaks at the bridge of the nose.',
      why: 'Fit and settings of a CPAP mask are handled by respiratory therapy.',
    },
    {
      ...referral,
      id: 'refer-fourteen-drugs',
      is: 'pharmacist',
      scene:
        'An older client takes 14 prescribed drugs and three herbal products, and the nurse is concerned about interactions.',
      why: 'A review of many drugs and herbs for interactions is a pharmacist’s expertise.',
    },
    {
      ...team,
      id: 'refer-crush-tablet',
      is: 'pharmacist',
      near: ['speech-language-pathologist'],
      scene:
        'A client now has a feeding tube. The nurse wonders which of the long-acting tablets have a liquid form that may be used.',
      why: 'Which drugs may be crushed or replaced by a liquid is a question for the pharmacist.',
    },
    {
      ...referral,
      id: 'refer-why-god',
      is: 'chaplain',
      near: ['hospice-nurse'],
      scene:
        'A client awaiting a heart operation says, “I have lost my faith, and I am afraid of what comes after death.”',
      why: 'Distress about faith and death is a spiritual need.',
    },
    {
      ...team,
      id: 'refer-last-rites',
      is: 'chaplain',
      near: ['hospice-nurse'],
      scene: 'The parents of a very sick newborn ask for a baptism this evening.',
      why: 'A religious rite is arranged through spiritual care.',
    },
    {
      ...referral,
      id: 'refer-no-more-chemo',
      is: 'hospice-nurse',
      near: ['social-worker', 'chaplain'],
      scene:
        'A client with spread cancer has about four months to live, wants no further chemotherapy and wishes to be comfortable at home.',
      why: 'The aim is comfort in the last months, which is what hospice provides.',
    },
    {
      ...team,
      id: 'refer-end-stage-heart',
      is: 'hospice-nurse',
      near: ['social-worker', 'chaplain'],
      scene:
        'A client in the last stage of heart failure has chosen to have no more hospital stays. The spouse wants help with breathlessness and comfort at night.',
      why: 'Comfort care at the end of life with round-the-clock support comes from hospice.',
    },
  ],
};

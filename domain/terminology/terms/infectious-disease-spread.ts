import type { MedicalTerm } from '../../contracts/terminology.ts';

/** How germs travel, wait and withstand. */
export const infectiousDiseaseSpreadTerms: readonly MedicalTerm[] = [
  {
    term: 'Incubation period',
    definition: 'The time from exposure to a germ until the first symptoms appear.',
    category: 'Infectious Disease',
    pronunciation: 'in-kyuh-BAY-shun PEER-ee-ud',
    etymology: 'Latin incubare, to lie upon, to brood; Greek periodos, circuit',
    parts: [],
    examples: [
      'Measles takes about 10 days to fever and 14 to rash.',
      'A person may already be contagious in it, as with chickenpox a day or two before the rash.',
    ],
    relatedTerms: ['Influenza', 'Malaria', 'Airborne precautions'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'It sets how long exposed staff stay home and how far travel history reaches. After chickenpox exposure, a susceptible nurse is off from day 8 to 21.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Fomite',
    definition:
      'An inanimate object, such as a bed rail or stethoscope, that carries germs from one person to another.',
    category: 'Infectious Disease',
    pronunciation: 'FOH-myt',
    etymology: 'Latin fomes, plural fomites, tinder',
    parts: [],
    examples: [
      'A blood pressure cuff shared between rooms spreads C. difficile spores on a ward.',
      'A mosquito carries germs too, but since it is alive it is a vector.',
    ],
    relatedTerms: [
      'Healthcare-associated infection',
      'Clostridioides difficile infection',
      'Incubation period',
    ],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Norovirus and spores last for days to months on surfaces. Bleach wipes, dedicated equipment and hand hygiene after touching the room break the chain.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Airborne precautions',
    definition:
      'A negative-pressure room and a fitted respirator against germs that float in tiny particles over distance.',
    category: 'Infectious Disease',
    pronunciation: 'AIR-born prih-KAW-shunz',
    etymology: 'English air and born(e); Latin prae, before + cavere, to beware',
    parts: [],
    examples: [
      'Door closed, N95 on before entry: the patient has measles.',
      'Influenza needs a surgical mask, so droplet rules suffice.',
    ],
    relatedTerms: ['Tuberculosis', 'Incubation period', 'Healthcare-associated infection'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Tuberculosis, measles, chickenpox and disseminated shingles require them. Outside the room the patient wears a surgical mask, not a respirator.',
    commonAbbreviations: ['AIIR (airborne infection isolation room)'],
    illustration: null,
  },
  {
    term: 'Healthcare-associated infection',
    definition:
      'Disease acquired in a ward or clinic, not present or incubating at admission, often tied to a device.',
    category: 'Infectious Disease',
    pronunciation: 'HELTH-kair uh-SOH-see-ay-tid in-FEK-shun',
    etymology: 'Old English haelth and caru; Latin associare, to join; inficere, to taint',
    parts: [],
    examples: [
      'Day 6 with a urinary catheter: fever and Klebsiella in the urine.',
      'Pneumonia on arrival from home does not count as healthcare-associated.',
    ],
    relatedTerms: ['Clostridioides difficile infection', 'Bacteremia', 'Fomite'],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'On any day about 1 in 31 US inpatients has one. Lines and catheters are reviewed daily and removed when not needed, the best prevention.',
    commonAbbreviations: [
      'HAI (healthcare-associated infection)',
      'CLABSI (central line-associated bloodstream infection)',
      'CAUTI (catheter-associated urinary tract infection)',
    ],
    illustration: null,
  },
  {
    term: 'Opportunistic infection',
    definition:
      'Illness by an organism that rarely harms a healthy host but does so when defenses are low.',
    category: 'Infectious Disease',
    pronunciation: 'op-er-too-NIS-tik in-FEK-shun',
    etymology: 'Latin opportunus, favorable, of wind toward the harbor; inficere, to taint',
    parts: [],
    examples: [
      'Dry cough and LDH of 520 U/L at CD4 60: Pneumocystis.',
      'Six weeks after a kidney graft, CMV causes fever and diarrhea.',
    ],
    relatedTerms: [
      'Immunosuppression',
      'Human immunodeficiency virus infection',
      'Febrile neutropenia',
    ],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'It may reveal HIV, so the test is offered. Drugs given below set CD4 counts or after transplant prevent many.',
    commonAbbreviations: ['PCP (Pneumocystis pneumonia)', 'CMV (cytomegalovirus)'],
    illustration: null,
  },
  {
    term: 'Antimicrobial resistance',
    definition: 'The ability of a microbe to grow despite a drug that would normally stop it.',
    category: 'Infectious Disease',
    pronunciation: 'an-tee-my-KROH-bee-ul rih-ZIS-tuns',
    etymology:
      'Greek anti, against + mikros, small + bios, life; Latin resistere, to stand against',
    parts: [],
    examples: [
      'E. coli with an ESBL enzyme grows in spite of ceftriaxone; meropenem works.',
      'A patient who gets worse on the right drug may have an undrained abscess instead.',
    ],
    relatedTerms: [
      'Methicillin-resistant Staphylococcus aureus',
      'Healthcare-associated infection',
      'Tuberculosis',
    ],
    bodySystem: 'Whole body',
    clinicalSignificance:
      'Cultures before the first dose and narrowing at 48 to 72 hours slow it. Colds and most bronchitis need no antibiotic.',
    commonAbbreviations: [
      'AMR (antimicrobial resistance)',
      'ESBL (extended-spectrum beta-lactamase)',
      'MIC (minimum inhibitory concentration)',
    ],
    illustration: null,
  },
];

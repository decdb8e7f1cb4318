import type { MedicalTerm } from '../../contracts/terminology.ts';

/** How the body recognizes and clears what does not belong to it. */
export const immunologyDefensesTerms: readonly MedicalTerm[] = [
  {
    term: 'Antigen',
    definition:
      'A substance that is recognized by a lymphocyte receptor or by the protein a B cell makes against it.',
    category: 'Immunology',
    pronunciation: 'AN-tih-jen',
    etymology:
      'Greek anti, against + -genes, born of; coined for a substance that brings forth antibodies',
    parts: [
      { part: 'anti-', kind: 'prefix', meaning: 'against' },
      { part: '-gen', kind: 'suffix', meaning: 'producing' },
    ],
    examples: [
      'The A and B sugars on red cells are the reason for crossmatching.',
      'A rapid swab finds an antigen of influenza A within 15 minutes.',
    ],
    relatedTerms: ['Immunoglobulin G', 'Helper T cell', 'Active immunity'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      "Tests that detect it show present infection; tests of the host's answer show past contact. Surface protein of hepatitis B beyond 6 months means chronic infection.",
    commonAbbreviations: ['Ag (antigen)', 'HBsAg (hepatitis B surface antigen)'],
    illustration: 'immune-system',
  },
  {
    term: 'Immunoglobulin G',
    definition:
      'The most abundant antibody in the blood and the only class that crosses the placenta.',
    category: 'Immunology',
    pronunciation: 'im-yoo-noh-GLOB-yuh-lin JEE',
    etymology: 'Latin immunis, exempt + globulus, little ball; G for the gamma fraction',
    parts: [],
    examples: [
      "A newborn has its mother's measles protection for months.",
      'Positive IgM without it suggests recent infection; this one alone, past exposure.',
    ],
    relatedTerms: ['Antigen', 'Passive immunity', 'Complement system'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Intravenous pools of it treat immune deficiency, Kawasaki disease and Guillain-Barré. A half-life of about 3 weeks sets the monthly dose.',
    commonAbbreviations: ['IgG (immunoglobulin G)', 'IVIG (intravenous immunoglobulin)'],
    illustration: null,
  },
  {
    term: 'Complement system',
    definition:
      'A cascade of plasma proteins that coats microbes, attracts white cells and punches holes in membranes.',
    category: 'Immunology',
    pronunciation: 'KOM-pluh-ment SIS-tum',
    etymology: 'Latin complementum, that which completes; Greek systema, whole made of parts',
    parts: [],
    examples: [
      'C3 and C4 fall during a flare of lupus nephritis.',
      'A boy who lacks C6 has meningococcal infection for the second time.',
    ],
    relatedTerms: ['Opsonization', 'Immunoglobulin G', 'Systemic lupus erythematosus'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Eculizumab blocks C5 and demands meningococcal vaccination beforehand. Low levels of C3 in nephritis narrow the cause.',
    commonAbbreviations: ['C3 (complement component 3)'],
    illustration: 'immune-system',
  },
  {
    term: 'Cytokine',
    definition:
      'A small protein, such as interleukin-6 or interferon, by which immune cells signal to other cells.',
    category: 'Immunology',
    pronunciation: 'SY-toh-kyn',
    etymology: 'Greek kytos, cell + kinein, to move',
    parts: [
      { part: 'cyt/o', kind: 'root', meaning: 'cell' },
      { part: '-kine', kind: 'suffix', meaning: 'movement' },
    ],
    examples: [
      'TNF makes the patient with tuberculosis feverish and thin.',
      'Two days after CAR T-cell infusion: 39.8 °C, pressure 82/44, saturation 90 percent.',
    ],
    relatedTerms: ['Helper T cell', 'Cachexia', 'Immunosuppression'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Drugs block them: adalimumab TNF, tocilizumab the interleukin-6 receptor. Release in flood after T-cell therapy needs tocilizumab within hours.',
    commonAbbreviations: ['TNF (tumor necrosis factor)', 'IL-6 (interleukin-6)'],
    illustration: null,
  },
  {
    term: 'Phagocytosis',
    definition:
      'The engulfing of a microbe or particle by a cell such as a neutrophil or macrophage.',
    category: 'Immunology',
    pronunciation: 'fag-oh-sy-TOH-sis',
    etymology: 'Greek phagein, to eat + kytos, cell + -osis, process',
    parts: [
      { part: 'phag/o', kind: 'root', meaning: 'eat' },
      { part: 'cyt/o', kind: 'root', meaning: 'cell' },
      { part: '-osis', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      'Gram stain of pus: paired cocci inside white cells.',
      'Macrophages in alveoli of smokers hold black dust.',
    ],
    relatedTerms: ['Opsonization', 'Neutropenia', 'Granuloma'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'In chronic granulomatous disease cells swallow but cannot kill catalase-positive germs. Without a spleen, encapsulated bacteria escape it: vaccines and prompt antibiotics protect.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Opsonization',
    definition:
      'Coating of a microbe with antibody or C3b so that neutrophils and macrophages can grip it more easily.',
    category: 'Immunology',
    pronunciation: 'op-suh-nih-ZAY-shun',
    etymology: 'Greek opson, relish, something that makes food tastier',
    parts: [
      { part: 'opson/o', kind: 'root', meaning: 'relish' },
      { part: '-ization', kind: 'suffix', meaning: 'process of making' },
    ],
    examples: [
      'Pneumococci with a capsule slip away until IgG coats them.',
      'With low C3, a child has one ear and chest infection after another.',
    ],
    relatedTerms: ['Phagocytosis', 'Complement system', 'Immunoglobulin G'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Conjugate vaccines work through it against pneumococci and meningococci. The spleen removes what is marked, so patients without one need these vaccines.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Helper T cell',
    definition:
      'A CD4-bearing lymphocyte that directs B lymphocytes, macrophages and cytotoxic lymphocytes by the cytokines it secretes.',
    category: 'Immunology',
    pronunciation: 'HEL-per TEE SEL',
    etymology: 'English helper; T for thymus, where it matures; Latin cella, small room',
    parts: [],
    examples: [
      'At 90 per µL, a man with HIV has white plaques in the throat and a dry cough.',
      'In asthma, the Th2 type brings in eosinophils.',
    ],
    relatedTerms: ['Cytokine', 'Antigen', 'Human immunodeficiency virus infection'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Below 200 per µL defines AIDS and calls for trimethoprim-sulfamethoxazole against Pneumocystis. Counts rise with antiretroviral treatment, started at any level.',
    commonAbbreviations: ['CD4 (cluster of differentiation 4)', 'Th (helper T cell)'],
    illustration: 'immune-system',
  },
  {
    term: 'Active immunity',
    definition:
      'Protection that the body itself builds after infection or vaccination, with lasting memory.',
    category: 'Immunology',
    pronunciation: 'AK-tiv ih-MYOO-nih-tee',
    etymology: 'Latin agere, to do; immunis, exempt',
    parts: [],
    examples: [
      'Two doses of measles vaccine protect about 97 percent for life.',
      'It takes about two weeks, so a flu shot today does not help tomorrow.',
    ],
    relatedTerms: ['Passive immunity', 'Antigen', 'Helper T cell'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Live vaccines are withheld in pregnancy and strong immunosuppression. After exposure that cannot wait, ready-made antibodies are added.',
    commonAbbreviations: ['MMR (measles, mumps and rubella)'],
    illustration: null,
  },
  {
    term: 'Passive immunity',
    definition: 'Immediate but short protection by antibodies that another person or animal made.',
    category: 'Immunology',
    pronunciation: 'PAS-iv ih-MYOO-nih-tee',
    etymology: 'Latin passivus, capable of suffering; immunis, exempt',
    parts: [],
    examples: [
      'Breast milk gives an infant IgA for the gut.',
      'After a bat bite, rabies globulin is injected into the wound.',
    ],
    relatedTerms: ['Active immunity', 'Immunoglobulin G', 'Antigen'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'It wanes over weeks to months. Hepatitis B globulin with vaccine within 12 hours of birth protects the infant of a carrier mother.',
    commonAbbreviations: ['RIG (rabies immune globulin)', 'HBIG (hepatitis B immune globulin)'],
    illustration: null,
  },
];

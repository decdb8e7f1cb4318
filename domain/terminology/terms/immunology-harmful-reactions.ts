import type { MedicalTerm } from '../../contracts/terminology.ts';

/** When defenses harm, or must be held down. */
export const immunologyHarmfulReactionsTerms: readonly MedicalTerm[] = [
  {
    term: 'Hypersensitivity',
    definition:
      "An exaggerated immune response, of four classic kinds, that harms the host's own tissue.",
    category: 'Immunology',
    pronunciation: 'hy-per-sen-sih-TIV-ih-tee',
    etymology: 'Greek hyper, over + Latin sensitivus, capable of feeling',
    parts: [
      { part: 'hyper-', kind: 'prefix', meaning: 'excessive' },
      { part: 'sensitiv/o', kind: 'root', meaning: 'able to feel' },
      { part: '-ity', kind: 'suffix', meaning: 'state' },
    ],
    examples: [
      'Type IV: an itchy patch appears two days after contact with poison ivy.',
      'Type I, by IgE, follows a bee sting within minutes.',
    ],
    relatedTerms: ['Anaphylaxis', 'Atopy', 'Autoimmunity'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Timing tells the type: minutes, hours to weeks, or two to three days. Only IgE reactions show on skin-prick testing, and many "penicillin allergies" prove not to be.',
    commonAbbreviations: ['DTH (delayed-type hypersensitivity)'],
    illustration: null,
  },
  {
    term: 'Anaphylaxis',
    definition:
      'A severe, rapid whole-body allergic reaction that threatens airway, breathing or circulation.',
    category: 'Immunology',
    pronunciation: 'an-uh-fih-LAK-sis',
    etymology:
      'Greek ana, back, here contrary to + phylaxis, protection; coined by Paul Portier and Charles Richet in 1902',
    parts: [
      { part: 'ana-', kind: 'prefix', meaning: 'contrary, back' },
      { part: '-phylaxis', kind: 'suffix', meaning: 'protection' },
    ],
    examples: [
      'Ten minutes after cashews: hives, vomiting, hoarse voice and a pressure of 76/40.',
      'Hives alone after penicillin, with normal lungs and pressure, are not anaphylaxis.',
    ],
    relatedTerms: ['Angioedema', 'Hypersensitivity', 'Vasoconstriction'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Epinephrine 0.3 to 0.5 mg goes into the outer thigh at once and is repeated every 5 to 15 minutes. Antihistamines and steroids come later, and standing up can kill.',
    commonAbbreviations: [],
    illustration: 'immune-system',
  },
  {
    term: 'Angioedema',
    definition:
      'Swelling of deep skin or mucosa, as of lips and larynx, from leaking small vessels.',
    category: 'Immunology',
    pronunciation: 'an-jee-oh-ih-DEE-muh',
    etymology: 'Greek angeion, vessel + oidema, swelling',
    parts: [
      { part: 'angi/o', kind: 'root', meaning: 'vessel' },
      { part: '-edema', kind: 'suffix', meaning: 'swelling' },
    ],
    examples: [
      "On lisinopril for two years, a man's tongue swells without hives or itching.",
      'A teenager with a family history has belly attacks and a low C4.',
    ],
    relatedTerms: ['Anaphylaxis', 'Complement system', 'Adverse effect'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'The kind without hives is often driven by bradykinin, so epinephrine may fail; icatibant or C1 inhibitor treats the hereditary form. Stridor means early intubation by an expert.',
    commonAbbreviations: ['HAE (hereditary angioedema)', 'ACE (angiotensin-converting enzyme)'],
    illustration: null,
  },
  {
    term: 'Atopy',
    definition:
      'An inherited tendency to make IgE against common things like pollen and mites, with eczema, hay fever and asthma.',
    category: 'Immunology',
    pronunciation: 'AT-uh-pee',
    etymology: 'Greek a, without + topos, place: atopia, strangeness',
    parts: [
      { part: 'a-', kind: 'prefix', meaning: 'without' },
      { part: 'top/o', kind: 'root', meaning: 'place' },
      { part: '-y', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A baby with dry, itchy cheeks starts to sneeze each spring at age six.',
      'Skin-prick tests raise wheals to cat and birch within 15 minutes.',
    ],
    relatedTerms: ['Asthma', 'Hypersensitivity', 'Anaphylaxis'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Early eczema announces asthma in some, and skin care comes first. Peanut given at 4 to 6 months lowers the allergy rate in infants with severe eczema.',
    commonAbbreviations: ['IgE (immunoglobulin E)'],
    illustration: null,
  },
  {
    term: 'Autoimmunity',
    definition:
      "Attack on the body's own tissue by its lymphocytes or antibodies after loss of self-tolerance.",
    category: 'Immunology',
    pronunciation: 'aw-toh-ih-MYOO-nih-tee',
    etymology: 'Greek autos, self + Latin immunis, exempt',
    parts: [
      { part: 'auto-', kind: 'prefix', meaning: 'self' },
      { part: 'immun/o', kind: 'root', meaning: 'protection' },
      { part: '-ity', kind: 'suffix', meaning: 'state' },
    ],
    examples: [
      'TSH-receptor antibodies drive the thyroid in Graves disease.',
      'ANA 1:80 in a healthy woman of 30 is common and means little by itself.',
    ],
    relatedTerms: ['Systemic lupus erythematosus', 'Graves disease', 'Type 1 diabetes mellitus'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'One such disease makes a second more likely, so thyroid and celiac tests follow type 1 diabetes. Steroids calm most forms but are not a cure.',
    commonAbbreviations: ['ANA (antinuclear antibody)'],
    illustration: null,
  },
  {
    term: 'Systemic lupus erythematosus',
    definition:
      'A multiorgan disease of antibodies to nuclear material, with rash, joint pain, low cell counts and nephritis.',
    category: 'Immunology',
    pronunciation: 'sis-TEM-ik LOO-pus air-ih-thee-muh-TOH-sus',
    etymology:
      'Greek systema, whole; Latin lupus, wolf, for the biting sores; Greek erythema, redness',
    parts: [],
    examples: [
      'A butterfly rash spares the folds beside the nose in a woman of 25.',
      'Anti-double-stranded DNA is high and urine protein 1.4 g/day.',
    ],
    relatedTerms: ['Autoimmunity', 'Glomerulonephritis', 'Complement system'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Hydroxychloroquine is for nearly all, with yearly eye checks after 5 years. Pregnancy is best begun after 6 quiet months; antiphospholipid antibodies bring clots.',
    commonAbbreviations: ['SLE (systemic lupus erythematosus)', 'ANA (antinuclear antibody)'],
    illustration: null,
  },
  {
    term: 'Graft-versus-host disease',
    definition:
      'Attack of donor T cells on the skin, gut and liver of a person who received stem cells.',
    category: 'Immunology',
    pronunciation: 'GRAFT VUR-sus HOHST dih-ZEEZ',
    etymology: 'Old French grafe, stylus for cutting; Latin versus, toward; hospes, host',
    parts: [],
    examples: [
      'Day 25: rash on the palms, 1.5 L of green diarrhea and bilirubin of 4 mg/dL.',
      'In rejection, by contrast, the recipient attacks the organ.',
    ],
    relatedTerms: ['Immunosuppression', 'Helper T cell', 'Hypersensitivity'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Acute disease gets methylprednisolone and then ruxolitinib if needed. Irradiated blood products prevent a rare, nearly always fatal form from transfusion.',
    commonAbbreviations: ['GVHD (graft-versus-host disease)'],
    illustration: null,
  },
  {
    term: 'Immunosuppression',
    definition:
      "Weakening of the body's defenses by drug, disease or radiation, wanted after transplant and a risk elsewhere.",
    category: 'Immunology',
    pronunciation: 'im-yoo-noh-suh-PRESH-un',
    etymology: 'Latin immunis, exempt + supprimere, to press down',
    parts: [
      { part: 'immun/o', kind: 'root', meaning: 'protection' },
      { part: 'suppress/o', kind: 'root', meaning: 'press down' },
      { part: '-ion', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      'Tacrolimus trough 14 ng/mL with a tremor and creatinine of 1.9 mg/dL.',
      'After eight weeks of prednisone 40 mg, thrush coats his mouth.',
    ],
    relatedTerms: ['Opportunistic infection', 'Graft-versus-host disease', 'Neutropenia'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Fever may be the only sign of infection, and even a perforated bowel can stay silent. Prednisone of 20 mg or more for a month with another risk calls for Pneumocystis prevention.',
    commonAbbreviations: [],
    illustration: null,
  },
];

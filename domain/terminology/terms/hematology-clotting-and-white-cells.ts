import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Clots, bleeding and too few white cells or platelets. */
export const hematologyClottingAndWhiteCellsTerms: readonly MedicalTerm[] = [
  {
    term: 'Thrombocytopenia',
    definition: 'A platelet count below 150,000/µL, from whatever cause.',
    category: 'Hematology',
    pronunciation: 'throm-boh-sy-toh-PEE-nee-uh',
    etymology: 'Greek thrombos, clot + kytos, cell + penia, poverty',
    parts: [
      { part: 'thromb/o', kind: 'root', meaning: 'clot' },
      { part: 'cyt/o', kind: 'root', meaning: 'cell' },
      { part: '-penia', kind: 'suffix', meaning: 'deficiency' },
    ],
    examples: [
      'Pinpoint red spots at the ankles at 12,000/µL.',
      'A clumped EDTA sample reads 40,000; in citrate it is 210,000.',
    ],
    relatedTerms: [
      'Heparin-induced thrombocytopenia',
      'Disseminated intravascular coagulation',
      'Aplastic anemia',
    ],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'Below 10,000/µL platelets are given to prevent bleeding; most surgery needs 50,000. Intramuscular injections and NSAIDs are avoided.',
    commonAbbreviations: ['ITP (immune thrombocytopenia)'],
    illustration: null,
  },
  {
    term: 'Heparin-induced thrombocytopenia',
    definition:
      'A platelet fall of over half with a high risk of clots, 5 to 10 days after an anticoagulant is begun, from antibodies to platelet factor 4.',
    category: 'Hematology',
    pronunciation: 'HEP-uh-rin in-DOOST throm-boh-sy-toh-PEE-nee-uh',
    etymology:
      'Greek hepar, liver, in which heparin was found; Latin inducere, to lead in; Greek thrombos, clot + kytos, cell + penia, poverty',
    parts: [],
    examples: [
      'Day 7 after bypass: platelets down from 240,000 to 90,000/µL and a cold foot.',
      'The 4Ts score is 6, so the immunoassay is sent.',
    ],
    relatedTerms: ['Thrombocytopenia', 'Deep vein thrombosis', 'Adverse effect'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'All heparin stops, flushes included, and argatroban or bivalirudin starts before results. Warfarin waits until platelets reach 150,000/µL.',
    commonAbbreviations: ['HIT (heparin-induced thrombocytopenia)'],
    illustration: null,
  },
  {
    term: 'Disseminated intravascular coagulation',
    definition:
      'Systemic activation of clot formation that uses up platelets and factors, so that the patient clots and bleeds at once.',
    category: 'Hematology',
    pronunciation: 'dih-SEM-ih-nay-tid in-truh-VAS-kyuh-ler koh-ag-yuh-LAY-shun',
    etymology:
      'Latin disseminare, to scatter seed; intra, within + vasculum, small vessel; coagulare, to curdle',
    parts: [],
    examples: [
      'Oozing at every puncture site in meningococcal sepsis.',
      'PT 22 s, fibrinogen 70 mg/dL, D-dimer over 20 µg/mL, platelets 31,000/µL.',
    ],
    relatedTerms: ['Thrombocytopenia', 'Bacteremia', 'Acute myeloid leukemia'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'The cause is treated; platelets, plasma and cryoprecipitate are for bleeding or procedures. Fibrinogen is kept above about 150 mg/dL in bleeding.',
    commonAbbreviations: ['DIC (disseminated intravascular coagulation)'],
    illustration: null,
  },
  {
    term: 'Deep vein thrombosis',
    definition:
      'Blood clot in a large vessel beneath the fascia, mostly of the leg, with swelling and calf pain.',
    category: 'Hematology',
    pronunciation: 'DEEP VAYN throm-BOH-sis',
    etymology: 'Old English deop; Latin vena; Greek thrombos, clot + -osis, condition',
    parts: [],
    examples: [
      'A calf is 4 cm wider than the other ten days after a knee replacement.',
      'Ultrasound: femoral vessel cannot be compressed.',
    ],
    relatedTerms: ['Pulmonary embolism', 'Heparin-induced thrombocytopenia', 'Polycythemia vera'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'A Wells score guides D-dimer or ultrasound. Anticoagulation lasts at least three months; early walking is safe once it has begun.',
    commonAbbreviations: ['DVT (deep vein thrombosis)'],
    illustration: null,
  },
  {
    term: 'Hemophilia A',
    definition:
      'X-linked lack of clotting factor VIII, with bleeding into joints and muscles and a long aPTT.',
    category: 'Hematology',
    pronunciation: 'hee-moh-FIL-ee-uh AY',
    etymology: 'Greek haima, blood + philia, love, tendency',
    parts: [
      { part: 'hem/o', kind: 'root', meaning: 'blood' },
      { part: '-philia', kind: 'suffix', meaning: 'tendency' },
    ],
    examples: [
      "A toddler's knee swells without a fall; his mother's brother had the same.",
      'PT and platelets are normal, aPTT 88 s corrects on mixing.',
    ],
    relatedTerms: [
      'Von Willebrand disease',
      'Thrombocytopenia',
      'Disseminated intravascular coagulation',
    ],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'After a head injury, factor is given before the CT. Below 1 percent activity it is severe; aspirin and intramuscular injections are avoided.',
    commonAbbreviations: ['FVIII (factor VIII)', 'aPTT (activated partial thromboplastin time)'],
    illustration: null,
  },
  {
    term: 'Von Willebrand disease',
    definition:
      'The most common inherited bleeding disorder: lack of the protein that ties platelets to collagen and carries factor VIII.',
    category: 'Hematology',
    pronunciation: 'fon VIL-uh-brahnt dih-ZEEZ',
    etymology: 'Eponym: Erik von Willebrand, Finnish physician, who described it in 1926',
    parts: [],
    examples: [
      'A girl has bled heavily from her first period on, and her nosebleeds last half an hour.',
      'Platelets are normal in number, but ristocetin cofactor is 28 percent.',
    ],
    relatedTerms: ['Hemophilia A', 'Thrombocytopenia', 'Iron deficiency anemia'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'Desmopressin raises levels in most with type 1, shown by a test dose; concentrate serves the rest. Type 2B platelets may fall with desmopressin.',
    commonAbbreviations: ['VWD (von Willebrand disease)', 'VWF (von Willebrand factor)'],
    illustration: null,
  },
  {
    term: 'Neutropenia',
    definition: 'An absolute count of the main bacteria-fighting white cells below 1,500/µL.',
    category: 'Hematology',
    pronunciation: 'noo-troh-PEE-nee-uh',
    etymology: 'Latin neuter, neither, for their neutral stain + Greek penia, poverty',
    parts: [
      { part: 'neutr/o', kind: 'root', meaning: 'neutral, neutrophil' },
      { part: '-penia', kind: 'suffix', meaning: 'deficiency' },
    ],
    examples: [
      'Day 10 of chemotherapy: 2,000 white cells, 8 percent of them segmented, so 160/µL.',
      'On clozapine his count drops to 900/µL, and the drug is stopped.',
    ],
    relatedTerms: ['Febrile neutropenia', 'Aplastic anemia', 'Opportunistic infection'],
    bodySystem: 'Hematologic and immune systems',
    clinicalSignificance:
      'Below 500/µL the risk of severe infection is high and pus may be absent. Rectal temperatures and enemas are avoided, and hands are cleaned strictly.',
    commonAbbreviations: ['ANC (absolute neutrophil count)'],
    illustration: null,
  },
];

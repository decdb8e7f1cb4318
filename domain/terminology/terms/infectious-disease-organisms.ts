import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Infections by the organism that causes them. */
export const infectiousDiseaseOrganismsTerms: readonly MedicalTerm[] = [
  {
    term: 'Tuberculosis',
    definition:
      'Infection by a slow-growing, acid-fast mycobacterium, mostly of the upper lungs, with cough, night sweats and weight loss.',
    category: 'Infectious Disease',
    pronunciation: 'too-bur-kyuh-LOH-sis',
    etymology: 'Latin tuberculum, small lump + Greek -osis, condition',
    parts: [
      { part: 'tubercul/o', kind: 'root', meaning: 'small lump' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A man from a shelter has coughed for six weeks; film: a cavity at the right apex.',
      'A positive blood test with a clear film and no symptoms is latent infection and not contagious.',
    ],
    relatedTerms: ['Airborne precautions', 'Granuloma', 'Hemoptysis'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'The patient gets a negative-pressure room and staff wear N95 masks. Standard drugs are rifampin, isoniazid, pyrazinamide and ethambutol; liver tests and vision are watched.',
    commonAbbreviations: ['TB (tuberculosis)', 'IGRA (interferon-gamma release assay)'],
    illustration: 'lung-infection',
  },
  {
    term: 'Influenza',
    definition:
      'Acute viral illness of the airways that comes in winter epidemics, with sudden high fever, aches and dry cough.',
    category: 'Infectious Disease',
    pronunciation: 'in-floo-EN-zuh',
    etymology: 'Italian influenza, influence, once thought that of the stars',
    parts: [],
    examples: [
      'At noon she was well; by evening she had 39.5 °C and aching legs.',
      'A runny nose building up slowly is more like a cold.',
    ],
    relatedTerms: ['Pneumonia', 'Active immunity', 'Incubation period'],
    bodySystem: 'Respiratory system',
    clinicalSignificance:
      'Oseltamivir helps most within 48 hours, but inpatients and pregnant women get it later too. Yearly vaccination is advised from 6 months of age.',
    commonAbbreviations: ['ILI (influenza-like illness)'],
    illustration: 'lung-infection',
  },
  {
    term: 'Human immunodeficiency virus infection',
    definition: 'Chronic retroviral loss of CD4 cells that without treatment ends in AIDS.',
    category: 'Infectious Disease',
    pronunciation: 'HYOO-mun im-yoo-noh-dih-FISH-un-see VY-rus in-FEK-shun',
    etymology: 'Latin humanus; immunis, exempt + deficere, to be lacking; virus, poison',
    parts: [],
    examples: [
      'Fever, rash and sore throat two weeks after exposure, with antibody still negative.',
      'On one pill a day his viral load has been undetectable for 6 years.',
    ],
    relatedTerms: ['Helper T cell', 'Opportunistic infection', 'Tuberculosis'],
    bodySystem: 'Immune system',
    clinicalSignificance:
      'Treatment starts at diagnosis, and people with a durably undetectable load do not pass it on sexually. Post-exposure drugs must begin within 72 hours.',
    commonAbbreviations: [
      'HIV (human immunodeficiency virus)',
      'ART (antiretroviral therapy)',
      'PrEP (pre-exposure prophylaxis)',
    ],
    illustration: null,
  },
  {
    term: 'Hepatitis B',
    definition:
      'Infection of the liver by a DNA virus passed in blood, sex and birth, which may become chronic.',
    category: 'Infectious Disease',
    pronunciation: 'hep-uh-TY-tis BEE',
    etymology: 'Greek hepar, liver + -itis, inflammation',
    parts: [
      { part: 'hepat/o', kind: 'root', meaning: 'liver' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'HBsAg positive twice, 8 months apart, with normal transaminases.',
      'Anti-HBs alone, with core antibody negative, shows vaccination.',
    ],
    relatedTerms: ['Jaundice', 'Cirrhosis', 'Passive immunity'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'About 90 percent of infected newborns but only about 5 percent of adults become carriers. Rituximab and steroids can reactivate it, so HBsAg and core antibody are checked first.',
    commonAbbreviations: ['HBV (hepatitis B virus)', 'HBsAg (hepatitis B surface antigen)'],
    illustration: null,
  },
  {
    term: 'Clostridioides difficile infection',
    definition:
      'Toxin-driven colon inflammation with watery stools, mostly after antibiotics have cleared competing flora.',
    category: 'Infectious Disease',
    pronunciation: 'klos-trid-ee-OY-deez dih-fih-SEEL in-FEK-shun',
    etymology: 'Greek kloster, spindle + -oides, like; Latin difficilis, difficult to grow',
    parts: [],
    examples: [
      'Five watery stools a day after a week of clindamycin, white cells 19,000/µL.',
      'A formed stool is not tested, since carriers test positive.',
    ],
    relatedTerms: ['Ulcerative colitis', 'Healthcare-associated infection', 'Fomite'],
    bodySystem: 'Digestive system',
    clinicalSignificance:
      'Hands are washed with soap and water because alcohol does not kill spores. Fidaxomicin or oral vancomycin treats it, and the inciting antibiotic is stopped if possible.',
    commonAbbreviations: [
      'CDI (Clostridioides difficile infection)',
      'C. diff (Clostridioides difficile)',
    ],
    illustration: null,
  },
  {
    term: 'Methicillin-resistant Staphylococcus aureus',
    definition:
      'A gram-positive coccus in clusters that withstands nearly all beta-lactams by way of an altered binding protein.',
    category: 'Infectious Disease',
    pronunciation: 'meth-ih-SIL-in ree-ZIS-tunt staf-uh-loh-KOK-us AW-ree-us',
    etymology:
      'Methicillin, an early penicillin; Greek staphyle, grape bunch + kokkos, berry; Latin aureus, golden',
    parts: [],
    examples: [
      'A wrestler has a boil with a black center; his teammate has one too.',
      'Nasal swab positive before hip surgery, so mupirocin and chlorhexidine are started.',
    ],
    relatedTerms: ['Bacteremia', 'Antimicrobial resistance', 'Pneumonia'],
    bodySystem: 'Integumentary system',
    clinicalSignificance:
      'Small abscesses need drainage above all. Vancomycin or linezolid is used in severe disease; a negative nasal swab makes it unlikely in pneumonia and lets vancomycin stop.',
    commonAbbreviations: ['MRSA (methicillin-resistant Staphylococcus aureus)'],
    illustration: null,
  },
  {
    term: 'Bacterial meningitis',
    definition:
      'Purulent inflammation of the membranes around brain and cord, with fever, stiff neck and clouded mind.',
    category: 'Infectious Disease',
    pronunciation: 'bak-TEER-ee-ul men-in-JY-tis',
    etymology: 'Greek bakterion, little staff; meninx, membrane + -itis, inflammation',
    parts: [
      { part: 'mening/o', kind: 'root', meaning: 'membrane' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'An 18-year-old in a dormitory has headache, purple spots and 39.9 °C.',
      'Spinal fluid: 2,400 white cells, mostly neutrophils, glucose 20 mg/dL, protein 280 mg/dL.',
    ],
    relatedTerms: ['Meninges', 'Bacteremia', 'Status epilepticus'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Ceftriaxone, vancomycin and dexamethasone, plus ampicillin over age 50, are not delayed by CT or tap. Close contacts of meningococcal cases take prophylaxis.',
    commonAbbreviations: ['LP (lumbar puncture)', 'CSF (cerebrospinal fluid)'],
    illustration: null,
  },
  {
    term: 'Lyme disease',
    definition:
      'Tick-borne infection by Borrelia burgdorferi that begins with an expanding red ring and may reach nerves, heart and joints.',
    category: 'Infectious Disease',
    pronunciation: 'LYM dih-ZEEZ',
    etymology:
      'Eponym of place: Lyme, Connecticut, where a cluster of childhood arthritis was studied in the 1970s',
    parts: [],
    examples: [
      'A hiker has a 9 cm rash with a pale center 10 days after a tick.',
      'The antibody test is often negative in the first two weeks, so the rash is treated on sight.',
    ],
    relatedTerms: ['Atrioventricular block', 'Incubation period', 'Syphilis'],
    bodySystem: 'Integumentary and nervous systems',
    clinicalSignificance:
      "Doxycycline for 10 days is usual for the rash. A single dose of 200 mg within 72 hours of an engorged tick's removal prevents some cases.",
    commonAbbreviations: ['EM (erythema migrans)'],
    illustration: null,
  },
  {
    term: 'Malaria',
    definition:
      'Infection of red cells by Plasmodium from the bite of an Anopheles mosquito, with recurring fever and shaking chills.',
    category: 'Infectious Disease',
    pronunciation: 'muh-LAIR-ee-uh',
    etymology: 'Italian mala aria, bad air',
    parts: [],
    examples: [
      'Fever nine days after the return from a safari, platelets of 60,000/µL and no pills taken.',
      'Blood smear: ring forms in 6 percent of the cells, P. falciparum.',
    ],
    relatedTerms: ['Hemolysis', 'Incubation period', 'Sickle cell disease'],
    bodySystem: 'Hematologic system',
    clinicalSignificance:
      'Any fever after travel to the tropics counts as malaria until three smears, 12 to 24 hours apart, are negative. Severe disease gets intravenous artesunate.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Syphilis',
    definition:
      'Infection by Treponema pallidum in stages, from a painless ulcer through a rash on palms and soles to late harm of aorta and brain.',
    category: 'Infectious Disease',
    pronunciation: 'SIF-ih-lis',
    etymology: 'Syphilus, a shepherd in a Latin poem of 1530 by Girolamo Fracastoro',
    parts: [],
    examples: [
      'A firm, painless genital sore heals in weeks without treatment.',
      'RPR 1:64 with a rash of palms and soles, at the second stage.',
    ],
    relatedTerms: ['Human immunodeficiency virus infection', 'Lyme disease', 'Antigen'],
    bodySystem: 'Integumentary and nervous systems',
    clinicalSignificance:
      'Benzathine penicillin G 2.4 million units into the muscle treats early disease. Pregnant women allergic to it are desensitized; a fourfold fall in RPR shows response.',
    commonAbbreviations: ['RPR (rapid plasma reagin)'],
    illustration: null,
  },
];

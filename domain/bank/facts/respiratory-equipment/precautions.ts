/** How a patient is isolated beyond standard precautions. */
export type Isolation =
  | 'standard'
  | 'contact'
  | 'droplet'
  | 'airborne'
  | 'airborne-contact'
  | 'protective';

/** What staff do under each kind of isolation, as an option shows it, and what it is for. */
export const isolationMeasures: Readonly<
  Record<Isolation, { readonly text: string; readonly why: string }>
> = {
  standard: {
    text: 'Standard precautions in any room',
    why: 'Standard precautions suffice when an organism does not pass from person to person by casual contact or the air.',
  },
  contact: {
    text: 'Gown and gloves in a private room',
    why: 'Contact precautions stop organisms that are carried on hands, skin and surfaces.',
  },
  droplet: {
    text: 'Surgical mask within a private room',
    why: 'Droplet precautions stop large droplets that fall within a few feet of a coughing patient.',
  },
  airborne: {
    text: 'N95 respirator in a negative-pressure room',
    why: 'Airborne precautions stop small particles that float for hours and travel far.',
  },
  'airborne-contact': {
    text: 'N95, gown and gloves under negative pressure',
    why: 'Airborne plus contact precautions are for organisms that float in the air and also spread from skin lesions.',
  },
  protective: {
    text: 'Positive-pressure room with filtered air',
    why: 'A protective environment keeps spores and germs away from a patient with almost no immune defense.',
  },
};

/** A patient who must be placed, and the isolation that standard infection control sets. */
export type IsolationCase = {
  readonly id: string;
  readonly isolation: Isolation;
  readonly scene: string;
  readonly because: string;
  /** Isolations that could be argued for here and are not offered. */
  readonly avoid: readonly Isolation[];
};

export const isolationCases: readonly IsolationCase[] = [
  {
    id: 'tuberculosis',
    isolation: 'airborne',
    scene:
      'A patient with weeks of night sweats has a cavity in the right apex and acid-fast bacilli in the sputum.',
    because: 'Pulmonary tuberculosis spreads by droplet nuclei that stay in the air.',
    avoid: ['airborne-contact'],
  },
  {
    id: 'measles',
    isolation: 'airborne',
    scene:
      'An unvaccinated child has cough, red eyes, white spots inside the cheeks and a rash that began at the hairline.',
    because: 'Measles is one of the most contagious airborne infections.',
    avoid: ['airborne-contact'],
  },
  {
    id: 'chickenpox',
    isolation: 'airborne-contact',
    scene:
      'A child admitted with pneumonia has itchy blisters in different stages all over the body.',
    because: 'Varicella spreads through the air and from fluid of its blisters.',
    avoid: ['airborne', 'contact'],
  },
  {
    id: 'disseminated-zoster',
    isolation: 'airborne-contact',
    scene:
      'A patient on chemotherapy has painful vesicles of zoster over several body regions and a new infiltrate.',
    because: 'Disseminated zoster sheds virus into the air and from its lesions.',
    avoid: ['airborne', 'contact'],
  },
  {
    id: 'influenza',
    isolation: 'droplet',
    scene:
      'In January a patient has sudden fever, muscle aches and cough, and a rapid test shows influenza A. No aerosol-generating procedure is planned.',
    because: 'Seasonal influenza spreads chiefly by large droplets.',
    avoid: ['contact'],
  },
  {
    id: 'pertussis',
    isolation: 'droplet',
    scene:
      'A 2-month-old infant has coughing fits that end in a whoop and vomiting, and pertussis is confirmed.',
    because: 'Pertussis spreads by large droplets from coughing.',
    avoid: [],
  },
  {
    id: 'meningococcus',
    isolation: 'droplet',
    scene:
      'A college student with stiff neck and purple skin spots has gram-negative diplococci in the spinal fluid and has just received the first antibiotic.',
    because:
      'Meningococcal disease needs droplet precautions until 24 hours of effective treatment have passed.',
    avoid: ['contact'],
  },
  {
    id: 'mumps',
    isolation: 'droplet',
    scene:
      'A patient with asthma is admitted with swollen parotid glands on both sides, and mumps is confirmed.',
    because: 'Mumps spreads by droplets of saliva.',
    avoid: ['contact'],
  },
  {
    id: 'mycoplasma',
    isolation: 'droplet',
    scene:
      'A military recruit has a dry cough for ten days, patchy infiltrates and a positive test for Mycoplasma pneumoniae.',
    because: 'Mycoplasma pneumonia passes by large droplets among people who live close together.',
    avoid: ['contact'],
  },
  {
    id: 'pharyngeal-diphtheria',
    isolation: 'droplet',
    scene:
      'A traveler has a gray membrane over the tonsils and a swollen neck; diphtheria of the pharynx is confirmed.',
    because: 'Pharyngeal diphtheria spreads by droplets from the throat.',
    avoid: ['contact'],
  },
  {
    id: 'mrsa',
    isolation: 'contact',
    scene:
      'A ventilated patient has a draining sternal wound that grows methicillin-resistant Staphylococcus aureus.',
    because: 'Resistant staphylococci in a wound travel on hands and equipment.',
    avoid: ['droplet'],
  },
  {
    id: 'vre',
    isolation: 'contact',
    scene:
      'A long-stay patient with a tracheostomy has vancomycin-resistant enterococci in the urine and stool.',
    because: 'Resistant enterococci survive on skin and surfaces and are carried by hands.',
    avoid: [],
  },
  {
    id: 'clostridioides',
    isolation: 'contact',
    scene:
      'During antibiotic treatment of pneumonia a patient develops watery diarrhea with a positive test for Clostridioides difficile.',
    because:
      'Spores of Clostridioides difficile spread by hands and surfaces and resist alcohol gel.',
    avoid: [],
  },
  {
    id: 'resistant-acinetobacter',
    isolation: 'contact',
    scene:
      'A closed-suction sample of a burned patient grows Acinetobacter that resists nearly every antibiotic.',
    because:
      'Multidrug-resistant gram-negative rods spread by contact with the patient and equipment.',
    avoid: ['droplet'],
  },
  {
    id: 'scabies',
    isolation: 'contact',
    scene:
      'A nursing home resident with COPD has itching at night and burrows between the fingers from scabies.',
    because: 'Mites of scabies pass by touch and by linen.',
    avoid: [],
  },
  {
    id: 'legionella',
    isolation: 'standard',
    scene:
      'A patient has severe pneumonia after work on a cooling tower, with a positive urinary antigen for Legionella.',
    because: 'Legionella comes from water and does not pass from person to person.',
    avoid: [],
  },
  {
    id: 'hiv',
    isolation: 'standard',
    scene: 'A patient with HIV and a normal chest film needs an arterial puncture for a blood gas.',
    because:
      'HIV spreads by blood and body fluids, which standard precautions cover for every patient.',
    avoid: [],
  },
  {
    id: 'hepatitis-c',
    isolation: 'standard',
    scene:
      'A patient with chronic hepatitis C and asthma is to have nebulizer treatments after shoulder surgery.',
    because: 'Hepatitis C spreads by blood, and standard precautions are enough.',
    avoid: [],
  },
  {
    id: 'aspergillosis',
    isolation: 'standard',
    scene:
      'A patient with an old lung cavity has a fungus ball, and Aspergillus grows in the sputum. Immunity is normal.',
    because: 'Aspergillus is inhaled from the environment and does not pass between people.',
    avoid: [],
  },
  {
    id: 'lung-abscess',
    isolation: 'standard',
    scene: 'A patient with poor teeth has a lung abscess from mouth anaerobes after aspiration.',
    because: "An abscess from the patient's own mouth flora is not contagious.",
    avoid: [],
  },
  {
    id: 'stem-cell',
    isolation: 'protective',
    scene:
      'A patient has just received an allogeneic stem cell transplant, has an absolute neutrophil count of 50/mm³ and no infection.',
    because: 'After an allogeneic transplant, mold spores from the air are a deadly threat.',
    avoid: [],
  },
  {
    id: 'laryngeal-tuberculosis',
    isolation: 'airborne',
    scene:
      'A hoarse patient from a shelter has a lesion of the vocal cords that proves to be tuberculosis.',
    because: 'Laryngeal tuberculosis is highly contagious through the air.',
    avoid: ['airborne-contact'],
  },
];

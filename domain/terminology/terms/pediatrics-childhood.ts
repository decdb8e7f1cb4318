import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of illnesses of infants and children. */
export const pediatricsChildhoodTerms: readonly MedicalTerm[] = [
  {
    term: 'Intussusception',
    definition:
      'Telescoping of one segment of bowel into the next, typically ileum into colon at 5 months to 3 years.',
    category: 'Pediatrics',
    pronunciation: 'in-tuh-suh-SEP-shun',
    etymology: 'Latin intus, within + suscipere, to take up',
    parts: [],
    examples: [
      'A 10-month-old draws up his legs and screams every 20 minutes, limp in between; ultrasound shows a target.',
      'Currant-jelly stool is a late sign and often absent.',
    ],
    relatedTerms: ['Pyloric stenosis', 'Necrotizing enterocolitis', 'Ultrasonography'],
    bodySystem: 'Gastrointestinal',
    clinicalSignificance:
      'An air or contrast enema both proves and reduces it in about 8 of 10; peritonitis or perforation calls for surgery; recurrence is near 10 percent.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Croup',
    definition:
      'Viral swelling below the vocal cords in young children that gives a seal-like barking cough and noisy inspiration.',
    category: 'Pediatrics',
    pronunciation: 'KROOP',
    etymology: 'Scots dialect croup, to cry hoarsely',
    parts: [],
    examples: [
      'At two in the morning a 2-year-old with a cold barks and is hoarse; cool air helps on the way in.',
      'Drooling, high fever and a muffled voice without cough fit epiglottitis instead.',
    ],
    relatedTerms: ['Epiglottitis', 'Bronchiolitis', 'Stridor'],
    bodySystem: 'Airway',
    clinicalSignificance:
      'One dose of dexamethasone 0.6 mg/kg helps at every severity; stridor at rest adds nebulized epinephrine and 2 to 4 hours of watching.',
    commonAbbreviations: ['LTB (laryngotracheobronchitis)'],
    illustration: null,
  },
  {
    term: 'Epiglottitis',
    definition:
      'Rapid bacterial swelling of the leaf-shaped cartilage above the larynx that can shut the airway.',
    category: 'Pediatrics',
    pronunciation: 'ep-ih-glah-TY-tis',
    etymology: 'Greek epi, upon + glotta, tongue + -itis, inflammation',
    parts: [
      { part: 'epi-', kind: 'prefix', meaning: 'upon' },
      { part: 'glott/o', kind: 'root', meaning: 'mouth of the windpipe' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A toxic unvaccinated child sits leaning forward, drools and speaks as if with a hot potato.',
      'The lateral neck film shows a thumb shape where a thin leaf should be.',
    ],
    relatedTerms: ['Croup', 'Endotracheal intubation', 'Peritonsillar abscess'],
    bodySystem: 'Airway',
    clinicalSignificance:
      'Nobody looks into the throat or upsets the child before the airway is secured in the operating room; Hib vaccine has made it rare.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Bronchiolitis',
    definition:
      'Viral infection of the smallest airways in children under 2 years, usually by RSV, with wheeze, crackles and fast breathing after a cold.',
    category: 'Pediatrics',
    pronunciation: 'brong-kee-oh-LY-tis',
    etymology:
      'Latin bronchiolus, small windpipe branch, from Greek bronchos + -itis, inflammation',
    parts: [
      { part: 'bronchiol/o', kind: 'root', meaning: 'small airway' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A 4-month-old in January breathes 66 times a minute and drinks half of usual.',
      'Recurrent wheeze in a school child that clears with albuterol is asthma.',
    ],
    relatedTerms: ['Croup', 'Neonatal respiratory distress syndrome', 'Asthma'],
    bodySystem: 'Lungs',
    clinicalSignificance:
      'Care is suction, fluids and oxygen; bronchodilators, steroids and antibiotics do not help; apnea threatens the youngest, and nirsevimab prevents severe RSV.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Kawasaki disease',
    definition:
      'Vasculitis of young children with five or more days of fever, red eyes and lips, rash, swollen hands and a neck node.',
    category: 'Pediatrics',
    pronunciation: 'kah-wah-SAH-kee dih-ZEEZ',
    etymology: 'Eponym of Tomisaku Kawasaki, Japanese pediatrician, who reported it in 1967',
    parts: [],
    examples: [
      'A 2-year-old has eleven days of fever, a strawberry tongue, red eyes without pus and peeling fingertips.',
      'Scarlet fever peels too, yet answers to penicillin and spares the eyes.',
    ],
    relatedTerms: ['Febrile seizure', 'Complete blood count', 'Erythrocyte sedimentation rate'],
    bodySystem: 'Cardiovascular',
    clinicalSignificance:
      'Untreated, about 1 in 4 develops coronary aneurysms; immune globulin 2 g/kg with aspirin within ten days cuts that to under 5 percent.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Febrile seizure',
    definition:
      'Convulsion with a temperature of 38 C or more at 6 months to 5 years, without infection of the brain or other cause.',
    category: 'Pediatrics',
    pronunciation: 'FEE-bryl SEE-zher',
    etymology: 'Latin febris, fever + Old French seisir, to take hold',
    parts: [],
    examples: [
      'An 18-month-old jerks on both sides for two minutes at 39.4 C and is soon awake.',
      'More than 15 minutes, one-sided or twice in a day makes it complex.',
    ],
    relatedTerms: ['Kawasaki disease', 'Acute otitis media', 'Status epilepticus'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'After a simple one no EEG or imaging is needed; about a third recur, epilepsy follows in 1 to 2 percent, and antipyretics do not prevent it.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Developmental dysplasia of the hip',
    definition:
      'Shallow socket and loose joint at the top of the femur in infancy, ranging from instability to dislocation.',
    category: 'Pediatrics',
    pronunciation: 'dih-vel-up-MEN-tul dis-PLAY-zhuh uv thuh HIP',
    etymology:
      'French développer, to unfold + Greek dys, bad, and plassein, to form + Old English hype',
    parts: [],
    examples: [
      'A clunk is felt as the thigh is abducted and lifted (Ortolani), in a girl born breech.',
      'After 3 months limited abduction and unequal knee heights are better signs than the clunk.',
    ],
    relatedTerms: ['Breech presentation', 'Trendelenburg gait', 'Osteoarthritis'],
    bodySystem: 'Musculoskeletal',
    clinicalSignificance:
      'Ultrasound before 4 to 6 months, radiograph later; a Pavlik harness cures most when begun early, and tight swaddling of straight legs is avoided.',
    commonAbbreviations: ['DDH (developmental dysplasia of the hip)'],
    illustration: null,
  },
];

import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Nerve cells, their junctions and disorders of sensing and moving. */
export const neurologyNervesAndMovementTerms: readonly MedicalTerm[] = [
  {
    term: 'Myelin',
    definition:
      'The fatty sheath around an axon, laid down by oligodendrocytes or Schwann cells, that speeds conduction.',
    category: 'Neurology',
    pronunciation: 'MY-uh-lin',
    etymology: 'Greek myelos, marrow, from its soft look',
    parts: [],
    examples: [
      'White matter owes its color to it; gray matter holds the cell bodies.',
      'Conduction study: velocity 28 m/s in the leg, since the myelin is damaged.',
    ],
    relatedTerms: ['Multiple sclerosis', 'Guillain-Barré syndrome', 'Action potential'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Its loss slows or blocks signals though the axon lives, so recovery is possible. Correcting sodium too fast can destroy it in the pons.',
    commonAbbreviations: [],
    illustration: 'neuron',
  },
  {
    term: 'Synapse',
    definition:
      'The junction across which one nerve cell passes a signal to another cell, mostly by a chemical transmitter.',
    category: 'Neurology',
    pronunciation: 'SIN-aps',
    etymology: 'Greek syn, together + haptein, to fasten',
    parts: [],
    examples: [
      'Sertraline leaves more serotonin in the gap by blocking its reuptake.',
      'At the synapse between nerve and muscle, acetylcholine is the transmitter.',
    ],
    relatedTerms: ['Myasthenia gravis', 'Action potential', 'Agonist'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Most psychiatric drugs, many poisons and local botulinum injections act here. Organophosphates flood it with acetylcholine; atropine and pralidoxime oppose them.',
    commonAbbreviations: [],
    illustration: 'neuron',
  },
  {
    term: 'Multiple sclerosis',
    definition:
      'Immune damage to central nerve sheaths, in attacks separated in time and place, with plaques on MRI.',
    category: 'Neurology',
    pronunciation: 'MUL-tih-pul skluh-ROH-sis',
    etymology: 'Latin multiplex, manifold; Greek skleros, hard + -osis, condition',
    parts: [],
    examples: [
      'A 28-year-old had painful loss of vision in one eye last year and now has numb legs.',
      'Spinal fluid shows oligoclonal bands that the serum lacks.',
    ],
    relatedTerms: ['Myelin', 'Guillain-Barré syndrome', 'Paresthesia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Early disease-modifying drugs lower the relapse rate and slow disability. Heat and fever worsen old symptoms for a while without being a new attack.',
    commonAbbreviations: ['MS (multiple sclerosis)'],
    illustration: null,
  },
  {
    term: 'Myasthenia gravis',
    definition:
      'Autoimmune blockade of acetylcholine receptors at the muscle, causing weakness that grows with use.',
    category: 'Neurology',
    pronunciation: 'my-us-THEE-nee-uh GRAV-is',
    etymology: 'Greek mys, muscle + astheneia, weakness; Latin gravis, heavy, serious',
    parts: [
      { part: 'my/o', kind: 'root', meaning: 'muscle' },
      { part: '-asthenia', kind: 'suffix', meaning: 'weakness' },
    ],
    examples: [
      'By evening his lids droop and he sees double; in the morning he is well.',
      'Chest CT, done in every new case, shows a thymoma.',
    ],
    relatedTerms: ['Synapse', 'Guillain-Barré syndrome', 'Autoimmunity'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'A crisis threatens breathing: a vital capacity under 20 mL/kg argues for intubation. Aminoglycosides, fluoroquinolones and magnesium can set one off.',
    commonAbbreviations: ['MG (myasthenia gravis)'],
    illustration: null,
  },
  {
    term: 'Guillain-Barré syndrome',
    definition:
      'Acute ascending paralysis with lost reflexes from immune attack on peripheral nerves, often after an infection.',
    category: 'Neurology',
    pronunciation: 'gee-YAN bah-RAY SIN-drohm',
    etymology:
      'Eponym: Georges Guillain and Jean Alexandre Barré, French neurologists who described it with André Strohl in 1916',
    parts: [],
    examples: [
      'Two weeks after Campylobacter diarrhea, tingling feet turn to weak legs within days.',
      'Spinal fluid: protein 120 mg/dL with 2 white cells.',
    ],
    relatedTerms: ['Myelin', 'Myasthenia gravis', 'Paresthesia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Vital capacity is measured every few hours, since about a quarter of patients need a ventilator. Immunoglobulin or plasma exchange hastens recovery; steroids do not.',
    commonAbbreviations: ['GBS (Guillain-Barré syndrome)', 'IVIG (intravenous immunoglobulin)'],
    illustration: null,
  },
  {
    term: 'Parkinson disease',
    definition:
      'Progressive loss of dopamine neurons in the substantia nigra, with slowness, rigidity and often a tremor at rest.',
    category: 'Neurology',
    pronunciation: 'PAR-kin-sun dih-ZEEZ',
    etymology: 'Eponym: James Parkinson, London physician, "An Essay on the Shaking Palsy", 1817',
    parts: [],
    examples: [
      'One hand rolls an invisible pill in the lap and stills when it reaches for a cup.',
      'He shuffles, turns in many steps and writes ever smaller.',
    ],
    relatedTerms: ['Ataxia', 'Synapse', 'Oropharyngeal dysphagia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Levodopa must be given on time in the hospital, and haloperidol and metoclopramide are avoided because they block dopamine.',
    commonAbbreviations: ['PD (Parkinson disease)'],
    illustration: null,
  },
  {
    term: 'Paresthesia',
    definition:
      'An abnormal sensation such as tingling or pins and needles, without a matching stimulus.',
    category: 'Neurology',
    pronunciation: 'par-us-THEE-zhuh',
    etymology: 'Greek para, beside, abnormal + aisthesis, sensation',
    parts: [
      { part: 'para-', kind: 'prefix', meaning: 'beside, abnormal' },
      { part: 'esthesi/o', kind: 'root', meaning: 'sensation' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Both hands and the lips tingle while an anxious patient overbreathes.',
      'Thumb, index and middle fingers prickle at night in carpal tunnel syndrome.',
    ],
    relatedTerms: ['Guillain-Barré syndrome', 'Multiple sclerosis', 'Pernicious anemia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'The pattern locates it: stocking and glove suggests diabetes, one dermatome a root. Under a cast, it is an early warning of rising compartment pressure.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Ataxia',
    definition:
      'Clumsy, uncoordinated movement despite normal strength, from cerebellar or sensory failure.',
    category: 'Neurology',
    pronunciation: 'uh-TAK-see-uh',
    etymology: 'Greek a, without + taxis, order',
    parts: [
      { part: 'a-', kind: 'prefix', meaning: 'without' },
      { part: 'tax/o', kind: 'root', meaning: 'order, coordination' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      "He walks with feet apart and overshoots the examiner's finger.",
      'With open eyes she stands; with closed eyes she sways, so the fault is sensory.',
    ],
    relatedTerms: ['Hemiparesis', 'Parkinson disease', 'Hydrocephalus'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'With confusion and abnormal eye movements in a malnourished drinker it means Wernicke encephalopathy: thiamine is given before or with glucose. Sudden onset can be cerebellar stroke.',
    commonAbbreviations: [],
    illustration: null,
  },
];

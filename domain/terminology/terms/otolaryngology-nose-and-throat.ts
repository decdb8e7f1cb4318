import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of hearing loss types, the nose and the throat. */
export const otolaryngologyNoseAndThroatTerms: readonly MedicalTerm[] = [
  {
    term: 'Conductive hearing loss',
    definition:
      'Reduced sound transmission through canal, drum or ossicles, with bone thresholds better than air thresholds.',
    category: 'Otolaryngology',
    pronunciation: 'kun-DUK-tiv HEER-ing LAWS',
    etymology: 'Latin conducere, to lead together + Old English hieran and los',
    parts: [],
    examples: [
      'In the Weber test the tone goes to the bad ear, and Rinne shows bone louder than air.',
      'Wax that fills the canal is the simplest cause.',
    ],
    relatedTerms: ['Sensorineural hearing loss', 'Otosclerosis', 'Acute otitis media'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'Most causes can be mended by cleaning, tubes or surgery, so the pattern is worth finding by two tuning fork tests.',
    commonAbbreviations: ['CHL (conductive hearing loss)'],
    illustration: null,
  },
  {
    term: 'Sensorineural hearing loss',
    definition:
      'Deafness from disease of the cochlea or eighth cranial nerve, with air and bone thresholds lowered alike.',
    category: 'Otolaryngology',
    pronunciation: 'sen-suh-ree-NOOR-ul HEER-ing LAWS',
    etymology: 'Latin sensus, perception, and Greek neuron, nerve + Old English hieran and los',
    parts: [
      { part: 'sensor/i', kind: 'root', meaning: 'sense' },
      { part: 'neur/o', kind: 'root', meaning: 'nerve' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'Weber goes to the good ear and Rinne stays positive in a worker with a 4-kHz notch.',
      'Overnight deafness on one side is its sudden form.',
    ],
    relatedTerms: ['Conductive hearing loss', 'Presbycusis', 'Kernicterus'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'Sudden cases get corticosteroids, best within two weeks, and an MRI; aminoglycosides and cisplatin are common toxic causes.',
    commonAbbreviations: ['SNHL (sensorineural hearing loss)'],
    illustration: null,
  },
  {
    term: 'Epistaxis',
    definition: 'Bleeding from the nose.',
    category: 'Otolaryngology',
    pronunciation: 'ep-ih-STAK-sis',
    etymology: 'Greek epi, upon + stazein, to drip',
    parts: [
      { part: 'epi-', kind: 'prefix', meaning: 'upon' },
      { part: '-staxis', kind: 'suffix', meaning: 'dripping' },
    ],
    examples: [
      'A boy bleeds from the front of the septum after picking in dry winter air.',
      'Blood running down the throat of an older man with hypertension comes from farther back.',
    ],
    relatedTerms: ['Acute rhinosinusitis', 'International normalized ratio', 'Anosmia'],
    bodySystem: 'Nose',
    clinicalSignificance:
      'Sit up, lean forward and pinch the soft part for 10 to 15 minutes; posterior packing needs admission and oxygen monitoring.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Acute rhinosinusitis',
    definition:
      'Inflammation of nasal passages and adjoining air cavities for less than four weeks, with purulent discharge and facial pressure.',
    category: 'Otolaryngology',
    pronunciation: 'uh-KYOOT ry-noh-sy-nuh-SY-tis',
    etymology:
      'Latin acutus, sharp + Greek rhis, rhinos, nose + Latin sinus, hollow + Greek -itis, inflammation',
    parts: [],
    examples: [
      'Eleven days of green discharge and upper tooth pain without relief count as bacterial.',
      'A cold that improves at day six is viral, whatever the color of the mucus.',
    ],
    relatedTerms: ['Anosmia', 'Epistaxis', 'Acute otitis media'],
    bodySystem: 'Nose',
    clinicalSignificance:
      'Antibiotics, amoxicillin with or without clavulanate, wait for ten days of symptoms, worsening after improvement, or three days of high fever; a swollen eye or stiff neck is an emergency.',
    commonAbbreviations: ['ABRS (acute bacterial rhinosinusitis)'],
    illustration: null,
  },
  {
    term: 'Peritonsillar abscess',
    definition:
      'Pus between the palatine lymphoid tissue and the pharyngeal muscle, pushing the uvula to the other side.',
    category: 'Otolaryngology',
    pronunciation: 'pair-ih-TON-sih-ler AB-ses',
    etymology: 'Greek peri, around, and Latin tonsillae, tonsils + abscessus, a going away',
    parts: [
      { part: 'peri-', kind: 'prefix', meaning: 'around' },
      { part: 'tonsill/o', kind: 'root', meaning: 'tonsil' },
      { part: '-ar', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'A student has a muffled voice, drools and can open the mouth only two fingers wide.',
      'Symmetric white exudate without trismus is ordinary pharyngitis.',
    ],
    relatedTerms: ['Epiglottitis', 'Tracheostomy', 'Acute otitis media'],
    bodySystem: 'Throat',
    clinicalSignificance:
      'Needle or incision drainage plus antibiotic with anaerobic cover is the treatment; the airway is watched and the carotid lies close behind.',
    commonAbbreviations: ['PTA (peritonsillar abscess)'],
    illustration: null,
  },
  {
    term: 'Tracheostomy',
    definition:
      'Surgical opening in the front of the neck into the windpipe, kept open by a tube for breathing.',
    category: 'Otolaryngology',
    pronunciation: 'tray-kee-OS-tuh-mee',
    etymology: 'Greek tracheia, rough (windpipe) + stoma, mouth',
    parts: [
      { part: 'trache/o', kind: 'root', meaning: 'windpipe' },
      { part: '-stomy', kind: 'suffix', meaning: 'surgically created opening' },
    ],
    examples: [
      'After 14 days on a ventilator a patient with Guillain-Barré syndrome receives one at the bedside.',
      'In an emergency the quicker cut goes through the cricothyroid membrane.',
    ],
    relatedTerms: ['Endotracheal intubation', 'Mechanical ventilation', 'Epiglottitis'],
    bodySystem: 'Airway',
    clinicalSignificance:
      'A spare tube of the same size and one smaller stay at the bedside; loss of a tube in the first week closes the tract, so the patient is ventilated or intubated from above.',
    commonAbbreviations: ['Trach (tracheostomy)'],
    illustration: null,
  },
  {
    term: 'Anosmia',
    definition: 'Complete loss of the sense of smell.',
    category: 'Otolaryngology',
    pronunciation: 'an-OZ-mee-uh',
    etymology: 'Greek an-, without + osme, odor',
    parts: [
      { part: 'an-', kind: 'prefix', meaning: 'without' },
      { part: 'osm/o', kind: 'root', meaning: 'smell' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'He burns dinner and notices only from the smoke he sees, a month after COVID-19.',
      'Loss of salt and sweet as well points to taste itself.',
    ],
    relatedTerms: ['Acute rhinosinusitis', 'Epistaxis', 'Parkinson disease'],
    bodySystem: 'Nose',
    clinicalSignificance:
      'It may come years before tremor in Parkinson disease; smoke and gas alarms are advised, and smell training helps after viruses.',
    commonAbbreviations: [],
    illustration: null,
  },
];

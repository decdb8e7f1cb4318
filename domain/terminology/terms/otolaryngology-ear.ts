import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of the ear, hearing and balance. */
export const otolaryngologyEarTerms: readonly MedicalTerm[] = [
  {
    term: 'Acute otitis media',
    definition: 'Sudden infection behind the eardrum with effusion, a bulging membrane and pain.',
    category: 'Otolaryngology',
    pronunciation: 'uh-KYOOT oh-TY-tis MEE-dee-uh',
    etymology:
      'Latin acutus, sharp + Greek ous, otos, ear, and -itis, inflammation + Latin medius, middle',
    parts: [],
    examples: [
      'A 15-month-old with a cold is up all night; the drum is yellow, bulging and does not move.',
      'Clear fluid without bulge or fever afterward is effusion only and needs no antibiotic.',
    ],
    relatedTerms: ['Otitis externa', 'Cholesteatoma', 'Conductive hearing loss'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'High-dose amoxicillin, 80 to 90 mg/kg a day, is first choice; watchful waiting for 48 to 72 hours is fair from 6 months with mild one-sided disease, or from 2 years with mild disease.',
    commonAbbreviations: ['AOM (acute otitis media)'],
    illustration: 'ear-section',
  },
  {
    term: 'Otitis externa',
    definition:
      'Inflammation of the canal skin, with pain when the pinna is pulled or the tragus pressed.',
    category: 'Otolaryngology',
    pronunciation: 'oh-TY-tis eks-TUR-nuh',
    etymology: 'Greek ous, otos, ear, and -itis, inflammation + Latin externus, outer',
    parts: [
      { part: 'ot/o', kind: 'root', meaning: 'ear' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'A swimmer has an itchy, swollen, wet canal.',
      'In an older patient with diabetes, deep night pain with granulation in the canal is the necrotizing form.',
    ],
    relatedTerms: ['Acute otitis media', 'Cholesteatoma', 'Tinnitus'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'Ear drops cure it, with a wick when the canal is shut; the necrotizing form reaches the skull base and needs weeks of antipseudomonal drugs.',
    commonAbbreviations: ['OE (otitis externa)'],
    illustration: 'ear-section',
  },
  {
    term: 'Otosclerosis',
    definition: 'Abnormal bone growth that fixes the stapes footplate in young adults.',
    category: 'Otolaryngology',
    pronunciation: 'oh-toh-skleh-ROH-sis',
    etymology: 'Greek ous, otos, ear + skleros, hard + -osis, condition',
    parts: [
      { part: 'ot/o', kind: 'root', meaning: 'ear' },
      { part: 'scler/o', kind: 'root', meaning: 'hard' },
      { part: '-osis', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A woman of 30 hears worse after her second pregnancy; the drum looks normal and bone conduction beats air.',
      'Fluid behind the drum would flatten the tympanogram; here it is normal or shallow.',
    ],
    relatedTerms: ['Conductive hearing loss', 'Tinnitus', 'Presbycusis'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'A hearing aid or stapedectomy restores sound; the operation carries about a 1 percent risk of a dead ear.',
    commonAbbreviations: [],
    illustration: 'ear-section',
  },
  {
    term: 'Cholesteatoma',
    definition:
      'Destructive pocket of trapped squamous epithelium and keratin in the middle ear or mastoid.',
    category: 'Otolaryngology',
    pronunciation: 'koh-les-tee-uh-TOH-muh',
    etymology:
      'Greek chole, bile + stear, fat + -oma, tumor; a misnomer, since it is ingrown skin and no fatty tumor',
    parts: [],
    examples: [
      'A white mass lies in a retraction at the top of the drum of an ear that smells and drains for months.',
      'Despite its name it is not a neoplasm.',
    ],
    relatedTerms: ['Acute otitis media', 'Conductive hearing loss', 'Otitis externa'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'It erodes ossicles, facial canal and skull base, so it is removed surgically and followed for years, since it recurs.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Ménière disease',
    definition:
      'Inner ear disorder with spells of spinning for 20 minutes to 12 hours, fluctuating low-tone hearing loss, ringing and fullness.',
    category: 'Otolaryngology',
    pronunciation: 'mayn-YAIR dih-ZEEZ',
    etymology:
      'Eponym of Prosper Ménière, French physician, who placed the spells in the inner ear in 1861',
    parts: [],
    examples: [
      'A baker of 48 vomits for three hours while the left ear roars and goes dull.',
      'Seconds of spinning on rolling over in bed have another cause: loose crystals.',
    ],
    relatedTerms: [
      'Benign paroxysmal positional vertigo',
      'Tinnitus',
      'Sensorineural hearing loss',
    ],
    bodySystem: 'Ear',
    clinicalSignificance:
      'Less salt and diuretics are commonly tried, gentamicin into the ear is for stubborn cases; falls are the immediate danger.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Benign paroxysmal positional vertigo',
    definition:
      'Brief spinning, under a minute, set off by head movement because loose otoconia lie in a semicircular canal.',
    category: 'Otolaryngology',
    pronunciation: 'bih-NYN pair-ok-SIZ-mul puh-ZISH-uh-nul VUR-tih-goh',
    etymology:
      'Latin benignus, kind + Greek paroxysmos, sharpening + Latin positio, a placing + vertigo, a turning',
    parts: [],
    examples: [
      'Each time she turns to the right in bed the room whirls for 20 seconds.',
      'Constant dizziness for a day with a new gait problem raises stroke.',
    ],
    relatedTerms: ['Ménière disease', 'Tinnitus', 'Presbycusis'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'The Dix-Hallpike test shows upbeat torsional nystagmus; an Epley maneuver clears about 8 in 10, so sedatives such as meclizine are not needed.',
    commonAbbreviations: ['BPPV (benign paroxysmal positional vertigo)'],
    illustration: null,
  },
  {
    term: 'Tinnitus',
    definition: 'Sound such as ringing or hissing that is heard without an outside source.',
    category: 'Otolaryngology',
    pronunciation: 'TIN-ih-tus',
    etymology: 'Latin tinnire, to ring',
    parts: [],
    examples: [
      'A drummer has had a constant high tone in both ears since a concert.',
      'A whoosh in step with the pulse needs vascular imaging.',
    ],
    relatedTerms: ['Ménière disease', 'Presbycusis', 'Sensorineural hearing loss'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'Most cases accompany hearing loss and are eased by hearing aids and cognitive behavioral therapy; aspirin and furosemide are drug causes, one-sided cases need MRI.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Presbycusis',
    definition: 'Gradual symmetric loss of high-pitched hearing with age.',
    category: 'Otolaryngology',
    pronunciation: 'prez-bih-KYOO-sis',
    etymology: 'Greek presbys, old man + akousis, hearing',
    parts: [
      { part: 'presby/o', kind: 'root', meaning: 'old age' },
      { part: '-cusis', kind: 'suffix', meaning: 'hearing' },
    ],
    examples: [
      'He hears his granddaughter but does not understand her in a restaurant.',
      'One-sided loss at any age calls for another explanation, such as schwannoma.',
    ],
    relatedTerms: ['Sensorineural hearing loss', 'Tinnitus', 'Otosclerosis'],
    bodySystem: 'Ear',
    clinicalSignificance:
      'It isolates and is a modifiable risk factor for dementia; face the person, speak lower and slower rather than louder.',
    commonAbbreviations: [],
    illustration: null,
  },
];

import type { Condition } from '../condition.ts';

const source = 'Standard otolaryngology, pediatric and family medicine texts';

/** Disorders of the ear. */
export const eentConditions2: readonly Condition[] = [
  {
    id: 'acute-otitis-media',
    name: 'Acute otitis media',
    system: 'eent',
    topic: 'Otitis media and externa',
    source,
    vignettes: [
      'A 16-month-old boy with a cold for four days has been waking and crying since last night and pulls at his ear. Temperature is 39.2 °C (102.6 °F). The right eardrum is yellow and bulges, its landmarks are lost, and it does not move with air. The canal is not swollen, and pulling the auricle does not hurt.',
    ],
    hallmark: 'ear pain and fever after a cold with a bulging eardrum that does not move',
    lookalikes: [
      'otitis-externa',
      'cholesteatoma',
      'acute-bacterial-sinusitis',
      'streptococcal-pharyngitis',
      'peritonsillar-abscess',
      'bacterial-conjunctivitis',
      'allergic-rhinitis',
      'sialolithiasis',
    ],
    finding: {
      text: 'Bulging cloudy eardrum that hardly moves with air',
      why: 'In acute otitis media, pus pushes the drum outward and stops its movement. Redness alone may come from crying.',
      scene:
        'A 2-year-old boy with a cold has cried through the night and has a temperature of 39.0 °C (102.2 °F). Infection of the middle ear is considered.',
    },
    test: {
      text: 'Pneumatic otoscopy of both ears',
      why: 'Acute otitis media is proved by a bulging, immobile drum. A puff of air shows fluid behind it.',
      scene:
        'A 2-year-old girl has fever and tugs at her left ear. She has been crying, and the drum looks red at first glance.',
      accepts: ['otitis-externa', 'cholesteatoma'],
      slips: [
        {
          text: 'Nasal swab for bacterial culture',
          why: 'Bacteria of the nose do not prove infection of the middle ear.',
        },
        {
          text: 'Plain films of both mastoids',
          why: 'Films are of no use in an uncomplicated ear infection.',
        },
      ],
    },
    treatment: {
      text: 'High-dose amoxicillin by mouth',
      why: 'Acute otitis media in a young child with high fever is treated with high-dose amoxicillin as first choice.',
      scene:
        'An 18-month-old boy has a bulging eardrum, severe pain and 39.6 °C (103.3 °F). He has had no antibiotics this year, has no eye discharge and no allergies.',
      slips: [
        {
          text: 'Pseudoephedrine with an antihistamine',
          why: 'Decongestants and antihistamines do not help and have risks in small children.',
        },
        {
          text: 'Azithromycin by mouth for three days',
          why: 'Macrolides fail against many strains of pneumococci and Haemophilus.',
        },
      ],
      accepts: ['acute-bacterial-sinusitis', 'streptococcal-pharyngitis', 'meniere-disease'],
    },
    mechanism: {
      text: 'Blocked Eustachian tube with bacteria in trapped fluid',
      why: 'In acute otitis media a viral cold blocks the short tube of children, and bacteria grow in the fluid.',
    },
    complication: {
      text: 'Spread of infection to the mastoid',
      why: 'Acute otitis media may spread to the mastoid. A swollen, tender area behind the ear is the sign.',
      accepts: ['cholesteatoma'],
    },
    risk: {
      text: 'Day care and tobacco smoke at home',
      why: 'Day care, smoke, bottle-feeding in the flat position and a family history favor acute otitis media.',
      accepts: [
        'streptococcal-pharyngitis',
        'acute-bacterial-sinusitis',
        'cholesteatoma',
        'bacterial-conjunctivitis',
      ],
    },
    advice: {
      text: 'Keep the home free of smoke and do not prop bottles',
      why: 'Smoke and bottles taken lying flat favor acute otitis media. Vaccines and breastfeeding protect.',
      scene:
        'An 11-month-old boy has his third ear infection this winter. He falls asleep with a bottle, and both parents smoke on the balcony and in the car.',
      slips: [
        {
          text: 'Clean both ears with cotton swabs after each bath',
          why: 'Swabs injure the canal and do not reach the middle ear.',
        },
      ],
      accepts: ['meniere-disease', 'sialolithiasis', 'bacterial-conjunctivitis'],
    },
  },
  {
    id: 'otitis-externa',
    name: 'Acute otitis externa',
    system: 'eent',
    topic: 'Otitis media and externa',
    source,
    vignettes: [
      'A 24-year-old triathlete has had itching and then strong pain of the left ear for three days. Chewing hurts. The canal is red, swollen and full of moist white debris, and touching the tragus makes her wince. As far as it is seen, the drum is gray and moves. She has no fever.',
    ],
    hallmark: 'pain on moving the auricle with a swollen, moist ear canal',
    lookalikes: [
      'acute-otitis-media',
      'cholesteatoma',
      'contact-dermatitis',
      'sialolithiasis',
      'herpes-zoster',
      'meniere-disease',
      'cellulitis',
      'acute-bacterial-sinusitis',
    ],
    finding: {
      text: 'Pain on pulling the auricle or pressing the tragus',
      why: 'In acute otitis externa the skin of the canal is inflamed, so moving the auricle hurts. In otitis media it does not.',
    },
    test: {
      text: 'Otoscopy of canal and drum',
      why: 'Acute otitis externa is seen directly. The drum is checked, since a hole changes the choice of drops.',
      scene:
        'A 19-year-old lifeguard has ear pain that is worse on chewing and on touch of the ear. He has no fever and hears slightly less.',
      accepts: ['acute-otitis-media', 'cholesteatoma'],
      slips: [
        {
          text: 'CT scan of the skull base',
          why: 'CT is for pain that persists in diabetes or weak immunity.',
        },
        {
          text: 'Irrigation of the painful canal',
          why: 'Water under pressure hurts and may enter through a hole in the drum.',
        },
        {
          text: 'Audiometry of both sides',
          why: 'Audiometry would show a mild block and not its cause.',
        },
      ],
    },
    treatment: {
      text: 'Ciprofloxacin-dexamethasone ear drops',
      why: 'Acute otitis externa is treated with drops after cleaning. They reach high levels where tablets do not.',
      scene:
        'A 15-year-old swimmer has a swollen, moist ear canal with pain on touch. The drum cannot be seen fully. She has no fever and no diabetes.',
      slips: [
        {
          text: 'Neomycin-polymyxin with alcohol drops',
          why: 'Neomycin and alcohol can harm the inner ear if the drum has a hole.',
        },
        {
          text: 'Cephalexin by mouth without drops',
          why: 'Tablets do not cover Pseudomonas and are not needed in local disease.',
        },
      ],
      accepts: ['cellulitis'],
    },
    mechanism: {
      text: 'Moist, injured canal skin invaded by Pseudomonas',
      why: 'In acute otitis externa, water and scratching break the acid wax barrier, and Pseudomonas or staphylococci enter.',
    },
    complication: {
      text: 'Osteomyelitis of the skull base',
      why: 'In diabetes, acute otitis externa may invade bone. Deep pain at night and cranial nerve palsy are signs.',
      accepts: ['cellulitis'],
    },
    risk: {
      text: 'Daily swimming and cotton swab use',
      why: 'Water and injury by swabs are the usual causes of acute otitis externa.',
    },
    advice: {
      text: 'Keep the ear dry for a week and leave out swabs',
      why: 'In acute otitis externa, moisture and swabs keep the barrier broken.',
      scene:
        'A 20-year-old diver begins ear drops for acute otitis externa. He has a course in open water in three days and cleans his ears daily.',
      slips: [
        {
          text: 'Rinse the ear with tap water after each ear drop',
          why: 'Water washes the drug out and keeps the canal moist.',
        },
      ],
    },
  },
  {
    id: 'cholesteatoma',
    name: 'Cholesteatoma',
    system: 'eent',
    topic: 'Otitis media and externa',
    source,
    vignettes: [
      'A 35-year-old man has had foul discharge from the right ear for a year that returns after each course of drops. He hears poorly on that side. After cleaning, a pocket in the upper part of the drum holds white flakes. Sound of a tuning fork on the forehead is louder on the right. There is no pain.',
    ],
    hallmark:
      'lasting foul discharge with hearing loss and white debris in a pocket of the upper drum',
    lookalikes: [
      'otitis-externa',
      'acute-otitis-media',
      'meniere-disease',
      'vestibular-neuritis',
      'transient-ischemic-attack',
      'benign-positional-vertigo',
      'acute-bacterial-sinusitis',
      'sialolithiasis',
    ],
    finding: {
      text: 'Foul discharge with white flakes in the upper drum',
      why: 'A cholesteatoma is a pocket of shed skin in the upper drum, which gets infected and smells.',
    },
    test: {
      text: 'CT of the temporal bone after ear microscopy',
      why: 'Cholesteatoma is seen with the microscope, and CT shows how much bone it has eroded.',
      scene:
        'A 29-year-old woman has had painless foul discharge and hearing loss for a year. Whitish material fills a pocket above the short process.',
      accepts: ['transient-ischemic-attack'],
      slips: [
        {
          text: 'Swab culture with a further month of drops',
          why: 'Culture names germs in the debris and not the pocket behind them.',
        },
        {
          text: 'Biopsy of the drum in the office',
          why: 'Biopsy may injure ossicles and is not needed.',
        },
      ],
    },
    treatment: {
      text: 'Surgical removal with mastoid surgery',
      why: 'A cholesteatoma is removed because it goes on eroding bone. Drops calm infection for a while.',
      scene:
        'A 40-year-old man has an ear pocket full of skin, with erosion of the incus on CT. He has no vertigo or facial weakness.',
      slips: [
        {
          text: 'Ventilation tube through the pocket',
          why: 'A tube does not remove skin that is already trapped.',
        },
        {
          text: 'Antibiotic drops for the next year',
          why: 'Drops calm infection but do not stop the erosion of bone.',
        },
      ],
    },
    mechanism: {
      text: 'Skin trapped in a pocket that dissolves bone',
      why: 'In cholesteatoma, a retraction pocket fills with keratin, and enzymes erode ossicles and bone.',
    },
    complication: {
      text: 'Erosion of ossicles and inner ear',
      why: 'A cholesteatoma destroys ossicles first and then may open the labyrinth, the facial canal or the skull.',
      accepts: [
        'acute-otitis-media',
        'meniere-disease',
        'vestibular-neuritis',
        'benign-positional-vertigo',
      ],
    },
    risk: {
      text: 'Long negative pressure behind the drum',
      why: 'Poor tube function draws the drum inward for years, and a pocket forms, the start of a cholesteatoma.',
      accepts: ['acute-otitis-media'],
    },
    advice: {
      text: 'Come for checks for years, as skin may grow again',
      why: 'After surgery for cholesteatoma, remnants may regrow without symptoms for years.',
      scene:
        'A 32-year-old man is well six months after removal of a cholesteatoma. His ear is dry, and he would rather stay away from clinics.',
      slips: [
        {
          text: 'Clean the ear each week with a curved metal loop',
          why: 'Instruments in lay hands injure the canal and drum.',
        },
      ],
      accepts: ['otitis-externa'],
    },
  },
  {
    id: 'benign-positional-vertigo',
    name: 'Benign paroxysmal positional vertigo',
    system: 'eent',
    topic: 'Vertigo and hearing loss',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Vision and hearing' },
    vignettes: [
      'A 64-year-old woman has had bouts of spinning for a week, each less than a minute, when she rolls to the right in bed or looks up at a shelf. In between she feels well. Hearing is normal. When she is laid back with the head turned right, upbeating torsional nystagmus starts after five seconds and fades.',
    ],
    hallmark:
      'spinning for less than a minute with changes of position and a positive Dix-Hallpike test',
    lookalikes: [
      'meniere-disease',
      'vestibular-neuritis',
      'transient-ischemic-attack',
      'ischemic-stroke',
      'migraine',
      'panic-disorder',
      'cholesteatoma',
      'multiple-sclerosis',
    ],
    finding: {
      text: 'Brief spinning on turning over in bed or looking up',
      why: 'In benign paroxysmal positional vertigo, moving crystals give spinning of seconds with certain positions.',
      scene:
        'A 59-year-old woman reports dizziness for two weeks. Hearing, gait and speech are normal, and loose crystals of the inner ear are suspected.',
    },
    test: {
      text: 'Dix-Hallpike positioning maneuver',
      why: 'Benign paroxysmal positional vertigo is proved by delayed torsional nystagmus in the Dix-Hallpike position.',
      scene:
        'A 70-year-old man spins for half a minute when he gets into bed. Hearing, gait and neurologic examination are normal.',
      slips: [
        {
          text: 'Contrast MRI of brain and inner ear',
          why: 'Imaging is not needed when attacks are brief, positional and without other signs.',
        },
        {
          text: 'Ultrasound of the carotid arteries',
          why: 'Carotid disease does not give spinning that depends on position.',
        },
        {
          text: 'Tilt table test with monitoring',
          why: 'Tilt testing is for fainting. Spinning on lying down is not a fall of pressure.',
        },
      ],
      accepts: ['transient-ischemic-attack'],
    },
    treatment: {
      text: 'Canalith repositioning maneuver',
      why: 'In benign paroxysmal positional vertigo, the Epley maneuver moves crystals back and often cures at once.',
      scene:
        'A 58-year-old dentist has right posterior canal positional vertigo, shown in the office today. Her neck moves freely.',
      slips: [
        {
          text: 'Meclizine daily for three months',
          why: 'Suppressants do not move crystals and slow recovery.',
        },
        {
          text: 'Bed rest with the head kept still',
          why: 'Rest leaves the crystals where they are, so spinning goes on.',
        },
      ],
    },
    mechanism: {
      text: 'Loose crystals inside the posterior canal',
      why: 'In benign paroxysmal positional vertigo, crystals of the utricle enter the posterior canal and drag fluid with them.',
    },
    complication: {
      text: 'Falls with injury in older people',
      why: 'Benign paroxysmal positional vertigo is harmless itself, but sudden spinning leads to falls.',
      accepts: ['vestibular-neuritis', 'meniere-disease', 'multiple-sclerosis'],
    },
    risk: {
      text: 'Recent head injury or older age',
      why: 'Age and head injury loosen crystals, the cause of benign paroxysmal positional vertigo.',
    },
    advice: {
      text: 'Repeat the maneuver at home if the spinning returns',
      why: 'Benign paroxysmal positional vertigo recurs in up to half of patients, and home maneuvers work again.',
      scene:
        'A 66-year-old gardener has had no symptoms since he was treated in the office for positional vertigo. He asks what he can do if it comes back.',
      slips: [
        {
          text: 'Sleep upright for a year to keep the crystals down',
          why: 'Restrictions of posture after the maneuver do not help.',
        },
      ],
      accepts: ['vestibular-neuritis'],
    },
  },
  {
    id: 'meniere-disease',
    name: 'Meniere disease',
    system: 'eent',
    topic: 'Vertigo and hearing loss',
    source,
    vignettes: [
      'A 47-year-old accountant has had five attacks in a year. The left ear feels full and roars, then the room spins for two to four hours and he vomits. Hearing drops on the left and recovers partly. Between attacks, a hearing test shows loss of low tones on the left. MRI of the inner ear canal is normal.',
    ],
    hallmark: 'attacks of vertigo for hours with a roaring, full ear and loss of low tones',
    lookalikes: [
      'vestibular-neuritis',
      'benign-positional-vertigo',
      'transient-ischemic-attack',
      'cholesteatoma',
      'migraine',
      'acute-otitis-media',
      'ischemic-stroke',
      'multiple-sclerosis',
    ],
    finding: {
      text: 'Vertigo for hours with a roaring ear that hears less',
      why: 'Meniere disease joins vertigo of 20 minutes to 12 hours with tinnitus, fullness and changing hearing.',
    },
    test: {
      text: 'Pure-tone audiometry of each ear',
      why: 'Audiometry shows the low-tone sensorineural loss that belongs to Meniere disease.',
      scene:
        'A 52-year-old woman has had four attacks of spinning for three hours with roaring and fullness of the right ear. The drum is normal.',
      slips: [
        {
          text: 'Plain films of the neck spine',
          why: 'The neck does not cause roaring and low-tone loss.',
        },
        {
          text: 'Serum IgE with food panels',
          why: 'Food panels do not diagnose a disorder of endolymph.',
        },
      ],
      accepts: ['transient-ischemic-attack'],
    },
    treatment: {
      text: 'Salt restriction with a thiazide diuretic',
      why: 'In Meniere disease, less salt and a diuretic are the usual first step to reduce endolymph and attacks.',
      scene:
        'A 44-year-old teacher has Meniere disease with two attacks a month. Hearing between attacks is fair, blood pressure is 128/80 mm Hg and kidneys are healthy.',
      slips: [
        {
          text: 'Surgical section of the vestibular nerve',
          why: 'Surgery is for severe disease that nothing else controls.',
        },
        {
          text: 'Gentamicin by vein for one week',
          why: 'Systemic gentamicin destroys both inner ears. It is injected into one ear at most.',
        },
      ],
    },
    mechanism: {
      text: 'Excess endolymph that swells the inner ear',
      why: 'In Meniere disease endolymph builds up, and its membranes swell and at times tear.',
    },
    complication: {
      text: 'Lasting hearing loss of that ear',
      why: 'In Meniere disease, hearing recovers less after each attack and stays low in time.',
      accepts: [
        'transient-ischemic-attack',
        'cholesteatoma',
        'vestibular-neuritis',
        'acute-otitis-media',
      ],
    },
    risk: {
      text: 'Age of 40 to 60 with an affected parent',
      why: 'Meniere disease begins mostly between 40 and 60 and runs in some families.',
    },
    advice: {
      text: 'Do not climb or drive when an attack announces itself',
      why: 'In Meniere disease, fullness and roaring often precede vertigo, which may strike within minutes.',
      scene:
        'A 49-year-old roofer with Meniere disease has a bout each month. He feels pressure in the ear for a quarter of an hour before.',
      slips: [
        {
          text: 'Drink salted broth as soon as the ear feels full',
          why: 'Salt adds to endolymph and may worsen attacks.',
        },
      ],
      accepts: ['migraine', 'ischemic-stroke'],
    },
  },
  {
    id: 'vestibular-neuritis',
    name: 'Vestibular neuritis',
    system: 'eent',
    topic: 'Vertigo and hearing loss',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Eye and ear emergencies' },
    vignettes: [
      'A 39-year-old woman woke with violent spinning and vomiting that has not stopped for 20 hours. She had a cold last week. Hearing is normal. Nystagmus beats to the left in each gaze direction. When the head is thrust to the right, the eyes lag and jump back. She walks unsteadily but unaided, and speech is clear.',
    ],
    hallmark: 'constant vertigo for days with normal hearing and a positive head impulse test',
    lookalikes: [
      'benign-positional-vertigo',
      'meniere-disease',
      'ischemic-stroke',
      'transient-ischemic-attack',
      'multiple-sclerosis',
      'migraine',
      'cholesteatoma',
      'acute-otitis-media',
    ],
    finding: {
      text: 'Constant spinning for a day with normal hearing',
      why: 'In vestibular neuritis the spinning lasts for days without a break, and hearing is spared.',
    },
    test: {
      text: 'Head impulse, nystagmus and skew tests',
      why: 'In vestibular neuritis these three bedside tests tell a nerve lesion from stroke better than early MRI.',
      scene:
        'A 45-year-old man has spun without a break for eight hours. His speech, limbs and hearing are normal. A CT of the head shows nothing.',
      slips: [
        {
          text: 'Dix-Hallpike test while he is spinning',
          why: 'Positional testing is for brief attacks. In constant vertigo it misleads.',
        },
        {
          text: 'Caloric test with ice water tomorrow',
          why: 'Caloric testing tomorrow does not help to exclude stroke today.',
        },
      ],
      accepts: ['ischemic-stroke', 'benign-positional-vertigo'],
    },
    treatment: {
      text: 'Brief antiemetic, then balance exercises',
      why: 'In vestibular neuritis, suppressants are given for at most a few days. Early exercise lets the brain compensate.',
      scene:
        'A 34-year-old woman has had vestibular neuritis for two days. Vomiting has eased, stroke has been excluded, and she can sit up.',
      slips: [
        {
          text: 'Diazepam and bed rest for a month',
          why: 'Long sedation and rest hinder the compensation by the brain.',
        },
        {
          text: 'Amoxicillin by mouth for ten days',
          why: 'The inflammation of the nerve is not caused by bacteria.',
        },
      ],
      accepts: ['acute-otitis-media'],
    },
    mechanism: {
      text: 'Viral inflammation of the nerve of balance',
      why: 'Vestibular neuritis is thought to be a viral or postviral loss of one vestibular nerve.',
    },
    complication: {
      text: 'Imbalance that persists for months',
      why: 'After vestibular neuritis, compensation may stay incomplete, above all without exercise.',
      accepts: [
        'multiple-sclerosis',
        'transient-ischemic-attack',
        'benign-positional-vertigo',
        'ischemic-stroke',
      ],
    },
    risk: {
      text: 'Upper respiratory infection last week',
      why: 'Vestibular neuritis often follows a viral infection of the upper airway.',
    },
    advice: {
      text: 'Move and walk early so that your brain can adapt',
      why: 'In vestibular neuritis, movement trains the brain to make up for the lost nerve.',
      scene:
        'A 50-year-old woman is on day four of vestibular neuritis. She lies still in a dark room, as each turn of the head makes her dizzy.',
      slips: [
        {
          text: 'Stay in bed until the last dizziness has passed',
          why: 'Long rest delays compensation by the brain and prolongs imbalance.',
        },
      ],
      accepts: ['multiple-sclerosis'],
    },
  },
];

import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Whether an antibiotic is needed, which one and for how long. */
export const stewardshipFacts: readonly Fact<Phrase>[] = [
  {
    id: 'bronchitis-green-sputum',
    drugs: [],
    to: ['NP'],
    scene:
      'A healthy 35-year-old has coughed for eight days with green sputum. Vital signs and lungs are normal.',
    ask: 'What is the best plan?',
    key: [
      'Symptom relief without an antibiotic',
      'Acute bronchitis is viral. Green sputum shows white cells and not bacteria.',
    ],
    wrong: [
      [
        'Azithromycin tablets for five days',
        'It does not shorten viral bronchitis and can lengthen the QT interval.',
      ],
      [
        'Doxycycline for seven days',
        'It brings nausea and sunburn without any benefit in a viral illness.',
      ],
      [
        'Amoxicillin for ten days',
        'Bacteria are rarely the cause, so amoxicillin has nothing to act on.',
      ],
      ['Levofloxacin tablets for five to ten days', 'A broad drug is out of place here.'],
      ['Prednisone for seven days', 'It does not help bronchitis in healthy people.'],
    ],
    note: 'Normal vital signs and clear lungs make pneumonia unlikely. Cough of bronchitis lasts two to three weeks.',
  },
  {
    id: 'strep-confirmed',
    drugs: ['penicillin V'],
    to: ['NP'],
    pa: ['eent', 'Pharyngitis and peritonsillar abscess'],
    scene:
      'A 9-year-old without allergies has fever, tonsillar exudate and tender neck nodes without cough. The rapid streptococcal test is positive.',
    ask: 'Which antibiotic is best?',
    key: [
      'Amoxicillin for 10 days',
      'Group A streptococci remain sensitive to penicillins, and ten days prevent rheumatic fever.',
    ],
    wrong: [
      ['Azithromycin for 10 days', 'Resistance occurs, and it is for true penicillin allergy.'],
      ['Trimethoprim-sulfamethoxazole', 'It does not clear streptococci from the throat.'],
      [
        'Doxycycline for 10 days',
        'Many streptococci resist it, and it is avoided in young children.',
      ],
      ['Ciprofloxacin for 7 days', 'It is weak against streptococci.'],
      ['Cefdinir for 14 days', 'A broader drug for longer has no advantage.'],
    ],
  },
  {
    id: 'viral-throat',
    drugs: [],
    to: ['NP'],
    pa: ['eent', 'Pharyngitis and peritonsillar abscess'],
    scene:
      'A 28-year-old has a sore throat with cough, runny nose and hoarseness, no fever and no exudate.',
    ask: 'What is the best next step?',
    key: [
      'Comfort measures without a test',
      'Cough, runny nose and hoarseness point to a virus, so neither test nor antibiotic is needed.',
    ],
    wrong: [
      [
        'Throat culture followed by amoxicillin',
        'The chance of streptococci is too low to justify a culture or drug.',
      ],
      [
        'Azithromycin to be safe',
        'It does nothing against viruses and breeds resistance in other bacteria.',
      ],
      [
        'Penicillin injection today',
        'No streptococci are likely, so an injection brings pain and no gain.',
      ],
      [
        'Blood count and cephalexin',
        'A blood count does not change care, and the drug does not help.',
      ],
      ['Clindamycin for ten days', 'It risks C. difficile and has no benefit in a viral illness.'],
    ],
    note: 'Fever, exudate, tender front nodes and no cough raise the chance of streptococci. With none of them, do not test.',
  },
  {
    id: 'asymptomatic-bacteriuria',
    drugs: [],
    to: ['NP'],
    pa: ['genitourinary', 'Cystitis and prostatitis'],
    step2: ['renal-reproductive', 'Urinary tract infection'],
    scene:
      'A urine culture sent by mistake from a well 79-year-old woman in a care home grows 100,000/mL of E. coli. She has no urinary symptoms and no fever.',
    ask: 'What is the best plan?',
    key: [
      'No antibiotic and no repeat culture',
      'Bacteria without symptoms are common in old age, and treatment breeds resistance.',
    ],
    wrong: [
      [
        'Nitrofurantoin capsules for five days',
        'Treatment without symptoms does no good and selects resistant bacteria.',
      ],
      [
        'Ciprofloxacin tablets for three days',
        'It risks tendons and C. difficile without benefit.',
      ],
      [
        'A repeat culture each week',
        'It would be positive again and mislead into treatment that is not needed.',
      ],
      [
        'Fosfomycin as a single dose',
        'Even a single dose is needless as long as symptoms are absent.',
      ],
      [
        'Cranberry with cephalexin',
        'Bacteria without symptoms need no treatment, by berry or by drug.',
      ],
    ],
    note: 'Screen and treat bacteriuria without symptoms in pregnancy and before urologic procedures with bleeding, and not otherwise.',
  },
  {
    id: 'bacteriuria-pregnancy',
    drugs: ['cephalexin'],
    to: ['NP'],
    pa: ['reproductive', 'Prenatal care and normal pregnancy'],
    step2: ['pregnancy', 'Prenatal care'],
    scene:
      'At 12 weeks of pregnancy a urine culture grows 100,000/mL of E. coli sensitive to all drugs tested. The woman has no symptoms.',
    ask: 'Which plan is best?',
    key: [
      'Cephalexin and a culture afterward',
      'In pregnancy bacteriuria leads to pyelonephritis, so it is treated with a safe drug.',
    ],
    wrong: [
      [
        'Watchful waiting until symptoms',
        'Up to a third would get pyelonephritis, which endangers the pregnancy.',
      ],
      [
        'Ciprofloxacin for three days',
        'Fluoroquinolones are avoided in pregnancy, as safer drugs are at hand.',
      ],
      [
        'Doxycycline for seven days',
        'Tetracyclines harm the teeth and bones of the fetus and are avoided.',
      ],
      [
        'Trimethoprim for three days',
        'It blocks folate, which the fetus needs most in the first trimester.',
      ],
      [
        'Gentamicin by vein for one whole week',
        'Aminoglycosides can harm the ear of the fetus and need injections.',
      ],
    ],
  },
  {
    id: 'cystitis-simple',
    drugs: ['nitrofurantoin'],
    to: ['NP'],
    pa: ['genitourinary', 'Cystitis and prostatitis'],
    step2: ['renal-reproductive', 'Urinary tract infection'],
    scene:
      'A 26-year-old woman has burning and frequency for a day. There is no fever, no flank pain, no discharge and no pregnancy.',
    ask: 'Which treatment is best?',
    key: [
      'Nitrofurantoin for five days',
      'It works in the bladder, breeds little resistance and spares the gut flora.',
    ],
    wrong: [
      [
        'Ciprofloxacin for a full seven days',
        'Fluoroquinolones have serious harms and are kept for graver infections.',
      ],
      [
        'Amoxicillin for seven days',
        'Many strains of E. coli resist it, so that cure is uncertain.',
      ],
      [
        'Levofloxacin for three days',
        'Its risks to tendons and nerves are out of proportion in simple cystitis.',
      ],
      ['Ceftriaxone as a single injection', 'It is for pyelonephritis or other grave infection.'],
      ['Azithromycin as one dose', 'It does not treat E. coli in the urine.'],
    ],
  },
  {
    id: 'sinusitis-day-five',
    drugs: [],
    to: ['NP'],
    pa: ['eent', 'Allergic rhinitis and sinusitis'],
    scene:
      'A 40-year-old has had facial pressure and thick discharge for five days, which is slowly getting better. The temperature is normal.',
    ask: 'What should be advised?',
    key: [
      'Saline rinses and nasal steroid spray',
      'Viral sinusitis gets better within ten days, and these measures ease it.',
    ],
    wrong: [
      [
        'Amoxicillin-clavulanate for ten full days',
        'Less than ten days without worsening does not suggest bacteria.',
      ],
      [
        'Azithromycin for five days',
        'Resistance of pneumococci is common, and bacteria are an unlikely cause.',
      ],
      ['Levofloxacin for seven days', 'Its risks to tendons and nerves outweigh any benefit here.'],
      [
        'Computed tomography of the sinuses',
        'Images cannot tell a virus from bacteria and add cost and radiation.',
      ],
      [
        'Clindamycin with rifampin',
        'Such a pair is for complicated infection, of which there is no sign.',
      ],
    ],
    note: 'Bacteria are likely when symptoms last ten days or more, start with high fever, or get worse after getting better.',
  },
  {
    id: 'otitis-watch',
    drugs: ['amoxicillin'],
    to: ['NP'],
    pa: ['eent', 'Otitis media and externa'],
    scene:
      'A 4-year-old has mild pain in one ear since yesterday and a temperature of 38.1 °C (100.6 °F). The eardrum is red and bulges slightly.',
    ask: 'Which plan is acceptable and sparing?',
    key: [
      'Pain relief and review in 48 to 72 hours',
      'A child over 2 years with mild, one-sided otitis often gets well without an antibiotic.',
    ],
    wrong: [
      [
        'Azithromycin for five days at once',
        'It is weaker against pneumococci and haemophilus, the usual causes.',
      ],
      [
        'Ciprofloxacin drops in the ear',
        'Drops do not pass an intact eardrum and cannot reach the middle ear.',
      ],
      [
        'Ceftriaxone injections on three days in a row',
        'Injections are for treatment by mouth that failed or cannot be taken.',
      ],
      [
        'Antihistamine and decongestant',
        'They do not clear fluid or pain of otitis media and sedate.',
      ],
      [
        'Amoxicillin each winter night',
        'Prevention with antibiotics breeds resistance and is no longer advised.',
      ],
    ],
  },
  {
    id: 'cellulitis-no-pus',
    drugs: ['cephalexin'],
    to: ['NP'],
    pa: ['dermatologic', 'Cellulitis and impetigo'],
    step2: ['msk-skin', 'Skin infections'],
    scene:
      'A {patient} has a warm, red, tender shin for two days after a scratch. There is no pus and no fever, and resistant staphylococci have not been found before.',
    ask: 'Which drug is best?',
    key: ['Cephalexin', 'Cellulitis without pus comes from streptococci, which cephalexin covers.'],
    wrong: [
      ['Vancomycin', 'IV cover of resistant staphylococci is not needed.'],
      ['Ciprofloxacin', 'It is weak against streptococci.'],
      ['Metronidazole', 'It acts on anaerobes and not on the streptococci of skin.'],
      ['Nitrofurantoin', 'It reaches a useful level in the bladder alone, not in skin.'],
      ['Fluconazole', 'It acts on fungi, and this infection comes from bacteria.'],
    ],
  },
  {
    id: 'abscess-drain',
    drugs: [],
    to: ['NP'],
    pa: ['dermatologic', 'Cellulitis and impetigo'],
    step2: ['msk-skin', 'Skin infections'],
    scene:
      'A healthy 30-year-old has a soft, tender lump of 1.5 cm on the thigh with pus beneath thin skin and no redness around it.',
    ask: 'What is the most important treatment?',
    key: ['Incision and drainage', 'Pus must be let out. Drugs do not enter an abscess well.'],
    wrong: [
      ['Cephalexin by mouth', 'It does not reach pus and misses resistant staphylococci.'],
      ['Mupirocin ointment', 'It acts on the surface and does not reach deeper tissue.'],
      [
        'Vancomycin by vein',
        'The infection is small and local, so treatment by vein is not needed.',
      ],
      [
        'Warm baths for a month',
        'Baths do not empty an abscess. Ripe pus needs to be drained now.',
      ],
      ['Doxycycline for life', 'Long courses of antibiotics are out of place once pus is drained.'],
    ],
    note: 'Drainage cures small abscesses. An antibiotic is added for fever, wide redness, many abscesses or weak defenses.',
  },
  {
    id: 'narrow-after-culture',
    drugs: ['nafcillin'],
    to: ['NP'],
    pa: ['infectious-diseases', 'Sepsis and bacteremia'],
    step2: ['multisystem', 'Sepsis'],
    scene:
      'A {patient} with fever receives vancomycin and piperacillin-tazobactam. After two days blood cultures grow Staphylococcus aureus that is sensitive to methicillin.',
    ask: 'What is the best change?',
    key: [
      'Nafcillin in place of both',
      'A beta-lactam kills sensitive staphylococci better than vancomycin, and narrow treatment spares kidneys and flora.',
    ],
    wrong: [
      [
        'Vancomycin by itself',
        'It is less effective than a beta-lactam against sensitive staphylococci.',
      ],
      ['Both drugs for 14 more days', 'Together they harm kidneys and are broader than needed.'],
      [
        'Oral doxycycline today',
        'Bacteremia with staphylococci needs treatment by vein for weeks.',
      ],
      [
        'Meropenem by itself',
        'It is far broader than needed and drives resistance in gut bacteria.',
      ],
      [
        'Gentamicin by itself',
        'By itself it is weak against staphylococci, and it harms kidney and ear.',
      ],
    ],
  },
  {
    id: 'delayed-allergy-label',
    drugs: ['amoxicillin'],
    to: ['NP'],
    pa: ['infectious-diseases', 'Immunization and prophylaxis'],
    scene:
      'A 45-year-old is said to be allergic to penicillin. The mother recalls an upset stomach with amoxicillin at age 5, and nothing else happened.',
    ask: 'What should be done about the label?',
    key: [
      'Remove it and allow penicillins',
      'An upset stomach is no allergy. The label leads to broader and worse drugs.',
    ],
    wrong: [
      [
        'Keep it and use fluoroquinolones',
        'Avoiding penicillin without need brings resistance and harm.',
      ],
      [
        'Give epinephrine before each dose',
        'There is no allergy to treat, and epinephrine strains the heart.',
      ],
      [
        'Desensitize in intensive care',
        'This is for proven severe allergy when no other drug will do.',
      ],
      [
        'Keep it and avoid beta-lactams',
        'This denies the patient the best drugs without a reason.',
      ],
      [
        'Give diphenhydramine with each dose',
        'It is needless without allergy and could hide a real reaction.',
      ],
    ],
  },
  {
    id: 'cdiff-stop',
    drugs: ['clindamycin'],
    to: ['NP'],
    scene:
      'On day six of clindamycin a {patient} has ten watery stools a day, and the test for C. difficile toxin is positive.',
    ask: 'Besides stopping clindamycin, which drug is a first choice?',
    key: ['Oral vancomycin', 'It stays in the gut, where the organism is.'],
    wrong: [
      ['IV vancomycin', 'Given IV, it does not reach the colon.'],
      ['Oral loperamide', 'It slows the bowel and so holds the toxin in the colon.'],
      ['Oral ciprofloxacin', 'It harms the normal flora and so favors C. difficile.'],
      [
        'IV ceftriaxone',
        'A broad cephalosporin disturbs the flora further and is a cause of colitis.',
      ],
      ['Oral amoxicillin', 'It does not act on C. difficile and disturbs the flora further.'],
    ],
  },
  {
    id: 'animal-bite',
    drugs: ['amoxicillin-clavulanate'],
    to: ['NP'],
    pa: ['infectious-diseases', 'Immunization and prophylaxis'],
    scene:
      'A cat bit a {patient} deep into the hand three hours ago. Tetanus cover is up to date, and there are no allergies.',
    ask: 'Which drug should be given to prevent infection?',
    key: [
      'Amoxicillin-clavulanate',
      'It covers Pasteurella, staphylococci and anaerobes of the cat’s mouth.',
    ],
    wrong: [
      ['Cephalexin', 'It is weak against Pasteurella, a usual germ of animal bites.'],
      ['Clindamycin', 'By itself it misses Pasteurella, a usual germ of animal bites.'],
      ['Erythromycin', 'Pasteurella, a usual germ of animal bites, is resistant to it.'],
      ['Dicloxacillin', 'It covers staphylococci but leaves Pasteurella and anaerobes.'],
      ['Metronidazole', 'By itself it acts on anaerobes and misses Pasteurella.'],
    ],
  },
];

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
      ['Azithromycin tablets for five days', 'It does not shorten viral bronchitis.'],
      ['Doxycycline for seven days', 'It brings side effects without benefit.'],
      ['Amoxicillin for ten days', 'Bacteria are rarely the cause.'],
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
      ['Throat culture followed by amoxicillin', 'The chance of streptococci is too low.'],
      ['Azithromycin to be safe', 'It does nothing against viruses.'],
      ['Penicillin injection today', 'No streptococci are likely.'],
      ['Blood count and cephalexin', 'Neither test nor drug helps here.'],
      ['Clindamycin for ten days', 'It risks C. difficile without benefit.'],
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
      ['Nitrofurantoin capsules for five days', 'Treatment without symptoms does no good.'],
      [
        'Ciprofloxacin tablets for three days',
        'It risks tendons and C. difficile without benefit.',
      ],
      ['A repeat culture each week', 'It would be positive again and mislead.'],
      ['Fosfomycin as a single dose', 'A single dose is still needless.'],
      ['Cranberry with cephalexin', 'No treatment is needed.'],
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
      ['Watchful waiting until symptoms', 'Up to a third would get pyelonephritis.'],
      ['Ciprofloxacin for three days', 'Fluoroquinolones are avoided in pregnancy.'],
      ['Doxycycline for seven days', 'Tetracyclines harm fetal teeth and bone.'],
      ['Trimethoprim for three days', 'It blocks folate in the first trimester.'],
      ['Gentamicin by vein for one whole week', 'Aminoglycosides can harm the fetal ear.'],
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
      ['Ciprofloxacin for a full seven days', 'Fluoroquinolones are kept for graver infections.'],
      ['Amoxicillin for seven days', 'Many E. coli resist it.'],
      ['Levofloxacin for three days', 'Its risks are out of proportion.'],
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
      ['Azithromycin for five days', 'Resistance is common, and bacteria are unlikely.'],
      ['Levofloxacin for seven days', 'Its risks outweigh any benefit here.'],
      ['Computed tomography of the sinuses', 'Films cannot tell a virus from bacteria.'],
      ['Clindamycin with rifampin', 'Such a pair is for complicated infection.'],
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
      ['Azithromycin for five days at once', 'It is weaker against pneumococci and haemophilus.'],
      ['Ciprofloxacin drops in the ear', 'Drops do not pass an intact eardrum.'],
      ['Ceftriaxone injections on three days in a row', 'These are for failed treatment by mouth.'],
      ['Antihistamine and decongestant', 'They do not help otitis media.'],
      ['Amoxicillin each winter night', 'Prevention with antibiotics breeds resistance.'],
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
      ['Metronidazole', 'It acts on anaerobes.'],
      ['Nitrofurantoin', 'It acts in the bladder alone.'],
      ['Fluconazole', 'It acts on fungi.'],
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
      ['Mupirocin ointment', 'It acts on the surface.'],
      ['Vancomycin by vein', 'The infection is small and local.'],
      ['Warm baths for a month', 'Ripe pus needs to be drained now.'],
      ['Doxycycline for life', 'Long antibiotics are out of place.'],
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
      ['Vancomycin by itself', 'It is less effective against sensitive staphylococci.'],
      ['Both drugs for 14 more days', 'Together they harm kidneys and are broader than needed.'],
      ['Oral doxycycline today', 'Bacteremia with staphylococci needs IV treatment.'],
      ['Meropenem by itself', 'It is far broader than needed.'],
      ['Gentamicin by itself', 'It is weak against staphylococci and toxic.'],
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
      ['Give epinephrine before each dose', 'There is no allergy to treat.'],
      [
        'Desensitize in intensive care',
        'This is for proven severe allergy when no other drug will do.',
      ],
      ['Keep it and avoid beta-lactams', 'This denies the best drugs without reason.'],
      ['Give diphenhydramine with each dose', 'It is needless and hides real reactions.'],
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
      ['Oral loperamide', 'It holds the toxin in the colon.'],
      ['Oral ciprofloxacin', 'It favors C. difficile.'],
      [
        'IV ceftriaxone',
        'A broad cephalosporin disturbs the flora further and is a cause of colitis.',
      ],
      ['Oral amoxicillin', 'It does not act on C. difficile.'],
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
      ['Cephalexin', 'It is weak against Pasteurella.'],
      ['Clindamycin', 'By itself it misses Pasteurella.'],
      ['Erythromycin', 'Pasteurella resists it.'],
      ['Dicloxacillin', 'It covers staphylococci but leaves Pasteurella and anaerobes.'],
      ['Metronidazole', 'It acts on anaerobes and misses Pasteurella.'],
    ],
  },
];

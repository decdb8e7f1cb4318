import type { CategoryGroup } from '../basic-care/care-fact.ts';

/** Tests for people without symptoms, where guidelines agree. */
export const screeningGroup: CategoryGroup = {
  rn: 'Health screening',
  lpn: 'Health screening and disease prevention',
  id: 'screening-test',
  question: 'Which test is recommended as routine screening in this situation?',
  takeaway:
    'Screening follows age, sex, pregnancy and exposure, and it is offered to people who feel well.',
  categories: [
    [
      'colon',
      'Colonoscopy or stool test',
      'Colorectal cancer screening begins at 45 years for adults at average risk.',
      'adult',
    ],
    [
      'bone',
      'Bone density measurement',
      'Bone density is measured in women from 65 years, and earlier if risk is high.',
      'adult',
    ],
    [
      'aorta',
      'Ultrasound of the aorta',
      'A single ultrasound of the aorta is for men of 65 to 75 years who ever smoked.',
      'adult',
    ],
    [
      'glucose',
      'Oral glucose challenge test',
      'The glucose challenge test belongs to weeks 24 to 28 of pregnancy.',
      'pregnancy',
    ],
    [
      'strep',
      'Vaginal and rectal culture',
      'The culture for group B streptococci is taken at about 36 to 37 weeks of pregnancy.',
      'pregnancy',
    ],
    [
      'lead',
      'Blood lead measurement',
      'Lead is measured in young children who live where exposure is likely.',
      'child',
    ],
    [
      'hearing',
      'Otoacoustic emission test',
      'The otoacoustic emission test screens the hearing of newborns.',
      'child',
    ],
    [
      'heel',
      'Heel-stick blood spots',
      'Heel-stick spots screen newborns for metabolic and endocrine diseases.',
      'child',
    ],
    [
      'tst',
      'Tuberculin skin or blood test',
      'Tuberculosis testing is for people with exposure or from places with much disease.',
      'adult',
    ],
    [
      'chlamydia',
      'Chlamydia nucleic acid test',
      'Chlamydia is tested in sexually active women under 25 years.',
      'adult',
    ],
    [
      'alpha',
      'Alpha-fetoprotein in blood',
      'Alpha-fetoprotein at 15 to 20 weeks screens for open neural tube defects.',
      'pregnancy',
    ],
    [
      'xray',
      'Chest x-ray',
      'A chest x-ray is for symptoms and is not a screening test for people who feel well.',
      'adult',
    ],
    [
      'stress',
      'Exercise stress test',
      'An exercise stress test is for people with symptoms or high risk of heart disease.',
      'adult',
    ],
    [
      'marker',
      'CA-125 blood test',
      'The CA-125 level follows known ovarian cancer and is not used to screen at average risk.',
      'adult',
    ],
    [
      'amnio',
      'Amniocentesis',
      'Amniocentesis is a diagnostic test with some risk, offered for a special reason.',
      'pregnancy',
    ],
    [
      'villus',
      'Chorionic villus sampling',
      'Chorionic villus sampling is a diagnostic test in early pregnancy, offered for a reason.',
      'pregnancy',
    ],
    [
      'nonstress',
      'Fetal nonstress test',
      'The nonstress test watches a fetus at risk and is not part of an uneventful pregnancy.',
      'pregnancy',
    ],
    [
      'sweat',
      'Sweat chloride test',
      'The sweat test confirms cystic fibrosis after a positive screen or typical symptoms.',
      'child',
    ],
    [
      'eeg',
      'Electroencephalogram',
      'An electroencephalogram is done for suspected seizures and not as screening.',
      'child',
    ],
    [
      'skeletal',
      'Skeletal x-ray survey',
      'X-rays of the whole skeleton are taken when abuse or bone disease is suspected.',
      'child',
    ],
  ],
  cases: [
    [
      'adult-forty-six',
      'colon',
      'A 46-year-old man without symptoms or family history of cancer has not seen a provider in ten years. He has not smoked.',
      'Adults at average risk start colorectal screening at 45 years.',
    ],
    [
      'woman-sixty-six',
      'bone',
      'A 66-year-old woman is well, has a stool test each year and takes no drugs. She asks how she can avoid a hip fracture.',
      'Osteoporosis is silent until a fracture, so women are screened from 65 years.',
      ['colon'],
    ],
    [
      'former-smoker',
      'aorta',
      'A 68-year-old man smoked for 20 years and quit long ago. His stool test is up to date, and the abdomen is not tender.',
      'A single ultrasound finds an aneurysm before it ruptures in men who ever smoked.',
      ['colon'],
    ],
    [
      'twenty-six-weeks',
      'glucose',
      'A healthy client with an uneventful pregnancy has reached 26 weeks.',
      'Gestational diabetes seldom has symptoms and is looked for at this time.',
    ],
    [
      'thirty-six-weeks',
      'strep',
      'A client with an uneventful pregnancy comes for the visit at 36 weeks. The glucose test was normal.',
      'Carriers of group B streptococci receive an antibiotic in labor to protect the newborn.',
    ],
    [
      'old-paint',
      'lead',
      'A 12-month-old lives in a house from 1930 with peeling paint. The child is growing well.',
      'Dust of old paint is a common source, and harm occurs before symptoms.',
    ],
    [
      'first-day-ears',
      'hearing',
      'Parents of a day-old newborn want to know how one can tell whether their child hears well.',
      'An electronic test in the first month finds hearing loss before speech is delayed.',
      ['heel'],
    ],
    [
      'pku-question',
      'heel',
      'A term newborn is 30 hours old and feeds well. An older cousin was born with phenylketonuria.',
      'Spots taken after 24 hours of feeding show phenylketonuria before damage occurs.',
      ['hearing'],
    ],
    [
      'shelter-stay',
      'tst',
      'A 34-year-old who recently spent six weeks in a crowded shelter starts work in a nursing home.',
      'Exposure in a crowded setting and work with frail people are reasons to test.',
      ['xray'],
    ],
    [
      'college-clinic',
      'chlamydia',
      'A 20-year-old woman with a new partner comes to the college clinic for contraception and has no complaints.',
      'Most infections are silent and can lead to infertility, so young women are tested.',
    ],
    [
      'sixteen-weeks',
      'alpha',
      'At 16 weeks a pregnant client asks how one can find out whether the spine of the fetus is closed.',
      'The level in the blood of the mother rises with an open neural tube defect.',
      ['amnio'],
    ],
  ],
};

/** Ways to examine. */
export const techniqueGroup: CategoryGroup = {
  rn: 'Techniques of physical assessment',
  lpn: 'Data collection techniques',
  id: 'assessment-technique',
  question: 'Which technique or tool fits best?',
  takeaway:
    'Choose the sense and tool that show the sign best, and compare both sides of the body.',
  categories: [
    [
      'bell',
      'Bell of the stethoscope',
      'The bell held lightly picks up low tones such as bruits and extra heart sounds.',
    ],
    [
      'diaphragm',
      'Diaphragm of the stethoscope',
      'The diaphragm pressed firmly picks up high tones such as breath and bowel sounds.',
    ],
    [
      'percussion',
      'Percussion with two fingers',
      'Percussion tells air from fluid and solid tissue by tone.',
    ],
    [
      'light',
      'Light palpation with fingertips',
      'Light palpation finds tenderness and surface changes and comes before deep pressure.',
    ],
    [
      'back-hand',
      'Back of the examiner’s hand',
      'The back of the hand is the most sensitive to temperature.',
    ],
    [
      'snellen',
      'Snellen chart at 20 feet',
      'The Snellen chart measures distance vision and nothing of the other senses.',
    ],
    [
      'weber',
      'Tuning fork on the forehead',
      'The Weber test with a fork on the midline compares hearing of both ears.',
    ],
    [
      'romberg',
      'Romberg stance with eyes shut',
      'The Romberg test shows whether balance depends on sight.',
    ],
    [
      'filament',
      'Monofilament on the sole',
      'The monofilament tests protective sensation of the foot.',
    ],
    [
      'penlight',
      'Penlight shone from the side',
      'A penlight from the side tests how the pupils react.',
    ],
    [
      'tape',
      'Tape measure at a marked point',
      'A tape at a marked point shows change of girth over time.',
    ],
  ],
  cases: [
    [
      'carotid-bruit',
      'bell',
      'An older client has had a brief loss of vision in one eye. The nurse listens over the carotid artery for a low-pitched blowing sound.',
      'A bruit is low in pitch and is heard best with light contact of the small cup.',
    ],
    [
      'third-heart-sound',
      'bell',
      'In a client with heart failure the nurse listens at the apex for a low-pitched extra sound after the second heart sound.',
      'A third heart sound is low in pitch, and firm pressure would filter it out.',
    ],
    [
      'crackle-bases',
      'diaphragm',
      'A client with pneumonia sits upright and breathes deeply with the mouth open while the nurse searches for fine crackles.',
      'Breath sounds are high in pitch and need firm contact of the flat side.',
    ],
    [
      'dull-flank',
      'percussion',
      'The abdomen of a client with liver disease is swollen. The nurse wants to know whether the swelling is gas or fluid.',
      'Gas gives a drumlike tone and fluid a dull one.',
    ],
    [
      'tender-quadrant',
      'light',
      'After listening to the abdomen of a client with vague pain the nurse looks for areas of tenderness and guarding.',
      'Gentle pressure of about 1 cm shows tender areas and lets the client relax.',
    ],
    [
      'cold-foot',
      'back-hand',
      'After surgery on a leg artery the nurse compares the warmth of both feet.',
      'Thin skin over the knuckles senses small differences in warmth.',
    ],
    [
      'school-vision',
      'snellen',
      'A 10-year-old complains that words on the board at the far end of the classroom are blurred.',
      'Distance vision is measured with letters of set size at a set distance.',
    ],
    [
      'sound-one-side',
      'weber',
      'A client hears less with the left ear since a cold. The nurse wants to learn to which side sound travels through bone.',
      'Sound from the midline is heard on the blocked side in conductive loss.',
    ],
    [
      'sways-dark',
      'romberg',
      'A client with vitamin B12 deficiency stumbles at night when the light is off. The nurse stands close to prevent a fall.',
      'Marked sway once the eyes are shut shows loss of position sense.',
    ],
    [
      'diabetic-sole',
      'filament',
      'A client with type 2 diabetes wants to know why a pebble in the shoe was not noticed.',
      'Failure to feel the thin nylon thread shows loss of protective sensation.',
    ],
    [
      'pupil-check',
      'penlight',
      'A client who fell from a ladder is checked each hour for signs of pressure on the brain stem.',
      'Size, equality and speed of the response to light show the state of the third nerve.',
    ],
    [
      'ascites-girth',
      'tape',
      'Day after day the nurse follows how fluid in the abdomen of a client responds to a diuretic.',
      'The same marked spot and position make the figures comparable.',
      ['percussion'],
    ],
  ],
};

/** Help in the community. */
export const communityGroup: CategoryGroup = {
  lpn: 'Community resources',
  id: 'community-help',
  question: 'Which community resource should the nurse suggest to the team for this family?',
  takeaway:
    'Practical nurses notice unmet needs, report them and help clients to use the resources that the team arranges.',
  categories: [
    [
      'wic',
      'WIC nutrition program',
      'WIC gives food and nutrition teaching to pregnant women, new mothers and young children with low income.',
    ],
    [
      'meals',
      'Home-delivered meals',
      'Delivered meals serve people who cannot shop or cook at home.',
    ],
    [
      'daycare',
      'Adult day care center',
      'Adult day care gives company, meals and supervision by day.',
    ],
    [
      'respite',
      'Respite care service',
      'Respite care takes over for some days so that a caregiver can rest.',
    ],
    [
      'alanon',
      'Al-Anon family group',
      'Al-Anon supports families and friends of people with alcohol problems.',
    ],
    [
      'aa',
      'Alcoholics Anonymous',
      'Alcoholics Anonymous is a fellowship for people who want to stop drinking.',
    ],
    [
      'hospice',
      'Hospice home program',
      'Hospice supports comfort when life expectancy is about six months or less.',
    ],
    [
      'shelter',
      'Domestic violence shelter',
      'A shelter offers safe housing and legal help to people who are abused at home.',
    ],
    [
      'early',
      'Early intervention program',
      'Early intervention serves children under 3 years with delay or disability.',
    ],
    [
      'ostomy',
      'Ostomy support group',
      'Ostomy groups let people meet others who live well with a stoma.',
    ],
  ],
  cases: [
    [
      'pregnant-low-income',
      'wic',
      'A pregnant client with a small income says that milk, eggs and fruit have become too costly.',
      'Pregnancy and low income make the family eligible for foods with the nutrients that are needed.',
    ],
    [
      'cannot-cook',
      'meals',
      'After a hip fracture an 84-year-old who lives alone can no longer stand at a stove or carry bags, but manages all else.',
      'Ready meals and a daily contact meet the need while the client stays at home.',
    ],
    [
      'daughter-works',
      'daycare',
      'A client with moderate dementia lives with a daughter who works from 8 to 4 and is afraid to leave her father alone.',
      'Supervision and activity during working hours are what this family lacks.',
      ['respite'],
    ],
    [
      'worn-wife',
      'respite',
      'A wife has cared day and night for a husband with Parkinson disease. She needs surgery and a week to recover.',
      'Temporary care for the husband lets the caregiver recover.',
      ['daycare'],
    ],
    [
      'husband-drinks',
      'alanon',
      'A client whose husband drinks daily lies to his employer for him and feels alone with the problem.',
      'This group teaches relatives to look after themselves and to stop covering up.',
    ],
    [
      'wants-sober',
      'aa',
      'A client who has finished detoxification from alcohol wants to meet others who stay sober day by day.',
      'Peers with the same goal and a sponsor help to prevent relapse.',
    ],
    [
      'comfort-wish',
      'hospice',
      'A client with metastatic cancer has stopped treatment and wants to be comfortable at home for the remaining months.',
      'Control of symptoms and support of the family are the aims of this program.',
    ],
    [
      'hits-at-home',
      'shelter',
      'A client with two children says in private that her partner beats her and that she wants to leave tonight.',
      'A confidential safe place is the first need when someone leaves an abuser.',
    ],
    [
      'toddler-down',
      'early',
      'The parents of an 8-month-old with Down syndrome ask who can help with feeding, movement and speech.',
      'Therapies in the first three years support development and the family.',
    ],
    [
      'shy-stoma',
      'ostomy',
      'A client with a new ileostomy manages the pouch well but dares not go swimming or on trips and knows nobody in this situation.',
      'Meeting others who live with a stoma gives confidence and practical advice.',
    ],
  ],
};

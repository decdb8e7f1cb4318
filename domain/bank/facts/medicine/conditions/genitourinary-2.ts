import type { Condition } from '../condition.ts';

const source = 'Standard urology and family medicine texts';

/** Disorders of testis and scrotum. */
export const genitourinaryConditions2: readonly Condition[] = [
  {
    id: 'epididymitis',
    name: 'Acute epididymitis',
    system: 'genitourinary',
    topic: 'Epididymitis and testicular torsion',
    source,
    step2: { area: 'renal-reproductive', topic: 'Prostate and testicular disorders' },
    vignettes: [
      'A 23-year-old man has had growing pain at the back of the right testis for three days with a slight urethral discharge. Temperature is 38.1 °C (100.6 °F). The testis hangs as usual, and stroking the thigh lifts it. Lifting the scrotum eases the pain. Doppler shows increased flow to a swollen structure behind the testis.',
    ],
    hallmark: 'gradual pain behind the testis with a normal cremasteric reflex and increased flow',
    lookalikes: [
      'testicular-torsion',
      'testicular-cancer',
      'hydrocele',
      'varicocele',
      'acute-prostatitis',
      'nephrolithiasis',
      'appendicitis',
      'disseminated-gonorrhea',
    ],
    finding: {
      text: 'Gradual pain behind the testis, eased by lifting',
      why: 'In acute epididymitis, pain grows over days at the back of the testis, and support relieves it.',
      scene:
        'A 31-year-old cyclist has had scrotal swelling for four days and burning on urination since a weekend with a new partner. Epididymal infection by chlamydia is suspected.',
    },
    test: {
      text: 'Urine nucleic acid test for chlamydia',
      why: 'In acute epididymitis below age 35, first-void urine is tested for chlamydia and gonorrhea.',
      scene:
        'A 25-year-old man with two new partners has had scrotal pain for three days. Doppler ultrasound shows strong flow to testis and epididymis.',
      accepts: ['disseminated-gonorrhea', 'acute-prostatitis'],
      slips: [
        {
          text: 'Mumps antibody titer in serum',
          why: 'Mumps affects the testis some days after swelling of the parotid.',
        },
        {
          text: 'Fine needle aspirate of the testis',
          why: 'A needle into the scrotum adds harm and no answer.',
        },
        {
          text: 'Semen analysis with morphology',
          why: 'Semen is examined for infertility and not in acute pain.',
        },
      ],
    },
    treatment: {
      text: 'Ceftriaxone once plus doxycycline',
      why: 'Acute epididymitis in a young sexually active man is treated against gonorrhea and chlamydia.',
      scene:
        'A 21-year-old man has acute epididymitis with discharge. He has vaginal intercourse with a new partner. Torsion has been excluded.',
      slips: [
        {
          text: 'Emergency scrotal exploration',
          why: 'Exploration is for torsion, which has been excluded.',
        },
        {
          text: 'Nitrofurantoin for seven days',
          why: 'Nitrofurantoin does not reach tissue or treat these organisms.',
        },
      ],
      accepts: ['disseminated-gonorrhea'],
    },
    mechanism: {
      text: 'Backward spread of bacteria through the vas',
      why: 'In acute epididymitis, bacteria of urethra or bladder move back through the vas deferens.',
    },
    complication: {
      text: 'Abscess or scarring of the testis',
      why: 'Acute epididymitis treated late may form an abscess, shrink the testis or block the duct.',
      accepts: ['testicular-torsion', 'varicocele'],
    },
    risk: {
      text: 'New sexual partner without condoms',
      why: 'Below 35 years, chlamydia and gonorrhea cause most acute epididymitis.',
      accepts: ['disseminated-gonorrhea'],
    },
    advice: {
      text: 'Have no sex until you and your partners are treated',
      why: 'In acute epididymitis from sexually transmitted bacteria, untreated partners bring the infection back.',
      scene:
        'A 24-year-old man improves after two days of treatment for epididymitis with chlamydia. His girlfriend has no complaints.',
      slips: [
        {
          text: 'Stop doxycycline on the day that swelling has gone',
          why: 'Swelling goes slowly, and the full ten days are needed.',
        },
      ],
      accepts: ['disseminated-gonorrhea'],
    },
  },
  {
    id: 'testicular-torsion',
    name: 'Testicular torsion',
    system: 'genitourinary',
    topic: 'Epididymitis and testicular torsion',
    source,
    step2: { area: 'renal-reproductive', topic: 'Prostate and testicular disorders' },
    vignettes: [
      'A 14-year-old boy woke at 4 a.m. with severe pain in the left scrotum and the lower abdomen and vomited twice. He has had two short spells like it. The left testis sits high and crosswise and is very tender. Stroking the inner thigh does not move it. He has no fever, and urinalysis is clean.',
    ],
    hallmark: 'sudden severe pain with a high, crosswise testis and no cremasteric reflex',
    lookalikes: [
      'epididymitis',
      'appendicitis',
      'hydrocele',
      'testicular-cancer',
      'varicocele',
      'nephrolithiasis',
      'acute-prostatitis',
      'intussusception',
    ],
    finding: {
      text: 'High crosswise testis without a cremasteric reflex',
      why: 'In testicular torsion the twisted cord pulls the testis up and sideways, and the reflex is lost.',
      scene:
        'A 16-year-old boy has had severe pain on one side of the scrotum for an hour. A twist of the cord is feared.',
    },
    test: {
      text: 'Color Doppler of both testes, if in doubt',
      why: 'Testicular torsion that is clear goes straight to surgery. When it is in doubt, Doppler shows missing flow.',
      scene:
        'A 17-year-old boy has had moderate scrotal pain for two days. The testis lies normally, the reflex is weak, and urine is clean. The urologist finds torsion unlikely but cannot exclude it.',
      accepts: ['varicocele', 'hydrocele', 'testicular-cancer'],
      slips: [
        {
          text: 'Radionuclide scan on the next day',
          why: 'A delay of a day would cost the testis.',
        },
        {
          text: 'Pelvic CT with intravenous contrast',
          why: 'CT shows flow in the testis poorly and irradiates it.',
        },
      ],
    },
    treatment: {
      text: 'Immediate scrotal surgery with fixation',
      why: 'In testicular torsion, untwisting within six hours mostly saves the testis. Both sides are fixed.',
      scene:
        'A 13-year-old boy has had sudden severe pain on one side for three hours, with a high testis and no reflex. The operating room is free.',
      slips: [
        {
          text: 'Doppler scan tomorrow morning',
          why: 'Clear torsion needs no imaging, and waiting kills the testis.',
        },
        {
          text: 'Manual untwisting, then home',
          why: 'Manual untwisting may leave a partial twist. Fixation is still needed.',
        },
        {
          text: 'Elevation, ice and an antibiotic',
          why: 'This treats epididymitis and loses the hours that count.',
        },
      ],
    },
    mechanism: {
      text: 'Twist of the cord that stops venous, then arterial flow',
      why: 'In testicular torsion the cord twists; veins close first, then arteries, and infarction follows.',
    },
    complication: {
      text: 'Infarction and loss of the testis',
      why: 'In testicular torsion, few testes survive beyond 12 to 24 hours.',
      accepts: ['epididymitis', 'varicocele'],
    },
    risk: {
      text: 'Testis that hangs freely like a clapper',
      why: 'When the tunica is attached too high, the testis hangs freely and can twist. Both sides are mostly affected.',
    },
    advice: {
      text: 'Go to the emergency room within an hour of such pain',
      why: 'In testicular torsion, time decides. Brief spells of pain may precede it and need evaluation.',
      scene:
        'A 19-year-old man has had two attacks of severe scrotal pain that ended by themselves. He is well now, and a urology visit is arranged for next week.',
      slips: [
        {
          text: 'Lie down with a warm pack and wait until the next day',
          why: 'Waiting until the next day means loss of the testis if it is torsion.',
        },
      ],
      accepts: ['intussusception', 'hydrocele'],
    },
  },
  {
    id: 'testicular-cancer',
    name: 'Testicular cancer',
    system: 'genitourinary',
    topic: 'Testicular and bladder cancer',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Male reproductive disorders' },
    vignettes: [
      'A 29-year-old man feels heaviness in the right scrotum. There is a firm, painless lump within the testis that does not let light through and does not change when he lies down. He had surgery for an undescended testis at age four. Temperature is normal, and hCG is raised.',
    ],
    hallmark: 'a firm painless mass within the testis of a young man',
    lookalikes: [
      'hydrocele',
      'varicocele',
      'epididymitis',
      'testicular-torsion',
      'hodgkin-lymphoma',
      'prostate-cancer',
      'bladder-cancer',
      'inguinal-hernia',
    ],
    finding: {
      text: 'Firm painless lump within the body of the testis',
      why: 'Testicular cancer is a solid mass inside the testis. Hydrocele and varicocele lie outside it.',
    },
    test: {
      text: 'Scrotal ultrasound with AFP and hCG',
      why: 'In suspected testicular cancer, ultrasound shows a solid mass, and markers are drawn before surgery.',
      scene:
        'A 24-year-old man found a hard spot in his left testis while showering. It does not hurt, and light does not pass through it.',
      accepts: ['testicular-torsion', 'varicocele', 'hydrocele'],
      slips: [
        {
          text: 'Needle biopsy through the scrotum',
          why: 'A biopsy through the scrotum may spread tumor to other nodes.',
        },
        {
          text: 'Antibiotic trial for three weeks',
          why: 'A trial for infection delays diagnosis of a painless solid lump.',
        },
        {
          text: 'Prostate-specific antigen test',
          why: 'PSA is a marker of the prostate and not of germ cells.',
        },
      ],
    },
    treatment: {
      text: 'Radical orchiectomy through the groin',
      why: 'Testicular cancer is removed with its cord through the groin, which gives diagnosis and local control.',
      scene:
        'A 31-year-old man has a solid 2.5-cm mass of the testis on ultrasound. AFP is normal, hCG is slightly raised, and sperm has been stored.',
      slips: [
        {
          text: 'Orchiectomy through a scrotal cut',
          why: 'A scrotal cut changes lymph drainage and may seed tumor.',
        },
        {
          text: 'Observation with monthly markers',
          why: 'A solid mass of the testis is cancer until proved otherwise.',
        },
      ],
    },
    mechanism: {
      text: 'Malignant germ cells from neoplasia in situ',
      why: 'Most testicular cancer is a germ cell tumor that arises from germ cell neoplasia in situ.',
    },
    complication: {
      text: 'Spread to retroperitoneal nodes',
      why: 'Testicular cancer drains to nodes beside the aorta, where the testis came from.',
      accepts: ['hodgkin-lymphoma', 'varicocele', 'prostate-cancer'],
    },
    risk: {
      text: 'Undescended testis in childhood',
      why: 'An undescended testis is the best known risk for testicular cancer, and repair lowers it only partly.',
    },
    advice: {
      text: 'Store sperm before chemotherapy if you may want children',
      why: 'Treatment of testicular cancer can lower sperm counts for years, and sperm stored before can be used.',
      scene:
        'A 26-year-old man is about to start cisplatin-based treatment for testicular cancer. He is single and thinks little about the future.',
      slips: [
        {
          text: 'Wait with treatment for a year to see if counts recover',
          why: 'Treatment must not wait. Storing sperm takes days.',
        },
      ],
      accepts: ['varicocele', 'hodgkin-lymphoma'],
    },
  },
  {
    id: 'varicocele',
    name: 'Varicocele',
    system: 'genitourinary',
    topic: 'Hydrocele and varicocele',
    source,
    vignettes: [
      'A 30-year-old man has been trying for a child for two years. He feels a dull weight in the left scrotum after long standing. Soft, winding cords are felt above the left testis when he stands and presses; they empty when he lies down. Light does not pass through. Both testes are smooth.',
    ],
    hallmark: 'a soft left-sided mass like a bag of worms that fills on standing',
    lookalikes: [
      'hydrocele',
      'testicular-cancer',
      'epididymitis',
      'testicular-torsion',
      'inguinal-hernia',
      'acute-prostatitis',
      'benign-prostatic-hyperplasia',
      'hodgkin-lymphoma',
    ],
    finding: {
      text: 'Winding soft cords on the left that fill on standing',
      why: 'In varicocele the veins fill on standing and with straining and empty on lying down.',
    },
    test: {
      text: 'Standing examination with Valsalva',
      why: 'Varicocele is a clinical diagnosis, made on standing with Valsalva. Ultrasound is for doubtful cases.',
      scene:
        'A 26-year-old soldier has a dull drag in the left scrotum at the end of the day. Nothing abnormal is felt while he lies on the table.',
      accepts: ['hydrocele', 'testicular-torsion', 'testicular-cancer', 'epididymitis'],
      slips: [
        {
          text: 'Selective venogram of both sides',
          why: 'Venography is invasive and done as part of an embolization.',
        },
        {
          text: 'Fine needle biopsy of the cords',
          why: 'A needle into dilated veins causes bleeding and shows nothing new.',
        },
        {
          text: 'First-void urine for chlamydia',
          why: 'There is no pain, fever or discharge that would suggest infection.',
        },
      ],
    },
    treatment: {
      text: 'Surgical ligation of the dilated veins',
      why: 'A palpable varicocele with infertility and abnormal semen is repaired, which improves counts.',
      scene:
        'A 32-year-old man has a large left varicocele. Two semen tests show a low count with poor motility. His wife is 29, and her evaluation is normal.',
      slips: [
        {
          text: 'Testosterone injections every month',
          why: 'Testosterone from outside lowers LH and FSH and stops sperm production.',
        },
        {
          text: 'Needle drainage with sclerotherapy',
          why: 'Drainage is for fluid around the testis and not for veins.',
        },
        {
          text: 'Tight support and cooling alone',
          why: 'Support eases weight and does not improve semen.',
        },
      ],
    },
    mechanism: {
      text: 'Backflow of blood down the left testicular vein',
      why: 'In varicocele the left vein, which enters the renal vein at a right angle, lets blood flow back and warms the testis.',
    },
    complication: {
      text: 'Low sperm count with infertility',
      why: 'A varicocele warms the testis and is the most frequent correctable cause of male infertility.',
      accepts: ['testicular-cancer', 'epididymitis'],
    },
    risk: {
      text: 'Kidney tumor that blocks the vein',
      why: 'A new varicocele that does not empty on lying down, or on the right alone, may come from a tumor in the abdomen.',
    },
    advice: {
      text: 'Have a semen test if there is no pregnancy in a year',
      why: 'Many men with varicocele are fertile. A semen test shows who may gain from repair.',
      scene:
        'A 25-year-old man has a small left varicocele without pain, and both testes are of equal size. He married last month and wants children.',
      slips: [
        {
          text: 'Have it repaired at once, as it turns malignant',
          why: 'A varicocele is not a precursor of cancer.',
        },
        {
          text: 'Take hot baths daily to widen and empty the veins',
          why: 'Heat harms sperm production, which is already at risk here.',
        },
      ],
      accepts: ['testicular-cancer'],
    },
  },
  {
    id: 'hydrocele',
    name: 'Hydrocele',
    system: 'genitourinary',
    topic: 'Hydrocele and varicocele',
    source,
    vignettes: [
      'A 5-month-old boy has a swollen right scrotum that is larger in the evening than in the morning. He is not in pain. The swelling is smooth, glows red when a light is held behind it and does not reach into the groin. The testis is felt within it.',
      'A 58-year-old man has noticed a slowly growing, painless swelling of the left scrotum for a year. One can get above it. A flashlight shines through, and ultrasound shows fluid around a normal testis. It does not change on lying down.',
    ],
    hallmark: 'a painless smooth swelling around the testis that lets light through',
    lookalikes: [
      'varicocele',
      'testicular-cancer',
      'inguinal-hernia',
      'epididymitis',
      'testicular-torsion',
      'intussusception',
      'acute-prostatitis',
    ],
    finding: {
      text: 'Smooth painless swelling that light shines through',
      why: 'In hydrocele, clear fluid surrounds the testis, so light passes. Solid masses and blood do not let it through.',
    },
    test: {
      text: 'Transillumination, then ultrasound',
      why: 'In hydrocele, light shows fluid, and ultrasound in adults excludes a tumor behind it.',
      scene:
        'A 34-year-old man has a tense painless swelling of the right scrotum for three months. The testis cannot be felt.',
      accepts: ['testicular-cancer', 'testicular-torsion'],
      slips: [
        {
          text: 'Needle aspiration with cytology',
          why: 'A needle brings infection and may seed an unseen tumor.',
        },
        {
          text: 'Semen analysis after abstinence',
          why: 'Semen does not show what the swelling is.',
        },
        {
          text: 'CT of chest, abdomen and pelvis',
          why: 'CT of this extent is for staging of proved cancer.',
        },
      ],
    },
    treatment: {
      text: 'Observation until the second year',
      why: 'Hydrocele of infancy mostly closes by itself within one to two years. Surgery is for those that persist.',
      scene:
        'A 4-month-old boy has a soft hydrocele that varies in size. There is no hernia, and he is thriving.',
      slips: [
        {
          text: 'Emergency repair within a few hours',
          why: 'Emergency surgery is for torsion or a trapped hernia.',
        },
        {
          text: 'Weekly needle drainage in the clinic',
          why: 'Drainage may bring infection, and the fluid returns in days.',
        },
        {
          text: 'Antibiotics for a course of ten days',
          why: 'The fluid is sterile, so there is no infection to treat.',
        },
      ],
    },
    mechanism: {
      text: 'Fluid between the layers of the tunica vaginalis',
      why: 'In hydrocele, fluid collects in the tunica, in infants through an open processus vaginalis.',
    },
    complication: {
      text: 'Inguinal hernia through an open canal',
      why: 'A communicating hydrocele shares its path with a hernia, in which bowel may be trapped.',
      accepts: ['inguinal-hernia', 'varicocele'],
    },
    risk: {
      text: 'Open processus vaginalis after birth',
      why: 'In infants, an open processus vaginalis lets peritoneal fluid down and is the cause of hydrocele.',
      accepts: ['inguinal-hernia'],
    },
    advice: {
      text: 'Come at once for a firm groin bulge with vomiting',
      why: 'In infants with hydrocele, a firm bulge with vomiting means a trapped hernia.',
      scene:
        'Parents of a 6-month-old boy with a communicating hydrocele have been told to wait. They ask what would be an emergency.',
      slips: [
        {
          text: 'Keep him lying flat most of the day until the fluid is gone',
          why: 'Position does not close the canal, and lying flat slows development.',
        },
        {
          text: 'Give less to drink so that less fluid can collect around it',
          why: 'Fluid intake does not change a hydrocele, and thirst harms an infant.',
        },
        {
          text: 'Bring him back at the age of ten, if the swelling is still there',
          why: 'Swelling that persists beyond the second year is repaired, not left to ten.',
        },
        {
          text: 'Press the fluid back each evening and tape the groin',
          why: 'Pressing and taping do not close the canal and may harm.',
        },
      ],
      accepts: [
        'inguinal-hernia',
        'testicular-torsion',
        'intussusception',
        'varicocele',
        'testicular-cancer',
        'epididymitis',
      ],
    },
  },
];

import type { Condition } from '../condition.ts';

const source = 'Standard urology and family medicine texts';

/** Disorders of bladder and prostate, and urinary stones. */
export const genitourinaryConditions: readonly Condition[] = [
  {
    id: 'benign-prostatic-hyperplasia',
    name: 'Benign prostatic hyperplasia',
    system: 'genitourinary',
    topic: 'Benign prostatic hyperplasia',
    source,
    vignettes: [
      'A 69-year-old man has had a weak stream, dribbling and three trips to the toilet each night for two years, slowly worse. He has no pain, fever or visible blood. The prostate is smooth, rubbery and about twice the usual size without nodules. Urinalysis is clean and PSA is 1.9 ng/mL.',
      'A 64-year-old man must wait and push before urine comes and feels that his bladder stays half full. It became worse after cold tablets with pseudoephedrine. Anal tone and leg reflexes are normal. Ultrasound after voiding shows 160 mL; the gland is symmetric and not tender.',
    ],
    hallmark: 'slowly weaker stream and nocturia with a smooth, evenly enlarged gland',
    lookalikes: [
      'prostate-cancer',
      'acute-prostatitis',
      'overactive-bladder',
      'bladder-cancer',
      'acute-cystitis',
      'nephrolithiasis',
      'stress-incontinence',
      'epididymitis',
    ],
    finding: {
      text: 'Weak stream with a smooth, evenly enlarged gland',
      why: 'In benign prostatic hyperplasia the transition zone grows evenly and narrows the urethra.',
    },
    test: {
      text: 'Residual urine volume with urinalysis',
      why: 'In benign prostatic hyperplasia, urinalysis excludes infection and blood, and residual volume shows how well the bladder empties.',
      scene:
        'A 67-year-old man has hesitancy and a weak stream with a symptom score of 18. The prostate is large and smooth. He has no pain.',
      accepts: ['acute-cystitis', 'overactive-bladder'],
      slips: [
        {
          text: 'Bone scan of the whole skeleton',
          why: 'A bone scan is for proved cancer with signs of spread.',
        },
        {
          text: 'Prostatic biopsy in twelve cores',
          why: 'Biopsy is for a nodule or a suspicious PSA.',
        },
      ],
      question: 'Which evaluation is the best next step?',
    },
    treatment: {
      text: 'Tamsulosin with review in four weeks',
      why: 'In benign prostatic hyperplasia with bothersome symptoms, an alpha-blocker works within days.',
      scene:
        'A 66-year-old man is bothered by a slow stream and nocturia from an enlarged prostate. Residual volume is 60 mL, blood pressure is 136/82 mm Hg and no eye surgery is planned.',
      slips: [
        {
          text: 'Oxybutynin at a high dose at bedtime',
          why: 'An anticholinergic may bring on retention when outflow is blocked.',
        },
        {
          text: 'Radical removal of the prostate',
          why: 'Radical surgery is for cancer. Benign tissue is treated by drugs or resection of its core.',
        },
        {
          text: 'Finasteride for relief within a week',
          why: 'Finasteride shrinks a large gland over six months and gives no quick relief.',
        },
      ],
      accepts: ['nephrolithiasis'],
    },
    mechanism: {
      text: 'Transition zone growth driven by dihydrotestosterone',
      why: 'In benign prostatic hyperplasia, dihydrotestosterone makes stroma and glands of the transition zone grow.',
    },
    complication: {
      text: 'Acute retention of urine',
      why: 'Benign prostatic hyperplasia may block the outlet suddenly, often after decongestants, alcohol or surgery.',
      accepts: ['acute-prostatitis'],
    },
    risk: {
      text: 'Older age with normal androgens',
      why: 'Benign prostatic hyperplasia depends on age and androgens and is found in most men over 70.',
    },
    advice: {
      text: 'Avoid cold remedies with decongestants or sedatives',
      why: 'In benign prostatic hyperplasia, sympathomimetics tighten the outlet and anticholinergics weaken the bladder.',
      scene:
        'A 70-year-old man with a large prostate does well on tamsulosin. Winter is coming, and he keeps several over-the-counter products at home.',
      slips: [
        {
          text: 'Drink two liters of tea each evening to flush urine',
          why: 'Fluid late in the day adds to nocturia. It is reduced in the evening.',
        },
      ],
      accepts: ['acute-cystitis'],
    },
  },
  {
    id: 'prostate-cancer',
    name: 'Prostate cancer',
    system: 'genitourinary',
    topic: 'Prostate cancer',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Male reproductive disorders' },
    step2: { area: 'renal-reproductive', topic: 'Prostate and testicular disorders' },
    vignettes: [
      'A 71-year-old man has had dull low back pain day and night for six weeks and a slower stream. The spine is tender at L3. A stony, uneven area is felt in the left prostate. PSA is 84 ng/mL, and alkaline phosphatase is raised. Films show dense white spots in the lumbar spine.',
    ],
    hallmark: 'a hard nodule or rising PSA, and dense bone metastases when advanced',
    lookalikes: [
      'benign-prostatic-hyperplasia',
      'acute-prostatitis',
      'bladder-cancer',
      'multiple-myeloma',
      'overactive-bladder',
      'testicular-cancer',
      'nephrolithiasis',
      'acute-cystitis',
    ],
    finding: {
      text: 'Stony uneven nodule on one side of the gland',
      why: 'Prostate cancer mostly arises in the peripheral zone, where it is felt as a hard nodule.',
    },
    test: {
      text: 'MRI followed by targeted core biopsy',
      why: 'Suspected prostate cancer is imaged by MRI and proved by biopsy, which gives the grade.',
      scene:
        'A 62-year-old man has a PSA of 7.8 ng/mL, confirmed after six weeks, and a firm spot in the right prostate. Urine culture is negative, and he expects to live long.',
      slips: [
        {
          text: 'Repeat of the PSA test in two years',
          why: 'A firm spot with a raised PSA needs tissue now.',
        },
        {
          text: 'Acid phosphatase level in serum',
          why: 'Acid phosphatase is an old marker without use in diagnosis.',
        },
      ],
    },
    treatment: {
      text: 'Active surveillance with PSA and biopsy',
      why: 'Low-risk prostate cancer grows slowly. Surveillance avoids incontinence and impotence and treats if it changes.',
      scene:
        'A 65-year-old man has Gleason 6 cancer in two of twelve cores. PSA is 5.1 ng/mL, nothing is felt, and he values sexual function.',
      slips: [
        {
          text: 'Leuprolide injections for life',
          why: 'Hormone withdrawal is for advanced disease and harms bone and heart.',
        },
        {
          text: 'Docetaxel with oral prednisone',
          why: 'Chemotherapy is for metastatic disease and not for small low-grade tumors.',
        },
        {
          text: 'Finasteride with a visit in five years',
          why: 'Finasteride is for benign growth, and five years without control is too long.',
        },
      ],
    },
    mechanism: {
      text: 'Androgen-driven carcinoma of the peripheral zone',
      why: 'Prostate cancer is an adenocarcinoma of the peripheral zone that depends on androgens at first.',
    },
    complication: {
      text: 'Spinal metastasis with cord compression',
      why: 'Prostate cancer spreads to the spine by venous plexuses. Cord compression is an emergency.',
      accepts: ['multiple-myeloma'],
    },
    risk: {
      text: 'Black ancestry and an affected father',
      why: 'Age, Black ancestry, affected relatives and BRCA2 mutations raise the risk of prostate cancer.',
      accepts: ['benign-prostatic-hyperplasia'],
    },
    advice: {
      text: 'Keep up weight training and enough calcium for bone',
      why: 'Androgen deprivation for prostate cancer thins bone and muscle. Exercise, calcium and vitamin D counter it.',
      scene:
        'A 68-year-old man starts leuprolide for prostate cancer that has spread to nodes. He feels well and works in an office.',
      slips: [
        {
          text: 'Take testosterone gel when you feel tired or flushed',
          why: 'Testosterone undoes the treatment and feeds the tumor.',
        },
      ],
      accepts: ['acute-cystitis'],
    },
  },
  {
    id: 'acute-prostatitis',
    name: 'Acute bacterial prostatitis',
    system: 'genitourinary',
    topic: 'Cystitis and prostatitis',
    source,
    vignettes: [
      'A 52-year-old man has had chills, aching and burning on urination since yesterday, with pain between scrotum and anus and a thin stream. Temperature is 39.4 °C (102.9 °F). The prostate is warm, swollen and extremely tender; testes are normal. Urine holds many leukocytes and nitrite.',
    ],
    hallmark: 'fever, perineal pain and dysuria with a swollen, very tender prostate',
    lookalikes: [
      'acute-cystitis',
      'epididymitis',
      'benign-prostatic-hyperplasia',
      'nephrolithiasis',
      'prostate-cancer',
      'bladder-cancer',
      'overactive-bladder',
      'diverticulitis',
    ],
    finding: {
      text: 'Fever with a warm, swollen and very tender gland',
      why: 'In acute bacterial prostatitis the prostate is hot and exquisitely tender. It is touched gently and not massaged.',
    },
    test: {
      text: 'Midstream urine culture before drugs',
      why: 'In acute bacterial prostatitis, a midstream culture shows the organism. Massage is avoided because of bacteremia.',
      scene:
        'A 45-year-old man has fever, perineal pain and burning on urination. The prostate is tender on a gentle touch. He has no new sexual partner.',
      accepts: ['acute-cystitis', 'overactive-bladder'],
      slips: [
        {
          text: 'Massage of the gland for secretions',
          why: 'Massage of an infected gland may drive bacteria into the blood.',
        },
        {
          text: 'Prostate-specific antigen today',
          why: 'PSA is very high in infection and would mislead.',
        },
      ],
    },
    treatment: {
      text: 'Levofloxacin for two to four weeks',
      why: 'Acute bacterial prostatitis is treated for two to four weeks with a drug that enters the prostate.',
      scene:
        'A 49-year-old man has acute bacterial prostatitis with 38.6 °C (101.5 °F). He drinks well, empties his bladder and has normal pressure. Local resistance is low.',
      slips: [
        {
          text: 'Nitrofurantoin for five days',
          why: 'Nitrofurantoin does not reach useful levels in the prostate.',
        },
        {
          text: 'Tamsulosin with ibuprofen alone',
          why: 'These ease symptoms and leave the infection untreated.',
        },
        {
          text: 'Daily prostate massage for a week',
          why: 'Massage of an infected gland may cause sepsis.',
        },
      ],
      accepts: ['acute-cystitis'],
    },
    mechanism: {
      text: 'Reflux of infected urine into glandular ducts',
      why: 'In acute bacterial prostatitis, Escherichia coli mostly enters by reflux of urine into prostatic ducts.',
    },
    complication: {
      text: 'Prostatic abscess with sepsis',
      why: 'When fever persists after two days of treatment of acute bacterial prostatitis, an abscess is looked for.',
      accepts: ['nephrolithiasis', 'benign-prostatic-hyperplasia'],
    },
    risk: {
      text: 'Recent catheter or prostatic biopsy',
      why: 'Catheters, biopsy and obstruction bring bacteria to the gland and favor acute bacterial prostatitis.',
      accepts: ['benign-prostatic-hyperplasia', 'acute-cystitis'],
    },
    advice: {
      text: 'Take the antibiotic for weeks, although fever ends early',
      why: 'In acute bacterial prostatitis, a short course leaves bacteria in the gland and leads to chronic infection.',
      scene:
        'A 41-year-old man with acute bacterial prostatitis is free of fever on day four. He has tablets for 24 more days and thinks that a week would do.',
      slips: [
        {
          text: 'Stop the tablets once urine has been clear for two days',
          why: 'Clear urine does not show that the gland is free of bacteria.',
        },
      ],
      accepts: ['acute-cystitis'],
    },
  },
  {
    id: 'acute-cystitis',
    name: 'Acute uncomplicated cystitis',
    system: 'genitourinary',
    topic: 'Cystitis and prostatitis',
    source,
    step2: { area: 'renal-reproductive', topic: 'Urinary tract infection' },
    vignettes: [
      'A 26-year-old woman has had burning at the end of urination, urgency and small amounts every half hour since yesterday. She feels pressure above the pubic bone. She has no fever, flank pain, vaginal discharge or sores. Urine dipstick shows nitrite and leukocyte esterase.',
    ],
    hallmark: 'dysuria, frequency and urgency without fever, flank pain or discharge',
    lookalikes: [
      'bacterial-vaginosis',
      'trichomoniasis',
      'vulvovaginal-candidiasis',
      'genital-herpes',
      'pelvic-inflammatory-disease',
      'overactive-bladder',
      'vaginal-atrophy',
      'nephrolithiasis',
    ],
    finding: {
      text: 'Burning and urgency with no fever or flank pain',
      why: 'In acute cystitis, infection stays in the bladder, so fever and flank pain are absent.',
      accepts: ['overactive-bladder'],
    },
    test: {
      text: 'Urinalysis for nitrite and leukocytes',
      why: 'In acute uncomplicated cystitis, urinalysis supports the diagnosis. Culture is for recurrence, pregnancy or failure.',
      scene:
        'A 31-year-old woman has had burning on urination and frequency for a day. She has no vaginal symptoms, is not pregnant and has had one such episode before.',
      accepts: ['overactive-bladder'],
      slips: [
        {
          text: 'Cystoscopy with bladder biopsy',
          why: 'Cystoscopy is for blood without infection or for suspected tumor.',
        },
        {
          text: 'Ultrasound of kidneys and bladder',
          why: 'Imaging is not needed in an uncomplicated infection of the bladder.',
        },
      ],
    },
    treatment: {
      text: 'Nitrofurantoin twice daily for five days',
      why: 'Acute uncomplicated cystitis is treated with nitrofurantoin for five days, which spares broad antibiotics.',
      scene:
        'A 29-year-old woman has acute cystitis without fever. Kidney function is normal, she is not pregnant and has no allergies.',
      slips: [
        {
          text: 'Ciprofloxacin twice daily for two weeks',
          why: 'Fluoroquinolones are kept for severe infection, and two weeks is too long.',
        },
        {
          text: 'Amoxicillin three times daily for a week',
          why: 'Resistance of Escherichia coli to amoxicillin is widespread.',
        },
        {
          text: 'Phenazopyridine alone for ten days',
          why: 'It numbs pain for at most two days and does not treat infection.',
        },
      ],
    },
    mechanism: {
      text: 'Ascent of Escherichia coli with sticky fimbriae',
      why: 'In acute cystitis, gut bacteria climb the short female urethra and cling to urothelium by fimbriae.',
    },
    complication: {
      text: 'Ascent of infection to the kidney',
      why: 'Acute cystitis may rise to the kidney. Fever, flank pain and vomiting are the signs.',
      accepts: ['nephrolithiasis', 'vaginal-atrophy'],
    },
    risk: {
      text: 'Recent intercourse with spermicide',
      why: 'Intercourse and spermicides bring gut bacteria to the urethra, the main risk for acute cystitis in young women.',
      accepts: [
        'vaginal-atrophy',
        'pelvic-inflammatory-disease',
        'bacterial-vaginosis',
        'trichomoniasis',
        'vulvovaginal-candidiasis',
      ],
    },
    advice: {
      text: 'Change from spermicide to another form of contraception',
      why: 'Spermicide kills lactobacilli and favors acute cystitis, so another method lowers recurrence.',
      scene:
        'A 22-year-old woman has had four bladder infections in a year, each after intercourse. She uses a diaphragm with spermicide and drinks enough.',
      accepts: ['vaginal-atrophy', 'nephrolithiasis'],
      slips: [
        {
          text: 'Douche with vinegar after intercourse to kill germs',
          why: 'Douching disturbs protective flora and does not prevent infection.',
        },
        {
          text: 'Hold urine longer so that the bladder can stretch',
          why: 'Holding urine back lets bacteria multiply in the bladder.',
        },
      ],
    },
  },
  {
    id: 'bladder-cancer',
    name: 'Urothelial bladder cancer',
    system: 'genitourinary',
    topic: 'Testicular and bladder cancer',
    source,
    vignettes: [
      'A 68-year-old man who has smoked for 45 years and worked with dyes has passed red urine without pain three times in two months. He has no fever, stones or trauma. The prostate is normal. Urine holds many round red cells without casts, and culture is negative. CT of the kidneys is normal.',
    ],
    hallmark: 'painless visible blood in the urine of an older smoker',
    lookalikes: [
      'nephrolithiasis',
      'acute-cystitis',
      'benign-prostatic-hyperplasia',
      'prostate-cancer',
      'renal-cell-carcinoma',
      'overactive-bladder',
      'acute-prostatitis',
      'iga-nephropathy',
    ],
    finding: {
      text: 'Painless visible blood throughout the stream',
      why: 'Painless visible hematuria in an older adult is bladder cancer until proved otherwise.',
      accepts: ['renal-cell-carcinoma'],
    },
    test: {
      text: 'Cystoscopy with biopsy of any lesion',
      why: 'Bladder cancer is found by cystoscopy. Imaging may miss small or flat tumors.',
      scene:
        'A 63-year-old woman who smokes has had visible blood in her urine without pain. Culture is negative. CT urography shows normal kidneys and ureters.',
      slips: [
        {
          text: 'Repeat urinalysis in six months',
          why: 'Bleeding may pause while the tumor grows, so waiting is unsafe.',
        },
        {
          text: 'Renal biopsy under ultrasound',
          why: 'Biopsy is for casts, protein or failing kidneys.',
        },
        {
          text: 'Antibiotic course, then dipstick',
          why: 'The culture is negative, so there is nothing to treat.',
        },
      ],
    },
    treatment: {
      text: 'Transurethral resection, then BCG',
      why: 'High-grade bladder cancer that spares the muscle is resected and treated with BCG into the bladder.',
      scene:
        'A 70-year-old man has a high-grade bladder tumor that invades the lamina propria but not the muscle. There is no spread.',
      slips: [
        {
          text: 'Radical cystectomy as first step',
          why: 'Removal of the bladder is for muscle invasion or failure of BCG.',
        },
        {
          text: 'Oral cyclophosphamide for a year',
          why: 'Cyclophosphamide harms the bladder and is itself a cause of this cancer.',
        },
      ],
    },
    mechanism: {
      text: 'Excreted carcinogens that mutate the urothelium',
      why: 'In bladder cancer, aromatic amines of smoke and dyes act on urothelium while urine is stored.',
    },
    complication: {
      text: 'Recurrence at other urothelial sites',
      why: 'In bladder cancer the whole lining was exposed, so new tumors appear in bladder, ureter or renal pelvis.',
    },
    risk: {
      text: 'Heavy smoking with work in dyes',
      why: 'Smoking causes about half of bladder cancer. Aromatic amines at work add to the risk.',
      accepts: ['renal-cell-carcinoma', 'acute-cystitis'],
    },
    advice: {
      text: 'Stop smoking and come for each planned cystoscopy',
      why: 'After bladder cancer, recurrence is frequent. Not smoking lowers it and cystoscopy finds it early.',
      scene:
        'A 59-year-old truck driver had a superficial bladder tumor resected. He smokes a pack a day and has no symptoms.',
      slips: [
        {
          text: 'Come back if you see blood, as checks are not needed',
          why: 'Recurrence often grows without visible blood at first.',
        },
      ],
      accepts: ['renal-cell-carcinoma', 'acute-cystitis'],
    },
  },
  {
    id: 'nephrolithiasis',
    name: 'Ureteral stone',
    system: 'genitourinary',
    topic: 'Nephrolithiasis',
    source,
    step2: { area: 'renal-reproductive', topic: 'Nephrolithiasis' },
    vignettes: [
      'A 36-year-old cook has had waves of severe pain from the left flank to the groin for two hours and cannot lie still. He vomits. Temperature is 36.8 °C (98.2 °F). The abdomen is soft, and the testes are normal. Urine shows 60 red cells per field without leukocytes or nitrite.',
      'A 45-year-old woman with Crohn disease wakes with pain in the right flank that comes in waves and moves to the labia. She walks around the room. hCG is negative, the appendix and gallbladder look normal on ultrasound, and the right renal pelvis is slightly wide. Urine is pink.',
    ],
    hallmark: 'waves of flank pain to the groin in a restless patient with blood in the urine',
    lookalikes: [
      'acute-cystitis',
      'appendicitis',
      'diverticulitis',
      'bladder-cancer',
      'acute-cholecystitis',
      'renal-cell-carcinoma',
      'acute-pancreatitis',
      'abdominal-aortic-aneurysm',
    ],
    finding: {
      text: 'Waves of flank pain to the groin with restlessness',
      why: 'With a ureteral stone, spasm gives colic that moves with the stone. Peritonitis makes people lie still.',
      scene:
        'A 44-year-old man has blood in the urine and vomits. The {clinician} suspects that a stone is passing down the ureter.',
    },
    test: {
      text: 'Low-dose noncontrast abdominal CT',
      why: 'Noncontrast CT shows nearly each ureteral stone, its size and its site.',
      scene:
        'A 41-year-old man has his first attack of flank pain that radiates to the testis, with red cells in the urine. He is afebrile and kidney function is normal.',
      slips: [
        {
          text: 'CT of the abdomen after oral contrast',
          why: 'Contrast in the bowel hides stones and is not needed.',
        },
        {
          text: 'Intravenous pyelogram in six films',
          why: 'The pyelogram is slower, less accurate and needs contrast.',
        },
      ],
      accepts: [
        'diverticulitis',
        'appendicitis',
        'acute-cholecystitis',
        'renal-cell-carcinoma',
        'abdominal-aortic-aneurysm',
      ],
    },
    treatment: {
      text: 'Ketorolac, tamsulosin and a strainer',
      why: 'A ureteral stone of 10 mm or less without fever mostly passes. Ketorolac relieves pain, and tamsulosin may help a distal stone.',
      scene:
        'A 33-year-old man has a 6-mm stone of the distal ureter. He is afebrile, urine is without nitrite, creatinine is 0.9 mg/dL, and he has two kidneys.',
      slips: [
        {
          text: 'Forced saline at five liters a day',
          why: 'Forced fluid raises pressure and pain and does not push the stone.',
        },
        {
          text: 'Open surgical removal of the stone',
          why: 'Open surgery is rarely needed, and this stone will probably pass.',
        },
        {
          text: 'Emergency nephrostomy tonight',
          why: 'Drainage is for infection, a single kidney or pain that cannot be controlled.',
        },
      ],
      accepts: ['benign-prostatic-hyperplasia'],
    },
    mechanism: {
      text: 'Crystals that grow in supersaturated urine',
      why: 'A ureteral stone forms when calcium oxalate or other salts exceed what urine can dissolve.',
    },
    complication: {
      text: 'Infected obstruction with sepsis',
      why: 'Infection behind a ureteral stone is an emergency. The kidney is drained at once.',
      accepts: ['acute-cystitis', 'acute-prostatitis'],
    },
    risk: {
      text: 'Low fluid intake with a salty diet',
      why: 'Low urine volume, much salt and animal protein favor ureteral stones of calcium oxalate.',
    },
    advice: {
      text: 'Drink enough to pass 2.5 liters of urine each day',
      why: 'Dilute urine is the best protection against another ureteral stone.',
      scene:
        'A 40-year-old roofer has passed his second calcium oxalate stone. Blood tests are normal, and he drinks little at work.',
      slips: [
        {
          text: 'Cut out milk and cheese to lower urinary calcium',
          why: 'Low dietary calcium raises oxalate absorption and the risk of stones.',
        },
        {
          text: 'Take vitamin C at high dose to acidify the urine',
          why: 'Vitamin C is turned into oxalate and favors stones.',
        },
      ],
      accepts: ['acute-cystitis'],
    },
  },
  {
    id: 'stress-incontinence',
    name: 'Stress urinary incontinence',
    system: 'genitourinary',
    topic: 'Incontinence and overactive bladder',
    source,
    vignettes: [
      'A 48-year-old woman with three vaginal births leaks a little urine whenever she coughs, laughs or lifts boxes. She gets to the toilet in time and sleeps through the night. With a full bladder, a spurt is seen at the moment of a cough. Residual volume is 20 mL and urinalysis is clean.',
    ],
    hallmark: 'small leaks with cough or effort, without urge, and a positive cough test',
    lookalikes: [
      'overactive-bladder',
      'acute-cystitis',
      'vaginal-atrophy',
      'type-2-diabetes',
      'bladder-cancer',
      'multiple-sclerosis',
      'uterine-leiomyoma',
      'normal-pressure-hydroceph',
    ],
    finding: {
      text: 'Small leak at the moment of a cough, without urge',
      why: 'In stress incontinence, urine escapes with the rise of abdominal pressure and stops at once.',
    },
    test: {
      text: 'Cough test with a full bladder',
      why: 'Stress incontinence is shown by a leak at the moment of a cough. Urinalysis and residual volume complete it.',
      scene:
        'A 52-year-old woman loses urine while jogging and on sneezing. Urinalysis is clean, and residual volume is 15 mL.',
      slips: [
        {
          text: 'Cystoscopy with cold biopsies',
          why: 'Cystoscopy is for blood in the urine or a suspected tumor.',
        },
        {
          text: 'MRI of the whole lumbar spine',
          why: 'MRI is for new neurologic signs with retention.',
        },
        {
          text: 'Serum estradiol and FSH levels',
          why: 'Hormone levels do not show why she leaks.',
        },
      ],
      accepts: ['overactive-bladder'],
    },
    treatment: {
      text: 'Supervised pelvic floor muscle training',
      why: 'In stress incontinence, three months of supervised pelvic floor training is the first treatment and helps most women.',
      scene:
        'A 44-year-old nurse leaks on lifting and coughing. She has no urge, no prolapse and would like to avoid surgery.',
      slips: [
        {
          text: 'Oxybutynin tablets twice a day',
          why: 'Oxybutynin calms an overactive bladder. It does not strengthen the outlet.',
        },
        {
          text: 'Midurethral sling as the first step',
          why: 'A sling is for women whose training has failed or who choose it.',
        },
        {
          text: 'Indwelling catheter for six weeks',
          why: 'A catheter brings infection and does not treat the cause.',
        },
      ],
    },
    mechanism: {
      text: 'Weak urethral support when abdominal pressure rises',
      why: 'In stress incontinence, pelvic floor and fascia no longer press the urethra shut.',
    },
    complication: {
      text: 'Skin breakdown and social retreat',
      why: 'Stress incontinence leads to wet skin, less activity and retreat from company.',
      accepts: ['overactive-bladder', 'vaginal-atrophy', 'acute-cystitis'],
    },
    risk: {
      text: 'Several vaginal births and obesity',
      why: 'Births stretch the pelvic floor and obesity presses on it, the main risks for stress incontinence.',
      accepts: ['type-2-diabetes', 'vaginal-atrophy'],
    },
    advice: {
      text: 'Tighten the pelvic floor just before a cough or a lift',
      why: 'In stress incontinence, a well-timed squeeze closes the urethra before pressure rises.',
      scene:
        'A 39-year-old mother of two does pelvic floor exercises for stress incontinence. She asks what she can do when she feels a sneeze coming.',
      slips: [
        {
          text: 'Drink less than half a liter a day to stay dry at work',
          why: 'Concentrated urine irritates the bladder and harms health.',
        },
      ],
      accepts: ['overactive-bladder'],
    },
  },
  {
    id: 'overactive-bladder',
    name: 'Overactive bladder',
    system: 'genitourinary',
    topic: 'Incontinence and overactive bladder',
    source,
    vignettes: [
      'A 61-year-old woman must rush to the toilet 14 times a day and three times a night. Running water or the key in the door brings a sudden urge, and she often wets herself on the way. Coughing does not cause a leak. Urinalysis is clean, residual volume is 30 mL, the vagina is moist and the uterus small. Gait and glucose are normal.',
    ],
    hallmark: 'sudden urge with frequency and nocturia, without infection',
    lookalikes: [
      'stress-incontinence',
      'acute-cystitis',
      'uterine-leiomyoma',
      'vaginal-atrophy',
      'bladder-cancer',
      'type-2-diabetes',
      'normal-pressure-hydroceph',
      'multiple-sclerosis',
    ],
    finding: {
      text: 'Sudden urge with leakage on the way to the toilet',
      why: 'In overactive bladder the detrusor contracts without warning, so urge comes first and the leak follows.',
    },
    test: {
      text: 'Urinalysis with a three-day bladder diary',
      why: 'In overactive bladder, urinalysis excludes infection and blood, and a diary shows how often and how much.',
      scene:
        'A 55-year-old woman has had sudden urges and frequency for six months. She has no pain, sees no blood and has had no births.',
      accepts: ['acute-cystitis', 'benign-prostatic-hyperplasia', 'type-2-diabetes'],
      slips: [
        {
          text: 'Urodynamic study as the first test',
          why: 'Urodynamics are for unclear cases or before surgery.',
        },
        {
          text: 'Cystoscopy with a bladder washing',
          why: 'Cystoscopy is for blood in the urine or failure of treatment.',
        },
        {
          text: 'CT urography with contrast medium',
          why: 'CT of this kind is for blood in the urine.',
        },
      ],
    },
    treatment: {
      text: 'Bladder training, then mirabegron',
      why: 'In overactive bladder, training comes first. A beta-3 agonist is added and spares the brain from anticholinergic effects.',
      scene:
        'A 74-year-old woman has urge incontinence and mild memory loss. Blood pressure is 128/76 mm Hg, and residual volume is 25 mL.',
      slips: [
        {
          text: 'Oxybutynin three times a day',
          why: 'Anticholinergics worsen memory and confusion in older people.',
        },
        {
          text: 'Furosemide at bedtime each day',
          why: 'A diuretic at night adds urine and trips.',
        },
        {
          text: 'Midurethral sling by operation',
          why: 'A sling treats stress incontinence and may worsen urge.',
        },
      ],
      accepts: ['stress-incontinence'],
    },
    mechanism: {
      text: 'Detrusor contractions that the brain cannot hold back',
      why: 'In overactive bladder the detrusor contracts during filling, with or without a known neurologic cause.',
    },
    complication: {
      text: 'Falls at night with hip fracture',
      why: 'Rushing to the toilet at night with overactive bladder leads to falls in older people.',
      accepts: ['normal-pressure-hydroceph', 'multiple-sclerosis', 'stress-incontinence'],
    },
    risk: {
      text: 'Older age or an earlier stroke',
      why: 'Age and lesions of the brain, as after stroke, remove inhibition and favor overactive bladder.',
      accepts: [
        'type-2-diabetes',
        'vaginal-atrophy',
        'stress-incontinence',
        'benign-prostatic-hyperplasia',
      ],
    },
    advice: {
      text: 'Void by the clock and lengthen the interval each week',
      why: 'In overactive bladder, timed voiding with longer intervals trains the bladder to hold more.',
      scene:
        'A 50-year-old teacher has overactive bladder and goes to the toilet every 40 minutes to be safe. She prefers to try without a drug.',
      slips: [
        {
          text: 'Go at the first urge to keep the bladder small and calm',
          why: 'Going at each urge teaches the bladder to hold less.',
        },
      ],
      accepts: ['stress-incontinence'],
    },
  },
];

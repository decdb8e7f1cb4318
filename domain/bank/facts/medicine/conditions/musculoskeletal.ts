import type { Condition } from '../condition.ts';

const source = 'Standard rheumatology and primary care texts';

/** Disorders of joints and bone that are not injuries. */
export const musculoskeletalConditions: readonly Condition[] = [
  {
    id: 'osteoarthritis',
    name: 'Osteoarthritis',
    system: 'musculoskeletal',
    topic: 'Osteoarthritis',
    source,
    step1: { area: 'msk-skin', topic: 'Arthritides and crystal disease' },
    vignettes: [
      'A 66-year-old woman has had pain in both knees for 4 years. It is worst when she climbs stairs and eases when she sits. Stiffness after rest lasts about 10 minutes. The knees are cool with bony enlargement and grinding on motion. Her body mass index is 34 kg/m2. Sedimentation rate is normal.',
      'A 70-year-old retired seamstress has firm, painless nodules at the joints nearest her fingertips and aching at the base of both thumbs after sewing. The knuckles and wrists are spared. Morning stiffness lasts 5 minutes. She feels well otherwise, and C-reactive protein is normal.',
    ],
    hallmark:
      'use-related pain, brief stiffness and bony enlargement without signs of inflammation',
    lookalikes: [
      'rheumatoid-arthritis',
      'gout',
      'pseudogout',
      'meniscal-tear',
      'polymyalgia-rheumatica',
      'ankylosing-spondylitis',
      'septic-arthritis',
      'osteoporosis',
    ],
    finding: {
      text: 'Bony enlargement and grinding of a cool joint',
      why: 'In osteoarthritis, bone grows at the joint margins and rough surfaces grind on motion, with little warmth or effusion.',
      scene:
        'A 68-year-old former mail carrier has knee pain that builds up during the day and eases with rest. Osteoarthritis is suspected.',
      accepts: ['meniscal-tear'],
    },
    test: {
      text: 'Weight-bearing radiographs of the knees',
      why: 'In osteoarthritis, films taken standing show narrowed joint space, spurs and dense bone below the cartilage.',
      scene:
        'A 63-year-old waiter has had knee pain after long shifts for 3 years. The joints are cool, without effusion or instability. He and his {clinician} are discussing whether surgery could help, so proof of the suspected osteoarthritis and its extent are needed.',
      slips: [
        {
          text: 'Radionuclide scan of the whole skeleton',
          why: 'A bone scan looks for tumor or hidden fracture. It lights up unspecifically over worn joints.',
        },
      ],
    },
    treatment: {
      text: 'Topical diclofenac with an exercise program',
      why: 'In osteoarthritis of the knee, exercise and a topical anti-inflammatory drug ease pain with little absorption into the body.',
      scene:
        'A 74-year-old man has osteoarthritis of one knee that hurts on walking. He has stage 3 chronic kidney disease and had a bleeding gastric ulcer 2 years ago.',
      accepts: ['pseudogout'],
      slips: [
        {
          text: 'Oxycodone tablets taken around the clock',
          why: 'Opioids give little lasting benefit in osteoarthritis and bring falls, constipation and dependence.',
        },
        {
          text: 'Arthroscopic washout of the worn joint',
          why: 'Washout and debridement do no better than sham surgery in osteoarthritis without locking.',
        },
      ],
    },
    mechanism: {
      text: 'Loss of joint cartilage with new bone at the margins',
      why: 'In osteoarthritis, chondrocytes fail to keep up the cartilage under load, and the bone beside it thickens and forms spurs.',
    },
    complication: {
      text: 'Progressive bowlegged deformity',
      why: 'Osteoarthritis often wears the medial side of the knee more, so the leg bows and the gait worsens.',
    },
    risk: {
      text: 'Obesity since early adult life',
      why: 'Excess weight is the strongest modifiable risk for osteoarthritis of the knee: it loads the cartilage with every step.',
      accepts: ['polymyalgia-rheumatica', 'meniscal-tear'],
    },
    advice: {
      text: 'Lose weight and strengthen the thigh muscles',
      why: 'In osteoarthritis of the knee, less weight and a strong quadriceps lower the load on the joint and reduce pain.',
      scene:
        'A 58-year-old bus driver with a body mass index of 36 kg/m2 asks what he can do himself about newly found osteoarthritis of the knees.',
      slips: [
        {
          text: 'Rest the joints and avoid regular walking',
          why: 'Rest weakens the muscles that protect the joint. Regular exercise lessens pain and disability in osteoarthritis.',
        },
      ],
      accepts: ['meniscal-tear'],
    },
  },
  {
    id: 'rheumatoid-arthritis',
    name: 'Rheumatoid arthritis',
    system: 'musculoskeletal',
    topic: 'Rheumatoid arthritis and lupus',
    source,
    step1: { area: 'msk-skin', topic: 'Arthritides and crystal disease' },
    step2: { area: 'msk-skin', topic: 'Inflammatory arthritis' },
    vignettes: [
      'A 44-year-old teacher has had swollen knuckles and wrists on both sides for 3 months. She needs 2 hours each morning before she can hold a pen. The joints feel boggy and warm; the fingertip joints are spared. Sedimentation rate is 52 mm/h. Films show early erosions.',
      'A 57-year-old man who smokes has tired easily for 4 months and cannot close his fists before noon. Both wrists and the balls of both feet are tender and swollen. A firm, painless nodule lies over one elbow. C-reactive protein is 34 mg/L.',
    ],
    hallmark: 'symmetric inflammation of small joints with morning stiffness of more than an hour',
    lookalikes: [
      'osteoarthritis',
      'systemic-lupus',
      'polymyalgia-rheumatica',
      'gout',
      'pseudogout',
      'ankylosing-spondylitis',
      'septic-arthritis',
    ],
    finding: {
      text: 'Boggy, symmetric swelling of knuckles and wrists',
      why: 'Rheumatoid arthritis inflames the synovium of small joints on both sides, above all the knuckles and wrists.',
      scene:
        'A 46-year-old woman has had long morning stiffness and fatigue for 10 weeks. Rheumatoid arthritis is suspected.',
    },
    test: {
      text: 'Antibody to cyclic citrullinated peptide',
      why: 'In rheumatoid arthritis, antibodies to citrullinated peptides are far more specific than rheumatoid factor.',
      scene:
        'A 39-year-old cook has had 8 weeks of morning stiffness and swelling of the knuckles of both hands. Parvovirus and hepatitis serologies are negative, and there is no rash.',
      slips: [
        {
          text: 'Serum uric acid and urine urate',
          why: 'Urate is measured in gout. It says nothing about symmetric inflammation of small joints.',
        },
      ],
    },
    treatment: {
      text: 'Weekly oral methotrexate with folic acid',
      why: 'In rheumatoid arthritis, methotrexate is the usual first disease-modifying drug; it slows erosion when started early.',
      scene:
        'A 48-year-old man has rheumatoid arthritis with 12 swollen joints and a first erosion. Liver and kidney tests are normal, and he drinks no alcohol.',
      accepts: ['systemic-lupus', 'polymyalgia-rheumatica', 'gout'],
      slips: [
        {
          text: 'Ibuprofen alone until further erosions appear',
          why: 'Anti-inflammatory drugs ease pain but do not stop the joint damage of rheumatoid arthritis. Waiting costs function.',
        },
        {
          text: 'Surgical fusion of the affected wrists',
          why: 'Fusion is kept for joints already destroyed. Early rheumatoid arthritis needs a disease-modifying drug.',
        },
      ],
    },
    mechanism: {
      text: 'Overgrown synovium that invades and erodes cartilage',
      why: 'In rheumatoid arthritis, T cells and cytokines such as tumor necrosis factor drive a pannus of synovium that erodes cartilage and bone.',
    },
    complication: {
      text: 'Instability between the atlas and the axis',
      why: 'Long-standing rheumatoid arthritis loosens the ligaments of C1 and C2, so the cord may be injured when the neck is moved.',
    },
    risk: {
      text: 'Cigarette smoking for many years',
      why: 'Smoking is the best proven environmental risk for rheumatoid arthritis with antibodies to citrullinated peptides.',
    },
    advice: {
      text: 'Take the tablets on one fixed day each week',
      why: 'In rheumatoid arthritis, methotrexate is a weekly drug; daily use by mistake causes fatal marrow failure and mucosal injury.',
      scene:
        'A 53-year-old man with rheumatoid arthritis collects his first prescription of methotrexate. He already fills a pill box with morning and evening tablets for hypertension.',
      slips: [
        {
          text: 'Stop folic acid once methotrexate is working',
          why: 'Folic acid is continued as long as methotrexate is taken, since it prevents mouth ulcers and liver injury.',
        },
      ],
    },
  },
  {
    id: 'systemic-lupus',
    name: 'Systemic lupus erythematosus',
    system: 'musculoskeletal',
    topic: 'Rheumatoid arthritis and lupus',
    source,
    step1: { area: 'msk-skin', topic: 'Connective tissue disease' },
    step2: { area: 'multisystem', topic: 'Connective tissue disease' },
    vignettes: [
      'A 26-year-old woman has had aching hands, painless mouth ulcers and a rash over both cheeks that came up after a day at the beach. Platelets are 96,000/µL and leukocytes 2,900/µL. Urinalysis shows 2+ protein with red cell casts. Complement C3 and C4 are low.',
      'A 31-year-old bank clerk has sharp chest pain when she breathes in, swollen fingers and thinning hair. There is a pleural rub. Hemoglobin is 9.1 g/dL with a positive direct Coombs test, and antinuclear antibody is positive at 1:1,280.',
    ],
    hallmark:
      'a photosensitive rash, arthritis, serositis, low blood counts and nephritis with antinuclear antibodies',
    lookalikes: [
      'rheumatoid-arthritis',
      'rosacea',
      'polymyalgia-rheumatica',
      'ankylosing-spondylitis',
      'gout',
      'contact-dermatitis',
      'septic-arthritis',
      'infective-endocarditis',
      'hiv-infection',
    ],
    finding: {
      text: 'Cheek rash that spares the nasolabial folds',
      why: 'In systemic lupus erythematosus, the malar rash follows sunlight and spares the nasolabial folds.',
      scene:
        'A 24-year-old student with joint pain, hair loss and low platelets is thought to have systemic lupus erythematosus.',
      accepts: ['rheumatoid-arthritis'],
    },
    test: {
      text: 'Antibody to double-stranded DNA',
      why: 'In systemic lupus erythematosus, antibodies to double-stranded DNA are specific and follow the activity of nephritis.',
      scene:
        'A 29-year-old woman has joint swelling, pleurisy and leukopenia. Her antinuclear antibody is 1:640. A specific test is wanted to confirm the suspected disease.',
      slips: [
        {
          text: 'Repeat antinuclear antibody at higher dilution',
          why: 'Antinuclear antibody is sensitive but not specific, and repeating it adds nothing to the diagnosis of lupus.',
        },
      ],
    },
    treatment: {
      text: 'Daily oral hydroxychloroquine',
      why: 'In systemic lupus erythematosus, hydroxychloroquine is given to nearly every patient: it lessens flares and helps skin and joints.',
      scene:
        'A 27-year-old woman with newly diagnosed systemic lupus erythematosus has a malar rash and joint pain. Kidney function, urinalysis and blood counts are normal.',
      accepts: ['rheumatoid-arthritis'],
      slips: [
        {
          text: 'Monthly intravenous cyclophosphamide',
          why: 'Cyclophosphamide is kept for disease that threatens organs, such as severe nephritis. Skin and joint lupus does not need it.',
        },
        {
          text: 'High-dose prednisone as the sole long-term drug',
          why: 'Long courses of high-dose steroid do harm. Lupus of skin and joints is managed with hydroxychloroquine as the base.',
        },
      ],
    },
    mechanism: {
      text: 'Deposits of nuclear antigen and antibody complexes',
      why: 'In systemic lupus erythematosus, complexes of nuclear antigens and antibodies lodge in tissue and use up complement.',
    },
    complication: {
      text: 'Glomerulonephritis with loss of kidney function',
      why: 'Systemic lupus erythematosus commonly attacks the glomeruli, so urine and creatinine are checked at every visit.',
      accepts: ['infective-endocarditis'],
    },
    risk: {
      text: 'Procainamide taken for an arrhythmia',
      why: 'Procainamide and hydralazine can cause drug-induced systemic lupus erythematosus, with antibodies to histone; it clears after the drug is stopped.',
      accepts: ['gout'],
    },
    advice: {
      text: 'Use sunscreen daily and cover the skin outdoors',
      why: 'Ultraviolet light sets off both skin and systemic flares of systemic lupus erythematosus.',
      scene:
        'A 30-year-old landscaper has systemic lupus erythematosus in remission on hydroxychloroquine and asks how to prevent flares this summer.',
      accepts: ['rosacea'],
    },
  },
  {
    id: 'polymyalgia-rheumatica',
    name: 'Polymyalgia rheumatica',
    system: 'musculoskeletal',
    topic: 'Rheumatoid arthritis and lupus',
    source,
    step2: { area: 'msk-skin', topic: 'Inflammatory arthritis' },
    vignettes: [
      'A 72-year-old woman has had aching and stiffness of both shoulders and hips for 6 weeks. Each morning she needs help to put on her coat for over an hour. Strength is full, and she has no headache. Creatine kinase is normal; sedimentation rate is 78 mm/h.',
      'A 66-year-old man cannot turn over in bed or raise his arms to shave before noon. It began within 2 weeks. By evening he is better. The small joints, temples and vision are normal, as are thyroid function and creatine kinase. C-reactive protein is 64 mg/L. He takes no statin.',
    ],
    hallmark:
      'stiff shoulders and hips after age 50 with a high sedimentation rate and normal creatine kinase',
    lookalikes: [
      'rheumatoid-arthritis',
      'rotator-cuff-tear',
      'adhesive-capsulitis',
      'osteoarthritis',
      'giant-cell-arteritis',
      'systemic-lupus',
      'ankylosing-spondylitis',
      'parkinson-disease',
      'hypothyroidism',
    ],
    finding: {
      text: 'Stiff shoulders and hips on waking, full strength',
      why: 'Polymyalgia rheumatica stiffens the shoulder and hip girdles in the morning, while muscle strength is kept.',
      accepts: ['giant-cell-arteritis'],
      scene:
        'A 71-year-old man cannot lift his arms to comb his hair before noon. Polymyalgia rheumatica is suspected.',
    },
    test: {
      text: 'Sedimentation rate with C-reactive protein',
      why: 'In polymyalgia rheumatica, the inflammatory markers are almost invariably high, which tells it from mechanical shoulder disease.',
      scene:
        'A 70-year-old farmer has had symmetric morning stiffness of the shoulders and thighs for 2 months. Strength, creatine kinase and thyroid function are normal. He has no headache, and the small joints are not swollen.',
      slips: [
        {
          text: 'Electromyography of the shoulder muscles',
          why: 'Electromyography is for suspected myositis. Strength and creatine kinase are normal in polymyalgia rheumatica.',
        },
        {
          text: 'Biopsy of the deltoid muscle',
          why: 'Muscle is normal in polymyalgia rheumatica. Biopsy is for suspected inflammatory myopathy.',
        },
      ],
    },
    treatment: {
      text: 'Prednisone 15 mg by mouth each day',
      why: 'Polymyalgia rheumatica responds within days to a low dose of prednisone, which is then lowered over a year or more.',
      scene:
        'A 75-year-old woman has polymyalgia rheumatica. She has no headache, jaw pain or visual symptoms, and her temporal arteries are soft and not tender.',
      slips: [
        {
          text: 'Naproxen as the sole long-term drug',
          why: 'Anti-inflammatory drugs rarely control polymyalgia rheumatica and harm older kidneys and stomachs.',
        },
      ],
    },
    mechanism: {
      text: 'Bursitis and synovitis around shoulders and hips',
      why: 'In polymyalgia rheumatica, the bursae and synovium near the shoulders and hips are inflamed; muscle fibers are not.',
      accepts: ['rotator-cuff-tear'],
    },
    complication: {
      text: 'Sudden blindness from arteritis',
      why: 'About one in six patients with polymyalgia rheumatica has giant cell arteritis, which can close the arteries of the eye.',
      accepts: ['giant-cell-arteritis'],
    },
    risk: {
      text: 'Age over 50 with Scandinavian ancestry',
      why: 'Polymyalgia rheumatica is a disease of people over 50 and is commonest in those of northern European descent.',
      accepts: ['giant-cell-arteritis', 'parkinson-disease'],
    },
    advice: {
      text: 'Report new headache or dim vision at once',
      why: 'In polymyalgia rheumatica, headache, jaw pain or visual change may mean giant cell arteritis, and treatment must be raised the same day.',
      scene:
        'A 68-year-old woman starts low-dose prednisone for polymyalgia rheumatica. She will be seen again in 2 weeks.',
      accepts: ['giant-cell-arteritis'],
    },
  },
  {
    id: 'gout',
    name: 'Gout',
    system: 'musculoskeletal',
    topic: 'Gout and pseudogout',
    source,
    step1: { area: 'msk-skin', topic: 'Arthritides and crystal disease' },
    step2: { area: 'msk-skin', topic: 'Inflammatory arthritis' },
    vignettes: [
      'A 52-year-old man wakes at 3 a.m. with such pain at the base of his big toe that the bed sheet is unbearable. He was at a wedding with much beer and shellfish. The joint is red, hot and swollen. Temperature is 37.4 °C (99.3 °F). He has had two such attacks before.',
      'A 64-year-old woman who takes hydrochlorothiazide has a hot, swollen midfoot since last night. Chalky, firm lumps are seen on one ear and on both elbows. Joint fluid shows 28,000 leukocytes/µL and needle-shaped crystals with negative birefringence; Gram stain is negative.',
    ],
    hallmark:
      'sudden monoarthritis, often of the big toe, with negatively birefringent needle-shaped crystals',
    lookalikes: [
      'pseudogout',
      'septic-arthritis',
      'cellulitis',
      'osteoarthritis',
      'rheumatoid-arthritis',
      'osteomyelitis',
      'systemic-lupus',
    ],
    finding: {
      text: 'Red, exquisitely tender joint of the big toe',
      why: 'Gout most often strikes the first metatarsophalangeal joint, at night and at full force within a day.',
      scene:
        'A 50-year-old man calls about pain that woke him at night after a feast. A first attack of gout is suspected.',
    },
    test: {
      text: 'Polarized light microscopy of joint fluid',
      why: 'In gout, joint fluid shows needle-shaped urate crystals with negative birefringence, which proves the diagnosis.',
      scene:
        'A 49-year-old man has his first attack of pain, redness and swelling of one ankle. He has no fever. Gout is suspected but has not been proven before.',
      accepts: ['pseudogout', 'septic-arthritis'],
      slips: [
        {
          text: 'Serum urate level during the attack',
          why: 'Serum urate is often normal during an attack of gout and high in many people without it.',
        },
      ],
    },
    treatment: {
      text: 'Oral prednisone for about one week',
      why: 'In a gout flare with advanced kidney disease, a short steroid course is safer than an anti-inflammatory drug or full-dose colchicine.',
      scene:
        'A 71-year-old man has a crystal-proven flare of gout in several joints. His estimated glomerular filtration rate is 24 mL/min, he takes apixaban, and he does not have diabetes.',
      accepts: ['pseudogout'],
      slips: [
        {
          text: 'Indomethacin with each meal',
          why: 'Anti-inflammatory drugs may precipitate kidney failure and bleeding in this patient with gout, kidney disease and an anticoagulant.',
        },
        {
          text: 'Allopurinol at full dose and no other drug',
          why: 'Urate-lowering drugs do not treat a flare. High starting doses prolong it and are risky in kidney disease.',
        },
      ],
    },
    mechanism: {
      text: 'Neutrophil response to monosodium urate crystals',
      why: 'In gout, urate crystals are taken up by cells and activate the inflammasome, which calls neutrophils into the joint.',
    },
    complication: {
      text: 'Uric acid stones in the urinary tract',
      why: 'Gout goes with a high urate load, and acid urine lets uric acid stones form.',
    },
    risk: {
      text: 'Recent start of hydrochlorothiazide',
      why: 'Thiazide and loop diuretics reduce urate excretion and are a common reason for a first attack of gout.',
      accepts: ['osteoarthritis', 'pseudogout'],
    },
    advice: {
      text: 'Keep taking the urate-lowering drug in a flare',
      why: 'In gout, stopping and restarting allopurinol changes the urate level and prolongs flares; it is continued through them.',
      scene:
        'A 60-year-old man has taken allopurinol for gout for 6 months. He phones because he has pain in his foot again and wonders what to do with his tablets.',
      slips: [
        {
          text: 'Take aspirin for pain and stop allopurinol',
          why: 'Low-dose aspirin holds back urate, and stopping allopurinol in gout makes the next flare likelier.',
        },
      ],
    },
  },
  {
    id: 'pseudogout',
    name: 'Pseudogout',
    system: 'musculoskeletal',
    topic: 'Gout and pseudogout',
    source,
    step1: { area: 'msk-skin', topic: 'Arthritides and crystal disease' },
    vignettes: [
      'A 78-year-old woman has a painful, swollen knee 2 days after surgery for a hip fracture. Temperature is 37.7 °C (99.9 °F). A film of the knee shows fine calcified lines in the menisci. Joint fluid has 19,000 leukocytes/µL and rhomboid crystals with weak positive birefringence; culture is sterile.',
      'A 69-year-old man has had a red, swollen wrist since yesterday, while in the hospital for pneumonia. Temperature is 37.6 °C (99.7 °F). A film shows a thin calcified line in the wrist cartilage. Serum uric acid and Gram stain of the fluid are normal. Two years ago, the same happened in a knee.',
    ],
    hallmark:
      'sudden arthritis of the knee or wrist in old age with calcified cartilage and rhomboid crystals',
    lookalikes: [
      'gout',
      'septic-arthritis',
      'osteoarthritis',
      'rheumatoid-arthritis',
      'meniscal-tear',
      'polymyalgia-rheumatica',
      'osteomyelitis',
      'cellulitis',
    ],
    finding: {
      text: 'Sudden warm effusion of the knee in old age',
      why: 'Pseudogout typically attacks the knee or wrist of an older person, often after surgery or acute illness.',
      scene:
        'An 80-year-old man is recovering from pneumonia. An acute attack caused by calcium pyrophosphate crystals is suspected.',
      accepts: ['septic-arthritis'],
    },
    test: {
      text: 'Microscopy of aspirate for rhomboid crystals',
      why: 'In pseudogout, joint fluid shows rhomboid crystals with weak positive birefringence, and the culture is sterile.',
      scene:
        'A 76-year-old woman has a swollen wrist 3 days after parathyroid surgery. The film shows a calcified line in the wrist cartilage.',
      accepts: ['gout', 'septic-arthritis'],
      slips: [
        {
          text: 'Serum uric acid concentration',
          why: 'Uric acid bears on gout, where it still does not prove an attack. Calcified cartilage points to pseudogout.',
        },
      ],
    },
    treatment: {
      text: 'Aspiration and injection of triamcinolone',
      why: 'In pseudogout of one large joint, draining the fluid and injecting a steroid gives quick relief and spares older kidneys.',
      scene:
        'An 82-year-old man with heart failure and stage 4 chronic kidney disease has crystal-proven pseudogout of one knee. Gram stain and cultures of the fluid are negative.',
      accepts: ['gout', 'polymyalgia-rheumatica'],
      slips: [
        {
          text: 'Allopurinol by mouth for life',
          why: 'Allopurinol lowers urate. Pseudogout is due to calcium pyrophosphate, which it does not change.',
        },
        {
          text: 'Ketorolac by intravenous injection',
          why: 'Anti-inflammatory drugs are unsafe with heart failure and stage 4 kidney disease, whatever the crystal.',
        },
      ],
    },
    mechanism: {
      text: 'Calcium pyrophosphate crystals shed from cartilage',
      why: 'In pseudogout, calcium pyrophosphate that has built up in cartilage is shed into the joint and inflames it.',
    },
    complication: {
      text: 'Cartilage breakdown in wrists and shoulders',
      why: 'Chronic pseudogout wears joints that are otherwise rarely worn, such as wrists, shoulders and knuckles.',
      accepts: ['rheumatoid-arthritis', 'septic-arthritis', 'osteoarthritis', 'meniscal-tear'],
    },
    risk: {
      text: 'Primary hyperparathyroidism',
      why: 'Pseudogout before old age calls for a search for hyperparathyroidism, hemochromatosis and low magnesium.',
      accepts: ['gout'],
    },
    advice: {
      text: 'Expect attacks after surgery or acute illness',
      why: 'Pseudogout tends to flare after surgery, injury or acute illness, and early treatment shortens the attack.',
      scene:
        'A 79-year-old man whose pseudogout has settled is to have his gallbladder removed next month. He asks when another attack is likely.',
      slips: [
        {
          text: 'Avoid milk and cheese to lower joint calcium',
          why: 'Dietary calcium does not drive pyrophosphate deposits, and leaving it out harms older bone.',
        },
      ],
    },
  },
  {
    id: 'septic-arthritis',
    name: 'Septic arthritis',
    system: 'musculoskeletal',
    topic: 'Osteomyelitis and septic arthritis',
    source,
    step2: { area: 'msk-skin', topic: 'Septic arthritis and osteomyelitis' },
    vignettes: [
      'A 61-year-old man with diabetes has had a hot, swollen knee and rigors for 2 days. Temperature is 39.1 °C (102.4 °F). He cries out when the knee is moved by a few degrees. Joint fluid is cloudy, with 92,000 leukocytes/µL, 95% neutrophils and no crystals.',
      'A 3-year-old boy will not walk since this morning. Temperature is 39.4 °C (102.9 °F). He holds the hip flexed and turned outward and screams when it is moved. Leukocytes are 19,000/µL and C-reactive protein is 86 mg/L. Ultrasonography shows a hip effusion.',
    ],
    hallmark: 'fever with one hot joint that cannot be moved and purulent joint fluid',
    lookalikes: [
      'gout',
      'pseudogout',
      'osteomyelitis',
      'cellulitis',
      'rheumatoid-arthritis',
      'transient-synovitis',
      'osteoarthritis',
      'lyme-disease',
    ],
    finding: {
      text: 'Fever with one joint too painful to be moved',
      why: 'In septic arthritis, pus under pressure makes even slight passive motion of the joint intolerable.',
      scene:
        'A 64-year-old man with a kidney transplant has a swollen ankle since yesterday. Septic arthritis is feared.',
    },
    test: {
      text: 'Joint aspiration for Gram stain and culture',
      why: 'In septic arthritis, aspiration before antibiotics gives the cell count and the organism, and it relieves pressure.',
      scene:
        'A 55-year-old woman with rheumatoid arthritis has fever and one knee that is far more swollen than her other joints. She has not had antibiotics.',
      accepts: ['gout', 'pseudogout'],
      slips: [
        {
          text: 'Blood cultures alone, then antibiotics',
          why: 'Blood cultures are positive in about half of septic arthritis. The joint itself must be sampled.',
        },
        {
          text: 'Magnetic resonance imaging of the knee',
          why: 'Imaging does not name the organism and delays the aspiration that septic arthritis needs.',
        },
      ],
    },
    treatment: {
      text: 'Joint drainage with intravenous vancomycin',
      why: 'Septic arthritis needs drainage of pus together with intravenous antibiotics that cover Staphylococcus aureus.',
      scene:
        'A 47-year-old man has pus in his ankle. Gram stain shows cocci in clusters. Methicillin resistance is common in his region.',
      accepts: ['osteomyelitis'],
      slips: [
        {
          text: 'Antibiotics withheld until the culture is final',
          why: 'Cartilage is destroyed within days. Antibiotics start as soon as the joint has been sampled.',
        },
        {
          text: 'Oral amoxicillin with a splint at home',
          why: 'Amoxicillin does not cover Staphylococcus aureus, and a joint full of pus must be drained.',
        },
      ],
    },
    mechanism: {
      text: 'Bacteria seeded into vascular synovium',
      why: 'In septic arthritis, bacteria usually reach the synovium by the blood, since it has no basement membrane.',
    },
    complication: {
      text: 'Loss of joint cartilage within days',
      why: 'In septic arthritis, enzymes of bacteria and neutrophils digest cartilage within days, which leaves a stiff joint.',
      accepts: ['pseudogout', 'osteoarthritis', 'rheumatoid-arthritis'],
    },
    risk: {
      text: 'Injection drug use and skin abscesses',
      why: 'Bacteremia from injection drug use brings Staphylococcus aureus to joints, even unusual ones such as the sternoclavicular joint, and so causes septic arthritis.',
    },
    advice: {
      text: 'Finish the antibiotics though the joint feels well',
      why: 'Septic arthritis is treated for weeks; stopping when the pain eases risks relapse and a destroyed joint.',
      scene:
        'A 50-year-old woman goes home on antibiotics after drainage of septic arthritis of the knee. After 1 week she has no more pain.',
      accepts: ['cellulitis', 'osteomyelitis', 'transient-synovitis'],
    },
  },
  {
    id: 'osteomyelitis',
    name: 'Osteomyelitis',
    system: 'musculoskeletal',
    topic: 'Osteomyelitis and septic arthritis',
    source,
    step1: { area: 'msk-skin', topic: 'Bone disease and fractures' },
    step2: { area: 'msk-skin', topic: 'Septic arthritis and osteomyelitis' },
    vignettes: [
      'A 63-year-old man with diabetes has had an ulcer under the ball of his foot for 7 weeks. A sterile probe reaches a hard, gritty surface. He feels no pain there. Sedimentation rate is 96 mm/h, and a film shows loss of cortex in the metatarsal head.',
      'An 8-year-old girl has had fever and a limp for 5 days. She points to one spot just below the knee, which is very tender over the tibia. The knee itself moves freely. C-reactive protein is 72 mg/L, and the first radiograph is normal.',
    ],
    hallmark:
      'pain or an ulcer over bone with high inflammatory markers and marrow edema or cortical loss',
    lookalikes: [
      'cellulitis',
      'gout',
      'septic-arthritis',
      'osteosarcoma',
      'pressure-injury',
      'transient-synovitis',
      'rheumatoid-arthritis',
      'peripheral-artery-disease',
    ],
    finding: {
      text: 'Bone felt by a probe through a foot ulcer',
      why: 'In a diabetic foot ulcer, bone that can be touched with a probe makes osteomyelitis very likely.',
      accepts: ['pressure-injury'],
      scene:
        'A 58-year-old man with diabetes and neuropathy has had a swollen forefoot for a month. Osteomyelitis of the forefoot is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the foot',
      why: 'In osteomyelitis, MRI shows marrow edema days to weeks before a radiograph changes.',
      scene:
        'A 60-year-old woman with diabetes has a deep heel ulcer for 3 weeks. Plain films of the foot are normal, but sedimentation rate is 88 mm/h.',
      accepts: ['osteosarcoma', 'pressure-injury'],
      slips: [
        {
          text: 'Swab culture from the surface of the ulcer',
          why: 'Surface swabs grow colonizing organisms. They neither prove osteomyelitis nor name its cause.',
        },
        {
          text: 'A second plain film on the next day',
          why: 'Radiographs lag by 10 to 14 days in osteomyelitis, so a film on the next day adds nothing.',
        },
      ],
    },
    treatment: {
      text: 'Debridement and six weeks of antibiotics',
      why: 'In osteomyelitis with dead bone, antibiotics cannot reach the sequestrum, so it is removed and treatment continued for weeks.',
      scene:
        'A 66-year-old man with diabetes has osteomyelitis of a metatarsal with dead bone. Bone culture grew Staphylococcus aureus. Foot pulses are strong, and he is stable.',
      accepts: ['septic-arthritis', 'pressure-injury'],
      slips: [
        {
          text: 'Below-knee amputation without delay',
          why: 'Amputation is for limbs that cannot be saved. Good pulses make healing after debridement likely.',
        },
        {
          text: 'Seven days of oral antibiotics alone',
          why: 'A week is too short for bone, and dead bone shelters bacteria from any antibiotic.',
        },
      ],
    },
    mechanism: {
      text: 'Infection of marrow that cuts off blood to bone',
      why: 'In osteomyelitis, pus raises pressure in the marrow, closes vessels and leaves dead bone behind.',
    },
    complication: {
      text: 'Dead bone that drains through a sinus',
      why: 'Chronic osteomyelitis leaves a sequestrum that sheds pus through a sinus tract for years.',
      accepts: ['pressure-injury'],
    },
    risk: {
      text: 'Diabetes with numb, ulcerated feet',
      why: 'Neuropathic ulcers in diabetes are the commonest source of osteomyelitis of the foot in adults.',
      accepts: ['pressure-injury', 'peripheral-artery-disease'],
    },
    advice: {
      text: 'Inspect both feet daily and wear fitted shoes',
      why: 'Daily inspection finds the small wounds of a numb foot before they lead to osteomyelitis.',
      scene:
        'A 57-year-old man with diabetes and numb soles has been cured of osteomyelitis of a toe.',
    },
  },
  {
    id: 'ankylosing-spondylitis',
    name: 'Ankylosing spondylitis',
    system: 'musculoskeletal',
    topic: 'Low back pain and spinal disorders',
    source,
    step1: { area: 'msk-skin', topic: 'Arthritides and crystal disease' },
    step2: { area: 'msk-skin', topic: 'Low back pain' },
    vignettes: [
      'A 25-year-old man has had low back and buttock pain for 8 months. It wakes him at 4 a.m. and improves once he is up and swimming. Two years ago he had a painful red eye treated with steroid drops. Forward bending of the lumbar spine is reduced.',
      'A 34-year-old woman has had a stiff back since her twenties, worst from 5 a.m. until she has jogged. Both heels hurt at the tendons. Her chest expands by 2 cm. Nerve stretch tests are painless. A pelvic film shows irregular, dense margins of both sacroiliac joints.',
    ],
    hallmark: 'inflammatory back pain before age 45 with sacroiliitis and a stiffening spine',
    lookalikes: [
      'disc-herniation',
      'spinal-stenosis',
      'osteoarthritis',
      'rheumatoid-arthritis',
      'cauda-equina',
      'osteoporosis',
      'polymyalgia-rheumatica',
    ],
    finding: {
      text: 'Little spread of the lumbar marks on bending',
      why: 'Ankylosing spondylitis stiffens the lumbar spine, so two skin marks move apart less than 5 cm on bending (Schober test).',
      scene:
        'A 28-year-old mechanic has back pain that is worst at dawn and better with exercise. Ankylosing spondylitis is suspected.',
      accepts: ['osteoporosis', 'disc-herniation', 'spinal-stenosis'],
      slips: [
        {
          text: 'Calf pain on walking that eases on standing still',
          why: 'Calf claudication that eases on standing is vascular and unrelated to sacroiliitis.',
        },
        {
          text: 'Absent ankle reflex with a numb lateral foot',
          why: 'These are signs of an S1 root lesion. Ankylosing spondylitis does not press on roots early.',
        },
      ],
    },
    test: {
      text: 'Pelvic radiograph of the sacroiliac joints',
      why: 'In ankylosing spondylitis of some years, films show erosion, sclerosis or fusion of both sacroiliac joints.',
      scene:
        'A 33-year-old man has had morning back stiffness since age 24, with alternating buttock pain and one attack of anterior uveitis. He has no neurologic deficit and has had no imaging.',
      slips: [
        {
          text: 'HLA-B27 typing without any imaging',
          why: 'Many healthy people carry HLA-B27. It supports but cannot establish ankylosing spondylitis.',
        },
      ],
      accepts: ['spinal-stenosis', 'cauda-equina'],
    },
    treatment: {
      text: 'Full-dose naproxen with daily exercise',
      why: 'Anti-inflammatory drugs together with exercise are the first treatment of ankylosing spondylitis; a tumor necrosis factor inhibitor follows if they fail.',
      scene:
        'A 27-year-old man has just been found to have ankylosing spondylitis. His kidneys and stomach are healthy, and he has taken no drugs so far.',
      accepts: ['disc-herniation'],
      slips: [
        {
          text: 'Bed rest in flexion with a soft mattress',
          why: 'Rest speeds stiffening. Motion keeps posture and breathing capacity in ankylosing spondylitis.',
        },
        {
          text: 'Prednisone 20 mg a day for several years',
          why: 'Oral steroids have little effect on the spine in ankylosing spondylitis and weaken bone.',
        },
      ],
    },
    mechanism: {
      text: 'Inflammation where ligaments attach to bone',
      why: 'Ankylosing spondylitis inflames the entheses; healing forms bone, and syndesmophytes bridge the vertebrae.',
    },
    complication: {
      text: 'Unstable fracture through the fused spine',
      why: 'In ankylosing spondylitis, the fused, brittle spine breaks like a long bone after slight trauma, often in the neck.',
      accepts: ['osteoporosis'],
    },
    risk: {
      text: 'Inheritance of HLA-B27',
      why: 'Most patients with ankylosing spondylitis carry HLA-B27, and close relatives share the risk.',
    },
    advice: {
      text: 'Do daily extension and breathing exercises',
      why: 'In ankylosing spondylitis, daily extension and breathing exercises keep posture and chest expansion.',
      scene:
        'A 30-year-old accountant with ankylosing spondylitis takes naproxen with good effect and asks what else will keep him upright.',
      accepts: ['spinal-stenosis'],
    },
  },
  {
    id: 'osteoporosis',
    name: 'Osteoporosis',
    system: 'musculoskeletal',
    topic: 'Osteoporosis',
    source,
    step1: { area: 'msk-skin', topic: 'Bone disease and fractures' },
    vignettes: [
      'A 76-year-old woman has sudden mid-back pain after lifting a grocery bag. She is 5 cm shorter than at age 50. The spine is tender at one level, and neurologic examination is normal. A film shows an anterior wedge fracture. Calcium, alkaline phosphatase, protein electrophoresis and blood count are normal.',
      'A 62-year-old man with emphysema has taken prednisone for most of 8 years. He coughed and felt a crack between the shoulder blades. Two vertebrae are wedged. He has no fever, weight loss or weakness of the legs. Calcium, testosterone and electrophoresis are normal.',
    ],
    hallmark:
      'fractures after slight trauma with a low bone density and normal calcium and phosphate',
    lookalikes: [
      'spinal-stenosis',
      'disc-herniation',
      'ankylosing-spondylitis',
      'osteoarthritis',
      'osteomyelitis',
      'polymyalgia-rheumatica',
      'multiple-myeloma',
      'primary-hyperparathyroidism',
    ],
    finding: {
      text: 'Loss of height with a rounded upper back',
      why: 'In osteoporosis, vertebrae collapse one by one, which costs height and rounds the thoracic spine.',
      scene:
        'A 74-year-old woman went through menopause early and has taken prednisone for years. Osteoporosis is suspected.',
    },
    test: {
      text: 'Dual-energy x-ray absorptiometry of the hip',
      why: 'Osteoporosis is defined by a T-score of −2.5 or lower on absorptiometry of hip or spine.',
      scene:
        'A 66-year-old woman went through menopause at 43 and weighs 50 kg. She has no symptoms and asks whether her bones are thin.',
      slips: [
        {
          text: 'Plain radiographs of the lumbar spine',
          why: 'Radiographs show thin bone late, after about a third of it is gone. They find fractures but not density.',
        },
        {
          text: 'Total body bone scintigraphy',
          why: 'Scintigraphy shows turnover in tumor, infection or fresh fracture. It does not measure density.',
        },
      ],
      accepts: ['spinal-stenosis'],
    },
    treatment: {
      text: 'Weekly alendronate with calcium and vitamin D',
      why: 'In osteoporosis, a bisphosphonate lowers the risk of vertebral and hip fracture; calcium and vitamin D support it.',
      scene:
        'A 71-year-old woman has a T-score of −3.1 at the hip. Laboratory tests are normal, and she swallows without trouble.',
      slips: [
        {
          text: 'Calcium with vitamin D and no further drug',
          why: 'Supplements alone do not lower fracture risk enough at a T-score of −3.1.',
        },
        {
          text: 'Oral estrogen started at this age',
          why: 'Starting estrogen at 71 raises the risk of stroke and thrombosis, and safer drugs are at hand.',
        },
      ],
    },
    mechanism: {
      text: 'Bone resorption that outpaces new formation',
      why: 'In osteoporosis, osteoclasts remove more bone than osteoblasts lay down; what is left is normally mineralized.',
    },
    complication: {
      text: 'Hip fracture after a fall from standing',
      why: 'Hip fracture is the complication of osteoporosis that most often costs independence and life.',
      accepts: ['ankylosing-spondylitis'],
    },
    risk: {
      text: 'Prednisone taken daily for several years',
      why: 'Glucocorticoids are the commonest drug cause of osteoporosis: they cut bone formation within months.',
    },
    advice: {
      text: 'Take the tablet with water and stay upright',
      why: 'In osteoporosis, alendronate is taken fasting with plain water, upright for 30 minutes, or it may burn the esophagus.',
      scene:
        'A 68-year-old woman starts weekly alendronate for osteoporosis and is used to taking her drugs in bed over coffee.',
    },
  },
];

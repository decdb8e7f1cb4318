import type { Condition } from '../condition.ts';

const source = 'Standard orthopedic and pediatric texts';

/** Disorders of knee and hip, of children's hips, and bone tumors. */
export const musculoskeletalConditions3: readonly Condition[] = [
  {
    id: 'acl-tear',
    name: 'Anterior cruciate ligament tear',
    system: 'musculoskeletal',
    topic: 'Knee ligament and meniscal injury',
    source,
    step1: { area: 'msk-skin', topic: 'Limb anatomy and nerve injury' },
    vignettes: [
      'A 19-year-old soccer player turned sharply without contact, heard a pop and fell. Her knee was tense within 2 hours. A week later it gives way when she steps off a curb. With the knee bent 25 degrees, the tibia can be drawn forward without a firm stop.',
      'A 31-year-old man caught his ski in wet snow and twisted his knee. It filled with blood within an hour. The swelling has gone after 3 weeks, but he does not trust the knee on turns. On pulling the tibia forward, it moves 8 mm more than on the other side.',
    ],
    hallmark:
      'a pop, rapid swelling and a knee that gives way, with a soft end point on the Lachman test',
    lookalikes: [
      'meniscal-tear',
      'patellofemoral-pain',
      'osteoarthritis',
      'septic-arthritis',
      'osteosarcoma',
      'slipped-epiphysis',
      'gout',
    ],
    finding: {
      text: 'Tibia that slides forward on the Lachman test',
      why: 'In anterior cruciate ligament tear, nothing stops the tibia from gliding forward at 20 to 30 degrees of flexion.',
      scene:
        'A 23-year-old skier caught an edge, felt a pop and had a swollen knee by evening. Anterior cruciate ligament tear is suspected.',
      accepts: ['meniscal-tear'],
      slips: [
        {
          text: 'Tibia that sags backward when the knee is bent',
          why: 'A backward sag shows a torn posterior cruciate ligament.',
        },
      ],
    },
    test: {
      text: 'Magnetic resonance imaging of the knee',
      why: 'In anterior cruciate ligament tear, MRI confirms it and shows torn menisci and bruised bone.',
      scene:
        'A 26-year-old handball player landed awkwardly 5 days ago. Radiographs show no fracture. The knee has a large effusion and a soft end point when the tibia is drawn forward; surgery is being considered.',
      slips: [
        {
          text: 'Arthroscopy to look for the injury',
          why: 'Arthroscopy is an operation. MRI gives the diagnosis without it.',
        },
        {
          text: 'Ultrasonography of the calf veins',
          why: 'Vein imaging is for suspected thrombosis and does not show knee ligaments.',
        },
      ],
    },
    treatment: {
      text: 'Graft reconstruction once motion has returned',
      why: 'In anterior cruciate ligament tear of a young athlete who pivots, reconstruction after swelling and stiffness settle restores stability.',
      scene:
        'A 20-year-old college basketball player has a complete anterior cruciate ligament tear, a knee that gives way and the wish to return to play.',
      accepts: ['meniscal-tear'],
      slips: [
        {
          text: 'Long leg cast for eight weeks',
          why: 'A cast wastes muscle and stiffens the knee, and the torn ligament does not heal in it.',
        },
        {
          text: 'Return to play in an elastic sleeve',
          why: 'A sleeve gives no stability. Each time the knee gives way, menisci and cartilage are harmed.',
        },
      ],
    },
    mechanism: {
      text: 'Loss of the restraint on forward tibial glide',
      why: 'Anterior cruciate ligament tear removes the main restraint on forward glide and inward turn of the tibia.',
    },
    complication: {
      text: 'Meniscal damage from giving way',
      why: 'After anterior cruciate ligament tear, an unstable knee grinds the menisci, and early arthritis follows.',
      accepts: ['meniscal-tear', 'osteoarthritis'],
    },
    risk: {
      text: 'Sport with sharp turns on a planted foot',
      why: 'Most anterior cruciate ligament tears happen without contact, in cutting and landing sports.',
      accepts: ['meniscal-tear'],
    },
    advice: {
      text: 'Train soft landing and turning before the season',
      why: 'Neuromuscular training of landing and turning lowers the rate of anterior cruciate ligament tear in young athletes.',
      scene:
        'A 16-year-old girl joins a handball team. Her older sister had an anterior cruciate ligament tear, and she asks how to prevent one.',
      accepts: ['patellofemoral-pain'],
      slips: [
        {
          text: 'Wear an elastic knee sleeve in each game',
          why: 'An elastic sleeve does not limit the forces that tear the ligament.',
        },
      ],
    },
  },
  {
    id: 'meniscal-tear',
    name: 'Meniscal tear',
    system: 'musculoskeletal',
    topic: 'Knee ligament and meniscal injury',
    source,
    vignettes: [
      'A 34-year-old tiler twisted his knee while rising from a squat. It swelled over the next day. Since then, it catches, and twice he could not straighten it until he shook the leg. The inner joint line is tender. The tibia does not slide forward when it is pulled.',
      'A 56-year-old woman felt a stab on the inner side of her knee when she got out of a low car. A small effusion came overnight. Full squatting is painful at the joint line, and bending with rotation gives a click. Films show a normal joint space. The ligaments are firm.',
    ],
    hallmark: 'joint-line pain, slow swelling and locking after a twist on the bent knee',
    lookalikes: [
      'acl-tear',
      'patellofemoral-pain',
      'osteoarthritis',
      'pseudogout',
      'gout',
      'septic-arthritis',
      'rheumatoid-arthritis',
    ],
    finding: {
      text: 'Click and joint-line pain on twisting the knee',
      why: 'In meniscal tear, flexion with rotation traps the torn piece, which clicks and hurts at the joint line.',
      accepts: ['osteoarthritis'],
      scene:
        'A 31-year-old gardener has a knee that catches since he stood up from weeding. Meniscal tear is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the knee',
      why: 'In meniscal tear, MRI shows the site and shape of the tear and tells whether it can be repaired.',
      scene:
        'A 29-year-old judo fighter has had a catching joint and a small effusion for 4 weeks. The ligaments are firm, and radiographs are normal.',
      slips: [
        {
          text: 'Weight-bearing films repeated in one month',
          why: 'Menisci do not show on radiographs, however often these are repeated.',
        },
        {
          text: 'Radionuclide scan of both legs',
          why: 'A bone scan shows turnover of bone and not torn fibrocartilage.',
        },
      ],
      accepts: ['osteoarthritis'],
    },
    treatment: {
      text: 'Arthroscopic repair of the displaced fragment',
      why: 'A meniscal tear that locks the knee of a young patient needs early arthroscopy, with repair where the blood supply allows.',
      scene:
        'A 22-year-old dancer has been unable to straighten her knee for 3 days. MRI shows a bucket-handle tear near the rim of the medial meniscus; the ligaments are intact.',
      slips: [
        {
          text: 'Manipulation to force the knee straight',
          why: 'Force may crush cartilage and tear the meniscus further. The fragment must be put back under vision.',
        },
        {
          text: 'Removal of the whole medial meniscus',
          why: 'Total meniscectomy brings early arthritis, so as much of the meniscus as possible is kept.',
        },
      ],
    },
    mechanism: {
      text: 'Torn fibrocartilage caught between the bones',
      why: 'In meniscal tear, rotation under load splits the fibrocartilage, and a loose part jams the joint.',
    },
    complication: {
      text: 'Early wear of the joint cartilage',
      why: 'Loss of meniscus raises contact pressure, so meniscal tear and its removal lead to early osteoarthritis.',
      accepts: ['osteoarthritis', 'pseudogout', 'septic-arthritis', 'acl-tear'],
    },
    risk: {
      text: 'Twisting on a bent knee under load',
      why: 'A twist on the bent, loaded knee, as in squatting work or sport, is the usual cause of meniscal tear before old age.',
      accepts: ['acl-tear', 'osteoarthritis'],
    },
    advice: {
      text: 'Come back if the knee locks and stays bent',
      why: 'A locked knee means that a meniscal tear has displaced and needs early surgery; other small tears may be left alone.',
      scene:
        'A 48-year-old woman has a small degenerative meniscal tear with mild pain and no locking. She starts exercise therapy.',
      accepts: ['osteoarthritis', 'patellofemoral-pain', 'septic-arthritis'],
      slips: [
        {
          text: 'Rest the knee in a splint for three months',
          why: 'A long rest wastes the thigh. Exercise helps most small degenerative tears.',
        },
        {
          text: 'Have the meniscus removed before it locks',
          why: 'Removal of a tear without mechanical symptoms does no better than exercise and harms cartilage.',
        },
      ],
    },
  },
  {
    id: 'patellofemoral-pain',
    name: 'Patellofemoral pain syndrome',
    system: 'musculoskeletal',
    topic: 'Knee ligament and meniscal injury',
    source,
    vignettes: [
      'A 17-year-old runner has had a dull ache behind both kneecaps since she doubled her mileage. Stairs and long films in the cinema make it worse. The knees do not swell, lock or give way. A squat on one leg brings it on. The ligaments and hips are normal.',
    ],
    hallmark: 'pain behind the kneecap on stairs, squatting and long sitting without effusion',
    lookalikes: [
      'meniscal-tear',
      'acl-tear',
      'osteoarthritis',
      'slipped-epiphysis',
      'osteosarcoma',
      'perthes-disease',
      'septic-arthritis',
    ],
    finding: {
      text: 'Ache behind the kneecap on squatting',
      why: 'In patellofemoral pain syndrome, squatting and stairs press the kneecap on the femur and bring on the pain.',
      accepts: ['osteoarthritis'],
      scene:
        'A 15-year-old dancer has had discomfort at the front of both knees since summer camp. Patellofemoral pain syndrome is suspected.',
    },
    test: {
      text: 'Single-leg squat to reproduce the pain',
      why: 'Patellofemoral pain syndrome is diagnosed at the bedside: squatting brings on pain around the kneecap, and imaging is not needed.',
      scene:
        'A 21-year-old dance student has had pain at the front of both knees for 2 months, worse on stairs. She had no injury, there is no effusion, hip motion is full, and the ligaments are firm.',
      slips: [
        {
          text: 'Diagnostic arthroscopy of one knee',
          why: 'Surgery is not used to find the cause of pain at the front of a stable, dry knee.',
        },
        {
          text: 'Computed tomography of both kneecaps',
          why: 'CT exposes a young patient to radiation without changing the treatment.',
        },
      ],
    },
    treatment: {
      text: 'Strengthening of hip and thigh muscles',
      why: 'Patellofemoral pain syndrome responds best to exercises for hip and quadriceps with a lower running load.',
      scene:
        'A 24-year-old army recruit has patellofemoral pain syndrome after long marches. He asks for lasting relief.',
      accepts: ['osteoarthritis'],
      slips: [
        {
          text: 'Surgical release of the lateral retinaculum',
          why: 'Release may make the kneecap unstable and is not a treatment for uncomplicated pain.',
        },
        {
          text: 'Steroid injections into the knee each month',
          why: 'The joint is not inflamed, and repeated steroid harms cartilage.',
        },
      ],
    },
    mechanism: {
      text: 'Overload of the kneecap by poor tracking',
      why: 'In patellofemoral pain syndrome, weak hip and thigh muscles let the kneecap track badly under a rising load.',
    },
    complication: {
      text: 'Long-lasting ache that limits sport',
      why: 'Patellofemoral pain syndrome rarely harms the joint, but pain often persists for years and limits sport.',
      accepts: ['osteoarthritis', 'meniscal-tear'],
    },
    risk: {
      text: 'Sudden rise in running distance',
      why: 'Patellofemoral pain syndrome often follows a quick increase of running, jumping or marching.',
    },
    advice: {
      text: 'Cut the running load and train hips and thighs',
      why: 'In patellofemoral pain syndrome, a lower load with hip and thigh exercise lets pain settle over weeks.',
      scene:
        'A 19-year-old runner has patellofemoral pain syndrome 8 weeks before a half marathon.',
      accepts: ['osteoarthritis', 'acl-tear'],
      slips: [
        {
          text: 'Run through the pain with a tight knee brace',
          why: 'Training through pain keeps the overload going, and a tight brace presses the kneecap on the femur.',
        },
      ],
    },
  },
  {
    id: 'hip-fracture',
    name: 'Femoral neck fracture',
    system: 'musculoskeletal',
    topic: 'Fractures and dislocations',
    source,
    step2: { area: 'msk-skin', topic: 'Fractures and dislocations' },
    vignettes: [
      'An 83-year-old woman is found on her bathroom floor. She has groin pain and cannot lift the leg, which is shorter than the other and turned outward. Rolling the leg gently hurts. She walked with a cane before. Foot pulses and sensation are normal.',
      'A 79-year-old man has walked with a limp since he missed a step 3 days ago. Pain is in the groin, worse with any weight on the leg and with turning of the hip. He is afebrile, and straight leg raising is impossible on that side. The knee and back are painless.',
    ],
    hallmark:
      'groin pain and inability to bear weight after a fall, with a short, outward-turned leg if displaced',
    lookalikes: [
      'osteoarthritis',
      'septic-arthritis',
      'disc-herniation',
      'spinal-stenosis',
      'polymyalgia-rheumatica',
      'osteomyelitis',
      'cauda-equina',
      'pseudogout',
    ],
    finding: {
      text: 'Short leg that is turned outward',
      why: 'In displaced femoral neck fracture, the muscles pull the leg up and let it roll outward.',
      scene:
        'An 86-year-old woman slid from her chair and cannot stand. A displaced femoral neck fracture is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the hip',
      why: 'In suspected femoral neck fracture with normal radiographs, MRI finds the hidden break within hours.',
      scene:
        'A 77-year-old woman fell at the market this morning and cannot stand because of groin pain. Two radiographic views of hip and pelvis show no fracture.',
      slips: [
        {
          text: 'New radiographs after six weeks of walking',
          why: 'Weight on a hidden fracture may displace it. A firm answer is needed the same day.',
        },
        {
          text: 'Duplex ultrasonography of the femoral vein',
          why: 'Vein imaging does not explain groin pain on loading right after a fall.',
        },
      ],
      accepts: ['spinal-stenosis'],
    },
    treatment: {
      text: 'Hip arthroplasty within two days',
      why: 'A displaced femoral neck fracture in an older person is treated by arthroplasty within 24 to 48 hours, which lowers mortality.',
      scene:
        'An 84-year-old man who walked without help has a displaced femoral neck fracture since this morning. Heart and lungs are stable.',
      slips: [
        {
          text: 'Skin traction in bed for eight weeks',
          why: 'Weeks in bed bring pneumonia, thrombosis and death, and the fracture does not heal.',
        },
        {
          text: 'Crutches with partial weight on the leg',
          why: 'A displaced fracture of the femoral neck cannot bear weight and will not unite by itself.',
        },
      ],
    },
    mechanism: {
      text: 'Break that tears vessels to the femoral head',
      why: 'In femoral neck fracture within the capsule, retinacular vessels from the medial circumflex artery are torn.',
    },
    complication: {
      text: 'Venous thromboembolism',
      why: 'Femoral neck fracture and its surgery carry one of the highest risks of venous thrombosis, so an anticoagulant is given.',
      accepts: ['polymyalgia-rheumatica'],
    },
    risk: {
      text: 'Osteoporosis with repeated falls',
      why: 'Thin bone and falls together cause most femoral neck fractures in older people.',
      accepts: ['polymyalgia-rheumatica', 'pseudogout'],
    },
    advice: {
      text: 'Clear loose rugs and review sedating drugs',
      why: 'After femoral neck fracture, a safe home and fewer sedating drugs prevent the next fall.',
      scene:
        'An 81-year-old man goes home after repair of a femoral neck fracture. He takes a sleeping tablet and has thick carpets in each room.',
      accepts: ['osteoarthritis'],
    },
  },
  {
    id: 'slipped-epiphysis',
    name: 'Slipped capital femoral epiphysis',
    system: 'musculoskeletal',
    topic: 'Pediatric hip disorders',
    source,
    step2: { area: 'msk-skin', topic: 'Pediatric orthopedics' },
    vignettes: [
      'A 12-year-old boy whose body mass index is above the 97th percentile has limped for 6 weeks and complains of his knee. The knee is normal. When the hip is bent, the thigh turns outward by itself, and inward turning is nearly lost. He has no fever.',
      'A 13-year-old girl under treatment for hypothyroidism has dull thigh pain after dance class for 2 months. Since she stumbled today, she cannot put weight on the leg. The foot points outward, and any turn of the hip hurts. Temperature is 36.8 °C (98.2 °F).',
    ],
    hallmark: 'hip, thigh or knee pain in early adolescence with loss of internal rotation',
    lookalikes: [
      'perthes-disease',
      'transient-synovitis',
      'septic-arthritis',
      'osteomyelitis',
      'osteosarcoma',
      'patellofemoral-pain',
      'meniscal-tear',
    ],
    finding: {
      text: 'Thigh that turns outward as the hip is bent',
      why: 'In slipped capital femoral epiphysis, the displaced neck forces the thigh to turn outward in flexion.',
      accepts: ['perthes-disease'],
      scene:
        'An 11-year-old heavy boy has had groin and knee pain for a month. Slipped capital femoral epiphysis is suspected.',
      slips: [
        {
          text: 'Leg held bent and still because of high fever',
          why: 'Fever with a rigid hip suggests pus in the joint.',
        },
      ],
    },
    test: {
      text: 'Frog-leg lateral radiographs of both hips',
      why: 'In slipped capital femoral epiphysis, the slip shows best on the lateral view, and the other hip may be affected too.',
      scene:
        'A 12-year-old boy with obesity has knee pain, an out-toeing gait and a normal knee. He can walk and is afebrile.',
      accepts: ['perthes-disease'],
      slips: [
        {
          text: 'Radiographs of the painful knee in two planes',
          why: 'Hip disease sends pain to the knee through the obturator nerve. Films of the knee miss the slip.',
        },
      ],
    },
    treatment: {
      text: 'Screw fixation in its present position',
      why: 'Slipped capital femoral epiphysis is fixed in place with a screw as soon as it is found; until then no weight is allowed.',
      scene:
        'A 13-year-old boy has a stable slipped capital femoral epiphysis of one hip on radiographs taken an hour ago.',
      slips: [
        {
          text: 'Forceful closed reduction in the clinic',
          why: 'Force endangers the vessels of the femoral head and may cause its death.',
        },
        {
          text: 'Crutches at home and new films in a month',
          why: 'The slip may worsen at any step, so the patient is admitted and fixed without delay.',
        },
      ],
    },
    mechanism: {
      text: 'Shear failure through the growth plate',
      why: 'In slipped capital femoral epiphysis, weight shears the neck off the head through a weak growth plate.',
    },
    complication: {
      text: 'Slip of the opposite hip',
      why: 'After slipped capital femoral epiphysis, the other side slips in a fifth or more, above all with endocrine disease.',
    },
    risk: {
      text: 'Obesity during the growth spurt',
      why: 'Obesity during rapid growth is the main risk for slipped capital femoral epiphysis; endocrine disease is another.',
    },
    advice: {
      text: 'Report new pain in the other thigh or knee',
      why: 'After slipped capital femoral epiphysis, pain in the other hip, thigh or knee may be a second slip.',
      scene:
        'The parents of a 12-year-old boy, who had a screw placed for slipped capital femoral epiphysis, ask what to look out for until he is grown.',
    },
  },
  {
    id: 'perthes-disease',
    name: 'Legg-Calvé-Perthes disease',
    system: 'musculoskeletal',
    topic: 'Pediatric hip disorders',
    source,
    step1: { area: 'msk-skin', topic: 'Bone disease and fractures' },
    vignettes: [
      'A 6-year-old boy has limped for 3 months with hardly any pain. He is slim and afebrile. Abduction and internal rotation of the left hip are limited, and the thigh is slightly thinner. A radiograph shows a small, dense femoral head with a widened joint space.',
    ],
    hallmark: 'a slow, nearly painless limp at age 4 to 8 with a dense or fragmented femoral head',
    lookalikes: [
      'transient-synovitis',
      'slipped-epiphysis',
      'septic-arthritis',
      'osteomyelitis',
      'osteosarcoma',
      'patellofemoral-pain',
      'sickle-cell-disease',
    ],
    finding: {
      text: 'Months of mild limp with limited abduction',
      why: 'In Legg-Calvé-Perthes disease, the limp is mild and long, and abduction and internal rotation are lost first.',
      accepts: ['slipped-epiphysis'],
      scene:
        'A 7-year-old boy is small for his age and active. Legg-Calvé-Perthes disease is suspected.',
      slips: [
        {
          text: 'Sudden high fever with refusal to stand',
          why: 'High fever with refusal to stand points to infection of joint or bone.',
        },
      ],
    },
    test: {
      text: 'Magnetic resonance imaging of both hips',
      why: 'In early Legg-Calvé-Perthes disease, MRI shows lost perfusion of the femoral head while radiographs are still normal.',
      scene:
        'A 5-year-old boy has limped for 7 weeks with mild groin pain. Temperature, blood counts and inflammatory markers are normal, and so are two radiographic views.',
      slips: [
        {
          text: 'Blood cultures drawn on three days',
          why: 'A child without fever and with normal markers for weeks does not have bacteremia.',
        },
        {
          text: 'Radiographs of both knees',
          why: 'Pain may be felt at the knee, but the limited motion is at the hip.',
        },
      ],
    },
    treatment: {
      text: 'Less impact, with exercises for hip motion',
      why: 'In a young child with mild Legg-Calvé-Perthes disease, limits on impact and exercises keep the head round while bone re-forms.',
      scene:
        'A 5-year-old boy has Legg-Calvé-Perthes disease of a small part of the femoral head and nearly full motion.',
      accepts: ['transient-synovitis', 'patellofemoral-pain'],
      slips: [
        {
          text: 'Total hip replacement during childhood',
          why: 'Most young children heal with a usable hip. An implant would fail as the child grows.',
        },
        {
          text: 'Core biopsy of the femoral head',
          why: 'The picture on imaging is typical. Biopsy would harm the head further.',
        },
      ],
    },
    mechanism: {
      text: 'Loss of blood flow to the femoral head',
      why: 'In Legg-Calvé-Perthes disease, the blood supply of the femoral epiphysis fails without known cause; dead bone is then replaced.',
    },
    complication: {
      text: 'Flat femoral head with early arthritis',
      why: 'Legg-Calvé-Perthes disease may leave a flat head that fits poorly, above all when it begins after age 8.',
      accepts: ['septic-arthritis'],
    },
    risk: {
      text: 'Male sex and age of four to eight years',
      why: 'Legg-Calvé-Perthes disease affects boys four to five times as often as girls, mostly at age 4 to 8.',
      accepts: ['transient-synovitis'],
    },
    advice: {
      text: 'Avoid jumping until the bone has re-formed',
      why: 'In Legg-Calvé-Perthes disease, the soft femoral head may flatten under impact; swimming keeps motion instead.',
      scene:
        'The mother of a 6-year-old boy with Legg-Calvé-Perthes disease asks whether he may use his trampoline again.',
    },
  },
  {
    id: 'transient-synovitis',
    name: 'Transient synovitis of the hip',
    system: 'musculoskeletal',
    topic: 'Pediatric hip disorders',
    source,
    step2: { area: 'msk-skin', topic: 'Pediatric orthopedics' },
    vignettes: [
      'A 5-year-old boy has had groin pain and a limp since yesterday. He had a cold 10 days ago. He plays on the floor, and his temperature is 37.3 °C (99.1 °F). Inward turning of the hip is a little limited. Leukocytes are 8,200/µL and C-reactive protein is 5 mg/L.',
    ],
    hallmark:
      'a short-lived limp after a viral infection in a well child with low inflammatory markers',
    lookalikes: [
      'septic-arthritis',
      'perthes-disease',
      'slipped-epiphysis',
      'osteomyelitis',
      'osteosarcoma',
      'patellofemoral-pain',
      'acute-leukemia',
    ],
    finding: {
      text: 'Well child with a limp and mild loss of motion',
      why: 'In transient synovitis of the hip, the child is well, can usually walk and lets the hip be moved through most of its range.',
      accepts: ['perthes-disease'],
      scene:
        'A 4-year-old girl has favored one leg since this morning, a week after a sore throat. Transient synovitis of the hip is suspected.',
      slips: [
        {
          text: 'Bruises on the back and swollen lymph nodes',
          why: 'Bruises and swollen nodes in a child with bone pain point to leukemia.',
        },
      ],
    },
    test: {
      text: 'Leukocyte count with C-reactive protein',
      why: 'In transient synovitis of the hip, low inflammatory markers together with no fever make septic arthritis very unlikely.',
      scene:
        'A 6-year-old boy limps but walks across the room. He has had a cold. Temperature is 37.4 °C (99.3 °F), and a radiograph of the hips is normal. Infection is to be made unlikely before he goes home.',
      accepts: ['septic-arthritis'],
      slips: [
        {
          text: 'Antinuclear antibody and rheumatoid factor',
          why: 'Autoantibodies have no place in the first two days of a limp.',
        },
        {
          text: 'Computed tomography of the pelvis',
          why: 'CT exposes the child to radiation and cannot exclude infection.',
        },
      ],
    },
    treatment: {
      text: 'Ibuprofen with rest and review in two days',
      why: 'Transient synovitis of the hip settles within 1 to 2 weeks; ibuprofen and rest shorten the pain, and a review guards against missed infection.',
      scene:
        'A 4-year-old girl has transient synovitis of the hip. She is afebrile, and her markers are normal.',
      accepts: ['perthes-disease'],
      slips: [
        {
          text: 'Intravenous ceftriaxone for three weeks',
          why: 'There is no bacterial infection to treat when fever and markers are absent.',
        },
        {
          text: 'Prednisone by mouth for one month',
          why: 'Steroids are not needed for a disorder that ends by itself and may hide infection.',
        },
      ],
    },
    mechanism: {
      text: 'Short sterile inflammation of the synovium',
      why: 'In transient synovitis of the hip, the synovium is inflamed without infection, often after a viral illness.',
    },
    complication: {
      text: 'Another bout within months',
      why: 'Transient synovitis of the hip leaves no damage, but it returns in some children.',
    },
    risk: {
      text: 'Viral infection one to two weeks before',
      why: 'Transient synovitis of the hip often follows a viral infection of the airways.',
    },
    advice: {
      text: 'Return at once for fever or refusal to walk',
      why: 'In presumed transient synovitis of the hip, fever or refusal to walk means that septic arthritis must be excluded.',
      scene: 'A 6-year-old boy is sent home with ibuprofen for transient synovitis of the hip.',
      accepts: ['osteosarcoma'],
    },
  },
  {
    id: 'osteosarcoma',
    name: 'Osteosarcoma',
    system: 'musculoskeletal',
    topic: 'Bone tumors',
    source,
    step1: { area: 'msk-skin', topic: 'Bone and soft-tissue tumors' },
    vignettes: [
      'A 15-year-old boy has had pain above the knee for 2 months; it now wakes him at night. A firm, tender mass is felt at the distal femur. He is afebrile. A film shows a mixed lytic and dense lesion of the metaphysis with lifted periosteum and a sunburst of new bone.',
    ],
    hallmark:
      'night pain and a metaphyseal mass near the knee in a teenager, with lifted periosteum and sunburst bone',
    lookalikes: [
      'osteomyelitis',
      'patellofemoral-pain',
      'slipped-epiphysis',
      'perthes-disease',
      'septic-arthritis',
      'meniscal-tear',
      'transient-synovitis',
    ],
    finding: {
      text: 'Firm, tender bone mass just above the knee',
      why: 'Osteosarcoma most often grows in the metaphysis of the distal femur and gives a firm, painful mass.',
      scene:
        'A 14-year-old swimmer has had pain in one leg at night for 6 weeks. Osteosarcoma is suspected.',
    },
    test: {
      text: 'Biopsy planned by an orthopedic oncologist',
      why: 'In suspected osteosarcoma, the team that will operate plans the biopsy, since the track must be removed with the tumor.',
      scene:
        'A 16-year-old girl has a destructive lesion of the proximal humerus with a sunburst pattern. Local MRI and chest CT are done.',
      slips: [
        {
          text: 'Excision of the lesion for pathology next day',
          why: 'Unplanned excision spills tumor and may cost the limb. Tissue is taken first by a planned biopsy.',
        },
        {
          text: 'Serum alkaline phosphatase each month',
          why: 'Alkaline phosphatase may be high in osteosarcoma but cannot establish it.',
        },
      ],
    },
    treatment: {
      text: 'Chemotherapy with limb-sparing surgery',
      why: 'Osteosarcoma has usually seeded tiny metastases, so chemotherapy is given before and after wide resection.',
      scene:
        'A 14-year-old boy has biopsy-proven osteosarcoma of the tibia. Imaging shows no metastases, and nerves and vessels are free.',
      slips: [
        {
          text: 'Radiation of the tumor as sole treatment',
          why: 'Osteosarcoma resists radiation, and hidden metastases would go untreated.',
        },
        {
          text: 'Curettage and packing with bone graft',
          why: 'Curettage treats benign lesions. It leaves sarcoma behind.',
        },
      ],
    },
    mechanism: {
      text: 'Malignant cells that lay down osteoid',
      why: 'Osteosarcoma is a tumor of mesenchymal cells that make osteoid, arising where bone grows fastest.',
    },
    complication: {
      text: 'Spread through the blood to the lungs',
      why: 'Osteosarcoma spreads by the blood, most often to the lungs, so the chest is imaged again and again.',
    },
    risk: {
      text: 'Inherited mutation of the RB1 gene',
      why: 'Survivors of hereditary retinoblastoma carry an RB1 mutation and have a high risk of osteosarcoma.',
    },
    advice: {
      text: 'Report any fever at once, by day or night',
      why: 'During chemotherapy for osteosarcoma, fever may be the first sign of neutropenic sepsis.',
      scene:
        'A 15-year-old boy goes home 5 days after his first course of chemotherapy for osteosarcoma.',
      accepts: ['transient-synovitis'],
    },
  },
];

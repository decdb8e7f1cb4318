import type { Condition } from '../condition.ts';

const source = 'Standard gynecology, breast surgery and family medicine texts';

/** Vaginal and pelvic infection, and disorders of the breast. */
export const reproductiveConditions3: readonly Condition[] = [
  {
    id: 'bacterial-vaginosis',
    name: 'Bacterial vaginosis',
    system: 'reproductive',
    topic: 'Vaginitis and PID',
    source,
    step2: { area: 'renal-reproductive', topic: 'Sexually transmitted infections' },
    vignettes: [
      'A 27-year-old woman has noticed a fishy smell for a week, stronger after intercourse, and a thin gray discharge. She has no itch or pain. The vaginal walls are not red. pH is 5.2, and microscopy shows cells with edges blurred by bacteria and hardly any leukocytes.',
      'A 34-year-old woman who douches weekly has a milky, even discharge that clings to calm pink walls. A drop of potassium hydroxide brings out an amine odor. Rapid tests for motile organisms and yeast are negative.',
    ],
    hallmark: 'thin gray fishy discharge, pH above 4.5 and clue cells without inflammation',
    lookalikes: [
      'trichomoniasis',
      'vulvovaginal-candidiasis',
      'vaginal-atrophy',
      'pelvic-inflammatory-disease',
      'cervical-cancer',
      'genital-herpes',
      'acute-cystitis',
      'secondary-syphilis',
    ],
    finding: {
      text: 'Thin gray discharge with a fishy smell and no redness',
      why: 'In bacterial vaginosis, anaerobes make amines that smell of fish, and the walls are not inflamed.',
      scene:
        'A 30-year-old woman asks about a change that she has noticed since last week. Overgrowth of vaginal anaerobes is suspected.',
    },
    test: {
      text: 'Saline microscopy for clue cells and pH',
      why: 'In bacterial vaginosis, clue cells, a pH above 4.5, an amine odor and a thin discharge are the Amsel criteria; three are enough.',
      scene:
        'A 31-year-old woman has a thin, smelly discharge without itch. The walls are calm and the cervix looks normal. Supplies for bedside tests are at hand.',
      accepts: ['trichomoniasis', 'vaginal-atrophy', 'vulvovaginal-candidiasis'],
      slips: [
        {
          text: 'Vaginal culture for Gardnerella',
          why: 'Gardnerella grows from many healthy women, so culture does not prove disease.',
        },
      ],
    },
    treatment: {
      text: 'Oral metronidazole twice daily for seven days',
      why: 'Bacterial vaginosis with symptoms is treated with seven days of metronidazole or with a vaginal gel. Partners need no treatment by routine.',
      scene:
        'A 25-year-old woman has a fishy discharge with clue cells and a pH of 5.0. She is not pregnant, takes no drugs and prefers tablets.',
      accepts: ['trichomoniasis'],
      slips: [
        {
          text: 'Vinegar douches every day for seven days',
          why: 'Douching disturbs lactobacilli further and so favors recurrence.',
        },
        {
          text: 'Oral amoxicillin three times a day for a week',
          why: 'Amoxicillin mostly fails and kills the protective lactobacilli as well.',
        },
      ],
    },
    mechanism: {
      text: 'Lactobacilli replaced by anaerobic bacteria',
      why: 'In bacterial vaginosis, loss of lactobacilli raises pH, and anaerobes with Gardnerella take over in a biofilm.',
    },
    complication: {
      text: 'Preterm birth when present in pregnancy',
      why: 'Bacterial vaginosis is linked to preterm birth and to infection after gynecologic procedures, and it eases HIV acquisition.',
      accepts: ['trichomoniasis', 'acute-cystitis'],
    },
    risk: {
      text: 'Frequent douching and new partners',
      why: 'Douching and new or several partners change the flora and favor bacterial vaginosis.',
      accepts: ['pelvic-inflammatory-disease', 'trichomoniasis'],
    },
    advice: {
      text: 'Stop douching, since it washes away protective bacteria',
      why: 'In bacterial vaginosis, douching removes lactobacilli and makes recurrence likely.',
      scene:
        'A 33-year-old woman has her third episode of fishy discharge this year. She rinses the vagina with a scented solution every evening to feel fresh.',
      slips: [
        {
          text: 'Rinse with dilute hydrogen peroxide after each intercourse',
          why: 'Any rinsing disturbs the protective flora further and favors return.',
        },
      ],
    },
  },
  {
    id: 'vulvovaginal-candidiasis',
    name: 'Vulvovaginal candidiasis',
    system: 'reproductive',
    topic: 'Vaginitis and PID',
    source,
    vignettes: [
      'A 30-year-old woman has had intense itching and burning for three days after a course of amoxicillin for sinusitis. The vulva is red with small cracks. A white, clumped discharge without odor sticks to the walls. pH is 4.1. Potassium hydroxide shows budding cells and threads.',
    ],
    hallmark: 'itch with white curd-like discharge, a normal pH and pseudohyphae',
    lookalikes: [
      'bacterial-vaginosis',
      'trichomoniasis',
      'vaginal-atrophy',
      'genital-herpes',
      'acute-cystitis',
      'contact-dermatitis',
      'pelvic-inflammatory-disease',
      'psoriasis',
    ],
    finding: {
      text: 'Itch and redness with a white, curd-like discharge',
      why: 'In vulvovaginal candidiasis, yeast inflames the mucosa, which itches, and clumps of it stick to the walls.',
    },
    test: {
      text: 'Potassium hydroxide slide of a swab',
      why: 'In vulvovaginal candidiasis, potassium hydroxide dissolves cells and leaves budding yeast and pseudohyphae. pH is normal.',
      scene:
        'A 26-year-old woman has an itching, red vulva and thick white discharge for the first time. She is not pregnant.',
      accepts: ['bacterial-vaginosis', 'trichomoniasis'],
      slips: [
        {
          text: 'Blood culture for fungal organisms',
          why: 'Yeast of the vagina does not enter the blood of a healthy woman.',
        },
        {
          text: 'Serum antibodies to Candida albicans',
          why: 'Most people have such antibodies, so they do not tell of disease.',
        },
      ],
    },
    treatment: {
      text: 'Single dose of fluconazole 150 mg by mouth',
      why: 'Uncomplicated vulvovaginal candidiasis in a woman who is not pregnant clears with one tablet or a short topical course.',
      scene:
        'A 28-year-old woman has her first vaginal yeast infection, with mild signs. hCG is negative, she takes no drugs and does not want a cream.',
      slips: [
        {
          text: 'Treatment of her partner with the same drug',
          why: 'The infection is not sexually transmitted as a rule, and treating partners does not prevent return.',
        },
        {
          text: 'Oral nystatin tablets for fourteen days',
          why: 'Nystatin by mouth is not absorbed and does not reach the vagina.',
        },
      ],
    },
    mechanism: {
      text: 'Yeast overgrowth that invades surface cells',
      why: 'In vulvovaginal candidiasis, Candida forms pseudohyphae when the flora or immunity changes, and invades the surface.',
    },
    complication: {
      text: 'Recurrent episodes with skin fissures',
      why: 'Vulvovaginal candidiasis returns three or more times a year in some women and then needs maintenance treatment.',
      accepts: ['contact-dermatitis', 'psoriasis', 'pelvic-inflammatory-disease'],
    },
    risk: {
      text: 'Recent broad-spectrum antibiotic',
      why: 'Antibiotics kill lactobacilli and let yeast grow. Diabetes and pregnancy also favor vulvovaginal candidiasis.',
    },
    advice: {
      text: 'Wear loose cotton underwear and avoid scented products',
      why: 'In vulvovaginal candidiasis, warmth, moisture and irritants make itching worse and favor return.',
      scene:
        'A 24-year-old woman has taken one dose of fluconazole for a yeast infection. She wears tight synthetic clothes for cycling and uses perfumed wipes.',
      accepts: ['contact-dermatitis', 'bacterial-vaginosis'],
      slips: [
        {
          text: 'Avoid sexual contact until your partner has a test',
          why: 'This infection is not counted as sexually transmitted, and partners are not tested.',
        },
      ],
    },
  },
  {
    id: 'trichomoniasis',
    name: 'Trichomoniasis',
    system: 'reproductive',
    topic: 'Vaginitis and PID',
    source,
    step1: { area: 'multisystem', topic: 'Infections across systems' },
    vignettes: [
      'A 23-year-old woman has a frothy yellow-green discharge with itching and burning on urination. She has had two new partners. The walls are red, and the cervix has tiny bleeding points. pH is 5.8. The wet mount shows pear-shaped, jerking organisms and many leukocytes. Urine culture is negative.',
    ],
    hallmark: 'frothy yellow-green discharge, a dotted red cervix and motile organisms',
    lookalikes: [
      'bacterial-vaginosis',
      'vulvovaginal-candidiasis',
      'vaginal-atrophy',
      'pelvic-inflammatory-disease',
      'genital-herpes',
      'acute-cystitis',
      'cervical-cancer',
      'disseminated-gonorrhea',
    ],
    finding: {
      text: 'Frothy yellow-green discharge and a dotted red cervix',
      why: 'In trichomoniasis the protozoan inflames the walls. Point bleeding of the cervix gives the strawberry look.',
    },
    test: {
      text: 'Nucleic acid amplification of a vaginal swab',
      why: 'Amplification finds trichomoniasis far more often than a wet mount, which misses up to half.',
      scene:
        'A 29-year-old woman has a yellow discharge with itching. The wet mount shows many leukocytes but no moving organisms. Clue cells and yeast are absent.',
      slips: [
        {
          text: 'Stool examination for ova and parasites',
          why: 'This organism lives in the genital tract, not in the bowel.',
        },
        {
          text: 'Cervical cytology with reflex virus test',
          why: 'Cytology is a cancer screen. It finds the organism by chance and often wrongly.',
        },
      ],
      accepts: ['pelvic-inflammatory-disease', 'disseminated-gonorrhea'],
    },
    treatment: {
      text: 'Metronidazole for her and for her partner',
      why: 'Trichomoniasis is sexually transmitted. Patient and partner are treated together with oral metronidazole.',
      scene:
        'A 35-year-old woman has trichomoniasis proved by a swab. She lives with her husband, who feels well.',
      accepts: ['bacterial-vaginosis'],
      slips: [
        {
          text: 'Metronidazole gel placed in the vagina',
          why: 'The gel does not reach organisms in urethra and glands, and the partner would infect her again.',
        },
        {
          text: 'Doxycycline by mouth for both partners',
          why: 'Doxycycline treats chlamydia and has no effect on this protozoan.',
        },
      ],
    },
    mechanism: {
      text: 'Flagellated protozoan that damages squamous cells',
      why: 'In trichomoniasis a flagellated protozoan sticks to squamous epithelium and destroys it, with inflammation.',
    },
    complication: {
      text: 'Easier acquisition of HIV infection',
      why: 'Trichomoniasis inflames the mucosa and attracts CD4 cells, so HIV is caught two to three times as easily.',
      accepts: ['genital-herpes', 'bacterial-vaginosis', 'disseminated-gonorrhea'],
    },
    risk: {
      text: 'Unprotected sex with several partners',
      why: 'Trichomoniasis spreads by sexual contact. Several partners without condoms are the main risk.',
      accepts: [
        'pelvic-inflammatory-disease',
        'genital-herpes',
        'bacterial-vaginosis',
        'disseminated-gonorrhea',
        'cervical-cancer',
      ],
    },
    advice: {
      text: 'Have no sex until both of you have been treated and are well',
      why: 'In trichomoniasis, reinfection by an untreated partner is the usual cause of return. A retest at three months is advised.',
      scene:
        'A 27-year-old woman takes metronidazole for trichomoniasis. Her partner is at work abroad and comes home tomorrow. He has no symptoms.',
      accepts: ['pelvic-inflammatory-disease', 'disseminated-gonorrhea'],
      slips: [
        {
          text: 'Treat your partner if he gets a discharge within the month',
          why: 'Infected men mostly have no symptoms and pass the organism on.',
        },
      ],
    },
  },
  {
    id: 'pelvic-inflammatory-disease',
    name: 'Pelvic inflammatory disease',
    system: 'reproductive',
    topic: 'Vaginitis and PID',
    source,
    step2: { area: 'renal-reproductive', topic: 'Sexually transmitted infections' },
    vignettes: [
      'A 21-year-old woman has had lower abdominal pain on both sides for four days, worse since her period ended. Temperature is 38.5 °C (101.3 °F). Movement of the cervix is very painful, both adnexa are tender, and there is yellow discharge from the cervix. A pregnancy test is negative, and the appendix looks normal on ultrasound.',
      'A 25-year-old woman has fever, pelvic pain and a new stabbing pain below the right ribs on deep breaths. She has a new partner. Liver enzymes, lipase and gallbladder ultrasound are normal. Cervical motion hurts, and a swab is positive for chlamydia. hCG is negative.',
    ],
    hallmark: 'lower abdominal pain with cervical motion tenderness and cervical discharge',
    lookalikes: [
      'ectopic-pregnancy',
      'appendicitis',
      'endometriosis',
      'acute-cystitis',
      'nephrolithiasis',
      'trichomoniasis',
      'diverticulitis',
      'acute-cholecystitis',
    ],
    finding: {
      text: 'Marked pain when the cervix is moved to either side',
      why: 'In pelvic inflammatory disease, moving the cervix pulls on inflamed tubes. This pain is the key criterion.',
      accepts: ['ectopic-pregnancy'],
      scene:
        'A 22-year-old woman has fever two weeks after her partner was treated for gonorrhea. Infection of the tubes is suspected.',
    },
    test: {
      text: 'Cervical swab for chlamydia and gonorrhea',
      why: 'Pelvic inflammatory disease is diagnosed clinically. A swab names the organism, and treatment starts before the result.',
      scene:
        'A 19-year-old woman has pelvic pain and fever, and the cervix is tender with yellow discharge. hCG is negative, and ultrasound of pelvis and appendix is normal.',
      accepts: ['ectopic-pregnancy', 'appendicitis', 'trichomoniasis'],
      slips: [
        {
          text: 'Hysterosalpingography with contrast',
          why: 'Contrast may push infection upward. The study waits until infection has gone.',
        },
        {
          text: 'Serum tumor marker CA 125 level',
          why: 'CA 125 rises with any peritoneal irritation and does not help.',
        },
      ],
    },
    treatment: {
      text: 'Ceftriaxone, doxycycline and metronidazole',
      why: 'Mild pelvic inflammatory disease is treated at home with one dose of ceftriaxone and 14 days of doxycycline and metronidazole.',
      scene:
        'A 24-year-old woman has mild pelvic inflammatory disease. She is not vomiting, has no abscess on ultrasound, and hCG is negative. She can return in three days.',
      slips: [
        {
          text: 'Azithromycin 1 g by mouth as one dose',
          why: 'A single dose does not cover gonorrhea or anaerobes of an upper tract infection.',
        },
        {
          text: 'No treatment until the swab results are back',
          why: 'Delay raises the risk of tubal scars. Treatment starts on suspicion.',
        },
      ],
    },
    mechanism: {
      text: 'Ascent of cervical bacteria to uterus and tubes',
      why: 'In pelvic inflammatory disease, chlamydia or gonococci break the cervical barrier, and mixed bacteria rise to the tubes.',
    },
    complication: {
      text: 'Tubal scarring with infertility',
      why: 'Pelvic inflammatory disease scars the tubes. Infertility, ectopic pregnancy and chronic pain follow.',
      accepts: ['endometriosis', 'ectopic-pregnancy', 'appendicitis'],
    },
    risk: {
      text: 'Untreated chlamydia in a young woman',
      why: 'Chlamydia and gonorrhea that are not treated, young age and new partners lead to pelvic inflammatory disease.',
      accepts: ['ectopic-pregnancy', 'trichomoniasis'],
    },
    advice: {
      text: 'Have partners of the last 60 days tested and treated',
      why: 'In pelvic inflammatory disease, partners carry the organism, often without symptoms, and would infect her again.',
      scene:
        'A 22-year-old woman improves on antibiotics for pelvic inflammatory disease. Her partner feels well and sees no need for a visit.',
      accepts: ['trichomoniasis', 'appendicitis'],
      slips: [
        {
          text: 'Stop the tablets once pain and fever have been gone two days',
          why: 'The full 14 days are needed. A shorter course leaves infection in the tubes.',
        },
      ],
    },
  },
  {
    id: 'breast-cancer',
    name: 'Invasive breast cancer',
    system: 'reproductive',
    topic: 'Breast disorders and cancer',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Breast pathology' },
    step2: { area: 'renal-reproductive', topic: 'Breast disease' },
    vignettes: [
      'A 63-year-old woman has felt a lump in the upper outer part of the left breast for two months. It does not hurt. It is hard, irregular and 2.5 cm wide and pulls the skin in when she raises her arm. A firm node is felt in the armpit.',
      'A 52-year-old woman has a new spiculated density with branching fine calcium on her screening mammogram. Ultrasound shows an irregular solid shadow taller than wide. There is no discharge, pain or fever.',
    ],
    hallmark: 'a hard, irregular, fixed mass or spiculated density after midlife',
    lookalikes: [
      'fibroadenoma',
      'fibrocystic-breast-changes',
      'intraductal-papilloma',
      'lactational-mastitis',
      'prolactinoma',
      'cellulitis',
      'hodgkin-lymphoma',
      'herpes-zoster',
    ],
    finding: {
      text: 'Hard irregular lump that pulls in the overlying skin',
      why: 'Invasive breast cancer draws in fibrous strands, so the mass is hard and fixed and dimples the skin.',
      scene:
        'A 66-year-old woman has noticed a change on her left side while washing. Her mammogram shows a dense, star-shaped area.',
    },
    test: {
      text: 'Image-guided core needle biopsy',
      why: 'A suspicious mass is proved to be invasive breast cancer by core biopsy, which also gives receptors.',
      scene:
        'Mammogram and ultrasound in a 57-year-old woman show a 1.8-cm irregular solid mass with calcium. The armpit is normal.',
      slips: [
        {
          text: 'Repeat mammogram in six months',
          why: 'A suspicious mass needs tissue now. Short follow-up is for probably benign findings.',
        },
        {
          text: 'Serum tumor marker CA 15-3',
          why: 'The marker is used in metastatic disease. It neither finds nor excludes early cancer.',
        },
        {
          text: 'Bone scan of the whole skeleton',
          why: 'Staging comes after a diagnosis and if symptoms suggest spread.',
        },
      ],
      accepts: ['fibroadenoma', 'intraductal-papilloma'],
    },
    treatment: {
      text: 'Lumpectomy, node biopsy and breast radiation',
      why: 'Early invasive breast cancer is treated as well by lumpectomy with radiation as by mastectomy.',
      scene:
        'A 55-year-old woman has a single 1.5-cm invasive ductal carcinoma, and the armpit is clear. She would like to avoid mastectomy and has no mutation.',
      slips: [
        {
          text: 'Lumpectomy without any further treatment',
          why: 'Without radiation at this age, recurrence in the breast is frequent.',
        },
        {
          text: 'Radical mastectomy with the chest muscles',
          why: 'Radical surgery adds harm and does not make survival longer.',
        },
        {
          text: 'Observation with a mammogram each quarter',
          why: 'Invasive cancer grows and spreads. Observation forgoes cure.',
        },
      ],
    },
    mechanism: {
      text: 'Malignant duct cells that breach the basement membrane',
      why: 'In invasive breast cancer, cells of the terminal duct and lobule break through the basement membrane into stroma and lymphatics.',
    },
    complication: {
      text: 'Spinal cord compression from metastasis',
      why: 'Invasive breast cancer spreads to the spine. New back pain with weakness is an emergency.',
      accepts: ['hodgkin-lymphoma'],
    },
    risk: {
      text: 'Mother and sister with the same tumor',
      why: 'Age, first-degree relatives and BRCA mutations raise the risk of invasive breast cancer most.',
      accepts: ['intraductal-papilloma'],
    },
    advice: {
      text: 'Report new bone pain, breathlessness or a lump at the scar',
      why: 'After invasive breast cancer, follow-up rests on history, examination and mammograms. New symptoms lead to scans.',
      scene:
        'A 58-year-old woman has finished surgery and radiation for breast cancer. She takes anastrozole and wants to know what should bring her back early.',
      slips: [
        {
          text: 'Have a whole-body scan and tumor markers every three months',
          why: 'Routine scans without symptoms do not prolong life.',
        },
      ],
      accepts: [
        'hodgkin-lymphoma',
        'intraductal-papilloma',
        'fibroadenoma',
        'fibrocystic-breast-changes',
      ],
    },
  },
  {
    id: 'fibroadenoma',
    name: 'Fibroadenoma of the breast',
    system: 'reproductive',
    topic: 'Breast disorders and cancer',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Breast pathology' },
    vignettes: [
      'A 21-year-old woman found a lump in her right breast six months ago. It does not hurt or change with her periods. It is 2 cm wide, smooth and rubbery and slips away under the finger. Skin, nipple and armpit are normal. Ultrasound shows a solid oval mass with a sharp border.',
    ],
    hallmark: 'a smooth, rubbery, mobile and painless solid mass in a young woman',
    lookalikes: [
      'breast-cancer',
      'fibrocystic-breast-changes',
      'intraductal-papilloma',
      'lactational-mastitis',
      'hodgkin-lymphoma',
      'cellulitis',
      'prolactinoma',
    ],
    finding: {
      text: 'Smooth, rubbery mass that slips away under the finger',
      why: 'A fibroadenoma has a capsule and is not tied to its surroundings, so it moves freely.',
    },
    test: {
      text: 'Targeted ultrasound of the lump',
      why: 'Below age 30, ultrasound is the first study of a lump. A fibroadenoma is solid, oval and sharply bordered.',
      scene:
        'A 19-year-old student feels a mobile rubbery lump. She has no family history, and skin and nipple are normal.',
      accepts: [
        'fibrocystic-breast-changes',
        'lactational-mastitis',
        'intraductal-papilloma',
        'cellulitis',
      ],
      slips: [
        {
          text: 'Screening mammogram of both sides',
          why: 'Dense tissue at this age hides masses, and radiation is avoided.',
        },
        {
          text: 'Positron emission tomography scan',
          why: 'Such a scan is for staging of known cancer.',
        },
        {
          text: 'Excision of the whole quadrant',
          why: 'Excision is a treatment for tumors and not a first test.',
        },
      ],
    },
    treatment: {
      text: 'Observation with a repeat examination',
      why: 'A typical fibroadenoma that is small and stable may be left and is examined again.',
      scene:
        'A 20-year-old woman has a 1.5-cm mass. Core biopsy shows a simple fibroadenoma. It does not bother her.',
      slips: [
        {
          text: 'Mastectomy with reconstruction',
          why: 'The tumor is benign. Removal of the breast would be harm without gain.',
        },
        {
          text: 'Tamoxifen for the next five years',
          why: 'Tamoxifen treats cancer with hormone receptors. It has no place here.',
        },
        {
          text: 'Fine needle drainage of the mass',
          why: 'Drainage is for cysts. This mass is solid.',
        },
      ],
      accepts: ['fibrocystic-breast-changes'],
    },
    mechanism: {
      text: 'Benign growth of lobular stroma and epithelium',
      why: 'A fibroadenoma grows from the stroma of one lobule under estrogen, so it may enlarge in pregnancy.',
    },
    complication: {
      text: 'Rapid growth during pregnancy',
      why: 'A fibroadenoma responds to hormones and may grow fast in pregnancy and shrink after menopause.',
    },
    risk: {
      text: 'Age between 15 and 35 years',
      why: 'Fibroadenoma is the most frequent solid breast mass of adolescents and young women.',
    },
    advice: {
      text: 'Return if the lump grows, since fast growth calls for removal',
      why: 'A fibroadenoma that grows fast must be told from a phyllodes tumor by excision.',
      scene:
        'An 18-year-old woman has a 2-cm fibroadenoma proved by biopsy and chooses observation. She asks what she should look out for.',
      slips: [
        {
          text: 'Avoid pregnancy for life, because hormones turn it malignant',
          why: 'Hormones may make it grow but do not turn it into cancer.',
        },
        {
          text: 'Have the lump drained each time it feels larger than before',
          why: 'A solid mass cannot be drained. Growth calls for excision.',
        },
      ],
    },
  },
  {
    id: 'fibrocystic-breast-changes',
    name: 'Fibrocystic breast disease',
    system: 'reproductive',
    topic: 'Breast disorders and cancer',
    source,
    vignettes: [
      'A 36-year-old woman has aching in both breasts in the week before each period. Both upper outer parts are lumpy like a string of beads, and the lumps shrink after the period. Ultrasound shows several thin-walled spaces filled with clear fluid. The nipples and armpits are normal.',
    ],
    hallmark: 'pain and lumpiness of both sides that wax and wane with the cycle',
    lookalikes: [
      'fibroadenoma',
      'breast-cancer',
      'intraductal-papilloma',
      'lactational-mastitis',
      'prolactinoma',
      'costochondritis',
      'cellulitis',
    ],
    finding: {
      text: 'Lumpy ache of both sides that eases after a period',
      why: 'In fibrocystic breast changes, tissue swells with hormones before the period and settles after it.',
    },
    test: {
      text: 'Examination again after menses',
      why: 'In fibrocystic breast changes, lumps shrink after menses. One that stays is imaged.',
      scene:
        'A 29-year-old woman is seen two days before her period. Both breasts are tender and lumpy without a dominant mass. The cycle before, all had gone in a week.',
      slips: [
        {
          text: 'Core biopsy of several lumps',
          why: 'Biopsy is for a dominant or suspicious mass.',
        },
        {
          text: 'MRI of both sides with contrast',
          why: 'MRI is for high genetic risk and would give false alarms here.',
        },
        {
          text: 'Serum estradiol on three days',
          why: 'Hormone levels are normal and do not help.',
        },
      ],
      accepts: ['fibroadenoma', 'breast-cancer'],
    },
    treatment: {
      text: 'Supportive bra with topical diclofenac',
      why: 'In fibrocystic breast changes, support and a topical or oral anti-inflammatory drug relieve most pain.',
      scene:
        'A 33-year-old woman has cyclic pain and lumpiness on both sides. Imaging shows small simple cysts. She asks for relief.',
      slips: [
        {
          text: 'Danazol tablets for twelve months',
          why: 'Danazol works but brings hair growth and a deep voice. It is a last resort.',
        },
        {
          text: 'Dicloxacillin four times a day',
          why: 'Antibiotics are for infection with redness and fever.',
        },
        {
          text: 'Removal of the cystic tissue',
          why: 'Changes involve both sides and are benign. Surgery scars without cure.',
        },
      ],
      accepts: ['lactational-mastitis'],
    },
    mechanism: {
      text: 'Hormone-driven cysts and stromal fibrosis',
      why: 'In fibrocystic breast changes, cyclic estrogen and progesterone widen ducts into cysts and thicken stroma.',
    },
    complication: {
      text: 'Masking of a new dominant mass',
      why: 'Fibrocystic breast changes carry little risk of cancer by themselves, but lumpy tissue may hide one.',
    },
    risk: {
      text: 'Regular cycles between ages 30 and 50',
      why: 'Fibrocystic breast changes depend on cyclic hormones and fade after menopause.',
      accepts: ['intraductal-papilloma'],
    },
    advice: {
      text: 'Come back for a lump that stays through two full cycles',
      why: 'In fibrocystic breast changes, lumps come and go. One that stays needs imaging and perhaps biopsy.',
      scene:
        'A 38-year-old woman has cyclic lumpiness with normal imaging last month. She feels lumps nearly every month and does not know when to worry.',
      accepts: ['fibroadenoma', 'breast-cancer', 'intraductal-papilloma'],
      slips: [
        {
          text: 'Avoid mammograms, since pressure makes the cysts larger',
          why: 'Compression does not harm, and screening goes on as for other women.',
        },
        {
          text: 'Squeeze the nipples weekly to keep the ducts from closing',
          why: 'Squeezing brings on discharge and irritation and keeps nothing open.',
        },
      ],
    },
  },
  {
    id: 'intraductal-papilloma',
    name: 'Intraductal papilloma',
    system: 'reproductive',
    topic: 'Breast disorders and cancer',
    source,
    vignettes: [
      'A 42-year-old woman finds drops of blood on the left side of her bra. Pressure at one point beside the areola brings blood from a single duct. No mass is felt, and the skin of the nipple is smooth. Mammogram is normal; ultrasound shows a 6-mm nodule within a widened duct.',
    ],
    hallmark: 'bloody discharge from a single duct without a palpable mass',
    lookalikes: [
      'breast-cancer',
      'fibroadenoma',
      'fibrocystic-breast-changes',
      'lactational-mastitis',
      'prolactinoma',
      'atopic-dermatitis',
      'cellulitis',
    ],
    finding: {
      text: 'Bloody fluid from one duct without a palpable mass',
      why: 'An intraductal papilloma has a delicate stalk that bleeds into its duct. It is mostly too small to feel.',
    },
    test: {
      text: 'Mammogram, ultrasound and biopsy',
      why: 'Suspected intraductal papilloma is imaged and biopsied, since a papillary cancer may look alike.',
      scene:
        'A 47-year-old woman has spontaneous bloody discharge from one duct of the right breast. No mass is felt.',
      accepts: ['breast-cancer', 'fibroadenoma'],
      slips: [
        {
          text: 'Cytology smear of the discharge alone',
          why: 'Cytology misses many cancers, so a negative smear proves nothing.',
        },
        {
          text: 'Culture of the nipple discharge',
          why: 'Blood from one duct without fever or redness is not infection.',
        },
      ],
    },
    treatment: {
      text: 'Surgical excision of the affected duct',
      why: 'An intraductal papilloma with bloody discharge is excised, which ends bleeding and excludes cancer.',
      scene:
        'Core biopsy of a 1-cm duct nodule in a 50-year-old woman shows a papilloma with some atypical cells. Blood still comes from the nipple.',
      slips: [
        {
          text: 'Cabergoline twice a week by mouth',
          why: 'Cabergoline is for milky discharge from high prolactin.',
        },
        {
          text: 'Warm packs with cephalexin by mouth',
          why: 'This is treatment of infection, which is not present.',
        },
        {
          text: 'Mastectomy with axillary dissection',
          why: 'A papilloma is benign, so the breast and nodes are left.',
        },
      ],
      accepts: ['cellulitis', 'prolactinoma'],
    },
    mechanism: {
      text: 'Benign papillary growth inside a lactiferous duct',
      why: 'An intraductal papilloma is a stalk of vessels covered by epithelium in a duct, and torsion of the stalk makes it bleed.',
    },
    complication: {
      text: 'Atypia or carcinoma in the lesion',
      why: 'Some intraductal papillomas hold atypical cells or ductal carcinoma in situ. Excision finds it.',
      accepts: ['fibrocystic-breast-changes', 'breast-cancer'],
    },
    risk: {
      text: 'Age between 35 and 55 years',
      why: 'A solitary intraductal papilloma is found mostly in the decade or two before menopause.',
      accepts: ['fibrocystic-breast-changes'],
    },
    advice: {
      text: 'Report blood from the nipple, even if no lump can be felt',
      why: 'An intraductal papilloma and an early duct cancer may both bleed before a lump is felt.',
      scene:
        'A 44-year-old woman had an intraductal papilloma removed a year ago. She asks what, between her mammograms, should bring her back.',
      accepts: ['breast-cancer', 'fibroadenoma', 'fibrocystic-breast-changes'],
      slips: [
        {
          text: 'Press both nipples every morning to look for early bleeding',
          why: 'Squeezing brings out harmless fluid and causes worry. Spontaneous discharge counts.',
        },
        {
          text: 'Take an antibiotic at home whenever the breast feels warm',
          why: 'Warmth needs an examination. Antibiotics without one may hide disease.',
        },
        {
          text: 'Stop mammograms for five years to let the scar settle down',
          why: 'Screening goes on. A scar is no reason to miss it.',
        },
      ],
    },
  },
  {
    id: 'lactational-mastitis',
    name: 'Lactational mastitis',
    system: 'reproductive',
    topic: 'Breast disorders and cancer',
    source,
    step2: { area: 'renal-reproductive', topic: 'Breast disease' },
    vignettes: [
      'A 29-year-old woman who has breastfed for three weeks has had fever of 39.0 °C (102.2 °F) and aching limbs since yesterday. A wedge in the upper outer part of the right breast is red, hot and hard, and the nipple is cracked. No soft, fluctuating spot is felt, and ultrasound shows no fluid.',
    ],
    hallmark: 'fever with a red, hot, painful wedge of one breast during breastfeeding',
    lookalikes: [
      'breast-cancer',
      'fibrocystic-breast-changes',
      'fibroadenoma',
      'cellulitis',
      'herpes-zoster',
      'intraductal-papilloma',
      'contact-dermatitis',
    ],
    finding: {
      text: 'Hot red wedge of one side with fever and chills',
      why: 'Lactational mastitis follows milk stasis in one segment, so a wedge is red and hot with fever.',
    },
    test: {
      text: 'Ultrasound if no better in 48 hours',
      why: 'Lactational mastitis is a clinical diagnosis. Failure of antibiotics points to an abscess, which ultrasound shows.',
      scene:
        'A 31-year-old breastfeeding woman with mastitis still has fever after 48 hours of dicloxacillin. The red area is firm and very tender.',
      accepts: ['fibroadenoma', 'cellulitis'],
      slips: [
        {
          text: 'Punch biopsy of inflamed skin',
          why: 'Biopsy is for redness that persists after weeks of treatment, to exclude inflammatory cancer.',
        },
        {
          text: 'Mammogram with compression',
          why: 'Compression hurts, and dense milk-filled tissue hides detail.',
        },
      ],
    },
    treatment: {
      text: 'Dicloxacillin with continued breastfeeding',
      why: 'Lactational mastitis is mostly due to Staphylococcus aureus. Dicloxacillin plus continued emptying cures it.',
      scene:
        'A 26-year-old woman, five weeks after birth, has had fever and a painful red area of one breast for two days in spite of rest and cold packs. She has no allergies.',
      slips: [
        {
          text: 'Bromocriptine to stop the flow of milk',
          why: 'Stopping milk leads to stasis and abscess and deprives the child.',
        },
        {
          text: 'Surgical drainage under anesthesia',
          why: 'Without an abscess there is nothing to drain.',
        },
        {
          text: 'Doxycycline with formula feeding',
          why: 'The milk is safe for the child, and weaning makes stasis worse.',
        },
      ],
      accepts: ['cellulitis'],
    },
    mechanism: {
      text: 'Milk stasis with staphylococci through a cracked nipple',
      why: 'In lactational mastitis, milk that stays behind inflames the lobule, and Staphylococcus aureus enters by cracks.',
    },
    complication: {
      text: 'Abscess with a fluctuating mass',
      why: 'Lactational mastitis treated late may form an abscess, which is aspirated under ultrasound.',
      accepts: ['cellulitis'],
    },
    risk: {
      text: 'Cracked nipples and skipped feedings',
      why: 'Poor latch, cracks and long gaps between feedings lead to milk stasis and lactational mastitis.',
    },
    advice: {
      text: 'Go on nursing from both sides, as the milk is safe to drink',
      why: 'In lactational mastitis, emptying the breast speeds recovery, and the milk does not harm a healthy child.',
      scene:
        'A 28-year-old woman has begun dicloxacillin for mastitis. She is afraid of passing the infection to her four-week-old baby.',
      slips: [
        {
          text: 'Pump and discard the milk until the tablets are finished',
          why: 'The milk and this drug are safe for the child. Nothing has to be discarded.',
        },
        {
          text: 'Wean the baby at once to let the inflamed breast rest',
          why: 'Sudden weaning fills the breast and favors an abscess.',
        },
      ],
    },
  },
];

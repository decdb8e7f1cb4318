import type { Condition } from '../condition.ts';

const source = 'Standard dermatology, surgery and emergency texts';

/** Viral rash, skin tumors, drug eruptions, bullous disease, pressure injury and burns. */
export const dermatologicConditions2: readonly Condition[] = [
  {
    id: 'erythema-infectiosum',
    name: 'Erythema infectiosum',
    system: 'dermatologic',
    topic: 'Viral exanthems and herpes zoster',
    source,
    step1: { area: 'multisystem', topic: 'Infections across systems' },
    vignettes: [
      'A 6-year-old girl had a mild cold a week ago. Yesterday both cheeks turned bright red, as if slapped, with pale skin around the mouth. Today a lacy pink pattern covers her arms and thighs and is stronger after a warm bath. She is afebrile and plays. Mouth and eyes are normal.',
    ],
    hallmark: 'bright red cheeks followed by a lacy rash of the limbs in a well child',
    lookalikes: [
      'atopic-dermatitis',
      'contact-dermatitis',
      'systemic-lupus',
      'rosacea',
      'cellulitis',
      'pityriasis-rosea',
      'measles',
      'stevens-johnson',
    ],
    finding: {
      text: 'Slapped red cheeks with a lacy limb rash',
      why: 'Erythema infectiosum shows bright red cheeks and then a lacy rash on arms and thighs.',
      scene:
        'A 5-year-old boy has a new rash a week after a mild fever. Erythema infectiosum is suspected.',
    },
    test: {
      text: 'Parvovirus B19 IgM and IgG antibodies',
      why: 'Erythema infectiosum needs no test in children; an exposed pregnant woman is tested for immunity and recent infection.',
      scene:
        'A 31-year-old teacher is 16 weeks pregnant. Four of her pupils have erythema infectiosum. She is well.',
      slips: [
        {
          text: 'Fetal blood sampling without delay',
          why: 'Fetal sampling is invasive and follows only when a recent infection and fetal anemia are likely.',
        },
        {
          text: 'Rubella vaccine titer of the pupils',
          why: 'The pupils have another virus, and their titers do not show her risk.',
        },
      ],
    },
    treatment: {
      text: 'Care of symptoms and return to school',
      why: 'Children with the rash of erythema infectiosum are no longer contagious and need symptomatic care at most.',
      scene:
        'A 7-year-old healthy boy has the typical rash of erythema infectiosum since this morning. He feels well. His mother asks what has to be done.',
      accepts: ['pityriasis-rosea'],
      slips: [
        {
          text: 'Isolation at home for ten days',
          why: 'Once the rash is out, the virus is no longer shed in amounts that matter.',
        },
        {
          text: 'Intravenous immune globulin',
          why: 'Immune globulin is for chronic anemia from parvovirus in immune deficiency.',
        },
      ],
    },
    mechanism: {
      text: 'Parvovirus infection of red cell precursors',
      why: 'In erythema infectiosum, parvovirus B19 infects red cell precursors; the rash comes from immune complexes.',
    },
    complication: {
      text: 'Aplastic crisis in sickle cell disease',
      why: 'Erythema infectiosum stops red cell production for a week, which is dangerous when red cells live short.',
    },
    risk: {
      text: 'Outbreak among schoolmates in spring',
      why: 'Erythema infectiosum spreads by droplets among schoolchildren, mostly in late winter and spring.',
      accepts: ['measles', 'pityriasis-rosea'],
    },
    advice: {
      text: 'Tell pregnant contacts to see their own clinician',
      why: 'The virus of erythema infectiosum may cause fetal anemia and hydrops, so pregnant contacts should be tested.',
      scene:
        'A 5-year-old boy has erythema infectiosum. His aunt, who is expecting a baby, looked after him all last week.',
    },
  },
  {
    id: 'actinic-keratosis',
    name: 'Actinic keratosis',
    system: 'dermatologic',
    topic: 'Basal cell, squamous cell carcinoma and melanoma',
    source,
    vignettes: [
      'A 69-year-old roofer has several rough, pink spots of 3 to 5 mm on his bald scalp and the backs of his hands. They are felt more easily than seen, like sandpaper. They are flat, not tender and do not bleed. Between them the skin is spotted and wrinkled.',
    ],
    hallmark: 'small rough spots like sandpaper on skin with long sun exposure',
    lookalikes: [
      'squamous-cell-skin',
      'basal-cell-carcinoma',
      'melanoma',
      'psoriasis',
      'rosacea',
      'tinea-corporis',
      'contact-dermatitis',
    ],
    finding: {
      text: 'Spot that feels rough like sandpaper',
      why: 'Actinic keratosis is a thin, rough, adherent scale that is felt before it is seen.',
      scene:
        'A 67-year-old sailor asks about several faint pink marks on his scalp. Actinic keratosis is suspected.',
    },
    test: {
      text: 'Shave biopsy of the thickest spot',
      why: 'Most actinic keratosis is diagnosed by touch; a thick, tender or growing spot is biopsied to exclude invasive cancer.',
      scene:
        'A 74-year-old golfer has many rough spots on his forehead. One has become tender and raised in the past 2 months.',
      accepts: ['squamous-cell-skin', 'basal-cell-carcinoma', 'melanoma', 'psoriasis'],
      slips: [
        {
          text: 'Wood lamp examination of the forehead',
          why: 'A Wood lamp shows pigment and some fungi, and no invasion.',
        },
        {
          text: 'Computed tomography of the head',
          why: 'A lesion of a few millimeters is examined under the microscope.',
        },
        {
          text: 'Photograph and review in one year',
          why: 'A tender, growing spot may be invasive, and a year is too long.',
        },
      ],
    },
    treatment: {
      text: 'Cryotherapy with liquid nitrogen',
      why: 'A few spots of actinic keratosis are frozen with liquid nitrogen; fields of many spots are treated with fluorouracil cream.',
      scene:
        'A 66-year-old woman has three thin, rough, painless spots of actinic keratosis on her cheek and would like one short visit.',
      slips: [
        {
          text: 'Hydrocortisone cream for two weeks',
          why: 'A steroid eases inflammation but does not remove atypical keratinocytes.',
        },
        {
          text: 'Radiation of the whole face',
          why: 'Radiation is for tumors that cannot be cut out and raises later cancer risk.',
        },
      ],
      accepts: ['squamous-cell-skin', 'basal-cell-carcinoma'],
    },
    mechanism: {
      text: 'Atypical keratinocytes confined to the epidermis',
      why: 'In actinic keratosis, ultraviolet light mutates TP53, and atypical keratinocytes stay above the basement membrane.',
    },
    complication: {
      text: 'Change into invasive carcinoma',
      why: 'Each spot of actinic keratosis has a small risk of becoming squamous cell carcinoma, which adds up when there are many.',
      accepts: ['squamous-cell-skin'],
    },
    risk: {
      text: 'Outdoor work for decades without a hat',
      why: 'Total lifetime sun exposure on fair skin is the main cause of actinic keratosis.',
      accepts: ['basal-cell-carcinoma', 'squamous-cell-skin', 'melanoma', 'rosacea'],
    },
    advice: {
      text: 'Wear a hat and sunscreen and have yearly checks',
      why: 'Sun protection lowers the number of new spots of actinic keratosis, and checks find early cancer.',
      scene:
        'A 63-year-old surveyor has had five spots of actinic keratosis frozen and goes back to field work.',
      accepts: ['basal-cell-carcinoma', 'squamous-cell-skin', 'melanoma', 'rosacea'],
      slips: [
        {
          text: 'Use a tanning bed to harden the skin',
          why: 'Tanning beds add ultraviolet damage and cause skin cancer.',
        },
        {
          text: 'Scrape off new spots with a blade',
          why: 'Scraping leaves atypical cells behind and may hide cancer.',
        },
      ],
    },
  },
  {
    id: 'basal-cell-carcinoma',
    name: 'Basal cell carcinoma',
    system: 'dermatologic',
    topic: 'Basal cell, squamous cell carcinoma and melanoma',
    source,
    step1: { area: 'msk-skin', topic: 'Dermatologic lesions and neoplasms' },
    step2: { area: 'msk-skin', topic: 'Skin cancer' },
    vignettes: [
      'A 64-year-old woman has had a 6-mm bump beside her nose for a year. It is shiny like a pearl, with fine vessels on its rolled edge. The center bleeds when she dries her face, then heals and breaks open again. It does not hurt, and no nodes are felt.',
      'A 71-year-old retired lifeguard has a sore on his upper lip that has bled and scabbed for 8 months. Its rim is raised and translucent, with tiny winding vessels. It grows slowly and is painless. The skin is not scaly, and there is no brown pigment.',
    ],
    hallmark: 'a pearly papule with fine vessels, a rolled edge and a center that ulcerates',
    lookalikes: [
      'squamous-cell-skin',
      'actinic-keratosis',
      'melanoma',
      'acne-vulgaris',
      'rosacea',
      'psoriasis',
      'impetigo',
    ],
    finding: {
      text: 'Pearly papule with fine branching vessels',
      why: 'Basal cell carcinoma is pearly, with branching vessels and a rolled border around a central ulcer.',
      scene:
        'A 58-year-old woman has a spot on her temple that bleeds now and then. Basal cell carcinoma is suspected.',
    },
    test: {
      text: 'Shave or punch biopsy of the lesion',
      why: 'Basal cell carcinoma is confirmed by shave or punch biopsy before treatment is chosen.',
      scene:
        'A 59-year-old man has a translucent, slowly growing bump on his temple that bleeds at times. It holds no pigment.',
      accepts: ['squamous-cell-skin', 'actinic-keratosis', 'melanoma', 'psoriasis'],
      slips: [
        {
          text: 'Fine-needle aspiration of neck nodes',
          why: 'No nodes are felt, and this tumor hardly ever reaches them.',
        },
        {
          text: 'Positron emission tomography',
          why: 'Staging by imaging is not needed for a tumor that hardly ever spreads.',
        },
        {
          text: 'Trial of a topical antibiotic',
          why: 'A bump that bleeds and does not heal for months needs tissue and not an antibiotic.',
        },
      ],
    },
    treatment: {
      text: 'Mohs micrographic surgery',
      why: 'Basal cell carcinoma of the central face is removed by Mohs surgery, which clears margins and spares tissue.',
      scene:
        'A 70-year-old woman has a biopsy-proven 9-mm tumor of basal cells on the rim of her lower eyelid.',
      slips: [
        {
          text: 'Fluorouracil cream for two weeks',
          why: 'Cream does not reach a nodular tumor and endangers the eye.',
        },
        {
          text: 'Observation, since it does not spread',
          why: 'It seldom spreads but destroys the eyelid and orbit.',
        },
        { text: 'Cisplatin before any surgery', why: 'A small local tumor is cured by surgery.' },
      ],
      accepts: ['squamous-cell-skin'],
    },
    mechanism: {
      text: 'Unchecked hedgehog signaling in basal cells',
      why: 'In basal cell carcinoma, PTCH1 or SMO mutations keep the hedgehog pathway switched on.',
    },
    complication: {
      text: 'Local destruction of nose or eyelid',
      why: 'Basal cell carcinoma hardly ever spreads to other organs but destroys the tissue around it.',
      accepts: ['actinic-keratosis'],
    },
    risk: {
      text: 'Childhood sunburns on fair skin',
      why: 'Sunburn in childhood and fair skin are the main risks for basal cell carcinoma.',
      accepts: ['actinic-keratosis', 'squamous-cell-skin', 'melanoma', 'rosacea'],
    },
    advice: {
      text: 'Return for a full yearly skin check',
      why: 'After one basal cell carcinoma, about four in ten patients have another within some years.',
      scene:
        'A 55-year-old sailor has had a basal cell carcinoma of the ear removed with clear margins and feels that the matter is closed.',
      accepts: ['actinic-keratosis', 'squamous-cell-skin', 'melanoma', 'rosacea'],
      slips: [
        {
          text: 'Have a chest scan every three months',
          why: 'This tumor hardly ever reaches the lungs, so chest scans find nothing.',
        },
        {
          text: 'Tan slowly in spring to build up protection',
          why: 'A tan is a sign of damage and protects little.',
        },
      ],
    },
  },
  {
    id: 'squamous-cell-skin',
    name: 'Squamous cell carcinoma of the skin',
    system: 'dermatologic',
    topic: 'Basal cell, squamous cell carcinoma and melanoma',
    source,
    step2: { area: 'msk-skin', topic: 'Skin cancer' },
    vignettes: [
      'A 72-year-old farmer has a firm, scaly, 14-mm nodule on his lower lip that has grown for 5 months. It is tender, crusts and bleeds. The rest of the lip is pale and cracked. He has smoked a pipe for decades. No pearly edge or pigment is seen.',
      'A 59-year-old woman has had an unstable burn scar on her shin for 30 years. For 3 months, a hard, crusted ulcer with heaped edges has been growing in it and now bleeds. A node is felt in the groin. The lesion is not pearly and not pigmented.',
    ],
    hallmark:
      'a firm, scaly or ulcerated nodule that grows over months on sun-damaged or scarred skin',
    lookalikes: [
      'actinic-keratosis',
      'basal-cell-carcinoma',
      'melanoma',
      'psoriasis',
      'pressure-injury',
      'tinea-corporis',
      'impetigo',
    ],
    finding: {
      text: 'Firm scaly nodule that grows and ulcerates',
      why: 'Squamous cell carcinoma of the skin is a firm, scaly or crusted nodule that grows over weeks to months.',
      scene:
        'A 73-year-old gardener worries about a lesion of his ear. Squamous cell carcinoma of the skin is suspected.',
    },
    test: {
      text: 'Biopsy that reaches into the dermis',
      why: 'Squamous cell carcinoma of the skin is proved by a biopsy that is deep enough to show invasion.',
      scene:
        'A 68-year-old man had a kidney transplant 12 years ago. A crusted, tender nodule on the back of his hand has doubled in size in 2 months.',
      accepts: ['actinic-keratosis', 'basal-cell-carcinoma', 'melanoma', 'psoriasis'],
      slips: [
        {
          text: 'Cryotherapy without taking tissue',
          why: 'Freezing a possible invasive tumor without histology loses the diagnosis.',
        },
        {
          text: 'Viral culture of the crust',
          why: 'A growing nodule after transplant is a tumor until tissue shows otherwise.',
        },
        {
          text: 'Tumor marker level in blood',
          why: 'No blood marker establishes skin cancer, and tissue is easy to reach.',
        },
      ],
    },
    treatment: {
      text: 'Surgical excision with clear margins',
      why: 'Squamous cell carcinoma of the skin is excised with margins that are proved to be clear.',
      scene:
        'A 65-year-old woman has a biopsy-proven, well differentiated, 10-mm squamous cell carcinoma of the forearm. No nodes are felt.',
      accepts: ['basal-cell-carcinoma', 'melanoma'],
      slips: [
        {
          text: 'Topical steroid under a dressing',
          why: 'A steroid does not treat cancer and delays its removal.',
        },
        { text: 'Chemotherapy without surgery', why: 'A small local tumor is cured by surgery.' },
      ],
    },
    mechanism: {
      text: 'Atypical keratinocytes that invade the dermis',
      why: 'In squamous cell carcinoma of the skin, mutated keratinocytes break through the basement membrane and form keratin pearls.',
    },
    complication: {
      text: 'Spread to regional lymph nodes',
      why: 'Squamous cell carcinoma of the skin spreads to nodes most often from lip, ear, scars or immunosuppressed skin.',
      accepts: ['melanoma', 'actinic-keratosis'],
    },
    risk: {
      text: 'Immunosuppression after organ transplant',
      why: 'Organ transplant recipients have a risk of squamous cell carcinoma of the skin some 65 times as high as usual.',
    },
    advice: {
      text: 'Report a lump in the neck or near the scar',
      why: 'After squamous cell carcinoma of the skin, recurrence shows in the scar or nodes, mostly within 2 years.',
      scene:
        'A 70-year-old man has had a squamous cell carcinoma of the ear removed. He asks what to look out for himself.',
      accepts: ['basal-cell-carcinoma', 'melanoma', 'actinic-keratosis'],
      slips: [
        {
          text: 'Massage the area daily with bleach',
          why: 'Bleach burns the skin and shows or prevents nothing.',
        },
        {
          text: 'Stay indoors and give up sun creams',
          why: 'Sun creams protect and should be kept up. What must be watched for is recurrence.',
        },
      ],
    },
  },
  {
    id: 'melanoma',
    name: 'Melanoma',
    system: 'dermatologic',
    topic: 'Basal cell, squamous cell carcinoma and melanoma',
    source,
    step1: { area: 'msk-skin', topic: 'Dermatologic lesions and neoplasms' },
    step2: { area: 'msk-skin', topic: 'Skin cancer' },
    vignettes: [
      'A 45-year-old woman has a spot on her calf that has changed over 4 months. It measures 9 mm, one half is unlike the other, the border is notched, and brown, black and pink areas lie side by side. It itches at times. Her other moles are small and evenly brown.',
      'A 61-year-old man with dark brown skin has had a black patch on his sole for a year, which he took for a bruise. It is 15 mm wide, uneven in color and fades into the skin at one side. He recalls no injury. It does not scrape off.',
    ],
    hallmark: 'a changing pigmented lesion with asymmetry, uneven border and several colors',
    lookalikes: [
      'basal-cell-carcinoma',
      'squamous-cell-skin',
      'actinic-keratosis',
      'tinea-corporis',
      'psoriasis',
      'contact-dermatitis',
      'pressure-injury',
    ],
    finding: {
      text: 'Changing mole of several colors',
      why: 'In melanoma, change over months is the most important sign, along with asymmetry, border, color and diameter over 6 mm.',
      accepts: ['basal-cell-carcinoma'],
      slips: [
        {
          text: 'Waxy spot that looks stuck on',
          why: 'A waxy spot that seems stuck on is a seborrheic keratosis.',
        },
      ],
      scene:
        'A 40-year-old man asks for a skin check because of his family history. Melanoma is suspected.',
    },
    test: {
      text: 'Full excisional biopsy with narrow margins',
      why: 'In suspected melanoma, the whole lesion is removed with 1 to 3 mm of skin, since thickness decides stage and treatment.',
      scene:
        'A 38-year-old man has a 7-mm, asymmetric, black-brown spot on his back that has grown since summer.',
      slips: [
        {
          text: 'Superficial shave of the darkest part',
          why: 'A shallow shave may cut through the tumor, and its thickness can no longer be measured.',
        },
        {
          text: 'Photograph and review in six months',
          why: 'Half a year of growth may decide about survival.',
        },
        {
          text: 'Cryotherapy and review of the scar',
          why: 'Freezing destroys the tissue that is needed for diagnosis.',
        },
      ],
      accepts: ['squamous-cell-skin'],
    },
    treatment: {
      text: 'Wide excision with sentinel node biopsy',
      why: 'Melanoma of over 1 mm is excised with 1 to 2 cm of skin, and the sentinel node shows whether it has spread.',
      scene:
        'A 50-year-old woman has had a spot removed from her thigh: melanoma, 1.8 mm thick. No nodes are felt, and she feels well.',
      slips: [
        {
          text: 'No further surgery after clear margins',
          why: 'The narrow margins of a biopsy do not protect against local recurrence.',
        },
        {
          text: 'Imiquimod cream to the scar',
          why: 'Imiquimod cream does not treat invasive melanoma or show whether nodes are affected.',
        },
      ],
      accepts: ['squamous-cell-skin'],
    },
    mechanism: {
      text: 'Malignant melanocytes with a BRAF mutation',
      why: 'About half of skin melanoma carries an activating BRAF mutation, and growth downward decides the prognosis.',
    },
    complication: {
      text: 'Metastases in brain, lung and liver',
      why: 'Melanoma spreads early by lymph and blood, to brain, lung and liver among others, according to its thickness.',
      accepts: ['squamous-cell-skin'],
    },
    risk: {
      text: 'Inherited risk with many atypical moles',
      why: 'Many or atypical moles, melanoma in a relative and blistering sunburns raise the risk of melanoma most.',
      accepts: ['basal-cell-carcinoma', 'actinic-keratosis', 'squamous-cell-skin'],
    },
    advice: {
      text: 'Check moles monthly and have relatives examined',
      why: 'After melanoma, self-examination finds recurrence and second tumors early, and relatives share the risk.',
      scene:
        'A 42-year-old man has finished treatment of a thin melanoma. He has 80 nevi and two adult children.',
      accepts: ['basal-cell-carcinoma', 'actinic-keratosis', 'squamous-cell-skin'],
      slips: [
        {
          text: 'Have each mole frozen as a precaution',
          why: 'Freezing hides change, and most moles never become malignant.',
        },
        {
          text: 'Avoid vaccines and blood tests for a year',
          why: 'Vaccines and blood tests have no bearing on recurrence.',
        },
      ],
    },
  },
  {
    id: 'stevens-johnson',
    name: 'Stevens-Johnson syndrome',
    system: 'dermatologic',
    topic: 'Drug eruptions, SJS/TEN',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Hypersensitivity' },
    step2: { area: 'msk-skin', topic: 'Dermatitis and drug eruptions' },
    vignettes: [
      'A 34-year-old woman began lamotrigine 3 weeks ago. After 2 days of fever and sore throat, dusky spots with blisters spread over her trunk. Lips and mouth are raw and crusted, and her eyes burn. Light rubbing makes the skin slide off. About 8% of the skin is detached.',
    ],
    hallmark:
      'fever, painful dusky spots, raw mucosa and detached skin of less than 10% after a new drug',
    lookalikes: [
      'pemphigus-vulgaris',
      'bullous-pemphigoid',
      'thermal-burn',
      'herpes-zoster',
      'contact-dermatitis',
      'erythema-infectiosum',
      'impetigo',
      'measles',
    ],
    finding: {
      text: 'Raw lips and eyes with dusky, peeling skin',
      why: 'Stevens-Johnson syndrome affects two or more mucosal sites, and dusky skin detaches when rubbed.',
      scene:
        'A 27-year-old man has been feverish since a sulfonamide was started 2 weeks ago. Stevens-Johnson syndrome is feared.',
      accepts: ['pemphigus-vulgaris'],
    },
    test: {
      text: 'Biopsy for full-thickness epidermal necrosis',
      why: 'In Stevens-Johnson syndrome, biopsy shows necrosis of the whole epidermis and excludes autoimmune blistering.',
      scene:
        'A 55-year-old woman has raw mucosa and blisters 2 weeks after she began allopurinol. The drug has been stopped. A skin sample is to settle what it is.',
      slips: [
        {
          text: 'Patch test with the drug on the same day',
          why: 'Patch tests are done months later, if at all, and are often negative.',
        },
        {
          text: 'Eosinophil count in the urine',
          why: 'Urine eosinophils have no bearing on detached skin.',
        },
      ],
    },
    treatment: {
      text: 'Withdrawal of the drug with burn-unit care',
      why: 'In Stevens-Johnson syndrome, early withdrawal of the culprit and supportive care as for burns lower mortality.',
      scene:
        'A 40-year-old man on carbamazepine has fever, raw mouth and eyes, and skin that peels off over 9% of his body.',
      slips: [
        {
          text: 'Lower dose of the drug and antihistamine',
          why: 'Any further dose may be fatal, and antihistamines do not stop cell death.',
        },
        {
          text: 'Preventive broad-spectrum antibiotics',
          why: 'Antibiotics without infection add risk. The drug must go, and the skin needs care.',
        },
        {
          text: 'Surgical removal of the intact skin',
          why: 'Loose skin serves as a dressing, and intact skin is left alone.',
        },
      ],
      accepts: ['thermal-burn'],
    },
    mechanism: {
      text: 'T-cell killing of keratinocytes by granulysin',
      why: 'In Stevens-Johnson syndrome, drug-specific T cells release granulysin, and keratinocytes die by the sheet.',
    },
    complication: {
      text: 'Scarring of the eyes with loss of sight',
      why: 'Stevens-Johnson syndrome inflames the conjunctiva; adhesions and dry eyes may blind, so eye care starts on day 1.',
    },
    risk: {
      text: 'Lamotrigine begun some weeks earlier',
      why: 'Antiseizure drugs, sulfonamides, allopurinol and nevirapine cause most Stevens-Johnson syndrome, 1 to 8 weeks after the start.',
    },
    advice: {
      text: 'Avoid this drug and its relatives for life',
      why: 'After Stevens-Johnson syndrome, the same or a related drug may cause a fatal recurrence.',
      scene:
        'A 46-year-old man leaves the hospital after Stevens-Johnson syndrome from phenytoin. He asks what he must tell other prescribers.',
      slips: [
        {
          text: 'Retry the drug at half dose after a month',
          why: 'Rechallenge may be fatal at any dose and after any interval.',
        },
      ],
    },
  },
  {
    id: 'bullous-pemphigoid',
    name: 'Bullous pemphigoid',
    system: 'dermatologic',
    topic: 'Bullous disease',
    source,
    step1: { area: 'msk-skin', topic: 'Skin histology' },
    vignettes: [
      'An 81-year-old man with Parkinson disease had itchy, hive-like patches for 2 months. Now tense blisters up to 3 cm, some with blood-tinged fluid, stand on belly, groin and inner thighs. They do not spread when pressed, and the skin between does not slip. The mouth is clear.',
      'A 76-year-old woman began a gliptin for diabetes 5 months ago. She has itched for weeks and now has firm, dome-shaped blisters on red patches of the inner arms and belly. Rubbing normal skin does nothing. Gums and eyes are normal. She is afebrile.',
    ],
    hallmark: 'itchy, tense blisters in old age with linear antibody at the basement membrane',
    lookalikes: [
      'pemphigus-vulgaris',
      'stevens-johnson',
      'contact-dermatitis',
      'herpes-zoster',
      'impetigo',
      'thermal-burn',
      'scabies',
      'cellulitis',
    ],
    finding: {
      text: 'Tense, itchy blisters that do not break easily',
      why: 'In bullous pemphigoid, the split lies below the epidermis, so blisters are tense; itch often comes first.',
      accepts: ['contact-dermatitis'],
      scene:
        'A 79-year-old woman has had severe itching for 2 months, and now bullae on the belly. Bullous pemphigoid is suspected.',
    },
    test: {
      text: 'Perilesional biopsy with immunofluorescence',
      why: 'In bullous pemphigoid, skin beside a blister shows linear IgG and C3 along the basement membrane.',
      scene:
        'A 78-year-old woman has had severe itch for weeks and now tense blisters on her thighs. She takes no new drugs and has no pain.',
      slips: [
        {
          text: 'Light microscopy of blister fluid alone',
          why: 'Eosinophils in the fluid are a hint and do not prove the antibody.',
        },
        {
          text: 'Total immunoglobulin E in serum',
          why: 'Immunoglobulin E is often high but does not prove the disease.',
        },
      ],
    },
    treatment: {
      text: 'Clobetasol cream over the whole body',
      why: 'In bullous pemphigoid, whole-body clobetasol is as effective as prednisone and safer in frail patients.',
      scene:
        'An 85-year-old woman with diabetes and osteoporosis has moderate bullous pemphigoid. Her daughter can help with creams.',
      slips: [
        {
          text: 'Prednisone 1 mg/kg daily for a year',
          why: 'High doses over months raise mortality in frail old patients.',
        },
        {
          text: 'Permethrin cream for the household',
          why: 'Permethrin treats scabies, which gives burrows and no large tense blisters.',
        },
        {
          text: 'Oral acyclovir for seven days',
          why: 'Acyclovir acts on herpesviruses and not on autoimmune disease.',
        },
      ],
    },
    mechanism: {
      text: 'Antibody to hemidesmosomes below basal cells',
      why: 'In bullous pemphigoid, antibodies to BP180 and BP230 of hemidesmosomes split epidermis from dermis.',
    },
    complication: {
      text: 'Bacterial infection of open blisters',
      why: 'Open blisters of bullous pemphigoid become infected, and infection is a main cause of death in this frail group.',
      accepts: ['pemphigus-vulgaris', 'impetigo'],
    },
    risk: {
      text: 'Old age with dementia or past stroke',
      why: 'Bullous pemphigoid mostly strikes after age 70 and often follows neurologic disease; gliptins are a drug cause.',
      accepts: ['herpes-zoster'],
    },
    advice: {
      text: 'Leave blister roofs on and report fever or pus',
      why: 'In bullous pemphigoid, the roof of a blister protects; infection must be reported early.',
      scene:
        'The wife of a 79-year-old man with bullous pemphigoid treats his skin at home and asks how to handle large blisters.',
      accepts: ['pemphigus-vulgaris', 'thermal-burn'],
      slips: [
        {
          text: 'Peel off the roof of each blister',
          why: 'Peeling leaves raw wounds that hurt and are open to infection.',
        },
      ],
    },
  },
  {
    id: 'pemphigus-vulgaris',
    name: 'Pemphigus vulgaris',
    system: 'dermatologic',
    topic: 'Bullous disease',
    source,
    step1: { area: 'msk-skin', topic: 'Skin histology' },
    vignettes: [
      'A 52-year-old woman has had painful mouth sores for 4 months and eats with difficulty. For 2 weeks, limp blisters on chest and scalp have broken at a touch and left raw spots. Rubbing normal skin peels its surface. She takes no drugs and has had no fever.',
    ],
    hallmark: 'painful mouth erosions and limp blisters with antibody between keratinocytes',
    lookalikes: [
      'bullous-pemphigoid',
      'stevens-johnson',
      'impetigo',
      'herpes-zoster',
      'thermal-burn',
      'contact-dermatitis',
      'systemic-lupus',
    ],
    finding: {
      text: 'Mouth erosions with limp, fragile blisters',
      why: 'In pemphigus vulgaris, the split lies within the epidermis, so blisters break at once, and the mouth is often first.',
      accepts: ['stevens-johnson'],
      scene:
        'A 47-year-old man has had sore gums and raw spots on his back for 3 months. Pemphigus vulgaris is suspected.',
    },
    test: {
      text: 'Perilesional biopsy with immunofluorescence',
      why: 'In pemphigus vulgaris, skin beside a blister shows IgG between keratinocytes like a net.',
      scene:
        'A 58-year-old man has had erosions of mouth and scalp for 3 months. Smears for herpesviruses are negative, and no new drug was taken.',
      slips: [
        {
          text: 'Tzanck smear repeated each week',
          why: 'The smear shows loose cells but cannot show the antibody.',
        },
        {
          text: 'Serum protein electrophoresis',
          why: 'Electrophoresis finds monoclonal proteins and no skin antibodies.',
        },
      ],
    },
    treatment: {
      text: 'Rituximab together with oral prednisone',
      why: 'Moderate to severe pemphigus vulgaris is treated with rituximab and a tapering course of prednisone.',
      scene:
        'A 45-year-old woman has proven pemphigus vulgaris of mouth and trunk. Tests for hepatitis B, HIV and tuberculosis are negative.',
      slips: [
        {
          text: 'Topical mupirocin to the erosions',
          why: 'The erosions are autoimmune, and an antibiotic cream does not stop new ones.',
        },
        {
          text: 'Oral antihistamine with oatmeal baths',
          why: 'Comfort measures leave a disease that was fatal before steroids.',
        },
        {
          text: 'Penicillamine in rising doses',
          why: 'Penicillamine can itself cause pemphigus and has no role in its treatment.',
        },
      ],
      accepts: ['contact-dermatitis'],
    },
    mechanism: {
      text: 'Antibody to desmogleins between keratinocytes',
      why: 'In pemphigus vulgaris, antibodies to desmoglein 3 and 1 undo the bonds between keratinocytes.',
    },
    complication: {
      text: 'Sepsis from widespread erosions',
      why: 'In pemphigus vulgaris, large raw areas lose fluid and protein and let bacteria in; infection is the main cause of death.',
      accepts: ['bullous-pemphigoid', 'impetigo'],
    },
    risk: {
      text: 'Middle age with Mediterranean or Jewish descent',
      why: 'Pemphigus vulgaris is rare, begins at age 40 to 60 and is commoner with Mediterranean or Jewish ancestry.',
    },
    advice: {
      text: 'Choose soft, cool foods and a soft toothbrush',
      why: 'In pemphigus vulgaris, rough or hot food and hard bristles tear the fragile lining of the mouth.',
      scene:
        'A 49-year-old man with pemphigus vulgaris of mouth and gums loses weight because each meal hurts.',
      slips: [
        {
          text: 'Rinse with alcohol mouthwash after meals',
          why: 'Alcohol burns raw mucosa, makes eating harder and slows healing.',
        },
      ],
    },
  },
  {
    id: 'pressure-injury',
    name: 'Pressure injury',
    system: 'dermatologic',
    topic: 'Pressure injury and burns',
    source,
    step2: { area: 'human-development', topic: 'Geriatric syndromes' },
    vignettes: [
      'An 84-year-old woman has been in bed for 3 weeks after a stroke and is incontinent. Over her sacrum is a 4-cm crater with fat at its base and some yellow slough. Bone is not seen. The skin around it is moist but neither hot nor spreading red. Her heels are red and do not blanch.',
      'A 47-year-old man with paraplegia spent 9 hours in a car. That evening, his wife saw a purple, boggy patch over his left sit bone, with a blister on it. It does not pale when pressed. He feels nothing there. He is afebrile, and his other skin is normal.',
    ],
    hallmark: 'a wound or nonblanching redness over a bony prominence in an immobile person',
    lookalikes: [
      'cellulitis',
      'contact-dermatitis',
      'osteomyelitis',
      'thermal-burn',
      'squamous-cell-skin',
      'bullous-pemphigoid',
      'herpes-zoster',
      'peripheral-artery-disease',
    ],
    finding: {
      text: 'Redness over bone that does not blanch',
      why: 'Nonblanching redness over a bony prominence is the first stage of pressure injury.',
      scene:
        'A 77-year-old man has lain on his back for 2 days after hip surgery. Early pressure injury is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the sacrum',
      why: 'In a deep pressure injury that does not heal, MRI looks for osteomyelitis before bone biopsy or surgery.',
      scene:
        'A 58-year-old man with paraplegia has a sacral pressure injury down to bone for 3 months. It does not close despite good care, and sedimentation rate is 90 mm/h.',
      accepts: ['osteomyelitis'],
      slips: [
        {
          text: 'Surface swab culture of the slough',
          why: 'Each chronic wound is colonized, so a surface swab does not show infection of bone.',
        },
        {
          text: 'Duplex ultrasonography of the legs',
          why: 'The wound is over the sacrum. Leg vessels do not explain it.',
        },
      ],
    },
    treatment: {
      text: 'Pressure relief with a moist dressing',
      why: 'Clean pressure injury heals when pressure is taken away and the wound is kept moist and clean.',
      scene:
        'A 73-year-old woman has a clean stage 2 pressure injury of the heel, without slough or infection.',
      slips: [
        {
          text: 'Hydrogen peroxide rinses three times a day',
          why: 'Peroxide harms new tissue and slows healing of a clean wound.',
        },
        {
          text: 'Oral antibiotics until it has closed',
          why: 'A clean wound is not infected, and antibiotics breed resistance.',
        },
        {
          text: 'Ring-shaped cushion under the heel',
          why: 'Ring cushions raise pressure at their edge and lower the blood supply within.',
        },
      ],
    },
    mechanism: {
      text: 'Tissue ischemia under bone from load and shear',
      why: 'In pressure injury, load above capillary pressure and shear starve the tissue between bone and bed, deepest first.',
      accepts: ['peripheral-artery-disease'],
    },
    complication: {
      text: 'Osteomyelitis of the underlying bone',
      why: 'A stage 4 pressure injury exposes bone, which may become infected and keep the wound open.',
      accepts: ['osteomyelitis'],
    },
    risk: {
      text: 'Immobility with loss of sensation',
      why: 'Immobility is the leading risk for pressure injury; lost sensation, moisture and poor nutrition add to it.',
      accepts: ['osteomyelitis'],
    },
    advice: {
      text: 'Turn the body at two-hour steps and float the heels',
      why: 'Regular turning and heels that float above the mattress prevent pressure injury in a person who cannot move.',
      scene:
        'A man is going to care for his bedridden father at home and wants to prevent pressure injury.',
      slips: [
        {
          text: 'Massage red spots over bone several times a day',
          why: 'Massage of red skin over bone tears small vessels and adds harm.',
        },
        {
          text: 'Keep the head of the bed upright day and night',
          why: 'An upright head makes the body slide, which shears the sacrum.',
        },
      ],
    },
  },
  {
    id: 'thermal-burn',
    name: 'Thermal burn',
    system: 'dermatologic',
    topic: 'Pressure injury and burns',
    source,
    step2: { area: 'msk-skin', topic: 'Burns and wounds' },
    vignettes: [
      'A 70-year-old man with numb feet from diabetes used a hot water bottle overnight. This morning the soles show large blisters on moist, pink skin with sharp borders where the bottle lay. He is afebrile. The skin elsewhere, the mouth and the eyes are normal.',
      'A 3-year-old girl pulled a pot from the stove an hour ago. Chest and one arm are bright red and moist with broken blisters, in the shape of a splash that thins out downward. The skin blanches and hurts. Mouth, eyes and back are untouched. She takes no medicines.',
    ],
    hallmark: 'sharply bordered redness, blisters or leathery skin that fits a source of heat',
    lookalikes: [
      'stevens-johnson',
      'bullous-pemphigoid',
      'contact-dermatitis',
      'impetigo',
      'cellulitis',
      'pressure-injury',
      'pemphigus-vulgaris',
      'herpes-zoster',
    ],
    finding: {
      text: 'Leathery, painless skin with sharp borders',
      why: 'In a full-thickness thermal burn, nerve endings are destroyed, so the leathery skin does not hurt or blanch.',
      scene:
        'A 36-year-old man fell against a furnace. A full-thickness thermal burn of the thigh is suspected.',
    },
    test: {
      text: 'Carboxyhemoglobin by co-oximetry',
      why: 'After a thermal burn in a closed space, carbon monoxide is measured by co-oximetry, since pulse oximetry reads falsely normal.',
      scene:
        'A 44-year-old woman is rescued from a burning bedroom with burns of both hands. She has a headache and is confused. Pulse oximetry shows 99%.',
      slips: [
        {
          text: 'Repeat pulse oximetry on the other hand',
          why: 'Pulse oximetry cannot tell carboxyhemoglobin from oxyhemoglobin on either hand.',
        },
        {
          text: 'Wound culture on arrival',
          why: 'Fresh burns are sterile. Her confusion calls for another test.',
        },
      ],
    },
    treatment: {
      text: 'Lactated Ringer solution guided by urine output',
      why: 'Thermal burns over 20% of the body need lactated Ringer solution, adjusted to a urine output of 0.5 mL/kg/h in adults.',
      scene:
        'A 33-year-old man has partial- and full-thickness burns of 35% of his body since an hour ago. His voice is clear, and there is no soot in the mouth.',
      slips: [
        {
          text: 'Furosemide to increase urine flow',
          why: 'Little urine means too little fluid, and a diuretic deepens shock.',
        },
        {
          text: 'Preventive intravenous antibiotics',
          why: 'Preventive antibiotics do not lower infection of burns and breed resistance.',
        },
        {
          text: 'Ice packs on each burned area',
          why: 'Ice deepens the injury and cools a large burn patient dangerously.',
        },
      ],
    },
    mechanism: {
      text: 'Heat coagulation with capillary leak',
      why: 'A thermal burn coagulates protein at its center; mediators make capillaries leak through the whole body when it is large.',
    },
    complication: {
      text: 'Eschar that cuts off blood to the limb',
      why: 'A circumferential full-thickness thermal burn forms a rigid eschar; swelling below it stops perfusion until it is cut open.',
    },
    risk: {
      text: 'Tap water heated to over 60°C (140°F)',
      why: 'Very hot tap water is a leading cause of thermal burns in toddlers and old people: at 60°C, a few seconds suffice.',
    },
    advice: {
      text: 'Set the water heater to 49°C (120°F) at most',
      why: 'At 49°C, it takes minutes for water to cause a thermal burn, which leaves time to react.',
      scene:
        'Parents move into an old house with twins of 9 months and ask how to prevent scalds in the bathroom.',
    },
  },
];

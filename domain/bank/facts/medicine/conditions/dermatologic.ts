import type { Condition } from '../condition.ts';

const source = 'Standard dermatology and primary care texts';

/** Inflammatory and infectious disorders of the skin. */
export const dermatologicConditions: readonly Condition[] = [
  {
    id: 'acne-vulgaris',
    name: 'Acne vulgaris',
    system: 'dermatologic',
    topic: 'Acne and rosacea',
    source,
    step1: { area: 'msk-skin', topic: 'Dermatologic lesions and neoplasms' },
    vignettes: [
      'A 16-year-old boy has blackheads and closed white papules on forehead and chin, with a dozen red papules and pustules on the cheeks and upper back, for a year. He does not flush, and nothing itches. He uses an oily hair pomade. There are no widened vessels.',
      'A 24-year-old woman has deep, tender nodules along her jaw that flare before each period. Her nose and chin are dotted with blackheads, and pitted scars remain on both cheeks. She does not flush with heat or wine. Her eyes are normal.',
    ],
    hallmark: 'comedones with papules and pustules on face, chest and back',
    lookalikes: [
      'rosacea',
      'impetigo',
      'contact-dermatitis',
      'atopic-dermatitis',
      'tinea-corporis',
      'psoriasis',
      'cellulitis',
    ],
    finding: {
      text: 'Open and closed comedones on face and back',
      why: 'Acne vulgaris is defined by comedones; inflammatory papules without them suggest another disorder.',
      scene:
        'A 15-year-old girl is unhappy about pimples that have come up since spring. Acne vulgaris is suspected.',
    },
    test: {
      text: 'Serum total testosterone level',
      why: 'Acne vulgaris needs no tests by itself; signs of androgen excess call for a testosterone level.',
      scene:
        'A 23-year-old woman has had stubborn acne for 2 years, coarse hair on her chin and periods every 2 to 4 months. Pregnancy test and prolactin are normal. A cause is sought.',
      slips: [
        {
          text: 'Stool culture for bacterial pathogens',
          why: 'The gut has no part in comedones with hirsutism.',
        },
        {
          text: 'Food allergy panel in serum',
          why: 'Food allergy does not cause comedones or irregular periods.',
        },
      ],
    },
    treatment: {
      text: 'Topical adapalene with benzoyl peroxide',
      why: 'In mild to moderate acne vulgaris, a topical retinoid opens comedones, and benzoyl peroxide kills bacteria without resistance.',
      scene:
        'A 15-year-old girl has comedones with a few pustules on her forehead and no scars. She has not been treated before and is not pregnant.',
      slips: [
        {
          text: 'Oral isotretinoin as the first step',
          why: 'Isotretinoin is teratogenic and kept for severe, scarring or resistant acne.',
        },
        {
          text: 'Topical clindamycin as the sole drug',
          why: 'A topical antibiotic alone breeds resistant bacteria and does not clear comedones.',
        },
        {
          text: 'Hydrocortisone cream twice a day',
          why: 'Topical steroids cause acne-like eruptions and thin the skin of the face.',
        },
      ],
    },
    mechanism: {
      text: 'Plugged follicles with sebum and bacteria',
      why: 'In acne vulgaris, androgens raise sebum, keratin plugs the follicle, and Cutibacterium acnes inflames it.',
    },
    complication: {
      text: 'Pitted scars with loss of self-esteem',
      why: 'Inflammatory acne vulgaris leaves scars, and low mood is common, so nodules are treated early.',
    },
    risk: {
      text: 'Anabolic steroids used for muscle gain',
      why: 'Androgens enlarge sebaceous glands; anabolic steroids can bring on severe acne vulgaris in adults.',
    },
    advice: {
      text: 'Expect improvement after two to three months',
      why: 'Treatment of acne vulgaris works on new lesions, so it takes 8 to 12 weeks; early redness is common.',
      scene:
        'A 14-year-old boy wants to stop his retinoid gel for acne after 10 days, since he sees no change.',
      accepts: ['psoriasis'],
      slips: [
        {
          text: 'Scrub the face with a brush four times a day',
          why: 'Scrubbing irritates the skin, breaks follicles and inflames the acne further.',
        },
      ],
    },
  },
  {
    id: 'rosacea',
    name: 'Rosacea',
    system: 'dermatologic',
    topic: 'Acne and rosacea',
    source,
    vignettes: [
      'A 46-year-old woman has had red cheeks and nose for 2 years. She flushes with wine, hot soup and embarrassment. Fine widened vessels and some papules and pustules are seen, but no blackheads. The folds beside the nose are red as well. Joints are painless, and blood counts are normal.',
      'A 58-year-old man has a swollen, pitted nose and a ruddy face that burns in the wind. There are pustules on both cheeks, but no blackheads. His lids are crusted, and his eyes feel sandy. Elbows, knees and scalp are clear.',
    ],
    hallmark: 'flushing, central facial redness and papules without comedones',
    lookalikes: [
      'acne-vulgaris',
      'systemic-lupus',
      'contact-dermatitis',
      'atopic-dermatitis',
      'cellulitis',
      'tinea-corporis',
      'erythema-infectiosum',
      'psoriasis',
    ],
    finding: {
      text: 'Flushing with widened vessels on nose and cheeks',
      why: 'Rosacea gives flushing and telangiectasia of the central face, and comedones are absent.',
      scene:
        'A 42-year-old woman is asked at work whether she drinks, because of her red face. Rosacea is suspected.',
    },
    test: {
      text: 'Slit-lamp examination of lids and cornea',
      why: 'Rosacea is diagnosed by sight; eye symptoms call for a slit-lamp examination, since ocular rosacea threatens the cornea.',
      scene:
        'A 51-year-old man with rosacea has had gritty, red eyes and crusted lids for 2 months. His vision is slightly blurred.',
      slips: [
        {
          text: 'Nasal swab for carriage of bacteria',
          why: 'Nasal carriage is of interest in repeated skin infection and not in gritty eyes with facial redness.',
        },
        {
          text: 'Serum antinuclear antibody titer',
          why: 'Flushing with pustules and eye disease fits rosacea, and the antibody is often falsely positive.',
        },
      ],
    },
    treatment: {
      text: 'Topical metronidazole or ivermectin',
      why: 'Mild papules and pustules of rosacea respond to topical metronidazole, ivermectin or azelaic acid.',
      scene:
        'A 39-year-old woman has rosacea with about ten papules and pustules. She has no eye symptoms and would like to avoid tablets.',
      slips: [
        {
          text: 'Potent steroid cream on the face',
          why: 'Potent steroids cause rebound, thin skin and steroid rosacea.',
        },
        {
          text: 'Tretinoin gel with alcohol toner',
          why: 'Irritants sting and worsen the sensitive skin of rosacea.',
        },
      ],
      accepts: ['acne-vulgaris'],
    },
    mechanism: {
      text: 'Overactive innate immunity with unstable vessels',
      why: 'In rosacea, cathelicidin and other innate signals are overactive, vessels are unstable and Demodex mites abound.',
    },
    complication: {
      text: 'Bulbous thickening of the nose',
      why: 'Long-standing rosacea may enlarge sebaceous glands and connective tissue of the nose, mostly in men.',
    },
    risk: {
      text: 'Fair skin that has long flushed easily',
      why: 'Rosacea is commonest in fair-skinned adults over 30 who flush and blush easily.',
    },
    advice: {
      text: 'Use sunscreen and avoid hot drinks and alcohol',
      why: 'In rosacea, sun, heat, alcohol and spicy food set off flushing, so triggers are noted and avoided.',
      scene:
        'A 44-year-old teacher with newly found rosacea asks what she can do besides using her cream.',
      accepts: ['systemic-lupus'],
      slips: [
        {
          text: 'Cleanse with alcohol wipes twice a day',
          why: 'Alcohol wipes irritate the skin and bring on burning and redness.',
        },
      ],
    },
  },
  {
    id: 'atopic-dermatitis',
    name: 'Atopic dermatitis',
    system: 'dermatologic',
    topic: 'Atopic and contact dermatitis',
    source,
    step1: { area: 'msk-skin', topic: 'Dermatologic lesions and neoplasms' },
    step2: { area: 'msk-skin', topic: 'Dermatitis and drug eruptions' },
    vignettes: [
      'A 4-year-old girl has had itchy, dry skin since infancy. The folds of elbows and knees are thickened and scratched, and the itch wakes her. Her brother has asthma. The diaper area is clear, and nobody else at home itches. Rubbing has left folds below her eyes.',
      'A 27-year-old nurse with hay fever has had itching all her life. The skin of her neck, wrists and the hollows of her knees is thick, dry and scratched. It flares in winter and with wool. Patch tests are negative, and her partner does not itch.',
    ],
    hallmark: 'chronic itch with eczema of the flexures in a person or family with atopy',
    lookalikes: [
      'contact-dermatitis',
      'psoriasis',
      'tinea-corporis',
      'impetigo',
      'pityriasis-rosea',
      'herpes-zoster',
      'erythema-infectiosum',
      'scabies',
    ],
    finding: {
      text: 'Itchy thickened skin in elbow and knee folds',
      why: 'In older children and adults, atopic dermatitis favors the flexures and thickens the skin by scratching.',
      scene:
        'An 8-year-old boy has had dry, scratched patches since he was a baby. Atopic dermatitis is suspected.',
    },
    test: {
      text: 'Viral DNA test of a punched-out erosion',
      why: 'In atopic dermatitis with fever and punched-out erosions, DNA of herpes simplex virus proves eczema herpeticum.',
      scene:
        'A 6-year-old boy with atopic dermatitis has had fever and sudden, painful, uniform small erosions on face and neck for 2 days. His mother has a cold sore.',
      accepts: ['herpes-zoster'],
      slips: [
        {
          text: 'Total immunoglobulin E in serum',
          why: 'Immunoglobulin E is high in many atopic children and does not explain new erosions with fever.',
        },
        {
          text: 'Skin prick test with common foods',
          why: 'Prick tests look for allergy and do not explain a sudden febrile eruption.',
        },
      ],
    },
    treatment: {
      text: 'Emollients with topical triamcinolone',
      why: 'Atopic dermatitis is treated with liberal emollients and a topical steroid of suitable strength for flares.',
      scene:
        'A 9-year-old boy has a moderate flare of atopic dermatitis on arms and legs. There is no crust, pus or fever.',
      slips: [
        {
          text: 'Oral prednisone for each flare',
          why: 'Oral steroids bring rebound and harm growth. Topical treatment comes first.',
        },
        {
          text: 'Oral cephalexin to prevent infection',
          why: 'Antibiotics are for infected skin and breed resistance otherwise.',
        },
        {
          text: 'Strict diet without milk and eggs',
          why: 'Exclusion diets without proven allergy do not clear eczema and harm nutrition.',
        },
      ],
      accepts: ['psoriasis', 'contact-dermatitis'],
    },
    mechanism: {
      text: 'Weak skin barrier with type 2 inflammation',
      why: 'In atopic dermatitis, filaggrin defects weaken the barrier, and interleukins 4 and 13 drive inflammation and itch.',
    },
    complication: {
      text: 'Staphylococcal infection of cracked skin',
      why: 'Skin with atopic dermatitis is colonized by Staphylococcus aureus, and infection makes it weep and crust.',
      accepts: ['contact-dermatitis', 'scabies', 'tinea-corporis'],
    },
    risk: {
      text: 'Parents with asthma or hay fever',
      why: 'A family history of atopy is the strongest risk for atopic dermatitis; loss of filaggrin is the best-known gene defect.',
    },
    advice: {
      text: 'Apply ointment within minutes after a short bath',
      why: 'In atopic dermatitis, an ointment on damp skin seals in water and lessens flares.',
      scene:
        'The parents of a 2-year-old girl with atopic dermatitis have stopped bathing her, since her skin seems drier afterward.',
      slips: [
        {
          text: 'Wash with fragrant soap morning and evening',
          why: 'Soap and fragrance strip fat from the skin and irritate it.',
        },
      ],
    },
  },
  {
    id: 'contact-dermatitis',
    name: 'Allergic contact dermatitis',
    system: 'dermatologic',
    topic: 'Atopic and contact dermatitis',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Hypersensitivity' },
    step2: { area: 'msk-skin', topic: 'Dermatitis and drug eruptions' },
    vignettes: [
      'A 33-year-old man cleared brush 2 days ago. He now has lines of itchy blisters on both forearms and one cheek, with weeping red skin between. He is afebrile. The trunk under his shirt is clear, and he feels no burning pain.',
      'A 29-year-old woman has had an itchy, scaling, red patch below her navel for 3 weeks. It is the size of a coin and appeared after she bought new jeans. A similar patch lies under her watch. She has no other skin disease.',
    ],
    hallmark:
      'itchy eczema with sharp or linear borders where an allergen touched the skin 1 to 3 days before',
    lookalikes: [
      'atopic-dermatitis',
      'tinea-corporis',
      'herpes-zoster',
      'cellulitis',
      'impetigo',
      'psoriasis',
      'thermal-burn',
      'scabies',
    ],
    finding: {
      text: 'Itchy blisters in straight lines on exposed skin',
      why: 'Allergic contact dermatitis takes the shape of the contact: lines where a leaf brushed by, patches under metal.',
      scene:
        'A 38-year-old hiker has had an eruption for 2 days. Allergic contact dermatitis is suspected.',
    },
    test: {
      text: 'Patch testing with suspected allergens',
      why: 'In allergic contact dermatitis, patch tests read at 2 and 4 days name the allergen.',
      scene:
        'A 37-year-old hairdresser has had itchy hand eczema for a year. It clears on holidays. Scrapings show no fungus. She wants to know what to avoid.',
      slips: [
        {
          text: 'Skin prick tests read after 15 minutes',
          why: 'Prick tests show immediate allergy by immunoglobulin E. This reaction is delayed.',
        },
      ],
    },
    treatment: {
      text: 'Oral prednisone tapered over two to three weeks',
      why: 'Severe allergic contact dermatitis of the face or over 20% of the skin needs oral steroid; shorter courses rebound.',
      scene:
        'A 40-year-old camper has poison ivy dermatitis of arms, legs and face with nearly closed eyelids. He has no diabetes, infection or eye pain.',
      slips: [
        {
          text: 'Six-day pack of methylprednisolone',
          why: 'The course is too short, and the rash rebounds when it ends.',
        },
        {
          text: 'Topical diphenhydramine lotion',
          why: 'Topical antihistamines do little and may cause contact allergy themselves.',
        },
        {
          text: 'Hydrocortisone 1% to the trunk',
          why: 'A weak cream does nothing for severe and widespread dermatitis.',
        },
      ],
    },
    mechanism: {
      text: 'Delayed T-cell reaction to a small molecule',
      why: 'In allergic contact dermatitis, a hapten binds skin protein, and sensitized T cells react after 1 to 3 days.',
    },
    complication: {
      text: 'Chronic hand eczema with loss of work',
      why: 'Allergic contact dermatitis at work becomes chronic when contact goes on, and may force a change of job.',
    },
    risk: {
      text: 'Brush with a poison ivy plant two days before',
      why: 'Urushiol of poison ivy sensitizes most people and is the commonest plant cause of allergic contact dermatitis.',
    },
    advice: {
      text: 'Wash plant oil off skin and tools at once',
      why: 'Urushiol binds within minutes to an hour and clings to clothes and tools; washing early prevents allergic contact dermatitis.',
      scene:
        'A 35-year-old woman is cured of poison ivy dermatitis and goes back to weeding an overgrown garden.',
    },
  },
  {
    id: 'psoriasis',
    name: 'Plaque psoriasis',
    system: 'dermatologic',
    topic: 'Psoriasis and papulosquamous disorders',
    source,
    step1: { area: 'msk-skin', topic: 'Dermatologic lesions and neoplasms' },
    vignettes: [
      'A 32-year-old man has well-marked red plaques with silvery scale on elbows, knees and scalp for 3 years. They itch little. New ones came where he scraped his shin. Several nails show pits, and two have yellow-brown spots. Scrapings show no hyphae.',
      'A 51-year-old woman has a sharply bordered, salmon-red area with thick white flakes behind each ear, along the hairline and in the navel. Removing a flake leaves pinpoint bleeding. Two finger joints are swollen, and the nails lift from their beds. Cultures for fungi are negative.',
    ],
    hallmark: 'sharply bordered plaques with silvery scale on extensor surfaces, with pitted nails',
    lookalikes: [
      'atopic-dermatitis',
      'tinea-corporis',
      'pityriasis-rosea',
      'contact-dermatitis',
      'squamous-cell-skin',
      'basal-cell-carcinoma',
      'actinic-keratosis',
      'syphilis',
    ],
    finding: {
      text: 'Silvery plaques on elbows with pitted nails',
      why: 'Plaque psoriasis shows thick silvery scale on extensor surfaces, and pitted nails point to it.',
      scene:
        'A 30-year-old woman has had stubborn, flaking patches for two winters. Plaque psoriasis is suspected.',
    },
    test: {
      text: 'Punch biopsy from the edge of a plaque',
      why: 'Plaque psoriasis is mostly diagnosed by sight; biopsy settles atypical cases by its regular thickening and neutrophils.',
      scene:
        'A 49-year-old woman has scaly red patches on trunk and legs for a year. Scrapings and syphilis serology are negative, a strong steroid cream failed, and the nails are normal. The {clinician} is unsure between two inflammatory disorders and lymphoma.',
      accepts: ['squamous-cell-skin', 'basal-cell-carcinoma', 'actinic-keratosis'],
      slips: [
        {
          text: 'Serum level of interleukin-17',
          why: 'Cytokine levels in serum do not establish skin disease.',
        },
        {
          text: 'HLA typing of the patient and siblings',
          why: 'HLA alleles raise risk but are common in healthy people.',
        },
      ],
    },
    treatment: {
      text: 'Betamethasone with calcipotriene ointment',
      why: 'Limited plaque psoriasis is treated with a potent topical steroid together with a vitamin D analog.',
      scene:
        'A 28-year-old woman has plaque psoriasis of elbows and knees that covers 2% of her skin. Her joints are painless.',
      slips: [
        {
          text: 'Oral prednisone for two weeks',
          why: 'Stopping systemic steroids may set off pustular or erythrodermic psoriasis.',
        },
        {
          text: 'Adalimumab injections as the first step',
          why: 'Biologic drugs are for widespread or resistant disease or arthritis.',
        },
      ],
      accepts: ['atopic-dermatitis', 'contact-dermatitis'],
    },
    mechanism: {
      text: 'Rapid epidermal growth driven by interleukin-17',
      why: 'In plaque psoriasis, interleukins 23 and 17 make keratinocytes divide and mature many times too fast.',
    },
    complication: {
      text: 'Destructive arthritis of the fingers',
      why: 'Up to a third of patients with plaque psoriasis develop arthritis, often with pitted nails and a swollen digit.',
    },
    risk: {
      text: 'Inherited risk together with smoking',
      why: 'Plaque psoriasis is strongly heritable; smoking, obesity, streptococci and lithium add to the risk.',
    },
    advice: {
      text: 'Stop smoking and protect the skin from injury',
      why: 'In plaque psoriasis, smoking worsens the disease and heart risk, and injured skin forms new plaques.',
      scene:
        'A 36-year-old carpenter with plaque psoriasis smokes and often scrapes his forearms. He asks what he can change.',
      accepts: ['actinic-keratosis', 'squamous-cell-skin', 'basal-cell-carcinoma'],
      slips: [
        {
          text: 'Pick off the scale before each treatment',
          why: 'Picking injures the skin and makes plaques spread.',
        },
        {
          text: 'Take ibuprofen daily to thin the plaques',
          why: 'Anti-inflammatory tablets do not clear skin and may worsen it.',
        },
      ],
    },
  },
  {
    id: 'pityriasis-rosea',
    name: 'Pityriasis rosea',
    system: 'dermatologic',
    topic: 'Psoriasis and papulosquamous disorders',
    source,
    vignettes: [
      'A 21-year-old student noticed one oval, scaly, pink patch on his chest 10 days ago. Now many smaller ovals with a collar of fine scale lie along the skin lines of his back like the branches of a fir. They itch slightly. Palms, soles and mouth are clear. Syphilis serology is negative.',
    ],
    hallmark:
      'a herald patch followed by oval, finely scaling patches along the skin lines of the trunk',
    lookalikes: [
      'tinea-corporis',
      'psoriasis',
      'atopic-dermatitis',
      'contact-dermatitis',
      'syphilis',
      'erythema-infectiosum',
      'stevens-johnson',
      'scabies',
    ],
    finding: {
      text: 'Large herald patch before smaller oval ones',
      why: 'Pityriasis rosea often begins with a single herald patch, 1 to 2 weeks before the eruption on the trunk.',
      scene:
        'A 25-year-old woman has had a slightly itchy eruption of the trunk for a week. Pityriasis rosea is suspected.',
    },
    test: {
      text: 'Serologic test for syphilis',
      why: 'Secondary syphilis imitates pityriasis rosea, so it is excluded by serology in sexually active patients.',
      scene:
        'A 24-year-old man has had oval, scaly patches on trunk and palms for a week. There was no herald patch, and scrapings show no hyphae. He has had three partners this year.',
      accepts: ['syphilis'],
      slips: [
        {
          text: 'Chest radiograph in two views',
          why: 'An eruption that looks like pityriasis does not come from the lungs.',
        },
      ],
    },
    treatment: {
      text: 'Reassurance with relief of itching',
      why: 'Pityriasis rosea clears by itself, so itch is eased and nothing else is needed.',
      scene:
        'A 19-year-old woman, who is not pregnant, has typical pityriasis rosea with a herald patch and mild discomfort. Serology for syphilis is negative.',
      slips: [
        {
          text: 'Oral griseofulvin for eight weeks',
          why: 'Griseofulvin treats fungi, and none is involved here.',
        },
        {
          text: 'Penicillin by intramuscular injection',
          why: 'Syphilis has been excluded by serology, so penicillin would treat nothing.',
        },
        {
          text: 'Weekly oral methotrexate',
          why: 'A harmless, self-limited rash does not warrant an immunosuppressant.',
        },
      ],
      accepts: ['erythema-infectiosum'],
    },
    mechanism: {
      text: 'Probable reactivation of herpesvirus 6 or 7',
      why: 'Pityriasis rosea is most likely a reaction to human herpesviruses 6 and 7; recurrence is rare.',
    },
    complication: {
      text: 'Color change of the skin for months',
      why: 'Pityriasis rosea leaves no scars, but dark or pale spots may last for months in brown skin.',
      accepts: ['atopic-dermatitis', 'syphilis'],
    },
    risk: {
      text: 'Minor viral illness in a young adult',
      why: 'Pityriasis rosea is commonest at age 10 to 35 and often follows a mild illness like a cold.',
      accepts: ['erythema-infectiosum'],
    },
    advice: {
      text: 'Expect the rash to fade within two to three months',
      why: 'Pityriasis rosea fades within 6 to 12 weeks and need not keep anyone from work or sport.',
      scene:
        'A 27-year-old swimmer with pityriasis rosea worries that she will carry her spots into the competitions of next winter.',
    },
  },
  {
    id: 'tinea-corporis',
    name: 'Tinea corporis',
    system: 'dermatologic',
    topic: 'Fungal infections',
    source,
    vignettes: [
      'A 14-year-old wrestler has had an itchy ring on his neck for 3 weeks. It grows slowly, its raised border scales, and its center has cleared. A hydrocortisone cream made it paler but larger. His cat has bald spots. There was no earlier single patch elsewhere, and he has no other skin lesions.',
      'A 36-year-old farmer has had an itchy, ring-shaped eruption on his forearm since calving time 4 weeks ago. The rim is raised, red and flaky with some pustules; the middle is nearly normal. It widens by some millimeters a week. He is afebrile, and a sheepdog on the farm scratches.',
    ],
    hallmark:
      'a slowly growing ring with a scaling border, a clearing center and hyphae in scrapings',
    lookalikes: [
      'psoriasis',
      'pityriasis-rosea',
      'contact-dermatitis',
      'atopic-dermatitis',
      'impetigo',
      'lyme-disease',
      'cellulitis',
      'squamous-cell-skin',
    ],
    finding: {
      text: 'Scaling ring with a clear center',
      why: 'Tinea corporis grows outward as a ring: the border scales and the center clears.',
      scene:
        'A 12-year-old girl with a new kitten has an itchy spot on her arm. Tinea corporis is suspected.',
    },
    test: {
      text: 'Potassium hydroxide test of scrapings',
      why: 'In tinea corporis, scale from the border in potassium hydroxide shows branching hyphae.',
      scene:
        'A 30-year-old farmer has had a round, itchy, scaly patch on his forearm for a month. He tends calves. No treatment has been tried.',
      slips: [
        {
          text: 'Wood lamp examination of the patch',
          why: 'Most fungi that cause this rash do not glow under a Wood lamp.',
        },
        {
          text: 'Serum antibody to dermatophytes',
          why: 'Antibodies to skin fungi are not used for diagnosis.',
        },
      ],
    },
    treatment: {
      text: 'Topical terbinafine for two weeks',
      why: 'A few patches of tinea corporis are cured by a topical antifungal such as terbinafine.',
      scene:
        'A 20-year-old dancer has two patches of tinea corporis on her thigh, confirmed by hyphae. Scalp and nails are clear.',
      slips: [
        {
          text: 'Combined clotrimazole and betamethasone',
          why: 'Potent steroid mixtures cause failure, atrophy and deep infection.',
        },
        {
          text: 'Topical nystatin for two weeks',
          why: 'Nystatin acts on Candida and not on dermatophytes.',
        },
        {
          text: 'Oral terbinafine for six months',
          why: 'Tablets are for scalp, nails or widespread disease.',
        },
      ],
    },
    mechanism: {
      text: 'Dermatophyte growth in keratin of the skin',
      why: 'In tinea corporis, dermatophytes digest keratin of the outer layer and spread outward, away from the inflamed center.',
    },
    complication: {
      text: 'Deep infection of hair follicles',
      why: 'Tinea corporis treated with a strong steroid may invade the follicles and form nodules.',
      accepts: ['atopic-dermatitis', 'impetigo', 'cellulitis'],
    },
    risk: {
      text: 'Wrestling on shared gym mats',
      why: 'Close skin contact, shared mats and infected animals spread tinea corporis.',
      accepts: ['squamous-cell-skin', 'impetigo', 'cellulitis'],
    },
    advice: {
      text: 'Dry skin well and do not share towels',
      why: 'Tinea corporis spreads by contact, damp skin and shared towels; pets with bald patches need treatment too.',
      scene: 'A 17-year-old athlete is treated for tinea corporis and lives in a team house.',
      accepts: ['impetigo'],
      slips: [
        {
          text: 'Wear tight nylon clothing over the patch',
          why: 'Tight synthetic clothes keep the skin damp, which fungi like.',
        },
      ],
    },
  },
  {
    id: 'impetigo',
    name: 'Impetigo',
    system: 'dermatologic',
    topic: 'Cellulitis and impetigo',
    source,
    step2: { area: 'msk-skin', topic: 'Skin infections' },
    vignettes: [
      'A 4-year-old boy has had sores around nose and mouth for 3 days. They began as small blisters and now carry thick crusts the color of honey. Two more are on his hand. He is afebrile and plays. Two children in his daycare have the same.',
      'A 7-year-old boy at summer camp has had itchy insect bites on his legs. For 4 days, several have turned into shallow, weeping sores with a golden scab, and new ones come where he scratches. He feels well. Three tent mates have them too.',
    ],
    hallmark: 'superficial sores with honey-colored crusts, mostly on the face of children',
    lookalikes: [
      'herpes-zoster',
      'atopic-dermatitis',
      'contact-dermatitis',
      'tinea-corporis',
      'cellulitis',
      'thermal-burn',
      'bullous-pemphigoid',
      'acne-vulgaris',
    ],
    finding: {
      text: 'Honey-colored crusts around nose and mouth',
      why: 'Impetigo starts as thin-walled vesicles that break and dry to honey-colored crusts.',
      scene:
        'A 3-year-old girl has contagious sores, according to her nursery. Impetigo is suspected.',
    },
    test: {
      text: 'Gram stain and culture from under a crust',
      why: 'Impetigo is usually diagnosed by sight; culture is taken when treatment fails, to find resistant staphylococci.',
      scene:
        'A 6-year-old girl has crusted sores on her face that spread in spite of 5 days of mupirocin. Her brother was found to carry a resistant organism.',
      slips: [
        {
          text: 'Blood culture from both arms',
          why: 'A child who is well with superficial sores does not have bacteremia.',
        },
        {
          text: 'Streptolysin antibody on day five',
          why: 'Antibodies to streptolysin rise late and little in skin infection and do not guide treatment.',
        },
      ],
    },
    treatment: {
      text: 'Topical mupirocin for five days',
      why: 'A few lesions of impetigo are treated with topical mupirocin; many lesions or an outbreak need an oral antibiotic.',
      scene:
        'A 5-year-old boy has three small spots of impetigo on his chin. He is well and has no allergies.',
      slips: [
        {
          text: 'Topical acyclovir five times a day',
          why: 'Acyclovir acts on herpesviruses and not on bacteria.',
        },
        {
          text: 'Intravenous vancomycin in the hospital',
          why: 'A well child with three superficial sores needs no intravenous drug.',
        },
        {
          text: 'Hydrocortisone cream for one week',
          why: 'A steroid alone weakens the local defense and lets bacteria spread.',
        },
      ],
      accepts: ['cellulitis'],
    },
    mechanism: {
      text: 'Bacterial infection of the outer epidermis',
      why: 'Impetigo is an infection of the outer epidermis by Staphylococcus aureus or Streptococcus pyogenes.',
    },
    complication: {
      text: 'Glomerulonephritis after some weeks',
      why: 'Streptococcal impetigo may be followed by glomerulonephritis after 3 to 6 weeks, even when treated.',
    },
    risk: {
      text: 'Crowded daycare with bites and scratches',
      why: 'Crowding, warmth and small breaks of the skin let impetigo spread among young children.',
      accepts: ['atopic-dermatitis', 'tinea-corporis'],
    },
    advice: {
      text: 'Cover sores and stay home for a day of treatment',
      why: 'Impetigo spreads by touch; after 24 hours of treatment, with sores covered, children may return.',
      scene:
        'The father of a 5-year-old girl with impetigo asks when she may go back to kindergarten.',
      slips: [
        {
          text: 'Stay home until the last crust has fallen off',
          why: 'Crusts persist after the infection is no longer passed on.',
        },
      ],
      accepts: ['tinea-corporis'],
    },
  },
  {
    id: 'cellulitis',
    name: 'Cellulitis',
    system: 'dermatologic',
    topic: 'Cellulitis and impetigo',
    source,
    step2: { area: 'msk-skin', topic: 'Skin infections' },
    vignettes: [
      'A 55-year-old woman with chronic leg swelling has had a hot, red, painful shin since yesterday. The redness spreads without a clear edge. Temperature is 38.4 °C (101.1 °F). The skin between her toes is cracked. There is no pus, blister or crackle, and ankle and knee move without pain. Duplex ultrasonography shows no clot.',
      'A 29-year-old gardener scratched his hand on a rose 2 days ago. The back of the hand and forearm are red, warm and swollen, with a red streak to the elbow. Temperature is 38.1 °C (100.6 °F). The fingers move freely, the wrist is painless on motion, and nothing fluctuates.',
    ],
    hallmark:
      'spreading warmth, redness and tenderness of one limb, often with fever and a portal of entry',
    lookalikes: [
      'contact-dermatitis',
      'deep-vein-thrombosis',
      'gout',
      'septic-arthritis',
      'osteomyelitis',
      'compartment-syndrome',
      'impetigo',
      'herpes-zoster',
      'thermal-burn',
    ],
    finding: {
      text: 'Hot, spreading redness of one limb',
      why: 'Cellulitis affects one limb with spreading heat and redness; both legs alike suggest stasis dermatitis.',
      accepts: ['gout', 'deep-vein-thrombosis', 'osteomyelitis'],
      scene:
        'A 63-year-old man has fever and a swollen calf after a scratch from gardening. Cellulitis is suspected.',
      slips: [
        {
          text: 'Itchy scaling of both shins for years',
          why: 'Chronic itch and scale on both sides are those of stasis dermatitis.',
        },
      ],
    },
    test: {
      text: 'Soft-tissue ultrasonography for an abscess',
      why: 'Cellulitis is diagnosed by sight; ultrasonography finds a hidden abscess, which must be drained.',
      scene:
        'A 35-year-old man has had cellulitis of his thigh for 2 days. In its middle lies a firm, tender area, and it is unclear whether it holds pus.',
      slips: [
        {
          text: 'Skin biopsy with culture of the tissue',
          why: 'Biopsy has a low yield and is kept for unusual or resistant cases.',
        },
        {
          text: 'Swab of the intact skin surface',
          why: 'A swab of intact skin grows harmless flora.',
        },
      ],
      accepts: ['deep-vein-thrombosis'],
    },
    treatment: {
      text: 'Oral cephalexin for five days',
      why: 'Nonpurulent cellulitis is mostly streptococcal; an oral beta-lactam for 5 days suffices when the patient is stable.',
      scene:
        'A 42-year-old man has nonpurulent cellulitis of the forearm. He is well, and temperature is 37.6 °C (99.7 °F). He has no drug allergies and no abscess.',
      slips: [
        {
          text: 'Intravenous vancomycin in the hospital',
          why: 'Nonpurulent infection in a stable patient is mostly streptococcal and needs no admission.',
        },
        {
          text: 'Incision of the red area',
          why: 'There is no pus to drain, and a cut adds a wound.',
        },
      ],
    },
    mechanism: {
      text: 'Bacterial spread in dermis and fat',
      why: 'In cellulitis, streptococci or staphylococci enter through a break in the skin and spread in dermis and fat.',
    },
    complication: {
      text: 'Lasting lymphedema with recurrence',
      why: 'Each attack of cellulitis damages lymph vessels; swelling stays and invites the next attack.',
      accepts: ['deep-vein-thrombosis'],
    },
    risk: {
      text: 'Cracked toe webs in a swollen leg',
      why: 'Toe-web fissures from tinea pedis and edema are the leading correctable risks for cellulitis of the leg.',
      accepts: ['septic-arthritis', 'osteomyelitis', 'herpes-zoster'],
    },
    advice: {
      text: 'Treat the toe webs and control the edema',
      why: 'After cellulitis of the leg, treating tinea pedis and compressing edema prevent recurrence.',
      scene:
        "A 58-year-old man with swollen legs and athlete's foot has recovered from his second cellulitis this year.",
      slips: [
        {
          text: 'Keep an antibiotic cream on healthy skin',
          why: 'Antibiotic cream on intact skin prevents nothing and breeds resistance.',
        },
      ],
      accepts: ['osteomyelitis'],
    },
  },
  {
    id: 'herpes-zoster',
    name: 'Herpes zoster',
    system: 'dermatologic',
    topic: 'Viral exanthems and herpes zoster',
    source,
    step1: { area: 'multisystem', topic: 'Infections across systems' },
    step2: { area: 'msk-skin', topic: 'Skin infections' },
    vignettes: [
      'A 68-year-old man had burning pain from the left shoulder blade to below the nipple for 3 days and feared a heart attack. Since yesterday, groups of clear blisters on red skin follow the same band. They stop at the midline. ECG and troponin are normal, and he is afebrile.',
      'A 44-year-old woman on prednisone has had tingling of the left forehead since Friday. On Sunday, clusters of blisters appeared from the brow to the hairline and on the tip of the nose, ending sharply at the midline. The eye is red. She has touched no new plants or cosmetics.',
    ],
    hallmark: 'burning pain and grouped vesicles in one dermatome that stop at the midline',
    lookalikes: [
      'contact-dermatitis',
      'cellulitis',
      'impetigo',
      'bullous-pemphigoid',
      'thermal-burn',
      'atopic-dermatitis',
      'trigeminal-neuralgia',
      'stevens-johnson',
    ],
    finding: {
      text: 'Grouped vesicles in one dermatome',
      why: 'In herpes zoster, grouped vesicles follow one dermatome and do not cross the midline; pain may come first.',
      scene:
        'A 72-year-old woman has had burning pain of one flank for 2 days. Herpes zoster is suspected.',
    },
    test: {
      text: 'Viral DNA test of vesicle fluid',
      why: 'When herpes zoster looks atypical, DNA of varicella-zoster virus in vesicle fluid proves it within a day.',
      scene:
        'A 50-year-old man with HIV infection has painful blisters on one buttock. It is unclear which herpesvirus causes them.',
      slips: [
        {
          text: 'Serum antibody to varicella virus',
          why: 'Nearly all adults carry this antibody, so it does not prove a reactivation.',
        },
        {
          text: 'Bacterial culture of intact blisters',
          why: 'Early blisters of viral origin are sterile, so culture for bacteria misleads.',
        },
      ],
      accepts: ['atopic-dermatitis'],
    },
    treatment: {
      text: 'Oral valacyclovir within three days',
      why: 'Valacyclovir within 72 hours of the rash speeds healing of herpes zoster and lessens acute pain.',
      scene:
        'A 66-year-old woman has had herpes zoster of the flank for 36 hours. Eyes and ears are spared, and kidney function is normal.',
      slips: [
        {
          text: 'Zoster vaccine on the same day',
          why: 'The vaccine prevents later attacks and does not treat the present one.',
        },
        {
          text: 'Topical acyclovir to the rash',
          why: 'Topical acyclovir is of no use in herpes zoster.',
        },
      ],
    },
    mechanism: {
      text: 'Reactivated virus of a sensory ganglion',
      why: 'In herpes zoster, varicella-zoster virus that slept in a dorsal root ganglion travels down its nerve to the skin.',
    },
    complication: {
      text: 'Nerve pain that outlasts the rash',
      why: 'Postherpetic neuralgia is pain for over 3 months after herpes zoster; its risk rises steeply with age.',
    },
    risk: {
      text: 'Old age with waning cellular immunity',
      why: 'Herpes zoster becomes likelier as T-cell immunity to the virus falls with age, HIV or immunosuppressive drugs.',
      accepts: ['bullous-pemphigoid'],
    },
    advice: {
      text: 'Cover the rash and avoid nonimmune pregnant women',
      why: 'Until crusts have formed, fluid of herpes zoster can give chickenpox to people without immunity.',
      scene:
        'A 62-year-old grandmother has herpes zoster of the abdomen. Her daughter-in-law, who is expecting, has never had chickenpox or vaccine.',
      accepts: ['impetigo'],
    },
  },
];

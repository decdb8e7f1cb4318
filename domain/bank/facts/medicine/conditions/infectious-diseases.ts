import type { Condition } from '../condition.ts';

const source = 'Standard infectious disease and family medicine texts';

/** HIV and what comes with it, sexually transmitted infection and infection by ticks. */
export const infectiousDiseasesConditions: readonly Condition[] = [
  {
    id: 'acute-hiv-infection',
    name: 'Acute HIV infection',
    system: 'infectious-diseases',
    topic: 'HIV infection and opportunistic infection',
    source,
    step2: { area: 'immune', topic: 'HIV infection' },
    vignettes: [
      'A 25-year-old man has had fever, sore throat and aching muscles for a week. He has shallow mouth ulcers, a faint rash on the trunk and enlarged nodes in three regions. Three weeks ago he had condomless anal intercourse with a new partner. Heterophile test and rapid plasma reagin are negative.',
    ],
    hallmark:
      'fever, rash, mouth ulcers and nodes two to four weeks after exposure, with viral RNA before antibody',
    lookalikes: [
      'infectious-mononucleosis',
      'secondary-syphilis',
      'influenza',
      'streptococcal-pharyngitis',
      'disseminated-gonorrhea',
      'measles',
      'acute-hepatitis-b',
      'rocky-mountain-spotted-fever',
    ],
    finding: {
      text: 'Mouth ulcers, rash and fever weeks after exposure',
      why: 'Acute HIV infection resembles mononucleosis, but mouth ulcers and rash two to four weeks after exposure point to it.',
    },
    test: {
      text: 'Antigen-antibody assay with viral RNA',
      why: 'In acute HIV infection, viral RNA and p24 antigen are present before antibody, so both tests are sent.',
      scene:
        'A 30-year-old woman has fever, rash and sore throat 18 days after sex with a man whose HIV infection is untreated. Pregnancy and heterophile tests are negative.',
      slips: [
        {
          text: 'Antibody screen after six months',
          why: 'An antibody screen alone misses early infection, and a wait allows spread.',
        },
        {
          text: 'CD4 lymphocyte count by itself',
          why: 'CD4 cells fall in many acute illnesses. The count does not make the diagnosis.',
        },
      ],
      accepts: ['secondary-syphilis'],
    },
    treatment: {
      text: 'Combined antiretroviral drugs without delay',
      why: 'Antiretroviral drugs are started at any CD4 count, in acute HIV infection as well. They protect immunity and prevent spread.',
      scene:
        'A 27-year-old man has a positive p24 antigen and 4 million copies of HIV RNA per mL. Antibody is still absent, CD4 count is 480/µL, and he is ready for treatment.',
      slips: [
        {
          text: 'Zidovudine as a single drug for life',
          why: 'A single drug leads to resistance within weeks.',
        },
        {
          text: 'Waiting until the CD4 count is below 350',
          why: 'Waiting was given up because early treatment lowers illness and death.',
        },
        {
          text: 'Postexposure prophylaxis for 28 days',
          why: 'Prophylaxis is for the first 72 hours after exposure, before infection.',
        },
      ],
    },
    mechanism: {
      text: 'Viral entry into CD4 cells with very high viremia',
      why: 'In acute HIV infection the virus enters CD4 cells by CCR5 and multiplies unchecked, above all in the gut.',
    },
    complication: {
      text: 'Opportunistic infection as CD4 cells fall',
      why: 'Without treatment, acute HIV infection passes into years of CD4 loss and then opportunistic infection.',
    },
    risk: {
      text: 'Condomless receptive anal intercourse',
      why: 'Receptive anal intercourse without condom or prophylaxis carries the highest sexual risk of acute HIV infection.',
      accepts: ['disseminated-gonorrhea', 'acute-hepatitis-b', 'secondary-syphilis'],
    },
    advice: {
      text: 'Keep the virus undetectable, which protects sexual partners',
      why: 'After acute HIV infection, a person whose viral load stays undetectable on treatment does not transmit HIV by sex.',
      scene:
        'A 29-year-old woman started treatment for HIV infection one month ago. She and her husband, who is negative, ask how he can stay so in the long run.',
      accepts: ['acute-hepatitis-b'],
      slips: [
        {
          text: 'Skip the tablets at weekends to give the liver time to rest',
          why: 'Gaps let the virus rebound and become resistant.',
        },
      ],
    },
  },
  {
    id: 'pneumocystis-pneumonia',
    name: 'Pneumocystis pneumonia',
    system: 'infectious-diseases',
    topic: 'HIV infection and opportunistic infection',
    source,
    step2: { area: 'immune', topic: 'HIV infection' },
    vignettes: [
      'A 41-year-old man has been short of breath with a dry cough and fever for four weeks. He has white patches in his mouth and has lost 9 kg. Oxygen saturation drops from 93% to 84% on walking. LDH is 520 U/L, and the film shows a fine haze spreading from both hila. CD4 count is 70/µL.',
    ],
    hallmark:
      'slow dry cough and exertional desaturation with diffuse haze at a CD4 count below 200',
    lookalikes: [
      'histoplasmosis',
      'influenza',
      'pulmonary-tuberculosis',
      'toxoplasma-encephalitis',
      'cryptococcal-meningitis',
      'latent-tuberculosis',
      'acute-hiv-infection',
      'pneumococcal-pneumonia',
    ],
    finding: {
      text: 'Dry cough for weeks with desaturation on walking',
      why: 'Pneumocystis pneumonia comes on slowly. A fall of saturation on exertion is an early and typical sign.',
    },
    test: {
      text: 'Silver or antibody stain of induced sputum',
      why: 'Pneumocystis cannot be cultured. Pneumocystis pneumonia is proved by stain or amplification of sputum or lavage.',
      scene:
        'A 36-year-old woman with untreated HIV has had a dry cough for a month. Both lungs show a ground-glass haze. Three smears for acid-fast bacilli are negative.',
      slips: [
        {
          text: 'Routine bacterial culture of sputum',
          why: 'The organism does not grow on routine media.',
        },
        {
          text: 'Spirometry before and after albuterol',
          why: 'Spirometry shows airway obstruction, not the cause of a diffuse haze.',
        },
      ],
    },
    treatment: {
      text: 'Trimethoprim-sulfamethoxazole with prednisone',
      why: 'Pneumocystis pneumonia with a PaO2 below 70 mm Hg on room air is treated with trimethoprim-sulfamethoxazole plus prednisone.',
      scene:
        'A 44-year-old man has proved pneumocystis infection of both lungs. PaO2 is 58 mm Hg on room air. He has no allergies.',
      slips: [
        {
          text: 'Inhaled pentamidine for three weeks',
          why: 'Inhaled pentamidine has a role in prevention. It fails in established disease.',
        },
        {
          text: 'Fluconazole by mouth for three weeks',
          why: 'The organism is a fungus without ergosterol, so azoles do not work.',
        },
        {
          text: 'Antibiotic alone, since steroids harm',
          why: 'At this oxygen level prednisone lowers mortality and should not be left out.',
        },
      ],
      accepts: ['acute-hiv-infection'],
    },
    mechanism: {
      text: 'Fungus that fills alveoli when CD4 cells are few',
      why: 'In pneumocystis pneumonia, fungi attach to alveolar cells and foam fills the alveoli, so gas exchange fails.',
    },
    complication: {
      text: 'Pneumothorax from thin-walled cysts',
      why: 'Pneumocystis pneumonia may leave cysts that burst. Sudden breathlessness then means a pneumothorax.',
      accepts: ['pulmonary-tuberculosis', 'pneumococcal-pneumonia', 'acute-hiv-infection'],
    },
    risk: {
      text: 'CD4 count of 120/µL and no prophylaxis',
      why: 'Most people with HIV and pneumocystis pneumonia have a CD4 count below 200 and take no prophylaxis.',
      accepts: [
        'toxoplasma-encephalitis',
        'cryptococcal-meningitis',
        'acute-hiv-infection',
        'pulmonary-tuberculosis',
      ],
    },
    advice: {
      text: 'Take the preventive tablet until CD4 stays above 200',
      why: 'After pneumocystis pneumonia, prophylaxis goes on until CD4 cells have been above 200/µL for three months.',
      scene:
        'A 33-year-old man has finished three weeks of treatment for pneumocystis pneumonia. His CD4 count is 90/µL. He breathes well and would like fewer tablets.',
      slips: [
        {
          text: 'Stop the preventive drugs once the chest film has cleared',
          why: 'His immunity is still low. Without prevention, the infection would return.',
        },
      ],
      accepts: ['acute-hiv-infection', 'latent-tuberculosis'],
    },
  },
  {
    id: 'toxoplasma-encephalitis',
    name: 'Toxoplasma encephalitis',
    system: 'infectious-diseases',
    topic: 'HIV infection and opportunistic infection',
    source,
    step1: { area: 'multisystem', topic: 'Infections across systems' },
    vignettes: [
      'A 39-year-old man with HIV who takes no drugs has had headache and weakness of the right arm for ten days and a seizure today. CD4 count is 45/µL. MRI shows four ring-enhancing lesions with edema in basal ganglia and at the gray-white junction. IgG to the suspected protozoan is positive.',
    ],
    hallmark: 'several ring-enhancing brain lesions with focal signs at a CD4 count below 100',
    lookalikes: [
      'cryptococcal-meningitis',
      'glioblastoma',
      'hsv-encephalitis',
      'pneumocystis-pneumonia',
      'secondary-syphilis',
      'ischemic-stroke',
      'acute-hiv-infection',
      'falciparum-malaria',
    ],
    finding: {
      text: 'Headache with one-sided weakness and a low CD4 count',
      why: 'Toxoplasma encephalitis makes focal lesions, so weakness, aphasia or seizures join the headache.',
    },
    test: {
      text: 'Contrast MRI of the brain with serum IgG',
      why: 'In toxoplasma encephalitis, MRI shows several ring-enhancing lesions, and IgG shows that cysts were present.',
      scene:
        'A 43-year-old woman with advanced HIV has a new left hemiparesis and headache. She is awake and takes no prophylaxis.',
      accepts: ['glioblastoma', 'ischemic-stroke', 'hsv-encephalitis'],
      slips: [
        {
          text: 'Lumbar puncture before any imaging',
          why: 'With focal signs a mass must be excluded first, because a puncture may cause herniation.',
        },
        {
          text: 'Brain biopsy as the very first study',
          why: 'Biopsy is kept for lesions that do not respond to two weeks of treatment.',
        },
      ],
    },
    treatment: {
      text: 'Pyrimethamine, sulfadiazine and leucovorin',
      why: 'Toxoplasma encephalitis is treated with pyrimethamine and sulfadiazine. Leucovorin protects the marrow.',
      scene:
        'A 37-year-old man with HIV and a CD4 count of 30/µL has several ring-enhancing lesions, a positive Toxoplasma IgG and no midline shift. He has no sulfa allergy.',
      slips: [
        {
          text: 'Whole brain radiation with temozolomide',
          why: 'Radiation is for tumors. Treatment of the infection is tried first.',
        },
        {
          text: 'Albendazole together with praziquantel',
          why: 'These drugs treat tapeworm cysts, not this protozoan.',
        },
      ],
      accepts: ['acute-hiv-infection', 'pneumocystis-pneumonia', 'glioblastoma'],
    },
    mechanism: {
      text: 'Reactivated tissue cysts once T-cell control fails',
      why: 'Toxoplasma encephalitis is mostly reactivation: dormant cysts open when CD4 cells no longer hold them.',
    },
    complication: {
      text: 'Seizures from focal brain lesions',
      why: 'In toxoplasma encephalitis, lesions near the cortex and their edema set off seizures.',
      accepts: [
        'glioblastoma',
        'hsv-encephalitis',
        'cryptococcal-meningitis',
        'falciparum-malaria',
        'ischemic-stroke',
        'acute-hiv-infection',
      ],
    },
    risk: {
      text: 'CD4 count of 50/µL with positive serum IgG',
      why: 'Toxoplasma encephalitis arises in seropositive people whose CD4 count is below 100.',
      accepts: ['pneumocystis-pneumonia', 'cryptococcal-meningitis', 'acute-hiv-infection'],
    },
    advice: {
      text: 'Cook meat through and leave the cat litter to others',
      why: 'People with low CD4 counts and no antibody avoid the sources of toxoplasma: undercooked meat and cat feces.',
      scene:
        'A 28-year-old woman has HIV with a CD4 count of 80/µL. Her Toxoplasma IgG is negative. She keeps two cats and likes raw beef.',
      slips: [
        {
          text: 'Give the cats away and avoid homes where animals live',
          why: 'Cats need not be given up. Litter and raw meat are the sources.',
        },
      ],
      accepts: ['pneumocystis-pneumonia', 'acute-hiv-infection'],
    },
  },
  {
    id: 'secondary-syphilis',
    name: 'Secondary syphilis',
    system: 'infectious-diseases',
    topic: 'Sexually transmitted infections',
    source,
    step2: { area: 'renal-reproductive', topic: 'Sexually transmitted infections' },
    vignettes: [
      'A 31-year-old man has had a copper-colored, scaly rash for two weeks that does not itch and includes palms and soles. His hair is falling out in patches, and broad, moist, flat plaques lie around the anus. Nodes are enlarged. A painless sore on the penis healed two months ago.',
      'A 26-year-old woman has malaise, low fever and pink spots on trunk, palms and soles, with gray patches inside her lips. She has not traveled or been bitten. Platelets are normal. The rapid plasma reagin is positive at 1:128.',
    ],
    hallmark: 'a rash that includes palms and soles, mucous patches and flat moist plaques',
    lookalikes: [
      'acute-hiv-infection',
      'disseminated-gonorrhea',
      'genital-herpes',
      'rocky-mountain-spotted-fever',
      'infectious-mononucleosis',
      'measles',
      'lyme-disease',
      'psoriasis',
    ],
    finding: {
      text: 'Rash of palms and soles with moist genital plaques',
      why: 'In secondary syphilis, spirochetes spread by blood. Rash of palms and soles and condylomata lata are typical.',
      scene:
        'A 40-year-old man feels unwell three months after sex with a partner who now has a positive treponemal test. The second stage of the infection is suspected.',
    },
    test: {
      text: 'Rapid plasma reagin with a treponemal test',
      why: 'In secondary syphilis both kinds of serology are positive. The reagin titer is followed after treatment.',
      scene:
        'A 34-year-old man has a rash that does not itch on trunk, palms and soles and a mucous patch in the mouth. He has several partners.',
      slips: [
        {
          text: 'Bacterial culture of a mucous patch',
          why: 'The spirochete does not grow on culture media.',
        },
        {
          text: 'Patch test with common allergens',
          why: 'Patch tests look for contact allergy, which itches.',
        },
      ],
      accepts: ['acute-hiv-infection'],
    },
    treatment: {
      text: 'Single dose of benzathine penicillin G',
      why: 'Secondary syphilis without signs of the nervous system or eye is cured by 2.4 million units of benzathine penicillin G.',
      scene:
        'A 29-year-old woman with a rash of palms and soles has an RPR of 1:64 and a positive treponemal test. She is not pregnant, has no allergies, and eyes, ears and nerves are normal.',
      slips: [
        {
          text: 'Single dose of azithromycin by mouth',
          why: 'Resistance to azithromycin is widespread, and treatment failures are known.',
        },
        {
          text: 'Intravenous penicillin for fourteen days',
          why: 'This is for disease of the nervous system, eye or ear.',
        },
        {
          text: 'Clobetasol cream and an antihistamine',
          why: 'Creams treat eczema and would leave the infection to progress.',
        },
      ],
    },
    mechanism: {
      text: 'Blood spread of spirochetes with small vessel damage',
      why: 'In secondary syphilis, treponemes spread weeks after the chancre and inflame small vessels of skin and mucosa.',
    },
    complication: {
      text: 'Febrile reaction on the day of treatment',
      why: 'In secondary syphilis, dying spirochetes may cause fever, chills and headache within 24 hours, the Jarisch-Herxheimer reaction.',
      accepts: ['lyme-disease'],
    },
    risk: {
      text: 'Painless genital sore two months earlier',
      why: 'Secondary syphilis follows an untreated chancre by weeks to a few months.',
      accepts: ['acute-hiv-infection', 'genital-herpes', 'disseminated-gonorrhea'],
    },
    advice: {
      text: 'Return for blood titers at six and twelve months',
      why: 'After secondary syphilis, a fourfold fall of the reagin titer within a year shows cure.',
      scene:
        'A 24-year-old man was given penicillin for secondary syphilis. His partner has been treated too, and the rash is fading.',
      slips: [
        {
          text: 'Skip later tests, as the treponemal test shows the cure',
          why: 'Treponemal tests mostly stay positive for life and cannot show cure.',
        },
      ],
      accepts: ['disseminated-gonorrhea'],
    },
  },
  {
    id: 'disseminated-gonorrhea',
    name: 'Disseminated gonococcal infection',
    system: 'infectious-diseases',
    topic: 'Sexually transmitted infections',
    source,
    vignettes: [
      'A 22-year-old woman has had fever for three days with pain that moved from the left wrist to the right ankle. The tendons at the back of both hands hurt on movement. Five small pustules on a red base are seen on fingers and feet. Her period ended last week, and she has a new partner.',
    ],
    hallmark: 'moving joint pain, tendon pain and a few pustules in a sexually active young person',
    lookalikes: [
      'secondary-syphilis',
      'acute-hiv-infection',
      'lyme-disease',
      'septic-arthritis',
      'infectious-mononucleosis',
      'rocky-mountain-spotted-fever',
      'genital-herpes',
      'gout',
    ],
    finding: {
      text: 'A few pustules on the limbs with wrist tendon pain',
      why: 'Disseminated gonococcal infection gives the triad of few pustules, tenosynovitis and moving joint pain.',
    },
    test: {
      text: 'Nucleic acid tests of genital and throat swabs',
      why: 'In disseminated gonococcal infection, blood and joint cultures are often negative. Mucosal swabs find the organism most often.',
      scene:
        'A 20-year-old man has tendon pain of the wrists, fever and four pustules on his hands. Blood cultures from yesterday are negative, and no joint holds fluid.',
      slips: [
        {
          text: 'Antinuclear antibody and rheumatoid factor',
          why: 'These look for autoimmune disease, which does not bring pustules and fever within days.',
        },
        {
          text: 'Serum antibodies to the suspected coccus',
          why: 'Antibody tests for this organism are not reliable and not in use.',
        },
      ],
    },
    treatment: {
      text: 'Ceftriaxone 1 g into a vein every day',
      why: 'Disseminated gonococcal infection is treated with daily ceftriaxone for at least a week. Chlamydia is covered with doxycycline.',
      scene:
        'A 25-year-old woman with pustules and tendon pain has a throat swab positive for gonococci. Tests for chlamydia and pregnancy are negative.',
      slips: [
        {
          text: 'Ciprofloxacin by mouth for seven days',
          why: 'Resistance to fluoroquinolones is too frequent for treatment without testing.',
        },
        {
          text: 'Naproxen and rest of the sore wrists',
          why: 'Pain relief does not treat a blood infection that can destroy joints.',
        },
      ],
    },
    mechanism: {
      text: 'Blood spread of cocci that escape complement',
      why: 'In disseminated gonococcal infection, strains that resist complement pass from mucosa to blood, often without local signs.',
    },
    complication: {
      text: 'Purulent arthritis of a large joint',
      why: 'Disseminated gonococcal infection may settle in a joint, mostly the knee, which must be drained.',
      accepts: ['septic-arthritis', 'lyme-disease', 'gout'],
    },
    risk: {
      text: 'Lack of a late complement component',
      why: 'Lack of C5 to C9 favors spread of neisseria. Menstruation and pregnancy also favor disseminated gonococcal infection.',
      accepts: ['acute-hiv-infection'],
    },
    advice: {
      text: 'Retest in three months, since reinfection is frequent',
      why: 'After gonococcal infection, many patients are infected again within months, so a test at three months is advised.',
      scene:
        'A 21-year-old woman has recovered from gonococcal infection of blood and joints. Her partner of the last two months has been treated.',
      accepts: ['secondary-syphilis', 'acute-hiv-infection'],
      slips: [
        {
          text: 'Take an antibiotic after each intercourse from now on',
          why: 'Preventive antibiotics of this kind are not advised here. Condoms and retesting are.',
        },
      ],
    },
  },
  {
    id: 'genital-herpes',
    name: 'Genital herpes',
    system: 'infectious-diseases',
    topic: 'Sexually transmitted infections',
    source,
    vignettes: [
      'A 23-year-old woman has had burning pain of the vulva for three days and cannot pass urine for pain. Both labia carry groups of blisters and shallow, moist ulcers. Nodes in both groins are tender. Temperature is 38.1 °C (100.6 °F). She has a new partner; the rapid plasma reagin is negative.',
      'A 37-year-old woman has had tingling of the right labium for a day, the fourth time this year. Now six tiny blisters stand close together on red skin. She has no fever or discharge. Earlier episodes healed in a week without a scar.',
    ],
    hallmark: 'grouped painful blisters and shallow ulcers that tend to recur after tingling',
    lookalikes: [
      'secondary-syphilis',
      'vulvovaginal-candidiasis',
      'trichomoniasis',
      'bacterial-vaginosis',
      'acute-cystitis',
      'contact-dermatitis',
      'acute-hiv-infection',
      'herpes-zoster',
    ],
    finding: {
      text: 'Grouped painful blisters that turn into shallow ulcers',
      why: 'In genital herpes, blisters break into shallow painful ulcers. The chancre of syphilis is single and painless.',
      accepts: ['herpes-zoster'],
    },
    test: {
      text: 'Viral DNA amplification from an ulcer swab',
      why: 'In genital herpes, amplification of a fresh lesion is the most sensitive test and gives the type.',
      scene:
        'A 29-year-old woman has five painful shallow ulcers of the vulva for the first time. They are two days old.',
      slips: [
        {
          text: 'Giant cell smear stained at the bedside',
          why: 'The smear is insensitive and cannot tell the virus or its type.',
        },
        {
          text: 'Serum IgM antibody against type 1 and 2',
          why: 'IgM is unreliable and does not show what the ulcers are.',
        },
      ],
      accepts: ['secondary-syphilis', 'herpes-zoster'],
    },
    treatment: {
      text: 'Valacyclovir by mouth for seven to ten days',
      why: 'A first episode of genital herpes is treated by mouth for seven to ten days, which shortens pain and shedding.',
      scene:
        'A 20-year-old woman has her first episode of genital herpes, two days after its start. She drinks well and kidney function is normal.',
      accepts: ['herpes-zoster', 'secondary-syphilis'],
      slips: [
        {
          text: 'Acyclovir cream on each ulcer twice a day',
          why: 'Antiviral creams add little to healing and are not advised.',
        },
        {
          text: 'Benzathine penicillin as a single dose',
          why: 'Penicillin is for syphilis and does not act on a virus.',
        },
      ],
    },
    mechanism: {
      text: 'Latent virus of the sacral ganglia that reactivates',
      why: 'In genital herpes the virus stays latent in sacral sensory ganglia and travels down the nerve at each recurrence.',
      accepts: ['herpes-zoster'],
    },
    complication: {
      text: 'Urinary retention from sacral neuritis',
      why: 'A first episode of genital herpes may affect sacral roots. Retention, constipation and meningitis are known.',
      accepts: ['herpes-zoster'],
    },
    risk: {
      text: 'Partner who sheds virus without signs',
      why: 'Most genital herpes is caught from a partner who has no sores and often does not know of the infection.',
      accepts: ['trichomoniasis', 'acute-hiv-infection', 'bacterial-vaginosis'],
    },
    advice: {
      text: 'Avoid sex from the first tingling until sores have healed',
      why: 'In genital herpes, shedding is highest from the first tingling until healing. Condoms and daily drugs lower the remaining risk.',
      scene:
        'A 32-year-old woman has three outbreaks of genital herpes a year. Her husband has never had signs and has no antibody. They use condoms.',
      accepts: ['trichomoniasis'],
      slips: [
        {
          text: 'Feel safe between outbreaks, as the virus is gone by then',
          why: 'The virus stays for life and is shed at times without any sore.',
        },
      ],
    },
  },
  {
    id: 'lyme-disease',
    name: 'Lyme disease',
    system: 'infectious-diseases',
    topic: 'Lyme and other tick-borne disease',
    source,
    vignettes: [
      'A 45-year-old gardener in Connecticut has felt tired with aching muscles for four days in June. On the back of his thigh is a flat, red, painless patch of 14 cm that has grown day by day and is paler in the middle. He does not recall a bite. There is no cough or diarrhea.',
      'A 34-year-old woman from Wisconsin faints on the stairs. Pulse is 38/min, and the ECG shows complete heart block that comes and goes. Six weeks ago, after camping, she had a large round red patch on the flank and then a weakness of one side of the face.',
    ],
    hallmark:
      'an expanding ring-shaped rash, later facial palsy, heart block or arthritis of the knee',
    lookalikes: [
      'rocky-mountain-spotted-fever',
      'babesiosis',
      'cellulitis',
      'secondary-syphilis',
      'disseminated-gonorrhea',
      'influenza',
      'infectious-mononucleosis',
      'septic-arthritis',
    ],
    finding: {
      text: 'Expanding round red patch with a paler center',
      why: 'Erythema migrans, an expanding patch at the site of the bite, is enough to diagnose Lyme disease in an endemic area.',
      scene:
        'A 9-year-old girl from rural Connecticut is brought in two weeks after a camping trip. Her parents removed a tick and worry about early infection by Borrelia.',
    },
    test: {
      text: 'Immunoassay followed by a second assay',
      why: 'In late Lyme disease, antibodies are found by two-tier testing. Early on, the rash alone makes the diagnosis.',
      scene:
        'A 40-year-old forester from Vermont has had a large, mildly painful effusion of one knee for six weeks. Joint fluid holds 18,000 leukocytes/µL, and its culture stays sterile.',
      accepts: ['rocky-mountain-spotted-fever'],
      slips: [
        {
          text: 'Urine antigen test for spirochetes',
          why: 'Urine antigen tests are not validated and give false results.',
        },
        {
          text: 'Bacterial culture of a skin scraping',
          why: 'The organism grows poorly, and there is no skin lesion to sample.',
        },
      ],
    },
    treatment: {
      text: 'Oral doxycycline for ten days',
      why: 'Early Lyme disease with erythema migrans is treated with doxycycline for ten days. Blood tests are not needed.',
      scene:
        'A 36-year-old surveyor in New York has a single expanding red patch of 9 cm after a tick bite two weeks ago. Pulse, ECG and nerves are normal.',
      accepts: ['rocky-mountain-spotted-fever', 'cellulitis'],
      slips: [
        {
          text: 'Intravenous ceftriaxone for a month',
          why: 'Intravenous treatment is for severe heart or nerve disease.',
        },
        {
          text: 'Wait for a positive serology',
          why: 'Antibodies are often absent at this stage, and the rash is diagnostic.',
        },
        {
          text: 'Oral cephalexin for seven days',
          why: 'Cephalexin does not act on the spirochete of this disease.',
        },
      ],
    },
    mechanism: {
      text: 'Spirochetes that spread from skin to joint and heart',
      why: 'In Lyme disease, Borrelia spreads from the bite to skin, nerves, heart and joints, where immunity causes damage.',
    },
    complication: {
      text: 'High-grade atrioventricular block',
      why: 'Lyme disease may inflame the conduction system. Block can become complete within hours.',
    },
    risk: {
      text: 'Deer tick attached for two days',
      why: 'The tick must mostly feed for 36 hours or more to transmit Lyme disease.',
      accepts: ['babesiosis', 'rocky-mountain-spotted-fever'],
    },
    advice: {
      text: 'Check your skin daily and pull ticks with fine tweezers',
      why: 'Early removal of the tick prevents most Lyme disease, since transmission takes many hours.',
      scene:
        'A 50-year-old birdwatcher has recovered from Lyme disease. She goes into the woods of Massachusetts each weekend from May to August.',
      accepts: ['rocky-mountain-spotted-fever', 'babesiosis'],
      slips: [
        {
          text: 'Burn ticks off with a match or smother them with petroleum',
          why: 'Heat and grease may make the tick empty its gut into the skin.',
        },
        {
          text: 'Feel safe now, since one infection gives lasting protection',
          why: 'One infection does not protect against another in later years.',
        },
      ],
    },
  },
  {
    id: 'rocky-mountain-spotted-fever',
    name: 'Rocky Mountain spotted fever',
    system: 'infectious-diseases',
    topic: 'Lyme and other tick-borne disease',
    source,
    vignettes: [
      'A 20-year-old ranch worker from Oklahoma has had fever, severe headache and vomiting for four days in July. Yesterday pink spots came on wrists and ankles; today they have spread to palms and trunk, and some are purple. Sodium is 129 mEq/L and platelets 82,000/µL. His dog carries ticks. His vaccines are complete.',
    ],
    hallmark:
      'fever and headache, then a rash from wrists and ankles, low sodium and low platelets',
    lookalikes: [
      'lyme-disease',
      'measles',
      'secondary-syphilis',
      'infectious-mononucleosis',
      'toxic-shock-syndrome',
      'babesiosis',
      'falciparum-malaria',
      'disseminated-gonorrhea',
    ],
    finding: {
      text: 'Headache, then spots that start on wrists and ankles',
      why: 'In Rocky Mountain spotted fever, rash begins at wrists and ankles on days three to five and spreads inward.',
    },
    test: {
      text: 'Immunostain of a skin biopsy',
      why: 'Early in Rocky Mountain spotted fever antibodies are absent. Biopsy of a spot shows the organism, but treatment does not wait.',
      scene:
        'A 40-year-old hunter in Arkansas is on day five of fever and on day two of a spotted rash. Doxycycline has been given. The team wants early confirmation.',
      slips: [
        {
          text: 'Single IgG titer from acute serum',
          why: 'IgG appears in the second week. A single early titer is mostly negative.',
        },
        {
          text: 'Weil-Felix agglutination test',
          why: 'This old test is neither sensitive nor specific.',
        },
      ],
    },
    treatment: {
      text: 'Doxycycline at once at any age',
      why: 'Rocky Mountain spotted fever kills when treatment starts after day five. Doxycycline is given on suspicion, to children too.',
      scene:
        'A 6-year-old girl in North Carolina has had fever for three days and a rash of wrists and ankles since today. A tick was found a week ago. Serology has been sent.',
      accepts: ['lyme-disease'],
      slips: [
        {
          text: 'Amoxicillin until serology is known',
          why: 'Beta-lactams do not reach bacteria that live within cells.',
        },
        {
          text: 'Trimethoprim-sulfamethoxazole by mouth',
          why: 'Sulfonamides are useless in rickettsial disease and may make it worse.',
        },
        {
          text: 'Fluids and antipyretics with a visit tomorrow',
          why: 'Each day of delay raises mortality, so treatment starts now.',
        },
      ],
    },
    mechanism: {
      text: 'Infection of endothelium by intracellular bacteria',
      why: 'In Rocky Mountain spotted fever, rickettsiae live in endothelium. Vessels leak, which explains rash, low sodium and edema.',
    },
    complication: {
      text: 'Vascular leak with organ failure',
      why: 'Untreated Rocky Mountain spotted fever leads to leaking vessels, brain and lung edema and renal failure.',
      accepts: ['toxic-shock-syndrome', 'falciparum-malaria', 'babesiosis'],
    },
    risk: {
      text: 'Dog ticks in a southern summer',
      why: 'Dog ticks of the south central and southeastern states carry Rocky Mountain spotted fever from spring to fall.',
      accepts: ['lyme-disease', 'babesiosis'],
    },
    advice: {
      text: 'Seek care the same day if headache or chills begin',
      why: 'Rocky Mountain spotted fever is treated best before the rash appears, so early fever after a bite counts.',
      scene:
        'Parents in Tennessee find an engorged tick on their 7-year-old son and remove it. He is well. A cousin nearly died of Rocky Mountain spotted fever last year.',
      accepts: [
        'lyme-disease',
        'babesiosis',
        'toxic-shock-syndrome',
        'secondary-syphilis',
        'disseminated-gonorrhea',
      ],
      slips: [
        {
          text: 'Wait for a spotted rash before you bring him to a clinic',
          why: 'The rash comes late or not at all. Waiting for it costs lives.',
        },
        {
          text: 'Give him doxycycline for one week in any case as prevention',
          why: 'Preventive treatment after a bite is not advised for this infection.',
        },
      ],
    },
  },
  {
    id: 'babesiosis',
    name: 'Babesiosis',
    system: 'infectious-diseases',
    topic: 'Lyme and other tick-borne disease',
    source,
    vignettes: [
      'A 66-year-old man on Nantucket whose spleen was removed after a crash has had fever, drenching sweats and dark urine for a week in August. He has never left New England. Hemoglobin is 8.4 g/dL, LDH is high and haptoglobin is absent. The smear shows rings in red cells and groups of four like a cross.',
    ],
    hallmark: 'fever and hemolysis in the Northeast, with rings and tetrads in red cells',
    lookalikes: [
      'falciparum-malaria',
      'lyme-disease',
      'rocky-mountain-spotted-fever',
      'infectious-mononucleosis',
      'influenza',
      'septic-shock',
      'acute-hepatitis-b',
      'g6pd-deficiency',
    ],
    finding: {
      text: 'Summer fever with sweats, jaundice and dark urine',
      why: 'Babesiosis destroys red cells, so fever comes with jaundice and dark urine after a summer in the Northeast.',
      accepts: ['falciparum-malaria', 'g6pd-deficiency'],
    },
    test: {
      text: 'Thin smear for rings and groups of four',
      why: 'In babesiosis the Giemsa smear shows rings and now and then tetrads. Amplification finds low counts.',
      scene:
        'A 72-year-old woman on Long Island has fever and hemolysis in September. She has not been abroad. The direct antiglobulin test is negative.',
      accepts: ['falciparum-malaria'],
      slips: [
        {
          text: 'Bone marrow aspirate and culture',
          why: 'The parasite is seen in blood, so marrow is not needed.',
        },
        {
          text: 'Hemoglobin electrophoresis on a gel',
          why: 'Inherited hemoglobin disorders do not begin at this age with fever.',
        },
      ],
    },
    treatment: {
      text: 'Atovaquone together with azithromycin',
      why: 'Babesiosis is treated with atovaquone plus azithromycin. Exchange transfusion is added when very many cells are infected.',
      scene:
        'A 61-year-old man has fever, mild hemolysis and rings in 2% of his red cells after a summer on Cape Cod. He is stable.',
      slips: [
        {
          text: 'Doxycycline by itself for ten days',
          why: 'Doxycycline treats Lyme disease and rickettsiae but not this protozoan.',
        },
        {
          text: 'Prednisone at a dose of 1 mg per kg',
          why: 'Steroids are for autoimmune hemolysis and would weaken defense.',
        },
      ],
      accepts: ['lyme-disease', 'rocky-mountain-spotted-fever'],
    },
    mechanism: {
      text: 'Protozoan that invades and lyses red cells',
      why: 'In babesiosis a protozoan from a deer tick multiplies in red cells and bursts them.',
      accepts: ['falciparum-malaria'],
    },
    complication: {
      text: 'Severe hemolysis with lung injury',
      why: 'Babesiosis without a spleen leads to massive hemolysis, acute respiratory distress syndrome and shock.',
      accepts: ['falciparum-malaria', 'g6pd-deficiency', 'septic-shock', 'influenza'],
    },
    risk: {
      text: 'Missing spleen and a deer tick bite',
      why: 'Without a spleen, infected red cells are not cleared and babesiosis is severe.',
      accepts: ['lyme-disease'],
    },
    advice: {
      text: 'Do not donate blood, as the parasite may persist',
      why: 'Babesiosis can be passed on by transfusion from donors who feel well.',
      scene:
        'A 48-year-old woman has recovered from mild babesiosis. She is a regular donor at her community center and would like to go on.',
      slips: [
        {
          text: 'Take quinine each spring before the tick season begins',
          why: 'Drug prevention is not advised. Avoiding ticks is.',
        },
      ],
      accepts: [
        'acute-hepatitis-b',
        'septic-shock',
        'rocky-mountain-spotted-fever',
        'lyme-disease',
      ],
    },
  },
];

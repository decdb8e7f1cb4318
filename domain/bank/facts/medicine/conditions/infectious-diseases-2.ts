import type { Condition } from '../condition.ts';

const source = 'Standard infectious disease and family medicine texts';

/** Sepsis, tuberculosis, and viral, fungal and parasitic infection. */
export const infectiousDiseasesConditions2: readonly Condition[] = [
  {
    id: 'latent-tuberculosis',
    name: 'Latent tuberculosis infection',
    system: 'infectious-diseases',
    topic: 'Tuberculosis',
    source,
    vignettes: [
      'A 33-year-old hospital cook who grew up in the Philippines has a check before starting work. She has no cough, fever, sweats or weight loss. The interferon-gamma release assay is positive, and the chest film is normal. HIV test and liver enzymes are normal.',
    ],
    hallmark: 'a positive immune test without symptoms and with a normal chest film',
    lookalikes: [
      'pulmonary-tuberculosis',
      'histoplasmosis',
      'pneumocystis-pneumonia',
      'sarcoidosis',
      'acute-hiv-infection',
      'cryptococcal-meningitis',
      'influenza',
      'squamous-cell-lung-cancer',
    ],
    finding: {
      text: 'No symptoms and clear lungs after household contact',
      why: 'In latent tuberculosis infection the person is well and the lungs are clear. Symptoms mean active disease until excluded.',
    },
    test: {
      text: 'Interferon-gamma release assay',
      why: 'For latent tuberculosis infection in people with BCG, the blood assay is preferred, since the vaccine does not affect it.',
      scene:
        'A healthy 27-year-old student from India, who had BCG as a baby, needs screening before a job in a nursing home. He cannot come back for a reading.',
      slips: [
        {
          text: 'Tuberculin skin test read at 48 hours',
          why: 'BCG may make the skin test falsely positive, and he cannot return for a reading.',
        },
        {
          text: 'Three sputum smears on separate days',
          why: 'Sputum tests are for people with symptoms or an abnormal film.',
        },
      ],
    },
    treatment: {
      text: 'Rifampin each day for four months',
      why: 'Latent tuberculosis infection is treated with a short course based on rifampin once active disease is excluded.',
      scene:
        'A 35-year-old nurse has newly converted to a positive immune test. She has no symptoms, her chest film and liver enzymes are normal, and she takes no other drugs.',
      slips: [
        {
          text: 'Four drugs together for six months',
          why: 'Four drugs together are for active disease, which was excluded.',
        },
        {
          text: 'Yearly films without any drug',
          why: 'Films find disease once it is there. A drug lowers the risk by most of it.',
        },
        {
          text: 'BCG vaccine within the next month',
          why: 'The vaccine protects before exposure and does not help after infection.',
        },
      ],
    },
    mechanism: {
      text: 'Dormant bacilli walled off within granulomas',
      why: 'In latent tuberculosis infection, macrophages and T cells hold living bacilli in granulomas by interferon gamma and TNF.',
      accepts: ['pulmonary-tuberculosis'],
    },
    complication: {
      text: 'Reactivation with upper lobe cavities',
      why: 'Latent tuberculosis infection may reactivate when immunity weakens, as with TNF inhibitors.',
      accepts: ['pulmonary-tuberculosis', 'acute-hiv-infection', 'histoplasmosis'],
    },
    risk: {
      text: 'Months in a household with a case',
      why: 'Long indoor contact with a smear-positive case is the strongest risk for latent tuberculosis infection.',
      accepts: ['pulmonary-tuberculosis'],
    },
    advice: {
      text: 'Avoid alcohol and report dark urine or yellow eyes',
      why: 'Drugs for latent tuberculosis infection can injure the liver. Patients stop and call when hepatitis is suspected.',
      scene:
        'A 52-year-old chef begins isoniazid for latent tuberculosis infection. He feels well and drinks two glasses of wine with dinner.',
      slips: [
        {
          text: 'Stay away from work until the treatment is completed',
          why: 'Latent infection is not contagious, so work goes on.',
        },
      ],
      accepts: ['pulmonary-tuberculosis'],
    },
  },
  {
    id: 'septic-shock',
    name: 'Septic shock',
    system: 'infectious-diseases',
    topic: 'Sepsis and bacteremia',
    source,
    step1: { area: 'multisystem', topic: 'Shock and sepsis' },
    step2: { area: 'multisystem', topic: 'Sepsis' },
    vignettes: [
      'A 77-year-old woman from a nursing home with a urinary catheter is drowsy and warm to the touch. Temperature is 39.4 °C (102.9 °F), pulse 126/min and blood pressure 78/42 mm Hg, which is 84/46 mm Hg after 2.5 liters of fluid. Lactate is 5.6 mmol/L. Neck veins are flat, lungs are clear, and there is no rash.',
    ],
    hallmark: 'infection with pressure that needs a vasopressor and lactate above 2 after fluids',
    lookalikes: [
      'toxic-shock-syndrome',
      'falciparum-malaria',
      'rocky-mountain-spotted-fever',
      'adrenal-insufficiency',
      'pulmonary-embolism',
      'hfref',
      'influenza',
      'thyroid-storm',
    ],
    finding: {
      text: 'Warm skin and low pressure that fluids do not correct',
      why: 'In septic shock, vessels are wide open: skin is warm at first, and pressure stays low despite fluids.',
      accepts: ['adrenal-insufficiency'],
    },
    test: {
      text: 'Blood cultures together with lactate',
      why: 'In septic shock, cultures before antibiotics name the organism, and lactate shows hypoperfusion and guides treatment.',
      scene:
        'A 64-year-old man with fever and rigors after a prostate biopsy has a pressure of 86/50 mm Hg. Antibiotics are ready to be given.',
      accepts: ['toxic-shock-syndrome'],
      slips: [
        {
          text: 'Whole-body CT before antibiotics',
          why: 'Imaging of the source follows. It should not delay cultures and antibiotics.',
        },
        {
          text: 'Erythrocyte sedimentation rate',
          why: 'The rate changes slowly and tells neither organism nor perfusion.',
        },
      ],
    },
    treatment: {
      text: 'Norepinephrine by continuous infusion',
      why: 'When pressure stays low in septic shock after fluid, norepinephrine is the first vasopressor.',
      scene:
        'A 59-year-old woman with pneumonia has had antibiotics and 30 mL/kg of crystalloid. Mean pressure is 52 mm Hg, lactate 4.4 mmol/L, and the inferior vena cava is full.',
      slips: [
        {
          text: 'Dopamine at a low dose to save the kidneys',
          why: 'Low-dose dopamine does not protect kidneys and brings arrhythmias.',
        },
        {
          text: 'Furosemide to restore the flow of urine',
          why: 'Furosemide lowers volume in a patient whose organs lack flow.',
        },
        {
          text: 'Epinephrine into the thigh muscle',
          why: 'Epinephrine into muscle is for anaphylaxis, which has hives or wheeze.',
        },
      ],
    },
    mechanism: {
      text: 'Cytokine-driven vasodilation and capillary leak',
      why: 'In septic shock, microbial products release TNF and interleukins. Nitric oxide widens vessels, and capillaries leak.',
      accepts: ['toxic-shock-syndrome'],
    },
    complication: {
      text: 'Acute kidney injury from low flow',
      why: 'Septic shock lowers renal flow and injures tubules. Kidney injury is the most frequent organ failure.',
      accepts: [
        'toxic-shock-syndrome',
        'falciparum-malaria',
        'rocky-mountain-spotted-fever',
        'hfref',
        'thyroid-storm',
      ],
    },
    risk: {
      text: 'Long-term indwelling urinary catheter',
      why: 'Catheters, age and weak immunity raise the risk of septic shock. The urinary tract is a leading source.',
    },
    advice: {
      text: 'Seek care at once for fever with chills and confusion',
      why: 'Survivors of septic shock are at high risk of sepsis again, and early treatment saves lives.',
      scene:
        'A 68-year-old man with diabetes goes home after two weeks in intensive care for septic shock. His daughter asks what she should watch for.',
      slips: [
        {
          text: 'Take leftover antibiotics at the first sign of illness',
          why: 'Leftover drugs delay the right treatment and breed resistance.',
        },
        {
          text: 'Avoid vaccines for a year while immunity is still weak',
          why: 'Vaccines against pneumococci and influenza lower the risk and are advised.',
        },
      ],
      accepts: [
        'rocky-mountain-spotted-fever',
        'falciparum-malaria',
        'adrenal-insufficiency',
        'toxic-shock-syndrome',
      ],
    },
  },
  {
    id: 'toxic-shock-syndrome',
    name: 'Staphylococcal toxic shock syndrome',
    system: 'infectious-diseases',
    topic: 'Sepsis and bacteremia',
    source,
    step2: { area: 'multisystem', topic: 'Sepsis' },
    vignettes: [
      'A 19-year-old woman on day four of her period has had fever of 40.1 °C (104.2 °F), vomiting, watery diarrhea and aching muscles since yesterday. Her skin looks sunburned all over, and the eyes are red. Blood pressure is 82/40 mm Hg. Creatinine is 2.3 mg/dL and platelets 78,000/µL. Blood cultures stay negative.',
    ],
    hallmark:
      'sudden fever, shock, sunburn-like rash and later peeling, with several organs involved',
    lookalikes: [
      'septic-shock',
      'rocky-mountain-spotted-fever',
      'measles',
      'falciparum-malaria',
      'influenza',
      'stevens-johnson',
      'infectious-mononucleosis',
      'disseminated-gonorrhea',
    ],
    finding: {
      text: 'Sunburn-like rash with shock and later peeling palms',
      why: 'In toxic shock syndrome the skin is diffusely red like sunburn and peels from palms and soles after one to two weeks.',
      scene:
        'A 22-year-old woman has fever and a blood pressure of 78/40 mm Hg on day five of her period. Illness by a staphylococcal toxin is suspected.',
    },
    test: {
      text: 'Search for a foreign body, with cultures',
      why: 'Toxic shock syndrome is a clinical diagnosis. The vagina and wounds are searched for a source and cultured, since blood cultures are mostly negative.',
      scene:
        'A 24-year-old menstruating woman has fever, shock and a diffuse red rash. Blood has been drawn for cultures, and antibiotics and fluids are running.',
      slips: [
        {
          text: 'Antinuclear antibody and complement',
          why: 'Lupus does not begin with shock and a sunburn-like rash within a day.',
        },
        {
          text: 'Patch test of recent skin products',
          why: 'Contact allergy does not cause shock and organ failure.',
        },
      ],
      accepts: ['septic-shock'],
    },
    treatment: {
      text: 'Source removal, vancomycin and clindamycin',
      why: 'In toxic shock syndrome the source is removed, and clindamycin is added to stop production of toxin.',
      scene:
        'A 21-year-old woman in shock has a diffuse rash. A tampon is found, and fluids are running. The local rate of methicillin resistance is high.',
      slips: [
        {
          text: 'Ceftriaxone with the tampon left in place',
          why: 'The source goes on making toxin, and ceftriaxone does not cover resistant staphylococci.',
        },
        {
          text: 'High-dose prednisone without antibiotics',
          why: 'Steroids do not remove the source of toxin.',
        },
      ],
      accepts: ['septic-shock'],
    },
    mechanism: {
      text: 'Superantigen that activates T cells without control',
      why: 'In toxic shock syndrome, TSST-1 binds MHC II and T-cell receptors outside the groove, and cytokines flood the body.',
      accepts: ['septic-shock'],
    },
    complication: {
      text: 'Failure of several organs in days',
      why: 'Toxic shock syndrome leads to renal failure, lung injury and liver injury by shock and cytokines.',
      accepts: [
        'septic-shock',
        'rocky-mountain-spotted-fever',
        'falciparum-malaria',
        'stevens-johnson',
      ],
    },
    risk: {
      text: 'Tampon left in place for two days',
      why: 'High-absorbency tampons left for long, nasal packs and wounds favor toxic shock syndrome.',
    },
    advice: {
      text: 'Do not use tampons again, since the illness may return',
      why: 'Menstrual toxic shock syndrome recurs in many women who lack antibody to the toxin.',
      scene:
        'A 23-year-old woman has recovered from toxic shock syndrome linked to her period. No antibody to the toxin is found. Her next period is due in a week.',
      slips: [
        {
          text: 'Change to more absorbent tampons worn through the night',
          why: 'High absorbency and long wear are the very risk.',
        },
        {
          text: 'Take penicillin on each day of your period for a year',
          why: 'Most staphylococci resist penicillin, and avoiding tampons is what counts.',
        },
      ],
      accepts: ['septic-shock'],
    },
  },
  {
    id: 'influenza',
    name: 'Influenza',
    system: 'infectious-diseases',
    topic: 'Influenza and COVID-19',
    source,
    vignettes: [
      'A 36-year-old bus driver fell ill within an hour yesterday with chills, headache, dry cough and pain in all muscles. It is January, and two children at home have the same. Temperature is 39.3 °C (102.7 °F). The throat is red without exudate, lungs are clear, and there are no swollen nodes or rash.',
    ],
    hallmark: 'abrupt fever, muscle pain and dry cough during a winter outbreak',
    lookalikes: [
      'infectious-mononucleosis',
      'acute-hiv-infection',
      'streptococcal-pharyngitis',
      'pneumococcal-pneumonia',
      'measles',
      'falciparum-malaria',
      'histoplasmosis',
      'acute-bacterial-sinusitis',
    ],
    finding: {
      text: 'Sudden fever, muscle pain and dry cough in winter',
      why: 'Influenza begins within hours with fever, muscle pain and dry cough while the virus circulates.',
    },
    test: {
      text: 'Molecular assay of a nasal swab',
      why: 'A molecular assay finds influenza with high sensitivity. Rapid antigen tests miss many cases.',
      scene:
        'A 71-year-old man is admitted in February with fever and cough since yesterday. A rapid antigen test is negative, and the chest film is clear.',
      slips: [
        {
          text: 'Acute and convalescent antibody titers',
          why: 'Paired titers answer after weeks, too late for care.',
        },
        {
          text: 'Sputum culture on bacterial media',
          why: 'A virus does not grow on bacterial media, and the film is clear.',
        },
      ],
    },
    treatment: {
      text: 'Oseltamivir by mouth for five days',
      why: 'Influenza in people at high risk is treated with oseltamivir as early as possible, without waiting for a test.',
      scene:
        'A 29-year-old woman at 20 weeks of pregnancy has had fever, cough and muscle pain for 24 hours. Her husband has proved influenza. Her lungs are clear.',
      slips: [
        {
          text: 'Amantadine by mouth for ten days',
          why: 'Circulating strains are resistant to amantadine, so it does not help.',
        },
        {
          text: 'Aspirin and rest without antivirals',
          why: 'Pregnancy carries a high risk of severe disease, so an antiviral is given.',
        },
        {
          text: 'Live nasal vaccine on the same day',
          why: 'Vaccine does not treat an illness, and live vaccine is not given in pregnancy.',
        },
      ],
    },
    mechanism: {
      text: 'Hemagglutinin that binds sialic acid of airway cells',
      why: 'Influenza virus enters airway epithelium by hemagglutinin. Neuraminidase frees new virus.',
    },
    complication: {
      text: 'Secondary bacterial pneumonia',
      why: 'After influenza, pneumococci or staphylococci may invade. Fever returns after some better days.',
      accepts: ['measles', 'pneumococcal-pneumonia'],
    },
    risk: {
      text: 'No vaccine and contact in winter',
      why: 'Lack of the seasonal vaccine and close contact in winter are the main risks for influenza.',
      accepts: ['measles', 'pneumococcal-pneumonia'],
    },
    advice: {
      text: 'Stay home until a full day without fever or fever drugs',
      why: 'Influenza is contagious while fever lasts. Staying home for 24 hours after it has gone protects others.',
      scene:
        'A 40-year-old school secretary has mild influenza without risk factors. She takes acetaminophen and asks when she may return to school.',
      slips: [
        {
          text: 'Return once the cough has gone, even if it takes a month',
          why: 'Cough may last for weeks after contagion has ended.',
        },
        {
          text: 'Give aspirin to the children if they catch it from you',
          why: 'Aspirin in children with influenza may lead to Reye syndrome.',
        },
      ],
      accepts: ['streptococcal-pharyngitis'],
    },
  },
  {
    id: 'infectious-mononucleosis',
    name: 'Infectious mononucleosis',
    system: 'infectious-diseases',
    topic: 'Epstein-Barr and other herpesviruses',
    source,
    step1: { area: 'multisystem', topic: 'Infections across systems' },
    vignettes: [
      'A 17-year-old girl has been exhausted for ten days with fever and sore throat. The tonsils are large with a gray-white coat, nodes behind the sternomastoid are swollen, and the spleen tip is felt. A throat culture is negative. After amoxicillin from a relative she broke out in a red rash.',
      'A 20-year-old rower has fever, puffy upper eyelids and pain on swallowing for a week. Neck nodes are enlarged on front and back. Half of the leukocytes are lymphocytes, many of them large with abundant cytoplasm; ALT is 110 U/L. HIV RNA is not detected.',
    ],
    hallmark:
      'fever, coated tonsils, posterior neck nodes, a large spleen and atypical lymphocytes',
    lookalikes: [
      'streptococcal-pharyngitis',
      'acute-hiv-infection',
      'peritonsillar-abscess',
      'influenza',
      'secondary-syphilis',
      'acute-hepatitis-b',
      'measles',
      'hodgkin-lymphoma',
    ],
    finding: {
      text: 'Swollen posterior neck nodes with a palpable spleen',
      why: 'In infectious mononucleosis, posterior nodes and the spleen swell. Streptococcal pharyngitis affects anterior nodes.',
      accepts: ['hodgkin-lymphoma'],
      scene:
        'A 16-year-old swimmer has had fever, sore throat and great fatigue for a week. Infection with Epstein-Barr virus is likely.',
    },
    test: {
      text: 'Heterophile antibody with a blood smear',
      why: 'In infectious mononucleosis of adolescents, heterophile antibody and atypical lymphocytes make the diagnosis.',
      scene:
        'A 19-year-old soldier has had fever, coated tonsils and fatigue for nine days. A rapid streptococcal test is negative.',
      slips: [
        {
          text: 'Excision biopsy of a neck node',
          why: 'Nodes of this illness can look like lymphoma. A blood test comes first.',
        },
        {
          text: 'Contrast CT of neck and abdomen',
          why: 'Imaging does not name the cause and adds radiation.',
        },
      ],
      accepts: ['acute-hiv-infection', 'hodgkin-lymphoma'],
    },
    treatment: {
      text: 'Rest, fluids and simple pain relief',
      why: 'Infectious mononucleosis is self-limited, so care is supportive. Steroids are kept for a threatened airway.',
      scene:
        'An 18-year-old student with infectious mononucleosis has sore throat and fatigue. He drinks well, breathes freely and has a platelet count of 170,000/µL.',
      slips: [
        {
          text: 'Amoxicillin by mouth for ten days',
          why: 'Antibiotics do not help, and amoxicillin brings on a rash.',
        },
        {
          text: 'Acyclovir by mouth for seven days',
          why: 'Acyclovir lowers shedding but does not change the illness.',
        },
        {
          text: 'Prednisone to shorten the fatigue',
          why: 'Steroids do not shorten fatigue and have risks of their own.',
        },
      ],
      accepts: ['acute-hepatitis-b', 'measles'],
    },
    mechanism: {
      text: 'Infected B cells met by a strong T-cell response',
      why: 'In infectious mononucleosis the virus enters B cells by CD21. Atypical lymphocytes are the T cells that answer.',
    },
    complication: {
      text: 'Rupture of the enlarged spleen',
      why: 'In infectious mononucleosis the swollen spleen may rupture in the first weeks, even without a blow.',
      accepts: ['peritonsillar-abscess'],
    },
    risk: {
      text: 'Exchange of saliva in adolescence',
      why: 'Infectious mononucleosis spreads by saliva. First infection in adolescence gives the full illness.',
      accepts: ['hodgkin-lymphoma'],
    },
    advice: {
      text: 'Avoid contact sports and hard training for three weeks',
      why: 'Infectious mononucleosis enlarges the spleen. Most ruptures happen within three weeks of onset.',
      scene:
        'A 15-year-old football player was found to have infectious mononucleosis two days ago. He has little fever and hopes to play on Saturday.',
      slips: [
        {
          text: 'Keep at home in strict isolation until six months pass',
          why: 'The virus is shed for months by many healthy people, so isolation is useless.',
        },
        {
          text: 'Play as long as the spleen cannot be felt by yourself',
          why: 'A swollen spleen often cannot be felt, so this gives no safety.',
        },
      ],
      accepts: ['peritonsillar-abscess'],
    },
  },
  {
    id: 'measles',
    name: 'Measles',
    system: 'infectious-diseases',
    topic: 'Immunization and prophylaxis',
    source,
    step2: { area: 'human-development', topic: 'Immunization' },
    vignettes: [
      'A 4-year-old boy whose parents refused vaccines has had high fever, cough, runny nose and red eyes for four days. Tiny white spots on a red base were seen beside his molars. Since this morning a red, blotchy rash has spread from the hairline down to the chest. Family friends came from abroad two weeks ago.',
    ],
    hallmark:
      'fever, cough, coryza and red eyes, white spots in the cheeks and a rash from the face down',
    lookalikes: [
      'rocky-mountain-spotted-fever',
      'infectious-mononucleosis',
      'toxic-shock-syndrome',
      'influenza',
      'streptococcal-pharyngitis',
      'secondary-syphilis',
      'viral-conjunctivitis',
      'acute-hiv-infection',
    ],
    finding: {
      text: 'White specks in the cheeks before a rash from above',
      why: 'Koplik spots inside the cheeks come one to two days before the rash and are specific for measles.',
      scene:
        'A 3-year-old boy without vaccines has had fever, cough and red eyes for three days. Measles has been reported in his playgroup. His skin is clear so far, and early measles is suspected.',
    },
    test: {
      text: 'Serum IgM with viral RNA from the throat',
      why: 'Suspected measles is confirmed by IgM and RNA. Health authorities are told at once, before the result.',
      scene:
        'A 22-year-old traveler who was never vaccinated has fever, cough, red eyes and a blotchy rash from the face downward since yesterday. She waits in an airborne isolation room.',
      slips: [
        {
          text: 'Serum IgG as a single measurement',
          why: 'IgG alone shows earlier vaccine or infection and is still absent early on.',
        },
        {
          text: 'Skin scraping for multinucleated cells',
          why: 'Such scrapings are taken from blisters of herpes viruses.',
        },
      ],
    },
    treatment: {
      text: 'Vitamin A, isolation and supportive care',
      why: 'Measles has no specific antiviral. Vitamin A for children under supervision lowers complications, and airborne isolation protects others.',
      scene:
        'A 2-year-old girl is admitted with measles. She drinks poorly and has a saturation of 95%. She has never been given vitamins or vaccines.',
      slips: [
        {
          text: 'Vaccine given on the day of the rash',
          why: 'Vaccine helps within 72 hours of exposure, not after the rash has begun.',
        },
        {
          text: 'Azithromycin to prevent pneumonia',
          why: 'Preventive antibiotics are not advised for every child.',
        },
      ],
      accepts: ['infectious-mononucleosis'],
    },
    mechanism: {
      text: 'Airborne virus that infects immune and airway cells',
      why: 'Measles virus spreads from airway to lymphoid tissue by CD150 and wipes out immune memory for months.',
      accepts: ['influenza'],
    },
    complication: {
      text: 'Pneumonia by virus or bacteria',
      why: 'Pneumonia is the commonest cause of death from measles in children.',
      accepts: ['influenza', 'toxic-shock-syndrome'],
    },
    risk: {
      text: 'Missing vaccine and a case nearby',
      why: 'Nine in ten people without immunity catch measles after close contact.',
      accepts: ['influenza'],
    },
    advice: {
      text: 'Stay home until four full days after the rash began',
      why: 'Measles is contagious from four days before to four days after the start of the rash.',
      scene:
        'A 6-year-old boy with measles feels better on the second day of his rash. His mother asks when he may go back to school.',
      slips: [
        {
          text: 'Send him back once he has been free of fever for one day',
          why: 'Fever may end while he can still infect others.',
        },
        {
          text: 'Keep him away from others until the last spot has faded',
          why: 'Contagion ends four days after the start, although color remains longer.',
        },
      ],
      accepts: [
        'viral-conjunctivitis',
        'influenza',
        'streptococcal-pharyngitis',
        'toxic-shock-syndrome',
        'acute-hiv-infection',
      ],
    },
  },
  {
    id: 'cryptococcal-meningitis',
    name: 'Cryptococcal meningitis',
    system: 'infectious-diseases',
    topic: 'Fungal disease (candidiasis, cryptococcosis)',
    source,
    step1: { area: 'multisystem', topic: 'Infections across systems' },
    vignettes: [
      'A 42-year-old man with untreated HIV has had a growing headache, low fever and double vision for three weeks. The neck is barely stiff. MRI shows no mass. Opening pressure is 380 mm H2O; fluid holds 40 lymphocytes/µL, and India ink shows round yeasts with a wide halo. CD4 count is 25/µL.',
    ],
    hallmark: 'headache over weeks, very high opening pressure and encapsulated yeast in the fluid',
    lookalikes: [
      'toxoplasma-encephalitis',
      'bacterial-meningitis',
      'hsv-encephalitis',
      'histoplasmosis',
      'pneumocystis-pneumonia',
      'secondary-syphilis',
      'migraine',
      'intracranial-hypertension',
    ],
    finding: {
      text: 'Headache for weeks with little stiffness of the neck',
      why: 'In cryptococcal meningitis inflammation is weak, so headache grows over weeks and the neck may be supple.',
    },
    test: {
      text: 'Spinal fluid antigen with opening pressure',
      why: 'In cryptococcal meningitis, antigen in spinal fluid makes the diagnosis, and opening pressure guides treatment.',
      scene:
        'A 38-year-old woman with a kidney transplant has had headache and low fever for 18 days. MRI shows no mass or shift.',
      accepts: [
        'bacterial-meningitis',
        'intracranial-hypertension',
        'hsv-encephalitis',
        'histoplasmosis',
      ],
      slips: [
        {
          text: 'Electroencephalogram during sleep',
          why: 'A tracing may be slow in any brain disease and names no cause.',
        },
        {
          text: 'Carotid duplex of both sides',
          why: 'Carotid disease causes stroke, not headache with fever.',
        },
      ],
    },
    treatment: {
      text: 'Amphotericin B combined with flucytosine',
      why: 'Cryptococcal meningitis starts with amphotericin B and flucytosine. Fluconazole follows for consolidation.',
      scene:
        'A 46-year-old man with HIV has encapsulated yeast in his spinal fluid. Pressure has been lowered by lumbar puncture. Renal function is normal.',
      slips: [
        {
          text: 'Fluconazole alone from the first day',
          why: 'Fluconazole alone clears yeast too slowly at the start and costs lives.',
        },
        {
          text: 'Dexamethasone with ceftriaxone',
          why: 'This is treatment of bacterial meningitis. Steroids do harm here.',
        },
        {
          text: 'Acetazolamide to lower the pressure',
          why: 'Pressure is lowered by draining fluid. Acetazolamide does harm here.',
        },
      ],
      accepts: ['bacterial-meningitis'],
    },
    mechanism: {
      text: 'Encapsulated yeast that spreads from lung to brain',
      why: 'Cryptococcal meningitis begins with inhaled yeast from soil and bird droppings. The capsule protects it from phagocytes.',
    },
    complication: {
      text: 'Loss of vision from raised pressure',
      why: 'In cryptococcal meningitis, yeast blocks absorption of spinal fluid. Pressure threatens optic nerves and life.',
      accepts: ['intracranial-hypertension', 'toxoplasma-encephalitis', 'bacterial-meningitis'],
    },
    risk: {
      text: 'CD4 count of 30/µL without treatment',
      why: 'Most cryptococcal meningitis occurs at CD4 counts below 100 or after transplantation.',
      accepts: ['toxoplasma-encephalitis', 'pneumocystis-pneumonia'],
    },
    advice: {
      text: 'Start the HIV drugs four to six weeks from now',
      why: 'In cryptococcal meningitis, early antiretroviral treatment raises mortality by an inflammatory reaction, so it is delayed.',
      scene:
        'A 31-year-old woman has just begun treatment for cryptococcal meningitis. Her HIV infection was found with it, and she asks when its treatment begins.',
      slips: [
        {
          text: 'Start the HIV drugs today with the fungal treatment',
          why: 'Starting at once leads to dangerous inflammation in the brain.',
        },
        {
          text: 'Wait a full year with HIV drugs to spare the liver',
          why: 'After some weeks the drugs are needed, or other infections follow.',
        },
      ],
      accepts: ['pneumocystis-pneumonia'],
    },
  },
  {
    id: 'histoplasmosis',
    name: 'Pulmonary histoplasmosis',
    system: 'infectious-diseases',
    topic: 'Fungal disease (candidiasis, cryptococcosis)',
    source,
    vignettes: [
      'Two weeks after clearing out an old chicken house in Ohio, a 34-year-old man has fever, chest tightness and dry cough. His brother, who helped, has the same. Azithromycin did not help. The film shows patchy shadows and large nodes at both hila. Smears for acid-fast bacilli and an influenza assay are negative.',
    ],
    hallmark:
      'fever and cough with hilar nodes after bird or bat droppings in the Ohio or Mississippi valley',
    lookalikes: [
      'pulmonary-tuberculosis',
      'sarcoidosis',
      'pneumocystis-pneumonia',
      'influenza',
      'pneumococcal-pneumonia',
      'latent-tuberculosis',
      'squamous-cell-lung-cancer',
      'infectious-mononucleosis',
    ],
    finding: {
      text: 'Cough and large hilar nodes after work in a coop',
      why: 'Pulmonary histoplasmosis follows dust with droppings by one to three weeks, and hilar nodes are large.',
    },
    test: {
      text: 'Fungal antigen in urine and serum',
      why: 'In acute pulmonary histoplasmosis, antigen in urine and serum gives an early diagnosis. Cultures take weeks.',
      scene:
        'Ten days after exploring a cave in Kentucky, a 28-year-old woman has fever, cough and diffuse nodules on her film. She is breathing 24 times a minute.',
      slips: [
        {
          text: 'Skin test with fungal extract',
          why: 'Skin tests are positive in most people of the region and are no longer used.',
        },
        {
          text: 'Blood cultures on routine media',
          why: 'The fungus needs special media and weeks to grow.',
        },
      ],
    },
    treatment: {
      text: 'Itraconazole by mouth for twelve weeks',
      why: 'Pulmonary histoplasmosis with symptoms for over a month is treated with itraconazole. Mild early illness needs no drug.',
      scene:
        'A 45-year-old farmer from Missouri has had fever, cough and weight loss since the month before last. Urine antigen is positive. He breathes room air and eats well.',
      slips: [
        {
          text: 'Terbinafine by mouth for twelve weeks',
          why: 'Terbinafine gathers in nails and skin and does not treat lung infection.',
        },
        {
          text: 'Levofloxacin by mouth for ten days',
          why: 'Antibiotics against bacteria do not act on a fungus.',
        },
      ],
    },
    mechanism: {
      text: 'Small yeast that multiply inside macrophages',
      why: 'In histoplasmosis, inhaled spores become yeast within macrophages, which carry them to nodes, liver and spleen.',
    },
    complication: {
      text: 'Disseminated disease of liver and marrow',
      why: 'Histoplasmosis may disseminate when T cells are weak, with large liver and spleen, mouth ulcers and low counts.',
      accepts: ['pulmonary-tuberculosis', 'latent-tuberculosis'],
    },
    risk: {
      text: 'Dust of bird or bat droppings in Ohio',
      why: 'Soil with bird or bat droppings in the Ohio and Mississippi valleys carries the spores of histoplasmosis.',
      accepts: ['pulmonary-tuberculosis', 'pneumocystis-pneumonia'],
    },
    advice: {
      text: 'Wet the droppings and wear a respirator before you dig',
      why: 'Histoplasmosis is caught from dust. Wetting it and a fitted respirator lower exposure.',
      scene:
        'A 60-year-old man in Tennessee wants to tear down a barn in which thousands of starlings roosted. His son had lung histoplasmosis after such work.',
      slips: [
        {
          text: 'Take fluconazole for one week before and after the work',
          why: 'Drug prevention is not advised for healthy people. Dust control is.',
        },
        {
          text: 'Stay apart from your son, as he may cough out the spores',
          why: 'The infection does not spread from person to person.',
        },
      ],
      accepts: ['latent-tuberculosis'],
    },
  },
  {
    id: 'falciparum-malaria',
    name: 'Falciparum malaria',
    system: 'infectious-diseases',
    topic: 'Parasitic disease and malaria',
    source,
    step1: { area: 'multisystem', topic: 'Infections across systems' },
    step2: { area: 'multisystem', topic: 'Fever and infection in returning travelers' },
    vignettes: [
      'Ten days after a family visit in Nigeria, a 38-year-old woman has shaking chills, sweats and headache. She took no tablets on the trip. Temperature is 40.0 °C (104.0 °F), the sclerae are slightly yellow and the spleen is felt. Hemoglobin is 9.9 g/dL, platelets 54,000/µL and glucose 58 mg/dL. She has no rash.',
    ],
    hallmark: 'fever after travel to the tropics with low platelets and ring forms in red cells',
    lookalikes: [
      'babesiosis',
      'acute-hepatitis-b',
      'influenza',
      'septic-shock',
      'rocky-mountain-spotted-fever',
      'infectious-mononucleosis',
      'acute-hiv-infection',
      'bacterial-meningitis',
    ],
    finding: {
      text: 'Rigors and sweats within a month of tropical travel',
      why: 'Falciparum malaria begins within a month of exposure with rigors and sweats. Any fever after such travel is malaria until excluded.',
    },
    test: {
      text: 'Thick and thin films, repeated if clear',
      why: 'In falciparum malaria, films show parasites, species and load. Three sets exclude it.',
      scene:
        'A 50-year-old engineer has fever two weeks after work in Ghana. The first rapid antigen test is negative, and his chest is clear.',
      slips: [
        {
          text: 'Serum antibodies to the parasite',
          why: 'Antibodies come late and show past infection rather than present disease.',
        },
        {
          text: 'Bone marrow culture for four weeks',
          why: 'This is for typhoid that was treated before, and it takes too long.',
        },
      ],
      accepts: ['babesiosis', 'septic-shock'],
    },
    treatment: {
      text: 'Intravenous artesunate without delay',
      why: 'Severe falciparum malaria is treated with intravenous artesunate, which lowers mortality more than quinine.',
      scene:
        'A 26-year-old volunteer back from Uganda is drowsy and jaundiced. Rings are seen in 8% of red cells, and creatinine is 3.1 mg/dL.',
      slips: [
        {
          text: 'Oral chloroquine for three days',
          why: 'African strains resist chloroquine, and severe disease needs a vein.',
        },
        {
          text: 'Oral primaquine for fourteen days',
          why: 'Primaquine clears liver stages of vivax and ovale, not blood stages of this species.',
        },
        {
          text: 'Dexamethasone with mannitol infusion',
          why: 'Steroids and mannitol worsen the outcome in cerebral disease.',
        },
      ],
    },
    mechanism: {
      text: 'Infected red cells that stick to capillary walls',
      why: 'In falciparum malaria, knobs on infected cells bind endothelium, so small vessels of brain and kidney are blocked.',
      accepts: ['babesiosis'],
    },
    complication: {
      text: 'Coma from blocked brain vessels',
      why: 'Falciparum malaria with a high parasite load may lead to cerebral malaria with seizures and coma.',
      accepts: [
        'bacterial-meningitis',
        'septic-shock',
        'babesiosis',
        'rocky-mountain-spotted-fever',
      ],
    },
    risk: {
      text: 'West African travel without tablets',
      why: 'Most falciparum malaria in the United States comes from visits to West Africa without prophylaxis.',
      accepts: ['acute-hiv-infection'],
    },
    advice: {
      text: 'Use a treated net and take the tablets after return too',
      why: 'Preventing falciparum malaria needs protection from bites and a drug that goes on after return.',
      scene:
        'A 42-year-old nurse born in Cameroon plans a month with her parents there. She had malaria as a child and believes that she is immune.',
      slips: [
        {
          text: 'Rely on childhood immunity, as it lasts a whole lifetime',
          why: 'Immunity fades within a few years of living elsewhere.',
        },
        {
          text: 'Start tablets on the day that fever and chills begin',
          why: 'Fever needs a test and treatment. Prevention must start before exposure.',
        },
      ],
      accepts: ['septic-shock', 'rocky-mountain-spotted-fever'],
    },
  },
  {
    id: 'giardiasis',
    name: 'Giardiasis',
    system: 'infectious-diseases',
    topic: 'Parasitic disease and malaria',
    source,
    vignettes: [
      'Two weeks after a backpacking trip in Colorado, a 29-year-old man has foul, greasy stools four times a day, much gas and sulfur-smelling belches. He drank from streams. He has no fever or blood in the stool. Leukocytes and eosinophils are normal, and transglutaminase antibodies are negative.',
      'A 3-year-old girl has had pale, bulky stools and a swollen belly for four weeks and has lost weight. Three children in her day care group are ill as well. She has no blood in the stool and no fever. Stool culture is negative, but an antigen test of the stool is positive.',
    ],
    hallmark: 'foul greasy stools and gas without blood or fever after stream water or day care',
    lookalikes: [
      'celiac-disease',
      'irritable-bowel-syndrome',
      'crohn-disease',
      'ulcerative-colitis',
      'chronic-pancreatitis',
      'falciparum-malaria',
      'zollinger-ellison-syndrome',
      'colorectal-cancer',
    ],
    finding: {
      text: 'Foul greasy stools and gas after drinking from streams',
      why: 'Giardiasis disturbs absorption in the upper bowel, so stools are greasy and foul, without blood.',
    },
    test: {
      text: 'Stool antigen or nucleic acid assay',
      why: 'In giardiasis, antigen or nucleic acid tests find the parasite better than microscopy.',
      scene:
        'A 35-year-old camp counselor has had greasy stools and bloating for three weeks. There is no blood or fever, and he has used no antibiotics.',
      slips: [
        {
          text: 'Blood count for eosinophils',
          why: 'This protozoan stays in the lumen and does not raise eosinophils.',
        },
        {
          text: 'Colonoscopy with random biopsies',
          why: 'The parasite lives in the duodenum, and stool tests suffice.',
        },
      ],
      accepts: ['irritable-bowel-syndrome', 'celiac-disease'],
    },
    treatment: {
      text: 'Tinidazole by mouth as one dose',
      why: 'Giardiasis is cured by a single dose of tinidazole in most patients.',
      scene:
        'A 31-year-old guide has bloating and greasy stools, and a stool antigen test is positive. She is not pregnant and drinks no alcohol.',
      slips: [
        {
          text: 'Ciprofloxacin for three days',
          why: 'Ciprofloxacin treats bacterial diarrhea and not this protozoan.',
        },
        {
          text: 'Albendazole in one single dose',
          why: 'A single dose treats pinworm. It does not clear this parasite.',
        },
        {
          text: 'Oral vancomycin for ten days',
          why: 'Oral vancomycin is for Clostridioides difficile and not for protozoa.',
        },
      ],
    },
    mechanism: {
      text: 'Flagellates that coat and blunt the duodenal villi',
      why: 'In giardiasis, trophozoites stick to the duodenal mucosa, blunt its villi and lower enzymes.',
      accepts: ['celiac-disease'],
    },
    complication: {
      text: 'Lactose intolerance for weeks',
      why: 'After giardiasis, lactase returns slowly, so milk brings gas and loose stools for weeks.',
      accepts: ['irritable-bowel-syndrome'],
    },
    risk: {
      text: 'Untreated stream water on a hike',
      why: 'Cysts in streams, day care and oral-anal contact are the usual sources of giardiasis.',
    },
    advice: {
      text: 'Boil or filter stream water before you drink it',
      why: 'Cysts of giardiasis survive cold water and usual chlorine. Boiling or filtering removes them.',
      scene:
        'A 24-year-old climber has recovered from giardiasis and returns to the mountains next month. His group treats what it drinks with a little household bleach.',
      slips: [
        {
          text: 'Drink from fast streams, as flowing water is clean',
          why: 'Flowing water can carry cysts from beavers and cattle.',
        },
        {
          text: 'Take metronidazole daily while you are in the hills',
          why: 'Drug prevention is not advised. Safe water is.',
        },
      ],
    },
  },
];

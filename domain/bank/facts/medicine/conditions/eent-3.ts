import type { Condition } from '../condition.ts';

const source = 'Standard otolaryngology, pediatric and family medicine texts';

/** Disorders of nose, mouth and throat. */
export const eentConditions3: readonly Condition[] = [
  {
    id: 'allergic-rhinitis',
    name: 'Allergic rhinoconjunctivitis',
    system: 'eent',
    topic: 'Allergic rhinitis and sinusitis',
    source,
    vignettes: [
      'A 22-year-old forestry student sneezes in series each May. Nose and both eyes itch and run with clear fluid. The turbinates are pale and swollen, and there are dark rings below the eyes. She has no fever, facial pain or thick discharge, and vision is clear.',
    ],
    hallmark: 'itching, sneezing and clear discharge with pale turbinates in season',
    lookalikes: [
      'acute-bacterial-sinusitis',
      'viral-conjunctivitis',
      'bacterial-conjunctivitis',
      'influenza',
      'asthma',
      'anterior-epistaxis',
      'herpes-keratitis',
      'acute-otitis-media',
    ],
    finding: {
      text: 'Pale swollen turbinates with itching and sneezing',
      why: 'In allergic rhinoconjunctivitis the mucosa is pale and boggy, and itching tells it from infection.',
    },
    test: {
      text: 'Skin prick test with airborne allergens',
      why: 'In allergic rhinoconjunctivitis a skin or blood test for specific IgE names the allergen when treatment depends on it.',
      scene:
        'A 30-year-old baker has sneezed and had itchy eyes for years despite daily sprays. He would like to know what he reacts to and to try immunotherapy.',
      slips: [
        {
          text: 'Total serum IgE as a single test',
          why: 'Total IgE may be raised but does not name an allergen.',
        },
        {
          text: 'CT scan of the paranasal sinuses',
          why: 'CT shows disease of the sinuses and does not name allergens.',
        },
      ],
      accepts: ['acute-bacterial-sinusitis'],
    },
    treatment: {
      text: 'Fluticasone nasal spray every day',
      why: 'A nasal steroid used daily is the most effective single drug in allergic rhinoconjunctivitis.',
      scene:
        'A 27-year-old woman has a blocked, itching nose from April to July that disturbs her sleep. She has used no treatment so far.',
      slips: [
        {
          text: 'Oxymetazoline spray for four months',
          why: 'Decongestant sprays lead to rebound swelling after some days.',
        },
        {
          text: 'Prednisone tablets for the season',
          why: 'Systemic steroids for months do more harm than the allergy.',
        },
      ],
    },
    mechanism: {
      text: 'IgE on mast cells that release histamine to pollen',
      why: 'In allergic rhinoconjunctivitis, allergen links IgE on mast cells, which release histamine within minutes.',
      accepts: ['asthma'],
    },
    complication: {
      text: 'Asthma with cough and wheezing',
      why: 'Allergic rhinoconjunctivitis precedes or goes with asthma in many people, so cough and wheeze are asked for.',
      accepts: ['acute-bacterial-sinusitis', 'acute-otitis-media'],
    },
    risk: {
      text: 'Parents with eczema and hay fever',
      why: 'A family history of atopy is the strongest risk for allergic rhinoconjunctivitis.',
      accepts: ['asthma'],
    },
    advice: {
      text: 'Start the spray before the season and use it daily',
      why: 'In allergic rhinoconjunctivitis, nasal steroids need days to work and prevent best when started early.',
      scene:
        'A 33-year-old gardener uses his nasal steroid on bad days in spring and finds that it does little.',
      slips: [
        {
          text: 'Use the spray on bad days, twice the usual dose',
          why: 'Single doses on bad days do not control the inflammation.',
        },
        {
          text: 'Tilt your head back and aim at the nasal septum',
          why: 'Spray on the septum causes bleeding. It is aimed outward with the head level.',
        },
      ],
      accepts: ['anterior-epistaxis'],
    },
  },
  {
    id: 'acute-bacterial-sinusitis',
    name: 'Acute bacterial rhinosinusitis',
    system: 'eent',
    topic: 'Allergic rhinitis and sinusitis',
    source,
    vignettes: [
      'A 41-year-old man had a cold that was nearly gone on day six. On day eight fever of 38.9 °C (102.0 °F) came with pain in the right cheek and upper teeth and thick yellow-green discharge. Bending forward is worse. The cheek is tender; eyes, neck and throat are normal, and he does not itch.',
      'A 34-year-old woman has had a blocked nose, foul postnasal pus and pressure over the left cheek for 13 days without any better day. Her sense of smell is gone. She has no itching, and teeth and vision are normal. Her children had a cold at the same time and were well in a week.',
    ],
    hallmark:
      'purulent discharge and facial pain for ten days, or worse again after first getting better',
    lookalikes: [
      'allergic-rhinitis',
      'influenza',
      'migraine',
      'acute-otitis-media',
      'streptococcal-pharyngitis',
      'sialolithiasis',
      'giant-cell-arteritis',
      'viral-conjunctivitis',
    ],
    finding: {
      text: 'Cheek pain and pus that worsen after a cold improves',
      why: 'A second worsening, or ten days without improvement, tells acute bacterial rhinosinusitis from a cold.',
    },
    test: {
      text: 'Contrast CT of orbits and sinuses',
      why: 'Acute bacterial rhinosinusitis needs no imaging, unless the eye or brain may be involved. Then contrast CT is urgent.',
      scene:
        'A 12-year-old boy has had facial pain and pus from the nose for 11 days. Today his eyelid is swollen, the eye protrudes and moving it hurts.',
      slips: [
        {
          text: 'Plain sinus films in three views',
          why: 'Plain films do not show orbit or brain.',
        },
        {
          text: 'Nasal swab with bacterial culture',
          why: 'A swab of the nose does not reflect the sinus or show spread.',
        },
        {
          text: 'Skull ultrasound at the bedside',
          why: 'Ultrasound does not pass through the skull of a child this old.',
        },
      ],
    },
    treatment: {
      text: 'Amoxicillin-clavulanate for seven days',
      why: 'Acute bacterial rhinosinusitis is treated with amoxicillin-clavulanate for five to seven days in adults.',
      scene:
        'A 38-year-old woman has had thick nasal discharge and one-sided facial pain for 12 days, and she is getting worse. She has no allergies, and her eyes are normal.',
      slips: [
        {
          text: 'Azithromycin for a five-day course',
          why: 'Macrolides fail against many of the pneumococci that cause it.',
        },
        {
          text: 'Sinus puncture with lavage today',
          why: 'Puncture is for complications or failure of treatment.',
        },
        {
          text: 'Diphenhydramine at night for a month',
          why: 'An antihistamine dries secretions and is for allergy.',
        },
      ],
      accepts: ['acute-otitis-media'],
    },
    mechanism: {
      text: 'Blocked ostia with bacteria in stagnant mucus',
      why: 'In acute bacterial rhinosinusitis, viral swelling closes the ostia, cilia fail, and pneumococci or Haemophilus grow.',
    },
    complication: {
      text: 'Orbital cellulitis with proptosis',
      why: 'Acute bacterial rhinosinusitis of the ethmoids may pass the thin wall to the orbit.',
      accepts: ['viral-conjunctivitis'],
    },
    risk: {
      text: 'Viral cold in the days before',
      why: 'A viral cold precedes nearly each acute bacterial rhinosinusitis. Allergy, smoking and dental infection add to it.',
      accepts: ['acute-otitis-media'],
    },
    advice: {
      text: 'Return at once for double vision or a swollen eye',
      why: 'In acute bacterial rhinosinusitis, eye signs, severe headache or confusion mean spread beyond the sinus.',
      scene:
        'A 45-year-old man starts an antibiotic for bacterial sinusitis. He travels to a mountain lodge tomorrow and asks what would be dangerous.',
      slips: [
        {
          text: 'Use a decongestant spray for a month after recovery',
          why: 'More than a few days of spray brings rebound swelling.',
        },
      ],
      accepts: ['giant-cell-arteritis', 'migraine'],
    },
  },
  {
    id: 'anterior-epistaxis',
    name: 'Anterior epistaxis',
    system: 'eent',
    topic: 'Epistaxis',
    source,
    vignettes: [
      'A 10-year-old boy bleeds from the left nostril for the third time this winter. His room is heated and he picks his nose. No blood runs down the throat. He has no bruises, and his gums do not bleed. With good light a small crusted vessel is seen low on the front of the septum.',
    ],
    hallmark: 'bleeding from one nostril with a visible vessel on the front of the septum',
    lookalikes: [
      'acute-bacterial-sinusitis',
      'allergic-rhinitis',
      'von-willebrand-disease',
      'itp',
      'mallory-weiss-tear',
      'hemophilia-a',
      'pertussis',
      'primary-hypertension',
    ],
    finding: {
      text: 'Crusted vessel low on the front of the septum',
      why: 'Anterior epistaxis comes from the vessel net on the front of the septum, where crusts and fingers injure it.',
    },
    test: {
      text: 'Anterior rhinoscopy in good light',
      why: 'In anterior epistaxis the bleeding point is seen with a speculum after clots are cleared. Blood tests are rarely needed.',
      scene:
        'A 55-year-old healthy man has bled from the right nostril for 20 minutes. Pressure has slowed it. He takes no drugs and has no bruises.',
      slips: [
        {
          text: 'Contrast angiography of the face',
          why: 'Angiography is for severe posterior bleeding that packing does not stop.',
        },
        {
          text: 'Clotting factor assay panel',
          why: 'A panel is for bleeding at other sites or a family history.',
        },
        {
          text: 'CT scan of the nasal sinuses',
          why: 'CT is for suspected tumors or one-sided obstruction.',
        },
        {
          text: 'Bone marrow aspiration and smear',
          why: 'Marrow is examined when blood counts are abnormal without cause.',
        },
      ],
      accepts: ['acute-bacterial-sinusitis'],
    },
    treatment: {
      text: 'Firm pinch of the soft nose, leaning forward',
      why: 'Most anterior epistaxis stops with 10 to 15 minutes of firm pressure on the soft part of the nose.',
      scene:
        'A 34-year-old kindergarten teacher has bled from one nostril for five minutes. She is pale but stable and dabs at the tip with a tissue.',
      slips: [
        {
          text: 'Head tilted back with ice on the neck',
          why: 'Blood then runs into throat and airway, and the vessel is not pressed.',
        },
        {
          text: 'Posterior balloon pack and admission',
          why: 'Posterior packing is for bleeding from behind that cannot be reached.',
        },
        {
          text: 'Pressure on the bony bridge for a minute',
          why: 'The vessel lies in the soft part, and a minute is too short.',
        },
        {
          text: 'Silver nitrate on both sides of the septum',
          why: 'Cautery on both sides may perforate the septum, and pressure comes first.',
        },
      ],
    },
    mechanism: {
      text: 'Broken vessels of Kiesselbach plexus on the septum',
      why: 'In anterior epistaxis, dry air or trauma cracks the mucosa over a net of small arteries.',
      accepts: ['von-willebrand-disease'],
    },
    complication: {
      text: 'Perforation of the nasal septum',
      why: 'In anterior epistaxis, cautery of both sides at once cuts off the blood supply of cartilage.',
      accepts: ['pertussis'],
    },
    risk: {
      text: 'Dry heated air and nose picking',
      why: 'Dryness and fingers are the usual causes of anterior epistaxis. Blood thinners prolong it.',
      accepts: ['von-willebrand-disease'],
    },
    advice: {
      text: 'Keep the nose moist with saline gel and a humidifier',
      why: 'Moist mucosa does not crack, so anterior epistaxis returns less often.',
      scene:
        'A 42-year-old woman has had four short nosebleeds this January. Her apartment is very dry, and examination finds a small crust on the septum.',
      accepts: ['von-willebrand-disease', 'itp', 'hemophilia-a'],
      slips: [
        {
          text: 'Pack the nose with dry cotton every night in winter',
          why: 'Dry cotton sticks to the mucosa and tears it.',
        },
        {
          text: 'Blow hard twice a day to keep crusts from forming',
          why: 'Forceful blowing tears the healing vessel and starts bleeding again.',
        },
        {
          text: 'Take aspirin at night so that no clots can build up',
          why: 'Aspirin blocks platelets, so the next nosebleed would last longer.',
        },
      ],
    },
  },
  {
    id: 'streptococcal-pharyngitis',
    name: 'Streptococcal pharyngitis',
    system: 'eent',
    topic: 'Pharyngitis and peritonsillar abscess',
    source,
    vignettes: [
      'An 8-year-old girl has had fever of 38.9 °C (102.0 °F), sore throat and belly ache since yesterday. Her tonsils are red with white patches, tiny red spots lie on the soft palate, and nodes below the jaw are tender. She has no cough, hoarseness or runny nose. The spleen is not felt.',
    ],
    hallmark: 'sudden sore throat, fever, exudate and tender anterior nodes without cough',
    lookalikes: [
      'infectious-mononucleosis',
      'peritonsillar-abscess',
      'influenza',
      'acute-hiv-infection',
      'oral-candidiasis',
      'measles',
      'allergic-rhinitis',
      'sialolithiasis',
    ],
    finding: {
      text: 'Tonsillar exudate, tender front nodes and no cough',
      why: 'Exudate, tender anterior nodes, fever and no cough are the Centor criteria of streptococcal pharyngitis.',
    },
    test: {
      text: 'Rapid antigen detection on a swab',
      why: 'In streptococcal pharyngitis a rapid test proves group A streptococci. In children a negative test is followed by culture.',
      scene:
        'A 10-year-old boy has had sore throat, fever and tender nodes of the front neck for a day. He has no cough and no rash.',
      slips: [
        {
          text: 'Antistreptolysin titer in serum',
          why: 'The titer rises weeks later and serves to prove rheumatic fever.',
        },
        {
          text: 'Blood count with differential',
          why: 'Leukocytes rise in many infections and do not name the cause.',
        },
      ],
    },
    treatment: {
      text: 'Penicillin V by mouth for ten days',
      why: 'In streptococcal pharyngitis, ten days of penicillin or amoxicillin prevent rheumatic fever. Resistance is unknown.',
      scene:
        'A 12-year-old boy has a positive rapid test for group A streptococci. He has no allergies and drinks well.',
      slips: [
        {
          text: 'Trimethoprim-sulfamethoxazole for a week',
          why: 'Sulfonamides do not clear this streptococcus from the throat.',
        },
        {
          text: 'Doxycycline for five days by mouth',
          why: 'Many strains resist tetracyclines, and the course is too short.',
        },
        {
          text: 'Ceftazidime daily into the muscle',
          why: 'This drug is for Pseudomonas and is not needed.',
        },
      ],
    },
    mechanism: {
      text: 'Streptococci whose M protein resists phagocytes',
      why: 'In streptococcal pharyngitis, M protein protects group A streptococci. Antibodies against it may cross-react with the heart.',
    },
    complication: {
      text: 'Acute rheumatic fever',
      why: 'Untreated streptococcal pharyngitis may lead to rheumatic fever after two to four weeks.',
      accepts: ['peritonsillar-abscess'],
    },
    risk: {
      text: 'School contact at age 5 to 15 years',
      why: 'Streptococcal pharyngitis is a disease of school children and spreads in classes in winter and spring.',
    },
    advice: {
      text: 'Finish the ten days, even when the throat feels well',
      why: 'In streptococcal pharyngitis, the full course prevents rheumatic fever, though pain ends in days.',
      scene:
        'A 9-year-old boy starts penicillin for streptococcal pharyngitis. His father says that the family mostly stops antibiotics once fever is gone.',
      slips: [
        {
          text: 'Test and treat the whole family, even without symptoms',
          why: 'Healthy carriers do not need tests or treatment by routine.',
        },
      ],
      accepts: ['peritonsillar-abscess', 'acute-hiv-infection'],
    },
  },
  {
    id: 'peritonsillar-abscess',
    name: 'Peritonsillar abscess',
    system: 'eent',
    topic: 'Pharyngitis and peritonsillar abscess',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Eye and ear emergencies' },
    vignettes: [
      'A 21-year-old man has had a sore throat for five days, and since yesterday the pain is on the left and goes to the ear. He drools, speaks as if holding a hot potato and opens his mouth by one finger’s width. The left soft palate bulges, and the uvula points to the right. Temperature is 39.0 °C (102.2 °F).',
    ],
    hallmark: 'one-sided throat pain with a muffled voice, trismus and a displaced uvula',
    lookalikes: [
      'streptococcal-pharyngitis',
      'infectious-mononucleosis',
      'sialolithiasis',
      'acute-otitis-media',
      'oral-candidiasis',
      'acute-bacterial-sinusitis',
      'influenza',
      'hodgkin-lymphoma',
    ],
    finding: {
      text: 'Muffled voice, stiff jaw and a uvula pushed aside',
      why: 'In peritonsillar abscess, pus pushes tonsil and uvula aside and inflames the chewing muscle.',
      scene:
        'A 23-year-old woman has had severe throat pain on one side for three days despite penicillin. Pus beside the tonsil is suspected.',
    },
    test: {
      text: 'Intraoral ultrasound of the soft palate',
      why: 'When peritonsillar abscess is not clear, ultrasound through the mouth tells pus from cellulitis without radiation.',
      scene:
        'A 26-year-old woman has one-sided throat swelling and a stiff jaw. It is unclear whether there is pus. She breathes quietly and can open her mouth enough for a probe.',
      slips: [
        {
          text: 'Plain film of the neck from the side',
          why: 'The side view shows the epiglottis and the space behind the pharynx, not this one.',
        },
        {
          text: 'Throat culture with review in two days',
          why: 'Waiting for culture risks spread and airway narrowing.',
        },
      ],
    },
    treatment: {
      text: 'Drainage plus ampicillin-sulbactam',
      why: 'Peritonsillar abscess is drained by needle or incision and treated against streptococci and anaerobes.',
      scene:
        'A 19-year-old student has a bulging soft palate with pus on ultrasound. He swallows with effort, and his airway is open.',
      slips: [
        {
          text: 'Oral penicillin and gargling at home',
          why: 'A collection of pus needs drainage, and penicillin alone misses anaerobes.',
        },
        {
          text: 'Tonsillectomy after six months',
          why: 'Later surgery may prevent return but leaves pus untreated today.',
        },
      ],
    },
    mechanism: {
      text: 'Pus between the tonsil capsule and the muscle',
      why: 'In peritonsillar abscess, infection of tonsil or small salivary glands breaks into the space beside the capsule.',
    },
    complication: {
      text: 'Airway blockage by swelling',
      why: 'A peritonsillar abscess may swell or burst into the airway and spread to deep neck spaces.',
      accepts: ['infectious-mononucleosis', 'hodgkin-lymphoma'],
    },
    risk: {
      text: 'Smoking with recurrent tonsillitis',
      why: 'Tonsillitis, smoking and poor dental health favor peritonsillar abscess in young adults.',
    },
    advice: {
      text: 'Return at once if breathing or swallowing gets harder',
      why: 'After drainage of a peritonsillar abscess, pus may collect again and narrow the airway.',
      scene:
        'A 24-year-old woman goes home four hours after needle drainage of a peritonsillar abscess. She drinks and speaks more clearly.',
      slips: [
        {
          text: 'Stop the antibiotic, as the drained pus will not return',
          why: 'Infection of the wall remains. The full course prevents return.',
        },
      ],
      accepts: ['streptococcal-pharyngitis'],
    },
  },
  {
    id: 'oral-candidiasis',
    name: 'Oral candidiasis',
    system: 'eent',
    topic: 'Oral lesions and salivary disorders',
    source,
    vignettes: [
      'A 63-year-old woman with COPD has had a burning mouth and a loss of taste since she began a new inhaler six weeks ago. White, curd-like spots lie on palate and cheeks. They come off with gauze and leave a red, slightly bleeding base. She has no fever, swollen nodes or pain on swallowing.',
    ],
    hallmark: 'white plaques that wipe off and leave red mucosa',
    lookalikes: [
      'streptococcal-pharyngitis',
      'infectious-mononucleosis',
      'sialolithiasis',
      'eosinophilic-esophagitis',
      'secondary-syphilis',
      'measles',
      'acute-hiv-infection',
      'allergic-rhinitis',
    ],
    finding: {
      text: 'White plaques that wipe off and leave a red base',
      why: 'In oral candidiasis the plaques can be wiped off. Leukoplakia and lichen planus cannot.',
    },
    test: {
      text: 'Scraping in potassium hydroxide',
      why: 'In oral candidiasis a scraping shows budding yeast and pseudohyphae when the look is not typical.',
      scene:
        'A 40-year-old man has creamy spots on tongue and cheeks that can be scraped off. He wears a denture and took antibiotics last month.',
      slips: [
        {
          text: 'Incisional biopsy of the tongue',
          why: 'Biopsy is for plaques that do not come off and persist.',
        },
        {
          text: 'Serum antibody against the yeast',
          why: 'Most healthy people have such antibodies, so they prove nothing.',
        },
      ],
      accepts: ['acute-hiv-infection'],
    },
    treatment: {
      text: 'Clotrimazole lozenges for two weeks',
      why: 'Mild oral candidiasis is treated with clotrimazole lozenges or nystatin suspension for one to two weeks.',
      scene:
        'A 55-year-old man with asthma has white plaques of the palate that wipe off. He swallows without pain and has no immune disease.',
      slips: [
        {
          text: 'Amphotericin B by vein for two weeks',
          why: 'Intravenous treatment is for invasive disease and is toxic.',
        },
        {
          text: 'Amoxicillin by mouth for ten days',
          why: 'Antibiotics kill competing bacteria and so favor yeast further.',
        },
        {
          text: 'Triamcinolone paste for two weeks',
          why: 'Steroid paste suppresses local defense and lets the yeast grow.',
        },
      ],
    },
    mechanism: {
      text: 'Yeast overgrowth when local defense is suppressed',
      why: 'In oral candidiasis, steroids, antibiotics, dry mouth or T-cell loss let Candida overgrow.',
    },
    complication: {
      text: 'Spread to the esophagus with pain',
      why: 'Oral candidiasis may go down to the esophagus when T cells are few. Pain on swallowing is the sign.',
      accepts: ['eosinophilic-esophagitis', 'acute-hiv-infection'],
    },
    risk: {
      text: 'Inhaled steroid without rinsing',
      why: 'Inhaled steroid that stays in the mouth favors oral candidiasis. Antibiotics, diabetes and HIV do as well.',
      accepts: ['acute-hiv-infection', 'sialolithiasis'],
    },
    advice: {
      text: 'Use a spacer and rinse the mouth after each dose',
      why: 'A spacer and rinsing remove steroid from the mouth and prevent oral candidiasis.',
      scene:
        'A 48-year-old woman with asthma has had oral candidiasis twice this year. She uses budesonide-formoterol just before she goes to bed.',
      accepts: ['eosinophilic-esophagitis'],
      slips: [
        {
          text: 'Stop the inhaled steroid whenever the asthma is quiet',
          why: 'Stopping the steroid risks an attack. The technique can be improved.',
        },
      ],
    },
  },
  {
    id: 'sialolithiasis',
    name: 'Salivary duct stone',
    system: 'eent',
    topic: 'Oral lesions and salivary disorders',
    source,
    vignettes: [
      'A 50-year-old man has a painful swelling below the right jaw that comes within minutes of eating and goes down over two hours. It has happened for three weeks. He has no fever, and his teeth are healthy. A hard, tiny lump is felt in the floor of the mouth, and little saliva comes from that duct.',
    ],
    hallmark: 'swelling of a gland at meals with a hard lump along its duct',
    lookalikes: [
      'peritonsillar-abscess',
      'infectious-mononucleosis',
      'streptococcal-pharyngitis',
      'otitis-externa',
      'hodgkin-lymphoma',
      'oral-candidiasis',
      'acute-bacterial-sinusitis',
      'sjogren-syndrome',
    ],
    finding: {
      text: 'Swelling below the jaw that appears with each meal',
      why: 'With a salivary duct stone, saliva made at meals cannot leave, so the gland swells and hurts.',
    },
    test: {
      text: 'Ultrasound of the salivary gland',
      why: 'Ultrasound shows most salivary duct stones and the widened duct without radiation.',
      scene:
        'A 44-year-old woman has had swelling below the jaw at meals for a month. No stone is felt. She has no fever and no dry eyes.',
      slips: [
        {
          text: 'Sialogram with contrast during infection',
          why: 'Contrast forced into a swollen gland hurts and may spread infection.',
        },
        {
          text: 'Serum amylase on an empty stomach',
          why: 'Amylase may be raised but does not show a stone.',
        },
      ],
      accepts: ['hodgkin-lymphoma'],
    },
    treatment: {
      text: 'Fluids, warm massage and sour drops',
      why: 'A small salivary duct stone often passes with fluids, massage of the gland and sour sweets.',
      scene:
        'A 39-year-old man has a 3-mm stone near the opening of the submandibular duct. He has no fever or pus, and the swelling is mild.',
      slips: [
        {
          text: 'Removal of the whole salivary gland',
          why: 'Removal is for stones that recur deep in the gland and cannot be reached.',
        },
        {
          text: 'Glycopyrrolate to stop salivation',
          why: 'The drug makes saliva thick and scant, which favors stones.',
        },
      ],
      accepts: ['infectious-mononucleosis'],
    },
    mechanism: {
      text: 'Calcium salts that plug a long upward channel',
      why: 'Most salivary stones form in the submandibular duct, which is long, runs upward and carries thick saliva.',
    },
    complication: {
      text: 'Bacterial infection of the gland',
      why: 'Behind a salivary duct stone, saliva stagnates and staphylococci enter from the mouth.',
    },
    risk: {
      text: 'Dehydration with drugs that dry the mouth',
      why: 'Little saliva, from dehydration or anticholinergic drugs, favors salivary duct stones.',
    },
    advice: {
      text: 'Drink plenty and suck sour sweets before meals',
      why: 'Flow of saliva washes out small salivary duct stones and prevents new ones.',
      scene:
        'A 58-year-old man passed a small stone from a salivary duct. He drives long distances and drinks little on the way.',
      slips: [
        {
          text: 'Stay away from sour foods for good from now on',
          why: 'Sour foods make saliva flow, which is wanted once the duct is open.',
        },
        {
          text: 'Take calcium tablets daily to dissolve new stones',
          why: 'Calcium does not dissolve stones made of calcium.',
        },
      ],
    },
  },
];

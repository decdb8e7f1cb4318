import type { Condition } from '../condition.ts';

const source = 'Standard pulmonary, pediatric and internal medicine texts';

/** Infections of airways, lung and pleura, lung cancer, inhaled antigens and ARDS. */
export const pulmonaryConditions2: readonly Condition[] = [
  {
    id: 'pneumococcal-pneumonia',
    name: 'Pneumococcal lobar pneumonia',
    system: 'pulmonary',
    topic: 'Community-acquired pneumonia',
    source,
    step1: { area: 'respiratory-renal', topic: 'Pneumonia and tuberculosis' },
    step2: { area: 'respiratory', topic: 'Pneumonia' },
    vignettes: [
      'A 64-year-old man had one hard shaking chill yesterday and has since had fever, rust-colored sputum and right-sided pain on breathing. Temperature is 39.6 °C (103.3 °F) and respirations 26/min. The right lower chest is dull with bronchial breath sounds. White cells are 19,000/mm³ with many bands.',
      'Three days after influenza had begun to settle, a 52-year-old woman suddenly has a new fever, chills and thick sputum. There are crackles and increased fremitus over the left upper chest. The film shows one dense lobe with air bronchograms, and the sputum holds gram-positive diplococci.',
    ],
    hallmark: 'sudden chills, high fever and rusty sputum with consolidation of one lobe',
    lookalikes: [
      'mycoplasma-pneumonia',
      'pulmonary-embolism',
      'pulmonary-tuberculosis',
      'empyema',
      'ards',
      'hypersensitivity-pneumonitis',
      'squamous-cell-lung-cancer',
      'hfref',
    ],
    finding: {
      text: 'Bronchial breath sounds with increased fremitus over one lobe',
      why: 'In pneumococcal pneumonia, a solid lobe conducts sound well, so breath sounds are bronchial and fremitus is increased.',
    },
    test: {
      text: 'Upright chest radiography',
      why: 'In suspected pneumonia, the chest film shows the consolidation that the diagnosis requires.',
      scene:
        'A 47-year-old woman has had chills, fever of 39.1 °C (102.4 °F) and a productive cough for 2 days. There are crackles at the right base. Saturation is 95%, and nothing has been ordered yet.',
      slips: [
        {
          text: 'Bronchoscopy with protected brushing',
          why: 'Bronchoscopy is for pneumonia that fails treatment or affects weakened immunity.',
        },
      ],
      accepts: ['ards'],
    },
    treatment: {
      text: 'Intravenous ceftriaxone plus azithromycin',
      why: 'For pneumonia treated on a ward, a beta-lactam with a macrolide covers pneumococci and atypical organisms.',
      scene:
        'A 74-year-old man is admitted to a ward with lobar pneumonia, a respiratory rate of 31/min and a urea nitrogen of 28 mg/dL. Blood pressure is 118/70 mm Hg. He has no allergies, and the QT interval is normal.',
      slips: [
        {
          text: 'Intravenous gentamicin as the sole drug',
          why: 'Aminoglycosides reach lung tissue poorly and do not cover pneumococci.',
        },
        {
          text: 'Oral ciprofloxacin twice a day',
          why: 'Ciprofloxacin has weak activity against pneumococci and is not used for community-acquired pneumonia.',
        },
      ],
    },
    mechanism: {
      text: 'Encapsulated bacteria that fill alveoli with neutrophils',
      why: 'In pneumococcal pneumonia, the capsule resists phagocytosis, and neutrophils and fibrin fill the alveoli of a lobe.',
    },
    complication: {
      text: 'Infected pleural fluid that needs drainage',
      why: 'In pneumococcal pneumonia, fever that persists on the right antibiotic suggests that pleural fluid has become infected.',
      accepts: ['empyema', 'hypersensitivity-pneumonitis'],
    },
    risk: {
      text: 'Absent spleen, alcohol use disorder or recent influenza',
      why: 'Loss of the spleen, alcohol use and influenza weaken the defense against encapsulated pneumococci.',
      accepts: ['empyema', 'squamous-cell-lung-cancer', 'pulmonary-tuberculosis'],
    },
    advice: {
      text: 'Finish the antibiotic and get the pneumococcal vaccine later on',
      why: 'After pneumococcal pneumonia, the full course prevents relapse, and vaccination protects from other serotypes.',
      scene:
        'A 68-year-old woman goes home on day 4 of treatment for lobar pneumonia. She feels better and has never had any vaccine against pneumonia.',
      slips: [
        {
          text: 'Keep the leftover tablets for the next chest cold',
          why: 'Stopping early and self-treating colds breeds resistance and relapse.',
        },
        {
          text: 'Skip the vaccine, since the illness gives lifelong immunity',
          why: 'Infection protects from one serotype, and there are more than ninety.',
        },
      ],
      accepts: ['empyema'],
    },
  },
  {
    id: 'mycoplasma-pneumonia',
    name: 'Mycoplasma pneumonia',
    system: 'pulmonary',
    topic: 'Community-acquired pneumonia',
    source,
    step1: { area: 'respiratory-renal', topic: 'Pneumonia and tuberculosis' },
    vignettes: [
      'A 20-year-old recruit has had a headache, sore throat and a nagging dry cough for 10 days, like two others in her barracks. Temperature is 38.1 °C (100.6 °F), and she goes about her duties. There are few crackles, but the film shows patchy shadows in both lower lobes. Gram stain shows no organisms.',
    ],
    hallmark:
      'slow onset of dry cough and headache in a young person with a film worse than the examination',
    lookalikes: [
      'pneumococcal-pneumonia',
      'pertussis',
      'pulmonary-tuberculosis',
      'hypersensitivity-pneumonitis',
      'asthma',
      'sarcoidosis',
      'bronchiolitis',
      'influenza',
    ],
    finding: {
      text: 'Dry cough for weeks with a blistered, inflamed eardrum',
      why: 'In mycoplasma pneumonia, a long dry cough is typical, and some patients have bullous inflammation of the eardrum.',
    },
    test: {
      text: 'Nucleic acid test on a throat swab',
      why: 'In mycoplasma pneumonia, PCR on a throat swab is sensitive and quick, while the organism hardly grows in culture.',
      scene:
        'An 18-year-old in a boarding school has had a dry cough and patchy shadows on the film for 2 weeks. Amoxicillin did not help. The school nurse needs to know the cause, as six others cough without whooping.',
      slips: [
        {
          text: 'Gram stain of an early morning sputum',
          why: 'Mycoplasma has no cell wall, so it does not stain by Gram.',
        },
        {
          text: 'Two blood cultures before treatment',
          why: 'Mycoplasma does not grow in ordinary blood cultures.',
        },
      ],
      accepts: ['pertussis', 'influenza'],
    },
    treatment: {
      text: 'Oral azithromycin',
      why: 'Mycoplasma has no cell wall, so beta-lactams fail, and a macrolide or doxycycline is used.',
      scene:
        'A 23-year-old woman has a positive PCR test for Mycoplasma and patchy pneumonia. She is not short of breath, drinks well and has a normal QT interval.',
      accepts: ['pertussis', 'pneumococcal-pneumonia'],
      slips: [
        {
          text: 'Oral amoxicillin',
          why: 'Amoxicillin acts on the cell wall, which Mycoplasma lacks.',
        },
        {
          text: 'Oral cephalexin',
          why: 'Cephalexin inhibits cell wall synthesis and cannot harm an organism without a wall.',
        },
        {
          text: 'Intravenous vancomycin',
          why: 'Vancomycin binds cell wall precursors and is useless against Mycoplasma.',
        },
      ],
    },
    mechanism: {
      text: 'Wall-less organism that clings to cilia and injures epithelium',
      why: 'Mycoplasma pneumonia arises as the wall-less organism attaches to ciliated cells and harms them with peroxide.',
    },
    complication: {
      text: 'Hemolysis from cold agglutinins',
      why: 'Mycoplasma pneumonia may provoke IgM antibodies against the I antigen, which clump and destroy red cells in the cold.',
    },
    risk: {
      text: 'Close quarters with other young people who cough',
      why: 'Mycoplasma spreads by droplets in schools, dormitories and barracks over weeks.',
      accepts: ['pertussis', 'pulmonary-tuberculosis', 'bronchiolitis'],
    },
    advice: {
      text: 'Expect the cough to last for weeks and cover it near others',
      why: 'In mycoplasma pneumonia, cough goes on for weeks after cure, and droplets spread it in close quarters.',
      scene:
        'A 19-year-old student with mycoplasma pneumonia is on day 3 of azithromycin. The fever is gone, but the dry cough is as before, and he asks for a stronger antibiotic.',
      accepts: ['pertussis', 'bronchiolitis', 'influenza'],
      slips: [
        {
          text: 'Change to amoxicillin if the cough lasts for a week',
          why: 'Cough outlasts the infection, and amoxicillin does not act on Mycoplasma.',
        },
        {
          text: 'Stay isolated at home until the cough has fully gone',
          why: 'Isolation for weeks is not needed once fever has gone and treatment has begun.',
        },
      ],
    },
  },
  {
    id: 'empyema',
    name: 'Pleural empyema',
    system: 'pulmonary',
    topic: 'Pleural effusion and pneumothorax',
    source,
    step2: { area: 'respiratory', topic: 'Pleural disease' },
    vignettes: [
      'A 55-year-old man with poor teeth and heavy alcohol use has had fever and right chest pain for 2 weeks in spite of an oral antibiotic. The right base is dull without breath sounds or fremitus. CT shows fluid in pockets with a thick rim. The fluid is cloudy, with a pH of 7.02 and a glucose of 18 mg/dL.',
    ],
    hallmark: 'fever with pleural fluid that is pus or has a pH below 7.20 and low glucose',
    lookalikes: [
      'pneumococcal-pneumonia',
      'pulmonary-tuberculosis',
      'squamous-cell-lung-cancer',
      'pulmonary-embolism',
      'hfref',
      'bronchiectasis',
      'cirrhosis',
    ],
    finding: {
      text: 'Stony dullness with lost fremitus and persistent fever',
      why: 'In empyema, pus between lung and chest wall blocks sound and fremitus, and the fever goes on under antibiotics.',
    },
    test: {
      text: 'Thoracentesis with pleural pH and culture',
      why: 'In suspected empyema, pus, a pH below 7.20 or bacteria in the fluid prove that drainage is needed.',
      scene:
        'A 62-year-old woman with pneumonia has new left-sided fluid 3 cm deep and a fever of 39 °C (102.2 °F) on day 5 of treatment. The fluid moves freely on ultrasound.',
      slips: [
        {
          text: 'Repeat film after two more weeks of tablets',
          why: 'Waiting lets infected fluid form pockets and a thick peel.',
        },
        {
          text: 'Serum procalcitonin on three mornings',
          why: 'Procalcitonin suggests bacterial infection but does not tell whether the pleural fluid is infected.',
        },
      ],
    },
    treatment: {
      text: 'Chest tube drainage plus intravenous antibiotics',
      why: 'In empyema, pus must be drained, since antibiotics alone do not sterilize the pleural space.',
      scene:
        'Aspiration of a left pleural effusion in a 50-year-old man gives thick yellow pus. Temperature is 39.3 °C (102.7 °F), blood pressure 122/72 mm Hg and saturation 94%.',
      slips: [
        {
          text: 'Two weeks of oral antibiotics with a repeat film',
          why: 'Tablets alone fail in empyema because the drug does not penetrate undrained pus.',
        },
        {
          text: 'Furosemide until the effusion has become smaller',
          why: 'Diuretics clear transudates of heart failure, not pus.',
        },
        {
          text: 'Talc pleurodesis through the aspiration needle',
          why: 'Pleurodesis is for recurrent malignant effusion or pneumothorax and would trap infection.',
        },
      ],
    },
    mechanism: {
      text: 'Bacterial invasion of parapneumonic fluid with fibrin and pus',
      why: 'In empyema, bacteria cross from infected lung into pleural fluid, and neutrophils and fibrin form pockets.',
    },
    complication: {
      text: 'Fibrous peel that traps the lung',
      why: 'In empyema, fibroblasts form a thick peel within weeks, which keeps the lung from expanding.',
      accepts: ['pneumococcal-pneumonia'],
    },
    risk: {
      text: 'Aspiration of mouth flora with alcohol use and bad teeth',
      why: 'Poor dental health and alcohol use favor aspiration of anaerobes, which often cause empyema.',
      accepts: ['pneumococcal-pneumonia'],
    },
    advice: {
      text: 'Take the antibiotic for weeks and report any new fever',
      why: 'In empyema, treatment lasts 2 to 6 weeks after drainage, and new fever may mean that pus has gathered again.',
      scene:
        'A 45-year-old woman goes home after drainage of an empyema. The tube is out, she has no fever, and the film shows a little pleural thickening.',
      accepts: ['pneumococcal-pneumonia'],
      slips: [
        {
          text: 'Stop the antibiotic three days after the tube was removed',
          why: 'Three days are far too short to clear the pleural space, and relapse is likely.',
        },
        {
          text: 'Rest in bed on the healthy side until the film is clear',
          why: 'Pleural thickening takes months to resolve, and early movement helps the lung expand.',
        },
      ],
    },
  },
  {
    id: 'pulmonary-tuberculosis',
    name: 'Active pulmonary tuberculosis',
    system: 'pulmonary',
    topic: 'Tuberculosis of the lung',
    source,
    step1: { area: 'respiratory-renal', topic: 'Pneumonia and tuberculosis' },
    step2: { area: 'respiratory', topic: 'Pneumonia' },
    vignettes: [
      'A 34-year-old man who came from the Philippines a year ago has coughed for 7 weeks, lately with blood. He soaks his sheets at night and has lost 8 kg. The film shows a cavity in the right upper lobe with streaky shadows around it. He has never smoked.',
      'A 47-year-old woman who lived in a shelter has had evening fevers, weight loss and a cough for 2 months. Amoxicillin did not help. There are crackles above the left collarbone. HIV testing is positive. CT shows nodules like a budding tree in the left apex and hilar nodes on that side.',
    ],
    hallmark:
      'weeks of cough, night sweats and weight loss with upper-lobe cavities or infiltrates',
    lookalikes: [
      'squamous-cell-lung-cancer',
      'sarcoidosis',
      'pneumococcal-pneumonia',
      'bronchiectasis',
      'hodgkin-lymphoma',
      'empyema',
      'hypersensitivity-pneumonitis',
      'mycoplasma-pneumonia',
    ],
    finding: {
      text: 'Cough for over 3 weeks with night sweats and weight loss',
      why: 'In tuberculosis, slow growth of the bacilli and cytokines cause weeks of cough, sweats and wasting.',
      accepts: ['hodgkin-lymphoma'],
    },
    test: {
      text: 'Sputum smears, culture and nucleic acid test for mycobacteria',
      why: 'In active tuberculosis, sputum tests prove the disease, show contagion and give drug sensitivity.',
      scene:
        'A 29-year-old woman from Peru has had cough, fever and weight loss for 6 weeks and a cavity in the left upper lobe. She has been placed in a negative pressure room.',
      slips: [
        {
          text: 'Interferon-gamma release assay in venous blood',
          why: 'The assay shows infection at some time and cannot tell latent from active disease.',
        },
        {
          text: 'Tuberculin skin test read at 48 to 72 hours',
          why: 'A skin test cannot prove or exclude active disease and gives no drug sensitivity.',
        },
      ],
    },
    treatment: {
      text: 'Isoniazid, rifampin, pyrazinamide and ethambutol',
      why: 'In active tuberculosis, four drugs for 2 months followed by two drugs prevent resistance and cure the disease.',
      scene:
        'A 38-year-old man has smear-positive tuberculosis of the right upper lobe. He has never been treated before. Liver tests, vision and creatinine are normal.',
      slips: [
        {
          text: 'Isoniazid as the sole drug for nine months',
          why: 'Isoniazid alone is for latent infection; in active disease it selects resistant bacilli.',
        },
        {
          text: 'Levofloxacin for ten days, then a new film',
          why: 'A fluoroquinolone alone masks tuberculosis for a while and breeds resistance.',
        },
      ],
    },
    mechanism: {
      text: 'Caseating granulomas around bacilli that survive in macrophages',
      why: 'In tuberculosis, bacilli block the phagolysosome, and T cells wall them off in granulomas with caseous centers.',
      accepts: ['latent-tuberculosis'],
    },
    complication: {
      text: 'Massive hemoptysis from a cavity vessel',
      why: 'In tuberculosis, a cavity may erode a widened artery in its wall and cause massive hemoptysis.',
      accepts: ['bronchiectasis', 'squamous-cell-lung-cancer'],
    },
    risk: {
      text: 'HIV infection or birth in a country with many cases',
      why: 'HIV infection is the strongest risk factor for active tuberculosis, and most US cases were infected abroad.',
      accepts: ['hodgkin-lymphoma', 'mycoplasma-pneumonia', 'empyema'],
    },
    advice: {
      text: 'Avoid alcohol and report dark urine, jaundice or loss of appetite',
      why: 'In tuberculosis, isoniazid, rifampin and pyrazinamide may injure the liver, and early reports prevent liver failure.',
      scene:
        'A 27-year-old man starts four drugs for tuberculosis under direct observation. Liver tests are normal. He drinks beer on weekends.',
      slips: [
        {
          text: 'Stop the tablets when the urine or tears turn orange',
          why: 'Rifampin colors body fluids orange without harm, so treatment goes on.',
        },
        {
          text: 'Take half of the tablets once the cough has disappeared',
          why: 'Taking half of the drugs breeds resistant bacilli and leads to relapse.',
        },
      ],
    },
  },
  {
    id: 'small-cell-lung-cancer',
    name: 'Small cell lung cancer',
    system: 'pulmonary',
    topic: 'Lung cancer and nodules',
    source,
    step1: { area: 'respiratory-renal', topic: 'Lung cancer' },
    vignettes: [
      'A 66-year-old man with 60 pack-years has a swollen face and arm veins for 10 days and is mildly confused. CT shows a bulky central mass with mediastinal nodes that presses on the superior vena cava. Sodium is 119 mmol/L, urine osmolality 560 mOsm/kg, and calcium is normal.',
    ],
    hallmark: 'a central mass in a smoker with bulky nodes and often hyponatremia or ectopic ACTH',
    lookalikes: [
      'squamous-cell-lung-cancer',
      'hodgkin-lymphoma',
      'sarcoidosis',
      'pulmonary-tuberculosis',
      'bronchiectasis',
      'cushing-disease',
      'pneumococcal-pneumonia',
    ],
    finding: {
      text: 'Swollen face and neck veins in a heavy smoker with cough',
      why: 'Small cell lung cancer grows fast in the center of the chest and is a leading cause of superior vena cava syndrome.',
      accepts: ['squamous-cell-lung-cancer'],
      slips: [
        {
          text: 'Long history of itching eyes and sneezing in spring',
          why: 'Seasonal sneezing and itch are allergic rhinitis and have no link with lung cancer.',
        },
      ],
    },
    test: {
      text: 'Bronchoscopic biopsy of the central mass',
      why: 'In suspected small cell lung cancer, the central mass is reached by bronchoscopy, and the cell type decides treatment.',
      scene:
        'A 61-year-old woman with 45 pack-years has cough, a sodium of 121 mmol/L and a 5 cm mass beside the right hilum. There are no signs of metastasis. Treatment depends on the cell type.',
      accepts: ['sarcoidosis'],
      slips: [
        {
          text: 'Sputum cytology on a single morning',
          why: 'One cytology often misses cancer and gives too little tissue for the type.',
        },
        {
          text: 'Serum chromogranin and carcinoembryonic antigen',
          why: 'Tumor markers in blood do not establish the cell type.',
        },
        {
          text: 'Removal of the lung without earlier biopsy',
          why: 'Small cell cancer is seldom treated by surgery, so the type must be known first.',
        },
      ],
    },
    treatment: {
      text: 'Chemotherapy with radiation to the chest',
      why: 'Limited small cell lung cancer is treated with platinum and etoposide plus radiation, since it has spread too early for surgery.',
      scene:
        'A 63-year-old man has small cell cancer of the left hilum with mediastinal nodes on that side. Brain, liver and bones are free, and his general condition is good.',
      slips: [
        {
          text: 'Wedge resection through a small incision',
          why: 'Resection does not help when mediastinal nodes hold small cell cancer.',
        },
        {
          text: 'Radiation to the brain without drugs',
          why: 'Preventive brain radiation may follow a response but does not treat the chest tumor.',
        },
        {
          text: 'Watchful waiting with CT in six months',
          why: 'Small cell cancer doubles within weeks, so waiting forfeits the chance of remission.',
        },
      ],
      accepts: ['hodgkin-lymphoma'],
    },
    mechanism: {
      text: 'Neuroendocrine cells that secrete ectopic hormones',
      why: 'Small cell lung cancer is of neuroendocrine type, so it may secrete antidiuretic hormone or ACTH.',
      accepts: ['siadh'],
    },
    complication: {
      text: 'Metastasis to the brain',
      why: 'Small cell lung cancer spreads early, and more than half of patients have brain metastases in their course.',
      accepts: ['siadh', 'squamous-cell-lung-cancer'],
    },
    risk: {
      text: 'Heavy cigarette smoking over many years',
      why: 'Over 95% of small cell lung cancers occur in people who smoke or smoked.',
      accepts: ['squamous-cell-lung-cancer', 'siadh'],
    },
    advice: {
      text: 'Report at once any weakness in the legs, headache or swelling of the face',
      why: 'In small cell lung cancer, spinal cord, brain and vena cava may be compressed, and early treatment preserves function.',
      scene:
        'A 58-year-old man with small cell lung cancer begins outpatient chemotherapy. He asks which symptoms cannot wait until the next visit.',
      slips: [
        {
          text: 'Drink as much water as possible during the days of nausea',
          why: 'Free water worsens hyponatremia, which is frequent in small cell cancer.',
        },
      ],
      accepts: ['siadh'],
    },
  },
  {
    id: 'squamous-cell-lung-cancer',
    name: 'Squamous cell lung cancer',
    system: 'pulmonary',
    topic: 'Lung cancer and nodules',
    source,
    step1: { area: 'respiratory-renal', topic: 'Lung cancer' },
    step2: { area: 'respiratory', topic: 'Lung nodule and cancer' },
    vignettes: [
      'A 69-year-old man with 55 pack-years has coughed blood for a month and is constipated and thirsty. Calcium is 13.1 mg/dL with a low parathyroid hormone. The film shows a thick-walled cavity next to the right hilum. Three sputum smears for acid-fast bacilli are negative, and sodium is normal.',
    ],
    hallmark:
      'a central, often cavitating mass in a smoker, with hypercalcemia from a hormone-like peptide',
    lookalikes: [
      'small-cell-lung-cancer',
      'pulmonary-tuberculosis',
      'sarcoidosis',
      'primary-hyperparathyroidism',
      'bronchiectasis',
      'empyema',
      'multiple-myeloma',
      'pneumococcal-pneumonia',
    ],
    finding: {
      text: 'Bloody sputum with clubbing in a long-term smoker',
      why: 'In squamous cell lung cancer, a central tumor erodes bronchial vessels, and clubbing is frequent.',
      accepts: ['small-cell-lung-cancer'],
    },
    test: {
      text: 'Bronchoscopic biopsy of the central mass',
      why: 'In squamous cell lung cancer, the central tumor is seen and sampled through the bronchoscope.',
      scene:
        'A 72-year-old man who smokes has had two pneumonias in the same lobe within 4 months. CT shows a mass that narrows the bronchus of that lobe. Sputum smears and cultures are negative.',
      accepts: ['sarcoidosis'],
      slips: [
        {
          text: 'Repeat CT of the chest in six months',
          why: 'Follow-up by CT suits small nodules of low risk and not a mass that blocks a bronchus.',
        },
      ],
    },
    treatment: {
      text: 'Surgical lobectomy with node sampling',
      why: 'In early squamous cell lung cancer with adequate lung function, lobectomy offers the best chance of cure.',
      scene:
        'A 64-year-old woman has a 2.5 cm squamous cell cancer of the left upper lobe. PET-CT and brain imaging show no spread. FEV1 is 82% of predicted, and she walks 5 km a day.',
      slips: [
        {
          text: 'Palliative care without any local treatment',
          why: 'She has localized disease and good lungs, so treatment aims at cure.',
        },
        {
          text: 'Radiation to the whole brain as prevention',
          why: 'Preventive brain radiation is a subject in small cell cancer and does not treat her tumor.',
        },
      ],
    },
    mechanism: {
      text: 'Bronchial metaplasia that turns malignant and keratinizes',
      why: 'Squamous cell lung cancer arises from smoke-induced metaplasia of the bronchus and forms keratin pearls.',
    },
    complication: {
      text: 'Hypercalcemia from parathyroid-related peptide',
      why: 'Squamous cell lung cancer is the lung cancer that most often causes hypercalcemia, through parathyroid hormone-related peptide.',
      accepts: ['primary-hyperparathyroidism', 'multiple-myeloma'],
    },
    risk: {
      text: 'Decades of smoking with exposure to asbestos or radon',
      why: 'Smoking is the main cause of squamous cell lung cancer, and asbestos and radon multiply the risk.',
      accepts: ['small-cell-lung-cancer'],
    },
    advice: {
      text: 'Quit smoking before surgery and walk every day until then',
      why: 'In squamous cell lung cancer, quitting and training before lobectomy lower complications and improve survival.',
      scene:
        'A 60-year-old man with operable squamous cell lung cancer still smokes. Surgery is planned in 4 weeks. He thinks that it is too late to stop.',
      slips: [
        {
          text: 'Smoke fewer cigarettes now and stop after the operation',
          why: 'Fewer cigarettes do not undo the risk of surgery; stopping now does.',
        },
        {
          text: 'Rest as much as possible to save strength for the operation',
          why: 'Rest weakens him, while training before surgery improves recovery.',
        },
      ],
    },
  },
  {
    id: 'hypersensitivity-pneumonitis',
    name: 'Hypersensitivity pneumonitis',
    system: 'pulmonary',
    topic: 'Interstitial lung disease and sarcoidosis',
    source,
    vignettes: [
      'A 45-year-old dairy farmer has chills, dry cough and tight breathing about 6 hours after he feeds moldy hay; it passes by the next noon. He has had four such spells. Fine crackles are heard without wheeze. CT shows hazy centrilobular nodules, and eosinophils and IgE are normal.',
    ],
    hallmark: 'fever, dry cough and crackles hours after exposure to an organic dust',
    lookalikes: [
      'asthma',
      'mycoplasma-pneumonia',
      'pulmonary-fibrosis',
      'sarcoidosis',
      'pneumococcal-pneumonia',
      'pulmonary-tuberculosis',
      'bronchiectasis',
      'hfref',
    ],
    finding: {
      text: 'Cough and chills 4 to 8 hours after contact with hay or birds',
      why: 'In hypersensitivity pneumonitis, the immune reaction needs hours, so symptoms follow exposure with a delay.',
    },
    test: {
      text: 'High-resolution CT with a careful exposure history',
      why: 'In hypersensitivity pneumonitis, hazy centrilobular nodules with air trapping and a matching exposure make the diagnosis.',
      scene:
        'A 51-year-old woman has bred pigeons for 10 years and has had dry cough and evening chills for months. They vanish when she travels. The plain film shows a faint haze.',
      accepts: ['pulmonary-fibrosis', 'bronchiectasis'],
      slips: [
        {
          text: 'Skin prick test with pollen and house dust mites',
          why: 'Prick tests show IgE-mediated allergy, which is not the mechanism of this disease.',
        },
        {
          text: 'Peak flow diary over two weeks at home and work',
          why: 'A peak flow diary is for asthma; this disease affects alveoli and small airways.',
        },
      ],
    },
    treatment: {
      text: 'Complete avoidance of the antigen',
      why: 'In hypersensitivity pneumonitis, avoiding the antigen is the essential treatment and may cure early disease.',
      scene:
        'A 39-year-old hobby breeder of parakeets has hypersensitivity pneumonitis with mild symptoms. Lung function is near normal, and he asks what will do most for him in the long run.',
      slips: [
        {
          text: 'Daily inhaled steroid with a bronchodilator',
          why: 'Inhaled drugs for asthma do not stop the reaction in the alveoli.',
        },
        {
          text: 'Paper mask while cleaning the cages as before',
          why: 'A paper mask does not keep out fine antigen, so the disease goes on to scarring.',
        },
      ],
      accepts: ['asthma'],
    },
    mechanism: {
      text: 'Immune complex and T-cell reaction to an inhaled organic dust',
      why: 'In hypersensitivity pneumonitis, IgG complexes and T cells react to inhaled organic antigen and form loose granulomas.',
    },
    complication: {
      text: 'Lasting fibrosis of both lungs',
      why: 'In hypersensitivity pneumonitis, exposure that goes on leads to irreversible fibrosis.',
      accepts: ['pulmonary-fibrosis'],
    },
    risk: {
      text: 'Moldy hay, pet birds or another organic dust',
      why: 'Thermophilic actinomycetes in moldy hay and proteins of birds are the classic causes of hypersensitivity pneumonitis.',
    },
    advice: {
      text: 'Give the birds away and have the home cleaned of their dust',
      why: 'In hypersensitivity pneumonitis, antigen remains in the home for months, so the source and its dust must go.',
      scene:
        'A 48-year-old woman with hypersensitivity pneumonitis from her cockatiels feels better on prednisone. She would like to keep her birds while she takes the drug.',
      slips: [
        {
          text: 'Keep the birds as long as the steroid controls the symptoms',
          why: 'Steroids do not prevent scarring when the exposure goes on.',
        },
        {
          text: 'Have injections of bird protein to get used to the antigen',
          why: 'Immunotherapy is for IgE-mediated allergy and may worsen this disease.',
        },
      ],
    },
  },
  {
    id: 'ards',
    name: 'Acute respiratory distress syndrome',
    system: 'pulmonary',
    topic: 'ARDS',
    source,
    step1: { area: 'respiratory-renal', topic: 'Gas exchange and ventilation-perfusion' },
    step2: { area: 'respiratory', topic: 'Respiratory failure and ventilation' },
    vignettes: [
      'Two days after admission for gallstone pancreatitis, a 46-year-old woman breathes 36 times a minute. PaO2 is 58 mm Hg on 60% oxygen. The film shows new diffuse haze in both lungs without effusions, the heart is of normal size, and the echocardiogram shows a normal left ventricle and atrium.',
      'A 33-year-old man with septic shock from a perforated appendix is intubated. On an FiO2 of 0.8 and a PEEP of 8 cm H2O, PaO2 is 72 mm Hg. Both lungs are white on the film, much worse than yesterday. Neck veins are flat, natriuretic peptide is normal, and secretions are scant.',
    ],
    hallmark:
      'new bilateral infiltrates within a week of an insult and a PaO2/FiO2 of 300 or less without heart failure',
    lookalikes: [
      'hfref',
      'pneumococcal-pneumonia',
      'pulmonary-embolism',
      'pulmonary-fibrosis',
      'hypersensitivity-pneumonitis',
      'tension-pneumothorax',
      'taco',
    ],
    finding: {
      text: 'Hypoxemia that hardly improves with high oxygen',
      why: 'In ARDS, flooded alveoli shunt blood past the gas, so added oxygen raises PaO2 little.',
      accepts: ['pulmonary-embolism'],
      scene:
        'A woman with sepsis becomes breathless on the second day, with diffuse bilateral haze on the film and normal heart size. ARDS is suspected.',
      slips: [
        {
          text: 'Paroxysmal dyspnea that wakes the patient at night',
          why: 'Attacks at night belong to heart failure and not to ARDS, which is steadily progressive.',
        },
      ],
    },
    test: {
      text: 'Blood gas, chest film and echocardiography together',
      why: 'In ARDS, the gas gives the ratio, the film shows both lungs involved, and echocardiography excludes cardiac edema.',
      scene:
        'A 57-year-old man is severely breathless a day after he inhaled gastric contents. The {clinician} suspects ARDS and wants to meet its definition.',
      accepts: ['hfref', 'hypersensitivity-pneumonitis'],
      slips: [
        {
          text: 'Pulmonary artery catheter in each such patient',
          why: 'Routine right heart catheters have not improved outcome and are not part of the definition.',
        },
        {
          text: 'Open lung biopsy as soon as it is possible',
          why: 'Biopsy is risky in severe hypoxemia and is rarely needed for the diagnosis.',
        },
      ],
    },
    treatment: {
      text: 'Ventilation at 6 mL/kg of predicted body weight',
      why: 'In ARDS, low tidal volumes with limited plateau pressure prevent overstretch and lower mortality.',
      scene:
        'A 49-year-old woman with ARDS from pneumonia was intubated. She is 165 cm tall and weighs 92 kg. The respirator gives 750 mL per breath with a plateau pressure of 38 cm H2O. Antibiotics have been started.',
      slips: [
        {
          text: 'Tidal volume of 10 mL/kg of actual weight',
          why: 'Large volumes based on actual weight overstretch the lung and raise mortality.',
        },
        {
          text: 'High oxygen fraction with no positive end pressure',
          why: 'Without end-expiratory pressure, alveoli collapse, and oxygen alone corrects a shunt poorly.',
        },
        {
          text: 'Generous fluids to raise venous pressure',
          why: 'Liberal fluid worsens leakage into the lung; a conservative strategy shortens ventilation.',
        },
      ],
    },
    mechanism: {
      text: 'Leaky alveolar capillaries that flood airspaces with protein',
      why: 'In ARDS, neutrophils injure endothelium and epithelium, and protein-rich fluid forms hyaline membranes.',
    },
    complication: {
      text: 'Barotrauma with air in the pleural space',
      why: 'In ARDS, stiff lungs need high pressures, and overdistended alveoli may rupture.',
      accepts: [
        'tension-pneumothorax',
        'pulmonary-embolism',
        'hypersensitivity-pneumonitis',
        'pulmonary-fibrosis',
        'taco',
      ],
    },
    risk: {
      text: 'Sepsis from any source',
      why: 'Sepsis is the commonest cause of ARDS, followed by aspiration, pneumonia and trauma.',
      accepts: ['pneumococcal-pneumonia', 'tension-pneumothorax'],
    },
    advice: {
      text: 'Expect months of weakness and join a rehabilitation program',
      why: 'After ARDS, weakness, low mood and poor memory last for months, and rehabilitation speeds recovery.',
      scene:
        'A 44-year-old man survived ARDS and 18 days of ventilation. His lungs have nearly recovered. He is frustrated that he cannot climb a flight of stairs 3 weeks later.',
      accepts: ['pulmonary-fibrosis'],
      slips: [
        {
          text: 'Rest in bed until the strength has fully come back',
          why: 'Bed rest prolongs muscle loss after critical illness.',
        },
        {
          text: 'Use oxygen around the clock for the rest of your life',
          why: 'Most survivors of ARDS regain near-normal gas exchange and need no oxygen.',
        },
      ],
    },
  },
  {
    id: 'bronchiolitis',
    name: 'Acute viral bronchiolitis',
    system: 'pulmonary',
    topic: 'Bronchiolitis, croup and pertussis',
    source,
    step2: { area: 'respiratory', topic: 'Neonatal respiratory distress' },
    vignettes: [
      'In January, a 5-month-old boy has had a runny nose for 3 days and now breathes fast and feeds poorly. Temperature is 38.0 °C (100.4 °F), respirations 58/min and saturation 93%. There are wheezes and fine crackles all over both lungs with mild retractions. It is his first such illness.',
    ],
    hallmark: 'a first episode of wheeze and crackles after a cold in an infant in winter',
    lookalikes: [
      'asthma',
      'croup',
      'pertussis',
      'pneumococcal-pneumonia',
      'mycoplasma-pneumonia',
      'bronchiectasis',
      'gerd',
    ],
    finding: {
      text: 'First wheeze with crackles after a cold in an infant',
      why: 'In bronchiolitis, debris plugs small airways, which gives wheeze and crackles on both sides some days into a cold.',
    },
    test: {
      text: 'Clinical assessment without further tests',
      why: 'Bronchiolitis is diagnosed from history and examination; films and blood tests lead to needless antibiotics.',
      scene:
        'A 7-month-old girl has had a cold for 2 days and now has wheezes and crackles on both sides. She drinks half of her bottles, has wet diapers, and saturation is 96%.',
      slips: [
        {
          text: 'Chest film and full blood count',
          why: 'Routine films and counts do not change care in bronchiolitis and promote needless antibiotics.',
        },
        {
          text: 'Blood culture and lumbar puncture',
          why: 'Invasive tests are for toxic or very young febrile infants and not for a well infant of 7 months with wheeze.',
        },
      ],
      question: 'Which evaluation is the best next step?',
    },
    treatment: {
      text: 'Nasal suction, fluids and oxygen when needed',
      why: 'In bronchiolitis, care is supportive, since bronchodilators, steroids and antibiotics do not help.',
      scene:
        'A 4-month-old boy with RSV bronchiolitis takes a third of his usual feeds. Respirations are 62/min and saturation 88% on room air. He is alert, and the ears are normal.',
      slips: [
        {
          text: 'Prednisolone by mouth for five days',
          why: 'Trials of steroids in bronchiolitis have shown no benefit for the infant.',
        },
        {
          text: 'Albuterol nebulized every four hours',
          why: 'Bronchodilators do not shorten bronchiolitis, because the obstruction is mucus and swelling.',
        },
        {
          text: 'Amoxicillin by mouth for one week',
          why: 'The cause is viral, and antibiotics are given only for proven bacterial infection.',
        },
      ],
    },
    mechanism: {
      text: 'Viral necrosis and swelling that plug the small airways',
      why: 'In bronchiolitis, respiratory syncytial virus kills bronchiolar cells, and debris and edema plug narrow airways.',
    },
    complication: {
      text: 'Apnea early in the course of illness',
      why: 'In bronchiolitis, infants under 2 months and those born early may stop breathing, so they are monitored.',
      accepts: ['pertussis'],
    },
    risk: {
      text: 'Premature birth and tobacco smoke in the home',
      why: 'Prematurity, age under 3 months and smoke exposure make bronchiolitis more likely and more severe.',
      accepts: ['asthma'],
    },
    advice: {
      text: 'Wash hands, keep smoke away and use saline drops before feeds',
      why: 'In bronchiolitis, hand washing stops the spread, smoke makes it worse, and a clear nose lets the infant drink.',
      accepts: ['croup'],
      slips: [
        {
          text: 'Give cough syrup with codeine at night to let the infant rest',
          why: 'Cough and cold drugs are dangerous in infants, and codeine may stop their breathing.',
        },
        {
          text: 'Keep the rest of an antibiotic ready for the next winter',
          why: 'Antibiotics do not treat or prevent viral bronchiolitis.',
        },
      ],
    },
  },
  {
    id: 'croup',
    name: 'Viral croup',
    system: 'pulmonary',
    topic: 'Bronchiolitis, croup and pertussis',
    source,
    vignettes: [
      'An 18-month-old girl with a cold wakes at night with a cough like the bark of a seal and a hoarse voice. A harsh sound is heard on breathing in when she cries. Temperature is 38.2 °C (100.8 °F). She drinks, does not drool, and her shots are up to date. The lungs are clear.',
    ],
    hallmark: 'a barking cough, hoarseness and inspiratory stridor after a cold in a toddler',
    lookalikes: [
      'bronchiolitis',
      'pertussis',
      'asthma',
      'epiglottitis',
      'pneumococcal-pneumonia',
      'mycoplasma-pneumonia',
      'peritonsillar-abscess',
    ],
    finding: {
      text: 'Barking cough with hoarseness and inspiratory stridor',
      why: 'In croup, swelling below the vocal cords causes the bark, the hoarse voice and a harsh inspiration.',
    },
    test: {
      text: 'Clinical assessment without further tests',
      why: 'Croup is diagnosed by history and examination, and tests that upset the child may worsen the obstruction.',
      scene:
        'A 2-year-old boy has had a barking cough since last night. He sits on his mother’s lap, swallows well and has stridor only when upset. Saturation is 98%, and the barking cough fits croup.',
      slips: [
        {
          text: 'Throat inspection with a spatula and swab',
          why: 'Forced inspection upsets the child and adds nothing when the picture is typical.',
        },
        {
          text: 'Arterial blood gas from the radial artery',
          why: 'The painful puncture makes him cry and does not help in mild croup.',
        },
      ],
      question: 'Which evaluation is the best next step?',
    },
    treatment: {
      text: 'Nebulized epinephrine plus oral dexamethasone',
      why: 'In croup with stridor at rest, epinephrine shrinks swelling within minutes, and dexamethasone prevents return.',
      scene:
        'A 20-month-old boy with croup has stridor at rest and deep retractions. Saturation is 94%. He is alert and can swallow. His temperature is 38.0 °C (100.4 °F).',
      slips: [
        {
          text: 'Ceftriaxone and removal to the radiology suite',
          why: 'Antibiotics do not treat viral croup, and leaving the treatment area is unsafe with stridor at rest.',
        },
        {
          text: 'Discharge with a steam bath in the evening',
          why: 'Steam has no proven effect, and a child with stridor at rest needs treatment and observation.',
        },
        {
          text: 'Nebulized albuterol plus ipratropium',
          why: 'Bronchodilators act on lower airways and do not shrink swelling below the vocal cords.',
        },
      ],
    },
    mechanism: {
      text: 'Viral swelling of the airway below the vocal cords',
      why: 'In croup, parainfluenza virus inflames the subglottic airway, the narrowest part in a small child.',
    },
    complication: {
      text: 'Upper airway obstruction with fatigue',
      why: 'In severe croup, swelling may close the airway; less stridor with drowsiness is a sign of exhaustion.',
      accepts: ['epiglottitis', 'peritonsillar-abscess', 'asthma'],
    },
    risk: {
      text: 'Parainfluenza infection at 6 months to 3 years of age',
      why: 'Croup is mostly due to parainfluenza virus in children from 6 months to 3 years, in the fall.',
    },
    advice: {
      text: 'Seek care at once if harsh breathing is heard at rest or the child drools',
      why: 'In croup, stridor at rest or drooling means dangerous narrowing and needs emergency care.',
      accepts: ['epiglottitis', 'peritonsillar-abscess', 'bronchiolitis'],
      slips: [
        {
          text: 'Give an antihistamine and a cough syrup before each bedtime',
          why: 'Such drugs do not help croup, and sedation can hide tiring.',
        },
        {
          text: 'Let the child inhale hot steam over a bowl of boiling water',
          why: 'Steam has no proven effect in croup and is a common cause of scalds.',
        },
      ],
    },
  },
  {
    id: 'pertussis',
    name: 'Pertussis (whooping cough)',
    system: 'pulmonary',
    topic: 'Bronchiolitis, croup and pertussis',
    source,
    step2: { area: 'respiratory', topic: 'Pneumonia' },
    vignettes: [
      'A 16-year-old girl had a mild cold 3 weeks ago. Since then she has had fits of ten or more coughs in a row that end in vomiting. She is well between fits, without fever. The lungs are clear, the film is normal, and lymphocytes are 14,000/mm³. Her last tetanus booster was at age 5.',
      'A 7-week-old boy whose grandmother has had a cough for a month coughs in bursts until his face turns purple, then gasps. There is blood in one conjunctiva. He has no fever or wheeze, and white cells are 32,000/mm³, mostly lymphocytes.',
    ],
    hallmark: 'weeks of coughing fits with whoop or vomiting, no fever and a high lymphocyte count',
    lookalikes: [
      'bronchiolitis',
      'croup',
      'asthma',
      'mycoplasma-pneumonia',
      'pneumococcal-pneumonia',
      'bronchiectasis',
      'pulmonary-tuberculosis',
      'gerd',
    ],
    finding: {
      text: 'Fits of coughing that end in a whoop or vomiting',
      why: 'In pertussis, toxins injure ciliated cells, and uncontrollable fits end in a gasp or vomiting.',
    },
    test: {
      text: 'Nasopharyngeal swab for PCR and culture',
      why: 'In pertussis, PCR of a nasopharyngeal swab is sensitive within the first 4 weeks, and culture is specific.',
      scene:
        'A 35-year-old teacher has had coughing fits with gagging for 2 weeks. Lungs and film are normal. Several pupils have a similar cough, and she is in her third month of pregnancy.',
      slips: [
        {
          text: 'Rapid streptococcal antigen test',
          why: 'Streptococcal pharyngitis causes a sore throat with fever and no coughing fits.',
        },
      ],
      accepts: ['mycoplasma-pneumonia'],
    },
    treatment: {
      text: 'Azithromycin for patient and household contacts',
      why: 'In pertussis, a macrolide ends contagion, and close contacts receive it as prophylaxis.',
      scene:
        'PCR confirms pertussis in an 11-year-old boy with a cough of 12 days. His mother is 36 weeks pregnant, and he has a sister of 2 years. None of them is allergic to drugs.',
      accepts: ['mycoplasma-pneumonia'],
      slips: [
        {
          text: 'Amoxicillin for the boy alone for ten days',
          why: 'Amoxicillin does not clear Bordetella, and contacts at risk would stay unprotected.',
        },
        {
          text: 'Booster vaccine for the boy in place of a drug',
          why: 'The vaccine does not treat disease that has begun or stop him from spreading it.',
        },
      ],
    },
    mechanism: {
      text: 'Toxin that raises cyclic AMP and keeps lymphocytes in the blood',
      why: 'In pertussis, the toxin disables Gi protein, which raises cyclic AMP and stops lymphocytes from leaving the blood.',
    },
    complication: {
      text: 'Apnea with seizures or pneumonia',
      why: 'In young infants, pertussis causes apnea, pneumonia and seizures, and most deaths occur under 3 months of age.',
      accepts: ['bronchiolitis', 'pneumococcal-pneumonia'],
    },
    risk: {
      text: 'Missed or waned vaccination with a coughing contact',
      why: 'Immunity after vaccination wanes within years, so unvaccinated infants and older contacts catch pertussis.',
      accepts: ['mycoplasma-pneumonia'],
    },
    advice: {
      text: 'Have Tdap in each pregnancy so that the newborn is protected',
      why: 'Tdap at 27 to 36 weeks of each pregnancy passes antibodies that protect the infant from pertussis.',
      scene:
        'A woman in the 28th week of her second pregnancy lost a niece to whooping cough. She was vaccinated 2 years ago, before her first child was born, and asks how to protect the baby.',
      slips: [
        {
          text: 'Vaccinate the newborn against pertussis on the first day',
          why: 'The vaccine is started at 2 months; newborn doses do not protect in time.',
        },
        {
          text: 'Rely on the dose from the first pregnancy two years ago',
          why: 'Antibody levels fall quickly, so Tdap is given in each pregnancy.',
        },
      ],
    },
  },
];

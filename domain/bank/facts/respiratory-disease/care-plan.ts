import { decisionSet } from './decision.ts';

/** Diseases of the chest, and what the therapist should recommend to the physician. */
export const carePlanSet = decisionSet({
  topic: 'plan',
  source: 'Standard respiratory care and pulmonary medicine texts',
  courses: {
    ctpa: {
      text: 'CT pulmonary angiography',
      why: 'CT angiography is for suspected pulmonary embolism in a stable patient who tolerates contrast.',
    },
    chestTube: {
      text: 'Pleural drainage by tube',
      why: 'A chest tube drains a large pneumothorax, blood or infected fluid.',
    },
    thoracentesis: {
      text: 'Diagnostic thoracentesis',
      why: 'Thoracentesis removes and samples free fluid of the pleural space.',
    },
    diuretic: {
      text: 'Furosemide by vein',
      why: 'A loop diuretic is for pulmonary edema from heart failure or fluid overload.',
    },
    heparin: {
      text: 'Anticoagulation alone',
      why: 'Anticoagulation is for venous clots and for pulmonary embolism without shock.',
    },
    lysis: {
      text: 'Thrombolytic therapy',
      why: 'Thrombolysis is for massive embolism with shock and no reason against it.',
    },
    steroid: {
      text: 'Systemic corticosteroids',
      why: 'Systemic corticosteroids treat the inflammation of acute asthma or a COPD exacerbation.',
    },
    antibiotic: {
      text: 'Cultures and antibiotics',
      why: 'Culture and antibiotics are for bacterial infection with fever, purulent sputum or a new infiltrate.',
    },
    bronchodilator: {
      text: 'Inhaled bronchodilators',
      why: 'Bronchodilators are for airflow limitation that is at least partly reversible.',
    },
    stopDrug: {
      text: 'Stopping the offending drug',
      why: 'The drug is stopped when it causes cough, bronchospasm, bleeding or depressed breathing.',
    },
    bronchoscopy: {
      text: 'Flexible bronchoscopy',
      why: 'Bronchoscopy is for inspection, sampling or removal of material in the airways.',
    },
    sleepStudy: {
      text: 'Overnight sleep study',
      why: 'Polysomnography is for suspected sleep apnea with snoring, pauses and daytime sleepiness.',
    },
    plasma: {
      text: 'Plasma exchange or immune globulin',
      why: 'Plasma exchange or immune globulin is for Guillain-Barré syndrome and myasthenic crisis.',
    },
    spirometry: {
      text: 'Spirometry plus albuterol',
      why: 'Spirometry establishes airflow limitation and how far it reverses.',
    },
    alpha: {
      text: 'Alpha-1 antitrypsin level',
      why: 'The level is measured in early emphysema, above all at the lung bases or with little smoking.',
    },
    analgesia: {
      text: 'Stronger pain control',
      why: 'Pain relief lets patients with rib or surgical pain breathe deeply and cough.',
    },
    isolation: {
      text: 'Airborne isolation and sputum smears',
      why: 'Isolation with smears is for suspected tuberculosis of the lungs.',
    },
  },
  decisions: [
    {
      id: 'plan-embolism-stable',
      scene:
        'A woman on estrogen pills has sudden dyspnea and sharp chest pain after a long flight. Lungs are clear on examination and film. Heart rate is 118/min, SpO₂ 90%, blood pressure 124/76 mm Hg, and kidney function is normal.',
      key: 'ctpa',
      why: 'Sudden dyspnea with clear lungs, tachycardia and a risk factor suggests embolism, and she can have contrast.',
      wrong: ['bronchodilator', 'antibiotic', 'diuretic', 'spirometry', 'thoracentesis'],
      lesson: 'Hypoxemia with a clear film should bring embolism to mind.',
    },
    {
      id: 'plan-embolism-cancer',
      scene:
        'While his leg is in a cast, a man with colon cancer coughs up some blood and faints briefly. The calf above the cast is swollen. He is now stable at 128/80 mm Hg with an SpO₂ of 89% and a clear radiograph.',
      key: 'ctpa',
      why: 'Cancer, immobility, leg swelling, syncope and hemoptysis give a high probability of embolism, which the scan shows.',
      wrong: ['bronchoscopy', 'antibiotic', 'isolation', 'diuretic', 'thoracentesis'],
      because: {
        bronchoscopy:
          'Hemoptysis has a likelier cause here, and bronchoscopy does not show clots in arteries.',
      },
      lesson: 'With high probability treatment is started while waiting for the scan.',
    },
    {
      id: 'plan-embolism-treat',
      scene:
        'A scan shows clots in two segmental pulmonary arteries of a stable patient. The right heart is of normal size. There is no bleeding, and platelets are normal.',
      key: 'heparin',
      why: 'Stable embolism without strain of the right heart is treated by anticoagulation.',
      wrong: ['lysis', 'diuretic', 'steroid', 'antibiotic'],
      because: {
        lysis:
          'Thrombolysis is for shock from embolism. In stable patients its bleeding risk outweighs the benefit.',
      },
      lesson: 'Anticoagulants stop growth of the clot. The body dissolves it.',
    },
    {
      id: 'plan-embolism-dvt',
      scene:
        'After hip replacement a patient has a swollen leg with a clot in the femoral vein on ultrasound. He breathes easily with an SpO₂ of 96%, and the surgeon sees no risk of bleeding.',
      key: 'heparin',
      why: 'A clot in the thigh can travel to the lungs. Anticoagulation prevents it.',
      wrong: ['lysis', 'ctpa', 'diuretic', 'analgesia'],
      because: {
        ctpa: 'He has no signs of embolism, and the clot in the leg already decides the treatment.',
        lysis:
          'A clot in the leg without danger to the limb does not justify the bleeding risk of thrombolysis.',
      },
      lesson: 'A caval filter is for those who cannot have anticoagulants.',
    },
    {
      id: 'plan-embolism-shock',
      scene:
        'Two weeks after a knee sprain a 40-year-old collapses. Blood pressure is 70/40 mm Hg despite fluids, neck veins are full, lungs are clear, and the right ventricle is huge and hardly moves on ultrasound. He has never bled.',
      key: 'lysis',
      why: 'Shock with right heart failure from embolism needs the clot dissolved quickly.',
      wrong: ['diuretic', 'steroid', 'heparin', 'chestTube', 'antibiotic'],
      because: {
        diuretic:
          'A failing right ventricle in shock depends on its filling. A diuretic lowers pressure further.',
        heparin:
          'Anticoagulants stop growth of the clot but do not remove it fast enough in shock.',
      },
      lesson: 'Surgical or catheter removal is the alternative when thrombolysis is forbidden.',
    },
    {
      id: 'plan-pneumothorax-large',
      scene:
        'A tall young man with sudden left chest pain has a pneumothorax that fills half of the left side. Blood pressure is 122/70 mm Hg, he is short of breath, and SpO₂ is 91% on oxygen.',
      key: 'chestTube',
      why: 'A large pneumothorax that causes symptoms needs drainage of the air.',
      wrong: ['ctpa', 'bronchoscopy', 'analgesia', 'bronchodilator', 'thoracentesis'],
      because: { thoracentesis: 'The pleural space holds air, so there is no fluid to sample.' },
      lesson: 'Small ones without symptoms are watched with oxygen.',
    },
    {
      id: 'plan-hemothorax',
      scene:
        'A stab wound of the right chest has left dullness and absent breath sounds at the base. The film shows fluid up to the fourth rib, hemoglobin has dropped to 9 g/dL, and the blood pressure holds with fluids.',
      key: 'chestTube',
      why: 'Blood in the pleural space is drained by a large tube, which also shows how fast it bleeds.',
      wrong: ['diuretic', 'analgesia', 'thoracentesis', 'bronchoscopy'],
      because: {
        thoracentesis: 'A needle sample does not empty the blood or show how fast it returns.',
        analgesia: 'Pain relief helps, but the blood that compresses the lung must be drained.',
      },
      lesson: 'More than 1,500 mL at once, or 200 mL an hour, calls for surgery.',
    },
    {
      id: 'plan-empyema',
      scene:
        'Ten days into pneumonia a patient is febrile again. Fluid taken from the pleural space is thick pus with a pH of 6.9.',
      ask: 'Which addition to antibiotics should be expected?',
      key: 'chestTube',
      why: 'Pus in the pleural space does not heal without drainage.',
      wrong: ['steroid', 'diuretic', 'bronchoscopy', 'thoracentesis'],
      because: { thoracentesis: 'The fluid has been sampled. Thick pus needs lasting drainage.' },
      lesson: 'A pleural pH below 7.20 is a reason for a tube.',
    },
    {
      id: 'plan-effusion-new',
      scene:
        'A smoker has lost 8 kg and is short of breath. The right base is dull to percussion with decreased fremitus, and the film in a side-lying position shows a layer of 4 cm. Heart size is normal.',
      key: 'thoracentesis',
      why: 'A new one-sided effusion of this size is sampled for diagnosis and drained for relief.',
      wrong: ['diuretic', 'antibiotic', 'bronchodilator', 'ctpa'],
      because: {
        diuretic:
          'There are no signs of heart failure, and a one-sided effusion needs a diagnosis.',
      },
      lesson: 'Exudate: protein ratio above 0.5 or LDH ratio above 0.6.',
    },
    {
      id: 'plan-effusion-fever',
      scene:
        'A patient with pneumonia has stayed febrile for four days. Ultrasound shows free fluid of 5 cm above the left diaphragm without chambers. Clotting is normal.',
      key: 'thoracentesis',
      why: 'A sample tells whether the effusion is infected and must be drained for good.',
      wrong: ['diuretic', 'steroid', 'bronchodilator', 'bronchoscopy'],
      lesson: 'Effusions next to pneumonia that are thicker than about 1 cm are sampled.',
    },
    {
      id: 'plan-heart-failure',
      scene:
        'A patient with an old heart attack is woken by dyspnea, sits up and has crackles to the midzones. Neck veins are full, ankles swollen, and blood pressure is 164/96 mm Hg. CPAP has been started.',
      key: 'diuretic',
      why: 'Fluid overload from left heart failure is treated by a loop diuretic next to positive pressure.',
      wrong: ['bronchodilator', 'antibiotic', 'steroid', 'thoracentesis'],
      lesson: 'Wheezes in heart failure come from swollen airways and do not need albuterol first.',
    },
    {
      id: 'plan-transfusion-overload',
      scene:
        'After the third unit of red cells within four hours an older patient becomes breathless. Blood pressure has risen to 182/94 mm Hg, crackles and full neck veins are new, and there is no fever.',
      key: 'diuretic',
      why: 'High pressure with full veins after much volume is circulatory overload, which a diuretic relieves.',
      wrong: ['steroid', 'antibiotic', 'heparin', 'bronchodilator'],
      lesson:
        'Transfusion-related lung injury has low or normal filling pressures and is treated by support.',
    },
    {
      id: 'plan-copd-flare',
      scene:
        'A patient with a COPD exacerbation is on oxygen, albuterol with ipratropium, and an antibiotic for purulent sputum. Air flow has hardly improved within a day.',
      ask: 'Which addition has proven benefit?',
      key: 'steroid',
      why: 'A short course of about five days speeds recovery of airflow and lowers relapse in exacerbations.',
      wrong: ['diuretic', 'heparin', 'bronchoscopy', 'ctpa'],
      lesson: 'Watch glucose during the course.',
    },
    {
      id: 'plan-asthma-relapse',
      scene:
        'In the emergency department a patient with asthma has had three albuterol treatments. Peak flow rose just from 45 to 52% of predicted. No other drug was given, and lungs show wheezes without infiltrate.',
      ask: 'Which addition is essential now?',
      key: 'steroid',
      why: 'Incomplete response to bronchodilators means inflammation. Corticosteroids act within hours and are given early.',
      wrong: ['antibiotic', 'diuretic', 'ctpa', 'stopDrug'],
      lesson:
        'Every attack beyond a mild one that responds at once needs a systemic corticosteroid.',
    },
    {
      id: 'plan-pneumonia',
      scene:
        'A nursing home resident has had a fever of 39.2 °C, rust-colored sputum and confusion since yesterday. Bronchial breath sounds are heard over the right lower lobe, and white cells are 19,000/mm³.',
      key: 'antibiotic',
      why: 'Fever, consolidation and rusty sputum are bacterial pneumonia. Culture is taken and treatment begun without delay.',
      wrong: ['steroid', 'diuretic', 'bronchoscopy', 'isolation'],
      because: {
        isolation: 'An acute lobar pneumonia with rusty sputum does not point to tuberculosis.',
      },
      lesson: 'Confusion, high urea, fast breathing, low pressure and age above 65 grade severity.',
    },
    {
      id: 'plan-vap',
      scene:
        'On day six of ventilation a patient has new purulent secretions, a temperature of 38.9 °C, and a new infiltrate. FIO₂ had to be raised from 0.35 to 0.50.',
      key: 'antibiotic',
      why: 'New infiltrate with fever, pus and worse oxygenation is ventilator-associated pneumonia.',
      wrong: ['steroid', 'diuretic', 'heparin', 'thoracentesis'],
      because: {
        thoracentesis:
          'No pleural fluid is described. The infiltrate itself is sampled through the tube.',
      },
      lesson: 'Send a tracheal sample before the first dose.',
    },
    {
      id: 'plan-beta-blocker',
      scene:
        'A patient with well-controlled asthma began wheezing a week ago. Since then she has used eye drops with timolol for glaucoma. No infection or new exposure is found.',
      key: 'stopDrug',
      why: 'A nonselective beta-blocker can cause bronchospasm even as eye drops.',
      wrong: ['antibiotic', 'diuretic', 'ctpa', 'bronchodilator'],
      because: {
        bronchodilator:
          'The blocker weakens this effect, and the cause would continue with each drop.',
      },
      lesson:
        'Ask about eye drops, aspirin and anti-inflammatory drugs in asthma that turns unstable.',
    },
    {
      id: 'plan-ace-cough',
      scene:
        'A dry tickling cough has troubled a man for two months. Spirometry and chest film are normal. Lisinopril was started three months ago for blood pressure.',
      key: 'stopDrug',
      why: 'ACE inhibitors cause dry cough in up to one in ten users, and it ends within weeks of a change.',
      wrong: ['antibiotic', 'steroid', 'bronchodilator', 'bronchoscopy'],
      lesson: 'An angiotensin receptor blocker is the usual substitute.',
    },
    {
      id: 'plan-amiodarone',
      scene:
        'A patient on amiodarone for a year has dyspnea, dry cough and crackles. Infection and heart failure were excluded, DLCO has dropped by 30%, and the scan shows new infiltrates.',
      key: 'stopDrug',
      why: 'Amiodarone can injure the lung, and a falling DLCO with new infiltrates fits. Further exposure worsens it.',
      wrong: ['diuretic', 'antibiotic', 'bronchodilator', 'heparin'],
      because: {
        diuretic: 'Heart failure was excluded as the cause of the infiltrates.',
        antibiotic: 'Infection was excluded as the cause of the infiltrates.',
      },
      lesson: 'Nitrofurantoin, methotrexate and bleomycin are other drugs that injure the lung.',
    },
    {
      id: 'plan-hemoptysis-mass',
      scene:
        'A heavy smoker coughs up streaks of blood for three weeks. The scan shows a central mass at the left upper lobe bronchus. Spirometry is adequate.',
      key: 'bronchoscopy',
      why: 'A central lesion with hemoptysis can be seen and sampled through the scope.',
      wrong: ['thoracentesis', 'spirometry', 'antibiotic', 'steroid'],
      lesson: 'Peripheral lesions are often sampled through the chest wall instead.',
    },
    {
      id: 'plan-immunocompromised',
      scene:
        'A patient after bone marrow transplantation has spreading infiltrates and fever. Sputum cannot be obtained, blood cultures are negative, and broad antibiotics have not helped. Gas exchange still allows a procedure.',
      key: 'bronchoscopy',
      why: 'Lavage through the scope finds organisms in an immunocompromised patient who does not improve.',
      wrong: ['spirometry', 'diuretic', 'heparin', 'bronchodilator'],
      lesson: 'Weigh the risk: oxygenation often worsens for hours after lavage.',
    },
    {
      id: 'plan-sleepy-driver',
      scene:
        'A man with a neck of 18 inches falls asleep at red lights. His wife reports loud snoring and pauses. Blood pressure is hard to control, and lung function is normal.',
      key: 'sleepStudy',
      why: 'Snoring, pauses, sleepiness and resistant hypertension point to obstructive sleep apnea.',
      wrong: ['spirometry', 'bronchodilator', 'diuretic', 'ctpa'],
      because: { spirometry: 'Lung function is already known to be normal.' },
      lesson: 'Ask about driving and advise against it while sleepy.',
    },
    {
      id: 'plan-morning-headache',
      scene:
        'A woman with a body mass index of 44 has morning headaches, swollen legs and a PaCO₂ of 52 mm Hg. She wakes up choking, and spirometry shows no obstruction.',
      key: 'sleepStudy',
      why: 'Obesity with daytime hypercapnia and choking at night calls for a study of breathing in sleep.',
      wrong: ['bronchodilator', 'ctpa', 'steroid', 'antibiotic'],
      lesson: 'Most patients with obesity hypoventilation also have obstructive sleep apnea.',
    },
    {
      id: 'plan-guillain',
      scene:
        'A week after diarrhea a man has weak legs that now weaken upward. Reflexes are absent. Vital capacity has gone from 2.8 to 1.9 L, and he is watched in intensive care.',
      ask: 'Which treatment changes the course?',
      key: 'plasma',
      why: 'In Guillain-Barré syndrome plasma exchange or immune globulin speeds recovery.',
      wrong: ['steroid', 'antibiotic', 'lysis', 'diuretic', 'bronchodilator'],
      because: { steroid: 'Corticosteroids have not been shown to help in this syndrome.' },
      lesson: 'Below 15 to 20 mL/kg of vital capacity, plan intubation before a crisis.',
    },
    {
      id: 'plan-myasthenia',
      scene:
        'A patient with known myasthenia has double vision, a nasal voice and trouble swallowing since a chest infection. Vital capacity falls, and a tube has been placed. Antibiotics are running.',
      ask: 'Which treatment brings the fastest improvement of strength?',
      key: 'plasma',
      why: 'Removing or blocking the antibodies improves strength within days in myasthenic crisis.',
      wrong: ['bronchodilator', 'steroid', 'bronchoscopy', 'diuretic'],
      because: {
        steroid:
          'Corticosteroids act over weeks in this disease and may weaken the muscles at first.',
      },
      lesson: 'Aminoglycosides and magnesium can worsen myasthenia.',
    },
    {
      id: 'plan-chronic-cough',
      scene:
        'A 29-year-old coughs at night and when running. Between attacks examination and film are normal. She has hay fever and uses no drugs.',
      key: 'spirometry',
      why: 'Asthma is likely. Airflow limitation that reverses confirms it before long-term treatment.',
      wrong: ['bronchoscopy', 'antibiotic', 'ctpa', 'sleepStudy'],
      lesson:
        'Normal spirometry between attacks does not exclude asthma. A challenge test may follow.',
    },
    {
      id: 'plan-smoker-dyspnea',
      scene:
        'A 58-year-old with 40 pack-years has had dyspnea on stairs and morning sputum for three years. He was told that he has COPD and was given three inhalers without any test.',
      key: 'spirometry',
      why: 'The diagnosis of COPD needs an FEV₁/FVC below 0.70 after a bronchodilator.',
      wrong: ['bronchoscopy', 'ctpa', 'antibiotic', 'diuretic'],
      lesson: 'Smoking is the strongest lever at every stage.',
    },
    {
      id: 'plan-young-emphysema',
      scene:
        'A 39-year-old who smoked for four years has an FEV₁ of 44% of predicted. The scan shows emphysema mostly at the bases, and her brother died of liver cirrhosis.',
      key: 'alpha',
      why: 'Early emphysema of the bases with little smoking and liver disease in the family suggests the inherited deficiency.',
      wrong: ['bronchoscopy', 'antibiotic', 'ctpa', 'sleepStudy'],
      lesson: 'Every patient with COPD should be tested once.',
    },
    {
      id: 'plan-rib-fractures',
      scene:
        'After a fall a patient with four broken ribs takes breaths of 300 mL and does not cough because it hurts. Crackles appear at the base. SpO₂ is 93%, and strength is normal.',
      key: 'analgesia',
      why: 'Pain limits breathing. A nerve block or epidural restores deep breaths and prevents pneumonia.',
      wrong: ['bronchodilator', 'antibiotic', 'diuretic', 'steroid', 'chestTube'],
      lesson: 'Strapping the chest is harmful.',
    },
    {
      id: 'plan-flail',
      scene:
        'A steering wheel injury broke ribs 4 to 7 in two places. The segment moves inward on inspiration, but gas exchange is adequate: PaO₂ 82 mm Hg on 40%, PaCO₂ 41 mm Hg. The patient groans with each breath.',
      key: 'analgesia',
      why: 'With adequate gas exchange flail chest is treated by pain relief and chest care. Ventilation is for failure.',
      wrong: ['bronchodilator', 'diuretic', 'antibiotic', 'steroid'],
      lesson: 'The lung contusion below, not the paradoxical motion, decides the course.',
    },
    {
      id: 'plan-tuberculosis',
      scene:
        'A man who lives in a shelter has had a cough with blood, night sweats and weight loss for two months. The film shows a cavity in the right upper lobe. He sits in the open waiting area.',
      ask: 'What should be recommended first?',
      key: 'isolation',
      why: 'A cavity with these symptoms is contagious tuberculosis until excluded. Others must be protected at once.',
      wrong: ['antibiotic', 'bronchoscopy', 'steroid', 'ctpa'],
      because: {
        antibiotic:
          'Usual cultures and antibiotics neither detect tuberculosis nor protect the people around him.',
      },
      lesson: 'Put a surgical mask on the patient. Staff wear a fit-tested N95 or better.',
    },
  ],
});

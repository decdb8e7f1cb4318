import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Which drug for glands, women, skin, eyes, infection, bladder or blood suits a person. */
export const otherChoiceFacts: readonly Fact<Phrase>[] = [
  {
    id: 'diabetes-heart-failure',
    drugs: ['empagliflozin'],
    step2: ['endocrine', 'Diabetes management'],
    scene:
      'A {patient} on metformin has an A1c of 7.9%, heart failure with an ejection fraction of 35% and an estimated GFR of 58 mL/min.',
    ask: 'Which drug is best to add?',
    key: [
      'Empagliflozin',
      'SGLT2 inhibitors lower admissions for heart failure and slow kidney disease.',
    ],
    wrong: [
      ['Pioglitazone', 'It holds fluid and worsens heart failure.'],
      ['Glimepiride', 'It adds low glucose and weight without help for the heart.'],
      ['Acarbose', 'It lowers the A1c little and does not help the heart.'],
      ['Saxagliptin', 'It has been linked to admissions for heart failure.'],
      ['Insulin lispro', 'It adds low glucose and fluid and is not needed at this A1c.'],
    ],
  },
  {
    id: 'diabetes-obesity',
    drugs: ['semaglutide'],
    step2: ['endocrine', 'Diabetes management'],
    scene:
      'A {patient} on metformin has an A1c of 8.3%, a body mass index of 37 kg/m² and a past heart attack. There is no family history of thyroid cancer.',
    ask: 'Which drug is best to add?',
    key: ['Semaglutide', 'It lowers glucose, weight and further heart attacks.'],
    wrong: [
      ['Glipizide', 'It adds weight and low glucose.'],
      ['Pioglitazone', 'It adds weight and fluid.'],
      ['Insulin glargine', 'It adds weight and does not protect the heart.'],
      ['Sitagliptin', 'It changes neither weight nor heart attacks.'],
      ['Acarbose', 'Its effect is small, and it does not change weight.'],
    ],
  },
  {
    id: 'contraception-migraine-aura',
    drugs: ['norethindrone'],
    step2: ['renal-reproductive', 'Contraception and infertility'],
    scene:
      'A 27-year-old with migraine with aura declines devices and injections and wants a daily pill.',
    key: ['Norethindrone pill', 'A progestin-only pill does not add to the risk of stroke.'],
    wrong: [
      [
        'Ethinyl estradiol with levonorgestrel pill',
        'Estrogen raises the risk of stroke in migraine with aura.',
      ],
      ['Ethinyl estradiol with drospirenone pill', 'It contains estrogen too.'],
      ['Raloxifene tablet', 'It is no contraceptive and favors clots.'],
      ['Conjugated estrogen tablet', 'It treats menopause and contains estrogen.'],
      ['Clomiphene tablet', 'It brings on ovulation.'],
    ],
  },
  {
    id: 'acne-pregnancy',
    drugs: ['clindamycin'],
    step2: ['msk-skin', 'Dermatitis and drug eruptions'],
    scene: 'A woman who is 14 weeks pregnant asks for treatment of moderate inflammatory acne.',
    ask: 'Which treatment is safe?',
    key: [
      'Topical clindamycin with benzoyl peroxide',
      'Little is taken up by the skin, and both are regarded as safe in pregnancy.',
    ],
    wrong: [
      [
        'Oral doxycycline with topical adapalene',
        'Tetracyclines harm fetal teeth and bone, and retinoids are avoided.',
      ],
      ['Oral isotretinoin with contraception later', 'Isotretinoin causes severe birth defects.'],
      ['Oral spironolactone with benzoyl peroxide', 'It may feminize a male fetus.'],
      ['Topical tretinoin with oral minocycline', 'Both are avoided in pregnancy.'],
      ['Topical tazarotene with salicylic acid', 'Tazarotene is forbidden in pregnancy.'],
    ],
    note: 'In pregnancy avoid tetracyclines, retinoids and antiandrogens. Benzoyl peroxide, azelaic acid and topical clindamycin or erythromycin are the usual choices.',
  },
  {
    id: 'hyperthyroid-first-trimester',
    drugs: ['propylthiouracil'],
    step2: ['endocrine', 'Thyroid disease'],
    scene:
      'A woman with Graves disease finds that she is 6 weeks pregnant. She has marked hyperthyroidism.',
    ask: 'Which treatment is preferred now?',
    key: [
      'Propylthiouracil',
      'It is preferred in the first trimester, because methimazole can cause defects.',
    ],
    wrong: [
      ['Methimazole', 'In early pregnancy it can cause scalp and other defects.'],
      ['Radioactive iodine', 'It destroys the thyroid of the fetus.'],
      ['Potassium iodide', 'Long use causes goiter in the fetus.'],
      ['Levothyroxine', 'It would add hormone.'],
      ['Propranolol by itself', 'It eases symptoms and does not lower hormone.'],
    ],
  },
  {
    id: 'glaucoma-asthma',
    drugs: ['latanoprost'],
    step2: ['nervous-special-senses', 'Eye and ear emergencies'],
    scene: 'A {patient} with asthma and a slow pulse has open-angle glaucoma in both eyes.',
    ask: 'Which drops are the best first choice?',
    key: ['Latanoprost', 'It lowers pressure well once a day without effects on heart or lungs.'],
    wrong: [
      ['Timolol', 'It narrows airways and slows the heart even as drops.'],
      ['Atropine', 'It widens the pupil and can raise the pressure.'],
      ['Prednisolone', 'Steroid drops raise the pressure of the eye.'],
      ['Levobunolol', 'It is a nonselective beta blocker.'],
      ['Tetracaine', 'It numbs the eye and does not lower pressure.'],
    ],
  },
  {
    id: 'copd-maintenance',
    drugs: ['tiotropium'],
    step2: ['respiratory', 'Asthma and COPD'],
    scene:
      'A {patient} with COPD has breathlessness on level ground, no exacerbation in two years and an eosinophil count of 60/µL. There is no glaucoma or prostate disease.',
    ask: 'Which maintenance drug is best to start?',
    key: ['Inhaled tiotropium', 'A long-acting bronchodilator is first for daily symptoms.'],
    wrong: [
      ['Inhaled fluticasone', 'A steroid by itself is not used in COPD and favors pneumonia.'],
      ['Oral prednisone', 'Daily use harms more than it helps.'],
      ['Oral theophylline', 'Its range is narrow and its benefit small.'],
      ['Oral montelukast', 'It is a drug for asthma and rhinitis.'],
      ['Oral roflumilast', 'It is for severe disease with frequent exacerbations.'],
    ],
  },
  {
    id: 'hiv-pcp-prophylaxis',
    drugs: ['trimethoprim-sulfamethoxazole'],
    step2: ['immune', 'HIV infection'],
    scene:
      'A {patient} with newly found HIV has a CD4 count of 120/µL, a normal G6PD and no allergies.',
    ask: 'Which drug should be given to prevent Pneumocystis pneumonia?',
    key: [
      'Trimethoprim-sulfamethoxazole',
      'It is the best protection below 200/µL and also guards against toxoplasmosis.',
    ],
    wrong: [
      [
        'Azithromycin, large dose once a week',
        'It protects against Mycobacterium avium at very low counts.',
      ],
      ['Fluconazole once a day', 'It treats candidiasis and cryptococcosis.'],
      ['Amoxicillin-clavulanate', 'It does not act on Pneumocystis.'],
      ['Valganciclovir tablets twice a day', 'It acts on cytomegalovirus.'],
      [
        'Doxycycline twice a day',
        'It acts on atypical bacteria and rickettsiae, not on this fungus.',
      ],
    ],
  },
  {
    id: 'bph-with-hypotension',
    drugs: ['finasteride'],
    step2: ['renal-reproductive', 'Prostate and testicular disorders'],
    scene:
      'A 78-year-old with a prostate of 70 g has faints on standing and does not need relief within weeks.',
    key: ['Finasteride', 'It shrinks a large prostate over months without lowering the pressure.'],
    wrong: [
      ['Doxazosin', 'It lowers the standing pressure.'],
      ['Terazosin', 'This alpha-1 blocker widens vessels and worsens the faints.'],
      ['Oxybutynin', 'It can stop the urine when outflow is blocked.'],
      ['Desmopressin', 'It lowers sodium in older men and does not open the outflow.'],
      ['Prazosin', 'It causes faints, most at the first dose.'],
    ],
  },
  {
    id: 'nsaid-after-ulcer',
    drugs: ['omeprazole', 'naproxen'],
    step2: ['gastrointestinal', 'GI bleeding'],
    scene:
      'A {patient} with rheumatoid arthritis had a bleeding ulcer from naproxen and cannot do without an NSAID. H. pylori is absent, and the heart is sound.',
    ask: 'Which plan is safest for the stomach?',
    key: [
      'Celecoxib with omeprazole',
      'A COX-2 selective drug with a proton pump inhibitor has the lowest risk of bleeding.',
    ],
    wrong: [
      ['Naproxen with famotidine', 'An H2 blocker does not protect the stomach enough.'],
      ['Ketorolac with omeprazole', 'Ketorolac is very hard on the stomach and for short use.'],
      ['Naproxen with antacids', 'Antacids do not prevent NSAID ulcers.'],
      ['Ibuprofen with aspirin', 'Two such drugs multiply the risk.'],
      ['Indomethacin with sucralfate', 'Sucralfate does not prevent NSAID ulcers well.'],
    ],
  },
  {
    id: 'itp-prednisone',
    drugs: ['prednisone'],
    step2: ['blood-lymph', 'Bleeding disorders'],
    scene:
      'A 30-year-old has gum bleeding and a platelet count of 11,000/µL. All else is normal, and immune thrombocytopenia is diagnosed.',
    ask: 'Which drug is given first?',
    key: ['Prednisone', 'Corticosteroid slows the removal of platelets and is first treatment.'],
    wrong: [
      ['Heparin', 'It adds to bleeding and may lower platelets.'],
      ['Aspirin', 'It takes function from the few platelets.'],
      ['Vitamin K', 'Clotting factors are normal.'],
      ['Epoetin alfa', 'It makes red cells and not platelets.'],
      ['Warfarin', 'An anticoagulant makes the bleeding worse.'],
    ],
  },
  {
    id: 'sickle-hydroxyurea',
    drugs: [],
    step2: ['blood-lymph', 'Sickle cell disease'],
    scene:
      'A {patient} with sickle cell disease has had five painful crises and one acute chest syndrome this year.',
    ask: 'Which drug lowers the number of crises?',
    key: ['Hydroxyurea', 'It raises fetal hemoglobin, which keeps red cells from sickling.'],
    wrong: [
      ['Ferrous sulfate', 'Iron is not lacking and builds up with transfusions.'],
      ['Epoetin alfa', 'It makes more sickle cells and thickens the blood.'],
      ['Prednisone', 'It does not prevent crises and can set them off when stopped.'],
      ['Deferoxamine', 'It removes iron and does not prevent crises.'],
      ['Warfarin', 'It does not prevent painful crises.'],
    ],
    note: 'Hydroxyurea raises fetal hemoglobin. Blood counts are followed, and pregnancy is avoided.',
  },
  {
    id: 'hypercalcemia-cancer',
    drugs: ['zoledronic acid'],
    step2: ['endocrine', 'Calcium disorders'],
    scene:
      'A {patient} with myeloma has a calcium of 14.2 mg/dL. Saline and calcitonin have been started, and the creatinine is 1.1 mg/dL.',
    ask: 'Which drug gives a lasting effect?',
    key: [
      'Zoledronic acid',
      'It stops osteoclasts for weeks. Saline and calcitonin bridge the first days.',
    ],
    wrong: [
      ['Chlorthalidone', 'It keeps calcium in the body.'],
      ['Calcitriol capsules', 'It raises calcium.'],
      ['High-dose furosemide', 'It is kept for fluid overload, and its effect lasts hours.'],
      ['Teriparatide', 'It acts like parathyroid hormone and raises calcium.'],
      ['Lithium', 'It can raise calcium.'],
    ],
  },
  {
    id: 'sle-hydroxychloroquine',
    drugs: ['hydroxychloroquine'],
    step2: ['immune', 'Autoimmune disease'],
    scene:
      'A 26-year-old has lupus with rash and joint pain. Kidneys, heart and blood counts are normal, and she may wish for a pregnancy.',
    ask: 'Which long-term drug is best?',
    key: [
      'Hydroxychloroquine',
      'It calms skin and joints, prevents flares and is safe in pregnancy.',
    ],
    wrong: [
      ['Methotrexate', 'It is forbidden in pregnancy.'],
      ['Cyclophosphamide', 'It is for organ-threatening disease and harms fertility.'],
      ['Prednisone 60 mg', 'High doses are for organ-threatening disease.'],
      ['Mycophenolate mofetil', 'It is for kidney disease and harms the fetus.'],
      ['Infliximab infusions', 'TNF inhibitors can themselves cause lupus.'],
    ],
  },
];

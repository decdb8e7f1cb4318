import type { Condition } from '../condition.ts';

const source = 'Standard hematology and internal medicine texts';

/** Anemias, hemolysis and transfusion reactions. */
export const hematologicConditions: readonly Condition[] = [
  {
    id: 'iron-deficiency-anemia',
    name: 'Iron deficiency anemia',
    system: 'hematologic',
    topic: 'Iron deficiency and other anemias',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Anemias' },
    step2: { area: 'blood-lymph', topic: 'Anemia evaluation' },
    vignettes: [
      'A 32-year-old woman with heavy periods chews ice all day and cannot finish her usual run. The nails are thin and dip in the middle. Hemoglobin is 8.9 g/dL, MCV 69 fL with a wide distribution of cell size, ferritin 5 ng/mL, and platelets 480,000/mm³. Creatinine and TSH are normal.',
      'A 67-year-old man feels tired since spring. His tongue is smooth, and the corners of his mouth are cracked. Hemoglobin is 9.6 g/dL, MCV 72 fL, transferrin saturation 6% and iron-binding capacity 470 mcg/dL. Last year the hemoglobin was 14.1 g/dL. The spleen is not felt.',
    ],
    hallmark: 'a low ferritin with small, pale red cells of uneven size',
    lookalikes: [
      'beta-thalassemia-minor',
      'anemia-of-chronic-disease',
      'vitamin-b12-deficiency',
      'hashimoto-thyroiditis',
      'chronic-kidney-disease',
      'hereditary-spherocytosis',
      'multiple-myeloma',
    ],
    finding: {
      text: 'Craving for ice with brittle, spoon-shaped nails',
      why: 'In iron deficiency, tissues lack iron enzymes, so nails turn spoon-shaped, and craving for ice is typical.',
      scene:
        'A 37-year-old woman has a hemoglobin of 9.4 g/dL with small red cells. Lack of iron is suspected before the ferritin is known.',
    },
    test: {
      text: 'Serum ferritin',
      why: 'In iron deficiency, ferritin reflects stores, and a low value proves the deficiency.',
      scene:
        'A 28-year-old woman who gave birth 5 months ago is tired. Hemoglobin is 10.1 g/dL and MCV 74 fL, while both were normal before her pregnancy. C-reactive protein is normal.',
      accepts: ['anemia-of-chronic-disease'],
      slips: [
        {
          text: 'Serum iron alone',
          why: 'Serum iron varies by day and is low in inflammation too.',
        },
        {
          text: 'Bone marrow iron stain',
          why: 'Marrow iron is accurate but invasive and hardly ever needed.',
        },
      ],
    },
    treatment: {
      text: 'Oral iron with colonoscopy and endoscopy',
      why: 'In a man or a woman past menopause, iron deficiency means gastrointestinal blood loss until excluded, so the source is sought while iron is given.',
      scene:
        'A 64-year-old man has fatigue, a hemoglobin of 9.8 g/dL and a ferritin of 7 ng/mL. He has no abdominal symptoms, and stool is brown. Pulse and pressure are normal.',
      slips: [
        {
          text: 'Iron tablets and a new count in six months',
          why: 'Iron alone may correct the anemia while a colon cancer goes on growing.',
        },
        {
          text: 'Transfusion of two units of red cells',
          why: 'Transfusion is for unstable or severe cases. He is stable at 9.8 g/dL.',
        },
        {
          text: 'Vitamin B12 injections each month',
          why: 'The cells are iron deficient, so vitamin B12 does not help.',
        },
      ],
      accepts: ['vitamin-b12-deficiency'],
    },
    mechanism: {
      text: 'Empty iron stores that limit heme synthesis',
      why: 'In iron deficiency, stores empty first, heme synthesis fails, and cells become small and pale.',
    },
    complication: {
      text: 'Heart strain with angina or failure',
      why: 'In severe iron deficiency, output rises to carry oxygen, which strains a diseased heart.',
      accepts: ['chronic-kidney-disease', 'anemia-of-chronic-disease'],
    },
    risk: {
      text: 'Heavy menstrual or occult intestinal bleeding',
      why: 'Blood loss through menstruation or the bowel is the main cause of iron deficiency in adults.',
    },
    advice: {
      text: 'Take iron every other day with vitamin C, apart from tea and milk',
      why: 'Iron is absorbed best with acid and alternate-day doses, while tea, calcium and antacids block it.',
      scene:
        'A 26-year-old woman with iron deficiency takes ferrous sulfate with her breakfast of cereal and chai. Hemoglobin has not changed in 6 weeks, and she has constipation.',
      slips: [
        {
          text: 'Stop iron as soon as the hemoglobin has become normal',
          why: 'Iron goes on for about 3 months after that to fill the stores.',
        },
        {
          text: 'Add an antacid to each tablet so that it is tolerated',
          why: 'Antacids raise gastric pH and block the absorption of iron.',
        },
      ],
    },
  },
  {
    id: 'anemia-of-chronic-disease',
    name: 'Anemia of chronic inflammation',
    system: 'hematologic',
    topic: 'Iron deficiency and other anemias',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Anemias' },
    vignettes: [
      'A 56-year-old woman with active rheumatoid arthritis is tired. Hemoglobin is 10.2 g/dL, MCV 84 fL and reticulocytes are low. Serum iron is 28 mcg/dL, iron-binding capacity 210 mcg/dL and ferritin 310 ng/mL. C-reactive protein is 48 mg/L, creatinine normal, and electrophoresis shows no spike.',
    ],
    hallmark:
      'low iron and low iron-binding capacity with a normal or high ferritin in a long inflammatory disease',
    lookalikes: [
      'iron-deficiency-anemia',
      'beta-thalassemia-minor',
      'chronic-kidney-disease',
      'multiple-myeloma',
      'vitamin-b12-deficiency',
      'hereditary-spherocytosis',
      'hashimoto-thyroiditis',
    ],
    finding: {
      text: 'Fatigue with active arthritis and swollen joints',
      why: 'Anemia of inflammation goes with active chronic disease such as arthritis, infection or cancer.',
    },
    test: {
      text: 'Ferritin with transferrin saturation',
      why: 'In anemia of inflammation, saturation is low while ferritin is normal or high, which sets it apart from iron deficiency.',
      scene:
        'A 49-year-old man with ulcerative colitis in flare has a hemoglobin of 10.4 g/dL and an MCV of 82 fL. Stool shows little blood. It is to be decided if his stores are empty or blocked.',
      accepts: ['iron-deficiency-anemia'],
      slips: [
        {
          text: 'Haptoglobin and indirect bilirubin',
          why: 'These show hemolysis, for which a low reticulocyte count and normal MCV do not speak.',
        },
      ],
    },
    treatment: {
      text: 'Better control of the inflammation',
      why: 'In anemia of inflammation, treatment of the underlying disease lowers hepcidin and raises hemoglobin.',
      scene:
        'A 45-year-old woman with rheumatoid arthritis has eight swollen joints. Hemoglobin is 10.6 g/dL, ferritin 420 ng/mL and creatinine normal. She takes just naproxen and has no signs of bleeding.',
      slips: [
        {
          text: 'Iron tablets three times a day',
          why: 'Hepcidin blocks iron absorption, and stores are full.',
        },
        {
          text: 'Red cell transfusion once a month',
          why: 'Transfusion at 10.6 g/dL has risks without benefit.',
        },
        {
          text: 'Folic acid at a high daily dose',
          why: 'Folate is not deficient and does not act on hepcidin.',
        },
      ],
      accepts: ['iron-deficiency-anemia'],
    },
    mechanism: {
      text: 'Hepcidin that locks iron in macrophages',
      why: 'In anemia of inflammation, interleukin-6 raises hepcidin, which degrades ferroportin and traps iron in macrophages.',
    },
    complication: {
      text: 'Lower capacity with poorer quality of life',
      why: 'Anemia of inflammation is mild as a rule but adds to fatigue and worsens quality of life.',
      accepts: ['iron-deficiency-anemia'],
    },
    risk: {
      text: 'Chronic infection, autoimmune disease or cancer',
      why: 'Cytokines of long infection, autoimmune disease or cancer raise hepcidin and cause this anemia.',
      accepts: ['chronic-kidney-disease'],
    },
    advice: {
      text: 'Treat the arthritis first, since iron tablets will not correct it',
      why: 'In anemia of inflammation, hepcidin blocks iron from the gut, so control of the disease is what helps.',
      scene:
        'A 51-year-old woman with rheumatoid arthritis and a ferritin of 350 ng/mL has bought supplements for her anemia. Her fingers are swollen because she stopped methotrexate.',
      slips: [
        {
          text: 'Eat liver twice a week until the hemoglobin is normal',
          why: 'Stores are full and blocked, so more iron in the diet does not help.',
        },
        {
          text: 'Double the iron tablets if the stool does not turn dark',
          why: 'More iron is not absorbed in inflammation and upsets the gut.',
        },
      ],
    },
  },
  {
    id: 'vitamin-b12-deficiency',
    name: 'Vitamin B12 deficiency',
    system: 'hematologic',
    topic: 'Iron deficiency and other anemias',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Anemias' },
    vignettes: [
      'A 66-year-old woman with vitiligo stumbles in the dark and has had tingling in both feet for 4 months. The tongue is red and smooth. Vibration is lost at the ankles, and she sways with eyes closed. Hemoglobin is 9.2 g/dL, MCV 118 fL, and neutrophils have six lobes. TSH and glucose are normal.',
    ],
    hallmark:
      'macrocytic anemia with hypersegmented neutrophils and loss of vibration and position sense',
    lookalikes: [
      'iron-deficiency-anemia',
      'hashimoto-thyroiditis',
      'anemia-of-chronic-disease',
      'type-2-diabetes',
      'multiple-sclerosis',
      'hereditary-spherocytosis',
      'cll',
      'beta-thalassemia-minor',
    ],
    finding: {
      text: 'Smooth red tongue with loss of vibration sense',
      why: 'In vitamin B12 deficiency, dorsal columns lose myelin and the tongue its papillae.',
    },
    test: {
      text: 'Serum vitamin B12 with methylmalonic acid',
      why: 'In vitamin B12 deficiency, methylmalonic acid rises and confirms the diagnosis when vitamin B12 is borderline.',
      scene:
        'A 72-year-old man has numb feet, forgetfulness and an MCV of 112 fL. He drinks no alcohol. Liver tests, TSH and glucose are normal.',
      slips: [
        {
          text: 'Red cell folate as the sole test',
          why: 'Folate deficiency does not cause loss of vibration sense, and folate alone would miss the diagnosis.',
        },
        {
          text: 'Nerve biopsy at the outer ankle',
          why: 'A nerve biopsy is invasive and not needed for this question.',
        },
      ],
    },
    treatment: {
      text: 'Intramuscular cyanocobalamin injections',
      why: 'In pernicious anemia with neurologic signs, injections restore stores quickly, since intrinsic factor is missing.',
      scene:
        'A 60-year-old woman has pernicious anemia with unsteady gait, a hemoglobin of 8.4 g/dL and antibodies to intrinsic factor. Potassium is 4.0 mmol/L.',
      slips: [
        {
          text: 'Folic acid 1 mg a day as sole drug',
          why: 'Folic acid improves the count but lets the spinal cord damage go on.',
        },
        {
          text: 'Multivitamin tablet with a daily steak',
          why: 'Without intrinsic factor, the small amounts in food and multivitamins are not absorbed.',
        },
        {
          text: 'Red cell transfusion followed by discharge',
          why: 'Transfusion does not supply the vitamin, and the deficiency harms nerves further.',
        },
      ],
    },
    mechanism: {
      text: 'Antibodies to parietal cells and intrinsic factor',
      why: 'In pernicious anemia, autoimmune gastritis removes intrinsic factor, so vitamin B12 is not absorbed in the ileum.',
    },
    complication: {
      text: 'Lasting damage to the spinal cord',
      why: 'In vitamin B12 deficiency, degeneration of dorsal and lateral columns becomes permanent after months.',
    },
    risk: {
      text: 'Autoimmune gastritis or a removed stomach',
      why: 'Autoimmune gastritis, gastric surgery, ileal disease and strict vegan diet cause vitamin B12 deficiency.',
      accepts: ['hashimoto-thyroiditis', 'cll'],
    },
    advice: {
      text: 'Continue vitamin B12 for life, since the stomach cannot absorb it',
      why: 'In pernicious anemia, intrinsic factor does not return, so replacement is lifelong.',
      scene:
        'A 58-year-old woman with pernicious anemia has a normal count after 3 months of injections. Her feet still tingle a little, and she would like to stop.',
      slips: [
        {
          text: 'Replace the injections by eating more meat and eggs',
          why: 'Dietary vitamin B12 is not absorbed without intrinsic factor.',
        },
        {
          text: 'Take folic acid in their place once the count is normal',
          why: 'Folic acid would hide the anemia while nerves are damaged.',
        },
      ],
    },
  },
  {
    id: 'beta-thalassemia-minor',
    name: 'Beta-thalassemia trait',
    system: 'hematologic',
    topic: 'Thalassemia',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Anemias' },
    vignettes: [
      'At her first prenatal visit, a 24-year-old woman whose parents came from Cyprus feels well. Hemoglobin is 11.0 g/dL, MCV 64 fL, red cell count 5.8 million/mm³, and ferritin 88 ng/mL. The smear shows target cells of even size. Two years of iron did not change her count. Bilirubin is normal.',
    ],
    hallmark:
      'marked microcytosis with a high red cell count, normal ferritin and raised hemoglobin A2',
    lookalikes: [
      'iron-deficiency-anemia',
      'anemia-of-chronic-disease',
      'hereditary-spherocytosis',
      'sickle-cell-disease',
      'g6pd-deficiency',
      'vitamin-b12-deficiency',
    ],
    finding: {
      text: 'Lifelong mild anemia in a well person of Mediterranean origin',
      why: 'Beta-thalassemia trait causes mild, lifelong microcytosis without symptoms, mostly in people of Mediterranean, African or Asian origin.',
    },
    test: {
      text: 'Hemoglobin electrophoresis',
      why: 'In beta-thalassemia trait, hemoglobin A2 is above 3.5%, which proves the diagnosis when iron is normal.',
      scene:
        'A 30-year-old man of Greek descent has had an MCV of 66 fL for years with a red cell count of 6.0 million/mm³. Ferritin is normal. He and his wife plan to have children.',
      slips: [
        {
          text: 'Bone marrow aspiration',
          why: 'The marrow is not needed for a mild inherited microcytosis.',
        },
        {
          text: 'Osmotic fragility test',
          why: 'Osmotic fragility is raised in spherocytosis and does not diagnose thalassemia.',
        },
      ],
    },
    treatment: {
      text: 'Genetic counseling without iron or transfusion',
      why: 'Beta-thalassemia trait needs no treatment; iron is useless when ferritin is normal, and counseling concerns children.',
      scene:
        'A 22-year-old woman with beta-thalassemia trait has a hemoglobin of 10.9 g/dL and a normal ferritin. She feels well and intends to marry next year.',
      slips: [
        {
          text: 'Iron sulfate until the MCV is normal',
          why: 'Iron does not correct the MCV in thalassemia and may lead to overload.',
        },
        {
          text: 'Hydroxyurea at a rising daily dose',
          why: 'Hydroxyurea is a drug for sickle cell disease and not for a trait without symptoms.',
        },
      ],
      accepts: ['iron-deficiency-anemia'],
    },
    mechanism: {
      text: 'Reduced beta-chain synthesis from one faulty gene',
      why: 'In beta-thalassemia trait, a splice or promoter variant in one gene reduces beta chains.',
    },
    complication: {
      text: 'Thalassemia major in a child of two carriers',
      why: 'When both parents carry beta-thalassemia, each child has a one in four chance of thalassemia major.',
      accepts: ['sickle-cell-disease'],
    },
    risk: {
      text: 'Mediterranean or Southeast Asian ancestry',
      why: 'Beta-thalassemia is frequent where malaria was common, such as the Mediterranean and Southeast Asia.',
      accepts: ['g6pd-deficiency', 'sickle-cell-disease'],
    },
    advice: {
      text: 'Have the partner tested before pregnancy and avoid needless iron',
      why: 'In beta-thalassemia trait, the risk lies in a partner who is a carrier too, and iron is useless when stores are normal.',
      scene:
        'A 25-year-old woman has learned that her low MCV is due to beta-thalassemia trait. Ferritin is normal. She plans a family with her partner, who is from Thailand.',
      slips: [
        {
          text: 'Avoid fava beans, sulfa drugs and mothballs from now on',
          why: 'Oxidants are a hazard in G6PD deficiency and not in thalassemia trait.',
        },
        {
          text: 'Have the spleen removed before the first pregnancy',
          why: 'The spleen is not removed for a trait.',
        },
      ],
    },
  },
  {
    id: 'sickle-cell-disease',
    name: 'Sickle cell disease',
    system: 'hematologic',
    topic: 'Hemolytic anemia and sickle cell disease',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Anemias' },
    step2: { area: 'blood-lymph', topic: 'Sickle cell disease' },
    vignettes: [
      'A 19-year-old Nigerian student has had severe pain in both thighs and the low back since a swim in cold water. He has had such attacks since infancy, when his hands swelled. The eyes are slightly yellow, and the spleen is not felt. Hemoglobin is 7.8 g/dL with 14% reticulocytes, and he is afebrile.',
    ],
    hallmark: 'attacks of bone pain with chronic hemolysis and hemoglobin S on electrophoresis',
    lookalikes: [
      'g6pd-deficiency',
      'hereditary-spherocytosis',
      'beta-thalassemia-minor',
      'ttp',
      'acute-lymphoblastic-leukemia',
      'osteomyelitis',
      'acute-hemolytic-reaction',
    ],
    finding: {
      text: 'Swelling of both hands and feet in infancy',
      why: 'In sickle cell disease, dactylitis from infarcts of small bones is often the first sign, at 6 to 24 months.',
    },
    test: {
      text: 'Hemoglobin electrophoresis',
      why: 'In sickle cell disease, electrophoresis shows mostly hemoglobin S without hemoglobin A.',
      scene:
        'A 14-month-old boy adopted from Ghana has swollen, painful fingers and a hemoglobin of 8.2 g/dL with 11% reticulocytes. No newborn screening was done.',
      slips: [
        {
          text: 'Solubility test as the sole study',
          why: 'The solubility test does not separate trait from disease and is unreliable in infants.',
        },
        {
          text: 'Radiography of each painful bone',
          why: 'Films are normal early and do not establish the blood disorder.',
        },
      ],
    },
    treatment: {
      text: 'Prompt opioid, fluid and an incentive spirometer',
      why: 'In a pain crisis of sickle cell disease, opioids within an hour, careful fluid and spirometry against chest syndrome are standard.',
      scene:
        'A 23-year-old woman with sickle cell disease has pain of 9 out of 10 in back and legs for 6 hours. Saturation is 97%, lungs are clear, and hemoglobin is at its usual 8.1 g/dL.',
      slips: [
        {
          text: 'Acetaminophen until opioid misuse is excluded',
          why: 'Withholding opioids in a severe crisis is undertreatment; acetaminophen alone does not suffice.',
        },
        {
          text: 'Red cell transfusion up to 13 g/dL',
          why: 'Transfusion is not used for plain pain, and a high hematocrit raises viscosity.',
        },
        {
          text: 'Furosemide to lower the load on the heart',
          why: 'Loss of water concentrates hemoglobin S and makes sickling worse.',
        },
      ],
    },
    mechanism: {
      text: 'Valine in place of glutamate, so deoxygenated chains polymerize',
      why: 'In sickle cell disease, valine at position 6 of the beta chain lets deoxygenated hemoglobin polymerize and stiffens cells.',
    },
    complication: {
      text: 'Acute chest syndrome',
      why: 'In sickle cell disease, acute chest syndrome is a leading cause of death and often follows a pain crisis.',
      accepts: ['ttp', 'hereditary-spherocytosis'],
    },
    risk: {
      text: 'Two parents with hemoglobin S trait',
      why: 'Sickle cell disease is autosomal recessive, so two carriers have a one in four chance with each child.',
      accepts: ['beta-thalassemia-minor'],
    },
    advice: {
      text: 'Seek care at once for a fever of 38.5 °C (101.3 °F) or higher',
      why: 'In sickle cell disease, the spleen fails early, so fever may be pneumococcal sepsis and is an emergency.',
      scene:
        'The mother of a 3-year-old boy with sickle cell disease who takes penicillin asks when she should bring him in. He has had his vaccines.',
      slips: [
        {
          text: 'Treat fever at home for two days before calling',
          why: 'Sepsis may kill within hours, so waiting is dangerous.',
        },
        {
          text: 'Stop penicillin once the vaccines are complete',
          why: 'Penicillin goes on to at least age 5, since vaccines do not cover each strain.',
        },
      ],
      accepts: ['hereditary-spherocytosis', 'acute-lymphoblastic-leukemia', 'ttp'],
    },
  },
  {
    id: 'g6pd-deficiency',
    name: 'G6PD deficiency',
    system: 'hematologic',
    topic: 'Hemolytic anemia and sickle cell disease',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Anemias' },
    vignettes: [
      'Three days after he began trimethoprim-sulfamethoxazole for a boil, a 25-year-old Black man is tired, yellow and passes brown urine. Hemoglobin fell from 14.6 to 9.1 g/dL. The smear shows cells with a bite taken out, and supravital stain shows clumps. Antiglobulin test is negative, and the spleen is not felt.',
    ],
    hallmark: 'sudden hemolysis after an oxidant with bite cells and Heinz bodies',
    lookalikes: [
      'hereditary-spherocytosis',
      'sickle-cell-disease',
      'acute-hemolytic-reaction',
      'ttp',
      'beta-thalassemia-minor',
      'acute-interstitial-nephritis',
      'viral-hepatitis',
    ],
    finding: {
      text: 'Jaundice and dark urine days after a sulfa drug',
      why: 'In G6PD deficiency, oxidant drugs, fava beans or infection bring on hemolysis within 1 to 3 days.',
    },
    test: {
      text: 'Enzyme assay repeated weeks later',
      why: 'In G6PD deficiency, young cells with normal enzyme dominate after hemolysis, so an early assay may be falsely normal.',
      scene:
        'A 20-year-old man from Sardinia had brisk hemolysis with bite cells after fava beans. The enzyme level drawn on day 3, with 18% reticulocytes, is in the low normal range.',
      slips: [
        {
          text: 'No further test, since the level is normal',
          why: 'A normal level during reticulocytosis does not exclude the deficiency.',
        },
        {
          text: 'Challenge with a small dose of primaquine',
          why: 'A challenge with an oxidant could set off dangerous hemolysis again.',
        },
      ],
    },
    treatment: {
      text: 'Withdrawal of the oxidant and supportive care',
      why: 'In G6PD deficiency, hemolysis ends when old cells are gone and the trigger is removed; transfusion is rarely needed.',
      scene:
        'A 31-year-old man with known G6PD deficiency took dapsone. Hemoglobin is 9.8 g/dL. He is stable, with a pulse of 90/min and normal creatinine.',
      slips: [
        {
          text: 'Prednisone at 1 mg/kg for two weeks',
          why: 'Steroid is for autoimmune hemolysis; here the antiglobulin test is negative.',
        },
        {
          text: 'Methylene blue by vein as an antidote',
          why: 'Methylene blue needs G6PD to work and provokes hemolysis in its absence.',
        },
      ],
      accepts: ['acute-interstitial-nephritis'],
    },
    mechanism: {
      text: 'Too little NADPH to keep glutathione reduced',
      why: 'In G6PD deficiency, cells cannot make NADPH, so oxidants denature hemoglobin to Heinz bodies.',
    },
    complication: {
      text: 'Kidney injury from free hemoglobin',
      why: 'In severe hemolysis of G6PD deficiency, free hemoglobin may injure renal tubules.',
      accepts: ['acute-hemolytic-reaction', 'acute-interstitial-nephritis', 'ttp'],
    },
    risk: {
      text: 'Male of African or Mediterranean descent who took an oxidant',
      why: 'G6PD deficiency is X-linked and frequent in men of African, Mediterranean and Asian descent.',
      accepts: ['beta-thalassemia-minor'],
    },
    advice: {
      text: 'Avoid fava beans, sulfa drugs, dapsone and mothballs',
      why: 'In G6PD deficiency, avoiding known oxidants prevents nearly all attacks.',
      scene:
        'A 22-year-old man has recovered from hemolysis caused by G6PD deficiency. He is healthy between attacks and asks how to prevent another.',
      accepts: ['acute-interstitial-nephritis'],
      slips: [
        {
          text: 'Take iron each day to rebuild the lost red cells',
          why: 'Iron from destroyed cells is recycled, and supplements are not needed.',
        },
        {
          text: 'Have the spleen removed to end the attacks',
          why: 'Splenectomy does not prevent oxidant hemolysis within vessels.',
        },
      ],
    },
  },
  {
    id: 'hereditary-spherocytosis',
    name: 'Hereditary spherocytosis',
    system: 'hematologic',
    topic: 'Hemolytic anemia and sickle cell disease',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Anemias' },
    vignettes: [
      'A 12-year-old girl of Swedish descent is pale and has yellow eyes whenever she has a cold. Her father had his spleen and gallbladder removed at 20. The spleen reaches 4 cm below the ribs. Hemoglobin is 10.1 g/dL, MCHC 37 g/dL, reticulocytes 9%, and the antiglobulin test is negative.',
    ],
    hallmark:
      'round cells without central pallor, a high MCHC, a large spleen and a negative antiglobulin test',
    lookalikes: [
      'g6pd-deficiency',
      'sickle-cell-disease',
      'beta-thalassemia-minor',
      'iron-deficiency-anemia',
      'acute-hemolytic-reaction',
      'ttp',
      'cll',
      'vitamin-b12-deficiency',
    ],
    finding: {
      text: 'Large spleen with jaundice and an affected parent',
      why: 'In hereditary spherocytosis, the spleen traps round cells and grows, and three in four patients have an affected parent.',
      scene:
        'A 16-year-old boy has a hemoglobin of 10.6 g/dL with 8% reticulocytes and a negative antiglobulin test. A membrane defect of the red cells is suspected.',
    },
    test: {
      text: 'Eosin-5-maleimide binding by flow cytometry',
      why: 'In hereditary spherocytosis, loss of membrane proteins lowers binding of the dye, which is a specific test.',
      scene:
        'A 19-year-old man has spherocytes, 8% reticulocytes, a large spleen and gallstones. The direct antiglobulin test is negative. His mother has the same blood picture.',
      slips: [
        {
          text: 'Radionuclide scan of liver and spleen',
          why: 'A scan shows the spleen, which can be felt already, and not the membrane defect.',
        },
      ],
    },
    treatment: {
      text: 'Splenectomy after vaccination',
      why: 'In severe hereditary spherocytosis, splenectomy after age 6 ends most hemolysis; vaccines come first because of sepsis.',
      scene:
        'A 10-year-old boy with hereditary spherocytosis has needed five transfusions in 2 years and grows poorly. The spleen is large. His basic immunizations are complete.',
      slips: [
        {
          text: 'Prednisone at a high dose',
          why: 'Steroid helps immune hemolysis and not a membrane defect.',
        },
        {
          text: 'Iron tablets twice a day',
          why: 'Iron is not lacking in hemolysis and may accumulate with transfusion.',
        },
        {
          text: 'Splenectomy tomorrow morning',
          why: 'Surgery before vaccination leaves him open to overwhelming pneumococcal sepsis.',
        },
      ],
      accepts: ['iron-deficiency-anemia'],
    },
    mechanism: {
      text: 'Ankyrin or spectrin defect with loss of membrane surface',
      why: 'In hereditary spherocytosis, weak links between membrane and skeleton shed surface, and rigid spheres are trapped in the spleen.',
    },
    complication: {
      text: 'Pigment gallstones at a young age',
      why: 'In hereditary spherocytosis, chronic hemolysis loads bile with bilirubin, and stones form in about half of patients.',
    },
    risk: {
      text: 'Parent who had the spleen removed in youth',
      why: 'Hereditary spherocytosis is mostly autosomal dominant, so a parent often had splenectomy or gallstones.',
    },
    advice: {
      text: 'Get emergency care for any fever after removal of the spleen',
      why: 'After splenectomy for spherocytosis, infection with encapsulated bacteria may kill within a day.',
      scene:
        'A 14-year-old girl had a splenectomy for hereditary spherocytosis last month. She is vaccinated and carries an antibiotic. She asks how to stay safe.',
      accepts: ['sickle-cell-disease', 'ttp'],
      slips: [
        {
          text: 'Wait a day with fever, since the vaccines give full cover',
          why: 'Vaccines do not cover each strain, and waiting may be fatal.',
        },
        {
          text: 'Stay away from school for good to avoid infection',
          why: 'Isolation is neither needed nor effective; prompt care for fever is.',
        },
      ],
    },
  },
  {
    id: 'acute-hemolytic-reaction',
    name: 'Acute hemolytic transfusion reaction',
    system: 'hematologic',
    topic: 'Transfusion reactions',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Hypersensitivity' },
    step2: { area: 'blood-lymph', topic: 'Transfusion reactions' },
    vignettes: [
      'Ten minutes into a red cell transfusion, a 50-year-old woman says that something terrible will happen. She has flank pain, chills and burning along the vein. Temperature rose from 36.9 to 39.1 °C (98.4 to 102.4 °F), and pressure fell to 82/44 mm Hg. The urine is red. There are no hives or wheezes.',
    ],
    hallmark:
      'fever, flank pain, hypotension and red urine within minutes of a mismatched transfusion',
    lookalikes: [
      'taco',
      'g6pd-deficiency',
      'ttp',
      'ards',
      'septic-shock',
      'anaphylaxis',
      'hereditary-spherocytosis',
      'sickle-cell-disease',
    ],
    finding: {
      text: 'Flank pain and red urine within minutes of a transfusion',
      why: 'In an acute hemolytic reaction, complement destroys donor cells in the vessels, and hemoglobin turns the urine red.',
    },
    test: {
      text: 'Direct antiglobulin test with a clerical check',
      why: 'In an acute hemolytic reaction, the antiglobulin test is positive, plasma is pink, and a clerical error is usual.',
      scene:
        'A 44-year-old man had fever, back pain and a fall in pressure after 40 mL of red cells. The transfusion has been stopped, and saline is running through new tubing. Lungs are clear.',
      slips: [
        {
          text: 'Tryptase level in the serum',
          why: 'Tryptase is measured in suspected anaphylaxis, which shows hives, wheeze or swelling.',
        },
        {
          text: 'Antibodies to IgA in the serum',
          why: 'Antibodies to IgA are sought after anaphylaxis with hives, wheeze or shock without hemolysis.',
        },
      ],
    },
    treatment: {
      text: 'Stop of the blood and isotonic saline',
      why: 'In an acute hemolytic reaction, stopping the blood comes first, and saline keeps pressure and urine flow.',
      scene:
        'A 37-year-old woman has chills, flank pain and a pressure of 88/50 mm Hg 15 minutes after a unit of red cells was hung. The bag is still running. Her lungs are clear.',
      slips: [
        {
          text: 'Acetaminophen and a slower rate',
          why: 'Slowing the rate continues the mismatch, and each further milliliter adds harm.',
        },
        {
          text: 'Epinephrine and the next unit',
          why: 'No further blood is given until the cause is known, and there are no signs of anaphylaxis.',
        },
      ],
    },
    mechanism: {
      text: 'ABO antibodies that fix complement on donor cells',
      why: 'In an acute hemolytic reaction, preformed IgM against A or B activates complement and lyses donor cells.',
    },
    complication: {
      text: 'Kidney failure with intravascular clotting',
      why: 'An acute hemolytic reaction may cause disseminated coagulation and kidney failure from shock and free hemoglobin.',
      accepts: ['g6pd-deficiency', 'septic-shock'],
    },
    risk: {
      text: 'Mix-up of patient or sample at the bedside',
      why: 'Most ABO-mismatched transfusions result from clerical error in labeling or identification.',
    },
    advice: {
      text: 'Speak up at once about chills, back pain or fear in a transfusion',
      why: 'An acute hemolytic reaction begins within minutes, and early report limits the volume of mismatched blood.',
      scene:
        'A 55-year-old woman who once survived a mismatched transfusion needs red cells before surgery. Her identity and the unit have been checked by two people.',
      accepts: ['anaphylaxis', 'taco', 'septic-shock', 'ttp'],
      slips: [
        {
          text: 'Take an antihistamine at home before each transfusion',
          why: 'Antihistamines do not prevent hemolysis by ABO antibodies.',
        },
        {
          text: 'Wait until the bag is empty before reporting a fever',
          why: 'Fever may be the first sign of hemolysis, and waiting may be fatal.',
        },
        {
          text: 'Ask for the fastest rate so that it is over sooner',
          why: 'A slow start allows a reaction to be noticed before much blood has run in.',
        },
      ],
    },
  },
  {
    id: 'taco',
    name: 'Transfusion-associated circulatory overload',
    system: 'hematologic',
    topic: 'Transfusion reactions',
    source,
    step2: { area: 'blood-lymph', topic: 'Transfusion reactions' },
    vignettes: [
      'Two hours after the second unit of red cells, an 82-year-old woman with chronic kidney disease cannot breathe lying down. Blood pressure is 188/98 mm Hg, up from 134/76. Neck veins are full, crackles are heard over both lungs, temperature is 36.8 °C (98.2 °F), and the natriuretic peptide has tripled.',
    ],
    hallmark:
      'dyspnea with hypertension, full neck veins and lung edema within 12 hours of a transfusion',
    lookalikes: [
      'ards',
      'acute-hemolytic-reaction',
      'hfref',
      'pulmonary-embolism',
      'pneumococcal-pneumonia',
      'asthma',
      'anaphylaxis',
    ],
    finding: {
      text: 'Rising blood pressure and neck veins after two units of blood',
      why: 'In circulatory overload, volume raises pressure and fills neck veins, unlike the hypotension of other reactions.',
    },
    test: {
      text: 'Natriuretic peptide before and after the unit',
      why: 'In circulatory overload, natriuretic peptide rises to more than 1.5 times its value before transfusion.',
      scene:
        'A 76-year-old man has dyspnea and bilateral edema on the film 3 hours after plasma. Pressure is 176/94 mm Hg, and he is afebrile. Overload must be told from leakage by lung injury.',
      accepts: ['hfref', 'ards'],
      slips: [
        {
          text: 'Antibodies to white cells in the donor',
          why: 'Donor antibodies are sought in lung injury by transfusion, where pressure is low and fever frequent.',
        },
      ],
    },
    treatment: {
      text: 'Furosemide, oxygen and an upright position',
      why: 'In circulatory overload, the transfusion is stopped and a diuretic with oxygen and upright position clears the lungs.',
      scene:
        'A 79-year-old woman is breathless during her second unit of red cells. Pressure is 182/100 mm Hg, saturation 87%, and crackles reach the middle of both lungs. The blood has been stopped.',
      slips: [
        {
          text: 'One liter of saline to wash out the vein',
          why: 'More volume worsens the overload that causes her lung edema.',
        },
        {
          text: 'Epinephrine into the muscle of the thigh',
          why: 'Epinephrine is for anaphylaxis and would raise her pressure further.',
        },
        {
          text: 'Hydrocortisone and diphenhydramine by vein',
          why: 'These treat allergic reactions and do not remove fluid.',
        },
      ],
    },
    mechanism: {
      text: 'Hydrostatic edema from volume beyond cardiac reserve',
      why: 'In circulatory overload, volume given faster than heart and kidneys can handle raises capillary pressure.',
      accepts: ['hfref'],
    },
    complication: {
      text: 'Respiratory failure that needs ventilation',
      why: 'Circulatory overload is a leading cause of transfusion deaths because lung edema may end in respiratory failure.',
      accepts: ['asthma', 'pneumococcal-pneumonia', 'ards', 'hfref'],
    },
    risk: {
      text: 'Age over 70 with heart or kidney disease and fast infusion',
      why: 'Old age, heart or kidney disease and rapid transfusion are the main risks for circulatory overload.',
      accepts: ['hfref'],
    },
    advice: {
      text: 'Ask for one unit at a time, given slowly, at the next transfusion',
      why: 'After circulatory overload, single units over up to 4 hours, with a diuretic if needed, prevent another episode.',
      scene:
        'A 77-year-old man recovered from circulatory overload after two units in 2 hours. He has a marrow disease and will need blood each month.',
      accepts: ['hfref'],
      slips: [
        {
          text: 'Refuse any further transfusion for the rest of your life',
          why: 'Slow single units are safe for him, and refusal would harm him.',
        },
        {
          text: 'Drink two liters of water before each unit is started',
          why: 'Extra fluid before the unit raises the risk of overload again.',
        },
      ],
    },
  },
];

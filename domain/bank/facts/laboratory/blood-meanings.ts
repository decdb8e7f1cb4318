import type { NursingFact } from '../nursing-conditions/nursing-fact.ts';
import { assistant, practitioner, stepOne, stepTwo } from './medical-places.ts';

/** Patterns of blood and clotting tests and what they mean. */
export const bloodMeanings: readonly NursingFact[] = [
  {
    id: 'iron-deficiency',
    scene:
      'A {patient} with heavy menses has a hemoglobin of 9.2 g/dL, mean corpuscular volume 70 fL (reference 80 to 100), ferritin 4 ng/mL (12 to 150) and a high total iron-binding capacity.',
    key: [
      'Iron deficiency anemia',
      'Small cells with a very low ferritin and a high binding capacity show empty iron stores.',
    ],
    fits: 'Iron deficiency gives small red cells, low ferritin and high iron-binding capacity.',
    unlike: ['thalassemia', 'chronic-disease', 'b12', 'hemolysis', 'marrow-failure', 'folate'],
    takeaway:
      'Ferritin is the best single test of iron stores: a low value proves deficiency. Binding capacity rises as the body looks for iron. In adults the source of blood loss must be found.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Iron deficiency and other anemias'),
      ...stepOne('blood-lymph-immune', 'Anemias'),
    ],
  },
  {
    id: 'thalassemia',
    scene:
      'A healthy {patient} of Mediterranean descent has a hemoglobin of 11.4 g/dL, mean corpuscular volume 64 fL (reference 80 to 100), a high red cell count and ferritin 110 ng/mL (12 to 150). Hemoglobin A₂ is raised.',
    key: [
      'Beta-thalassemia trait',
      'Very small cells with many red cells, normal iron stores and high hemoglobin A₂ mean that one beta chain gene is faulty.',
    ],
    fits: 'Thalassemia trait gives very small cells with normal ferritin and a raised hemoglobin A₂.',
    unlike: [
      'iron-deficiency',
      'chronic-disease',
      'b12',
      'polycythemia',
      'marrow-failure',
      'hemolysis',
    ],
    level: 'analysis',
    takeaway:
      'Small red cells with normal ferritin are not iron deficiency, so iron is not given. Hemoglobin A₂ above 3.5% confirms beta-thalassemia trait. Partners are offered testing before pregnancy.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Thalassemia'),
      ...stepTwo('blood-lymph', 'Anemia evaluation'),
    ],
  },
  {
    id: 'b12',
    scene:
      'A {patient} had part of the stomach removed years ago. There is numbness of both feet, a smooth tongue, hemoglobin 8.8 g/dL, mean corpuscular volume 121 fL (reference 80 to 100) and raised methylmalonic acid.',
    key: [
      'Vitamin B₁₂ deficiency',
      'Large cells with nerve damage and raised methylmalonic acid point to lack of B₁₂, which needs intrinsic factor from the stomach.',
    ],
    fits: 'B₁₂ deficiency gives large cells, nerve signs and raised methylmalonic acid.',
    unlike: [
      'folate',
      'iron-deficiency',
      'marrow-failure',
      'chronic-disease',
      'hemolysis',
      'thalassemia',
    ],
    level: 'analysis',
    takeaway:
      'Both B₁₂ and folate deficiency make large red cells. Numbness and raised methylmalonic acid belong to B₁₂. Folate alone would correct the blood and let the nerve damage go on.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Iron deficiency and other anemias'),
      ...stepOne('blood-lymph-immune', 'Anemias'),
    ],
  },
  {
    id: 'folate',
    scene:
      'A {patient} with alcohol use disorder eats little fresh food. Hemoglobin is 9.6 g/dL and mean corpuscular volume 114 fL (reference 80 to 100). Sensation and gait are normal, and methylmalonic acid is normal.',
    key: [
      'Folate deficiency anemia',
      'Large cells with normal nerves and normal methylmalonic acid in a poor diet fit lack of folate.',
    ],
    fits: 'Folate deficiency gives large cells with normal nerves and normal methylmalonic acid.',
    unlike: [
      'b12',
      'iron-deficiency',
      'chronic-disease',
      'hemolysis',
      'thalassemia',
      'polycythemia',
    ],
    level: 'analysis',
    takeaway:
      'Folate stores last months, so a poor diet or alcohol use empties them fast. Methylmalonic acid stays normal, unlike in B₁₂ deficiency. B₁₂ is checked before folate is given.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Iron deficiency and other anemias'),
      ...stepTwo('blood-lymph', 'Anemia evaluation'),
    ],
  },
  {
    id: 'chronic-disease',
    scene:
      'A {patient} with active rheumatoid arthritis has a hemoglobin of 10.4 g/dL, mean corpuscular volume 84 fL (reference 80 to 100), low serum iron, low iron-binding capacity and ferritin 340 ng/mL (12 to 150).',
    key: [
      'Anemia of chronic inflammation',
      'Iron is locked in stores: serum iron and binding capacity are low while ferritin is high.',
    ],
    fits: 'Anemia of inflammation gives low serum iron with a low binding capacity and a high ferritin.',
    unlike: ['iron-deficiency', 'thalassemia', 'b12', 'hemolysis', 'folate', 'marrow-failure'],
    level: 'analysis',
    takeaway:
      'Inflammation raises hepcidin, which keeps iron in macrophages and out of the blood. Low binding capacity with high ferritin tells it from iron deficiency. Treat the underlying disease.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Iron deficiency and other anemias'),
      ...stepOne('blood-lymph-immune', 'Anemias'),
    ],
  },
  {
    id: 'hemolysis',
    scene:
      'Two days after starting a new drug a {patient} is jaundiced, with hemoglobin 8.1 g/dL, reticulocytes 9% (reference 0.5 to 2), high lactate dehydrogenase and undetectable haptoglobin.',
    key: [
      'Destruction of red blood cells',
      'Free hemoglobin uses up haptoglobin, and the marrow answers with young cells. Red cells are being destroyed.',
    ],
    fits: 'Hemolysis gives low haptoglobin, high lactate dehydrogenase and many reticulocytes.',
    unlike: ['iron-deficiency', 'marrow-failure', 'b12', 'chronic-disease', 'itp', 'polycythemia'],
    level: 'analysis',
    takeaway:
      'Anemia with many reticulocytes means loss or destruction of cells. Low haptoglobin, high lactate dehydrogenase and indirect bilirubin mark hemolysis. A new drug is stopped at once.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Hemolytic anemia and sickle cell disease'),
      ...stepOne('blood-lymph-immune', 'Anemias'),
    ],
  },
  {
    id: 'marrow-failure',
    scene:
      'A {patient} with fatigue, gum bleeding and fever has hemoglobin 6.9 g/dL, platelets 14,000/mm³, white blood cells 1,100/mm³ and reticulocytes 0.1% (reference 0.5 to 2). The spleen is not enlarged.',
    key: [
      'Failure of the bone marrow',
      'All three cell lines are low and there are almost no young red cells. The factory has stopped.',
    ],
    fits: 'Marrow failure lowers red cells, white cells and platelets together, with few reticulocytes.',
    unlike: ['itp', 'hemolysis', 'iron-deficiency', 'dic', 'chronic-disease', 'polycythemia'],
    takeaway:
      'Low counts of red cells, white cells and platelets together are pancytopenia. Few reticulocytes place the fault in the marrow, as in aplastic anemia. Infection and bleeding are the dangers.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Iron deficiency and other anemias'),
      ...stepTwo('blood-lymph', 'Anemia evaluation'),
    ],
  },
  {
    id: 'itp',
    scene:
      'Three weeks after a viral illness a {patient} has pinpoint red spots on the legs. Platelets are 9,000/mm³. Hemoglobin, white cells, clotting times and the blood smear are otherwise normal.',
    key: [
      'Immune thrombocytopenia',
      'Platelets alone are low, clotting times are normal and the smear shows no broken cells. Antibodies destroy platelets.',
    ],
    fits: 'Immune thrombocytopenia lowers platelets alone, with normal clotting times and smear.',
    unlike: ['dic', 'marrow-failure', 'hemophilia', 'heparin-platelets', 'vitamin-k', 'hemolysis'],
    takeaway:
      'An isolated low platelet count in a well person suggests immune thrombocytopenia. Normal clotting times rule out disseminated coagulation. Bleeding precautions apply, and steroids are a usual first treatment.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Thrombocytopenia (ITP, TTP)'),
      ...stepTwo('blood-lymph', 'Bleeding disorders'),
    ],
  },
  {
    id: 'dic',
    scene:
      'A {patient} with meningococcal sepsis bleeds from gums and puncture sites. Platelets are 38,000/mm³, prothrombin time and aPTT are long, fibrinogen is 60 mg/dL (200 to 400) and D-dimer is very high.',
    key: [
      'Intravascular coagulation (DIC)',
      'Clotting everywhere uses up platelets and fibrinogen, and clots break down to D-dimer.',
    ],
    fits: 'DIC uses up platelets and fibrinogen, with long clotting times and a high D-dimer.',
    unlike: ['itp', 'hemophilia', 'vitamin-k', 'heparin-platelets', 'marrow-failure', 'hemolysis'],
    takeaway:
      'DIC shows low platelets, low fibrinogen, long prothrombin time and aPTT, and high D-dimer. It follows sepsis, trauma, obstetric disasters and some leukemias. The cause is treated first.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Thrombocytopenia (ITP, TTP)'),
      ...stepOne('blood-lymph-immune', 'Coagulation and bleeding disorders'),
    ],
  },
  {
    id: 'heparin-platelets',
    scene:
      'A {patient} has received unfractionated heparin for 7 days after hip surgery. Platelets have dropped from 260,000 to 96,000/mm³, and the left calf has become swollen and painful.',
    key: [
      'Heparin-induced thrombocytopenia',
      'A fall of more than half after 5 to 10 days of heparin with a new clot is the typical picture.',
    ],
    fits: 'The heparin reaction halves platelets after 5 to 10 days and causes clots.',
    unlike: ['itp', 'dic', 'marrow-failure', 'vitamin-k', 'hemophilia', 'polycythemia'],
    level: 'analysis',
    takeaway:
      'Heparin-induced thrombocytopenia clots rather than bleeds. Stop all heparin, including flushes, and use an anticoagulant of another kind. Warfarin waits until platelets recover.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Thrombocytopenia (ITP, TTP)'),
      ...stepTwo('blood-lymph', 'Thrombosis and anticoagulation'),
    ],
  },
  {
    id: 'hemophilia',
    scene:
      'A 4-year-old boy has a swollen knee after a minor fall. Platelets and prothrombin time are normal, and aPTT is 78 seconds (reference 30 to 40). A maternal uncle bled after tooth extraction.',
    key: [
      'Lack of clotting factor VIII',
      'Bleeding into a joint with a long aPTT alone, in boys of the mother’s family, is hemophilia A.',
    ],
    fits: 'Factor VIII deficiency lengthens aPTT alone and causes bleeding into joints.',
    unlike: ['itp', 'dic', 'vitamin-k', 'heparin-platelets', 'marrow-failure', 'hemolysis'],
    takeaway:
      'Hemophilia A and B lengthen aPTT and spare prothrombin time and platelets. Bleeding into joints is typical. Inheritance is X-linked, and factor is replaced.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Hemophilia and von Willebrand disease'),
      ...stepOne('blood-lymph-immune', 'Coagulation and bleeding disorders'),
    ],
  },
  {
    id: 'vitamin-k',
    scene:
      'A {patient} with a blocked bile duct and pale stools bruises easily. Prothrombin time is 24 seconds (reference 11 to 12.5), while platelets, fibrinogen and D-dimer are normal.',
    key: [
      'Poor absorption of vitamin K',
      'Without bile fat-soluble vitamin K is not absorbed, and factors II, VII, IX and X fall. Prothrombin time shows it first.',
    ],
    fits: 'Lack of vitamin K lengthens prothrombin time, while platelets and fibrinogen stay normal.',
    unlike: ['hemophilia', 'dic', 'itp', 'heparin-platelets', 'marrow-failure', 'folate'],
    level: 'analysis',
    takeaway:
      'Vitamin K needs bile for absorption. Its lack, like warfarin, lowers factors II, VII, IX and X, so prothrombin time rises first. Vitamin K by injection corrects it unless the liver fails.',
    others: [
      ...practitioner,
      ...assistant('gastrointestinal', 'Gallbladder and biliary disease'),
      ...stepOne('blood-lymph-immune', 'Coagulation and bleeding disorders'),
    ],
  },
  {
    id: 'polycythemia',
    scene:
      'A {patient} itches after hot showers and has a ruddy face. Hemoglobin is 20.1 g/dL, hematocrit 61%, platelets 610,000/mm³ and erythropoietin is low. Oxygen saturation is 98%.',
    key: [
      'Primary polycythemia (vera)',
      'High red cells and platelets with low erythropoietin mean that the marrow makes cells on its own.',
    ],
    fits: 'Polycythemia vera raises hematocrit and platelets, with low erythropoietin.',
    unlike: ['marrow-failure', 'hemolysis', 'chronic-disease', 'dic', 'thalassemia', 'b12'],
    takeaway:
      'Polycythemia vera is a marrow neoplasm with low erythropoietin. High erythropoietin would suggest low oxygen or a tumor. Thick blood clots, so phlebotomy lowers the hematocrit.',
    others: [
      ...practitioner,
      ...assistant('hematologic', 'Acute and chronic leukemia'),
      ...stepOne('blood-lymph-immune', 'Leukemia and lymphoma'),
    ],
  },
];

import type { Condition } from '../condition.ts';

const source = 'Standard hematology and internal medicine texts';

/** Bleeding, clotting, leukemia, lymphoma and myeloma. */
export const hematologicConditions2: readonly Condition[] = [
  {
    id: 'itp',
    name: 'Immune thrombocytopenia',
    system: 'hematologic',
    topic: 'Thrombocytopenia (ITP, TTP)',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Coagulation and bleeding disorders' },
    step2: { area: 'blood-lymph', topic: 'Bleeding disorders' },
    vignettes: [
      'A 29-year-old woman feels well but has tiny red dots on both shins and bleeds from the gums when she brushes. Platelets are 11,000/mm³. Hemoglobin, white cells, prothrombin time and creatinine are normal. The smear shows a few large platelets and intact red cells. Spleen and nodes are not felt.',
    ],
    hallmark: 'isolated thrombocytopenia with a normal smear otherwise and no large spleen',
    lookalikes: [
      'ttp',
      'von-willebrand-disease',
      'acute-lymphoblastic-leukemia',
      'hemophilia-a',
      'cll',
      'antiphospholipid-syndrome',
      'meningitis',
    ],
    finding: {
      text: 'Pinpoint red spots on the shins in a person who feels well',
      why: 'In immune thrombocytopenia, lack of platelets lets small vessels leak, while other cell lines and organs are fine.',
    },
    test: {
      text: 'Full blood count with peripheral smear',
      why: 'In immune thrombocytopenia, the smear excludes clumping, blasts and broken cells, which leaves platelets alone as low.',
      scene:
        'A 34-year-old man without complaints has petechiae and a platelet count of 24,000/mm³ from an outside laboratory. He takes no drugs, and coagulation times are normal.',
      accepts: ['ttp'],
      slips: [
        {
          text: 'Antiplatelet antibodies in serum',
          why: 'These antibodies are neither sensitive nor specific and are not needed.',
        },
        {
          text: 'Bleeding time at the forearm',
          why: 'Bleeding time is unreliable and does not show the cause.',
        },
      ],
    },
    treatment: {
      text: 'Dexamethasone by mouth for four days',
      why: 'In immune thrombocytopenia with bleeding or a count below 30,000/mm³ in adults, a corticosteroid is the first treatment.',
      scene:
        'A 40-year-old woman has immune thrombocytopenia with 14,000 platelets/mm³, bruises and gum bleeding. She has no severe bleeding, infection or diabetes.',
      slips: [
        {
          text: 'Platelet transfusion every morning',
          why: 'Transfused platelets are destroyed within hours and are kept for life-threatening bleeding.',
        },
        {
          text: 'Splenectomy as the first treatment',
          why: 'Splenectomy is a later option, after failure of drugs and about a year of disease.',
        },
        {
          text: 'Aspirin at a low daily dose',
          why: 'Aspirin impairs the few platelets that are left.',
        },
      ],
    },
    mechanism: {
      text: 'IgG against platelet glycoproteins with splenic removal',
      why: 'In immune thrombocytopenia, IgG coats glycoprotein IIb/IIIa, and macrophages of the spleen remove platelets.',
    },
    complication: {
      text: 'Bleeding inside the skull',
      why: 'Intracranial hemorrhage is rare but the most feared complication of immune thrombocytopenia, mostly below 10,000/mm³.',
      accepts: ['hemophilia-a', 'acute-lymphoblastic-leukemia', 'ttp'],
    },
    risk: {
      text: 'Viral illness in a child or autoimmunity in a woman',
      why: 'In children, immune thrombocytopenia mostly follows a virus; in adults, it is autoimmune and more frequent in young women.',
      accepts: ['antiphospholipid-syndrome'],
    },
    advice: {
      text: 'Avoid aspirin and contact sports and report any severe headache',
      why: 'In immune thrombocytopenia, aspirin and blows favor bleeding, and headache may be bleeding in the skull.',
      scene:
        'A 24-year-old soccer player has immune thrombocytopenia with 28,000 platelets/mm³ and no bleeding. He begins treatment and asks about daily life.',
      accepts: ['hemophilia-a', 'von-willebrand-disease', 'ttp'],
      slips: [
        {
          text: 'Stay in bed until the platelets have risen above 150,000',
          why: 'Ordinary activity is safe, and a normal count is not needed.',
        },
        {
          text: 'Use ibuprofen rather than acetaminophen for headaches',
          why: 'Ibuprofen impairs platelets and raises the risk of bleeding.',
        },
      ],
    },
  },
  {
    id: 'ttp',
    name: 'Thrombotic thrombocytopenic purpura',
    system: 'hematologic',
    topic: 'Thrombocytopenia (ITP, TTP)',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Coagulation and bleeding disorders' },
    step2: { area: 'blood-lymph', topic: 'Bleeding disorders' },
    vignettes: [
      'A 38-year-old woman has been confused on and off since yesterday and could not speak for 10 minutes. She has petechiae and a temperature of 38.2 °C (100.8 °F). Platelets are 9,000/mm³, hemoglobin 8.1 g/dL and LDH 1,480 U/L. The smear shows many fragments, and prothrombin time and fibrinogen are normal.',
    ],
    hallmark:
      'fragmented red cells and low platelets with normal clotting times and a severe lack of ADAMTS13',
    lookalikes: [
      'itp',
      'acute-hemolytic-reaction',
      'acute-lymphoblastic-leukemia',
      'g6pd-deficiency',
      'hypertensive-emergency',
      'antiphospholipid-syndrome',
      'septic-shock',
      'meningitis',
    ],
    finding: {
      text: 'Petechiae with confusion that comes and goes',
      why: 'In thrombotic thrombocytopenic purpura, platelet clots in small brain vessels cause fleeting signs along with purpura.',
    },
    test: {
      text: 'Peripheral smear and ADAMTS13 activity',
      why: 'In thrombotic thrombocytopenic purpura, fragments on the smear justify treatment, and ADAMTS13 below 10% confirms it.',
      scene:
        'A 45-year-old man has bruises, abdominal pain and one numb hand. Platelets are 13,000/mm³, hemoglobin 8.8 g/dL, bilirubin and LDH are high. Prothrombin time and creatinine are near normal.',
      accepts: ['itp'],
      slips: [
        {
          text: 'Antibodies to heparin and platelet factor',
          why: 'He has had no heparin, and hemolysis is not a feature of that disorder.',
        },
        {
          text: 'Lumbar puncture for cells and culture',
          why: 'Lumbar puncture at this count may cause bleeding and does not show the cause.',
        },
      ],
    },
    treatment: {
      text: 'Urgent plasma exchange with prednisone',
      why: 'In thrombotic thrombocytopenic purpura, exchange removes antibody and supplies ADAMTS13, which cuts mortality from 90% to about 10 to 20%.',
      scene:
        'A 33-year-old woman has many red cell fragments, 8,000 platelets/mm³ and normal clotting times. She had a brief loss of speech. ADAMTS13 has been drawn, and the result takes 3 days.',
      slips: [
        {
          text: 'Platelet transfusion before anything else',
          why: 'Platelets may feed further clots and are avoided unless bleeding threatens life.',
        },
        {
          text: 'Waiting until the ADAMTS13 result is known',
          why: 'Untreated disease kills within days; exchange starts on suspicion.',
        },
        {
          text: 'Heparin infusion with daily aspirin',
          why: 'Heparin does not affect platelet clots of von Willebrand factor and causes bleeding.',
        },
      ],
    },
    mechanism: {
      text: 'Lack of ADAMTS13, so giant von Willebrand strings clot platelets',
      why: 'In thrombotic thrombocytopenic purpura, antibodies block ADAMTS13, and uncut von Willebrand strings bind platelets in small vessels.',
    },
    complication: {
      text: 'Stroke or infarction by microthrombi',
      why: 'In thrombotic thrombocytopenic purpura, platelet clots block small vessels of brain and heart, the main causes of death.',
      accepts: [
        'antiphospholipid-syndrome',
        'hypertensive-emergency',
        'itp',
        'acute-hemolytic-reaction',
      ],
    },
    risk: {
      text: 'Acquired autoantibody to ADAMTS13 in a woman',
      why: 'Most thrombotic thrombocytopenic purpura in adults is due to an autoantibody and is more frequent in women and in lupus.',
      accepts: ['itp', 'antiphospholipid-syndrome'],
    },
    advice: {
      text: 'Return at once for new bruises, fever, headache or numbness',
      why: 'Thrombotic thrombocytopenic purpura relapses in up to half of patients, and early exchange saves lives.',
      scene:
        'A 36-year-old woman leaves the hospital in remission of thrombotic thrombocytopenic purpura. Platelets are 210,000/mm³. She asks when she should worry.',
      accepts: [
        'itp',
        'antiphospholipid-syndrome',
        'meningitis',
        'acute-lymphoblastic-leukemia',
        'septic-shock',
      ],
      slips: [
        {
          text: 'Take aspirin for headaches and call after three days',
          why: 'Headache may be a relapse that needs care the same day.',
        },
        {
          text: 'Go back to normal life, since relapse does not occur',
          why: 'Relapse is frequent, so counts and ADAMTS13 are followed.',
        },
      ],
    },
  },
  {
    id: 'hemophilia-a',
    name: 'Hemophilia A',
    system: 'hematologic',
    topic: 'Hemophilia and von Willebrand disease',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Coagulation and bleeding disorders' },
    step2: { area: 'blood-lymph', topic: 'Bleeding disorders' },
    vignettes: [
      'An 11-month-old boy who has begun to pull himself up has a hot, tense knee without fever after a minor bump. He bled for a day after circumcision, and a maternal uncle has stiff knees. Platelets and prothrombin time are normal. Partial thromboplastin time is 88 seconds and corrects on mixing.',
    ],
    hallmark:
      'bleeding into joints and muscles in a boy with a long partial thromboplastin time and low factor VIII',
    lookalikes: [
      'von-willebrand-disease',
      'itp',
      'ttp',
      'septic-arthritis',
      'acute-lymphoblastic-leukemia',
      'antiphospholipid-syndrome',
      'factor-v-leiden',
    ],
    finding: {
      text: 'Swollen, painful knee after a trivial bump in a toddler',
      why: 'In hemophilia, lack of factor VIII leads to bleeding into joints, typically when a boy begins to walk.',
      scene:
        'A 13-month-old boy bled for two days after a heel stick as a newborn. His uncle on the side of his mother needs clotting factor, and hemophilia is suspected.',
      accepts: ['septic-arthritis'],
      slips: [
        {
          text: 'Nosebleeds in childhood that have stopped by puberty',
          why: 'Nosebleeds that cease are mostly local and do not suggest hemophilia.',
        },
      ],
    },
    test: {
      text: 'Factor VIII activity in plasma',
      why: 'In hemophilia A, factor VIII activity is low, and its level grades severity.',
      scene:
        'A 3-year-old boy has had two bleeds into the thigh. Partial thromboplastin time is long and corrects on mixing. Platelets, prothrombin time and von Willebrand tests are normal.',
      slips: [
        {
          text: 'Aspiration of the thigh muscle',
          why: 'A puncture without factor may cause more bleeding and does not show the cause.',
        },
        {
          text: 'Repeat of the mixing study',
          why: 'The mixing study has shown a deficiency; the factor must now be named.',
        },
      ],
    },
    treatment: {
      text: 'Factor VIII concentrate before imaging',
      why: 'In hemophilia with a head injury, factor VIII is given at once, even before CT.',
      scene:
        'A 9-year-old boy with severe hemophilia A fell on his head from a swing half an hour ago. He is alert with a mild headache. Concentrate is at hand, and CT will take 40 minutes.',
      slips: [
        {
          text: 'CT first, then factor if there is blood',
          why: 'Waiting for CT lets a bleed expand. Factor comes first.',
        },
        {
          text: 'Vitamin K by slow injection',
          why: 'Vitamin K supports factors II, VII, IX and X and does not raise factor VIII.',
        },
        {
          text: 'Observation at home with a cold pack',
          why: 'A head injury in severe hemophilia needs factor and imaging, however mild it looks.',
        },
      ],
    },
    mechanism: {
      text: 'X-linked lack of factor VIII with weak thrombin generation',
      why: 'In hemophilia A, lack of factor VIII slows activation of factor X, so the platelet plug is not stabilized.',
    },
    complication: {
      text: 'Joint destruction by repeated bleeding',
      why: 'In hemophilia, blood in the joint inflames the synovium, and repeated bleeds destroy cartilage.',
      accepts: ['septic-arthritis', 'itp'],
    },
    risk: {
      text: 'Affected uncle on the side of the mother',
      why: 'Hemophilia A is X-linked, so affected relatives are males on the side of the mother; a third of cases are new.',
    },
    advice: {
      text: 'Treat a joint bleed at the first tingling and avoid aspirin',
      why: 'In hemophilia, early factor limits joint damage, and aspirin worsens bleeding.',
      scene:
        'A 20-year-old man with severe hemophilia A has learned to infuse himself. He usually waits until the joint is swollen before he does so.',
      accepts: ['von-willebrand-disease', 'itp'],
      slips: [
        {
          text: 'Wait until the joint is tense so that factor is not wasted',
          why: 'Late treatment leaves blood in the joint, where it destroys cartilage.',
        },
        {
          text: 'Rest in bed through youth to keep the joints intact',
          why: 'Exercise such as swimming strengthens muscles and protects joints.',
        },
      ],
    },
  },
  {
    id: 'von-willebrand-disease',
    name: 'Von Willebrand disease',
    system: 'hematologic',
    topic: 'Hemophilia and von Willebrand disease',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Coagulation and bleeding disorders' },
    step2: { area: 'blood-lymph', topic: 'Bleeding disorders' },
    vignettes: [
      'A 16-year-old girl has soaked a pad every hour for the first 2 days of each period since menarche and bled for hours after a tooth was pulled. Her mother and a brother have frequent nosebleeds. Platelets are 260,000/mm³, prothrombin time is normal, and the partial thromboplastin time is slightly long.',
    ],
    hallmark: 'mucosal bleeding in both sexes of a family with normal platelet counts',
    lookalikes: [
      'hemophilia-a',
      'itp',
      'ttp',
      'iron-deficiency-anemia',
      'hashimoto-thyroiditis',
      'uterine-leiomyoma',
      'acute-lymphoblastic-leukemia',
      'antiphospholipid-syndrome',
    ],
    finding: {
      text: 'Heavy periods since menarche with family nosebleeds',
      why: 'In von Willebrand disease, platelets stick poorly, so mucosa bleeds, and the dominant trait affects both sexes.',
      accepts: ['iron-deficiency-anemia'],
    },
    test: {
      text: 'Von Willebrand factor antigen and activity',
      why: 'In von Willebrand disease, antigen, activity and factor VIII levels together establish the diagnosis and type.',
      scene:
        'A 19-year-old woman bruises easily, has heavy periods and bled after tonsillectomy. Platelet count and prothrombin time are normal. Her father has nosebleeds.',
      slips: [
        {
          text: 'Bone marrow biopsy of the iliac crest',
          why: 'The marrow is normal, and platelets are normal in number.',
        },
        {
          text: 'Vitamin K level and liver enzymes',
          why: 'Lack of vitamin K prolongs the prothrombin time, which is normal.',
        },
      ],
    },
    treatment: {
      text: 'Desmopressin shortly before the procedure',
      why: 'In type 1 von Willebrand disease, desmopressin releases stored factor and covers minor procedures.',
      scene:
        'A 27-year-old woman with type 1 von Willebrand disease will have a tooth extracted. A test dose of the drug tripled her factor level. Sodium is normal, and she has no heart disease.',
      slips: [
        {
          text: 'Platelet transfusion on the morning',
          why: 'Her platelets are normal in number and function; the factor is what she lacks.',
        },
        {
          text: 'Aspirin and a pressure pad afterward',
          why: 'Aspirin impairs platelets and makes bleeding worse in von Willebrand disease.',
        },
        {
          text: 'Vitamin K tablets for three days before',
          why: 'Vitamin K has no effect on von Willebrand factor.',
        },
      ],
    },
    mechanism: {
      text: 'Too little factor to tie platelets to collagen and carry factor VIII',
      why: 'In von Willebrand disease, platelet adhesion is weak, and factor VIII loses its carrier.',
    },
    complication: {
      text: 'Postpartum hemorrhage after some days',
      why: 'In von Willebrand disease, factor rises in pregnancy and falls after birth, so bleeding may come days or weeks later.',
      accepts: ['iron-deficiency-anemia', 'uterine-leiomyoma'],
    },
    risk: {
      text: 'Parent of either sex with easy bleeding',
      why: 'Most von Willebrand disease is autosomal dominant and affects sons and daughters alike.',
    },
    advice: {
      text: 'Tell dentists and surgeons and avoid aspirin and ibuprofen',
      why: 'In von Willebrand disease, planned treatment before procedures and no antiplatelet drugs prevent most bleeding.',
      scene:
        'A 22-year-old man has just been diagnosed with mild von Willebrand disease. His wisdom teeth are to come out next month. He takes ibuprofen for headaches.',
      accepts: ['hemophilia-a', 'itp'],
      slips: [
        {
          text: 'Keep the diagnosis private so that surgery is not refused',
          why: 'Surgeons must know, since planned treatment makes procedures safe.',
        },
        {
          text: 'Take iron tablets before surgery to firm up the clot',
          why: 'Iron corrects iron deficiency but does not improve clotting at surgery.',
        },
      ],
    },
  },
  {
    id: 'factor-v-leiden',
    name: 'Factor V Leiden thrombophilia',
    system: 'hematologic',
    topic: 'Hypercoagulable states',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Coagulation and bleeding disorders' },
    vignettes: [
      'A 26-year-old woman of Danish descent has a clot in the left thigh vein 2 months after she began an estrogen pill. Her father had one at 34 and her sister during pregnancy. She has never lost a pregnancy. Platelets, urine protein and partial thromboplastin time are normal, and no cancer is found.',
    ],
    hallmark:
      'venous clots at a young age in a family, with factor V that resists activated protein C',
    lookalikes: [
      'antiphospholipid-syndrome',
      'membranous-nephropathy',
      'ttp',
      'minimal-change-disease',
      'hemophilia-a',
      'von-willebrand-disease',
      'polycythemia-vera',
    ],
    finding: {
      text: 'Venous clot before age 50 with affected relatives',
      why: 'Factor V Leiden shows itself by venous clots at a young age that run in the family.',
      accepts: ['antiphospholipid-syndrome'],
      slips: [
        {
          text: 'Arterial pulses that vanish in both arms within weeks',
          why: 'Loss of arm pulses suggests arteritis of large vessels; factor V Leiden acts on veins.',
        },
      ],
    },
    test: {
      text: 'Activated protein C resistance with gene test',
      why: 'Factor V Leiden resists activated protein C, and the gene test confirms it, even on anticoagulants.',
      scene:
        'A 30-year-old woman with a leg clot after a long flight has a brother and mother with clots before 40. She has started apixaban and asks for the most likely inherited cause to be tested.',
      slips: [
        {
          text: 'Bleeding time with platelet aggregation',
          why: 'Platelet tests look for bleeding disorders and not for a tendency to clot.',
        },
        {
          text: 'Protein C level during acute clotting',
          why: 'Protein C is consumed in acute thrombosis and may mislead; its lack is much rarer.',
        },
      ],
    },
    treatment: {
      text: 'Apixaban with stop of the estrogen pill',
      why: 'A first clot with factor V Leiden is treated like any other, and estrogen, which multiplies the risk, is stopped.',
      scene:
        'A 24-year-old woman with one copy of factor V Leiden has a first clot in the thigh vein. She takes an oral combined contraceptive. Kidneys and platelets are normal, and she is not pregnant.',
      slips: [
        {
          text: 'Aspirin, with the pill continued as before',
          why: 'Aspirin does not treat acute thrombosis, and estrogen keeps the risk high.',
        },
        {
          text: 'Warfarin with a target INR of 4 to 5',
          why: 'An INR of 4 to 5 brings bleeding without further benefit.',
        },
        {
          text: 'Vitamin K daily with compression',
          why: 'Vitamin K supports clotting and is of no use in thrombosis.',
        },
      ],
      accepts: ['membranous-nephropathy', 'antiphospholipid-syndrome'],
    },
    mechanism: {
      text: 'Factor V that activated protein C cannot cleave',
      why: 'In factor V Leiden, a point mutation removes the cleavage site for activated protein C, so factor V stays active.',
    },
    complication: {
      text: 'Embolism of venous clot to the lung',
      why: 'Factor V Leiden promotes venous thrombosis, and lung embolism is its main danger.',
      accepts: ['antiphospholipid-syndrome', 'membranous-nephropathy', 'hemophilia-a'],
    },
    risk: {
      text: 'European ancestry with a carrier parent',
      why: 'Factor V Leiden is found in about 5% of people of European descent and is inherited as a dominant trait.',
    },
    advice: {
      text: 'Use contraception without estrogen and mention this before surgery',
      why: 'With factor V Leiden, estrogen and surgery multiply the risk of clots, and both can be managed.',
      scene:
        'A 21-year-old woman without a clot so far carries factor V Leiden, as does her mother, who had an embolism. She asks about birth control.',
      accepts: ['antiphospholipid-syndrome', 'membranous-nephropathy'],
      slips: [
        {
          text: 'Take an anticoagulant for life though no clot has occurred',
          why: 'Carriers without a clot do not need lifelong anticoagulants, since bleeding outweighs benefit.',
        },
        {
          text: 'Choose the vaginal ring, since it does not affect clotting',
          why: 'The ring contains estrogen and raises the risk of clots, too.',
        },
      ],
    },
  },
  {
    id: 'antiphospholipid-syndrome',
    name: 'Antiphospholipid syndrome',
    system: 'hematologic',
    topic: 'Hypercoagulable states',
    source,
    step2: { area: 'blood-lymph', topic: 'Thrombosis and anticoagulation' },
    vignettes: [
      'A 33-year-old woman had a stroke last week. She has lost three pregnancies after the tenth week, and a net-like purple pattern covers her thighs. Platelets are 108,000/mm³. The partial thromboplastin time is long and does not correct on mixing. Hemoglobin and smear are normal, and no relative has had clots.',
    ],
    hallmark:
      'clots in arteries or veins or pregnancy loss with lasting antiphospholipid antibodies',
    lookalikes: [
      'factor-v-leiden',
      'ttp',
      'itp',
      'von-willebrand-disease',
      'hemophilia-a',
      'membranous-nephropathy',
      'infective-endocarditis',
    ],
    finding: {
      text: 'Repeated pregnancy loss with a net-like skin pattern',
      why: 'In antiphospholipid syndrome, placental and skin vessels clot, with late losses and livedo.',
    },
    test: {
      text: 'Lupus anticoagulant and anticardiolipin tests',
      why: 'In antiphospholipid syndrome, antibodies must be found twice at least 12 weeks apart.',
      scene:
        'A 37-year-old woman has had a leg clot and two losses after the tenth week. The partial thromboplastin time is 52 seconds before any drug and stays long on mixing. She does not bleed.',
      slips: [
        {
          text: 'Factor VIII level and inhibitor titer',
          why: 'A factor VIII inhibitor causes bleeding and not clots.',
        },
        {
          text: 'Karyotype of both partners',
          why: 'Chromosomes explain early losses but not a clot with a long clotting time.',
        },
      ],
      accepts: ['hemophilia-a'],
    },
    treatment: {
      text: 'Warfarin with a target INR of 2 to 3',
      why: 'In thrombotic antiphospholipid syndrome, warfarin is preferred, since direct oral anticoagulants fail more often.',
      scene:
        'A 41-year-old man with lupus has had an embolism and is positive for all three antiphospholipid antibodies on two occasions. Heparin has been given for 5 days.',
      slips: [
        {
          text: 'Rivaroxaban once a day',
          why: 'With three antibodies, rivaroxaban led to more clots than warfarin.',
        },
        {
          text: 'Fresh plasma until the clotting time is normal',
          why: 'The long time is a laboratory effect of the antibody; he clots and does not bleed.',
        },
        {
          text: 'Prednisone in a high dose for a year',
          why: 'Steroid does not prevent clots in antiphospholipid syndrome.',
        },
      ],
      accepts: ['factor-v-leiden'],
    },
    mechanism: {
      text: 'Antibodies to beta-2 glycoprotein that activate endothelium',
      why: 'In antiphospholipid syndrome, antibodies to beta-2 glycoprotein I activate endothelium, platelets and complement.',
    },
    complication: {
      text: 'Arterial clot such as a stroke',
      why: 'Antiphospholipid syndrome differs from most thrombophilias in that arteries clot as well, above all in the brain.',
      accepts: ['ttp', 'factor-v-leiden', 'membranous-nephropathy', 'infective-endocarditis'],
    },
    risk: {
      text: 'Systemic lupus erythematosus',
      why: 'About a third of people with lupus have antiphospholipid antibodies, the commonest setting of the secondary form.',
      accepts: ['membranous-nephropathy'],
    },
    advice: {
      text: 'Plan pregnancy with your team, as heparin and aspirin are needed',
      why: 'In antiphospholipid syndrome, heparin with low-dose aspirin in pregnancy raises the chance of a live birth; warfarin harms the embryo.',
      scene:
        'A 29-year-old woman with antiphospholipid syndrome takes warfarin and wishes to have a child. She has lost two pregnancies.',
      slips: [
        {
          text: 'Continue warfarin until a heartbeat is seen on ultrasound',
          why: 'Warfarin harms the embryo from the sixth week, so it is replaced before that.',
        },
        {
          text: 'Stop each blood thinner to lower the risk of bleeding',
          why: 'Without heparin, clots and another loss are likely.',
        },
      ],
    },
  },
  {
    id: 'acute-lymphoblastic-leukemia',
    name: 'Acute lymphoblastic leukemia',
    system: 'hematologic',
    topic: 'Acute and chronic leukemia',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Leukemia and lymphoma' },
    step2: { area: 'blood-lymph', topic: 'Leukemia and lymphoma' },
    vignettes: [
      'A 4-year-old girl with trisomy 21 no longer wants to walk and wakes at night with leg pain. She is pale, has bruises on her back and nodes in the neck, and the spleen is enlarged. Hemoglobin is 6.9 g/dL, platelets 22,000/mm³, and white cells 38,000/mm³, mostly cells with scant cytoplasm that are positive for TdT.',
    ],
    hallmark: 'bone pain, pallor, bruises and nodes with lymphoblasts in blood and marrow',
    lookalikes: [
      'itp',
      'cll',
      'cml',
      'hodgkin-lymphoma',
      'infectious-mononucleosis',
      'sickle-cell-disease',
      'osteomyelitis',
      'juvenile-idiopathic-arthritis',
    ],
    finding: {
      text: 'Bone pain at night with pallor and bruises',
      why: 'In acute lymphoblastic leukemia, blasts expand the marrow and displace normal cells, with bone pain, anemia and bleeding.',
    },
    test: {
      text: 'Bone marrow examination with flow cytometry',
      why: 'In acute lymphoblastic leukemia, the marrow holds 20% or more blasts, and flow cytometry names their lineage.',
      scene:
        'An 8-year-old boy has had fever and fatigue for 3 weeks, with large nodes and a big spleen. Hemoglobin is 7.4 g/dL, platelets are 31,000/mm³, and a few blasts are seen in the smear.',
      slips: [
        {
          text: 'Antiplatelet antibodies in serum',
          why: 'Isolated low platelets could be immune, but here anemia and blasts demand a marrow.',
        },
        {
          text: 'Trial of prednisone for two weeks',
          why: 'Steroid before the marrow may hide leukemia and worsen its outcome.',
        },
      ],
    },
    treatment: {
      text: 'Fluids and rasburicase before chemotherapy',
      why: 'In acute lymphoblastic leukemia with a high count, fluids and rasburicase prevent tumor lysis once chemotherapy starts.',
      scene:
        'A 15-year-old boy with acute lymphoblastic leukemia has 180,000 white cells/mm³, a uric acid of 10.8 mg/dL and an LDH of 2,400 U/L. G6PD is normal. Induction is planned for tomorrow.',
      slips: [
        {
          text: 'Chemotherapy at once with fluid restriction',
          why: 'Treatment without hydration brings on tumor lysis with kidney failure.',
        },
        {
          text: 'Allopurinol once the creatinine has risen',
          why: 'Prevention must come before lysis, and allopurinol does not remove existing uric acid.',
        },
        {
          text: 'Removal of the spleen before drugs are given',
          why: 'Splenectomy has no place in the treatment of acute leukemia.',
        },
      ],
    },
    mechanism: {
      text: 'Clonal arrest of lymphoid precursors that crowd the marrow',
      why: 'In acute lymphoblastic leukemia, precursor cells stop maturing, multiply and displace normal blood formation.',
    },
    complication: {
      text: 'Sepsis during neutropenia',
      why: 'In acute lymphoblastic leukemia, neutropenia from disease and drugs makes sepsis a leading cause of death in induction.',
      accepts: ['cll', 'itp', 'infectious-mononucleosis'],
    },
    risk: {
      text: 'Trisomy 21 or earlier radiation in a child',
      why: 'Children with trisomy 21 have a 10 to 20 times higher risk of acute leukemia.',
      accepts: ['hodgkin-lymphoma', 'cml'],
    },
    advice: {
      text: 'Call at once, day or night, for a temperature of 38.3 °C (101 °F)',
      why: 'During chemotherapy for acute leukemia, fever with neutropenia needs antibiotics within an hour.',
      scene:
        'A 20-year-old man with acute lymphoblastic leukemia goes home between two courses of chemotherapy. Neutrophils are expected to be low for 10 days.',
      accepts: [
        'infectious-mononucleosis',
        'sickle-cell-disease',
        'hodgkin-lymphoma',
        'cll',
        'itp',
      ],
      slips: [
        {
          text: 'Take acetaminophen for fever and call after two days',
          why: 'Acetaminophen hides the fever, and two days of delay may be fatal.',
        },
        {
          text: 'Have the live nasal influenza vaccine as soon as possible',
          why: 'Live vaccines are contraindicated during chemotherapy because they may cause disease.',
        },
        {
          text: 'Check the temperature by the rectum twice a day',
          why: 'Rectal measurement may injure mucosa and cause bacteremia in neutropenia.',
        },
      ],
    },
  },
  {
    id: 'cll',
    name: 'Chronic lymphocytic leukemia',
    system: 'hematologic',
    topic: 'Acute and chronic leukemia',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Leukemia and lymphoma' },
    vignettes: [
      'At a routine visit, a 72-year-old man who feels well has soft, painless nodes in the neck and both armpits. White cells are 46,000/mm³ with 85% small mature lymphocytes and many smudge cells. Hemoglobin is 13.6 g/dL and platelets 188,000/mm³. A year ago the count was 24,000/mm³.',
    ],
    hallmark: 'a lasting rise of small mature lymphocytes with smudge cells in an older adult',
    lookalikes: [
      'cml',
      'acute-lymphoblastic-leukemia',
      'hodgkin-lymphoma',
      'infectious-mononucleosis',
      'multiple-myeloma',
      'pulmonary-tuberculosis',
      'itp',
    ],
    finding: {
      text: 'Painless soft nodes at several sites in an older adult',
      why: 'In chronic lymphocytic leukemia, clonal lymphocytes gather in nodes at many sites without pain.',
    },
    test: {
      text: 'Flow cytometry of blood lymphocytes',
      why: 'In chronic lymphocytic leukemia, flow cytometry of blood shows a clone positive for CD5, CD19 and CD23, without need of marrow.',
      scene:
        'A 67-year-old woman without symptoms has had 18,000 lymphocytes/mm³ for 4 months. The smear shows mature small cells and smudge cells. She has had no infection.',
      accepts: ['acute-lymphoblastic-leukemia', 'infectious-mononucleosis'],
      slips: [
        {
          text: 'Heterophile antibody test',
          why: 'The heterophile test is for mononucleosis, with atypical cells for some weeks in the young.',
        },
        {
          text: 'Bone marrow biopsy before blood tests',
          why: 'The marrow is not needed when flow cytometry of blood makes the diagnosis.',
        },
      ],
    },
    treatment: {
      text: 'Observation with counts every few months',
      why: 'Early chronic lymphocytic leukemia without symptoms is observed, since early treatment does not prolong life.',
      scene:
        'A 70-year-old man has chronic lymphocytic leukemia with 32,000 lymphocytes/mm³ and small nodes. Hemoglobin and platelets are normal. He has no fever, sweats or weight loss.',
      slips: [
        {
          text: 'Ibrutinib at once because of the count',
          why: 'A high count alone is not a reason to treat.',
        },
        {
          text: 'Leukapheresis once a week',
          why: 'Small lymphocytes do not cause stasis at this count, and removal has no lasting effect.',
        },
        {
          text: 'Removal of the largest lymph node chain',
          why: 'The disease is in blood and marrow, so surgery does not help.',
        },
      ],
    },
    mechanism: {
      text: 'Slow build-up of mature B cells that resist apoptosis',
      why: 'In chronic lymphocytic leukemia, a clone of CD5-positive B cells overexpresses BCL2 and accumulates.',
    },
    complication: {
      text: 'Infection from low immunoglobulins',
      why: 'In chronic lymphocytic leukemia, normal antibodies are low, and infection is the leading cause of illness and death.',
      accepts: ['multiple-myeloma', 'acute-lymphoblastic-leukemia'],
    },
    risk: {
      text: 'Age near 70 with an affected relative',
      why: 'Chronic lymphocytic leukemia is a disease of older adults, and a first-degree relative raises the risk several times.',
      accepts: ['multiple-myeloma'],
    },
    advice: {
      text: 'Keep up inactivated vaccines and report fever or night sweats',
      why: 'In chronic lymphocytic leukemia, infections are the main danger, and sweats or fever may show progression; live vaccines are avoided.',
      scene:
        'A 68-year-old man with early chronic lymphocytic leukemia is under observation. He feels fit and asks what he can do to stay well.',
      accepts: ['multiple-myeloma', 'hodgkin-lymphoma', 'acute-lymphoblastic-leukemia'],
      slips: [
        {
          text: 'Have live vaccines such as yellow fever before each trip',
          why: 'Live vaccines may cause disease when immunity is impaired.',
        },
        {
          text: 'Take prednisone at home when the nodes feel larger',
          why: 'Steroid without supervision raises infection risk and does not control the disease.',
        },
      ],
    },
  },
  {
    id: 'cml',
    name: 'Chronic myeloid leukemia',
    system: 'hematologic',
    topic: 'Acute and chronic leukemia',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Leukemia and lymphoma' },
    vignettes: [
      'A 49-year-old woman feels full after a few bites and has lost 5 kg. The spleen reaches the navel. White cells are 142,000/mm³ with neutrophils, bands, metamyelocytes, myelocytes and 6% basophils. Blasts are 2%, platelets 610,000/mm³. She has no fever or focus of infection.',
    ],
    hallmark:
      'a high count of granulocytes at all stages with basophils, a huge spleen and BCR-ABL1',
    lookalikes: [
      'cll',
      'acute-lymphoblastic-leukemia',
      'hodgkin-lymphoma',
      'polycythemia-vera',
      'multiple-myeloma',
      'pneumococcal-pneumonia',
      'cirrhosis',
      'hereditary-spherocytosis',
    ],
    finding: {
      text: 'Early fullness from a spleen that reaches the navel',
      why: 'In chronic myeloid leukemia, granulocytes fill the spleen, which becomes very large and presses on the stomach.',
    },
    test: {
      text: 'BCR-ABL1 fusion gene in blood',
      why: 'In chronic myeloid leukemia, the fusion gene of the Philadelphia chromosome proves the diagnosis.',
      scene:
        'A 55-year-old man has 88,000 white cells/mm³ with many myelocytes and basophils and a large spleen. He feels well. The {clinician} must tell leukemia from a leukemoid reaction.',
      slips: [
        {
          text: 'Blood cultures on three days',
          why: 'He has no fever, and basophils with myelocytes are not the pattern of infection.',
        },
        {
          text: 'Abdominal CT with contrast',
          why: 'CT shows the spleen, which can be felt, and does not prove the cause.',
        },
      ],
    },
    treatment: {
      text: 'Imatinib once a day',
      why: 'In chronic myeloid leukemia, a tyrosine kinase inhibitor blocks BCR-ABL1 and gives near-normal survival.',
      scene:
        'A 52-year-old woman has chronic phase chronic myeloid leukemia with 96,000 white cells/mm³ and the fusion gene. Heart, liver and QT interval are normal.',
      slips: [
        {
          text: 'Stem cell transplant as first step',
          why: 'Transplant is for failure of several inhibitors or for blast phase.',
        },
        {
          text: 'Hydroxyurea for the rest of life',
          why: 'Hydroxyurea lowers counts but does not prevent blast crisis.',
        },
        {
          text: 'Antibiotics for two weeks',
          why: 'The count is clonal and not due to infection.',
        },
      ],
      accepts: ['pneumococcal-pneumonia'],
    },
    mechanism: {
      text: 'Fusion kinase from a 9;22 translocation',
      why: 'In chronic myeloid leukemia, the BCR-ABL1 kinase is always active and drives granulocyte growth.',
    },
    complication: {
      text: 'Blast crisis like acute leukemia',
      why: 'Untreated chronic myeloid leukemia turns into blast crisis after some years.',
    },
    risk: {
      text: 'Ionizing radiation in the past',
      why: 'High-dose ionizing radiation is the single well proven risk factor for chronic myeloid leukemia.',
      accepts: ['acute-lymphoblastic-leukemia'],
    },
    advice: {
      text: 'Take the tablet each day without gaps and use contraception',
      why: 'In chronic myeloid leukemia, missed doses lead to resistance, and kinase inhibitors may harm a fetus.',
      scene:
        'A 31-year-old woman with chronic myeloid leukemia has a normal count after 3 months of imatinib. She feels cured and often skips weekends.',
      slips: [
        {
          text: 'Stop the drug now that the white count is normal',
          why: 'A normal count is not a cure; stopping is tried after years of deep molecular response under control.',
        },
        {
          text: 'Take the tablets with grapefruit juice to raise the effect',
          why: 'Grapefruit raises drug levels unpredictably and causes toxicity.',
        },
      ],
    },
  },
  {
    id: 'hodgkin-lymphoma',
    name: 'Hodgkin lymphoma',
    system: 'hematologic',
    topic: 'Lymphoma',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Leukemia and lymphoma' },
    step2: { area: 'blood-lymph', topic: 'Leukemia and lymphoma' },
    vignettes: [
      'A 24-year-old man has a rubbery, painless lump above the left collarbone that has grown for 2 months. He itches all over, sweats at night and has lost 7 kg. A glass of wine makes the lump ache. The film shows a wide upper mediastinum, and sputum and tuberculin tests are negative.',
      'A 30-year-old woman has had fevers that come for a week and go for a week, and firm nodes on the right side of the neck. CT shows a bulky mass in the front of the mediastinum. White cells, calcium and angiotensin-converting enzyme are normal. A needle aspirate gave too few cells.',
    ],
    hallmark: 'painless nodes that spread from chain to chain and Reed-Sternberg cells on biopsy',
    lookalikes: [
      'sarcoidosis',
      'pulmonary-tuberculosis',
      'cll',
      'small-cell-lung-cancer',
      'acute-lymphoblastic-leukemia',
      'infectious-mononucleosis',
      'papillary-thyroid-cancer',
    ],
    finding: {
      text: 'Rubbery neck node that aches after alcohol',
      why: 'In Hodgkin lymphoma, nodes are rubbery and painless, and rare but typical pain follows alcohol.',
    },
    test: {
      text: 'Excisional lymph node biopsy',
      why: 'In Hodgkin lymphoma, a whole node is needed to see Reed-Sternberg cells in their setting.',
      scene:
        'A 27-year-old woman has a 3 cm firm node above the collarbone for 10 weeks, with night sweats. Blood count, HIV test and heterophile antibody are normal or negative.',
      slips: [
        {
          text: 'Fine-needle aspiration of the node',
          why: 'Aspiration gives single cells without architecture and often misses lymphoma.',
        },
        {
          text: 'Two weeks of antibiotics and review',
          why: 'A node above the collarbone for 10 weeks with sweats needs tissue without further delay.',
        },
      ],
      accepts: ['papillary-thyroid-cancer'],
    },
    treatment: {
      text: 'Combination chemotherapy such as ABVD',
      why: 'Hodgkin lymphoma is mostly cured by combination chemotherapy, with radiation in selected cases.',
      scene:
        'A 26-year-old man has classic Hodgkin lymphoma on both sides of the diaphragm with sweats and fever. Heart and lung function are normal. Sperm has been stored.',
      accepts: ['small-cell-lung-cancer', 'sarcoidosis'],
      slips: [
        {
          text: 'Surgical removal of each node group',
          why: 'Surgery serves for biopsy and does not cure lymphoma.',
        },
        {
          text: 'Prednisone alone until the sweats stop',
          why: 'Steroid alone shrinks nodes for a short time and forfeits cure.',
        },
      ],
    },
    mechanism: {
      text: 'Crippled B cells that recruit an inflammatory infiltrate',
      why: 'In Hodgkin lymphoma, Reed-Sternberg cells are B cells that have lost B-cell markers and attract inflammatory cells.',
    },
    complication: {
      text: 'Second cancer or heart disease years later',
      why: 'Cured Hodgkin lymphoma leaves a raised risk of breast and other cancers and of heart disease from treatment.',
    },
    risk: {
      text: 'Earlier mononucleosis or HIV infection',
      why: 'Epstein-Barr virus is found in up to half of Hodgkin lymphomas, and HIV infection raises the risk.',
      accepts: ['pulmonary-tuberculosis', 'infectious-mononucleosis'],
    },
    advice: {
      text: 'Store sperm or eggs before the first cycle of chemotherapy',
      why: 'Treatment for Hodgkin lymphoma may impair fertility, so storage is offered before it begins.',
      scene:
        'A 23-year-old man with newly diagnosed Hodgkin lymphoma has stable disease and will start treatment in 2 weeks. He hopes to have children one day.',
      slips: [
        {
          text: 'Wait with family plans, since fertility is not affected',
          why: 'Chemotherapy can reduce fertility, so the offer must come before treatment.',
        },
        {
          text: 'Begin a live vaccine series before the second cycle',
          why: 'Live vaccines are contraindicated during chemotherapy because they may cause disease.',
        },
      ],
      accepts: ['acute-lymphoblastic-leukemia'],
    },
  },
  {
    id: 'multiple-myeloma',
    name: 'Multiple myeloma',
    system: 'hematologic',
    topic: 'Multiple myeloma',
    source,
    step1: { area: 'blood-lymph-immune', topic: 'Plasma cell disorders' },
    step2: { area: 'blood-lymph', topic: 'Leukemia and lymphoma' },
    vignettes: [
      'A 68-year-old man has had back pain for 3 months that is worse on moving, and two pneumonias this year. Hemoglobin is 8.7 g/dL, calcium 11.9 mg/dL with low parathyroid hormone, and creatinine 2.3 mg/dL. Total protein is 10.8 g/dL with an albumin of 3.1 g/dL, and the smear shows stacked red cells.',
      'A 71-year-old woman broke her upper arm when she lifted a kettle. The film shows several holes in bone without a rim. ESR is 118 mm/h. The urine strip is negative, but the protein to creatinine ratio is 3.4. Alkaline phosphatase is normal, and hemoglobin is 9.4 g/dL.',
    ],
    hallmark: 'bone lesions, anemia, kidney failure or high calcium with a monoclonal protein',
    lookalikes: [
      'primary-hyperparathyroidism',
      'squamous-cell-lung-cancer',
      'chronic-kidney-disease',
      'anemia-of-chronic-disease',
      'osteomalacia',
      'cll',
      'osteoporosis',
      'membranous-nephropathy',
    ],
    finding: {
      text: 'Back pain with anemia and repeated infections',
      why: 'In myeloma, plasma cells erode bone, displace marrow and suppress normal antibodies.',
    },
    test: {
      text: 'Serum and urine electrophoresis with light chains',
      why: 'In myeloma, electrophoresis with immunofixation and free light chains finds the monoclonal protein in nearly all patients.',
      scene:
        'A 65-year-old woman has a new vertebral collapse, a hemoglobin of 9.1 g/dL and a creatinine of 1.9 mg/dL. The urine strip is negative, but protein is found by another method.',
      slips: [
        {
          text: 'Radionuclide bone scan',
          why: 'The bone scan shows bone formation and misses the purely lytic lesions of myeloma.',
        },
        {
          text: 'Bone density of spine and hip',
          why: 'Density would be low but would not reveal the cause of anemia and kidney failure.',
        },
      ],
      accepts: ['osteoporosis'],
    },
    treatment: {
      text: 'Saline, dexamethasone and zoledronic acid',
      why: 'In myeloma with severe hypercalcemia, saline restores volume, dexamethasone acts on plasma cells and a bisphosphonate on bone.',
      scene:
        'A 63-year-old man with new myeloma is drowsy and dry. Calcium is 14.6 mg/dL and creatinine 1.7 mg/dL. The lungs are clear, and the heart is normal.',
      slips: [
        {
          text: 'Hydrochlorothiazide and fluid restriction',
          why: 'Thiazides retain calcium, and restriction deepens the volume loss.',
        },
        {
          text: 'Naproxen for bone pain and bed rest',
          why: 'NSAIDs harm kidneys in myeloma, and immobility raises calcium.',
        },
      ],
    },
    mechanism: {
      text: 'Clonal plasma cells that activate osteoclasts',
      why: 'In myeloma, plasma cells release factors such as RANK ligand that activate osteoclasts and suppress osteoblasts.',
    },
    complication: {
      text: 'Kidney failure from light chain casts',
      why: 'In myeloma, light chains form casts in distal tubules, and kidney failure occurs in up to half of patients.',
      accepts: ['chronic-kidney-disease', 'cll', 'osteoporosis', 'osteomalacia'],
    },
    risk: {
      text: 'Monoclonal gammopathy in an older Black adult',
      why: 'Monoclonal gammopathy precedes nearly all myeloma, which is about twice as frequent in Black people.',
      accepts: ['cll'],
    },
    advice: {
      text: 'Drink two to three liters a day and avoid NSAIDs',
      why: 'In myeloma, fluid keeps light chains from forming casts, and NSAIDs and contrast bring on kidney failure.',
      scene:
        'A 66-year-old man with myeloma and light chains in urine is about to start treatment. Heart function is normal, and creatinine is 1.2 mg/dL. He has rib pain.',
      accepts: ['chronic-kidney-disease', 'primary-hyperparathyroidism', 'cll'],
      slips: [
        {
          text: 'Limit drinks to one liter to relieve the kidneys',
          why: 'A small urine volume lets light chains form casts.',
        },
        {
          text: 'Take calcium tablets daily to fill the holes in bone',
          why: 'Calcium does not repair lytic lesions and may worsen hypercalcemia.',
        },
      ],
    },
  },
];

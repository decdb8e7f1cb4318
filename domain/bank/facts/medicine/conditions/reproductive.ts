import type { Condition } from '../condition.ts';

const source = 'Standard obstetrics, gynecology and family medicine texts';

/** Disorders of pregnancy, birth and the time after it. */
export const reproductiveConditions: readonly Condition[] = [
  {
    id: 'hyperemesis-gravidarum',
    name: 'Hyperemesis gravidarum',
    system: 'reproductive',
    topic: 'Prenatal care and normal pregnancy',
    source,
    step2: { area: 'pregnancy', topic: 'Prenatal care' },
    vignettes: [
      'A 25-year-old woman at nine weeks has vomited many times a day for two weeks and has lost 4 kg of 58 kg. She has no pain, fever or bleeding. Pulse is 112/min. Urine shows 4+ ketones, potassium is 3.0 mEq/L, lipase is normal, and ultrasound shows two live fetuses.',
    ],
    hallmark: 'vomiting in early pregnancy with ketones and loss of over 5% of weight',
    lookalikes: [
      'hydatidiform-mole',
      'ectopic-pregnancy',
      'preeclampsia',
      'gestational-diabetes',
      'acute-pancreatitis',
      'appendicitis',
      'acute-hepatitis-b',
      'graves-disease',
    ],
    finding: {
      text: 'Weight loss over 5% with ketones from early vomiting',
      why: 'In hyperemesis gravidarum, vomiting in the first trimester leads to starvation: weight loss and ketones set it apart from usual nausea.',
    },
    test: {
      text: 'Urine ketones with serum electrolytes',
      why: 'In hyperemesis gravidarum, ketones and electrolytes show how severe starvation is and guide replacement.',
      scene:
        'A 30-year-old woman at eight weeks keeps neither food nor water down. Ultrasound shows a single live embryo in the uterus. She is dizzy on standing.',
      slips: [
        {
          text: 'Upper endoscopy under sedation',
          why: 'Endoscopy is for bleeding or suspected ulcer. Vomiting of early pregnancy does not call for it.',
        },
      ],
      accepts: ['ectopic-pregnancy'],
    },
    treatment: {
      text: 'Intravenous fluids with thiamine before glucose',
      why: 'In hyperemesis gravidarum, thiamine goes in before glucose, because sugar uses up the last thiamine and may set off Wernicke encephalopathy.',
      scene:
        'A 28-year-old woman at ten weeks has vomited for three weeks and is admitted with dehydration, ketones and a potassium of 2.9 mEq/L.',
      slips: [
        {
          text: 'Glucose infusion followed by a light meal',
          why: 'Glucose without thiamine can bring on Wernicke encephalopathy after weeks of vomiting.',
        },
        {
          text: 'Ginger tea at home with review in two weeks',
          why: 'Ginger may help mild nausea. She is dehydrated with a low potassium and needs admission.',
        },
      ],
      accepts: ['acute-pancreatitis'],
    },
    mechanism: {
      text: 'Strong emetic response to placental hormones',
      why: 'Hyperemesis gravidarum goes with high placental hormones. It is worse with twins and peaks with hCG at about nine to ten weeks.',
    },
    complication: {
      text: 'Wernicke encephalopathy',
      why: 'Weeks of vomiting in hyperemesis gravidarum use up thiamine. Confusion, ataxia and eye signs are the result.',
    },
    risk: {
      text: 'Twin pregnancy with a high hCG level',
      why: 'Hyperemesis gravidarum is more frequent when hCG is high, as with twins.',
      accepts: ['preeclampsia'],
    },
    advice: {
      text: 'Eat small dry meals often and sip fluids between them',
      why: 'In vomiting of pregnancy, small dry meals with fluids in between keep the stomach neither empty nor full.',
      scene:
        'A 24-year-old woman goes home after two days of infusions for hyperemesis gravidarum. She takes doxylamine with pyridoxine and wants to know how to eat.',
      slips: [
        {
          text: 'Skip breakfast and take one large warm meal in the evening',
          why: 'An empty stomach worsens nausea, and a large meal is brought up.',
        },
      ],
    },
  },
  {
    id: 'placenta-previa',
    name: 'Placenta previa',
    system: 'reproductive',
    topic: 'Labor, delivery and postpartum hemorrhage',
    source,
    step2: { area: 'pregnancy', topic: 'Antepartum hemorrhage' },
    vignettes: [
      'A 36-year-old woman at 31 weeks wakes in a pool of bright red blood. She has no pain or contractions. She has had two cesarean births. The uterus is soft, the fetus lies across, and the heart rate is 144/min with good variability. Bleeding has stopped.',
    ],
    hallmark: 'painless bright bleeding in the second half of pregnancy with a soft uterus',
    lookalikes: [
      'placental-abruption',
      'uterine-atony',
      'incomplete-abortion',
      'hydatidiform-mole',
      'preeclampsia',
      'cervical-cancer',
      'ectopic-pregnancy',
      'gestational-diabetes',
    ],
    finding: {
      text: 'Painless bright bleeding while the uterus stays soft',
      why: 'In placenta previa the lower segment stretches and shears the placenta, so it bleeds without pain or uterine tension.',
    },
    test: {
      text: 'Ultrasound before any digital examination',
      why: 'In suspected placenta previa, ultrasound shows the placental edge. A finger may set off massive bleeding.',
      scene:
        'A 33-year-old woman at 30 weeks has had a gush of red blood without pain. She is stable, the tracing is normal, and she has had no imaging this pregnancy.',
      accepts: ['incomplete-abortion', 'hydatidiform-mole', 'ectopic-pregnancy'],
      slips: [
        {
          text: 'Digital check of the cervical opening',
          why: 'A finger in the cervix may tear the placenta. It waits until its site is known.',
        },
        {
          text: 'Amniocentesis for fetal lung maturity',
          why: 'Maturity testing does not find the source of bleeding and adds a needle.',
        },
      ],
    },
    treatment: {
      text: 'Planned cesarean at 36 to 37 weeks',
      why: 'Placenta previa that persists calls for planned cesarean before labor, since labor would open the vessels.',
      scene:
        'At 35 weeks the placenta of a 34-year-old woman still covers the cervix. She bled a little at 32 weeks and was given betamethasone. Mother and fetus are well.',
      slips: [
        {
          text: 'Induction of labor at 39 weeks',
          why: 'Labor with the placenta over the cervix would cause massive hemorrhage.',
        },
        {
          text: 'Immediate cesarean delivery today',
          why: 'Without bleeding or distress, the fetus gains by waiting another week.',
        },
      ],
    },
    mechanism: {
      text: 'Implantation over the internal opening of the cervix',
      why: 'In placenta previa the placenta lies over the cervix and bleeds as the lower segment thins.',
    },
    complication: {
      text: 'Growth of villi into the uterine muscle',
      why: 'Placenta previa over a cesarean scar may grow into the muscle as placenta accreta and bleed heavily at birth.',
    },
    risk: {
      text: 'Several previous cesarean deliveries',
      why: 'Uterine scars, many births and smoking favor placenta previa. Each cesarean raises the risk.',
    },
    advice: {
      text: 'Have no intercourse and come at once if bleeding starts',
      why: 'In placenta previa, anything in the vagina may start bleeding, and a small bleed may precede a large one.',
      scene:
        'A 29-year-old woman at 28 weeks has a placenta that covers the cervix. She has not bled so far and works from home.',
      slips: [
        {
          text: 'Do perineal massage each day to prepare for vaginal birth',
          why: 'Vaginal birth is not planned, and manipulation may cause bleeding.',
        },
      ],
    },
  },
  {
    id: 'placental-abruption',
    name: 'Placental abruption',
    system: 'reproductive',
    topic: 'Labor, delivery and postpartum hemorrhage',
    source,
    step2: { area: 'pregnancy', topic: 'Antepartum hemorrhage' },
    vignettes: [
      'A 27-year-old woman at 34 weeks has sudden constant pain in the belly and back and some dark bleeding. She used cocaine two hours ago. Blood pressure is 158/96 mm Hg without protein in the urine. The uterus is hard and tender and contracts every minute. The fetal heart shows late decelerations.',
    ],
    hallmark: 'painful dark bleeding with a firm, tender uterus and fetal distress',
    lookalikes: [
      'placenta-previa',
      'preeclampsia',
      'uterine-atony',
      'incomplete-abortion',
      'appendicitis',
      'ectopic-pregnancy',
      'uterine-leiomyoma',
      'gestational-diabetes',
    ],
    finding: {
      text: 'Hard tender uterus with dark blood and rapid contractions',
      why: 'In placental abruption, blood behind the placenta irritates the muscle, so the uterus is hard, tender and restless.',
      scene:
        'A 33-year-old woman at 35 weeks was thrown against the steering wheel. The {clinician} fears that the placenta is coming off.',
    },
    test: {
      text: 'At least four hours of cardiotocography',
      why: 'Ultrasound misses many placental abruptions. Frequent contractions and changes of the fetal heart on the tracing reveal them.',
      scene:
        'A 31-year-old woman at 32 weeks was in a car crash an hour ago. She has a seat belt mark but no bleeding. Ultrasound shows a high placenta and no clot.',
      slips: [
        {
          text: 'Kleihauer-Betke test as proof',
          why: 'This test counts fetal cells in the mother to set the dose of immune globulin. It neither proves nor excludes separation.',
        },
        {
          text: 'Chorionic villus sampling',
          why: 'Sampling of villi is for genetic diagnosis in early pregnancy.',
        },
      ],
    },
    treatment: {
      text: 'Emergency cesarean with blood products ready',
      why: 'Placental abruption with fetal distress needs delivery at once, with blood and clotting factors at hand.',
      scene:
        'A 35-year-old woman at 36 weeks has a rigid uterus and has lost 800 mL from the vagina. The placenta is high. The fetal heart rate is 80/min, and the cervix is 2 cm open.',
      slips: [
        {
          text: 'Nifedipine to stop the contractions',
          why: 'Stopping contractions prolongs separation and lowers the mother’s pressure further.',
        },
        {
          text: 'Betamethasone and delivery in 48 hours',
          why: 'The fetus would not survive the wait, and at 36 weeks with distress there is no time.',
        },
      ],
    },
    mechanism: {
      text: 'Bleeding into the decidua that strips off the placenta',
      why: 'In placental abruption, maternal vessels in the decidua rupture and blood lifts the placenta off before birth.',
    },
    complication: {
      text: 'Disseminated intravascular coagulation',
      why: 'Placental abruption releases tissue factor into the mother’s blood and uses up fibrinogen.',
      accepts: ['uterine-atony'],
    },
    risk: {
      text: 'High blood pressure with cocaine use',
      why: 'Hypertension, cocaine, smoking, injury and an earlier abruption are the main risks for placental abruption.',
      accepts: ['preeclampsia'],
    },
    advice: {
      text: 'Stop smoking and cocaine before a further pregnancy',
      why: 'Placental abruption tends to return. Tobacco and cocaine are the risks that can be removed.',
      scene:
        'A 26-year-old woman lost a child at 30 weeks to placental abruption. Her blood pressure is normal now. She smokes, her urine screen showed a stimulant, and she hopes for another child.',
      accepts: ['preeclampsia'],
      slips: [
        {
          text: 'Plan strict bed rest from the first week of the next pregnancy',
          why: 'Bed rest does not prevent separation and raises the risk of clots.',
        },
      ],
    },
  },
  {
    id: 'preeclampsia',
    name: 'Preeclampsia',
    system: 'reproductive',
    topic: 'Preeclampsia and gestational diabetes',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Pregnancy and placenta' },
    step2: { area: 'pregnancy', topic: 'Hypertensive disorders of pregnancy' },
    vignettes: [
      'A 19-year-old woman in her first pregnancy comes for a visit at 34 weeks. Her rings no longer fit. Blood pressure is 148/94 mm Hg and four hours later 150/96 mm Hg; at ten weeks it was 108/66. The protein-to-creatinine ratio is 0.6. The uterus is soft and there is no bleeding.',
      'A 37-year-old woman at 35 weeks has had a headache and flickering lights since morning and pain below the right ribs. Blood pressure is 168/112 mm Hg, platelets are 84,000/µL and AST is 160 U/L. Bilirubin and glucose are normal, and there is no fever or contraction.',
    ],
    hallmark: 'new hypertension after 20 weeks with proteinuria or signs of organ involvement',
    lookalikes: [
      'gestational-diabetes',
      'placental-abruption',
      'placenta-previa',
      'hydatidiform-mole',
      'acute-cholecystitis',
      'hyperemesis-gravidarum',
      'acute-hepatitis-b',
      'migraine',
    ],
    finding: {
      text: 'New high blood pressure with headache and bright spots',
      why: 'In preeclampsia, blood pressure rises after 20 weeks. Headache and visual spots show that the brain is affected.',
      scene:
        'A 41-year-old woman at 33 weeks has gained 3 kg in a week, and her face is swollen. Preeclampsia is suspected.',
    },
    test: {
      text: 'Urine protein-to-creatinine ratio',
      why: 'In suspected preeclampsia, a ratio of 0.3 or more together with new hypertension makes the diagnosis.',
      scene:
        'A 22-year-old woman at 32 weeks has blood pressures of 146/92 and 148/94 mm Hg five hours apart. She feels well. Platelets, creatinine and liver enzymes are normal.',
      slips: [
        {
          text: 'Serum uric acid with a renal biopsy',
          why: 'Uric acid is neither sensitive nor specific, and biopsy is dangerous in pregnancy.',
        },
      ],
    },
    treatment: {
      text: 'Magnesium sulfate, labetalol and delivery',
      why: 'Preeclampsia with severe features at 34 weeks or later is treated with magnesium against seizures, control of pressure and delivery.',
      scene:
        'A 33-year-old woman at 36 weeks has a blood pressure of 172/114 mm Hg, a severe headache and brisk reflexes. The cervix is soft and 3 cm open.',
      slips: [
        {
          text: 'Lisinopril and bed rest until 39 weeks',
          why: 'ACE inhibitors harm the fetal kidney, and waiting risks seizure and stroke.',
        },
        {
          text: 'Phenytoin and a repeat visit in a week',
          why: 'Magnesium prevents seizures better than phenytoin, and severe features forbid waiting.',
        },
      ],
    },
    mechanism: {
      text: 'Poor spiral artery remodeling and endothelial injury',
      why: 'In preeclampsia, narrow spiral arteries starve the placenta, which releases factors that injure maternal endothelium.',
    },
    complication: {
      text: 'Generalized eclamptic seizure',
      why: 'Preeclampsia with headache and brisk reflexes may go on to eclampsia. Magnesium prevents it.',
      accepts: ['placental-abruption'],
    },
    risk: {
      text: 'First pregnancy with chronic hypertension',
      why: 'Chronic hypertension, first pregnancy, diabetes, kidney disease and an earlier episode are strong risks for preeclampsia.',
      accepts: [
        'hydatidiform-mole',
        'placental-abruption',
        'gestational-diabetes',
        'hyperemesis-gravidarum',
      ],
    },
    advice: {
      text: 'Take low-dose aspirin from week 12 of the next pregnancy',
      why: 'After preeclampsia, aspirin started between 12 and 16 weeks lowers the risk of another episode.',
      scene:
        'Six weeks after an induced birth at 33 weeks for preeclampsia, a 28-year-old woman has normal blood pressure and urine. She would like a second child in two years.',
      slips: [
        {
          text: 'Avoid salt altogether and take a diuretic through the next pregnancy',
          why: 'Salt restriction and diuretics do not prevent the disorder and reduce volume.',
        },
      ],
      accepts: ['placental-abruption'],
    },
  },
  {
    id: 'gestational-diabetes',
    name: 'Gestational diabetes mellitus',
    system: 'reproductive',
    topic: 'Preeclampsia and gestational diabetes',
    source,
    step2: { area: 'pregnancy', topic: 'Gestational diabetes' },
    vignettes: [
      'A 34-year-old woman at 27 weeks feels well. At her first visit in week eight, A1c was 5.2% and fasting glucose 84 mg/dL. Now the one-hour screen is 168 mg/dL, and three of four values of a three-hour glucose test are high. Blood pressure is 112/70 mm Hg, and fundal height is 30 cm.',
    ],
    hallmark: 'high glucose first found at 24 to 28 weeks after normal values in early pregnancy',
    lookalikes: [
      'preeclampsia',
      'hyperemesis-gravidarum',
      'type-2-diabetes',
      'polycystic-ovary-syndrome',
      'hydatidiform-mole',
      'placenta-previa',
      'placental-abruption',
      'cushing-disease',
    ],
    finding: {
      text: 'Large fundal height with no complaints at 27 weeks',
      why: 'Gestational diabetes gives no symptoms. A large fetus or much fluid may be the first hint.',
      accepts: ['hydatidiform-mole', 'type-2-diabetes', 'polycystic-ovary-syndrome'],
    },
    test: {
      text: 'Three-hour 100-g glucose tolerance test',
      why: 'In the two-step approach to gestational diabetes, a positive one-hour screen is followed by the three-hour test.',
      scene:
        'A 29-year-old woman at 26 weeks has a one-hour glucose of 154 mg/dL after 50 g. A1c was 5.1% in the first trimester.',
      slips: [
        {
          text: 'Hemoglobin A1c repeated today',
          why: 'A1c is too insensitive in the second half of pregnancy, since red cells turn over faster.',
        },
        {
          text: 'Fasting insulin and C-peptide',
          why: 'These tell types of diabetes apart outside pregnancy. They do not make this diagnosis.',
        },
      ],
      accepts: ['type-2-diabetes', 'polycystic-ovary-syndrome'],
    },
    treatment: {
      text: 'Insulin in addition to nutrition therapy',
      why: 'In gestational diabetes, insulin is the preferred drug when diet and activity do not reach the targets. It does not cross the placenta.',
      scene:
        'A 31-year-old woman at 30 weeks has followed a meal plan and walked daily for two weeks. Fasting glucose is still 108 to 116 mg/dL.',
      slips: [
        {
          text: 'Diet of 1,000 kcal a day until birth',
          why: 'Such a diet means starvation, which brings ketones and harms the fetus.',
        },
        {
          text: 'Empagliflozin once each morning',
          why: 'SGLT2 inhibitors are not used in pregnancy because of possible harm to the fetal kidney.',
        },
      ],
      accepts: ['type-2-diabetes'],
    },
    mechanism: {
      text: 'Insulin resistance from placental lactogen',
      why: 'In gestational diabetes, placental hormones make tissues resist insulin, and the beta cells cannot keep up.',
      accepts: ['type-2-diabetes'],
    },
    complication: {
      text: 'Macrosomia with shoulder dystocia',
      why: 'In gestational diabetes, fetal insulin answers maternal glucose and makes a large body, so shoulders may be caught.',
      accepts: ['preeclampsia', 'type-2-diabetes'],
    },
    risk: {
      text: 'Obesity with a parent who is diabetic',
      why: 'Obesity, a family history and an earlier large baby are the main risks for gestational diabetes.',
      accepts: ['polycystic-ovary-syndrome', 'type-2-diabetes'],
    },
    advice: {
      text: 'Have a glucose tolerance test 4 to 12 weeks after birth',
      why: 'After gestational diabetes, some women stay diabetic and about half become so within years, so testing follows birth.',
      scene:
        'A 35-year-old woman has just given birth. Her glucose was controlled with insulin in pregnancy and is normal today without it.',
      slips: [
        {
          text: 'Avoid breastfeeding so that glucose does not fall too low',
          why: 'Breastfeeding lowers the later risk of diabetes and is encouraged.',
        },
        {
          text: 'Go on with insulin at the same dose for three more months',
          why: 'The need for insulin drops as the placenta leaves. Going on would cause hypoglycemia.',
        },
      ],
      accepts: ['type-2-diabetes'],
    },
  },
  {
    id: 'ectopic-pregnancy',
    name: 'Ectopic pregnancy',
    system: 'reproductive',
    topic: 'Ectopic pregnancy and abortion',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Pregnancy and placenta' },
    step2: { area: 'pregnancy', topic: 'Ectopic pregnancy and pregnancy loss' },
    vignettes: [
      'A 29-year-old woman has had cramps low on the right and brown spotting for two days. Her last period was seven weeks ago, and she was treated for salpingitis at 21. The cervix is closed and the right adnexa is tender. hCG is 4,200 mIU/mL, and ultrasound shows an empty uterus and a ring beside the right ovary.',
      'A 33-year-old woman who conceived with a copper device in place faints in a supermarket. She has shoulder pain and a rigid abdomen. Pulse is 128/min and blood pressure 82/50 mm Hg. Urine hCG is positive. Bedside ultrasound shows no sac in the uterus and free fluid up to the liver.',
    ],
    hallmark: 'pain and bleeding in early pregnancy with an empty uterus and an adnexal mass',
    lookalikes: [
      'incomplete-abortion',
      'hydatidiform-mole',
      'appendicitis',
      'pelvic-inflammatory-disease',
      'endometriosis',
      'nephrolithiasis',
      'placental-abruption',
      'hyperemesis-gravidarum',
    ],
    finding: {
      text: 'One-sided pain and spotting six weeks after a period',
      why: 'Ectopic pregnancy mostly shows at six to eight weeks with one-sided pain and spotting from an unstable decidua.',
      scene:
        'A 31-year-old woman with a tubal infection in her history has a positive test at home. An implantation outside the uterus is feared.',
      accepts: ['pelvic-inflammatory-disease'],
    },
    test: {
      text: 'Transvaginal ultrasound with serum hCG',
      why: 'In suspected ectopic pregnancy, an empty uterus at an hCG above the discriminatory level points to a site outside it.',
      scene:
        'A 26-year-old woman with a positive home test has pelvic pain and slight bleeding six weeks after her period. Blood pressure is 118/74 mm Hg.',
      accepts: ['hydatidiform-mole', 'incomplete-abortion'],
      slips: [
        {
          text: 'Diagnostic laparotomy at once',
          why: 'Surgery at once is for shock or peritonitis. She is stable and can be imaged.',
        },
        {
          text: 'Pelvic CT with intravenous contrast',
          why: 'CT irradiates a possible wanted pregnancy and shows early gestation poorly.',
        },
      ],
    },
    treatment: {
      text: 'Single-dose intramuscular methotrexate',
      why: 'A small unruptured ectopic pregnancy in a stable woman who can return for hCG tests is treated with methotrexate.',
      scene:
        'A 30-year-old woman has a 2-cm tubal pregnancy without heartbeat. hCG is 1,900 mIU/mL. She is stable, blood count and liver tests are normal, and she lives near the clinic.',
      slips: [
        {
          text: 'Vaginal progesterone with pelvic rest',
          why: 'Progesterone supports a uterine pregnancy. A tubal one cannot be saved and may rupture.',
        },
        {
          text: 'Emergency laparotomy within the hour',
          why: 'Open surgery is for shock. She meets the criteria for a drug.',
        },
      ],
    },
    mechanism: {
      text: 'Implantation in a tube with damaged cilia',
      why: 'In ectopic pregnancy, a scarred tube delays the embryo, which implants in the ampulla.',
    },
    complication: {
      text: 'Tubal rupture with internal bleeding',
      why: 'An ectopic pregnancy outgrows the tube and may rupture. Shoulder pain and fainting are warning signs.',
    },
    risk: {
      text: 'Earlier salpingitis or tubal surgery',
      why: 'Tubal damage from infection or surgery, or an earlier ectopic pregnancy, is the strongest risk.',
      accepts: ['pelvic-inflammatory-disease'],
    },
    advice: {
      text: 'Stop folic acid tablets and alcohol until hCG is zero',
      why: 'After methotrexate for ectopic pregnancy, folic acid blocks the drug and alcohol adds to liver injury.',
      scene:
        'A 32-year-old woman has just been given methotrexate for an ectopic pregnancy. She takes prenatal vitamins and drinks wine at weekends. Follow-up tests are arranged.',
      slips: [
        {
          text: 'Take ibuprofen around the clock to prevent pelvic pain',
          why: 'Nonsteroidal drugs slow removal of methotrexate and hide the pain of rupture.',
        },
        {
          text: 'Return in three months, as a single dose needs no control',
          why: 'hCG is measured on days four and seven and then weekly, since the dose may fail.',
        },
      ],
      accepts: ['hydatidiform-mole', 'incomplete-abortion', 'appendicitis'],
    },
  },
  {
    id: 'incomplete-abortion',
    name: 'Incomplete abortion',
    system: 'reproductive',
    topic: 'Ectopic pregnancy and abortion',
    source,
    step2: { area: 'pregnancy', topic: 'Ectopic pregnancy and pregnancy loss' },
    vignettes: [
      'A 35-year-old woman at ten weeks has had strong midline cramps and clots since last night and saw a piece of tissue pass. A live embryo in the uterus was seen two weeks ago. The cervical opening is open with tissue in it, and the uterus is smaller than expected. She has no fever or adnexal pain.',
    ],
    hallmark: 'cramps and heavy bleeding with an open cervix and tissue still in the uterus',
    lookalikes: [
      'ectopic-pregnancy',
      'hydatidiform-mole',
      'placenta-previa',
      'placental-abruption',
      'uterine-leiomyoma',
      'pelvic-inflammatory-disease',
      'hyperemesis-gravidarum',
      'cervical-cancer',
    ],
    finding: {
      text: 'Open cervical opening with tissue and heavy clots',
      why: 'In incomplete abortion, part of the tissue has passed and the cervix stays open around the rest.',
    },
    test: {
      text: 'Pelvic ultrasound for retained tissue',
      why: 'In incomplete abortion, ultrasound shows what is left in the uterus and decides on evacuation.',
      scene:
        'A 30-year-old woman at nine weeks passed gray material at home and still bleeds. A sac in the uterus was seen last week. She is stable.',
      accepts: ['ectopic-pregnancy', 'hydatidiform-mole', 'placenta-previa', 'uterine-leiomyoma'],
      slips: [
        {
          text: 'Hysterosalpingography with contrast',
          why: 'This study shows whether the tubes are open in infertility. It is not done during bleeding.',
        },
        {
          text: 'Serum progesterone every other day',
          why: 'Progesterone levels do not show whether tissue remains in the uterus.',
        },
      ],
    },
    treatment: {
      text: 'Prompt suction curettage of the uterus',
      why: 'Incomplete abortion with heavy bleeding and unstable signs is treated by suction at once.',
      scene:
        'A 27-year-old woman at 11 weeks soaks three pads an hour. Tissue is seen in the open cervix. Pulse is 118/min and blood pressure 92/60 mm Hg after a liter of fluid.',
      slips: [
        {
          text: 'Expectant care at home for two weeks',
          why: 'Waiting is a choice for stable women. She is bleeding heavily.',
        },
        {
          text: 'Vaginal progesterone and strict bed rest',
          why: 'The pregnancy is lost. Neither measure stops the bleeding.',
        },
      ],
      accepts: ['hydatidiform-mole'],
    },
    mechanism: {
      text: 'Partial expulsion of a pregnancy that has failed',
      why: 'In incomplete abortion, tissue left in the uterus keeps it from contracting, so bleeding goes on.',
    },
    complication: {
      text: 'Septic infection of retained tissue',
      why: 'In incomplete abortion, retained tissue is a ground for bacteria. Fever and foul discharge follow.',
      accepts: ['pelvic-inflammatory-disease'],
    },
    risk: {
      text: 'Chromosomal abnormality of the embryo',
      why: 'About half of early losses, including incomplete abortion, come from a random chromosomal error.',
    },
    advice: {
      text: 'Return for fever, foul discharge or two soaked pads an hour',
      why: 'After treatment of incomplete abortion, these signs mean infection or retained tissue.',
      scene:
        'A 31-year-old woman goes home after an early pregnancy loss treated by suction. Bleeding is light, and she asks when she should call.',
      accepts: ['ectopic-pregnancy', 'pelvic-inflammatory-disease', 'placenta-previa'],
      slips: [
        {
          text: 'Wait a full year before trying to conceive once more',
          why: 'No such wait is needed. Conception within months is safe after an uncomplicated loss.',
        },
        {
          text: 'Avoid lifting and stairs in later pregnancies to prevent loss',
          why: 'Activity does not cause early loss. Such advice adds guilt.',
        },
      ],
    },
  },
  {
    id: 'hydatidiform-mole',
    name: 'Hydatidiform mole',
    system: 'reproductive',
    topic: 'Ectopic pregnancy and abortion',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Pregnancy and placenta' },
    vignettes: [
      'A 43-year-old woman at 12 weeks by dates has brown bleeding with grape-like bits, severe nausea and a tremor. The fundus reaches the navel. Blood pressure is 154/98 mm Hg. hCG is 310,000 mIU/mL, and ultrasound shows a uterus filled with small cystic spaces and no fetus.',
    ],
    hallmark: 'a uterus large for dates, very high hCG and a snowstorm pattern without a fetus',
    lookalikes: [
      'incomplete-abortion',
      'ectopic-pregnancy',
      'hyperemesis-gravidarum',
      'preeclampsia',
      'uterine-leiomyoma',
      'placenta-previa',
      'graves-disease',
      'gestational-diabetes',
    ],
    finding: {
      text: 'Uterus large for dates with passage of small vesicles',
      why: 'In hydatidiform mole, swollen villi fill the uterus, so it is large for dates and may shed vesicles.',
    },
    test: {
      text: 'Pelvic ultrasound with quantitative hCG',
      why: 'In hydatidiform mole, ultrasound shows cystic villi without a fetus, and hCG is far above the usual level.',
      scene:
        'A 17-year-old girl with a positive pregnancy test has bleeding, severe vomiting and a uterus of 18 weeks’ size at 11 weeks. No heartbeat is heard.',
      accepts: ['ectopic-pregnancy', 'incomplete-abortion', 'placenta-previa', 'uterine-leiomyoma'],
      slips: [
        {
          text: 'Amniocentesis for a fetal karyotype',
          why: 'There is no fetus or normal amniotic cavity to sample.',
        },
        {
          text: 'Dilation with biopsy in the office',
          why: 'A blind biopsy of this uterus may cause heavy bleeding.',
        },
      ],
    },
    treatment: {
      text: 'Suction evacuation with weekly hCG checks',
      why: 'Hydatidiform mole is removed by suction, and hCG is followed weekly until it stays negative.',
      scene:
        'A 25-year-old woman who wants children later has a complete mole of 14 weeks’ size. Chest film and thyroid tests are normal, and blood is cross-matched.',
      accepts: ['incomplete-abortion'],
      slips: [
        {
          text: 'Induction with high-dose oxytocin',
          why: 'Contractions before evacuation may drive trophoblast into the veins.',
        },
        {
          text: 'Chemotherapy before evacuation',
          why: 'Chemotherapy is for disease that persists. Most moles are cured by suction.',
        },
      ],
    },
    mechanism: {
      text: 'Fertilization of an ovum without maternal DNA',
      why: 'In complete hydatidiform mole, chromosomes come from sperm alone, so trophoblast grows without an embryo.',
    },
    complication: {
      text: 'Gestational trophoblastic neoplasia',
      why: 'After evacuation of a complete hydatidiform mole, about one woman in six has persistent or invasive trophoblast.',
    },
    risk: {
      text: 'Age over 40 with a similar earlier pregnancy',
      why: 'Very young or older age and an earlier mole are the main risks for hydatidiform mole.',
      accepts: ['incomplete-abortion'],
    },
    advice: {
      text: 'Use reliable contraception until hCG stays undetectable',
      why: 'After hydatidiform mole, a new pregnancy would raise hCG and hide malignant change.',
      scene:
        'A 24-year-old woman had a molar pregnancy removed last week. She would like to try again as soon as possible.',
      accepts: ['ectopic-pregnancy'],
      slips: [
        {
          text: 'Conceive soon, as a normal pregnancy clears the old tissue',
          why: 'A new pregnancy does not clear abnormal tissue, and it hides its return.',
        },
      ],
    },
  },
  {
    id: 'uterine-atony',
    name: 'Uterine atony',
    system: 'reproductive',
    topic: 'Labor, delivery and postpartum hemorrhage',
    source,
    step2: { area: 'pregnancy', topic: 'Postpartum hemorrhage' },
    vignettes: [
      'Twenty minutes after a long induced labor with twins, a 32-year-old woman has lost 1,200 mL of blood. The placenta is complete, and no tear is found in cervix or vagina. The fundus is soft and reaches above the navel. Clotting tests are normal.',
    ],
    hallmark: 'heavy bleeding after birth with a soft, large uterus',
    lookalikes: [
      'placental-abruption',
      'placenta-previa',
      'incomplete-abortion',
      'von-willebrand-disease',
      'uterine-leiomyoma',
      'preeclampsia',
      'ectopic-pregnancy',
      'hydatidiform-mole',
    ],
    finding: {
      text: 'Soft enlarged fundus with steady bleeding after birth',
      why: 'In uterine atony the muscle fails to contract, so the fundus feels boggy and vessels stay open.',
    },
    test: {
      text: 'Bimanual palpation of the fundus',
      why: 'Uterine atony is a bedside diagnosis: the hand feels a soft uterus, and treatment starts in the same moment.',
      scene:
        'Ten minutes after a vaginal birth with a complete placenta, a 29-year-old woman has lost 900 mL and is still bleeding. Pulse is 116/min.',
      slips: [
        {
          text: 'Contrast CT of the whole pelvis',
          why: 'She should not leave the delivery room while she bleeds. The cause can be felt.',
        },
      ],
      accepts: ['hydatidiform-mole', 'incomplete-abortion'],
    },
    treatment: {
      text: 'Fundal massage with oxytocin infusion',
      why: 'Uterine atony is treated first with massage and oxytocin. Other uterotonics and tranexamic acid follow.',
      scene:
        'A 34-year-old woman with preeclampsia has lost 1 liter after birth of the placenta. The uterus is soft. Blood pressure is 164/104 mm Hg, and two large lines are in.',
      slips: [
        {
          text: 'Intramuscular methylergonovine',
          why: 'Methylergonovine narrows vessels and may cause a stroke at this blood pressure.',
        },
        {
          text: 'Immediate abdominal hysterectomy',
          why: 'Removal of the uterus is the last step when drugs, balloon and sutures fail.',
        },
      ],
    },
    mechanism: {
      text: 'Failure of muscle fibers to clamp spiral arteries',
      why: 'In uterine atony, muscle that does not contract leaves the vessels of the placental bed open.',
    },
    complication: {
      text: 'Pituitary necrosis with failed lactation',
      why: 'Shock from uterine atony can infarct the enlarged pituitary. Failure of lactation is the first sign of Sheehan syndrome.',
      accepts: ['placental-abruption', 'von-willebrand-disease'],
    },
    risk: {
      text: 'Overdistended uterus after long labor',
      why: 'Twins, a large fetus, much fluid and prolonged labor tire the muscle and favor uterine atony.',
      accepts: ['placenta-previa', 'uterine-leiomyoma'],
    },
    advice: {
      text: 'Tell the team about this bleed early in a later pregnancy',
      why: 'Uterine atony tends to recur, so a later birth is planned where blood and uterotonics are at hand.',
      scene:
        'A 27-year-old woman goes home four days after a hemorrhage from uterine atony. Her hemoglobin is rising with iron. She hopes for more children and plans a home birth next time.',
      accepts: ['preeclampsia'],
      slips: [
        {
          text: 'Avoid breastfeeding, since suckling brings on new bleeding',
          why: 'Suckling releases oxytocin, which contracts the uterus and lessens bleeding.',
        },
      ],
    },
  },
];

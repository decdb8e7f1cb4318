import type { CategoryGroup } from '../basic-care/care-fact.ts';

const antepartum = {
  rn: 'Antepartum care',
  lpn: 'Antepartum, intrapartum and postpartum data collection',
} as const;
const intrapartum = {
  rn: 'Intrapartum care',
  lpn: 'Antepartum, intrapartum and postpartum data collection',
} as const;

/** Signs of pregnancy. */
export const pregnancySignGroup: CategoryGroup = {
  ...antepartum,
  id: 'pregnancy-sign',
  level: 'recall',
  question: 'Which name does this change have?',
  takeaway:
    'Changes of the cervix and uterus are probable signs; fetal heart tones and ultrasound are positive signs.',
  categories: [
    [
      'chadwick',
      'Chadwick sign',
      'Chadwick sign is the bluish color of cervix and vagina in early pregnancy.',
    ],
    ['goodell', 'Goodell sign', 'Goodell sign is the softening of the cervix.'],
    ['hegar', 'Hegar sign', 'Hegar sign is the softening of the lower part of the uterus.'],
    [
      'ballottement',
      'Ballottement',
      'Ballottement is the rebound of the fetus when the uterus is tapped.',
    ],
    [
      'quickening',
      'Quickening',
      'Quickening is the first movement of the fetus that the mother feels.',
    ],
    [
      'lightening',
      'Lightening',
      'Lightening is the descent of the fetus into the pelvis late in pregnancy.',
    ],
    ['chloasma', 'Chloasma', 'Chloasma is brown pigment of the face in pregnancy.'],
    ['linea', 'Linea nigra', 'Linea nigra is a dark line from the pubis toward the umbilicus.'],
    ['effacement', 'Effacement', 'Effacement is the thinning and shortening of the cervix.'],
  ],
  cases: [
    [
      'blue-cervix',
      'chadwick',
      'At a first prenatal visit at 8 weeks the cervix and vagina look bluish purple.',
      'Increased blood flow gives the mucosa its bluish color.',
    ],
    [
      'soft-cervix',
      'goodell',
      'On pelvic examination at 9 weeks the tip of the cervix feels as soft as lips rather than firm like the nose.',
      'Softening of the cervix itself is what the examiner felt.',
    ],
    [
      'soft-isthmus',
      'hegar',
      'During a bimanual examination at 8 weeks the part of the uterus just above the cervix feels soft and easy to compress.',
      'Softening of the lower uterine segment is felt above the cervix.',
    ],
    [
      'tapped-fetus',
      'ballottement',
      'At 18 weeks the examiner taps the lower uterus through the vagina and feels the fetus float up and sink back.',
      'A rebound after a tap shows a fetus floating in fluid.',
    ],
    [
      'flutter',
      'quickening',
      'A {patient} in her first pregnancy tells of a gentle fluttering in the abdomen that began at 19 weeks.',
      'First movements are felt as a flutter at about 18 to 20 weeks in a first pregnancy.',
    ],
    [
      'breathes-easier',
      'lightening',
      'At 38 weeks a {patient} in her first pregnancy breathes more easily than last week but has to urinate more often.',
      'The fetus has dropped, which frees the diaphragm and presses on the bladder.',
    ],
    [
      'brown-cheeks',
      'chloasma',
      'A {patient} at 24 weeks is bothered by brown patches on both cheeks and the forehead.',
      'Hormones increase facial pigment, which often fades after birth.',
    ],
    [
      'dark-line',
      'linea',
      'At 22 weeks a {patient} points out a dark stripe down the middle of the abdomen.',
      'The midline darkens under hormones and fades after birth.',
    ],
    [
      'thin-cervix',
      'effacement',
      'A cervix that was 3 cm long is now nearly paper-thin as labor begins.',
      'Shortening and thinning of the cervix are reported in percent.',
    ],
  ],
};

/** Complications of pregnancy by their picture. */
export const pregnancyProblemGroup: CategoryGroup = {
  ...antepartum,
  id: 'pregnancy-problem',
  question: 'Which problem should the {clinician} suspect?',
  takeaway:
    'Bleeding, severe headache, leaking fluid and persistent pain in pregnancy need prompt evaluation.',
  categories: [
    [
      'previa',
      'Placenta previa',
      'Previa bleeds bright red without pain from a placenta over or near the cervix.',
    ],
    [
      'abruption',
      'Abruptio placentae',
      'Abruption gives pain and a rigid, tender uterus, with dark or hidden blood.',
    ],
    [
      'ectopic',
      'Ectopic pregnancy',
      'An ectopic pregnancy gives one-sided pain and spotting in the first weeks.',
    ],
    [
      'preeclampsia',
      'Preeclampsia',
      'Preeclampsia is new hypertension after 20 weeks with protein in the urine or organ signs.',
    ],
    [
      'hyperemesis',
      'Hyperemesis gravidarum',
      'Hyperemesis is vomiting with weight loss, ketones and dehydration.',
    ],
    [
      'mole',
      'Hydatidiform mole',
      'A mole gives a uterus too large for dates, very high hCG and no fetal heart.',
    ],
    [
      'gdm',
      'Gestational diabetes',
      'Gestational diabetes is found by glucose testing and favors a large fetus.',
    ],
    [
      'preterm',
      'Preterm labor',
      'Preterm labor is regular contractions with change of the cervix before 37 weeks.',
    ],
    [
      'rupture',
      'Rupture of membranes',
      'Ruptured membranes leak clear fluid that turns nitrazine paper blue.',
    ],
  ],
  cases: [
    [
      'painless-red',
      'previa',
      'A {patient} at 32 weeks wakes with bright red bleeding. She has no pain, and the uterus is soft between and around the fetal parts.',
      'Painless bright bleeding with a soft uterus points to the placenta lying low, and vaginal examination is avoided.',
      ['rupture'],
    ],
    [
      'board-uterus',
      'abruption',
      'After a car crash at 34 weeks a {patient} has constant abdominal pain, dark vaginal blood and a uterus that stays hard as a board.',
      'Pain with a rigid uterus after trauma means the placenta is separating.',
      ['preterm'],
    ],
    [
      'shoulder-pain',
      'ectopic',
      'Six weeks after the last period a {patient} has sharp pain low on the left, spotting, dizziness and pain in the shoulder.',
      'One-sided pain with shoulder pain early in pregnancy suggests bleeding from a ruptured tube.',
    ],
    [
      'vision-spots',
      'preeclampsia',
      'At 35 weeks a {patient} has a headache and sees spots. Blood pressure is 164/112 mm Hg, and urine protein is 3+.',
      'Severe hypertension with protein and visual signs after 20 weeks fits this diagnosis.',
    ],
    [
      'ketones-vomit',
      'hyperemesis',
      'At 10 weeks a {patient} has vomited many times a day for two weeks, lost 4 kg and has ketones in the urine.',
      'Weight loss and ketones set this apart from common morning sickness.',
      ['mole'],
    ],
    [
      'grape-tissue',
      'mole',
      'At 13 weeks a {patient} passes brown fluid with small grapelike vesicles. The uterus is the size of 18 weeks, and no heart tones are heard.',
      'Vesicles, a large uterus and absent heart tones are typical of a molar pregnancy.',
    ],
    [
      'glucose-load',
      'gdm',
      'At 26 weeks a {patient} without symptoms has a one-hour glucose screen of 165 mg/dL and two high values in the three-hour test.',
      'Two or more high values in the three-hour test confirm the diagnosis.',
    ],
    [
      'backache-tight',
      'preterm',
      'At 30 weeks a {patient} has a low backache and tightening every 8 minutes. The cervix is 2 cm dilated and was closed last week.',
      'Regular contractions with cervical change before 37 weeks define this problem.',
    ],
    [
      'nitrazine-blue',
      'rupture',
      'At 33 weeks a {patient} feels a gush and then a steady trickle of clear fluid. Nitrazine paper turns blue, and there are no contractions.',
      'Amniotic fluid is alkaline and turns nitrazine paper blue.',
    ],
  ],
};

/** Stages of labor. */
export const laborStageGroup: CategoryGroup = {
  ...intrapartum,
  id: 'labor-stage',
  question: 'Which part of labor is this?',
  takeaway:
    'The first stage ends at 10 cm, the second with birth, the third with the placenta, and the fourth is recovery.',
  categories: [
    [
      'latent',
      'Latent phase of first stage',
      'In the latent phase contractions are mild and the cervix opens its first few centimeters.',
    ],
    [
      'active',
      'Active phase of first stage',
      'In the active phase contractions are strong and the cervix opens steadily toward 10 cm.',
    ],
    [
      'second',
      'Second stage with pushing',
      'The second stage runs from full dilation to the birth of the infant.',
    ],
    [
      'third',
      'Third stage with placenta',
      'The third stage runs from the birth to delivery of the placenta.',
    ],
    [
      'fourth',
      'Fourth stage of recovery',
      'The fourth stage is the first hours after the placenta, when bleeding is watched.',
    ],
  ],
  cases: [
    [
      'chatting-two',
      'latent',
      'A {patient} at 39 weeks chats through mild contractions every 8 minutes. The cervix is 2 cm dilated and 50% effaced.',
      'Mild contractions, an excited mood and early dilation mark the start of labor.',
    ],
    [
      'focused-seven',
      'active',
      'A {patient} with contractions every 3 minutes that last 60 seconds turns inward and asks for relief. The cervix is 7 cm dilated.',
      'Strong frequent contractions with clear progress beyond 6 cm fit this phase.',
    ],
    [
      'transition-nine',
      'active',
      'A {patient} is irritable, trembles and says she cannot go on. Contractions come every 2 minutes, and the cervix is 9 cm dilated.',
      'Transition is the last and most intense part before full dilation.',
    ],
    [
      'bears-down',
      'second',
      'The cervix is fully dilated. The perineum bulges, and the {patient} bears down with each contraction.',
      'Full dilation with expulsive effort begins this stage.',
    ],
    [
      'crowning',
      'second',
      'The head of the fetus stays visible at the vulva between contractions, and the {patient} is told to pant.',
      'Crowning is seen shortly before the infant is born.',
    ],
    [
      'cord-longer',
      'third',
      'The newborn lies on the mother’s chest. The cord lengthens, a gush of blood appears, and the uterus becomes round.',
      'These are signs that the placenta has separated and will soon be born.',
    ],
    [
      'fundus-check',
      'fourth',
      'An hour after the placenta was delivered whole, the {clinician} checks fundus, lochia and vital signs every 15 minutes.',
      'Hemorrhage is most likely in these first hours, so checks are frequent.',
    ],
  ],
};

/** Patterns of the fetal heart. */
export const fetalPatternGroup: CategoryGroup = {
  rn: 'Intrapartum care',
  lpn: 'Antepartum, intrapartum and postpartum data collection',
  id: 'fetal-pattern',
  question: 'Which pattern is shown?',
  takeaway:
    'Early decelerations mean head compression, variable ones cord compression and late ones poor placental flow.',
  categories: [
    [
      'early',
      'Early decelerations',
      'Early decelerations mirror the contraction, with the low point at its peak.',
    ],
    [
      'late',
      'Late decelerations',
      'Late decelerations start after the contraction begins and end after it is over.',
    ],
    [
      'variable',
      'Variable decelerations',
      'Variable decelerations drop abruptly, with no fixed relation to contractions.',
    ],
    [
      'acceleration',
      'Normal accelerations',
      'Accelerations are brief rises of 15 beats for 15 seconds near term and are reassuring.',
    ],
    [
      'tachycardia',
      'Fetal tachycardia',
      'Fetal tachycardia is a baseline above 160 beats for 10 minutes or more.',
    ],
    [
      'bradycardia',
      'Fetal bradycardia',
      'Fetal bradycardia is a baseline below 110 beats for 10 minutes or more.',
    ],
    [
      'absent',
      'Absent variability',
      'Absent variability is a flat baseline with no visible change in amplitude.',
    ],
  ],
  cases: [
    [
      'mirror-image',
      'early',
      'At 8 cm the heart rate dips gradually from 140 to 125 as each contraction builds, reaches its low point at the peak and returns as it ends.',
      'The dip mirrors the contraction and comes from pressure on the head.',
    ],
    [
      'after-peak',
      'late',
      'Gradual dips begin after the peak of each contraction and return to the baseline well after the contraction has ended.',
      'The delay shows that oxygen supply through the placenta is too low.',
    ],
    [
      'v-shaped',
      'variable',
      'After the membranes rupture the rate falls within seconds to 80 and recovers fast. The V-shaped dips differ from each other in timing.',
      'Abrupt dips of changing shape mean that the cord is being squeezed.',
    ],
    [
      'rise-with-kick',
      'acceleration',
      'When the fetus moves at 38 weeks the rate rises from 135 to 155 for 20 seconds and then returns.',
      'Short rises with movement show a fetus that is well supplied with oxygen.',
    ],
    [
      'fever-fast',
      'tachycardia',
      'A {patient} in labor has a fever of 38.9°C. The fetal heart has run steadily at 175 for half an hour with moderate variability.',
      'A steady baseline over 160 is common with maternal fever.',
    ],
    [
      'steady-ninety',
      'bradycardia',
      'For the last 12 minutes the baseline has stayed at 90, after a long time at 140.',
      'A baseline below 110 for 10 minutes or more is no mere deceleration.',
    ],
    [
      'ruler-line',
      'absent',
      'The tracing runs at 145 like a line drawn with a ruler, with no rises or dips and no jagged edge.',
      'The lack of small changes in rate is an ominous sign if it persists.',
    ],
  ],
};

import type { Condition } from '../condition.ts';

const source = 'Standard gynecology, oncology and family medicine texts';

/** Disorders of ovary, uterus and cervix, and of menopause. */
export const reproductiveConditions2: readonly Condition[] = [
  {
    id: 'polycystic-ovary-syndrome',
    name: 'Polycystic ovary syndrome',
    system: 'reproductive',
    topic: 'Menstrual disorders and PCOS',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Menstrual cycle and contraception' },
    step2: { area: 'renal-reproductive', topic: 'Abnormal uterine bleeding' },
    vignettes: [
      'A 24-year-old woman has four or five periods a year since menarche and removes coarse hair from her chin each week. BMI is 33 kg/m², and the skin of her neck is dark and velvety. hCG is negative. TSH, prolactin and 17-hydroxyprogesterone are normal; free testosterone is slightly raised.',
      'A 29-year-old woman has tried to conceive for two years. Her cycles last 45 to 90 days, and acne has persisted since school. FSH, TSH and prolactin are normal, her partner’s semen is normal, and both tubes are open. Ultrasound shows 26 small follicles in each ovary.',
    ],
    hallmark: 'rare periods since menarche with androgen excess and many small follicles',
    lookalikes: [
      'premature-ovarian-failure',
      'cushing-disease',
      'prolactinoma',
      'hashimoto-thyroiditis',
      'endometriosis',
      'endometrial-cancer',
      'gestational-diabetes',
      'vaginal-atrophy',
    ],
    finding: {
      text: 'Coarse chin hair with five or fewer periods a year',
      why: 'In polycystic ovary syndrome, androgen excess gives hair and acne, and lack of ovulation gives rare periods.',
    },
    test: {
      text: 'Free testosterone with TSH and prolactin',
      why: 'In suspected polycystic ovary syndrome, androgens are measured and thyroid disease and prolactin excess are excluded.',
      scene:
        'A 21-year-old woman has had three periods in the last year and hair on the upper lip and belly. hCG is negative. Blood pressure is normal and there is no bruising.',
      accepts: ['prolactinoma', 'hashimoto-thyroiditis', 'endometriosis'],
      slips: [
        {
          text: 'Laparoscopy with ovarian wedge biopsy',
          why: 'Tissue is not needed for this clinical and biochemical diagnosis.',
        },
        {
          text: 'Cerebral MRI of the pituitary gland',
          why: 'MRI follows a raised prolactin or other sign of a pituitary tumor.',
        },
      ],
    },
    treatment: {
      text: 'Letrozole from the third day of a cycle',
      why: 'In polycystic ovary syndrome with infertility, letrozole brings on ovulation and gives more live births than clomiphene.',
      scene:
        'A 30-year-old woman with polycystic ovary syndrome has lost 8 kg but still does not ovulate. She wants to conceive. Semen and tubes are normal.',
      slips: [
        {
          text: 'Combined pill with drospirenone for a year',
          why: 'The pill controls cycles and hair but prevents the pregnancy that she wants.',
        },
        {
          text: 'Spironolactone until hair growth slows',
          why: 'Spironolactone may feminize a male fetus and is not given while trying to conceive.',
        },
      ],
      accepts: ['endometriosis'],
    },
    mechanism: {
      text: 'High insulin and LH that drive thecal androgens',
      why: 'In polycystic ovary syndrome, insulin resistance and a high LH make theca cells produce androgens, and follicles stop growing.',
    },
    complication: {
      text: 'Endometrial hyperplasia and cancer',
      why: 'In polycystic ovary syndrome, estrogen without progesterone keeps stimulating the endometrium.',
      accepts: ['endometrial-cancer', 'premature-ovarian-failure'],
    },
    risk: {
      text: 'Mother with irregular cycles and diabetes',
      why: 'Polycystic ovary syndrome runs in families together with insulin resistance.',
      accepts: ['gestational-diabetes'],
    },
    advice: {
      text: 'Lose 5 to 10% of your weight to bring back ovulation',
      why: 'In polycystic ovary syndrome with obesity, modest weight loss lowers insulin and often restores cycles.',
      scene:
        'A 26-year-old woman with polycystic ovary syndrome and a BMI of 35 kg/m² asks what she can do herself before taking any drug. She hopes for a pregnancy in two years.',
      slips: [
        {
          text: 'Have the ovarian cysts removed before you try to conceive',
          why: 'The follicles are harmless. Their removal harms ovarian reserve.',
        },
      ],
    },
  },
  {
    id: 'premature-ovarian-failure',
    name: 'Primary ovarian insufficiency',
    system: 'reproductive',
    topic: 'Infertility',
    source,
    vignettes: [
      'A 33-year-old woman has not had a period for eight months and has night sweats and dryness on intercourse. She would like a child. Her mother had vitiligo. hCG is negative, prolactin and TSH are normal, and FSH is 64 and 71 mIU/mL a month apart with low estradiol.',
    ],
    hallmark: 'loss of periods before age 40 with hot flashes, high FSH and low estradiol',
    lookalikes: [
      'polycystic-ovary-syndrome',
      'prolactinoma',
      'hashimoto-thyroiditis',
      'graves-disease',
      'vaginal-atrophy',
      'endometriosis',
      'adenomyosis',
      'cushing-disease',
    ],
    finding: {
      text: 'Hot flashes and no periods for months before age 40',
      why: 'In primary ovarian insufficiency, estrogen falls early, so periods end and flashes begin before 40.',
    },
    test: {
      text: 'FSH and estradiol, twice a month apart',
      why: 'Primary ovarian insufficiency is shown by FSH in the menopausal range with low estradiol on two occasions.',
      scene:
        'A 35-year-old woman has had no period for five months, and she wakes drenched in sweat. hCG, TSH and prolactin are normal.',
      slips: [
        {
          text: 'Progesterone level on cycle day 21',
          why: 'This shows ovulation in a regular cycle. She has no cycles.',
        },
        {
          text: 'Laparoscopy with chromopertubation',
          why: 'Open tubes do not matter when there is no ovulation.',
        },
      ],
      accepts: ['polycystic-ovary-syndrome', 'endometriosis'],
    },
    treatment: {
      text: 'Estradiol with cyclic progesterone to age 50',
      why: 'In primary ovarian insufficiency, hormones are replaced to the usual age of menopause to protect bone, heart and brain.',
      scene:
        'A 31-year-old woman has primary ovarian insufficiency with hot flashes and low bone density. She has a uterus, does not smoke and has never had a clot or cancer.',
      slips: [
        {
          text: 'Estradiol patch without a progestogen',
          why: 'Estrogen alone leads to endometrial hyperplasia in a woman with a uterus.',
        },
        {
          text: 'Gabapentin until flashes have gone',
          why: 'Gabapentin eases flashes but leaves bone and vessels unprotected.',
        },
      ],
    },
    mechanism: {
      text: 'Early depletion of follicles with loss of feedback',
      why: 'In primary ovarian insufficiency, follicles run out early. Estradiol and inhibin fall, so FSH rises.',
    },
    complication: {
      text: 'Early osteoporosis and heart disease',
      why: 'Primary ovarian insufficiency takes away estrogen decades early, so bone is lost and vascular risk rises.',
      accepts: ['cushing-disease', 'graves-disease', 'prolactinoma', 'polycystic-ovary-syndrome'],
    },
    risk: {
      text: 'FMR1 premutation or previous chemotherapy',
      why: 'A fragile X premutation, Turner mosaicism, autoimmunity and chemotherapy are known causes of primary ovarian insufficiency.',
      accepts: ['vaginal-atrophy'],
    },
    advice: {
      text: 'Use birth control if you do not wish to become pregnant',
      why: 'In primary ovarian insufficiency, ovaries work now and then. About one woman in twenty conceives without help.',
      scene:
        'A 28-year-old woman with newly found primary ovarian insufficiency takes hormone replacement. She does not want a child and thinks that she cannot become pregnant.',
      slips: [
        {
          text: 'Stop the hormones after two years to prevent breast cancer',
          why: 'Replacement to about age 50 gives back what is missing. It does not add to the risk of women that age.',
        },
      ],
      accepts: ['prolactinoma'],
    },
  },
  {
    id: 'endometriosis',
    name: 'Endometriosis',
    system: 'reproductive',
    topic: 'Endometriosis and leiomyoma',
    source,
    step2: { area: 'renal-reproductive', topic: 'Contraception and infertility' },
    vignettes: [
      'A 30-year-old woman has had worsening pain for years that starts two days before each period. Intercourse hurts deep inside, and passing stool hurts while she bleeds. She has not conceived in 18 months. The uterus is of normal size, tilted back and fixed, and nodules are felt behind it.',
      'A 26-year-old woman has pelvic pain with periods that ibuprofen no longer relieves. Flow is normal. Ultrasound shows a normal uterus and a 5-cm cyst of the left ovary with even, ground-glass content, unchanged after eight weeks. Tests for infection and pregnancy are negative.',
    ],
    hallmark:
      'pain before and during periods, deep pain on intercourse and a fixed uterus of normal size',
    lookalikes: [
      'adenomyosis',
      'uterine-leiomyoma',
      'pelvic-inflammatory-disease',
      'ectopic-pregnancy',
      'irritable-bowel-syndrome',
      'polycystic-ovary-syndrome',
      'vaginal-atrophy',
      'acute-cystitis',
    ],
    finding: {
      text: 'Fixed uterus tilted back with nodules behind it',
      why: 'In endometriosis, implants on the uterosacral ligaments scar, so the uterus is fixed and nodules are felt.',
    },
    test: {
      text: 'Laparoscopy with biopsy of implants',
      why: 'Endometriosis of the peritoneum cannot be seen on ultrasound. Laparoscopy with biopsy proves it.',
      scene:
        'A 32-year-old woman has cyclic pelvic pain and infertility. Ultrasound and MRI are normal, tests for infection are negative, and hormones have not helped. She wants certainty.',
      slips: [
        {
          text: 'Serum CA 125 during a period',
          why: 'CA 125 is raised by many conditions and by menses. It does not establish this disease.',
        },
        {
          text: 'Office hysteroscopy with biopsy',
          why: 'Hysteroscopy shows the cavity. The implants lie outside the uterus.',
        },
      ],
      accepts: ['ectopic-pregnancy'],
    },
    treatment: {
      text: 'Continuous combined pill with naproxen',
      why: 'In presumed endometriosis without a wish for children now, hormonal suppression plus an anti-inflammatory drug comes first.',
      scene:
        'A 23-year-old woman has typical cyclic pain with deep pain on intercourse. She is healthy, does not smoke and does not want a pregnancy for years. Ultrasound is normal.',
      slips: [
        {
          text: 'Removal of the uterus and both ovaries',
          why: 'Removal ends fertility and is a last step for severe disease after drugs have failed.',
        },
        {
          text: 'Oxycodone during each menstrual period',
          why: 'Opioids do not suppress the implants and may lead to dependence.',
        },
      ],
      accepts: ['adenomyosis', 'uterine-leiomyoma', 'polycystic-ovary-syndrome'],
    },
    mechanism: {
      text: 'Endometrial tissue that grows outside the uterus',
      why: 'In endometriosis, implants on ovary and peritoneum bleed with the cycle and set off inflammation and scars.',
    },
    complication: {
      text: 'Infertility from pelvic adhesions',
      why: 'In endometriosis, scars and inflammation disturb ovary and tube. A third or more of patients have trouble conceiving.',
      accepts: [
        'pelvic-inflammatory-disease',
        'adenomyosis',
        'polycystic-ovary-syndrome',
        'irritable-bowel-syndrome',
      ],
    },
    risk: {
      text: 'Early menarche, short cycles and no births',
      why: 'More menstruation means more exposure: early menarche, short cycles and no births favor endometriosis.',
      accepts: ['uterine-leiomyoma'],
    },
    advice: {
      text: 'Take the hormones without breaks to suppress the implants',
      why: 'In endometriosis, continuous hormones without bleeding prevent pain better, and symptoms return when they stop.',
      scene:
        'A 25-year-old woman with endometriosis is free of pain on a combined pill, except in the week without hormones. She is not planning a pregnancy.',
      slips: [
        {
          text: 'Stop the pill as soon as two cycles have been painless',
          why: 'Treatment suppresses and does not cure. Pain comes back after stopping.',
        },
      ],
      accepts: ['adenomyosis'],
    },
  },
  {
    id: 'adenomyosis',
    name: 'Adenomyosis',
    system: 'reproductive',
    topic: 'Endometriosis and leiomyoma',
    source,
    vignettes: [
      'A 44-year-old woman with three children has had heavier and more painful periods for two years. The uterus is tender, soft and evenly enlarged to the size of ten weeks, and it moves freely. hCG is negative. MRI shows a thick junctional zone and no mass. Endometrial biopsy is normal.',
    ],
    hallmark: 'heavy painful periods with a tender, soft, evenly enlarged and mobile uterus',
    lookalikes: [
      'uterine-leiomyoma',
      'endometriosis',
      'endometrial-cancer',
      'pelvic-inflammatory-disease',
      'polycystic-ovary-syndrome',
      'cervical-cancer',
      'von-willebrand-disease',
      'hydatidiform-mole',
    ],
    finding: {
      text: 'Evenly enlarged, soft and tender mobile uterus',
      why: 'In adenomyosis, glands within the muscle make the uterus large as a whole, soft and tender. Fibroids are firm and irregular.',
    },
    test: {
      text: 'Transvaginal ultrasound, then pelvic MRI',
      why: 'In adenomyosis, imaging shows a thick, uneven junctional zone with small cysts in the muscle. MRI settles doubtful cases.',
      scene:
        'A 42-year-old woman has heavy painful periods and an evenly enlarged uterus. Biopsy of the endometrium is normal. She wishes to keep her uterus.',
      slips: [
        {
          text: 'Repeat endometrial biopsy in the office',
          why: 'Biopsy samples the lining. This disease lies within the muscle.',
        },
        {
          text: 'Hysterosalpingography with oily contrast',
          why: 'This study is for the tubes and shows the muscle poorly.',
        },
      ],
      accepts: ['uterine-leiomyoma', 'hydatidiform-mole', 'endometrial-cancer'],
    },
    treatment: {
      text: 'Levonorgestrel intrauterine device',
      why: 'In adenomyosis, the hormonal device thins the ectopic glands and relieves bleeding and pain while the uterus is kept.',
      scene:
        'A 40-year-old woman has adenomyosis with heavy bleeding and cramps. She smokes 15 cigarettes a day, does not want surgery and has completed her family.',
      slips: [
        {
          text: 'Combined pill with 35 µg estradiol',
          why: 'Estrogen is avoided in smokers of 35 and older because of clots and stroke.',
        },
        {
          text: 'Copper intrauterine device for ten years',
          why: 'Copper devices make bleeding and cramps worse than they are.',
        },
        {
          text: 'Antibiotics for fourteen days',
          why: 'There is no infection to treat in this disease of the muscle.',
        },
      ],
      accepts: ['endometriosis', 'uterine-leiomyoma', 'endometrial-cancer'],
    },
    mechanism: {
      text: 'Endometrial glands within the uterine muscle',
      why: 'In adenomyosis, glands grow into the muscle, which thickens and bleeds within itself at each cycle.',
    },
    complication: {
      text: 'Iron deficiency from heavy periods',
      why: 'Adenomyosis causes long, heavy periods, and iron stores run out.',
      accepts: ['uterine-leiomyoma', 'von-willebrand-disease', 'endometriosis'],
    },
    risk: {
      text: 'Several births and age over 40 years',
      why: 'Adenomyosis is most frequent in women in their forties who have given birth or had uterine surgery.',
    },
    advice: {
      text: 'Expect relief at menopause, since the glands need estrogen',
      why: 'Adenomyosis depends on estrogen, so symptoms settle at menopause. This may help a woman to choose.',
      scene:
        'A 49-year-old woman with adenomyosis has less bleeding with her hormonal device. She asks whether she must still have her uterus removed one day.',
      slips: [
        {
          text: 'Have the uterus removed soon, as the glands become cancer',
          why: 'The disease is benign. Surgery depends on symptoms and on her wish.',
        },
      ],
      accepts: ['uterine-leiomyoma', 'endometriosis'],
    },
  },
  {
    id: 'uterine-leiomyoma',
    name: 'Uterine leiomyoma',
    system: 'reproductive',
    topic: 'Endometriosis and leiomyoma',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Gynecologic neoplasms' },
    vignettes: [
      'A 38-year-old woman has had longer periods with clots for a year and needs to urinate often. Her sister had the same. The uterus is firm, lumpy and not tender and reaches halfway to the navel. hCG is negative, hemoglobin is 9.8 g/dL, and urinalysis is normal.',
      'A 41-year-old woman with two miscarriages has heavy periods without pain on intercourse. Saline ultrasound shows a round, well-bordered 3-cm mass with whorled texture that bulges from the muscle into the cavity. Endometrial biopsy is normal.',
    ],
    hallmark: 'heavy periods or pressure with a firm, irregular, painless uterus',
    lookalikes: [
      'adenomyosis',
      'endometriosis',
      'endometrial-cancer',
      'ovarian-cancer',
      'hydatidiform-mole',
      'cervical-cancer',
      'incomplete-abortion',
      'von-willebrand-disease',
    ],
    finding: {
      text: 'Firm, lumpy and painless enlargement of the uterus',
      why: 'Uterine leiomyoma gives firm round masses in the wall, so the uterus is irregular and not tender.',
    },
    test: {
      text: 'Pelvic ultrasound of uterus and ovaries',
      why: 'In suspected uterine leiomyoma, ultrasound shows the number, size and site of the masses and tells them from ovarian ones.',
      scene:
        'A 36-year-old woman has heavy periods and a firm irregular mass that moves with the cervix. hCG is negative and the cervix looks healthy.',
      accepts: ['adenomyosis', 'ovarian-cancer', 'hydatidiform-mole', 'incomplete-abortion'],
      slips: [
        {
          text: 'Plain abdominal film in two views',
          why: 'Films show old calcified masses at best and not their site.',
        },
        {
          text: 'Needle biopsy through the abdomen',
          why: 'Benign masses of the uterus are not biopsied through the skin.',
        },
      ],
    },
    treatment: {
      text: 'Hysteroscopic removal of the mass',
      why: 'A uterine leiomyoma that bulges into the cavity of a woman who wants children is removed through the hysteroscope.',
      scene:
        'A 33-year-old woman with two miscarriages and heavy periods has a single 2-cm submucosal leiomyoma. She wants to become pregnant this year.',
      slips: [
        {
          text: 'Embolization of uterine arteries',
          why: 'Embolization is not advised for women who plan a pregnancy.',
        },
        {
          text: 'Endometrial ablation by heat',
          why: 'Ablation destroys the lining and makes pregnancy dangerous.',
        },
        {
          text: 'Hysterectomy with ovaries kept',
          why: 'Hysterectomy cures the bleeding but ends fertility, which she wants.',
        },
      ],
    },
    mechanism: {
      text: 'Monoclonal smooth muscle growth fed by hormones',
      why: 'Each uterine leiomyoma grows from one smooth muscle cell under estrogen and progesterone and shrinks after menopause.',
    },
    complication: {
      text: 'Anemia from heavy menstrual loss',
      why: 'Uterine leiomyoma enlarges the bleeding surface and hinders contraction, so iron is lost each month.',
      accepts: ['adenomyosis', 'von-willebrand-disease'],
    },
    risk: {
      text: 'Black ancestry and an affected sister',
      why: 'Uterine leiomyoma is more frequent, earlier and larger in Black women and runs in families.',
      accepts: ['endometriosis', 'endometrial-cancer'],
    },
    advice: {
      text: 'Seek care if the mass grows or bleeds after menopause',
      why: 'Uterine leiomyoma shrinks after menopause. Growth or bleeding then calls for a search for sarcoma or cancer.',
      scene:
        'A 51-year-old woman has known leiomyomas without symptoms. Her last period was eight months ago, and she asks whether she still needs to think of them.',
      accepts: ['endometrial-cancer', 'adenomyosis'],
      slips: [
        {
          text: 'Have the uterus removed soon, before the mass turns malignant',
          why: 'Malignant change is very rare. Masses without symptoms are observed.',
        },
        {
          text: 'Take estrogen tablets daily to make the mass shrink',
          why: 'Estrogen feeds these tumors and may make them grow.',
        },
      ],
    },
  },
  {
    id: 'endometrial-cancer',
    name: 'Endometrial cancer',
    system: 'reproductive',
    topic: 'Cervical, endometrial and ovarian cancer',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Gynecologic neoplasms' },
    step2: { area: 'renal-reproductive', topic: 'Gynecologic cancer and cervical screening' },
    vignettes: [
      'A 62-year-old woman has noticed pink spotting for three weeks, 11 years after her last period. BMI is 38 kg/m² and she has type 2 diabetes. Vagina and cervix look normal, and cervical screening is up to date and negative. The endometrium is 14 mm thick on ultrasound.',
      'A 48-year-old woman with few periods since her teens now bleeds without pattern, sometimes for three weeks. She never had children. The uterus is of normal size and not tender. Office biopsy shows crowded atypical glands with invasion of the stroma.',
    ],
    hallmark: 'bleeding after menopause or without pattern in a woman with excess estrogen',
    lookalikes: [
      'vaginal-atrophy',
      'cervical-cancer',
      'uterine-leiomyoma',
      'adenomyosis',
      'ovarian-cancer',
      'polycystic-ovary-syndrome',
      'von-willebrand-disease',
      'endometriosis',
    ],
    finding: {
      text: 'Painless vaginal bleeding years after menopause',
      why: 'Endometrial cancer bleeds early. Bleeding after menopause is its leading sign and calls for tissue or ultrasound.',
      accepts: ['cervical-cancer', 'vaginal-atrophy'],
    },
    test: {
      text: 'Endometrial biopsy in the office',
      why: 'In suspected endometrial cancer, tissue makes the diagnosis, and an office biopsy gives it without anesthesia.',
      scene:
        'A 59-year-old woman bled for a week, eight years after menopause. The cervix and vagina look healthy. Her endometrium measures 12 mm on ultrasound.',
      slips: [
        {
          text: 'Cervical cytology as the single test',
          why: 'Cytology screens the cervix. A normal smear does not exclude disease of the endometrium.',
        },
        {
          text: 'Repeat ultrasound after six months',
          why: 'A lining of 12 mm after menopause with bleeding needs tissue now.',
        },
      ],
      accepts: ['adenomyosis'],
    },
    treatment: {
      text: 'Hysterectomy with removal of both ovaries',
      why: 'Early endometrial cancer is treated and staged by removal of uterus, tubes and ovaries.',
      scene:
        'A 64-year-old woman has a well differentiated endometrial carcinoma that is confined to the uterus on imaging. Her heart and lungs are healthy.',
      slips: [
        {
          text: 'Megestrol tablets for twelve months',
          why: 'Progestin is an option for young women who want children or those unfit for surgery.',
        },
        {
          text: 'Endometrial ablation without surgery',
          why: 'Ablation may leave cancer behind a scar where it cannot be found.',
        },
      ],
      accepts: ['ovarian-cancer', 'cervical-cancer'],
    },
    mechanism: {
      text: 'Estrogen stimulation unopposed by progesterone',
      why: 'Most endometrial cancer grows out of hyperplasia under estrogen that progesterone does not balance.',
      accepts: ['polycystic-ovary-syndrome'],
    },
    complication: {
      text: 'Spread to pelvic and aortic nodes',
      why: 'Endometrial cancer that invades the muscle deeply spreads to pelvic and para-aortic nodes.',
      accepts: ['cervical-cancer', 'ovarian-cancer', 'polycystic-ovary-syndrome'],
    },
    risk: {
      text: 'Obesity, few ovulations and no births',
      why: 'Fat tissue makes estrogen and lack of ovulation takes away progesterone, the ground of endometrial cancer.',
      accepts: ['polycystic-ovary-syndrome', 'endometriosis'],
    },
    advice: {
      text: 'Report any spotting after menopause, even a single episode',
      why: 'Endometrial cancer found at the first bleeding is mostly confined to the uterus and curable.',
      scene:
        'A 53-year-old woman with obesity and diabetes had her last period 14 months ago. She feels well and asks which new symptom would matter most.',
      slips: [
        {
          text: 'Take estrogen without a progestogen to protect the lining',
          why: 'Estrogen alone promotes this cancer in a woman with a uterus.',
        },
        {
          text: 'Trust a normal cervical smear to exclude cancer of the womb',
          why: 'A smear samples the cervix and misses most uterine cancer.',
        },
      ],
      accepts: [
        'uterine-leiomyoma',
        'vaginal-atrophy',
        'cervical-cancer',
        'polycystic-ovary-syndrome',
      ],
    },
  },
  {
    id: 'cervical-cancer',
    name: 'Cervical cancer',
    system: 'reproductive',
    topic: 'Cervical, endometrial and ovarian cancer',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Gynecologic neoplasms' },
    step2: { area: 'renal-reproductive', topic: 'Gynecologic cancer and cervical screening' },
    vignettes: [
      'A 44-year-old woman bleeds after intercourse and has a watery, foul discharge. She has not been screened for 15 years and smokes. With the speculum a brittle, irregular growth is seen on the lower lip of the cervix. Tests for gonorrhea, chlamydia and trichomonas are negative. Periods are regular.',
    ],
    hallmark: 'bleeding after intercourse and a brittle growth on an unscreened cervix',
    lookalikes: [
      'endometrial-cancer',
      'vaginal-atrophy',
      'trichomoniasis',
      'pelvic-inflammatory-disease',
      'uterine-leiomyoma',
      'ovarian-cancer',
      'adenomyosis',
      'bacterial-vaginosis',
    ],
    finding: {
      text: 'Bleeding after intercourse with a brittle growth',
      why: 'Cervical cancer forms a brittle growth that bleeds on touch, so bleeding after intercourse is an early sign.',
    },
    test: {
      text: 'Colposcopy with directed biopsy',
      why: 'Suspected cervical cancer is proved by biopsy of what is seen. Cytology is a screening test.',
      scene:
        'A 37-year-old woman bleeds on contact. The cervix shows a raised white area with odd vessels that bleeds when it is touched. Tests for infection are negative.',
      slips: [
        {
          text: 'Repeat cytology after twelve months',
          why: 'A visible lesion needs tissue now. Cytology may be falsely negative in cancer.',
        },
        {
          text: 'Serum squamous cell antigen',
          why: 'This marker is used in follow-up and does not make a diagnosis.',
        },
      ],
      accepts: ['adenomyosis'],
    },
    treatment: {
      text: 'Pelvic radiation with weekly cisplatin',
      why: 'Cervical cancer that has grown into the parametrium is treated with radiation and cisplatin rather than surgery.',
      scene:
        'A 50-year-old woman has squamous cervical cancer that reaches the right side wall. Kidney function is normal, and there are no distant metastases.',
      slips: [
        {
          text: 'Loop excision of the visible lesion',
          why: 'Loop excision is for precancer. It cannot remove invasive disease of this extent.',
        },
        {
          text: 'Papillomavirus vaccine in three doses',
          why: 'The vaccine prevents infection and does not treat a tumor.',
        },
      ],
    },
    mechanism: {
      text: 'Viral E6 and E7 proteins that disable p53 and Rb',
      why: 'Cervical cancer is driven by high-risk papillomavirus. Its E6 and E7 proteins switch off p53 and Rb.',
    },
    complication: {
      text: 'Ureteral obstruction with renal failure',
      why: 'Cervical cancer grows sideways and blocks the ureters. Renal failure is a main cause of death.',
      accepts: ['ovarian-cancer', 'endometrial-cancer'],
    },
    risk: {
      text: 'Lasting infection with papillomavirus 16',
      why: 'Nearly all cervical cancer follows lasting infection with high-risk papillomavirus, most often type 16.',
    },
    advice: {
      text: 'Go on with cervical screening even after the vaccine series',
      why: 'The vaccine does not cover each type that leads to cervical cancer, so screening goes on.',
      scene:
        'A 26-year-old woman finished the papillomavirus vaccine at 18. She thinks that she can do without the smear that is due.',
      slips: [
        {
          text: 'Have a smear every six months because of the vaccine series',
          why: 'The vaccine is no reason for more frequent tests. The usual interval applies.',
        },
      ],
    },
  },
  {
    id: 'ovarian-cancer',
    name: 'Epithelial ovarian cancer',
    system: 'reproductive',
    topic: 'Cervical, endometrial and ovarian cancer',
    source,
    step1: { area: 'reproductive-endocrine', topic: 'Gynecologic neoplasms' },
    vignettes: [
      'A 61-year-old woman has been bloated and full after a few bites for three months, and her skirts no longer close. She has no vaginal bleeding. The belly is tense with shifting dullness. CA 125 is 840 U/mL, liver tests are normal, and imaging shows a 9-cm solid and cystic adnexal mass with omental deposits.',
    ],
    hallmark: 'bloating and early fullness with ascites, a complex adnexal mass and a high CA 125',
    lookalikes: [
      'endometrial-cancer',
      'uterine-leiomyoma',
      'cervical-cancer',
      'irritable-bowel-syndrome',
      'colorectal-cancer',
      'endometriosis',
      'bacterial-peritonitis',
      'diverticulitis',
    ],
    finding: {
      text: 'Early fullness and a growing waist with a pelvic mass',
      why: 'Epithelial ovarian cancer spreads over the peritoneum before it hurts. Bloating and fullness of recent onset are typical.',
    },
    test: {
      text: 'Transvaginal ultrasound with CA 125',
      why: 'In a suspected ovarian cancer after menopause, ultrasound and CA 125 show how likely malignancy is and lead to surgery.',
      scene:
        'A 58-year-old woman has had new bloating for two months, and a firm mass is felt beside the uterus. She has no fever, and her colonoscopy last year was normal.',
      accepts: ['uterine-leiomyoma', 'diverticulitis'],
      slips: [
        {
          text: 'Needle aspiration of the mass',
          why: 'Puncture may spill tumor cells into the abdomen and worsen the stage.',
        },
        {
          text: 'Course of oral contraceptives',
          why: 'Waiting on hormones suits simple cysts of young women, not a firm mass after menopause.',
        },
      ],
    },
    treatment: {
      text: 'Surgical debulking with platinum and taxane',
      why: 'Advanced epithelial ovarian cancer is treated by removal of all visible tumor together with platinum and taxane.',
      scene:
        'A 63-year-old woman in good health has ovarian cancer with deposits in pelvis and omentum that look removable on CT.',
      slips: [
        {
          text: 'Whole abdominal radiation by itself',
          why: 'Radiation of the abdomen harms bowel and liver and is not the standard.',
        },
        {
          text: 'Tamoxifen with yearly ultrasound',
          why: 'Hormones are an option for relapse at most. She can be treated with intent to control the disease.',
        },
      ],
    },
    mechanism: {
      text: 'Tubal precursor cells that shed onto the peritoneum',
      why: 'Many high-grade epithelial ovarian cancers begin in the fimbria and seed the ovary and peritoneum.',
    },
    complication: {
      text: 'Malignant bowel obstruction',
      why: 'Epithelial ovarian cancer spreads over the peritoneum and closes bowel at several sites, a frequent cause of death.',
      accepts: ['colorectal-cancer', 'cervical-cancer', 'endometrial-cancer'],
    },
    risk: {
      text: 'Inherited mutation in the BRCA1 gene',
      why: 'A BRCA1 mutation raises the lifetime risk of epithelial ovarian cancer to about 40%, against about 1% in others.',
      accepts: ['colorectal-cancer', 'endometriosis', 'endometrial-cancer'],
    },
    advice: {
      text: 'Have genetic counseling, since relatives may be at risk too',
      why: 'About one in five women with epithelial ovarian cancer carries an inherited mutation, so testing is offered to each of them.',
      scene:
        'A 55-year-old woman has just begun treatment for high-grade ovarian cancer. She has two daughters and knows of no cancer in the family.',
      slips: [
        {
          text: 'Tell daughters to have yearly CA 125 tests from the age of 18',
          why: 'Screening with CA 125 does not lower mortality. Testing for the mutation comes first.',
        },
      ],
      accepts: ['colorectal-cancer'],
    },
  },
  {
    id: 'vaginal-atrophy',
    name: 'Genitourinary syndrome of menopause',
    system: 'reproductive',
    topic: 'Menopause',
    source,
    vignettes: [
      'A 57-year-old woman has had dryness, burning and pain on intercourse for two years, once with a streak of blood. Her last period was at 51. The vagina is pale and thin with few folds, and pH is 6.0. Microscopy shows no clue cells, yeast or motile organisms. The endometrium is 3 mm thick.',
      'A 66-year-old woman feels urgency and stinging at the urethra, and three urine cultures this year were negative. The vaginal opening is narrow, and the smooth mucosa tears at the touch of the speculum. She has no itch, and the skin of the vulva has no white patches.',
    ],
    hallmark: 'dryness and pain after menopause with pale, thin mucosa and a high pH',
    lookalikes: [
      'endometrial-cancer',
      'bacterial-vaginosis',
      'trichomoniasis',
      'vulvovaginal-candidiasis',
      'acute-cystitis',
      'cervical-cancer',
      'genital-herpes',
      'overactive-bladder',
    ],
    finding: {
      text: 'Pale, thin vaginal mucosa that has lost its folds',
      why: 'In genitourinary syndrome of menopause, lack of estrogen thins the epithelium and smooths the folds.',
    },
    test: {
      text: 'Speculum examination with vaginal pH',
      why: 'Genitourinary syndrome of menopause is a clinical diagnosis: pale, smooth mucosa and a pH above 5 without infection.',
      scene:
        'A 60-year-old woman has dryness and pain on intercourse. She has no bleeding, discharge, itch or fever, and her urinalysis is clean.',
      slips: [
        {
          text: 'Serum estradiol, FSH and LH levels',
          why: 'Hormone levels at 60 are low in any case and add nothing.',
        },
        {
          text: 'Pelvic MRI with contrast medium',
          why: 'MRI is for masses and for staging. Pale, dry mucosa is seen directly.',
        },
      ],
      accepts: ['bacterial-vaginosis', 'trichomoniasis', 'vulvovaginal-candidiasis'],
    },
    treatment: {
      text: 'Low-dose vaginal estradiol tablets',
      why: 'In genitourinary syndrome of menopause that moisturizers do not relieve, local estrogen restores the mucosa with little absorption.',
      scene:
        'A 61-year-old woman still has pain on intercourse after three months of moisturizers and lubricants. She has no hot flashes and has never had cancer or a clot.',
      slips: [
        {
          text: 'Oral conjugated estrogen each day',
          why: 'Systemic estrogen is for hot flashes. Alone it is dangerous to the endometrium.',
        },
        {
          text: 'Potent steroid ointment at night',
          why: 'Steroid ointment is for lichen sclerosus and thins this mucosa further.',
        },
      ],
    },
    mechanism: {
      text: 'Loss of estrogen that thins squamous epithelium',
      why: 'In genitourinary syndrome of menopause, low estrogen means less glycogen and fewer lactobacilli, so pH rises and tissue thins.',
    },
    complication: {
      text: 'Recurrent urinary tract infection',
      why: 'In genitourinary syndrome of menopause, loss of lactobacilli lets gut bacteria settle near the urethra.',
      accepts: ['overactive-bladder', 'acute-cystitis'],
    },
    risk: {
      text: 'Natural or surgical loss of ovarian function',
      why: 'Menopause, removal of the ovaries, breastfeeding and antiestrogens bring on genitourinary syndrome by lack of estrogen.',
    },
    advice: {
      text: 'Use a lubricant and go on with treatment, or dryness returns',
      why: 'Genitourinary syndrome of menopause does not pass by itself, and it comes back when treatment stops.',
      scene:
        'A 59-year-old woman feels much better after three months of vaginal estradiol and lubricants. She asks when she may stop.',
      slips: [
        {
          text: 'Wash inside daily with soap to keep the tissue clean and firm',
          why: 'Soap dries and irritates thin mucosa and makes it burn more.',
        },
      ],
    },
  },
];

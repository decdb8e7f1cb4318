import type { Decision, Selection } from '../professional-practice/practice-case.ts';

/** Screening and advice for well adults that have been stable for years. */
export const screeningDecisions: readonly Decision[] = [
  {
    id: 'aaa-who',
    theme: 'adult-screening',
    stem: 'Several people without symptoms ask about one-time ultrasound screening for abdominal aortic aneurysm. For whom is it recommended most clearly?',
    key: [
      'Man of 68 who smoked until age 50',
      'Men of 65 to 75 who have ever smoked benefit most from one ultrasound.',
    ],
    wrong: [
      ['Man of 45 who smokes a pack a day', 'Aneurysm is rare at this age in spite of smoking.'],
      [
        'Man of 50 with high blood pressure',
        'Pressure alone at 50 is no indication for this screening.',
      ],
      [
        'Man of 84 with severe heart failure',
        'Age and poor prognosis make repair unlikely to help.',
      ],
      [
        'Woman of 66 who is a nonsmoker',
        'Screening is not recommended for women who have never smoked.',
      ],
      [
        'Woman of 40 whose aunt has varices',
        'Varicose veins in a relative are no risk factor for aneurysm.',
      ],
    ],
    takeaway:
      'The measure that lowers deaths is one ultrasound in men of 65 to 75 who have ever smoked.',
  },
  {
    id: 'dexa-who',
    theme: 'adult-screening',
    stem: 'A healthy woman has turned 65. She has no fractures, takes no drugs and has never had her bone density measured. Which test should be offered to screen for osteoporosis?',
    key: [
      'Dual-energy x-ray absorptiometry',
      'Central measurement of hip and spine is the screening test for women of 65 and older.',
    ],
    wrong: [
      [
        'Plain radiographs of the lumbar spine',
        'Radiographs show bone loss when it is far advanced.',
      ],
      [
        'Serum calcium and alkaline phosphatase',
        'Both are usually normal in osteoporosis and serve to find other disease.',
      ],
      [
        'Radionuclide scan of the whole skeleton',
        'A bone scan looks for turnover, such as metastases.',
      ],
      [
        'Magnetic resonance imaging of the hip',
        'It is used for occult fracture and not for density.',
      ],
      [
        'Measurement of bone-specific collagen',
        'Turnover markers may help to follow treatment but do not diagnose osteoporosis.',
      ],
    ],
    takeaway: 'Screen women from 65, and younger postmenopausal women whose risk is raised.',
  },
  {
    id: 'young-woman-chlamydia',
    theme: 'adult-screening',
    stem: 'A 21-year-old woman with a steady male partner feels well and comes for contraception. Which screening is recommended for her every year?',
    key: [
      'Chlamydia and gonorrhea test',
      'Sexually active women under 25 are screened, since infection is common, silent and a cause of infertility.',
    ],
    wrong: [
      [
        'Pelvic ultrasound for cysts',
        'Ultrasound screening for ovarian disease does not help and leads to surgery.',
      ],
      ['CA-125 for ovarian cancer', 'The marker is not a screening test in average-risk women.'],
      [
        'Herpes simplex serology',
        'Serologic screening of people without symptoms gives many false positives.',
      ],
      [
        'Mammography of both breasts',
        'Mammography is not used for screening at this age and risk.',
      ],
      ['Thyroid palpation and scan', 'Screening for thyroid cancer causes more harm than good.'],
    ],
    takeaway: 'A nucleic acid test on a vaginal swab or urine makes screening simple.',
  },
  {
    id: 'carotid-no-screen',
    theme: 'adult-screening',
    level: 'analysis',
    stem: 'A 63-year-old without any symptoms brings a flyer from a van that offers carotid ultrasound, whole-body CT and heavy-metal tests. He has treated hypertension. What is the best advice?',
    key: [
      'Skip them and keep to proven measures',
      'Such tests in people without symptoms find harmless changes that lead to risky procedures. Control of pressure saves lives.',
    ],
    wrong: [
      [
        'Have the carotid ultrasound and omit others',
        'Screening for carotid stenosis does more harm than good in the general population.',
      ],
      [
        'Have the whole-body scan to exclude cancer',
        'Whole-body scanning has no proven benefit and many false positives.',
      ],
      [
        'Have the heavy-metal test because of his age',
        'Without exposure the test has no purpose and may mislead.',
      ],
      [
        'Have the three, since knowledge cannot harm',
        'Results can harm through needless biopsies, surgery and worry.',
      ],
      [
        'Have them repeated by a hospital for safety',
        'A better machine does not change the lack of benefit.',
      ],
    ],
    takeaway: 'A screening test is worthwhile when finding the disease early changes the outcome.',
  },
  {
    id: 'preconception-folate-dose',
    theme: 'adult-screening',
    stem: 'A 29-year-old woman who plans a pregnancy in 3 months has had no earlier pregnancies and takes no drugs. Which advice on folic acid is right?',
    key: [
      'Take 0.4 to 0.8 mg a day, starting now',
      'Intake should begin at least 1 month before conception, because the neural tube closes by week 4.',
    ],
    wrong: [
      [
        'Take 4 mg a day, starting at 12 weeks',
        'The high dose is for a previous affected pregnancy, and week 12 is too late.',
      ],
      [
        'Take 0.4 mg a day, from a positive test',
        'By the time of a positive test the tube is closing.',
      ],
      ['Take 40 mg a week, until the first scan', 'Such a dose is not used at any time.'],
      [
        'Take no tablet, as diet gives enough',
        'Diet alone often falls short, and a supplement is advised.',
      ],
      [
        'Take vitamin A in place of folic acid',
        'Vitamin A does not protect the neural tube and is teratogenic in high doses.',
      ],
    ],
    takeaway: 'After a pregnancy with a neural tube defect the dose is 4 mg daily.',
  },
  {
    id: 'alcohol-brief-intervention',
    theme: 'adult-screening',
    level: 'analysis',
    stem: 'A 38-year-old man drinks 5 or 6 beers on Friday and Saturday nights. He has no withdrawal, no craving and no trouble at work or home. AUDIT-C is positive. What is the best next step?',
    key: [
      'Brief counseling with an agreed limit',
      'Unhealthy use without a use disorder responds to brief counseling in primary care.',
    ],
    wrong: [
      [
        'Inpatient detoxification in hospital',
        'He has no dependence or withdrawal that would need a hospital.',
      ],
      [
        'Disulfiram with daily supervision',
        'Drugs are for alcohol use disorder, for which he has no signs.',
      ],
      [
        'Liver biopsy to look for cirrhosis',
        'Nothing in the history points to liver disease that needs a biopsy.',
      ],
      ['Report to the licensing authority', 'There is no legal ground to report him.'],
      [
        'Repeat screening after 5 more years',
        'A positive screen calls for action now and not after years.',
      ],
    ],
    takeaway: 'Screen, give feedback, advise, agree on a goal and follow up.',
  },
  {
    id: 'hepatitis-c-antibody-flow',
    theme: 'adult-screening',
    level: 'analysis',
    stem: 'A 45-year-old who feels well has a positive hepatitis C antibody on routine screening. What should be ordered next?',
    key: [
      'Hepatitis C RNA in serum',
      'RNA tells current infection from one that has cleared, since antibody stays positive for life.',
    ],
    wrong: [
      ['Liver biopsy with staging', 'Biopsy is not the next step before infection is confirmed.'],
      ['Hepatitis C antibody again', 'A repeat antibody does not show whether virus is present.'],
      ['Antiviral therapy at once', 'Treatment requires proof that virus is present in the blood.'],
      ['Alpha-fetoprotein in serum', 'It is used for surveillance of liver cancer in cirrhosis.'],
      [
        'Hepatitis C vaccine series',
        'There is no vaccine against hepatitis C, unlike hepatitis A and B.',
      ],
    ],
    takeaway:
      'A positive antibody with negative RNA means cleared infection or a false positive result.',
  },
];

export const screeningSelections: readonly Selection[] = [
  {
    id: 'primary-prevention-set',
    theme: 'prevention',
    stem: 'A county plans its health budget. Which of the proposed measures are primary prevention?',
    right: [
      [
        'Measles vaccine for toddlers',
        'The vaccine keeps the disease from occurring in healthy children.',
      ],
      ['Fluoride in drinking water', 'Fluoride keeps caries from developing in healthy teeth.'],
      [
        'Smoking lessons in grade schools',
        'Teaching keeps healthy children from starting to smoke.',
      ],
    ],
    wrong: [
      [
        'Mammograms for women of 55',
        'Mammograms find silent disease, which is secondary prevention.',
      ],
      [
        'Rehabilitation after a stroke',
        'Rehabilitation limits disability from known disease, which is tertiary prevention.',
      ],
      [
        'Eye checks in known diabetes',
        'Checks for damage from a known disease are not primary prevention.',
      ],
    ],
    takeaway:
      'Primary prevention acts before disease, secondary finds it while silent, tertiary limits its damage.',
  },
  {
    id: 'tertiary-prevention-set',
    theme: 'prevention',
    stem: 'A {clinician} reviews the care plan of a 64-year-old with long-standing type 2 diabetes and a previous heart attack. Which parts are tertiary prevention?',
    right: [
      ['Cardiac rehabilitation program', 'It restores function after an event that has happened.'],
      [
        'Care of calluses on numb feet',
        'The care prevents ulcers in a neuropathy that is established.',
      ],
      [
        'Laser for known retinopathy',
        'It keeps sight in an eye that diabetes has already damaged.',
      ],
    ],
    wrong: [
      [
        'Yearly vaccine against influenza',
        'A vaccine prevents a new disease, which is primary prevention.',
      ],
      [
        'Fecal test for colorectal cancer',
        'The test looks for silent cancer, which is secondary prevention.',
      ],
      [
        'Seat belt advice for car trips',
        'Advice that prevents an injury before it occurs is primary prevention.',
      ],
    ],
    takeaway:
      'Ask what the measure is aimed at: absent, silent or established disease. One patient may receive all kinds at once.',
  },
];

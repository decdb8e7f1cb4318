import type { Decision, Selection } from '../professional-practice/practice-case.ts';

/** Vaccines: when to give, when to wait, when to avoid. */
export const immunizationDecisions: readonly Decision[] = [
  {
    id: 'rubella-nonimmune-pregnant',
    theme: 'immunization',
    stem: 'At 12 weeks of pregnancy a woman is found to be not immune to rubella. She has had no exposure. When should measles-mumps-rubella vaccine be given?',
    key: [
      'After delivery, before going home',
      'The live vaccine is deferred until after birth. It may be given while breastfeeding.',
    ],
    wrong: [
      [
        'Today, with a second dose at 16 weeks',
        'Live vaccines are contraindicated at any time in pregnancy.',
      ],
      [
        'In the third trimester, at 28 weeks',
        'The contraindication holds for the whole of pregnancy, late weeks included.',
      ],
      [
        'When breastfeeding has been completed',
        'Breastfeeding is no reason to wait, as the infant is not harmed.',
      ],
      [
        'After exposure to a rash has occurred',
        'The vaccine is not given in pregnancy even after exposure.',
      ],
      [
        'At her newborn’s first birthday visit',
        'A year of delay leaves the next pregnancy unprotected.',
      ],
    ],
    takeaway: 'Avoid conception for 4 weeks after the vaccine.',
  },
  {
    id: 'tdap-each-pregnancy',
    theme: 'immunization',
    stem: 'A woman at 29 weeks had a Tdap vaccine 2 years ago, during her last pregnancy. What should be advised about Tdap now?',
    key: [
      'One dose now, as in each pregnancy',
      'Maternal antibody falls quickly. A dose at 27 to 36 weeks protects each newborn from pertussis.',
    ],
    wrong: [
      [
        'No dose, as the last was 2 years ago',
        'The purpose is antibody for this fetus and not her own protection.',
      ],
      [
        'One dose, 10 years after the last',
        'The interval of 10 years is for routine tetanus boosters of adults.',
      ],
      [
        'One dose after birth in place of now',
        'A dose after birth does not give antibody across the placenta.',
      ],
      [
        'A tetanus vaccine without pertussis',
        'Protection of the newborn from pertussis is the aim of this dose.',
      ],
      [
        'Three doses over the next 6 months',
        'A full series is for those who were never vaccinated.',
      ],
    ],
    takeaway: 'Inactivated influenza vaccine may be given in any trimester.',
  },
  {
    id: 'mild-cold-fever',
    theme: 'immunization',
    stem: 'A 6-month-old infant comes for routine vaccines with a runny nose and a temperature of 38.0°C (100.4°F). He is playful and feeds well. His mother would rather wait. What is right?',
    key: [
      'Give the vaccines that are due today',
      'A mild illness with or without low fever is not a reason to delay. Missed chances leave infants unprotected.',
    ],
    wrong: [
      [
        'Give them after a week without fever',
        'Delay is meant for moderate or severe illness and not for a cold.',
      ],
      ['Give half doses of each vaccine today', 'Half doses do not protect and do not count.'],
      [
        'Give an antibiotic first and then wait',
        'A viral cold does not need an antibiotic, and waiting leaves him unprotected.',
      ],
      ['Give the oral one and omit injections', 'None of them is contraindicated by a cold.'],
      [
        'Give aspirin beforehand for the fever',
        'Aspirin is avoided in children because of Reye syndrome.',
      ],
    ],
    takeaway:
      'True contraindications are few: anaphylaxis, severe immune deficiency for live vaccines, and some others.',
  },
  {
    id: 'preterm-chronologic-age',
    theme: 'immunization',
    stem: 'An infant born at 30 weeks is now 2 months old by the calendar, weighs 3.4 kg and is stable at home. How should the 2-month vaccines be scheduled?',
    key: [
      'Give them now at the full usual doses',
      'Preterm infants are vaccinated by chronologic age with full doses.',
    ],
    wrong: [
      [
        'Give them now at one half of the doses',
        'Reduced doses do not protect and are not counted as valid.',
      ],
      [
        'Wait until 2 months of corrected age',
        'Waiting leaves the infants who are most at risk without protection.',
      ],
      [
        'Wait until the weight has reached 5 kg',
        'There is no such weight limit for these vaccines.',
      ],
      [
        'Wait until the first birthday has come',
        'Severe pertussis threatens most in the first months.',
      ],
      [
        'Replace them with immune globulin now',
        'Immune globulin does not replace the lasting immunity that vaccines give.',
      ],
    ],
    takeaway:
      'The birth dose of hepatitis B is the exception below 2 kg with a mother who is negative.',
  },
  {
    id: 'hbsag-mother-newborn',
    theme: 'immunization',
    level: 'analysis',
    stem: 'A woman whose hepatitis B surface antigen is positive delivers a healthy 3.2-kg infant. What should the newborn receive within 12 hours of birth?',
    key: [
      'Vaccine plus immune globulin',
      'Both together at different sites prevent most transmission at birth.',
    ],
    wrong: [
      [
        'Vaccine without any globulin',
        'Vaccine without globulin protects less after a known exposure at birth.',
      ],
      [
        'Immune globulin without vaccine',
        'Passive protection ends in months and must be joined by active.',
      ],
      ['Antiviral drops for 6 weeks', 'Newborns are not treated with antivirals for this.'],
      [
        'Formula in place of breast milk',
        'Breastfeeding is allowed once prophylaxis has been given.',
      ],
      [
        'Serology first, then a decision',
        'Waiting for tests loses the time in which prophylaxis works.',
      ],
    ],
    takeaway: 'Test the infant for antigen and antibody at 9 to 12 months, after the series.',
  },
  {
    id: 'series-interrupted',
    theme: 'immunization',
    stem: 'A 20-month-old child had two doses of DTaP and then missed visits for a year. What should be done about the series?',
    key: [
      'Go on with the third dose of the series',
      'Long intervals do not lessen the final response. The series is continued and not begun again.',
    ],
    wrong: [
      [
        'Begin again with a new first dose',
        'To begin again gives needless injections, as earlier doses still count.',
      ],
      ['Measure antibody before any new dose', 'Titers are not needed to continue a series.'],
      [
        'Give three doses on the same day now',
        'Doses of one vaccine need a minimum interval between them to work.',
      ],
      ['Switch to the adult vaccine for speed', 'Tdap has less antigen and is not for this age.'],
      [
        'Wait until kindergarten for a new plan',
        'Further delay leaves the child without protection from pertussis for years.',
      ],
    ],
    takeaway: 'An interrupted series is resumed. A dose given too early does not count.',
  },
  {
    id: 'two-live-vaccines-apart',
    theme: 'immunization',
    stem: 'A 13-month-old had measles-mumps-rubella vaccine 10 days ago. Varicella vaccine was forgotten on that day. When may it be given?',
    key: [
      'At least 28 days after the first one',
      'Injected live vaccines are given on one day or at least 4 weeks apart, since the first may blunt the second.',
    ],
    wrong: [
      [
        'Today, since no interval is required',
        'A dose within 28 days may fail and has to be repeated.',
      ],
      ['At least 14 days after the first one', 'Two weeks is too short between live vaccines.'],
      [
        'At least 6 months after the first one',
        'An interval of 6 months is longer than is needed here.',
      ],
      ['On the fourth birthday or thereafter', 'The first dose is due at 12 to 15 months.'],
      [
        'After a negative varicella titer test',
        'A titer is not needed before a routine dose in childhood.',
      ],
    ],
    takeaway:
      'Inactivated vaccines may be given at any interval from each other or from live ones.',
  },
  {
    id: 'live-after-immunoglobulin',
    theme: 'immunization',
    level: 'analysis',
    stem: 'A 14-month-old was given high-dose intravenous immune globulin for Kawasaki disease 1 month ago. The measles-mumps-rubella vaccine is due. What is best?',
    key: [
      'Postpone it for 11 months after the globulin',
      'Antibody in the product can neutralize the live virus. After 2 g/kg the interval is 11 months.',
    ],
    wrong: [
      [
        'Give it today in the usual subcutaneous dose',
        'Antibody from the globulin would make the dose ineffective.',
      ],
      [
        'Give it today in twice the usual dose instead',
        'A double dose does not overcome the antibody.',
      ],
      [
        'Give it when aspirin has been stopped for good',
        'Aspirin matters for varicella and influenza and not for this interval.',
      ],
      [
        'Omit it, since the globulin gives immunity',
        'Passive protection from the globulin fades within some months.',
      ],
      [
        'Replace it by monthly immune globulin doses',
        'Repeated globulin is not a substitute for the vaccine.',
      ],
    ],
    takeaway: 'In a measles outbreak a dose may be given early and is then repeated.',
  },
  {
    id: 'prednisone-live-vaccine',
    theme: 'immunization',
    stem: 'A 30-year-old has taken prednisone 40 mg a day for 6 weeks for sarcoidosis. She asks for measles-mumps-rubella vaccine before a journey. What is right?',
    key: [
      'Defer until a month off high-dose steroids',
      'Prednisone of 20 mg a day or more for 14 days suppresses immunity. Live vaccines wait for at least 1 month after it.',
    ],
    wrong: [
      [
        'Give it now, since steroids are not a barrier',
        'This dose and duration make live vaccines unsafe.',
      ],
      [
        'Give it now and double the prednisone dose',
        'A higher dose of steroid would make the immune suppression deeper.',
      ],
      [
        'Stop prednisone today and vaccinate tomorrow',
        'Abrupt stopping risks adrenal crisis, and suppression persists.',
      ],
      [
        'Give it now along with immune globulin',
        'Globulin would neutralize the vaccine and does not make it safe.',
      ],
      [
        'Give a live influenza vaccine in its place',
        'This is a live vaccine too and does not protect from measles.',
      ],
    ],
    takeaway: 'Inhaled, topical and short or low-dose steroids do not bar live vaccines.',
  },
  {
    id: 'elective-splenectomy-timing',
    theme: 'immunization',
    stem: 'A 27-year-old with hereditary spherocytosis is to have an elective splenectomy in 6 weeks. When should pneumococcal, meningococcal and Haemophilus influenzae type b vaccines be given?',
    key: [
      'At least 2 weeks before the operation',
      'The response is best while the spleen is in place and with 14 days for antibody to form.',
    ],
    wrong: [
      ['On the morning of the splenectomy', 'There is no time for antibody to form.'],
      [
        'During the first day after surgery',
        'If not given before, they are given from 14 days after.',
      ],
      [
        'At 12 months after the operation',
        'The patient would lack protection at the time of highest risk.',
      ],
      [
        'At the first sign of any infection',
        'Sepsis after splenectomy can kill within hours, before a vaccine works.',
      ],
      [
        'At age 65 with the routine series',
        'Asplenia is an indication for these vaccines at any age.',
      ],
    ],
    takeaway:
      'Asplenia endangers through encapsulated bacteria. Fever needs antibiotics and care at once.',
  },
  {
    id: 'rotavirus-intussusception',
    theme: 'immunization',
    level: 'analysis',
    stem: 'Before the 4-month vaccines a mother mentions that her son had intussusception 3 weeks ago, reduced by enema. He is well. Which vaccine must be withheld?',
    key: [
      'Oral rotavirus',
      'A history of intussusception is a contraindication, because the vaccine slightly raises its risk.',
    ],
    wrong: [
      ['Inactivated polio', 'It is injected, inactivated and not linked with intussusception.'],
      [
        'Conjugate pneumococcal',
        'This injected vaccine has no known connection with intussusception.',
      ],
      [
        'Diphtheria-tetanus-pertussis',
        'It is barred by encephalopathy after a dose and not by this.',
      ],
      ['Haemophilus type b', 'It is barred by anaphylaxis to an earlier dose and not by this.'],
      ['Recombinant hepatitis B', 'It is barred by anaphylaxis to a dose or to yeast.'],
    ],
    takeaway:
      'Severe combined immunodeficiency is the other contraindication to rotavirus vaccine.',
  },
  {
    id: 'needlestick-responder',
    theme: 'immunization',
    level: 'analysis',
    stem: 'A {clinician} has a needlestick from a patient with hepatitis B. After her vaccine series 5 years ago her surface antibody was 120 mIU/mL. What does she need against hepatitis B?',
    key: [
      'No treatment, as she is a known responder',
      'An antibody level of 10 mIU/mL or more after a full series gives lasting protection.',
    ],
    wrong: [
      [
        'One booster dose, because of the 5 years',
        'Responders with a normal immune system need no boosters later on.',
      ],
      [
        'Immune globulin along with a booster dose',
        'This is for those who are not vaccinated or did not respond.',
      ],
      [
        'A new full series with globulin at the start',
        'She has completed a series and showed a protective level afterward.',
      ],
      [
        'Tenofovir daily for the next 4 weeks',
        'Antivirals are used after exposure to HIV and not here.',
      ],
      [
        'Monthly surface antigen tests for 1 year',
        'A person who is protected needs no such follow-up for hepatitis B.',
      ],
    ],
    takeaway: 'HIV and hepatitis C of the source still have to be assessed.',
  },
  {
    id: 'measles-exposed-infant',
    theme: 'immunization',
    level: 'analysis',
    stem: 'A healthy 4-month-old spent an hour yesterday with a cousin who has confirmed measles. What should the infant be given?',
    key: [
      'Immune globulin by the sixth day',
      'Infants under 6 months are too young for the vaccine, so passive protection is given.',
    ],
    wrong: [
      [
        'Measles vaccine by the third day',
        'Vaccine after exposure is for those of 6 months or older.',
      ],
      [
        'Vitamin A for the next two days',
        'Vitamin A is given to children who are ill with measles.',
      ],
      [
        'Ribavirin by mouth for two weeks',
        'Ribavirin has no role in preventing measles after an exposure.',
      ],
      [
        'Amoxicillin until the rash appears',
        'An antibiotic does not prevent or treat a viral disease.',
      ],
      [
        'Observation, as mother’s milk protects',
        'Breast milk does not protect reliably against measles.',
      ],
    ],
    takeaway:
      'Vaccine within 72 hours for those from 6 months on, globulin within 6 days for those who cannot have it.',
  },
  {
    id: 'varicella-exposed-pregnant',
    theme: 'immunization',
    level: 'analysis',
    stem: 'A woman at 20 weeks sat for an evening beside a child who broke out in chickenpox the next day. She has never had chickenpox or its vaccine, and her IgG is negative. What should be given?',
    key: [
      'Varicella-zoster immune globulin',
      'Pregnant contacts without immunity are at risk of severe pneumonia. Passive antibody is given within 10 days.',
    ],
    wrong: [
      [
        'Live attenuated varicella vaccine',
        'The live vaccine is contraindicated throughout pregnancy, even after exposure.',
      ],
      ['Recombinant zoster vaccine series', 'It is not for prevention of primary chickenpox.'],
      ['Intravenous acyclovir for 10 days', 'This treats severe disease, which she does not have.'],
      [
        'Valacyclovir until the delivery',
        'Suppression near term is used for genital herpes and not for this.',
      ],
      ['No treatment unless a rash comes', 'Waiting gives up the time in which globulin helps.'],
    ],
    takeaway: 'She should be vaccinated after delivery.',
  },
  {
    id: 'egg-allergy-influenza',
    theme: 'immunization',
    stem: 'A 7-year-old had hives and wheezing after eating scrambled eggs last year. He is well now and is due for influenza vaccine. What is appropriate?',
    key: [
      'Give any vaccine suited to his age',
      'Egg allergy of any severity does not bar influenza vaccine. The amount of egg protein is tiny or nil.',
    ],
    wrong: [
      ['Omit it for life because of the egg', 'Omission leaves a child at risk without a reason.'],
      [
        'Give it in ten small graded doses',
        'Graded dosing is not needed for vaccines with so little egg protein.',
      ],
      [
        'Skin-test with the vaccine before it',
        'Skin testing with the vaccine is not recommended in egg allergy.',
      ],
      [
        'Give oseltamivir through the winter',
        'Drug prophylaxis is not a substitute for the vaccine.',
      ],
      [
        'Admit him overnight after the dose',
        'The ordinary observation after any vaccine is enough for him.',
      ],
    ],
    takeaway: 'A severe reaction to an earlier influenza vaccine is the contraindication.',
  },
  {
    id: 'fridge-freeze-event',
    theme: 'immunization',
    stem: 'On Monday the log of a vaccine refrigerator shows −3°C (26.6°F) for 6 hours during the night. Vials of inactivated vaccine look normal. What should be done first?',
    key: [
      'Label the vials “do not use” and call',
      'Freezing can destroy inactivated vaccines unseen. They are set apart until manufacturer or program decides.',
    ],
    wrong: [
      [
        'Use the vials, because they look normal',
        'Loss of potency by freezing cannot be seen in the vial.',
      ],
      [
        'Use the vials after a vigorous shaking',
        'Shaking does not restore the strength of a vaccine that was frozen.',
      ],
      [
        'Discard the vials at once without a call',
        'Some may still be usable, and the decision is not made alone.',
      ],
      [
        'Warm the vials in water to 37°C (98.6°F)',
        'Heat damages vaccines further and does not undo the freezing.',
      ],
      [
        'Move the vials to the freezer for later',
        'Further freezing does more damage to vaccines that must not freeze.',
      ],
    ],
    takeaway:
      'Most vaccines are kept at 2 to 8°C (36 to 46°F), and freezing is the commoner danger.',
  },
  {
    id: 'vaccine-information-statement',
    theme: 'immunization',
    level: 'recall',
    stem: 'Under the National Childhood Vaccine Injury Act, what must a {clinician} do before giving each dose of a covered vaccine?',
    key: [
      'Give the current information statement',
      'The vaccine information statement must be given before every dose to the patient or parent.',
    ],
    wrong: [
      [
        'Obtain a notarized consent of a parent',
        'Federal law does not require a notary or written consent.',
      ],
      [
        'Measure antibody against the pathogen',
        'Antibody titers are not required by law before routine vaccines.',
      ],
      [
        'Report the planned dose to the insurer',
        'An insurer needs no notice in advance of a routine vaccine.',
      ],
      [
        'Observe the patient for 2 hours first',
        'Observation for fainting or allergy follows the dose and lasts 15 minutes.',
      ],
      [
        'Enter the dose in the national registry',
        'Records are kept in the chart and state registries. There is no such national one.',
      ],
    ],
    takeaway:
      'Record date, manufacturer, lot number, site, the name of the giver and the edition of the statement.',
  },
  {
    id: 'hiv-low-cd4-mmr',
    theme: 'immunization',
    level: 'analysis',
    stem: 'A 33-year-old with newly found HIV has a CD4 count of 90/mm³ and no immunity to measles. Which vaccine should be withheld at present?',
    key: [
      'Measles-mumps-rubella',
      'Live vaccines are contraindicated with a CD4 count below 200/mm³.',
    ],
    wrong: [
      ['Pneumococcal conjugate', 'It is inactivated and strongly indicated in HIV.'],
      ['Hepatitis B recombinant', 'It is recommended, and the response is checked.'],
      ['Inactivated influenza', 'It is given every year whatever the count.'],
      ['Tetanus-diphtheria-pertussis', 'It is inactivated and safe at any count.'],
      [
        'Meningococcal conjugate',
        'It is inactivated and is recommended for people with HIV infection.',
      ],
    ],
    takeaway:
      'When the count has been 200/mm³ or more for 6 months, measles and varicella vaccines may be given.',
  },
];

export const immunizationSelections: readonly Selection[] = [
  {
    id: 'live-vaccines-list',
    theme: 'immunization',
    stem: 'A patient is about to start chemotherapy for lymphoma. Which vaccines contain live organisms and must not be given during it?',
    right: [
      ['Varicella vaccine', 'It contains attenuated virus that can spread in immune suppression.'],
      [
        'Measles-mumps-rubella vaccine',
        'It contains three attenuated viruses that can spread in immune suppression.',
      ],
      ['Yellow fever vaccine', 'It contains attenuated virus and can cause severe disease.'],
    ],
    wrong: [
      ['Recombinant zoster vaccine', 'It holds a protein and no live virus.'],
      [
        'Injected influenza vaccine',
        'The injected forms are inactivated or recombinant and cannot cause infection.',
      ],
      [
        'Tetanus-diphtheria vaccine',
        'It consists of toxoids and cannot cause infection in any patient.',
      ],
    ],
    takeaway:
      'Live vaccines include measles-mumps-rubella, varicella, nasal influenza, rotavirus, yellow fever and oral typhoid. They are avoided in severe immune suppression and pregnancy.',
  },
  {
    id: 'pregnancy-safe-vaccines',
    theme: 'immunization',
    stem: 'Which vaccines may be given in pregnancy when they are indicated?',
    right: [
      ['Inactivated influenza', 'It is recommended in any trimester in season.'],
      ['Tetanus-diphtheria-pertussis', 'It is recommended at 27 to 36 weeks of each pregnancy.'],
      ['Hepatitis B recombinant', 'It is given in pregnancy to those at risk.'],
    ],
    wrong: [
      ['Varicella (chickenpox)', 'It is live and is given after delivery.'],
      ['Nasal influenza', 'The nasal form is live and is avoided.'],
      ['Measles-mumps-rubella', 'It is live and is given after delivery.'],
    ],
    takeaway:
      'Inactivated vaccines are safe in pregnancy when indicated, and live ones are put off until after delivery. Breastfeeding does not bar routine vaccines.',
  },
  {
    id: 'not-contraindications',
    theme: 'immunization',
    stem: 'The parents of a toddler give reasons for skipping vaccines, live ones among them. In which of these situations should the vaccines be given as planned?',
    right: [
      [
        'He is taking amoxicillin for his ear',
        'An antibiotic does not interfere with the vaccines of this age.',
      ],
      [
        'His mother is pregnant again',
        'A pregnant member of the household is no barrier to a child’s vaccines.',
      ],
      [
        'His arm was sore after the last dose',
        'Soreness at the site is an expected and harmless reaction.',
      ],
    ],
    wrong: [
      [
        'He had anaphylaxis after the last dose',
        'Anaphylaxis to a vaccine or its component is a contraindication.',
      ],
      [
        'He receives chemotherapy for leukemia',
        'Live vaccines are contraindicated in severe immune suppression.',
      ],
    ],
    takeaway:
      'Mild illness, antibiotics, local reactions and pregnancy in the household are no barriers. Anaphylaxis and severe immune deficiency, for live vaccines, are.',
  },
];

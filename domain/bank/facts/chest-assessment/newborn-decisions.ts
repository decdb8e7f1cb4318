import type { DecisionCase } from './pattern.ts';

/** Assessment around birth: maturity, scores and first measurements. */
export const newbornDecisions: readonly DecisionCase[] = [
  {
    id: 'ls-ratio',
    level: 'application',
    stem: "Amniotic fluid of a woman in labor at 34 weeks has a lecithin-to-sphingomyelin ratio of 2.6:1, and phosphatidylglycerol is present. What does this tell about the infant's lungs?",
    key: [
      'They are probably mature',
      'A ratio of 2:1 or more with phosphatidylglycerol shows enough surfactant, so the risk of distress is low.',
    ],
    slips: [
      [
        'They are certain to lack surfactant',
        'A ratio below 1.5:1 without phosphatidylglycerol suggests immaturity.',
      ],
      [
        'They have taken in meconium',
        'The test measures surfactant lipids. It does not detect meconium.',
      ],
      ['They are infected with bacteria', 'Infection is shown by culture and cell counts.'],
      ['They are too small for gestation', 'Lung size is judged by imaging, not by this ratio.'],
    ],
    note: 'Surfactant matures near 35 weeks. A lecithin-to-sphingomyelin ratio of 2:1 or more with phosphatidylglycerol predicts mature lungs.',
  },
  {
    id: 'apgar-five',
    level: 'application',
    stem: 'An infant has an Apgar score of 5 at one minute and of 6 at five minutes. What should be done about scoring?',
    key: [
      'Score again every 5 minutes up to 20 minutes',
      'When the five-minute score is below 7, scoring is repeated every 5 minutes up to 20 minutes.',
    ],
    slips: [
      [
        'Score again at one hour and on the next day',
        'Scoring belongs to the first 20 minutes of life.',
      ],
      [
        'Stop scoring because it was done two times',
        'Two scores are enough when the second is 7 or more.',
      ],
      [
        'Use the mean of the two scores as the result',
        'Scores are recorded for each time and not averaged.',
      ],
      [
        'Score each minute until a total of 10 is seen',
        'Few infants reach 10, and scoring goes by 5 minutes.',
      ],
    ],
    note: 'The Apgar score describes the infant at 1 and 5 minutes. Resuscitation starts without waiting for it.',
  },
  {
    id: 'ballard-preterm',
    level: 'application',
    stem: 'A newborn has thin, gelatinous skin with visible veins, abundant fine body hair, flat ear cartilage that stays folded, few sole creases and limp, extended limbs. What do these signs suggest?',
    key: [
      'Birth well before term',
      'Gelatinous skin, lanugo, soft ears and low tone are signs of prematurity in the Ballard assessment.',
    ],
    slips: [
      [
        'Birth two weeks after term',
        'Post-term infants have peeling, cracked skin, deep creases and no lanugo.',
      ],
      [
        'Normal birth at 40 weeks',
        'At term, creases cover the sole, ears are firm and limbs are flexed.',
      ],
      [
        'Large body size for gestation',
        'These are signs of maturity. Size is judged by weight for age.',
      ],
      [
        'Poor growth within the uterus',
        'Growth restriction shows as low weight for gestation, with mature skin.',
      ],
    ],
    note: 'The Ballard assessment combines physical and neuromuscular signs. It estimates gestational age when dates are uncertain.',
  },
  {
    id: 'postterm-skin',
    level: 'application',
    stem: 'A newborn has dry, cracked, peeling skin, long nails, deep creases over the whole sole and no lanugo. Which gestational age do these signs suggest?',
    key: [
      '42 weeks',
      'Peeling skin, long nails and loss of lanugo and vernix suggest a post-term birth.',
    ],
    slips: [
      ['38 weeks', 'Near term the skin is smooth with some vernix, and it does not crack.'],
      ['34 weeks', 'At 34 weeks creases reach the front of the sole, and vernix is plentiful.'],
      ['30 weeks', 'At 30 weeks the skin is thin with abundant lanugo.'],
      ['26 weeks', 'At 26 weeks the skin is gelatinous and red.'],
    ],
    note: 'Post-term infants are at risk of meconium aspiration and placental failure. Dry, cracked skin and long nails give them away.',
  },
  {
    id: 'pre-post-ductal',
    level: 'analysis',
    stem: 'A term newborn has an SpO₂ of 94% on the right hand and 80% on the foot. Which conclusion is best?',
    key: [
      'Blood passes from right to left through the ductus',
      'A difference of more than about 5 to 10% shows desaturated blood entering the aorta beyond the right arm vessels.',
    ],
    slips: [
      [
        'Blood passes from left to right through the ductus',
        'Left-to-right flow sends red blood to the lungs and lowers neither reading.',
      ],
      [
        'Blood flows the wrong way through a foramen ovale',
        'Right-to-left flow at the atria would lower both readings alike.',
      ],
      [
        'Carbon monoxide is bound to the fetal hemoglobin',
        'Abnormal hemoglobin would affect hand and foot alike.',
      ],
      [
        'Ventilation of the left lung is less than the right',
        'Uneven ventilation lowers both readings.',
      ],
    ],
    note: 'A higher preductal than postductal saturation points to pulmonary hypertension with ductal shunting, or to a duct-dependent aorta. Echocardiography tells which.',
  },
  {
    id: 'delivery-saturation',
    level: 'application',
    stem: 'Two minutes after birth a term infant cries, has a heart rate of 140/min and good tone. The right-hand SpO₂ is 66%. What should the therapist do?',
    key: [
      'Watch, because this is expected now',
      'Healthy newborns reach about 65 to 70% at two minutes and need up to ten minutes to reach 90%.',
    ],
    slips: [
      [
        'Give 100% oxygen by a face mask',
        'Oxygen is not needed at a value that is normal for two minutes of age.',
      ],
      [
        'Start positive pressure breaths',
        'The infant breathes well with a heart rate above 100/min.',
      ],
      ['Intubate and give surfactant now', 'A vigorous term infant has no need for either.'],
      ['Move the probe to the left foot', 'The right hand is the correct preductal site.'],
    ],
    note: 'Preductal saturation is about 60 to 65% at one minute and rises about 5% a minute. Oxygen is guided by these targets.',
  },
  {
    id: 'apnea-prematurity',
    level: 'analysis',
    stem: 'At five days of age an infant born at 30 weeks stops breathing for 22 seconds, with a heart rate of 78/min. Gentle rubbing starts breathing again. Temperature, glucose and blood count are normal, and spells recur. What should be recommended?',
    key: [
      'Caffeine citrate',
      'Apnea of prematurity comes from an immature drive to breathe, which caffeine stimulates.',
    ],
    slips: [
      [
        'Exogenous surfactant',
        'Surfactant treats stiff lungs in the first hours, not lack of drive at five days.',
      ],
      ['Inhaled albuterol', 'Bronchodilators do not act on the respiratory center.'],
      ['Morphine by drip', 'Opioids depress breathing and make apnea worse.'],
      [
        'Inhaled nitric oxide',
        'Nitric oxide is for pulmonary hypertension. It does not act on the drive to breathe.',
      ],
    ],
    note: 'Apnea of prematurity is a pause of 20 seconds or more, or a shorter one with bradycardia or desaturation. Rule out infection first.',
  },
  {
    id: 'retinopathy-oxygen',
    level: 'application',
    stem: 'A 27-week infant on a nasal cannula has had a PaO₂ of 112 mm Hg and an SpO₂ of 100% since this morning. What should be recommended?',
    key: [
      'Lower the FIO₂ to the target saturation',
      'High PaO₂ harms the vessels of an immature retina. The usual target is a PaO₂ of 50 to 80 mm Hg.',
    ],
    slips: [
      [
        'Keep the FIO₂ while the infant is quiet',
        'Each hour of hyperoxemia adds to the risk for the retina.',
      ],
      [
        'Raise the FIO₂ to build up a reserve',
        'More oxygen increases the risk and stores almost nothing.',
      ],
      ['Change to CPAP at the present FIO₂', 'Oxygenation is too high, not too low.'],
      ['Give a dose of surfactant right away', 'Excess oxygenation is no sign of surfactant lack.'],
    ],
    note: 'Retinopathy of prematurity is linked to high PaO₂. Saturation alarms need an upper limit whenever oxygen is given.',
  },
  {
    id: 'transillumination',
    level: 'application',
    stem: 'A ventilated preterm infant suddenly desaturates with faint breath sounds on the right. A bright light against the right chest wall makes the whole side glow. What does this show?',
    key: [
      'Air in the pleural space',
      'Free air lets light spread, so a pneumothorax glows on transillumination.',
    ],
    slips: [
      ['Blood in the pleural space', 'Blood absorbs light, and the side stays dark.'],
      ['Fluid in the interstitium', 'Edema does not make one side glow.'],
      [
        'Collapse of the right lung',
        'Airless tissue does not glow. A halo of a centimeter is normal.',
      ],
      ['Bowel in the right chest', 'A hernia is present from birth and does not appear suddenly.'],
    ],
    note: 'Transillumination finds a neonatal pneumothorax within seconds. A needle may be needed before a film.',
  },
  {
    id: 'maternal-diabetes',
    level: 'analysis',
    stem: 'An infant of a mother with poorly controlled diabetes is born at 36 weeks, weighing 4.3 kg. Which two problems should the therapist expect to be checked first?',
    key: [
      'Low glucose and surfactant deficiency',
      'High fetal insulin lowers glucose after birth and delays surfactant production.',
    ],
    slips: [
      [
        'High glucose and cystic fibrosis',
        'Glucose falls after birth, and cystic fibrosis is inherited.',
      ],
      [
        'Low calcium and choanal atresia',
        'Calcium can be low, but choanal atresia is not linked to maternal diabetes in this way.',
      ],
      [
        'High sodium and vocal cord palsy',
        'Sodium is not typically high, and cord palsy follows birth injury or nerve disease.',
      ],
      [
        'Low potassium and pneumothorax',
        'Potassium is not typically low after birth, and an air leak is a complication of ventilation.',
      ],
    ],
    note: 'Infants of mothers with diabetes are large but have immature lungs. Glucose is checked in the first hour.',
  },
];

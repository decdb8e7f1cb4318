import type { Pattern } from './pattern.ts';

/** Causes of respiratory distress in newborns and small children. */
export const newbornPatterns: readonly Pattern[] = [
  {
    id: 'infant-rds',
    name: 'Respiratory distress syndrome',
    marks:
      'Respiratory distress syndrome affects preterm infants within hours, with grunting and small, granular lungs on film.',
    note: 'Surfactant is lacking. CPAP and surfactant are the core of treatment.',
    scenes: [
      'An infant born at 28 weeks to a mother who had no steroids grunts and retracts from the first minutes. Oxygen need climbs to 0.50, and the film shows small lungs with a fine ground-glass pattern.',
    ],
    lookalikes: ['infant-ttn', 'infant-meconium', 'infant-hernia', 'infant-heart', 'infant-bpd'],
    response: {
      scene:
        'A 27-week infant on CPAP of 6 cm H₂O needs an FIO₂ of 0.55 at two hours of age. The film shows granular lungs with air bronchograms. Which treatment should be recommended?',
      text: 'Surfactant into the trachea',
      why: 'Respiratory distress syndrome with a high oxygen need on CPAP is lack of surfactant, which can be replaced.',
    },
    finding: {
      scene:
        'A therapist prepares for a high-risk delivery and reads the chart. Which feature raises the risk of respiratory distress syndrome most?',
      text: 'Birth at 28 weeks of gestation',
      accepts: ['infant-bpd', 'infant-heart'],
      why: 'Surfactant matures late in gestation, so the risk of respiratory distress syndrome rises as gestation shortens.',
    },
  },
  {
    id: 'infant-ttn',
    name: 'Transient tachypnea',
    marks:
      'Transient tachypnea affects infants near term, often after cesarean birth without labor, with streaky hila and fluid in the fissures; it clears in one to three days.',
    note: 'Lung fluid is absorbed slowly. A little oxygen or CPAP is usually enough.',
    scenes: [
      'A 38-week infant born by planned cesarean section breathes 84/min with mild grunting. On an FIO₂ of 0.28 SpO₂ is 95%. The film shows streaks from both hila and a line of fluid in the fissure.',
    ],
    lookalikes: ['infant-rds', 'infant-meconium', 'infant-hernia', 'infant-bpd', 'infant-choanal'],
    response: {
      scene:
        'At four hours of age a 39-week infant born by cesarean section without labor breathes 80/min. SpO₂ is 94% on an FIO₂ of 0.25, and the film shows fluid in the fissures. What should be recommended?',
      text: 'Observation with a little oxygen',
      why: 'Transient tachypnea of the newborn clears by itself as lung fluid is absorbed, and it seldom needs more.',
    },
    finding: {
      scene:
        'A newborn breathes 78/min at two hours of age. Which feature of the chart points most to transient tachypnea?',
      text: 'Cesarean birth at 38 weeks',
      accepts: ['infant-bpd'],
      why: 'Without labor less lung fluid is cleared, so transient tachypnea follows cesarean birth near term.',
    },
  },
  {
    id: 'infant-meconium',
    name: 'Meconium aspiration syndrome',
    marks:
      'Meconium aspiration affects term and post-term infants with stained skin; the film shows coarse patches and overinflation.',
    note: 'Plugs trap air and can cause pneumothorax. Pulmonary hypertension often follows.',
    scenes: [
      'A 42-week infant with yellow-green nails and cord has a barrel-shaped chest and breathes 76/min. The film shows coarse, patchy densities among overexpanded areas in both lungs.',
    ],
    lookalikes: ['infant-rds', 'infant-ttn', 'infant-hernia', 'infant-heart', 'infant-bpd'],
    finding: {
      scene:
        'A newborn has distress right after birth. Which feature of the chart points most to meconium aspiration?',
      text: 'Stained fluid at 42 weeks',
      accepts: ['infant-bpd', 'infant-heart'],
      why: 'Stressed post-term infants pass stool before birth, and gasping draws it in as meconium aspiration.',
    },
  },
  {
    id: 'infant-hernia',
    name: 'Diaphragmatic hernia',
    marks:
      'Congenital diaphragmatic hernia gives a sunken abdomen, bowel sounds in the chest and a heart pushed to the other side.',
    note: 'Avoid mask ventilation, intubate, and empty the stomach with a tube.',
    scenes: [
      'Minutes after birth a term infant is deeply cyanotic. The belly is flat and hollow, breath sounds are missing on the left with gurgling instead, and the heartbeat is loudest on the right.',
    ],
    lookalikes: ['infant-rds', 'infant-ttn', 'infant-meconium', 'infant-heart', 'infant-choanal'],
    response: {
      scene:
        'A newborn whose prenatal scan showed stomach in the left chest is cyanotic and gasping right after birth. Which airway step should be chosen first?',
      text: 'Intubation without mask breaths',
      why: 'Mask breaths blow gas into the bowel in a congenital diaphragmatic hernia and compress the lungs.',
      slips: [
        [
          'Mask breaths with high pressure',
          'Mask breaths fill stomach and bowel in the chest with gas and squeeze the lungs.',
        ],
      ],
    },
    finding: {
      scene:
        'A newborn has severe distress in the first minute. Which entry of the chart points most to congenital diaphragmatic hernia?',
      text: 'Scan with stomach beside the heart',
      accepts: ['infant-heart'],
      why: 'Abdominal organs in the chest on a prenatal scan show a congenital diaphragmatic hernia.',
    },
  },
  {
    id: 'infant-heart',
    name: 'Cyanotic heart disease',
    marks:
      'Cyanotic heart disease gives a PaO₂ that hardly rises on 100% oxygen in an infant with little distress and clear lungs.',
    note: 'Prostaglandin keeps the ductus open in duct-dependent lesions. Echocardiography shows the anatomy.',
    scenes: [
      'A term infant is blue but breathes comfortably at 52/min. PaO₂ is 34 mm Hg on room air and 38 mm Hg after ten minutes of 100% oxygen. PaCO₂ is 38 mm Hg, and the lung fields are clear.',
    ],
    lookalikes: ['infant-rds', 'infant-ttn', 'infant-meconium', 'infant-choanal', 'infant-hernia'],
    response: {
      scene:
        'An infant with transposition of the great arteries turns from dusky to deep blue on the second day as the ductus closes. PaCO₂ is 40 mm Hg. Which treatment should be recommended?',
      text: 'Prostaglandin by continuous infusion',
      why: 'Duct-dependent cyanotic heart disease needs an open ductus, which prostaglandin E₁ maintains.',
    },
    finding: {
      scene:
        'A newborn is blue. Which feature points most to cyanotic heart disease rather than to lung disease?',
      text: 'PaO₂ unchanged on 100% oxygen',
      why: 'Blood that bypasses the lungs in cyanotic heart disease does not meet the extra oxygen.',
    },
  },
  {
    id: 'infant-choanal',
    name: 'Choanal atresia',
    marks:
      'Choanal atresia gives cyanosis at rest that clears when the infant cries, and a catheter does not pass the nose.',
    note: 'Newborns breathe through the nose. An oral airway relieves the obstruction until surgery.',
    scenes: [
      'A newborn turns blue while quiet with the mouth closed and becomes pink on crying. A suction catheter cannot be passed more than 3 cm through either nostril.',
    ],
    lookalikes: ['infant-heart', 'infant-hernia', 'infant-meconium', 'infant-ttn', 'infant-rds'],
    response: {
      scene:
        'A newborn is blue when asleep and pink when crying, and no catheter passes either side of the nose. Which immediate measure should be chosen?',
      text: 'Placement of an oral airway',
      why: 'An oral airway lets an infant with choanal atresia breathe through the mouth until the nose is opened.',
    },
  },
  {
    id: 'infant-bpd',
    name: 'Bronchopulmonary dysplasia',
    marks:
      'Bronchopulmonary dysplasia is oxygen need that goes on for weeks in a formerly very preterm, ventilated infant, with cysts and streaks on film.',
    note: 'Immature lungs injured by oxygen and pressure heal slowly. Gentle ventilation helps to prevent it.',
    scenes: [
      'A 10-week-old infant born at 25 weeks spent five weeks on a ventilator and still needs an FIO₂ of 0.32. The film shows streaks, cystic areas and overinflation.',
    ],
    lookalikes: ['infant-rds', 'infant-ttn', 'infant-meconium', 'infant-hernia', 'infant-heart'],
    finding: {
      scene:
        'A breathless infant is seen in a clinic for the first time. Which history points most to bronchopulmonary dysplasia?',
      text: 'Weeks on a ventilator after preterm birth',
      accepts: ['infant-rds', 'infant-heart'],
      why: 'Bronchopulmonary dysplasia follows long support of very preterm lungs with oxygen and pressure.',
    },
  },
];

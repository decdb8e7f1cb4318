import { decisionSet } from '../respiratory-disease/decision.ts';

/** Newborns in the delivery room and the nursery, and the next step. */
export const newbornSet = decisionSet({
  topic: 'high-risk',
  source: 'Standard neonatal respiratory care texts; neonatal resuscitation program',
  courses: {
    dry: {
      text: 'Warm, dry, position and stimulate',
      why: 'These are the first steps for any newborn who is preterm, limp or not breathing well.',
    },
    skin: {
      text: "Leave the infant on the mother's chest",
      why: 'Routine care is for a term newborn who cries and has good tone.',
    },
    ppv: {
      text: 'Begin positive pressure by mask',
      why: 'Mask ventilation is for apnea, gasping or a heart rate below 100/min after the first steps.',
    },
    correct: {
      text: 'Work through corrective steps',
      why: 'Corrective steps are taken when the chest does not move with mask breaths.',
    },
    intubate: {
      text: 'Place an endotracheal tube',
      why: 'A tube is for mask ventilation that fails, for compressions, or for a diaphragmatic hernia.',
    },
    compress: {
      text: 'Start chest compressions 3:1',
      why: 'Compressions are for a heart rate below 60/min after 30 seconds of effective ventilation.',
    },
    epi: {
      text: 'Give intravenous epinephrine',
      why: 'Epinephrine is for a heart rate below 60/min in spite of effective breaths and compressions.',
    },
    volume: {
      text: 'Give 10 mL/kg of normal saline',
      why: 'Volume is for signs of blood loss or shock that does not respond to resuscitation.',
    },
    oxygen: {
      text: 'Give free-flow oxygen',
      why: 'Free-flow oxygen is for a breathing newborn whose SpO₂ stays below the range for the minute.',
    },
    cpap: {
      text: 'Start nasal CPAP at 5 to 6 cm H₂O',
      why: 'CPAP is for a breathing newborn with labored respiration or a preterm lung that tends to collapse.',
    },
    surfactant: {
      text: 'Recommend surfactant by tube',
      why: 'Surfactant is for respiratory distress syndrome that needs intubation or a rising FIO₂ on CPAP.',
    },
    caffeine: {
      text: 'Recommend caffeine citrate',
      why: 'Caffeine is for apnea of prematurity without another cause.',
    },
    decompress: {
      text: 'Drain the pleural air',
      why: 'Drainage is for a tension pneumothorax with sudden collapse.',
    },
    wean: {
      text: 'Reduce the support promptly',
      why: 'Support is lowered when compliance and oxygenation improve, so that the lung is not injured.',
    },
    gastric: {
      text: 'Place an orogastric tube to drain',
      why: 'A gastric tube removes air and fluid from stomach or bowel that compress the lungs.',
    },
  },
  decisions: [
    {
      id: 'newborn-vigorous',
      scene:
        'A term newborn cries at once, moves all limbs and has good tone. The amniotic fluid was clear.',
      key: 'skin',
      why: 'Term, good tone and crying: all three questions are answered yes, so routine care is enough.',
      wrong: ['ppv', 'cpap', 'oxygen', 'intubate', 'caffeine'],
      lesson: 'Three questions at birth: term? good tone? breathing or crying?',
    },
    {
      id: 'newborn-meconium-vigorous',
      scene:
        'The fluid was stained with meconium, but a 40-week newborn cries strongly, is pink in the face and has flexed limbs.',
      key: 'skin',
      why: 'A vigorous infant needs no suction of the trachea and may stay with the mother, with the mouth wiped if needed.',
      wrong: ['intubate', 'ppv', 'surfactant', 'cpap', 'gastric'],
      lesson: 'Meconium alone is not a reason for tracheal suction.',
    },
    {
      id: 'newborn-limp',
      scene:
        'Ten seconds after birth a 38-week newborn is limp and has not cried. The cord has been cut.',
      key: 'dry',
      why: 'The first steps come before any ventilation and often start breathing within seconds.',
      wrong: ['ppv', 'oxygen', 'compress', 'intubate'],
      because: {
        ppv: 'Ventilation follows within the first minute if the first steps do not start breathing.',
      },
      lesson:
        'The first 60 seconds: initial steps, then assess breathing and heart rate, then ventilate if needed.',
    },
    {
      id: 'newborn-meconium-limp',
      scene:
        'A newborn covered with meconium is flaccid and silent at birth. The team asks what to do in the first 30 seconds.',
      key: 'dry',
      why: 'Nonvigorous infants with meconium get the same first steps. Routine tracheal suction delays ventilation.',
      wrong: ['ppv', 'intubate', 'oxygen', 'compress'],
      because: {
        ppv: 'Ventilation follows if the first steps do not start breathing.',
        intubate: 'Routine tracheal suction by tube delays ventilation and is no longer advised.',
      },
      lesson: 'If breathing does not start, ventilation follows within the first minute.',
    },
    {
      id: 'newborn-apneic',
      scene:
        'After drying and stimulation a newborn of 39 weeks still does not breathe. The heart rate is 90/min at 40 seconds of age.',
      key: 'ppv',
      why: 'Apnea or a rate below 100/min after the first steps calls for ventilation, the most important step.',
      wrong: ['compress', 'epi', 'oxygen', 'cpap', 'intubate'],
      because: {
        oxygen: 'Free-flow oxygen does not help an infant who does not breathe.',
        compress: 'Compressions are for a rate below 60/min after effective ventilation.',
        intubate: 'Mask ventilation comes first and succeeds in most newborns.',
      },
      lesson:
        'Rate 40 to 60 breaths/min, about 20 to 25 cm H₂O at first, 21% oxygen in term infants.',
    },
    {
      id: 'newborn-gasping',
      scene:
        'A 36-week newborn takes deep gasps ten seconds apart in spite of two rubs of the back. Heart rate is 110/min.',
      key: 'ppv',
      why: 'Gasping is treated like apnea even if the heart rate is above 100/min.',
      wrong: ['cpap', 'oxygen', 'compress', 'dry'],
      because: {
        dry: 'It has been tried twice. Repeating it delays ventilation.',
        cpap: 'Gasping is not effective breathing, which CPAP requires.',
      },
      lesson: 'Do not repeat stimulation over and over: it delays ventilation.',
    },
    {
      id: 'newborn-no-chest-rise',
      scene:
        "Fifteen seconds into mask ventilation a newborn's chest does not move, and the heart rate stays at 72/min. The bag and the gas flow were tested before birth.",
      key: 'correct',
      why: 'Without chest movement there is no ventilation. Mask, head position, suction, open mouth and pressure are worked through first.',
      wrong: ['compress', 'intubate', 'oxygen', 'epi'],
      because: {
        intubate: 'A tube is the last of the corrective steps, when the simpler ones have failed.',
        compress: 'Without effective ventilation compressions do not help a newborn.',
      },
      lesson: 'MR SOPA: mask, reposition, suction, open mouth, pressure, alternative airway.',
    },
    {
      id: 'newborn-leak-mask',
      scene:
        "During resuscitation air hisses around the mask, and the pressure gauge reads just 8 cm H₂O. The infant's chin lies on the chest. Heart rate is 80/min.",
      key: 'correct',
      why: 'The hiss and the low pressure show a leak, and a flexed neck closes the airway. Both can be corrected in seconds.',
      wrong: ['intubate', 'compress', 'epi', 'oxygen'],
      because: { intubate: 'A leak and a bent neck can be corrected in seconds without a tube.' },
      lesson: 'The best sign of effective ventilation is a rising heart rate.',
    },
    {
      id: 'newborn-mask-fails',
      scene:
        'In spite of all corrective steps and higher pressure, mask ventilation does not move the chest of a 3.2 kg newborn. Heart rate is 64/min at two minutes.',
      key: 'intubate',
      why: 'When corrected mask ventilation fails, an alternative airway is the last of the corrective steps.',
      wrong: ['compress', 'oxygen', 'cpap', 'epi'],
      because: { compress: 'The rate is above 60/min, and the lungs are not yet ventilated.' },
      lesson:
        'Confirm the tube by exhaled CO₂ and a rising heart rate. A laryngeal mask is another choice.',
    },
    {
      id: 'newborn-hernia',
      scene:
        'A newborn with a scaphoid abdomen, bowel sounds in the left chest and severe distress is breathing poorly. A diaphragmatic hernia was seen before birth.',
      key: 'intubate',
      why: 'Mask breaths would fill the bowel in the chest with gas. Intubation avoids this.',
      wrong: ['ppv', 'cpap', 'oxygen', 'surfactant'],
      because: {
        ppv: 'Mask ventilation inflates stomach and bowel and compresses the lungs further.',
        oxygen: 'Free-flow oxygen does not support an infant who breathes poorly.',
      },
      lesson: 'Add a gastric tube on suction and use gentle ventilation.',
    },
    {
      id: 'newborn-hr-40',
      scene:
        "After 30 seconds of ventilation through a tube with good chest movement, a newborn's heart rate is 44/min on the ECG. Oxygen has been raised to 100%.",
      key: 'compress',
      why: 'A rate below 60/min after 30 seconds of effective ventilation means that the heart needs compressions.',
      wrong: ['correct', 'oxygen', 'volume', 'epi'],
      because: {
        correct: 'The chest moves well through a tube, so ventilation is already effective.',
        epi: 'Epinephrine follows 60 seconds of compressions with effective breaths.',
      },
      lesson: 'Three compressions to one breath: 90 compressions and 30 breaths a minute.',
    },
    {
      id: 'newborn-hr-50-epi',
      scene:
        'A newborn has had 60 seconds of coordinated compressions and ventilation by tube with 100% oxygen. The heart rate is 50/min. A line in the umbilical vein is ready.',
      key: 'epi',
      why: 'A rate below 60/min after effective breaths and 60 seconds of compressions is the indication for epinephrine.',
      wrong: ['volume', 'oxygen', 'correct', 'intubate'],
      because: {
        volume: 'There is no sign of blood loss or shock.',
        intubate: 'A tube is already in place and ventilates well.',
        correct: 'Ventilation by tube is effective. The heart is what does not respond.',
      },
      lesson: 'The umbilical vein is preferred. A dose by tube is less reliable.',
    },
    {
      id: 'newborn-abruption',
      scene:
        'After placental abruption a pale newborn with weak pulses stays bradycardic in spite of ventilation, compressions and epinephrine. Capillary refill takes 5 seconds.',
      key: 'volume',
      why: 'Blood loss with pallor and weak pulses calls for 10 mL/kg of an isotonic fluid or blood.',
      wrong: ['surfactant', 'oxygen', 'cpap', 'decompress'],
      lesson:
        'Give volume over 5 to 10 minutes. In preterm infants rapid volume risks brain bleeding.',
    },
    {
      id: 'newborn-low-spo2',
      scene:
        'Five minutes after birth a term newborn cries, has a heart rate of 140/min and no retractions. SpO₂ on the right hand is 70%.',
      key: 'oxygen',
      why: 'The range at five minutes is about 80 to 85%. The infant breathes well and just lacks oxygen.',
      wrong: ['ppv', 'intubate', 'compress', 'dry'],
      because: { dry: 'The infant cries with a good heart rate, so stimulation adds nothing.' },
      lesson: 'The probe is placed on the right hand, which shows blood before the ductus.',
    },
    {
      id: 'newborn-grunting-30wk',
      scene:
        'A newborn of 30 weeks breathes spontaneously with grunting, flaring and retractions. Heart rate is 146/min, and SpO₂ is 84% at six minutes on 30% oxygen.',
      key: 'cpap',
      why: 'Grunting is an attempt to keep the lungs open. CPAP does this for a preterm infant who breathes.',
      wrong: ['skin', 'compress', 'oxygen', 'volume'],
      because: {
        oxygen: 'Oxygen alone does not hold open the lungs of a grunting preterm infant.',
      },
      lesson: 'Early CPAP avoids many intubations in preterm infants.',
    },
    {
      id: 'newborn-ttn',
      scene:
        'Two hours after a planned cesarean section at 37 weeks an infant breathes 84/min with mild grunting. The film shows fluid in the fissures. FIO₂ of 0.35 keeps SpO₂ at 90%. No apnea is seen.',
      key: 'cpap',
      why: 'Retained lung fluid with grunting clears with distending pressure and time.',
      wrong: ['surfactant', 'intubate', 'caffeine', 'volume'],
      lesson: 'Transient tachypnea usually resolves within 72 hours.',
    },
    {
      id: 'newborn-rds',
      scene:
        'A 28-week infant on CPAP of 6 cm H₂O has gone from FIO₂ 0.30 to 0.55 in three hours. The film shows a ground-glass pattern with air bronchograms. The team has intubated.',
      key: 'surfactant',
      why: 'A rising oxygen need with the typical film means surfactant deficiency that CPAP alone does not hold.',
      wrong: ['volume', 'caffeine', 'wean', 'decompress'],
      lesson: 'Confirm tube position before giving it, or one lung gets the whole dose.',
    },
    {
      id: 'newborn-rds-early',
      scene:
        'A 25-week infant needed intubation at birth for poor effort. Lungs are stiff, FIO₂ is 0.60, and both lungs look white on the film.',
      key: 'surfactant',
      why: 'An intubated very preterm infant with respiratory distress benefits from early replacement.',
      wrong: ['caffeine', 'wean', 'volume', 'cpap'],
      because: {
        caffeine: 'Caffeine treats apnea later. It does not change stiff lungs.',
        cpap: 'The infant is intubated for poor effort, so CPAP alone is not enough.',
      },
      lesson: 'Give early, within about two hours, and repeat if the need persists.',
    },
    {
      id: 'newborn-after-surfactant',
      scene:
        'Ten minutes after surfactant the chest of a 29-week infant rises far more on the same peak pressure. SpO₂ is 99% on FIO₂ 0.60.',
      key: 'wean',
      why: 'Compliance has improved quickly, so unchanged pressure now overdistends and oxygen is too high.',
      wrong: ['surfactant', 'volume', 'oxygen', 'decompress'],
      because: { oxygen: 'SpO₂ of 99% is already too high for a preterm infant.' },
      lesson: 'Pneumothorax and hyperoxia are the hazards of the first hour after surfactant.',
    },
    {
      id: 'newborn-apnea',
      scene:
        'A 31-week infant, five days old, has pauses of 20 seconds with bradycardia several times a day. Infection, low glucose and heat loss have been ruled out. Between the pauses breathing is easy.',
      key: 'caffeine',
      why: 'Apnea of prematurity with other causes excluded is treated with a methylxanthine that stimulates breathing.',
      wrong: ['surfactant', 'oxygen', 'volume', 'intubate'],
      because: { intubate: 'Brief apnea of prematurity is first treated by a stimulant.' },
      lesson: 'Apnea means a pause over 20 seconds, or shorter with bradycardia or desaturation.',
    },
    {
      id: 'newborn-caffeine-extubate',
      scene:
        'A 27-week infant on minimal ventilator settings will be extubated to CPAP tomorrow. The team wants a drug that lowers the risk of apnea and failure.',
      key: 'caffeine',
      why: 'Methylxanthines before extubation stimulate the drive and lower the failure rate in very preterm infants.',
      wrong: ['epi', 'surfactant', 'volume', 'decompress', 'gastric'],
      lesson: 'Extubate preterm infants to CPAP rather than to head-box oxygen.',
      topic: 'weaning',
    },
    {
      id: 'newborn-tension',
      scene:
        'A ventilated preterm infant suddenly turns gray. Heart rate is 70/min, breath sounds are weaker on the left, and the left chest glows when a bright light is held to it.',
      key: 'decompress',
      why: 'Sudden collapse with transillumination is a tension pneumothorax. Air must be let out at once.',
      wrong: ['surfactant', 'epi', 'volume', 'cpap'],
      because: {
        epi: 'The slow heart is due to the trapped air. Letting it out is the treatment.',
      },
      lesson:
        'Needle aspiration in the second space at the midclavicular line or fourth space laterally, then a tube.',
    },
    {
      id: 'newborn-cpap-belly',
      scene:
        'A 29-week infant on nasal CPAP has a tense, round abdomen and breathes faster. Stools are normal, the belly is soft on pressure, and the film shows a large gas-filled stomach.',
      key: 'gastric',
      why: 'Swallowed CPAP gas fills the stomach and pushes up the diaphragm. A tube lets it out.',
      wrong: ['surfactant', 'intubate', 'decompress', 'caffeine', 'epi'],
      lesson: 'Leave a gastric tube open to air in infants on CPAP.',
    },
    {
      id: 'newborn-mask-belly',
      scene:
        'Mask ventilation for several minutes was needed by a newborn who now breathes. The abdomen is bulging, and breaths are shallow. SpO₂ is 91%.',
      key: 'gastric',
      why: 'Mask breaths inflate the stomach, which limits the diaphragm and invites aspiration.',
      wrong: ['intubate', 'compress', 'volume', 'decompress', 'epi'],
      lesson: 'Place a gastric tube when mask ventilation or CPAP lasts longer than a few minutes.',
    },
    {
      id: 'newborn-recovered-wean',
      scene:
        "Chest compressions have brought a newborn's heart rate to 130/min. The infant begins to breathe, and SpO₂ is 98% at eight minutes on 100% oxygen by tube with 28 cm H₂O.",
      key: 'wean',
      why: 'The heart has recovered, and SpO₂ above the range means too much oxygen and pressure.',
      wrong: ['epi', 'compress', 'volume', 'surfactant', 'decompress'],
      lesson:
        'Oxygen is raised to 100% for compressions and lowered as soon as the heart rate recovers.',
    },
  ],
});

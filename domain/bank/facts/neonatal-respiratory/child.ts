import { decisionSet } from '../respiratory-disease/decision.ts';

/** Infants and children with breathing trouble, and what to do first. */
export const childSet = decisionSet({
  topic: 'plan',
  source: 'Standard pediatric respiratory care texts',
  courses: {
    racemic: {
      text: 'Nebulized racemic epinephrine',
      why: 'Racemic epinephrine shrinks swollen mucosa in croup with stridor at rest.',
    },
    dexa: {
      text: 'One dose of dexamethasone',
      why: 'Dexamethasone lessens swelling in croup of any severity.',
    },
    calm: {
      text: 'Calm transport to the operating room',
      why: 'A child with epiglottitis is kept calm and intubated where a surgeon can open the neck.',
    },
    scope: {
      text: 'Rigid bronchoscopy of the airway',
      why: 'Rigid bronchoscopy finds and removes an inhaled object.',
    },
    nasal: {
      text: 'Nose suction, oxygen if needed',
      why: 'Clearing the nose and supporting oxygen and fluids is the care of bronchiolitis.',
    },
    albuterol: {
      text: 'Albuterol by spacer and mask',
      why: 'Albuterol relaxes bronchial muscle and so treats an attack of asthma.',
    },
    magnesium: {
      text: 'Intravenous magnesium sulfate',
      why: 'Magnesium is added in severe asthma that does not respond to inhaled drugs and steroids.',
    },
    high: {
      text: 'Heated high-flow support',
      why: 'High flow lowers the work of breathing when simple oxygen does not suffice.',
    },
    intubate: {
      text: 'Intubation with ventilation',
      why: 'Intubation is for exhaustion, apnea or a falling level of consciousness.',
    },
    prosta: {
      text: 'Prostaglandin E1 infusion',
      why: 'Prostaglandin keeps the ductus open in heart defects that depend on it.',
    },
    lowOxygen: {
      text: 'Less inspired oxygen, more CO₂',
      why: 'Less oxygen and a higher PaCO₂ raise pulmonary resistance when too much blood goes to the lungs.',
    },
    observe: {
      text: 'Observation and advice',
      why: 'Observation and support fit a mild illness that passes by itself.',
    },
    dornase: {
      text: 'Inhaled dornase alfa each day',
      why: 'Dornase thins the mucus of cystic fibrosis, which is rich in DNA.',
    },
    antibiotic: {
      text: 'Intravenous antibiotics',
      why: 'Antibiotics are for bacterial infection such as tracheitis or pneumonia with toxicity.',
    },
  },
  decisions: [
    {
      id: 'child-croup-mild',
      scene:
        'A 2-year-old has had a cold for two days and now a barking cough. There is no stridor at rest, the child plays and drinks, and SpO₂ is 98%.',
      key: 'dexa',
      why: 'A single dose of corticosteroid lowers return visits even in mild croup. Without stridor at rest epinephrine is not needed.',
      wrong: ['racemic', 'antibiotic', 'albuterol', 'magnesium'],
      lesson: 'Croup is viral swelling below the cords, typical at six months to three years.',
    },
    {
      id: 'child-croup-severe',
      scene:
        'A toddler with a barking cough has loud stridor at rest, retractions and restlessness. SpO₂ is 94%. A steroid was given ten minutes ago.',
      ask: 'Which treatment should be added now?',
      key: 'racemic',
      why: 'Stridor at rest with retractions needs the quick effect of epinephrine while the steroid begins to work.',
      wrong: ['albuterol', 'antibiotic', 'magnesium', 'observe'],
      because: {
        albuterol: 'Albuterol widens bronchi, but the narrowing lies in the larynx.',
        observe: 'Retractions at rest are not a mild illness and need treatment now.',
      },
      lesson: 'Observe for two to four hours, since swelling can return when the drug wears off.',
    },
    {
      id: 'child-croup-fail',
      scene:
        'A child with croup has become quiet after three aerosols. Stridor is faint, the lips are dusky, the eyes do not follow the parents, and PaCO₂ is 68 mm Hg.',
      key: 'intubate',
      why: 'Fading stridor with drowsiness and hypercapnia means exhaustion. The airway is secured with a smaller tube.',
      wrong: ['racemic', 'dexa', 'albuterol', 'observe'],
      because: { racemic: 'Three aerosols have failed, and the child no longer moves enough air.' },
      lesson: 'Use a tube 0.5 to 1 mm smaller than expected in croup.',
      topic: 'high-risk',
    },
    {
      id: 'child-epiglottitis',
      scene:
        'An unvaccinated 4-year-old sits leaning forward and drooling, with a fever of 39.8 °C and a muffled voice. The illness began six hours ago. SpO₂ is 95% with oxygen near the face.',
      key: 'calm',
      why: 'Epiglottitis can close the airway at any disturbance. The child stays with a parent until experts secure the airway.',
      wrong: ['racemic', 'dexa', 'albuterol', 'nasal', 'antibiotic'],
      because: {
        antibiotic:
          'Antibiotics are needed, but a needle may close the airway. They follow once it is secured.',
      },
      lesson: 'No look into the throat, no needles, no lying down before the airway is safe.',
      topic: 'high-risk',
    },
    {
      id: 'child-epiglottitis-tripod',
      scene:
        'A boy of 5 with sudden high fever refuses to swallow. He props himself on both hands with the chin out and whispers. A resident reaches for a tongue blade.',
      ask: 'What should be done instead?',
      key: 'calm',
      why: 'The picture is epiglottitis, and a tongue blade may cause complete obstruction. Intubation belongs in the operating room.',
      wrong: ['racemic', 'dexa', 'albuterol', 'antibiotic', 'observe'],
      because: {
        antibiotic:
          'Antibiotics follow once the airway is secured, as a needle may provoke obstruction.',
        observe: 'The airway may close at any minute, so observation alone is dangerous.',
      },
      lesson:
        'A lateral film shows a swollen epiglottis like a thumb, but it must not delay the airway.',
      topic: 'airway',
    },
    {
      id: 'child-foreign-body',
      scene:
        'A 20-month-old choked on peanuts yesterday and has had a cough since. The wheeze is heard over the right lung alone, and the film in expiration shows the right lung overfilled.',
      key: 'scope',
      why: 'Sudden onset, one-sided wheeze and air trapping point to an inhaled nut, which is removed under vision.',
      wrong: ['albuterol', 'dexa', 'antibiotic', 'racemic', 'observe'],
      because: {
        albuterol: 'Bronchodilators do not relieve a plug and may let it move.',
        observe:
          'Air trapping shows that the nut is still there. Waiting risks pneumonia and obstruction.',
      },
      lesson: 'One-sided wheeze in a toddler is a foreign body until shown otherwise.',
    },
    {
      id: 'child-foreign-recurrent',
      scene:
        'A preschool child has pneumonia of the same right lower lobe for the third time in four months. The first began a day after playing with beads. Between attacks the sweat test was normal.',
      key: 'scope',
      why: 'Pneumonia that returns in one lobe after play with small objects suggests a retained bead in its bronchus.',
      wrong: ['antibiotic', 'albuterol', 'observe', 'dexa'],
      because: {
        antibiotic: 'Another course treats the infection and leaves its cause in the bronchus.',
      },
      lesson: 'Plastic objects do not show on a radiograph.',
    },
    {
      id: 'child-bronchiolitis',
      scene:
        'A 5-month-old with respiratory syncytial virus has crackles, wheeze and a blocked nose. Respiratory rate is 52/min, SpO₂ 89%, and feeding has become difficult.',
      key: 'nasal',
      why: 'Infants breathe through the nose. Clearing it and giving oxygen and fluids is the proven care.',
      wrong: ['dexa', 'antibiotic', 'albuterol', 'racemic'],
      because: {
        albuterol:
          'Trials have shown no lasting benefit of bronchodilators in routine bronchiolitis.',
      },
      lesson: 'Bronchodilators, steroids and antibiotics do not help in routine bronchiolitis.',
    },
    {
      id: 'child-bronchiolitis-worse',
      scene:
        'An 8-week-old with viral bronchiolitis has nasal suction and 2 L/min by cannula. Retractions are deep, respirations 70/min, SpO₂ 89%, and PaCO₂ 48 mm Hg. No apnea is seen, and the infant reacts well.',
      key: 'high',
      why: 'Work of breathing is high despite basic care, and the infant is alert. Heated high flow supports breathing and may avoid a tube.',
      wrong: ['dexa', 'antibiotic', 'albuterol', 'observe'],
      because: {
        albuterol: 'Bronchodilators do not help the blocked small airways of bronchiolitis.',
        observe: 'Deep retractions at 70 breaths a minute need more support.',
      },
      lesson: 'Start at about 1 to 2 L/kg/min and reassess within an hour.',
      topic: 'oxygen',
    },
    {
      id: 'child-bronchiolitis-apnea',
      scene:
        'A former preterm infant of 6 weeks with bronchiolitis has five pauses of breathing in an hour, each with a heart rate below 80/min. High flow was started earlier. The infant is limp, and pH is 7.18.',
      key: 'intubate',
      why: 'Repeated apnea with bradycardia, limpness and acidosis show that support without a tube has failed.',
      wrong: ['nasal', 'albuterol', 'high', 'antibiotic'],
      because: { high: 'High flow is already in use, and apnea goes on.' },
      lesson: 'Apnea is typical of bronchiolitis in young or preterm infants.',
      topic: 'high-risk',
    },
    {
      id: 'child-asthma-mild',
      scene:
        'An 8-year-old with known asthma wheezes after gym class. She talks in sentences, SpO₂ is 95%, and peak flow is 70% of her best.',
      key: 'albuterol',
      why: 'A mild to moderate attack responds to a rapid bronchodilator. A spacer works as well as a nebulizer.',
      wrong: ['magnesium', 'antibiotic', 'racemic', 'observe'],
      because: { observe: 'Wheeze with a peak flow of 70% deserves a bronchodilator.' },
      lesson: 'One puff at a time into the spacer, with several slow breaths or one held breath.',
    },
    {
      id: 'child-asthma-severe',
      scene:
        'After three rounds of albuterol with ipratropium and an oral steroid, a 10-year-old with asthma speaks in single words. SpO₂ is 90% on 40% oxygen, PaCO₂ 38 mm Hg, and she is awake.',
      ask: 'Which treatment should be added?',
      key: 'magnesium',
      why: 'Severe asthma that does not respond to first-line drugs is given intravenous magnesium while she still compensates.',
      wrong: ['racemic', 'antibiotic', 'dexa', 'observe'],
      because: {
        dexa: 'A systemic steroid has already been given.',
        observe: 'Speaking in single words after three rounds calls for more treatment.',
      },
      lesson: 'Watch blood pressure and reflexes during the infusion.',
    },
    {
      id: 'child-asthma-exhausted',
      scene:
        'A boy with status asthmaticus no longer answers. Air entry is silent on both sides, PaCO₂ is 78 mm Hg, pH 7.10 and heart rate 68/min. All drugs have been given.',
      key: 'intubate',
      why: 'A silent chest with coma, acidosis and bradycardia means arrest is near.',
      wrong: ['albuterol', 'magnesium', 'high', 'observe'],
      because: {
        magnesium: 'All drugs have been given, and the child is close to arrest.',
        high: 'A comatose child with a pH of 7.10 needs assured breaths.',
      },
      lesson: 'After intubation use a slow rate with a long expiratory time.',
      topic: 'high-risk',
    },
    {
      id: 'child-tracheitis',
      scene:
        'A girl with croup for three days suddenly has a fever of 40 °C, looks toxic and does not improve with epinephrine aerosols. Thick pus was suctioned through the tube placed at bronchoscopy.',
      ask: 'Which treatment is essential now?',
      key: 'antibiotic',
      why: 'Toxicity with pus in the trachea is bacterial tracheitis, usually by staphylococci.',
      wrong: ['racemic', 'dexa', 'albuterol', 'observe'],
      lesson: 'The tube needs frequent suction, as pus and membranes can block it.',
    },
    {
      id: 'child-pneumonia-toxic',
      scene:
        'A 7-year-old shakes with chills. There are bronchial breath sounds over the right base with a fever of 40 °C, white cells are 24,000/mm³, blood pressure is 84/40 mm Hg, and SpO₂ is 92% on oxygen.',
      ask: 'Which treatment matters most with fluids?',
      key: 'antibiotic',
      why: 'Lobar pneumonia with signs of sepsis needs antibiotics into the vein without delay.',
      wrong: ['dexa', 'albuterol', 'racemic', 'nasal'],
      lesson: 'Bronchial sounds over a base with fever mean consolidation.',
    },
    {
      id: 'child-cf-mucus',
      scene:
        'A 9-year-old with cystic fibrosis uses albuterol and a vest, yet sputum is so thick that FEV₁ has fallen by 8%. Cultures are unchanged.',
      ask: 'Which addition acts on the mucus?',
      key: 'dornase',
      why: 'The enzyme cuts the DNA from dead white cells that makes this mucus so thick.',
      wrong: ['dexa', 'racemic', 'antibiotic', 'magnesium'],
      because: { antibiotic: 'Cultures are unchanged, and an antibiotic does not thin the mucus.' },
      lesson: 'Do not mix it with other drugs in the nebulizer. Hoarseness is common.',
      topic: 'gases',
    },
    {
      id: 'child-ductal',
      scene:
        'A 5-day-old collapses at home. Femoral pulses are absent, SpO₂ is 90% in the right hand and 74% in the foot, and the heart is enlarged. The infant was well until the ductus began to close.',
      key: 'prosta',
      why: 'Collapse when the ductus closes means that blood flow to the body depends on it. The infusion reopens it.',
      wrong: ['albuterol', 'dexa', 'high', 'racemic'],
      because: {
        high: 'More oxygen does not restore blood flow to the body and may close the ductus further.',
      },
      lesson: 'Watch for apnea, a common effect of the infusion. A tube should be at hand.',
    },
    {
      id: 'child-transposition',
      scene:
        'A blue newborn has a PaO₂ of 28 mm Hg on room air and 32 mm Hg on 100% oxygen. Lungs are clear, and echocardiography shows the great arteries switched.',
      key: 'prosta',
      why: 'The two circulations need mixing. An open ductus gives it until a catheter procedure or surgery.',
      wrong: ['high', 'albuterol', 'lowOxygen', 'antibiotic'],
      because: { high: 'Oxygen cannot reach the body while the two circulations do not mix.' },
      lesson: 'The hyperoxia test tells lung disease (PaO₂ rises) from a fixed cardiac shunt.',
    },
    {
      id: 'child-single-ventricle',
      scene:
        'An infant with one ventricle, ventilated before surgery, has an SpO₂ of 96% on FIO₂ 0.50, low blood pressure and a rising lactate. PaCO₂ is 29 mm Hg. Too much blood flows to the lungs.',
      key: 'lowOxygen',
      why: 'Oxygen and a low PaCO₂ dilate lung vessels and steal blood from the body. A goal of about 75 to 85% balances the flows.',
      wrong: ['prosta', 'high', 'albuterol', 'magnesium', 'antibiotic'],
      lesson: 'In such infants a higher SpO₂ is not better.',
      topic: 'oxygen',
      level: 'analysis',
    },
    {
      id: 'child-cold-mild',
      scene:
        'An infant of 11 months with a cold has a respiratory rate of 32/min, mild wheeze, no retractions and an SpO₂ of 97%. He drinks well, smiles and has a clear nose.',
      key: 'observe',
      why: 'Normal saturation, good feeding and little effort mean mild viral illness that needs observation and advice.',
      wrong: ['dexa', 'antibiotic', 'high', 'albuterol'],
      because: { albuterol: 'Mild viral wheeze in an infant who feeds well needs no drug.' },
      lesson:
        'Tell parents the warning signs: poor feeding, fast breathing, retractions, pauses, drowsiness.',
      topic: 'home',
    },
  ],
});

import type { DecisionCase } from './pattern.ts';

/** Tubes, lines and technique on the chest radiograph, and imaging of the upper airway. */
export const tubeDecisions: readonly DecisionCase[] = [
  {
    id: 'tube-tip-good',
    level: 'application',
    stem: 'The portable film of an intubated adult shows the tip of the endotracheal tube at the level of the aortic knob, 4 cm above the carina, with the head in a neutral position. What should the therapist recommend?',
    key: [
      'Secure the tube at its present depth',
      'The tip should lie about 3 to 6 cm above the carina, near the aortic knob. This position is right.',
    ],
    slips: [
      [
        'Withdraw the tube by 2 centimeters',
        'Withdrawal brings the cuff toward the vocal cords and risks extubation. The tube is not too deep.',
      ],
      [
        'Advance the tube by 3 centimeters',
        'Advancing would leave the tip 1 cm from the carina, where it can slip into the right bronchus.',
      ],
      [
        'Replace the tube with a longer one',
        'Length is not the problem, because the tip already lies well.',
      ],
      [
        'Repeat the film with the chin down',
        'Neck flexion moves the tip deeper and would confuse the reading.',
      ],
    ],
    note: 'Aim for a tube tip 3 to 6 cm above the carina in an adult. Flexing the neck moves the tip down, and extending it moves the tip up.',
  },
  {
    id: 'tube-tip-high',
    level: 'analysis',
    stem: 'On the film of an intubated adult the tube tip lies at the level of the clavicles, 9 cm above the carina. There is a gurgling leak, and the cuff is seen at the larynx. The head is neutral. What should the therapist recommend?',
    key: [
      'Advance the tube about 4 centimeters',
      'The cuff lies at the cords. Moving the tube down about 4 cm brings the tip to 5 cm above the carina.',
    ],
    slips: [
      [
        'Withdraw the tube about 2 centimeters',
        'The tube is already too high. Withdrawal would extubate the patient.',
      ],
      [
        'Add air to the cuff until it is silent',
        'More air in a cuff at the cords can injure them and push the tube out.',
      ],
      [
        'Secure the tube at the present depth',
        'A cuff in the larynx leaks and can slip out with any movement.',
      ],
      [
        'Advance the tube about 8 centimeters',
        'That would leave the tip 1 cm above the carina and risks intubating one bronchus.',
      ],
    ],
    note: 'A leak that needs ever more air may mean that the cuff sits in the larynx. Check the depth mark and the film before adding air.',
  },
  {
    id: 'film-rotation',
    level: 'application',
    stem: 'On a frontal chest film the medial end of the right clavicle lies 1 cm from the spinous processes and that of the left clavicle 4 cm. The heart seems to have moved. What should the therapist conclude?',
    key: [
      'The patient was rotated during exposure',
      'Clavicles at unequal distances from the spine mean rotation, which can mimic a shift of the mediastinum.',
    ],
    slips: [
      [
        'The film was exposed in full expiration',
        'Expiration raises the diaphragms and crowds vessels. It does not alter the clavicles.',
      ],
      [
        'The lung on the left side has collapsed',
        'A shift can be judged when the clavicles are equally far from the spine. Here they are not.',
      ],
      [
        'The film has received too much exposure',
        'Too much exposure makes the lungs too dark. It has no effect on distances.',
      ],
      [
        'The patient has a severely curved spine',
        'A spinal curve would be seen on the vertebrae. Nothing of the kind is reported.',
      ],
    ],
    note: 'Check rotation, inspiration and exposure before reading a film. Clavicles should be equally far from the spinous processes.',
  },
  {
    id: 'film-inspiration',
    level: 'application',
    stem: 'A portable film of a drowsy patient shows 7 posterior ribs above the diaphragm, a heart that looks wide and crowded vessels at both bases. A film yesterday showed 10 ribs and a normal heart. What explains the change best?',
    key: [
      'Exposure without a full inspiration',
      'Fewer than nine posterior ribs above the diaphragm means low lung volume, which crowds vessels and widens the heart.',
    ],
    slips: [
      [
        'New failure of the left ventricle',
        'Heart failure cannot be judged on a film at low lung volume. The rib count has fallen by three.',
      ],
      [
        'Hyperinflation of both the lungs',
        'Hyperinflation shows more ribs and flat diaphragms, the opposite of this film.',
      ],
      [
        'Exposure with too much radiation',
        'Too much exposure makes the film dark. It does not change the rib count.',
      ],
      [
        'Free air under both diaphragms',
        'Free air shows as a dark line below the diaphragm after perforation of the gut.',
      ],
    ],
    note: 'A good film shows nine or ten posterior ribs above the right hemidiaphragm. Poor inspiration imitates heart failure and basal disease.',
  },
  {
    id: 'epiglottitis-film',
    level: 'analysis',
    stem: 'A 4-year-old child sits forward, drools and has a muffled voice and a temperature of 39.6 °C. A lateral neck film shows a rounded, thumb-shaped shadow above the larynx. Which disorder is shown?',
    key: [
      'Swelling of the epiglottis',
      'The thumb sign on a lateral neck film is the swollen epiglottis of epiglottitis, with drooling and high fever.',
    ],
    slips: [
      [
        'Swelling below the glottis',
        'Croup narrows the air column below the cords to a point on the frontal film. The cough is barking.',
      ],
      [
        'Foreign body of the larynx',
        'An object causes sudden choking without fever. It would not give a thumb-shaped outline.',
      ],
      [
        'Softening of the larynx',
        'Laryngomalacia causes noisy breathing from the first weeks of life, without fever.',
      ],
      [
        'Infection of the bronchioles',
        'Bronchiolitis affects infants with wheezing and hyperinflation. Its neck film is normal.',
      ],
    ],
    note: 'Suspected epiglottitis is an airway emergency. The child is kept calm and upright until the airway is secured by experts.',
  },
  {
    id: 'inhaled-object-film',
    level: 'analysis',
    stem: 'A toddler coughed suddenly while eating peanuts and now has wheezing on the right. The inspiratory film looks normal. In expiration the right lung stays dark and large, and the mediastinum moves to the left. What explains the films?',
    key: [
      'Object acting as a valve in the right bronchus',
      'Air enters past the object in inspiration and is trapped in expiration, so the right lung does not empty.',
    ],
    slips: [
      [
        'Plug closing the right bronchus completely',
        'Complete blockage lets the gas be absorbed. The right lung would be white and small.',
      ],
      [
        'Pneumonia filling the right lower lobe',
        'Consolidation looks white in both phases and comes with fever.',
      ],
      [
        'Free air in the right pleural space',
        'A pneumothorax shows a pleural line without vessels beyond it. None is described.',
      ],
      [
        "Swelling that narrows the child's larynx",
        'A narrowed larynx affects both lungs alike and gives stridor.',
      ],
    ],
    note: 'Most foods are not seen on film. Inspiratory and expiratory views show the trapped gas, and rigid bronchoscopy removes the object.',
  },
  {
    id: 'chest-tube-film',
    level: 'application',
    stem: 'After a chest tube is placed for a pneumothorax, the film shows its last side hole outside the rib cage, in the soft tissue. Air is felt under the skin around the tube. What should the therapist report?',
    key: [
      'The tube has not been inserted far enough',
      'All drainage holes must lie inside the pleural space. A hole in the chest wall lets air leak into the tissues.',
    ],
    slips: [
      [
        'The tube lies too close to the mediastinum',
        'A hole in the soft tissue means that the tube is too shallow, not too deep.',
      ],
      [
        'The tube has been placed inside the lung',
        'Lung injury would cause bleeding and a large leak. The side hole lies outside the ribs.',
      ],
      [
        'The tube is in the best possible position',
        'With a side hole outside the pleura, drainage fails and air collects under the skin.',
      ],
      [
        'The tube is kinked beneath the drainage unit',
        'A kink stops drainage but does not explain a side hole in the soft tissue.',
      ],
    ],
    note: 'Every hole of a chest tube must be inside the pleural space. Air under the skin near the tube suggests a misplaced hole.',
  },
  {
    id: 'feeding-tube-film',
    level: 'analysis',
    stem: 'A small-bore feeding tube is passed in a sedated patient with a tracheostomy. The film shows the tube in the midline to the carina and then out into the right lower lung field. What should be recommended?',
    key: [
      'Remove the tube before anything is given',
      'The tube has followed the trachea into the right bronchus. Feeding would go into the lung, so it is removed.',
    ],
    slips: [
      [
        'Start feeding slowly with the head raised',
        'Feeding into a bronchus causes severe pneumonia, whatever the rate or position.',
      ],
      [
        'Advance the tube until it meets resistance',
        'Further advance can pierce the lung and cause a pneumothorax.',
      ],
      [
        'Inject air and listen over the stomach',
        'The sound is unreliable. The film already shows the tube in the lung.',
      ],
      [
        'Inflate the cuff of the tracheostomy more',
        'A cuff does not protect against a tube that is already past it.',
      ],
    ],
    note: 'A feeding tube in the esophagus stays in the midline past the carina and ends below the diaphragm. A film is checked before the first feeding.',
  },
  {
    id: 'raised-hemidiaphragm',
    level: 'analysis',
    stem: 'After open heart surgery a patient breathes shallowly. The left hemidiaphragm stands 5 cm above the right on the film, lung fields are clear, and on fluoroscopy it moves up during a sniff. What is the likely cause?',
    key: [
      'Injury of the phrenic nerve',
      'A paralyzed hemidiaphragm stands high and moves up in a sniff. Cold or traction in heart surgery can injure the phrenic nerve.',
    ],
    slips: [
      [
        'Fluid in the pleural space',
        'Fluid hides the angle with a curved line. The lung fields here are clear.',
      ],
      ['Gas trapped in the left lung', 'Trapped gas pushes the diaphragm down and flattens it.'],
      [
        'Fracture of the lower ribs',
        'Rib fractures limit motion by pain. They do not make the diaphragm move the wrong way.',
      ],
      [
        'Weakness of both ventricles',
        'Heart failure shows in vessels and heart size, not in one raised hemidiaphragm.',
      ],
    ],
    note: 'Upward motion of a hemidiaphragm during a sniff means paralysis. The phrenic nerve is at risk in heart and neck surgery.',
  },
  {
    id: 'rds-film',
    level: 'application',
    stem: 'Two hours after birth at 29 weeks, an infant grunts and retracts. The film shows small lungs with a fine granular pattern like ground glass and air-filled bronchi that stand out. What is the most likely disorder?',
    key: [
      'Surfactant deficiency',
      'Ground-glass lungs of low volume with air bronchograms in a preterm infant are respiratory distress syndrome from lack of surfactant.',
    ],
    slips: [
      [
        'Retained lung fluid',
        'Transient tachypnea shows streaks from the hilum, fluid in fissures and normal or large lungs, often near term.',
      ],
      [
        'Meconium aspiration',
        'Meconium causes coarse patches with overinflated areas in term or post-term infants.',
      ],
      ['Diaphragmatic hernia', 'A hernia shows bowel loops in the chest and a shifted heart.'],
      [
        'Chronic lung disease',
        'Bronchopulmonary dysplasia needs weeks to develop. This infant is two hours old.',
      ],
    ],
    note: 'Respiratory distress syndrome affects preterm infants in the first hours. Surfactant and distending pressure are its treatment.',
  },
  {
    id: 'hernia-film',
    level: 'application',
    stem: 'A newborn is cyanotic with a sunken abdomen and heart sounds on the right. The film shows gas-filled loops in the left chest and the mediastinum pushed to the right. Which disorder is shown?',
    key: [
      'Congenital diaphragmatic hernia',
      'Bowel loops in the chest, a scaphoid abdomen and a displaced heart are typical of a left diaphragmatic hernia.',
    ],
    slips: [
      [
        'Tension pneumothorax of the left',
        'Air under pressure shows a dark space without bowel loops, and the abdomen is not sunken.',
      ],
      [
        'Esophageal atresia with a fistula',
        'Atresia shows a coiled tube in the upper pouch. Secretions drool from the mouth.',
      ],
      [
        'Transient tachypnea of newborns',
        'Retained fluid gives streaky densities that clear in a day or two.',
      ],
      [
        'Meconium aspiration into both lungs',
        'Meconium gives coarse patches in both lungs. It does not bring bowel into the chest.',
      ],
    ],
    note: 'A newborn with suspected diaphragmatic hernia is intubated and given a gastric tube. Mask ventilation would fill the bowel in the chest.',
  },
  {
    id: 'catheter-film',
    level: 'application',
    stem: 'After a central line was placed through the right internal jugular vein, a film is taken. Where should the tip of the catheter lie?',
    key: [
      'Superior vena cava near the right atrium',
      'A central venous catheter should end in the lower superior vena cava, just above the right atrium.',
    ],
    slips: [
      [
        'Right ventricle below the tricuspid valve',
        'A tip in the ventricle can cause dysrhythmias and injure the wall.',
      ],
      [
        'Pulmonary artery beyond the right hilum',
        'This is where a flow-directed pulmonary artery catheter lies, not a central line.',
      ],
      [
        'Left subclavian vein under the clavicle',
        'From the right jugular vein the catheter should pass downward, not across to the other arm.',
      ],
      [
        'Inferior vena cava at the diaphragm',
        'A tip at the diaphragm has passed through the right atrium and is too deep.',
      ],
    ],
    note: 'The film after a central line shows two things: the position of the tip and whether there is a pneumothorax. It is taken before the line is used.',
  },
];

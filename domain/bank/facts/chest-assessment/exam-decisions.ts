import type { DecisionCase } from './pattern.ts';

/** Single signs of the bedside examination and what they mean. */
export const examDecisions: readonly DecisionCase[] = [
  {
    id: 'subcutaneous-emphysema',
    level: 'application',
    stem: 'A therapist feels crackling under the skin of the neck and upper chest of a ventilated patient, which was not there an hour ago. What does this finding mean?',
    key: [
      'Air has leaked from the lung',
      'Crepitus is felt when gas tracks under the skin, usually from a pneumothorax or a torn airway. A chest film is needed.',
    ],
    slips: [
      [
        'Secretions fill the large airways',
        'Secretions can be felt as rhonchal fremitus during breathing. They do not crackle under the skin.',
      ],
      [
        'Fluid has collected in the pleura',
        'Pleural fluid takes away fremitus and gives a flat note. It cannot be felt under the skin.',
      ],
      [
        'Inflamed pleural layers are rubbing',
        'A rub is a grating sound in time with breathing. It is heard or felt over the ribs, not on the neck.',
      ],
      [
        'Edema fluid has left the capillaries',
        'Edema of the skin pits under the finger and is silent. It does not crackle.',
      ],
    ],
    note: 'Subcutaneous emphysema means that air has escaped from the lung or airway. Look for a pneumothorax and watch for swelling of the neck.',
  },
  {
    id: 'pulsus-paradoxus',
    level: 'application',
    stem: 'The systolic pressure of a patient with severe asthma is 132 mm Hg in expiration and 108 mm Hg in inspiration, breath after breath. How should the therapist interpret this?',
    key: [
      'Pulsus paradoxus from pleural pressure swings',
      'A fall of more than 10 mm Hg in inspiration is pulsus paradoxus. Strong inspiratory effort and hyperinflation cause it in asthma.',
    ],
    slips: [
      [
        'Pulsus alternans from a failing left ventricle',
        'Pulsus alternans changes from beat to beat, not with breathing. It is a sign of left ventricular failure.',
      ],
      [
        'Orthostatic change from loss of body fluid',
        'Orthostatic change appears on standing up. This change follows inspiration.',
      ],
      [
        'Normal variation with quiet spontaneous breathing',
        'A fall of up to 10 mm Hg is normal. This patient loses 24 mm Hg.',
      ],
      [
        'Pulse deficit from irregular atrial contractions',
        'A pulse deficit is the difference between heartbeats and felt pulses. It is not a change in pressure with breathing.',
      ],
    ],
    note: 'More than 10 mm Hg of inspiratory fall in systolic pressure suggests severe airway obstruction or cardiac tamponade. It lessens as the attack is relieved.',
  },
  {
    id: 'clubbing-meaning',
    level: 'application',
    stem: 'The nail beds of a patient are spongy, and the angle between nail and finger exceeds 180 degrees. Which history would best explain this finding?',
    key: [
      'Cystic fibrosis with infection',
      'Clubbing develops over months to years in suppurative lung disease, lung cancer, fibrosis and cyanotic heart disease.',
    ],
    slips: [
      [
        'Acute asthma after exposure to animal dander',
        'An acute attack leaves no time for clubbing. Uncomplicated asthma does not cause it.',
      ],
      [
        'Pulmonary embolism after a long plane flight',
        'An acute event does not change the nails. Clubbing takes months.',
      ],
      [
        'Spontaneous pneumothorax in a healthy student',
        'A sudden air leak does not alter the fingertips. A chronic disorder is needed.',
      ],
      [
        'Croup with two days of cough and low fever',
        'A short viral illness of the larynx has no effect on the nail beds.',
      ],
    ],
    note: 'Clubbing is painless and slow. Think of bronchiectasis, cystic fibrosis, lung cancer, pulmonary fibrosis or cyanotic heart disease.',
  },
  {
    id: 'central-cyanosis',
    level: 'application',
    stem: 'The lips and tongue of a patient are blue. The hands are warm with brisk capillary refill. Which statement describes this finding correctly?',
    key: [
      'Central cyanosis from arterial blood',
      'Blue mucous membranes with warm skin mean that arterial blood itself carries much unsaturated hemoglobin, about 5 g/dL.',
    ],
    slips: [
      [
        'Peripheral cyanosis from slow blood flow',
        'Peripheral cyanosis affects cool fingers and toes and spares the tongue. These hands are warm.',
      ],
      [
        'Pallor caused by a low hemoglobin content',
        'Anemia makes membranes pale. It makes cyanosis harder to see.',
      ],
      [
        'Flushing caused by retained carbon dioxide',
        'Carbon dioxide widens vessels and reddens the skin. It does not turn the tongue blue.',
      ],
      [
        'Jaundice caused by raised serum bilirubin',
        'Bilirubin stains the skin and sclera yellow, not blue.',
      ],
    ],
    note: 'Look at the tongue for central cyanosis. An anemic patient may be severely hypoxemic without it, and a polycythemic patient shows it early.',
  },
  {
    id: 'jugular-distension',
    level: 'application',
    stem: 'With the head of the bed raised to 45 degrees, the neck veins of a patient with severe COPD fill to the jaw. The lungs have no crackles, the liver is enlarged, and both ankles pit. What is the most likely explanation?',
    key: [
      'Failure of the right heart',
      'Chronic hypoxemia narrows pulmonary arteries and strains the right ventricle (cor pulmonale), so systemic veins fill.',
    ],
    slips: [
      [
        'Left ventricular failure',
        'Failure limited to the left side floods the lungs and gives crackles. Here the lungs are dry.',
      ],
      [
        'Severe volume depletion',
        'Low volume empties the neck veins even when the patient lies flat.',
      ],
      [
        'Systemic hypertension',
        'Arterial hypertension alone does not distend neck veins or enlarge the liver.',
      ],
      [
        'Blocked lymph drainage',
        'Lymphedema swells a limb and does not pit early. It does not fill neck veins.',
      ],
    ],
    note: 'Distended neck veins, a large liver and ankle edema show backup behind the right heart. In COPD, long-term oxygen lessens the load by relieving hypoxic vasoconstriction.',
  },
  {
    id: 'pleural-rub',
    level: 'application',
    stem: 'A patient with pneumonia has sharp pain on deep breathing. Over the painful spot a creaking, grating noise is heard in inspiration and expiration. It is unchanged by coughing and stops when the breath is held. What is the source?',
    key: [
      'Inflamed pleural surfaces',
      'Roughened pleural layers grate on each other in both phases, and the sound stops with breathing.',
    ],
    slips: [
      [
        'Inflamed pericardial sac',
        'A pericardial rub follows the heartbeat and goes on while the breath is held.',
      ],
      [
        'Mucus in large bronchi',
        'Sounds of mucus change or clear with coughing. This one does not.',
      ],
      [
        'Spasm of small airways',
        'Bronchospasm gives musical wheezes, chiefly in expiration, and no local pain.',
      ],
      ['Narrowing of the larynx', 'A narrowed larynx gives stridor over the neck in inspiration.'],
    ],
    note: 'A pleural rub is local, painful and tied to breathing. Holding the breath tells it from a pericardial rub.',
  },
  {
    id: 'tracheal-shift-plug',
    level: 'analysis',
    stem: 'A ventilated patient has absent breath sounds and a dull note on the left. The trachea has moved toward the left, and peak pressure is rising. The tube is at the 21 cm mark as before. What should the therapist do to correct the most likely cause?',
    key: [
      'Suction the airway to remove a plug',
      'Dullness with a shift toward the silent side means lost volume from a plugged bronchus. Clearing it reopens the lung.',
    ],
    slips: [
      [
        'Insert a large needle into the left second space',
        'A needle is for air under pressure. That gives hyperresonance and pushes the trachea to the right.',
      ],
      [
        'Prepare the left side for removal of pleural fluid',
        'A fluid volume that silences one side would push the trachea away from it.',
      ],
      [
        'Withdraw the tube by about 3 centimeters at once',
        'The tube has not moved. Withdrawal from 21 cm could extubate the patient.',
      ],
      [
        'Give an inhaled bronchodilator in the circuit',
        'Bronchospasm affects both lungs and does not move the trachea.',
      ],
    ],
    note: 'Ask two questions of a silent side: dull or hyperresonant, and trachea toward or away. Dull and toward is collapse; hyperresonant and away is tension.',
  },
  {
    id: 'vesicular-normal',
    level: 'recall',
    stem: 'Over the outer lung fields a therapist hears soft, low-pitched sounds in inspiration and in the first part of expiration. How should these be charted?',
    key: [
      'Vesicular breath sounds',
      'Soft, low-pitched sounds with a short expiratory phase are the normal sounds over the lung periphery.',
    ],
    slips: [
      [
        'Bronchial breath sounds',
        'Bronchial sounds are loud and tubular with expiration at least as long as inspiration. They are abnormal at the periphery.',
      ],
      [
        'Tracheal breath sounds',
        'Tracheal sounds are harsh and high-pitched and are heard over the neck.',
      ],
      [
        'Adventitious breath sounds',
        'Adventitious sounds are added noises such as crackles or wheezes. None is described here.',
      ],
      [
        'Bronchovesicular sounds',
        'These are of medium pitch with equal phases, and are normal around the upper sternum.',
      ],
    ],
    note: 'Vesicular sounds are normal over most of the lung. Bronchial sounds in the same place suggest consolidation.',
  },
  {
    id: 'silent-chest',
    level: 'analysis',
    stem: 'A patient with asthma had loud wheezes one hour ago. Now the wheezes have gone, breath sounds are hardly heard, the patient is drowsy, and PaCO₂ has risen from 32 to 52 mm Hg. How should the therapist interpret the change?',
    key: [
      'Air flow is too low for a sound',
      'Wheezing needs flow. Vanishing wheezes with drowsiness and rising PaCO₂ mean exhaustion and imminent failure.',
    ],
    slips: [
      [
        'Bronchospasm has been relieved by treatment',
        'Relief brings clear air entry, an alert patient and a normal PaCO₂. This one is failing.',
      ],
      [
        'Sedation is needed to slow the breathing',
        'Drowsiness here comes from CO₂ and fatigue. Sedation without a controlled airway could stop breathing.',
      ],
      [
        'Pleural fluid now covers both of the lungs',
        'Fluid on both sides does not appear within an hour of an asthma attack.',
      ],
      [
        'Secretions have been cleared by coughing',
        'Cleared secretions improve air entry. Breath sounds here have nearly gone.',
      ],
    ],
    note: 'A silent chest in asthma is an emergency. A normal or rising PaCO₂ in a tiring patient calls for ventilatory support.',
  },
  {
    id: 'unequal-expansion',
    level: 'application',
    stem: 'With thumbs together over the spine of an intubated patient, a therapist notes that the left thumb moves 1 cm and the right thumb 5 cm during inspiration. The tube is taped at 27 cm at the lip. What should be suspected first?',
    key: [
      'Bronchial intubation of one side',
      'A depth of 27 cm is too far for an adult, and just the right side expands. The tube has entered the right main bronchus.',
    ],
    slips: [
      [
        'Tube tip within the esophagus',
        'With an esophageal tube neither side would expand well, and CO₂ would vanish.',
      ],
      [
        'Cuff leak with loss of volume',
        'A leak lowers expansion on both sides alike and makes a noise at the mouth.',
      ],
      [
        'Stiffness of both of the lungs',
        'Disease of both lungs limits both sides. Here the right side moves well.',
      ],
      [
        'Tube tip too close to the cords',
        'A high tube leaks or slips out. It does not silence the left lung.',
      ],
    ],
    note: 'Adult oral tubes usually lie at 21 to 23 cm at the teeth. One-sided expansion with a deep mark calls for withdrawal until both sides move.',
  },
  {
    id: 'pitting-edema',
    level: 'application',
    stem: 'A thumb pressed over the shin of a patient leaves a dent of 6 mm that fills slowly. The neck veins are full, and body weight is up 4 kg in a week. Which condition should the therapist consider?',
    key: [
      'Heart failure with fluid retention',
      'Symmetric pitting, full neck veins and rapid weight gain mean retained fluid behind a failing heart.',
    ],
    slips: [
      [
        'Dehydration after long vomiting',
        'Loss of fluid lowers weight, flattens the neck veins and does not leave pits.',
      ],
      [
        'Air under the skin after trauma',
        'Air under the skin crackles and springs back at once. It does not pit.',
      ],
      [
        'Clot in one deep vein of the calf',
        'A clot swells one leg and is often tender. Neck veins are not filled by it.',
      ],
      [
        'Chronic hypoxemia with clubbing',
        'Clubbing changes the nail beds. It does not leave pits in the shin.',
      ],
    ],
    note: 'Pitting edema with full neck veins points to the heart. Weight is the simplest measure of fluid balance.',
  },
  {
    id: 'whispered-pectoriloquy',
    level: 'recall',
    stem: 'A patient whispers "ninety-nine," and the words are heard clearly through the stethoscope over the left base. What does this show?',
    key: [
      'Airless, solid lung tissue',
      'Consolidated tissue conducts high-pitched sound well, so whispered words stay clear.',
    ],
    slips: [
      [
        'Normal air-filled lung tissue',
        'Air-filled lung filters high tones, so whispers are faint and indistinct.',
      ],
      [
        'Fluid between the two pleurae',
        'Pleural fluid reflects sound, so the voice is faint over it.',
      ],
      [
        'Air between the two pleurae',
        'Air in the pleural space blocks sound, so the voice is faint over it.',
      ],
      [
        'Overfilled and destroyed alveoli',
        'Emphysema dulls voice sounds on both sides because the lung holds too much gas.',
      ],
    ],
    note: 'Whispered pectoriloquy, egophony and bronchial breathing all mean better sound conduction. Consolidation with patent airways is the usual reason.',
  },
];

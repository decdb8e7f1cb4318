import type { Pattern } from './pattern.ts';

/** What inspection, palpation, percussion and auscultation show in common disorders of the chest. */
export const examPatterns: readonly Pattern[] = [
  {
    id: 'lobar-consolidation',
    name: 'Lobar consolidation',
    marks:
      'Consolidation gives a dull note with increased fremitus, bronchial breath sounds and egophony, and the trachea stays in the midline.',
    note: 'Airless lung around open bronchi carries sound well, so voice and breath sounds grow louder.',
    scenes: [
      'A patient has had fever, rusty sputum and pleuritic pain for two days. Over the right lower lobe the percussion note is dull, tactile fremitus is increased, and a spoken "E" sounds like "A". The trachea is in the midline.',
      'A nursing home resident is coughing up yellow sputum. Over the left upper lobe whispered words are heard clearly, breath sounds are loud, harsh and as long in expiration as in inspiration, and the percussion note is flat and short.',
    ],
    lookalikes: [
      'pleural-effusion',
      'lobar-atelectasis',
      'pneumothorax',
      'emphysema',
      'pulmonary-edema',
    ],
    finding: {
      scene:
        'A chest film of a febrile patient confirms right middle lobe pneumonia with open airways. What should the therapist expect over that lobe?',
      text: 'Bronchial breath sounds with louder voice sounds',
      why: 'Consolidated lung conducts sound from open airways, so bronchial breathing and egophony appear.',
    },
  },
  {
    id: 'pleural-effusion',
    name: 'Large pleural effusion',
    marks:
      'A large pleural effusion gives a flat note with absent fremitus and breath sounds, and it pushes the trachea to the other side.',
    note: 'Fluid separates lung from chest wall and takes up room. Thoracentesis shows its cause.',
    scenes: [
      'A patient with lung cancer has had increasing dyspnea for three weeks without fever. The lower two thirds of the left chest are flat to percussion, fremitus and breath sounds are absent there, and the trachea lies to the right of the midline.',
      'A patient with cirrhosis is breathless. The right lower chest moves little and is stony dull, with no voice or breath sounds below a line that shifts when the patient lies down. The trachea is displaced to the left.',
    ],
    lookalikes: [
      'lobar-consolidation',
      'lobar-atelectasis',
      'tension-pneumothorax',
      'pulmonary-edema',
      'emphysema',
    ],
    finding: {
      scene:
        'Before thoracentesis for 1.5 L of fluid on the left, a therapist examines the patient. What is expected over the lower left chest?',
      text: 'Flat percussion note with absent fremitus',
      accepts: ['tension-pneumothorax', 'lobar-atelectasis'],
      why: 'Pleural fluid is dense and damps vibration, so the note is flat and fremitus disappears.',
    },
  },
  {
    id: 'pneumothorax',
    name: 'Simple pneumothorax',
    marks:
      'A simple pneumothorax gives a hyperresonant note with reduced breath sounds and fremitus on one side, and the circulation is stable.',
    note: 'Air between lung and chest wall rings on percussion and blocks sound. Imaging shows its size.',
    scenes: [
      'A tall, thin student feels a stab of pain in the left chest while studying. The left side moves less, is hyperresonant, and has distant breath sounds and reduced fremitus. Blood pressure is 122/76 mm Hg, and the neck veins are flat.',
      'After removal of a central line a patient is mildly short of breath with an SpO₂ of 93%. The right apex has a drum-like note and faint breath sounds. The trachea is midline, the pulse is 88/min, and blood pressure is unchanged.',
    ],
    lookalikes: [
      'tension-pneumothorax',
      'pleural-effusion',
      'lobar-atelectasis',
      'lobar-consolidation',
      'flail-chest',
    ],
    finding: {
      scene:
        'A stable patient has a 30% pneumothorax on the right after a lung biopsy. What should the therapist find on that side?',
      text: 'Hyperresonant note with faint breath sounds',
      why: 'Air in the pleural space of a pneumothorax rings on percussion and muffles breath sounds.',
    },
  },
  {
    id: 'tension-pneumothorax',
    name: 'Tension pneumothorax',
    marks:
      'A tension pneumothorax adds falling blood pressure, distended neck veins and a trachea pushed away to a hyperresonant, silent side.',
    note: 'Pressure in the pleural space cuts off venous return. It is decompressed at once, without waiting for a film.',
    scenes: [
      'A patient on positive pressure ventilation suddenly becomes cyanotic. The right chest is hyperresonant and silent, the trachea is shifted to the left, neck veins bulge, and blood pressure has dropped from 128/74 to 70/40 mm Hg.',
      'A worker with rib fractures is brought in gasping. The left side is overexpanded and drum-like without breath sounds, the heartbeat is felt on the right, the pulse is 140/min and thready, and the systolic pressure is 74 mm Hg.',
    ],
    lookalikes: [
      'pneumothorax',
      'pleural-effusion',
      'lobar-atelectasis',
      'flail-chest',
      'acute-asthma',
    ],
    finding: {
      scene:
        'Air is trapped under pressure in the left pleural space of a trauma patient. What is expected when the neck is examined?',
      text: 'Trachea to the right with full neck veins',
      why: 'A left tension pneumothorax pushes the mediastinum to the right and dams up venous blood.',
      slips: [
        [
          'Trachea to the left with full neck veins',
          'The trachea moves toward the side that loses volume, as in atelectasis. Trapped air pushes it away.',
        ],
        [
          'Trachea to the right with flat neck veins',
          'Flat veins suggest blood loss. Trapped air hinders venous return and fills the neck veins.',
        ],
        [
          'Trachea in the midline with flat neck veins',
          'This fits a small leak without pressure. Air under tension displaces the mediastinum.',
        ],
        [
          'Trachea fixed and tender to gentle motion',
          'Local tenderness suggests direct injury to the neck. It does not show pressure in the chest.',
        ],
      ],
      accepts: [
        'pneumothorax',
        'pleural-effusion',
        'lobar-atelectasis',
        'flail-chest',
        'acute-asthma',
      ],
    },
  },
  {
    id: 'lobar-atelectasis',
    name: 'Mucus plug atelectasis',
    marks:
      'Atelectasis from a plugged bronchus gives a dull note with absent breath sounds, and the trachea is pulled toward that side.',
    note: 'Lost volume draws the mediastinum over. Opening the bronchus by airway clearance or bronchoscopy restores it.',
    scenes: [
      'Two days after hip surgery a patient with a weak cough turns short of breath. The left lower chest is dull with no breath sounds or fremitus, the left side moves less, and the trachea has shifted to the left.',
      'A ventilated patient with thick secretions desaturates to 86%. The right upper chest is silent and dull, the ribs lie closer together there, and the trachea is pulled to the right. Blood pressure is unchanged.',
    ],
    lookalikes: [
      'pleural-effusion',
      'lobar-consolidation',
      'pneumothorax',
      'tension-pneumothorax',
      'pulmonary-edema',
    ],
    finding: {
      scene:
        'Bronchoscopy shows the left main bronchus of a patient blocked by a plug, with complete collapse of that lung. What should the examination show?',
      text: 'Dull left chest with the trachea to the left',
      why: 'A collapsed lung after bronchial obstruction is airless and smaller, so atelectasis is dull and pulls the trachea over.',
      slips: [
        [
          'Dull left chest with the trachea to the right',
          'Fluid in the left pleural space pushes the trachea away. A collapsed lung pulls it over.',
        ],
        [
          'Hyperresonant left chest with a midline trachea',
          'Air in the pleural space makes the note hyperresonant. An airless lung is dull.',
        ],
        [
          'Resonant left chest with loud bronchial sounds',
          'Bronchial sounds need an open bronchus. Here the main bronchus is blocked.',
        ],
        [
          'Dull left chest with greatly increased fremitus',
          'Fremitus is louder over consolidation with open airways. A plug stops the vibration.',
        ],
      ],
      accepts: [
        'pleural-effusion',
        'lobar-consolidation',
        'pneumothorax',
        'tension-pneumothorax',
        'pulmonary-edema',
      ],
    },
  },
  {
    id: 'emphysema',
    name: 'Advanced emphysema',
    marks:
      'Emphysema gives a barrel chest, low flat diaphragms, hyperresonance on both sides and faint breath sounds with long expiration.',
    note: 'Destroyed alveolar walls leave the lungs overfilled. The signs are chronic and the same on both sides.',
    scenes: [
      'A patient with a 50 pack-year history breathes through pursed lips at rest. The anteroposterior diameter of the chest equals the transverse diameter, both sides are hyperresonant, the diaphragms move 1 cm, and breath sounds are faint.',
      'A thin retired welder leans on both arms to breathe. The ribs are horizontal, the heart sounds are distant, and both lungs have quiet breath sounds with prolonged expiration and an overly resonant note. This has developed over years.',
    ],
    lookalikes: [
      'pneumothorax',
      'pulmonary-fibrosis',
      'pulmonary-edema',
      'lobar-consolidation',
      'bronchiectasis',
      'pleural-effusion',
    ],
    finding: {
      scene:
        'A clinic patient has severe emphysema with a residual volume of 230% of predicted. What should chest percussion show?',
      text: 'Hyperresonance on both sides with low diaphragms',
      why: 'Trapped gas in emphysema overfills both lungs, so the note is hyperresonant and the diaphragms sit low.',
      slips: [
        [
          'Hyperresonance of one side with a tracheal shift',
          'One-sided hyperresonance with a shift means air under pressure in the pleural space, not overfilled lungs.',
        ],
        [
          'Dullness at both bases with raised diaphragms',
          'Dull bases with high diaphragms are found in obesity or ascites. Hyperinflation does the opposite.',
        ],
        [
          'Normal resonance with widely moving diaphragms',
          'Normal diaphragm excursion is 3 to 5 cm. Overfilled lungs leave little room to move.',
        ],
        [
          'Flatness of one side below a shifting line',
          'A flat, shifting level is a sign of free pleural fluid. Air-filled lungs do not sound flat.',
        ],
      ],
      accepts: [
        'pneumothorax',
        'pulmonary-fibrosis',
        'pulmonary-edema',
        'lobar-consolidation',
        'bronchiectasis',
        'pleural-effusion',
      ],
    },
  },
  {
    id: 'acute-asthma',
    name: 'Acute asthma attack',
    marks:
      'Acute asthma gives expiratory wheezes over both lungs with long expiration and accessory muscle use that come on in hours.',
    note: 'Narrowed small airways whistle as air leaves. A silent chest with fatigue is a sign of danger.',
    scenes: [
      'A young adult with hay fever becomes tight in the chest after visiting a home with cats. Polyphonic whistling is heard over both lungs in expiration, which is twice as long as inspiration. The neck muscles tense with each breath.',
      'A runner stops after six minutes in cold, dry air. High-pitched musical sounds are heard on both sides in expiration, the voice is normal, and the signs clear within an hour of an inhaled bronchodilator.',
    ],
    lookalikes: [
      'upper-airway-obstruction',
      'pulmonary-edema',
      'pneumothorax',
      'pulmonary-fibrosis',
      'lobar-consolidation',
    ],
    finding: {
      scene:
        'A patient has an acute attack of asthma that is not yet treated. Which sound should the therapist expect?',
      text: 'High-pitched expiratory wheezes on both sides',
      why: 'Bronchospasm and edema in asthma narrow many small airways, which whistle in expiration.',
    },
  },
  {
    id: 'upper-airway-obstruction',
    name: 'Upper airway obstruction',
    marks:
      'Upper airway obstruction gives a harsh inspiratory stridor over the neck with suprasternal retractions.',
    note: 'Negative pressure in inspiration narrows a swollen larynx further. Worsening stridor calls for airway preparation.',
    scenes: [
      'Forty minutes after extubation a patient is anxious and hoarse. A high-pitched crowing is loudest over the neck during inspiration, the suprasternal notch sinks in, and the lung bases are clear.',
      'A guest at a wedding collapses into a chair after eating shrimp, with swollen lips and a muffled voice. Inspiration is long and noisy over the larynx, and the intercostal spaces retract.',
    ],
    lookalikes: [
      'acute-asthma',
      'pneumothorax',
      'lobar-consolidation',
      'pulmonary-edema',
      'flail-chest',
    ],
    finding: {
      scene:
        'A patient with thermal injury of the face has swelling of the vocal cords. Which finding should the therapist look for?',
      text: 'Inspiratory stridor loudest over the larynx',
      why: 'A narrowed larynx in upper airway obstruction makes air flow turbulent on inspiration and gives stridor.',
    },
  },
  {
    id: 'pulmonary-edema',
    name: 'Cardiogenic pulmonary edema',
    marks:
      'Cardiogenic pulmonary edema gives fine crackles from both bases upward, orthopnea, distended neck veins and thin, frothy sputum.',
    note: 'A failing left ventricle backs up fluid into alveoli. Sitting up relieves because venous return falls.',
    scenes: [
      'A patient wakes at night gasping and must sit on the edge of the bed. Fine crackles reach halfway up both lungs, the sputum is pink and frothy, the ankles are swollen, and a third heart sound is heard.',
      'Three hours after 3 L of intravenous fluid a patient with a weak heart breathes 34/min. Neck veins are distended at 45 degrees, and wet crackles are heard at both bases that do not clear with coughing.',
    ],
    lookalikes: [
      'lobar-consolidation',
      'pulmonary-fibrosis',
      'acute-asthma',
      'lobar-atelectasis',
      'bronchiectasis',
    ],
    finding: {
      scene:
        'A patient with a large myocardial infarction is developing left heart failure. What should the therapist expect on auscultation?',
      text: 'Fine crackles at both bases with a third heart sound',
      why: 'Fluid in cardiogenic pulmonary edema collects at the bases, and rapid filling of a stiff ventricle gives a third heart sound.',
    },
  },
  {
    id: 'pulmonary-fibrosis',
    name: 'Pulmonary fibrosis',
    marks:
      'Pulmonary fibrosis gives a dry cough, fast shallow breathing, clubbing and fine late-inspiratory crackles that sound like tearing Velcro.',
    note: 'Stiff lungs recoil and reopen late in inspiration. The crackles stay year after year and do not clear.',
    scenes: [
      'A retired insulation worker has had a dry cough and slowly worse dyspnea for three years. The breaths are fast and shallow, the fingers are clubbed, and dry crackles late in inspiration are heard at both bases. Neck veins are flat.',
      'A patient under treatment for rheumatoid arthritis is breathless on hills. At each visit the same fine crackles, like hook-and-loop tape being opened, are heard at both bases. There is no sputum, ankle edema or wheezing.',
    ],
    lookalikes: [
      'pulmonary-edema',
      'bronchiectasis',
      'emphysema',
      'lobar-consolidation',
      'acute-asthma',
    ],
    finding: {
      scene:
        'High-resolution tomography of a patient shows advanced fibrosis with honeycombing at the bases. What should auscultation show?',
      text: 'Dry crackles late in inspiration',
      why: 'Stiff peripheral airways in pulmonary fibrosis snap open late in inspiration, which gives dry crackles.',
      slips: [
        [
          'Coarse crackles that clear on coughing',
          'Coarse sounds that change with coughing come from secretions in large airways, as in bronchiectasis.',
        ],
        [
          'Musical sounds through expiration',
          'Musical expiratory sounds come from narrowed airways, as in asthma. Fibrosis stiffens the tissue.',
        ],
        [
          'Harsh inspiratory noise over the neck',
          'A harsh noise over the neck means obstruction of the larynx or trachea.',
        ],
        [
          'Hollow tubular sounds over one lobe',
          'Tubular sounds are heard over consolidation with open airways, usually in one lobe.',
        ],
      ],
      accepts: [
        'pulmonary-edema',
        'bronchiectasis',
        'emphysema',
        'lobar-consolidation',
        'acute-asthma',
      ],
    },
  },
  {
    id: 'bronchiectasis',
    name: 'Bronchiectasis',
    marks:
      'Bronchiectasis gives large amounts of foul sputum that settle in layers, clubbing and coarse crackles that change with coughing.',
    note: 'Widened, infected bronchi fill with secretions for years. Airway clearance is the mainstay.',
    scenes: [
      'Since whooping cough in childhood a patient brings up a cupful of foul sputum each morning; it settles into three layers. Coarse, bubbling sounds over the left base change after coughing. The fingers are clubbed.',
      'A patient with repeated lung infections and blood-streaked, purulent sputum nearly every day for six years has loud, low-pitched inspiratory and expiratory crackles at both bases that lessen after airway clearance.',
    ],
    lookalikes: [
      'pulmonary-fibrosis',
      'pulmonary-edema',
      'emphysema',
      'acute-asthma',
      'lobar-consolidation',
      'pleural-effusion',
    ],
  },
  {
    id: 'flail-chest',
    name: 'Flail chest segment',
    marks:
      'A flail chest gives a segment of broken ribs that sinks in on inspiration and bulges on expiration.',
    note: 'The loose segment follows pleural pressure instead of the rib cage. Contused lung below it explains most of the hypoxemia.',
    scenes: [
      'A driver struck the steering wheel and now breathes 36/min. A patch of the right front chest moves inward when the rest of the chest rises and outward when it falls. Breath sounds are present on both sides.',
      'After a fall from a horse, an alert patient splints the left side. Palpation finds ribs 4 to 7 broken in two places each, and that part of the wall moves against the rest. The note is resonant, and the trachea is midline.',
    ],
    lookalikes: [
      'pneumothorax',
      'tension-pneumothorax',
      'pleural-effusion',
      'lobar-atelectasis',
      'upper-airway-obstruction',
    ],
  },
];

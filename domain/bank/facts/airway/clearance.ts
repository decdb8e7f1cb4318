import { decisionSet } from '../respiratory-disease/decision.ts';

/** Retained mucus or collapsed lung, and the technique that suits the patient. */
export const clearanceSet = decisionSet({
  topic: 'clearance',
  source: 'Standard respiratory care texts; airway clearance guidelines',
  courses: {
    incentive: {
      text: 'Incentive spirometry each hour',
      why: 'Incentive spirometry is for alert patients at risk of collapse who can take slow deep breaths.',
    },
    ippb: {
      text: 'Intermittent positive pressure breaths',
      why: 'Positive pressure breaths are for collapse in patients who cannot breathe deeply enough on their own.',
    },
    pep: {
      text: 'Positive expiratory pressure (PEP)',
      why: 'A PEP mask or mouthpiece suits patients who can exhale actively and want to treat themselves.',
    },
    oscillating: {
      text: 'Oscillating PEP (flutter) device',
      why: 'Oscillating PEP loosens thick mucus in patients with enough expiratory flow to make it vibrate.',
    },
    vest: {
      text: 'High-frequency chest wall vest',
      why: 'A vest clears mucus without effort or skill of the patient, but not over fractures or fresh wounds.',
    },
    drainage: {
      text: 'Postural drainage with percussion',
      why: 'Drainage uses gravity for segments full of mucus in patients who tolerate the positions.',
    },
    insufflator: {
      text: 'Mechanical insufflation-exsufflation',
      why: 'The cough assist device replaces a cough that is weak from muscle disease or cord injury.',
    },
    huff: {
      text: 'Huff coughing with an open glottis',
      why: 'Huffing moves mucus without closing airways that collapse during a hard cough.',
    },
    splint: {
      text: 'Coughing with a pillow as splint',
      why: 'A splint lessens the pain of a wound in a patient whose muscles are strong.',
    },
    quad: {
      text: 'Manually assisted (quad) cough',
      why: 'A push on the abdomen adds force when expiratory muscles are weak and ribs and belly are sound.',
    },
    suction: {
      text: 'Nasotracheal suctioning as needed',
      why: 'Suction is for mucus in the large airways that a patient cannot cough out by any other means.',
    },
    cpap: {
      text: 'Mask CPAP for some hours a day',
      why: 'CPAP treats collapse with hypoxemia that deep breathing has not reversed.',
    },
    scope: {
      text: 'Bronchoscopy for removal of mucus',
      why: 'Bronchoscopy is for lobar collapse that persists after less invasive clearance.',
    },
    walk: {
      text: 'Early walking and deep breathing',
      why: 'Moving and breathing deeply are enough for patients at low risk and without retained mucus.',
    },
    autogenic: {
      text: 'Autogenic drainage alone',
      why: 'Autogenic drainage needs a trained, motivated patient who breathes at three lung volumes.',
    },
  },
  decisions: [
    {
      id: 'clear-gallbladder',
      scene:
        'A patient with a body mass index of 38 is in her first hours after open upper abdominal surgery. She is alert, pain is controlled, inspiratory capacity is 1.8 L, and the lungs are clear.',
      key: 'incentive',
      why: 'Upper abdominal surgery and obesity put her at risk of collapse, and she can take deep breaths herself.',
      wrong: ['ippb', 'cpap', 'drainage', 'pep'],
      because: {
        cpap: 'There is no collapse or hypoxemia yet that pressure should treat.',
        pep: 'There is no mucus to clear. Deep breaths prevent collapse.',
      },
      lesson: 'Slow deep breaths held for five to ten seconds, about ten an hour while awake.',
    },
    {
      id: 'clear-sickle',
      scene:
        'A teenager with sickle cell disease is admitted with back pain and breathes shallowly. The chest film is still clear, SpO₂ is 96%, and the vital capacity is 22 mL/kg.',
      key: 'incentive',
      why: 'Shallow breathing from pain leads to collapse and acute chest syndrome. Hourly deep breaths lower that risk.',
      wrong: ['ippb', 'pep', 'drainage', 'suction'],
      because: {
        ippb: 'With a vital capacity of 22 mL/kg the patient can breathe deeply without help.',
        pep: 'No mucus is retained. The need is for deep breaths.',
      },
      lesson: 'Incentive spirometry is prevention: teach before the problem exists.',
    },
    {
      id: 'clear-weak-atelectasis',
      scene:
        'A patient with kyphoscoliosis has collapse of both bases. Vital capacity is 8 mL/kg, incentive spirometry brings just 300 mL, and she is alert without bullae or pneumothorax.',
      key: 'ippb',
      why: 'She cannot inspire enough for incentive spirometry. Pressure breaths deliver the volume for her.',
      wrong: ['incentive', 'walk', 'splint', 'autogenic', 'huff'],
      lesson:
        'Incentive spirometry needs a vital capacity above about 10 mL/kg. Pressure breaths are adjusted by volume, not pressure.',
    },
    {
      id: 'clear-postpolio',
      scene:
        'A cooperative patient with weakness after polio has right lower lobe collapse. He can hold a mouthpiece, inspiratory capacity is 20% of predicted, and cough is fair after a large assisted breath.',
      key: 'ippb',
      why: 'Inspiratory weakness keeps the lobe closed. Assisted breaths of 10 to 15 mL/kg reopen it and improve the cough.',
      wrong: ['incentive', 'walk', 'oscillating', 'huff', 'splint'],
      lesson:
        'An untreated tension pneumothorax is the absolute reason against positive pressure breaths.',
    },
    {
      id: 'clear-cf-teen',
      scene:
        'A 15-year-old with cystic fibrosis and good lung function wants a hand-held treatment that he can do alone at school. Mucus is thick, and he can blow out hard.',
      key: 'oscillating',
      why: 'The oscillations thin and loosen mucus, his flow is strong enough, and the device fits in a pocket.',
      wrong: ['drainage', 'insufflator', 'suction', 'ippb', 'scope'],
      because: {
        drainage: 'It takes time, positions and often a helper, which does not fit his wish.',
      },
      lesson: 'The best technique is the one that the patient will do every day.',
    },
    {
      id: 'clear-bronchiectasis-device',
      scene:
        'An active woman with bronchiectasis coughs up half a cup of thick sputum a day. FEV₁ is 72% of predicted. She lives alone and has reflux when her head is lower than the stomach.',
      key: 'oscillating',
      why: 'She has the flow to make the device vibrate, and it works upright without a helper.',
      wrong: ['drainage', 'insufflator', 'ippb', 'suction', 'incentive'],
      because: {
        drainage:
          'Head-down positions would bring up stomach contents, and she has nobody to percuss.',
      },
      lesson: 'Clear airways after bronchodilator and before inhaled antibiotics.',
    },
    {
      id: 'clear-vest',
      scene:
        'A 9-year-old with cystic fibrosis and developmental delay cannot learn breathing techniques. The parents find percussion twice a day too much. He has no chest tubes or fractures.',
      key: 'vest',
      why: 'The vest needs neither skill nor effort from him and spares the parents the percussion.',
      wrong: ['autogenic', 'pep', 'huff', 'incentive', 'splint'],
      lesson:
        'Settings are frequency and pressure. Pause every five minutes or so for huffs or coughs.',
    },
    {
      id: 'clear-vest-cerebral',
      scene:
        'An adult with cerebral palsy, contractures and a gastrostomy has mucus in many segments of both lungs. He cannot follow instructions, and turning into drainage positions is painful. His ribs are intact.',
      key: 'vest',
      why: 'Chest wall oscillation treats all lobes in the sitting position and asks nothing of the patient.',
      wrong: ['autogenic', 'drainage', 'oscillating', 'pep', 'huff'],
      lesson:
        'Stop tube feeding for about an hour before treatment to lower the risk of aspiration.',
    },
    {
      id: 'clear-abscess-drain',
      scene:
        'A patient with a lung abscess in the posterior segment of the right upper lobe brings up foul pus when leaning forward. He is stable, and the abscess is open to the bronchus.',
      key: 'drainage',
      why: 'A cavity that communicates with the bronchus empties best by gravity with the segment uppermost.',
      wrong: ['incentive', 'walk', 'splint', 'ippb', 'insufflator'],
      lesson:
        'Position the diseased segment above the carina. Do it before meals or one to two hours after.',
    },
    {
      id: 'clear-als',
      scene:
        'A patient with muscular dystrophy and a chest cold has rattling mucus. Peak cough flow is 150 L/min, the bulbar muscles are strong, and there are no bullae.',
      key: 'insufflator',
      why: 'A cough flow below 160 L/min does not clear mucus. The device fills the lungs and then pulls the air out.',
      wrong: ['autogenic', 'splint', 'incentive', 'huff', 'walk'],
      because: { huff: 'Huffing needs expiratory muscles that this patient lacks.' },
      lesson:
        'Start with low pressures and go toward +40 and −40 cm H₂O. Bullae and recent barotrauma are reasons against it.',
    },
    {
      id: 'clear-quad-device',
      scene:
        'A patient with a C5 spinal cord injury had a caval filter placed and has two rib fractures. Mucus is retained, cough is weak, and pressing on the abdomen is not allowed.',
      key: 'insufflator',
      why: 'The fractures and the filter forbid a manual push, while the device assists the cough through the airway.',
      wrong: ['quad', 'vest', 'incentive', 'autogenic', 'drainage'],
      because: { quad: 'A push on abdomen or ribs could move the filter or the fractures.' },
      lesson:
        'In cord injury the inspiratory muscles may work while the expiratory muscles are lost.',
    },
    {
      id: 'clear-quad',
      scene:
        'At home a patient with a C6 injury and a healthy chest wall has mucus in the throat. There is no device in the house, he inhales 1.9 L, and a trained caregiver stands by.',
      key: 'quad',
      why: 'He inhales well but lacks abdominal muscles. A push timed with the cough gives the missing force.',
      wrong: ['incentive', 'scope', 'vest', 'walk', 'splint'],
      lesson:
        'The push goes inward and upward below the ribs as the glottis opens. Do not do it after a recent meal.',
    },
    {
      id: 'clear-quad-ms',
      scene:
        'A patient with advanced multiple sclerosis takes a fair breath with a resuscitator bag but her cough stays feeble. No wounds, filters or fractures are present. She asks for the simplest help.',
      key: 'quad',
      why: 'After a stacked breath a manual abdominal push raises cough flow without equipment.',
      wrong: ['scope', 'autogenic', 'oscillating', 'incentive', 'walk'],
      lesson: 'Breath stacking plus a manual push gives higher flows than either alone.',
    },
    {
      id: 'clear-copd-huff',
      scene:
        'A patient with emphysema coughs in long violent fits, turns blue and brings up nothing. His airways collapse on forced exhalation. He follows instructions well and has some loose mucus.',
      key: 'huff',
      why: 'Forced exhalation with the glottis open from a mid volume keeps the pressure low and the airways open.',
      wrong: ['quad', 'suction', 'insufflator', 'splint', 'scope'],
      lesson:
        'Two or three huffs, then relaxed breathing. This is the forced expiration technique.',
    },
    {
      id: 'clear-huff-active',
      scene:
        'A young adult learns the active cycle of breathing: relaxed breathing, then three to four deep breaths. Crackles of mucus can now be heard in the central airways.',
      ask: 'Which step completes the cycle?',
      key: 'huff',
      why: 'The cycle ends with forced expirations from mid to low volumes that bring the mucus to the mouth.',
      wrong: ['ippb', 'suction', 'incentive', 'quad', 'cpap'],
      lesson: 'Relaxed breathing between the steps prevents bronchospasm and fatigue.',
    },
    {
      id: 'clear-sternotomy',
      scene:
        'Two days after bypass surgery a patient has loose rhonchi but cuts each cough short and holds his chest. Strength is normal, pain drugs were given 30 minutes ago, and SpO₂ is 94%.',
      key: 'splint',
      why: 'Pain at the wound, not weakness, limits the cough. Firm support lets him use his normal muscles.',
      wrong: ['suction', 'insufflator', 'scope', 'ippb', 'vest'],
      lesson: 'Plan treatments for the peak of pain relief.',
    },
    {
      id: 'clear-csection',
      scene:
        'After a cesarean section under general anesthesia a woman with bronchitis has mucus that she fears to cough up because the wound burns. She is strong, alert and has just had pain relief.',
      key: 'splint',
      why: 'Holding a pillow against the incision limits its movement and the pain, so that she can cough effectively.',
      wrong: ['quad', 'insufflator', 'suction', 'vest', 'scope'],
      because: { quad: 'Pressure on a fresh abdominal wound is harmful.' },
      lesson: 'Teach splinting before the operation.',
    },
    {
      id: 'clear-nasotracheal',
      scene:
        'A drowsy patient with pneumonia and a do-not-intubate order gurgles with mucus in the trachea. He does not follow commands, cough is too weak, and platelets and clotting are normal.',
      key: 'suction',
      why: 'Mucus lies in the large airway and he cannot take part in any technique.',
      wrong: ['autogenic', 'incentive', 'pep', 'huff'],
      lesson:
        'Preoxygenate and watch for bradycardia, laryngospasm and bleeding. Croup and epiglottitis are reasons against it.',
    },
    {
      id: 'clear-cpap-collapse',
      scene:
        'Hourly incentive spirometry for a day has not helped a patient after aortic surgery: both bases stay collapsed, SpO₂ is 88% on 50% oxygen, and blood pressure is normal. He is awake without much mucus.',
      key: 'cpap',
      why: 'Hypoxemia with collapse despite deep breathing calls for steady pressure to raise the resting volume.',
      wrong: ['walk', 'huff', 'quad', 'suction', 'autogenic'],
      lesson:
        'Step up lung expansion: deep breathing, incentive spirometry, then positive pressure.',
    },
    {
      id: 'clear-lobar-scope',
      scene:
        'An intubated patient has had a collapsed left lung since yesterday. Suction, bronchodilator, turning, percussion and larger breaths brought no change, and the bronchus looks cut off by a plug on the scan.',
      key: 'scope',
      why: 'A plug that resists all other means is taken out under direct view.',
      wrong: ['drainage', 'ippb', 'suction', 'cpap'],
      because: {
        drainage: 'Turning and percussion were already tried without effect.',
        suction: 'This route serves patients without a tube, and suction has already failed.',
        ippb: 'Larger breaths have brought no change, as they cannot pass the plug.',
        cpap: 'The patient is intubated, and pressure cannot pass a plug that cuts off the bronchus.',
      },
      lesson: 'Try noninvasive clearance first. It works as well in most cases of lobar collapse.',
    },
    {
      id: 'clear-low-risk',
      scene:
        'A healthy 24-year-old had a knee arthroscopy under regional anesthesia. Lungs are clear, SpO₂ is 98%, and an order asks for "respiratory therapy".',
      key: 'walk',
      why: 'She has no risk of pulmonary complications, so getting up and breathing deeply suffice.',
      wrong: ['incentive', 'ippb', 'vest', 'pep'],
      because: { incentive: 'It is meant for patients at risk of collapse, which she is not.' },
      lesson: 'Therapy without an indication wastes effort. Assess first and recommend what fits.',
    },
    {
      id: 'clear-pneumonia-walk',
      scene:
        'An otherwise healthy man with lobar pneumonia has a dry cough and bronchial breath sounds over a solid lobe. No mucus is retained, SpO₂ is 94%, and he can walk. The order reads percussion four times a day.',
      ask: 'What should the therapist recommend instead?',
      key: 'walk',
      why: 'Consolidation without retained mucus does not respond to percussion. Moving and deep breaths keep the rest open.',
      wrong: ['drainage', 'vest', 'suction', 'oscillating'],
      because: { oscillating: 'There is no mucus that it could loosen.' },
      lesson: 'Airway clearance helps with much mucus (over about 25 mL a day) or a poor cough.',
    },
    {
      id: 'clear-autogenic',
      scene:
        'A motivated adult with cystic fibrosis who has had lessons wants no device and no helper. He controls his breathing well at low, middle and high lung volumes and can sense where mucus lies.',
      key: 'autogenic',
      why: 'He has the training and control this technique of graded breathing requires.',
      wrong: ['suction', 'ippb', 'quad', 'scope', 'insufflator'],
      lesson:
        'Its phases are unstick, collect and evacuate. Coughing is held back until the last one.',
    },
    {
      id: 'clear-pep-setup',
      scene:
        'A child with cystic fibrosis has just been given a PEP mask with a resistor. The therapist adjusts it until the gauge reads 10 to 20 cm H₂O during gentle exhalation.',
      ask: 'Which therapy is being set up?',
      key: 'pep',
      why: 'A fixed resistance with 10 to 20 cm H₂O on active exhalation is PEP: pressure behind the mucus opens collateral channels.',
      wrong: ['cpap', 'ippb', 'incentive', 'insufflator', 'huff'],
      because: {
        cpap: 'CPAP holds pressure in both phases of breathing. Here it exists during exhalation.',
      },
      lesson:
        'Exhalation lasts about three times as long as inhalation. Ten to twenty breaths, then huffs.',
      level: 'recall',
    },
    {
      id: 'clear-pep-choice',
      scene:
        'An alert patient with chronic bronchitis and basal collapse has little expiratory flow and so cannot make an oscillating device vibrate. She wants an upright self-treatment that also splints her airways open.',
      key: 'pep',
      why: 'A simple resistance splints the airways, works at low flow and can be used alone.',
      wrong: ['oscillating', 'quad', 'suction', 'drainage', 'scope'],
      lesson:
        'Untreated pneumothorax, active hemoptysis and recent facial surgery are reasons against PEP.',
    },
  ],
});

import type { WrittenItemSet } from '../../../item/written-item.ts';

export const patientDataAssessment = {
  field: 'RT',
  exam: 'TMC',
  area: 'patient-data',
  source: 'Standard respiratory care assessment, neonatal respiratory care and chest imaging texts',
  items: [
    {
      id: 'rt-pd-record-oxygen-content',
      topic: 'Evaluating data in the patient record',
      level: 'analysis',
      type: 'single',
      stem: 'A therapist reviews the record of a patient who feels weak two days after surgery. Before surgery: temperature 36.8 °C, hemoglobin 14.0 g/dL, PaO₂ 88 mm Hg, SaO₂ 97%. Today on room air: temperature 37.9 °C, hemoglobin 7.9 g/dL, PaO₂ 70 mm Hg, SaO₂ 94%. Which change has lowered the arterial oxygen content the most?',
      options: [
        {
          text: 'Drop in the PaO₂',
          why: 'Dissolved oxygen is 0.003 mL/dL for each mm Hg, so 18 mm Hg costs about 0.05 mL/dL. The PaO₂ matters mainly through its effect on saturation.',
        },
        {
          text: 'Drop in the SaO₂',
          why: 'Three points of saturation lower the content by only about 3%. A large fall in saturation would matter more.',
        },
        {
          text: 'Drop in hemoglobin',
          right: true,
          why: 'Content is nearly proportional to hemoglobin, which has fallen by more than 40%. The content has gone from about 18 to about 10 mL/dL, almost wholly for this reason.',
        },
        {
          text: 'Rise in temperature',
          why: 'A warmer body shifts the dissociation curve to the right and helps unloading. A change of about 1 °C has little effect on arterial content.',
        },
      ],
      explanation:
        'Arterial oxygen content depends above all on hemoglobin and its saturation. A patient can have an acceptable PaO₂ and SpO₂ and still carry far too little oxygen. Look at the hemoglobin in the record before calling oxygenation adequate.',
    },
    {
      id: 'rt-pd-record-hypokalemia-weakness',
      topic: 'Evaluating data in the patient record',
      level: 'analysis',
      type: 'single',
      stem: 'A ventilated patient recovering from sepsis has failed three spontaneous breathing trials because of shallow, weak breaths. The lungs are clear, the vital capacity is 8 mL/kg, and sedation was stopped two days ago. A loop diuretic is given daily. Which value in the record is most likely to contribute to the failed trials?',
      options: [
        {
          text: 'Potassium of 2.4 mEq/L',
          right: true,
          why: 'Loop diuretics waste potassium, and a level this low weakens skeletal muscle including the diaphragm. It should be corrected before the next trial.',
        },
        {
          text: 'Sodium of 137 mEq/L',
          why: 'This is within the normal range. A very low sodium would matter because it clouds consciousness.',
        },
        {
          text: 'Glucose of 148 mg/dL',
          why: 'This is a common, mild rise in critical illness and does not weaken the breathing muscles. Severe hyperglycemia would raise concern about dehydration and acidosis.',
        },
        {
          text: 'Hemoglobin of 11.2 g/dL',
          why: 'Mild anemia of this degree does not explain a low vital capacity. A much lower value would limit oxygen delivery.',
        },
      ],
      explanation:
        'Shallow breaths with a low vital capacity and clear lungs point to muscle weakness. Low potassium, phosphate or magnesium are correctable causes that can be found in the record. Treat them before repeating the trial.',
    },
    {
      id: 'rt-pd-exam-plugged-bronchus',
      topic: 'Inspection, palpation, percussion and auscultation',
      level: 'analysis',
      type: 'single',
      stem: 'A patient becomes short of breath two days after upper abdominal surgery. On one side of the chest movement is reduced, the percussion note is dull, and both breath sounds and tactile fremitus are absent. The trachea is shifted toward that side. What is the most likely cause?',
      options: [
        {
          text: 'Large effusion in the pleural space',
          why: 'Fluid also gives dullness and absent sounds and fremitus, but a large collection pushes the trachea away from its own side.',
        },
        {
          text: 'Mucus plug in the main bronchus',
          right: true,
          why: 'A blocked bronchus lets the lung collapse: no air movement, no fremitus, dullness, and loss of volume that pulls the trachea over. Poor cough after abdominal surgery makes plugging likely.',
        },
        {
          text: 'Tension pneumothorax with collapse',
          why: 'Air under tension gives a hyperresonant note and pushes the trachea to the other side. It would also threaten the blood pressure.',
        },
        {
          text: 'Lobar pneumonia with an open airway',
          why: 'Solid lung around an open bronchus is dull, but it carries bronchial breath sounds and more fremitus, and the trachea stays central.',
        },
      ],
      explanation:
        'The trachea moves toward lost volume and away from added volume. Dullness with absent sounds and fremitus means fluid or airless lung behind a blocked bronchus. The direction of the shift tells the two apart.',
    },
    {
      id: 'rt-pd-exam-asthma-failing',
      topic: 'Inspection, palpation, percussion and auscultation',
      level: 'application',
      type: 'multiple',
      stem: 'A patient with acute asthma has had three nebulized bronchodilator treatments within one hour and is being reassessed at the bedside. Which findings would tell the therapist that respiratory failure is close? Select all that apply.',
      options: [
        {
          text: 'Increasing drowsiness',
          right: true,
          why: 'Falling alertness means tiring and CO₂ retention, a sign that ventilation is failing.',
        },
        {
          text: 'Comfort when lying flat',
          why: 'A patient in danger sits up and leans forward. Comfort when flat speaks for improvement.',
        },
        {
          text: 'Silent chest on auscultation',
          right: true,
          why: 'When wheezing disappears because too little air moves, obstruction is extreme. It is not a sign of improvement.',
        },
        {
          text: 'Speech in whole sentences',
          why: 'Whole sentences need enough breath and suggest mild obstruction. Single words would be the alarming finding.',
        },
        {
          text: 'Paradoxical abdominal motion',
          right: true,
          why: 'The abdomen drawing in on inspiration shows a tiring diaphragm. It warns of coming failure.',
        },
        {
          text: 'Resonant percussion note',
          why: 'A normal resonant note is reassuring. Severe air trapping gives a hyperresonant note.',
        },
      ],
      explanation:
        'In severe asthma the loss of effort and noise is more dangerous than their presence. Drowsiness, a silent chest and paradoxical breathing call for immediate help and readiness to ventilate. A normal or rising PaCO₂ in such a patient means the same.',
    },
    {
      id: 'rt-pd-cxr-bronchial-intubation',
      topic: 'Chest radiograph interpretation',
      level: 'application',
      type: 'single',
      stem: 'Ten minutes after an emergency intubation, breath sounds are faint over the left chest and the SpO₂ is 88% on an FIO₂ of 1.0. The portable radiograph shows the endotracheal tube tip beyond the carina on the right and a hazy, smaller left lung. What should the therapist recommend first?',
      options: [
        {
          text: 'Suctioning the left lung by bronchoscope',
          why: 'Bronchoscopy would help if a mucus plug had closed the left bronchus. Here the radiograph shows that the tube bypasses it.',
        },
        {
          text: 'Placing a chest tube on the left side',
          why: 'A chest tube treats air or fluid in the pleural space. A hazy, smaller lung with the tip on the right is collapse, not pneumothorax.',
        },
        {
          text: 'Raising PEEP to reopen the left lung',
          why: 'PEEP cannot reach a lung that the tube does not ventilate. It may be useful after the tube has been moved.',
        },
        {
          text: 'Withdrawing the tube into the trachea',
          right: true,
          why: 'The tip lies in the right main bronchus, so the left lung gets no gas and collapses. Pulling back until the tip is well above the carina restores ventilation to both lungs.',
        },
      ],
      explanation:
        'The right main bronchus lies more nearly in line with the trachea than the left, so a deep tube usually enters it. Faint sounds and loss of volume on the left are the result. Move the tube first, then confirm by sounds and a repeat radiograph.',
    },
    {
      id: 'rt-pd-cxr-croup-steeple',
      topic: 'Chest radiograph interpretation',
      level: 'application',
      type: 'single',
      stem: 'An 18-month-old child with two days of runny nose has a barking cough, a hoarse cry and inspiratory stridor. The child is not drooling and swallows well. The frontal neck radiograph shows the air column tapering to a point below the vocal cords. Which diagnosis fits these findings best?',
      options: [
        {
          text: 'Vascular ring',
          why: 'A ring of vessels squeezes the lower trachea and gives noisy breathing from early infancy, not after two days of a cold.',
        },
        {
          text: 'Viral croup',
          right: true,
          why: 'Subglottic swelling narrows the air column like a steeple. The age, the runny nose and the barking cough complete the picture.',
        },
        {
          text: 'Epiglottitis',
          why: 'A swollen epiglottis shows as a thumb shape on the lateral film, with high fever and drooling. This child swallows well.',
        },
        {
          text: 'Bronchiolitis',
          why: 'It affects small airways and gives wheezing and hyperinflation on the chest film. It does not narrow the subglottic airway.',
        },
      ],
      explanation:
        'Croup narrows the airway below the cords and shows a steeple on the frontal neck film. Epiglottitis lies above the cords and shows a thumb shape on the lateral film. A drooling, toxic child is not sent for films before the airway is safe.',
    },
    {
      id: 'rt-pd-neonatal-apgar-score',
      topic: 'Neonatal and perinatal assessment (Apgar, gestational age)',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'One minute after birth a newborn has a heart rate of 112/min, slow and irregular breathing with a weak cry, some flexion of the arms and legs, a grimace when the nostrils are suctioned, and a pink body with blue hands and feet. What Apgar score should be recorded?',
      options: [
        {
          text: '5',
          why: 'This gives 1 point for the heart rate. A rate of 112/min is not below 100/min, so it earns 2 points.',
        },
        {
          text: '6',
          right: true,
          why: 'Heart rate earns 2 points; weak breathing, some flexion, grimace and blue hands and feet earn 1 point each.',
        },
        {
          text: '7',
          why: 'This gives 2 points for color. Blue hands and feet with a pink body earn 1 point.',
        },
        {
          text: '8',
          why: 'This gives 2 points each for color and breathing. Slow, irregular breathing with a weak cry earns 1 point, as does a pink body with blue extremities.',
        },
      ],
      explanation:
        'Five signs are scored 0, 1 or 2: heart rate, breathing, tone, reflex response and color. The score is recorded at one and five minutes. Resuscitation is never delayed to work it out.',
    },
    {
      id: 'rt-pd-neonatal-ductal-saturation-gap',
      topic: 'Neonatal and perinatal assessment (Apgar, gestational age)',
      level: 'analysis',
      type: 'single',
      stem: 'A term infant born through meconium-stained fluid needs an FIO₂ of 0.90. The SpO₂ is 95% on the right hand and 82% on the left foot, and it drops sharply whenever the infant is handled. The chest radiograph is only mildly hazy, and an echocardiogram shows normal cardiac anatomy. Which condition best explains these findings?',
      options: [
        {
          text: 'Transient tachypnea of the newborn',
          why: 'Retained lung fluid gives fast breathing and a mild oxygen need that fades within days. It does not separate hand and foot saturations.',
        },
        {
          text: 'Respiratory distress syndrome',
          why: 'Surfactant deficiency is a disease of preterm lungs with a ground-glass film. It would not by itself give a higher saturation in the right hand than in the foot.',
        },
        {
          text: 'Persistent pulmonary hypertension',
          right: true,
          why: 'High lung vessel pressure pushes unsaturated blood through the ductus into the lower aorta, so the foot reads lower than the right hand. Meconium, swings with handling and normal anatomy fit.',
        },
        {
          text: 'Transposition of the great arteries',
          why: 'The echocardiogram would show it, and the foot is then as blue as the hand or less so. A normal anatomy rules it out.',
        },
      ],
      explanation:
        'The right hand is supplied before the ductus and the foot after it. A gap of more than a few points with a lower foot value means right-to-left flow through the ductus. Normal anatomy with this gap points to pulmonary hypertension of the newborn.',
    },
    {
      id: 'rt-pd-recommend-lung-scan',
      topic: 'Recommending diagnostic procedures',
      level: 'application',
      type: 'single',
      stem: 'A patient develops sudden dyspnea and pleuritic chest pain eight days after hip surgery. The chest radiograph is clear, and the SpO₂ is 89% on room air. The serum creatinine is 3.9 mg/dL, and the patient once had anaphylaxis after iodinated contrast. Which study should the therapist recommend to look for the suspected diagnosis?',
      options: [
        {
          text: 'High-resolution chest CT',
          why: 'It shows fine lung structure without contrast and is right for interstitial disease. Without contrast it does not show clots in the vessels.',
        },
        {
          text: 'CT pulmonary angiography',
          why: 'It is the usual test for embolism, but it needs iodinated contrast. Past anaphylaxis and a creatinine of 3.9 mg/dL speak against it.',
        },
        {
          text: 'Ventilation-perfusion scan',
          right: true,
          why: 'It can show perfusion defects without iodinated contrast, and a clear chest radiograph makes it easy to read.',
        },
        {
          text: 'Single-breath diffusing capacity',
          why: 'It may be low in vascular disease but cannot confirm an acute embolism. It is right for emphysema or interstitial disease.',
        },
      ],
      explanation:
        'Sudden dyspnea with hypoxemia and a clear film after orthopedic surgery suggests pulmonary embolism. CT angiography is the common test, but allergy and kidney failure can exclude contrast. A ventilation-perfusion scan is then the alternative.',
    },
    {
      id: 'rt-pd-recommend-flow-volume-loop',
      topic: 'Recommending diagnostic procedures',
      level: 'application',
      type: 'single',
      stem: 'Five weeks after a long intubation a patient has become breathless on exertion. A harsh noise is heard over the neck on inspiration and expiration, and two weeks of inhaled bronchodilator brought no relief. Which pulmonary function test should the therapist recommend to look for the likely cause?',
      options: [
        {
          text: 'Flow-volume loop',
          right: true,
          why: 'A fixed narrowing such as tracheal stenosis flattens both limbs of the loop. Noise in both phases after a long intubation makes this likely.',
        },
        {
          text: 'Diffusing capacity',
          why: 'It measures gas transfer across the membrane and stays normal in large-airway narrowing. It is right for emphysema or fibrosis.',
        },
        {
          text: 'Nitrogen washout',
          why: 'It measures lung volumes and uneven ventilation. It does not show a narrowing of the trachea.',
        },
        {
          text: 'Methacholine challenge',
          why: 'It looks for hyperreactive small airways when asthma is in doubt. It could be dangerous in a patient with a narrowed trachea.',
        },
      ],
      explanation:
        'Stenosis after intubation appears weeks later and is easily mistaken for asthma. A flow-volume loop flattened on both limbs shows a fixed upper airway obstruction. Bronchoscopy then confirms the site.',
    },
  ],
} satisfies WrittenItemSet;

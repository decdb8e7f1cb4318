import type { SelectionCase } from './pattern.ts';

const record = 'Evaluating data in the patient record';
const newborn = 'Neonatal and perinatal assessment (Apgar, gestational age)';
const tests = 'Recommending diagnostic procedures';
const sleep = 'Sleep studies and 6-minute walk test';

/** Several entries, risks or tests that belong together. */
export const dataSelections: readonly SelectionCase[] = [
  {
    id: 'set-record-bleeding',
    topic: record,
    level: 'analysis',
    stem: 'Before an arterial puncture a therapist reads the record. Which entries call for caution because of bleeding?',
    right: [
      ['Platelet count of 32,000/mm³', 'A low platelet count delays the first plug.'],
      ['INR of 4.2 on warfarin', 'The clotting time is long, so pressure must be held longer.'],
      [
        'Alteplase given an hour ago',
        'Thrombolytic drugs dissolve clots at puncture sites. Arterial puncture is avoided if possible.',
      ],
    ],
    wrong: [
      ['Hemoglobin of 17 g/dL', 'A high hemoglobin does not cause bleeding at the puncture site.'],
      ['Potassium of 3.4 mEq/L', 'A slightly low potassium does not affect clotting.'],
    ],
    note: 'Look up platelets, INR and thrombolytic or anticoagulant drugs before a puncture. Hold pressure until bleeding has stopped.',
  },
  {
    id: 'set-record-lactic',
    topic: record,
    level: 'analysis',
    stem: 'A patient has pH 7.22, PaCO₂ 26 mm Hg and HCO₃ 10 mEq/L with an anion gap of 26 mEq/L. Which entries of the record could explain it?',
    right: [
      ['Lactate of 9 mmol/L in shock', 'Lactic acid adds unmeasured anions and widens the gap.'],
      [
        'Ketones in blood with glucose 540 mg/dL',
        'Ketoacids widen the gap in uncontrolled diabetes. Deep breathing lowers PaCO₂.',
      ],
    ],
    wrong: [
      [
        'Vomiting of stomach acid for days',
        'Loss of acid gives metabolic alkalosis. The pH here is far below normal.',
      ],
      [
        'Furosemide at a high daily dose',
        'Loop diuretics cause metabolic alkalosis. They would raise and not lower HCO₃.',
      ],
      [
        'Ileostomy with large fluid output',
        'Loss of bicarbonate from the gut gives acidosis with a normal gap.',
      ],
    ],
    note: 'A wide gap means added acids: lactate, ketones, kidney failure or poisons. Bicarbonate loss keeps the gap normal.',
  },
  {
    id: 'set-record-wean-labs',
    topic: record,
    level: 'analysis',
    stem: 'A patient repeatedly fails breathing trials because of weakness. Which laboratory results in the record could contribute and should be corrected?',
    right: [
      [
        'Phosphate of 1.0 mg/dL',
        'Low phosphate deprives muscles of energy. The diaphragm weakens quickly.',
      ],
      [
        'Magnesium of 0.9 mg/dL',
        'Low magnesium weakens muscle and disturbs rhythm. It also keeps potassium low.',
      ],
      [
        'Potassium of 2.6 mEq/L',
        'Low potassium weakens muscle and prolongs alkalosis. Both hinder weaning.',
      ],
    ],
    wrong: [
      ['Sodium of 140 mEq/L', 'This sodium is normal and does not weaken muscles.'],
      ['Platelets of 250,000/mm³', 'This platelet count is normal and has no part in weakness.'],
    ],
    note: 'Phosphate, magnesium, potassium and calcium are checked in difficult weaning. Thyroid function and nutrition come next.',
  },
  {
    id: 'set-record-asthma-risk',
    topic: record,
    level: 'analysis',
    stem: 'Which entries in the record of a patient with asthma mark a high risk of a fatal attack?',
    right: [
      [
        'Intubation for asthma two years ago',
        'A near-fatal attack is the strongest warning. Such attacks tend to come again.',
      ],
      ['Three albuterol inhalers in two months', 'Heavy use of a reliever shows poor control.'],
      [
        'No inhaled corticosteroid for months',
        'Untreated inflammation raises the risk of severe attacks.',
      ],
      [
        'Hospital stay for asthma last month',
        'A recent admission shows that control is poor and another attack is likely.',
      ],
    ],
    wrong: [
      [
        'Positive skin test to grass pollen',
        'An allergy to pollen is common and does not predict death.',
      ],
      [
        'Peak flow at 92% of personal best',
        'A value above 80% shows good control. It speaks against a high risk.',
      ],
    ],
    note: 'Past intubation, recent hospital stays, overuse of relievers and missing controllers mark high risk. Such patients need a written plan.',
  },
  {
    id: 'set-newborn-distress',
    topic: newborn,
    level: 'application',
    stem: 'A therapist scores an infant with the Silverman-Andersen system, in which a higher number means more distress. Which signs are part of this score?',
    right: [
      ['Flaring of the nostrils', 'Nasal flaring is one of the five signs of the score.'],
      ['Retraction at the xiphoid', 'Xiphoid retraction is one of the five signs.'],
    ],
    wrong: [
      [
        'Heart rate below 100/min',
        'Heart rate belongs to the Apgar score. It is not one of these five signs.',
      ],
      [
        'Blue color of the hands',
        'Color belongs to the Apgar score. It does not measure the work of breathing.',
      ],
      [
        'Withdrawal to a touch',
        'Reflex response belongs to the Apgar score. It is not part of this one.',
      ],
    ],
    note: 'Silverman-Andersen: chest lag, intercostal and xiphoid retraction, flaring and grunting, 0 to 10. Zero is normal, the reverse of Apgar.',
  },
  {
    id: 'set-newborn-preterm',
    topic: newborn,
    level: 'application',
    stem: 'Which physical signs make birth before 32 weeks likely when the dates of a newborn are unknown?',
    right: [
      ['Abundant fine hair on the back', 'Lanugo is thick before term and thins later.'],
      ['Ear that stays folded over', 'Soft cartilage without recoil is a sign of immaturity.'],
      ['Smooth soles without creases', 'Sole creases appear from front to heel late in gestation.'],
    ],
    wrong: [
      ['Dry and peeling outer skin', 'Peeling skin is a sign of birth after term.'],
      ['Arms and legs held flexed', 'Full flexion is the posture of a term infant.'],
    ],
    note: 'Skin, lanugo, creases, ears, breast buds and tone make up the Ballard assessment. It is done within the first days.',
  },
  {
    id: 'set-pphn',
    topic: newborn,
    level: 'analysis',
    stem: 'Which findings support persistent pulmonary hypertension in a cyanotic term newborn?',
    right: [
      [
        'SpO₂ of 93% at the hand and 79% at the foot',
        'The difference shows right-to-left flow through the ductus.',
      ],
      [
        'Heart of normal structure on ultrasound',
        'Normal anatomy excludes a structural cause of cyanosis.',
      ],
      [
        'Meconium-stained fluid before birth',
        'Meconium aspiration is a frequent setting. Stress before birth narrows lung vessels.',
      ],
    ],
    wrong: [
      [
        'PaO₂ of 250 mm Hg under an oxygen hood',
        'Such a rise excludes an important right-to-left shunt.',
      ],
      [
        'Granular lungs after birth at 27 weeks',
        'This is the film of surfactant deficiency in a preterm infant.',
      ],
    ],
    note: 'Persistent pulmonary hypertension shows labile oxygenation with a pre- and postductal difference. Echocardiography confirms it.',
  },
  {
    id: 'set-tests-embolism',
    topic: tests,
    level: 'application',
    stem: 'A stable patient may have a pulmonary embolism. Which tests can help to establish or exclude it?',
    right: [
      ['CT angiography', 'It shows clots in the arteries directly. It is the usual first choice.'],
      [
        'Ventilation-perfusion scan',
        'Perfusion defects with normal ventilation suggest embolism. The scan needs no iodinated contrast.',
      ],
      ['Ultrasound of the leg veins', 'A clot in a leg vein supports the diagnosis and treatment.'],
    ],
    wrong: [
      [
        'Sputum cytology on three days',
        'Cytology looks for malignant cells. It cannot show a clot.',
      ],
      [
        'Methacholine inhalation test',
        'Methacholine tests airway hyperresponsiveness. It has no bearing on blood vessels.',
      ],
    ],
    note: 'Choose the test by probability, kidney function and allergy. A normal D-dimer excludes embolism when probability is low.',
  },
  {
    id: 'set-bronchoscopy-indications',
    topic: tests,
    level: 'application',
    stem: 'Several inpatients have new chest problems. For which of them should a therapist recommend flexible bronchoscopy?',
    right: [
      [
        'One with blood in the sputum and a hilar mass',
        'The source of bleeding and the mass can be seen and sampled.',
      ],
      [
        'One with lobar collapse after failed airway clearance',
        'A plug can be removed under vision. The lobe can then fill again.',
      ],
      [
        'One with suspected injury of the airway by smoke',
        'Soot, swelling and burns can be seen. The result guides airway protection.',
      ],
    ],
    wrong: [
      [
        'One with untreated hypoxemia and unstable rhythm',
        'Severe hypoxemia and instability are contraindications. They are corrected first.',
      ],
      [
        'One with typical stable asthma and a clear film',
        'Stable asthma is diagnosed by spirometry. Bronchoscopy could provoke bronchospasm.',
      ],
    ],
    note: 'Bronchoscopy sees, samples and removes. Correct hypoxemia, clotting and instability first.',
  },
  {
    id: 'set-sleep-apnea-signs',
    topic: sleep,
    level: 'application',
    stem: 'Which findings in the history should lead a therapist to recommend a sleep study for obstructive apnea?',
    right: [
      [
        'Pauses in breathing seen by a partner',
        'Witnessed apneas are among the strongest clues. They call for a study.',
      ],
      [
        'Sleepiness while driving',
        'Broken sleep causes daytime sleepiness. At the wheel it is dangerous.',
      ],
      [
        'Blood pressure hard to control',
        'Repeated arousals and hypoxemia raise blood pressure. Treatment of apnea may lower it.',
      ],
      ['Neck size of 18 inches', 'A thick neck narrows the pharynx during sleep.'],
    ],
    wrong: [
      ['Cough after starting lisinopril', 'Cough is a side effect of the drug.'],
      [
        'Leg cramps after long exercise',
        'Cramps after exercise do not suggest apnea. They have other causes.',
      ],
    ],
    note: 'Snoring, witnessed pauses, sleepiness, hypertension, a thick neck and obesity raise the probability of obstructive sleep apnea. A study confirms it.',
  },
  {
    id: 'set-walk-contraindications',
    topic: sleep,
    level: 'application',
    stem: 'Patients are scheduled for a six-minute walk test. For which of them should it be postponed?',
    right: [
      [
        'One with unstable angina last week',
        'Recent unstable angina is an absolute contraindication. Exercise could provoke infarction.',
      ],
      [
        'One with a heart attack ten days ago',
        'Infarction within the past month is an absolute contraindication.',
      ],
      [
        'One with resting blood pressure of 196/124',
        'Severe uncontrolled hypertension is a relative contraindication. Pressure is lowered first.',
      ],
    ],
    wrong: [
      ['One who uses oxygen at 2 L/min', 'The test is done with the usual oxygen.'],
      ['One who walks with a light cane', 'Walking aids may be used and are recorded.'],
    ],
    note: 'Recent infarction or unstable angina rules out the walk. A resting rate above 120/min or very high pressure calls for delay.',
  },
];

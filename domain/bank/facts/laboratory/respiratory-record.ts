import type { NursingFact } from '../nursing-conditions/nursing-fact.ts';
import { respiratoryRecord } from './medical-places.ts';

/** Results in the record that change what a patient's breathing means. */
export const respiratoryResults: readonly NursingFact[] = [
  {
    id: 'hypokalemic-weakness',
    scene:
      'A patient who gets hourly albuterol and a loop diuretic fails to wean. Vital capacity has fallen, the legs are weak and the ECG shows U waves.',
    ask: 'Which result in the record best explains the findings?',
    key: [
      'Potassium of 2.6 mEq/L',
      'Low potassium weakens breathing muscles and gives U waves. Albuterol and loop diuretics both lower it.',
    ],
    fits: 'Low potassium gives weak muscles and U waves.',
    unlike: [
      'chronic-low-oxygen',
      'allergic-airway',
      'septic-lactate',
      'bicarbonate-retention',
      'renal-acidosis',
    ],
    takeaway:
      'Potassium, phosphate, magnesium and calcium are checked when weaning fails. Beta agonists drive potassium into cells, and diuretics waste it.',
    others: respiratoryRecord,
  },
  {
    id: 'chronic-low-oxygen',
    scene:
      'A patient with COPD has bluish fingers and lips, a loud second heart sound and ankle swelling. Resting oxygen saturation at home is 84%.',
    ask: 'Which result in the record shows that the low oxygen is long-standing?',
    key: [
      'Hematocrit of 58%',
      'Months of low oxygen raise erythropoietin and with it the red cells.',
    ],
    fits: 'A high hematocrit is the answer of the marrow to long-standing low oxygen.',
    unlike: [
      'hypokalemic-weakness',
      'allergic-airway',
      'septic-lactate',
      'bacterial-count',
      'anemic-dyspnea',
    ],
    takeaway:
      'Secondary polycythemia is a response to chronic hypoxemia. It thickens the blood and raises pulmonary artery pressure. Home oxygen treats the cause.',
    others: respiratoryRecord,
  },
  {
    id: 'anemic-dyspnea',
    scene:
      'A patient is short of breath on the stairs. Lungs are clear, PaO₂ is 94 mm Hg and SaO₂ 97%, and the chest radiograph is normal.',
    ask: 'Which result in the record best explains the findings?',
    key: [
      'Hemoglobin of 6.4 g/dL',
      'Oxygen content depends on hemoglobin. With so little, delivery falls although PaO₂ and saturation are normal.',
    ],
    fits: 'Low hemoglobin lowers oxygen content while PaO₂ and saturation stay normal.',
    unlike: [
      'chronic-low-oxygen',
      'bacterial-count',
      'allergic-airway',
      'hypokalemic-weakness',
      'sweat-chloride',
    ],
    takeaway:
      'PaO₂ and saturation say nothing about how much hemoglobin there is. Content is about 1.34 mL per gram times saturation. Anemia is treated at its cause; oxygen adds little.',
    level: 'analysis',
    others: respiratoryRecord,
  },
  {
    id: 'allergic-airway',
    scene:
      'A patient wheezes each spring, has eczema, and improves by 18% in FEV₁ after albuterol. The sputum plug holds Charcot-Leyden crystals.',
    ask: 'Which result in the record fits best with the disorder?',
    key: [
      'Eosinophils of 12%',
      'Eosinophils rise in allergic asthma, and their crystals are seen in sputum.',
    ],
    fits: 'Raised eosinophils go with allergic asthma or parasites.',
    unlike: [
      'bacterial-count',
      'chronic-low-oxygen',
      'septic-lactate',
      'stretched-ventricle',
      'anemic-dyspnea',
    ],
    takeaway:
      'Eosinophils above about 4% suggest allergy, parasites or a drug reaction. In asthma a high count predicts response to inhaled steroids.',
    others: respiratoryRecord,
  },
  {
    id: 'bacterial-count',
    scene:
      'A patient has a shaking chill, rusty sputum and bronchial breath sounds over the right lower lobe, where the radiograph shows an opacity.',
    ask: 'Which result in the record fits best with the disorder?',
    key: [
      'White blood cells of 21,000/mm³',
      'Bacterial pneumonia raises white cells, chiefly neutrophils and bands.',
    ],
    fits: 'A high white cell count goes with bacterial infection.',
    unlike: [
      'allergic-airway',
      'anemic-dyspnea',
      'chronic-low-oxygen',
      'bicarbonate-retention',
      'stretched-ventricle',
    ],
    takeaway:
      'Normal white cells are 5,000 to 10,000/mm³. Neutrophils with bands above that suggest bacteria. Steroids raise the count too, without bands.',
    others: respiratoryRecord,
  },
  {
    id: 'stretched-ventricle',
    scene:
      'A patient is dyspneic at night on two pillows. There are basal crackles, a third heart sound and wide upper lobe vessels on the radiograph.',
    ask: 'Which result in the record best supports the cause of the dyspnea?',
    key: [
      'BNP of 1,320 pg/mL',
      'Stretched ventricles release BNP. Above 400 pg/mL it supports heart failure.',
    ],
    fits: 'A high BNP goes with heart failure. It explains crackles and orthopnea.',
    unlike: [
      'allergic-airway',
      'bacterial-count',
      'chronic-low-oxygen',
      'bicarbonate-retention',
      'clot-breakdown',
    ],
    takeaway:
      'BNP under 100 pg/mL makes heart failure unlikely as the cause of dyspnea. A high value with crackles and a third sound supports it.',
    others: respiratoryRecord,
  },
  {
    id: 'septic-lactate',
    scene:
      'A ventilated patient with pneumonia has cold mottled knees and a mean pressure of 54 mm Hg. Blood gas: pH 7.23, PaCO₂ 32 mm Hg, HCO₃ 13 mEq/L. Glucose and creatinine are normal.',
    ask: 'Which result in the record best explains the acid-base state?',
    key: [
      'Lactate of 7.2 mmol/L',
      'Underperfused tissue makes lactate, which uses up bicarbonate.',
    ],
    fits: 'A high lactate goes with tissue that lacks oxygen.',
    unlike: [
      'bicarbonate-retention',
      'renal-acidosis',
      'hypokalemic-weakness',
      'chloride-loss',
      'ketones',
    ],
    level: 'analysis',
    takeaway:
      'Lactate above 4 mmol/L with low pressure means shock. The deep ventilation is compensation. Settings must not take it away while circulation is restored.',
    others: respiratoryRecord,
  },
  {
    id: 'renal-acidosis',
    scene:
      'A patient on dialysis missed two sessions and breathes deeply. Blood gas: pH 7.25, PaCO₂ 28 mm Hg, HCO₃ 12 mEq/L. Lactate and glucose are normal.',
    ask: 'Which result in the record best explains the acid-base state?',
    key: [
      'Creatinine of 11.8 mg/dL',
      'Failed kidneys keep acids that they would pass, so bicarbonate is used up.',
    ],
    fits: 'A very high creatinine goes with kidney failure, which keeps fixed acids.',
    unlike: [
      'septic-lactate',
      'bicarbonate-retention',
      'ketones',
      'chloride-loss',
      'anemic-dyspnea',
    ],
    level: 'analysis',
    takeaway:
      'Deep breathing is not always lung disease: it may compensate a metabolic acidosis. With normal lactate and glucose, look at kidney function.',
    others: respiratoryRecord,
  },
  {
    id: 'ketones',
    scene:
      'A young patient is sent for dyspnea. Breathing is deep at 34/min with fruity breath and clear lungs. Blood gas: pH 7.12, PaCO₂ 16 mm Hg, HCO₃ 5 mEq/L.',
    ask: 'Which result in the record best explains the acid-base state?',
    key: [
      'Glucose of 540 mg/dL',
      'High glucose with fruity breath and severe metabolic acidosis means ketoacidosis.',
    ],
    fits: 'A very high glucose goes with diabetic ketoacidosis.',
    unlike: [
      'septic-lactate',
      'bicarbonate-retention',
      'chloride-loss',
      'hypokalemic-weakness',
      'allergic-airway',
    ],
    takeaway:
      'Kussmaul breathing compensates ketoacidosis. It needs fluid and insulin, not bronchodilators. If such a patient must be ventilated, minute ventilation must stay high.',
    others: respiratoryRecord,
  },
  {
    id: 'bicarbonate-retention',
    scene:
      'A patient with severe COPD is stable in clinic. Blood gas on room air: pH 7.37, PaCO₂ 58 mm Hg, PaO₂ 56 mm Hg. There is no distress.',
    ask: 'Which result in the record shows that the kidneys have adapted to carbon dioxide?',
    key: [
      'Total carbon dioxide of 34 mEq/L',
      'The kidneys have kept bicarbonate, most of the total carbon dioxide on a chemistry panel, so pH is near normal.',
    ],
    fits: 'A raised total carbon dioxide on the panel is retained bicarbonate.',
    unlike: ['septic-lactate', 'ketones', 'renal-acidosis', 'bacterial-count', 'anemic-dyspnea'],
    takeaway:
      'A raised total carbon dioxide on a chemistry panel is a cheap clue to chronic hypercapnia. Acute retention has had no time to raise it, so pH would be low.',
    level: 'analysis',
    others: respiratoryRecord,
  },
  {
    id: 'chloride-loss',
    scene:
      'A ventilated patient with a week of gastric suction breathes 8 times a minute. Blood gas: pH 7.53, PaCO₂ 48 mm Hg, HCO₃ 39 mEq/L.',
    ask: 'Which result in the record best explains the acid-base state?',
    key: [
      'Chloride of 82 mEq/L',
      'Gastric juice takes acid and chloride. Without chloride the kidney cannot pass the extra bicarbonate.',
    ],
    fits: 'Low chloride goes with loss of gastric juice and metabolic alkalosis.',
    unlike: ['septic-lactate', 'ketones', 'renal-acidosis', 'bacterial-count', 'anemic-dyspnea'],
    level: 'analysis',
    takeaway:
      'Gastric suction causes chloride-responsive metabolic alkalosis, and hypoventilation compensates it. Saline and potassium correct it; weaning fares better afterwards.',
    others: respiratoryRecord,
  },
  {
    id: 'clot-breakdown',
    scene:
      'Four days after knee surgery a patient is suddenly dyspneic with a pulse of 124/min. The lungs are clear, the radiograph is normal, and the A-a gradient is wide.',
    ask: 'Which result in the record fits best with the disorder suspected?',
    key: [
      'D-dimer of 6.8 mcg/mL',
      'D-dimer rises when fibrin is broken down. With clear lungs and hypoxemia embolism is likely, and imaging follows.',
    ],
    fits: 'A raised D-dimer goes with clots that are being dissolved.',
    unlike: [
      'allergic-airway',
      'anemic-dyspnea',
      'ketones',
      'bicarbonate-retention',
      'chronic-low-oxygen',
    ],
    takeaway:
      'A normal D-dimer helps to rule out embolism when the risk is low. A raised one does not prove it, least of all after surgery. CT angiography decides.',
    others: respiratoryRecord,
  },
  {
    id: 'theophylline-toxic',
    scene:
      'A patient with COPD who started ciprofloxacin last week has vomiting, tremor and a pulse of 142/min. Breath sounds are unchanged.',
    ask: 'Which result in the record best explains the findings?',
    key: [
      'Theophylline of 28 mcg/mL',
      'Ciprofloxacin slows the breakdown of theophylline, and above 20 mcg/mL it is toxic.',
    ],
    fits: 'A theophylline level above 20 mcg/mL gives vomiting, tremor and a fast pulse.',
    unlike: [
      'anemic-dyspnea',
      'bacterial-count',
      'ketones',
      'chronic-low-oxygen',
      'stretched-ventricle',
    ],
    takeaway:
      'Theophylline has a narrow range, 10 to 20 mcg/mL in most texts. Ciprofloxacin, erythromycin and cimetidine raise it; smoking lowers it. Toxicity ends in seizures and dysrhythmias.',
    others: respiratoryRecord,
  },
  {
    id: 'sweat-chloride',
    scene:
      'A child has nasal polyps, greasy stools, poor growth and repeated Pseudomonas in the sputum.',
    ask: 'Which result in the record best confirms the disorder suspected?',
    key: [
      'Sweat chloride of 96 mmol/L',
      'Sweat chloride of 60 mmol/L or more on testing confirms cystic fibrosis.',
    ],
    fits: 'A high sweat chloride confirms cystic fibrosis. It explains infections and fatty stools.',
    unlike: [
      'allergic-airway',
      'bacterial-count',
      'chronic-low-oxygen',
      'bicarbonate-retention',
      'antitrypsin',
    ],
    takeaway:
      'Polyps, fatty stools, poor growth and Pseudomonas suggest cystic fibrosis. Sweat chloride of 60 mmol/L or more confirms it.',
    others: respiratoryRecord,
  },
  {
    id: 'antitrypsin',
    scene:
      'A 38-year-old patient who never smoked has emphysema mainly at the lung bases and mild liver disease. A brother has the same.',
    ask: 'Which result in the record best explains the disorder?',
    key: [
      'Alpha₁-antitrypsin of 22 mg/dL',
      'Without this inhibitor elastase destroys alveolar walls. The usual level is above 100 mg/dL.',
    ],
    fits: 'A low alpha₁-antitrypsin explains early emphysema at the lung bases.',
    unlike: [
      'sweat-chloride',
      'allergic-airway',
      'bacterial-count',
      'chronic-low-oxygen',
      'stretched-ventricle',
    ],
    takeaway:
      'Early emphysema at the bases in a nonsmoker suggests alpha₁-antitrypsin deficiency. The liver may suffer too. Not smoking matters most.',
    others: respiratoryRecord,
  },
  {
    id: 'bleeding-risk',
    scene:
      'An arterial puncture is requested for a patient with cirrhosis, fresh bruises and a nosebleed this morning. The radial pulses are good and the Allen test is normal.',
    ask: 'Which result in the record calls most for a change of plan?',
    key: [
      'Platelets of 18,000/mm³',
      'With so few platelets an arterial puncture may bleed for long. The need is discussed, and a noninvasive measure is weighed.',
    ],
    fits: 'A very low platelet count is a danger for bleeding after puncture.',
    unlike: [
      'bacterial-count',
      'allergic-airway',
      'bicarbonate-retention',
      'chronic-low-oxygen',
      'ketones',
    ],
    takeaway:
      'Before an arterial puncture look up platelets, INR and anticoagulants. If it is done all the same, choose the radial artery and press longer.',
    others: respiratoryRecord,
  },
];

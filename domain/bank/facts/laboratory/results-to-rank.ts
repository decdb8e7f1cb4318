/** A client's result as one line of a list, and why it is urgent or can wait. */
export type RankedResult = {
  readonly id: string;
  readonly test: string;
  readonly text: string;
  readonly why: string;
};

/** A result that cannot wait, and the list in which it is found. */
export type UrgentResult = RankedResult & {
  readonly setting: string;
  readonly takeaway: string;
};

/** Results that threaten life or limb, or are new and unexplained. */
export const urgentResults: readonly UrgentResult[] = [
  {
    id: 'potassium-high',
    test: 'potassium',
    text: 'Potassium 6.9 mEq/L in a client who missed dialysis',
    why: 'Such a level can stop the heart within hours. An ECG and treatment are needed at once.',
    setting: 'Four results reach the nurses’ station of a large medical unit.',
    takeaway:
      'Potassium above 6.5 mEq/L is critical even in a client whose level often runs high. Tall T waves and a wide QRS warn of arrest. Calcium, insulin with glucose and dialysis are the treatments.',
  },
  {
    id: 'potassium-low',
    test: 'potassium',
    text: 'Potassium 2.3 mEq/L in a client on a loop diuretic',
    why: 'Below 2.5 mEq/L ventricular dysrhythmias and weakness of breathing muscles threaten.',
    setting: 'At 0700 the nurse who takes over opens the list of new results.',
    takeaway:
      'Potassium below 2.5 mEq/L is critical. Cardiac monitoring and replacement, with magnesium checked, come before lesser abnormal values.',
  },
  {
    id: 'sodium-low',
    test: 'sodium',
    text: 'Sodium 114 mEq/L in a client with lung cancer',
    why: 'Below 120 mEq/L brain cells swell, and seizures may start at any time.',
    setting: 'The laboratory phones four results during the evening report.',
    takeaway:
      'Sodium below 120 mEq/L is critical. Seizure precautions and slow, controlled correction are needed. Lung cancer is a known cause through antidiuretic hormone.',
  },
  {
    id: 'glucose-low',
    test: 'glucose',
    text: 'Glucose 39 mg/dL in a client with liver disease',
    why: 'The brain depends on glucose. At this level seizures and coma are close.',
    setting: 'At 0400 a batch of results appears on the screen of a medical floor.',
    takeaway:
      'Glucose below 54 mg/dL is dangerous, and below 40 mg/dL the brain fails. Go to the client, treat and recheck. High values of the same batch can wait.',
  },
  {
    id: 'calcium-low',
    test: 'calcium',
    text: 'Calcium 5.8 mg/dL in a client after neck surgery',
    why: 'Below 6 mg/dL tetany and spasm of the larynx threaten. IV calcium is needed.',
    setting: 'After rounds the nurse reviews the results that came in overnight.',
    takeaway:
      'Calcium below 6 mg/dL is critical, above all after thyroid or parathyroid surgery. Check for tingling, spasm and stridor, and have IV calcium gluconate ready.',
  },
  {
    id: 'calcium-high',
    test: 'calcium',
    text: 'Calcium 14.6 mg/dL in a client with myeloma',
    why: 'Above 13 mg/dL coma and dysrhythmias threaten. Fluids are needed without delay.',
    setting: 'During the noon break four new results arrive on a shared list.',
    takeaway:
      'Calcium above 13 mg/dL is an oncologic emergency. Saline comes first. Drowsiness, constipation and a short QT interval go with it.',
  },
  {
    id: 'magnesium-low',
    test: 'magnesium',
    text: 'Magnesium 0.7 mEq/L in a client with runs of PVCs',
    why: 'Low magnesium with ectopic beats may turn into torsades de pointes.',
    setting: 'A float nurse is handed the printout of four clients.',
    takeaway:
      'Magnesium below 1 mEq/L irritates the heart and keeps potassium low. With ectopic beats it is urgent. Replacement protects from torsades de pointes.',
  },
  {
    id: 'inr-high',
    test: 'inr',
    text: 'INR 7.8 in a client on warfarin with a new headache',
    why: 'The level is far above the goal of 2 to 3, and headache may mean bleeding in the skull.',
    setting: 'Before the phone calls of the day the nurse sorts the results of the clinic.',
    takeaway:
      'An INR above 5 raises the risk of bleeding steeply, and a new headache makes it an emergency. Warfarin is held, and vitamin K and imaging are considered.',
  },
  {
    id: 'aptt-high',
    test: 'aptt',
    text: 'aPTT 140 seconds in a client on a heparin infusion',
    why: 'This is far above the therapeutic goal of about 1.5 to 2.5 times control. The infusion is stopped or lowered by protocol.',
    setting: 'At 0200 the screen of a busy hospital floor shows four new values.',
    takeaway:
      'An aPTT above 100 seconds on heparin is critical. Stop or lower the infusion by protocol, look for bleeding and keep protamine in mind.',
  },
  {
    id: 'platelets-low',
    test: 'platelets',
    text: 'Platelets 8,000/mm³ in a client after chemotherapy',
    why: 'Below 10,000/mm³ bleeding into the brain can come without injury.',
    setting: 'The charge nurse looks through the latest results of the unit.',
    takeaway:
      'Platelets below 20,000/mm³ are critical, and below 10,000/mm³ spontaneous bleeding threatens. Transfusion and bleeding precautions follow.',
  },
  {
    id: 'neutrophils-low',
    test: 'neutrophils',
    text: 'Neutrophils 200/mm³ in a client with a chill',
    why: 'With hardly any neutrophils a chill may be the one sign of sepsis. Antibiotics are due within the hour.',
    setting: 'A nurse returns from a meeting and finds four reports in the tray.',
    takeaway:
      'An absolute neutrophil count below 500/mm³ with a chill or fever is an emergency. Cultures and antibiotics come within an hour. Redness and pus may be missing.',
  },
  {
    id: 'hemoglobin-low',
    test: 'hemoglobin',
    text: 'Hemoglobin 6.2 g/dL in a client with black stools',
    why: 'Bleeding goes on, and oxygen delivery is failing. Blood and endoscopy are needed.',
    setting: 'Just before the end of a shift four values are released by the laboratory.',
    takeaway:
      'Hemoglobin below 7 g/dL with active bleeding is critical. Low values that are known and stable can wait. Check the vital signs and venous access.',
  },
  {
    id: 'troponin-high',
    test: 'troponin',
    text: 'Troponin 3.2 ng/mL in a client with back pain',
    why: 'Heart muscle is dying, and back pain may be its sign. Time lost is muscle lost.',
    setting: 'The nurse has a few minutes between two admissions to read new results.',
    takeaway:
      'A raised troponin with new pain of chest, jaw, arm or back is an infarction until proved otherwise. An ECG within 10 minutes and the provider come first.',
  },
  {
    id: 'lactate-high',
    test: 'lactate',
    text: 'Lactate 5.4 mmol/L in a client with a urine infection',
    why: 'Infection with lactate of 4 mmol/L or more is septic hypoperfusion. Fluids and antibiotics are due now.',
    setting: 'In the middle of a busy morning four reports come up together.',
    takeaway:
      'Lactate of 4 mmol/L or more in infection means that tissues lack oxygen. Treat as septic shock even if the pressure still holds.',
  },
  {
    id: 'paco2-high',
    test: 'blood gas',
    text: 'PaCO₂ 82 mm Hg and pH 7.18 in a sleepy client',
    why: 'Carbon dioxide is rising fast and puts the client to sleep. Breathing must be supported.',
    setting: 'While the provider is on the line, the nurse scans four new results.',
    takeaway:
      'A pH below 7.20 with rising carbon dioxide and sleepiness is acute ventilatory failure. Support of breathing comes before other results.',
  },
  {
    id: 'pao2-low',
    test: 'blood gas',
    text: 'PaO₂ 48 mm Hg in a client restless after hip surgery',
    why: 'Below 60 mm Hg organs lack oxygen. Restlessness after hip surgery suggests an embolus.',
    setting: 'Four reports are waiting as the nurse logs on.',
    takeaway:
      'A PaO₂ below 60 mm Hg is critical, and restlessness is an early sign. After bone surgery think of fat or clot in the lung.',
  },
  {
    id: 'digoxin-high',
    test: 'digoxin',
    text: 'Digoxin 3.8 ng/mL in a client with a pulse of 42/min',
    why: 'The level is toxic and already slows the heart. The next dose is held, and the antidote is considered.',
    setting: 'A nurse who covers a colleague’s break sees four unread results.',
    takeaway:
      'Digoxin above 2 ng/mL is toxic. Nausea, yellow vision and a slow pulse are signs. Hold the drug, check potassium and get an ECG.',
  },
  {
    id: 'lithium-high',
    test: 'lithium',
    text: 'Lithium 2.6 mEq/L in a client with slurred speech',
    why: 'Above 2 mEq/L seizures and coma threaten. Speech already fails.',
    setting: 'The weekend laboratory sends its first batch of the day.',
    takeaway:
      'Lithium above 1.5 mEq/L is toxic, and above 2 mEq/L it is severe. Vomiting, diarrhea and low salt raise it. Hold the dose and report at once.',
  },
  {
    id: 'csf-cloudy',
    test: 'spinal fluid',
    text: 'Spinal fluid glucose 12 mg/dL in a client with fever',
    why: 'A very low glucose in the fluid means bacterial meningitis, which kills within hours.',
    setting: 'Results for four clients of one team are released at the same time.',
    takeaway:
      'Low glucose with neutrophils in spinal fluid is bacterial meningitis. Antibiotics and droplet precautions start at once.',
  },
  {
    id: 'carboxyhemoglobin',
    test: 'carboxyhemoglobin',
    text: 'Carboxyhemoglobin 28% in a client with a headache',
    why: 'More than a quarter of the hemoglobin carries no oxygen, though the oximeter may read normal.',
    setting: 'A relief nurse reads the results of clients who are not yet known well.',
    takeaway:
      'Carboxyhemoglobin above 25% is severe poisoning. High-concentration oxygen starts at once, and others from the same house are sought.',
  },
  {
    id: 'creatine-kinase',
    test: 'creatine kinase',
    text: 'Creatine kinase 38,000 units/L after a crush injury',
    why: 'Myoglobin from so much muscle can shut down the kidneys, and potassium may soar.',
    setting: 'The pager announces that four reports are complete.',
    takeaway:
      'Extreme creatine kinase means rhabdomyolysis. Fluids protect the kidney; potassium, urine color and output are watched closely.',
  },
  {
    id: 'ammonia-alt',
    test: 'ALT',
    text: 'ALT 4,900 units/L in a teenager after an overdose',
    why: 'Liver cells are dying in masses, most likely from acetaminophen. The antidote must not wait.',
    setting: 'At the change of shift four results have not yet been looked at.',
    takeaway:
      'Acetaminophen harms the liver a day or two after a quiet start. Acetylcysteine helps most when early. Watch for confusion and bleeding.',
  },
  {
    id: 'blood-culture',
    test: 'blood culture',
    text: 'Cocci in both blood cultures of a client with a port',
    why: 'Growth in both bottles is true bloodstream infection, likely from the port. Antibiotics start now.',
    setting: 'Four clients had blood or fluid taken this morning, and the reports are in.',
    takeaway:
      'Growth in all bottles is not contamination. A device in the vein is the likely source. Antibiotics start, and the device may have to come out.',
  },
];

/** Results that are expected, known or mild. */
export const expectedResults: readonly RankedResult[] = [
  {
    id: 'creatinine-dialysis',
    test: 'creatinine',
    text: 'Creatinine 7.1 mg/dL in a client due for dialysis',
    why: 'This level is expected between treatments and is lowered by the dialysis planned.',
  },
  {
    id: 'hemoglobin-ckd',
    test: 'hemoglobin',
    text: 'Hemoglobin 10.2 g/dL in a client with kidney disease',
    why: 'Mild anemia is expected in chronic kidney disease and is near the treatment goal.',
  },
  {
    id: 'wbc-steroid',
    test: 'white cells',
    text: 'White cells 12,800/mm³ in a client on prednisone',
    why: 'Steroids raise white cells without infection. The trend is followed.',
  },
  {
    id: 'glucose-steroid',
    test: 'glucose',
    text: 'Glucose 224 mg/dL in a client on methylprednisolone',
    why: 'Steroids raise glucose. It is covered with scheduled insulin and is not dangerous at this level.',
  },
  {
    id: 'inr-goal',
    test: 'inr',
    text: 'INR 2.6 in a client taking warfarin for fibrillation',
    why: 'The goal for atrial fibrillation is 2 to 3, so the dose is right.',
  },
  {
    id: 'aptt-goal',
    test: 'aptt',
    text: 'aPTT 68 seconds in a client on a heparin infusion',
    why: 'This is about twice the control, which is the goal of heparin treatment.',
  },
  {
    id: 'paco2-copd',
    test: 'blood gas',
    text: 'PaCO₂ 52 mm Hg and pH 7.36 in a client with COPD',
    why: 'The pH is normal, so this is a chronic state to which the client has adapted.',
  },
  {
    id: 'sodium-mild',
    test: 'sodium',
    text: 'Sodium 132 mEq/L in a client with heart failure',
    why: 'A mild low sodium from retained water is common in heart failure and is followed.',
  },
  {
    id: 'bnp-known',
    test: 'BNP',
    text: 'BNP 420 pg/mL in a client treated for heart failure',
    why: 'A raised BNP is expected in known heart failure. Signs and weight guide care.',
  },
  {
    id: 'albumin-cirrhosis',
    test: 'albumin',
    text: 'Albumin 2.8 g/dL in a client with known cirrhosis',
    why: 'The scarred liver makes less albumin. It changes slowly and is no emergency.',
  },
  {
    id: 'ammonia-mild',
    test: 'ammonia',
    text: 'Ammonia 92 mcg/dL in an alert client with cirrhosis',
    why: 'It is slightly raised while the client is alert. Lactulose goes on.',
  },
  {
    id: 'bilirubin-hepatitis',
    test: 'bilirubin',
    text: 'Bilirubin 3.4 mg/dL in a client with hepatitis A',
    why: 'Jaundice is expected in the course of hepatitis A and clears by itself.',
  },
  {
    id: 'hba1c',
    test: 'A1c',
    text: 'Hemoglobin A1c 8.1% in a client with type 2 diabetes',
    why: 'It shows the mean of three months and is taken up at the next visit.',
  },
  {
    id: 'tsh',
    test: 'TSH',
    text: 'TSH 7.2 microunits/mL in a client new to thyroxine',
    why: 'The dose is built up over weeks, and TSH is checked again later.',
  },
  {
    id: 'cholesterol',
    test: 'LDL',
    text: 'LDL cholesterol 162 mg/dL in a client with gout',
    why: 'It is a risk over years. Diet and drugs are discussed at a visit.',
  },
  {
    id: 'uric-gout',
    test: 'uric acid',
    text: 'Uric acid 9.4 mg/dL in a client with a sore big toe',
    why: 'It fits gout. Treatment eases pain but nothing threatens life.',
  },
  {
    id: 'amylase',
    test: 'lipase',
    text: 'Lipase 300 units/L in a client whose pancreatitis heals',
    why: 'The value is falling as expected. Pain and intake guide care.',
  },
  {
    id: 'esr',
    test: 'sed rate',
    text: 'Sedimentation rate 58 mm/hour in rheumatoid arthritis',
    why: 'Active joint inflammation raises it. It is expected and slow to change.',
  },
  {
    id: 'urine-bacteria',
    test: 'urine culture',
    text: 'Urine growing E. coli in a client with a bladder infection',
    why: 'It confirms what is treated already. Sensitivity is compared with the drug.',
  },
  {
    id: 'phosphate-ckd',
    test: 'phosphate',
    text: 'Phosphate 5.4 mg/dL in a client on phosphate binders',
    why: 'A mild rise is common in kidney failure, and the binder is adjusted in time.',
  },
  {
    id: 'urea',
    test: 'urea',
    text: 'Urea nitrogen 26 mg/dL in a client on tube feeding',
    why: 'A mild rise suggests a little more water or less protein. It is no emergency.',
  },
  {
    id: 'ferritin',
    test: 'ferritin',
    text: 'Ferritin 9 ng/mL in a client with heavy periods',
    why: 'Empty iron stores are treated with iron over months.',
  },
  {
    id: 'ddimer',
    test: 'D-dimer',
    text: 'D-dimer 1.1 mcg/mL in a client two days after surgery',
    why: 'Healing wounds raise D-dimer, so it is expected after an operation.',
  },
  {
    id: 'ck-injection',
    test: 'CK',
    text: 'Creatine kinase 260 units/L in a client after a race',
    why: 'Exercise leaks a little enzyme from muscle. Rest and fluids are enough.',
  },
  {
    id: 'phenytoin-goal',
    test: 'phenytoin',
    text: 'Phenytoin 16 mcg/mL in a client free of seizures',
    why: 'The level lies in the therapeutic range of 10 to 20 mcg/mL.',
  },
  {
    id: 'potassium-mild',
    test: 'potassium',
    text: 'Potassium 3.4 mEq/L in a client with mild diarrhea',
    why: 'The level is just under the range. Oral replacement is enough.',
  },
  {
    id: 'platelets-mild',
    test: 'platelets',
    text: 'Platelets 128,000/mm³ in a client with an enlarged spleen',
    why: 'A large spleen holds platelets back. Bleeding is not a risk at this level.',
  },
  {
    id: 'hematocrit',
    test: 'hematocrit',
    text: 'Hematocrit 34% in a client in the third trimester',
    why: 'Plasma grows more than red cells in pregnancy, so a fall is expected.',
  },
];

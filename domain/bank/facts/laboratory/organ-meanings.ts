import type { ContrastFact } from '../physiology/contrast-fact.ts';
import { stepOne, stepTwo } from './medical-places.ts';

/** Patterns of liver, heart, spinal fluid and urine tests and what they mean. */
export const organMeanings: readonly ContrastFact[] = [
  {
    id: 'cholestasis',
    scene:
      'A {patient} with dark urine and pale stools has direct bilirubin 6.8 mg/dL, alkaline phosphatase 620 units/L (reference 30 to 120), ALT 74 units/L (4 to 36) and dilated bile ducts on ultrasound.',
    key: [
      'Blocked flow of bile',
      'Alkaline phosphatase and direct bilirubin lead, ALT is only a little raised, and the ducts are wide.',
    ],
    fits: 'Blocked bile flow raises direct bilirubin and alkaline phosphatase most.',
    unlike: [
      'liver-cell-injury',
      'gilbert',
      'pancreatitis',
      'encephalopathy',
      'alcohol-liver',
      'hemolytic-jaundice',
    ],
    takeaway:
      'A cholestatic pattern leads with alkaline phosphatase and direct bilirubin. Wide ducts mean obstruction, by stone or tumor. Fever with it suggests cholangitis.',
    places: [stepTwo('gastrointestinal', 'Hepatobiliary disease')],
  },
  {
    id: 'liver-cell-injury',
    scene:
      'A day-care worker has nausea, jaundice and no appetite. ALT is 2,300 units/L (reference 4 to 36), AST 1,800 units/L (0 to 35), alkaline phosphatase 140 units/L (30 to 120), and IgM antibody to hepatitis A is positive.',
    key: [
      'Acute viral hepatitis',
      'Aminotransferases in the thousands mean injured liver cells, and the IgM antibody names the virus.',
    ],
    fits: 'Acute viral hepatitis raises aminotransferases into the thousands.',
    unlike: [
      'cholestasis',
      'gilbert',
      'alcohol-liver',
      'pancreatitis',
      'hemolytic-jaundice',
      'encephalopathy',
    ],
    takeaway:
      'Aminotransferases above 1,000 units/L come from viruses, drugs such as acetaminophen, or shock. IgM to hepatitis A marks acute infection. It spreads by the fecal-oral route, so hand hygiene counts.',
    places: [stepOne('gastrointestinal', 'Hepatitis and cirrhosis')],
  },
  {
    id: 'alcohol-liver',
    scene:
      'A {patient} who drinks a liter of wine a day has a tender liver. AST is 210 units/L (reference 0 to 35), ALT 88 units/L (4 to 36), and the mean corpuscular volume is 106 fL (80 to 100).',
    key: [
      'Alcohol-associated hepatitis',
      'AST more than twice ALT, both under about 400 units/L, with large red cells fits alcohol.',
    ],
    fits: 'Alcohol-associated hepatitis gives an AST at least twice the ALT.',
    unlike: [
      'liver-cell-injury',
      'cholestasis',
      'gilbert',
      'pancreatitis',
      'hemolytic-jaundice',
      'muscle-injury',
    ],
    level: 'analysis',
    takeaway:
      'In alcohol-associated liver injury AST is at least twice ALT, and both are moderate. Large red cells and a raised gamma-glutamyl transferase support it. Watch for withdrawal.',
    places: [stepTwo('gastrointestinal', 'Hepatobiliary disease')],
  },
  {
    id: 'gilbert',
    scene:
      'A healthy student who fasts for a race has yellow eyes. Total bilirubin is 2.6 mg/dL, nearly all indirect. Hemoglobin, reticulocytes and liver enzymes are normal, and it has happened before.',
    key: [
      'Gilbert syndrome',
      'Mild indirect bilirubin during fasting with normal blood and enzymes is a harmless inherited trait.',
    ],
    fits: 'Gilbert syndrome raises indirect bilirubin alone, during fasting or stress.',
    unlike: [
      'hemolytic-jaundice',
      'cholestasis',
      'liver-cell-injury',
      'alcohol-liver',
      'pancreatitis',
      'encephalopathy',
    ],
    takeaway:
      'Gilbert syndrome lowers the enzyme that conjugates bilirubin. Fasting, illness or exertion brings mild jaundice. It needs no treatment, but hemolysis is ruled out.',
    places: [stepOne('gastrointestinal', 'Hepatitis and cirrhosis')],
  },
  {
    id: 'hemolytic-jaundice',
    scene:
      'A {patient} with sickle cell disease is more yellow than usual. Indirect bilirubin is 4.2 mg/dL, liver enzymes ALT and alkaline phosphatase are normal, hemoglobin has dropped to 6.1 g/dL and reticulocytes are 14%.',
    key: [
      'Faster breakdown of red cells',
      'Indirect bilirubin comes from heme. With a falling hemoglobin and many young cells it means hemolysis.',
    ],
    fits: 'Hemolysis raises indirect bilirubin with a falling hemoglobin and many reticulocytes.',
    unlike: [
      'gilbert',
      'cholestasis',
      'liver-cell-injury',
      'alcohol-liver',
      'pancreatitis',
      'encephalopathy',
    ],
    level: 'analysis',
    takeaway:
      'Indirect bilirubin rises when the liver is offered too much of it. Anemia with reticulocytes separates hemolysis from Gilbert syndrome. Few reticulocytes in sickle cell disease would mean an aplastic crisis.',
    places: [stepTwo('blood-lymph', 'Sickle cell disease')],
  },
  {
    id: 'pancreatitis',
    scene:
      'After a rich meal a {patient} has steady upper abdominal pain through to the back. Lipase is 2,100 units/L (reference 0 to 160), calcium 7.6 mg/dL (9.0 to 10.5) and ALT 190 units/L (4 to 36).',
    key: [
      'Acute gallstone pancreatitis',
      'Lipase over three times the limit with typical pain is pancreatitis, and a raised ALT suggests a stone.',
    ],
    fits: 'Pancreatitis raises lipase to more than three times its limit.',
    unlike: [
      'cholestasis',
      'liver-cell-injury',
      'alcohol-liver',
      'infarction',
      'gilbert',
      'encephalopathy',
    ],
    takeaway:
      'Lipase above three times the limit with typical pain makes the diagnosis of pancreatitis. ALT above three times its limit points to gallstones. Falling calcium is a sign of severity.',
    places: [stepTwo('gastrointestinal', 'Pancreatitis')],
  },
  {
    id: 'encephalopathy',
    scene:
      'A {patient} with cirrhosis sleeps by day and is muddled after three days of constipation. Ammonia is 172 mcg/dL (reference 10 to 80). Glucose, sodium and a head scan are normal.',
    key: [
      'Hepatic encephalopathy',
      'The scarred liver does not clear ammonia from the gut, and constipation adds to it.',
    ],
    fits: 'Hepatic encephalopathy goes with liver failure and a high ammonia.',
    unlike: [
      'liver-cell-injury',
      'cholestasis',
      'alcohol-liver',
      'bacterial-meningitis',
      'subarachnoid',
      'pancreatitis',
    ],
    takeaway:
      'In cirrhosis look for what set off the confusion: constipation, bleeding, infection or sedatives. Lactulose traps ammonia in the stool; two or three soft stools a day are the goal.',
    places: [stepTwo('gastrointestinal', 'Hepatobiliary disease')],
  },
  {
    id: 'infarction',
    scene:
      'A {patient} with chest pressure for three hours has troponin I of 0.03 ng/mL (reference below 0.04) on arrival and 1.9 ng/mL three hours later. The ECG shows ST depression without elevation.',
    key: [
      'Non-ST-elevation infarction',
      'A rise of troponin over hours with symptoms is infarction. Without ST elevation it is of this type.',
    ],
    fits: 'This infarction shows a rise of troponin without ST elevation.',
    unlike: [
      'unstable-angina',
      'heart-failure',
      'muscle-injury',
      'pericarditis',
      'aortic-dissection',
      'pancreatitis',
    ],
    level: 'analysis',
    takeaway:
      'A first normal troponin does not rule out infarction; it is repeated after some hours. Rise with ischemic symptoms is infarction, and the ECG sets the type. Unstable angina has no rise.',
    places: [stepTwo('cardiovascular', 'Acute coronary syndrome')],
  },
  {
    id: 'unstable-angina',
    scene:
      'A {patient} has had chest tightness at rest four times since yesterday. The ECG shows passing T wave inversion. Troponin I is below 0.01 ng/mL (reference below 0.04) on three samples over nine hours.',
    key: [
      'Unstable angina',
      'Pain at rest with a changing ECG but no leak of troponin is ischemia without cell death.',
    ],
    fits: 'Unstable angina is ischemic pain at rest without a rise of troponin.',
    unlike: [
      'infarction',
      'heart-failure',
      'muscle-injury',
      'pericarditis',
      'aortic-dissection',
      'pancreatitis',
    ],
    level: 'analysis',
    takeaway:
      'Unstable angina and non-ST-elevation infarction look alike; serial troponin tells them apart. Both mean an unstable plaque and are treated in hospital.',
    places: [stepOne('cardiovascular', 'Ischemic heart disease')],
  },
  {
    id: 'heart-failure',
    scene:
      'A {patient} wakes breathless at night and has swollen ankles. B-type natriuretic peptide is 1,450 pg/mL (reference below 100), sodium 131 mEq/L, and troponin and creatinine are normal.',
    key: [
      'Decompensated heart failure',
      'Stretched ventricles release the peptide, and retained water dilutes sodium.',
    ],
    fits: 'Heart failure raises B-type natriuretic peptide well above 400 pg/mL.',
    unlike: [
      'infarction',
      'unstable-angina',
      'muscle-injury',
      'pericarditis',
      'nephrotic-edema',
      'cholestasis',
    ],
    takeaway:
      'A peptide below 100 pg/mL makes heart failure unlikely in dyspnea; a value above 400 pg/mL supports it. Low sodium is a sign of poor outlook. Daily weights follow the fluid.',
    places: [stepOne('cardiovascular', 'Heart failure')],
  },
  {
    id: 'muscle-injury',
    scene:
      'A week after starting a statin a {patient} has aching thighs. Creatine kinase is 3,800 units/L (reference 30 to 170), AST 96 units/L (0 to 35), and ALT, bilirubin and troponin are normal.',
    key: [
      'Injury of skeletal muscle',
      'Creatine kinase with AST but without ALT or troponin comes from skeletal muscle.',
    ],
    fits: 'Skeletal muscle injury raises creatine kinase without troponin.',
    unlike: [
      'infarction',
      'liver-cell-injury',
      'alcohol-liver',
      'heart-failure',
      'cholestasis',
      'pericarditis',
    ],
    level: 'analysis',
    takeaway:
      'AST is found in muscle as well as liver. A high creatine kinase with a normal ALT shifts the search to muscle. The statin is stopped at such a level with symptoms.',
    places: [stepTwo('multisystem', 'Toxicology and overdose')],
  },
  {
    id: 'pericarditis',
    scene:
      'After a cold a {patient} has sharp chest pain that eases on leaning forward. C-reactive protein is 9 mg/dL (reference below 1), troponin and D-dimer are normal, and the ECG shows ST elevation in nearly every lead.',
    key: [
      'Acute pericarditis',
      'Inflammation with diffuse ST elevation and posture-dependent pain is pericarditis.',
    ],
    fits: 'Pericarditis gives inflammation markers with diffuse ST elevation.',
    unlike: [
      'infarction',
      'unstable-angina',
      'heart-failure',
      'aortic-dissection',
      'muscle-injury',
      'pancreatitis',
    ],
    takeaway:
      'Pericarditis hurts with breathing and eases on leaning forward. ST elevation is in nearly all leads, with PR depression. A rub may be heard; watch for tamponade.',
    places: [stepTwo('cardiovascular', 'Pericardial disease')],
  },
  {
    id: 'aortic-dissection',
    scene:
      'A {patient} with hypertension has sudden tearing pain between the shoulder blades. Blood pressure is 192/104 mm Hg in the right arm and 148/90 mm Hg in the left. D-dimer is very high, and troponin is normal.',
    key: [
      'Dissection of the aorta',
      'Tearing back pain with unequal arm pressures and a high D-dimer points to a split aortic wall.',
    ],
    fits: 'Aortic dissection gives tearing pain, unequal arm pressures and a high D-dimer.',
    unlike: [
      'infarction',
      'unstable-angina',
      'pericarditis',
      'heart-failure',
      'pancreatitis',
      'muscle-injury',
    ],
    takeaway:
      'Unequal arm pressures with tearing pain need a CT angiogram at once. Anticoagulants would be dangerous. Pulse and pressure are lowered with an IV beta blocker first.',
    places: [stepTwo('cardiovascular', 'Aortic disease')],
  },
];

import type { Condition } from '../condition.ts';

const source = 'Standard cardiology and internal medicine texts';

/** Pressure, lipids, vessels of the trunk and legs, and rhythm. */
export const cardiovascularConditions3: readonly Condition[] = [
  {
    id: 'primary-hypertension',
    name: 'Primary hypertension',
    system: 'cardiovascular',
    topic: 'Hypertension and hypertensive emergency',
    source,
    step1: { area: 'cardiovascular', topic: 'Hypertension' },
    vignettes: [
      'A 49-year-old bus driver has pressures of 148/92 and 152/94 mm Hg at two visits and a mean of 146/90 mm Hg at home. He sleeps well and has no symptoms. His mother and brother take drugs for their blood pressure. Potassium is 4.2 mmol/L, creatinine and urine are normal, there is no abdominal bruit, and leg pulses are full.',
    ],
    hallmark: 'a lasting rise in pressure, in and out of the office, without a secondary cause',
    lookalikes: [
      'renal-artery-stenosis',
      'primary-aldosteronism',
      'pheochromocytoma',
      'coarctation-of-aorta',
      'hypertensive-emergency',
      'cushing-disease',
      'chronic-kidney-disease',
      'obstructive-sleep-apnea',
    ],
    finding: {
      text: 'Raised readings at home and in the office without symptoms',
      why: 'Primary hypertension is silent for years, so repeated readings in and out of the office make the diagnosis.',
      accepts: ['chronic-kidney-disease'],
    },
    test: {
      text: 'Home blood pressure readings for a week',
      why: 'In suspected primary hypertension, readings at home confirm that pressure is high outside of the office as well.',
      scene:
        'A 52-year-old woman feels nervous in clinics. Her pressure was 146/88 and 150/90 mm Hg at two visits. She has no symptoms, and potassium, creatinine and urinalysis are normal. She owns a validated cuff.',
      slips: [
        {
          text: 'One more office reading after a year',
          why: 'Waiting for a year leaves possible hypertension untreated, and one office reading does not exclude a white-coat effect.',
        },
      ],
    },
    treatment: {
      text: 'Low daily dose of chlorthalidone',
      why: 'In primary hypertension, a thiazide-type diuretic is a first-line drug, and it also lowers calcium loss in the urine.',
      scene:
        'A 66-year-old woman with primary hypertension has a home mean of 152/88 mm Hg after 3 months of diet and exercise. She also has low bone density and calcium oxalate stones with high urine calcium. Sodium and potassium are normal.',
      accepts: ['renal-artery-stenosis', 'chronic-kidney-disease'],
      slips: [
        {
          text: 'Doxazosin at bedtime as the sole drug',
          why: 'An alpha-blocker alone is linked to more heart failure and is not a first-line drug for hypertension.',
        },
        {
          text: 'Furosemide twice a day as the sole drug',
          why: 'A loop diuretic increases urine calcium and is short acting; it is meant for edema or poor kidney function.',
        },
        {
          text: 'Clonidine whenever the pressure is high',
          why: 'Clonidine as needed causes swings and rebound hypertension and is no way to treat chronic disease.',
        },
      ],
    },
    mechanism: {
      text: 'Raised vascular resistance from many genes, salt and weight',
      why: 'Primary hypertension has no single cause; genes, salt handling, weight and sympathetic tone raise resistance over years.',
    },
    complication: {
      text: 'Stroke from damaged small cerebral arteries',
      why: 'Primary hypertension is the leading modifiable cause of stroke, and treatment reduces strokes by over a third.',
      accepts: [
        'coarctation-of-aorta',
        'hypertensive-emergency',
        'pheochromocytoma',
        'obstructive-sleep-apnea',
        'primary-aldosteronism',
        'chronic-kidney-disease',
      ],
    },
    risk: {
      text: 'Hypertension in parents together with weight gain',
      why: 'Family history and obesity are the strongest common factors behind primary hypertension.',
      accepts: ['obstructive-sleep-apnea', 'chronic-kidney-disease', 'hypertensive-emergency'],
    },
    advice: {
      text: 'Lose weight, cut salt and take the tablets even without symptoms',
      why: 'In primary hypertension, damage is silent, and weight loss, less salt and steady treatment prevent it.',
      scene:
        'A 54-year-old man with primary hypertension and a body mass index of 33 kg/m² starts amlodipine. He says he will feel when his pressure is up and take a tablet then.',
      slips: [
        {
          text: 'Take ibuprofen for the headaches that come with high pressure',
          why: 'Anti-inflammatory drugs retain salt and raise pressure, and primary hypertension rarely causes headache.',
        },
      ],
      accepts: [
        'chronic-kidney-disease',
        'obstructive-sleep-apnea',
        'coarctation-of-aorta',
        'hypertensive-emergency',
      ],
    },
  },
  {
    id: 'hypertensive-emergency',
    name: 'Hypertensive encephalopathy',
    system: 'cardiovascular',
    topic: 'Hypertension and hypertensive emergency',
    source,
    step2: { area: 'cardiovascular', topic: 'Hypertension' },
    vignettes: [
      'A 44-year-old man who stopped his three blood pressure drugs a month ago has had growing headache, vomiting and blurred vision for a day. He is confused but moves all limbs. Blood pressure is 232/138 mm Hg in both arms. The fundi show disc swelling and flame hemorrhages, and brain CT shows no bleeding.',
    ],
    hallmark:
      'very high pressure, over 180/120 mm Hg, with acute damage to brain, eye, heart or kidney',
    lookalikes: [
      'primary-hypertension',
      'pheochromocytoma',
      'aortic-dissection',
      'thyroid-storm',
      'ttp',
      'renal-artery-stenosis',
      'ischemic-stroke',
      'subarachnoid-hemorrhage',
    ],
    finding: {
      text: 'Swelling of the optic disc with flame-shaped hemorrhages',
      why: 'In a hypertensive emergency, swollen discs and flame hemorrhages prove acute damage to small vessels.',
      scene:
        'A 50-year-old woman has a pressure of 220/130 mm Hg and a dull headache. The {clinician} must decide whether this is merely severe hypertension or an emergency with organ damage.',
      accepts: ['aortic-dissection', 'subarachnoid-hemorrhage', 'ischemic-stroke'],
      slips: [
        {
          text: 'Copper-wire arteries with nicking of the veins',
          why: 'Copper-wire arteries and nicking show hypertension of many years and not acute damage.',
        },
        {
          text: 'Pressure above 200 mm Hg at two readings',
          why: 'The number alone does not make an emergency; acute organ damage does.',
        },
      ],
    },
    test: {
      text: 'CT of the head without contrast',
      why: 'In a hypertensive emergency with confusion, head CT excludes bleeding and stroke before pressure is lowered.',
      scene:
        'A 57-year-old man has a pressure of 228/134 mm Hg, vomiting and drowsiness. Pulses are equal, and there is no chest pain. An intravenous line is in place, and no target for his pressure has been set.',
      accepts: ['ischemic-stroke', 'subarachnoid-hemorrhage', 'renal-artery-stenosis'],
      slips: [
        {
          text: 'Renal artery duplex ultrasonography',
          why: 'A search for a secondary cause follows later, when the emergency has been controlled.',
        },
        {
          text: 'Lumbar puncture for cell count',
          why: 'Lumbar puncture in a drowsy patient with possible brain swelling is unsafe before imaging.',
        },
      ],
    },
    treatment: {
      text: 'Nicardipine infusion to lower pressure by up to 25%',
      why: 'In a hypertensive emergency, pressure is lowered by at most a quarter in the first hour, since brain flow has adapted to high pressure.',
      scene:
        'A 48-year-old woman has hypertensive encephalopathy with a pressure of 236/140 mm Hg. Head CT is normal, pulses are equal, and there is no chest pain. She is in the intensive care unit.',
      slips: [
        {
          text: 'Nitroprusside infusion down to 120/80 mm Hg at once',
          why: 'A sudden fall to normal cuts brain flow below the adapted range and may cause stroke.',
        },
        {
          text: 'Nifedipine capsule bitten and swallowed',
          why: 'Rapid nifedipine lowers pressure in an uncontrolled way and has caused stroke and infarction.',
        },
        {
          text: 'Oral amlodipine with a visit in one week',
          why: 'Slow oral treatment fits severe hypertension without organ damage; encephalopathy needs intravenous control.',
        },
      ],
    },
    mechanism: {
      text: 'Failed autoregulation with leak and necrosis of arterioles',
      why: 'In a hypertensive emergency, pressure exceeds autoregulation, and arterioles leak and undergo fibrinoid necrosis.',
    },
    complication: {
      text: 'Intracerebral hemorrhage',
      why: 'In a hypertensive emergency, overstretched cerebral arterioles may burst.',
      accepts: [
        'pheochromocytoma',
        'primary-hypertension',
        'renal-artery-stenosis',
        'subarachnoid-hemorrhage',
        'ischemic-stroke',
      ],
    },
    risk: {
      text: 'Abrupt stop of several antihypertensive drugs',
      why: 'Most hypertensive emergencies occur in people with known hypertension who stopped their drugs.',
      accepts: [
        'pheochromocytoma',
        'renal-artery-stenosis',
        'primary-hypertension',
        'aortic-dissection',
      ],
    },
    advice: {
      text: 'Refill drugs early and do not stop clonidine from one day to the next',
      why: 'After a hypertensive emergency, the main prevention is steady treatment, and sudden stop of clonidine causes rebound.',
      scene:
        'A 46-year-old man is discharged after a hypertensive emergency that followed two weeks without his clonidine and amlodipine.',
      accepts: ['primary-hypertension', 'ttp', 'aortic-dissection', 'subarachnoid-hemorrhage'],
      slips: [
        {
          text: 'Take an extra dose whenever a headache comes on',
          why: 'Extra doses by symptom cause swings in pressure, since headache is a poor guide to it.',
        },
      ],
    },
  },
  {
    id: 'familial-hypercholesterol',
    name: 'Familial hypercholesterolemia',
    system: 'cardiovascular',
    topic: 'Lipid disorders',
    source,
    step1: { area: 'multisystem', topic: 'Metabolic and genetic disease' },
    vignettes: [
      'A 31-year-old man has firm lumps over both Achilles tendons and a gray ring at the edge of each cornea. His father had a heart attack at 43. LDL cholesterol is 272 mg/dL and triglycerides are 110 mg/dL. TSH, glucose, urine protein and liver tests are normal.',
      'At a well visit, a slim 11-year-old girl has an LDL cholesterol of 228 mg/dL, confirmed on fasting. Her mother takes a statin since a bypass operation at 39. Triglycerides, TSH, creatinine and urinalysis are normal, and she eats little fat.',
    ],
    hallmark:
      'an LDL cholesterol of 190 mg/dL or more, tendon xanthomas and early coronary disease in the family',
    lookalikes: [
      'hashimoto-thyroiditis',
      'minimal-change-disease',
      'type-2-diabetes',
      'gout',
      'chronic-kidney-disease',
      'primary-biliary-cholangitis',
      'cushing-disease',
      'stable-angina',
    ],
    finding: {
      text: 'Firm nodules within the Achilles tendons',
      why: 'In familial hypercholesterolemia, LDL deposits in tendons, and Achilles xanthomas are nearly specific for it.',
      accepts: ['primary-biliary-cholangitis'],
      slips: [
        {
          text: 'Yellow papules in crops over the buttocks',
          why: 'Eruptive yellow papules go with very high triglycerides rather than high LDL cholesterol.',
        },
      ],
    },
    test: {
      text: 'Fasting lipid panel with LDL cholesterol',
      why: 'In familial hypercholesterolemia, a very high LDL with normal triglycerides is the key to the diagnosis.',
      scene:
        'A 26-year-old woman has a grandfather, an uncle and a brother who had infarctions before 45. She has thick Achilles tendons and feels well. She has never had any blood test.',
      slips: [
        {
          text: 'Coronary angiography by catheter',
          why: 'An invasive study is not warranted without symptoms and does not show the lipid disorder.',
        },
        {
          text: 'Serum C-reactive protein level',
          why: 'C-reactive protein is a marker of inflammation and does not diagnose a lipid disorder.',
        },
      ],
    },
    treatment: {
      text: 'High-intensity statin such as rosuvastatin',
      why: 'In familial hypercholesterolemia, a high-intensity statin is the first drug and lowers LDL by half or more.',
      scene:
        'A 35-year-old man with familial hypercholesterolemia has an LDL cholesterol of 246 mg/dL after half a year of a strict diet. He has no symptoms. Liver enzymes and TSH are normal.',
      accepts: ['stable-angina', 'type-2-diabetes'],
      slips: [
        {
          text: 'Another year of diet before any tablets',
          why: 'Diet lowers LDL by 10 to 15% at most, far too little in this inherited disorder.',
        },
        {
          text: 'Fenofibrate as the sole lipid drug',
          why: 'Fibrates lower triglycerides, which are normal here, and have little effect on LDL.',
        },
        {
          text: 'Niacin at a rising nightly dose',
          why: 'Niacin has shown no added benefit on outcomes and is not the first drug for high LDL.',
        },
      ],
    },
    mechanism: {
      text: 'Faulty LDL receptors that leave LDL in the blood',
      why: 'In familial hypercholesterolemia, an LDL receptor defect slows removal of LDL, so plaque forms from childhood on.',
    },
    complication: {
      text: 'Coronary infarction before age 50',
      why: 'Untreated familial hypercholesterolemia brings infarction to about half of affected men by age 50.',
      accepts: [
        'stable-angina',
        'type-2-diabetes',
        'chronic-kidney-disease',
        'minimal-change-disease',
      ],
    },
    risk: {
      text: 'Parent with the same dominant gene variant',
      why: 'Familial hypercholesterolemia is autosomal dominant, so each child of a carrier has a risk of one in two.',
    },
    advice: {
      text: 'Have brothers, sisters and children tested for high cholesterol',
      why: 'In familial hypercholesterolemia, half of first-degree relatives are affected, and early treatment prevents infarction.',
      scene:
        'A 40-year-old woman has just learned that she has familial hypercholesterolemia. She takes her statin, and has two sons aged 9 and 12 and a sister.',
      slips: [
        {
          text: 'Stop the statin each time the LDL has come down to target',
          why: 'LDL climbs back within weeks of stopping; the drug is for life except around pregnancy.',
        },
        {
          text: 'Wait with tests in the sons until they have turned 30',
          why: 'Children of a carrier are tested from about age 2 to 10, because plaque starts early.',
        },
      ],
    },
  },
  {
    id: 'peripheral-artery-disease',
    name: 'Peripheral artery disease',
    system: 'cardiovascular',
    topic: 'Peripheral artery disease and aortic aneurysm',
    source,
    vignettes: [
      'A 67-year-old man who has smoked for 45 years gets cramps in the right calf after two blocks. They stop within 3 minutes when he stands still. The foot is cool and hairless with shiny skin, and neither foot pulse can be felt on the right. Straight leg raising is painless.',
      'A 72-year-old woman who has smoked since youth hangs her left leg out of bed at night to ease pain in the toes. The foot turns pale when raised and dark red when lowered. A small dry ulcer with a punched-out edge lies on the tip of the second toe. The calf is soft and not swollen.',
    ],
    hallmark:
      'calf pain on walking that stops on standing still, weak foot pulses and a low ankle index',
    lookalikes: [
      'deep-vein-thrombosis',
      'coarctation-of-aorta',
      'abdominal-aortic-aneurysm',
      'lumbar-spinal-stenosis',
      'type-2-diabetes',
      'vitamin-b12-deficiency',
      'aortic-dissection',
      'osteoarthritis',
    ],
    finding: {
      text: 'Calf cramp on walking that stops when standing still',
      why: 'In peripheral artery disease, muscle outruns its blood supply on walking, and standing still restores the balance.',
      accepts: ['coarctation-of-aorta'],
      scene:
        'A 68-year-old smoker with high cholesterol has pain in one leg. The {clinician} must tell poor arterial supply from spinal and venous causes.',
    },
    test: {
      text: 'Ankle-brachial pressure index',
      why: 'In peripheral artery disease, an ankle-brachial index of 0.9 or less confirms the diagnosis without risk.',
      scene:
        'A 64-year-old smoker has calf cramps after 200 meters and weak pulses behind the right ankle. The toes are warm, with no ulcer. Peripheral artery disease is suspected.',
      slips: [
        {
          text: 'Catheter angiography of both legs',
          why: 'Catheter angiography is invasive and kept for planned revascularization.',
        },
      ],
    },
    treatment: {
      text: 'Supervised walking program with a statin and aspirin',
      why: 'In peripheral artery disease with claudication, supervised walking lengthens the distance, and statin with aspirin prevents infarction and stroke.',
      scene:
        'A 66-year-old man has claudication at 250 meters and an ankle-brachial index of 0.68. He stopped smoking last year. There is no pain at rest and no ulcer. He takes no drugs.',
      slips: [
        {
          text: 'Bypass surgery before any other measure',
          why: 'Revascularization is for limb-threatening ischemia or claudication that persists after exercise and drugs.',
        },
        {
          text: 'Strict rest of the leg until the pain has gone',
          why: 'Rest shortens the pain-free distance, whereas walking builds collaterals and fitness.',
        },
        {
          text: 'Warfarin at a target INR between 2 and 3',
          why: 'Warfarin does not help stable peripheral artery disease and causes bleeding.',
        },
      ],
      accepts: ['type-2-diabetes'],
    },
    mechanism: {
      text: 'Atherosclerotic narrowing of the arteries of the leg',
      why: 'Peripheral artery disease comes from plaque in iliac, femoral or popliteal arteries that limits flow to muscle.',
    },
    complication: {
      text: 'Myocardial infarction or ischemic stroke',
      why: 'In peripheral artery disease, plaque is widespread, and infarction and stroke cause far more harm than loss of the leg.',
      accepts: ['type-2-diabetes'],
    },
    risk: {
      text: 'Cigarette smoking for several decades',
      why: 'Smoking is the strongest modifiable risk factor for peripheral artery disease.',
      accepts: ['abdominal-aortic-aneurysm', 'aortic-dissection', 'type-2-diabetes'],
    },
    advice: {
      text: 'Stop smoking and walk until pain, rest, then walk on again',
      why: 'In peripheral artery disease, giving up smoking saves limb and life, and walking into the pain lengthens the distance.',
      scene:
        'A 59-year-old cook with claudication smokes 15 cigarettes a day. He asks what he can do so that he gets farther and keeps his leg.',
      accepts: ['abdominal-aortic-aneurysm', 'type-2-diabetes'],
      slips: [
        {
          text: 'Wear firm compression stockings throughout the day',
          why: 'Compression helps venous disease; with poor arterial flow, it can cause skin necrosis.',
        },
      ],
    },
  },
  {
    id: 'abdominal-aortic-aneurysm',
    name: 'Abdominal aortic aneurysm',
    system: 'cardiovascular',
    topic: 'Peripheral artery disease and aortic aneurysm',
    source,
    step2: { area: 'cardiovascular', topic: 'Aortic disease' },
    vignettes: [
      'A 73-year-old man who smokes has sudden severe pain in the left flank and back and fainted on the toilet. Blood pressure is 84/50 mm Hg and pulse 122/min. A wide, pulsating mass is felt above the navel. The urine has no blood, and the ECG shows sinus tachycardia.',
    ],
    hallmark: 'a pulsating mass above the navel, with back pain and shock when it ruptures',
    lookalikes: [
      'aortic-dissection',
      'peripheral-artery-disease',
      'obstructive-hydronephrosis',
      'renal-cell-carcinoma',
      'polycystic-kidney-disease',
      'acute-pancreatitis',
      'nephrolithiasis',
      'stemi',
    ],
    finding: {
      text: 'Pulsating, expanding mass above the navel',
      why: 'An abdominal aortic aneurysm widens with each beat, so both hands are pushed apart above the navel.',
    },
    test: {
      text: 'Abdominal ultrasonography',
      why: 'For abdominal aortic aneurysm, ultrasound measures the diameter reliably without contrast or radiation, and at the bedside if need be.',
      scene:
        'A 68-year-old man without symptoms who used to smoke is found to have a broad pulsation above the navel at a routine visit. His blood pressure is 134/80 mm Hg. He has never had a scan.',
      accepts: ['obstructive-hydronephrosis', 'polycystic-kidney-disease'],
      slips: [
        {
          text: 'Catheter aortography',
          why: 'Catheter aortography is invasive and shows the channel of blood, not the true width with clot.',
        },
        {
          text: 'Plain abdominal radiography',
          why: 'A plain film shows calcium in some walls but misses many aneurysms and does not measure them.',
        },
      ],
    },
    treatment: {
      text: 'Immediate transfer for open or endovascular repair',
      why: 'In ruptured abdominal aortic aneurysm, survival depends on control of the bleeding, so the patient goes straight to repair.',
      scene:
        'A 76-year-old man with a known 6.2 cm aneurysm of the abdominal aorta collapses with back pain. Systolic pressure is 82 mm Hg, he is awake, and bedside ultrasound shows the aneurysm with fluid behind it.',
      slips: [
        {
          text: 'Rapid saline until systolic pressure exceeds 140 mm Hg',
          why: 'Raising pressure to normal before control dislodges clot and dilutes clotting factors; permissive hypotension is preferred.',
        },
        {
          text: 'Observation with repeat ultrasound in 6 hours',
          why: 'A ruptured aneurysm with hypotension is lethal within hours and cannot be observed.',
        },
        {
          text: 'Intravenous heparin and oxygen in a monitored bed',
          why: 'Heparin increases bleeding from the ruptured wall and makes death more likely.',
        },
      ],
      accepts: ['aortic-dissection'],
    },
    mechanism: {
      text: 'Proteolysis of elastin and collagen that weakens the full wall',
      why: 'In abdominal aortic aneurysm, inflammation and proteases destroy elastin and collagen, and all layers bulge.',
    },
    complication: {
      text: 'Rupture with bleeding behind the peritoneum',
      why: 'An abdominal aortic aneurysm that is 5.5 cm or wider, or grows fast, may rupture, and most who rupture die.',
      accepts: ['aortic-dissection', 'peripheral-artery-disease'],
    },
    risk: {
      text: 'Male sex, age over 65 and smoking',
      why: 'Smoking is the strongest risk factor for abdominal aortic aneurysm, mostly in men over 65.',
      accepts: ['peripheral-artery-disease', 'aortic-dissection', 'stemi', 'renal-cell-carcinoma'],
    },
    advice: {
      text: 'Quit smoking and come back for ultrasound at the planned date',
      why: 'For a small abdominal aortic aneurysm, smoking speeds growth, and planned ultrasound finds the size at which repair pays.',
      scene:
        'A 66-year-old man has a 4.1 cm aneurysm of the abdominal aorta, found at screening. He smokes half a pack a day and feels well.',
      slips: [
        {
          text: 'Wear a tight abdominal belt to support the vessel wall',
          why: 'A belt does not support the aorta and has no effect on its growth.',
        },
      ],
      accepts: ['aortic-dissection', 'peripheral-artery-disease', 'renal-cell-carcinoma'],
    },
  },
  {
    id: 'deep-vein-thrombosis',
    name: 'Deep vein thrombosis',
    system: 'cardiovascular',
    topic: 'Venous thromboembolism',
    source,
    step2: { area: 'cardiovascular', topic: 'Venous thromboembolism' },
    vignettes: [
      'Nine days after a knee replacement, a 65-year-old woman has a heavy, aching left leg. The calf measures 4 cm more than the right and pits on pressure, and the deep calf is tender. The skin is intact and slightly warm, temperature is 37.3 °C (99.1 °F), and foot pulses are full.',
      'A 38-year-old man notes swelling of the whole right leg two days after a 14-hour flight. He is under treatment for testicular cancer. The leg is firm to the thigh with dilated surface veins. There is no rash or wound, and the urine has no protein.',
    ],
    hallmark:
      'one-sided leg swelling with a vein that does not collapse under the ultrasound probe',
    lookalikes: [
      'peripheral-artery-disease',
      'cellulitis',
      'hfref',
      'minimal-change-disease',
      'chronic-kidney-disease',
      'pulmonary-embolism',
      'membranous-nephropathy',
      'compartment-syndrome',
    ],
    finding: {
      text: 'One calf at least 3 cm wider than the other',
      why: 'In deep vein thrombosis, outflow is blocked on one side, so that calf swells more than 3 cm beyond the other.',
      accepts: ['pulmonary-embolism', 'compartment-syndrome'],
    },
    test: {
      text: 'Compression ultrasonography of the leg',
      why: 'In likely deep vein thrombosis, compression ultrasonography shows the vein that cannot be flattened and proves the clot.',
      scene:
        'A 55-year-old woman with breast cancer under treatment has a swollen, tender left calf and pitting edema to the knee. Her pretest probability by score is high. Breathing is normal.',
      slips: [
        {
          text: 'D-dimer as the sole test',
          why: 'With high pretest probability, a D-dimer cannot rule out thrombosis, and cancer raises it anyway.',
        },
        {
          text: 'Contrast venography of the leg',
          why: 'Venography is invasive and has been replaced by ultrasonography.',
        },
      ],
    },
    treatment: {
      text: 'Apixaban for at least three months',
      why: 'In deep vein thrombosis without a reason for admission, a direct oral anticoagulant for at least 3 months prevents embolism and recurrence.',
      scene:
        'A 46-year-old man has a proximal deep vein thrombosis after a leg fracture. He walks with crutches and is well. Kidney function, platelets and hemoglobin are normal, and he takes no other drugs.',
      accepts: ['pulmonary-embolism'],
      slips: [
        {
          text: 'Inferior vena cava filter without drugs',
          why: 'A filter is for those who cannot take an anticoagulant, which is not the case here.',
        },
        {
          text: 'Aspirin once a day for six weeks',
          why: 'Aspirin is far too weak to treat an acute proximal thrombosis.',
        },
        {
          text: 'Bed rest with the leg raised for a week',
          why: 'Walking with an anticoagulant is safe, and bed rest favors further clotting.',
        },
      ],
    },
    mechanism: {
      text: 'Clot from slow flow, vessel injury and active coagulation',
      why: 'Deep vein thrombosis follows the triad of stasis, endothelial injury and a tendency to clot.',
      accepts: ['pulmonary-embolism'],
    },
    complication: {
      text: 'Embolism to the pulmonary arteries',
      why: 'In proximal deep vein thrombosis, pieces of clot can break off to the lung, which may be fatal.',
      accepts: ['pulmonary-embolism', 'minimal-change-disease', 'membranous-nephropathy'],
    },
    risk: {
      text: 'Major surgery on the hip or knee within weeks',
      why: 'Major orthopedic surgery brings injury and immobility together and is among the strongest risks for deep vein thrombosis.',
      accepts: [
        'pulmonary-embolism',
        'membranous-nephropathy',
        'minimal-change-disease',
        'compartment-syndrome',
      ],
    },
    advice: {
      text: 'Call an ambulance for sudden breathlessness or chest pain',
      why: 'In deep vein thrombosis, sudden dyspnea or chest pain may be lung embolism and needs emergency care.',
      scene:
        'A 35-year-old woman with a clot in the calf and popliteal vein starts a direct oral anticoagulant at home. She asks which symptoms are an emergency.',
      accepts: ['hfref', 'pulmonary-embolism', 'membranous-nephropathy'],
      slips: [
        {
          text: 'Massage the calf firmly to break up the clot',
          why: 'Firm massage may loosen the clot and send it to the lungs.',
        },
        {
          text: 'Skip the tablets on days when the leg feels normal',
          why: 'Missing doses of a short-acting anticoagulant lets the clot grow again.',
        },
      ],
    },
  },
  {
    id: 'atrial-fibrillation',
    name: 'Atrial fibrillation',
    system: 'cardiovascular',
    topic: 'Atrial fibrillation and other arrhythmias',
    source,
    step1: { area: 'cardiovascular', topic: 'Electrophysiology and arrhythmias' },
    step2: { area: 'cardiovascular', topic: 'Arrhythmia management' },
    vignettes: [
      'A 74-year-old woman with hypertension feels her heart flutter and tires easily since last week. The pulse is 128/min without any pattern, and some beats heard at the apex do not reach the wrist. The ECG shows narrow QRS complexes at uneven intervals and a wavy baseline without P waves.',
    ],
    hallmark: 'an irregularly irregular rhythm without P waves',
    lookalikes: [
      'avnrt',
      'ventricular-tachycardia',
      'complete-heart-block',
      'graves-disease',
      'mitral-stenosis',
      'pheochromocytoma',
      'panic-disorder',
      'hyperkalemia',
    ],
    finding: {
      text: 'Irregular pulse without pattern and with a pulse deficit',
      why: 'In atrial fibrillation, chaotic conduction gives uneven intervals, and early beats are too weak to reach the wrist.',
    },
    test: {
      text: 'Thyroid-stimulating hormone in serum',
      why: 'In new atrial fibrillation, TSH is measured because hyperthyroidism is a curable cause.',
      scene:
        'The ECG of a 62-year-old man with two weeks of palpitations shows atrial fibrillation at 118/min. An echocardiogram is normal. Over the same weeks he lost 3 kg and felt hot. The {clinician} looks for the cause.',
      accepts: ['graves-disease', 'panic-disorder'],
      slips: [
        {
          text: 'Coronary angiography by catheter',
          why: 'Without chest pain or ischemia, atrial fibrillation is no reason for coronary angiography.',
        },
        {
          text: 'Electrophysiology study with pacing',
          why: 'The rhythm is already known, and an invasive study does not find the cause of it.',
        },
        {
          text: 'Tilt-table testing',
          why: 'Tilt testing is for reflex fainting and has no place in established atrial fibrillation.',
        },
      ],
    },
    treatment: {
      text: 'Apixaban together with metoprolol',
      why: 'In stable atrial fibrillation with stroke risk factors, an anticoagulant prevents stroke, and a beta-blocker controls the rate.',
      scene:
        'A 76-year-old woman with diabetes and hypertension has had atrial fibrillation for an unknown time. Rate is 124/min, blood pressure 136/80 mm Hg, and she has mild palpitations only. Kidney function and valves are normal.',
      slips: [
        {
          text: 'Immediate cardioversion without a blood thinner',
          why: 'Cardioversion of unknown duration without anticoagulation may send an atrial clot to the brain.',
        },
        {
          text: 'Aspirin alone with review in a month',
          why: 'Aspirin gives little protection from atrial clots and leaves the rate uncontrolled.',
        },
        {
          text: 'Adenosine as a rapid intravenous push',
          why: 'Adenosine ends nodal reentry, but it cannot stop atrial fibrillation.',
        },
      ],
      accepts: ['mitral-stenosis'],
    },
    mechanism: {
      text: 'Many reentrant wavelets with triggers in the pulmonary veins',
      why: 'In atrial fibrillation, triggers from the pulmonary veins start chaotic wavelets in a stretched, scarred atrium.',
    },
    complication: {
      text: 'Stroke from a clot in the left atrial appendage',
      why: 'In atrial fibrillation, stasis in the left atrial appendage forms clots, which makes stroke the main danger.',
      accepts: ['mitral-stenosis', 'pheochromocytoma'],
    },
    risk: {
      text: 'Older age with long-standing hypertension',
      why: 'Age and hypertension are the commonest background of atrial fibrillation because they stretch and scar the atria.',
      accepts: [
        'graves-disease',
        'mitral-stenosis',
        'complete-heart-block',
        'ventricular-tachycardia',
      ],
    },
    advice: {
      text: 'Take the anticoagulant without gaps even when the rhythm feels normal',
      why: 'In atrial fibrillation, stroke risk goes on when no symptoms are felt, so missed doses are dangerous.',
      scene:
        'A 71-year-old woman with paroxysmal atrial fibrillation takes apixaban. Her spells of palpitation come twice a month, and she would like to take the drug just on those days.',
      accepts: ['mitral-stenosis'],
      slips: [
        {
          text: 'Add aspirin on your own whenever you feel the heart flutter',
          why: 'Aspirin added to an anticoagulant raises bleeding and does not make up for missed doses.',
        },
        {
          text: 'Double the next dose each time a tablet has been missed',
          why: 'Doubling doses causes bleeding; a late dose is taken the same day, and then the schedule goes on.',
        },
      ],
    },
  },
  {
    id: 'avnrt',
    name: 'AV nodal reentrant tachycardia',
    system: 'cardiovascular',
    topic: 'Atrial fibrillation and other arrhythmias',
    source,
    step1: { area: 'cardiovascular', topic: 'Electrophysiology and arrhythmias' },
    step2: { area: 'cardiovascular', topic: 'Arrhythmia management' },
    vignettes: [
      'A 29-year-old woman has had five spells of racing heart in a year. Each starts within one beat, lasts 20 minutes and ends as suddenly, and she passes much urine afterward. During one, the ECG shows a regular rate of 184/min with narrow QRS complexes and no visible P waves. TSH is normal.',
    ],
    hallmark: 'a regular narrow-complex tachycardia that starts and stops within a beat',
    lookalikes: [
      'atrial-fibrillation',
      'ventricular-tachycardia',
      'panic-disorder',
      'graves-disease',
      'pheochromocytoma',
      'hypertrophic-cardiomyopathy',
      'vasospastic-angina',
    ],
    finding: {
      text: 'Sudden start and stop of a regular pounding in the neck',
      why: 'In AV nodal reentry, atria and ventricles contract together, so regular pounding is felt in the neck with abrupt onset and end.',
    },
    test: {
      text: 'Ambulatory event monitor for several weeks',
      why: 'In AV nodal reentry, the ECG is normal between spells, so a recorder worn for weeks catches a rare attack.',
      scene:
        'A 33-year-old man has sudden racing of the heart about twice a month for 10 minutes. Between attacks, his ECG, echocardiogram and thyroid tests are normal. He has not fainted.',
      slips: [
        {
          text: 'Exercise stress testing with imaging',
          why: 'A stress test looks for ischemia. His spells come at rest and would be missed by it.',
        },
        {
          text: 'Second twelve-lead tracing at rest',
          why: 'A tracing of 10 seconds between spells will be normal again.',
        },
      ],
      accepts: ['ventricular-tachycardia'],
    },
    treatment: {
      text: 'Modified Valsalva maneuver with leg raise',
      why: 'In stable AV nodal reentry, vagal maneuvers slow the node and are tried before adenosine.',
      scene:
        'A 36-year-old woman has had a regular narrow-complex tachycardia of 178/min for half an hour. Blood pressure is 122/76 mm Hg, and she is alert without chest pain. Nothing has been tried so far.',
      slips: [
        {
          text: 'Synchronized cardioversion right away',
          why: 'Cardioversion comes first only when the patient is unstable. She has good pressure and is alert.',
        },
        {
          text: 'Amiodarone infusion over 24 hours',
          why: 'Amiodarone is slow and toxic and is not needed for reentry through the AV node.',
        },
        {
          text: 'Oral anticoagulant for 3 months',
          why: 'AV nodal reentry does not form atrial clots, so anticoagulation is not needed.',
        },
      ],
      accepts: ['ventricular-tachycardia'],
    },
    mechanism: {
      text: 'Circuit through slow and fast pathways in the AV node',
      why: 'In AV nodal reentry, an early beat goes down the slow pathway and back up the fast one, and so keeps circling.',
    },
    complication: {
      text: 'Lightheadedness or syncope at its onset',
      why: 'In AV nodal reentry, the sudden high rate may drop pressure and cause faintness; the outlook is benign otherwise.',
      accepts: ['ventricular-tachycardia', 'hypertrophic-cardiomyopathy', 'vasospastic-angina'],
    },
    risk: {
      text: 'Two conducting pathways in the node of a healthy heart',
      why: 'AV nodal reentry needs a dual pathway, which is present from birth in otherwise healthy people, more often women.',
    },
    advice: {
      text: 'Bear down or put the face into cold water when an attack starts',
      why: 'In AV nodal reentry, maneuvers that raise vagal tone often end an attack at home.',
      scene:
        'A 31-year-old woman with AV nodal reentrant tachycardia has short attacks every few months and prefers not to take daily drugs or have ablation.',
      slips: [
        {
          text: 'Press on both sides of the neck at once until it stops',
          why: 'Pressure on both carotids at once can cut the blood supply to the brain.',
        },
        {
          text: 'Drink strong coffee so that the heart regains its rhythm',
          why: 'Caffeine may set off attacks and does not end them.',
        },
      ],
    },
  },
  {
    id: 'ventricular-tachycardia',
    name: 'Sustained ventricular tachycardia',
    system: 'cardiovascular',
    topic: 'Atrial fibrillation and other arrhythmias',
    source,
    step1: { area: 'cardiovascular', topic: 'Electrophysiology and arrhythmias' },
    step2: { area: 'cardiovascular', topic: 'Arrhythmia management' },
    vignettes: [
      'A 65-year-old man who had an infarction 4 years ago feels faint and has a racing heart. Pulse is 168/min and regular. The ECG shows QRS complexes of 160 ms, all upright in V1 to V6, with P waves that march at a slower rate of their own and an occasional narrow beat.',
    ],
    hallmark: 'a regular wide-complex tachycardia with AV dissociation and fusion beats',
    lookalikes: [
      'avnrt',
      'atrial-fibrillation',
      'hyperkalemia',
      'hypertrophic-cardiomyopathy',
      'complete-heart-block',
      'stemi',
      'aortic-stenosis',
    ],
    finding: {
      text: 'Cannon waves in the neck with a rapid regular pulse',
      why: 'In ventricular tachycardia, atria beat apart from the ventricles and at times against a closed valve, which throws waves into the neck.',
      accepts: ['complete-heart-block', 'avnrt'],
      slips: [
        {
          text: 'Pulse rate that rises and falls with breathing',
          why: 'Variation with breathing is normal sinus arrhythmia, which is lost in ventricular tachycardia.',
        },
      ],
    },
    test: {
      text: 'Twelve-lead electrocardiography',
      why: 'In ventricular tachycardia, the ECG shows wide complexes with AV dissociation, capture and fusion beats.',
      scene:
        'A 70-year-old woman with an old anterior scar feels her heart race. Blood pressure is 118/70 mm Hg, and the monitor shows one lead with a regular wide rhythm at 155/min. She is alert.',
      slips: [
        {
          text: 'Ambulatory event monitor for two weeks',
          why: 'The arrhythmia is present right now, so a recorder for later attacks wastes the moment.',
        },
        {
          text: 'Cardiac MRI with gadolinium contrast',
          why: 'MRI shows the scar later on, when the rhythm has been recorded and ended.',
        },
        {
          text: 'Test dose of verapamil by vein',
          why: 'Verapamil as a test can cause collapse in ventricular tachycardia.',
        },
      ],
      accepts: ['avnrt'],
    },
    treatment: {
      text: 'Synchronized electrical cardioversion',
      why: 'In ventricular tachycardia with a pulse and signs of shock, synchronized cardioversion is done without delay.',
      scene:
        'A 63-year-old man has a regular wide-complex tachycardia at 182/min. He is gray and drowsy, with a weak pulse and a blood pressure of 74/46 mm Hg.',
      slips: [
        {
          text: 'Intravenous verapamil in two doses',
          why: 'Verapamil in ventricular tachycardia drops pressure further and may be fatal.',
        },
        {
          text: 'Amiodarone infusion over one hour',
          why: 'Amiodarone is for stable patients. He is in shock and needs electricity first.',
        },
        {
          text: 'Unsynchronized shock after compressions',
          why: 'Compressions and unsynchronized shocks are for pulseless arrest. He still has a pulse.',
        },
      ],
    },
    mechanism: {
      text: 'Reentry around scar within the ventricular muscle',
      why: 'Sustained ventricular tachycardia mostly circles around an infarct scar where slow strands of muscle survive.',
    },
    complication: {
      text: 'Decay into ventricular fibrillation',
      why: 'Sustained ventricular tachycardia may break up into fibrillation with cardiac arrest.',
      accepts: ['stemi', 'hypertrophic-cardiomyopathy', 'hyperkalemia', 'complete-heart-block'],
    },
    risk: {
      text: 'Earlier infarction with a low ejection fraction',
      why: 'A scar from infarction with poor function is the commonest ground for sustained ventricular tachycardia.',
      accepts: ['hypertrophic-cardiomyopathy', 'stemi'],
    },
    advice: {
      text: 'Lie down and call the clinic after one shock, an ambulance after two',
      why: 'After ventricular tachycardia with a defibrillator, one shock with full recovery needs a call; repeated shocks are an emergency.',
      scene:
        'A 60-year-old man goes home with an implanted defibrillator after ventricular tachycardia. He asks what to do if the device fires.',
      slips: [
        {
          text: 'Take the device as cured and stop the beta-blocker',
          why: 'The device does not prevent arrhythmia; the beta-blocker lowers the number of shocks.',
        },
        {
          text: 'Ignore shocks as long as you are awake afterward',
          why: 'Each shock signals an arrhythmia or a fault and has to be reported.',
        },
      ],
      accepts: ['complete-heart-block', 'aortic-stenosis'],
    },
  },
  {
    id: 'complete-heart-block',
    name: 'Complete atrioventricular block',
    system: 'cardiovascular',
    topic: 'Conduction disorders',
    source,
    step1: { area: 'cardiovascular', topic: 'Electrophysiology and arrhythmias' },
    vignettes: [
      'An 80-year-old man has fainted twice without warning this week. Pulse is 34/min and regular, and blood pressure is 158/60 mm Hg. The first heart sound varies in loudness. On the ECG, P waves march at 84/min and wide QRS complexes at 34/min, with no fixed relation between them.',
      'A 41-year-old hiker from Connecticut who had a spreading red ring on the thigh last month is now dizzy. Pulse is 38/min. The ECG shows regular P waves and regular narrow QRS complexes that have nothing to do with each other. Potassium and TSH are normal.',
    ],
    hallmark: 'regular P waves and slower regular QRS complexes without relation to each other',
    lookalikes: [
      'hyperkalemia',
      'atrial-fibrillation',
      'aortic-stenosis',
      'ventricular-tachycardia',
      'hashimoto-thyroiditis',
      'hypertrophic-cardiomyopathy',
      'stemi',
      'avnrt',
    ],
    finding: {
      text: 'Slow regular pulse with a first sound that varies in loudness',
      why: 'In complete heart block, the interval between atrial and ventricular beats changes, so the first sound changes in loudness.',
    },
    test: {
      text: 'Twelve-lead electrocardiography',
      why: 'In complete heart block, the ECG shows P waves and QRS complexes that run independently.',
      scene:
        'A 77-year-old woman fell in the kitchen without warning and recovered at once. Pulse is 36/min and regular. She takes no drugs that slow the heart. She is alert, and glucose is normal.',
      slips: [
        {
          text: 'Electroencephalography after sleep loss',
          why: 'The slow pulse explains the faint; a seizure work-up is not the next step.',
        },
        {
          text: 'Duplex ultrasonography of the carotids',
          why: 'Carotid plaque seldom causes fainting and does not explain a pulse of 36/min.',
        },
        {
          text: 'Tilt-table testing',
          why: 'A tilt test is for suspected reflex fainting with a normal ECG.',
        },
      ],
    },
    treatment: {
      text: 'Permanent pacemaker implantation',
      why: 'Complete heart block without a reversible cause is an indication for a permanent pacemaker.',
      scene:
        'A 79-year-old man has had fainting from complete heart block with a rate of 32/min. A temporary wire keeps him stable. He takes no drugs, and potassium, TSH and troponin are normal.',
      slips: [
        {
          text: 'Oral theophylline with follow-up',
          why: 'Theophylline does not restore conduction reliably; pacing is the treatment.',
        },
        {
          text: 'Atropine tablets three times a day',
          why: 'Atropine is a stopgap by vein and has little effect when the block lies below the node.',
        },
        {
          text: 'Low-dose metoprolol once a day',
          why: 'A beta-blocker slows the escape rhythm and may cause arrest.',
        },
      ],
    },
    mechanism: {
      text: 'Fibrosis that stops conduction from atria to ventricles',
      why: 'In complete heart block, fibrosis of old age, or at times Lyme carditis or a drug, interrupts conduction, and a slow escape rhythm takes over.',
    },
    complication: {
      text: 'Asystole when the escape rhythm fails',
      why: 'In complete heart block, life depends on an unreliable escape rhythm; when it pauses, asystole follows.',
      accepts: ['hyperkalemia', 'ventricular-tachycardia', 'stemi'],
    },
    risk: {
      text: 'Degenerative fibrosis of conducting tissue in old age',
      why: 'Idiopathic fibrosis of the conduction system with age is the commonest cause of complete heart block.',
      accepts: ['stemi', 'aortic-stenosis', 'atrial-fibrillation', 'ventricular-tachycardia'],
    },
    advice: {
      text: 'Carry the device card and report fainting or swelling at the pocket',
      why: 'After a pacemaker for complete heart block, fainting suggests failure and swelling infection; the card informs others.',
      scene:
        'A 76-year-old retired welder received a pacemaker for complete heart block yesterday. The wound is clean. He is ready to go home.',
      slips: [
        {
          text: 'Keep away from microwave ovens and televisions at home',
          why: 'Household appliances in good order do not disturb modern pacemakers.',
        },
        {
          text: 'Swing the arm on that side overhead from the first day',
          why: 'The arm is kept below shoulder level for some weeks so that the leads do not shift.',
        },
      ],
      accepts: ['aortic-stenosis'],
    },
  },
];

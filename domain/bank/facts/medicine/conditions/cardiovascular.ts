import type { Condition } from '../condition.ts';

const source = 'Standard cardiology and internal medicine texts';

/** Ischemic heart disease, the aorta in the chest, pericardium, endocardium and heart failure. */
export const cardiovascularConditions: readonly Condition[] = [
  {
    id: 'stable-angina',
    name: 'Stable angina pectoris',
    system: 'cardiovascular',
    topic: 'Coronary artery disease and acute coronary syndrome',
    source,
    step1: { area: 'cardiovascular', topic: 'Ischemic heart disease' },
    vignettes: [
      'A 61-year-old man reports pressure behind the breastbone for 5 months whenever he climbs the second flight of stairs at work. It spreads to the left arm and is gone after 3 minutes of rest. The pattern has not changed. Blood pressure is 142/86 mm Hg, heart sounds are normal, and the ECG at rest is normal.',
      'A 68-year-old woman with type 2 diabetes gets tightness in the chest and jaw when she walks uphill in cold wind, about twice a week for the past year. One nitroglycerin tablet stops it within 2 minutes. She has no pain at rest. There is no murmur, and troponin is normal.',
    ],
    hallmark:
      'predictable chest pressure on exertion that rest or nitroglycerin relieves in minutes',
    lookalikes: [
      'vasospastic-angina',
      'stemi',
      'aortic-stenosis',
      'acute-pericarditis',
      'aortic-dissection',
      'hypertrophic-cardiomyopathy',
      'gerd',
      'panic-disorder',
    ],
    finding: {
      text: 'Chest pressure at a set workload that eases within minutes of rest',
      why: 'In stable angina, demand exceeds a fixed supply at about the same workload, so the pressure comes with effort and leaves with rest.',
    },
    test: {
      text: 'Exercise stress testing',
      why: 'In stable angina, a stress test provokes ischemia under control and shows how soon and how widely it occurs.',
      scene:
        'A 57-year-old man has had predictable chest tightness on brisk walks for 3 months and none at rest. He can jog on the spot without trouble from his joints. The resting ECG and an echocardiogram are normal.',
      slips: [
        {
          text: 'Serial cardiac troponins over 6 hours',
          why: 'Serial troponins are for pain that is new, at rest or prolonged. Brief effort pain in a steady pattern does not release troponin.',
        },
        {
          text: 'Ambulatory ECG recording for 24 hours',
          why: 'Ambulatory recording looks for arrhythmia and is a poor test for effort ischemia when the patient can exercise.',
        },
      ],
    },
    treatment: {
      text: 'Daily oral beta-blocker such as metoprolol',
      why: 'In stable angina, a beta-blocker lowers heart rate and contractility on effort, which prevents attacks.',
      scene:
        'A 64-year-old woman with proven stable angina takes aspirin, a statin and nitroglycerin as needed. She still has three attacks a week on hills. Heart rate is 84/min and blood pressure 138/82 mm Hg. She asks for something that prevents attacks.',
      accepts: ['vasospastic-angina', 'hypertrophic-cardiomyopathy'],
      slips: [
        {
          text: 'Rapid-release nifedipine capsules alone',
          why: 'Rapid-release nifedipine drops pressure fast and causes reflex tachycardia, which can worsen angina.',
        },
        {
          text: 'Nitroglycerin patch worn day and night',
          why: 'A patch without a nitrate-free interval loses its effect within a day because tolerance develops.',
        },
      ],
    },
    mechanism: {
      text: 'Fixed atherosclerotic narrowing that limits flow during exertion',
      why: 'Stable angina arises when a fixed plaque, usually over 70% of the lumen, cannot let flow rise with demand.',
    },
    complication: {
      text: 'Myocardial infarction from plaque rupture',
      why: 'Stable angina marks coronary plaque, and rupture of a plaque turns it into infarction.',
      accepts: ['vasospastic-angina', 'stemi'],
    },
    risk: {
      text: 'Long-standing diabetes with a high LDL cholesterol',
      why: 'Stable angina follows coronary atherosclerosis, which diabetes and high LDL cholesterol drive strongly.',
      accepts: ['stemi', 'vasospastic-angina', 'aortic-dissection', 'aortic-stenosis'],
    },
    advice: {
      text: 'Sit, take one nitroglycerin, and call for help if pain lasts 5 minutes',
      why: 'In stable angina, pain that outlasts one nitroglycerin by 5 minutes may be infarction and needs an ambulance.',
      scene:
        'A 66-year-old man with newly diagnosed stable angina receives nitroglycerin tablets for under the tongue. He asks what to do when the pressure comes on during a walk.',
      accepts: ['stemi', 'aortic-stenosis', 'vasospastic-angina'],
      slips: [
        {
          text: 'Walk on slowly through the pain so that the heart adapts to it',
          why: 'Walking on keeps demand high during ischemia; he should stop and sit first.',
        },
        {
          text: 'Take sildenafil with the tablets if the first one does not help',
          why: 'Sildenafil with a nitrate can cause severe hypotension and must not be combined with it.',
        },
      ],
    },
  },
  {
    id: 'stemi',
    name: 'ST-elevation infarction',
    system: 'cardiovascular',
    topic: 'Coronary artery disease and acute coronary syndrome',
    source,
    step1: { area: 'cardiovascular', topic: 'Ischemic heart disease' },
    step2: { area: 'cardiovascular', topic: 'Acute coronary syndrome' },
    vignettes: [
      'A 58-year-old man is woken by crushing chest pain that has lasted 50 minutes and radiates to the jaw. He is pale and sweating. Blood pressure is 146/90 mm Hg, equal in both arms. The ECG shows 3 mm of ST elevation in V2 to V4 and ST depression in leads II, III and aVF.',
      'A 71-year-old woman with diabetes has had heavy epigastric discomfort, vomiting and faintness for 2 hours. Blood pressure is 98/60 mm Hg and pulse 46/min. The lungs are clear. The ECG shows ST elevation in II, III and aVF with ST depression in I and aVL.',
    ],
    hallmark: 'prolonged ischemic pain with ST elevation in the leads of one coronary territory',
    lookalikes: [
      'aortic-dissection',
      'acute-pericarditis',
      'stable-angina',
      'vasospastic-angina',
      'pulmonary-embolism',
      'cardiac-tamponade',
      'primary-pneumothorax',
      'gerd',
    ],
    finding: {
      text: 'Crushing chest pain for over 20 minutes with sweating and nausea',
      why: 'In ST-elevation infarction, lasting occlusion causes long, heavy pain with sweating and nausea that rest does not relieve.',
    },
    test: {
      text: 'Twelve-lead electrocardiography',
      why: 'In ST-elevation infarction, an ECG within 10 minutes of arrival shows the occlusion and sets reperfusion in motion.',
      scene:
        'A 52-year-old man walks into an emergency department with 40 minutes of pressing chest pain and sweating. Blood pressure is 150/88 mm Hg in both arms, and oxygen saturation is 97% on room air. Nothing has been done so far.',
      slips: [
        {
          text: 'Serial cardiac troponins over 6 hours',
          why: 'Troponin takes hours to rise and must not delay the tracing that decides on immediate reperfusion.',
        },
        {
          text: 'Coronary CT angiography with contrast',
          why: 'Coronary CT is for stable chest pain of unclear cause. It wastes time in suspected occlusion.',
        },
      ],
    },
    treatment: {
      text: 'Immediate percutaneous coronary intervention',
      why: 'In ST-elevation infarction, opening the artery at once in the catheter laboratory saves most muscle and lives.',
      scene:
        'A 55-year-old woman has had chest pain for 90 minutes. The ECG shows ST elevation in V1 to V5. Aspirin and heparin have been given, and the hospital has a catheter laboratory that is ready within 30 minutes.',
      slips: [
        {
          text: 'Alteplase, then angiography the next day',
          why: 'Fibrinolysis is for hospitals that cannot reach catheter treatment within 120 minutes. Here the laboratory is ready.',
        },
        {
          text: 'Heparin infusion and repeat troponin in 3 hours',
          why: 'Heparin does not open an occluded artery. ST elevation with pain calls for reperfusion without waiting for troponin.',
        },
      ],
      accepts: ['pulmonary-embolism'],
    },
    mechanism: {
      text: 'Plaque rupture with a clot that fully occludes a coronary artery',
      why: 'In ST-elevation infarction, a ruptured plaque sets off a thrombus that closes the vessel and injures the full wall thickness.',
    },
    complication: {
      text: 'Ventricular fibrillation in the first hours',
      why: 'In the first hours of infarction, ventricular fibrillation is the commonest cause of death, so a defibrillator must be at hand.',
      accepts: ['stable-angina', 'vasospastic-angina', 'aortic-dissection', 'cardiac-tamponade'],
    },
    risk: {
      text: 'Coronary atherosclerosis from smoking and high LDL cholesterol',
      why: 'ST-elevation infarction nearly always starts on a lipid-rich plaque, which smoking and high LDL cholesterol promote.',
      accepts: ['stable-angina', 'vasospastic-angina', 'aortic-dissection'],
    },
    advice: {
      text: 'Keep taking both antiplatelet drugs and ask before anyone stops them',
      why: 'After infarction with a stent, stopping dual antiplatelet therapy early can clot the stent and cause a new infarction.',
      scene:
        'A 59-year-old man goes home 4 days after an anterior infarction treated with a drug-eluting stent. He mentions that his dentist usually asks people to stop blood thinners before an extraction.',
      accepts: ['stable-angina', 'pulmonary-embolism', 'vasospastic-angina'],
      slips: [
        {
          text: 'Take ibuprofen for dental pain since it also thins the blood',
          why: 'Ibuprofen raises the risk of reinfarction and bleeding and blocks the effect of aspirin.',
        },
        {
          text: 'Stay in bed for 6 weeks until the heart muscle has healed',
          why: 'Early graded activity and cardiac rehabilitation improve survival; prolonged bed rest does harm.',
        },
      ],
    },
  },
  {
    id: 'vasospastic-angina',
    name: 'Vasospastic angina',
    system: 'cardiovascular',
    topic: 'Coronary artery disease and acute coronary syndrome',
    source,
    step1: { area: 'cardiovascular', topic: 'Ischemic heart disease' },
    vignettes: [
      'A 43-year-old woman who smokes wakes around 4 a.m. several nights a week with chest tightness that lasts 10 minutes. She runs on a treadmill without pain. During one attack in the hospital, ST segments rise in the inferior leads and return to normal after nitroglycerin. Coronary angiography shows smooth, open vessels.',
    ],
    hallmark:
      'pain at rest, often at night, with transient ST elevation and open coronary arteries',
    lookalikes: [
      'stable-angina',
      'stemi',
      'acute-pericarditis',
      'aortic-dissection',
      'hypertrophic-cardiomyopathy',
      'pulmonary-embolism',
      'gerd',
      'panic-disorder',
    ],
    finding: {
      text: 'Chest pain at rest before dawn with good exercise tolerance by day',
      why: 'In vasospastic angina, arterial tone peaks in the early morning, so attacks come at rest while effort is tolerated.',
    },
    test: {
      text: 'Coronary angiography with acetylcholine challenge',
      why: 'In vasospastic angina, provoked spasm that reproduces pain and ECG changes in open arteries proves the diagnosis.',
      scene:
        'A 46-year-old smoker has short spells of chest pain at 5 a.m. that end by themselves. A stress test is normal, and two ambulatory recordings caught no attack. Vasospastic angina is suspected.',
      slips: [
        {
          text: 'Ergonovine given at the bedside without imaging',
          why: 'Ergonovine can cause severe spasm and must be given with the artery in view, where it can be reversed.',
        },
      ],
    },
    treatment: {
      text: 'Oral diltiazem at a full daily dose',
      why: 'In vasospastic angina, a calcium channel blocker relaxes the coronary smooth muscle and prevents attacks.',
      scene:
        'A 39-year-old man with proven coronary spasm and open arteries has attacks on most nights. Nitroglycerin relieves each of them. He has agreed to quit smoking and wants to prevent attacks.',
      slips: [
        {
          text: 'Oral propranolol three times a day',
          why: 'A nonselective beta-blocker leaves alpha tone unopposed and may worsen spasm in vasospastic angina.',
        },
        {
          text: 'Oral sumatriptan at the first sign of pain',
          why: 'Triptans constrict coronary arteries and can set off an attack.',
        },
      ],
      accepts: ['hypertrophic-cardiomyopathy', 'stable-angina'],
    },
    mechanism: {
      text: 'Transient spasm of smooth muscle in an epicardial artery',
      why: 'In vasospastic angina, hyperreactive smooth muscle closes an epicardial artery for minutes and causes transmural ischemia.',
    },
    complication: {
      text: 'Ventricular arrhythmia during a spasm',
      why: 'In vasospastic angina, severe transient ischemia during an attack can set off ventricular tachycardia or fibrillation.',
      accepts: ['stemi', 'hypertrophic-cardiomyopathy', 'stable-angina'],
    },
    risk: {
      text: 'Cigarette smoking in a young adult with normal lipids',
      why: 'Smoking is the leading risk factor for vasospastic angina and is often the sole one found.',
      accepts: ['stemi', 'stable-angina'],
    },
    advice: {
      text: 'Quit smoking and avoid triptans, cocaine and decongestants',
      why: 'In vasospastic angina, tobacco and vasoconstrictor drugs provoke spasm, so avoiding them prevents attacks.',
      scene:
        'A 41-year-old woman with vasospastic angina has migraine as well and smokes ten cigarettes a day. She asks what she can do herself to have fewer attacks.',
    },
  },
  {
    id: 'aortic-dissection',
    name: 'Acute aortic dissection',
    system: 'cardiovascular',
    topic: 'Peripheral artery disease and aortic aneurysm',
    source,
    step1: { area: 'cardiovascular', topic: 'Hypertension' },
    step2: { area: 'cardiovascular', topic: 'Aortic disease' },
    vignettes: [
      'A 63-year-old man with poorly controlled hypertension has sudden, ripping chest pain that moves to the back between the shoulder blades. Blood pressure is 188/104 mm Hg in the right arm and 142/90 mm Hg in the left. The ECG shows left ventricular hypertrophy without ST elevation, and the mediastinum is wide on the chest film.',
      'A tall 29-year-old man with long fingers and a lens dislocation in childhood collapses in a gym with tearing chest pain that was worst at its onset. A new early diastolic murmur is heard along the sternum. The left radial pulse is weak, and the right one is strong.',
    ],
    hallmark: 'sudden tearing chest or back pain with unequal pulses and a wide mediastinum',
    lookalikes: [
      'stemi',
      'pulmonary-embolism',
      'acute-pericarditis',
      'tension-pneumothorax',
      'cardiac-tamponade',
      'abdominal-aortic-aneurysm',
      'hypertensive-emergency',
      'esophageal-rupture',
    ],
    finding: {
      text: 'Systolic pressure that differs by over 20 mm Hg between the arms',
      why: 'In aortic dissection, the flap narrows branch vessels, so pulses and pressures differ from side to side.',
      scene:
        'A 60-year-old woman with hypertension reports tearing chest pain that was maximal within seconds and now reaches her back. Dissection of the thoracic aorta is suspected.',
    },
    test: {
      text: 'CT angiography of the chest and abdomen',
      why: 'In a stable patient with suspected aortic dissection, CT angiography shows the flap, its extent and the branches within minutes.',
      scene:
        'A 66-year-old man has sudden severe pain between the shoulder blades. Blood pressure is 176/98 mm Hg, and creatinine is normal. The left radial pulse is weaker than the right. He is alert and hemodynamically stable.',
      slips: [
        {
          text: 'Plain chest radiography repeated in 6 hours',
          why: 'A chest film misses many dissections, and waiting lets the tear extend. A wide mediastinum raises suspicion but does not prove it.',
        },
      ],
    },
    treatment: {
      text: 'Intravenous esmolol and emergency surgical repair',
      why: 'In dissection of the ascending aorta, a beta-blocker lowers the shear force, and emergency surgery prevents rupture and tamponade.',
      scene:
        'CT angiography in a 58-year-old man with tearing chest pain shows a flap in the ascending aorta down to the arch. Heart rate is 104/min and blood pressure 172/96 mm Hg.',
      slips: [
        {
          text: 'Intravenous alteplase and heparin infusion',
          why: 'Thrombolysis and anticoagulation can be fatal in dissection because they promote rupture and tamponade.',
        },
        {
          text: 'Intravenous hydralazine without a beta-blocker',
          why: 'Hydralazine alone raises heart rate and shear stress, which extends the tear. Rate control comes first.',
        },
      ],
      accepts: ['abdominal-aortic-aneurysm', 'pulmonary-embolism'],
    },
    mechanism: {
      text: 'Intimal tear that lets blood split the layers of the media',
      why: 'In aortic dissection, blood enters a weakened media through an intimal tear and strips a false lumen along the vessel.',
    },
    complication: {
      text: 'Rupture into the pericardium with tamponade',
      why: 'Dissection of the ascending aorta can rupture into the pericardium, and tamponade is its commonest cause of death.',
      accepts: ['acute-pericarditis', 'cardiac-tamponade', 'abdominal-aortic-aneurysm'],
    },
    risk: {
      text: 'Poorly controlled hypertension over many years',
      why: 'Hypertension is present in most people with aortic dissection because it weakens the media over years.',
      accepts: ['stemi', 'hypertensive-emergency', 'abdominal-aortic-aneurysm'],
    },
    advice: {
      text: 'Keep blood pressure low for life and avoid lifting heavy weights',
      why: 'After aortic dissection, high pressure and straining stress the remaining flap, so strict control and light exercise protect it.',
      scene:
        'A 56-year-old mover is discharged after a dissection of the descending aorta that was treated with drugs. He asks how to prevent growth of the tear and when he can go back to work.',
      accepts: [
        'abdominal-aortic-aneurysm',
        'hypertensive-emergency',
        'cardiac-tamponade',
        'acute-pericarditis',
      ],
      slips: [
        {
          text: 'Take ibuprofen every day to calm the torn vessel wall',
          why: 'The tear is not an inflammation, and NSAIDs raise the blood pressure.',
        },
        {
          text: 'Lift weights early on so that the wall of the aorta gets firm',
          why: 'Straining raises wall stress and may extend the tear; training does not strengthen the aorta.',
        },
        {
          text: 'Stop the beta-blocker once the pain has been gone for a month',
          why: 'The beta-blocker lowers wall stress and must go on for life after a dissection.',
        },
      ],
    },
  },
  {
    id: 'acute-pericarditis',
    name: 'Acute viral pericarditis',
    system: 'cardiovascular',
    topic: 'Infective endocarditis and pericarditis',
    source,
    step2: { area: 'cardiovascular', topic: 'Pericardial disease' },
    vignettes: [
      'A 27-year-old student has had sharp central chest pain for a day, 10 days after a cold. It is worse when she lies flat and on deep breaths and better when she leans forward. A scratchy sound is heard at the left sternal edge. The ECG shows concave ST elevation in most leads with PR depression.',
      'A 34-year-old man feels stabbing chest pain that spreads to the ridge of the left trapezius. Temperature is 37.9 °C (100.2 °F), blood pressure 124/76 mm Hg and pulse 92/min. ST segments are raised in leads I, II, III, aVF and V2 to V6 without reciprocal depression. Neck veins are not distended.',
    ],
    hallmark:
      'positional pleuritic pain, a friction rub and diffuse ST elevation with PR depression',
    lookalikes: [
      'stemi',
      'pulmonary-embolism',
      'aortic-dissection',
      'cardiac-tamponade',
      'primary-pneumothorax',
      'vasospastic-angina',
      'pneumococcal-pneumonia',
      'costochondritis',
    ],
    finding: {
      text: 'Scratchy friction rub heard best while leaning forward',
      why: 'In acute pericarditis, inflamed layers rub on each other, which gives a scratchy sound best heard with the patient leaning forward.',
      scene:
        'A 30-year-old man has sharp chest pain a week after a cold. The pain changes with position, and inflammation of the pericardium is suspected.',
    },
    test: {
      text: 'Twelve-lead electrocardiography',
      why: 'In acute pericarditis, the ECG shows widespread concave ST elevation with PR depression, which sets it apart from infarction.',
      scene:
        'A 31-year-old woman has sharp chest pain on lying down a week after a sore throat. Vital signs are normal, and a faint rub is heard. She can speak in full sentences.',
      accepts: ['cardiac-tamponade'],
      slips: [
        {
          text: 'Cardiac MRI with gadolinium contrast',
          why: 'Cardiac MRI helps when the diagnosis stays unclear, but it is not the first study for a typical picture.',
        },
        {
          text: 'Needle drainage of the pericardium',
          why: 'Pericardial drainage is for tamponade or suspected purulent fluid, and not a first test in a stable patient.',
        },
      ],
    },
    treatment: {
      text: 'Ibuprofen together with colchicine',
      why: 'In acute viral pericarditis, an anti-inflammatory drug relieves pain, and added colchicine halves recurrences.',
      scene:
        'A 29-year-old man with typical acute pericarditis after a viral illness has normal troponin, normal kidney function and no effusion on echocardiography.',
      slips: [
        {
          text: 'High-dose prednisone as the first drug',
          why: 'Early steroids raise the rate of recurrence and are kept for failure of or contraindications to first-line drugs.',
        },
        {
          text: 'Enoxaparin at a full treatment dose',
          why: 'Anticoagulation has no role here and may cause bleeding into the inflamed pericardium.',
        },
      ],
    },
    mechanism: {
      text: 'Inflammation of the two serous layers around the heart',
      why: 'In acute viral pericarditis, inflamed visceral and parietal layers cause pain, rub and injury currents in all leads.',
      accepts: ['cardiac-tamponade'],
    },
    complication: {
      text: 'Growing effusion that compresses the heart',
      why: 'In acute pericarditis, fluid may gather fast enough to compress the heart, so pulse, pressure and neck veins are watched.',
      accepts: ['aortic-dissection', 'cardiac-tamponade'],
    },
    risk: {
      text: 'Viral respiratory infection 1 to 3 weeks earlier',
      why: 'Most acute pericarditis in developed countries is viral or of unknown cause and follows a respiratory or gut infection.',
      accepts: ['pneumococcal-pneumonia'],
    },
    advice: {
      text: 'Avoid strenuous exercise until pain and inflammation have settled',
      why: 'In acute pericarditis, hard exercise during inflammation can prolong it and bring it back, so sport waits until markers are normal.',
      scene:
        'A 24-year-old rower with acute pericarditis starts ibuprofen and colchicine and feels well enough after 3 days to ask about training.',
      slips: [
        {
          text: 'Stop both drugs on the first day without pain in the chest',
          why: 'Stopping early invites recurrence; the drugs are tapered over weeks, with colchicine for about 3 months.',
        },
        {
          text: 'Lie flat at night so that the inflamed layers can settle',
          why: 'Lying flat worsens the pain, and position has no effect on healing.',
        },
      ],
      accepts: ['cardiac-tamponade'],
    },
  },
  {
    id: 'cardiac-tamponade',
    name: 'Cardiac tamponade',
    system: 'cardiovascular',
    topic: 'Infective endocarditis and pericarditis',
    source,
    step1: { area: 'cardiovascular', topic: 'Pressure-volume loops' },
    step2: { area: 'cardiovascular', topic: 'Pericardial disease' },
    vignettes: [
      'A 54-year-old woman with metastatic breast cancer has become breathless over 3 days. Blood pressure is 88/70 mm Hg and falls by 22 mm Hg on inspiration. Pulse is 124/min, neck veins are full, heart sounds are faint, and the lungs are clear. QRS height alternates from beat to beat.',
      'Two hours after a knife wound to the left chest, a 22-year-old man is restless and cold. Blood pressure is 76/60 mm Hg and pulse 136/min. His neck veins bulge, the trachea is in the midline, and breath sounds are equal on both sides. Heart sounds can hardly be heard.',
    ],
    hallmark: 'hypotension, distended neck veins, muffled heart sounds and a paradoxical pulse',
    lookalikes: [
      'tension-pneumothorax',
      'pulmonary-embolism',
      'acute-pericarditis',
      'stemi',
      'aortic-dissection',
      'hfref',
      'ards',
      'septic-shock',
    ],
    finding: {
      text: 'Fall in systolic pressure of over 10 mm Hg on inspiration',
      why: 'In cardiac tamponade, the filling right ventricle pushes the septum to the left in inspiration, so systolic pressure drops.',
      scene:
        'A man on hemodialysis is hypotensive with full neck veins and clear lungs. An echocardiogram last month showed pericardial fluid, and tamponade is suspected.',
    },
    test: {
      text: 'Bedside echocardiography',
      why: 'In cardiac tamponade, bedside echocardiography shows fluid with collapse of the right heart and guides the needle.',
      scene:
        'A 62-year-old man is pale and faint 5 days after heart surgery. Blood pressure is 84/66 mm Hg, neck veins are distended, and breath sounds are equal. He is too unstable to leave the unit.',
      accepts: ['hfref', 'acute-pericarditis'],
      slips: [
        {
          text: 'Contrast CT of the chest in radiology',
          why: 'Moving an unstable patient to CT loses time when ultrasound gives the answer at the bedside.',
        },
      ],
    },
    treatment: {
      text: 'Urgent pericardiocentesis under ultrasound',
      why: 'In cardiac tamponade, removing even a little fluid lets the heart fill and restores pressure at once.',
      scene:
        'Echocardiography in a 50-year-old woman with lung cancer shows a large effusion with diastolic collapse of the right ventricle. Blood pressure is 82/68 mm Hg and pulse 128/min.',
      slips: [
        {
          text: 'Intravenous furosemide and nitroglycerin',
          why: 'Lowering preload in tamponade takes away the filling pressure the heart depends on and can cause arrest.',
        },
        {
          text: 'Positive pressure ventilation before drainage',
          why: 'Positive pressure cuts venous return and can bring about collapse before the fluid is drained.',
        },
      ],
    },
    mechanism: {
      text: 'Pericardial pressure that prevents the chambers from filling',
      why: 'In cardiac tamponade, fluid under pressure equalizes diastolic pressures and limits filling, so stroke volume falls.',
    },
    complication: {
      text: 'Arrest with pulseless electrical activity',
      why: 'Untreated cardiac tamponade ends in pulseless electrical activity, since the heart beats but cannot fill.',
      accepts: [
        'tension-pneumothorax',
        'pulmonary-embolism',
        'aortic-dissection',
        'acute-pericarditis',
      ],
    },
    risk: {
      text: 'Cancer of the lung or breast that spread to the pericardium',
      why: 'Malignant effusion, mostly from lung or breast cancer, is a leading cause of tamponade outside of trauma and surgery.',
      accepts: [
        'acute-pericarditis',
        'pulmonary-embolism',
        'aortic-dissection',
        'tension-pneumothorax',
      ],
    },
    advice: {
      text: 'Report at once any faintness, breathlessness or swelling of the neck veins',
      why: 'After drained cardiac tamponade, fluid often returns, and early symptoms call for a new echocardiogram.',
      scene:
        'A 58-year-old woman with breast cancer goes home after drainage of a pericardial effusion that had caused shock. She asks what to look out for.',
      accepts: [
        'acute-pericarditis',
        'hfref',
        'pulmonary-embolism',
        'aortic-dissection',
        'tension-pneumothorax',
      ],
      slips: [
        {
          text: 'Drink less than one liter of fluid a day to keep the heart dry',
          why: 'Fluid restriction does not prevent malignant effusion and lowers the filling pressure the heart needs.',
        },
        {
          text: 'Take a double dose of diuretic whenever the breath gets short',
          why: 'Diuretics lower preload and are harmful if fluid is pressing on the heart again.',
        },
        {
          text: 'Sleep flat without pillows so that fluid spreads evenly',
          why: 'Sleeping position does not prevent fluid from gathering, and lying flat worsens breathlessness.',
        },
      ],
    },
  },
  {
    id: 'infective-endocarditis',
    name: 'Infective endocarditis',
    system: 'cardiovascular',
    topic: 'Infective endocarditis and pericarditis',
    source,
    step1: { area: 'cardiovascular', topic: 'Valvular disease' },
    vignettes: [
      'A 36-year-old man who injects heroin has had fever, chills and chest pain on breathing for a week. Temperature is 39.2 °C (102.6 °F). A holosystolic murmur at the lower left sternal edge grows with inspiration. The chest film shows several round, partly cavitating nodules in both lungs.',
      'A 69-year-old woman with a prosthetic mitral valve has low-grade fever, night sweats and weight loss for 6 weeks after dental work. There is a new regurgitant murmur, and there are thin dark streaks under three nails and painless red spots on the palms. The urine has red cells and the ESR is 92 mm/h.',
    ],
    hallmark: 'fever with a new regurgitant murmur, embolic signs and positive blood cultures',
    lookalikes: [
      'acute-pericarditis',
      'mitral-regurgitation',
      'pulmonary-tuberculosis',
      'pneumococcal-pneumonia',
      'hodgkin-lymphoma',
      'deep-vein-thrombosis',
      'hfref',
      'rheumatic-fever',
    ],
    finding: {
      text: 'New regurgitant murmur in a febrile person with splinter hemorrhages',
      why: 'In infective endocarditis, vegetations damage a valve and shed emboli, so fever, a new murmur and skin signs come together.',
      accepts: ['mitral-regurgitation'],
    },
    test: {
      text: 'Three sets of blood cultures before antibiotics',
      why: 'In infective endocarditis, several cultures from separate sites before treatment name the organism, and echocardiography then shows the vegetation.',
      scene:
        'A 44-year-old woman with a bicuspid aortic valve has had fever and malaise for 4 weeks and a murmur that was not there last year. She is stable and has not taken any antibiotic.',
      accepts: ['mitral-regurgitation', 'hfref'],
      slips: [
        {
          text: 'Single blood culture after the first antibiotic dose',
          why: 'One culture after antibiotics often stays sterile, and then the organism and its sensitivity remain unknown.',
        },
        {
          text: 'Coronary angiography through the femoral artery',
          why: 'Angiography does not establish valve infection, and a catheter may dislodge vegetations from the aortic valve.',
        },
      ],
    },
    treatment: {
      text: 'Intravenous vancomycin until cultures guide the choice',
      why: 'In acute infective endocarditis with injection drug use, vancomycin covers resistant staphylococci until cultures are known.',
      scene:
        'A 32-year-old man who injects drugs has fever of 39.5 °C (103.1 °F) and a vegetation on the tricuspid valve. Three blood cultures have been drawn, and results are pending.',
      slips: [
        {
          text: 'Oral amoxicillin for 10 days with weekly follow-up',
          why: 'A short oral course does not sterilize a vegetation and misses resistant staphylococci.',
        },
        {
          text: 'Full anticoagulation to dissolve the vegetation',
          why: 'Anticoagulation does not treat vegetations and raises the risk of bleeding from septic emboli in the brain.',
        },
        {
          text: 'Watchful waiting until the cultures turn positive',
          why: 'After cultures are drawn, acute disease needs treatment at once because valve destruction goes on by the hour.',
        },
      ],
    },
    mechanism: {
      text: 'Growth of bacteria in platelet and fibrin deposits on a valve',
      why: 'In infective endocarditis, bacteria settle on platelets and fibrin on damaged endothelium and grow into vegetations.',
    },
    complication: {
      text: 'Septic embolism to the brain',
      why: 'In left-sided infective endocarditis, pieces of a large mobile vegetation often travel to the brain and cause stroke or abscess.',
    },
    risk: {
      text: 'Injection drug use or a prosthetic heart valve',
      why: 'Bacteremia from injections and the surface of a prosthetic valve are the strongest risks for infective endocarditis.',
      accepts: ['mitral-regurgitation'],
    },
    advice: {
      text: 'Take an antibiotic before dental work that makes the gums bleed',
      why: 'After infective endocarditis, the risk of another episode is so high that prophylaxis before gum procedures is advised.',
      scene:
        'A 40-year-old woman has finished 6 weeks of treatment for endocarditis of her own aortic valve. She asks how to avoid a second episode.',
      slips: [
        {
          text: 'Take a low daily dose of an antibiotic for the rest of your life',
          why: 'Lifelong daily antibiotics breed resistance and are not advised; single doses before gum procedures are.',
        },
        {
          text: 'Avoid every dental visit, since cleaning brings bacteria to the valve',
          why: 'Poor teeth cause more bacteremia than care does; regular dental visits with prophylaxis protect her.',
        },
      ],
    },
  },
  {
    id: 'hfref',
    name: 'Systolic heart failure',
    system: 'cardiovascular',
    topic: 'Heart failure',
    source,
    step1: { area: 'cardiovascular', topic: 'Heart failure' },
    step2: { area: 'cardiovascular', topic: 'Heart failure' },
    vignettes: [
      'A 66-year-old man who had a large anterior infarction 2 years ago needs three pillows at night and wakes gasping. Ankles have been swollen for 3 weeks. The jugular pressure is raised, an S3 is heard, the apex is displaced, and crackles reach the middle of both lungs. No murmur is heard.',
      'A 48-year-old woman tires on one flight of stairs a year after anthracycline chemotherapy. She has gained 4 kg in 2 weeks. Blood pressure is 104/72 mm Hg and pulse 102/min. There is edema to the knees, a third heart sound, and a large heart on the chest film with upper-lobe vessel markings.',
    ],
    hallmark: 'congestion with an S3, a displaced apex and an ejection fraction of 40% or less',
    lookalikes: [
      'copd',
      'pulmonary-hypertension',
      'mitral-regurgitation',
      'cardiac-tamponade',
      'chronic-kidney-disease',
      'ards',
      'pulmonary-embolism',
      'cirrhosis',
    ],
    finding: {
      text: 'Third heart sound with a raised jugular pressure',
      why: 'In heart failure with reduced ejection fraction, rapid filling of a large ventricle gives an S3, and back pressure fills the neck veins.',
      accepts: ['cardiac-tamponade', 'mitral-regurgitation', 'pulmonary-hypertension'],
      slips: [
        {
          text: 'Fixed, wide splitting of the second heart sound',
          why: 'Fixed splitting is the sign of an atrial septal defect and does not tell about left ventricular function.',
        },
        {
          text: 'Opening snap followed by a low diastolic rumble',
          why: 'An opening snap with a rumble points to mitral stenosis, where the ventricle itself is spared.',
        },
      ],
    },
    test: {
      text: 'Transthoracic echocardiography',
      why: 'In heart failure, echocardiography measures the ejection fraction and shows valves and wall motion, which decides treatment.',
      scene:
        'A 59-year-old man has had breathlessness, orthopnea and ankle edema for a month. The chest film shows a large heart, and the natriuretic peptide is four times the upper limit. The ECG shows sinus rhythm.',
      accepts: ['cardiac-tamponade', 'mitral-regurgitation'],
      slips: [
        {
          text: 'Cardiac catheterization as the first study',
          why: 'Catheterization follows when coronary disease is suspected; it is invasive and not the first look at function.',
        },
      ],
    },
    treatment: {
      text: 'Lisinopril and carvedilol at slowly rising doses',
      why: 'In heart failure with reduced ejection fraction, blocking the renin-angiotensin and sympathetic systems prolongs life.',
      scene:
        'A 62-year-old woman has an ejection fraction of 30%. After a week of furosemide she is free of edema. Blood pressure is 126/78 mm Hg, pulse 86/min, potassium 4.3 mmol/L, and creatinine is normal. Furosemide is her sole heart drug.',
      slips: [
        {
          text: 'Verapamil to slow the heart and relax the wall',
          why: 'Verapamil weakens contraction and worsens heart failure with a reduced ejection fraction.',
        },
        {
          text: 'Higher furosemide dose without other drugs',
          why: 'Furosemide relieves congestion but has not been shown to prolong life, and she has no edema now.',
        },
        {
          text: 'Pioglitazone to improve muscle metabolism',
          why: 'Pioglitazone retains fluid and is contraindicated in symptomatic heart failure.',
        },
      ],
      accepts: ['chronic-kidney-disease'],
    },
    mechanism: {
      text: 'Weak contraction with neurohormonal salt and water retention',
      why: 'In heart failure with reduced ejection fraction, low output activates renin, aldosterone and sympathetic nerves, which retain fluid and remodel the wall.',
    },
    complication: {
      text: 'Sudden death from ventricular arrhythmia',
      why: 'In heart failure with an ejection fraction of 35% or less, ventricular arrhythmia causes many deaths, so a defibrillator is considered.',
      accepts: ['cardiac-tamponade', 'pulmonary-hypertension'],
    },
    risk: {
      text: 'Earlier myocardial infarction with a large scar',
      why: 'Coronary disease with infarction is the commonest cause of heart failure with reduced ejection fraction.',
      accepts: ['copd', 'chronic-kidney-disease'],
    },
    advice: {
      text: 'Weigh yourself each morning and report a gain of 3 pounds in a day',
      why: 'In heart failure, a rapid gain in weight shows fluid retention days before breathlessness, so treatment can be adjusted early.',
      scene:
        'A 70-year-old woman goes home after her second admission for heart failure in 4 months. She takes her drugs reliably and lives alone.',
      slips: [
        {
          text: 'Take ibuprofen for aching joints instead of acetaminophen',
          why: 'Anti-inflammatory drugs retain salt and water and are a common cause of readmission in heart failure.',
        },
        {
          text: 'Use a potassium salt substitute freely in place of table salt',
          why: 'Salt substitutes hold potassium, which can rise to dangerous levels with an ACE inhibitor.',
        },
      ],
      accepts: ['chronic-kidney-disease', 'cirrhosis', 'copd', 'cardiac-tamponade'],
    },
  },
];

import type { Condition } from '../condition.ts';

const source = 'Standard cardiology and internal medicine texts';

/** Valves, heart muscle and defects from birth. */
export const cardiovascularConditions2: readonly Condition[] = [
  {
    id: 'aortic-stenosis',
    name: 'Calcific aortic stenosis',
    system: 'cardiovascular',
    topic: 'Valvular disease and murmurs',
    source,
    step1: { area: 'cardiovascular', topic: 'Valvular disease' },
    step2: { area: 'cardiovascular', topic: 'Valvular disease' },
    vignettes: [
      'A 78-year-old man fainted while carrying a suitcase upstairs and has felt short of breath on hills for 4 months. A harsh systolic murmur peaks late at the right second intercostal space and is heard over both carotids. The carotid upstroke is slow and weak, and the second heart sound is soft.',
      'At a visit before knee surgery, an 82-year-old woman mentions chest tightness on short walks. A rough systolic murmur at the upper right sternal border becomes softer when she strains. The pulse is small, the apex beat is sustained, and the ECG shows left ventricular hypertrophy. Coronary angiography last year was normal.',
    ],
    hallmark: 'a late-peaking systolic murmur at the right base with a slow, weak carotid pulse',
    lookalikes: [
      'hypertrophic-cardiomyopathy',
      'mitral-regurgitation',
      'aortic-regurgitation',
      'stable-angina',
      'complete-heart-block',
      'atrial-septal-defect',
      'coarctation-of-aorta',
      'pulmonary-hypertension',
    ],
    finding: {
      text: 'Late-peaking systolic murmur with a slow, weak carotid upstroke',
      why: 'In aortic stenosis, the narrow valve delays and weakens the arterial pulse, and a late peak of the murmur means severe disease.',
      scene:
        'An 80-year-old woman fainted on the stairs. A systolic murmur is heard over the whole chest, and the {clinician} suspects a narrow aortic valve.',
    },
    test: {
      text: 'Transthoracic echocardiography',
      why: 'In aortic stenosis, echocardiography measures the gradient and the valve area, which grade severity.',
      scene:
        'A 75-year-old woman had a near-faint while mowing the lawn. A harsh systolic murmur at the right base spreads to the neck, and her pulse rises slowly. Aortic stenosis is suspected.',
      accepts: ['atrial-septal-defect', 'stable-angina'],
      slips: [
        {
          text: 'Treadmill test to her limit of tolerance',
          why: 'A maximal treadmill test is dangerous in symptomatic severe aortic stenosis and is contraindicated there.',
        },
        {
          text: 'Carotid duplex ultrasonography',
          why: 'Carotid ultrasound assesses plaque. The sound over her neck is carried there from the valve.',
        },
      ],
    },
    treatment: {
      text: 'Replacement of the aortic valve',
      why: 'In severe aortic stenosis with symptoms, only replacement of the valve improves survival.',
      scene:
        'A 77-year-old man has exertional fainting. Echocardiography shows an opening of 0.7 cm² at the calcified outlet, a mean gradient of 52 mm Hg and an ejection fraction of 60%. He is active and wants treatment.',
      accepts: ['aortic-regurgitation'],
      slips: [
        {
          text: 'Long-acting nitrate with a vasodilator',
          why: 'Vasodilators drop pressure across a fixed obstruction and may cause fainting in severe aortic stenosis.',
        },
        {
          text: 'High-dose statin and yearly follow-up',
          why: 'Statins do not slow calcific stenosis, and a year of waiting with fainting carries a high risk of death.',
        },
      ],
    },
    mechanism: {
      text: 'Fixed outflow obstruction that leads to concentric hypertrophy',
      why: 'In aortic stenosis, calcified leaflets obstruct the outflow, and the pressure load thickens the ventricle.',
    },
    complication: {
      text: 'Left ventricular failure with a poor outlook',
      why: 'Once aortic stenosis causes heart failure, median survival without valve replacement is about 2 years.',
      accepts: ['aortic-regurgitation', 'mitral-regurgitation', 'hypertrophic-cardiomyopathy'],
    },
    risk: {
      text: 'Bicuspid valve or calcification with old age',
      why: 'Aortic stenosis comes from calcification of a normal valve in old age or of a bicuspid one some 20 years earlier.',
      accepts: ['aortic-regurgitation', 'coarctation-of-aorta', 'stable-angina'],
    },
    advice: {
      text: 'Report fainting, chest pain or shortness of breath without delay',
      why: 'In severe aortic stenosis, the first symptom marks a steep rise in the risk of death and is the signal for replacement.',
      scene:
        'A 72-year-old man has severe aortic stenosis on echocardiography, a normal ejection fraction and no symptoms. A joint decision is made to wait.',
      accepts: [
        'aortic-regurgitation',
        'mitral-regurgitation',
        'stable-angina',
        'complete-heart-block',
      ],
      slips: [
        {
          text: 'Train hard each day so that the valve stays supple',
          why: 'Hard exertion is risky in severe stenosis and does not keep a calcified valve supple.',
        },
        {
          text: 'Take calcium-free meals to dissolve the deposits',
          why: 'Dietary calcium does not drive valve calcification, and avoiding it harms the bones.',
        },
      ],
    },
  },
  {
    id: 'aortic-regurgitation',
    name: 'Chronic aortic regurgitation',
    system: 'cardiovascular',
    topic: 'Valvular disease and murmurs',
    source,
    step1: { area: 'cardiovascular', topic: 'Valvular disease' },
    vignettes: [
      'A 42-year-old man notices pounding in his head when he lies down and is short of breath on long runs. Blood pressure is 162/52 mm Hg. A soft, blowing murmur follows the second heart sound at the left sternal edge and is loudest when he leans forward and breathes out. His nail beds pulsate under light pressure.',
    ],
    hallmark: 'an early diastolic murmur with a wide pulse pressure and bounding pulses',
    lookalikes: [
      'aortic-stenosis',
      'mitral-stenosis',
      'mitral-regurgitation',
      'infective-endocarditis',
      'coarctation-of-aorta',
      'hfref',
      'graves-disease',
      'aortic-dissection',
    ],
    finding: {
      text: 'Blowing early diastolic murmur with bounding peripheral pulses',
      why: 'In aortic regurgitation, blood falls back in diastole, which gives the blowing murmur, a low diastolic pressure and bounding pulses.',
    },
    test: {
      text: 'Transthoracic echocardiography',
      why: 'In aortic regurgitation, echocardiography shows the jet, its cause and the size and function of the ventricle.',
      scene:
        'A 50-year-old woman without fever or chest pain has a blood pressure of 158/48 mm Hg, a head that nods with each beat, and a diastolic murmur along the left sternal border. No imaging has been done.',
      accepts: ['mitral-regurgitation'],
      slips: [
        {
          text: 'Ambulatory ECG recording for 24 hours',
          why: 'Ambulatory recording looks for arrhythmia and says nothing about a leaking valve.',
        },
        {
          text: 'Renal artery duplex ultrasonography',
          why: 'Renal artery imaging is for secondary hypertension. Here the diastolic pressure is low, which points to a leak.',
        },
      ],
    },
    treatment: {
      text: 'Surgical replacement of the leaking aortic valve',
      why: 'In severe aortic regurgitation, symptoms or an ejection fraction of 55% or less call for surgery before damage is lasting.',
      scene:
        'A 48-year-old man with severe chronic aortic regurgitation now has breathlessness on one flight of stairs. The ejection fraction has fallen to 48%, and the left ventricle is dilated.',
      accepts: ['aortic-stenosis'],
      slips: [
        {
          text: 'Intra-aortic balloon pump until he feels better',
          why: 'A balloon pump raises diastolic aortic pressure and worsens the leak; it is contraindicated in aortic regurgitation.',
        },
        {
          text: 'Beta-blocker to slow the heart to 50 beats a minute',
          why: 'A slow rate lengthens diastole and so the time for backflow, which worsens severe aortic regurgitation.',
        },
      ],
    },
    mechanism: {
      text: 'Diastolic backflow that overfills the left ventricle',
      why: 'In aortic regurgitation, backflow adds volume in diastole, and the ventricle dilates with eccentric hypertrophy.',
    },
    complication: {
      text: 'Dilation and failure of the left ventricle',
      why: 'In chronic aortic regurgitation, the volume load dilates the ventricle, which can fail before symptoms are noticed.',
      accepts: ['aortic-stenosis', 'aortic-dissection', 'hfref'],
    },
    risk: {
      text: 'Dilated aortic root or a two-leaflet aortic valve',
      why: 'Aortic root dilation and bicuspid valves are the leading causes of chronic aortic regurgitation in developed countries.',
      accepts: [
        'aortic-stenosis',
        'mitral-stenosis',
        'infective-endocarditis',
        'aortic-dissection',
        'coarctation-of-aorta',
      ],
    },
    advice: {
      text: 'Return for echocardiography as planned even if you feel well',
      why: 'In chronic valve leakage, the ventricle may dilate silently, so regular echocardiography finds the right time for surgery.',
      scene:
        'A 45-year-old teacher has severe aortic regurgitation, an ejection fraction of 62% and a ventricle of near-normal size. He runs 5 km without trouble and doubts that he needs visits.',
      accepts: ['aortic-stenosis'],
      slips: [
        {
          text: 'Come back when swelling of the legs has begun to show',
          why: 'Edema is a late sign, and by then the ventricle may have suffered lasting damage.',
        },
      ],
    },
  },
  {
    id: 'mitral-stenosis',
    name: 'Rheumatic mitral stenosis',
    system: 'cardiovascular',
    topic: 'Valvular disease and murmurs',
    source,
    step1: { area: 'cardiovascular', topic: 'Valvular disease' },
    step2: { area: 'cardiovascular', topic: 'Valvular disease' },
    vignettes: [
      'A 34-year-old woman who grew up in rural India becomes breathless in the 24th week of her first pregnancy and coughs pink sputum. The first heart sound is loud, and a snap after the second sound is followed by a low rumble at the apex, heard best on her left side.',
      'A 51-year-old man has had hoarseness and palpitations for months. He was kept in bed with swollen joints and fever at age 10. The cheeks are dusky red. A low-pitched diastolic rumble is heard with the bell at the apex. The chest film shows a double right heart border and a normal left ventricle.',
    ],
    hallmark: 'a loud first sound, an opening snap and a low diastolic rumble at the apex',
    lookalikes: [
      'mitral-regurgitation',
      'aortic-regurgitation',
      'atrial-septal-defect',
      'pulmonary-hypertension',
      'hfref',
      'atrial-fibrillation',
      'copd',
      'bronchiectasis',
    ],
    finding: {
      text: 'Opening snap followed by a low-pitched rumble at the apex',
      why: 'In mitral stenosis, stiff leaflets open with a snap, and slow filling through the narrow valve rumbles in diastole.',
      accepts: ['pulmonary-hypertension', 'atrial-fibrillation'],
    },
    test: {
      text: 'Transthoracic echocardiography',
      why: 'In mitral stenosis, echocardiography shows doming leaflets, the valve area and the pressure in the lung.',
      scene:
        'A 40-year-old woman from Ethiopia has dyspnea, a loud first heart sound and a diastolic rumble at the apex. The ECG shows a broad, notched P wave. Rheumatic disease of a valve is suspected.',
      accepts: ['atrial-septal-defect', 'mitral-regurgitation'],
      slips: [
        {
          text: 'Antistreptolysin O titer in the blood',
          why: 'The titer shows recent infection. Stenosis appears decades after rheumatic fever, when the titer is of no help.',
        },
        {
          text: 'Coronary CT angiography with contrast',
          why: 'Coronary imaging shows plaque and does not assess the mitral valve.',
        },
      ],
    },
    treatment: {
      text: 'Percutaneous balloon commissurotomy',
      why: 'In severe symptomatic mitral stenosis with pliable leaflets and no clot, a balloon splits the fused commissures.',
      scene:
        'A 36-year-old woman with severe rheumatic mitral stenosis is breathless on level ground. The leaflets are pliable without much calcium, there is hardly any leak, and the left atrium is free of clot.',
      slips: [
        {
          text: 'Afterload reduction with an ACE inhibitor',
          why: 'Afterload reduction does not help when the obstruction lies before the left ventricle, which is spared.',
        },
        {
          text: 'Digoxin to strengthen the left ventricle',
          why: 'The left ventricle contracts normally in mitral stenosis; digoxin would serve only for the rate in atrial fibrillation.',
        },
      ],
    },
    mechanism: {
      text: 'Fused commissures that raise pressure in the left atrium',
      why: 'In mitral stenosis, rheumatic scarring fuses the commissures, and left atrial pressure backs up into the lung.',
    },
    complication: {
      text: 'Embolic stroke from a left atrial clot',
      why: 'In mitral stenosis with atrial fibrillation, stasis in the large atrium makes embolic stroke likely without anticoagulation.',
      accepts: ['atrial-fibrillation', 'mitral-regurgitation', 'pulmonary-hypertension', 'copd'],
    },
    risk: {
      text: 'Rheumatic fever in childhood',
      why: 'Nearly all mitral stenosis is a late result of rheumatic fever, often decades after the episode.',
      accepts: ['aortic-regurgitation', 'mitral-regurgitation'],
    },
    advice: {
      text: 'Take warfarin daily and keep every appointment for the INR',
      why: 'In rheumatic mitral stenosis with atrial fibrillation, warfarin is the anticoagulant of choice and needs regular INR checks.',
      scene:
        'A 52-year-old man with moderate rheumatic mitral stenosis has developed atrial fibrillation. He prefers a drug without blood tests, but warfarin has been chosen after discussion.',
      accepts: ['atrial-fibrillation'],
      slips: [
        {
          text: 'Take aspirin in its place on days when a test is not possible',
          why: 'Aspirin does not protect from atrial clots enough and cannot stand in for warfarin.',
        },
      ],
    },
  },
  {
    id: 'mitral-regurgitation',
    name: 'Chronic mitral regurgitation',
    system: 'cardiovascular',
    topic: 'Valvular disease and murmurs',
    source,
    step2: { area: 'cardiovascular', topic: 'Valvular disease' },
    vignettes: [
      'A 57-year-old woman was told of a heart click in her twenties. She now tires on stairs. The apex beat is displaced and forceful. A blowing murmur fills systole at the apex, reaches the axilla and grows louder when she grips both fists. Temperature and blood cultures are normal.',
    ],
    hallmark: 'a blowing holosystolic murmur at the apex that radiates to the axilla',
    lookalikes: [
      'aortic-stenosis',
      'mitral-stenosis',
      'hypertrophic-cardiomyopathy',
      'aortic-regurgitation',
      'infective-endocarditis',
      'atrial-septal-defect',
      'pulmonary-hypertension',
      'copd',
    ],
    finding: {
      text: 'Holosystolic murmur at the apex that reaches the axilla',
      why: 'In mitral regurgitation, blood flows back to the atrium all through systole, which is heard from the apex to the axilla.',
    },
    test: {
      text: 'Transesophageal echocardiography',
      why: 'In mitral regurgitation, a probe in the esophagus lies next to the valve and shows which leaflet fails.',
      scene:
        'A 60-year-old man has a loud apical holosystolic murmur and breathlessness. Transthoracic images are too poor to see the leaflets. Surgery is considered if the leak is severe and repairable.',
      accepts: ['atrial-septal-defect'],
      slips: [
        {
          text: 'Exercise electrocardiography',
          why: 'Exercise tracing looks for ischemia and cannot show the leaflets that the surgeon must see.',
        },
      ],
    },
    treatment: {
      text: 'Surgical repair of the mitral valve',
      why: 'In severe primary mitral regurgitation with symptoms, repair is preferred to replacement because it preserves function.',
      scene:
        'A 55-year-old man has breathlessness and a severe leak from a torn chord with a flail posterior leaflet. The ejection fraction is 58%, and he is otherwise healthy.',
      slips: [
        {
          text: 'Yearly echocardiography without surgery',
          why: 'Watchful waiting fits patients without symptoms and with good function. He has both symptoms and a falling ejection fraction.',
        },
        {
          text: 'Phenylephrine to raise systemic resistance',
          why: 'Higher resistance drives more blood back through the leak and worsens regurgitation.',
        },
      ],
    },
    mechanism: {
      text: 'Systolic backflow that loads the left atrium with volume',
      why: 'In mitral regurgitation, part of each beat returns to the atrium, so atrium and ventricle enlarge.',
    },
    complication: {
      text: 'Atrial fibrillation from a stretched atrium',
      why: 'In chronic mitral regurgitation, the stretched left atrium often goes into atrial fibrillation.',
      accepts: [
        'mitral-stenosis',
        'aortic-regurgitation',
        'aortic-stenosis',
        'infective-endocarditis',
      ],
    },
    risk: {
      text: 'Prolapse of a myxomatous valve leaflet',
      why: 'Myxomatous prolapse is the commonest cause of primary mitral regurgitation in developed countries.',
      accepts: ['mitral-stenosis', 'infective-endocarditis', 'hypertrophic-cardiomyopathy'],
    },
    advice: {
      text: 'Return for echocardiography as planned even if you feel well',
      why: 'In chronic mitral regurgitation, the ventricle may weaken silently, and regular echocardiography shows when repair is due.',
      scene:
        'A 50-year-old woman with severe mitral regurgitation has no symptoms, an ejection fraction of 68% and sinus rhythm. She wonders if she may skip visits while she feels fit.',
      accepts: ['aortic-stenosis', 'infective-endocarditis'],
      slips: [
        {
          text: 'Take an antibiotic before each visit to the dentist',
          why: 'Native valve disease without earlier endocarditis is not a reason for prophylaxis under current advice.',
        },
        {
          text: 'Give up walking and climbing to spare the valve',
          why: 'Without symptoms and with normal function, ordinary activity is safe and useful.',
        },
      ],
    },
  },
  {
    id: 'hypertrophic-cardiomyopathy',
    name: 'Hypertrophic cardiomyopathy',
    system: 'cardiovascular',
    topic: 'Cardiomyopathy',
    source,
    step1: { area: 'cardiovascular', topic: 'Heart failure' },
    step2: { area: 'cardiovascular', topic: 'Heart failure' },
    vignettes: [
      'A 17-year-old basketball player collapses during a sprint and wakes within a minute. His uncle died suddenly at 24. A harsh systolic murmur at the left sternal edge gets louder when he stands up and fades when he squats. The carotid pulse is brisk. The ECG shows large voltages and deep septal Q waves.',
      'A 35-year-old woman is breathless and lightheaded when she climbs stairs. She has a systolic murmur between the left sternal edge and the apex that increases with straining, and a fourth heart sound. Blood pressure is 118/74 mm Hg in both arms. The septum measures 24 mm on ultrasound.',
    ],
    hallmark:
      'a systolic murmur that grows on standing or straining and an asymmetric thick septum',
    lookalikes: [
      'aortic-stenosis',
      'mitral-regurgitation',
      'vasospastic-angina',
      'avnrt',
      'ventricular-tachycardia',
      'coarctation-of-aorta',
      'atrial-septal-defect',
      'epilepsy',
    ],
    finding: {
      text: 'Systolic murmur that grows louder on standing and straining',
      why: 'In hypertrophic obstructive cardiomyopathy, less filling brings septum and mitral leaflet closer, so obstruction and murmur increase.',
    },
    test: {
      text: 'Transthoracic echocardiography',
      why: 'In hypertrophic cardiomyopathy, echocardiography shows the thick septum, systolic motion of the mitral leaflet and the gradient.',
      scene:
        'A 16-year-old boy needs clearance for soccer. His mother has a thick heart muscle. He has a systolic murmur that is loud on standing and soft on squatting, and an ECG with high voltages.',
      accepts: ['mitral-regurgitation', 'atrial-septal-defect'],
      slips: [
        {
          text: 'Coronary angiography through the wrist',
          why: 'Coronary disease is very unlikely at 16, and the murmur points to dynamic outflow obstruction.',
        },
        {
          text: 'Tilt-table test with nitroglycerin',
          why: 'A tilt test is for suspected reflex fainting, and nitroglycerin would worsen outflow obstruction.',
        },
      ],
    },
    treatment: {
      text: 'Metoprolol to slow the heart and lengthen filling',
      why: 'In symptomatic hypertrophic obstructive cardiomyopathy, a beta-blocker lengthens filling and lowers the gradient.',
      scene:
        'A 41-year-old man with hypertrophic obstructive cardiomyopathy is breathless on stairs. Heart rate is 88/min and blood pressure 132/80 mm Hg. He has no arrhythmia, and the resting gradient is 55 mm Hg.',
      accepts: ['vasospastic-angina'],
      slips: [
        {
          text: 'Furosemide and isosorbide to unload the heart',
          why: 'Lower preload shrinks the cavity and increases obstruction in hypertrophic cardiomyopathy.',
        },
        {
          text: 'Digoxin to make the contraction stronger',
          why: 'Stronger contraction increases the gradient, so digoxin is harmful in obstructive disease.',
        },
      ],
    },
    mechanism: {
      text: 'Sarcomere mutation with septal growth and dynamic obstruction',
      why: 'In hypertrophic cardiomyopathy, a sarcomere mutation thickens the septum and disorders the fibers, which obstructs outflow and favors arrhythmia.',
    },
    complication: {
      text: 'Sudden death during vigorous sport',
      why: 'In hypertrophic cardiomyopathy, disarrayed fibers start ventricular arrhythmia, often during hard effort in the young.',
      accepts: ['ventricular-tachycardia', 'vasospastic-angina', 'mitral-regurgitation', 'avnrt'],
    },
    risk: {
      text: 'Sudden death of a parent or sibling at a young age',
      why: 'Hypertrophic cardiomyopathy is inherited as a dominant trait, so sudden death of a young relative raises suspicion.',
      accepts: ['ventricular-tachycardia', 'atrial-septal-defect'],
    },
    advice: {
      text: 'Avoid dehydration and have your close relatives screened',
      why: 'In hypertrophic cardiomyopathy, a dry, poorly filled heart obstructs more, and each first-degree relative may carry the trait.',
      scene:
        'A 38-year-old father of two learns that he has hypertrophic obstructive cardiomyopathy. He has mild symptoms and works outdoors in the heat.',
      slips: [
        {
          text: 'Take a long-acting nitrate before heavy effort',
          why: 'Nitrates lower preload and worsen outflow obstruction in hypertrophic cardiomyopathy.',
        },
        {
          text: 'Restrict water so that the thick muscle can shrink',
          why: 'Low volume narrows the outflow tract further and can make him faint; it does not thin the muscle.',
        },
      ],
      accepts: ['aortic-stenosis', 'mitral-regurgitation'],
    },
  },
  {
    id: 'atrial-septal-defect',
    name: 'Secundum atrial septal defect',
    system: 'cardiovascular',
    topic: 'Congenital heart disease',
    source,
    step1: { area: 'cardiovascular', topic: 'Congenital heart disease' },
    vignettes: [
      'A 28-year-old woman tires sooner than her friends on hikes. A soft midsystolic murmur is heard at the left second intercostal space. The second heart sound is widely split and does not change with breathing. The ECG shows an incomplete right bundle branch block, and the lung vessels look full on the chest film.',
    ],
    hallmark: 'fixed, wide splitting of the second heart sound with a soft pulmonary flow murmur',
    lookalikes: [
      'pulmonary-hypertension',
      'mitral-stenosis',
      'aortic-stenosis',
      'hypertrophic-cardiomyopathy',
      'coarctation-of-aorta',
      'mitral-regurgitation',
      'pulmonary-embolism',
    ],
    finding: {
      text: 'Fixed, wide splitting of the second heart sound',
      why: 'In atrial septal defect, the right ventricle is overfilled in both phases of breathing, so the pulmonary valve closes late at all times.',
      scene:
        'A 9-year-old girl is seen for a school examination. She is well. A soft systolic murmur is heard at the left upper sternal border, and an atrial septal defect is suspected.',
      accepts: ['pulmonary-hypertension'],
    },
    test: {
      text: 'Echocardiography with agitated saline contrast',
      why: 'In atrial septal defect, echocardiography shows the gap, and bubbles that cross to the left prove a shunt.',
      scene:
        'A 33-year-old man has a fixed split second heart sound and a large right ventricle on the chest film. An atrial septal defect is suspected, and the first plain ultrasound did not show the septum well.',
      accepts: [
        'mitral-regurgitation',
        'mitral-stenosis',
        'aortic-stenosis',
        'hypertrophic-cardiomyopathy',
      ],
      slips: [
        {
          text: 'Exercise stress testing with a treadmill',
          why: 'A treadmill test looks for ischemia or capacity and does not show a gap in the septum.',
        },
        {
          text: 'Ventilation-perfusion scan of both lungs',
          why: 'The lung scan looks for emboli. Full lung vessels with a fixed split point to a shunt.',
        },
        {
          text: 'Coronary calcium score by plain CT',
          why: 'The calcium score estimates coronary risk and gives no view of the atrial septum.',
        },
      ],
    },
    treatment: {
      text: 'Closure with a device through a catheter',
      why: 'In secundum atrial septal defect with an enlarged right heart, closure prevents failure, arrhythmia and lung vessel disease.',
      scene:
        'A 31-year-old woman has a 14 mm secundum defect with enough rim. Pulmonary flow is twice the systemic flow, the right ventricle is enlarged, and pulmonary pressure is normal.',
      slips: [
        {
          text: 'Warfarin for life without closing the gap',
          why: 'Anticoagulation alone does not relieve the right heart of the shunt.',
        },
        {
          text: 'Follow-up until cyanosis begins to show',
          why: 'Cyanosis means that the shunt has reversed, and then closure is no longer possible.',
        },
      ],
    },
    mechanism: {
      text: 'Left-to-right shunt that overloads the right ventricle',
      why: 'In atrial septal defect, blood passes to the more compliant right side, which enlarges the right heart and lung vessels.',
    },
    complication: {
      text: 'Lung vessel disease with reversal of the shunt',
      why: 'In atrial septal defect, decades of high flow can remodel lung vessels until the shunt reverses with cyanosis.',
      accepts: ['pulmonary-hypertension', 'mitral-regurgitation', 'pulmonary-embolism'],
    },
    risk: {
      text: 'Parent with a congenital heart defect',
      why: 'Most atrial septal defects arise by chance, but an affected parent raises the likelihood several times.',
      accepts: ['coarctation-of-aorta', 'hypertrophic-cardiomyopathy'],
    },
    advice: {
      text: 'Take an antibiotic before dental work for the next 6 months',
      why: 'For 6 months after closure of an atrial septal defect with a device, endothelium grows over it, and prophylaxis is advised.',
      scene:
        'A 29-year-old woman had an atrial septal defect closed with a device last week. No shunt remains. She plans to have a tooth pulled next month.',
      slips: [
        {
          text: 'Have the device taken out once the septum has healed',
          why: 'The device becomes part of the septum and stays in place for life.',
        },
        {
          text: 'Stop aspirin now, as foreign material does not clot',
          why: 'Clots can form on the device until it is covered, so antiplatelet drugs are given for months.',
        },
      ],
      accepts: ['mitral-regurgitation', 'aortic-stenosis'],
    },
  },
  {
    id: 'coarctation-of-aorta',
    name: 'Coarctation of the aorta',
    system: 'cardiovascular',
    topic: 'Congenital heart disease',
    source,
    step1: { area: 'cardiovascular', topic: 'Congenital heart disease' },
    step2: { area: 'cardiovascular', topic: 'Congenital heart disease' },
    vignettes: [
      'A 15-year-old boy has headaches and nosebleeds, and his legs tire on runs. Blood pressure is 158/92 mm Hg in the right arm and 104/70 mm Hg in the right leg. A systolic murmur is heard between the shoulder blades, and the femoral pulses are weak and late.',
      'A short 19-year-old woman with a webbed neck has never had a menstrual period. At a routine visit, her arm pressure is 150/94 mm Hg, and her feet are cool. The chest film shows notches on the lower edges of several ribs. Potassium and creatinine are normal.',
    ],
    hallmark: 'arm hypertension with weak, delayed femoral pulses and a lower leg pressure',
    lookalikes: [
      'primary-hypertension',
      'renal-artery-stenosis',
      'primary-aldosteronism',
      'pheochromocytoma',
      'aortic-stenosis',
      'peripheral-artery-disease',
      'hypertrophic-cardiomyopathy',
      'aortic-dissection',
    ],
    finding: {
      text: 'Femoral pulse that is weak and lags behind the radial pulse',
      why: 'In coarctation, blood reaches the legs through collaterals, so the femoral pulse is weak and late.',
      scene:
        'A 12-year-old boy has a blood pressure of 148/90 mm Hg in the right arm at a sports check, and he reports leg fatigue. A congenital cause of the hypertension is suspected.',
      accepts: ['aortic-dissection', 'peripheral-artery-disease'],
    },
    test: {
      text: 'Magnetic resonance angiography of the aorta',
      why: 'In coarctation, MR angiography shows the site and length of the narrowing and the collaterals, which plans the repair.',
      scene:
        'A 20-year-old man has a 45 mm Hg gap between arm and leg pressures and a murmur over the back. Echocardiography shows a bicuspid valve but gives no clear view of the aortic isthmus.',
      accepts: ['aortic-dissection'],
      slips: [
        {
          text: 'Repeat arm pressures over six months',
          why: 'Further arm readings waste time, since the gap between arms and legs has already shown where to look.',
        },
      ],
    },
    treatment: {
      text: 'Surgical repair or stenting of the narrow segment',
      why: 'In coarctation with hypertension and a gradient of 20 mm Hg or more, repair relieves the obstruction.',
      scene:
        'A 17-year-old girl has coarctation with a gradient of 48 mm Hg and a pressure of 160/96 mm Hg in the arms. Collaterals are large, and the ventricle is thick.',
      slips: [
        {
          text: 'Lisinopril at rising doses without repair',
          why: 'An ACE inhibitor lowers flow to kidneys beyond the narrowing and leaves the obstruction as it is.',
        },
        {
          text: 'Weight loss and a low-salt diet for a year',
          why: 'Lifestyle change is for primary hypertension and does nothing for a narrow aorta.',
        },
      ],
    },
    mechanism: {
      text: 'Narrowing near the ductus that raises pressure in the upper body',
      why: 'In coarctation, a shelf near the ductus obstructs the aorta; the arms see high pressure and the kidneys low flow.',
    },
    complication: {
      text: 'Hemorrhage from an intracranial aneurysm',
      why: 'Coarctation goes with berry aneurysms, which rupture under long-standing high pressure above the narrowing.',
      accepts: [
        'pheochromocytoma',
        'primary-hypertension',
        'aortic-dissection',
        'aortic-stenosis',
        'peripheral-artery-disease',
      ],
    },
    risk: {
      text: 'Turner syndrome with a webbed neck',
      why: 'About one in ten girls with Turner syndrome has coarctation, often with a bicuspid aortic valve.',
      accepts: ['aortic-stenosis'],
    },
    advice: {
      text: 'Keep having blood pressure and aorta checked for life after repair',
      why: 'After repair of coarctation, hypertension, renarrowing and aneurysm may appear decades later, so follow-up is lifelong.',
      scene:
        'A 22-year-old man had coarctation repaired at age 6. He feels well, is moving to another city and asks if he still needs a heart clinic.',
      slips: [
        {
          text: 'Consider yourself cured once ten years have passed',
          why: 'Late hypertension, renarrowing and aneurysm occur decades after the repair, so he is not cured.',
        },
        {
          text: 'Lift heavy weights to strengthen the repaired aorta',
          why: 'Heavy lifting causes pressure peaks that stress the repair and any bicuspid valve.',
        },
      ],
      accepts: ['aortic-dissection', 'primary-hypertension', 'aortic-stenosis'],
    },
  },
];

import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Disease of the heart muscle, its valves and its vessels. */
export const cardiologyPumpAndVesselsTerms: readonly MedicalTerm[] = [
  {
    term: 'Myocardial infarction',
    definition:
      'Death of heart muscle from lack of blood supply, usually after a plaque ruptures and a clot blocks a coronary artery.',
    category: 'Cardiology',
    pronunciation: 'my-oh-KAR-dee-ul in-FARK-shun',
    etymology: 'Greek mys, muscle + kardia, heart; Latin infarcire, to stuff in',
    parts: [],
    examples: [
      'ST elevation in II, III and aVF with crushing pain for an hour: the inferior wall.',
      'A diabetic woman with only nausea and sweating has a troponin ten times the limit.',
    ],
    relatedTerms: ['Angina pectoris', 'Ventricular fibrillation', 'Heart failure'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'With ST elevation, the artery should be opened within 90 minutes of first medical contact. Aspirin, 162 to 325 mg chewed, is given straight away.',
    commonAbbreviations: [
      'MI (myocardial infarction)',
      'STEMI (ST-elevation myocardial infarction)',
      'NSTEMI (non-ST-elevation myocardial infarction)',
    ],
    illustration: 'heart-attack',
  },
  {
    term: 'Angina pectoris',
    definition:
      'Pressure-like chest discomfort from transient lack of oxygen in the heart muscle, without tissue death.',
    category: 'Cardiology',
    pronunciation: 'an-JY-nuh PEK-tuh-ris',
    etymology: 'Latin angina, strangling; pectus, pectoris, chest',
    parts: [],
    examples: [
      'Tightness on the second flight of stairs passes within 5 minutes of rest.',
      'Pain now at rest and more often: the angina has become unstable, so he is admitted.',
    ],
    relatedTerms: ['Myocardial infarction', 'Aortic stenosis', 'Preload'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Sublingual nitroglycerin relieves the stable form within minutes. If pain lasts 5 minutes after one dose, the patient calls 911.',
    commonAbbreviations: ['CAD (coronary artery disease)'],
    illustration: 'heart-attack',
  },
  {
    term: 'Heart failure',
    definition:
      "Inability of the ventricles to fill or eject well enough for the body's needs, leading to congestion and fatigue.",
    category: 'Cardiology',
    pronunciation: 'HART FAYL-yer',
    etymology: 'Old English heorte; Latin fallere, to disappoint',
    parts: [],
    examples: [
      'He sleeps on three pillows, has gained 3 kg in a week and has crackles at both bases.',
      'Echocardiogram: ejection fraction 30 percent, BNP 1,240 pg/mL.',
    ],
    relatedTerms: ['Orthopnea', 'Preload', 'Cardiomyopathy'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Patients call after a gain of about 1 kg in a day or 2 kg in a week. With an ejection fraction of 40 percent or less, four drug groups prolong life.',
    commonAbbreviations: [
      'CHF (congestive heart failure)',
      'HFrEF (heart failure with reduced ejection fraction)',
      'HFpEF (heart failure with preserved ejection fraction)',
    ],
    illustration: null,
  },
  {
    term: 'Hypertension',
    definition:
      'Blood pressure that stays at or above 130 systolic or 80 diastolic in mm Hg, by the US guideline for adults.',
    category: 'Cardiology',
    pronunciation: 'hy-per-TEN-shun',
    etymology: 'Greek hyper, over + Latin tensio, stretching',
    parts: [
      { part: 'hyper-', kind: 'prefix', meaning: 'excessive' },
      { part: 'tens/o', kind: 'root', meaning: 'stretching, pressure' },
      { part: '-ion', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Home readings average 142/88 over two weeks, so treatment is discussed.',
      'A reading of 150/90 in the office but 122/76 at home is white-coat hypertension.',
    ],
    relatedTerms: ['Afterload', 'Chronic kidney disease', 'Ischemic stroke'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Usually silent, it leads to stroke, heart failure and kidney failure. Above 180/120 with new organ damage it is an emergency, treated with intravenous drugs.',
    commonAbbreviations: ['HTN (hypertension)'],
    illustration: 'blood-pressure',
  },
  {
    term: 'Cardiac tamponade',
    definition:
      'Compression of the heart by fluid in its sac, so that the chambers cannot fill and pressure falls.',
    category: 'Cardiology',
    pronunciation: 'KAR-dee-ak tam-puh-NAYD',
    etymology: 'Greek kardia, heart; French tampon, plug',
    parts: [],
    examples: [
      'After a stab wound: distended neck veins, muffled sounds, pressure 80/60.',
      'Systolic pressure drops 20 mm Hg on inspiration: pulsus paradoxus.',
    ],
    relatedTerms: ['Pericardium', 'Tension pneumothorax', 'Cardiac output'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Needle or surgical drainage is the treatment, and even 50 mL can restore the pressure. Fluids bridge the time; positive-pressure ventilation can worsen it.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Aortic stenosis',
    definition:
      'Narrowing of the valve at the exit of the left ventricle, heard as a systolic murmur that radiates to the neck.',
    category: 'Cardiology',
    pronunciation: 'ay-OR-tik steh-NOH-sis',
    etymology: 'Greek aorte, great artery; stenos, narrow + -osis, condition',
    parts: [],
    examples: [
      'An 80-year-old faints on climbing stairs and has a slow-rising carotid pulse.',
      'Echocardiogram: valve area 0.8 cm², mean gradient 46 mm Hg, severe.',
    ],
    relatedTerms: ['Afterload', 'Angina pectoris', 'Syncope'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Once chest pain, fainting or breathlessness appears, half die within about two to three years unless the valve is replaced. Nitrates can cause collapse.',
    commonAbbreviations: ['AS (aortic stenosis)', 'TAVR (transcatheter aortic valve replacement)'],
    illustration: null,
  },
  {
    term: 'Infective endocarditis',
    definition:
      'Microbial invasion of the inner lining of the heart, mostly on a valve, with vegetations that can break off.',
    category: 'Cardiology',
    pronunciation: 'in-FEK-tiv en-doh-kar-DY-tis',
    etymology:
      'Latin inficere, to taint; Greek endon, within + kardia, heart + -itis, inflammation',
    parts: [
      { part: 'endo-', kind: 'prefix', meaning: 'within' },
      { part: 'cardi/o', kind: 'root', meaning: 'heart' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'Fever, a new murmur and painful fingertip nodules in a man who injects drugs.',
      'Three blood cultures grow viridans streptococci; the echocardiogram shows a 12 mm vegetation.',
    ],
    relatedTerms: ['Bacteremia', 'Ischemic stroke', 'Heart failure'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Cultures are drawn before antibiotics, which usually run four to six weeks intravenously. Patients with prosthetic valves take amoxicillin before invasive dental work.',
    commonAbbreviations: ['IE (infective endocarditis)'],
    illustration: null,
  },
  {
    term: 'Cardiomyopathy',
    definition:
      'A disorder of the muscle of the heart itself that leaves it dilated, abnormally thick or stiff.',
    category: 'Cardiology',
    pronunciation: 'kar-dee-oh-my-OP-uh-thee',
    etymology: 'Greek kardia, heart + mys, muscle + pathos, disease',
    parts: [
      { part: 'cardi/o', kind: 'root', meaning: 'heart' },
      { part: 'my/o', kind: 'root', meaning: 'muscle' },
      { part: '-pathy', kind: 'suffix', meaning: 'disease' },
    ],
    examples: [
      'A young athlete collapses; his septum is 22 mm thick, the hypertrophic form.',
      'Weeks after birth, a mother is breathless, with an ejection fraction of 28 percent: peripartum cardiomyopathy.',
    ],
    relatedTerms: ['Heart failure', 'Hypertrophy', 'Ventricular tachycardia'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Relatives of patients with the hypertrophic form are screened, because it is mostly inherited as a dominant trait and can kill suddenly. An ejection fraction of 35 percent or less despite drugs calls for a defibrillator.',
    commonAbbreviations: ['HCM (hypertrophic cardiomyopathy)', 'DCM (dilated cardiomyopathy)'],
    illustration: null,
  },
];

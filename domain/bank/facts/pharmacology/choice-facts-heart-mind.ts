import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Which drug for heart, vessels, joints, nerves or mind suits a person. */
export const heartAndMindChoiceFacts: readonly Fact<Phrase>[] = [
  {
    id: 'hypertension-in-pregnancy',
    drugs: ['labetalol'],
    step2: ['pregnancy', 'Hypertensive disorders of pregnancy'],
    scene:
      'A 33-year-old with chronic hypertension is 9 weeks pregnant. Her pressure is 158/102 mm Hg on lisinopril, which is stopped.',
    key: ['Labetalol', 'Labetalol is safe in pregnancy and lowers severe pressure.'],
    wrong: [
      ['Losartan', 'Angiotensin receptor blockers harm the fetal kidneys.'],
      ['Spironolactone', 'Its antiandrogen effect may harm a male fetus.'],
      ['Atenolol', 'It has been linked to poor growth of the fetus.'],
      ['Aliskiren', 'Drugs against the renin system harm the fetus.'],
      ['Nitroprusside', 'It is for crises and can poison the fetus with cyanide.'],
    ],
  },
  {
    id: 'hypertension-albuminuria',
    drugs: ['lisinopril'],
    step2: ['renal-reproductive', 'Chronic kidney disease'],
    scene:
      'A man with type 2 diabetes has a pressure of 148/92 mm Hg, an albumin-creatinine ratio of 420 mg/g and normal potassium.',
    key: [
      'Lisinopril',
      'ACE inhibitors lower pressure in the glomerulus and slow diabetic kidney disease.',
    ],
    wrong: [
      ['Amlodipine', 'It lowers pressure but protects less against albuminuria.'],
      ['Metoprolol', 'Without a cardiac reason a beta blocker is not first.'],
      ['Clonidine', 'It is a late choice with sedation and rebound.'],
      ['Doxazosin', 'It does not protect the kidneys and causes faintness.'],
      ['Hydralazine', 'It needs several doses a day and does not protect the kidneys.'],
    ],
  },
  {
    id: 'heart-failure-beta',
    drugs: ['bisoprolol'],
    step2: ['cardiovascular', 'Heart failure'],
    scene:
      'A {patient} with an ejection fraction of 30% is stable and free of fluid on an ACE inhibitor. The pulse is 88/min.',
    ask: 'Which drug lowers mortality if added now?',
    key: [
      'Bisoprolol',
      'Bisoprolol, carvedilol and extended-release metoprolol lower mortality in stable systolic heart failure.',
    ],
    wrong: [
      ['Diltiazem, long-acting', 'It weakens contraction and worsens this kind of heart failure.'],
      ['Digoxin', 'It lowers admissions but not mortality.'],
      ['Amlodipine', 'It neither harms nor prolongs life in systolic failure.'],
      ['Furosemide', 'It relieves fluid but does not prolong life.'],
      ['Atenolol', 'It has not been shown to lower mortality in heart failure.'],
    ],
  },
  {
    id: 'heart-failure-angioedema',
    drugs: ['hydralazine', 'isosorbide mononitrate'],
    step2: ['cardiovascular', 'Heart failure'],
    scene:
      'A {patient} with an ejection fraction of 32% had angioedema on enalapril. The creatinine is 3.1 mg/dL and the potassium 5.6 mEq/L.',
    ask: 'Which drugs can replace the ACE inhibitor?',
    key: [
      'Hydralazine with isosorbide dinitrate',
      'Together they lower afterload and preload without touching potassium or bradykinin.',
    ],
    wrong: [
      ['Sacubitril with valsartan', 'Past angioedema rules it out, and potassium is high.'],
      ['Losartan with eplerenone', 'Both raise potassium further.'],
      ['Verapamil with isosorbide dinitrate', 'Verapamil weakens a failing heart.'],
      ['Ramipril together with a potassium binder', 'Angioedema rules out every ACE inhibitor.'],
      [
        'Spironolactone with chlorthalidone',
        'Spironolactone is dangerous with this potassium and creatinine.',
      ],
    ],
  },
  {
    id: 'rate-control-asthma',
    drugs: ['diltiazem'],
    step2: ['cardiovascular', 'Arrhythmia management'],
    scene:
      'A {patient} with severe asthma has new atrial fibrillation at 132/min, a normal ejection fraction and a steady pressure.',
    ask: 'Which drug is best for rate control?',
    key: ['Diltiazem', 'It slows the AV node without narrowing the airways.'],
    wrong: [
      ['Propranolol', 'It blocks beta-2 receptors and can cause severe bronchospasm.'],
      ['Adenosine', 'It acts for seconds and can provoke bronchospasm.'],
      ['Amlodipine', 'It acts on vessels and does not slow the AV node.'],
      ['Lidocaine', 'It treats ventricular arrhythmias.'],
      ['Nadolol', 'It blocks beta-2 receptors as well.'],
    ],
  },
  {
    id: 'mechanical-valve',
    drugs: ['warfarin'],
    step2: ['cardiovascular', 'Valvular disease'],
    scene:
      'A 48-year-old received a mechanical mitral valve a week ago and would like an anticoagulant without blood tests.',
    key: [
      'Warfarin',
      'Direct oral anticoagulants fail on mechanical valves, so warfarin is needed.',
    ],
    wrong: [
      ['Apixaban', 'It is not approved for mechanical valves, where clots formed on such drugs.'],
      ['Dabigatran', 'It caused more clots and bleeding in a trial on mechanical valves.'],
      ['Clopidogrel', 'Platelet inhibition does not protect a mechanical valve.'],
      ['Rivaroxaban', 'It is not for mechanical valves.'],
      ['Aspirin', 'By itself it does not protect a mechanical valve.'],
    ],
  },
  {
    id: 'clot-with-kidney-failure',
    drugs: ['heparin'],
    step2: ['cardiovascular', 'Venous thromboembolism'],
    scene:
      'A {patient} with an estimated GFR of 12 mL/min has a new pulmonary embolism and may need a procedure tomorrow.',
    ask: 'Which anticoagulant is best to start?',
    key: [
      'Unfractionated heparin',
      'It does not depend on the kidneys, wears off within hours and can be reversed.',
    ],
    wrong: [
      ['Enoxaparin at full dose', 'It builds up when filtration is so low.'],
      ['Fondaparinux', 'It leaves by the kidneys and has no antidote.'],
      ['Dabigatran', 'It leaves by the kidneys and would build up.'],
      ['Rivaroxaban', 'It is avoided at this level of filtration.'],
      ['Warfarin tablets by themselves', 'It takes days and favors clots at first.'],
    ],
  },
  {
    id: 'gout-attack-kidney',
    drugs: ['prednisone'],
    step2: ['msk-skin', 'Inflammatory arthritis'],
    scene:
      'A {patient} with an estimated GFR of 22 mL/min, no diabetes and apixaban for atrial fibrillation has an acute attack of gout in one knee and ankle. Infection of the joint is ruled out.',
    key: [
      'Prednisone for a few days',
      'A short course of steroid relieves gout and spares the kidneys.',
    ],
    wrong: [
      ['Naproxen for a week', 'NSAIDs harm weak kidneys and add to the bleeding risk of apixaban.'],
      [
        'Full-dose colchicine daily',
        'Colchicine builds up in kidney failure and harms marrow and muscle.',
      ],
      ['Allopurinol started today', 'It is for prevention and gives no relief of an attack.'],
      ['Indomethacin at low dose', 'Any NSAID is risky with these kidneys and an anticoagulant.'],
      ['Aspirin four times a day', 'Aspirin adds to bleeding and changes uric acid.'],
    ],
  },
  {
    id: 'migraine-prevention-stones',
    drugs: ['propranolol'],
    step2: ['nervous-special-senses', 'Headache'],
    scene:
      'A {patient} with six migraine days a month has hypertension and kidney stones and no lung disease. Weight gain is unwelcome.',
    ask: 'Which drug is best for prevention?',
    key: [
      'Propranolol',
      'It prevents migraine and lowers the blood pressure, and it does not favor stones.',
    ],
    wrong: [
      ['Topiramate', 'It favors kidney stones.'],
      ['Amitriptyline', 'It adds weight and does not help the pressure.'],
      ['Sumatriptan', 'It ends attacks and raises the pressure.'],
      ['Valproate', 'It adds weight and does not lower the pressure.'],
      ['Venlafaxine', 'It can raise the pressure.'],
    ],
  },
  {
    id: 'epilepsy-young-woman',
    drugs: ['lamotrigine'],
    step2: ['nervous-special-senses', 'Seizure'],
    scene: 'A 24-year-old with new focal seizures hopes to become pregnant next year.',
    ask: 'Which drug is among the safest choices?',
    key: ['Lamotrigine', 'Lamotrigine and levetiracetam have the lowest rates of birth defects.'],
    wrong: [
      ['Valproate', 'It causes neural tube defects and lowers the IQ of the child.'],
      ['Topiramate', 'It raises the risk of oral clefts.'],
      ['Phenytoin', 'It can cause fetal hydantoin syndrome.'],
      ['Phenobarbital', 'It has been linked to heart defects and poor development.'],
      ['Carbamazepine', 'It raises the risk of neural tube defects.'],
    ],
  },
  {
    id: 'depression-with-smoking',
    drugs: ['bupropion'],
    step2: ['behavioral-health', 'Mood disorders'],
    scene:
      'A 40-year-old with depression wants to stop smoking. An SSRI was stopped because of lost sexual interest and weight gain. There is no seizure or eating disorder.',
    key: [
      'Bupropion',
      'It treats depression, helps with smoking and spares weight and sexual function.',
    ],
    wrong: [
      ['Paroxetine', 'This SSRI adds weight and lowers sexual interest.'],
      ['Mirtazapine', 'It adds appetite and weight.'],
      ['Amitriptyline', 'It adds weight and is dangerous in overdose.'],
      ['Venlafaxine', 'It lowers sexual interest much like an SSRI.'],
      ['Phenelzine', 'It needs a diet and is kept for resistant depression.'],
    ],
  },
  {
    id: 'depression-no-appetite',
    drugs: ['mirtazapine'],
    step2: ['behavioral-health', 'Mood disorders'],
    scene:
      'An 81-year-old with depression sleeps three hours a night and has lost 6 kg for lack of appetite. Cancer has been excluded.',
    key: ['Mirtazapine at bedtime', 'It helps sleep and appetite while it treats depression.'],
    wrong: [
      ['Bupropion in the morning', 'It lowers appetite and can disturb sleep.'],
      ['Fluoxetine in the morning', 'It can lower appetite and disturb sleep.'],
      ['Amitriptyline at bedtime', 'It is strongly anticholinergic and risky at this age.'],
      ['Methylphenidate at noon', 'It takes away appetite.'],
      ['Zolpidem at bedtime', 'It does not treat depression and causes falls.'],
    ],
  },
  {
    id: 'nerve-pain-with-depression',
    drugs: ['duloxetine'],
    step2: ['behavioral-health', 'Mood disorders'],
    scene:
      'A {patient} with diabetes has burning feet and major depression. There is heart block on the ECG, and liver tests are normal.',
    ask: 'Which one drug treats both problems?',
    key: ['Duloxetine', 'This SNRI relieves diabetic nerve pain and depression.'],
    wrong: [
      ['Nortriptyline', 'Tricyclics are unsafe with heart block.'],
      ['Gabapentin', 'It relieves nerve pain but not depression.'],
      ['Bupropion', 'It treats depression but is not used for nerve pain.'],
      ['Tramadol', 'It is an opioid and does not treat depression.'],
      ['Sertraline', 'It treats depression and hardly relieves nerve pain.'],
    ],
  },
  {
    id: 'bipolar-kidney',
    drugs: ['quetiapine'],
    step2: ['behavioral-health', 'Mood disorders'],
    scene:
      'A {patient} with bipolar depression has an estimated GFR of 35 mL/min, chronic hepatitis and a past severe rash from lamotrigine.',
    key: ['Quetiapine', 'It treats bipolar depression and does not depend on the kidneys.'],
    wrong: [
      ['Lithium', 'It builds up and harms weak kidneys.'],
      ['Valproate', 'It can injure a diseased liver.'],
      ['Lamotrigine', 'A severe rash forbids trying it again.'],
      ['Venlafaxine', 'An antidepressant by itself can bring on mania.'],
      ['Carbamazepine', 'It can injure the liver, and severe rashes may cross over.'],
    ],
  },
  {
    id: 'panic-past-alcohol',
    drugs: ['sertraline'],
    step2: ['behavioral-health', 'Anxiety and trauma disorders'],
    scene:
      'A {patient} with weekly panic attacks has been free of alcohol for eight months after years of dependence.',
    ask: 'Which drug is best for long-term treatment?',
    key: ['Sertraline', 'An SSRI is first for panic disorder and causes no dependence.'],
    wrong: [
      ['Alprazolam', 'It acts fast but carries a high risk of dependence here.'],
      ['Clonazepam', 'A benzodiazepine is avoided after alcohol dependence.'],
      ['Propranolol', 'It eases stage fright but does not prevent panic attacks.'],
      ['Buspirone', 'It helps generalized anxiety but not panic disorder.'],
      ['Haloperidol', 'It is an antipsychotic with no place in panic disorder.'],
    ],
  },
];

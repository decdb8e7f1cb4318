import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Rhythms and their traces. */
export const cardiologyRhythmTerms: readonly MedicalTerm[] = [
  {
    term: 'QRS complex',
    definition:
      'The sharp deflection on the electrocardiogram that records depolarization of the ventricles.',
    category: 'Cardiology',
    pronunciation: 'kyoo-ar-ES KOM-pleks',
    etymology: 'Letters chosen by Willem Einthoven, who named the waves P to T in sequence',
    parts: [],
    examples: [
      'A width of 0.16 second means that the impulse left the normal pathway.',
      'Every P wave is followed by a narrow QRS complex: conduction through the node is intact.',
    ],
    relatedTerms: ['Ventricular tachycardia', 'QT prolongation', 'Atrioventricular block'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'The normal width is under 0.12 second (three small boxes). A fast rhythm with a wider complex is treated as ventricular tachycardia until proven otherwise.',
    commonAbbreviations: ['ECG (electrocardiogram)', 'LBBB (left bundle branch block)'],
    illustration: 'ecg-complex',
  },
  {
    term: 'Atrial fibrillation',
    definition:
      'A chaotic rhythm of the upper chambers that shows no P waves and makes the pulse irregularly irregular.',
    category: 'Cardiology',
    pronunciation: 'AY-tree-ul fib-rih-LAY-shun',
    etymology: 'Latin atrium, entrance hall; fibrilla, small fiber',
    parts: [],
    examples: [
      'The monitor shows 130 beats per minute with no two equal gaps and no P waves.',
      'A 76-year-old with atrial fibrillation takes apixaban to prevent stroke.',
    ],
    relatedTerms: ['Ischemic stroke', 'Ventricular fibrillation', 'Heart failure'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'It raises the risk of stroke about fivefold, so the CHA2DS2-VASc score decides on anticoagulation. Unstable patients get synchronized cardioversion.',
    commonAbbreviations: ['AF (atrial fibrillation)', 'AFib (atrial fibrillation)'],
    illustration: 'ecg-complex',
  },
  {
    term: 'Ventricular fibrillation',
    definition:
      'A disorganized quivering of the lower chambers that ejects no blood and leaves the patient pulseless.',
    category: 'Cardiology',
    pronunciation: 'ven-TRIK-yuh-ler fib-rih-LAY-shun',
    etymology: 'Latin ventriculus, little belly; fibrilla, small fiber',
    parts: [],
    examples: [
      'The screen shows a coarse wavy line, and no pulse can be felt.',
      'In the first hour of an infarction, ventricular fibrillation is the leading cause of death.',
    ],
    relatedTerms: ['Defibrillation', 'Cardiac arrest', 'Ventricular tachycardia'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'An immediate unsynchronized shock is the treatment, with compressions before and after. Survival falls about 7 to 10 percent for each minute without either.',
    commonAbbreviations: ['VF (ventricular fibrillation)', 'VFib (ventricular fibrillation)'],
    illustration: null,
  },
  {
    term: 'Ventricular tachycardia',
    definition:
      'A run of three or more wide beats, mostly uniform, at over 100 per minute that arises below the bundle of His.',
    category: 'Cardiology',
    pronunciation: 'ven-TRIK-yuh-ler tak-ih-KAR-dee-uh',
    etymology: 'Latin ventriculus, little belly; Greek tachys, swift + kardia, heart',
    parts: [],
    examples: [
      'A man with an old infarct has a regular wide-complex rhythm of 170 and feels faint.',
      'Ventricular tachycardia without a pulse is shocked at once, like fibrillation.',
    ],
    relatedTerms: ['Ventricular fibrillation', 'QRS complex', 'Torsades de pointes'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'First feel the pulse: none means defibrillation, unstable means synchronized cardioversion, stable allows amiodarone or procainamide.',
    commonAbbreviations: ['VT (ventricular tachycardia)', 'VTach (ventricular tachycardia)'],
    illustration: null,
  },
  {
    term: 'Torsades de pointes',
    definition:
      'A polymorphic wide-complex rhythm whose peaks twist around the baseline after slowed repolarization.',
    category: 'Cardiology',
    pronunciation: 'tor-SAHD duh PWANT',
    etymology: 'French: twisting of the points; named by François Dessertenne in 1966',
    parts: [],
    examples: [
      'On methadone and ondansetron, a woman with potassium of 2.6 mmol/L collapses.',
      'Rhythm strip: the complexes swell and shrink like a twisted ribbon.',
    ],
    relatedTerms: ['QT prolongation', 'Ventricular tachycardia', 'Adverse effect'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Magnesium sulfate, 1 to 2 g intravenously, is the first drug, even with a normal magnesium level. Amiodarone lengthens repolarization further and is avoided.',
    commonAbbreviations: ['TdP (torsades de pointes)'],
    illustration: null,
  },
  {
    term: 'QT prolongation',
    definition:
      'Delay in ventricular recovery: a rate-corrected time from Q wave to end of T wave above about 450 ms in men or 460 ms in women.',
    category: 'Cardiology',
    pronunciation: 'kyoo-TEE proh-long-GAY-shun',
    etymology: 'Letters of two waves named by Willem Einthoven; Latin pro, forward + longus, long',
    parts: [],
    examples: [
      'The pharmacist calls because azithromycin was added to haloperidol and sotalol.',
      'ECG on admission: QTc 520 ms with potassium of 2.9 mmol/L.',
    ],
    relatedTerms: ['Torsades de pointes', 'QRS complex', 'Adverse effect'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Above 500 ms the danger of torsades rises clearly. The culprit drug is stopped and potassium and magnesium are corrected.',
    commonAbbreviations: ['QTc (corrected QT interval)'],
    illustration: null,
  },
  {
    term: 'Atrioventricular block',
    definition:
      'Delayed or failed conduction from the upper to the lower chambers, graded by PR length and dropped beats.',
    category: 'Cardiology',
    pronunciation: 'ay-tree-oh-ven-TRIK-yuh-ler BLOK',
    etymology: 'Latin atrium, entrance hall + ventriculus, little belly; Old French bloc, obstacle',
    parts: [],
    examples: [
      'The PR stretches from beat to beat until one QRS is missing: Mobitz type I.',
      'In third-degree block, P waves at 80 and QRS complexes at 32 march without relation.',
    ],
    relatedTerms: ['QRS complex', 'Bradycardia', 'Cardiac output'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'First degree (PR above 0.20 second) and Mobitz I are often only watched. Mobitz II and third degree can end in standstill and usually need a pacemaker.',
    commonAbbreviations: ['AV block (atrioventricular block)'],
    illustration: null,
  },
  {
    term: 'Bradycardia',
    definition: 'A heart rate below 60 beats per minute in an adult.',
    category: 'Cardiology',
    pronunciation: 'brad-ih-KAR-dee-uh',
    etymology: 'Greek bradys, slow + kardia, heart',
    parts: [
      { part: 'brady-', kind: 'prefix', meaning: 'slow' },
      { part: '-cardia', kind: 'suffix', meaning: 'heart condition' },
    ],
    examples: [
      "A marathon runner's resting rate of 46 needs no treatment.",
      'Rate 34, pressure 78/40 and confusion: bradycardia with poor perfusion.',
    ],
    relatedTerms: ['Atrioventricular block', 'Syncope', 'Cardiac output'],
    bodySystem: 'Cardiovascular system',
    clinicalSignificance:
      'Treatment depends on symptoms, not the number. Atropine 1 mg is first when perfusion is poor, then transcutaneous pacing or a dopamine or epinephrine infusion.',
    commonAbbreviations: [],
    illustration: null,
  },
];

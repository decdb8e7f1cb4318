import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** How bodies, genes and other drugs change the level of a drug. */
export const kineticsFacts: readonly Fact<Phrase>[] = [
  {
    id: 'codeine-ultrarapid',
    drugs: ['codeine'],
    to: ['NP'],
    step1: ['multisystem', 'Pharmacokinetics'],
    scene:
      'A breastfed infant grows drowsy and breathes weakly while the mother takes codeine at the usual dose.',
    ask: 'Which trait of the mother best explains this?',
    key: [
      'Ultrarapid CYP2D6 metabolism',
      'Much codeine turns into morphine, which passes into the milk.',
    ],
    wrong: [
      ['Slow CYP2D6 metabolism', 'Little morphine would be made, and pain relief would fail.'],
      ['Slow N-acetylation', 'It concerns isoniazid and hydralazine.'],
      ['Lack of TPMT', 'It makes azathioprine toxic to the marrow.'],
      ['Lack of G6PD', 'It makes red cells break with oxidant drugs.'],
      ['Lack of plasma cholinesterase', 'It makes succinylcholine last long.'],
    ],
    note: 'Codeine is a prodrug that CYP2D6 turns into morphine. It is avoided in breastfeeding mothers and in young children.',
  },
  {
    id: 'clopidogrel-poor',
    drugs: ['clopidogrel'],
    to: ['NP'],
    step1: ['multisystem', 'Pharmacokinetics'],
    scene: 'A stent clots in a {patient} who took clopidogrel faithfully.',
    ask: 'Which trait makes this more likely?',
    key: [
      'Poor CYP2C19 metabolism',
      'Clopidogrel is a prodrug, and CYP2C19 makes its active form.',
    ],
    wrong: [
      ['Rapid CYP2C19 metabolism', 'More of the active form would be made.'],
      ['Poor CYP2C9 metabolism', 'It makes warfarin stronger.'],
      ['Variant of VKORC1', 'It changes the answer to warfarin.'],
      ['Carriage of HLA-B*15:02', 'It predicts severe rash with carbamazepine.'],
      ['Lack of DPD', 'It makes fluorouracil toxic.'],
    ],
    note: 'Clopidogrel must be activated by CYP2C19. Poor metabolizers need another drug, such as ticagrelor or prasugrel.',
  },
  {
    id: 'azathioprine-tpmt',
    drugs: ['azathioprine'],
    to: ['NP'],
    step1: ['blood-lymph-immune', 'Immunopharmacology'],
    scene:
      'Three weeks after a usual dose of azathioprine the white cells of a {patient} have almost vanished.',
    ask: 'Lack of which enzyme should be suspected?',
    key: [
      'Thiopurine methyltransferase',
      'Without it more of the drug turns into toxic nucleotides.',
    ],
    wrong: [
      ['Dihydrofolate reductase', 'It is the target of methotrexate.'],
      ['Glucose-6-phosphatase', 'Its lack is a glycogen storage disease.'],
      ['Dihydropyrimidine dehydrogenase', 'It breaks down fluorouracil.'],
      ['Plasma cholinesterase', 'It breaks down succinylcholine.'],
      ['N-acetyltransferase', 'It acts on isoniazid and hydralazine.'],
    ],
  },
  {
    id: 'succinylcholine-long',
    drugs: ['succinylcholine'],
    to: [],
    step1: ['multisystem', 'Pharmacokinetics'],
    rt: 'agents',
    scene:
      'A patient is still paralyzed two hours after one dose of succinylcholine. A brother had the same trouble.',
    ask: 'What is the cause?',
    key: [
      'Lack of plasma cholinesterase',
      'The enzyme normally destroys the drug within minutes. Ventilation goes on until it wears off.',
    ],
    wrong: [
      ['Malignant hyperthermia', 'It shows rigidity, fever and carbon dioxide.'],
      ['Undiagnosed early myasthenia gravis', 'Such patients resist succinylcholine.'],
      ['Overdose of an opioid', 'It slows breathing without paralysis.'],
      ['Failure of the kidneys', 'The drug is destroyed in plasma.'],
      ['Slow CYP2D6 metabolism', 'CYP2D6 does not act on succinylcholine.'],
    ],
    note: 'Succinylcholine normally lasts about ten minutes. Keep the patient ventilated and sedated until strength is back.',
  },
  {
    id: 'grapefruit-simvastatin',
    drugs: ['simvastatin'],
    to: ['NP'],
    step1: ['multisystem', 'Pharmacokinetics'],
    scene:
      'A {patient} on simvastatin has muscle pain since taking up a diet with a quart of grapefruit juice a day.',
    ask: 'What explains this?',
    key: [
      'CYP3A4 of the gut wall is blocked',
      'More simvastatin reaches the blood when the gut wall no longer breaks it down.',
    ],
    wrong: [
      ['CYP3A4 of the liver is induced', 'Induction would lower the level.'],
      ['Binding to albumin is increased', 'This would lower the free level.'],
      ['Loss through the kidneys is blocked', 'Simvastatin leaves mostly by the liver.'],
      ['Uptake of vitamin D is blocked', 'Vitamin D uptake is not changed by the juice.'],
      ['Statin receptors are increased', 'There are no such receptors.'],
    ],
    note: 'Grapefruit blocks CYP3A4 in the gut wall. It raises simvastatin, some calcium channel blockers and calcineurin inhibitors.',
  },
  {
    id: 'steady-state-digoxin',
    drugs: ['digoxin'],
    to: ['NP'],
    step1: ['multisystem', 'Pharmacokinetics'],
    scene:
      'Digoxin has a half-life of about 40 hours in a {patient} with normal kidneys. A fixed daily dose is started without a loading dose.',
    ask: 'After about how long is the level steady?',
    key: ['7 to 8 days', 'Steady state needs four to five half-lives, here 160 to 200 hours.'],
    wrong: [
      ['1 to 2 days', 'After one half-life the level is half of the final one.'],
      ['3 to 4 days', 'After two half-lives it is three quarters.'],
      ['14 to 16 days', 'This is twice as long as needed.'],
      ['28 to 30 days', 'This is far beyond five half-lives.'],
      ['40 to 42 days', 'Hours were read as days.'],
    ],
    note: 'Steady state depends on the half-life alone: about 94% is reached after four half-lives and 97% after five.',
  },
  {
    id: 'loading-dose-why',
    drugs: ['amiodarone'],
    to: ['NP'],
    step1: ['multisystem', 'Pharmacokinetics'],
    scene: 'Amiodarone has a huge volume of distribution and a half-life of weeks.',
    ask: 'Why is treatment begun with a loading dose?',
    key: [
      'To fill the tissues so that it acts soon',
      'With a long half-life the target level would otherwise be reached after months.',
    ],
    wrong: [
      ['To make its half-life shorter', 'Dose does not change the half-life.'],
      ['To raise its clearance', 'Clearance does not depend on a loading dose.'],
      [
        'To saturate the enzymes that destroy it',
        'It follows first-order elimination at these doses.',
      ],
      ['To lower its large volume of distribution', 'The volume is a property of drug and body.'],
      ['To prevent uptake by the thyroid', 'The iodine load reaches the thyroid all the same.'],
    ],
    note: 'The loading dose follows from the volume of distribution, the maintenance dose from the clearance.',
  },
  {
    id: 'phenytoin-zero-order',
    drugs: ['phenytoin'],
    to: ['NP'],
    step1: ['multisystem', 'Pharmacokinetics'],
    scene: 'Phenytoin was raised from 300 to 330 mg a day. The level went from 14 to 27 mcg/mL.',
    ask: 'What explains the large change?',
    key: [
      'Saturated metabolism',
      'Once the enzymes work at full speed, a little more drug makes the level climb steeply.',
    ],
    wrong: [
      ['Induced metabolism', 'Induction would lower the level.'],
      ['Improved uptake from the gut', 'Uptake of the same tablets does not double.'],
      ['First-order elimination', 'The level would rise in proportion to the dose.'],
      ['Loss of binding to albumin', 'This raises the free part and not the total level.'],
      ['Enterohepatic circulation', 'It does not appear with a small change of dose.'],
    ],
  },
  {
    id: 'low-albumin-phenytoin',
    drugs: ['phenytoin'],
    to: ['NP'],
    step1: ['multisystem', 'Pharmacokinetics'],
    scene:
      'A {patient} with an albumin of 1.9 g/dL staggers and has nystagmus. The total phenytoin level is 11 mcg/mL, within range.',
    ask: 'Which test should guide the dose?',
    key: [
      'Free phenytoin level',
      'With little albumin more of the drug is free, and the free part acts.',
    ],
    wrong: [
      ['Total phenytoin level', 'It underrates the active part when albumin is low.'],
      ['Serum ammonia level', 'It belongs to valproate.'],
      ['Serum folate level', 'It may fall in long use but does not guide the dose.'],
      ['Urine phenytoin level', 'Urine levels are not used.'],
      ['Vitamin B₆ level', 'It belongs to isoniazid.'],
    ],
    note: 'About 90% of phenytoin is bound to albumin. When albumin is low, judge by the free level or by correction.',
  },
  {
    id: 'ph-trapping-aspirin',
    drugs: ['aspirin'],
    to: [],
    step1: ['multisystem', 'Toxicology'],
    step2: ['multisystem', 'Toxicology and overdose'],
    scene:
      'After an overdose of aspirin a patient receives sodium bicarbonate, and the urine pH rises to 7.8.',
    ask: 'How does this help?',
    key: [
      'Ionized salicylate cannot be taken back',
      'A weak acid is ionized in alkaline urine and stays in the tubule.',
    ],
    wrong: [
      [
        'Unionized salicylate leaves more easily',
        'The unionized form crosses back into the blood.',
      ],
      ['Salicylate is broken down within the urine', 'It is trapped and not destroyed.'],
      ['Filtration of the kidneys is doubled', 'Bicarbonate does not double filtration.'],
      ['Binding to albumin is increased', 'The aim is loss in the urine.'],
      ['Absorption from the gut is stopped', 'Charcoal does this, not bicarbonate.'],
    ],
    note: 'Weak acids such as salicylate and phenobarbital leave better in alkaline urine. Severe poisoning needs hemodialysis.',
  },
  {
    id: 'warfarin-amiodarone',
    drugs: ['warfarin', 'amiodarone'],
    to: ['NP'],
    pa: ['cardiovascular', 'Atrial fibrillation and other arrhythmias'],
    step2: ['cardiovascular', 'Arrhythmia management'],
    scene:
      'Amiodarone is begun in a {patient} whose INR has been steady at 2.4 on warfarin 6 mg a day.',
    ask: 'What should be done with warfarin?',
    key: [
      'Lower the dose by about a third and check',
      'Amiodarone blocks CYP2C9, so the INR climbs over weeks.',
    ],
    wrong: [
      ['Raise the dose by about a third and check', 'This would cause bleeding.'],
      ['Keep the dose and check in six months', 'The INR would rise unseen.'],
      ['Stop it, since amiodarone itself thins the blood', 'Amiodarone is no anticoagulant.'],
      ['Add vitamin K tablets each morning', 'This makes the INR erratic.'],
      ['Take it at another time of the day', 'The interaction is in the liver and not in the gut.'],
    ],
    note: 'Amiodarone, fluconazole, metronidazole and trimethoprim-sulfamethoxazole raise the INR. Rifampin and carbamazepine lower it.',
  },
  {
    id: 'first-pass-nitroglycerin',
    drugs: ['nitroglycerin'],
    to: [],
    step1: ['multisystem', 'Pharmacokinetics'],
    scene:
      'Nitroglycerin acts within two minutes under the tongue but hardly at all when it is swallowed.',
    ask: 'What explains the difference?',
    key: [
      'First-pass metabolism in the liver',
      'Blood from the gut passes the liver first, while veins of the mouth lead past it.',
    ],
    wrong: [
      ['Poor uptake by the stomach', 'It is taken up well and then destroyed.'],
      ['Binding to proteins of food', 'Binding does not explain the loss.'],
      ['Fast loss of it through the kidneys', 'Both ways would lead to the same loss.'],
      ['Destruction by the acid of the stomach', 'The liver and not acid destroys it.'],
      ['Trapping in red blood cells', 'This would not depend on the route.'],
    ],
    note: 'Routes that lead past the liver are under the tongue, through the skin, by vein and by lung.',
  },
  {
    id: 'contraceptive-carbamazepine',
    drugs: ['carbamazepine'],
    to: ['NP'],
    pa: ['reproductive', 'Contraception'],
    scene: 'A 25-year-old with epilepsy takes carbamazepine and asks for reliable contraception.',
    ask: 'Which method is not weakened by her drug?',
    key: [
      'Copper intrauterine device',
      'It contains no hormone, so enzyme induction cannot weaken it.',
    ],
    wrong: [
      ['Combined pill with estrogen', 'Carbamazepine speeds the breakdown of its hormones.'],
      ['Progestin-only pill', 'Induction lowers the progestin level too.'],
      ['Etonogestrel implant in the arm', 'Pregnancies have occurred with enzyme inducers.'],
      ['Contraceptive patch', 'Its hormones are broken down faster.'],
      ['Vaginal ring', 'Its estrogen and progestin pass the liver and are broken down faster.'],
    ],
  },
  {
    id: 'oral-levothyroxine-binding',
    drugs: ['levothyroxine', 'ferrous sulfate'],
    to: ['NP'],
    pa: ['endocrine', 'Hypothyroidism and hyperthyroidism'],
    scene:
      'TSH rose from 2 to 14 mIU/L after iron tablets were begun. The {patient} takes them along with levothyroxine each morning.',
    ask: 'What is the best advice?',
    key: [
      'Take iron four hours apart',
      'Iron binds levothyroxine in the gut, so less is taken up.',
    ],
    wrong: [
      ['Double the levothyroxine', 'With iron taken apart, the old dose is right.'],
      ['Take both with breakfast', 'Food lowers uptake still more.'],
      ['Stop levothyroxine for a few weeks', 'This leaves the thyroid failure untreated.'],
      ['Add methimazole at night', 'It lowers thyroid hormone.'],
      ['Measure the thyroid antibodies', 'They do not explain the change.'],
    ],
  },
];

import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Prescribing for older people: what to avoid and what to take instead. */
export const olderAdultFacts: readonly Fact<Phrase>[] = [
  {
    id: 'sleep-at-eighty',
    drugs: ['zolpidem'],
    to: ['NP'],
    scene:
      'An 83-year-old who fell last winter asks for something for sleep. Coffee is taken late, and bedtime changes each day.',
    ask: 'What is the best first step?',
    key: [
      'Cognitive behavioral therapy for insomnia',
      'It works as well as drugs and lasts, without falls.',
    ],
    wrong: [
      ['Zolpidem at half the usual dose', 'It causes falls and confusion at any dose in old age.'],
      [
        'Diphenhydramine from the shelf at bedtime',
        'It is strongly anticholinergic and clouds older minds.',
      ],
      ['Lorazepam on bad nights', 'Benzodiazepines double the risk of falls and fractures.'],
      [
        'Amitriptyline at a low dose each evening',
        'It is anticholinergic and lowers standing pressure.',
      ],
      ['Quetiapine at a low dose', 'Antipsychotics are not for simple insomnia.'],
    ],
    note: 'Hypnotics, antihistamines and sedating antidepressants all raise the risk of falls in old age. Regular hours, less coffee and therapy for insomnia come first.',
  },
  {
    id: 'glyburide-falls',
    drugs: ['glyburide'],
    to: ['NP'],
    scene:
      'An 86-year-old with type 2 diabetes and an estimated GFR of 40 mL/min takes glyburide and was found sweating and confused before lunch.',
    ask: 'Which change is best?',
    key: [
      'Stop glyburide and allow a higher A1c',
      'Its long action with weak kidneys causes severe low glucose, and strict goals harm frail people.',
    ],
    wrong: [
      ['Double breakfast and keep the drug', 'Extra food does not make the drug safe.'],
      [
        'Change to glimepiride at a full dose',
        'Another long-acting sulfonylurea has the same danger.',
      ],
      [
        'Add insulin on a sliding scale at meals',
        'Sliding scales bring further low glucose in frail people.',
      ],
      [
        'Add acarbose with the first bite of meals',
        'It leaves the cause in place and hinders rescue with sucrose.',
      ],
      ['Take the glyburide at bedtime', 'Low glucose would come at night unseen.'],
    ],
  },
  {
    id: 'digoxin-dose-old',
    drugs: ['digoxin'],
    to: ['NP'],
    scene:
      'A thin 88-year-old with atrial fibrillation takes digoxin 0.25 mg a day. The creatinine is 1.6 mg/dL, and the appetite is poor.',
    ask: 'What is the best change?',
    key: [
      'Lower to 0.125 mg or less, check a level',
      'In old age and kidney disease doses above 0.125 mg bring toxicity without more benefit.',
    ],
    wrong: [
      [
        'Keep the dose and give an appetite tonic',
        'Poor appetite may be the first sign of toxicity.',
      ],
      ['Raise to 0.375 mg for better control', 'A higher dose adds to toxicity.'],
      ['Add hydrochlorothiazide once a day', 'Loss of potassium makes digoxin more toxic.'],
      ['Take the same dose with a large meal', 'Food does not lower the amount in the body.'],
      ['Add verapamil for better control of the rate', 'Verapamil raises the digoxin level.'],
    ],
  },
  {
    id: 'oxybutynin-donepezil',
    drugs: ['oxybutynin', 'donepezil'],
    to: ['NP'],
    scene:
      'Since oxybutynin was added for leaking urine, an 80-year-old on donepezil is more forgetful.',
    ask: 'How is this best understood?',
    key: [
      'Two drugs work against each other',
      'Donepezil raises acetylcholine and can cause leakage; oxybutynin blocks it and clouds the mind.',
    ],
    wrong: [
      [
        'The dementia has reached its next stage',
        'A change soon after a new drug points to the drug.',
      ],
      ['The dose of oxybutynin is still too low', 'More of it would worsen memory.'],
      ['The bladder infection has reached the brain', 'Nothing points to infection.'],
      ['The donepezil has lost its whole effect', 'It is being opposed by another drug.'],
      [
        'The two drugs form a complex in the gut',
        'They act on the same transmitter and do not bind.',
      ],
    ],
  },
  {
    id: 'cascade-amlodipine',
    drugs: ['amlodipine'],
    to: ['NP'],
    scene:
      'A 79-year-old was given furosemide for swollen ankles that began after amlodipine was raised. Now there are cramps and a potassium of 3.0 mEq/L.',
    ask: 'What should be done?',
    key: [
      'Lower amlodipine and stop furosemide',
      'A drug effect was taken for disease. Undoing the first step ends the cascade.',
    ],
    wrong: [
      [
        'Add potassium and keep both drugs',
        'This adds a third drug to treat effects of the first two.',
      ],
      ['Add quinine at night for the cramps', 'It is not safe for cramps and leaves the cause.'],
      [
        'Raise furosemide until swelling ends',
        'Diuretics do not remove this swelling and deplete the body.',
      ],
      ['Add spironolactone for the potassium', 'It is one more drug in the cascade.'],
      ['Order compression and raise amlodipine', 'A higher dose makes more swelling.'],
    ],
  },
  {
    id: 'nsaid-heart-kidney',
    drugs: ['naproxen'],
    to: ['NP'],
    scene:
      'A 77-year-old with knee arthritis takes lisinopril and furosemide for heart failure. The creatinine is 1.5 mg/dL.',
    ask: 'Which pain treatment is best?',
    key: [
      'Topical diclofenac on the knee',
      'Little reaches the blood, and it relieves knee arthritis well.',
    ],
    wrong: [
      ['Naproxen twice a day', 'With an ACE inhibitor and a diuretic it can stop the kidneys.'],
      ['Indomethacin capsule each night', 'It is the most toxic NSAID for older people.'],
      ['Celecoxib twice a day', 'It harms kidneys and heart much as other NSAIDs do.'],
      ['Meperidine as needed', 'Its metabolite causes confusion and seizures.'],
      ['Cyclobenzaprine each day at bedtime', 'Muscle relaxants sedate and do not help arthritis.'],
    ],
  },
  {
    id: 'evening-agitation',
    drugs: ['risperidone'],
    to: ['NP'],
    scene:
      'An 84-year-old with Alzheimer disease paces and calls out in the evening. There is no danger to anyone, and pain and infection are ruled out.',
    ask: 'Which approach is best?',
    key: [
      'Light, routine and calm company',
      'Simple measures help, and antipsychotics raise the risk of stroke and death in dementia.',
    ],
    wrong: [
      [
        'Risperidone each evening',
        'It raises the risk of stroke and death and is kept for danger.',
      ],
      ['Lorazepam each evening', 'It worsens confusion and causes falls.'],
      ['Diphenhydramine in the evening', 'It worsens confusion.'],
      ['Haloperidol by injection as needed', 'There is no emergency, and the risks are high.'],
      ['A lap belt after supper', 'Restraint increases distress and injury.'],
    ],
  },
  {
    id: 'famotidine-confusion',
    drugs: ['famotidine'],
    to: ['NP'],
    scene:
      'An 81-year-old with an estimated GFR of 24 mL/min became confused a week after famotidine 40 mg twice a day was begun.',
    ask: 'What is the most likely reason?',
    key: [
      'Famotidine builds up when kidneys fail',
      'H2 blockers leave by the kidneys and cause confusion when the dose is not cut.',
    ],
    wrong: [
      ['Famotidine wastes sodium in the urine', 'It does not act on the tubules.'],
      ['Famotidine blocks the uptake of glucose', 'It has no effect on glucose.'],
      ['Famotidine lowers the thyroid hormone', 'It does not act on the thyroid.'],
      ['Famotidine turns into an opioid', 'It has no such metabolite.'],
      ['Famotidine raises the calcium level', 'It does not act on calcium.'],
    ],
  },
  {
    id: 'amitriptyline-fall',
    drugs: ['amitriptyline'],
    to: ['NP'],
    scene:
      'A 78-year-old with pain after shingles fell twice since amitriptyline 50 mg was begun. Kidney function is normal.',
    ask: 'Which change is best?',
    key: [
      'Taper it and use a lidocaine patch',
      'The patch acts in the skin and causes neither falls nor confusion.',
    ],
    wrong: [
      ['Change it to nortriptyline 75 mg daily', 'It is still a tricyclic at a high dose.'],
      ['Change to cyclobenzaprine', 'It is built like a tricyclic and sedates.'],
      ['Add meclizine for the balance', 'It is anticholinergic and adds to falls.'],
      ['Add midodrine to raise the pressure', 'One drug is added to treat the harm of another.'],
      ['Change to chlorpheniramine', 'It is an anticholinergic without effect on nerve pain.'],
    ],
  },
  {
    id: 'deprescribe-ppi',
    drugs: ['omeprazole'],
    to: ['NP'],
    scene:
      'An 80-year-old has taken omeprazole since a hospital stay four years ago. There is no reflux, no ulcer in the past and no NSAID or anticoagulant.',
    ask: 'What is the best plan?',
    key: [
      'Taper and stop the omeprazole',
      'Without a reason, long use adds risk of C. difficile, fractures and low magnesium.',
    ],
    wrong: [
      ['Go on, since it is harmless', 'Long use without a reason has risks in old age.'],
      ['Double it to protect the bones', 'It has been linked to fractures.'],
      ['Add famotidine at bedtime', 'A second drug without a reason adds risk.'],
      ['Change to sucralfate for life', 'There is no reason for it either.'],
      ['Add calcium carbonate with it', 'Calcium carbonate needs acid to be taken up.'],
    ],
  },
  {
    id: 'aspirin-primary-old',
    drugs: ['aspirin'],
    to: ['NP'],
    scene:
      'A healthy 82-year-old without heart or vessel disease asks whether to begin a daily aspirin as a neighbor does.',
    ask: 'Which advice is best?',
    key: [
      'Do not begin, bleeding outweighs benefit',
      'For primary prevention at this age the harm from bleeding is greater than the benefit.',
    ],
    wrong: [
      [
        'Begin 81 mg, as everyone should',
        'In people without vascular disease of this age it harms more than it helps.',
      ],
      ['Begin 325 mg for a stronger effect', 'A higher dose adds bleeding.'],
      ['Begin it together with naproxen for safety', 'Two such drugs multiply bleeding.'],
      ['Begin clopidogrel in its place', 'There is no reason for any platelet inhibitor.'],
      ['Begin it on every second day', 'The harm remains and the benefit is lacking.'],
    ],
  },
  {
    id: 'doxazosin-hypertension-old',
    drugs: ['doxazosin'],
    to: ['NP'],
    scene:
      'A 76-year-old with hypertension faints when getting up. The pressure is 142/80 mm Hg lying and 108/66 mm Hg standing on doxazosin.',
    ask: 'Which drug should replace it?',
    key: ['Amlodipine at a low dose', 'It lowers the pressure evenly, with less fall on standing.'],
    wrong: [
      ['Clonidine twice a day', 'It sedates, slows the heart and lowers standing pressure.'],
      ['Prazosin at bedtime', 'It is an alpha-1 blocker as well.'],
      ['Immediate-release nifedipine', 'It can drop the pressure and cause a heart attack.'],
      [
        'Terazosin in the morning',
        'It blocks alpha-1 receptors, and in the daytime the faints would be worse.',
      ],
      ['Methyldopa three times a day', 'It sedates and lowers standing pressure.'],
    ],
  },
  {
    id: 'meclizine-dizzy',
    drugs: ['meclizine'],
    to: ['NP'],
    scene:
      'A 79-year-old has spells of spinning for 20 seconds when turning in bed and takes meclizine three times a day, which makes her drowsy.',
    ask: 'What is the best treatment?',
    key: [
      'A canalith repositioning maneuver',
      'Positional vertigo comes from loose crystals, which the maneuver moves away.',
    ],
    wrong: [
      ['A higher dose of the meclizine', 'It sedates and delays recovery of balance.'],
      ['Diazepam before she goes to bed', 'It causes falls and does not move the crystals.'],
      ['Scopolamine patch behind the ear', 'It is strongly anticholinergic.'],
      [
        'Prochlorperazine with each new spell',
        'Spells are over before it acts, and it can cause stiffness.',
      ],
      ['A hydrochlorothiazide tablet each day', 'Diuretics are used in Meniere disease.'],
    ],
  },
];

import type { Antidote } from './antidotes.ts';
import type { Fact } from './fact.ts';

/** Which antidote a poisoning or overdose calls for. */
export const antidoteFacts: readonly Fact<Antidote>[] = [
  {
    id: 'heroin-in-a-park',
    drugs: ['naloxone'],
    rt: true,
    scene:
      'A young adult found in a park breathes 4 times a minute and has pinpoint pupils and a fresh needle mark.',
    key: 'naloxone',
    wrong: ['flumazenil', 'atropine', 'physostigmine', 'glucagon', 'fomepizole', 'acetylcysteine'],
  },
  {
    id: 'oversedated-endoscopy',
    drugs: ['flumazenil'],
    rt: true,
    scene:
      'A healthy adult who takes no other drugs was given too much midazolam for an endoscopy and does not rouse.',
    key: 'flumazenil',
    wrong: ['naloxone', 'physostigmine', 'neostigmine', 'atropine', 'sugammadex', 'dantrolene'],
  },
  {
    id: 'acetaminophen-handful',
    drugs: ['acetaminophen'],
    step2: ['multisystem', 'Toxicology and overdose'],
    scene:
      'A teenager swallowed 30 tablets of acetaminophen 500 mg eight hours ago. The level lies above the treatment line.',
    key: 'acetylcysteine',
    wrong: ['naloxone', 'bicarbonate', 'deferoxamine', 'vitaminK', 'physostigmine', 'glucagon'],
    note: 'Acetylcysteine works best within eight hours, before liver enzymes rise. Early symptoms are mild and misleading.',
  },
  {
    id: 'dabigatran-fall',
    drugs: ['dabigatran'],
    step2: ['nervous-special-senses', 'Head and spinal trauma'],
    scene: 'A {patient} who takes dabigatran fell from a ladder and is bleeding within the skull.',
    key: 'idarucizumab',
    wrong: ['vitaminK', 'protamine', 'leucovorin', 'physostigmine', 'calcium', 'glucagon'],
  },
  {
    id: 'digoxin-block',
    drugs: ['digoxin'],
    step1: ['multisystem', 'Toxicology'],
    scene:
      'A {patient} who took too many digoxin tablets has complete heart block and a potassium of 6.4 mEq/L.',
    key: 'digoxinFab',
    wrong: ['glucagon', 'calcium', 'protamine', 'physostigmine', 'deferoxamine', 'octreotide'],
  },
  {
    id: 'metoprolol-shock',
    drugs: ['metoprolol'],
    step1: ['multisystem', 'Toxicology'],
    scene:
      'After an overdose of metoprolol the pulse is 34/min and the pressure 72/40 mm Hg in spite of fluids and atropine.',
    ask: 'Which drug raises cyclic AMP in the heart without its beta receptors?',
    key: 'glucagon',
    wrong: ['digoxinFab', 'physostigmine', 'naloxone', 'protamine', 'neostigmine', 'fomepizole'],
  },
  {
    id: 'magnesium-breathing',
    drugs: ['magnesium sulfate'],
    step2: ['pregnancy', 'Hypertensive disorders of pregnancy'],
    scene:
      'On a magnesium sulfate infusion after birth a {patient} loses the knee reflexes and breathes 8 times a minute. The infusion has been stopped.',
    key: 'calcium',
    wrong: ['naloxone', 'atropine', 'glucagon', 'bicarbonate', 'neostigmine', 'phentolamine'],
  },
  {
    id: 'tricyclic-wide-qrs',
    drugs: ['amitriptyline'],
    step1: ['multisystem', 'Toxicology'],
    step2: ['multisystem', 'Toxicology and overdose'],
    scene:
      'After an overdose of amitriptyline a {patient} is drowsy with dry skin, a pulse of 130/min and a QRS of 150 ms.',
    key: 'bicarbonate',
    wrong: ['physostigmine', 'flumazenil', 'calcium', 'glucagon', 'cyproheptadine', 'naloxone'],
  },
  {
    id: 'farm-spray',
    drugs: ['atropine'],
    step1: ['behavioral-nervous', 'Neurotransmitters'],
    rt: true,
    scene:
      'A farm worker splashed with an insecticide drools, weeps, wheezes and has small pupils, wet lungs and a slow pulse.',
    key: 'atropine',
    wrong: [
      'physostigmine',
      'neostigmine',
      'naloxone',
      'flumazenil',
      'methyleneBlue',
      'phentolamine',
    ],
    note: 'Atropine is repeated until the lungs are dry. Pralidoxime is added, and clothes are removed first.',
  },
  {
    id: 'dry-hot-delirium',
    drugs: ['diphenhydramine'],
    step1: ['behavioral-nervous', 'Neurotransmitters'],
    scene:
      'A {patient} took a box of diphenhydramine. The skin is hot and dry, pupils are wide, speech is confused, and the QRS is normal.',
    ask: 'Which drug can reverse these signs?',
    key: 'physostigmine',
    wrong: ['atropine', 'naloxone', 'benztropine', 'flumazenil', 'cyproheptadine', 'dantrolene'],
  },
  {
    id: 'antifreeze',
    drugs: [],
    step2: ['multisystem', 'Toxicology and overdose'],
    scene:
      'A man drank antifreeze. He has deep breathing, a high anion gap and crystals in the urine that look like envelopes.',
    key: 'fomepizole',
    wrong: [
      'acetylcysteine',
      'physostigmine',
      'deferoxamine',
      'glucagon',
      'methyleneBlue',
      'flumazenil',
    ],
    note: 'Ethylene glycol itself does little harm. Its breakdown products cause acidosis and kidney failure, so the enzyme is blocked.',
  },
  {
    id: 'nitroprusside-acid',
    drugs: ['nitroprusside'],
    step1: ['multisystem', 'Toxicology'],
    scene:
      'After two days of high-dose nitroprusside a {patient} with kidney failure is confused, with rising lactate and bright red venous blood.',
    key: 'hydroxocobalamin',
    wrong: ['methyleneBlue', 'fomepizole', 'physostigmine', 'calcium', 'glucagon', 'deferoxamine'],
    note: 'Nitroprusside releases cyanide at high doses and when the kidneys fail. Lactate rises because cells cannot use oxygen.',
  },
  {
    id: 'blue-after-spray',
    drugs: [],
    step1: ['multisystem', 'Toxicology'],
    rt: true,
    scene:
      'After benzocaine spray for a scope a {patient} is gray-blue. The saturation reads 85% on any oxygen, and the blood is chocolate brown.',
    key: 'methyleneBlue',
    wrong: ['hydroxocobalamin', 'naloxone', 'atropine', 'oxygen', 'flumazenil', 'physostigmine'],
    note: 'Methemoglobin does not carry oxygen, and the pulse oximeter drifts to 85%. Co-oximetry shows it. Methylene blue is avoided in G6PD deficiency.',
  },
  {
    id: 'rigid-under-anesthesia',
    drugs: ['dantrolene', 'succinylcholine'],
    step1: ['msk-skin', 'Muscle physiology and myopathy'],
    rt: true,
    scene:
      'Soon after succinylcholine and an inhaled anesthetic the jaw is rigid, end-tidal carbon dioxide climbs and the temperature is 40.3 °C (104.5 °F).',
    key: 'dantrolene',
    wrong: [
      'neostigmine',
      'cyproheptadine',
      'sugammadex',
      'benztropine',
      'physostigmine',
      'atropine',
    ],
  },
  {
    id: 'neck-after-haloperidol',
    drugs: ['benztropine'],
    step2: ['behavioral-health', 'Psychopharmacology adverse effects'],
    scene:
      'Hours after the first haloperidol injection the neck of a {patient} is twisted and the eyes are fixed upward.',
    key: 'benztropine',
    wrong: [
      'dantrolene',
      'flumazenil',
      'physostigmine',
      'cyproheptadine',
      'naloxone',
      'neostigmine',
    ],
  },
  {
    id: 'two-serotonin-drugs',
    drugs: [],
    step2: ['behavioral-health', 'Psychopharmacology adverse effects'],
    scene:
      'A {patient} on sertraline who was given tramadol is agitated and sweating, with ankle clonus, wide pupils and diarrhea. Both drugs are stopped and lorazepam is given.',
    ask: 'Which further drug acts on the cause?',
    key: 'cyproheptadine',
    wrong: ['dantrolene', 'physostigmine', 'benztropine', 'flumazenil', 'naloxone', 'octreotide'],
    note: 'Serotonin syndrome shows clonus and brisk reflexes and starts within a day of a change. Neuroleptic malignant syndrome is slower, with lead-pipe rigidity.',
  },
  {
    id: 'high-dose-methotrexate',
    drugs: ['methotrexate'],
    step1: ['multisystem', 'Neoplasia principles'],
    scene:
      'A {patient} with lymphoma has received high-dose methotrexate, and the level falls slowly.',
    ask: 'Which drug rescues normal cells?',
    key: 'leucovorin',
    wrong: ['mesna', 'deferoxamine', 'pyridoxine', 'acetylcysteine', 'vitaminK', 'protamine'],
  },
  {
    id: 'isoniazid-seizures',
    drugs: ['isoniazid'],
    step2: ['multisystem', 'Toxicology and overdose'],
    scene:
      'A {patient} treated for latent tuberculosis took a handful of tablets and has seizures that lorazepam does not stop.',
    key: 'pyridoxine',
    wrong: [
      'physostigmine',
      'leucovorin',
      'acetylcysteine',
      'glucagon',
      'flumazenil',
      'fomepizole',
    ],
  },
  {
    id: 'cannot-oxygenate-rocuronium',
    drugs: ['sugammadex', 'rocuronium'],
    rt: true,
    scene:
      'Rocuronium was given two minutes ago, and the airway cannot be secured. The {patient} should breathe again as soon as possible.',
    key: 'sugammadex',
    wrong: ['neostigmine', 'flumazenil', 'naloxone', 'dantrolene', 'physostigmine', 'atropine'],
  },
  {
    id: 'glipizide-low-again',
    drugs: ['glipizide'],
    step2: ['multisystem', 'Toxicology and overdose'],
    scene:
      'An older {patient} with kidney failure took too much glipizide. After each dextrose bolus the glucose sinks below 50 mg/dL again.',
    ask: 'Which drug stops the release of insulin?',
    key: 'octreotide',
    wrong: [
      'acetylcysteine',
      'physostigmine',
      'naloxone',
      'pyridoxine',
      'leucovorin',
      'fomepizole',
    ],
  },
  {
    id: 'furnace-headache',
    drugs: [],
    step2: ['multisystem', 'Toxicology and overdose'],
    rt: true,
    scene:
      'A pregnant woman was found unconscious near a faulty furnace. Carboxyhemoglobin is 32%, and she is awake but confused on a nonrebreather mask.',
    ask: 'Which further treatment should be considered?',
    key: 'oxygen',
    wrong: [
      'methyleneBlue',
      'hydroxocobalamin',
      'naloxone',
      'atropine',
      'succimer',
      'physostigmine',
    ],
    note: 'Carbon monoxide leaves hemoglobin faster the more oxygen is given. Pregnancy, loss of consciousness and very high levels favor pressure treatment.',
  },
  {
    id: 'verapamil-overdose',
    drugs: ['verapamil'],
    step1: ['cardiovascular', 'Antiarrhythmic and antihypertensive pharmacology'],
    scene:
      'A {patient} swallowed a bottle of verapamil and has a pulse of 38/min, a pressure of 68/30 mm Hg and a glucose of 310 mg/dL.',
    ask: 'Which drug directly opposes the block?',
    key: 'calcium',
    wrong: ['protamine', 'physostigmine', 'neostigmine', 'digoxinFab', 'naloxone', 'fomepizole'],
  },
  {
    id: 'residual-weakness',
    drugs: ['neostigmine'],
    rt: true,
    scene:
      'After surgery with cisatracurium, train-of-four shows three fading twitches, and the tidal volume is 180 mL.',
    ask: 'Which drug should be recommended, with glycopyrrolate, to speed recovery?',
    key: 'neostigmine',
    wrong: ['naloxone', 'flumazenil', 'sugammadex', 'dantrolene', 'physostigmine', 'atropine'],
    note: 'Neostigmine reverses nondepolarizing block once some twitches are back. Sugammadex does not bind cisatracurium.',
  },
];

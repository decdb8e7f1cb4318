import type { Phrase } from './phrase.ts';

/** Antidotes and reversal drugs, and what they reverse. */
export const antidotes = {
  naloxone: ['Naloxone', 'Naloxone displaces opioids from their receptors, and breathing returns.'],
  flumazenil: ['Flumazenil', 'Flumazenil blocks the benzodiazepine site of the GABA receptor.'],
  acetylcysteine: [
    'Acetylcysteine',
    'Acetylcysteine restores glutathione in the liver after too much acetaminophen.',
  ],
  glucagon: [
    'Glucagon',
    'Glucagon raises cyclic AMP in the heart when beta receptors are blocked, and releases glucose.',
  ],
  atropine: ['Atropine', 'Atropine blocks muscarinic receptors, as in organophosphate poisoning.'],
  physostigmine: [
    'Physostigmine',
    'Physostigmine raises acetylcholine in brain and body and reverses anticholinergic poisoning.',
  ],
  fomepizole: [
    'Fomepizole',
    'Fomepizole blocks alcohol dehydrogenase in methanol or ethylene glycol poisoning.',
  ],
  hydroxocobalamin: [
    'Hydroxocobalamin',
    'Hydroxocobalamin binds cyanide to form vitamin B₁₂, which leaves in the urine.',
  ],
  methyleneBlue: [
    'Methylene blue',
    'Methylene blue helps an enzyme to turn methemoglobin back to hemoglobin.',
  ],
  dantrolene: [
    'Dantrolene',
    'Dantrolene stops the release of calcium in muscle in malignant hyperthermia.',
  ],
  benztropine: [
    'Benztropine',
    'Benztropine blocks acetylcholine and relieves acute dystonia within minutes.',
  ],
  cyproheptadine: [
    'Cyproheptadine',
    'Cyproheptadine blocks serotonin receptors and is used in serotonin syndrome.',
  ],
  phentolamine: [
    'Phentolamine',
    'Phentolamine blocks alpha receptors where a vasopressor has leaked into tissue.',
  ],
  sugammadex: [
    'Sugammadex',
    'Sugammadex encloses rocuronium or vecuronium, and their block ends within minutes.',
  ],
  neostigmine: [
    'Neostigmine',
    'Neostigmine raises acetylcholine at the end plate and reverses nondepolarizing block.',
  ],
  oxygen: ['Hyperbaric oxygen', 'Oxygen under pressure drives carbon monoxide off hemoglobin.'],
  succimer: ['Succimer', 'Succimer binds lead so that it leaves in the urine.'],
} as const satisfies Readonly<Record<string, Phrase>>;

/** The code of an antidote. */
export type Antidote = keyof typeof antidotes;

import type { Antidote } from './antidotes.ts';
import type { Fact } from './fact.ts';

/** Which antidote a poisoning or overdose calls for. */
export const antidoteFacts: readonly Fact<Antidote>[] = [
  {
    id: 'heroin-in-a-park',
    drugs: ['naloxone'],
    scene:
      'A young adult found in a park breathes 4 times a minute and has pinpoint pupils and a fresh needle mark.',
    key: 'naloxone',
    wrong: ['flumazenil', 'atropine', 'physostigmine', 'glucagon', 'fomepizole', 'acetylcysteine'],
  },
  {
    id: 'oversedated-endoscopy',
    drugs: ['flumazenil'],
    scene:
      'A healthy adult who takes no other drugs was given too much midazolam for an endoscopy and does not rouse.',
    key: 'flumazenil',
    wrong: ['naloxone', 'physostigmine', 'neostigmine', 'atropine', 'sugammadex', 'dantrolene'],
  },
  {
    id: 'farm-spray',
    drugs: ['atropine'],
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
    id: 'blue-after-spray',
    drugs: [],
    scene:
      'After benzocaine spray for a scope a {patient} is gray-blue. The saturation reads 85% on any oxygen, and the blood is chocolate brown.',
    key: 'methyleneBlue',
    wrong: ['hydroxocobalamin', 'naloxone', 'atropine', 'oxygen', 'flumazenil', 'physostigmine'],
    note: 'Methemoglobin does not carry oxygen, and the pulse oximeter drifts to 85%. Co-oximetry shows it. Methylene blue is avoided in G6PD deficiency.',
  },
  {
    id: 'rigid-under-anesthesia',
    drugs: ['dantrolene', 'succinylcholine'],
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
    id: 'cannot-oxygenate-rocuronium',
    drugs: ['sugammadex', 'rocuronium'],
    scene:
      'Rocuronium was given two minutes ago, and the airway cannot be secured. The {patient} should breathe again as soon as possible.',
    key: 'sugammadex',
    wrong: ['neostigmine', 'flumazenil', 'naloxone', 'dantrolene', 'physostigmine', 'atropine'],
  },
  {
    id: 'furnace-headache',
    drugs: [],
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
    id: 'residual-weakness',
    drugs: ['neostigmine'],
    scene:
      'After surgery with cisatracurium, train-of-four shows three fading twitches, and the tidal volume is 180 mL.',
    ask: 'Which drug should be recommended, with glycopyrrolate, to speed recovery?',
    key: 'neostigmine',
    wrong: ['naloxone', 'flumazenil', 'sugammadex', 'dantrolene', 'physostigmine', 'atropine'],
    note: 'Neostigmine reverses nondepolarizing block once some twitches are back. Sugammadex does not bind cisatracurium.',
  },
];

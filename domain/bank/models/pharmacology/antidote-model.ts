import { antidoteFacts } from '../../facts/pharmacology/antidote-facts.ts';
import { antidotes } from '../../facts/pharmacology/antidotes.ts';
import type { ItemModel } from '../item-model.ts';
import { codedModel } from './coded-model.ts';

/** What undoes a drug. */
export const antidoteModel: ItemModel = codedModel(
  {
    id: 'drug-antidote',
    problem: 'An overdose, a poisoning or a drug in the wrong place; the antidote is asked.',
    features: 'The toxic picture, what was taken, vital signs, ECG and acid-base state.',
    slips: 'The antidote of a similar picture; a drug that makes the picture worse.',
    leads: ['Which antidote is indicated?', 'Which drug should be given?'],
    level: 'application',
  },
  antidoteFacts,
  { phrases: antidotes, aside: () => 'Nothing in this case calls for it.' },
);

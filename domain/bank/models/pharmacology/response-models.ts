import { antidoteFacts } from '../../facts/pharmacology/antidote-facts.ts';
import { antidotes } from '../../facts/pharmacology/antidotes.ts';
import type { ItemModel } from '../item-model.ts';
import { codedModel } from './coded-model.ts';

const reversals = codedModel(
  {
    id: 'drug-antidote',
    problem: 'An overdose, a poisoning or a drug in the wrong place; the antidote is asked.',
    features: 'The toxic picture, what was taken, vital signs, ECG and acid-base state.',
    slips: 'The antidote of a similar picture; a drug that makes the picture worse.',
    leads: ['Which antidote is indicated?', 'Which drug should be given?'],
    topics: {
      rn: 'Adverse effects, contraindications and interactions',
      lpn: 'Adverse effects, contraindications and interactions',
      np: 'harm',
    },
    level: 'application',
  },
  antidoteFacts,
  { phrases: antidotes, aside: () => 'Nothing in this case calls for it.' },
);

/** What undoes a drug. */
export const responseModels: readonly ItemModel[] = [reversals];

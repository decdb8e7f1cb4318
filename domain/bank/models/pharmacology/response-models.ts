import { antidoteFacts } from '../../facts/pharmacology/antidote-facts.ts';
import { antidotes } from '../../facts/pharmacology/antidotes.ts';
import { outcomeFacts } from '../../facts/pharmacology/outcome-facts.ts';
import { outcomes } from '../../facts/pharmacology/outcomes.ts';
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

const results = codedModel(
  {
    id: 'drug-outcome',
    problem: 'A drug has been given for a purpose; what shows that it works is asked.',
    features: 'The purpose of the drug in this person and the time it needs.',
    slips: 'A finding that another drug would bring; a welcome change without relation to it.',
    leads: [
      'Which finding shows that the drug has the desired effect?',
      'Which change shows that treatment is working?',
      'Which observation tells that the goal has been reached?',
    ],
    topics: {
      rn: 'Expected actions and outcomes',
      lpn: 'Expected actions and outcomes',
      np: 'response',
    },
    level: 'application',
  },
  outcomeFacts,
  { phrases: outcomes, aside: (drug) => `${drug} is meant to do something else here.` },
);

/** What undoes a drug and what shows that it works. */
export const responseModels: readonly ItemModel[] = [reversals, results];

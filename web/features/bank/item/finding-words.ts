import type { ItemFinding } from '../../../../domain/contracts/item-review.ts';

const warningWords: Readonly<Record<string, string>> = {
  'key-longest': 'The key is much longer than the other options.',
  'option-lengths': 'The options differ much in length.',
  'negative-lead-in': 'The question asks for what is not so.',
  'absolute-option': 'An option says always, never or only.',
  'word-shared-with-key': 'A word of the stem stands in the key and in no other option.',
  'grammar-cue': 'The end of the stem fits only some of the options.',
  'mixed-options': 'Some options are numbers and some are not.',
  'numbers-not-ordered': 'The numbers among the options are not in order.',
  'no-focus': 'The question asks which statement is true, of nothing in particular.',
  'over-150-words': 'The stem has more than 150 words.',
};

/** What a rule found, as a sentence where there is one. */
export const findingWords = ({ rule, detail }: ItemFinding): string =>
  detail === null ? (warningWords[rule] ?? rule) : `${rule}: ${detail}`;

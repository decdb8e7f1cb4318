import type { ExchangedFormat } from '../../../../../domain/contracts/exchanged-item.ts';
import type { ItemFileFormat, ItemSummary } from '../../../../../domain/contracts/interchange.ts';

export const fileWords: Readonly<Record<ItemFileFormat, string>> = {
  qti: 'QTI 3.0 package (.zip)',
  gift: 'GIFT (.txt)',
  csv: 'Spreadsheet (.csv)',
};

export const formatWords: Readonly<Record<ExchangedFormat, string>> = {
  single: 'Single choice',
  multiple: 'Select all that apply',
  ordered: 'Ordering',
  numeric: 'Number',
  matrix: 'Matrix',
  cloze: 'Lists in a sentence',
};

const ruleWords: Readonly<Record<string, string>> = {
  'one-key': 'The number of right options does not fit the kind of question',
  'option-count': 'Too few options, or too many',
  'options-unique': 'Two options say the same',
  'option-within-option': 'One option stands within another',
  'no-catch-all': 'An option such as “all of the above”',
  'every-rationale': 'A reason or the explanation is missing',
  'no-letters-named': 'A reason names an option by its letter',
  'known-area-and-topic': 'Its area and topic are not in an exam’s outline',
  'allowed-characters': 'A character that the bank does not use',
  'key-longest': 'The right option is the longest',
  'option-lengths': 'Options of very different length',
  'negative-lead-in': 'A question with not, except, or least',
  'absolute-option': 'An option with always, never, or only',
  'word-shared-with-key': 'A word of the question stands in the right option alone',
  'grammar-cue': 'The grammar gives the right option away',
  'mixed-options': 'Numbers and words among the options',
  'numbers-not-ordered': 'Numbers that are not in order',
  'no-focus': 'A question of what is true',
  'over-150-words': 'A question of more than 150 words',
};

/** What a finding of the lint says; its name where it has no words yet. */
export const findingWords = (rule: string): string => ruleWords[rule] ?? rule;

export const summaryKinds: Readonly<Record<ItemSummary[number]['kind'], string>> = {
  changed: 'Changed',
  lost: 'Lost',
  lint: 'To review',
};

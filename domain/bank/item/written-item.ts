import type { ItemField } from '../../contracts/item-fields.ts';

export type CognitiveLevel = 'recall' | 'application' | 'analysis';

/** An option as its author wrote it: the text, and why it is right or what it would be right for. */
export type WrittenOption = {
  readonly text: string;
  readonly why: string;
  readonly right?: true;
};

/** One question as its author wrote it; papers give letters and order. */
export type WrittenItem = {
  /** Stable for ever: answers in the log name it. Kebab-case, at most 64 characters. */
  readonly id: string;
  /** One of the topics of the set's blueprint area, to the letter. */
  readonly topic: string;
  readonly level: CognitiveLevel;
  /** `multiple` is K-Type: every right option must be chosen and no other. */
  readonly type: 'single' | 'multiple';
  readonly stem: string;
  readonly options: readonly WrittenOption[];
  /** What to take away, in two to four sentences. */
  readonly explanation: string;
  /** True when the options have an order of their own (numbers, stages) that must be kept. */
  readonly ordered?: true;
};

/** Items of one blueprint area, with the class of source their facts were checked against. */
export type WrittenItemSet = {
  readonly field: ItemField;
  readonly exam: string;
  readonly area: string;
  /** For example "standard medical-surgical nursing text": never a single book's wording. */
  readonly source: string;
  readonly items: readonly WrittenItem[];
};

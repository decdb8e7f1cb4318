import type { ReportReason } from '../../../../domain/contracts/items.ts';

/** In the learner's words. */
export const reasonTexts: Readonly<Record<ReportReason, string>> = {
  'wrong-key': 'The marked answer is wrong',
  unclear: 'It can be read more than one way',
  outdated: 'It is out of date',
  typo: 'There is a typo or wording mistake',
  duplicate: 'I have seen the same question before',
  other: 'Something else',
};

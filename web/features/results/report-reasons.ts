import type { ReportReason } from '../../../domain/contracts/items.ts';

/** In the learner's words. */
export const reasonTexts: Readonly<Record<ReportReason, string>> = {
  'wrong-key': 'The marked answer is wrong',
  unclear: 'It can be read in more than one way',
  outdated: 'It is out of date',
  typo: 'There is a mistake in the wording',
  duplicate: 'I have seen the same question before',
  other: 'Something else',
};

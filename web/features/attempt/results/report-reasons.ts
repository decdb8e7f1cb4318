import type { DismissalReason, ReportReason } from '../../../../domain/contracts/items.ts';

/** In the learner's words. */
export const reasonTexts: Readonly<Record<ReportReason, string>> = {
  'wrong-key': 'The marked answer is wrong',
  unclear: 'It can be read in more than one way',
  outdated: 'It is out of date',
  typo: 'There is a mistake in the wording',
  duplicate: 'I have seen the same question before',
  other: 'Something else',
};

/** In the editor's words, which the learners are told. */
export const dismissalTexts: Readonly<Record<DismissalReason, string>> = {
  'answer-is-right': 'The marked answer is right',
  'wording-is-clear': 'The wording is clear',
  'up-to-date': 'It is up to date',
  'no-fault-named': 'The report names no fault of the question',
  other: 'Another reason',
};

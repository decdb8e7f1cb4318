import type { PublicationRefusal } from '../../domain/bank/item/publication-state.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly bank: PublicationRefusal;
  }
}

/** What is told of refusals about the questions of the bank. */
export const bankAnswers: RefusalAnswers<RefusalsOf['bank']> = {
  ItemNotPublished: say(404, 'This question is not in the bank.'),
  ItemRetired: say(409, 'This question was retired. It is no longer asked.'),
  AlreadyReported: say(409, 'You already reported this question. We will review it.'),
  ReportsAnswered: say(409, 'These reports were already answered. Reload the page.'),
  NewerReports: say(409, 'Another report came in. Read it before you dismiss them.', 'through'),
  NoSuchReport: say(400, 'This question does not have that report.', 'through'),
  KeyUnchanged: say(409, 'This is already the key.', 'key'),
  KeyContested: say(409, 'The source of this question disagrees with the key as corrected.', 'key'),
  KeyNotContested: say(409, 'The source of this question agrees with its key.', 'key'),
  KeyNotAnOption: ({ option }) => ({
    status: 400,
    message: `The question has no option ${option}.`,
    field: 'key',
  }),
  KeyShape: say(
    400,
    'Each place of this question takes its own number of options, and an order is corrected in its source.',
    'key',
  ),
  KeyCount: ({ type }) => ({
    status: 400,
    message:
      type === 'single'
        ? 'This question takes one correct option.'
        : 'A K-Type question takes two or more correct options, but not all of them.',
    field: 'key',
  }),
};

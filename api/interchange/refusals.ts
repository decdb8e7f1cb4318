import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

/** What the exchange of items refuses. */
export type InterchangeRefusal =
  | { readonly code: 'ItemsNotReadable'; readonly count: number }
  | { readonly code: 'NoItemsToExport' };

/** What is told of items that were refused. */
export const interchangeAnswers: RefusalAnswers<InterchangeRefusal> = {
  ItemsNotReadable: ({ count }) => ({
    status: 400,
    message: `${count === 1 ? 'One place' : `${count.toLocaleString('en-US')} places`} of this file cannot be read. Mend what the preview names; nothing was imported.`,
    field: 'content',
  }),
  NoItemsToExport: say(409, 'No item matches that this format can hold.'),
};

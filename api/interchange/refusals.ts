import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

/** What the exchange of items refuses. */
type InterchangeRefusal =
  | { readonly code: 'ItemsNotReadable'; readonly count: number }
  | { readonly code: 'NoItemsToExport' };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly interchange: InterchangeRefusal;
  }
}

/** What is told of items that were refused. */
export const interchangeAnswers: RefusalAnswers<RefusalsOf['interchange']> = {
  ItemsNotReadable: ({ count }) => ({
    status: 400,
    message: `${count === 1 ? 'One place' : `${count.toLocaleString('en-US')} places`} of this file cannot be read. Mend what the preview names; nothing was imported.`,
    field: 'content',
  }),
  NoItemsToExport: say(409, 'No item matches that this format can hold.'),
};

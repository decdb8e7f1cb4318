import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

/** What is refused of a question in SQL. */
type AnalystsRefusal =
  | { readonly code: 'SqlRefused'; readonly why: string }
  | { readonly code: 'SqlStopped'; readonly why: string }
  | { readonly code: 'SqlBusy' }
  | { readonly code: 'NothingExported' };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly analysts: AnalystsRefusal;
  }
}

/** What is told of a question that was refused. */
export const analystsAnswers: RefusalAnswers<RefusalsOf['analysts']> = {
  SqlRefused: ({ why }) => ({ status: 400, message: why, field: 'sql' }),
  SqlStopped: ({ why }) => ({ status: 409, message: why, field: 'sql' }),
  SqlBusy: () => ({
    status: 429,
    message: 'Other questions are being answered. Try again in a moment.',
    retryAfter: 5,
  }),
  NothingExported: say(
    409,
    'There are no files to ask yet. Run npm run export -- events on the server.',
  ),
};

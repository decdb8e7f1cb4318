import type { RefusalsOf } from '../server/refusal.ts';
import type { RefusalAnswers } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly live: { readonly code: 'TooManyPages' };
  }
}

/** What is told of pages that hear nothing. */
export const liveAnswers: RefusalAnswers<RefusalsOf['live']> = {
  TooManyPages: () => ({
    status: 429,
    message: 'This account is open in too many tabs. Close some of them.',
    retryAfter: 30,
  }),
};

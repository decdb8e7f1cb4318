import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly operations: { readonly code: 'NothingToRetry' };
  }
}

/** What is told of retries that were refused. */
export const operationsAnswers: RefusalAnswers<RefusalsOf['operations']> = {
  NothingToRetry: say(409, 'Nothing with this name is waiting for another try.', 'name'),
};

import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly 'test-mode': { readonly code: 'TestModeOff' | 'WrongTestCredentials' };
  }
}

/** What is told of testers who were not let in. */
export const testModeAnswers: RefusalAnswers<RefusalsOf['test-mode']> = {
  TestModeOff: say(404, 'Test mode is off on this server.'),
  WrongTestCredentials: say(401, 'Please use valid test account credentials.'),
};

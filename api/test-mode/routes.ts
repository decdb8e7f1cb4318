import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import { testModeAnswers } from './refusals.ts';
import { testLoginRoute } from './routes/test-login.ts';

export const testMode = capability({
  word: 'test-mode',
  about: 'Testers: accounts with made-up study, on a shared password',
  routes: [testLoginRoute],
  refusals: testModeAnswers,
  examples,
});

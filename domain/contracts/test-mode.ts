import { z } from 'zod';
import { line, typedSecret } from '../kernel/text.ts';

/** What a browser keeps as `testUserType`. */
export const testerType = z.enum(['pro', 'admin']);
export type TesterType = z.infer<typeof testerType>;

export const testLoginBody = z.strictObject({
  username: line({ min: [1, 'Enter your test username'], max: 254 }),
  password: typedSecret({ min: [1, 'Enter the test password'], max: 128 }),
});
export type TestLoginBody = z.infer<typeof testLoginBody>;

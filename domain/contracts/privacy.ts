import { z } from 'zod';
import { line, typedSecret } from '../kernel/text.ts';
import { passwordLength } from './account.ts';

const currentPassword = typedSecret({
  min: [1, 'Enter your current password'],
  max: passwordLength.max,
});

export const eraseAccountBody = z.strictObject({
  currentPassword,
  /** The username, typed once more. */
  confirmation: line({ min: [1, 'Type your username'], max: 64 }),
});
export type EraseAccountBody = z.infer<typeof eraseAccountBody>;

import type { z } from 'zod';
import { line } from '../kernel/text.ts';
import { ownerProof } from './account.ts';

export const eraseAccountBody = ownerProof.extend({
  /** The username, typed once more. */
  confirmation: line({ min: [1, 'Type your username'], max: 64 }),
});
export type EraseAccountBody = z.infer<typeof eraseAccountBody>;

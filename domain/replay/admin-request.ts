import type { AccountId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';

/** Which administrator asked for something, when and why. */
export type AdminRequest = {
  readonly by: AccountId;
  readonly at: Instant;
  readonly reason: string;
};

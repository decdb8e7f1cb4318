import type { AccountId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';

/** What every command and event of an account says. */
export type About = { readonly accountId: AccountId; readonly at: Instant };

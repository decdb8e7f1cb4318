import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { AccountEvent } from './events.ts';

/** As many tell that somebody guesses; strangers must not fill the log of an account. */
export const mostRecordedADay = 20;

type RefuseSignIn = {
  readonly type: 'RefuseSignIn';
  readonly accountId: AccountId;
  readonly at: Instant;
};
type SignInRefused = Extract<AccountEvent, { type: 'SignInRefused' }>;

/** One day of wrong passwords of one account, apart from who somebody is: it is read for nothing else. */
export const refusedSignIns: Decider<number, RefuseSignIn, SignInRefused, never> = {
  initial: 0,
  decide: ({ accountId, at }, recorded) =>
    accepted(
      recorded < mostRecordedADay ? [{ type: 'SignInRefused', data: { accountId, at } }] : [],
    ),
  evolve: (recorded) => recorded + 1,
};

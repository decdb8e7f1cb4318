import { referralTerms } from '../../domain/contracts/referral.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import { type AccountId, accountStream, subscriptionStream } from '../../domain/kernel/ids.ts';
import type { SubscriptionReport } from '../../domain/ports/payment-reports.ts';
import { subscription } from '../../domain/subscription/subscription.ts';
import { runningOf, type Subscription } from '../../domain/subscription/subscription-state.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

type World = Pick<ApiContext, 'world'>;

/** All that happened to the plan of an account, read from the log itself. */
export const subscriptionOf = async ({ world }: World, account: AccountId): Promise<Subscription> =>
  (await loadStream(world.commands, subscriptionStream(account), subscription)).state;

/** Undefined of an account that nobody ever opened. */
export const isTester = async (
  { world }: World,
  account: AccountId,
): Promise<boolean | undefined> => {
  const [opened] = await world.commands.log.readStream(accountStream(account), { limit: 1 });
  return opened && opened.meta.testMode === true;
};

/** Days that a trial is longer for who came by somebody's code. */
export const bonusDaysOf = async ({ world }: World, account: AccountId): Promise<number> => {
  const opening = await world.commands.log.readStream(accountStream(account), { limit: 3 });
  const isReferred = opening.some(({ type }) => type === 'AccountReferred');
  return isReferred ? referralTerms.bonusDays : 0;
};

/** Nothing of a tester ever comes to a processor. Throws `Refused`. */
export const refuseTester = async (context: World, account: AccountId): Promise<void> => {
  if (await isTester(context, account)) throw new Refused({ code: 'TesterCannotPay' });
};

/** The subscription that goes on. Throws `Refused` where there is none. */
export const runningSubscription = async (
  context: World,
  account: AccountId,
): Promise<SubscriptionReport> => {
  await refuseTester(context, account);
  const running = runningOf(await subscriptionOf(context, account), context.world.clock.instant());
  if (!running) throw new Refused({ code: 'NotSubscribed' });
  return running;
};

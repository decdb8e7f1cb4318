import { type CommandWorld, handleCommand } from '../../../domain/handling/handle-command.ts';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { type AccountId, accountStream, subscriptionStream } from '../../../domain/kernel/ids.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import { customerOf } from '../../../domain/subscription/credit.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import {
  creditReferrers,
  type ReferralCredit,
} from '../../../projectors/reactions/credit-referrers.ts';
import { effectMeta } from './effect-meta.ts';
import type { Reaction, ReactionHost } from './reaction.ts';

/** Whoever was erased is no customer any more, and a tester never was one. */
const mayBeCustomer = async (
  { log }: Pick<CommandWorld, 'log'>,
  account: AccountId,
): Promise<boolean> => {
  const events = await log.readStream(accountStream(account));
  return events[0]?.meta.testMode !== true && events.every(({ type }) => type !== 'AccountErased');
};

/** The processor books one id once, and the stream holds it once: a stop between the two mends itself. */
const creditWith =
  (commands: CommandWorld, { payments, clock }: ReactionHost): Effect<ReferralCredit> =>
  async (key, { referrerId: accountId, creditId, cents }) => {
    if (!(await mayBeCustomer(commands, accountId))) return;
    const stream = subscriptionStream(accountId);
    const { state } = await loadStream(commands, stream, subscription);
    const customerId = customerOf(state);
    const credited = await payments.credit({ accountId, customerId, creditId, cents });
    const at = clock.instant();
    await handleCommand(commands, {
      decider: subscription,
      stream,
      command: { type: 'RecordCredit', accountId, at, creditId, ...credited },
      meta: effectMeta(key, accountId),
    });
  };

/** Has what referrals earned come off an invoice. */
export const creditReaction: Reaction = {
  name: 'credit-referrers',
  run: (host, signal) => {
    const { log, checkpoint, parking, effects } = host;
    const { credit } = effects((commands) => ({ credit: creditWith(commands, host) }));
    return creditReferrers({ log, checkpoint, parking: parking<EventAddress>(), credit }, signal);
  },
};

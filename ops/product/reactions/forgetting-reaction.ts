import { readEvent } from '../../../domain/events/registry.ts';
import { type AccountId, subscriptionStream } from '../../../domain/kernel/ids.ts';
import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import type { Known } from '../../../domain/ports/payments.ts';
import { type Forgotten, forgetCustomers } from '../../../projectors/reactions/forget-customers.ts';
import type { Reaction, ReactionHost } from './reaction.ts';

/** What the processor ever told of this account. */
const knownOf = async ({ log }: ReactionHost, accountId: AccountId): Promise<Known> => {
  const recorded = await log.readStream(subscriptionStream(accountId));
  const events = recorded.map(readEvent);
  const customers = events.flatMap((event) => {
    if (event.type === 'CreditBooked') return [event.data.customerId];
    return event.type === 'SubscriptionReported' ? [event.data.report.customerId] : [];
  });
  const reports = events.flatMap((event) => {
    return event.type === 'SubscriptionReported' ? [event.data.report] : [];
  });
  return {
    accountId,
    customerIds: [...new Set(customers)],
    subscriptionIds: [...new Set(reports.map(({ subscriptionId }) => subscriptionId))],
  };
};

const forgetWith =
  (host: ReactionHost): Effect<Forgotten> =>
  async (_key, { accountId }) =>
    host.payments.forget(await knownOf(host, accountId));

/** Has the payment processor forget whoever was erased. */
export const forgetCustomersReaction: Reaction = {
  name: 'forget-customers',
  run: (host, signal) => {
    const { log, checkpoint, parking, effects } = host;
    const { forget } = effects(() => ({ forget: forgetWith(host) }));
    return forgetCustomers({ log, checkpoint, parking: parking<EventAddress>(), forget }, signal);
  },
};

import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import type { PaymentProcessor } from '../../../domain/ports/payments.ts';
import { type Doubled, endDoubled } from '../../../projectors/reactions/end-doubled.ts';
import type { Reaction } from './reaction.ts';

/** The log may know of the other's end later than its processor does. */
const endWith =
  (payments: PaymentProcessor): Effect<Doubled> =>
  async (key, { subscriptionId, doubles }) => {
    if (!(await payments.isRunning(doubles))) return;
    await payments.endAndRefund({ subscriptionId, key: key.id });
  };

/** Ends and pays back what somebody paid for a second time. */
export const endDoubledReaction: Reaction = {
  name: 'end-doubled',
  run: ({ log, payments, checkpoint, parking, effects }, signal) => {
    const { end } = effects(() => ({ end: endWith(payments) }));
    return endDoubled({ log, checkpoint, parking: parking<EventAddress>(), end }, signal);
  },
};

import type { Effect } from '../../../domain/ports/effects.ts';
import type { EventAddress } from '../../../domain/ports/event-log.ts';
import type { PaymentProcessor } from '../../../domain/ports/payments.ts';
import { type PayBack, payBackRefunds } from '../../../projectors/reactions/pay-back.ts';
import type { Reaction } from './reaction.ts';

/** Nothing more is charged before anything is given back: a renewal must not come between. */
const payBackWith =
  (payments: PaymentProcessor): Effect<PayBack> =>
  async ({ id: key }, { invoiceId, subscriptionId, cancels }) => {
    if (cancels) await payments.cancelAtEnd({ subscriptionId, key });
    await payments.refund({ invoiceId, key });
  };

/** Gives back what an operator asked for. */
export const refundReaction: Reaction = {
  name: 'pay-back',
  run: ({ log, payments, checkpoint, parking, effects }, signal) => {
    const { payBack } = effects(() => ({ payBack: payBackWith(payments) }));
    return payBackRefunds({ log, checkpoint, parking: parking<EventAddress>(), payBack }, signal);
  },
};

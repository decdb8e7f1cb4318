import type { AccountId } from '../../domain/kernel/ids.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

export type ReferralCredit = {
  readonly referrerId: AccountId;
  /** The event that earned it, or took it back. */
  readonly creditId: string;
  /** Below zero where it is taken back. */
  readonly cents: number;
};

export type CreditingWorld = Answering & {
  /** Books it at the payment processor, and writes down what was booked. */
  readonly credit: Act<ReferralCredit>;
};

/**
 * Makes a referrer's credit one that comes off their next invoice. Runs until the signal; throws what
 * an outage throws.
 */
export const creditReferrers = (world: CreditingWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types: ['ReferralConverted', 'ReferralReversed'],
      // What is taken back was given before.
      keyOf: ({ stream }) => stream,
      behindParked: 'wait',
      answer: async (event) => {
        if (event.type !== 'ReferralConverted' && event.type !== 'ReferralReversed') return;
        const { referrerId, creditCents } = event.data;
        // Testers never reach a processor.
        if (creditCents === 0 || event.meta.testMode) return;
        const cents = event.type === 'ReferralConverted' ? creditCents : 0 - creditCents;
        await world.credit(causeOf(event), referrerId, { referrerId, creditId: event.id, cents });
      },
    },
    signal,
  );

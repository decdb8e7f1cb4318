import { causeOf } from '../../domain/ports/effects.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

export type PayBack = {
  readonly invoiceId: string;
  readonly subscriptionId: string;
  readonly cancels: boolean;
};

export type PayingBackWorld = Answering & {
  /** What was given back already stays so. */
  readonly payBack: Act<PayBack>;
};

/**
 * Has the payment processor give back what an operator gave back. Runs until the signal; throws what
 * an outage throws.
 */
export const payBackRefunds = (world: PayingBackWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types: ['RefundAsked'],
      keyOf: ({ stream }) => stream,
      // Each is an invoice of its own.
      behindParked: 'pass',
      answer: async (event) => {
        // Testers never reach a processor.
        if (event.type !== 'RefundAsked' || event.meta.testMode) return;
        const { invoiceId, subscriptionId, cancels } = event.data;
        await world.payBack(causeOf(event), invoiceId, { invoiceId, subscriptionId, cancels });
      },
    },
    signal,
  );

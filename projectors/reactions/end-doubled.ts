import { causeOf } from '../../domain/ports/effects.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

/** A subscription that was paid for although another of the account goes on. */
export type Doubled = {
  readonly subscriptionId: string;
  readonly doubles: string;
};

export type DoubledWorld = Answering & {
  /** Ends it and pays it back, unless the other has ended meanwhile. */
  readonly end: Act<Doubled>;
};

/**
 * Nobody pays twice: of two subscriptions that somebody came to pay for, in two tabs at once, the
 * later is ended and paid back. Runs until the signal; throws what an outage throws.
 */
export const endDoubled = (world: DoubledWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types: ['SubscriptionReported'],
      keyOf: ({ stream }) => stream,
      // Ending one twice does no harm, and none waits for another.
      behindParked: 'pass',
      answer: async (event) => {
        if (event.type !== 'SubscriptionReported' || event.meta.testMode) return;
        const { doubles, report } = event.data;
        if (doubles === null) return;
        const { subscriptionId } = report;
        await world.end(causeOf(event), subscriptionId, { subscriptionId, doubles });
      },
    },
    signal,
  );

import type { AccountId } from '../../domain/kernel/ids.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

export type Forgotten = { readonly accountId: AccountId };

export type ForgettingWorld = Answering & {
  /** At the payment processor; nothing happens where it knows them no more. */
  readonly forget: Act<Forgotten>;
};

/**
 * Whoever was erased here is no customer anywhere: their subscriptions end, and the processor
 * deletes who it knows them as. Runs until the signal; throws what an outage throws.
 */
export const forgetCustomers = (world: ForgettingWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types: ['AccountErased'],
      keyOf: ({ stream }) => stream,
      // Of an account there is one erasure, and none waits for another.
      behindParked: 'pass',
      answer: async (event) => {
        // Testers never reach a processor.
        if (event.type !== 'AccountErased' || event.meta.testMode) return;
        const { accountId } = event.data;
        await world.forget(causeOf(event), accountId, { accountId });
      },
    },
    signal,
  );

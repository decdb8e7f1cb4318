import { type AccountId, accountStream } from '../../domain/kernel/ids.ts';
import type { Cause } from '../../domain/ports/effects.ts';
import { pause } from '../runtime/pause.ts';
import type { Act } from './effects.ts';
import { doOrPark, lookEveryMs, type Parking, tryAgain } from './parked-work.ts';

export type Erasure = { readonly accountId: AccountId; readonly correlationId: string };

export type ErasuresWorld = {
  /** Those that were begun and not ticked off, none of them parked. */
  readonly underWay: (limit: number) => Promise<readonly Erasure[]>;
  readonly parking: Parking<Erasure>;
  readonly complete: Act<Erasure>;
};

const limit = 100;

/** Of an account there is one erasure. */
const asked = ({ accountId, correlationId }: Erasure): Cause => ({ id: accountId, correlationId });

/**
 * Completes every few seconds the erasures that a crash or an outage cut off, until the signal.
 * Throws what an outage throws.
 */
export const completeErasures = async (
  { underWay, parking, complete }: ErasuresWorld,
  signal: AbortSignal,
): Promise<void> => {
  const act = (work: Erasure) => complete(asked(work), work.accountId, work);
  while (!signal.aborted) {
    for (const work of await underWay(limit)) {
      if (signal.aborted) return;
      const { accountId: key } = work;
      await doOrPark(parking, { key, orderKey: key, stream: accountStream(key), work }, act);
    }
    await tryAgain(parking, act, signal);
    await pause(parking.everyMs ?? lookEveryMs, signal);
  }
};

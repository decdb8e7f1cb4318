import type { Bus } from '../../domain/ports/hints.ts';
import { pause } from './pause.ts';

/** As `pause`, and over at once when what was away is back. */
export const pauseUntilBack = async (
  bus: Pick<Bus, 'listen'>,
  ms: number,
  signal: AbortSignal,
): Promise<void> => {
  const back = new AbortController();
  const stopListening = bus.listen(({ kind }) => {
    if (kind === 'recovered') back.abort();
  });
  await pause(ms, AbortSignal.any([signal, back.signal]));
  stopListening();
};

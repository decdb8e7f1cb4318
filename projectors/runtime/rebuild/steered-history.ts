import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Batch } from '../../../domain/ports/event-log.ts';
import type { History, HistoryRange } from './history.ts';

/** Whoever steers a rebuild while it works. */
export type Steering = {
  /** Whether the log should be left alone for now, or for good. */
  readonly isHeld: () => boolean;
  /** Resolves when it may be read on; throws when the rebuild was given up. */
  readonly untilFree: () => Promise<void>;
};

/** Returns where it was held, or undefined at the end. */
const untilHeld = async function* (
  history: History,
  range: HistoryRange,
  { isHeld }: Steering,
): AsyncGenerator<Batch, Position | undefined> {
  for await (const batch of history(range)) {
    yield batch;
    if (isHeld()) return batch.upTo;
  }
  return undefined;
};

/**
 * A history that can be held. While it is, nothing of the log is open: a paused reading would keep the database
 * from clearing away what was replaced meanwhile. Read on, it begins where it stood.
 */
export const steeredHistory = (history: History, steering: Steering): History =>
  async function* (range) {
    let after: Position | undefined = range.after;
    while (after !== undefined) {
      await steering.untilFree();
      after = yield* untilHeld(history, { ...range, after }, steering);
    }
  };

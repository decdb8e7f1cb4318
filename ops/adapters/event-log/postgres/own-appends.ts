import type { Position, RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import type { Batch, ReadAll } from '../../../../domain/ports/event-log.ts';

/** More than waits for a reader that is at work. */
const most = 500;

export type OwnAppends = {
  /** Undefined where what was appended is not at hand. */
  readonly add: (event: RecordedEvent | undefined) => void;
  /** The log may hold something new that was not added: it has to be read. */
  readonly missed: () => void;
  /** What follows on a position without a gap; undefined where the log has to be read. */
  readonly after: (position: Position) => Batch | undefined;
};

const follows = (event: RecordedEvent | undefined, position: Position | undefined): boolean =>
  Number(event?.position) === Number(position) + 1;

/**
 * What this process appended last. Positions have no gaps and are given out in the order of commits: the
 * event next to the one that was read is the next of the log, whoever else appends.
 */
export const ownAppends = (): OwnAppends => {
  let events: RecordedEvent[] = [];
  let hasMissed = false;
  const missed = (): void => {
    hasMissed = true;
  };
  return {
    missed,
    add: (event) => {
      if (!event) return missed();
      if (!follows(event, events.at(-1)?.position) || events.length === most) events = [];
      events.push(event);
    },
    after: (position) => {
      const next = events.findIndex((event) => event.position > position);
      const found = next < 0 ? [] : events.slice(next);
      events = [];
      const last = found.at(-1);
      if (hasMissed || !last || !follows(found[0], position)) {
        hasMissed = false;
        return undefined;
      }
      return { events: found, upTo: last.position };
    },
  };
};

/** As `readAll`, without asking the log for what this process has just appended. */
export const readOwnFirst = (
  own: OwnAppends,
  readAll: (wanted: ReadAll) => AsyncIterable<Batch>,
): ((wanted: ReadAll) => AsyncGenerator<Batch>) =>
  async function* (wanted) {
    const batch = own.after(wanted.after);
    if (batch) yield batch;
    else yield* readAll(wanted);
  };

import { type Sealing, sealedEvents } from '../../domain/handling/sealed-events.ts';
import {
  beforeAll,
  type EventMeta,
  laterOf,
  type NewEvent,
  type Position,
} from '../../domain/kernel/envelope.ts';
import { type AccountId, readinessStream } from '../../domain/kernel/ids.ts';
import type { Append, EventLog } from '../../domain/ports/event-log.ts';
import type { Deed } from '../../domain/test-mode/life/recorder.ts';

/** Somebody whose life is stored, and whether what they do is a test. */
export type Stored = {
  readonly accountId: AccountId;
  /** The name of who made it up, in the log. */
  readonly correlationId: string;
  readonly testMode?: true;
};

const metaOf = (
  { eventId }: Pick<Sealing, 'eventId'>,
  { commandId, causedBy }: Deed,
  { accountId, correlationId, testMode }: Stored,
): EventMeta => ({
  actor: causedBy === undefined ? accountId : 'system',
  subject: accountId,
  commandId,
  correlationId,
  ...(causedBy === undefined ? {} : { causationId: eventId(causedBy, 0) }),
  ...(testMode ? { testMode } : {}),
});

const eventsOf = async (
  sealing: Sealing,
  deeds: readonly Deed[],
  stored: Stored,
): Promise<NewEvent[]> => {
  const made = deeds.map((deed) =>
    sealedEvents(sealing, deed.events, metaOf(sealing, deed, stored)),
  );
  return (await Promise.all(made)).flat();
};

type Appended = Pick<Append, 'stream' | 'events' | 'expected'>;

/** That the account was opened, by which the day of a life is known ever after. */
export const openingOf = async (
  sealing: Sealing,
  [first]: readonly Deed[],
  stored: Stored,
): Promise<Appended> => {
  if (!first) throw new Error('A life begins with its account');
  const events = await eventsOf(sealing, [first], stored);
  return { stream: first.stream, events, expected: 'none' };
};

/** Everything else, stream by stream, in the order in which they began. */
export const restOf = async (
  sealing: Sealing,
  [opening, ...deeds]: readonly Deed[],
  stored: Stored,
): Promise<readonly Appended[]> => {
  const streams = Map.groupBy(deeds, ({ stream }) => stream);
  // Before any paper is there the reaction that tells of readiness finds that it was told.
  const readiness = readinessStream(stored.accountId);
  const names = [...streams.keys()].toSorted(
    (a, b) => Number(b === readiness) - Number(a === readiness),
  );
  return Promise.all(
    names.map(async (stream) => ({
      stream,
      events: await eventsOf(sealing, streams.get(stream) ?? [], stored),
      expected: stream === opening?.stream ? opening.events.length - 1 : 'none',
    })),
  );
};

/**
 * Stores what is not stored yet, one stream after the other, for read models follow the order of the
 * log; answers where the last of them stands. The same again stores nothing.
 */
export const storeInOrder = async (
  log: Pick<EventLog, 'append'>,
  appends: readonly Appended[],
): Promise<Position> => {
  let last = beforeAll;
  for (const append of appends) {
    const outcome = await log.append(append);
    if (outcome.status === 'conflict') throw new Error(`${append.stream} holds another life`);
    last = laterOf(last, outcome.position);
  }
  return last;
};

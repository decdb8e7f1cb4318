import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { Position, RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { EventLog, Place } from '../../domain/ports/event-log.ts';
import { lifted } from '../runtime/fold-event.ts';
import { doOrPark, keepTrying, type Parking, type Task } from './parked-work.ts';
import { sideBySide } from './side-by-side.ts';

export type Answering = {
  readonly log: Pick<EventLog, 'subscribe' | 'readPlaces'>;
  /** Where this process manager stands; it never runs in a rebuild. */
  readonly checkpoint: {
    readonly read: () => Promise<Position>;
    readonly write: (position: Position) => Promise<void>;
  };
  readonly parking: Parking<Place>;
};

/** What follows from some events, each by itself: it must do no harm out of turn or twice. */
export type Answers = {
  /** Every type when absent. */
  readonly types?: readonly string[];
  /** Of these types only some; all when absent. */
  readonly isWanted?: (event: RecordedEvent) => boolean;
  readonly answer: (event: RecordedBoardwellEvent, signal: AbortSignal) => Promise<void>;
  /** Events of one key are answered in order, those of others beside them; all in order when absent. */
  readonly keyOf?: (event: RecordedEvent) => string;
};

const atOnce = 16;
/** How often an idle position is written down. */
const persistEveryMs = 1_000;

/** The work that an event asks for, as it is parked. */
export const taskOf = ({ id, type, position, stream, revision }: RecordedEvent): Task<Place> => ({
  key: id,
  stream,
  event: { id, type, position },
  work: { stream, revision },
});

const answerAll = async (
  { parking }: Answering,
  { answer, keyOf = () => '' }: Answers,
  { events, signal }: { readonly events: readonly RecordedEvent[]; readonly signal: AbortSignal },
): Promise<void> => {
  const groups = [...Map.groupBy(events, keyOf).values()];
  const inOrder = async (group: readonly RecordedEvent[]) => {
    for (const event of group)
      await doOrPark(parking, taskOf(event), () => answer(lifted(event), signal));
  };
  for (let from = 0; from < groups.length; from += atOnce) {
    await Promise.all(groups.slice(from, from + atOnce).map(inOrder));
  }
};

const everything = (): boolean => true;

const follow = async (world: Answering, answers: Answers, signal: AbortSignal): Promise<void> => {
  const { log, checkpoint } = world;
  const { types, isWanted = everything } = answers;
  const after = await checkpoint.read();
  const wanted = { after, signal, ...(types ? { types } : {}) };
  let persistedAt = performance.now();
  for await (const { events: found, upTo } of log.subscribe(wanted)) {
    const events = found.filter(isWanted);
    await answerAll(world, answers, { events, signal });
    if (signal.aborted) return;
    if (events.length === 0 && performance.now() - persistedAt < persistEveryMs) continue;
    await checkpoint.write(upTo);
    persistedAt = performance.now();
  }
};

const answerAgain = (
  { log, parking }: Answering,
  { answer }: Answers,
  signal: AbortSignal,
): Promise<void> => {
  const act = async (place: Place) => {
    for (const event of await log.readPlaces([place])) await answer(lifted(event), signal);
  };
  return keepTrying(parking, act, signal);
};

/**
 * Answers each event, in log order, until the signal. One that cannot be answered is parked and
 * tried again, while the later ones are answered. Throws what an outage throws, and skips nothing
 * when it is started again.
 */
export const answerEvents = (
  world: Answering,
  answers: Answers,
  signal: AbortSignal,
): Promise<void> =>
  sideBySide(signal, [
    (ends) => follow(world, answers, ends),
    (ends) => answerAgain(world, answers, ends),
  ]);

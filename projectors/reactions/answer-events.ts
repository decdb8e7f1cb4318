import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { Position, RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { EventAddress, EventLog } from '../../domain/ports/event-log.ts';
import { lifted } from '../runtime/fold-event.ts';
import { quiet, silences } from '../runtime/silences.ts';
import { doOrPark, keepTrying, type Parking, type Task } from './parked-work.ts';
import { sideBySide } from './side-by-side.ts';

export type Answering = {
  readonly log: Pick<EventLog, 'subscribe' | 'readPlaces'>;
  /** Where this process manager stands; it never runs in a rebuild. */
  readonly checkpoint: {
    readonly read: () => Promise<Position>;
    readonly write: (position: Position) => Promise<void>;
  };
  readonly parking: Parking<EventAddress>;
};

/** What follows from some events, each by itself: twice it must do no harm. */
export type Answers = {
  /** Every type when absent. */
  readonly types?: readonly string[];
  /** Of these types only some; all when absent. */
  readonly isWanted?: (event: RecordedEvent) => boolean;
  readonly answer: (event: RecordedBoardwellEvent, signal: AbortSignal) => Promise<void>;
  /** Events of one key are answered in log order, those of others beside them. */
  readonly keyOf: (event: RecordedEvent) => string;
  /** What the later ones of a key do while one is parked; they pass where out of turn does no harm. */
  readonly behindParked: 'wait' | 'pass';
};

const atOnce = 16;
/** How often an idle position is written down. */
const persistEveryMs = 1_000;

/** The work that an event asks for, as it is parked. */
export const taskOf = (
  { id, type, position, stream, revision }: RecordedEvent,
  orderKey: string = id,
): Task<EventAddress> => ({
  key: id,
  orderKey,
  stream,
  event: { id, type, position },
  work: { stream, revision },
});

type Group = readonly [key: string, events: readonly RecordedEvent[]];

const answerGroup = async (
  { parking }: Answering,
  { answer, behindParked }: Answers,
  { group: [key, events], isBlocked, signal }: Turn,
): Promise<void> => {
  let waits = isBlocked;
  for (const event of events) {
    if (signal.aborted) return;
    const task = taskOf(event, behindParked === 'wait' ? key : event.id);
    if (waits) await parking.queue(task);
    else {
      const isDone = await doOrPark(parking, task, () => answer(lifted(event), signal));
      waits = !isDone && behindParked === 'wait';
    }
  }
};

type Turn = {
  readonly group: Group;
  /** Something of its key is parked. */
  readonly isBlocked: boolean;
  readonly signal: AbortSignal;
};

const answerAll = async (
  world: Answering,
  answers: Answers,
  { events, signal }: { readonly events: readonly RecordedEvent[]; readonly signal: AbortSignal },
): Promise<void> => {
  const groups = [...Map.groupBy(events, answers.keyOf)];
  const keys = answers.behindParked === 'wait' ? groups.map(([key]) => key) : [];
  const blocked = await world.parking.waiting(keys);
  for (let from = 0; from < groups.length; from += atOnce) {
    const turns = groups
      .slice(from, from + atOnce)
      .map((group) => ({ group, isBlocked: blocked.has(group[0]), signal }));
    await Promise.all(turns.map((turn) => answerGroup(world, answers, turn)));
  }
};

const everything = (): boolean => true;

/** Writes down where a process manager stands: at once after an answer, in time where it had none. */
const steps = (checkpoint: Answering['checkpoint']) => {
  let writtenAt = performance.now();
  let unwritten: Position | undefined;
  const write = async (position: Position): Promise<void> => {
    await checkpoint.write(position);
    if (unwritten !== undefined && unwritten <= position) unwritten = undefined;
    writtenAt = performance.now();
  };
  return {
    answered: write,
    /** Nothing up to there is to be answered. */
    pass: (position: Position): void => {
      unwritten = position;
    },
    passed: async (position: Position): Promise<void> => {
      unwritten = position;
      if (performance.now() - writtenAt >= persistEveryMs) await write(position);
    },
    quiet: async (): Promise<void> => {
      if (unwritten !== undefined) await write(unwritten);
    },
  };
};

const follow = async (world: Answering, answers: Answers, signal: AbortSignal): Promise<void> => {
  const { log, checkpoint } = world;
  const { types, isWanted = everything } = answers;
  const after = await checkpoint.read();
  const step = steps(checkpoint);
  const silence = silences(persistEveryMs);
  const onPassed = (upTo: Position): void => {
    step.pass(upTo);
    silence.stir();
  };
  const wanted = { after, signal, onPassed, ...(types ? { types } : {}) };
  for await (const batch of silence.in(log.subscribe(wanted))) {
    if (batch === quiet) {
      await step.quiet();
      continue;
    }
    const events = batch.events.filter(isWanted);
    await answerAll(world, answers, { events, signal });
    if (signal.aborted) return;
    await (events.length === 0 ? step.passed(batch.upTo) : step.answered(batch.upTo));
  }
};

const answerAgain = (
  { log, parking }: Answering,
  { answer }: Answers,
  signal: AbortSignal,
): Promise<void> => {
  const act = async (place: EventAddress) => {
    for (const event of await log.readPlaces([place])) await answer(lifted(event), signal);
  };
  return keepTrying(parking, act, signal);
};

/**
 * Answers each event, in log order of its key, until the signal. One that cannot be answered is
 * parked and tried again, while those of other keys are answered. Throws what an outage throws, and skips nothing
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

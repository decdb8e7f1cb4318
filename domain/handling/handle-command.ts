import type { BoardwellEvent } from '../events/registry.ts';
import { type Decider, fold } from '../kernel/decider.ts';
import type { EventMeta, NewEvent, Position } from '../kernel/envelope.ts';
import { beforeAll } from '../kernel/envelope.ts';
import type { AccountId, StreamName } from '../kernel/ids.ts';
import type { AppendOutcome, EventLog, StoredEvent } from '../ports/event-log.ts';
import { loadStream, recalledStream, type StreamSource } from './load-stream.ts';
import { type Sealing, sealedEvents } from './sealed-events.ts';
import type { LoadedStream } from './stream-memory.ts';

/** What carrying out a command needs of the outside. */
export type CommandWorld = StreamSource &
  Sealing & {
    readonly log: EventLog;
    /** Whose doings are marked as a test; nobody's when absent. */
    readonly isTester?: (account: AccountId) => boolean;
  };

export type Handled<State, Refusal> =
  | { readonly ok: true; readonly state: State; readonly position: Position }
  | { readonly ok: false; readonly refusal: Refusal };

export type Wish<State, Command, Event, Refusal> = {
  readonly decider: Decider<State, Command, Event, Refusal>;
  readonly stream: StreamName;
  readonly command: Command;
  readonly meta: EventMeta;
  /** The stream begins with it, under a new id: it is not looked for, and what it holds after all is a conflict. */
  readonly begins?: boolean;
};

/** Another writer kept being faster; nothing was stored. */
export class StreamContended extends Error {
  override name = 'StreamContended' as const;
}

/** The command id already names another wish; nothing was stored. */
export class CommandIdReused extends Error {
  override name = 'CommandIdReused' as const;
}

const attempts = 3;

const firstResult = (
  recorded: readonly StoredEvent[],
  { commandId, wishDigest }: EventMeta,
): Position | undefined => {
  const first = recorded.findLast(({ meta }) => meta.commandId === commandId);
  // What was stored before digests were kept is taken for the same wish.
  if (first?.meta.wishDigest !== undefined && first.meta.wishDigest !== wishDigest) {
    throw new CommandIdReused(`${commandId} named another wish before`);
  }
  return first?.position;
};

/** What a tester does, or has done to them, and what follows in a stream that a tester began. */
const marked = (
  { isTester = () => false }: CommandWorld,
  meta: EventMeta,
  [first]: readonly StoredEvent[],
): EventMeta => {
  const { actor, subject } = meta;
  const isTest =
    first?.meta.testMode === true ||
    (actor !== 'system' && isTester(actor)) ||
    (subject !== undefined && isTester(subject));
  return isTest ? { ...meta, testMode: true } : meta;
};

type Appended = {
  readonly events: readonly NewEvent[];
  readonly outcome: Extract<AppendOutcome, { status: 'appended' }>;
};

/** The stream with what was appended to it. Where that may have been stored before it is read on next time. */
const remember = <State, Command, Event extends BoardwellEvent, Refusal>(
  { memory }: CommandWorld,
  { decider, stream, begins = false }: Wish<State, Command, Event, Refusal>,
  { recorded, state, events, outcome }: LoadedStream<State> & Appended,
): void => {
  if (!outcome.isFirst) return;
  const { position } = outcome;
  const first = outcome.revision - events.length + 1;
  const added = events.map(({ id, meta }, index) => ({
    id,
    meta,
    position,
    revision: first + index,
  }));
  const stored = events.map(({ type, data }) => ({ type, data }) as unknown as Event);
  const loaded = {
    recorded: [...recorded, ...added],
    state: fold({ ...decider, initial: state }, stored),
  };
  memory?.keep(stream, loaded, begins);
};

type Decided<State, Event> = LoadedStream<State> & { readonly decided: readonly Event[] };

/** Undefined where another writer was faster. */
const appendDecided = async <State, Command, Event extends BoardwellEvent, Refusal>(
  world: CommandWorld,
  wish: Wish<State, Command, Event, Refusal>,
  { recorded, state, decided }: Decided<State, Event>,
): Promise<Appended['outcome'] | undefined> => {
  const { stream, meta } = wish;
  const events = await sealedEvents(world, decided, marked(world, meta, recorded));
  const expected = recorded.at(-1)?.revision ?? 'none';
  const outcome = await world.log.append({ stream, events, expected, loaded: recorded });
  if (outcome.status === 'conflict') {
    world.memory?.forget(stream);
    return undefined;
  }
  remember(world, wish, { recorded, state, events, outcome });
  return outcome;
};

/** Undefined where the stream has to be read again before anything can be said. */
const tryOnRead = async <State, Command, Event extends BoardwellEvent, Refusal>(
  world: CommandWorld,
  wish: Wish<State, Command, Event, Refusal>,
): Promise<Handled<State, Refusal> | undefined> => {
  const { decider, stream, command, meta } = wish;
  const { recorded, state } = await loadStream(world, stream, decider);
  const already = firstResult(recorded, meta);
  if (already) return { ok: true, state, position: already };

  const decision = decider.decide(command, state);
  if (!decision.ok) return decision;
  const decided = decision.value;
  if (decided.length === 0) {
    return { ok: true, state, position: recorded.at(-1)?.position ?? beforeAll };
  }
  const outcome = await appendDecided(world, wish, { recorded, state, decided });
  if (!outcome) return undefined;
  return { ok: true, state: decided.reduce(decider.evolve, state), position: outcome.position };
};

/**
 * Decides by what is remembered of the stream. Undefined where nothing is, and where that does not lead to
 * events of this very append: others may have written meanwhile, also under the same command id.
 */
const tryOnRemembered = async <State, Command, Event extends BoardwellEvent, Refusal>(
  world: CommandWorld,
  wish: Wish<State, Command, Event, Refusal>,
): Promise<Handled<State, Refusal> | undefined> => {
  const { decider, stream, command, meta, begins } = wish;
  const nothing = begins ? { recorded: [], state: decider.initial } : undefined;
  const remembered = recalledStream<State>(world, stream) ?? nothing;
  if (!remembered || firstResult(remembered.recorded, meta)) return undefined;
  const decision = decider.decide(command, remembered.state);
  if (!decision.ok || decision.value.length === 0) return undefined;
  const decided = decision.value;
  const outcome = await appendDecided(world, wish, { ...remembered, decided });
  if (!outcome?.isFirst) return undefined;
  const state = decided.reduce(decider.evolve, remembered.state);
  return { ok: true, state, position: outcome.position };
};

/**
 * Decides, and appends at the revision it was decided by: of a stream that is remembered, or begins,
 * without reading it, where that leads to events. Else, and on a conflict, loads the stream and decides anew, three times in
 * all. The same command id again changes nothing and answers with where its events are.
 * Throws `StreamContended`, `CommandIdReused`, and what the log throws.
 */
export const handleCommand = async <State, Command, Event extends BoardwellEvent, Refusal>(
  world: CommandWorld,
  wish: Wish<State, Command, Event, Refusal>,
): Promise<Handled<State, Refusal>> => {
  const quickly = await tryOnRemembered(world, wish);
  if (quickly) return quickly;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const tried = await tryOnRead(world, wish);
    if (tried) return tried;
  }
  throw new StreamContended(
    `${wish.stream} changed ${attempts} times while the command was decided`,
  );
};

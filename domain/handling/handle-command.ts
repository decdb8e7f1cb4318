import type { BoardwellEvent } from '../events/registry.ts';
import type { Decider } from '../kernel/decider.ts';
import type { EventMeta, Position, RecordedEvent } from '../kernel/envelope.ts';
import { beforeAll } from '../kernel/envelope.ts';
import type { AccountId, StreamName } from '../kernel/ids.ts';
import type { EventLog } from '../ports/event-log.ts';
import { loadStream, type StreamSource } from './load-stream.ts';
import { type Sealing, sealedEvents } from './sealed-events.ts';

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
  recorded: readonly RecordedEvent[],
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
  [first]: readonly RecordedEvent[],
): EventMeta => {
  const { actor, subject } = meta;
  const isTest =
    first?.meta.testMode === true ||
    (actor !== 'system' && isTester(actor)) ||
    (subject !== undefined && isTester(subject));
  return isTest ? { ...meta, testMode: true } : meta;
};

type Tried<State, Refusal> = Handled<State, Refusal> | 'conflict';

const tryOnce = async <State, Command, Event extends BoardwellEvent, Refusal>(
  world: CommandWorld,
  { decider, stream, command, meta }: Wish<State, Command, Event, Refusal>,
): Promise<Tried<State, Refusal>> => {
  const { recorded, state } = await loadStream(world, stream, decider);
  const already = firstResult(recorded, meta);
  if (already) return { ok: true, state, position: already };

  const decision = decider.decide(command, state);
  if (!decision.ok) return decision;

  const last = recorded.at(-1);
  if (decision.value.length === 0) {
    return { ok: true, state, position: last?.position ?? beforeAll };
  }
  const events = await sealedEvents(world, decision.value, marked(world, meta, recorded));
  const expected = last?.revision ?? 'none';
  const outcome = await world.log.append({ stream, events, expected, loaded: recorded });
  if (outcome.status === 'conflict') return 'conflict';
  const after = decision.value.reduce(decider.evolve, state);
  return { ok: true, state: after, position: outcome.position };
};

/**
 * Loads the stream, decides, and appends at the revision read; on a conflict decides anew, three
 * times in all. The same command id again changes nothing and answers with where its events are.
 * Throws `StreamContended`, `CommandIdReused`, and what the log throws.
 */
export const handleCommand = async <State, Command, Event extends BoardwellEvent, Refusal>(
  world: CommandWorld,
  wish: Wish<State, Command, Event, Refusal>,
): Promise<Handled<State, Refusal>> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const tried = await tryOnce(world, wish);
    if (tried !== 'conflict') return tried;
    world.memory?.forget(wish.stream);
  }
  throw new StreamContended(
    `${wish.stream} changed ${attempts} times while the command was decided`,
  );
};

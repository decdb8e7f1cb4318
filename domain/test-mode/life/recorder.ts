import type { BoardwellEvent } from '../../events/registry.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { CommandId, StreamName } from '../../kernel/ids.ts';

/** One command that was carried out: what it made happen, and in which stream. */
export type Deed = {
  readonly stream: StreamName;
  readonly commandId: CommandId;
  readonly events: readonly BoardwellEvent[];
  /** The command that it followed from, where a reaction gave it. */
  readonly causedBy?: CommandId;
};

export type LifeIds = {
  /** The same id for the same words, on every machine. */
  readonly named: (words: string) => string;
  /** Of the estimate that follows from a paper, as the product's own reaction names it. */
  readonly estimateAfter: (handIn: CommandId) => CommandId;
};

type Wish<State, Command, Event, Refusal> = {
  readonly decider: Decider<State, Command, Event, Refusal>;
  readonly stream: StreamName;
  readonly command: Command;
  readonly commandId?: CommandId;
  readonly causedBy?: CommandId;
};

/** A life that the product's own rules refuse was made up wrong. */
class LifeRefused extends Error {
  override name = 'LifeRefused' as const;
}

/** Carries commands out by the deciders of the product, from nothing, and keeps what happened in order. */
export const deedRecorder = ({ named }: Pick<LifeIds, 'named'>) => {
  const states = new Map<StreamName, unknown>();
  const deeds: Deed[] = [];

  const stateOf = <State>(decider: { readonly initial: State }, stream: StreamName): State =>
    states.has(stream) ? (states.get(stream) as State) : decider.initial;

  /** The state after it. Throws `LifeRefused`. */
  const carryOut = <
    State,
    Command extends { readonly type: string },
    Event extends BoardwellEvent,
    Refusal extends { readonly code: string },
  >({
    decider,
    stream,
    command,
    commandId,
    causedBy,
  }: Wish<State, Command, Event, Refusal>): State => {
    const before = stateOf(decider, stream);
    const decision = decider.decide(command, before);
    if (!decision.ok) {
      throw new LifeRefused(`${command.type} on ${stream}: ${decision.refusal.code}`);
    }
    if (decision.value.length === 0) return before;
    const id = commandId ?? (named(`command ${deeds.length}`) as CommandId);
    const cause = causedBy === undefined ? {} : { causedBy };
    deeds.push({ stream, commandId: id, events: decision.value, ...cause });
    const after = decision.value.reduce(decider.evolve, before);
    states.set(stream, after);
    return after;
  };

  return { deeds: deeds as readonly Deed[], stateOf, carryOut };
};
export type DeedRecorder = ReturnType<typeof deedRecorder>;

import type { Result } from './result.ts';

/**
 * The whole of an aggregate: what it is before anything happened, what a command makes happen,
 * and what an event changes. All three are pure; time, ids and randomness come with the command.
 */
export type Decider<State, Command, Event, Refusal> = {
  readonly initial: State;
  readonly decide: (command: Command, state: State) => Result<readonly Event[], Refusal>;
  readonly evolve: (state: State, event: Event) => State;
};

/** Folds a stream into the state it leaves behind. */
export const fold = <State, Event>(
  decider: Pick<Decider<State, never, Event, unknown>, 'initial' | 'evolve'>,
  events: Iterable<Event>,
): State => {
  let state = decider.initial;
  for (const event of events) state = decider.evolve(state, event);
  return state;
};

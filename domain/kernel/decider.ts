import type { Result } from './result.ts';

/**
 * The whole of an aggregate: what it is before anything happened, what a command makes happen,
 * and what an event changes. All three are pure; time, ids and randomness come with the command.
 */
export type Decider<State, Command, Event, Refusal> = {
  readonly initial: State;
  readonly decide: (command: Command, state: State) => Result<readonly Event[], Refusal>;
  readonly evolve: (state: State, event: Event) => State;
  /** The same as `evolve` for one after the other, where a long stream is folded faster at once. */
  readonly evolveAll?: (state: State, events: Iterable<Event>) => State;
};

/** What folding a stream takes. */
export type Folding<State, Event> = Pick<
  Decider<State, never, Event, unknown>,
  'initial' | 'evolve' | 'evolveAll'
>;

/** Folds a stream into the state it leaves behind. */
export const fold = <State, Event>(
  { initial, evolve, evolveAll }: Folding<State, Event>,
  events: Iterable<Event>,
): State => {
  if (evolveAll) return evolveAll(initial, events);
  let state = initial;
  for (const event of events) state = evolve(state, event);
  return state;
};

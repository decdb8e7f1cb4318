import { expect } from 'vitest';
import { type Decider, fold } from '../../domain/kernel/decider.ts';

/** Reads as a sentence: given what happened, when this is wished, then it records or refuses that. */
export const given = <State, Command, Event, Refusal>(
  decider: Decider<State, Command, Event, Refusal>,
  events: readonly NoInfer<Event>[],
) => ({
  when: (command: Command) => {
    const decision = decider.decide(command, fold(decider, events));
    return {
      thenRecords: (...expected: readonly Event[]) =>
        expect(decision).toEqual({ ok: true, value: expected }),
      thenRefuses: (refusal: Refusal) => expect(decision).toEqual({ ok: false, refusal }),
    };
  },
  thenState: (state: State) => expect(fold(decider, events)).toEqual(state),
});

import { type RunnerAction, type RunnerState, runnerReducer } from './runner-state.ts';

/** A state that tells its listeners when it was replaced. */
export const observed = (initial: RunnerState) => {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    /** False when the action changed nothing. */
    apply: (action: RunnerAction): boolean => {
      const before = state;
      state = runnerReducer(state, action);
      for (const listener of listeners) listener();
      return state !== before;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

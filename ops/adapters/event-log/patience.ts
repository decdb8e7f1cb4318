import type { Batch, Unhurried } from '../../../domain/ports/event-log.ts';

/** What is needed may still be on its way when somebody says so. */
const hurriedMs = 50;

export type Patience = {
  /** Whether a batch is left for later; then its reader is woken when the time has come. */
  readonly lets: (batch: Batch) => boolean;
  /** What waited is given. */
  readonly over: () => void;
  readonly end: () => void;
};

const none: Patience = { lets: () => false, over: () => undefined, end: () => undefined };

/** Lets events wait that are in no hurry, from the first of them on, until somebody needs them. */
export const patienceWith = (unhurried: Unhurried | undefined, wake: () => void): Patience => {
  if (!unhurried) return none;
  const { types, ms, mayWait, onNeeded } = unhurried;
  const isUnhurried = new Set(types);
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  let hurriedUntil = 0;
  const due = (): void => {
    isDue = true;
    wake();
  };
  const leave = onNeeded(() => {
    hurriedUntil = performance.now() + hurriedMs;
    if (timer) due();
  });
  const over = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
  };
  return {
    over,
    lets: ({ events }) => {
      if (isDue || events.length === 0 || performance.now() < hurriedUntil || !mayWait()) {
        return false;
      }
      if (!events.every(({ type }) => isUnhurried.has(type))) return false;
      timer ??= setTimeout(due, ms);
      return true;
    },
    end: () => {
      leave();
      over();
    },
  };
};

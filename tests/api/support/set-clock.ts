import type { Instant } from '../../../domain/kernel/time.ts';
import type { Clock } from '../../../domain/ports/clock.ts';

export type SetClock = Clock & { readonly set: (at: string) => void };

/** A clock that stands until it is set. */
export const setClock = (start: string): SetClock => {
  let now = start as Instant;
  return {
    instant: () => now,
    set: (at) => {
      now = at as Instant;
    },
  };
};

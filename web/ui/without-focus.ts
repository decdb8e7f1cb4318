import type { MouseEvent } from 'react';

/**
 * Spread it over a button beside what is worked on: a pointer that presses it leaves the focus where
 * it is, so that Enter goes on with the work and does not press the button again.
 */
export const withoutFocus = {
  onMouseDown: (event: MouseEvent): void => event.preventDefault(),
} as const;

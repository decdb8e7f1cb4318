const firstMs = 50;
const longestMs = 5000;

export type Backoff = { readonly next: () => number; readonly reset: () => void };

/** Pauses that double from one failure to the next, up to 5 s. */
export const backoff = (): Backoff => {
  let failures = 0;
  return {
    next: (): number => {
      failures += 1;
      return Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 10));
    },
    reset: (): void => {
      failures = 0;
    },
  };
};

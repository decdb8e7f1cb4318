const firstMs = 50;
const longestMs = 2_000;

/** How long to wait after so many failures in a row, at least one: doubles up to 2 s. */
export const retryDelayMs = (failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));

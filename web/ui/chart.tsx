/** Shared looks of recharts axes: labels only, no lines. */
export const axis = {
  axisLine: false,
  tickLine: false,
  tick: { fontSize: 12, fill: 'var(--gray-11)' },
} as const;

/** A chart that is redrawn when data arrives must not play its entrance again. */
export const still = { isAnimationActive: false } as const;

/** In the order in which colour-blind readers tell them apart best; at most five. */
export const seriesColors = [
  'var(--series-1)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--series-5)',
] as const;

/** Shared looks of recharts axes: labels only, no lines. */
export const axis = {
  axisLine: false,
  tickLine: false,
  tick: { fontSize: 12, fill: 'var(--gray-11)' },
} as const;

/** A chart that is redrawn when data arrives must not play its entrance again. */
export const still = { isAnimationActive: false } as const;

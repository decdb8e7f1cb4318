import type { YAxisProps } from 'recharts';

/** Shared looks of recharts axes: labels only, no lines. */
export const axis = {
  axisLine: false,
  tickLine: false,
  tick: { fontSize: 12, fill: 'var(--gray-11)' },
} as const;

/** A vertical axis of percents: the whole scale, and every tick told even where there is little room. */
export const percentAxis = {
  ...axis,
  domain: [0, 100],
  ticks: [0, 20, 40, 60, 80, 100],
  interval: 0,
  tickFormatter: (percent: number) => `${percent}%`,
  width: 52,
} satisfies YAxisProps;

/** First, middle and last place of so many, 1 for the oldest. */
export const tickPlaces = (count: number): number[] => [
  ...new Set([1, Math.ceil(count / 2), count]),
];

/** A chart that is redrawn when data arrives must not play its entrance again. */
export const still = { isAnimationActive: false } as const;

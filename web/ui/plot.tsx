import type { ReactNode } from 'react';
import {
  CartesianGrid,
  ComposedChart,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  type YAxisProps,
} from 'recharts';
import { bandMarks } from './band.ts';
import { classes } from './classes.ts';
import styles from './plot.module.css';

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

/** A chart that is redrawn when data arrives must not play its entrance again. */
export const still = { isAnimationActive: false } as const;

/** How a label within a chart is written. */
export const chartLabel = { fontSize: 12, fill: 'var(--gray-11)' } as const;

type PlotProps = {
  readonly points: readonly object[];
  /** Pixels on the right for what stands beside the lines. */
  readonly right?: number;
  readonly children: ReactNode;
};

/** The ground of a chart: its size, its grid and the room around it. */
export const Plot = ({ points, right = 72, children }: PlotProps) => (
  <ResponsiveContainer width="100%" height="100%">
    <ComposedChart
      className={classes(styles['plot'])}
      data={[...points]}
      margin={{ top: 12, right, bottom: 0, left: -8 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--gray-a3)" />
      {children}
    </ComposedChart>
  </ResponsiveContainer>
);

type PlaceAxisProps = {
  /** How many places hold a point; 1 is the oldest. */
  readonly count: number;
  /** Places after them that are left empty. */
  readonly empty?: number;
  readonly labelAt?: (place: number) => string;
};

/** A horizontal axis of places, with the first, the middle and the last one named. */
export const PlaceAxis = ({ count, empty = 0, labelAt = String }: PlaceAxisProps) => (
  <XAxis
    dataKey="place"
    type="number"
    domain={[1, Math.max(2, count + empty)]}
    ticks={[...new Set([1, Math.ceil(count / 2), count])]}
    tickFormatter={labelAt}
    tickMargin={6}
    {...axis}
  />
);

type MarkLineProps = {
  readonly y: number;
  readonly name: string;
  readonly isDashed?: boolean;
};

/** A level that the values are held against, named at its end. */
export const MarkLine = ({ y, name, isDashed = true }: MarkLineProps) => (
  <ReferenceLine
    y={y}
    stroke="var(--gray-a8)"
    {...(isDashed ? { strokeDasharray: '3 3' } : {})}
    label={{ value: name, position: 'right', ...chartLabel }}
  />
);

/** The marks of Strong and Borderline. */
export const BandLines = () => (
  <>
    <MarkLine y={bandMarks.strong} name="Strong" isDashed={false} />
    <MarkLine y={bandMarks.near} name="Borderline" />
  </>
);

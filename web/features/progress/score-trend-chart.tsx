import { Line, ReferenceArea, Scatter, YAxis } from 'recharts';
import { BandLines, chartLabel, PlaceAxis, Plot, percentAxis, still } from '../../ui/plot.tsx';
import type { TrendPoint } from './score-trend.ts';

type ScoreTrendChartProps = {
  readonly points: readonly TrendPoint[];
  /** Quizzes after the last point that are left out. */
  readonly later: number;
  readonly dateOf: (point: TrendPoint) => string;
};

type MarkProps = {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly payload?: TrendPoint | undefined;
};

const Mark = ({ cx = 0, cy = 0, payload }: MarkProps) =>
  payload?.isFullLength ? (
    <rect
      x={cx - 4.5}
      y={cy - 4.5}
      width={9}
      height={9}
      fill="var(--color-panel-solid)"
      stroke="var(--gray-12)"
      strokeWidth={1.75}
    />
  ) : (
    <circle cx={cx} cy={cy} r={3} fill="var(--gray-a9)" />
  );

/** What is left out takes its own room, but never more than a third. */
const shadedPlaces = (shown: number, later: number): number =>
  Math.min(later, Math.ceil(shown / 2));

/** Scores over time with the average of ten as a line. Fetched when it is first shown. */
export const ScoreTrendChart = ({ points, later, dateOf }: ScoreTrendChartProps) => {
  const shaded = shadedPlaces(points.length, later);
  const dateAt = (place: number): string => {
    const point = points[place - 1];
    return point ? dateOf(point) : '';
  };
  return (
    <Plot points={points} right={64}>
      <PlaceAxis count={points.length} empty={shaded} labelAt={dateAt} />
      <YAxis {...percentAxis} />
      {shaded > 0 ? (
        <ReferenceArea
          x1={points.length}
          x2={points.length + shaded}
          fill="var(--gray-a3)"
          label={{ value: `${later} later`, position: 'insideBottom', ...chartLabel }}
        />
      ) : null}
      <BandLines />
      <Scatter dataKey="score" shape={Mark} {...still} />
      <Line
        dataKey="average"
        stroke="var(--accent-9)"
        strokeWidth={2.25}
        dot={false}
        connectNulls
        {...still}
      />
    </Plot>
  );
};

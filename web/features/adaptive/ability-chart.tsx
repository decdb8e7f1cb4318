import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import type { AdaptiveReview } from '../../../domain/contracts/adaptive.ts';
import { axis, still, tickPlaces } from '../../ui/chart.tsx';
import { logits } from './adaptive-words.ts';

/** Beyond it an interval of the first answers tells nothing but that it is wide. */
const edge = 3;

const within = (value: number): number => Math.min(edge, Math.max(-edge, value));

const pointsOf = ({ path }: AdaptiveReview) =>
  path.map(({ theta, low, high }, index) => ({
    place: index + 1,
    theta: within(theta),
    interval: [within(low), within(high)],
  }));

/** The ability with its interval after each answer. Fetched when it is first shown. */
export const AbilityChart = ({ review }: { readonly review: AdaptiveReview }) => {
  const points = pointsOf(review);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points}
        margin={{ top: 12, right: 72, bottom: 0, left: -8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--gray-a3)" />
        <XAxis
          dataKey="place"
          type="number"
          domain={[1, Math.max(2, points.length)]}
          ticks={tickPlaces(points.length)}
          tickMargin={6}
          {...axis}
        />
        <YAxis
          domain={[-edge, edge]}
          ticks={[-3, -2, -1, 0, 1, 2, 3]}
          tickFormatter={(value: number) => logits(value).replace('.00', '')}
          width={44}
          {...axis}
        />
        <Area dataKey="interval" stroke="none" fill="var(--accent-a5)" {...still} />
        <ReferenceLine
          y={review.cut}
          stroke="var(--gray-a9)"
          strokeDasharray="3 3"
          label={{ value: 'Standard', position: 'right', fontSize: 12, fill: 'var(--gray-11)' }}
        />
        <Line
          dataKey="theta"
          stroke="var(--accent-9)"
          strokeWidth={2.25}
          dot={points.length < 2}
          {...still}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
};

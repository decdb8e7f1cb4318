import { Area, Line, YAxis } from 'recharts';
import type { AdaptiveReview } from '../../../../domain/contracts/adaptive.ts';
import { axis, MarkLine, PlaceAxis, Plot, still } from '../../../ui/plot.tsx';
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
    <Plot points={points}>
      <PlaceAxis count={points.length} />
      <YAxis
        domain={[-edge, edge]}
        ticks={[-3, -2, -1, 0, 1, 2, 3]}
        tickFormatter={(value: number) => logits(value).replace('.00', '')}
        width={44}
        {...axis}
      />
      <Area dataKey="interval" stroke="none" fill="var(--accent-a5)" {...still} />
      <MarkLine y={review.cut} name="Standard" />
      <Line
        dataKey="theta"
        stroke="var(--accent-9)"
        strokeWidth={2.25}
        dot={points.length < 2}
        {...still}
      />
    </Plot>
  );
};

import { Bar, Legend, Line, XAxis, YAxis } from 'recharts';
import type { MetricChart } from '../../../../domain/contracts/metrics.ts';
import { grouped } from '../../../format/counts.ts';
import { axis, Plot, still } from '../../../ui/plot.tsx';
import type { ChartPoints } from './chart-points.ts';

type MetricPlotProps = ChartPoints & Pick<MetricChart, 'as'>;

const dashes = ['0', '6 3', '2 3'] as const;

/** The chart that a metric asks for; fetched when it is first shown. */
export const MetricPlot = ({ points, series, as }: MetricPlotProps) => (
  <Plot points={points} right={24}>
    <XAxis dataKey="place" tickMargin={6} minTickGap={24} {...axis} />
    <YAxis tickFormatter={grouped} width={64} {...axis} />
    {series.length > 1 ? <Legend /> : null}
    {series.map((name, index) => {
      const color = `var(--series-${(index % 4) + 1})`;
      const common = { dataKey: `y ${name}`, name, ...still };
      return as === 'bar' ? (
        <Bar key={name} {...common} fill={color} radius={[2, 2, 0, 0]} />
      ) : (
        <Line
          key={name}
          {...common}
          stroke={color}
          strokeWidth={2}
          strokeDasharray={dashes[Math.floor(index / 4)] ?? '0'}
          dot={{ r: 3 }}
          connectNulls
        />
      );
    })}
  </Plot>
);

import { Area, XAxis, YAxis } from 'recharts';
import { grouped } from '../../../format/counts.ts';
import { axis, Plot, still } from '../../../ui/plot.tsx';

/** Events folded in a second, from the start until now; fetched when it is first shown. */
export const RebuildRates = ({ rates }: { readonly rates: readonly number[] }) => (
  <Plot points={rates.map((rate, place) => ({ place, rate }))} right={24}>
    <XAxis dataKey="place" tick={false} axisLine={false} tickLine={false} />
    <YAxis allowDecimals={false} tickFormatter={grouped} width={64} {...axis} />
    <Area dataKey="rate" stroke="var(--series-1)" fill="var(--accent-a3)" {...still} />
  </Plot>
);

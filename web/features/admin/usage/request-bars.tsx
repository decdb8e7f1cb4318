import { Bar, XAxis, YAxis } from 'recharts';
import type { AiUsage } from '../../../../domain/contracts/admin.ts';
import { grouped } from '../../../format/counts.ts';
import { axis, Plot, still } from '../../../ui/plot.tsx';

/** Requests of each day; fetched when it is first shown. */
export const RequestBars = ({ days }: { readonly days: AiUsage['days'] }) => (
  <Plot
    points={days.map(({ day, requestCount }) => ({ label: day.slice(5), requestCount }))}
    right={24}
  >
    <XAxis dataKey="label" tickMargin={6} minTickGap={32} {...axis} />
    <YAxis allowDecimals={false} tickFormatter={grouped} width={56} {...axis} />
    <Bar dataKey="requestCount" fill="var(--series-1)" radius={[2, 2, 0, 0]} {...still} />
  </Plot>
);

import { Box } from '@radix-ui/themes';
import type { AiUsage } from '../../../../domain/contracts/admin.ts';
import { grouped } from '../../../format/counts.ts';
import { dollars } from '../../../format/dollars.ts';
import { ChartPanel } from '../../../ui/chart-panel.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const RequestBars = lazyPart(async () => (await import('./request-bars.tsx')).RequestBars);

type UsageChartProps = { readonly days: AiUsage['days'] };

/** Which share cost nothing, as its title; the days as bars or as a table. */
export const UsageChart = ({ days }: UsageChartProps) => {
  const requests = days.reduce((sum, { requestCount }) => sum + requestCount, 0);
  const cost = days.reduce((sum, { totalCost }) => sum + totalCost, 0);
  return (
    <ChartPanel
      title={`${grouped(requests)} requests cost ${dollars(cost)}`}
      note="Requests a day by UTC, testers left out"
      table={{
        columns: ['Day', 'Requests', 'Cost'],
        rows: days.map(({ day, requestCount, totalCost }) => [
          day,
          grouped(requestCount),
          dollars(totalCost),
        ]),
      }}
    >
      <Box height="220px">
        <RequestBars days={days} />
      </Box>
    </ChartPanel>
  );
};

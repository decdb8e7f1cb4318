import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { exportEvents } from '../../../ops/analysts/export/export-events.ts';
import { bareRead } from '../rebuild/bare-read.ts';

const [name, url = '', folder = ''] = process.argv.slice(2);

const exportAll = async (): Promise<void> => {
  const log = postgresEventLog({ databaseUrl: url });
  await exportEvents(
    { log, history: log.readBulk },
    {
      folder,
      as: 'parquet',
      testers: false,
      from: undefined,
      to: undefined,
      now: '',
      report: () => undefined,
    },
  );
  await log.close();
};

// A process of its own for each round, as `npm run export` is one.
const began = performance.now();
await (name === 'export' ? exportAll() : bareRead(url));
process.send?.({
  seconds: (performance.now() - began) / 1000,
  // Kilobytes, whatever the platform.
  memory: process.resourceUsage().maxRSS / 1024,
});
process.disconnect();

import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { postgresReadModels } from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { namedProjections } from '../../../ops/commands/named-projections.ts';
import { rebuild } from '../../../projectors/runtime/rebuild/rebuild.ts';
import { bareRead } from './bare-read.ts';
import type { Finished } from './contestants.ts';

const rebuildAll = async (url: string): Promise<void> => {
  const log = postgresEventLog({ databaseUrl: url });
  const { store, shadows, close } = postgresReadModels(url);
  const world = { log, history: log.readBulk, store, shadows, report: () => undefined };
  await rebuild(world, { projections: namedProjections(['learner']) });
  await close();
  await log.close();
};

// A process of its own for each round, as `npm run rebuild` is one.
const [name, url = ''] = process.argv.slice(2);
const began = performance.now();
await (name === 'rebuild' ? rebuildAll(url) : bareRead(url));
const finished: Finished = {
  seconds: (performance.now() - began) / 1000,
  // Kilobytes, whatever the platform.
  memory: process.resourceUsage().maxRSS / 1024,
};
process.send?.(finished);
process.disconnect();

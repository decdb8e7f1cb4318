import { setTimeout as sleep } from 'node:timers/promises';
import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { postgresReadModels } from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { namedProjections } from '../../../ops/commands/named-projections.ts';
import { rebuild } from '../../../projectors/runtime/rebuild/rebuild.ts';
import { startProjections } from '../../../projectors/runtime/start-projections.ts';
import { bareRead } from './bare-read.ts';
import type { Contestant, Finished } from './contestants.ts';

const rebuildAll = async (url: string, group: string): Promise<void> => {
  const log = postgresEventLog({ databaseUrl: url });
  const { store, shadows, close } = postgresReadModels(url);
  const world = { log, history: log.readBulk, store, shadows, report: () => undefined };
  await rebuild(world, { projections: namedProjections([group]) });
  await close();
  await log.close();
};

const lookMs = 50;

/** As a product that starts far behind: the read models follow it until they are at its head. */
const catchUpAll = async (url: string): Promise<void> => {
  const log = postgresEventLog({ databaseUrl: url });
  const { store, shadows, close } = postgresReadModels(url);
  const bus = inProcessBus({ report: () => undefined });
  const world = { log, history: log.readBulk, store, shadows, bus };
  const head = await log.head();
  const running = await startProjections({ ...world, projections: namedProjections(['all']) });
  while (running.status().some(({ position }) => position < head)) await sleep(lookMs);
  await running.stop();
  await close();
  await log.close();
};

const contestants: Readonly<Record<Contestant, (url: string) => Promise<void>>> = {
  rebuild: (url) => rebuildAll(url, 'learner'),
  'rebuild all': (url) => rebuildAll(url, 'all'),
  'catch up': catchUpAll,
  'bare read': bareRead,
};

// A process of its own for each round, as `npm run rebuild` is one.
const [name, url = ''] = process.argv.slice(2);
const began = performance.now();
await contestants[name as Contestant](url);
const finished: Finished = {
  seconds: (performance.now() - began) / 1000,
  // Kilobytes, whatever the platform.
  memory: process.resourceUsage().maxRSS / 1024,
};
process.send?.(finished);
process.disconnect();

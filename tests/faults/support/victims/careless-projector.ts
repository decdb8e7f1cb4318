import { setTimeout as sleep } from 'node:timers/promises';
import { postgresEventLog } from '../../../../ops/adapters/event-log/postgres-event-log.ts';
import { postgresReadModels } from '../../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { projections } from '../../../../projectors/all.ts';
import type { ReadModelStore } from '../../../../projectors/runtime/read-model-store.ts';
import { startProjections } from '../../../../projectors/runtime/start-projections.ts';

/** As long as a busy machine may leave a process waiting between two statements. */
const carelessMs = 10;

/** A mutant: it notes how far it has come, and only then writes the rows it came there with. */
const checkpointFirst = (store: ReadModelStore): ReadModelStore => ({
  ...store,
  commit: async (work) => {
    const reached = await store.commit({ ...work, changes: [] });
    if (reached === undefined || work.changes.length === 0) return reached;
    await sleep(carelessMs);
    return store.commit({ ...work, from: { ...work.from, position: work.to } });
  },
});

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const { store, shadows } = postgresReadModels(databaseUrl);
await startProjections({
  log: postgresEventLog({ databaseUrl }),
  store: checkpointFirst(store),
  shadows,
  bus: { publish: () => undefined, listen: () => () => undefined },
  projections,
});
// Nothing is left behind when the test run itself is killed.
process.stdin.once('end', () => process.exit()).resume();
process.stdout.write('ready\n');

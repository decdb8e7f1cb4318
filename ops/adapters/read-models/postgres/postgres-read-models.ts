import type { ReadModelStore } from '../../../../projectors/runtime/read-model-store.ts';
import type { ShadowStore } from '../../../../projectors/runtime/rebuild/shadow-store.ts';
import { keepLeases, type Pace } from '../../leases/keep-leases.ts';
import { leaseRows, readModelTable } from '../../leases/lease-rows.ts';
import { buildingPool, catchingUpPool, projectingPool } from './connections.ts';
import { advisoryLeases } from './leases.ts';
import { liveStore } from './live-store.ts';
import { shadowStore } from './shadows.ts';

/**
 * Whoever waits sees at once that a process has ended. No commit waits for the disk: with its connection
 * a holder may have lost what it wrote last, and begins anew from what is there.
 */
const pace: Pace = {
  termMs: 10_000,
  everyMs: 3_000,
  waitingMs: 1_000,
  endsWithConnection: true,
};

export type PostgresReadModels = {
  readonly store: ReadModelStore;
  readonly shadows: ShadowStore;
  readonly close: () => Promise<void>;
};

/** Read models in Postgres, with connections of their own; the first is made at the first need. */
export const postgresReadModels = (databaseUrl: string): PostgresReadModels => {
  const projecting = projectingPool(databaseUrl);
  const catchingUp = catchingUpPool(databaseUrl);
  const building = buildingPool(databaseUrl);
  const rebuilds = advisoryLeases(databaseUrl);
  const models = keepLeases(leaseRows(databaseUrl, readModelTable), pace);
  return {
    store: liveStore({ pool: projecting, bulk: catchingUp }, { rebuilds, models }),
    shadows: shadowStore(building),
    close: async () => {
      await models.stop();
      await Promise.all([projecting.end(), catchingUp.end(), building.end(), rebuilds.close()]);
    },
  };
};

import type { ReadModelStore } from '../../../../projectors/runtime/read-model-store.ts';
import type { ShadowStore } from '../../../../projectors/runtime/rebuild/shadow-store.ts';
import { buildingPool, catchingUpPool, projectingPool } from './connections.ts';
import { advisoryLeases } from './leases.ts';
import { liveStore } from './live-store.ts';
import { shadowStore } from './shadows.ts';

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
  const leases = advisoryLeases(databaseUrl);
  return {
    store: liveStore({ pool: projecting, bulk: catchingUp }, leases),
    shadows: shadowStore(building),
    close: async () => {
      await Promise.all([projecting.end(), catchingUp.end(), building.end(), leases.close()]);
    },
  };
};

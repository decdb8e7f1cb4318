import type { Pool } from 'pg';
import type { Partition } from '../../../../projectors/runtime/partition.ts';
import type {
  ProjectionFailure,
  ReadModelStore,
} from '../../../../projectors/runtime/read-model-store.ts';
import type { Leases } from '../../leases/keep-leases.ts';
import { bulkStore } from './bulk-store.ts';
import { claimCheckpoint, readCheckpoints } from './checkpoints.ts';
import { gatheredCommits } from './gathered-commits.ts';
import { gatheredLoads } from './gathered-loads.ts';
import type { Leases as AdvisoryLeases } from './leases.ts';

const keepFailure = async (pool: Pool, failure: ProjectionFailure): Promise<void> => {
  const { projection, partition, position, eventId, eventType, error } = failure;
  await pool.query(
    `insert into projector.failure
       (projection, partition, partitions, position, event_id, event_type, error)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (projection, partition) do update set
       partitions = excluded.partitions, position = excluded.position,
       event_id = excluded.event_id, event_type = excluded.event_type,
       error = excluded.error, failed_at = now()`,
    [projection, partition.index, partition.of, position, eventId, eventType, error],
  );
};

const isStopped = async (
  pool: Pool,
  projection: string,
  { index }: Partition,
): Promise<boolean> => {
  const { rows } = await pool.query(
    'select from projector.failure where projection = $1 and partition = $2',
    [projection, index],
  );
  return rows.length > 0;
};

type StorePools = {
  readonly pool: Pool;
  /** Patient ones, for large stretches of the log. */
  readonly bulk: Pool;
};

type StoreLeases = {
  readonly rebuilds: Pick<AdvisoryLeases, 'lease'>;
  readonly models: Pick<Leases, 'take'>;
};

/** The live tables in Postgres. */
export const liveStore = (
  { pool, bulk }: StorePools,
  { rebuilds, models }: StoreLeases,
): ReadModelStore => {
  const { commit, loading } = gatheredCommits(pool);
  const load = gatheredLoads(pool);
  return {
    checkpoints: (projection) => readCheckpoints(pool, projection),
    lease: rebuilds.lease,
    hold: models.take,
    claim: (claim) => claimCheckpoint(pool, claim),
    load: (projection, keys) => loading(load(projection, keys)),
    commit,
    bulk: bulkStore(bulk),
    keepFailure: (failure) => keepFailure(pool, failure),
    isStopped: (projection, partition) => isStopped(pool, projection, partition),
  };
};

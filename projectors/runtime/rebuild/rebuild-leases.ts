import type { Projection } from '../../projection.ts';
import type { Lease, ReadModelStore } from '../read-model-store.ts';

/** Another process rebuilds one of these projections at this moment. */
export class RebuildUnderWay extends Error {
  override name = 'RebuildUnderWay' as const;
}

type Leasing = Pick<ReadModelStore, 'lease'>;

const releaseAll = (leases: readonly Lease[]): Promise<unknown> =>
  Promise.all(leases.map(({ release }) => release()));

const takeAll = async (store: Leasing, projections: readonly Projection[]): Promise<Lease[]> => {
  const taken: Lease[] = [];
  for (const { name } of projections) {
    const lease = await store.lease(`rebuild ${name}`);
    if (lease) {
      taken.push(lease);
      continue;
    }
    await releaseAll(taken);
    throw new RebuildUnderWay(`${name} is being rebuilt by another process`);
  }
  return taken;
};

/** Works while no other process can rebuild these projections. Throws `RebuildUnderWay`. */
export const alone = async <Value>(
  store: Leasing,
  projections: readonly Projection[],
  work: () => Promise<Value>,
): Promise<Value> => {
  const leases = await takeAll(store, projections);
  try {
    return await work();
  } finally {
    await releaseAll(leases);
  }
};

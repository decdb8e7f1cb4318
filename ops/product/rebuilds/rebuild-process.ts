import { z } from 'zod';
import { projections } from '../../../projectors/all.ts';
import type { Projection } from '../../../projectors/projection.ts';
import { pagedHistory } from '../../../projectors/runtime/rebuild/history.ts';
import { type Rebuilt, rebuild } from '../../../projectors/runtime/rebuild/rebuild.ts';
import { rollBack } from '../../../projectors/runtime/rebuild/roll-back.ts';
import { steeredHistory } from '../../../projectors/runtime/rebuild/steered-history.ts';
import { postgresReadModels } from '../../adapters/read-models/postgres/postgres-read-models.ts';
import { prompt } from '../../postgres/connections/settings.ts';
import { openPool } from '../../postgres/open-pool.ts';
import { openEventLog } from '../adapters.ts';
import { type RebuildEnd, type RebuildRecord, rebuildRecord } from './rebuild-record.ts';
import { RebuildGivenUp, steerRebuild } from './steer-rebuild.ts';

const order = z.object({
  id: z.uuid(),
  databaseUrl: z.string(),
  eventStoreUrl: z.string().optional(),
});
type Order = z.infer<typeof order>;

const endOf = (built: Rebuilt): RebuildEnd =>
  built.outcome === 'poisoned'
    ? { outcome: 'stopped', error: built.ending.message }
    : { outcome: 'swapped', error: null };

const endOfError = (error: unknown): RebuildEnd => {
  const text = error instanceof Error ? error.message : String(error);
  const outcome = error instanceof RebuildGivenUp ? 'cancelled' : 'failed';
  return { outcome, error: text };
};

const build = async (
  { databaseUrl, eventStoreUrl }: Order,
  record: RebuildRecord,
  wished: { readonly projection: Projection; readonly kind: 'rebuild' | 'roll-back' },
): Promise<Rebuilt> => {
  const { log, history } = await openEventLog({ databaseUrl, eventStoreUrl });
  const readModels = postgresReadModels(databaseUrl);
  const { steering, report, approve, during } = steerRebuild(record);
  const world = {
    ...readModels,
    log,
    history: steeredHistory(history ?? pagedHistory(log), steering),
    report,
    approve,
  };
  const { projection, kind } = wished;
  try {
    return await during(async () => {
      if (kind === 'roll-back') return rollBack(world, projection);
      const [built] = await rebuild(world, { projections: [projection] });
      if (!built) throw new Error(`${projection.name} was not rebuilt`);
      return built;
    });
  } finally {
    await Promise.all([readModels.close(), log.close()]);
  }
};

const carryOut = async (wish: Order): Promise<void> => {
  const { id, databaseUrl } = wish;
  const pool = openPool({ databaseUrl, name: 'boardwell rebuild', patience: prompt, max: 2 });
  const record = rebuildRecord(pool, id);
  try {
    const wished = await record.wished();
    const projection = projections.find(({ name }) => name === wished?.projection);
    if (!(wished && projection)) return;
    const end = build(wish, record, { projection, kind: wished.kind }).then(endOf, endOfError);
    await record.end(await end);
  } finally {
    await pool.end();
  }
};

// Whoever asked for it is gone: nothing is swapped that nobody could have seen.
process.once('disconnect', () => process.exit(1));
process.once('message', (message) => {
  void carryOut(order.parse(message)).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

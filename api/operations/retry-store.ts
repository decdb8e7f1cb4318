import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import { followMetrics } from '../../domain/contracts/live-metrics.ts';
import { parkedWork } from './queries/parked-work.ts';

type Named = { readonly name: string };

/**
 * A projection looks whether its failure still stands, a reaction at what is due, whoever follows live metrics
 * at those that did not stop: so all try again.
 */
const again = statement('retry', ({ name }: Given<Named>) =>
  query
    .with('read_models', (db) =>
      db.deleteFrom('projector.failure').where('projection', '=', name).returning('projection'),
    )
    .with('tasks', (db) =>
      db
        .updateTable('projector.parked')
        .set({ next_try_at: sql<Date>`now()` })
        .where('reaction', '=', name)
        .returning('key'),
    )
    .with('metrics', (db) =>
      db
        .updateTable('projector.live_metric')
        .set({ error: null, error_code: null, failed_at: null, failed_try: null })
        .where('failed_try', 'is not', null)
        .where(({ eb }) => eb(name, '=', sql.lit(followMetrics)))
        .returning('metric_id'),
    )
    .selectNoFrom(({ eb, fn, selectFrom }) => {
      const count = fn.countAll<number>().as('count');
      const [tasks, metrics] = [
        selectFrom('tasks').select(count),
        selectFrom('metrics').select(count),
      ];
      const all = eb(eb(selectFrom('read_models').select(count), '+', tasks), '+', metrics);
      return asInt(all).as('tried');
    }),
);

const waiting = statement('waits-for-retry', ({ name }: Given<Named>) =>
  query
    .selectFrom('projector.failure')
    .select('projection as name')
    .where('projection', '=', name)
    .unionAll(
      query.selectFrom(parkedWork.as('p')).select('reaction as name').where('reaction', '=', name),
    )
    .limit(1),
);

/** Lets what stopped or was parked be tried again at once. */
export const retryStore = (pool: Pool) => ({
  /** How much there was of it: stopped parts of a read model, or parked tasks of a reaction. */
  retry: async (name: string): Promise<number> => (await again.first(pool, { name }))?.tried ?? 0,
  isWaiting: async (name: string): Promise<boolean> => (await waiting.count(pool, { name })) > 0,
});

import { sql } from 'kysely';
import { DatabaseError, type Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, type RowOf, statement } from '../../../database/statement.ts';
import type { RebuildState } from '../../../database/tables/projector-tables.ts';
import type { RebuildAction, RebuildKind } from '../../../domain/contracts/replay.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';

/** A process that has not told of itself for so long is gone. */
const deadAfter = '15 seconds';
const shownPast = 10;

const closeDead = statement('rebuild-close-dead', () =>
  query
    .updateTable('projector.rebuild')
    .set({
      ended_at: sql<Date>`now()`,
      outcome: 'interrupted',
      error: 'its process ended before it did; the live read model is as it was',
    })
    .where('ended_at', 'is', null)
    .where('seen_at', '<', sql<Date>`now() - ${sql.lit(deadAfter)}::interval`),
);

type Wish = {
  readonly id: string;
  readonly readModel: string;
  readonly kind: RebuildKind;
  readonly by: AccountId;
};

const begin = statement('rebuild-begin', ({ id, readModel, kind, by }: Given<Wish>) =>
  query
    .insertInto('projector.rebuild')
    .values({ id, projection: readModel, kind: sql`${kind}`, asked_by: sql`${by}` }),
);

const newest = statement('rebuilds-newest', () =>
  query
    .selectFrom('projector.rebuild')
    .select([
      'id',
      'projection',
      'kind',
      'asked_by as askedBy',
      'state',
      'step',
      asInt(sql`events`).as('events'),
      'position',
      'up_to as upTo',
      'memory_mb as memoryMb',
      'rates',
      'comparison',
      'outcome',
      'error',
      'started_at as startedAt',
      'ended_at as endedAt',
    ])
    .orderBy('started_at', 'desc')
    .limit(shownPast + 1),
);
export type RebuildRow = RowOf<typeof newest>;

const steerable = statement(
  'rebuild-steerable',
  ({ id, states }: Given<{ id: string; states: readonly RebuildState[] }>) =>
    query
      .selectFrom('projector.rebuild')
      .select('projection')
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where(({ fn }) => sql<boolean>`state = ${fn.any(states)}`),
);

const steer = statement(
  'rebuild-steer',
  ({
    id,
    action,
    states,
  }: Given<{ id: string; action: RebuildAction; states: readonly RebuildState[] }>) =>
    query
      .updateTable('projector.rebuild')
      .set({ wish: sql`${action}` })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where(({ fn }) => sql<boolean>`state = ${fn.any(states)}`),
);

/** In which states each may be asked for. */
const statesFor: Readonly<Record<RebuildAction, readonly RebuildState[]>> = {
  pause: ['running'],
  resume: ['running', 'paused'],
  cancel: ['running', 'paused', 'waiting'],
  swap: ['waiting'],
};

const kept = statement('replay-previous', () =>
  query.selectFrom('projector.previous').select(['projection', 'version']).distinct(),
);

const uniqueViolation = '23505';

/** The rebuilds that administrators asked for, wherever they run. */
export const rebuildReads = (pool: Pool) => ({
  /** False where another one is under way. */
  begin: async (wish: Wish): Promise<boolean> => {
    await closeDead.count(pool);
    try {
      await begin.count(pool, wish);
      return true;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === uniqueViolation) return false;
      throw error;
    }
  },
  newest: async (): Promise<readonly RebuildRow[]> => {
    await closeDead.count(pool);
    return newest.rows(pool);
  },
  /** Of which read model it is; undefined where it cannot be asked that now. */
  steerable: async (id: string, action: RebuildAction): Promise<string | undefined> =>
    (await steerable.first(pool, { id, states: statesFor[action] }))?.projection,
  steer: async (id: string, action: RebuildAction): Promise<boolean> =>
    (await steer.count(pool, { id, action, states: statesFor[action] })) > 0,
  /** Of which read models a table was kept, and of which version. */
  kept: (): Promise<{ projection: string; version: number }[]> => kept.rows(pool),
});

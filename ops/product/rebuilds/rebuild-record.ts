import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type {
  RebuildAction,
  RebuildComparison,
  RebuildKind,
  RebuildOutcome,
  RebuildStepName,
} from '../../../domain/contracts/replay.ts';

/** What a rebuild tells of itself while it works. */
export type RebuildReport = {
  readonly state: 'running' | 'paused' | 'waiting';
  readonly step: RebuildStepName | null;
  readonly events: number;
  readonly position: string;
  readonly upTo: string;
  readonly memoryMb: number;
  readonly rates: readonly number[];
};

type OfOne = { readonly id: string };

const wished = statement('rebuild-wished', ({ id }: Given<OfOne>) =>
  query
    .selectFrom('projector.rebuild')
    .select(['projection', 'kind'])
    .where('id', '=', id)
    .where('ended_at', 'is', null),
);

/** Nothing where it was taken for dead. */
const tell = statement(
  'rebuild-tell',
  ({
    id,
    state,
    step,
    events,
    position,
    upTo,
    memoryMb,
    rates,
  }: Given<OfOne & Omit<RebuildReport, 'rates'> & { rates: string }>) =>
    query
      .updateTable('projector.rebuild')
      .set({
        seen_at: sql<Date>`now()`,
        state: sql`${state}`,
        step: sql`${step}`,
        events: sql`${events}`,
        position: sql`${position}`,
        up_to: sql`${upTo}`,
        memory_mb: sql`${memoryMb}`,
        rates: sql`${rates}::json`,
      })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('wish'),
);

const compare = statement(
  'rebuild-compare',
  ({ id, comparison }: Given<OfOne & { comparison: string }>) =>
    query
      .updateTable('projector.rebuild')
      .set({ comparison: sql`${comparison}::json` })
      .where('id', '=', id),
);

/** Of a swap and a cancel at the same moment one is first. */
const beginSwap = statement('rebuild-begin-swap', ({ id }: Given<OfOne>) =>
  query
    .updateTable('projector.rebuild')
    .set({ state: 'swapping', seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('wish', '=', 'swap'),
);

const end = statement(
  'rebuild-end',
  ({ id, outcome, error }: Given<OfOne & { outcome: RebuildOutcome; error: string | null }>) =>
    query
      .updateTable('projector.rebuild')
      .set({ ended_at: sql<Date>`now()`, outcome: sql`${outcome}`, error: sql`${error}` })
      .where('id', '=', id)
      .where('ended_at', 'is', null),
);

export type RebuildEnd = { readonly outcome: RebuildOutcome; readonly error: string | null };

/** What administrators see of a rebuild, and ask of it, wherever its process runs. */
export const rebuildRecord = (pool: Pool, id: string) => ({
  /** Undefined where it has ended. */
  wished: async (): Promise<{ projection: string; kind: RebuildKind } | undefined> =>
    wished.first(pool, { id }),
  /** What was asked last; undefined where it was taken for dead and is over. */
  tell: async (told: RebuildReport): Promise<{ wish: RebuildAction | null } | undefined> =>
    tell.first(pool, { id, ...told, rates: JSON.stringify(told.rates) }),
  compare: async (comparison: RebuildComparison): Promise<void> => {
    await compare.count(pool, { id, comparison: JSON.stringify(comparison) });
  },
  /** Whether the swap may begin. */
  beginSwap: async (): Promise<boolean> => (await beginSwap.count(pool, { id })) > 0,
  end: async (how: RebuildEnd): Promise<void> => {
    await end.count(pool, { id, ...how });
  },
});
export type RebuildRecord = ReturnType<typeof rebuildRecord>;

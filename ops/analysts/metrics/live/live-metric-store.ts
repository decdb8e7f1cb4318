import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../../database/expressions.ts';
import { query } from '../../../../database/query.ts';
import { type Given, statement } from '../../../../database/statement.ts';
import type { MetricAbout, MetricTable } from '../../../../domain/contracts/metrics.ts';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import { inTransaction } from '../../../adapters/read-models/postgres/transaction.ts';
import type { MetricFailure } from '../metric-failure.ts';
import type { KeptRows } from '../metric-sayings.ts';
import type { Kept } from './kept-rows.ts';

/** How far a live metric is. */
export type LiveMetricProgress = {
  readonly metricId: string;
  readonly position: Position;
  /** Null before it was folded for the first time. */
  readonly handles: readonly string[] | null;
  readonly events: number;
  /** How often another try had been asked for when it failed; null while it works. */
  readonly failedTry: number | null;
};

type OfOne = { readonly metricId: string };

const begin = statement(
  'live-metrics-begin',
  ({ metricIds }: Given<{ metricIds: readonly string[] }>) =>
    query
      .insertInto('projector.live_metric')
      .columns(['metric_id'])
      .expression((eb) =>
        eb
          .selectFrom(sql<{ id: string }>`unnest(${metricIds}::uuid[])`.as<'w'>(sql`w(id)`))
          .select('w.id'),
      )
      .onConflict((conflict) => conflict.doNothing()),
);

const drop = statement(
  'live-metrics-drop',
  ({ metricIds }: Given<{ metricIds: readonly string[] }>) =>
    query
      .deleteFrom('projector.live_metric')
      .where(sql<boolean>`metric_id <> all(${metricIds}::uuid[])`),
);

const standings = statement('live-metrics-standings', () =>
  query
    .selectFrom('projector.live_metric')
    .select([
      'metric_id as metricId',
      'position',
      'handles',
      asInt(sql`events`).as('events'),
      'failed_try as failedTry',
    ]),
);

const kept = statement('live-metric-kept', ({ metricId }: Given<OfOne>) =>
  query
    .selectFrom('projector.live_metric_row')
    .select(['key', sql<string>`data::text`.as('text')])
    .where('metric_id', '=', metricId),
);

type Moved = OfOne & { readonly before: Position; readonly position: Position };

/** Nothing where it is elsewhere by now: another process followed it, or it was demoted. */
const move = statement('live-metric-move', ({ metricId, before, position }: Given<Moved>) =>
  query
    .updateTable('projector.live_metric')
    .set({ position: sql`${position}`, as_of: sql<Date>`now()` })
    .where('metric_id', '=', metricId)
    .where('position', '=', before),
);

type FoldResult = {
  readonly handles: string;
  readonly about: string;
  readonly result: string;
  readonly checksum: string;
  readonly events: number;
  readonly kept: number;
};

const tell = statement('live-metric-tell', (of: Given<OfOne & FoldResult>) =>
  query
    .updateTable('projector.live_metric')
    .set({
      handles: sql`${of.handles}::json`,
      about: sql`${of.about}::json`,
      result: sql`${of.result}::json`,
      checksum: sql`${of.checksum}`,
      events: sql`${of.events}`,
      kept: sql`${of.kept}`,
      error: null,
      error_code: null,
      failed_at: null,
      failed_try: null,
    })
    .where('metric_id', '=', of.metricId),
);

const forget = statement(
  'live-metric-forget-rows',
  ({ metricId, keys }: Given<OfOne & { keys: readonly string[] }>) =>
    query
      .deleteFrom('projector.live_metric_row')
      .where('metric_id', '=', metricId)
      .where(sql<boolean>`key = any(${keys}::text[])`),
);

const keep = statement(
  'live-metric-keep-rows',
  ({ metricId, keys, rows }: Given<OfOne & { keys: readonly string[]; rows: readonly string[] }>) =>
    query
      .insertInto('projector.live_metric_row')
      .columns(['metric_id', 'key', 'data'])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ key: string; data: string }>`unnest(${keys}::text[], ${rows}::text[])`.as<'w'>(
              sql`w(key, data)`,
            ),
          )
          .select([sql<string>`${metricId}::uuid`.as('id'), 'w.key', sql`w.data::json`.as('data')]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['metric_id', 'key'])
          .doUpdateSet(({ ref }) => ({ data: ref('excluded.data') })),
      ),
);

const park = statement(
  'live-metric-park',
  (of: Given<OfOne & { error: string; code: string; failedTry: number }>) =>
    query
      .updateTable('projector.live_metric')
      .set({
        error: sql`${of.error}`,
        error_code: sql`${of.code}`,
        failed_at: sql<Date>`now()`,
        failed_try: sql`${of.failedTry}`,
      })
      .where('metric_id', '=', of.metricId),
);

/** What came of a stretch of the log. */
export type LiveStretch = {
  readonly metricId: string;
  readonly before: Position;
  readonly position: Position;
  readonly handles: readonly string[];
  readonly about: MetricAbout;
  readonly table: MetricTable;
  readonly checksum: string;
  /** Rows that it changed. */
  readonly changed: KeptRows;
  /** Folded, and rows kept, since its first. */
  readonly events: number;
  readonly kept: number;
};

/** What Postgres keeps as a text. */
const plain = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** Where live metrics stand in Postgres: each with its rows, in one transaction. */
export const liveMetricStore = (pool: Pool) => ({
  /** Begins what is new, drops what is live no more, with its rows, and tells how far each is. */
  standings: async (metricIds: readonly string[]): Promise<readonly LiveMetricProgress[]> => {
    const known = await standings.rows(pool);
    const isLive = known.every(({ metricId }) => metricIds.includes(metricId));
    if (isLive && known.length === metricIds.length) return known;
    await begin.count(pool, { metricIds });
    await drop.count(pool, { metricIds });
    return standings.rows(pool);
  },
  /** Its rows by their keys, in JSON. */
  kept: (metricId: string): Promise<Kept> => kept.rows(pool, { metricId }),
  /** Nothing it handles came. False where it is elsewhere by now. */
  pass: async (moved: Moved): Promise<boolean> => (await move.count(pool, moved)) > 0,
  /** Rows, table and position together. False, and nothing written, where it is elsewhere by now. */
  commit: (stretch: LiveStretch): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { metricId, handles, about, table, changed, checksum, events, kept: held } = stretch;
      if ((await move.count(client, stretch)) === 0) return false;
      const gone = changed.flatMap(([key, row]) => (row === null ? [key] : []));
      const there = changed.filter(([, row]) => row !== null);
      const keys = there.map(([key]) => key);
      const rows = there.map(([, row]) => JSON.stringify(row));
      if (gone.length > 0) await forget.count(client, { metricId, keys: gone });
      if (keys.length > 0) await keep.count(client, { metricId, keys, rows });
      await tell.count(client, {
        metricId,
        handles: JSON.stringify(handles),
        about: JSON.stringify(about),
        result: JSON.stringify(table),
        checksum,
        events,
        kept: held,
      });
      return true;
    }),
  /** It waits, with its error, until more tries than these were asked for. */
  park: async (
    metricId: string,
    { code, message }: MetricFailure,
    failedTry: number,
  ): Promise<void> => {
    await park.count(pool, { metricId, error: plain(message).slice(0, 1000), code, failedTry });
  },
});
export type LiveMetricStore = ReturnType<typeof liveMetricStore>;

import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveMetricReads } from '../../../../api/replay/queries/live-metric-reads.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import type { LiveMetric } from '../../../../domain/replay/live-metrics.ts';
import {
  followOnce,
  type Look,
} from '../../../../ops/analysts/metrics/live/follow-live-metrics.ts';
import {
  type LiveMetricStore,
  liveMetricStore,
} from '../../../../ops/analysts/metrics/live/live-metric-store.ts';
import { migrateToLatest } from '../../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../../ops/product/adapters.ts';
import { type FreshDatabase, freshDatabase } from '../../../support/postgres.ts';
import { doing, ended, logOf } from '../support/metric-runs.ts';
import { answers, byHand, byItem, others } from '../support/seconds-by-item.ts';

let database: FreshDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  await migrateToLatest(database.url);
  pool = apiPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('delete from projector.live_metric');
});

const live = (source: string, name = 'seconds-by-item', tries = 0): LiveMetric => ({
  metricId: randomUUID(),
  name,
  digest: 'a7'.repeat(32),
  source,
  by: 'admin' as AccountId,
  at: '2026-11-27T12:00:00.000Z' as Instant,
  tries,
});

type Follow = {
  readonly upTo?: number;
  readonly store?: LiveMetricStore;
  readonly mostEvents?: number;
  readonly limitMs?: number;
  readonly events?: Events;
};

const all = [...answers, ...others];
type Events = Parameters<typeof logOf>[0];

/** Follows these once, over the first so many events of the log. */
const follow = (metrics: readonly LiveMetric[], options: Follow = {}): Promise<Look> => {
  const { events = all, upTo = events.length, store = liveMetricStore(pool), ...bounds } = options;
  const signal = new AbortController().signal;
  return followOnce(
    {
      ...logOf(events.slice(0, upTo)),
      store,
      live: async () => metrics,
      sourceOf: async ({ source }) => source,
      ...bounds,
    },
    signal,
  );
};

const resultOf = async ({ metricId }: LiveMetric) => {
  const row = await liveMetricReads(pool).result(metricId);
  return { table: row?.result, checksum: row?.checksum };
};
const standingOf = async ({ metricId }: LiveMetric) =>
  (await liveMetricReads(pool).standings()).find((row) => row.metricId === metricId);

const ranWhole = async (events: Events = all) => {
  const run = await ended(byItem, { log: logOf(events) });
  if (run?.kind !== 'done') throw new Error('The run came to nothing');
  return { table: run.table, checksum: run.checksum };
};

describe('a live metric', () => {
  it('comes to what a run over the whole log does, and to what is folded by hand', async () => {
    const metric = live(byItem);
    for (const upTo of [1, 2, 17, 18, 40, 47]) await follow([metric], { upTo });
    const whole = await ranWhole();
    expect(await resultOf(metric)).toEqual(whole);
    expect(whole.table.rows).toEqual(byHand());
    expect(await standingOf(metric)).toMatchObject({
      position: '00000000000000000047',
      events: answers.filter(({ testMode }) => !testMode).length,
      kept: whole.table.rows.length,
      error: null,
    });
  }, 60_000);

  it('folds a long log in bounded stretches, each written with its position', async () => {
    const metric = live(byItem);
    const events = Array.from({ length: 30 }, () => all).flat();
    let stretches = 1;
    while ((await follow([metric], { events, mostEvents: 400 })).isMore) stretches += 1;
    expect(stretches).toBeGreaterThan(1);
    expect(await resultOf(metric)).toEqual(await ranWhole(events));
  }, 60_000);

  it('loses and doubles nothing when it dies before, in or after the writing', async () => {
    const metric = live(byItem);
    const store = liveMetricStore(pool);
    const dies = async () => {
      throw new Error('It died');
    };
    await follow([metric], { upTo: 20 });
    await expect(follow([metric], { store: { ...store, commit: dies } })).rejects.toThrow('died');
    // Rows are written after the position, in one transaction.
    await pool.query(`
      create function projector.dies() returns trigger language plpgsql as
        $$ begin raise exception 'It died between'; end $$;
      create trigger dies before insert on projector.live_metric_row
        for each row execute function projector.dies()`);
    await expect(follow([metric])).rejects.toThrow('It died between');
    await pool.query('drop function projector.dies() cascade');
    expect(await standingOf(metric)).toMatchObject({ position: '00000000000000000020' });
    const writesAndDies: LiveMetricStore = {
      ...store,
      commit: async (stretch) => {
        await store.commit(stretch);
        return dies();
      },
    };
    await expect(follow([metric], { store: writesAndDies, upTo: 30 })).rejects.toThrow('died');
    await follow([metric]);
    expect(await resultOf(metric)).toEqual(await ranWhole());
  }, 60_000);

  it('is written by one when two follow it at the same moment', async () => {
    const metric = live(byItem);
    await follow([metric], { upTo: 10 });
    await Promise.all([follow([metric]), follow([metric])]);
    expect(await resultOf(metric)).toEqual(await ranWhole());
  }, 60_000);

  it('is parked with its error where it fails, stops no other, and is tried again when asked', async () => {
    const sound = live(byItem);
    const faults = [
      [live(doing('throw new Error("no such hour \\u0000");')), 'MetricThrew', /no such hour/],
      [
        live(doing('const all = []; for (;;) all.push({ all: [all.length] });')),
        'TooMuchMemory',
        /256/,
      ],
      [live('/** x */ export default 1;'), 'MetricThrew', /export default metric/],
      [live(doing('return { got: new Set([1]) };')), 'MetricThrew', /plain objects/],
      [
        live(doing('return 7;').replace("['all']", "['\\ud800']")),
        'WrongMetric',
        /whole characters/,
      ],
    ] as const;
    const endless = live(doing('for (;;);'));
    await follow([endless], { limitMs: 3_000 });
    expect(await standingOf(endless)).toMatchObject({ code: 'TooLong', position: '' });
    await follow([endless, ...faults.map(([metric]) => metric), sound]);
    for (const [metric, code, message] of faults) {
      const standing = await standingOf(metric);
      expect(standing, metric.source).toMatchObject({ code, failedTry: 0, position: '' });
      expect(standing?.error).toMatch(message);
    }
    expect(await resultOf(sound)).toEqual(await ranWhole());

    const [[first]] = faults;
    const mended = { ...first, source: byItem };
    await follow([mended, sound]);
    expect((await standingOf(mended))?.code).toBe('MetricThrew');
    await follow([{ ...mended, tries: 1 }, sound]);
    expect(await standingOf(mended)).toMatchObject({ error: null, failedTry: null });
    expect(await resultOf(mended)).toEqual(await ranWhole());
  }, 120_000);

  it('says whether there is more to fold, and whether one is parked', async () => {
    const end = '00000000000000001410';
    const events = Array.from({ length: 30 }, () => all).flat();
    const done = { isMore: false, isAnyParked: false };
    expect(await follow([], { events })).toEqual(done);
    const ahead = live(byItem);
    expect(await follow([ahead], { events })).toEqual(done);
    const late = live(byItem, 'late');
    const look = await follow([ahead, late], { events, mostEvents: 400 });
    expect(look).toEqual({ isMore: true, isAnyParked: false });
    expect(String((await standingOf(late))?.position) < end).toBe(true);
    const faulty = live('/** x */ export default 1;', 'faulty');
    const last = { isMore: false, isAnyParked: true };
    expect(await follow([ahead, late, faulty], { events })).toEqual(last);
    expect(await follow([ahead, late, faulty], { events })).toEqual(last);
    expect(await standingOf(late)).toMatchObject({ position: end });
  }, 60_000);

  it('is dropped with its rows when it is demoted', async () => {
    const metric = live(byItem);
    await follow([metric]);
    await follow([]);
    expect(await standingOf(metric)).toBeUndefined();
    const rows = await pool.query('select from projector.live_metric_row');
    expect(rows.rowCount).toBe(0);
  });

  it('keeps a bounded number of rows', async () => {
    const greedy = live(
      doing('return { x: 1 };').replace(
        "['all']",
        'Array.from({ length: 50_001 }, (_, i) => String(i))',
      ),
    );
    await follow([greedy], { upTo: 1 });
    expect(await standingOf(greedy)).toMatchObject({ code: 'MetricThrew', kept: 0 });
    expect((await standingOf(greedy))?.error).toMatch(/50001 rows, and 50000 is the limit/);
  }, 60_000);

  it('begins no process where nothing it handles came', async () => {
    const metric = live(byItem);
    await follow([metric], { upTo: 40 });
    // No process could be made of this.
    await follow([{ ...metric, source: 'no metric' }]);
    expect(await standingOf(metric)).toMatchObject({
      position: '00000000000000000047',
      error: null,
    });
  });
});

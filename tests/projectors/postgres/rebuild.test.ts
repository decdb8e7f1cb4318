import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shadowStore } from '../../../ops/adapters/read-models/postgres/shadows.ts';
import { projections } from '../../../projectors/all.ts';
import type { Projection } from '../../../projectors/projection.ts';
import type { RebuildProgress } from '../../../projectors/runtime/rebuild/progress.ts';
import { type RebuildWish, rebuild } from '../../../projectors/runtime/rebuild/rebuild.ts';
import { RebuildUnderWay } from '../../../projectors/runtime/rebuild/rebuild-leases.ts';
import { answerCounts } from '../support/made-up.ts';
import { known } from '../support/rows.ts';
import { study } from '../support/study.ts';
import {
  checksums,
  openReadSide,
  type ReadSide,
  streamTeller,
  teller,
} from './support/read-side.ts';
import { hasReached, starter } from './support/running.ts';

const { start, stopAll } = starter();

let side: ReadSide;
let steps: RebuildProgress['step'][];

beforeEach(async () => {
  side = await openReadSide();
  steps = [];
});

afterEach(async () => {
  await stopAll();
  await side.close();
});

const rebuilt = async (wish: RebuildWish) => {
  const report = ({ step }: RebuildProgress) => {
    if (steps.at(-1) !== step) steps.push(step);
  };
  const results = await rebuild({ ...side, history: side.log.readBulk, report }, wish);
  return Object.fromEntries(results.map(({ projection, outcome }) => [projection, outcome]));
};

const all = (outcome: string) => Object.fromEntries(projections.map(({ name }) => [name, outcome]));

const count = async (query: string): Promise<number> => {
  const { rows } = await side.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`);
  return rows[0]?.n ?? 0;
};

describe('a rebuild', () => {
  it('makes the same rows again, in seven steps, and keeps the table it replaced', async () => {
    const running = await start(side, projections);
    await hasReached(running, projections, await teller(side)(study({ learners: 3, attempts: 8 })));
    const before = await checksums(side, projections);
    expect(await rebuilt({ projections })).toEqual(all('equal'));
    expect(steps).toEqual(['prepare', 'fold', 'write', 'index', 'compare', 'catch-up', 'swap']);
    expect(await checksums(side, projections)).toEqual(before);
    expect(await count('read.attempt__previous')).toBe(8);
  });

  it('comes out equal while learners go on, and the live one goes on after it', async () => {
    const running = await start(side, projections);
    const tell = teller(side);
    const happened = [...study({ learners: 3, attempts: 20 })];
    await hasReached(running, projections, await tell(happened.slice(0, 100)));
    const writing = tell(happened.slice(100));
    expect(await rebuilt({ projections })).toEqual(all('equal'));
    expect(await rebuilt({ projections })).toEqual(all('equal'));
    await hasReached(running, projections, await writing);
    expect(await rebuilt({ projections })).toEqual(all('equal'));
    expect(await count(`read.attempt where status = 'submitted'`)).toBe(20);
  });

  it('goes to the head of the log where the live one is far behind', async () => {
    await (await start(side, projections)).stop();
    const last = await streamTeller(side)(study({ learners: 6, attempts: 100 }));
    expect(await rebuilt({ projections })).toEqual(all('equal'));
    for (const { name } of projections) {
      expect(await side.store.checkpoints(name)).toMatchObject([{ position: last }]);
    }
    expect(await count(`read.attempt where status = 'submitted'`)).toBe(100);
    expect(await rebuilt({ projections })).toEqual(all('equal'));
  });

  it('waits for its turn where the tables before it take longer than a connection may', async () => {
    const pool = new Pool({ connectionString: side.url, max: 2, connectionTimeoutMillis: 1000 });
    const chosen = ['progress', 'attempts', 'audit'].map(known);
    const { open } = shadowStore(pool);
    // One after the other: what they wait for in this test is their index.
    const shadows = [];
    for (const projection of chosen) shadows.push(await open(projection));
    const other = await side.pool.connect();
    await other.query('begin; lock table read.progress__next, read.attempt__next');
    const indexed = Promise.all(shadows.map(({ index }) => index()));
    setTimeout(() => void other.query('commit'), 2500);
    await expect(indexed).resolves.toHaveLength(3);
    other.release();
    await pool.end();
  });

  it('tells when the live table held something else, and puts it right', async () => {
    const running = await start(side, projections);
    await hasReached(running, projections, await teller(side)(study({ learners: 3, attempts: 8 })));
    const before = await checksums(side, projections);
    await side.pool.query(
      `update read.progress set data = '{"tampered":true}'
        where key = (select min(key) from read.progress)`,
    );
    expect(await rebuilt({ projections })).toEqual({ ...all('equal'), progress: 'different' });
    expect(await checksums(side, projections)).toEqual(before);
    expect(await count(`read.progress__previous where data::text like '%tampered%'`)).toBe(1);
  });

  it('comes out equal when its rows do not fit into memory', async () => {
    const running = await start(side, projections);
    const happened = study({ learners: 3, attempts: 30, bank: 60 });
    await hasReached(running, projections, await teller(side)(happened));
    expect(await rebuilt({ projections, budget: 1 })).toEqual(all('equal'));
  });

  it('divides the keys anew, so that processes can share them', async () => {
    const running = await start(side, projections);
    await hasReached(running, projections, await teller(side)(study({ learners: 3, attempts: 4 })));
    await running.stop();
    const before = await checksums(side, projections);
    expect(await rebuilt({ projections, partitions: 4 })).toEqual(all('new'));
    expect(await rebuilt({ projections })).toEqual(all('equal'));
    expect(await side.store.checkpoints('progress')).toHaveLength(4);
    expect(await checksums(side, projections)).toEqual(before);
  });

  it('leaves the live table as it is at an event it cannot fold, and does the others', async () => {
    const sound: Projection = answerCounts();
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    const chosen = [sound, known('progress')];
    await hasReached(await start(side, chosen), chosen, last);
    const broken = answerCounts({}, () => true);
    const results = await rebuilt({ projections: [broken, known('progress')] });
    expect(results).toEqual({ 'answer-counts': 'poisoned', progress: 'equal' });
    expect(await count('read.answer_count')).toBe(1);
    expect(await count(`pg_class where relname like '%__next'`)).toBe(0);
  });

  it('fails when an event changes a row that was final, rather than lose the change', async () => {
    await teller(side)(study({ learners: 1, attempts: 1 }));
    const rash = answerCounts({
      isFinal: () => true,
      evolve: (row, { type }) => (type === 'AnswerGiven' ? { ...row, seen: true } : row),
    });
    await expect(rebuilt({ projections: [rash] })).rejects.toThrow(/duplicate|unique/i);
  });

  it('waits for one who is about to write, rather than for each other', async () => {
    await (await start(side, projections)).stop();
    const writer = await side.pool.connect();
    const checkpoint = `select 1 from projector.checkpoint where projection = 'progress' for update`;
    try {
      await writer.query('begin; lock table read.progress in row exclusive mode');
      const rebuilding = rebuilt({ projections: [known('progress')] });
      await expect
        .poll(() => count(`pg_locks where not granted and relation = 'read.progress'::regclass`))
        .toBe(1);
      await writer.query(`set local lock_timeout = '1s'; ${checkpoint}; commit`);
      expect(await rebuilding).toEqual({ progress: 'equal' });
    } finally {
      writer.release();
    }
  });

  it('is refused while another one of the same read model is under way', async () => {
    await (await start(side, projections)).stop();
    const lease = await side.store.lease('rebuild progress');
    await expect(rebuilt({ projections })).rejects.toBeInstanceOf(RebuildUnderWay);
    await lease?.release();
    expect(await rebuilt({ projections })).toEqual(all('equal'));
  });
});

describe('a change of version', () => {
  it('makes the table anew at the next start, before it goes live', async () => {
    const last = await teller(side)(study({ learners: 2, attempts: 2 }));
    const first = await start(side, [answerCounts()]);
    await hasReached(first, [answerCounts()], last);
    await first.stop();
    const second = answerCounts({
      version: 2,
      columns: [{ name: 'doubled', type: 'bigint', of: ({ count: n }) => 2 * Number(n) }],
      indexes: [['doubled']],
    });
    await start(side, [second]);
    const { rows } = await side.pool.query(
      'select sum(doubled)::int as doubled from read.answer_count',
    );
    expect(rows).toEqual([{ doubled: 80 }]);
    expect(await side.store.checkpoints('answer-counts')).toMatchObject([
      { version: 2, generation: 2, position: last },
    ]);
  });
});

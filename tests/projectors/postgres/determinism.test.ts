import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { postgresReadModels } from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { projections } from '../../../projectors/all.ts';
import type { Commit, ReadModelStore } from '../../../projectors/runtime/read-model-store.ts';
import { study } from '../support/study.ts';
import { until } from '../support/until.ts';
import { checksums, openReadSide, type ReadSide, teller } from './support/read-side.ts';
import { hasReached, starter } from './support/running.ts';

const { start, stopAll } = starter();

let side: ReadSide;
let last: Position;

beforeAll(async () => {
  side = await openReadSide();
  last = await teller(side)(study({ learners: 3, attempts: 10, bank: 60 }));
});

afterEach(stopAll);
afterAll(() => side.close());

/** Empties the tables, so that everything is projected live from the first event. */
const forget = async (): Promise<void> => {
  for (const { table } of projections) await side.pool.query(`delete from read."${table}"`);
  await side.pool.query(`update projector.checkpoint set position = ''`);
};

const inBatchesOf = (limit: number): EventLog => ({
  ...side.log,
  subscribe: (options) => side.log.subscribe({ ...options, limit }),
});

/** Dies between the loading and the commit, or after the commit and before it knows, by turns. */
const dying = (store: ReadModelStore): ReadModelStore => {
  let commits = 0;
  return {
    ...store,
    commit: async (commit: Commit) => {
      commits += 1;
      if (commits % 3 === 1) throw new Error('killed before the commit');
      const reached = await store.commit(commit);
      if (commits % 3 === 2) throw new Error('killed after the commit');
      return reached;
    },
  };
};

describe('the rows of all projections', () => {
  it('come out the same in batches of 1, 7 and 1000, killed in the middle, and twice', async () => {
    await (await start(side, projections)).stop();
    const rebuilt = await checksums(side, projections);
    const runs = [
      { log: inBatchesOf(1) },
      { log: inBatchesOf(7) },
      { log: inBatchesOf(1000) },
      { log: inBatchesOf(7) },
      { log: inBatchesOf(20), store: dying(side.store) },
    ];
    for (const run of runs) {
      await forget();
      const running = await start(side, projections, run);
      await hasReached(running, projections, last);
      await running.stop();
      expect(await checksums(side, projections)).toEqual(rebuilt);
    }
  });

  it('come out the same when two processes share them in three partitions', async () => {
    const whole = await checksums(side, projections);
    // The first start with three partitions divides the keys anew.
    await (await start(side, projections, { partitions: 3 })).stop();
    await forget();
    const other = postgresReadModels(side.url);
    const running = await Promise.all([
      start(side, projections, { partitions: 3 }),
      start({ ...side, ...other, close: side.close }, projections, { partitions: 3 }),
    ]);
    await until(async () => {
      const found = await Promise.all(projections.map(({ name }) => side.store.checkpoints(name)));
      return found.flat().every(({ position }) => position >= last);
    });
    await Promise.all(running.map(({ stop }) => stop()));
    await other.close();
    expect(await checksums(side, projections)).toEqual(whole);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type PostgresReadModels,
  postgresReadModels,
} from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { whole } from '../../../projectors/runtime/partition.ts';
import type { Checkpoint, Holding } from '../../../projectors/runtime/read-model-store.ts';
import { known } from '../support/rows.ts';
import { study } from '../support/study.ts';
import { until } from '../support/until.ts';
import { checksums, openReadSide, type ReadSide, teller } from './support/read-side.ts';
import { hasReached, starter } from './support/running.ts';

const progress = known('progress');
const attempts = known('attempts');
const { start, stopAll } = starter();

let side: ReadSide;
const others: PostgresReadModels[] = [];
beforeEach(async () => {
  side = await openReadSide();
});
afterEach(async () => {
  await stopAll();
  for (const other of others.splice(0)) await other.close();
  await side.close();
});

/** Another process with the same database. */
const process = (): PostgresReadModels => {
  const other = postgresReadModels(side.url);
  others.push(other);
  return other;
};

const forever = new AbortController().signal;
const held = async ({ store }: Pick<PostgresReadModels, 'store'>): Promise<Holding> => {
  const holding = await store.hold('progress 0/1', forever);
  if (!holding) throw new Error('No lease');
  return holding;
};
const claimed = async (term: number): Promise<Checkpoint> => {
  const checkpoint = await side.store.claim({ projection: progress, partition: whole, term });
  if (!checkpoint) throw new Error(`Nothing to be had in term ${term}`);
  return checkpoint;
};
const commit = (from: Checkpoint, to: string, changes = [{ key: 'someone', row: { count: 1 } }]) =>
  side.store.commit({ projection: progress, from, to: to.padStart(20, '0') as never, changes });

const endLeases = () =>
  side.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'boardwell projector leases'`,
  );

describe('a checkpoint', () => {
  beforeEach(async () => {
    await (await start(side, [progress])).stop();
  });

  it('that was taken over refuses what an earlier holder commits, though it never moved', async () => {
    const [{ term = 0 } = {}] = await side.store.checkpoints('progress');
    const earlier = await claimed(term + 1);
    const later = await claimed(term + 2);
    expect(later.position).toBe(earlier.position);
    expect(await commit(earlier, '5')).toBeUndefined();
    expect(await commit(earlier, '5', [])).toBeUndefined();
    const together = await Promise.all([commit(earlier, '6'), commit(earlier, '6', [])]);
    expect(together).toEqual([undefined, undefined]);
    expect((await side.store.load(progress, ['someone'])).size).toBe(0);
    expect(await commit(later, '5')).toBe('5'.padStart(20, '0'));
  });

  it('refuses it for large stretches too', async () => {
    const [{ term = 0 } = {}] = await side.store.checkpoints('progress');
    const earlier = await claimed(term + 1);
    await claimed(term + 2);
    const to = '9'.padStart(20, '0') as never;
    const changes = [{ key: 'someone', row: { count: 1 } }];
    const stretch = { projection: progress, from: earlier, to, changes };
    expect(await side.store.bulk.commit([stretch])).toEqual([undefined]);
  });

  it('is not taken back by whoever held it before', async () => {
    const [{ term = 0 } = {}] = await side.store.checkpoints('progress');
    await claimed(term + 2);
    const claim = { projection: progress, partition: whole, term: term + 1 };
    expect(await side.store.claim(claim)).toBeUndefined();
  });
});

describe('the lease of a read model', () => {
  it('is one process’s, and the next one’s when it is given back, in a later term', async () => {
    const first = await held(side);
    const other = process();
    const tried = await other.store.hold('progress 0/1', AbortSignal.timeout(300));
    expect(tried).toBeUndefined();
    const waiting = held(other);
    first.release();
    const next = await waiting;
    expect(next.term).toBeGreaterThan(first.term);
    next.release();
  });

  it('ends with its connection, and is had again in a later term', async () => {
    const first = await held(side);
    await endLeases();
    await until(() => first.lost.aborted);
    const again = await held(side);
    expect(again.term).toBeGreaterThan(first.term);
    again.release();
  });

  it('is waited for by two of one process in turn', async () => {
    const first = await held(side);
    const [second, third] = [held(side), held(side)];
    first.release();
    (await second).release();
    (await third).release();
  });
});

/** What a crash takes with it that was not on the disk yet: the last rows with their checkpoints. */
const loseLast = async (earlier: readonly Checkpoint[]): Promise<void> => {
  await side.pool.query('delete from read.attempt');
  await side.pool.query('delete from read.progress');
  for (const { position } of earlier) {
    await side.pool.query('update projector.checkpoint set position = $1', [position]);
  }
  await endLeases();
};

describe('a server that crashed while nobody studied', () => {
  it('has what it lost again without anything new, and nothing twice', async () => {
    const beginning = await start(side, [progress, attempts]);
    await beginning.stop();
    const before = await side.store.checkpoints('progress');
    const running = await start(side, [progress, attempts]);
    const last = await teller(side)(study({ learners: 2, attempts: 4 }));
    await hasReached(running, [progress, attempts], last);
    const sums = await checksums(side, [progress, attempts]);
    const stands = async () => {
      const [one, other] = await Promise.all(
        ['progress', 'attempts'].map((name) => side.store.checkpoints(name)),
      );
      return one?.[0]?.position === last && other?.[0]?.position === last;
    };
    await until(stands);
    await loseLast(before);
    await until(stands);
    expect(await checksums(side, [progress, attempts])).toEqual(sums);
  });
});

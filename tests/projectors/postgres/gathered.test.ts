import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { projection } from '../../../projectors/projection.ts';
import { whole } from '../../../projectors/runtime/partition.ts';
import { type Checkpoint, RowRefused } from '../../../projectors/runtime/read-model-store.ts';
import { startProjections } from '../../../projectors/runtime/start-projections.ts';
import { openReadSide, type ReadSide } from './support/read-side.ts';

type CountRow = { readonly count: number; readonly size: string };

/** A read model of its own that nothing ever moves but these tests. */
const counts = (name: string) =>
  projection<CountRow>()({
    name,
    version: 1,
    table: name.replaceAll('-', '_'),
    owner: null,
    handles: ['QuizSubmitted'],
    columns: [{ name: 'size', type: 'bigint', of: ({ size }) => size }],
    indexes: [],
    keys: () => [],
    evolve: (row) => row,
  });
const [one, two, three] = [counts('one-count'), counts('two-count'), counts('three-count')];

let side: ReadSide;
beforeEach(async () => {
  side = await openReadSide();
  const erased = [one, two, three] as unknown as Parameters<
    typeof startProjections
  >[0]['projections'];
  await (await startProjections({ ...side, projections: erased })).stop();
});
afterEach(() => side.close());

const at = (count: number): Position => String(count).padStart(20, '0') as Position;

const standing = async (name: string): Promise<Checkpoint> => {
  const [found] = await side.store.checkpoints(name);
  if (!found) throw new Error(`${name} has no table`);
  return found;
};

type Wish = { readonly to: number; readonly size?: string; readonly from?: Checkpoint | undefined };

const commit = async (model: typeof one, { to, size = '1', from }: Wish) => {
  const erased = model as unknown as Parameters<ReadSide['store']['commit']>[0]['projection'];
  return side.store.commit({
    projection: erased,
    from: from ?? (await standing(model.name)),
    to: at(to),
    changes: [{ key: 'only', row: { count: to, size } }],
  });
};

/** All that is asked for goes off in one turn. */
const standings = async () => {
  const [ones, twos, threes] = await Promise.all(
    [one, two, three].map(({ name }) => standing(name)),
  );
  return { ones, twos, threes };
};

const positions = async () =>
  Promise.all([one, two, three].map(async ({ name }) => (await standing(name)).position));

describe('commits that come together', () => {
  it('are done together, each with its own checkpoint and rows', async () => {
    const { ones, twos, threes } = await standings();
    const outcomes = await Promise.all([
      commit(one, { to: 1, from: ones }),
      commit(two, { to: 2, from: twos }),
      commit(three, { to: 3, from: threes }),
    ]);
    expect(outcomes).toEqual([at(1), at(2), at(3)]);
    expect(await positions()).toEqual([at(1), at(2), at(3)]);
    const { rows } = await side.pool.query(
      `select data->'count' as count, size, xmin::text as transaction from read.one_count
       union all select data->'count', size, xmin::text from read.two_count
       union all select data->'count', size, xmin::text from read.three_count`,
    );
    expect(rows).toMatchObject([{ count: 1 }, { count: 2 }, { count: 3 }]);
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(1);
  });

  it('write nothing of one whose checkpoint is elsewhere, and all of the others', async () => {
    const { ones, threes } = await standings();
    const elsewhere = { ...(await standing('two-count')), position: at(7) };
    const outcomes = await Promise.all([
      commit(one, { to: 1, from: ones }),
      commit(two, { to: 8, from: elsewhere }),
      commit(three, { to: 3, from: threes }),
    ]);
    expect(outcomes).toEqual([at(1), undefined, at(3)]);
    expect((await side.pool.query('select from read.two_count')).rowCount).toBe(0);
  });

  it('lose nothing but the one whose row is refused', async () => {
    const { ones, twos, threes } = await standings();
    const outcomes = await Promise.allSettled([
      commit(one, { to: 1, from: ones }),
      commit(two, { to: 2, size: 'many', from: twos }),
      commit(three, { to: 3, from: threes }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(RowRefused) });
    expect((await positions()).map(Number)).toEqual([1, 0, 3]);
  });

  it('without rows move checkpoints alone, and tell how far all partitions are', async () => {
    const { ones, threes } = await standings();
    const idle = (model: typeof one, to: number, from: Checkpoint | undefined) => {
      if (!from) throw new Error(`${model.name} has no table`);
      return side.store.commit({ projection: model as never, from, to: at(to), changes: [] });
    };
    const elsewhere = { ...(await standing('two-count')), position: at(7) };
    expect(
      await Promise.all([idle(one, 4, ones), idle(two, 5, elsewhere), idle(three, 6, threes)]),
    ).toEqual([at(4), undefined, at(6)]);
    expect((await standing('one-count')).partition).toEqual(whole);
  });

  it('of one read model are done one after the other', async () => {
    const from = await standing('one-count');
    const outcomes = await Promise.all([
      commit(one, { to: 1, from }),
      commit(one, { to: 2, from }),
    ]);
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1);
  });
});

describe('rows that are looked for together', () => {
  it('are found each in its own table', async () => {
    await Promise.all([commit(one, { to: 1 }), commit(two, { to: 2 })]);
    const load = (model: typeof one) => side.store.load(model as never, ['only', 'none']);
    const loaded = await Promise.all([load(two), load(three), load(one)]);
    expect(loaded.map((rows) => [...rows.values()].map(({ count }) => count))).toEqual([
      [2],
      [],
      [1],
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { retryStore } from '../../../api/operations/retry-store.ts';
import { postgresReadModels } from '../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { retryReadModel } from '../../../ops/commands/retry-read-model.ts';
import type { ProjectionFailure } from '../../../projectors/runtime/read-model-store.ts';
import { pagedHistory } from '../../../projectors/runtime/rebuild/history.ts';
import { answerCounts } from '../support/made-up.ts';
import { known } from '../support/rows.ts';
import { study } from '../support/study.ts';
import { until } from '../support/until.ts';
import { openReadSide, type ReadSide, teller } from './support/read-side.ts';
import { hasReached, starter } from './support/running.ts';

const { start, stopAll } = starter();
const progress = known('progress');
const attempts = known('attempts');

let side: ReadSide;

beforeEach(async () => {
  side = await openReadSide();
});

afterEach(async () => {
  await stopAll();
  await side.close();
});

const stateOf = (running: Awaited<ReturnType<typeof start>>, name: string) =>
  running.status().find(({ projection }) => projection === name);

describe('a commit', () => {
  it('writes nothing when the checkpoint is not where it began', async () => {
    await (await start(side, [progress])).stop();
    const [from] = await side.store.checkpoints('progress');
    if (!from) throw new Error('There is no checkpoint');
    const change = (to: string, count: number) =>
      side.store.commit({
        projection: progress,
        from,
        to: to as never,
        changes: [{ key: 'someone', row: { count } }],
      });
    expect(await change('00000000000000000005', 1)).toBe('00000000000000000005');
    expect(await change('00000000000000000009', 2)).toBeUndefined();
    const rows = await side.store.load(progress, ['someone']);
    expect(rows.get('someone')).toEqual({ count: 1 });
    expect(await side.store.checkpoints('progress')).toMatchObject([
      { position: '00000000000000000005' },
    ]);
  });

  it('writes nothing into a table that was rebuilt since', async () => {
    await (await start(side, [progress])).stop();
    const [from] = await side.store.checkpoints('progress');
    if (!from) throw new Error('There is no checkpoint');
    const stale = { ...from, generation: from.generation - 1 };
    const changes = [{ key: 'someone', row: { count: 1 } }];
    const to = '00000000000000000005' as never;
    expect(await side.store.commit({ projection: progress, from: stale, to, changes })).toBe(
      undefined,
    );
    expect((await side.store.load(progress, ['someone'])).size).toBe(0);
  });
});

describe('two processes', () => {
  it('take turns: the second waits in reserve and takes over when the first ends', async () => {
    const other = postgresReadModels(side.url);
    const first = await start(side, [attempts]);
    await until(() => stateOf(first, 'attempts')?.state === 'live');
    const second = await start({ ...side, ...other, close: side.close }, [attempts]);
    await until(() => stateOf(second, 'attempts')?.state === 'standby');
    const tell = teller(side);
    const happened = [...study({ learners: 2, attempts: 4 })];
    await hasReached(first, [attempts], await tell(happened.slice(0, 40)));
    await first.stop();
    const last = await tell(happened.slice(40));
    await hasReached(second, [attempts], last);
    await second.stop();
    await other.close();
    const { rows } = await side.pool.query(`select 1 from read.attempt where status = 'submitted'`);
    expect(rows).toHaveLength(4);
  });
});

describe('an event that cannot be folded', () => {
  it('stops its projection before it, and is told; the others go on', async () => {
    const happened = [...study({ learners: 2, attempts: 2 })];
    const poisoned = happened.findLastIndex(({ event }) => event.type === 'AnswerGiven');
    const position = String(poisoned + 1).padStart(20, '0');
    const counts = answerCounts({}, (at) => at === position);
    const running = await start(side, [counts, progress]);
    const last = await teller(side)(happened);
    await hasReached(running, [progress], last);
    await until(() => stateOf(running, 'answer-counts')?.state === 'poisoned');
    expect(stateOf(running, 'answer-counts')?.failure).toMatchObject({
      position,
      eventType: 'AnswerGiven',
      error: expect.stringContaining('This answer is not to be counted'),
    });
    const { rows } = await side.pool.query('select projection, position from projector.failure');
    expect(rows).toEqual([{ projection: 'answer-counts', position }]);
    const counted = await side.pool.query(
      `select sum((data->>'count')::int)::int as n from read.answer_count`,
    );
    expect(counted.rows).toEqual([{ n: 39 }]);

    // A build that can fold it goes on there, and the failure is history.
    await running.stop();
    await hasReached(await start(side, [answerCounts()]), [answerCounts()], last);
    const after = await side.pool.query('select 1 from projector.failure');
    expect(after.rows).toEqual([]);
  });

  it('is told once, waits, and is folded when somebody asks for another try', async () => {
    let isBroken = true;
    const counts = answerCounts({}, () => isBroken);
    const told: string[] = [];
    const report = {
      outdated: () => undefined,
      rebuilding: () => undefined,
      catchingUp: () => undefined,
      failed: () => undefined,
      stopped: ({ projection }: ProjectionFailure) => void told.push(`${projection} stopped`),
      retried: ({ projection }: ProjectionFailure) => void told.push(`${projection} retried`),
    };
    const running = await start(side, [counts], { report });
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    await until(() => told.length === 1);

    const retry = () => retryStore(side.pool).retry('answer-counts');
    expect(await retry()).toBe(1);
    await until(() => told.length === 3);
    expect(stateOf(running, 'answer-counts')?.state).toBe('poisoned');

    isBroken = false;
    await retry();
    await hasReached(running, [counts], last);
    expect(stateOf(running, 'answer-counts')).toMatchObject({ state: 'live', failure: undefined });
    expect(told).toEqual([
      ...['answer-counts stopped', 'answer-counts retried'],
      ...['answer-counts stopped', 'answer-counts retried'],
    ]);
  });

  it('is folded at another try also where no table could be made of it', async () => {
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    let isBroken = true;
    const counts = answerCounts({}, () => isBroken);
    const running = await start(side, [counts]);
    await until(() => stateOf(running, 'answer-counts')?.failure !== undefined);
    isBroken = false;
    await until(async () => (await retryStore(side.pool).retry('answer-counts')) === 1);
    await hasReached(running, [counts], last);
  });

  it('is tried again by the command also where no product runs', async () => {
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    let isBroken = true;
    const counts = answerCounts({}, () => isBroken);
    const running = await start(side, [counts]);
    await until(() => stateOf(running, 'answer-counts')?.failure !== undefined);
    await stopAll();
    const again = async () => {
      await retryStore(side.pool).retry('answer-counts');
      return retryReadModel({ ...side, history: pagedHistory(side.log) }, counts);
    };
    expect(await again()).toEqual({
      outcome: 'stopped',
      error: expect.stringContaining('not to be counted'),
    });
    isBroken = false;
    expect(await again()).toEqual({ outcome: 'caught-up' });
    expect(await side.store.checkpoints('answer-counts')).toMatchObject([{ position: last }]);
  });

  it('leaves the old table alone when a new version meets it at the start', async () => {
    const last = await teller(side)(study({ learners: 1, attempts: 1 }));
    const first = await start(side, [answerCounts()]);
    await hasReached(first, [answerCounts()], last);
    await first.stop();
    const broken = answerCounts({ version: 2 }, () => true);
    const running = await start(side, [broken, progress]);
    expect(stateOf(running, 'answer-counts')?.state).toBe('poisoned');
    await hasReached(running, [progress], last);
    expect(await side.store.checkpoints('answer-counts')).toMatchObject([{ version: 1 }]);
  });

  it('is also one whose row the table refuses', async () => {
    const happened = [...study({ learners: 2, attempts: 2 })];
    const refused = answerCounts({
      columns: [
        { name: 'n', type: 'bigint', of: ({ count }) => (Number(count) >= 7 ? 'many' : 1) },
      ],
    });
    const running = await start(side, [refused]);
    await teller(side)(happened);
    await until(() => stateOf(running, 'answer-counts')?.state === 'poisoned');
    expect(stateOf(running, 'answer-counts')?.failure).toMatchObject({ eventType: 'AnswerGiven' });
    const { rows } = await side.pool.query(`select data->'count' as count from read.answer_count`);
    expect(rows).toContainEqual({ count: 6 });
  });
});

describe('a database that goes away', () => {
  it('is waited for, and nothing is skipped', async () => {
    const running = await start(side, [progress, attempts]);
    const tell = teller(side);
    const happened = [...study({ learners: 2, attempts: 4 })];
    await hasReached(running, [attempts], await tell(happened.slice(0, 30)));
    await side.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'boardwell projector%'`,
    );
    const last = await tell(happened.slice(30));
    await hasReached(running, [progress, attempts], last);
    const { rows } = await side.pool.query(`select 1 from read.attempt where status = 'submitted'`);
    expect(rows).toHaveLength(4);
  });
});

describe('a build of an older version', () => {
  it('leaves the table to the newer one', async () => {
    const older = await start(side, [answerCounts()]);
    const newer = await start(side, [answerCounts({ version: 2 })], {
      store: { ...side.store, hold: (name, signal) => side.store.hold(`${name} newer`, signal) },
    });
    await teller(side)(study({ learners: 1, attempts: 1 }));
    await until(() => stateOf(older, 'answer-counts')?.state === 'superseded');
    await until(() => stateOf(newer, 'answer-counts')?.state === 'live');
    expect(await side.store.checkpoints('answer-counts')).toMatchObject([{ version: 2 }]);
  });
});

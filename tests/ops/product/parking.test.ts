import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retryStore } from '../../../api/operations/retry-store.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../ops/product/adapters.ts';
import { anyParked, parkingOf, tryOnceMore } from '../../../ops/product/reactions/parking.ts';
import type { Task } from '../../../projectors/reactions/parked-work.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

const held = { name: 'sample', term: 1 };

/** Of an event that stands there in the log, about a person. */
const task = (position: string, orderKey = 'maya'): Task<string> => ({
  key: `of-${position}`,
  orderKey,
  stream: 'attempt-one' as StreamName,
  event: { id: `of-${position}`, type: 'QuizSubmitted', position: position as Position },
  work: 'one',
});

let database: FreshDatabase;
let pool: Pool;
let lines: string[];
beforeAll(async () => {
  database = await freshDatabase();
  await migrateToLatest(database.url);
  pool = apiPool(database.url);
  await pool.query(
    `insert into projector.reaction (name, position, term) values ('sample', '', 1)`,
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  lines = [];
  await pool.query('delete from projector.parked');
});

const parkingWith = (chance = 0) =>
  parkingOf<string>(
    {
      pool,
      logger: pino({}, { write: (line) => void lines.push(line) }),
      chance: () => chance,
      isAnyParked: anyParked(pool),
    },
    held,
  );
const keysOf = (tasks: readonly Task<string>[]) => tasks.map(({ key }) => key);

/** As if the clock had been so much ahead when it was parked. */
const parkedAhead = (interval: string) =>
  pool.query(
    `update projector.parked
     set failed_at = failed_at + $1::interval, next_try_at = next_try_at + $1::interval`,
    [interval],
  );

const secondsToNextTry = async (): Promise<number | null> => {
  const { rows } = await pool.query<{ seconds: string | null }>(
    'select extract(epoch from next_try_at - failed_at) as seconds from projector.parked',
  );
  const [row] = rows;
  return row?.seconds ? Math.round(Number(row.seconds)) : null;
};

describe('parked work', () => {
  it('waits for its next try', async () => {
    const parking = parkingWith();
    await parking.park(task('1'), new Error('broken'));
    expect(await parking.due()).toEqual([]);
    await parkedAhead('-1 minute');
    expect(await parking.due()).toEqual([task('1')]);
  });

  it('does not wait for a clock that was set back by a day', async () => {
    const parking = parkingWith();
    await parking.park(task('1'), new Error('broken'));
    await parkedAhead('1 day');
    expect(await parking.due()).toEqual([task('1')]);
    await parking.park(task('1'), new Error('still broken'));
    expect(await parking.due()).toEqual([]);
  });

  it('waits twice as long from one try to the next, spread by chance, and an hour at the most', async () => {
    const waits = async (chance: number) => {
      const seconds: (number | null)[] = [];
      for (let failures = 1; failures <= 11; failures += 1) {
        await parkingWith(chance).park(task('1'), new Error('broken'));
        seconds.push(await secondsToNextTry());
      }
      await pool.query('delete from projector.parked');
      return seconds;
    };
    expect(await waits(0)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800]);
    expect(await waits(1)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  });

  it('is given up after twelve tries, says so, and is tried when somebody asks or at a start', async () => {
    const parking = parkingWith();
    for (let failures = 1; failures <= 12; failures += 1) {
      await parking.park(task('1'), new Error('broken'));
    }
    expect(await secondsToNextTry()).toBeNull();
    await parkedAhead('-30 days');
    expect(await parking.due()).toEqual([]);
    expect(lines.filter((line) => line.includes('failed too often'))).toHaveLength(1);

    await retryStore(pool).retry('sample');
    expect(await parking.due()).toEqual([task('1')]);
    await parking.park(task('1'), new Error('still broken'));
    expect(await parking.due()).toEqual([]);
    await tryOnceMore(pool);
    expect(await parking.due()).toEqual([task('1')]);
  });
});

describe('work behind what is parked', () => {
  it('is due when the earlier of its key is done, and keeps that of no other key waiting', async () => {
    const parking = parkingWith();
    await parking.park(task('2'), new Error('broken'));
    await parking.queue(task('4'));
    await parking.queue(task('3'));
    await parking.queue(task('5', 'sam'));
    expect(await parking.waiting(['maya', 'sam', 'lee'])).toEqual(new Set(['maya', 'sam']));
    expect(keysOf(await parking.due())).toEqual(['of-5']);

    await parking.leave('of-5');
    await parkedAhead('-1 minute');
    expect(keysOf(await parking.due())).toEqual(['of-2']);
    await parking.leave('of-2');
    expect(keysOf(await parking.due())).toEqual(['of-3']);
    await parking.leave('of-3');
    expect(keysOf(await parking.due())).toEqual(['of-4']);
  });

  it('is queued again by a start after a crash without a second entry', async () => {
    const parking = parkingWith();
    await parking.park(task('2'), new Error('broken'));
    await parking.queue(task('3'));
    await parking.queue(task('3'));
    const { rows } = await pool.query('select failures from projector.parked order by position');
    expect(rows).toEqual([{ failures: 1 }, { failures: 0 }]);
  });
});

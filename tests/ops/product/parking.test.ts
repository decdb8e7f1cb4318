import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../ops/product/adapters.ts';
import { parkingOf } from '../../../ops/product/reactions/parking.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

const held = { reaction: 'sample', term: 1 };
const task = { key: 'one', stream: 'attempt-one' as StreamName, work: { attempt: 'one' } };

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
  await pool.query('delete from projector.parked');
  await pool.query(`insert into projector.reaction (name, position, term) values ('sample', '', 1)
    on conflict do nothing`);
});

const parked = async () => {
  const parking = parkingOf<{ attempt: string }>(pool, held, pino({ level: 'silent' }));
  await parking.park(task, new Error('broken'));
  return parking;
};

/** As if the clock had been so much ahead when it was parked. */
const parkedAhead = (interval: string) =>
  pool.query(
    `update projector.parked
     set failed_at = failed_at + $1::interval, next_try_at = next_try_at + $1::interval`,
    [interval],
  );

describe('parked work', () => {
  it('waits for its next try', async () => {
    const parking = await parked();
    expect(await parking.due()).toEqual([]);
    await parkedAhead('-1 minute');
    expect(await parking.due()).toEqual([task]);
  });

  it('does not wait for a clock that was set back by a day', async () => {
    const parking = await parked();
    await parkedAhead('1 day');
    expect(await parking.due()).toEqual([task]);
    await parking.park(task, new Error('still broken'));
    expect(await parking.due()).toEqual([]);
  });
});

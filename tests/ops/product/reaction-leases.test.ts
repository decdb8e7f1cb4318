import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import { keepLeases, type Leases } from '../../../ops/adapters/leases/keep-leases.ts';
import { type HeldLease, LeaseLost } from '../../../ops/adapters/leases/lease.ts';
import {
  type LeaseRows,
  leaseRows,
  reactionTable,
} from '../../../ops/adapters/leases/lease-rows.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../ops/product/adapters.ts';
import { anyParked, parkingOf } from '../../../ops/product/reactions/parking.ts';
import { reactionCheckpoints } from '../../../ops/product/reactions/reaction-checkpoints.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

const reaction = 'charge-subscriptions';
const [five, nine] = ['5', '9'] as unknown as readonly [Position, Position];
const task = { key: 'one', orderKey: 'one', stream: 'attempt-one' as StreamName, work: 'one' };

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
  await pool.query('delete from projector.reaction');
});

const open: Leases[] = [];
const sleepers: (() => void)[] = [];
afterEach(async () => {
  for (const wake of sleepers.splice(0)) wake();
  for (const leases of open.splice(0)) await leases.stop();
});

/** A process, as far as leases go. */
const process = (rows: LeaseRows = leaseRows(database.url, reactionTable), termMs = 60_000) => {
  const leases = keepLeases(rows, { termMs, everyMs: 20 });
  open.push(leases);
  return leases;
};

/** It was let go of by the system for longer than its term: it says nothing, and its connection stays. */
const asleep = () => {
  const rows = leaseRows(database.url, reactionTable);
  const woken = Promise.withResolvers<void>();
  sleepers.push(woken.resolve);
  let isAsleep = false;
  const hold: LeaseRows['hold'] = async (...asked) => {
    if (isAsleep) await woken.promise;
    return rows.hold(...asked);
  };
  return {
    rows: { ...rows, hold },
    sleep: () => {
      isAsleep = true;
    },
  };
};

const forever = new AbortController().signal;
const taken = async (leases: Leases, signal = forever): Promise<HeldLease> => {
  const lease = await leases.take(reaction, signal);
  if (!lease) throw new Error('No lease');
  return lease;
};
const checkpointOf = (lease: HeldLease) => reactionCheckpoints(pool)(lease);
const position = async (): Promise<string> =>
  (await pool.query('select position from projector.reaction where name = $1', [reaction])).rows[0]
    .position;
const parkedCount = async () =>
  (await pool.query('select from projector.parked where reaction = $1', [reaction])).rowCount;

describe('of two processes', () => {
  it('one runs a reaction, and the other when it is given back', async () => {
    const first = await taken(process());
    let second: HeldLease | undefined;
    const waiting = taken(process()).then((lease) => {
      second = lease;
    });
    const looks = process();
    expect(await looks.take(reaction, AbortSignal.timeout(200))).toBeUndefined();
    expect(second).toBeUndefined();
    first.release();
    await waiting;
    expect(second?.term).toBeGreaterThan(first.term);
  });

  it('the other runs it at once when the connection of the first is gone', async () => {
    const rows = leaseRows(database.url, reactionTable);
    const dying = asleep();
    await taken(process(dying.rows));
    dying.sleep();
    await rows.close();
    await pool.query(
      `select pg_terminate_backend(session) from projector.reaction where name = $1`,
      [reaction],
    );
    expect((await taken(process())).term).toBe(2);
  });

  it('the other runs it when the first gives no sign of life for its term', async () => {
    const sleeper = asleep();
    const stalled = await taken(process(sleeper.rows, 300));
    sleeper.sleep();
    const next = await taken(process(undefined, 300));
    expect(next.term).toBe(stalled.term + 1);
    expect(stalled.lost.aborted).toBe(true);
  });

  it('neither waits for a clock of the database that was set back', async () => {
    const sleeper = asleep();
    await taken(process(sleeper.rows));
    sleeper.sleep();
    await pool.query(`update projector.reaction set held_until = now() + interval '1 day'`);
    expect((await taken(process())).term).toBe(2);
  });
});

describe('a process that wakes after its reaction went to another', () => {
  const wakes = async () => {
    const sleeper = asleep();
    const stalled = await taken(process(sleeper.rows, 300));
    sleeper.sleep();
    const next = await taken(process(undefined, 300));
    return { stalled, next };
  };

  it('does not move the checkpoint, back or forward', async () => {
    const { stalled, next } = await wakes();
    await checkpointOf(next).write(five);
    await expect(checkpointOf(stalled).write(nine)).rejects.toThrow(LeaseLost);
    await expect(checkpointOf(stalled).read()).rejects.toThrow(LeaseLost);
    expect(await position()).toBe(five);
  });

  it('parks nothing, and takes nothing from what is parked', async () => {
    const { stalled, next } = await wakes();
    const [its, others] = [stalled, next].map((lease) =>
      parkingOf<string>(
        {
          pool,
          logger: pino({ level: 'silent' }),
          chance: () => 0,
          isAnyParked: anyParked(pool),
        },
        lease,
      ),
    );
    await expect(its?.park(task, new Error('broken'))).rejects.toThrow(LeaseLost);
    expect(await parkedCount()).toBe(0);
    await others?.park(task, new Error('broken'));
    await expect(its?.leave(task.key)).rejects.toThrow(LeaseLost);
    expect(await parkedCount()).toBe(1);
    await others?.leave(task.key);
  });
});

it('a checkpoint never moves back under one lease either', async () => {
  const lease = await taken(process());
  await checkpointOf(lease).write(nine);
  await checkpointOf(lease).write(five);
  expect(await checkpointOf(lease).read()).toBe(nine);
});

it('checkpoints that are written together stand or fall each by its own lease', async () => {
  const leases = process();
  const names = ['charge-subscriptions', 'tell-by-mail', 'pay-back'];
  const held = await Promise.all(names.map((name) => leases.take(name, forever)));
  await pool.query(`update projector.reaction set term = term + 1 where name = 'tell-by-mail'`);
  const checkpoints = reactionCheckpoints(pool);
  const written = await Promise.allSettled(
    held.map(async (lease) => lease && checkpoints(lease).write(five)),
  );
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const { rows } = await pool.query('select name, position from projector.reaction order by name');
  expect(rows).toEqual([
    { name: 'charge-subscriptions', position: five },
    { name: 'pay-back', position: five },
    { name: 'tell-by-mail', position: '' },
  ]);
});

it('a process keeps its lease for as long as nobody else takes it, over a lost connection too', async () => {
  const lease = await taken(process());
  const session = async () =>
    (await pool.query('select session from projector.reaction')).rows[0].session;
  const before = await session();
  await pool.query('select pg_terminate_backend($1)', [before]);
  await expect.poll(session, { timeout: 10_000 }).not.toBe(before);
  expect(lease.lost.aborted).toBe(false);
  await checkpointOf(lease).write(five);
});

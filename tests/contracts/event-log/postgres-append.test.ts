import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import { type Append, EventIdsReused, LogUnavailable } from '../../../domain/ports/event-log.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { collect, fact, facts, idsOf, newStream, newType } from './facts.ts';
import { stood } from './log-under-test.ts';
import { openPostgresLog, type PostgresLogUnderTest } from './open-postgres-log.ts';

let clock: Instant = instantOf(Date.UTC(2026, 10, 20));
let under: PostgresLogUnderTest;
let pool: Pool;

beforeAll(async () => {
  under = await openPostgresLog({ now: () => clock });
  pool = new Pool({ connectionString: under.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await under.close();
});

const begin = (given: Partial<Append> = {}): Append => ({
  stream: newStream(),
  events: facts(1),
  expected: 'none',
  ...given,
});

describe('a group of appends in Postgres', () => {
  it('stands but for the one that is in conflict', async () => {
    const { log } = under;
    const taken = begin();
    await log.append(taken);
    const group = [begin(), begin({ stream: taken.stream }), begin({ events: facts(3) }), taken];
    const outcomes = await Promise.all(group.map((append) => log.append(append)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'appended',
      'conflict',
      'appended',
      'appended',
    ]);
    expect(stood(outcomes[2] ?? { status: 'conflict', actual: 'none' }).revision).toBe(2);
  });

  it('stands but for the one that is refused as a whole', async () => {
    const { log } = under;
    const taken = begin();
    await log.append(taken);
    const group = [
      begin(),
      begin({ events: taken.events }),
      begin({ events: [fact({ id: 'not-a-uuid' })] }),
      begin(),
    ];
    const outcomes = await Promise.allSettled(group.map((append) => log.append(append)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(EventIdsReused) });
  });

  it('leaves no gap between positions', async () => {
    const { log } = under;
    const stream = newStream();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        log.append(index % 3 === 0 ? begin({ stream }) : begin({ events: facts(2) })),
      ),
    );
    const { rows } = await pool.query<{ count: string; first: string; last: string }>(
      'select count(*), min(position) as first, max(position) as last from log.event',
    );
    expect(rows[0]?.first).toBe('1');
    expect(rows[0]?.last).toBe(rows[0]?.count);
  });

  it('is as good when there are more than one batch can hold', async () => {
    const { log } = under;
    const type = newType();
    const after = await log.head();
    const essay = 'x'.repeat(12_000);
    const appends = Array.from({ length: 600 }, () =>
      begin({ events: facts(1, { type, data: { essay } }) }),
    );
    const outcomes = await Promise.all(appends.map((append) => log.append(append)));
    expect(new Set(outcomes.map((outcome) => stood(outcome).position)).size).toBe(600);
    const read = await collect(log.readAll({ after, types: [type] }));
    expect(new Set(idsOf(read)).size).toBe(600);
  });

  it('takes appends to one stream one after another', async () => {
    const { log } = under;
    const stream = newStream();
    const outcomes = await Promise.all([
      log.append(begin({ stream })),
      log.append(begin({ stream, expected: 0 })),
      log.append(begin({ stream, expected: 1, events: facts(2) })),
    ]);
    expect(outcomes.map((outcome) => stood(outcome).revision)).toEqual([0, 1, 3]);
  });

  it('shares the positions with the groups of another process', async () => {
    const { log, databaseUrl } = under;
    const other = postgresEventLog({ databaseUrl });
    const after = await log.head();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? log : other).append(begin())),
    );
    const positions = outcomes.map((outcome) => stood(outcome).position).sort();
    expect((await collect(other.readAll({ after }))).map(({ position }) => position)).toEqual(
      positions,
    );
    await other.close();
  });
});

describe('the log in Postgres', () => {
  it('records by the clock it is given, but never runs backwards', async () => {
    const { log } = under;
    const stream = newStream();
    const times = ['2099-11-21T08:00:00.007Z', '2099-11-21T07:00:00.000Z'] as Instant[];
    for (const [index, time] of times.entries()) {
      clock = time;
      await log.append(begin({ stream, expected: index === 0 ? 'none' : index - 1 }));
    }
    const recorded = await log.readStream(stream);
    expect(recorded.map(({ recordedAt }) => recordedAt)).toEqual([times[0], times[0]]);
  });

  it.each(["update log.event set type = 'Forged'", 'delete from log.event', 'truncate log.event'])(
    'refuses to %s',
    async (statement) => {
      await expect(pool.query(statement)).rejects.toThrow('The event log only grows');
    },
  );

  it('finishes what waits when it is closed, and then takes nothing', async () => {
    const log = postgresEventLog({ databaseUrl: under.databaseUrl });
    const last = log.append(begin());
    await log.close();
    expect((await last).status).toBe('appended');
    await expect(log.append(begin())).rejects.toThrow(LogUnavailable);
  });
});

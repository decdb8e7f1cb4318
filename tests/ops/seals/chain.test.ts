import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beforeAll as beforeAllEvents } from '../../../domain/kernel/envelope.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { Seals } from '../../../domain/ports/seals.ts';
import { positionOf } from '../../../ops/adapters/event-log/positions.ts';
import { checkChain } from '../../../ops/adapters/seals/check-chain.ts';
import { postgresSeals } from '../../../ops/adapters/seals/postgres-seals.ts';
import { sealLog } from '../../../ops/adapters/seals/seal-log.ts';
import { signingKeyIn } from '../../../ops/adapters/seals/signing-key.ts';
import { fact, newStream } from '../../contracts/event-log/facts.ts';
import {
  openPostgresLog,
  type PostgresLogUnderTest,
} from '../../contracts/event-log/open-postgres-log.ts';

const seed = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const keyOf = (byte: number) => {
  const key = signingKeyIn(seed(byte));
  if (!key) throw new Error('No key');
  return key;
};

const eventsInAll = 60;
const clock = { instant: () => '2026-11-27T12:00:00.000Z' as Instant };

let log: PostgresLogUnderTest;
let pool: pg.Pool;
let seals: Seals;

const sealed = async (count: number): Promise<void> => {
  const stop = new AbortController();
  const every = { events: 7, ms: 600_000, firstMs: 600_000 };
  const sealing = sealLog({ log: log.log, seals, clock, every }, stop.signal);
  await vi.waitFor(async () => expect((await seals.last())?.count).toBe(count), 20_000);
  stop.abort();
  await sealing;
};

const change = (text: string, values: unknown[] = []) => pool.query(text, values);

beforeAll(async () => {
  log = await openPostgresLog();
  pool = new pg.Pool({ connectionString: log.databaseUrl, max: 4 });
  seals = postgresSeals(pool, keyOf(3));
  for (let batch = 0; batch < eventsInAll / 4; batch += 1) {
    const events = Array.from({ length: 4 }, () => fact());
    await log.log.append({ stream: newStream(), events, expected: 'none' });
  }
  await sealed(56);
  await change('alter table log.event disable trigger event_is_forever');
  await change('create table public.kept as select * from log.event');
});

afterAll(async () => {
  await pool.end();
  await log.log.close();
});

const restored = async (): Promise<void> => {
  await change('delete from log.event');
  await change('insert into log.event select * from public.kept');
};

/** The same chances in every run. */
const chances = (seedOf: number) => {
  let state = seedOf;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const lastSealed = 56;

/** Each changes the table by hand and tells which position is the first that is not as it was. */
const tamperings = {
  'a byte of the data': async (at: number) => {
    await change(
      `update log.event set data = overlay(data::text placing '"zz":1,' from 2 for 0)::json where position = $1`,
      [at],
    );
    return at;
  },
  'the meta': async (at: number) => {
    await change(
      `update log.event set meta = jsonb_set(meta::jsonb, '{actor}', '"somebody-else"')::json where position = $1`,
      [at],
    );
    return at;
  },
  'the moment': async (at: number) => {
    await change(
      `update log.event set recorded_at = recorded_at + interval '1 millisecond' where position = $1`,
      [at],
    );
    return at;
  },
  'an event that is gone': async (at: number) => {
    await change('delete from log.event where position = $1', [at]);
    return at;
  },
  'an event that is gone, and those after it moved up': async (at: number) => {
    await change('delete from log.event where position = $1', [at]);
    await change('update log.event set position = -position where position > $1', [at]);
    await change('update log.event set position = -position - 1 where position < 0');
    return at;
  },
  'two events in each other’s place': async (at: number, other: number) => {
    await change('update log.event set position = -1 where position = $1', [at]);
    await change('update log.event set position = $1 where position = $2', [at, other]);
    await change('update log.event set position = $1 where position = -1', [other]);
    return Math.min(at, other);
  },
  'an event that was slipped in': async (at: number) => {
    await change('update log.event set position = -position where position >= $1', [at]);
    await change('update log.event set position = -position + 1 where position < 0');
    await change(
      `insert into log.event select $1, recorded_at, gen_random_uuid(), 0, version,
         'attempt-forged', type, data, meta from public.kept where position = $1`,
      [at],
    );
    return at;
  },
} satisfies Record<string, (at: number, other: number) => Promise<number>>;

const kinds = Object.entries(tamperings);

const kindOf = (round: number) => {
  const kind = kinds[round % kinds.length];
  if (!kind) throw new Error('No tampering');
  return kind;
};

describe('the chain over the events', () => {
  it('is intact as it was sealed, and goes no further than its seals', async () => {
    expect(await checkChain({ log: log.log, seals })).toEqual({
      outcome: 'intact',
      count: 56,
      upTo: positionOf(56),
    });
  });

  it('shows each of a hundred random tamperings, at the right position', {
    timeout: 300_000,
  }, async () => {
    const chance = chances(17);
    const missed: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      const [name, tamper] = kindOf(round);
      const at = 1 + chance(lastSealed);
      const other = 1 + ((at + chance(lastSealed - 1)) % lastSealed);
      const bad = await tamper(at, other);
      const verdict = await checkChain({ log: log.log, seals });
      const isFound = verdict.outcome === 'changed' && verdict.position === positionOf(bad);
      if (!isFound) missed.push(`${name} at ${at} (${other}): ${JSON.stringify(verdict)}`);
      await restored();
    }
    expect(missed).toEqual([]);
    expect((await checkChain({ log: log.log, seals })).outcome).toBe('intact');
  });

  it('names the seals around what was changed', async () => {
    await tamperings['the meta'](23);
    expect(await checkChain({ log: log.log, seals })).toEqual({
      outcome: 'changed',
      position: positionOf(23),
      after: positionOf(21),
      upTo: positionOf(28),
    });
    await restored();
  });

  it('misses no sealed event at the end of the log', async () => {
    await change('delete from log.event where position > 55');
    expect(await checkChain({ log: log.log, seals })).toMatchObject({ position: positionOf(56) });
    await restored();
  });

  it('knows a seal that was changed, taken out or signed with another key', async () => {
    await expect(change('update audit.seal set hash = hash')).rejects.toThrow('only grows');
    await change('alter table audit.seal disable trigger seal_is_forever');
    await change('create table public.kept_seals as select * from audit.seal');
    const again = async () => {
      await change('delete from audit.seal');
      await change('insert into audit.seal select * from public.kept_seals');
    };
    await change(
      `update audit.seal set trail = set_byte(trail, 3, 255 - get_byte(trail, 3)) where first = 14`,
    );
    expect(await checkChain({ log: log.log, seals })).toMatchObject({
      outcome: 'unsealed',
      after: positionOf(14),
      why: 'the seal at position 21 is not as it was signed',
    });
    await again();
    await change('delete from audit.seal where first = 14');
    expect(await checkChain({ log: log.log, seals })).toMatchObject({ why: 'a seal is missing' });
    await again();
    const others = postgresSeals(pool, keyOf(4));
    expect(await checkChain({ log: log.log, seals: others })).toMatchObject({
      outcome: 'unsealed',
      after: beforeAllEvents,
      why: `the seal at position 7 is signed with a key that is not known (${seals.key.id})`,
    });
  });

  it('goes on where it was sealed last, and seals nothing twice', async () => {
    const events = Array.from({ length: 10 }, () => fact());
    await log.log.append({ stream: newStream(), events, expected: 'none' });
    await sealed(70);
    expect((await checkChain({ log: log.log, seals })).outcome).toBe('intact');
    const last = await seals.last();
    if (!last) throw new Error('No seal');
    await expect(seals.add(last)).rejects.toThrow('duplicate');
  });
});

import { createPublicKey } from 'node:crypto';
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

const keyOf = (byte: number) => {
  const key = signingKeyIn(Buffer.alloc(32, byte).toString('base64'));
  if (!key) throw new Error('No key');
  return key;
};

const clock = { instant: () => '2026-11-27T12:00:00.000Z' as Instant };
const every = { events: 7, ms: 600_000, firstMs: 600_000 };

let log: PostgresLogUnderTest;
let pool: pg.Pool;
beforeAll(async () => {
  log = await openPostgresLog();
  pool = new pg.Pool({ connectionString: log.databaseUrl, max: 4 });
});
afterAll(async () => {
  await pool.end();
  await log.log.close();
});

/** Seven events more, sealed with this key. */
const grow = async (seals: Seals, to: number): Promise<void> => {
  const events = Array.from({ length: 7 }, () => fact());
  await log.log.append({ stream: newStream(), events, expected: 'none' });
  const stop = new AbortController();
  const sealing = sealLog({ log: log.log, seals, clock, every }, stop.signal);
  await vi.waitFor(async () => expect((await seals.last())?.count).toBe(to), 20_000);
  stop.abort();
  await sealing;
};

describe('a new key of the seals', () => {
  it('leaves the chain intact, is followed by no old one, and a key that is not known is named', async () => {
    const old = postgresSeals(pool, keyOf(3));
    const current = postgresSeals(pool, keyOf(4), [createPublicKey(keyOf(3))]);
    const check = (seals: Seals) => checkChain({ log: log.log, seals });
    await grow(old, 7);
    await grow(current, 14);
    expect(await check(current)).toMatchObject({ outcome: 'intact', count: 14 });
    expect(await check(postgresSeals(pool, keyOf(4)))).toMatchObject({
      outcome: 'unsealed',
      after: beforeAllEvents,
      why: `the seal at position 7 is signed with a key that is not known (${old.key.id})`,
    });
    expect(await check(old)).toMatchObject({
      outcome: 'unsealed',
      after: positionOf(7),
      why: `the seal at position 14 is signed with a key that is not known (${current.key.id})`,
    });
    await grow(old, 21);
    expect(await check(current)).toMatchObject({
      outcome: 'unsealed',
      after: positionOf(14),
      why: `the seal at position 21 is signed with a key of before (${old.key.id})`,
    });
  }, 60_000);
});

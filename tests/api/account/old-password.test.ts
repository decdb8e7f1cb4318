import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Identity, identityStore } from '../../../api/account/identity-store.ts';
import { sessionStore } from '../../../api/account/session-store.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../ops/product/adapters.ts';
import { noon } from '../../support/facts.ts';
import { patiently } from '../../support/patiently.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

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

/** Somebody whose password was just verified. */
const verified = async (): Promise<Identity> => {
  const accountId = randomUUID() as AccountId;
  const identity = { accountId, passwordHash: 'old' };
  const names = { email: `${accountId}@example.com`, username: accountId };
  await identityStore(pool).claim({ ...identity, ...names, at: noon });
  return identity;
};

const open = (identity: Identity) => sessionStore(pool).open(identity, 'a phone', noon);

const sessionsOf = async ({ accountId }: Identity): Promise<number> => {
  const { rowCount } = await pool.query('select 1 from auth.session where account_id = $1', [
    accountId,
  ]);
  return rowCount ?? 0;
};

/** Does the work while somebody else's transaction is open, and commits that once the work waits. */
const during = async <Value>(
  first: (client: PoolClient) => Promise<unknown>,
  work: () => Promise<Value>,
): Promise<Value> => {
  const client = await pool.connect();
  await client.query('begin');
  await first(client);
  const under = work();
  await vi.waitFor(async () => {
    // Not in that transaction, which would see the same activity for ever.
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  }, patiently);
  await client.query('commit');
  client.release();
  return under;
};

describe('a session for a password that was verified', () => {
  it('is opened while the password stands', async () => {
    const identity = await verified();
    expect(await open(identity)).toMatch(/^[\w-]{43}$/);
    expect(await sessionsOf(identity)).toBe(1);
  });

  it('is not opened once the password was changed', async () => {
    const identity = await verified();
    expect(await identityStore(pool).changePassword(identity, 'new')).toBe(true);
    expect(await open(identity)).toBeUndefined();
    expect(await open({ ...identity, passwordHash: 'new' })).toBeDefined();
  });

  it('waits for a change that is under way, and is then not opened', async () => {
    const identity = await verified();
    const token = await during(
      (client) =>
        client.query('select auth.change_password($1, $2, $3)', [
          identity.accountId,
          identity.passwordHash,
          'new',
        ]),
      () => open(identity),
    );
    expect(token).toBeUndefined();
    expect(await sessionsOf(identity)).toBe(0);
  });

  it('ends with the password when the change waited for it', async () => {
    const identity = await verified();
    const { accountId } = identity;
    const changed = await during(
      async (client) => {
        await client.query('select 1 from auth.identity where account_id = $1 for share', [
          accountId,
        ]);
        await client.query(
          `insert into auth.session values ($1, $2, $3, 'a phone', $4, $4, $4::timestamptz + '1 day')`,
          [randomBytes(32), randomUUID(), accountId, noon],
        );
      },
      () => identityStore(pool).changePassword(identity, 'new'),
    );
    expect(changed).toBe(true);
    expect(await sessionsOf(identity)).toBe(0);
  });
});

describe('two changes of one password at once', () => {
  it('are one: the second one’s current password stands no longer', async () => {
    const identity = await verified();
    const change = (wanted: string) => identityStore(pool).changePassword(identity, wanted);
    const outcomes = await Promise.all(['one', 'two', 'three'].map(change));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { PersonForgotten, type Vault } from '../../../domain/ports/vault.ts';
import { postgresVault } from '../../../ops/adapters/vault/postgres-vault.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../ops/product/adapters.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

let database: FreshDatabase;
let pool: Pool;
let vault: Vault;
beforeAll(async () => {
  database = await freshDatabase();
  await migrateToLatest(database.url);
  pool = apiPool(database.url);
  vault = postgresVault(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const place = { eventId: '0c7f6a6a-0f5b-5d2c-8d5c-0a4f1b2c3d4e', field: 'email' };

const person = async (): Promise<AccountId> => {
  const id = randomUUID() as string as AccountId;
  await vault.createKey(id);
  return id;
};

describe('a sealed value', () => {
  it.each(['', 'ada@example.com', 'Żółć 猫 👩🏽‍⚕️', 'a\0b', 'x'.repeat(100_000)])(
    'opens to what was sealed',
    async (clear) => {
      const id = await person();
      const sealed = await vault.seal(id, place, clear);
      expect(await vault.open(id, sealed)).toBe(clear);
      if (clear.length > 3) expect(sealed).not.toContain(clear);
    },
  );

  it('is another one each time, so that equal values cannot be told', async () => {
    const id = await person();
    const sealed = await Promise.all([1, 2, 3].map(() => vault.seal(id, place, 'Ada')));
    expect(new Set(sealed).size).toBe(3);
  });

  it('opens with the key of its own person only', async () => {
    const [one, two] = [await person(), await person()];
    const sealed = await vault.seal(one, place, 'Ada');
    await expect(vault.open(two, sealed)).rejects.toThrow();
  });

  it('opens where it was sealed and nowhere else', async () => {
    const id = await person();
    const sealed = await vault.seal(id, place, 'Ada');
    const moved = [
      sealed.replace('.email.', '.username.'),
      sealed.replace(place.eventId, '00000000-0000-5000-8000-000000000000'),
    ];
    for (const value of moved) {
      expect(value).not.toBe(sealed);
      await expect(vault.open(id, value)).rejects.toThrow();
    }
  });

  it('does not open when any byte of it was changed or cut off', async () => {
    const id = await person();
    const sealed = await vault.seal(id, place, 'Ada');
    const start = sealed.lastIndexOf('.') + 1;
    const bytes = Buffer.from(sealed.slice(start), 'base64url');
    const withBytes = (changed: Buffer) => sealed.slice(0, start) + changed.toString('base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      await expect(vault.open(id, withBytes(changed)), `byte ${index}`).rejects.toThrow();
    }
    for (const length of [1, 12, 16, 24, 28, bytes.length - 1]) {
      await expect(vault.open(id, withBytes(bytes.subarray(0, length)))).rejects.toThrow();
    }
  });

  it.each(['', 'Ada', 'sealed.2.a.b.c', 'sealed.1.a.b', 'sealed.1..b.c'])(
    'is not %j',
    async (value) => {
      await expect(vault.open(await person(), value)).rejects.toThrow('not in the form');
    },
  );
});

describe('a person’s key', () => {
  it('stays the same when it is made again', async () => {
    const id = await person();
    const sealed = await vault.seal(id, place, 'Ada');
    await vault.createKey(id);
    expect(await vault.open(id, sealed)).toBe('Ada');
  });

  it('that was never made seals nothing and opens nothing', async () => {
    const nobody = randomUUID() as string as AccountId;
    await expect(vault.seal(nobody, place, 'Ada')).rejects.toBeInstanceOf(PersonForgotten);
    const sealed = await vault.seal(await person(), place, 'Ada');
    expect(await vault.open(nobody, sealed)).toBeNull();
  });

  it('once destroyed leaves null for ever, even when a key is asked for again', async () => {
    const id = await person();
    const sealed = await vault.seal(id, place, 'Ada');
    await vault.destroyKey(id);
    await vault.destroyKey(id);
    expect(await vault.open(id, sealed)).toBeNull();
    await vault.createKey(id);
    expect(await vault.open(id, sealed)).toBeNull();
    await expect(vault.seal(id, place, 'Ada')).rejects.toBeInstanceOf(PersonForgotten);
    const { rows } = await pool.query('select key from auth.person_key where account_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ key: null }]);
  });

  it('of others is untouched by that', async () => {
    const [gone, kept] = [await person(), await person()];
    const sealed = await vault.seal(kept, place, 'Ada');
    await vault.destroyKey(gone);
    expect(await vault.open(kept, sealed)).toBe('Ada');
  });

  it('is looked up once for the fields that are opened together', async () => {
    const id = await person();
    const sealed = await vault.seal(id, place, 'Ada');
    const query = vi.spyOn(pool, 'query');
    await Promise.all([1, 2, 3, 4].map(() => vault.open(id, sealed)));
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });
});

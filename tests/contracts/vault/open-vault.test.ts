import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { openVault } from '../../../ops/adapters/vault/open-vault.ts';
import { postgresVault } from '../../../ops/adapters/vault/postgres-vault.ts';
import { WrongConfiguration } from '../../../ops/configuration.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { apiPool } from '../../../ops/product/adapters.ts';
import { type FreshDatabase, freshDatabase } from '../../support/postgres.ts';

const open: FreshDatabase[] = [];
const fresh = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  open.push(database);
  return database;
};

let own: FreshDatabase;
let vaultDatabase: FreshDatabase;
let pool: Pool;
beforeAll(async () => {
  own = await fresh();
  vaultDatabase = await fresh();
  await migrateToLatest(own.url);
  pool = apiPool(own.url);
});
afterAll(async () => {
  await pool.end();
  for (const database of open) await database.drop();
});

const place = { eventId: '0c7f6a6a-0f5b-5d2c-8d5c-0a4f1b2c3d4e', field: 'email' };
const someone = () => randomUUID() as string as AccountId;

describe('a vault in a database of its own', () => {
  it('takes the keys there were, and leaves none behind', async () => {
    const inside = postgresVault(pool);
    const persons = Array.from({ length: 1100 }, someone);
    for (const person of persons) await inside.createKey(person);
    const [first = someone(), gone = someone()] = persons;
    const sealed = await inside.seal(first, place, 'Ada');
    const lost = await inside.seal(gone, place, 'Grace');
    await inside.destroyKey(gone);

    const { vault, probe, close } = await openVault(pool, vaultDatabase.url);
    await probe();
    expect(await vault.open(first, sealed)).toBe('Ada');
    expect(await vault.open(gone, lost)).toBeNull();
    await vault.createKey(gone);
    expect(await vault.open(gone, lost)).toBeNull();
    const { rows } = await pool.query('select count(*)::int as left from auth.person_key');
    expect(rows).toEqual([{ left: 0 }]);
    await close();
  });

  it('is found again, with what was sealed before', async () => {
    const person = someone();
    const one = await openVault(pool, vaultDatabase.url);
    await one.vault.createKey(person);
    const sealed = await one.vault.seal(person, place, 'Ada');
    await one.close();
    const other = await openVault(pool, vaultDatabase.url);
    expect(await other.vault.open(person, sealed)).toBe('Ada');
    await other.close();
  });

  it('is missed at the start where it is not named any more', async () => {
    await expect(openVault(pool, undefined)).rejects.toThrow(WrongConfiguration);
    await expect(openVault(pool, undefined)).rejects.toThrow('VAULT_DATABASE_URL');
  });

  it('is not taken for that of another installation', async () => {
    const stranger = await fresh();
    await expect(openVault(pool, stranger.url)).rejects.toThrow('another installation');
  });

  it('is named where it cannot be worked with', async () => {
    const nowhere = new URL(vaultDatabase.url);
    nowhere.pathname = '/no_such_database';
    await expect(openVault(pool, nowhere.href)).rejects.toThrow('VAULT_DATABASE_URL');
  });
});

import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { migrations } from '../../../ops/migrations/list.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { freshDatabase } from '../../support/postgres.ts';

it('brings a database up to date when several processes begin at once, and then again', async () => {
  const database = await freshDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migrateToLatest(database.url)));
  await migrateToLatest(database.url);
  const pool = new Pool({ connectionString: database.url });
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration');
  await pool.end();
  await database.drop();
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(migrations).sort());
});

it('says that it migrates and how long it took, and nothing where all is done', async () => {
  const database = await freshDatabase();
  const lines: string[] = [];
  await migrateToLatest(database.url, (line) => lines.push(line));
  const all = Object.keys(migrations).length;
  expect(lines).toEqual([
    `Migrating the database (${all} of ${all} migrations) …`,
    expect.stringMatching(/^Migrated the database in \d+\.\d s\.$/),
  ]);
  await migrateToLatest(database.url, (line) => lines.push(line));
  await database.drop();
  expect(lines).toHaveLength(2);
});

it('says why a database cannot be migrated', async () => {
  const database = await freshDatabase();
  const pool = new Pool({ connectionString: database.url });
  await pool.query('create schema log');
  await pool.end();
  await expect(migrateToLatest(database.url)).rejects.toThrow('Migration 0001-event-log failed');
  await database.drop();
});

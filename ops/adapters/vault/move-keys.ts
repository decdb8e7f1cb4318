import type { Pool } from 'pg';

const atOnce = 1000;

type StoredKey = { readonly account_id: string; readonly key: Buffer | null };

const page = `select account_id, key from auth.person_key order by account_id limit $1`;

/** A key that was destroyed in either place is destroyed. */
const take = `
  insert into auth.person_key as k (account_id, key)
  select * from unnest($1::text[], $2::bytea[])
  on conflict (account_id) do update set key = excluded.key where excluded.key is null`;

/**
 * Moves the keys of persons into the vault's own database, a thousand at a time, and counts them.
 * Each is there before it is gone here, so that a crash between the two costs nothing.
 */
export const moveKeys = async (from: Pool, to: Pool): Promise<number> => {
  let moved = 0;
  for (;;) {
    const { rows } = await from.query<StoredKey>(page, [atOnce]);
    if (rows.length === 0) return moved;
    const persons = rows.map(({ account_id }) => account_id);
    await to.query(take, [persons, rows.map(({ key }) => key)]);
    await from.query('delete from auth.person_key where account_id = any($1)', [persons]);
    moved += rows.length;
  }
};

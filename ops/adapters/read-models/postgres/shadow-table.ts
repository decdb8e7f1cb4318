import type { Projection } from '../../../../projectors/projection.ts';
import type { Connection } from './checkpoints.ts';
import { createTable, tableName } from './tables.ts';

/** The table being rebuilt; by its oid, for another rebuild may give its name to another table. */
export type ShadowTable = { readonly projection: Projection; readonly oid: number };

const oidOf = async (connection: Connection, projection: Projection): Promise<number | null> => {
  const { rows } = await connection.query<{ oid: number | null }>(
    'select to_regclass($1)::oid as oid',
    [tableName(projection, 'next')],
  );
  return rows[0]?.oid ?? null;
};

/** An empty table; one that an interrupted rebuild left behind is dropped. */
export const createShadow = async (
  connection: Connection,
  projection: Projection,
): Promise<ShadowTable> => {
  const table = tableName(projection, 'next');
  await connection.query(`drop table if exists ${table}; ${createTable(projection, 'next')}`);
  return { projection, oid: (await oidOf(connection, projection)) ?? 0 };
};

export const isStillThere = async (
  connection: Connection,
  { projection, oid }: ShadowTable,
): Promise<boolean> => (await oidOf(connection, projection)) === oid;

/** Leaves nothing behind of a rebuild that came to no end; after a swap there is nothing left. */
export const dropShadow = async (connection: Connection, shadow: ShadowTable): Promise<void> => {
  if (await isStillThere(connection, shadow)) {
    await connection.query(`drop table ${tableName(shadow.projection, 'next')}`);
  }
};

import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export type Tables = {
  readonly instance: DuckDBInstance;
  readonly connection: DuckDBConnection;
  readonly close: () => void;
};

/** Loaded when it is needed: its library is larger than all the rest, and no server start wants it. */
export const loadDuckDb = () => import('@duckdb/node-api');

/** A database in memory that nothing is left of. */
export const openTables = async (settings: Readonly<Record<string, string>>): Promise<Tables> => {
  const { DuckDBInstance: instances } = await loadDuckDb();
  const instance = await instances.create(':memory:', settings);
  const connection = await instance.connect();
  const close = (): void => {
    connection.closeSync();
    instance.closeSync();
  };
  return { instance, connection, close };
};

/** A text as a literal of SQL. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A name as SQL takes it whatever it is. */
export const named = (name: string): string => `"${name.replaceAll('"', '""')}"`;

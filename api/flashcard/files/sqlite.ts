import type { Database, SqlJsStatic } from 'sql.js';

let loading: Promise<SqlJsStatic> | undefined;

/** SQLite as a library, fetched when the first package of cards comes. */
const sqlite = (): Promise<SqlJsStatic> => {
  loading ??= import('sql.js').then(({ default: start }) => start());
  return loading;
};

/** A database in memory, for as long as the work takes; a new one where no bytes are given. */
export const withDatabase = async <Value>(
  bytes: Uint8Array | undefined,
  work: (database: Database) => Value,
): Promise<Value> => {
  const { Database: Opened } = await sqlite();
  const database = new Opened(bytes);
  try {
    return work(database);
  } finally {
    database.close();
  }
};

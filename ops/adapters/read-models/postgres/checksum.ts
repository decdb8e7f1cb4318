import type { Projection } from '../../../../projectors/projection.ts';
import type { Connection } from './checkpoints.ts';
import { type TableGeneration, tableName } from './tables.ts';

/**
 * SHA-256 over the rows' own SHA-256s in the order of their keys: a table of any size is compared
 * without leaving the server. A row is its key, a line feed and its JSON.
 */
export const checksumOf = async (
  connection: Connection,
  projection: Projection,
  place: TableGeneration,
): Promise<string> => {
  const { rows } = await connection.query<{ checksum: string }>(`
    select encode(sha256(coalesce(string_agg(
             sha256(convert_to(key || E'\\n' || data::text, 'UTF8')), ''::bytea order by key
           ), ''::bytea)), 'hex') as checksum
      from ${tableName(projection, place)}`);
  return rows[0]?.checksum ?? '';
};

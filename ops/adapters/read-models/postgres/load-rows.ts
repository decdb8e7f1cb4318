import type { Projection, Row } from '../../../../projectors/projection.ts';
import type { Connection } from './checkpoints.ts';
import { type TableGeneration, tableName } from './tables.ts';

export type RowsToLoad = {
  readonly projection: Projection;
  readonly place: TableGeneration;
  readonly keys: readonly string[];
};

export const loadRows = async (
  connection: Connection,
  { projection, place, keys }: RowsToLoad,
): Promise<ReadonlyMap<string, Row>> => {
  const { rows } = await connection.query<{ key: string; data: Row }>({
    name: `load ${place} ${projection.name}`,
    text: `select key, data from ${tableName(projection, place)} where key = any($1::text[])`,
    values: [keys],
  });
  return new Map(rows.map(({ key, data }) => [key, data]));
};

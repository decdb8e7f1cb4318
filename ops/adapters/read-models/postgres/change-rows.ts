import type { Projection } from '../../../../projectors/projection.ts';
import type { RowChange } from '../../../../projectors/runtime/read-model-store.ts';
import type { Connection } from './checkpoints.ts';
import { asRefusal } from './refusals.ts';
import {
  columnNames,
  keptRows,
  onConflictReplace,
  removedKeys,
  rowArrays,
  selectRows,
} from './row-values.ts';
import { type Place, tableName } from './tables.ts';

export type ChangedRows = {
  readonly projection: Projection;
  readonly place: Place;
  readonly changes: readonly RowChange[];
};

/** Writes and removes rows in one statement. Throws `RowRefused`. */
export const changeRows = async (
  connection: Connection,
  { projection, place, changes }: ChangedRows,
): Promise<void> => {
  const table = tableName(projection, place);
  const text = `
    with written as (
      insert into ${table} (${columnNames(projection)})
      ${selectRows(projection, 2)}
      ${onConflictReplace(projection)}
    )
    delete from ${table} where key = any($1::text[])`;
  const values = [removedKeys(changes), ...rowArrays(projection, keptRows(changes))];
  try {
    await connection.query({ name: `change ${place} ${projection.name}`, text, values });
  } catch (error) {
    throw asRefusal(error);
  }
};

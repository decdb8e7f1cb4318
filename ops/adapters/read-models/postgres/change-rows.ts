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
import { tableName } from './tables.ts';

/** Writes and removes rows of the table being rebuilt, in one statement. */
export const changeRows = async (
  connection: Connection,
  projection: Projection,
  changes: readonly RowChange[],
): Promise<void> => {
  const table = tableName(projection, 'next');
  const text = `
    with written as (
      insert into ${table} (${columnNames(projection)})
      ${selectRows(projection, 2)}
      ${onConflictReplace(projection)}
    )
    delete from ${table} where key = any($1::text[])`;
  const values = [removedKeys(changes), ...rowArrays(projection, keptRows(changes))];
  try {
    await connection.query({ name: `change ${projection.name}`, text, values });
  } catch (error) {
    throw asRefusal(error);
  }
};

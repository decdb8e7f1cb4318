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
import { type TableGeneration, tableName } from './tables.ts';

export type ChangedRows = {
  readonly projection: Projection;
  readonly place: TableGeneration;
  readonly changes: readonly RowChange[];
};

/** More of them in one statement would keep the process from everything else while they are packed. */
export const rowsAtOnce = 500;

const statementFor = ({ projection, place }: ChangedRows): string => {
  const table = tableName(projection, place);
  return `
    with written as (
      insert into ${table} (${columnNames(projection)})
      ${selectRows(projection, 2)}
      ${onConflictReplace(projection)}
    )
    delete from ${table} where key = any($1::text[])`;
};

/** Writes and removes rows. Throws `RowRefused`, and those before it may be written. */
export const changeRows = async (connection: Connection, rows: ChangedRows): Promise<void> => {
  const { projection, place, changes } = rows;
  const name = `change ${place} ${projection.name}`;
  const text = statementFor(rows);
  try {
    for (let from = 0; from < changes.length; from += rowsAtOnce) {
      const some = changes.slice(from, from + rowsAtOnce);
      const values = [removedKeys(some), ...rowArrays(projection, keptRows(some))];
      await connection.query({ name, text, values });
    }
  } catch (error) {
    throw asRefusal(error);
  }
};

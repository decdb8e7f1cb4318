import { resolve } from 'node:path';
import type { MetricTable } from '../../../domain/contracts/metrics.ts';
import { literal, openTables } from '../duckdb.ts';

type Cell = MetricTable['rows'][number][number];

/** Of all its cells, empty ones aside; a column of different kinds is text, and so is one that is empty. */
const typeOf = (cells: readonly (Cell | undefined)[]): 'DOUBLE' | 'BOOLEAN' | 'VARCHAR' => {
  const kinds = new Set(cells.filter((cell) => cell != null).map((cell) => typeof cell));
  if (kinds.size !== 1) return 'VARCHAR';
  if (kinds.has('number')) return 'DOUBLE';
  return kinds.has('boolean') ? 'BOOLEAN' : 'VARCHAR';
};

/** Writes a table as one file of Parquet, in place of what was there. Throws what DuckDB and the disk throw. */
export const writeMetricParquet = async (
  { columns, rows }: MetricTable,
  file: string,
): Promise<void> => {
  const types = columns.map((name, at) => [name, typeOf(rows.map((row) => row[at]))]);
  const objects = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
  const [shape, data] = [[Object.fromEntries(types)], objects].map((one) =>
    literal(JSON.stringify(one)),
  );
  const { connection, close } = await openTables({ threads: '1' });
  try {
    await connection.run(
      `copy (select unnest(from_json(${data}, ${shape}), max_depth := 2))
        to ${literal(resolve(file))} (format parquet, compression zstd)`,
    );
  } finally {
    close();
  }
};

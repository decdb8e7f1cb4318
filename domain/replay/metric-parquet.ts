import { parquetWriteBuffer } from 'hyparquet-writer';
import type { MetricCell, MetricTable } from '../contracts/metrics.ts';

type Cell = MetricCell | undefined;

/** Of all its cells, empty ones aside; a column of different kinds is text, and so is one that is empty. */
const typeOf = (cells: readonly Cell[]): 'DOUBLE' | 'BOOLEAN' | 'STRING' => {
  const kinds = new Set(cells.filter((cell) => cell != null).map((cell) => typeof cell));
  if (kinds.size !== 1) return 'STRING';
  if (kinds.has('number')) return 'DOUBLE';
  return kinds.has('boolean') ? 'BOOLEAN' : 'STRING';
};

const columnOf = (name: string, cells: readonly Cell[]) => {
  const type = typeOf(cells);
  const written = (cell: Cell) => (type === 'STRING' && cell != null ? String(cell) : cell);
  return { name, type, data: cells.map((cell) => written(cell) ?? null) };
};

/** The table of a metric as one file of Parquet, each column of its own type, compressed by Snappy. */
export const metricParquet = ({ columns, rows }: MetricTable): Uint8Array<ArrayBuffer> => {
  const columnData = columns.map((name, at) =>
    columnOf(
      name,
      rows.map((row) => row[at]),
    ),
  );
  return new Uint8Array(parquetWriteBuffer({ columnData }));
};

import { stringify } from 'csv-stringify/sync';
import type { MetricTable } from '../../../domain/contracts/metrics.ts';

/** A table as CSV; a cell that a spreadsheet would take for a formula is made a text. */
export const metricCsv = ({ columns, rows }: MetricTable): string =>
  stringify(rows, {
    header: true,
    columns,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: String },
  });

import type { DataTable } from '../../contracts/exhibits.ts';
import type { ChartRow } from '../cases-schema/chart-part.ts';
import { headingOf } from './chart-words.ts';

type Cells = ChartRow['cells'];

const flags: Readonly<Record<string, string>> = { H: ' (high)', L: ' (low)' };

const named = ({ name = '' }: Cells): string => name;

/** As a chart prints it: a percent sign stands at its number. */
const behindValue = (unit: string): string =>
  unit === '' || unit.startsWith('%') ? unit : ` ${unit}`;

const valued = ({ value = '', unit = '', flag = '' }: Cells): string =>
  `${value}${behindValue(unit)}${flags[flag] ?? ''}`;

const cellsOf =
  (name: string) =>
  (cells: Cells): string =>
    cells[name] ?? '';

type Column = { readonly heading: string; readonly of: (cells: Cells) => string };

const laboratory: readonly Column[] = [
  { heading: 'Test', of: named },
  { heading: 'Result', of: valued },
  { heading: '% of predicted', of: cellsOf('percentPredicted') },
  { heading: 'Reference range', of: cellsOf('range') },
  { heading: 'Before', of: cellsOf('before') },
];

/** Lines with a name and a value are laboratory results, whatever else they hold. */
export const isLaboratory = (rows: readonly ChartRow[]): boolean =>
  rows.every(({ cells }) => 'name' in cells && 'value' in cells);

const columnsOf = (rows: readonly ChartRow[]): readonly Column[] =>
  isLaboratory(rows)
    ? laboratory
    : [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].map((name) => ({
        heading: headingOf(name),
        of: cellsOf(name),
      }));

/** Lines of the chart as a table, without a column that no line fills. */
export const tableOfRows = (rows: readonly ChartRow[]): DataTable => {
  const filled = columnsOf(rows).filter(({ of }) => rows.some(({ cells }) => of(cells) !== ''));
  return {
    columns: filled.map(({ heading }) => heading),
    rows: rows.map(({ cells }) => filled.map(({ of }) => of(cells))),
  };
};

/** A set of values as a table of two columns. */
export const tableOfValues = (values: Cells): DataTable => ({
  columns: ['Measure', 'Value'],
  rows: Object.entries(values).map(([name, value]) => [headingOf(name), value]),
});

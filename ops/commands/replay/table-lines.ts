import type { MetricCell, MetricTable } from '../../../domain/contracts/metrics.ts';

/** More than anybody reads on a terminal; a file holds them all. */
const shownRows = 200;

const control = /\p{Cc}/gu;

/** Nothing that a terminal would take for an order. */
const textOf = (cell: MetricCell): string =>
  (cell === null ? '' : String(cell)).replaceAll(control, ' ');

/** A table in columns, numbers to the right. */
export const tableLines = ({ columns, rows }: MetricTable): readonly string[] => {
  const shown = rows.slice(0, shownRows);
  const isNumber = columns.map((_, at) => shown.every((row) => typeof row[at] !== 'string'));
  const lines = [columns, ...shown].map((row) => row.map(textOf));
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const padded = lines.map((line) =>
    line
      .map((cell, at) =>
        isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const left = rows.length - shown.length;
  return left > 0 ? [...padded, `… and ${left.toLocaleString('en-US')} more rows`] : padded;
};

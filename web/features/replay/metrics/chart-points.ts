import type { MetricCell, MetricChart, MetricTable } from '../../../../domain/contracts/metrics.ts';

export type ChartPoints = {
  readonly points: readonly Readonly<Record<string, string | number>>[];
  /** One line or color each, by what it is called. */
  readonly series: readonly string[];
};

/** As many as there are colors that can be told apart. */
export const mostSeries = 7;

const wordOf = (cell: MetricCell | undefined): string => String(cell ?? '');

/** A table as a chart draws it: a point for each x, with a value for each series; undefined where it has no such columns. */
export const chartPoints = (
  { columns, rows }: MetricTable,
  { x, y, series }: MetricChart,
): ChartPoints | undefined => {
  const [atX, atY] = [columns.indexOf(x), columns.indexOf(y)];
  const atSeries = series === null ? -1 : columns.indexOf(series);
  if (atX < 0 || atY < 0 || (series !== null && atSeries < 0)) return undefined;
  const nameOf = (row: readonly MetricCell[]): string =>
    series === null ? y : wordOf(row[atSeries]);
  // The last ones are of most interest, and where rows are months they are the newest.
  const names = [...new Set(rows.map(nameOf))].slice(-mostSeries);
  const points = new Map<string, Record<string, string | number>>();
  for (const row of rows) {
    const [name, value, place] = [nameOf(row), row[atY], wordOf(row[atX])];
    if (typeof value !== 'number' || !names.includes(name)) continue;
    points.set(place, { ...points.get(place), place, [`y ${name}`]: value });
  }
  return { points: [...points.values()], series: names };
};

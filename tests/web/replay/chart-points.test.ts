import { describe, expect, it } from 'vitest';
import { chartPoints, mostSeries } from '../../../web/features/replay/metrics/chart-points.ts';

const table = {
  columns: ['week', 'share', 'joined'],
  rows: [
    [1, 74, 'May'],
    [2, 58, 'May'],
    [1, 75, 'June'],
    [2, null, 'June'],
  ],
};
const chart = { as: 'line', x: 'week', y: 'share', series: 'joined' } as const;

describe('the points of a metric’s chart', () => {
  it('are one for each x, with a value for each series', () => {
    expect(chartPoints(table, chart)).toEqual({
      points: [
        { place: '1', 'y May': 74, 'y June': 75 },
        { place: '2', 'y May': 58 },
      ],
      series: ['May', 'June'],
    });
  });

  it('are one line without a series', () => {
    expect(
      chartPoints({ ...table, rows: table.rows.slice(0, 2) }, { ...chart, series: null }),
    ).toEqual({
      points: [
        { place: '1', 'y share': 74 },
        { place: '2', 'y share': 58 },
      ],
      series: ['share'],
    });
  });

  it('are none where the table has no such column', () => {
    expect(chartPoints(table, { ...chart, y: 'learners' })).toBeUndefined();
  });

  it('show no more series than there are colors, the last ones', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [1, at, `cohort ${at}`]);
    const drawn = chartPoints({ ...table, rows }, chart);
    expect(drawn?.series).toHaveLength(mostSeries);
    expect(drawn?.series.at(-1)).toBe('cohort 9');
  });
});

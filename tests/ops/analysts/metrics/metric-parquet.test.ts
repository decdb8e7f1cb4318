import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { literal, openTables } from '../../../../ops/analysts/duckdb.ts';
import { writeMetricParquet } from '../../../../ops/analysts/metrics/metric-parquet.ts';

it('writes the table of a metric as Parquet, each column of its own type', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwell-metric-'));
  const file = join(folder, "today's.parquet");
  const { connection, close } = await openTables({ threads: '1' });
  try {
    await writeMetricParquet(
      {
        columns: ['hour', 'accuracy', 'late', 'mixed'],
        rows: [
          ["0'7:00", 82.5, true, 1],
          ['08:00', null, false, 'two'],
        ],
      },
      file,
    );
    const read = `from read_parquet(${literal(file)})`;
    const rows = await connection.runAndReadAll(`select * ${read}`);
    expect(rows.getRows()).toEqual([
      ["0'7:00", 82.5, true, '1'],
      ['08:00', null, false, 'two'],
    ]);
    expect(rows.columnNames()).toEqual(['hour', 'accuracy', 'late', 'mixed']);
  } finally {
    close();
    await rm(folder, { recursive: true });
  }
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { metricParquet } from '../../../../domain/replay/metric-parquet.ts';
import { literal, openTables } from '../../../../ops/analysts/duckdb.ts';

it('writes the table of a metric as Parquet, each column of its own type', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwell-metric-'));
  const file = join(folder, "today's.parquet");
  const { connection, close } = await openTables({ threads: '1' });
  try {
    const bytes = metricParquet({
      columns: ['hour', 'accuracy', 'late', 'mixed', 'empty'],
      rows: [
        ["0'7:00", 82.5, true, 1, null],
        ['08:00', null, false, 'two', null],
      ],
    });
    await writeFile(file, bytes);
    const read = `from read_parquet(${literal(file)})`;
    const rows = await connection.runAndReadAll(`select * ${read}`);
    expect(rows.getRows()).toEqual([
      ["0'7:00", 82.5, true, '1', null],
      ['08:00', null, false, 'two', null],
    ]);
    expect(rows.columnNames()).toEqual(['hour', 'accuracy', 'late', 'mixed', 'empty']);
    const none = metricParquet({ columns: ['hour'], rows: [] });
    await writeFile(file, none);
    expect((await connection.runAndReadAll(`select * ${read}`)).getRows()).toEqual([]);
  } finally {
    close();
    await rm(folder, { recursive: true });
  }
});

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventTables } from '../../../../domain/ports/event-tables.ts';
import { exportedTables } from '../../../../ops/adapters/event-tables/exported-tables.ts';
import { exportEvents } from '../../../../ops/analysts/export/export-events.ts';
import { goldenEvents, logOf } from '../../analysts/golden-log.ts';

let folder: string;
/** What takes no time is asked as by the product; what never ends is given less of it. */
let tables: EventTables;
let impatient: EventTables;
const mostSeconds = 2;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwell-tables-'));
  tables = exportedTables(folder);
  impatient = exportedTables(folder, mostSeconds);
  expect(await tables.ask('select 1')).toEqual({ outcome: 'absent' });
  await exportEvents(logOf(goldenEvents), {
    folder,
    as: 'parquet',
    testers: false,
    from: undefined,
    to: undefined,
    now: '2026-11-27T12:00:00.000Z',
    report: () => undefined,
  });
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const answerOf = async (sql: string) => {
  const told = await tables.ask(sql);
  if (told.outcome !== 'answered') throw new Error(JSON.stringify(told));
  return told.answer;
};

const long =
  'select count(*) from range(10000000) a, range(1000000) b where a.range % 7 = b.range % 11';

describe('asking the exported files', { timeout: 120_000 }, () => {
  it.each([
    ["select * from read_csv('/etc/passwd')", 'disabled'],
    ["select * from read_text('/etc/passwd')", 'disabled'],
    ["select * from '/etc/passwd'", 'passwd'],
    ["select * from glob('/etc/*')", 'disabled'],
    ["select * from read_parquet('https://example.com/a.parquet')", ''],
    ["copy (select 1) to '/tmp/out.csv'", 'disabled'],
    ["attach '/tmp/out.db' as other", 'Only SELECT'],
    ['install httpfs', 'Only SELECT'],
    ['load httpfs', 'Only SELECT'],
    ["set memory_limit = '100GB'", 'Only SELECT'],
    ['set lock_configuration = false', 'Only SELECT'],
    ['pragma enable_profiling', 'Only SELECT'],
    ['create table mine as select 1', 'Only SELECT'],
    ['drop view QuizSubmitted', 'Only SELECT'],
    ["export database '/tmp/out'", 'disabled'],
    ['call force_checkpoint()', ''],
    ['select 1; select 2', 'one SELECT'],
    ['select nothing from nowhere', 'nowhere'],
    ['select', ''],
  ])('refuses %s', async (sql, why) => {
    const told = await tables.ask(sql);
    expect(told).toMatchObject({ outcome: 'refused', why: expect.stringContaining(why) });
    const text = JSON.stringify(told);
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toContain('root:');
    expect(text).not.toContain(folder);
  });

  it('writes nothing beside the files it reads', async () => {
    const into = join(folder, 'mine.parquet');
    expect(await tables.ask(`copy (select 1) to '${into}'`)).toMatchObject({
      outcome: 'refused',
      why: expect.stringContaining('Only SELECT'),
    });
    expect(existsSync(into)).toBe(false);
    expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')).as).toBe('parquet');
  });

  it('cuts long answers off, by rows and by size', async () => {
    const rows = await answerOf('select * from range(1000000)');
    expect([rows.isCut, rows.rows.length]).toEqual([true, 1000]);
    const wide = await answerOf("select repeat('x', 5000) as text from range(1000)");
    expect(wide.isCut).toBe(true);
    expect(JSON.stringify(wide).length).toBeLessThan(1_300_000);
  });

  it.each([
    'with recursive n as (select 1 as i union all select i + 1 from n) select max(i) from n',
    "select len(string_agg(repeat('x', 1000), '')) from range(100000000)",
    'select count(*) from (select distinct md5(range::varchar) from range(50000000))',
    "select length(repeat('x', 2000000000) || repeat('y', 2000000000))",
  ])('ends %s in time', async (sql) => {
    const began = performance.now();
    const told = await impatient.ask(sql);
    expect(['refused', 'stopped']).toContain(told.outcome);
    expect(JSON.stringify(told)).toMatch(/more than 2 s|memory|limit|too/i);
    expect(performance.now() - began).toBeLessThan(45_000);
  });

  it('answers two at once and tells a third to wait', async () => {
    const told = await Promise.all([long, long, long].map(impatient.ask));
    expect(told.map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'busy']);
    expect((await answerOf('select 1 as one')).rows).toEqual([['1']]);
  });
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { definitionOf, eventTypes } from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { openTables } from '../../../ops/analysts/duckdb.ts';
import { type ExportWish, exportEvents } from '../../../ops/analysts/export/export-events.ts';
import { eventViews } from '../../../ops/analysts/sql/event-views.ts';
import { leftOut } from '../../../ops/analysts/told/left-out.ts';
import { goldenEvents, logOf } from './golden-log.ts';

const made: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwell-export-test-'));
  made.push(folder);
  return folder;
};
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

const wishOf = (folder: string, wish: Partial<ExportWish> = {}): ExportWish => ({
  folder,
  as: 'parquet',
  testers: false,
  from: undefined,
  to: undefined,
  now: '2026-11-30T00:00:00.000Z',
  report: () => undefined,
  ...wish,
});

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

const hashOf = (folder: string): readonly string[] =>
  filesOf(folder).map((file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    return `${file.slice(folder.length)} ${hash}`;
  });

const ask = async (folder: string, sql: string) => {
  const { connection, close } = await openTables({});
  try {
    for (const view of (await eventViews(folder)) ?? []) await connection.run(view);
    return (await connection.runAndReadAll(sql)).getRowObjectsJson();
  } finally {
    close();
  }
};

const real = goldenEvents.filter(({ meta }) => !meta.testMode);
const countOf = (events: readonly RecordedEvent[]) => events.length;

const secret = 'canary-of-a-sealed-name';

const secretFields = ({ type, data }: RecordedEvent) =>
  [...leftOut(type)]
    .filter((path) => data[path] !== undefined)
    .map((path) => [path, secret] as const);

/** Whatever is left out says so. */
const withSecrets = goldenEvents.map((event) => ({
  ...event,
  data: { ...event.data, ...Object.fromEntries(secretFields(event)) },
}));

describe('exporting the log as Parquet', { timeout: 60_000 }, () => {
  it('writes every event of every version as today says, without testers', async () => {
    const folder = await newFolder();
    const told = await exportEvents(logOf(goldenEvents), wishOf(folder));
    expect(told.events).toBe(countOf(real));
    const [all] = await ask(
      folder,
      'select count(*)::int as n, count(distinct event_id)::int as ids from events',
    );
    expect(all).toEqual({ n: countOf(real), ids: countOf(real) });
    const submitted = await ask(
      folder,
      `select score::int as score, typeof(day) as day, len(answers)::int as answers, event_revision
       from QuizSubmitted order by event_position`,
    );
    const wanted = real.filter(({ type }) => type === 'QuizSubmitted');
    expect(submitted).toHaveLength(wanted.length);
    expect(submitted[0]).toMatchObject({ day: 'DATE', event_revision: wanted[0]?.revision });
  });

  it('writes testers too where they are asked for', async () => {
    const folder = await newFolder();
    const told = await exportEvents(logOf(goldenEvents), wishOf(folder, { testers: true }));
    expect(told.events).toBe(countOf(goldenEvents));
    const [row] = await ask(folder, 'select count(*)::int as n from events where event_is_test');
    expect(row).toEqual({ n: countOf(goldenEvents) - countOf(real) });
    await expect(exportEvents(logOf(goldenEvents), wishOf(folder))).rejects.toThrow('with testers');
  });

  it('leaves out what is personal as lines of JSON', async () => {
    const folder = await newFolder();
    expect(JSON.stringify(withSecrets)).toContain(secret);
    await exportEvents(logOf(withSecrets), wishOf(folder, { as: 'jsonl', testers: true }));
    const texts = filesOf(folder).map((file) => readFileSync(file, 'utf8'));
    expect(texts.join('').trimEnd().split('\n')).toHaveLength(countOf(goldenEvents));
    expect(texts.join('')).not.toContain(secret);
  });

  it('leaves out what is personal, and has no column for it', async () => {
    const folder = await newFolder();
    await exportEvents(logOf(withSecrets), wishOf(folder, { testers: true }));
    const found = eventTypes.map((type) => `select to_json(one)::varchar as row from ${type} one`);
    const rows = await ask(folder, found.join(' union all '));
    expect(rows).toHaveLength(countOf(goldenEvents));
    expect(JSON.stringify(rows)).not.toContain(secret);
    const sql = 'select table_name, column_name from information_schema.columns';
    const columns = await ask(folder, sql);
    const names = columns.map((row) => `${row['table_name']}.${row['column_name']}`);
    expect(names).toContain('AccountOpened.timeZone');
    const personal = eventTypes.flatMap((type) =>
      (definitionOf(type)?.personal ?? []).map((field) => `${type}.${field}`),
    );
    expect(personal.length).toBeGreaterThan(20);
    expect(names.filter((name) => personal.includes(name))).toEqual([]);
  });

  it('is the same bytes when it is run again, from the start or further on', async () => {
    const [atOnce, bySteps] = [await newFolder(), await newFolder()];
    await exportEvents(logOf(goldenEvents), wishOf(atOnce));
    for (const end of [20, 21, 75, goldenEvents.length, goldenEvents.length]) {
      await exportEvents(logOf(goldenEvents.slice(0, end)), wishOf(bySteps));
    }
    expect(hashOf(bySteps)).toEqual(hashOf(atOnce));
    expect(filesOf(atOnce).length).toBeGreaterThan(100);
  });

  it('keeps to the days it was asked for, and goes on from whole ones', async () => {
    const [some, all] = [await newFolder(), await newFolder()];
    const [from, to] = ['2026-11-02' as CalendarDay, '2026-11-03' as CalendarDay];
    const told = await exportEvents(logOf(goldenEvents), wishOf(some, { from, to }));
    expect(told.days).toBe(2);
    expect(readdirSync(some)).toEqual([
      'event_day=2026-11-02',
      'event_day=2026-11-03',
      'manifest.json',
    ]);
    await exportEvents(logOf(goldenEvents), wishOf(some));
    await exportEvents(logOf(goldenEvents), wishOf(all));
    expect(hashOf(some)).toEqual(hashOf(all));
  });

  it('leaves no half of a day behind when it dies, and mends what a dead run left', async () => {
    const folder = await newFolder();
    const broken = logOf(goldenEvents);
    const dying: typeof broken.history = async function* (range) {
      let batches = 0;
      for await (const batch of broken.history(range)) {
        batches += 1;
        if (batches === 30) throw new Error('the machine died');
        yield batch;
      }
    };
    await expect(exportEvents({ ...broken, history: dying }, wishOf(folder))).rejects.toThrow(
      'the machine died',
    );
    expect(readdirSync(folder)).toEqual([]);

    // As a kill leaves it: a day on its way out, another half written, and the mark of a dead process.
    const whole = await newFolder();
    await exportEvents(logOf(goldenEvents), wishOf(whole));
    const before = hashOf(whole);
    const beside = join(whole, '.writing');
    await mkdir(join(beside, 'event_day=2026-11-03', 'event_type=SignedIn'), { recursive: true });
    await writeFile(
      join(beside, 'event_day=2026-11-03/event_type=SignedIn/part-0-0.parquet'),
      'PAR1',
    );
    await writeFile(join(beside, 'pid'), '999999999');
    expect(await ask(whole, 'select count(*)::int as n from events')).toEqual([
      { n: countOf(real) },
    ]);
    await exportEvents(logOf(goldenEvents), wishOf(whole));
    expect(hashOf(whole)).toEqual(before);
  });

  it('writes all days anew when columns have changed, never some of them', async () => {
    const folder = await newFolder();
    await exportEvents(logOf(goldenEvents), wishOf(folder));
    const before = hashOf(folder);
    const manifest = join(folder, 'manifest.json');
    const told = JSON.parse(readFileSync(manifest, 'utf8'));
    writeFileSync(manifest, JSON.stringify({ ...told, shape: 'of an older build' }));
    const from = '2026-11-03' as CalendarDay;
    const some = exportEvents(logOf(goldenEvents), wishOf(folder, { from }));
    await expect(some).rejects.toThrow('columns have changed');
    const all = await exportEvents(logOf(goldenEvents), wishOf(folder));
    expect(all.events).toBe(countOf(real));
    expect(hashOf(folder)).toEqual(before);
  });

  it('refuses to write where another run does', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, '.writing'));
    // The process that started this one is alive and another.
    writeFileSync(join(folder, '.writing', 'pid'), String(process.ppid));
    await expect(exportEvents(logOf(goldenEvents), wishOf(folder))).rejects.toThrow('is writing');
  });

  it('stops at an event that is not what its schema says, and names it', async () => {
    const folder = await newFolder();
    const wrong = goldenEvents.map((event) =>
      event.type === 'AnswerGiven' ? { ...event, data: { ...event.data, seconds: 'long' } } : event,
    );
    await expect(exportEvents(logOf(wrong), wishOf(folder))).rejects.toThrow(
      /seconds of the event at 0{10,}\d+/,
    );
  });

  it('has a view of a type that never happened, and of an empty log', async () => {
    const folder = await newFolder();
    await exportEvents(logOf([]), wishOf(folder));
    expect(await ask(folder, 'select * from QuizSubmitted')).toEqual([]);
    expect(await ask(folder, 'select * from events')).toEqual([]);
  });

  it('answers every question of the docs', async () => {
    const folder = await newFolder();
    await exportEvents(logOf(goldenEvents), wishOf(folder));
    const text = readFileSync(new URL('../../../docs/analysts.md', import.meta.url), 'utf8');
    const questions = [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql]) => sql ?? '');
    expect(questions).toHaveLength(4);
    for (const sql of questions) expect(await ask(folder, sql)).toBeInstanceOf(Array);
  });
});

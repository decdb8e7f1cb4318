import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openTables } from './analysts/duckdb.ts';
import { eventsFolder } from './analysts/events-folder.ts';
import { eventViews } from './analysts/sql/event-views.ts';
import { type PrintFormat, printedRows, printFormat } from './analysts/sql/printed-rows.ts';
import { runCommand, say, WrongUse } from './commands/command.ts';
import { readConfiguration } from './configuration.ts';

const usage = `Usage: npm run sql -- [--from <folder>] [--format table|csv|json] ["<statements>"]
  Opens what 'npm run export -- events' wrote in DuckDB, with a view for each type of event and 'events'
  over all of them, and runs the statements that are given, or those that come by standard input.
  Example: npm run sql -- "select event_type, count(*) from events group by all order by 2 desc"`;

const readArguments = async (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' }, format: { type: 'string', default: 'table' } },
  });
  const format = printFormat.safeParse(values.format);
  if (!format.success) throw new WrongUse('--format is table, csv or json.');
  const isAsked = positionals.length === 0 && process.stdin.isTTY;
  const sql = positionals.length > 0 ? positionals.join(' ') : await text(process.stdin);
  if (isAsked || sql.trim() === '') throw new WrongUse('Give a statement of SQL.');
  const { dataDir } = readConfiguration(process.env);
  const folder =
    values.from === undefined ? eventsFolder(dataDir, 'parquet') : resolve(values.from);
  return { folder, format: format.data, sql };
};

type SqlRequest = { readonly folder: string; readonly format: PrintFormat; readonly sql: string };

const run = async ({ folder, format, sql }: SqlRequest): Promise<number> => {
  const views = await eventViews(folder);
  if (!views) {
    throw new WrongUse(`There is no export in ${folder}: run 'npm run export -- events' first.`);
  }
  const { connection, close } = await openTables({});
  try {
    for (const view of views) await connection.run(view);
    const statements = await connection.extractStatements(sql);
    for (let index = 0; index < statements.count; index += 1) {
      const reader = await (await statements.prepare(index)).runAndReadAll();
      if (reader.columnCount > 0) say(printedRows(reader, format));
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  } finally {
    close();
  }
};

await runCommand(usage, async (args) => run(await readArguments(args)));

import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api';
import { sqlLimits } from '../../../domain/contracts/analysts.ts';
import type { SqlOutcome } from '../../../domain/ports/event-tables.ts';
import { literal, loadDuckDb, openTables } from '../../analysts/duckdb.ts';
import { eventViews } from '../../analysts/sql/event-views.ts';
import { ended } from './ended.ts';

/** What a question is asked with, from the process that serves. */
export type Question = {
  readonly folder: string;
  readonly sql: string;
  /** It is stopped after so many. */
  readonly seconds: number;
};

const settings = {
  threads: '1',
  memory_limit: '200MB',
  // Nothing is spilled: what does not fit is refused.
  temp_directory: '',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
} as const;

/** From here on nothing is read but the files of the export, and no setting says otherwise any more. */
const locks = (folder: string): readonly string[] => [
  `set allowed_directories = [${literal(`${folder}/`)}]`,
  'set enable_external_access = false',
  'set lock_configuration = true',
];

class NotAllowed extends Error {}

/** What is no question would change something, or reach out of the tables: by its kind, before it runs. */
const prepareOne = async (
  connection: DuckDBConnection,
  sql: string,
): Promise<DuckDBPreparedStatement> => {
  const { StatementType } = await loadDuckDb();
  const statements = await connection.extractStatements(sql);
  if (statements.count !== 1) throw new NotAllowed('Ask one SELECT at a time.');
  const prepared = await statements.prepare(0);
  const { statementType } = prepared;
  if (statementType === StatementType.SELECT || statementType === StatementType.EXPLAIN) {
    return prepared;
  }
  throw new NotAllowed(`Only SELECT is allowed here, not ${StatementType[statementType]}.`);
};

type Json = Awaited<
  ReturnType<Awaited<ReturnType<DuckDBPreparedStatement['stream']>>['getRowsJson']>
>[number][number];

const textOf = (cell: Json): string | null => {
  if (cell === null) return null;
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
};

const bytesOf = (row: readonly (string | null)[]): number =>
  row.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);

/** As many rows as may be given; the rest is never worked out. */
const readRows = async (prepared: DuckDBPreparedStatement) => {
  const result = await prepared.stream();
  const types = result.columnTypes();
  const columns = result.columnNames().map((name, at) => ({ name, type: String(types[at]) }));
  const rows: (string | null)[][] = [];
  let bytes = 0;
  for await (const chunk of result.yieldRowsJson()) {
    for (const cells of chunk) {
      const row = cells.map(textOf);
      bytes += bytesOf(row);
      if (rows.length === sqlLimits.rows || bytes > sqlLimits.bytes) {
        return { columns, rows, isCut: true };
      }
      rows.push(row);
    }
  }
  return { columns, rows, isCut: false };
};

const answer = async ({ folder, sql, seconds }: Question): Promise<SqlOutcome> => {
  const views = await eventViews(folder);
  if (!views) return { outcome: 'absent' };
  const { connection } = await openTables(settings);
  for (const statement of [...views, ...locks(folder)]) await connection.run(statement);
  process.send?.('began');
  const began = performance.now();
  const timer = setTimeout(() => connection.interrupt(), seconds * 1000);
  const prepared = await prepareOne(connection, sql);
  const found = await readRows(prepared);
  clearTimeout(timer);
  const milliseconds = Math.round(performance.now() - began);
  return { outcome: 'answered', answer: { ...found, milliseconds } };
};

const failed = (error: unknown, { folder, seconds }: Question): SqlOutcome => {
  const { message } = error as Error;
  if (/^INTERRUPT/i.test(message)) return ended.tooLong(seconds);
  if (/^Out of Memory/i.test(message)) return ended.tooMuch;
  return { outcome: 'refused', why: message.replaceAll(folder, '').slice(0, 1000) };
};

process.once('message', async (question: Question) => {
  const outcome = await answer(question).catch((error: unknown) => failed(error, question));
  // It ends with the question: nothing of it is left for the next.
  process.send?.(outcome, () => process.exit());
});

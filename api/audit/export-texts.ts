import { stringify } from 'csv-stringify/sync';
import { type AuditEntry, type ExportFormat, mostExported } from '../../domain/contracts/audit.ts';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { ApiContext } from '../server/context.ts';
import { eventsOf } from './entries-of.ts';
import { presentEntry } from './presenters/entry.ts';
import type { AuditPlan } from './queries/plan-search.ts';

const pageSize = 500;

type Row = { readonly entry: AuditEntry; readonly event: RecordedEvent };

const columns = [
  ...['Position', 'At (UTC)', 'Actor kind', 'Actor', 'About', 'What happened', 'Type', 'Stream'],
  ...['Revision', 'Command', 'Correlation', 'Test mode'],
];

const sentence = ({ says: { verb, what, tail } }: AuditEntry): string =>
  [verb, what, ...(tail === null ? [] : [`(${tail})`])].join(' ');

const cells = ({ entry, event: { meta } }: Row): (string | number)[] => [
  entry.position,
  entry.at,
  entry.actor.kind,
  entry.actor.id ?? '',
  entry.about ?? '',
  sentence(entry),
  entry.type,
  entry.stream,
  entry.revision,
  meta.commandId,
  meta.correlationId,
  entry.testMode ? 'yes' : 'no',
];

/** A cell that a spreadsheet would take for a formula is made a text. */
const csvOf = (rows: readonly Row[], header: boolean): string =>
  stringify(rows.map(cells), {
    header,
    columns,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

const jsonOf = ({ entry, event }: Row): string => {
  const { id, version, data, meta } = event;
  return `${JSON.stringify({ ...entry, id, version, data, meta })}\n`;
};

const textOf: Readonly<Record<ExportFormat, (rows: readonly Row[], isFirst: boolean) => string>> = {
  csv: csvOf,
  jsonl: (rows) => rows.map(jsonOf).join(''),
};

type Exporting = {
  readonly plan: AuditPlan | undefined;
  readonly format: ExportFormat;
  /** Is told how many events went out, however it ended. */
  readonly whenSent: (count: number) => Promise<void>;
};

/** What a search finds, newest first, in pieces that are made while they are read. */
export const exportTexts = async function* (
  context: Pick<ApiContext, 'audit' | 'auditWords' | 'world'>,
  { plan, format, whenSent }: Exporting,
): AsyncGenerator<string> {
  const by = { admins: new Set(await context.audit.admins()), words: context.auditWords };
  let before = plan?.before ?? '';
  let count = 0;
  try {
    if (format === 'csv') yield csvOf([], true);
    while (plan && count < mostExported) {
      const found = await context.audit.page({ ...plan, before }, pageSize);
      const last = found.at(-1);
      if (!last) break;
      const rows = (await eventsOf(context, found)).map(([row, event]) => ({
        entry: presentEntry(row, event, by),
        event,
      }));
      count += rows.length;
      yield textOf[format](rows, false);
      if (found.length < pageSize) break;
      before = last.position;
    }
  } finally {
    await whenSent(count);
  }
};

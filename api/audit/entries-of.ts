import type { AuditEntry } from '../../domain/contracts/audit.ts';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { StreamName } from '../../domain/kernel/ids.ts';
import type { AuditRow } from '../../projectors/audit/audit.ts';
import type { ApiContext } from '../server/context.ts';
import { presentEntry } from './presenters/entry.ts';

type Context = Pick<ApiContext, 'world' | 'audit' | 'auditWords'>;

const placeOf = ({ stream, revision }: AuditRow) => ({ stream: stream as StreamName, revision });

/** The events of some rows, as the log has them, in the order of the rows. */
export const eventsOf = async (
  { world }: Pick<ApiContext, 'world'>,
  rows: readonly AuditRow[],
): Promise<readonly (readonly [AuditRow, RecordedEvent])[]> => {
  if (rows.length === 0) return [];
  const events = await world.commands.log.readPlaces(rows.map(placeOf));
  const byPlace = new Map(events.map((event) => [`${event.stream}@${event.revision}`, event]));
  return rows.flatMap((row) => {
    const event = byPlace.get(`${row.stream}@${row.revision}`);
    return event ? [[row, event] as const] : [];
  });
};

/** Rows of the audit with their sentences. */
export const entriesOf = async (
  context: Context,
  rows: readonly AuditRow[],
): Promise<AuditEntry[]> => {
  const by = { admins: new Set(await context.audit.admins()), words: context.auditWords };
  return (await eventsOf(context, rows)).map(([row, event]) => presentEntry(row, event, by));
};

import type { AuditEntry } from '../../../../domain/contracts/audit.ts';
import { type CalendarDay, dayIn, epochMs, type TimeZone } from '../../../../domain/kernel/time.ts';

/** One line of the log: an event, or several of one person and one type within a minute. */
export type LogLine = {
  /** The newest. */
  readonly entry: AuditEntry;
  /** All of them, newest first. */
  readonly run: readonly AuditEntry[];
};

export type LogDay = { readonly day: CalendarDay; readonly lines: readonly LogLine[] };

const minuteMs = 60_000;
/** Two in a row are read as they are. */
const foldedFrom = 3;

const belongs = (newest: AuditEntry, entry: AuditEntry): boolean =>
  newest.type === entry.type &&
  newest.actor.kind === entry.actor.kind &&
  newest.actor.id === entry.actor.id &&
  newest.about === entry.about &&
  epochMs(newest.at) - epochMs(entry.at) < minuteMs;

const runsOf = (entries: readonly AuditEntry[]): readonly (readonly AuditEntry[])[] => {
  const runs: AuditEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const [newest] = run ?? [];
    if (run && newest && belongs(newest, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
};

const alone = (entry: AuditEntry): LogLine => ({ entry, run: [entry] });

/** What is worth a look stands by itself. */
const linesOf = (run: readonly AuditEntry[]): readonly LogLine[] => {
  const [entry] = run;
  if (!entry || run.length < foldedFrom || entry.isNotable) return run.map(alone);
  return [{ entry, run }];
};

/** Events by the day of whoever looks, runs of the same folded into one line. */
export const foldRuns = (entries: readonly AuditEntry[], timeZone: TimeZone): readonly LogDay[] =>
  [...Map.groupBy(entries, ({ at }) => dayIn(timeZone, at))].map(([day, ofDay]) => ({
    day,
    lines: runsOf(ofDay).flatMap(linesOf),
  }));

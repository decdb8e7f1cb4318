import { eventTypes } from '../../../domain/events/registry.ts';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { History } from '../../../projectors/runtime/rebuild/history.ts';
import { WrongUse } from '../../commands/command.ts';
import { shapeOfAll } from '../told/event-columns.ts';
import { type DayWriter, dayWriter } from './day-writer.ts';
import type { EventWriter, WriterSettings } from './event-writer.ts';
import { type ExportKind, type Manifest, openExportFolder, readManifest } from './export-folder.ts';
import { jsonlWriter } from './jsonl-writer.ts';
import { parquetWriter } from './parquet-writer.ts';

export type ExportProgress = {
  /** Looked at so far. */
  readonly events: number;
  readonly position: Position;
  readonly upTo: Position;
};

export type ExportWish = {
  readonly folder: string;
  readonly as: ExportKind;
  readonly testers: boolean;
  /** The first and the last day, of UTC, by when events were recorded. */
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
  readonly now: string;
  readonly report: (progress: ExportProgress) => void;
};

type Source = { readonly log: Pick<EventLog, 'head'>; readonly history: History };

const writers: Readonly<Record<ExportKind, (settings: WriterSettings) => Promise<EventWriter>>> = {
  parquet: parquetWriter,
  jsonl: async (settings) => jsonlWriter(settings),
};

type Whole = Manifest['whole'];

/** A folder holds days of one kind. Throws `WrongUse`. */
const checkKind = (before: Manifest, { folder, as, testers, from, to }: ExportWish): void => {
  if (before.as !== as || before.testers !== testers) {
    const what = `${before.as}, ${before.testers ? 'with' : 'without'} testers`;
    throw new WrongUse(`${folder} holds an export as ${what}: name another folder with --out.`);
  }
  if (before.shape !== shapeOfAll() && (from || to)) {
    const right = 'run it once without --from and --to, or name another folder with --out';
    throw new WrongUse(`The columns have changed since ${folder} was written: ${right}.`);
  }
};

/** Where a run goes on: behind the whole days that an earlier one left, if they are of the same kind. */
const wholeBefore = async (wish: ExportWish): Promise<Whole> => {
  const { folder, from } = wish;
  const anew = { from: from ?? null, upTo: beforeAll };
  const before = await readManifest(folder);
  if (!before) return anew;
  checkKind(before, wish);
  const isEarlyEnough = before.whole.from === null || (from && before.whole.from <= from);
  return before.shape === shapeOfAll() && isEarlyEnough ? before.whole : anew;
};

/**
 * Writes the log below a folder by day and type, what is personal left out. Days that are whole are kept
 * when it is run again; a run that dies leaves nothing that a reader would take for a day.
 */
export const exportEvents = async (
  { log, history }: Source,
  wish: ExportWish,
): Promise<{ readonly events: number; readonly days: number }> => {
  const before = await wholeBefore(wish);
  const head = await log.head();
  const folder = await openExportFolder(wish.folder);
  const writer = await writers[wish.as]({ folder: folder.beside, testers: wish.testers });
  try {
    const writing = dayWriter({ writer, folder, before }, wish);
    await readThrough({ history, head, after: before.upTo }, writing, wish.report);
    const told = await writing.end();
    await folder.tell({
      format: 'boardwell-events/1',
      as: wish.as,
      testers: wish.testers,
      shape: shapeOfAll(),
      whole: told.whole,
      writtenAt: wish.now,
    });
    return told;
  } finally {
    await writer.close();
    await folder.close();
  }
};

type Stretch = {
  readonly history: History;
  readonly head: Position;
  readonly after: Position;
};

/** Up to the head as it was, or to the first event of a day that is not wanted any more. */
const readThrough = async (
  { history, head, after }: Stretch,
  writing: DayWriter,
  report: ExportWish['report'],
): Promise<void> => {
  let seen = 0;
  for await (const { events, upTo } of history({ types: eventTypes, after, upTo: head })) {
    for (const event of events) {
      if (writing.isPast(event)) return;
      if (writing.needsRoom(event)) await writing.makeRoom();
      writing.take(event);
    }
    seen += events.length;
    report({ events: seen, position: upTo, upTo: head });
  }
};

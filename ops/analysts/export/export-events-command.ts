import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CalendarDay, calendarDay } from '../../../domain/kernel/time.ts';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { say, WrongUse } from '../../commands/command.ts';
import { withReadSide } from '../../commands/open-read-side.ts';
import { readConfiguration } from '../../configuration.ts';
import { eventsFolder } from '../events-folder.ts';
import { exportBar } from './export-bar.ts';
import { exportEvents } from './export-events.ts';
import { exportKind } from './export-folder.ts';

export const exportEventsUsage = `Usage: npm run export -- events [--format parquet|jsonl] [--from <day>] [--to <day>] [--out <folder>] [--testers]
  Writes the log below a folder by day and type, without what is personal: nothing that is sealed, no
  names, no addresses. Days are of UTC, by when events were recorded. Testers are left out without
  --testers. Days that are whole are kept when it is run again; a run that dies leaves no half of one.
  Example: npm run export -- events --from 2026-11-01`;

const dayOf = (text: string | undefined, name: string): CalendarDay | undefined => {
  if (text === undefined) return undefined;
  const day = calendarDay.safeParse(text);
  if (day.success) return day.data;
  throw new WrongUse(`--${name} wants a day such as 2026-11-01.`);
};

const readArguments = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      format: { type: 'string', default: 'parquet' },
      from: { type: 'string' },
      to: { type: 'string' },
      out: { type: 'string' },
      testers: { type: 'boolean', default: false },
    },
  });
  const as = exportKind.safeParse(values.format);
  if (!as.success) throw new WrongUse('--format is parquet or jsonl.');
  const [from, to] = [dayOf(values.from, 'from'), dayOf(values.to, 'to')];
  if (from && to && to < from) throw new WrongUse('--to is not before --from.');
  const { dataDir } = readConfiguration(process.env);
  const folder = values.out === undefined ? eventsFolder(dataDir, as.data) : resolve(values.out);
  return { as: as.data, from, to, folder, testers: values.testers };
};

const barHere = () =>
  exportBar({
    isTerminal: process.stdout.isTTY ?? false,
    write: (text) => process.stdout.write(text),
    now: () => performance.now(),
  });

export const exportEventsCommand = async (args: readonly string[]): Promise<number> => {
  const wish = readArguments(args);
  return withReadSide(async (readSide) => {
    const bar = barHere();
    const now = systemClock.instant();
    const { events, days } = await exportEvents(readSide, { ...wish, now, report: bar.report });
    const seconds = bar.end();
    const perSecond = Math.round(events / Math.max(seconds, 0.001)).toLocaleString('en-US');
    say(
      `${events.toLocaleString('en-US')} events of ${days} days in ${wish.folder}, ${perSecond}/s.`,
    );
    return 0;
  });
};

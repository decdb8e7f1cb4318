import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { type CalendarDay, calendarDay } from '../../../domain/kernel/time.ts';
import { WrongUse } from '../../commands/command.ts';
import { isAlive } from '../../system/is-alive.ts';

/** No reader looks into it: what is half written is here, and what is about to be replaced. */
const besideName = '.writing';
const manifestName = 'manifest.json';
const dayPrefix = 'event_day=';

export const exportKind = z.enum(['parquet', 'jsonl']);
export type ExportKind = z.infer<typeof exportKind>;

const manifest = z.object({
  format: z.literal('boardwell-events/1'),
  as: exportKind,
  /** Whether testers' events are among them. */
  testers: z.boolean(),
  /** Of the columns of all types, as they were written. */
  shape: z.string(),
  /** All events from that day, or from the first one, up to that position are in whole days. */
  whole: z.object({
    from: calendarDay.nullable(),
    upTo: z.string().transform((text) => text as Position),
  }),
  writtenAt: z.string(),
});
export type Manifest = z.infer<typeof manifest>;

/** A run that died leaves its mark behind; one that lives is not written over. */
const takeTurn = async (beside: string): Promise<void> => {
  const mark = join(beside, 'pid');
  const pid = Number(await readFile(mark, 'utf8').catch(() => ''));
  if (pid > 0 && pid !== process.pid && isAlive(pid)) {
    throw new WrongUse(`Process ${pid} is writing into this folder: wait for it, or name another.`);
  }
  // A day that was on its way out when a run died is still the whole day it was.
  for (const name of await readdir(beside).catch(() => [])) {
    if (!name.startsWith('replaced-')) continue;
    const day = join(beside, '..', name.slice('replaced-'.length));
    if (!existsSync(day)) await rename(join(beside, name), day);
  }
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true, mode: 0o700 });
  await writeFile(mark, `${process.pid}`);
};

/** What an export wrote before, as its manifest tells it; undefined where there is none. */
export const readManifest = async (folder: string): Promise<Manifest | undefined> => {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const read = manifest.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new WrongUse(`${join(folder, manifestName)} is not of an export: name another folder.`);
};

/** A folder of days, each moved into it whole. Throws `WrongUse` while another run writes there. */
export const openExportFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const beside = join(folder, besideName);
  await takeTurn(beside);
  return {
    /** Where a day is written before it is moved. */
    beside,

    /** In place of what was there of the same day. */
    place: async (day: CalendarDay): Promise<void> => {
      const name = `${dayPrefix}${day}`;
      const old = join(beside, `replaced-${name}`);
      await rename(join(folder, name), old).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rename(join(beside, name), join(folder, name));
      await rm(old, { recursive: true, force: true });
    },

    /** Days that hold nothing of what was asked for are not there. */
    wrote: (day: CalendarDay): boolean => existsSync(join(beside, `${dayPrefix}${day}`)),

    tell: async (told: Manifest): Promise<void> => {
      const written = join(beside, manifestName);
      await writeFile(written, `${JSON.stringify(told, null, 2)}\n`);
      await rename(written, join(folder, manifestName));
    },

    close: () => rm(beside, { recursive: true, force: true }),
  };
};
export type ExportFolder = Awaited<ReturnType<typeof openExportFolder>>;

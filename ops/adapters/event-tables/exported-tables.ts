import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { sqlLimits, sqlTables } from '../../../domain/contracts/analysts.ts';
import { eventTypes } from '../../../domain/events/registry.ts';
import type { EventTables, SqlOutcome } from '../../../domain/ports/event-tables.ts';
import { readManifest } from '../../analysts/export/export-folder.ts';
import { sqlType } from '../../analysts/told/column-types.ts';
import {
  envelopeColumns,
  eventColumns,
  partitionColumns,
} from '../../analysts/told/event-columns.ts';
import type { Question } from './ask-process.ts';
import { ended } from './ended.ts';

/** Beyond what DuckDB counts of itself, which leaves out some of what it holds. */
const mostMemory = 700 * 1024 * 1024;
const lookMs = 100;
const pageBytes = 4096;
/** Over its own limit: DuckDB looks up between two steps, and some take long. */
const graceMs = 3000;

/** What a process holds, where the system tells; elsewhere DuckDB's own limit has to do. */
const memoryOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * pageBytes;
};

/** A machine that is busy takes its time to start a process; the question has not begun by then. */
const startMs = 30_000;

type Said = SqlOutcome | 'began';

/** In a process of its own, so that no question delays a learner, and none outlives its time. */
const askBeside = (question: Question): Promise<SqlOutcome> =>
  new Promise((resolve) => {
    // It is told nothing of how this process reaches the database.
    const child = fork(new URL('ask-process.ts', import.meta.url), {
      env: {},
      execArgv: ['--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (outcome: SqlOutcome): void => {
      clearTimeout(timer);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    const tooLong = (): void => end(ended.tooLong(question.seconds));
    let timer = setTimeout(tooLong, startMs);
    const watch = setInterval(async () => {
      if (child.pid && (await memoryOf(child.pid)) > mostMemory) end(ended.tooMuch);
    }, lookMs);
    child.on('message', (said: Said) => {
      if (said !== 'began') return end(said);
      clearTimeout(timer);
      timer = setTimeout(tooLong, question.seconds * 1000 + graceMs);
    });
    child.once('error', () =>
      end({ outcome: 'stopped', why: 'It could not be carried out. Try again.' }),
    );
    child.once('exit', () => end(ended.tooMuch));
    child.send(question);
  });

const tables = () =>
  eventTypes.toSorted().map((type) => ({
    name: type,
    columns: [...envelopeColumns, ...eventColumns(type), ...partitionColumns].map((column) => ({
      name: column.name,
      type: sqlType(column.type),
    })),
  }));

/** What `npm run export -- events` wrote into a folder; a question may take so many `seconds`. */
export const exportedTables = (
  folder: string,
  seconds: number = sqlLimits.seconds,
): EventTables => {
  let underWay = 0;
  return {
    about: async () => {
      const written = (await readManifest(folder))?.writtenAt ?? null;
      return sqlTables.parse({ exportedAt: written, tables: tables() });
    },
    ask: async (sql) => {
      if (!(await readManifest(folder))) return { outcome: 'absent' };
      if (underWay >= sqlLimits.atOnce) return { outcome: 'busy' };
      underWay += 1;
      try {
        return await askBeside({ folder, sql, seconds });
      } finally {
        underWay -= 1;
      }
    },
  };
};

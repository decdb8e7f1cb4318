import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { beforeAll } from '../../../domain/kernel/envelope.ts';
import { say, WrongUse } from '../../commands/command.ts';
import { findLearner } from '../../commands/find-learner.ts';
import { type ReadSide, withReadSide } from '../../commands/open-read-side.ts';
import { isLoopback } from '../../configuration/origin.ts';
import { readConfiguration } from '../../configuration.ts';
import { checkpointOf } from './checkpoint.ts';
import { type LearningWish, learningOf, type StatementBatch } from './learning.ts';
import { pushLearning } from './push.ts';
import { type RecordStore, StoreRefused } from './record-store.ts';

export const exportXapiUsage = `Usage: npm run export -- xapi [--learner <account id, email or username>] [--out <file> | --push <address>] [--again] [--testers]
  Tells what was learned as statements of xAPI 1.0.3, a line each, of one learner or of all; who it was
  is told by a name that stands for them. --push stores them in a Learning Record Store, with the name and
  password of LRS_USERNAME and LRS_PASSWORD, and goes on where it stopped unless --again is given.
  Example: npm run export -- xapi --push https://lrs.example/xapi`;

const timeoutMs = 30_000;
const firstPauseMs = 1000;

const storeOf = (address: string): RecordStore => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.username || url.password) {
    throw new WrongUse('--push wants an https address without name and password.');
  }
  const { LRS_USERNAME: username, LRS_PASSWORD: password } = process.env;
  if (!username || !password) throw new WrongUse('Set LRS_USERNAME and LRS_PASSWORD for --push.');
  return { url: url.href.replace(/\/+$/, ''), username, password, timeoutMs, firstPauseMs };
};

const readArguments = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      learner: { type: 'string' },
      out: { type: 'string' },
      push: { type: 'string' },
      again: { type: 'boolean', default: false },
      testers: { type: 'boolean', default: false },
    },
  });
  const { learner, out, push, again, testers } = values;
  if (out !== undefined && push !== undefined)
    throw new WrongUse('Give --out or --push, not both.');
  const store = push === undefined ? undefined : storeOf(push);
  return { learner, out, store, again, testers };
};
type ExportArguments = ReturnType<typeof readArguments>;

const linesOf = async function* (told: AsyncIterable<StatementBatch>): AsyncGenerator<string> {
  for await (const { statements } of told) {
    yield statements.map((one) => `${JSON.stringify(one)}\n`).join('');
  }
};

/** A file has its name when it is whole. */
const writeLines = async (
  told: AsyncIterable<StatementBatch>,
  out: string | undefined,
): Promise<void> => {
  const lines = linesOf(told);
  if (out === undefined) return pipeline(lines, process.stdout as Writable, { end: false });
  const file = resolve(out);
  await mkdir(dirname(file), { recursive: true });
  await pipeline(lines, createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
};

const push = async (
  readSide: ReadSide,
  wish: Omit<LearningWish, 'after'>,
  { store, again, dataDir }: { store: RecordStore; again: boolean; dataDir: string },
): Promise<number> => {
  const who = wish.learner ?? (wish.testers ? 'all and testers' : 'all');
  const checkpoint = checkpointOf(dataDir, [store.url, wish.origin, who]);
  const after = again ? beforeAll : await checkpoint.read();
  const told = learningOf(readSide, { ...wish, after });
  const report = ({ stored, wereThere }: { stored: number; wereThere: number }): void => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${stored + wereThere} statements`);
  };
  try {
    const { stored, wereThere } = await pushLearning(told, {
      store,
      reached: checkpoint.write,
      report,
    });
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    say(`${stored} statements stored; ${wereThere} were there.`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoreRefused)) throw error;
    process.stderr.write(`${error.message}\nWhat was stored before is remembered: run it again.\n`);
    return 1;
  }
};

const carryOut = async (readSide: ReadSide, asked: ExportArguments): Promise<number> => {
  const { publicOrigin: origin, dataDir } = readConfiguration(process.env);
  const { learner: named, testers, store, again, out } = asked;
  const learner = named === undefined ? undefined : await findLearner(readSide.pool, named);
  if (named !== undefined && learner === undefined) {
    process.stderr.write(`There is no learner ${named}.\n`);
    return 1;
  }
  const wish = { learner, testers, origin, upTo: await readSide.log.head() };
  if (store) return push(readSide, wish, { store, again, dataDir });
  await writeLines(learningOf(readSide, { ...wish, after: beforeAll }), out);
  return 0;
};

export const exportXapiCommand = (args: readonly string[]): Promise<number> => {
  const asked = readArguments(args);
  return withReadSide((readSide) => carryOut(readSide, asked));
};

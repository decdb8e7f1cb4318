import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { liveMetricLimits } from '../../../domain/contracts/live-metrics.ts';
import { metricLimits } from '../../../domain/contracts/metrics.ts';
import { MetricFailure } from './metric-failure.ts';
import { isolationHere, sealedProcess } from './sealed-process.ts';

const workerFile = fileURLToPath(new URL('./metric-worker.mts', import.meta.url));
const roomFile = new URL('./metric-room.ts', import.meta.url);

const said = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['ready', 'kept', 'table']), memoryMb: z.int(), value: z.unknown() }),
  z.object({ kind: z.literal('folded'), memoryMb: z.int(), value: z.int() }),
  z.object({ kind: z.enum(['threw', 'wrong']), message: z.string().max(1000) }),
]);
type Said = z.infer<typeof said>;

const badWords = new MetricFailure('MetricEnded', 'Its process said what makes no sense');

const read = (line: string): Said => {
  try {
    return said.parse(JSON.parse(line));
  } catch {
    throw badWords;
  }
};

type Answer = Extract<Said, { readonly value: unknown }>;
type AnswerKind = 'ready' | 'kept' | 'table';

/** Throws `MetricFailure` where it is another. */
const wanted = (one: Exclude<Said, { kind: 'folded' }>, kind: AnswerKind): Answer => {
  if (one.kind === 'threw') throw new MetricFailure('MetricThrew', one.message);
  if (one.kind === 'wrong') throw new MetricFailure('WrongMetric', one.message);
  if (one.kind !== kind) throw badWords;
  return one;
};

/** Of a shell that tells of SIGABRT. */
const abortedCode = 134;
/** What V8 and the C++ library say when a process ends for its memory. */
const outOfMemory = /out of memory|heap limit|allocation failed|bad_alloc/i;

export type MetricProcess = {
  /** Resolves when there is room for more. Throws how the process ended. */
  readonly write: (line: string) => Promise<void>;
  readonly end: () => void;
  /** The next answer of this kind. Throws `MetricFailure`. */
  readonly answer: (kind: AnswerKind) => Promise<Answer>;
  readonly kill: () => void;
};

type Hear = (one: Extract<Said, { readonly kind: 'folded' }>) => void;

/** Lines as they come, bounded in all. Throws `MetricFailure`. */
const linesOf = async function* (
  stdout: AsyncIterable<string>,
  most: number,
): AsyncGenerator<string> {
  let rest = '';
  let length = 0;
  for await (const chunk of stdout) {
    length += chunk.length;
    if (length > most) {
      const megabytes = Math.round(most / 1_000_000);
      throw new MetricFailure('TooMuchOutput', `It gave more than ${megabytes} MB`);
    }
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
};

/** The room as one expression that gives its only function. */
const roomScript = (): string => {
  const code = stripTypeScriptTypes(readFileSync(roomFile, 'utf8'));
  return `(() => { 'use strict'; ${code.replace('export const room', 'const room')}\nreturn room; })()`;
};

/** How a process ended that did not say so. */
const endingOf = async (child: ChildProcess, complaints: () => string): Promise<MetricFailure> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  const isAborted = child.signalCode === 'SIGABRT' || child.exitCode === abortedCode;
  return isAborted || outOfMemory.test(complaints())
    ? new MetricFailure('TooMuchMemory', 'It wanted more memory than 256 MB')
    : new MetricFailure('MetricEnded', 'Its process ended before it was done');
};

/** The last it complained of. */
const heardOn = (stderr: Readable): (() => string) => {
  let complaints = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4_000);
  });
  return () => complaints;
};

const answerIn =
  (answers: AsyncIterator<string>, ending: () => Promise<MetricFailure>, hear: Hear) =>
  async (kind: AnswerKind): Promise<Answer> => {
    for (;;) {
      const { done, value: line } = await answers.next();
      if (done) throw await ending();
      const one = read(line);
      if (one.kind === 'folded') hear(one);
      else return wanted(one, kind);
    }
  };

/** What it may say in all: its table, and of one that goes on the rows that it keeps, too. */
const outputOf = (restores: number | null): number =>
  metricLimits.output + (restores === null ? 0 : liveMetricLimits.keptLength);

/**
 * A metric in a process of its own, begun: it has been given its code and nothing else yet. One that goes on
 * takes so many lines of rows that it kept first, each a list of key and row, and answers `kept` before its table.
 */
export const metricProcess = async (
  code: string,
  hear: Hear,
  restores: number | null = null,
): Promise<MetricProcess> => {
  const child = sealedProcess(workerFile, await isolationHere());
  const { stdin, stdout, stderr } = child;
  if (!(stdin && stdout && stderr)) throw new Error('A metric has no streams');
  // What it does not read any more it has ended before; how, its answers tell.
  stdin.on('error', () => undefined);
  const complaints = heardOn(stderr);
  const closed = once(child, 'close');
  const write = async (line: string): Promise<void> => {
    if (stdin.write(`${line}\n`) || stdin.destroyed) return;
    await Promise.race([once(stdin, 'drain'), closed]);
  };
  const { rows, columns, cell } = metricLimits;
  const limits = JSON.stringify({ rows, columns, cell, kept: liveMetricLimits.kept });
  await write(JSON.stringify({ room: roomScript(), code, limits, restores }));
  const answers = linesOf(stdout.setEncoding('utf8'), outputOf(restores));
  return {
    write,
    answer: answerIn(answers, () => endingOf(child, complaints), hear),
    end: () => stdin.end(),
    kill: () => child.kill('SIGKILL'),
  };
};

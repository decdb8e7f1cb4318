import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beforeAll, type RecordedEvent } from '../../domain/kernel/envelope.ts';
import { randomFrom } from '../../domain/kernel/random.ts';
import { foldInMemory } from '../../projectors/runtime/fold-in-memory.ts';
import {
  openReadSide,
  type ReadSide,
  streamTeller,
} from '../projectors/postgres/support/read-side.ts';
import { hasReached, starter } from '../projectors/postgres/support/running.ts';
import { known } from '../projectors/support/rows.ts';
import { study } from '../projectors/support/study.ts';
import { cyclesWanted, seedOfRun, timeLimitMs } from './support/cycles.ts';

const { start, stopAll } = starter();
const chosen = ['progress', 'attempts', 'audit'].map(known);

let side: ReadSide;

beforeEach(async () => {
  side = await openReadSide();
});

afterEach(async () => {
  await stopAll();
  await side.close();
});

const mostReports = 3;
const longestDelayMs = 20;

/** Lets a process catch up until it is killed, a moment after it told some of its progress. */
const killOne = async (random: () => number): Promise<void> => {
  const script = new URL('../projectors/support/catching-up-process.ts', import.meta.url);
  const reports = 1 + Math.floor(random() * mostReports);
  const delayMs = random() * longestDelayMs;
  await once(fork(script, [side.url, `${reports}`, `${delayMs}`]), 'exit');
};

const reached = async (): Promise<string> => {
  const { rows } = await side.pool.query(
    'select min(position) as position from projector.checkpoint',
  );
  return rows[0]?.position;
};

const events = async (): Promise<readonly RecordedEvent[]> => {
  const all: RecordedEvent[] = [];
  for await (const batch of side.log.readAll({ after: beforeAll })) all.push(...batch.events);
  return all;
};

it(
  'read models that catch up lose nothing however often they are killed, and never go back',
  async () => {
    await (await start(side, chosen)).stop();
    const quizzes = 200 + cyclesWanted * 80;
    const last = await streamTeller(side)(study({ learners: 12, attempts: quizzes, bank: 60 }));
    const random = randomFrom(seedOfRun);
    const positions = [await reached()];
    for (let cycle = 0; cycle < cyclesWanted; cycle += 1) {
      await killOne(random);
      positions.push(await reached());
    }
    expect(positions).toEqual(positions.toSorted());
    expect(new Set(positions).size, `moved at every kill, FAULT_SEED=${seedOfRun}`).toBeGreaterThan(
      2,
    );
    expect(positions.at(-1), 'killed before it was there').not.toBe(last);
    await hasReached(await start(side, chosen), chosen, last);
    const all = await events();
    for (const projection of chosen) {
      const { rows } = await side.pool.query<{ key: string; data: unknown }>(
        `select key, data from read.${projection.table}`,
      );
      expect(new Map(rows.map(({ key, data }) => [key, data]))).toEqual(
        foldInMemory(projection, all),
      );
    }
  },
  timeLimitMs,
);

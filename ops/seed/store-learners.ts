import { setImmediate as breath } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openingOf, restOf } from '../../api/test-mode/store-life.ts';
import { accountStream } from '../../domain/kernel/ids.ts';
import { postgresVault } from '../adapters/vault/postgres-vault.ts';
import type { BulkLearner } from './bulk-learners.ts';
import { type BulkLog, bulkCorrelation, linesOf } from './bulk-log.ts';
import type { SeedBar } from './seed-bar.ts';

type Storing = {
  readonly log: BulkLog;
  readonly learners: readonly BulkLearner[];
  readonly pool: Pool;
  readonly bar: SeedBar;
};

export type StoredLearners = {
  readonly events: number;
  readonly stored: number;
  /** They were there before. */
  readonly kept: number;
};

/** Of one transaction: what is made up meanwhile waits in memory. */
const linesInBatch = 10_000;

/** Those whose account stands in the log: a learner is stored as a whole or not at all. */
const storedBefore = async ({ pool, learners }: Storing): Promise<ReadonlySet<string>> => {
  const streams = learners.map(({ accountId }) => accountStream(accountId));
  const { rows } = await pool.query<{ stream: string }>(
    'select stream from log.event where stream = any($1) and revision = 0',
    [streams],
  );
  return new Set(rows.map(({ stream }) => stream));
};

const linesOfLearner = async (
  pool: Pool,
  { accountId, eventId, live }: BulkLearner,
): Promise<string[]> => {
  const vault = postgresVault(pool);
  await vault.createKey(accountId);
  const { deeds } = live();
  const stored = { accountId, correlationId: bulkCorrelation };
  const sealing = { vault, eventId };
  const opening = await openingOf(sealing, deeds, stored);
  const rest = await restOf(sealing, deeds, stored);
  const account = rest.find(({ stream }) => stream === opening.stream);
  const others = rest.filter((one) => one !== account);
  const first = { ...opening, events: [...opening.events, ...(account?.events ?? [])] };
  return linesOf([first, ...others]);
};

/** Gathers lines and writes them in batches, one on its way while the next one fills. */
const batches = (log: BulkLog) => {
  let lines: string[] = [];
  let onTheWay: Promise<void> = Promise.resolve();
  const send = async (): Promise<void> => {
    await onTheWay;
    onTheWay = log.write(lines);
    // A failure is thrown where it is waited for; until then it must not end the process.
    onTheWay.catch(() => undefined);
    lines = [];
  };
  return {
    add: async (more: readonly string[]): Promise<void> => {
      lines = lines.concat(more);
      if (lines.length >= linesInBatch) await send();
    },
    end: async (): Promise<void> => {
      if (lines.length > 0) await send();
      await onTheWay;
    },
  };
};

/** Makes learners up and stores them. */
export const storeLearners = async (storing: Storing): Promise<StoredLearners> => {
  const { log, learners, pool, bar } = storing;
  const before = await storedBefore(storing);
  const missing = learners.filter(({ accountId }) => !before.has(accountStream(accountId)));
  const batch = batches(log);
  let events = 0;
  for (const [index, learner] of missing.entries()) {
    const lines = await linesOfLearner(pool, learner);
    await batch.add(lines);
    events += lines.length;
    bar.report({ events, stored: index + 1, of: missing.length });
    await breath();
  }
  await batch.end();
  return { events, stored: missing.length, kept: before.size };
};

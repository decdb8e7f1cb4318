import type { Pool } from 'pg';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import { accountStream, type StreamName } from '../../domain/kernel/ids.ts';
import { createKeys } from '../adapters/vault/postgres-vault.ts';
import { bulkAccount } from './bulk-learners.ts';
import type { BulkLog } from './bulk-log.ts';
import type { EventTuples } from './event-tuples.ts';
import type { Makers } from './makers.ts';
import type { SeedBar } from './seed-bar.ts';

type Storing = {
  readonly log: BulkLog;
  readonly makers: Makers;
  /** How many are asked for of the makers before the first of them is written. */
  readonly ahead: number;
  readonly learners: number;
  /** Of one transaction. */
  readonly together: number;
  readonly pool: Pool;
  readonly bar: SeedBar;
};

export type StoredLearners = {
  readonly events: number;
  readonly stored: number;
  /** They were there before. */
  readonly kept: number;
};

const openings = statement(
  'accounts-in-log',
  ({ streams }: Given<{ streams: readonly StreamName[] }>) =>
    query
      .selectFrom('log.event')
      .select('stream')
      .where('stream', '=', ({ fn }) => fn.any(streams))
      .where('revision', '=', 0),
);

/** The numbers of those whose account does not stand in the log: a learner is stored as a whole or not at all. */
const missingOf = async ({ pool, learners }: Storing): Promise<readonly number[]> => {
  const places = Array.from({ length: learners }, (_, place) => place);
  const streams = places.map((place) => accountStream(bulkAccount(place)));
  const rows = await openings.rows(pool, { streams });
  const there = new Set<string>(rows.map(({ stream }) => stream));
  return places.filter((place) => !there.has(streams[place] ?? ''));
};

/** Asks for a batch, which need not be awaited at once. */
const ask = ({ pool, makers }: Storing, places: readonly number[]): Promise<EventTuples> => {
  const make = async (): Promise<EventTuples> => {
    const keys = await createKeys(pool, places.map(bulkAccount));
    return makers.make(places.map((place) => ({ place, key: keys.get(bulkAccount(place)) })));
  };
  const made = make();
  // A failure is thrown where it is waited for; until then it must not end the process.
  made.catch(() => undefined);
  return made;
};

const inBatches = (places: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(places.length / size) }, (_, n) =>
    places.slice(n * size, (n + 1) * size),
  );

/** Stores learners in the order of their numbers, whoever has made them up first. */
export const storeLearners = async (storing: Storing): Promise<StoredLearners> => {
  const { log, learners, together, ahead, bar } = storing;
  const missing = await missingOf(storing);
  const batches = inBatches(missing, together);
  const asked: Promise<EventTuples>[] = [];
  let events = 0;
  for (const [n, { length }] of batches.entries()) {
    const next = batches.slice(n + asked.length, n + ahead);
    asked.push(...next.map((places) => ask(storing, places)));
    const made = await asked.shift();
    if (!made) throw new Error('A batch of learners was not asked for');
    await log.write(made);
    events += made.starts.length;
    bar.report({ events, stored: n * together + length, of: missing.length });
  }
  return { events, stored: missing.length, kept: learners - missing.length };
};

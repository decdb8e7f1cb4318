import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { statement } from '../../../database/statement.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { epochMs, type Instant } from '../../../domain/kernel/time.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { ApiSettings } from '../../server/world.ts';
import { type Checkpoint, type Checkpoints, readCheckpoints } from './checkpoints.ts';

export type Lag = {
  readonly name: string;
  /** Undefined where the log does not count its events. */
  readonly events: number | undefined;
  readonly seconds: number;
};

/** How the machinery behind the pages stands to the log. */
export type Backstage = {
  readonly log: { readonly position: number; readonly events: number | undefined };
  readonly lags: Readonly<Record<keyof Checkpoints, readonly Lag[]>>;
  /** Undefined where the log is read in another way. */
  readonly bulkReads: { readonly reads: number; readonly events: number } | undefined;
};

/** Of every process that shows the database by this name that it reads the log at one stretch. */
const bulkReads = statement('bulk-reads', () =>
  query
    .selectFrom([sql<{ pid: number }>`pg_stat_progress_copy`.as('c')])
    .innerJoin(sql<{ pid: number }>`pg_stat_activity`.as('a'), 'a.pid', 'c.pid')
    .select(({ fn }) => [
      asInt(fn.countAll()).as('reads'),
      sql<number>`coalesce(sum(c.tuples_processed), 0)::float8`.as('events'),
    ])
    .where(sql<boolean>`a.datname = current_database()`)
    .where(sql<boolean>`a.application_name = 'boardwell log copy'`),
);

/** A pair of numbers, as EventStoreDB gives it, is ordered by its first. */
const numberAt = (position: Position): number => Number(/^\d+/.exec(position)?.[0] ?? 0);

export type BackstageReads = {
  readonly pool: Pool;
  readonly log: Pick<EventLog, 'head' | 'readAll' | 'readStream'>;
  readonly now: () => Instant;
};

const firstAfter = async (
  log: BackstageReads['log'],
  after: Position,
): Promise<Instant | undefined> => {
  for await (const { events } of log.readAll({ after, limit: 1 })) return events[0]?.recordedAt;
  return undefined;
};

/** Many stand at the same place: each is looked up once. */
const agesAfter = async (
  { log, now }: BackstageReads,
  positions: readonly Position[],
): Promise<ReadonlyMap<Position, number>> => {
  const ages = new Map<Position, number>();
  for (const position of new Set(positions)) {
    const recordedAt = await firstAfter(log, position);
    const age = recordedAt ? epochMs(now()) - epochMs(recordedAt) : 0;
    ages.set(position, Math.max(0, age / 1000));
  }
  return ages;
};

const knownPositions = (checkpoints: Checkpoints): readonly Position[] =>
  Object.values(checkpoints)
    .flat()
    .flatMap(({ position }) => position ?? []);

type Installation = Pick<ApiSettings, 'isLogInDatabase' | 'reactions'>;

/** The checkpoints are read before the head, so that nobody seems to be ahead of it. */
export const backstageReads = (reads: BackstageReads) => {
  const { pool, log } = reads;
  return async ({ isLogInDatabase, reactions }: Installation): Promise<Backstage> => {
    const checkpoints = await readCheckpoints(reads, reactions);
    const bulk = isLogInDatabase ? await bulkReads.first(pool) : undefined;
    const head = await log.head();
    const behind = knownPositions(checkpoints).filter((position) => position < head);
    const ages = await agesAfter(reads, behind);
    const lagOf = ({ name, position = head }: Checkpoint): Lag => ({
      name,
      events: isLogInDatabase ? Math.max(0, numberAt(head) - numberAt(position)) : undefined,
      seconds: ages.get(position) ?? 0,
    });
    const { projection, reaction, live_metric } = checkpoints;
    return {
      log: { position: numberAt(head), events: isLogInDatabase ? numberAt(head) : undefined },
      lags: {
        projection: projection.map(lagOf),
        reaction: reaction.map(lagOf),
        live_metric: live_metric.map(lagOf),
      },
      bulkReads: bulk,
    };
  };
};

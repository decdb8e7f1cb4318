import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { statement } from '../../../database/statement.ts';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import { epochMs, type Instant } from '../../../domain/kernel/time.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';

export type Lag = {
  readonly name: string;
  /** Undefined where the log does not count its events. */
  readonly events: number | undefined;
  readonly seconds: number;
};

/** How the machinery behind the pages stands to the log. */
export type Backstage = {
  readonly log: { readonly position: number; readonly events: number | undefined };
  readonly lags: Readonly<Record<'projection' | 'reaction', readonly Lag[]>>;
  readonly bulkReads: { readonly reads: number; readonly events: number };
};

type Checkpoint = { readonly name: string; readonly position: Position };

const ofProjections = statement('projection-checkpoints', () =>
  query
    .selectFrom('projector.checkpoint')
    .select(({ fn }) => ['projection as name', fn.min('position').as('position')])
    .groupBy('projection'),
);

/** A reaction that goes by the clock stands nowhere in the log. */
const ofReactions = statement('reaction-checkpoints', () =>
  query
    .selectFrom('projector.reaction')
    .select(['name', 'position'])
    .where('position', '<>', sql<Position>`''`),
);

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

/** Of a log that counts its events; another one's positions are places in a file. */
const countAt = (position: Position): number | undefined =>
  position === beforeAll || /^\d+$/.test(position) ? numberAt(position) : undefined;

export type BackstageReads = {
  readonly pool: Pool;
  readonly log: Pick<EventLog, 'head' | 'readAll'>;
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

/** The checkpoints are read before the head, so that nobody seems to be ahead of it. */
export const backstageReads = (reads: BackstageReads) => {
  const { pool, log } = reads;
  return async (): Promise<Backstage> => {
    const projection = await ofProjections.rows(pool);
    const reaction = await ofReactions.rows(pool);
    const bulk = (await bulkReads.first(pool)) ?? { reads: 0, events: 0 };
    const head = await log.head();
    const isBehind = ({ position }: Checkpoint): boolean => position < head;
    const behind = [...projection, ...reaction].filter(isBehind);
    const ages = await agesAfter(
      reads,
      behind.map(({ position }) => position),
    );
    const events = countAt(head);
    const lagOf = ({ name, position }: Checkpoint): Lag => {
      const count = countAt(position);
      return {
        name,
        events:
          events === undefined || count === undefined ? undefined : Math.max(0, events - count),
        seconds: ages.get(position) ?? 0,
      };
    };
    return {
      log: { position: numberAt(head), events },
      lags: { projection: projection.map(lagOf), reaction: reaction.map(lagOf) },
      bulkReads: bulk,
    };
  };
};

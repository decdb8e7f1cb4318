import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { Operations } from '../../../domain/contracts/operations.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { parkedWork } from './parked-work.ts';

/** More than a person reads at once. */
const shownParked = 50;

const stopped = statement(
  'stopped-read-models',
  ({ projections }: Given<{ projections: readonly string[] }>) =>
    query
      .selectFrom('projector.failure')
      .distinctOn('projection')
      .select([
        'projection as name',
        'position',
        'event_id as eventId',
        'event_type as eventType',
        'error',
        'failed_at as since',
      ])
      .where('projection', '=', ({ fn }) => fn.any(projections))
      .orderBy('projection')
      .orderBy('partition'),
);

const stalled = statement('stalled-reactions', () =>
  query
    .selectFrom('projector.stalled')
    .select(['reaction as name', 'error', 'stalled_at as since'])
    .orderBy('reaction'),
);

const parked = statement('parked-work', () =>
  query
    .selectFrom(parkedWork.as('p'))
    .select([
      'reaction',
      'stream',
      'position',
      'eventId',
      'eventType',
      'error',
      'failures',
      'since',
      'nextTryAt',
    ])
    .orderBy('since')
    .orderBy('reaction')
    .orderBy('key')
    .limit(shownParked),
);

const counts = statement('parked-counts', () =>
  query
    .selectFrom(parkedWork.as('p'))
    .select(({ fn }) => ['reaction', asInt(fn.countAll()).as('tasks')])
    .groupBy('reaction')
    .orderBy('reaction'),
);

export type ParkedCount = { readonly reaction: string; readonly tasks: number };

/** What works behind the pages and does not work right now. */
export type OperationsState = Pick<Operations, 'readModels' | 'stalled'> & {
  readonly parked: readonly ParkedCount[];
};

type WithInstants<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends Date
    ? Instant
    : Row[Name] extends Date | null
      ? Instant | null
      : Row[Name];
};

/** Moments of the database as instants. */
const withInstants = <Row extends object>(row: Row): WithInstants<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as WithInstants<Row>;

export const operationsReads = (pool: Pool, projections: readonly string[]) => {
  const standing = async (): Promise<OperationsState> => ({
    readModels: (await stopped.rows(pool, { projections })).map(withInstants),
    stalled: (await stalled.rows(pool)).map(withInstants),
    parked: await counts.rows(pool),
  });

  return {
    standing,
    overview: async (): Promise<Omit<Operations, 'catchingUp'>> => {
      const { parked: counted, ...others } = await standing();
      const parkedCount = counted.reduce((sum, { tasks }) => sum + tasks, 0);
      const shown = parkedCount > 0 ? (await parked.rows(pool)).map(withInstants) : [];
      return { ...others, parkedCount, parked: shown };
    },
  };
};

import type { Pool } from 'pg';
import type { Operations } from '../../../domain/contracts/operations.ts';

/** More than a person reads at once. */
const shownParked = 50;

const stopped = {
  name: 'stopped-read-models',
  text: `select distinct on (projection) projection as name, position, event_id as "eventId",
           event_type as "eventType", error, failed_at as since
         from projector.failure where projection = any($1) order by projection, partition`,
};

const stalled = {
  name: 'stalled-reactions',
  text: 'select reaction as name, error, stalled_at as since from projector.stalled order by reaction',
};

const parked = {
  name: 'parked-work',
  text: `select reaction, stream, position, event_id as "eventId", event_type as "eventType", error,
           failures, parked_at as since, next_try_at as "nextTryAt"
         from projector.parked order by parked_at, reaction, key limit ${shownParked}`,
};

const counts = {
  name: 'parked-counts',
  text: 'select reaction, count(*)::int as tasks from projector.parked group by reaction order by reaction',
};

export type ParkedCount = { readonly reaction: string; readonly tasks: number };

/** What works behind the pages and does not work right now. */
export type OperationsState = Pick<Operations, 'readModels' | 'stalled'> & {
  readonly parked: readonly ParkedCount[];
};

type Moments = Readonly<Record<string, unknown>>;

/** Moments of the database as instants. */
const withInstants = (row: Moments): Moments =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

export const operationsReads = (pool: Pool, projections: readonly string[]) => {
  const rowsOf = async <Row>(query: { name: string; text: string }, values: unknown[] = []) =>
    (await pool.query<Moments>({ ...query, values })).rows.map(withInstants) as Row[];

  const standing = async (): Promise<OperationsState> => ({
    readModels: await rowsOf(stopped, [projections]),
    stalled: await rowsOf(stalled),
    parked: await rowsOf(counts),
  });

  return {
    standing,
    overview: async (): Promise<Omit<Operations, 'catchingUp'>> => {
      const { parked: counted, ...others } = await standing();
      const parkedCount = counted.reduce((sum, { tasks }) => sum + tasks, 0);
      return { ...others, parkedCount, parked: parkedCount > 0 ? await rowsOf(parked) : [] };
    },
  };
};

import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { loggedError } from '../../../api/server/problems/logged-error.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { Parking, Task } from '../../../projectors/reactions/parked-work.ts';
import { isOutage } from '../is-outage.ts';
import { LeaseLost, leaseLost, type Term } from './lease/lease.ts';

/** Seconds to the second try, and to any later one at the most; each wait is twice the one before. */
const firstWait = 10;
const longestWait = 3600;

const some = 100;

/** Whoever has lost the lease meanwhile changes nothing. */
const underLease = `
  with held as (
    select from projector.reaction where name = $1 and term = $2 for share
  )`;

const park = `${underLease}
  insert into projector.parked
    (reaction, key, stream, position, event_id, event_type, work, error, failures, next_try_at)
  select $1, $3, $4, $5, $6, $7, $8, $9, 1, now() + make_interval(secs => ${firstWait}) from held
  on conflict (reaction, key) do update set
    error = excluded.error, failures = parked.failures + 1, failed_at = now(),
    next_try_at = now() + make_interval(
      secs => least(${longestWait}, ${firstWait} * power(2, least(parked.failures, 20))))
  returning failures`;

/** What failed at a time that is still to come failed before the clock was set back. */
const due = `
  select key, stream, position, event_id, event_type, work from projector.parked
   where reaction = $1 and (next_try_at <= now() or failed_at > now()) order by next_try_at limit ${some}`;

const leave = `${underLease}, gone as (
    delete from projector.parked where reaction = $1 and key = $3 and exists (select from held)
  )
  select from held`;

const isAnyParked = `select from projector.parked where reaction = $1 limit 1`;

/** Where nothing is parked only another process can have parked something since. */
const restMs = 60_000;

/** Lets whoever looks for parked work rest while there is none. */
const restsWhileEmpty = (isAny: () => Promise<boolean>) => {
  let parked = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    isResting: () => performance.now() < until,
    /** After a look that found nothing due. */
    rest: async (): Promise<void> => {
      const before = parked;
      if (!(await isAny()) && parked === before) until = performance.now() + restMs;
    },
    wake: (): void => {
      parked += 1;
      until = Number.NEGATIVE_INFINITY;
    },
  };
};

type ParkedRecord<Work> = {
  readonly key: string;
  readonly stream: StreamName;
  readonly position: Position | null;
  readonly event_id: string | null;
  readonly event_type: string | null;
  readonly work: Work;
};

const taskOf = <Work>(record: ParkedRecord<Work>): Task<Work> => {
  const { key, stream, position, event_id: id, event_type: type, work } = record;
  const event = id && type && position ? { event: { id, type, position } } : {};
  return { key, stream, ...event, work };
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Where the work of one reaction waits; what is parked is logged once, and once more when it is
 * done. Throws `LeaseLost` once another process runs the reaction.
 */
export const parkingOf = <Work>(
  pool: Pool,
  held: Term,
  logger: FastifyBaseLogger,
): Parking<Work> => {
  const { reaction, term } = held;
  const idle = restsWhileEmpty(
    async () => (await pool.query(isAnyParked, [reaction])).rows.length > 0,
  );
  return {
    park: async ({ key, stream, event, work }, error) => {
      const { rows } = await pool.query<{ failures: number }>(park, [
        ...[reaction, term, key, stream, event?.position, event?.id, event?.type],
        ...[JSON.stringify(work), messageOf(error)],
      ]);
      const [parked] = rows;
      if (!parked) throw leaseLost(held);
      idle.wake();
      if (parked.failures !== 1) return;
      const about = { reaction, stream, ...(event ? { event } : {}), err: loggedError(error) };
      logger.error(about, 'Work of a reaction failed; it is parked and tried again');
    },
    due: async () => {
      if (idle.isResting()) return [];
      const { rows } = await pool.query<ParkedRecord<Work>>(due, [reaction]);
      if (rows.length === 0) await idle.rest();
      return rows.map(taskOf);
    },
    leave: async (key) => {
      const { rowCount } = await pool.query(leave, [reaction, term, key]);
      if (rowCount === 0) throw leaseLost(held);
      logger.warn({ reaction, key }, 'Work of a reaction that was parked is done');
    },
    isOutage: (error) => error instanceof LeaseLost || isOutage(error),
  };
};

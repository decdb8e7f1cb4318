import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { gathered } from '../../../api/server/gathered.ts';
import { loggedError } from '../../../api/server/problems/logged-error.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { RandomSource } from '../../../domain/kernel/random.ts';
import type { Parking, Task } from '../../../projectors/reactions/parked-work.ts';
import { LeaseLost, leaseLost, type Term } from '../../adapters/leases/lease.ts';
import { isOutage } from '../is-outage.ts';
import {
  due,
  haveParked,
  leave,
  mostTries,
  onceMore,
  park,
  queue,
  waiting,
} from './parking-statements.ts';

/** Where nothing is parked only another process can have parked something since. */
const restMs = 60_000;

/** Says whether anything of a reaction is parked; those that ask in the same turn are answered by one look. */
export type AnyParked = (reaction: string) => Promise<boolean>;

export const anyParked = (pool: Pool): AnyParked => {
  const looks = gathered<true>(async (reactions) => {
    const { rows } = await pool.query<{ name: string }>(haveParked, [reactions]);
    return new Map(rows.map(({ name }) => [name, true]));
  });
  return async (reaction) => (await looks.load(reaction)) ?? false;
};

/** Lets whoever looks for parked work rest while there is none. */
const restsWhileEmpty = (isAny: () => Promise<boolean>) => {
  let parked = 0;
  let until = Number.NEGATIVE_INFINITY;
  const isResting = () => performance.now() < until;
  return {
    isResting,
    isEmpty: async (): Promise<boolean> => {
      if (isResting()) return true;
      const before = parked;
      if ((await isAny()) || parked !== before) return false;
      until = performance.now() + restMs;
      return true;
    },
    wake: (): void => {
      parked += 1;
      until = Number.NEGATIVE_INFINITY;
    },
  };
};

type ParkedRecord<Work> = {
  readonly key: string;
  readonly order_key: string;
  readonly stream: StreamName;
  readonly position: Position | null;
  readonly event_id: string | null;
  readonly event_type: string | null;
  readonly work: Work;
};

const taskOf = <Work>(record: ParkedRecord<Work>): Task<Work> => {
  const { key, order_key: orderKey, stream, position, work } = record;
  const { event_id: id, event_type: type } = record;
  const event = id && type && position ? { event: { id, type, position } } : {};
  return { key, orderKey, stream, ...event, work };
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const wordsOf = (failures: number): string | undefined => {
  if (failures === 1) return 'Work of a reaction failed; it is parked and tried again';
  if (failures < mostTries) return undefined;
  return 'Work of a reaction failed too often; it is tried again by npm run retry';
};

/** Gives what was given up one more try. */
export const tryOnceMore = async (pool: Pool): Promise<void> => {
  await pool.query(onceMore);
};

type ParkingWorld = {
  readonly pool: Pool;
  readonly logger: FastifyBaseLogger;
  readonly chance: RandomSource;
  readonly isAnyParked: AnyParked;
};

/**
 * Where the work of one reaction waits; what is parked is logged once, once more when it is done,
 * and when it is given up. Throws `LeaseLost` once another process runs the reaction.
 */
export const parkingOf = <Work>(
  { pool, logger, chance, isAnyParked }: ParkingWorld,
  held: Term,
): Parking<Work> => {
  const { name: reaction, term } = held;
  const idle = restsWhileEmpty(() => isAnyParked(reaction));
  const put = async (statement: string, task: Task<Work>, rest: readonly (string | number)[]) => {
    const { key, orderKey, stream, event, work } = task;
    const { rows } = await pool.query<{ failures: number }>(statement, [
      ...[reaction, term, key, orderKey, stream, event?.position, event?.id, event?.type],
      ...[JSON.stringify(work), ...rest],
    ]);
    const [parked] = rows;
    if (!parked) throw leaseLost(held);
    idle.wake();
    return parked.failures;
  };
  return {
    park: async (task, error) => {
      const failures = await put(park, task, [messageOf(error), (1 + chance()) / 2]);
      const words = wordsOf(failures);
      const { stream, event } = task;
      const about = { reaction, stream, failures, ...(event ? { event } : {}) };
      if (words) logger.error({ ...about, err: loggedError(error) }, words);
    },
    queue: async (task) => {
      await put(queue, task, ['It waits for earlier work']);
    },
    waiting: async (orderKeys) => {
      if (orderKeys.length === 0 || idle.isResting()) return new Set();
      const { rows } = await pool.query<{ order_key: string }>(waiting, [reaction, orderKeys]);
      return new Set(rows.map(({ order_key: key }) => key));
    },
    due: async () => {
      if (await idle.isEmpty()) return [];
      const { rows } = await pool.query<ParkedRecord<Work>>(due, [reaction]);
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

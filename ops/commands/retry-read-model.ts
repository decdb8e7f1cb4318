import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import type { Projection } from '../../projectors/projection.ts';
import { pause } from '../../projectors/runtime/pause.ts';
import { earliestOf } from '../../projectors/runtime/positions.ts';
import { startProjections } from '../../projectors/runtime/start-projections.ts';
import type { ReadSide } from './open-read-side.ts';

export type Retried =
  | { readonly outcome: 'caught-up' }
  | { readonly outcome: 'stopped'; readonly error: string }
  /** Another process is at it and has not come to the end within the time. */
  | { readonly outcome: 'at-work' };

type Retrying = Pick<ReadSide, 'log' | 'history' | 'store' | 'shadows' | 'pool'>;

const lookMs = 100;
/** Whoever runs the projection goes on by itself; nobody waits at the terminal for hours. */
const patienceMs = 120_000;

const firstError = statement('failure-of', ({ name }: Given<{ name: string }>) =>
  query
    .selectFrom('projector.failure')
    .select('error')
    .where('projection', '=', name)
    .orderBy('partition')
    .limit(1),
);

const errorOf = async ({ pool }: Retrying, name: string): Promise<string | undefined> =>
  (await firstError.first(pool, { name }))?.error;

const isThere = async (
  { store }: Retrying,
  { name, version }: Projection,
  head: Position,
): Promise<boolean> => {
  const checkpoints = await store.checkpoints(name);
  const position = earliestOf(checkpoints.map((checkpoint) => checkpoint.position));
  const isCurrent = checkpoints.every((checkpoint) => checkpoint.version === version);
  return isCurrent && position !== undefined && position >= head;
};

const outcomeOf = async (world: Retrying, projection: Projection): Promise<Retried> => {
  const head = await world.log.head();
  const until = performance.now() + patienceMs;
  const { signal } = new AbortController();
  while (performance.now() < until) {
    const error = await errorOf(world, projection.name);
    if (error !== undefined) return { outcome: 'stopped', error };
    if (await isThere(world, projection, head)) return { outcome: 'caught-up' };
    await pause(lookMs, signal);
  }
  return { outcome: 'at-work' };
};

/**
 * Folds a read model on from where it stopped, up to the head of the log: here, or in the product
 * that runs beside, whichever comes first.
 */
export const retryReadModel = async (world: Retrying, projection: Projection): Promise<Retried> => {
  const giveUp = new AbortController();
  const partitions = Math.max(1, (await world.store.checkpoints(projection.name)).length);
  const starting = startProjections({
    ...world,
    bus: { publish: () => undefined, listen: () => () => undefined },
    projections: [projection],
    partitions,
    signal: giveUp.signal,
  });
  try {
    return await outcomeOf(world, projection);
  } finally {
    giveUp.abort();
    await (await starting).stop();
  }
};

import type { Projection } from '../projection.ts';
import { type Backoff, backoff } from './backoff.ts';
import type { FoldEnding } from './failure-of.ts';
import { pause } from './pause.ts';
import { type RebuildWorld, rebuild } from './rebuild/rebuild.ts';
import { RebuildUnderWay } from './rebuild/rebuild-leases.ts';

const elsewhereMs = 200;

export type PrepareTables = {
  readonly world: RebuildWorld;
  readonly projections: readonly Projection[];
  readonly partitions: number;
  readonly signal: AbortSignal;
  /** Is told at each look which have no table of their version; none when all have. */
  readonly outdated: (projections: readonly string[]) => void;
  /** Is told why it has to try again. */
  readonly report: (error: unknown) => void;
};

const isOutdated = async (
  { world, partitions }: PrepareTables,
  { name, version }: Projection,
): Promise<boolean> => {
  const checkpoints = await world.store.checkpoints(name);
  return (
    checkpoints.length !== partitions ||
    checkpoints.some((found) => found.version !== version || found.partition.of !== partitions)
  );
};

const outdated = async (wish: PrepareTables): Promise<readonly Projection[]> => {
  const verdicts = await Promise.all(wish.projections.map((each) => isOutdated(wish, each)));
  return wish.projections.filter((_, index) => verdicts[index]);
};

const rebuildOutdated = async (
  wish: PrepareTables,
  endings: Map<string, FoldEnding>,
): Promise<'again' | 'done'> => {
  const due = (await outdated(wish)).filter(({ name }) => !endings.has(name));
  wish.outdated(due.map(({ name }) => name));
  if (due.length === 0) return 'done';
  for (const built of await rebuild(wish.world, { ...wish, projections: due })) {
    if (built.outcome === 'poisoned') endings.set(built.projection, built.ending);
  }
  return 'again';
};

const waitAfter = async (
  error: unknown,
  retry: Backoff,
  { signal, report }: PrepareTables,
): Promise<void> => {
  if (error instanceof RebuildUnderWay) return pause(elsewhereMs, signal);
  report(error);
  return pause(retry.next(), signal);
};

/**
 * Gives every projection a table of its version, made from the whole log, and answers with those
 * that met an event they cannot fold. Tries for ever; several processes may do so at once.
 */
export const prepareTables = async (
  wish: PrepareTables,
): Promise<ReadonlyMap<string, FoldEnding>> => {
  const endings = new Map<string, FoldEnding>();
  const retry = backoff();
  while (!wish.signal.aborted) {
    try {
      if ((await rebuildOutdated(wish, endings)) === 'done') break;
    } catch (error) {
      await waitAfter(error, retry, wish);
    }
  }
  return endings;
};

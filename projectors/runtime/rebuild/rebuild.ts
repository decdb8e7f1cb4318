import { beforeAll } from '../../../domain/kernel/envelope.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { Projection } from '../../projection.ts';
import type { FoldEnding } from '../failure-of.ts';
import type { ReadModelStore } from '../read-model-store.ts';
import { type Building, building } from './building.ts';
import { catchUp, catchUpTogether } from './catch-up.ts';
import { type Comparison, compare, readLive } from './compare.ts';
import { eachSound, eachSoundInTurn } from './each-sound.ts';
import { foldHistory } from './fold-history.ts';
import type { History } from './history.ts';
import { type RebuildProgress, stepCounter } from './progress.ts';
import { alone } from './rebuild-leases.ts';
import type { Differences, LiveContent, ShadowStore } from './shadow-store.ts';
import { swap } from './swap.ts';
import { writeAll } from './write-rows.ts';

export type RebuildWorld = {
  readonly log: Pick<EventLog, 'head'>;
  readonly history: History;
  readonly store: Pick<ReadModelStore, 'checkpoints' | 'lease'>;
  readonly shadows: ShadowStore;
  readonly report: (progress: RebuildProgress) => void;
  /** Resolves when what was built is to take the live one's place, and throws when it is not; at once when absent. */
  readonly approve?: (proposal: Proposal) => Promise<void>;
};

/** What was built, and how it differs from what is there. */
export type Proposal = {
  readonly results: readonly Rebuilt[];
  readonly differences: (projection: string) => Promise<Differences | undefined>;
};

export type RebuildWish = {
  readonly projections: readonly Projection[];
  /** Into how many the keys are divided afterwards; as before when absent. */
  readonly partitions?: number;
  /** Bytes that the rows in memory may come to; 110 million when absent. */
  readonly budget?: number;
};

export type Rebuilt = { readonly projection: string } & (
  | { readonly outcome: 'equal' | 'different'; readonly checksum: string }
  /** There was no live table of this version and layout to compare with. */
  | { readonly outcome: 'new' }
  | { readonly outcome: 'poisoned'; readonly ending: FoldEnding }
);

const begin = async (
  { log, store, shadows }: RebuildWorld,
  { projections, partitions }: RebuildWish,
): Promise<readonly Building[]> => {
  const head = await log.head();
  return Promise.all(
    projections.map(async (projection) => {
      const live = await store.checkpoints(projection.name);
      return building({ projection, live, head, partitions }, await shadows.open(projection));
    }),
  );
};

export const outcomeOf = (
  { projection: { name }, ending }: Building,
  comparison: Comparison | undefined,
): Rebuilt => {
  if (ending) return { projection: name, outcome: 'poisoned', ending };
  if (!comparison) return { projection: name, outcome: 'new' };
  const { isEqual, checksum } = comparison;
  return { projection: name, outcome: isEqual ? 'equal' : 'different', checksum };
};

/** Each goes through the steps on its own; a step is told once all are at it. */
const finish = async (
  { history, report }: RebuildWorld,
  buildings: readonly Building[],
  live: ReadonlyMap<Building, Promise<LiveContent>>,
): Promise<ReadonlyMap<Building, Comparison | undefined>> => {
  const stepTaken = stepCounter(buildings.filter(({ ending }) => !ending).length, report);
  return eachSound(buildings, async (one) => {
    stepTaken('write');
    await writeAll(one.cache);
    stepTaken('index');
    await one.shadow.index();
    stepTaken('compare');
    const content = await live.get(one);
    return content && compare(history, one, content);
  });
};

/** A live table that is behind is compared where it stands; the new one goes on from there. */
export const goToHead = async (
  { log, history, report }: RebuildWorld,
  buildings: readonly Building[],
): Promise<void> => {
  const upTo = await log.head();
  let events = 0;
  report({ step: 'catch-up', events, position: beforeAll, upTo });
  await catchUpTogether(buildings, {
    history,
    upTo,
    report: (more, position) => {
      events += more;
      report({ step: 'catch-up', events, position, upTo });
    },
  });
};

/** Asks whether it may be swapped, where somebody is to say so. */
export const approved = async (
  { history, approve }: RebuildWorld,
  buildings: readonly Building[],
  results: readonly Rebuilt[],
): Promise<void> => {
  await approve?.({
    results,
    differences: async (projection) => {
      const one = buildings.find((building) => building.projection.name === projection);
      return one?.shadow.differences((live) =>
        catchUp(
          history,
          one,
          live.map(({ position }) => position),
        ),
      );
    },
  });
};

const build = async (
  world: RebuildWorld,
  buildings: readonly Building[],
  budget: number,
): Promise<readonly Rebuilt[]> => {
  const { history, shadows, report } = world;
  const live = readLive(shadows, buildings);
  await foldHistory({ history, buildings, budget, report });
  const comparisons = await finish(world, buildings, live);
  const results = () => buildings.map((one) => outcomeOf(one, comparisons.get(one)));
  await approved(world, buildings, results());
  await goToHead(world, buildings);
  report({ step: 'swap' });
  await eachSoundInTurn(buildings, (one) => swap(history, one));
  return results();
};

/**
 * Folds projections anew from the whole log, in one pass for all of them, into tables beside the
 * live ones; compares, goes on to the head of the log, and swaps. The live ones serve and project meanwhile, and are kept as the
 * previous ones. Throws `RebuildUnderWay`, and what the log and the database throw: the live tables
 * are then as they were, except where the swap of one had been done.
 */
export const rebuild = (world: RebuildWorld, wish: RebuildWish): Promise<readonly Rebuilt[]> =>
  alone(world.store, wish.projections, async () => {
    world.report({ step: 'prepare' });
    const buildings = await begin(world, wish);
    try {
      return await build(world, buildings, wish.budget ?? defaultBudget);
    } finally {
      await Promise.all(buildings.map(({ shadow }) => shadow.discard()));
    }
  });

const defaultBudget = 110_000_000;
